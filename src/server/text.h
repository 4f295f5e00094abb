/* SPDX-License-Identifier: Apache-2.0 */
/*
 * text.h - incremental JSON writer.
 *
 *     kin__text_raw(&text, "{\"kind\":");
 *     kin__text_string(&text, kind);
 *     kin__text_raw(&text, "}");
 *     if (text.code < 0) ...
 *
 * After the first failure all calls are no-ops, so that only the end needs a
 * check.
 */
#ifndef KIN_SERVER_TEXT_H
#define KIN_SERVER_TEXT_H

#include <stdint.h>

#include <kin/value.h>

#include "base/buf.h"

/* Maximum length of a text in memory; lists are streamed instead. */
#define KIN__TEXT_MAX ((size_t)256 * 1024 * 1024)

struct kin__text {
    struct kin__buf buf;
    int code; /* 0, or that of the first failure */
};

void kin__text_init(struct kin__text *text, const kin_allocator *alloc);
void kin__text_done(struct kin__text *text);
/* Resets content and failure; keeps the memory. */
void kin__text_clear(struct kin__text *text);

static inline kin_str kin__text_str(const struct kin__text *text)
{
    return kin__buf_str(&text->buf);
}

/* Unescaped. */
void kin__text_raw(struct kin__text *text, const char *raw);
void kin__text_raw_str(struct kin__text *text, kin_str raw);
/* With quotes, escaped as Go does; bytes that are not UTF-8 become U+FFFD. */
void kin__text_string(struct kin__text *text, kin_str s);
void kin__text_int(struct kin__text *text, int64_t number);
/* A number in quotes, as resource versions are written. */
void kin__text_quoted_u64(struct kin__text *text, uint64_t number);
void kin__text_bool(struct kin__text *text, bool boolean);
/* Compact; an absent value is written as null. */
void kin__text_value(struct kin__text *text, kin_value value);
/* A key with quotes and colon, preceded by a comma unless an object or array
 * was just opened. */
void kin__text_key(struct kin__text *text, const char *key);
/* The comma alone, by the same rule. */
void kin__text_comma(struct kin__text *text);
/* ["a","b"] */
void kin__text_strings(struct kin__text *text, const kin_str *strings,
                       size_t count);
/* As printf; not escaped. */
void kin__text_printf(struct kin__text *text, const char *format, ...)
    KIN_PRINTF(2, 3);

/* Indents compact JSON by two spaces for each level, as Go does. */
int kin__text_indent(struct kin__text *text) KIN_NODISCARD;

#define KIN__AUTO_TEXT __attribute__((cleanup(kin__text_done))) struct kin__text

#endif /* KIN_SERVER_TEXT_H */
