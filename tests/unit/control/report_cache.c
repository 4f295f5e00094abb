/* SPDX-License-Identifier: Apache-2.0 */
#include "control/report_cache.h"

#include "kin_test.h"

enum { ROOM = 4 };

static struct kin__report_key key_of(const struct kin__report_cache *cache,
                                     const char *a, const char *b)
{
    struct kin__report_key key = kin__report_key_begin(cache, 1);

    kin__report_key_add(&key, kin_s(a));
    kin__report_key_add(&key, kin_s(b));
    return key;
}

static void cache_init(struct kin__report_cache *cache,
                       const kin_allocator *alloc)
{
    struct kin__random random;

    kin__random_init(&random, 1);
    kin__report_cache_init(cache, alloc, sizeof(int), ROOM, &random);
}

static int put(struct kin__report_cache *cache, const char *name, int **ret)
{
    void *payload = NULL;
    int r = kin__report_cache_put(cache, key_of(cache, name, ""), &payload);

    *ret = payload;
    return r;
}

KIN_TEST(what_is_put_is_found)
{
    KIN__AUTO_REPORT_CACHE cache;
    int *number = NULL;
    int *same = NULL;

    cache_init(&cache, alloc);
    assert_null(kin__report_cache_get(&cache, key_of(&cache, "a", "")));
    TRY(put(&cache, "a", &number));
    assert_int_equal(*number, 0);
    *number = 7;
    TRY(put(&cache, "a", &same));
    assert_ptr_equal(number, same);
    same = kin__report_cache_get(&cache, key_of(&cache, "a", ""));
    assert_int_equal(*same, 7);
    return 0;
}

KIN_TEST(the_borders_of_members_count)
{
    KIN__AUTO_REPORT_CACHE cache;
    void *payload = NULL;

    cache_init(&cache, alloc);
    TRY(kin__report_cache_put(&cache, key_of(&cache, "ab", "c"), &payload));
    assert_null(kin__report_cache_get(&cache, key_of(&cache, "a", "bc")));
    assert_null(kin__report_cache_get(&cache, key_of(&cache, "abc", "")));
    assert_non_null(kin__report_cache_get(&cache, key_of(&cache, "ab", "c")));
    struct kin__report_key other = kin__report_key_begin(&cache, 2);
    kin__report_key_add(&other, kin_s("ab"));
    kin__report_key_add(&other, kin_s("c"));
    assert_null(kin__report_cache_get(&cache, other));
    return 0;
}

static void count_release(void *payload, void *userdata)
{
    (void)payload;
    ++*(int *)userdata;
}

KIN_TEST(the_oldest_has_to_go)
{
    static const char *const names[] = {"a", "b", "c", "d"};
    int released = 0;
    KIN__AUTO_REPORT_CACHE cache;
    int *number = NULL;

    cache_init(&cache, alloc);
    cache.release = count_release;
    cache.userdata = &released;
    for (int i = 0; i < ROOM; i++)
        TRY(put(&cache, names[i], &number));
    assert_int_equal(released, 0);
    /* Looking makes it young again. */
    assert_non_null(kin__report_cache_get(&cache, key_of(&cache, "a", "")));
    TRY(put(&cache, "e", &number));
    assert_int_equal(released, 1);
    assert_non_null(kin__report_cache_get(&cache, key_of(&cache, "a", "")));
    assert_null(kin__report_cache_get(&cache, key_of(&cache, "b", "")));
    assert_non_null(kin__report_cache_get(&cache, key_of(&cache, "c", "")));
    assert_int_equal(kin__report_map_count(&cache.map), ROOM);
    kin__report_cache_done(&cache);
    assert_int_equal(released, ROOM + 1);
    cache_init(&cache, alloc);
    return 0;
}

KIN_TEST(entries_can_be_forgotten)
{
    KIN__AUTO_REPORT_CACHE cache;
    int *number = NULL;

    cache_init(&cache, alloc);
    TRY(put(&cache, "a", &number));
    kin__report_cache_remove(
        &cache,
        cds_list_entry(cache.latest.next, struct kin__report_entry, link));
    assert_null(kin__report_cache_get(&cache, key_of(&cache, "a", "")));
    TRY(put(&cache, "a", &number));
    assert_int_equal(*number, 0);
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(what_is_put_is_found),
              KIN_TEST_ENTRY(the_borders_of_members_count),
              KIN_TEST_ENTRY(the_oldest_has_to_go),
              KIN_TEST_ENTRY(entries_can_be_forgotten))
