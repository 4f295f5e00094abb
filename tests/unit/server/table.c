/* SPDX-License-Identifier: Apache-2.0 */
/* The cells are those of kube-apiserver 1.37. */
#include "server/table.h"

#include <string.h>

#include <kin/document.h>
#include <kin/json.h>

#include "base/str.h"
#include "kin_test.h"
#include "schema/schema.h"

/* A day after the objects below were created. */
enum { NOW_S = 1577923200 };
#define META                                                                   \
    "\"metadata\":{\"name\":\"x\",\"creationTimestamp\":"                      \
    "\"2020-01-01T00:00:00Z\"}"

static const struct kin__schema_resource builtin;

static int cells_of(const kin_allocator *alloc, const char *group,
                    const char *plural, const char *json,
                    struct kin__text *text)
{
    KIN_AUTO(kin_document) *doc = NULL;
    const struct kin__resource resource = {
        .group = kin_s(group), .plural = kin_s(plural), .facts = &builtin};
    int r = kin_document_parse(alloc, kin_s(json), &doc, NULL);

    if (r < 0)
        return r;
    kin__table_cells(text, &resource, kin_document_root(doc), NOW_S,
                     /* budget= */ NULL);
    return text->code;
}

struct row_case {
    const char *group;
    const char *plural;
    const char *json;
    const char *cells;
};

static int check(const kin_allocator *alloc, const struct row_case *cases,
                 size_t count)
{
    for (size_t i = 0; i < count; i++) {
        KIN__AUTO_TEXT text;

        kin__text_init(&text, alloc);
        TRY(cells_of(alloc, cases[i].group, cases[i].plural, cases[i].json,
                     &text));
        assert_str_equal(kin__text_str(&text), cases[i].cells);
    }
    return 0;
}

#define CHECK(cases) TRY(check(alloc, cases, sizeof(cases) / sizeof(cases[0])))

#define POD(more_meta, spec, status)                                           \
    "{\"metadata\":{\"name\":\"x\",\"creationTimestamp\":"                     \
    "\"2020-01-01T00:00:00Z\"" more_meta "},\"spec\":{" spec                   \
    "},\"status\":{" status "}}"
#define C1 "\"containers\":[{\"name\":\"a\"}]"
#define C2 "\"containers\":[{\"name\":\"a\"},{\"name\":\"b\"}]"
#define NONE "\"\\u003cnone\\u003e\""
#define WIDE "," NONE "," NONE "," NONE "," NONE "]"

