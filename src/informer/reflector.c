/* SPDX-License-Identifier: Apache-2.0 */
#include "informer/reflector.h"

#include <assert.h>

#include <kin/api_error.h>

#include "base/alloc.h"
#include "base/buf.h"
#include "base/clock.h"
#include "base/kept_error.h"
#include "base/str.h"
#include "kube/pager.h"
#include "kube/status.h"

enum {
    PAGE_LIMIT = 500,
    MIN_TIMEOUT_S = 300,
    MAX_TIMEOUT_S = INT32_MAX / 2, /* requests have up to twice that */
    TEXT_MAX = 64 << 10,           /* versions and tokens */
    TEXT_USUAL = 63,               /* and a NUL */
    /* Streams without success and without a pause, until the round lists. */
    STREAM_TRIES = 5,
    VERIFY_JITTER = 8, /* one part of so many */
    /* A server sends a bookmark 2 s before the end of a watch, but none to one
     * of 2 s. */
    RESUME_TIMEOUT_S = 3,
    QUIET_TIMES = 16, /* the longest pause between doubts */
    EARLY_S = 5,      /* an end so long before its time is no timeout */
};

/* A list: its pages, and which fallbacks were tried. */
struct reflector_listing {
    int64_t since_ns;
    struct kin__buf asked;   /* the version of the first request */
    struct kin__buf version; /* of the first page */
    struct kin__buf token;   /* where the next page begins; empty: none */
    struct kin__buf next;    /* the same, from the current page */
    int64_t limit;
    bool is_first;        /* it began at version 0 */
    bool is_paged;        /* there was more than one page */
    int page_code;        /* of the current page: 0 once it has metadata */
    bool is_full;         /* asked again without pages */
    bool is_anew;         /* asked again without a version */
    bool is_verification; /* at exactly the version of the watch */
    struct kin__page_guard guard;
    uint64_t staged; /* objects before the current page */
};

/* A stream or a watch. */
struct watching {
    int64_t since_ns;
    int64_t timeout_ns; /* that was requested */
    uint64_t events;
    bool is_open;
    bool follows; /* events move the version; from "" and "0" only the first
                     that is not ADDED starts that */
};

struct kin__reflector {
    struct kin__reflector_opts opts;
    struct kin__random random;
    struct kin__backoff backoff;
    enum kin__reflector_state state;
    enum kin__reflector_state after; /* the backoff */
    int64_t backoff_until_ns;
    int64_t resync_due_ns;
    int64_t verify_due_ns;
    int64_t timer_ns; /* the timer that was set */
    bool has_foreign; /* objects that were not requested were reported */
    bool is_single;   /* no other round follows */

    struct kin__buf version;     /* of the last list or event; empty: none */
    bool is_version_unavailable; /* the server does not have it any more */
    bool is_paging;              /* a list of version 0 came in pages */
    bool is_staging;
    bool is_publishing; /* kin__reflector_published() will be called */
    uint64_t staged;
    uint64_t expected;     /* in all; 0 if unknown */
    unsigned stream_tries; /* without a pause */

    int64_t internal_since_ns; /* first of a row of internal errors; -1: none */
    unsigned failures;         /* in a row */
    bool asks_watch;           /* the last request was a watch without a list */

    bool is_resuming;      /* a saved version, which is not confirmed yet */
    bool is_doubtful;      /* the connection of a watch has failed since */
    int64_t heard_ns;      /* when a watch was opened, or had an event */
    int64_t quiet_wait_ns; /* until the next doubt */

    struct reflector_listing list;
    struct watching watch;

    struct kin__kept_error error;
    struct kin__reflector_counts counts;
};

/* ---- what a failure means ---- */

static bool failure_is_of_version(const kin_error *err)
{
    return kin_error_is_expired(err) || kin_error_is_gone(err) ||
           kin__error_is_too_large_resource_version(err);
}

static bool failure_is_permanent(const kin_error *err)
{
    static const int statuses[] = {400, 401, 403, 404, 405, 406, 422};

    if (failure_is_of_version(err))
        return false;
    for (size_t i = 0; i < sizeof(statuses) / sizeof(statuses[0]); i++)
        if (err->http_status == statuses[i])
            return true;
    return err->http_status == 0 && err->code == KIN_ETLS;
}

/* ---- life ---- */

/* With room for usual versions, so that a lack of memory shows early. */
static int text_init(struct kin__buf *buf, const kin_allocator *alloc)
{
    char *room = NULL;

    kin__buf_init(buf, alloc, TEXT_MAX);
    return kin__buf_reserve(buf, TEXT_USUAL, &room);
}

static int listing_init(struct reflector_listing *list,
                        const kin_allocator *alloc)
{
    int r = text_init(&list->asked, alloc);

    if (r == 0)
        r = text_init(&list->version, alloc);
    if (r == 0)
        r = text_init(&list->token, alloc);
    return r == 0 ? text_init(&list->next, alloc) : r;
}

static void listing_done(struct reflector_listing *list)
{
    kin__buf_done(&list->asked);
    kin__buf_done(&list->version);
    kin__buf_done(&list->token);
    kin__buf_done(&list->next);
}

int kin__reflector_new(const struct kin__reflector_opts *opts,
                       struct kin__reflector **ret, kin_error *err)
{
    struct kin__reflector *self = kin__alloc0(opts->alloc, 1, sizeof(*self));

    if (!self)
        return kin_error_set(err, KIN_ENOMEM, "reflector: out of memory");
    self->opts = *opts;
    if (self->opts.min_timeout_s < MIN_TIMEOUT_S)
        self->opts.min_timeout_s = MIN_TIMEOUT_S;
    if (self->opts.min_timeout_s > MAX_TIMEOUT_S)
        self->opts.min_timeout_s = MAX_TIMEOUT_S;
    kin__random_init(&self->random, opts->seed);
    kin__backoff_init(&self->backoff, &opts->backoff);
    self->resync_due_ns = KIN__REFLECTOR_NEVER;
    self->verify_due_ns = KIN__REFLECTOR_NEVER;
    self->timer_ns = KIN__REFLECTOR_NEVER;
    self->internal_since_ns = -1;
    self->quiet_wait_ns = opts->quiet_ns;
    int r = text_init(&self->version, opts->alloc);
    if (r == 0)
        r = listing_init(&self->list, opts->alloc);
    if (r < 0) {
        (void)kin__reflector_free(self);
        return kin_error_set(err, r, "reflector: out of memory");
    }
    *ret = self;
    return 0;
}

