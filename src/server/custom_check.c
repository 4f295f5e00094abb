/* SPDX-License-Identifier: Apache-2.0 */
/*
 * custom_check.c - validation of values against structural schemas.
 *
 * Each value is compared with each schema that applies to it, as Kubernetes
 * does: a result has the errors, and how many checks have succeeded, which
 * decides whose errors are reported when no alternative fits.
 */
#include "server/custom_check.h"

#include <assert.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <kin/field.h>

#include "base/alloc.h"
#include "base/buf.h"
#include "base/hash.h"
#include "base/str.h"
#include "object/keys.h"
#include "object/seen.h"
#include "schema/format.h"
#include "schema/goprint.h"
#include "server/text.h"

enum {
    PATH_MAX_BYTES = 4096,
    MESSAGE_MAX_BYTES = 64 * 1024,
    STEP_BYTES = 32, /* of a problem, for one step */
};

struct problem {
    struct problem *next;
    struct problem *after; /* in the list of all problems */
    struct problem **link; /* to this one */
    const char *reason;
    char *field;
    char *message;
    uint64_t hash;
};

struct result {
    struct problem *first;
    struct problem *last;
    size_t count;
    bool is_invalid; /* also if there were too many problems */
    uint64_t matches;
};

/* Where a value is: struct kin__at, but map keys are written as names. */
struct spot {
    const struct spot *up;
    kin_str name; /* NULL for an index */
    size_t index;
    bool has_dot; /* also as the first step */
};

struct value_check {
    const struct kin__custom_check *check;
    struct problem *owned;
    int error;
};

/* A value, and its former self if there is one. */
struct subject {
    const struct kin__structural *node;
    kin_value value;
    kin_value old; /* absent: errors are not forgiven */
    const struct spot *spot;
};

static void validate(struct value_check *c, const struct subject *subject,
                     struct result *ret);

/* ---- results ---- */

static bool take(struct value_check *c, uint64_t steps)
{
    if (c->error == 0)
        c->error = kin__budget_take(c->check->budget, steps);
    return c->error == 0;
}

static void problem_free(struct value_check *c, struct problem *problem)
{
    const kin_allocator *alloc = c->check->alloc;

    assert(*problem->link == problem);
    *problem->link = problem->after;
    if (problem->after)
        problem->after->link = problem->link;
    kin__free(alloc, problem->field);
    kin__free(alloc, problem->message);
    kin__free(alloc, problem);
}

/* Drops the problems of a result that is not reported. */
static void result_clear(struct value_check *c, struct result *result)
{
    while (result->first) {
        struct problem *problem = result->first;
        result->first = problem->next;
        problem_free(c, problem);
    }
    *result = (struct result){.first = NULL};
}

static bool has_problem(const struct result *result,
                        const struct problem *problem)
{
    for (const struct problem *p = result->first; p; p = p->next)
        if (p->hash == problem->hash &&
            strcmp(p->message, problem->message) == 0)
            return true;
    return false;
}

/* Adds a problem unless it is there. */
static void result_add(struct value_check *c, struct result *result,
                       struct problem *problem)
{
    result->is_invalid = true;
    if (result->count >= KIN__CHECK_PROBLEMS_MAX ||
        has_problem(result, problem)) {
        problem_free(c, problem);
        return;
    }
    problem->next = NULL;
    if (result->last)
        result->last->next = problem;
    else
        result->first = problem;
    result->last = problem;
    result->count++;
}

/* Moves the problems of a result to another one. */
static void result_merge(struct value_check *c, struct result *result,
                         const struct result *from)
{
    struct problem *next = NULL;

    result->matches += from->matches;
    result->is_invalid |= from->is_invalid;
    if (from->count > 0)
        (void)take(c, from->count);
    for (struct problem *p = from->first; p; p = next) {
        next = p->next;
        result_add(c, result, p);
    }
}

/* ---- paths ---- */

/* Go's path of a value: "spec.list[0].key". */
static int write_path(struct kin__buf *buf, const struct spot *spot)
{
    const struct spot *steps[KIN__STRUCTURAL_DEPTH_MAX];
    size_t count = 0;
    int r = 0;

    assert(buf->len == 0);
    for (; spot && count < KIN__STRUCTURAL_DEPTH_MAX; spot = spot->up)
        steps[count++] = spot;
    while (r == 0 && count > 0) {
        const struct spot *step = steps[--count];
        if (!step->name.ptr)
            r = kin__buf_printf(buf, "[%zu]", step->index);
        else
            r = kin__buf_printf(buf, "%s%.*s",
                                buf->len > 0 || step->has_dot ? "." : "",
                                KIN_STR(step->name));
    }
    /* A path that is too long is truncated. */
    return r == KIN_ELIMIT ? 0 : r;
}

static int make_field(struct value_check *c, kin_str path, char **ret)
{
    const char *field = c->check->field;
    KIN__AUTO_BUF buf;

    kin__buf_init(&buf, c->check->alloc, 2 * PATH_MAX_BYTES);
    if (path.len > 0 && path.ptr[0] == '.')
        path = kin__str_slice(path, 1, SIZE_MAX);
    int r = 0;
    if (path.len == 0)
        r = kin__buf_append(&buf, kin_s(field ? field : "<nil>"));
    else
        r = kin__buf_printf(&buf, "%s%s%.*s", field ? field : "",
                            field ? "." : "", KIN_STR(path));
    return r < 0 ? r : kin__buf_steal(&buf, ret);
}

