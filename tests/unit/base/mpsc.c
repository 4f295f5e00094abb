/* SPDX-License-Identifier: Apache-2.0 */
#include "base/mpsc.h"

#include <pthread.h>

#include "base/alloc.h"
#include "base/random.h"
#include "kin_test.h"

struct item {
    int producer; /* keeps the node away from offset 0 */
    struct kin__mpsc_node node;
    int n;
};

static struct item *item_of(struct kin__mpsc_node *node)
{
    return (struct item *)((char *)node - offsetof(struct item, node));
}

KIN_TEST(pops_in_order_and_reports_when_to_wake)
{
    struct kin__mpsc queue;
    struct item items[3];

    (void)alloc;
    kin__mpsc_init(&queue);
    assert_null(kin__mpsc_pop(&queue));
    assert_true(kin__mpsc_push(&queue, &items[0].node));
    assert_false(kin__mpsc_push(&queue, &items[1].node));
    assert_false(kin__mpsc_push(&queue, &items[2].node));
    for (int i = 0; i < 3; i++)
        assert_ptr_equal(kin__mpsc_pop(&queue), &items[i].node);
    assert_null(kin__mpsc_pop(&queue));
    assert_true(kin__mpsc_push(&queue, &items[0].node));
    assert_ptr_equal(kin__mpsc_pop(&queue), &items[0].node);
    return 0;
}

/* Nodes that the consumer has taken but not returned come before those pushed
 * since. */
KIN_TEST(pop_all_joins_both_parts)
{
    struct kin__mpsc queue;
    struct item items[6];

    (void)alloc;
    kin__mpsc_init(&queue);
    assert_null(kin__mpsc_pop_all(&queue));
    for (int i = 0; i < 4; i++)
        kin__mpsc_push(&queue, &items[i].node);
    assert_ptr_equal(kin__mpsc_pop(&queue), &items[0].node);
    for (int i = 4; i < 6; i++)
        kin__mpsc_push(&queue, &items[i].node);
    struct kin__mpsc_node *node = kin__mpsc_pop_all(&queue);
    for (int i = 1; i < 6; i++) {
        assert_ptr_equal(node, &items[i].node);
        node = node->next;
    }
    assert_null(node);
    assert_null(kin__mpsc_pop(&queue));
    return 0;
}

/* Queues are members of allocated objects; allocators only guarantee the
 * alignment of max_align_t. */
KIN_TEST(needs_no_special_alignment)
{
    (void)alloc;
    assert_true(_Alignof(struct kin__mpsc) <= _Alignof(max_align_t));
    assert_true(offsetof(struct kin__mpsc, taken) -
                    offsetof(struct kin__mpsc, pushed) >=
                KIN__MPSC_CACHE_LINE);
    return 0;
}

enum {
    MODEL_ITEMS = 64,
    MODEL_STEPS = 5000,
};

/* The model only counts: items are reused cyclically, so the numbers of pushes
 * and pops determine everything. */
struct model {
    struct item items[MODEL_ITEMS];
    size_t pushed;
    size_t popped;
};

static void model_pop_all(struct kin__mpsc *queue, struct model *model)
{
    for (struct kin__mpsc_node *node = kin__mpsc_pop_all(queue); node;
         node = node->next)
        assert_ptr_equal(node,
                         &model->items[model->popped++ % MODEL_ITEMS].node);
    assert_int_equal(model->popped, model->pushed);
}

static void model_step(struct kin__mpsc *queue, struct model *model,
                       uint64_t what)
{
    size_t count = model->pushed - model->popped;
    struct kin__mpsc_node *expected =
        &model->items[model->popped % MODEL_ITEMS].node;

    if (what == 0) {
        model_pop_all(queue, model);
    } else if (what < 20) {
        assert_ptr_equal(kin__mpsc_pop(queue), count > 0 ? expected : NULL);
        model->popped += count > 0;
    } else if (count < MODEL_ITEMS) {
        size_t at = model->pushed++ % MODEL_ITEMS;
        bool wake = kin__mpsc_push(queue, &model->items[at].node);
        if (count == 0)
            assert_true(wake);
    }
}

KIN_TEST(agrees_with_a_naive_model)
{
    (void)alloc;
    for (uint64_t seed = 1; seed <= 5; seed++) {
        struct model model = {.pushed = 0};
        struct kin__random random;
        struct kin__mpsc queue;
        kin__random_init(&random, seed);
        kin__mpsc_init(&queue);
        for (int i = 0; i < MODEL_STEPS; i++)
            model_step(&queue, &model, kin__random_below(&random, 42));
        model_pop_all(&queue, &model);
    }
    return 0;
}

