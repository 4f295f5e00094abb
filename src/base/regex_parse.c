/* SPDX-License-Identifier: Apache-2.0 */
/*
 * regex_parse.c - compiles regular expressions in RE2's syntax.
 *
 * The program is written while the pattern is read.  An operator that applies
 * to what was just read inserts instructions before it or copies it, which is
 * possible because jumps are relative.
 */
#include <assert.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "base/regex_impl.h"
#include "base/str.h"

enum {
    REPEAT_MAX = 1000,
    RANGES_MAX = 100000,
};

enum parse_flag {
    FOLDS = 1,      /* i */
    IS_LINES = 2,   /* m: ^ and $ match at lines */
    DOT_IS_ALL = 4, /* s */
};

struct parser {
    const kin_allocator *alloc;
    kin_error *err;
    kin_str pattern;
    size_t at;
    unsigned flags;
    unsigned depth;
    struct kin__regex_inst *insts;
    uint32_t count;
    uint32_t cap;
    struct kin__regex_range *ranges;
    uint32_t range_count;
    uint32_t range_cap;
};

static int parse_alternation(struct parser *p);

static bool at_end(const struct parser *p)
{
    return p->at >= p->pattern.len;
}

/* The byte at an offset from here; 0 at the end. */
static char peek(const struct parser *p, size_t offset)
{
    return offset < p->pattern.len - p->at ? p->pattern.ptr[p->at + offset]
                                           : '\0';
}

static bool accept(struct parser *p, char c)
{
    if (at_end(p) || p->pattern.ptr[p->at] != c)
        return false;
    p->at++;
    return true;
}

/* Go's message: what, and the part of the pattern from `from` on. */
static int fail(struct parser *p, const char *what, size_t from)
{
    kin_str part = kin__str_slice(p->pattern, from, p->at - from);

    return kin_error_set(p->err, KIN_EINVAL, "%s: `%.*s`", what, KIN_STR(part));
}

static int fail_whole(struct parser *p, const char *what)
{
    return kin_error_set(p->err, KIN_EINVAL, "%s: `%.*s`", what,
                         KIN_STR(p->pattern));
}

static int fail_large(struct parser *p)
{
    return kin_error_set(p->err, KIN_ELIMIT, "expression too large");
}

static int no_memory(struct parser *p)
{
    return kin_error_set(p->err, KIN_ENOMEM, NULL);
}

/* ---- the program ---- */

static int reserve(struct parser *p, uint32_t more)
{
    uint32_t cap = p->cap ? p->cap : 32;

    if (more > KIN__REGEX_SIZE_MAX - p->count)
        return fail_large(p);
    while (cap < p->count + more)
        cap *= 2;
    if (cap == p->cap)
        return 0;
    struct kin__regex_inst *insts = kin__realloc(p->alloc, p->insts, cap,
                                                 sizeof(*insts));
    if (!insts)
        return no_memory(p);
    p->insts = insts;
    p->cap = cap;
    return 0;
}

static int emit(struct parser *p, enum kin__regex_op op, int32_t x, int32_t y)
{
    int r = reserve(p, 1);

    if (r < 0)
        return r;
    assert(p->insts);
    p->insts[p->count++] = (struct kin__regex_inst){op, x, y};
    return 0;
}

/* Inserts an instruction before one. */
static int insert(struct parser *p, uint32_t index, enum kin__regex_op op,
                  int32_t x, int32_t y)
{
    int r = reserve(p, 1);

    assert(index <= p->count);
    if (r < 0)
        return r;
    assert(p->insts);
    memmove(p->insts + index + 1, p->insts + index,
            (p->count - index) * sizeof(*p->insts));
    p->insts[index] = (struct kin__regex_inst){op, x, y};
    p->count++;
    return 0;
}

static int add_range(struct parser *p, uint32_t from, uint32_t to)
{
    if (p->range_count >= RANGES_MAX)
        return fail_large(p);
    if (p->range_count == p->range_cap) {
        uint32_t cap = p->range_cap ? p->range_cap * 2 : 32;
        struct kin__regex_range *ranges = kin__realloc(p->alloc, p->ranges, cap,
                                                       sizeof(*ranges));
        if (!ranges)
            return no_memory(p);
        p->ranges = ranges;
        p->range_cap = cap;
    }
    p->ranges[p->range_count++] = (struct kin__regex_range){from, to};
    return 0;
}

