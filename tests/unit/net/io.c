/* SPDX-License-Identifier: Apache-2.0 */
#include "net/io.h"

#include <sys/epoll.h>
#include <sys/eventfd.h>
#include <unistd.h>

#include <kin/loop.h>

#include "kin_test.h"

enum { WATCHES = 20 };

/* Counts what happens in the steps of a loop. */
struct probe {
    struct kin__io io;
    struct kin__io_watch watches[WATCHES];
    int fds[WATCHES];
    struct kin__mpsc_node node;
    int events;
    int turns;
    int events_before_command; /* -1 before it */
};

/* The probe of the test that runs. */
static struct probe *current;

static struct probe *probe_of(struct kin__io_watch *watch)
{
    assert_true(watch >= current->watches &&
                watch < current->watches + WATCHES);
    return current;
}

/* The first event queues a command. */
static void probe_on_event(struct kin__io_watch *watch, uint32_t events)
{
    struct probe *probe = probe_of(watch);
    int fd = probe->fds[watch - probe->watches];

    assert_true(events & EPOLLIN);
    assert_int_equal(
        kin__io_control(&probe->io, fd, /* events= */ 0, /* watch= */ NULL), 0);
    if (probe->events++ == 0)
        kin__io_push(&probe->io, &probe->node);
}

static void probe_command(struct kin__mpsc_node *node, void *userdata)
{
    struct probe *probe = userdata;

    assert_ptr_equal(node, &probe->node);
    probe->events_before_command = probe->events;
}

static void probe_turn(void *userdata)
{
    struct probe *probe = userdata;

    probe->turns++;
}

static bool probe_is_busy(void *userdata)
{
    (void)userdata;
    return false;
}

static const struct kin__io_ops probe_ops = {
    .command = probe_command, .turn = probe_turn, .is_busy = probe_is_busy};

static void probe_init(struct probe *probe, const kin_allocator *alloc)
{
    *probe = (struct probe){.events_before_command = -1};
    current = probe;
    for (int i = 0; i < WATCHES; i++) {
        probe->watches[i].on_event = probe_on_event;
        probe->fds[i] = eventfd(1, EFD_CLOEXEC | EFD_NONBLOCK);
        assert_true(probe->fds[i] >= 0);
    }
    kin__io_init(&probe->io, alloc, "test", &probe_ops, probe);
}

static void probe_done(struct probe *probe)
{
    kin__io_done(&probe->io);
    for (int i = 0; i < WATCHES; i++)
        close(probe->fds[i]);
}

#define AUTO_PROBE __attribute__((cleanup(probe_done))) struct probe

static int probe_watch(struct probe *probe)
{
    for (int i = 0; i < WATCHES; i++) {
        int r = kin__io_control(&probe->io, probe->fds[i], EPOLLIN,
                                &probe->watches[i]);
        if (r < 0)
            return KIN_ESYSTEM;
    }
    return 0;
}

KIN_TEST(commands_do_not_wait_for_all_descriptors_of_a_step)
{
    KIN_AUTO(kin_loop) *loop = NULL;
    AUTO_PROBE probe;

    probe_init(&probe, alloc);
    TRY(kin_loop_new(alloc, &loop, NULL));
    TRY(kin__io_start(&probe.io, loop, NULL));
    TRY(probe_watch(&probe));
    while (probe.events < WATCHES || probe.events_before_command < 0)
        kin_loop_step(loop);
    assert_true(probe.turns > 1);
    assert_true(probe.events_before_command < WATCHES);
    kin__io_stop(&probe.io);
    return 0;
}

/* ENOENT is no error: a descriptor may be closed while it is not waited for. */
KIN_TEST(a_descriptor_may_be_removed_twice)
{
    KIN_AUTO(kin_loop) *loop = NULL;
    AUTO_PROBE probe;

    probe_init(&probe, alloc);
    TRY(kin_loop_new(alloc, &loop, NULL));
    TRY(kin__io_start(&probe.io, loop, NULL));
    TRY(probe_watch(&probe));
    for (int i = 0; i < 2 * WATCHES; i++)
        assert_int_equal(kin__io_control(&probe.io, probe.fds[i / 2],
                                         /* events= */ 0, /* watch= */ NULL),
                         0);
    kin_loop_step(loop);
    assert_int_equal(probe.events, 0);
    kin__io_stop(&probe.io);
    return 0;
}

KIN_TEST_MAIN(
    KIN_TEST_ENTRY(commands_do_not_wait_for_all_descriptors_of_a_step),
    KIN_TEST_ENTRY(a_descriptor_may_be_removed_twice))
