/* SPDX-License-Identifier: Apache-2.0 */
/*
 * token.h - the continue token of a list, as kube-apiserver writes it:
 * base64url, without padding, of
 *
 *     {"v":"meta.k8s.io/v1","rv":286,"start":"/default/c3\u0000"}
 *
 * where `start` is the first key of the next page, relative to what is listed.
 */
#ifndef KIN_SERVER_TOKEN_H
#define KIN_SERVER_TOKEN_H

#include "base/buf.h"

enum { KIN__TOKEN_KEY_MAX = 1024 };

/* The version of a list that goes on at whatever version there is. */
#define KIN__TOKEN_ANY INT64_C(-1)

struct kin__token {
    int64_t version; /* or KIN__TOKEN_ANY */
    size_t len;
    char start[KIN__TOKEN_KEY_MAX]; /* without the slash in front */
};

/* Appends the token for what follows after `key`.  0, KIN_ENOMEM, KIN_ELIMIT.
 */
int kin__token_write(struct kin__buf *buf, const kin_allocator *alloc,
                     int64_t version, kin_str key) KIN_NODISCARD;
/* The same with a key to begin with, as kin__token_read() gives it. */
int kin__token_write_start(struct kin__buf *buf, const kin_allocator *alloc,
                           int64_t version, kin_str start) KIN_NODISCARD;

/* 0, KIN_ENOMEM, or KIN_EINVAL with kube-apiserver's words. */
int kin__token_read(const kin_allocator *alloc, kin_str text,
                    struct kin__token *ret, kin_error *err) KIN_NODISCARD;

#endif /* KIN_SERVER_TOKEN_H */
