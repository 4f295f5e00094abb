/* SPDX-License-Identifier: Apache-2.0 */
#include "schema/structural.h"

#include <string.h>

#include <kin/json.h>

#include "base/buf.h"
#include "base/str.h"
#include "schema/schema.h"
#include "test_json.h"

#define SPEC(properties)                                                       \
    "{\"type\":\"object\",\"properties\":{\"spec\":{\"type\":\"object\","      \
    "\"properties\":{" properties "}}}}"

struct unknown {
    char text[512];
};

static int note(kin_str path, void *userdata)
{
    struct unknown *unknown = userdata;
    size_t len = strlen(unknown->text);

    (void)snprintf(unknown->text + len, sizeof(unknown->text) - len, "%.*s;",
                   KIN_STR(path));
    return 0;
}

static void root_cleanup(struct kin__structural_root **root)
{
    (void)kin__structural_free(*root);
}
#define AUTO_ROOT                                                              \
    __attribute__((cleanup(root_cleanup))) struct kin__structural_root

struct sample {
    const char *schema;
    const char *in;
    const char *out;
    const char *unknown;
};

static int fit(const kin_allocator *alloc, const struct sample *sample,
               const struct kin__fit_opts *opts)
{
    KIN_AUTO(kin_document) *schema = NULL;
    KIN_AUTO(kin_document) *in = NULL;
    KIN_AUTO(kin_document) *out = NULL;
    KIN_AUTO(kin_document) *wanted = NULL;
    AUTO_ROOT *root = NULL;

    TRY(kin_document_parse(alloc, kin_s(sample->schema), &schema, NULL));
    TRY(kin_document_parse(alloc, kin_s(sample->in), &in, NULL));
    TRY(kin_document_parse(alloc, kin_s(sample->out), &wanted, NULL));
    TRY(kin__structural_new(alloc, kin_document_root(schema), true, &root,
                            NULL));
    const struct kin__structural *node = kin__structural_node(root);
    TRY(kin__structural_fit(alloc, node, kin_document_root(in), opts, &out,
                            NULL));
    if (!kin_value_equal(kin_document_root(out), kin_document_root(wanted)))
        fail_msg("%s: not %s", sample->in, sample->out);
    int r = kin__structural_would_change(alloc, node, kin_document_root(in),
                                         opts);
    TRY(r);
    assert_int_equal(r, strcmp(sample->in, sample->out) != 0);
    return 0;
}

static int fit_all(const kin_allocator *alloc, const struct sample *samples,
                   size_t count)
{
    for (size_t i = 0; i < count; i++) {
        struct unknown unknown = {""};
        const struct kin__fit_opts opts = {.on_unknown = note,
                                           .userdata = &unknown};
        int r = fit(alloc, &samples[i], &opts);
        if (r < 0)
            return r;
        assert_string_equal(unknown.text,
                            samples[i].unknown ? samples[i].unknown : "");
    }
    return 0;
}
#define FIT_ALL(alloc, samples)                                                \
    fit_all(alloc, samples, sizeof(samples) / sizeof((samples)[0]))

KIN_TEST(drops_what_is_not_declared)
{
    static const struct sample samples[] = {
        {SPEC("\"a\":{\"type\":\"string\"}"),
         "{\"kind\":\"K\",\"spec\":{\"a\":\"x\",\"z\":1,\"b\":{\"c\":1}},"
         "\"more\":1}",
         "{\"kind\":\"K\",\"spec\":{\"a\":\"x\"}}", "more;spec.b;spec.z;"},
        {SPEC("\"l\":{\"type\":\"array\",\"items\":{\"type\":\"object\","
              "\"properties\":{\"n\":{\"type\":\"string\"}}}}"),
         "{\"spec\":{\"l\":[{\"n\":\"a\",\"m\":1},{\"m\":2}]}}",
         "{\"spec\":{\"l\":[{\"n\":\"a\"},{}]}}", "spec.l[0].m;spec.l[1].m;"},
        {SPEC("\"p\":{\"x-kubernetes-preserve-unknown-fields\":true,"
              "\"properties\":{\"d\":{\"type\":\"object\"}}}"),
         "{\"spec\":{\"p\":{\"x\":{\"y\":null},\"d\":{\"z\":1}}}}",
         "{\"spec\":{\"p\":{\"x\":{\"y\":null},\"d\":{}}}}", "spec.p.d.z;"},
        {SPEC("\"m\":{\"type\":\"object\",\"additionalProperties\":{\"type\":"
              "\"object\",\"properties\":{\"a\":{\"type\":\"string\"}}}}"),
         "{\"spec\":{\"m\":{\"k\":{\"a\":\"\",\"b\":1}}}}",
         "{\"spec\":{\"m\":{\"k\":{\"a\":\"\"}}}}", "spec.m.k.b;"},
        {SPEC("\"e\":{\"type\":\"object\",\"x-kubernetes-embedded-resource\":"
              "true,\"properties\":{\"spec\":{\"type\":\"object\"}}}"),
         "{\"spec\":{\"e\":{\"kind\":\"K\",\"metadata\":{\"name\":\"n\"},"
         "\"x\":1}}}",
         "{\"spec\":{\"e\":{\"kind\":\"K\",\"metadata\":{\"name\":\"n\"}}}}",
         "spec.e.x;"},
    };

    return FIT_ALL(alloc, samples);
}

