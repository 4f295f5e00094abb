/* SPDX-License-Identifier: Apache-2.0 */
#include "server/table_row.h"

#include <assert.h>
#include <stdio.h>
#include <string.h>

#include <kin/field.h>
#include <kin/time.h>

#include "base/clock.h"
#include "base/str.h"

/* --- reading ----------------------------------------------------------- */

kin_value kin__row_get(kin_value value, const char *path)
{
    kin_str rest = kin_s(path);

    assert(path);
    while (rest.ptr)
        value = kin_value_get(value, kin__str_cut(&rest, '.'));
    return value;
}

kin_str kin__row_str(kin_value value, const char *path)
{
    return kin_value_str(kin__row_get(value, path));
}

int64_t kin__row_int(kin_value value, const char *path)
{
    return kin_value_as_int64(kin__row_get(value, path));
}

bool kin__row_bool(kin_value value, const char *path)
{
    return kin_value_as_bool(kin__row_get(value, path));
}

bool kin__row_time(kin_value value, const char *path, int64_t *ret)
{
    return kin_value_seconds(kin__row_get(value, path), ret) == 0;
}

bool kin__row_keys(struct kin__row *row, struct kin__keys *keys,
                   kin_value object)
{
    int r = kin__keys_init(keys, row->text->buf.alloc, object);

    if (r < 0)
        row->text->code = r;
    return r == 0;
}

bool kin__row_seen(struct kin__row *row, struct kin__seen *seen, kin_value list,
                   const char *member)
{
    int r = kin__seen_init(seen, row->text->buf.alloc, kin_value_count(list));

    if (r < 0) {
        kin__seen_done(seen);
        row->text->code = r;
        return false;
    }
    for (size_t i = 0; i < kin_value_count(list); i++)
        kin__seen_add(seen, kin__row_get(kin_value_at(list, i), member));
    return true;
}

kin_value kin__row_condition(kin_value conditions, const char *type)
{
    size_t count = kin_value_count(conditions);

    for (size_t i = 0; i < count; i++) {
        kin_value condition = kin_value_at(conditions, i);

        if (kin_str_eq(kin__row_str(condition, "type"), kin_s(type)))
            return condition;
    }
    return KIN_VALUE_ABSENT;
}

bool kin__row_is_true(kin_value conditions, const char *type)
{
    return kin_str_eq(
        kin__row_str(kin__row_condition(conditions, type), "status"),
        KIN__S("True"));
}

/* --- ages -------------------------------------------------------------- */

void kin__age(int64_t seconds, char ret[KIN__AGE_SIZE])
{
    int64_t ns;

    /* Go's durations are limited to 292 years. */
    if (__builtin_mul_overflow(seconds, KIN__NS_PER_S, &ns))
        ns = seconds < 0 ? INT64_MIN : INT64_MAX;
    (void)kin_duration_format_age(ns, ret, KIN__AGE_SIZE);
}

/* --- cells of one field ------------------------------------------------ */

static void cell_or(struct kin__row *row, const char *path,
                    const char *otherwise)
{
    kin_scratch scratch;
    kin_str text = kin_value_text(kin__row_get(row->object, path), &scratch);

    kin__text_string(row->text, text.len > 0 ? text : kin_s(otherwise));
}

void kin__cell_text(struct kin__row *row, const char *path)
{
    cell_or(row, path, "");
}

void kin__cell_or_none(struct kin__row *row, const char *path)
{
    cell_or(row, path, "<none>");
}

void kin__cell_or_unset(struct kin__row *row, const char *path)
{
    cell_or(row, path, "<unset>");
}

void kin__cell_or_unknown(struct kin__row *row, const char *path)
{
    cell_or(row, path, "<unknown>");
}

void kin__cell_int(struct kin__row *row, const char *path)
{
    kin__text_int(row->text, kin__row_int(row->object, path));
}

void kin__cell_bool(struct kin__row *row, const char *path)
{
    kin__text_bool(row->text, kin__row_bool(row->object, path));
}

void kin__cell_count(struct kin__row *row, const char *path)
{
    kin__text_int(row->text,
                  (int64_t)kin_value_count(kin__row_get(row->object, path)));
}

void kin__cell_age(struct kin__row *row, const char *path)
{
    char age[KIN__AGE_SIZE] = "<unknown>";
    int64_t then_s;

    if (kin__row_time(row->object, path ? path : "metadata.creationTimestamp",
                      &then_s))
        kin__age(row->now_s - then_s, age);
    kin__text_string(row->text, kin_s(age));
}

void kin__cell_date(struct kin__row *row, const char *path)
{
    kin_value value = kin__row_get(row->object,
                                   path ? path : "metadata.creationTimestamp");

    kin__text_value(row->text, value);
}

/* --- cells of several pieces ------------------------------------------- */

void kin__cell_begin(struct kin__row *row)
{
    kin__text_raw(row->text, "\"");
}

void kin__cell_end(struct kin__row *row)
{
    assert(row->text->code < 0 || row->text->buf.len > 0);
    kin__text_raw(row->text, "\"");
}

