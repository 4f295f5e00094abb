/* SPDX-License-Identifier: Apache-2.0 */
/* Which informers have received their first list, and the errors of the
 * others. */
#include <kin/factory.h>

#include "factory_test.h"

enum { REJECTIONS = 100 };

static int factory_with(struct fakes *fakes, kin_loop *loop,
                        kin_failure_fn *on_error, kin_factory **ret)
{
    kin_informer *informer = NULL;

    TRY(fakes_add(fakes, NULL, &pods));
    TRY(fakes_add(fakes, NULL, &deployments));
    TRY(kin_factory_new(
        /* client= */ NULL,
        KIN_OPTS(kin_factory_opts, .source = fakes_source, .userdata = fakes,
                 .informer = KIN_OPTS(kin_informer_opts, .loop = loop,
                                      .on_error = on_error, .userdata = fakes)),
        ret, NULL));
    TRY(kin_factory_informer(*ret, &pods, &informer, NULL));
    return kin_factory_informer(*ret, &deployments, &informer, NULL);
}

static int factory_in(struct fakes *fakes, kin_loop *loop, kin_factory **ret)
{
    return factory_with(fakes, loop, /* on_error= */ NULL, ret);
}

static int factory_for(struct fakes *fakes, kin_factory **ret)
{
    return factory_in(fakes, /* loop= */ NULL, ret);
}

/* "pods+ deployments-KIN_EFORBIDDEN " */
struct sync_log {
    char text[256];
    char message[KIN_ERROR_MESSAGE_SIZE]; /* of the last one not synced */
};

static void record_sync(const kin_factory_sync *sync, void *userdata)
{
    struct sync_log *log = userdata;
    size_t len = strlen(log->text);

    assert_non_null(sync->informer);
    assert_true(sync->is_synced == !sync->err);
    snprintf(log->text + len, sizeof(log->text) - len, "%s%s%s ",
             sync->resource->plural, sync->is_synced ? "+" : "-",
             sync->err ? kin_error_name(sync->err->code) : "");
    if (sync->err)
        snprintf(log->message, sizeof(log->message), "%s", sync->err->message);
}

KIN_TEST(each_resource_is_reported)
{
    FAKES fakes = {0};
    KIN_AUTO(kin_factory) *factory = NULL;
    KIN_AUTO(kin_stop) *stop = NULL;
    struct sync_log log = {0};

    (void)alloc;
    TRY(factory_for(&fakes, &factory));
    TRY(stop_soon(SOON_MS, &stop));
    /* No informer was started. */
    TRY(kin_factory_wait_synced(factory, stop, record_sync, &log, NULL));
    assert_true(kin_factory_has_synced(factory, record_sync, &log));
    assert_string_equal(log.text, "");
    TRY(kin_factory_start(factory, NULL, NULL));
    TRY(kin_factory_wait_synced(factory, stop, record_sync, &log, NULL));
    assert_string_equal(log.text, "pods+ deployments+ ");
    assert_true(kin_factory_has_synced(factory, record_sync, &log));
    assert_string_equal(log.text, "pods+ deployments+ pods+ deployments+ ");
    TRY(kin_factory_wait_synced(factory, /* stop= */ NULL, NULL, NULL, NULL));
    return 0;
}

static int fail_with(kin_fake_source *source, const kin_fake_failure *failure,
                     int times)
{
    for (int i = 0; i < times; i++) {
        TRY(kin_fake_source_fail_list(source, failure, NULL));
        TRY(kin_fake_source_fail_watch(source, failure, NULL));
    }
    return 0;
}

static const kin_fake_failure forbidden = {.size = sizeof(kin_fake_failure),
                                           .http_status = 403,
                                           .reason = "Forbidden",
                                           .message = "not for you"};

static int refuse(kin_fake_source *source)
{
    return fail_with(source, &forbidden, 64);
}

/* Temporary failures. */
static int be_busy(kin_fake_source *source)
{
    const kin_fake_failure busy = {.size = sizeof(busy), .http_status = 503};

    return fail_with(source, &busy, 64);
}

static void await_failure(kin_factory *factory, struct sync_log *log,
                          kin_stop *stop)
{
    do {
        *log = (struct sync_log){0};
        (void)kin_stop_wait(stop, kin_deadline_ms(1));
        assert_false(kin_factory_has_synced(factory, record_sync, log));
    } while (!(strstr(log->text, "pods+") && strstr(log->text, "FORBIDDEN")) &&
             !kin_stop_requested(stop));
}

