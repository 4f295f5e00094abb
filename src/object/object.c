/* SPDX-License-Identifier: Apache-2.0 */
#include "object/object.h"

#include "base/alloc.h"
#include "base/str.h"
#include "object/document.h"
#include "object/partial.h"

/* ---- finding the fields of a record ---- */

static const uint32_t *val_object(const struct kin__arena *arena, kin__val val)
{
    if (!kin__val_is_node(val))
        return NULL;
    const uint32_t *node = kin__node(arena->ro, val);
    return kin__node_type(node) == KIN__NODE_OBJECT ? node : NULL;
}

/* Returns the bytes of a string; a view with a NULL pointer for anything else.
 */
static kin_str val_str(const struct kin__arena *arena, kin__val val)
{
    if (val == KIN__VAL_EMPTY_STRING)
        return kin_s("");
    if (!kin__val_is_node(val))
        return kin_str_of(NULL, 0);
    const uint32_t *node = kin__node(arena->ro, val);
    if (kin__node_type(node) != KIN__NODE_STRING)
        return kin_str_of(NULL, 0);
    return kin__node_str(node);
}

static kin__val val_member(const struct kin__arena *arena, kin__val val,
                           kin_str key)
{
    const uint32_t *node = val_object(arena, val);

    if (!node)
        return KIN__VAL_NONE;
    const uint32_t *shape = kin__node(arena->ro, kin__node_shape(node));
    uint32_t count = kin__node_count(node);
    for (uint32_t i = 0; i < count; i++)
        if (kin_str_eq(kin__shape_key(shape, i), key))
            return kin__node_values(node)[i];
    return KIN__VAL_NONE;
}

/* Members of the metadata that are looked up. */
enum {
    FIELD_NAME,
    FIELD_NAMESPACE,
    FIELD_UID,
    FIELD_RESOURCE_VERSION,
    FIELD_LABELS,
    FIELD_ANNOTATIONS,
    FIELD_OWNER_REFERENCES,
    FIELD_COUNT,
};

/* Returns the field of a key, or FIELD_COUNT. */
static unsigned field_of(kin_str key)
{
#define FIELD_IS(text, field)                                                  \
    if (memcmp(key.ptr, text, sizeof(text) - 1) == 0)                          \
    return field
    switch (key.len) {
    case sizeof("uid") - 1:
        FIELD_IS("uid", FIELD_UID);
        break;
    case sizeof("name") - 1:
        FIELD_IS("name", FIELD_NAME);
        break;
    case sizeof("labels") - 1:
        FIELD_IS("labels", FIELD_LABELS);
        break;
    case sizeof("namespace") - 1:
        FIELD_IS("namespace", FIELD_NAMESPACE);
        break;
    case sizeof("annotations") - 1:
        FIELD_IS("annotations", FIELD_ANNOTATIONS);
        break;
    case sizeof("resourceVersion") - 1:
        FIELD_IS("resourceVersion", FIELD_RESOURCE_VERSION);
        FIELD_IS("ownerReferences", FIELD_OWNER_REFERENCES);
        break;
    default:
        break;
    }
#undef FIELD_IS
    return FIELD_COUNT;
}

/* One pass over the keys instead of a search for each field. */
static void metadata_places(const uint32_t *shape, uint32_t count,
                            uint8_t ret[FIELD_COUNT + 1])
{
    const char *text = kin__shape_text(shape);
    uint32_t from = 0;

    memset(ret, KIN__OBJECT_NO_PLACE, FIELD_COUNT + 1);
    for (uint32_t i = 0; i < count; i++) {
        uint32_t end = kin__shape_end(shape, i);
        kin_str key = kin_str_of(text + from + 1,
                                 end - from - KIN__SHAPE_KEY_FRAME);
        ret[field_of(key)] = (uint8_t)i;
        from = end;
    }
}

