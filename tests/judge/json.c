/* SPDX-License-Identifier: Apache-2.0 */
/*
 * json.c - random JSON texts, read by kin and by yyjson: both must accept the
 * same ones and read the same values.
 *
 *     judge_json [texts [seed]]
 *
 * About half of the texts are damaged at random.  Each is read without and with
 * a prediction (the last value that was read), in normal or strict mode.  Known
 * differences are counted, not failed:
 *   - keys that stand twice: yyjson keeps both, kin the last;
 *   - a surrogate without its partner: yyjson refuses it, kin reads U+FFFD.
 */
#include <stdio.h>
#include <stdlib.h>

#include <yyjson.h>

#include "base/buf.h"
#include "json_test.h"

enum {
    TEXTS = 40000,
    MAX_TEXT = 1 << 16,
    MAX_DEPTH = 6,
};

struct judge {
    uint64_t random;
    struct kin__arena *arena;
    struct kin__json_parser parser;
    struct kin__buf text;
    struct kin__buf out;
    kin__val last; /* owned; predicted for the next text */
    unsigned long accepted;
    unsigned long refused;
    unsigned long with_duplicates;
    unsigned long with_lone_surrogates;
};

static unsigned pick(struct judge *j, unsigned below)
{
    return (unsigned)(json_test_random(&j->random) >> 20) % below;
}

static void die(const struct judge *j, const char *what)
{
    fprintf(stderr, "%s:\n%.*s\nkin: %.*s\n", what,
            KIN_STR(kin__buf_str(&j->text)), KIN_STR(kin__buf_str(&j->out)));
    exit(1);
}

/* ---- making texts ---- */

static void put(struct judge *j, const char *text)
{
    if (kin__buf_append(&j->text, kin_s(text)) < 0)
        die(j, "too long");
}

static void put_space(struct judge *j)
{
    static const char *const spaces[] = {" ", "\n", "\t", "\r\n", "  "};

    if (pick(j, 12) == 0)
        put(j, spaces[pick(j, 5)]);
}

static void put_char(struct judge *j)
{
    static const char *const odd[] = {
        "\\n",
        "\\t",
        "\\\"",
        "\\\\",
        "\\/",
        "\\b",
        "\\f",
        "\\r",
        "\\u0041",
        "\\u00e9",
        "\\u0000",
        "\\u20AC",
        "\\ud83d\\ude00",
        "\\u2028",
        "<",
        "&",
        ">",
        "\xc3\xa9",
        "\xe2\x82\xac",
        "\xf0\x9f\x98\x80",
        "\xe2\x80\xa8",
        "\x7f",
        "\\ud83d",
        "\\ude00",
    };
    char c[2] = {(char)('a' + pick(j, 26)), '\0'};

    /* The last two are the lone surrogates. */
    if (pick(j, 10) == 0)
        put(j, odd[pick(j, pick(j, 200) == 0 ? 24 : 22)]);
    else
        put(j, c);
}

static void put_string(struct judge *j)
{
    static const char *const usual[] = {
        "\"name\"",
        "\"metadata\"",
        "\"kube-system\"",
        "\"\"",
        "\"a\"",
        "\"2026-03-01T12:00:07Z\"",
        "\"2026-02-30T12:00:07Z\"",
    };

    if (pick(j, 2) == 0) {
        put(j, usual[pick(j, 7)]);
        return;
    }
    put(j, "\"");
    for (unsigned n = pick(j, pick(j, 8) == 0 ? 200 : 20); n > 0; n--)
        put_char(j);
    put(j, "\"");
}

/* Member `i` of an object; seldom a key that it has already. */
static void put_key(struct judge *j, unsigned i)
{
    static const char *const keys[] = {"name", "labels",    "aTime", "at",
                                       "At",   "timestamp", "k<",    "z.io/k"};
    char text[64];

    if (pick(j, 40) == 0) {
        put_string(j);
        return;
    }
    snprintf(text, sizeof(text), "\"%u%s\"", pick(j, 60) ? i : 0,
             keys[pick(j, 8)]);
    put(j, text);
}

static void put_number(struct judge *j)
{
    static const char *const odd[] = {"-0",
                                      "0.0",
                                      "1e5",
                                      "1E-5",
                                      "-1.25",
                                      "1e400",
                                      "0e0",
                                      "134217727",
                                      "134217728",
                                      "-134217729",
                                      "12345678901234567890123"};
    char text[32];

    if (pick(j, 3) == 0) {
        put(j, odd[pick(j, 11)]);
        return;
    }
    snprintf(text, sizeof(text), "%lld",
             (long long)(json_test_random(&j->random)) >> pick(j, 64));
    put(j, text);
}

