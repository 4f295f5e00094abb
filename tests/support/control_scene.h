/* SPDX-License-Identifier: Apache-2.0 */
/*
 * control_scene.h - informers on sources that are the test's, for tests of what
 * stands on informers.
 */
#ifndef CONTROL_SCENE_H
#define CONTROL_SCENE_H

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

struct side {
    kin_fake_source *source;
    kin_informer *informer;
};

static inline void side_done(struct side *side)
{
    (void)kin_informer_free(side->informer);
    (void)kin_fake_source_free(side->source);
}

#define SIDE __attribute__((cleanup(side_done))) struct side

/* An informer that was not started.  Memory is not the test's, which has
 * threads it does not rule. */
static inline int side_init(struct side *side, const kin_resource *resource)
{
    *side = (struct side){.source = NULL};
    int r = kin_fake_source_new(NULL, resource, &side->source, NULL);

    if (r == 0)
        r = kin_informer_new_from_source(
            kin_fake_source_lister_watcher(side->source), NULL, &side->informer,
            NULL);
    return r;
}

/* A token that ends a wait which should have been over long before. */
static inline int stop_soon(int64_t ms, kin_stop **ret)
{
    return kin_stop_new(NULL,
                        KIN_OPTS(kin_stop_opts, .has_deadline = true,
                                 .deadline = kin_deadline_ms(ms)),
                        ret, NULL);
}

/* Starts reading, and waits until a watch tells of changes. */
static inline int side_start(struct side *side)
{
    KIN_AUTO(kin_stop) *stop = NULL;
    int r = stop_soon(SOON_MS, &stop);

    if (r == 0)
        r = kin_informer_start(side->informer, NULL);
    if (r == 0)
        r = kin_informer_wait_synced(side->informer, stop, NULL);
    if (r == 0)
        r = kin_fake_source_wait_watches(side->source, 1,
                                         kin_deadline_ms(SOON_MS));
    return r;
}

/* Texts are written with ' for ". */
static inline kin_str side_quoted(const char *text, char *room, size_t size)
{
    size_t len = strlen(text);

    assert_true(len < size);
    for (size_t i = 0; i < len; i++)
        room[i] = (char)(text[i] == '\'' ? '"' : text[i]);
    return kin_str_of(room, len);
}

static inline int side_put(struct side *side, const char *text)
{
    char room[1024];

    return kin_fake_source_put_json(
        side->source, side_quoted(text, room, sizeof(room)), NULL);
}

/* A Foo of the namespace "n". */
static inline int side_put_foo(struct side *side, const char *name,
                               const char *uid)
{
    char text[256];

    snprintf(text, sizeof(text),
             "{'metadata':{'name':'%s','namespace':'n','uid':'%s'}}", name,
             uid);
    return side_put(side, text);
}

/* A pod of a Foo. */
static inline int side_put_pod(struct side *side, const char *name,
                               const char *owner, const char *uid)
{
    char text[512];

    snprintf(text, sizeof(text),
             "{'metadata':{'name':'%s','namespace':'n','ownerReferences':[{"
             "'apiVersion':'example.com/v1','kind':'Foo','name':'%s',"
             "'uid':'%s','controller':true}]}}",
             name, owner, uid);
    return side_put(side, text);
}

/* An object with a version. */
static inline int side_object(const char *version, kin_object **ret)
{
    char text[256];
    char room[256];

    snprintf(text, sizeof(text),
             "{'metadata':{'name':'a','namespace':'n','resourceVersion':'%s'}}",
             version);
    return kin_object_parse(NULL, side_quoted(text, room, sizeof(room)), ret,
                            NULL);
}

#endif /* CONTROL_SCENE_H */
