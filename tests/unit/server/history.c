/* SPDX-License-Identifier: Apache-2.0 */
#include "server/history.h"

#include <stdio.h>

#include <kin/json.h>

#include "base/alloc.h"
#include "kin_test.h"
#include "server/stamp.h"

/* A history with one object, shared by all events. */
struct fixture {
    struct kin__history history;
    kin_object *object;
};

static void fixture_done(struct fixture *f)
{
    kin__history_done(&f->history);
    (void)kin_object_unref(f->object);
}
#define FIXTURE __attribute__((cleanup(fixture_done))) struct fixture

static int fixture_init(struct fixture *f, const kin_allocator *alloc,
                        size_t count)
{
    struct kin__history_limits limits = {
        .count = count, .age_ns = 1000, .bytes = SIZE_MAX, .encoded_bytes = 10};

    *f = (struct fixture){0};
    kin__history_init(&f->history, alloc, &limits);
    return kin_object_parse(alloc,
                            kin_s("{\"metadata\":{\"name\":\"n\","
                                  "\"resourceVersion\":\"1\"}}"),
                            &f->object, NULL);
}

static int append(struct fixture *f, uint64_t version, int64_t at_ns)
{
    struct kin__watch_event_fields fields = {.type = KIN__WATCH_MODIFIED,
                                             .version = version,
                                             .at_ns = at_ns,
                                             .now = f->object,
                                             .old = f->object};
    struct kin__watch_event *event = NULL;
    int r = kin__watch_event_new(&f->history, &fields, &event);

    if (r == 0)
        r = kin__history_append(&f->history, event);
    (void)kin__watch_event_unref(event);
    return r;
}

/* Versions from a position on, as text. */
static const char *versions(struct fixture *f, uint64_t place, uint64_t upto,
                            char *buffer, size_t size)
{
    struct kin__watch_event *events[8];
    size_t len = 0;

    buffer[0] = '\0';
    kin__mutex_lock(&f->history.lock);
    int count = kin__history_read_locked(&f->history, place, upto, events, 8);
    kin__mutex_unlock(&f->history.lock);
    if (count < 0)
        (void)snprintf(buffer, size, "%s", kin_error_name(count));
    for (int i = 0; i < count; i++) {
        len += (size_t)snprintf(buffer + len, size - len, "%s%d", i ? "," : "",
                                (int)events[i]->version);
        (void)kin__watch_event_unref(events[i]);
    }
    return buffer;
}

KIN_TEST(finds_positions_by_version)
{
    FIXTURE f;
    uint64_t place = 0;
    char text[64];

    TRY(fixture_init(&f, alloc, 100));
    for (uint64_t version = 10; version <= 50; version += 10)
        TRY(append(&f, version, 0));
    TRY(kin__history_seek(&f.history, 20, &place));
    assert_string_equal(versions(&f, place, 99, text, sizeof(text)),
                        "30,40,50");
    TRY(kin__history_seek(&f.history, 25, &place));
    assert_string_equal(versions(&f, place, 99, text, sizeof(text)),
                        "30,40,50");
    TRY(kin__history_seek(&f.history, 0, &place));
    assert_string_equal(versions(&f, place, 30, text, sizeof(text)),
                        "10,20,30");
    TRY(kin__history_seek(&f.history, 50, &place));
    assert_string_equal(versions(&f, place, 99, text, sizeof(text)), "");
    return 0;
}

/* One event keeps `old`, the other one no object. */
static int append_old(struct fixture *f, uint64_t version,
                      const kin_object *old)
{
    struct kin__watch_event_fields fields = {.type = old ? KIN__WATCH_MODIFIED
                                                         : KIN__WATCH_ADDED,
                                             .version = version,
                                             .now = f->object,
                                             .old = old};
    struct kin__watch_event *event = NULL;
    int r = kin__watch_event_new(&f->history, &fields, &event);

    if (r == 0)
        r = kin__history_append(&f->history, event);
    (void)kin__watch_event_unref(event);
    return r;
}

