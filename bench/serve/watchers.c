/* SPDX-License-Identifier: Apache-2.0 */
#include "watchers.h"

#include <arpa/inet.h>
#include <errno.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <unistd.h>

#include "bench.h"
#include "load.h"
#include "request.h"

enum { BLOCK = 256 * 1024, PATIENCE_MS = 30000, MAX_READY = 256 };

/* The next part of a chunked response. */
enum part {
    PART_HEAD,  /* up to the empty line */
    PART_SIZE,  /* hexadecimal, up to the end of the line */
    PART_BYTES, /* the bytes of the chunk */
    PART_END,   /* the end of line behind it */
};

struct watcher {
    int fd;
    enum part part;
    unsigned matched; /* characters of the end of the head, or of MARK */
    size_t left;      /* of the chunk */
    unsigned digits;  /* missing digits of a pod's number */
    unsigned number;
    unsigned got;  /* pods, in order */
    bool is_wrong; /* out of order, or another error */
};

/* The text before a pod's number of six digits. */
#define MARK "\"name\":\"pod-"
#define END_OF_HEAD "\r\n\r\n"

static void match(struct watcher *w, const char *text, char c)
{
    w->matched = c == text[w->matched] ? w->matched + 1 : c == text[0];
}

static void watcher_byte(struct watcher *w, unsigned first, char c)
{
    if (w->digits == 0) {
        match(w, MARK, c);
        if (w->matched < sizeof(MARK) - 1)
            return;
        w->matched = 0;
        w->digits = 6;
        w->number = 0;
        return;
    }
    w->number = w->number * 10 + (unsigned)(c - '0');
    if (--w->digits > 0)
        return;
    w->is_wrong |= w->number != first + w->got;
    w->got++;
}

static void watcher_frame(struct watcher *w, char c)
{
    switch (w->part) {
    case PART_HEAD:
        match(w, END_OF_HEAD, c);
        if (w->matched == sizeof(END_OF_HEAD) - 1) {
            w->matched = 0;
            w->part = PART_SIZE;
        }
        break;
    case PART_SIZE:
        if (c == '\n') {
            w->is_wrong |= w->left == 0;
            w->part = PART_BYTES;
        } else if (c != '\r') {
            w->left = w->left * 16 +
                      (size_t)(c <= '9' ? c - '0' : (c | 32) - 'a' + 10);
        }
        break;
    case PART_END:
        if (c == '\n')
            w->part = PART_SIZE;
        break;
    case PART_BYTES:
    default:
        break;
    }
}

static void watcher_take(struct watcher *w, unsigned first, const char *bytes,
                         size_t len)
{
    for (size_t i = 0; i < len; i++) {
        if (w->part != PART_BYTES) {
            watcher_frame(w, bytes[i]);
            continue;
        }
        watcher_byte(w, first, bytes[i]);
        if (--w->left == 0)
            w->part = PART_END;
    }
}

static int watcher_connect(const struct site *site, const char *version)
{
    struct sockaddr_in address = {.sin_family = AF_INET};
    char host[64] = "";
    char text[512];
    const char *colon = strrchr(site->url, ':');

    if (sscanf(site->url, "http://%63[0-9.]:", host) != 1 ||
        inet_pton(AF_INET, host, &address.sin_addr) != 1)
        bench_die("no plain address: %s", site->url);
    address.sin_port = htons((uint16_t)strtoul(colon + 1, NULL, 10));
    int fd = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    if (fd < 0 || connect(fd, (struct sockaddr *)&address, sizeof(address)) < 0)
        bench_die("watch: %s", strerror(errno));
    int len = snprintf(text, sizeof(text),
                       "GET " LOAD_PODS "?watch=1&resourceVersion=%s "
                       "HTTP/1.1\r\nHost: %s\r\n\r\n",
                       version, host);
    if (send(fd, text, (size_t)len, MSG_NOSIGNAL) != len)
        bench_die("watch: %s", strerror(errno));
    return fd;
}

/* ---- the first version ---- */

static void keep_head(const char *bytes, size_t len, void *userdata)
{
    char *head = userdata;
    size_t had = strlen(head);

    if (had + len < BLOCK)
        memcpy(head + had, bytes, len);
}

static void read_version(const struct site *site, char *ret, size_t size)
{
    static const char key[] = "\"resourceVersion\":\"";
    char *head = calloc(1, BLOCK);
    struct client *client = client_new(site);

    if (!head)
        bench_die("no memory");
    request_get(client, LOAD_PODS "?limit=1", keep_head, head);
    const char *at = strstr(head, key);
    if (!at)
        bench_die("a list without a version");
    at += sizeof(key) - 1;
    (void)snprintf(ret, size, "%.*s", (int)strcspn(at, "\""), at);
    (void)client_free(client);
    free(head);
}

