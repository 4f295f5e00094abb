/* SPDX-License-Identifier: Apache-2.0 */
/*
 * warning.h - parses the Warning header (RFC 7234, 5.5).
 */
#ifndef KIN_KUBE_WARNING_H
#define KIN_KUBE_WARNING_H

#include "base/buf.h"

struct kin__warning {
    int code;
    kin_str agent; /* a view into the header */
    kin_str text;  /* without quotes and escapes; a view into the scratch */
};

/* Takes the first warning from a header's value: `299 - "text" "date", 299
 * ...`. 0; KIN_ENOTFOUND at the end; KIN_EPARSE, after which parsing cannot
 * continue; KIN_ELIMIT or KIN_ENOMEM. `scratch` is overwritten. */
int kin__warning_next(kin_str *rest, struct kin__buf *scratch,
                      struct kin__warning *ret) KIN_NODISCARD;

#endif /* KIN_KUBE_WARNING_H */