/* ---- problems ---- */

static int problem_fill(struct value_check *c, struct problem *problem,
                        kin_str path, bool is_whole, struct kin__buf *message)
{
    int r = make_field(c, is_whole ? KIN__S("") : path, &problem->field);

    assert(problem->reason);
    if (r == 0)
        r = kin__buf_append(message, KIN__S(""));
    if (r == 0)
        r = kin__buf_steal(message, &problem->message);
    if (r < 0)
        return r;
    problem->hash = kin__hash(
        kin_s(problem->message),
        kin__hash(path, kin__hash(kin_s(problem->reason), 0)));
    return 0;
}

/* Adds a problem with that message, which is taken.
 * @param is_whole  reported for the whole object */
static void report(struct value_check *c, struct result *result,
                   const char *reason, kin_str path, bool is_whole,
                   struct kin__buf *message)
{
    result->is_invalid = true;
    if (c->error < 0 || result->count >= KIN__CHECK_PROBLEMS_MAX)
        return;
    struct problem *problem = kin__alloc0(c->check->alloc, 1, sizeof(*problem));
    if (!problem) {
        c->error = KIN_ENOMEM;
        return;
    }
    problem->after = c->owned;
    problem->link = &c->owned;
    if (c->owned)
        c->owned->link = &problem->after;
    c->owned = problem;
    problem->reason = reason;
    int r = problem_fill(c, problem, path, is_whole, message);
    if (r < 0)
        c->error = r;
    else
        result_add(c, result, problem);
}

/* The text of a problem while it is written. */
struct draft {
    struct value_check *c;
    struct kin__buf path;
    struct kin__buf message;
    bool is_on; /* there is room for it */
};

static void draft_done(struct draft *draft)
{
    kin__buf_done(&draft->path);
    kin__buf_done(&draft->message);
}
#define AUTO_DRAFT __attribute__((cleanup(draft_done))) struct draft

static void draft_put(struct draft *draft, int r)
{
    /* A message that is too long is truncated. */
    if (r < 0 && r != KIN_ELIMIT)
        draft->c->error = r;
}

static void draft_init(struct draft *draft, struct value_check *c,
                       const struct result *result, const struct spot *spot)
{
    *draft = (struct draft){.c = c};
    kin__buf_init(&draft->path, c->check->alloc, PATH_MAX_BYTES);
    kin__buf_init(&draft->message, c->check->alloc, MESSAGE_MAX_BYTES);
    draft->is_on = result->count < KIN__CHECK_PROBLEMS_MAX && take(c, 4);
    if (draft->is_on)
        draft_put(draft, write_path(&draft->path, spot));
}

static void put_text(struct draft *draft, const char *text)
{
    if (draft->is_on)
        draft_put(draft, kin__buf_append(&draft->message, kin_s(text)));
}

static void put_str(struct draft *draft, kin_str text)
{
    if (draft->is_on)
        draft_put(draft, kin__buf_append(&draft->message, text));
}

static void put_int(struct draft *draft, int64_t number)
{
    if (draft->is_on)
        draft_put(draft,
                  kin__buf_printf(&draft->message, "%lld", (long long)number));
}

static void put_quoted(struct draft *draft, kin_str text)
{
    if (draft->is_on)
        draft_put(draft, kin__causes_quote(&draft->message, text));
}

/* As a field error prints a value: %q, %v or JSON. */
static void put_value(struct draft *draft, kin_value value)
{
    KIN__AUTO_TEXT text = {.code = 0};
    kin_scratch scratch;

    if (!draft->is_on)
        return;
    switch (kin_value_type(value)) {
    case KIN_TYPE_STRING:
        put_quoted(draft, kin_value_text(value, &scratch));
        return;
    case KIN_TYPE_NUMBER:
    case KIN_TYPE_BOOL:
        draft_put(draft, kin__go_print(&draft->message, value));
        return;
    default:
        kin__text_init(&text, draft->c->check->alloc);
        text.buf.max = MESSAGE_MAX_BYTES;
        kin__text_value(&text, value);
        if (text.code < 0 && text.code != KIN_ELIMIT)
            draft->c->error = text.code;
        put_str(draft, kin__text_str(&text));
    }
}

/* "spec.a in body", where the message names the value. */
static void put_path(struct draft *draft)
{
    put_str(draft, kin__buf_str(&draft->path));
    put_text(draft, " in body ");
}

static void draft_finish(struct draft *draft, struct result *result,
                         const char *reason, bool is_whole)
{
    size_t bytes = draft->path.len + draft->message.len;

    if (!draft->is_on) {
        result->is_invalid = true;
        return;
    }
    /* A problem for each item of a list below a long path adds up. */
    (void)take(draft->c, bytes / STEP_BYTES);
    report(draft->c, result, reason, kin__buf_str(&draft->path), is_whole,
           &draft->message);
}

#define INVALID "FieldValueInvalid"

/* ---- types ---- */

/* Go's numbers: integers of 64 bits, else doubles. */
static bool is_integer(kin_value value, int64_t *ret)
{
    kin_scratch scratch;

    return kin_value_type(value) == KIN_TYPE_NUMBER &&
           kin__str_to_i64(kin_value_text(value, &scratch), ret) == 0;
}

static double number_of(kin_value value)
{
    return kin_value_as_double(value);
}

