/* SPDX-License-Identifier: Apache-2.0 */
#include "net/peer.h"

#include <string.h>

#include "base/alloc.h"

static int peer_copy(const kin_allocator *alloc, kin_str s, kin_str *ret,
                     kin_error *err)
{
    if (s.len == 0)
        return 0;
    char *copy = kin__strdup(alloc, s);
    if (!copy)
        return kin_error_set(err, KIN_ENOMEM, NULL);
    *ret = kin_str_of(copy, s.len);
    return 0;
}

static int peer_set_text(const kin_allocator *alloc, const char *text,
                         char **ret, kin_error *err)
{
    if (!text || !*text)
        return 0;
    *ret = kin__strdup(alloc, kin_s(text));
    return *ret ? 0 : kin_error_set(err, KIN_ENOMEM, NULL);
}

static int peer_check(const struct kin__peer *peer, kin_error *err)
{
    if (peer->is_insecure && peer->ca.len > 0)
        return kin_error_set(err, KIN_EINVAL,
                             "a certificate authority makes no sense for a "
                             "server that need not be trusted");
    if ((peer->cert.len > 0) != (peer->key.len > 0))
        return kin_error_set(err, KIN_EINVAL,
                             "a client certificate and its key are needed "
                             "together");
    return 0;
}

static int peer_fill(struct kin__peer *peer, const struct kin__peer_opts *opts,
                     kin_error *err)
{
    const kin_allocator *alloc = peer->alloc;
    int r = peer_copy(alloc, opts->ca, &peer->ca, err);

    if (r == 0)
        r = peer_copy(alloc, opts->cert, &peer->cert, err);
    if (r == 0)
        r = peer_copy(alloc, opts->key, &peer->key, err);
    if (r == 0)
        r = peer_set_text(alloc, opts->server_name, &peer->server_name, err);
    if (r == 0)
        r = peer_set_text(alloc, opts->proxy_url, &peer->proxy_url, err);
    if (r == 0)
        r = peer_set_text(alloc, opts->socket_path, &peer->socket_path, err);
    peer->is_insecure = opts->is_insecure;
    return r == 0 ? peer_check(peer, err) : r;
}

int kin__peer_new(const kin_allocator *alloc, const struct kin__peer_opts *opts,
                  struct kin__peer **ret, kin_error *err)
{
    KIN__AUTO_PEER *peer = kin__alloc0(alloc, 1, sizeof(*peer));

    if (!peer)
        return kin_error_set(err, KIN_ENOMEM, NULL);
    kin__ref_init(&peer->ref);
    peer->alloc = alloc;
    int r = peer_fill(peer, opts, err);
    if (r < 0)
        return r;
    *ret = KIN__STEAL(peer);
    return 0;
}

struct kin__peer *kin__peer_ref(struct kin__peer *peer)
{
    if (peer)
        kin__ref_get(&peer->ref);
    return peer;
}

static bool peer_is_same_text(const char *a, const char *b)
{
    return a && b ? strcmp(a, b) == 0 : a == b;
}

bool kin__peer_is_equal(const struct kin__peer *a, const struct kin__peer *b)
{
    static const struct kin__peer defaults = {.alloc = NULL};

    a = a ? a : &defaults;
    b = b ? b : &defaults;
    return a == b ||
           (a->is_insecure == b->is_insecure && kin_str_eq(a->ca, b->ca) &&
            kin_str_eq(a->cert, b->cert) && kin_str_eq(a->key, b->key) &&
            peer_is_same_text(a->server_name, b->server_name) &&
            peer_is_same_text(a->proxy_url, b->proxy_url) &&
            peer_is_same_text(a->socket_path, b->socket_path));
}

/* The bytes are owned; the view is const for users. */
static void peer_free_data(const kin_allocator *alloc, kin_str *data)
{
    char *bytes = (char *)(uintptr_t)data->ptr;

    if (bytes)
        explicit_bzero(bytes, data->len);
    kin__free(alloc, bytes);
    *data = (kin_str){.ptr = NULL};
}

static void peer_free_text(const kin_allocator *alloc, char *text)
{
    if (text)
        explicit_bzero(text, strlen(text));
    kin__free(alloc, text);
}

struct kin__peer *kin__peer_unref(struct kin__peer *peer)
{
    if (!peer || !kin__ref_put(&peer->ref))
        return NULL;
    peer_free_data(peer->alloc, &peer->ca);
    peer_free_data(peer->alloc, &peer->cert);
    peer_free_data(peer->alloc, &peer->key);
    kin__free(peer->alloc, peer->server_name);
    kin__free(peer->alloc, peer->socket_path);
    /* It may contain a password. */
    peer_free_text(peer->alloc, peer->proxy_url);
    kin__free(peer->alloc, peer);
    return NULL;
}
