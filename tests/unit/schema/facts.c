/* SPDX-License-Identifier: Apache-2.0 */
#include <stdlib.h>

#include "base/random.h"
#include "base/str.h"
#include "kin_test.h"
#include "schema/embedded.h"
#include "schema/schema.h"

#define BEGIN "facts 1 9.9\npackage p/v1 model\n"
#define TYPE BEGIN "type p/v1.T m\n"

static int read_text(const kin_allocator *alloc, const char *text,
                     struct kin__schema **ret, kin_error *err)
{
    return kin__schema_read(alloc, kin_s(text), ret, err);
}

/* A small text with every kind of line. */
static const char whole[] =
    "# a comment\n"
    "\n"
    "facts 1 9.9\n"
    "package meta/v1 io.meta.v1\n"
    "type meta/v1.ObjectMeta m\n"
    " name 1 string e\n"
    "type meta/v1.TypeMeta m\n"
    " kind 1 string e\n"
    " apiVersion 2 string e\n"
    "package p/v1 io.p.v1\n"
    "enum p/v1.Colour ,dark green,red\n"
    "type p/v1.Inner ma\n"
    " a 7 []int32 -\n"
    " b 2 {}*.Inner ez\n"
    "type p/v1.Outer m\n"
    " + 0 meta/v1.TypeMeta\n"
    " metadata 1 meta/v1.ObjectMeta e\n"
    " before 4 bool r\n"
    " colours 5 []string e list=set enum=.Colour default=[\"red\"]\n"
    " + 3 .Inner\n"
    " after 9 [].Inner ea patch=merge,retainKeys key=a list=map keys=a,b "
    "default={\"x\": [1, 2]}\n"
    "type p/v1.OuterList m\n"
    "group -\n"
    "version v1 p/v1\n"
    "kind Outer\n"
    "kind OuterList\n"
    "resource outers outer Outer cluster default get,watch short=o,ou in=all "
    "stored=p/v2 hash=abc= informer\n"
    " sub status . Outer *\n"
    " sub other v1 OuterList -\n"
    "end\n";

KIN_TEST(reads_types)
{
    KIN__AUTO_SCHEMA *schema = NULL;

    TRY(read_text(alloc, whole, &schema, NULL));
    assert_str_equal(schema->release, "9.9");
    assert_int_equal(schema->type_count, 5);
    const struct kin__schema_type *outer = kin__schema_find_type(
        schema, KIN__S("p/v1.Outer"));
    assert_non_null(outer);
    assert_str_equal(outer->model, "io.p.v1");
    assert_int_equal(outer->flags, KIN__SCHEMA_IS_MESSAGE |
                                       KIN__SCHEMA_HAS_TYPE_META |
                                       KIN__SCHEMA_IS_OBJECT);
    assert_int_equal(outer->field_count, 8);
    assert_int_equal(outer->embed_count, 2);
    assert_int_equal(outer->embeds[1].first, 5);
    assert_int_equal(outer->embeds[1].tag, 3);
    assert_int_equal(outer->tag_end, 10);
    assert_int_equal(outer->by_tag[4], 3);
    assert_int_equal(outer->by_tag[3], KIN__SCHEMA_EMBEDDED + 1);
    assert_int_equal(outer->by_tag[9], 7);
    assert_int_equal(outer->by_tag[7], KIN__SCHEMA_NO_FIELD);
    return 0;
}

