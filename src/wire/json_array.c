/* SPDX-License-Identifier: Apache-2.0 */
/*
 * json_array.c - parses the elements of an array.
 */
#include "base/str.h"
#include "wire/json_frame.h"
#include "wire/json_place.h"
#include "wire/json_trail.h"

/* Returns the prediction for the next element: the one at the same index;
 * behind the last predicted one, the previous element. */
static kin__val array_expected(const struct kin__json_parser *ps,
                               const struct kin__json_frame *f)
{
    const kin__val *values = kin__json_words(ps->arena->rw, f->values_at);
    size_t there = ps->val_count - f->val_base;

    if (f->next < f->predicted_count)
        return values[f->next];
    if (there < f->predicted_count)
        return values[f->predicted_count - 1];
    return there > 0 ? ps->vals[ps->val_count - 1] : KIN__VAL_NONE;
}

/* Returns the value of the element at `p` if it is one that came before in
 * arrays of this site, as kin__json_value; or none. */
static kin__val array_place(struct kin__json_parser *ps,
                            const struct kin__json_frame *f, const char *p)
{
    uint32_t site = kin__json_site(ps, kin_str_of(NULL, 0));

    if ((*p != '{' && *p != '[') || !kin__json_place_is_known(ps, site) ||
        ps->below || !ps->uses_fingerprints ||
        ps->trail.mode == KIN__TRAIL_RECORD)
        return KIN__VAL_NONE;
    kin__val val = kin__json_place_find(ps, p, site);
    if (val && val != f->expected)
        kin__val_ref(ps->arena, val);
    return val;
}

/* Parses the element at `p`; as kin__json_value. */
static kin__val array_element(struct kin__json_parser *ps,
                              struct kin__json_frame *f, const char *p)
{
    f->expected = array_expected(ps, f);
    if (KIN__UNLIKELY(f->fields != NULL))
        ps->below = f->fields->elements;
    if (kin__json_trail_leads(ps, f)) {
        /* If it were the same, it would have been skipped. */
        kin__json_trail_enter(ps, f);
    } else if (f->expected) {
        const char *behind = kin__json_match(ps->arena->rw, p, f->expected);
        if (!behind && (*p == '{' || *p == '[') &&
            !kin__val_is_immediate(f->expected) && !ps->below &&
            ps->trail.mode == KIN__TRAIL_RECORD)
            behind = kin__json_match_flat(ps, p, f->expected);
        if (behind) {
            ps->at = behind;
            return f->expected;
        }
    }
    ps->error_in_value = true;
    kin__val val = array_place(ps, f, p);
    if (!val)
        val = kin__json_value(ps, p, f->expected, kin_str_of(NULL, 0));
    ps->trail.inner = KIN__TRAIL_NO_SLOT;
    return val;
}

/* Returns how many of the elements so far have an index that was predicted. */
static uint32_t array_predicted(const struct kin__json_frame *f)
{
    return f->next < f->predicted_count ? f->next : f->predicted_count;
}

static bool array_take(struct kin__json_parser *ps, struct kin__json_frame *f,
                       kin__val val)
{
    bool is_owned = val != f->expected;

    if (!is_owned && f->next < f->predicted_count) {
        f->next++;
        return true;
    }
    if (f->state != KIN__JSON_OTHER) {
        if (!kin__json_settle(ps, f, array_predicted(f))) {
            if (is_owned)
                kin__val_unref(ps->arena, val);
            return false;
        }
        f->state = KIN__JSON_ALIKE;
    }
    f->next++;
    return kin__json_push_val(ps, val, is_owned);
}

