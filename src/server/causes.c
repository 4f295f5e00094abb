/* SPDX-License-Identifier: Apache-2.0 */
#include "server/causes.h"

#include <kin/json.h>

#include "base/alloc.h"

enum {
    FIELD_MAX = 4096,
    MESSAGE_MAX = 64 * 1024,
    AT_MAX = 64, /* steps of a path */
};

void kin__causes_init(struct kin__causes *causes, const kin_allocator *alloc)
{
    *causes = (struct kin__causes){.alloc = alloc};
}

void kin__causes_done(struct kin__causes *causes)
{
    for (size_t i = 0; i < causes->count; i++) {
        kin__free(causes->alloc, causes->items[i].field);
        kin__free(causes->alloc, causes->items[i].message);
    }
    kin__free(causes->alloc, causes->items);
    *causes = (struct kin__causes){.alloc = causes->alloc};
}

static int append_step(struct kin__buf *buf, const struct kin__at *at)
{
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

/* Takes the message out of the buffer. */
static int add(struct kin__causes *causes, const char *reason,
               const struct kin__at *at, struct kin__buf *message)
{
    struct kin__cause cause = {.reason = reason};

    int r = reserve(causes);
    if (r == 0)
        r = make_field(causes->alloc, at, &cause.field);
    if (r == 0)
        r = kin__buf_steal(message, &cause.message);
    if (r < 0) {
        kin__free(causes->alloc, cause.field);
        return r;
    }
    causes->items[causes->count++] = cause;
    return 0;
}

/* ---- values ---- */

static int append_piece(kin_str piece, void *userdata)
{
    return kin__buf_append(userdata, piece);
}

static int append_value(struct kin__buf *buf, kin_value value)
{
    if (!kin_value_exists(value))
        return kin__buf_append(buf, kin_s("null"));
    return kin_value_write(value, /* indent= */ 0, append_piece, buf);
}

/* As Go's %q, which differs from JSON in what nobody has in a name. */
static int append_quoted(struct kin__buf *buf, kin_str text)
{
    int r = kin__buf_append_byte(buf, '"');

    for (size_t i = 0; r == 0 && i < text.len; i++) {
        char c = text.ptr[i];
        if (c == '"' || c == '\\')
            r = kin__buf_printf(buf, "\\%c", c);
        else if (c == '\n')
            r = kin__buf_append(buf, kin_s("\\n"));
        else if (c == '\t')
            r = kin__buf_append(buf, kin_s("\\t"));
        else if ((unsigned char)c < ' ')
            r = kin__buf_printf(buf, "\\x%02x", (unsigned)(unsigned char)c);
        else
            r = kin__buf_append_byte(buf, c);
    }
    return r < 0 ? r : kin__buf_append_byte(buf, '"');
}

static int append_shown(struct kin__buf *buf, kin_value value)
{
    kin_scratch scratch;

    if (kin_value_type(value) == KIN_TYPE_STRING)
        return append_quoted(buf, kin_value_text(value, &scratch));
    return append_value(buf, value);
}

static int append_detail(struct kin__buf *buf, const char *detail, va_list args)
{
    if (!detail)
        return 0;
    int r = kin__buf_append(buf, kin_s(": "));
    return r < 0 ? r : kin__buf_vprintf(buf, detail, args);
}

/* Remembers a failure; a message that is too long is a lack of memory, too. */
static void note(struct kin__causes *causes, int r)
{
    if (r < 0 && causes->error == 0)
        causes->error = KIN_ENOMEM;
}

static bool is_full(const struct kin__causes *causes)
{
    return causes->error < 0 || causes->count >= KIN__CAUSES_MAX;
}

/* ---- each reason ---- */

void kin__causes_required(struct kin__causes *causes, const struct kin__at *at,
                          const char *detail, ...)
{
    KIN__AUTO_BUF buf;
    va_list args;

    kin__buf_init(&buf, causes->alloc, MESSAGE_MAX);
    if (is_full(causes))
        return;
    int r = kin__buf_append(&buf, kin_s("Required value"));
    va_start(args, detail);
    if (r == 0)
        r = append_detail(&buf, detail, args);
    va_end(args);
    if (r == 0)
        r = add(causes, "FieldValueRequired", at, &buf);
    note(causes, r);
}

void kin__causes_forbidden(struct kin__causes *causes, const struct kin__at *at,
                           const char *detail, ...)
{
    KIN__AUTO_BUF buf;
    va_list args;

    kin__buf_init(&buf, causes->alloc, MESSAGE_MAX);
    if (is_full(causes))
        return;
    int r = kin__buf_append(&buf, kin_s("Forbidden"));
    va_start(args, detail);
    if (r == 0)
        r = append_detail(&buf, detail, args);
    va_end(args);
    if (r == 0)
        r = add(causes, "FieldValueForbidden", at, &buf);
    note(causes, r);
}

void kin__causes_invalid(struct kin__causes *causes, const struct kin__at *at,
                         kin_value value, const char *detail, ...)
{
    KIN__AUTO_BUF buf;
    va_list args;

    kin__buf_init(&buf, causes->alloc, MESSAGE_MAX);
    if (is_full(causes))
        return;
    int r = kin__buf_append(&buf, kin_s("Invalid value: "));
    if (r == 0)
        r = append_shown(&buf, value);
    va_start(args, detail);
    if (r == 0)
        r = append_detail(&buf, detail, args);
    va_end(args);
    if (r == 0)
        r = add(causes, "FieldValueInvalid", at, &buf);
    note(causes, r);
}

void kin__causes_invalid_str(struct kin__causes *causes,
                             const struct kin__at *at, kin_str value,
                             const char *detail, ...)
{
    KIN__AUTO_BUF buf;
    va_list args;

    kin__buf_init(&buf, causes->alloc, MESSAGE_MAX);
    if (is_full(causes))
        return;
    int r = kin__buf_append(&buf, kin_s("Invalid value: "));
    if (r == 0)
        r = append_quoted(&buf, value);
    va_start(args, detail);
    if (r == 0)
        r = append_detail(&buf, detail, args);
    va_end(args);
    if (r == 0)
        r = add(causes, "FieldValueInvalid", at, &buf);
    note(causes, r);
}

void kin__causes_invalid_json(struct kin__causes *causes,
                              const struct kin__at *at, kin_str json,
                              const char *detail, ...)
{
    KIN__AUTO_BUF buf;
    va_list args;

    kin__buf_init(&buf, causes->alloc, MESSAGE_MAX);
    if (is_full(causes))
        return;
    int r = kin__buf_printf(&buf, "Invalid value: %.*s", KIN_STR(json));
    va_start(args, detail);
    if (r == 0)
        r = append_detail(&buf, detail, args);
    va_end(args);
    if (r == 0)
        r = add(causes, "FieldValueInvalid", at, &buf);
    note(causes, r);
}

static void add_shown(struct kin__causes *causes, const char *reason,
                      const struct kin__at *at, const char *what,
                      kin_value value)
{
    KIN__AUTO_BUF buf;

    kin__buf_init(&buf, causes->alloc, MESSAGE_MAX);
    if (is_full(causes))
        return;
    int r = kin__buf_append(&buf, kin_s(what));
    if (r == 0)
        r = append_shown(&buf, value);
    if (r == 0)
        r = add(causes, reason, at, &buf);
    note(causes, r);
}

void kin__causes_duplicate(struct kin__causes *causes, const struct kin__at *at,
                           kin_value value)
{
    add_shown(causes, "FieldValueDuplicate", at, "Duplicate value: ", value);
}

void kin__causes_duplicate_json(struct kin__causes *causes,
                                const struct kin__at *at, kin_str json)
{
    KIN__AUTO_BUF buf;

    kin__buf_init(&buf, causes->alloc, MESSAGE_MAX);
    if (is_full(causes))
        return;
    int r = kin__buf_printf(&buf, "Duplicate value: %.*s", KIN_STR(json));
    if (r == 0)
        r = add(causes, "FieldValueDuplicate", at, &buf);
    note(causes, r);
}

void kin__causes_not_found(struct kin__causes *causes, const struct kin__at *at,
                           kin_value value)
{
    add_shown(causes, "FieldValueNotFound", at, "Not found: ", value);
}

static int append_supported(struct kin__buf *buf, const char *const *supported)
{
    int r = kin__buf_append(buf, kin_s(": supported values: "));

    for (size_t i = 0; r == 0 && supported[i]; i++)
        r = kin__buf_printf(buf, "%s\"%s\"", i > 0 ? ", " : "", supported[i]);
    return r;
}

void kin__causes_unsupported(struct kin__causes *causes,
                             const struct kin__at *at, kin_value value,
                             const char *const *supported)
{
    KIN__AUTO_BUF buf;

    kin__buf_init(&buf, causes->alloc, MESSAGE_MAX);
    if (is_full(causes))
        return;
    int r = kin__buf_append(&buf, kin_s("Unsupported value: "));
    /* A missing string is an empty one to Go. */
    if (r == 0)
        r = kin_value_exists(value) ? append_shown(&buf, value)
                                    : kin__buf_append(&buf, kin_s("\"\""));
    if (r == 0)
        r = append_supported(&buf, supported);
    if (r == 0)
        r = add(causes, "FieldValueNotSupported", at, &buf);
    note(causes, r);
}

void kin__causes_unsupported_json(struct kin__causes *causes,
                                  const struct kin__at *at, kin_str json,
                                  const char *const *supported)
{
    KIN__AUTO_BUF buf;

    kin__buf_init(&buf, causes->alloc, MESSAGE_MAX);
    if (is_full(causes))
        return;
    int r = kin__buf_printf(&buf, "Unsupported value: %.*s", KIN_STR(json));
    if (r == 0)
        r = append_supported(&buf, supported);
    if (r == 0)
        r = add(causes, "FieldValueNotSupported", at, &buf);
    note(causes, r);
}