/* Go's IsFloat64AJSONInteger. */
static bool is_integral(double number)
{
    if (isnan(number) || isinf(number) || number < -9007199254740991.0 ||
        number > 9007199254740991.0)
        return false;
    double distance = fabs(number - (double)(int64_t)number);
    double size = fabs(number) + fabs((double)(int64_t)number);

    if (distance == 0)
        return true;
    return size == 0 || distance / size < 1e-9;
}

struct json_type {
    const char *name;
    const char *format;
    bool is_integral;
};

static struct json_type type_of(kin_value value)
{
    int64_t integer = 0;

    switch (kin_value_type(value)) {
    case KIN_TYPE_BOOL:
        return (struct json_type){"boolean", "", false};
    case KIN_TYPE_NUMBER:
        if (is_integer(value, &integer))
            return (struct json_type){"integer", "int64", true};
        return (struct json_type){"number", "float64",
                                  is_integral(number_of(value))};
    case KIN_TYPE_STRING:
        return (struct json_type){"string", "", false};
    case KIN_TYPE_ARRAY:
        return (struct json_type){"array", "", false};
    case KIN_TYPE_OBJECT:
        return (struct json_type){"object", "", false};
    default:
        return (struct json_type){"null", "", false};
    }
}

static bool has_type(const struct kin__structural *node)
{
    return node->is_int_or_string || node->type != KIN__STRUCTURAL_ANY;
}

static bool allows_type(const struct kin__structural *node, const char *name)
{
    if (node->is_int_or_string)
        return strcmp(name, "integer") == 0 || strcmp(name, "string") == 0;
    return kin_str_eq(node->type_name, kin_s(name));
}

static bool fits_type(const struct kin__structural *node,
                      const struct json_type *type)
{
    return allows_type(node, type->name) ||
           (strcmp(type->name, "number") == 0 && type->is_integral &&
            allows_type(node, "integer")) ||
           (strcmp(type->name, "integer") == 0 && allows_type(node, "number"));
}

static void bad_type(struct value_check *c, const struct subject *s,
                     struct result *ret, kin_str wanted, const char *found)
{
    AUTO_DRAFT draft = {.is_on = false};

    draft_init(&draft, c, ret, s->spot);
    put_text(&draft, "Invalid value: \"");
    put_text(&draft, found);
    put_text(&draft, "\": ");
    put_path(&draft);
    put_text(&draft, "must be of type ");
    put_str(&draft, wanted);
    put_text(&draft, ": \"");
    put_text(&draft, found);
    put_text(&draft, "\"");
    draft_finish(&draft, ret, "FieldValueTypeInvalid", /* is_whole= */ false);
}

/* Whether the value has the type. */
static bool check_type(struct value_check *c, const struct subject *s,
                       struct result *ret)
{
    const struct kin__structural *node = s->node;
    struct json_type type = type_of(s->value);
    kin_type kind = kin_value_type(s->value);
    kin_str name = node->is_int_or_string ? KIN__S("integer,string")
                                          : node->type_name;
    bool is_text = kind == KIN_TYPE_STRING || kind == KIN_TYPE_ARRAY;
    bool is_numeric = allows_type(node, "number") ||
                      allows_type(node, "integer");

    assert(s->node == node);
    if (kind == KIN_TYPE_NULL) {
        if (!has_type(node) || node->is_nullable)
            return true;
        bad_type(c, s, ret, name, "null");
        return false;
    }
    if (!is_text && node->format.len > 0 && !fits_type(node, &type) &&
        !kin_str_eq(node->format, kin_s(type.format))) {
        bad_type(c, s, ret, node->format, type.format);
        return false;
    }
    if (!is_numeric && node->format.len > 0 && is_text)
        return true;
    if (fits_type(node, &type))
        return true;
    bad_type(c, s, ret, name, type.name);
    return false;
}

static void validate_type(struct value_check *c, const struct subject *s,
                          struct result *ret)
{
    struct result own = {.first = NULL};

    own.matches = check_type(c, s, &own);
    result_merge(c, ret, &own);
}

/* ---- alternatives ---- */

/* Kinds of messages that name the value in quotes, for the whole object. */
static void bad_whole(struct value_check *c, const struct subject *s,
                      struct result *ret, const char *what, const char *more)
{
    AUTO_DRAFT draft = {.is_on = false};

    draft_init(&draft, c, ret, s->spot);
    put_text(&draft, "Invalid value: \"\": ");
    put_quoted(&draft, kin__buf_str(&draft.path));
    put_text(&draft, what);
    put_text(&draft, more);
    draft_finish(&draft, ret, INVALID, /* is_whole= */ true);
}

static void validate_with(struct value_check *c, const struct subject *s,
                          const struct kin__structural *node,
                          struct result *ret)
{
    /* Alternatives forgive nothing. */
    const struct subject inner = {.node = node,
                                  .value = s->value,
                                  .old = kin_value_absent(),
                                  .spot = s->spot};

    *ret = (struct result){.first = NULL};
    validate(c, &inner, ret);
}

/* Keeps the errors of the alternative that fits best. */
static void keep_best(struct value_check *c, struct result *best,
                      struct result *one)
{
    if (best->is_invalid && one->matches <= best->matches) {
        result_clear(c, one);
        return;
    }
    result_clear(c, best);
    *best = *one;
}

static void validate_any(struct value_check *c, const struct subject *s,
                         struct result *ret)
{
    const struct kin__structural_list_of *list = &s->node->checks->any_of;
    struct result best = {.first = NULL};

