/* SPDX-License-Identifier: Apache-2.0 */
#include "kube/decode.h"

#include "base/str.h"
#include "kin_test.h"
#include "kin_test_proto.h"

static const kin_resource pods = {"", "v1", "pods", "Pod", false};
static const kin_resource widgets = {"example.com", "v2", "widgets", NULL,
                                     false};

struct log {
    struct kin__buf text;
    kin_object *kept[8]; /* the first `keep` objects */
    int keep;
    int count;
    int code; /* what on_item returns */
    bool is_protobuf;
};

static void log_done(struct log *log)
{
    kin__buf_done(&log->text);
    for (int i = 0; i < 8; i++)
        (void)kin_object_unref(log->kept[i]);
}

#define AUTO_LOG __attribute__((cleanup(log_done))) struct log

static int log_item(const struct kin__decoded *item, kin_error *err,
                    void *userdata)
{
    struct log *log = userdata;
    kin_str kind = kin_value_str(kin_value_get(item->value, KIN__S("kind")));

    if (log->code < 0)
        return kin_error_set(err, log->code, "as asked");
    if (log->count < log->keep)
        log->kept[log->count] = kin_object_ref(item->object);
    log->count++;
    return kin__buf_printf(
        &log->text, "%d %.*s %.*s\n", item->type, KIN_STR(kind),
        KIN_STR(item->object ? kin_object_key(item->object) : kin_s("-")));
}

static int log_list(const struct kin__stream_list *list, kin_error *err,
                    void *userdata)
{
    struct log *log = userdata;

    (void)err;
    return kin__buf_printf(&log->text, "list %.*s\n",
                           KIN_STR(list->resource_version));
}

static int decode_text(const kin_allocator *alloc, struct log *log,
                       enum kin__stream_kind kind, const kin_resource *resource,
                       kin_str text, size_t step, kin_error *err)
{
    const struct kin__decode_opts opts = {
        .kind = kind,
        .resource = resource,
        .max_object = 2000,
        .on_item = log_item,
        .on_list = log_list,
        .userdata = log,
    };
    KIN__AUTO_DECODE decode;
    int r = kin__decode_init(&decode, alloc, &opts, err);

    if (r == 0 && log->is_protobuf)
        r = kin__decode_expect_protobuf(&decode, err);

    for (size_t at = 0; r == 0 && at < text.len; at += step)
        r = kin__decode_feed(&decode, kin__str_slice(text, at, step), err);
    return r < 0 ? r : kin__decode_finish(&decode, err);
}

#define LIST                                                                   \
    "{\"kind\":\"PodList\",\"apiVersion\":\"v1\",\"metadata\":{"               \
    "\"resourceVersion\":\"9\"},\"items\":[{\"metadata\":{\"name\":\"a\","     \
    "\"namespace\":\"x\"}},{\"metadata\":{\"name\":\"b\"}}]}"

KIN_TEST(items_inherit_the_kind_of_the_list)
{
    for (size_t step = 1; step < 200; step += 33) {
        AUTO_LOG log = {.count = 0};
        kin__buf_init(&log.text, alloc, 1000);
        TRY(decode_text(alloc, &log, KIN__STREAM_LIST, &pods, kin_s(LIST), step,
                        NULL));
        assert_str_equal(kin__buf_str(&log.text),
                         "0 Pod x/a\n0 Pod b\nlist 9\n");
    }
    return 0;
}

KIN_TEST(an_unknown_kind_is_inferred_from_the_list)
{
    AUTO_LOG log = {.count = 0};

    kin__buf_init(&log.text, alloc, 1000);
    TRY(decode_text(alloc, &log, KIN__STREAM_LIST, &widgets, kin_s(LIST), 1000,
                    NULL));
    TRY(decode_text(alloc, &log, KIN__STREAM_LIST, NULL, kin_s(LIST), 1000,
                    NULL));
    assert_str_equal(kin__buf_str(&log.text), "0 Pod x/a\n0 Pod b\nlist 9\n"
                                              "0 Pod x/a\n0 Pod b\nlist 9\n");
    return 0;
}

