/* SPDX-License-Identifier: Apache-2.0 */
/*
 * protobuf.c - compares protobuf responses of a real API server with JSON.
 *
 * Creates all samples, then lists, watches and gets every resource in both
 * encodings, including system objects.
 */
#include <kin/api_error.h>
#include <kin/list.h>
#include <kin/resource.h>
#include <kin/watch.h>

#include "base/buf.h"
#include "base/str.h"
#include "cluster_client.h"
#include "kube/list.h"
#include "kube/status.h"
#include "schema/schema.h"
#include "write_test.h"

enum { OBJECTS_MAX = 2000, SOON_MS = 60000 };

static const struct kin__schema *schema;

/* ---- resources and samples ---- */

/* "apps/v1/deployments" or "v1/pods" */
static const kin_resource *find_resource(kin_str text)
{
    kin_str parts[3] = {{0}};
    size_t count = 0;

    while (count < 3 && text.ptr)
        parts[count++] = kin__str_cut(&text, '/');
    return count == 3 ? kin_builtin_find(parts[0], parts[1], parts[2])
                      : kin_builtin_find(kin_s(""), parts[0], parts[1]);
}

/* Ignores samples that the server rejects or already has. */
static size_t create_samples(kin_client *client, kin_str ns, const char *path)
{
    FILE *file = fopen(path, "re");
    char *text = NULL;
    size_t cap = 0;
    size_t made = 0;

    assert_non_null(file);
    for (;;) {
        KIN_AUTO(kin_document) *line = NULL;
        ssize_t len = getline(&text, &cap, file);
        if (len < 0)
            break;
        assert_int_equal(kin_document_parse(NULL, kin_str_of(text, (size_t)len),
                                            &line, NULL),
                         0);
        kin_value root = kin_document_root(line);
        const kin_resource *resource = find_resource(
            kin_value_str(kin_value_get(root, kin_s("resource"))));
        if (!resource)
            continue;
        int r = write_create(
            client, resource, resource->is_cluster_scoped ? kin_s("") : ns,
            kin_value_get(root, kin_s("object")), NULL, NULL, NULL);
        made += r == 0;
    }
    free(text);
    (void)fclose(file); /* it was only read */
    return made;
}

/* ---- lists ---- */

struct objects {
    kin_object *all[OBJECTS_MAX]; /* owned references */
    size_t count;
};

static void objects_done(struct objects *objects)
{
    for (size_t i = 0; i < objects->count; i++)
        (void)kin_object_unref(objects->all[i]);
    objects->count = 0;
}

static int objects_add(const kin_object *object, void *userdata)
{
    struct objects *objects = userdata;

    assert_true(objects->count < OBJECTS_MAX);
    objects->all[objects->count++] = kin_object_ref(object);
    return 0;
}

static int list(kin_client *client, const kin_resource *resource, kin_wire wire,
                struct objects *ret, kin_list_meta **ret_meta)
{
    const kin_list_handler handler = {
        .size = sizeof(handler), .on_item = objects_add, .userdata = ret};
    kin_error err = KIN_ERROR_INIT;
    int r = kin_client_list(
        client, resource,
        KIN_OPTS(kin_list_opts, .call = KIN_OPTS(kin_call_opts, .wire = wire)),
        &handler, ret_meta, &err);

    if (r < 0)
        fail_msg("%s: %s", resource->plural, err.message);
    return r;
}

static int show(kin_str piece, void *userdata)
{
    (void)userdata;
    print_error("%.*s", KIN_STR(piece));
    return 0;
}

/* Compares texts, and so also the order of members. */
static int append(kin_str piece, void *userdata)
{
    return kin__buf_append(userdata, piece);
}

static void check_same(const char *what, const kin_resource *resource,
                       kin_value protobuf, kin_value json)
{
    KIN__AUTO_BUF a;
    KIN__AUTO_BUF b;

    kin__buf_init(&a, NULL, 64 << 20);
    kin__buf_init(&b, NULL, 64 << 20);
    assert_int_equal(kin_value_write(protobuf, 0, append, &a), 0);
    assert_int_equal(kin_value_write(json, 0, append, &b), 0);
    if (kin_value_equal(protobuf, json) &&
        kin_str_eq(kin__buf_str(&a), kin__buf_str(&b)))
        return;
    (void)show(kin__buf_str(&a), NULL);
    print_error("\nis not\n");
    (void)show(kin__buf_str(&b), NULL);
    fail_msg("%s of %s differs", what, resource->plural);
}

static const kin_object *objects_find(const struct objects *objects,
                                      kin_str key)
{
    for (size_t i = 0; i < objects->count; i++)
        if (kin_str_eq(kin_object_key(objects->all[i]), key))
            return objects->all[i];
    return NULL;
}

