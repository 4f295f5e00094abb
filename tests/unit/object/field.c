/* SPDX-License-Identifier: Apache-2.0 */
/* Members with known names, and values as C types. */
#include <kin/field.h>

#include <pthread.h>
#include <stdio.h>

#include "kin_test.h"
#include "object/document.h"
#include "test_json.h"

static const char text[] =
    "{\"metadata\":{\"name\":\"x\"},\"spec\":{\"a\":1,\"nodeName\":\"n\","
    "\"requiredDuringScheduling\":true,\"t\":null},\"list\":[1]}";

KIN_TEST(finds_members_and_members_of_members)
{
    KIN_AUTO(kin_document) *doc = NULL;
    KIN_AUTO(kin_object) *object = NULL;
    kin_field name = KIN_FIELD_INIT("spec", "nodeName");
    kin_field spec = KIN_FIELD_INIT("spec", "");
    kin_field long_key = KIN_FIELD_INIT("spec", "requiredDuringScheduling");
    kin_field a = KIN_FIELD_INIT("a", "");

    TRY(test_json_read(alloc, text, &doc));
    TRY(kin_object_new(doc, &object, NULL));
    for (int i = 0; i < 3; i++) {
        assert_str_equal(kin_value_str(kin_object_field(object, &name)), "n");
        kin_value inner = kin_value_field(kin_document_root(doc), &spec);
        assert_int_equal(kin_value_as_int64(kin_value_field(inner, &a)), 1);
        assert_true(kin_value_as_bool(kin_object_field(object, &long_key)));
    }
    return 0;
}

KIN_TEST(missing_members_are_absent)
{
    KIN_AUTO(kin_document) *doc = NULL;
    kin_field missing = KIN_FIELD_INIT("spec", "image");
    kin_field below = KIN_FIELD_INIT("list", "x");
    kin_field null = KIN_FIELD_INIT("spec", "t");
    kin_field below_null = KIN_FIELD_INIT("nothing", "t");

    TRY(test_json_read(alloc, text, &doc));
    kin_value root = kin_document_root(doc);
    assert_false(kin_value_exists(kin_value_field(root, &missing)));
    assert_false(kin_value_exists(kin_value_field(root, &below)));
    assert_false(kin_value_exists(kin_value_field(root, &below_null)));
    assert_true(kin_value_exists(kin_value_field(root, &null)));
    assert_false(kin_value_is_set(kin_value_field(root, &null)));
    assert_false(kin_value_exists(kin_value_field(KIN_VALUE_ABSENT, &null)));
    assert_false(kin_value_exists(kin_object_field(NULL, &null)));
    return 0;
}

/* The hint of a field is right for the previous object and wrong for this one.
 */
KIN_TEST(finds_keys_at_other_positions_and_of_every_length)
{
    static const char *const keys[] = {
        "a",
        "ab",
        "abc",
        "abcd",
        "abcdefg",
        "abcdefgh",
        "abcdefghi",
        "abcdefghijklmno",
        "abcdefghijklmnop",
        "abcdefghijklmnopq",
    };
    enum { KEYS = sizeof(keys) / sizeof(keys[0]) };

    for (size_t turn = 0; turn < KEYS; turn++) {
        KIN_AUTO(kin_document) *doc = NULL;
        TRY(kin__document_new(alloc, &doc, NULL));
        TRY(kin__document_open_object(doc));
        for (size_t i = 0; i < KEYS; i++) {
            TRY(kin__document_key(doc, kin_s(keys[(i + turn) % KEYS])));
            TRY(kin__document_add_int(doc, (int64_t)((i + turn) % KEYS)));
        }
        TRY(kin__document_close(doc));
        TRY(kin__document_finish(doc, NULL));
        kin_field field = KIN_FIELD_INIT("", "");
        for (size_t i = 0; i < KEYS; i++) {
            field.keys[0] = kin_s(keys[i]);
            kin_value v = kin_value_field(kin_document_root(doc), &field);
            assert_int_equal(kin_value_as_int32(v), i);
            /* Same length, different text. */
            char other[32] = {0};
            memcpy(other, keys[i], strlen(keys[i]));
            other[strlen(other) - 1] = '!';
            field.keys[0] = kin_s(other);
            v = kin_value_field(kin_document_root(doc), &field);
            assert_false(kin_value_exists(v));
        }
    }
    return 0;
}

