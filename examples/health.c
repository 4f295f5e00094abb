/* SPDX-License-Identifier: Apache-2.0 */
/* Health probes of a controller, for a program with its own HTTP server.  The
 * example runs an embedded API server. */
#include <kin/kin.h>
#include <kin/server.h>

static const kin_resource pods = {"", "v1", "pods", "Pod", false};

static int reconcile(kin_reconcile *call, kin_error *err, void *userdata)
{
    (void)call;
    (void)err;
    (void)userdata;
    return 0;
}

/* doc: checks */
/* Live: it is running, and no call of its callback is stuck. */
static int check_controller(kin_error *err, void *userdata)
{
    return kin_reconciler_check(userdata, /* stuck_ms= */ 60000, err);
}

struct sync_check {
    size_t count; /* number of informers that were started */
    kin_error *err;
};

static void check_informer(const kin_factory_sync *sync, void *userdata)
{
    struct sync_check *check = userdata;

    check->count++;
    if (!sync->is_synced)
        *check->err = *sync->err;
}

/* Ready: its caches have synced; the log has the reason if not. */
static int check_caches(kin_error *err, void *userdata)
{
    struct sync_check check = {.err = err};

    if (!kin_factory_has_synced(userdata, check_informer, &check))
        return err->code;
    return check.count > 0
               ? 0
               : kin_error_set(err, KIN_ECLOSED, "informers are not started");
}

static int add_checks(kin_health *health, kin_reconciler *reconciler,
                      kin_factory *factory)
{
    int r = kin_health_add(health, "controller", check_controller, reconciler,
                           KIN_HEALTH_LIVE);

    return r < 0 ? r
                 : kin_health_add(health, "caches", check_caches, factory,
                                  KIN_HEALTH_READY);
}

/* Prints what the HTTP server would answer. */
static void answer(kin_health *health, const char *target)
{
    char body[1024];
    int status = kin_health_answer(health, kin_s(target), body, sizeof(body));

    printf("GET %s: %d\n%s\n", target, status, body);
}
/* doc: end */

static int run(kin_factory *factory, kin_health *health, kin_error *err)
{
    KIN_AUTO(kin_reconciler) *reconciler = NULL;
    kin_informer *informer = NULL;

    if (kin_factory_informer(factory, &pods, &informer, err) < 0 ||
        kin_reconciler_new(KIN_OPTS(kin_reconciler_opts, .name = "pods",
                                    .log = kin_log_stderr(),
                                    .reconcile = reconcile),
                           &reconciler, err) < 0 ||
        kin_reconciler_add_source(reconciler, informer, /* source= */ NULL,
                                  err) < 0)
        return err->code;
    if (add_checks(health, reconciler, factory) < 0)
        return kin_error_set(err, KIN_EINVAL, "invalid health check");
    answer(health, "/readyz");
    if (kin_reconciler_start(reconciler, err) < 0 ||
        kin_factory_start(factory, /* stop= */ NULL, err) < 0 ||
        kin_factory_wait_synced(factory, /* stop= */ NULL, /* visit= */ NULL,
                                /* userdata= */ NULL, err) < 0)
        return err->code;
    answer(health, "/livez");
    answer(health, "/readyz?verbose");
    return 0;
}

int main(void)
{
    kin_error err = KIN_ERROR_INIT;
    KIN_AUTO(kin_server) *server = NULL;
    KIN_AUTO(kin_config) *config = NULL;
    KIN_AUTO(kin_client) *client = NULL;
    KIN_AUTO(kin_factory) *factory = NULL;
    KIN_AUTO(kin_health) *health = NULL;
    kin_config_opts opts = KIN_INIT(kin_config_opts);

    if (kin_server_start(/* opts= */ NULL, &server, &err) < 0)
        return kin_error_print(&err, stderr), 1;
    opts.text = kin_s(kin_server_kubeconfig(server));
    if (kin_config_new(&opts, &config, &err) < 0 ||
        kin_client_new(config, /* opts= */ NULL, &client, &err) < 0 ||
        kin_factory_new(client, /* opts= */ NULL, &factory, &err) < 0 ||
        kin_health_new(/* alloc= */ NULL, kin_log_stderr(), &health, &err) <
            0 ||
        run(factory, health, &err) < 0)
        return kin_error_print(&err, stderr), 1;
    return 0;
}
