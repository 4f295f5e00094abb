/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The cache of an informer with threads: its limits, projections, statistics
 * and dumps. Memory comes from the default allocator, as in informer.c.
 */
#include <kin/path.h>
#include <kin/standard_index.h>

#include "handler_probe.h"

/* ---- limits ---- */

/* An object with many bytes of unique text. */
static int put_big(kin_fake_source *source, const char *name, size_t len)
{
    KIN__AUTO_BUF text;

    kin__buf_init(&text, /* alloc= */ NULL, 16 << 20);
    TRY(kin__buf_printf(
        &text, "{\"kind\":\"Pod\",\"metadata\":{\"name\":\"%s\"},\"data\":\"",
        name));
    for (size_t i = 0; i < len; i += 16)
        TRY(kin__buf_printf(&text, "%s-%013zu-", name, i));
    TRY(kin__buf_append(&text, KIN__S("\"}")));
    return kin_fake_source_put_json(source, kin__buf_str(&text), NULL);
}

static int wait_full(kin_informer *informer, kin_stop *full)
{
    kin_informer_stats stats = KIN_INIT(kin_informer_stats);

    assert_int_equal(kin_stop_wait(full, kin_deadline_ms(SOON_MS)),
                     KIN_ESTOPPED);
    kin_informer_get_stats(informer, &stats);
    assert_int_equal(stats.error.code, KIN_ELIMIT);
    assert_true(stats.bytes <= (4 << 20) + (4 << 17));
    return 0;
}

/* Requests the stop when the cache is at its limit. */
static kin_verdict on_error(const kin_failure *failure, const kin_error *err,
                            void *userdata)
{
    if (err->code == KIN_ELIMIT)
        kin_stop_request(userdata);
    (void)failure;
    return KIN_RETRY;
}

KIN_TEST(a_full_cache_stays_and_recovers)
{
    KIN_AUTO(kin_stop) *full = NULL;
    KIN_AUTO(kin_fake_source) *source = NULL;
    KIN_AUTO(kin_informer) *informer = NULL;

    (void)alloc;
    TRY(kin_stop_new(NULL, NULL, &full, NULL));
    TRY(make(KIN_OPTS(kin_informer_opts, .max_bytes = 4 << 20,
                      .on_error = on_error, .userdata = full),
             &source, &informer));
    TRY(put(source, "a"));
    TRY(kin_informer_start(informer, NULL));
    TRY(wait_synced(informer));
    TRY(put_big(source, "b", 3 << 20));
    TRY(wait_version(informer, source));
    TRY(put_big(source, "c", 3 << 20));
    TRY(wait_full(informer, full));
    assert_true(kin_informer_has_synced(informer));
    KIN_AUTO(kin_snapshot) *snap = kin_informer_snapshot(informer);
    TRY_PTR(snap);
    assert_int_equal(kin_snapshot_count(snap), 2);
    snap = kin_snapshot_free(snap);
    TRY(kin_fake_source_delete(source, KIN__S("b"), NULL));
    TRY(put(source, "c"));
    TRY(wait_version(informer, source));
    kin_informer_stats stats = KIN_INIT(kin_informer_stats);
    kin_informer_get_stats(informer, &stats);
    assert_int_equal(stats.error.code, 0);
    assert_int_equal(stats.objects, 2);
    return 0;
}