/* ---- all watchers ---- */

struct crowd {
    const struct site *site;
    struct watcher *watchers;
    unsigned count;
    unsigned first;
    unsigned events;
    int epoll;
};

/* Two descriptors per connection, in case both ends are in one process. */
static void raise_limit(void)
{
    struct rlimit limit;

    if (getrlimit(RLIMIT_NOFILE, &limit) == 0) {
        limit.rlim_cur = limit.rlim_max;
        (void)setrlimit(RLIMIT_NOFILE, &limit);
    }
}

static void crowd_gather(struct crowd *crowd)
{
    char version[32];

    raise_limit();
    read_version(crowd->site, version, sizeof(version));
    crowd->epoll = epoll_create1(EPOLL_CLOEXEC);
    crowd->watchers = calloc(crowd->count, sizeof(*crowd->watchers));
    if (crowd->epoll < 0 || !crowd->watchers)
        bench_die("no memory");
    for (unsigned i = 0; i < crowd->count; i++) {
        struct watcher *w = &crowd->watchers[i];
        struct epoll_event event = {.events = EPOLLIN, .data = {.ptr = w}};
        w->fd = watcher_connect(crowd->site, version);
        if (epoll_ctl(crowd->epoll, EPOLL_CTL_ADD, w->fd, &event) < 0)
            bench_die("epoll: %s", strerror(errno));
    }
}

static void crowd_disperse(struct crowd *crowd)
{
    for (unsigned i = 0; i < crowd->count; i++)
        (void)close(crowd->watchers[i].fd);
    (void)close(crowd->epoll);
    free(crowd->watchers);
}

static unsigned crowd_complete(const struct crowd *crowd)
{
    unsigned complete = 0;

    for (unsigned i = 0; i < crowd->count; i++)
        complete += !crowd->watchers[i].is_wrong &&
                    crowd->watchers[i].got == crowd->events;
    return complete;
}

/* Reads available input; returns whether there was any. */
static bool crowd_read(struct crowd *crowd, char *block)
{
    struct epoll_event ready[MAX_READY];
    int count = epoll_wait(crowd->epoll, ready, MAX_READY, PATIENCE_MS);

    for (int i = 0; i < count; i++) {
        struct watcher *w = ready[i].data.ptr;
        ssize_t got = recv(w->fd, block, BLOCK, 0);
        if (got > 0) {
            watcher_take(w, crowd->first, block, (size_t)got);
            continue;
        }
        w->is_wrong = true;
        (void)epoll_ctl(crowd->epoll, EPOLL_CTL_DEL, w->fd, NULL);
    }
    return count > 0;
}

static void *crowd_feed(void *userdata)
{
    struct crowd *crowd = userdata;

    (void)load_run(crowd->site, &(struct load){.path = LOAD_PODS,
                                               .text = load_pod,
                                               .first = crowd->first,
                                               .count = crowd->events,
                                               .clients = 1});
    return NULL;
}

/* Waits for all response heads: then all watches have started. */
static void crowd_settle(struct crowd *crowd, char *block)
{
    for (unsigned i = 0; i < crowd->count; i++)
        while (crowd->watchers[i].part == PART_HEAD)
            if (!crowd_read(crowd, block))
                bench_die("watch %u of %u does not begin", i, crowd->count);
}

struct watchers_result watchers_run(const struct site *site, unsigned watchers,
                                    unsigned first, unsigned events)
{
    struct crowd crowd = {
        .site = site, .count = watchers, .first = first, .events = events};
    char *block = malloc(BLOCK);
    pthread_t feeder;
    double before = site_mib(site);

    if (!block)
        bench_die("no memory");
    crowd_gather(&crowd);
    crowd_settle(&crowd, block);
    double mib_each = (site_mib(site) - before) / watchers;
    uint64_t start = bench_wall_ns();
    if (pthread_create(&feeder, NULL, crowd_feed, &crowd) != 0)
        bench_die("cannot create a thread");
    while (crowd_complete(&crowd) < watchers && crowd_read(&crowd, block))
        continue;
    double seconds = (double)(bench_wall_ns() - start) / 1e9;
    (void)pthread_join(feeder, NULL);
    struct watchers_result result = {.complete = crowd_complete(&crowd),
                                     .events_per_s = (double)watchers * events /
                                                     seconds,
                                     .mib_each = mib_each};
    crowd_disperse(&crowd);
    free(block);
    return result;
}
