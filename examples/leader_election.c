/* SPDX-License-Identifier: Apache-2.0 */
/* Two candidates for one lease, and an event for what the leader does.  The
 * server is one within the program; a real one is used in the same way. */
#include <kin/kin.h>
#include <kin/server.h>

static const kin_resource leases = {"coordination.k8s.io", "v1", "leases",
                                    "Lease", false};

/* What one candidate knows of itself. */
struct candidate {
    const char *name;
    kin_client *client;
    kin_events *events;
    kin_stop *done;       /* stopped when its work is done */
    kin_elector *elector; /* which it takes part with */
};

/* Writes only while it leads; what it writes to outside of the cluster should
 * carry the fence, so that an older leader's writes can be rejected. */
static bool may_write(struct candidate *self, const kin_fence *since)
{
    kin_fence now;

    return kin_elector_is_leader(self->elector) &&
           kin_elector_fence(self->elector, &now) == 0 &&
           kin_fence_cmp(&now, since) == 0;
}

/* The work of a term: here it only says so, on the lease itself. */
static void lead(kin_stop *stop, const kin_fence *fence, void *userdata)
{
    struct candidate *self = userdata;
    KIN_AUTO(kin_object) *lease = NULL;

    printf("%s leads, change of hands %lld\n", self->name,
           (long long)fence->transitions);
    if (may_write(self, fence) &&
        kin_client_get(self->client, &leases, kin_named("default", "example"),
                       KIN_OPTS(kin_call_opts, .stop = stop), &lease,
                       NULL) == 0)
        (void)kin_events_record(self->events, lease, KIN_EVENTS_NORMAL,
                                "Worked", "%s has done its work", self->name);
    kin_stop_request(self->done);
}

static void stopped(void *userdata)
{
    struct candidate *self = userdata;

    printf("%s does not lead any more\n", self->name);
}

/* Takes part until its work is done, and gives the lease back. */
static int take_part(struct candidate *self, kin_error *err)
{
    KIN_AUTO(kin_elector) *elector = NULL;
    kin_elector_opts opts = KIN_INIT(kin_elector_opts);

    opts.log = kin_log_stderr();
    opts.ns = kin_s("default");
    opts.name = kin_s("example");
    opts.identity = kin_s(self->name);
    opts.is_released = true;
    opts.on_started = lead;
    opts.on_stopped = stopped;
    opts.userdata = self;
    if (kin_elector_new(self->client, &opts, &elector, err) < 0)
        return err->code;
    self->elector = elector;
    return kin_elector_run(elector, self->done, err);
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
        if (kin_stop_new(NULL, NULL, &done, err) < 0)
            return err->code;
        struct candidate self = {names[i], client, events, done, NULL};
        if (take_part(&self, err) < 0)
            return err->code;
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
