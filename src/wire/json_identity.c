/* SPDX-License-Identifier: Apache-2.0 */
/*
 * json_identity.c - a byte-by-byte scanner with constant memory.
 *
 * It counts brackets outside of strings, and decodes only the keys of objects
 * on the path (the event, the object, its metadata) and the values of the
 * parts.
 */
#include "wire/json_identity.h"

#include <assert.h>
#include <string.h>

#include "base/str.h"

enum {
    REPLACEMENT = 0xfffd,
    HIGH_FIRST = 0xd800,
    LOW_FIRST = 0xdc00,
    LOW_LAST = 0xdfff,
};

void kin__json_identity_init(struct kin__json_identity *id, bool is_event)
{
    /* `texts` need no initialisation: `lens` are their lengths. */
    memset(id, 0, offsetof(struct kin__json_identity, texts));
    id->is_event = is_event;
    id->part = KIN__IDENTITY_NONE;
}

kin_str kin__json_identity_get(const struct kin__json_identity *id,
                               enum kin__identity_part part)
{
    assert(part < KIN__IDENTITY_PARTS);
    size_t len = id->lens[part];
    kin_str text = kin_str_of(id->texts[part],
                              len <= KIN__IDENTITY_MAX ? len : 0);

    return kin__utf8_valid_prefix(text) == text.len ? text : kin_str_of("", 0);
}

/* ---- decoding strings ---- */

static void take_byte(struct kin__json_identity *id, char byte)
{
    bool is_key = id->takes == KIN__TAKE_KEY;

    assert(is_key || id->part < KIN__IDENTITY_PARTS);
    char *text = is_key ? id->key : id->texts[id->part];
    size_t *len = is_key ? &id->key_len : &id->lens[id->part];
    size_t max = is_key ? KIN__IDENTITY_KEY_MAX : KIN__IDENTITY_MAX;

    if (*len < max)
        text[*len] = byte;
    if (*len <= max)
        ++*len;
}

static void take_code(struct kin__json_identity *id, uint32_t code)
{
    if (code < 0x80) {
        take_byte(id, (char)code);
        return;
    }
    if (code < 0x800) {
        take_byte(id, (char)(0xc0 | code >> 6));
    } else if (code < 0x10000) {
        take_byte(id, (char)(0xe0 | code >> 12));
        take_byte(id, (char)(0x80 | (code >> 6 & 0x3f)));
    } else {
        take_byte(id, (char)(0xf0 | code >> 18));
        take_byte(id, (char)(0x80 | (code >> 12 & 0x3f)));
        take_byte(id, (char)(0x80 | (code >> 6 & 0x3f)));
    }
    take_byte(id, (char)(0x80 | (code & 0x3f)));
}

/* Replaces a surrogate without its partner. */
static void take_high(struct kin__json_identity *id)
{
    if (id->high)
        take_code(id, REPLACEMENT);
    id->high = 0;
}

/* Decodes a complete \uXXXX. */
static void take_unicode(struct kin__json_identity *id)
{
    uint32_t code = id->code;

    if (id->high && code >= LOW_FIRST && code <= LOW_LAST) {
        take_code(id, 0x10000 + ((id->high - HIGH_FIRST) << 10) +
                          (code - LOW_FIRST));
        id->high = 0;
        return;
    }
    take_high(id);
    if (code >= HIGH_FIRST && code < LOW_FIRST)
        id->high = code;
    else
        take_code(id,
                  code >= LOW_FIRST && code <= LOW_LAST ? REPLACEMENT : code);
}

/* Adds a digit of \uXXXX; false if `c` is not a digit. */
static bool take_hex(struct kin__json_identity *id, char c)
{
    int digit = kin__hex_digit(c);

    if (digit < 0) {
        id->hex_left = 0;
        take_high(id);
        take_code(id, REPLACEMENT);
        return false;
    }
    id->code = id->code << 4 | (uint32_t)digit;
    assert(id->hex_left > 0 && id->hex_left <= 4);
    if (--id->hex_left == 0)
        take_unicode(id);
    return true;
}

/* Decodes the byte behind a backslash. */
static void take_escaped(struct kin__json_identity *id, char c)
{
    static const char plain[128] = {
        ['b'] = '\b', ['f'] = '\f', ['n'] = '\n', ['r'] = '\r', ['t'] = '\t',
    };

    if (c == 'u') {
        id->hex_left = 4;
        id->code = 0;
        return;
    }
    take_high(id);
    take_byte(id, (unsigned char)c < sizeof(plain) && plain[(int)c]
                      ? plain[(int)c]
                      : c);
}

/* ---- members ---- */

static bool key_is(const struct kin__json_identity *id, const char *name)
{
    return id->key_len <= KIN__IDENTITY_KEY_MAX &&
           kin_str_eq(kin_str_of(id->key, id->key_len), kin_s(name));
}

/* Drops the identity of an object that a duplicate key replaces. */
static void identity_forget(struct kin__json_identity *id)
{
    memset(id->lens, 0, KIN__IDENTITY_TYPE * sizeof(id->lens[0]));
}