/* Compares the objects that did not change between two requests. */
static size_t check_objects(const char *what, const kin_resource *resource,
                            const struct objects *protobuf,
                            const struct objects *json)
{
    size_t same = 0;

    for (size_t i = 0; i < protobuf->count; i++) {
        const kin_object *a = protobuf->all[i];
        const kin_object *b = objects_find(json, kin_object_key(a));
        if (!b || !kin_str_eq(kin_object_resource_version(a),
                              kin_object_resource_version(b)))
            continue;
        check_same(what, resource, kin_object_value(a), kin_object_value(b));
        same++;
    }
    /* Leases of the control plane change constantly. */
    assert_true(same + 3 >= json->count);
    return same;
}

/* ---- watches ---- */

static int watch(kin_client *client, const kin_resource *resource,
                 kin_wire wire, size_t count, struct objects *ret)
{
    KIN_AUTO(kin_watch) *watch = NULL;
    kin_watch_event event = {.size = sizeof(event)};

    TRY(kin_client_watch(client, resource,
                         KIN_OPTS(kin_list_opts,
                                  .call = KIN_OPTS(kin_call_opts, .wire = wire),
                                  .timeout_s = 60, .allow_bookmarks = true),
                         &watch, NULL));
    while (ret->count < count) {
        TRY(kin_watch_next(watch, kin_deadline_ms(SOON_MS), &event, NULL));
        if (event.type == KIN_WATCH_ADDED)
            TRY(objects_add(event.object, ret));
    }
    return 0;
}

/* ---- single objects ---- */

static int get(kin_client *client, const kin_resource *resource,
               const kin_object *json)
{
    KIN_AUTO(kin_object) *got = NULL;
    kin_error err = KIN_ERROR_INIT;
    int r = kin_client_get(client, resource, kin_object_namespaced_name(json),
                           KIN_OPTS(kin_call_opts, .wire = KIN_WIRE_PROTOBUF),
                           &got, &err);

    if (r < 0)
        fail_msg("%s: %s", resource->plural, err.message);
    if (kin_str_eq(kin_object_resource_version(got),
                   kin_object_resource_version(json)))
        check_same("a get", resource, kin_object_value(got),
                   kin_object_value(json));
    return 0;
}

/* ---- all resources ---- */

/* A resource of the schema with NUL-terminated names. */
struct named {
    kin_resource resource;
    char texts[4][64];
};

static const kin_resource *name_resource(struct named *named,
                                         const struct kin__schema_resource *at)
{
    const kin_str texts[4] = {at->group, at->version, at->plural, at->kind};

    for (size_t i = 0; i < 4; i++)
        (void)snprintf(named->texts[i], sizeof(named->texts[i]), "%.*s",
                       KIN_STR(texts[i]));
    named->resource = (kin_resource){named->texts[0], named->texts[1],
                                     named->texts[2], named->texts[3],
                                     !at->is_namespaced};
    return &named->resource;
}

/* JSON schemas have special encodings. */
static const char definition[] =
    "{\"metadata\":{\"name\":\"wires.kin.example.com\"},\"spec\":{"
    "\"group\":\"kin.example.com\",\"scope\":\"Namespaced\",\"names\":{"
    "\"plural\":\"wires\",\"kind\":\"Wire\"},\"versions\":[{"
    "\"name\":\"v1\",\"served\":true,\"storage\":true,\"schema\":{"
    "\"openAPIV3Schema\":{\"type\":\"object\",\"properties\":{"
    "\"a\":{\"type\":\"array\",\"items\":{\"type\":\"string\","
    "\"enum\":[\"x\",\"y\"]}},"
    "\"n\":{\"type\":\"number\",\"minimum\":0.5,\"default\":1},"
    "\"m\":{\"type\":\"object\",\"additionalProperties\":{"
    "\"x-kubernetes-int-or-string\":true}},"
    "\"p\":{\"type\":\"object\","
    "\"x-kubernetes-preserve-unknown-fields\":true}}}}}]}}";

static int create_definition(kin_client *client)
{
    const kin_resource definitions = {"apiextensions.k8s.io", "v1",
                                      "customresourcedefinitions",
                                      "CustomResourceDefinition", true};
    int r = cluster_create(NULL, client, &definitions, kin_s(""), definition,
                           NULL, NULL, NULL);

    return r == KIN_EEXISTS ? 0 : r;
}

