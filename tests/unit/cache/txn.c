/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Values that cannot be indexed fail a write; with on_index_error they are
 * omitted and reported.
 */
#include <stdlib.h>

#include <kin/field.h>
#include <kin/snapshot.h>
#include <kin/value.h>

#include "cache/store.h"
#include "kin_make.h"
#include "kin_test.h"

enum {
    LONG = 70000,
    LONGEST = 65535,
    MANY = 4096, /* values of one object */
    LIST = 5000, /* objects of a list */
};

static bool is_torture;

static char long_text[LONG];

/* The arguments of on_index_error. */
struct reports {
    int count;
    int code; /* of the last */
    char key[64];
    char index[16];
    char message[KIN_ERROR_MESSAGE_SIZE];
};

static void on_index_error(const kin_object *object, kin_str index_name,
                           const kin_error *err, void *userdata)
{
    struct reports *reports = userdata;

    reports->count++;
    reports->code = err->code;
    snprintf(reports->key, sizeof(reports->key), "%.*s",
             KIN_STR(kin_object_key(object)));
    snprintf(reports->index, sizeof(reports->index), "%.*s",
             KIN_STR(index_name));
    snprintf(reports->message, sizeof(reports->message), "%s", err->message);
}

static int emit_number(kin_index_sink *sink, int number)
{
    char text[16];

    snprintf(text, sizeof(text), "v%d", number);
    return kin_index_emit(sink, kin_s(text));
}

/* By the label "app": "long" has "x" and a value that is too long, "longest"
 * one of the maximum length, "fail" fails after "x", "many" has spec.number
 * values, the first of them twice.  Any other label is its own value. */
static int by_app(const kin_object *object, kin_index_sink *sink,
                  void *userdata)
{
    kin_value app = kin_value_get(kin_object_labels(object), kin_s("app"));
    kin_value number = kin_value_get(
        kin_value_get(kin_object_value(object), kin_s("spec")),
        kin_s("number"));
    int64_t count = kin_value_as_int64(number);
    int r = 0;

    (void)userdata;
    if (!kin_value_exists(app))
        return 0;
    if (kin_str_eq(kin_value_str(app), kin_s("long"))) {
        for (int64_t i = 0; i <= count; i++) {
            int ignored = kin_index_emit(sink, kin_str_of(long_text, LONG));
            (void)ignored;
        }
        return kin_index_emit(sink, kin_s("x"));
    }
    if (kin_str_eq(kin_value_str(app), kin_s("longest")))
        return kin_index_emit(sink, kin_str_of(long_text, LONGEST));
    if (kin_str_eq(kin_value_str(app), kin_s("fail"))) {
        r = kin_index_emit(sink, kin_s("x"));
        return r < 0 ? r : KIN_EPARSE;
    }
    if (!kin_str_eq(kin_value_str(app), kin_s("many")))
        return kin_index_emit(sink, kin_value_str(app));
    for (int64_t i = 0; r == 0 && i < count; i++)
        r = emit_number(sink, (int)i);
    return r < 0 ? r : emit_number(sink, 0);
}

static int by_node(const kin_object *object, kin_index_sink *sink,
                   void *userdata)
{
    kin_value spec = kin_value_get(kin_object_value(object), kin_s("spec"));
    kin_value node = kin_value_get(spec, kin_s("node"));

    (void)userdata;
    if (!kin_value_exists(node))
        return 0;
    return kin_index_emit(sink, kin_value_str(node));
}

static int add_indexes(kin_store *store, kin_error *err)
{
    kin_indexer indexers[] = {
        {.name = KIN_STR_INIT("app"), .values = by_app},
        {.name = KIN_STR_INIT("node"), .values = by_node},
    };

    return kin_store_add_indexers(store, indexers, 2, err);
}

/* Makes a store; with `reports` it has an on_index_error. */
static int store_for(const kin_allocator *alloc, struct reports *reports,
                     kin_store **ret)
{
    int r = kin_store_new(KIN_OPTS(kin_store_opts, .alloc = alloc), ret, NULL);

    if (r < 0)
        return r;
    (*ret)->on_index_error = reports ? on_index_error : NULL;
    (*ret)->on_index_error_userdata = reports;
    return 0;
}

static int put(kin_store *store, const struct kin_make *make, kin_error *err)
{
    kin__val root = KIN__VAL_NONE;
    int r = kin_make_root(store->arena, make, &root);

    return r < 0 ? r : kin__store_put(store, root, NULL, err);
}

#define PUT(store, ...) put(store, &(const struct kin_make){__VA_ARGS__}, NULL)

/* Returns the number of objects with a value. */
static size_t count_of(kin_store *store, const char *index, const char *value)
{
    kin_snapshot *snap = kin_snapshot_new(store);
    kin_iter it = kin_snapshot_by_index(snap, kin_s(index), kin_s(value));
    size_t count = 0;

    while (kin_iter_next(&it))
        count++;
    kin_snapshot_free(snap);
    return count;
}

static size_t count_all(kin_store *store)
{
    kin_snapshot *snap = kin_snapshot_new(store);
    size_t count = kin_snapshot_count(snap);

    kin_snapshot_free(snap);
    return count;
}

