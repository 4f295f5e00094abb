/* SPDX-License-Identifier: Apache-2.0 */
/* The guarantees A-E of kin/stop.h; stop_watch.c has those of base/stop.h. */
#include "base/stop.h"

#include <fcntl.h>
#include <poll.h>
#include <string.h>
#include <sys/resource.h>

#include "base/alloc.h"
#include "base/fake_clock.h"
#include "base/thread.h"
#include "kin_test.h"

enum {
    DEEP = 200000, /* enough for recursion to overflow the stack */
    WAITERS = 4,
    ROUNDS = 300,
};

static const kin_deadline already = {.at_ns = 0};

/* A token on the fake clock; `at_ns` is its deadline, -1 for none. */
static int new_fake(const kin_allocator *alloc, struct kin__fake_clock *fake,
                    int64_t at_ns, kin_stop **ret)
{
    kin_stop_opts opts = KIN_INIT(kin_stop_opts);

    opts.alloc = alloc;
    opts.has_deadline = at_ns >= 0;
    opts.deadline.at_ns = at_ns;
    kin__fake_clock_init(fake, /* now_ns= */ 0, /* wall_ns= */ 0);
    return kin__stop_new_with_clock(&fake->clock, &opts, ret, /* err= */ NULL);
}

static int new_root(const kin_allocator *alloc, kin_stop **ret)
{
    kin_stop_opts opts = KIN_INIT(kin_stop_opts);

    opts.alloc = alloc;
    return kin_stop_new(/* parent= */ NULL, &opts, ret, /* err= */ NULL);
}

static int new_child(kin_stop *parent, kin_stop **ret)
{
    return kin_stop_new(parent, /* opts= */ NULL, ret, /* err= */ NULL);
}

static int new_child_until(kin_stop *parent, int64_t at_ns, kin_stop **ret)
{
    kin_stop_opts opts = KIN_INIT(kin_stop_opts);

    opts.has_deadline = true;
    opts.deadline.at_ns = at_ns;
    return kin_stop_new(parent, &opts, ret, /* err= */ NULL);
}

KIN_TEST(guarantee_a_a_stop_is_final)
{
    struct kin__fake_clock fake;
    KIN_AUTO(kin_stop) *stop = NULL;

    TRY(new_fake(alloc, &fake, /* at_ns= */ 100, &stop));
    assert_false(kin_stop_requested(stop));
    assert_int_equal(kin_stop_reason(stop), KIN_OK);
    kin_stop_request(stop);
    assert_true(kin_stop_requested(stop));
    assert_int_equal(kin_stop_reason(stop), KIN_ESTOPPED);
    kin_stop_request(stop);
    kin__fake_clock_advance(&fake, 1000);
    assert_int_equal(kin_stop_reason(stop), KIN_ESTOPPED);
    return 0;
}

KIN_TEST(guarantee_b_stops_all_descendants_and_nothing_else)
{
    KIN_AUTO(kin_stop) *root = NULL;
    KIN_AUTO(kin_stop) *left = NULL;
    KIN_AUTO(kin_stop) *right = NULL;
    KIN_AUTO(kin_stop) *below1 = NULL;
    KIN_AUTO(kin_stop) *below2 = NULL;
    KIN_AUTO(kin_stop) *deeper = NULL;

    TRY(new_root(alloc, &root));
    TRY(new_child(root, &left));
    TRY(new_child(root, &right));
    TRY(new_child(left, &below1));
    TRY(new_child(left, &below2));
    TRY(new_child(below1, &deeper));
    kin_stop_request(left);
    assert_false(kin_stop_requested(root));
    assert_false(kin_stop_requested(right));
    assert_int_equal(kin_stop_reason(left), KIN_ESTOPPED);
    assert_int_equal(kin_stop_reason(below1), KIN_ESTOPPED);
    assert_int_equal(kin_stop_reason(below2), KIN_ESTOPPED);
    assert_int_equal(kin_stop_reason(deeper), KIN_ESTOPPED);
    kin_stop_request(root);
    assert_true(kin_stop_requested(root));
    assert_true(kin_stop_requested(right));
    return 0;
}