struct kin__reflector *kin__reflector_free(struct kin__reflector *reflector)
{
    if (!reflector)
        return NULL;
    kin__buf_done(&reflector->version);
    listing_done(&reflector->list);
    kin__kept_error_clear(&reflector->error, reflector->opts.alloc);
    kin__free(reflector->opts.alloc, reflector);
    return NULL;
}

/* ---- helpers ---- */

static int reflector_keep(struct kin__buf *buf, kin_str text)
{
    char *room = NULL;
    int r = kin__buf_reserve(buf, text.len, &room);

    if (r < 0)
        return r;
    kin__buf_clear(buf);
    return kin__buf_append(buf, text); /* there is room */
}

static void reflector_failed(struct kin__reflector *self, const kin_error *err,
                             bool ends_round)
{
    bool is_waiting = self->state == KIN__REFLECTOR_BACKOFF;
    struct kin__reflector_failure failure = {
        .err = err,
        .attempt = ++self->failures,
        .retry_ns = is_waiting ? self->backoff_until_ns : 0,
        .is_permanent = ends_round && failure_is_permanent(err),
        .is_watch = self->asks_watch,
    };

    kin__kept_error_set(&self->error, self->opts.alloc, err);
    if (self->opts.ops.failed)
        self->opts.ops.failed(&failure, self->opts.ops.userdata);
}

static void reflector_report(struct kin__reflector *self, const kin_error *err)
{
    if (err)
        reflector_failed(self, err, /* ends_round= */ false);
}

static void reflector_report_foreign(struct kin__reflector *self,
                                     const char *where)
{
    kin_error err = KIN_ERROR_INIT;
    struct kin__reflector_failure failure = {.err = &err};

    if (self->has_foreign)
        return;
    self->has_foreign = true;
    (void)kin_error_set(&err, KIN_EPROTOCOL,
                        "%s: ignored objects that were not asked for", where);
    if (self->opts.ops.failed)
        self->opts.ops.failed(&failure, self->opts.ops.userdata);
}

static void reflector_recovered(struct kin__reflector *self)
{
    self->failures = 0;
    kin__kept_error_clear(&self->error, self->opts.alloc);
}

static void reflector_drop_stage(struct kin__reflector *self)
{
    if (self->is_staging)
        self->opts.ops.stage_drop(self->opts.ops.userdata);
    self->is_staging = false;
    self->staged = 0;
    self->expected = 0;
}

/* Publishes what is staged, whose version is that of the list.  0, a failure,
 * or KIN__PUBLISH_LATER. */
static int reflector_publish(struct kin__reflector *self, kin_error *err)
{
    char *room = NULL;
    kin_str version = kin__buf_str(&self->list.version);
    int r = kin__buf_reserve(&self->version, version.len, &room);

    if (r < 0)
        return kin_error_set(err, r, "resource version: %s", kin_error_text(r));
    assert(!self->is_publishing);
    self->is_staging = false;
    r = self->opts.ops.stage_publish(version, self->opts.ops.userdata, err);
    self->is_publishing = r == KIN__PUBLISH_LATER;
    return r;
}

/* Its list, or stream, was published. */
static void reflector_count_published(struct kin__reflector *self,
                                      int64_t since_ns, int64_t now_ns)
{
    int64_t took_ns = now_ns - since_ns;
    int r = reflector_keep(&self->version, kin__buf_str(&self->list.version));

    assert(r == 0); /* there is room */
    (void)r;
    self->is_version_unavailable = false;
    self->verify_due_ns = KIN__REFLECTOR_NEVER;
    self->is_resuming = false;
    self->is_doubtful = false;
    reflector_recovered(self);
    self->counts.published++;
    self->counts.publish_ns += took_ns;
    if (self->opts.ops.listed)
        self->opts.ops.listed(self->staged, took_ns, self->opts.ops.userdata);
}

static void reflector_leave_watch(struct kin__reflector *self, int64_t now_ns)
{
    if (self->state != KIN__REFLECTOR_WATCH)
        return;
    self->counts.ended_watches++;
    self->counts.watch_ns += now_ns - self->watch.since_ns;
}

/* ---- time ---- */

/* When the current watch is doubted for its silence. */
static int64_t quiet_due_ns(const struct kin__reflector *self)
{
    if (self->opts.quiet_ns == 0 || self->is_single ||
        !kin__reflector_is_watching(self))
        return KIN__REFLECTOR_NEVER;
    return kin__time_add_ns(self->heard_ns, self->quiet_wait_ns);
}

static void reflector_set_timer(struct kin__reflector *self)
{
    int64_t due = quiet_due_ns(self);

    if (self->state == KIN__REFLECTOR_BACKOFF)
        due = self->backoff_until_ns;
    if (self->resync_due_ns < due)
        due = self->resync_due_ns;
    if (self->verify_due_ns < due)
        due = self->verify_due_ns;
    if (due == self->timer_ns)
        return;
    self->timer_ns = due;
    self->opts.ops.set_timer(due, self->opts.ops.userdata);
}

/* Many informers that start together do not verify together. */
static void reflector_plan_verification(struct kin__reflector *self,
                                        int64_t now_ns)
{
    int64_t verify_ns = self->opts.verify_ns;

    if (verify_ns == 0 || self->is_single)
        return;
    uint64_t jitter = (uint64_t)verify_ns / VERIFY_JITTER + 1;
    self->verify_due_ns = kin__time_add_ns(
        kin__time_add_ns(now_ns, verify_ns),
        (int64_t)kin__random_below(&self->random, jitter));
}

