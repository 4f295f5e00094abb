/* SPDX-License-Identifier: Apache-2.0 */
#include "template.h"

#include <stdio.h>

#include "base/str.h"

enum { TEMPLATE_BEFORE = 60, TEMPLATE_AFTER = 20 }; /* bytes that are shown */

/* "jsonpath '{.a[1x] >>> .b}' at character 8: invalid array index 1x" */
static int template_explain(kin_str text, size_t at, kin_error *err)
{
    size_t from = at > TEMPLATE_BEFORE ? at - TEMPLATE_BEFORE : 0;
    kin_str before = kin__str_slice(text, from, at - from);
    kin_str after = kin__str_slice(text, at, TEMPLATE_AFTER);
    const char *cut = from > 0 ? "..." : "";

    if (after.len == 0)
        return kin_error_wrap(err, "jsonpath '%s%.*s' at its end", cut,
                              KIN_STR(before));
    return kin_error_wrap(err, "jsonpath '%s%.*s >>> %.*s%s' at character %zu",
                          cut, KIN_STR(before), KIN_STR(after),
                          at + after.len < text.len ? "..." : "", at + 1);
}

int cli_template_new(const char *text, struct kin__jsonpath **ret,
                     kin_error *err)
{
    size_t at = 0;
    int r = kin__jsonpath_new_at(/* alloc= */ NULL, kin_s(text), ret, &at, err);

    return r == KIN_EPARSE ? template_explain(kin_s(text), at, err) : r;
}
