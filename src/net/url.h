/* SPDX-License-Identifier: Apache-2.0 */
/*
 * url.h - builds URLs from parts with arbitrary content.
 *
 *     kin__url_init(&url, alloc);
 *     kin__url_begin(&url, kin_s("https://10.0.0.1:6443/prefix/"), err);
 *     kin__url_path(&url, kin_s("/api/v1"), err);
 *     kin__url_segment(&url, kin_s(name), err);
 *     kin__url_query(&url, kin_s("labelSelector"), kin_s("a in (b,c)"), err);
 *
 * Letters, digits and "-._~" are kept, and ":" in segments; everything else is
 * percent-encoded (RFC 3986), so that a value cannot end its part of the URL.
 */
#ifndef KIN_NET_URL_H
#define KIN_NET_URL_H

#include "base/buf.h"

struct kin__url {
    struct kin__buf text;
    bool has_query;
};

void kin__url_init(struct kin__url *url, const kin_allocator *alloc);
void kin__url_done(struct kin__url *url);

/* Clears the URL and starts with a server's base: http or https, a host,
 * optionally a port and a path; trailing slashes are dropped.  "unix:PATH"
 * becomes http://localhost: the socket is a matter of the peer. 0, KIN_EINVAL,
 * KIN_ELIMIT (over 64 KiB, as below) or KIN_ENOMEM. */
int kin__url_begin(struct kin__url *url, kin_str base,
                   kin_error *err) KIN_NODISCARD;

/* Appends a literal path such as "/apis/apps/v1".  KIN_EINVAL if it does not
 * start with a slash or has invalid characters. */
int kin__url_path(struct kin__url *url, kin_str path,
                  kin_error *err) KIN_NODISCARD;

/* Appends a slash and one segment, encoded.  KIN_EINVAL for "", "." and
 * "..", which would name another path. */
int kin__url_segment(struct kin__url *url, kin_str segment,
                     kin_error *err) KIN_NODISCARD;

/* Adds "?name=value" or "&name=value", both encoded. */
int kin__url_query(struct kin__url *url, kin_str name, kin_str value,
                   kin_error *err) KIN_NODISCARD;

/* Appends an encoded query without its question mark; a no-op if it is
 * empty.  KIN_EINVAL if it has invalid characters. */
int kin__url_raw_query(struct kin__url *url, kin_str query,
                       kin_error *err) KIN_NODISCARD;

/* NUL-terminated; valid until the next change. */
const char *kin__url_text(const struct kin__url *url);

#define KIN__AUTO_URL __attribute__((cleanup(kin__url_done))) struct kin__url

#endif /* KIN_NET_URL_H */