KIN_TEST(reads_fields)
{
    KIN__AUTO_SCHEMA *schema = NULL;

    TRY(read_text(alloc, whole, &schema, NULL));
    const struct kin__schema_type *outer = kin__schema_find_type(
        schema, KIN__S("p/v1.Outer"));
    const struct kin__schema_field *kind = &outer->fields[0];
    assert_str_equal(kind->name, "kind");
    assert_int_equal(kind->tag, 0);
    assert_int_equal(kind->flags, KIN__SCHEMA_OMIT_EMPTY |
                                      KIN__SCHEMA_TYPE_META |
                                      KIN__SCHEMA_OMITTED);
    const struct kin__schema_field *b = &outer->fields[6];
    assert_str_equal(b->name, "b");
    assert_int_equal(b->container, KIN__SCHEMA_MAP);
    assert_int_equal(b->flags, KIN__SCHEMA_OMIT_EMPTY | KIN__SCHEMA_OMIT_ZERO |
                                   KIN__SCHEMA_POINTER | KIN__SCHEMA_OMITTED);
    const struct kin__schema_field *after = &outer->fields[7];
    assert_int_equal(after->flags, KIN__SCHEMA_OMIT_EMPTY | KIN__SCHEMA_ATOMIC |
                                       KIN__SCHEMA_OMITTED);
    assert_int_equal(after->merge->list_type, KIN__SCHEMA_LIST_MAP);
    assert_str_equal(after->merge->merge_key, "a");
    assert_str_equal(after->merge->map_keys[1], "b");
    assert_str_equal(after->merge->default_json, "{\"x\": [1, 2]}");
    assert_int_equal(after->merge->patch,
                     KIN__SCHEMA_PATCH_MERGE | KIN__SCHEMA_PATCH_RETAIN_KEYS);
    return 0;
}

KIN_TEST(reads_enumerations)
{
    KIN__AUTO_SCHEMA *schema = NULL;

    TRY(read_text(alloc, whole, &schema, NULL));
    const struct kin__schema_field *colours = kin__schema_find_field(
        kin__schema_find_type(schema, KIN__S("p/v1.Outer")), KIN__S("colours"));
    assert_non_null(colours);
    assert_int_equal(schema->enum_count, 1);
    assert_ptr_equal(colours->merge->choices, &schema->enums[0]);
    assert_str_equal(schema->enums[0].name, "p/v1.Colour");
    assert_str_equal(schema->enums[0].package, "p/v1");
    assert_str_equal(schema->enums[0].base, "Colour");
    assert_str_equal(schema->enums[0].choices, ",dark green,red");
    assert_null(colours->type);
    assert_int_equal(colours->merge->list_type, KIN__SCHEMA_LIST_SET);
    assert_str_equal(colours->merge->default_json, "[\"red\"]");
    return 0;
}

KIN_TEST(reads_resources)
{
    KIN__AUTO_SCHEMA *schema = NULL;

    TRY(read_text(alloc, whole, &schema, NULL));
    assert_int_equal(schema->group_count, 1);
    assert_int_equal(schema->groups[0].served, KIN__SCHEMA_SERVED_DEFAULT);
    assert_int_equal(schema->resource_count, 1);
    const struct kin__schema_resource *outers = &schema->resources[0];
    assert_str_equal(outers->list_kind, "OuterList");
    assert_false(outers->is_namespaced);
    assert_true(outers->has_informer);
    assert_int_equal(outers->verbs,
                     KIN__SCHEMA_VERB_GET | KIN__SCHEMA_VERB_WATCH);
    assert_int_equal(outers->short_name_count, 2);
    assert_str_equal(outers->short_names[1], "ou");
    assert_str_equal(outers->storage_group, "p");
    assert_str_equal(outers->storage_version, "v2");
    assert_str_equal(outers->storage_hash, "abc=");
    assert_int_equal(outers->subresource_count, 2);
    assert_false(outers->subresources[0].is_foreign);
    assert_int_equal(outers->subresources[0].verbs, 0xff);
    assert_true(outers->subresources[1].is_foreign);
    assert_str_equal(outers->subresources[1].type->name, "p/v1.OuterList");
    return 0;
}

