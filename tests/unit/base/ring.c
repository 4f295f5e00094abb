/* SPDX-License-Identifier: Apache-2.0 */
#include "base/ring.h"

#include <string.h>

#include "base/fault_alloc.h"
#include "base/random.h"
#include "kin_test.h"

/* A size that is not a power of two. */
struct value {
    uint32_t n;
    uint32_t half;
    uint32_t inverse;
};

KIN__RING_DEFINE(value_ring, struct value);
KIN__RING_DEFINE(byte_ring, unsigned char);

static struct value value_of(uint32_t n)
{
    return (struct value){.n = n, .half = n / 2, .inverse = ~n};
}

static void assert_value(const struct value *value, uint32_t n)
{
    const struct value expected = value_of(n);

    assert_non_null(value);
    assert_memory_equal(value, &expected, sizeof(expected));
}

static int push(struct value_ring *ring, uint32_t n)
{
    const struct value value = value_of(n);

    return value_ring_push(ring, &value);
}

KIN_TEST(first_in_is_first_out)
{
    KIN__AUTO_RING(value_ring) ring;
    struct value value = {0};

    value_ring_init(&ring, alloc, 100);
    for (uint32_t i = 0; i < 20; i++)
        TRY(push(&ring, i));
    assert_int_equal(value_ring_count(&ring), 20);
    for (uint32_t i = 0; i < 20; i++) {
        assert_true(value_ring_pop(&ring, &value));
        assert_value(&value, i);
    }
    assert_false(value_ring_pop(&ring, &value));
    assert_false(value_ring_pop_back(&ring, &value));
    assert_value(&value, 19);
    return 0;
}

KIN_TEST(pop_back_removes_the_newest)
{
    KIN__AUTO_RING(value_ring) ring;
    struct value value = {0};

    value_ring_init(&ring, alloc, 100);
    for (uint32_t i = 0; i < 3; i++)
        TRY(push(&ring, i));
    assert_true(value_ring_pop_back(&ring, &value));
    assert_value(&value, 2);
    assert_true(value_ring_pop(&ring, &value));
    assert_value(&value, 0);
    assert_true(value_ring_pop_back(&ring, &value));
    assert_value(&value, 1);
    assert_int_equal(value_ring_count(&ring), 0);
    return 0;
}

KIN_TEST(values_can_be_read_and_changed_in_place)
{
    KIN__AUTO_RING(value_ring) ring;
    struct value value = {0};

    value_ring_init(&ring, alloc, 100);
    assert_null(value_ring_at(&ring, 0));
    for (uint32_t i = 0; i < 6; i++)
        TRY(push(&ring, i));
    /* The first eight slots now wrap around. */
    for (uint32_t i = 6; i < 12; i++) {
        TRY(push(&ring, i));
        assert_true(value_ring_pop(&ring, &value));
    }
    assert_int_equal(ring.ring.cap, 8);
    for (uint32_t i = 0; i < 6; i++)
        assert_value(value_ring_at(&ring, i), 6 + i);
    assert_null(value_ring_at(&ring, 6));
    assert_null(value_ring_at(&ring, SIZE_MAX));
    *value_ring_at(&ring, 0) = value_of(1000);
    assert_true(value_ring_pop(&ring, &value));
    assert_value(&value, 1000);
    return 0;
}

KIN_TEST(holds_at_most_its_maximum)
{
    static const size_t limits[] = {1, 2, 7, 8, 9, 16, 17, 100};

    for (size_t k = 0; k < sizeof(limits) / sizeof(limits[0]); k++) {
        KIN__AUTO_RING(value_ring) ring;
        struct value value = {0};
        value_ring_init(&ring, alloc, limits[k]);
        for (uint32_t i = 0; i < limits[k]; i++)
            TRY(push(&ring, i));
        TRY_FAIL(push(&ring, 1000), KIN_ELIMIT);
        assert_int_equal(value_ring_count(&ring), limits[k]);
        assert_true(ring.ring.cap <= limits[k]);
        for (uint32_t i = 0; i < limits[k]; i++) {
            assert_true(value_ring_pop(&ring, &value));
            assert_value(&value, i);
        }
    }
    return 0;
}

