/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The messages here are those of kube-apiserver 1.37.1.
 */
#include "schema/conform.h"

#include <kin/json.h>

#include "base/buf.h"
#include "object/document.h"
#include "schema/defaults.h"
#include "schema/schema.h"
#include "test_json.h"

static const struct kin__schema_type *find_type(const char *name)
{
    const struct kin__schema *schema = NULL;

    assert_int_equal(kin__schema_get(&schema, NULL), 0);
    const struct kin__schema_type *type = kin__schema_find_type(schema,
                                                                kin_s(name));
    assert_non_null(type);
    return type;
}

static int conform(const kin_allocator *alloc, const char *type,
                   const char *text, const struct kin__conform_opts *opts,
                   kin_document **ret, kin_error *err)
{
    KIN_AUTO(kin_document) *in = NULL;

    TRY(test_json_read(alloc, text, &in));
    return kin__conform(alloc, find_type(type), kin_document_root(in), opts,
                        ret, err);
}

struct sample {
    const char *type;
    const char *in;
    const char *out; /* or the message */
};

/* In a document that shares the input's memory, conforming parts are reused. */
static int check_beside(kin_document *doc, const struct sample *sample)
{
    KIN_AUTO(kin_document) *beside = NULL;
    kin_value in = kin_document_root(doc);

    TRY(kin__document_new_beside(NULL, in, &beside, NULL));
    uint64_t top = doc->arena->top;
    TRY(kin__conform_into(beside, find_type(sample->type), in, NULL, NULL));
    assert_json_equal(kin_document_root(beside), sample->out);
    assert_int_equal(kin_document_root(beside).bits, in.bits);
    assert_int_equal(doc->arena->top, top);
    return 0;
}

static int check_all(const kin_allocator *alloc, const struct sample *samples,
                     size_t count)
{
    for (size_t i = 0; i < count; i++) {
        KIN_AUTO(kin_document) *out = NULL;
        KIN_AUTO(kin_document) *again = NULL;
        kin_error err = KIN_ERROR_INIT;
        int r = conform(alloc, samples[i].type, samples[i].in, NULL, &out,
                        &err);
        if (r == KIN_ENOMEM && kin_test_out_of_memory())
            return r;
        if (r < 0)
            fail_msg("%s: %s", samples[i].in, err.message);
        assert_json_equal(kin_document_root(out), samples[i].out);
        /* F */
        TRY(kin__conform(alloc, find_type(samples[i].type),
                         kin_document_root(out), NULL, &again, NULL));
        assert_json_equal(kin_document_root(again), samples[i].out);
        TRY(check_beside(out, &samples[i]));
    }
    return 0;
}

#define CHECK_ALL(samples)                                                     \
    check_all(alloc, samples, sizeof(samples) / sizeof((samples)[0]))

KIN_TEST(fields_are_in_gos_order)
{
    static const struct sample samples[] = {
        {"core/v1.ConfigMap",
         "{\"data\":{\"b\":\"2\",\"a\":\"1\"},\"metadata\":{\"labels\":{},"
         "\"namespace\":\"n\",\"name\":\"x\"},\"apiVersion\":\"v1\",\"kind\":"
         "\"ConfigMap\"}",
         "{\"kind\":\"ConfigMap\",\"apiVersion\":\"v1\",\"metadata\":{\"name\":"
         "\"x\",\"namespace\":\"n\"},\"data\":{\"a\":\"1\",\"b\":\"2\"}}"},
    };

    return CHECK_ALL(samples);
}

