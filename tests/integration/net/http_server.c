/* SPDX-License-Identifier: Apache-2.0 */
/* The guarantees of net/http_server.h. */
#include "net/http_server.h"

#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "base/alloc.h"
#include "base/clock.h"
#include "base/str.h"
#include "kin_test.h"
#include "test_raw.h"

/* What a test's handler keeps: the last call that it did not answer, and how
 * often its stream was pulled and ended. */
struct site {
    const kin_allocator *alloc;
    pthread_mutex_t mutex;
    pthread_cond_t changed;
    struct kin__http_call *held; /* owned */
    int asked;
    int pulled;
    int ended;
    int events;    /* that a stream may still give */
    bool is_over;  /* the stream ends when it has given them */
    bool is_cut;   /* the stream breaks when it has given them */
    size_t larger; /* bytes of an event; 0 for a short one */
};

static void site_init(struct site *site, const kin_allocator *alloc)
{
    *site = (struct site){.alloc = alloc};
    pthread_mutex_init(&site->mutex, NULL);
    pthread_cond_init(&site->changed, NULL);
}

static void site_done(struct site *site)
{
    kin__http_call_unref(site->held);
    pthread_cond_destroy(&site->changed);
    pthread_mutex_destroy(&site->mutex);
}

#define AUTO_SITE __attribute__((cleanup(site_done))) struct site

/* Waits until a number has reached a value; a minute at most. */
static void site_await(struct site *site, const int *number, int value)
{
    struct timespec until;

    clock_gettime(CLOCK_REALTIME, &until);
    until.tv_sec += 60;
    pthread_mutex_lock(&site->mutex);
    while (*number < value)
        if (pthread_cond_timedwait(&site->changed, &site->mutex, &until) != 0)
            break;
    int seen = *number;
    pthread_mutex_unlock(&site->mutex);
    assert_true(seen >= value);
}

static void site_count(struct site *site, int *number)
{
    pthread_mutex_lock(&site->mutex);
    ++*number;
    pthread_cond_broadcast(&site->changed);
    pthread_mutex_unlock(&site->mutex);
}

/* Answers with a text. */
static void answer(struct kin__http_call *call, const kin_allocator *alloc,
                   int status, kin_str text)
{
    KIN__AUTO_BUF body;
    const struct kin__http_header headers[] = {
        {KIN_STR_INIT("Content-Type"), KIN_STR_INIT("text/plain")},
    };

    kin__buf_init(&body, alloc, SIZE_MAX / 2);
    if (kin__buf_append(&body, text) < 0)
        status = 500;
    kin__http_call_answer(call, &(struct kin__http_answer){.status = status,
                                                           .headers = headers,
                                                           .header_count = 1,
                                                           .body = &body});
}

static int pull(char *room, size_t size, size_t *ret_len, void *userdata)
{
    struct site *site = userdata;
    int result = KIN__HTTP_WAIT;

    pthread_mutex_lock(&site->mutex);
    site->pulled++;
    pthread_cond_broadcast(&site->changed);
    if (site->events > 0) {
        size_t len = site->larger > 0 ? site->larger : 6;
        len = len < size ? len : size;
        memset(room, 'e', len);
        room[len - 1] = '\n';
        *ret_len = len;
        site->events--;
        result = KIN__HTTP_MORE;
    } else if (site->is_cut) {
        result = KIN_EPROTOCOL;
    } else if (site->is_over) {
        result = KIN__HTTP_END;
    }
    pthread_mutex_unlock(&site->mutex);
    return result;
}

static void end(void *userdata)
{
    struct site *site = userdata;

    site_count(site, &site->ended);
}

static void begin_stream(struct site *site, struct kin__http_call *call)
{
    kin__http_call_stream(
        call, &(struct kin__http_answer){.status = 200},
        &(struct kin__http_stream){.pull = pull, .end = end, .userdata = site});
}

static void hold(struct site *site, struct kin__http_call *call)
{
    pthread_mutex_lock(&site->mutex);
    if (!site->held)
        site->held = kin__http_call_ref(call);
    pthread_mutex_unlock(&site->mutex);
}

