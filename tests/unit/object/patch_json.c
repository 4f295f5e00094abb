/* SPDX-License-Identifier: Apache-2.0 */
#include <kin/patch.h>

#include <stdio.h>

#include "base/buf.h"
#include "object/document.h"
#include "object/patch.h"
#include "test_json.h"

struct patch_case {
    const char *target;
    const char *patch;
    const char *result; /* or the error's message */
    int code;
};

static int patch_case_run(const kin_allocator *alloc,
                          const struct patch_case *c)
{
    KIN_AUTO(kin_document) *target = NULL;
    KIN_AUTO(kin_document) *patch = NULL;
    KIN_AUTO(kin_document) *result = NULL;
    kin_error err = KIN_ERROR_INIT;

    TRY(test_json_read(alloc, c->target, &target));
    TRY(test_json_read(alloc, c->patch, &patch));
    TRY_FAIL(kin_patch_json(alloc, kin_document_root(target),
                            kin_document_root(patch), &result, &err),
             c->code);
    assert_json_equal(kin_document_root(target), c->target);
    if (c->code == 0) {
        assert_json_equal(kin_document_root(result), c->result);
    } else {
        assert_string_equal(err.message, c->result);
        assert_null(result);
    }
    return 0;
}

/* RFC 6902, appendix A: the examples that succeed. */
KIN_TEST(applies_the_examples_of_the_rfc)
{
    static const struct patch_case cases[] = {
        {"{\"foo\":\"bar\"}",
         "[{\"op\":\"add\",\"path\":\"/baz\",\"value\":\"qux\"}]",
         "{\"foo\":\"bar\",\"baz\":\"qux\"}", 0},
        {"{\"foo\":[\"bar\",\"baz\"]}",
         "[{\"op\":\"add\",\"path\":\"/foo/1\",\"value\":\"qux\"}]",
         "{\"foo\":[\"bar\",\"qux\",\"baz\"]}", 0},
        {"{\"baz\":\"qux\",\"foo\":\"bar\"}",
         "[{\"op\":\"remove\",\"path\":\"/baz\"}]", "{\"foo\":\"bar\"}", 0},
        {"{\"foo\":[\"bar\",\"qux\",\"baz\"]}",
         "[{\"op\":\"remove\",\"path\":\"/foo/1\"}]",
         "{\"foo\":[\"bar\",\"baz\"]}", 0},
        {"{\"baz\":\"qux\",\"foo\":\"bar\"}",
         "[{\"op\":\"replace\",\"path\":\"/baz\",\"value\":\"boo\"}]",
         "{\"baz\":\"boo\",\"foo\":\"bar\"}", 0},
        {"{\"foo\":{\"bar\":\"baz\",\"waldo\":\"fred\"},"
         "\"qux\":{\"corge\":\"grault\"}}",
         "[{\"op\":\"move\",\"from\":\"/foo/waldo\",\"path\":\"/qux/thud\"}]",
         "{\"foo\":{\"bar\":\"baz\"},"
         "\"qux\":{\"corge\":\"grault\",\"thud\":\"fred\"}}",
         0},
        {"{\"foo\":[\"all\",\"grass\",\"cows\",\"eat\"]}",
         "[{\"op\":\"move\",\"from\":\"/foo/1\",\"path\":\"/foo/3\"}]",
         "{\"foo\":[\"all\",\"cows\",\"eat\",\"grass\"]}", 0},
        {"{\"baz\":\"qux\",\"foo\":[\"a\",2,\"c\"]}",
         "[{\"op\":\"test\",\"path\":\"/baz\",\"value\":\"qux\"},"
         "{\"op\":\"test\",\"path\":\"/foo/1\",\"value\":2}]",
         "{\"baz\":\"qux\",\"foo\":[\"a\",2,\"c\"]}", 0},
        {"{\"foo\":\"bar\"}",
         "[{\"op\":\"add\",\"path\":\"/child\",\"value\":{\"grandchild\":{}}}]",
         "{\"foo\":\"bar\",\"child\":{\"grandchild\":{}}}", 0},
        {"{\"foo\":\"bar\"}",
         "[{\"op\":\"add\",\"path\":\"/baz\",\"value\":\"qux\",\"xyz\":123}]",
         "{\"foo\":\"bar\",\"baz\":\"qux\"}", 0},
        {"{\"/\":9,\"~1\":10}",
         "[{\"op\":\"test\",\"path\":\"/~01\",\"value\":10},"
         "{\"op\":\"test\",\"path\":\"/~1\",\"value\":9}]",
         "{\"/\":9,\"~1\":10}", 0},
        {"{\"foo\":[\"bar\"]}",
         "[{\"op\":\"add\",\"path\":\"/foo/-\",\"value\":[\"abc\",\"def\"]}]",
         "{\"foo\":[\"bar\",[\"abc\",\"def\"]]}", 0},
    };

    for (size_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++)
        TRY(patch_case_run(alloc, &cases[i]));
    return 0;
}

