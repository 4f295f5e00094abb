/* SPDX-License-Identifier: Apache-2.0 */
#include "informer/reflector.h"

#include "base/buf.h"
#include "base/clock.h"
#include "base/str.h"
#include "kin_test.h"

/*
 * A driver that writes down what the machine asks for, one word each:
 *
 *   list(RV,LIMIT,TOKEN)  watch(RV)  stream(RV)  cancel
 *   begin  put:NAME  del:NAME  publish(RV)  drop       the stage
 *   +NAME ~NAME -NAME  mark(RV)  resync                what is applied
 *   told(CODE)                                         failures
 */
struct driver {
    struct kin__reflector *reflector;
    struct kin__buf log;
    int64_t now_ns;
    int64_t timer_ns;
    int64_t timeout_s; /* of the last watch */
    int fail_publish;  /* a code */
    int fail_apply;
    int fail_resync;
    bool is_resync_unwanted;
};

static void driver_done(struct driver *d)
{
    d->reflector = kin__reflector_free(d->reflector);
    kin__buf_done(&d->log);
}

#define DRIVER __attribute__((cleanup(driver_done))) struct driver

__attribute__((format(printf, 2, 3))) static void note(struct driver *d,
                                                       const char *format, ...)
{
    va_list args;

    va_start(args, format);
    if (d->log.len > 0)
        assert_int_equal(kin__buf_append(&d->log, kin_s(" ")), 0);
    assert_int_equal(kin__buf_vprintf(&d->log, format, args), 0);
    va_end(args);
}

static void op_request(const struct kin__reflector_request *q, void *userdata)
{
    struct driver *d = userdata;

    if (!q->is_watch) {
        note(d, "list(%.*s,%d,%.*s)", KIN_STR(q->resource_version),
             (int)q->limit, KIN_STR(q->continue_token));
        return;
    }
    assert_true(q->allow_bookmarks);
    assert_int_equal(q->limit, 0);
    d->timeout_s = q->timeout_s;
    if (q->send_initial_events)
        assert_true(kin_str_eq(q->version_match, KIN__S("NotOlderThan")));
    note(d, "%s(%.*s)", q->send_initial_events ? "stream" : "watch",
         KIN_STR(q->resource_version));
}

static void op_cancel(void *userdata)
{
    note(userdata, "cancel");
}

static void op_set_timer(int64_t due_ns, void *userdata)
{
    struct driver *d = userdata;

    d->timer_ns = due_ns;
}

static int op_stage_begin(void *userdata, kin_error *err)
{
    (void)err;
    note(userdata, "begin");
    return 0;
}

static int op_stage_put(const struct kin__reflector_item *item, void *userdata,
                        kin_error *err)
{
    (void)err;
    note(userdata, "put:%s", (const char *)item->payload);
    return 0;
}

static int op_stage_delete(const struct kin__reflector_item *item,
                           void *userdata, kin_error *err)
{
    (void)err;
    note(userdata, "del:%s", (const char *)item->payload);
    return 0;
}

static int op_stage_publish(kin_str version, void *userdata, kin_error *err)
{
    struct driver *d = userdata;

    note(d, "publish(%.*s)", KIN_STR(version));
    return d->fail_publish ? kin_error_set(err, d->fail_publish, NULL) : 0;
}

static void op_stage_drop(void *userdata)
{
    note(userdata, "drop");
}

static int op_apply(const struct kin__reflector_item *item, void *userdata,
                    kin_error *err)
{
    struct driver *d = userdata;
    char mark = item->type == KIN__EVENT_ADDED     ? '+'
                : item->type == KIN__EVENT_DELETED ? '-'
                                                   : '~';

    note(d, "%c%s", mark, (const char *)item->payload);
    return d->fail_apply ? kin_error_set(err, d->fail_apply, NULL) : 0;
}

static int op_bookmark(kin_str version, void *userdata, kin_error *err)
{
    (void)err;
    note(userdata, "mark(%.*s)", KIN_STR(version));
    return 0;
}

static int op_resync(void *userdata, kin_error *err)
{
    struct driver *d = userdata;

    note(d, "resync");
    return d->fail_resync ? kin_error_set(err, d->fail_resync, NULL) : 0;
}

static bool op_should_resync(void *userdata)
{
    const struct driver *d = userdata;

    return !d->is_resync_unwanted;
}

static void op_failed(const kin_error *err, void *userdata)
{
    note(userdata, "told(%s)", kin_error_name(err->code) + 4);
}

