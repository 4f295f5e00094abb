/* SPDX-License-Identifier: Apache-2.0 */
/* Complete bodies, as kube-apiserver 1.37 encodes them. */
#include "server/encode.h"

#include <string.h>

#include <kin/json.h>

#include "base/str.h"
#include "kin_test.h"
#include "schema/schema.h"

/* A day after the objects were created. */
enum { NOW_S = 1577923200 };
#define META(name)                                                             \
    "\"metadata\":{\"name\":\"" name "\",\"resourceVersion\":\"7\","           \
    "\"creationTimestamp\":\"2020-01-01T00:00:00Z\"}"
#define MAP_TYPE "\"kind\":\"ConfigMap\",\"apiVersion\":\"v1\","
#define MAP_BODY(name) META(name) ",\"data\":{\"kind\":\"x\"}"
#define MAP(name) "{" MAP_TYPE MAP_BODY(name) "}"
#define FOO_TYPE "\"apiVersion\":\"ex.io/v1\",\"kind\":\"Foo\","
#define FOO(name) "{" FOO_TYPE META(name) ",\"spec\":{\"kind\":\"x\"}}"
#define PARTIAL_OF(version, name)                                              \
    "{\"kind\":\"PartialObjectMetadata\",\"apiVersion\":\"meta.k8s."           \
    "io/" version "\"," META(name) "}"
#define PARTIAL(name) PARTIAL_OF("v1", name)
#define COLUMN(name, type, format)                                             \
    "{\"name\":\"" name "\",\"type\":\"" type "\",\"format\":\"" format        \
    "\",\"description\":\"\",\"priority\":0}"
#define MAP_COLUMNS                                                            \
    "[" COLUMN("Name", "string", "name") "," COLUMN(                           \
        "Data", "string", "") "," COLUMN("Age", "string", "") "]"
#define FOO_COLUMNS                                                            \
    "[" COLUMN("Name", "string", "name") "," COLUMN("Age", "date", "") "]"
#define TABLE(version, columns, rows)                                          \
    "{\"kind\":\"Table\",\"apiVersion\":\"meta.k8s.io/v1\",\"metadata\":{"     \
    "\"resourceVersion\":\"" version "\"},\"columnDefinitions\":" columns      \
    ",\"rows\":[" rows "]}"
#define ROW(cells, object) "{\"cells\":[" cells "],\"object\":" object "}"
#define MAP_CELLS(name) "\"" name "\",1,\"24h\""
#define FOO_CELLS(name) "\"" name "\",\"24h\""

static const struct kin__schema_resource builtin;
static const struct kin__resource maps = {
    .version = KIN_STR_INIT("v1"),
    .plural = KIN_STR_INIT("configmaps"),
    .kind = KIN_STR_INIT("ConfigMap"),
    .list_kind = KIN_STR_INIT("ConfigMapList"),
    .facts = &builtin,
    .is_storage = true,
};
static const struct kin__resource foos = {
    .group = KIN_STR_INIT("ex.io"),
    .version = KIN_STR_INIT("v1"),
    .plural = KIN_STR_INIT("foos"),
    .kind = KIN_STR_INIT("Foo"),
    .list_kind = KIN_STR_INIT("FooList"),
    .is_storage = true,
};

/* One of the two resources: objects a and b, and the expected texts. */
struct form {
    const struct kin__resource *resource;
    enum kin__as as;
    enum kin__include include;
    const char *expected;
};

#define COUNT(array) (sizeof(array) / sizeof((array)[0]))

static struct kin__encoder encoder_of(const struct form *form)
{
    return (struct kin__encoder){.resource = form->resource,
                                 .accept = {.as = form->as},
                                 .include = form->include,
                                 .now_s = NOW_S};
}

static int parse(const struct form *form, const kin_allocator *alloc,
                 bool is_second, kin_object **ret)
{
    const char *map = is_second ? MAP("b") : MAP("a");
    const char *foo = is_second ? FOO("b") : FOO("a");

    return kin_object_parse(alloc, kin_s(form->resource == &maps ? map : foo),
                            ret, NULL);
}

static int encode_list(const struct form *form, const kin_allocator *alloc,
                       const struct kin__list_head *head,
                       struct kin__text *text)
{
    struct kin__encoder encoder = encoder_of(form);
    KIN_AUTO(kin_object) *a = NULL;
    KIN_AUTO(kin_object) *b = NULL;

