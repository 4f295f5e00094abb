/* SPDX-License-Identifier: Apache-2.0 */
/*
 * A transport of the program: HTTP/1.1 without TLS, over TCP or a unix socket,
 * with one thread and one connection for each request.  An informer of an
 * embedded server uses it.
 */
#include <errno.h>
#include <fcntl.h>
#include <netdb.h>
#include <poll.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <time.h>
#include <unistd.h>

#include <kin/kin.h>
#include <kin/server.h>

enum { MAX_HEADERS = 64, MAX_PIECE = 16384 };

/* Callbacks of a transport are made one at a time. */
static pthread_mutex_t turn = PTHREAD_MUTEX_INITIALIZER;

struct transfer {
    kin_transport_handler handler;
    char *request; /* as it is sent */
    size_t request_len;
    char host[256];
    char port[8];
    char socket_path[sizeof(((struct sockaddr_un *)NULL)->sun_path)];
    int64_t head_timeout_ms;
    int64_t idle_timeout_ms;
    int64_t deadline_ms; /* of the whole transfer */
    size_t max_header_bytes;
    int wake[2]; /* a pipe: a byte for each resume and cancel */
    pthread_mutex_t mutex;
    bool is_cancelled; /* guarded, as the next */
    bool is_resumed;
    int fd;
    bool is_paused;
    char head[65536 + 1];
    size_t head_len;
    bool is_chunked;
    int64_t left; /* bytes of the body or chunk; -1: until the end */
};

/* ---- time and waiting ---- */

static int64_t now_ms(void)
{
    struct timespec now;

    (void)clock_gettime(CLOCK_MONOTONIC, &now);
    return (int64_t)now.tv_sec * 1000 + now.tv_nsec / 1000000;
}

static int64_t min_of(int64_t a, int64_t b)
{
    return a < b ? a : b;
}

static int64_t after_ms(int64_t span_ms)
{
    return span_ms > 0 ? now_ms() + span_ms : INT64_MAX;
}

static bool take_resume(struct transfer *t)
{
    (void)pthread_mutex_lock(&t->mutex);
    bool is_resumed = t->is_resumed;
    t->is_resumed = false;
    (void)pthread_mutex_unlock(&t->mutex);
    return is_resumed;
}

static bool is_cancelled(struct transfer *t)
{
    (void)pthread_mutex_lock(&t->mutex);
    bool result = t->is_cancelled;
    (void)pthread_mutex_unlock(&t->mutex);
    return result;
}

/* Waits until the socket is ready (0: only until a wake-up).  0 or a code. */
static int wait_for(struct transfer *t, short events, int64_t deadline_ms)
{
    for (;;) {
        struct pollfd polled[] = {
            {.fd = t->wake[0], .events = POLLIN},
            {.fd = events ? t->fd : -1, .events = events}};
        int64_t left = min_of(deadline_ms, t->deadline_ms) - now_ms();
        char bytes[64];

        if (is_cancelled(t))
            return KIN_ESTOPPED;
        if (left <= 0)
            return KIN_ETIMEDOUT;
        (void)poll(polled, 2, (int)min_of(left, 60000));
        if (polled[0].revents) {
            (void)!read(t->wake[0], bytes, sizeof(bytes));
            if (!events)
                return 0;
        }
        if (polled[1].revents)
            return 0;
    }
}

/* ---- the connection ---- */

static int open_unix(const struct transfer *t)
{
    struct sockaddr_un address = {.sun_family = AF_UNIX};
    int fd = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0);

    memcpy(address.sun_path, t->socket_path, sizeof(address.sun_path));
    if (fd >= 0 &&
        connect(fd, (struct sockaddr *)&address, sizeof(address)) < 0) {
        close(fd);
        return -1;
    }
    return fd;
}

static int open_tcp(const struct transfer *t)
{
    const struct addrinfo hints = {.ai_socktype = SOCK_STREAM};
    struct addrinfo *info = NULL;

    if (getaddrinfo(t->host, t->port, &hints, &info) != 0)
        return -1;
    int fd = socket(info->ai_family, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK,
                    0);
    if (fd >= 0 && connect(fd, info->ai_addr, info->ai_addrlen) < 0 &&
        errno != EINPROGRESS) {
        close(fd);
        fd = -1;
    }
    freeaddrinfo(info);
    return fd;
}