static int driver_init(struct driver *d, const kin_allocator *alloc,
                       struct kin__reflector_opts opts)
{
    kin__buf_init(&d->log, /* alloc= */ NULL, 1 << 16);
    d->now_ns = 1000 * KIN__NS_PER_S;
    d->timer_ns = KIN__REFLECTOR_NEVER;
    opts.alloc = alloc;
    opts.seed = 1;
    opts.ops = (struct kin__reflector_ops){
        .request = op_request,
        .cancel = op_cancel,
        .set_timer = op_set_timer,
        .stage_begin = op_stage_begin,
        .stage_put = op_stage_put,
        .stage_delete = op_stage_delete,
        .stage_publish = op_stage_publish,
        .stage_drop = op_stage_drop,
        .apply = op_apply,
        .bookmark = op_bookmark,
        .resync = op_resync,
        .should_resync = op_should_resync,
        .failed = op_failed,
        .userdata = d,
    };
    return kin__reflector_new(&opts, &d->reflector, /* err= */ NULL);
}

#define LOG(d, expected)                                                       \
    do {                                                                       \
        assert_string_equal((d)->log.ptr ? (d)->log.ptr : "", (expected));     \
        kin__buf_clear(&(d)->log);                                             \
    } while (0)

static void start(struct driver *d)
{
    kin__reflector_start(d->reflector, d->now_ns);
}

static int event(struct driver *d, enum kin__event_type type, const char *name,
                 const char *version)
{
    struct kin__reflector_item item = {
        .type = type,
        .resource_version = kin_s(version),
        .payload = (void *)(uintptr_t)name,
    };

    return kin__reflector_take(d->reflector, &item, d->now_ns);
}

static int bookmark(struct driver *d, const char *version, bool is_end_mark)
{
    struct kin__reflector_item item = {
        .type = KIN__EVENT_BOOKMARK,
        .resource_version = kin_s(version),
        .is_end_mark = is_end_mark,
    };

    return kin__reflector_take(d->reflector, &item, d->now_ns);
}

static kin_error failure(int code, int status, const char *reason)
{
    kin_error err = KIN_ERROR_INIT;

    (void)kin_error_set(&err, code, NULL);
    kin_error_set_http(&err, status, reason);
    return err;
}

static kin_error expired(void)
{
    return failure(KIN_EGONE, 410, "Expired");
}

static kin_error too_large(void)
{
    kin_error err = failure(KIN_ESERVER, 504, "Timeout");

    snprintf(err.cause, sizeof(err.cause), "ResourceVersionTooLarge");
    return err;
}

static kin_error busy(void)
{
    return failure(KIN_ESERVER, 429, "TooManyRequests");
}

static kin_error refused(void)
{
    return failure(KIN_ECONNECT, 0, "Refused");
}

static kin_error internal(void)
{
    return failure(KIN_ESERVER, 500, "InternalError");
}

static int error_event(struct driver *d, kin_error err)
{
    struct kin__reflector_item item = {.type = KIN__EVENT_ERROR, .error = &err};

    return kin__reflector_take(d->reflector, &item, d->now_ns);
}

static void page(struct driver *d, const char *version, const char *token)
{
    kin__reflector_take_page(
        d->reflector,
        &(struct kin__reflector_page){.resource_version = kin_s(version),
                                      .continue_token = kin_s(token)});
    kin__reflector_ended(d->reflector, KIN__END_WHOLE, /* err= */ NULL,
                         d->now_ns);
}

static void opened(struct driver *d)
{
    kin__reflector_opened(d->reflector, d->now_ns);
}

static void ended(struct driver *d)
{
    kin__reflector_ended(d->reflector, KIN__END_WHOLE, /* err= */ NULL,
                         d->now_ns);
}

static void failed(struct driver *d, kin_error err)
{
    enum kin__reflector_end end = KIN__END_REFUSED;

    if (err.code == KIN_ECONNECT)
        end = strcmp(err.reason, "Refused") == 0 ? KIN__END_UNREACHABLE
                                                 : KIN__END_CUT;
    else if (err.code == KIN_ETIMEDOUT || err.code == KIN_ECLOSED)
        end = KIN__END_CUT;
    kin__reflector_ended(d->reflector, end, &err, d->now_ns);
}

static void pass(struct driver *d, int64_t ms)
{
    d->now_ns += ms * KIN__NS_PER_MS;
}

/* Lets the time come that was asked for, and says how far off it was, in ms. */
static int64_t wake(struct driver *d)
{
    int64_t waited = d->timer_ns - d->now_ns;

    assert_int_not_equal(d->timer_ns, KIN__REFLECTOR_NEVER);
    d->now_ns = d->timer_ns;
    kin__reflector_tick(d->reflector, d->now_ns);
    return waited / KIN__NS_PER_MS;
}