    TRY(parse(form, alloc, false, &a));
    TRY(parse(form, alloc, true, &b));
    kin__encode_list_begin(text, &encoder, head);
    TRY(kin__encode_list_item(text, &encoder, a, NULL));
    TRY(kin__encode_list_item(text, &encoder, b, NULL));
    kin__encode_list_end(text, &encoder, head);
    return text->code;
}

static int check_list(const struct form *form, const kin_allocator *alloc,
                      const struct kin__list_head *head)
{
    KIN__AUTO_TEXT text;

    kin__text_init(&text, alloc);
    TRY(encode_list(form, alloc, head, &text));
    assert_str_equal(kin__text_str(&text), form->expected);
    return 0;
}

/* Items of built-in resources have neither kind nor apiVersion; those of custom
 * resources have both, and the metadata of their list follows the items. */
KIN_TEST(encodes_lists)
{
    static const struct form forms[] = {
        {&maps, KIN__AS_IS, 0,
         "{\"kind\":\"ConfigMapList\",\"apiVersion\":\"v1\",\"metadata\":{"
         "\"resourceVersion\":\"9\"},\"items\":[{" MAP_BODY("a") "},{" MAP_BODY(
             "b") "}]}"},
        {&foos, KIN__AS_IS, 0,
         "{\"apiVersion\":\"ex.io/v1\",\"items\":[" FOO("a") "," FOO(
             "b") "],\"kind\":\"FooList\",\"metadata\":{\"continue\":\"\","
                  "\"resourceVersion\":\"9\"}}"},
        {&maps, KIN__AS_PARTIAL_LIST, 0,
         "{\"kind\":\"PartialObjectMetadataList\",\"apiVersion\":"
         "\"meta.k8s.io/v1\",\"metadata\":{\"resourceVersion\":\"9\"},"
         "\"items\":[" PARTIAL("a") "," PARTIAL("b") "]}"},
        {&foos, KIN__AS_PARTIAL_LIST, 0,
         "{\"kind\":\"PartialObjectMetadataList\",\"apiVersion\":"
         "\"meta.k8s.io/v1\",\"metadata\":{\"resourceVersion\":\"9\"},"
         "\"items\":[" PARTIAL("a") "," PARTIAL("b") "]}"},
        {&foos, KIN__AS_PARTIAL, 0,
         "{\"kind\":\"PartialObjectMetadataList\",\"apiVersion\":"
         "\"meta.k8s.io/v1\",\"metadata\":{\"resourceVersion\":\"9\"},"
         "\"items\":[" PARTIAL("a") "," PARTIAL("b") "]}"},
    };
    static const struct kin__list_head head = {.version = 9, .remaining = -1};

    for (size_t i = 0; i < COUNT(forms); i++)
        TRY(check_list(&forms[i], alloc, &head));
    return 0;
}

/* Objects in a table have kind and apiVersion. */
KIN_TEST(encodes_tables)
{
    static const struct form forms[] = {
        {&maps, KIN__AS_TABLE, KIN__INCLUDE_METADATA,
         TABLE("9", MAP_COLUMNS,
               ROW(MAP_CELLS("a"), PARTIAL("a")) "," ROW(MAP_CELLS("b"),
                                                         PARTIAL("b")))},
        {&maps, KIN__AS_TABLE, KIN__INCLUDE_OBJECT,
         TABLE(
             "9", MAP_COLUMNS,
             ROW(MAP_CELLS("a"), MAP("a")) "," ROW(MAP_CELLS("b"), MAP("b")))},
        {&maps, KIN__AS_TABLE, KIN__INCLUDE_NONE,
         TABLE("9", MAP_COLUMNS,
               ROW(MAP_CELLS("a"), "null") "," ROW(MAP_CELLS("b"), "null"))},
        {&foos, KIN__AS_TABLE, KIN__INCLUDE_METADATA,
         TABLE("9", FOO_COLUMNS,
               ROW(FOO_CELLS("a"), PARTIAL("a")) "," ROW(FOO_CELLS("b"),
                                                         PARTIAL("b")))},
        {&foos, KIN__AS_TABLE, KIN__INCLUDE_OBJECT,
         TABLE(
             "9", FOO_COLUMNS,
             ROW(FOO_CELLS("a"), FOO("a")) "," ROW(FOO_CELLS("b"), FOO("b")))},
    };
    static const struct kin__list_head head = {.version = 9, .remaining = -1};

    for (size_t i = 0; i < COUNT(forms); i++)
        TRY(check_list(&forms[i], alloc, &head));
    return 0;
}

