/* SPDX-License-Identifier: Apache-2.0 */
#include "base/heap.h"

#include "kin_test.h"
#include "kin_test_dies.h"

struct item {
    int rank;
    struct kin__heap_node node;
};

static struct item *item_of(const struct kin__heap_node *node)
{
    return node ? KIN__HEAP_ENTRY(node, struct item, node) : NULL;
}

static bool item_is_before(const struct kin__heap_node *a,
                           const struct kin__heap_node *b)
{
    return item_of(a)->rank < item_of(b)->rank;
}

static int pop_rank(struct kin__heap *heap)
{
    return item_of(kin__heap_pop(heap))->rank;
}

KIN_TEST(pops_elements_in_order)
{
    struct item items[] = {{.rank = 5}, {.rank = 1}, {.rank = 4},
                           {.rank = 2}, {.rank = 3}, {.rank = 0}};
    KIN__AUTO_HEAP heap;

    kin__heap_init(&heap, alloc, item_is_before, 100);
    assert_null(kin__heap_first(&heap));
    assert_null(kin__heap_pop(&heap));
    for (int i = 0; i < 6; i++)
        TRY(kin__heap_push(&heap, &items[i].node));
    for (int i = 0; i < 6; i++) {
        assert_int_equal(item_of(kin__heap_first(&heap))->rank, i);
        assert_int_equal(pop_rank(&heap), i);
    }
    assert_null(kin__heap_pop(&heap));
    return 0;
}

KIN_TEST(removes_from_any_position)
{
    struct item items[] = {{.rank = 0}, {.rank = 1}, {.rank = 2}, {.rank = 3}};
    KIN__AUTO_HEAP heap;

    kin__heap_init(&heap, alloc, item_is_before, 100);
    for (int i = 0; i < 4; i++)
        TRY(kin__heap_push(&heap, &items[i].node));
    kin__heap_remove(&heap, &items[3].node);
    kin__heap_remove(&heap, &items[0].node);
    assert_false(kin__heap_node_is_in(&items[0].node));
    assert_true(kin__heap_node_is_in(&items[1].node));
    assert_int_equal(pop_rank(&heap), 1);
    assert_int_equal(pop_rank(&heap), 2);
    assert_int_equal(heap.len, 0);
    return 0;
}

KIN_TEST(update_moves_a_changed_element)
{
    struct item items[] = {{.rank = 10}, {.rank = 20}, {.rank = 30}};
    KIN__AUTO_HEAP heap;

    kin__heap_init(&heap, alloc, item_is_before, 100);
    for (int i = 0; i < 3; i++)
        TRY(kin__heap_push(&heap, &items[i].node));
    items[2].rank = 5;
    kin__heap_update(&heap, &items[2].node);
    items[0].rank = 25;
    kin__heap_update(&heap, &items[0].node);
    assert_int_equal(pop_rank(&heap), 5);
    assert_int_equal(pop_rank(&heap), 20);
    assert_int_equal(pop_rank(&heap), 25);
    return 0;
}

KIN_TEST(holds_at_most_its_maximum)
{
    struct item items[3] = {{.rank = 0}};
    KIN__AUTO_HEAP heap;

    kin__heap_init(&heap, alloc, item_is_before, 2);
    TRY(kin__heap_push(&heap, &items[0].node));
    TRY(kin__heap_push(&heap, &items[1].node));
    TRY_FAIL(kin__heap_push(&heap, &items[2].node), KIN_ELIMIT);
    assert_false(kin__heap_node_is_in(&items[2].node));
    assert_int_equal(heap.len, 2);
    assert_int_equal(heap.cap, 2);
    kin__heap_remove(&heap, &items[0].node);
    TRY(kin__heap_push(&heap, &items[2].node));
    return 0;
}

KIN_TEST(a_push_into_reserved_room_does_not_allocate)
{
    struct item items[40] = {{.rank = 0}};
    KIN__AUTO_HEAP heap;

    kin__heap_init(&heap, alloc, item_is_before, 1000);
    TRY(kin__heap_push(&heap, &items[0].node));
    TRY(kin__heap_reserve(&heap, 39));
    struct kin__heap_node **array = heap.nodes;
    for (int i = 1; i < 40; i++)
        assert_int_equal(kin__heap_push(&heap, &items[i].node), 0);
    assert_ptr_equal(heap.nodes, array);
    TRY_FAIL(kin__heap_reserve(&heap, 961), KIN_ELIMIT);
    return 0;
}

