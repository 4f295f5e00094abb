/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What the copy of an informer with threads holds, how much of it, and how it
 * tells of itself.  Memory comes from the default allocator, as in informer.c.
 */
#include <kin/fake_source.h>
#include <kin/informer.h>

#include "base/buf.h"
#include "base/str.h"
#include "kin_test.h"

static const kin_resource pods = {
    .group = "", .version = "v1", .plural = "pods", .kind = "Pod"};

enum { SOON_MS = 20000 };

static int put(kin_fake_source *source, const char *name)
{
    char text[96];

    snprintf(text, sizeof(text),
             "{\"kind\":\"Pod\",\"metadata\":{\"name\":\"%s\"}}", name);
    return kin_fake_source_put_json(source, kin_s(text), /* err= */ NULL);
}

static int make(const kin_informer_opts *opts, kin_fake_source **ret_source,
                kin_informer **ret)
{
    TRY(kin_fake_source_new(NULL, &pods, ret_source, NULL));
    return kin_informer_new(kin_fake_source_lister_watcher(*ret_source), opts,
                            ret, NULL);
}

static int wait_synced(kin_informer *informer)
{
    KIN_AUTO(kin_stop) *stop = NULL;

    TRY(kin_stop_new(NULL,
                     KIN_OPTS(kin_stop_opts, .has_deadline = true,
                              .deadline = kin_deadline_ms(SOON_MS)),
                     &stop, NULL));
    return kin_informer_wait_synced(informer, stop, NULL);
}

static int wait_version(kin_informer *informer, kin_fake_source *source)
{
    KIN_AUTO(kin_stop) *stop = NULL;
    char version[24];

    TRY(kin_stop_new(NULL,
                     KIN_OPTS(kin_stop_opts, .has_deadline = true,
                              .deadline = kin_deadline_ms(SOON_MS)),
                     &stop, NULL));
    snprintf(version, sizeof(version), "%llu",
             (unsigned long long)kin_fake_source_version(source));
    return kin_informer_wait_version(informer, kin_s(version), stop, NULL);
}

/* ---- limits ---- */

/* An object of many bytes that no other has. */
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
    kin_informer_stats stats;

    assert_int_equal(kin_stop_wait(full, kin_deadline_ms(SOON_MS)),
                     KIN_ESTOPPED);
    kin_informer_get_stats(informer, &stats);
    assert_int_equal(stats.error.code, KIN_ELIMIT);
    assert_true(stats.bytes <= (4 << 20) + (4 << 17));
    return 0;
}

/* Says when the copy has its limit. */
static void on_error(const kin_error *err, void *userdata)
{
    if (err->code == KIN_ELIMIT)
        kin_stop_request(userdata);
}

KIN_TEST(a_full_copy_stays_and_recovers)
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
    kin_informer_stats stats;
    kin_informer_get_stats(informer, &stats);
    assert_int_equal(stats.error.code, 0);
    assert_int_equal(stats.objects, 2);
    return 0;
}

KIN_TEST(a_first_list_that_does_not_fit_is_named)
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
    assert_string_equal(err.message,
                        "pods: not synced: list: the copy has its limit of "
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

KIN_TEST_MAIN(KIN_TEST_ENTRY(a_full_copy_stays_and_recovers),
              KIN_TEST_ENTRY(a_first_list_that_does_not_fit_is_named),
              KIN_TEST_ENTRY(indexes_of_a_projection_are_declared_by_path))