static int send_request(struct transfer *t, int64_t deadline_ms)
{
    size_t sent = 0;

    while (sent < t->request_len) {
        int r = wait_for(t, POLLOUT, deadline_ms);
        if (r < 0)
            return r;
        ssize_t n = send(t->fd, t->request + sent, t->request_len - sent,
                         MSG_NOSIGNAL);
        if (n < 0 && errno != EAGAIN)
            return KIN_ECONNECT;
        sent += n > 0 ? (size_t)n : 0;
    }
    return 0;
}

/* Receives at least one byte: their number, 0 at the end, or a code. */
static int receive(struct transfer *t, char *to, size_t size,
                   int64_t deadline_ms)
{
    for (;;) {
        int r = wait_for(t, POLLIN, deadline_ms);
        if (r < 0)
            return r;
        ssize_t n = recv(t->fd, to, size, 0);
        if (n >= 0)
            return (int)n;
        if (errno != EAGAIN)
            return KIN_ECONNECT;
    }
}

/* ---- callbacks ---- */

/* Applies what kin returns: 0 or a code. */
static int obey(struct transfer *t, int verdict)
{
    t->is_paused = verdict == KIN_TRANSPORT_PAUSE;
    while (t->is_paused) {
        /* A resume that came before the pause counts, too. */
        if (take_resume(t))
            t->is_paused = false;
        else {
            int r = wait_for(t, 0, INT64_MAX);
            if (r < 0)
                return r;
        }
    }
    return verdict < 0 ? verdict : 0;
}

static int pass_data(struct transfer *t, const char *bytes, size_t len)
{
    (void)take_resume(t);
    (void)pthread_mutex_lock(&turn);
    int verdict = t->handler.on_data(kin_str_of(bytes, len),
                                     t->handler.userdata);
    (void)pthread_mutex_unlock(&turn);
    return obey(t, verdict);
}

/* ---- the answer ---- */

static kin_str trimmed(const char *from, const char *to)
{
    while (from < to && (*from == ' ' || *from == '\t'))
        from++;
    while (to > from && (to[-1] == ' ' || to[-1] == '\t' || to[-1] == '\r'))
        to--;
    return kin_str_of(from, (size_t)(to - from));
}

static void note_framing(struct transfer *t, const kin_http_header *header)
{
    if (header->name.len == 14 &&
        strncasecmp(header->name.ptr, "content-length", 14) == 0)
        t->left = strtoll(header->value.ptr, NULL, 10);
    if (header->name.len == 17 &&
        strncasecmp(header->name.ptr, "transfer-encoding", 17) == 0) {
        t->is_chunked = true;
        t->left = 0;
    }
}

/* Passes the head, which ends at `end`. */
static int pass_head(struct transfer *t, const char *end)
{
    kin_http_header headers[MAX_HEADERS];
    kin_transport_response response = {.size = sizeof(response),
                                       .headers = headers};
    const char *line = strstr(t->head, "\r\n");

    if (strncmp(t->head, "HTTP/1.1 ", 9) != 0 || !line)
        return KIN_EPROTOCOL;
    response.status = (int)strtol(t->head + 9, NULL, 10);
    t->left = response.status == 204 || response.status == 304 ? 0 : -1;
    for (line += 2; line < end && response.header_count < MAX_HEADERS;) {
        const char *line_end = strstr(line, "\r\n");
        const char *colon = memchr(line, ':', (size_t)(line_end - line));
        kin_http_header *header = &headers[response.header_count];

        if (!colon)
            return KIN_EPROTOCOL;
        header->name = trimmed(line, colon);
        header->value = trimmed(colon + 1, line_end);
        note_framing(t, header);
        response.header_count++;
        line = line_end + 2;
    }
    (void)take_resume(t);
    (void)pthread_mutex_lock(&turn);
    int verdict = t->handler.on_headers(&response, t->handler.userdata);
    (void)pthread_mutex_unlock(&turn);
    return obey(t, verdict);
}

