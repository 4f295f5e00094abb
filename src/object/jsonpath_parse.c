/* SPDX-License-Identifier: Apache-2.0 */
/*
 * jsonpath_parse.c - parses a template.
 *
 * The grammar follows kubectl's parser, which finds the end of a construct
 * before it parses the inside: an array ends at the next ], a filter at the
 * next ) outside quotes; their content is then parsed as a separate action.
 * Nesting comes only from these second passes and is limited.
 */
#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "base/alloc.h"
#include "base/str.h"
#include "object/jsonpath_node.h"
#include "object/number.h"

enum {
    NODES_MIN_CAP = 16,
    NUMBER_MAX_LEN = 400,
};

struct jp_parser {
    struct kin__jsonpath *path;
    kin_error *err;
    kin_str in;
    size_t pos;
    size_t start; /* start of the current token */
    uint32_t root;
    unsigned depth;
};

static int parse_action(struct jp_parser *outer, const char *before,
                        kin_str text, const char *after, uint32_t *ret);

/* ---- nodes ---- */

static int node_new(struct jp_parser *p, enum kin__jp_type type, uint32_t *ret)
{
    struct kin__jsonpath *path = p->path;

    if (path->count == path->cap) {
        uint32_t cap = path->cap ? path->cap * 2 : NODES_MIN_CAP;
        struct kin__jp_node *nodes = kin__realloc(path->alloc, path->nodes, cap,
                                                  sizeof(*nodes));
        if (!nodes)
            return kin_error_set(p->err, KIN_ENOMEM, "jsonpath: out of memory");
        path->nodes = nodes;
        path->cap = cap;
    }
    path->nodes[path->count] = (struct kin__jp_node){
        .type = type,
        .next = KIN__JP_NONE,
        .first = KIN__JP_NONE,
        .last = KIN__JP_NONE,
        .left = KIN__JP_NONE,
        .right = KIN__JP_NONE,
    };
    *ret = path->count++;
    return 0;
}

static void list_append(struct jp_parser *p, uint32_t list, uint32_t id)
{
    struct kin__jp_node *node = &p->path->nodes[list];

    assert(list < p->path->count && id < p->path->count && list != id);
    if (node->last == KIN__JP_NONE)
        node->first = id;
    else
        p->path->nodes[node->last].next = id;
    node->last = id;
}

static int list_add(struct jp_parser *p, uint32_t list, enum kin__jp_type type,
                    uint32_t *ret)
{
    int r = node_new(p, type, ret);

    if (r == 0)
        list_append(p, list, *ret);
    return r;
}

static int node_set_text(struct jp_parser *p, uint32_t id, kin_str text)
{
    struct kin__jp_node *node = &p->path->nodes[id];
    int r = kin__buf_append(&p->path->texts, text);

    if (r < 0)
        return kin_error_set(p->err, r, "jsonpath: %s", kin_error_text(r));
    node->text_len = (uint32_t)text.len;
    node->text_from = (uint32_t)(p->path->texts.len - text.len);
    return 0;
}

static int list_add_text(struct jp_parser *p, uint32_t list,
                         enum kin__jp_type type, kin_str text)
{
    uint32_t id = KIN__JP_NONE;
    int r = list_add(p, list, type, &id);

    return r < 0 ? r : node_set_text(p, id, text);
}

/* ---- characters ---- */

/* Returns the next byte, or -1.  All bytes of a non-ASCII character count as
 * letters. */
static int peek(const struct jp_parser *p)
{
    return p->pos < p->in.len ? (unsigned char)p->in.ptr[p->pos] : -1;
}

static bool peek_is(const struct jp_parser *p, const char *prefix)
{
    return kin_str_starts_with(kin__str_slice(p->in, p->pos, SIZE_MAX),
                               kin_s(prefix));
}

static kin_str take_token(struct jp_parser *p)
{
    assert(p->start <= p->pos && p->pos <= p->in.len);
    kin_str token = kin__str_slice(p->in, p->start, p->pos - p->start);

    p->start = p->pos;
    return token;
}

static bool is_terminator(int c)
{
    return c < 0 || (c > 0 && strchr(" \t\r\n.,[]$@{}", c));
}

static bool is_digit(int c)
{
    return c >= '0' && c <= '9';
}

