/* SPDX-License-Identifier: Apache-2.0 */
#include "control/read_your_writes.h"
#include "asleep_test.h"

#include "base/fake_clock.h"
#include "base/thread.h"
#include "control_fixture.h"
#include "informer/informer.h"

enum { KEYS_MAX = 1 << 16 };

static const kin_work_key key_a = {.ns = {"n", 1}, .name = {"a", 1}};
static const kin_work_key key_b = {.ns = {"n", 1}, .name = {"b", 1}};
static const kin_work_key key_a2 = {.ns = {"n", 1}, .name = {"a", 1}, .tag = 2};

#define AUTO_FRESH                                                             \
    __attribute__((                                                            \
        cleanup(kin__read_your_writes_done))) struct kin__read_your_writes

static int note(struct kin__read_your_writes *writes, const kin_work_key *key,
                kin_informer *informer, const char *version)
{
    KIN_AUTO(kin_object) *object = NULL;

    TRY(fake_informer_object(version, &object));
    return kin__read_your_writes_record(writes, key, informer, object);
}

/* Does not wait. */
static int check_reached(struct kin__read_your_writes *writes,
                         const kin_work_key *key)
{
    return kin__read_your_writes_begin(writes, key, /* stop= */ NULL,
                                       (kin_deadline){0},
                                       /* err= */ NULL);
}

static int await_version(const struct fake_informer *fake, const char *version)
{
    KIN_AUTO(kin_stop) *stop = NULL;

    TRY(stop_soon(SOON_MS, &stop));
    return kin_informer_wait_version(fake->informer, kin_s(version), stop,
                                     NULL);
}

KIN_TEST(most_keys_have_no_notes)
{
    AUTO_FRESH writes;

    kin__read_your_writes_init(&writes, alloc, 1, KEYS_MAX);
    TRY(check_reached(&writes, &key_a));
    kin__read_your_writes_end(&writes, &key_a);
    assert_int_equal(kin__read_your_writes_count(&writes), 0);
    return 0;
}

KIN_TEST(a_cache_must_have_the_last_write)
{
    FAKE_INFORMER fake;
    AUTO_FRESH writes;

    kin__read_your_writes_init(&writes, alloc, 1, KEYS_MAX);
    TRY(fake_informer_init(&fake, &foos));
    TRY(fake_informer_put_foo(&fake, "a", "u"));
    TRY(fake_informer_start(&fake));
    TRY(check_reached(&writes, &key_a));
    TRY(note(&writes, &key_a, fake.informer, "2"));
    /* An older version does not replace a newer one. */
    TRY(note(&writes, &key_a, fake.informer, "1"));
    kin__read_your_writes_end(&writes, &key_a);
    assert_int_equal(check_reached(&writes, &key_a), KIN_ETIMEDOUT);
    assert_int_equal(check_reached(&writes, &key_a), KIN_ETIMEDOUT);
    /* Other keys are not affected. */
    TRY(check_reached(&writes, &key_b));
    TRY(check_reached(&writes, &key_a2));
    assert_int_equal(kin__read_your_writes_count(&writes), 1);
    TRY(fake_informer_put_foo(&fake, "b", "u"));
    TRY(await_version(&fake, "2"));
    TRY(check_reached(&writes, &key_a));
    assert_int_equal(kin__read_your_writes_count(&writes), 0);
    kin__read_your_writes_end(&writes, &key_a);
    return 0;
}

KIN_TEST(all_caches_count)
{
    FAKE_INFORMER one;
    FAKE_INFORMER two;
    AUTO_FRESH writes;

    kin__read_your_writes_init(&writes, alloc, 1, KEYS_MAX);
    TRY(fake_informer_init(&one, &foos));
    TRY(fake_informer_init(&two, &pods));
    TRY(fake_informer_put_foo(&one, "a", "u"));
    TRY(fake_informer_start(&one));
    TRY(fake_informer_start(&two));
    TRY(note(&writes, &key_a, one.informer, "1"));
    TRY(note(&writes, &key_a, two.informer, "1"));
    kin__read_your_writes_end(&writes, &key_a);
    assert_int_equal(check_reached(&writes, &key_a), KIN_ETIMEDOUT);
    TRY(fake_informer_put_foo(&two, "p", "u"));
    TRY(await_version(&two, "1"));
    TRY(check_reached(&writes, &key_a));
    return 0;
}

static void put_later(void *userdata)
{
    struct fake_informer *fake = userdata;

    await_others_asleep();
    (void)fake_informer_put_foo(fake, "b", "u");
}

KIN_TEST(waits_for_a_late_cache)
{
    FAKE_INFORMER fake;
    AUTO_FRESH writes;
    struct kin__thread thread;

    kin__read_your_writes_init(&writes, alloc, 1, KEYS_MAX);
    TRY(fake_informer_init(&fake, &foos));
    TRY(fake_informer_put_foo(&fake, "a", "u"));
    TRY(fake_informer_start(&fake));
    TRY(note(&writes, &key_a, fake.informer, "2"));
    kin__read_your_writes_end(&writes, &key_a);
    TRY(kin__thread_start(&thread, NULL, put_later, &fake, NULL));
    int r = kin__read_your_writes_begin(&writes, &key_a, NULL,
                                        kin_deadline_ms(SOON_MS), NULL);
    kin__thread_join(&thread);
    return r;
}