static void answer_echo(struct site *site, struct kin__http_call *call)
{
    KIN__AUTO_BUF text;
    const struct kin__http_incoming *incoming = kin__http_call_incoming(call);
    kin_str kind = kin__http_call_header(call, "content-TYPE");
    kin_str x = kin_s("-");

    kin__buf_init(&text, site->alloc, SIZE_MAX / 2);
    (void)kin__http_call_parameter(call, kin_s("x"), &x);
    int r = kin__buf_printf(&text, "%.*s %.*s x=%.*s type=%.*s ",
                            KIN_STR(incoming->method), KIN_STR(incoming->path),
                            KIN_STR(x), KIN_STR(kind.len ? kind : kin_s("-")));
    if (r == 0)
        r = kin__buf_append(&text, incoming->body);
    answer(call, site->alloc, r < 0 ? 500 : 200, kin__buf_str(&text));
}

/* The path says what to do. */
static void on_request(struct kin__http_call *call, void *userdata)
{
    struct site *site = userdata;
    kin_str path = kin__http_call_incoming(call)->path;
    int refusal = kin__http_call_incoming(call)->refusal;

    if (refusal != 0) {
        answer(call, site->alloc, refusal, kin_s("refused"));
    } else if (kin_str_eq(path, kin_s("/hold"))) {
        hold(site, call);
    } else if (kin_str_eq(path, kin_s("/stream"))) {
        hold(site, call);
        begin_stream(site, call);
    } else if (kin_str_eq(path, kin_s("/drop"))) {
        (void)path;
    } else if (kin_str_eq(path, kin_s("/twice"))) {
        answer(call, site->alloc, 200, kin_s("first"));
        answer(call, site->alloc, 200, kin_s("second"));
        begin_stream(site, call);
    } else if (kin_str_eq(path, kin_s("/split"))) {
        kin__http_call_answer(
            call,
            &(struct kin__http_answer){
                .status = 200,
                .headers = &(struct kin__http_header){kin_s("A"),
                                                      kin_s("b\r\nEvil: 1")},
                .header_count = 1});
    } else {
        answer_echo(site, call);
    }
    site_count(site, &site->asked);
}

static int start(struct site *site, const struct kin__http_server_opts *more,
                 struct kin__http_server **ret, kin_error *err)
{
    struct kin__http_server_opts opts = {0};

    if (more)
        opts = *more;
    opts.on_request = on_request;
    opts.userdata = site;
    return kin__http_server_start(site->alloc, &opts, ret, err);
}

/* For tests with a server that needs nothing special. */
#define WITH_SERVER(site, server)                                              \
    AUTO_SITE site;                                                            \
    site_init(&site, alloc);                                                   \
    KIN__AUTO_HTTP_SERVER *server = NULL;                                      \
    TRY(start(&site, /* more= */ NULL, &server, /* err= */ NULL))

enum { GRACE_MS = 3600 * 1000 };

/* The same, with a stop that cuts nothing: if it has to wait, it never ends. */
#define WITH_PATIENT_SERVER(site, server)                                      \
    AUTO_SITE site;                                                            \
    site_init(&site, alloc);                                                   \
    KIN__AUTO_HTTP_SERVER *server = NULL;                                      \
    TRY(start(&site, &(struct kin__http_server_opts){.grace_ms = GRACE_MS},    \
              &server, /* err= */ NULL))

static void expect(struct test_raw *client, int status, const char *body)
{
    static char text[1 << 20];
    int seen = 0;

    test_raw_answer(client, &seen, text, sizeof(text));
    assert_int_equal(seen, status);
    assert_string_equal(text, body);
}

KIN_TEST(gives_method_path_query_headers_and_body)
{
    WITH_SERVER(site, server);
    AUTO_RAW *client = test_raw_new(kin__http_server_url(server));

    test_raw_send(client, "POST /a%20b/c?y=1&x=%2B+z HTTP/1.1\r\n"
                          "Host: h\r\nContent-Type: text/x\r\n"
                          "Content-Length: 5\r\n\r\nhello");
    expect(client, 200, "POST /a b/c x=+ z type=text/x hello");
    test_raw_send(client, "GET /q HTTP/1.1\r\nHost: h\r\n\r\n");
    expect(client, 200, "GET /q x=- type=- ");
    return 0;
}

KIN_TEST(joins_a_body_in_chunks)
{
    WITH_SERVER(site, server);
    AUTO_RAW *client = test_raw_new(kin__http_server_url(server));

    test_raw_send(client, "PUT /c HTTP/1.1\r\nHost: h\r\n"
                          "Transfer-Encoding: chunked\r\n\r\n"
                          "3\r\nabc\r\n4\r\ndefg\r\n0\r\n\r\n");
    expect(client, 200, "PUT /c x=- type=- abcdefg");
    return 0;
}

