/* SPDX-License-Identifier: Apache-2.0 */
#include "object/fingerprint.h"

#include <stdio.h>

#include "kin_test.h"
#include "object/values.h"
#include "test_value.h"

enum { MANY = 5000 };

static bool has_print(const struct kin__arena *arena, kin__val val)
{
    return kin__node_head(arena->ro + val) & KIN__NODE_EXTRA;
}

static bool same_print(struct kin__fingerprint a, struct kin__fingerprint b)
{
    return a.len == b.len && a.low == b.low && a.high == b.high;
}

KIN_TEST(different_texts_have_different_fingerprints)
{
    AUTO_ARENA *a = NULL;
    AUTO_ARENA *b = NULL;

    TRY(kin__arena_new(alloc, 0, &a, NULL));
    TRY(kin__arena_new(alloc, 0, &b, NULL));
    struct kin__fingerprint print = kin__fingerprint_of(a, kin_s("[1,2]"));
    assert_int_equal(print.len, 5);
    assert_int_equal(print.val, KIN__VAL_NONE);
    assert_true(same_print(print, kin__fingerprint_of(a, kin_s("[1,2]"))));
    assert_false(same_print(print, kin__fingerprint_of(a, kin_s("[1,3]"))));
    assert_false(same_print(print, kin__fingerprint_of(b, kin_s("[1,2]"))));
    return 0;
}

/* Knowledge about one process is useless for another: each arena has its own
 * secret, and all of it is used. */
KIN_TEST(secrets_are_random)
{
    enum { ARENAS = 8, LEN = 4096 };
    static char text[LEN];
    struct kin__fingerprint prints[ARENAS];
    unsigned char secrets[ARENAS][sizeof(((struct kin__arena *)NULL)->secret)];

    memset(text, 'x', sizeof(text));
    for (size_t i = 0; i < ARENAS; i++) {
        AUTO_ARENA *arena = NULL;
        TRY(kin__arena_new(alloc, 0, &arena, NULL));
        memcpy(secrets[i], arena->secret, sizeof(secrets[i]));
        prints[i] = kin__fingerprint_of(arena, kin_str_of(text, LEN));
        for (size_t k = 0; k < i; k++) {
            assert_true(prints[k].low != prints[i].low &&
                        prints[k].high != prints[i].high);
            /* An equal word in two secrets would not be random. */
            for (size_t at = 0; at < sizeof(secrets[i]); at += 8)
                assert_memory_not_equal(secrets[k] + at, secrets[i] + at, 8);
        }
    }
    return 0;
}

KIN_TEST(the_flag_marks_nodes_with_a_fingerprint)
{
    AUTO_ARENA *arena = NULL;
    kin__val val = KIN__VAL_NONE;

    TRY(kin__arena_new(alloc, 0, &arena, NULL));
    TRY(test_value_make(arena, "[1,2]", &val));
    assert_false(has_print(arena, val));
    kin__fingerprint_add(arena, val, kin_s("[1,2]"));
    assert_true(has_print(arena, val) || kin_test_out_of_memory());
    TRY(test_arena_check(arena));
    if (has_print(arena, val)) {
        const struct kin__fingerprint *print = kin__fingerprint_get(arena, val);
        assert_int_equal(print->val, val);
        assert_true(
            same_print(*print, kin__fingerprint_of(arena, kin_s("[1,2]"))));
    }
    kin__val_unref(arena, val);
    assert_true(test_arena_is_empty(arena));
    return 0;
}

static int make_numbered(struct kin__arena *arena, int i, kin__val *ret)
{
    const uint8_t owned[] = {1, 1};
    const kin__val parts[] = {kin__val_of_int(i), KIN__VAL_TRUE};

    return kin__make_array(arena, parts, owned, 2, /* site= */ 0, ret);
}

static kin_str numbered_text(int i, char *text, size_t size)
{
    int len = snprintf(text, size, "[%d,true]", i);

    return kin_str_of(text, (size_t)len);
}

KIN_TEST(fingerprints_are_removed_with_their_nodes)
{
    AUTO_ARENA *arena = NULL;
    static kin__val vals[MANY];
    char text[32];

    TRY(kin__arena_new(alloc, 0, &arena, NULL));
    for (int i = 0; i < MANY; i++) {
        TRY(make_numbered(arena, i, &vals[i]));
        kin__fingerprint_add(arena, vals[i],
                             numbered_text(i, text, sizeof(text)));
    }
    TRY(test_arena_check(arena));
    for (int i = 0; i < MANY; i += 2)
        kin__val_unref(arena, vals[i]);
    for (int i = 1; i < MANY; i += 2) {
        if (!has_print(arena, vals[i]) && kin_test_out_of_memory())
            continue;
        struct kin__fingerprint wanted = kin__fingerprint_of(
            arena, numbered_text(i, text, sizeof(text)));
        assert_true(same_print(*kin__fingerprint_get(arena, vals[i]), wanted));
    }
    TRY(test_arena_check(arena));
    for (int i = 1; i < MANY; i += 2)
        kin__val_unref(arena, vals[i]);
    assert_true(test_arena_is_empty(arena));
    assert_null(arena->fingerprints);
    return 0;
}

KIN_TEST(the_table_shrinks)
{
    AUTO_ARENA *arena = NULL;
    static kin__val vals[MANY];

    TRY(kin__arena_new(alloc, 0, &arena, NULL));
    for (int i = 0; i < MANY; i++) {
        TRY(make_numbered(arena, i, &vals[i]));
        kin__fingerprint_add(arena, vals[i], kin_s("text"));
    }
    for (int i = 10; i < MANY; i++)
        kin__val_unref(arena, vals[i]);
    kin__fingerprints_shrink(arena);
    if (kin_test_out_of_memory())
        return 0;
    assert_int_equal(arena->fingerprints->cap, 64);
    for (int i = 0; i < 10; i++)
        assert_int_equal(kin__fingerprint_get(arena, vals[i])->len, 4);
    return test_arena_check(arena);
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(different_texts_have_different_fingerprints),
              KIN_TEST_ENTRY(secrets_are_random),
              KIN_TEST_ENTRY(the_flag_marks_nodes_with_a_fingerprint),
              KIN_TEST_ENTRY(fingerprints_are_removed_with_their_nodes),
              KIN_TEST_ENTRY(the_table_shrinks))