/* ---- sets of characters ---- */

/* The part of a range in [first, last], moved by `distance`. */
static int fold_part(struct parser *p, struct kin__regex_range range,
                     uint32_t first, uint32_t last, int distance)
{
    uint32_t from = range.from > first ? range.from : first;
    uint32_t to = range.to < last ? range.to : last;

    if (from > to)
        return 0;
    return add_range(p, (uint32_t)((int)from + distance),
                     (uint32_t)((int)to + distance));
}

static int fold_ranges(struct parser *p, uint32_t first)
{
    uint32_t count = p->range_count;
    int r = 0;

    for (uint32_t i = first; r == 0 && i < count; i++) {
        struct kin__regex_range range = p->ranges[i];
        r = fold_part(p, range, 'a', 'z', 'A' - 'a');
        if (r == 0)
            r = fold_part(p, range, 'A', 'Z', 'a' - 'A');
    }
    return r;
}

static int compare_ranges(const void *a, const void *b)
{
    const struct kin__regex_range *left = a;
    const struct kin__regex_range *right = b;

    if (left->from != right->from)
        return left->from < right->from ? -1 : 1;
    return 0;
}

/* Sorts the ranges from `first` on and unites those that touch. */
static void unite_ranges(struct parser *p, uint32_t first)
{
    struct kin__regex_range *ranges = p->ranges + first;
    uint32_t count = p->range_count - first;
    uint32_t kept = 0;

    if (count == 0)
        return;
    qsort(ranges, count, sizeof(*ranges), compare_ranges);
    for (uint32_t i = 1; i < count; i++) {
        if (ranges[i].from > ranges[kept].to + 1)
            ranges[++kept] = ranges[i];
        else if (ranges[i].to > ranges[kept].to)
            ranges[kept].to = ranges[i].to;
    }
    p->range_count = first + kept + 1;
}

/* Replaces united ranges by what they do not contain. */
static int negate_ranges(struct parser *p, uint32_t first)
{
    uint32_t from = 0;

    unite_ranges(p, first);
    uint32_t count = p->range_count - first;
    /* One more may be needed. */
    int r = add_range(p, 0, 0);
    if (r < 0)
        return r;
    struct kin__regex_range *ranges = p->ranges + first;
    uint32_t kept = 0;
    for (uint32_t i = 0; i < count; i++) {
        struct kin__regex_range range = ranges[i];
        if (range.from > from)
            ranges[kept++] = (struct kin__regex_range){from, range.from - 1};
        from = range.to + 1;
    }
    if (from <= KIN__RUNE_MAX)
        ranges[kept++] = (struct kin__regex_range){from, KIN__RUNE_MAX};
    p->range_count = first + kept;
    return 0;
}

/* Emits the set of the ranges from `first` on. */
static int emit_ranges(struct parser *p, uint32_t first)
{
    unite_ranges(p, first);
    return emit(p, KIN__REGEX_RUNES, (int32_t)first,
                (int32_t)(p->range_count - first));
}

static int emit_rune(struct parser *p, uint32_t rune)
{
    uint32_t first = p->range_count;
    int r = add_range(p, rune, rune);

    if (r == 0 && p->flags & FOLDS)
        r = fold_ranges(p, first);
    return r < 0 ? r : emit_ranges(p, first);
}

struct named_set {
    const char *name;
    const char *ranges; /* pairs of characters */
};

static const struct named_set PERL_SETS[] = {
    {"d", "09"},
    {"s", "\t\n\f\r  "},
    {"w", "09AZaz__"},
};

static const struct named_set POSIX_SETS[] = {
    {"alnum", "09AZaz"}, {"alpha", "AZaz"},     {"blank", "\t\t  "},
    {"digit", "09"},     {"graph", "!~"},       {"lower", "az"},
    {"print", " ~"},     {"punct", "!/:@[`{~"}, {"space", "\t\r  "},
    {"upper", "AZ"},     {"word", "09AZaz__"},  {"xdigit", "09AFaf"},
};

