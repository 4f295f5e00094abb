/* SPDX-License-Identifier: Apache-2.0 */
#include "test_json.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "object/builder.h"
#include "object/document.h"
#include "object/import.h"

enum {
    PRINT_SIZE = 256 * 1024,
    MAX_STRING = 4096,
};

/* ---- parsing ---- */

struct reader {
    const char *at;
    kin_document *doc;
};

static void skip_space(struct reader *reader)
{
    while (isspace((unsigned char)*reader->at))
        reader->at++;
}

static void expect(struct reader *reader, char c)
{
    skip_space(reader);
    if (*reader->at != c)
        fail_msg("JSON of a test: '%c' expected before: %s", c, reader->at);
    reader->at++;
}

static kin_str read_string(struct reader *reader, char ret[static MAX_STRING])
{
    static const char from[] = "nrtbf";
    static const char to[] = "\n\r\t\b\f";
    size_t len = 0;

    expect(reader, '"');
    while (*reader->at != '"') {
        assert_true(*reader->at && len < MAX_STRING);
        char c = *reader->at++;
        if (c == '\\') {
            c = *reader->at++;
            const char *escape = strchr(from, c);
            if (escape && *escape)
                c = to[escape - from];
        }
        ret[len++] = c;
    }
    reader->at++;
    return kin_str_of(ret, len);
}

static int read_value(struct reader *reader);

static int read_members(struct reader *reader)
{
    char key[MAX_STRING];
    int r = kin__document_open_object(reader->doc);

    expect(reader, '{');
    skip_space(reader);
    while (r == 0 && *reader->at != '}') {
        r = kin__document_key(reader->doc, read_string(reader, key));
        expect(reader, ':');
        if (r == 0)
            r = read_value(reader);
        skip_space(reader);
        if (*reader->at == ',')
            reader->at++;
        skip_space(reader);
    }
    if (r < 0)
        return r;
    expect(reader, '}');
    return kin__document_close(reader->doc);
}

static int read_elements(struct reader *reader)
{
    int r = kin__document_open_array(reader->doc);

    expect(reader, '[');
    skip_space(reader);
    while (r == 0 && *reader->at != ']') {
        r = read_value(reader);
        skip_space(reader);
        if (*reader->at == ',')
            reader->at++;
        skip_space(reader);
    }
    if (r < 0)
        return r;
    expect(reader, ']');
    return kin__document_close(reader->doc);
}

static bool read_word(struct reader *reader, const char *word)
{
    if (strncmp(reader->at, word, strlen(word)) != 0)
        return false;
    reader->at += strlen(word);
    return true;
}

static int read_scalar(struct reader *reader)
{
    if (read_word(reader, "null"))
        return kin__document_add_null(reader->doc);
    if (read_word(reader, "true"))
        return kin__document_add_bool(reader->doc, true);
    if (read_word(reader, "false"))
        return kin__document_add_bool(reader->doc, false);
    const char *from = reader->at;
    while (*reader->at && strchr("+-.eE0123456789", *reader->at))
        reader->at++;
    return kin__document_add_number(
        reader->doc, kin_str_of(from, (size_t)(reader->at - from)));
}

static int read_value(struct reader *reader)
{
    char text[MAX_STRING];

    skip_space(reader);
    switch (*reader->at) {
    case '{':
        return read_members(reader);
    case '[':
        return read_elements(reader);
    case '"':
        return kin__document_add_string(reader->doc, read_string(reader, text));
    default:
        return read_scalar(reader);
    }
}

int test_json_read(const kin_allocator *alloc, const char *text,
                   kin_document **ret)
{
    KIN_AUTO(kin_document) *doc = NULL;
    int r = kin__document_new(alloc, &doc, NULL);

    if (r < 0)
        return r;
    struct reader reader = {.at = text, .doc = doc};
    r = read_value(&reader);
    if (r == 0)
        r = kin__document_finish(doc, NULL);
    if (r < 0 && r != KIN_ENOMEM)
        fail_msg("JSON of a test: %s in: %s", kin_error_name(r), text);
    if (r < 0)
        return r;
    skip_space(&reader);
    assert_string_equal(reader.at, "");
    *ret = KIN__STEAL(doc);
    return 0;
}

int test_json_import(struct kin__arena *arena, const char *text, kin_value *ret)
{
    KIN_AUTO(kin_document) *doc = NULL;
    kin__val val = KIN__VAL_NONE;
    int r = test_json_read(arena->alloc, text, &doc);

    if (r < 0)
        return r;
    kin_value root = kin_document_root(doc);
    r = kin__val_import(arena, root.home, root.bits, &val);
    if (r == 0)
        *ret = kin__value_of(arena, val);
    return r;
}

/* ---- printing ---- */

static void print_value(FILE *out, kin_value value);

static void print_string(FILE *out, kin_str s)
{
    fputc('"', out);
    for (size_t i = 0; i < s.len; i++) {
        if (s.ptr[i] == '"' || s.ptr[i] == '\\')
            fputc('\\', out);
        if (s.ptr[i] == '\n')
            fputs("\\n", out);
        else
            fputc(s.ptr[i], out);
    }
    fputc('"', out);
}

static void print_container(FILE *out, kin_value value, bool is_object)
{
    fputc(is_object ? '{' : '[', out);
    for (size_t i = 0; i < kin_value_count(value); i++) {
        if (i > 0)
            fputc(',', out);
        if (is_object) {
            print_string(out, kin_value_key_at(value, i));
            fputc(':', out);
        }
        print_value(out, kin_value_at(value, i));
    }
    fputc(is_object ? '}' : ']', out);
}

