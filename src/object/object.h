/* SPDX-License-Identifier: Apache-2.0 */
/*
 * object.h - internals of kin_object.
 *
 * The record of an object is writable memory, separate from the read-only
 * values.  It contains the key, inline, and the positions of frequently used
 * metadata.  Records of a store are in its pool (cache/pool.h), those of
 * documents are separate blocks; a record's home knows which, and frees it.
 */
#ifndef KIN_OBJECT_OBJECT_H
#define KIN_OBJECT_OBJECT_H

#include <kin/object.h>

#include "object/arena.h"

/* A sequence number that grows with every change visible to readers of a store.
 */
typedef uint64_t kin__seq;

/* 48 bits last for nine years at a million changes per second. */
#define KIN__SEQ_BITS 48
#define KIN__SEQ_NEVER ((UINT64_C(1) << KIN__SEQ_BITS) - 1)

/*
 * One version of something that changes over time (an object, a table),
 * embedded as first member.  It is visible at sequence numbers from `since` up
 * to, but not including, `until`.  See cache/version.h.
 */
struct kin__version {
    _Atomic kin__seq since;
    _Atomic kin__seq until; /* KIN__SEQ_NEVER initially */
    struct kin__version
        *_Atomic next; /* older version, or NULL; later a list link */
};

/* Offsets of the text of a version that has one: its length, then the text with
 * a NUL.  They are adjacent because a search reads only these. */
#define KIN__VERSION_TEXT_LEN_AT 58
#define KIN__VERSION_TEXT_AT 60
#define KIN__VERSION_TEXT_MAX UINT16_MAX

static inline kin__seq kin__version_since(const struct kin__version *version)
{
    return atomic_load_explicit(&version->since, memory_order_relaxed);
}

static inline kin__seq kin__version_until(const struct kin__version *version)
{
    return atomic_load_explicit(&version->until, memory_order_relaxed);
}

static inline kin_str kin__version_text(const struct kin__version *version)
{
    const char *base = (const char *)version;

    return kin_str_of(base + KIN__VERSION_TEXT_AT,
                      *(const uint16_t *)(base + KIN__VERSION_TEXT_LEN_AT));
}

struct kin__object_home {
    struct kin__arena *arena;
    /* Frees a record without references; called on any thread. */
    void (*give_back)(kin_object *object);
};

/* The member does not exist, or its position does not fit. */
#define KIN__OBJECT_NO_PLACE UINT8_MAX

/* Value of `name_at` in a store with custom keys: the version's text is the
 * custom key; after it and its NUL follow the length of namespace/name in two
 * bytes, and namespace/name. */
#define KIN__OBJECT_KEY_APART (UINT8_MAX - 1)

struct kin_object {
    struct kin__version version;   /* its text is the key in the store */
    struct kin__object_home *home; /* outlives the record */
    _Atomic uint32_t refs;
    kin__val root; /* owned reference if in a cache */
    uint32_t id;   /* id of the key in the store; 0 if in none */
    kin__val metadata;
    kin__val labels; /* KIN__VAL_NONE if absent */
    /* Positions among the members of the metadata. */
    uint8_t namespace_at;
    uint8_t uid_at;
    uint8_t resource_version_at;
    uint8_t annotations_at;
    uint8_t owner_references_at;
    uint8_t name_at; /* offset in the key; KIN__OBJECT_NO_PLACE: after the
                        slash; or KIN__OBJECT_KEY_APART */
    uint16_t key_len;
    char key[]; /* NUL-terminated */
};

_Static_assert(offsetof(struct kin_object, key) == KIN__VERSION_TEXT_AT &&
                   offsetof(struct kin_object, key_len) ==
                       KIN__VERSION_TEXT_LEN_AT,
               "the key is at the offset of a version's text");

/* The parts of a record; views into the arena. */
struct kin__object_fields {
    kin__val metadata;
    kin__val labels;
    kin_str namespace_; /* empty if absent */
    kin_str name;
    kin_str store_key; /* custom key; a NULL pointer if it is namespace/name */
    uint8_t namespace_at;
    uint8_t uid_at;
    uint8_t resource_version_at;
    uint8_t annotations_at;
    uint8_t owner_references_at;
};

/* Finds the fields of an object.  0; KIN_EINVAL if it has no key: no metadata,
 * no name, or a name or namespace that is not a string; KIN_ELIMIT if the key
 * is too long. */
int kin__object_fields_find(const struct kin__arena *arena, kin__val root,
                            struct kin__object_fields *ret,
                            kin_error *err) KIN_NODISCARD;

/* Like kin__object_fields_find(), but sets an empty name if metadata or name
 * are missing. */
int kin__object_fields_find_any(const struct kin__arena *arena, kin__val root,
                                struct kin__object_fields *ret,
                                kin_error *err) KIN_NODISCARD;

/* Returns the size of a record with these fields. */
size_t kin__object_size(const struct kin__object_fields *fields);

/* Initialises a record with one reference; `root` is given. */
void kin__object_init(kin_object *object, struct kin__object_home *home,
                      kin__val root, const struct kin__object_fields *fields);

/* Creates an object that is in no store.  `root` is given and never released,
 * so this is meant for documents.  Takes a reference to the arena.  0,
 * KIN_EINVAL, KIN_ELIMIT or KIN_ENOMEM. */
int kin__object_new(struct kin__arena *arena, kin__val root, kin_object **ret,
                    kin_error *err) KIN_NODISCARD;

/* Casts the const away from a public object, for internal bookkeeping. */
static inline kin_object *kin__object_of(const kin_object *object)
{
    return (kin_object *)(uintptr_t)object;
}

#endif /* KIN_OBJECT_OBJECT_H */
