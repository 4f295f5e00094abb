/* SPDX-License-Identifier: Apache-2.0 */
#include "wire/json_trail.h"

#include "base/str.h"
#include "json_test.h"

enum {
    TEXT_MAX = 1 << 20,
    TEXTS = 20, /* of each kind */
    LISTED = KIN__JSON_FINGERPRINT_ROOT | KIN__JSON_TRUST_FINGERPRINTS,
};

/* ---- similar texts ---- */

/* The recipe of a text: the same seed gives the same text, except for random
 * changes. */
struct maker {
    struct kin__buf *to;
    uint64_t changes; /* state of its random numbers */
    unsigned rarity;  /* one change per so many places; 0: none */
};

static uint64_t mix(uint64_t seed, uint64_t i)
{
    uint64_t state = seed ^ ((i + 1) * UINT64_C(0x9e3779b97f4a7c15));

    return json_test_random(&state);
}

static bool changes_here(struct maker *m)
{
    return m->rarity > 0 && json_test_random(&m->changes) % m->rarity == 0;
}

static int put_scalar(struct maker *m, uint64_t seed)
{
    static const char *const texts[] = {
        "1",
        "12",
        "123",
        "-7.50",
        "99999999999",
        "true",
        "null",
        "{}",
        "[]",
        "\"\"",
        "\"a\"",
        "\"ab\"",
        "\"a\\u003cb\"",
        "\"\xc3\xa9t\xc3\xa9\"",
        "\"2026-03-01T12:00:07Z\"",
        "\"2026-03-01T12:00:08Z\"",
        "\"a long text of which most stay the same, but for its end: x\"",
        "\"a long text of which most stay the same, but for its end: y\"",
    };

    if (changes_here(m))
        seed = json_test_random(&m->changes);
    return kin__buf_append(
        m->to, kin_s(texts[seed % (sizeof(texts) / sizeof(texts[0]))]));
}

static int put_key(struct maker *m, uint64_t seed, uint64_t i)
{
    static const char *const names[] = {"key", "time", "a\\\"b", "x\\u003cy"};

    if (changes_here(m))
        i += 100;
    return kin__buf_printf(m->to, "\"%s%llu\":", names[mix(seed, i) % 4],
                           (unsigned long long)i);
}

static int put_value(struct maker *m, uint64_t seed, int depth);

static int put_members(struct maker *m, uint64_t seed, int depth,
                       bool is_object)
{
    uint64_t count = 1 + seed / 16 % 6;

    for (uint64_t i = 0; i < count; i++) {
        /* The first member stays, so that separators are correct. */
        if (i > 0 && changes_here(m))
            continue;
        if (i > 0)
            TRY(kin__buf_append_byte(m->to, ','));
        if (changes_here(m))
            TRY(kin__buf_append(m->to, KIN__S(" \n")));
        if (is_object)
            TRY(put_key(m, seed, i));
        TRY(put_value(m, mix(seed, i), depth + 1));
        if (changes_here(m))
            TRY(kin__buf_append_byte(m->to, ' '));
    }
    return 0;
}

static int put_value(struct maker *m, uint64_t seed, int depth)
{
    bool is_object = depth == 0 || seed % 3 == 0;

    if (depth > 0 && changes_here(m))
        seed = json_test_random(&m->changes);
    if (depth > 4 || (depth > 0 && seed % 3 == 2))
        return put_scalar(m, seed);
    TRY(kin__buf_append_byte(m->to, is_object ? '{' : '['));
    TRY(put_members(m, seed, depth, is_object));
    return kin__buf_append_byte(m->to, is_object ? '}' : ']');
}

static int text_make(struct kin__buf *to, uint64_t seed, uint64_t changes,
                     unsigned rarity)
{
    struct maker m = {.to = to, .changes = changes | 1, .rarity = rarity};

    kin__buf_clear(to);
    return put_value(&m, seed, 0);
}

/* ---- parsing them as a list ---- */

struct list {
    struct kin__arena *arena;
    struct kin__json_parser parser;
    struct kin__json_parser plain; /* without predictions */
    struct kin__buf text;
    struct kin__buf out;
    struct kin__buf wanted;
    kin__val last;
    size_t skips; /* texts with skipped parts */
};