static void print_value(FILE *out, kin_value value)
{
    kin_scratch scratch;
    kin_type type = kin_value_type(value);
    kin_str text = kin_value_text(value, &scratch);

    if (type == KIN_TYPE_OBJECT || type == KIN_TYPE_ARRAY)
        print_container(out, value, type == KIN_TYPE_OBJECT);
    else if (type == KIN_TYPE_STRING)
        print_string(out, text);
    else if (type == KIN_TYPE_ABSENT)
        fputs("<absent>", out);
    else
        fprintf(out, "%.*s", KIN_STR(text));
}

const char *test_json_print(kin_value value)
{
    static char buffers[2][PRINT_SIZE];
    static unsigned turn;
    char *buffer = buffers[turn++ % 2];
    FILE *out = fmemopen(buffer, PRINT_SIZE, "w");

    assert_non_null(out);
    print_value(out, value);
    fclose(out);
    return buffer;
}

/* ---- random values ---- */

uint64_t test_json_u64(uint64_t *state)
{
    /* xorshift64*, by Marsaglia and Vigna. */
    uint64_t x = *state;

    x ^= x >> 12;
    x ^= x << 25;
    x ^= x >> 27;
    *state = x;
    return x * UINT64_C(2685821657736338717);
}

static uint64_t below(uint64_t *state, uint64_t limit)
{
    return (test_json_u64(state) >> 16) % limit;
}

static kin_str random_key(uint64_t *state, char ret[static 32])
{
    static const char *const keys[] = {"a",   "b", "c",    "d",         "e/f",
                                       "g~h", "",  "i\"j", "startTime", "k"};

    if (below(state, 8) != 0)
        return kin_s(keys[below(state, sizeof(keys) / sizeof(keys[0]))]);
    int len = snprintf(ret, 32, "key%d", (int)below(state, 50));
    return kin_str_of(ret, (size_t)len);
}

static int random_scalar(uint64_t *state, bool has_nulls, kin_document *doc)
{
    static const char *const strings[] = {
        "", "x", "yes", "a longer string", "2026-03-01T12:00:07Z", "\"\\\n"};

    switch (below(state, has_nulls ? 6 : 5)) {
    case 0:
        return kin__document_add_int(doc, (int64_t)below(state, 5));
    case 1:
        return kin__document_add_bool(doc, below(state, 2) == 0);
    case 2:
        return kin__document_add_number(doc, kin_s("1.50"));
    case 5:
        return kin__document_add_null(doc);
    default:
        return kin__document_add_string(
            doc,
            kin_s(strings[below(state, sizeof(strings) / sizeof(strings[0]))]));
    }
}

/* A set of keys, to avoid duplicates. */
struct used_keys {
    char keys[64][32];
    size_t count;
};

static bool use_key(struct used_keys *used, kin_str key)
{
    for (size_t i = 0; i < used->count; i++)
        if (kin_str_eq(kin_s(used->keys[i]), key))
            return false;
    if (used->count == 64)
        return false;
    snprintf(used->keys[used->count++], 32, "%.*s", KIN_STR(key));
    return true;
}

static int random_member(uint64_t *state, unsigned depth, bool has_nulls,
                         struct used_keys *used, kin_document *doc)
{
    char room[32];
    kin_str key = random_key(state, room);

    if (!use_key(used, key))
        return 0;
    int r = kin__document_key(doc, key);
    return r < 0 ? r : test_json_random(state, depth, has_nulls, doc);
}

int test_json_random(uint64_t *state, unsigned depth, bool has_nulls,
                     kin_document *doc)
{
    struct used_keys used = {.count = 0};
    uint64_t kind = depth == 0 ? 9 : below(state, 10);
    uint64_t count = below(state, 6);

    if (kind >= 6)
        return random_scalar(state, has_nulls, doc);
    int r = kind < 4 ? kin__document_open_object(doc)
                     : kin__document_open_array(doc);
    for (uint64_t i = 0; i < count && r == 0; i++)
        r = kind < 4 ? random_member(state, depth - 1, has_nulls, &used, doc)
                     : test_json_random(state, depth - 1, /* has_nulls= */ true,
                                        doc);
    return r < 0 ? r : kin__document_close(doc);
}

static int mutate_container(uint64_t *state, kin_value value, bool is_object,
                            bool has_nulls, kin_document *doc)
{
    struct used_keys used = {.count = 0};
    int r = is_object ? kin__document_open_object(doc)
                      : kin__document_open_array(doc);

    for (size_t i = 0; i < kin_value_count(value) && r == 0; i++) {
        if (below(state, 8) == 0)
            continue;
        if (is_object) {
            (void)use_key(&used, kin_value_key_at(value, i));
            r = kin__document_key(doc, kin_value_key_at(value, i));
        }
        if (r == 0)
            r = test_json_mutate(state, kin_value_at(value, i),
                                 has_nulls || !is_object, doc);
    }
    if (r == 0 && below(state, 4) == 0)
        r = is_object ? random_member(state, 2, has_nulls, &used, doc)
                      : test_json_random(state, 2, /* has_nulls= */ true, doc);
    return r < 0 ? r : kin__document_close(doc);
}

int test_json_mutate(uint64_t *state, kin_value value, bool has_nulls,
                     kin_document *doc)
{
    kin_type type = kin_value_type(value);

    if (below(state, 12) == 0)
        return test_json_random(state, 2, has_nulls, doc);
    if (type == KIN_TYPE_OBJECT || type == KIN_TYPE_ARRAY)
        return mutate_container(state, value, type == KIN_TYPE_OBJECT,
                                has_nulls, doc);
    return kin__document_add_value(doc, value);
}
