/* SPDX-License-Identifier: Apache-2.0 */
#include "server/definition_schema.h"

#include <stdio.h>
#include <string.h>

#include <kin/json.h>

#include "base/str.h"
#include "test_json.h"

struct sample {
    const char *schema;
    const char *problems;
};

static int check(const kin_allocator *alloc, const struct sample *sample)
{
    KIN_AUTO(kin_document) *schema = NULL;
    KIN__AUTO_CAUSES causes;
    char text[1024] = "";

    kin__causes_init(&causes, alloc);
    TRY(kin_document_parse(alloc, kin_s(sample->schema), &schema, NULL));
    kin__definition_check_schema(&causes, KIN__AT(NULL, "s"),
                                 kin_document_root(schema));
    TRY(causes.error);
    for (size_t i = 0; i < causes.count; i++) {
        size_t len = strlen(text);
        (void)snprintf(text + len, sizeof(text) - len, "%s: %s\n",
                       causes.items[i].field, causes.items[i].message);
    }
    assert_string_equal(text, sample->problems);
    return 0;
}

static int check_all(const kin_allocator *alloc, const struct sample *samples,
                     size_t count)
{
    int r = 0;

    for (size_t i = 0; r == 0 && i < count; i++)
        r = check(alloc, &samples[i]);
    return r;
}
#define CHECK_ALL(alloc, samples)                                              \
    check_all(alloc, samples, sizeof(samples) / sizeof((samples)[0]))

#define A(schema) "{\"type\":\"object\",\"properties\":{\"a\":{" schema "}}}"

KIN_TEST(needs_types)
{
    static const struct sample samples[] = {
        {"{\"type\":\"object\"}", ""},
        {"{}", "s.type: Required value: must not be empty at the root\n"},
        {"{\"type\":\"string\"}",
         "s.type: Invalid value: \"string\": must be object at the root\n"},
        {A(""), "s.properties[a].type: Required value: must not be empty for "
                "specified object fields\n"},
        {A("\"type\":\"array\""),
         "s.properties[a].items: Required value: must be specified\n"},
        {A("\"x-kubernetes-int-or-string\":true"), ""},
        {"{\"type\":\"object\",\"properties\":{\"metadata\":{\"type\":"
         "\"object\",\"description\":\"x\"}}}",
         "s.properties[metadata]: Forbidden: must not specify anything other "
         "than name and generateName, but metadata is implicitly specified\n"},
    };

    return CHECK_ALL(alloc, samples);
}

KIN_TEST(rejects_what_is_not_supported)
{
    static const struct sample samples[] = {
        {A("\"type\":\"string\",\"$ref\":\"x\""),
         "s.properties[a].$ref: Forbidden: $ref is not supported\n"},
        {A("\"type\":\"string\",\"uniqueItems\":true"),
         "s.properties[a].uniqueItems: Forbidden: uniqueItems cannot be set to "
         "true since the runtime complexity becomes quadratic\n"},
        {A("\"type\":\"string\",\"pattern\":\"(\""),
         "s.properties[a].pattern: Invalid value: \"(\": must be a valid "
         "regular expression, but isn't: error parsing regexp: missing closing "
         "): `(`\n"},
        {A("\"type\":\"string\",\"anyOf\":[{\"type\":\"string\"}]"),
         "s.properties[a].anyOf[0].type: Forbidden: must be empty to be "
         "structural\n"},
        {A("\"x-kubernetes-int-or-string\":true,\"anyOf\":[{\"type\":"
           "\"integer\"},{\"type\":\"string\"}]"),
         ""},
    };

    return CHECK_ALL(alloc, samples);
}