static const struct {
    const char *text;
    const char *message;
} malformed[] = {
    {"", "line 1: not facts of format 1: ''"},
    {"facts 2 1.0\nend\n", "line 1: not facts of format 1: 'facts 2 1.0'"},
    {BEGIN, "line 3: missing: 'end'"},
    {TYPE " x 1 string e", "line 4: missing: 'end'"},
    {BEGIN "typo p/v1.T m\nend\n", "line 3: unknown line: 'typo'"},
    {"facts 1 1\npackage p/v1\nend\n", "line 2: missing: 'model'"},
    {BEGIN "type\nend\n", "line 3: missing: 'name'"},
    {BEGIN "type q/v1.T m\nend\n", "line 3: name not in its package: 'q/v1.T'"},
    {BEGIN "type p/v1. m\nend\n", "line 3: name not in its package: 'p/v1.'"},
    {BEGIN "type p/v1.T q\nend\n", "line 3: invalid flags: 'q'"},
    {BEGIN "type p/v1.T m m\nend\n", "line 3: trailing text: 'm'"},
    {BEGIN "type p/v1.T m\ntype p/v1.S m\nend\n",
     "line 5: types are not in order: 'p/v1.S'"},
    {BEGIN " x 1 string e\nend\n", "line 3: not in a type: 'x'"},
    {TYPE "  1 string e\nend\n", "line 4: not in a type: ''"},
    {TYPE " x\nend\n", "line 4: missing: 'tag'"},
    {TYPE " x one string e\nend\n", "line 4: invalid tag: 'one'"},
    {TYPE " x 1001 string e\nend\n", "line 4: invalid tag: '1001'"},
    {TYPE " x 1\nend\n", "line 4: missing: 'type'"},
    {TYPE " x 1 strin e\nend\n", "line 4: invalid type: 'strin'"},
    {TYPE " x 1 struct e\nend\n", "line 4: invalid type: 'struct'"},
    {TYPE " x 1 string:.T e\nend\n", "line 4: unknown type: 'T'"},
    {TYPE " x 1 or-bool e\nend\n", "line 4: invalid type: 'or-bool'"},
    {TYPE " x 1 .S e\nend\n", "line 4: unknown type: 'S'"},
    {TYPE " x 1 .T\nend\n", "line 4: missing: 'flags'"},
    {TYPE " x 1 .T X\nend\n", "line 4: invalid flags: 'X'"},
    {TYPE " x 1 .T e list=odd\nend\n", "line 4: unknown list type: 'odd'"},
    {TYPE " x 1 .T e patch=odd\nend\n",
     "line 4: unknown patch strategy: 'odd'"},
    {TYPE " x 1 .T e keys=a,,b\nend\n", "line 4: invalid list: 'a,,b'"},
    {TYPE " x 1 .T e enum=.E\nend\n",
     "line 4: enum of a non-string field: 'enum=.E'"},
    {TYPE " x 1 string e enum=E\nend\n", "line 4: invalid type: 'E'"},
    {TYPE " x 1 string e enum=.E\nend\n", "line 4: unknown enumeration: 'E'"},
    {BEGIN "enum q/v1.E a\nend\n", "line 3: name not in its package: 'q/v1.E'"},
    {BEGIN "enum p/v1.E\nend\n", "line 3: missing: 'choices'"},
    {BEGIN "enum p/v1.E a\nenum p/v1.D a\nend\n",
     "enumerations are not in order: 'p/v1.D'"},
    {TYPE " x 1 .T e odd=1\nend\n", "line 4: unknown option: 'odd=1'"},
    {TYPE " x 1 .T e odd\nend\n", "line 4: unknown option: 'odd'"},
    {TYPE " x 1 .T e \nend\n", "line 4: unknown option: ''"},
    {TYPE " x 1 .T e\n x 2 .T e\nend\n", "duplicate name in type: 'p/v1.T'"},
    {TYPE " x 1 .T e\n y 1 .T e\nend\n",
     "line 5: duplicate tag in type: 'p/v1.T'"},
    {TYPE " + 1 .T\nend\n", "line 4: embeds itself: 'T'"},
    {TYPE "version v1 p/v1\nend\n", "line 4: not in a group: 'v1'"},
    {TYPE "group\nend\n", "line 4: missing: 'name'"},
    {TYPE "group g\nversion v1\nend\n", "line 5: missing: 'package'"},
    {TYPE "group g\nkind T\nend\n", "line 5: not in a version: 'T'"},
    {TYPE "group g\nversion v1 p/v1\ngroup h\nkind T\nend\n",
     "line 7: not in a version: 'T'"},
    {TYPE "group g\nversion v1 p/v1\nkind T\nkind S\nend\n",
     "line 7: kinds are not in order: 'S'"},
    {TYPE "group g\nversion v1 p/v1\nkind S\nend\n",
     "kind without a type: 'S'"},
    {TYPE "group g\nresource ts t T cluster default *\nend\n",
     "line 5: not in a version:"},
    {TYPE "group g\nversion v1 p/v1\nresource ts t T\nend\n",
     "line 6: missing: 'scope'"},
    {TYPE "group g\nversion v1 p/v1\nresource ts t T odd default *\nend\n",
     "line 6: unknown scope: 'odd'"},
    {TYPE "group g\nversion v1 p/v1\nresource ts t T cluster odd *\nend\n",
     "line 6: unknown serving mode: 'odd'"},
    {TYPE "group g\nversion v1 p/v1\nresource ts t T cluster never odd\nend\n",
     "line 6: unknown verb: 'odd'"},
    {TYPE
     "group g\nversion v1 p/v1\nresource ts t T cluster never * odd\nend\n",
     "line 6: unknown option: 'odd'"},
    {TYPE "group g\nversion v1 p/v1\nresource ts t T cluster never *\nend\n",
     "resource without a type: 'ts'"},
    {TYPE "group g\nversion v1 p/v1\nkind T\n"
          "resource ts t T cluster never *\n"
          "resource ss s T cluster never *\nend\n",
     "line 8: resources are not in order: 'ss'"},
    {TYPE "group g\nversion v1 p/v1\nkind T\n sub status . T *\nend\n",
     "line 7: not in a resource: 'status'"},
    {TYPE "group g\nversion v1 p/v1\nkind T\nresource ts t T cluster never *\n"
          " sub status . S *\nend\n",
     "subresource without a type: 'status'"},
};

