/* SPDX-License-Identifier: Apache-2.0 */
/* Walks that judge labels. */
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

struct judge {
    int judged;
    int visited;
    kin__val wanted;
};

static bool judge_match(kin_value labels, void *userdata)
{
    struct judge *judge = userdata;

    judge->judged++;
    return labels.bits == judge->wanted;
}

static int judge_visit(const kin_object *object, void *userdata)
{
    struct judge *judge = userdata;

    assert_int_equal(object->labels, judge->wanted);
    judge->visited++;
    return 0;
}

KIN_TEST(each_set_of_labels_is_judged_once)
{
    KIN_AUTO(kin_store) *store = NULL;
    struct judge judge = {0};
    kin_selection selection = {.size = sizeof(kin_selection),
                               .match = judge_match,
                               .visit = judge_visit,
                               .userdata = &judge};
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
    judge.wanted = kin_snapshot_get(snap, kin_s("x/pod-1"))->labels;
    TRY(kin_snapshot_select(snap, &selection, NULL));
    assert_int_equal(judge.visited, 30);
    assert_int_equal(judge.judged, 10);
    judge = (struct judge){.wanted = KIN__VAL_NONE};
    kin_iter it = kin_snapshot_by_index(snap, kin_s("namespace"), kin_s("y"));
    TRY(kin__iter_select(&it, &selection, NULL));
    assert_int_equal(judge.visited, 10);
    assert_int_equal(judge.judged, 10);
    it = kin_snapshot_by_index(snap, kin_s("none"), kin_s("y"));
    TRY_FAIL(kin__iter_select(&it, &selection, NULL), KIN_ENOTFOUND);
    return 0;
}

/* Most have labels of their own, and a few share theirs. */
KIN_TEST(labels_that_hardly_repeat_are_judged_all_the_same)
{
    enum { COUNT = 5600 };
    KIN_AUTO(kin_store) *store = NULL;
    struct judge judge = {0};
    kin_selection selection = {.size = sizeof(kin_selection),
                               .match = judge_match,
                               .visit = judge_visit,
                               .userdata = &judge};
    char name[16];
    char app[16];

    /* Too many to fail each allocation. */
    (void)alloc;
    TRY(store_for(/* alloc= */ NULL, &store));
    for (int i = 0; i < COUNT; i++) {
        snprintf(name, sizeof(name), "pod-%d", i);
        snprintf(app, sizeof(app), "app-%d", i % 70 ? i : 0);
        TRY(PUT(store, .space = "x", .name = name, .app = app));
    }
    KIN_AUTO(kin_snapshot) *snap = kin_snapshot_new(store);
    judge.wanted = kin_snapshot_get(snap, kin_s("x/pod-140"))->labels;
    TRY(kin_snapshot_select(snap, &selection, NULL));
    assert_int_equal(judge.visited, COUNT / 70);
    assert_true(judge.judged <= COUNT);
    judge = (struct judge){
        .wanted = kin_snapshot_get(snap, kin_s("x/pod-5599"))->labels};
    TRY(kin_snapshot_select(snap, &selection, NULL));
    assert_int_equal(judge.visited, 1);
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(each_set_of_labels_is_judged_once),
              KIN_TEST_ENTRY(labels_that_hardly_repeat_are_judged_all_the_same))