KIN_TEST(prints_the_status_of_pods)
{
    static const struct row_case cases[] = {
        {"", "pods", POD("", C1, "\"phase\":\"Pending\""),
         "[\"x\",\"0/1\",\"Pending\",\"0\",\"24h\"" WIDE},
        {"", "pods",
         POD("", C2,
             "\"phase\":\"Running\",\"containerStatuses\":[{\"name\":\"a\","
             "\"ready\":true,\"state\":{\"running\":{}}},{\"name\":\"b\","
             "\"ready\":false,\"restartCount\":3,\"state\":{\"waiting\":"
             "{\"reason\":\"CrashLoopBackOff\"}},\"lastState\":{\"terminated\":"
             "{\"finishedAt\":\"2020-01-01T23:59:00Z\"}}}]"),
         "[\"x\",\"1/2\",\"CrashLoopBackOff\",\"3 (60s ago)\",\"24h\"" WIDE},
        {"", "pods",
         POD("", C1,
             "\"phase\":\"Succeeded\",\"containerStatuses\":[{\"name\":\"a\","
             "\"state\":{\"terminated\":{\"reason\":\"Completed\"}}}]"),
         "[\"x\",\"0/1\",\"Completed\",\"0\",\"24h\"" WIDE},
        {"", "pods",
         POD("", C1,
             "\"phase\":\"Failed\",\"containerStatuses\":[{\"name\":\"a\","
             "\"state\":{\"terminated\":{\"exitCode\":137,\"signal\":9}}}]"),
         "[\"x\",\"0/1\",\"Signal:9\",\"0\",\"24h\"" WIDE},
        {"", "pods",
         POD("", C1,
             "\"phase\":\"Failed\",\"containerStatuses\":[{\"name\":\"a\","
             "\"state\":{\"terminated\":{\"exitCode\":2}}}]"),
         "[\"x\",\"0/1\",\"ExitCode:2\",\"0\",\"24h\"" WIDE},
        {"", "pods",
         POD(",\"deletionTimestamp\":\"2020-01-01T00:00:00Z\"", C1,
             "\"phase\":\"Running\""),
         "[\"x\",\"0/1\",\"Terminating\",\"0\",\"24h\"" WIDE},
        {"", "pods",
         POD(",\"deletionTimestamp\":\"2020-01-01T00:00:00Z\"", C1,
             "\"phase\":\"Running\",\"reason\":\"NodeLost\""),
         "[\"x\",\"0/1\",\"Unknown\",\"0\",\"24h\"" WIDE},
        {"", "pods", POD("", C1, "\"phase\":\"Failed\",\"reason\":\"Evicted\""),
         "[\"x\",\"0/1\",\"Evicted\",\"0\",\"24h\"" WIDE},
        {"", "pods",
         POD("", C1,
             "\"phase\":\"Pending\",\"conditions\":[{\"type\":\"PodScheduled\","
             "\"status\":\"False\",\"reason\":\"SchedulingGated\"}]"),
         "[\"x\",\"0/1\",\"SchedulingGated\",\"0\",\"24h\"" WIDE},
        /* Init containers: running, in a crash loop, failed, a sidecar. */
        {"", "pods",
         POD("", C1 ",\"initContainers\":[{\"name\":\"i\"},{\"name\":\"j\"}]",
             "\"phase\":\"Pending\",\"initContainerStatuses\":[{\"name\":\"i\","
             "\"state\":{\"terminated\":{\"exitCode\":0}}},{\"name\":\"j\","
             "\"state\":{\"running\":{}}}]"),
         "[\"x\",\"0/1\",\"Init:1/2\",\"0\",\"24h\"" WIDE},
        {"", "pods",
         POD("", C1 ",\"initContainers\":[{\"name\":\"i\"}]",
             "\"phase\":\"Pending\",\"initContainerStatuses\":[{\"name\":\"i\","
             "\"restartCount\":2,\"state\":{\"waiting\":{\"reason\":"
             "\"CrashLoopBackOff\"}}}]"),
         "[\"x\",\"0/1\",\"Init:CrashLoopBackOff\",\"2\",\"24h\"" WIDE},
        {"", "pods",
         POD("", C1 ",\"initContainers\":[{\"name\":\"i\"}]",
             "\"phase\":\"Pending\",\"initContainerStatuses\":[{\"name\":\"i\","
             "\"state\":{\"terminated\":{\"exitCode\":3}}}]"),
         "[\"x\",\"0/1\",\"Init:ExitCode:3\",\"0\",\"24h\"" WIDE},
        {"", "pods",
         POD("",
             C1 ",\"initContainers\":[{\"name\":\"i\",\"restartPolicy\":"
                "\"Always\"}]",
             "\"phase\":\"Running\",\"initContainerStatuses\":[{\"name\":\"i\","
             "\"ready\":true,\"started\":true,\"restartCount\":1,\"state\":"
             "{\"running\":{}}}],\"containerStatuses\":[{\"name\":\"a\","
             "\"ready\":true,\"state\":{\"running\":{}}}]"),
         "[\"x\",\"2/2\",\"Running\",\"1\",\"24h\"" WIDE},
        {"", "pods",
         POD("",
             C1 ",\"nodeName\":\"n\",\"readinessGates\":[{\"conditionType\":"
                "\"g\"},{\"conditionType\":\"h\"}]",
             "\"phase\":\"Running\",\"podIPs\":[{\"ip\":\"10.0.0.1\"}],"
             "\"nominatedNodeName\":\"m\",\"conditions\":[{\"type\":\"g\","
             "\"status\":\"True\"}]"),
         "[\"x\",\"0/1\",\"Running\",\"0\",\"24h\",\"10.0.0.1\",\"n\",\"m\","
         "\"1/2\"]"},
    };

    CHECK(cases);
    return 0;
}

