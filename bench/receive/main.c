/* SPDX-License-Identifier: Apache-2.0 */
/*
 * receive - what it costs to only receive the bytes of an informer, and to read
 * them with yyjson: two yardsticks for `kin bench sync`.
 *
 *     bench_receive http://ADDRESS:PORT [UPDATES]
 *
 * Sends the requests of an informer to bench/peers/replay over plain HTTP/1.1,
 * receives the answers with recv() into a large buffer, and discards them.
 * Prints the keys of `kin bench sync`, so sync_cpu_s and upd_cpu_us are of
 * receiving only.  Then as many updates are received again, and yyjson reads
 * them object by object while they are in the processor's caches: yyjson_us.
 */
#include <arpa/inet.h>
#include <errno.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/time.h>
#include <unistd.h>

#include <yyjson.h>

#include "base/thread.h"
#include "bench.h"

enum {
    BUFFER = 1 << 20,
    TAIL = 1024,
    REST_MS = 100, /* without a byte: everything has arrived */
    YYJSON_POOL = 8 << 20,
    UPDATES = 10000,
};

#define WATCH "GET /api/v1/pods?allowWatchBookmarks=true&watch=true"
#define WITH_LIST "&resourceVersionMatch=NotOlderThan&sendInitialEvents=true"
#define LIST_END "k8s.io/initial-events-end"

static struct sockaddr_in server;
static char buffer[BUFFER];

/* ---- connections ---- */

static void parse_server(const char *url)
{
    char host[64];
    unsigned port = 0;

    server.sin_family = AF_INET;
    if (sscanf(url, "http://%63[0-9.]:%u", host, &port) != 2 || port > 65535 ||
        inet_pton(AF_INET, host, &server.sin_addr) != 1)
        bench_die("%s: no http://ADDRESS:PORT", url);
    server.sin_port = htons((uint16_t)port);
}

/* Connects and sends a request without a body. */
static int request(const char *target)
{
    const struct timeval rest = {.tv_usec = REST_MS * 1000};
    char head[512];
    int fd = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    int len = snprintf(head, sizeof(head),
                       "%s HTTP/1.1\r\nHost: localhost\r\n"
                       "Accept: application/json\r\n\r\n",
                       target);

    if (fd < 0 ||
        setsockopt(fd, SOL_SOCKET, SO_RCVTIMEO, &rest, sizeof(rest)) < 0 ||
        connect(fd, (const struct sockaddr *)&server, sizeof(server)) < 0 ||
        send(fd, head, (size_t)len, MSG_NOSIGNAL) != len)
        bench_die("request: %s", strerror(errno));
    return fd;
}

/* Returns 0 if nothing arrived for a while. */
static size_t receive(int fd, char *room, size_t size)
{
    ssize_t got = recv(fd, room, size, 0);

    if (got > 0)
        return (size_t)got;
    if (got < 0 && (errno == EAGAIN || errno == EINTR))
        return 0;
    bench_die("the server closed the connection");
}

/* ---- updates ---- */

/* A request for updates, answered when all were sent. */
struct order {
    struct kin__thread thread;
    unsigned count;
    _Atomic unsigned sent; /* 0: not answered yet */
};

static void order_run(void *userdata)
{
    struct order *self = userdata;
    char target[64];
    char text[TAIL] = "";
    size_t len = 0;
    unsigned sent = 0;

    (void)snprintf(target, sizeof(target), "GET /bench/updates?count=%u",
                   self->count);
    int fd = request(target);
    while (!strchr(text, '}') && len < sizeof(text) - 1) {
        len += receive(fd, text + len, sizeof(text) - 1 - len);
        text[len] = '\0';
    }
    (void)close(fd);
    const char *found = strstr(text, "\"sent\":");
    if (!found || sscanf(found, "\"sent\":%u", &sent) != 1 || sent == 0)
        bench_die("updates: %s", text);
    atomic_store(&self->sent, sent);
}

static void order_start(struct order *self, unsigned count)
{
    kin_error err = KIN_ERROR_INIT;

    *self = (struct order){.count = count};
    bench_check(kin__thread_start(&self->thread,
                                  &(struct kin__thread_opts){.name = "order"},
                                  order_run, self, &err),
                &err, "thread");
}

/* ---- receiving only ---- */

static void receive_list(int fd)
{
    char tail[2 * TAIL];
    size_t kept = 0;
    uint64_t cpu_ns = bench_cpu_ns();
    uint64_t start_ns = bench_wall_ns();

    for (;;) {
        size_t got = receive(fd, buffer, sizeof(buffer));
        size_t len = got < TAIL ? got : TAIL;
        memcpy(tail + kept, buffer + got - len, len);
        kept += len;
        if (memmem(tail, kept, LIST_END, strlen(LIST_END)))
            break;
        size_t left = kept < TAIL ? kept : TAIL;
        memmove(tail, tail + kept - left, left);
        kept = left;
    }
    printf(" sync_s=%.3f sync_cpu_s=%.3f",
           (double)(bench_wall_ns() - start_ns) / 1e9,
           (double)(bench_cpu_ns() - cpu_ns) / 1e9);
}

