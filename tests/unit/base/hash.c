/* SPDX-License-Identifier: Apache-2.0 */
#include "base/hash.h"

#include "base/str.h"
#include "kin_test.h"

/* Values are the same on every platform; otherwise a simulation's seed would
 * not be reproducible elsewhere.  Recorded with xxHash 0.8.1. */
KIN_TEST(returns_known_values)
{
    (void)alloc;
    assert_int_equal(kin__hash(kin_s(""), 0), UINT64_C(0x2d06800538d394c2));
    assert_int_equal(kin__hash(kin_s("kin"), 0), UINT64_C(0x0e27878f11e96f5f));
    assert_int_equal(kin__hash(kin_s("kin"), 1), UINT64_C(0xef0df9ea05a9ce73));
    assert_int_equal(kin__hash_u64(1, 0), UINT64_C(0x2fbc593564db792e));
    assert_int_equal(kin__hash_u64(1, 1), UINT64_C(0x85671091eda75eb5));
    return 0;
}

KIN_TEST(a_number_hashes_as_its_little_endian_bytes)
{
    const char bytes[8] = {8, 7, 6, 5, 4, 3, 2, 1};

    (void)alloc;
    assert_int_equal(kin__hash_u64(UINT64_C(0x0102030405060708), 99),
                     kin__hash(kin_str_of(bytes, sizeof(bytes)), 99));
    return 0;
}

KIN_TEST(depends_on_every_byte_and_on_the_length)
{
    char text[300];

    (void)alloc;
    memset(text, 'a', sizeof(text));
    uint64_t all = kin__hash(kin_str_of(text, sizeof(text)), 7);
    assert_true(all != kin__hash(kin_str_of(text, sizeof(text) - 1), 7));
    for (size_t i = 0; i < sizeof(text); i++) {
        text[i] = 'b';
        assert_true(all != kin__hash(kin_str_of(text, sizeof(text)), 7));
        text[i] = 'a';
    }
    return 0;
}

/* Prevents hash flooding: keys that share low bits under one seed do not share
 * them under another. */
KIN_TEST(another_seed_breaks_a_collision)
{
    enum { MASK = 1023, WANTED = 64 };
    uint64_t target = kin__hash_u64(0, 1) & MASK;
    int found = 0;
    int still = 0;

    (void)alloc;
    for (uint64_t key = 0; found < WANTED; key++) {
        if ((kin__hash_u64(key, 1) & MASK) != target)
            continue;
        found++;
        still += (kin__hash_u64(key, 2) & MASK) == (kin__hash_u64(0, 2) & MASK);
    }
    /* The key 0 itself, and few others by chance. */
    assert_in_range(still, 1, 4);
    return 0;
}

KIN_TEST(an_empty_view_needs_no_pointer)
{
    (void)alloc;
    assert_int_equal(kin__hash(kin_str_of(NULL, 0), 5),
                     kin__hash(KIN__S(""), 5));
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(returns_known_values),
              KIN_TEST_ENTRY(a_number_hashes_as_its_little_endian_bytes),
              KIN_TEST_ENTRY(depends_on_every_byte_and_on_the_length),
              KIN_TEST_ENTRY(another_seed_breaks_a_collision),
              KIN_TEST_ENTRY(an_empty_view_needs_no_pointer))
