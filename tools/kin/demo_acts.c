/* SPDX-License-Identifier: Apache-2.0 */
#include <stdarg.h>

#include <kin/field.h>
#include <kin/json.h>

#include "base/clock.h"
#include "base/str.h"
#include "demo.h"

enum {
    ACTS_BODY_MAX = 4096,
    ACTS_FOO_REPLICAS = 3,
    ACTS_SCALED = 6, /* replicas of the deployment in the rollout */
    ACTS_READ_MS = 1500,
};

#define ACTS_TEAM "shop"
#define ACTS_WEB "cart-web"
#define ACTS_IMAGE "shop/cart:2.0.0"
#define ACTS_FLAGS "catalog-flags"
#define ACTS_FOO_TEAM "ops"
#define ACTS_FOO "example-foo"

/* ---- helpers ---- */

static int acts_body(kin_document **ret, kin_error *err, const char *format,
                     va_list args)
{
    KIN__AUTO_BUF body;

    kin__buf_init(&body, /* alloc= */ NULL, ACTS_BODY_MAX);
    int r = kin__buf_vprintf(&body, format, args);
    return r < 0 ? kin_error_set(err, r, /* format= */ NULL)
                 : kin_document_parse(/* alloc= */ NULL, kin__buf_str(&body),
                                      ret, err);
}

/* Waits until the cache has the written object, so that later checks do not see
 * the state before it. */
static int acts_await_version(struct demo *demo, enum demo_kind kind,
                              const kin_object *written, kin_error *err)
{
    kin_stop_opts opts = KIN_INIT(kin_stop_opts);
    KIN_AUTO(kin_stop) *stop = NULL;

    opts.has_deadline = true;
    opts.deadline = kin_deadline_ms(DEMO_LIMIT_MS);
    int r = kin_stop_new(demo->signals.stop, &opts, &stop, err);
    return r < 0 ? r
                 : kin_informer_wait_version(
                       demo->informers.copies[kind].informer,
                       kin_object_resource_version(written), stop, err);
}

int demo_patch(struct demo *demo, enum demo_kind kind, const char *key,
               kin_error *err, const char *format, ...)
{
    KIN_AUTO(kin_document) *body = NULL;
    KIN_AUTO(kin_object) *written = NULL;
    kin_call_opts opts = KIN_INIT(kin_call_opts);
    kin_str name = kin_s(key);
    kin_str ns = kin__str_cut(&name, '/');
    va_list args;

    va_start(args, format);
    int r = acts_body(&body, err, format, args);
    va_end(args);
    if (r < 0)
        return r;
    opts.stop = demo->signals.stop;
    const kin_patch patch = {.size = sizeof(patch),
                             .type = KIN_PATCH_MERGE,
                             .name = {ns, name},
                             .body = kin_document_root(body)};
    r = kin_client_patch(demo->server.client, &demo_resources[kind], &patch,
                         &opts, &written, err);
    return r < 0 ? r : acts_await_version(demo, kind, written, err);
}

static int64_t acts_int(const kin_object *object, const char *part,
                        const char *member)
{
    return kin_value_as_int64(kin_value_get(
        kin_value_get(kin_object_value(object), kin_s(part)), kin_s(member)));
}

/* All pods of a deployment are updated and available. */
static bool deployment_is_done(const kin_object *deployment, size_t *ret_done,
                               size_t *ret_total)
{
    int64_t wanted = acts_int(deployment, "spec", "replicas");
    int64_t updated = acts_int(deployment, "status", "updatedReplicas");
    int64_t available = acts_int(deployment, "status", "availableReplicas");
    bool is_seen = acts_int(deployment, "status", "observedGeneration") >=
                   acts_int(deployment, "metadata", "generation");

    if (!is_seen)
        updated = 0;
    int64_t done = updated < available ? updated : available;
    *ret_done += (size_t)(done < wanted ? done : wanted);
    *ret_total += (size_t)wanted;
    return is_seen && updated == wanted && available == wanted &&
           acts_int(deployment, "status", "replicas") == wanted;
}