static void put_value(struct judge *j, int depth);

static void put_container(struct judge *j, int depth)
{
    bool is_object = pick(j, 3) != 0;
    unsigned n = pick(j, pick(j, 10) == 0 ? 40 : 6);

    put(j, is_object ? "{" : "[");
    for (unsigned i = 0; i < n; i++) {
        put_space(j);
        if (is_object) {
            put_key(j, i);
            put_space(j);
            put(j, ":");
            put_space(j);
        }
        put_value(j, depth + 1);
        put_space(j);
        if (i + 1 < n)
            put(j, ",");
    }
    put_space(j);
    put(j, is_object ? "}" : "]");
}

static void put_value(struct judge *j, int depth)
{
    static const char *const literals[] = {"true", "false", "null"};

    if (depth < MAX_DEPTH && j->text.len < MAX_TEXT / 4 &&
        pick(j, 10) < (depth ? 4u : 9u)) {
        put_container(j, depth);
        return;
    }
    switch (pick(j, 4)) {
    case 0:
        put(j, literals[pick(j, 3)]);
        break;
    case 1:
        put_number(j);
        break;
    default:
        put_string(j);
        break;
    }
}

static void damage(struct judge *j)
{
    static const char bytes[] = "{}[]\",:\\0 tfn-.eE\x80\xff\x01u";
    char *text = j->text.ptr;

    for (unsigned n = 1 + pick(j, 3); n > 0 && j->text.len > 1; n--) {
        size_t at = pick(j, (unsigned)j->text.len);
        switch (pick(j, 4)) {
        case 0:
            text[at] = (char)pick(j, 256);
            break;
        case 1:
            text[at] = bytes[pick(j, sizeof(bytes) - 1)];
            break;
        case 2:
            memmove(text + at, text + at + 1, j->text.len - at);
            j->text.len--;
            break;
        default:
            j->text.len = at ? at : 1;
            text[j->text.len] = '\0';
            break;
        }
    }
}

/* A text that resembles the last one: a value changed here and there. */
static void alter(struct judge *j)
{
    for (unsigned n = 1 + pick(j, 3); n > 0; n--) {
        size_t at = pick(j, (unsigned)j->text.len);
        char c = j->text.ptr[at];
        bool is_escaped = at > 0 && j->text.ptr[at - 1] == '\\';
        if ((c >= 'a' && c <= 'y' && !is_escaped) || (c >= '1' && c <= '8'))
            j->text.ptr[at] = (char)(c + 1);
    }
}

static void make_text(struct judge *j)
{
    if (j->text.len > 0 && pick(j, 3) == 0) {
        alter(j);
    } else {
        kin__buf_clear(&j->text);
        put_space(j);
        put_value(j, 0);
        put_space(j);
    }
    if (pick(j, 2))
        damage(j);
}

/* ---- comparing ---- */

static bool has_duplicates(yyjson_val *val)
{
    size_t i = 0;
    size_t max = 0;
    yyjson_val *key = NULL;
    yyjson_val *member = NULL;

    if (yyjson_is_arr(val)) {
        yyjson_arr_foreach(val, i, max, member)
        {
            if (has_duplicates(member))
                return true;
        }
        return false;
    }
    if (!yyjson_is_obj(val))
        return false;
    yyjson_obj_foreach(val, i, max, key, member)
    {
        /* The first one of that key is another one. */
        if (yyjson_obj_getn(val, yyjson_get_str(key), yyjson_get_len(key)) !=
                member ||
            has_duplicates(member))
            return true;
    }
    return false;
}

/* Whether the text has an escape from which kin makes U+FFFD: yyjson accepts it
 * when all of them are replaced by \ufffd. */