/* Otherwise workers that wait for a broken watch have no time for other keys.
 */
KIN_TEST(waits_only_once)
{
    FAKE_INFORMER fake;
    AUTO_FRESH writes;
    KIN_AUTO(kin_stop) *soon = NULL;

    kin__read_your_writes_init(&writes, alloc, 1, KEYS_MAX);
    TRY(fake_informer_init(&fake, &foos));
    TRY(fake_informer_put_foo(&fake, "a", "u"));
    TRY(fake_informer_start(&fake));
    TRY(note(&writes, &key_a, fake.informer, "2"));
    kin__read_your_writes_end(&writes, &key_a);
    assert_int_equal(check_reached(&writes, &key_a), KIN_ETIMEDOUT);
    TRY(stop_soon(SOON_MS, &soon));
    assert_int_equal(kin__read_your_writes_begin(&writes, &key_a, soon,
                                                 kin_deadline_never(), NULL),
                     KIN_ETIMEDOUT);
    assert_false(kin_stop_requested(soon));
    return 0;
}

/* As after a restore of the server: its versions are smaller than ours. */
KIN_TEST(a_note_expires_after_five_minutes)
{
    FAKE_INFORMER fake;
    AUTO_FRESH writes;
    struct kin__fake_clock clock;

    kin__fake_clock_init(&clock, KIN__NS_PER_S, 0);
    kin__read_your_writes_init(&writes, alloc, 1, KEYS_MAX);
    writes.clock = &clock.clock;
    TRY(fake_informer_init(&fake, &foos));
    TRY(fake_informer_put_foo(&fake, "a", "u"));
    TRY(fake_informer_start(&fake));
    TRY(note(&writes, &key_a, fake.informer, "20"));
    kin__read_your_writes_end(&writes, &key_a);
    kin__fake_clock_advance(&clock, KIN__WRITES_MAX_NS - 1);
    /* Another write is waited for again, but not an older one. */
    TRY(note(&writes, &key_b, fake.informer, "20"));
    TRY(note(&writes, &key_a, fake.informer, "19"));
    kin__read_your_writes_end(&writes, &key_a);
    kin__read_your_writes_end(&writes, &key_b);
    assert_int_equal(check_reached(&writes, &key_a), KIN_ETIMEDOUT);
    kin__fake_clock_advance(&clock, 1);
    assert_int_equal(check_reached(&writes, &key_a), 1);
    kin__read_your_writes_end(&writes, &key_a);
    assert_int_equal(kin__read_your_writes_count(&writes), 1);
    assert_int_equal(check_reached(&writes, &key_b), KIN_ETIMEDOUT);
    /* A note that was reached causes no warning. */
    TRY(note(&writes, &key_a, fake.informer, "1"));
    kin__read_your_writes_end(&writes, &key_a);
    kin__fake_clock_advance(&clock, KIN__WRITES_MAX_NS);
    assert_int_equal(check_reached(&writes, &key_a), 0);
    return 0;
}

KIN_TEST(names_the_stale_cache)
{
    FAKE_INFORMER fake;
    AUTO_FRESH writes;
    KIN_AUTO(kin_stop) *stop = NULL;
    kin_error err = KIN_ERROR_INIT;

    kin__read_your_writes_init(&writes, alloc, 1, KEYS_MAX);
    TRY(fake_informer_init(&fake, &foos));
    TRY(fake_informer_put_foo(&fake, "a", "u"));
    TRY(fake_informer_start(&fake));
    TRY(note(&writes, &key_a, fake.informer, "20"));
    kin__read_your_writes_end(&writes, &key_a);
    TRY(kin_stop_new(NULL, NULL, &stop, NULL));
    kin_stop_request(stop);
    assert_int_equal(kin__read_your_writes_begin(&writes, &key_a, stop,
                                                 kin_deadline_never(), &err),
                     KIN_ESTOPPED);
    assert_non_null(strstr(err.message, "at version 1, not at 20 yet"));
    return 0;
}

KIN_TEST(rejects_versions_that_are_not_numbers)
{
    FAKE_INFORMER fake;
    AUTO_FRESH writes;

    kin__read_your_writes_init(&writes, alloc, 1, KEYS_MAX);
    TRY(fake_informer_init(&fake, &foos));
    assert_int_equal(note(&writes, &key_a, fake.informer, ""), KIN_EINVAL);
    assert_int_equal(note(&writes, &key_a, fake.informer, "1a"), KIN_EINVAL);
    assert_int_equal(note(&writes, &key_a, fake.informer,
                          "12345678901234567890123456789012345678901"),
                     KIN_ELIMIT);
    assert_int_equal(kin__read_your_writes_count(&writes), 0);
    TRY(note(&writes, &key_a, fake.informer,
             "1234567890123456789012345678901234567890"));
    return 0;
}