KIN_TEST(takes_a_body_byte_by_byte)
{
    WITH_SERVER(site, server);
    AUTO_RAW *client = test_raw_new(kin__http_server_url(server));
    AUTO_RAW *other = test_raw_new(kin__http_server_url(server));
    const char *text = "POST /slow HTTP/1.1\r\nHost: h\r\n"
                       "Content-Length: 4\r\n\r\nbody";

    for (const char *at = text; *at; at++) {
        test_raw_send_bytes(client, at, 1);
        /* Others do not wait. */
        test_raw_send(other, "GET /o HTTP/1.1\r\nHost: h\r\n\r\n");
        expect(other, 200, "GET /o x=- type=- ");
    }
    expect(client, 200, "POST /slow x=- type=- body");
    return 0;
}

KIN_TEST(guarantee_a_answers_pipelined_requests_in_order)
{
    WITH_SERVER(site, server);
    AUTO_RAW *client = test_raw_new(kin__http_server_url(server));

    test_raw_send(client, "GET /hold HTTP/1.1\r\nHost: h\r\n\r\n"
                          "POST /2 HTTP/1.1\r\nHost: h\r\n"
                          "Content-Length: 2\r\n\r\nb2"
                          "GET /3 HTTP/1.1\r\nHost: h\r\n\r\n");
    site_await(&site, &site.asked, 1);
    assert_int_equal(site.asked, 1);
    answer(site.held, alloc, 200, kin_s("one"));
    expect(client, 200, "one");
    expect(client, 200, "POST /2 x=- type=- b2");
    expect(client, 200, "GET /3 x=- type=- ");
    return 0;
}

KIN_TEST(guarantee_b_the_first_answer_counts)
{
    WITH_SERVER(site, server);
    AUTO_RAW *client = test_raw_new(kin__http_server_url(server));

    test_raw_send(client, "GET /twice HTTP/1.1\r\nHost: h\r\n\r\n");
    expect(client, 200, "first");
    assert_int_equal(site.ended, 1);
    test_raw_send(client, "GET /drop HTTP/1.1\r\nHost: h\r\n\r\n");
    expect(client, 500, "");
    return 0;
}

KIN_TEST(refuses_headers_that_would_be_two)
{
    WITH_SERVER(site, server);
    AUTO_RAW *client = test_raw_new(kin__http_server_url(server));

    test_raw_send(client, "GET /split HTTP/1.1\r\nHost: h\r\n\r\n");
    test_raw_await(client, "\r\n\r\n");
    assert_null(strstr(test_raw_text(client), "Evil"));
    expect(client, 500, "");
    return 0;
}

KIN_TEST(guarantee_c_drops_answers_after_the_request_is_over)
{
    AUTO_SITE site;
    site_init(&site, alloc);
    {
        KIN__AUTO_HTTP_SERVER *server = NULL;
        TRY(start(&site, NULL, &server, NULL));
        AUTO_RAW *client = test_raw_new(kin__http_server_url(server));
        test_raw_send(client, "GET /hold HTTP/1.1\r\nHost: h\r\n\r\n");
        site_await(&site, &site.asked, 1);
        test_raw_reset(client);
        kin__http_server_stop(server);
        answer(site.held, alloc, 200, kin_s("late"));
    }
    /* The server is gone, the call is still whole. */
    assert_str_equal(kin__http_call_incoming(site.held)->path, "/hold");
    kin__http_call_wake(site.held);
    begin_stream(&site, site.held);
    assert_int_equal(site.ended, 1);
    return 0;
}

static void add_events(struct site *site, int count)
{
    pthread_mutex_lock(&site->mutex);
    site->events += count;
    pthread_mutex_unlock(&site->mutex);
    kin__http_call_wake(site->held);
}

KIN_TEST(guarantee_d_sends_the_head_at_once_and_events_as_they_come)
{
    WITH_SERVER(site, server);
    AUTO_RAW *client = test_raw_new(kin__http_server_url(server));

    test_raw_send(client, "GET /stream HTTP/1.1\r\nHost: h\r\n\r\n");
    test_raw_await(client, "\r\n\r\n");
    assert_non_null(
        strstr(test_raw_text(client), "Transfer-Encoding: chunked"));
    for (int i = 0; i < 100; i++) {
        test_raw_forget(client);
        add_events(&site, 1);
        test_raw_await(client, "eeeee\n");
    }
    test_raw_forget(client);
    pthread_mutex_lock(&site.mutex);
    site.is_over = true;
    pthread_mutex_unlock(&site.mutex);
    kin__http_call_wake(site.held);
    test_raw_await(client, "0\r\n\r\n");
    test_raw_send(client, "GET /q HTTP/1.1\r\nHost: h\r\n\r\n");
    test_raw_await(client, "GET /q x=- type=- ");
    assert_int_equal(site.ended, 1);
    return 0;
}

