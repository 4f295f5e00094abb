/* SPDX-License-Identifier: Apache-2.0 */
/*
 * walk.h - exercises all default resources of a Kubernetes server through
 * factories: informer, lister, create, list, watch, delete.
 *
 * samples/resources.jsonl has a small object of each.  Everything happens in
 * the namespace "walk", and only that remains.
 */
#ifndef WALK_H
#define WALK_H

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <kin/client.h>
#include <kin/factory.h>
#include <kin/json.h>
#include <kin/lister.h>
#include <kin/resource.h>

#include "kin_test.h"
#include "schema/schema.h"
#include "write_test.h"

enum { WALK_MAX = 80, WALK_SOON_MS = 60000 };

#define WALK_NAMESPACE "walk"

struct walk_step {
    const kin_resource *resource;
    kin_document *line;     /* owned */
    kin_informer *whole;    /* borrowed; so is the next */
    kin_informer *metadata; /* of a factory without other informers */
};

struct walk {
    kin_client *client;
    kin_factory *whole;
    kin_factory *metadata;
    kin_selector *selector;
    kin_stop *stop;
    struct walk_step steps[WALK_MAX];
    size_t count;
};

static inline void walk_done(struct walk *walk)
{
    (void)kin_factory_free(walk->whole);
    (void)kin_factory_free(walk->metadata);
    (void)kin_selector_free(walk->selector);
    (void)kin_stop_unref(walk->stop);
    for (size_t i = 0; i < walk->count; i++)
        (void)kin_document_free(walk->steps[i].line);
}

#define WALK __attribute__((cleanup(walk_done))) struct walk

static inline kin_value walk_object(const struct walk_step *step)
{
    return kin_value_get(kin_document_root(step->line), kin_s("object"));
}

static inline kin_str walk_name(const struct walk_step *step)
{
    kin_value metadata = kin_value_get(walk_object(step), kin_s("metadata"));

    return kin_value_str(kin_value_get(metadata, kin_s("name")));
}

static inline kin_str walk_ns(const struct walk_step *step)
{
    return kin_s(step->resource->is_cluster_scoped ? "" : WALK_NAMESPACE);
}

/* "apps/v1/deployments" or "v1/pods" */
static inline const kin_resource *walk_resource(kin_str text)
{
    char copy[128];
    char *parts[3] = {copy, NULL, NULL};
    size_t count = 1;

    snprintf(copy, sizeof(copy), "%.*s", KIN_STR(text));
    for (char *at = strchr(copy, '/'); at && count < 3; at = strchr(at, '/')) {
        *at++ = '\0';
        parts[count++] = at;
    }
    assert_true(count >= 2);
    return kin_builtin_find(kin_s(count == 3 ? parts[0] : ""),
                            kin_s(parts[count - 2]), kin_s(parts[count - 1]));
}

static inline int walk_read(struct walk *walk, const char *path)
{
    FILE *file = fopen(path, "re");
    char *text = NULL;
    size_t cap = 0;

    assert_non_null(file);
    for (;;) {
        struct walk_step *step = &walk->steps[walk->count];
        ssize_t len = getline(&text, &cap, file);
        if (len < 0)
            break;
        assert_true(walk->count < WALK_MAX);
        TRY(kin_document_parse(NULL, kin_str_of(text, (size_t)len), &step->line,
                               NULL));
        walk->count++;
        step->resource = walk_resource(kin_value_str(
            kin_value_get(kin_document_root(step->line), kin_s("resource"))));
        assert_non_null(step->resource);
    }
    free(text);
    return fclose(file);
}

/* All default resources that can be created. */
static inline int walk_check_samples(const struct walk *walk)
{
    const struct kin__schema *schema = NULL;
    size_t served = 0;

    TRY(kin__schema_get(&schema, NULL));
    for (size_t i = 0; i < schema->resource_count; i++) {
        const struct kin__schema_resource *at = &schema->resources[i];
        bool is_found = false;
        if (!at->has_informer || !kin__schema_is_served(at) ||
            kin_str_eq(at->plural, kin_s("componentstatuses")))
            continue;
        served++;
        for (size_t k = 0; k < walk->count && !is_found; k++)
            is_found = walk->steps[k].resource ==
                       kin_builtin_find(at->group, at->version, at->plural);
        if (!is_found)
            fail_msg("no sample of %.*s", KIN_STR(at->plural));
    }
    assert_int_equal(served, walk->count);
    return 0;
}

static inline int walk_make_namespace(struct walk *walk)
{
    const kin_resource *resource = kin_builtin_find(kin_s(""), kin_s("v1"),
                                                    kin_s("namespaces"));
    KIN_AUTO(kin_document) *body = NULL;

    TRY(kin_document_parse(
        NULL, kin_s("{\"metadata\":{\"name\":\"" WALK_NAMESPACE "\"}}"), &body,
        NULL));
    int r = write_create(walk->client, resource, kin_s(""),
                         kin_document_root(body), NULL, NULL, NULL);
    return r == KIN_EEXISTS ? 0 : r;
}

