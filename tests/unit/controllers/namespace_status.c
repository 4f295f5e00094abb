/* SPDX-License-Identifier: Apache-2.0 */
#include "controllers/namespace.h"

#include <string.h>

#include <kin/fake_client.h>
#include <kin/json.h>

#include "base/str.h"
#include "kin_test.h"
#include "still_clock.h"

#define KEPT(finalizers)                                                       \
    KIN__S("{\"metadata\":{\"name\":\"a\",\"finalizers\":[" finalizers "]}}")

static int keep(struct kin__namespace_report *report, kin_str text)
{
    KIN_AUTO(kin_object) *object = NULL;

    TRY(kin_object_parse(report->alloc, text, &object, NULL));
    return kin__namespace_report_remaining(report, object);
}

KIN_TEST(counts_remaining_objects_by_finalizer)
{
    KIN__AUTO_NAMESPACE_REPORT report;

    kin__namespace_report_init(&report, alloc);
    TRY(keep(&report, KEPT("\"x\",\"y\"")));
    TRY(keep(&report, KEPT("\"y\"")));
    TRY(keep(&report, KEPT("")));
    assert_int_equal(report.remaining, 3);
    assert_int_equal(report.finalizer_count, 2);
    assert_string_equal(report.finalizers[0].name, "x");
    assert_int_equal(report.finalizers[0].count, 1);
    assert_string_equal(report.finalizers[1].name, "y");
    assert_int_equal(report.finalizers[1].count, 2);
    return 0;
}

KIN_TEST(separates_parts_with_commas)
{
    KIN__AUTO_NAMESPACE_REPORT report;

    kin__namespace_report_init(&report, alloc);
    TRY(kin__namespace_report_add(&report, KIN__NAMESPACE_DELETION, "%s", "a"));
    TRY(kin__namespace_report_add(&report, KIN__NAMESPACE_DELETION, "%d", 7));
    assert_int_equal(report.counts[KIN__NAMESPACE_DELETION], 2);
    assert_string_equal(report.texts[KIN__NAMESPACE_DELETION].ptr, "a, 7");
    return 0;
}

/* ---- writing ---- */

static const struct still_clock noon = STILL_CLOCK(43200);

/* The body of the update for a report; 0 bytes if nothing is sent. */
static int update_status(struct kin__namespace_report *report, const char *text,
                         struct kin__buf *ret)
{
    KIN_AUTO(kin_fake_client) *fake = NULL;
    KIN_AUTO(kin_client) *client = NULL;
    KIN_AUTO(kin_object) *space = NULL;
    kin_fake_request sent = {.size = sizeof(sent)};

    TRY(kin_fake_client_new(NULL, &fake, NULL));
    TRY(kin_fake_client_connect(fake, NULL, &client, NULL));
    TRY(kin_fake_client_reply(
        fake,
        KIN_OPTS(kin_fake_reply, .method = "PUT",
                 .path = "/api/v1/namespaces/n/status",
                 .body = KIN__S("{\"apiVersion\":\"v1\",\"kind\":\"Namespace\","
                                "\"metadata\":{\"name\":\"n\"}}")),
        NULL));
    TRY(kin_object_parse(NULL, kin_s(text), &space, NULL));
    const kin_manager_context context = {.client = client,
                                         .clock = &noon.clock};
    const struct kin__namespace_job job = {
        .context = &context, .space = space, .report = report};
    TRY(kin__namespace_update_status(&job, NULL));
    if (kin_fake_client_request_at(fake, 0, &sent))
        TRY(kin__buf_append(ret, sent.body));
    space = kin_object_unref(space);
    client = kin_client_unref(client);
    return 0;
}

#define SPACE                                                                  \
    "{\"apiVersion\":\"v1\",\"kind\":\"Namespace\",\"metadata\":{\"name\":"    \
    "\"n\",\"uid\":\"u\",\"resourceVersion\":\"1\"}"

KIN_TEST(conditions_have_the_words_of_kubernetes)
{
    KIN__AUTO_NAMESPACE_REPORT report;
    KIN__AUTO_BUF sent;
    KIN__AUTO_BUF again;

    (void)alloc;
    kin__namespace_report_init(&report, NULL);
    kin__buf_init(&sent, NULL, 1 << 16);
    kin__buf_init(&again, NULL, 1 << 16);
    TRY(kin__namespace_report_add(&report, KIN__NAMESPACE_DELETION, "oh"));
    TRY(update_status(&report, SPACE "}", &sent));
    assert_non_null(
        strstr(sent.ptr, "\"message\":\"Failed to delete all resource types, 1 "
                         "remaining: oh\""));
    assert_non_null(strstr(sent.ptr, "\"reason\":\"ResourcesDiscovered\""));
    assert_non_null(
        strstr(sent.ptr, "\"lastTransitionTime\":\"1970-01-01T12:00:00Z\""));
    /* Nothing is sent if nothing has changed. */
    TRY(update_status(&report, sent.ptr, &again));
    assert_int_equal(again.len, 0);
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(counts_remaining_objects_by_finalizer),
              KIN_TEST_ENTRY(separates_parts_with_commas),
              KIN_TEST_ENTRY(conditions_have_the_words_of_kubernetes))