static const struct kin__reflector_opts listing = {
    .streaming = KIN__REFLECTOR_STREAM_NEVER};
static const struct kin__reflector_opts streaming = {0};

/* Up to the watch of a list at version 10. */
static int watching(struct driver *d, const kin_allocator *alloc,
                    struct kin__reflector_opts opts)
{
    TRY(driver_init(d, alloc, opts));
    start(d);
    TRY(event(d, KIN__EVENT_NONE, "a", "5"));
    page(d, "10", "");
    LOG(d, "begin list(0,500,) put:a publish(10) watch(10)");
    opened(d);
    return 0;
}

/* ---- lists ---- */

KIN_TEST(lists_and_then_watches_from_there)
{
    DRIVER d = {0};

    TRY(watching(&d, alloc, listing));
    TRY(event(&d, KIN__EVENT_ADDED, "b", "11"));
    TRY(event(&d, KIN__EVENT_MODIFIED, "a", "12"));
    TRY(event(&d, KIN__EVENT_DELETED, "b", "13"));
    TRY(bookmark(&d, "20", false));
    LOG(&d, "+b ~a -b mark(20)");
    assert_true(kin_str_eq(kin__reflector_version(d.reflector), KIN__S("20")));
    assert_int_equal(kin__reflector_counts(d.reflector)->watch_events, 4);
    return 0;
}

KIN_TEST(the_time_of_a_watch_is_at_random_between_five_and_ten_minutes)
{
    DRIVER d = {0};
    int64_t least = INT64_MAX;
    int64_t most = 0;

    TRY(watching(&d, alloc, listing));
    for (int i = 0; i < 100; i++) {
        pass(&d, 2000);
        ended(&d);
        opened(&d);
        least = d.timeout_s < least ? d.timeout_s : least;
        most = d.timeout_s > most ? d.timeout_s : most;
    }
    assert_in_range(least, 300, 350);
    assert_in_range(most, 550, 599);
    return 0;
}

KIN_TEST(lists_page_by_page)
{
    DRIVER d = {0};

    TRY(driver_init(&d, alloc, listing));
    start(&d);
    TRY(event(&d, KIN__EVENT_NONE, "a", "1"));
    page(&d, "10", "t1");
    TRY(event(&d, KIN__EVENT_NONE, "b", "1"));
    page(&d, "11", "t2"); /* later, and not what counts */
    page(&d, "12", "");
    LOG(&d, "begin list(0,500,) put:a list(,500,t1) put:b list(,500,t2) "
            "publish(10) watch(10)");
    return 0;
}

/* Whoever pages at version 0 has no cache, so pages do no harm later either. */
KIN_TEST(goes_on_paging_once_version_0_came_in_pages)
{
    DRIVER d = {0};
    DRIVER other = {0};

    TRY(driver_init(&d, alloc, listing));
    start(&d);
    page(&d, "10", "t1");
    page(&d, "10", "");
    failed(&d, internal());
    wake(&d);
    LOG(&d, "begin list(0,500,) list(,500,t1) publish(10) watch(10) "
            "told(ESERVER) begin list(10,500,)");

    TRY(watching(&other, alloc, listing));
    failed(&other, internal());
    wake(&other);
    LOG(&other, "told(ESERVER) begin list(10,0,)");
    return 0;
}

/* The same if the version had to be left out on the way. */
KIN_TEST(goes_on_paging_once_the_first_list_came_in_pages)
{
    DRIVER d = {0};

    TRY(driver_init(&d, alloc, listing));
    start(&d);
    failed(&d, expired());
    page(&d, "10", "t1");
    page(&d, "10", "");
    failed(&d, internal());
    wake(&d);
    LOG(&d, "begin list(0,500,) told(EGONE) drop begin list(,500,) "
            "list(,500,t1) publish(10) watch(10) told(ESERVER) begin "
            "list(10,500,)");
    return 0;
}

KIN_TEST(a_page_limit_of_ones_own_holds_always)
{
    DRIVER d = {0};
    struct kin__reflector_opts opts = listing;

    opts.page_limit = 7;
    TRY(driver_init(&d, alloc, opts));
    start(&d);
    page(&d, "10", "");
    failed(&d, internal());
    wake(&d);
    LOG(&d, "begin list(0,7,) publish(10) watch(10) told(ESERVER) "
            "begin list(10,7,)");
    return 0;
}

