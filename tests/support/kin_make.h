/* SPDX-License-Identifier: Apache-2.0 */
/*
 * kin_make.h - creates objects for tests and benchmarks without a parser.
 */
#ifndef KIN_MAKE_H
#define KIN_MAKE_H

#include <stdio.h>

#include "object/values.h"

/* The members of an object; NULL omits a member. */
struct kin_make {
    const char *space; /* metadata.namespace */
    const char *name;
    const char *uid;
    const char *version; /* metadata.resourceVersion */
    const char *app;     /* metadata.labels.app */
    const char *node;    /* spec.node */
    int number;          /* spec.number */
};

enum { KIN_MAKE_MEMBERS = 8 };

/* An object under construction; parts[0] is reserved for the shape. */
struct kin_make_members {
    struct kin__arena *arena;
    char text[256]; /* the keys of the shape, each as "key": */
    uint32_t text_len;
    uint32_t ends[KIN_MAKE_MEMBERS]; /* of the keys, in `text` */
    kin__val parts[1 + KIN_MAKE_MEMBERS];
    uint32_t count;
};

static inline void kin_make_release(struct kin_make_members *m)
{
    for (uint32_t i = 0; i <= m->count; i++)
        kin__val_unref(m->arena, m->parts[i]);
}

/* Adds a member; `val` is given. */
static inline void kin_make_add(struct kin_make_members *m, const char *key,
                                kin__val val)
{
    int len = snprintf(m->text + m->text_len, sizeof(m->text) - m->text_len,
                       "\"%s\":", key);

    m->text_len += (uint32_t)len;
    m->ends[m->count++] = m->text_len;
    m->parts[m->count] = val;
}

static inline int kin_make_add_str(struct kin_make_members *m, const char *key,
                                   const char *text)
{
    kin__val val = KIN__VAL_NONE;

    if (!text)
        return 0;
    int r = kin__make_string(m->arena, kin_s(text), 0, &val);
    if (r == 0)
        kin_make_add(m, key, val);
    return r;
}

/* Creates the object from its members, which are given. */
static inline int kin_make_close(struct kin_make_members *m, kin__val *ret)
{
    const uint8_t owned[1 + KIN_MAKE_MEMBERS] = {1, 1, 1, 1, 1, 1, 1, 1, 1};

    if (m->count == 0) {
        *ret = KIN__VAL_EMPTY_OBJECT;
        return 0;
    }
    int r = kin__make_shape(m->arena, kin_str_of(m->text, m->text_len), m->ends,
                            m->count, &m->parts[0]);
    if (r == 0)
        r = kin__make_object(m->arena, m->parts, owned, m->count, 0, ret);
    if (r < 0)
        kin_make_release(m);
    return r;
}

static inline int kin_make_labels(struct kin__arena *arena, const char *app,
                                  kin__val *ret)
{
    struct kin_make_members m = {.arena = arena};
    int r = kin_make_add_str(&m, "app", app);

    return r < 0 ? r : kin_make_close(&m, ret);
}

static inline int kin_make_metadata(struct kin__arena *arena,
                                    const struct kin_make *make, kin__val *ret)
{
    struct kin_make_members m = {.arena = arena};
    kin__val labels = KIN__VAL_NONE;
    int r = kin_make_add_str(&m, "name", make->name);

    if (r == 0)
        r = kin_make_add_str(&m, "namespace", make->space);
    if (r == 0)
        r = kin_make_add_str(&m, "uid", make->uid);
    if (r == 0)
        r = kin_make_add_str(&m, "resourceVersion", make->version);
    if (r == 0 && make->app)
        r = kin_make_labels(arena, make->app, &labels);
    if (r < 0) {
        kin_make_release(&m);
        return r;
    }
    if (labels)
        kin_make_add(&m, "labels", labels);
    return kin_make_close(&m, ret);
}

static inline int kin_make_spec(struct kin__arena *arena,
                                const struct kin_make *make, kin__val *ret)
{
    struct kin_make_members m = {.arena = arena};
    int r = kin_make_add_str(&m, "node", make->node);

    if (r < 0)
        return r;
    kin_make_add(&m, "number", kin__val_of_int(make->number));
    return kin_make_close(&m, ret);
}

/* Creates {"metadata": {...}, "spec": {...}}; `*ret` is owned. */
static inline int kin_make_root(struct kin__arena *arena,
                                const struct kin_make *make, kin__val *ret)
{
    struct kin_make_members m = {.arena = arena};
    kin__val metadata = KIN__VAL_NONE;
    kin__val spec = KIN__VAL_NONE;

    int r = kin_make_metadata(arena, make, &metadata);
    if (r < 0)
        return r;
    kin_make_add(&m, "metadata", metadata);
    r = kin_make_spec(arena, make, &spec);
    if (r < 0) {
        kin_make_release(&m);
        return r;
    }
    kin_make_add(&m, "spec", spec);
    kin__values_next(arena);
    return kin_make_close(&m, ret);
}

#endif /* KIN_MAKE_H */