KIN_TEST(drops_events_beyond_the_byte_limit)
{
    enum { LONG = 100000 };
    FIXTURE f;
    KIN_AUTO(kin_object) *large = NULL;
    static char text[LONG + 64];

    int len = snprintf(text, sizeof(text),
                       "{\"metadata\":{\"name\":\"n\"},\"a\":[{\"b\":"
                       "\"%0*d\"}]}",
                       LONG, 0);
    TRY(fixture_init(&f, alloc, 100));
    TRY(kin_object_parse(alloc, kin_str_of(text, (size_t)len), &large, NULL));
    f.history.limits.bytes = 3 * LONG;
    TRY(append_old(&f, 1, large));
    assert_in_range(f.history.bytes, LONG, LONG + 1000);
    TRY(append_old(&f, 2, NULL));
    TRY(append_old(&f, 3, large));
    kin__history_trim(&f.history, 0, 3);
    assert_int_equal(kin__history_count(&f.history), 3);
    TRY(append_old(&f, 4, large));
    /* Unpublished events are not dropped, and retracted ones do not count. */
    kin__history_trim(&f.history, 0, 0);
    assert_int_equal(kin__history_count(&f.history), 4);
    kin__history_retract(&f.history);
    kin__history_trim(&f.history, 0, 3);
    assert_int_equal(kin__history_count(&f.history), 3);
    TRY(append_old(&f, 4, large));
    kin__history_trim(&f.history, 0, 4);
    assert_int_equal(kin__history_count(&f.history), 3);
    assert_int_equal(kin__history_floor(&f.history, 99), 1);
    kin__history_forget(&f.history, 4);
    assert_int_equal(f.history.bytes, 0);
    return 0;
}

KIN_TEST(drops_events_beyond_count_and_age)
{
    FIXTURE f;
    uint64_t place = 0;
    char text[64];

    TRY(fixture_init(&f, alloc, 3));
    for (uint64_t version = 1; version <= 5; version++)
        TRY(append(&f, version, (int64_t)version * 100));
    /* Unpublished events are not dropped. */
    kin__history_trim(&f.history, 600, 1);
    assert_int_equal(kin__history_count(&f.history), 4);
    kin__history_trim(&f.history, 600, 5);
    assert_int_equal(kin__history_count(&f.history), 3);
    assert_int_equal(kin__history_floor(&f.history, 99), 2);
    TRY_FAIL(kin__history_seek(&f.history, 1, &place), KIN_EGONE);
    TRY(kin__history_seek(&f.history, 2, &place));
    assert_string_equal(versions(&f, place, 9, text, sizeof(text)), "3,4,5");
    kin__history_trim(&f.history, 1400, 5);
    assert_string_equal(versions(&f, place, 9, text, sizeof(text)),
                        "KIN_EGONE");
    assert_int_equal(kin__history_count(&f.history), 1);
    kin__history_trim(&f.history, 9999, 5);
    assert_int_equal(kin__history_floor(&f.history, 99), 99);
    TRY(kin__history_seek(&f.history, 5, &place));
    TRY_FAIL(kin__history_seek(&f.history, 4, &place), KIN_EGONE);
    return 0;
}

KIN_TEST(retracts_appended_events)
{
    FIXTURE f;
    char text[64];

    TRY(fixture_init(&f, alloc, 3));
    TRY(append(&f, 1, 0));
    TRY(append(&f, 2, 0));
    kin__history_retract(&f.history);
    TRY(append(&f, 3, 0));
    assert_string_equal(versions(&f, 0, 9, text, sizeof(text)), "1,3");
    return 0;
}

