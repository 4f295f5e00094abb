/* SPDX-License-Identifier: Apache-2.0 */
/* A unit test of a reconcile callback without a server and without waiting for
 * retries: a fake client answers the requests, and a fake clock provides the
 * time. */
#include <kin/api/core/v1.h>
#include <kin/kin.h>

enum { TIMEOUT_MS = 30000, MAX_ATTEMPTS = 3 };

struct cleaner {
    kin_client *client;
    kin_informer *pods;
};

/* doc: function */
/* The code under test: deletes Pods that have succeeded.  If three attempts are
 * forbidden, it gives up until the Pod changes. */
static int reconcile(kin_reconcile *call, kin_error *err, void *userdata)
{
    struct cleaner *self = userdata;
    const kin_work_key *key = kin_reconcile_key(call);
    KIN_AUTO(kin_snapshot) *now = kin_informer_snapshot(self->pods);
    const kin_object *pod = kin_lister_get(now, key->ns, key->name);

    if (!pod || !kin_str_eq(core_v1_pod_status_phase(core_v1_pod_of(pod)),
                            kin_s("Succeeded")))
        return 0;
    int r = kin_client_delete(self->client, core_v1_pods,
                              (kin_namespaced_name){key->ns, key->name},
                              /* opts= */ NULL, /* ret= */ NULL, err);
    bool is_last = kin_reconcile_failures(call) + 1 >= MAX_ATTEMPTS;
    return r < 0 && kin_error_is_forbidden(err) && is_last ? 0 : r;
}
/* doc: end */

/* doc: replies */
/* The responses of the server: an empty list, a watch that stays open, and 403
 * for each DELETE. */
static int prepare(kin_fake_client *fake, kin_error *err)
{
    const kin_fake_reply replies[] = {
        {.size = sizeof(kin_fake_reply),
         .path = "/api/v1/pods",
         .body = kin_s("{\"kind\":\"PodList\",\"apiVersion\":\"v1\","
                       "\"metadata\":{\"resourceVersion\":\"1\"},"
                       "\"items\":[]}")},
        {.size = sizeof(kin_fake_reply),
         .path = "/api/v1/pods",
         .stays_open = true},
        {.size = sizeof(kin_fake_reply),
         .method = "DELETE",
         .status = 403,
         .body = kin_s("{\"kind\":\"Status\",\"apiVersion\":\"v1\","
                       "\"status\":\"Failure\",\"reason\":\"Forbidden\","
                       "\"code\":403}"),
         .is_lasting = true},
    };

    for (size_t i = 0; i < sizeof(replies) / sizeof(replies[0]); i++)
        if (kin_fake_client_reply(fake, &replies[i], err) < 0)
            return err->code;
    return 0;
}
/* doc: end */

/* Waits until the fake client has received this many requests. */
static int await_requests(kin_fake_client *fake, size_t count, kin_stop *stop)
{
    int r = 0;

    while (r == 0 && kin_fake_client_request_count(fake) < count)
        r = kin_stop_wait(stop, kin_deadline_ms(1));
    return r;
}

/* Waits for a request, and checks that it is a DELETE of the Pod. */
static int await_delete(kin_fake_client *fake, size_t count, kin_stop *stop)
{
    kin_fake_request request = KIN_INIT(kin_fake_request);
    int r = await_requests(fake, count, stop);

    if (r < 0 || !kin_fake_client_request_at(fake, count - 1, &request))
        return KIN_ENOTFOUND;
    return kin_str_eq(request.method, kin_s("DELETE")) &&
                   kin_str_eq(request.path,
                              kin_s("/api/v1/namespaces/shop/pods/web"))
               ? 0
               : KIN_EINVAL;
}

/* Waits until the callback has returned 0 once. */
static int await_success(kin_reconciler *reconciler, kin_stop *stop)
{
    kin_reconciler_stats stats = KIN_INIT(kin_reconciler_stats);
    int r = 0;

    for (; r == 0 && stats.succeeded == 0;
         kin_reconciler_get_stats(reconciler, &stats))
        r = kin_stop_wait(stop, kin_deadline_ms(1));
    return r;
}

