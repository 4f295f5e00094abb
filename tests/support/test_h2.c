/* SPDX-License-Identifier: Apache-2.0 */
#include "test_h2.h"

#include <poll.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <sys/eventfd.h>
#include <unistd.h>

#include <nghttp2/nghttp2.h>

/* This is not code under test: any failure aborts the program. */
#define MUST(condition)                                                        \
    do {                                                                       \
        if (!(condition))                                                      \
            abort();                                                           \
    } while (0)

enum { MAX_SESSIONS = 256, MAX_PATH = 64 };

struct stream {
    struct stream *next;
    struct session *session;
    int32_t id;
    char path[MAX_PATH];
    unsigned lines; /* sent so far */
    size_t in_line; /* bytes of the current line that were sent */
};

struct session {
    struct test_h2 *h2;
    struct test_conn *conn;
    nghttp2_session *raw;
    struct stream *streams;
    int wake; /* an eventfd */
    bool said_goaway;
    bool has_reset;
};

struct test_h2 {
    unsigned max_streams;
    pthread_mutex_t mutex; /* guards what follows */
    struct session *sessions[MAX_SESSIONS];
    unsigned ticks;
    unsigned goaways; /* sessions created before must send a GOAWAY */
    unsigned cuts;
    unsigned resets;
};

struct test_h2 *test_h2_new(unsigned max_streams)
{
    struct test_h2 *h2 = calloc(1, sizeof(*h2));

    MUST(h2);
    h2->max_streams = max_streams;
    pthread_mutex_init(&h2->mutex, NULL);
    return h2;
}

struct test_h2 *test_h2_free(struct test_h2 *h2)
{
    if (!h2)
        return NULL;
    pthread_mutex_destroy(&h2->mutex);
    free(h2);
    return NULL;
}

static void h2_bump(struct test_h2 *h2, unsigned *counter)
{
    const uint64_t one = 1;

    pthread_mutex_lock(&h2->mutex);
    ++*counter;
    for (int i = 0; i < MAX_SESSIONS; i++) {
        if (h2->sessions[i])
            MUST(write(h2->sessions[i]->wake, &one, sizeof(one)) > 0);
    }
    pthread_mutex_unlock(&h2->mutex);
}

static unsigned h2_read(struct test_h2 *h2, const unsigned *counter)
{
    pthread_mutex_lock(&h2->mutex);
    unsigned value = *counter;
    pthread_mutex_unlock(&h2->mutex);
    return value;
}

void test_h2_tick(struct test_h2 *h2)
{
    h2_bump(h2, &h2->ticks);
}

void test_h2_goaway(struct test_h2 *h2)
{
    h2_bump(h2, &h2->goaways);
}

void test_h2_reset_floods(struct test_h2 *h2)
{
    h2_bump(h2, &h2->resets);
}

void test_h2_cut(struct test_h2 *h2)
{
    h2_bump(h2, &h2->cuts);
}

/* --- answers --- */

static ssize_t stream_read(nghttp2_session *raw, int32_t id, uint8_t *room,
                           size_t size, uint32_t *flags,
                           nghttp2_data_source *source, void *userdata)
{
    struct stream *stream = source->ptr;
    struct session *session = userdata;
    const char *line = TEST_H2_LINE;

    (void)raw;
    (void)id;
    if (strcmp(stream->path, "/flood") == 0) {
        memset(room, 'x', size);
        return (ssize_t)size;
    }
    if (strcmp(stream->path, "/watch") != 0 &&
        strcmp(stream->path, "/late") != 0) {
        MUST(size >= 5);
        memcpy(room, "hello", 5);
        if (strcmp(stream->path, "/reset") == 0)
            nghttp2_submit_rst_stream(raw, NGHTTP2_FLAG_NONE, stream->id,
                                      NGHTTP2_INTERNAL_ERROR);
        else
            *flags |= NGHTTP2_DATA_FLAG_EOF;
        return 5;
    }
    if (stream->lines > h2_read(session->h2, &session->h2->ticks))
        return NGHTTP2_ERR_DEFERRED;
    size_t len = strlen(line) - stream->in_line;
    len = len < size ? len : size;
    memcpy(room, line + stream->in_line, len);
    stream->in_line += len;
    if (stream->in_line == strlen(line)) {
        stream->in_line = 0;
        stream->lines++;
    }
    return (ssize_t)len;
}

