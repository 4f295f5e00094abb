/* SPDX-License-Identifier: Apache-2.0 */
#include "server/custom_check.h"

#include <stdio.h>
#include <string.h>

#include <kin/json.h>

#include "base/str.h"
#include "test_json.h"

struct found {
    char text[2048];
};

static void note(kin_str reason, kin_str field, kin_str message, void *userdata)
{
    struct found *found = userdata;
    size_t len = strlen(found->text);

    (void)reason;
    (void)snprintf(found->text + len, sizeof(found->text) - len, "%.*s: %.*s\n",
                   KIN_STR(field), KIN_STR(message));
}

static void root_cleanup(struct kin__structural_root **root)
{
    (void)kin__structural_free(*root);
}

struct sample {
    const char *schema; /* of the member `a` */
    const char *value;  /* of it */
    const char *old;    /* NULL: none */
    const char *problems;
};

static int parse(const kin_allocator *alloc, const char *format,
                 const char *text, kin_document **ret)
{
    char buffer[1024];

    (void)snprintf(buffer, sizeof(buffer), format, text);
    return kin_document_parse(alloc, kin_s(buffer), ret, NULL);
}

static int check(const kin_allocator *alloc, const struct sample *sample)
{
    KIN_AUTO(kin_document) *schema = NULL;
    KIN_AUTO(kin_document) *value = NULL;
    KIN_AUTO(kin_document) *old = NULL;
    __attribute__((
        cleanup(root_cleanup))) struct kin__structural_root *root = NULL;
    struct found found = {""};
    struct kin__custom_check opts = {.alloc = alloc, .old = kin_value_absent()};

    TRY(parse(alloc, "{\"type\":\"object\",\"properties\":{\"a\":%s}}",
              sample->schema, &schema));
    TRY(parse(alloc, "{\"a\":%s,\"b\":1}", sample->value, &value));
    TRY(kin__structural_new(alloc, kin_document_root(schema), true, &root,
                            NULL));
    if (sample->old) {
        TRY(parse(alloc, "{\"a\":%s}", sample->old, &old));
        opts.old = kin_document_root(old);
    }
    TRY(kin__custom_check(&opts, kin__structural_node(root),
                          kin_document_root(value), note, &found));
    assert_string_equal(found.text, sample->problems);
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

KIN_TEST(checks_types)
{
    static const struct sample samples[] = {
        {"{\"type\":\"string\"}", "\"x\"", NULL, ""},
        {"{\"type\":\"boolean\"}", "\"x\"", NULL,
         "a: Invalid value: \"string\": a in body must be of type boolean: "
         "\"string\"\n"},
        {"{\"type\":\"integer\"}", "1.5", NULL,
         "a: Invalid value: \"number\": a in body must be of type integer: "
         "\"number\"\n<nil>: Invalid value: \"\": Checked value must be of "
         "type integer (default format) in a\n"},
        {"{\"x-kubernetes-int-or-string\":true}", "true", NULL,
         "a: Invalid value: \"boolean\": a in body must be of type "
         "integer,string: \"boolean\"\n"},
        {"{\"type\":\"string\",\"nullable\":true}", "null", NULL, ""},
        {"{\"type\":\"string\",\"format\":\"date\"}", "\"zz\"", NULL,
         "a: Invalid value: \"zz\": a in body must be of type date: \"zz\"\n"},
        {"{\"type\":\"string\",\"format\":\"date\"}", "5", NULL,
         "a: Invalid value: \"int64\": a in body must be of type date: "
         "\"int64\"\n"},
    };

    return CHECK_ALL(alloc, samples);
}

KIN_TEST(checks_values)
{
    static const struct sample samples[] = {
        {"{\"type\":\"string\",\"enum\":[\"A\",\"B\"]}", "\"C\"", NULL,
         "a: Unsupported value: \"C\": supported values: \"A\", \"B\"\n"},
        {"{\"type\":\"integer\",\"maximum\":10}", "11", NULL,
         "a: Invalid value: 11: a in body should be less than or equal to "
         "10\n"},
        {"{\"type\":\"number\",\"minimum\":0.5,\"exclusiveMinimum\":true}",
         "0.5", NULL,
         "a: Invalid value: 0.5: a in body should be greater than 0.5\n"},
        {"{\"type\":\"integer\",\"multipleOf\":2}", "3", NULL,
         "a: Invalid value: 3: a in body should be a multiple of 2\n"},
        {"{\"type\":\"string\",\"maxLength\":2}", "\"\xc3\xa4\xc3\xb6\"", NULL,
         ""},
        {"{\"type\":\"string\",\"maxLength\":2}", "\"abc\"", NULL,
         "a: Too long: may not be more than 2 bytes\n"},
        {"{\"type\":\"string\",\"minLength\":2}", "\"a\"", NULL,
         "a: Invalid value: \"a\": a in body should be at least 2 chars "
         "long\n"},
        {"{\"type\":\"string\",\"pattern\":\"^[a-z]+$\"}", "\"A\"", NULL,
         "a: Invalid value: \"A\": a in body should match '^[a-z]+$'\n"},
    };

    return CHECK_ALL(alloc, samples);
}

KIN_TEST(checks_arrays_and_objects)
{
    static const struct sample samples[] = {
        {"{\"type\":\"array\",\"maxItems\":1,\"items\":{\"type\":\"string\"}}",
         "[\"x\",5]", NULL,
         "a[1]: Invalid value: \"integer\": a[1] in body must be of type "
         "string: \"integer\"\n"
         "a: Too many: 2: must have at most 1 items\n"},
        {"{\"type\":\"array\",\"minItems\":1}", "[]", NULL,
         "a: Invalid value: 0: a in body should have at least 1 items\n"},
        {"{\"type\":\"object\",\"required\":[\"x\"],\"minProperties\":1}", "{}",
         NULL,
         "a: Invalid value: 0: a in body should have at least 1 properties\n"
         "a.x: Required value\n"},
        {"{\"type\":\"object\",\"additionalProperties\":{\"type\":"
         "\"integer\"}}",
         "{\"k.l\":\"x\"}", NULL,
         "a.k.l: Invalid value: \"string\": a.k.l in body must be of type "
         "integer: \"string\"\n"},
    };

    return CHECK_ALL(alloc, samples);
}

KIN_TEST(reports_the_best_alternative)
{
    static const struct sample samples[] = {
        {"{\"type\":\"string\",\"anyOf\":[{\"pattern\":\"^a\"},{\"minLength\":"
         "4}]}",
         "\"bc\"", NULL,
         "<nil>: Invalid value: \"\": \"a\" must validate at least one schema "
         "(anyOf)\n"
         "a: Invalid value: \"bc\": a in body should match '^a'\n"},
        {"{\"type\":\"string\",\"oneOf\":[{\"pattern\":\"^a\"},{\"maxLength\":"
         "2}]}",
         "\"ab\"", NULL,
         "<nil>: Invalid value: \"\": \"a\" must validate one and only one "
         "schema (oneOf). Found 2 valid alternatives\n"},
        {"{\"type\":\"string\",\"allOf\":[{\"pattern\":\"^a\"},{\"maxLength\":"
         "1}]}",
         "\"ab\"", NULL,
         "a: Too long: may not be more than 1 bytes\n"
         "<nil>: Invalid value: \"\": \"a\" must validate all the schemas "
         "(allOf)\n"},
        {"{\"type\":\"string\",\"not\":{\"pattern\":\"^a\"}}", "\"ab\"", NULL,
         "<nil>: Invalid value: \"\": \"a\" must not validate the schema "
         "(not)\n"},
    };

    return CHECK_ALL(alloc, samples);
}

#define NAMED                                                                  \
    "{\"type\":\"array\",\"x-kubernetes-list-type\":\"map\","                  \
    "\"x-kubernetes-list-map-keys\":[\"n\"],\"items\":{\"type\":\"object\","   \
    "\"properties\":{\"n\":{\"type\":\"string\"},\"v\":{\"type\":\"integer\"," \
    "\"maximum\":5}}}}"

KIN_TEST(forgives_what_has_not_changed)
{
    static const struct sample samples[] = {
        {"{\"type\":\"string\",\"maxLength\":2}", "\"abc\"", "\"abc\"", ""},
        {"{\"type\":\"string\",\"maxLength\":2}", "\"abcd\"", "\"abc\"",
         "a: Too long: may not be more than 2 bytes\n"},
        {NAMED, "[{\"n\":\"y\",\"v\":1},{\"n\":\"x\",\"v\":9}]",
         "[{\"n\":\"x\",\"v\":9}]", ""},
        {NAMED, "[{\"n\":\"x\",\"v\":8}]", "[{\"n\":\"x\",\"v\":9}]",
         "a[0].v: Invalid value: 8: a[0].v in body should be less than or "
         "equal to 5\n"},
    };

    return CHECK_ALL(alloc, samples);
}

static int duplicates(const kin_allocator *alloc, const char *schema_text,
                      const char *value_text, char *ret, size_t size)
{
    KIN_AUTO(kin_document) *schema = NULL;
    KIN_AUTO(kin_document) *value = NULL;
    __attribute__((
        cleanup(root_cleanup))) struct kin__structural_root *root = NULL;
    KIN__AUTO_CAUSES causes;

    kin__causes_init(&causes, alloc);
    TRY(kin_document_parse(alloc, kin_s(schema_text), &schema, NULL));
    TRY(kin_document_parse(alloc, kin_s(value_text), &value, NULL));
    TRY(kin__structural_new(alloc, kin_document_root(schema), true, &root,
                            NULL));
    const struct kin__structural *node = kin__structural_node(root);
    kin__custom_check_lists(&causes, node, kin_document_root(value));
    kin__custom_check_embedded(&causes, node, kin_document_root(value));
    TRY(causes.error);
    ret[0] = '\0';
    for (size_t i = 0; i < causes.count; i++) {
        size_t len = strlen(ret);
        (void)snprintf(ret + len, size - len, "%s: %s\n", causes.items[i].field,
                       causes.items[i].message);
    }
    return 0;
}

KIN_TEST(finds_duplicates_and_checks_embedded_resources)
{
    char text[1024];

    TRY(duplicates(alloc,
                   "{\"properties\":{\"s\":{\"type\":\"array\","
                   "\"x-kubernetes-list-type\":\"set\"}}}",
                   "{\"s\":[\"a\",\"b\",\"a\",\"a\"]}", text, sizeof(text)));
    assert_string_equal(text, "s[2]: Duplicate value: \"a\"\n");
    TRY(duplicates(alloc, "{\"properties\":{\"m\":" NAMED "}}",
                   "{\"m\":[{\"n\":\"a\"},{\"n\":\"a\",\"v\":1}]}", text,
                   sizeof(text)));
    assert_string_equal(text, "m[1]: Duplicate value: {\"n\":\"a\"}\n");
    TRY(duplicates(alloc,
                   "{\"properties\":{\"e\":{\"type\":\"object\","
                   "\"x-kubernetes-embedded-resource\":true}}}",
                   "{\"e\":{\"kind\":\"\"}}", text, sizeof(text)));
    assert_string_equal(text,
                        "e.apiVersion: Required value\n"
                        "e.kind: Invalid value: \"\": must not be empty\n");
    return 0;
}

/* The problems of each item list all allowed values. */
KIN_TEST(takes_steps_for_the_length_of_problems)
{
    KIN_AUTO(kin_document) *schema = NULL;
    KIN_AUTO(kin_document) *value = NULL;
    __attribute__((
        cleanup(root_cleanup))) struct kin__structural_root *root = NULL;
    struct found found = {.text = ""};
    struct kin__budget budget = {.left = 1000};
    const struct kin__custom_check with = {.alloc = alloc, .budget = &budget};
    char allowed[8001];
    char items[] = "[\"y\",\"y\",\"y\",\"y\",\"y\",\"y\",\"y\",\"y\"]";
    KIN__AUTO_BUF text;

    memset(allowed, 'x', sizeof(allowed) - 1);
    allowed[sizeof(allowed) - 1] = '\0';
    kin__buf_init(&text, alloc, 65536);
    TRY(kin__buf_printf(&text,
                        "{\"type\":\"array\",\"items\":{\"type\":"
                        "\"string\",\"enum\":[\"%s\"]}}",
                        allowed));
    TRY(kin_document_parse(alloc, kin__buf_str(&text), &schema, NULL));
    TRY(kin_document_parse(alloc, kin_s(items), &value, NULL));
    TRY(kin__structural_new(alloc, kin_document_root(schema), false, &root,
                            NULL));
    TRY_FAIL(kin__custom_check(&with, kin__structural_node(root),
                               kin_document_root(value), note, &found),
             KIN_ETIMEDOUT);
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(checks_types), KIN_TEST_ENTRY(checks_values),
              KIN_TEST_ENTRY(checks_arrays_and_objects),
              KIN_TEST_ENTRY(reports_the_best_alternative),
              KIN_TEST_ENTRY(forgives_what_has_not_changed),
              KIN_TEST_ENTRY(finds_duplicates_and_checks_embedded_resources),
              KIN_TEST_ENTRY(takes_steps_for_the_length_of_problems))
