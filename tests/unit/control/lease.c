/* SPDX-License-Identifier: Apache-2.0 */
#include "control/lease.h"

#include <string.h>

#include <kin/json.h>

#include "base/buf.h"
#include "kin_test.h"

#define LEASE                                                                  \
    "{\"apiVersion\":\"coordination.k8s.io/v1\",\"kind\":\"Lease\","           \
    "\"metadata\":{\"name\":\"lock\",\"namespace\":\"ns\","                    \
    "\"resourceVersion\":\"17\",\"labels\":{\"a\":\"old\",\"b\":\"kept\"}},"   \
    "\"spec\":{\"holderIdentity\":\"bing\",\"leaseDurationSeconds\":15,"       \
    "\"acquireTime\":\"2024-02-29T12:00:00.123456Z\","                         \
    "\"renewTime\":\"2024-02-29T12:00:02.000000Z\",\"leaseTransitions\":3,"    \
    "\"strategy\":\"OldestEmulationVersion\",\"preferredHolder\":\"bong\"}}"

static int take(kin_str piece, void *userdata)
{
    return kin__buf_append(userdata, piece);
}

static int write_text(const kin_allocator *alloc,
                      const struct kin__lease_place *place,
                      const kin_object *base, const struct kin__lease *lease,
                      struct kin__buf *ret)
{
    KIN_AUTO(kin_document) *doc = NULL;

    int r = kin__lease_write(place, base, lease, &doc, NULL);
    if (r < 0)
        return r;
    kin__buf_init(ret, alloc, 4096);
    return kin_value_write(kin_document_root(doc), 0, take, ret);
}

KIN_TEST(reads_a_lease)
{
    KIN_AUTO(kin_object) *object = NULL;
    struct kin__lease lease;

    TRY(kin_object_parse(alloc, kin_s(LEASE), &object, NULL));
    TRY(kin__lease_read(object, &lease, NULL));
    assert_string_equal(lease.holder, "bing");
    assert_string_equal(lease.version, "17");
    assert_int_equal(lease.duration_s, 15);
    assert_int_equal(lease.transitions, 3);
    assert_int_equal(lease.acquired.seconds, 1709208000);
    assert_int_equal(lease.acquired.nanos, 123456000);
    assert_int_equal(lease.renewed.seconds, 1709208002);
    assert_true(lease.is_ending);
    return 0;
}

KIN_TEST(missing_or_invalid_members_read_as_zero)
{
    static const char *const texts[] = {
        "{\"metadata\":{\"name\":\"a\",\"resourceVersion\":\"1\"}}",
        "{\"metadata\":{\"name\":\"a\",\"resourceVersion\":\"1\"},\"spec\":{"
        "\"holderIdentity\":7,\"leaseDurationSeconds\":\"x\","
        "\"leaseTransitions\":-5,\"acquireTime\":\"noon\",\"renewTime\":null}}",
    };

    for (size_t i = 0; i < 2; i++) {
        KIN_AUTO(kin_object) *object = NULL;
        struct kin__lease lease;
        TRY(kin_object_parse(alloc, kin_s(texts[i]), &object, NULL));
        TRY(kin__lease_read(object, &lease, NULL));
        assert_string_equal(lease.holder, "");
        assert_int_equal(lease.duration_s, 0);
        assert_int_equal(lease.transitions, 0);
        assert_int_equal(lease.acquired.seconds, 0);
        assert_false(lease.is_ending);
    }
    return 0;
}

/* Fencing tokens are compared as numbers. */
KIN_TEST(a_version_must_be_a_number)
{
    static const char *const versions[] = {
        "", "12a", "-1", "111111111111111111111111111111111111111111111111"};

    for (size_t i = 0; i < 4; i++) {
        KIN_AUTO(kin_object) *object = NULL;
        struct kin__lease lease;
        char text[256];
        (void)snprintf(text, sizeof(text),
                       "{\"metadata\":{\"name\":\"a\",\"resourceVersion\":"
                       "\"%s\"}}",
                       versions[i]);
        TRY(kin_object_parse(alloc, kin_s(text), &object, NULL));
        TRY_FAIL(kin__lease_read(object, &lease, NULL), KIN_EPROTOCOL);
    }
    return 0;
}