/* Returns the part that a key of metadata names. */
static enum kin__identity_part key_part(const struct kin__json_identity *id)
{
    static const char *const names[] = {
        [KIN__IDENTITY_NAME] = "name",
        [KIN__IDENTITY_NAMESPACE] = "namespace",
        [KIN__IDENTITY_UID] = "uid",
        [KIN__IDENTITY_VERSION] = "resourceVersion",
    };

    for (size_t i = 0; i < sizeof(names) / sizeof(names[0]); i++)
        if (key_is(id, names[i]))
            return (enum kin__identity_part)i;
    return KIN__IDENTITY_NONE;
}

/* Determines the use of the value behind a key on the path. */
static void member_begin(struct kin__json_identity *id)
{
    bool is_envelope = id->is_event && id->path_depth == 1;
    bool is_metadata = id->path_depth == (id->is_event ? 3 : 2);

    id->part = KIN__IDENTITY_NONE;
    if (is_metadata)
        id->part = key_part(id);
    else if (is_envelope && key_is(id, "type"))
        id->part = KIN__IDENTITY_TYPE;
    else if (key_is(id, is_envelope ? "object" : "metadata"))
        id->enters = true;
    if (id->part != KIN__IDENTITY_NONE)
        id->lens[id->part] = 0;
    if (id->enters)
        identity_forget(id);
    id->place = KIN__IDENTITY_VALUE;
}

static void string_begin(struct kin__json_identity *id)
{
    bool is_on_path = id->depth == id->path_depth;

    id->in_string = true;
    id->takes = KIN__TAKE_NOTHING;
    if (is_on_path && id->place == KIN__IDENTITY_KEY) {
        id->takes = KIN__TAKE_KEY;
        id->key_len = 0;
    } else if (is_on_path && id->place == KIN__IDENTITY_VALUE &&
               id->part != KIN__IDENTITY_NONE) {
        id->takes = KIN__TAKE_PART;
    }
}

static void string_end(struct kin__json_identity *id)
{
    id->in_string = false;
    if (id->takes != KIN__TAKE_NOTHING) {
        if (id->hex_left)
            (void)take_hex(id, '"');
        take_high(id);
    }
    if (id->depth == id->path_depth)
        id->place = id->place == KIN__IDENTITY_KEY ? KIN__IDENTITY_COLON
                                                   : KIN__IDENTITY_AFTER;
}

/* ---- bytes ---- */

static void string_byte(struct kin__json_identity *id, char c)
{
    bool is_taken = id->takes != KIN__TAKE_NOTHING;

    if (id->is_escaped) {
        id->is_escaped = false;
        if (is_taken)
            take_escaped(id, c);
    } else if (c == '"') {
        string_end(id);
    } else if (is_taken && id->hex_left && take_hex(id, c)) {
        return;
    } else if (c == '\\') {
        id->is_escaped = true;
    } else if (is_taken) {
        take_high(id);
        take_byte(id, c);
    }
}

static void bracket_open(struct kin__json_identity *id, char c)
{
    bool is_on_path = id->depth == id->path_depth;

    id->depth++;
    if (!is_on_path)
        return;
    bool is_next = id->depth == 1 ||
                   (id->enters && id->place == KIN__IDENTITY_VALUE);
    id->enters = false;
    if (is_next && c == '{') {
        id->path_depth = id->depth;
        id->place = KIN__IDENTITY_KEY;
    } else {
        id->place = KIN__IDENTITY_AFTER;
    }
}

static void bracket_close(struct kin__json_identity *id)
{
    if (id->depth <= 1) {
        id->status = KIN__IDENTITY_WHOLE;
        return;
    }
    assert(id->path_depth <= id->depth);
    id->depth--;
    if (id->path_depth > id->depth) {
        id->path_depth = id->depth;
        id->place = KIN__IDENTITY_AFTER;
    }
}

/* A byte of an object on the path, between its strings and brackets. */
static void member_byte(struct kin__json_identity *id, char c)
{
    if (c == ',') {
        id->place = KIN__IDENTITY_KEY;
        id->enters = false;
    } else if (c == ':' && id->place == KIN__IDENTITY_COLON) {
        member_begin(id);
    } else {
        id->place = KIN__IDENTITY_AFTER;
    }
}

static void token_byte(struct kin__json_identity *id, char c)
{
    bool was_escaped = id->is_escaped;

    id->is_escaped = c == '\\' && !was_escaped;
    if (c == '"' && !was_escaped)
        string_begin(id);
    else if (c == '{' || c == '[')
        bracket_open(id, c);
    else if (c == '}' || c == ']')
        bracket_close(id);
    else if (id->depth == id->path_depth)
        member_byte(id, c);
}

static void identity_byte(struct kin__json_identity *id, char c)
{
    if (c == '\n' && id->is_event)
        id->status = KIN__IDENTITY_BROKEN;
    else if (id->in_string)
        string_byte(id, c);
    else if (c == ' ' || c == '\n' || c == '\t' || c == '\r')
        id->is_escaped = false;
    else
        token_byte(id, c);
}

size_t kin__json_identity_feed(struct kin__json_identity *id, kin_str bytes)
{
    size_t used = 0;

    while (used < bytes.len && id->status == KIN__IDENTITY_MORE) {
        identity_byte(id, bytes.ptr[used]);
        used += id->status != KIN__IDENTITY_BROKEN;
    }
    return used;
}