static kin__val metadata_at(const struct kin__arena *arena, kin__val metadata,
                            uint8_t place)
{
    const uint32_t *node = val_object(arena, metadata);

    if (!node || place == KIN__OBJECT_NO_PLACE)
        return KIN__VAL_NONE;
    return kin__node_values(node)[place];
}

static int fields_check_key(const struct kin__object_fields *fields,
                            kin_error *err)
{
    if (fields->name.len + fields->namespace_.len + 1 > KIN__VERSION_TEXT_MAX)
        return kin_error_set(err, KIN_ELIMIT, "key of object is too long");
    return 0;
}

static const struct kin__object_fields fields_none = {
    .metadata = KIN__VAL_NONE,
    .labels = KIN__VAL_NONE,
    .namespace_ = {"", 0},
    .name = {"", 0},
    .namespace_at = KIN__OBJECT_NO_PLACE,
    .uid_at = KIN__OBJECT_NO_PLACE,
    .resource_version_at = KIN__OBJECT_NO_PLACE,
    .annotations_at = KIN__OBJECT_NO_PLACE,
    .owner_references_at = KIN__OBJECT_NO_PLACE,
};

int kin__object_fields_find_any(const struct kin__arena *arena, kin__val root,
                                struct kin__object_fields *ret, kin_error *err)
{
    kin__val metadata = val_member(arena, root, kin_s("metadata"));
    const uint32_t *node = val_object(arena, metadata);
    uint8_t at[FIELD_COUNT + 1]; /* the last one is for other keys */

    if (!node) {
        *ret = fields_none;
        return 0;
    }
    if (kin__node_count(node) > KIN__OBJECT_NO_PLACE)
        return kin_error_set(
            err, KIN_ELIMIT, "metadata has %u members (limit %d)",
            (unsigned)kin__node_count(node), KIN__OBJECT_NO_PLACE);
    metadata_places(kin__node(arena->ro, kin__node_shape(node)),
                    kin__node_count(node), at);
    kin__val space = metadata_at(arena, metadata, at[FIELD_NAMESPACE]);
    struct kin__object_fields fields = {
        .metadata = metadata,
        .labels = metadata_at(arena, metadata, at[FIELD_LABELS]),
        .namespace_ = val_str(arena, space),
        .name = val_str(arena, metadata_at(arena, metadata, at[FIELD_NAME])),
        .namespace_at = at[FIELD_NAMESPACE],
        .uid_at = at[FIELD_UID],
        .resource_version_at = at[FIELD_RESOURCE_VERSION],
        .annotations_at = at[FIELD_ANNOTATIONS],
        .owner_references_at = at[FIELD_OWNER_REFERENCES],
    };
    if (!fields.name.ptr)
        fields.name = kin_s("");
    if (!fields.namespace_.ptr && space && space != KIN__VAL_NULL)
        return kin_error_set(err, KIN_EINVAL,
                             "metadata.namespace is not a string");
    int r = fields_check_key(&fields, err);
    if (r < 0)
        return r;
    *ret = fields;
    return 0;
}

int kin__object_fields_find(const struct kin__arena *arena, kin__val root,
                            struct kin__object_fields *ret, kin_error *err)
{
    struct kin__object_fields fields = {0};
    int r = kin__object_fields_find_any(arena, root, &fields, err);

    if (r < 0)
        return r;
    if (fields.metadata == KIN__VAL_NONE)
        return kin_error_set(err, KIN_EINVAL, "object has no metadata");
    if (fields.name.len == 0)
        return kin_error_set(err, KIN_EINVAL, "object has no metadata.name");
    *ret = fields;
    return 0;
}

bool kin_object_is_partial(const kin_object *object)
{
    return kin__value_is_partial(kin_object_value(object));
}

/* ---- records ---- */

static size_t fields_key_len(const struct kin__object_fields *fields)
{
    size_t space = fields->namespace_.len;

    return (space ? space + 1 : 0) + fields->name.len;
}

