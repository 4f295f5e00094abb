/* SPDX-License-Identifier: Apache-2.0 */
/*
 * json.c - the JSON parser and writer on any bytes with any prediction.
 *
 * The input is two texts separated by a line of one 0xff byte: the first is
 * parsed and then used as prediction for the second.  The second must give the
 * same result whatever is predicted, in normal and strict mode, in a cache and
 * in a document; and written text must parse as the same value.
 */
#include "wire/json_parse.h"

#include <assert.h>
#include <stdlib.h>

#include "base/str.h"
#include "fuzz.h"
#include "object/values.h"
#include "wire/json_peek.h"
#include "wire/json_write.h"

static uint64_t live_nodes(const struct kin__arena *arena)
{
    uint64_t live = 0;

    for (int i = 0; i < KIN__NODE_TYPES; i++)
        live += arena->stats.live_nodes[i];
    return live;
}

static void write_text(const struct kin__arena *arena, kin__val val,
                       unsigned indent, struct kin__buf *buf)
{
    kin__buf_clear(buf);
    int r = kin__json_write(buf, arena->ro, val, indent);
    assert(r == 0);
    (void)r;
}

/* Parses with a prediction and writes the text of the result to `buf`. */
static int parse_text(struct kin__json_parser *ps, kin_str text,
                      kin__val predicted, unsigned flags, struct kin__buf *buf)
{
    kin__val val = KIN__VAL_NONE;
    kin_error err = KIN_ERROR_INIT;
    uint64_t live = live_nodes(ps->arena);
    int r = kin__json_parse(ps, text, predicted, flags, &val, NULL, &err);

    kin__buf_clear(buf);
    assert(r <= 0 && (r == 0) == (val != KIN__VAL_NONE));
    assert((r == 0) == (err.code == 0));
    if (r == 0)
        write_text(ps->arena, val, KIN__JSON_COMPACT, buf);
    if (r == 0 && val != predicted)
        kin__val_unref(ps->arena, val);
    assert(ps->arena->is_document || live_nodes(ps->arena) == live);
    return r;
}

static void check_same(struct kin__json_parser *ps, kin_str text,
                       kin__val predicted, int expected,
                       const struct kin__buf *out)
{
    static const unsigned modes[] = {0, KIN__JSON_TRUST_FINGERPRINTS,
                                     KIN__JSON_STRICT};
    KIN__AUTO_BUF buf;

    kin__buf_init(&buf, NULL, SIZE_MAX / 2);
    for (size_t i = 0; i < sizeof(modes) / sizeof(modes[0]); i++) {
        int r = parse_text(ps, text, predicted, modes[i], &buf);
        assert(r == expected);
        assert(kin_str_eq(kin__buf_str(&buf), kin__buf_str(out)));
        (void)r;
    }
}

/* Written text, compact or not, parses as the same value. */
static void check_fixed_point(struct kin__json_parser *ps, kin_str text,
                              const struct kin__buf *out)
{
    kin__val val = KIN__VAL_NONE;
    KIN__AUTO_BUF pretty;

    kin__buf_init(&pretty, NULL, SIZE_MAX / 2);
    if (kin__json_parse(ps, text, KIN__VAL_NONE, 0, &val, NULL, NULL) < 0)
        return;
    write_text(ps->arena, val, 2, &pretty);
    check_same(ps, kin__buf_str(out), val, 0, out);
    check_same(ps, kin__buf_str(&pretty), val, 0, out);
    kin__val_unref(ps->arena, val);
}

static void check_document(kin_str text, int expected,
                           const struct kin__buf *out)
{
    struct kin__arena *document = NULL;
    KIN__AUTO_JSON_PARSER ps;

    if (kin__arena_new_document(NULL, 0, &document, NULL) < 0)
        abort();
    kin__json_parser_init(&ps, document, NULL, NULL);
    check_same(&ps, text, KIN__VAL_NONE, expected, out);
    (void)kin__arena_unref(document);
}

/* The name found by peeking is the name in the parsed value. */
static void check_key(struct kin__json_parser *ps, kin_str text)
{
    struct kin__json_key key;
    char *padded = calloc(1, text.len + KIN__JSON_PADDING);

    (void)ps;
    if (!padded)
        abort();
    memcpy(padded, text.ptr, text.len);
    if (kin__json_peek_key(kin_str_of(padded, text.len), true, &key)) {
        assert(key.name.len > 0);
        assert(key.name.ptr >= padded &&
               key.name.ptr + key.name.len <= padded + text.len);
    }
    free(padded);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    kin_str text = kin_str_of((const char *)data, size);
    size_t cut = kin__str_find(text, (char)0xff);
    kin_str first = kin__str_slice(text, 0, cut == KIN__STR_NONE ? 0 : cut);
    kin_str second = kin__str_slice(text, cut == KIN__STR_NONE ? 0 : cut + 1,
                                    size);
    struct kin__arena *arena = NULL;
    kin__val predicted = KIN__VAL_NONE;
    KIN__AUTO_JSON_PARSER ps;
    KIN__AUTO_BUF out;

    if (kin__arena_new(NULL, 64 << 20, &arena, NULL) < 0)
        abort();
    kin__buf_init(&out, NULL, SIZE_MAX / 2);
    kin__json_parser_init(&ps, arena, NULL, NULL);
    int r = parse_text(&ps, second, KIN__VAL_NONE, KIN__JSON_STRICT, &out);
    if (kin__json_parse(&ps, first, KIN__VAL_NONE, 0, &predicted, NULL, NULL) <
        0)
        predicted = KIN__VAL_NONE;
    check_same(&ps, second, predicted, r, &out);
    if (r == 0)
        check_fixed_point(&ps, second, &out);
    check_document(second, r, &out);
    check_key(&ps, second);
    kin__val_unref(arena, predicted);
    assert(live_nodes(arena) == 0 && arena->intern->count == 0);
    (void)kin__arena_unref(arena);
    return 0;
}