static bool is_word(int c)
{
    return c == '_' || is_digit(c) || (c >= 'a' && c <= 'z') ||
           (c >= 'A' && c <= 'Z') || c >= 0x80;
}

static int parse_fail(struct jp_parser *p, const char *message)
{
    return kin_error_set(p->err, KIN_EPARSE, "%s", message);
}

/* ---- quoted strings ---- */

/* Removes `count` digits from the front of `s` and returns their value in a
 * base. */
static int take_digits(kin_str *s, size_t count, unsigned base, uint32_t *ret)
{
    uint32_t value = 0;

    if (s->len < count)
        return KIN_EPARSE;
    for (size_t i = 0; i < count; i++) {
        unsigned digit = (unsigned)kin__hex_digit(s->ptr[i]);
        if (digit >= base || value > UINT32_MAX / base)
            return KIN_EPARSE;
        value = value * base + digit;
    }
    *s = kin__str_slice(*s, count, SIZE_MAX);
    *ret = value;
    return 0;
}

static int append_rune(struct kin__buf *ret, uint32_t rune)
{
    char utf8[4];
    size_t len = 0;

    if (rune > 0x10ffff || (rune >= 0xd800 && rune <= 0xdfff))
        return KIN_EPARSE;
    if (rune < 0x80) {
        utf8[len++] = (char)rune;
    } else if (rune < 0x800) {
        utf8[len++] = (char)(0xc0 | rune >> 6);
        utf8[len++] = (char)(0x80 | (rune & 0x3f));
    } else if (rune < 0x10000) {
        utf8[len++] = (char)(0xe0 | rune >> 12);
        utf8[len++] = (char)(0x80 | (rune >> 6 & 0x3f));
        utf8[len++] = (char)(0x80 | (rune & 0x3f));
    } else {
        utf8[len++] = (char)(0xf0 | rune >> 18);
        utf8[len++] = (char)(0x80 | (rune >> 12 & 0x3f));
        utf8[len++] = (char)(0x80 | (rune >> 6 & 0x3f));
        utf8[len++] = (char)(0x80 | (rune & 0x3f));
    }
    return kin__buf_append(ret, kin_str_of(utf8, len));
}

/* Appends the character of an escape; its backslash was removed before. */
static int append_escape(kin_str *s, char quote, struct kin__buf *ret)
{
    static const char from[] = "abfnrtv\\";
    static const char to[] = "\a\b\f\n\r\t\v\\";
    uint32_t value = 0;
    int r = 0;

    if (s->len == 0)
        return KIN_EPARSE;
    char c = s->ptr[0];
    const char *at = c ? strchr(from, c) : NULL;
    if (c >= '0' && c <= '7') {
        r = take_digits(s, 3, 8, &value);
        if (r == 0 && value > 255)
            r = KIN_EPARSE;
        return r < 0 ? r : kin__buf_append_byte(ret, (char)value);
    }
    *s = kin__str_slice(*s, 1, SIZE_MAX);
    if (at)
        return kin__buf_append_byte(ret, to[at - from]);
    if (c == quote)
        return kin__buf_append_byte(ret, c);
    if (c != 'x' && c != 'u' && c != 'U')
        return KIN_EPARSE;
    r = take_digits(s, c == 'x' ? 2 : c == 'u' ? 4 : 8, 16, &value);
    if (r < 0)
        return r;
    return c == 'x' ? kin__buf_append_byte(ret, (char)value)
                    : append_rune(ret, value);
}

/* Appends a quoted string without its quotes and escapes, like Go's strconv,
 * with either quote.  0, KIN_EPARSE, KIN_ENOMEM or KIN_ELIMIT. */
static int append_unquoted(kin_str quoted, struct kin__buf *ret)
{
    int r = 0;

    if (quoted.len < 2 || quoted.ptr[0] != quoted.ptr[quoted.len - 1])
        return KIN_EPARSE;
    char quote = quoted.ptr[0];
    kin_str s = kin__str_slice(quoted, 1, quoted.len - 2);
    while (r == 0 && s.len > 0) {
        char c = s.ptr[0];
        s = kin__str_slice(s, 1, SIZE_MAX);
        if (c == quote)
            return KIN_EPARSE;
        r = c == '\\' ? append_escape(&s, quote, ret)
                      : kin__buf_append_byte(ret, c);
    }
    return r;
}

