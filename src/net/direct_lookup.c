/* SPDX-License-Identifier: Apache-2.0 */
/*
 * direct_lookup.c - addresses of names.
 *
 * A name is looked up by the program's resolver, or by getaddrinfo() in a
 * thread of its own; connections to it wait meanwhile.  A transport connects to
 * one host, as a rule, so it keeps one answer.  An answer may come at any time;
 * it is only noted, and the next turn uses it.  One that comes after the
 * transport was freed frees the lookup.  The client's allocator may be gone by
 * then, so lookups use the default one.
 */
#include <arpa/inet.h>
#include <assert.h>
#include <netdb.h>
#include <netinet/in.h>
#include <stdio.h>
#include <string.h>

#include "base/alloc.h"
#include "base/resolver.h"
#include "base/str.h"
#include "net/direct_internal.h"

#define LOOKUP_KEPT_NS (60 * KIN__NS_PER_S) /* as libcurl does */

struct kin__direct_lookup {
    struct kin_resolve base; /* the first member */
    char *host;              /* owned */

    struct kin__mutex mutex;    /* a leaf; guards the next two, and a thread */
    struct kin__direct *direct; /* borrowed; NULL if it has been freed */
    bool has_ended;             /* the next ones do not change any more */
    bool is_failed_by_system;   /* `gai` is the error */
    int gai;
    struct kin__direct_addresses addresses;
    struct kin__thread thread;

    /* Used by the I/O thread only. */
    struct cds_list_head link;    /* in direct->lookups */
    struct cds_list_head waiting; /* connections */
    int64_t began_ns;
    int64_t until_ns; /* of a cached answer */
};

static void lookup_free(struct kin__direct_lookup *lookup)
{
    if (!lookup)
        return;
    kin__mutex_done(&lookup->mutex);
    kin__free(kin_allocator_default(), lookup->host);
    kin__free(kin_allocator_default(), lookup);
}

/* ---- addresses ---- */

/* Adds a numeric address; others, and those over the limit, are ignored. */
static void addresses_add(struct kin__direct_addresses *to, const char *text)
{
    struct kin__direct_address *next = &to->all[to->count];
    struct sockaddr_in *v4 = (struct sockaddr_in *)&next->addr;
    struct sockaddr_in6 *v6 = (struct sockaddr_in6 *)&next->addr;

    if (to->count == KIN__DIRECT_MAX_ADDRESSES)
        return;
    if (inet_pton(AF_INET, text, &v4->sin_addr) == 1) {
        v4->sin_family = AF_INET;
        next->len = sizeof(*v4);
        to->count++;
    } else if (inet_pton(AF_INET6, text, &v6->sin6_addr) == 1) {
        v6->sin6_family = AF_INET6;
        next->len = sizeof(*v6);
        to->count++;
    }
}

/* The next address of a family from `at` on; or of the other one. */
static const struct addrinfo *addresses_next(const struct addrinfo *at,
                                             int family, bool is_same)
{
    while (at && ((at->ai_family != AF_INET && at->ai_family != AF_INET6) ||
                  (at->ai_family == family) != is_same))
        at = at->ai_next;
    return at;
}

/* Takes addresses of both families in turn, beginning with the one that the
 * system prefers: a family that does not work delays the other one little. */
static void addresses_interleave(struct kin__direct_addresses *to,
                                 const struct addrinfo *found)
{
    int family = found ? found->ai_family : AF_UNSPEC;
    const struct addrinfo *turns[2] = {addresses_next(found, family, true),
                                       addresses_next(found, family, false)};

    for (int i = 0; to->count < KIN__DIRECT_MAX_ADDRESSES; i ^= 1) {
        i = turns[i] ? i : i ^ 1;
        const struct addrinfo *at = turns[i];

        if (!at)
            return;
        if (at->ai_addrlen <= sizeof(to->all[0].addr)) {
            memcpy(&to->all[to->count].addr, at->ai_addr, at->ai_addrlen);
            to->all[to->count++].len = at->ai_addrlen;
        }
        turns[i] = addresses_next(at->ai_next, family, i == 0);
    }
}

