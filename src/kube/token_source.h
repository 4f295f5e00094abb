/* SPDX-License-Identifier: Apache-2.0 */
/*
 * token_source.h - tokens that a program supplies.
 */
#ifndef KIN_KUBE_TOKEN_SOURCE_H
#define KIN_KUBE_TOKEN_SOURCE_H

#include <kin/token_source.h>

#include "base/buf.h"

enum { KIN__TOKEN_SOURCE_MAX = 16 << 10 };

/* Gets the token of this moment, appended to `ret`, whose allocator wipes.  0,
 * the code of the source, KIN_EINVAL (not a header's value, or longer than the
 * buffer) or KIN_ENOMEM. */
int kin__token_source_get(const kin_token_source *source, bool is_rejected,
                          struct kin__buf *ret, kin_error *err) KIN_NODISCARD;

#endif /* KIN_KUBE_TOKEN_SOURCE_H */
