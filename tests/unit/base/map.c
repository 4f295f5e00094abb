/* SPDX-License-Identifier: Apache-2.0 */
#include "base/map.h"

#include "base/alloc.h"
#include "base/fault_alloc.h"
#include "base/random.h"
#include "kin_test.h"

enum {
    KEYS = 400,
};

struct entry {
    uint64_t id;
    kin_str name;
    bool in_map; /* state in the naive model */
    unsigned seen;
};

static inline uint64_t thing_id(const struct entry *entry)
{
    return entry->id;
}

static inline kin_str entry_name(const struct entry *entry)
{
    return entry->name;
}

/* Few different hashes, adjacent and at the end of every table: causes long
 * runs that overlap and wrap around. */
static inline uint64_t bad_hash(uint64_t key, uint64_t seed)
{
    (void)seed;
    return UINT64_MAX - 3 + key % 7;
}

KIN__MAP_DEFINE_U64(id_map, struct entry, thing_id);
KIN__MAP_DEFINE_STR(name_map, struct entry, entry_name);
KIN__MAP_DEFINE(bad_map, struct entry, uint64_t, thing_id, bad_hash,
                kin__u64_eq);

static void entries_init(struct entry *entries, size_t count)
{
    for (size_t i = 0; i < count; i++)
        entries[i] = (struct entry){.id = i};
}

KIN_TEST(finds_inserted_entries)
{
    KIN__AUTO_MAP(name_map) map;
    struct entry a = {.name = kin_s("alpha")};
    struct entry b = {.name = kin_s("beta")};
    struct entry empty = {.name = kin_s("")};

    name_map_init(&map, alloc, 1, 100);
    assert_null(name_map_get(&map, kin_s("alpha")));
    TRY(name_map_insert(&map, &a));
    TRY(name_map_insert(&map, &b));
    TRY(name_map_insert(&map, &empty));
    assert_ptr_equal(name_map_get(&map, kin_s("alpha")), &a);
    assert_ptr_equal(name_map_get(&map, kin_s("beta")), &b);
    assert_ptr_equal(name_map_get(&map, kin_str_of(NULL, 0)), &empty);
    assert_null(name_map_get(&map, kin_s("gamma")));
    assert_int_equal(name_map_count(&map), 3);
    return 0;
}

KIN_TEST(an_insert_does_not_replace)
{
    KIN__AUTO_MAP(name_map) map;
    struct entry first = {.name = kin_s("x")};
    struct entry second = {.name = kin_s("x")};

    name_map_init(&map, alloc, 1, 100);
    TRY(name_map_insert(&map, &first));
    TRY_FAIL(name_map_insert(&map, &second), KIN_EEXISTS);
    assert_ptr_equal(name_map_get(&map, kin_s("x")), &first);
    assert_int_equal(name_map_count(&map), 1);
    return 0;
}

KIN_TEST(replace_returns_the_old_entry)
{
    KIN__AUTO_MAP(name_map) map;
    struct entry first = {.name = kin_s("x")};
    struct entry second = {.name = kin_s("x")};
    struct entry *old = &second;

    name_map_init(&map, alloc, 1, /* max= */ 1);
    TRY(name_map_replace(&map, &first, &old));
    assert_null(old);
    TRY(name_map_replace(&map, &second, &old));
    assert_ptr_equal(old, &first);
    assert_ptr_equal(name_map_get(&map, kin_s("x")), &second);
    assert_int_equal(name_map_count(&map), 1);
    return 0;
}

KIN_TEST(remove_returns_the_entry)
{
    KIN__AUTO_MAP(name_map) map;
    struct entry a = {.name = kin_s("a")};

    name_map_init(&map, alloc, 1, 100);
    assert_null(name_map_remove(&map, kin_s("a")));
    TRY(name_map_insert(&map, &a));
    assert_ptr_equal(name_map_remove(&map, kin_s("a")), &a);
    assert_null(name_map_remove(&map, kin_s("a")));
    assert_null(name_map_get(&map, kin_s("a")));
    assert_int_equal(name_map_count(&map), 0);
    return 0;
}

