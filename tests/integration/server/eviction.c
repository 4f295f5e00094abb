/* SPDX-License-Identifier: Apache-2.0 */
/* Evictions with PodDisruptionBudgets, answered as by kube-apiserver. */
#include "test_site.h"

#define PODS "/api/v1/namespaces/default/pods"
#define BUDGETS                                                                \
    "/apis/policy/v1/namespaces/default/"                                      \
    "poddisruptionbudgets"

static int merge(struct site *site, const char *path, const char *patch)
{
    site->content_type = "application/merge-patch+json";
    EXPECT(site, "PATCH", path, patch, 200, "");
    site->content_type = NULL;
    return 0;
}

static int pod(struct site *site, const char *name, const char *phase,
               const char *ready)
{
    char path[128];
    char body[512];

    (void)snprintf(body, sizeof(body),
                   "{\"metadata\":{\"name\":\"%s\",\"labels\":{\"app\":\"a\"}},"
                   "\"spec\":{\"containers\":[{\"name\":\"c\",\"image\":\"i\"}]"
                   "}}",
                   name);
    EXPECT(site, "POST", PODS, body, 201, "");
    (void)snprintf(path, sizeof(path), PODS "/%s/status", name);
    (void)snprintf(body, sizeof(body),
                   "{\"status\":{\"phase\":\"%s\",\"conditions\":[{\"type\":"
                   "\"Ready\",\"status\":\"%s\"}]}}",
                   phase, ready);
    return merge(site, path, body);
}

static int budget(struct site *site, const char *name, const char *more,
                  const char *status)
{
    char path[128];
    char body[512];

    (void)snprintf(body, sizeof(body),
                   "{\"metadata\":{\"name\":\"%s\"},\"spec\":{\"minAvailable\":"
                   "1,\"selector\":{\"matchLabels\":{\"app\":\"a\"}}%s}}",
                   name, more);
    EXPECT(site, "POST", BUDGETS, body, 201, "");
    (void)snprintf(path, sizeof(path), BUDGETS "/%s/status", name);
    (void)snprintf(body, sizeof(body), "{\"status\":%s}", status);
    return merge(site, path, body);
}

static int evict(struct site *site, const char *name, const char *options,
                 int code, const char *word)
{
    char path[128];
    char body[512];

    (void)snprintf(path, sizeof(path), PODS "/%s/eviction", name);
    (void)snprintf(body, sizeof(body), "{\"metadata\":{\"name\":\"%s\"}%s%s}",
                   name, options[0] ? ",\"deleteOptions\":" : "", options);
    EXPECT(site, "POST", path, body, code, word);
    return 0;
}

#define VIOLATES                                                               \
    "{\"kind\":\"Status\",\"apiVersion\":\"v1\",\"metadata\":{},\"status\":"   \
    "\"Failure\",\"message\":\"Cannot evict pod as it would violate the "      \
    "pod's disruption budget.\",\"reason\":\"TooManyRequests\",\"details\":{"  \
    "\"causes\":[{\"reason\":\"DisruptionBudget\",\"message\":\"The "          \
    "disruption budget b "

KIN_TEST(takes_a_disruption_of_the_budget)
{
    AUTO_SITE site = {0};

    TRY(site_start(&site, alloc, NULL));
    TRY(pod(&site, "p", "Running", "True"));
    TRY(pod(&site, "q", "Running", "True"));
    TRY(budget(&site, "b", "",
               "{\"observedGeneration\":1,\"disruptionsAllowed\":1,"
               "\"currentHealthy\":2,\"desiredHealthy\":1,\"expectedPods\":2,"
               "\"conditions\":[{\"type\":\"DisruptionAllowed\",\"status\":"
               "\"True\",\"reason\":\"SufficientPods\",\"message\":\"\","
               "\"lastTransitionTime\":\"2026-01-01T00:00:00Z\","
               "\"observedGeneration\":1}]}"));
    /* A dry run takes nothing. */
    TRY(evict(&site, "p", "{\"dryRun\":[\"All\"]}", 201, "\"Success\""));
    EXPECT(&site, "GET", BUDGETS "/b", NULL, 200, "\"disruptionsAllowed\":1");
    TRY(evict(&site, "p", "", 201,
              "{\"kind\":\"Status\",\"apiVersion\":\"v1\",\"metadata\":{},"
              "\"status\":\"Success\",\"code\":201}"));
    EXPECT(&site, "GET", PODS "/p", NULL, 404, "");
    EXPECT(&site, "GET", BUDGETS "/b", NULL, 200, "\"disruptionsAllowed\":0");
    assert_non_null(strstr(text_of(&site), "\"disruptedPods\":{\"p\":\"20"));
    assert_non_null(strstr(text_of(&site), "\"status\":\"False\""));
    assert_non_null(strstr(text_of(&site), "\"InsufficientPods\""));
    TRY(evict(&site, "q", "", 429, VIOLATES));
    return 0;
}