enum {
    PRODUCERS = 4,
    ITEMS = 5000,
};

/* A consumer that waits for a flag, as guarantee E describes. */
struct fixture {
    struct kin__mpsc queue;
    struct item *items[PRODUCERS];
    pthread_t threads[PRODUCERS];
    pthread_mutex_t lock;
    pthread_cond_t wake;
    bool woken; /* guarded by lock */
    int last[PRODUCERS];
    int received;
};

struct producer {
    struct fixture *fixture;
    struct item *items;
};

static void fixture_wake(struct fixture *fixture)
{
    pthread_mutex_lock(&fixture->lock);
    fixture->woken = true;
    pthread_cond_signal(&fixture->wake);
    pthread_mutex_unlock(&fixture->lock);
}

static void fixture_sleep(struct fixture *fixture)
{
    pthread_mutex_lock(&fixture->lock);
    while (!fixture->woken)
        pthread_cond_wait(&fixture->wake, &fixture->lock);
    fixture->woken = false;
    pthread_mutex_unlock(&fixture->lock);
}

static void *producer_run(void *userdata)
{
    struct producer *producer = userdata;

    for (int i = 0; i < ITEMS; i++) {
        /* Plain writes: the thread sanitizer verifies guarantee C. */
        producer->items[i].n = i;
        if (kin__mpsc_push(&producer->fixture->queue, &producer->items[i].node))
            fixture_wake(producer->fixture);
    }
    return NULL;
}

/* Guarantee B; writes to the item like a consumer that frees it. */
static void fixture_receive(struct fixture *fixture, struct item *item)
{
    assert_int_equal(item->n, fixture->last[item->producer] + 1);
    fixture->last[item->producer] = item->n;
    item->n = -1;
    fixture->received++;
}

static void fixture_consume(struct fixture *fixture, bool all_at_once)
{
    while (fixture->received < PRODUCERS * ITEMS) {
        struct kin__mpsc_node *node = all_at_once
                                          ? kin__mpsc_pop_all(&fixture->queue)
                                          : kin__mpsc_pop(&fixture->queue);
        if (!node)
            fixture_sleep(fixture);
        while (node) {
            struct kin__mpsc_node *next = all_at_once ? node->next : NULL;
            fixture_receive(fixture, item_of(node));
            node = next;
        }
    }
    assert_null(kin__mpsc_pop(&fixture->queue));
}

static int fixture_init(struct fixture *fixture, struct producer *producers,
                        const kin_allocator *alloc)
{
    kin__mpsc_init(&fixture->queue);
    for (int p = 0; p < PRODUCERS; p++) {
        fixture->last[p] = -1;
        fixture->items[p] = kin__alloc0(alloc, ITEMS, sizeof(struct item));
        if (!fixture->items[p])
            return KIN_ENOMEM;
        for (int i = 0; i < ITEMS; i++)
            fixture->items[p][i].producer = p;
        producers[p] = (struct producer){fixture, fixture->items[p]};
    }
    return 0;
}

static int run_fixture(const kin_allocator *alloc, bool all_at_once)
{
    struct fixture fixture = {.lock = PTHREAD_MUTEX_INITIALIZER,
                              .wake = PTHREAD_COND_INITIALIZER};
    struct producer producers[PRODUCERS];

    int r = fixture_init(&fixture, producers, alloc);
    if (r == 0) {
        for (int p = 0; p < PRODUCERS; p++)
            assert_int_equal(pthread_create(&fixture.threads[p], NULL,
                                            producer_run, &producers[p]),
                             0);
        fixture_consume(&fixture, all_at_once);
        for (int p = 0; p < PRODUCERS; p++)
            pthread_join(fixture.threads[p], NULL);
    }
    for (int p = 0; p < PRODUCERS; p++)
        kin__free(alloc, fixture.items[p]);
    return r;
}

KIN_TEST(many_producers_one_by_one)
{
    TRY(run_fixture(alloc, /* all_at_once= */ false));
    return 0;
}

KIN_TEST(many_producers_all_at_once)
{
    TRY(run_fixture(alloc, /* all_at_once= */ true));
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(pops_in_order_and_reports_when_to_wake),
              KIN_TEST_ENTRY(pop_all_joins_both_parts),
              KIN_TEST_ENTRY(needs_no_special_alignment),
              KIN_TEST_ENTRY(agrees_with_a_naive_model),
              KIN_TEST_ENTRY(many_producers_one_by_one),
              KIN_TEST_ENTRY(many_producers_all_at_once))
