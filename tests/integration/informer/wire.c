/* SPDX-License-Identifier: Apache-2.0 */
/* Informers whose server sends protobuf, or protobuf that is too new. */
#include <kin/fake_client.h>
#include <kin/informer.h>

#include "kin_test.h"
#include "kin_test_proto.h"

enum { SOON_MS = 60000 };

#define LIST_OF_ONE "1:{1:'v1' 2:'PodList'} 2:{1:{2:'9'} 2:{1:{1:'a' 6:'5'}}"
#define BOTH "application/vnd.kubernetes.protobuf,application/json"

static const kin_resource pods = {"", "v1", "pods", "Pod", false};

struct fixture {
    kin_fake_client *fake;
    kin_client *client;
    kin_lister_watcher *lw;
    kin_informer *informer;
    kin_stop *stop;
    int warnings;
};

static void fixture_done(struct fixture *fixture)
{
    (void)kin_informer_free(fixture->informer);
    (void)kin_lister_watcher_unref(fixture->lw);
    (void)kin_client_unref(fixture->client);
    (void)kin_fake_client_free(fixture->fake);
    (void)kin_stop_unref(fixture->stop);
}

#define FIXTURE __attribute__((cleanup(fixture_done))) struct fixture

static void count_warnings(const kin_log_record *record, void *userdata)
{
    struct fixture *fixture = userdata;

    if (record->level == KIN_LOG_WARN &&
        strstr(record->message, "falling back to JSON"))
        fixture->warnings++;
}

static int fixture_reply(struct fixture *fixture, const char *path,
                         const char *content_type, kin_str body)
{
    return kin_fake_client_reply(
        fixture->fake,
        KIN_OPTS(kin_fake_reply, .path = path, .content_type = content_type,
                 .body = body, .stays_open = body.len == 0),
        NULL);
}

static int fixture_reply_list(struct fixture *fixture, const char *message)
{
    KIN__AUTO_BUF body;

    kin__buf_init(&body, NULL, 1 << 16);
    TRY(put_envelope(&body, message));
    return fixture_reply(fixture, "/api/v1/pods?",
                         "application/vnd.kubernetes.protobuf",
                         kin__buf_str(&body));
}

static int fixture_init(struct fixture *fixture)
{
    TRY(kin_fake_client_new(NULL, &fixture->fake, NULL));
    TRY(kin_fake_client_connect(fixture->fake, NULL, &fixture->client, NULL));
    TRY(kin_lister_watcher_new(fixture->client, &pods, kin_s(""), &fixture->lw,
                               NULL));
    return kin_stop_new(NULL,
                        KIN_OPTS(kin_stop_opts, .has_deadline = true,
                                 .deadline = kin_deadline_ms(SOON_MS)),
                        &fixture->stop, NULL);
}

static int fixture_run(struct fixture *fixture)
{
    const kin_log log = {.size = sizeof(log),
                         .level = KIN_LOG_WARN,
                         .write = count_warnings,
                         .userdata = fixture};
    kin_informer_opts opts = KIN_INIT(kin_informer_opts);

    opts.wire = KIN_WIRE_PROTOBUF;
    opts.watch_list = KIN_WATCH_LIST_OFF;
    opts.log = &log;
    TRY(kin_informer_new_from_source(fixture->lw, &opts, &fixture->informer,
                                     NULL));
    TRY(kin_informer_start(fixture->informer, NULL));
    TRY(kin_informer_wait_synced(fixture->informer, fixture->stop, NULL));
    fixture->informer = kin_informer_free(fixture->informer);
    return 0;
}

static void check_request(struct fixture *fixture, size_t at,
                          const char *accept)
{
    kin_fake_request request = {.size = sizeof(request)};

    assert_true(kin_fake_client_request_at(fixture->fake, at, &request));
    assert_str_equal(request.accept, accept);
}

KIN_TEST(protobuf_is_read)
{
    FIXTURE fixture = {0};

    (void)alloc;
    TRY(fixture_init(&fixture));
    TRY(fixture_reply_list(&fixture, LIST_OF_ONE "}"));
    TRY(fixture_run(&fixture));
    check_request(&fixture, 0, BOTH);
    assert_int_equal(fixture.warnings, 0);
    return 0;
}

/* A server newer than this library: nothing is lost, and one warning is
 * logged. */
KIN_TEST(unknown_protobuf_leads_to_json)
{
    FIXTURE fixture = {0};

    (void)alloc;
    TRY(fixture_init(&fixture));
    TRY(fixture_reply_list(&fixture, LIST_OF_ONE " 2:{1:{1:'b' 99:'new'}}}"));
    TRY(fixture_reply(&fixture, "/api/v1/pods?", NULL,
                      kin_s("{\"kind\":\"PodList\",\"apiVersion\":\"v1\","
                            "\"metadata\":{\"resourceVersion\":\"9\"},"
                            "\"items\":[]}")));
    TRY(fixture_run(&fixture));
    check_request(&fixture, 0, BOTH);
    check_request(&fixture, 1, "application/json");
    assert_int_equal(fixture.warnings, 1);
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(protobuf_is_read),
              KIN_TEST_ENTRY(unknown_protobuf_leads_to_json))