static void *wake_often(void *userdata)
{
    struct site *site = userdata;

    for (int i = 0; i < 2000; i++)
        add_events(site, 1);
    return NULL;
}

static int count_events(const struct test_raw *client)
{
    int count = 0;

    for (const char *at = test_raw_text(client); *at; at++)
        count += *at == 'e' && at[1] == '\n';
    return count;
}

KIN_TEST(guarantee_d_loses_no_wake)
{
    WITH_SERVER(site, server);
    AUTO_RAW *client = test_raw_new(kin__http_server_url(server));
    pthread_t threads[2];

    test_raw_send(client, "GET /stream HTTP/1.1\r\nHost: h\r\n\r\n");
    site_await(&site, &site.asked, 1);
    for (int i = 0; i < 2; i++)
        pthread_create(&threads[i], NULL, wake_often, &site);
    test_raw_await(client, "\r\n\r\n");
    while (count_events(client) < 4000)
        assert_true(test_raw_read(client));
    for (int i = 0; i < 2; i++)
        pthread_join(threads[i], NULL);
    assert_int_equal(count_events(client), 4000);
    return 0;
}

KIN_TEST(guarantee_d_a_client_that_does_not_read_stops_its_stream)
{
    WITH_SERVER(site, server);
    AUTO_RAW *client = test_raw_new(kin__http_server_url(server));
    AUTO_RAW *other = test_raw_new(kin__http_server_url(server));

    site.events = 1 << 30;
    site.larger = 16000;
    test_raw_send(client, "GET /stream HTTP/1.1\r\nHost: h\r\n\r\n");
    /* When the buffers of the kernel are full, the number of pulls stands. */
    int before = -1;
    int same = 0;
    while (same < 20) {
        pthread_mutex_lock(&site.mutex);
        int pulled = site.pulled;
        pthread_mutex_unlock(&site.mutex);
        same = pulled == before ? same + 1 : 0;
        before = pulled;
        for (int i = 0; i < 10; i++) {
            test_raw_send(other, "GET /o HTTP/1.1\r\nHost: h\r\n\r\n");
            expect(other, 200, "GET /o x=- type=- ");
        }
    }
    assert_true(before > 0 && before < 100000);
    return 0;
}

KIN_TEST(guarantee_e_notices_a_client_that_goes_while_the_stream_waits)
{
    WITH_SERVER(site, server);

    for (int i = 1; i <= 4; i++) {
        AUTO_RAW *client = test_raw_new(kin__http_server_url(server));
        test_raw_send(client, "GET /stream HTTP/1.1\r\nHost: h\r\n\r\n");
        test_raw_await(client, "\r\n\r\n");
        site_await(&site, &site.pulled, i);
        if (i % 2 == 0)
            test_raw_reset(client);
        else
            client = test_raw_free(client);
        site_await(&site, &site.ended, i);
        kin__http_call_wake(site.held);
    }
    return 0;
}

/* What a client sends meanwhile pulls nothing. */
KIN_TEST(guarantee_d_a_stream_that_waits_is_pulled_when_it_is_woken)
{
    WITH_SERVER(site, server);
    AUTO_RAW *client = test_raw_new(kin__http_server_url(server));
    AUTO_RAW *other = test_raw_new(kin__http_server_url(server));

    test_raw_send(client, "GET /stream HTTP/1.1\r\nHost: h\r\n\r\n");
    test_raw_await(client, "\r\n\r\n");
    site_await(&site, &site.pulled, 1);
    for (int i = 0; i < 10; i++) {
        test_raw_send(client, "G");
        test_raw_send(other, "GET /o HTTP/1.1\r\nHost: h\r\n\r\n");
        expect(other, 200, "GET /o x=- type=- ");
    }
    assert_int_equal(site.pulled, 1);
    kin__http_call_wake(site.held);
    site_await(&site, &site.pulled, 2);
    return 0;
}