KIN_TEST(names_the_cause)
{
    AUTO_SITE site = {0};

    TRY(site_start(&site, alloc, NULL));
    TRY(pod(&site, "p", "Running", "True"));
    TRY(budget(&site, "b", "", "{\"desiredHealthy\":1}"));
    TRY(evict(&site, "p", "", 429,
              VIOLATES "is still being processed by the server.\"}],"
                       "\"retryAfterSeconds\":10},\"code\":429}"));
    TRY(merge(&site, BUDGETS "/b/status",
              "{\"status\":{\"observedGeneration\":1,\"currentHealthy\":1}}"));
    TRY(evict(&site, "p", "", 429,
              VIOLATES "needs 1 healthy pods and has 1 currently\"}]},"
                       "\"code\":429}"));
    TRY(merge(&site, BUDGETS "/b/status",
              "{\"status\":{\"currentHealthy\":2}}"));
    TRY(evict(&site, "p", "", 429,
              VIOLATES "does not allow evicting pods currently\"}]}"));
    TRY(merge(
        &site, BUDGETS "/b/status",
        "{\"status\":{\"conditions\":[{\"type\":\"DisruptionAllowed\","
        "\"status\":\"False\",\"reason\":\"SyncFailed\",\"message\":\"no\","
        "\"lastTransitionTime\":\"2026-01-01T00:00:00Z\"}]}}"));
    TRY(evict(&site, "p", "", 429,
              VIOLATES "does not allow evicting pods currently because it "
                       "failed sync: no\"}]}"));
    EXPECT(&site, "GET", PODS "/p", NULL, 200, "\"phase\":\"Running\"");
    return 0;
}

KIN_TEST(rejects_two_budgets)
{
    AUTO_SITE site = {0};

    TRY(site_start(&site, alloc, NULL));
    TRY(pod(&site, "p", "Running", "True"));
    TRY(budget(&site, "a", "", "{\"disruptionsAllowed\":1}"));
    TRY(budget(&site, "b", "", "{\"disruptionsAllowed\":1}"));
    TRY(evict(&site, "p", "", 500,
              "{\"kind\":\"Status\",\"apiVersion\":\"v1\",\"metadata\":{},"
              "\"status\":\"Failure\",\"message\":\"This pod has more than one "
              "PodDisruptionBudget, which the eviction subresource does not "
              "support.\",\"code\":500}"));
    return 0;
}

KIN_TEST(ignores_budgets_of_pods_that_do_not_run)
{
    static const char *const phases[] = {"Pending", "Succeeded", "Failed"};
    AUTO_SITE site = {0};

    TRY(site_start(&site, alloc, NULL));
    TRY(budget(&site, "b", "", "{}"));
    for (size_t i = 0; i < sizeof(phases) / sizeof(phases[0]); i++) {
        TRY(pod(&site, "p", phases[i], "False"));
        TRY(evict(&site, "p", "", 201, "\"Success\""));
        EXPECT(&site, "GET", PODS "/p", NULL, 404, "");
    }
    return 0;
}

KIN_TEST(evicts_unready_pods_of_healthy_applications)
{
    AUTO_SITE site = {0};

    TRY(site_start(&site, alloc, NULL));
    TRY(pod(&site, "p", "Running", "False"));
    TRY(pod(&site, "q", "Running", "False"));
    TRY(budget(&site, "b", "",
               "{\"observedGeneration\":1,\"currentHealthy\":0,"
               "\"desiredHealthy\":1}"));
    TRY(evict(&site, "p", "", 429, VIOLATES "needs 1 healthy pods and has 0"));
    TRY(merge(&site, BUDGETS "/b/status",
              "{\"status\":{\"currentHealthy\":1}}"));
    TRY(evict(&site, "p", "", 201, "\"Success\""));
    TRY(merge(&site, BUDGETS "/b",
              "{\"spec\":{\"unhealthyPodEvictionPolicy\":\"AlwaysAllow\"}}"));
    TRY(evict(&site, "q", "", 201, "\"Success\""));
    return 0;
}

KIN_TEST(checks_preconditions)
{
    AUTO_SITE site = {0};

    TRY(site_start(&site, alloc, NULL));
    TRY(pod(&site, "p", "Running", "True"));
    TRY(evict(&site, "p", "{\"preconditions\":{\"resourceVersion\":\"1\"}}",
              409,
              "on Pod \\\"p\\\": the ResourceVersion in the precondition (1) "
              "does not match the ResourceVersion in record ("));
    return 0;
}

KIN_TEST(reports_the_reason_to_pods_that_wait)
{
    AUTO_SITE site = {0};

    TRY(site_start(&site, alloc, NULL));
    TRY(pod(&site, "p", "Running", "True"));
    TRY(merge(&site, PODS "/p",
              "{\"metadata\":{\"finalizers\":[\"ex.io/f\"]}}"));
    TRY(evict(&site, "p", "", 201, "\"Success\""));
    EXPECT(&site, "GET", PODS "/p", NULL, 200,
           "\"type\":\"DisruptionTarget\",\"status\":\"True\",");
    assert_non_null(strstr(text_of(&site),
                           "\"reason\":\"EvictionByEvictionAPI\",\"message\":"
                           "\"Eviction API: evicting\"}"));
    assert_non_null(strstr(text_of(&site), "\"deletionTimestamp\""));
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(takes_a_disruption_of_the_budget),
              KIN_TEST_ENTRY(names_the_cause),
              KIN_TEST_ENTRY(rejects_two_budgets),
              KIN_TEST_ENTRY(ignores_budgets_of_pods_that_do_not_run),
              KIN_TEST_ENTRY(evicts_unready_pods_of_healthy_applications),
              KIN_TEST_ENTRY(checks_preconditions),
              KIN_TEST_ENTRY(reports_the_reason_to_pods_that_wait))