/* ---- simple tokens ---- */

static int parse_field(struct jp_parser *p, uint32_t list)
{
    uint32_t id = KIN__JP_NONE;

    p->start = p->pos;
    while (!is_terminator(peek(p)))
        p->pos += p->in.ptr[p->pos] == '\\' && p->pos + 1 < p->in.len ? 2 : 1;
    kin_str token = take_token(p);
    if (kin_str_eq(token, KIN__S("*")))
        return list_add(p, list, KIN__JP_WILDCARD, &id);
    int r = list_add_text(p, list, KIN__JP_FIELD, token);
    if (r < 0)
        return r;
    struct kin__jp_node *node = &p->path->nodes[p->path->count - 1];
    char *text = p->path->texts.ptr + node->text_from;
    uint32_t len = 0;
    for (uint32_t i = 0; i < node->text_len; i++)
        if (text[i] != '\\')
            text[len++] = text[i];
    node->text_len = len;
    return 0;
}

static int parse_recursive(struct jp_parser *p, uint32_t list)
{
    uint32_t last = p->path->nodes[list].last;
    uint32_t id = KIN__JP_NONE;

    if (last != KIN__JP_NONE && p->path->nodes[last].type == KIN__JP_RECURSIVE)
        return parse_fail(p, "invalid multiple recursive descent");
    p->pos += 2;
    p->start = p->pos;
    int r = list_add(p, list, KIN__JP_RECURSIVE, &id);
    return r == 0 && is_word(peek(p)) ? parse_field(p, list) : r;
}

static int parse_identifier(struct jp_parser *p, uint32_t list)
{
    uint32_t id = KIN__JP_NONE;

    while (!is_terminator(peek(p)))
        p->pos++;
    kin_str token = take_token(p);
    bool is_true = kin_str_eq(token, KIN__S("true"));
    if (!is_true && !kin_str_eq(token, KIN__S("false")))
        return list_add_text(p, list, KIN__JP_IDENTIFIER, token);
    int r = list_add(p, list, KIN__JP_BOOL, &id);
    if (r == 0)
        p->path->nodes[id].params[0] = is_true;
    return r;
}

static int number_fail(struct jp_parser *p, kin_str token)
{
    return kin_error_set(p->err, KIN_EPARSE, "cannot parse number %.*s",
                         KIN_STR(token));
}

static int parse_float(struct jp_parser *p, uint32_t list, kin_str token)
{
    char text[NUMBER_MAX_LEN + 1];
    uint32_t id = KIN__JP_NONE;
    double number = 0;
    size_t dots = 0;
    size_t digits = 0;

    for (size_t i = 0; i < token.len; i++) {
        dots += token.ptr[i] == '.';
        digits += is_digit(token.ptr[i]);
    }
    if (dots > 1 || digits == 0 || token.len > NUMBER_MAX_LEN)
        return number_fail(p, token);
    memcpy(text, token.ptr, token.len);
    text[token.len] = '\0';
    if (kin__number_to_double(text, &number) < 0)
        return number_fail(p, token);
    int r = list_add(p, list, KIN__JP_FLOAT, &id);
    if (r == 0)
        p->path->nodes[id].number = number;
    return r;
}

static int parse_number(struct jp_parser *p, uint32_t list)
{
    uint32_t id = KIN__JP_NONE;
    int64_t number = 0;

    if (peek(p) == '+' || peek(p) == '-')
        p->pos++;
    while (peek(p) == '.' || is_digit(peek(p)))
        p->pos++;
    kin_str token = take_token(p);
    kin_str digits = kin__str_slice(token, token.ptr[0] == '+', SIZE_MAX);
    if (kin__str_to_i64(digits, &number) < 0)
        return parse_float(p, list, token);
    int r = list_add(p, list, KIN__JP_INT, &id);
    if (r == 0)
        p->path->nodes[id].params[0] = number;
    return r;
}

