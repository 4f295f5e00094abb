/* SPDX-License-Identifier: Apache-2.0 */
#include "control/elector.h"

#include <stdio.h>
#include <string.h>

#include "base/alloc.h"
#include "base/opts.h"
#include "base/stop.h"
#include "control/unique.h"

enum {
    ELECTOR_LEASE_MS = 15000,
    ELECTOR_RENEW_MS = 10000,
    ELECTOR_RETRY_MS = 2000,
    ELECTOR_MAX_LABELS = 1000,
};

/* Lengths beyond this are a mistake, and could not be counted in ns. */
#define ELECTOR_MAX_MS (INT64_C(366) * 24 * 3600 * 1000)

/* ---- tokens ---- */

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

int kin_elector_identity(char *ret, size_t size, kin_error *err)
{
    struct kin__random random;
    char host[KIN__HOST_SIZE];
    char uuid[KIN__UUID_SIZE];
    uint64_t seed = 0;

    int r = kin__random_seed_from_os(&seed, err);
    if (r < 0)
        return r;
    kin__random_init(&random, seed);
    kin__uuid_make(&random, uuid);
    kin__host_name(host);
    if (size <= strlen(host) + 1 + strlen(uuid))
        return kin_error_set(err, KIN_ELIMIT, "identity: %zu bytes are too few",
                             size);
    (void)snprintf(ret, size, "%s_%s", host, uuid);
    return 0;
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
        return "on_started is needed";
    if (!opts->on_stopped)
        return "on_stopped is needed";
    if (opts->ns.len == 0 || opts->name.len == 0)
        return "ns and name of the lease are needed";
    if (opts->identity.len == 0)
        return "identity is needed";
    if (opts->identity.len > KIN_ELECTOR_IDENTITY_MAX ||
        memchr(opts->identity.ptr, '\0', opts->identity.len))
        return "identity is too long, or holds a NUL";
    if (opts->label_count > ELECTOR_MAX_LABELS ||
        (opts->label_count > 0 && !opts->labels))
        return "labels are missing, or too many";
    return NULL;
}

/* Puts a text into the block and makes the view look there. */
static void elector_keep(char **at, kin_str *text)
{
    if (text->len > 0)
        memcpy(*at, text->ptr, text->len);
    text->ptr = *at;
    *at += text->len;
    *(*at)++ = '\0';
}

/* Copies all texts of the options into one block. */
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
    elector_keep(&at, &opts->ns);
    elector_keep(&at, &opts->name);
    elector_keep(&at, &opts->identity);
    for (size_t i = 0; i < opts->label_count; i++) {
        labels[i] = opts->labels[i];
        elector_keep(&at, &labels[i].name);
        elector_keep(&at, &labels[i].value);
    }
    opts->labels = labels;
    return 0;
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

/* `destroy` is taken over when all else is done. */
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
        r = kin_error_set(err, KIN_EINVAL, "elector: bad arguments");
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

kin_elector *kin_elector_free(kin_elector *elector)
{
    if (!elector)
        return NULL;
    kin__collector_detach(&elector->collector);
    kin_elector_stop(elector);
    if (elector->thread.is_started)
        kin__thread_join(&elector->thread);
    if (elector->teller.is_started) /* and `thread` was not */
        kin__thread_join(&elector->teller);
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

/* A token of ours below the caller's, or one that goes by our clock. */
static int elector_make_stop(kin_elector *self, kin_stop *parent,
                             kin_stop **ret, kin_error *err)
{
    const kin_stop_opts opts = {.size = sizeof(opts), .alloc = self->alloc};

    if (parent)
        return kin_stop_new(parent, &opts, ret, err);
    return kin__stop_new_with_clock(self->clock, &opts, ret, err);
}

static int elector_start_teller(kin_elector *self, kin_error *err)
{
    if (!self->opts.on_new_leader)
        return 0;
    return kin__thread_start(&self->teller,
                             &(struct kin__thread_opts){.name = "kin-elected"},
                             kin__elector_tell, self, err);
}

int kin_elector_start(kin_elector *elector, kin_stop *stop, kin_error *err)
{
    KIN_AUTO(kin_stop) *ours = NULL;

    if (elector->is_started)
        return kin_error_set(err, KIN_EINVAL, "elector: it was started before");
    int r = elector_make_stop(elector, stop, &ours, err);
    if (r == 0)
        r = elector_start_teller(elector, err);
    if (r < 0)
        return r;
    kin__mutex_lock(&elector->mutex);
    elector->stop = KIN__STEAL(ours);
    elector->is_started = true;
    kin__mutex_unlock(&elector->mutex);
    r = kin__thread_start(&elector->thread,
                          &(struct kin__thread_opts){.name = "kin-elector"},
                          kin__elector_drive, elector, err);
    if (r == 0)
        return 0;
    KIN__LOCK_SCOPE(&elector->mutex);
    elector->is_over = true;
    elector->has_ended = true;
    kin__cond_broadcast(&elector->changed);
    return r;
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
        if (kin__deadline_passed(/* clock= */ NULL, deadline))
            return KIN_ETIMEDOUT;
        (void)kin__cond_wait_until(&elector->changed, &elector->mutex,
                                   /* clock= */ NULL, deadline);
    }
    return 0;
}

int kin_elector_run(kin_elector *elector, kin_stop *stop, kin_error *err)
{
    int r = kin_elector_start(elector, stop, err);

    return r < 0 ? r : kin_elector_join(elector, KIN_NEVER);
}

/* ---- how it is ---- */

/* To read it, its lock is taken. */
static kin_elector *elector_of(const kin_elector *elector)
{
    return (kin_elector *)(uintptr_t)elector;
}

bool kin_elector_is_leader(const kin_elector *elector)
{
    KIN__LOCK_SCOPE(&elector_of(elector)->mutex);
    return kin__election_leads(&elector->machine);
}

int kin_elector_fence(const kin_elector *elector, kin_fence *ret)
{
    KIN__LOCK_SCOPE(&elector_of(elector)->mutex);
    if (!kin__election_leads(&elector->machine))
        return KIN_ESTOPPED;
    *ret = elector->machine.fence;
    return 0;
}

size_t kin_elector_leader(const kin_elector *elector, char *ret, size_t size)
{
    KIN__LOCK_SCOPE(&elector_of(elector)->mutex);
    const char *holder = elector->machine.has_seen
                             ? elector->machine.seen.holder
                             : "";
    return (size_t)snprintf(ret, size, "%s", holder);
}

int kin_elector_check(const kin_elector *elector, int64_t tolerance_ms,
                      kin_error *err)
{
    int64_t now_ns = kin__clock_boot_ns(elector->clock);

    KIN__LOCK_SCOPE(&elector_of(elector)->mutex);
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

    KIN__LOCK_SCOPE(&elector_of(elector)->mutex);
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
