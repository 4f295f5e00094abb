/* SPDX-License-Identifier: Apache-2.0 */
#include "wire/json_strict.h"

#include "base/buf.h"
#include "kin_test.h"
#include "schema/schema.h"

static int note(kin_str path, bool is_duplicate, void *userdata)
{
    return kin__buf_printf(userdata, "%s %.*s;",
                           is_duplicate ? "duplicate" : "unknown",
                           KIN_STR(path));
}

static int walk(const kin_allocator *alloc, const char *type, const char *text,
                struct kin__buf *reported)
{
    const struct kin__schema *schema = NULL;

    TRY(kin__schema_get(&schema, NULL));
    return kin__json_strict(
        alloc, type ? kin__schema_find_type(schema, kin_s(type)) : NULL,
        kin_s(text), note, reported);
}

KIN_TEST(reports_members_in_order)
{
    static const struct {
        const char *type;
        const char *text;
        const char *reported;
    } samples[] = {
        /* The response of kube-apiserver 1.37 to the same text. */
        {"core/v1.Pod",
         "{\"metadata\":{\"name\":\"x\",\"name\":\"y\",\"labels\":{\"a\":\"1\","
         "\"a\":\"2\"},\"bogus\":1},\"zzz\":{},\"spec\":{\"containers\":[{"
         "\"name\":\"c\",\"image\":\"i\",\"bog\":1,\"name\":\"d\"}],\"Bogus\":"
         "1}}",
         "duplicate metadata.name;duplicate metadata.labels.a;unknown "
         "metadata.bogus;unknown zzz;unknown spec.containers[0].bog;duplicate "
         "spec.containers[0].name;unknown spec.Bogus;"},
        {"core/v1.Pod", " { } ", ""},
        {"core/v1.Pod", "[]", ""},
        {"core/v1.Pod", "\"a\\\"b\"", ""},
        {"core/v1.Pod", "{\"spec\":{\"x\":{\"y\":1,\"y\":2},\"nodeName\":1}}",
         "unknown spec.x;"},
        {"core/v1.Pod",
         "{\"spec\":{\"containers\":[{},{\"env\":[{\"name\":\"}\\\\\"},{\"q\":"
         "[[{}]]}]}]}}",
         "unknown spec.containers[1].env[1].q;"},
        {"core/v1.Secret", "{\"data\":{\"any\":\"\",\"thing\":\"\"}}", ""},
        {NULL, "{\"a\":[{\"b\":1,\"b\":2}],\"c\":{\"a\":1},\"c\":null}",
         "duplicate a[0].b;duplicate c;"},
    };

    for (size_t i = 0; i < sizeof(samples) / sizeof(samples[0]); i++) {
        KIN__AUTO_BUF reported;
        kin__buf_init(&reported, alloc, 10000);
        TRY(walk(alloc, samples[i].type, samples[i].text, &reported));
        assert_str_equal(kin__buf_str(&reported), samples[i].reported);
    }
    return 0;
}

KIN_TEST(handles_many_keys_and_levels)
{
    KIN__AUTO_BUF text;
    KIN__AUTO_BUF reported;

    kin__buf_init(&text, alloc, 1 << 20);
    kin__buf_init(&reported, alloc, 10000);
    TRY(kin__buf_append(&text, kin_s("{")));
    for (int i = 0; i < 200; i++)
        TRY(kin__buf_printf(&text, "\"k%d\":{", i));
    for (int i = 0; i < 200; i++)
        TRY(kin__buf_append(&text, kin_s("}")));
    for (int i = 0; i < 300; i++)
        TRY(kin__buf_printf(&text, ",\"m%d\":1", i));
    TRY(kin__buf_append(&text, kin_s(",\"m7\":1}")));
    TRY(walk(alloc, NULL, text.ptr, &reported));
    assert_str_equal(kin__buf_str(&reported), "duplicate m7;");
    return 0;
}

KIN_TEST(parsing_reports_duplicates)
{
    KIN_AUTO(kin_document) *once = NULL;
    KIN_AUTO(kin_document) *twice = NULL;
    KIN_AUTO(kin_document) *none = NULL;
    bool has = true;

    TRY(kin__document_parse_noting(alloc, kin_s("{\"a\":{\"b\":1}}"), &has,
                                   &once, NULL));
    assert_false(has);
    TRY(kin__document_parse_noting(alloc, kin_s("[{\"a\":1,\"a\":2}]"), &has,
                                   &twice, NULL));
    assert_true(has);
    TRY_FAIL(kin__document_parse_noting(alloc, kin_s("{"), &has, &none, NULL),
             KIN_EPARSE);
    assert_null(none);
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(reports_members_in_order),
              KIN_TEST_ENTRY(handles_many_keys_and_levels),
              KIN_TEST_ENTRY(parsing_reports_duplicates))
