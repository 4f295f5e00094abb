/* SPDX-License-Identifier: Apache-2.0 */
#include "base/random.h"

#include <string.h>

#include "kin_test.h"

/* Recorded seeds of failing simulations must stay reproducible. */
KIN_TEST(streams_never_change)
{
    struct kin__random random;

    (void)alloc;
    kin__random_init(&random, 42);
    assert_int_equal(kin__random_u64(&random), UINT64_C(0x4596708167f8eb2e));
    assert_int_equal(kin__random_u64(&random), UINT64_C(0xe3acd5dec7d7d3fb));
    assert_int_equal(kin__random_u64(&random), UINT64_C(0xacbc4ad22ee2c285));
    assert_int_equal(kin__random_below(&random, 1000), 702);
    kin__random_init(&random, 43);
    assert_int_equal(kin__random_u64(&random), UINT64_C(0x6dc7230b8d7b21da));
    return 0;
}

KIN_TEST(the_same_seed_gives_the_same_stream)
{
    struct kin__random a;
    struct kin__random b;

    (void)alloc;
    kin__random_init(&a, 7);
    kin__random_init(&b, 7);
    for (int i = 0; i < 100; i++)
        assert_int_equal(kin__random_u64(&a), kin__random_u64(&b));
    kin__random_init(&b, 8);
    assert_true(kin__random_u64(&a) != kin__random_u64(&b));
    return 0;
}

/* Pearson's test for `buckets` equally likely outcomes. */
static double chi_square(const unsigned *counts, size_t buckets, double draws)
{
    double expected = draws / (double)buckets;
    double sum = 0;

    for (size_t i = 0; i < buckets; i++) {
        double off = (double)counts[i] - expected;
        sum += off * off / expected;
    }
    return sum;
}

/* With 99 degrees of freedom, 1 in 1000 fair streams exceeds 148.2, and as many
 * are below 61.1: too uniform is suspicious too. */
static void assert_looks_uniform(const unsigned *counts, double draws)
{
    double x = chi_square(counts, 100, draws);

    if (x < 61.1 || x > 148.2)
        fail_msg("chi-square is %.1f", x);
}

KIN_TEST(below_is_uniform)
{
    struct kin__random random;

    (void)alloc;
    for (uint64_t seed = 1; seed <= 5; seed++) {
        unsigned counts[100] = {0};
        kin__random_init(&random, seed);
        for (int i = 0; i < 20000; i++)
            counts[kin__random_below(&random, 100)]++;
        assert_looks_uniform(counts, 20000);
    }
    return 0;
}

KIN_TEST(every_bit_is_set_half_of_the_time)
{
    struct kin__random random;
    int set[64] = {0};

    (void)alloc;
    kin__random_init(&random, 3);
    for (int i = 0; i < 10000; i++) {
        uint64_t value = kin__random_u64(&random);
        for (int bit = 0; bit < 64; bit++)
            set[bit] += (int)(value >> bit & 1);
    }
    /* Four standard deviations of 50 each. */
    for (int bit = 0; bit < 64; bit++)
        assert_in_range(set[bit], 4800, 5200);
    return 0;
}

KIN_TEST(below_respects_its_limit)
{
    static const uint64_t limits[] = {
        1, 2, 3, 7, 1000, UINT32_MAX, (UINT64_C(1) << 63) + 1, UINT64_MAX,
    };
    struct kin__random random;

    (void)alloc;
    kin__random_init(&random, 11);
    for (size_t i = 0; i < sizeof(limits) / sizeof(limits[0]); i++)
        for (int n = 0; n < 1000; n++)
            assert_true(kin__random_below(&random, limits[i]) < limits[i]);
    return 0;
}

/* A plain remainder would make each number below 2^62 twice as likely as the
 * others. */
KIN_TEST(below_is_unbiased_for_large_limits)
{
    const uint64_t limit = UINT64_C(3) << 62;
    struct kin__random random;
    int low = 0;

    (void)alloc;
    kin__random_init(&random, 5);
    for (int i = 0; i < 9000; i++)
        low += kin__random_below(&random, limit) < UINT64_C(1) << 62;
    /* A third is 3000 with a standard deviation of 45; with bias it would be
     * 4500. */
    assert_in_range(low, 2820, 3180);
    return 0;
}

