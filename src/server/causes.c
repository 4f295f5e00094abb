/* SPDX-License-Identifier: Apache-2.0 */
#include "server/causes.h"

#include <assert.h>

#include "base/alloc.h"
#include "server/text.h"

enum {
    FIELD_MAX = 4096,
    MESSAGE_MAX = 64 * 1024,
    AT_MAX = 64, /* steps of a path */
};

void kin__causes_init(struct kin__causes *causes, const kin_allocator *alloc)
{
    *causes = (struct kin__causes){.alloc = alloc};
}

void kin__causes_truncate(struct kin__causes *causes, size_t count)
{
    while (causes->count > count) {
        struct kin__cause *cause = &causes->items[--causes->count];
        kin__free(causes->alloc, cause->field);
        kin__free(causes->alloc, cause->message);
    }
}

void kin__causes_done(struct kin__causes *causes)
{
    kin__causes_truncate(causes, 0);
    kin__free(causes->alloc, causes->items);
    *causes = (struct kin__causes){.alloc = causes->alloc};
}

bool kin__causes_take(struct kin__causes *causes, uint64_t steps)
{
    assert(causes->error <= 0);
    if (causes->error == 0)
        causes->error = kin__budget_take(causes->budget, steps);
    return causes->error == 0;
}

static int append_step(struct kin__buf *buf, const struct kin__at *at)
{
    assert(at->name.ptr || !at->is_key);
    if (at->is_key)
        return kin__buf_printf(buf, "[%.*s]", KIN_STR(at->name));
    if (!at->name.ptr)
        return kin__buf_printf(buf, "[%zu]", at->index);
    return kin__buf_printf(buf, "%s%.*s", buf->len > 0 ? "." : "",
                           KIN_STR(at->name));
}

static int make_field(const kin_allocator *alloc, const struct kin__at *at,
                      char **ret)
{
    const struct kin__at *steps[AT_MAX];
    size_t count = 0;
    KIN__AUTO_BUF buf;
    int r = 0;

    kin__buf_init(&buf, alloc, FIELD_MAX);
    for (; at && count < AT_MAX; at = at->up)
        steps[count++] = at;
    while (r == 0 && count > 0)
        r = append_step(&buf, steps[--count]);
    return r < 0 ? r : kin__buf_steal(&buf, ret);
}

static int reserve(struct kin__causes *causes)
{
    if (causes->count < causes->cap)
        return 0;
    size_t cap = causes->cap ? causes->cap * 2 : 4;
    struct kin__cause *items = kin__realloc(causes->alloc, causes->items, cap,
                                            sizeof(*items));
    if (!items)
        return KIN_ENOMEM;
    causes->items = items;
    causes->cap = cap;
    return 0;
}

/* Adds a cause; takes the message from the buffer. */
static int add(struct kin__causes *causes, const char *reason,
               const struct kin__at *at, struct kin__buf *message)
{
    struct kin__cause cause = {.reason = reason};

    assert(causes->count < KIN__CAUSES_MAX);
    int r = reserve(causes);
    if (r == 0)
        r = make_field(causes->alloc, at, &cause.field);
    if (r == 0)
        r = kin__buf_steal(message, &cause.message);
    if (r < 0) {
        kin__free(causes->alloc, cause.field);
        return r;
    }
    assert(causes->count < causes->cap);
    causes->items[causes->count++] = cause;
    return 0;
}

/* ---- messages ---- */

int kin__causes_quote(struct kin__buf *buf, kin_str text)
{
    static const char LETTERS[] = "abtnvfr";
    int r = kin__buf_append_byte(buf, '"');

    for (size_t i = 0; r == 0 && i < text.len; i++) {
        char c = text.ptr[i];
        if (c == '"' || c == '\\')
            r = kin__buf_printf(buf, "\\%c", c);
        else if (c >= '\a' && c <= '\r')
            r = kin__buf_printf(buf, "\\%c", LETTERS[c - '\a']);
        else if ((unsigned char)c < ' ' || c == 0x7f)
            r = kin__buf_printf(buf, "\\x%02x", (unsigned)(unsigned char)c);
        else
            r = kin__buf_append_byte(buf, c);
    }
    return r < 0 ? r : kin__buf_append_byte(buf, '"');
}

static bool is_full(const struct kin__causes *causes)
{
    return causes->error < 0 || causes->count >= KIN__CAUSES_MAX;
}

/* Starts a message; writes nothing if there are too many causes. */
static void begin(const struct kin__causes *causes, struct kin__text *message,
                  const char *what)
{
    kin__text_init(message, causes->alloc);
    message->buf.max = MESSAGE_MAX;
    message->code = is_full(causes) ? KIN_ELIMIT : 0;
    kin__text_raw(message, what);
}

static void put_quoted(struct kin__text *message, kin_str text)
{
    if (message->code == 0)
        message->code = kin__causes_quote(&message->buf, text);
}

static void put_value(struct kin__text *message, kin_value value)
{
    kin_scratch scratch;

    if (kin_value_type(value) == KIN_TYPE_STRING)
        put_quoted(message, kin_value_text(value, &scratch));
    else
        kin__text_value(message, value);
}

static void put_detail(struct kin__text *message, const char *detail,
                       va_list args)
{
    if (!detail)
        return;
    kin__text_raw(message, ": ");
    if (message->code == 0)
        message->code = kin__buf_vprintf(&message->buf, detail, args);
}