KIN_TEST(holds_at_most_its_maximum)
{
    KIN__AUTO_MAP(id_map) map;
    struct entry entries[12];
    struct entry *old = NULL;

    entries_init(entries, 12);
    id_map_init(&map, alloc, 1, 10);
    for (int i = 0; i < 10; i++)
        TRY(id_map_insert(&map, &entries[i]));
    TRY_FAIL(id_map_insert(&map, &entries[10]), KIN_ELIMIT);
    TRY_FAIL(id_map_replace(&map, &entries[10], &old), KIN_ELIMIT);
    TRY_FAIL(id_map_reserve(&map, 11), KIN_ELIMIT);
    assert_int_equal(id_map_count(&map), 10);
    assert_null(id_map_get(&map, 10));
    assert_non_null(id_map_remove(&map, 3));
    TRY(id_map_insert(&map, &entries[10]));
    return 0;
}

KIN_TEST(shrinks_with_the_number_of_entries)
{
    KIN__AUTO_MAP(id_map) map;
    struct entry entries[KEYS];

    entries_init(entries, KEYS);
    id_map_init(&map, alloc, 1, KEYS);
    for (int i = 0; i < KEYS; i++)
        TRY(id_map_insert(&map, &entries[i]));
    assert_int_equal(map.map.mask + 1, 1024);
    for (uint64_t i = 0; i < KEYS; i++) {
        assert_ptr_equal(id_map_remove(&map, i), &entries[i]);
        for (uint64_t k = 0; k < KEYS; k++)
            assert_ptr_equal(id_map_get(&map, k), k <= i ? NULL : &entries[k]);
    }
    if (!kin_test_out_of_memory())
        assert_int_equal(map.map.mask + 1, 8);
    return 0;
}

/* A count that alternates around a threshold must not resize each time. */
KIN_TEST(does_not_resize_repeatedly)
{
    struct kin__fault_alloc counting;
    struct entry entries[KEYS];
    struct id_map map;

    (void)alloc;
    entries_init(entries, KEYS);
    kin__fault_alloc_init(&counting);
    id_map_init(&map, &counting.allocator, 1, KEYS);
    for (uint64_t border = 1; border < KEYS; border++) {
        assert_int_equal(id_map_insert(&map, &entries[border]), 0);
        kin__fault_alloc_reset(&counting, 0);
        for (int i = 0; i < 10; i++) {
            assert_int_equal(id_map_insert(&map, &entries[0]), 0);
            assert_non_null(id_map_remove(&map, 0));
        }
        assert_in_range(kin__fault_alloc_count(&counting), 0, 1);
    }
    id_map_done(&map);
    kin__fault_alloc_done(&counting);
    return 0;
}

KIN_TEST(reserved_inserts_need_no_memory)
{
    struct kin__fault_alloc counting;
    struct entry entries[100];
    struct id_map map;

    (void)alloc;
    entries_init(entries, 100);
    kin__fault_alloc_init(&counting);
    id_map_init(&map, &counting.allocator, 1, 1000);
    assert_int_equal(id_map_reserve(&map, 100), 0);
    kin__fault_alloc_reset(&counting, 0);
    for (int round = 0; round < 3; round++) {
        for (uint64_t i = 0; i < 100; i++)
            assert_int_equal(id_map_insert(&map, &entries[i]), 0);
        for (uint64_t i = 0; i < 100; i++)
            assert_non_null(id_map_remove(&map, i));
        id_map_clear(&map);
    }
    assert_int_equal(kin__fault_alloc_count(&counting), 0);
    assert_int_equal(id_map_reserve(&map, 0), 0);
    id_map_clear(&map);
    assert_int_equal(map.map.mask + 1, 8);
    id_map_done(&map);
    kin__fault_alloc_done(&counting);
    return 0;
}

/* Guarantee A, for every allocation of a growing map. */
KIN_TEST(a_failed_growth_changes_nothing)
{
    struct kin__fault_alloc fault;
    struct entry entries[100];
    struct id_map map;

    (void)alloc;
    entries_init(entries, 100);
    kin__fault_alloc_init(&fault);
    id_map_init(&map, &fault.allocator, 1, 1000);
    for (uint64_t i = 0; i < 100; i++) {
        kin__fault_alloc_reset(&fault, /* fail_at= */ 1);
        int r = id_map_insert(&map, &entries[i]);
        assert_int_equal(r, kin__fault_alloc_fired(&fault) ? KIN_ENOMEM : 0);
        assert_int_equal(id_map_count(&map), r < 0 ? i : i + 1);
        for (uint64_t k = 0; k < i; k++)
            assert_ptr_equal(id_map_get(&map, k), &entries[k]);
        if (r < 0)
            assert_int_equal(id_map_insert(&map, &entries[i]), 0);
    }
    id_map_done(&map);
    kin__fault_alloc_done(&fault);
    return 0;
}

