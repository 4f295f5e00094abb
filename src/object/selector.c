/* SPDX-License-Identifier: Apache-2.0 */
#include "object/selector.h"

#include <assert.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "base/buf.h"
#include "base/str.h"
#include "object/names.h"

enum {
    /* The canonical text of the longest source: escapes may double it, and
     * operators may get spaces and parentheses. */
    SELECTOR_TEXT_MAX = 4 * KIN_SELECTOR_LEN_MAX,
};

static int selector_limit(kin_error *err, const char *what, int max)
{
    return kin_error_set(err, KIN_ELIMIT, "selector: more than %d %s", max,
                         what);
}

static int selector_check_room(kin_str text, struct kin__selector_room room,
                               kin_error *err)
{
    if (text.len > KIN_SELECTOR_LEN_MAX)
        return selector_limit(err, "bytes", KIN_SELECTOR_LEN_MAX);
    if (room.requirements > KIN_SELECTOR_REQUIREMENTS_MAX)
        return selector_limit(err, "requirements",
                              KIN_SELECTOR_REQUIREMENTS_MAX);
    if (room.values > KIN_SELECTOR_VALUES_MAX)
        return selector_limit(err, "values", KIN_SELECTOR_VALUES_MAX);
    if (kin__str_find(text, '\0') != KIN__STR_NONE)
        return kin_error_set(err, KIN_EPARSE, "selector: has a NUL byte");
    return 0;
}

int kin__selector_new(const kin_allocator *alloc, kin_str text,
                      struct kin__selector_room room, kin_selector **ret,
                      kin_error *err)
{
    KIN_AUTO(kin_selector) *selector = NULL;
    int r = selector_check_room(text, room, err);

    if (r < 0)
        return r;
    selector = kin__alloc0(alloc, 1, sizeof(*selector));
    if (!selector)
        return kin_error_set(err, KIN_ENOMEM, NULL);
    selector->alloc = alloc;
    selector->source = kin__strdup(alloc, text);
    selector->count_max = room.requirements;
    selector->value_max = room.values;
    /* One more than needed, since nothing can be allocated for none. */
    selector->requirements = kin__alloc(alloc, room.requirements + 1,
                                        sizeof(*selector->requirements));
    selector->values = kin__alloc(alloc, room.values + 1,
                                  sizeof(*selector->values));
    if (!selector->source || !selector->requirements || !selector->values)
        return kin_error_set(err, KIN_ENOMEM, NULL);
    *ret = KIN__STEAL(selector);
    return 0;
}

kin_selector *kin_selector_free(kin_selector *selector)
{
    if (!selector)
        return NULL;
    kin__free(selector->alloc, selector->values);
    kin__free(selector->alloc, selector->requirements);
    kin__free(selector->alloc, selector->source);
    kin__free(selector->alloc, selector->text);
    kin__free(selector->alloc, selector);
    return NULL;
}

void kin__selector_push_value(kin_selector *selector, kin_str value)
{
    assert(selector->value_count < selector->value_max);
    selector->values[selector->value_count++] = value;
}

void kin__selector_push(kin_selector *selector, kin_str key,
                        enum kin__selector_op op)
{
    const kin_str *values = selector->values;

    assert(selector->count < selector->count_max);
    if (selector->count > 0) {
        const struct kin__requirement *last =
            &selector->requirements[selector->count - 1];
        values = last->values + last->value_count;
    }
    selector->requirements[selector->count++] = (struct kin__requirement){
        .key = key,
        .op = op,
        .values = values,
        .value_count = (size_t)(selector->values + selector->value_count -
                                values),
    };
}

/* By key; those with the same key in the order of the text, to which their keys
 * point. */
static int requirement_cmp(const void *a, const void *b)
{
    const struct kin__requirement *x = a;
    const struct kin__requirement *y = b;
    int order = kin_str_cmp(x->key, y->key);

    if (order != 0)
        return order;
    return (x->key.ptr > y->key.ptr) - (x->key.ptr < y->key.ptr);
}

static int value_cmp(const void *a, const void *b)
{
    return kin_str_cmp(*(const kin_str *)a, *(const kin_str *)b);
}

size_t kin__selector_sort_values(kin_str *values, size_t count)
{
    size_t kept = 0;

    qsort(values, count, sizeof(*values), value_cmp);
    for (size_t i = 0; i < count; i++)
        if (kept == 0 || !kin_str_eq(values[kept - 1], values[i]))
            values[kept++] = values[i];
    return kept;
}

static const char *op_text(enum kin__selector_op op)
{
    switch (op) {
    case KIN__SELECTOR_EQUALS:
        return "=";
    case KIN__SELECTOR_DOUBLE_EQUALS:
        return "==";
    case KIN__SELECTOR_NOT_EQUALS:
        return "!=";
    case KIN__SELECTOR_IN:
        return " in (";
    case KIN__SELECTOR_NOT_IN:
        return " notin (";
    case KIN__SELECTOR_GREATER:
        return ">";
    case KIN__SELECTOR_LESS:
        return "<";
    case KIN__SELECTOR_EXISTS:
    case KIN__SELECTOR_NOT_EXISTS:
        return "";
    }
    return "";
}

