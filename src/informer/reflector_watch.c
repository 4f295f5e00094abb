/* SPDX-License-Identifier: Apache-2.0 */
#include <kin/api_error.h>

#include "base/str.h"
#include "informer/reflector_impl.h"
#include "kube/api_error.h"

/* ---- what a failure means ---- */

bool kin__failure_is_of_version(const kin_error *err)
{
    return kin_error_is_expired(err) || kin_error_is_gone(err) ||
           kin__error_is_too_large_resource_version(err);
}

bool kin__failure_is_permanent(const kin_error *err)
{
    static const int statuses[] = {400, 401, 403, 404, 405, 406, 422};

    if (kin__failure_is_of_version(err))
        return false;
    for (size_t i = 0; i < sizeof(statuses) / sizeof(statuses[0]); i++)
        if (err->http_status == statuses[i])
            return true;
    return err->http_status == 0 && err->code == KIN_ETLS;
}

/* No server there, or it has too much to do: the same again, later. */
static bool end_is_passing(enum kin__reflector_end end, const kin_error *err)
{
    return end == KIN__END_UNREACHABLE ||
           (err && kin_error_is_too_many_requests(err));
}

/* Whether an internal error is retried at once: while the row of them is
 * younger than allowed.  A minute without one ends a row. */
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

/* Differs from request to request, so that watches which began together do not
 * end together. */
static int64_t watch_timeout_s(struct kin__reflector *self)
{
    int64_t min = self->opts.min_timeout_s;

    return min + (int64_t)kin__random_below(&self->random, (uint64_t)min);
}

static void watch_request(struct kin__reflector *self,
                          struct kin__reflector_request *request,
                          enum kin__reflector_state state, int64_t now_ns)
{
    kin_str version = request->resource_version;

    kin__reflector_leave_watch(self, now_ns);
    request->is_watch = true;
    request->allow_bookmarks = true;
    request->timeout_s = watch_timeout_s(self);
    self->watch = (struct kin__reflector_watching){
        .since_ns = now_ns,
        .follows = version.len > 0 && !kin_str_eq(version, KIN__S("0")),
    };
    self->state = state;
    self->asks_watch = state == KIN__REFLECTOR_WATCH;
    self->counts.watches++;
    self->has_foreign = false;
    self->opts.ops.request(request, self->opts.ops.userdata);
    kin__reflector_set_timer(self);
}

static void watch_cancel(struct kin__reflector *self)
{
    self->opts.ops.cancel(self->opts.ops.userdata);
}

/* Ended as soon as it began: it would do so again. */
static bool watch_was_short(struct kin__reflector *self, int64_t now_ns)
{
    bool was_short = self->watch.events == 0 &&
                     now_ns - self->watch.since_ns < KIN__NS_PER_S;

    self->counts.short_watches += was_short;
    return was_short;
}

static void watch_tell_short(kin_error *err)
{
    (void)kin_error_set(err, KIN_ECLOSED,
                        "watch: closed within a second and without any event");
}

/* ---- streams: the initial state as events ---- */

void kin__reflector_stream(struct kin__reflector *self, int64_t now_ns)
{
    kin_error err = KIN_ERROR_INIT;
    struct kin__reflector_request request = {
        .send_initial_events = true,
        .version_match = KIN__S("NotOlderThan"),
    };

    kin__reflector_drop_stage(self);
    if (self->opts.ops.stage_begin(self->opts.ops.userdata, &err) < 0) {
        kin__reflector_end_round(self, &err, now_ns);
        return;
    }
    self->is_staging = true;
    self->stream_tries++;
    if (!self->is_version_unavailable)
        request.resource_version = kin__reflector_text(&self->version);
    watch_request(self, &request, KIN__REFLECTOR_STREAM, now_ns);
}

static void stream_failed(struct kin__reflector *self,
                          enum kin__reflector_end end, const kin_error *err,
                          int64_t now_ns)
{
    kin__reflector_drop_stage(self);
    if (end_is_passing(end, err)) {
        self->stream_tries = 0;
        kin__reflector_wait(self, KIN__REFLECTOR_STREAM, now_ns);
        kin__reflector_report(self, err);
        return;
    }
    kin__reflector_report(self, err);
    if (kin__failure_is_of_version(err) &&
        self->stream_tries < KIN__REFLECTOR_STREAM_TRIES) {
        self->is_version_unavailable = true;
        kin__reflector_stream(self, now_ns);
    } else {
        kin__reflector_list(self, now_ns);
    }
}