KIN_TEST(a_first_list_that_does_not_fit_is_reported)
{
    KIN_AUTO(kin_stop) *full = NULL;
    KIN_AUTO(kin_fake_source) *source = NULL;
    KIN_AUTO(kin_informer) *informer = NULL;
    KIN_AUTO(kin_stop) *stop = NULL;
    kin_error err = KIN_ERROR_INIT;

    (void)alloc;
    TRY(kin_stop_new(NULL, NULL, &full, NULL));
    TRY(make(KIN_OPTS(kin_informer_opts, .max_bytes = 4 << 20,
                      .on_error = on_error, .userdata = full),
             &source, &informer));
    TRY(put_big(source, "b", 3 << 20));
    TRY(put_big(source, "c", 3 << 20));
    TRY(kin_informer_start(informer, NULL));
    TRY(wait_full(informer, full));
    TRY(kin_stop_new(NULL,
                     KIN_OPTS(kin_stop_opts, .has_deadline = true,
                              .deadline = kin_deadline_ms(1)),
                     &stop, NULL));
    TRY_FAIL(kin_informer_wait_synced(informer, stop, &err), KIN_ETIMEDOUT);
    assert_string_equal(
        err.message,
        "pods: not synced: list: the cache would exceed its limit of "
        "4194304 bytes");
    TRY(kin_fake_source_delete(source, KIN__S("b"), NULL));
    TRY(wait_synced(informer));
    return 0;
}

/* ---- projections ---- */

static int no_values(const kin_object *object, kin_index_sink *sink,
                     void *userdata)
{
    (void)object;
    (void)sink;
    (void)userdata;
    return 0;
}

static void count_destroyed(void *userdata)
{
    unsigned *count = userdata;

    ++*count;
}

KIN_TEST(indexes_of_a_projection_are_declared_by_path)
{
    KIN_AUTO(kin_projection) *projection = NULL;
    KIN_AUTO(kin_fake_source) *source = NULL;
    KIN_AUTO(kin_informer) *informer = NULL;
    kin_error err = KIN_ERROR_INIT;
    kin_indexer by_node;
    kin_indexer by_image;
    kin_indexer by_ip;
    kin_indexer by_name;
    unsigned destroyed = 0;
    kin_indexer by_function = {.name = KIN__S("mine"),
                               .values = no_values,
                               .userdata = &destroyed,
                               .destroy = count_destroyed};

    (void)alloc;
    TRY(kin_projection_parse(NULL, KIN__S(".spec.nodeName"), &projection,
                             NULL));
    TRY(make(KIN_OPTS(kin_informer_opts, .projection = projection,
                      .is_secret = true),
             &source, &informer));
    projection = kin_projection_unref(projection);
    TRY_FAIL(kin_informer_add_indexers(informer, &by_function, 1, &err),
             KIN_EINVAL);
    assert_string_equal(err.message,
                        "index mine: with a projection, indexes are declared "
                        "by path: kin_indexer_by_path()");
    assert_int_equal(destroyed, 1);
    TRY(kin_indexer_by_path(NULL, KIN__S("image"),
                            KIN__S(".spec.containers[*].image"), &by_image,
                            NULL));
    TRY_FAIL(kin_informer_add_indexers(informer, &by_image, 1, &err),
             KIN_EINVAL);
    assert_string_equal(err.message, "index image: the projection does not "
                                     "keep .spec.containers[*].image");
    TRY(kin_indexer_by_path(NULL, KIN__S("node"), KIN__S(".spec.nodeName"),
                            &by_node, NULL));
    TRY(kin_standard_indexer(kin_s(KIN_INDEX_POD_IP), &by_ip, NULL));
    TRY_FAIL(kin_informer_add_indexers(informer, &by_ip, 1, &err), KIN_EINVAL);
    assert_string_equal(err.message, "index pod-ip: the projection does not "
                                     "keep .spec.hostNetwork");
    TRY(kin_standard_indexer(kin_s(KIN_INDEX_NODE_NAME), &by_name, NULL));
    TRY(kin_informer_add_indexers(informer, &by_name, 1, NULL));
    TRY(kin_informer_add_indexers(informer, &by_node, 1, NULL));
    TRY(kin_fake_source_put_json(
        source,
        KIN__S("{\"kind\":\"Pod\",\"metadata\":{\"name\":\"a\"},"
               "\"spec\":{\"nodeName\":\"n1\",\"x\":[1]}}"),
        NULL));
    TRY(kin_informer_start(informer, NULL));
    TRY(wait_synced(informer));
    KIN_AUTO(kin_snapshot) *snap = kin_informer_snapshot(informer);
    TRY_PTR(snap);
    kin_iter it = kin_snapshot_by_index(snap, KIN__S("node"), KIN__S("n1"));
    const kin_object *a = kin_iter_next(&it);
    assert_non_null(a);
    assert_true(kin_object_is_partial(a));
    kin_value spec = kin_value_get(kin_object_value(a), KIN__S("spec"));
    assert_int_equal(kin_value_count(spec), 1);
    snap = kin_snapshot_free(snap);
    return 0;
}

