/* SPDX-License-Identifier: Apache-2.0 */
#include <string.h>

#include <kin/json.h>

#include "base/buf.h"
#include "base/clock.h"
#include "event_test.h"
#include "kin_test.h"

#define FIRST (INT64_C(1709208000) * KIN__NS_PER_S + 123456789)
#define LAST (FIRST + 60 * KIN__NS_PER_S)

static const struct kin__event_source core = {
    .api = KIN_EVENTS_CORE,
    .component = KIN_STR_INIT("tester"),
    .host = KIN_STR_INIT("here"),
};

static const struct kin__event_source new_form = {
    .api = KIN_EVENTS_NEW,
    .component = KIN_STR_INIT("tester"),
    .instance = KIN_STR_INIT("tester-here"),
};

static int take(kin_str piece, void *userdata)
{
    return kin__buf_append(userdata, piece);
}

static int write_text(const kin_allocator *alloc,
                      const struct kin__event_source *source,
                      const kin_events_entry *entry,
                      const struct kin__event_write *write,
                      struct kin__buf *ret)
{
    AUTO_EVENT_TEST test = {.event = NULL};
    KIN_AUTO(kin_document) *doc = NULL;

    int r = event_test_make(&test, alloc, source->api, entry, FIRST);
    if (r == 0 && write->is_patch)
        r = kin__event_patch(alloc, source, test.event, write, &doc, NULL);
    else if (r == 0)
        r = kin__event_body(alloc, source, test.event, write, &doc, NULL);
    if (r < 0)
        return r;
    kin__buf_init(ret, alloc, 4096);
    return kin_value_write(kin_document_root(doc), 0, take, ret);
}

#define POD                                                                    \
    "{\"kind\":\"Pod\",\"namespace\":\"ns\",\"name\":\"web-0\",\"uid\":"       \
    "\"u-1\",\"apiVersion\":\"v1\",\"resourceVersion\":\"7\"}"

KIN_TEST(writes_a_core_event)
{
    KIN__AUTO_BUF text = {.ptr = NULL};
    const kin_str annotations[] = {kin_s("a"), kin_s("b")};
    kin_events_entry entry = event_test_entry("it happened");

    entry.annotations = annotations;
    entry.annotation_count = 1;
    TRY(write_text(
        alloc, &core, &entry,
        &(struct kin__event_write){
            .name = "web-0.1", .count = 1, .first_ns = FIRST, .last_ns = FIRST},
        &text));
    assert_str_equal(
        kin__buf_str(&text),
        "{\"apiVersion\":\"v1\",\"kind\":\"Event\",\"metadata\":{\"name\":"
        "\"web-0.1\",\"namespace\":\"ns\",\"annotations\":{\"a\":\"b\"}},"
        "\"involvedObject\":" POD ",\"reason\":\"Tested\",\"message\":"
        "\"it happened\",\"source\":{\"component\":\"tester\",\"host\":"
        "\"here\"},\"firstTimestamp\":\"2024-02-29T12:00:00Z\","
        "\"lastTimestamp\":\"2024-02-29T12:00:00Z\",\"count\":1,\"type\":"
        "\"Normal\",\"eventTime\":null,\"reportingComponent\":\"tester\","
        "\"reportingInstance\":\"here\"}");
    return 0;
}

/* As in client-go: without annotations and reporting component. */
KIN_TEST(writes_a_core_event_for_similar_ones)
{
    KIN__AUTO_BUF text = {.ptr = NULL};
    const kin_str annotations[] = {kin_s("a"), kin_s("b")};
    kin_events_entry entry = event_test_entry("it happened");

    entry.annotations = annotations;
    entry.annotation_count = 1;
    TRY(write_text(alloc, &core, &entry,
                   &(struct kin__event_write){.name = "web-0.1",
                                              .count = 1,
                                              .first_ns = FIRST,
                                              .last_ns = FIRST,
                                              .is_combined = true},
                   &text));
    assert_null(strstr(text.ptr, "annotations"));
    assert_non_null(strstr(text.ptr, "\"message\":\"(combined from similar "
                                     "events): it happened\""));
    assert_non_null(strstr(text.ptr, "\"source\":{\"component\":\"tester\""));
    assert_non_null(strstr(text.ptr, "\"reportingComponent\":\"\","
                                     "\"reportingInstance\":\"\"}"));
    return 0;
}

KIN_TEST(patches_a_higher_count)
{
    KIN__AUTO_BUF text = {.ptr = NULL};
    kin_events_entry entry = event_test_entry("it happened");

    TRY(write_text(alloc, &core, &entry,
                   &(struct kin__event_write){.name = "web-0.1",
                                              .is_patch = true,
                                              .count = 5,
                                              .first_ns = FIRST,
                                              .last_ns = LAST},
                   &text));
    assert_str_equal(kin__buf_str(&text),
                     "{\"count\":5,\"lastTimestamp\":\"2024-02-29T12:01:00Z\","
                     "\"message\":\"it happened\"}");
    return 0;
}

KIN_TEST(writes_a_new_event)
{
    KIN__AUTO_BUF text = {.ptr = NULL};
    kin_events_entry entry = event_test_entry("it happened");

    entry.related = &event_test_pod;
    entry.type = KIN_EVENTS_WARNING;
    TRY(write_text(
        alloc, &new_form, &entry,
        &(struct kin__event_write){.name = "web-0.1", .first_ns = FIRST},
        &text));
    assert_str_equal(
        kin__buf_str(&text),
        "{\"apiVersion\":\"events.k8s.io/v1\",\"kind\":\"Event\",\"metadata\":{"
        "\"name\":\"web-0.1\",\"namespace\":\"ns\"},\"eventTime\":"
        "\"2024-02-29T12:00:00.123456Z\",\"reportingController\":\"tester\","
        "\"reportingInstance\":\"tester-here\",\"action\":\"Testing\","
        "\"reason\":\"Tested\",\"regarding\":" POD ",\"related\":" POD
        ",\"note\":\"it happened\",\"type\":\"Warning\"}");
    return 0;
}

#define SERIES                                                                 \
    "\"series\":{\"count\":2,\"lastObservedTime\":"                            \
    "\"2024-02-29T12:01:00.123456Z\"}"

KIN_TEST(writes_a_series)
{
    KIN__AUTO_BUF text = {.ptr = NULL};
    KIN__AUTO_BUF whole = {.ptr = NULL};
    kin_events_entry entry = event_test_entry("it happened");
    struct kin__event_write write = {.name = "web-0.1",
                                     .is_patch = true,
                                     .count = 2,
                                     .first_ns = FIRST,
                                     .last_ns = LAST};

    TRY(write_text(alloc, &new_form, &entry, &write, &text));
    assert_str_equal(kin__buf_str(&text), "{" SERIES "}");
    write.is_patch = false; /* the first Event has expired on the server */
    TRY(write_text(alloc, &new_form, &entry, &write, &whole));
    assert_non_null(strstr(whole.ptr, "\"2024-02-29T12:00:00.123456Z\"," SERIES
                                      ",\"reportingController\""));
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(writes_a_core_event),
              KIN_TEST_ENTRY(writes_a_core_event_for_similar_ones),
              KIN_TEST_ENTRY(patches_a_higher_count),
              KIN_TEST_ENTRY(writes_a_new_event),
              KIN_TEST_ENTRY(writes_a_series))
