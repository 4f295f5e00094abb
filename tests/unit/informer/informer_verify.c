/* SPDX-License-Identifier: Apache-2.0 */
/* Informers that verify their cache, on a source that loses changes. */
#include <kin/informer.h>

#include <inttypes.h>
#include <stdatomic.h>
#include <stdio.h>
#include <string.h>

#include <kin/fake_clock.h>
#include <kin/fake_source.h>
#include <kin/snapshot.h>

#include "kin_test.h"

static const kin_resource pods = {"", "v1", "pods", "Pod", false};

enum { SOON_MS = 60000, VERIFY_MS = 3600000 };

struct setup {
    kin_fake_clock *clock;
    kin_fake_source *source;
    kin_informer *informer;
    atomic_int conflicts;
    atomic_int exact; /* lists at exactly one version */
    kin_error err;    /* of the last of them */
};

static void setup_done(struct setup *setup)
{
    (void)kin_informer_free(setup->informer);
    (void)kin_fake_source_free(setup->source);
    (void)kin_fake_clock_free(setup->clock);
}

#define SETUP __attribute__((cleanup(setup_done))) struct setup

static kin_verdict on_error(const kin_failure *failure, const kin_error *err,
                            void *userdata)
{
    struct setup *setup = userdata;

    if (err->code != KIN_ECONFLICT)
        return KIN_RETRY;
    assert_int_equal(failure->attempt, 0);
    assert_int_equal(failure->key.len, 0);
    setup->err = *err;
    atomic_fetch_add(&setup->conflicts, 1);
    return KIN_RETRY;
}

static int on_request(kin_list_opts *opts, bool is_watch, kin_error *err,
                      void *userdata)
{
    struct setup *setup = userdata;

    (void)is_watch;
    (void)err;
    atomic_fetch_add(&setup->exact,
                     opts->version_match == KIN_VERSION_MATCH_EXACT);
    return 0;
}

static int put(struct setup *setup, const char *name)
{
    char text[128];

    snprintf(text, sizeof(text),
             "{\"metadata\":{\"namespace\":\"n\",\"name\":\"%s\"}}", name);
    return kin_fake_source_put_json(setup->source, kin_s(text),
                                    /* err= */ NULL);
}

/* Waits until the informer has the version of the source. */
static int catch_up(struct setup *setup)
{
    KIN_AUTO(kin_stop) *stop = NULL;
    char version[32];

    snprintf(version, sizeof(version), "%" PRIu64,
             kin_fake_source_version(setup->source));
    TRY(kin_stop_new(/* parent= */ NULL,
                     KIN_OPTS(kin_stop_opts, .has_deadline = true,
                              .deadline = kin_deadline_ms(SOON_MS)),
                     &stop, /* err= */ NULL));
    return kin_informer_wait_version(setup->informer, kin_s(version), stop,
                                     /* err= */ NULL);
}

/* An informer with a pod "a" and an open watch. */
static int start(struct setup *setup)
{
    TRY(kin_fake_clock_new(/* alloc= */ NULL, (kin_time){0}, &setup->clock,
                           /* err= */ NULL));
    TRY(kin_fake_source_new(/* alloc= */ NULL, &pods, &setup->source,
                            /* err= */ NULL));
    TRY(kin_informer_new_from_source(
        kin_fake_source_lister_watcher(setup->source),
        KIN_OPTS(kin_informer_opts, .verify_ms = VERIFY_MS,
                 .clock = kin_fake_clock_clock(setup->clock),
                 .on_error = on_error, .tweak = on_request, .userdata = setup),
        &setup->informer, /* err= */ NULL));
    TRY(kin_informer_start(setup->informer, /* err= */ NULL));
    TRY(kin_informer_wait_synced(setup->informer, /* stop= */ NULL,
                                 /* err= */ NULL));
    TRY(kin_fake_source_wait_watches(setup->source, 1,
                                     kin_deadline_ms(SOON_MS)));
    TRY(put(setup, "a"));
    return catch_up(setup);
}

static kin_informer_stats stats_of(const struct setup *setup)
{
    kin_informer_stats stats = KIN_INIT(kin_informer_stats);

    kin_informer_get_stats(setup->informer, &stats);
    return stats;
}

/* Lets the time of a verification pass, and waits for it. */
static void verify(struct setup *setup)
{
    uint64_t before = stats_of(setup).verifications;

    kin_fake_clock_advance(setup->clock, 2 * VERIFY_MS);
    for (int i = 0; i < SOON_MS && stats_of(setup).verifications == before; i++)
        (void)kin_stop_wait(NULL, kin_deadline_ms(1));
    assert_int_equal(stats_of(setup).verifications, before + 1);
}

static bool has(struct setup *setup, const char *key)
{
    KIN_AUTO(kin_snapshot) *now = kin_informer_snapshot(setup->informer);

    return kin_snapshot_get(now, kin_s(key)) != NULL;
}

KIN_TEST(what_a_watch_has_lost_is_found_and_replaced)
{
    SETUP setup = {0};

    (void)alloc; /* a failed round would be retried on the fake clock */
    TRY(start(&setup));
    kin_fake_source_set_silent(setup.source, true);
    TRY(put(&setup, "b"));
    TRY(kin_fake_source_delete(setup.source, kin_s("n/a"), /* err= */ NULL));
    kin_fake_source_set_silent(setup.source, false);
    TRY(kin_fake_source_bookmark(setup.source));
    TRY(catch_up(&setup));
    assert_true(has(&setup, "n/a"));
    verify(&setup);
    for (int i = 0; i < SOON_MS && atomic_load(&setup.conflicts) == 0; i++)
        (void)kin_stop_wait(NULL, kin_deadline_ms(1));
    assert_string_equal(setup.err.message,
                        "verify: 2 objects differed from the server at "
                        "version 3 and were replaced; first n/a");
    assert_false(has(&setup, "n/a"));
    assert_true(has(&setup, "n/b"));
    assert_int_equal(stats_of(&setup).differences, 2);
    /* The watch goes on, and the next verification finds nothing. */
    TRY(put(&setup, "c"));
    TRY(catch_up(&setup));
    verify(&setup);
    assert_int_equal(stats_of(&setup).differences, 2);
    assert_int_equal(atomic_load(&setup.conflicts), 1);
    assert_int_equal(atomic_load(&setup.exact), 2);
    return 0;
}

static int make(const kin_informer_opts *opts)
{
    KIN_AUTO(kin_fake_source) *source = NULL;
    KIN_AUTO(kin_informer) *informer = NULL;

    TRY(kin_fake_source_new(/* alloc= */ NULL, &pods, &source,
                            /* err= */ NULL));
    return kin_informer_new_from_source(kin_fake_source_lister_watcher(source),
                                        opts, &informer, /* err= */ NULL);
}

KIN_TEST(an_invalid_time_is_rejected)
{
    (void)alloc;
    assert_int_equal(make(KIN_OPTS(kin_informer_opts, .verify_ms = -1)),
                     KIN_EINVAL);
    assert_int_equal(make(KIN_OPTS(kin_informer_opts, .verify_ms = 1000,
                                   .queue = KIN_QUEUE_DELTA)),
                     KIN_EINVAL);
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(what_a_watch_has_lost_is_found_and_replaced),
              KIN_TEST_ENTRY(an_invalid_time_is_rejected))
