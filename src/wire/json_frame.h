/* SPDX-License-Identifier: Apache-2.0 */
/*
 * json_frame.h - what the parts of the JSON parser share with each other.
 *
 * The parser is a loop over *runs*.  A run reads members of the innermost open
 * container until that container ends, a member is a container that has to be
 * read itself (a frame is pushed for it), or something is wrong.  A run keeps
 * its state in registers and the frame keeps it between runs.
 */
#ifndef KIN_WIRE_JSON_FRAME_H
#define KIN_WIRE_JSON_FRAME_H

#include "object/values.h"
#include "wire/json_parse.h"

enum {
    /* Shorter texts are compared as quickly as hashed. */
    KIN__PRINT_MIN = 256,
    /* A value of one object only must save more to be worth 24 bytes, */
    KIN__PRINT_MIN_PRIVATE = 512,
    /* and a whole object still more. */
    KIN__PRINT_MIN_ROOT = 1024,
    KIN__JSON_ROOT_SITE = 0x1234567,
    KIN__JSON_PREFETCH_MAX = 64,
};

/* How an open container compares with its prediction so far. */
enum kin__json_state {
    /* Equal: nothing is on the stacks.  -> ALIKE, OTHER */
    KIN__JSON_SAME,
    /* The same keys, but some value differs: what is on the stack ends with the
     * last one that did; behind it come predicted ones.  -> OTHER */
    KIN__JSON_ALIKE,
    /* Other keys, or no prediction: keys are collected. */
    KIN__JSON_OTHER,
};

/* Handles and offsets only: a document may move while it grows. */
struct kin__json_frame {
    const char *begin;  /* of the container's text */
    kin__val predicted; /* a node of the container's type, or none */
    kin__val shape;     /* of `predicted`, or none */
    uint32_t values_at; /* words: its values */
    uint32_t ends_at;   /* words: the ends of its shape's keys */
    uint32_t text_at;   /* words: the text of its shape's keys */
    uint32_t predicted_count;
    uint32_t next;      /* member of the prediction that comes next */
    uint32_t next_from; /* where the text of its key begins */
    kin__val expected;  /* what was predicted for the member in hand */
    uint32_t site;
    uint32_t val_base; /* of `vals`; an object's shape, then its values */
    uint32_t key_base; /* of `key_ends` */
    size_t keys_base;  /* of `keys` */
    uint32_t seen_base;
    uint32_t search_left; /* keys of the prediction that may still be tried */
    uint32_t slot;        /* of the member in hand; see json_trail.h */
    uint8_t state;
    bool is_object;
    bool is_wide;     /* the ends have 32 bits */
    bool has_escapes; /* some key of its shape needs them in JSON */
    const struct kin__fields *fields; /* what is kept of it; NULL: all */
};

struct kin__json_seen {
    kin__val val;
    uint32_t len;
    const char *text;
};

/* What ends a run. */
enum kin__json_step {
    KIN__JSON_DONE, /* the container is whole */
    KIN__JSON_PUSH, /* a member's frame was pushed */
    KIN__JSON_FAIL, /* ps->error says why */
};

static inline struct kin__json_frame *kin__json_top(struct kin__json_parser *ps)
{
    assert(ps->depth > 0);
    return &ps->frames[ps->depth - 1];
}

/* ---- json_parse.c ---- */

/* Notes a failure at `at`; gives KIN__VAL_NONE. */
kin__val kin__json_fail(struct kin__json_parser *ps, int code, const char *at,
                        const char *text);

/* The same for what making a value gave. */
kin__val kin__json_fail_arena(struct kin__json_parser *ps, int code,
                              const char *at);

/* The value at `p`, for which kin__json_match gave NULL.  Owned, or equal to
 * `expected`; none after a failure or when a frame was pushed.  In
 * both other cases ps->at is behind it.  `key` (`"key":`) is empty in arrays.
 */
kin__val kin__json_value(struct kin__json_parser *ps, const char *p,
                         kin__val expected, kin_str key);

/* ---- json_stack.c: growing what the parser owns; false after a failure ----
 */

bool kin__json_grow_vals(struct kin__json_parser *ps, size_t more);
bool kin__json_grow_keys(struct kin__json_parser *ps, size_t more);
bool kin__json_grow_key_ends(struct kin__json_parser *ps, size_t more);
bool kin__json_grow_scratch(struct kin__json_parser *ps, size_t need);
void kin__json_see(struct kin__json_parser *ps, kin__val val, kin_str text);
/* Gives fingerprints to what was seen below a container that differs. */
void kin__json_print_all_seen(struct kin__json_parser *ps, uint32_t from);
static inline void kin__json_print_seen(struct kin__json_parser *ps,
                                        uint32_t from)
{
    if (KIN__UNLIKELY(ps->seen_count > from))
        kin__json_print_all_seen(ps, from);
}
/* A container starts at `p`; its frame is on top.  Sets ps->at behind its
 * bracket. */
bool kin__json_push(struct kin__json_parser *ps, const char *p,
                    kin__val expected, uint32_t site);
/* Releases all that the stacks hold. */
void kin__json_drop(struct kin__json_parser *ps);