static int value_escape(struct kin__buf *buf, kin_str value)
{
    int r = 0;

    for (size_t i = 0; i < value.len && r == 0; i++) {
        char c = value.ptr[i];
        if (c == '\\' || c == ',' || c == '=')
            r = kin__buf_append_byte(buf, '\\');
        if (r == 0)
            r = kin__buf_append_byte(buf, c);
    }
    return r;
}

static int requirement_write(struct kin__buf *buf,
                             const struct kin__requirement *req,
                             bool is_of_fields)
{
    bool is_set = req->op == KIN__SELECTOR_IN ||
                  req->op == KIN__SELECTOR_NOT_IN;
    int r = kin__buf_printf(buf, "%s%s%.*s%s", buf->len > 0 ? "," : "",
                            req->op == KIN__SELECTOR_NOT_EXISTS ? "!" : "",
                            KIN_STR(req->key), op_text(req->op));

    for (size_t i = 0; i < req->value_count && r == 0; i++) {
        if (i > 0)
            r = kin__buf_append_byte(buf, ',');
        if (r == 0)
            r = is_of_fields ? value_escape(buf, req->values[i])
                             : kin__buf_append(buf, req->values[i]);
    }
    if (is_set && r == 0)
        r = kin__buf_append_byte(buf, ')');
    return r;
}

/* Puts a NUL behind a view of the source: what stood there separated it from
 * the next. */
static void source_terminate(kin_selector *selector, size_t len, kin_str view)
{
    uintptr_t at = (uintptr_t)view.ptr - (uintptr_t)selector->source;

    if (at <= len)
        selector->source[at + view.len] = '\0';
}

static void selector_terminate(kin_selector *selector)
{
    size_t len = strlen(selector->source);

    for (size_t i = 0; i < selector->count; i++)
        source_terminate(selector, len, selector->requirements[i].key);
    for (size_t i = 0; i < selector->value_count; i++)
        source_terminate(selector, len, selector->values[i]);
}

int kin__selector_finish(kin_selector *selector, kin_error *err)
{
    KIN__AUTO_BUF buf;
    int r = 0;

    assert(selector);
    kin__buf_init(&buf, selector->alloc, SELECTOR_TEXT_MAX);
    if (!selector->is_of_fields)
        qsort(selector->requirements, selector->count,
              sizeof(*selector->requirements), requirement_cmp);
    for (size_t i = 0; i < selector->count && r == 0; i++)
        r = requirement_write(&buf, &selector->requirements[i],
                              selector->is_of_fields);
    assert(r != KIN_ELIMIT);
    selector->text_len = buf.len;
    if (r == 0)
        r = kin__buf_steal(&buf, &selector->text);
    selector_terminate(selector);
    return r < 0 ? kin_error_set(err, r, NULL) : 0;
}

bool kin__selector_to_integer(kin_str s, int64_t *ret)
{
    if (s.len > 1 && s.ptr[0] == '+' && s.ptr[1] != '-')
        s = kin__str_slice(s, 1, s.len);
    return kin__str_to_i64(s, ret) == 0;
}

static int requirement_check_count(const struct kin__requirement *req, int code,
                                   kin_error *err)
{
    const char *wanted = NULL;

    switch (req->op) {
    case KIN__SELECTOR_EXISTS:
    case KIN__SELECTOR_NOT_EXISTS:
        wanted = req->value_count == 0 ? NULL : "no value";
        break;
    case KIN__SELECTOR_IN:
    case KIN__SELECTOR_NOT_IN:
        wanted = req->value_count > 0 ? NULL : "at least one value";
        break;
    case KIN__SELECTOR_EQUALS:
    case KIN__SELECTOR_DOUBLE_EQUALS:
    case KIN__SELECTOR_NOT_EQUALS:
    case KIN__SELECTOR_GREATER:
    case KIN__SELECTOR_LESS:
        wanted = req->value_count == 1 ? NULL : "exactly one value";
        break;
    default:
        return kin_error_set(err, code, "label selector: no such operator: %d",
                             (int)req->op);
    }
    if (wanted)
        return kin_error_set(err, code,
                             "label selector: key '%.*s' wants %s, has %zu",
                             KIN_STR(req->key), wanted, req->value_count);
    return 0;
}

