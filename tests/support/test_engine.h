/* SPDX-License-Identifier: Apache-2.0 */
/*
 * test_engine.h - an engine with a few resources, and one-line requests.
 *
 * It serves core/v1 namespaces, configmaps, pods (with status) and nodes, and
 * definitions.  The clock stands still at 2026-01-01T00:00:00Z.
 */
#ifndef TEST_ENGINE_H
#define TEST_ENGINE_H

#include "base/fake_clock.h"
#include "server/engine.h"
#include "server/storage.h"

struct test_engine {
    const kin_allocator *alloc;
    struct kin__fake_clock clock;
    struct kin__engine *engine;
    struct kin__failure failure; /* of the last failed request */
};

/* Starts an engine.  `opts` may be NULL; clock, seed and allocator are set
 * here. */
int test_engine_init(struct test_engine *test, const kin_allocator *alloc,
                     const struct kin__engine_opts *opts);
void test_engine_done(struct test_engine *test);
#define TEST_ENGINE                                                            \
    __attribute__((cleanup(test_engine_done))) struct test_engine

/* A reference; NULL if it is not served.  `what` is "v1/pods",
 * "ex.io/v1/foos". */
struct kin__resource *test_resource(struct test_engine *test, const char *what);

/* The requests below name an object as "v1/pods/default/web", or
 * "v1/namespaces//default" if it is cluster-scoped, followed by "/status" or
 * another subresource.  Bodies and patches are JSON.  `ret` may be NULL;
 * otherwise it is released with kin_object_unref(). */
int test_create(struct test_engine *test, const char *where, const char *body,
                kin_object **ret);
int test_get(struct test_engine *test, const char *where, kin_object **ret);
int test_update(struct test_engine *test, const char *where, const char *body,
                kin_object **ret);
int test_patch(struct test_engine *test, const char *where,
               enum kin__patch_type type, const char *patch, kin_object **ret);
int test_merge(struct test_engine *test, const char *where, const char *patch,
               kin_object **ret);
int test_delete(struct test_engine *test, const char *where,
                const char *options, struct kin__deleted *ret);

/* The same with options. */
int test_write(struct test_engine *test, const char *verb, const char *where,
               const char *body, const struct kin__write_opts *opts,
               struct kin__written *ret);

/* The JSON text of a value; freed with kin__free(). */
char *test_json(const kin_allocator *alloc, kin_value value);

/* Lists "v1/configmaps" in a namespace ("" for all); `opts` has the other
 * options. */
int test_list(struct test_engine *test, const char *what, const char *space,
              const struct kin__list_opts *opts, struct kin__list **ret);
int test_watch(struct test_engine *test, const char *what, const char *space,
               const struct kin__watch_opts *opts, struct kin__watch **ret);

/* Writes the names of a list, joined by commas, into a buffer and returns
 * it. */
const char *test_names(const struct kin__list *list, char *buffer, size_t size);

/* The next item of a watch as text: "ADDED a 5", "BOOKMARK 7 end", "ERROR 410",
 * "wait", "end". */
const char *test_next(struct kin__watch *watch, char *buffer, size_t size);

#endif /* TEST_ENGINE_H */