/* The whole initial state is there; the same request goes on as a watch. */
static int stream_whole(struct kin__reflector *self, kin_str version,
                        int64_t now_ns)
{
    kin_error err = KIN_ERROR_INIT;
    int r = kin__reflector_publish(self, version, &err);

    if (r < 0) {
        watch_cancel(self);
        kin__reflector_end_round(self, &err, now_ns);
        return KIN_ECLOSED;
    }
    kin__reflector_published(self, self->watch.since_ns, now_ns);
    self->state = KIN__REFLECTOR_WATCH;
    self->staged = 0;
    self->stream_tries = 0;
    self->watch = (struct kin__reflector_watching){
        .since_ns = now_ns, .is_open = true, .follows = true};
    if (self->opts.resync_ns > 0 && self->opts.ops.resync)
        self->resync_due_ns = kin__time_add_ns(now_ns, self->opts.resync_ns);
    kin__reflector_set_timer(self);
    return 0;
}

static int stream_stage(struct kin__reflector *self,
                        const struct kin__reflector_item *item, int64_t now_ns)
{
    const struct kin__reflector_ops *ops = &self->opts.ops;
    kin_error err = KIN_ERROR_INIT;
    int r = item->bad ? ops->isolate(item, ops->userdata, &err)
            : item->type == KIN__EVENT_DELETED
                ? ops->stage_delete(item, ops->userdata, &err)
                : ops->stage_put(item, ops->userdata, &err);

    if (r == 0) {
        self->staged++;
        self->counts.list_items++;
        return 0;
    }
    watch_cancel(self);
    kin__reflector_end_round(self, &err, now_ns);
    return KIN_ECLOSED;
}

int kin__reflector_stream_item(struct kin__reflector *self,
                               const struct kin__reflector_item *item,
                               int64_t now_ns)
{
    if (item->type == KIN__EVENT_ERROR) {
        watch_cancel(self);
        stream_failed(self, KIN__END_REFUSED, item->error, now_ns);
        return KIN_ECLOSED;
    }
    if (item->is_foreign) {
        kin__reflector_report_foreign(self, "watch");
        return 0;
    }
    self->watch.events++;
    if (item->type != KIN__EVENT_BOOKMARK)
        return stream_stage(self, item, now_ns);
    if (!item->is_end_mark)
        return 0;
    return stream_whole(self, item->resource_version, now_ns);
}

/* Ended before its mark.  One that had all the time of a watch comes from a
 * server that does not know marks: it would never be whole. */
static void stream_end_early(struct kin__reflector *self, int64_t now_ns)
{
    int64_t lasted_ns = now_ns - self->watch.since_ns;

    if (self->stream_tries < KIN__REFLECTOR_STREAM_TRIES &&
        lasted_ns < self->opts.min_timeout_s * KIN__NS_PER_S) {
        kin__reflector_stream(self, now_ns);
        return;
    }
    kin__reflector_drop_stage(self);
    kin__reflector_list(self, now_ns);
}

void kin__reflector_stream_ended(struct kin__reflector *self,
                                 enum kin__reflector_end end,
                                 const kin_error *err, int64_t now_ns)
{
    kin_error was_short = KIN_ERROR_INIT;

    if (end == KIN__END_REFUSED || end == KIN__END_UNREACHABLE) {
        stream_failed(self, end, err, now_ns);
    } else if (watch_was_short(self, now_ns)) {
        watch_tell_short(&was_short);
        stream_failed(self, KIN__END_REFUSED, &was_short, now_ns);
    } else {
        kin__reflector_report(self, err);
        stream_end_early(self, now_ns);
    }
}

/* ---- watches ---- */

void kin__reflector_watch(struct kin__reflector *self, int64_t now_ns)
{
    struct kin__reflector_request request = {
        .resource_version = kin__reflector_text(&self->version),
    };

    self->staged = 0;
    if (self->resync_due_ns == KIN__REFLECTOR_NEVER &&
        self->opts.resync_ns > 0 && self->opts.ops.resync)
        self->resync_due_ns = kin__time_add_ns(now_ns, self->opts.resync_ns);
    watch_request(self, &request, KIN__REFLECTOR_WATCH, now_ns);
}

/* A list in pages may be of the very version that it was asked for.  If a watch
 * cannot begin there, or gets stuck at the first event, the next one has to be
 * of another, or the same would come round until the server cannot give that
 * list either. */