/* A watch begins, or is resumed. */
static void reflector_plan(struct kin__reflector *self, int64_t now_ns)
{
    if (self->resync_due_ns == KIN__REFLECTOR_NEVER &&
        self->opts.resync_ns > 0 && self->opts.ops.resync)
        self->resync_due_ns = kin__time_add_ns(now_ns, self->opts.resync_ns);
    if (self->verify_due_ns == KIN__REFLECTOR_NEVER)
        reflector_plan_verification(self, now_ns);
}

static void reflector_wait(struct kin__reflector *self,
                           enum kin__reflector_state after, int64_t now_ns)
{
    int64_t delay_ns = kin__backoff_next_ns(&self->backoff, now_ns,
                                            &self->random);

    assert(self->state != KIN__REFLECTOR_STOPPED);
    reflector_leave_watch(self, now_ns);
    self->state = KIN__REFLECTOR_BACKOFF;
    self->after = after;
    self->backoff_until_ns = kin__time_add_ns(now_ns, delay_ns);
    reflector_set_timer(self);
}

/* ---- rounds ---- */

static enum kin__reflector_state round_first(const struct kin__reflector *self)
{
    return self->opts.streaming == KIN__REFLECTOR_STREAM_NEVER
               ? KIN__REFLECTOR_LIST
               : KIN__REFLECTOR_STREAM;
}

static void reflector_rest(struct kin__reflector *self, int64_t now_ns)
{
    reflector_leave_watch(self, now_ns);
    reflector_drop_stage(self);
    self->is_single = false;
    self->stream_tries = 0;
    self->resync_due_ns = KIN__REFLECTOR_NEVER;
    self->verify_due_ns = KIN__REFLECTOR_NEVER;
    self->state = KIN__REFLECTOR_NEW;
    reflector_set_timer(self);
}

static void reflector_single_ended(struct kin__reflector *self,
                                   const kin_error *err, int64_t now_ns)
{
    struct kin__reflector_failure failure = {
        .err = err, .is_watch = self->asks_watch, .ends_single = true};

    reflector_rest(self, now_ns);
    if (err)
        kin__kept_error_set(&self->error, self->opts.alloc, err);
    if (self->opts.ops.failed)
        self->opts.ops.failed(&failure, self->opts.ops.userdata);
}

static void reflector_enter(struct kin__reflector *self,
                            enum kin__reflector_state state, int64_t now_ns);

/* Begins a round without a delay, after a watch. */
static void round_begin(struct kin__reflector *self, const kin_error *err,
                        int64_t now_ns)
{
    assert(!self->is_staging);
    reflector_leave_watch(self, now_ns);
    self->is_resuming = false;
    self->stream_tries = 0;
    self->resync_due_ns = KIN__REFLECTOR_NEVER;
    reflector_report(self, err);
    reflector_enter(self, round_first(self), now_ns);
}

static void reflector_end_round(struct kin__reflector *self,
                                const kin_error *err, int64_t now_ns)
{
    if (self->is_single) {
        reflector_single_ended(self, err, now_ns);
        return;
    }
    if (self->is_resuming && err && failure_is_of_version(err)) {
        round_begin(self, err, now_ns);
        return;
    }
    reflector_drop_stage(self);
    self->stream_tries = 0;
    self->resync_due_ns = KIN__REFLECTOR_NEVER;
    reflector_wait(self, round_first(self), now_ns);
    if (err)
        reflector_failed(self, err, /* ends_round= */ true);
}

/* ---- lists ---- */

static void watch_begin(struct kin__reflector *self, int64_t now_ns);

/* The version to list at: the last one seen, so that the server may answer from
 * its cache without going back in time; any at first; and the newest if the
 * server no longer has that version. */
static kin_str list_version(const struct kin__reflector *self)
{
    if (self->is_version_unavailable)
        return KIN__S("");
    if (self->version.len == 0)
        return KIN__S("0");
    return kin__buf_str(&self->version);
}

/* Lists from the cache of a server ignore the limit, and pages bypass that
 * cache: so pages are requested only where they cost nothing. */
static int64_t list_limit(const struct kin__reflector *self, kin_str version)
{
    if (self->opts.page_limit != 0)
        return self->opts.page_limit;
    if (self->is_paging)
        return PAGE_LIMIT;
    return version.len == 0 || kin_str_eq(version, KIN__S("0")) ? PAGE_LIMIT
                                                                : 0;
}

static void list_failed(struct kin__reflector *self, int code, int64_t now_ns)
{
    kin_error err = KIN_ERROR_INIT;

    (void)kin_error_set(&err, code, "list: %s", kin_error_text(code));
    reflector_end_round(self, &err, now_ns);
}

/* With a limit, servers take a version for an exact one unless the request says
 * otherwise, and a watch may no longer be able to start there.  Without an own
 * page limit the request is as client-go's. */
static bool list_takes_newer(const struct kin__reflector *self)
{
    kin_str version = kin__buf_str(&self->list.asked);

    return self->opts.page_limit > 0 && !self->list.is_full &&
           version.len > 0 && !kin_str_eq(version, KIN__S("0"));
}

/* Requests the page of `token`. */
static void list_request(struct kin__reflector *self)
{
    struct reflector_listing *list = &self->list;
    struct kin__reflector_request request = {
        .continue_token = kin__buf_str(&list->token),
        .limit = list->is_full ? 0 : list->limit,
    };

    if (list->token.len == 0) {
        request.resource_version = kin__buf_str(&list->asked);
        if (list->is_verification)
            request.version_match = KIN__S("Exact");
        else if (list_takes_newer(self))
            request.version_match = KIN__S("NotOlderThan");
    }
    list->page_code = KIN_EPROTOCOL;
    kin__buf_clear(&list->next);
    self->state = KIN__REFLECTOR_LIST;
    self->asks_watch = false;
    self->counts.lists++;
    self->has_foreign = false;
    self->opts.ops.request(&request, self->opts.ops.userdata);
}