static void stream_answer(struct session *session, struct stream *stream)
{
    const nghttp2_nv ok = {.name = (uint8_t *)(uintptr_t) ":status",
                           .value = (uint8_t *)(uintptr_t) "200",
                           .namelen = 7,
                           .valuelen = 3};
    const nghttp2_data_provider body = {.source.ptr = stream,
                                        .read_callback = stream_read};

    if (strcmp(stream->path, "/refused") == 0 &&
        test_conn_number(session->conn) == 0)
        nghttp2_submit_rst_stream(session->raw, NGHTTP2_FLAG_NONE, stream->id,
                                  NGHTTP2_REFUSED_STREAM);
    else if (strcmp(stream->path, "/late") == 0 && session->streams->next)
        nghttp2_submit_goaway(session->raw, NGHTTP2_FLAG_NONE, stream->id - 2,
                              NGHTTP2_NO_ERROR, NULL, 0);
    else
        nghttp2_submit_response(session->raw, stream->id, &ok, 1, &body);
}

/* --- nghttp2's callbacks --- */

static int on_begin_headers(nghttp2_session *raw, const nghttp2_frame *frame,
                            void *userdata)
{
    struct session *session = userdata;
    struct stream *stream = calloc(1, sizeof(*stream));

    MUST(stream);
    stream->session = session;
    stream->id = frame->hd.stream_id;
    stream->next = session->streams;
    session->streams = stream;
    nghttp2_session_set_stream_user_data(raw, stream->id, stream);
    return 0;
}

static int on_header(nghttp2_session *raw, const nghttp2_frame *frame,
                     const uint8_t *name, size_t name_len, const uint8_t *value,
                     size_t value_len, uint8_t flags, void *userdata)
{
    struct stream *stream = nghttp2_session_get_stream_user_data(
        raw, frame->hd.stream_id);

    (void)flags;
    (void)userdata;
    if (stream && name_len == 5 && memcmp(name, ":path", 5) == 0 &&
        value_len < MAX_PATH)
        memcpy(stream->path, value, value_len);
    return 0;
}

static int on_frame(nghttp2_session *raw, const nghttp2_frame *frame,
                    void *userdata)
{
    struct stream *stream = nghttp2_session_get_stream_user_data(
        raw, frame->hd.stream_id);

    if (stream && frame->hd.flags & NGHTTP2_FLAG_END_STREAM)
        stream_answer(userdata, stream);
    return 0;
}

static int on_close(nghttp2_session *raw, int32_t id, uint32_t code,
                    void *userdata)
{
    struct session *session = userdata;

    (void)raw;
    (void)code;
    for (struct stream **at = &session->streams; *at; at = &(*at)->next) {
        struct stream *stream = *at;
        if (stream->id != id)
            continue;
        *at = stream->next;
        free(stream);
        break;
    }
    return 0;
}

/* --- a connection --- */

static void session_register(struct session *session, bool comes)
{
    struct test_h2 *h2 = session->h2;
    int at = 0;

    pthread_mutex_lock(&h2->mutex);
    while (at < MAX_SESSIONS && h2->sessions[at] != (comes ? NULL : session))
        at++;
    MUST(at < MAX_SESSIONS);
    h2->sessions[at] = comes ? session : NULL;
    pthread_mutex_unlock(&h2->mutex);
}

