/* SPDX-License-Identifier: Apache-2.0 */
/*
 * url.h - URLs put together from parts that may hold anything.
 *
 *     kin__url_init(&url, alloc);
 *     kin__url_begin(&url, kin_s("https://10.0.0.1:6443/prefix/"), err);
 *     kin__url_path(&url, kin_s("/api/v1"), err);
 *     kin__url_segment(&url, kin_s(name), err);
 *     kin__url_query(&url, kin_s("labelSelector"), kin_s("a in (b,c)"), err);
 *
 * A value stays one value, whatever it holds: all that is not a letter, a digit
 * or one of "-._~" is percent-encoded (RFC 3986), in segments but for ":".
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

/* Forgets what there was and starts with a server's base: http or https, a
 * host, maybe a port and a path; slashes at the end are dropped.  0,
 * KIN_EINVAL, KIN_ELIMIT (over 64 KiB, as below) or KIN_ENOMEM. */
int kin__url_begin(struct kin__url *url, kin_str base,
                   kin_error *err) KIN_NODISCARD;

/* Adds a path as it is: one of ours, "/apis/apps/v1".  KIN_EINVAL if it does
 * not begin with a slash or holds what a path cannot. */
int kin__url_path(struct kin__url *url, kin_str path,
                  kin_error *err) KIN_NODISCARD;

/* Adds a slash and one segment, encoded.  KIN_EINVAL for "", "." and "..",
 * which would name another place. */
int kin__url_segment(struct kin__url *url, kin_str segment,
                     kin_error *err) KIN_NODISCARD;

/* Adds "?name=value" or "&name=value", both encoded. */
int kin__url_query(struct kin__url *url, kin_str name, kin_str value,
                   kin_error *err) KIN_NODISCARD;

/* Adds a query that is encoded already, without its question mark; nothing if
 * it is empty.  KIN_EINVAL if it holds what a query cannot. */
int kin__url_raw_query(struct kin__url *url, kin_str query,
                       kin_error *err) KIN_NODISCARD;

/* NUL-terminated; valid until the next change. */
const char *kin__url_text(const struct kin__url *url);

#define KIN__AUTO_URL __attribute__((cleanup(kin__url_done))) struct kin__url

#endif /* KIN_NET_URL_H */
