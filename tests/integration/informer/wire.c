/* SPDX-License-Identifier: Apache-2.0 */
/* Informers whose server speaks protobuf, or a newer one than is known. */
#include <kin/fake_client.h>
#include <kin/informer.h>

#include "kin_test.h"
#include "kin_test_proto.h"

enum { SOON_MS = 60000 };

#define LIST_OF_ONE "1:{1:'v1' 2:'PodList'} 2:{1:{2:'9'} 2:{1:{1:'a' 6:'5'}}"
#define BOTH "application/vnd.kubernetes.protobuf,application/json"

static const kin_resource pods = {"", "v1", "pods", "Pod", false};

struct place {
    kin_fake_client *fake;
    kin_client *client;
    kin_lister_watcher *lw;
    kin_informer *informer;
    kin_stop *stop;
    int warnings;
};

static void place_done(struct place *place)
{
    (void)kin_informer_free(place->informer);
    (void)kin_lister_watcher_unref(place->lw);
    (void)kin_client_unref(place->client);
    (void)kin_fake_client_free(place->fake);
    (void)kin_stop_unref(place->stop);
}

#define PLACE __attribute__((cleanup(place_done))) struct place

static void count_warnings(const kin_log_record *record, void *userdata)
{
    struct place *place = userdata;

    if (record->level == KIN_LOG_WARN &&
        strstr(record->message, "going on with JSON"))
        place->warnings++;
}

static int place_reply(struct place *place, const char *path,
                       const char *content_type, kin_str body)
{
    return kin_fake_client_reply(
        place->fake,
        KIN_OPTS(kin_fake_reply, .path = path, .content_type = content_type,
                 .body = body, .stays_open = body.len == 0),
        NULL);
}

static int place_reply_list(struct place *place, const char *message)
{
    KIN__AUTO_BUF body;

    kin__buf_init(&body, NULL, 1 << 16);
    TRY(put_envelope(&body, message));
    return place_reply(place, "/api/v1/pods?",
                       "application/vnd.kubernetes.protobuf",
                       kin__buf_str(&body));
}

static int place_init(struct place *place)
{
    TRY(kin_fake_client_new(NULL, &place->fake, NULL));
    TRY(kin_fake_client_connect(place->fake, NULL, &place->client, NULL));
    TRY(kin_lister_watcher_new(place->client, &pods, kin_s(""), &place->lw,
                               NULL));
    return kin_stop_new(NULL,
                        KIN_OPTS(kin_stop_opts, .has_deadline = true,
                                 .deadline = kin_deadline_ms(SOON_MS)),
                        &place->stop, NULL);
}

static int place_run(struct place *place)
{
    const kin_log log = {.size = sizeof(log),
                         .level = KIN_LOG_WARN,
                         .write = count_warnings,
                         .userdata = place};
    kin_informer_opts opts = KIN_INIT(kin_informer_opts);

    opts.wire = KIN_WIRE_PROTOBUF;
    opts.watch_list = KIN_WATCH_LIST_OFF;
    opts.log = &log;
    TRY(kin_informer_new_from_source(place->lw, &opts, &place->informer, NULL));
    TRY(kin_informer_start(place->informer, NULL));
    TRY(kin_informer_wait_synced(place->informer, place->stop, NULL));
    place->informer = kin_informer_free(place->informer);
    return 0;
}

static void check_asked(struct place *place, size_t at, const char *accept)
{
    kin_fake_request asked = {.size = sizeof(asked)};

    assert_true(kin_fake_client_request_at(place->fake, at, &asked));
    assert_str_equal(asked.accept, accept);
}

KIN_TEST(protobuf_is_read)
{
    PLACE place = {0};

    (void)alloc;
    TRY(place_init(&place));
    TRY(place_reply_list(&place, LIST_OF_ONE "}"));
    TRY(place_run(&place));
    check_asked(&place, 0, BOTH);
    assert_int_equal(place.warnings, 0);
    return 0;
}

/* A server that is newer than we are: nothing is lost, and it is said once. */
KIN_TEST(unknown_protobuf_leads_to_json)
{
    PLACE place = {0};

    (void)alloc;
    TRY(place_init(&place));
    TRY(place_reply_list(&place, LIST_OF_ONE " 2:{1:{1:'b' 99:'new'}}}"));
    TRY(place_reply(&place, "/api/v1/pods?", NULL,
                    kin_s("{\"kind\":\"PodList\",\"apiVersion\":\"v1\","
                          "\"metadata\":{\"resourceVersion\":\"9\"},"
                          "\"items\":[]}")));
    TRY(place_run(&place));
    check_asked(&place, 0, BOTH);
    check_asked(&place, 1, "application/json");
    assert_int_equal(place.warnings, 1);
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(protobuf_is_read),
              KIN_TEST_ENTRY(unknown_protobuf_leads_to_json))
