/* SPDX-License-Identifier: Apache-2.0 */
/*
 * json_trail.h - leaping over what a text has in common with another text.
 *
 * Objects of a list come in the order of their names, so most resemble the one
 * before.  A *trail* is a copy of one such text and a note of where each of its
 * members and elements begins and ends: a slot for each, those of what is
 * inside of it behind it.  While the next texts are read, they are compared
 * with that copy, 16 bytes at a time.  All members that lie in what is the same
 * are leapt over at once, without a look at the predicted value; those that do
 * not are read as ever.
 *
 *   T1  A trail says nothing that its text does not say: equal text within an
 *       equal place is an equal value.  So it needs no trust.
 *   T2  It is of use as long as its value lives; the arena tells when it ends.
 *   T3  The value of the trail is predicted instead of the one that the caller
 *       has named, if that was read by the same trail before.
 *   T4  Texts that resemble it less than those before end it.
 *
 * Only texts that get a fingerprint as a whole (KIN__JSON_PRINT_ROOT) make and
 * use one: they come in lists.
 */
#ifndef KIN_WIRE_JSON_TRAIL_H
#define KIN_WIRE_JSON_TRAIL_H

#include "wire/json_frame.h"

enum kin__json_trail_mode {
    KIN__TRAIL_NONE,
    KIN__TRAIL_MAKE, /* the text in hand becomes one */
    KIN__TRAIL_LEAP,
};

#define KIN__TRAIL_NO_SLOT UINT32_MAX
/* The end of a member that is not in the text. */
#define KIN__TRAIL_ELSEWHERE UINT32_MAX

/* A member, or an element.  Offsets in the text. */
struct kin__json_slot {
    uint32_t begin; /* of its key, if it has one */
    uint32_t end;   /* one past its value */
    uint32_t next;  /* the slot behind it and all that is inside of it */
};

/* Decides about the text at `p`: gives what to predict for it. */
kin__val kin__json_trail_begin(struct kin__json_parser *ps, const char *p,
                               kin__val predicted);
/* The text was read up to ps->at. */
void kin__json_trail_end(struct kin__json_parser *ps, kin__val val);
/* Frees all of it. */
void kin__json_trail_forget(struct kin__json_parser *ps);

/* ---- making ---- */

/* A member of the frame on top begins at `p`. */
void kin__json_trail_open(struct kin__json_parser *ps,
                          struct kin__json_frame *f, const char *p);

static inline void kin__json_trail_close(struct kin__json_parser *ps,
                                         const struct kin__json_frame *f,
                                         const char *p)
{
    struct kin__json_trail *trail = &ps->trail;

    if (trail->mode != KIN__TRAIL_MAKE)
        return;
    struct kin__json_slot *slot = &trail->slots[f->slot];
    if (slot->end != KIN__TRAIL_ELSEWHERE)
        slot->end = (uint32_t)(p - trail->begin);
    slot->next = trail->slot_count;
}

/* ---- neither ---- */

/* Whether containers are compared as a whole: not if each of their members
 * needs a slot of a trail, or a look at what is kept of it. */
static inline bool kin__json_goes_deep(const struct kin__json_parser *ps,
                                       kin__val expected)
{
    return ps->trail.mode != KIN__TRAIL_MAKE &&
           ps->trail.inner == KIN__TRAIL_NO_SLOT && !ps->below &&
           kin__val_is_node(expected);
}

/* ---- leaping ---- */

/* From the member at `*p` over all that are the same as in the trail: gives how
 * many, and `*p` is behind the last one's value.  `predicted` are the values
 * from that member on, at most `count`. */
uint32_t kin__json_trail_leap(struct kin__json_parser *ps,
                              struct kin__json_frame *f,
                              const kin__val *predicted, uint32_t count,
                              const char **p);

static inline bool kin__json_trail_leads(const struct kin__json_parser *ps,
                                         const struct kin__json_frame *f)
{
    return ps->trail.mode == KIN__TRAIL_LEAP && f->slot != KIN__TRAIL_NO_SLOT;
}

/* The member in hand will be read: what is inside of it has slots, too. */
static inline void kin__json_trail_enter(struct kin__json_parser *ps,
                                         const struct kin__json_frame *f)
{
    ps->trail.inner = f->slot + 1 < ps->trail.slots[f->slot].next
                          ? f->slot + 1
                          : KIN__TRAIL_NO_SLOT;
}

/* The member in hand was read; if it was not the predicted one, the rest of the
 * frame has no slots. */
static inline void kin__json_trail_pass(const struct kin__json_parser *ps,
                                        struct kin__json_frame *f,
                                        bool is_predicted)
{
    if (!kin__json_trail_leads(ps, f))
        return;
    f->slot = is_predicted ? ps->trail.slots[f->slot].next : KIN__TRAIL_NO_SLOT;
}

#endif /* KIN_WIRE_JSON_TRAIL_H */