KIN_TEST(prints_the_core_group)
{
    static const struct row_case cases[] = {
        {"", "nodes",
         "{\"metadata\":{\"name\":\"x\",\"creationTimestamp\":"
         "\"2020-01-01T00:00:00Z\",\"labels\":{\"node-role.kubernetes.io/a\":"
         "\"\",\"node-role.kubernetes.io/b\":\"\"}},\"spec\":{"
         "\"unschedulable\":true},\"status\":{\"conditions\":[{\"type\":"
         "\"Ready\",\"status\":\"True\"}],\"addresses\":[{\"type\":"
         "\"InternalIP\",\"address\":\"10.0.0.2\"}],\"nodeInfo\":{"
         "\"kubeletVersion\":\"v1.37.1\",\"osImage\":\"Debian\"}}}",
         "[\"x\",\"Ready,SchedulingDisabled\",\"a,b\",\"24h\",\"v1.37.1\","
         "\"10.0.0.2\",\"\\u003cnone\\u003e\",\"Debian\","
         "\"\\u003cunknown\\u003e\",\"\\u003cunknown\\u003e\"]"},
        {"", "services",
         "{" META ",\"spec\":{\"type\":\"NodePort\",\"clusterIPs\":["
         "\"10.0.0.3\"],\"ports\":[{\"port\":80,\"nodePort\":30080,"
         "\"protocol\":\"TCP\"},{\"port\":53,\"protocol\":\"UDP\"}],"
         "\"selector\":{\"a\":\"b\"}}}",
         "[\"x\",\"NodePort\",\"10.0.0.3\",\"\\u003cnone\\u003e\","
         "\"80:30080/TCP,53/UDP\",\"24h\",\"a=b\"]"},
        {"", "services", "{" META ",\"spec\":{\"type\":\"LoadBalancer\"}}",
         "[\"x\",\"LoadBalancer\",\"\\u003cnone\\u003e\","
         "\"\\u003cpending\\u003e\",\"\\u003cnone\\u003e\",\"24h\","
         "\"\\u003cnone\\u003e\"]"},
        {"", "services",
         "{" META ",\"spec\":{\"type\":\"LoadBalancer\"},\"status\":{"
         "\"loadBalancer\":{\"ingress\":[{\"ip\":\"192.168.100.100\"},{"
         "\"hostname\":\"h\"}]}}}",
         "[\"x\",\"LoadBalancer\",\"\\u003cnone\\u003e\",\"192.168.100.1...\","
         "\"\\u003cnone\\u003e\",\"24h\",\"\\u003cnone\\u003e\"]"},
        {"", "services",
         "{" META ",\"spec\":{\"type\":\"ExternalName\",\"externalName\":"
         "\"example.com\"}}",
         "[\"x\",\"ExternalName\",\"\\u003cnone\\u003e\",\"example.com\","
         "\"\\u003cnone\\u003e\",\"24h\",\"\\u003cnone\\u003e\"]"},
        {"", "events",
         "{\"metadata\":{\"name\":\"e\"},\"type\":\"Normal\",\"reason\":\"R\","
         "\"message\":\" hi \\n\",\"involvedObject\":{\"kind\":\"ReplicaSet\","
         "\"name\":\"r\",\"fieldPath\":\"f\"},\"source\":{\"component\":\"c\","
         "\"host\":\"h\"},\"firstTimestamp\":\"2020-01-01T23:00:00Z\","
         "\"lastTimestamp\":\"2020-01-01T23:50:00Z\",\"count\":4}",
         "[\"10m\",\"Normal\",\"R\",\"replicaset/r\",\"f\",\"c, h\",\"hi\","
         "\"60m\",4,\"e\"]"},
        {"events.k8s.io", "events",
         "{\"metadata\":{\"name\":\"e\"},\"involvedObject\":{\"kind\":\"Pod\"},"
         "\"eventTime\":\"2020-01-01T23:59:50.000000Z\","
         "\"reportingComponent\":\"c\"}",
         "[\"10s\",\"\",\"\",\"pod\",\"\",\"c\",\"\",\"10s\",1,\"e\"]"},
        {"", "namespaces", "{" META ",\"status\":{\"phase\":\"Active\"}}",
         "[\"x\",\"Active\",\"24h\"]"},
        {"", "configmaps",
         "{" META ",\"data\":{\"a\":\"1\"},\"binaryData\":{\"b\":\"\"}}",
         "[\"x\",2,\"24h\"]"},
        {"", "secrets", "{" META ",\"type\":\"Opaque\",\"data\":{\"a\":\"\"}}",
         "[\"x\",\"Opaque\",1,\"24h\"]"},
        {"", "endpoints",
         "{" META ",\"subsets\":[{\"addresses\":[{\"ip\":\"1.1.1.1\"},{\"ip\":"
         "\"1.1.1.2\"}],\"ports\":[{\"port\":80},{\"port\":81}]}]}",
         "[\"x\",\"1.1.1.1:80,1.1.1.2:80,1.1.1.1:81 + 1 more...\",\"24h\"]"},
        {"", "endpoints", "{" META "}",
         "[\"x\",\"\\u003cnone\\u003e\",\"24h\"]"},
        {"", "persistentvolumeclaims",
         "{" META ",\"spec\":{\"volumeName\":\"v\",\"storageClassName\":\"s\","
         "\"volumeMode\":\"Block\"},\"status\":{\"phase\":\"Bound\","
         "\"capacity\":{\"storage\":\"1Gi\"},\"accessModes\":["
         "\"ReadWriteMany\","
         "\"ReadWriteOnce\"]}}",
         "[\"x\",\"Bound\",\"v\",\"1Gi\",\"RWO,RWX\",\"s\","
         "\"\\u003cunset\\u003e\",\"24h\",\"Block\"]"},
        {"", "persistentvolumes",
         "{" META ",\"spec\":{\"capacity\":{\"storage\":\"2Gi\"},"
         "\"accessModes\":[\"ReadOnlyMany\"],"
         "\"persistentVolumeReclaimPolicy\":\"Retain\",\"claimRef\":{"
         "\"namespace\":\"n\",\"name\":\"c\"}},\"status\":{\"phase\":"
         "\"Bound\"}}",
         "[\"x\",\"2Gi\",\"ROX\",\"Retain\",\"Bound\",\"n/c\",\"\","
         "\"\\u003cunset\\u003e\",\"\",\"24h\",\"\\u003cunset\\u003e\"]"},
        {"", "resourcequotas",
         "{" META ",\"status\":{\"hard\":{\"limits.cpu\":\"2\",\"pods\":\"5\","
         "\"secrets\":\"9\"},\"used\":{\"limits.cpu\":\"1\",\"pods\":\"3\","
         "\"secrets\":\"0\"}}}",
         "[\"x\",\"pods: 3/5, secrets: 0/9\",\"limits.cpu: 1/2\",\"24h\"]"},
        {"", "limitranges", "{" META "}", "[\"x\",\"2020-01-01T00:00:00Z\"]"},
    };

    CHECK(cases);
    return 0;
}