/* The head is kept with the first bytes of the body, whose offset it returns;
 * or a code. */
static int read_head(struct transfer *t, int64_t deadline_ms)
{
    for (;;) {
        const char *end = strstr(t->head, "\r\n\r\n");
        size_t room = min_of((int64_t)t->max_header_bytes,
                             (int64_t)sizeof(t->head) - 1) -
                      t->head_len;

        if (end) {
            int r = pass_head(t, end + 2);
            return r < 0 ? r : (int)(end + 4 - t->head);
        }
        if (room == 0)
            return KIN_ELIMIT;
        int n = receive(t, t->head + t->head_len, room, deadline_ms);
        if (n <= 0)
            return n < 0 ? n : KIN_ECONNECT;
        t->head_len += (size_t)n;
        t->head[t->head_len] = '\0';
    }
}

/* Bytes that were received and not used yet. */
struct input {
    const char *at;
    size_t len;
};

static int fill(struct transfer *t, struct input *input)
{
    static _Thread_local char piece[MAX_PIECE];
    size_t size = 0;
    char *room = t->handler.on_room(&size, t->handler.userdata);

    if (!room) {
        room = piece;
        size = sizeof(piece);
    }
    int n = receive(t, room, size, after_ms(t->idle_timeout_ms));
    *input = (struct input){.at = room, .len = n > 0 ? (size_t)n : 0};
    return n;
}

/* Reads the size of a chunk: "\r\n" of the last one, hexadecimal, "\r\n". */
static int read_size(struct transfer *t, struct input *input)
{
    char line[32];
    size_t len = 0;

    for (;;) {
        if (input->len == 0) {
            int n = fill(t, input);
            if (n <= 0)
                return n < 0 ? n : KIN_ECONNECT;
        }
        char byte = *input->at++;
        input->len--;
        if (len + 1 == sizeof(line))
            return KIN_EPROTOCOL;
        line[len++] = byte;
        if (byte == '\n' && len > 2)
            break;
    }
    line[len] = '\0';
    t->left = strtoll(line, NULL, 16);
    return 0;
}

static int read_body(struct transfer *t, struct input *input)
{
    for (;;) {
        int r = 0;

        if (t->is_chunked && t->left == 0) {
            r = read_size(t, input);
            if (r < 0 || t->left == 0)
                return r;
        }
        if (t->left == 0)
            return 0;
        if (input->len == 0) {
            r = fill(t, input);
            if (r < 0 || (r == 0 && t->left < 0))
                return r;
            if (r == 0)
                return KIN_ECONNECT;
        }
        size_t len = t->left < 0 ? input->len
                                 : (size_t)min_of(t->left, (int64_t)input->len);
        r = pass_data(t, input->at, len);
        if (r < 0)
            return r;
        input->at += len;
        input->len -= len;
        t->left -= t->left < 0 ? 0 : (int64_t)len;
    }
}

static int run_steps(struct transfer *t, kin_flow_cause *cause)
{
    int64_t head_ms = after_ms(t->head_timeout_ms);

    *cause = KIN_FLOW_UNREACHABLE;
    t->fd = t->socket_path[0] ? open_unix(t) : open_tcp(t);
    if (t->fd < 0)
        return KIN_ECONNECT;
    int r = send_request(t, head_ms);
    if (r < 0)
        return r;
    *cause = KIN_FLOW_LOST;
    int at = read_head(t, head_ms);
    if (at < 0)
        return at;
    struct input input = {.at = t->head + at, .len = t->head_len - (size_t)at};
    return read_body(t, &input);
}

static void *run(void *userdata)
{
    struct transfer *t = userdata;
    kin_transport_end end = {.size = sizeof(end)};
    kin_error err = KIN_ERROR_INIT;

    end.code = run_steps(t, &end.cause);
    if (end.code < 0) {
        (void)kin_error_set(&err, end.code, "%s:%s: %s", t->host, t->port,
                            kin_error_text(end.code));
        end.err = &err;
        if (end.code == KIN_ETIMEDOUT)
            end.cause = KIN_FLOW_SLOW;
        else if (end.code != KIN_ECONNECT)
            end.cause = KIN_FLOW_BROKEN;
    }
    if (t->fd >= 0)
        close(t->fd);
    /* The transfer may be freed within on_done. */
    kin_transport_handler handler = t->handler;
    (void)pthread_mutex_lock(&turn);
    handler.on_done(&end, handler.userdata);
    (void)pthread_mutex_unlock(&turn);
    return NULL;
}