static inline void walk_complain(const kin_factory_sync *sync, void *userdata)
{
    (void)userdata;
    if (sync->err)
        print_error("%s: %s\n", sync->resource->plural, sync->err->message);
}

static inline int walk_start(struct walk *walk)
{
    for (size_t i = 0; i < walk->count; i++) {
        struct walk_step *step = &walk->steps[i];
        const kin_resource *at = step->resource;
        TRY(kin_factory_for_resource(walk->whole, at->group, at->version,
                                     at->plural, &step->whole, NULL));
        TRY(kin_factory_for_resource(walk->metadata, at->group, at->version,
                                     at->plural, &step->metadata, NULL));
    }
    TRY(kin_factory_start(walk->whole, NULL, NULL));
    TRY(kin_factory_start(walk->metadata, NULL, NULL));
    TRY(kin_factory_wait_synced(walk->whole, walk->stop, walk_complain, NULL,
                                NULL));
    return kin_factory_wait_synced(walk->metadata, walk->stop, walk_complain,
                                   NULL, NULL);
}

static inline int walk_tweak(const kin_resource *resource,
                             kin_informer_opts *opts, kin_error *err,
                             void *userdata)
{
    (void)err;
    (void)resource;
    (void)userdata;
    opts->wire = KIN_WIRE_PROTOBUF;
    return 0;
}

static inline int walk_init(struct walk *walk, kin_client *client,
                            const char *samples, bool wants_protobuf)
{
    walk->client = client;
    TRY(kin_stop_new(NULL,
                     KIN_OPTS(kin_stop_opts, .has_deadline = true,
                              .deadline = kin_deadline_ms(WALK_SOON_MS)),
                     &walk->stop, NULL));
    TRY(kin_selector_parse_labels(NULL, kin_s("app=walk"), &walk->selector,
                                  NULL));
    TRY(kin_factory_new(
        client,
        KIN_OPTS(kin_factory_opts, .ns = kin_s(WALK_NAMESPACE),
                 .tweak_informer = wants_protobuf ? walk_tweak : NULL),
        &walk->whole, NULL));
    TRY(kin_factory_new(client,
                        KIN_OPTS(kin_factory_opts, .is_metadata_only = true),
                        &walk->metadata, NULL));
    TRY(walk_read(walk, samples));
    TRY(walk_check_samples(walk));
    return walk_make_namespace(walk);
}

/* ---- one resource ---- */

static inline int walk_print(kin_str piece, void *userdata)
{
    (void)userdata;
    print_error("%.*s", KIN_STR(piece));
    return 0;
}

static inline void walk_same(kin_value copy, kin_value made)
{
    if (kin_value_equal(copy, made))
        return;
    assert_int_equal(kin_value_write(copy, 0, walk_print, NULL), 0);
    print_error("\nis not\n");
    assert_int_equal(kin_value_write(made, 0, walk_print, NULL), 0);
    fail_msg("the copy differs");
}

static inline bool walk_is_version(const kin_object *object, kin_str version)
{
    return kin_str_eq(kin_object_resource_version(object), version);
}

/* The server may have changed the object since, such as the status of a
 * FlowSchema; then it is fetched once more. */
static inline int walk_check_whole(struct walk *walk,
                                   const struct walk_step *step,
                                   const kin_object *copy,
                                   const kin_object *made)
{
    KIN_AUTO(kin_object) *now = NULL;

    if (!walk_is_version(copy, kin_object_resource_version(made))) {
        TRY(kin_client_get(
            walk->client, step->resource,
            (kin_namespaced_name){walk_ns(step), walk_name(step)}, NULL, &now,
            NULL));
        made = now;
    }
    if (walk_is_version(copy, kin_object_resource_version(made)))
        walk_same(kin_object_value(copy), kin_object_value(made));
    return 0;
}

/* The cached object must equal the server's answer. */
static inline int walk_check_copies(struct walk *walk, struct walk_step *step,
                                    const kin_object *made)
{
    kin_str version = kin_object_resource_version(made);
    size_t selected = 0;

    TRY(kin_informer_wait_version(step->whole, version, walk->stop, NULL));
    TRY(kin_informer_wait_version(step->metadata, version, walk->stop, NULL));
    KIN_AUTO(kin_snapshot) *whole = kin_informer_snapshot(step->whole);
    KIN_AUTO(kin_snapshot) *metadata = kin_informer_snapshot(step->metadata);
    const kin_object *copy = kin_lister_get(whole, walk_ns(step),
                                            walk_name(step));
    assert_non_null(copy);
    TRY(walk_check_whole(walk, step, copy, made));
    kin_lister_iter it = kin_lister_list(whole, walk_ns(step), walk->selector);
    while (kin_lister_next(&it))
        selected++;
    assert_int_equal(selected, 1);
    copy = kin_lister_get(metadata, walk_ns(step), walk_name(step));
    assert_non_null(copy);
    assert_int_equal(kin_value_count(kin_object_value(copy)), 3);
    assert_str_equal(
        kin_value_str(kin_value_get(kin_object_value(copy), kin_s("kind"))),
        "PartialObjectMetadata");
    /* Only partially: a server converts only complete objects, and some
     * annotations come from that. */
    walk_same(kin_object_labels(copy), kin_object_labels(made));
    assert_true(kin_str_eq(kin_object_uid(copy), kin_object_uid(made)));
    return 0;
}

