/* SPDX-License-Identifier: Apache-2.0 */
#include "base/loop.h"

#include <limits.h>
#include <poll.h>
#include <string.h>

#include "base/list.h"
#include "kin_test.h"

enum { SOURCES = 3 };

/* A source whose step may remove some, and add others. */
struct stepped {
    kin_loop *loop;
    struct kin__loop_source source;
    struct stepped *removes[SOURCES];
    struct stepped *adds;
    size_t steps;
};

static kin_deadline stepped_due(void *userdata)
{
    (void)userdata;
    return KIN_NEVER;
}

static void stepped_remove(struct stepped *self)
{
    if (kin__list_is_linked(&self->source.link))
        kin__loop_remove(self->loop, &self->source);
}

static void stepped_step(void *userdata)
{
    struct stepped *self = userdata;

    self->steps++;
    assert_true(self->steps < 100); /* the removals end */
    for (size_t i = 0; i < SOURCES; i++)
        if (self->removes[i])
            stepped_remove(self->removes[i]);
    if (self->adds)
        assert_int_equal(
            kin__loop_add(self->loop, &self->adds->source, /* err= */ NULL), 0);
    self->adds = NULL;
}

static void stepped_init(struct stepped *self, kin_loop *loop)
{
    *self = (struct stepped){.loop = loop,
                             .source = {.fd = -1,
                                        .due = stepped_due,
                                        .step = stepped_step,
                                        .userdata = self}};
    CDS_INIT_LIST_HEAD(&self->source.link);
}

/* Those with a bit in `mask` are removed by the one in the middle. */
static int steps_while_some_go(const kin_allocator *alloc, unsigned mask)
{
    struct stepped all[SOURCES];
    KIN_AUTO(kin_loop) *loop = NULL;

    TRY(kin_loop_new(alloc, &loop, NULL));
    kin_loop_set_budget(loop, INT64_MAX);
    for (size_t i = 0; i < SOURCES; i++) {
        stepped_init(&all[i], loop);
        TRY(kin__loop_add(loop, &all[i].source, NULL));
    }
    for (size_t i = 0; i < SOURCES; i++) {
        if (mask & 1u << i)
            all[1].removes[i] = &all[i];
    }
    kin_loop_step(loop);
    assert_int_equal(all[0].steps, 1);
    assert_int_equal(all[1].steps, 1);
    assert_int_equal(all[2].steps, mask & 4 ? 0 : 1);
    kin_loop_step(loop);
    for (size_t i = 0; i < SOURCES; i++) {
        if (mask & 1u << i)
            assert_int_equal(all[i].steps, i < 2);
        else
            assert_int_equal(all[i].steps, 2);
        stepped_remove(&all[i]);
    }
    return 0;
}

/* A handler that drops a client takes its transport out of the loop: what is to
 * be stepped next, perhaps. */
KIN_TEST(a_step_may_remove_any_source)
{
    for (unsigned mask = 0; mask < 1u << SOURCES; mask++)
        TRY(steps_while_some_go(alloc, mask));
    return 0;
}

KIN_TEST(what_a_step_adds_is_stepped)
{
    struct stepped first;
    struct stepped second;
    KIN_AUTO(kin_loop) *loop = NULL;

    TRY(kin_loop_new(alloc, &loop, NULL));
    kin_loop_set_budget(loop, INT64_MAX);
    stepped_init(&first, loop);
    stepped_init(&second, loop);
    first.adds = &second;
    TRY(kin__loop_add(loop, &first.source, NULL));
    kin_loop_step(loop);
    kin_loop_step(loop);
    assert_int_equal(first.steps, 2);
    assert_in_range(second.steps, 1, 2);
    stepped_remove(&first);
    stepped_remove(&second);
    return 0;
}

static void note_over(void *userdata)
{
    struct stepped *self = userdata;

    self->steps += kin__loop_is_over(self->loop);
}

KIN_TEST(a_step_has_a_budget)
{
    struct stepped source;
    KIN_AUTO(kin_loop) *loop = NULL;

    TRY(kin_loop_new(alloc, &loop, NULL));
    stepped_init(&source, loop);
    source.source.step = note_over;
    TRY(kin__loop_add(loop, &source.source, NULL));
    assert_true(kin__loop_is_over(loop)); /* between steps */
    kin_loop_set_budget(loop, INT64_MAX);
    kin_loop_step(loop);
    assert_int_equal(source.steps, 0);
    assert_true(kin__loop_is_over(loop));
    kin_loop_set_budget(loop, 1);
    while (source.steps == 0)
        kin_loop_step(loop); /* a microsecond, at last */
    stepped_remove(&source);
    return 0;
}

/* ---- several sources with more work than the budget allows ---- */

/* A source whose parts of work take as long as the budget. */
struct worker {
    struct stepped stepped;
    size_t work; /* parts that are left */
};

static kin_deadline worker_due(void *userdata)
{
    const struct worker *self = userdata;

    return self->work > 0 ? kin_deadline_ms(0) : KIN_NEVER;
}