int kin__selector_check(const struct kin__requirement *req, int code,
                        kin_error *err)
{
    bool is_number = req->op == KIN__SELECTOR_GREATER ||
                     req->op == KIN__SELECTOR_LESS;
    const char *reason = NULL;
    int64_t number = 0;
    int r = requirement_check_count(req, code, err);

    if (r < 0)
        return r;
    if (!kin__name_is_qualified(req->key, &reason))
        return kin_error_set(err, code, "label selector: key '%.*s' %s",
                             KIN_STR(req->key), reason);
    for (size_t i = 0; i < req->value_count; i++) {
        if (is_number && !kin__selector_to_integer(req->values[i], &number))
            reason = "must be a 64-bit integer";
        else if (kin__name_is_label_value(req->values[i], &reason))
            continue;
        return kin_error_set(
            err, code, "label selector: value '%.*s' of key '%.*s' %s",
            KIN_STR(req->values[i]), KIN_STR(req->key), reason);
    }
    return 0;
}

/* Keys of fields cannot be escaped. */
static int requirement_check_field(const struct kin__requirement *req,
                                   kin_error *err)
{
    static const char forbidden[] = {'=', '!', ',', '\\', '\0'};

    if (req->op != KIN__SELECTOR_EQUALS && req->op != KIN__SELECTOR_NOT_EQUALS)
        return kin_error_set(
            err, KIN_EINVAL,
            "field selector: '%.*s' can only be = or !=", KIN_STR(req->key));
    if (req->value_count != 1)
        return kin_error_set(err, KIN_EINVAL,
                             "field selector: '%.*s' wants exactly one value",
                             KIN_STR(req->key));
    bool is_bad = req->key.len == 0 ||
                  kin__str_find(req->values[0], '\0') != KIN__STR_NONE;
    for (size_t i = 0; i < sizeof(forbidden); i++)
        is_bad |= kin__str_find(req->key, forbidden[i]) != KIN__STR_NONE;
    if (is_bad)
        return kin_error_set(err, KIN_EINVAL,
                             "field selector: '%.*s' cannot be written",
                             KIN_STR(req->key));
    return 0;
}

static int requirements_write(struct kin__buf *buf,
                              const struct kin__requirement *reqs, size_t count,
                              bool is_of_fields, kin_error *err)
{
    for (size_t i = 0; i < count; i++) {
        int r = is_of_fields ? requirement_check_field(&reqs[i], err)
                             : kin__selector_check(&reqs[i], KIN_EINVAL, err);
        if (r < 0)
            return r;
        r = requirement_write(buf, &reqs[i], is_of_fields);
        if (r == KIN_ELIMIT)
            return selector_limit(err, "bytes", KIN_SELECTOR_LEN_MAX);
        if (r < 0)
            return kin_error_set(err, r, NULL);
    }
    return 0;
}

/* Writes the requirements as text: the readers make them canonical then. */
static int selector_of_requirements(const kin_allocator *alloc,
                                    const struct kin__requirement *reqs,
                                    size_t count, bool is_of_fields,
                                    kin_selector **ret, kin_error *err)
{
    KIN__AUTO_BUF buf;

    kin__buf_init(&buf, alloc, KIN_SELECTOR_LEN_MAX);
    int r = requirements_write(&buf, reqs, count, is_of_fields, err);
    if (r < 0)
        return r;
    kin_str text = kin__buf_str(&buf);
    return is_of_fields ? kin_selector_parse_fields(alloc, text, ret, err)
                        : kin_selector_parse_labels(alloc, text, ret, err);
}

int kin__selector_new_labels(const kin_allocator *alloc,
                             const struct kin__requirement *requirements,
                             size_t count, kin_selector **ret, kin_error *err)
{
    return selector_of_requirements(alloc, requirements, count,
                                    /* is_of_fields= */ false, ret, err);
}

int kin__selector_new_fields(const kin_allocator *alloc,
                             const struct kin__requirement *requirements,
                             size_t count, kin_selector **ret, kin_error *err)
{
    return selector_of_requirements(alloc, requirements, count,
                                    /* is_of_fields= */ true, ret, err);
}

int kin__selector_new_nothing(const kin_allocator *alloc, kin_selector **ret,
                              kin_error *err)
{
    struct kin__selector_room none = {0};
    KIN_AUTO(kin_selector) *selector = NULL;
    int r = kin__selector_new(alloc, kin_str_of(NULL, 0), none, &selector, err);

    if (r == 0)
        r = kin__selector_finish(selector, err);
    if (r < 0)
        return r;
    assert(selector);
    selector->is_nothing = true;
    *ret = KIN__STEAL(selector);
    return 0;
}

bool kin__selector_is_everything(const kin_selector *selector)
{
    return !selector || (selector->count == 0 && !selector->is_nothing);
}

bool kin__selector_is_nothing(const kin_selector *selector)
{
    return selector && selector->is_nothing;
}

kin_str kin_selector_text(const kin_selector *selector)
{
    if (!selector)
        return kin_s("");
    return kin_str_of(selector->text, selector->text_len);
}

size_t kin__selector_count(const kin_selector *selector)
{
    return selector ? selector->count : 0;
}

const struct kin__requirement *kin__selector_at(const kin_selector *selector,
                                                size_t index)
{
    if (!selector || index >= selector->count)
        return NULL;
    return &selector->requirements[index];
}
