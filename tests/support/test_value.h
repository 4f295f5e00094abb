/* SPDX-License-Identifier: Apache-2.0 */
/*
 * test_value.h - values for tests, without the parser.
 *
 * Texts are JSON with ' instead of " and without escapes, to be readable in C
 * code.  At most 64 elements per level.
 */
#ifndef TEST_VALUE_H
#define TEST_VALUE_H

#include <kin/value.h>

#include "base/buf.h"
#include "object/arena.h"

void test_arena_release(struct kin__arena **arena);
#define AUTO_ARENA                                                             \
    __attribute__((cleanup(test_arena_release))) struct kin__arena

/* Creates a value; the caller owns a reference. */
int test_value_make(struct kin__arena *arena, const char *text,
                    kin__val *ret) KIN_NODISCARD;

/* Prints a value in the same format. */
int test_value_print(kin_value v, struct kin__buf *buf) KIN_NODISCARD;

/* Converts a value to its public form. */
static inline kin_value test_view(const struct kin__arena *arena, kin__val v)
{
    return (kin_value){.home = arena, .bits = v};
}

/* Creates a string that takes exactly `words` (2 or more) in an arena that does
 * not intern, or that size rounded up. */
int test_value_block(struct kin__arena *arena, uint32_t words,
                     kin__val *ret) KIN_NODISCARD;

/* Fails the test with a message if the arena is inconsistent. */
int test_arena_check(const struct kin__arena *arena) KIN_NODISCARD;

/* Whether an arena has no values and its tables are empty. */
bool test_arena_is_empty(const struct kin__arena *arena);

/* Code that a child process runs and that must fail. */
typedef void test_crime(struct kin__arena *arena, kin__val val);

/* Whether a child that runs it is killed by the signal, or exits with a nonzero
 * status if `signal` is 0. */
bool test_dies_of(test_crime *crime, struct kin__arena *arena, kin__val val,
                  int signal);

/* Returns pseudo-random numbers, the same in every run. */
static inline uint32_t test_random(uint64_t *state)
{
    *state = *state * UINT64_C(6364136223846793005) +
             UINT64_C(1442695040888963407);
    return (uint32_t)(*state >> 33);
}

#endif /* TEST_VALUE_H */