static int parse_quote(struct jp_parser *p, uint32_t list)
{
    int quote = (unsigned char)p->in.ptr[p->pos++];
    uint32_t id = KIN__JP_NONE;

    for (;; p->pos++) {
        if (peek(p) < 0 || peek(p) == '\n')
            return parse_fail(p, "unterminated quoted string");
        if (peek(p) == quote && p->in.ptr[p->pos - 1] != '\\')
            break;
    }
    p->pos++;
    kin_str token = take_token(p);
    size_t before = p->path->texts.len;
    int r = append_unquoted(token, &p->path->texts);
    if (r == KIN_EPARSE)
        return kin_error_set(p->err, r,
                             "unquote string %.*s error invalid syntax",
                             KIN_STR(token));
    if (r == 0)
        r = list_add(p, list, KIN__JP_TEXT, &id);
    if (r < 0)
        return kin_error_set(p->err, r, "jsonpath: %s", kin_error_text(r));
    p->path->nodes[id].text_from = (uint32_t)before;
    p->path->nodes[id].text_len = (uint32_t)(p->path->texts.len - before);
    return 0;
}

/* ---- arrays ---- */

static int parse_union(struct jp_parser *p, uint32_t list, kin_str text)
{
    uint32_t id = KIN__JP_NONE;
    int r = list_add(p, list, KIN__JP_UNION, &id);

    while (r == 0 && text.ptr) {
        uint32_t part = KIN__JP_NONE;
        kin_str token = kin__str_cut(&text, ',');
        while (token.len > 0 && token.ptr[0] == ' ')
            token = kin__str_slice(token, 1, SIZE_MAX);
        while (token.len > 0 && token.ptr[token.len - 1] == ' ')
            token.len--;
        r = parse_action(p, "{[", token, "]}", &part);
        if (r == 0)
            list_append(p, id, part);
    }
    return r;
}

/* Parses a quoted key, whose dots separate keys. */
static int parse_dict_key(struct jp_parser *p, uint32_t list, kin_str key)
{
    uint32_t part = KIN__JP_NONE;
    int r = parse_action(p, "{.", key, "}", &part);

    if (r < 0 || p->path->nodes[part].first == KIN__JP_NONE)
        return r;
    uint32_t first = p->path->nodes[part].first;
    uint32_t last = p->path->nodes[part].last;
    list_append(p, list, first);
    p->path->nodes[list].last = last;
    return 0;
}

/* Takes an optional sign and optional digits, up to a colon or the end. */
static bool take_slice_part(kin_str *rest, kin_str *ret)
{
    size_t len = rest->len > 0 && rest->ptr[0] == '-';

    while (len < rest->len && is_digit(rest->ptr[len]))
        len++;
    *ret = kin__str_slice(*rest, 0, len);
    *rest = kin__str_slice(*rest, len, SIZE_MAX);
    return rest->len == 0 || rest->ptr[0] == ':';
}

static int slice_param(struct jp_parser *p, uint32_t id, int i, kin_str text)
{
    int64_t value = 0;

    if (kin__str_to_i64(text, &value) < 0)
        return kin_error_set(p->err, KIN_EPARSE,
                             "array index %.*s is not a number", KIN_STR(text));
    p->path->nodes[id].is_known[i] = true;
    p->path->nodes[id].params[i] = value;
    return 0;
}

static int parse_slice(struct jp_parser *p, uint32_t list, kin_str text)
{
    uint32_t id = KIN__JP_NONE;
    kin_str rest = text;
    kin_str parts[3] = {{NULL, 0}};
    int count = 0;

    while (count < 3) {
        if (!take_slice_part(&rest, &parts[count++]))
            break;
        if (rest.len == 0)
            break;
        if (count < 3)
            rest = kin__str_slice(rest, 1, SIZE_MAX);
    }
    if (rest.len > 0)
        return kin_error_set(p->err, KIN_EPARSE, "invalid array index %.*s",
                             KIN_STR(text));
    int r = list_add(p, list, KIN__JP_ARRAY, &id);
    for (int i = 0; i < 3 && r == 0; i++)
        if (parts[i].len > 0)
            r = slice_param(p, id, i, parts[i]);
    if (r < 0 || count > 1)
        return r;
    struct kin__jp_node *node = &p->path->nodes[id];
    node->is_known[1] = true;
    node->is_derived = true;
    node->params[1] = (int64_t)((uint64_t)node->params[0] + 1);
    return 0;
}