/* A long holder never equals our identity. */
KIN_TEST(truncates_a_long_holder)
{
    KIN_AUTO(kin_object) *object = NULL;
    struct kin__lease lease;
    char name[601];
    char text[800];

    memset(name, 'x', sizeof(name) - 1);
    name[sizeof(name) - 1] = '\0';
    (void)snprintf(text, sizeof(text),
                   "{\"metadata\":{\"name\":\"a\",\"resourceVersion\":\"1\"},"
                   "\"spec\":{\"holderIdentity\":\"%s\"}}",
                   name);
    TRY(kin_object_parse(alloc, kin_s(text), &object, NULL));
    TRY(kin__lease_read(object, &lease, NULL));
    assert_int_equal(strlen(lease.holder), KIN__HOLDER_SIZE - 1);
    return 0;
}

static const struct kin__lease ours = {
    .holder = "me",
    .duration_s = 30,
    .transitions = 4,
    .acquired = {.seconds = 1709208000},
    .renewed = {.seconds = 1709208001, .nanos = 5000},
};

#define OUR_SPEC                                                               \
    "\"spec\":{\"holderIdentity\":\"me\",\"leaseDurationSeconds\":30,"         \
    "\"acquireTime\":\"2024-02-29T12:00:00.000000Z\","                         \
    "\"renewTime\":\"2024-02-29T12:00:01.000005Z\",\"leaseTransitions\":4"

KIN_TEST(writes_a_new_lease)
{
    KIN__AUTO_BUF text = {.ptr = NULL};
    const kin_pair labels[] = {{kin_s("app"), kin_s("web")}};
    const struct kin__lease_place place = {
        .alloc = alloc,
        .ns = kin_s("ns"),
        .name = kin_s("lock"),
        .labels = labels,
        .label_count = 1,
    };

    TRY(write_text(alloc, &place, /* base= */ NULL, &ours, &text));
    assert_str_equal(
        kin__buf_str(&text),
        "{\"apiVersion\":\"coordination.k8s.io/v1\","
        "\"kind\":\"Lease\",\"metadata\":{\"name\":\"lock\","
        "\"namespace\":\"ns\",\"labels\":{\"app\":\"web\"}}," OUR_SPEC "}}");
    return 0;
}

KIN_TEST(keeps_members_of_others)
{
    KIN__AUTO_BUF text = {.ptr = NULL};
    KIN_AUTO(kin_object) *object = NULL;
    const kin_pair labels[] = {{kin_s("a"), kin_s("new")},
                               {kin_s("c"), kin_s("more")}};
    const struct kin__lease_place place = {
        .alloc = alloc,
        .ns = kin_s("ns"),
        .name = kin_s("lock"),
        .labels = labels,
        .label_count = 2,
    };

    TRY(kin_object_parse(alloc, kin_s(LEASE), &object, NULL));
    TRY(write_text(alloc, &place, object, &ours, &text));
    assert_str_equal(kin__buf_str(&text),
                     "{\"apiVersion\":\"coordination.k8s.io/v1\","
                     "\"kind\":\"Lease\",\"metadata\":{\"name\":\"lock\","
                     "\"namespace\":\"ns\",\"resourceVersion\":\"17\","
                     "\"labels\":{\"a\":\"new\",\"b\":\"kept\","
                     "\"c\":\"more\"}}," OUR_SPEC "}}");
    return 0;
}

KIN_TEST(keeps_labels_without_labels_of_its_own)
{
    KIN__AUTO_BUF text = {.ptr = NULL};
    KIN_AUTO(kin_object) *object = NULL;
    const struct kin__lease_place place = {
        .alloc = alloc,
        .ns = kin_s("ns"),
        .name = kin_s("lock"),
        .is_coordinated = true,
    };

    TRY(kin_object_parse(alloc, kin_s(LEASE), &object, NULL));
    TRY(write_text(alloc, &place, object, &ours, &text));
    assert_non_null(strstr(text.ptr, "{\"a\":\"old\",\"b\":\"kept\"}"));
    assert_non_null(
        strstr(text.ptr, "\"strategy\":\"OldestEmulationVersion\"}}"));
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(reads_a_lease),
              KIN_TEST_ENTRY(missing_or_invalid_members_read_as_zero),
              KIN_TEST_ENTRY(a_version_must_be_a_number),
              KIN_TEST_ENTRY(truncates_a_long_holder),
              KIN_TEST_ENTRY(writes_a_new_lease),
              KIN_TEST_ENTRY(keeps_members_of_others),
              KIN_TEST_ENTRY(keeps_labels_without_labels_of_its_own))