static void session_begin(struct session *session)
{
    const nghttp2_settings_entry settings = {
        NGHTTP2_SETTINGS_MAX_CONCURRENT_STREAMS, session->h2->max_streams};
    nghttp2_session_callbacks *callbacks = NULL;

    MUST(nghttp2_session_callbacks_new(&callbacks) == 0);
    nghttp2_session_callbacks_set_on_begin_headers_callback(callbacks,
                                                            on_begin_headers);
    nghttp2_session_callbacks_set_on_header_callback(callbacks, on_header);
    nghttp2_session_callbacks_set_on_frame_recv_callback(callbacks, on_frame);
    nghttp2_session_callbacks_set_on_stream_close_callback(callbacks, on_close);
    MUST(nghttp2_session_server_new(&session->raw, callbacks, session) == 0);
    nghttp2_session_callbacks_del(callbacks);
    nghttp2_submit_settings(session->raw, NGHTTP2_FLAG_NONE, &settings, 1);
}

static bool session_send(struct session *session)
{
    for (;;) {
        const uint8_t *bytes = NULL;
        ssize_t len = nghttp2_session_mem_send(session->raw, &bytes);
        if (len <= 0)
            return len == 0;
        if (!test_conn_send_bytes(session->conn, bytes, (size_t)len))
            return false;
        /* Read from the client between the frames of a flood. */
        if (test_conn_is_readable(session->conn))
            return true;
    }
}

static bool session_receive(struct session *session)
{
    static _Thread_local uint8_t room[16384];
    long got = test_conn_raw_read(session->conn, room, sizeof(room));

    return got > 0 &&
           nghttp2_session_mem_recv(session->raw, room, (size_t)got) == got;
}

static void session_resume(struct session *session)
{
    for (struct stream *s = session->streams; s; s = s->next)
        (void)nghttp2_session_resume_data(session->raw, s->id);
}

/* Waits for the client or for the test. */
static void session_wait(struct session *session)
{
    struct pollfd fds[] = {
        {.fd = test_conn_fd(session->conn), .events = POLLIN},
        {.fd = session->wake, .events = POLLIN},
    };
    uint64_t count = 0;

    if (test_conn_is_readable(session->conn))
        return;
    (void)poll(fds, 2, nghttp2_session_want_write(session->raw) ? 0 : -1);
    if (fds[1].revents)
        (void)!read(session->wake, &count, sizeof(count));
}

static void session_reset_floods(struct session *session)
{
    session->has_reset = true;
    for (struct stream *s = session->streams; s; s = s->next) {
        if (strcmp(s->path, "/flood") == 0)
            nghttp2_submit_rst_stream(session->raw, NGHTTP2_FLAG_NONE, s->id,
                                      NGHTTP2_INTERNAL_ERROR);
    }
}

static bool session_turn(struct session *session, unsigned goaways,
                         unsigned cuts)
{
    struct test_h2 *h2 = session->h2;

    session_wait(session);
    if (h2_read(h2, &h2->cuts) > cuts)
        return false;
    if (h2_read(h2, &h2->goaways) > goaways && !session->said_goaway) {
        session->said_goaway = true;
        nghttp2_submit_goaway(
            session->raw, NGHTTP2_FLAG_NONE,
            nghttp2_session_get_last_proc_stream_id(session->raw),
            NGHTTP2_NO_ERROR, NULL, 0);
    }
    if (h2_read(h2, &h2->resets) > 0 && !session->has_reset)
        session_reset_floods(session);
    session_resume(session);
    if (test_conn_is_readable(session->conn) && !session_receive(session))
        return false;
    return session_send(session);
}

void test_h2_serve(struct test_conn *conn, void *userdata)
{
    struct session session = {.h2 = userdata, .conn = conn};
    unsigned goaways = h2_read(session.h2, &session.h2->goaways);
    unsigned cuts = h2_read(session.h2, &session.h2->cuts);

    session.wake = eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK);
    MUST(session.wake >= 0);
    session_begin(&session);
    session_register(&session, /* comes= */ true);
    while (session_turn(&session, goaways, cuts))
        continue;
    session_register(&session, /* comes= */ false);
    while (session.streams)
        on_close(session.raw, session.streams->id, 0, &session);
    nghttp2_session_del(session.raw);
    close(session.wake);
}
