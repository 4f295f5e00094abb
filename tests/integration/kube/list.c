/* SPDX-License-Identifier: Apache-2.0 */
/* Lists over sockets, as a server sends them: whole, cut, packed, wrong. */
#include <kin/list.h>

#include <stdatomic.h>
#include <stdlib.h>

#include "base/clock.h"
#include "kube/list.h"
#include "list_server.h"

#define LIST                                                                   \
    "{\"kind\":\"PodList\",\"apiVersion\":\"v1\",\"metadata\":{"               \
    "\"resourceVersion\":\"7\"},\"items\":[{\"metadata\":{\"name\":\"a\"}},"   \
    "{\"metadata\":{\"name\":\"b\"}}]}\n"

#define LIST_MORE                                                              \
    "{\"kind\":\"PodList\",\"apiVersion\":\"v1\",\"metadata\":{"               \
    "\"resourceVersion\":\"7\",\"continue\":\"t\"},\"items\":[{\"metadata\":{" \
    "\"name\":\"a\"}}]}\n"

/* What the server sends: a head without its last line, and a body. */
struct answer {
    const char *head;
    kin_str body;
    size_t cut;    /* bytes of the body that are sent */
    bool is_reset; /* cut by a reset */
    bool has_no_length;
};

static void serve_answer(struct test_conn *conn, void *userdata)
{
    const struct answer *answer = userdata;
    char length[64] = "Connection: close\r\n\r\n";

    while (test_conn_read(conn)) {
        if (!answer->has_no_length)
            snprintf(length, sizeof(length), "Content-Length: %zu\r\n\r\n",
                     answer->body.len);
        if (!test_conn_send(conn, answer->head) ||
            !test_conn_send(conn, length) ||
            !test_conn_send_bytes(conn, answer->body.ptr, answer->cut))
            return;
        if (answer->is_reset)
            test_conn_reset(conn);
        else if (answer->cut < answer->body.len || answer->has_no_length)
            test_conn_close(conn);
    }
}

static int list(const kin_allocator *alloc, struct answer *answer,
                struct list_test_log *log, kin_error *err)
{
    AUTO_SERVER *server = list_server_new(serve_answer, answer);
    KIN_AUTO(kin_client) *client = NULL;
    const kin_list_handler handler = list_test_handler(log);
    int r = list_server_client(alloc, server, &client);

    if (r < 0)
        return r;
    return kin_client_list(client, &list_test_pods, NULL, &handler, NULL, err);
}

KIN_TEST(a_list_arrives)
{
    AUTO_LIST_LOG log;
    struct answer answer = {
        .head = LIST_SERVER_JSON, .body = kin_s(LIST), .cut = sizeof(LIST) - 1};

    list_test_log_init(&log, alloc);
    TRY(list(alloc, &answer, &log, NULL));
    assert_str_equal(kin__buf_str(&log.text), "a@ b@ ");
    return 0;
}

/* The same page for ever, and it says that there are more. */
KIN_TEST(a_list_whose_token_comes_again_ends)
{
    AUTO_LIST_LOG log;
    struct answer answer = {.head = LIST_SERVER_JSON, .body = kin_s(LIST_MORE)};
    AUTO_SERVER *server = list_server_new(serve_answer, &answer);
    KIN_AUTO(kin_client) *client = NULL;
    kin_error err = KIN_ERROR_INIT;

    list_test_log_init(&log, alloc);
    answer.cut = answer.body.len;
    const kin_list_handler handler = list_test_handler(&log);
    TRY(list_server_client(alloc, server, &client));
    TRY_FAIL(kin_client_list_all(client, &list_test_pods, NULL, &handler, NULL,
                                 &err),
             KIN_EPROTOCOL);
    assert_string_equal(err.message, "list pods: the server repeats continue "
                                     "tokens; gave up after page 101");
    assert_int_equal(log.text.len, 101 * strlen("a@ "));
    return 0;
}

KIN_TEST(a_list_in_several_gzip_members_arrives)
{
    AUTO_LIST_LOG log;
    KIN__AUTO_BUF packed;
    kin_str text = kin_s(LIST);

    list_test_log_init(&log, alloc);
    kin__buf_init(&packed, NULL, 10000);
    for (size_t at = 0; at < text.len; at += 40)
        list_server_gzip(
            &packed,
            kin_str_of(text.ptr + at, text.len - at < 40 ? text.len - at : 40));
    struct answer answer = {.head = LIST_SERVER_GZIP,
                            .body = kin__buf_str(&packed),
                            .cut = packed.len};
    TRY(list(alloc, &answer, &log, NULL));
    assert_str_equal(kin__buf_str(&log.text), "a@ b@ ");
    return 0;
}