/* More than is read of a body for the sake of its answer. */
KIN_TEST(guarantee_h_answers_endless_bodies)
{
    AUTO_SITE site;
    KIN__AUTO_HTTP_SERVER *server = NULL;
    KIN__AUTO_BUF text;

    site_init(&site, alloc);
    kin__buf_init(&text, NULL, 1 << 20);
    TRY(start(&site, &(struct kin__http_server_opts){.max_body_bytes = 1000},
              &server, /* err= */ NULL));
    AUTO_RAW *client = test_raw_new(kin__http_server_url(server));
    test_raw_send(client, "POST /o HTTP/1.1\r\nHost: h\r\n"
                          "Transfer-Encoding: chunked\r\n\r\n");
    for (int i = 0; i < 2000; i++)
        assert_int_equal(
            kin__buf_append(&text, kin_s("28\r\n0123456789012345678901234567"
                                         "890123456789\r\n")),
            0);
    test_raw_send(client, text.ptr);
    (void)test_raw_await_end(client);
    assert_non_null(strstr(test_raw_text(client), "HTTP/1.1 413 "));
    return 0;
}

KIN_TEST(a_stream_that_breaks_has_no_end)
{
    WITH_SERVER(site, server);
    AUTO_RAW *client = test_raw_new(kin__http_server_url(server));

    site.events = 1;
    site.is_cut = true;
    test_raw_send(client, "GET /stream HTTP/1.1\r\nHost: h\r\n\r\n");
    (void)test_raw_await_end(client);
    assert_non_null(strstr(test_raw_text(client), "eeeee\n"));
    assert_null(strstr(test_raw_text(client), "0\r\n\r\n"));
    site_await(&site, &site.ended, 1);
    return 0;
}

struct ending {
    const char *request;
    int asked;
    const char *text; /* that the client gets; NULL for whatever */
};

static int stop_at(const kin_allocator *alloc, const struct ending *ending)
{
    WITH_PATIENT_SERVER(site, server);
    AUTO_RAW *client = test_raw_new(kin__http_server_url(server));

    test_raw_send(client, ending->request);
    site_await(&site, &site.asked, ending->asked);
    kin__http_server_stop(server);
    assert_true(test_raw_is_refused(kin__http_server_url(server)));
    (void)test_raw_await_end(client);
    if (ending->text)
        assert_non_null(strstr(test_raw_text(client), ending->text));
    if (strstr(ending->request, "/stream"))
        assert_int_equal(site.ended, 1);
    return 0;
}

KIN_TEST(guarantee_f_stops_in_every_state)
{
    static const struct ending endings[] = {
        {"", 0, NULL},        /* nothing yet */
        {"GET /sl", 0, NULL}, /* half a head */
        {"POST /x HTTP/1.1\r\nHost: h\r\nContent-Length: 9\r\n\r\nhalf", 0,
         NULL},
        {"GET /hold HTTP/1.1\r\nHost: h\r\n\r\n", 1,
         "HTTP/1.1 503"}, /* not answered */
        {"GET /stream HTTP/1.1\r\nHost: h\r\n\r\n", 1,
         "0\r\n\r\n"},                                   /* waiting */
        {"GET /o HTTP/1.1\r\nHost: h\r\n\r\n", 1, NULL}, /* kept */
    };

    for (size_t i = 0; i < sizeof(endings) / sizeof(endings[0]); i++)
        TRY(stop_at(alloc, &endings[i]));
    return 0;
}

static void *stream_held(void *userdata)
{
    struct site *site = userdata;

    begin_stream(site, site->held);
    return NULL;
}

KIN_TEST(guarantee_f_stops_while_an_answer_is_on_its_way)
{
    for (int i = 0; i < 20; i++) {
        WITH_SERVER(site, server);
        AUTO_RAW *client = test_raw_new(kin__http_server_url(server));
        pthread_t thread;

        test_raw_send(client, "GET /hold HTTP/1.1\r\nHost: h\r\n\r\n");
        site_await(&site, &site.asked, 1);
        pthread_create(&thread, NULL, stream_held, &site);
        kin__http_server_stop(server);
        pthread_join(thread, NULL);
        assert_int_equal(site.ended, 1);
        (void)test_raw_await_end(client);
    }
    return 0;
}

KIN_TEST(guarantee_f_cuts_streams_that_move_and_are_not_read)
{
    WITH_SERVER(site, server);
    AUTO_RAW *client = test_raw_new(kin__http_server_url(server));

    site.events = 1 << 30;
    site.larger = 16000;
    test_raw_send(client, "GET /stream HTTP/1.1\r\nHost: h\r\n\r\n");
    site_await(&site, &site.pulled, 5);
    kin__http_server_stop(server);
    assert_int_equal(site.ended, 1);
    int pulled = site.pulled;
    (void)test_raw_await_end(client);
    assert_null(strstr(test_raw_text(client), "\r\n0\r\n\r\n"));
    assert_int_equal(site.pulled, pulled);
    return 0;
}