KIN_TEST(unsynced_informers_report_their_error)
{
    FAKES fakes = {0};
    KIN_AUTO(kin_factory) *factory = NULL;
    KIN_AUTO(kin_stop) *soon = NULL;
    KIN_AUTO(kin_stop) *stop = NULL;
    struct sync_log log = {0};
    kin_error err = KIN_ERROR_INIT;

    (void)alloc;
    TRY(factory_for(&fakes, &factory));
    TRY(refuse(fakes.sources[1]));
    TRY(kin_factory_start(factory, NULL, NULL));
    TRY(stop_soon(SOON_MS, &soon));
    await_failure(factory, &log, soon);
    assert_non_null(strstr(log.message, "deployments"));
    assert_non_null(strstr(log.message, "not for you"));
    log = (struct sync_log){0};
    TRY(kin_stop_new(NULL, NULL, &stop, NULL));
    kin_stop_request(stop);
    TRY_FAIL(kin_factory_wait_synced(factory, stop, record_sync, &log, &err),
             KIN_ESTOPPED);
    assert_non_null(strstr(log.text, "deployments-KIN_EFORBIDDEN"));
    assert_int_equal(err.code, KIN_ESTOPPED);
    assert_int_equal(err.http_status, 403);
    assert_non_null(strstr(err.message, "of 2 informers have not synced: "));
    assert_non_null(strstr(err.message, "deployments.apps: not synced"));
    return 0;
}

KIN_TEST(a_deadline_ends_the_wait)
{
    FAKES fakes = {0};
    KIN_AUTO(kin_factory) *factory = NULL;
    KIN_AUTO(kin_stop) *stop = NULL;

    (void)alloc;
    TRY(factory_for(&fakes, &factory));
    TRY(be_busy(fakes.sources[0]));
    TRY(kin_factory_start(factory, NULL, NULL));
    TRY(stop_soon(10, &stop));
    TRY_FAIL(kin_factory_wait_synced(factory, stop, NULL, NULL, NULL),
             KIN_ETIMEDOUT);
    return 0;
}

/* The wait is for the first informer when the second is rejected. */
KIN_TEST(a_rejection_ends_the_wait)
{
    FAKES fakes = {0};
    KIN_AUTO(kin_factory) *factory = NULL;
    kin_error err = KIN_ERROR_INIT;

    (void)alloc;
    TRY(factory_for(&fakes, &factory));
    TRY(fail_with(fakes.sources[0],
                  &(kin_fake_failure){.size = sizeof(kin_fake_failure),
                                      .http_status = 503},
                  3));
    TRY(fail_with(fakes.sources[1], &forbidden, 1));
    TRY(kin_factory_start(factory, NULL, NULL));
    TRY_FAIL(kin_factory_wait_synced(factory, NULL, NULL, NULL, &err),
             KIN_EFORBIDDEN);
    assert_int_equal(err.http_status, 403);
    assert_non_null(strstr(err.message, "deployments.apps: not synced: list "
                                        "forbidden (403): not for you"));
    /* The informer retries, and the next wait continues. */
    TRY(kin_factory_wait_synced(factory, NULL, NULL, NULL, &err));
    return 0;
}

/* A rejection of the informer that the wait is for: the waiting thread and the
 * one that wakes it get the rejection at the same time. */
KIN_TEST(a_rejection_is_never_lost)
{
    (void)alloc;
    for (int i = 0; i < REJECTIONS; i++) {
        FAKES fakes = {0};
        KIN_AUTO(kin_factory) *factory = NULL;
        TRY(factory_for(&fakes, &factory));
        TRY(fail_with(fakes.sources[0], &forbidden, 1));
        TRY(kin_factory_start(factory, NULL, NULL));
        TRY_FAIL(kin_factory_wait_synced(factory, NULL, NULL, NULL, NULL),
                 KIN_EFORBIDDEN);
    }
    return 0;
}

static kin_verdict give_up(const kin_failure *failure, const kin_error *err,
                           void *userdata)
{
    (void)err;
    (void)userdata;
    return strcmp(failure->resource->plural, "pods") == 0 ? KIN_GIVE_UP
                                                          : KIN_RETRY;
}

/* The other one never receives its list. */
KIN_TEST(an_informer_that_gave_up_ends_the_wait)
{
    (void)alloc;
    for (int in_loop = 0; in_loop < 2; in_loop++) {
        KIN_AUTO(kin_loop) *loop = NULL;
        FAKES fakes = {0};
        KIN_AUTO(kin_factory) *factory = NULL;
        kin_error err = KIN_ERROR_INIT;
        if (in_loop)
            TRY(kin_loop_new(NULL, &loop, NULL));
        TRY(factory_with(&fakes, loop, give_up, &factory));
        TRY(be_busy(fakes.sources[0]));
        TRY(be_busy(fakes.sources[1]));
        TRY(kin_factory_start(factory, NULL, NULL));
        TRY_FAIL(kin_factory_wait_synced(factory, NULL, NULL, NULL, &err),
                 KIN_ESERVER);
        assert_non_null(strstr(err.message, "pods: gave up: "));
    }
    return 0;
}

