/* SPDX-License-Identifier: Apache-2.0 */
#include "controllers/simulated_pod.h"

#include <kin/fake_client.h>

#include "control_fixture.h"
#include "controllers/controller.h"
#include "still_clock.h"

#define PODS_PATH "/api/v1/namespaces/n/pods"
/* A pod that has been deleted without a grace period since `at`. */
#define GOING(at, more)                                                        \
    "{'apiVersion':'v1','kind':'Pod','metadata':{'name':'web','namespace':"    \
    "'n','uid':'p1','resourceVersion':'1','deletionTimestamp':'" at            \
    "','deletionGracePeriodSeconds':0" more                                    \
    "},'spec':{'nodeName':'hollow-node-0'}}"
#define LONG_AGO "1970-01-01T00:16:00Z" /* 40 s before now */
#define JUST_NOW "1970-01-01T00:16:40Z"

struct fixture {
    kin_fake_source *nodes;
    kin_fake_source *pods;
    kin_fake_client *fake;
    kin_client *client;
    kin_factory *factory;
    kin_manager_context context;
    struct kin__simulated_nodes hollow;
};

static int fixture_source(const kin_resource *resource, kin_str ns,
                          kin_lister_watcher **ret, kin_error *err,
                          void *userdata)
{
    struct fixture *f = userdata;
    bool is_pod = strcmp(resource->plural, "pods") == 0;

    (void)ns;
    (void)err;
    *ret = kin_lister_watcher_ref(
        kin_fake_source_lister_watcher(is_pod ? f->pods : f->nodes));
    return 0;
}

static void fixture_done(struct fixture *f)
{
    (void)kin_reconciler_free(f->hollow.reconciler);
    (void)kin_factory_free(f->factory);
    (void)kin_client_unref(f->client);
    (void)kin_fake_client_free(f->fake);
    (void)kin_fake_source_free(f->pods);
    (void)kin_fake_source_free(f->nodes);
}

#define FIXTURE __attribute__((cleanup(fixture_done))) struct fixture

static const struct still_clock fixture_clock = STILL_CLOCK(1000);

static int reconcile_pod(kin_reconcile *call, kin_error *err, void *userdata)
{
    return kin__simulated_pod(userdata, call, err);
}

static int fixture_connect(struct fixture *f)
{
    *f = (struct fixture){.factory = NULL};
    TRY(kin_fake_source_new(NULL, &kin__simulated_node_resource, &f->nodes,
                            NULL));
    TRY(kin_fake_source_new(NULL, &kin__simulated_pod_resource, &f->pods,
                            NULL));
    TRY(kin_fake_client_new(NULL, &f->fake, NULL));
    TRY(kin_fake_client_connect(f->fake, NULL, &f->client, NULL));
    return kin_factory_new(
        f->client,
        KIN_OPTS(kin_factory_opts, .source = fixture_source, .userdata = f),
        &f->factory, NULL);
}

/* Reconciles a pod once. */
static int fixture_see(struct fixture *f, const char *pod)
{
    kin_reconciler_opts opts = KIN_INIT(kin_reconciler_opts);
    kin_reconciler_stats stats = {.size = sizeof(stats)};
    char room[2048];

    TRY(fixture_connect(f));
    f->context = (kin_manager_context){.size = sizeof(f->context),
                                       .client = f->client,
                                       .factory = f->factory,
                                       .clock = &fixture_clock.clock};
    f->hollow = (struct kin__simulated_nodes){.context = &f->context,
                                              .count = 1};
    TRY(kin_factory_informer(f->factory, &kin__simulated_pod_resource,
                             &f->hollow.pods, NULL));
    opts.reconcile = reconcile_pod;
    opts.userdata = &f->hollow;
    TRY(kin_reconciler_new(&opts, &f->hollow.reconciler, NULL));
    TRY(kin_reconciler_add_source(f->hollow.reconciler, f->hollow.pods, NULL,
                                  NULL));
    TRY(kin_fake_source_put_json(
        f->pods, fake_informer_quoted(pod, room, sizeof(room)), NULL));
    TRY(kin_factory_start(f->factory, NULL, NULL));
    TRY(kin_reconciler_start(f->hollow.reconciler, NULL));
    for (int i = 0; i < SOON_MS && stats.succeeded == 0; i++) {
        (void)kin_stop_wait(NULL, kin_deadline_ms(1));
        kin_reconciler_get_stats(f->hollow.reconciler, &stats);
    }
    kin_reconciler_stop(f->hollow.reconciler);
    assert_int_equal(stats.succeeded, 1);
    return 0;
}