KIN_TEST(reports_errors_with_their_line)
{
    for (size_t i = 0; i < sizeof(malformed) / sizeof(malformed[0]); i++) {
        KIN__AUTO_SCHEMA *schema = NULL;
        kin_error err = KIN_ERROR_INIT;
        TRY_FAIL(read_text(alloc, malformed[i].text, &schema, &err),
                 KIN_EPARSE);
        if (!strstr(err.message, malformed[i].message))
            fail_msg("[%s] gives [%s]", malformed[i].text, err.message);
        assert_null(schema);
    }
    return 0;
}

KIN_TEST(err_may_be_null)
{
    KIN__AUTO_SCHEMA *schema = NULL;

    TRY_FAIL(read_text(alloc, "no facts", &schema, NULL), KIN_EPARSE);
    return 0;
}

/* Reads an exact-size copy, so that a sanitizer detects a read past the end. */
static int read_copy(kin_str text)
{
    char *copy = malloc(text.len > 0 ? text.len : 1);
    KIN__AUTO_SCHEMA *schema = NULL;

    assert_non_null(copy);
    memcpy(copy, text.ptr, text.len);
    int r = kin__schema_read(NULL, kin_str_of(copy, text.len), &schema, NULL);
    schema = kin__schema_free(schema);
    free(copy);
    return r;
}

KIN_TEST(rejects_a_truncated_text)
{
    kin_str text = kin_s(whole);

    (void)alloc;
    for (size_t len = 0; len < text.len - 1; len++)
        assert_int_equal(read_copy(kin_str_of(text.ptr, len)), KIN_EPARSE);
    return 0;
}

KIN_TEST(survives_random_damage)
{
    struct kin__random random;
    char damaged[sizeof(whole)];

    (void)alloc;
    kin__random_init(&random, 42);
    for (size_t i = 0; i < 5000; i++) {
        memcpy(damaged, whole, sizeof(whole));
        for (size_t k = 0; k < 1 + i % 4; k++)
            damaged[kin__random_below(&random, sizeof(whole) - 1)] =
                " \n=,.+-*[]{}1aTz"[kin__random_below(&random, 16)];
        int r = read_copy(kin_str_of(damaged, sizeof(whole) - 1));
        assert_true(r == 0 || r == KIN_EPARSE);
    }
    return 0;
}

KIN_TEST(reads_the_embedded_text)
{
    KIN__AUTO_SCHEMA *schema = NULL;

    TRY(kin__schema_read(alloc, kin__schema_embedded(), &schema, NULL));
    assert_true(schema->memory_bytes > 0);
    assert_true(schema->memory_bytes < 600 * 1024);
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(reads_types), KIN_TEST_ENTRY(reads_fields),
              KIN_TEST_ENTRY(reads_enumerations),
              KIN_TEST_ENTRY(reads_resources),
              KIN_TEST_ENTRY(reports_errors_with_their_line),
              KIN_TEST_ENTRY(err_may_be_null),
              KIN_TEST_ENTRY(rejects_a_truncated_text),
              KIN_TEST_ENTRY(survives_random_damage),
              KIN_TEST_ENTRY(reads_the_embedded_text))
