/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Memory is reclaimed after a mass deletion without further events: the source
 * never reports that it is idle, and the test advances the clock.
 */
#include <sched.h>
#include <stdatomic.h>
#include <stdio.h>
#include <string.h>

#include "base/fake_clock.h"
#include "handler_probe.h"
#include "informer/informer.h"

enum {
    COUNT = 2000,
    KEPT = 5,
    TEXT = 1000, /* bytes unique to each object */
};

struct fixture {
    struct kin__fake_clock clock;
    kin_fake_source *source;
    kin_loop *loop;
    kin_informer *informer;
    uint64_t full;     /* bytes of all objects */
    atomic_bool waits; /* handlers wait while it is set */
    atomic_int deletes;
};

static void fixture_done(struct fixture *fixture)
{
    atomic_store(&fixture->waits, false);
    fixture->informer = kin_informer_free(fixture->informer);
    fixture->source = kin_fake_source_free(fixture->source);
    fixture->loop = kin_loop_free(fixture->loop);
}

#define FIXTURE __attribute__((cleanup(fixture_done))) struct fixture

static void wait_on_delete(const kin_object *object, bool is_tombstone,
                           void *userdata)
{
    struct fixture *fixture = userdata;

    (void)object;
    (void)is_tombstone;
    while (atomic_load(&fixture->waits))
        sched_yield();
    atomic_fetch_add(&fixture->deletes, 1);
}

static bool is_late(kin_deadline deadline)
{
    return kin__clock_now_ns(kin__clock_real()) > deadline.at_ns;
}

static int put_large(kin_fake_source *source, int i)
{
    char text[TEXT + 128];
    int len = snprintf(text, sizeof(text),
                       "{\"kind\":\"Pod\",\"metadata\":{\"name\":\"pod-%d\"},"
                       "\"spec\":{\"text\":\"%d-",
                       i, i);

    memset(text + len, 'x', TEXT);
    snprintf(text + len + TEXT, sizeof(text) - (size_t)len - TEXT, "\"}}");
    return kin_fake_source_put_json(source, kin_s(text), NULL);
}

static uint64_t bytes(struct fixture *fixture)
{
    kin_informer_stats stats = KIN_INIT(kin_informer_stats);

    kin_informer_get_stats(fixture->informer, &stats);
    return stats.bytes;
}

/* Yields to other threads, and advances the clock by a second. */
static void pass_time(struct fixture *fixture)
{
    if (fixture->loop)
        kin_loop_step(fixture->loop);
    sched_yield();
    kin__fake_clock_advance(&fixture->clock, KIN__NS_PER_S);
}

static int await_bytes(struct fixture *fixture, uint64_t at_most)
{
    kin_deadline deadline = kin_deadline_ms(SOON_MS);

    while (bytes(fixture) > at_most) {
        if (is_late(deadline))
            return KIN_ETIMEDOUT;
        pass_time(fixture);
    }
    return 0;
}

/* Bytes come back while the last notifications are being delivered. */
static int await_deletes(struct fixture *fixture, int count)
{
    kin_deadline deadline = kin_deadline_ms(SOON_MS);

    while (atomic_load(&fixture->deletes) < count) {
        if (is_late(deadline))
            return KIN_ETIMEDOUT;
        pass_time(fixture);
    }
    return 0;
}

static int await_objects(struct fixture *fixture, size_t count)
{
    kin_deadline deadline = kin_deadline_ms(SOON_MS);
    kin_informer_stats stats = KIN_INIT(kin_informer_stats);

    do {
        pass_time(fixture);
        kin_informer_get_stats(fixture->informer, &stats);
        if (is_late(deadline))
            return KIN_ETIMEDOUT;
    } while (stats.objects != count || stats.watches == 0);
    return 0;
}

static int fixture_init(struct fixture *fixture, bool has_loop)
{
    struct kin__informer_extras extras = {.clock = &fixture->clock.clock,
                                          .seed = 1};
    kin_informer_opts opts = KIN_INIT(kin_informer_opts);
    kin_handler handler = {.size = sizeof(kin_handler),
                           .on_delete = wait_on_delete,
                           .userdata = fixture};

    kin__fake_clock_init(&fixture->clock, KIN__NS_PER_S, 0);
    if (has_loop)
        TRY(kin_loop_new(NULL, &fixture->loop, NULL));
    opts.loop = fixture->loop;
    opts.watch_list = KIN_WATCH_LIST_OFF;
    TRY(kin_fake_source_new(NULL, &pods, &fixture->source, NULL));
    for (int i = 0; i < COUNT; i++)
        TRY(put_large(fixture->source, i));
    TRY(kin__informer_new(kin_fake_source_lister_watcher(fixture->source),
                          &opts, &extras, &fixture->informer, NULL));
    TRY(kin_informer_add_handler(fixture->informer, &handler, NULL, NULL,
                                 NULL));
    TRY(kin_informer_start(fixture->informer, NULL));
    TRY(await_objects(fixture, COUNT));
    fixture->full = bytes(fixture);
    return 0;
}

