/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Log lines for slow operations, and for each step at trace level.
 */
#include <sched.h>
#include <stdatomic.h>
#include <stdio.h>
#include <string.h>

#include "base/fake_clock.h"
#include "base/lock.h"
#include "handler_probe.h"
#include "informer/informer.h"

enum { TEXT_SIZE = 64 * 1024 };

/* A log that keeps all lines, and a clock that slow callbacks advance. */
struct fixture {
    kin_log log;
    struct kin__mutex mutex;
    char text[TEXT_SIZE];
    struct kin__fake_clock clock;
    int64_t takes_ns;    /* time per object, to transform or deliver */
    atomic_bool is_open; /* handlers wait for it */
    atomic_int calls;
    kin_fake_source *source;
    kin_informer *informer;
};

static void fixture_write(const kin_log_record *record, void *userdata)
{
    struct fixture *fixture = userdata;
    char line[512];

    (void)kin_log_format(record, line, sizeof(line));
    KIN__LOCK_SCOPE(&fixture->mutex);
    size_t len = strlen(fixture->text);
    snprintf(fixture->text + len, TEXT_SIZE - len, "%s\n", line);
}

static bool fixture_says(struct fixture *fixture, const char *words)
{
    KIN__LOCK_SCOPE(&fixture->mutex);
    return strstr(fixture->text, words) != NULL;
}

static int slow_transform(const kin_object *object, kin_object **ret,
                          kin_error *err, void *userdata)
{
    struct fixture *fixture = userdata;

    (void)object;
    (void)ret;
    (void)err;
    kin__fake_clock_advance(&fixture->clock, fixture->takes_ns);
    return 0;
}

static void slow_add(const kin_object *object, bool is_initial, void *userdata)
{
    struct fixture *fixture = userdata;

    (void)object;
    (void)is_initial;
    while (!atomic_load(&fixture->is_open))
        sched_yield();
    kin__fake_clock_advance(&fixture->clock, fixture->takes_ns);
    atomic_fetch_add(&fixture->calls, 1);
}

static void fixture_done(struct fixture *fixture)
{
    fixture->informer = kin_informer_free(fixture->informer);
    fixture->source = kin_fake_source_free(fixture->source);
    kin__mutex_done(&fixture->mutex);
}

static int fixture_make(struct fixture *fixture, kin_log_level level,
                        bool is_slow_reader, size_t objects)
{
    struct kin__informer_extras extras = {.clock = &fixture->clock.clock,
                                          .seed = 1};
    kin_informer_opts opts = KIN_INIT(kin_informer_opts);

    *fixture = (struct fixture){.log = {.size = sizeof(kin_log),
                                        .level = level,
                                        .write = fixture_write}};
    fixture->log.userdata = fixture;
    kin__mutex_init(&fixture->mutex);
    kin__fake_clock_init(&fixture->clock, KIN__NS_PER_S, 0);
    opts.log = &fixture->log;
    opts.name = "foos";
    opts.watch_list = KIN_WATCH_LIST_OFF;
    opts.transform = is_slow_reader ? slow_transform : NULL;
    opts.userdata = fixture;
    TRY(kin_fake_source_new(NULL, &pods, &fixture->source, NULL));
    for (size_t i = 0; i < objects; i++) {
        char name[24];
        snprintf(name, sizeof(name), "o%zu", i);
        TRY(put(fixture->source, name));
    }
    return kin__informer_new(kin_fake_source_lister_watcher(fixture->source),
                             &opts, &extras, &fixture->informer, NULL);
}

static int fixture_sync(struct fixture *fixture)
{
    TRY(kin_informer_start(fixture->informer, NULL));
    TRY(wait_synced(fixture->informer));
    return kin_fake_source_wait_watches(fixture->source, 1,
                                        kin_deadline_ms(SOON_MS));
}

KIN_TEST(a_slow_list_is_logged)
{
    static struct fixture fixture;

    (void)alloc;
    TRY(fixture_make(&fixture, KIN_LOG_INFO, /* is_slow_reader= */ true, 2));
    fixture.takes_ns = 6 * KIN__NS_PER_S;
    TRY(fixture_sync(&fixture));
    assert_true(fixture_says(&fixture,
                             "reflector: slow list informer=foos "
                             "namespace=\"\" objects=2 took_ms=12000"));
    assert_true(
        fixture_says(&fixture, "informer: slow apply informer=foos bytes="));
    fixture_done(&fixture);
    return 0;
}

KIN_TEST(a_fast_list_is_not_logged)
{
    static struct fixture fixture;

    (void)alloc;
    TRY(fixture_make(&fixture, KIN_LOG_DEBUG, /* is_slow_reader= */ true, 2));
    fixture.takes_ns = KIN__NS_PER_MS;
    TRY(fixture_sync(&fixture));
    assert_string_equal(fixture.text, "");
    fixture_done(&fixture);
    return 0;
}

KIN_TEST(each_step_is_logged_at_trace_level)
{
    static struct fixture fixture;

    (void)alloc;
    TRY(fixture_make(&fixture, KIN_LOG_TRACE, /* is_slow_reader= */ false, 2));
    TRY(fixture_sync(&fixture));
    assert_true(fixture_says(&fixture,
                             "reflector: list requested informer=foos "
                             "namespace=\"\" version=0 "));
    assert_true(fixture_says(&fixture, "reflector: list complete informer=foos "
                                       "namespace=\"\" objects=2 took_ms=0"));
    assert_true(fixture_says(&fixture,
                             "reflector: watch requested informer=foos "
                             "namespace=\"\" version=2 "));
    fixture_done(&fixture);
    return 0;
}

/* All are pending before the first call returns. */
static int handler_story(struct fixture *fixture, size_t objects,
                         int64_t takes_ms)
{
    kin_handler handler = {
        .size = sizeof(kin_handler), .on_add = slow_add, .userdata = fixture};

    TRY(fixture_make(fixture, KIN_LOG_INFO, /* is_slow_reader= */ false,
                     objects));
    TRY(kin_informer_add_handler(fixture->informer, &handler,
                                 KIN_OPTS(kin_handler_opts, .name = "snail"),
                                 NULL, NULL));
    fixture->takes_ns = takes_ms * KIN__NS_PER_MS;
    int r = fixture_sync(fixture);
    atomic_store(&fixture->is_open, true);
    TRY(r);
    while (atomic_load(&fixture->calls) < (int)objects)
        sched_yield();
    TRY(kin_informer_drain(fixture->informer, NULL, NULL));
    return 0;
}

KIN_TEST(a_slow_handler_is_logged_if_many_changes_wait)
{
    static struct fixture fixture;

    (void)alloc;
    TRY(handler_story(&fixture, 1100, 100));
    assert_true(fixture_says(&fixture, "informer: slow handler informer=foos "
                                       "handler=snail waiting="));
    fixture_done(&fixture);
    TRY(handler_story(&fixture, 1100, 99));
    assert_string_equal(fixture.text, "");
    fixture_done(&fixture);
    TRY(handler_story(&fixture, 1000, 200));
    assert_string_equal(fixture.text, "");
    fixture_done(&fixture);
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(a_slow_list_is_logged),
              KIN_TEST_ENTRY(a_fast_list_is_not_logged),
              KIN_TEST_ENTRY(each_step_is_logged_at_trace_level),
              KIN_TEST_ENTRY(a_slow_handler_is_logged_if_many_changes_wait))
