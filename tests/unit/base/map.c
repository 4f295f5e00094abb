/* SPDX-License-Identifier: Apache-2.0 */
#include "base/map.h"

#include "base/alloc.h"
#include "base/fault_alloc.h"
#include "base/random.h"
#include "kin_test.h"

enum {
    KEYS = 400,
};

struct thing {
    uint64_t id;
    kin_str name;
    bool in_map; /* what the naive model says */
    unsigned seen;
};

static inline uint64_t thing_id(const struct thing *thing)
{
    return thing->id;
}

static inline kin_str thing_name(const struct thing *thing)
{
    return thing->name;
}

/* Few different hashes, next to each other and at the end of every table: long
 * runs that overlap and wrap round. */
static inline uint64_t bad_hash(uint64_t key, uint64_t seed)
{
    (void)seed;
    return UINT64_MAX - 3 + key % 7;
}

KIN__MAP_DEFINE_U64(id_map, struct thing, thing_id);
KIN__MAP_DEFINE_STR(name_map, struct thing, thing_name);
KIN__MAP_DEFINE(bad_map, struct thing, uint64_t, thing_id, bad_hash,
                kin__u64_eq);

static void things_init(struct thing *things, size_t count)
{
    for (size_t i = 0; i < count; i++)
        things[i] = (struct thing){.id = i};
}

KIN_TEST(finds_what_was_put_in)
{
    KIN__AUTO_MAP(name_map) map;
    struct thing a = {.name = kin_s("alpha")};
    struct thing b = {.name = kin_s("beta")};
    struct thing empty = {.name = kin_s("")};

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
    struct thing first = {.name = kin_s("x")};
    struct thing second = {.name = kin_s("x")};

    name_map_init(&map, alloc, 1, 100);
    TRY(name_map_insert(&map, &first));
    TRY_FAIL(name_map_insert(&map, &second), KIN_EEXISTS);
    assert_ptr_equal(name_map_get(&map, kin_s("x")), &first);
    assert_int_equal(name_map_count(&map), 1);
    return 0;
}

KIN_TEST(a_replace_gives_the_old_entry_back)
{
    KIN__AUTO_MAP(name_map) map;
    struct thing first = {.name = kin_s("x")};
    struct thing second = {.name = kin_s("x")};
    struct thing *old = &second;

    name_map_init(&map, alloc, 1, /* max= */ 1);
    TRY(name_map_replace(&map, &first, &old));
    assert_null(old);
    TRY(name_map_replace(&map, &second, &old));
    assert_ptr_equal(old, &first);
    assert_ptr_equal(name_map_get(&map, kin_s("x")), &second);
    assert_int_equal(name_map_count(&map), 1);
    return 0;
}

KIN_TEST(a_remove_says_what_it_took)
{
    KIN__AUTO_MAP(name_map) map;
    struct thing a = {.name = kin_s("a")};

    name_map_init(&map, alloc, 1, 100);
    assert_null(name_map_remove(&map, kin_s("a")));
    TRY(name_map_insert(&map, &a));
    assert_ptr_equal(name_map_remove(&map, kin_s("a")), &a);
    assert_null(name_map_remove(&map, kin_s("a")));
    assert_null(name_map_get(&map, kin_s("a")));
    assert_int_equal(name_map_count(&map), 0);
    return 0;
}

KIN_TEST(holds_its_maximum_and_no_more)
{
    KIN__AUTO_MAP(id_map) map;
    struct thing things[12];
    struct thing *old = NULL;

    things_init(things, 12);
    id_map_init(&map, alloc, 1, 10);
    for (int i = 0; i < 10; i++)
        TRY(id_map_insert(&map, &things[i]));
    TRY_FAIL(id_map_insert(&map, &things[10]), KIN_ELIMIT);
    TRY_FAIL(id_map_replace(&map, &things[10], &old), KIN_ELIMIT);
    TRY_FAIL(id_map_reserve(&map, 11), KIN_ELIMIT);
    assert_int_equal(id_map_count(&map), 10);
    assert_null(id_map_get(&map, 10));
    assert_non_null(id_map_remove(&map, 3));
    TRY(id_map_insert(&map, &things[10]));
    return 0;
}

KIN_TEST(follows_the_number_of_entries_down)
{
    KIN__AUTO_MAP(id_map) map;
    struct thing things[KEYS];

    things_init(things, KEYS);
    id_map_init(&map, alloc, 1, KEYS);
    for (int i = 0; i < KEYS; i++)
        TRY(id_map_insert(&map, &things[i]));
    assert_int_equal(map.map.mask + 1, 1024);
    for (uint64_t i = 0; i < KEYS; i++) {
        assert_ptr_equal(id_map_remove(&map, i), &things[i]);
        for (uint64_t k = 0; k < KEYS; k++)
            assert_ptr_equal(id_map_get(&map, k), k <= i ? NULL : &things[k]);
    }
    if (!kin_test_out_of_memory())
        assert_int_equal(map.map.mask + 1, 8);
    return 0;
}

