/* SPDX-License-Identifier: Apache-2.0 */
#include "cluster.h"

#include <errno.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <poll.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <kin/config.h>

#include "base/buf.h"
#include "base/str.h"
#include "bench.h"

enum {
    REQUEST_MAX = 64 << 10,
    LIST_MAX = 1 << 30,
};

const kin_resource bench_pods = {
    .version = "v1", .plural = "pods", .kind = "Pod"};
const kin_resource bench_leases = {.group = "coordination.k8s.io",
                                   .version = "v1",
                                   .plural = "leases",
                                   .kind = "Lease"};
const kin_resource bench_config_maps = {
    .version = "v1", .plural = "configmaps", .kind = "ConfigMap"};

/* Versions have a fixed width, so that they can be replaced. */
static const char first_lease[] =
    "{\"kind\":\"Lease\",\"apiVersion\":\"coordination.k8s.io/v1\","
    "\"metadata\":{\"name\":\"bench\",\"namespace\":\"default\","
    "\"resourceVersion\":\"1000000000\"},\"spec\":{\"holderIdentity\":\"\","
    "\"leaseTransitions\":0}}";
static const char config_map[] =
    "{\"kind\":\"ConfigMap\",\"apiVersion\":\"v1\",\"metadata\":{\"name\":"
    "\"bench\",\"namespace\":\"default\",\"resourceVersion\":\"3\"},"
    "\"data\":{\"a\":\"b\"}}";
static const char expired[] =
    "{\"type\":\"ERROR\",\"object\":{\"kind\":\"Status\",\"apiVersion\":\"v1\","
    "\"status\":\"Failure\",\"reason\":\"Expired\",\"code\":410}}\n";

static const char conflict[] =
    "{\"kind\":\"Status\",\"apiVersion\":\"v1\",\"status\":\"Failure\","
    "\"reason\":\"Conflict\",\"code\":409}";
static const char not_streamed[] =
    "{\"kind\":\"Status\",\"apiVersion\":\"v1\",\"status\":\"Failure\","
    "\"reason\":\"Invalid\",\"code\":422}";

kin_namespaced_name bench_cluster_name(void)
{
    return kin_named("default", "bench");
}

/* ---- the other process ---- */

struct server {
    struct kin__buf list; /* the pods */
    unsigned watch_ms;
    struct bench_lease_log *log;
    pthread_mutex_t mutex; /* guards the rest, and the log */
    struct kin__buf lease;
    unsigned version; /* of the lease */
};

struct connection {
    struct server *server;
    int fd;
};

static void add(struct kin__buf *buf, const char *text)
{
    if (kin__buf_append(buf, kin_s(text)) < 0)
        bench_die("out of memory");
}

/* Most of a pod is the same as in others of its deployment. */
static void add_pod(struct kin__buf *buf, unsigned i)
{
    unsigned set = i / 50;
    int r = kin__buf_printf(
        buf,
        "{\"metadata\":{\"name\":\"web-%u-%u\",\"namespace\":\"default\","
        "\"uid\":\"%08x-0000-4000-a000-%012x\",\"resourceVersion\":\"%u\","
        "\"creationTimestamp\":\"2026-01-%02uT%02u:%02u:00Z\","
        "\"labels\":{\"app\":\"web-%u\",\"pod-template-hash\":\"%08x\"},"
        "\"annotations\":{\"example.com/checksum\":\"%08x%08x\"}},"
        "\"spec\":{\"nodeName\":\"node-%u\",\"containers\":[{\"name\":\"web\","
        "\"image\":\"registry.example.com/web-%u:v1\",\"env\":[{\"name\":"
        "\"SET\",\"value\":\"%u\"}],\"resources\":{\"limits\":{\"cpu\":"
        "\"500m\",\"memory\":\"256Mi\"}},\"imagePullPolicy\":\"IfNotPresent\","
        "\"terminationMessagePath\":\"/dev/termination-log\"}],"
        "\"restartPolicy\":\"Always\",\"dnsPolicy\":\"ClusterFirst\","
        "\"serviceAccountName\":\"web-%u\"},\"status\":{\"phase\":\"Running\","
        "\"podIP\":\"10.%u.%u.%u\",\"containerStatuses\":[{\"name\":\"web\","
        "\"ready\":true,\"restartCount\":%u,\"containerID\":"
        "\"containerd://%08x%08x\"}]}}",
        set, i, i * 2654435761u, i, i + 10, 1 + i % 28, i % 24, i % 60, set,
        set * 2654435761u, set, i * 2654435761u, i % 500, set, set, set,
        i >> 16, i >> 8 & 0xff, i & 0xff, i % 3, i * 2246822519u, i);

    if (r < 0)
        bench_die("out of memory");
}

static void make_list(struct kin__buf *list, unsigned pods)
{
    kin__buf_init(list, NULL, LIST_MAX);
    add(list, "{\"kind\":\"PodList\",\"apiVersion\":\"v1\",\"metadata\":"
              "{\"resourceVersion\":\"9000000\"},\"items\":[");
    for (unsigned i = 0; i < pods; i++) {
        if (i > 0)
            add(list, ",");
        add_pod(list, i);
    }
    add(list, "]}");
}