static int check_resource(kin_client *client, const kin_resource *resource,
                          size_t *ret_same)
{
    __attribute__((cleanup(objects_done))) struct objects json = {.count = 0};
    __attribute__((cleanup(objects_done))) struct objects proto = {.count = 0};
    __attribute__((cleanup(objects_done))) struct objects seen = {.count = 0};
    KIN_AUTO(kin_list_meta) *json_meta = NULL;
    KIN_AUTO(kin_list_meta) *proto_meta = NULL;

    TRY(list(client, resource, KIN_WIRE_JSON, &json, &json_meta));
    TRY(list(client, resource, KIN_WIRE_PROTOBUF, &proto, &proto_meta));
    assert_true(kin_str_eq(kin__list_meta_kind(json_meta),
                           kin__list_meta_kind(proto_meta)));
    assert_true(kin_str_eq(kin__list_meta_api_version(json_meta),
                           kin__list_meta_api_version(proto_meta)));
    assert_true(kin_list_meta_resource_version(proto_meta).len > 0);
    *ret_same = check_objects("a list", resource, &proto, &json);
    TRY(watch(client, resource, KIN_WIRE_PROTOBUF, proto.count, &seen));
    (void)check_objects("a watch", resource, &seen, &json);
    for (size_t i = 0; i < json.count; i++)
        TRY(get(client, resource, json.all[i]));
    return 0;
}

KIN_TEST(both_forms_give_the_same_values)
{
    KIN_AUTO(kin_client) *client = NULL;
    kin_str ns;
    size_t kinds = 0;
    size_t total = 0;

    (void)alloc;
    TRY(cluster_client(NULL, NULL, KIN_OPTS(kin_client_opts, .qps = -1),
                       &client));
    TRY(kin__schema_get(&schema, NULL));
    TRY(cluster_namespace(NULL, client, &ns));
    TRY(create_definition(client));
    assert_true(create_samples(client, ns, KIN_SAMPLES "/defaults.jsonl") > 40);
    (void)create_samples(client, ns, KIN_SAMPLES "/resources.jsonl");
    for (size_t i = 0; i < schema->resource_count; i++) {
        const struct kin__schema_resource *at = &schema->resources[i];
        struct named named;
        size_t same = 0;
        if (!kin__schema_is_served(at) || !(at->verbs & KIN__SCHEMA_VERB_WATCH))
            continue;
        TRY(check_resource(client, name_resource(&named, at), &same));
        kinds += same > 0;
        total += same;
    }
    print_message("%zu kinds, %zu objects\n", kinds, total);
    assert_true(kinds >= 62);
    return 0;
}

/* An error in protobuf has the same content as one in JSON. */
KIN_TEST(reads_errors)
{
    KIN_AUTO(kin_client) *client = NULL;
    KIN_AUTO(kin_status) *status = NULL;
    const kin_resource secrets = {"", "v1", "secrets", "Secret", false};
    const kin_list_handler handler = {.size = sizeof(handler),
                                      .on_item = objects_add};
    kin_error err = KIN_ERROR_INIT;

    TRY(cluster_client(alloc, "viewer", NULL, &client));
    TRY_FAIL(
        kin_client_list(
            client, &secrets,
            KIN_OPTS(kin_list_opts,
                     .call = KIN_OPTS(kin_call_opts, .wire = KIN_WIRE_PROTOBUF,
                                      .ret_status = &status)),
            &handler, NULL, &err),
        KIN_EFORBIDDEN);
    assert_non_null(strstr(err.message, "secrets is forbidden"));
    assert_int_equal(err.http_status, 403);
    assert_non_null(status);
    return 0;
}

/* A streaming list of a future version ends with an ERROR event. */
KIN_TEST(reads_errors_of_watches)
{
    KIN_AUTO(kin_client) *client = NULL;
    KIN_AUTO(kin_watch) *watch = NULL;
    kin_watch_event event = {.size = sizeof(event)};

    TRY(cluster_client(alloc, NULL, NULL, &client));
    TRY(kin_client_watch(
        client, &pods,
        KIN_OPTS(kin_list_opts,
                 .call = KIN_OPTS(kin_call_opts, .wire = KIN_WIRE_PROTOBUF),
                 .send_initial_events = true, .allow_bookmarks = true,
                 .version_match = KIN_VERSION_MATCH_NOT_OLDER_THAN,
                 .resource_version = kin_s("999999999")),
        &watch, NULL));
    TRY(kin_watch_next(watch, kin_deadline_ms(SOON_MS), &event, NULL));
    assert_int_equal(event.type, KIN_WATCH_ERROR);
    assert_int_equal(event.error->http_status, 504);
    assert_true(kin__error_is_too_large_resource_version(event.error));
    assert_non_null(event.status);
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(both_forms_give_the_same_values),
              KIN_TEST_ENTRY(reads_errors),
              KIN_TEST_ENTRY(reads_errors_of_watches))