KIN_TEST(applies_corner_cases)
{
    static const struct patch_case cases[] = {
        {"{\"a\":1}", "[]", "{\"a\":1}", 0},
        {"{\"a\":1}", "[{\"op\":\"add\",\"path\":\"\",\"value\":[2]}]", "[2]",
         0},
        {"{\"a\":1}",
         "[{\"op\":\"replace\",\"path\":\"\",\"value\":{\"b\":1}},"
         "{\"op\":\"add\",\"path\":\"/c\",\"value\":2}]",
         "{\"b\":1,\"c\":2}", 0},
        {"{\"\":{\"\":1}}",
         "[{\"op\":\"replace\",\"path\":\"//\",\"value\":2}]",
         "{\"\":{\"\":2}}", 0},
        {"{\"a\":1}", "[{\"op\":\"add\",\"path\":\"/a\",\"value\":null}]",
         "{\"a\":null}", 0},
        {"{\"a\":null}",
         "[{\"op\":\"test\",\"path\":\"/a\",\"value\":null},"
         "{\"op\":\"replace\",\"path\":\"/a\",\"value\":0}]",
         "{\"a\":0}", 0},
        {"[0,1,2]",
         "[{\"op\":\"add\",\"path\":\"/0\",\"value\":\"a\"},"
         "{\"op\":\"add\",\"path\":\"/4\",\"value\":\"b\"},"
         "{\"op\":\"remove\",\"path\":\"/2\"},"
         "{\"op\":\"add\",\"path\":\"/2\",\"value\":\"c\"},"
         "{\"op\":\"replace\",\"path\":\"/1\",\"value\":\"d\"}]",
         "[\"a\",\"d\",\"c\",2,\"b\"]", 0},
        {"[]",
         "[{\"op\":\"add\",\"path\":\"/0\",\"value\":1},"
         "{\"op\":\"add\",\"path\":\"/0\",\"value\":2},"
         "{\"op\":\"add\",\"path\":\"/-\",\"value\":3},"
         "{\"op\":\"remove\",\"path\":\"/1\"}]",
         "[2,3]", 0},
        {"{\"a\":{\"b\":[1]}}",
         "[{\"op\":\"copy\",\"from\":\"/a\",\"path\":\"/c\"},"
         "{\"op\":\"add\",\"path\":\"/a/b/-\",\"value\":2},"
         "{\"op\":\"copy\",\"from\":\"/a/b\",\"path\":\"/d\"},"
         "{\"op\":\"remove\",\"path\":\"/a/b/0\"},"
         "{\"op\":\"test\",\"path\":\"/a\",\"value\":{\"b\":[2]}}]",
         "{\"a\":{\"b\":[2]},\"c\":{\"b\":[1]},\"d\":[1,2]}", 0},
        {"{\"a\":1,\"b\":2}",
         "[{\"op\":\"remove\",\"path\":\"/a\"},"
         "{\"op\":\"add\",\"path\":\"/a\",\"value\":3}]",
         "{\"a\":3,\"b\":2}", 0},
        {"{\"a\":1}", "[{\"op\":\"move\",\"from\":\"/a\",\"path\":\"/a\"}]",
         "{\"a\":1}", 0},
        {"{\"a\":{\"b\":1}}",
         "[{\"op\":\"move\",\"from\":\"/a\",\"path\":\"/ab\"},"
         "{\"op\":\"move\",\"from\":\"/ab\",\"path\":\"\"}]",
         "{\"b\":1}", 0},
        {"{\"startTime\":\"2026-03-01T12:00:07Z\"}",
         "[{\"op\":\"move\",\"from\":\"/startTime\",\"path\":\"/x\"},"
         "{\"op\":\"copy\",\"from\":\"/x\",\"path\":\"/endTime\"},"
         "{\"op\":\"test\",\"path\":\"/endTime\","
         "\"value\":\"2026-03-01T12:00:07Z\"}]",
         "{\"x\":\"2026-03-01T12:00:07Z\","
         "\"endTime\":\"2026-03-01T12:00:07Z\"}",
         0},
    };

    for (size_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++)
        TRY(patch_case_run(alloc, &cases[i]));
    return 0;
}