/* The number of requests of a kind; `ret` is the last request, or NULL. */
static size_t fixture_count(struct fixture *f, const char *method,
                            const char *path, kin_fake_request *ret)
{
    kin_fake_request request = {.size = sizeof(request)};
    size_t count = 0;

    for (size_t i = 0; kin_fake_client_request_at(f->fake, i, &request); i++) {
        if (!kin_str_eq(request.method, kin_s(method)) ||
            !kin_str_eq(request.path, kin_s(path)))
            continue;
        count++;
        if (ret)
            *ret = request;
    }
    return count;
}

/* Reconciles a pod once, and returns the number of delete requests. */
static int fixture_reconcile(struct fixture *f, const char *pod, size_t *ret)
{
    TRY(fixture_see(f, pod));
    *ret = fixture_count(f, "DELETE", PODS_PATH "/web", NULL);
    return 0;
}

/* A server marks such a pod before it removes it, and may crash in between. */
KIN_TEST(deletes_a_stuck_pod_again)
{
    FIXTURE f;
    size_t deletions = 0;

    (void)alloc;
    TRY(fixture_reconcile(&f, GOING(LONG_AGO, ""), &deletions));
    assert_int_equal(deletions, 1);
    return 0;
}

KIN_TEST(ignores_a_pod_that_is_being_removed)
{
    FIXTURE f;
    size_t deletions = 0;

    (void)alloc;
    TRY(fixture_reconcile(&f, GOING(JUST_NOW, ""), &deletions));
    assert_int_equal(deletions, 0);
    return 0;
}

KIN_TEST(waits_for_finalizers_of_a_pod)
{
    FIXTURE f;
    size_t deletions = 0;

    (void)alloc;
    TRY(fixture_reconcile(&f, GOING(LONG_AGO, ",'finalizers':['a/b']"),
                          &deletions));
    assert_int_equal(deletions, 0);
    return 0;
}

/* ---- running ---- */

#define BOUND(status)                                                          \
    "{'apiVersion':'v1','kind':'Pod','metadata':{'name':'web','namespace':"    \
    "'n','uid':'p1','resourceVersion':'1'},'spec':{'nodeName':"                \
    "'hollow-node-0','initContainers':[{'name':'i','image':'x'},{'name':'s',"  \
    "'image':'y','restartPolicy':'Always'}],'containers':[{'name':'a',"        \
    "'image':'z'},{'name':'b','image':'z'}]},'status':{" status "}}"
#define READY(state) "'conditions':[{'type':'Ready','status':'" state "'}]"
#define BOTH "'containerStatuses':[{'name':'a'},{'name':'b'}]"

/* A pod is started unless all of its status says that it runs. */
KIN_TEST(starts_a_pod_that_is_not_running)
{
    static const struct {
        const char *pod;
        size_t writes;
    } cases[] = {
        {BOUND(""), 1},
        {BOUND("'phase':'Running'," READY("True") "," BOTH), 0},
        {BOUND("'phase':'Pending'," READY("True") "," BOTH), 1},
        {BOUND("'phase':'Running'," READY("False") "," BOTH), 1},
        {BOUND("'phase':'Running'," BOTH), 1},
        {BOUND("'phase':'Running'," READY("True") ",'containerStatuses':[{"
                                                  "'name':'a'}]"),
         1},
        {BOUND("'phase':'Succeeded'"), 0},
        {BOUND("'phase':'Failed'"), 0},
    };

    (void)alloc;
    for (size_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        FIXTURE f;

        TRY(fixture_see(&f, cases[i].pod));
        assert_int_equal(
            fixture_count(&f, "PATCH", PODS_PATH "/web/status", NULL),
            cases[i].writes);
    }
    return 0;
}

#define NOW "'1970-01-01T00:16:40Z'"
#define CONDITION(type)                                                        \
    "{'type':'" type "','status':'True','lastTransitionTime':" NOW "}"
#define CONTAINER(name, image, state, started)                                 \
    "{'name':'" name "','state':" state ",'lastState':{},'ready':true,"        \
    "'restartCount':0,'image':'" image "','imageID':'" image                   \
    "','started':" started "}"
#define RUNS "{'running':{'startedAt':" NOW "}}"
#define HAS_ENDED                                                              \
    "{'terminated':{'startedAt':" NOW ",'finishedAt':" NOW                     \
    ",'exitCode':0,'reason':'Completed'}}"

static const char *const started[] = {
    "{'status':{'conditions':[",
    CONDITION("PodReadyToStartContainers") ",",
    CONDITION("Initialized") ",",
    CONDITION("Ready") ",",
    CONDITION("ContainersReady") ",",
    CONDITION("PodScheduled"),
    "],'phase':'Running','startTime':" NOW,
    ",'podIPs':[{'ip':'10.182.127.205'}],'podIP':'10.182.127.205'",
    ",'initContainerStatuses':[",
    CONTAINER("i", "x", HAS_ENDED, "false") ",",
    CONTAINER("s", "y", RUNS, "true"),
    "],'containerStatuses':[",
    CONTAINER("a", "z", RUNS, "true") ",",
    CONTAINER("b", "z", RUNS, "true"),
    "]},'metadata':{'resourceVersion':'1'}}",
};

