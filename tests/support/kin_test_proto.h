/* SPDX-License-Identifier: Apache-2.0 */
/*
 * kin_test_proto.h - encodes protobuf messages from text, for tests.
 *
 * TAG=NUMBER, TAG:'bytes', TAG~DOUBLE, TAG:{message}, TAG:[packed numbers],
 * TAG:<packed doubles>, separated by spaces.
 */
#ifndef KIN_TEST_PROTO_H
#define KIN_TEST_PROTO_H

#include <stdlib.h>

#include "base/buf.h"
#include "kin_test.h"

static inline int put_varint(struct kin__buf *buf, uint64_t number)
{
    int r = 0;

    for (; r == 0 && number >= 0x80; number >>= 7)
        r = kin__buf_append_byte(buf, (char)(number | 0x80));
    return r < 0 ? r : kin__buf_append_byte(buf, (char)number);
}

static inline int put_double(struct kin__buf *buf, double number)
{
    uint64_t bits = 0;
    char bytes[8];

    memcpy(&bits, &number, sizeof(bits));
    for (size_t i = 0; i < 8; i++)
        bytes[i] = (char)(bits >> 8 * i);
    return kin__buf_append(buf, kin_str_of(bytes, sizeof(bytes)));
}

static inline int put_message(struct kin__buf *buf, const char **at, char end);

static inline int put_key(struct kin__buf *buf, uint64_t tag, unsigned wire)
{
    return put_varint(buf, tag << 3 | wire);
}

static inline int put_bytes(struct kin__buf *buf, kin_str bytes)
{
    int r = put_varint(buf, bytes.len);

    return r < 0 ? r : kin__buf_append(buf, bytes);
}

static inline int put_inside(struct kin__buf *buf, const kin_allocator *alloc,
                             const char **at)
{
    KIN__AUTO_BUF inner;
    char *end = NULL;
    char open = *(*at)++;
    int r = 0;

    kin__buf_init(&inner, alloc, 1 << 20);
    if (open == '\'') {
        const char *quote = strchr(*at, '\'');
        assert_non_null(quote);
        r = kin__buf_append(&inner, kin_str_of(*at, (size_t)(quote - *at)));
        *at = quote + 1;
    } else if (open == '{') {
        r = put_message(&inner, at, '}');
    } else {
        while (r == 0 && **at != ']' && **at != '>') {
            r = open == '[' ? put_varint(&inner, strtoull(*at, &end, 10))
                            : put_double(&inner, strtod(*at, &end));
            *at = end + strspn(end, " ");
        }
        ++*at;
    }
    return r < 0 ? r : put_bytes(buf, kin__buf_str(&inner));
}

static inline int put_message(struct kin__buf *buf, const char **at, char end)
{
    int r = 0;

    *at += strspn(*at, " ");
    while (r == 0 && **at != end) {
        char *rest = NULL;
        uint64_t tag = strtoull(*at, &rest, 10);
        char form = *rest++;
        *at = rest;
        r = put_key(buf, tag, form == '=' ? 0 : form == '~' ? 1 : 2);
        if (r == 0 && form == ':')
            r = put_inside(buf, buf->alloc, at);
        else if (r == 0) {
            r = form == '=' ? put_varint(buf, (uint64_t)strtoll(*at, &rest, 10))
                            : put_double(buf, strtod(*at, &rest));
            *at = rest;
        }
        *at += strspn(*at, " ");
    }
    *at += end != '\0';
    return r;
}

/* A body: "k8s", NUL, and a message. */
static inline int put_envelope(struct kin__buf *buf, const char *message)
{
    int r = kin__buf_append(buf, kin_str_of("k8s", 4));

    return r < 0 ? r : put_message(buf, &message, '\0');
}

/* A field of bytes. */
static inline int put_field(struct kin__buf *buf, uint64_t tag, kin_str bytes)
{
    int r = put_key(buf, tag, 2);

    return r < 0 ? r : put_bytes(buf, bytes);
}

/* A watch event: frame, message, and an envelope in it. */
static inline int put_event(struct kin__buf *buf, const char *type,
                            const char *envelope)
{
    KIN__AUTO_BUF event;
    KIN__AUTO_BUF object;
    KIN__AUTO_BUF raw;

    kin__buf_init(&event, buf->alloc, 1 << 20);
    kin__buf_init(&object, buf->alloc, 1 << 20);
    kin__buf_init(&raw, buf->alloc, 1 << 20);
    int r = put_envelope(&raw, envelope);
    if (r == 0)
        r = put_field(&object, 1, kin__buf_str(&raw));
    if (r == 0)
        r = put_field(&event, 1, kin_s(type));
    if (r == 0)
        r = put_field(&event, 2, kin__buf_str(&object));
    const char head[4] = {0, (char)(event.len >> 16), (char)(event.len >> 8),
                          (char)event.len};
    if (r == 0)
        r = kin__buf_append(buf, kin_str_of(head, sizeof(head)));
    return r < 0 ? r : kin__buf_append(buf, kin__buf_str(&event));
}

#endif /* KIN_TEST_PROTO_H */