KIN_TEST(what_is_no_list_says_what_it_is)
{
    static const struct {
        const char *head;
        const char *body;
        int code;
        const char *message;
    } cases[] = {
        {LIST_SERVER_JSON, "{\"kind\":\"Table\",\"rows\":[]}", KIN_EPROTOCOL,
         "list pods: the server sent a Table instead of a list"},
        {LIST_SERVER_JSON, "", KIN_EPARSE,
         "list pods: byte 0: the list ends too soon"},
        {"HTTP/1.1 200 OK\r\nContent-Type: text/html\r\n", "<html>",
         KIN_EPROTOCOL,
         "list pods: the server's answer is text/html, not "
         "JSON"},
        {"HTTP/1.1 403 No\r\nContent-Type: application/json\r\n",
         "{\"kind\":\"Status\",\"status\":\"Failure\",\"message\":\"not you\","
         "\"reason\":\"Forbidden\",\"code\":403}",
         KIN_EFORBIDDEN, "list pods: not you"},
        {"HTTP/1.1 410 Gone\r\nContent-Type: text/plain\r\n", "too old",
         KIN_EGONE, "list pods: "},
        {LIST_SERVER_JSON "Content-Encoding: br\r\n", "xx", KIN_EPROTOCOL,
         "list pods: unknown encoding 'br'"},
        {LIST_SERVER_GZIP, "not gzip at all", KIN_EPROTOCOL, "list pods: "},
        {"HTTP/1.1 302 Found\r\nLocation: http://elsewhere/\r\n", "",
         KIN_EPROTOCOL, "list pods: http://127.0.0.1:"},
        {"HTTP/1.1 404 None\r\nContent-Encoding: gzip\r\n", "not gzip at all",
         KIN_ENOTFOUND, "list pods: the server answered 404"},
        {"HTTP/1.1 500 No\r\nContent-Type: application/json\r\n",
         "{\"kind\":\"Status\",\"apiVersion\":\"v1\",\"status\":\"Success\"}",
         KIN_ESERVER, "list pods: "},
    };

    for (size_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        AUTO_LIST_LOG log;
        kin_error err = KIN_ERROR_INIT;
        struct answer answer = {.head = cases[i].head,
                                .body = kin_s(cases[i].body),
                                .cut = strlen(cases[i].body)};

        list_test_log_init(&log, alloc);
        int r = list(alloc, &answer, &log, &err);
        TRY_FAIL(r, cases[i].code);
        if (strncmp(err.message, cases[i].message, strlen(cases[i].message)) !=
            0)
            fail_msg("%s", err.message);
    }
    return 0;
}

/* The answer's length shows that it was cut, so no list counts as complete. */
static int cut_everywhere(const kin_allocator *alloc, struct answer *answer,
                          int code)
{
    for (size_t cut = 0; cut < answer->body.len; cut++) {
        AUTO_LIST_LOG log;
        kin_error err = KIN_ERROR_INIT;

        list_test_log_init(&log, alloc);
        answer->cut = cut;
        int r = list(alloc, answer, &log, &err);
        if (r != code)
            fail_msg("cut at %zu: %s, %s", cut, kin_error_name(r), err.message);
    }
    return 0;
}

KIN_TEST(a_list_that_is_cut_anywhere_fails)
{
    struct answer answer = {.head = LIST_SERVER_JSON, .body = kin_s(LIST)};

    return cut_everywhere(alloc, &answer, KIN_ECONNECT);
}

KIN_TEST(a_reset_anywhere_fails)
{
    struct answer answer = {
        .head = LIST_SERVER_JSON, .body = kin_s(LIST), .is_reset = true};

    return cut_everywhere(alloc, &answer, KIN_ECONNECT);
}

/* Without a length only the JSON shows it. */
KIN_TEST(a_list_without_a_length_that_is_cut_fails)
{
    struct answer answer = {
        .head = LIST_SERVER_JSON, .body = kin_s(LIST), .has_no_length = true};

    answer.body.len--; /* the newline may be missing */
    return cut_everywhere(alloc, &answer, KIN_EPARSE);
}

KIN_TEST(gzip_without_a_length_that_is_cut_fails)
{
    KIN__AUTO_BUF packed;

    kin__buf_init(&packed, NULL, 10000);
    list_server_gzip(&packed, kin_s(LIST));
    struct answer answer = {.head = LIST_SERVER_GZIP,
                            .body = kin__buf_str(&packed),
                            .has_no_length = true};
    for (size_t cut = 1; cut < packed.len; cut++) {
        AUTO_LIST_LOG log;
        list_test_log_init(&log, alloc);
        answer.cut = cut;
        int r = list(alloc, &answer, &log, NULL);
        if (r != KIN_EPROTOCOL)
            fail_msg("cut at %zu: %s", cut, kin_error_name(r));
    }
    return 0;
}

/* ---- coming back ---- */

struct retries {
    int asked;
};

static void serve_retries(struct test_conn *conn, void *userdata)
{
    struct retries *retries = userdata;

    while (test_conn_read(conn)) {
        switch (retries->asked++) {
        case 0:
            /* What breaks a kept connection is sent again at once. */
            test_conn_send(conn, "HTTP/1.1 429 Busy\r\nRetry-After: 0\r\n"
                                 "Connection: close\r\n"
                                 "Content-Length: 0\r\n\r\n");
            test_conn_close(conn);
            return;
        case 1:
            test_conn_reset(conn);
            return;
        default:
            test_conn_send(conn, LIST_SERVER_JSON "Content-Length: 12\r\n\r\n"
                                                  "{\"items\":[]}");
        }
    }
}

