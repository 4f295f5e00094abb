/* SPDX-License-Identifier: Apache-2.0 */
/*
 * json_test.h - parsing and printing values in tests of the JSON code.
 */
#ifndef KIN_JSON_TEST_H
#define KIN_JSON_TEST_H

#include "base/buf.h"
#include "kin_test.h"
#include "object/values.h"
#include "wire/json_parse.h"
#include "wire/json_write.h"

static inline void json_test_release(struct kin__arena **arena)
{
    if (*arena)
        (void)kin__arena_unref(*arena);
}

#define AUTO_ARENA __attribute__((cleanup(json_test_release))) struct kin__arena

static inline uint64_t json_test_live(const struct kin__arena *arena)
{
    uint64_t live = 0;

    for (int i = 0; i < KIN__NODE_TYPES; i++)
        live += arena->stats.live_nodes[i];
    return live;
}

/* Parses a text and checks that a failure changes nothing. */
static inline int json_test_parse(struct kin__json_parser *ps, kin_str text,
                                  kin__val predicted, unsigned flags,
                                  kin__val *ret, kin_error *err)
{
    uint64_t live = json_test_live(ps->arena);
    int r = kin__json_parse(ps, text, predicted, flags, ret, NULL, err);

    if (r < 0 && !ps->arena->is_document)
        assert_int_equal(json_test_live(ps->arena), live);
    return r;
}

/* Returns the compact text of a value. */
static inline int json_test_text(const struct kin__arena *arena, kin__val val,
                                 struct kin__buf *buf)
{
    kin__buf_clear(buf);
    return kin__json_write(buf, arena->ro, val, KIN__JSON_COMPACT);
}

/* Returns pseudo-random numbers, the same in every run. */
static inline uint64_t json_test_random(uint64_t *state)
{
    uint64_t x = *state;

    x ^= x << 13;
    x ^= x >> 7;
    x ^= x << 17;
    *state = x;
    return x * UINT64_C(0x2545f4914f6cdd1d);
}

#endif /* KIN_JSON_TEST_H */