/* Starts again from the first page. */
static void list_restart(struct kin__reflector *self, int64_t now_ns)
{
    struct reflector_listing *list = &self->list;
    kin_error err = KIN_ERROR_INIT;

    kin__buf_clear(&list->token);
    kin__buf_clear(&list->version);
    list->guard = (struct kin__page_guard){0};
    list->staged = 0;
    reflector_drop_stage(self);
    int r = self->opts.ops.stage_begin(self->opts.ops.userdata, &err);
    if (r < 0) {
        reflector_end_round(self, &err, now_ns);
        return;
    }
    self->is_staging = true;
    list_request(self);
}

static void list_begin(struct kin__reflector *self, int64_t now_ns)
{
    struct reflector_listing *list = &self->list;
    kin_str version = list_version(self);
    int r = reflector_keep(&list->asked, version);

    if (r < 0) {
        list_failed(self, r, now_ns);
        return;
    }
    list->since_ns = now_ns;
    list->limit = list_limit(self, version);
    list->is_first = kin_str_eq(version, KIN__S("0"));
    list->is_paged = false;
    list->is_full = false;
    list->is_anew = false;
    list->is_verification = false;
    list_restart(self, now_ns);
}

/* ---- verifications: a list at exactly the version of the watch, which is
 * resumed from there ---- */

static void verification_begin(struct kin__reflector *self, int64_t now_ns)
{
    struct reflector_listing *list = &self->list;

    assert(self->state == KIN__REFLECTOR_WATCH && !self->is_single);
    if (self->version.len == 0 ||
        reflector_keep(&list->asked, kin__buf_str(&self->version)) < 0)
        return; /* the next time */
    reflector_leave_watch(self, now_ns);
    self->opts.ops.cancel(self->opts.ops.userdata);
    self->state = KIN__REFLECTOR_LIST;
    list->since_ns = now_ns;
    list->limit = self->opts.page_limit ? self->opts.page_limit : PAGE_LIMIT;
    list->is_first = false;
    list->is_paged = false;
    list->is_full = false;
    list->is_anew = false;
    list->is_verification = true;
    list_restart(self, now_ns);
}

/* It is a list at another version if the server does not know exact ones. */
static bool verification_is_exact(const struct kin__reflector *self)
{
    return kin_str_eq(kin__buf_str(&self->list.version),
                      kin__buf_str(&self->list.asked));
}

/* The server may no longer have the version: the next time there is another. */
static void verification_failed(struct kin__reflector *self,
                                const kin_error *err, int64_t now_ns)
{
    self->list.is_verification = false;
    reflector_drop_stage(self);
    if (err && !failure_is_of_version(err))
        reflector_report(self, err);
    watch_begin(self, now_ns);
}

static void verification_published(struct kin__reflector *self, int64_t now_ns)
{
    self->list.is_verification = false;
    self->counts.verifications++;
    reflector_recovered(self);
    if (self->opts.ops.verified)
        self->opts.ops.verified(self->opts.ops.userdata);
    watch_begin(self, now_ns);
}

static enum kin__reflector_verdict list_judge(
    struct kin__reflector *self, const struct kin__reflector_item *item)
{
    if (!item->is_foreign)
        return KIN__VERDICT_STAGE;
    reflector_report_foreign(self, "list");
    return KIN__VERDICT_DROP;
}

void kin__reflector_take_page(struct kin__reflector *reflector,
                              const struct kin__reflector_page *page)
{
    struct reflector_listing *list = &reflector->list;

    if (reflector->state != KIN__REFLECTOR_LIST)
        return;
    /* Later pages may have a later version; the watch has to start at that of
     * the first. */
    bool is_first = list->token.len == 0;
    if (page->remaining > 0)
        reflector->expected = reflector->staged + (uint64_t)page->remaining;
    list->page_code = reflector_keep(&list->next, page->continue_token);
    if (list->page_code == 0 && is_first)
        list->page_code = reflector_keep(&list->version,
                                         page->resource_version);
}

static void list_published(struct kin__reflector *self, const kin_error *err,
                           int64_t now_ns)
{
    struct reflector_listing *list = &self->list;

    if (err) {
        reflector_end_round(self, err, now_ns);
        return;
    }
    if (list->is_verification) {
        verification_published(self, now_ns);
        return;
    }
    reflector_count_published(self, list->since_ns, now_ns);
    /* The server has no cache then, so pages cost nothing. */
    if (list->is_first && list->is_paged)
        self->is_paging = true;
    watch_begin(self, now_ns);
}

static void list_whole(struct kin__reflector *self, int64_t now_ns)
{
    kin_error err = KIN_ERROR_INIT;

    if (self->list.is_verification && !verification_is_exact(self)) {
        verification_failed(self, /* err= */ NULL, now_ns);
        return;
    }
    int r = reflector_publish(self, &err);
    if (r != KIN__PUBLISH_LATER)
        list_published(self, r < 0 ? &err : NULL, now_ns);
}

static void list_page_ended(struct kin__reflector *self, int64_t now_ns)
{
    struct reflector_listing *list = &self->list;
    kin_error err = KIN_ERROR_INIT;

    assert(self->state == KIN__REFLECTOR_LIST);
    if (list->page_code < 0) {
        list_failed(self, list->page_code, now_ns);
        return;
    }
    if (list->next.len == 0) {
        list_whole(self, now_ns);
        return;
    }
    int r = kin__page_guard_take(&list->guard, kin__buf_str(&list->next),
                                 self->staged - list->staged, &err);
    if (r < 0) {
        reflector_end_round(self, &err, now_ns);
        return;
    }
    list->is_paged = true;
    list->staged = self->staged;
    r = reflector_keep(&list->token, kin__buf_str(&list->next));
    if (r < 0)
        list_failed(self, r, now_ns);
    else
        list_request(self);
}