KIN_TEST(prints_workloads)
{
    static const struct row_case cases[] = {
        {"apps", "deployments",
         "{" META ",\"spec\":{\"replicas\":3,\"selector\":{\"matchLabels\":{"
         "\"a\":\"b\"},\"matchExpressions\":[{\"key\":\"c\",\"operator\":"
         "\"In\",\"values\":[\"d\",\"e\"]},{\"key\":\"f\",\"operator\":"
         "\"DoesNotExist\"}]},\"template\":{\"spec\":{\"containers\":[{"
         "\"name\":\"n\",\"image\":\"i\"},{\"name\":\"m\",\"image\":\"j\"}]}}},"
         "\"status\":{\"readyReplicas\":2,\"updatedReplicas\":1}}",
         "[\"x\",\"2/3\",1,0,\"24h\",\"n,m\",\"i,j\",\"a=b,c in (d,e),!f\"]"},
        {"apps", "statefulsets",
         "{" META ",\"spec\":{\"replicas\":1,\"template\":{\"spec\":{}}}}",
         "[\"x\",\"0/1\",\"24h\",\"\",\"\"]"},
        {"batch", "jobs",
         "{" META ",\"spec\":{\"completions\":2},\"status\":{\"succeeded\":1,"
         "\"startTime\":\"2020-01-01T00:00:00Z\"}}",
         "[\"x\",\"Running\",\"1/2\",\"24h\",\"24h\",\"\",\"\","
         "\"\\u003cnone\\u003e\"]"},
        {"batch", "jobs",
         "{" META ",\"spec\":{\"parallelism\":3},\"status\":{\"conditions\":[{"
         "\"type\":\"Complete\",\"status\":\"True\"}],\"startTime\":"
         "\"2020-01-01T00:00:00Z\",\"completionTime\":"
         "\"2020-01-01T00:01:00Z\"}}",
         "[\"x\",\"Complete\",\"0/1 of 3\",\"60s\",\"24h\",\"\",\"\","
         "\"\\u003cnone\\u003e\"]"},
        {"batch", "cronjobs",
         "{" META ",\"spec\":{\"schedule\":\"* * * * *\",\"suspend\":false},"
         "\"status\":{\"lastScheduleTime\":\"2020-01-01T23:59:00Z\",\"active\":"
         "[{}]}}",
         "[\"x\",\"* * * * *\",\"\\u003cnone\\u003e\",\"False\",1,\"60s\","
         "\"24h\",\"\",\"\",\"\\u003cnone\\u003e\"]"},
        {"autoscaling", "horizontalpodautoscalers",
         "{" META ",\"spec\":{\"scaleTargetRef\":{\"kind\":\"Deployment\","
         "\"name\":\"d\"},\"maxReplicas\":3,\"metrics\":[{\"type\":"
         "\"Resource\",\"resource\":{\"name\":\"cpu\",\"target\":{"
         "\"averageUtilization\":80}}},{\"type\":\"Resource\",\"resource\":{"
         "\"name\":\"memory\",\"target\":{\"averageValue\":\"1Gi\"}}},{},{}]},"
         "\"status\":{\"currentMetrics\":[{\"resource\":{\"current\":{"
         "\"averageUtilization\":50}}}],\"currentReplicas\":2}}",
         "[\"x\",\"Deployment/d\",\"cpu: 50%/80%, memory: "
         "\\u003cunknown\\u003e/1Gi + 2 more...\",\"\\u003cunset\\u003e\",3,2,"
         "\"24h\"]"},
        {"apps", "controllerrevisions",
         "{\"metadata\":{\"name\":\"x\",\"ownerReferences\":[{\"kind\":"
         "\"DaemonSet\",\"apiVersion\":\"apps/v1\",\"name\":\"d\","
         "\"controller\":true}]},\"revision\":7}",
         "[\"x\",\"daemonset.apps/d\",7,\"\\u003cunknown\\u003e\"]"},
    };

    CHECK(cases);
    return 0;
}