KIN_TEST(writes_what_go_writes)
{
    static const struct sample samples[] = {
        /* A struct is always written; a list without omitempty is null. */
        {"core/v1.Pod", "{}",
         "{\"metadata\":{},\"spec\":{\"containers\":null},\"status\":{}}"},
        {"rbac/v1.Role", "{\"rules\":[]}", "{\"metadata\":{},\"rules\":null}"},
        {"rbac/v1.Role", "{\"rules\":[null]}",
         "{\"metadata\":{},\"rules\":[{\"verbs\":null}]}"},
        /* Zero times are null; zero numbers are omitted under omitempty. */
        {"core/v1.Event", "{\"count\":0,\"type\":\"\"}",
         "{\"metadata\":{},\"involvedObject\":{},\"source\":{},"
         "\"firstTimestamp\":null,\"lastTimestamp\":null,\"eventTime\":null,"
         "\"reportingComponent\":\"\",\"reportingInstance\":\"\"}"},
        /* A pointer keeps its zero. */
        {"core/v1.PodSpec",
         "{\"containers\":[],\"terminationGracePeriodSeconds\":0,"
         "\"hostNetwork\":false,\"securityContext\":{}}",
         "{\"containers\":null,\"terminationGracePeriodSeconds\":0,"
         "\"securityContext\":{}}"},
        {"core/v1.ConfigMap", "{\"data\":{\"a\":null,\"b\":\"\"}}",
         "{\"metadata\":{},\"data\":{\"a\":\"\",\"b\":\"\"}}"},
        {"core/v1.Secret",
         "{\"data\":{\"a\":\"\",\"b\":null,\"c\":\"YQ==\\n\",\"d\":\"YR==\"}}",
         "{\"metadata\":{},\"data\":{\"a\":\"\",\"b\":\"\",\"c\":\"YQ==\","
         "\"d\":\"YQ==\"}}"},
    };

    return CHECK_ALL(samples);
}

KIN_TEST(texts_are_canonical)
{
    static const struct sample samples[] = {
        {"core/v1.ResourceRequirements",
         "{\"limits\":{\"memory\":\"1.5Gi\",\"cpu\":0.5,\"pods\":2}}",
         "{\"limits\":{\"cpu\":\"500m\",\"memory\":\"1536Mi\",\"pods\":\"2\"}"
         "}"},
        {"meta/v1.ObjectMeta",
         "{\"creationTimestamp\":\"2026-01-01T01:00:00.5+01:00\"}",
         "{\"creationTimestamp\":\"2026-01-01T00:00:00Z\"}"},
        {"meta/v1.ObjectMeta", "{\"creationTimestamp\":null}", "{}"},
        {"coordination/v1.LeaseSpec",
         "{\"renewTime\":\"2026-01-01T00:00:00.123456+00:00\"}",
         "{\"renewTime\":\"2026-01-01T00:00:00.123456Z\"}"},
        {"core/v1.ServicePort", "{\"targetPort\":\"http\",\"port\":80}",
         "{\"port\":80,\"targetPort\":\"http\"}"},
        {"core/v1.ServicePort", "{\"port\":80}",
         "{\"port\":80,\"targetPort\":0}"},
    };

    return CHECK_ALL(samples);
}