void kin__cell_add(struct kin__row *row, kin_str piece)
{
    struct kin__buf *buf = &row->text->buf;
    size_t before = buf->len;

    assert(row->text->code < 0 || before > 0);
    /* Write it quoted, then remove the quotes. */
    kin__text_string(row->text, piece);
    if (row->text->code < 0)
        return;
    assert(buf->len >= before + 2);
    memmove(buf->ptr + before, buf->ptr + before + 1, buf->len - before - 2);
    buf->len -= 2;
    buf->ptr[buf->len] = '\0';
}

void kin__cell_add_lower(struct kin__row *row, kin_str piece)
{
    for (size_t i = 0; i < piece.len; i++) {
        char c = piece.ptr[i];

        c = c >= 'A' && c <= 'Z' ? (char)(c - 'A' + 'a') : c;
        kin__cell_add(row, kin_str_of(&c, 1));
    }
}

void kin__cell_addf(struct kin__row *row, const char *format, ...)
{
    char piece[256];
    va_list args;

    va_start(args, format);
    int len = vsnprintf(piece, sizeof(piece), format, args);
    va_end(args);
    if (len > 0)
        kin__cell_add(row, kin_str_of(piece, (size_t)len < sizeof(piece)
                                                 ? (size_t)len
                                                 : sizeof(piece) - 1));
}

/* Adds members in their order, which is sorted by key in storage. */
static size_t cell_add_labels(struct kin__row *row, kin_value map)
{
    size_t count = kin_value_count(map);

    for (size_t i = 0; i < count; i++) {
        kin__cell_add(row, i > 0 ? KIN__S(",") : KIN__S(""));
        kin__cell_add(row, kin_value_key_at(map, i));
        kin__cell_add(row, KIN__S("="));
        kin__cell_add(row, kin_value_str(kin_value_at(map, i)));
    }
    return count;
}

void kin__cell_labels(struct kin__row *row, const char *path)
{
    kin__cell_begin(row);
    if (cell_add_labels(row, kin__row_get(row->object, path)) == 0)
        kin__cell_add(row, KIN__S("<none>"));
    kin__cell_end(row);
}

static void cell_add_values(struct kin__row *row, kin_value values)
{
    size_t count = kin_value_count(values);

    kin__cell_add(row, KIN__S("("));
    for (size_t i = 0; i < count; i++) {
        kin__cell_add(row, i > 0 ? KIN__S(",") : KIN__S(""));
        kin__cell_add(row, kin_value_str(kin_value_at(values, i)));
    }
    kin__cell_add(row, KIN__S(")"));
}

/* "a in (b,c)", "!a", ... */
static void cell_add_expression(struct kin__row *row, kin_value expression)
{
    static const struct {
        const char *name;
        const char *before;
        const char *after;
    } operators[] = {
        {"In", "", " in "},
        {"NotIn", "", " notin "},
        {"Exists", "", ""},
        {"DoesNotExist", "!", ""},
    };
    kin_str operator_ = kin__row_str(expression, "operator");

    for (size_t i = 0; i < sizeof(operators) / sizeof(operators[0]); i++) {
        if (!kin_str_eq(operator_, kin_s(operators[i].name)))
            continue;
        kin__cell_add(row, kin_s(operators[i].before));
        kin__cell_add(row, kin__row_str(expression, "key"));
        kin__cell_add(row, kin_s(operators[i].after));
        if (operators[i].after[0])
            cell_add_values(row, kin__row_get(expression, "values"));
    }
}

void kin__cell_selector(struct kin__row *row, const char *path)
{
    kin_value selector = kin__row_get(row->object, path);
    kin_value expressions = kin__row_get(selector, "matchExpressions");
    size_t count = kin_value_count(expressions);

    kin__cell_begin(row);
    size_t written = cell_add_labels(row,
                                     kin__row_get(selector, "matchLabels"));
    for (size_t i = 0; i < count; i++) {
        kin__cell_add(row, written + i > 0 ? KIN__S(",") : KIN__S(""));
        cell_add_expression(row, kin_value_at(expressions, i));
    }
    if (written + count == 0)
        kin__cell_add(row, KIN__S("<none>"));
    kin__cell_end(row);
}

static void cell_of_containers(struct kin__row *row, const char *path,
                               const char *member)
{
    kin_value spec = kin__row_get(row->object, path);
    kin_value containers = kin__row_get(spec, "containers");
    size_t count = kin_value_count(containers);

    kin__cell_begin(row);
    for (size_t i = 0; i < count; i++) {
        kin__cell_add(row, i > 0 ? KIN__S(",") : KIN__S(""));
        kin__cell_add(row, kin__row_str(kin_value_at(containers, i), member));
    }
    kin__cell_end(row);
}

void kin__cell_containers(struct kin__row *row, const char *path)
{
    cell_of_containers(row, path, "name");
}

void kin__cell_images(struct kin__row *row, const char *path)
{
    cell_of_containers(row, path, "image");
}

void kin__cell_joined(struct kin__row *row, const char *path)
{
    kin_value values = kin__row_get(row->object, path);
    size_t count = kin_value_count(values);

    kin__cell_begin(row);
    for (size_t i = 0; i < count; i++) {
        kin__cell_add(row, i > 0 ? KIN__S(",") : KIN__S(""));
        kin__cell_add(row, kin_value_str(kin_value_at(values, i)));
    }
    kin__cell_end(row);
}