KIN_TEST(prints_other_groups)
{
    static const struct row_case cases[] = {
        {"networking.k8s.io", "ingresses",
         "{" META ",\"spec\":{\"rules\":[{\"host\":\"a\"},{},{\"host\":\"b\"},"
         "{\"host\":\"c\"},{\"host\":\"d\"}],\"tls\":[{}]},\"status\":{"
         "\"loadBalancer\":{\"ingress\":[{\"ip\":\"1.1.1.1\"}]}}}",
         "[\"x\",\"\\u003cnone\\u003e\",\"a,b,c + 1 more...\",\"1.1.1.1\","
         "\"80, 443\",\"24h\"]"},
        {"policy", "poddisruptionbudgets",
         "{" META ",\"spec\":{\"minAvailable\":\"50%\"}}",
         "[\"x\",\"50%\",\"N/A\",0,\"24h\"]"},
        {"rbac.authorization.k8s.io", "rolebindings",
         "{" META ",\"roleRef\":{\"kind\":\"Role\",\"name\":\"r\"},"
         "\"subjects\":[{\"kind\":\"User\",\"name\":\"u\"},{\"kind\":"
         "\"ServiceAccount\",\"namespace\":\"n\",\"name\":\"s\"},{\"kind\":"
         "\"User\",\"name\":\"v\"}]}",
         "[\"x\",\"Role/r\",\"24h\",\"u, v\",\"\",\"n/s\"]"},
        {"storage.k8s.io", "storageclasses",
         "{\"metadata\":{\"name\":\"x\",\"annotations\":{"
         "\"storageclass.kubernetes.io/is-default-class\":\"true\"}},"
         "\"provisioner\":\"p\"}",
         "[\"x (default)\",\"p\",\"Delete\",\"\\u003cunset\\u003e\",false,"
         "\"\\u003cunknown\\u003e\"]"},
        {"", "componentstatuses",
         "{" META ",\"conditions\":[{\"type\":\"Healthy\",\"status\":"
         "\"False\",\"message\":\"m\",\"error\":\"e\"}]}",
         "[\"x\",\"Unhealthy\",\"m\",\"e\"]"},
        {"", "componentstatuses", "{" META "}",
         "[\"x\",\"Unknown\",\"\",\"\"]"},
        {"apiregistration.k8s.io", "apiservices",
         "{" META ",\"spec\":{\"service\":{\"namespace\":\"n\",\"name\":"
         "\"s\"}},\"status\":{\"conditions\":[{\"type\":\"Available\","
         "\"status\":\"False\",\"reason\":\"R\"}]}}",
         "[\"x\",\"n/s\",\"False (R)\",\"24h\"]"},
        {"apiregistration.k8s.io", "apiservices",
         "{" META ",\"status\":{\"conditions\":[{\"type\":\"Available\","
         "\"status\":\"True\",\"reason\":\"Local\"}]}}",
         "[\"x\",\"Local\",\"True\",\"24h\"]"},
        {"apiextensions.k8s.io", "customresourcedefinitions",
         "{" META ",\"spec\":{\"scope\":\"Namespaced\",\"group\":\"g\","
         "\"names\":{\"kind\":\"K\",\"shortNames\":[\"a\",\"b\"]},\"versions\":"
         "[{\"name\":\"v1\",\"served\":true,\"storage\":true},{\"name\":\"v2\","
         "\"served\":true}]},\"status\":{\"conditions\":[{\"type\":"
         "\"Established\",\"status\":\"True\"}]}}",
         "[\"x\",\"Namespaced\",\"v1(storage),v2\",\"2020-01-01T00:00:00Z\","
         "\"g\",\"K\",\"a,b\",true]"},
        {"discovery.k8s.io", "endpointslices",
         "{" META ",\"addressType\":\"IPv4\",\"ports\":[{\"port\":80},{}],"
         "\"endpoints\":[{\"addresses\":[\"1.1.1.1\"]}]}",
         "[\"x\",\"IPv4\",\"80,*\",\"1.1.1.1\",\"24h\"]"},
        {"unknown.io", "things", "{" META "}",
         "[\"x\",\"2020-01-01T00:00:00Z\"]"},
    };

    CHECK(cases);
    return 0;
}