static bool send_all(int fd, kin_str bytes)
{
    while (bytes.len > 0) {
        ssize_t sent = send(fd, bytes.ptr, bytes.len, MSG_NOSIGNAL);
        if (sent < 0 && errno != EINTR)
            return false;
        if (sent > 0)
            bytes = kin__str_slice(bytes, (size_t)sent, bytes.len);
    }
    return true;
}

static bool answer_with(int fd, int status, kin_str body)
{
    char head[128];
    int len = snprintf(head, sizeof(head),
                       "HTTP/1.1 %d OK\r\nContent-Type: application/json\r\n"
                       "Content-Length: %zu\r\n\r\n",
                       status, body.len);

    return send_all(fd, kin_str_of(head, (size_t)len)) && send_all(fd, body);
}

static bool answer(int fd, kin_str body)
{
    return answer_with(fd, 200, body);
}

/* Nothing happens; then its version has expired.  The connection ends. */
static bool answer_watch(const struct server *server, int fd)
{
    struct pollfd gone = {.fd = fd, .events = POLLIN};
    int timeout_ms = server->watch_ms ? (int)server->watch_ms : -1;

    if (!send_all(fd, kin_s("HTTP/1.1 200 OK\r\nContent-Type: "
                            "application/json\r\nConnection: close\r\n\r\n")))
        return false;
    if (poll(&gone, 1, timeout_ms) == 0)
        (void)send_all(fd, kin_s(expired));
    return false;
}

static bool has(kin_str request, const char *text)
{
    return memmem(request.ptr, request.len, text, strlen(text)) != NULL;
}

/* ---- the lease ---- */

static void set_lease(struct server *server, kin_str text)
{
    kin__buf_clear(&server->lease);
    if (kin__buf_append(&server->lease, text) < 0)
        bench_die("out of memory");
}

static void log_lease(struct bench_lease_log *log, char holder, uint64_t at_ns)
{
    unsigned count = atomic_load(&log->count);

    if (count == BENCH_LEASE_MAX)
        return;
    log->requests[count].at_ns = at_ns;
    log->requests[count].holder = holder;
    atomic_store(&log->count, count + 1);
}

/* Stores an update of the current version, with the next one. */
static bool store_lease(struct server *server, kin_str body, uint64_t at_ns)
{
    static const char holder[] = "\"holderIdentity\":\"";
    char version[64];

    int len = snprintf(version, sizeof(version), "\"resourceVersion\":\"%u\"",
                       server->version);
    const char *found = memmem(body.ptr, body.len, version, (size_t)len);
    const char *by = memmem(body.ptr, body.len, holder, sizeof(holder) - 1);
    if (!found || !by)
        return false;
    set_lease(server, body);
    (void)snprintf(version, sizeof(version), "\"resourceVersion\":\"%u\"",
                   ++server->version);
    memcpy(server->lease.ptr + (found - body.ptr), version, (size_t)len);
    by += sizeof(holder) - 1;
    log_lease(server->log, *by == '"' ? '-' : *by, at_ns);
    return true;
}

/* Answers a get, or an update with a body. */
static bool answer_lease(struct server *server, int fd, kin_str body)
{
    uint64_t at_ns = bench_wall_ns();
    int status = 200;

    pthread_mutex_lock(&server->mutex);
    if (body.len == 0)
        log_lease(server->log, /* holder= */ 0, at_ns);
    else if (!store_lease(server, body, at_ns))
        status = 409;
    bool is_open = answer_with(fd, status,
                               status == 200 ? kin__buf_str(&server->lease)
                                             : kin_s(conflict));
    pthread_mutex_unlock(&server->mutex);
    return is_open;
}

/* Answers a request; false: the connection ends. */
static bool serve(const struct connection *self, kin_str head, kin_str body)
{
    kin_str line = kin__str_cut(&head, '\r');

    if (has(line, "/pods") && has(line, "sendInitialEvents=true"))
        return answer_with(self->fd, 422, kin_s(not_streamed));
    if (has(line, "/pods") && has(line, "watch=true"))
        return answer_watch(self->server, self->fd);
    if (has(line, "/pods"))
        return answer(self->fd, kin__buf_str(&self->server->list));
    if (has(line, "/leases"))
        return answer_lease(self->server, self->fd, body);
    return answer(self->fd, kin_s(config_map));
}

/* Length of the first request in the buffer; 0 if it is incomplete. */
static size_t request_len(const char *text, size_t len, size_t *ret_head)
{
    const char *end = memmem(text, len, "\r\n\r\n", 4);

    if (!end)
        return 0;
    *ret_head = (size_t)(end + 4 - text);
    const char *field = strcasestr(text, "\r\ncontent-length:");
    size_t body = field && field < end ? strtoul(field + 17, NULL, 10) : 0;
    return *ret_head + body <= len ? *ret_head + body : 0;
}

