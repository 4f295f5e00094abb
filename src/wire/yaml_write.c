/* SPDX-License-Identifier: Apache-2.0 */
/*
 * yaml_write.c - writes values as events of libyaml's emitter.
 */
#include "wire/yaml.h"

#include <assert.h>
#include <stdlib.h>

#include <yaml.h>

#include "base/alloc.h"
#include "base/str.h"
#include "wire/yaml_resolve.h"

enum { WRITER_MIN_CAP = 16 };

/* A member of a mapping, for sorting. */
struct writer_member {
    kin_str key;
    kin_value value;
};

/* An open sequence or mapping. */
struct writer_frame {
    kin_value value;
    struct writer_member *members; /* owned; NULL for a sequence */
    size_t count;
    size_t next;
};

struct yaml_writer {
    const kin_allocator *alloc;
    yaml_emitter_t emitter;
    struct kin__buf *buf;
    int buf_error; /* of the buffer */
    struct writer_frame *frames;
    size_t frame_count;
    size_t frame_cap;
};

static void writer_done(struct yaml_writer *w)
{
    yaml_emitter_delete(&w->emitter);
    while (w->frame_count > 0)
        kin__free(w->alloc, w->frames[--w->frame_count].members);
    kin__free(w->alloc, w->frames);
}

#define AUTO_WRITER __attribute__((cleanup(writer_done))) struct yaml_writer

static int writer_output(void *userdata, unsigned char *bytes, size_t len)
{
    struct yaml_writer *w = userdata;

    w->buf_error = kin__buf_append(w->buf,
                                   kin_str_of((const char *)bytes, len));
    return w->buf_error == 0;
}

/* Emits an event; `made` is the result of its initialiser. */
static int writer_emit(struct yaml_writer *w, yaml_event_t *event, int made)
{
    if (!made)
        return KIN_ENOMEM;
    if (yaml_emitter_emit(&w->emitter, event))
        return 0;
    /* The order of events is valid, so the only other cause is memory. */
    return w->buf_error < 0 ? w->buf_error : KIN_ENOMEM;
}

/* ---- the order of keys ---- */

/* Returns the code point at `*i` and advances it; 0 at the end.  Keys are
 * UTF-8. */
static uint32_t next_rune(kin_str s, size_t *i)
{
    static const uint8_t masks[] = {0x7f, 0x1f, 0x0f, 0x07};

    if (*i >= s.len)
        return 0;
    unsigned char first = (unsigned char)s.ptr[(*i)++];
    unsigned more = first < 0xc0 ? 0 : first < 0xe0 ? 1 : first < 0xf0 ? 2 : 3;
    uint32_t rune = first & masks[more];
    for (; more > 0 && *i < s.len; more--)
        rune = rune << 6 | ((unsigned char)s.ptr[(*i)++] & 0x3f);
    return rune;
}

static bool is_digit(uint32_t rune)
{
    return rune >= '0' && rune <= '9';
}

static bool is_letter(uint32_t rune)
{
    return (rune | 0x20) - 'a' < 26 || rune >= 0x80;
}

/* Returns the number at `i`, continuing from `value`; overflows like Go's.
 * `*ret_len` is the number of its digits. */
static int64_t number_at(kin_str s, size_t i, uint64_t value, size_t *ret_len)
{
    size_t from = i;

    for (; i < s.len && is_digit((unsigned char)s.ptr[i]); i++)
        value = value * 10 + (uint64_t)(s.ptr[i] - '0');
    *ret_len = i - from;
    return (int64_t)value;
}

/* Whether there is a digit other than zero directly before `i`. */
static bool follows_number(kin_str s, size_t i)
{
    while (i > 0 && is_digit((unsigned char)s.ptr[i - 1]))
        if (s.ptr[--i] != '0')
            return true;
    return false;
}

/* Compares two keys that are equal up to `i`, where neither has a letter: by
 * the numbers that begin there, then by their lengths, then by the characters.
 */
static int compare_numbers(kin_str a, kin_str b, size_t i, uint32_t ra,
                           uint32_t rb)
{
    bool counts = (ra == '0' || rb == '0') && follows_number(a, i);
    size_t a_len = 0;
    size_t b_len = 0;
    int64_t an = number_at(a, i, counts, &a_len);
    int64_t bn = number_at(b, i, counts, &b_len);

    if (an != bn)
        return an < bn ? -1 : 1;
    if (a_len != b_len)
        return a_len < b_len ? -1 : 1;
    return ra < rb ? -1 : 1;
}

/* Compares keys like Kubernetes' YAML writer: letters by code point and after
 * everything else, runs of digits as numbers. */
