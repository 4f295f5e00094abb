/* SPDX-License-Identifier: Apache-2.0 */
/*
 * keys.h - looking up many keys of one object.
 *
 * Two objects that are compared mostly have their keys in the same order, so a
 * search that starts where the last one ended finds a key at once.  Large
 * objects get a hash table; otherwise hostile objects would cost quadratic
 * time.
 */
#ifndef KIN_OBJECT_KEYS_H
#define KIN_OBJECT_KEYS_H

#include <kin/alloc.h>
#include <kin/value.h>

#define KIN__KEYS_NONE SIZE_MAX

struct kin__keys {
    const kin_allocator *alloc; /* borrowed */
    kin_value object;           /* a value of another type has no keys */
    uint32_t
        *table;  /* owned; positions plus one; NULL if the object is small */
    size_t cap;  /* capacity of the table; a power of two */
    size_t next; /* position where the next search starts */
};

/* 0 or KIN_ENOMEM; after a failure kin__keys_done() is not needed. */
int kin__keys_init(struct kin__keys *keys, const kin_allocator *alloc,
                   kin_value object) KIN_NODISCARD;
void kin__keys_done(struct kin__keys *keys);

/* Returns the position of a key, or KIN__KEYS_NONE. */
size_t kin__keys_find(struct kin__keys *keys, kin_str key);

/* Returns the value of a member; absent if there is none. */
kin_value kin__keys_get(struct kin__keys *keys, kin_str key);

#define KIN__AUTO_KEYS __attribute__((cleanup(kin__keys_done))) struct kin__keys

#endif /* KIN_OBJECT_KEYS_H */
