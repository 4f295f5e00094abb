/* SPDX-License-Identifier: Apache-2.0 */
/* Waits of an informer whose clock is not the real one. */
#include <inttypes.h>
#include <stdio.h>

#include <kin/fake_clock.h>
#include <kin/fake_source.h>
#include <kin/informer.h>

#include "kin_test.h"

static const kin_resource pods = {"", "v1", "pods", "Pod", false};

enum { DEADLINE_MS = 60000, UPDATES = 100 };

static int put(kin_fake_source *source)
{
    return kin_fake_source_put_json(
        source, kin_s("{\"metadata\":{\"namespace\":\"n\",\"name\":\"a\"}}"),
        /* err= */ NULL);
}

/* Stop tokens have real deadlines: an informer whose fake clock is ahead of
 * them must release its lock while it waits, or nothing would ever arrive. */
KIN_TEST(a_clock_ahead_of_the_deadline_does_not_end_a_wait)
{
    KIN_AUTO(kin_fake_clock) *clock = NULL;
    KIN_AUTO(kin_fake_source) *source = NULL;
    KIN_AUTO(kin_informer) *informer = NULL;
    KIN_AUTO(kin_stop) *stop = NULL;
    kin_informer_opts opts = KIN_INIT(kin_informer_opts);
    char version[32];

    (void)alloc; /* a failed round would be retried on the fake clock */

    TRY(kin_fake_clock_new(/* alloc= */ NULL, (kin_time){0}, &clock,
                           /* err= */ NULL));
    kin_fake_clock_advance(clock, INT64_C(1000) * 3600 * 24 * 365 * 100);
    TRY(kin_fake_source_new(/* alloc= */ NULL, &pods, &source,
                            /* err= */ NULL));
    TRY(put(source));

    opts.clock = kin_fake_clock_clock(clock);
    TRY(kin_informer_new_from_source(kin_fake_source_lister_watcher(source),
                                     &opts, &informer, /* err= */ NULL));
    TRY(kin_stop_new(/* parent= */ NULL,
                     KIN_OPTS(kin_stop_opts, .has_deadline = true,
                              .deadline = kin_deadline_ms(DEADLINE_MS)),
                     &stop, /* err= */ NULL));
    TRY(kin_informer_start(informer, /* err= */ NULL));
    TRY(kin_informer_wait_synced(informer, stop, /* err= */ NULL));
    /* The last of them arrives while the call waits. */
    for (int i = 0; i < UPDATES; i++)
        TRY(put(source));
    snprintf(version, sizeof(version), "%" PRIu64,
             kin_fake_source_version(source));
    TRY(kin_informer_wait_version(informer, kin_s(version), stop,
                                  /* err= */ NULL));
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(a_clock_ahead_of_the_deadline_does_not_end_a_wait))
