/* SPDX-License-Identifier: Apache-2.0 */
#include "control/fresh.h"
#include "asleep_test.h"

#include "base/fake_clock.h"
#include "base/thread.h"
#include "control_scene.h"
#include "informer/informer_impl.h"

enum { KEYS_MAX = 1 << 16 };

static const kin_work_key key_a = {.ns = {"n", 1}, .name = {"a", 1}};
static const kin_work_key key_b = {.ns = {"n", 1}, .name = {"b", 1}};
static const kin_work_key key_a2 = {.ns = {"n", 1}, .name = {"a", 1}, .tag = 2};

#define AUTO_FRESH __attribute__((cleanup(kin__fresh_done))) struct kin__fresh

static int note(struct kin__fresh *fresh, const kin_work_key *key,
                kin_informer *informer, const char *version)
{
    KIN_AUTO(kin_object) *object = NULL;

    TRY(side_object(version, &object));
    return kin__fresh_note(fresh, key, informer, object);
}

/* Without waiting. */
static int look(struct kin__fresh *fresh, const kin_work_key *key)
{
    return kin__fresh_begin(fresh, key, /* stop= */ NULL, (kin_deadline){0},
                            /* err= */ NULL);
}

static int await_version(const struct side *side, const char *version)
{
    KIN_AUTO(kin_stop) *stop = NULL;

    TRY(stop_soon(SOON_MS, &stop));
    return kin_informer_wait_version(side->informer, kin_s(version), stop,
                                     NULL);
}

KIN_TEST(nothing_was_written_for_most_keys)
{
    AUTO_FRESH fresh;

    kin__fresh_init(&fresh, alloc, 1, KEYS_MAX);
    TRY(look(&fresh, &key_a));
    kin__fresh_end(&fresh, &key_a);
    assert_int_equal(kin__fresh_count(&fresh), 0);
    return 0;
}

KIN_TEST(a_copy_must_be_as_new_as_the_last_write)
{
    SIDE side;
    AUTO_FRESH fresh;

    kin__fresh_init(&fresh, alloc, 1, KEYS_MAX);
    TRY(side_init(&side, &foos));
    TRY(side_put_foo(&side, "a", "u"));
    TRY(side_start(&side));
    TRY(look(&fresh, &key_a));
    TRY(note(&fresh, &key_a, side.informer, "2"));
    /* A version that is older takes nothing back. */
    TRY(note(&fresh, &key_a, side.informer, "1"));
    kin__fresh_end(&fresh, &key_a);
    assert_int_equal(look(&fresh, &key_a), KIN_ETIMEDOUT);
    assert_int_equal(look(&fresh, &key_a), KIN_ETIMEDOUT);
    /* Other keys do not wait for it. */
    TRY(look(&fresh, &key_b));
    TRY(look(&fresh, &key_a2));
    assert_int_equal(kin__fresh_count(&fresh), 1);
    TRY(side_put_foo(&side, "b", "u"));
    TRY(await_version(&side, "2"));
    TRY(look(&fresh, &key_a));
    assert_int_equal(kin__fresh_count(&fresh), 0);
    kin__fresh_end(&fresh, &key_a);
    return 0;
}

KIN_TEST(all_copies_count)
{
    SIDE one;
    SIDE two;
    AUTO_FRESH fresh;

    kin__fresh_init(&fresh, alloc, 1, KEYS_MAX);
    TRY(side_init(&one, &foos));
    TRY(side_init(&two, &pods));
    TRY(side_put_foo(&one, "a", "u"));
    TRY(side_start(&one));
    TRY(side_start(&two));
    TRY(note(&fresh, &key_a, one.informer, "1"));
    TRY(note(&fresh, &key_a, two.informer, "1"));
    kin__fresh_end(&fresh, &key_a);
    assert_int_equal(look(&fresh, &key_a), KIN_ETIMEDOUT);
    TRY(side_put_foo(&two, "p", "u"));
    TRY(await_version(&two, "1"));
    TRY(look(&fresh, &key_a));
    return 0;
}

static void put_later(void *userdata)
{
    struct side *side = userdata;

    await_others_asleep();
    (void)side_put_foo(side, "b", "u");
}

KIN_TEST(a_copy_that_is_a_moment_late_is_waited_for)
{
    SIDE side;
    AUTO_FRESH fresh;
    struct kin__thread thread;

    kin__fresh_init(&fresh, alloc, 1, KEYS_MAX);
    TRY(side_init(&side, &foos));
    TRY(side_put_foo(&side, "a", "u"));
    TRY(side_start(&side));
    TRY(note(&fresh, &key_a, side.informer, "2"));
    kin__fresh_end(&fresh, &key_a);
    TRY(kin__thread_start(&thread, NULL, put_later, &side, NULL));
    int r = kin__fresh_begin(&fresh, &key_a, NULL, kin_deadline_ms(SOON_MS),
                             NULL);
    kin__thread_join(&thread);
    return r;
}