/* Ranges of a named set, negated for \D and the like. */
static int add_named(struct parser *p, const char *ranges, bool is_negated)
{
    uint32_t first = p->range_count;
    int r = 0;

    for (size_t i = 0; r == 0 && ranges[i]; i += 2)
        r = add_range(p, (unsigned char)ranges[i],
                      (unsigned char)ranges[i + 1]);
    if (r == 0 && p->flags & FOLDS)
        r = fold_ranges(p, first);
    return r == 0 && is_negated ? negate_ranges(p, first) : r;
}

/* \d and the like, after the backslash: 1 if it was one. */
static int accept_perl_set(struct parser *p)
{
    char c = peek(p, 0);

    for (size_t i = 0; i < sizeof(PERL_SETS) / sizeof(PERL_SETS[0]); i++) {
        char name = PERL_SETS[i].name[0];
        if (c != name && c != name - 'a' + 'A')
            continue;
        p->at++;
        int r = add_named(p, PERL_SETS[i].ranges, c != name);
        return r < 0 ? r : 1;
    }
    return 0;
}

/* [:alpha:] or [:^alpha:], from its bracket on: 1 if it was one. */
static int accept_posix_set(struct parser *p)
{
    size_t from = p->at;
    kin_str rest = kin__str_slice(p->pattern, from, SIZE_MAX);

    if (peek(p, 0) != '[' || peek(p, 1) != ':')
        return 0;
    size_t end = 2;
    while (end + 1 < rest.len &&
           !(rest.ptr[end] == ':' && rest.ptr[end + 1] == ']'))
        end++;
    if (end + 1 >= rest.len)
        return 0;
    bool is_negated = rest.ptr[2] == '^';
    kin_str name = kin__str_slice(rest, is_negated ? 3 : 2,
                                  end - (is_negated ? 3 : 2));
    p->at += end + 2;
    for (size_t i = 0; i < sizeof(POSIX_SETS) / sizeof(POSIX_SETS[0]); i++) {
        if (!kin_str_eq(name, kin_s(POSIX_SETS[i].name)))
            continue;
        int r = add_named(p, POSIX_SETS[i].ranges, is_negated);
        return r < 0 ? r : 1;
    }
    return fail(p, "invalid character class range", from);
}

/* ---- escapes ---- */

static int hex_digit(char c)
{
    if (c >= '0' && c <= '9')
        return c - '0';
    if (c >= 'a' && c <= 'f')
        return c - 'a' + 10;
    if (c >= 'A' && c <= 'F')
        return c - 'A' + 10;
    return -1;
}

/* \x7F or \x{10FFFF}, after the x. */
static bool read_hex(struct parser *p, uint32_t *ret)
{
    bool has_braces = accept(p, '{');
    size_t count = 0;

    *ret = 0;
    while (has_braces || count < 2) {
        if (has_braces && count > 0 && accept(p, '}'))
            return true;
        int digit = at_end(p) ? -1 : hex_digit(peek(p, 0));
        if (digit < 0)
            return false;
        *ret = *ret * 16 + (uint32_t)digit;
        if (*ret > KIN__RUNE_MAX)
            return false;
        p->at++;
        count++;
    }
    return true;
}

static bool is_octal(char c)
{
    return c >= '0' && c <= '7';
}

static void read_octal(struct parser *p, uint32_t *ret)
{
    for (int i = 0; i < 3 && is_octal(peek(p, 0)); i++)
        *ret = *ret * 8 + (uint32_t)(p->pattern.ptr[p->at++] - '0');
}

static bool is_punctuation(uint32_t c)
{
    return c < 0x80 && c > ' ' && c != 0x7f && !(c >= '0' && c <= '9') &&
           !(c >= 'A' && c <= 'Z') && !(c >= 'a' && c <= 'z') && c != '_';
}

