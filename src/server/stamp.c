/* SPDX-License-Identifier: Apache-2.0 */
#include "server/stamp.h"

#include <assert.h>
#include <inttypes.h>
#include <stdio.h>

#include <kin/time.h>

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

/* ---- metadata ---- */

/* An object being rewritten in its document, or in another one; values that are
 * in the document already are not copied. */
struct stamping {
    struct kin__builder *builder;
    kin_value object;
    const struct kin__stamp *stamps;
    size_t count;
    int error; /* the first failure */
};

static void stamping_record(struct stamping *s, int r)
{
    assert(r <= 0);
    if (s->error == 0)
        s->error = r;
}

static void stamping_key(struct stamping *s, kin_str key)
{
    stamping_record(s, kin__builder_key(s->builder, key));
}

static void stamping_value(struct stamping *s, kin_value value)
{
    if (value.home == s->builder->arena)
        stamping_record(s, kin__builder_add(s->builder, value.bits));
    else
        stamping_record(s, kin__builder_add_value(s->builder, value));
}

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

static void stamping_number(struct stamping *s, int64_t number)
{
    char text[24];
    kin__val val = KIN__VAL_NONE;

    (void)snprintf(text, sizeof(text), "%" PRId64, number);
    int r = kin__make_number(s->builder->arena, kin_s(text), /* site= */ 0,
                             &val);
    stamping_record(s, r < 0 ? r : kin__builder_add(s->builder, val));
}

static void stamping_seconds(struct stamping *s, int64_t seconds)
{
    char text[KIN_TIME_TEXT_SIZE];

    (void)kin_time_format((kin_time){.seconds = seconds}, text, sizeof(text));
    stamping_record(s, kin__builder_add_string(s->builder, kin_s(text)));
}

static void stamping_stamp(struct stamping *s, const struct kin__stamp *stamp)
{
    switch (stamp->kind) {
    case KIN__STAMP_STRING:
        stamping_record(s, kin__builder_add_string(s->builder, stamp->text));
        break;
    case KIN__STAMP_INT:
        stamping_number(s, stamp->number);
        break;
    case KIN__STAMP_SECONDS:
        stamping_seconds(s, stamp->number);
        break;
    case KIN__STAMP_VALUE:
        stamping_value(s, stamp->value);
        break;
    case KIN__STAMP_REMOVE:
        break;
    }
}

static kin_value stamping_metadata_of(const struct stamping *s)
{
    return kin_value_get(s->object, KIN__S("metadata"));
}

static void stamping_member(struct stamping *s, kin_value metadata,
                            const char *key)
{
    const struct kin__stamp *stamp = stamp_find(s, key);
    kin_value value = kin_value_absent();

    if (!stamp)
        value = kin_value_get(metadata, kin_s(key));
    if (stamp ? !stamp_writes(stamp) : !kin_value_exists(value))
        return;
    stamping_key(s, kin_s(key));
    if (stamp)
        stamping_stamp(s, stamp);
    else
        stamping_value(s, value);
}

static bool meta_is_known(kin_str key)
{
    for (size_t i = 0; i < META_KEYS; i++)
        if (kin_str_eq(kin_s(go_order[i]), key))
            return true;
    return false;
}

/* Unknown members of the metadata come last. */
static void stamping_rest(struct stamping *s, kin_value metadata)
{
    for (size_t i = 0; i < kin_value_count(metadata); i++) {
        kin_str key = kin_value_key_at(metadata, i);
        if (meta_is_known(key))
            continue;
        stamping_key(s, key);
        stamping_value(s, kin_value_at(metadata, i));
    }
}

static void stamping_metadata(struct stamping *s, bool is_custom)
{
    const char *const *order = is_custom ? alphabet : go_order;
    kin_value metadata = stamping_metadata_of(s);

    stamping_key(s, KIN__S("metadata"));
    stamping_record(s, kin__builder_open(s->builder, KIN_TYPE_OBJECT));
    for (size_t i = 0; i < META_KEYS; i++)
        stamping_member(s, metadata, order[i]);
    stamping_rest(s, metadata);
    stamping_record(s, kin__builder_close(s->builder));
}

