/* SPDX-License-Identifier: Apache-2.0 */
#include "base/mpsc.h"

#include <pthread.h>

#include "base/alloc.h"
#include "base/random.h"
#include "kin_test.h"

struct item {
    int producer; /* so that the node is not at the start */
    struct kin__mpsc_node node;
    int n;
};

static struct item *item_of(struct kin__mpsc_node *node)
{
    return (struct item *)((char *)node - offsetof(struct item, node));
}

KIN_TEST(gives_in_order_and_says_when_to_wake)
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

/* What the consumer has taken but not given out comes before what was pushed
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

/* A queue is a member of objects that come from an allocator, which promises no
 * more than the alignment of max_align_t. */
KIN_TEST(lies_wherever_memory_comes_from)
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

/* The naive queue counts: items are used round and round, so the pushed and the
 * popped number say all. */
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

/* A consumer that sleeps on a flag, as guarantee E describes. */
struct scene {
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
    struct scene *scene;
    struct item *items;
};

static void scene_wake(struct scene *scene)
{
    pthread_mutex_lock(&scene->lock);
    scene->woken = true;
    pthread_cond_signal(&scene->wake);
    pthread_mutex_unlock(&scene->lock);
}

static void scene_sleep(struct scene *scene)
{
    pthread_mutex_lock(&scene->lock);
    while (!scene->woken)
        pthread_cond_wait(&scene->wake, &scene->lock);
    scene->woken = false;
    pthread_mutex_unlock(&scene->lock);
}

static void *producer_run(void *userdata)
{
    struct producer *producer = userdata;

    for (int i = 0; i < ITEMS; i++) {
        /* Plain writes: the thread sanitizer judges guarantee C. */
        producer->items[i].n = i;
        if (kin__mpsc_push(&producer->scene->queue, &producer->items[i].node))
            scene_wake(producer->scene);
    }
    return NULL;
}

/* Guarantee B; writes to the item, as a consumer that frees it would. */
static void scene_receive(struct scene *scene, struct item *item)
{
    assert_int_equal(item->n, scene->last[item->producer] + 1);
    scene->last[item->producer] = item->n;
    item->n = -1;
    scene->received++;
}

static void scene_consume(struct scene *scene, bool all_at_once)
{
    while (scene->received < PRODUCERS * ITEMS) {
        struct kin__mpsc_node *node = all_at_once
                                          ? kin__mpsc_pop_all(&scene->queue)
                                          : kin__mpsc_pop(&scene->queue);
        if (!node)
            scene_sleep(scene);
        while (node) {
            struct kin__mpsc_node *next = all_at_once ? node->next : NULL;
            scene_receive(scene, item_of(node));
            node = next;
        }
    }
    assert_null(kin__mpsc_pop(&scene->queue));
}

static int scene_init(struct scene *scene, struct producer *producers,
                      const kin_allocator *alloc)
{
    kin__mpsc_init(&scene->queue);
    for (int p = 0; p < PRODUCERS; p++) {
        scene->last[p] = -1;
        scene->items[p] = kin__alloc0(alloc, ITEMS, sizeof(struct item));
        if (!scene->items[p])
            return KIN_ENOMEM;
        for (int i = 0; i < ITEMS; i++)
            scene->items[p][i].producer = p;
        producers[p] = (struct producer){scene, scene->items[p]};
    }
    return 0;
}

static int run_scene(const kin_allocator *alloc, bool all_at_once)
{
    struct scene scene = {.lock = PTHREAD_MUTEX_INITIALIZER,
                          .wake = PTHREAD_COND_INITIALIZER};
    struct producer producers[PRODUCERS];

    int r = scene_init(&scene, producers, alloc);
    if (r == 0) {
        for (int p = 0; p < PRODUCERS; p++)
            assert_int_equal(pthread_create(&scene.threads[p], NULL,
                                            producer_run, &producers[p]),
                             0);
        scene_consume(&scene, all_at_once);
        for (int p = 0; p < PRODUCERS; p++)
            pthread_join(scene.threads[p], NULL);
    }
    for (int p = 0; p < PRODUCERS; p++)
        kin__free(alloc, scene.items[p]);
    return r;
}

KIN_TEST(many_producers_one_by_one)
{
    TRY(run_scene(alloc, /* all_at_once= */ false));
    return 0;
}

KIN_TEST(many_producers_all_at_once)
{
    TRY(run_scene(alloc, /* all_at_once= */ true));
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(gives_in_order_and_says_when_to_wake),
              KIN_TEST_ENTRY(pop_all_joins_both_parts),
              KIN_TEST_ENTRY(lies_wherever_memory_comes_from),
              KIN_TEST_ENTRY(agrees_with_a_naive_model),
              KIN_TEST_ENTRY(many_producers_one_by_one),
              KIN_TEST_ENTRY(many_producers_all_at_once))
