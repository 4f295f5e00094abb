/* SPDX-License-Identifier: Apache-2.0 */
#include "test_engine.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include <kin/json.h>

#include "base/alloc.h"
#include "base/buf.h"
#include "base/str.h"
#include "schema/schema.h"

#define S(text) KIN_STR_INIT(text)

enum { ALL_VERBS = 0xff, START_S = 1767225600 };

static const struct kin__schema_subresource status_only[] = {
    {.name = S("status"), .version = S("v1"), .verbs = ALL_VERBS}};
static const struct kin__schema_subresource of_namespaces[] = {
    {.name = S("finalize"), .version = S("v1"), .verbs = ALL_VERBS},
    {.name = S("status"), .version = S("v1"), .verbs = ALL_VERBS}};

static const struct kin__schema_resource facts[] = {
    {.version = S("v1"),
     .plural = S("namespaces"),
     .singular = S("namespace"),
     .kind = S("Namespace"),
     .list_kind = S("NamespaceList"),
     .subresources = of_namespaces,
     .subresource_count = 2,
     .verbs = ALL_VERBS},
    {.version = S("v1"),
     .plural = S("configmaps"),
     .singular = S("configmap"),
     .kind = S("ConfigMap"),
     .list_kind = S("ConfigMapList"),
     .verbs = ALL_VERBS,
     .is_namespaced = true},
    {.version = S("v1"),
     .plural = S("pods"),
     .singular = S("pod"),
     .kind = S("Pod"),
     .list_kind = S("PodList"),
     .subresources = status_only,
     .subresource_count = 1,
     .verbs = ALL_VERBS,
     .is_namespaced = true},
    {.version = S("v1"),
     .plural = S("nodes"),
     .singular = S("node"),
     .kind = S("Node"),
     .list_kind = S("NodeList"),
     .verbs = ALL_VERBS},
    {.group = S("apiextensions.k8s.io"),
     .version = S("v1"),
     .plural = S("customresourcedefinitions"),
     .singular = S("customresourcedefinition"),
     .kind = S("CustomResourceDefinition"),
     .list_kind = S("CustomResourceDefinitionList"),
     .subresources = status_only,
     .subresource_count = 1,
     .verbs = ALL_VERBS},
};

/* ---- life ---- */

int test_engine_init(struct test_engine *test, const kin_allocator *alloc,
                     const struct kin__engine_opts *opts)
{
    struct kin__engine_opts all = {0};

    *test = (struct test_engine){.alloc = alloc};
    if (opts)
        all = *opts;
    kin__fake_clock_init(&test->clock, KIN__NS_PER_S, START_S * KIN__NS_PER_S);
    kin__failure_init(&test->failure, alloc);
    all.alloc = alloc;
    all.clock = &test->clock.clock;
    if (!all.seed)
        all.seed = 42;
    int r = kin__engine_new(&all, &test->engine, NULL);
    for (size_t i = 0; r == 0 && i < sizeof(facts) / sizeof(facts[0]); i++)
        r = kin__engine_add(test->engine, &facts[i], &facts[i], NULL);
    return r < 0 ? r : kin__engine_start(test->engine, NULL);
}

void test_engine_done(struct test_engine *test)
{
    kin__failure_clear(&test->failure);
    test->engine = kin__engine_free(test->engine);
}

/* ---- targets ---- */

struct kin__resource *test_resource(struct test_engine *test, const char *what)
{
    kin_str rest = kin_s(what);
    kin_str parts[3] = {0};
    size_t count = 0;

    while (rest.ptr && count < 3)
        parts[count++] = kin__str_cut(&rest, '/');
    if (count == 2)
        return kin__engine_find(test->engine, kin_s(""), parts[0], parts[1]);
    return kin__engine_find(test->engine, parts[0], parts[1], parts[2]);
}

/* Version and resource, namespace, name, subresource. */
struct where {
    struct kin__resource *resource;
    struct kin__target target;
};