static void addresses_set_port(struct kin__direct_addresses *addresses,
                               uint16_t port)
{
    for (size_t i = 0; i < addresses->count; i++) {
        struct sockaddr_storage *addr = &addresses->all[i].addr;

        if (addr->ss_family == AF_INET)
            ((struct sockaddr_in *)addr)->sin_port = htons(port);
        else
            ((struct sockaddr_in6 *)addr)->sin6_port = htons(port);
    }
}

/* ---- answers; threads: any ---- */

static void lookup_end(struct kin__direct_lookup *lookup)
{
    kin__mutex_lock(&lookup->mutex);
    bool is_orphan = !lookup->direct;
    lookup->has_ended = true;
    if (!is_orphan)
        kin__io_wake(&lookup->direct->io);
    kin__mutex_unlock(&lookup->mutex);
    if (is_orphan)
        lookup_free(lookup);
}

static void lookup_answer(struct kin_resolve *base,
                          const char *const *addresses, size_t count)
{
    struct kin__direct_lookup *lookup = (struct kin__direct_lookup *)base;

    for (size_t i = 0; i < count; i++)
        addresses_add(&lookup->addresses, addresses[i]);
    lookup_end(lookup);
}

static void lookup_run(void *userdata)
{
    struct kin__direct_lookup *lookup = userdata;
    const struct addrinfo hints = {.ai_family = AF_UNSPEC,
                                   .ai_socktype = SOCK_STREAM};
    struct addrinfo *found = NULL;

    lookup->gai = getaddrinfo(lookup->host, NULL, &hints, &found);
    lookup->is_failed_by_system = lookup->gai != 0;
    addresses_interleave(&lookup->addresses, found);
    if (found)
        freeaddrinfo(found);
    kin__mutex_lock(&lookup->mutex); /* until its start has returned */
    kin__thread_detach(&lookup->thread);
    kin__mutex_unlock(&lookup->mutex);
    lookup_end(lookup);
}

/* ---- questions ---- */

static struct kin__direct_lookup *lookup_new(struct kin__direct *direct,
                                             const char *host)
{
    const kin_allocator *alloc = kin_allocator_default();
    struct kin__direct_lookup *lookup = kin__alloc0(alloc, 1, sizeof(*lookup));

    if (!lookup)
        return NULL;
    lookup->base.answer = lookup_answer;
    lookup->direct = direct;
    kin__mutex_init(&lookup->mutex);
    CDS_INIT_LIST_HEAD(&lookup->link);
    CDS_INIT_LIST_HEAD(&lookup->waiting);
    lookup->began_ns = kin__clock_now_ns(/* clock= */ NULL);
    lookup->host = kin__strdup(alloc, kin_s(host));
    if (lookup->host)
        return lookup;
    lookup_free(lookup);
    return NULL;
}

/* Starts it: the answer may come before this returns. */
static int lookup_ask(struct kin__direct_lookup *lookup, kin_error *err)
{
    kin_loop *loop = lookup->direct->io.loop;
    const kin_resolver *resolver = loop ? kin__loop_resolver(loop) : NULL;

    if (!resolver) {
        KIN__LOCK_SCOPE(&lookup->mutex);
        return kin__thread_start(&lookup->thread,
                                 &(struct kin__thread_opts){.name = "kin-dns"},
                                 lookup_run, lookup, err);
    }
    resolver->resolve(&lookup->base, lookup->host, resolver->userdata);
    return 0;
}

static struct kin__direct_lookup *lookup_find(struct kin__direct *direct,
                                              const char *host)
{
    struct kin__direct_lookup *lookup = NULL;

    cds_list_for_each_entry(lookup, &direct->lookups, link) {
        if (strcmp(lookup->host, host) == 0)
            return lookup;
    }
    return NULL;
}

/* Makes a connection continue, or its transfer fail. */
static void lookup_use(const struct kin__direct_lookup *lookup,
                       struct kin__direct_conn *conn)
{
    struct kin__direct_transfer *t = conn->transfer;
    struct kin__direct_addresses addresses = lookup->addresses;

