/* SPDX-License-Identifier: Apache-2.0 */
#include "object/projection.h"

#include <stdio.h>

#include "kin_test.h"

#define COUNT(array) (sizeof(array) / sizeof((array)[0]))

/* Whether a path is kept as a whole. */
static int keeps(const kin_allocator *alloc, const kin_projection *projection,
                 const char *text, bool *ret)
{
    KIN_AUTO(kin_path) *path = NULL;
    int r = kin_path_new(alloc, kin_s(text), &path, NULL);

    if (r == 0)
        *ret = kin__projection_keeps(projection, path);
    return r;
}

#define TRY_KEEPS(projection, text, expected)                                  \
    do {                                                                       \
        bool keeps_ = !(expected);                                             \
        TRY(keeps(alloc, (projection), (text), &keeps_));                      \
        if (keeps_ != (expected))                                              \
            fail_msg("%s is%s kept", (text), keeps_ ? "" : " not");            \
    } while (0)

KIN_TEST(some_fields_are_always_kept)
{
    KIN_AUTO(kin_projection) *none = NULL;

    TRY(kin_projection_parse(alloc, kin_s(""), &none, NULL));
    TRY_KEEPS(none, ".apiVersion", true);
    TRY_KEEPS(none, ".kind", true);
    TRY_KEEPS(none, ".metadata.name", true);
    TRY_KEEPS(none, ".metadata.namespace", true);
    TRY_KEEPS(none, ".metadata.uid", true);
    TRY_KEEPS(none, ".metadata.resourceVersion", true);
    TRY_KEEPS(none, ".metadata.labels", true);
    TRY_KEEPS(none, ".metadata.labels.app", true);
    TRY_KEEPS(none, ".metadata.deletionTimestamp", true);
    TRY_KEEPS(none, ".metadata.ownerReferences[0].uid", true);
    TRY_KEEPS(none, ".metadata.annotations", false);
    TRY_KEEPS(none, ".metadata", false);
    TRY_KEEPS(none, ".spec", false);
    TRY_KEEPS(none, ".", false);
    TRY_KEEPS(none, ".nam", false);
    TRY_KEEPS(none, ".metadata.names", false);
    return 0;
}

KIN_TEST(no_projection_keeps_everything)
{
    TRY_KEEPS(NULL, ".", true);
    TRY_KEEPS(NULL, ".spec", true);
    assert_null(kin_projection_ref(NULL));
    assert_null(kin_projection_unref(NULL));
    return 0;
}

KIN_TEST(declared_fields_are_kept)
{
    static const kin_str paths = KIN_STR_INIT(
        ".spec.nodeName,status.phase,.spec.containers[*].image,"
        ".metadata.annotations['example.com/team'],.a.b\\.c");
    KIN_AUTO(kin_projection) *projection = NULL;

    TRY(kin_projection_parse(alloc, paths, &projection, NULL));
    TRY_KEEPS(projection, ".spec.nodeName", true);
    TRY_KEEPS(projection, ".spec.nodeNames", false);
    TRY_KEEPS(projection, ".spec", false);
    TRY_KEEPS(projection, ".status.phase.what.ever", true);
    TRY_KEEPS(projection, ".spec.containers[3].image", true);
    TRY_KEEPS(projection, ".spec.containers[3].name", false);
    TRY_KEEPS(projection, ".spec.containers[3]", false);
    TRY_KEEPS(projection, ".spec.containers.image", false);
    TRY_KEEPS(projection, ".spec[0]", false);
    TRY_KEEPS(projection, ".metadata.annotations['example.com/team']", true);
    TRY_KEEPS(projection, ".metadata.annotations['example.com/tea']", false);
    TRY_KEEPS(projection, ".a['b.c']", true);
    return 0;
}

KIN_TEST(the_larger_declaration_wins)
{
    static const char *const texts[] = {".a.b.c,.a", ".a,.a.b.c",
                                        ".a.b,.a[*].c,.a.b.d,.a"};

    for (size_t i = 0; i < COUNT(texts); i++) {
        KIN_AUTO(kin_projection) *projection = NULL;
        TRY(kin_projection_parse(alloc, kin_s(texts[i]), &projection, NULL));
        TRY_KEEPS(projection, ".a", true);
        TRY_KEEPS(projection, ".a.x[0]", true);
        TRY_KEEPS(projection, ".b", false);
    }
    return 0;
}

KIN_TEST(one_text_has_many_paths)
{
    KIN_AUTO(kin_projection) *projection = NULL;

    TRY(kin_projection_parse(alloc, kin_s(".a['x,y'],b[\"]\"][*].c,d\\,e"),
                             &projection, NULL));
    TRY_KEEPS(projection, ".a['x,y']", true);
    TRY_KEEPS(projection, ".b[']'][0].c", true);
    TRY_KEEPS(projection, ".['d,e']", true);
    TRY_KEEPS(projection, ".d", false);
    return 0;
}

