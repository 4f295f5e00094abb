/* SPDX-License-Identifier: Apache-2.0 */
#include "object/decimal.h"

#include <assert.h>
#include <string.h>

enum {
    LIMB_BASE = 1000000000,
    LIMB_DIGITS = 9,
};

static uint32_t decimal_power(size_t exponent)
{
    uint32_t power = 1;

    assert(exponent <= LIMB_DIGITS);
    for (size_t i = 0; i < exponent; i++)
        power *= 10;
    return power;
}

/* Returns the number of limbs without leading zeros. */
static size_t decimal_used(const uint32_t *number)
{
    size_t used = KIN__DECIMAL_LIMBS;

    while (used > 0 && number[used - 1] == 0)
        used--;
    return used;
}

bool kin__decimal_is_zero(const uint32_t *number)
{
    return decimal_used(number) == 0;
}

size_t kin__decimal_digits(const uint32_t *number)
{
    size_t used = decimal_used(number);

    if (used == 0)
        return 0;
    size_t digits = (used - 1) * LIMB_DIGITS;
    for (uint32_t top = number[used - 1]; top > 0; top /= 10)
        digits++;
    return digits;
}

int kin__decimal_cmp(const uint32_t *a, const uint32_t *b)
{
    for (size_t i = KIN__DECIMAL_LIMBS; i-- > 0;)
        if (a[i] != b[i])
            return a[i] < b[i] ? -1 : 1;
    return 0;
}

bool kin__decimal_mul_add(uint32_t *number, uint32_t factor, uint32_t addend)
{
    uint64_t carry = addend;

    assert(factor <= 1u << 30 && addend <= 1u << 30);
    for (size_t i = 0; i < KIN__DECIMAL_LIMBS; i++) {
        carry += (uint64_t)number[i] * factor;
        number[i] = (uint32_t)(carry % LIMB_BASE);
        carry /= LIMB_BASE;
    }
    return carry == 0;
}

uint32_t kin__decimal_div(uint32_t *number, uint32_t divisor)
{
    uint64_t remainder = 0;

    assert(divisor > 0 && divisor <= LIMB_BASE);
    for (size_t i = decimal_used(number); i-- > 0;) {
        remainder = remainder * LIMB_BASE + number[i];
        number[i] = (uint32_t)(remainder / divisor);
        remainder %= divisor;
    }
    return (uint32_t)remainder;
}

bool kin__decimal_shift(uint32_t *number, size_t count)
{
    size_t limbs = count / LIMB_DIGITS;
    size_t used = decimal_used(number);

    if (used == 0)
        return true;
    if (limbs > KIN__DECIMAL_LIMBS - used)
        return false;
    memmove(number + limbs, number, used * sizeof(*number));
    memset(number, 0, limbs * sizeof(*number));
    return kin__decimal_mul_add(number, decimal_power(count % LIMB_DIGITS),
                                /* addend= */ 0);
}

bool kin__decimal_unshift(uint32_t *number, size_t count)
{
    size_t limbs = count / LIMB_DIGITS;
    bool cut = false;

    if (limbs > KIN__DECIMAL_LIMBS)
        limbs = KIN__DECIMAL_LIMBS;
    for (size_t i = 0; i < limbs; i++)
        cut |= number[i] != 0;
    size_t kept = KIN__DECIMAL_LIMBS - limbs;
    memmove(number, number + limbs, kept * sizeof(*number));
    memset(number + kept, 0, limbs * sizeof(*number));
    cut |= kin__decimal_div(number, decimal_power(count % LIMB_DIGITS)) != 0;
    return cut;
}

bool kin__decimal_add(uint32_t *a, const uint32_t *b)
{
    uint32_t carry = 0;

    for (size_t i = 0; i < KIN__DECIMAL_LIMBS; i++) {
        uint32_t sum = a[i] + b[i] + carry;
        carry = sum >= LIMB_BASE;
        a[i] = carry ? sum - LIMB_BASE : sum;
    }
    return carry == 0;
}

void kin__decimal_sub(uint32_t *a, const uint32_t *b)
{
    uint32_t borrow = 0;

    assert(kin__decimal_cmp(a, b) >= 0);
    for (size_t i = 0; i < KIN__DECIMAL_LIMBS; i++) {
        uint32_t take = b[i] + borrow;
        borrow = a[i] < take;
        a[i] = borrow ? a[i] + LIMB_BASE - take : a[i] - take;
    }
    assert(borrow == 0);
}

bool kin__decimal_to_u64(const uint32_t *number, uint64_t *ret)
{
    uint64_t value = 0;

    for (size_t i = decimal_used(number); i-- > 0;) {
        if (__builtin_mul_overflow(value, (uint64_t)LIMB_BASE, &value) ||
            __builtin_add_overflow(value, (uint64_t)number[i], &value))
            return false;
    }
    *ret = value;
    return true;
}

void kin__decimal_from_u64(uint32_t *number, uint64_t value)
{
    memset(number, 0, KIN__DECIMAL_LIMBS * sizeof(*number));
    for (size_t i = 0; value > 0; i++) {
        number[i] = (uint32_t)(value % LIMB_BASE);
        value /= LIMB_BASE;
    }
}

size_t kin__decimal_format(const uint32_t *number, char *ret)
{
    size_t digits = kin__decimal_digits(number);
    size_t at = digits;

    for (size_t i = 0; at > 0; i++) {
        uint32_t limb = number[i];
        for (size_t n = 0; n < LIMB_DIGITS && at > 0; n++) {
            ret[--at] = (char)('0' + limb % 10);
            limb /= 10;
        }
    }
    return digits;
}