KIN_TEST(guarantee_b_a_child_of_a_stopped_token_is_stopped)
{
    KIN_AUTO(kin_stop) *root = NULL;
    KIN_AUTO(kin_stop) *child = NULL;
    KIN_AUTO(kin_stop) *grandchild = NULL;

    TRY(new_root(alloc, &root));
    kin_stop_request(root);
    TRY(new_child(root, &child));
    assert_int_equal(kin_stop_reason(child), KIN_ESTOPPED);
    TRY(new_child(child, &grandchild));
    assert_int_equal(kin_stop_reason(grandchild), KIN_ESTOPPED);
    return 0;
}

KIN_TEST(guarantee_c_the_earliest_deadline_of_the_ancestors_counts)
{
    struct kin__fake_clock fake;
    KIN_AUTO(kin_stop) *root = NULL;
    KIN_AUTO(kin_stop) *later = NULL;
    KIN_AUTO(kin_stop) *earlier = NULL;
    KIN_AUTO(kin_stop) *plain = NULL;

    TRY(new_fake(alloc, &fake, /* at_ns= */ 100, &root));
    TRY(new_child_until(root, 200, &later));
    TRY(new_child_until(root, 50, &earlier));
    TRY(new_child(earlier, &plain));
    assert_int_equal(kin_stop_deadline(root).at_ns, 100);
    assert_int_equal(kin_stop_deadline(later).at_ns, 100);
    assert_int_equal(kin_stop_deadline(earlier).at_ns, 50);
    assert_int_equal(kin_stop_deadline(plain).at_ns, 50);
    kin__fake_clock_advance(&fake, 50);
    assert_true(kin_stop_requested(plain));
    assert_true(kin_stop_requested(earlier));
    assert_false(kin_stop_requested(later));
    kin__fake_clock_advance(&fake, 50);
    assert_int_equal(kin_stop_reason(later), KIN_ETIMEDOUT);
    return 0;
}

KIN_TEST(guarantee_c_without_a_deadline_it_is_never)
{
    KIN_AUTO(kin_stop) *stop = NULL;

    TRY(new_root(alloc, &stop));
    assert_true(kin__deadline_is_never(kin_stop_deadline(stop)));
    assert_true(kin__deadline_is_never(kin_stop_deadline(NULL)));
    return 0;
}

KIN_TEST(guarantee_d_the_first_reason_is_final)
{
    struct kin__fake_clock fake;
    KIN_AUTO(kin_stop) *root = NULL;
    KIN_AUTO(kin_stop) *seen = NULL;
    KIN_AUTO(kin_stop) *child = NULL;
    KIN_AUTO(kin_stop) *late = NULL;

    TRY(new_fake(alloc, &fake, /* at_ns= */ -1, &root));
    TRY(new_child_until(root, 100, &seen));
    TRY(new_child_until(root, 100, &child));
    kin__fake_clock_advance(&fake, 100);
    assert_int_equal(kin_stop_reason(seen), KIN_ETIMEDOUT);
    /* `child` was not queried before the request, but its deadline had passed.
     */
    kin_stop_request(root);
    assert_int_equal(kin_stop_reason(seen), KIN_ETIMEDOUT);
    assert_int_equal(kin_stop_reason(child), KIN_ETIMEDOUT);
    assert_int_equal(kin_stop_reason(root), KIN_ESTOPPED);
    TRY(new_child(seen, &late));
    assert_int_equal(kin_stop_reason(late), KIN_ETIMEDOUT);
    return 0;
}

/* A clock that simulates a race: the first read returns an early time, but only
 * after another reader has queried the token at a late time. */
struct overtaken_clock {
    kin_clock clock;
    kin_stop *stop;
    bool is_asked;
    int seen; /* what the other reader saw */
};