#define FAILS(op, why, code)                                                   \
    {                                                                          \
        "{\"a\":[1],\"b\":\"x\"}",                                             \
            "[{\"op\":\"add\",\"path\":\"/c\",\"value\":1}," op "]", why, code \
    }

KIN_TEST(reports_which_operation_failed_and_why)
{
    static const struct patch_case cases[] = {
        FAILS("{\"op\":\"test\",\"path\":\"/b\",\"value\":\"y\"}",
              "JSON patch: operation 1 (test /b): the values differ",
              KIN_ECONFLICT),
        FAILS("{\"op\":\"test\",\"path\":\"/a/0\",\"value\":\"1\"}",
              "JSON patch: operation 1 (test /a/0): the values differ",
              KIN_ECONFLICT),
        FAILS("{\"op\":\"remove\",\"path\":\"/z\"}",
              "JSON patch: operation 1 (remove /z): no such member",
              KIN_ENOTFOUND),
        FAILS("{\"op\":\"replace\",\"path\":\"/a/1\",\"value\":0}",
              "JSON patch: operation 1 (replace /a/1): no such element",
              KIN_ENOTFOUND),
        FAILS("{\"op\":\"add\",\"path\":\"/z/y\",\"value\":0}",
              "JSON patch: operation 1 (add /z/y): no such member",
              KIN_ENOTFOUND),
        FAILS("{\"op\":\"add\",\"path\":\"/b/y\",\"value\":0}",
              "JSON patch: operation 1 (add /b/y): the path leads through a "
              "scalar",
              KIN_ENOTFOUND),
        FAILS("{\"op\":\"test\",\"path\":\"/b/y\",\"value\":0}",
              "JSON patch: operation 1 (test /b/y): the path leads through a "
              "scalar",
              KIN_ENOTFOUND),
        FAILS("{\"op\":\"add\",\"path\":\"/a/2\",\"value\":0}",
              "JSON patch: operation 1 (add /a/2): index out of range",
              KIN_ENOTFOUND),
        FAILS("{\"op\":\"add\",\"path\":\"/a/01\",\"value\":0}",
              "JSON patch: operation 1 (add /a/01): not an array index",
              KIN_EINVAL),
        FAILS("{\"op\":\"remove\",\"path\":\"/a/-\"}",
              "JSON patch: operation 1 (remove /a/-): not an array index",
              KIN_EINVAL),
        FAILS(
            "{\"op\":\"add\",\"path\":\"/a/99999999999\",\"value\":0}",
            "JSON patch: operation 1 (add /a/99999999999): not an array index",
            KIN_EINVAL),
        FAILS("{\"op\":\"remove\",\"path\":\"b\"}",
              "JSON patch: operation 1 (remove b): the path does not start "
              "with /",
              KIN_EINVAL),
        FAILS("{\"op\":\"remove\",\"path\":\"/~2\"}",
              "JSON patch: operation 1 (remove /~2): invalid escape in the "
              "path: ~ without 0 or 1",
              KIN_EINVAL),
        FAILS("{\"op\":\"add\",\"path\":\"/x~\",\"value\":1}",
              "JSON patch: operation 1 (add /x~): invalid escape in the path: "
              "~ without 0 or 1",
              KIN_EINVAL),
        FAILS("{\"op\":\"remove\",\"path\":\"\"}",
              "JSON patch: operation 1 (remove ): the root cannot be removed",
              KIN_EINVAL),
        FAILS("{\"op\":\"move\",\"from\":\"/a\",\"path\":\"/a/0\"}",
              "JSON patch: operation 1 (move /a/0): cannot move a value into "
              "itself",
              KIN_EINVAL),
        FAILS("{\"op\":\"move\",\"from\":\"/z\",\"path\":\"/y\"}",
              "JSON patch: operation 1 (move /y): from: no such member",
              KIN_ENOTFOUND),
        FAILS("{\"op\":\"copy\",\"path\":\"/y\"}",
              "JSON patch: operation 1 (copy /y): from is missing or not a "
              "string",
              KIN_EINVAL),
        FAILS("{\"op\":\"add\",\"path\":\"/y\"}",
              "JSON patch: operation 1 (add /y): value is missing", KIN_EINVAL),
        FAILS("{\"op\":\"spam\",\"path\":\"/y\"}",
              "JSON patch: operation 1 (spam /y): unknown operation",
              KIN_EINVAL),
        FAILS("{\"op\":1,\"path\":\"/y\"}",
              "JSON patch: operation 1 ( ): op is missing or not a string",
              KIN_EINVAL),
        FAILS("{\"op\":\"add\",\"value\":1}",
              "JSON patch: operation 1 (add ): path is missing or not a string",
              KIN_EINVAL),
        FAILS("7",
              "JSON patch: operation 1 ( ): the operation is not an object",
              KIN_EINVAL),
        {"{}", "{}", "JSON patch: not an array of operations", KIN_EINVAL},
    };

    for (size_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++)
        TRY(patch_case_run(alloc, &cases[i]));
    return 0;
}