/* All but a few scattered ones. */
static int delete_most(struct fixture *fixture)
{
    char key[16];

    for (int i = 0; i < COUNT; i++) {
        snprintf(key, sizeof(key), "pod-%d", i);
        if (i % (COUNT / KEPT) != 0)
            TRY(kin_fake_source_delete(fixture->source, kin_s(key), NULL));
    }
    return await_objects(fixture, KEPT);
}

KIN_TEST(memory_comes_back_without_further_writes)
{
    FIXTURE fixture = {0};

    (void)alloc;
    TRY(fixture_init(&fixture, /* has_loop= */ false));
    TRY(delete_most(&fixture));
    return await_bytes(&fixture, fixture.full / 4);
}

KIN_TEST(memory_comes_back_in_a_loop)
{
    FIXTURE fixture = {0};

    (void)alloc;
    TRY(fixture_init(&fixture, /* has_loop= */ true));
    TRY(delete_most(&fixture));
    return await_bytes(&fixture, fixture.full / 4);
}

KIN_TEST(memory_comes_back_when_a_snapshot_is_released)
{
    FIXTURE fixture = {0};

    (void)alloc;
    TRY(fixture_init(&fixture, /* has_loop= */ false));
    kin_snapshot *snapshot = kin_informer_snapshot(fixture.informer);
    assert_non_null(snapshot);
    int r = delete_most(&fixture);
    for (int i = 0; i < 10; i++)
        pass_time(&fixture);
    uint64_t kept = bytes(&fixture);
    assert_int_equal(kin_snapshot_count(snapshot), COUNT);
    snapshot = kin_snapshot_free(snapshot);
    TRY(r);
    assert_true(kept > fixture.full / 2);
    return await_bytes(&fixture, fixture.full / 4);
}

KIN_TEST(memory_comes_back_when_a_slow_handler_has_been_called)
{
    FIXTURE fixture = {0};

    (void)alloc;
    TRY(fixture_init(&fixture, /* has_loop= */ false));
    atomic_store(&fixture.waits, true);
    TRY(delete_most(&fixture));
    for (int i = 0; i < 10; i++)
        pass_time(&fixture);
    assert_true(bytes(&fixture) > fixture.full / 2);
    atomic_store(&fixture.waits, false);
    TRY(await_bytes(&fixture, fixture.full / 4));
    return await_deletes(&fixture, COUNT - KEPT);
}

/* At once: the clock stands still. */
KIN_TEST(memory_comes_back_on_request)
{
    FIXTURE fixture = {0};
    char key[16];

    (void)alloc;
    TRY(fixture_init(&fixture, /* has_loop= */ false));
    for (int i = 1; i < COUNT; i++) {
        snprintf(key, sizeof(key), "pod-%d", i);
        TRY(kin_fake_source_delete(fixture.source, kin_s(key), NULL));
    }
    TRY(wait_version(fixture.informer, fixture.source));
    kin_deadline deadline = kin_deadline_ms(SOON_MS);
    while (atomic_load(&fixture.deletes) < COUNT - 1) {
        assert_false(is_late(deadline));
        sched_yield();
    }
    while (bytes(&fixture) > fixture.full / 4) {
        assert_false(is_late(deadline));
        kin_informer_reclaim(
            fixture.informer); /* the last call may still run */
    }
    return 0;
}

KIN_TEST_MAIN(
    KIN_TEST_ENTRY(memory_comes_back_without_further_writes),
    KIN_TEST_ENTRY(memory_comes_back_in_a_loop),
    KIN_TEST_ENTRY(memory_comes_back_when_a_snapshot_is_released),
    KIN_TEST_ENTRY(memory_comes_back_when_a_slow_handler_has_been_called),
    KIN_TEST_ENTRY(memory_comes_back_on_request))