static bool look_at_web(struct demo *demo, size_t *ret_done, size_t *ret_total)
{
    KIN_AUTO(kin_object) *web = demo_find(demo, DEMO_DEPLOYMENTS, ACTS_TEAM,
                                          ACTS_WEB);

    return web && deployment_is_done(web, ret_done, ret_total);
}

static size_t count_running(const kin_snapshot *pods)
{
    kin_iter it = kin_snapshot_list(pods);
    size_t count = 0;

    for (const kin_object *pod = kin_iter_next(&it); pod;
         pod = kin_iter_next(&it)) {
        kin_value status = kin_value_get(kin_object_value(pod),
                                         KIN__S("status"));
        kin_str phase = kin_value_str(kin_value_get(status, KIN__S("phase")));
        count += kin_str_eq(phase, KIN__S("Running")) ? 1 : 0;
    }
    return count;
}

static bool look_at_pods(struct demo *demo, size_t *ret_done, size_t *ret_total)
{
    KIN_AUTO(kin_snapshot) *pods = kin_informer_snapshot(
        demo->informers.copies[DEMO_PODS].informer);
    KIN_AUTO(kin_snapshot) *deployments = kin_informer_snapshot(
        demo->informers.copies[DEMO_DEPLOYMENTS].informer);
    size_t available = 0;
    bool is_done = true;

    if (!pods || !deployments)
        return false;
    *ret_total = DEMO_BARE_PODS;
    kin_iter it = kin_snapshot_list(deployments);
    for (const kin_object *each = kin_iter_next(&it); each;
         each = kin_iter_next(&it))
        is_done = deployment_is_done(each, &available, ret_total) && is_done;
    *ret_done = count_running(pods);
    return is_done && *ret_done == *ret_total;
}

/* Waits until the deployment is complete and exactly the expected pods exist;
 * then stops printing events. */
static int acts_await(struct demo *demo, const struct demo_wait *wait,
                      kin_error *err)
{
    static const struct demo_wait pods = {"pods run", look_at_pods};
    int r = demo_await(demo, wait, err);

    if (r == 0)
        r = demo_await(demo, &pods, err);
    return r < 0 ? r : demo_show(demo, 0, /* ns= */ NULL, err);
}

static const struct demo_wait await_web = {"pods are new and available",
                                           look_at_web};

/* ---- 1 to 3: the beginning ---- */

static int act_server(struct demo *demo, kin_error *err)
{
    demo_title(&demo->screen, 1, "A server");
    demo_say(&demo->screen, "loads the manifests of a small cluster, and keeps "
                            "its objects in a file");
    int r = demo_server_start(&demo->server, &demo->home, err);
    if (r < 0)
        return r;
    demo_say(&demo->screen, "listening on %s",
             kin_server_url(demo->server.server));
    demo_pause(&demo->screen, ACTS_READ_MS);
    return 0;
}

static bool look_at_sync(struct demo *demo, size_t *ret_done, size_t *ret_total)
{
    bool is_synced = true;

    for (int i = 0; i < DEMO_KINDS; i++) {
        const struct demo_cache *copy = &demo->informers.copies[i];
        kin_informer_stats stats = KIN_INIT(kin_informer_stats);
        kin_informer_get_stats(copy->informer, &stats);
        size_t done = stats.is_synced ? stats.objects : stats.staged;
        *ret_done += done;
        *ret_total += stats.expected > done ? stats.expected : done;
        is_synced = is_synced && kin_registration_has_synced(copy->handler);
    }
    return is_synced;
}