static int list_init(struct list *l, const kin_allocator *alloc)
{
    *l = (struct list){.arena = NULL};
    kin__buf_init(&l->text, alloc, TEXT_MAX);
    kin__buf_init(&l->out, alloc, TEXT_MAX);
    kin__buf_init(&l->wanted, alloc, TEXT_MAX);
    kin__json_parser_init(&l->parser, NULL, NULL, alloc);
    kin__json_parser_init(&l->plain, NULL, NULL, alloc);
    TRY(kin__arena_new(alloc, 0, &l->arena, NULL));
    l->parser.arena = l->arena;
    l->plain.arena = l->arena;
    return 0;
}

static void list_done(struct list *l)
{
    kin__json_parser_done(&l->parser);
    kin__json_parser_done(&l->plain);
    kin__buf_done(&l->text);
    kin__buf_done(&l->out);
    kin__buf_done(&l->wanted);
    json_test_release(&l->arena);
}

#define AUTO_LIST __attribute__((cleanup(list_done))) struct list

/* Parses a text with the previous one as its prediction, and compares the
 * result with that without a prediction.  The caller owns `*ret`, if it is set.
 */
static int list_read(struct list *l, kin_str text, kin__val predicted,
                     kin__val *ret)
{
    kin__val plain = KIN__VAL_NONE;

    TRY(json_test_parse(&l->plain, text, KIN__VAL_NONE, KIN__JSON_STRICT,
                        &plain, NULL));
    int r = json_test_text(l->arena, plain, &l->wanted);
    kin__val_unref(l->arena, plain);
    TRY(r);
    TRY(json_test_parse(&l->parser, text, predicted, LISTED, ret, NULL));
    l->skips += l->parser.trail.mode == KIN__TRAIL_USE &&
                l->parser.trail.skipped > 0;
    if (*ret == predicted)
        kin__val_ref(l->arena, *ret);
    r = json_test_text(l->arena, *ret, &l->out);
    if (r == 0)
        assert_true(
            kin_str_eq(kin__buf_str(&l->out), kin__buf_str(&l->wanted)));
    return r;
}

/* Parses the next text of the list and releases the previous value. */
static int list_next(struct list *l, kin_str text)
{
    kin__val val = KIN__VAL_NONE;

    TRY(list_read(l, text, l->last, &val));
    if (l->last)
        kin__val_unref(l->arena, l->last);
    l->last = val;
    return 0;
}

/* ---- tests ---- */

static const char big[] =
    "{\"metadata\":{\"name\":\"%s\",\"uid\":\"%s\",\"labels\":{\"app\":\"a\"}},"
    "\"spec\":{\"containers\":[{\"name\":\"one\",\"image\":\"i\"},{\"name\":"
    "\"two\"}],\"node\":\"%s\"},\"status\":{\"phase\":\"Running\",\"n\":12}}";

static int put_big(struct kin__buf *to, const char *name, const char *node)
{
    kin__buf_clear(to);
    return kin__buf_printf(to, big, name, name, node);
}

KIN_TEST(equal_parts_are_skipped)
{
    AUTO_LIST l;
    kin__val vals[4] = {0};
    static const char *const names[] = {"zero", "one", "two-two", "three"};

    TRY(list_init(&l, alloc));
    for (int i = 0; i < 4; i++) {
        TRY(put_big(&l.text, names[i], "node"));
        TRY(list_read(&l, kin__buf_str(&l.text), i ? vals[i - 1] : 0,
                      &vals[i]));
    }
    /* The first was read without a prediction, the second left the trail, if
     * there was memory for it. */
    assert_true(l.skips == 2 || kin_test_out_of_memory());
    assert_true(l.parser.trail.root == vals[1] || kin_test_out_of_memory());
    for (int i = 0; i < 4; i++)
        kin__val_unref(l.arena, vals[i]);
    assert_int_equal(json_test_live(l.arena), 0);
    return 0;
}

