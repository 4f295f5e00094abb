/* SPDX-License-Identifier: Apache-2.0 */
/* control_fixture.h - informers with sources that the test controls */
#ifndef CONTROL_FIXTURE_H
#define CONTROL_FIXTURE_H

#include <stdio.h>
#include <string.h>

#include <kin/fake_source.h>
#include <kin/informer.h>
#include <kin/json.h>

#include "base/str.h"
#include "kin_test.h"

enum { SOON_MS = 60000 };

static const kin_resource foos = {"example.com", "v1", "foos", "Foo", false};
static const kin_resource pods = {"", "v1", "pods", "Pod", false};

struct fake_informer {
    kin_fake_source *source;
    kin_informer *informer;
};

static inline void fake_informer_done(struct fake_informer *fake)
{
    (void)kin_informer_free(fake->informer);
    (void)kin_fake_source_free(fake->source);
}

#define FAKE_INFORMER                                                          \
    __attribute__((cleanup(fake_informer_done))) struct fake_informer

/* An informer that is not started.  It does not use the allocator of the test,
 * since its threads outlive a failed allocation. */
static inline int fake_informer_init(struct fake_informer *fake,
                                     const kin_resource *resource)
{
    *fake = (struct fake_informer){.source = NULL};
    int r = kin_fake_source_new(NULL, resource, &fake->source, NULL);

    if (r == 0)
        r = kin_informer_new_from_source(
            kin_fake_source_lister_watcher(fake->source), NULL, &fake->informer,
            NULL);
    return r;
}

/* A stop token for a wait that should end long before it. */
static inline int stop_soon(int64_t ms, kin_stop **ret)
{
    return kin_stop_new(NULL,
                        KIN_OPTS(kin_stop_opts, .has_deadline = true,
                                 .deadline = kin_deadline_ms(ms)),
                        ret, NULL);
}

/* Starts the informer, and waits until its watch is established. */
static inline int fake_informer_start(struct fake_informer *fake)
{
    KIN_AUTO(kin_stop) *stop = NULL;
    int r = stop_soon(SOON_MS, &stop);

    if (r == 0)
        r = kin_informer_start(fake->informer, NULL);
    if (r == 0)
        r = kin_informer_wait_synced(fake->informer, stop, NULL);
    if (r == 0)
        r = kin_fake_source_wait_watches(fake->source, 1,
                                         kin_deadline_ms(SOON_MS));
    return r;
}

/* Texts are written with ' for ". */
static inline kin_str fake_informer_quoted(const char *text, char *room,
                                           size_t size)
{
    size_t len = strlen(text);

    assert_true(len < size);
    for (size_t i = 0; i < len; i++)
        room[i] = (char)(text[i] == '\'' ? '"' : text[i]);
    return kin_str_of(room, len);
}

static inline int fake_informer_put(struct fake_informer *fake,
                                    const char *text)
{
    char room[1024];

    return kin_fake_source_put_json(
        fake->source, fake_informer_quoted(text, room, sizeof(room)), NULL);
}

/* A Foo in the namespace "n". */
static inline int fake_informer_put_foo(struct fake_informer *fake,
                                        const char *name, const char *uid)
{
    char text[256];

    snprintf(text, sizeof(text),
             "{'metadata':{'name':'%s','namespace':'n','uid':'%s'}}", name,
             uid);
    return fake_informer_put(fake, text);
}

/* A pod of a Foo. */
static inline int fake_informer_put_pod(struct fake_informer *fake,
                                        const char *name, const char *owner,
                                        const char *uid)
{
    char text[512];

    snprintf(text, sizeof(text),
             "{'metadata':{'name':'%s','namespace':'n','ownerReferences':[{"
             "'apiVersion':'example.com/v1','kind':'Foo','name':'%s',"
             "'uid':'%s','controller':true}]}}",
             name, owner, uid);
    return fake_informer_put(fake, text);
}

/* An object with a version. */
static inline int fake_informer_object(const char *version, kin_object **ret)
{
    char text[256];
    char room[256];

    snprintf(text, sizeof(text),
             "{'metadata':{'name':'a','namespace':'n','resourceVersion':'%s'}}",
             version);
    return kin_object_parse(
        NULL, fake_informer_quoted(text, room, sizeof(room)), ret, NULL);
}

#endif /* CONTROL_FIXTURE_H */