/* A part of an open container.  On failure an owned one is released. */
static inline bool kin__json_push_val(struct kin__json_parser *ps, kin__val val,
                                      bool is_owned)
{
    if (KIN__UNLIKELY(ps->val_count == ps->vals_cap) &&
        !kin__json_grow_vals(ps, 1)) {
        if (is_owned)
            kin__val_unref(ps->arena, val);
        return false;
    }
    ps->vals[ps->val_count] = val;
    ps->owned[ps->val_count] = is_owned;
    ps->val_count++;
    return true;
}

/* The first `count` values of a frame's prediction. */
bool kin__json_push_predicted(struct kin__json_parser *ps,
                              const struct kin__json_frame *f, uint32_t count);

/* The same, but for those that are there already; the frame is not OTHER. */
bool kin__json_settle(struct kin__json_parser *ps,
                      const struct kin__json_frame *f, uint32_t count);

/* ---- json_complete.c ---- */

/* Where the text of key `i` of a frame's prediction ends. */
static inline uint32_t kin__json_key_end(const uint32_t *base,
                                         const struct kin__json_frame *f,
                                         uint32_t i)
{
    const uint32_t *ends = base + f->ends_at;

    if (KIN__UNLIKELY(f->is_wide))
        return ends[i];
    return ((const uint16_t *)ends)[i];
}

/* Collects the first `count` keys of a frame's prediction. */
bool kin__json_push_predicted_keys(struct kin__json_parser *ps,
                                   const struct kin__json_frame *f,
                                   uint32_t count);

/* Brings an object that is not the predicted one onto the stacks as a whole:
 * its shape, then its values. */
bool kin__json_complete(struct kin__json_parser *ps, struct kin__json_frame *f);

/* ---- json_object.c, json_array.c ---- */

/* Goes on with the container on top; `val` is the value of the member whose
 * frame was popped, or none at its start.  When it is done, `*ret` is its
 * value, owned or equal to its prediction, and its frame's part of the stacks
 * is gone. */
enum kin__json_step kin__json_object_run(struct kin__json_parser *ps,
                                         kin__val val, kin__val *ret);
enum kin__json_step kin__json_array_run(struct kin__json_parser *ps,
                                        kin__val val, kin__val *ret);

/* Behind a member's value: `*p` goes to the next member.  PUSH: there is one;
 * DONE: the object ended. */
enum kin__json_step kin__json_object_next(struct kin__json_parser *ps,
                                          const struct kin__json_frame *f,
                                          const char **p);

/* ---- json_project.c ---- */

/* Goes from a member at `*p` over those that are not kept.  PUSH: the next one
 * is at `*p`, and ps->below says what of it is kept; DONE: the object ended. */
enum kin__json_step kin__json_project(struct kin__json_parser *ps,
                                      const struct kin__json_frame *f,
                                      const char **p);
/* The container at `p`, of which ps->below keeps something or nothing: in the
 * latter case the empty container, and ps->at is behind it; else none, as after
 * a failure. */
kin__val kin__json_project_empty(struct kin__json_parser *ps, const char *p);

/* ---- json_string.c, json_number.c ---- */

/* The string whose quote is at `p`; as kin__json_value. */
kin__val kin__json_string(struct kin__json_parser *ps, const char *p,
                          kin__val expected, kin_str key);
/* The same without making a value: the string's bytes, in the text or in
 * scratch, valid until the next string. */
bool kin__json_read_string(struct kin__json_parser *ps, const char *p,
                           kin_str *ret);
kin__val kin__json_number(struct kin__json_parser *ps, const char *p,
                          kin__val expected, kin_str key);

/* ---- small things on every path ---- */

/* Where a frame's values, ends or text are; a document that is still empty has
 * no words at all. */
static inline const uint32_t *kin__json_words(const uint32_t *base, uint32_t at)
{
    return (const uint32_t *)((uintptr_t)base +
                              (uintptr_t)at * sizeof(uint32_t));
}

/* Behind white space; stops at the text's end. */
const char *kin__json_skip_space(const struct kin__json_parser *ps,
                                 const char *p);

static inline const char *kin__json_space(const struct kin__json_parser *ps,
                                          const char *p)
{
    if (KIN__UNLIKELY((unsigned char)*p <= ' '))
        return kin__json_skip_space(ps, p);
    return p;
}

/* A time from its KIN__TIME_LEN bytes, or none. */
static inline kin__val kin__json_time(struct kin__json_parser *ps,
                                      const char *p)
{
    return kin__val_parse_time_near(
        kin_str_of(p, KIN__TIME_LEN),
        &ps->days[(unsigned char)p[9] % KIN__JSON_DAYS]);
}

/* The site of a member of the innermost open container: its path as a hash. */
static inline uint32_t kin__json_site(struct kin__json_parser *ps, kin_str key)
{
    uint32_t site = ps->depth ? kin__json_top(ps)->site : KIN__JSON_ROOT_SITE;

    if (key.len == 0)
        return site * 0x85ebca6bu + 1;
    __uint128_t product = (__uint128_t)(kin__scan_word(key.ptr, key.len) ^
                                        site) *
                          (0x9e3779b97f4a7c15u + key.len);
    return (uint32_t)product ^ (uint32_t)(product >> 64);
}