KIN_TEST(an_expired_page_gives_one_whole_list)
{
    DRIVER d = {0};

    TRY(driver_init(&d, alloc, listing));
    start(&d);
    TRY(event(&d, KIN__EVENT_NONE, "a", "1"));
    page(&d, "10", "t1");
    failed(&d, expired());
    TRY(event(&d, KIN__EVENT_NONE, "a", "1"));
    page(&d, "15", "");
    LOG(&d, "begin list(0,500,) put:a list(,500,t1) drop begin list(0,0,) "
            "put:a publish(15) watch(15)");
    return 0;
}

static int lists_anew(const kin_allocator *alloc, kin_error err)
{
    DRIVER d = {0};

    TRY(watching(&d, alloc, listing));
    failed(&d, internal());
    wake(&d);
    failed(&d, err);
    page(&d, "30", "");
    LOG(&d, err.code == KIN_EGONE
                ? "told(ESERVER) begin list(10,0,) told(EGONE) drop begin "
                  "list(,0,) publish(30) watch(30)"
                : "told(ESERVER) begin list(10,0,) told(ESERVER) drop begin "
                  "list(,0,) publish(30) watch(30)");
    /* From then on the version counts again. */
    failed(&d, internal());
    wake(&d);
    LOG(&d, "told(ESERVER) begin list(30,0,)");
    return 0;
}

KIN_TEST(a_version_that_is_not_there_gives_a_list_without_one_at_once)
{
    TRY(lists_anew(alloc, expired()));
    TRY(lists_anew(alloc, failure(KIN_EGONE, 410, ""))); /* a plain 410 */
    return lists_anew(alloc, too_large());
}

KIN_TEST(if_that_fails_too_the_next_round_has_no_version_but_pages)
{
    DRIVER d = {0};

    TRY(watching(&d, alloc, listing));
    failed(&d, internal());
    wake(&d);
    failed(&d, expired());
    failed(&d, expired());
    LOG(&d, "told(ESERVER) begin list(10,0,) told(EGONE) drop begin list(,0,) "
            "drop told(EGONE)");
    wake(&d);
    LOG(&d, "begin list(,500,)");
    return 0;
}

KIN_TEST(a_list_that_fails_leaves_no_trace_and_is_tried_again)
{
    DRIVER d = {0};

    TRY(driver_init(&d, alloc, listing));
    start(&d);
    TRY(event(&d, KIN__EVENT_NONE, "a", "1"));
    failed(&d, failure(KIN_ECONNECT, 0, "")); /* cut midway */
    LOG(&d, "begin list(0,500,) put:a drop told(ECONNECT)");
    assert_int_equal(kin__reflector_error(d.reflector)->code, KIN_ECONNECT);
    assert_in_range(wake(&d), 800, 1600);
    page(&d, "3", "");
    LOG(&d, "begin list(0,500,) publish(3) watch(3)");
    assert_int_equal(kin__reflector_error(d.reflector)->code, 0);
    return 0;
}

KIN_TEST(a_list_that_says_nothing_of_itself_is_none)
{
    DRIVER d = {0};

    TRY(driver_init(&d, alloc, listing));
    start(&d);
    ended(&d);
    LOG(&d, "begin list(0,500,) drop told(EPROTOCOL)");
    return 0;
}

KIN_TEST(something_else_in_a_list_ends_the_round)
{
    DRIVER d = {0};
    struct kin__reflector_item item = {.is_foreign = true};

    TRY(driver_init(&d, alloc, listing));
    start(&d);
    TRY_FAIL(kin__reflector_take(d.reflector, &item, d.now_ns), KIN_ECLOSED);
    LOG(&d, "begin list(0,500,) cancel drop told(EPROTOCOL)");
    return 0;
}

KIN_TEST(what_cannot_be_published_is_listed_again_from_the_old_version)
{
    DRIVER d = {0};

    TRY(watching(&d, alloc, listing));
    failed(&d, internal());
    wake(&d);
    d.fail_publish = KIN_ELIMIT;
    page(&d, "20", "");
    wake(&d);
    LOG(&d, "told(ESERVER) begin list(10,0,) publish(20) told(ELIMIT) begin "
            "list(10,0,)");
    return 0;
}

/* ---- backoff ---- */

KIN_TEST(waits_longer_and_longer_up_to_half_a_minute)
{
    static const int least[] = {800,   1600,  3200,  6400,
                                12800, 25600, 30000, 30000};
    DRIVER d = {0};

    TRY(driver_init(&d, alloc, listing));
    start(&d);
    for (size_t i = 0; i < sizeof(least) / sizeof(*least); i++) {
        failed(&d, internal());
        assert_in_range(wake(&d), least[i], 2 * least[i]);
    }
    page(&d, "1", "");
    opened(&d);
    pass(&d, 121 * 1000); /* calm */
    failed(&d, internal());
    assert_in_range(wake(&d), 800, 1600);
    return 0;
}

