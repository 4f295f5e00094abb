/* SPDX-License-Identifier: Apache-2.0 */
#include "informer/isolated.h"

#include <string.h>

#include "base/alloc.h"
#include "base/str.h"
#include "cache/store.h"

static inline kin_str isolated_key(const struct kin__isolated_object *object)
{
    return object->key;
}
KIN__MAP_DEFINE_STR(isolated_map, struct kin__isolated_object, isolated_key);

static struct isolated_map *set_map(const struct kin__isolated *set)
{
    return (struct isolated_map *)(uintptr_t)&set->by_key;
}

struct kin__object_identity kin__identity_of(kin_value object)
{
    kin_value metadata = kin_value_get(object, KIN__S("metadata"));
    kin_str version = kin_value_str(
        kin_value_get(metadata, KIN__S("resourceVersion")));

    return (struct kin__object_identity){
        .namespace_ = kin_value_str(
            kin_value_get(metadata, KIN__S("namespace"))),
        .name = kin_value_str(kin_value_get(metadata, KIN__S("name"))),
        .uid = kin_value_str(kin_value_get(metadata, KIN__S("uid"))),
        /* A version that no store can hold counts as absent. */
        .version = version.len > KIN__VERSION_TEXT_MAX ? KIN__S("") : version,
    };
}

void kin__isolated_init(struct kin__isolated *set, uint64_t seed,
                        const kin_allocator *alloc)
{
    *set = (struct kin__isolated){.alloc = alloc, .round = 1};
    kin__map_init(&set->by_key, alloc, seed, KIN__ISOLATED_MAX);
}

static void object_free(struct kin__isolated *set,
                        struct kin__isolated_object *object)
{
    set->live -= object->is_live;
    kin__kept_error_clear(&object->error, set->alloc);
    kin__free(set->alloc, object);
}

void kin__isolated_done(struct kin__isolated *set)
{
    struct isolated_map_iter it = isolated_map_iterate(set_map(set));
    struct kin__isolated_object *object = NULL;

    for (object = isolated_map_next(&it); object;
         object = isolated_map_next(&it)) {
        isolated_map_iter_remove(&it);
        object_free(set, object);
    }
    kin__map_done(&set->by_key);
}

kin_str kin__identity_key(const struct kin__object_identity *identity,
                          char buf[KIN__ISOLATED_KEY_MAX + 1])
{
    kin_str ns = identity->namespace_;
    kin_str name = identity->name;
    size_t slash = ns.len > 0;
    size_t len = ns.len + slash + name.len;

    if (len > KIN__ISOLATED_KEY_MAX)
        len = 0;
    if (len > 0 && slash) {
        memcpy(buf, ns.ptr, ns.len);
        buf[ns.len] = '/';
    }
    if (len > 0 && name.len > 0)
        memcpy(buf + ns.len + slash, name.ptr, name.len);
    buf[len] = '\0';
    return kin_str_of(buf, len);
}

/* ---- recording ---- */

static kin_str text_put(char **room, kin_str text)
{
    char *at = *room;

    if (text.len > 0)
        memcpy(at, text.ptr, text.len);
    at[text.len] = '\0';
    *room += text.len + 1;
    return kin_str_of(at, text.len);
}

static kin_str text_cut(kin_str text)
{
    return kin__str_slice(text, 0, KIN__ISOLATED_KEY_MAX);
}

static struct kin__isolated_object *object_new(
    struct kin__isolated *set, kin_str key,
    const struct kin__object_identity *identity, int64_t now_ns)
{
    kin_str uid = text_cut(identity->uid);
    kin_str version = text_cut(identity->version);
    size_t texts = key.len + uid.len + version.len + 3;
    struct kin__isolated_object *object = NULL;

    if (set->by_key.count >= KIN__ISOLATED_MAX)
        return NULL;
    object = kin__alloc0(set->alloc, 1, sizeof(*object) + texts);
    if (!object)
        return NULL;
    char *room = (char *)(object + 1);
    object->key = text_put(&room, key);
    object->uid = text_put(&room, uid);
    object->version = text_put(&room, version);
    object->since_ns = now_ns;
    if (isolated_map_insert(set_map(set), object) < 0) {
        kin__free(set->alloc, object);
        return NULL;
    }
    return object;
}

