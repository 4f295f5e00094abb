/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Objects of the maximum depth, on a thread with a small stack: no operation on
 * a value may recurse on its depth.
 */
#include <kin/json.h>
#include <kin/patch.h>

#include "base/buf.h"
#include "base/str.h"
#include "base/thread.h"
#include "json_test.h"
#include "object/document.h"
#include "object/import.h"
#include "wire/yaml.h"

enum {
    DEPTH = 10000,
    STACK = 512 * 1024,
    TEXT_MAX = 1 << 20,
    YAML_MAX = 256 << 20, /* each line is indented */
};

/* The default allocator: that of the tests is for one thread, and failing each
 * of a hundred thousand allocations takes too long. */
struct deep {
    kin_str first; /* an object, and one of another leaf */
    kin_str second;
    int (*body)(const struct deep *deep);
    int result;
};

/* {"metadata":{"name":"a"},"x":{"x":[[...leaf...]]}}, half of it arrays, DEPTH
 * in all. */
static int make_text(struct kin__buf *buf, int depth, const char *leaf)
{
    int objects = depth / 2;
    int r = kin__buf_append(buf,
                            KIN__S("{\"metadata\":{\"name\":\"a\"},\"x\":"));

    for (int i = 1; r == 0 && i < objects; i++)
        r = kin__buf_append(buf, KIN__S("{\"x\":"));
    for (int i = objects; r == 0 && i < depth; i++)
        r = kin__buf_append_byte(buf, '[');
    if (r == 0)
        r = kin__buf_append(buf, kin_s(leaf));
    for (int i = objects; r == 0 && i < depth; i++)
        r = kin__buf_append_byte(buf, ']');
    for (int i = 0; r == 0 && i < objects; i++)
        r = kin__buf_append_byte(buf, '}');
    return r;
}

static void deep_run(void *userdata)
{
    struct deep *deep = userdata;

    deep->result = deep->body(deep);
}

/* Only the test's thread may assert. */
static int run_small(int (*body)(const struct deep *deep))
{
    KIN__AUTO_BUF first;
    KIN__AUTO_BUF second;
    struct kin__thread thread;
    struct deep deep = {.body = body};

    kin__buf_init(&first, NULL, TEXT_MAX);
    kin__buf_init(&second, NULL, TEXT_MAX);
    assert_int_equal(make_text(&first, DEPTH, "1"), 0);
    assert_int_equal(make_text(&second, DEPTH, "2"), 0);
    deep.first = kin__buf_str(&first);
    deep.second = kin__buf_str(&second);
    TRY(kin__thread_start(&thread,
                          &(struct kin__thread_opts){.stack_size = STACK},
                          deep_run, &deep, NULL));
    kin__thread_join(&thread);
    return deep.result;
}

#define CHECK(condition)                                                       \
    do {                                                                       \
        if (!(condition))                                                      \
            return -__LINE__;                                                  \
    } while (0)

/* ---- documents ---- */

static int count_change(const kin_change *change, void *userdata)
{
    (void)change;
    ++*(int *)userdata;
    return 0;
}

static int documents_compare(kin_value a, kin_value b)
{
    KIN_AUTO(kin_document) *patch = NULL;
    KIN_AUTO(kin_document) *json_patch = NULL;
    KIN_AUTO(kin_document) *merged = NULL;
    KIN_AUTO(kin_document) *patched = NULL;
    int changes = 0;

    CHECK(kin_diff(NULL, a, b, count_change, &changes, NULL) == 0);
    CHECK(changes == 1);
    CHECK(kin_diff_merge_patch(NULL, a, b, &patch, NULL) == 0);
    CHECK(kin_patch_merge(NULL, a, kin_document_root(patch), &merged, NULL) ==
          0);
    CHECK(kin_value_equal(kin_document_root(merged), b));
    CHECK(!kin_value_equal(kin_document_root(merged), a));
    CHECK(kin_diff_json_patch(NULL, a, b, &json_patch, NULL) == 0);
    CHECK(kin_patch_json(NULL, a, kin_document_root(json_patch), &patched,
                         NULL) == 0);
    CHECK(kin_value_equal(kin_document_root(patched), b));
    return 0;
}

static int documents_body(const struct deep *deep)
{
    KIN_AUTO(kin_document) *a = NULL;
    KIN_AUTO(kin_document) *b = NULL;
    KIN__AUTO_BUF yaml;

    kin__buf_init(&yaml, NULL, YAML_MAX);
    CHECK(kin_document_parse(NULL, deep->first, &a, NULL) == 0);
    CHECK(kin_document_parse(NULL, deep->second, &b, NULL) == 0);
    CHECK(kin__yaml_write(kin_document_root(a), &yaml, NULL) == 0);
    return documents_compare(kin_document_root(a), kin_document_root(b));
}