/* ---- watches ---- */

KIN_TEST(a_watch_that_ends_goes_on_from_the_last_version)
{
    DRIVER d = {0};

    TRY(watching(&d, alloc, listing));
    TRY(event(&d, KIN__EVENT_MODIFIED, "a", "12"));
    ended(&d); /* at once, but there was an event */
    opened(&d);
    pass(&d, 1000);
    ended(&d); /* no event, but a second */
    LOG(&d, "~a watch(12) watch(12)");
    return 0;
}

KIN_TEST(a_broken_connection_is_an_end)
{
    DRIVER d = {0};

    TRY(watching(&d, alloc, listing));
    TRY(event(&d, KIN__EVENT_MODIFIED, "a", "12"));
    failed(&d, failure(KIN_ECONNECT, 0, ""));
    opened(&d);
    pass(&d, 5000);
    failed(&d, failure(KIN_ETIMEDOUT, 0, ""));
    opened(&d);
    pass(&d, 5000);
    failed(&d, failure(KIN_ECLOSED, 0, "")); /* paused for too long */
    LOG(&d, "~a watch(12) watch(12) watch(12)");
    return 0;
}

KIN_TEST(a_very_short_watch_ends_the_round)
{
    DRIVER d = {0};

    TRY(watching(&d, alloc, listing));
    pass(&d, 999);
    ended(&d);
    LOG(&d, "told(ECLOSED)");
    assert_in_range(wake(&d), 800, 1600);
    LOG(&d, "begin list(10,0,)");
    assert_int_equal(kin__reflector_counts(d.reflector)->short_watches, 1);
    return 0;
}

KIN_TEST(nobody_there_or_busy_at_the_start_of_a_watch_is_waited_for)
{
    DRIVER d = {0};

    TRY(watching(&d, alloc, listing));
    TRY(event(&d, KIN__EVENT_MODIFIED, "a", "12"));
    ended(&d); /* the next one is not open yet */
    for (int i = 0; i < 3; i++) {
        failed(&d, i == 1 ? busy() : refused());
        wake(&d);
    }
    LOG(&d, "~a watch(12) told(ECONNECT) watch(12) told(ESERVER) watch(12) "
            "told(ECONNECT) watch(12)");
    return 0;
}

static int ends_the_round(const kin_allocator *alloc, kin_error err,
                          const char *told)
{
    DRIVER d = {0};
    char expected[128];

    TRY(watching(&d, alloc, listing));
    TRY(event(&d, KIN__EVENT_MODIFIED, "a", "12"));
    ended(&d);
    failed(&d, err);
    wake(&d);
    snprintf(expected, sizeof(expected),
             "~a watch(12) told(%s) begin list(12,0,)", told);
    LOG(&d, expected);
    return 0;
}

KIN_TEST(other_failures_at_the_start_of_a_watch_end_the_round)
{
    TRY(ends_the_round(alloc, expired(), "EGONE"));
    TRY(ends_the_round(alloc, internal(), "ESERVER"));
    TRY(ends_the_round(alloc, too_large(), "ESERVER"));
    TRY(ends_the_round(alloc, failure(KIN_EFORBIDDEN, 403, "Forbidden"),
                       "EFORBIDDEN"));
    return ends_the_round(alloc, failure(KIN_ETLS, 0, ""), "ETLS");
}

static int ends_the_stream(const kin_allocator *alloc, kin_error err,
                           const char *expected)
{
    DRIVER d = {0};

    TRY(watching(&d, alloc, listing));
    TRY(event(&d, KIN__EVENT_MODIFIED, "a", "12"));
    TRY_FAIL(error_event(&d, err), KIN_ECLOSED);
    wake(&d);
    LOG(&d, expected);
    return 0;
}

KIN_TEST(failures_inside_the_stream)
{
    TRY(ends_the_stream(alloc, expired(),
                        "~a cancel told(EGONE) begin list(12,0,)"));
    TRY(ends_the_stream(alloc, internal(),
                        "~a cancel told(ESERVER) begin list(12,0,)"));
    TRY(ends_the_stream(alloc, failure(KIN_EFORBIDDEN, 403, "Forbidden"),
                        "~a cancel told(EFORBIDDEN) begin list(12,0,)"));
    return ends_the_stream(alloc, busy(), "~a cancel told(ESERVER) watch(12)");
}

KIN_TEST(what_cannot_be_decoded_ends_the_round)
{
    DRIVER d = {0};

    TRY(watching(&d, alloc, listing));
    failed(&d, failure(KIN_EPARSE, 0, ""));
    wake(&d);
    LOG(&d, "told(EPARSE) begin list(10,0,)");
    return 0;
}