/* A character after a backslash at `from`. */
static int read_escape(struct parser *p, size_t from, uint32_t *ret)
{
    static const char LETTERS[] = "aftnrv";
    static const char VALUES[] = "\a\f\t\n\r\v";

    if (at_end(p))
        return kin_error_set(p->err, KIN_EINVAL,
                             "trailing backslash at end of expression: ``");
    uint32_t c = kin__regex_rune(p->pattern, &p->at);
    const char *letter = c > 0 && c < 0x80 ? strchr(LETTERS, (int)c) : NULL;
    if (letter) {
        *ret = (unsigned char)VALUES[letter - LETTERS];
        return 0;
    }
    *ret = 0;
    if (c == 'x' && read_hex(p, ret))
        return 0;
    if (c == '0' || (c >= '1' && c <= '7' && is_octal(peek(p, 0)))) {
        p->at--;
        read_octal(p, ret);
        return 0;
    }
    if (!is_punctuation(c))
        return fail(p, "invalid escape sequence", from);
    *ret = c;
    return 0;
}

static int fail_unicode(struct parser *p)
{
    return kin_error_set(p->err, KIN_EUNSUPPORTED,
                         "Unicode classes are not supported");
}

/* ---- [...] ---- */

static int read_class_rune(struct parser *p, size_t class_from, uint32_t *ret)
{
    size_t from = p->at;

    if (at_end(p))
        return fail(p, "missing closing ]", class_from);
    if (accept(p, '\\'))
        return read_escape(p, from, ret);
    *ret = kin__regex_rune(p->pattern, &p->at);
    return 0;
}

/* One character or range. */
static int parse_class_range(struct parser *p, size_t class_from)
{
    uint32_t from = 0;
    size_t start = p->at;
    uint32_t first = p->range_count;
    int r = read_class_rune(p, class_from, &from);
    uint32_t to = from;

    if (r == 0 && peek(p, 0) == '-' && p->at + 1 < p->pattern.len &&
        peek(p, 1) != ']') {
        p->at++;
        r = read_class_rune(p, class_from, &to);
        if (r == 0 && to < from)
            return fail(p, "invalid character class range", start);
    }
    if (r == 0)
        r = add_range(p, from, to);
    return r == 0 && p->flags & FOLDS ? fold_ranges(p, first) : r;
}

/* A class in a class: 1 if it was one. */
static int parse_class_set(struct parser *p)
{
    int r = accept_posix_set(p);

    if (r != 0 || peek(p, 0) != '\\')
        return r;
    if (peek(p, 1) == 'p' || peek(p, 1) == 'P')
        return fail_unicode(p);
    p->at++;
    r = accept_perl_set(p);
    if (r == 0)
        p->at--;
    return r;
}

static int parse_class(struct parser *p)
{
    size_t from = p->at - 1;
    uint32_t first = p->range_count;
    bool is_negated = accept(p, '^');
    bool is_first = true;
    int r = 0;

    while (r == 0 && (is_first || peek(p, 0) != ']')) {
        if (at_end(p))
            return fail(p, "missing closing ]", from);
        /* A minus is only allowed at the start or the end, or in a range. */
        if (peek(p, 0) == '-' && !is_first && peek(p, 1) != ']' &&
            p->at + 1 < p->pattern.len) {
            size_t minus = p->at++;
            uint32_t ignored = 0;
            r = read_class_rune(p, from, &ignored);
            return r < 0 ? r : fail(p, "invalid character class range", minus);
        }
        r = parse_class_set(p);
        if (r == 0)
            r = parse_class_range(p, from);
        else if (r > 0)
            r = 0;
        is_first = false;
    }
    if (r < 0)
        return r;
    p->at++;
    if (is_negated) {
        r = negate_ranges(p, first);
        if (r < 0)
            return r;
    }
    return emit_ranges(p, first);
}

/* ---- groups ---- */

static int fail_group(struct parser *p, size_t from)
{
    return fail(p, "invalid or unsupported Perl syntax", from);
}

static bool is_name(kin_str name)
{
    for (size_t i = 0; i < name.len; i++)
        if (name.ptr[i] != '_' && !(name.ptr[i] >= '0' && name.ptr[i] <= '9') &&
            !(name.ptr[i] >= 'A' && name.ptr[i] <= 'Z') &&
            !(name.ptr[i] >= 'a' && name.ptr[i] <= 'z'))
            return false;
    return name.len > 0;
}