static void *connection_run(void *userdata)
{
    struct connection *self = userdata;
    char *text = calloc(1, REQUEST_MAX + 1);
    bool is_open = text != NULL;
    size_t len = 0;

    while (is_open && len < REQUEST_MAX) {
        size_t head = 0;
        size_t used = request_len(text, len, &head);
        if (used > 0) {
            is_open = serve(self, kin_str_of(text, head),
                            kin_str_of(text + head, used - head));
            memmove(text, text + used, len - used + 1);
            len -= used;
            continue;
        }
        ssize_t got = recv(self->fd, text + len, REQUEST_MAX - len, 0);
        is_open = got > 0;
        len += got > 0 ? (size_t)got : 0;
        text[len] = '\0';
    }
    close(self->fd);
    free(text);
    free(self);
    return NULL;
}

static void accept_one(struct server *server, int listen_fd)
{
    const int on = 1;
    pthread_t thread;
    struct connection *connection = malloc(sizeof(*connection));

    if (!connection)
        bench_die("out of memory");
    connection->server = server;
    connection->fd = accept(listen_fd, NULL, NULL);
    if (connection->fd < 0 ||
        setsockopt(connection->fd, IPPROTO_TCP, TCP_NODELAY, &on, sizeof(on)) <
            0 ||
        pthread_create(&thread, NULL, connection_run, connection) != 0)
        bench_die("accept: %s", strerror(errno));
    (void)pthread_detach(thread);
}

static int listen_on_loopback(uint16_t *ret_port)
{
    struct sockaddr_in at = {.sin_family = AF_INET,
                             .sin_addr.s_addr = htonl(INADDR_LOOPBACK)};
    socklen_t len = sizeof(at);
    int fd = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);

    if (fd < 0 || bind(fd, (struct sockaddr *)&at, len) < 0 ||
        listen(fd, 64) < 0 || getsockname(fd, (struct sockaddr *)&at, &len) < 0)
        bench_die("listen: %s", strerror(errno));
    *ret_port = ntohs(at.sin_port);
    return fd;
}

static void run_server(struct server *server, int listen_fd, int end_fd)
{
    struct pollfd fds[] = {{.fd = end_fd, .events = POLLIN},
                           {.fd = listen_fd, .events = POLLIN}};

    while (poll(fds, 2, -1) > 0 && fds[0].revents == 0)
        if (fds[1].revents)
            accept_one(server, listen_fd);
}

/* ---- this process ---- */

void bench_cluster_start(struct bench_cluster *cluster, unsigned pods,
                         unsigned watch_ms)
{
    struct server server = {.watch_ms = watch_ms,
                            .mutex = PTHREAD_MUTEX_INITIALIZER,
                            .version = 1000000000};
    int end[2];
    int ready[2];
    char byte;
    uint16_t port = 0;
    int listen_fd = listen_on_loopback(&port);

    if (pipe(end) < 0 || pipe(ready) < 0)
        bench_die("pipe: %s", strerror(errno));
    server.log = mmap(NULL, sizeof(*server.log), PROT_READ | PROT_WRITE,
                      MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    if (server.log == MAP_FAILED)
        bench_die("mmap: %s", strerror(errno));
    cluster->leases = server.log;
    (void)snprintf(cluster->url, sizeof(cluster->url), "http://127.0.0.1:%u",
                   port);
    cluster->pid = fork();
    if (cluster->pid < 0)
        bench_die("fork: %s", strerror(errno));
    if (cluster->pid == 0) {
        close(end[1]);
        make_list(&server.list, pods);
        kin__buf_init(&server.lease, NULL, REQUEST_MAX);
        set_lease(&server, kin_s(first_lease));
        if (write(ready[1], "", 1) != 1)
            bench_die("write: %s", strerror(errno));
        run_server(&server, listen_fd, end[0]);
        _exit(0);
    }
    close(end[0]);
    close(listen_fd);
    close(ready[1]);
    if (read(ready[0], &byte, 1) != 1)
        bench_die("the server did not start");
    close(ready[0]);
    cluster->end_fd = end[1];
}

void bench_cluster_end(struct bench_cluster *cluster)
{
    close(cluster->end_fd);
    (void)waitpid(cluster->pid, NULL, 0);
    (void)munmap((void *)(uintptr_t)cluster->leases, sizeof(*cluster->leases));
}

kin_client *bench_cluster_client(const struct bench_cluster *cluster,
                                 kin_loop *loop, int workers)
{
    kin_config_opts opts = KIN_INIT(kin_config_opts);
    kin_error err = KIN_ERROR_INIT;
    kin_config *config = NULL;
    kin_client *client = NULL;

    opts.server = cluster->url;
    bench_check(kin_config_new(&opts, &config, &err), &err, "configuration");
    bench_check(kin_client_new(config,
                               KIN_OPTS(kin_client_opts, .qps = -1,
                                        .loop = loop, .workers = workers),
                               &client, &err),
                &err, "client");
    (void)kin_config_unref(config);
    return client;
}