KIN_TEST(internal_errors_are_retried_for_as_long_as_allowed)
{
    DRIVER d = {0};
    struct kin__reflector_opts opts = listing;

    opts.max_internal_retry_ns = 10 * KIN__NS_PER_S;
    TRY(watching(&d, alloc, opts));
    TRY_FAIL(error_event(&d, internal()), KIN_ECLOSED);
    opened(&d);
    pass(&d, 9000);
    TRY_FAIL(error_event(&d, internal()), KIN_ECLOSED);
    opened(&d);
    pass(&d, 1000);
    TRY_FAIL(error_event(&d, internal()), KIN_ECLOSED);
    wake(&d);
    LOG(&d, "cancel told(ESERVER) watch(10) cancel told(ESERVER) watch(10) "
            "cancel told(ESERVER) begin list(10,0,)");
    return 0;
}

KIN_TEST(a_watch_from_nowhere_follows_from_the_first_change_on)
{
    DRIVER d = {0};

    TRY(driver_init(&d, alloc, listing));
    start(&d);
    page(&d, "", ""); /* a server without versions */
    opened(&d);
    TRY(event(&d, KIN__EVENT_ADDED, "a", "5"));
    assert_int_equal(kin__reflector_version(d.reflector).len, 0);
    TRY(event(&d, KIN__EVENT_MODIFIED, "a", "6"));
    TRY(event(&d, KIN__EVENT_ADDED, "b", "7"));
    assert_true(kin_str_eq(kin__reflector_version(d.reflector), KIN__S("7")));
    return 0;
}

KIN_TEST(versions_go_back_if_the_server_does)
{
    DRIVER d = {0};

    TRY(watching(&d, alloc, listing));
    TRY(event(&d, KIN__EVENT_MODIFIED, "a", "12"));
    TRY(event(&d, KIN__EVENT_MODIFIED, "a", "11"));
    ended(&d);
    LOG(&d, "~a ~a watch(11)");
    return 0;
}

KIN_TEST(other_kinds_are_dropped_and_do_not_move_the_version)
{
    DRIVER d = {0};
    struct kin__reflector_item item = {.type = KIN__EVENT_ADDED,
                                       .resource_version = KIN__S("99"),
                                       .is_foreign = true};

    TRY(watching(&d, alloc, listing));
    TRY(kin__reflector_take(d.reflector, &item, d.now_ns));
    LOG(&d, "told(EPROTOCOL)");
    assert_true(kin_str_eq(kin__reflector_version(d.reflector), KIN__S("10")));
    return 0;
}

KIN_TEST(an_event_that_cannot_be_applied_is_told_and_the_watch_goes_on)
{
    DRIVER d = {0};

    TRY(watching(&d, alloc, listing));
    d.fail_apply = KIN_EINVAL;
    TRY(event(&d, KIN__EVENT_MODIFIED, "a", "12"));
    LOG(&d, "~a told(EINVAL)");
    assert_true(kin_str_eq(kin__reflector_version(d.reflector), KIN__S("12")));
    /* But an event that was lost for want of memory must be had again. */
    d.fail_apply = KIN_ELIMIT;
    TRY_FAIL(event(&d, KIN__EVENT_MODIFIED, "a", "13"), KIN_ECLOSED);
    wake(&d);
    LOG(&d, "~a cancel told(ELIMIT) begin list(12,0,)");
    return 0;
}

/* ---- streams ---- */

/* Up to the end mark at version 10. */
static int streamed(struct driver *d, const kin_allocator *alloc)
{
    TRY(driver_init(d, alloc, streaming));
    start(d);
    opened(d);
    TRY(event(d, KIN__EVENT_ADDED, "a", "5"));
    TRY(event(d, KIN__EVENT_ADDED, "b", "6"));
    TRY(event(d, KIN__EVENT_MODIFIED, "a", "7"));
    TRY(event(d, KIN__EVENT_DELETED, "b", "8"));
    TRY(bookmark(d, "9", false)); /* not the one */
    TRY(bookmark(d, "10", true));
    LOG(d, "begin stream() put:a put:b put:a del:b publish(10)");
    return 0;
}

KIN_TEST(a_stream_becomes_a_watch)
{
    DRIVER d = {0};

    TRY(streamed(&d, alloc));
    assert_int_equal(kin__reflector_state(d.reflector), KIN__REFLECTOR_WATCH);
    TRY(event(&d, KIN__EVENT_ADDED, "c", "11"));
    ended(&d);
    LOG(&d, "+c watch(11)");
    return 0;
}