/* Extreme times must not break cells. */
KIN_TEST(ages_are_limited)
{
    static const struct row_case cases[] = {
        {"", "configmaps",
         "{\"metadata\":{\"name\":\"x\",\"creationTimestamp\":"
         "\"0009-01-01T00:00:00Z\"}}",
         "[\"x\",0,\"292y\"]"},
        {"", "configmaps",
         "{\"metadata\":{\"name\":\"x\",\"creationTimestamp\":"
         "\"9999-01-01T00:00:00Z\"}}",
         "[\"x\",0,\"\\u003cinvalid\\u003e\"]"},
    };

    CHECK(cases);
    return 0;
}

static int count_columns(const kin_allocator *alloc, const char *group,
                         const char *plural, size_t *ret)
{
    KIN_AUTO(kin_document) *doc = NULL;
    KIN__AUTO_TEXT text;
    const struct kin__resource resource = {
        .group = kin_s(group), .plural = kin_s(plural), .facts = &builtin};

    kin__text_init(&text, alloc);
    kin__table_columns(&text, &resource);
    TRY(text.code);
    TRY(kin_document_parse(alloc, kin__text_str(&text), &doc, NULL));
    *ret = kin_value_count(kin_document_root(doc));
    return 0;
}

/* Each column has a cell, whatever the object contains. */
KIN_TEST(survives_objects_of_any_form)
{
    static const char *const objects[] = {
        "{}", "[]", "7", "{\"metadata\":7,\"spec\":[],\"status\":\"s\"}",
        "{\"spec\":{\"containers\":7,\"ports\":{},\"rules\":[7]}}"};
    static const struct {
        const char *group;
        const char *plural;
    } kinds[] = {
        {"", "pods"},
        {"", "nodes"},
        {"", "services"},
        {"", "events"},
        {"apps", "deployments"},
        {"batch", "jobs"},
        {"", "endpoints"},
        {"networking.k8s.io", "ingresses"},
        {"autoscaling", "horizontalpodautoscalers"},
    };

    for (size_t i = 0; i < sizeof(kinds) / sizeof(kinds[0]); i++) {
        size_t columns = 0;

        TRY(count_columns(alloc, kinds[i].group, kinds[i].plural, &columns));
        for (size_t j = 0; j < sizeof(objects) / sizeof(objects[0]); j++) {
            KIN__AUTO_TEXT text;
            KIN_AUTO(kin_document) *doc = NULL;

            kin__text_init(&text, alloc);
            TRY(cells_of(alloc, kinds[i].group, kinds[i].plural, objects[j],
                         &text));
            TRY(kin_document_parse(alloc, kin__text_str(&text), &doc, NULL));
            assert_int_equal(kin_value_count(kin_document_root(doc)), columns);
        }
    }
    return 0;
}

