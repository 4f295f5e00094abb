/* SPDX-License-Identifier: Apache-2.0 */
#include <kin/snapshot.h>

#include "base/fault_alloc.h"
#include "cache/store.h"
#include "kin_make.h"
#include "kin_test.h"
#include "object/blocks.h"

static int put(kin_store *store, const struct kin_make *make)
{
    kin__val root = KIN__VAL_NONE;
    int r = kin_make_root(store->arena, make, &root);

    return r < 0 ? r : kin__store_put(store, root, NULL, NULL);
}

#define PUT(store, ...) put(store, &(const struct kin_make){__VA_ARGS__})

/* Returns the number of bytes in use that the statistics do not count.  The
 * arena maps a file; all other memory comes from the allocator. */
static int64_t uncounted(const kin_allocator *alloc, const kin_store *store)
{
    const struct kin__fault_alloc *fault = alloc->userdata;
    const struct kin__arena *arena = store->arena;
    kin_store_stats stats = KIN_INIT(kin_store_stats);

    kin_store_get_stats(store, &stats);
    assert_int_equal(stats.total_bytes, stats.value_bytes + stats.record_bytes +
                                            stats.table_bytes +
                                            stats.index_bytes +
                                            stats.other_bytes);
    return (int64_t)(fault->live_bytes + arena->committed * KIN__WORD -
                     arena->stats.punched_bytes - stats.total_bytes);
}

/* Puts objects with names of many lengths into two namespaces. */
static int put_long_names(kin_store *store, int from, int to)
{
    char name[200];

    for (int i = from; i < to; i++) {
        snprintf(name, sizeof(name), "pod-%0*d", 1 + i % 150, i);
        TRY(PUT(store, .space = i % 2 ? "odd" : "even", .name = name));
    }
    return 0;
}

KIN_TEST(statistics_count_all_memory)
{
    KIN_AUTO(kin_store) *store = NULL;

    TRY(kin_store_new(KIN_OPTS(kin_store_opts, .alloc = alloc), &store, NULL));
    TRY(PUT(store, .name = "first"));
    int64_t left_out = uncounted(alloc, store);
    assert_in_range(left_out, 0, 2048); /* names, scratch */
    TRY(put_long_names(store, 0, 149));
    assert_int_equal(uncounted(alloc, store), left_out);
    TRY(put_long_names(store, 149, 700));
    assert_int_equal(uncounted(alloc, store), left_out);
    KIN_AUTO(kin_snapshot) *held = kin_snapshot_new(store);
    TRY_PTR(held);
    for (int i = 0; i < 100; i++)
        TRY(PUT(store, .name = "first", .version = i % 2 ? "1" : "2"));
    assert_int_equal(uncounted(alloc, store), left_out);
    TRY(kin__store_replace(store, NULL, 0, kin_s("10"), NULL));
    assert_int_equal(uncounted(alloc, store), left_out);
    held = kin_snapshot_free(held);
    kin_store_reclaim(store);
    assert_int_equal(uncounted(alloc, store), left_out);
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(statistics_count_all_memory))