KIN_TEST(a_deep_document_needs_no_stack)
{
    (void)alloc;
    assert_int_equal(run_small(documents_body), 0);
    return 0;
}

/* ---- values of an arena ---- */

static int values_check(const struct deep *deep, struct kin__json_parser *ps,
                        struct kin__arena *other, struct kin__buf *text)
{
    kin__val a = KIN__VAL_NONE;
    kin__val b = KIN__VAL_NONE;
    kin__val copy = KIN__VAL_NONE;

    CHECK(kin__json_parse(ps, deep->first, KIN__VAL_NONE, 0, &a, NULL, NULL) ==
          0);
    CHECK(kin__json_parse(ps, deep->second, a, KIN__JSON_TRUST_FINGERPRINTS, &b,
                          NULL, NULL) == 0);
    CHECK(a != b);
    CHECK(kin__val_import(other, ps->arena, b, &copy) == 0);
    CHECK(json_test_text(other, copy, text) == 0);
    CHECK(kin_str_eq(kin__buf_str(text), deep->second));
    CHECK(json_test_text(ps->arena, a, text) == 0);
    CHECK(kin_str_eq(kin__buf_str(text), deep->first));
    kin__val_unref(ps->arena, a);
    kin__val_unref(ps->arena, b);
    kin__val_unref(other, copy);
    CHECK(json_test_live(ps->arena) == 0);
    CHECK(json_test_live(other) == 0);
    return 0;
}

static int values_body(const struct deep *deep)
{
    AUTO_ARENA *arena = NULL;
    AUTO_ARENA *other = NULL;
    KIN__AUTO_BUF text;
    KIN__AUTO_JSON_PARSER ps;

    kin__buf_init(&text, NULL, TEXT_MAX);
    kin__json_parser_init(&ps, NULL, NULL, NULL);
    CHECK(kin__arena_new(NULL, 0, &arena, NULL) == 0);
    CHECK(kin__arena_new(NULL, 0, &other, NULL) == 0);
    ps.arena = arena;
    return values_check(deep, &ps, other, &text);
}

KIN_TEST(a_deep_value_needs_no_stack)
{
    (void)alloc;
    assert_int_equal(run_small(values_body), 0);
    return 0;
}

/* ---- projections ---- */

static int projection_body(const struct deep *deep)
{
    KIN_AUTO(kin_projection) *projection = NULL;
    KIN__AUTO_BUF text;
    AUTO_ARENA *arena = NULL;
    KIN__AUTO_JSON_PARSER ps;
    kin__val val = KIN__VAL_NONE;

    kin__buf_init(&text, NULL, TEXT_MAX);
    kin__json_parser_init(&ps, NULL, NULL, NULL);
    CHECK(kin_projection_parse(NULL, KIN__S("x.x.x.x"), &projection, NULL) ==
          0);
    CHECK(kin__arena_new(NULL, 0, &arena, NULL) == 0);
    ps.arena = arena;
    kin__json_parser_set_fields(&ps, kin__projection_root(projection));
    CHECK(kin__json_parse(&ps, deep->first, KIN__VAL_NONE, 0, &val, NULL,
                          NULL) == 0);
    CHECK(json_test_text(arena, val, &text) == 0);
    kin__val_unref(arena, val);
    CHECK(kin_str_eq(kin__buf_str(&text), deep->first));
    return 0;
}

KIN_TEST(a_deep_projection_needs_no_stack)
{
    (void)alloc;
    assert_int_equal(run_small(projection_body), 0);
    return 0;
}

/* ---- the limit ---- */

KIN_TEST(limit_is_that_of_go)
{
    KIN__AUTO_BUF text;
    kin_error err = KIN_ERROR_INIT;
    kin_document *doc = NULL;

    (void)alloc;
    kin__buf_init(&text, NULL, TEXT_MAX);
    assert_int_equal(make_text(&text, DEPTH + 1, "1"), 0);
    assert_int_equal(kin_document_parse(NULL, kin__buf_str(&text), &doc, &err),
                     KIN_ELIMIT);
    assert_true(strstr(err.message, "nested too deep") != NULL);
    assert_null(doc);
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(a_deep_document_needs_no_stack),
              KIN_TEST_ENTRY(a_deep_value_needs_no_stack),
              KIN_TEST_ENTRY(a_deep_projection_needs_no_stack),
              KIN_TEST_ENTRY(limit_is_that_of_go))