static void where_done(struct where *where)
{
    (void)kin__resource_unref(where->resource);
}

static int where_init(struct where *where, struct test_engine *test,
                      const char *text)
{
    kin_str rest = kin_s(text);
    kin_str group = kin_s("");
    kin_str version = kin__str_cut(&rest, '/');

    *where = (struct where){0};
    if (kin__str_find(version, '.') != KIN__STR_NONE) {
        group = version;
        version = kin__str_cut(&rest, '/');
    }
    kin_str plural = kin__str_cut(&rest, '/');
    where->resource = kin__engine_find(test->engine, group, version, plural);
    where->target = (struct kin__target){.resource = where->resource,
                                         .namespace_ = kin__str_cut(&rest, '/'),
                                         .name = kin__str_cut(&rest, '/'),
                                         .subresource = rest.ptr ? rest
                                                                 : kin_s("")};
    if (where->resource)
        return 0;
    return kin__failure_set(&test->failure, 404, "NotFound",
                            "the server could not find the requested resource");
}

/* ---- requests ---- */

int test_write(struct test_engine *test, const char *verb, const char *where,
               const char *body, const struct kin__write_opts *opts,
               struct kin__written *ret)
{
    __attribute__((cleanup(where_done))) struct where at;
    KIN_AUTO(kin_document) *doc = NULL;

    kin__failure_clear(&test->failure);
    int r = where_init(&at, test, where);
    if (r == 0)
        r = kin_document_parse(test->alloc, kin_s(body), &doc, NULL);
    if (r < 0)
        return r;
    kin_value value = kin_document_root(doc);
    if (strcmp(verb, "create") == 0)
        return kin__engine_create(test->engine, &at.target, value, opts, ret,
                                  &test->failure);
    if (strcmp(verb, "update") == 0)
        return kin__engine_update(test->engine, &at.target, value, opts, ret,
                                  &test->failure);
    enum kin__patch_type type = strcmp(verb, "json") == 0    ? KIN__PATCH_JSON
                                : strcmp(verb, "merge") == 0 ? KIN__PATCH_MERGE
                                : strcmp(verb, "strategic") == 0
                                    ? KIN__PATCH_STRATEGIC
                                    : KIN__PATCH_APPLY;
    return kin__engine_patch(test->engine, &at.target, type, value, opts, ret,
                             &test->failure);
}

static int simple(struct test_engine *test, const char *verb, const char *where,
                  const char *body, kin_object **ret)
{
    KIN__AUTO_WRITTEN written = {0};
    int r = test_write(test, verb, where, body, NULL, &written);

    if (r == 0 && ret)
        *ret = KIN__STEAL(written.object);
    return r;
}

int test_create(struct test_engine *test, const char *where, const char *body,
                kin_object **ret)
{
    return simple(test, "create", where, body, ret);
}

int test_update(struct test_engine *test, const char *where, const char *body,
                kin_object **ret)
{
    return simple(test, "update", where, body, ret);
}

int test_patch(struct test_engine *test, const char *where,
               enum kin__patch_type type, const char *patch, kin_object **ret)
{
    static const char *const verbs[] = {"json", "merge", "strategic", "apply"};

    return simple(test, verbs[type], where, patch, ret);
}

int test_merge(struct test_engine *test, const char *where, const char *patch,
               kin_object **ret)
{
    return simple(test, "merge", where, patch, ret);
}

int test_get(struct test_engine *test, const char *where, kin_object **ret)
{
    __attribute__((cleanup(where_done))) struct where at;
    KIN_AUTO(kin_object) *object = NULL;

    kin__failure_clear(&test->failure);
    int r = where_init(&at, test, where);
    if (r == 0)
        r = kin__engine_get(test->engine, &at.target, &object, &test->failure);
    if (r == 0 && ret)
        *ret = KIN__STEAL(object);
    return r;
}