/* Finishes an array; ps->at is behind its closing bracket. */
static enum kin__json_step array_end(struct kin__json_parser *ps,
                                     struct kin__json_frame *f, kin__val *ret)
{
    if (f->state == KIN__JSON_SAME && f->next == f->predicted_count) {
        /* With fields the array gets no fingerprint, but its parts may. */
        if (KIN__LIKELY(!f->fields))
            ps->seen_count = f->seen_base;
        *ret = f->predicted;
        return KIN__JSON_DONE;
    }
    if (f->state != KIN__JSON_OTHER &&
        !kin__json_settle(ps, f, array_predicted(f)))
        return KIN__JSON_FAIL;
    f->state = KIN__JSON_ALIKE;
    assert(ps->val_count >= f->val_base);
    size_t count = ps->val_count - f->val_base;
    if (count > ps->limits.members) {
        ps->error_in_value = false;
        (void)kin__json_fail(ps, KIN_ELIMIT, f->begin, "too many elements");
        return KIN__JSON_FAIL;
    }
    kin__json_fingerprint_seen(ps, f->seen_base);
    uint64_t live = ps->arena->stats.live_nodes[KIN__NODE_ARRAY];
    int r = kin__make_array(ps->arena, ps->vals + f->val_base,
                            ps->owned + f->val_base, (uint32_t)count, f->site,
                            ret);
    if (r < 0) {
        (void)kin__json_fail_arena(ps, r, ps->at);
        return KIN__JSON_FAIL;
    }
    if (live == ps->arena->stats.live_nodes[KIN__NODE_ARRAY])
        kin__json_place_found(ps, f, *ret);
    if (*ret == f->predicted)
        kin__val_unref(ps->arena, *ret);
    ps->val_count = f->val_base;
    return KIN__JSON_DONE;
}

/* As run_skip() in json_object.c. */
static enum kin__json_step array_skip(struct kin__json_parser *ps,
                                      struct kin__json_frame *f, const char **p)
{
    if (!kin__json_trail_leads(ps, f))
        return KIN__JSON_PUSH;
    if (f->next >= f->predicted_count) {
        f->slot = KIN__TRAIL_NO_SLOT;
        return KIN__JSON_PUSH;
    }
    const kin__val *values = ps->arena->rw + f->values_at + f->next;
    uint32_t n = kin__json_trail_skip(ps, f, values,
                                      f->predicted_count - f->next, p);
    if (n == 0)
        return KIN__JSON_PUSH;
    f->next += n;
    /* There is no slot behind the last element. */
    if (f->next == f->predicted_count)
        f->slot = KIN__TRAIL_NO_SLOT;
    return KIN__JSON_DONE;
}

/* Parses the element at `*p`, unless `val` is its value already. */
static enum kin__json_step array_read(struct kin__json_parser *ps,
                                      struct kin__json_frame *f, const char **p,
                                      kin__val val)
{
    if (!val) {
        if (KIN__UNLIKELY(ps->trail.mode == KIN__TRAIL_RECORD))
            kin__json_trail_open(ps, f, *p);
        val = array_element(ps, f, *p);
        if (!val)
            return ps->error ? KIN__JSON_FAIL : KIN__JSON_PUSH;
        *p = ps->at;
    }
    kin__json_trail_close(ps, f, ps->at);
    kin__json_trail_pass(ps, f, /* is_predicted= */ true);
    return array_take(ps, f, val) ? KIN__JSON_DONE : KIN__JSON_FAIL;
}

enum kin__json_step kin__json_array_run(struct kin__json_parser *ps,
                                        kin__val val, kin__val *ret)
{
    struct kin__json_frame *f = kin__json_top(ps);
    const char *p = kin__json_space(ps, ps->at);

    assert(!f->is_object);
    if (!val && *p == ']') {
        ps->at = p + 1;
        *ret = KIN__VAL_EMPTY_ARRAY;
        return KIN__JSON_DONE;
    }
    for (;; val = KIN__VAL_NONE) {
        enum kin__json_step step = val ? KIN__JSON_PUSH : array_skip(ps, f, &p);
        if (step == KIN__JSON_PUSH)
            step = array_read(ps, f, &p, val);
        if (step != KIN__JSON_DONE)
            return step;
        p = kin__json_space(ps, p);
        if (*p == ',') {
            p = kin__json_space(ps, p + 1);
            continue;
        }
        if (*p != ']') {
            ps->error_in_value = false;
            (void)kin__json_fail(ps, KIN_EPARSE, p, "',' or ']' expected");
            return KIN__JSON_FAIL;
        }
        ps->at = p + 1;
        return array_end(ps, f, ret);
    }
}
