/* SPDX-License-Identifier: Apache-2.0 */
/*
 * odd_objects.h - unusual objects as raw text.
 *
 * Each row of the table describes one: the position of its unusual part in a
 * Pod, and the part as head, `unit` repeated `n` times, middle, `close`
 * repeated `n` times, tail.  The layout of the rest is random: metadata first
 * or last, the unusual part first or last in it, newlines between members.
 */
#ifndef KIN_ODD_OBJECTS_H
#define KIN_ODD_OBJECTS_H

#include <stdlib.h>
#include <string.h>

#include "base/buf.h"
#include "base/random.h"
#include "base/str.h"
#include "kin_test_proto.h"

/* Placeholder of the version, which has the same number of digits. */
#define ODD_VERSION "VVVVVVVVVV"

enum odd_place {
    ODD_BODY,    /* a member beside metadata */
    ODD_META,    /* a member of metadata */
    ODD_NAME,    /* instead of "name":"odd" */
    ODD_SPACE,   /* instead of "namespace":"a" */
    ODD_UID,     /* instead of "uid":"u" */
    ODD_STAMP,   /* instead of "resourceVersion":"..." */
    ODD_KIND,    /* instead of "kind":"Pod" */
    ODD_ALL,     /* the whole object */
    ODD_MESSAGE, /* the same as protobuf: the notation of kin_test_proto.h */
};

/* The expected outcome. */
enum odd_fate {
    ODD_STORED = 'S',
    ODD_ISOLATED = 'I',
    ODD_BROKEN = 'B',  /* not JSON: the whole answer is invalid */
    ODD_IGNORED = 'F', /* of a namespace or kind that was not requested */
};

struct odd_row {
    const char *name;
    enum odd_place place;
    bool keeps_key; /* may have the key and version of another object */
    /* Outcomes: without and with a projection; then the same two with a
     * namespace. */
    const char *fates;
    const char *head;
    const char *unit;
    size_t n;
    const char *middle;
    const char *close;
    const char *tail;
};

struct odd {
    const struct odd_row *row;
    struct kin__buf text;
    struct kin__buf good; /* a valid object with the same key */
};

static inline void odd_done(struct odd *odd)
{
    kin__buf_done(&odd->text);
    kin__buf_done(&odd->good);
}

#define ODD_MUST(call) assert_int_equal((call), 0)

/* A unit with a conversion is numbered. */
static inline void odd_repeat(struct kin__buf *buf, const char *unit, size_t n)
{
    kin_str text = kin_s(unit);

    for (size_t i = 0; unit && i < n; i++) {
        if (memchr(text.ptr, '#', text.len))
            ODD_MUST(kin__buf_printf(buf, "%.*s%zu%s", (int)strcspn(unit, "#"),
                                     unit, i, strchr(unit, '#') + 1));
        else
            ODD_MUST(kin__buf_append(buf, text));
    }
}

static inline void odd_put(struct kin__buf *buf, const char *text)
{
    if (text)
        ODD_MUST(kin__buf_append(buf, kin_s(text)));
}

/* The unusual part. */
static inline void odd_put_part(struct kin__buf *buf, const struct odd_row *row)
{
    odd_put(buf, row->head);
    odd_repeat(buf, row->unit, row->n);
    odd_put(buf, row->middle);
    odd_repeat(buf, row->close, row->n);
    odd_put(buf, row->tail);
}

/* Writes a member, or the unusual part instead of it; with a comma unless it is
 * the first. */
struct odd_text {
    struct kin__buf *buf;
    const struct odd_row *row; /* NULL: only the name is unusual */
    uint64_t layout;
    bool is_first;
};

static inline void odd_comma(struct odd_text *text)
{
    if (!text->is_first)
        odd_put(text->buf, text->layout & 4 ? ",\n  " : ",");
    text->is_first = false;
}