KIN_TEST(kept_objects_outlive_the_decoder)
{
    AUTO_LOG log = {.keep = 1};

    kin__buf_init(&log.text, alloc, 1000);
    TRY(decode_text(alloc, &log, KIN__STREAM_LIST, &pods, kin_s(LIST), 1000,
                    NULL));
    assert_str_equal(kin_object_key(log.kept[0]), "x/a");
    assert_str_equal(kin_value_str(kin_value_get(kin_object_value(log.kept[0]),
                                                 kin_s("apiVersion"))),
                     "v1");
    return 0;
}

KIN_TEST(all_event_types_are_distinguished)
{
    AUTO_LOG log = {.count = 0};
    kin_str text = kin_s(
        "{\"type\":\"ADDED\",\"object\":{\"metadata\":{\"name\":\"a\"}}}\n"
        "{\"type\":\"MODIFIED\",\"object\":{\"metadata\":{\"name\":\"a\"}}}\n"
        "{\"type\":\"DELETED\",\"object\":{\"metadata\":{\"name\":\"a\"}}}\n"
        "{\"type\":\"BOOKMARK\",\"object\":{\"kind\":\"Pod\",\"metadata\":{}}}"
        "\n"
        "{\"type\":\"ERROR\",\"object\":{\"kind\":\"Status\"}}\n");

    kin__buf_init(&log.text, alloc, 1000);
    TRY(decode_text(alloc, &log, KIN__STREAM_WATCH, &pods, text, 7, NULL));
    assert_str_equal(kin__buf_str(&log.text),
                     "1 Pod a\n2 Pod a\n3 Pod a\n4 Pod -\n5 Status -\n");
    return 0;
}

KIN_TEST(documents_that_are_not_lists_are_rejected_by_name)
{
    static const struct {
        const char *text;
        int code;
        const char *message;
    } cases[] = {
        {"{\"kind\":\"Table\",\"rows\":[{\"cells\":[]}]}", KIN_EPROTOCOL,
         "the server sent a Table instead of a list"},
        {"{\"kind\":\"Status\",\"status\":\"Success\"}", KIN_EPROTOCOL,
         "the server sent a Status instead of a list"},
        {"{\"kind\":\"Pod\",\"metadata\":{\"name\":\"a\"}}", KIN_EPROTOCOL,
         "the server sent a Pod instead of a list"},
        {"{}", KIN_EPROTOCOL, "the server's answer is not a list"},
        {"{\"kind\":\"List\",\"items\":[{\"kind\":\"Service\",\"metadata\":{"
         "\"name\":\"a\"}}]}",
         KIN_EPROTOCOL, "the server sent a Service instead of a Pod"},
        {"{\"kind\":\"List\",\"items\":[{\"a\":1}]}", KIN_EPROTOCOL,
         "object has no metadata"},
        {"<html>", KIN_EPARSE, "byte 0: list expected"},
        {"{\"kind\":\"PodList\",\"items\":[", KIN_EPARSE,
         "byte 27: the list ends too soon"},
    };

    for (size_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        AUTO_LOG log = {.count = 0};
        kin_error err = KIN_ERROR_INIT;
        kin__buf_init(&log.text, alloc, 1000);
        TRY_FAIL(decode_text(alloc, &log, KIN__STREAM_LIST, &pods,
                             kin_s(cases[i].text), 11, &err),
                 cases[i].code);
        assert_string_equal(err.message, cases[i].message);
        assert_int_equal(log.count, 0);
    }
    return 0;
}

/* A Table with a member that is too long for an object. */
KIN_TEST(a_long_table_is_still_called_a_table)
{
    AUTO_LOG log = {.count = 0};
    kin_error err = KIN_ERROR_INIT;
    static char text[5000];

    snprintf(text, sizeof(text), "{\"kind\":\"Table\",\"rows\":[\"%03000d\"]}",
             1);
    kin__buf_init(&log.text, alloc, 1000);
    TRY_FAIL(decode_text(alloc, &log, KIN__STREAM_LIST, &pods, kin_s(text), 100,
                         &err),
             KIN_EPROTOCOL);
    assert_string_equal(err.message,
                        "the server sent a Table instead of a list");
    return 0;
}

KIN_TEST(an_object_that_is_too_long_is_an_error)
{
    AUTO_LOG log = {.count = 0};
    static char text[5000];

    snprintf(text, sizeof(text),
             "{\"kind\":\"PodList\",\"items\":[{\"a\":\"%03000d\"}]}", 1);
    kin__buf_init(&log.text, alloc, 1000);
    TRY_FAIL(decode_text(alloc, &log, KIN__STREAM_LIST, &pods, kin_s(text), 100,
                         NULL),
             KIN_ELIMIT);
    return 0;
}