    if (addresses.count > 0) {
        addresses_set_port(&addresses, t->port);
        kin__direct_conn_resolved(conn, &addresses);
    } else if (lookup->is_failed_by_system)
        kin__direct_transfer_fail(t, KIN_ECONNECT, KIN_FLOW_UNREACHABLE,
                                  "could not resolve host: %s: %s", t->host,
                                  gai_strerror(lookup->gai));
    else
        kin__direct_transfer_fail(t, KIN_ECONNECT, KIN_FLOW_UNREACHABLE,
                                  "the program's resolver has no address of %s",
                                  t->host);
}

/* Whether there is nothing to look up. */
static bool lookup_is_cached(struct kin__direct_conn *conn)
{
    struct kin__direct_transfer *t = conn->transfer;
    const struct kin__direct_lookup *cached = t->direct->cached;
    struct kin__direct_addresses numeric = {.count = 0};

    addresses_add(&numeric, t->host);
    if (numeric.count > 0) {
        addresses_set_port(&numeric, t->port);
        kin__direct_conn_resolved(conn, &numeric);
        return true;
    }
    if (!cached || strcmp(cached->host, t->host) != 0 ||
        kin__clock_now_ns(/* clock= */ NULL) >= cached->until_ns)
        return false;
    lookup_use(cached, conn);
    return true;
}

void kin__direct_lookup_start(struct kin__direct_conn *conn)
{
    struct kin__direct_transfer *t = conn->transfer;
    struct kin__direct *direct = t->direct;
    kin_error err = KIN_ERROR_INIT;

    if (lookup_is_cached(conn))
        return;
    struct kin__direct_lookup *lookup = lookup_find(direct, t->host);
    if (lookup) {
        cds_list_add_tail(&conn->waiting_link, &lookup->waiting);
        return;
    }
    lookup = lookup_new(direct, t->host);
    if (!lookup) {
        kin__direct_transfer_fail(t, KIN_ENOMEM, KIN_FLOW_BROKEN,
                                  "out of memory");
        return;
    }
    cds_list_add_tail(&lookup->link, &direct->lookups);
    cds_list_add_tail(&conn->waiting_link, &lookup->waiting);
    int r = lookup_ask(lookup, &err);
    if (r == 0)
        return;
    kin__list_unlink(&lookup->link);
    kin__list_unlink(&conn->waiting_link);
    lookup_free(lookup);
    kin__direct_transfer_fail(t, r, KIN_FLOW_BROKEN, "%s", err.message);
}

static bool lookup_has_ended(struct kin__direct_lookup *lookup)
{
    KIN__LOCK_SCOPE(&lookup->mutex);

    return lookup->has_ended;
}

/* All connections that wait continue.  A good answer is kept. */
static void lookup_deliver(struct kin__direct *direct,
                           struct kin__direct_lookup *lookup)
{
    int64_t now_ns = kin__clock_now_ns(/* clock= */ NULL);

    kin__list_unlink(&lookup->link);
    for (;;) {
        struct kin__direct_conn *conn = KIN__LIST_POP(
            &lookup->waiting, struct kin__direct_conn, waiting_link);

        if (!conn)
            break;
        /* Never 0, which means no lookup. */
        conn->transfer->lookup_ns = now_ns - lookup->began_ns + 1;
        lookup_use(lookup, conn);
    }
    if (lookup->addresses.count == 0) {
        lookup_free(lookup);
        return;
    }
    lookup_free(direct->cached);
    lookup->until_ns = now_ns + LOOKUP_KEPT_NS;
    direct->cached = lookup;
}

void kin__direct_lookup_run(struct kin__direct *direct)
{
    struct kin__direct_lookup *lookup = NULL;
    struct kin__direct_lookup *next = NULL;

    cds_list_for_each_entry_safe(lookup, next, &direct->lookups, link) {
        if (lookup_has_ended(lookup))
            lookup_deliver(direct, lookup);
    }
}

void kin__direct_lookup_done(struct kin__direct *direct)
{
    lookup_free(direct->cached);
    direct->cached = NULL;
    for (;;) {
        struct kin__direct_lookup *lookup = KIN__LIST_POP(
            &direct->lookups, struct kin__direct_lookup, link);

        if (!lookup)
            return;
        kin__mutex_lock(&lookup->mutex);
        bool has_ended = lookup->has_ended;
        lookup->direct = NULL;
        kin__mutex_unlock(&lookup->mutex);
        if (has_ended)
            lookup_free(lookup);
    }
}