/* The name of a group, after "(?P<" or "(?<". */
static int skip_name(struct parser *p, size_t from)
{
    kin_str rest = kin__str_slice(p->pattern, p->at, SIZE_MAX);
    size_t end = kin__str_find(rest, '>');

    if (end == KIN__STR_NONE) {
        p->at = p->pattern.len;
        return fail(p, "invalid named capture", from);
    }
    p->at += end + 1;
    return is_name(kin__str_slice(rest, 0, end))
               ? 0
               : fail(p, "invalid named capture", from);
}

static unsigned flag_of(char c)
{
    switch (c) {
    case 'i':
        return FOLDS;
    case 'm':
        return IS_LINES;
    case 's':
        return DOT_IS_ALL;
    default:
        return 0;
    }
}

/* Flags after "(?" up to ")" or ":": 1 if a group follows. */
static int read_flags(struct parser *p, size_t from)
{
    unsigned flags = p->flags;
    bool is_off = false;
    bool has_any = false;

    while (!at_end(p)) {
        char c = p->pattern.ptr[p->at++];
        if ((c == ':' || c == ')') && (!is_off || has_any)) {
            p->flags = flags;
            return c == ':';
        }
        if (c == '-' && !is_off) {
            is_off = true;
            has_any = false;
            continue;
        }
        unsigned flag = flag_of(c);
        if (flag == 0 && c != 'U')
            break;
        has_any = true;
        flags = is_off ? flags & ~flag : flags | flag;
    }
    return fail_group(p, from);
}

/* After the parenthesis at `from`. */
static int parse_group(struct parser *p)
{
    size_t from = p->at - 1;
    unsigned flags = p->flags;
    int r = 1;

    if (accept(p, '?')) {
        if ((peek(p, 0) == 'P' && peek(p, 1) == '<') || peek(p, 0) == '<') {
            p->at += peek(p, 0) == 'P' ? 2 : 1;
            r = skip_name(p, from);
            r = r < 0 ? r : 1;
        } else {
            r = read_flags(p, from);
        }
    }
    if (r <= 0)
        return r;
    if (++p->depth > KIN__REGEX_DEPTH_MAX)
        return kin_error_set(p->err, KIN_ELIMIT, "expression nests too deeply");
    r = parse_alternation(p);
    if (r < 0)
        return r;
    p->depth--;
    p->flags = flags;
    return accept(p, ')') ? 0 : fail_whole(p, "missing closing )");
}

/* ---- atoms ---- */

/* \Q...\E, after the Q. */
static int parse_quoted(struct parser *p)
{
    int r = 0;

    while (r == 0 && !at_end(p)) {
        if (peek(p, 0) == '\\' && peek(p, 1) == 'E') {
            p->at += 2;
            break;
        }
        r = emit_rune(p, kin__regex_rune(p->pattern, &p->at));
    }
    return r;
}

/* After a backslash. */
static int parse_escape(struct parser *p)
{
    size_t from = p->at - 1;
    uint32_t first = p->range_count;
    uint32_t rune = 0;

    switch (peek(p, 0)) {
    case 'A':
        p->at++;
        return emit(p, KIN__REGEX_ASSERT, KIN__REGEX_TEXT_BEGIN, 0);
    case 'z':
        p->at++;
        return emit(p, KIN__REGEX_ASSERT, KIN__REGEX_TEXT_END, 0);
    case 'b':
        p->at++;
        return emit(p, KIN__REGEX_ASSERT, KIN__REGEX_WORD_EDGE, 0);
    case 'B':
        p->at++;
        return emit(p, KIN__REGEX_ASSERT, KIN__REGEX_NO_WORD_EDGE, 0);
    case 'Q':
        p->at++;
        return parse_quoted(p);
    case 'p':
    case 'P':
        return fail_unicode(p);
    default:
        break;
    }
    int r = accept_perl_set(p);
    if (r != 0)
        return r < 0 ? r : emit_ranges(p, first);
    r = read_escape(p, from, &rune);
    return r < 0 ? r : emit_rune(p, rune);
}

