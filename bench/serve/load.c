/* SPDX-License-Identifier: Apache-2.0 */
#include "load.h"

#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>

#include "bench.h"
#include "request.h"

enum { MAX_CLIENTS = 64, TEXT_SIZE = 8192 };

/* The text of a pod contains parts of its number: see load_pod(). */
#define META                                                                   \
    "{\"kind\":\"Pod\",\"apiVersion\":\"v1\",\"metadata\":{"                   \
    "\"name\":\"pod-%06u\",\"labels\":{\"app\":\"svc-%u\","                    \
    "\"app.kubernetes.io/name\":\"svc-%u\","                                   \
    "\"pod-template-hash\":\"7d9f8c6b5d\",\"team\":\"team-%u\"},"              \
    "\"annotations\":{\"prometheus.io/scrape\":\"true\","                      \
    "\"prometheus.io/port\":\"9090\","                                         \
    "\"cni.example.com/podIP\":\"10.%u.%u.%u/32\"},"                           \
    "\"ownerReferences\":[{\"apiVersion\":\"apps/v1\","                        \
    "\"kind\":\"ReplicaSet\",\"name\":\"svc-%u-7d9f8c6b5d\","                  \
    "\"uid\":\"4b8e4c1e-9f52-4c0e-8f6b-%012u\","                               \
    "\"controller\":true,\"blockOwnerDeletion\":true}]}"

#define VOLUMES                                                                \
    "[{\"name\":\"config\",\"configMap\":{\"name\":\"svc-%u\"}},"              \
    "{\"name\":\"tmp\",\"emptyDir\":{}}]"

#define ENV                                                                    \
    "[{\"name\":\"POD_NAME\",\"valueFrom\":{\"fieldRef\":"                     \
    "{\"fieldPath\":\"metadata.name\"}}},"                                     \
    "{\"name\":\"DB\",\"value\":\"db.team-%u.svc.cluster.local:5432\"},"       \
    "{\"name\":\"CACHE\",\"value\":\"cache.team-%u.svc.cluster.local:6379\"}," \
    "{\"name\":\"DB_PASSWORD\",\"valueFrom\":{\"secretKeyRef\":"               \
    "{\"name\":\"svc-%u-db\",\"key\":\"password\"}}}]"

#define MOUNTS                                                                 \
    "[{\"name\":\"config\",\"readOnly\":true,\"mountPath\":\"/etc/app\"},"     \
    "{\"name\":\"tmp\",\"mountPath\":\"/tmp\"}]"

#define PROBE(path, port)                                                      \
    "{\"httpGet\":{\"path\":\"" path "\",\"port\":" port                       \
    ",\"scheme\":\"HTTP\"},\"initialDelaySeconds\":10,\"timeoutSeconds\":3,"   \
    "\"periodSeconds\":10,\"successThreshold\":1,\"failureThreshold\":3}"

#define RESOURCES(cpu, memory)                                                 \
    "{\"requests\":{\"cpu\":\"" cpu "\",\"memory\":\"" memory                  \
    "\"},\"limits\":{\"memory\":\"" memory "\"}}"

#define APP_RESOURCES RESOURCES("250m", "512Mi")
#define APP_ALIVE PROBE("/healthz", "8080")
#define APP_READY PROBE("/readyz", "8080")

#define APP                                                                    \
    "{\"name\":\"app\",\"image\":\"images.example.com/svc-%u:v1.4.2\","        \
    "\"args\":[\"--config=/etc/app/config.yaml\",\"--listen=:8080\"],"         \
    "\"ports\":[{\"name\":\"http\",\"containerPort\":8080},"                   \
    "{\"name\":\"metrics\",\"containerPort\":9090}],\"env\":" ENV              \
    ",\"resources\":" APP_RESOURCES ",\"volumeMounts\":" MOUNTS                \
    ",\"livenessProbe\":" APP_ALIVE ",\"readinessProbe\":" APP_READY           \
    ",\"securityContext\":{\"capabilities\":{\"drop\":[\"ALL\"]},"             \
    "\"runAsNonRoot\":true,\"readOnlyRootFilesystem\":true,"                   \
    "\"allowPrivilegeEscalation\":false}}"

#define PROXY_RESOURCES RESOURCES("100m", "128Mi")
#define PROXY_READY PROBE("/healthz/ready", "15021")

#define PROXY                                                                  \
    "{\"name\":\"proxy\",\"image\":\"images.example.com/mesh/proxy:1.22.3\","  \
    "\"args\":[\"proxy\",\"sidecar\",\"--proxyLogLevel=warning\"],"            \
    "\"ports\":[{\"name\":\"prom\",\"containerPort\":15090}],"                 \
    "\"resources\":" PROXY_RESOURCES ",\"readinessProbe\":" PROXY_READY "}"

void load_pod(char *buffer, size_t size, unsigned number)
{
    static const char text[] = META ",\"spec\":{\"volumes\":" VOLUMES
                                    ",\"containers\":[" APP "," PROXY "],"
                                    "\"nodeName\":\"node-%u\","
                                    "\"securityContext\":{\"runAsUser\":1000,"
                                    "\"fsGroup\":2000}}}";
    unsigned svc = number / 50;
    unsigned team = svc % 40;
    int len = snprintf(buffer, size, text, number, svc, svc, team, number % 250,
                       number / 250 % 250, number % 199, svc, svc, svc, svc,
                       team, team, svc, number % 100);

    if (len < 0 || (size_t)len >= size)
        bench_die("a pod is too long");
}

void load_map(char *buffer, size_t size, unsigned number)
{
    int len = snprintf(buffer, size,
                       "{\"kind\":\"ConfigMap\",\"apiVersion\":\"v1\","
                       "\"metadata\":{\"name\":\"map-%06u\"},\"data\":{"
                       "\"number\":\"%0790u\"}}",
                       number, number);

    if (len < 0 || (size_t)len >= size)
        bench_die("a map is too long");
}

struct work {
    const struct site *site;
    const struct load *load;
    atomic_uint next;
};

static void *work_main(void *userdata)
{
    struct work *work = userdata;
    const struct load *load = work->load;
    struct client *client = client_new(work->site);
    char text[TEXT_SIZE];

    for (;;) {
        unsigned number = atomic_fetch_add(&work->next, 1);
        if (number >= load->count)
            break;
        load->text(text, sizeof(text), load->first + number);
        request_post(client, load->path, text);
    }
    (void)client_free(client);
    return NULL;
}

double load_run(const struct site *site, const struct load *load)
{
    struct work work = {.site = site, .load = load};
    pthread_t threads[MAX_CLIENTS];
    uint64_t start = bench_wall_ns();

    for (unsigned i = 0; i < load->clients; i++)
        if (pthread_create(&threads[i], NULL, work_main, &work) != 0)
            bench_die("cannot create a thread");
    for (unsigned i = 0; i < load->clients; i++)
        (void)pthread_join(threads[i], NULL);
    return load->count * 1e9 / (double)(bench_wall_ns() - start);
}
