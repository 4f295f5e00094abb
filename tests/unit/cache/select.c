/* SPDX-License-Identifier: Apache-2.0 */
/* Selecting objects by labels. */
#include "cache/select.h"

#include "cache/store.h"
#include "kin_make.h"
#include "kin_test.h"

static int store_for(const kin_allocator *alloc, kin_store **ret)
{
    kin_store_opts opts = KIN_INIT(kin_store_opts);

    opts.alloc = alloc;
    return kin_store_new(&opts, ret, NULL);
}

static int put(kin_store *store, const struct kin_make *make)
{
    kin__val root = KIN__VAL_NONE;
    int r = kin_make_root(store->arena, make, &root);

    return r < 0 ? r : kin__store_put(store, root, NULL, NULL);
}

#define PUT(store, ...) put(store, &(const struct kin_make){__VA_ARGS__})

struct counter {
    int matched;
    int visited;
    kin__val wanted;
};

static bool counter_match(kin_value labels, void *userdata)
{
    struct counter *counter = userdata;

    counter->matched++;
    return labels.bits == counter->wanted;
}

static int counter_visit(const kin_object *object, void *userdata)
{
    struct counter *counter = userdata;

    assert_int_equal(object->labels, counter->wanted);
    counter->visited++;
    return 0;
}

KIN_TEST(each_set_of_labels_is_matched_once)
{
    KIN_AUTO(kin_store) *store = NULL;
    struct counter counter = {0};
    kin_selection selection = {.size = sizeof(kin_selection),
                               .match = counter_match,
                               .visit = counter_visit,
                               .userdata = &counter};
    char name[16];
    char app[16];

    TRY(store_for(alloc, &store));
    for (int i = 0; i < 300; i++) {
        snprintf(name, sizeof(name), "pod-%d", i);
        snprintf(app, sizeof(app), "app-%d", i % 10);
        TRY(PUT(store, .space = i % 3 ? "x" : "y", .name = name,
                .app = i % 10 ? app : NULL));
    }
    KIN_AUTO(kin_snapshot) *snap = kin_snapshot_new(store);
    counter.wanted = kin_snapshot_get(snap, kin_s("x/pod-1"))->labels;
    TRY(kin_snapshot_select(snap, &selection, NULL));
    assert_int_equal(counter.visited, 30);
    assert_int_equal(counter.matched, 10);
    counter = (struct counter){.wanted = KIN__VAL_NONE};
    kin_iter it = kin_snapshot_by_index(snap, kin_s("namespace"), kin_s("y"));
    TRY(kin__iter_select(&it, &selection, NULL));
    assert_int_equal(counter.visited, 10);
    assert_int_equal(counter.matched, 10);
    it = kin_snapshot_by_index(snap, kin_s("none"), kin_s("y"));
    TRY_FAIL(kin__iter_select(&it, &selection, NULL), KIN_ENOTFOUND);
    return 0;
}

/* Most objects have their own labels; a few share theirs. */
KIN_TEST(labels_that_hardly_repeat_are_matched_without_memo)
{
    enum { COUNT = 5600 };
    KIN_AUTO(kin_store) *store = NULL;
    struct counter counter = {0};
    kin_selection selection = {.size = sizeof(kin_selection),
                               .match = counter_match,
                               .visit = counter_visit,
                               .userdata = &counter};
    char name[16];
    char app[16];

    /* Too many allocations to fail each. */
    (void)alloc;
    TRY(store_for(/* alloc= */ NULL, &store));
    for (int i = 0; i < COUNT; i++) {
        snprintf(name, sizeof(name), "pod-%d", i);
        snprintf(app, sizeof(app), "app-%d", i % 70 ? i : 0);
        TRY(PUT(store, .space = "x", .name = name, .app = app));
    }
    KIN_AUTO(kin_snapshot) *snap = kin_snapshot_new(store);
    counter.wanted = kin_snapshot_get(snap, kin_s("x/pod-140"))->labels;
    TRY(kin_snapshot_select(snap, &selection, NULL));
    assert_int_equal(counter.visited, COUNT / 70);
    assert_true(counter.matched <= COUNT);
    counter = (struct counter){
        .wanted = kin_snapshot_get(snap, kin_s("x/pod-5599"))->labels};
    TRY(kin_snapshot_select(snap, &selection, NULL));
    assert_int_equal(counter.visited, 1);
    return 0;
}

KIN_TEST_MAIN(
    KIN_TEST_ENTRY(each_set_of_labels_is_matched_once),
    KIN_TEST_ENTRY(labels_that_hardly_repeat_are_matched_without_memo))
