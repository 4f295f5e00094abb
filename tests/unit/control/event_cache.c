/* SPDX-License-Identifier: Apache-2.0 */
#include "control/event_cache.h"

#include "kin_test.h"

enum { ROOM = 4 };

static struct kin__event_key key_of(const struct kin__event_cache *cache,
                                    const char *a, const char *b)
{
    struct kin__event_key key = kin__event_key_begin(cache, 1);

    kin__event_key_add(&key, kin_s(a));
    kin__event_key_add(&key, kin_s(b));
    return key;
}

static void cache_init(struct kin__event_cache *cache,
                       const kin_allocator *alloc)
{
    struct kin__random random;

    kin__random_init(&random, 1);
    kin__event_cache_init(cache, alloc, sizeof(int), ROOM, &random);
}

static int put(struct kin__event_cache *cache, const char *name, int **ret)
{
    void *payload = NULL;
    int r = kin__event_cache_put(cache, key_of(cache, name, ""), &payload);

    *ret = payload;
    return r;
}

KIN_TEST(finds_what_was_put)
{
    KIN__AUTO_EVENT_CACHE cache;
    int *number = NULL;
    int *same = NULL;

    cache_init(&cache, alloc);
    assert_null(kin__event_cache_get(&cache, key_of(&cache, "a", "")));
    TRY(put(&cache, "a", &number));
    assert_int_equal(*number, 0);
    *number = 7;
    TRY(put(&cache, "a", &same));
    assert_ptr_equal(number, same);
    same = kin__event_cache_get(&cache, key_of(&cache, "a", ""));
    assert_int_equal(*same, 7);
    return 0;
}

KIN_TEST(member_boundaries_matter)
{
    KIN__AUTO_EVENT_CACHE cache;
    void *payload = NULL;

    cache_init(&cache, alloc);
    TRY(kin__event_cache_put(&cache, key_of(&cache, "ab", "c"), &payload));
    assert_null(kin__event_cache_get(&cache, key_of(&cache, "a", "bc")));
    assert_null(kin__event_cache_get(&cache, key_of(&cache, "abc", "")));
    assert_non_null(kin__event_cache_get(&cache, key_of(&cache, "ab", "c")));
    struct kin__event_key other = kin__event_key_begin(&cache, 2);
    kin__event_key_add(&other, kin_s("ab"));
    kin__event_key_add(&other, kin_s("c"));
    assert_null(kin__event_cache_get(&cache, other));
    return 0;
}

static void count_release(void *payload, void *userdata)
{
    (void)payload;
    ++*(int *)userdata;
}

KIN_TEST(evicts_the_oldest)
{
    static const char *const names[] = {"a", "b", "c", "d"};
    int released = 0;
    KIN__AUTO_EVENT_CACHE cache;
    int *number = NULL;

    cache_init(&cache, alloc);
    cache.release = count_release;
    cache.userdata = &released;
    for (int i = 0; i < ROOM; i++)
        TRY(put(&cache, names[i], &number));
    assert_int_equal(released, 0);
    /* A lookup makes it the most recently used. */
    assert_non_null(kin__event_cache_get(&cache, key_of(&cache, "a", "")));
    TRY(put(&cache, "e", &number));
    assert_int_equal(released, 1);
    assert_non_null(kin__event_cache_get(&cache, key_of(&cache, "a", "")));
    assert_null(kin__event_cache_get(&cache, key_of(&cache, "b", "")));
    assert_non_null(kin__event_cache_get(&cache, key_of(&cache, "c", "")));
    assert_int_equal(kin__event_map_count(&cache.map), ROOM);
    kin__event_cache_done(&cache);
    assert_int_equal(released, ROOM + 1);
    cache_init(&cache, alloc);
    return 0;
}

KIN_TEST(entries_can_be_removed)
{
    KIN__AUTO_EVENT_CACHE cache;
    int *number = NULL;

    cache_init(&cache, alloc);
    TRY(put(&cache, "a", &number));
    kin__event_cache_remove(
        &cache,
        cds_list_entry(cache.latest.next, struct kin__event_entry, link));
    assert_null(kin__event_cache_get(&cache, key_of(&cache, "a", "")));
    TRY(put(&cache, "a", &number));
    assert_int_equal(*number, 0);
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(finds_what_was_put),
              KIN_TEST_ENTRY(member_boundaries_matter),
              KIN_TEST_ENTRY(evicts_the_oldest),
              KIN_TEST_ENTRY(entries_can_be_removed))