KIN_TEST(reports_errors_as_go_does)
{
    static const struct sample samples[] = {
        {"core/v1.Pod", "{\"metadata\":{\"name\":5}}",
         "json: cannot unmarshal number into Go struct field "
         "ObjectMeta.metadata.name of type string"},
        {"core/v1.Pod", "{\"metadata\":\"x\"}",
         "json: cannot unmarshal string into Go struct field Pod.metadata of "
         "type v1.ObjectMeta"},
        {"core/v1.Pod", "{\"metadata\":{\"labels\":\"x\"}}",
         "json: cannot unmarshal string into Go struct field "
         "ObjectMeta.metadata.labels of type map[string]string"},
        {"core/v1.Pod", "{\"metadata\":{\"labels\":{\"a\":1}}}",
         "json: cannot unmarshal number into Go struct field "
         "ObjectMeta.metadata.labels of type string"},
        {"core/v1.Pod", "{\"spec\":{\"containers\":\"x\"}}",
         "json: cannot unmarshal string into Go struct field "
         "PodSpec.spec.containers of type []v1.Container"},
        {"core/v1.Pod", "{\"spec\":{\"containers\":[\"x\"]}}",
         "json: cannot unmarshal string into Go struct field "
         "PodSpec.spec.containers of type v1.Container"},
        {"core/v1.Pod",
         "{\"spec\":{\"containers\":[{\"ports\":[{\"containerPort\":1.5}]}]}}",
         "json: cannot unmarshal number 1.5 into Go struct field "
         "ContainerPort.spec.containers.ports.containerPort of type int32"},
        {"core/v1.Pod",
         "{\"spec\":{\"containers\":[{\"ports\":[{\"containerPort\":"
         "99999999999}]}]}}",
         "json: cannot unmarshal number 99999999999 into Go struct field "
         "ContainerPort.spec.containers.ports.containerPort of type int32"},
        {"core/v1.Pod", "{\"spec\":{\"hostNetwork\":\"true\"}}",
         "json: cannot unmarshal string into Go struct field "
         "PodSpec.spec.hostNetwork of type bool"},
        {"core/v1.Pod",
         "{\"spec\":{\"containers\":[{\"resources\":{\"limits\":{\"cpu\":"
         "\"1zz\"}}}]}}",
         "quantities must match the regular expression "
         "'^([+-]?[0-9.]+)([eEinumkKMGTP]*[-+]?[0-9]*)$'"},
        {"core/v1.Pod",
         "{\"spec\":{\"containers\":[{\"resources\":{\"limits\":\"x\"}}]}}",
         "json: cannot unmarshal string into Go struct field "
         "ResourceRequirements.spec.containers.resources.limits of type "
         "v1.ResourceList"},
        {"core/v1.Pod",
         "{\"spec\":{\"containers\":[{\"livenessProbe\":{\"httpGet\":{\"port\":"
         "true}}}]}}",
         "json: cannot unmarshal bool into Go struct field "
         "HTTPGetAction.spec.containers.livenessProbe.ProbeHandler.httpGet."
         "port "
         "of type int32"},
        {"core/v1.Pod", "{\"metadata\":{\"creationTimestamp\":\"x\"}}",
         "parsing time \"x\" as \"2006-01-02T15:04:05Z07:00\": cannot parse "
         "\"x\" as \"2006\""},
        {"core/v1.Pod", "{\"metadata\":{\"creationTimestamp\":5}}",
         "json: cannot unmarshal number into Go struct field "
         "ObjectMeta.metadata.creationTimestamp of type string"},
        {"core/v1.Secret", "{\"data\":{\"a\":\"!\"}}",
         "illegal base64 data at input byte 0"},
        {"core/v1.Secret", "{\"data\":{\"a\":\"YQ\"}}",
         "illegal base64 data at input byte 0"},
        {"core/v1.Secret", "{\"data\":{\"a\":5}}",
         "json: cannot unmarshal number into Go struct field Secret.data of "
         "type []uint8"},
        {"coordination/v1.Lease",
         "{\"spec\":{\"renewTime\":\"2026-01-01T00:00:00Z\"}}",
         "parsing time \"2026-01-01T00:00:00Z\" as "
         "\"2006-01-02T15:04:05.000000Z07:00\": cannot parse \"Z\" as "
         "\".000000\""},
        /* The first wrong type counts, in the order of the text; but what
         * reads itself ends it all. */
        {"core/v1.Pod",
         "{\"spec\":{\"hostNetwork\":1},\"metadata\":{\"name\":1}}",
         "json: cannot unmarshal number into Go struct field "
         "PodSpec.spec.hostNetwork of type bool"},
        {"core/v1.Pod",
         "{\"spec\":{\"hostNetwork\":1},\"metadata\":{\"creationTimestamp\":"
         "\"x\"}}",
         "parsing time \"x\" as \"2006-01-02T15:04:05Z07:00\": cannot parse "
         "\"x\" as \"2006\""},
        {"core/v1.Pod", "[]",
         "json: cannot unmarshal array into Go value of type v1.Pod"},
    };

    for (size_t i = 0; i < sizeof(samples) / sizeof(samples[0]); i++) {
        KIN_AUTO(kin_document) *out = NULL;
        kin_error err = KIN_ERROR_INIT;
        TRY_FAIL(
            conform(alloc, samples[i].type, samples[i].in, NULL, &out, &err),
            KIN_EINVAL);
        assert_string_equal(err.message, samples[i].out);
    }
    return 0;
}

static int note_unknown(kin_str path, void *userdata)
{
    struct kin__buf *buf = userdata;

    return kin__buf_printf(buf, "%.*s;", KIN_STR(path));
}

