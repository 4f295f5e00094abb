/* SPDX-License-Identifier: Apache-2.0 */
/*
 * object.h - the record of a kin_object.
 *
 * The record is writable memory beside the read-only values.  It holds the key,
 * inline, and where to find the parts of the metadata that are asked for often.
 * Records of a store lie in its pool (cache/pool.h), those of documents are
 * blocks of their own; a record's home knows which, and takes it back.
 */
#ifndef KIN_OBJECT_OBJECT_H
#define KIN_OBJECT_OBJECT_H

#include <kin/object.h>

#include "object/arena.h"

/* A number that grows with every step that readers of a store can see. */
typedef uint64_t kin__seq;

/* Numbers have 48 bits: nine years at a million a second. */
#define KIN__SEQ_BITS 48
#define KIN__SEQ_NEVER ((UINT64_C(1) << KIN__SEQ_BITS) - 1)

/*
 * One version of something that changes over time (an object, a table): the
 * first member of each of them.  It is visible to those who look at the store
 * as of a number from `since` up to, but not including, `until`.  See
 * cache/version.h.
 */
struct kin__version {
    _Atomic kin__seq since;
    _Atomic kin__seq until;            /* KIN__SEQ_NEVER at first */
    struct kin__version *_Atomic next; /* older, or NULL; a list's link later */
};

/* Where those versions that have a text keep it: its length, then the text with
 * a NUL.  They stand together, since a search looks at them and no further. */
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
    /* Takes a record whose last reference is gone; called by any thread. */
    void (*give_back)(kin_object *object);
};

/* A member that is not there, or whose place does not fit. */
#define KIN__OBJECT_NO_PLACE UINT8_MAX

/* Of `name_at`: the version's text is the key in a store with keys of its own;
 * behind that and its NUL stand two bytes, the length of namespace/name, and
 * namespace/name. */
#define KIN__OBJECT_KEY_APART (UINT8_MAX - 1)

struct kin_object {
    struct kin__version version;   /* its text is the key in its store */
    struct kin__object_home *home; /* outlives the record */
    _Atomic uint32_t refs;
    kin__val root; /* one reference, if it lies in a cache */
    uint32_t id;   /* of the key in its store; 0 if it is in none */
    kin__val metadata;
    kin__val labels; /* KIN__VAL_NONE if there are none */
    /* Places among the members of the metadata. */
    uint8_t namespace_at;
    uint8_t uid_at;
    uint8_t resource_version_at;
    uint8_t annotations_at;
    uint8_t owner_references_at;
    uint8_t name_at; /* in the key; KIN__OBJECT_NO_PLACE: behind the slash;
                        or KIN__OBJECT_KEY_APART */
    uint16_t key_len;
    char key[]; /* NUL-terminated */
};

_Static_assert(offsetof(struct kin_object, key) == KIN__VERSION_TEXT_AT &&
                   offsetof(struct kin_object, key_len) ==
                       KIN__VERSION_TEXT_LEN_AT,
               "keys are found where versions keep their text");

/* What a record is made of; views into the arena. */
struct kin__object_fields {
    kin__val metadata;
    kin__val labels;
    kin_str namespace_; /* empty if there is none */
    kin_str name;
    kin_str store_key; /* other than namespace/name; without a pointer: none */
    uint8_t namespace_at;
    uint8_t uid_at;
    uint8_t resource_version_at;
    uint8_t annotations_at;
    uint8_t owner_references_at;
};

/* Finds them.  0, or KIN_EINVAL for what has no key: no metadata, no name, a
 * name or namespace that is no string; KIN_ELIMIT for a key that is too long.
 */
int kin__object_fields_find(const struct kin__arena *arena, kin__val root,
                            struct kin__object_fields *ret,
                            kin_error *err) KIN_NODISCARD;

/* The same, but what has no metadata or no name has an empty name. */
int kin__object_fields_find_any(const struct kin__arena *arena, kin__val root,
                                struct kin__object_fields *ret,
                                kin_error *err) KIN_NODISCARD;

/* Bytes of a record with these fields. */
size_t kin__object_size(const struct kin__object_fields *fields);

/* Fills a record with one reference; `root` is given to it. */
void kin__object_init(kin_object *object, struct kin__object_home *home,
                      kin__val root, const struct kin__object_fields *fields);

/* An object that is in no store.  `root` is given; for a cache arena only the
 * writer may make it, and nobody ever releases the root again, so this is for
 * documents.  The arena gets another reference.  0, KIN_EINVAL, KIN_ELIMIT or
 * KIN_ENOMEM. */
int kin__object_new(struct kin__arena *arena, kin__val root, kin_object **ret,
                    kin_error *err) KIN_NODISCARD;

/* A handle of a public, read-only object for the library's own bookkeeping. */
static inline kin_object *kin__object_of(const kin_object *object)
{
    return (kin_object *)(uintptr_t)object;
}

#endif /* KIN_OBJECT_OBJECT_H */