static inline int walk_count_item(const kin_object *object, void *userdata)
{
    size_t *count = userdata;

    (void)object;
    ++*count;
    return 0;
}

static inline int walk_check_list(struct walk *walk,
                                  const struct walk_step *step)
{
    size_t count = 0;
    const kin_list_handler handler = {.size = sizeof(handler),
                                      .on_item = walk_count_item,
                                      .userdata = &count};

    TRY(kin_client_list_all(walk->client, step->resource,
                            KIN_OPTS(kin_list_opts, .ns = walk_ns(step),
                                     .label_selector = kin_s("app=walk")),
                            &handler, NULL, NULL));
    assert_int_equal(count, 1);
    return 0;
}

/* Remove finalizers, since no controllers run. */
static inline int walk_delete(struct walk *walk, const struct walk_step *step)
{
    KIN_AUTO(kin_document) *none = NULL;
    KIN_AUTO(kin_document) *empty = NULL;

    TRY(kin_document_parse(NULL, kin_s("{\"metadata\":{\"finalizers\":null}}"),
                           &none, NULL));
    TRY(write_patch(
        walk->client, step->resource,
        (kin_namespaced_name){walk_ns(step), walk_name(step)},
        &(kin_patch){.type = KIN_PATCH_MERGE, .body = kin_document_root(none)},
        NULL, NULL, NULL));
    TRY(kin_client_delete(walk->client, step->resource,
                          (kin_namespaced_name){walk_ns(step), walk_name(step)},
                          KIN_OPTS(kin_delete_opts, .has_grace_period = true,
                                   .propagation = KIN_PROPAGATION_BACKGROUND),
                          NULL, NULL));
    if (strcmp(step->resource->plural, "namespaces") != 0)
        return 0;
    TRY(kin_document_parse(NULL,
                           kin_s("{\"metadata\":{\"name\":\"walked\"},"
                                 "\"spec\":{\"finalizers\":[]}}"),
                           &empty, NULL));
    /* The server may have removed them already. */
    (void)write_update(
        walk->client, step->resource, kin_s(""), kin_document_root(empty),
        KIN_OPTS(kin_call_opts, .subresource = kin_s("finalize")), NULL, NULL);
    return 0;
}

static inline bool walk_has(kin_informer *informer,
                            const struct walk_step *step)
{
    KIN_AUTO(kin_snapshot) *now = kin_informer_snapshot(informer);

    return kin_lister_get(now, walk_ns(step), walk_name(step)) != NULL;
}

static inline int walk_await_end(struct walk *walk,
                                 const struct walk_step *step)
{
    int r = 0;

    while (r == 0 &&
           (walk_has(step->whole, step) || walk_has(step->metadata, step)))
        r = kin_stop_wait(walk->stop, kin_deadline_ms(1));
    return r;
}

static inline int walk_one(struct walk *walk, struct walk_step *step)
{
    KIN_AUTO(kin_object) *made = NULL;
    kin_error err = KIN_ERROR_INIT;
    int r = write_create(walk->client, step->resource, walk_ns(step),
                         walk_object(step), NULL, &made, &err);

    if (r < 0)
        fail_msg("%s/%s: %s", step->resource->version, step->resource->plural,
                 err.message);
    TRY(walk_check_copies(walk, step, made));
    TRY(walk_check_list(walk, step));
    TRY(walk_delete(walk, step));
    TRY(walk_await_end(walk, step));
    return 0;
}

/* All informers of complete objects received their answers in this format. */
static inline void walk_check_wire(const struct walk *walk, bool is_protobuf)
{
    for (size_t i = 0; i < walk->count; i++) {
        kin_informer_stats stats = KIN_INIT(kin_informer_stats);
        kin_informer_get_stats(walk->steps[i].whole, &stats);
        if (stats.is_protobuf != is_protobuf || stats.wire_fallbacks > 0)
            fail_msg("%s: as JSON", walk->steps[i].resource->plural);
        kin_informer_get_stats(walk->steps[i].metadata, &stats);
        assert_false(stats.is_protobuf);
    }
}

/* The requested format and the format of the answer. */
struct walk_wire {
    bool is_asked;
    bool is_spoken;
};

/* `samples` is the path of that file. */
static inline int walk_all(kin_client *client, const char *samples,
                           struct walk_wire protobuf)
{
    WALK walk = {0};

    TRY(walk_init(&walk, client, samples, protobuf.is_asked));
    TRY(walk_start(&walk));
    walk_check_wire(&walk, protobuf.is_spoken);
    for (size_t i = 0; i < walk.count; i++) {
        struct walk_step *step = &walk.steps[i];
        int r = walk_one(&walk, step);
        if (r < 0)
            fail_msg("%s: %s", step->resource->plural, kin_error_name(r));
    }
    kin_factory_shutdown(walk.whole);
    return 0;
}

#endif /* WALK_H */