KIN_TEST(a_failed_shrink_changes_nothing)
{
    struct kin__fault_alloc fault;
    struct entry entries[100];
    struct id_map map;

    (void)alloc;
    entries_init(entries, 100);
    kin__fault_alloc_init(&fault);
    id_map_init(&map, &fault.allocator, 1, 1000);
    for (uint64_t i = 0; i < 100; i++)
        assert_int_equal(id_map_insert(&map, &entries[i]), 0);
    for (uint64_t i = 0; i < 99; i++) {
        kin__fault_alloc_reset(&fault, /* fail_at= */ 1);
        assert_ptr_equal(id_map_remove(&map, i), &entries[i]);
    }
    assert_int_equal(map.map.mask + 1, 256);
    assert_ptr_equal(id_map_get(&map, 99), &entries[99]);
    id_map_done(&map);
    kin__fault_alloc_done(&fault);
    return 0;
}

KIN_TEST(can_be_used_again_when_done_or_cleared)
{
    KIN__AUTO_MAP(id_map) map;
    struct entry entry = {.id = 5};

    id_map_init(&map, alloc, 1, 10);
    id_map_clear(&map);
    id_map_done(&map);
    TRY(id_map_insert(&map, &entry));
    id_map_clear(&map);
    assert_null(id_map_get(&map, 5));
    TRY(id_map_insert(&map, &entry));
    id_map_done(&map);
    assert_int_equal(id_map_count(&map), 0);
    assert_null(id_map_get(&map, 5));
    return 0;
}

KIN_TEST(iterates_over_an_empty_map)
{
    KIN__AUTO_MAP(id_map) map;
    struct entry entry = {.id = 5};

    id_map_init(&map, alloc, 1, 10);
    struct id_map_iter iter = id_map_iterate(&map);
    assert_null(id_map_next(&iter));
    assert_null(id_map_next(&iter));
    TRY(id_map_insert(&map, &entry));
    id_map_remove(&map, 5);
    iter = id_map_iterate(&map);
    assert_null(id_map_next(&iter));
    return 0;
}

KIN_TEST(entries_may_be_replaced_during_an_iteration)
{
    KIN__AUTO_MAP(id_map) map;
    struct entry entries[2][20];
    struct entry *old = NULL;

    entries_init(entries[0], 20);
    entries_init(entries[1], 20);
    id_map_init(&map, alloc, 1, 20);
    for (int i = 0; i < 20; i++)
        TRY(id_map_insert(&map, &entries[0][i]));
    struct id_map_iter iter = id_map_iterate(&map);
    for (struct entry *t = id_map_next(&iter); t; t = id_map_next(&iter))
        TRY(id_map_replace(&map, &entries[1][t->id], &old));
    for (uint64_t i = 0; i < 20; i++)
        assert_ptr_equal(id_map_get(&map, i), &entries[1][i]);
    return 0;
}

KIN_TEST(an_iteration_that_empties_the_map_frees_memory)
{
    KIN__AUTO_MAP(id_map) map;
    struct entry entries[100];

    entries_init(entries, 100);
    id_map_init(&map, alloc, 1, 100);
    for (int i = 0; i < 100; i++)
        TRY(id_map_insert(&map, &entries[i]));
    struct id_map_iter iter = id_map_iterate(&map);
    while (id_map_next(&iter))
        id_map_iter_remove(&iter);
    assert_int_equal(id_map_count(&map), 0);
    if (!kin_test_out_of_memory())
        assert_int_equal(map.map.mask + 1, 8);
    return 0;
}

/* The model test for a map type `name` with uint64_t keys.  Each step does one
 * operation on one key; now and then the whole map is compared with the flags
 * in the entries. */