static void list_ended(struct kin__reflector *self, const kin_error *err,
                       int64_t now_ns)
{
    struct reflector_listing *list = &self->list;

    if (!err) {
        list_page_ended(self, now_ns);
        return;
    }
    if (list->is_verification) {
        verification_failed(self, err, now_ns);
        return;
    }
    if (kin_error_is_expired(err) && list->token.len > 0 && !list->is_full) {
        list->is_full = true;
        list_restart(self, now_ns);
    } else if (failure_is_of_version(err) && !list->is_anew) {
        reflector_report(self, err);
        self->is_version_unavailable = true;
        list->is_anew = true;
        list->is_full = false;
        kin__buf_clear(&list->asked);
        list_restart(self, now_ns);
    } else {
        reflector_end_round(self, err, now_ns);
    }
}

/* No server, or it is overloaded: the same request is retried later. */
static bool end_is_passing(enum kin__reflector_end end, const kin_error *err)
{
    return end == KIN__END_UNREACHABLE ||
           (err && kin_error_is_too_many_requests(err));
}

/* Whether an internal error is retried at once: while the sequence of them is
 * younger than allowed.  A minute without one ends the sequence. */
static bool internal_may_retry(struct kin__reflector *self, int64_t now_ns)
{
    int64_t allowed_ns = self->opts.max_internal_retry_ns;

    if (allowed_ns == 0)
        return false;
    if (self->internal_since_ns < 0 ||
        now_ns - self->watch.since_ns >= 60 * KIN__NS_PER_S)
        self->internal_since_ns = now_ns;
    if (now_ns - self->internal_since_ns < allowed_ns)
        return true;
    self->internal_since_ns = -1;
    return false;
}

/* ---- both ---- */

/* Differs between requests, so that watches which started together do not end
 * together. */
static int64_t watch_timeout_s(struct kin__reflector *self)
{
    int64_t min = self->opts.min_timeout_s;

    if (self->is_resuming)
        return RESUME_TIMEOUT_S;
    return min + (int64_t)kin__random_below(&self->random, (uint64_t)min);
}

static void watch_request(struct kin__reflector *self,
                          struct kin__reflector_request *request,
                          enum kin__reflector_state state, int64_t now_ns)
{
    kin_str version = request->resource_version;

    reflector_leave_watch(self, now_ns);
    request->is_watch = true;
    request->allow_bookmarks = true;
    request->timeout_s = watch_timeout_s(self);
    self->watch = (struct watching){
        .since_ns = now_ns,
        .timeout_ns = request->timeout_s * KIN__NS_PER_S,
        .follows = version.len > 0 && !kin_str_eq(version, KIN__S("0")),
    };
    self->state = state;
    self->asks_watch = state == KIN__REFLECTOR_WATCH;
    self->counts.watches++;
    self->has_foreign = false;
    self->opts.ops.request(request, self->opts.ops.userdata);
    reflector_set_timer(self);
}

static void watch_cancel(struct kin__reflector *self)
{
    self->opts.ops.cancel(self->opts.ops.userdata);
}

/* It ended as soon as it began, and would do so again. */
static bool watch_was_short(struct kin__reflector *self, int64_t now_ns)
{
    bool was_short = self->watch.events == 0 &&
                     now_ns - self->watch.since_ns < KIN__NS_PER_S;

    self->counts.short_watches += was_short;
    return was_short;
}

static void watch_set_short_error(kin_error *err)
{
    (void)kin_error_set(err, KIN_ECLOSED,
                        "watch: closed within a second and without any event");
}

/* ---- streams: the initial state as events ---- */

static void stream_begin(struct kin__reflector *self, int64_t now_ns)
{
    kin_error err = KIN_ERROR_INIT;
    struct kin__reflector_request request = {
        .send_initial_events = true,
        .version_match = KIN__S("NotOlderThan"),
    };

    reflector_drop_stage(self);
    if (self->opts.ops.stage_begin(self->opts.ops.userdata, &err) < 0) {
        reflector_end_round(self, &err, now_ns);
        return;
    }
    self->is_staging = true;
    self->stream_tries++;
    if (!self->is_version_unavailable)
        request.resource_version = kin__buf_str(&self->version);
    watch_request(self, &request, KIN__REFLECTOR_STREAM, now_ns);
}

static void stream_failed(struct kin__reflector *self,
                          enum kin__reflector_end end, const kin_error *err,
                          int64_t now_ns)
{
    reflector_drop_stage(self);
    if (end_is_passing(end, err)) {
        self->stream_tries = 0;
        reflector_wait(self, KIN__REFLECTOR_STREAM, now_ns);
        reflector_report(self, err);
        return;
    }
    reflector_report(self, err);
    if (failure_is_of_version(err) && self->stream_tries < STREAM_TRIES) {
        self->is_version_unavailable = true;
        stream_begin(self, now_ns);
    } else {
        list_begin(self, now_ns);
    }
}

static int stream_published(struct kin__reflector *self, const kin_error *err,
                            int64_t now_ns)
{
    assert(self->state == KIN__REFLECTOR_STREAM);
    if (err) {
        watch_cancel(self);
        reflector_end_round(self, err, now_ns);
        return KIN_ECLOSED;
    }
    reflector_count_published(self, self->watch.since_ns, now_ns);
    self->state = KIN__REFLECTOR_WATCH;
    self->staged = 0;
    self->stream_tries = 0;
    self->watch = (struct watching){.since_ns = now_ns,
                                    .timeout_ns = self->watch.timeout_ns,
                                    .is_open = true,
                                    .follows = true};
    self->heard_ns = now_ns;
    self->resync_due_ns = KIN__REFLECTOR_NEVER;
    reflector_plan(self, now_ns);
    reflector_set_timer(self);
    return 0;
}

/* The initial state is complete; the same request continues as a watch. */
static int stream_whole(struct kin__reflector *self, kin_str version,
                        int64_t now_ns)
{
    kin_error err = KIN_ERROR_INIT;
    int r = reflector_keep(&self->list.version, version);

    if (r < 0)
        (void)kin_error_set(&err, r, "resource version: %s", kin_error_text(r));
    else
        r = reflector_publish(self, &err);
    if (r == KIN__PUBLISH_LATER)
        return 0;
    return stream_published(self, r < 0 ? &err : NULL, now_ns);
}