static int64_t overtaken_now_ns(const kin_clock *clock)
{
    struct overtaken_clock *overtaken =
        (struct overtaken_clock *)(uintptr_t)clock;

    if (overtaken->is_asked)
        return 200;
    overtaken->is_asked = true;
    overtaken->seen = kin_stop_reason(overtaken->stop);
    return 50;
}

KIN_TEST(guarantee_d_a_request_cannot_change_a_reason_that_was_seen)
{
    static const struct kin__clock_ops ops = {.now_ns = overtaken_now_ns};
    struct overtaken_clock overtaken = {.clock = {.ops = &ops}};
    KIN_AUTO(kin_stop) *stop = NULL;
    kin_stop_opts opts = KIN_INIT(kin_stop_opts);

    opts.alloc = alloc;
    opts.has_deadline = true;
    opts.deadline.at_ns = 100;
    TRY(kin__stop_new_with_clock(&overtaken.clock, &opts, &stop, NULL));
    overtaken.stop = stop;
    kin_stop_request(stop);
    assert_int_equal(overtaken.seen, KIN_ETIMEDOUT);
    assert_int_equal(kin_stop_reason(stop), KIN_ETIMEDOUT);
    return 0;
}

KIN_TEST(guarantee_e_a_child_keeps_its_parent_alive)
{
    KIN_AUTO(kin_stop) *child = NULL;
    kin_stop *root = NULL;

    TRY(new_root(alloc, &root));
    int r = new_child(root, &child);
    kin_stop_unref(root);
    TRY(r);
    kin_stop_request(root);
    assert_true(kin_stop_requested(child));
    return 0;
}

KIN_TEST(guarantee_e_a_parent_does_not_keep_its_child)
{
    KIN_AUTO(kin_stop) *root = NULL;
    kin_stop *child = NULL;

    TRY(new_root(alloc, &root));
    TRY(new_child(root, &child));
    assert_null(kin_stop_unref(child));
    kin_stop_request(root);
    assert_true(kin_stop_requested(root));
    return 0;
}

KIN_TEST(deep_trees_do_not_overflow_the_stack)
{
    KIN_AUTO(kin_stop) *leaf = NULL;
    kin_stop *root = NULL;

    (void)alloc;
    TRY(new_root(/* alloc= */ NULL, &root));
    leaf = kin_stop_ref(root);
    for (int i = 0; i < DEEP; i++) {
        kin_stop *child = NULL;
        TRY(new_child(leaf, &child));
        kin_stop_unref(leaf);
        leaf = child;
    }
    assert_false(kin_stop_requested(leaf));
    kin_stop_request(root);
    kin_stop_unref(root);
    assert_true(kin_stop_requested(leaf));
    return 0;
}

KIN_TEST(null_is_a_token_that_never_stops)
{
    (void)alloc;
    kin_stop_request(NULL);
    assert_null(kin_stop_ref(NULL));
    assert_null(kin_stop_unref(NULL));
    assert_false(kin_stop_requested(NULL));
    assert_int_equal(kin_stop_reason(NULL), KIN_OK);
    assert_int_equal(kin_stop_wait(NULL, already), KIN_OK);
    kin_deadline soon = kin_deadline_ms(2);
    assert_int_equal(kin_stop_wait(NULL, soon), KIN_OK);
    assert_true(kin__deadline_passed(NULL, soon));
    assert_int_equal(kin_stop_fd(NULL, /* err= */ NULL), KIN_EINVAL);
    return 0;
}

struct newer_opts {
    kin_stop_opts opts;
    int more;
};

