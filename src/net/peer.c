/* SPDX-License-Identifier: Apache-2.0 */
#include "net/peer.h"

#include <assert.h>
#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <unistd.h>

#include "base/alloc.h"
#include "base/buf.h"

enum {
    PEER_MAX_FILE = 4 << 20,
    PEER_READ = 4096,
};

static void peer_close(const int *fd)
{
    if (*fd >= 0)
        close(*fd);
}

/* Reads on until the end; `buf` may hold a key, so the caller wipes it. */
static int peer_read_all(int fd, const char *path, struct kin__buf *buf,
                         kin_error *err)
{
    for (;;) {
        char *room = NULL;
        int r = kin__buf_reserve(buf, PEER_READ, &room);
        if (r < 0)
            return kin_error_set(err, r, "%s: %s", path,
                                 r == KIN_ELIMIT ? "the file is too long"
                                                 : kin_error_text(r));
        ssize_t got = read(fd, room, PEER_READ);
        if (got < 0 && errno == EINTR)
            continue;
        if (got < 0)
            return kin_error_set_errno(err, errno, "read %s", path);
        if (got == 0)
            return 0;
        kin__buf_grown(buf, (size_t)got);
    }
}

static void peer_wipe(struct kin__buf *buf)
{
    if (buf->ptr)
        explicit_bzero(buf->ptr, buf->cap);
    kin__buf_done(buf);
}

static int peer_copy(const kin_allocator *alloc, kin_str s, kin_str *ret,
                     kin_error *err)
{
    char *copy = kin__strdup(alloc, s);

    if (!copy)
        return kin_error_set(err, KIN_ENOMEM, NULL);
    *ret = kin_str_of(copy, s.len);
    return 0;
}

static int peer_read(const kin_allocator *alloc, const char *path, kin_str *ret,
                     kin_error *err)
{
    __attribute__((cleanup(peer_wipe))) struct kin__buf buf;
    __attribute__((cleanup(peer_close))) int fd = -1;

    kin__buf_init(&buf, alloc, PEER_MAX_FILE);
    fd = open(path, O_RDONLY | O_CLOEXEC);
    if (fd < 0)
        return kin_error_set_errno(err, errno, "open %s", path);
    int r = peer_read_all(fd, path, &buf, err);
    if (r < 0)
        return r;
    return peer_copy(alloc, kin__buf_str(&buf), ret, err);
}

static int peer_load(const kin_allocator *alloc, kin_str data, const char *path,
                     kin_str *ret, kin_error *err)
{
    if (data.len > 0)
        return peer_copy(alloc, data, ret, err);
    if (!path || !*path)
        return 0;
    int r = peer_read(alloc, path, ret, err);
    /* As if it were not named at all: for a CA, that would be all of the
     * system's. */
    if (r == 0 && ret->len == 0)
        return kin_error_set(err, KIN_EPARSE, "%s: the file is empty", path);
    return r;
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
    int r = peer_load(alloc, opts->ca_data, opts->ca_file, &peer->ca, err);

    if (r == 0)
        r = peer_load(alloc, opts->cert_data, opts->cert_file, &peer->cert,
                      err);
    if (r == 0)
        r = peer_load(alloc, opts->key_data, opts->key_file, &peer->key, err);
    if (r == 0)
        r = peer_set_text(alloc, opts->server_name, &peer->server_name, err);
    if (r == 0)
        r = peer_set_text(alloc, opts->proxy_url, &peer->proxy_url, err);
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

/* The bytes are ours: the view is const for those who look. */
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
    /* It may hold a password. */
    peer_free_text(peer->alloc, peer->proxy_url);
    kin__free(peer->alloc, peer);
    return NULL;
}