static int make_operations(const kin_allocator *alloc, size_t count,
                           const char *op, const char *from, const char *path,
                           kin_document **ret)
{
    KIN_AUTO(kin_document) *doc = NULL;
    int r = kin__document_new(alloc, &doc, NULL);

    if (r < 0)
        return r;
    (void)kin__document_open_array(doc);
    for (size_t i = 0; i < count; i++) {
        (void)kin__document_open_object(doc);
        (void)kin__document_key(doc, kin_s("op"));
        (void)kin__document_add_string(doc, kin_s(op));
        (void)kin__document_key(doc, kin_s("from"));
        (void)kin__document_add_string(doc, kin_s(from));
        (void)kin__document_key(doc, kin_s("path"));
        (void)kin__document_add_string(doc, kin_s(path));
        (void)kin__document_key(doc, kin_s("value"));
        (void)kin__document_add_int(doc, (int64_t)i);
        (void)kin__document_close(doc);
    }
    (void)kin__document_close(doc);
    r = kin__document_finish(doc, NULL);
    if (r < 0)
        return r;
    *ret = doc;
    doc = NULL;
    return 0;
}

KIN_TEST(copies_have_a_limit)
{
    KIN_AUTO(kin_document) *target = NULL;
    KIN_AUTO(kin_document) *patch = NULL;
    kin_document *result = NULL;
    kin_error err = KIN_ERROR_INIT;

    TRY(test_json_read(alloc, "[\"0123456789012345678901234567890\"]",
                       &target));
    TRY(make_operations(alloc, 40, "copy", "", "/0", &patch));
    TRY_FAIL(kin_patch_json(alloc, kin_document_root(target),
                            kin_document_root(patch), &result, &err),
             KIN_ELIMIT);
    assert_non_null(strstr(err.message, "copies exceed the limit"));
    return 0;
}

/* {"a":[0,0,...]} */
static int make_wide(const kin_allocator *alloc, size_t count,
                     kin_document **ret)
{
    KIN_AUTO(kin_document) *doc = NULL;

    TRY(kin__document_new(alloc, &doc, NULL));
    (void)kin__document_open_object(doc);
    (void)kin__document_key(doc, kin_s("a"));
    (void)kin__document_open_array(doc);
    for (size_t i = 0; i < count; i++)
        (void)kin__document_add_int(doc, 0);
    (void)kin__document_close(doc);
    (void)kin__document_close(doc);
    TRY(kin__document_finish(doc, NULL));
    *ret = doc;
    doc = NULL;
    return 0;
}

/* A changed value is rebuilt when it is moved; a patch of a few kilobytes must
 * not cause gigabytes of output. */
KIN_TEST(moves_of_changed_values_have_a_limit)
{
    KIN_AUTO(kin_document) *target = NULL;
    KIN_AUTO(kin_document) *moves = NULL;
    KIN_AUTO(kin_document) *patch = NULL;
    KIN_AUTO(kin_document) *result = NULL;
    char text[8192] = "";
    kin_error err = KIN_ERROR_INIT;

    (void)alloc; /* torture would take minutes */
    TRY(make_wide(/* alloc= */ NULL, 100000, &target));
    TRY(make_operations(/* alloc= */ NULL, 40, "move", "/a", "/a", &moves));
    TRY(kin_patch_json(/* alloc= */ NULL, kin_document_root(target),
                       kin_document_root(moves), &result, NULL));
    for (size_t i = 0, len = 0; i < 40; i++)
        len += (size_t)snprintf(
            text + len, sizeof(text) - len,
            "%c{\"op\":\"replace\",\"path\":\"/%c/0\",\"value\":%zu},"
            "{\"op\":\"move\",\"from\":\"/%c\",\"path\":\"/%c\"}%s",
            i == 0 ? '[' : ',', "ab"[i % 2], i, "ab"[i % 2], "ba"[i % 2],
            i == 39 ? "]" : "");
    TRY(test_json_read(/* alloc= */ NULL, text, &patch));
    kin_document *none = NULL;
    TRY_FAIL(kin_patch_json(/* alloc= */ NULL, kin_document_root(target),
                            kin_document_root(patch), &none, &err),
             KIN_ELIMIT);
    assert_non_null(strstr(err.message, "copies exceed the limit"));
    return 0;
}