/* ---- statistics and dumps ---- */

/* A handler whose call lasts until the test releases it. */
struct gate {
    kin_stop *entered;
    kin_stop *may_leave;
};

static void gate_done(struct gate *gate)
{
    gate->entered = kin_stop_unref(gate->entered);
    gate->may_leave = kin_stop_unref(gate->may_leave);
}

#define GATE __attribute__((cleanup(gate_done))) struct gate

static void gate_on_add(const kin_object *object, bool is_initial,
                        void *userdata)
{
    struct gate *gate = userdata;

    (void)object;
    (void)is_initial;
    kin_stop_request(gate->entered);
    (void)kin_stop_wait(gate->may_leave, kin_deadline_ms(SOON_MS));
}

static void check_int(kin_value v, const char *path, int64_t expected)
{
    kin_value found = kin_value_absent();
    int64_t number = -99;

    assert_int_equal(kin_path_find(v, kin_s(path), &found, NULL), 0);
    if (kin_value_int(found, &number) < 0 || number != expected)
        fail_msg("%s is %lld instead of %lld", path, (long long)number,
                 (long long)expected);
}

static void check_text(kin_value v, const char *path, const char *expected)
{
    kin_value found = kin_value_absent();
    kin_scratch scratch;

    assert_int_equal(kin_path_find(v, kin_s(path), &found, NULL), 0);
    kin_str text = kin_value_text(found, &scratch);
    if (!kin_str_eq(text, kin_s(expected)))
        fail_msg("%s is '%.*s' instead of '%s'", path, KIN_STR(text), expected);
}

static int dump_new(kin_document **ret, kin_value *ret_root,
                    kin_informer *informer)
{
    *ret = kin_document_free(*ret);
    TRY(kin_informer_dump(informer, NULL, ret, NULL));
    *ret_root = kin_document_root(*ret);
    return 0;
}

static void await_delivered(kin_registration *registration, uint64_t count)
{
    kin_handler_stats stats = KIN_INIT(kin_handler_stats);

    for (int i = 0; i < SOON_MS && stats.delivered < count; i++) {
        (void)kin_stop_wait(NULL, kin_deadline_ms(1));
        kin_registration_get_stats(registration, &stats);
    }
    assert_int_equal(stats.delivered, count);
}