KIN_TEST(reports_unknown_members)
{
    KIN_AUTO(kin_document) *out = NULL;
    KIN__AUTO_BUF told;
    struct kin__conform_opts opts = {.on_unknown = note_unknown,
                                     .userdata = &told};

    kin__buf_init(&told, alloc, 1000);
    TRY(conform(alloc, "core/v1.Pod",
                "{\"zzz\":{},\"spec\":{\"Bogus\":1,\"containers\":[{},{\"bog\":"
                "1,\"env\":[{\"x\":1}]}]},\"metadata\":{\"labels\":{\"any\":"
                "\"\"},\"bogus\":1}}",
                &opts, &out, NULL));
    assert_str_equal(kin__buf_str(&told),
                     "zzz;spec.Bogus;spec.containers[1].bog;"
                     "spec.containers[1].env[0].x;metadata.bogus;");
    return 0;
}

KIN_TEST(reports_no_unknown_member_with_an_error)
{
    KIN_AUTO(kin_document) *out = NULL;
    KIN__AUTO_BUF told;
    struct kin__conform_opts opts = {.on_unknown = note_unknown,
                                     .userdata = &told};

    kin__buf_init(&told, alloc, 1000);
    TRY_FAIL(conform(alloc, "core/v1.Pod", "{\"zzz\":{},\"spec\":5}", &opts,
                     &out, NULL),
             KIN_EINVAL);
    assert_int_equal(told.len, 0);
    assert_null(out);
    return 0;
}

static void default_cluster_ip(const struct kin__spot *spot,
                               struct kin__default_out *ret)
{
    kin_value name = kin_value_get(spot->up->value, kin_s("metadata"));

    if (kin_value_count(name) > 0)
        ret->text = kin_s("\"None\"");
}

static void default_external_name(const struct kin__spot *spot,
                                  struct kin__default_out *ret)
{
    ret->value = kin_value_get(
        kin_value_get(spot->up->value, kin_s("metadata")), kin_s("name"));
}

static const struct kin__default ROWS[] = {
    {.type = "core/v1.ServiceSpec", .field = "type", .text = "\"ClusterIP\""},
    {.type = "core/v1.ServiceSpec",
     .field = "sessionAffinityConfig",
     .text = "{}"},
    {.type = "core/v1.ClientIPConfig",
     .field = "timeoutSeconds",
     .text = "10800"},
    {.type = "core/v1.SessionAffinityConfig",
     .field = "clientIP",
     .text = "{}"},
    {.type = "core/v1.ServiceSpec",
     .field = "clusterIP",
     .make = default_cluster_ip},
    {.type = "core/v1.ServiceSpec",
     .field = "externalName",
     .make = default_external_name},
    {.type = "core/v1.ServiceSpec",
     .field = "ipFamilies",
     .text = "[\"IPv4\",\"IPv6\"]"},
    {.type = "core/v1.ServiceSpec",
     .field = "publishNotReadyAddresses",
     .text = "true",
     .within = "core/v1.Pod"},
};

KIN_TEST(adds_defaults)
{
    KIN_AUTO(kin_document) *out = NULL;
    const struct kin__schema *schema = NULL;
    struct kin__defaults *defaults = NULL;

    TRY(kin__schema_get(&schema, NULL));
    TRY(kin__defaults_new(alloc, schema, ROWS, sizeof(ROWS) / sizeof(ROWS[0]),
                          &defaults, NULL));
    struct kin__conform_opts opts = {.defaults = defaults};
    int r = conform(alloc, "core/v1.Service",
                    "{\"metadata\":{\"name\":\"x\"},\"spec\":{\"type\":\"\"}}",
                    &opts, &out, NULL);
    (void)kin__defaults_free(defaults);
    TRY(r);
    assert_json_equal(
        kin_document_root(out),
        "{\"metadata\":{\"name\":\"x\"},\"spec\":{\"clusterIP\":\"None\","
        "\"type\":\"ClusterIP\",\"externalName\":\"x\","
        "\"sessionAffinityConfig\":{\"clientIP\":{"
        "\"timeoutSeconds\":10800}},\"ipFamilies\":[\"IPv4\",\"IPv6\"]},"
        "\"status\":{\"loadBalancer\":{}}}");
    return 0;
}

