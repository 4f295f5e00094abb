/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Any text is parsed or rejected; formatting and parsing it again gives the
 * same number.  A whole number without a binary suffix loses its binary style
 * ("1.5Ki" is "1536"), so the text is stable only after the second time.
 * Adding and then subtracting a second number (after the first space of the
 * input) gives the first one.
 */
#include <assert.h>
#include <stddef.h>
#include <stdint.h>

#include <kin/quantity.h>

#include "base/str.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

/* Formats `q`, parses that into `ret` and checks that it is the same number. */
static void check_round_trip(const kin_quantity *q, char *text,
                             kin_quantity *ret)
{
    size_t len = kin_quantity_format(q, text, KIN_QUANTITY_TEXT_SIZE);
    assert(len < KIN_QUANTITY_TEXT_SIZE);
    int r = kin_quantity_parse(kin_s(text), ret, /* err= */ NULL);
    assert(r == 0);
    assert(kin_quantity_cmp(q, ret) == 0);
}

static bool check_one(kin_str text, kin_quantity *ret)
{
    char first[KIN_QUANTITY_TEXT_SIZE];
    char second[KIN_QUANTITY_TEXT_SIZE];
    char third[KIN_QUANTITY_TEXT_SIZE];
    kin_quantity q;
    int64_t value = 0;

    if (kin_quantity_parse(text, ret, /* err= */ NULL) < 0)
        return false;
    check_round_trip(ret, first, &q);
    check_round_trip(&q, second, &q);
    check_round_trip(&q, third, &q);
    assert(kin_str_eq(kin_s(second), kin_s(third)));
    int r = kin_quantity_as_int64(ret, &value);
    assert(r == KIN_ELIMIT || (value != 0) == (ret->sign != 0));
    return true;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    kin_str rest = kin_str_of((const char *)data, size);
    kin_str first = kin__str_cut(&rest, ' ');
    kin_quantity a;
    kin_quantity b;

    if (!check_one(first, &a) || !check_one(rest, &b))
        return 0;
    kin_quantity sum = a;
    if (kin_quantity_add(&sum, &b) < 0)
        return 0;
    assert(kin_quantity_cmp(&sum, &a) == b.sign);
    int r = kin_quantity_sub(&sum, &b);
    assert(r == KIN_ELIMIT || kin_quantity_cmp(&sum, &a) == 0);
    return 0;
}