/* ---- single writes ---- */

KIN_TEST(long_value_is_omitted_and_reported)
{
    KIN_AUTO(kin_store) *store = NULL;
    struct reports reports = {0};

    TRY(store_for(alloc, &reports, &store));
    TRY(add_indexes(store, NULL));
    TRY(PUT(store, .name = "a", .app = "long", .node = "n", .version = "1"));
    assert_int_equal(count_all(store), 1);
    assert_int_equal(count_of(store, "app", "x"), 1);
    assert_int_equal(count_of(store, "node", "n"), 1);
    assert_int_equal(reports.count, 1);
    assert_int_equal(reports.code, KIN_ELIMIT);
    assert_string_equal(reports.key, "a");
    assert_string_equal(reports.index, "app");
    assert_string_equal(
        reports.message,
        "index app: value of 70000 bytes left out (limit 65535)");
    TRY(PUT(store, .name = "a", .app = "long", .number = 2, .version = "2"));
    assert_int_equal(reports.count, 2);
    assert_string_equal(reports.message,
                        "index app: 3 values left out, the first of 70000 "
                        "bytes (limit 65535)");
    return 0;
}

KIN_TEST(longest_value_is_indexed)
{
    KIN_AUTO(kin_store) *store = NULL;
    struct reports reports = {0};

    TRY(store_for(alloc, &reports, &store));
    TRY(add_indexes(store, NULL));
    TRY(PUT(store, .name = "a", .app = "longest"));
    KIN_AUTO(kin_snapshot) *snap = kin_snapshot_new(store);
    TRY_PTR(snap);
    kin_iter it = kin_snapshot_by_index(snap, kin_s("app"),
                                        kin_str_of(long_text, LONGEST));
    assert_non_null(kin_iter_next(&it));
    assert_int_equal(reports.count, 0);
    return 0;
}

KIN_TEST(value_may_become_invalid_and_valid_again)
{
    KIN_AUTO(kin_store) *store = NULL;
    struct reports reports = {0};

    TRY(store_for(alloc, &reports, &store));
    TRY(add_indexes(store, NULL));
    TRY(PUT(store, .name = "a", .app = "web", .node = "n"));
    KIN_AUTO(kin_snapshot) *before = kin_snapshot_new(store);
    TRY_PTR(before);
    TRY(PUT(store, .name = "a", .app = "fail", .node = "n"));
    assert_int_equal(count_of(store, "app", "web"), 0);
    assert_int_equal(count_of(store, "app", "x"), 0);
    assert_int_equal(count_of(store, "node", "n"), 1);
    assert_int_equal(reports.count, 1);
    assert_int_equal(reports.code, KIN_EPARSE);
    assert_string_equal(reports.message,
                        "index app: function failed: malformed input");
    TRY(PUT(store, .name = "a", .app = "long", .node = "n"));
    assert_int_equal(count_of(store, "app", "x"), 1);
    TRY(PUT(store, .name = "a", .app = "web", .node = "n"));
    assert_int_equal(count_of(store, "app", "x"), 0);
    assert_int_equal(count_of(store, "app", "web"), 1);
    assert_int_equal(reports.count, 2);
    kin_iter it = kin_snapshot_by_index(before, kin_s("app"), kin_s("web"));
    assert_non_null(kin_iter_next(&it));
    TRY(kin_store_delete_key(store, kin_s("a"), NULL));
    assert_int_equal(count_of(store, "app", "web"), 0);
    return 0;
}

KIN_TEST(values_above_the_limit_are_omitted)
{
    KIN_AUTO(kin_store) *store = NULL;
    struct reports reports = {0};

    if (is_torture)
        return 0; /* thousands of allocations */
    TRY(store_for(alloc, &reports, &store));
    TRY(add_indexes(store, NULL));
    TRY(PUT(store, .name = "a", .app = "many", .number = MANY));
    assert_int_equal(reports.count, 0);
    assert_int_equal(count_of(store, "app", "v0"), 1);
    assert_int_equal(count_of(store, "app", "v4095"), 1);
    TRY(PUT(store, .name = "a", .app = "many", .number = MANY + 4));
    assert_int_equal(reports.count, 1);
    assert_string_equal(reports.message,
                        "index app: 4 of 4100 values left out (limit 4096)");
    assert_int_equal(count_of(store, "app", "v4095"), 1);
    assert_int_equal(count_of(store, "app", "v4096"), 0);
    return 0;
}

/* ---- many objects ---- */

KIN_TEST(index_added_later_omits_invalid_values)
{
    KIN_AUTO(kin_store) *store = NULL;
    struct reports reports = {0};

    TRY(store_for(alloc, &reports, &store));
    TRY(PUT(store, .name = "a", .app = "long", .node = "n"));
    TRY(PUT(store, .name = "b", .app = "fail", .node = "n"));
    TRY(PUT(store, .name = "c", .app = "x", .node = "n"));
    TRY(add_indexes(store, NULL));
    assert_int_equal(reports.count, 2);
    assert_int_equal(count_of(store, "app", "x"), 2);
    assert_int_equal(count_of(store, "node", "n"), 3);
    return 0;
}