KIN_TEST(adds_defaults_from_the_outside)
{
    static const struct sample samples[] = {
        {SPEC("\"a\":{\"type\":\"string\",\"default\":\"x\"}"), "{}", "{}",
         NULL},
        {SPEC("\"a\":{\"type\":\"string\",\"default\":\"x\"}"), "{\"spec\":{}}",
         "{\"spec\":{\"a\":\"x\"}}", NULL},
        {SPEC("\"o\":{\"type\":\"object\",\"default\":{},\"properties\":{"
              "\"a\":{\"type\":\"integer\",\"default\":3}}}"),
         "{\"spec\":{}}", "{\"spec\":{\"o\":{\"a\":3}}}", NULL},
        {SPEC("\"l\":{\"type\":\"array\",\"items\":{\"type\":\"object\","
              "\"properties\":{\"p\":{\"type\":\"string\",\"default\":"
              "\"TCP\"}}}}"),
         "{\"spec\":{\"l\":[{},{\"p\":\"UDP\"}]}}",
         "{\"spec\":{\"l\":[{\"p\":\"TCP\"},{\"p\":\"UDP\"}]}}", NULL},
    };

    return FIT_ALL(alloc, samples);
}

KIN_TEST(treats_null_as_absent_unless_nullable)
{
    static const struct sample samples[] = {
        {SPEC("\"a\":{\"type\":\"string\"}"), "{\"spec\":{\"a\":null}}",
         "{\"spec\":{}}", NULL},
        {SPEC("\"a\":{\"type\":\"string\",\"nullable\":true}"),
         "{\"spec\":{\"a\":null}}", "{\"spec\":{\"a\":null}}", NULL},
        {SPEC("\"a\":{\"type\":\"string\",\"default\":\"x\"}"),
         "{\"spec\":{\"a\":null}}", "{\"spec\":{\"a\":\"x\"}}", NULL},
        {SPEC(
             "\"a\":{\"type\":\"string\",\"default\":\"x\",\"nullable\":true}"),
         "{\"spec\":{\"a\":null}}", "{\"spec\":{\"a\":null}}", NULL},
        {SPEC("\"l\":{\"type\":\"array\",\"items\":{\"type\":\"string\"}}"),
         "{\"spec\":{\"l\":[null]}}", "{\"spec\":{\"l\":[null]}}", NULL},
    };

    return FIT_ALL(alloc, samples);
}

KIN_TEST(conforms_metadata)
{
    struct unknown unknown = {""};
    const struct kin__schema *schema = NULL;
    struct kin__fit_opts opts = {.on_unknown = note, .userdata = &unknown};
    const struct sample sample = {
        SPEC("\"e\":{\"type\":\"object\",\"x-kubernetes-embedded-resource\":"
             "true,\"x-kubernetes-preserve-unknown-fields\":true}"),
        "{\"metadata\":{\"name\":\"n\",\"bogus\":1,\"labels\":{}},"
        "\"spec\":{\"e\":{\"metadata\":{\"nope\":1}}}}",
        "{\"metadata\":{\"name\":\"n\"},\"spec\":{\"e\":{\"metadata\":{}}}}",
        NULL};

    TRY(kin__schema_get(&schema, NULL));
    opts.meta_type = kin__schema_find_type(schema,
                                           KIN__S("meta/v1.ObjectMeta"));
    KIN_AUTO(kin_document) *definition = NULL;
    KIN_AUTO(kin_document) *in = NULL;
    KIN_AUTO(kin_document) *out = NULL;
    KIN_AUTO(kin_document) *wanted = NULL;
    AUTO_ROOT *root = NULL;
    TRY(kin_document_parse(alloc, kin_s(sample.schema), &definition, NULL));
    TRY(kin_document_parse(alloc, kin_s(sample.in), &in, NULL));
    TRY(kin_document_parse(alloc, kin_s(sample.out), &wanted, NULL));
    TRY(kin__structural_new(alloc, kin_document_root(definition), true, &root,
                            NULL));
    TRY(kin__structural_fit(alloc, kin__structural_node(root),
                            kin_document_root(in), &opts, &out, NULL));
    assert_true(
        kin_value_equal(kin_document_root(out), kin_document_root(wanted)));
    assert_string_equal(unknown.text, "metadata.bogus;spec.e.metadata.nope;");
    return 0;
}

