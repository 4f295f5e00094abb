/* SPDX-License-Identifier: Apache-2.0 */
#include "server/stamp.h"

#include <inttypes.h>
#include <stdio.h>

#include "base/alloc.h"
#include "base/str.h"
#include "object/document.h"
#include "object/object.h"
#include "object/values.h"

enum { META_KEYS = 15 };

static const char *const go_order[META_KEYS] = {
    "name",
    "generateName",
    "namespace",
    "selfLink",
    "uid",
    "resourceVersion",
    "generation",
    "creationTimestamp",
    "deletionTimestamp",
    "deletionGracePeriodSeconds",
    "labels",
    "annotations",
    "ownerReferences",
    "finalizers",
    "managedFields",
};

static const char *const alphabet[META_KEYS] = {
    "annotations",
    "creationTimestamp",
    "deletionGracePeriodSeconds",
    "deletionTimestamp",
    "finalizers",
    "generateName",
    "generation",
    "labels",
    "managedFields",
    "name",
    "namespace",
    "ownerReferences",
    "resourceVersion",
    "selfLink",
    "uid",
};

/* ---- copies with other metadata ---- */

struct stamping {
    kin_document *doc;
    kin_value metadata;
    const struct kin__stamp *stamps;
    size_t count;
};

static const struct kin__stamp *stamp_find(const struct stamping *s,
                                           const char *key)
{
    for (size_t i = s->count; i > 0; i--)
        if (strcmp(s->stamps[i - 1].key, key) == 0)
            return &s->stamps[i - 1];
    return NULL;
}

static bool stamp_writes(const struct kin__stamp *stamp)
{
    if (stamp->kind == KIN__STAMP_VALUE)
        return kin_value_exists(stamp->value);
    return stamp->kind != KIN__STAMP_REMOVE;
}

static void stamp_write(kin_document *doc, const struct kin__stamp *stamp)
{
    switch (stamp->kind) {
    case KIN__STAMP_STRING:
        (void)kin_document_add_string(doc, stamp->text);
        break;
    case KIN__STAMP_INT:
        (void)kin_document_add_int(doc, stamp->number);
        break;
    case KIN__STAMP_SECONDS:
        (void)kin_document_add_seconds(doc, stamp->number);
        break;
    case KIN__STAMP_VALUE:
        (void)kin_document_add_value(doc, stamp->value);
        break;
    case KIN__STAMP_REMOVE:
        break;
    }
}

static void stamping_member(const struct stamping *s, const char *key)
{
    const struct kin__stamp *stamp = stamp_find(s, key);
    kin_value value = kin_value_get(s->metadata, kin_s(key));

    if (stamp ? !stamp_writes(stamp) : !kin_value_exists(value))
        return;
    (void)kin_document_key(s->doc, kin_s(key));
    if (stamp)
        stamp_write(s->doc, stamp);
    else
        (void)kin_document_add_value(s->doc, value);
}

static bool meta_is_known(kin_str key)
{
    for (size_t i = 0; i < META_KEYS; i++)
        if (kin_str_eq(kin_s(go_order[i]), key))
            return true;
    return false;
}

/* Members that metadata should not have stand at its end. */
static void stamping_rest(const struct stamping *s)
{
    for (size_t i = 0; i < kin_value_count(s->metadata); i++) {
        kin_str key = kin_value_key_at(s->metadata, i);
        if (meta_is_known(key))
            continue;
        (void)kin_document_key(s->doc, key);
        (void)kin_document_add_value(s->doc, kin_value_at(s->metadata, i));
    }
}

static void stamping_metadata(const struct stamping *s, bool is_custom)
{
    const char *const *order = is_custom ? alphabet : go_order;

    (void)kin_document_key(s->doc, KIN__S("metadata"));
    (void)kin_document_open_object(s->doc);
    for (size_t i = 0; i < META_KEYS; i++)
        stamping_member(s, order[i]);
    stamping_rest(s);
    (void)kin_document_close(s->doc);
}

int kin__stamp_copy(const kin_allocator *alloc, kin_value object,
                    bool is_custom, const struct kin__stamp *stamps,
                    size_t count, kin_document **ret, kin_error *err)
{
    KIN_AUTO(kin_document) *doc = NULL;
    struct stamping s = {.metadata = kin_value_get(object, KIN__S("metadata")),
                         .stamps = stamps,
                         .count = count};
    kin_type type = kin_value_type(s.metadata);
    bool is_done = false;

    if (type != KIN_TYPE_OBJECT && type != KIN_TYPE_ABSENT &&
        type != KIN_TYPE_NULL)
        return kin_error_set(err, KIN_EINVAL, "metadata is not an object");
    int r = kin_document_new(alloc, &doc, err);
    if (r < 0)
        return r;
    s.doc = doc;
    (void)kin_document_open_object(doc);
    for (size_t i = 0; i < kin_value_count(object); i++) {
        kin_str key = kin_value_key_at(object, i);
        if (kin_str_eq(key, KIN__S("metadata"))) {
            stamping_metadata(&s, is_custom);
            is_done = true;
            continue;
        }
        (void)kin_document_key(doc, key);
        (void)kin_document_add_value(doc, kin_value_at(object, i));
    }
    if (!is_done)
        stamping_metadata(&s, is_custom);
    (void)kin_document_close(doc);
    r = kin_document_finish(doc, err);
    if (r < 0)
        return r;
    *ret = KIN__STEAL(doc);
    return 0;
}