static enum kin__reflector_verdict stream_judge(
    struct kin__reflector *self, const struct kin__reflector_item *item,
    int64_t now_ns)
{
    if (item->type == KIN__EVENT_ERROR) {
        watch_cancel(self);
        stream_failed(self, KIN__END_REFUSED, item->error, now_ns);
        return KIN__VERDICT_CLOSED;
    }
    if (item->is_foreign) {
        reflector_report_foreign(self, "watch");
        return KIN__VERDICT_DROP;
    }
    self->watch.events++;
    if (item->type != KIN__EVENT_BOOKMARK)
        return KIN__VERDICT_STAGE;
    if (!item->is_end_mark ||
        stream_whole(self, item->resource_version, now_ns) == 0)
        return KIN__VERDICT_DROP;
    return KIN__VERDICT_CLOSED;
}

/* It ended before the end mark.  If it lasted as long as a watch, the server
 * does not send marks: it would never be complete. */
static void stream_end_early(struct kin__reflector *self, int64_t now_ns)
{
    int64_t lasted_ns = now_ns - self->watch.since_ns;

    assert(self->stream_tries > 0);
    if (self->stream_tries < STREAM_TRIES &&
        lasted_ns < self->opts.min_timeout_s * KIN__NS_PER_S) {
        stream_begin(self, now_ns);
        return;
    }
    reflector_drop_stage(self);
    list_begin(self, now_ns);
}

static void stream_ended(struct kin__reflector *self,
                         enum kin__reflector_end end, const kin_error *err,
                         int64_t now_ns)
{
    kin_error was_short = KIN_ERROR_INIT;

    if (end == KIN__END_REFUSED || end == KIN__END_UNREACHABLE) {
        stream_failed(self, end, err, now_ns);
    } else if (watch_was_short(self, now_ns)) {
        watch_set_short_error(&was_short);
        stream_failed(self, KIN__END_REFUSED, &was_short, now_ns);
    } else {
        reflector_report(self, err);
        stream_end_early(self, now_ns);
    }
}

/* ---- watches ---- */

static void watch_begin(struct kin__reflector *self, int64_t now_ns)
{
    struct kin__reflector_request request = {
        .resource_version = kin__buf_str(&self->version),
    };

    self->staged = 0;
    reflector_plan(self, now_ns);
    watch_request(self, &request, KIN__REFLECTOR_WATCH, now_ns);
}

/* A list in pages may have exactly the requested version.  If a watch cannot
 * start there, or fails at the first event, the next list needs another
 * version, or the same would repeat until the server no longer has that list
 * either. */
static void watch_avoid_version(struct kin__reflector *self)
{
    kin_str version = kin__buf_str(&self->version);

    if (self->list.limit > 0 && version.len > 0 &&
        kin_str_eq(version, kin__buf_str(&self->list.asked)))
        self->is_version_unavailable = true;
}

static void watch_check_version(struct kin__reflector *self,
                                const kin_error *err)
{
    if (failure_is_of_version(err))
        watch_avoid_version(self);
}

/* An error inside the stream, which ends the request. */
static void watch_refused(struct kin__reflector *self, const kin_error *err,
                          int64_t now_ns)
{
    watch_check_version(self, err);
    if (kin_error_is_too_many_requests(err)) {
        reflector_wait(self, KIN__REFLECTOR_WATCH, now_ns);
        reflector_report(self, err);
    } else if (kin_error_is_internal(err) && internal_may_retry(self, now_ns)) {
        reflector_report(self, err);
        watch_begin(self, now_ns);
    } else {
        reflector_end_round(self, err, now_ns);
    }
}

static bool watch_may_go_on(int code)
{
    return code == 0 || (code != KIN_ENOMEM && code != KIN_ELIMIT);
}

/* The version moves even if an event could not be applied: the next events do
 * not depend on it. */
static int watch_follow(struct kin__reflector *self,
                        const struct kin__reflector_item *item, kin_error *err)
{
    if (item->type != KIN__EVENT_ADDED)
        self->watch.follows = true;
    /* The version of an isolated object may be unknown, or too long for a
     * request: the watch can resume from the one before. */
    if (!self->watch.follows ||
        (item->bad && item->resource_version.len == 0) ||
        item->resource_version.len >= TEXT_MAX)
        return 0;
    int r = reflector_keep(&self->version, item->resource_version);
    return r < 0 ? kin_error_set(err, r, "watch: %s", kin_error_text(r)) : 0;
}

static enum kin__reflector_verdict watch_judge(
    struct kin__reflector *self, const struct kin__reflector_item *item,
    int64_t now_ns)
{
    if (item->type == KIN__EVENT_ERROR) {
        watch_cancel(self);
        watch_refused(self, item->error, now_ns);
        return KIN__VERDICT_CLOSED;
    }
    if (item->is_foreign) {
        reflector_report_foreign(self, "watch");
        return KIN__VERDICT_DROP;
    }
    return KIN__VERDICT_APPLY;
}

static int watch_settle(struct kin__reflector *self,
                        const struct kin__reflector_item *item,
                        const kin_error *err, int64_t now_ns)
{
    kin_error own = KIN_ERROR_INIT;
    int r = err ? err->code : 0;

    assert(self->state == KIN__REFLECTOR_WATCH);
    if (r < 0 && watch_may_go_on(r)) {
        reflector_report(self, err);
        r = 0;
    }
    if (r == 0) {
        r = watch_follow(self, item, &own);
        err = &own;
    }
    if (r < 0) {
        watch_cancel(self);
        watch_avoid_version(self);
        reflector_end_round(self, err, now_ns);
        return KIN_ECLOSED;
    }
    self->watch.events++;
    self->counts.watch_events++;
    self->heard_ns = now_ns;
    self->quiet_wait_ns = self->opts.quiet_ns;
    return 0;
}

/* Whether it has not ended because its time was over.  A server that shuts down
 * ends its watches in order; what comes back may be another one. */
static bool watch_is_broken(const struct kin__reflector *self,
                            enum kin__reflector_end end, int64_t now_ns)
{
    int64_t lasted_ns = now_ns - self->watch.since_ns;