static int parse_dot(struct parser *p)
{
    uint32_t first = p->range_count;
    int r = 0;

    if (!(p->flags & DOT_IS_ALL))
        r = add_range(p, '\n', '\n');
    if (r == 0)
        r = negate_ranges(p, first);
    return r < 0 ? r : emit_ranges(p, first);
}

static int parse_atom(struct parser *p)
{
    bool is_lines = (p->flags & IS_LINES) != 0;

    switch (peek(p, 0)) {
    case '(':
        p->at++;
        return parse_group(p);
    case '[':
        p->at++;
        return parse_class(p);
    case '.':
        p->at++;
        return parse_dot(p);
    case '^':
        p->at++;
        return emit(p, KIN__REGEX_ASSERT,
                    is_lines ? KIN__REGEX_LINE_BEGIN : KIN__REGEX_TEXT_BEGIN,
                    0);
    case '$':
        p->at++;
        return emit(p, KIN__REGEX_ASSERT,
                    is_lines ? KIN__REGEX_LINE_END : KIN__REGEX_TEXT_END, 0);
    case '\\':
        p->at++;
        return parse_escape(p);
    default:
        return emit_rune(p, kin__regex_rune(p->pattern, &p->at));
    }
}

/* ---- repetition ---- */

struct repeat {
    unsigned min;
    unsigned max; /* UINT_MAX: any number */
};

static bool read_number(struct parser *p, unsigned *ret)
{
    size_t from = p->at;

    *ret = 0;
    while (peek(p, 0) >= '0' && peek(p, 0) <= '9') {
        if (*ret <= REPEAT_MAX)
            *ret = *ret * 10 + (unsigned)(peek(p, 0) - '0');
        p->at++;
    }
    return p->at > from && !(p->pattern.ptr[from] == '0' && p->at > from + 1);
}

/* {2}, {2,} or {2,5}: 1 if it is one, else the brace is a character. */
static int read_braces(struct parser *p, struct repeat *ret)
{
    size_t from = p->at;

    p->at++;
    bool is_valid = read_number(p, &ret->min);
    ret->max = ret->min;
    if (is_valid && accept(p, ',')) {
        ret->max = UINT_MAX;
        if (peek(p, 0) != '}')
            is_valid = read_number(p, &ret->max);
    }
    if (!is_valid || !accept(p, '}')) {
        p->at = from;
        return 0;
    }
    if (ret->min > REPEAT_MAX ||
        (ret->max != UINT_MAX &&
         (ret->max > REPEAT_MAX || ret->max < ret->min)))
        return fail(p, "invalid repeat count", from);
    return 1;
}

/* An operator, if there is one: 1. */
static int read_repeat(struct parser *p, struct repeat *ret)
{
    switch (peek(p, 0)) {
    case '*':
        *ret = (struct repeat){0, UINT_MAX};
        break;
    case '+':
        *ret = (struct repeat){1, UINT_MAX};
        break;
    case '?':
        *ret = (struct repeat){0, 1};
        break;
    case '{':
        return read_braces(p, ret);
    default:
        return 0;
    }
    p->at++;
    return 1;
}

/* x* of the instructions from `from` on. */
static int emit_star(struct parser *p, uint32_t from)
{
    int32_t size = (int32_t)(p->count - from);
    int r = insert(p, from, KIN__REGEX_SPLIT, 1, size + 2);

    return r < 0 ? r : emit(p, KIN__REGEX_JUMP, -(size + 1), 0);
}

static int emit_copy(struct parser *p, uint32_t from, uint32_t size)
{
    int r = reserve(p, size);

    if (r < 0)
        return r;
    memcpy(p->insts + p->count, p->insts + from, size * sizeof(*p->insts));
    p->count += size;
    return 0;
}

