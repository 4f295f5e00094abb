/* SPDX-License-Identifier: Apache-2.0 */
#include "core_fixture.h"
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

static int check_text(struct fixture *fixture, const char *key,
                      const char *expected)
{
    KIN_AUTO(kin_snapshot) *snap = kin_snapshot_new(
        kin__core_store(fixture->core));
    KIN__AUTO_BUF text;

    kin__buf_init(&text, fixture->alloc, 4096);
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

KIN_TEST(only_the_declared_fields_of_lists_and_events_are_kept)
{
    for (int by_key = 0; by_key < 2; by_key++) {
        KIN_AUTO(kin_projection) *projection = NULL;
        FIXTURE fixture = {0};
        struct kin__core_opts opts = listing;

        TRY(fields_of(alloc, &projection));
        opts.projection = projection;
        opts.queue = by_key ? KIN_QUEUE_DELTA : KIN_QUEUE_IN_ORDER;
        TRY(fixture_init(&fixture, alloc, opts));
        kin__core_opened(fixture.core, fixture.now_ns);
        BYTES(&fixture, LIST("10", BIG_POD("a", "1", "x")));
        end(&fixture);
        LOG(&fixture, "list(0) watch(10) +n/a:1!");
        TRY(check_text(&fixture, "n/a", SMALL_POD("a", "1", "x")));
        kin__core_opened(fixture.core, fixture.now_ns);
        BYTES(&fixture, "{\"type\":\"MODIFIED\",\"object\":{\"kind\":\"Pod\","
                        "\"apiVersion\":\"v1\",\"metadata\":{\"name\":\"a\","
                        "\"namespace\":\"n\",\"resourceVersion\":\"11\"},"
                        "\"spec\":{\"x\":[],\"nodeName\":\"y\",\"containers\":"
                        "[{\"e\":{},\"image\":\"i\"}]}}}\n");
        LOG(&fixture, "~n/a:1>11");
        TRY(check_text(&fixture, "n/a", SMALL_POD("a", "11", "y")));
        /* The changed field was dropped: still an update. */
        BYTES(&fixture, "{\"type\":\"DELETED\",\"object\":{\"kind\":\"Pod\","
                        "\"apiVersion\":\"v1\",\"metadata\":{\"name\":\"a\","
                        "\"namespace\":\"n\",\"resourceVersion\":\"12\"},"
                        "\"status\":{}}}\n");
        LOG(&fixture, "-n/a:12");
        assert_int_equal(stored(&fixture), 0);
    }
    return 0;
}

/* The end mark is an annotation, which no projection keeps; a Status is read in
 * full. */
KIN_TEST(bookmarks_and_errors_are_read_in_full)
{
    KIN_AUTO(kin_projection) *projection = NULL;
    FIXTURE fixture = {0};
    struct kin__core_opts opts = streaming;

    TRY(fields_of(alloc, &projection));
    opts.projection = projection;
    TRY(fixture_init(&fixture, alloc, opts));
    kin__core_opened(fixture.core, fixture.now_ns);
    BYTES(&fixture, EVENT("ADDED", POD("a", "1")));
    BYTES(&fixture, EVENT("BOOKMARK", MARK("10")));
    LOG(&fixture, "stream() +n/a:1!");
    assert_true(kin__core_has_synced(fixture.core));
    (void)bytes(&fixture,
                EVENT("ERROR", "{\"kind\":\"Status\",\"apiVersion\":\"v1\","
                               "\"status\":\"Failure\",\"message\":\"too old\","
                               "\"reason\":\"Expired\",\"code\":410}"));
    record_calls(&fixture, fixture.handler);
    if (strstr(fixture.log.ptr, "failed(ENOMEM)"))
        return KIN_ENOMEM;
    assert_non_null(strstr(fixture.log.ptr, "cancel"));
    assert_null(strstr(fixture.log.ptr, "ESERVER"));
    return 0;
}

KIN_TEST_MAIN(
    KIN_TEST_ENTRY(only_the_declared_fields_of_lists_and_events_are_kept),
    KIN_TEST_ENTRY(bookmarks_and_errors_are_read_in_full))