static int act_informers(struct demo *demo, kin_error *err)
{
    static const struct demo_wait wait = {"objects synced", look_at_sync};
    int64_t began_ns = kin__clock_now_ns(kin__clock_real());
    size_t objects = 0;

    demo_title(&demo->screen, 2, "Informers");
    int r = demo_informers_start(demo, err);
    if (r == 0)
        r = demo_await(demo, &wait, err);
    if (r < 0)
        return r;
    int64_t took_ns = kin__clock_now_ns(kin__clock_real()) - began_ns;
    for (int i = 0; i < DEMO_KINDS; i++)
        objects += demo_count(demo, (enum demo_kind)i);
    demo_say(&demo->screen, "synced %zu objects of %d resources in %lld ms",
             objects, (int)DEMO_KINDS, (long long)(took_ns / KIN__NS_PER_MS));
    demo_pause(&demo->screen, ACTS_READ_MS);
    return 0;
}

static int act_controllers(struct demo *demo, kin_error *err)
{
    static const struct demo_wait wait = {"pods run", look_at_pods};

    demo_title(&demo->screen, 3, "Controllers");
    demo_say(&demo->screen,
             "the controller manager starts, with %d nodes that "
             "have no machine",
             DEMO_HOLLOW_NODES);
    int r = demo_manager_start(demo, err);
    if (r == 0)
        r = demo_await(demo, &wait, err);
    if (r < 0)
        return r;
    demo_say(&demo->screen,
             "%zu pods run on %zu nodes, %zu deployments are available",
             demo_count(demo, DEMO_PODS), demo_count(demo, DEMO_NODES),
             demo_count(demo, DEMO_DEPLOYMENTS));
    demo_pause(&demo->screen, ACTS_READ_MS);
    return 0;
}

/* ---- 4 and 5: changes ---- */

static int acts_set_beta(struct demo *demo, const char *value, kin_error *err)
{
    return demo_patch(demo, DEMO_CONFIGMAPS, ACTS_TEAM "/" ACTS_FLAGS, err,
                      "{\"data\":{\"beta\":\"%s\"}}", value);
}

static int act_changes(struct demo *demo, kin_error *err)
{
    demo_title(&demo->screen, 4, "Changes, as handlers see them");
    demo_say(&demo->screen,
             "a setting is changed, and " ACTS_TEAM "/" ACTS_WEB
             " scaled from 4 to %d:",
             ACTS_SCALED);
    int r = demo_show(
        demo, 1u << DEMO_CONFIGMAPS | 1u << DEMO_DEPLOYMENTS | 1u << DEMO_PODS,
        ACTS_TEAM, err);
    if (r == 0)
        r = acts_set_beta(demo, "on", err);
    if (r == 0)
        r = demo_patch(demo, DEMO_DEPLOYMENTS, ACTS_TEAM "/" ACTS_WEB, err,
                       "{\"spec\":{\"replicas\":%d}}", ACTS_SCALED);
    if (r == 0)
        r = acts_await(demo, &await_web, err);
    demo_pause(&demo->screen, ACTS_READ_MS);
    return r;
}

/* Whether a set belongs to the deployment and has another image. */
static bool set_is_old(const kin_object *set)
{
    kin_value template = kin_value_get(
        kin_value_get(kin_object_value(set), KIN__S("spec")),
        KIN__S("template"));
    kin_value containers = kin_value_get(
        kin_value_get(template, KIN__S("spec")), KIN__S("containers"));
    kin_value image = kin_value_get(kin_value_at(containers, 0),
                                    KIN__S("image"));

    return kin_str_starts_with(kin_object_name(set), KIN__S(ACTS_WEB "-")) &&
           !kin_str_eq(kin_value_str(image), KIN__S(ACTS_IMAGE));
}

/* Also wait for the cache of replica sets, which is independent of that of
 * deployments. */
static bool look_at_rollout(struct demo *demo, size_t *ret_done,
                            size_t *ret_total)
{
    KIN_AUTO(kin_snapshot) *sets = kin_informer_snapshot(
        demo->informers.copies[DEMO_REPLICASETS].informer);
    bool is_done = look_at_web(demo, ret_done, ret_total);

    if (!sets)
        return false;
    kin_iter it = kin_snapshot_list(sets);
    for (const kin_object *set = kin_iter_next(&it); set;
         set = kin_iter_next(&it))
        if (set_is_old(set) && acts_int(set, "spec", "replicas") > 0)
            is_done = false;
    return is_done;
}