#define PROTO_LIST                                                             \
    "1:{1:'v1' 2:'PodList'} 2:{1:{2:'9'} 2:{1:{1:'a' 3:'x'}} 2:{1:{1:'b'}}"

static int decode_proto(const kin_allocator *alloc, struct log *log,
                        const char *message, size_t step, kin_error *err)
{
    KIN__AUTO_BUF bytes;

    kin__buf_init(&bytes, alloc, 1000);
    log->is_protobuf = true;
    int r = put_envelope(&bytes, message);
    return r < 0 ? r
                 : decode_text(alloc, log, KIN__STREAM_LIST, &pods,
                               kin__buf_str(&bytes), step, err);
}

/* Decodes a list without its last byte. */
static int decode_cut(const kin_allocator *alloc, struct log *log,
                      kin_error *err)
{
    KIN__AUTO_BUF bytes;

    kin__buf_init(&bytes, alloc, 1000);
    int r = put_envelope(&bytes, PROTO_LIST "}");
    if (r < 0)
        return r;
    return decode_text(alloc, log, KIN__STREAM_LIST, &pods,
                       kin_str_of(bytes.ptr, bytes.len - 1), 7, err);
}

KIN_TEST(lists_in_protobuf_are_read)
{
    for (size_t step = 1; step < 200; step += 33) {
        AUTO_LOG log = {.keep = 2};
        kin__buf_init(&log.text, alloc, 1000);
        TRY(decode_proto(alloc, &log, PROTO_LIST "}", step, NULL));
        assert_str_equal(kin__buf_str(&log.text),
                         "0 Pod x/a\n0 Pod b\nlist 9\n");
    }
    return 0;
}

KIN_TEST(invalid_lists_in_protobuf_are_rejected)
{
    AUTO_LOG log = {.count = 0};
    kin_error err = KIN_ERROR_INIT;

    kin__buf_init(&log.text, alloc, 1000);
    TRY_FAIL(decode_proto(alloc, &log, "1:{1:'v1' 2:'Status'} 2:{}", 9, &err),
             KIN_EPROTOCOL);
    assert_string_equal(err.message,
                        "the server sent a Status instead of a list");
    TRY_FAIL(decode_proto(alloc, &log,
                          "1:{1:'v1' 2:'SecretList'} 2:{2:{1:{1:'a'}}}", 9,
                          &err),
             KIN_EPROTOCOL);
    assert_string_equal(err.message,
                        "the server sent a Secret instead of a Pod");
    TRY_FAIL(decode_cut(alloc, &log, &err), KIN_EPARSE);
    TRY_FAIL(decode_proto(alloc, &log, PROTO_LIST " 2:{55:'x'}}", 9, &err),
             KIN_EUNSUPPORTED);
    log.code = KIN_ECONFLICT;
    TRY_FAIL(decode_proto(alloc, &log, PROTO_LIST "}", 9, &err), KIN_ECONFLICT);
    assert_string_equal(err.message, "as asked");
    return 0;
}

KIN_TEST(an_error_of_the_callback_is_returned)
{
    AUTO_LOG log = {.code = KIN_ECONFLICT};
    kin_error err = KIN_ERROR_INIT;

    kin__buf_init(&log.text, alloc, 1000);
    TRY_FAIL(decode_text(alloc, &log, KIN__STREAM_LIST, &pods, kin_s(LIST),
                         1000, &err),
             KIN_ECONFLICT);
    assert_string_equal(err.message, "as asked");
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(items_inherit_the_kind_of_the_list),
              KIN_TEST_ENTRY(an_unknown_kind_is_inferred_from_the_list),
              KIN_TEST_ENTRY(kept_objects_outlive_the_decoder),
              KIN_TEST_ENTRY(all_event_types_are_distinguished),
              KIN_TEST_ENTRY(documents_that_are_not_lists_are_rejected_by_name),
              KIN_TEST_ENTRY(a_long_table_is_still_called_a_table),
              KIN_TEST_ENTRY(an_object_that_is_too_long_is_an_error),
              KIN_TEST_ENTRY(lists_in_protobuf_are_read),
              KIN_TEST_ENTRY(invalid_lists_in_protobuf_are_rejected),
              KIN_TEST_ENTRY(an_error_of_the_callback_is_returned))
