/* SPDX-License-Identifier: Apache-2.0 */
#include "object/diff.h"

#include <stdio.h>

#include <kin/patch.h>

#include "object/builder.h"
#include "object/document.h"
#include "object/import.h"
#include "object/values.h"
#include "test_json.h"
#include "test_value.h"

struct change_list {
    char text[4096];
    size_t len;
    int calls;
    int stop_at;
};

static int list_change(const kin_change *change, void *userdata)
{
    static const char signs[] = " +-~";
    struct change_list *list = userdata;
    char path[256];

    if (++list->calls == list->stop_at)
        return KIN_ECLOSED;
    kin_steps_print(change->steps, change->step_count, path, sizeof(path));
    list->len += (size_t)snprintf(list->text + list->len,
                                  sizeof(list->text) - list->len, "%c%s ",
                                  signs[change->kind], path);
    assert_int_equal(kin_value_exists(change->old_value),
                     change->kind != KIN_CHANGE_ADDED);
    assert_int_equal(kin_value_exists(change->new_value),
                     change->kind != KIN_CHANGE_REMOVED);
    return 0;
}

KIN_TEST(reports_changes)
{
    static const struct {
        const char *a;
        const char *b;
        const char *changes;
        const char *merge;
        const char *json;
    } cases[] = {
        {"{\"a\":1}", "{\"a\":1}", "", "{}", "[]"},
        {"{\"a\":1,\"b\":2}", "{\"b\":2,\"a\":1}", "", "{}", "[]"},
        {"[1]", "[1]", "", "[1]", "[]"},
        {"1", "2", "~. ", "2",
         "[{\"op\":\"replace\",\"path\":\"\",\"value\":2}]"},
        {"{\"a\":1}", "{\"a\":2}", "~.a ", "{\"a\":2}",
         "[{\"op\":\"replace\",\"path\":\"/a\",\"value\":2}]"},
        {"{\"a\":1,\"b\":1}", "{\"b\":1,\"c\":1}", "-.a +.c ",
         "{\"a\":null,\"c\":1}",
         "[{\"op\":\"remove\",\"path\":\"/a\"},"
         "{\"op\":\"add\",\"path\":\"/c\",\"value\":1}]"},
        {"{\"a\":{\"b\":{\"c\":1,\"d\":1}},\"e\":{\"f\":1}}",
         "{\"a\":{\"b\":{\"c\":2,\"d\":1,\"x\":{}}},\"e\":{\"f\":2}}",
         "~.a.b.c +.a.b.x ~.e.f ",
         "{\"a\":{\"b\":{\"c\":2,\"x\":{}}},\"e\":{\"f\":2}}",
         "[{\"op\":\"replace\",\"path\":\"/a/b/c\",\"value\":2},"
         "{\"op\":\"add\",\"path\":\"/a/b/x\",\"value\":{}},"
         "{\"op\":\"replace\",\"path\":\"/e/f\",\"value\":2}]"},
        {"{\"l\":[1,2,3,4]}", "{\"l\":[1,5]}", "~.l[1] -.l[3] -.l[2] ",
         "{\"l\":[1,5]}",
         "[{\"op\":\"replace\",\"path\":\"/l/1\",\"value\":5},"
         "{\"op\":\"remove\",\"path\":\"/l/3\"},"
         "{\"op\":\"remove\",\"path\":\"/l/2\"}]"},
        {"{\"l\":[1]}", "{\"l\":[1,2,3]}", "+.l[1] +.l[2] ", "{\"l\":[1,2,3]}",
         "[{\"op\":\"add\",\"path\":\"/l/1\",\"value\":2},"
         "{\"op\":\"add\",\"path\":\"/l/2\",\"value\":3}]"},
        {"{\"l\":[{\"a\":1}]}", "{\"l\":[{\"a\":2}]}", "~.l[0].a ",
         "{\"l\":[{\"a\":2}]}",
         "[{\"op\":\"replace\",\"path\":\"/l/0/a\",\"value\":2}]"},
        {"{\"a\":{\"b\":1}}", "{\"a\":[1]}", "~.a ", "{\"a\":[1]}",
         "[{\"op\":\"replace\",\"path\":\"/a\",\"value\":[1]}]"},
        {"{\"a\":1}", "{\"a\":1.0}", "~.a ", "{\"a\":1.0}",
         "[{\"op\":\"replace\",\"path\":\"/a\",\"value\":1.0}]"},
    };

    for (size_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        KIN_AUTO(kin_document) *a = NULL;
        KIN_AUTO(kin_document) *b = NULL;
        KIN_AUTO(kin_document) *merge = NULL;
        KIN_AUTO(kin_document) *json = NULL;
        struct change_list list = {.text = ""};
        TRY(test_json_read(alloc, cases[i].a, &a));
        TRY(test_json_read(alloc, cases[i].b, &b));
        kin_value va = kin_document_root(a);
        kin_value vb = kin_document_root(b);
        TRY(kin_diff(alloc, va, vb, list_change, &list, NULL));
        assert_string_equal(list.text, cases[i].changes);
        TRY(kin_diff_merge_patch(alloc, va, vb, &merge, NULL));
        assert_json_equal(kin_document_root(merge), cases[i].merge);
        TRY(kin_diff_json_patch(alloc, va, vb, &json, NULL));
        assert_json_equal(kin_document_root(json), cases[i].json);
    }
    return 0;
}