size_t kin__object_size(const struct kin__object_fields *fields)
{
    size_t size = offsetof(kin_object, key) + fields_key_len(fields) + 1;

    if (fields->store_key.ptr)
        size += fields->store_key.len + 1 + sizeof(uint16_t);
    return size;
}

static void key_write(char *key, const struct kin__object_fields *fields)
{
    size_t space = fields->namespace_.len;

    assert(fields->name.ptr);
    if (space) {
        memcpy(key, fields->namespace_.ptr, space);
        key[space] = '/';
        key += space + 1;
    }
    memcpy(key, fields->name.ptr, fields->name.len);
    key[fields->name.len] = '\0';
}

/* Sets the key to namespace/name. */
static void object_set_key(kin_object *object,
                           const struct kin__object_fields *fields)
{
    size_t space = fields->namespace_.len;
    size_t name_at = space ? space + 1 : 0;

    object->name_at = KIN__OBJECT_NO_PLACE;
    if (name_at < KIN__OBJECT_KEY_APART)
        object->name_at = (uint8_t)name_at;
    object->key_len = (uint16_t)fields_key_len(fields);
    key_write(object->key, fields);
}

static void object_set_store_key(kin_object *object,
                                 const struct kin__object_fields *fields)
{
    kin_str key = fields->store_key;
    uint16_t len = (uint16_t)fields_key_len(fields);

    assert(key.len <= KIN__VERSION_TEXT_MAX);
    object->name_at = KIN__OBJECT_KEY_APART;
    object->key_len = (uint16_t)key.len;
    memcpy(object->key, key.ptr, key.len);
    object->key[key.len] = '\0';
    memcpy(object->key + key.len + 1, &len, sizeof(len));
    key_write(object->key + key.len + 1 + sizeof(len), fields);
}

void kin__object_init(kin_object *object, struct kin__object_home *home,
                      kin__val root, const struct kin__object_fields *fields)
{
    atomic_init(&object->version.since, 0);
    atomic_init(&object->version.until, KIN__SEQ_NEVER);
    atomic_init(&object->version.next, NULL);
    atomic_init(&object->refs, 1);
    object->home = home;
    object->root = root;
    object->id = 0;
    object->metadata = fields->metadata;
    object->labels = fields->labels;
    object->namespace_at = fields->namespace_at;
    object->uid_at = fields->uid_at;
    object->resource_version_at = fields->resource_version_at;
    object->annotations_at = fields->annotations_at;
    object->owner_references_at = fields->owner_references_at;
    assert(fields_key_len(fields) <= KIN__VERSION_TEXT_MAX);
    if (fields->store_key.ptr)
        object_set_store_key(object, fields);
    else
        object_set_key(object, fields);
}

/* An object of a document, with its home. */
struct object_alone {
    struct kin__object_home home;
    kin_object object;
};

static void alone_give_back(kin_object *object)
{
    struct kin__object_home *home = object->home;
    struct kin__arena *arena = home->arena;

    kin__free(arena->alloc, home);
    (void)kin__arena_unref(arena);
}

int kin__object_new(struct kin__arena *arena, kin__val root, kin_object **ret,
                    kin_error *err)
{
    struct kin__object_fields fields = {0};

    int r = kin__object_fields_find(arena, root, &fields, err);
    if (r < 0)
        return r;
    size_t size = offsetof(struct object_alone, object) +
                  kin__object_size(&fields);
    struct object_alone *alone = kin__alloc(arena->alloc, 1, size);
    if (!alone)
        return kin_error_set(err, KIN_ENOMEM, "object: out of memory");
    alone->home.arena = kin__arena_ref(arena);
    alone->home.give_back = alone_give_back;
    kin__object_init(&alone->object, &alone->home, root, &fields);
    *ret = &alone->object;
    return 0;
}