KIN_TEST(checks_lists_and_defaults)
{
    static const struct sample samples[] = {
        {A("\"type\":\"array\",\"items\":{\"type\":\"object\",\"properties\":{"
           "\"n\":{\"type\":\"string\"}}},\"x-kubernetes-list-type\":\"map\","
           "\"x-kubernetes-list-map-keys\":[\"n\"]"),
         "s.properties[a].items.properties[n].default: Required value: this "
         "property is in x-kubernetes-list-map-keys, so it must have a default "
         "or be a required property\n"},
        {A("\"type\":\"integer\",\"default\":\"x\""),
         "s.properties[a].default: Invalid value: \"string\":  in body must be "
         "of type integer: \"string\"\n"},
        {A("\"type\":\"object\",\"default\":{\"x\":1}"),
         "s.properties[a].default: Invalid value: {\"x\":1}: must not have "
         "unknown fields\n"},
        {A("\"type\":\"object\",\"properties\":{\"b\":{\"type\":\"string\"}},"
           "\"default\":{\"b\":1}"),
         "s.properties[a].default.b: Invalid value: \"integer\": b in body "
         "must be of type string: \"integer\"\n"},
    };

    return CHECK_ALL(alloc, samples);
}

static void note(kin_str text, void *userdata)
{
    char *ret = userdata;
    size_t len = strlen(ret);

    (void)snprintf(ret + len, 512 - len, "%.*s\n", KIN_STR(text));
}

KIN_TEST(names_what_is_not_evaluated)
{
    KIN_AUTO(kin_document) *definition = NULL;
    char text[512] = "";

    TRY(kin_document_parse(
        alloc,
        kin_s("{\"spec\":{\"versions\":[{\"schema\":{\"openAPIV3Schema\":{"
              "\"properties\":{\"spec\":{\"x-kubernetes-validations\":[{"
              "\"rule\":\"self.a < 3\"}],\"properties\":{\"u\":{\"pattern\":"
              "\"\\\\pL\"}}}}}}}]}}"),
        &definition, NULL));
    TRY(kin__definition_warn(alloc, kin_document_root(definition), note, text));
    assert_string_equal(
        text,
        "spec.versions[0].schema.openAPIV3Schema.properties.spec."
        "x-kubernetes-validations[0]: not evaluated by this server: "
        "self.a < 3\n"
        "spec.versions[0].schema.openAPIV3Schema.properties.spec.properties."
        "u.pattern: not evaluated by this server: \\pL\n");
    return 0;
}

KIN_TEST(takes_steps_for_keys_of_lists)
{
    KIN_AUTO(kin_document) *schema = NULL;
    KIN__AUTO_CAUSES causes;
    KIN__AUTO_BUF text;
    struct kin__budget budget = {.left = 20000};
    const char *comma = "";

    kin__causes_init(&causes, alloc);
    causes.budget = &budget;
    kin__buf_init(&text, alloc, 1 << 20);
    TRY(kin__buf_printf(&text, "{\"type\":\"object\",\"properties\":{\"a\":{"
                               "\"type\":\"array\",\"x-kubernetes-list-type\":"
                               "\"map\",\"x-kubernetes-list-map-keys\":["));
    for (int i = 0; i < 400; i++, comma = ",")
        TRY(kin__buf_printf(&text, "%s\"k%d\"", comma, i));
    TRY(kin__buf_printf(&text, "],\"items\":{\"type\":\"object\","
                               "\"properties\":{"));
    comma = "";
    for (int i = 0; i < 400; i++, comma = ",")
        TRY(kin__buf_printf(&text, "%s\"k%d\":{\"default\":1}", comma, i));
    TRY(kin__buf_printf(&text, "}}}}}"));
    TRY(kin_document_parse(alloc, kin__buf_str(&text), &schema, NULL));
    kin__definition_check_schema(&causes, KIN__AT(NULL, "s"),
                                 kin_document_root(schema));
    TRY_FAIL(causes.error, KIN_ETIMEDOUT);
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(needs_types),
              KIN_TEST_ENTRY(rejects_what_is_not_supported),
              KIN_TEST_ENTRY(checks_lists_and_defaults),
              KIN_TEST_ENTRY(names_what_is_not_evaluated),
              KIN_TEST_ENTRY(takes_steps_for_keys_of_lists))