static inline const char *kin__json_match_literal(const char *p,
                                                  kin__val literal)
{
    switch (literal) {
    case KIN__VAL_EMPTY_OBJECT:
        return memcmp(p, "{}", 2) == 0 ? p + 2 : NULL;
    case KIN__VAL_TRUE:
        return memcmp(p, "true", 4) == 0 ? p + 4 : NULL;
    case KIN__VAL_FALSE:
        return memcmp(p, "false", 5) == 0 ? p + 5 : NULL;
    case KIN__VAL_NULL:
        return memcmp(p, "null", 4) == 0 ? p + 4 : NULL;
    case KIN__VAL_EMPTY_ARRAY:
        return memcmp(p, "[]", 2) == 0 ? p + 2 : NULL;
    case KIN__VAL_EMPTY_STRING:
        return memcmp(p, "\"\"", 2) == 0 ? p + 2 : NULL;
    default:
        return NULL;
    }
}

/* If the text at `p` is exactly that of the scalar `expected`, the end of it;
 * else NULL, which says nothing: times, numbers and strings with escapes are
 * left to kin__json_value. */
__attribute__((always_inline)) static inline const char *kin__json_match(
    const uint32_t *base, const char *p, kin__val expected)
{
    if (KIN__UNLIKELY(kin__val_is_immediate(expected)))
        return kin__json_match_literal(p, expected);
    uint32_t head = kin__node_head(base + expected);
    uint32_t len = head >> KIN__NODE_COUNT_SHIFT;
    if ((head & (KIN__NODE_TYPE_MASK | KIN__NODE_EXTRA)) != KIN__NODE_STRING ||
        *p != '"' || KIN__UNLIKELY(len == KIN__NODE_COUNT_MAX))
        return NULL;
    if (!kin__scan_equal(p + 1, (const char *)(base + expected + 1), len) ||
        p[len + 1] != '"')
        return NULL;
    return p + len + 2;
}

/* As kin__json_match_key for a key that JSON may write with escapes. */
size_t kin__json_match_escaped_key(const char *p, const char *key,
                                   uint32_t len);

/* The length in the text of a key at `p` and its colon, or 0 if that is not
 * there.  `key` has quotes and colon, too; `has_escapes` tells whether some key
 * of its shape needs them. */
static inline size_t kin__json_match_key(const char *p, const char *key,
                                         uint32_t len, bool has_escapes)
{
    if (KIN__UNLIKELY(has_escapes))
        return kin__json_match_escaped_key(p, key, len);
    return kin__scan_equal(p, key, len) ? len : 0;
}

/* Their nodes are compared with the text soon. */
static inline void kin__json_prefetch(const uint32_t *base,
                                      const kin__val *values, uint32_t count)
{
    if (count > KIN__JSON_PREFETCH_MAX)
        count = KIN__JSON_PREFETCH_MAX;
    for (uint32_t i = 0; i < count; i++)
        if (!kin__val_is_immediate(values[i]))
            __builtin_prefetch(base + values[i]);
}

/* A container's text from `begin` to `end` agrees with a value: it may be worth
 * remembering. */
static inline void kin__json_note_same(struct kin__json_parser *ps,
                                       kin__val val, const char *begin,
                                       const char *end)
{
    size_t len = (size_t)(end - begin);

    if (KIN__LIKELY(len < KIN__PRINT_MIN) || !ps->uses_prints)
        return;
    uint32_t head = kin__node_head(ps->arena->rw + val);
    if (!(head & KIN__NODE_EXTRA) &&
        ((head & KIN__NODE_CANONICAL) || len >= KIN__PRINT_MIN_PRIVATE))
        kin__json_see(ps, val, kin_str_of(begin, len));
}

/* ---- json_parse.c, too ---- */

/* Takes a predicted container that has a fingerprint and the type of the text
 * at `p` for its value, if that has the same one: ps->at is behind it. */
bool kin__json_take_print(struct kin__json_parser *ps, const char *p,
                          kin__val expected);

/* ---- json_deep.c ---- */

/* As kin__json_match for an array or object, except that it is taken on its
 * fingerprint, too.  NULL: ps->levels say how far it came. */
const char *kin__json_match_deep(struct kin__json_parser *ps, const char *p,
                                 kin__val expected);
/* Makes frames of the levels, so that reading goes on there; `key` is that of
 * the outermost. */
bool kin__json_push_levels(struct kin__json_parser *ps, kin_str key);

/* ---- json_flat.c ---- */

/* The text at `p` as the integer or time that was expected; its end or NULL. */
const char *kin__json_match_number_or_time(struct kin__json_parser *ps,
                                           const char *p, kin__val expected);

/* As kin__json_match for an array or object without arrays and objects in it:
 * most are of that kind, and need no frame as long as they agree.  `expected`
 * is such a node without a fingerprint, or else NULL is given soon. */
const char *kin__json_match_flat(struct kin__json_parser *ps, const char *p,
                                 kin__val expected);

#endif /* KIN_WIRE_JSON_FRAME_H */