    assert(!ret->is_invalid);
    for (size_t i = 0; i < list->count; i++) {
        struct result one;
        validate_with(c, s, list->items[i], &one);
        if (!one.is_invalid) {
            result_clear(c, &best);
            result_merge(c, ret, &one);
            return;
        }
        keep_best(c, &best, &one);
    }
    if (list->count == 0)
        return;
    bad_whole(c, s, ret, " must validate at least one schema (anyOf)", "");
    result_merge(c, ret, &best);
}

static void validate_one(struct value_check *c, const struct subject *s,
                         struct result *ret)
{
    const struct kin__structural_list_of *list = &s->node->checks->one_of;
    struct result best = {.first = NULL};
    struct result first = {.first = NULL};
    size_t valid = 0;
    char more[64] = "Found none valid";

    assert(list->count == 0 || list->items);
    for (size_t i = 0; i < list->count; i++) {
        struct result one;
        validate_with(c, s, list->items[i], &one);
        if (!one.is_invalid && valid++ == 0)
            first = one;
        if (one.is_invalid)
            keep_best(c, &best, &one);
    }
    if (valid > 0)
        result_clear(c, &best);
    if (list->count == 0)
        return;
    if (valid == 1) {
        result_merge(c, ret, &first);
        return;
    }
    if (valid > 1)
        (void)snprintf(more, sizeof(more), "Found %zu valid alternatives",
                       valid);
    bad_whole(c, s, ret, " must validate one and only one schema (oneOf). ",
              more);
    if (valid == 0)
        result_merge(c, ret, &best);
}

static void validate_all(struct value_check *c, const struct subject *s,
                         struct result *ret)
{
    const struct kin__structural_list_of *list = &s->node->checks->all_of;
    size_t valid = 0;

    assert(list->count == 0 || list->items);
    for (size_t i = 0; i < list->count; i++) {
        struct result one;
        validate_with(c, s, list->items[i], &one);
        valid += !one.is_invalid;
        result_merge(c, ret, &one);
    }
    if (valid < list->count)
        bad_whole(c, s, ret, " must validate all the schemas (allOf)",
                  valid == 0 ? ". None validated" : "");
}

static void validate_alternatives(struct value_check *c,
                                  const struct subject *s, struct result *ret)
{
    struct result own = {.matches = 1};
    struct result inner;

    if (s->node->checks) {
        validate_any(c, s, &own);
        validate_one(c, s, &own);
        validate_all(c, s, &own);
        if (s->node->checks->not_) {
            validate_with(c, s, s->node->checks->not_, &inner);
            if (!inner.is_invalid)
                bad_whole(c, s, &own, " must not validate the schema (not)",
                          "");
            result_clear(c, &inner);
        }
    }
    result_merge(c, ret, &own);
}

/* ---- strings ---- */

static size_t count_runes(kin_str text)
{
    size_t count = 0;

    for (size_t i = 0; i < text.len; i++)
        count += ((unsigned char)text.ptr[i] & 0xc0) != 0x80;
    return count;
}

static bool has_limit(const struct kin__structural *node,
                      enum kin__structural_limit limit)
{
    return node->checks && node->checks->limits & 1U << limit;
}

static void bad_short(struct value_check *c, const struct subject *s,
                      struct result *ret)
{
    AUTO_DRAFT draft = {.is_on = false};

    draft_init(&draft, c, ret, s->spot);
    put_text(&draft, "Invalid value: ");
    put_value(&draft, s->value);
    put_text(&draft, ": ");
    put_path(&draft);
    put_text(&draft, "should be at least ");
    put_int(&draft, s->node->checks->limit[KIN__LIMIT_MIN_LENGTH]);
    put_text(&draft, " chars long");
    draft_finish(&draft, ret, INVALID, /* is_whole= */ false);
}

static void bad_long(struct value_check *c, const struct subject *s,
                     struct result *ret)
{
    AUTO_DRAFT draft = {.is_on = false};

    draft_init(&draft, c, ret, s->spot);
    put_text(&draft, "Too long: may not be more than ");
    put_int(&draft, s->node->checks->limit[KIN__LIMIT_MAX_LENGTH]);
    put_text(&draft, " bytes");
    draft_finish(&draft, ret, "FieldValueTooLong", /* is_whole= */ false);
}

static void check_pattern(struct value_check *c, const struct subject *s,
                          kin_str text, struct result *ret)
{
    const struct kin__structural_checks *checks = s->node->checks;
    AUTO_DRAFT draft = {.is_on = false};

    assert(checks->regex);
    int r = c->error == 0
                ? kin__regex_match(checks->regex, text, c->check->budget)
                : c->error;
    if (r < 0)
        c->error = r;
    if (r != 0)
        return;
    draft_init(&draft, c, ret, s->spot);
    put_text(&draft, "Invalid value: ");
    put_value(&draft, s->value);
    put_text(&draft, ": ");
    put_path(&draft);
    put_text(&draft, "should match '");
    put_str(&draft, checks->pattern);
    put_text(&draft, "'");
    draft_finish(&draft, ret, INVALID, /* is_whole= */ false);
}

/* Only the first error is reported. */
static void validate_string(struct value_check *c, const struct subject *s,
                            struct result *ret)
{
    kin_scratch scratch;
    kin_str text = kin_value_text(s->value, &scratch);
    const struct kin__structural_checks *checks = s->node->checks;

