/* SPDX-License-Identifier: Apache-2.0 */
/* demo_cluster.c - a small realistic cluster: four teams with five services
 * each and their settings; pods are similar but not equal.  Deterministic. */
#include "demo.h"

enum {
    CLUSTER_APPS = 5,        /* of each namespace */
    CLUSTER_SETTINGS = 3,    /* of each app */
    CLUSTER_DEPLOYMENTS = 2, /* of each namespace */
    CLUSTER_PODS = DEMO_BARE_PODS / (DEMO_TEAMS * CLUSTER_APPS),
};

struct cluster_app {
    const char *team; /* the namespace */
    const char *name;
    unsigned number; /* of all apps */
};

static const struct {
    const char *team;
    const char *apps[CLUSTER_APPS];
} cluster_teams[DEMO_TEAMS] = {
    {"shop", {"cart", "catalog", "orders", "payments", "stock"}},
    {"search", {"crawler", "index", "query", "ranking", "suggest"}},
    {"media", {"encoder", "gallery", "player", "thumbs", "upload"}},
    {"ops", {"alerts", "audit", "backup", "logs", "traces"}},
};

static int write_service(struct kin__buf *yaml, const struct cluster_app *app)
{
    return kin__buf_printf(yaml,
                           "---\n"
                           "apiVersion: v1\n"
                           "kind: Service\n"
                           "metadata:\n"
                           "  name: %s\n"
                           "  namespace: %s\n"
                           "  labels: {app: %s, team: %s}\n"
                           "spec:\n"
                           "  selector: {app: %s}\n"
                           "  ports:\n"
                           "  - {name: http, port: 80, targetPort: 8080}\n"
                           "  - {name: metrics, port: 9090}\n",
                           app->name, app->team, app->name, app->team,
                           app->name);
}

static int write_settings(struct kin__buf *yaml, const struct cluster_app *app,
                          unsigned number)
{
    static const char *const kinds[CLUSTER_SETTINGS] = {"settings", "flags",
                                                        "routes"};

    return kin__buf_printf(yaml,
                           "---\n"
                           "apiVersion: v1\n"
                           "kind: ConfigMap\n"
                           "metadata:\n"
                           "  name: %s-%s\n"
                           "  namespace: %s\n"
                           "  labels: {app: %s, team: %s}\n"
                           "data:\n"
                           "  log-level: info\n"
                           "  workers: \"%u\"\n"
                           "  timeout: %us\n"
                           "  beta: \"off\"\n"
                           "  upstream: http://%s.%s.svc/v1\n",
                           app->name, kinds[number], app->team, app->name,
                           app->team, 2 + app->number % 6, 5 + number * 5,
                           app->name, app->team);
}

/* The pod's spec; `indent` is that of the spec. */
static int write_spec(struct kin__buf *yaml, const struct cluster_app *app,
                      const char *indent)
{
    static const char *const lines[] = {
        "  serviceAccountName: default\n",
        "  terminationGracePeriodSeconds: 30\n",
        "  volumes:\n",
        "  - {name: scratch, emptyDir: {}}\n",
        "  containers:\n",
        "  - name: log-agent\n",
        "    image: ops/log-agent:2.8.1\n",
        "    args: [--follow, --json]\n",
        "    resources: {limits: {memory: 64Mi}}\n",
        "  - name: main\n",
        "    ports: [{name: http, containerPort: 8080}]\n",
        "    env:\n",
        "    - name: POD_NAME\n",
        "      valueFrom: {fieldRef: {fieldPath: metadata.name}}\n",
        "    - {name: LOG_FORMAT, value: json}\n",
        "    readinessProbe: {httpGet: {path: /ready, port: http}}\n",
        "    livenessProbe: {httpGet: {path: /live, port: http}}\n",
        "    volumeMounts: [{name: scratch, mountPath: /var/scratch}]\n",
    };
    int r = kin__buf_printf(yaml, "%sspec:\n", indent);

    for (size_t i = 0; r == 0 && i < sizeof(lines) / sizeof(lines[0]); i++)
        r = kin__buf_printf(yaml, "%s%s", indent, lines[i]);
    return r < 0 ? r
                 : kin__buf_printf(
                       yaml,
                       "%s    image: %s/%s:1.%u.0\n"
                       "%s    resources: {requests: {cpu: %um, memory: %uMi}}"
                       "\n",
                       indent, app->team, app->name, app->number, indent,
                       50 + 50 * (app->number % 4), 64u << app->number % 4);
}

static int write_pod(struct kin__buf *yaml, const struct cluster_app *app,
                     unsigned number)
{
    int r = kin__buf_printf(yaml,
                            "---\n"
                            "apiVersion: v1\n"
                            "kind: Pod\n"
                            "metadata:\n"
                            "  name: %s-%u\n"
                            "  namespace: %s\n"
                            "  labels: {app: %s, team: %s, shard: \"%u\"}\n"
                            "  annotations: {prometheus.io/port: \"9090\"}\n",
                            app->name, number, app->team, app->name, app->team,
                            number);

    return r < 0 ? r : write_spec(yaml, app, "");
}

static int write_deployment(struct kin__buf *yaml,
                            const struct cluster_app *app)
{
    int r = kin__buf_printf(yaml,
                            "---\n"
                            "apiVersion: apps/v1\n"
                            "kind: Deployment\n"
                            "metadata:\n"
                            "  name: %s-web\n"
                            "  namespace: %s\n"
                            "spec:\n"
                            "  replicas: 4\n"
                            "  selector: {matchLabels: {app: %s-web}}\n"
                            "  template:\n"
                            "    metadata: {labels: {app: %s-web}}\n",
                            app->name, app->team, app->name, app->name);

    return r < 0 ? r : write_spec(yaml, app, "    ");
}

static int write_app(struct kin__buf *yaml, const struct cluster_app *app,
                     bool has_deployment)
{
    int r = write_service(yaml, app);

    for (unsigned i = 0; r == 0 && i < CLUSTER_SETTINGS; i++)
        r = write_settings(yaml, app, i);
    for (unsigned i = 0; r == 0 && i < CLUSTER_PODS; i++)
        r = write_pod(yaml, app, i);
    return r == 0 && has_deployment ? write_deployment(yaml, app) : r;
}

int demo_cluster_write(struct kin__buf *yaml)
{
    unsigned number = 0;
    int r = 0;

    for (unsigned i = 0; r == 0 && i < DEMO_TEAMS; i++)
        r = kin__buf_printf(yaml,
                            "---\n"
                            "apiVersion: v1\n"
                            "kind: Namespace\n"
                            "metadata: {name: %s, labels: {team: %s}}\n",
                            cluster_teams[i].team, cluster_teams[i].team);
    for (unsigned i = 0; r == 0 && i < DEMO_TEAMS; i++)
        for (unsigned j = 0; r == 0 && j < CLUSTER_APPS; j++) {
            const struct cluster_app app = {.team = cluster_teams[i].team,
                                            .name = cluster_teams[i].apps[j],
                                            .number = number};
            r = write_app(yaml, &app, j < CLUSTER_DEPLOYMENTS);
            number++;
        }
    return r;
}