static void receive_updates(int fd, unsigned count)
{
    struct order order;
    uint64_t first_ns = 0;
    uint64_t last_ns = 0;
    uint64_t bytes = 0;

    while (receive(fd, buffer, sizeof(buffer)) > 0)
        ; /* the server is ready for orders when it rests */
    order_start(&order, count);
    uint64_t cpu_ns = bench_cpu_ns();
    for (;;) {
        size_t got = receive(fd, buffer, sizeof(buffer));
        if (got == 0 && atomic_load(&order.sent))
            break;
        bytes += got;
        if (got == 0)
            continue;
        last_ns = bench_wall_ns();
        if (first_ns == 0)
            first_ns = last_ns;
    }
    cpu_ns = bench_cpu_ns() - cpu_ns;
    kin__thread_join(&order.thread);
    double sent = atomic_load(&order.sent);
    printf(" upd_per_s=%.0f upd_cpu_us=%.2f upd_bytes=%.0f",
           sent / ((double)(last_ns - first_ns) / 1e9),
           (double)cpu_ns / 1e3 / sent, (double)bytes / sent);
}

/* ---- reading with yyjson ---- */

/* The body of an answer in chunks (RFC 9112 7.1). */
struct body {
    bool has_begun; /* the head was read */
    size_t head_match;
    size_t chunk; /* rest of the current one, with its line end */
    size_t size;  /* of the next, from the digits so far */
    size_t len;
    char text[2 * BUFFER];
};

/* Reads one character of the head, or of a chunk's size. */
static void body_control(struct body *self, char c)
{
    static const char end[] = "\r\n\r\n";

    if (!self->has_begun) {
        self->head_match = c == end[self->head_match] ? self->head_match + 1
                                                      : c == '\r';
        self->has_begun = self->head_match == strlen(end);
        return;
    }
    if (c == '\n') {
        self->chunk = self->size + strlen("\r\n");
        self->size = 0;
    } else if (c != '\r') {
        self->size = self->size * 16 +
                     (size_t)(c <= '9' ? c - '0' : (c | 0x20) - 'a' + 10);
    }
}

static void body_add(struct body *self, const char *bytes, size_t count)
{
    while (count > 0) {
        if (self->chunk == 0) {
            body_control(self, *bytes++);
            count--;
            continue;
        }
        size_t len = self->chunk < count ? self->chunk : count;
        size_t end = self->chunk - len;
        size_t text = end >= 2 ? len : len > 2 - end ? len - (2 - end) : 0;
        if (text > sizeof(self->text) - self->len)
            bench_die("a line of more than 1 MB");
        memcpy(self->text + self->len, bytes, text);
        self->len += text;
        self->chunk = end;
        bytes += len;
        count -= len;
    }
}

/* Reads all complete lines, and keeps the rest; returns how many. */
static unsigned body_read(struct body *self, void *pool)
{
    static const char before[] = "\"object\":";
    const char *p = self->text;
    const char *end = p + self->len;
    const char *line = NULL;
    unsigned count = 0;

    while ((line = memchr(p, '\n', (size_t)(end - p)))) {
        yyjson_alc alc;
        const char *object = memmem(p, 64, before, strlen(before));
        yyjson_alc_pool_init(&alc, pool, YYJSON_POOL);
        if (!object)
            bench_die("no event: %.64s", p);
        object += strlen(before);
        if (!yyjson_read_opts((char *)(uintptr_t)object,
                              (size_t)(line - 1 - object), 0, &alc, NULL))
            bench_die("yyjson: %.64s", p);
        p = line + 1;
        count++;
    }
    self->len = (size_t)(end - p);
    memmove(self->text, p, self->len);
    return count;
}

static void read_updates(int fd, unsigned count)
{
    static struct body body;
    struct order order;
    uint64_t cpu_ns = 0;
    unsigned read = 0;
    size_t got = 0;
    void *pool = malloc(YYJSON_POOL);

    if (!pool)
        bench_die("out of memory");
    memset(pool, 1, YYJSON_POOL);
    while ((got = receive(fd, buffer, BUFFER / 4)) > 0)
        body_add(&body, buffer, got);
    order_start(&order, count);
    for (;;) {
        got = receive(fd, buffer, BUFFER / 4);
        body_add(&body, buffer, got);
        if (got > 0 && body.len < BUFFER)
            continue;
        uint64_t start_ns = bench_cpu_ns();
        read += body_read(&body, pool);
        cpu_ns += bench_cpu_ns() - start_ns;
        if (got == 0 && atomic_load(&order.sent))
            break;
    }
    kin__thread_join(&order.thread);
    free(pool);
    if (read != atomic_load(&order.sent))
        bench_die("%u updates of %u were read", read, order.sent);
    printf(" yyjson_us=%.2f", (double)cpu_ns / 1e3 / read);
}

int main(int argc, char **argv)
{
    if (argc < 2)
        bench_die("usage: bench_receive http://ADDRESS:PORT [UPDATES]");
    unsigned count = argc > 2 ? (unsigned)strtoul(argv[2], NULL, 10) : UPDATES;
    parse_server(argv[1]);
    memset(buffer, 1, sizeof(buffer));
    printf("RESULT");
    int fd = request(WATCH WITH_LIST);
    receive_list(fd);
    if (count > 0) {
        receive_updates(fd, count);
        (void)close(fd);
        fd = request(WATCH "&resourceVersion=1");
        read_updates(fd, count);
    }
    (void)close(fd);
    printf("\n");
    return 0;
}