KIN_TEST(after_the_mark_a_watch_can_be_short_again)
{
    DRIVER d = {0};

    TRY(streamed(&d, alloc));
    ended(&d);
    assert_in_range(wake(&d), 800, 1600);
    LOG(&d, "told(ECLOSED) begin stream(10)");
    return 0;
}

KIN_TEST(a_stream_cut_before_its_mark_begins_again_and_in_the_end_lists)
{
    DRIVER d = {0};

    TRY(driver_init(&d, alloc, streaming));
    start(&d);
    for (int i = 0; i < 5; i++) {
        opened(&d);
        TRY(event(&d, KIN__EVENT_ADDED, "a", "5"));
        if (i % 2)
            ended(&d);
        else
            failed(&d, failure(KIN_ECONNECT, 0, ""));
    }
    LOG(&d, "begin stream() put:a drop begin stream() put:a drop begin "
            "stream() put:a drop begin stream() put:a drop begin stream() "
            "put:a drop begin list(0,500,)");
    return 0;
}

static int falls_back(const kin_allocator *alloc, kin_error err,
                      const char *told)
{
    DRIVER d = {0};
    char expected[128];

    TRY(driver_init(&d, alloc, streaming));
    start(&d);
    failed(&d, err);
    page(&d, "10", "");
    snprintf(expected, sizeof(expected),
             "begin stream() drop told(%s) begin list(0,500,) publish(10) "
             "watch(10)",
             told);
    LOG(&d, expected);
    /* For this round only. */
    failed(&d, internal());
    wake(&d);
    LOG(&d, "told(ESERVER) begin stream(10)");
    return 0;
}

KIN_TEST(a_server_that_cannot_stream_is_listed)
{
    TRY(falls_back(alloc, failure(KIN_EINVAL, 422, "Invalid"), "EINVAL"));
    TRY(falls_back(alloc, failure(KIN_EFORBIDDEN, 403, "Forbidden"),
                   "EFORBIDDEN"));
    return falls_back(alloc, internal(), "ESERVER");
}

KIN_TEST(a_short_stream_is_listed)
{
    DRIVER d = {0};

    TRY(driver_init(&d, alloc, streaming));
    start(&d);
    opened(&d);
    ended(&d);
    LOG(&d, "begin stream() drop told(ECLOSED) begin list(0,500,)");
    return 0;
}

KIN_TEST(a_stream_waits_for_a_server_and_for_one_that_is_busy)
{
    DRIVER d = {0};

    TRY(driver_init(&d, alloc, streaming));
    start(&d);
    failed(&d, refused());
    assert_in_range(wake(&d), 800, 1600);
    opened(&d);
    TRY_FAIL(error_event(&d, busy()), KIN_ECLOSED);
    assert_in_range(wake(&d), 1600, 3200);
    LOG(&d, "begin stream() drop told(ECONNECT) begin stream() cancel drop "
            "told(ESERVER) begin stream()");
    return 0;
}

KIN_TEST(a_stream_of_a_version_that_is_gone_is_asked_for_without_one)
{
    DRIVER d = {0};

    TRY(streamed(&d, alloc));
    pass(&d, 2000);
    TRY_FAIL(error_event(&d, expired()), KIN_ECLOSED);
    wake(&d);
    failed(&d, too_large());
    LOG(&d, "cancel told(EGONE) begin stream(10) drop told(ESERVER) begin "
            "stream()");
    /* Even that is too old for it; it does not go on like that for ever. */
    for (int i = 0; i < 4; i++)
        failed(&d, expired());
    LOG(&d, "drop told(EGONE) begin stream() drop told(EGONE) begin stream() "
            "drop told(EGONE) begin stream() drop told(EGONE) begin "
            "list(,500,)");
    return 0;
}

/* ---- resync ---- */

KIN_TEST(resyncs_while_it_watches)
{
    DRIVER d = {0};
    struct kin__reflector_opts opts = listing;

    opts.resync_ns = 30 * KIN__NS_PER_S;
    TRY(watching(&d, alloc, opts));
    assert_int_equal(wake(&d), 30000);
    d.is_resync_unwanted = true;
    assert_int_equal(wake(&d), 30000);
    d.is_resync_unwanted = false;
    pass(&d, 10000);
    ended(&d); /* the next watch does not put it off */
    assert_int_equal(wake(&d), 20000);
    LOG(&d, "resync watch(10) resync");
    return 0;
}

KIN_TEST(a_resync_that_fails_ends_the_round)
{
    DRIVER d = {0};
    struct kin__reflector_opts opts = listing;

    opts.resync_ns = KIN__NS_PER_S;
    TRY(watching(&d, alloc, opts));
    d.fail_resync = KIN_ELIMIT;
    wake(&d);
    LOG(&d, "resync cancel told(ELIMIT)");
    wake(&d);
    LOG(&d, "begin list(10,0,)");
    return 0;
}