static int parse_array(struct jp_parser *p, uint32_t list)
{
    while (peek(p) != ']') {
        if (peek(p) < 0 || peek(p) == '\n')
            return parse_fail(p, "unterminated array");
        p->pos++;
    }
    p->pos++;
    kin_str text = take_token(p);
    text = kin__str_slice(text, 1, text.len - 2);
    if (kin_str_eq(text, KIN__S("*")))
        text = KIN__S(":");
    if (kin__str_find(text, ',') != KIN__STR_NONE)
        return parse_union(p, list, text);
    if (text.len >= 2 && text.ptr[0] == '\'' &&
        kin__str_find(kin__str_slice(text, 1, SIZE_MAX), '\'') == text.len - 2)
        return parse_dict_key(p, list, kin__str_slice(text, 1, text.len - 2));
    return parse_slice(p, list, text);
}

/* ---- filters ---- */

/* Finds the end of a filter: a parenthesis outside the one quoted string. */
static int filter_scan(struct jp_parser *p)
{
    bool has_begun = false;
    bool has_ended = false;
    int quote = 0;

    for (;; p->pos++) {
        int c = peek(p);
        if (c < 0 || c == '\n')
            return parse_fail(p, "unterminated filter");
        if (c == ')' && has_begun == has_ended)
            break;
        if (c != '"' && c != '\'')
            continue;
        if (!has_begun)
            quote = c;
        else if (c == quote && p->in.ptr[p->pos - 1] != '\\')
            has_ended = true;
        has_begun = true;
    }
    p->pos++;
    if (peek(p) != ']')
        return parse_fail(p, "unclosed array expect ]");
    p->pos++;
    return 0;
}

static bool is_operator(char c)
{
    return c == '!' || c == '<' || c == '>' || c == '=';
}

/* Splits `left operator right`; false if there is no comparison. */
static bool filter_cut(kin_str text, kin_str *left, kin_str *op, kin_str *right)
{
    size_t from = 0;

    while (from < text.len && !is_operator(text.ptr[from]))
        from++;
    size_t to = from;
    while (to < text.len && is_operator(text.ptr[to]))
        to++;
    /* The right side must not be empty. */
    if (to == text.len && to > from)
        to--;
    *left = kin__str_slice(text, 0, from);
    *op = kin__str_slice(text, from, to - from);
    *right = kin__str_slice(text, to, SIZE_MAX);
    return left->len > 0 && op->len > 0;
}

static int parse_filter(struct jp_parser *p, uint32_t list)
{
    uint32_t left_id = KIN__JP_NONE;
    uint32_t right_id = KIN__JP_NONE;
    uint32_t id = KIN__JP_NONE;
    kin_str left;
    kin_str op;
    kin_str right;

    p->pos += 3;
    p->start = p->pos;
    int r = filter_scan(p);
    if (r < 0)
        return r;
    kin_str text = take_token(p);
    text.len -= 2;
    bool compares = filter_cut(text, &left, &op, &right);
    r = parse_action(p, "{", compares ? left : text, "}", &left_id);
    if (r == 0 && compares)
        r = parse_action(p, "{", right, "}", &right_id);
    if (r == 0)
        r = list_add(p, list, KIN__JP_FILTER, &id);
    if (r < 0)
        return r;
    p->path->nodes[id].left = left_id;
    p->path->nodes[id].right = right_id;
    return compares ? node_set_text(p, id, op) : 0;
}

/* ---- templates ---- */

static int parse_unknown(struct jp_parser *p)
{
    int c = peek(p);

    if (c < 0x20 || c == 0x7f)
        return kin_error_set(p->err, KIN_EPARSE,
                             "unrecognized character in action: U+%04X",
                             (unsigned)c);
    return kin_error_set(p->err, KIN_EPARSE,
                         "unrecognized character in action: U+%04X '%c'",
                         (unsigned)c, c);
}

/* Parses one token of an action; returns 1 at its end. */
static int parse_token(struct jp_parser *p, uint32_t list)
{
    int c = peek(p);

    if (peek_is(p, "[?("))
        return parse_filter(p, list);
    if (peek_is(p, ".."))
        return parse_recursive(p, list);
    switch (c) {
    case '}':
        p->pos++;
        p->start = p->pos;
        return 1;
    case -1:
    case '\r':
    case '\n':
        return parse_fail(p, "unclosed action");
    case ' ':
    case '@':
    case '$':
        p->pos++;
        p->start = p->pos;
        return 0;
    case '[':
        return parse_array(p, list);
    case '"':
    case '\'':
        return parse_quote(p, list);
    case '.':
        p->pos++;
        return parse_field(p, list);
    default:
        break;
    }
    if (c == '+' || c == '-' || is_digit(c))
        return parse_number(p, list);
    return is_word(c) ? parse_identifier(p, list) : parse_unknown(p);
}