KIN_TEST(sweeps_unused_notes)
{
    FAKE_INFORMER fake;
    AUTO_FRESH writes;
    char name[16];

    (void)alloc; /* two thousand times, and nothing new */
    kin__read_your_writes_init(&writes, NULL, 1, KEYS_MAX);
    TRY(fake_informer_init(&fake, &foos));
    TRY(fake_informer_put_foo(&fake, "a", "u"));
    TRY(fake_informer_start(&fake));
    TRY(note(&writes, &key_a, fake.informer, "9")); /* not reached */
    kin__read_your_writes_end(&writes, &key_a);
    TRY(note(&writes, &key_b, fake.informer, "1")); /* in use */
    for (int i = 0; i < KIN__WRITES_SWEEP_AT - 1; i++) {
        snprintf(name, sizeof(name), "k%d", i);
        kin_work_key key = {.name = kin_s(name)};
        TRY(note(&writes, &key, fake.informer, "1"));
        kin__read_your_writes_end(&writes, &key);
    }
    assert_int_equal(kin__read_your_writes_count(&writes), 3);
    return 0;
}

/* Adds notes for one key more than are kept without a sweep. */
struct noter {
    struct kin__read_your_writes *writes;
    kin_informer *informer;
    int result;
    struct kin__mutex mutex; /* the others */
    struct kin__cond changed;
    bool is_done;
};

static int note_many(struct noter *self)
{
    for (int i = 0; i <= KIN__WRITES_SWEEP_AT; i++) {
        char name[16];
        snprintf(name, sizeof(name), "a%d", i);
        kin_work_key key = {.name = kin_s(name)};
        TRY(note(self->writes, &key, self->informer, "1"));
        kin__read_your_writes_end(self->writes, &key);
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

/* Returns false after a minute. */
static bool noter_await(struct noter *self)
{
    kin_deadline deadline = kin_deadline_ms(SOON_MS);
    int r = 0;

    KIN__LOCK_SCOPE(&self->mutex);
    while (!self->is_done && r == 0)
        r = kin__cond_wait_until(&self->changed, &self->mutex, NULL, deadline);
    return self->is_done;
}

/* An informer may be busy with a list for a long time. */
KIN_TEST(does_not_wait_for_a_busy_informer)
{
    FAKE_INFORMER fake;
    AUTO_FRESH writes;
    struct noter noter = {.writes = &writes};
    struct kin__thread thread;

    (void)alloc; /* two thousand times, and nothing new */
    kin__read_your_writes_init(&writes, NULL, 1, KEYS_MAX);
    TRY(fake_informer_init(&fake, &foos));
    TRY(fake_informer_put_foo(&fake, "a", "u"));
    TRY(fake_informer_start(&fake));
    TRY(await_version(&fake, "1"));
    noter.informer = fake.informer;
    kin__mutex_init(&noter.mutex);
    kin__cond_init(&noter.changed);
    kin__mutex_lock(&fake.informer->mutex);
    int r = kin__thread_start(&thread, NULL, noter_run, &noter, NULL);
    bool is_done = r == 0 && noter_await(&noter);
    kin__mutex_unlock(&fake.informer->mutex);
    if (r == 0)
        kin__thread_join(&thread);
    kin__cond_done(&noter.changed);
    kin__mutex_done(&noter.mutex);
    TRY(r);
    TRY(noter.result);
    assert_true(is_done);
    assert_int_equal(kin__read_your_writes_count(&writes),
                     KIN__WRITES_SWEEP_AT + 1);
    /* They are checked again soon, not only when their number has doubled. */
    for (int i = 0; i < KIN__WRITES_SWEEP_AT / 2; i++) {
        char name[16];
        snprintf(name, sizeof(name), "b%d", i);
        kin_work_key key = {.name = kin_s(name)};
        TRY(note(&writes, &key, fake.informer, "1"));
        kin__read_your_writes_end(&writes, &key);
    }
    assert_true(kin__read_your_writes_count(&writes) < KIN__WRITES_SWEEP_AT);
    return 0;
}

KIN_TEST(has_a_limit)
{
    FAKE_INFORMER fake;
    AUTO_FRESH writes;

    kin__read_your_writes_init(&writes, alloc, 1, 1);
    TRY(fake_informer_init(&fake, &foos));
    TRY(note(&writes, &key_a, fake.informer, "1"));
    TRY_FAIL(note(&writes, &key_b, fake.informer, "1"), KIN_ELIMIT);
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(most_keys_have_no_notes),
              KIN_TEST_ENTRY(a_cache_must_have_the_last_write),
              KIN_TEST_ENTRY(all_caches_count),
              KIN_TEST_ENTRY(waits_for_a_late_cache),
              KIN_TEST_ENTRY(waits_only_once),
              KIN_TEST_ENTRY(a_note_expires_after_five_minutes),
              KIN_TEST_ENTRY(names_the_stale_cache),
              KIN_TEST_ENTRY(rejects_versions_that_are_not_numbers),
              KIN_TEST_ENTRY(sweeps_unused_notes),
              KIN_TEST_ENTRY(does_not_wait_for_a_busy_informer),
              KIN_TEST_ENTRY(has_a_limit))
