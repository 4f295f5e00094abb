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
    /* Longest canonical text: escapes may double the source, and operators may
     * get spaces and parentheses. */
    SELECTOR_TEXT_MAX = 4 * KIN_SELECTOR_LEN_MAX,
};

struct kin_selector {
    const kin_allocator *alloc; /* borrowed */
    bool is_of_fields;
    bool is_nothing;
    char *source; /* owned copy of the input; keys and values are views of it,
                     each NUL-terminated once the selector is finished */
    char *text;   /* owned; canonical; NULL until finished */
    size_t text_len;
    struct kin__requirement *requirements; /* owned */
    size_t count;
    size_t count_max; /* allocated */
    kin_str *values;  /* owned; the values of a requirement are adjacent */
    size_t value_count;
    size_t value_max; /* allocated; the array never moves */
};

/* Capacity that a selector needs. */
struct selector_room {
    size_t requirements;
    size_t values;
};

/* ---- life cycle and canonical text ---- */

static int selector_limit(kin_error *err, const char *what, int max)
{
    return kin_error_set(err, KIN_ELIMIT, "selector: more than %d %s", max,
                         what);
}

static int selector_check_room(kin_str text, struct selector_room room,
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
        return kin_error_set(err, KIN_EPARSE, "selector: contains a NUL byte");
    return 0;
}

/* Creates an empty selector with a copy of `text` and room for everything that
 * the text can contain.  0, KIN_ELIMIT if the room or the text exceeds the
 * limits, KIN_EPARSE if the text contains a NUL, KIN_ENOMEM. */
static int selector_new(const kin_allocator *alloc, kin_str text,
                        struct selector_room room, kin_selector **ret,
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
    /* One more than needed, since kin__alloc() of 0 elements returns NULL. */
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

/* Adds a value of the next requirement; a view of the selector's source, or
 * static. */
static void selector_push_value(kin_selector *selector, kin_str value)
{
    assert(selector->value_count < selector->value_max);
    selector->values[selector->value_count++] = value;
}

/* Adds a requirement with the values pushed since the last one. */
static void selector_push(kin_selector *selector, kin_str key,
                          enum kin__selector_op op)
{
    const kin_str *values = selector->values;

    assert(selector->count < selector->count_max && !selector->text);
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

/* Compares by key; equal keys by their position in the source. */
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

/* Sorts values by bytes and removes duplicates; returns the new count. */
static size_t sort_values(kin_str *values, size_t count)
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

/* Writes a NUL after a view of the source, over the separator. */
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

/* Sorts label requirements by key and writes the canonical text. */
static int selector_finish(kin_selector *selector, kin_error *err)
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

/* Parses a 64-bit integer like Go: with an optional sign, also '+'. */
static bool str_to_integer(kin_str s, int64_t *ret)
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
        return kin_error_set(err, code, "label selector: unknown operator %d",
                             (int)req->op);
    }
    if (wanted)
        return kin_error_set(err, code,
                             "label selector: key '%.*s' requires %s, has %zu",
                             KIN_STR(req->key), wanted, req->value_count);
    return 0;
}

/* Checks a requirement on labels: number of values, key, values.  Fails with
 * `code`. */
static int requirement_check_label(const struct kin__requirement *req, int code,
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
        if (is_number && !str_to_integer(req->values[i], &number))
            reason = "must be a 64-bit integer";
        else if (kin__name_is_label_value(req->values[i], &reason))
            continue;
        return kin_error_set(
            err, code, "label selector: value '%.*s' of key '%.*s' %s",
            KIN_STR(req->values[i]), KIN_STR(req->key), reason);
    }
    return 0;
}