static int parse_template(struct jp_parser *p)
{
    int r = 0;

    while (r == 0 && p->pos < p->in.len) {
        uint32_t list = KIN__JP_NONE;
        if (p->in.ptr[p->pos] != '{') {
            p->pos++;
            continue;
        }
        if (p->pos > p->start)
            r = list_add_text(p, p->root, KIN__JP_TEXT, take_token(p));
        p->pos++;
        p->start = p->pos;
        if (r == 0)
            r = list_add(p, p->root, KIN__JP_LIST, &list);
        while (r == 0)
            r = parse_token(p, list);
        r = r > 0 ? 0 : r;
    }
    if (r == 0 && p->pos > p->start)
        r = list_add_text(p, p->root, KIN__JP_TEXT, take_token(p));
    return r;
}

/* Parses a text as a separate action and returns its list. */
static int parse_action(struct jp_parser *outer, const char *before,
                        kin_str text, const char *after, uint32_t *ret)
{
    KIN__AUTO_BUF buf;
    struct jp_parser p = {
        .path = outer->path, .err = outer->err, .depth = outer->depth + 1};

    kin__buf_init(&buf, outer->path->alloc, KIN__JSONPATH_MAX_LEN + 8);
    if (p.depth > KIN__JSONPATH_MAX_DEPTH)
        return kin_error_set(p.err, KIN_ELIMIT, "jsonpath: nested too deep");
    int r = kin__buf_append(&buf, kin_s(before));
    if (r == 0)
        r = kin__buf_append(&buf, text);
    if (r == 0)
        r = kin__buf_append(&buf, kin_s(after));
    if (r < 0)
        return kin_error_set(p.err, r, "jsonpath: %s", kin_error_text(r));
    p.in = kin__buf_str(&buf);
    r = node_new(&p, KIN__JP_LIST, &p.root);
    if (r == 0)
        r = parse_template(&p);
    if (r == 0)
        *ret = p.path->nodes[p.root].first;
    return r;
}

int kin__jsonpath_new(const kin_allocator *alloc, kin_str text,
                      struct kin__jsonpath **ret, kin_error *err)
{
    size_t at = 0;

    return kin__jsonpath_new_at(alloc, text, ret, &at, err);
}

int kin__jsonpath_new_at(const kin_allocator *alloc, kin_str text,
                         struct kin__jsonpath **ret, size_t *ret_at,
                         kin_error *err)
{
    struct jp_parser p = {.err = err, .in = text};

    if (text.len > KIN__JSONPATH_MAX_LEN)
        return kin_error_set(err, KIN_ELIMIT,
                             "jsonpath: template longer than %d bytes",
                             KIN__JSONPATH_MAX_LEN);
    p.path = kin__alloc0(alloc, 1, sizeof(*p.path));
    if (!p.path)
        return kin_error_set(err, KIN_ENOMEM, "jsonpath: out of memory");
    p.path->alloc = alloc;
    /* Each byte of the template belongs to the text of at most one node per
     * pass. */
    kin__buf_init(&p.path->texts, alloc,
                  KIN__JSONPATH_MAX_LEN * (KIN__JSONPATH_MAX_DEPTH + 1));
    int r = node_new(&p, KIN__JP_LIST, &p.root);
    if (r == 0)
        r = parse_template(&p);
    if (r < 0) {
        *ret_at = p.pos < text.len ? p.pos : text.len;
        (void)kin__jsonpath_free(p.path);
        return r;
    }
    *ret = p.path;
    return 0;
}

struct kin__jsonpath *kin__jsonpath_free(struct kin__jsonpath *path)
{
    if (!path)
        return NULL;
    kin__free(path->alloc, path->nodes);
    kin__buf_done(&path->texts);
    kin__free(path->alloc, path);
    return NULL;
}