KIN_TEST(prints_the_columns_of_a_definition)
{
    KIN__AUTO_TEXT text;
    KIN_AUTO(kin_document) *version = NULL;
    KIN_AUTO(kin_document) *object = NULL;

    kin__text_init(&text, alloc);
    TRY(kin_document_parse(
        alloc,
        kin_s(
            "{\"additionalPrinterColumns\":["
            "{\"name\":\"Size\",\"type\":\"integer\",\"jsonPath\":"
            "\".spec.size\",\"priority\":1},"
            "{\"name\":\"Color\",\"type\":\"string\",\"jsonPath\":"
            "\".spec.color\",\"description\":\"of it\"},"
            "{\"name\":\"On\",\"type\":\"boolean\",\"jsonPath\":\".spec.on\"},"
            "{\"name\":\"Age\",\"type\":\"date\",\"jsonPath\":"
            "\".metadata.creationTimestamp\"},"
            "{\"name\":\"None\",\"type\":\"string\",\"jsonPath\":\".x.y\"},"
            "{\"name\":\"Bad\",\"type\":\"string\",\"jsonPath\":\".[\"}]}"),
        &version, NULL));
    TRY(kin_document_parse(alloc,
                           kin_s("{" META ",\"spec\":{\"size\":3,\"color\":"
                                 "\"red\",\"on\":true}}"),
                           &object, NULL));
    const struct kin__resource resource = {
        .group = kin_s("g"),
        .plural = kin_s("p"),
        .definition_version = kin_document_root(version)};
    kin__table_cells(&text, &resource, kin_document_root(object), NOW_S,
                     /* budget= */ NULL);
    TRY(text.code);
    assert_str_equal(kin__text_str(&text),
                     "[\"x\",3,\"red\",true,\"24h\",null,null]");
    kin__text_clear(&text);
    kin__table_columns(&text, &resource);
    TRY(text.code);
    assert_non_null(strstr(text.buf.ptr,
                           "{\"name\":\"Size\",\"type\":\"integer\",\"format\":"
                           "\"\",\"description\":\"\",\"priority\":1},"
                           "{\"name\":\"Color\""));
    return 0;
}