#define DEFINE_MODEL(name)                                                     \
    static void name##_check(struct name *map, struct entry *entries)          \
    {                                                                          \
        size_t count = 0;                                                      \
        for (uint64_t key = 0; key < KEYS; key++) {                            \
            entries[key].seen = 0;                                             \
            count += entries[key].in_map;                                      \
            assert_ptr_equal(name##_get(map, key),                             \
                             entries[key].in_map ? &entries[key] : NULL);      \
        }                                                                      \
        assert_int_equal(name##_count(map), count);                            \
        struct name##_iter iter = name##_iterate(map);                         \
        for (struct entry *t = name##_next(&iter); t; t = name##_next(&iter))  \
            t->seen++;                                                         \
        for (uint64_t key = 0; key < KEYS; key++)                              \
            assert_int_equal(entries[key].seen, entries[key].in_map);          \
    }                                                                          \
    /* Guarantee B: removing during an iteration skips no entry and repeats    \
     * none. */                                                                \
    static void name##_remove_some(struct name *map, struct entry *entries,    \
                                   struct kin__random *random)                 \
    {                                                                          \
        size_t before = name##_count(map);                                     \
        uint64_t keep = kin__random_below(random, 5);                          \
        size_t given = 0;                                                      \
        for (uint64_t key = 0; key < KEYS; key++)                              \
            entries[key].seen = 0;                                             \
        struct name##_iter iter = name##_iterate(map);                         \
        for (struct entry *t = name##_next(&iter); t;                          \
             t = name##_next(&iter)) {                                         \
            given++;                                                           \
            assert_int_equal(t->seen++, 0);                                    \
            if (kin__random_below(random, 5) < keep)                           \
                continue;                                                      \
            name##_iter_remove(&iter);                                         \
            t->in_map = false;                                                 \
        }                                                                      \
        assert_int_equal(given, before);                                       \
    }                                                                          \
    static int name##_step(struct name *map, struct entry *entries,            \
                           struct kin__random *random, uint64_t inserts)       \
    {                                                                          \
        uint64_t key = kin__random_below(random, KEYS);                        \
        if (kin__random_below(random, 100) < inserts) {                        \
            int r = name##_insert(map, &entries[key]);                         \
            if (r == KIN_EEXISTS && entries[key].in_map)                       \
                return 0;                                                      \
            if (r < 0)                                                         \
                return r;                                                      \
            assert_false(entries[key].in_map);                                 \
            entries[key].in_map = true;                                        \
            return 0;                                                          \
        }                                                                      \
        assert_ptr_equal(name##_remove(map, key),                              \
                         entries[key].in_map ? &entries[key] : NULL);          \
        entries[key].in_map = false;                                           \
        return 0;                                                              \
    }                                                                          \
    static int name##_model(const kin_allocator *alloc, uint64_t seed)         \
    {                                                                          \
        KIN__AUTO_MAP(name) map;                                               \
        struct kin__random random;                                             \
        struct entry entries[KEYS];                                            \
        entries_init(entries, KEYS);                                           \
        kin__random_init(&random, seed);                                       \
        name##_init(&map, alloc, seed, KEYS);                                  \
        for (int phase = 0; phase < 12; phase++) {                             \
            for (int i = 0; i < 500; i++)                                      \
                TRY(name##_step(&map, entries, &random,                        \
                                phase % 3 == 2 ? 10 : 80));                    \
            name##_check(&map, entries);                                       \
            name##_remove_some(&map, entries, &random);                        \
            name##_check(&map, entries);                                       \
        }                                                                      \
        return 0;                                                              \
    }                                                                          \
    struct kin_require_semicolon

DEFINE_MODEL(id_map);
DEFINE_MODEL(bad_map);

KIN_TEST(agrees_with_a_naive_model)
{
    for (uint64_t seed = 1; seed <= 3; seed++)
        TRY(id_map_model(alloc, seed));
    return 0;
}

KIN_TEST(agrees_with_a_naive_model_when_all_keys_collide)
{
    for (uint64_t seed = 1; seed <= 3; seed++)
        TRY(bad_map_model(alloc, seed));
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(finds_inserted_entries),
              KIN_TEST_ENTRY(an_insert_does_not_replace),
              KIN_TEST_ENTRY(replace_returns_the_old_entry),
              KIN_TEST_ENTRY(remove_returns_the_entry),
              KIN_TEST_ENTRY(holds_at_most_its_maximum),
              KIN_TEST_ENTRY(shrinks_with_the_number_of_entries),
              KIN_TEST_ENTRY(does_not_resize_repeatedly),
              KIN_TEST_ENTRY(reserved_inserts_need_no_memory),
              KIN_TEST_ENTRY(a_failed_growth_changes_nothing),
              KIN_TEST_ENTRY(a_failed_shrink_changes_nothing),
              KIN_TEST_ENTRY(can_be_used_again_when_done_or_cleared),
              KIN_TEST_ENTRY(iterates_over_an_empty_map),
              KIN_TEST_ENTRY(entries_may_be_replaced_during_an_iteration),
              KIN_TEST_ENTRY(an_iteration_that_empties_the_map_frees_memory),
              KIN_TEST_ENTRY(agrees_with_a_naive_model),
              KIN_TEST_ENTRY(agrees_with_a_naive_model_when_all_keys_collide))