int kin_object_new(const kin_document *doc, kin_object **ret, kin_error *err)
{
    if (!doc->root)
        return kin_error_set(err, KIN_EINVAL,
                             "object: the document is not finished");
    return kin__object_new(doc->arena, doc->root, ret, err);
}

kin_object *kin_object_ref(const kin_object *object)
{
    kin_object *self = kin__object_of(object);

    if (self)
        atomic_fetch_add_explicit(&self->refs, 1, memory_order_relaxed);
    return self;
}

kin_object *kin_object_unref(const kin_object *object)
{
    kin_object *self = kin__object_of(object);

    if (self &&
        atomic_fetch_sub_explicit(&self->refs, 1, memory_order_acq_rel) == 1)
        self->home->give_back(self);
    return NULL;
}

/* ---- getters ---- */

static kin_value object_value_of(const kin_object *object, kin__val val)
{
    return (kin_value){.home = object->home->arena, .bits = val};
}

static kin__val object_metadata_at(const kin_object *object, uint8_t place)
{
    return metadata_at(object->home->arena, object->metadata, place);
}

static kin_str object_key_apart(const kin_object *object)
{
    const char *at = object->key + object->key_len + 1;
    uint16_t len = 0;

    assert(object->name_at == KIN__OBJECT_KEY_APART);
    memcpy(&len, at, sizeof(len));
    return kin_str_of(at + sizeof(len), len);
}

kin_str kin_object_key(const kin_object *object)
{
    if (object->name_at == KIN__OBJECT_KEY_APART)
        return object_key_apart(object);
    return kin__version_text(&object->version);
}

static kin_str object_str_at(const kin_object *object, uint8_t place)
{
    kin_str s = val_str(object->home->arena, object_metadata_at(object, place));

    return s.ptr ? s : kin_s("");
}

kin_str kin_object_namespace(const kin_object *object)
{
    return object_str_at(object, object->namespace_at);
}

kin_str kin_object_name(const kin_object *object)
{
    size_t at = object->name_at;
    kin_str key = kin_object_key(object);

    if (at >= KIN__OBJECT_KEY_APART) {
        size_t space = kin_object_namespace(object).len;
        at = space ? space + 1 : 0;
    }
    return kin_str_of(key.ptr + at, key.len - at);
}

kin_namespaced_name kin_object_namespaced_name(const kin_object *object)
{
    return (kin_namespaced_name){.ns = kin_object_namespace(object),
                                 .name = kin_object_name(object)};
}

kin_str kin_object_uid(const kin_object *object)
{
    return object_str_at(object, object->uid_at);
}

kin_str kin_object_resource_version(const kin_object *object)
{
    return object_str_at(object, object->resource_version_at);
}

kin_value kin_object_labels(const kin_object *object)
{
    return object_value_of(object, object->labels);
}

kin_value kin_object_annotations(const kin_object *object)
{
    return object_value_of(object,
                           object_metadata_at(object, object->annotations_at));
}

kin_value kin_object_owner_references(const kin_object *object)
{
    return object_value_of(
        object, object_metadata_at(object, object->owner_references_at));
}

kin_value kin_object_metadata(const kin_object *object)
{
    return object_value_of(object, object->metadata);
}

kin_value kin_object_value(const kin_object *object)
{
    return object_value_of(object, object->root);
}

int kin_key_split(kin_str key, kin_str *ret_namespace, kin_str *ret_name,
                  kin_error *err)
{
    size_t slash = kin__str_find(key, '/');

    if (slash == KIN__STR_NONE) {
        *ret_namespace = kin_s("");
        *ret_name = key;
        return 0;
    }
    kin_str name = kin_str_of(key.ptr + slash + 1, key.len - slash - 1);
    if (kin__str_find(name, '/') != KIN__STR_NONE)
        return kin_error_set(err, KIN_EINVAL,
                             "key \"%.*s\" has more than two parts",
                             KIN_STR(key));
    *ret_namespace = kin_str_of(key.ptr, slash);
    *ret_name = name;
    return 0;
}