/* ---- the functions of the transport ---- */

static void wake(struct transfer *t)
{
    (void)!write(t->wake[1], "", 1);
}

static void transfer_resume(void *transfer, void *userdata)
{
    struct transfer *t = transfer;

    (void)userdata;
    (void)pthread_mutex_lock(&t->mutex);
    t->is_resumed = true;
    (void)pthread_mutex_unlock(&t->mutex);
    wake(t);
}

static void transfer_cancel(void *transfer, void *userdata)
{
    struct transfer *t = transfer;

    (void)userdata;
    (void)pthread_mutex_lock(&t->mutex);
    t->is_cancelled = true;
    (void)pthread_mutex_unlock(&t->mutex);
    wake(t);
}

static void transfer_free(void *transfer, void *userdata)
{
    struct transfer *t = transfer;

    (void)userdata;
    if (t->wake[0] >= 0) {
        close(t->wake[0]);
        close(t->wake[1]);
    }
    (void)pthread_mutex_destroy(&t->mutex);
    free(t->request);
    free(t);
}

/* Splits "http://host:port/path"; returns the path. */
static const char *take_url(struct transfer *t, const char *url)
{
    int path = 0;

    if (sscanf(url, "http://%255[^:/]:%7[0-9]%n", t->host, t->port, &path) ==
            2 &&
        path > 0)
        return url + path;
    if (sscanf(url, "http://%255[^:/]%n", t->host, &path) == 1 && path > 0) {
        memcpy(t->port, "80", 3);
        return url + path;
    }
    return NULL;
}

static int write_request(struct transfer *t, const kin_transport_request *from,
                         const char *path)
{
    FILE *to = open_memstream(&t->request, &t->request_len);

    if (!to)
        return KIN_ENOMEM;
    (void)fprintf(to, "%s %s HTTP/1.1\r\nHost: %s:%s\r\nConnection: close\r\n",
                  from->method, path, t->host, t->port);
    for (size_t i = 0; i < from->header_count; i++)
        (void)fprintf(to, "%.*s: %.*s\r\n", KIN_STR(from->headers[i].name),
                      KIN_STR(from->headers[i].value));
    if (from->body.ptr)
        (void)fprintf(to, "Content-Length: %zu\r\n", from->body.len);
    (void)fprintf(to, "\r\n");
    (void)fwrite(from->body.ptr ? from->body.ptr : "", 1, from->body.len, to);
    return fclose(to) == 0 ? 0 : KIN_ENOMEM;
}

static bool open_pipe(int *fds)
{
    return pipe(fds) == 0 && fcntl(fds[0], F_SETFL, O_NONBLOCK) == 0 &&
           fcntl(fds[1], F_SETFL, O_NONBLOCK) == 0;
}

static int transfer_fill(struct transfer *t, const kin_transport_request *from)
{
    const char *path = take_url(t, from->url);

    if (!path)
        return KIN_EUNSUPPORTED;
    if (from->socket_path)
        (void)snprintf(t->socket_path, sizeof(t->socket_path), "%s",
                       from->socket_path);
    t->head_timeout_ms = from->head_timeout_ms ? from->head_timeout_ms
                                               : from->connect_timeout_ms;
    t->idle_timeout_ms = from->idle_timeout_ms;
    t->deadline_ms = after_ms(from->timeout_ms);
    t->max_header_bytes = from->max_header_bytes;
    if (!open_pipe(t->wake))
        return KIN_ESYSTEM;
    return write_request(t, from, path);
}