KIN_TEST(guarantee_g_refuses_to_listen_beyond_loopback)
{
    static const struct {
        const char *address;
        bool is_fine;
    } cases[] = {
        {"127.0.0.1", true}, {"127.1.2.3", true},    {"localhost", true},
        {"0.0.0.0", false},  {"192.168.0.1", false}, {"::", false},
        {"", false},         {"example.com", false}, {"127.0.0.1:80", false},
    };

    for (size_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        AUTO_SITE site;
        site_init(&site, alloc);
        KIN__AUTO_HTTP_SERVER *server = NULL;
        struct kin__http_server_opts opts = {.address = cases[i].address};
        int r = start(&site, &opts, &server, NULL);
        if (cases[i].is_fine)
            TRY(r);
        else
            TRY_FAIL(r, KIN_EINVAL);
        /* Authentication alone is not enough. */
        opts.is_authenticated = true;
        if (!cases[i].is_fine)
            TRY_FAIL(start(&site, &opts, &server, NULL), KIN_EINVAL);
    }
    return 0;
}

KIN_TEST(says_that_an_address_is_taken)
{
    WITH_SERVER(site, server);
    const char *colon = strrchr(kin__http_server_url(server), ':');
    struct kin__http_server_opts opts = {.port = (uint16_t)atoi(colon + 1)};
    KIN__AUTO_HTTP_SERVER *second = NULL;
    kin_error err = KIN_ERROR_INIT;

    TRY_FAIL(start(&site, &opts, &second, &err), KIN_ESYSTEM);
    assert_non_null(strstr(err.message, "in use"));
    return 0;
}

KIN_TEST(guarantee_h_limits_bodies)
{
    AUTO_SITE site;
    site_init(&site, alloc);
    KIN__AUTO_HTTP_SERVER *server = NULL;
    const struct kin__http_server_opts opts = {.max_body_bytes = 10};
    TRY(start(&site, &opts, &server, NULL));

    AUTO_RAW *fits = test_raw_new(kin__http_server_url(server));
    test_raw_send(fits, "POST / HTTP/1.1\r\nHost: h\r\n"
                        "Content-Length: 10\r\n\r\n0123456789");
    expect(fits, 200, "POST / x=- type=- 0123456789");

    /* A client that sends Expect gets the status at once. */
    AUTO_RAW *asks = test_raw_new(kin__http_server_url(server));
    test_raw_send(asks, "POST / HTTP/1.1\r\nHost: h\r\nExpect: 100-continue\r\n"
                        "Content-Length: 11\r\n\r\n");
    expect(asks, 413, "refused");

    /* One that sends is read, so that it can read the answer. */
    AUTO_RAW *says = test_raw_new(kin__http_server_url(server));
    test_raw_send(says, "POST / HTTP/1.1\r\nHost: h\r\n"
                        "Content-Length: 11\r\n\r\n0123456789a");
    expect(says, 413, "refused");
    test_raw_send(says, "GET /on HTTP/1.1\r\nHost: h\r\n\r\n");
    expect(says, 200, "GET /on x=- type=- ");

    /* One that would send without end is not. */
    AUTO_RAW *more = test_raw_new(kin__http_server_url(server));
    test_raw_send(more, "POST / HTTP/1.1\r\nHost: h\r\n"
                        "Content-Length: 99999999\r\n\r\n");
    expect(more, 413, "refused");

    AUTO_RAW *chunks = test_raw_new(kin__http_server_url(server));
    test_raw_send(chunks, "POST / HTTP/1.1\r\nHost: h\r\n"
                          "Transfer-Encoding: chunked\r\n\r\n"
                          "b\r\n0123456789a\r\n0\r\n\r\n");
    expect(chunks, 413, "refused");

    AUTO_RAW *endless = test_raw_new(kin__http_server_url(server));
    test_raw_send(endless, "POST / HTTP/1.1\r\nHost: h\r\n"
                           "Transfer-Encoding: chunked\r\n\r\n");
    while (test_raw_send(endless, "b\r\n0123456789a\r\n")) {
    }
    return 0;
}