KIN_TEST(a_busy_server_and_a_reset_are_asked_again)
{
    AUTO_LIST_LOG log;
    struct retries retries = {0};
    AUTO_SERVER *server = list_server_new(serve_retries, &retries);
    KIN_AUTO(kin_client) *client = NULL;
    int64_t start_ns = kin__clock_now_ns(NULL);

    list_test_log_init(&log, alloc);
    const kin_list_handler handler = list_test_handler(&log);
    TRY(list_server_client(alloc, server, &client));
    TRY(kin_client_list(client, &list_test_pods, NULL, &handler, NULL, NULL));
    assert_int_equal(retries.asked, 3);
    /* The reset costs a second, the answer that said 0 nothing. */
    assert_true(kin__clock_now_ns(NULL) - start_ns >= KIN__NS_PER_S);
    return 0;
}

/* ---- length ---- */

enum { LONG_ITEMS = 3000, LONG_BYTES = 10000 };

static void serve_long(struct test_conn *conn, void *userdata)
{
    char *item = malloc(LONG_BYTES + 100);

    (void)userdata;
    while (item && test_conn_read(conn)) {
        test_conn_send(conn, LIST_SERVER_JSON LIST_SERVER_CHUNKED);
        list_server_chunk(conn, kin_s("{\"items\":["));
        for (int i = 0; i < LONG_ITEMS; i++) {
            int len = snprintf(item, LONG_BYTES + 100,
                               "%s{\"metadata\":{\"name\":\"p%d\"},\"spec\":"
                               "\"%0*d\"}",
                               i ? "," : "", i, LONG_BYTES, i);
            if (!list_server_chunk(conn, kin_str_of(item, (size_t)len)))
                break;
        }
        list_server_chunk(conn, kin_s("]}"));
        list_server_chunk(conn, kin_s(""));
    }
    free(item);
}

/* Counts what is allocated, and keeps the most. */
struct peak {
    kin_allocator allocator;
    _Atomic size_t live;
    _Atomic size_t most;
};

static void *peak_realloc(void *ptr, size_t size, void *userdata)
{
    struct peak *peak = userdata;
    size_t *block = ptr ? (size_t *)ptr - 2 : NULL;
    size_t old = block ? block[0] : 0;
    size_t *now = realloc(block, size + 2 * sizeof(size_t));

    if (!now)
        return NULL;
    now[0] = size;
    size_t live = atomic_fetch_add(&peak->live, size - old) + size - old;
    if (live > atomic_load(&peak->most))
        atomic_store(&peak->most, live);
    return now + 2;
}

static void *peak_alloc(size_t size, void *userdata)
{
    return peak_realloc(NULL, size, userdata);
}

static void peak_free(void *ptr, void *userdata)
{
    struct peak *peak = userdata;

    if (!ptr)
        return;
    size_t *block = (size_t *)ptr - 2;
    atomic_fetch_sub(&peak->live, block[0]);
    free(block);
}

KIN_TEST(memory_does_not_grow_with_the_list)
{
    AUTO_LIST_LOG log;
    struct peak peak = {.allocator = {.alloc = peak_alloc,
                                      .realloc = peak_realloc,
                                      .free = peak_free}};
    AUTO_SERVER *server = list_server_new(serve_long, NULL);
    KIN_AUTO(kin_client) *client = NULL;
    KIN_AUTO(kin_list_meta) *meta = NULL;

    peak.allocator.userdata = &peak;
    list_test_log_init(&log, alloc);
    const kin_list_handler handler = list_test_handler(&log);
    TRY(list_server_client(&peak.allocator, server, &client));
    TRY(kin_client_list(client, &list_test_pods, NULL, &handler, &meta, NULL));
    assert_int_equal(kin__list_meta_count(meta), LONG_ITEMS);
    print_message("%d MB in a peak of %zu KiB\n",
                  LONG_ITEMS * LONG_BYTES / 1000000,
                  atomic_load(&peak.most) >> 10);
    /* Two inboxes of a mebibyte, doubling, and little else. */
    assert_true(atomic_load(&peak.most) < 8 << 20);
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(a_list_arrives),
              KIN_TEST_ENTRY(a_list_whose_token_comes_again_ends),
              KIN_TEST_ENTRY(a_list_in_several_gzip_members_arrives),
              KIN_TEST_ENTRY(what_is_no_list_says_what_it_is),
              KIN_TEST_ENTRY(a_list_that_is_cut_anywhere_fails),
              KIN_TEST_ENTRY(a_reset_anywhere_fails),
              KIN_TEST_ENTRY(a_list_without_a_length_that_is_cut_fails),
              KIN_TEST_ENTRY(gzip_without_a_length_that_is_cut_fails),
              KIN_TEST_ENTRY(a_busy_server_and_a_reset_are_asked_again),
              KIN_TEST_ENTRY(memory_does_not_grow_with_the_list))
