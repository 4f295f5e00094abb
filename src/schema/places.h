/* SPDX-License-Identifier: Apache-2.0 */
/*
 * places.h - where in a list an element is, by what tells it from the others.
 *
 * Keys are scalars: members of elements, or elements themselves.  Of those that
 * stand there twice the first place counts.
 */
#ifndef KIN_SCHEMA_PLACES_H
#define KIN_SCHEMA_PLACES_H

#include <stdint.h>

#include <kin/alloc.h>
#include <kin/error.h>
#include <kin/value.h>

#define KIN__PLACE_NONE SIZE_MAX

struct kin__places {
    const kin_allocator *alloc;
    kin_value *keys; /* owned; in order; absent for an element without one */
    bool *is_gone;   /* owned; elements that are not to be found any more */
    uint32_t *table; /* owned; place plus one */
    size_t count;
    size_t max; /* how many keys there is room for */
    size_t mask;
};

/* Room for `max` keys.  0 or KIN_ENOMEM; needs kin__places_done() either way.
 */
int kin__places_init(struct kin__places *places, const kin_allocator *alloc,
                     size_t max) KIN_NODISCARD;
void kin__places_done(struct kin__places *places);

void kin__places_add(struct kin__places *places, kin_value key);

/* KIN__PLACE_NONE if it is not there, or gone. */
size_t kin__places_find(const struct kin__places *places, kin_value key);

#define KIN__AUTO_PLACES                                                       \
    __attribute__((cleanup(kin__places_done))) struct kin__places

#endif /* KIN_SCHEMA_PLACES_H */
