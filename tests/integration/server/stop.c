/* SPDX-License-Identifier: Apache-2.0 */
/* A front that stops while requests are being handled. */
#include <poll.h>
#include <pthread.h>
#include <stdatomic.h>
#include <string.h>

#include "kin_test.h"
#include "server/front_internal.h"
#include "server/rules.h"
#include "test_engine.h"
#include "test_raw.h"

enum { CLIENTS = KIN__WORKERS_MAX + 8 };

/* Slow calls run until the front stops, like expensive work that polls the
 * flag. */
static _Atomic(struct kin__front *) stopping;
static atomic_int begun;

static void nap(void)
{
    (void)poll(/* fds= */ NULL, 0, /* timeout_ms= */ 1);
}

/* A minute at most. */
static void await_begun(int count)
{
    for (int i = 0; i < 60000 && atomic_load(&begun) < count; i++)
        nap();
    assert_int_equal(atomic_load(&begun), count);
}

static void be_slow(void)
{
    /* The engine creates namespaces before it has a front. */
    struct kin__front *front = atomic_load(&stopping);

    atomic_fetch_add(&begun, front != NULL);
    while (front && !atomic_load(&front->is_stopping))
        nap();
}

static int create_slowly(const struct kin__rules_call *call, kin_value in,
                         kin_document **ret, struct kin__failure *failure)
{
    be_slow();
    return kin__rules_plain.prepare_create(call, in, ret, failure);
}

static int update_slowly(const struct kin__rules_call *call, kin_value old,
                         kin_value in, kin_document **ret,
                         struct kin__failure *failure)
{
    be_slow();
    return kin__rules_plain.prepare_update(call, old, in, ret, failure);
}

static kin_str field_slowly(const struct kin__rules *rules,
                            const struct kin__resource *resource,
                            kin_value object, kin_str field,
                            kin_scratch *scratch)
{
    be_slow();
    return kin__rules_plain.field(rules, resource, object, field, scratch);
}

static int64_t grace_slowly(const struct kin__rules *rules,
                            const struct kin__resource *resource,
                            kin_value object, int64_t asked_s)
{
    be_slow();
    return kin__rules_plain.grace(rules, resource, object, asked_s);
}

static const struct kin__rules *slow_rules(void)
{
    static struct kin__rules rules;

    rules = kin__rules_plain;
    rules.prepare_create = create_slowly;
    rules.prepare_update = update_slowly;
    rules.field = field_slowly;
    rules.grace = grace_slowly;
    return &rules;
}

struct place {
    struct test_engine engine;
    struct kin__auth *auth;
    struct kin__front *front;
};

static void place_done(struct place *place)
{
    if (place->engine.engine)
        kin__engine_stop(place->engine.engine);
    (void)kin__front_free(place->front);
    (void)kin__auth_free(place->auth);
    test_engine_done(&place->engine);
    atomic_store(&stopping, NULL);
}

#define AUTO_PLACE __attribute__((cleanup(place_done))) struct place

static int place_start(struct place *place, const kin_allocator *alloc,
                       const struct kin__rules *rules, bool is_durable)
{
    int r = test_engine_init(&place->engine, alloc,
                             &(struct kin__engine_opts){.rules = rules});

    if (r == 0)
        r = kin__auth_new(alloc, NULL, 0, /* is_required= */ false,
                          &place->auth, NULL);
    return r < 0 ? r
                 : kin__front_start(
                       alloc,
                       &(struct kin__front_opts){.engine = place->engine.engine,
                                                 .auth = place->auth,
                                                 .is_durable = is_durable},
                       &place->front, NULL);
}

#define POST                                                                   \
    "POST /api/v1/namespaces HTTP/1.1\r\nHost: localhost\r\n"                  \
    "Content-Type: application/json\r\nContent-Length: 64\r\n\r\n"             \
    "{\"metadata\":{\"generateName\":\"a-\"}}                              "

static void *stop(void *userdata)
{
    struct place *place = userdata;

    kin__front_begin_stop(place->front);
    return NULL;
}

/* Running requests end, and queued ones are not started. */
KIN_TEST(does_not_start_queued_requests)
{
    AUTO_PLACE place = {0};
    struct test_raw *clients[CLIENTS] = {0};
    int refused = 0;
    pthread_t thread;

    TRY(place_start(&place, alloc, slow_rules(), /* is_durable= */ true));
    atomic_store(&stopping, place.front);
    atomic_store(&begun, 0);
    for (int i = 0; i < CLIENTS; i++) {
        clients[i] = test_raw_new(kin__front_url(place.front));
        test_raw_send(clients[i], POST);
    }
    await_begun(KIN__WORKERS_MAX);
    pthread_create(&thread, NULL, stop, &place);
    pthread_join(thread, NULL);
    kin__engine_stop(place.engine.engine);
    kin__front_stop(place.front);
    assert_int_equal(atomic_load(&begun), KIN__WORKERS_MAX);
    for (int i = 0; i < CLIENTS; i++) {
        (void)test_raw_await_end(clients[i]);
        refused += strstr(test_raw_text(clients[i]), "HTTP/1.1 503 ") != NULL;
        test_raw_free(clients[i]);
    }
    assert_true(refused >= CLIENTS - KIN__WORKERS_MAX);
    return 0;
}

