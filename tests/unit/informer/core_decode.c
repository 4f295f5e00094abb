/* SPDX-License-Identifier: Apache-2.0 */
#include "core_scene.h"
#include "wire/json_write.h"

#define BIG_POD(name, version, node)                                           \
    "{\"metadata\":{\"name\":\"" name                                          \
    "\",\"namespace\":\"n\",\"resourceVersion\":\"" version                    \
    "\",\"managedFields\":[{\"a\":1}]},\"spec\":{\"nodeName\":\"" node         \
    "\",\"containers\":[{\"image\":\"i\",\"env\":[1,2]}]},"                    \
    "\"status\":{\"phase\":\"Running\"}}"
#define SMALL_POD(name, version, node)                                         \
    "{\"kind\":\"Pod\",\"apiVersion\":\"v1\",\"metadata\":{\"name\":\"" name   \
    "\",\"namespace\":\"n\",\"resourceVersion\":\"" version                    \
    "\"},\"spec\":{\"nodeName\":\"" node                                       \
    "\",\"containers\":[{\"image\":\"i\"}]}}"

static int check_text(struct scene *scene, const char *key,
                      const char *expected)
{
    KIN_AUTO(kin_snapshot) *snap = kin_snapshot_new(
        kin__core_store(scene->core));
    KIN__AUTO_BUF text;

    kin__buf_init(&text, scene->alloc, 4096);
    TRY_PTR(snap);
    const kin_object *object = kin_snapshot_get(snap, kin_s(key));
    assert_non_null(object);
    kin_value v = kin_object_value(object);
    TRY(kin__json_write(&text, ((const struct kin__arena *)v.home)->ro, v.bits,
                        KIN__JSON_COMPACT));
    assert_string_equal(text.ptr, expected);
    assert_true(kin_object_is_partial(object));
    return 0;
}

static int fields_of(const kin_allocator *alloc, kin_projection **ret)
{
    return kin_projection_parse(
        alloc, KIN__S(".spec.nodeName,.spec.containers[*].image"), ret, NULL);
}

KIN_TEST(of_lists_and_events_only_the_declared_fields_are_kept)
{
    for (int by_key = 0; by_key < 2; by_key++) {
        KIN_AUTO(kin_projection) *projection = NULL;
        SCENE scene = {0};
        struct kin__core_opts opts = listing;

        TRY(fields_of(alloc, &projection));
        opts.projection = projection;
        opts.queue = by_key ? KIN_QUEUE_DELTA : KIN_QUEUE_IN_ORDER;
        TRY(scene_init(&scene, alloc, opts));
        kin__core_opened(scene.core, scene.now_ns);
        BYTES(&scene, LIST("10", BIG_POD("a", "1", "x")));
        end(&scene);
        LOG(&scene, "list(0) watch(10) +n/a:1!");
        TRY(check_text(&scene, "n/a", SMALL_POD("a", "1", "x")));
        kin__core_opened(scene.core, scene.now_ns);
        BYTES(&scene, "{\"type\":\"MODIFIED\",\"object\":{\"kind\":\"Pod\","
                      "\"apiVersion\":\"v1\",\"metadata\":{\"name\":\"a\","
                      "\"namespace\":\"n\",\"resourceVersion\":\"11\"},"
                      "\"spec\":{\"x\":[],\"nodeName\":\"y\",\"containers\":"
                      "[{\"e\":{},\"image\":\"i\"}]}}}\n");
        LOG(&scene, "~n/a:1>11");
        TRY(check_text(&scene, "n/a", SMALL_POD("a", "11", "y")));
        /* What changed was dropped: an update all the same. */
        BYTES(&scene, "{\"type\":\"DELETED\",\"object\":{\"kind\":\"Pod\","
                      "\"apiVersion\":\"v1\",\"metadata\":{\"name\":\"a\","
                      "\"namespace\":\"n\",\"resourceVersion\":\"12\"},"
                      "\"status\":{}}}\n");
        LOG(&scene, "-n/a:12");
        assert_int_equal(stored(&scene), 0);
    }
    return 0;
}

/* The end mark is an annotation, which no projection keeps; a Status is read as
 * a whole. */
KIN_TEST(bookmarks_and_errors_are_read_as_a_whole)
{
    KIN_AUTO(kin_projection) *projection = NULL;
    SCENE scene = {0};
    struct kin__core_opts opts = streaming;

    TRY(fields_of(alloc, &projection));
    opts.projection = projection;
    TRY(scene_init(&scene, alloc, opts));
    kin__core_opened(scene.core, scene.now_ns);
    BYTES(&scene, EVENT("ADDED", POD("a", "1")));
    BYTES(&scene, EVENT("BOOKMARK", MARK("10")));
    LOG(&scene, "stream() +n/a:1!");
    assert_true(kin__core_has_synced(scene.core));
    (void)bytes(&scene,
                EVENT("ERROR", "{\"kind\":\"Status\",\"apiVersion\":\"v1\","
                               "\"status\":\"Failure\",\"message\":\"too old\","
                               "\"reason\":\"Expired\",\"code\":410}"));
    hear(&scene, scene.listener);
    if (strstr(scene.log.ptr, "told(ENOMEM)"))
        return KIN_ENOMEM;
    assert_non_null(strstr(scene.log.ptr, "cancel"));
    assert_null(strstr(scene.log.ptr, "ESERVER"));
    return 0;
}

KIN_TEST_MAIN(
    KIN_TEST_ENTRY(of_lists_and_events_only_the_declared_fields_are_kept),
    KIN_TEST_ENTRY(bookmarks_and_errors_are_read_as_a_whole))
