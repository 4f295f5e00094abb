/* SPDX-License-Identifier: Apache-2.0 */
/*
 * gen_output.c - headers as files.
 *
 * Everything is made in memory before anything is written, and a file is
 * replaced by renaming: a reader sees the old header or the new one.
 */
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "base/alloc.h"
#include "gen.h"
#include "kube/file.h"

enum { HEADER_MAX = 64 << 20 };

static int fail_errno(kin_error *err, const char *what, const char *path)
{
    return kin_error_set(err, KIN_ESYSTEM, "%s: %s: %s", path, what,
                         strerror(errno));
}

/* Creates the parent directories of a file. */
static int make_folders(char *path, kin_error *err)
{
    for (char *p = strchr(path + 1, '/'); p; p = strchr(p + 1, '/')) {
        *p = '\0';
        int r = mkdir(path, 0777);
        if (r < 0 && errno != EEXIST)
            return fail_errno(err, "cannot be made", path);
        *p = '/';
    }
    return 0;
}

static bool file_is(const char *path, kin_str text)
{
    FILE *file = fopen(path, "re");
    bool is_same = file != NULL;
    char bytes[8192];

    while (is_same) {
        size_t got = fread(bytes, 1, sizeof(bytes), file);
        if (got == 0)
            break;
        is_same = got <= text.len && memcmp(bytes, text.ptr, got) == 0;
        if (is_same)
            text = kin_str_of(text.ptr + got, text.len - got);
    }
    if (file)
        (void)fclose(file);
    return is_same && text.len == 0;
}

/* umask() is safe: the program has one thread. */
static mode_t file_mode(void)
{
    mode_t mask = umask(0);

    (void)umask(mask);
    return 0666 & ~mask;
}

/* ---- all headers ---- */

struct header {
    struct header *next;
    struct kin__buf text;
    const char *path;
};

static void headers_release(struct header **headers)
{
    while (*headers) {
        struct header *header = *headers;

        *headers = header->next;
        kin__buf_done(&header->text);
        kin__free(/* alloc= */ NULL, header);
    }
}

#define AUTO_HEADERS __attribute__((cleanup(headers_release))) struct header

static int make_headers(struct gen_model *model, struct header **ret,
                        kin_error *err)
{
    struct header **end = ret;

    for (struct gen_package *p = model->packages; p; p = p->next) {
        if (!p->is_wanted)
            continue;
        struct header *header = kin__alloc0(/* alloc= */ NULL, 1,
                                            sizeof(*header));
        if (!header)
            return gen_no_memory(err);
        *end = header;
        end = &header->next;
        header->path = p->path;
        kin__buf_init(&header->text, /* alloc= */ NULL, HEADER_MAX);
        int r = gen_write(model, p, &header->text, err);
        if (r < 0)
            return r;
    }
    return 0;
}

static int output_one(struct gen_model *model, const char *folder,
                      const struct header *header, bool *ret_changed,
                      kin_error *err)
{
    const char *path = gen_printf(model, "%s/%s.h", folder, header->path);
    char *folders = path ? (char *)gen_alloc(model, strlen(path) + 1) : NULL;
    kin_str text = kin__buf_str(&header->text);

    if (!folders)
        return gen_no_memory(err);
    if (file_is(path, text))
        return 0;
    *ret_changed = true;
    memcpy(folders, path, strlen(path) + 1);
    int r = make_folders(folders, err);
    return r < 0 ? r : kin__file_replace(path, text, file_mode(), err);
}

int gen_output(struct gen_model *model, const char *folder, size_t *ret_count,
               size_t *ret_changed, kin_error *err)
{
    AUTO_HEADERS *headers = NULL;
    int r = make_headers(model, &headers, err);

    *ret_count = 0;
    *ret_changed = 0;
    for (struct header *h = headers; h && r == 0; h = h->next) {
        bool is_changed = false;
        r = output_one(model, folder, h, &is_changed, err);
        *ret_count += 1;
        *ret_changed += is_changed;
    }
    return r;
}

int gen_print(struct gen_model *model, FILE *out, kin_error *err)
{
    AUTO_HEADERS *headers = NULL;
    int r = make_headers(model, &headers, err);

    for (struct header *h = headers; h && r == 0; h = h->next)
        (void)fwrite(h->text.ptr, 1, h->text.len, out);
    return r;
}
