/* SPDX-License-Identifier: Apache-2.0 */
/*
 * elector_run.c - the threads of an elector.
 *
 * The driving thread asks the machine, makes its requests and waits, all
 * without the mutex, so that nobody who asks who leads waits for a server.
 */
#include <assert.h>
#include <string.h>

#include "base/alloc.h"
#include "base/log.h"
#include "base/stop.h"
#include "control/elector.h"
#include "kube/verbs.h"

enum {
    ELECTOR_CALL_MIN_MS = 1000,
    /* How often a leader that waits looks whether its lease has run out while
     * the machine was suspended: no deadline says so. */
    ELECTOR_LOOK_MS = 500,
};

#define ELECTOR_LOG(self, level, text, ...)                                    \
    KIN__LOG((self)->opts.log, level, "elector", text,                         \
             KIN__KV_STR("namespace", (self)->opts.ns),                        \
             KIN__KV_STR("lease", (self)->opts.name), ##__VA_ARGS__)

/* ---- work ---- */

static void elector_work(void *userdata)
{
    kin_elector *self = userdata;

    /* Neither changes before this thread has been joined. */
    self->opts.on_started(self->term, &self->machine.fence,
                          self->opts.userdata);
    KIN__LOCK_SCOPE(&self->mutex);
    self->is_working = false;
    kin__cond_broadcast(&self->changed);
}

static int elector_start_work(kin_elector *self, kin_error *err)
{
    KIN_AUTO(kin_stop) *term = NULL;
    const kin_stop_opts opts = {.size = sizeof(opts), .alloc = self->alloc};

    int r = kin_stop_new(self->stop, &opts, &term, err);
    if (r < 0)
        return r;
    kin__mutex_lock(&self->mutex);
    assert(!self->term);
    self->term = KIN__STEAL(term);
    self->is_working = true;
    kin__mutex_unlock(&self->mutex);
    r = kin__thread_start(&self->worker,
                          &(struct kin__thread_opts){.name = "kin-leader"},
                          elector_work, self, err);
    self->has_worker = r == 0;
    if (r < 0) {
        KIN__LOCK_SCOPE(&self->mutex);
        self->is_working = false;
    }
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

    self->is_in_term = true;
    elector_record(self, "became leader");
    ELECTOR_LOG(self, KIN_LOG_INFO, "became leader",
                KIN__KV_TEXT("version", self->machine.fence.version),
                KIN__KV_INT("transitions", self->machine.fence.transitions));
    if (elector_start_work(self, &err) == 0)
        return;
    /* Somebody else may be able to. */
    ELECTOR_LOG(self, KIN_LOG_ERROR, "cannot work",
                KIN__KV_TEXT("error", err.message));
    KIN__LOCK_SCOPE(&self->mutex);
    self->error = err;
    kin__election_stop(&self->machine);
}

static void elector_end_term(kin_elector *self)
{
    self->is_in_term = false;
    kin_stop_request(self->term);
    elector_record(self, "stopped leading");
    ELECTOR_LOG(self, KIN_LOG_INFO, "stopped leading",
                KIN__KV_TEXT("version", self->machine.fence.version));
}

/* ---- news ---- */

/* The mutex is held. */
static void elector_see_leader(kin_elector *self)
{
    const struct kin__election *machine = &self->machine;
    const char *holder = machine->has_seen ? machine->seen.holder : "";

    /* Nobody leads: if that was our own doing, it is no news. */
    if (machine->state == KIN__ELECTION_ENDED && holder[0] == '\0')
        return;
    if (strcmp(self->leader, holder) == 0)
        return;
    memcpy(self->leader, holder, strlen(holder) + 1);
    self->transitions++;
    self->has_news = true;
    kin__cond_broadcast(&self->changed);
}

void kin__elector_tell(void *userdata)
{
    kin_elector *self = userdata;

    kin__mutex_lock(&self->mutex);
    for (;;) {
        while (!self->has_news && !self->is_over)
            kin__cond_wait(&self->changed, &self->mutex);
        if (!self->has_news)
            break;
        self->has_news = false;
        if (strcmp(self->reported, self->leader) == 0)
            continue;
        memcpy(self->reported, self->leader, sizeof(self->reported));
        kin__mutex_unlock(&self->mutex);
        /* Nobody else writes to `reported`. */
        self->opts.on_new_leader(kin_s(self->reported), self->opts.userdata);
        kin__mutex_lock(&self->mutex);
    }
    kin__mutex_unlock(&self->mutex);
}

/* What the last step has changed. */
static void elector_notice(kin_elector *self)
{
    bool is_leading;

    {
        KIN__LOCK_SCOPE(&self->mutex);
        elector_see_leader(self);
        is_leading = self->machine.state == KIN__ELECTION_LEADER;
    }
    if (is_leading && !self->is_in_term)
        elector_begin_term(self);
    else if (!is_leading && self->is_in_term)
        elector_end_term(self);
}

/* ---- requests ---- */

/* Ends with the elector's token while it takes part; at the deadline in any
 * case. */
static int elector_call_stop(kin_elector *self, bool is_quitting,
                             kin_deadline due, kin_stop **ret, kin_error *err)
{
    kin_stop_opts opts = {
        .size = sizeof(opts),
        .alloc = self->alloc,
        .has_deadline = true,
        .deadline = due,
    };

    if (is_quitting)
        return kin__stop_new_with_clock(self->clock, &opts, ret, err);
    /* The caller's token may go by another clock. */
    opts.deadline = kin__deadline_after(
        kin__stop_clock(self->stop),
        kin__deadline_remaining_ns(self->clock, due));
    return kin_stop_new(self->stop, &opts, ret, err);
}

static int elector_write(kin_elector *self, enum kin__election_act act,
                         const kin_call_opts *opts, kin_object **ret,
                         kin_error *err)
{
    KIN_AUTO(kin_document) *body = NULL;
    const kin_object *base = act == KIN__ELECTION_UPDATE ? self->lease : NULL;

    /* `wanted` changes only when the machine is told what came of this. */
    int r = kin__lease_write(&self->place, base, &self->machine.wanted, &body,
                             err);
    if (r < 0)
        return r;
    kin_value value = kin_document_root(body);
    if (act == KIN__ELECTION_CREATE)
        return kin__client_create_value(self->client, &kin__lease_resource,
                                        value, opts, ret, err);
    return kin__client_update_value(self->client, &kin__lease_resource, value,
                                    opts, ret, err);
}

static int elector_call(kin_elector *self, enum kin__election_act act,
                        bool is_quitting, kin_deadline due, kin_object **ret,
                        kin_error *err)
{
    KIN_AUTO(kin_stop) *stop = NULL;
    kin_call_opts opts = KIN_INIT(kin_call_opts);
    int64_t half_ms = self->opts.renew_ms / 2;

    int r = elector_call_stop(self, is_quitting, due, &stop, err);
    if (r < 0)
        return r;
    opts.stop = stop;
    opts.timeout_ms = half_ms > ELECTOR_CALL_MIN_MS ? half_ms
                                                    : ELECTOR_CALL_MIN_MS;
    if (act == KIN__ELECTION_GET)
        return kin_client_get(
            self->client, &kin__lease_resource,
            (kin_namespaced_name){self->opts.ns, self->opts.name}, &opts, ret,
            err);
    return elector_write(self, act, &opts, ret, err);
}

/* Whether the answer is that there is no lease, which is no failure.  One that
 * cannot be made because its namespace is missing is. */
static bool elector_is_missing(enum kin__election_act act, int r)
{
    return act == KIN__ELECTION_GET && r == KIN_ENOTFOUND;
}

/* The mutex is held. */
static void elector_answer(kin_elector *self, enum kin__election_act act, int r,
                           const struct kin__lease *lease, const kin_error *err)
{
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

static void elector_request(kin_elector *self, enum kin__election_act act,
                            bool is_quitting, kin_deadline due)
{
    KIN_AUTO(kin_object) *object = NULL;
    struct kin__lease lease;
    kin_error err = KIN_ERROR_INIT;

    int r = elector_call(self, act, is_quitting, due, &object, &err);
    if (r == 0)
        r = kin__lease_read(object, &lease, &err);
    if (r == 0) {
        (void)kin_object_unref(self->lease);
        self->lease = KIN__STEAL(object);
    } else if (!elector_is_missing(act, r)) {
        ELECTOR_LOG(self, KIN_LOG_WARN, "request failed",
                    KIN__KV_TEXT("error", err.message));
    }
    KIN__LOCK_SCOPE(&self->mutex);
    /* Nobody knows what became of a request that was cut short. */
    if (r < 0 && !is_quitting && kin_stop_requested(self->stop))
        kin__election_stop(&self->machine);
    else
        elector_answer(self, act, r, &lease, &err);
}

/* ---- the loop ---- */

/* The mutex is held.  Whether something has happened that the machine wants to
 * know before `due`. */
static bool elector_is_called(kin_elector *self)
{
    struct kin__election *machine = &self->machine;

    if (machine->state == KIN__ELECTION_QUITTING) {
        if (self->is_working || machine->has_worked)
            return false;
        kin__election_worked(machine);
        return true;
    }
    if (!kin_stop_requested(self->stop))
        return false;
    kin__election_stop(machine);
    return true;
}

static kin_deadline elector_slice(const kin_elector *self, kin_deadline until)
{
    if (self->machine.state != KIN__ELECTION_LEADER)
        return until;
    return kin__deadline_min(
        until,
        kin__deadline_after(self->clock, ELECTOR_LOOK_MS * KIN__NS_PER_MS));
}

static void elector_wait(kin_elector *self, kin_deadline due)
{
    kin_deadline until = kin__deadline_min(due, kin_stop_deadline(self->stop));

    KIN__LOCK_SCOPE(&self->mutex);
    if (self->machine.state == KIN__ELECTION_QUITTING)
        until = due;
    while (!elector_is_called(self) && !kin__election_is_late(&self->machine) &&
           !kin__deadline_passed(self->clock, until))
        (void)kin__cond_wait_until(&self->changed, &self->mutex, self->clock,
                                   elector_slice(self, until));
}

/* Whether there is more to do. */
static bool elector_step(kin_elector *self)
{
    kin_deadline due;
    enum kin__election_act act;
    bool is_quitting;

    {
        KIN__LOCK_SCOPE(&self->mutex);
        (void)elector_is_called(self);
        act = kin__election_next(&self->machine, &due);
        is_quitting = self->machine.state == KIN__ELECTION_QUITTING;
    }
    elector_notice(self);
    if (act == KIN__ELECTION_WAIT)
        elector_wait(self, due);
    else if (act != KIN__ELECTION_END)
        elector_request(self, act, is_quitting, due);
    elector_notice(self);
    return act != KIN__ELECTION_END;
}

/* What is known is still told; then nothing is. */
static void elector_end_news(kin_elector *self)
{
    {
        KIN__LOCK_SCOPE(&self->mutex);
        self->is_over = true;
        kin__cond_broadcast(&self->changed);
    }
    if (self->teller.is_started)
        kin__thread_join(&self->teller);
}

void kin__elector_drive(void *userdata)
{
    kin_elector *self = userdata;

    {
        KIN__AUTO_STOP_WAKER waker = {0};
        kin__stop_waker_add(&waker, self->stop, &self->mutex, &self->changed);
        ELECTOR_LOG(self, KIN_LOG_INFO, "is a candidate");
        while (elector_step(self))
            continue;
    }
    self->opts.on_stopped(self->opts.userdata);
    if (self->has_worker)
        kin__thread_join(&self->worker);
    elector_end_news(self);
    KIN__LOCK_SCOPE(&self->mutex);
    self->has_ended = true;
    kin__cond_broadcast(&self->changed);
}