    if (end == KIN__END_WHOLE)
        return lasted_ns < self->watch.timeout_ns - EARLY_S * KIN__NS_PER_S;
    return end == KIN__END_CUT || end == KIN__END_UNREACHABLE;
}

static void watch_ended(struct kin__reflector *self,
                        enum kin__reflector_end end, const kin_error *err,
                        int64_t now_ns)
{
    kin_error was_short = KIN_ERROR_INIT;

    if (watch_is_broken(self, end, now_ns))
        self->is_doubtful = true;
    if (!self->watch.is_open && end_is_passing(end, err)) {
        reflector_wait(self, KIN__REFLECTOR_WATCH, now_ns);
        reflector_report(self, err);
    } else if (end == KIN__END_REFUSED && self->watch.is_open) {
        watch_refused(self, err, now_ns);
    } else if (end == KIN__END_REFUSED) {
        watch_check_version(self, err);
        reflector_end_round(self, err, now_ns);
    } else if (watch_was_short(self, now_ns)) {
        watch_set_short_error(&was_short);
        reflector_end_round(
            self, self->is_single && end == KIN__END_WHOLE ? NULL : &was_short,
            now_ns);
    } else {
        watch_begin(self, now_ns);
    }
}

/* ---- start and stop ---- */

static void reflector_enter(struct kin__reflector *self,
                            enum kin__reflector_state state, int64_t now_ns)
{
    if (state == KIN__REFLECTOR_STREAM)
        stream_begin(self, now_ns);
    else if (state == KIN__REFLECTOR_LIST)
        list_begin(self, now_ns);
    else
        watch_begin(self, now_ns);
}

void kin__reflector_set_resync(struct kin__reflector *reflector,
                               int64_t resync_ns)
{
    reflector->opts.resync_ns = resync_ns;
}

void kin__reflector_start(struct kin__reflector *reflector, int64_t now_ns)
{
    if (reflector->state == KIN__REFLECTOR_NEW)
        reflector_enter(reflector, round_first(reflector), now_ns);
}

void kin__reflector_start_single(struct kin__reflector *reflector,
                                 int64_t now_ns)
{
    if (reflector->state != KIN__REFLECTOR_NEW)
        return;
    reflector->is_single = true;
    kin__reflector_start(reflector, now_ns);
}

int kin__reflector_resume(struct kin__reflector *reflector, kin_str version,
                          int64_t now_ns)
{
    assert(reflector->state == KIN__REFLECTOR_NEW && version.len > 0);
    int r = reflector_keep(&reflector->version, version);

    if (r < 0)
        return r;
    reflector->is_resuming = true;
    reflector->is_doubtful = true;
    watch_begin(reflector, now_ns);
    return 0;
}

void kin__reflector_confirm(struct kin__reflector *reflector)
{
    reflector->is_resuming = false;
}

static bool is_asking(enum kin__reflector_state state)
{
    return state == KIN__REFLECTOR_STREAM || state == KIN__REFLECTOR_LIST ||
           state == KIN__REFLECTOR_WATCH;
}

void kin__reflector_end_single(struct kin__reflector *reflector, int64_t now_ns)
{
    if (!reflector->is_single || reflector->state == KIN__REFLECTOR_STOPPED)
        return;
    if (is_asking(reflector->state))
        reflector->opts.ops.cancel(reflector->opts.ops.userdata);
    reflector_rest(reflector, now_ns);
}

void kin__reflector_stop(struct kin__reflector *reflector)
{
    enum kin__reflector_state old = reflector->state;

    reflector->state = KIN__REFLECTOR_STOPPED;
    if (is_asking(old))
        reflector->opts.ops.cancel(reflector->opts.ops.userdata);
    reflector_drop_stage(reflector);
    reflector->resync_due_ns = KIN__REFLECTOR_NEVER;
    reflector->verify_due_ns = KIN__REFLECTOR_NEVER;
    reflector_set_timer(reflector);
}

/* ---- another history ---- */

/* Ends a watch, the pause before one, or a verification, and lists. */
static void watch_replace(struct kin__reflector *self, const kin_error *err,
                          int64_t now_ns)
{
    if (self->state != KIN__REFLECTOR_BACKOFF)
        watch_cancel(self);
    self->list.is_verification = false;
    reflector_drop_stage(self);
    round_begin(self, err, now_ns);
}

static bool watch_is_replaceable(const struct kin__reflector *self)
{
    return !self->is_single && (self->state == KIN__REFLECTOR_WATCH ||
                                kin__reflector_is_verifying(self) ||
                                (self->state == KIN__REFLECTOR_BACKOFF &&
                                 self->after == KIN__REFLECTOR_WATCH));
}

void kin__reflector_set_back(struct kin__reflector *reflector,
                             const kin_error *err, int64_t now_ns)
{
    if (!watch_is_replaceable(reflector))
        return;
    reflector->is_version_unavailable = true;
    watch_replace(reflector, err, now_ns);
}

void kin__reflector_relist(struct kin__reflector *reflector,
                           const kin_error *err, int64_t now_ns)
{
    if (watch_is_replaceable(reflector))
        watch_replace(reflector, err, now_ns);
}

static void reflector_doubt(struct kin__reflector *self, bool is_quiet)
{
    if (self->opts.ops.doubted)
        self->opts.ops.doubted(is_quiet, self->opts.ops.userdata);
}

/* Nothing was heard for so long: servers send a bookmark each minute, unless
 * nothing changes at all, or their version is below that of the watch. */
static void reflector_check_quiet(struct kin__reflector *self, int64_t now_ns)
{
    if (now_ns < quiet_due_ns(self))
        return;
    if (self->quiet_wait_ns < self->opts.quiet_ns * QUIET_TIMES)
        self->quiet_wait_ns *= 2;
    self->heard_ns = now_ns;
    reflector_doubt(self, /* is_quiet= */ true);
}

/* ---- results of requests ---- */

