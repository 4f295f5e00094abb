/* SPDX-License-Identifier: Apache-2.0 */
#include "store_feed.h"

#include <stdio.h>

#include <kin/snapshot.h>

#include "base/str.h"
#include "kin_test.h"
#include "object/object.h"
#include "wire/json_write.h"

#define EVENT(type, ns, name, version, more)                                   \
    "{\"type\":\"" type "\",\"object\":{\"kind\":\"T\",\"metadata\":{"         \
    "\"name\":\"" name "\",\"namespace\":\"" ns                                \
    "\",\"resourceVersion\":\"" version "\"}" more "}}\n"

static int make_store(const kin_allocator *alloc, kin_store **ret)
{
    kin_store_opts opts = KIN_INIT(kin_store_opts);

    opts.alloc = alloc;
    return kin_store_new(&opts, ret, /* err= */ NULL);
}

/* Applies a text in chunks of a given size. */
static int apply(const kin_allocator *alloc, kin_store *store, const char *text,
                 size_t chunk, const struct store_feed_opts *opts,
                 kin_error *err)
{
    AUTO_STORE_FEED feed;
    kin_str rest = kin_s(text);
    int r = store_feed_init(&feed, store, opts, alloc);

    for (; r == 0 && rest.len > 0; rest = kin__str_slice(rest, chunk, SIZE_MAX))
        r = store_feed_bytes(&feed, kin__str_slice(rest, 0, chunk), err);
    return r < 0 ? r : store_feed_finish(&feed, err);
}

/* Compares an object with its JSON; "" if it must not exist. */
static int check_object(const kin_allocator *alloc, kin_store *store,
                        const char *key, const char *expected)
{
    KIN_AUTO(kin_snapshot) *snapshot = kin_snapshot_new(store);
    KIN__AUTO_BUF buf;
    int r = 0;

    kin__buf_init(&buf, alloc, 1 << 20);
    TRY_PTR(snapshot);
    const kin_object *object = kin_snapshot_get(snapshot, kin_s(key));
    if (object)
        r = kin__json_write(&buf, object->home->arena->ro, object->root,
                            KIN__JSON_COMPACT);
    if (r == 0)
        assert_str_equal(kin__buf_str(&buf), expected);
    return r;
}

static int check_version(kin_store *store, const char *expected)
{
    KIN_AUTO(kin_snapshot) *snapshot = kin_snapshot_new(store);
    kin_scratch scratch;

    TRY_PTR(snapshot);
    assert_str_equal(kin_snapshot_resource_version(snapshot, &scratch),
                     expected);
    return 0;
}

/* Similar and different objects in two namespaces: added, modified, deleted. */
static const char events[] = EVENT("ADDED", "a", "web-x-1", "1",
                                   ",\"spec\":{\"n\":[1,2],\"t\":\"x\"}")
    EVENT("ADDED", "a", "web-x-2", "2", ",\"spec\":{\"n\":[1,2],\"t\":\"y\"}")
        EVENT("ADDED", "b", "web-x-1", "3",
              ",\"spec\":{\"n\":[1,2],\"t\":\"x\"}") EVENT("ADDED", "b", "odd",
                                                           "4", "")
            EVENT("MODIFIED", "a", "web-x-1", "5", ",\"spec\":{\"n\":[1,3]}")
                EVENT("MODIFIED", "b", "odd", "6", ",\"a\":{\"\\u003c\":null}")
                    EVENT("DELETED", "a", "web-x-2", "7", ",\"spec\":{}")
                        EVENT("DELETED", "a", "never-seen", "8",
                              "") "{\"type\":\"BOOKMARK\",\"object\":{\"kind\":"
                                  "\"T\",\"metadata\":{"
                                  "\"resourceVersion\":\"20\","
                                  "\"creationTimestamp\":null}}}\n";

static int check_result(const kin_allocator *alloc, kin_store *store)
{
    kin_store_stats stats = KIN_INIT(kin_store_stats);

    kin_store_get_stats(store, &stats);
    assert_int_equal(stats.objects, 3);
    TRY(check_object(alloc, store, "a/web-x-1",
                     "{\"kind\":\"T\",\"metadata\":{\"name\":\"web-x-1\","
                     "\"namespace\":\"a\",\"resourceVersion\":\"5\"},"
                     "\"spec\":{\"n\":[1,3]}}"));
    TRY(check_object(alloc, store, "a/web-x-2", ""));
    TRY(check_object(alloc, store, "b/web-x-1",
                     "{\"kind\":\"T\",\"metadata\":{\"name\":\"web-x-1\","
                     "\"namespace\":\"b\",\"resourceVersion\":\"3\"},"
                     "\"spec\":{\"n\":[1,2],\"t\":\"x\"}}"));
    TRY(check_object(alloc, store, "b/odd",
                     "{\"kind\":\"T\",\"metadata\":{\"name\":\"odd\","
                     "\"namespace\":\"b\",\"resourceVersion\":\"6\"},"
                     "\"a\":{\"\\u003c\":null}}"));
    return check_version(store, "20");
}