/* ---- stop ---- */

KIN_TEST(stops_in_every_state_and_asks_for_nothing_more)
{
    for (int state = 0; state < 5; state++) {
        DRIVER d = {0};
        TRY(driver_init(&d, alloc, state == 1 ? streaming : listing));
        if (state > 0)
            start(&d);
        if (state == 3)
            page(&d, "10", "");
        if (state == 4)
            failed(&d, internal());
        kin__buf_clear(&d.log);
        kin__reflector_stop(d.reflector);
        kin__reflector_stop(d.reflector);
        LOG(&d, state == 0 || state == 4 ? ""
                : state == 3             ? "cancel"
                                         : "cancel drop");
        assert_int_equal(d.timer_ns, KIN__REFLECTOR_NEVER);
        start(&d);
        pass(&d, 1000000);
        kin__reflector_tick(d.reflector, d.now_ns);
        TRY_FAIL(event(&d, KIN__EVENT_ADDED, "a", "1"), KIN_ECLOSED);
        ended(&d);
        LOG(&d, "");
    }
    return 0;
}

KIN_TEST_MAIN(
    KIN_TEST_ENTRY(lists_and_then_watches_from_there),
    KIN_TEST_ENTRY(
        the_time_of_a_watch_is_at_random_between_five_and_ten_minutes),
    KIN_TEST_ENTRY(lists_page_by_page),
    KIN_TEST_ENTRY(goes_on_paging_once_version_0_came_in_pages),
    KIN_TEST_ENTRY(goes_on_paging_once_the_first_list_came_in_pages),
    KIN_TEST_ENTRY(a_page_limit_of_ones_own_holds_always),
    KIN_TEST_ENTRY(an_expired_page_gives_one_whole_list),
    KIN_TEST_ENTRY(
        a_version_that_is_not_there_gives_a_list_without_one_at_once),
    KIN_TEST_ENTRY(if_that_fails_too_the_next_round_has_no_version_but_pages),
    KIN_TEST_ENTRY(a_list_that_fails_leaves_no_trace_and_is_tried_again),
    KIN_TEST_ENTRY(a_list_that_says_nothing_of_itself_is_none),
    KIN_TEST_ENTRY(something_else_in_a_list_ends_the_round),
    KIN_TEST_ENTRY(
        what_cannot_be_published_is_listed_again_from_the_old_version),
    KIN_TEST_ENTRY(waits_longer_and_longer_up_to_half_a_minute),
    KIN_TEST_ENTRY(a_watch_that_ends_goes_on_from_the_last_version),
    KIN_TEST_ENTRY(a_broken_connection_is_an_end),
    KIN_TEST_ENTRY(a_very_short_watch_ends_the_round),
    KIN_TEST_ENTRY(nobody_there_or_busy_at_the_start_of_a_watch_is_waited_for),
    KIN_TEST_ENTRY(other_failures_at_the_start_of_a_watch_end_the_round),
    KIN_TEST_ENTRY(failures_inside_the_stream),
    KIN_TEST_ENTRY(what_cannot_be_decoded_ends_the_round),
    KIN_TEST_ENTRY(internal_errors_are_retried_for_as_long_as_allowed),
    KIN_TEST_ENTRY(a_watch_from_nowhere_follows_from_the_first_change_on),
    KIN_TEST_ENTRY(versions_go_back_if_the_server_does),
    KIN_TEST_ENTRY(other_kinds_are_dropped_and_do_not_move_the_version),
    KIN_TEST_ENTRY(
        an_event_that_cannot_be_applied_is_told_and_the_watch_goes_on),
    KIN_TEST_ENTRY(a_stream_becomes_a_watch),
    KIN_TEST_ENTRY(after_the_mark_a_watch_can_be_short_again),
    KIN_TEST_ENTRY(
        a_stream_cut_before_its_mark_begins_again_and_in_the_end_lists),
    KIN_TEST_ENTRY(a_server_that_cannot_stream_is_listed),
    KIN_TEST_ENTRY(a_short_stream_is_listed),
    KIN_TEST_ENTRY(a_stream_waits_for_a_server_and_for_one_that_is_busy),
    KIN_TEST_ENTRY(a_stream_of_a_version_that_is_gone_is_asked_for_without_one),
    KIN_TEST_ENTRY(resyncs_while_it_watches),
    KIN_TEST_ENTRY(a_resync_that_fails_ends_the_round),
    KIN_TEST_ENTRY(stops_in_every_state_and_asks_for_nothing_more))