KIN_TEST(options_of_another_version)
{
    KIN_AUTO(kin_stop) *stop = NULL;
    kin_error err = KIN_ERROR_INIT;
    struct newer_opts newer;

    memset(&newer, 0, sizeof(newer));
    newer.opts.alloc = alloc;
    assert_int_equal(kin_stop_new(NULL, &newer.opts, &stop, &err), KIN_EINVAL);
    assert_int_equal(err.code, KIN_EINVAL);
    assert_null(stop);
    newer.opts.size = sizeof(newer);
    newer.more = 1;
    assert_int_equal(kin_stop_new(NULL, &newer.opts, &stop, NULL), KIN_EINVAL);
    newer.more = 0;
    TRY(kin_stop_new(NULL, &newer.opts, &stop, NULL));
    return 0;
}

/* An unset size may be any number; it must not cause reads out of bounds. */
KIN_TEST(options_of_an_invalid_size)
{
    KIN_AUTO(kin_stop) *stop = NULL;
    struct {
        kin_stop_opts opts;
        char zeros[8192];
    } vast;

    memset(&vast, 0, sizeof(vast));
    vast.opts.alloc = alloc;
    vast.opts.size = sizeof(vast);
    assert_int_equal(kin_stop_new(NULL, &vast.opts, &stop, NULL), KIN_EINVAL);
    vast.opts.size = SIZE_MAX;
    assert_int_equal(kin_stop_new(NULL, &vast.opts, &stop, NULL), KIN_EINVAL);
    assert_null(stop);
    return 0;
}

KIN_TEST(out_of_memory_is_reported)
{
    KIN_AUTO(kin_stop) *stop = NULL;
    kin_stop_opts opts = KIN_INIT(kin_stop_opts);
    kin_error err = KIN_ERROR_INIT;

    opts.alloc = alloc;
    int r = kin_stop_new(NULL, &opts, &stop, &err);
    assert_int_equal(err.code, r);
    assert_int_equal(stop != NULL, r == 0);
    TRY(r);
    assert_int_equal(kin_stop_new(NULL, &opts, NULL, &err), KIN_EINVAL);
    return 0;
}

/* A thread in kin_stop_wait(). */
struct waiter {
    struct kin__thread thread;
    kin_stop *stop;
    kin_deadline deadline;
    int result; /* read after the join */
};

static void waiter_run(void *userdata)
{
    struct waiter *waiter = userdata;

    waiter->result = kin_stop_wait(waiter->stop, waiter->deadline);
}

static int waiter_start(struct waiter *waiter, kin_stop *stop, int64_t at_ns)
{
    waiter->stop = stop;
    waiter->deadline.at_ns = at_ns;
    waiter->result = KIN_EINTERNAL;
    return kin__thread_start(&waiter->thread, /* opts= */ NULL, waiter_run,
                             waiter, /* err= */ NULL);
}

KIN_TEST(a_wait_ends_with_a_request)
{
    struct kin__fake_clock fake;
    struct waiter waiters[WAITERS];
    KIN_AUTO(kin_stop) *root = NULL;
    KIN_AUTO(kin_stop) *child = NULL;

    TRY(new_fake(alloc, &fake, /* at_ns= */ -1, &root));
    TRY(new_child(root, &child));
    for (int i = 0; i < WAITERS; i++)
        TRY(waiter_start(&waiters[i], child, INT64_MAX));
    kin__fake_clock_await_waiters(&fake, WAITERS);
    kin_stop_request(root);
    for (int i = 0; i < WAITERS; i++) {
        kin__thread_join(&waiters[i].thread);
        assert_int_equal(waiters[i].result, KIN_ESTOPPED);
    }
    assert_int_equal(kin_stop_wait(child, already), KIN_ESTOPPED);
    return 0;
}

KIN_TEST(a_wait_ends_with_the_earlier_deadline)
{
    struct kin__fake_clock fake;
    struct waiter early;
    struct waiter late;
    KIN_AUTO(kin_stop) *stop = NULL;

    TRY(new_fake(alloc, &fake, /* at_ns= */ 100, &stop));
    assert_int_equal(kin_stop_wait(stop, already), KIN_OK);
    TRY(waiter_start(&early, stop, 99));
    TRY(waiter_start(&late, stop, 100));
    kin__fake_clock_await_waiters(&fake, 2);
    kin__fake_clock_advance(&fake, 99);
    kin__thread_join(&early.thread);
    assert_int_equal(early.result, KIN_OK);
    kin__fake_clock_advance(&fake, 1);
    kin__thread_join(&late.thread);
    assert_int_equal(late.result, KIN_ETIMEDOUT);
    return 0;
}