int kin__stamp_object(kin_document *doc, kin_object **ret, kin_error *err)
{
    return kin__object_new(doc->arena, doc->root, ret, err);
}

int kin__stamp_object_version(const kin_allocator *alloc,
                              const kin_object *object, uint64_t version,
                              kin_object **ret, kin_error *err)
{
    KIN_AUTO(kin_document) *doc = NULL;
    char text[24];
    kin_value value = kin_object_value(object);
    /* Only what is custom has apiVersion in front. */
    bool is_custom = kin_str_eq(kin_value_key_at(value, 0),
                                KIN__S("apiVersion"));

    (void)snprintf(text, sizeof(text), "%" PRIu64, version);
    struct kin__stamp stamp = {.key = "resourceVersion",
                               .kind = KIN__STAMP_STRING,
                               .text = kin_s(text)};
    int r = kin__stamp_copy(alloc, value, is_custom, &stamp, 1, &doc, err);
    if (r < 0)
        return r;
    return kin__stamp_object(doc, ret, err);
}

/* ---- in an arena ---- */

/* Where a member of an object stands; SIZE_MAX if nowhere. */
static size_t node_place(const struct kin__arena *arena, kin__val val,
                         kin_str key)
{
    if (!kin__val_is_node(val))
        return SIZE_MAX;
    const uint32_t *node = kin__node(arena->ro, val);
    if (kin__node_type(node) != KIN__NODE_OBJECT)
        return SIZE_MAX;
    const uint32_t *shape = kin__node(arena->ro, kin__node_shape(node));
    for (uint32_t i = 0; i < kin__node_count(node); i++)
        if (kin_str_eq(kin__shape_key(shape, i), key))
            return i;
    return SIZE_MAX;
}

/* The same object with another value at one place.  `part` is given if this
 * succeeds. */
static int node_replace(struct kin__arena *arena, kin__val val, size_t place,
                        kin__val part, kin__val *ret)
{
    const uint32_t *node = kin__node(arena->ro, val);
    uint32_t count = kin__node_count(node);
    kin__val *parts = kin__alloc(arena->alloc, count + 1, sizeof(*parts));
    uint8_t *owned = kin__alloc0(arena->alloc, count + 1, sizeof(*owned));
    int r = KIN_ENOMEM;

    if (parts && owned) {
        parts[0] = kin__node_shape(node);
        memcpy(parts + 1, kin__node_values(node), count * sizeof(*parts));
        parts[place + 1] = part;
        owned[place + 1] = 1;
        r = kin__make_object(arena, parts, owned, count, /* site= */ 0, ret);
    }
    kin__free(arena->alloc, parts);
    kin__free(arena->alloc, owned);
    return r;
}

static kin__val node_value(const struct kin__arena *arena, kin__val val,
                           size_t place)
{
    return kin__node_values(kin__node(arena->ro, val))[place];
}

/* Replaces and releases `part` if that fails. */
static int node_give(struct kin__arena *arena, kin__val val, size_t place,
                     kin__val part, kin__val *ret)
{
    int r = node_replace(arena, val, place, part, ret);

    if (r < 0)
        kin__val_unref(arena, part);
    return r;
}

static int stamp_root(struct kin__arena *arena, kin__val root, kin_str version,
                      kin__val *ret)
{
    kin__val text = KIN__VAL_NONE;
    kin__val metadata = KIN__VAL_NONE;
    size_t at = node_place(arena, root, KIN__S("metadata"));

    if (at == SIZE_MAX)
        return KIN_EINVAL;
    kin__val old = node_value(arena, root, at);
    size_t inner = node_place(arena, old, KIN__S("resourceVersion"));
    if (inner == SIZE_MAX)
        return KIN_EINVAL;
    int r = kin__make_string(arena, version, /* site= */ 0, &text);
    if (r == 0)
        r = node_give(arena, old, inner, text, &metadata);
    if (r == 0)
        r = node_give(arena, root, at, metadata, ret);
    return r;
}

int kin__stamp_version(struct kin__arena *arena, kin__val root,
                       uint64_t version, kin__val *ret)
{
    char text[24];
    int len = snprintf(text, sizeof(text), "%" PRIu64, version);
    int r = stamp_root(arena, root, kin_str_of(text, (size_t)len), ret);

    kin__val_unref(arena, root);
    return r;
}

/* ---- reading ---- */

kin_value kin__meta_get(kin_value object, const char *key)
{
    return kin_value_get(kin_value_get(object, KIN__S("metadata")), kin_s(key));
}

kin_str kin__meta_str(kin_value object, const char *key)
{
    return kin_value_str(kin__meta_get(object, key));
}

uint64_t kin__object_version(const kin_object *object)
{
    uint64_t version = 0;

    if (kin__str_to_u64(kin_object_resource_version(object), &version) < 0)
        return 0;
    return version;
}