/* The lag of each handler is reported. */
KIN_TEST(each_handler_reports_its_lag)
{
    GATE gate = {0};
    KIN_AUTO(kin_fake_source) *source = NULL;
    KIN_AUTO(kin_informer) *informer = NULL;
    KIN_AUTO(kin_document) *dump = NULL;
    kin_registration *slow = NULL;
    kin_registration *quick = NULL;
    kin_handler_stats stats = KIN_INIT(kin_handler_stats);
    kin_handler handler = {
        .size = sizeof(kin_handler), .on_add = gate_on_add, .userdata = &gate};
    kin_handler deaf = {.size = sizeof(kin_handler), .userdata = NULL};
    kin_value root;

    (void)alloc;
    TRY(kin_stop_new(NULL, NULL, &gate.entered, NULL));
    TRY(kin_stop_new(NULL, NULL, &gate.may_leave, NULL));
    TRY(make(NULL, &source, &informer));
    TRY(put(source, "a"));
    TRY(put(source, "b"));
    TRY(put(source, "c"));
    TRY(kin_informer_add_handler(informer, &handler,
                                 KIN_OPTS(kin_handler_opts, .name = "slow",
                                          .overflow = KIN_OVERFLOW_COALESCE),
                                 &slow, NULL));
    TRY(kin_informer_add_handler(informer, &deaf, NULL, &quick, NULL));
    TRY(kin_informer_start(informer, NULL));
    TRY(wait_synced(informer));
    assert_int_equal(kin_stop_wait(gate.entered, kin_deadline_ms(SOON_MS)),
                     KIN_ESTOPPED);
    await_delivered(quick, 3);
    kin_registration_get_stats(slow, &stats);
    assert_int_equal(stats.size, sizeof(stats));
    assert_string_equal(stats.name, "slow");
    assert_int_equal(stats.overflow, KIN_OVERFLOW_COALESCE);
    assert_int_equal(stats.waiting, 2);
    assert_true(stats.oldest_ms >= 0);
    assert_true(stats.is_called);
    assert_false(stats.is_synced);
    assert_int_equal(stats.delivered, 0);
    kin_informer_stats all = KIN_INIT(kin_informer_stats);
    kin_informer_get_stats(informer, &all);
    assert_int_equal(all.handlers, 2);
    assert_int_equal(all.waiting, 2);
    TRY(dump_new(&dump, &root, informer));
    check_text(root, ".handlers[0].name", "slow");
    check_text(root, ".handlers[0].overflow", "coalesce");
    check_text(root, ".handlers[0].isCalled", "true");
    check_int(root, ".handlers[0].waiting", 2);
    check_text(root, ".handlers[1].name", "");
    kin_stop_request(gate.may_leave);
    TRY(kin_informer_drain(informer, NULL, NULL));
    kin_registration_get_stats(slow, &stats);
    assert_int_equal(stats.waiting, 0);
    assert_int_equal(stats.oldest_ms, 0);
    assert_int_equal(stats.delivered, 3);
    assert_false(stats.is_called);
    assert_true(stats.is_synced);
    kin_registration_get_stats(quick, &stats);
    assert_string_equal(stats.name, "");
    assert_int_equal(stats.delivered, 3);
    return 0;
}

KIN_TEST(a_dump_is_complete)
{
    KIN_AUTO(kin_fake_source) *source = NULL;
    KIN_AUTO(kin_informer) *informer = NULL;
    KIN_AUTO(kin_document) *dump = NULL;
    kin_indexer by_node;
    kin_value root;
    kin_fake_failure forbidden = {.size = sizeof(forbidden),
                                  .http_status = 403,
                                  .reason = "Forbidden",
                                  .message = "pods is forbidden"};

    (void)alloc;
    TRY(make(KIN_OPTS(kin_informer_opts, .name = "mine",
                      .label_selector = KIN__S("app=web"),
                      .watch_list = KIN_WATCH_LIST_OFF),
             &source, &informer));
    TRY(kin_indexer_by_path(NULL, KIN__S("node"), KIN__S(".spec.nodeName"),
                            &by_node, NULL));
    TRY(kin_informer_add_indexers(informer, &by_node, 1, NULL));
    TRY(dump_new(&dump, &root, informer));
    check_text(root, ".name", "mine");
    check_text(root, ".isStarted", "false");
    check_text(root, ".reflectors[0].state", "new");
    check_int(root, ".ageMs", -1);
    check_int(root, ".failureCount", 0);
    TRY(kin_fake_source_fail_list(source, &forbidden, NULL));
    TRY(put_big(source, "a", 100));
    TRY(kin_informer_start(informer, NULL));
    TRY_FAIL(wait_synced(informer), KIN_EFORBIDDEN);
    TRY(wait_synced(informer));
    TRY(dump_new(&dump, &root, informer));
    check_text(root, ".source.resource", "pods");
    check_text(root, ".source.labelSelector", "app=web");
    check_text(root, ".isSynced", "true");
    check_text(root, ".isFailing", "false");
    check_int(root, ".failureCount", 1);
    check_text(root, ".lastFailures[0].code", "KIN_EFORBIDDEN");
    check_text(root, ".lastFailures[0].reason", "Forbidden");
    check_int(root, ".lastFailures[0].httpStatus", 403);
    check_int(root, ".reflectors[0].lists", 2);
    check_text(root, ".store.indexes[0].name", "namespace");
    check_text(root, ".store.indexes[1].name", "node");
    check_int(root, ".store.indexes[1].values", 0);
    kin_informer_stats stats = KIN_INIT(kin_informer_stats);
    kin_informer_get_stats(informer, &stats);
    assert_int_equal(stats.failures, 1);
    assert_true(stats.age_ms >= 0 && stats.age_ms < SOON_MS);
    kin_informer_stop(informer);
    TRY(dump_new(&dump, &root, informer));
    check_text(root, ".reflectors[0].state", "stopped");
    check_text(root, ".isStopped", "true");
    return 0;
}