KIN_TEST(a_late_wait_reports_the_earlier_deadline)
{
    struct kin__fake_clock fake;
    KIN_AUTO(kin_stop) *stop = NULL;

    TRY(new_fake(alloc, &fake, /* at_ns= */ 100, &stop));
    kin__fake_clock_advance(&fake, 1000);
    assert_int_equal(kin_stop_wait(stop, (kin_deadline){99}), KIN_OK);
    assert_int_equal(kin_stop_wait(stop, (kin_deadline){100}), KIN_ETIMEDOUT);
    assert_int_equal(kin_stop_wait(stop, KIN_NEVER), KIN_ETIMEDOUT);
    return 0;
}

KIN_TEST(a_real_wait_ends_at_a_real_deadline)
{
    KIN_AUTO(kin_stop) *stop = NULL;
    kin_stop_opts opts = KIN_INIT(kin_stop_opts);

    opts.alloc = alloc;
    opts.has_deadline = true;
    opts.deadline = kin_deadline_ms(3);
    TRY(kin_stop_new(NULL, &opts, &stop, NULL));
    assert_int_equal(kin_stop_wait(stop, KIN_NEVER), KIN_ETIMEDOUT);
    assert_true(kin__deadline_passed(NULL, opts.deadline));
    return 0;
}

/* A request at any moment around the start of a wait ends it; a lost wake-up
 * would hang here. */
KIN_TEST(no_wake_up_is_lost)
{
    (void)alloc;
    for (int i = 0; i < ROUNDS; i++) {
        KIN_AUTO(kin_stop) *stop = NULL;
        struct waiter waiter;

        TRY(new_root(/* alloc= */ NULL, &stop));
        TRY(waiter_start(&waiter, stop, INT64_MAX));
        for (int j = 0; j < i % 16; j++)
            sched_yield();
        kin_stop_request(stop);
        kin__thread_join(&waiter.thread);
        assert_int_equal(waiter.result, KIN_ESTOPPED);
    }
    return 0;
}

static bool is_readable(int fd)
{
    struct pollfd poll_fd = {.fd = fd, .events = POLLIN};

    return poll(&poll_fd, 1, /* timeout= */ 0) == 1 &&
           (poll_fd.revents & POLLIN);
}

KIN_TEST(the_descriptor_is_readable_after_a_request)
{
    KIN_AUTO(kin_stop) *root = NULL;
    KIN_AUTO(kin_stop) *child = NULL;

    TRY(new_root(alloc, &root));
    TRY(new_child(root, &child));
    int fd = kin_stop_fd(child, /* err= */ NULL);
    assert_true(fd >= 0);
    assert_int_equal(kin_stop_fd(child, /* err= */ NULL), fd);
    assert_true(fcntl(fd, F_GETFD) & FD_CLOEXEC);
    assert_false(is_readable(fd));
    kin_stop_request(root);
    assert_true(is_readable(fd));
    /* Created after the request. */
    assert_true(is_readable(kin_stop_fd(root, /* err= */ NULL)));
    return 0;
}

KIN_TEST(the_descriptor_is_closed_with_the_token)
{
    kin_stop *stop = NULL;

    TRY(new_root(alloc, &stop));
    int fd = kin_stop_fd(stop, /* err= */ NULL);
    assert_true(fd >= 0);
    kin_stop_unref(stop);
    assert_int_equal(fcntl(fd, F_GETFD), -1);
    return 0;
}

