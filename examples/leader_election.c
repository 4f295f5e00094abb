/* SPDX-License-Identifier: Apache-2.0 */
/* Two candidates for one lease; the leader records an Event.  The example runs
 * an embedded API server; a real one is used in the same way. */
#include <string.h>

#include <kin/kin.h>
#include <kin/server.h>

static const kin_resource leases = {"coordination.k8s.io", "v1", "leases",
                                    "Lease", false};

/* State of a candidate. */
struct candidate {
    const char *name;
    kin_client *client;
    kin_events *events;
    kin_stop *done;       /* stopped when its work is done */
    kin_elector *elector; /* its elector */
    char identity[KIN_ELECTOR_IDENTITY_MAX + 1];
};

/* Whether it still leads.  Writes to systems outside the cluster should carry
 * the fencing token, so that those of an older leader can be rejected. */
static bool may_write(struct candidate *self, const kin_fence *since)
{
    kin_fence now;

    return kin_elector_is_leader(self->elector) &&
           kin_elector_fence(self->elector, &now) == 0 &&
           kin_fence_cmp(&now, since) == 0;
}

/* The work of a term: here it only records an Event on the lease. */
static void on_started(kin_stop *stop, const kin_fence *fence, void *userdata)
{
    struct candidate *self = userdata;
    KIN_AUTO(kin_object) *lease = NULL;

    printf("%s leads, transition %lld\n", self->name,
           (long long)fence->transitions);
    if (may_write(self, fence) &&
        kin_client_get(self->client, &leases, kin_named("default", "example"),
                       KIN_OPTS(kin_call_opts, .stop = stop), &lease,
                       NULL) == 0)
        (void)kin_events_record(self->events, lease, KIN_EVENTS_NORMAL,
                                "Worked", "%s has done its work", self->name);
    kin_stop_request(self->done);
}

static void on_stopped(void *userdata)
{
    struct candidate *self = userdata;

    printf("%s stopped leading\n", self->name);
}

static int make_elector(struct candidate *self, kin_elector **ret,
                        kin_error *err)
{
    kin_elector_opts opts = KIN_INIT(kin_elector_opts);

    if (kin_elector_identity(self->identity, sizeof(self->identity), err) < 0)
        return err->code;
    opts.log = kin_log_stderr();
    opts.ns = kin_s("default");
    opts.name = kin_s("example");
    opts.identity = kin_s(self->identity);
    opts.is_released = true;
    opts.on_started = on_started;
    opts.on_stopped = on_stopped;
    opts.userdata = self;
    int r = kin_elector_new(self->client, &opts, ret, err);
    self->elector = *ret;
    return r;
}

/* What a liveness probe checks, and what a status page would show. */
static int report(const struct candidate *self, kin_error *err)
{
    kin_elector_stats stats = KIN_INIT(kin_elector_stats);
    char leader[KIN_ELECTOR_IDENTITY_MAX + 1];

    if (kin_elector_check(self->elector, /* tolerance_ms= */ 20000, err) < 0)
        return err->code;
    kin_elector_get_stats(self->elector, &stats);
    (void)kin_elector_leader(self->elector, leader, sizeof(leader));
    printf("%s is healthy and %s, after %d failed requests\n", self->name,
           strcmp(leader, self->identity) == 0 ? "leads" : "waits",
           (int)stats.failures);
    return 0;
}

/* Takes part in the background, while this thread does something else. */
static int run_in_background(struct candidate *self, kin_error *err)
{
    KIN_AUTO(kin_elector) *elector = NULL;

    if (make_elector(self, &elector, err) < 0 ||
        kin_elector_start(elector, /* stop= */ NULL, err) < 0)
        return err->code;
    if (kin_stop_wait(self->done, KIN_NEVER) != KIN_ESTOPPED)
        return kin_error_set(err, KIN_ETIMEDOUT, "did not lead in time");
    if (report(self, err) < 0)
        return err->code;
    kin_elector_stop(elector); /* releases the lease */
    if (kin_elector_join(elector, kin_stop_deadline(self->done)) < 0)
        return kin_error_set(err, KIN_ETIMEDOUT,
                             "the work did not end in time");
    return 0;
}

/* Takes part on this thread until the work is done. */
static int run_here(struct candidate *self, kin_error *err)
{
    KIN_AUTO(kin_elector) *elector = NULL;

    if (make_elector(self, &elector, err) < 0)
        return err->code;
    if (kin_elector_run(elector, self->done, err) < 0)
        return err->code;
    if (kin_stop_reason(self->done) != KIN_ESTOPPED)
        return kin_error_set(err, KIN_ETIMEDOUT, "did not lead in time");
    return 0;
}

static int run(kin_client *client, kin_error *err)
{
    KIN_AUTO(kin_events) *events = NULL;
    static const char *const names[] = {"first", "second"};
    kin_events_opts opts = KIN_INIT(kin_events_opts);

    opts.log = kin_log_stderr();
    opts.component = kin_s("example");
    if (kin_events_new(client, &opts, &events, err) < 0)
        return err->code;
    for (int i = 0; i < 2; i++) {
        KIN_AUTO(kin_stop) *done = NULL;
        if (kin_stop_new(/* parent= */ NULL,
                         KIN_OPTS(kin_stop_opts, .has_deadline = true,
                                  .deadline = kin_deadline_ms(30000)),
                         &done, err) < 0)
            return err->code;
        struct candidate self = {
            .name = names[i], .client = client, .events = events, .done = done};
        int r = i == 0 ? run_in_background(&self, err) : run_here(&self, err);
        if (r < 0)
            return r;
    }
    return kin_events_stop(events, kin_deadline_ms(10000));
}

int main(void)
{
    kin_error err = KIN_ERROR_INIT;
    KIN_AUTO(kin_server) *server = NULL;
    KIN_AUTO(kin_config) *config = NULL;
    KIN_AUTO(kin_client) *client = NULL;
    kin_config_opts opts = KIN_INIT(kin_config_opts);

    if (kin_server_start(/* opts= */ NULL, &server, &err) < 0)
        return kin_error_print(&err, stderr), 1;
    opts.text = kin_s(kin_server_kubeconfig(server));
    if (kin_config_new(&opts, &config, &err) < 0 ||
        kin_client_new(config,
                       KIN_OPTS(kin_client_opts, .log = kin_log_stderr()),
                       &client, &err) < 0 ||
        run(client, &err) < 0)
        return kin_error_print(&err, stderr), 1;
    return 0;
}
