/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Compares the protobuf decoder with Go's, on a file of pairs (scripts/schema):
 * what kin writes as JSON must be what Go writes, byte for byte, and what Go
 * refuses must be refused.
 *
 *     parity_proto FILE
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/buf.h"
#include "base/str.h"
#include "object/document.h"
#include "wire/json_write.h"
#include "wire/proto.h"

enum { MAX_SHOWN = 20, CONTEXT = 60 };

struct tally {
    size_t same;
    size_t refused; /* by both */
    size_t stricter;
    size_t wrong;
};

static void show_text(const char *who, kin_str text, size_t from)
{
    kin_str part = kin__str_slice(text, from, 2 * CONTEXT);

    printf("  %s: ...%.*s\n", who, KIN_STR(part));
}

static void show_difference(kin_str name, kin_str got, kin_str expected)
{
    size_t at = 0;

    while (at < got.len && at < expected.len && got.ptr[at] == expected.ptr[at])
        at++;
    printf("%.*s: differs at byte %zu\n", KIN_STR(name), at);
    at = at > CONTEXT ? at - CONTEXT : 0;
    show_text("kin", got, at);
    show_text("go ", expected, at);
}

/* Of damaged bytes kin may refuse more than Go, who does not look at how
 * entries of a map are encoded, takes CBOR for JSON and has times beyond the
 * year 9999; but seldom. */
static bool is_damaged(kin_str name)
{
    return memmem(name.ptr, name.len, "damaged", 7) != NULL;
}

static void compare_refused(struct tally *tally, kin_str name, const char *why,
                            kin_str expected)
{
    if (expected.len == 0) {
        tally->refused++;
    } else if (is_damaged(name)) {
        tally->stricter++;
    } else {
        tally->wrong++;
        if (tally->wrong <= MAX_SHOWN)
            printf("%.*s: refused: %s\n", KIN_STR(name), why);
    }
}

static void compare_text(struct tally *tally, kin_str name, kin_str got,
                         kin_str expected)
{
    if (kin_str_eq(got, expected)) {
        tally->same++;
        return;
    }
    tally->wrong++;
    if (tally->wrong > MAX_SHOWN)
        return;
    if (expected.len == 0)
        printf("%.*s: Go refuses it\n", KIN_STR(name));
    else
        show_difference(name, got, expected);
}

static int compare(const struct kin__proto_opts *opts, struct tally *tally,
                   const kin_str record[3])
{
    KIN_AUTO(kin_document) *doc = NULL;
    kin_error err = KIN_ERROR_INIT;
    KIN__AUTO_BUF text;

    kin__buf_init(&text, NULL, SIZE_MAX / 2);
    int r = kin__proto_decode(opts, record[1], NULL, &doc, &err);
    if (r < 0) {
        compare_refused(tally, record[0], err.message, record[2]);
        return 0;
    }
    r = kin__json_write(&text, doc->arena->ro, doc->root, KIN__JSON_COMPACT);
    if (r < 0)
        return r;
    compare_text(tally, record[0], kin__buf_str(&text), record[2]);
    return 0;
}

/* The next field of a record; false at the end. */
static bool next_part(kin_str *rest, kin_str *ret)
{
    size_t len = 0;

    if (rest->len < 4)
        return false;
    for (size_t i = 0; i < 4; i++)
        len |= (size_t)(unsigned char)rest->ptr[i] << 8 * i;
    if (rest->len - 4 < len)
        return false;
    *ret = kin_str_of(rest->ptr + 4, len);
    *rest = kin__str_slice(*rest, 4 + len, SIZE_MAX);
    return true;
}

static int read_file(const char *path, struct kin__buf *ret)
{
    FILE *file = fopen(path, "rb");
    char *room = NULL;
    size_t got = 1;
    int r = file ? 0 : KIN_ESYSTEM;

    while (r == 0 && got > 0) {
        r = kin__buf_reserve(ret, 1 << 20, &room);
        if (r == 0) {
            got = fread(room, 1, 1 << 20, file);
            kin__buf_grown(ret, got);
        }
    }
    if (file)
        (void)fclose(file); /* it was only read */
    return r;
}

int main(int argc, char **argv)
{
    struct kin__proto_opts opts = {0};
    struct tally tally = {0};
    kin_str record[3];
    KIN__AUTO_BUF file;
    int r = 0;

    kin__buf_init(&file, NULL, SIZE_MAX / 2);
    if (argc != 2 || read_file(argv[1], &file) < 0 ||
        kin__schema_get(&opts.schema, NULL) < 0) {
        fprintf(stderr, "usage: parity_proto FILE\n");
        return 2;
    }
    kin_str rest = kin__buf_str(&file);
    while (r == 0 && next_part(&rest, &record[0]) &&
           next_part(&rest, &record[1]) && next_part(&rest, &record[2]))
        r = compare(&opts, &tally, record);
    printf("%zu the same, %zu refused by both, %zu only by kin, %zu wrong\n",
           tally.same, tally.refused, tally.stricter, tally.wrong);
    return r < 0 || rest.len > 0 || tally.same == 0 || tally.wrong > 0 ||
           tally.stricter > (tally.same + tally.refused) / 100;
}
