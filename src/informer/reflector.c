/* SPDX-License-Identifier: Apache-2.0 */
#include "informer/reflector.h"

#include <assert.h>

#include "base/alloc.h"
#include "base/str.h"
#include "informer/reflector_impl.h"

/* ---- life ---- */

/* With room for what versions are like, so that there is no lack of memory in
 * the midst of things. */
static int text_init(struct kin__buf *buf, const kin_allocator *alloc)
{
    char *room = NULL;

    kin__buf_init(buf, alloc, KIN__REFLECTOR_TEXT_MAX);
    return kin__buf_reserve(buf, KIN__REFLECTOR_TEXT_USUAL, &room);
}

static int listing_init(struct kin__reflector_listing *list,
                        const kin_allocator *alloc)
{
    int r = text_init(&list->asked, alloc);

    if (r == 0)
        r = text_init(&list->version, alloc);
    if (r == 0)
        r = text_init(&list->token, alloc);
    return r == 0 ? text_init(&list->next, alloc) : r;
}

static void listing_done(struct kin__reflector_listing *list)
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
    if (self->opts.min_timeout_s < KIN__REFLECTOR_MIN_TIMEOUT_S)
        self->opts.min_timeout_s = KIN__REFLECTOR_MIN_TIMEOUT_S;
    if (self->opts.min_timeout_s > KIN__REFLECTOR_MAX_TIMEOUT_S)
        self->opts.min_timeout_s = KIN__REFLECTOR_MAX_TIMEOUT_S;
    kin__random_init(&self->random, opts->seed);
    kin__backoff_init(&self->backoff, &opts->backoff);
    self->resync_due_ns = KIN__REFLECTOR_NEVER;
    self->timer_ns = KIN__REFLECTOR_NEVER;
    self->internal_since_ns = -1;
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

int kin__reflector_keep(struct kin__buf *buf, kin_str text)
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
        .is_permanent = ends_round && kin__failure_is_permanent(err),
        .is_watch = self->asks_watch,
    };

    kin__kept_error_set(&self->error, self->opts.alloc, err);
    if (self->opts.ops.failed)
        self->opts.ops.failed(&failure, self->opts.ops.userdata);
}

void kin__reflector_report(struct kin__reflector *self, const kin_error *err)
{
    if (err)
        reflector_failed(self, err, /* ends_round= */ false);
}

