/* SPDX-License-Identifier: Apache-2.0 */
/*
 * continue_token.h - the continue token of a list, in kube-apiserver's format:
 * unpadded base64url of
 *
 *     {"v":"meta.k8s.io/v1","rv":286,"start":"/default/c3\u0000"}
 *
 * where `start` is the first key of the next page, relative to the listed
 * namespace.
 */
#ifndef KIN_SERVER_CONTINUE_TOKEN_H
#define KIN_SERVER_CONTINUE_TOKEN_H

#include "base/buf.h"

enum { KIN__CONTINUE_KEY_MAX = 1024 };

/* Continues the list at the current version. */
#define KIN__CONTINUE_ANY INT64_C(-1)

struct kin__continue_token {
    int64_t version; /* or KIN__CONTINUE_ANY */
    size_t len;
    char start[KIN__CONTINUE_KEY_MAX]; /* without the leading slash */
};

/* Appends the token of a page that starts after `key`.  0, KIN_ENOMEM or
 * KIN_ELIMIT. */
int kin__continue_token_write(struct kin__buf *buf, const kin_allocator *alloc,
                              int64_t version, kin_str key) KIN_NODISCARD;
/* The same for a page that starts at a key, as returned by
 * kin__continue_token_read(). */
int kin__continue_token_write_start(struct kin__buf *buf,
                                    const kin_allocator *alloc, int64_t version,
                                    kin_str start) KIN_NODISCARD;

/* 0, KIN_ENOMEM, or KIN_EINVAL with kube-apiserver's message. */
int kin__continue_token_read(const kin_allocator *alloc, kin_str text,
                             struct kin__continue_token *ret,
                             kin_error *err) KIN_NODISCARD;

#endif /* KIN_SERVER_CONTINUE_TOKEN_H */
