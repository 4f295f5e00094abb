/* SPDX-License-Identifier: Apache-2.0 */
#include "server/authority.h"

#include <errno.h>
#include <stdio.h>
#include <sys/stat.h>

#include "base/buf.h"
#include "kube/file.h"

enum {
    AUTHORITY_PATH = 4096,
    AUTHORITY_MAX_PEM = 64 * 1024,
};

static int authority_path(const char *folder, const char *name,
                          char ret[AUTHORITY_PATH], kin_error *err)
{
    int len = snprintf(ret, AUTHORITY_PATH, "%s/%s", folder, name);

    return len < AUTHORITY_PATH
               ? 0
               : kin_error_set(err, KIN_ELIMIT, "%.64s...: path too long",
                               folder);
}

static int authority_read_file(const kin_allocator *alloc, const char *folder,
                               const char *name, char **ret, kin_error *err)
{
    KIN__AUTO_BUF text;
    char path[AUTHORITY_PATH];
    int r = authority_path(folder, name, path, err);

    kin__buf_init(&text, alloc, AUTHORITY_MAX_PEM);
    if (r == 0)
        r = kin__file_read(path, &text, err);
    if (r < 0)
        return r;
    r = kin__buf_steal(&text, ret);
    return r < 0 ? kin_error_set(err, r, NULL) : 0;
}

int kin__authority_read(const kin_allocator *alloc, const char *folder,
                        struct kin__x509_pair *ret, kin_error *err)
{
    KIN__AUTO_X509_PAIR pair = {.alloc = alloc};
    int r = authority_read_file(alloc, folder, "ca.crt", &pair.cert, err);

    if (r < 0)
        return r;
    r = authority_read_file(alloc, folder, "ca.key", &pair.key, err);
    if (r == KIN_ENOTFOUND)
        return kin_error_set(err, KIN_EINVAL,
                             "%s: ca.crt exists, but ca.key does not", folder);
    if (r < 0)
        return r;
    *ret = pair;
    pair = (struct kin__x509_pair){.alloc = alloc};
    return 0;
}

/* 0 or an errno. */
static int authority_write_file(const char *folder, const char *name,
                                const char *text, kin_error *err)
{
    char path[AUTHORITY_PATH];
    int r = authority_path(folder, name, path, err);

    return r < 0 ? r : kin__file_replace(path, kin_s(text), 0600, err);
}

int kin__authority_write(const char *folder, const struct kin__x509_pair *pair,
                         kin_error *err)
{
    if (mkdir(folder, 0700) < 0 && errno != EEXIST)
        return kin_error_set_errno(err, errno, "%s", folder);
    int r = authority_write_file(folder, "ca.key", pair->key, err);
    return r < 0 ? r : authority_write_file(folder, "ca.crt", pair->cert, err);
}