KIN_TEST(a_started_pod_has_a_full_status)
{
    FIXTURE f;
    kin_fake_request request = {.size = sizeof(request), .body = kin_s("")};
    char text[2048];
    char room[2048];
    size_t len = 0;

    (void)alloc;
    TRY(fixture_see(&f, BOUND("")));
    assert_int_equal(
        fixture_count(&f, "PATCH", PODS_PATH "/web/status", &request), 1);
    for (size_t i = 0; i < sizeof(started) / sizeof(started[0]); i++)
        len += (size_t)snprintf(text + len, sizeof(text) - len, "%s",
                                started[i]);
    kin_str expected = fake_informer_quoted(text, room, sizeof(room));
    assert_int_equal(request.body.len, expected.len);
    assert_memory_equal(request.body.ptr, expected.ptr, expected.len);
    return 0;
}

/* ---- ending ---- */

#define OWNED(group, kind)                                                     \
    "{'apiVersion':'v1','kind':'Pod','metadata':{'name':'web','namespace':"    \
    "'n','uid':'p1','resourceVersion':'1','ownerReferences':[{'apiVersion':"   \
    "'" group "','kind':'" kind                                                \
    "','name':'j','uid':'j1','controller':true}]},"                            \
    "'spec':{'nodeName':'hollow-node-0','initContainers':[{'name':'i',"        \
    "'image':'x'}],'containers':[{'name':'a','image':'z'}]},'status':{"        \
    "'phase':'Running','startTime':'1970-01-01T00:16:00Z','conditions':[{"     \
    "'type':'Ready','status':'True'}],'containerStatuses':[{'name':'a'}]}}"
#define OVER(name, image, ready)                                               \
    "{'name':'" name "','state':{'terminated':{'startedAt':"                   \
    "'1970-01-01T00:16:00Z','finishedAt':" NOW                                 \
    ",'exitCode':0,'reason':'Completed'}},'lastState':{},'ready':" ready       \
    ",'restartCount':0,'image':'" image "','imageID':'" image                  \
    "','started':false}"
#define PUT(type, status)                                                      \
    "{'type':'" type "','status':'" status "','lastTransitionTime':" NOW       \
    ",'reason':'PodCompleted'}"

static const char *const ended[] = {
    "{'status':{'conditions':[",
    "{'type':'Ready','status':'False','lastTransitionTime':" NOW ",",
    "'reason':'PodCompleted'},",
    PUT("PodReadyToStartContainers", "False") ",",
    PUT("Initialized", "True") ",",
    PUT("ContainersReady", "False"),
    "],'phase':'Succeeded','initContainerStatuses':[",
    OVER("i", "x", "true"),
    "],'containerStatuses':[",
    OVER("a", "z", "false"),
    "]},'metadata':{'resourceVersion':'1'}}",
};

KIN_TEST(a_running_pod_of_a_job_succeeds)
{
    FIXTURE f;
    kin_fake_request request = {.size = sizeof(request), .body = kin_s("")};
    char text[2048];
    char room[2048];
    size_t len = 0;

    (void)alloc;
    TRY(fixture_see(&f, OWNED("batch/v1", "Job")));
    assert_int_equal(
        fixture_count(&f, "PATCH", PODS_PATH "/web/status", &request), 1);
    for (size_t i = 0; i < sizeof(ended) / sizeof(ended[0]); i++)
        len += (size_t)snprintf(text + len, sizeof(text) - len, "%s", ended[i]);
    kin_str expected = fake_informer_quoted(text, room, sizeof(room));
    assert_int_equal(request.body.len, expected.len);
    assert_memory_equal(request.body.ptr, expected.ptr, expected.len);
    return 0;
}

KIN_TEST(other_pods_go_on_running)
{
    static const char *const running[] = {OWNED("apps/v1", "ReplicaSet"),
                                          OWNED("example.com/v1", "Job")};

    (void)alloc;
    for (size_t i = 0; i < sizeof(running) / sizeof(running[0]); i++) {
        FIXTURE f;

        TRY(fixture_see(&f, running[i]));
        assert_int_equal(
            fixture_count(&f, "PATCH", PODS_PATH "/web/status", NULL), 0);
    }
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(deletes_a_stuck_pod_again),
              KIN_TEST_ENTRY(ignores_a_pod_that_is_being_removed),
              KIN_TEST_ENTRY(waits_for_finalizers_of_a_pod),
              KIN_TEST_ENTRY(starts_a_pod_that_is_not_running),
              KIN_TEST_ENTRY(a_started_pod_has_a_full_status),
              KIN_TEST_ENTRY(a_running_pod_of_a_job_succeeds),
              KIN_TEST_ENTRY(other_pods_go_on_running))