    if (!checks || !take(c, text.len / 64))
        return;
    int64_t runes = (int64_t)count_runes(text);
    if (has_limit(s->node, KIN__LIMIT_MAX_LENGTH) &&
        runes > checks->limit[KIN__LIMIT_MAX_LENGTH])
        bad_long(c, s, ret);
    else if (has_limit(s->node, KIN__LIMIT_MIN_LENGTH) &&
             runes < checks->limit[KIN__LIMIT_MIN_LENGTH])
        bad_short(c, s, ret);
    else if (checks->regex)
        check_pattern(c, s, text, ret);
}

static void validate_format(struct value_check *c, const struct subject *s,
                            struct result *ret)
{
    const struct kin__structural *node = s->node;
    kin_scratch scratch;
    AUTO_DRAFT draft = {.is_on = false};
    int r = 1;

    kin_str text = kin_value_text(s->value, &scratch);
    if (c->error < 0)
        return;
    if (node->format_regex)
        r = kin__regex_match(node->format_regex, text, c->check->budget);
    if (r == 1 && node->known->fits)
        r = node->known->fits(text);
    if (r < 0)
        c->error = r;
    if (r != 0)
        return;
    draft_init(&draft, c, ret, s->spot);
    put_text(&draft, "Invalid value: ");
    put_value(&draft, s->value);
    put_text(&draft, ": ");
    put_path(&draft);
    put_text(&draft, "must be of type ");
    put_str(&draft, node->format);
    put_text(&draft, ": ");
    put_quoted(&draft, text);
    draft_finish(&draft, ret, "FieldValueTypeInvalid", /* is_whole= */ false);
}

/* ---- numbers ---- */

/* A double as Go's %v prints it. */
static void put_double(struct draft *draft, double number)
{
    char text[64];
    char *exponent = NULL;
    int precision = 0;

    do {
        (void)snprintf(text, sizeof(text), "%.*e", precision, number);
    } while (precision++ < 17 && strtod(text, NULL) != number);
    exponent = strchr(text, 'e');
    long power = exponent ? strtol(exponent + 1, NULL, 10) : 0;
    if (power >= -4 && power < 21) {
        /* As many digits as it takes. */
        for (precision = 0; precision < 25; precision++) {
            (void)snprintf(text, sizeof(text), "%.*f", precision, number);
            if (strtod(text, NULL) == number)
                break;
        }
    }
    put_text(draft, text);
}

/* Whether Go's range check of a number against the type of a schema fails. */
static bool is_out_of_range(const struct kin__structural *node,
                            kin_value number)
{
    int64_t integer = 0;

    if (node->is_int_or_string)
        return false;
    if (node->type == KIN__STRUCTURAL_NUMBER)
        return kin_str_eq(node->format, KIN__S("float")) &&
               fabs(number_of(number)) > 3.40282346638528859812e+38;
    if (node->type != KIN__STRUCTURAL_INTEGER)
        return false;
    if (!is_integer(number, &integer))
        return true;
    return kin_str_eq(node->format, KIN__S("int32")) &&
           (integer < INT32_MIN || integer > INT32_MAX);
}

static void check_range(struct value_check *c, const struct subject *s,
                        struct result *ret, kin_value number, const char *what)
{
    AUTO_DRAFT draft = {.is_on = false};

    if (!is_out_of_range(s->node, number))
        return;
    draft_init(&draft, c, ret, s->spot);
    put_text(&draft, "Invalid value: \"\": ");
    put_text(&draft, what);
    put_text(&draft, " value must be of type ");
    put_str(&draft, s->node->type_name);
    if (s->node->format.len > 0) {
        put_text(&draft, " with format ");
        put_str(&draft, s->node->format);
        put_text(&draft, " in ");
    } else {
        put_text(&draft, " (default format) in ");
    }
    put_str(&draft, kin__buf_str(&draft.path));
    draft_finish(&draft, ret, INVALID, /* is_whole= */ true);
}

/* What a number must be: "should be less than", and a bound. */
static void bad_number(struct value_check *c, const struct subject *s,
                       struct result *ret, const char *what, kin_value bound,
                       bool as_integer)
{
    AUTO_DRAFT draft = {.is_on = false};

    draft_init(&draft, c, ret, s->spot);
    put_text(&draft, "Invalid value: ");
    put_value(&draft, s->value);
    put_text(&draft, ": ");
    put_path(&draft);
    put_text(&draft, what);
    if (as_integer)
        put_int(&draft, (int64_t)number_of(bound));
    else
        put_double(&draft, number_of(bound));
    draft_finish(&draft, ret, INVALID, /* is_whole= */ false);
}

struct bound {
    kin_value value;
    bool is_exclusive;
    bool is_maximum;
    const char *name;
};

static bool exceeds(const struct bound *bound, int order)
{
    if (order == 0)
        return bound->is_exclusive;
    return bound->is_maximum ? order > 0 : order < 0;
}

static const char *words_for(const struct bound *bound)
{
    if (bound->is_maximum)
        return bound->is_exclusive ? "should be less than "
                                   : "should be less than or equal to ";
    return bound->is_exclusive ? "should be greater than "
                               : "should be greater than or equal to ";
}

static void check_bound(struct value_check *c, const struct subject *s,
                        struct result *ret, const struct bound *bound)
{
    int64_t integer = 0;
    int order = 0;

