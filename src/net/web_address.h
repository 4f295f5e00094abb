/* SPDX-License-Identifier: Apache-2.0 */
/*
 * web_address.h - the parts of an absolute http or https URL.
 */
#ifndef KIN_NET_WEB_ADDRESS_H
#define KIN_NET_WEB_ADDRESS_H

#include <stdbool.h>
#include <stdint.h>

#include "base/buf.h"

/* Views of the URL's text. */
struct kin__web_address {
    bool is_https;
    kin_str host;   /* an IPv6 address without brackets */
    kin_str server; /* host and port as written; for the Host header */
    uint16_t port;  /* the scheme's if the URL has none */
    kin_str target; /* path and query as written, without the fragment */
};

/* Credentials, blanks and control characters are not allowed.  0 or
 * KIN_EINVAL. */
int kin__web_address_parse(kin_str url, struct kin__web_address *ret,
                           kin_error *err) KIN_NODISCARD;

bool kin__web_address_is_same_origin(const struct kin__web_address *a,
                                     const struct kin__web_address *b);

/* Appends the URL that a reference, such as the value of Location, means within
 * the answer to `base` (RFC 3986, 5.2).  0, KIN_EINVAL, KIN_ELIMIT or
 * KIN_ENOMEM. */
int kin__web_address_resolve(const struct kin__web_address *base,
                             kin_str reference,
                             struct kin__buf *url) KIN_NODISCARD;

#endif /* KIN_NET_WEB_ADDRESS_H */