KIN_TEST(guarantee_h_limits_what_all_bodies_hold)
{
    AUTO_SITE site;
    site_init(&site, alloc);
    KIN__AUTO_HTTP_SERVER *server = NULL;
    const struct kin__http_server_opts opts = {.max_pending_bytes = 10};
    TRY(start(&site, &opts, &server, NULL));
    const char *url = kin__http_server_url(server);
    AUTO_RAW *first = test_raw_new(url);
    AUTO_RAW *second = test_raw_new(url);

    test_raw_send(first, "POST /hold HTTP/1.1\r\nHost: h\r\n"
                         "Content-Length: 6\r\n\r\n012345");
    site_await(&site, &site.asked, 1);
    test_raw_send(second, "POST / HTTP/1.1\r\nHost: h\r\n"
                          "Content-Length: 5\r\n\r\n01234");
    expect(second, 503, "refused");
    answer(site.held, alloc, 200, kin_s("ok"));
    expect(first, 200, "ok");
    /* The answer is there a little before its call is gone. */
    char text[64] = "";
    for (int status = 503; status == 503;) {
        test_raw_send(second, "POST / HTTP/1.1\r\nHost: h\r\n"
                              "Content-Length: 5\r\n\r\n01234");
        test_raw_answer(second, &status, text, sizeof(text));
    }
    assert_string_equal(text, "POST / x=- type=- 01234");
    return 0;
}

/* Sends a part again and again until the server has had enough. */
static void send_without_end(struct test_raw *client, const char *part)
{
    for (int i = 0; i < 100000; i++)
        if (!test_raw_send(client, part))
            break;
}

KIN_TEST(guarantee_h_limits_heads)
{
    WITH_SERVER(site, server);
    AUTO_RAW *client = test_raw_new(kin__http_server_url(server));

    test_raw_send(client, "GET / HTTP/1.1\r\nHost: h\r\n");
    send_without_end(client, "X-Y: zzzzzzzzzzzzzzzzzzzzzzzzzzzz\r\n");
    (void)test_raw_await_end(client);

    AUTO_RAW *line = test_raw_new(kin__http_server_url(server));
    test_raw_send(line, "GET /");
    send_without_end(line, "zzzzzzzzzzzzzzzzzzzzzzzzzzzz");
    (void)test_raw_await_end(line);
    AUTO_RAW *other = test_raw_new(kin__http_server_url(server));
    test_raw_send(other, "GET /o HTTP/1.1\r\nHost: h\r\n\r\n");
    expect(other, 200, "GET /o x=- type=- ");
    return 0;
}

KIN_TEST(guarantee_h_sees_slow_requests_off)
{
    static const char *const requests[] = {
        "",
        "GET /sl",
        "POST /x HTTP/1.1\r\nHost: h\r\nContent-Length: 9\r\n\r\nhalf",
    };
    AUTO_SITE site;
    site_init(&site, alloc);
    KIN__AUTO_HTTP_SERVER *server = NULL;
    const struct kin__http_server_opts opts = {.idle_ms = 100};
    TRY(start(&site, &opts, &server, NULL));

    for (size_t i = 0; i < sizeof(requests) / sizeof(requests[0]); i++) {
        AUTO_RAW *client = test_raw_new(kin__http_server_url(server));
        test_raw_send(client, requests[i]);
        (void)test_raw_await_end(client);
    }
    assert_int_equal(site.asked, 0);
    return 0;
}

KIN_TEST(malformed_requests_end_nothing_but_themselves)
{
    /* Long ones are of two literals. */
    /* NOLINTBEGIN(bugprone-suspicious-missing-comma) */
    static const char *const requests[] = {
        "\r\n\r\n\r\n",
        "GET\r\n\r\n",
        "GET / HTTP/9.9\r\n\r\n",
        "\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
        "GET / HTTP/1.1\r\nHost h\r\n\r\n",
        "GET / HTTP/1.1\r\n\r\n",
        "GET nowhere HTTP/1.1\r\nHost: h\r\n\r\n",
        "GET /%zz HTTP/1.1\r\nHost: h\r\n\r\n",
        "GET /%00 HTTP/1.1\r\nHost: h\r\n\r\n",
        "GET /\xff HTTP/1.1\r\nHost: h\r\n\r\n",
        "POST / HTTP/1.1\r\nHost: h\r\nContent-Length: -1\r\n\r\n",
        "POST / HTTP/1.1\r\nHost: h\r\nContent-Length: x\r\n\r\n",
        "POST / HTTP/1.1\r\nHost: h\r\nContent-Length: "
        "99999999999999999999999999\r\n\r\n",
        "POST / HTTP/1.1\r\nHost: h\r\nTransfer-Encoding: "
        "chunked\r\n\r\nzz\r\n",
        "POST / HTTP/1.1\r\nHost: h\r\nTransfer-Encoding: chunked\r\n\r\n"
        "fffffffffffffffff\r\n",
        "AVERYLONGMETHODTHATNOBODYKNOWS / HTTP/1.1\r\nHost: h\r\n\r\n",
    };
    /* NOLINTEND(bugprone-suspicious-missing-comma) */
    WITH_SERVER(site, server);

    for (size_t i = 0; i < sizeof(requests) / sizeof(requests[0]); i++) {
        AUTO_RAW *client = test_raw_new(kin__http_server_url(server));
        test_raw_send(client, requests[i]);
        test_raw_finish(client);
        (void)test_raw_await_end(client);
        if (strstr(test_raw_text(client), " 200"))
            fail_msg("200 for %s", requests[i]);
    }
    AUTO_RAW *client = test_raw_new(kin__http_server_url(server));
    test_raw_send(client, "GET /o HTTP/1.1\r\nHost: h\r\n\r\n");
    expect(client, 200, "GET /o x=- type=- ");
    return 0;
}