KIN_TEST(starts_small_doubles_and_shrinks_late)
{
    KIN__AUTO_RING(byte_ring) ring;
    unsigned char byte = 0;

    byte_ring_init(&ring, alloc, 1000);
    assert_int_equal(ring.ring.cap, 0);
    for (int i = 0; i < 65; i++)
        TRY(byte_ring_push(&ring, &byte));
    assert_int_equal(ring.ring.cap, 128);
    for (int i = 65; i > 33; i--)
        assert_true(byte_ring_pop(&ring, &byte));
    assert_int_equal(ring.ring.cap, 128);
    assert_true(byte_ring_pop(&ring, &byte));
    if (!kin_test_out_of_memory())
        assert_int_equal(ring.ring.cap, 64);
    while (byte_ring_pop(&ring, &byte)) {
    }
    if (!kin_test_out_of_memory())
        assert_int_equal(ring.ring.cap, 8);
    return 0;
}

/* Alternating around any count must not resize each time. */
KIN_TEST(does_not_resize_repeatedly)
{
    struct kin__fault_alloc counting;
    struct byte_ring ring;
    unsigned char byte = 0;

    (void)alloc;
    kin__fault_alloc_init(&counting);
    byte_ring_init(&ring, &counting.allocator, 1000);
    for (int count = 0; count < 300; count++) {
        kin__fault_alloc_reset(&counting, 0);
        for (int i = 0; i < 10; i++) {
            assert_int_equal(byte_ring_push(&ring, &byte), 0);
            assert_true(byte_ring_pop(&ring, &byte));
        }
        assert_in_range(kin__fault_alloc_count(&counting), 0, 1);
        assert_int_equal(byte_ring_push(&ring, &byte), 0);
    }
    byte_ring_done(&ring);
    kin__fault_alloc_done(&counting);
    return 0;
}

KIN_TEST(a_failed_growth_changes_nothing)
{
    struct kin__fault_alloc fault;
    struct value_ring ring;

    (void)alloc;
    kin__fault_alloc_init(&fault);
    value_ring_init(&ring, &fault.allocator, 1000);
    for (uint32_t i = 0; i < 100; i++) {
        kin__fault_alloc_reset(&fault, /* fail_at= */ 1);
        int r = push(&ring, i);
        assert_int_equal(r, kin__fault_alloc_fired(&fault) ? KIN_ENOMEM : 0);
        assert_int_equal(value_ring_count(&ring), r < 0 ? i : i + 1);
        for (uint32_t k = 0; k < i; k++)
            assert_value(value_ring_at(&ring, k), k);
        if (r < 0)
            assert_int_equal(push(&ring, i), 0);
    }
    value_ring_done(&ring);
    kin__fault_alloc_done(&fault);
    return 0;
}

KIN_TEST(a_pop_needs_no_memory)
{
    struct kin__fault_alloc fault;
    struct value_ring ring;
    struct value value = {0};

    (void)alloc;
    kin__fault_alloc_init(&fault);
    value_ring_init(&ring, &fault.allocator, 1000);
    for (uint32_t i = 0; i < 100; i++)
        assert_int_equal(push(&ring, i), 0);
    for (uint32_t i = 0; i < 100; i++) {
        kin__fault_alloc_reset(&fault, /* fail_at= */ 1);
        assert_true(value_ring_pop(&ring, &value));
        assert_value(&value, i);
    }
    assert_int_equal(ring.ring.cap, 128);
    value_ring_clear(&ring);
    assert_int_equal(ring.ring.cap, 8);
    value_ring_done(&ring);
    kin__fault_alloc_done(&fault);
    return 0;
}