static void worker_step(void *userdata)
{
    struct worker *self = userdata;

    if (self->work == 0)
        return;
    self->work--;
    self->stepped.steps++;
    while (!kin__loop_is_over(self->stepped.loop)) {
    }
}

static int workers_add(struct worker workers[SOURCES], kin_loop *loop,
                       size_t work)
{
    kin_loop_set_budget(loop, 1);
    for (size_t i = 0; i < SOURCES; i++) {
        stepped_init(&workers[i].stepped, loop);
        workers[i].stepped.source.due = worker_due;
        workers[i].stepped.source.step = worker_step;
        workers[i].stepped.source.userdata = &workers[i];
        workers[i].work = work;
        TRY(kin__loop_add(loop, &workers[i].stepped.source, NULL));
    }
    return 0;
}

static bool is_readable(const kin_loop *loop)
{
    struct pollfd fd = {.fd = kin_loop_fd(loop), .events = POLLIN};

    return poll(&fd, 1, 0) == 1;
}

KIN_TEST(sources_share_the_budget_of_a_step)
{
    enum { PARTS = 3 };
    struct worker workers[SOURCES];
    KIN_AUTO(kin_loop) *loop = NULL;

    TRY(kin_loop_new(alloc, &loop, NULL));
    TRY(workers_add(workers, loop, PARTS));
    for (size_t step = 0; step < PARTS * SOURCES; step++) {
        assert_true(is_readable(loop));
        kin_loop_step(loop);
        for (size_t i = 0; i < SOURCES; i++)
            assert_int_equal(workers[i].stepped.steps,
                             step / SOURCES + (i <= step % SOURCES));
    }
    assert_false(is_readable(loop));
    for (size_t i = 0; i < SOURCES; i++)
        stepped_remove(&workers[i].stepped);
    return 0;
}

KIN_TEST(a_step_goes_on_after_a_removed_source)
{
    struct worker workers[SOURCES];
    KIN_AUTO(kin_loop) *loop = NULL;

    TRY(kin_loop_new(alloc, &loop, NULL));
    TRY(workers_add(workers, loop, 2));
    kin_loop_step(loop);
    stepped_remove(&workers[0].stepped);
    stepped_remove(&workers[1].stepped);
    assert_true(is_readable(loop));
    kin_loop_step(loop);
    assert_int_equal(workers[0].stepped.steps, 1);
    assert_int_equal(workers[1].stepped.steps, 0);
    assert_int_equal(workers[2].stepped.steps, 1);
    stepped_remove(&workers[2].stepped);
    return 0;
}

/* Uses the budget, then steps the loop with a larger one. */
static void step_within(void *userdata)
{
    struct stepped *self = userdata;

    if (self->steps++ > 0)
        return;
    while (!kin__loop_is_over(self->loop)) {
    }
    kin_loop_set_budget(self->loop, INT64_MAX);
    kin__loop_step(self->loop);
    assert_true(kin__loop_is_over(self->loop));
}

KIN_TEST(a_nested_step_has_its_own_budget)
{
    struct stepped all[2];
    KIN_AUTO(kin_loop) *loop = NULL;

    TRY(kin_loop_new(alloc, &loop, NULL));
    kin_loop_set_budget(loop, 1);
    stepped_init(&all[0], loop);
    stepped_init(&all[1], loop);
    all[0].source.step = step_within;
    TRY(kin__loop_add(loop, &all[0].source, NULL));
    TRY(kin__loop_add(loop, &all[1].source, NULL));
    kin_loop_step(loop);
    assert_int_equal(all[0].steps, 2);
    assert_int_equal(all[1].steps, 1);
    stepped_remove(&all[0]);
    stepped_remove(&all[1]);
    return 0;
}

KIN_TEST(what_cannot_be_polled_is_not_added)
{
    KIN_AUTO(kin_loop) *loop = NULL;
    struct kin__loop_source source = {
        .fd = INT_MAX}; /* never a valid descriptor */
    kin_error err = KIN_ERROR_INIT;

    CDS_INIT_LIST_HEAD(&source.link);
    TRY(kin_loop_new(alloc, &loop, NULL));
    TRY_FAIL(kin__loop_add(loop, &source, &err), KIN_ESYSTEM);
    assert_non_null(strstr(err.message, "loop: epoll"));
    assert_false(kin__list_is_linked(&source.link));
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(a_step_may_remove_any_source),
              KIN_TEST_ENTRY(what_a_step_adds_is_stepped),
              KIN_TEST_ENTRY(a_step_has_a_budget),
              KIN_TEST_ENTRY(sources_share_the_budget_of_a_step),
              KIN_TEST_ENTRY(a_step_goes_on_after_a_removed_source),
              KIN_TEST_ENTRY(a_nested_step_has_its_own_budget),
              KIN_TEST_ENTRY(what_cannot_be_polled_is_not_added))