KIN_TEST(is_of_compares_kind_and_version)
{
    static const kin_resource deployments = {"apps", "v1", "deployments",
                                             "Deployment", false};
    static const kin_resource pods = {NULL, "v1", "pods", "Pod", false};
    static const struct {
        const char *text;
        bool is_deployment;
        bool is_pod;
    } cases[] = {
        {"\"apiVersion\":\"apps/v1\",\"kind\":\"Deployment\"", true, false},
        {"\"apiVersion\":\"apps/v1\",\"kind\":\"Pod\"", false, false},
        {"\"apiVersion\":\"v1\",\"kind\":\"Pod\"", false, true},
        {"\"apiVersion\":\"v1\",\"kind\":\"Deployment\"", false, false},
        {"\"apiVersion\":\"apps\",\"kind\":\"Deployment\"", false, false},
        {"\"apiVersion\":\"apps/v1beta1\",\"kind\":\"Deployment\"", false,
         false},
        {"\"kind\":\"Pod\"", false, false},
    };

    for (size_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        KIN_AUTO(kin_document) *doc = NULL;
        KIN_AUTO(kin_object) *object = NULL;
        char whole[256];
        (void)snprintf(whole, sizeof(whole),
                       "{%s,\"metadata\":{\"name\":\"x\"}}", cases[i].text);
        TRY(test_json_read(alloc, whole, &doc));
        TRY(kin_object_new(doc, &object, NULL));
        assert_int_equal(kin_object_is_of(object, &deployments),
                         cases[i].is_deployment);
        assert_int_equal(kin_object_is_of(object, &pods), cases[i].is_pod);
    }
    assert_false(kin_object_is_of(NULL, &pods));
    return 0;
}

struct racer {
    kin_value values[2];
    kin_field *field;
    int64_t wrong;
};

static void *race(void *userdata)
{
    struct racer *racer = userdata;

    for (int i = 0; i < 2000; i++)
        for (int k = 0; k < 2; k++)
            racer->wrong += kin_value_as_int64(kin_value_field(
                                racer->values[k], racer->field)) != k + 1;
    return NULL;
}

/* Two shapes, so that both threads keep writing the hint. */
KIN_TEST(threads_can_share_a_field)
{
    KIN_AUTO(kin_document) *a = NULL;
    KIN_AUTO(kin_document) *b = NULL;
    kin_field field = KIN_FIELD_INIT("k", "");
    pthread_t thread;

    TRY(test_json_read(alloc, "{\"k\":1,\"x\":0}", &a));
    TRY(test_json_read(alloc, "{\"x\":0,\"y\":0,\"k\":2}", &b));
    struct racer racers[2];
    for (int i = 0; i < 2; i++)
        racers[i] = (struct racer){
            {kin_document_root(a), kin_document_root(b)}, &field, 0};
    assert_int_equal(pthread_create(&thread, NULL, race, &racers[0]), 0);
    race(&racers[1]);
    assert_int_equal(pthread_join(thread, NULL), 0);
    assert_int_equal(racers[0].wrong + racers[1].wrong, 0);
    return 0;
}

static kin_value member(const kin_document *doc, const char *key)
{
    return kin_value_get(kin_document_root(doc), kin_s(key));
}

KIN_TEST(reads_scalars_or_zero)
{
    KIN_AUTO(kin_document) *doc = NULL;

    TRY(test_json_read(alloc,
                       "{\"t\":true,\"f\":false,\"i\":-7,\"big\":2147483648,"
                       "\"huge\":9223372036854775807,\"d\":2.5,\"s\":\"x\"}",
                       &doc));
    assert_true(kin_value_as_bool(member(doc, "t")));
    assert_false(kin_value_as_bool(member(doc, "f")));
    assert_false(kin_value_as_bool(member(doc, "i")));
    assert_int_equal(kin_value_as_int32(member(doc, "i")), -7);
    assert_int_equal(kin_value_as_int32(member(doc, "big")), 0);
    assert_int_equal(kin_value_as_int64(member(doc, "big")), 2147483648);
    assert_int_equal(kin_value_as_int64(member(doc, "huge")), INT64_MAX);
    assert_int_equal(kin_value_as_int64(member(doc, "d")), 0);
    assert_int_equal(kin_value_as_int64(member(doc, "s")), 0);
    assert_true(kin_value_as_double(member(doc, "d")) == 2.5);
    assert_true(kin_value_as_double(member(doc, "s")) == 0);
    assert_true(kin_value_is_set(member(doc, "f")));
    return 0;
}

