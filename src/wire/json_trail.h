/* SPDX-License-Identifier: Apache-2.0 */
/*
 * json_trail.h - skips what a text has in common with an earlier text.
 *
 * The objects of a list are sorted by name, so most resemble the previous one.
 * A *trail* is a copy of one such text with a slot for each of its members and
 * elements: where it begins and ends, followed by the slots of its own members.
 * The next texts are compared with that copy, 16 bytes at a time.  All members
 * within an equal part are skipped at once, without comparing them with the
 * predicted value; the others are parsed as usual.
 *
 *   T1  Equal text at an equal position is an equal value, so a trail needs no
 *       trust in the author of the text.
 *   T2  A trail is valid as long as its value is alive, which the arena tracks.
 *   T3  The value of the trail replaces the caller's prediction, if that was
 *       parsed with the same trail before.
 *   T4  A text that resembles it less than the texts before ends the trail.
 *
 * Only texts that get a fingerprint (KIN__JSON_FINGERPRINT_ROOT) record and use
 * a trail: these come in lists.
 */
#ifndef KIN_WIRE_JSON_TRAIL_H
#define KIN_WIRE_JSON_TRAIL_H

#include "wire/json_frame.h"

enum kin__json_trail_mode {
    KIN__TRAIL_NONE,
    KIN__TRAIL_RECORD, /* the current text becomes a trail */
    KIN__TRAIL_USE,
};

#define KIN__TRAIL_NO_SLOT UINT32_MAX
/* The end of a member that comes from the head, not from the text. */
#define KIN__TRAIL_ELSEWHERE UINT32_MAX

/* A member or element; offsets in the text. */
struct kin__json_slot {
    uint32_t begin; /* of its key, or of an element */
    uint32_t end;   /* one past its value */
    uint32_t next;  /* the slot behind it and its inner slots */
};

/* Begins the text at `p`; returns the value to predict. */
kin__val kin__json_trail_begin(struct kin__json_parser *ps, const char *p,
                               kin__val predicted);
/* Ends the text, which was parsed up to ps->at. */
void kin__json_trail_end(struct kin__json_parser *ps, kin__val val);
/* Frees the trail. */
void kin__json_trail_forget(struct kin__json_parser *ps);

/* ---- recording ---- */

/* Begins a slot for the member of the top frame at `p`. */
void kin__json_trail_open(struct kin__json_parser *ps,
                          struct kin__json_frame *f, const char *p);

/* Ends the slot of the current member at `p`. */
static inline void kin__json_trail_close(struct kin__json_parser *ps,
                                         const struct kin__json_frame *f,
                                         const char *p)
{
    struct kin__json_trail *trail = &ps->trail;

    if (trail->mode != KIN__TRAIL_RECORD)
        return;
    struct kin__json_slot *slot = &trail->slots[f->slot];
    if (slot->end != KIN__TRAIL_ELSEWHERE)
        slot->end = (uint32_t)(p - trail->begin);
    slot->next = trail->slot_count;
}

/* ---- neither recording nor using ---- */

/* Whether a container can be compared as a whole: not if its members need slots
 * of a trail, or only some of its fields are kept. */
static inline bool kin__json_goes_deep(const struct kin__json_parser *ps,
                                       kin__val expected)
{
    return ps->trail.mode != KIN__TRAIL_RECORD &&
           ps->trail.inner == KIN__TRAIL_NO_SLOT && !ps->below &&
           kin__val_is_node(expected);
}

/* ---- using ---- */

/* Skips members from `*p` on that are the same as in the trail.  Returns how
 * many; `*p` is behind the last skipped value.  `predicted` are the `count`
 * predicted values from that member on. */
uint32_t kin__json_trail_skip(struct kin__json_parser *ps,
                              struct kin__json_frame *f,
                              const kin__val *predicted, uint32_t count,
                              const char **p);

/* Whether the current member of a frame has a slot in the trail. */
static inline bool kin__json_trail_leads(const struct kin__json_parser *ps,
                                         const struct kin__json_frame *f)
{
    return ps->trail.mode == KIN__TRAIL_USE && f->slot != KIN__TRAIL_NO_SLOT;
}

/* Begins to parse the current member, whose own members have slots, too. */
static inline void kin__json_trail_enter(struct kin__json_parser *ps,
                                         const struct kin__json_frame *f)
{
    ps->trail.inner = f->slot + 1 < ps->trail.slots[f->slot].next
                          ? f->slot + 1
                          : KIN__TRAIL_NO_SLOT;
}

/* Moves to the slot of the next member.  If the current member was not the
 * predicted one, the rest of the frame has no slots. */
static inline void kin__json_trail_pass(const struct kin__json_parser *ps,
                                        struct kin__json_frame *f,
                                        bool is_predicted)
{
    if (!kin__json_trail_leads(ps, f))
        return;
    f->slot = is_predicted ? ps->trail.slots[f->slot].next : KIN__TRAIL_NO_SLOT;
}

#endif /* KIN_WIRE_JSON_TRAIL_H */