KIN_TEST(either_value_may_be_absent)
{
    KIN_AUTO(kin_document) *a = NULL;
    KIN_AUTO(kin_document) *merge = NULL;
    KIN_AUTO(kin_document) *json = NULL;
    struct change_list list = {.text = ""};
    kin_value none = kin_value_absent();

    TRY(test_json_read(alloc, "{\"a\":1}", &a));
    TRY(kin_diff(alloc, none, kin_document_root(a), list_change, &list, NULL));
    TRY(kin_diff(alloc, kin_document_root(a), none, list_change, &list, NULL));
    TRY(kin_diff(alloc, none, none, list_change, &list, NULL));
    assert_string_equal(list.text, "+. -. ");
    TRY(kin_diff_merge_patch(alloc, kin_document_root(a), none, &merge, NULL));
    assert_json_equal(kin_document_root(merge), "null");
    TRY(kin_diff_json_patch(alloc, none, kin_document_root(a), &json, NULL));
    assert_json_equal(kin_document_root(json),
                      "[{\"op\":\"add\",\"path\":\"\",\"value\":{\"a\":1}}]");
    return 0;
}

KIN_TEST(a_visitor_can_stop_the_diff)
{
    KIN_AUTO(kin_document) *a = NULL;
    KIN_AUTO(kin_document) *b = NULL;
    struct change_list list = {.stop_at = 2};

    TRY(test_json_read(alloc, "{\"x\":[[1,2,3]]}", &a));
    TRY(test_json_read(alloc, "{\"x\":[[4,5,6]]}", &b));
    TRY_FAIL(kin_diff(alloc, kin_document_root(a), kin_document_root(b),
                      list_change, &list, NULL),
             KIN_ECLOSED);
    assert_int_equal(list.calls, 2);
    assert_string_equal(list.text, "~.x[0][0] ");
    return 0;
}

/* Guarantees A and B of diff.h for one pair. */
static int check_pair(const kin_allocator *alloc, kin_value a, kin_value b,
                      bool with_merge)
{
    KIN_AUTO(kin_document) *patch = NULL;
    KIN_AUTO(kin_document) *merge = NULL;
    KIN_AUTO(kin_document) *by_patch = NULL;
    KIN_AUTO(kin_document) *by_merge = NULL;

    TRY(kin_diff_json_patch(alloc, a, b, &patch, NULL));
    TRY(kin_patch_json(alloc, a, kin_document_root(patch), &by_patch, NULL));
    assert_true(kin_value_equal(kin_document_root(by_patch), b));
    assert_int_equal(kin_value_equal(a, b),
                     kin_value_count(kin_document_root(patch)) == 0);
    if (!with_merge)
        return 0;
    TRY(kin_diff_merge_patch(alloc, a, b, &merge, NULL));
    TRY(kin_patch_merge(alloc, a, kin_document_root(merge), &by_merge, NULL));
    if (!kin_value_equal(kin_document_root(by_merge), b))
        fail_msg("%s\nwith %s", test_json_print(a),
                 test_json_print(kin_document_root(merge)));
    return 0;
}

static int make_random(const kin_allocator *alloc, uint64_t *seed,
                       bool has_nulls, kin_value of, kin_document **ret)
{
    KIN_AUTO(kin_document) *doc = NULL;

    TRY(kin__document_new(alloc, &doc, NULL));
    if (kin_value_exists(of))
        TRY(test_json_mutate(seed, of, has_nulls, doc));
    else
        TRY(test_json_random(seed, 4, has_nulls, doc));
    TRY(kin__document_finish(doc, NULL));
    *ret = doc;
    doc = NULL;
    return 0;
}