    assert(bound->name);
    if (kin_value_type(bound->value) != KIN_TYPE_NUMBER)
        return;
    check_range(c, s, ret, bound->value, bound->name);
    bool as_integer = is_integer(s->value, &integer) &&
                      !is_out_of_range(s->node, bound->value);
    if (as_integer) {
        int64_t limit = (int64_t)number_of(bound->value);
        order = integer < limit ? -1 : integer > limit;
    } else {
        double number = number_of(s->value);
        double limit = number_of(bound->value);
        order = number < limit ? -1 : number > limit;
    }
    if (exceeds(bound, order))
        bad_number(c, s, ret, words_for(bound), bound->value, as_integer);
}

/* A factor that is an integer for Go, and not positive. */
static void bad_factor(struct value_check *c, const struct subject *s,
                       struct result *ret, double factor, bool as_integer)
{
    AUTO_DRAFT draft = {.is_on = false};

    draft_init(&draft, c, ret, s->spot);
    put_text(&draft, "Invalid value: ");
    if (as_integer)
        put_int(&draft, (int64_t)factor);
    else
        put_double(&draft, factor);
    put_text(&draft, ": factor MultipleOf declared for ");
    put_str(&draft, kin__buf_str(&draft.path));
    put_text(&draft, " must be positive: ");
    if (as_integer)
        put_int(&draft, (int64_t)factor);
    else
        put_double(&draft, factor);
    draft_finish(&draft, ret, INVALID, /* is_whole= */ false);
}

static void check_factor(struct value_check *c, const struct subject *s,
                         struct result *ret)
{
    kin_value value = s->node->checks->multiple_of;
    int64_t integer = 0;
    bool is_multiple = false;

    if (kin_value_type(value) != KIN_TYPE_NUMBER)
        return;
    check_range(c, s, ret, value, "MultipleOf");
    double factor = number_of(value);
    bool as_integer = is_integer(s->value, &integer) &&
                      !is_out_of_range(s->node, value);
    if (as_integer ? (int64_t)factor <= 0 : factor <= 0) {
        bad_factor(c, s, ret, factor, as_integer);
        return;
    }
    if (as_integer)
        is_multiple = integer % (int64_t)factor == 0;
    else if (factor < 1)
        is_multiple = is_integral(1 / factor * number_of(s->value));
    else
        is_multiple = is_integral(number_of(s->value) / factor);
    if (!is_multiple)
        bad_number(c, s, ret, "should be a multiple of ", value, as_integer);
}

static void validate_number(struct value_check *c, const struct subject *s,
                            struct result *ret)
{
    const struct kin__structural_checks *checks = s->node->checks;
    struct result own = {.matches = 1};

    check_range(c, s, &own, s->value, "Checked");
    if (checks) {
        const struct bound minimum = {checks->minimum,
                                      checks->is_minimum_exclusive, false,
                                      "Minimum boundary"};
        const struct bound maximum = {checks->maximum,
                                      checks->is_maximum_exclusive, true,
                                      "Maximum boundary"};
        check_factor(c, s, &own);
        check_bound(c, s, &own, &minimum);
        check_bound(c, s, &own, &maximum);
    }
    result_merge(c, ret, &own);
}

/* ---- enumerations ---- */

/* Go converts a number to the type of each allowed value: 1.5 is 1. */
static bool is_truncated_value(struct value_check *c, const struct subject *s)
{
    kin_value values = s->node->checks->values;
    int64_t integer = 0;

    if (kin_value_type(s->value) != KIN_TYPE_NUMBER ||
        is_integer(s->value, &integer) || !take(c, kin_value_count(values)))
        return false;
    double number = number_of(s->value);
    if (!(fabs(number) < 9e18))
        return false;
    for (size_t i = 0; i < kin_value_count(values); i++)
        if (is_integer(kin_value_at(values, i), &integer) &&
            integer == (int64_t)number)
            return true;
    return false;
}

static void validate_values(struct value_check *c, const struct subject *s,
                            struct result *ret)
{
    const struct kin__structural_checks *checks = s->node->checks;
    AUTO_DRAFT draft = {.is_on = false};

    if (!checks || !checks->value_set ||
        (kin_value_type(s->value) != KIN_TYPE_NULL &&
         (kin__seen_has(checks->value_set, s->value) ||
          is_truncated_value(c, s))))
        return;
    size_t count = kin_value_count(checks->values);
    draft_init(&draft, c, ret, s->spot);
    put_text(&draft, "Unsupported value: ");
    put_value(&draft, s->value);
    put_text(&draft, ": supported values: ");
    for (size_t i = 0;
         draft.is_on && i < count && draft.message.len < MESSAGE_MAX_BYTES / 2;
         i++) {
        kin_value value = kin_value_at(checks->values, i);
        put_text(&draft, i > 0 ? ", " : "");
        if (kin_value_type(value) == KIN_TYPE_STRING)
            put_value(&draft, value);
        else {
            KIN__AUTO_TEXT text;
            kin__text_init(&text, c->check->alloc);
            kin__text_value(&text, value);
            if (text.code == KIN_ENOMEM)
                c->error = text.code;
            put_quoted(&draft, kin__text_str(&text));
        }
    }
    draft_finish(&draft, ret, "FieldValueNotSupported", /* is_whole= */ false);
}

/* ---- arrays and objects ---- */