/* An allocator that counts the requested bytes. */
struct meter {
    kin_allocator alloc;
    const kin_allocator *inner;
    size_t bytes;
};

static void *meter_alloc(size_t size, void *userdata)
{
    struct meter *meter = userdata;

    meter->bytes += size;
    return meter->inner->alloc(size, meter->inner->userdata);
}

static void *meter_realloc(void *ptr, size_t size, void *userdata)
{
    struct meter *meter = userdata;

    meter->bytes += size;
    return meter->inner->realloc(ptr, size, meter->inner->userdata);
}

static void meter_free(void *ptr, void *userdata)
{
    struct meter *meter = userdata;

    meter->inner->free(ptr, meter->inner->userdata);
}

/* Returns the budget steps and the memory of a patch that repeats some
 * operations. */
static int measure(const kin_allocator *alloc, kin_value target,
                   const char *operations, size_t times, uint64_t *ret_steps,
                   size_t *ret_bytes)
{
    KIN_AUTO(kin_document) *patch = NULL;
    struct kin__budget budget = {.left = UINT64_MAX};
    struct meter meter = {.alloc = {.alloc = meter_alloc,
                                    .realloc = meter_realloc,
                                    .free = meter_free,
                                    .userdata = &meter},
                          .inner = alloc ? alloc : kin_allocator_default()};
    KIN_AUTO(kin_document) *result = NULL;
    KIN__AUTO_BUF text;

    kin__buf_init(&text, alloc, 1 << 20);
    for (size_t i = 0; i < times; i++)
        TRY(kin__buf_printf(&text, "%c%s", i == 0 ? '[' : ',', operations));
    TRY(kin__buf_append_byte(&text, ']'));
    TRY(test_json_read(alloc, text.ptr, &patch));
    TRY(kin__patch_json(&meter.alloc, target, kin_document_root(patch), &budget,
                        &result, NULL));
    *ret_steps = UINT64_MAX - budget.left;
    *ret_bytes = meter.bytes;
    return 0;
}

/* A value that is moved to the same path is not rebuilt. */
KIN_TEST(a_move_to_the_same_path_costs_one_step)
{
    static const char operations[] =
        "{\"op\":\"replace\",\"path\":\"/a/0\",\"value\":1},"
        "{\"op\":\"move\",\"from\":\"/a\",\"path\":\"/a\"}";
    KIN_AUTO(kin_document) *target = NULL;
    uint64_t steps = 0;
    size_t once = 0;
    size_t often = 0;

    TRY(make_wide(alloc, 1000, &target));
    TRY(measure(alloc, kin_document_root(target), operations, 1, &steps,
                &once));
    TRY(measure(alloc, kin_document_root(target), operations, 100, &steps,
                &often));
    assert_int_equal(steps, 200);
    assert_int_equal(often, once);
    return 0;
}

KIN_TEST(a_move_of_a_missing_value_fails)
{
    static const struct patch_case nowhere = {
        "{\"a\":1}", "[{\"op\":\"move\",\"from\":\"/b\",\"path\":\"/b\"}]",
        "JSON patch: operation 0 (move /b): from: no such member",
        KIN_ENOTFOUND};

    return patch_case_run(alloc, &nowhere);
}

/* A changed value is rebuilt to be compared. */
KIN_TEST(tests_of_changed_values_take_steps)
{
    KIN_AUTO(kin_document) *target = NULL;
    uint64_t steps = 0;
    size_t bytes = 0;

    TRY(test_json_read(alloc, "{\"a\":[0,[1,2,3],{\"b\":4}]}", &target));
    TRY(measure(alloc, kin_document_root(target),
                "{\"op\":\"replace\",\"path\":\"/a/0\",\"value\":0},"
                "{\"op\":\"test\",\"path\":\"/a\","
                "\"value\":[0,[1,2,3],{\"b\":4}]}",
                10, &steps, &bytes));
    /* Two operations; eight values, of which seven are members of another. */
    assert_int_equal(steps, 10 * (2 + 8 + 7));
    return 0;
}