KIN_TEST(same_text_is_the_same_value)
{
    AUTO_LIST l;
    kin__val vals[4] = {0};
    static const char *const names[] = {"zero", "one", "two", "one"};

    TRY(list_init(&l, alloc));
    for (int i = 0; i < 4; i++) {
        TRY(put_big(&l.text, names[i], "node"));
        TRY(list_read(&l, kin__buf_str(&l.text), i ? vals[i - 1] : 0,
                      &vals[i]));
    }
    assert_true(vals[3] == vals[1] || kin_test_out_of_memory());
    for (int i = 0; i < 4; i++)
        kin__val_unref(l.arena, vals[i]);
    assert_int_equal(json_test_live(l.arena), 0);
    return 0;
}

KIN_TEST(trail_of_a_freed_value_is_not_used)
{
    AUTO_LIST l;

    TRY(list_init(&l, alloc));
    for (int i = 0; i < 6; i++) {
        TRY(put_big(&l.text, i % 2 ? "odd" : "even", i % 3 ? "node" : "other"));
        TRY(list_next(&l, kin__buf_str(&l.text)));
    }
    /* Only the last value is alive: every second text records a trail that is
     * used once. */
    assert_true(l.skips == 2 || kin_test_out_of_memory());
    kin__val_unref(l.arena, l.last);
    assert_int_equal(json_test_live(l.arena), 0);
    assert_int_equal(l.arena->watched, KIN__VAL_NONE);
    return 0;
}

KIN_TEST(different_text_ends_the_trail)
{
    AUTO_LIST l;
    kin__val vals[4] = {0};
    static const char *const texts[] = {
        "{\"a\":{\"b\":[1,2,3,4,5,6]},\"c\":\"ddddddddddddddd\",\"e\":1}",
        "{\"a\":{\"b\":[1,2,3,4,5,6]},\"c\":\"ddddddddddddddd\",\"e\":2}",
        "{\"a\":{\"b\":[1,2,3,4,5,6]},\"c\":\"ddddddddddddddd\",\"e\":3}",
        "{\"A\":{\"b\":[1,2,3,4,5,6]},\"C\":\"ddddddddddddddd\",\"e\":2}",
    };

    TRY(list_init(&l, alloc));
    for (int i = 0; i < 4; i++)
        TRY(list_read(&l, kin_s(texts[i]), i ? vals[i - 1] : 0, &vals[i]));
    assert_int_equal(l.parser.trail.root, KIN__VAL_NONE);
    for (int i = 0; i < 4; i++)
        kin__val_unref(l.arena, vals[i]);
    return 0;
}

KIN_TEST(head_is_not_part_of_the_text)
{
    const struct kin__json_head head = {KIN_STR_INIT("Pod"),
                                        KIN_STR_INIT("v1")};
#define BODY(name, x)                                                          \
    "\"metadata\":{\"name\":\"" name                                           \
    "\"},\"spec\":{\"long\":\"a text that is the "                             \
    "same in all of them and leapt over\",\"x\":[1," x ",3]}}"
    static const char *const texts[] = {
        "{" BODY("a", "2"),
        "{" BODY("b", "2"),
        "{" BODY("c", "4"),
        "{\"kind\":\"Pod\",\"apiVersion\":\"v1\"," BODY("d", "2"),
        "{" BODY("e", "2"),
        "{\"kind\":\"Pod\"," BODY("f", "5"),
        "{" BODY("g", "2"),
    };
#undef BODY
    enum { COUNT = sizeof(texts) / sizeof(texts[0]) };
    AUTO_LIST l;
    kin__val vals[COUNT] = {0};

    TRY(list_init(&l, alloc));
    TRY(kin__json_parser_set_head(&l.parser, &head));
    TRY(kin__json_parser_set_head(&l.plain, &head));
    for (int i = 0; i < COUNT; i++)
        TRY(list_read(&l, kin_s(texts[i]), i ? vals[i - 1] : 0, &vals[i]));
    assert_true(l.skips >= 3 || kin_test_out_of_memory());
    for (int i = 0; i < COUNT; i++)
        kin__val_unref(l.arena, vals[i]);
    return 0;
}

