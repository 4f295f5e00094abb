/* SPDX-License-Identifier: Apache-2.0 */
/*
 * curl_lookup.c - names that the program resolves for the transport of a loop.
 *
 * A transport connects to one host: its server or its proxy.  So it has one
 * lookup at a time, for which all transfers wait, and keeps one answer.  An
 * answer may come at any time on the thread of the loop, within the resolver's
 * function or later; it is only noted, and the next turn uses it.
 */
#include <arpa/inet.h>
#include <assert.h>

#include "base/alloc.h"
#include "base/resolver.h"
#include "net/curl_internal.h"

#define LOOKUP_KEPT_NS (60 * KIN__NS_PER_S) /* as libcurl does */

enum { LOOKUP_MAX_ADDRESSES = 8, LOOKUP_MAX_TEXT = 1024 };

/* Freed by the answer. */
struct kin__curl_lookup {
    struct kin_resolve base; /* the first member */
    const kin_allocator *alloc;
    struct kin__curl *curl; /* borrowed; NULL if it has been freed */
    char *host;             /* owned */
};

bool kin__curl_is_numeric(const char *host)
{
    unsigned char address[sizeof(struct in6_addr)];

    return inet_pton(AF_INET, host, address) == 1 ||
           inet_pton(AF_INET6, host, address) == 1;
}

static int lookup_format(const char *const *addresses, size_t count,
                         struct kin__buf *text)
{
    size_t taken = 0;
    int r = 0;

    for (size_t i = 0; r == 0 && i < count && taken < LOOKUP_MAX_ADDRESSES;
         i++) {
        unsigned char v4[sizeof(struct in_addr)];

        if (!kin__curl_is_numeric(addresses[i]))
            continue;
        bool is_v4 = inet_pton(AF_INET, addresses[i], v4) == 1;
        r = kin__buf_printf(text, "%s%s%s%s", taken > 0 ? "," : "",
                            is_v4 ? "" : "[", addresses[i], is_v4 ? "" : "]");
        taken++;
    }
    return r;
}

static void lookup_answer(struct kin_resolve *base,
                          const char *const *addresses, size_t count)
{
    struct kin__curl_lookup *lookup = (struct kin__curl_lookup *)base;
    struct kin__curl *curl = lookup->curl;
    KIN__AUTO_BUF text;

    kin__buf_init(&text, lookup->alloc, LOOKUP_MAX_TEXT);
    if (curl) {
        assert(curl->lookup == lookup && !curl->addresses);
        int r = lookup_format(addresses, count, &text);
        if (r == 0 && text.len > 0)
            r = kin__buf_steal(&text, &curl->addresses);
        /* A failure is as no address. */
        assert(r == 0 || !curl->addresses);
        curl->addresses_until_ns = kin__clock_now_ns(/* clock= */ NULL) +
                                   LOOKUP_KEPT_NS;
        curl->has_answer = true;
        curl->lookup = NULL;
        kin__curl_wake(curl);
    }
    kin__free(lookup->alloc, lookup->host);
    kin__free(lookup->alloc, lookup);
}

static struct kin__curl_lookup *lookup_new(struct kin__curl *curl,
                                           const char *host)
{
    struct kin__curl_lookup *lookup = kin__alloc0(curl->alloc, 1,
                                                  sizeof(*lookup));
    char *copy = lookup ? kin__strdup(curl->alloc, kin_s(host)) : NULL;

    if (!copy) {
        kin__free(curl->alloc, lookup);
        return NULL;
    }
    lookup->base.answer = lookup_answer;
    lookup->alloc = curl->alloc;
    lookup->curl = curl;
    lookup->host = copy;
    return lookup;
}

/* The answer may come before this returns, and frees the lookup. */
static void lookup_start(struct kin__curl_transfer *t,
                         const kin_resolver *resolver)
{
    struct kin__curl *curl = t->curl;
    struct kin__curl_lookup *lookup = lookup_new(curl, t->hop_host);

    if (!lookup) {
        kin__curl_transfer_fail(t, KIN_ENOMEM, KIN_FLOW_BROKEN,
                                "out of memory");
        return;
    }
    kin__free(curl->alloc, KIN__STEAL(curl->addresses));
    curl->has_answer = false;
    curl->lookup = lookup;
    resolver->resolve(&lookup->base, lookup->host, resolver->userdata);
}

static void lookup_use(struct kin__curl_transfer *t)
{
    const char *addresses = t->curl->addresses;

    kin__curl_transfer_looked_up(t);
    if (!addresses)
        kin__curl_transfer_fail(t, KIN_ECONNECT, KIN_FLOW_UNREACHABLE,
                                "the program's resolver has no address of %s",
                                t->hop_host);
    else if (kin__curl_setup_addresses(t, addresses) < 0)
        kin__curl_transfer_fail(t, KIN_ENOMEM, KIN_FLOW_BROKEN,
                                "out of memory");
    else
        kin__curl_transfer_begin(t);
}

bool kin__curl_lookup_wait(struct kin__curl_transfer *t)
{
    struct kin__curl *curl = t->curl;
    int64_t now_ns = kin__clock_now_ns(/* clock= */ NULL);
    const kin_resolver *resolver = curl->loop ? kin__loop_resolver(curl->loop)
                                              : NULL;

    if (!resolver || curl->dialer || !t->hop_host ||
        kin__curl_is_numeric(t->hop_host))
        return false;
    if (curl->addresses && now_ns < curl->addresses_until_ns) {
        lookup_use(t);
        return true;
    }
    t->lookup_began_ns = now_ns;
    cds_list_add_tail(&t->unresolved_link, &curl->unresolved);
    if (!curl->lookup && !curl->has_answer)
        lookup_start(t, resolver);
    return true;
}

void kin__curl_lookup_run(struct kin__curl *curl)
{
    while (curl->has_answer) {
        struct kin__curl_transfer *t = KIN__LIST_POP(
            &curl->unresolved, struct kin__curl_transfer, unresolved_link);

        if (t)
            lookup_use(t);
        else
            curl->has_answer = false;
    }
}

void kin__curl_lookup_done(struct kin__curl *curl)
{
    assert(!kin__list_is_linked(&curl->unresolved));
    if (curl->lookup)
        curl->lookup->curl = NULL;
    kin__free(curl->alloc, curl->addresses);
}