static int act_rollout(struct demo *demo, kin_error *err)
{
    static const struct demo_wait wait = {"pods are new and available",
                                          look_at_rollout};

    demo_title(&demo->screen, 5, "A rollout");
    demo_say(&demo->screen, ACTS_TEAM "/" ACTS_WEB " gets another image; its "
                                      "old and its new ReplicaSet:");
    int r = demo_show(demo, 1u << DEMO_REPLICASETS, ACTS_TEAM, err);
    if (r == 0)
        r = demo_patch(demo, DEMO_DEPLOYMENTS, ACTS_TEAM "/" ACTS_WEB, err,
                       "{\"spec\":{\"template\":{\"spec\":{\"containers\":["
                       "{\"name\":\"main\",\"image\":\"" ACTS_IMAGE "\"}"
                       "]}}}}");
    if (r == 0)
        r = acts_await(demo, &wait, err);
    if (r < 0)
        return r;
    demo_say(&demo->screen, "%d of %d pods are new and available", ACTS_SCALED,
             ACTS_SCALED);
    demo_pause(&demo->screen, ACTS_READ_MS);
    return 0;
}

/* ---- 6: a custom controller ---- */

static bool look_at_foo(struct demo *demo, size_t *ret_done, size_t *ret_total)
{
    KIN_AUTO(kin_object) *foo = demo_find(demo, DEMO_FOOS, ACTS_FOO_TEAM,
                                          ACTS_FOO);

    *ret_total = ACTS_FOO_REPLICAS;
    *ret_done = foo ? (size_t)acts_int(foo, "status", "availableReplicas") : 0;
    return *ret_done == *ret_total;
}

static int acts_create_foo(struct demo *demo, kin_error *err)
{
    static const char text[] =
        "{\"apiVersion\":\"samplecontroller.k8s.io/v1alpha1\","
        "\"kind\":\"Foo\",\"metadata\":{\"name\":\"" ACTS_FOO "\"},"
        "\"spec\":{\"deploymentName\":\"" ACTS_FOO "\",\"replicas\":3}}";
    KIN_AUTO(kin_edit) *edit = NULL;
    kin_call_opts opts = KIN_INIT(kin_call_opts);
    int r = kin_edit_parse(/* alloc= */ NULL, kin_s(text), &edit, err);

    opts.stop = demo->signals.stop;
    opts.ns = kin_s(ACTS_FOO_TEAM);
    return r < 0 ? r
                 : kin_client_create(demo->server.client,
                                     &demo_resources[DEMO_FOOS], edit, &opts,
                                     /* ret= */ NULL, err);
}

static int act_foo(struct demo *demo, kin_error *err)
{
    static const struct demo_wait wait = {"pods of the Foo", look_at_foo};

    demo_title(&demo->screen, 6, "A Foo becomes a Deployment");
    demo_say(&demo->screen, "the sample controller starts "
                            "(examples/sample-controller), and a Foo is made:");
    int r = demo_sample_start(demo, err);
    if (r == 0)
        r = demo_show(demo,
                      1u << DEMO_FOOS | 1u << DEMO_DEPLOYMENTS |
                          1u << DEMO_REPLICASETS,
                      ACTS_FOO_TEAM, err);
    if (r == 0)
        r = acts_create_foo(demo, err);
    if (r == 0)
        r = acts_await(demo, &wait, err);
    if (r < 0)
        return r;
    demo_say(&demo->screen, "the Foo has its Deployment, and %d pods",
             ACTS_FOO_REPLICAS);
    demo_pause(&demo->screen, ACTS_READ_MS);
    return 0;
}

/* ---- 7: a restart ---- */

