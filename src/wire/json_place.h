/* SPDX-License-Identifier: Apache-2.0 */
/*
 * json_place.h - predicts elements of arrays by their place and text.
 *
 * Objects that are not alike may still have elements in common: the images of
 * nodes, the mounts of pods.  A prediction by index does not find them, because
 * each object has others, in another order.  So elements that came twice are
 * remembered by a hash of their text and the site of their array, and an
 * element with that hash is compared with the remembered value.
 *
 *   L1  The value is compared byte by byte: it may come from a namespace whose
 *       authors are not trusted.
 *   L2  No value is kept alive: a remembered handle is used only if the arena
 *       has a fingerprint of it, so it is alive, whatever it is by now.
 *   L3  Sites where no element came twice cost nothing.
 */
#ifndef KIN_WIRE_JSON_PLACE_H
#define KIN_WIRE_JSON_PLACE_H

#include "wire/json_frame.h"

enum {
    KIN__PLACE_SITES = 64,
    KIN__PLACE_VALUES = 1024,
    KIN__PLACE_MIN = 128,  /* bytes; shorter texts are parsed as fast */
    KIN__PLACE_MAX = 2048, /* bytes; limits the search for the end */
};

struct kin__json_places {
    uint32_t sites[KIN__PLACE_SITES]; /* 0: unused */
    kin__val vals[KIN__PLACE_VALUES]; /* in pairs, the latest first */
    uint64_t hits;
};

/* Whether elements of the array on top are remembered. */
static inline bool kin__json_place_is_known(struct kin__json_parser *ps,
                                            uint32_t site)
{
    return ps->places && ps->places->sites[site % KIN__PLACE_SITES] == site;
}

/* Returns the remembered value of the element at `p`, or none; ps->at is behind
 * it, and no reference is added. */
kin__val kin__json_place_find(struct kin__json_parser *ps, const char *p,
                              uint32_t site);

/* Forgets all values; not during a call. */
void kin__json_place_forget(struct kin__json_parser *ps);

/* Remembers the value of the element on top, which has come before. */
void kin__json_place_note(struct kin__json_parser *ps,
                          const struct kin__json_frame *f, kin__val val);

/* Handles the value of the container on top, which existed before its text was
 * parsed. */
static inline void kin__json_place_found(struct kin__json_parser *ps,
                                         const struct kin__json_frame *f,
                                         kin__val val)
{
    ptrdiff_t len = ps->at - f->begin;

    if (ps->depth > 1 && !ps->frames[ps->depth - 2].is_object &&
        ps->uses_fingerprints && !f->fields && len >= KIN__PLACE_MIN &&
        len <= KIN__PLACE_MAX && kin__val_is_node(val))
        kin__json_place_note(ps, f, val);
}

#endif /* KIN_WIRE_JSON_PLACE_H */
