/* SPDX-License-Identifier: Apache-2.0 */
/*
 * json_frame.h - shared by the files of the JSON parser.
 *
 * The parser is a loop over *runs*.  A run parses members of the innermost open
 * container until that container ends, a member is a container that needs its
 * own frame, or an error occurs.  A run keeps its state in registers; the frame
 * keeps it between runs.
 */
#ifndef KIN_WIRE_JSON_FRAME_H
#define KIN_WIRE_JSON_FRAME_H

#include "object/values.h"
#include "wire/json_parse.h"

enum {
    /* Shorter texts are compared as fast as hashed. */
    KIN__FINGERPRINT_MIN = 256,
    /* A value that is not shared must save more to be worth 24 bytes, */
    KIN__FINGERPRINT_MIN_PRIVATE = 512,
    /* and a root object even more. */
    KIN__FINGERPRINT_MIN_ROOT = 1024,
    KIN__JSON_ROOT_SITE = 0x1234567,
    KIN__JSON_PREFETCH_MAX = 64,
};

/* How an open container compares with its prediction so far.  Exits are listed
 * behind each state. */
enum kin__json_state {
    /* Equal; nothing is on the stacks.  -> ALIKE, OTHER */
    KIN__JSON_SAME,
    /* The same keys, but a value differs.  The stack has all values up to the
     * last one that differs; the values behind it are as predicted.  -> OTHER
     */
    KIN__JSON_ALIKE,
    /* Other keys, or no prediction; keys are collected. */
    KIN__JSON_OTHER,
};

/* Contains handles and offsets only: a document moves when it grows. */
struct kin__json_frame {
    const char *begin;  /* of the container's text */
    kin__val predicted; /* a node of the container's type, or none */
    kin__val shape;     /* of `predicted`, or none */
    uint32_t values_at; /* word offset of its values */
    uint32_t ends_at;   /* word offset of the ends of its shape's keys */
    uint32_t text_at;   /* word offset of the text of its shape's keys */
    uint32_t predicted_count;
    uint32_t next;      /* index of the next predicted member */
    uint32_t next_from; /* offset of the text of its key */
    kin__val expected;  /* predicted value of the current member */
    uint32_t site;
    uint32_t val_base; /* in `vals`: an object's shape, then the values */
    uint32_t key_base; /* in `key_ends` */
    size_t keys_base;  /* in `keys` */
    uint32_t seen_base;
    uint32_t search_left; /* remaining key comparisons in key_find() */
    uint32_t slot;        /* of the current member; see json_trail.h */
    uint8_t state;
    bool is_object;
    bool is_wide;     /* the ends of the keys have 32 bits */
    bool has_escapes; /* a key of its shape needs escapes in JSON */
    const struct kin__projection_node *fields; /* fields to keep; NULL: all */
};

struct kin__json_seen {
    kin__val val;
    uint32_t len;
    const char *text;
};

/* How a run ends. */
enum kin__json_step {
    KIN__JSON_DONE, /* the container is complete */
    KIN__JSON_PUSH, /* a frame was pushed for a member */
    KIN__JSON_FAIL, /* see ps->error */
};

static inline struct kin__json_frame *kin__json_top(struct kin__json_parser *ps)
{
    assert(ps->depth > 0);
    return &ps->frames[ps->depth - 1];
}

/* ---- json_parse.c ---- */

/* Sets the error at `at`; returns KIN__VAL_NONE. */
kin__val kin__json_fail(struct kin__json_parser *ps, int code, const char *at,
                        const char *text);

/* The same for a failure to create a value. */
kin__val kin__json_fail_arena(struct kin__json_parser *ps, int code,
                              const char *at);

/* Parses the value at `p` after kin__json_match returned NULL.  Returns an
 * owned value or `expected`, and ps->at is behind it; or none after an error or
 * when a frame was pushed.  `key` (`"key":`) is empty in arrays. */
kin__val kin__json_value(struct kin__json_parser *ps, const char *p,
                         kin__val expected, kin_str key);

/* ---- json_stack.c: the functions return false after an error ---- */

