/* SPDX-License-Identifier: Apache-2.0 */
/*
 * test_value.h - values for tests, without the parser.
 *
 * Texts are JSON with ' in place of " and without escapes, so that they can be
 * read inside C.  At most 64 elements on each level.
 */
#ifndef TEST_VALUE_H
#define TEST_VALUE_H

#include <kin/value.h>

#include "base/buf.h"
#include "object/arena.h"

void test_arena_release(struct kin__arena **arena);
#define AUTO_ARENA                                                             \
    __attribute__((cleanup(test_arena_release))) struct kin__arena

/* Makes a value; the caller owns a reference. */
int test_value_make(struct kin__arena *arena, const char *text,
                    kin__val *ret) KIN_NODISCARD;

/* Prints a value in the same form. */
int test_value_print(kin_value v, struct kin__buf *buf) KIN_NODISCARD;

/* A public view of a value. */
static inline kin_value test_view(const struct kin__arena *arena, kin__val v)
{
    return (kin_value){.home = arena, .bits = v};
}

/* Whether nothing lives in an arena, and its tables are empty. */
bool test_arena_is_empty(const struct kin__arena *arena);

#endif /* TEST_VALUE_H */
