/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Creates, shares, reads and releases random values in random order and
 * compares them with their texts.
 */
#include "kin_test.h"
#include "object/blocks.h"
#include "object/fingerprint.h"
#include "object/values.h"
#include "test_value.h"

enum {
    HELD = 1500,
    STEPS = 10000,
    TEXT_MAX = 1024,
    CHECK_EVERY = 2000,
};

/* A value and its expected text. */
struct held {
    kin__val val; /* KIN__VAL_NONE: no value */
    char text[TEXT_MAX];
};

static struct held model[HELD];

/* ---- random texts ---- */

struct text {
    uint64_t *random;
    char *to;
    size_t len;
};

static uint32_t below(struct text *t, uint32_t limit)
{
    return test_random(t->random) % limit;
}

static void put(struct text *t, const char *s)
{
    size_t len = strlen(s);

    assert(t->len + len < TEXT_MAX);
    memcpy(t->to + t->len, s, len + 1);
    t->len += len;
}

/* Some strings repeat often, some never, and a few are long. */
static void put_string(struct text *t)
{
    static const char *const often[] = {"app", "web", "kube-system", "", "v1"};
    char unique[120] = {0};
    size_t len = 8 + (below(t, 8) ? below(t, 12) : below(t, 100));

    put(t, "'");
    if (below(t, 2)) {
        put(t, often[below(t, 5)]);
    } else {
        for (size_t i = 0; i < len; i++)
            unique[i] = (char)('a' + below(t, 26));
        put(t, unique);
    }
    put(t, "'");
}

static void put_scalar(struct text *t)
{
    static const char *const scalars[] = {
        "null", "true", "0", "-17", "1.5", "1e9", "{}", "[]", "9999999999"};

    if (below(t, 3))
        put_string(t);
    else
        put(t, scalars[below(t, 9)]);
}

static void put_value(struct text *t, int depth)
{
    static const char *const keys[] = {"'a':", "'b':", "'longer key':", "'d':"};
    bool is_object = below(t, 2);

    if (depth == 0 || below(t, 4) == 0 || t->len > TEXT_MAX / 2) {
        put_scalar(t);
        return;
    }
    uint32_t from = below(t, 3);
    uint32_t count = 1 + below(t, 4 - from);
    put(t, is_object ? "{" : "[");
    for (uint32_t i = 0; i < count; i++) {
        if (i > 0)
            put(t, ",");
        if (is_object)
            put(t, keys[from + i]);
        put_value(t, t->len > TEXT_MAX / 4 ? 0 : depth - 1);
    }
    put(t, is_object ? "}" : "]");
}

/* ---- steps ---- */

static int step_make(struct kin__arena *arena, struct held *held,
                     uint64_t *random)
{
    struct text t = {.random = random, .to = held->text};

    put_value(&t, 4);
    kin__values_next(arena);
    return test_value_make(arena, held->text, &held->val);
}

static int step_read(struct kin__arena *arena, const struct held *held,
                     struct kin__buf *buf)
{
    kin__buf_clear(buf);
    int r = test_value_print(test_view(arena, held->val), buf);

    if (r == 0)
        assert_str_equal(kin__buf_str(buf), held->text);
    return r;
}

static int step_make_again(struct kin__arena *arena, const struct held *held)
{
    kin__val again = KIN__VAL_NONE;
    int r = test_value_make(arena, held->text, &again);

    if (r < 0)
        return r;
    assert_true(
        kin_value_equal(test_view(arena, again), test_view(arena, held->val)));
    kin__val_unref(arena, again);
    return 0;
}

static void step_fingerprint(struct kin__arena *arena, const struct held *held)
{
    if (!kin__val_is_node(held->val))
        return;
    const uint32_t *node = arena->ro + held->val;
    enum kin__node_type type = kin__node_type(node);
    if ((type == KIN__NODE_ARRAY || type == KIN__NODE_OBJECT) &&
        !(kin__node_head(node) & KIN__NODE_EXTRA))
        kin__fingerprint_add(arena, held->val, kin_s(held->text));
}

static int step(struct kin__arena *arena, struct kin__buf *buf,
                uint64_t *random)
{
    struct held *held = &model[test_random(random) % HELD];

    if (!held->val)
        return step_make(arena, held, random);
    switch (test_random(random) % 8) {
    case 0:
        return step_read(arena, held, buf);
    case 1:
        return step_make_again(arena, held);
    case 2:
        step_fingerprint(arena, held);
        return 0;
    case 3:
        if (test_random(random) % 200 == 0)
            kin__arena_sweep(arena);
        return 0;
    default:
        kin__val_unref(arena, held->val);
        held->val = KIN__VAL_NONE;
        return 0;
    }
}

static int release_all(struct kin__arena *arena, struct kin__buf *buf)
{
    for (int i = 0; i < HELD; i++) {
        struct held *held = &model[(i * 7) % HELD];
        if (!held->val)
            continue;
        TRY(step_read(arena, held, buf));
        kin__val_unref(arena, held->val);
        held->val = KIN__VAL_NONE;
    }
    assert_true(test_arena_is_empty(arena));
    return test_arena_check(arena);
}

static int run_model(struct kin__arena *arena, struct kin__buf *buf,
                     uint64_t seed)
{
    uint64_t random = seed;

    memset(model, 0, sizeof(model));
    for (int i = 0; i < STEPS; i++) {
        TRY(step(arena, buf, &random));
        if (i % CHECK_EVERY == 0)
            TRY(test_arena_check(arena));
    }
    TRY(test_arena_check(arena));
    return release_all(arena, buf);
}

KIN_TEST(random_values_agree_with_their_texts)
{
    AUTO_ARENA *arena = NULL;
    KIN__AUTO_BUF buf;

    kin__buf_init(&buf, alloc, TEXT_MAX * 2);
    TRY(kin__arena_new(alloc, 0, &arena, NULL));
    TRY(run_model(arena, &buf, /* seed= */ 1));
    /* There were enough values for some to bypass the table. */
    assert_true(arena->intern->sites || kin_test_out_of_memory());
    /* The second run starts with the lists and tables of the first. */
    return run_model(arena, &buf, /* seed= */ 2);
}

/* Little room: calls fail now and then, and nothing leaks. */
KIN_TEST(a_full_arena_leaks_nothing)
{
    AUTO_ARENA *arena = NULL;
    KIN__AUTO_BUF buf;
    uint64_t random = 3;
    int refused = 0;

    kin__buf_init(&buf, alloc, TEXT_MAX * 2);
    TRY(kin__arena_new(alloc, /* max_bytes= */ 64 * 1024, &arena, NULL));
    memset(model, 0, sizeof(model));
    for (int i = 0; i < 5000; i++) {
        struct held *held = &model[test_random(&random) % HELD];
        if (held->val && test_random(&random) % 4 == 0) {
            kin__val_unref(arena, held->val);
            held->val = KIN__VAL_NONE;
        } else if (!held->val) {
            int r = step_make(arena, held, &random);
            refused += r == KIN_ELIMIT;
            if (r != KIN_ELIMIT)
                TRY(r);
        }
        if (i % 500 == 0)
            TRY(test_arena_check(arena));
    }
    assert_true(refused > 100);
    return release_all(arena, &buf);
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(random_values_agree_with_their_texts),
              KIN_TEST_ENTRY(a_full_arena_leaks_nothing))