KIN_TEST(members_before_the_head_are_skipped)
{
    const struct kin__json_head head = {KIN_STR_INIT("Pod"),
                                        KIN_STR_INIT("v1")};
    static const char *const leads[] = {
        "\"allow\":true,\"apiVersion\":\"v1\",\"kind\":\"Pod\"",
        "\"apiVersion\":\"v1\",\"data\":{},\"kind\":\"Pod\"",
    };

    for (int i = 0; i < 2; i++) {
        AUTO_LIST l;
        TRY(list_init(&l, alloc));
        TRY(kin__json_parser_set_head(&l.parser, &head));
        TRY(kin__json_parser_set_head(&l.plain, &head));
        kin__val vals[4] = {0};
        for (int j = 0; j < 4; j++) {
            kin__buf_clear(&l.text);
            TRY(kin__buf_printf(&l.text,
                                "{%s,\"metadata\":{\"name\":\"n%d\"},\"spec\":{"
                                "\"long\":\"a text that all have\",\"x\":[1]}}",
                                leads[i], j));
            TRY(list_read(&l, kin__buf_str(&l.text), j ? vals[j - 1] : 0,
                          &vals[j]));
        }
        assert_true(l.skips == 2 || kin_test_out_of_memory());
        for (int j = 0; j < 4; j++)
            kin__val_unref(l.arena, vals[j]);
        assert_int_equal(json_test_live(l.arena), 0);
    }
    return 0;
}

KIN_TEST(malformed_texts_are_rejected)
{
    AUTO_LIST l;
    kin__val vals[3] = {0};
    kin__val val = KIN__VAL_NONE;

    TRY(list_init(&l, alloc));
    for (int i = 0; i < 3; i++) {
        TRY(put_big(&l.text, i == 1 ? "one" : "other", "node"));
        TRY(list_read(&l, kin__buf_str(&l.text), i ? vals[i - 1] : 0,
                      &vals[i]));
    }
    TRY(put_big(&l.text, "more", "node"));
    /* Truncated anywhere; spaces are not values. */
    for (size_t len = 1; len < l.text.len; len++) {
        TRY_FAIL(json_test_parse(&l.parser, kin_str_of(l.text.ptr, len),
                                 vals[2], LISTED, &val, NULL),
                 KIN_EPARSE);
        assert_int_equal(val, KIN__VAL_NONE);
    }
    for (size_t at = 0; at < l.text.len; at++) {
        char was = l.text.ptr[at];
        l.text.ptr[at] = '\x01';
        TRY_FAIL(json_test_parse(&l.parser, kin__buf_str(&l.text), vals[2],
                                 LISTED, &val, NULL),
                 KIN_EPARSE);
        l.text.ptr[at] = was;
    }
    for (int i = 0; i < 3; i++)
        kin__val_unref(l.arena, vals[i]);
    return 0;
}

KIN_TEST(skipping_never_changes_the_result)
{
    AUTO_LIST l;
    uint64_t state = 20261116;
    const size_t sorts = 10;

    TRY(list_init(&l, alloc));
    for (size_t i = 0; i < sorts; i++) {
        kin__val vals[TEXTS] = {0};
        uint64_t seed = json_test_random(&state);
        unsigned rarity = i % 3 == 0 ? 8 : 40;
        int r = 0;
        for (int j = 0; r == 0 && j < TEXTS; j++) {
            r = text_make(&l.text, seed, json_test_random(&state), rarity);
            if (r == 0)
                r = list_read(&l, kin__buf_str(&l.text), j ? vals[j - 1] : 0,
                              &vals[j]);
        }
        for (int j = 0; j < TEXTS; j++)
            kin__val_unref(l.arena, vals[j]);
        TRY(r);
        assert_int_equal(json_test_live(l.arena), 0);
    }
    assert_true(l.skips > sorts || kin_test_out_of_memory());
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(equal_parts_are_skipped),
              KIN_TEST_ENTRY(same_text_is_the_same_value),
              KIN_TEST_ENTRY(trail_of_a_freed_value_is_not_used),
              KIN_TEST_ENTRY(different_text_ends_the_trail),
              KIN_TEST_ENTRY(head_is_not_part_of_the_text),
              KIN_TEST_ENTRY(members_before_the_head_are_skipped),
              KIN_TEST_ENTRY(malformed_texts_are_rejected),
              KIN_TEST_ENTRY(skipping_never_changes_the_result))