static void bad_count(struct value_check *c, const struct subject *s,
                      struct result *ret, size_t count,
                      enum kin__structural_limit limit)
{
    bool is_items = limit == KIN__LIMIT_MIN_ITEMS ||
                    limit == KIN__LIMIT_MAX_ITEMS;
    bool is_max = limit == KIN__LIMIT_MAX_ITEMS ||
                  limit == KIN__LIMIT_MAX_PROPERTIES;
    int64_t number = s->node->checks->limit[limit];
    AUTO_DRAFT draft = {.is_on = false};

    assert(limit >= KIN__LIMIT_MAX_ITEMS);
    draft_init(&draft, c, ret, s->spot);
    if (is_max) {
        put_text(&draft, "Too many: ");
        put_int(&draft, (int64_t)count);
        put_text(&draft, ": must have at most ");
        put_int(&draft, number);
        put_text(&draft, " items");
        draft_finish(&draft, ret, "FieldValueTooMany", /* is_whole= */ false);
        return;
    }
    put_text(&draft, "Invalid value: ");
    put_int(&draft, (int64_t)count);
    put_text(&draft, ": ");
    put_path(&draft);
    put_text(&draft, "should have at least ");
    put_int(&draft, number);
    put_text(&draft, is_items ? " items" : " properties");
    draft_finish(&draft, ret, INVALID, /* is_whole= */ false);
}

static void check_count(struct value_check *c, const struct subject *s,
                        struct result *ret, size_t count,
                        enum kin__structural_limit limit, bool is_max)
{
    if (!has_limit(s->node, limit))
        return;
    int64_t number = s->node->checks->limit[limit];
    if (is_max ? (int64_t)count > number : (int64_t)count < number)
        bad_count(c, s, ret, count, limit);
}

/* The elements of a list of type map by their keys. */
struct old_items {
    struct kin__seen keys;
    kin_value list;
    kin_value names; /* of the keys */
    size_t *places;  /* owned; of the keys in the list */
    bool is_used;
};

static void old_items_done(struct old_items *old)
{
    if (!old->is_used)
        return;
    const kin_allocator *alloc = old->keys.alloc;
    kin__seen_done(&old->keys);
    kin__free(alloc, old->places);
}

/* One or two key fields; other lists are not correlated. */
static bool keys_of(const struct old_items *old, kin_value item,
                    kin_value ret[2])
{
    ret[1] = kin_value_absent();
    for (size_t i = 0; i < kin_value_count(old->names); i++) {
        kin_str name = kin_value_str(kin_value_at(old->names, i));
        ret[i] = kin_value_get(item, name);
        kin_type type = kin_value_type(ret[i]);
        if (type != KIN_TYPE_STRING && type != KIN_TYPE_NUMBER &&
            type != KIN_TYPE_BOOL)
            return false;
    }
    return true;
}

static void old_items_init(struct value_check *c, struct old_items *old,
                           const struct subject *s)
{
    size_t names = kin_value_count(s->node->list_keys);
    size_t count = kin_value_count(s->old);
    kin_value keys[2];

    *old = (struct old_items){.list = s->old, .names = s->node->list_keys};
    if (kin_value_type(s->old) != KIN_TYPE_ARRAY ||
        s->node->list != KIN__STRUCTURAL_MAP || names < 1 || names > 2 ||
        !take(c, count))
        return;
    old->is_used = true;
    int r = kin__seen_init(&old->keys, c->check->alloc, count);
    old->places = kin__alloc(c->check->alloc, count + 1, sizeof(size_t));
    if (r < 0 || !old->places) {
        c->error = KIN_ENOMEM;
        return;
    }
    size_t added = 0;
    for (size_t i = 0; i < count; i++) {
        if (!keys_of(old, kin_value_at(s->old, i), keys))
            continue;
        kin__seen_add_pair(&old->keys, keys[0], keys[1]);
        old->places[added++] = i;
    }
}

static kin_value old_item(const struct old_items *old, kin_value item)
{
    kin_value keys[2];

    if (!old->is_used || !old->places || !keys_of(old, item, keys))
        return kin_value_absent();
    size_t place = kin__seen_find_pair(&old->keys, keys[0], keys[1]);
    return place == KIN__SEEN_NONE
               ? kin_value_absent()
               : kin_value_at(old->list, old->places[place]);
}

static void validate_array(struct value_check *c, const struct subject *s,
                           struct result *ret)
{
    __attribute__((cleanup(old_items_done))) struct old_items old;
    size_t count = kin_value_count(s->value);
    struct result own = {.matches = 1};

    assert(kin_value_type(s->value) == KIN_TYPE_ARRAY);
    old_items_init(c, &old, s);
    for (size_t i = 0; s->node->items && i < count && c->error == 0; i++) {
        const struct spot spot = {.up = s->spot, .index = i};
        const struct subject item = {
            .node = s->node->items,
            .value = kin_value_at(s->value, i),
            .old = old_item(&old, kin_value_at(s->value, i)),
            .spot = &spot};
        struct result one = {.first = NULL};
        validate(c, &item, &one);
        result_merge(c, &own, &one);
    }
    check_count(c, s, &own, count, KIN__LIMIT_MIN_ITEMS, false);
    check_count(c, s, &own, count, KIN__LIMIT_MAX_ITEMS, true);
    result_merge(c, ret, &own);
}

static void validate_member(struct value_check *c, const struct subject *s,
                            struct kin__keys *old, size_t index,
                            struct result *ret)
{
    kin_str name = kin_value_key_at(s->value, index);
    const struct kin__structural *node = kin__structural_find(s->node, name);
    struct spot spot = {.up = s->spot, .name = name};

