/* SPDX-License-Identifier: Apache-2.0 */
#include "wire/proto_memo.h"

#include "base/str.h"
#include "kin_test.h"
#include "object/values.h"

struct setup {
    struct kin__arena *arena;
    struct kin__proto_memo memo;
};

static int setup_init(struct setup *s, const kin_allocator *alloc)
{
    *s = (struct setup){.arena = NULL};
    return kin__arena_new(alloc, /* max_bytes= */ 0, &s->arena, NULL);
}

/* A memo releases what it holds. */
static void setup_done(struct setup *s)
{
    if (!s->arena)
        return;
    kin__proto_memo_clear(&s->memo, s->arena);
    assert_int_equal(kin__arena_count(s->arena), 0);
    (void)kin__arena_unref(s->arena);
}

#define AUTO_SETUP __attribute__((cleanup(setup_done))) struct setup

/* Puts bytes with a value of the same text. */
static int put(struct setup *s, const void *field, kin_str bytes, uint64_t hash)
{
    kin__val val = KIN__VAL_NONE;

    TRY(kin__make_string(s->arena, bytes, /* site= */ 0, &val));
    kin__proto_memo_put(&s->memo, s->arena, field, bytes, hash, val);
    kin__val_unref(s->arena, val);
    return 0;
}

static bool finds(const struct setup *s, const void *field, kin_str bytes,
                  uint64_t hash)
{
    kin__val val = kin__proto_memo_find(&s->memo, field, bytes, hash);

    if (val)
        assert_str_equal(kin__node_str(s->arena->rw + val), bytes.ptr);
    return val != KIN__VAL_NONE;
}

/* M3. */
KIN_TEST(bytes_are_stored_when_they_occur_again)
{
    AUTO_SETUP s;
    int field = 0;
    int other = 0;

    TRY(setup_init(&s, alloc));
    assert_false(finds(&s, &field, kin_s("one"), 1));
    TRY(put(&s, &field, kin_s("one"), 1));
    assert_false(finds(&s, &field, kin_s("one"), 1));
    TRY(put(&s, &field, kin_s("one"), 1));
    /* Without memory nothing is stored. */
    if (!finds(&s, &field, kin_s("one"), 1))
        return KIN_ENOMEM;
    assert_false(finds(&s, &other, kin_s("one"), 1));
    assert_false(finds(&s, &field, kin_s("one"), 2));
    return 0;
}

/* M1. */
KIN_TEST(equal_hashes_are_not_enough)
{
    AUTO_SETUP s;
    int field = 0;

    TRY(setup_init(&s, alloc));
    TRY(put(&s, &field, kin_s("one"), 1));
    TRY(put(&s, &field, kin_s("one"), 1));
    if (!finds(&s, &field, kin_s("one"), 1))
        return KIN_ENOMEM;
    assert_false(finds(&s, &field, kin_s("two"), 1));
    assert_false(finds(&s, &field, kin_s("three"), 1));
    TRY(put(&s, &field, kin_s("two"), 1));
    assert_false(finds(&s, &field, kin_s("one"), 1));
    assert_true(finds(&s, &field, kin_s("two"), 1));
    return 0;
}

/* M2: old bytes make room for new ones. */
KIN_TEST(memory_is_bounded)
{
    AUTO_SETUP s;
    static char bytes[KIN__PROTO_MEMO_MAX + 1];
    int field = 0;
    uint64_t count = KIN__PROTO_MEMO_BYTES / 5000 + 2;

    TRY(setup_init(&s, alloc));
    for (uint64_t i = 0; i < count; i++) {
        memset(bytes, (int)('a' + i % 26), 5000);
        TRY(put(&s, &field, kin_str_of(bytes, 5000), i << 32));
        TRY(put(&s, &field, kin_str_of(bytes, 5000), i << 32));
        if (!kin__proto_memo_find(&s.memo, &field, kin_str_of(bytes, 5000),
                                  i << 32))
            return KIN_ENOMEM;
    }
    memset(bytes, 'a', 5000);
    assert_int_equal(
        kin__proto_memo_find(&s.memo, &field, kin_str_of(bytes, 5000), 0),
        KIN__VAL_NONE);
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(bytes_are_stored_when_they_occur_again),
              KIN_TEST_ENTRY(equal_hashes_are_not_enough),
              KIN_TEST_ENTRY(memory_is_bounded))