/* The instructions of an atom, from `from` on, a number of times. */
static int emit_repeat(struct parser *p, uint32_t from,
                       const struct repeat *repeat)
{
    uint32_t size = p->count - from;
    int r = 0;

    assert(repeat->min <= repeat->max);
    if (repeat->min == 0 && repeat->max == UINT_MAX)
        return emit_star(p, from);
    if (repeat->max == 0) {
        p->count = from;
        return 0;
    }
    for (unsigned i = 1; r == 0 && i < repeat->min; i++)
        r = emit_copy(p, from, size);
    if (repeat->max == UINT_MAX)
        return r < 0 ? r : emit(p, KIN__REGEX_SPLIT, -(int32_t)size, 1);
    uint32_t optional = repeat->max - repeat->min;
    if (repeat->min == 0) {
        r = insert(p, from, KIN__REGEX_SPLIT, 1,
                   (int32_t)(optional * (size + 1)));
        from++;
        optional--;
    }
    for (; r == 0 && optional > 0; optional--) {
        r = emit(p, KIN__REGEX_SPLIT, 1, (int32_t)(optional * (size + 1)));
        if (r == 0)
            r = emit_copy(p, from, size);
    }
    return r;
}

static int parse_repeated(struct parser *p)
{
    uint32_t from = p->count;
    size_t before = 0;
    struct repeat repeat;
    bool is_repeated = false;
    int r = parse_atom(p);

    while (r == 0) {
        size_t start = p->at;
        r = read_repeat(p, &repeat);
        if (r <= 0)
            break;
        (void)accept(p, '?'); /* lazy: finds the same texts */
        if (is_repeated)
            return fail(p, "invalid nested repetition operator", before);
        r = emit_repeat(p, from, &repeat);
        is_repeated = true;
        before = start;
    }
    return r;
}

/* ---- sequences ---- */

static int fail_operator(struct parser *p)
{
    struct repeat ignored;
    size_t from = p->at;
    int r = read_repeat(p, &ignored);

    if (r <= 0)
        return r;
    (void)accept(p, '?');
    return fail(p, "missing argument to repetition operator", from);
}

static int parse_sequence(struct parser *p)
{
    int r = 0;

    while (r == 0 && !at_end(p) && peek(p, 0) != '|' && peek(p, 0) != ')') {
        r = fail_operator(p);
        if (r == 0)
            r = parse_repeated(p);
    }
    return r;
}

/* The jumps at the end of all branches but the last are chained by their y. */
static int parse_alternation(struct parser *p)
{
    uint32_t from = p->count;
    int32_t chain = -1;
    int r = parse_sequence(p);

    while (r == 0 && accept(p, '|')) {
        int32_t size = (int32_t)(p->count - from);
        r = insert(p, from, KIN__REGEX_SPLIT, 1, size + 2);
        if (r == 0)
            r = emit(p, KIN__REGEX_JUMP, 0, chain);
        if (r < 0)
            return r;
        chain = (int32_t)p->count - 1;
        from = p->count;
        r = parse_sequence(p);
    }
    while (r == 0 && chain >= 0) {
        struct kin__regex_inst *jump = &p->insts[chain];
        jump->x = (int32_t)p->count - chain;
        chain = jump->y;
    }
    return r;
}

static void parser_done(struct parser *p)
{
    kin__free(p->alloc, p->insts);
    kin__free(p->alloc, p->ranges);
}

int kin__regex_new(const kin_allocator *alloc, kin_str pattern,
                   struct kin__regex **ret, kin_error *err)
{
    __attribute__((cleanup(parser_done))) struct parser p = {
        .alloc = alloc, .err = err, .pattern = pattern};
    int r = parse_alternation(&p);

    if (r == 0 && !at_end(&p)) {
        assert(peek(&p, 0) == ')');
        r = fail_whole(&p, "unexpected )");
    }
    if (r == 0)
        r = emit(&p, KIN__REGEX_MATCH, 0, 0);
    if (r < 0)
        return r;
    struct kin__regex *regex = kin__alloc0(alloc, 1, sizeof(*regex));
    if (!regex)
        return no_memory(&p);
    assert(p.insts && p.count > 0);
    *regex = (struct kin__regex){
        .alloc = alloc,
        .insts = p.insts,
        .count = p.count,
        .ranges = p.ranges,
        .is_anchored = p.insts[0].op == KIN__REGEX_ASSERT &&
                       p.insts[0].x == KIN__REGEX_TEXT_BEGIN,
    };
    p.insts = NULL;
    p.ranges = NULL;
    *ret = regex;
    return 0;
}