KIN_TEST(hundreds_of_streams_cost_no_thread)
{
    enum { COUNT = 400 };
    struct test_raw *clients[COUNT];
    WITH_PATIENT_SERVER(site, server);
    struct kin__http_server_stats stats;

    for (int i = 0; i < COUNT; i++) {
        clients[i] = test_raw_new(kin__http_server_url(server));
        test_raw_send(clients[i], "GET /stream HTTP/1.1\r\nHost: h\r\n\r\n");
    }
    for (int i = 0; i < COUNT; i++)
        test_raw_await(clients[i], "\r\n\r\n");
    site_await(&site, &site.pulled, COUNT);
    kin__http_server_stats(server, &stats);
    assert_int_equal(stats.streams, COUNT);
    assert_int_equal(stats.calls, COUNT);
    kin__http_server_stop(server);
    assert_int_equal(site.ended, COUNT);
    for (int i = 0; i < COUNT; i++) {
        test_raw_await(clients[i], "0\r\n\r\n");
        test_raw_free(clients[i]);
    }
    return 0;
}

KIN_TEST_MAIN(
    KIN_TEST_ENTRY(gives_method_path_query_headers_and_body),
    KIN_TEST_ENTRY(joins_a_body_in_chunks),
    KIN_TEST_ENTRY(takes_a_body_byte_by_byte),
    KIN_TEST_ENTRY(guarantee_a_answers_pipelined_requests_in_order),
    KIN_TEST_ENTRY(guarantee_b_the_first_answer_counts),
    KIN_TEST_ENTRY(refuses_headers_that_would_be_two),
    KIN_TEST_ENTRY(guarantee_c_drops_answers_after_the_request_is_over),
    KIN_TEST_ENTRY(guarantee_d_sends_the_head_at_once_and_events_as_they_come),
    KIN_TEST_ENTRY(guarantee_d_loses_no_wake),
    KIN_TEST_ENTRY(guarantee_d_a_client_that_does_not_read_stops_its_stream),
    KIN_TEST_ENTRY(
        guarantee_e_notices_a_client_that_goes_while_the_stream_waits),
    KIN_TEST_ENTRY(guarantee_d_a_stream_that_waits_is_pulled_when_it_is_woken),
    KIN_TEST_ENTRY(guarantee_h_answers_endless_bodies),
    KIN_TEST_ENTRY(a_stream_that_breaks_has_no_end),
    KIN_TEST_ENTRY(guarantee_f_stops_in_every_state),
    KIN_TEST_ENTRY(guarantee_f_stops_while_an_answer_is_on_its_way),
    KIN_TEST_ENTRY(guarantee_f_cuts_streams_that_move_and_are_not_read),
    KIN_TEST_ENTRY(guarantee_g_refuses_to_listen_beyond_loopback),
    KIN_TEST_ENTRY(says_that_an_address_is_taken),
    KIN_TEST_ENTRY(guarantee_h_limits_bodies),
    KIN_TEST_ENTRY(guarantee_h_limits_what_all_bodies_hold),
    KIN_TEST_ENTRY(guarantee_h_limits_heads),
    KIN_TEST_ENTRY(guarantee_h_sees_slow_requests_off),
    KIN_TEST_ENTRY(malformed_requests_end_nothing_but_themselves),
    KIN_TEST_ENTRY(hundreds_of_streams_cost_no_thread))