/* The cell is an age, although the type of the column is a date. */
KIN_TEST(prints_a_definition_without_columns)
{
    KIN__AUTO_TEXT text;
    KIN_AUTO(kin_document) *object = NULL;
    const struct kin__resource resource = {.group = kin_s("g"),
                                           .plural = kin_s("p")};

    kin__text_init(&text, alloc);
    TRY(kin_document_parse(alloc, kin_s("{" META "}"), &object, NULL));
    kin__table_cells(&text, &resource, kin_document_root(object), NOW_S,
                     /* budget= */ NULL);
    TRY(text.code);
    assert_str_equal(kin__text_str(&text), "[\"x\",\"24h\"]");
    kin__text_clear(&text);
    kin__table_columns(&text, &resource);
    TRY(text.code);
    assert_non_null(
        strstr(text.buf.ptr, "{\"name\":\"Age\",\"type\":\"date\","));
    return 0;
}

/* Each column may walk the whole object. */
KIN_TEST(columns_use_the_budget)
{
    KIN__AUTO_TEXT text;
    KIN_AUTO(kin_document) *version = NULL;
    KIN_AUTO(kin_document) *object = NULL;
    struct kin__budget enough = {.left = 500};
    struct kin__budget little = {.left = 20};

    kin__text_init(&text, alloc);
    TRY(kin_document_parse(
        alloc,
        kin_s("{\"additionalPrinterColumns\":[{\"name\":\"A\",\"type\":"
              "\"string\",\"jsonPath\":\"..a\"},{\"name\":\"B\",\"type\":"
              "\"string\",\"jsonPath\":\"..b\"}]}"),
        &version, NULL));
    TRY(kin_document_parse(
        alloc, kin_s("{" META ",\"spec\":{\"b\":\"y\",\"c\":[1,2,3,4]}}"),
        &object, NULL));
    const struct kin__resource resource = {
        .group = kin_s("g"),
        .plural = kin_s("p"),
        .definition_version = kin_document_root(version)};
    kin__table_cells(&text, &resource, kin_document_root(object), NOW_S,
                     &enough);
    TRY(text.code);
    kin__text_clear(&text);
    kin__table_cells(&text, &resource, kin_document_root(object), NOW_S,
                     &little);
    TRY_FAIL(text.code, KIN_ETIMEDOUT);
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(prints_the_status_of_pods),
              KIN_TEST_ENTRY(prints_the_core_group),
              KIN_TEST_ENTRY(prints_workloads),
              KIN_TEST_ENTRY(prints_other_groups),
              KIN_TEST_ENTRY(ages_are_limited),
              KIN_TEST_ENTRY(survives_objects_of_any_form),
              KIN_TEST_ENTRY(prints_the_columns_of_a_definition),
              KIN_TEST_ENTRY(prints_a_definition_without_columns),
              KIN_TEST_ENTRY(columns_use_the_budget))
