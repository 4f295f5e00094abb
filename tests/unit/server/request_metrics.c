/* SPDX-License-Identifier: Apache-2.0 */
#include "server/request_metrics.h"

#include <string.h>

#include "base/buf.h"
#include "base/str.h"
#include "kin_test.h"
#include "test_engine.h"

static int append(kin_str piece, void *userdata)
{
    return kin__buf_append(userdata, piece);
}

static void metrics_cleanup(struct kin__request_metrics *metrics)
{
    kin__request_metrics_done(metrics);
}

#define AUTO_METRICS                                                           \
    __attribute__((cleanup(metrics_cleanup))) struct kin__request_metrics

KIN_TEST(shows_objects_and_watches)
{
    TEST_ENGINE test;
    AUTO_METRICS metrics = {0};
    KIN__AUTO_BUF text;

    kin__buf_init(&text, alloc, 1 << 20);
    TRY(test_engine_init(&test, alloc, NULL));
    TRY(kin__request_metrics_init(&metrics, alloc, test.engine,
                                  KIN__S("1.2.3")));
    KIN__AUTO_RESOURCE *pods = test_resource(&test, "v1/pods");
    /* A count that finds no memory is lost. */
    kin__request_metrics_watch(&metrics, pods, /* is_namespaced= */ true, 1);
    TRY(kin_metrics_write(metrics.metrics, append, &text));
    TRY(kin__buf_append_byte(&text, '\0'));
    assert_non_null(strstr(text.ptr, "\napiserver_resource_objects{group=\"\","
                                     "resource=\"namespaces\"} 4\n"));
    assert_non_null(strstr(text.ptr, "\nkin_server_writes_total 4\n"));
    assert_non_null(
        strstr(text.ptr, "\nkubernetes_build_info{git_version=\"v1.2.3"));
    return 0;
}

KIN_TEST(counts_nothing_without_metrics)
{
    TEST_ENGINE test;
    AUTO_METRICS metrics = {0};

    TRY(test_engine_init(&test, alloc, NULL));
    KIN__AUTO_RESOURCE *pods = test_resource(&test, "v1/pods");
    kin__request_metrics_watch(&metrics, pods, /* is_namespaced= */ true, -1);
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(shows_objects_and_watches),
              KIN_TEST_ENTRY(counts_nothing_without_metrics))