KIN_TEST(pages_have_remaining_counts)
{
    static const struct form forms[] = {
        {&maps, KIN__AS_IS, 0,
         "{\"kind\":\"ConfigMapList\",\"apiVersion\":\"v1\",\"metadata\":{"
         "\"resourceVersion\":\"9\",\"continue\":\"next\","
         "\"remainingItemCount\":0},\"items\":[{" MAP_BODY("a") "},{" MAP_BODY(
             "b") "}]}"},
        {&foos, KIN__AS_IS, 0,
         "{\"apiVersion\":\"ex.io/v1\",\"items\":[" FOO("a") "," FOO(
             "b") "],\"kind\":\"FooList\",\"metadata\":{\"continue\":"
                  "\"next\",\"remainingItemCount\":0,"
                  "\"resourceVersion\":\"9\"}}"},
    };
    const struct kin__list_head head = {
        .version = 9, .continue_ = kin_s("next"), .remaining = 0};

    for (size_t i = 0; i < COUNT(forms); i++)
        TRY(check_list(&forms[i], alloc, &head));
    return 0;
}

KIN_TEST(encodes_objects)
{
    static const struct form forms[] = {
        {&maps, KIN__AS_IS, 0, MAP("a")},
        {&foos, KIN__AS_IS, 0, FOO("a")},
        {&maps, KIN__AS_PARTIAL, 0, PARTIAL("a")},
        {&foos, KIN__AS_PARTIAL, 0, PARTIAL("a")},
        {&foos, KIN__AS_TABLE, KIN__INCLUDE_NONE,
         TABLE("7", FOO_COLUMNS, ROW(FOO_CELLS("a"), "null"))},
    };

    for (size_t i = 0; i < COUNT(forms); i++) {
        struct kin__encoder encoder = encoder_of(&forms[i]);
        KIN_AUTO(kin_object) *object = NULL;
        KIN__AUTO_TEXT text;

        kin__text_init(&text, alloc);
        TRY(parse(&forms[i], alloc, false, &object));
        TRY(kin__encode_object(&text, &encoder, object,
                               /* is_converted= */ false, NULL));
        TRY(text.code);
        assert_str_equal(kin__text_str(&text), forms[i].expected);
    }
    return 0;
}

KIN_TEST(v1beta1_tables_have_their_version)
{
    struct kin__encoder encoder = {
        .resource = &maps,
        .accept = {.as = KIN__AS_PARTIAL, .is_v1beta1 = true}};
    KIN_AUTO(kin_object) *object = NULL;
    KIN__AUTO_TEXT text;

    kin__text_init(&text, alloc);
    TRY(kin_object_parse(alloc, kin_s(MAP("a")), &object, NULL));
    TRY(kin__encode_object(&text, &encoder, object, false, NULL));
    TRY(text.code);
    assert_str_equal(kin__text_str(&text), PARTIAL_OF("v1beta1", "a"));
    return 0;
}

/* ---- events ---- */

#define EVENT(type, object) "{\"type\":\"" type "\",\"object\":" object "}\n"

static int check_event(const struct form *form, const kin_allocator *alloc,
                       struct kin__watch_item *item, bool is_first)
{
    struct kin__encoder encoder = encoder_of(form);
    KIN_AUTO(kin_object) *object = NULL;
    KIN__AUTO_TEXT text;

    kin__text_init(&text, alloc);
    TRY(parse(form, alloc, false, &object));
    if (item->type < KIN__WATCH_BOOKMARK)
        item->object = object;
    TRY(kin__encode_event(&text, &encoder, item, is_first, NULL));
    TRY(text.code);
    assert_str_equal(kin__text_str(&text), form->expected);
    return 0;
}

