/* SPDX-License-Identifier: Apache-2.0 */
/*
 * selector_labels.c - reads label selectors.
 *
 *     selector     = [ requirement *( "," requirement ) ]
 *     requirement  = "!" key / key / key op value / key set-op "(" values ")"
 *     op           = "=" / "==" / "!=" / ">" / "<"
 *     set-op       = "in" / "notin"
 *     values       = value *( "," value )
 *
 * Space, tab, CR and LF separate words and are skipped.  A key is a word, a
 * value may be none at all; "in" and "notin" are words like others wherever an
 * operator cannot stand.
 */
#include "object/selector.h"

#include "base/alloc.h"
#include "base/str.h"
#include "object/names.h"

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
    size_t at;         /* where the token after `next` begins */
    struct token next; /* read but not taken */
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

/* Fails at the next token. */
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
        kin__selector_push_value(selector, value);
    } while (parser_sees(parser, TOKEN_COMMA));
    if (!parser_sees(parser, TOKEN_CLOSE))
        return parser_expected(parser, "',' or ')'");
    (void)parser_take(parser);
    selector->value_count = first + kin__selector_sort_values(
                                        selector->values + first,
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
    kin__selector_push_value(parser->selector, value);
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

/* What follows a key without "!" in front. */
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
    kin__selector_push(selector, key, op);
    return kin__selector_check(&selector->requirements[selector->count - 1],
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

/* Enough for any reading: a requirement follows each comma outside parentheses;
 * in front of each value stands an operator, a parenthesis or a comma inside.
 */
static struct kin__selector_room labels_room(kin_str text)
{
    struct kin__selector_room room = {.requirements = 1};
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
    int r = kin__selector_new(alloc, text, labels_room(text), &selector, err);

    if (r < 0)
        return r;
    struct label_parser parser = {
        .selector = selector,
        .source = kin_str_of(selector->source, text.len),
        .err = err,
    };
    r = parse_requirements(&parser);
    if (r == 0)
        r = kin__selector_finish(selector, err);
    if (r < 0)
        return r;
    *ret = KIN__STEAL(selector);
    return 0;
}