KIN_TEST(operations_have_a_limit)
{
    KIN_AUTO(kin_document) *target = NULL;
    KIN_AUTO(kin_document) *many = NULL;
    KIN_AUTO(kin_document) *most = NULL;
    KIN_AUTO(kin_document) *result = NULL;

    TRY(test_json_read(alloc, "[]", &target));
    TRY(make_operations(alloc, KIN_PATCH_MAX_OPERATIONS + 1, "add", "", "/-",
                        &many));
    TRY_FAIL(kin_patch_json(alloc, kin_document_root(target),
                            kin_document_root(many), &result, NULL),
             KIN_ELIMIT);
    TRY(make_operations(alloc, KIN_PATCH_MAX_OPERATIONS, "add", "", "/0",
                        &most));
    TRY(kin_patch_json(alloc, kin_document_root(target),
                       kin_document_root(most), &result, NULL));
    kin_value root = kin_document_root(result);
    assert_int_equal(kin_value_count(root), KIN_PATCH_MAX_OPERATIONS);
    assert_json_equal(kin_value_at(root, 0), "9999");
    return 0;
}

/* ---- objects with many members ---- */

enum { MEMBERS = 300 };

static int read_members(const kin_allocator *alloc, bool is_patch,
                        kin_document **ret)
{
    KIN__AUTO_BUF text;

    kin__buf_init(&text, alloc, 1 << 16);
    TRY(kin__buf_append(&text, kin_s(is_patch ? "[" : "{\"a\":{")));
    for (int i = 0; i < MEMBERS; i++) {
        TRY(kin__buf_append(&text, kin_s(i > 0 ? "," : "")));
        if (is_patch)
            TRY(kin__buf_printf(&text,
                                "{\"op\":\"test\",\"path\":\"/a/k%d\","
                                "\"value\":%d},{\"op\":\"move\",\"from\":"
                                "\"/a/k%d\",\"path\":\"/b/k%d\"}",
                                MEMBERS - 1 - i, MEMBERS - 1 - i,
                                MEMBERS - 1 - i, i));
        else
            TRY(kin__buf_printf(&text, "\"k%d\":%d", i, i));
    }
    TRY(kin__buf_append(&text, kin_s(is_patch ? "]" : "},\"b\":{}}")));
    return test_json_read(alloc, text.ptr, ret);
}

/* The final values of both objects: the first one is empty. */
KIN_TEST(finds_members_of_large_objects)
{
    KIN_AUTO(kin_document) *target = NULL;
    KIN_AUTO(kin_document) *patch = NULL;
    KIN_AUTO(kin_document) *result = NULL;
    char key[16];

    TRY(read_members(alloc, /* is_patch= */ false, &target));
    TRY(read_members(alloc, /* is_patch= */ true, &patch));
    TRY(kin_patch_json(alloc, kin_document_root(target),
                       kin_document_root(patch), &result, NULL));
    kin_value root = kin_document_root(result);
    kin_value moved = kin_value_get(root, kin_s("b"));
    assert_int_equal(kin_value_count(kin_value_get(root, kin_s("a"))), 0);
    assert_int_equal(kin_value_count(moved), MEMBERS);
    for (int i = 0; i < MEMBERS; i++) {
        int64_t number = -1;
        (void)snprintf(key, sizeof(key), "k%d", i);
        assert_int_equal(
            kin_value_int(kin_value_get(moved, kin_s(key)), &number), 0);
        assert_int_equal(number, MEMBERS - 1 - i);
    }
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(applies_the_examples_of_the_rfc),
              KIN_TEST_ENTRY(applies_corner_cases),
              KIN_TEST_ENTRY(reports_which_operation_failed_and_why),
              KIN_TEST_ENTRY(copies_have_a_limit),
              KIN_TEST_ENTRY(moves_of_changed_values_have_a_limit),
              KIN_TEST_ENTRY(a_move_to_the_same_path_costs_one_step),
              KIN_TEST_ENTRY(a_move_of_a_missing_value_fails),
              KIN_TEST_ENTRY(tests_of_changed_values_take_steps),
              KIN_TEST_ENTRY(operations_have_a_limit),
              KIN_TEST_ENTRY(finds_members_of_large_objects))