KIN_TEST(encodes_events)
{
    static const struct {
        enum kin__watch_type type;
        bool is_first;
        struct form form;
    } cases[] = {
        {KIN__WATCH_ADDED,
         true,
         {&maps, KIN__AS_IS, 0, EVENT("ADDED", MAP("a"))}},
        {KIN__WATCH_MODIFIED,
         false,
         {&foos, KIN__AS_IS, 0, EVENT("MODIFIED", FOO("a"))}},
        {KIN__WATCH_DELETED,
         false,
         {&foos, KIN__AS_PARTIAL, 0, EVENT("DELETED", PARTIAL("a"))}},
        {KIN__WATCH_ADDED,
         true,
         {&foos, KIN__AS_TABLE, KIN__INCLUDE_NONE,
          EVENT("ADDED",
                TABLE("7", FOO_COLUMNS, ROW(FOO_CELLS("a"), "null")))}},
        {KIN__WATCH_ADDED,
         false,
         {&foos, KIN__AS_TABLE, KIN__INCLUDE_NONE,
          EVENT("ADDED", TABLE("7", "null", ROW(FOO_CELLS("a"), "null")))}},
    };

    for (size_t i = 0; i < COUNT(cases); i++) {
        struct kin__watch_item item = {.type = cases[i].type, .version = 7};

        TRY(check_event(&cases[i].form, alloc, &item, cases[i].is_first));
    }
    return 0;
}

#define MARK "\"metadata\":{\"resourceVersion\":\"8\"}"
#define MARKED                                                                 \
    "\"metadata\":{\"resourceVersion\":\"8\",\"annotations\":{"                \
    "\"k8s.io/initial-events-end\":\"true\"}}"
#define PARTIAL_TYPE                                                           \
    "{\"kind\":\"PartialObjectMetadata\",\"apiVersion\":\"meta.k8s.io/v1\","

KIN_TEST(encodes_bookmarks)
{
    static const struct {
        bool is_initial_end;
        struct form form;
    } cases[] = {
        {false,
         {&maps, KIN__AS_IS, 0, EVENT("BOOKMARK", "{" MAP_TYPE MARK "}")}},
        {true,
         {&foos, KIN__AS_IS, 0,
          EVENT("BOOKMARK",
                "{\"kind\":\"Foo\",\"apiVersion\":\"ex.io/v1\"," MARKED "}")}},
        {true,
         {&maps, KIN__AS_PARTIAL, 0,
          EVENT("BOOKMARK", PARTIAL_TYPE MARKED "}")}},
        {false,
         {&maps, KIN__AS_TABLE, 0,
          EVENT("BOOKMARK",
                TABLE("8", "null", ROW("", PARTIAL_TYPE MARK "}")))}},
    };

    for (size_t i = 0; i < COUNT(cases); i++) {
        struct kin__watch_item item = {
            .type = KIN__WATCH_BOOKMARK,
            .version = 8,
            .is_initial_end = cases[i].is_initial_end};

        TRY(check_event(&cases[i].form, alloc, &item, /* is_first= */ false));
    }
    return 0;
}

KIN_TEST(encodes_errors_as_statuses)
{
    static const struct form form = {
        &maps, KIN__AS_TABLE, 0,
        EVENT("ERROR",
              "{\"kind\":\"Status\",\"apiVersion\":\"v1\",\"metadata\":{},"
              "\"status\":\"Failure\",\"message\":\"too old\","
              "\"reason\":\"Expired\",\"code\":410}")};
    KIN__AUTO_FAILURE failure = {.alloc = alloc};
    struct kin__watch_item item = {.type = KIN__WATCH_ERROR,
                                   .failure = &failure};

    int r = kin__failure_set(&failure, 410, "Expired", "too old");
    if (r == KIN_ENOMEM)
        TRY(r);
    TRY(check_event(&form, alloc, &item, /* is_first= */ true));
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(encodes_lists), KIN_TEST_ENTRY(encodes_tables),
              KIN_TEST_ENTRY(pages_have_remaining_counts),
              KIN_TEST_ENTRY(encodes_objects),
              KIN_TEST_ENTRY(v1beta1_tables_have_their_version),
              KIN_TEST_ENTRY(encodes_events), KIN_TEST_ENTRY(encodes_bookmarks),
              KIN_TEST_ENTRY(encodes_errors_as_statuses))