KIN_TEST(list_omits_invalid_values)
{
    static const struct kin_make makes[] = {
        {.name = "a", .app = "long", .node = "n"},
        {.name = "b", .app = "fail", .node = "n"},
        {.name = "c", .app = "x", .node = "n"},
    };
    KIN_AUTO(kin_store) *store = NULL;
    struct reports reports = {0};
    kin__val roots[3] = {KIN__VAL_NONE};
    int r = 0;

    TRY(store_for(alloc, &reports, &store));
    TRY(add_indexes(store, NULL));
    TRY(PUT(store, .name = "a", .app = "web", .node = "n"));
    for (int i = 0; r == 0 && i < 3; i++)
        r = kin_make_root(store->arena, &makes[i], &roots[i]);
    if (r < 0)
        for (int i = 0; i < 3; i++)
            kin__val_unref(store->arena, roots[i]);
    TRY(r);
    TRY(kin__store_replace(store, roots, 3, kin_s("9"), NULL));
    assert_int_equal(count_all(store), 3);
    assert_int_equal(count_of(store, "app", "web"), 0);
    assert_int_equal(count_of(store, "app", "x"), 2);
    assert_int_equal(count_of(store, "node", "n"), 3);
    assert_int_equal(reports.count, 2);
    return 0;
}

/* The limit is per object, not per write transaction. */
KIN_TEST(list_of_thousands_is_indexed)
{
    KIN_AUTO(kin_store) *store = NULL;
    kin_indexer by_path;
    kin__val *roots = calloc(LIST, sizeof(*roots));
    char name[16];
    char node[16];
    int r = roots ? store_for(alloc, /* reports= */ NULL, &store) : KIN_ENOMEM;

    if (r == 0)
        r = kin_indexer_by_path(alloc, kin_s("node"), kin_s("spec.node"),
                                &by_path, NULL);
    if (r == 0)
        r = kin_store_add_indexers(store, &by_path, 1, NULL);
    for (int i = 0; r == 0 && !is_torture && i < LIST; i++) {
        snprintf(name, sizeof(name), "pod-%d", i);
        snprintf(node, sizeof(node), "node-%d", i % 50);
        r = kin_make_root(store->arena,
                          &(struct kin_make){.name = name, .node = node},
                          &roots[i]);
    }
    if (r == 0)
        r = kin__store_replace(store, roots, is_torture ? 0 : LIST, kin_s("9"),
                               NULL);
    free(roots);
    TRY(r);
    if (is_torture)
        return 0;
    assert_int_equal(count_all(store), LIST);
    for (int i = 0; i < 50; i++) {
        snprintf(node, sizeof(node), "node-%d", i);
        assert_int_equal(count_of(store, "node", node), LIST / 50);
    }
    KIN_AUTO(kin_snapshot) *snap = kin_snapshot_new(store);
    assert_non_null(kin_snapshot_get(snap, kin_s("pod-0")));
    assert_non_null(kin_snapshot_get(snap, kin_s("pod-4999")));
    return 0;
}

/* ---- without on_index_error ---- */

KIN_TEST(without_a_callback_the_write_fails)
{
    KIN_AUTO(kin_store) *store = NULL;
    const struct kin_make bad = {.name = "a", .app = "long"};
    kin_error err = KIN_ERROR_INIT;

    TRY(store_for(alloc, /* reports= */ NULL, &store));
    TRY(add_indexes(store, NULL));
    TRY(PUT(store, .name = "a", .app = "web"));
    TRY_FAIL(put(store, &bad, &err), KIN_ELIMIT);
    assert_string_equal(err.message, "index \"app\" of \"a\": limit exceeded");
    TRY_FAIL(PUT(store, .name = "a", .app = "fail"), KIN_EPARSE);
    if (!is_torture)
        TRY_FAIL(PUT(store, .name = "a", .app = "many", .number = MANY + 1),
                 KIN_ELIMIT);
    assert_int_equal(count_of(store, "app", "web"), 1);
    assert_int_equal(count_of(store, "app", "x"), 0);
    return 0;
}

int main(int argc, char **argv)
{
    static const struct kin_test tests[] = {
        KIN_TEST_ENTRY(long_value_is_omitted_and_reported),
        KIN_TEST_ENTRY(longest_value_is_indexed),
        KIN_TEST_ENTRY(value_may_become_invalid_and_valid_again),
        KIN_TEST_ENTRY(values_above_the_limit_are_omitted),
        KIN_TEST_ENTRY(index_added_later_omits_invalid_values),
        KIN_TEST_ENTRY(list_omits_invalid_values),
        KIN_TEST_ENTRY(list_of_thousands_is_indexed),
        KIN_TEST_ENTRY(without_a_callback_the_write_fails),
    };

    is_torture = argc > 1 && strcmp(argv[1], "--torture") == 0;
    memset(long_text, 'a', sizeof(long_text));
    return kin_test_main(tests, sizeof(tests) / sizeof(tests[0]), argc, argv);
}