KIN_TEST(writes_numbers_as_go_does)
{
    static const struct sample samples[] = {
        {SPEC("\"n\":{\"type\":\"number\"},\"m\":{\"type\":\"number\"}"),
         "{\"spec\":{\"n\":1.50,\"m\":1e2}}",
         "{\"spec\":{\"m\":100,\"n\":1.5}}", NULL},
    };
    KIN_AUTO(kin_document) *schema = NULL;
    KIN_AUTO(kin_document) *in = NULL;
    KIN_AUTO(kin_document) *out = NULL;
    KIN_AUTO(kin_document) *wanted = NULL;
    AUTO_ROOT *root = NULL;
    const struct kin__fit_opts opts = {.budget = NULL};

    TRY(kin_document_parse(alloc, kin_s(samples[0].schema), &schema, NULL));
    TRY(kin_document_parse(alloc, kin_s(samples[0].in), &in, NULL));
    TRY(kin_document_parse(alloc, kin_s(samples[0].out), &wanted, NULL));
    TRY(kin__structural_new(alloc, kin_document_root(schema), true, &root,
                            NULL));
    TRY(kin__structural_fit(alloc, kin__structural_node(root),
                            kin_document_root(in), &opts, &out, NULL));
    assert_true(
        kin_value_equal(kin_document_root(out), kin_document_root(wanted)));
    return 0;
}

KIN_TEST(limits_defaults_and_nodes)
{
    KIN_AUTO(kin_document) *schema = NULL;
    KIN_AUTO(kin_document) *in = NULL;
    kin_document *out = NULL;
    AUTO_ROOT *root = NULL;
    const struct kin__fit_opts opts = {.max_bytes = 100};
    struct kin__budget budget = {.left = 3};
    const struct kin__fit_opts poor = {.budget = &budget};

    TRY(kin_document_parse(
        alloc,
        kin_s(SPEC("\"l\":{\"type\":\"array\",\"items\":{\"type\":\"object\","
                   "\"properties\":{\"p\":{\"type\":\"string\",\"default\":"
                   "\"0123456789012345678901234567890123456789\"}}}}")),
        &schema, NULL));
    TRY(kin_document_parse(alloc, kin_s("{\"spec\":{\"l\":[{},{},{}]}}"), &in,
                           NULL));
    TRY(kin__structural_new(alloc, kin_document_root(schema), true, &root,
                            NULL));
    const struct kin__structural *node = kin__structural_node(root);
    TRY_FAIL(kin__structural_fit(alloc, node, kin_document_root(in), &opts,
                                 &out, NULL),
             KIN_ELIMIT);
    TRY_FAIL(kin__structural_fit(alloc, node, kin_document_root(in), &poor,
                                 &out, NULL),
             KIN_ETIMEDOUT);
    return 0;
}

/* Each is short, and valid alone. */
KIN_TEST(limits_all_patterns_together)
{
    KIN_AUTO(kin_document) *schema = NULL;
    struct kin__structural_root *root = NULL;
    KIN__AUTO_BUF text;

    kin__buf_init(&text, alloc, 65536);
    TRY(kin__buf_printf(&text, "{\"type\":\"object\",\"properties\":{"));
    for (int i = 0; i < 60; i++)
        TRY(kin__buf_printf(&text,
                            "%s\"p%d\":{\"type\":\"string\",\"pattern\":"
                            "\"(a{140}){140}\"}",
                            i > 0 ? "," : "", i));
    TRY(kin__buf_printf(&text, "}}"));
    TRY(kin_document_parse(alloc, kin__buf_str(&text), &schema, NULL));
    TRY_FAIL(kin__structural_new(alloc, kin_document_root(schema), true, &root,
                                 NULL),
             KIN_ELIMIT);
    return 0;
}

KIN_TEST(limits_the_depth_of_schemas)
{
    enum { DEEP = 500 };
    KIN_AUTO(kin_document) *schema = NULL;
    struct kin__structural_root *root = NULL;
    KIN__AUTO_BUF text;

    kin__buf_init(&text, alloc, 65536);
    for (int i = 0; i < DEEP; i++)
        TRY(kin__buf_printf(&text, "{\"type\":\"array\",\"items\":"));
    TRY(kin__buf_printf(&text, "{\"type\":\"string\"}"));
    for (int i = 0; i < DEEP; i++)
        TRY(kin__buf_printf(&text, "}"));
    TRY(kin_document_parse(alloc, kin__buf_str(&text), &schema, NULL));
    TRY_FAIL(kin__structural_new(alloc, kin_document_root(schema), true, &root,
                                 NULL),
             KIN_ELIMIT);
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(drops_what_is_not_declared),
              KIN_TEST_ENTRY(adds_defaults_from_the_outside),
              KIN_TEST_ENTRY(treats_null_as_absent_unless_nullable),
              KIN_TEST_ENTRY(conforms_metadata),
              KIN_TEST_ENTRY(writes_numbers_as_go_does),
              KIN_TEST_ENTRY(limits_defaults_and_nodes),
              KIN_TEST_ENTRY(limits_all_patterns_together),
              KIN_TEST_ENTRY(limits_the_depth_of_schemas))
