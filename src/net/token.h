/* SPDX-License-Identifier: Apache-2.0 */
/*
 * token.h - texts that may be parts of a line of HTTP.
 */
#ifndef KIN_NET_TOKEN_H
#define KIN_NET_TOKEN_H

#include <stdbool.h>
#include <string.h>

#include <kin/str.h>

/* A token of RFC 9110, 5.6.2: methods and names of headers. */
static inline bool kin__is_token(kin_str s)
{
    const char *marks = "!#$%&'*+-.^_`|~0123456789"
                        "abcdefghijklmnopqrstuvwxyz"
                        "ABCDEFGHIJKLMNOPQRSTUVWXYZ";

    for (size_t i = 0; i < s.len; i++) {
        if (s.ptr[i] == '\0' || !strchr(marks, s.ptr[i]))
            return false;
    }
    return s.len > 0;
}

/* Whether a text has no bytes that end a line or string. */
static inline bool kin__is_line(kin_str s)
{
    for (size_t i = 0; i < s.len; i++) {
        if (s.ptr[i] == '\r' || s.ptr[i] == '\n' || s.ptr[i] == '\0')
            return false;
    }
    return true;
}

#endif /* KIN_NET_TOKEN_H */