static int compare_keys(kin_str a, kin_str b)
{
    size_t i = 0;
    size_t j = 0;

    while (i < a.len && j < b.len) {
        size_t at = i;
        uint32_t ra = next_rune(a, &i);
        uint32_t rb = next_rune(b, &j);
        if (ra == rb)
            continue;
        if (is_letter(ra) && is_letter(rb))
            return ra < rb ? -1 : 1;
        if (is_letter(ra) || is_letter(rb))
            return is_letter(rb) ? -1 : 1;
        return compare_numbers(a, b, at, ra, rb);
    }
    return (a.len > i) - (b.len > j);
}

static int compare_members(const void *a, const void *b)
{
    return compare_keys(((const struct writer_member *)a)->key,
                        ((const struct writer_member *)b)->key);
}

/* ---- events ---- */

static int writer_scalar(struct yaml_writer *w, kin_str text,
                         yaml_scalar_style_t style)
{
    yaml_event_t event;

    if (text.len > INT32_MAX)
        return KIN_ELIMIT;
    int made = yaml_scalar_event_initialize(
        &event, /* anchor= */ NULL, /* tag= */ NULL,
        (const yaml_char_t *)(text.len ? text.ptr : ""), (int)text.len,
        /* plain_implicit= */ 1, /* quoted_implicit= */ 1, style);
    return writer_emit(w, &event, made);
}

/* Whether a text has line breaks of YAML that would be folded: U+0085, U+2028
 * or U+2029. */
static bool has_odd_break(kin_str text)
{
    for (size_t i = 0; i + 1 < text.len; i++) {
        if (memcmp(text.ptr + i, "\xc2\x85", 2) == 0)
            return true;
        if (i + 2 < text.len && memcmp(text.ptr + i, "\xe2\x80", 2) == 0 &&
            ((unsigned char)text.ptr[i + 2] & 0xfe) == 0xa8)
            return true;
    }
    return false;
}

static int writer_string(struct yaml_writer *w, kin_str text)
{
    if (has_odd_break(text))
        return writer_scalar(w, text, YAML_DOUBLE_QUOTED_SCALAR_STYLE);
    if (kin__str_find(text, '\n') != KIN__STR_NONE)
        return writer_scalar(w, text, YAML_LITERAL_SCALAR_STYLE);
    return writer_scalar(w, text,
                         kin__yaml_is_plain_string(text)
                             ? YAML_PLAIN_SCALAR_STYLE
                             : YAML_DOUBLE_QUOTED_SCALAR_STYLE);
}

/* Integers keep their text; others are written like floats in Go.  A number
 * that does not fit a double keeps its text, and a zero its sign: -0 would be
 * read as an integer. */
static int writer_number(struct yaml_writer *w, kin_value value)
{
    char text[KIN__YAML_FLOAT_SIZE];
    kin_scratch scratch;
    kin_str literal = kin_value_text(value, &scratch);
    double number = 0;
    bool is_float = kin_str_eq(literal, KIN__S("-0"));

    for (size_t i = 0; i < literal.len && !is_float; i++)
        is_float = strchr(".eE", literal.ptr[i]) != NULL;
    if (is_float && kin_value_double(value, &number) == 0) {
        size_t len = kin__yaml_print_float(number, /* is_single= */ false,
                                           text);
        literal = kin_str_of(text, len);
        if (number == 0 && text[0] == '-')
            literal = KIN__S("-0.0");
    }
    return writer_scalar(w, literal, YAML_PLAIN_SCALAR_STYLE);
}

/* Quotes <<: Go does not, and then cannot read it. */
static int writer_key(struct yaml_writer *w, kin_str key)
{
    if (kin_str_eq(key, KIN__S("<<")))
        return writer_scalar(w, key, YAML_DOUBLE_QUOTED_SCALAR_STYLE);
    return writer_string(w, key);
}

static int writer_sort(struct yaml_writer *w, struct writer_frame *frame)
{
    assert(frame->count > 0 && !frame->members);
    frame->members = kin__alloc(w->alloc, frame->count,
                                sizeof(*frame->members));
    if (!frame->members)
        return KIN_ENOMEM;
    for (size_t i = 0; i < frame->count; i++) {
        frame->members[i].key = kin_value_key_at(frame->value, i);
        frame->members[i].value = kin_value_at(frame->value, i);
    }
    qsort(frame->members, frame->count, sizeof(*frame->members),
          compare_members);
    return 0;
}

