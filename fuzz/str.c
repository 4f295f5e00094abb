/* SPDX-License-Identifier: Apache-2.0 */
/*
 * str.c - checks the functions of base/str.h on any bytes.
 *
 * The first byte chooses the separator and where the input is split for
 * functions that take two views; the rest is the text.
 */
#include "base/str.h"

#include <assert.h>
#include <inttypes.h>
#include <stdio.h>

#include <kin/error.h>

#include "fuzz.h"

enum { MAX_NUMBER_LEN = 32 };

static bool is_inside(kin_str part, kin_str whole)
{
    return part.len <= whole.len &&
           (part.len == 0 || (part.ptr >= whole.ptr &&
                              part.ptr + part.len <= whole.ptr + whole.len));
}

/* The pieces and the separators between them make up the input. */
static void check_cut(kin_str text, char separator)
{
    kin_str rest = text;
    size_t at = 0;

    while (rest.ptr) {
        kin_str piece = kin__str_cut(&rest, separator);
        assert(kin__str_find(piece, separator) == KIN__STR_NONE);
        assert(kin_str_eq(piece, kin__str_slice(text, at, piece.len)));
        at += piece.len;
        if (rest.ptr) {
            assert(text.ptr[at] == separator);
            at++;
        }
    }
    assert(at == text.len);
}

static void check_find(kin_str text, char byte)
{
    size_t first = kin__str_find(text, byte);
    size_t last = kin__str_rfind(text, byte);

    assert((first == KIN__STR_NONE) == (last == KIN__STR_NONE));
    if (first == KIN__STR_NONE)
        return;
    assert(first <= last && last < text.len);
    assert(text.ptr[first] == byte && text.ptr[last] == byte);
    assert(kin__str_find(kin__str_slice(text, 0, first), byte) ==
           KIN__STR_NONE);
    assert(kin__str_find(kin__str_slice(text, last + 1, SIZE_MAX), byte) ==
           KIN__STR_NONE);
}

static void check_trim(kin_str text)
{
    kin_str once = kin__str_trim(text);

    assert(is_inside(once, text));
    assert(kin_str_eq(kin__str_trim(once), once));
}

/* Every prefix that ends after a character is valid; the next byte is not. */
static void check_utf8(kin_str text)
{
    size_t valid = kin__utf8_valid_prefix(text);

    assert(valid <= text.len);
    assert(kin__utf8_valid_prefix(kin__str_slice(text, 0, valid)) == valid);
    if (valid < text.len) {
        assert((unsigned char)text.ptr[valid] >= 0x80);
        kin_str tail = kin__str_slice(text, valid, SIZE_MAX);
        assert(kin__utf8_valid_prefix(tail) == 0);
    }
}

/* Skips zeros, so that "007" can be compared with "7". */
static kin_str without_zeros(kin_str digits)
{
    while (digits.len > 1 && digits.ptr[0] == '0')
        digits = kin__str_slice(digits, 1, digits.len);
    return digits;
}

static void check_u64(kin_str text)
{
    uint64_t value = 42;
    char printed[MAX_NUMBER_LEN];
    int r = kin__str_to_u64(text, &value);

    assert(r == 0 || r == KIN_EINVAL || r == KIN_ELIMIT);
    if (r < 0) {
        assert(value == 42);
        return;
    }
    snprintf(printed, sizeof(printed), "%" PRIu64, value);
    assert(kin_str_eq(without_zeros(text), kin_s(printed)));
}

static void check_i64(kin_str text)
{
    int64_t value = 42;
    char printed[MAX_NUMBER_LEN];
    int r = kin__str_to_i64(text, &value);

    assert(r == 0 || r == KIN_EINVAL || r == KIN_ELIMIT);
    if (r < 0) {
        assert(value == 42);
        return;
    }
    snprintf(printed, sizeof(printed), "%" PRId64, value);
    bool negative = text.ptr[0] == '-';
    /* "-0" prints as "0". */
    kin_str digits = kin__str_slice(text, negative ? 1 : 0, SIZE_MAX);
    kin_str expected = kin_s(printed[0] == '-' ? printed + 1 : printed);
    assert(kin_str_eq(without_zeros(digits), expected));
    assert((printed[0] == '-') == (negative && value != 0));
}

/* A metric except for the triangle inequality, which swaps of neighbours
 * violate. */
static void check_distance(kin_str a, kin_str b)
{
    size_t distance = kin__str_distance(a, b);
    size_t longer = a.len > b.len ? a.len : b.len;
    size_t shorter = a.len > b.len ? b.len : a.len;

    assert(distance == kin__str_distance(b, a));
    assert((distance == 0) == (distance != SIZE_MAX && kin_str_eq(a, b)));
    if (distance == SIZE_MAX)
        return;
    assert(distance <= longer);
    assert(distance >= longer - shorter);
}

static int sign(int number)
{
    return (number > 0) - (number < 0);
}

static void check_order(kin_str a, kin_str b)
{
    int order = kin_str_cmp(a, b);

    assert((order == 0) == kin_str_eq(a, b));
    assert(sign(order) == -sign(kin_str_cmp(b, a)));
    if (kin_str_starts_with(a, b))
        assert(order >= 0);
    if (kin_str_eq(a, b))
        assert(kin__str_eq_nocase(a, b) && kin_str_ends_with(a, b));
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    if (size == 0)
        return 0;
    kin_str text = kin_str_of((const char *)data + 1, size - 1);
    size_t middle = text.len ? data[0] % (text.len + 1) : 0;
    kin_str left = kin__str_slice(text, 0, middle);
    kin_str right = kin__str_slice(text, middle, SIZE_MAX);

    assert(left.len + right.len == text.len);
    assert(kin_str_starts_with(text, left) && kin_str_ends_with(text, right));
    check_cut(text, (char)data[0]);
    check_find(text, (char)data[0]);
    check_trim(text);
    check_utf8(text);
    check_u64(text);
    check_i64(text);
    check_distance(left, right);
    check_order(left, right);
    return 0;
}