KIN_TEST(applies_events)
{
    KIN_AUTO(kin_store) *store = NULL;

    TRY(make_store(alloc, &store));
    TRY(apply(alloc, store, events, SIZE_MAX, /* opts= */ NULL, NULL));
    return check_result(alloc, store);
}

KIN_TEST(chunk_size_and_strictness_do_not_matter)
{
    (void)alloc;
    for (size_t chunk = 1; chunk < 200; chunk++) {
        KIN_AUTO(kin_store) *store = NULL;
        struct store_feed_opts opts = {.is_strict = chunk % 2};

        TRY(make_store(/* alloc= */ NULL, &store));
        TRY(apply(/* alloc= */ NULL, store, events, chunk, &opts, NULL));
        TRY(check_result(/* alloc= */ NULL, store));
    }
    return 0;
}

KIN_TEST(reserved_buffer_needs_no_copy)
{
    KIN_AUTO(kin_store) *store = NULL;
    char *room = NULL;

    TRY(make_store(alloc, &store));
    AUTO_STORE_FEED feed;
    int r = store_feed_init(&feed, store, /* opts= */ NULL, alloc);
    if (r == 0)
        r = store_feed_reserve(&feed, sizeof(events) - 1, &room);
    if (r == 0) {
        memcpy(room, events, sizeof(events) - 1);
        r = store_feed_fed(&feed, sizeof(events) - 1, NULL);
    }
    TRY(r);
    TRY(store_feed_finish(&feed, NULL));
    assert_int_equal(feed.counts.added, 4);
    assert_int_equal(feed.counts.modified, 2);
    assert_int_equal(feed.counts.deleted, 2);
    assert_int_equal(feed.counts.bookmarks, 1);
    assert_true(store_feed_bytes_used(&feed) > sizeof(events));
    return check_result(alloc, store);
}

/* `text` fails with the given code and changes nothing. */
static int check_failure(const kin_allocator *alloc, const char *text, int code,
                         const char *message)
{
    KIN_AUTO(kin_store) *store = NULL;
    kin_error err = KIN_ERROR_INIT;

    TRY(make_store(alloc, &store));
    TRY(apply(alloc, store, events, SIZE_MAX, /* opts= */ NULL, NULL));
    TRY_FAIL(apply(alloc, store, text, SIZE_MAX, /* opts= */ NULL, &err), code);
    if (message)
        assert_string_equal(err.message, message);
    assert_true(err.message[0] != '\0');
    return check_result(alloc, store);
}

KIN_TEST(failed_event_changes_nothing)
{
    TRY(check_failure(alloc, "{\"type\":\"ADDED\",\"object\":{\"a\":1}}\n",
                      KIN_EINVAL, NULL));
    TRY(check_failure(alloc, "{\"type\":\"DELETED\",\"object\":{\"a\":1}}\n",
                      KIN_EINVAL, NULL));
    TRY(check_failure(alloc, "{\"type\":\"ADDED\",\"object\":{\"metadata\":{",
                      KIN_EPARSE, NULL));
    TRY(check_failure(alloc, "nonsense\n", KIN_EPARSE, NULL));
    TRY(check_failure(alloc, EVENT("RENAMED", "a", "web-x-1", "9", ""),
                      KIN_EPROTOCOL, "unknown event type 'RENAMED'"));
    return 0;
}

KIN_TEST(error_event_ends_the_feed)
{
    TRY(check_failure(alloc,
                      "{\"type\":\"ERROR\",\"object\":{\"kind\":\"Status\","
                      "\"code\":410,\"reason\":\"Expired\","
                      "\"message\":\"too old\"}}\n",
                      KIN_EGONE, "the server ended the watch: too old"));
    TRY(check_failure(alloc,
                      "{\"type\":\"ERROR\",\"object\":{\"reason\":"
                      "\"Expired\"}}\n",
                      KIN_EGONE, NULL));
    TRY(check_failure(alloc,
                      "{\"type\":\"ERROR\",\"object\":{\"code\":504,"
                      "\"reason\":\"Timeout\",\"message\":\"later\"}}\n",
                      KIN_ESERVER, "the server ended the watch: later"));
    TRY(check_failure(alloc, "{\"type\":\"ERROR\",\"object\":{}}\n",
                      KIN_ESERVER, "the server ended the watch: "));
    return 0;
}

struct record {
    char text[512];
    int stop_after;
};

static int record_event(enum kin__event_type type, kin_str key, kin_str text,
                        void *userdata)
{
    struct record *record = userdata;
    size_t len = strlen(record->text);

    assert_true(text.len > 0 && text.ptr[0] == '{');
    (void)snprintf(record->text + len, sizeof(record->text) - len, "%d %.*s;",
                   (int)type, KIN_STR(key));
    return --record->stop_after == 0 ? KIN_ESTOPPED : 0;
}