static int check_random(const kin_allocator *alloc, uint64_t seed, int rounds,
                        bool has_nulls)
{
    for (int i = 0; i < rounds; i++) {
        KIN_AUTO(kin_document) *a = NULL;
        KIN_AUTO(kin_document) *b = NULL;
        KIN_AUTO(kin_document) *c = NULL;
        TRY(make_random(alloc, &seed, has_nulls, kin_value_absent(), &a));
        TRY(make_random(alloc, &seed, has_nulls, kin_document_root(a), &b));
        TRY(make_random(alloc, &seed, has_nulls, kin_value_absent(), &c));
        TRY(check_pair(alloc, kin_document_root(a), kin_document_root(b),
                       !has_nulls));
        TRY(check_pair(alloc, kin_document_root(a), kin_document_root(c),
                       !has_nulls));
    }
    return 0;
}

/* Not with the test's allocator, or torture would run all of it again for each
 * allocation. */
KIN_TEST(random_patches_lead_from_one_to_the_other)
{
    (void)alloc;
    TRY(check_random(kin_allocator_default(), 42, 3000,
                     /* has_nulls= */ false));
    return check_random(kin_allocator_default(), 43, 3000,
                        /* has_nulls= */ true);
}

KIN_TEST(a_few_random_patches)
{
    return check_random(alloc, 44, 4, /* has_nulls= */ true);
}

static int import_random(struct kin__arena *arena, uint64_t *seed, kin_value of,
                         kin_value *ret)
{
    KIN_AUTO(kin_document) *doc = NULL;
    kin__val val = KIN__VAL_NONE;

    TRY(make_random(kin_allocator_default(), seed, false, of, &doc));
    kin_value root = kin_document_root(doc);
    TRY(kin__val_import(arena, root.home, root.bits, &val));
    *ret = kin__value_of(arena, val);
    return 0;
}

static int check_cache(const kin_allocator *alloc, int rounds)
{
    AUTO_ARENA *arena = NULL;
    uint64_t seed = 7;

    TRY(kin__arena_new(alloc, 0, &arena, NULL));
    for (int i = 0; i < rounds; i++) {
        kin_value a = kin_value_absent();
        kin_value b = kin_value_absent();
        TRY(import_random(arena, &seed, kin_value_absent(), &a));
        TRY(import_random(arena, &seed, a, &b));
        TRY(check_pair(alloc, a, b, /* with_merge= */ true));
        if (i % 2) {
            kin__val_unref(arena, a.bits);
            kin__val_unref(arena, b.bits);
        }
    }
    return 0;
}

KIN_TEST(random_values_of_one_cache)
{
    (void)alloc;
    return check_cache(kin_allocator_default(), 1000);
}

KIN_TEST(a_few_random_values_of_one_cache)
{
    return check_cache(alloc, 5);
}

static int make_deep(const kin_allocator *alloc, int leaf, kin_document **ret)
{
    enum { DEPTH = 100000 };
    KIN_AUTO(kin_document) *doc = NULL;

    TRY(kin__document_new(alloc, &doc, NULL));
    for (int i = 0; i < DEPTH; i++)
        TRY(kin__document_open_array(doc));
    TRY(kin__document_add_int(doc, leaf));
    for (int i = 0; i < DEPTH; i++)
        TRY(kin__document_close(doc));
    TRY(kin__document_finish(doc, NULL));
    *ret = doc;
    doc = NULL;
    return 0;
}

KIN_TEST(depth_does_not_use_the_stack)
{
    KIN_AUTO(kin_document) *a = NULL;
    KIN_AUTO(kin_document) *b = NULL;
    KIN_AUTO(kin_document) *patch = NULL;
    KIN_AUTO(kin_document) *result = NULL;

    (void)alloc; /* torture would take minutes */
    TRY(make_deep(kin_allocator_default(), 1, &a));
    TRY(make_deep(kin_allocator_default(), 2, &b));
    TRY(kin_diff_json_patch(kin_allocator_default(), kin_document_root(a),
                            kin_document_root(b), &patch, NULL));
    kin_value root = kin_document_root(patch);
    assert_int_equal(kin_value_count(root), 1);
    assert_int_equal(
        kin_value_str(kin_value_get(kin_value_at(root, 0), kin_s("path"))).len,
        200000);
    TRY(kin_patch_json(kin_allocator_default(), kin_document_root(a), root,
                       &result, NULL));
    kin_value v = kin_document_root(result);
    while (kin_value_count(v) > 0)
        v = kin_value_at(v, 0);
    assert_json_equal(v, "2");
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(reports_changes),
              KIN_TEST_ENTRY(either_value_may_be_absent),
              KIN_TEST_ENTRY(a_visitor_can_stop_the_diff),
              KIN_TEST_ENTRY(random_patches_lead_from_one_to_the_other),
              KIN_TEST_ENTRY(a_few_random_patches),
              KIN_TEST_ENTRY(random_values_of_one_cache),
              KIN_TEST_ENTRY(a_few_random_values_of_one_cache),
              KIN_TEST_ENTRY(depth_does_not_use_the_stack))
