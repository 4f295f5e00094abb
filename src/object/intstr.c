/* SPDX-License-Identifier: Apache-2.0 */
#include <kin/intstr.h>

#include "base/str.h"

/* Like kin__str_to_i64(), but allows a leading '+', as Go does. */
static int intstr_read(kin_str s, int64_t *ret)
{
    if (s.len > 1 && s.ptr[0] == '+' && s.ptr[1] != '-')
        s = kin__str_slice(s, 1, s.len);
    return kin__str_to_i64(s, ret);
}

/* Kubernetes uses floating point, which gives the same result as long as
 * product and quotient are exact there (below 2^53). */
static int intstr_share(int64_t percent, int64_t total, bool rounds_up,
                        int64_t *ret)
{
    int64_t product = 0;

    if (__builtin_mul_overflow(percent, total, &product))
        return KIN_ELIMIT;
    int64_t share = product / 100;
    int64_t rest = product % 100;
    if (rounds_up && rest > 0)
        share++;
    if (!rounds_up && rest < 0)
        share--;
    *ret = share;
    return 0;
}

int kin_intstr_scaled(const kin_intstr *value, int64_t total, bool rounds_up,
                      int64_t *ret, kin_error *err)
{
    int64_t percent = 0;

    if (!value->is_string) {
        *ret = value->number;
        return 0;
    }
    bool has_sign = kin_str_ends_with(value->text, KIN__S("%"));
    int r = KIN_EINVAL;
    if (has_sign)
        r = intstr_read(kin__str_slice(value->text, 0, value->text.len - 1),
                        &percent);
    if (r == KIN_EINVAL)
        return kin_error_set(err, KIN_EPARSE,
                             "'%.*s' is not a percentage such as 25%%",
                             KIN_STR(value->text));
    if (r == 0)
        r = intstr_share(percent, total, rounds_up, ret);
    if (r < 0)
        return kin_error_set(err, r, "'%.*s' is too large",
                             KIN_STR(value->text));
    return 0;
}