/* Reads the cache during a dump. */
KIN_TEST(a_dump_blocks_no_reader)
{
    KIN_AUTO(kin_fake_source) *source = NULL;
    KIN_AUTO(kin_informer) *informer = NULL;
    KIN_AUTO(kin_document) *dump = NULL;
    kin_value root;

    (void)alloc;
    TRY(make(NULL, &source, &informer));
    TRY(put(source, "a"));
    TRY(kin_informer_start(informer, NULL));
    TRY(wait_synced(informer));
    KIN_AUTO(kin_snapshot) *snap = kin_informer_snapshot(informer);
    TRY_PTR(snap);
    TRY(put(source, "a"));
    TRY(wait_version(informer, source));
    TRY(dump_new(&dump, &root, informer));
    check_int(root, ".store.objects", 1);
    check_int(root, ".store.oldVersions", 1);
    assert_int_equal(kin_snapshot_count(snap), 1);
    snap = kin_snapshot_free(snap);
    return 0;
}

/* ---- versions ---- */

static int wait_text(kin_informer *informer, const char *version, int64_t ms,
                     kin_error *err)
{
    KIN_AUTO(kin_stop) *stop = NULL;

    TRY(kin_stop_new(NULL,
                     KIN_OPTS(kin_stop_opts, .has_deadline = true,
                              .deadline = kin_deadline_ms(ms)),
                     &stop, NULL));
    return kin_informer_wait_version(informer, kin_s(version), stop, err);
}

KIN_TEST(versions_are_numbers_of_any_length)
{
    static const char *const wrong[] = {"", "x", "1x", "-1", "007", "00", " 1"};
    KIN_AUTO(kin_fake_source) *source = NULL;
    KIN_AUTO(kin_informer) *informer = NULL;
    kin_error err = KIN_ERROR_INIT;

    (void)alloc;
    TRY(make(NULL, &source, &informer));
    for (int i = 0; i < 12; i++)
        TRY(put(source, "a"));
    TRY(kin_informer_start(informer, NULL));
    TRY(wait_synced(informer));
    for (size_t i = 0; i < sizeof(wrong) / sizeof(wrong[0]); i++)
        assert_int_equal(wait_text(informer, wrong[i], 1, &err), KIN_EINVAL);
    assert_string_equal(err.message, "invalid resource version ' 1'");
    TRY(wait_text(informer, "0", 1, NULL));
    TRY(wait_text(informer, "9", 1, NULL)); /* less than 12 */
    TRY(wait_text(informer, "12", 1, NULL));
    assert_int_equal(wait_text(informer, "13", 1, &err), KIN_ETIMEDOUT);
    assert_string_equal(err.message, "pods: at version 12, not at 13 yet: the "
                                     "server has sent nothing newer");
    assert_int_equal(
        wait_text(informer, "100000000000000000000000000000000", 1, &err),
        KIN_ETIMEDOUT);
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(each_handler_reports_its_lag),
              KIN_TEST_ENTRY(a_dump_is_complete),
              KIN_TEST_ENTRY(a_dump_blocks_no_reader),
              KIN_TEST_ENTRY(versions_are_numbers_of_any_length),
              KIN_TEST_ENTRY(a_full_cache_stays_and_recovers),
              KIN_TEST_ENTRY(a_first_list_that_does_not_fit_is_reported),
              KIN_TEST_ENTRY(indexes_of_a_projection_are_declared_by_path))