/* doc: test */
/* The Pod succeeds; a failed DELETE is retried when it is due, until the
 * callback gives up. */
static int test(kin_fake_client *fake, kin_fake_clock *clock,
                kin_reconciler *reconciler, kin_stop *stop, kin_error *err)
{
    static const char succeeded[] =
        "{\"type\":\"ADDED\",\"object\":{\"kind\":\"Pod\",\"apiVersion\":"
        "\"v1\","
        "\"metadata\":{\"namespace\":\"shop\",\"name\":\"web\","
        "\"resourceVersion\":\"2\"},\"status\":{\"phase\":\"Succeeded\"}}}\n";

    if (await_requests(fake, 2, stop) < 0 || /* list and watch */
        kin_fake_client_send(fake, kin_s(succeeded)) < 0)
        return kin_error_set(err, KIN_EINTERNAL, "no watch");
    for (size_t attempts = 1; attempts < MAX_ATTEMPTS; attempts++) {
        if (await_delete(fake, 2 + attempts, stop) < 0)
            return kin_error_set(err, KIN_EINTERNAL, "no DELETE");
        if (kin_fake_clock_wait_timers(clock, 1, kin_deadline_ms(TIMEOUT_MS)) <
                0 ||
            kin_fake_client_request_count(fake) != 2 + attempts)
            return kin_error_set(err, KIN_EINTERNAL,
                                 "no pause after a failure");
        kin_fake_clock_advance(clock, 1000);
    }
    if (await_delete(fake, 2 + MAX_ATTEMPTS, stop) < 0 ||
        await_success(reconciler, stop) < 0)
        return kin_error_set(err, KIN_EINTERNAL, "does not give up");
    return 0;
}
/* doc: end */

int main(void)
{
    kin_error err = KIN_ERROR_INIT;
    KIN_AUTO(kin_stop) *stop = NULL;
    KIN_AUTO(kin_fake_clock) *clock = NULL;
    KIN_AUTO(kin_fake_client) *fake = NULL;
    KIN_AUTO(kin_client) *client = NULL;
    KIN_AUTO(kin_informer) *pods = NULL;
    KIN_AUTO(kin_reconciler) *reconciler = NULL;
    struct cleaner cleaner = {NULL, NULL};

    /* doc: parts */
    if (kin_stop_new(/* parent= */ NULL,
                     KIN_OPTS(kin_stop_opts, .has_deadline = true,
                              .deadline = kin_deadline_ms(TIMEOUT_MS)),
                     &stop, &err) < 0 ||
        kin_fake_clock_new(/* alloc= */ NULL, (kin_time){.seconds = 0}, &clock,
                           &err) < 0 ||
        kin_fake_client_new(/* alloc= */ NULL, &fake, &err) < 0 ||
        kin_fake_client_connect(fake, /* opts= */ NULL, &client, &err) < 0 ||
        kin_informer_new(
            client, core_v1_pods,
            KIN_OPTS(kin_informer_opts, .watch_list = KIN_WATCH_LIST_OFF),
            &pods, &err) < 0 ||
        kin_reconciler_new(KIN_OPTS(kin_reconciler_opts, .reconcile = reconcile,
                                    .userdata = &cleaner, .workers = 1,
                                    .clock = kin_fake_clock_clock(clock)),
                           &reconciler, &err) < 0 ||
        kin_reconciler_add_source(reconciler, pods, /* source= */ NULL, &err) <
            0)
        return kin_error_print(&err, stderr), 1;
    /* doc: end */
    cleaner = (struct cleaner){.client = client, .pods = pods};
    if (prepare(fake, &err) < 0 || kin_informer_start(pods, &err) < 0 ||
        kin_reconciler_start(reconciler, &err) < 0 ||
        kin_reconciler_wait_synced(reconciler, stop, &err) < 0 ||
        test(fake, clock, reconciler, stop, &err) < 0 ||
        kin_reconciler_drain(reconciler, stop, &err) < 0)
        return kin_error_print(&err, stderr), 1;
    kin_fake_client_end_watches(fake);
    printf("ok\n");
    return 0;
}