bool kin__json_grow_vals(struct kin__json_parser *ps, size_t more);
bool kin__json_grow_keys(struct kin__json_parser *ps, size_t more);
bool kin__json_grow_key_ends(struct kin__json_parser *ps, size_t more);
bool kin__json_grow_scratch(struct kin__json_parser *ps, size_t need);
/* Remembers the text of a value that agreed, for a fingerprint. */
void kin__json_see(struct kin__json_parser *ps, kin__val val, kin_str text);
/* Adds fingerprints to the remembered values inside a container that differs.
 */
void kin__json_fingerprint_all_seen(struct kin__json_parser *ps, uint32_t from);
static inline void kin__json_fingerprint_seen(struct kin__json_parser *ps,
                                              uint32_t from)
{
    if (KIN__UNLIKELY(ps->seen_count > from))
        kin__json_fingerprint_all_seen(ps, from);
}
/* Pushes a frame for the container at `p`; ps->at is behind its bracket. */
bool kin__json_push(struct kin__json_parser *ps, const char *p,
                    kin__val expected, uint32_t site);
/* Empties the stacks and releases the values on them. */
void kin__json_drop(struct kin__json_parser *ps);

/* Pushes a value of an open container.  On failure releases an owned one. */
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

/* Pushes the first `count` predicted values of a frame. */
bool kin__json_push_predicted(struct kin__json_parser *ps,
                              const struct kin__json_frame *f, uint32_t count);

/* The same without those that are on the stack already; the state of the frame
 * is not OTHER. */
bool kin__json_settle(struct kin__json_parser *ps,
                      const struct kin__json_frame *f, uint32_t count);

/* Returns the end of the text of key `i` of a frame's prediction. */
static inline uint32_t kin__json_key_end(const uint32_t *base,
                                         const struct kin__json_frame *f,
                                         uint32_t i)
{
    const uint32_t *ends = base + f->ends_at;

    if (KIN__UNLIKELY(f->is_wide))
        return ends[i];
    return ((const uint16_t *)ends)[i];
}

/* ---- json_object.c, json_array.c ---- */

/* Continues the container on top; `val` is the value of the member whose frame
 * was popped, or none at the start.  DONE: `*ret` is its value, owned or equal
 * to its prediction, and its part of the stacks is removed. */
enum kin__json_step kin__json_object_run(struct kin__json_parser *ps,
                                         kin__val val, kin__val *ret);
enum kin__json_step kin__json_array_run(struct kin__json_parser *ps,
                                        kin__val val, kin__val *ret);

/* Moves `*p` from the end of a value to the next member.  PUSH: there is one;
 * DONE: the object has ended. */
enum kin__json_step kin__json_object_next(struct kin__json_parser *ps,
                                          const struct kin__json_frame *f,
                                          const char **p);

/* ---- json_project.c ---- */

/* Skips members from `*p` on that are not kept.  PUSH: the member at `*p` is
 * kept and ps->below has its fields; DONE: the object has ended. */
enum kin__json_step kin__json_project(struct kin__json_parser *ps,
                                      const struct kin__json_frame *f,
                                      const char **p);
/* If ps->below keeps nothing of the container at `p`, skips it and returns an
 * empty container; ps->at is behind it.  Otherwise, or after an error, none. */
kin__val kin__json_project_empty(struct kin__json_parser *ps, const char *p);

/* ---- json_string.c, json_number.c ---- */

/* Parses the string whose quote is at `p`; as kin__json_value. */
kin__val kin__json_string(struct kin__json_parser *ps, const char *p,
                          kin__val expected, kin_str key);
/* The same without creating a value: `*ret` is a view of the text or of
 * scratch, valid until the next string. */
bool kin__json_read_string(struct kin__json_parser *ps, const char *p,
                           kin_str *ret);
kin__val kin__json_number(struct kin__json_parser *ps, const char *p,
                          kin__val expected, kin_str key);

/* ---- json_error.c ---- */

/* Sets `err` from the parser's error, with the path, which comes from the
 * stacks; returns `code`. */
int kin__json_error_set(const struct kin__json_parser *ps, int code,
                        kin_error *err);

/* ---- inline functions of the hot paths ---- */

/* Returns a frame's values, ends or text.  `base` is NULL in an empty document.
 */