KIN_TEST(rejects_defaults_of_unknown_fields)
{
    static const struct kin__default wrong[] = {
        {.type = "core/v1.Bogus", .field = "x", .text = "1"},
        {.type = "core/v1.Pod", .field = "bogus", .text = "1"},
        {.type = "core/v1.PodSpec", .field = "hostname", .text = "x"},
        {.type = "core/v1.PodSpec", .field = "hostname"},
    };
    const struct kin__schema *schema = NULL;

    TRY(kin__schema_get(&schema, NULL));
    for (size_t i = 0; i < sizeof(wrong) / sizeof(wrong[0]); i++) {
        struct kin__defaults *defaults = NULL;
        TRY_FAIL(
            kin__defaults_new(alloc, schema, &wrong[i], 1, &defaults, NULL),
            KIN_EINVAL);
        assert_null(defaults);
    }
    return 0;
}

KIN_TEST(adds_kind_and_api_version)
{
    KIN_AUTO(kin_document) *out = NULL;
    KIN_AUTO(kin_document) *own = NULL;
    struct kin__conform_opts opts = {.kind = kin_s("ConfigMap"),
                                     .api_version = kin_s("v1")};

    TRY(conform(alloc, "core/v1.ConfigMap", "{}", &opts, &out, NULL));
    assert_json_equal(kin_document_root(out),
                      "{\"kind\":\"ConfigMap\",\"apiVersion\":\"v1\","
                      "\"metadata\":{}}");
    TRY(conform(alloc, "core/v1.ConfigMap", "{\"kind\":\"X\"}", &opts, &own,
                NULL));
    assert_json_equal(kin_document_root(own),
                      "{\"kind\":\"X\",\"apiVersion\":\"v1\","
                      "\"metadata\":{}}");
    return 0;
}

/* Below the trusted depth nothing is checked, but missing parts are added. */
KIN_TEST(skips_trusted_parts)
{
    KIN_AUTO(kin_document) *doc = NULL;
    struct kin__conform_opts opts = {.trusted_depth = 2};

    TRY(test_json_read(alloc,
                       "{\"spec\":{\"template\":{\"spec\":5},"
                       "\"replicas\":1},\"metadata\":{\"labels\":{\"b\":"
                       "\"\",\"a\":\"\"},\"name\":\"x\"}}",
                       &doc));
    TRY(kin__conform_document(doc, find_type("apps/v1.Deployment"), &opts,
                              NULL));
    assert_json_equal(kin_document_root(doc),
                      "{\"metadata\":{\"name\":\"x\",\"labels\":{\"a\":"
                      "\"\",\"b\":\"\"}},\"spec\":{\"replicas\":1,"
                      "\"selector\":null,\"template\":{\"spec\":5},"
                      "\"strategy\":{}},\"status\":{}}");
    return 0;
}

KIN_TEST(custom_resources_are_sorted)
{
    KIN_AUTO(kin_document) *in = NULL;
    KIN_AUTO(kin_document) *out = NULL;

    TRY(test_json_read(alloc,
                       "{\"spec\":{\"b\":[{\"z\":1,\"a\":null}],\"a\":{}},"
                       "\"metadata\":{\"name\":\"x\",\"bogus\":1,"
                       "\"labels\":{\"b\":\"\",\"a\":\"\"},"
                       "\"creationTimestamp\":null},\"kind\":\"Foo\","
                       "\"apiVersion\":\"a/v1\"}",
                       &in));
    TRY(kin__conform_custom(alloc, find_type("meta/v1.ObjectMeta"),
                            kin_document_root(in), NULL, &out, NULL));
    assert_json_equal(kin_document_root(out),
                      "{\"apiVersion\":\"a/v1\",\"kind\":\"Foo\",\"metadata\":{"
                      "\"labels\":{\"a\":\"\",\"b\":\"\"},\"name\":\"x\"},"
                      "\"spec\":{\"a\":{},\"b\":[{\"a\":null,\"z\":1}]}}");
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(fields_are_in_gos_order),
              KIN_TEST_ENTRY(writes_what_go_writes),
              KIN_TEST_ENTRY(texts_are_canonical),
              KIN_TEST_ENTRY(reports_errors_as_go_does),
              KIN_TEST_ENTRY(reports_unknown_members),
              KIN_TEST_ENTRY(reports_no_unknown_member_with_an_error),
              KIN_TEST_ENTRY(adds_defaults),
              KIN_TEST_ENTRY(rejects_defaults_of_unknown_fields),
              KIN_TEST_ENTRY(adds_kind_and_api_version),
              KIN_TEST_ENTRY(skips_trusted_parts),
              KIN_TEST_ENTRY(custom_resources_are_sorted))