static int transfer_start(const kin_transport_request *request,
                          const kin_transport_handler *handler,
                          void **ret_transfer, kin_error *err, void *userdata)
{
    struct transfer *t = calloc(1, sizeof(*t));
    pthread_t thread;

    if (!t)
        return kin_error_set(err, KIN_ENOMEM, NULL);
    t->handler = *handler;
    t->fd = -1;
    t->wake[0] = -1;
    (void)pthread_mutex_init(&t->mutex, NULL);
    int r = transfer_fill(t, request);
    /* Callbacks may come before this returns. */
    *ret_transfer = t;
    if (r == 0 && pthread_create(&thread, NULL, run, t) != 0)
        r = KIN_ESYSTEM;
    if (r < 0) {
        transfer_free(t, userdata);
        return kin_error_set(err, r, "%s", request->url);
    }
    (void)pthread_detach(thread);
    return 0;
}

/* The client and all transfers are gone: the program may end. */
static void transport_destroy(void *userdata)
{
    (void)!write(*(int *)userdata, "", 1);
}

/* ---- the program ---- */

static const kin_resource configmaps = {"", "v1", "configmaps", "ConfigMap",
                                        false};

struct program {
    kin_client *client;
    kin_stop *stop;
};

static int create(kin_client *client, const char *name, kin_error *err)
{
    KIN_AUTO(kin_edit) *edit = NULL;
    char text[128];

    (void)snprintf(text, sizeof(text),
                   "{\"metadata\":{\"namespace\":\"default\",\"name\":"
                   "\"%s\"}}",
                   name);
    int r = kin_edit_parse(/* alloc= */ NULL, kin_s(text), &edit, err);
    return r < 0
               ? r
               : kin_client_create(client, &configmaps, edit, NULL, NULL, err);
}

/* The first object is listed, the second one is watched. */
static void on_event(const kin_event *event, void *userdata)
{
    struct program *program = userdata;
    kin_error err = KIN_ERROR_INIT;

    printf("%s %s\n", kin_event_type_name(event->type),
           kin_object_key(event->object).ptr);
    if (!event->is_initial)
        kin_stop_request(program->stop);
    else if (create(program->client, "watched", &err) < 0)
        kin_error_print(&err, stderr);
}

static int follow(const kin_server *server, const kin_transport *transport,
                  kin_error *err)
{
    KIN_AUTO(kin_config) *config = NULL;
    KIN_AUTO(kin_client) *client = NULL;
    KIN_AUTO(kin_informer) *informer = NULL;
    KIN_AUTO(kin_stop) *stop = NULL;
    kin_config_opts opts = KIN_INIT(kin_config_opts);

    opts.text = kin_s(kin_server_kubeconfig(server));
    if (kin_stop_new(/* parent= */ NULL, /* opts= */ NULL, &stop, err) < 0 ||
        kin_config_new(&opts, &config, err) < 0 ||
        kin_client_new(config,
                       KIN_OPTS(kin_client_opts, .log = kin_log_stderr(),
                                .transport = transport),
                       &client, err) < 0 ||
        create(client, "listed", err) < 0 ||
        kin_informer_new(client, &configmaps, /* opts= */ NULL, &informer,
                         err) < 0)
        return err->code;
    struct program program = {.client = client, .stop = stop};
    int r = kin_informer_run(informer, on_event, &program, stop, err);
    return r == KIN_ESTOPPED ? 0 : r;
}

int main(void)
{
    kin_error err = KIN_ERROR_INIT;
    KIN_AUTO(kin_server) *server = NULL;
    int ended[2];
    char byte;

    if (pipe(ended) < 0 ||
        kin_server_start(/* opts= */ NULL, &server, &err) < 0)
        return kin_error_print(&err, stderr), 1;
    const kin_transport transport = {.size = sizeof(transport),
                                     .start = transfer_start,
                                     .resume = transfer_resume,
                                     .cancel = transfer_cancel,
                                     .free = transfer_free,
                                     .userdata = &ended[1],
                                     .destroy = transport_destroy};
    int r = follow(server, &transport, &err);
    if (r < 0)
        kin_error_print(&err, stderr);
    /* The threads of the last transfers may be running. */
    (void)!read(ended[0], &byte, 1);
    return r < 0 ? 1 : 0;
}