KIN_TEST(a_rejection_ends_the_wait_of_a_loop)
{
    KIN_AUTO(kin_loop) *loop = NULL;
    FAKES fakes = {0};
    KIN_AUTO(kin_factory) *factory = NULL;

    (void)alloc;
    TRY(kin_loop_new(NULL, &loop, NULL));
    TRY(factory_in(&fakes, loop, &factory));
    TRY(fail_with(fakes.sources[1], &forbidden, 1));
    TRY(kin_factory_start(factory, NULL, NULL));
    TRY_FAIL(kin_factory_wait_synced(factory, NULL, NULL, NULL, NULL),
             KIN_EFORBIDDEN);
    TRY(kin_factory_wait_synced(factory, NULL, NULL, NULL, NULL));
    return 0;
}

KIN_TEST(a_shutdown_ends_the_wait)
{
    FAKES fakes = {0};
    KIN_AUTO(kin_factory) *factory = NULL;
    struct sync_log log = {0};

    (void)alloc;
    TRY(factory_for(&fakes, &factory));
    TRY(refuse(fakes.sources[0]));
    TRY(refuse(fakes.sources[1]));
    TRY(kin_factory_start(factory, NULL, NULL));
    kin_factory_shutdown(factory);
    TRY_FAIL(kin_factory_wait_synced(factory, NULL, record_sync, &log, NULL),
             KIN_ESTOPPED);
    assert_string_equal(log.text,
                        "pods-KIN_ESTOPPED deployments-KIN_ESTOPPED ");
    return 0;
}

/* In a loop the wait itself steps the loop; it skips stopped informers. */
KIN_TEST(a_loop_is_stepped_until_all_have_synced)
{
    KIN_AUTO(kin_loop) *loop = NULL;
    FAKES fakes = {0};
    KIN_AUTO(kin_factory) *factory = NULL;
    KIN_AUTO(kin_stop) *stop = NULL;
    kin_informer *informer = NULL;
    struct sync_log log = {0};

    (void)alloc;
    TRY(kin_loop_new(NULL, &loop, NULL));
    TRY(factory_in(&fakes, loop, &factory));
    TRY(be_busy(fakes.sources[1]));
    TRY(kin_factory_start(factory, NULL, NULL));
    TRY(stop_soon(10, &stop));
    TRY_FAIL(kin_factory_wait_synced(factory, stop, NULL, NULL, NULL),
             KIN_ETIMEDOUT);
    TRY(kin_factory_informer(factory, &deployments, &informer, NULL));
    kin_informer_stop(informer);
    TRY_FAIL(kin_factory_wait_synced(factory, NULL, record_sync, &log, NULL),
             KIN_ESTOPPED);
    assert_string_equal(log.text, "pods+ deployments-KIN_ESTOPPED ");
    return 0;
}

/* A source may have its own threads, and nothing else wakes the loop. */
KIN_TEST(a_loop_wakes_when_another_thread_brings_the_list)
{
    kin_informer *informer = NULL;
    KIN_AUTO(kin_loop) *loop = NULL;
    FAKES fakes = {0};
    KIN_AUTO(kin_factory) *factory = NULL;
    KIN_AUTO(kin_stop) *stop = NULL;

    (void)alloc;
    TRY(kin_loop_new(NULL, &loop, NULL));
    TRY(factory_in(&fakes, loop, &factory));
    TRY(kin_factory_start(factory, NULL, NULL));
    TRY(stop_soon(SOON_MS, &stop));
    TRY(kin_factory_wait_synced(factory, stop, NULL, NULL, NULL));
    TRY(kin_factory_informer(factory, &pods, &informer, NULL));
    assert_true(kin_informer_has_synced(informer));
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(each_resource_is_reported),
              KIN_TEST_ENTRY(unsynced_informers_report_their_error),
              KIN_TEST_ENTRY(a_deadline_ends_the_wait),
              KIN_TEST_ENTRY(a_rejection_ends_the_wait),
              KIN_TEST_ENTRY(a_rejection_is_never_lost),
              KIN_TEST_ENTRY(an_informer_that_gave_up_ends_the_wait),
              KIN_TEST_ENTRY(a_rejection_ends_the_wait_of_a_loop),
              KIN_TEST_ENTRY(a_shutdown_ends_the_wait),
              KIN_TEST_ENTRY(a_loop_is_stepped_until_all_have_synced),
              KIN_TEST_ENTRY(a_loop_wakes_when_another_thread_brings_the_list))