/* Else those who wait for a watch that is down have no time for other keys. */
KIN_TEST(what_was_waited_for_is_only_looked_at)
{
    SIDE side;
    AUTO_FRESH fresh;
    KIN_AUTO(kin_stop) *soon = NULL;

    kin__fresh_init(&fresh, alloc, 1, KEYS_MAX);
    TRY(side_init(&side, &foos));
    TRY(side_put_foo(&side, "a", "u"));
    TRY(side_start(&side));
    TRY(note(&fresh, &key_a, side.informer, "2"));
    kin__fresh_end(&fresh, &key_a);
    assert_int_equal(look(&fresh, &key_a), KIN_ETIMEDOUT);
    TRY(stop_soon(SOON_MS, &soon));
    assert_int_equal(
        kin__fresh_begin(&fresh, &key_a, soon, kin_deadline_never(), NULL),
        KIN_ETIMEDOUT);
    assert_false(kin_stop_requested(soon));
    return 0;
}

/* As after a server was set back: its versions are smaller than ours. */
KIN_TEST(what_never_shows_is_waited_for_five_minutes)
{
    SIDE side;
    AUTO_FRESH fresh;
    struct kin__fake_clock clock;

    kin__fake_clock_init(&clock, KIN__NS_PER_S, 0);
    kin__fresh_init(&fresh, alloc, 1, KEYS_MAX);
    fresh.clock = &clock.clock;
    TRY(side_init(&side, &foos));
    TRY(side_put_foo(&side, "a", "u"));
    TRY(side_start(&side));
    TRY(note(&fresh, &key_a, side.informer, "20"));
    kin__fresh_end(&fresh, &key_a);
    kin__fake_clock_advance(&clock, KIN__FRESH_MAX_NS - 1);
    /* Another write is waited for anew, but not an older one. */
    TRY(note(&fresh, &key_b, side.informer, "20"));
    TRY(note(&fresh, &key_a, side.informer, "19"));
    kin__fresh_end(&fresh, &key_a);
    kin__fresh_end(&fresh, &key_b);
    assert_int_equal(look(&fresh, &key_a), KIN_ETIMEDOUT);
    kin__fake_clock_advance(&clock, 1);
    assert_int_equal(look(&fresh, &key_a), 1);
    kin__fresh_end(&fresh, &key_a);
    assert_int_equal(kin__fresh_count(&fresh), 1);
    assert_int_equal(look(&fresh, &key_b), KIN_ETIMEDOUT);
    /* What was shown is no reason to complain. */
    TRY(note(&fresh, &key_a, side.informer, "1"));
    kin__fresh_end(&fresh, &key_a);
    kin__fake_clock_advance(&clock, KIN__FRESH_MAX_NS);
    assert_int_equal(look(&fresh, &key_a), 0);
    return 0;
}

KIN_TEST(says_which_copy_is_too_old)
{
    SIDE side;
    AUTO_FRESH fresh;
    KIN_AUTO(kin_stop) *stop = NULL;
    kin_error err = KIN_ERROR_INIT;

    kin__fresh_init(&fresh, alloc, 1, KEYS_MAX);
    TRY(side_init(&side, &foos));
    TRY(side_put_foo(&side, "a", "u"));
    TRY(side_start(&side));
    TRY(note(&fresh, &key_a, side.informer, "20"));
    kin__fresh_end(&fresh, &key_a);
    TRY(kin_stop_new(NULL, NULL, &stop, NULL));
    kin_stop_request(stop);
    assert_int_equal(
        kin__fresh_begin(&fresh, &key_a, stop, kin_deadline_never(), &err),
        KIN_ESTOPPED);
    assert_non_null(strstr(err.message, "at version 1, not at 20 yet"));
    return 0;
}

KIN_TEST(versions_that_are_no_numbers_are_refused)
{
    SIDE side;
    AUTO_FRESH fresh;

    kin__fresh_init(&fresh, alloc, 1, KEYS_MAX);
    TRY(side_init(&side, &foos));
    assert_int_equal(note(&fresh, &key_a, side.informer, ""), KIN_EINVAL);
    assert_int_equal(note(&fresh, &key_a, side.informer, "1a"), KIN_EINVAL);
    assert_int_equal(note(&fresh, &key_a, side.informer,
                          "12345678901234567890123456789012345678901"),
                     KIN_ELIMIT);
    assert_int_equal(kin__fresh_count(&fresh), 0);
    TRY(note(&fresh, &key_a, side.informer,
             "1234567890123456789012345678901234567890"));
    return 0;
}