KIN_TEST(can_be_used_again_when_done_or_cleared)
{
    KIN__AUTO_RING(value_ring) ring;
    struct value value = {0};

    value_ring_init(&ring, alloc, 100);
    value_ring_clear(&ring);
    value_ring_done(&ring);
    for (uint32_t i = 0; i < 50; i++)
        TRY(push(&ring, i));
    value_ring_clear(&ring);
    assert_int_equal(value_ring_count(&ring), 0);
    assert_false(value_ring_pop(&ring, &value));
    TRY(push(&ring, 1));
    value_ring_done(&ring);
    assert_null(value_ring_at(&ring, 0));
    TRY(push(&ring, 2));
    assert_value(value_ring_at(&ring, 0), 2);
    return 0;
}

enum {
    MODEL_MAX = 200,
    MODEL_STEPS = 4000,
};

/* The naive queue: everything pushed so far, and what remains of it. */
struct model {
    uint32_t values[MODEL_STEPS];
    size_t from;
    size_t to;
};

static int model_step(struct value_ring *ring, struct model *model, uint32_t n,
                      uint64_t what)
{
    size_t count = model->to - model->from;
    struct value value = value_of(UINT32_MAX);

    if (what < 2 && count == MODEL_MAX) {
        assert_int_equal(push(ring, n), KIN_ELIMIT);
    } else if (what < 2) {
        int r = push(ring, n);
        if (r < 0)
            return r;
        model->values[model->to++] = n;
    } else if (what == 2) {
        assert_int_equal(value_ring_pop(ring, &value), count > 0);
        assert_value(&value, count ? model->values[model->from] : UINT32_MAX);
        model->from += count > 0;
    } else {
        assert_int_equal(value_ring_pop_back(ring, &value), count > 0);
        assert_value(&value, count ? model->values[model->to - 1] : UINT32_MAX);
        model->to -= count > 0;
    }
    return 0;
}

static void model_check(const struct value_ring *ring,
                        const struct model *model)
{
    assert_int_equal(value_ring_count(ring), model->to - model->from);
    for (size_t i = 0; i < model->to - model->from; i++)
        assert_value(value_ring_at(ring, i), model->values[model->from + i]);
    assert_true(ring->ring.cap <= MODEL_MAX);
}

KIN_TEST(agrees_with_a_naive_model)
{
    for (uint64_t seed = 1; seed <= 5; seed++) {
        KIN__AUTO_RING(value_ring) ring;
        struct model model = {.from = 0};
        struct kin__random random;
        size_t fullest = 0;
        kin__random_init(&random, seed);
        value_ring_init(&ring, alloc, MODEL_MAX);
        for (uint32_t i = 0; i < MODEL_STEPS; i++) {
            /* Fills the ring to its maximum and drains it, twice. */
            bool draining = i / 1000 % 2 == 1;
            uint64_t what = kin__random_below(&random, draining ? 9 : 6);
            if (what > 3)
                what = draining ? 2 : 0;
            TRY(model_step(&ring, &model, i, what));
            fullest = value_ring_count(&ring) > fullest
                          ? value_ring_count(&ring)
                          : fullest;
            if (i % 50 == 0)
                model_check(&ring, &model);
        }
        model_check(&ring, &model);
        assert_int_equal(fullest, MODEL_MAX);
    }
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(first_in_is_first_out),
              KIN_TEST_ENTRY(pop_back_removes_the_newest),
              KIN_TEST_ENTRY(values_can_be_read_and_changed_in_place),
              KIN_TEST_ENTRY(holds_at_most_its_maximum),
              KIN_TEST_ENTRY(starts_small_doubles_and_shrinks_late),
              KIN_TEST_ENTRY(does_not_resize_repeatedly),
              KIN_TEST_ENTRY(a_failed_growth_changes_nothing),
              KIN_TEST_ENTRY(a_pop_needs_no_memory),
              KIN_TEST_ENTRY(can_be_used_again_when_done_or_cleared),
              KIN_TEST_ENTRY(agrees_with_a_naive_model))