/* A count that goes to and fro around a border must not resize each time. */
KIN_TEST(does_not_flap)
{
    struct kin__fault_alloc counting;
    struct thing things[KEYS];
    struct id_map map;

    (void)alloc;
    things_init(things, KEYS);
    kin__fault_alloc_init(&counting);
    id_map_init(&map, &counting.allocator, 1, KEYS);
    for (uint64_t border = 1; border < KEYS; border++) {
        assert_int_equal(id_map_insert(&map, &things[border]), 0);
        kin__fault_alloc_reset(&counting, 0);
        for (int i = 0; i < 10; i++) {
            assert_int_equal(id_map_insert(&map, &things[0]), 0);
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
    struct thing things[100];
    struct id_map map;

    (void)alloc;
    things_init(things, 100);
    kin__fault_alloc_init(&counting);
    id_map_init(&map, &counting.allocator, 1, 1000);
    assert_int_equal(id_map_reserve(&map, 100), 0);
    kin__fault_alloc_reset(&counting, 0);
    for (int round = 0; round < 3; round++) {
        for (uint64_t i = 0; i < 100; i++)
            assert_int_equal(id_map_insert(&map, &things[i]), 0);
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
    struct thing things[100];
    struct id_map map;

    (void)alloc;
    things_init(things, 100);
    kin__fault_alloc_init(&fault);
    id_map_init(&map, &fault.allocator, 1, 1000);
    for (uint64_t i = 0; i < 100; i++) {
        kin__fault_alloc_reset(&fault, /* fail_at= */ 1);
        int r = id_map_insert(&map, &things[i]);
        assert_int_equal(r, kin__fault_alloc_fired(&fault) ? KIN_ENOMEM : 0);
        assert_int_equal(id_map_count(&map), r < 0 ? i : i + 1);
        for (uint64_t k = 0; k < i; k++)
            assert_ptr_equal(id_map_get(&map, k), &things[k]);
        if (r < 0)
            assert_int_equal(id_map_insert(&map, &things[i]), 0);
    }
    id_map_done(&map);
    kin__fault_alloc_done(&fault);
    return 0;
}

KIN_TEST(a_failed_shrink_changes_nothing)
{
    struct kin__fault_alloc fault;
    struct thing things[100];
    struct id_map map;

    (void)alloc;
    things_init(things, 100);
    kin__fault_alloc_init(&fault);
    id_map_init(&map, &fault.allocator, 1, 1000);
    for (uint64_t i = 0; i < 100; i++)
        assert_int_equal(id_map_insert(&map, &things[i]), 0);
    for (uint64_t i = 0; i < 99; i++) {
        kin__fault_alloc_reset(&fault, /* fail_at= */ 1);
        assert_ptr_equal(id_map_remove(&map, i), &things[i]);
    }
    assert_int_equal(map.map.mask + 1, 256);
    assert_ptr_equal(id_map_get(&map, 99), &things[99]);
    id_map_done(&map);
    kin__fault_alloc_done(&fault);
    return 0;
}

KIN_TEST(can_be_used_again_when_done_or_cleared)
{
    KIN__AUTO_MAP(id_map) map;
    struct thing thing = {.id = 5};

    id_map_init(&map, alloc, 1, 10);
    id_map_clear(&map);
    id_map_done(&map);
    TRY(id_map_insert(&map, &thing));
    id_map_clear(&map);
    assert_null(id_map_get(&map, 5));
    TRY(id_map_insert(&map, &thing));
    id_map_done(&map);
    assert_int_equal(id_map_count(&map), 0);
    assert_null(id_map_get(&map, 5));
    return 0;
}

KIN_TEST(iterates_over_nothing)
{
    KIN__AUTO_MAP(id_map) map;
    struct thing thing = {.id = 5};

    id_map_init(&map, alloc, 1, 10);
    struct id_map_iter iter = id_map_iterate(&map);
    assert_null(id_map_next(&iter));
    assert_null(id_map_next(&iter));
    TRY(id_map_insert(&map, &thing));
    id_map_remove(&map, 5);
    iter = id_map_iterate(&map);
    assert_null(id_map_next(&iter));
    return 0;
}

KIN_TEST(entries_may_be_replaced_during_an_iteration)
{
    KIN__AUTO_MAP(id_map) map;
    struct thing things[2][20];
    struct thing *old = NULL;

    things_init(things[0], 20);
    things_init(things[1], 20);
    id_map_init(&map, alloc, 1, 20);
    for (int i = 0; i < 20; i++)
        TRY(id_map_insert(&map, &things[0][i]));
    struct id_map_iter iter = id_map_iterate(&map);
    for (struct thing *t = id_map_next(&iter); t; t = id_map_next(&iter))
        TRY(id_map_replace(&map, &things[1][t->id], &old));
    for (uint64_t i = 0; i < 20; i++)
        assert_ptr_equal(id_map_get(&map, i), &things[1][i]);
    return 0;
}

KIN_TEST(an_iteration_that_emptied_the_map_gives_memory_back)
{
    KIN__AUTO_MAP(id_map) map;
    struct thing things[100];

    things_init(things, 100);
    id_map_init(&map, alloc, 1, 100);
    for (int i = 0; i < 100; i++)
        TRY(id_map_insert(&map, &things[i]));
    struct id_map_iter iter = id_map_iterate(&map);
    while (id_map_next(&iter))
        id_map_iter_remove(&iter);
    assert_int_equal(id_map_count(&map), 0);
    if (!kin_test_out_of_memory())
        assert_int_equal(map.map.mask + 1, 8);
    return 0;
}

/* The same model test for a map type; `name` is one with uint64_t keys.  One
 * step does one thing to one key, and after it the whole map is compared with
 * the flags in the things from time to time. */
#define DEFINE_MODEL(name)                                                     \
    static void name##_check(struct name *map, struct thing *things)           \
    {                                                                          \
        size_t count = 0;                                                      \
        for (uint64_t key = 0; key < KEYS; key++) {                            \
            things[key].seen = 0;                                              \
            count += things[key].in_map;                                       \
            assert_ptr_equal(name##_get(map, key),                             \
                             things[key].in_map ? &things[key] : NULL);        \
        }                                                                      \
        assert_int_equal(name##_count(map), count);                            \
        struct name##_iter iter = name##_iterate(map);                         \
        for (struct thing *t = name##_next(&iter); t; t = name##_next(&iter))  \
            t->seen++;                                                         \
        for (uint64_t key = 0; key < KEYS; key++)                              \
            assert_int_equal(things[key].seen, things[key].in_map);            \
    }                                                                          \
    /* Guarantee B: removing on the way misses nobody, gives nobody twice. */  \
    static void name##_remove_some(struct name *map, struct thing *things,     \
                                   struct kin__random *random)                 \
    {                                                                          \
        size_t before = name##_count(map);                                     \
        uint64_t keep = kin__random_below(random, 5);                          \
        size_t given = 0;                                                      \
        for (uint64_t key = 0; key < KEYS; key++)                              \
            things[key].seen = 0;                                              \
        struct name##_iter iter = name##_iterate(map);                         \
        for (struct thing *t = name##_next(&iter); t;                          \
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
    static int name##_step(struct name *map, struct thing *things,             \
                           struct kin__random *random, uint64_t inserts)       \
    {                                                                          \
        uint64_t key = kin__random_below(random, KEYS);                        \
        if (kin__random_below(random, 100) < inserts) {                        \
            int r = name##_insert(map, &things[key]);                          \
            if (r == KIN_EEXISTS && things[key].in_map)                        \
                return 0;                                                      \
            if (r < 0)                                                         \
                return r;                                                      \
            assert_false(things[key].in_map);                                  \
            things[key].in_map = true;                                         \
            return 0;                                                          \
        }                                                                      \
        assert_ptr_equal(name##_remove(map, key),                              \
                         things[key].in_map ? &things[key] : NULL);            \
        things[key].in_map = false;                                            \
        return 0;                                                              \
    }                                                                          \
    static int name##_model(const kin_allocator *alloc, uint64_t seed)         \
    {                                                                          \
        KIN__AUTO_MAP(name) map;                                               \
        struct kin__random random;                                             \
        struct thing things[KEYS];                                             \
        things_init(things, KEYS);                                             \
        kin__random_init(&random, seed);                                       \
        name##_init(&map, alloc, seed, KEYS);                                  \
        for (int phase = 0; phase < 12; phase++) {                             \
            for (int i = 0; i < 500; i++)                                      \
                TRY(name##_step(&map, things, &random,                         \
                                phase % 3 == 2 ? 10 : 80));                    \
            name##_check(&map, things);                                        \
            name##_remove_some(&map, things, &random);                         \
            name##_check(&map, things);                                        \
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

KIN_TEST(agrees_with_a_naive_model_when_all_collides)
{
    for (uint64_t seed = 1; seed <= 3; seed++)
        TRY(bad_map_model(alloc, seed));
    return 0;
}

KIN_TEST_MAIN(
    KIN_TEST_ENTRY(finds_what_was_put_in),
    KIN_TEST_ENTRY(an_insert_does_not_replace),
    KIN_TEST_ENTRY(a_replace_gives_the_old_entry_back),
    KIN_TEST_ENTRY(a_remove_says_what_it_took),
    KIN_TEST_ENTRY(holds_its_maximum_and_no_more),
    KIN_TEST_ENTRY(follows_the_number_of_entries_down),
    KIN_TEST_ENTRY(does_not_flap),
    KIN_TEST_ENTRY(reserved_inserts_need_no_memory),
    KIN_TEST_ENTRY(a_failed_growth_changes_nothing),
    KIN_TEST_ENTRY(a_failed_shrink_changes_nothing),
    KIN_TEST_ENTRY(can_be_used_again_when_done_or_cleared),
    KIN_TEST_ENTRY(iterates_over_nothing),
    KIN_TEST_ENTRY(entries_may_be_replaced_during_an_iteration),
    KIN_TEST_ENTRY(an_iteration_that_emptied_the_map_gives_memory_back),
    KIN_TEST_ENTRY(agrees_with_a_naive_model),
    KIN_TEST_ENTRY(agrees_with_a_naive_model_when_all_collides))