int test_delete(struct test_engine *test, const char *where,
                const char *options, struct kin__deleted *ret)
{
    __attribute__((cleanup(where_done))) struct where at;
    KIN_AUTO(kin_document) *doc = NULL;
    struct kin__delete_opts opts = {0};
    struct kin__deleted deleted = {0};

    kin__failure_clear(&test->failure);
    int r = where_init(&at, test, where);
    if (r == 0 && options)
        r = kin_document_parse(test->alloc, kin_s(options), &doc, NULL);
    if (r == 0 && doc)
        r = kin__delete_opts_read(kin_document_root(doc), &opts,
                                  &test->failure);
    if (r == 0)
        r = kin__engine_delete(test->engine, &at.target, &opts, &deleted,
                               &test->failure);
    if (r < 0)
        return r;
    if (ret)
        *ret = deleted;
    else
        (void)kin_object_unref(deleted.object);
    return 0;
}

/* ---- lists and watches ---- */

int test_list(struct test_engine *test, const char *what, const char *space,
              const struct kin__list_opts *opts, struct kin__list **ret)
{
    KIN__AUTO_RESOURCE *resource = test_resource(test, what);
    struct kin__list_opts all = {0};

    kin__failure_clear(&test->failure);
    if (opts)
        all = *opts;
    all.resource = resource;
    all.namespace_ = kin_s(space);
    return kin__engine_list(test->engine, &all, ret, &test->failure);
}

int test_watch(struct test_engine *test, const char *what, const char *space,
               const struct kin__watch_opts *opts, struct kin__watch **ret)
{
    KIN__AUTO_RESOURCE *resource = test_resource(test, what);
    struct kin__watch_opts all = {0};

    kin__failure_clear(&test->failure);
    if (opts)
        all = *opts;
    all.resource = resource;
    all.namespace_ = kin_s(space);
    return kin__engine_watch(test->engine, &all, ret, &test->failure);
}

/* ---- text ---- */

static int write_piece(kin_str piece, void *userdata)
{
    return kin__buf_append(userdata, piece);
}

char *test_json(const kin_allocator *alloc, kin_value value)
{
    KIN__AUTO_BUF text;
    char *json = NULL;

    kin__buf_init(&text, alloc, 1 << 20);
    if (kin_value_write(value, 0, write_piece, &text) < 0 ||
        kin__buf_steal(&text, &json) < 0)
        return NULL;
    return json;
}

const char *test_names(const struct kin__list *list, char *buffer, size_t size)
{
    size_t len = 0;

    buffer[0] = '\0';
    for (size_t i = 0; i < kin__list_count(list) && len < size; i++)
        len += (size_t)snprintf(
            buffer + len, size - len, "%s%.*s", i ? "," : "",
            KIN_STR(kin_object_name(kin__list_at(list, i))));
    return buffer;
}

const char *test_next(struct kin__watch *watch, char *buffer, size_t size)
{
    static const char *const names[] = {"?",       "ADDED",    "MODIFIED",
                                        "DELETED", "BOOKMARK", "ERROR"};
    struct kin__watch_item item = {0};
    int r = kin__watch_next(watch, &item);

    if (r == KIN__WATCH_WAIT)
        (void)snprintf(buffer, size, "wait");
    else if (r == KIN__WATCH_END)
        (void)snprintf(buffer, size, "end");
    else if (r < 0)
        (void)snprintf(buffer, size, "%s", kin_error_name(r));
    else if (item.type == KIN__WATCH_ERROR)
        (void)snprintf(buffer, size, "ERROR %d", item.failure->http_code);
    else if (item.type == KIN__WATCH_BOOKMARK)
        (void)snprintf(buffer, size, "BOOKMARK %" PRIu64 "%s", item.version,
                       item.is_initial_end ? " end" : "");
    else
        (void)snprintf(buffer, size, "%s %.*s %.*s", names[item.type],
                       KIN_STR(kin_object_name(item.object)),
                       KIN_STR(kin_object_resource_version(item.object)));
    return buffer;
}