static size_t count_failing(struct demo *demo)
{
    size_t count = 0;

    for (int i = 0; i < DEMO_KINDS; i++) {
        kin_informer_stats stats = KIN_INIT(kin_informer_stats);
        kin_informer_get_stats(demo->informers.copies[i].informer, &stats);
        count += stats.error.code < 0 ? 1 : 0;
    }
    return count;
}

/* Each informer has noticed the lost connection. */
static bool look_at_losses(struct demo *demo, size_t *ret_done,
                           size_t *ret_total)
{
    *ret_total = DEMO_KINDS;
    *ret_done = count_failing(demo);
    return *ret_done == *ret_total;
}

static bool look_at_returns(struct demo *demo, size_t *ret_done,
                            size_t *ret_total)
{
    *ret_total = DEMO_KINDS;
    *ret_done = DEMO_KINDS - count_failing(demo);
    return *ret_done == *ret_total;
}

static int act_restart_down(struct demo *demo, kin_error *err)
{
    static const struct demo_wait wait = {"informers are cut off",
                                          look_at_losses};

    demo_title(&demo->screen, 7, "The server goes away, and comes back");
    demo_server_stop(&demo->server);
    int r = demo_await(demo, &wait, err);
    if (r < 0)
        return r;
    demo_say(&demo->screen,
             "all %d informers are cut off; %zu pods can still be read",
             (int)DEMO_KINDS, demo_count(demo, DEMO_PODS));
    demo_pause(&demo->screen, ACTS_READ_MS);
    return 0;
}

static int act_restart_up(struct demo *demo, kin_error *err)
{
    static const struct demo_wait wait = {"informers are back",
                                          look_at_returns};
    int r = demo_server_resume(&demo->server, &demo->home, demo->signals.stop,
                               err);

    if (r < 0)
        return r;
    demo_say(&demo->screen, "it is back, from its file; another change:");
    r = demo_show(demo, 1u << DEMO_CONFIGMAPS | 1u << DEMO_DEPLOYMENTS,
                  ACTS_TEAM, err);
    if (r == 0)
        r = acts_set_beta(demo, "off", err);
    if (r == 0)
        r = demo_patch(demo, DEMO_DEPLOYMENTS, ACTS_TEAM "/" ACTS_WEB, err,
                       "{\"spec\":{\"replicas\":%d}}", ACTS_SCALED / 2);
    if (r == 0)
        r = acts_await(demo, &await_web, err);
    return r < 0 ? r : demo_await(demo, &wait, err);
}

/* A relist notifies handlers about unchanged objects too. */
static int act_restart(struct demo *demo, kin_error *err)
{
    uint64_t before = atomic_load(&demo->informers.repeats);
    int r = act_restart_down(demo, err);

    if (r == 0)
        r = act_restart_up(demo, err);
    if (r < 0)
        return r;
    uint64_t repeats = atomic_load(&demo->informers.repeats) - before;
    if (repeats == 0)
        demo_say(&demo->screen, "all informers reconnected, without a relist");
    else
        demo_say(&demo->screen,
                 "all informers reconnected; %llu objects were relisted",
                 (unsigned long long)repeats);
    demo_pause(&demo->screen, ACTS_READ_MS);
    return 0;
}

/* ---- all of it ---- */

int demo_story(struct demo *demo, kin_error *err)
{
    static int (*const acts[])(struct demo *, kin_error *) = {
        act_server,  act_informers, act_controllers, act_changes,
        act_rollout, act_foo,       act_restart,     demo_summary};
    int r = 0;

    demo_raw(&demo->screen,
             "kin demo: an API server, informers and controllers, all of them "
             "in this process");
    for (size_t i = 0; r == 0 && i < sizeof(acts) / sizeof(acts[0]); i++) {
        if (kin_stop_requested(demo->signals.stop))
            return kin_error_set(err, KIN_ESTOPPED, /* format= */ NULL);
        r = acts[i](demo, err);
    }
    return r;
}