/* Runs to the end even if an allocation fails, which is its subject. */
KIN_TEST(a_failed_growth_changes_nothing)
{
    enum { COUNT = 100 };
    struct item items[COUNT] = {{.rank = 0}};
    KIN__AUTO_HEAP heap;

    kin__heap_init(&heap, alloc, item_is_before, COUNT);
    for (int i = 0; i < COUNT; i++) {
        items[i].rank = (i * 37) % COUNT;
        int r = kin__heap_push(&heap, &items[i].node);
        assert_int_equal(kin__heap_node_is_in(&items[i].node), r == 0);
        if (r < 0) {
            assert_int_equal(r, KIN_ENOMEM);
            assert_int_equal(heap.len, i);
            /* The allocation fails only once. */
            assert_int_equal(kin__heap_push(&heap, &items[i].node), 0);
        }
    }
    for (int i = 0; i < COUNT; i++)
        assert_int_equal(pop_rank(&heap), i);
    return 0;
}

KIN_TEST(done_removes_all_elements)
{
    struct item item = {.rank = 0};
    KIN__AUTO_HEAP heap;

    kin__heap_init(&heap, alloc, item_is_before, 10);
    TRY(kin__heap_push(&heap, &item.node));
    kin__heap_done(&heap);
    assert_false(kin__heap_node_is_in(&item.node));
    TRY(kin__heap_push(&heap, &item.node));
    return 0;
}

static void push_twice(void *userdata)
{
    struct kin__heap *heap = userdata;

    (void)!kin__heap_push(heap, kin__heap_first(heap));
}

static void remove_a_stranger(void *userdata)
{
    struct item stranger = {.rank = 0};

    kin__heap_remove(userdata, &stranger.node);
}

KIN_TEST(misuse_is_caught)
{
    struct item item = {.rank = 0};
    KIN__AUTO_HEAP heap;

    kin__heap_init(&heap, alloc, item_is_before, 10);
    TRY(kin__heap_push(&heap, &item.node));
    assert_true(kin_test_dies(push_twice, &heap));
    assert_true(kin_test_dies(remove_a_stranger, &heap));
    return 0;
}

/* The model: which items are in the heap, and the lowest rank by linear search.
 */
enum {
    MODEL_ITEMS = 200,
    MODEL_STEPS = 20000,
    MODEL_RANKS = 60, /* few, so that equal ranks are common */
};

static uint32_t model_random(uint32_t *state)
{
    *state ^= *state << 13;
    *state ^= *state >> 17;
    *state ^= *state << 5;
    return *state;
}

static void model_check(const struct kin__heap *heap, const struct item *items)
{
    size_t count = 0;
    int least = MODEL_RANKS;

    for (int i = 0; i < MODEL_ITEMS; i++) {
        if (!kin__heap_node_is_in(&items[i].node))
            continue;
        count++;
        least = items[i].rank < least ? items[i].rank : least;
        assert_ptr_equal(heap->nodes[items[i].node.place - 1], &items[i].node);
    }
    assert_int_equal(heap->len, count);
    if (count > 0)
        assert_int_equal(item_of(kin__heap_first(heap))->rank, least);
}

KIN_TEST(agrees_with_a_model)
{
    struct item items[MODEL_ITEMS] = {{.rank = 0}};
    uint32_t random = 20240611;
    KIN__AUTO_HEAP heap;

    kin__heap_init(&heap, alloc, item_is_before, MODEL_ITEMS);
    for (int step = 0; step < MODEL_STEPS; step++) {
        struct item *item = &items[model_random(&random) % MODEL_ITEMS];
        int rank = (int)(model_random(&random) % MODEL_RANKS);
        uint32_t choice = model_random(&random) % 8;
        if (!kin__heap_node_is_in(&item->node)) {
            item->rank = rank;
            TRY(kin__heap_push(&heap, &item->node));
        } else if (choice < 4) {
            item->rank = rank;
            kin__heap_update(&heap, &item->node);
        } else if (choice < 6) {
            kin__heap_remove(&heap, &item->node);
        } else {
            kin__heap_pop(&heap);
        }
        if (step % 16 == 0)
            model_check(&heap, items);
    }
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(pops_elements_in_order),
              KIN_TEST_ENTRY(removes_from_any_position),
              KIN_TEST_ENTRY(update_moves_a_changed_element),
              KIN_TEST_ENTRY(holds_at_most_its_maximum),
              KIN_TEST_ENTRY(a_push_into_reserved_room_does_not_allocate),
              KIN_TEST_ENTRY(a_failed_growth_changes_nothing),
              KIN_TEST_ENTRY(done_removes_all_elements),
              KIN_TEST_ENTRY(misuse_is_caught),
              KIN_TEST_ENTRY(agrees_with_a_model))