KIN_TEST(calls_on_event_for_each_event)
{
    KIN_AUTO(kin_store) *store = NULL;
    struct record record = {.stop_after = 100};
    struct store_feed_opts opts = {.on_event = record_event,
                                   .userdata = &record};

    TRY(make_store(alloc, &store));
    TRY(apply(alloc, store, events, SIZE_MAX, &opts, NULL));
    assert_string_equal(record.text,
                        "1 a/web-x-1;1 a/web-x-2;1 b/web-x-1;1 b/odd;"
                        "2 a/web-x-1;2 b/odd;3 a/web-x-2;3 a/never-seen;");
    record = (struct record){.stop_after = 2};
    TRY_FAIL(apply(alloc, store, events, SIZE_MAX, &opts, NULL), KIN_ESTOPPED);
    return 0;
}

/* Nothing of a bookmark stays in memory, not even with a new version. */
KIN_TEST(bookmarks_allocate_no_memory)
{
    KIN_AUTO(kin_store) *store = NULL;
    KIN__AUTO_BUF text;
    kin_store_stats before = KIN_INIT(kin_store_stats);
    kin_store_stats after = KIN_INIT(kin_store_stats);

    (void)alloc;
    kin__buf_init(&text, /* alloc= */ NULL, 16 << 20);
    TRY(make_store(/* alloc= */ NULL, &store));
    TRY(apply(/* alloc= */ NULL, store, events, SIZE_MAX, NULL, NULL));
    for (int round = 0; round < 2; round++) {
        kin__buf_clear(&text);
        for (int i = 0; i < 5000; i++)
            TRY(kin__buf_printf(&text,
                                "{\"type\":\"BOOKMARK\",\"object\":{\"kind\":"
                                "\"T\",\"metadata\":{\"resourceVersion\":"
                                "\"%d\",\"annotations\":{\"a\":\"bookmark "
                                "number %d of this round\"}}}}\n",
                                100000 + 5000 * round + i, i + 5000 * round));
        TRY(apply(/* alloc= */ NULL, store, text.ptr, 10000, NULL, NULL));
        kin_store_get_stats(store, round == 0 ? &before : &after);
    }
    TRY(check_version(store, "109999"));
    assert_int_equal(after.value_bytes, before.value_bytes);
    assert_int_equal(after.total_bytes, before.total_bytes);
    return 0;
}

/* Enough names to grow the predictor's table, and objects that are deleted
 * while the table still has their ids. */
KIN_TEST(predicts_from_deleted_objects)
{
    KIN_AUTO(kin_store) *store = NULL;
    KIN__AUTO_BUF text;
    kin_store_stats stats = KIN_INIT(kin_store_stats);

    (void)alloc;
    kin__buf_init(&text, /* alloc= */ NULL, 16 << 20);
    for (int i = 0; i < 6000; i++) {
        TRY(kin__buf_printf(&text,
                            "{\"type\":\"ADDED\",\"object\":{\"metadata\":{"
                            "\"name\":\"app%d-%d\",\"namespace\":\"ns%d\"},"
                            "\"spec\":{\"same\":[1,2,3],\"n\":%d}}}\n",
                            i % 500, i, i % 3, i));
        if (i % 5 == 0)
            TRY(kin__buf_printf(&text,
                                "{\"type\":\"DELETED\",\"object\":{\"metadata\""
                                ":{\"name\":\"app%d-%d\",\"namespace\":"
                                "\"ns%d\"}}}\n",
                                i % 500, i, i % 3));
    }
    TRY(make_store(/* alloc= */ NULL, &store));
    TRY(apply(/* alloc= */ NULL, store, text.ptr, 10000, /* opts= */ NULL,
              NULL));
    kin_store_get_stats(store, &stats);
    assert_int_equal(stats.objects, 4800);
    return check_object(/* alloc= */ NULL, store, "ns2/app499-5999",
                        "{\"metadata\":{\"name\":\"app499-5999\","
                        "\"namespace\":\"ns2\"},"
                        "\"spec\":{\"same\":[1,2,3],\"n\":5999}}");
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(applies_events),
              KIN_TEST_ENTRY(chunk_size_and_strictness_do_not_matter),
              KIN_TEST_ENTRY(reserved_buffer_needs_no_copy),
              KIN_TEST_ENTRY(failed_event_changes_nothing),
              KIN_TEST_ENTRY(error_event_ends_the_feed),
              KIN_TEST_ENTRY(calls_on_event_for_each_event),
              KIN_TEST_ENTRY(bookmarks_allocate_no_memory),
              KIN_TEST_ENTRY(predicts_from_deleted_objects))