KIN_TEST(reads_times_durations_and_quantities)
{
    KIN_AUTO(kin_document) *doc = NULL;
    char buffer[KIN_QUANTITY_TEXT_SIZE];

    TRY(test_json_read(alloc,
                       "{\"time\":\"2024-02-29T12:00:00Z\","
                       "\"micro\":\"2024-02-29T12:00:00.000123Z\","
                       "\"d\":\"1h30m0s\",\"q\":\"1500m\",\"n\":2,"
                       "\"p\":\"25%\"}",
                       &doc));
    assert_int_equal(kin_value_as_time(member(doc, "time")).seconds,
                     1709208000);
    kin_time micro = kin_value_as_time(member(doc, "micro"));
    assert_int_equal(micro.seconds, 1709208000);
    assert_int_equal(micro.nanos, 123000);
    assert_int_equal(kin_value_as_time(member(doc, "d")).seconds, 0);
    assert_int_equal(kin_value_as_duration(member(doc, "d")), 5400000000000);
    assert_int_equal(kin_value_as_duration(member(doc, "p")), 0);
    kin_quantity q = kin_value_as_quantity(member(doc, "q"));
    (void)kin_quantity_format(&q, buffer, sizeof(buffer));
    assert_string_equal(buffer, "1500m");
    q = kin_value_as_quantity(member(doc, "n"));
    (void)kin_quantity_format(&q, buffer, sizeof(buffer));
    assert_string_equal(buffer, "2");
    q = kin_value_as_quantity(member(doc, "p"));
    assert_true(q.sign == 0);
    q = kin_value_as_quantity(KIN_VALUE_ABSENT);
    assert_true(q.sign == 0);
    kin_intstr p = kin_value_as_intstr(member(doc, "p"));
    assert_true(p.is_string);
    assert_str_equal(p.text, "25%");
    p = kin_value_as_intstr(member(doc, "n"));
    assert_false(p.is_string);
    assert_int_equal(p.number, 2);
    return 0;
}

KIN_TEST(decodes_bytes)
{
    static const struct {
        const char *json;
        const char *bytes; /* NULL: none */
    } cases[] = {
        {"\"\"", ""},        {"\"YQ==\"", "a"},        {"\"YWI=\"", "ab"},
        {"\"YWJj\"", "abc"}, {"\"YWJjZA==\"", "abcd"}, {"\"YQ=\"", NULL},
        {"\"YQ\"", NULL},    {"\"Y===\"", NULL},       {"\"YQ==YQ==\"", NULL},
        {"\"Y!==\"", NULL},  {"\"Y=Q=\"", NULL},       {"5", NULL},
    };

    for (size_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        KIN_AUTO(kin_document) *doc = NULL;
        char buffer[8] = "#######";
        TRY(test_json_read(alloc, cases[i].json, &doc));
        size_t got = kin_value_as_bytes(kin_document_root(doc), buffer,
                                        sizeof(buffer));
        assert_int_equal(got, cases[i].bytes ? strlen(cases[i].bytes) : 0);
        if (cases[i].bytes)
            assert_memory_equal(buffer, cases[i].bytes, got);
        assert_int_equal(kin_value_as_bytes(kin_document_root(doc), NULL, 0),
                         got);
    }
    return 0;
}

KIN_TEST(finds_choices)
{
    static const char *const choices[] = {"Fast", "Slow"};

    (void)alloc;
    assert_int_equal(kin_field_choice(kin_s("Fast"), choices, 2), 1);
    assert_int_equal(kin_field_choice(kin_s("Slow"), choices, 2), 2);
    assert_int_equal(kin_field_choice(kin_s("fast"), choices, 2), 0);
    assert_int_equal(kin_field_choice(kin_s(""), choices, 2), 0);
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(finds_members_and_members_of_members),
              KIN_TEST_ENTRY(missing_members_are_absent),
              KIN_TEST_ENTRY(finds_keys_at_other_positions_and_of_every_length),
              KIN_TEST_ENTRY(is_of_compares_kind_and_version),
              KIN_TEST_ENTRY(threads_can_share_a_field),
              KIN_TEST_ENTRY(reads_scalars_or_zero),
              KIN_TEST_ENTRY(reads_times_durations_and_quantities),
              KIN_TEST_ENTRY(decodes_bytes), KIN_TEST_ENTRY(finds_choices))