/* Checks a requirement on a field.  Keys of fields cannot be escaped. */
static int requirement_check_field(const struct kin__requirement *req,
                                   kin_error *err)
{
    static const char forbidden[] = {'=', '!', ',', '\\', '\0'};

    if (req->op != KIN__SELECTOR_EQUALS && req->op != KIN__SELECTOR_NOT_EQUALS)
        return kin_error_set(
            err, KIN_EINVAL,
            "field selector: '%.*s' supports only = and !=", KIN_STR(req->key));
    if (req->value_count != 1)
        return kin_error_set(
            err, KIN_EINVAL,
            "field selector: '%.*s' requires exactly one value",
            KIN_STR(req->key));
    bool is_bad = req->key.len == 0 ||
                  kin__str_find(req->values[0], '\0') != KIN__STR_NONE;
    for (size_t i = 0; i < sizeof(forbidden); i++)
        is_bad |= kin__str_find(req->key, forbidden[i]) != KIN__STR_NONE;
    if (is_bad)
        return kin_error_set(err, KIN_EINVAL,
                             "field selector: '%.*s' has a reserved character",
                             KIN_STR(req->key));
    return 0;
}

static int requirements_write(struct kin__buf *buf,
                              const struct kin__requirement *reqs, size_t count,
                              bool is_of_fields, kin_error *err)
{
    for (size_t i = 0; i < count; i++) {
        int r = is_of_fields
                    ? requirement_check_field(&reqs[i], err)
                    : requirement_check_label(&reqs[i], KIN_EINVAL, err);
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

/* Writes the requirements as text and parses it, which makes it canonical. */
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
    struct selector_room none = {0};
    KIN_AUTO(kin_selector) *selector = NULL;
    int r = selector_new(alloc, kin_str_of(NULL, 0), none, &selector, err);

    if (r == 0)
        r = selector_finish(selector, err);
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

/*
 * ---- parsing label selectors ----
 *
 *     selector     = [ requirement *( "," requirement ) ]
 *     requirement  = "!" key / key / key op value / key set-op "(" values ")"
 *     op           = "=" / "==" / "!=" / ">" / "<"
 *     set-op       = "in" / "notin"
 *     values       = value *( "," value )
 *
 * Space, tab, CR and LF separate words and are skipped.  A key is a word; a
 * value may be empty; "in" and "notin" are ordinary words where an operator is
 * not possible.
 */

enum token_kind {
    TOKEN_END,
    TOKEN_WORD,
    TOKEN_IN,
    TOKEN_NOT_IN,
    TOKEN_COMMA,
    TOKEN_OPEN,
    TOKEN_CLOSE,
    TOKEN_NOT,
    TOKEN_EQUALS,
    TOKEN_DOUBLE_EQUALS,
    TOKEN_NOT_EQUALS,
    TOKEN_GREATER,
    TOKEN_LESS,
};

struct token {
    enum token_kind kind;
    kin_str text; /* view of the source */
};

struct label_parser {
    kin_selector *selector; /* borrowed; being filled */
    kin_str source;
    size_t at;         /* start of the token after `next` */
    struct token next; /* lookahead */
    kin_error *err;
};

static bool is_blank(char c)
{
    return c == ' ' || c == '\t' || c == '\r' || c == '\n';
}

static enum token_kind symbol_kind(char c)
{
    switch (c) {
    case ',':
        return TOKEN_COMMA;
    case '(':
        return TOKEN_OPEN;
    case ')':
        return TOKEN_CLOSE;
    case '!':
        return TOKEN_NOT;
    case '=':
        return TOKEN_EQUALS;
    case '>':
        return TOKEN_GREATER;
    case '<':
        return TOKEN_LESS;
    default:
        return TOKEN_WORD;
    }
}

static struct token lex_word(kin_str rest)
{
    size_t len = 0;

    while (len < rest.len && !is_blank(rest.ptr[len]) &&
           symbol_kind(rest.ptr[len]) == TOKEN_WORD)
        len++;
    struct token token = {TOKEN_WORD, kin__str_slice(rest, 0, len)};
    if (kin_str_eq(token.text, KIN__S("in")))
        token.kind = TOKEN_IN;
    else if (kin_str_eq(token.text, KIN__S("notin")))
        token.kind = TOKEN_NOT_IN;
    return token;
}

static struct token lex(kin_str rest)
{
    if (rest.len == 0)
        return (struct token){TOKEN_END, rest};
    struct token token = {symbol_kind(rest.ptr[0]), kin__str_slice(rest, 0, 1)};
    if (token.kind == TOKEN_WORD)
        return lex_word(rest);
    bool is_doubled = rest.len > 1 && rest.ptr[1] == '=';
    if (is_doubled && token.kind == TOKEN_EQUALS)
        token = (struct token){TOKEN_DOUBLE_EQUALS, kin__str_slice(rest, 0, 2)};
    else if (is_doubled && token.kind == TOKEN_NOT)
        token = (struct token){TOKEN_NOT_EQUALS, kin__str_slice(rest, 0, 2)};
    return token;
}

static struct token parser_take(struct label_parser *parser)
{
    struct token taken = parser->next;

    while (parser->at < parser->source.len &&
           is_blank(parser->source.ptr[parser->at]))
        parser->at++;
    parser->next = lex(
        kin__str_slice(parser->source, parser->at, parser->source.len));
    parser->at += parser->next.text.len;
    return taken;
}

static bool parser_sees(const struct label_parser *parser, enum token_kind kind)
{
    return parser->next.kind == kind;
}

static bool parser_sees_word(const struct label_parser *parser)
{
    return parser_sees(parser, TOKEN_WORD) || parser_sees(parser, TOKEN_IN) ||
           parser_sees(parser, TOKEN_NOT_IN);
}

/* Fails with an error about the next token. */
static int parser_expected(const struct label_parser *parser, const char *what)
{
    if (parser_sees(parser, TOKEN_END))
        return kin_error_set(parser->err, KIN_EPARSE,
                             "label selector: ends where %s is expected", what);
    return kin_error_set(
        parser->err, KIN_EPARSE,
        "label selector: found '%.*s' at byte %zu, expected %s",
        KIN_STR(parser->next.text),
        (size_t)(parser->next.text.ptr - parser->source.ptr), what);
}

static int parse_set(struct label_parser *parser)
{
    kin_selector *selector = parser->selector;
    size_t first = selector->value_count;

    if (!parser_sees(parser, TOKEN_OPEN))
        return parser_expected(parser, "'('");
    do {
        (void)parser_take(parser); /* "(" or "," */
        kin_str value = kin_str_of("", 0);
        if (parser_sees_word(parser))
            value = parser_take(parser).text;
        selector_push_value(selector, value);
    } while (parser_sees(parser, TOKEN_COMMA));
    if (!parser_sees(parser, TOKEN_CLOSE))
        return parser_expected(parser, "',' or ')'");
    (void)parser_take(parser);
    selector->value_count = first + sort_values(selector->values + first,
                                                selector->value_count - first);
    return 0;
}

static int parse_value(struct label_parser *parser)
{
    kin_str value = kin_str_of("", 0);

    if (parser_sees_word(parser))
        value = parser_take(parser).text;
    else if (!parser_sees(parser, TOKEN_END) &&
             !parser_sees(parser, TOKEN_COMMA))
        return parser_expected(parser, "a value");
    selector_push_value(parser->selector, value);
    return 0;
}

static int parse_operator(struct label_parser *parser,
                          enum kin__selector_op *ret)
{
    static const struct {
        enum token_kind kind;
        enum kin__selector_op op;
    } operators[] = {
        {TOKEN_IN, KIN__SELECTOR_IN},
        {TOKEN_NOT_IN, KIN__SELECTOR_NOT_IN},
        {TOKEN_EQUALS, KIN__SELECTOR_EQUALS},
        {TOKEN_DOUBLE_EQUALS, KIN__SELECTOR_DOUBLE_EQUALS},
        {TOKEN_NOT_EQUALS, KIN__SELECTOR_NOT_EQUALS},
        {TOKEN_GREATER, KIN__SELECTOR_GREATER},
        {TOKEN_LESS, KIN__SELECTOR_LESS},
    };

    for (size_t i = 0; i < sizeof(operators) / sizeof(operators[0]); i++)
        if (parser_sees(parser, operators[i].kind)) {
            (void)parser_take(parser);
            *ret = operators[i].op;
            return 0;
        }
    return parser_expected(parser, "one of =, ==, !=, in, notin, > and <");
}

/* Parses what follows a key without a leading "!". */
static int parse_restriction(struct label_parser *parser,
                             enum kin__selector_op *ret)
{
    if (parser_sees(parser, TOKEN_END) || parser_sees(parser, TOKEN_COMMA)) {
        *ret = KIN__SELECTOR_EXISTS;
        return 0;
    }
    int r = parse_operator(parser, ret);
    if (r < 0)
        return r;
    if (*ret == KIN__SELECTOR_IN || *ret == KIN__SELECTOR_NOT_IN)
        return parse_set(parser);
    return parse_value(parser);
}

static int parse_requirement(struct label_parser *parser)
{
    kin_selector *selector = parser->selector;
    enum kin__selector_op op = KIN__SELECTOR_NOT_EXISTS;
    bool is_negated = parser_sees(parser, TOKEN_NOT);
    int r = 0;

    if (is_negated)
        (void)parser_take(parser);
    if (!parser_sees_word(parser))
        return parser_expected(parser, is_negated ? "a key" : "a key or '!'");
    kin_str key = parser_take(parser).text;
    if (!is_negated)
        r = parse_restriction(parser, &op);
    if (r < 0)
        return r;
    selector_push(selector, key, op);
    return requirement_check_label(&selector->requirements[selector->count - 1],
                                   KIN_EPARSE, parser->err);
}

static int parse_requirements(struct label_parser *parser)
{
    int r = 0;

    (void)parser_take(parser);
    if (parser_sees(parser, TOKEN_END))
        return 0;
    for (;;) {
        r = parse_requirement(parser);
        if (r < 0)
            return r;
        if (parser_sees(parser, TOKEN_END))
            return 0;
        if (!parser_sees(parser, TOKEN_COMMA))
            return parser_expected(parser, "',' or the end");
        (void)parser_take(parser);
    }
}

/* Upper bounds: a requirement follows each comma outside parentheses; each
 * value follows an operator, a parenthesis or a comma inside. */
static struct selector_room labels_room(kin_str text)
{
    struct selector_room room = {.requirements = 1};
    bool is_inside = false;
    char last = '\0';

    for (size_t i = 0; i < text.len; i++) {
        char c = text.ptr[i];
        if (c == '(' || c == ')')
            is_inside = c == '(';
        if (c == ',' && !is_inside)
            room.requirements++;
        if (c == '(' || c == '<' || c == '>' || (c == ',' && is_inside) ||
            (c == '=' && last != '='))
            room.values++;
        last = c;
    }
    return room;
}

int kin_selector_parse_labels(const kin_allocator *alloc, kin_str text,
                              kin_selector **ret, kin_error *err)
{
    KIN_AUTO(kin_selector) *selector = NULL;
    int r = selector_new(alloc, text, labels_room(text), &selector, err);

    if (r < 0)
        return r;
    assert(selector);
    struct label_parser parser = {
        .selector = selector,
        .source = kin_str_of(selector->source, text.len),
        .err = err,
    };
    r = parse_requirements(&parser);
    if (r == 0)
        r = selector_finish(selector, err);
    if (r < 0)
        return r;
    *ret = KIN__STEAL(selector);
    return 0;
}

/*
 * ---- parsing field selectors ----
 *
 * Terms are separated by ',' without a '\' before it; empty terms are skipped.
 * Within a term the first of "!=", "==" and "=" separates the key, which is
 * used verbatim, from the value, where '\' escapes '\', ',' and '='.  Terms are
 * sorted by their text before they are parsed, as in Kubernetes, so "a==z"
 * comes before "a=b".  White space is part of keys and values.
 */

/* Removes and returns the next term of `*rest`; sets its pointer to NULL after
 * the last. */
static kin_str take_term(kin_str *rest)
{
    size_t len = 0;

    while (len < rest->len && rest->ptr[len] != ',')
        len += rest->ptr[len] == '\\' ? 2 : 1;
    kin_str term = kin__str_slice(*rest, 0, len);
    if (len < rest->len)
        *rest = kin__str_slice(*rest, len + 1, rest->len);
    else
        *rest = kin_str_of(NULL, 0);
    return term;
}

/* One requirement and one value per non-empty term. */
static struct selector_room fields_room(kin_str text)
{
    struct selector_room room = {0};
    kin_str rest = text;

    while (rest.ptr)
        if (take_term(&rest).len > 0)
            room.requirements++;
    room.values = room.requirements;
    return room;
}

/* Splits a term at its operator; false if it has none. */
static bool term_split(kin_str term, kin_str *ret_key,
                       enum kin__selector_op *ret_op, kin_str *ret_value)
{
    size_t at = kin__str_find(term, '=');

    if (at == KIN__STR_NONE)
        return false;
    bool is_negated = at > 0 && term.ptr[at - 1] == '!';
    bool is_doubled = !is_negated && at + 1 < term.len &&
                      term.ptr[at + 1] == '=';
    *ret_key = kin__str_slice(term, 0, is_negated ? at - 1 : at);
    *ret_op = is_negated ? KIN__SELECTOR_NOT_EQUALS : KIN__SELECTOR_EQUALS;
    *ret_value = kin__str_slice(term, is_doubled ? at + 2 : at + 1, term.len);
    return true;
}

/* Removes the backslashes in place. */
static int value_unescape(char *value, size_t *len, kin_error *err)
{
    size_t kept = 0;

    for (size_t i = 0; i < *len; i++) {
        char c = value[i];
        if (c == '=')
            return kin_error_set(err, KIN_EPARSE,
                                 "field selector: '=' in value '%.*s' must be "
                                 "written as '\\='",
                                 (int)*len, value);
        if (c == '\\') {
            c = ++i < *len ? value[i] : '\0';
            if (c != '\\' && c != ',' && c != '=')
                return kin_error_set(err, KIN_EPARSE,
                                     "field selector: '\\' in value '%.*s' is "
                                     "not before '\\', ',' or '='",
                                     (int)*len, value);
        }
        value[kept++] = c;
    }
    *len = kept;
    return 0;
}

static int term_parse(kin_selector *selector, kin_str term, kin_error *err)
{
    enum kin__selector_op op = KIN__SELECTOR_EQUALS;
    kin_str key;
    kin_str value;

    if (!term_split(term, &key, &op, &value))
        return kin_error_set(
            err, KIN_EPARSE,
            "field selector: '%.*s' has no operator (=, == or !=)",
            KIN_STR(term));
    /* The source is owned and writable, though the view is const. */
    char *bytes = selector->source + (value.ptr - selector->source);
    int r = value_unescape(bytes, &value.len, err);
    if (r < 0)
        return r;
    if (key.len == 0 && value.len == 0)
        return 0; /* Kubernetes skips "=" and "!=" alone. */
    selector_push_value(selector, value);
    selector_push(selector, key, op);
    return 0;
}

static int term_cmp(const void *a, const void *b)
{
    return kin_str_cmp(*(const kin_str *)a, *(const kin_str *)b);
}

static int parse_terms(kin_selector *selector, kin_str source, kin_error *err)
{
    /* The array of values holds the terms meanwhile: there are never more
     * values than terms parsed. */
    kin_str *terms = selector->values;
    size_t count = 0;

    while (source.ptr) {
        kin_str term = take_term(&source);
        if (term.len > 0)
            terms[count++] = term;
    }
    qsort(terms, count, sizeof(*terms), term_cmp);
    for (size_t i = 0; i < count; i++) {
        int r = term_parse(selector, terms[i], err);
        if (r < 0)
            return r;
    }
    return 0;
}

int kin_selector_parse_fields(const kin_allocator *alloc, kin_str text,
                              kin_selector **ret, kin_error *err)
{
    KIN_AUTO(kin_selector) *selector = NULL;
    int r = selector_new(alloc, text, fields_room(text), &selector, err);

    if (r < 0)
        return r;
    assert(selector);
    selector->is_of_fields = true;
    r = parse_terms(selector, kin_str_of(selector->source, text.len), err);
    if (r == 0)
        r = selector_finish(selector, err);
    if (r < 0)
        return r;
    *ret = KIN__STEAL(selector);
    return 0;
}

/* ---- matching ---- */

/* Binary search; the values are in byte order. */
static bool requirement_has(const struct kin__requirement *req, kin_str value)
{
    size_t low = 0;
    size_t high = req->value_count;

    while (low < high) {
        size_t middle = low + (high - low) / 2;
        int order = kin_str_cmp(req->values[middle], value);
        if (order == 0)
            return true;
        if (order < 0)
            low = middle + 1;
        else
            high = middle;
    }
    return false;
}

static bool requirement_compares(const struct kin__requirement *req,
                                 kin_str value)
{
    int64_t wanted = 0;
    int64_t number = 0;

    assert(req->value_count == 1);
    if (!str_to_integer(value, &number) ||
        !str_to_integer(req->values[0], &wanted))
        return false;
    return req->op == KIN__SELECTOR_GREATER ? number > wanted : number < wanted;
}

static bool requirement_holds(const struct kin__requirement *req, bool exists,
                              kin_str value)
{
    switch (req->op) {
    case KIN__SELECTOR_EXISTS:
        return exists;
    case KIN__SELECTOR_NOT_EXISTS:
        return !exists;
    case KIN__SELECTOR_EQUALS:
    case KIN__SELECTOR_DOUBLE_EQUALS:
    case KIN__SELECTOR_IN:
        return exists && requirement_has(req, value);
    case KIN__SELECTOR_NOT_EQUALS:
    case KIN__SELECTOR_NOT_IN:
        return !exists || !requirement_has(req, value);
    case KIN__SELECTOR_GREATER:
    case KIN__SELECTOR_LESS:
        return exists && requirement_compares(req, value);
    }
    return false;
}

bool kin_selector_matches(const kin_selector *selector, kin_selector_get *get,
                          void *userdata)
{
    if (!selector)
        return true;
    if (selector->is_nothing)
        return false;
    for (size_t i = 0; i < selector->count; i++) {
        const struct kin__requirement *req = &selector->requirements[i];
        kin_str value = {NULL, 0};
        bool exists = get(req->key, &value, userdata);
        if (!exists)
            value = kin_str_of(NULL, 0);
        if (!requirement_holds(req, exists || selector->is_of_fields, value))
            return false;
    }
    return true;
}

struct label_lookup {
    kin_value labels;
    kin_scratch scratch; /* a label value may be stored as a time */
};

static bool label_get(kin_str key, kin_str *ret, void *userdata)
{
    struct label_lookup *lookup = userdata;
    kin_value value = kin_value_get(lookup->labels, key);

    *ret = kin_value_text(value, &lookup->scratch);
    return kin_value_exists(value);
}

bool kin_selector_matches_labels(const kin_selector *selector, kin_value labels)
{
    struct label_lookup lookup = {.labels = labels};

    return kin_selector_matches(selector, label_get, &lookup);
}

static bool requirement_is_exact(const struct kin__requirement *req)
{
    return req->value_count == 1 && (req->op == KIN__SELECTOR_EQUALS ||
                                     req->op == KIN__SELECTOR_DOUBLE_EQUALS ||
                                     req->op == KIN__SELECTOR_IN);
}

bool kin__selector_requires(const kin_selector *selector, kin_str key,
                            kin_str *ret)
{
    for (size_t i = 0; i < kin__selector_count(selector); i++) {
        const struct kin__requirement *req = &selector->requirements[i];
        if (!kin_str_eq(req->key, key))
            continue;
        if (requirement_is_exact(req)) {
            if (ret)
                *ret = req->values[0];
            return true;
        }
        if (!selector->is_of_fields)
            return false;
    }
    return false;
}