static int stamping_run(struct stamping *s, bool is_custom, kin__val *ret)
{
    kin_type type = kin_value_type(stamping_metadata_of(s));
    bool is_done = false;

    assert(s->error == 0);
    if (type != KIN_TYPE_OBJECT && type != KIN_TYPE_ABSENT &&
        type != KIN_TYPE_NULL)
        return KIN_EINVAL;
    for (size_t i = 0; i < s->count; i++)
        assert(meta_is_known(kin_s(s->stamps[i].key)));
    stamping_record(s, kin__builder_open(s->builder, KIN_TYPE_OBJECT));
    for (size_t i = 0; i < kin_value_count(s->object); i++) {
        kin_str key = kin_value_key_at(s->object, i);
        if (kin_str_eq(key, KIN__S("metadata"))) {
            stamping_metadata(s, is_custom);
            is_done = true;
            continue;
        }
        stamping_key(s, key);
        stamping_value(s, kin_value_at(s->object, i));
    }
    if (!is_done)
        stamping_metadata(s, is_custom);
    stamping_record(s, kin__builder_close(s->builder));
    return s->error < 0 ? s->error : kin__builder_take(s->builder, ret);
}

int kin__stamp(kin_document *doc, bool is_custom,
               const struct kin__stamp *stamps, size_t count, kin_error *err)
{
    KIN__AUTO_BUILDER builder;
    kin__val root = KIN__VAL_NONE;
    struct stamping s = {.builder = &builder,
                         .object = kin_document_root(doc),
                         .stamps = stamps,
                         .count = count};

    kin__builder_init(&builder, doc->arena);
    int r = stamping_run(&s, is_custom, &root);
    if (r < 0)
        return kin_error_set(err, r, "metadata: %s", kin_error_text(r));
    kin__document_set_root(doc, root);
    return 0;
}

int kin__stamp_copy(const kin_allocator *alloc, kin_value object,
                    bool is_custom, const struct kin__stamp *stamps,
                    size_t count, kin_document **ret, kin_error *err)
{
    KIN_AUTO(kin_document) *doc = NULL;
    struct stamping s = {.object = object, .stamps = stamps, .count = count};
    kin__val root = KIN__VAL_NONE;
    int r = kin__document_new(alloc, &doc, err);

    if (r < 0)
        return r;
    s.builder = &doc->builder;
    r = stamping_run(&s, is_custom, &root);
    if (r < 0)
        return kin_error_set(err, r, "metadata: %s", kin_error_text(r));
    kin__document_set_root(doc, root);
    *ret = KIN__STEAL(doc);
    return 0;
}

int kin__stamp_object(kin_document *doc, kin_object **ret, kin_error *err)
{
    assert(doc);
    return kin__object_new(doc->arena, doc->root, ret, err);
}

int kin__stamp_object_version(const kin_allocator *alloc,
                              const kin_object *object, uint64_t version,
                              kin_object **ret, kin_error *err)
{
    KIN_AUTO(kin_document) *doc = NULL;
    char text[24];
    kin_value value = kin_object_value(object);
    /* Only custom resources start with apiVersion. */
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

/* The index of a member of an object, or SIZE_MAX. */
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

/* Copies an object with another value at one index.  `part` is given on
 * success. */
static int node_replace(struct kin__arena *arena, kin__val val, size_t place,
                        kin__val part, kin__val *ret)
{
    const uint32_t *node = kin__node(arena->ro, val);
    uint32_t count = kin__node_count(node);
    kin__val *parts = kin__alloc(arena->alloc, count + 1, sizeof(*parts));
    uint8_t *owned = kin__alloc0(arena->alloc, count + 1, sizeof(*owned));
    int r = KIN_ENOMEM;

    assert(place < count);
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
    assert(place < kin__node_count(kin__node(arena->ro, val)));
    return kin__node_values(kin__node(arena->ro, val))[place];
}

/* node_replace() that releases `part` on failure. */
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

    assert(len > 0 && (size_t)len < sizeof(text));
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