/* Adds the cause.  A message that is too long counts as out of memory. */
static void finish(struct kin__causes *causes, const char *reason,
                   const struct kin__at *at, struct kin__text *message)
{
    assert(message->code <= 0);
    if (is_full(causes))
        return;
    int r = message->code;
    if (r == 0)
        r = add(causes, reason, at, &message->buf);
    if (r < 0)
        causes->error = KIN_ENOMEM;
}

/* ---- each reason ---- */

#define FINISH_WITH(causes, reason, at, message, detail)                       \
    do {                                                                       \
        va_list args_;                                                         \
        va_start(args_, detail);                                               \
        put_detail(message, detail, args_);                                    \
        va_end(args_);                                                         \
        finish(causes, reason, at, message);                                   \
    } while (0)

void kin__causes_required(struct kin__causes *causes, const struct kin__at *at,
                          const char *detail, ...)
{
    KIN__AUTO_TEXT message;

    begin(causes, &message, "Required value");
    FINISH_WITH(causes, "FieldValueRequired", at, &message, detail);
}

void kin__causes_forbidden(struct kin__causes *causes, const struct kin__at *at,
                           const char *detail, ...)
{
    KIN__AUTO_TEXT message;

    begin(causes, &message, "Forbidden");
    FINISH_WITH(causes, "FieldValueForbidden", at, &message, detail);
}

void kin__causes_too_long(struct kin__causes *causes, const struct kin__at *at,
                          size_t max_bytes)
{
    KIN__AUTO_TEXT message;

    begin(causes, &message, "Too long: may not be more than ");
    kin__text_int(&message, (int64_t)max_bytes);
    kin__text_raw(&message, " bytes");
    finish(causes, "FieldValueTooLong", at, &message);
}

void kin__causes_too_many(struct kin__causes *causes, const struct kin__at *at,
                          size_t count, size_t max)
{
    KIN__AUTO_TEXT message;

    assert(count > max);
    begin(causes, &message, "Too many: ");
    kin__text_int(&message, (int64_t)count);
    kin__text_raw(&message, ": must have at most ");
    kin__text_int(&message, (int64_t)max);
    kin__text_raw(&message, " items");
    finish(causes, "FieldValueTooMany", at, &message);
}

void kin__causes_invalid(struct kin__causes *causes, const struct kin__at *at,
                         kin_value value, const char *detail, ...)
{
    KIN__AUTO_TEXT message;

    begin(causes, &message, "Invalid value: ");
    put_value(&message, value);
    FINISH_WITH(causes, "FieldValueInvalid", at, &message, detail);
}

void kin__causes_invalid_str(struct kin__causes *causes,
                             const struct kin__at *at, kin_str value,
                             const char *detail, ...)
{
    KIN__AUTO_TEXT message;

    begin(causes, &message, "Invalid value: ");
    put_quoted(&message, value);
    FINISH_WITH(causes, "FieldValueInvalid", at, &message, detail);
}

void kin__causes_invalid_json(struct kin__causes *causes,
                              const struct kin__at *at, kin_str json,
                              const char *detail, ...)
{
    KIN__AUTO_TEXT message;

    begin(causes, &message, "Invalid value: ");
    kin__text_raw_str(&message, json);
    FINISH_WITH(causes, "FieldValueInvalid", at, &message, detail);
}

void kin__causes_duplicate(struct kin__causes *causes, const struct kin__at *at,
                           kin_value value)
{
    KIN__AUTO_TEXT message;

    begin(causes, &message, "Duplicate value: ");
    put_value(&message, value);
    finish(causes, "FieldValueDuplicate", at, &message);
}

void kin__causes_duplicate_json(struct kin__causes *causes,
                                const struct kin__at *at, kin_str json)
{
    KIN__AUTO_TEXT message;

    begin(causes, &message, "Duplicate value: ");
    kin__text_raw_str(&message, json);
    finish(causes, "FieldValueDuplicate", at, &message);
}

void kin__causes_not_found(struct kin__causes *causes, const struct kin__at *at,
                           kin_value value)
{
    KIN__AUTO_TEXT message;

    begin(causes, &message, "Not found: ");
    put_value(&message, value);
    finish(causes, "FieldValueNotFound", at, &message);
}

void kin__causes_add(struct kin__causes *causes, const char *reason,
                     const struct kin__at *at, kin_str message)
{
    KIN__AUTO_TEXT text;

    begin(causes, &text, "");
    kin__text_raw_str(&text, message);
    finish(causes, reason, at, &text);
}

static void finish_supported(struct kin__causes *causes,
                             const struct kin__at *at,
                             struct kin__text *message,
                             const char *const *supported)
{
    assert(supported[0]);
    kin__text_raw(message, ": supported values: ");
    for (size_t i = 0; supported[i]; i++)
        kin__text_printf(message, "%s\"%s\"", i > 0 ? ", " : "", supported[i]);
    finish(causes, "FieldValueNotSupported", at, message);
}

void kin__causes_unsupported(struct kin__causes *causes,
                             const struct kin__at *at, kin_value value,
                             const char *const *supported)
{
    KIN__AUTO_TEXT message;

    begin(causes, &message, "Unsupported value: ");
    /* A missing string is empty in Go. */
    if (kin_value_exists(value))
        put_value(&message, value);
    else
        put_quoted(&message, kin_s(""));
    finish_supported(causes, at, &message, supported);
}

void kin__causes_unsupported_json(struct kin__causes *causes,
                                  const struct kin__at *at, kin_str json,
                                  const char *const *supported)
{
    KIN__AUTO_TEXT message;

    begin(causes, &message, "Unsupported value: ");
    kin__text_raw_str(&message, json);
    finish_supported(causes, at, &message, supported);
}