static void watch_avoid_version(struct kin__reflector *self)
{
    kin_str version = kin__reflector_text(&self->version);

    if (self->list.limit > 0 && version.len > 0 &&
        kin_str_eq(version, kin__reflector_text(&self->list.asked)))
        self->is_version_unavailable = true;
}

static void watch_check_version(struct kin__reflector *self,
                                const kin_error *err)
{
    if (kin__failure_is_of_version(err))
        watch_avoid_version(self);
}

/* An error inside the stream; the request is over. */
static void watch_refused(struct kin__reflector *self, const kin_error *err,
                          int64_t now_ns)
{
    watch_check_version(self, err);
    if (kin_error_is_too_many_requests(err)) {
        kin__reflector_wait(self, KIN__REFLECTOR_WATCH, now_ns);
        kin__reflector_report(self, err);
    } else if (kin_error_is_internal(err) && internal_may_retry(self, now_ns)) {
        kin__reflector_report(self, err);
        kin__reflector_watch(self, now_ns);
    } else {
        kin__reflector_end_round(self, err, now_ns);
    }
}

static bool watch_may_go_on(int code)
{
    return code == 0 || (code != KIN_ENOMEM && code != KIN_ELIMIT);
}

/* Applies an event; the version moves even if that fails, as the next events
 * have nothing to do with it. */
static int watch_apply(struct kin__reflector *self,
                       const struct kin__reflector_item *item, kin_error *err)
{
    const struct kin__reflector_ops *ops = &self->opts.ops;

    if (item->bad)
        return ops->isolate(item, ops->userdata, err);
    if (item->type != KIN__EVENT_BOOKMARK)
        return ops->apply(item, ops->userdata, err);
    if (ops->bookmark)
        return ops->bookmark(item->resource_version, ops->userdata, err);
    return 0;
}

static int watch_follow(struct kin__reflector *self,
                        const struct kin__reflector_item *item, kin_error *err)
{
    if (item->type != KIN__EVENT_ADDED)
        self->watch.follows = true;
    /* That of an isolated object may be unknown, or too long to be asked for:
     * the watch can go on from the one before. */
    if (!self->watch.follows ||
        (item->bad && item->resource_version.len == 0) ||
        item->resource_version.len >= KIN__REFLECTOR_TEXT_MAX)
        return 0;
    int r = kin__reflector_keep(&self->version, item->resource_version);
    return r < 0 ? kin_error_set(err, r, "watch: %s", kin_error_text(r)) : 0;
}

int kin__reflector_watch_item(struct kin__reflector *self,
                              const struct kin__reflector_item *item,
                              int64_t now_ns)
{
    kin_error err = KIN_ERROR_INIT;

    if (item->type == KIN__EVENT_ERROR) {
        watch_cancel(self);
        watch_refused(self, item->error, now_ns);
        return KIN_ECLOSED;
    }
    if (item->is_foreign) {
        kin__reflector_report_foreign(self, "watch");
        return 0;
    }
    int r = watch_apply(self, item, &err);
    if (r < 0 && watch_may_go_on(r)) {
        kin__reflector_report(self, &err);
        r = 0;
    }
    if (r == 0)
        r = watch_follow(self, item, &err);
    if (r < 0) {
        watch_cancel(self);
        watch_avoid_version(self);
        kin__reflector_end_round(self, &err, now_ns);
        return KIN_ECLOSED;
    }
    self->watch.events++;
    self->counts.watch_events++;
    return 0;
}

void kin__reflector_watch_ended(struct kin__reflector *self,
                                enum kin__reflector_end end,
                                const kin_error *err, int64_t now_ns)
{
    kin_error was_short = KIN_ERROR_INIT;

    if (!self->watch.is_open && end_is_passing(end, err)) {
        kin__reflector_wait(self, KIN__REFLECTOR_WATCH, now_ns);
        kin__reflector_report(self, err);
    } else if (end == KIN__END_REFUSED && self->watch.is_open) {
        watch_refused(self, err, now_ns);
    } else if (end == KIN__END_REFUSED) {
        watch_check_version(self, err);
        kin__reflector_end_round(self, err, now_ns);
    } else if (watch_was_short(self, now_ns)) {
        watch_tell_short(&was_short);
        kin__reflector_end_round(
            self, self->is_single && end == KIN__END_WHOLE ? NULL : &was_short,
            now_ns);
    } else {
        kin__reflector_watch(self, now_ns);
    }
}
