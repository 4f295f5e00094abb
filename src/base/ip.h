/* SPDX-License-Identifier: Apache-2.0 */
/*
 * ip.h - parses IP addresses.
 */
#ifndef KIN_BASE_IP_H
#define KIN_BASE_IP_H

#include <stddef.h>

#include <kin/str.h>

enum {
    KIN__IP_V4_SIZE = 4,
    KIN__IP_V6_SIZE = 16,
};

/* Parses an address as inet_pton() does, and converts an IPv4 address within
 * IPv6 (::ffff:10.0.0.1) to IPv4.  Returns the number of bytes stored at `ret`
 * in network order: 4, 16, or 0 for another text. */
size_t kin__ip_parse(kin_str text, unsigned char ret[KIN__IP_V6_SIZE]);

#endif /* KIN_BASE_IP_H */
