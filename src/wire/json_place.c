/* SPDX-License-Identifier: Apache-2.0 */
#include "wire/json_place.h"

#include "base/alloc.h"
#include "object/fingerprint.h"
#include "wire/json_skim.h"

/* Returns the first of the two places of a text: a cheap hash will do, since
 * the text is compared. */
static kin__val *place_of(struct kin__json_places *places, kin_str text,
                          uint32_t site)
{
    uint64_t middle = kin__scan_word(text.ptr + text.len / 2, 8);
    uint64_t last = kin__scan_word(text.ptr + text.len - 9, 8);
    uint64_t hash = ((middle ^ text.len) * UINT64_C(0x9e3779b97f4a7c15) ^ last ^
                     site) *
                    UINT64_C(0xc2b2ae3d27d4eb4f);

    assert(text.len >= KIN__PLACE_MIN);
    return &places->vals[(hash >> 48) % (KIN__PLACE_VALUES / 2) * 2];
}

void kin__json_place_forget(struct kin__json_parser *ps)
{
    kin__free(ps->alloc, ps->places);
    ps->places = NULL;
}

/* Compares a text with a remembered value, which may have been freed; returns
 * its end or NULL. */
static const char *place_match(struct kin__json_parser *ps, kin__val val,
                               kin_str text)
{
    unsigned flags = ps->flags;
    size_t seen = ps->seen_count;
    const struct kin__fingerprint *print = kin__fingerprint_find(ps->arena,
                                                                 val);

    if (!print || print->len != text.len)
        return NULL;
    ps->flags &= ~(unsigned)KIN__JSON_TRUST_FINGERPRINTS;
    const char *behind = kin__json_match_deep(ps, text.ptr, val);
    ps->flags = flags;
    ps->level_count = 0;
    ps->seen_count = seen;
    return behind;
}

kin__val kin__json_place_find(struct kin__json_parser *ps, const char *p,
                              uint32_t site)
{
    struct kin__json_skim skim = {0};
    size_t left = (size_t)(ps->end - p);

    assert(kin__json_place_is_known(ps, site));
    size_t len = kin__json_skim(&skim, p,
                                left < KIN__PLACE_MAX ? left : KIN__PLACE_MAX);
    if (len < KIN__PLACE_MIN)
        return KIN__VAL_NONE;
    const kin__val *vals = place_of(ps->places, kin_str_of(p, len), site);
    for (int i = 0; i < 2; i++) {
        const char *behind = place_match(ps, vals[i], kin_str_of(p, len));
        if (!behind)
            continue;
        ps->at = behind;
        ps->places->hits++;
        return vals[i];
    }
    return KIN__VAL_NONE;
}

void kin__json_place_note(struct kin__json_parser *ps,
                          const struct kin__json_frame *f, kin__val val)
{
    struct kin__arena *arena = ps->arena;
    kin_str text = kin_str_of(f->begin, (size_t)(ps->at - f->begin));

    if (!ps->places)
        ps->places = kin__alloc0(ps->alloc, 1, sizeof(*ps->places));
    /* Remembering is optional. */
    if (!ps->places)
        return;
    if (!kin__fingerprint_find(arena, val))
        kin__fingerprint_add(arena, val, text);
    kin__val *vals = place_of(ps->places, text, f->site);
    if (vals[0] != val)
        vals[1] = vals[0];
    vals[0] = val;
    ps->places->sites[f->site % KIN__PLACE_SITES] = f->site;
}