KIN_TEST(returns_ranges_and_forgets)
{
    FIXTURE f;
    struct kin__watch_event **events = NULL;
    size_t count = 0;

    TRY(fixture_init(&f, alloc, 100));
    for (uint64_t version = 1; version <= 6; version++)
        TRY(append(&f, version, 0));
    TRY(kin__history_range(&f.history, 2, 5, &events, &count));
    size_t got = count;
    uint64_t first = got ? events[0]->version : 0;
    for (size_t i = 0; i < count; i++)
        (void)kin__watch_event_unref(events[i]);
    kin__free(alloc, events);
    assert_int_equal(got, 3);
    assert_int_equal(first, 3);
    TRY(kin__history_range(&f.history, 6, 9, &events, &count));
    assert_int_equal(count, 0);
    assert_null(events);
    kin__history_forget(&f.history, 3);
    assert_int_equal(kin__history_count(&f.history), 3);
    TRY_FAIL(kin__history_range(&f.history, 2, 5, &events, &count), KIN_EGONE);
    return 0;
}

KIN_TEST(deleted_objects_have_the_event_version)
{
    FIXTURE f;
    struct kin__watch_event *event = NULL;
    const kin_object *gone = NULL;
    const kin_object *again = NULL;

    TRY(fixture_init(&f, alloc, 100));
    struct kin__watch_event_fields fields = {
        .type = KIN__WATCH_DELETED, .version = 77, .old = f.object};
    TRY(kin__watch_event_new(&f.history, &fields, &event));
    int r = kin__watch_event_gone(event, &gone);
    if (r == 0)
        r = kin__watch_event_gone(event, &again);
    uint64_t version = gone ? kin__object_version(gone) : 0;
    event = kin__watch_event_unref(event);
    TRY(r);
    assert_int_equal(version, 77);
    assert_ptr_equal(gone, again);
    assert_int_equal(kin__object_version(f.object), 1);
    return 0;
}

static int encode(struct kin__history *history, uint64_t place, uint32_t form,
                  const char *text)
{
    struct kin__watch_event *event = NULL;
    struct kin__text_ref ref = {0};

    kin__mutex_lock(&history->lock);
    int count = kin__history_read_locked(history, place, 99, &event, 1);
    kin__mutex_unlock(&history->lock);
    assert_int_equal(count, 1);
    int r = kin__watch_event_encode(event, form, kin_s(text), &ref);
    kin__text_ref_done(&ref);
    (void)kin__watch_event_unref(event);
    return r;
}

KIN_TEST(limits_encoded_bytes)
{
    FIXTURE f;

    TRY(fixture_init(&f, alloc, 100));
    for (uint64_t version = 1; version <= 3; version++)
        TRY(append(&f, version, 0));
    TRY(encode(&f.history, 1, 1, "12345"));
    TRY(encode(&f.history, 1, 1, "again, and not kept"));
    assert_int_equal(kin__history_encoded(&f.history), 5);
    TRY(encode(&f.history, 0, 1, "1234"));
    assert_int_equal(kin__history_encoded(&f.history), 9);
    /* The text of the oldest event is dropped first, whenever it was stored. */
    TRY(encode(&f.history, 2, 1, "123"));
    assert_int_equal(kin__history_encoded(&f.history), 8);
    TRY(encode(&f.history, 2, 2, "123"));
    assert_int_equal(kin__history_encoded(&f.history), 6);
    TRY(encode(&f.history, 2, 3, "longer than all that may be kept"));
    assert_int_equal(kin__history_encoded(&f.history), 0);
    kin__history_trim(&f.history, 9999, 9);
    assert_int_equal(kin__history_count(&f.history), 0);
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(finds_positions_by_version),
              KIN_TEST_ENTRY(drops_events_beyond_the_byte_limit),
              KIN_TEST_ENTRY(drops_events_beyond_count_and_age),
              KIN_TEST_ENTRY(retracts_appended_events),
              KIN_TEST_ENTRY(returns_ranges_and_forgets),
              KIN_TEST_ENTRY(deleted_objects_have_the_event_version),
              KIN_TEST_ENTRY(limits_encoded_bytes))
