/* SPDX-License-Identifier: Apache-2.0 */
#include "net/proxy.h"

#include <arpa/inet.h>
#include <assert.h>
#include <string.h>

#include "base/str.h"

/* ==== addresses ==== */

enum { PROXY_ADDRESS_BITS = 128, PROXY_V4_BITS = 32 };

/* An IPv6 address; those of IPv4 are mapped (::ffff:0:0/96). */
struct proxy_address {
    unsigned char bytes[PROXY_ADDRESS_BITS / 8];
};

static const unsigned char proxy_v4_prefix[12] = {[10] = 0xff, [11] = 0xff};

static bool address_is_v4(const struct proxy_address *address)
{
    return memcmp(address->bytes, proxy_v4_prefix, sizeof(proxy_v4_prefix)) ==
           0;
}

static bool address_parse(kin_str text, struct proxy_address *ret)
{
    char copy[INET6_ADDRSTRLEN];

    if (text.len == 0 || text.len >= sizeof(copy) ||
        memchr(text.ptr, '\0', text.len))
        return false;
    memcpy(copy, text.ptr, text.len);
    copy[text.len] = '\0';
    if (inet_pton(AF_INET6, copy, ret->bytes) == 1)
        return true;
    memcpy(ret->bytes, proxy_v4_prefix, sizeof(proxy_v4_prefix));
    return inet_pton(AF_INET, copy, ret->bytes + sizeof(proxy_v4_prefix)) == 1;
}

static bool address_is_loopback(const struct proxy_address *address)
{
    static const struct proxy_address v6 = {.bytes = {[15] = 1}};

    if (address_is_v4(address))
        return address->bytes[12] == 127;
    return memcmp(address, &v6, sizeof(v6)) == 0;
}

/* Clears all bits behind a prefix. */
static void address_mask(struct proxy_address *address, unsigned bits)
{
    assert(bits <= PROXY_ADDRESS_BITS);
    for (unsigned i = 0; i < sizeof(address->bytes); i++) {
        unsigned kept = bits > i * 8 ? bits - i * 8 : 0;

        if (kept < 8)
            address->bytes[i] &= (unsigned char)(0xff00u >> kept);
    }
}

/* A network such as 10.0.0.0/8; false if it is something else. */
static bool network_parse(kin_str text, struct proxy_address *ret,
                          unsigned *ret_bits)
{
    kin_str rest = text;
    kin_str address = kin__str_cut(&rest, '/');
    uint64_t bits = 0;
    bool is_v6 = kin__str_find(address, ':') != KIN__STR_NONE;
    unsigned max = is_v6 ? PROXY_ADDRESS_BITS : PROXY_V4_BITS;

    if (!rest.ptr || !address_parse(address, ret) ||
        kin__str_to_u64(rest, &bits) < 0 || bits > max)
        return false;
    *ret_bits = (unsigned)bits + PROXY_ADDRESS_BITS - max;
    address_mask(ret, *ret_bits);
    return true;
}

/* IPv4 addresses are in no IPv6 network, as ::/0. */
static bool network_has(const struct proxy_address *network, unsigned bits,
                        const struct proxy_address *address)
{
    struct proxy_address masked = *address;

    address_mask(&masked, bits);
    return address_is_v4(network) == address_is_v4(address) &&
           memcmp(&masked, network, sizeof(masked)) == 0;
}

/* ==== NO_PROXY ==== */

/* The server of a request. */
struct proxy_server {
    kin_str host;
    kin_str port;
    bool is_address;
    struct proxy_address address; /* if it is one */
};

/* Splits "host:port" and "[address]:port"; without a port, or if there are
 * more colons, false. */
static bool entry_split(kin_str entry, kin_str *ret_host, kin_str *ret_port)
{
    size_t colon = kin__str_rfind(entry, ':');

    if (colon == KIN__STR_NONE)
        return false;
    kin_str host = kin__str_slice(entry, 0, colon);
    if (kin_str_starts_with(host, KIN__S("[")) &&
        kin_str_ends_with(host, KIN__S("]")))
        host = kin__str_slice(host, 1, host.len - 2);
    else if (kin__str_find(host, ':') != KIN__STR_NONE)
        return false;
    *ret_host = host;
    *ret_port = kin__str_slice(entry, colon + 1, SIZE_MAX);
    return true;
}

static bool domain_has(kin_str domain, kin_str host)
{
    bool is_itself_in = false;

    if (kin_str_starts_with(domain, KIN__S("*.")))
        domain = kin__str_slice(domain, 1, SIZE_MAX);
    if (!kin_str_starts_with(domain, KIN__S("."))) {
        is_itself_in = kin__str_eq_nocase(domain, host);
        /* Else the byte before the domain must be a dot. */
        if (host.len <= domain.len ||
            host.ptr[host.len - domain.len - 1] != '.')
            return is_itself_in;
    }
    return host.len >= domain.len &&
           kin__str_eq_nocase(
               kin__str_slice(host, host.len - domain.len, SIZE_MAX), domain);
}

static bool entry_has(kin_str entry, const struct proxy_server *server)
{
    struct proxy_address address;
    unsigned bits = 0;
    kin_str host = entry;
    kin_str port = KIN__S("");

    if (network_parse(entry, &address, &bits))
        return server->is_address &&
               network_has(&address, bits, &server->address);
    if (!entry_split(entry, &host, &port))
        host = entry;
    if (host.len == 0 || (port.len > 0 && !kin_str_eq(port, server->port)))
        return false;
    if (address_parse(host, &address))
        return server->is_address &&
               memcmp(&address, &server->address, sizeof(address)) == 0;
    return !server->is_address && domain_has(host, server->host);
}

static bool server_parse(kin_str url, struct proxy_server *ret)
{
    bool is_tls = kin_str_starts_with(url, KIN__S("https://"));
    size_t scheme = is_tls ? strlen("https://") : strlen("http://");
    kin_str rest = kin__str_slice(url, scheme, SIZE_MAX);
    kin_str authority = kin__str_cut(&rest, '/');

    *ret = (struct proxy_server){.host = authority};
    if (!entry_split(authority, &ret->host, &ret->port) &&
        kin_str_starts_with(authority, KIN__S("[")))
        ret->host = kin__str_slice(authority, 1, authority.len - 2);
    if (ret->port.len == 0)
        ret->port = is_tls ? KIN__S("443") : KIN__S("80");
    /* A zone does not change which address it is. */
    kin_str zoned = ret->host;
    kin_str plain = kin__str_cut(&zoned, '%');
    ret->is_address = address_parse(plain, &ret->address);
    return ret->host.len > 0;
}

bool kin__proxy_is_bypassed(kin_str list, kin_str server)
{
    struct proxy_server parsed;

    if (!server_parse(server, &parsed) ||
        kin_str_eq(parsed.host, KIN__S("localhost")) ||
        (parsed.is_address && address_is_loopback(&parsed.address)))
        return true;
    while (list.ptr) {
        kin_str entry = kin__str_trim(kin__str_cut(&list, ','));

        if (kin_str_eq(entry, KIN__S("*")) || entry_has(entry, &parsed))
            return true;
    }
    return false;
}