static inline void odd_member(struct odd_text *text, enum odd_place place,
                              const char *usual)
{
    bool is_odd = text->row && text->row->place == place;

    if (is_odd && !*text->row->head)
        return;
    odd_comma(text);
    if (is_odd)
        odd_put_part(text->buf, text->row);
    else
        odd_put(text->buf, usual);
}

/* The unusual part as an additional member. */
static inline void odd_extra(struct odd_text *text, enum odd_place place)
{
    if (text->row && text->row->place == place)
        odd_member(text, place, "");
}

static inline void odd_metadata(struct odd_text *text)
{
    odd_comma(text);
    odd_put(text->buf, "\"metadata\":{");
    text->is_first = true;
    if (text->layout & 2)
        odd_extra(text, ODD_META);
    odd_member(text, ODD_NAME, "\"name\":\"odd\"");
    odd_member(text, ODD_SPACE, "\"namespace\":\"a\"");
    odd_member(text, ODD_UID, "\"uid\":\"u\"");
    odd_member(text, ODD_STAMP, "\"resourceVersion\":\"" ODD_VERSION "\"");
    if (!(text->layout & 2))
        odd_extra(text, ODD_META);
    odd_put(text->buf, "}");
    text->is_first = false;
}

static inline void odd_write(struct odd_text *text)
{
    text->is_first = true;
    odd_put(text->buf, "{");
    odd_member(text, ODD_KIND, "\"kind\":\"Pod\"");
    odd_comma(text);
    odd_put(text->buf, "\"apiVersion\":\"v1\"");
    if (text->layout & 1)
        odd_extra(text, ODD_BODY);
    odd_metadata(text);
    if (!(text->layout & 1))
        odd_extra(text, ODD_BODY);
    odd_put(text->buf, "}");
}

/* Protobuf: the tail is raw.  Units are a field of bytes, if the message ends
 * in an empty one. */
static inline void odd_make_message(struct odd *odd, const struct odd_row *row)
{
    static const char good[] = "1:{1:'odd' 3:'a' 6:'" ODD_VERSION "'}";
    const char *at = row->head;
    const char *good_at = good;

    ODD_MUST(put_message(&odd->text, &at, '\0'));
    if (row->n > 1000) { /* the length of the last field */
        odd->text.len--;
        ODD_MUST(put_varint(&odd->text, row->n));
    }
    odd_repeat(&odd->text, row->unit, row->n);
    odd_put(&odd->text, row->middle);
    ODD_MUST(put_message(&odd->good, &good_at, '\0'));
}

static inline void odd_make(struct odd *odd, const struct odd_row *row,
                            uint64_t layout)
{
    struct odd_row plain = *row;
    struct odd_text text = {&odd->text, row, layout, true};

    odd->row = row;
    kin__buf_init(&odd->text, NULL, 1 << 28);
    kin__buf_init(&odd->good, NULL, 1 << 20);
    if (row->place == ODD_MESSAGE) {
        odd_make_message(odd, row);
        return;
    }
    if (row->place == ODD_ALL)
        odd_put_part(&odd->text, row);
    else
        odd_write(&text);
    if (row->place != ODD_NAME)
        plain.place = ODD_ALL; /* not a member */
    odd_write(&(struct odd_text){&odd->good, &plain, 0, true});
}

/* Replaces the placeholder by a version. */
static inline void odd_stamp(struct kin__buf *buf, uint64_t before,
                             uint64_t version)
{
    char old[24] = ODD_VERSION;
    char now[24];
    char *at = buf->ptr;

    if (before > 0)
        (void)snprintf(old, sizeof(old), "%llu", (unsigned long long)before);
    (void)snprintf(now, sizeof(now), "%llu", (unsigned long long)version);
    while (at && (at = memmem(at, buf->len - (size_t)(at - buf->ptr), old,
                              strlen(old))))
        memcpy(at, now, strlen(now));
}

#endif /* KIN_ODD_OBJECTS_H */
