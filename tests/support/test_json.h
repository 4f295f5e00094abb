/* SPDX-License-Identifier: Apache-2.0 */
/*
 * test_json.h - a small JSON parser and printer for tests of src/object, which
 * must not use src/wire.
 *
 * Invalid JSON fails the test.  No \u escapes.
 */
#ifndef TEST_JSON_H
#define TEST_JSON_H

#include <kin/document.h>

#include "kin_test.h"
#include "object/arena.h"

/* 0 or KIN_ENOMEM. */
int test_json_read(const kin_allocator *alloc, const char *text,
                   kin_document **ret);

/* The same in a cache arena; the caller owns one reference. */
int test_json_import(struct kin__arena *arena, const char *text,
                     kin_value *ret);

/* Returns compact text with members in their order; valid until the second next
 * call. */
const char *test_json_print(kin_value value);

#define assert_json_equal(value, expected)                                     \
    assert_string_equal(test_json_print(value), expected)

/* Creates a random value of at most `depth` levels, without nulls in objects if
 * `has_nulls` is false.  Initialise the state with any number except 0. */
int test_json_random(uint64_t *state, unsigned depth, bool has_nulls,
                     kin_document *doc);

/* Copies `value` with a few random changes. */
int test_json_mutate(uint64_t *state, kin_value value, bool has_nulls,
                     kin_document *doc);

uint64_t test_json_u64(uint64_t *state);

#endif /* TEST_JSON_H */
