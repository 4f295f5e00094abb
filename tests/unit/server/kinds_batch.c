/* SPDX-License-Identifier: Apache-2.0 */
#include "server/check.h"
#include "test_kinds.h"

#define JOB(more)                                                              \
    "{'metadata':{'name':'y','uid':'u'},'spec':{" more "'template':{'spec':{"  \
    "'containers':[{'name':'c','image':'i'}],'restartPolicy':'Never'}}}}"
#define CRON(spec)                                                             \
    "batch", "v1", "cronjobs",                                                 \
        "{'metadata':{'name':'y'},'spec':{" spec                               \
        "'jobTemplate':{'spec':{'template':{'spec':{'containers':[{'name':"    \
        "'c','image':'i'}],'restartPolicy':'Never'}}}}}}"

KIN_TEST(a_job_selects_its_pods_by_uid)
{
    KIN_AUTO(kin_document) *made = NULL;
    KIN__AUTO_CAUSES causes;
    struct kin__kind_ctx ctx = test_kinds_ctx(
        alloc, test_kinds_find("batch", "v1", "jobs"), NULL);

    kin__causes_init(&causes, alloc);
    TRY(test_kinds_create(&ctx, JOB(""), &made, &causes));
    kin_value job = kin_document_root(made);
    kin_value spec = kin__get(job, "spec");
    static const char labels[] =
        "{'batch.kubernetes.io/controller-uid':'u',"
        "'batch.kubernetes.io/job-name':'y','controller-uid':'u','job-name':"
        "'y'}";
    assert_kinds_json(kin__get2(job, "metadata", "labels"), labels);
    assert_kinds_json(
        kin__get2(kin__get(spec, "template"), "metadata", "labels"), labels);
    assert_kinds_json(kin__get(spec, "selector"),
                      "{'matchLabels':{'batch.kubernetes.io/controller-uid':"
                      "'u'}}");
    assert_int_equal(kin__get_int(spec, "completions", 0), 1);
    assert_int_equal(kin__get_int(spec, "backoffLimit", 0), 6);
    return 0;
}

KIN_TEST(reports_invalid_fields)
{
    static const struct test_kinds_sample samples[] = {
        {"batch", "v1", "jobs", JOB(""), ""},
        {"batch", "v1", "jobs", JOB("'backoffLimit':-1,"),
         "spec.backoffLimit: Invalid value: -1: must be greater than or equal "
         "to 0"},
        {"batch", "v1", "jobs", JOB("'completionMode':'X',"),
         "spec.completionMode: Unsupported value: 'X': supported values: "
         "'NonIndexed', 'Indexed'"},
        {"batch", "v1", "jobs",
         "{'metadata':{'name':'y','uid':'u'},'spec':{'template':{'spec':{"
         "'containers':[{'name':'c','image':'i'}]}}}}",
         "spec.template.spec.restartPolicy: Required value: valid values: "
         "'OnFailure', 'Never'"},
        {CRON("'schedule':'* * * * *',"), ""},
        {CRON("'schedule':'@hourly',"), ""},
        {CRON(""), "spec.schedule: Required value"},
        {CRON("'schedule':' 1  2 ',"),
         "spec.schedule: Invalid value: ' 1  2 ': expected exactly 5 fields, "
         "found 2: [1 2]"},
        {CRON("'schedule':'* * * * *','concurrencyPolicy':'X',"),
         "spec.concurrencyPolicy: Unsupported value: 'X': supported values: "
         "'Allow', 'Forbid', 'Replace'"},
    };

    return TEST_KINDS_EXPECT(samples);
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(a_job_selects_its_pods_by_uid),
              KIN_TEST_ENTRY(reports_invalid_fields))