KIN_TEST(doubles_fill_the_unit_interval)
{
    struct kin__random random;
    unsigned counts[100] = {0};

    (void)alloc;
    kin__random_init(&random, 17);
    for (int i = 0; i < 20000; i++) {
        double value = kin__random_double(&random);
        assert_true(value >= 0.0 && value < 1.0);
        counts[(int)(value * 100)]++;
    }
    assert_looks_uniform(counts, 20000);
    return 0;
}

KIN_TEST(bytes_writes_exactly_count_bytes)
{
    struct kin__random random;
    unsigned char whole[24];

    (void)alloc;
    kin__random_init(&random, 23);
    kin__random_bytes(&random, whole, sizeof(whole));
    for (size_t count = 0; count <= sizeof(whole); count++) {
        unsigned char part[sizeof(whole) + 1];
        memset(part, 0xee, sizeof(part));
        kin__random_init(&random, 23);
        kin__random_bytes(&random, part, count);
        assert_memory_equal(part, whole, count);
        for (size_t i = count; i < sizeof(part); i++)
            assert_int_equal(part[i], 0xee);
    }
    return 0;
}

KIN_TEST(a_shuffle_keeps_every_item)
{
    struct kin__random random;
    uint16_t items[100];
    unsigned seen[100] = {0};
    int moved = 0;

    (void)alloc;
    for (uint16_t i = 0; i < 100; i++)
        items[i] = i;
    kin__random_init(&random, 1);
    kin__random_shuffle(&random, items, 100, sizeof(items[0]));
    for (uint16_t i = 0; i < 100; i++) {
        assert_in_range(items[i], 0, 99);
        seen[items[i]]++;
        moved += items[i] != i;
    }
    for (int i = 0; i < 100; i++)
        assert_int_equal(seen[i], 1);
    assert_true(moved > 80);
    kin__random_shuffle(&random, NULL, 0, sizeof(items[0]));
    return 0;
}

KIN_TEST(all_orders_of_three_are_equally_likely)
{
    struct kin__random random;
    int orders[222] = {0};

    (void)alloc;
    kin__random_init(&random, 9);
    for (int i = 0; i < 6000; i++) {
        int items[3] = {0, 1, 2};
        kin__random_shuffle(&random, items, 3, sizeof(items[0]));
        orders[items[0] * 100 + items[1] * 10 + items[2]]++;
    }
    /* 1000 each, with a standard deviation of 29. */
    static const int expected[] = {12, 21, 102, 120, 201, 210};
    for (int i = 0; i < 6; i++)
        assert_in_range(orders[expected[i]], 880, 1120);
    return 0;
}

KIN_TEST(seeds_from_the_os_differ)
{
    kin_error err = KIN_ERROR_INIT;
    uint64_t a = 0;
    uint64_t b = 0;

    (void)alloc;
    TRY(kin__random_seed_from_os(&a, &err));
    TRY(kin__random_seed_from_os(&b, /* err= */ NULL));
    assert_true(a != b);
    assert_int_equal(err.code, KIN_OK);
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(streams_never_change),
              KIN_TEST_ENTRY(the_same_seed_gives_the_same_stream),
              KIN_TEST_ENTRY(below_is_uniform),
              KIN_TEST_ENTRY(every_bit_is_set_half_of_the_time),
              KIN_TEST_ENTRY(below_respects_its_limit),
              KIN_TEST_ENTRY(below_is_unbiased_for_large_limits),
              KIN_TEST_ENTRY(doubles_fill_the_unit_interval),
              KIN_TEST_ENTRY(bytes_writes_exactly_count_bytes),
              KIN_TEST_ENTRY(a_shuffle_keeps_every_item),
              KIN_TEST_ENTRY(all_orders_of_three_are_equally_likely),
              KIN_TEST_ENTRY(seeds_from_the_os_differ))