KIN_TEST(rejects_requests_while_stopping)
{
    AUTO_PLACE place = {0};
    char body[1024];
    int status = 0;

    TRY(place_start(&place, alloc, &kin__rules_plain, /* is_durable= */ false));
    AUTO_RAW *client = test_raw_new(kin__front_url(place.front));
    test_raw_send(client, POST);
    test_raw_answer(client, &status, body, sizeof(body));
    assert_int_equal(status, 201);
    kin__front_begin_stop(place.front);
    test_raw_send(client, POST);
    test_raw_answer(client, &status, body, sizeof(body));
    assert_int_equal(status, 503);
    assert_non_null(strstr(body, "the server is stopping"));
    return 0;
}

/* Sends slow requests to occupy every thread that may run them.  Another client
 * must still be answered. */
static int blocks_no_other_client(const kin_allocator *alloc,
                                  const char *request)
{
    AUTO_PLACE place = {0};
    struct test_raw *clients[8] = {0};
    char body[1024];
    int status = 0;

    TRY(place_start(&place, alloc, slow_rules(), /* is_durable= */ false));
    TRY(test_create(&place.engine, "v1/configmaps/default",
                    "{\"metadata\":{\"name\":\"a\"}}", NULL));
    atomic_store(&stopping, place.front);
    atomic_store(&begun, 0);
    for (int i = 0; i < 8; i++) {
        clients[i] = test_raw_new(kin__front_url(place.front));
        test_raw_send(clients[i], request);
    }
    await_begun(KIN__FRONT_COSTLY_THREADS);
    AUTO_RAW *other = test_raw_new(kin__front_url(place.front));
    test_raw_send(other, "GET /api/v1/namespaces/default HTTP/1.1\r\n"
                         "Host: localhost\r\n\r\n");
    test_raw_answer(other, &status, body, sizeof(body));
    assert_int_equal(status, 200);
    kin__front_begin_stop(place.front);
    for (int i = 0; i < 8; i++)
        test_raw_free(clients[i]);
    return 0;
}

/* Otherwise two of them would block all other clients. */
KIN_TEST(large_bodies_block_no_other_client)
{
    KIN__AUTO_BUF text;

    kin__buf_init(&text, NULL, 1 << 20);
    int r = kin__buf_printf(&text,
                            "POST /api/v1/namespaces HTTP/1.1\r\n"
                            "Host: localhost\r\n"
                            "Content-Type: application/json\r\n"
                            "Content-Length: %d\r\n\r\n"
                            "{\"metadata\":{\"generateName\":\"a-\"}}%*s",
                            KIN__FRONT_COSTLY_BYTES + 1,
                            KIN__FRONT_COSTLY_BYTES + 1 - 34, "");
    assert_int_equal(r, 0);
    return blocks_no_other_client(alloc, text.ptr);
}

KIN_TEST(expensive_lists_block_no_other_client)
{
    return blocks_no_other_client(
        alloc, "GET /api/v1/configmaps?fieldSelector=metadata.namespace%3Da "
               "HTTP/1.1\r\nHost: localhost\r\n\r\n");
}

KIN_TEST(patches_block_no_other_client)
{
    return blocks_no_other_client(
        alloc, "PATCH /api/v1/namespaces/default/configmaps/a HTTP/1.1\r\n"
               "Host: localhost\r\n"
               "Content-Type: application/merge-patch+json\r\n"
               "Content-Length: 18\r\n\r\n"
               "{\"data\":{\"k\":\"v\"}}");
}

KIN_TEST(collection_deletes_block_no_other_client)
{
    return blocks_no_other_client(
        alloc, "DELETE /api/v1/namespaces/default/configmaps HTTP/1.1\r\n"
               "Host: localhost\r\n\r\n");
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(does_not_start_queued_requests),
              KIN_TEST_ENTRY(rejects_requests_while_stopping),
              KIN_TEST_ENTRY(large_bodies_block_no_other_client),
              KIN_TEST_ENTRY(expensive_lists_block_no_other_client),
              KIN_TEST_ENTRY(patches_block_no_other_client),
              KIN_TEST_ENTRY(collection_deletes_block_no_other_client))
