/* SPDX-License-Identifier: Apache-2.0 */
/*
 * isolated.h - objects that cannot be decoded or stored.
 *
 * An informer works without these objects, and records them here: key, version
 * and error.  There are at most KIN__ISOLATED_MAX records; objects beyond that
 * are only counted.
 *
 *   A  Each version of an object with a record is reported as new once.
 *   B  Objects of a list are recorded immediately, but count only when the list
 *      is published; then records of objects that are not in it are dropped.
 *   C  Lack of memory loses a record, never the count.
 *   D  An object without a record counts each time that it is reported, until
 *      the next list; its identity is unknown.
 *
 * Guarded by the informer's lock.
 */
#ifndef KIN_INFORMER_ISOLATED_H
#define KIN_INFORMER_ISOLATED_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <kin/alloc.h>
#include <kin/error.h>
#include <kin/str.h>
#include <kin/value.h>

#include "base/kept_error.h"
#include "base/map.h"

enum {
    KIN__ISOLATED_MAX = 1024,
    /* Longer keys are not recorded: Kubernetes names have at most 253 bytes. */
    KIN__ISOLATED_KEY_MAX = 4096,
};

/* The identity in an object's metadata; missing fields are empty. */
struct kin__object_identity {
    kin_str namespace_;
    kin_str name;
    kin_str uid;
    kin_str version;
};

/* One record.  The texts are NUL-terminated and stored after the struct. */
struct kin__isolated_object {
    kin_str key;
    kin_str uid;
    kin_str version;
    struct kin__kept_error error;
    int64_t since_ns; /* when it was first recorded */
    uint64_t round;   /* of the last list that contained it */
    bool is_live;     /* it counts */
};

/* Members are private, but may be read. */
struct kin__isolated {
    const kin_allocator *alloc;
    struct kin__map by_key;
    uint64_t round;     /* of the current list; 1 for the first */
    size_t live;        /* records that count */
    size_t staged_lost; /* without a record, of the current list */
    size_t lost;        /* without a record, that count */
};

void kin__isolated_init(struct kin__isolated *set, uint64_t seed,
                        const kin_allocator *alloc);
void kin__isolated_done(struct kin__isolated *set);

/* Returns the identity in an object's metadata; borrowed from `object`. */
struct kin__object_identity kin__identity_of(kin_value object);

/* Writes the key of an object to `buf`, in the form of kin_object_key(), and
 * returns it; empty if it is longer than KIN__ISOLATED_KEY_MAX. */
kin_str kin__identity_key(const struct kin__object_identity *identity,
                          char buf[KIN__ISOLATED_KEY_MAX + 1]);

/* Records an object, `is_staged` if it is in the current list.  Returns true if
 * it is new, false if this version is already recorded, or if it gets no record
 * and is not the first such object. */
bool kin__isolated_note(struct kin__isolated *set, kin_str key,
                        const struct kin__object_identity *identity,
                        const kin_error *err, bool is_staged, int64_t now_ns);

/* Drops the record of an object that can be stored now, or was deleted. */
void kin__isolated_forget(struct kin__isolated *set, kin_str key);
/* The same for the current list. */
void kin__isolated_unstage(struct kin__isolated *set, kin_str key);

/* Called when a list begins, and when it is published. */
void kin__isolated_begin(struct kin__isolated *set);
void kin__isolated_publish(struct kin__isolated *set);

/* Whether an object counts as isolated. */
bool kin__isolated_has(const struct kin__isolated *set, kin_str key);
/* Whether it may count: it has a record that counts, or an object without a
 * record counts, or a record without a name may be its own. */
bool kin__isolated_may_have(const struct kin__isolated *set, kin_str key);

/* The number of objects that count. */
size_t kin__isolated_count(const struct kin__isolated *set);

/* Calls `each` for all objects that count and have a record. */
void kin__isolated_each(struct kin__isolated *set,
                        void (*each)(const struct kin__isolated_object *object,
                                     void *userdata),
                        void *userdata);

#endif /* KIN_INFORMER_ISOLATED_H */