void kin__reflector_report_foreign(struct kin__reflector *self,
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

void kin__reflector_drop_stage(struct kin__reflector *self)
{
    if (self->is_staging)
        self->opts.ops.stage_drop(self->opts.ops.userdata);
    self->is_staging = false;
    self->staged = 0;
    self->expected = 0;
}

int kin__reflector_publish(struct kin__reflector *self, kin_str version,
                           kin_error *err)
{
    char *room = NULL;
    int r = kin__buf_reserve(&self->version, version.len, &room);

    if (r < 0)
        return kin_error_set(err, r, "resource version: %s", kin_error_text(r));
    self->is_staging = false;
    r = self->opts.ops.stage_publish(version, self->opts.ops.userdata, err);
    if (r < 0)
        return r;
    r = kin__reflector_keep(&self->version, version);
    assert(r == 0);
    self->is_version_unavailable = false;
    reflector_recovered(self);
    return 0;
}

void kin__reflector_published(struct kin__reflector *self, int64_t since_ns,
                              int64_t now_ns)
{
    int64_t took_ns = now_ns - since_ns;

    self->counts.published++;
    self->counts.publish_ns += took_ns;
    if (self->opts.ops.listed)
        self->opts.ops.listed(self->staged, took_ns, self->opts.ops.userdata);
}

void kin__reflector_leave_watch(struct kin__reflector *self, int64_t now_ns)
{
    if (self->state != KIN__REFLECTOR_WATCH)
        return;
    self->counts.ended_watches++;
    self->counts.watch_ns += now_ns - self->watch.since_ns;
}

/* ---- time ---- */

void kin__reflector_set_timer(struct kin__reflector *self)
{
    int64_t due = KIN__REFLECTOR_NEVER;

    if (self->state == KIN__REFLECTOR_BACKOFF)
        due = self->backoff_until_ns;
    if (self->resync_due_ns < due)
        due = self->resync_due_ns;
    if (due == self->timer_ns)
        return;
    self->timer_ns = due;
    self->opts.ops.set_timer(due, self->opts.ops.userdata);
}

void kin__reflector_wait(struct kin__reflector *self,
                         enum kin__reflector_state after, int64_t now_ns)
{
    int64_t delay_ns = kin__backoff_next_ns(&self->backoff, now_ns,
                                            &self->random);

    kin__reflector_leave_watch(self, now_ns);
    self->state = KIN__REFLECTOR_BACKOFF;
    self->after = after;
    self->backoff_until_ns = kin__time_add_ns(now_ns, delay_ns);
    kin__reflector_set_timer(self);
}

/* ---- rounds ---- */

static enum kin__reflector_state round_first(const struct kin__reflector *self)
{
    return self->opts.streaming == KIN__REFLECTOR_STREAM_NEVER
               ? KIN__REFLECTOR_LIST
               : KIN__REFLECTOR_STREAM;
}

static void reflector_enter(struct kin__reflector *self,
                            enum kin__reflector_state state, int64_t now_ns)
{
    if (state == KIN__REFLECTOR_STREAM)
        kin__reflector_stream(self, now_ns);
    else if (state == KIN__REFLECTOR_LIST)
        kin__reflector_list(self, now_ns);
    else
        kin__reflector_watch(self, now_ns);
}

static void reflector_rest(struct kin__reflector *self, int64_t now_ns)
{
    kin__reflector_leave_watch(self, now_ns);
    kin__reflector_drop_stage(self);
    self->is_single = false;
    self->stream_tries = 0;
    self->resync_due_ns = KIN__REFLECTOR_NEVER;
    self->state = KIN__REFLECTOR_NEW;
    kin__reflector_set_timer(self);
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

void kin__reflector_end_round(struct kin__reflector *self, const kin_error *err,
                              int64_t now_ns)
{
    if (self->is_single) {
        reflector_single_ended(self, err, now_ns);
        return;
    }
    kin__reflector_drop_stage(self);
    self->stream_tries = 0;
    self->resync_due_ns = KIN__REFLECTOR_NEVER;
    kin__reflector_wait(self, round_first(self), now_ns);
    if (err)
        reflector_failed(self, err, /* ends_round= */ true);
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
    kin__reflector_drop_stage(reflector);
    reflector->resync_due_ns = KIN__REFLECTOR_NEVER;
    kin__reflector_set_timer(reflector);
}

/* ---- what happens ---- */

void kin__reflector_opened(struct kin__reflector *reflector, int64_t now_ns)
{
    (void)now_ns;
    reflector->watch.is_open = true;
    /* Of a list or a stream it is not known yet whether it will be whole. */
    if (reflector->state == KIN__REFLECTOR_WATCH)
        reflector_recovered(reflector);
}

int kin__reflector_take(struct kin__reflector *reflector,
                        const struct kin__reflector_item *item, int64_t now_ns)
{
    switch (reflector->state) {
    case KIN__REFLECTOR_LIST:
        return kin__reflector_list_item(reflector, item, now_ns);
    case KIN__REFLECTOR_STREAM:
        return kin__reflector_stream_item(reflector, item, now_ns);
    case KIN__REFLECTOR_WATCH:
        return kin__reflector_watch_item(reflector, item, now_ns);
    default:
        return KIN_ECLOSED;
    }
}

void kin__reflector_ended(struct kin__reflector *reflector,
                          enum kin__reflector_end end, const kin_error *err,
                          int64_t now_ns)
{
    if (reflector->state == KIN__REFLECTOR_LIST)
        kin__reflector_list_ended(reflector, err, now_ns);
    else if (reflector->state == KIN__REFLECTOR_STREAM)
        kin__reflector_stream_ended(reflector, end, err, now_ns);
    else if (reflector->state == KIN__REFLECTOR_WATCH)
        kin__reflector_watch_ended(reflector, end, err, now_ns);
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
    kin__reflector_end_round(self, &err, now_ns);
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
    kin__reflector_set_timer(reflector);
}

/* ---- how it is ---- */

enum kin__reflector_state kin__reflector_state(
    const struct kin__reflector *reflector)
{
    return reflector->state;
}

kin_str kin__reflector_version(const struct kin__reflector *reflector)
{
    return kin__reflector_text(&reflector->version);
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

bool kin__reflector_failed_watch(const struct kin__reflector *reflector)
{
    return reflector->asks_watch;
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
