/* SPDX-License-Identifier: Apache-2.0 */
#include "wire/json_place.h"

#include "base/str.h"
#include "json_test.h"

enum {
    TEXT_MAX = 1 << 20,
    POOL = 12, /* elements that objects choose from */
    ALIVE = 4, /* objects */
    ROUNDS = 150,
};

struct setup {
    struct kin__arena *arena;
    struct kin__json_parser parser;
    struct kin__json_parser plain; /* predicts nothing */
    struct kin__buf text;
    struct kin__buf out;
    struct kin__buf wanted;
    kin__val vals[ALIVE]; /* the latest objects */
};

static void setup_done(struct setup *s)
{
    for (int i = 0; i < ALIVE; i++)
        if (s->vals[i])
            kin__val_unref(s->arena, s->vals[i]);
    kin__json_parser_done(&s->parser);
    kin__json_parser_done(&s->plain);
    kin__buf_done(&s->text);
    kin__buf_done(&s->out);
    kin__buf_done(&s->wanted);
    json_test_release(&s->arena);
}

#define AUTO_SETUP __attribute__((cleanup(setup_done))) struct setup

static int setup_init(struct setup *s, const kin_allocator *alloc)
{
    *s = (struct setup){.arena = NULL};
    kin__buf_init(&s->text, alloc, TEXT_MAX);
    kin__buf_init(&s->out, alloc, TEXT_MAX);
    kin__buf_init(&s->wanted, alloc, TEXT_MAX);
    kin__json_parser_init(&s->parser, NULL, NULL, alloc);
    kin__json_parser_init(&s->plain, NULL, NULL, alloc);
    TRY(kin__arena_new(alloc, 0, &s->arena, NULL));
    s->parser.arena = s->arena;
    s->plain.arena = s->arena;
    return 0;
}

/* An element of the pool; some are too short to be remembered, or have parts
 * with fingerprints of their own. */
static int put_element(struct kin__buf *to, unsigned i)
{
    TRY(kin__buf_printf(to, "{\"names\":[\"registry.example.com/image-%u\"",
                        i));
    for (unsigned j = 0; j < i % 7; j++)
        TRY(kin__buf_printf(to,
                            ",\"registry.example.com/other-%u/image-%u:v%u\"",
                            j, i, i * j));
    return kin__buf_printf(to, "],\"ratio\":%u.5,\"size\":%u}", i % 3,
                           i * 52428800u % 2147483647u);
}

/* An object with the elements `from`, `from + step`, ... of the pool. */
static int put_object(struct setup *s, unsigned id, unsigned from,
                      unsigned step, unsigned count)
{
    kin__buf_clear(&s->text);
    TRY(kin__buf_printf(&s->text, "{\"id\":%u,\"images\":[", id));
    for (unsigned i = 0; i < count; i++) {
        if (i > 0)
            TRY(kin__buf_append_byte(&s->text, ','));
        TRY(put_element(&s->text, (from + i * step) % POOL));
    }
    return kin__buf_append(&s->text, KIN__S("]}"));
}

/* Parses the text with the latest object as prediction. */
static int read_next(struct setup *s, unsigned flags)
{
    kin__val plain = KIN__VAL_NONE;
    kin__val val = KIN__VAL_NONE;

    TRY(json_test_parse(&s->plain, kin__buf_str(&s->text), KIN__VAL_NONE,
                        KIN__JSON_STRICT, &plain, NULL));
    int r = json_test_text(s->arena, plain, &s->wanted);
    kin__val_unref(s->arena, plain);
    TRY(r);
    TRY(json_test_parse(&s->parser, kin__buf_str(&s->text), s->vals[0], flags,
                        &val, NULL));
    if (val == s->vals[0])
        kin__val_ref(s->arena, val);
    if (s->vals[ALIVE - 1])
        kin__val_unref(s->arena, s->vals[ALIVE - 1]);
    memmove(s->vals + 1, s->vals, (ALIVE - 1) * sizeof(s->vals[0]));
    s->vals[0] = val;
    TRY(json_test_text(s->arena, val, &s->out));
    assert_true(kin_str_eq(kin__buf_str(&s->out), kin__buf_str(&s->wanted)));
    return 0;
}

static uint64_t hits(const struct setup *s)
{
    return s->parser.places ? s->parser.places->hits : 0;
}