KIN_TEST(the_descriptor_ignores_deadlines_but_not_later_requests)
{
    struct kin__fake_clock fake;
    KIN_AUTO(kin_stop) *stop = NULL;

    TRY(new_fake(alloc, &fake, /* at_ns= */ 100, &stop));
    int fd = kin_stop_fd(stop, /* err= */ NULL);
    kin__fake_clock_advance(&fake, 100);
    assert_true(kin_stop_requested(stop));
    assert_false(is_readable(fd));
    kin_stop_request(stop);
    assert_true(is_readable(fd));
    return 0;
}

KIN_TEST(out_of_descriptors_is_reported)
{
    KIN_AUTO(kin_stop) *stop = NULL;
    kin_error err = KIN_ERROR_INIT;
    struct rlimit before;

    TRY(new_root(alloc, &stop));
    getrlimit(RLIMIT_NOFILE, &before);
    struct rlimit none = {.rlim_cur = 0, .rlim_max = before.rlim_max};
    setrlimit(RLIMIT_NOFILE, &none);
    int r = kin_stop_fd(stop, &err);
    setrlimit(RLIMIT_NOFILE, &before);
    assert_int_equal(r, KIN_ESYSTEM);
    assert_int_equal(err.code, KIN_ESYSTEM);
    /* Then descriptors are available again. */
    assert_true(kin_stop_fd(stop, &err) >= 0);
    return 0;
}

KIN_TEST(options_can_be_a_compound_literal)
{
    KIN_AUTO(kin_stop) *stop = NULL;

    TRY(kin_stop_new(/* parent= */ NULL,
                     KIN_OPTS(kin_stop_opts, .alloc = alloc,
                              .has_deadline = true,
                              .deadline = kin_deadline_ms(-1)),
                     &stop, NULL));
    assert_int_equal(kin_stop_reason(stop), KIN_ETIMEDOUT);
    return 0;
}

KIN_TEST_MAIN(
    KIN_TEST_ENTRY(options_can_be_a_compound_literal),
    KIN_TEST_ENTRY(guarantee_a_a_stop_is_final),
    KIN_TEST_ENTRY(guarantee_b_stops_all_descendants_and_nothing_else),
    KIN_TEST_ENTRY(guarantee_b_a_child_of_a_stopped_token_is_stopped),
    KIN_TEST_ENTRY(guarantee_c_the_earliest_deadline_of_the_ancestors_counts),
    KIN_TEST_ENTRY(guarantee_c_without_a_deadline_it_is_never),
    KIN_TEST_ENTRY(guarantee_d_the_first_reason_is_final),
    KIN_TEST_ENTRY(guarantee_d_a_request_cannot_change_a_reason_that_was_seen),
    KIN_TEST_ENTRY(guarantee_e_a_child_keeps_its_parent_alive),
    KIN_TEST_ENTRY(guarantee_e_a_parent_does_not_keep_its_child),
    KIN_TEST_ENTRY(deep_trees_do_not_overflow_the_stack),
    KIN_TEST_ENTRY(null_is_a_token_that_never_stops),
    KIN_TEST_ENTRY(options_of_another_version),
    KIN_TEST_ENTRY(options_of_an_invalid_size),
    KIN_TEST_ENTRY(out_of_memory_is_reported),
    KIN_TEST_ENTRY(a_wait_ends_with_a_request),
    KIN_TEST_ENTRY(a_wait_ends_with_the_earlier_deadline),
    KIN_TEST_ENTRY(a_late_wait_reports_the_earlier_deadline),
    KIN_TEST_ENTRY(a_real_wait_ends_at_a_real_deadline),
    KIN_TEST_ENTRY(no_wake_up_is_lost),
    KIN_TEST_ENTRY(the_descriptor_is_readable_after_a_request),
    KIN_TEST_ENTRY(the_descriptor_is_closed_with_the_token),
    KIN_TEST_ENTRY(the_descriptor_ignores_deadlines_but_not_later_requests),
    KIN_TEST_ENTRY(out_of_descriptors_is_reported))
