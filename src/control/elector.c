/* SPDX-License-Identifier: Apache-2.0 */
/*
 * elector.c - from the state machine to requests and callbacks.
 *
 * The job repeats one step until there is nothing to do now: take the answer of
 * a request, pass a stop or the end of the work to the machine, ask it for the
 * next action, begin or end the term if the state has changed, and start the
 * action.
 */
#include "control/elector.h"

#include <assert.h>
#include <stdio.h>
#include <string.h>

#include "base/alloc.h"
#include "base/log.h"
#include "base/opts.h"
#include "base/stop.h"
#include "kube/client.h"
#include "kube/verbs.h"

enum {
    ELECTOR_CALL_MIN_MS = 1000,
    /* How often a waiting leader checks whether its lease expired while the
     * machine was suspended: no monotonic deadline fires for that. */
    ELECTOR_EXPIRY_POLL_MS = 500,
    ELECTOR_LEASE_MS = 15000,
    ELECTOR_RENEW_MS = 10000,
    ELECTOR_RETRY_MS = 2000,
    ELECTOR_MAX_LABELS = 1000,
};

/* A longer period is a mistake, and its nanoseconds would overflow. */
#define ELECTOR_MAX_MS (INT64_C(366) * 24 * 3600 * 1000)

#define ELECTOR_LOG(self, level, text, ...)                                    \
    KIN__LOG((self)->opts.log, level, "elector", text,                         \
             KIN__KV_STR("namespace", (self)->opts.ns),                        \
             KIN__KV_STR("lease", (self)->opts.name), ##__VA_ARGS__)

/* ---- fencing tokens ---- */

/* Decimal numbers of any length, without leading zeros. */
static int version_cmp(const char *a, const char *b)
{
    size_t a_len = strlen(a);
    size_t b_len = strlen(b);

    if (a_len != b_len)
        return a_len < b_len ? -1 : 1;
    int order = strcmp(a, b);
    return (order > 0) - (order < 0);
}

int kin_fence_cmp(const kin_fence *a, const kin_fence *b)
{
    int order = version_cmp(a->version, b->version);

    if (order != 0)
        return order;
    return (a->transitions > b->transitions) -
           (a->transitions < b->transitions);
}

/* ---- options ---- */

static void elector_defaults(kin_elector_opts *opts)
{
    if (opts->lease_ms == 0)
        opts->lease_ms = ELECTOR_LEASE_MS;
    if (opts->renew_ms == 0)
        opts->renew_ms = ELECTOR_RENEW_MS;
    if (opts->retry_ms == 0)
        opts->retry_ms = ELECTOR_RETRY_MS;
}

static const char *elector_times_problem(const kin_elector_opts *opts)
{
    double longest_ms = KIN__ELECTION_JITTER * (double)opts->retry_ms;

    if (opts->lease_ms < 1)
        return "lease_ms must be positive";
    if (opts->renew_ms < 1)
        return "renew_ms must be positive";
    if (opts->retry_ms < 1)
        return "retry_ms must be positive";
    if (opts->lease_ms > ELECTOR_MAX_MS)
        return "lease_ms is more than a year";
    if (opts->lease_ms <= opts->renew_ms)
        return "lease_ms must be greater than renew_ms";
    if ((double)opts->renew_ms <= longest_ms)
        return "renew_ms must be greater than 1.2 times retry_ms";
    return NULL;
}

static const char *elector_problem(const kin_elector_opts *opts)
{
    const char *problem = elector_times_problem(opts);

    if (problem)
        return problem;
    if (!opts->on_started)
        return "on_started is required";
    if (!opts->on_stopped)
        return "on_stopped is required";
    if (opts->ns.len == 0 || opts->name.len == 0)
        return "ns and name of the lease are required";
    if (opts->identity.len == 0)
        return "identity is required";
    if (opts->identity.len > KIN_ELECTOR_IDENTITY_MAX ||
        memchr(opts->identity.ptr, '\0', opts->identity.len))
        return "identity is too long or contains a NUL";
    if (opts->label_count > ELECTOR_MAX_LABELS ||
        (opts->label_count > 0 && !opts->labels))
        return "labels is NULL or label_count is too large";
    return NULL;
}

/* Copies a string to `*at` and lets the view point there. */
static void copy_text(char **at, kin_str *text)
{
    if (text->len > 0)
        memcpy(*at, text->ptr, text->len);
    text->ptr = *at;
    *at += text->len;
    *(*at)++ = '\0';
}

/* Copies all strings of the options into one block. */
static int elector_copy(kin_elector *self)
{
    kin_elector_opts *opts = &self->opts;
    size_t labels_size = opts->label_count * sizeof(kin_pair);
    size_t size = labels_size + opts->ns.len + opts->name.len +
                  opts->identity.len + 3;

    for (size_t i = 0; i < opts->label_count; i++)
        size += opts->labels[i].name.len + opts->labels[i].value.len + 2;
    self->texts = kin__alloc(self->alloc, size, 1);
    if (!self->texts)
        return KIN_ENOMEM;
    kin_pair *labels = (kin_pair *)(void *)self->texts;
    char *at = self->texts + labels_size;
    copy_text(&at, &opts->ns);
    copy_text(&at, &opts->name);
    copy_text(&at, &opts->identity);
    for (size_t i = 0; i < opts->label_count; i++) {
        labels[i] = opts->labels[i];
        copy_text(&at, &labels[i].name);
        copy_text(&at, &labels[i].value);
    }
    opts->labels = labels;
    return 0;
}

/* ---- state ---- */

/* Getters take the lock, so they need a non-const pointer. */
static kin_elector *elector_mutable(const kin_elector *elector)
{
    return (kin_elector *)(uintptr_t)elector;
}

bool kin_elector_is_leader(const kin_elector *elector)
{
    KIN__LOCK_SCOPE(&elector_mutable(elector)->mutex);
    return kin__election_leads(&elector->machine);
}

int kin_elector_fence(const kin_elector *elector, kin_fence *ret)
{
    KIN__LOCK_SCOPE(&elector_mutable(elector)->mutex);
    if (!kin__election_leads(&elector->machine))
        return KIN_ESTOPPED;
    *ret = elector->machine.fence;
    return 0;
}

size_t kin_elector_leader(const kin_elector *elector, char *ret, size_t size)
{
    KIN__LOCK_SCOPE(&elector_mutable(elector)->mutex);
    const char *holder = elector->machine.has_seen
                             ? elector->machine.seen.holder
                             : "";
    return (size_t)snprintf(ret, size, "%s", holder);
}

int kin_elector_check(const kin_elector *elector, int64_t tolerance_ms,
                      kin_error *err)
{
    int64_t now_ns = kin__clock_boot_ns(elector->clock);

    KIN__LOCK_SCOPE(&elector_mutable(elector)->mutex);
    const struct kin__election *machine = &elector->machine;
    if (!kin__election_is_ours(machine))
        return 0;
    int64_t age_ms = (now_ns - machine->seen_ns) / KIN__NS_PER_MS;
    if (age_ms - elector->opts.lease_ms <= tolerance_ms)
        return 0;
    return kin_error_set(err, KIN_ETIMEDOUT,
                         "lease %.*s/%.*s was not renewed for %lld ms",
                         KIN_STR(elector->opts.ns), KIN_STR(elector->opts.name),
                         (long long)age_ms);
}

void kin_elector_get_stats(const kin_elector *elector, kin_elector_stats *ret)
{
    int64_t now_ns = kin__clock_boot_ns(elector->clock);

    KIN__LOCK_SCOPE(&elector_mutable(elector)->mutex);
    const struct kin__election *machine = &elector->machine;
    const kin_elector_stats stats = {
        .is_leader = kin__election_leads(machine),
        .terms = machine->terms,
        .renewals = machine->renewals,
        .failures = machine->failures,
        .slow = machine->slow,
        .transitions = elector->transitions,
        .seen_ms = machine->has_seen
                       ? (now_ns - machine->seen_ns) / KIN__NS_PER_MS
                       : -1,
        .error = elector->error,
    };
    kin__opts_give(&stats, sizeof(stats), ret);
}

/* ---- metrics ---- */

/* One metric of an elector. */
struct metric {
    const char *name;
    kin_metric_type type;
    const char *help;
    uint64_t (*value)(const kin_elector_stats *stats);
};

static uint64_t metric_status(const kin_elector_stats *stats)
{
    return stats->is_leader;
}

static uint64_t metric_slow(const kin_elector_stats *stats)
{
    return stats->slow;
}

static const struct metric metrics[] = {
    {"leader_election_master_status", KIN_METRIC_GAUGE,
     "1 if this process is the leader, 0 if it is a candidate.", metric_status},
    {"leader_election_slowpath_total", KIN_METRIC_COUNTER,
     "Renewals that had to get the lease first.", metric_slow},
};

void kin__elector_collect(kin_metrics *target, void *elector)
{
    static const char *const label = "name";
    kin_elector *self = elector;
    kin_elector_stats stats = {.size = sizeof(stats)};

    kin_elector_get_stats(self, &stats);
    for (size_t m = 0; m < sizeof(metrics) / sizeof(metrics[0]); m++) {
        const struct kin__family family = {
            .name = metrics[m].name,
            .help = metrics[m].help,
            .type = metrics[m].type,
            .labels = &label,
            .label_count = 1,
        };
        kin__metrics_add_sample(target, &family, &self->opts.name,
                                (double)metrics[m].value(&stats));
    }
}

/* ---- work ---- */

/* The work of the term has ended. */
static void elector_set_idle(kin_elector *self)
{
    KIN__LOCK_SCOPE(&self->mutex);
    self->is_working = false;
    kin__cond_broadcast(&self->changed);
}

static void elector_work(void *userdata)
{
    kin_elector *self = userdata;

    /* Neither changes before this thread is joined. */
    self->opts.on_started(self->term, &self->machine.fence,
                          self->opts.userdata);
    elector_set_idle(self);
    kin__job_post(&self->job);
}

static int elector_make_term(kin_elector *self, kin_error *err)
{
    KIN_AUTO(kin_stop) *term = NULL;
    const kin_stop_opts opts = {.size = sizeof(opts), .alloc = self->alloc};

    int r = kin_stop_new(self->stop, &opts, &term, err);
    if (r < 0)
        return r;
    KIN__LOCK_SCOPE(&self->mutex);
    assert(!self->term);
    self->term = KIN__STEAL(term);
    self->is_working = true;
    return 0;
}

static int elector_start_work(kin_elector *self, kin_error *err)
{
    int r = elector_make_term(self, err);

    if (r < 0)
        return r;
    if (self->is_in_loop) {
        self->opts.on_started(self->term, &self->machine.fence,
                              self->opts.userdata);
        return 0;
    }
    r = kin__thread_start(&self->worker,
                          &(struct kin__thread_opts){.name = "kin-leader"},
                          elector_work, self, err);
    self->has_worker = r == 0;
    if (r < 0)
        elector_set_idle(self);
    return r;
}

static void elector_record(kin_elector *self, const char *what)
{
    if (self->lease)
        (void)kin_events_record(self->opts.events, self->lease,
                                KIN_EVENTS_NORMAL, "LeaderElection", "%.*s %s",
                                KIN_STR(self->opts.identity), what);
}

static void elector_begin_term(kin_elector *self)
{
    kin_error err = KIN_ERROR_INIT;

    assert(!self->is_in_term);
    self->is_in_term = true;
    elector_record(self, "became leader");
    ELECTOR_LOG(self, KIN_LOG_INFO, "became leader",
                KIN__KV_TEXT("version", self->machine.fence.version),
                KIN__KV_INT("transitions", self->machine.fence.transitions));
    if (elector_start_work(self, &err) == 0)
        return;
    /* Let another candidate lead. */
    ELECTOR_LOG(self, KIN_LOG_ERROR,
                "cannot start the work of the term: giving up the lease",
                KIN__KV_TEXT("error", err.message));
    KIN__LOCK_SCOPE(&self->mutex);
    self->error = err;
    kin__election_stop(&self->machine);
}

static void elector_end_term(kin_elector *self)
{
    assert(self->is_in_term);
    self->is_in_term = false;
    kin_stop_request(self->term);
    elector_record(self, "stopped leading");
    ELECTOR_LOG(self, KIN_LOG_INFO, "stopped leading",
                KIN__KV_TEXT("version", self->machine.fence.version));
}

/* ---- leader changes ---- */

static void elector_update_leader(kin_elector *self)
{
    const struct kin__election *machine = &self->machine;
    const char *holder = machine->has_seen ? machine->seen.holder : "";

    kin__mutex_assert_held(&self->mutex);
    /* We released the lease ourselves: no notification. */
    if (machine->state == KIN__ELECTION_ENDED && holder[0] == '\0')
        return;
    if (strcmp(self->leader, holder) == 0)
        return;
    memcpy(self->leader, holder, strlen(holder) + 1);
    self->transitions++;
    self->has_new_leader = true;
    kin__cond_broadcast(&self->changed);
}

static void elector_notify(void *userdata)
{
    kin_elector *self = userdata;

    kin__mutex_lock(&self->mutex);
    for (;;) {
        while (!self->has_new_leader && !self->is_over)
            kin__cond_wait(&self->changed, &self->mutex);
        if (!self->has_new_leader)
            break;
        self->has_new_leader = false;
        if (strcmp(self->reported, self->leader) == 0)
            continue;
        memcpy(self->reported, self->leader, sizeof(self->reported));
        kin__mutex_unlock(&self->mutex);
        /* Only this thread writes to `reported`. */
        self->opts.on_new_leader(kin_s(self->reported), self->opts.userdata);
        kin__mutex_lock(&self->mutex);
    }
    kin__mutex_unlock(&self->mutex);
}

/* In a loop: calls on_new_leader(). */
static void elector_notify_now(kin_elector *self)
{
    {
        KIN__LOCK_SCOPE(&self->mutex);
        bool is_new = self->has_new_leader &&
                      strcmp(self->reported, self->leader) != 0;
        self->has_new_leader = false;
        if (!is_new)
            return;
        memcpy(self->reported, self->leader, sizeof(self->reported));
    }
    if (self->opts.on_new_leader)
        self->opts.on_new_leader(kin_s(self->reported), self->opts.userdata);
}

/* In a loop: calls on_stopped() before the lease is released.  Only the
 * program knows what it started in on_started(). */
static void elector_stop_now(kin_elector *self)
{
    if (self->has_stopped)
        return;
    self->has_stopped = true;
    self->opts.on_stopped(self->opts.userdata);
    elector_set_idle(self);
}

/* Begins or ends the term if the last step changed the state. */
static void elector_sync_term(kin_elector *self)
{
    enum kin__election_state state;

    {
        KIN__LOCK_SCOPE(&self->mutex);
        elector_update_leader(self);
        state = self->machine.state;
    }
    bool is_leading = state == KIN__ELECTION_LEADER;
    if (self->is_in_loop)
        elector_notify_now(self);
    if (is_leading && !self->is_in_term)
        elector_begin_term(self);
    else if (!is_leading && self->is_in_term)
        elector_end_term(self);
    if (self->is_in_loop && !is_leading && state != KIN__ELECTION_CANDIDATE)
        elector_stop_now(self);
}

/* ---- requests ---- */

/* A stop token for one request.  It has a deadline; while the elector takes
 * part, a stop ends it too. */
static int elector_call_stop(kin_elector *self, kin_deadline due,
                             kin_stop **ret, kin_error *err)
{
    kin_stop_opts opts = {
        .size = sizeof(opts),
        .alloc = self->alloc,
        .has_deadline = true,
        .deadline = due,
    };

    if (self->is_quitting)
        return kin__stop_new_with_clock(self->clock, &opts, ret, err);
    /* The caller's token may use another clock. */
    opts.deadline = kin__deadline_after(
        kin__stop_clock(self->stop),
        kin__deadline_remaining_ns(self->clock, due));
    return kin_stop_new(self->stop, &opts, ret, err);
}

/* The request has ended: the job takes the answer. */
static void elector_on_done(kin_call *call, const kin_error *err,
                            void *userdata)
{
    kin_elector *self = userdata;

    (void)call;
    {
        KIN__LOCK_SCOPE(&self->mutex);
        assert(!self->is_answered);
        self->is_answered = true;
        if (err)
            self->answer = *err;
        else
            kin_error_clear(&self->answer);
    }
    kin__job_post(&self->job);
}

static int elector_write(kin_elector *self, const kin_call_opts *opts,
                         kin_error *err)
{
    KIN_AUTO(kin_document) *body = NULL;
    bool is_new = self->act == KIN__ELECTION_CREATE;

    assert(is_new || self->lease);
    /* `wanted` does not change before the result is reported. */
    int r = kin__lease_write(&self->place, is_new ? NULL : self->lease,
                             &self->machine.wanted, &body, err);
    if (r < 0)
        return r;
    kin_value value = kin_document_root(body);
    return is_new ? kin__client_create_value_async(self->client,
                                                   &kin__lease_resource, value,
                                                   opts, &self->call, err)
                  : kin__client_update_value_async(self->client,
                                                   &kin__lease_resource, value,
                                                   opts, &self->call, err);
}

static int elector_call(kin_elector *self, kin_deadline due, kin_error *err)
{
    KIN_AUTO(kin_stop) *stop = NULL;
    kin_call_opts opts = KIN_INIT(kin_call_opts);
    int64_t half_ms = self->opts.renew_ms / 2;

    int r = elector_call_stop(self, due, &stop, err);
    if (r < 0)
        return r;
    opts.stop = stop;
    opts.timeout_ms = half_ms > ELECTOR_CALL_MIN_MS ? half_ms
                                                    : ELECTOR_CALL_MIN_MS;
    opts.on_done = elector_on_done;
    opts.userdata = self;
    if (self->act == KIN__ELECTION_GET)
        return kin_client_get_async(
            self->client, &kin__lease_resource,
            (kin_namespaced_name){self->opts.ns, self->opts.name}, &opts,
            &self->call, err);
    return elector_write(self, &opts, err);
}

/* Whether the result means that there is no lease, which is not an error.  A
 * create that fails because the namespace is missing is one. */
static bool elector_is_missing(enum kin__election_act act, int r)
{
    return act == KIN__ELECTION_GET && r == KIN_ENOTFOUND;
}

static void elector_report_result(kin_elector *self, int r,
                                  const struct kin__lease *lease,
                                  const kin_error *err)
{
    enum kin__election_act act = self->act;

    kin__mutex_assert_held(&self->mutex);
    if (r == 0)
        kin_error_clear(&self->error);
    else if (!elector_is_missing(act, r))
        self->error = *err;
    if (r == 0 && act == KIN__ELECTION_GET)
        kin__election_got(&self->machine, lease);
    else if (r == 0)
        kin__election_written(&self->machine, lease);
    else if (elector_is_missing(act, r))
        kin__election_got(&self->machine, /* lease= */ NULL);
    else
        kin__election_failed(&self->machine, r);
}

/* Passes the result of a request to the machine; `err` has its code.  `object`
 * is borrowed; NULL if it failed. */
static void elector_take_result(kin_elector *self, const kin_object *object,
                                kin_error *err)
{
    struct kin__lease lease;
    int r = err->code;

    if (r == 0 && !object)
        r = kin_error_set(err, KIN_EPROTOCOL, "the answer is not a lease");
    if (r == 0)
        r = kin__lease_read(object, &lease, err);
    if (r == 0) {
        (void)kin_object_unref(self->lease);
        self->lease = kin_object_ref(object);
    } else if (!elector_is_missing(self->act, r)) {
        ELECTOR_LOG(self, KIN_LOG_WARN, "request failed",
                    KIN__KV_TEXT("error", err->message));
    }
    KIN__LOCK_SCOPE(&self->mutex);
    /* The outcome of an interrupted request is unknown. */
    if (r < 0 && !self->is_quitting && kin_stop_requested(self->stop))
        kin__election_stop(&self->machine);
    else
        elector_report_result(self, r, &lease, err);
}

static void elector_start_request(kin_elector *self, enum kin__election_act act,
                                  bool is_quitting, kin_deadline due)
{
    kin_error err = KIN_ERROR_INIT;

    assert(!self->call);
    self->act = act;
    self->is_quitting = is_quitting;
    if (elector_call(self, due, &err) < 0)
        elector_take_result(self, /* object= */ NULL, &err);
}

/* Takes the answer of the request, if it has arrived. */
static bool elector_take_answer(kin_elector *self)
{
    kin_error answer;

    {
        KIN__LOCK_SCOPE(&self->mutex);
        if (!self->is_answered)
            return false;
        self->is_answered = false;
        answer = self->answer;
    }
    KIN_AUTO(kin_call) *call = KIN__STEAL(self->call);
    elector_take_result(self, kin_call_object(call), &answer);
    return true;
}

/* ---- the job ---- */

/* Passes a stop or the end of the work to the machine.  Returns whether there
 * was one. */
static bool elector_handle_events(kin_elector *self)
{
    struct kin__election *machine = &self->machine;

    kin__mutex_assert_held(&self->mutex);
    if (machine->state == KIN__ELECTION_QUITTING) {
        if (self->is_working || machine->work_is_done)
            return false;
        kin__election_work_done(machine);
        return true;
    }
    if (machine->state == KIN__ELECTION_ENDED ||
        !kin_stop_requested(self->stop))
        return false;
    kin__election_stop(machine);
    return true;
}

/* When to look again, if `due` is when the machine has something to do. */
static kin_deadline elector_slice(const kin_elector *self, kin_deadline due)
{
    enum kin__election_state state = self->machine.state;

    kin__mutex_assert_held(&self->mutex);
    if (state != KIN__ELECTION_QUITTING)
        due = kin__deadline_min(due,
                                kin__stop_deadline_on(self->stop, self->clock));
    if (state == KIN__ELECTION_LEADER)
        due = kin__deadline_min(
            due, kin__deadline_after(self->clock,
                                     ELECTOR_EXPIRY_POLL_MS * KIN__NS_PER_MS));
    return due;
}

/* A request is under way.  If the lease has expired meanwhile, its answer no
 * longer matters. */
static kin_deadline elector_watch_request(kin_elector *self)
{
    kin__mutex_lock(&self->mutex);
    bool is_late = kin__election_is_late(&self->machine);
    kin_deadline due = elector_slice(self, KIN_NEVER);
    kin__mutex_unlock(&self->mutex);
    if (is_late)
        kin_call_cancel(self->call);
    return due;
}

/* The election has ended. */
static void elector_finish(kin_elector *self)
{
    KIN__LOCK_SCOPE(&self->mutex);
    assert(self->machine.state == KIN__ELECTION_ENDED);
    self->has_finished = true;
    self->has_ended = self->is_in_loop; /* else `thread` calls on_stopped() */
    kin__cond_broadcast(&self->changed);
}

/* Does what there is to do.  Returns false if nothing is left for now; then
 * `ret_due` is when to call it again, unless the job is posted before. */
static bool elector_step(kin_elector *self, kin_deadline *ret_due)
{
    enum kin__election_act act;
    bool is_quitting;

    if (self->call && !elector_take_answer(self)) {
        *ret_due = elector_watch_request(self);
        return false;
    }
    {
        KIN__LOCK_SCOPE(&self->mutex);
        (void)elector_handle_events(self);
        act = kin__election_next(&self->machine, ret_due);
        is_quitting = self->machine.state == KIN__ELECTION_QUITTING;
    }
    elector_sync_term(self);
    if (act == KIN__ELECTION_END) {
        elector_finish(self);
        *ret_due = KIN_NEVER;
        return false;
    }
    if (act != KIN__ELECTION_WAIT) {
        elector_start_request(self, act, is_quitting, *ret_due);
        return true;
    }
    KIN__LOCK_SCOPE(&self->mutex);
    *ret_due = elector_slice(self, *ret_due);
    return elector_handle_events(self);
}

static void elector_run(struct kin__job *job, void *userdata)
{
    kin_elector *self = userdata;
    kin_deadline due = KIN_NEVER;

    {
        KIN__LOCK_SCOPE(&self->mutex);
        if (self->has_finished)
            return;
    }
    while (elector_step(self, &due))
        continue;
    kin__job_set_due(job, due.at_ns);
}

static void elector_post(void *userdata)
{
    kin_elector *self = userdata;

    kin__job_post(&self->job);
}

/* Delivers the last leader change, then ends the notifier. */
static void elector_end_notifier(kin_elector *self)
{
    {
        KIN__LOCK_SCOPE(&self->mutex);
        self->is_over = true;
        kin__cond_broadcast(&self->changed);
    }
    if (self->notifier.is_started)
        kin__thread_join(&self->notifier);
}

/* The thread that calls on_stopped(). */
static void elector_end(void *userdata)
{
    kin_elector *self = userdata;

    {
        KIN__LOCK_SCOPE(&self->mutex);
        while (!self->has_finished)
            kin__cond_wait(&self->changed, &self->mutex);
    }
    self->opts.on_stopped(self->opts.userdata);
    if (self->has_worker)
        kin__thread_join(&self->worker);
    elector_end_notifier(self);
    KIN__LOCK_SCOPE(&self->mutex);
    self->has_ended = true;
    kin__cond_broadcast(&self->changed);
}

/* ---- life ---- */

static void elector_init(kin_elector *self, uint64_t seed)
{
    const kin_elector_opts *opts = &self->opts;
    const struct kin__election_config config = {
        .identity = opts->identity.ptr,
        .lease_ns = opts->lease_ms * KIN__NS_PER_MS,
        .renew_ns = opts->renew_ms * KIN__NS_PER_MS,
        .retry_ns = opts->retry_ms * KIN__NS_PER_MS,
        .is_released = opts->is_released,
        .is_coordinated = opts->is_coordinated,
    };

    kin__election_init(&self->machine, &config, self->clock, seed);
    self->place = (struct kin__lease_place){
        .alloc = self->alloc,
        .ns = opts->ns,
        .name = opts->name,
        .labels = opts->labels,
        .label_count = opts->label_count,
        .is_coordinated = opts->is_coordinated,
    };
}

/* Takes over `destroy` only on success. */
static int elector_new(kin_client *client, kin_elector_opts *ours,
                       const struct kin__elector_deps *deps, kin_elector **ret,
                       kin_error *err)
{
    uint64_t seed = deps ? deps->seed : 0;

    elector_defaults(ours);
    const char *problem = elector_problem(ours);
    if (problem)
        return kin_error_set(err, KIN_EINVAL, "elector: %s", problem);
    int r = seed ? 0 : kin__random_seed_from_os(&seed, err);
    if (r < 0)
        return r;
    KIN_AUTO(kin_elector) *self = kin__alloc0(ours->alloc, 1, sizeof(*self));
    if (!self)
        return kin_error_set(err, KIN_ENOMEM, /* format= */ NULL);
    self->alloc = ours->alloc;
    self->opts = *ours;
    self->opts.destroy = NULL;
    self->clock = deps && deps->clock ? deps->clock : ours->clock;
    kin__mutex_init(&self->mutex);
    kin__cond_init(&self->changed);
    r = elector_copy(self);
    if (r < 0)
        return kin_error_set(err, r, /* format= */ NULL);
    elector_init(self, seed);
    self->client = kin_client_ref(client);
    self->is_in_loop = client->opts.loop != NULL;
    kin__collector_attach(&self->collector, self->opts.metrics,
                          kin__elector_collect, self);
    self->opts.destroy = ours->destroy;
    *ret = KIN__STEAL(self);
    return 0;
}

int kin__elector_new(kin_client *client, const kin_elector_opts *opts,
                     const struct kin__elector_deps *deps, kin_elector **ret,
                     kin_error *err)
{
    kin_elector_opts ours = KIN_INIT(kin_elector_opts);
    int r = kin__opts_take(opts, sizeof(ours), &ours);

    if (r < 0 || !client || !ret)
        r = kin_error_set(err, KIN_EINVAL, "elector: invalid arguments");
    else
        r = elector_new(client, &ours, deps, ret, err);
    if (r < 0)
        kin__userdata_destroy(ours.destroy, ours.userdata);
    return r;
}

int kin_elector_new(kin_client *client, const kin_elector_opts *opts,
                    kin_elector **ret, kin_error *err)
{
    return kin__elector_new(client, opts, /* deps= */ NULL, ret, err);
}

/* In a loop: ends the term, and calls on_stopped() unless it was called. */
static void elector_cut_short(kin_elector *self)
{
    if (!self->is_started || self->has_ended)
        return;
    if (self->is_in_term)
        elector_end_term(self);
    elector_stop_now(self);
}

static void elector_end_job(kin_elector *self)
{
    kin__stop_watch_remove(&self->watch);
    self->call = kin_call_free(self->call); /* which may post the job */
    if (self->has_job)
        kin__job_done(&self->job);
    kin__executor_loan_return(&self->loan);
}

kin_elector *kin_elector_free(kin_elector *elector)
{
    if (!elector)
        return NULL;
    kin__collector_detach(&elector->collector);
    kin_elector_stop(elector);
    if (elector->thread.is_started)
        kin__thread_join(&elector->thread);
    if (elector->notifier.is_started) /* and `thread` was not, which joins it */
        kin__thread_join(&elector->notifier);
    elector_end_job(elector);
    if (elector->is_in_loop)
        elector_cut_short(elector);
    (void)kin_object_unref(elector->lease);
    (void)kin_stop_unref(elector->term);
    (void)kin_stop_unref(elector->stop);
    (void)kin_client_unref(elector->client);
    kin__cond_done(&elector->changed);
    kin__mutex_done(&elector->mutex);
    kin__userdata_destroy(elector->opts.destroy, elector->opts.userdata);
    kin__free(elector->alloc, elector->texts);
    kin__free(elector->alloc, elector);
    return NULL;
}

/* A stop token below the caller's, or one with our clock. */
static int elector_make_stop(kin_elector *self, kin_stop *parent,
                             kin_stop **ret, kin_error *err)
{
    const kin_stop_opts opts = {.size = sizeof(opts), .alloc = self->alloc};

    if (parent)
        return kin_stop_new(parent, &opts, ret, err);
    return kin__stop_new_with_clock(self->clock, &opts, ret, err);
}

static int elector_make_job(kin_elector *self, kin_error *err)
{
    if (self->has_job)
        return 0;
    int r = self->loan.executor
                ? 0
                : kin__executor_loan_take(&self->loan, self->client,
                                          self->clock, err);
    if (r < 0)
        return r;
    r = kin__job_init(&self->job, self->loan.executor, elector_run, self);
    if (r < 0)
        return kin_error_set(err, r, "elector: out of memory");
    self->job.on_left = elector_post;
    self->has_job = true;
    return 0;
}

static int elector_start_threads(kin_elector *self, kin_error *err)
{
    int r = 0;

    if (self->is_in_loop)
        return 0;
    if (self->opts.on_new_leader && !self->notifier.is_started)
        r = kin__thread_start(&self->notifier,
                              &(struct kin__thread_opts){.name = "kin-elected"},
                              elector_notify, self, err);
    if (r < 0)
        return r;
    return kin__thread_start(&self->thread,
                             &(struct kin__thread_opts){.name = "kin-elector"},
                             elector_end, self, err);
}

/* Its threads could not be started. */
static void elector_give_up(kin_elector *self)
{
    KIN__LOCK_SCOPE(&self->mutex);
    self->is_over = true;
    self->has_finished = true;
    self->has_ended = true;
    kin__cond_broadcast(&self->changed);
}

int kin_elector_start(kin_elector *elector, kin_stop *stop, kin_error *err)
{
    KIN_AUTO(kin_stop) *ours = NULL;

    if (elector->is_started)
        return kin_error_set(err, KIN_EINVAL, "elector: already started");
    int r = elector_make_stop(elector, stop, &ours, err);
    if (r == 0)
        r = elector_make_job(elector, err);
    if (r < 0)
        return r;
    kin__mutex_lock(&elector->mutex);
    elector->stop = KIN__STEAL(ours);
    elector->is_started = true;
    kin__mutex_unlock(&elector->mutex);
    r = elector_start_threads(elector, err);
    if (r < 0) {
        elector_give_up(elector);
        return r;
    }
    ELECTOR_LOG(elector, KIN_LOG_INFO, "started as a candidate");
    kin__stop_watch_add(&elector->watch, elector->stop, elector_post, elector);
    kin__job_post(&elector->job);
    return 0;
}

void kin_elector_stop(kin_elector *elector)
{
    KIN_AUTO(kin_stop) *stop = NULL;

    if (!elector)
        return;
    {
        KIN__LOCK_SCOPE(&elector->mutex);
        stop = kin_stop_ref(elector->stop);
    }
    kin_stop_request(stop);
}

int kin_elector_join(kin_elector *elector, kin_deadline deadline)
{
    KIN__LOCK_SCOPE(&elector->mutex);
    if (!elector->is_started)
        return KIN_EINVAL;
    while (!elector->has_ended) {
        if (elector->is_in_loop)
            return KIN_EUNSUPPORTED;
        if (kin__deadline_passed(/* clock= */ NULL, deadline))
            return KIN_ETIMEDOUT;
        (void)kin__cond_wait_until(&elector->changed, &elector->mutex,
                                   /* clock= */ NULL, deadline);
    }
    return 0;
}

int kin_elector_run(kin_elector *elector, kin_stop *stop, kin_error *err)
{
    if (elector->is_in_loop)
        return kin_error_set(err, KIN_EUNSUPPORTED,
                             "elector: cannot run in an event loop; start it");
    int r = kin_elector_start(elector, stop, err);

    return r < 0 ? r : kin_elector_join(elector, KIN_NEVER);
}
