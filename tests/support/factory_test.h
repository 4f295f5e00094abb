/* SPDX-License-Identifier: Apache-2.0 */
/*
 * factory_test.h - factories with fake sources.
 */
#ifndef FACTORY_TEST_H
#define FACTORY_TEST_H

#include <stdatomic.h>
#include <stdio.h>
#include <string.h>

#include <kin/factory.h>
#include <kin/fake_source.h>

#include "base/str.h"
#include "kin_test.h"

enum { SOON_MS = 60000, FAKE_SOURCES = 4 };

static const kin_resource pods = {"", "v1", "pods", "Pod", false};
static const kin_resource deployments = {"apps", "v1", "deployments",
                                         "Deployment", false};
static const kin_resource nodes = {"", "v1", "nodes", "Node", true};

/* Sources of a factory; made on request. */
struct fakes {
    kin_fake_source *sources[FAKE_SOURCES];
    const kin_resource *resources[FAKE_SOURCES];
    char ns[FAKE_SOURCES][16]; /* requested */
    char kinds[FAKE_SOURCES][16];
    size_t count;
    _Atomic int made; /* requests for a source */
    int failure;      /* what to return instead */
};

static inline void fakes_done(struct fakes *fakes)
{
    for (size_t i = 0; i < fakes->count; i++)
        (void)kin_fake_source_free(fakes->sources[i]);
}

#define FAKES __attribute__((cleanup(fakes_done))) struct fakes

static inline int fakes_add(struct fakes *fakes, const kin_allocator *alloc,
                            const kin_resource *resource)
{
    int r = kin_fake_source_new(alloc, resource, &fakes->sources[fakes->count],
                                NULL);

    if (r == 0)
        fakes->resources[fakes->count++] = resource;
    return r;
}

static inline int fakes_source(const kin_resource *resource, kin_str ns,
                               kin_lister_watcher **ret, kin_error *err,
                               void *userdata)
{
    struct fakes *fakes = userdata;

    fakes->made++;
    if (fakes->failure < 0)
        return kin_error_set(err, fakes->failure, "no source today");
    for (size_t i = 0; i < fakes->count; i++) {
        if (strcmp(fakes->resources[i]->plural, resource->plural) != 0)
            continue;
        snprintf(fakes->ns[i], sizeof(fakes->ns[i]), "%.*s", KIN_STR(ns));
        snprintf(fakes->kinds[i], sizeof(fakes->kinds[i]), "%s",
                 resource->kind ? resource->kind : "");
        *ret = kin_lister_watcher_ref(
            kin_fake_source_lister_watcher(fakes->sources[i]));
        return 0;
    }
    return kin_error_set(err, KIN_ENOTFOUND, "no source of %s",
                         resource->plural);
}

static inline int fakes_put(struct fakes *fakes, size_t index, const char *json)
{
    char text[512];
    size_t len = strlen(json);

    assert_true(len < sizeof(text));
    for (size_t i = 0; i < len; i++)
        text[i] = (char)(json[i] == '\'' ? '"' : json[i]);
    return kin_fake_source_put_json(fakes->sources[index],
                                    kin_str_of(text, len), NULL);
}

/* A token with a deadline, for waits that normally end much earlier. */
static inline int stop_soon(int64_t ms, kin_stop **ret)
{
    return kin_stop_new(NULL,
                        KIN_OPTS(kin_stop_opts, .has_deadline = true,
                                 .deadline = kin_deadline_ms(ms)),
                        ret, NULL);
}

#endif /* FACTORY_TEST_H */