KIN_TEST(parses_predefined_projections)
{
    KIN_AUTO(kin_projection) *metadata = NULL;
    KIN_AUTO(kin_projection) *secret = NULL;

    TRY(kin_projection_parse(alloc, kin_s(KIN_FIELDS_METADATA), &metadata,
                             NULL));
    TRY_KEEPS(metadata, ".metadata", true);
    TRY_KEEPS(metadata, ".spec", false);
    TRY(kin_projection_parse(alloc, kin_s(KIN_FIELDS_SECRET), &secret, NULL));
    TRY_KEEPS(secret, ".type", true);
    TRY_KEEPS(secret, ".data", false);
    TRY_KEEPS(secret, ".stringData", false);
    TRY_KEEPS(secret,
              ".metadata.annotations['kubectl.kubernetes.io/"
              "last-applied-configuration']",
              false);
    return 0;
}

KIN_TEST(many_members_are_found)
{
    KIN_AUTO(kin_projection) *projection = NULL;
    char text[500 * 32];
    size_t len = 0;

    for (size_t i = 0; i < 500; i++)
        len += (size_t)snprintf(text + len, sizeof(text) - len,
                                "%s.data.key-number-%zu", i ? "," : "", i * 2);
    TRY(kin_projection_parse(alloc, kin_str_of(text, len), &projection, NULL));
    TRY_KEEPS(projection, ".data.key-number-0", true);
    TRY_KEEPS(projection, ".data.key-number-1", false);
    TRY_KEEPS(projection, ".data.key-number-998", true);
    TRY_KEEPS(projection, ".data.key-number-1000", false);
    return 0;
}

KIN_TEST(errors_describe_the_problem)
{
    static const struct {
        const char *text;
        int code;
        const char *message;
    } bad[] = {
        {".", KIN_EINVAL, "projection: '.' selects the whole object"},
        {".a,,.b", KIN_EINVAL, "projection: '' selects the whole object"},
        {".a,", KIN_EINVAL, "projection: '' selects the whole object"},
        {".a[0].b", KIN_EINVAL,
         "projection: '.a[0].b': a single element cannot be kept: use [*]"},
        {"[*].a", KIN_EINVAL, "projection: '[*].a': an object has no elements"},
        {".a..b", KIN_EPARSE,
         "projection: path: no key after '.' at byte 3 of '.a..b'"},
        {".a.b,.c[x]", KIN_EPARSE,
         "projection: path: neither an index nor a quoted key at byte 3 of "
         "'.c[x]'"},
        {".a['b", KIN_EPARSE,
         "projection: path: missing quote at byte 5 of '.a['b'"},
        {".a[*", KIN_EPARSE,
         "projection: path: missing ']' at byte 4 of '.a[*'"},
    };

    for (size_t i = 0; i < COUNT(bad); i++) {
        KIN_AUTO(kin_projection) *projection = NULL;
        kin_error err = KIN_ERROR_INIT;
        TRY_FAIL(
            kin_projection_parse(alloc, kin_s(bad[i].text), &projection, &err),
            bad[i].code);
        assert_string_equal(err.message, bad[i].message);
        assert_null(projection);
    }
    return 0;
}

KIN_TEST(the_number_of_paths_is_limited)
{
    enum { PATH_LEN = sizeof(".a,") - 1 };
    char text[(KIN_PROJECTION_MAX_PATHS + 1) * PATH_LEN];
    KIN_AUTO(kin_projection) *most = NULL;
    KIN_AUTO(kin_projection) *more = NULL;
    kin_error err = KIN_ERROR_INIT;

    for (size_t i = 0; i < sizeof(text); i += PATH_LEN)
        memcpy(text + i, ".a,", PATH_LEN);
    TRY(kin_projection_parse(
        alloc, kin_str_of(text, sizeof(text) - PATH_LEN - 1), &most, NULL));
    TRY_FAIL(kin_projection_parse(alloc, kin_str_of(text, sizeof(text) - 1),
                                  &more, &err),
             KIN_ELIMIT);
    assert_string_equal(err.message, "projection: more than 1024 paths");
    return 0;
}

KIN_TEST(references_are_counted)
{
    KIN_AUTO(kin_projection) *first = NULL;

    TRY(kin_projection_parse(alloc, kin_s(".a"), &first, NULL));
    KIN_AUTO(kin_projection) *second = kin_projection_ref(first);
    assert_ptr_equal(first, second);
    first = kin_projection_unref(first);
    assert_null(first);
    TRY_KEEPS(second, ".a", true);
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(some_fields_are_always_kept),
              KIN_TEST_ENTRY(no_projection_keeps_everything),
              KIN_TEST_ENTRY(declared_fields_are_kept),
              KIN_TEST_ENTRY(the_larger_declaration_wins),
              KIN_TEST_ENTRY(one_text_has_many_paths),
              KIN_TEST_ENTRY(parses_predefined_projections),
              KIN_TEST_ENTRY(many_members_are_found),
              KIN_TEST_ENTRY(errors_describe_the_problem),
              KIN_TEST_ENTRY(the_number_of_paths_is_limited),
              KIN_TEST_ENTRY(references_are_counted))