    if (!node) {
        node = s->node->more;
        spot.has_dot = true;
    }
    if (!node)
        return;
    const struct subject member = {.node = node,
                                   .value = kin_value_at(s->value, index),
                                   .old = old ? kin__keys_get(old, name)
                                              : kin_value_absent(),
                                   .spot = &spot};
    struct result one = {.first = NULL};
    validate(c, &member, &one);
    result_merge(c, ret, &one);
}

static void check_required(struct value_check *c, const struct subject *s,
                           struct result *ret)
{
    kin_value required = s->node->checks ? s->node->checks->required
                                         : kin_value_absent();
    struct kin__keys keys;
    size_t count = kin_value_count(required);

    if (count == 0 || !take(c, count))
        return;
    if (kin__keys_init(&keys, c->check->alloc, s->value) < 0) {
        c->error = KIN_ENOMEM;
        return;
    }
    for (size_t i = 0; i < count; i++) {
        kin_str name = kin_value_str(kin_value_at(required, i));
        const struct spot spot = {.up = s->spot, .name = name, .has_dot = true};
        AUTO_DRAFT draft = {.is_on = false};
        if (kin__keys_find(&keys, name) != KIN__KEYS_NONE)
            continue;
        draft_init(&draft, c, ret, &spot);
        put_text(&draft, "Required value");
        draft_finish(&draft, ret, "FieldValueRequired", /* is_whole= */ false);
    }
    kin__keys_done(&keys);
}

static void validate_object(struct value_check *c, const struct subject *s,
                            struct result *ret)
{
    size_t count = kin_value_count(s->value);
    struct result own = {.first = NULL};
    struct kin__keys old;
    bool has_old = kin_value_type(s->old) == KIN_TYPE_OBJECT;

    assert(kin_value_type(s->value) == KIN_TYPE_OBJECT);
    if (has_old && kin__keys_init(&old, c->check->alloc, s->old) < 0) {
        c->error = KIN_ENOMEM;
        return;
    }
    check_count(c, s, &own, count, KIN__LIMIT_MIN_PROPERTIES, false);
    check_count(c, s, &own, count, KIN__LIMIT_MAX_PROPERTIES, true);
    for (size_t i = 0; i < count && c->error == 0; i++)
        validate_member(c, s, has_old ? &old : NULL, i, &own);
    if (has_old)
        kin__keys_done(&old);
    check_required(c, s, &own);
    result_merge(c, ret, &own);
}

/* ---- values ---- */

/* Whether errors are forgiven: the value is as it was.  As in Kubernetes, a
 * null counts as a change. */
static bool is_unchanged(struct value_check *c, const struct subject *s)
{
    return kin_value_exists(s->old) &&
           kin_value_type(s->value) != KIN_TYPE_NULL && take(c, 1) &&
           kin_value_equal(s->value, s->old);
}

static void validate_null(struct value_check *c, const struct subject *s,
                          struct result *ret)
{
    validate_type(c, s, ret);
    validate_values(c, s, ret);
}

/* The checks in Kubernetes' order; each that applies counts as a match. */
static void validate_some(struct value_check *c, const struct subject *s,
                          struct result *ret)
{
    const struct kin__structural *node = s->node;
    kin_type type = kin_value_type(s->value);

    if (has_type(node) || node->format.len > 0) {
        validate_type(c, s, ret);
        ret->matches++;
    }
    validate_alternatives(c, s, ret);
    ret->matches++;
    if (type == KIN_TYPE_STRING) {
        validate_string(c, s, ret);
        ret->matches++;
        if (node->known && node->format.len > 0) {
            validate_format(c, s, ret);
            ret->matches++;
        }
    } else if (type == KIN_TYPE_NUMBER) {
        validate_number(c, s, ret);
        ret->matches++;
    } else if (type == KIN_TYPE_ARRAY) {
        validate_array(c, s, ret);
        ret->matches++;
    }
    validate_values(c, s, ret);
    ret->matches++;
    if (type == KIN_TYPE_OBJECT) {
        validate_object(c, s, ret);
        ret->matches++;
    }
    ret->matches++;
}

static void validate(struct value_check *c, const struct subject *s,
                     struct result *ret)
{
    assert(s->node);
    if (!take(c, 1 + kin_value_count(s->value) / 8))
        return;
    if (kin_value_type(s->value) == KIN_TYPE_NULL)
        validate_null(c, s, ret);
    else
        validate_some(c, s, ret);
    if (ret->is_invalid && is_unchanged(c, s)) {
        uint64_t matches = ret->matches;
        result_clear(c, ret);
        ret->matches = matches;
    }
}

static void checking_done(struct value_check *c)
{
    while (c->owned)
        problem_free(c, c->owned);
}

int kin__custom_check(const struct kin__custom_check *check,
                      const struct kin__structural *node, kin_value value,
                      kin__custom_problem *problem, void *userdata)
{
    __attribute__((cleanup(checking_done))) struct value_check c = {
        .check = check};
    const struct subject root = {
        .node = node, .value = value, .old = check->old};
    struct result result = {.first = NULL};

    assert(node);
    validate(&c, &root, &result);
    if (c.error < 0)
        return c.error;
    for (struct problem *p = result.first; p; p = p->next)
        problem(kin_s(p->reason), kin_s(p->field), kin_s(p->message), userdata);
    return (int)result.count;
}