static inline const uint32_t *kin__json_words(const uint32_t *base, uint32_t at)
{
    return (const uint32_t *)((uintptr_t)base +
                              (uintptr_t)at * sizeof(uint32_t));
}

/* Skips white space up to the end of the text. */
const char *kin__json_skip_space(const struct kin__json_parser *ps,
                                 const char *p);

static inline const char *kin__json_space(const struct kin__json_parser *ps,
                                          const char *p)
{
    if (KIN__UNLIKELY((unsigned char)*p <= ' '))
        return kin__json_skip_space(ps, p);
    return p;
}

/* Parses a time of KIN__TIME_LEN bytes; returns none if it is not one. */
static inline kin__val kin__json_time(struct kin__json_parser *ps,
                                      const char *p)
{
    return kin__val_parse_time_near(
        kin_str_of(p, KIN__TIME_LEN),
        &ps->days[(unsigned char)p[9] % KIN__JSON_DAYS]);
}

/* Returns the site of a member of the innermost open container: a hash of its
 * path. */
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

/* Returns the end of the text at `p` if it is exactly that of the scalar
 * `expected`.  NULL does not mean that they differ: kin__json_value handles
 * times, numbers and strings with escapes. */
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

/* As kin__json_match_key for keys that may need escapes. */
size_t kin__json_match_escaped_key(const char *p, const char *key,
                                   uint32_t len);

/* Returns the length of a key and its colon at `p`, or 0 if it is another key.
 * `key` includes quotes and colon; `has_escapes` is set if a key of its shape
 * needs escapes. */
static inline size_t kin__json_match_key(const char *p, const char *key,
                                         uint32_t len, bool has_escapes)
{
    if (KIN__UNLIKELY(has_escapes))
        return kin__json_match_escaped_key(p, key, len);
    return kin__scan_equal(p, key, len) ? len : 0;
}

/* Prefetches nodes that will be compared with the text soon. */
static inline void kin__json_prefetch(const uint32_t *base,
                                      const kin__val *values, uint32_t count)
{
    if (count > KIN__JSON_PREFETCH_MAX)
        count = KIN__JSON_PREFETCH_MAX;
    for (uint32_t i = 0; i < count; i++)
        if (!kin__val_is_immediate(values[i]))
            __builtin_prefetch(base + values[i]);
}

/* Remembers the text of a container that agrees with `val`, if it is worth a
 * fingerprint. */
static inline void kin__json_note_same(struct kin__json_parser *ps,
                                       kin__val val, const char *begin,
                                       const char *end)
{
    size_t len = (size_t)(end - begin);

    if (KIN__LIKELY(len < KIN__FINGERPRINT_MIN) || !ps->uses_fingerprints)
        return;
    uint32_t head = kin__node_head(ps->arena->rw + val);
    if (!(head & KIN__NODE_EXTRA) &&
        ((head & KIN__NODE_CANONICAL) || len >= KIN__FINGERPRINT_MIN_PRIVATE))
        kin__json_see(ps, val, kin_str_of(begin, len));
}

/* json_parse.c: whether the text at `p` has the fingerprint of the predicted
 * container; then ps->at is behind it. */
bool kin__json_match_fingerprint(struct kin__json_parser *ps, const char *p,
                                 kin__val expected);

/* ---- json_match.c ---- */

/* As kin__json_match for an array or object; accepts matching fingerprints.
 * NULL: the comparison stopped at ps->levels. */
const char *kin__json_match_deep(struct kin__json_parser *ps, const char *p,
                                 kin__val expected);
/* Pushes frames for the levels to continue parsing there; `key` is the key of
 * the outermost one. */
bool kin__json_push_levels(struct kin__json_parser *ps, kin_str key);

/* Compares the text at `p` with the expected integer or time; returns its end
 * or NULL. */
const char *kin__json_match_number_or_time(struct kin__json_parser *ps,
                                           const char *p, kin__val expected);

/* As kin__json_match for an array or object that contains only scalars, as most
 * do: these need no frame as long as they agree.  Returns NULL soon for other
 * nodes, and for those with a fingerprint. */
const char *kin__json_match_flat(struct kin__json_parser *ps, const char *p,
                                 kin__val expected);

#endif /* KIN_WIRE_JSON_FRAME_H */