static void watch_opened(struct kin__reflector *self, int64_t now_ns)
{
    reflector_recovered(self);
    self->heard_ns = now_ns;
    reflector_set_timer(self);
    if (!self->is_doubtful || self->is_single)
        return;
    self->is_doubtful = false;
    reflector_doubt(self, /* is_quiet= */ false);
}

void kin__reflector_opened(struct kin__reflector *reflector, int64_t now_ns)
{
    reflector->watch.is_open = true;
    /* A list or a stream may still fail. */
    if (reflector->state == KIN__REFLECTOR_WATCH)
        watch_opened(reflector, now_ns);
}

enum kin__reflector_verdict kin__reflector_judge(
    struct kin__reflector *reflector, const struct kin__reflector_item *item,
    int64_t now_ns)
{
    switch (reflector->state) {
    case KIN__REFLECTOR_LIST:
        return list_judge(reflector, item);
    case KIN__REFLECTOR_STREAM:
        return stream_judge(reflector, item, now_ns);
    case KIN__REFLECTOR_WATCH:
        return watch_judge(reflector, item, now_ns);
    default:
        return KIN__VERDICT_CLOSED;
    }
}

static int stage_settle(struct kin__reflector *self, const kin_error *err,
                        int64_t now_ns)
{
    assert(self->is_staging);
    if (!err) {
        self->staged++;
        self->counts.list_items++;
        return 0;
    }
    self->opts.ops.cancel(self->opts.ops.userdata);
    reflector_end_round(self, err, now_ns);
    return KIN_ECLOSED;
}

int kin__reflector_settle(struct kin__reflector *reflector,
                          const struct kin__reflector_item *item,
                          const kin_error *err, int64_t now_ns)
{
    assert(is_asking(reflector->state));
    return reflector->state == KIN__REFLECTOR_WATCH
               ? watch_settle(reflector, item, err, now_ns)
               : stage_settle(reflector, err, now_ns);
}

void kin__reflector_retried(struct kin__reflector *reflector)
{
    if (reflector->state == KIN__REFLECTOR_WATCH)
        reflector->is_doubtful = true;
}

void kin__reflector_ended(struct kin__reflector *reflector,
                          enum kin__reflector_end end, const kin_error *err,
                          int64_t now_ns)
{
    assert(!reflector->is_publishing);
    if (reflector->state == KIN__REFLECTOR_LIST)
        list_ended(reflector, err, now_ns);
    else if (reflector->state == KIN__REFLECTOR_STREAM)
        stream_ended(reflector, end, err, now_ns);
    else if (reflector->state == KIN__REFLECTOR_WATCH)
        watch_ended(reflector, end, err, now_ns);
}

void kin__reflector_published(struct kin__reflector *reflector,
                              const kin_error *err, int64_t now_ns)
{
    assert(reflector->is_publishing);
    reflector->is_publishing = false;
    if (reflector->state == KIN__REFLECTOR_LIST)
        list_published(reflector, err, now_ns);
    else
        (void)stream_published(reflector, err, now_ns);
}

static void reflector_resync(struct kin__reflector *self, int64_t now_ns)
{
    const struct kin__reflector_ops *ops = &self->opts.ops;
    kin_error err = KIN_ERROR_INIT;
    int r = 0;

    self->resync_due_ns = kin__time_add_ns(now_ns, self->opts.resync_ns);
    if (!ops->should_resync || ops->should_resync(ops->userdata))
        r = ops->resync(ops->userdata, &err);
    if (r == 0)
        return;
    if (self->state == KIN__REFLECTOR_WATCH)
        ops->cancel(ops->userdata);
    reflector_end_round(self, &err, now_ns);
}

static void reflector_verify(struct kin__reflector *self, int64_t now_ns)
{
    reflector_plan_verification(self, now_ns);
    /* Saved objects are proved first: a list would count as the first one. */
    if (kin__reflector_is_watching(self) && !self->is_resuming)
        verification_begin(self, now_ns);
}

void kin__reflector_tick(struct kin__reflector *reflector, int64_t now_ns)
{
    if (reflector->state == KIN__REFLECTOR_STOPPED)
        return;
    reflector->timer_ns = KIN__REFLECTOR_NEVER; /* it may have fired */
    if (now_ns >= reflector->resync_due_ns)
        reflector_resync(reflector, now_ns);
    if (reflector->state == KIN__REFLECTOR_BACKOFF &&
        now_ns >= reflector->backoff_until_ns)
        reflector_enter(reflector, reflector->after, now_ns);
    if (now_ns >= reflector->verify_due_ns)
        reflector_verify(reflector, now_ns);
    reflector_check_quiet(reflector, now_ns);
    reflector_set_timer(reflector);
}

/* ---- state ---- */

enum kin__reflector_state kin__reflector_state(
    const struct kin__reflector *reflector)
{
    return reflector->state;
}

kin_str kin__reflector_version(const struct kin__reflector *reflector)
{
    return kin__buf_str(&reflector->version);
}

int kin__reflector_failure(const struct kin__reflector *reflector)
{
    return reflector->error.code;
}

void kin__reflector_error(const struct kin__reflector *reflector,
                          kin_error *ret)
{
    kin__kept_error_get(&reflector->error, ret);
}

bool kin__reflector_is_watching(const struct kin__reflector *reflector)
{
    return reflector->state == KIN__REFLECTOR_WATCH && reflector->watch.is_open;
}

bool kin__reflector_failed_watch(const struct kin__reflector *reflector)
{
    return reflector->asks_watch;
}

bool kin__reflector_is_verifying(const struct kin__reflector *reflector)
{
    return reflector->state == KIN__REFLECTOR_LIST &&
           reflector->list.is_verification;
}

const struct kin__reflector_counts *kin__reflector_counts(
    const struct kin__reflector *reflector)
{
    return &reflector->counts;
}

uint64_t kin__reflector_staged(const struct kin__reflector *reflector)
{
    return reflector->staged;
}

uint64_t kin__reflector_expected(const struct kin__reflector *reflector)
{
    return reflector->expected;
}