/* Elements are remembered when they come for the second time. */
KIN_TEST(elements_are_found_in_any_order)
{
    AUTO_SETUP s;

    TRY(setup_init(&s, alloc));
    TRY(put_object(&s, 1, 4, 1, 3));
    TRY(read_next(&s, 0));
    TRY(put_object(&s, 2, 6, POOL - 1, 3));
    TRY(read_next(&s, 0));
    assert_int_equal(hits(&s), 0);
    TRY(put_object(&s, 3, 5, 1, 2));
    TRY(read_next(&s, 0));
    TRY(put_object(&s, 4, 4, 1, 3));
    TRY(read_next(&s, 0));
    assert_true(hits(&s) > 0 || kin_test_out_of_memory());
    return 0;
}

KIN_TEST(strict_mode_remembers_nothing)
{
    AUTO_SETUP s;

    TRY(setup_init(&s, alloc));
    for (unsigned i = 0; i < 6; i++) {
        TRY(put_object(&s, i, 4 + i % 2, 1, 3));
        TRY(read_next(&s, KIN__JSON_STRICT));
    }
    assert_null(s.parser.places);
    return 0;
}

/* Values are freed, and their handles used again, while they are remembered. */
KIN_TEST(places_never_change_the_result)
{
    AUTO_SETUP s;
    uint64_t state = 20261118;

    TRY(setup_init(&s, alloc));
    for (unsigned i = 0; i < ROUNDS; i++) {
        uint64_t random = json_test_random(&state);
        TRY(put_object(&s, i, (unsigned)(random % POOL),
                       1 + (unsigned)(random >> 8) % POOL,
                       1 + (unsigned)(random >> 16) % 6));
        TRY(read_next(&s, random >> 24 & 1 ? KIN__JSON_TRUST_FINGERPRINTS : 0));
    }
    assert_true(hits(&s) > 10 || kin_test_out_of_memory());
    for (int i = 0; i < ALIVE; i++) {
        kin__val_unref(s.arena, s.vals[i]);
        s.vals[i] = KIN__VAL_NONE;
    }
    assert_int_equal(json_test_live(s.arena), 0);
    return 0;
}

/* A wrong fingerprint on a remembered value does not make it match. */
KIN_TEST(remembered_values_are_compared)
{
    AUTO_SETUP s;

    TRY(setup_init(&s, alloc));
    for (unsigned i = 0; i < 8; i++) {
        TRY(put_object(&s, i, 4 + i % 2, 1, 3));
        TRY(read_next(&s, 0));
    }
    if (!s.parser.places)
        return kin_test_out_of_memory() ? KIN_ENOMEM : 0;
    /* All places point to the same value. */
    kin__val any = KIN__VAL_NONE;
    for (int i = 0; i < KIN__PLACE_VALUES; i++)
        any = s.parser.places->vals[i] ? s.parser.places->vals[i] : any;
    for (int i = 0; i < KIN__PLACE_VALUES; i++)
        s.parser.places->vals[i] = any;
    for (unsigned i = 0; i < POOL; i++) {
        TRY(put_object(&s, i, i, 1, 3));
        TRY(read_next(&s, KIN__JSON_TRUST_FINGERPRINTS));
    }
    return 0;
}

KIN_TEST(malformed_elements_are_rejected)
{
    static const char wrong[] = {'\x01', ']', '}', '"', ','};
    AUTO_SETUP s;

    TRY(setup_init(&s, alloc));
    for (unsigned i = 0; i < 8; i++) {
        TRY(put_object(&s, i, 4 + i % 2, 1, 3));
        TRY(read_next(&s, 0));
    }
    for (size_t at = 0; at < s.text.len * sizeof(wrong); at++) {
        char *c = &s.text.ptr[at / sizeof(wrong)];
        char was = *c;
        kin__val vals[2] = {0};
        *c = wrong[at % sizeof(wrong)];
        int r = json_test_parse(&s.plain, kin__buf_str(&s.text), KIN__VAL_NONE,
                                KIN__JSON_STRICT, &vals[0], NULL);
        int own = json_test_parse(&s.parser, kin__buf_str(&s.text), s.vals[1],
                                  0, &vals[1], NULL);
        *c = was;
        if (vals[0])
            kin__val_unref(s.arena, vals[0]);
        if (vals[1] && vals[1] != s.vals[1])
            kin__val_unref(s.arena, vals[1]);
        if (r == KIN_ENOMEM || own == KIN_ENOMEM)
            return KIN_ENOMEM;
        assert_int_equal(own, r);
    }
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(elements_are_found_in_any_order),
              KIN_TEST_ENTRY(strict_mode_remembers_nothing),
              KIN_TEST_ENTRY(places_never_change_the_result),
              KIN_TEST_ENTRY(remembered_values_are_compared),
              KIN_TEST_ENTRY(malformed_elements_are_rejected))