static bool has_lone_surrogate(const struct judge *j)
{
    KIN__AUTO_BUF copy;
    bool found = false;

    kin__buf_init(&copy, NULL, MAX_TEXT * 2);
    if (kin__buf_append(&copy, kin__buf_str(&j->text)) < 0)
        die(j, "memory");
    for (size_t i = 0; i + 6 <= copy.len; i++) {
        char *p = copy.ptr + i;
        if (p[0] == '\\' && p[1] != 'u') {
            i++;
            continue;
        }
        if (memcmp(p, "\\u", 2) != 0 || (p[2] | 0x20) != 'd' || p[3] < '8')
            continue;
        bool is_pair = i + 12 <= copy.len && p[3] <= 'b' && p[3] != 'C' &&
                       (strchr("89abAB", p[3]) != NULL) && p[6] == '\\' &&
                       p[7] == 'u' && (p[8] | 0x20) == 'd' &&
                       strchr("cdefCDEF", p[9]) != NULL && p[9];
        if (is_pair) {
            i += 11;
            continue;
        }
        memcpy(p, "\\ufffd", 6);
        found = true;
        i += 5;
    }
    if (!found)
        return false;
    yyjson_doc *doc = yyjson_read(copy.ptr, copy.len,
                                  YYJSON_READ_NUMBER_AS_RAW);
    yyjson_doc_free(doc);
    return doc != NULL;
}

static void compare_values(struct judge *j, yyjson_doc *doc, kin__val val)
{
    if (json_test_text(j->arena, val, &j->out) < 0)
        die(j, "memory");
    yyjson_doc *ours = yyjson_read(j->out.ptr, j->out.len,
                                   YYJSON_READ_NUMBER_AS_RAW);
    if (!ours)
        die(j, "kin writes what yyjson refuses");
    if (has_duplicates(yyjson_doc_get_root(doc)))
        j->with_duplicates++;
    else if (!yyjson_equals(yyjson_doc_get_root(doc),
                            yyjson_doc_get_root(ours)))
        die(j, "other value");
    yyjson_doc_free(ours);
}

static void check_result(struct judge *j, yyjson_doc *doc, int r, kin__val val)
{
    kin__buf_clear(&j->out);
    if (r == 0 && doc)
        compare_values(j, doc, val);
    else if (r < 0 && doc)
        die(j, "kin refuses it");
    else if (r == 0 && has_lone_surrogate(j))
        j->with_lone_surrogates++;
    else if (r == 0)
        die(j, "yyjson refuses it");
    if (r == 0)
        j->accepted++;
    else
        j->refused++;
}

static void check_text(struct judge *j)
{
    static const unsigned modes[] = {
        KIN__JSON_TRUST_FINGERPRINTS, 0, KIN__JSON_STRICT,
        KIN__JSON_FINGERPRINT_ROOT,
        KIN__JSON_FINGERPRINT_ROOT | KIN__JSON_TRUST_FINGERPRINTS};
    kin_str text = kin__buf_str(&j->text);
    kin__val plain = KIN__VAL_NONE;
    kin__val val = KIN__VAL_NONE;
    yyjson_doc *doc = yyjson_read(text.ptr, text.len,
                                  YYJSON_READ_NUMBER_AS_RAW);
    int r = kin__json_parse(&j->parser, text, KIN__VAL_NONE, KIN__JSON_STRICT,
                            &plain, NULL, NULL);

    check_result(j, doc, r, plain);
    if (kin__json_parse(&j->parser, text, j->last, modes[pick(j, 5)], &val,
                        NULL, NULL) != r)
        die(j, "another result with a prediction");
    if (r == 0 && doc)
        compare_values(j, doc, val);
    yyjson_doc_free(doc);
    if (r < 0)
        return;
    kin__val_unref(j->arena, plain);
    if (val != j->last)
        kin__val_unref(j->arena, j->last);
    j->last = val;
}

int main(int argc, char **argv)
{
    static struct judge j;
    unsigned long texts = argc > 1 ? strtoul(argv[1], NULL, 10) : TEXTS;

    j.random = argc > 2 ? strtoull(argv[2], NULL, 10) | 1 : 20261115;
    kin__buf_init(&j.text, NULL, MAX_TEXT);
    kin__buf_init(&j.out, NULL, MAX_TEXT * 6);
    if (kin__arena_new(NULL, 0, &j.arena, NULL) < 0)
        die(&j, "memory");
    kin__json_parser_init(&j.parser, j.arena, NULL, NULL);
    for (unsigned long i = 0; i < texts; i++) {
        make_text(&j);
        check_text(&j);
    }
    kin__val_unref(j.arena, j.last);
    if (json_test_live(j.arena) != 0 || j.arena->intern->count != 0)
        die(&j, "leak");
    printf("%lu texts: %lu accepted, %lu refused; known differences: "
           "%lu with a key twice, %lu with half a surrogate pair\n",
           texts, j.accepted, j.refused, j.with_duplicates,
           j.with_lone_surrogates);
    kin__json_parser_done(&j.parser);
    (void)kin__arena_unref(j.arena);
    kin__buf_done(&j.text);
    kin__buf_done(&j.out);
    return 0;
}