KIN_TEST(what_nobody_asks_for_is_swept)
{
    SIDE side;
    AUTO_FRESH fresh;
    char name[16];

    (void)alloc; /* two thousand times, and nothing new */
    kin__fresh_init(&fresh, NULL, 1, KEYS_MAX);
    TRY(side_init(&side, &foos));
    TRY(side_put_foo(&side, "a", "u"));
    TRY(side_start(&side));
    TRY(note(&fresh, &key_a, side.informer, "9")); /* not reached */
    kin__fresh_end(&fresh, &key_a);
    TRY(note(&fresh, &key_b, side.informer, "1")); /* held */
    for (int i = 0; i < KIN__FRESH_SWEEP_AT - 1; i++) {
        snprintf(name, sizeof(name), "k%d", i);
        kin_work_key key = {.name = kin_s(name)};
        TRY(note(&fresh, &key, side.informer, "1"));
        kin__fresh_end(&fresh, &key);
    }
    assert_int_equal(kin__fresh_count(&fresh), 3);
    return 0;
}

/* Notes for one key more than are kept without a look at all of them. */
struct noter {
    struct kin__fresh *fresh;
    kin_informer *informer;
    int result;
    struct kin__mutex mutex; /* the rest */
    struct kin__cond changed;
    bool is_done;
};

static int note_many(struct noter *self)
{
    for (int i = 0; i <= KIN__FRESH_SWEEP_AT; i++) {
        char name[16];
        snprintf(name, sizeof(name), "a%d", i);
        kin_work_key key = {.name = kin_s(name)};
        TRY(note(self->fresh, &key, self->informer, "1"));
        kin__fresh_end(self->fresh, &key);
    }
    return 0;
}

static void noter_run(void *userdata)
{
    struct noter *self = userdata;
    int result = note_many(self);

    KIN__LOCK_SCOPE(&self->mutex);
    self->result = result;
    self->is_done = true;
    kin__cond_broadcast(&self->changed);
}

/* False if that takes a minute. */
static bool noter_await(struct noter *self)
{
    kin_deadline deadline = kin_deadline_ms(SOON_MS);
    int r = 0;

    KIN__LOCK_SCOPE(&self->mutex);
    while (!self->is_done && r == 0)
        r = kin__cond_wait_until(&self->changed, &self->mutex, NULL, deadline);
    return self->is_done;
}

/* An informer may be busy with a list for long. */
KIN_TEST(a_busy_informer_is_not_waited_for)
{
    SIDE side;
    AUTO_FRESH fresh;
    struct noter noter = {.fresh = &fresh};
    struct kin__thread thread;

    (void)alloc; /* two thousand times, and nothing new */
    kin__fresh_init(&fresh, NULL, 1, KEYS_MAX);
    TRY(side_init(&side, &foos));
    TRY(side_put_foo(&side, "a", "u"));
    TRY(side_start(&side));
    TRY(await_version(&side, "1"));
    noter.informer = side.informer;
    kin__mutex_init(&noter.mutex);
    kin__cond_init(&noter.changed);
    kin__mutex_lock(&side.informer->mutex);
    int r = kin__thread_start(&thread, NULL, noter_run, &noter, NULL);
    bool is_done = r == 0 && noter_await(&noter);
    kin__mutex_unlock(&side.informer->mutex);
    if (r == 0)
        kin__thread_join(&thread);
    kin__cond_done(&noter.changed);
    kin__mutex_done(&noter.mutex);
    TRY(r);
    TRY(noter.result);
    assert_true(is_done);
    assert_int_equal(kin__fresh_count(&fresh), KIN__FRESH_SWEEP_AT + 1);
    /* Soon they are looked at again, and not only when there are twice as
     * many. */
    for (int i = 0; i < KIN__FRESH_SWEEP_AT / 2; i++) {
        char name[16];
        snprintf(name, sizeof(name), "b%d", i);
        kin_work_key key = {.name = kin_s(name)};
        TRY(note(&fresh, &key, side.informer, "1"));
        kin__fresh_end(&fresh, &key);
    }
    assert_true(kin__fresh_count(&fresh) < KIN__FRESH_SWEEP_AT);
    return 0;
}

KIN_TEST(there_is_a_most)
{
    SIDE side;
    AUTO_FRESH fresh;

    kin__fresh_init(&fresh, alloc, 1, 1);
    TRY(side_init(&side, &foos));
    TRY(note(&fresh, &key_a, side.informer, "1"));
    TRY_FAIL(note(&fresh, &key_b, side.informer, "1"), KIN_ELIMIT);
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(nothing_was_written_for_most_keys),
              KIN_TEST_ENTRY(a_copy_must_be_as_new_as_the_last_write),
              KIN_TEST_ENTRY(all_copies_count),
              KIN_TEST_ENTRY(a_copy_that_is_a_moment_late_is_waited_for),
              KIN_TEST_ENTRY(what_was_waited_for_is_only_looked_at),
              KIN_TEST_ENTRY(what_never_shows_is_waited_for_five_minutes),
              KIN_TEST_ENTRY(says_which_copy_is_too_old),
              KIN_TEST_ENTRY(versions_that_are_no_numbers_are_refused),
              KIN_TEST_ENTRY(what_nobody_asks_for_is_swept),
              KIN_TEST_ENTRY(a_busy_informer_is_not_waited_for),
              KIN_TEST_ENTRY(there_is_a_most))