static int writer_open(struct yaml_writer *w, kin_value value)
{
    bool is_mapping = kin_value_type(value) == KIN_TYPE_OBJECT;
    struct writer_frame frame = {.value = value,
                                 .count = kin_value_count(value)};
    yaml_event_t event;
    int made = 0;

    if (w->frame_count == w->frame_cap) {
        size_t cap = w->frame_cap ? w->frame_cap * 2 : WRITER_MIN_CAP;
        struct writer_frame *frames = kin__realloc(w->alloc, w->frames, cap,
                                                   sizeof(*frames));
        if (!frames)
            return KIN_ENOMEM;
        w->frames = frames;
        w->frame_cap = cap;
    }
    int result = is_mapping && frame.count > 0 ? writer_sort(w, &frame) : 0;
    if (result < 0)
        return result;
    w->frames[w->frame_count++] = frame;
    if (is_mapping)
        made = yaml_mapping_start_event_initialize(
            &event, /* anchor= */ NULL, /* tag= */ NULL, /* implicit= */ 1,
            YAML_BLOCK_MAPPING_STYLE);
    else
        made = yaml_sequence_start_event_initialize(
            &event, /* anchor= */ NULL, /* tag= */ NULL, /* implicit= */ 1,
            YAML_BLOCK_SEQUENCE_STYLE);
    return writer_emit(w, &event, made);
}

static int writer_close(struct yaml_writer *w)
{
    assert(w->frame_count > 0);
    struct writer_frame *top = &w->frames[--w->frame_count];
    bool is_mapping = kin_value_type(top->value) == KIN_TYPE_OBJECT;
    yaml_event_t event;

    kin__free(w->alloc, top->members);
    return writer_emit(w, &event,
                       is_mapping ? yaml_mapping_end_event_initialize(&event)
                                  : yaml_sequence_end_event_initialize(&event));
}

/* Writes a scalar, or opens a sequence or mapping. */
static int writer_value(struct yaml_writer *w, kin_value value)
{
    kin_scratch scratch;

    switch (kin_value_type(value)) {
    case KIN_TYPE_ARRAY:
    case KIN_TYPE_OBJECT:
        return writer_open(w, value);
    case KIN_TYPE_STRING:
        return writer_string(w, kin_value_text(value, &scratch));
    case KIN_TYPE_NUMBER:
        return writer_number(w, value);
    default:
        return writer_scalar(w, kin_value_text(value, &scratch),
                             YAML_PLAIN_SCALAR_STYLE);
    }
}

static int writer_step(struct yaml_writer *w)
{
    assert(w->frame_count > 0);
    struct writer_frame *top = &w->frames[w->frame_count - 1];

    if (top->next == top->count)
        return writer_close(w);
    size_t i = top->next++;
    if (!top->members)
        return writer_value(w, kin_value_at(top->value, i));
    kin_value value = top->members[i].value;
    int result = writer_key(w, top->members[i].key);
    return result < 0 ? result : writer_value(w, value);
}

static int writer_begin(struct yaml_writer *w)
{
    yaml_event_t event;
    int result = writer_emit(
        w, &event,
        yaml_stream_start_event_initialize(&event, YAML_UTF8_ENCODING));

    if (result < 0)
        return result;
    return writer_emit(w, &event,
                       yaml_document_start_event_initialize(
                           &event, /* version_directive= */ NULL,
                           /* tag_directives_start= */ NULL,
                           /* tag_directives_end= */ NULL, /* implicit= */ 1));
}

static int writer_end(struct yaml_writer *w)
{
    yaml_event_t event;

    /* Otherwise "..." would follow a text that ends in empty lines. */
    w->emitter.open_ended = 0;
    int result = writer_emit(
        w, &event,
        yaml_document_end_event_initialize(&event, /* implicit= */ 1));
    if (result < 0)
        return result;
    w->emitter.open_ended = 0;
    result = writer_emit(w, &event, yaml_stream_end_event_initialize(&event));
    if (result == 0 && !yaml_emitter_flush(&w->emitter))
        result = w->buf_error < 0 ? w->buf_error : KIN_EINTERNAL;
    return result;
}

int kin__yaml_write(kin_value value, struct kin__buf *buf, kin_error *err)
{
    AUTO_WRITER w = {.alloc = buf->alloc, .buf = buf};
    size_t before = buf->len;

    if (!kin_value_exists(value))
        return kin_error_set(err, KIN_EINVAL, "no value");
    if (!yaml_emitter_initialize(&w.emitter))
        return kin_error_set(err, KIN_ENOMEM, /* format= */ NULL);
    yaml_emitter_set_output(&w.emitter, writer_output, &w);
    yaml_emitter_set_unicode(&w.emitter, 1);
    int result = writer_begin(&w);
    if (result == 0)
        result = writer_value(&w, value);
    while (result == 0 && w.frame_count > 0)
        result = writer_step(&w);
    if (result == 0)
        result = writer_end(&w);
    if (result == 0)
        return 0;
    buf->len = before;
    return kin_error_set(err, result, /* format= */ NULL);
}