static void object_set(struct kin__isolated *set,
                       struct kin__isolated_object *object, bool is_staged)
{
    if (is_staged) {
        object->round = set->round;
        return;
    }
    set->live += !object->is_live;
    object->is_live = true;
}

/* Counts an object for which there is no room for a record.  Whether to report
 * it: only the first one of a round is, since nothing identifies the
 * others. */
static bool set_lose(struct kin__isolated *set, bool is_staged)
{
    size_t *lost = is_staged ? &set->staged_lost : &set->lost;

    return (*lost)++ == 0;
}

bool kin__isolated_note(struct kin__isolated *set, kin_str key,
                        const struct kin__object_identity *identity,
                        const kin_error *err, bool is_staged, int64_t now_ns)
{
    struct kin__isolated_object *object = isolated_map_get(set_map(set), key);
    bool was_live = object && object->is_live;
    uint64_t round = object ? object->round : 0;

    if (object && kin_str_eq(object->version, text_cut(identity->version))) {
        object_set(set, object, is_staged);
        return false;
    }
    if (object)
        object_free(set, isolated_map_remove(set_map(set), key));
    object = object_new(set, key, identity, now_ns);
    if (!object)
        return set_lose(set, is_staged);
    object->round = round;
    object->is_live = was_live;
    set->live += was_live;
    kin__kept_error_set(&object->error, set->alloc, err);
    object_set(set, object, is_staged);
    return true;
}

void kin__isolated_forget(struct kin__isolated *set, kin_str key)
{
    if (set->by_key.count == 0)
        return;
    struct kin__isolated_object *object = isolated_map_remove(set_map(set),
                                                              key);
    if (object)
        object_free(set, object);
}

void kin__isolated_unstage(struct kin__isolated *set, kin_str key)
{
    if (set->by_key.count == 0)
        return;
    struct kin__isolated_object *object = isolated_map_get(set_map(set), key);
    if (object)
        object->round = 0;
}

/* ---- lists ---- */

void kin__isolated_begin(struct kin__isolated *set)
{
    set->round++;
    set->staged_lost = 0;
}

void kin__isolated_publish(struct kin__isolated *set)
{
    struct isolated_map_iter it = isolated_map_iterate(set_map(set));
    struct kin__isolated_object *object = NULL;

    for (object = isolated_map_next(&it); object;
         object = isolated_map_next(&it)) {
        if (object->round == set->round) {
            object_set(set, object, /* is_staged= */ false);
            continue;
        }
        isolated_map_iter_remove(&it);
        object_free(set, object);
    }
    set->lost = set->staged_lost;
    set->staged_lost = 0;
}

/* ---- reading ---- */

bool kin__isolated_has(const struct kin__isolated *set, kin_str key)
{
    if (set->by_key.count == 0)
        return false;
    const struct kin__isolated_object *object = isolated_map_get(set_map(set),
                                                                 key);
    return object && object->is_live;
}

bool kin__isolated_may_have(const struct kin__isolated *set, kin_str key)
{
    size_t slash = kin__str_find(key, '/');
    size_t len = slash < key.len ? slash + 1 : 0; /* without the name */

    return set->lost > 0 || kin__isolated_has(set, KIN__S("")) ||
           kin__isolated_has(set, kin__str_slice(key, 0, len)) ||
           kin__isolated_has(set, key);
}

size_t kin__isolated_count(const struct kin__isolated *set)
{
    return set->live + set->lost;
}

void kin__isolated_each(struct kin__isolated *set,
                        void (*each)(const struct kin__isolated_object *object,
                                     void *userdata),
                        void *userdata)
{
    struct isolated_map_iter it = isolated_map_iterate(set_map(set));
    const struct kin__isolated_object *object = NULL;

    for (object = isolated_map_next(&it); object;
         object = isolated_map_next(&it)) {
        if (object->is_live)
            each(object, userdata);
    }
}
