/* SPDX-License-Identifier: Apache-2.0 */
/*
 * proxy.h - servers that a client connects to without its proxy.
 *
 * The rules are those of Go (golang.org/x/net/http/httpproxy), which kubectl
 * and client-go follow.  A list of servers in the form of NO_PROXY is separated
 * by commas.  An entry is:
 *
 *   - an address, or a network such as 10.0.0.0/8;
 *   - a domain with its subdomains (example.org), or the subdomains alone
 *     (.example.org, *.example.org);
 *   - "*" for all servers.
 *
 * Addresses and domains may have a port.  Case is ignored, names are not
 * resolved, and other entries match nothing.  "localhost" and loopback
 * addresses are always connected to directly.
 */
#ifndef KIN_NET_PROXY_H
#define KIN_NET_PROXY_H

#include <kin/str.h>

/* Whether a server is in a list, or is never proxied.  `server` is an http or
 * https URL. */
bool kin__proxy_is_bypassed(kin_str list, kin_str server);

#endif /* KIN_NET_PROXY_H */
