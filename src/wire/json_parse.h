/* SPDX-License-Identifier: Apache-2.0 */
/*
 * json_parse.h - parses JSON text by comparing it with a predicted value.
 *
 * The caller predicts a value: the object's old version, an object of the same
 * family, the last object, or none.  The parser walks over text and prediction
 * in parallel.  As long as they agree it creates, hashes and counts nothing;
 * where they differ it creates values, and resumes the comparison at the next
 * member or element.
 *
 *   P1  The result is the value of the text, whatever the prediction was.
 *   P2  If the result is the predicted value itself, no reference was added and
 *       the caller owns none.  Otherwise the caller owns one.
 *   P3  A failed parse leaves the arena's values unchanged; values that were
 *       created from the text are released.
 *   P4  The C stack used does not depend on the text.
 *   P5  With fields (kin__json_parser_set_fields) the result contains only
 *       these.  Everything else is skipped: the parser finds its end but does
 *       not check that it is well-formed.
 *
 * Accepts JSON according to RFC 8259, with a value of any type:
 *   - White space anywhere between tokens.  No comments, no trailing commas, no
 *     byte order mark.
 *   - Strings must be valid UTF-8 without raw control characters, unless
 *     KIN__JSON_REPAIR_UTF8 is set.  Escapes are decoded, including \u0000.  A
 *     surrogate without its partner becomes U+FFFD, as in Go.
 *   - Numbers keep their literal: no rounding, no range check.
 *   - Of duplicate keys the last value wins, at the position of the first.
 */
#ifndef KIN_WIRE_JSON_PARSE_H
#define KIN_WIRE_JSON_PARSE_H

#include <kin/alloc.h>
#include <kin/error.h>

#include "base/scan.h"
#include "object/arena.h"
#include "object/projection.h"
#include "object/values.h"

enum {
    /* Readable bytes behind a text that is parsed in place. */
    KIN__JSON_PADDING = KIN__SCAN_PADDING,
    KIN__JSON_DAYS = 8,
    KIN__JSON_LEVELS = 16,
};

/* Limits on a text; 0 means the default.  Parts of the text that agree with the
 * prediction allocate nothing and are not counted. */
struct kin__json_limits {
    size_t text_len;     /* bytes of one text; default 64 MiB */
    uint32_t depth;      /* nested arrays and objects; default 10000, as in
                            Go */
    uint32_t members;    /* of one object or array; default 1 << 20 */
    uint32_t string_len; /* bytes of one string or key; default 16 MiB */
};

enum kin__json_flags {
    /* Accept a large part of the prediction if its fingerprint matches.  Only
     * if readers of the new value may trust the author of the predicted one: an
     * old version, or an object in the same namespace. */
    KIN__JSON_TRUST_FINGERPRINTS = 1u << 0,
    /* Compare all text; neither use nor create fingerprints. */
    KIN__JSON_STRICT = 1u << 1,
    /* The text is followed by a control character, such as NUL or newline, and
     * KIN__JSON_PADDING bytes from its end on are readable.  Without this flag
     * the text is copied. */
    KIN__JSON_IN_PLACE = 1u << 2,
    /* More text may follow the value; `ret_used` is its end. */
    KIN__JSON_PREFIX = 1u << 3,
    /* Add a fingerprint to the root value if it is large: the same text is
     * likely to be parsed again. */
    KIN__JSON_FINGERPRINT_ROOT = 1u << 4,
    /* Replace each byte of a string that is not UTF-8 by U+FFFD, as Go does. */
    KIN__JSON_REPAIR_UTF8 = 1u << 8,
};

/* Members to insert before those of the root object if it lacks them: list
 * items of built-in types have no kind and apiVersion.  A root that has one of
 * them, anywhere, keeps it there: keys of custom resources are sorted.  Empty
 * views: none. */
struct kin__json_head {
    kin_str kind;
    kin_str api_version;
};

struct kin__json_frame;
struct kin__json_seen;
/* Where the comparison of a container stopped; see json_match.c.  Private. */
struct kin__json_level {
    const char *begin; /* of its text */
    const char *at;    /* the member or element that differs */
    const char *value; /* of that member, if its key matches */
    kin__val val;      /* the predicted container */
    uint32_t next;     /* index of that member or element */
    uint32_t from;     /* offset of its key in the shape's text; 0 in arrays */
    uint32_t seen_base;
};

struct kin__json_slot;
struct kin__json_places; /* json_place.h */

/* A recorded text that the following texts are likely to resemble; see
 * json_trail.h.  Private. */
struct kin__json_trail {
    kin__val root;   /* its value; none: no trail */
    uint64_t watch;  /* identifies the watch on `root` in the arena */
    kin__val last;   /* value of the last text that used it */
    kin__val recent; /* value of the last text; only compared, not used */
    unsigned flags;  /* of the call that recorded it */
    char *text;      /* owned; padded */
    uint32_t len;
    uint32_t cap;
    struct kin__json_slot *slots; /* owned */
    uint32_t slot_count;
    uint32_t slots_cap;
    uint32_t usual; /* usual skipped part of a text, in 1/256; 0: unknown */

    /* The current text. */
    uint8_t mode;         /* enum kin__json_trail_mode */
    uint32_t inner;       /* first slot of the next frame */
    const char *begin;    /* of the root */
    const char *same_end; /* end of the part that equals the trail's text */
    ptrdiff_t apart;      /* distance between these equal parts */
    size_t skipped;       /* bytes */
};

/* All members are private.  Threads: the arena's writer. */
struct kin__json_parser {
    struct kin__arena *arena; /* borrowed */
    const kin_allocator *alloc;
    struct kin__json_limits limits;

    /* The current call. */
    const char *text; /* its first byte */
    const char *end;  /* one past its last byte: the control character */
    const char *at;   /* the next byte to parse; set at the end of a run */
    unsigned flags;
    bool uses_fingerprints; /* uses and creates fingerprints */
    bool in_head;           /* parsing `head` before the root's members */
    bool wants_head;        /* the root object may lack a member of `head` */
    bool lacks_head;        /* a member of `head` was inserted */
    bool has_duplicates; /* an object had duplicate keys, in any text so far */

    /* Open containers, outermost first. */
    struct kin__json_frame *frames;
    uint32_t depth;
    uint32_t frames_cap;

    /* Values of open containers that differ from the prediction. */
    kin__val *vals;
    uint8_t *owned; /* 1: the parser owns a reference */
    size_t val_count;
    size_t vals_cap;

    /* Keys of open objects whose keys differ from the prediction, as JSON text;
     * ends are relative to the object's first key. */
    char *keys;
    size_t keys_len;
    size_t keys_cap;
    uint32_t *key_ends;
    size_t key_count;
    size_t key_ends_cap;

    /* Containers in which a comparison stopped, outermost first. */
    struct kin__json_level levels[KIN__JSON_LEVELS];
    uint32_t level_count;
    /* The value at which the top object continues, if it differs from the
     * predicted one; else NULL. */
    const char *differs_at;

    /* Containers that agreed with the prediction, inside an open one. */
    struct kin__json_seen *seen;
    size_t seen_count;
    size_t seen_cap;

    char *scratch; /* a decoded string */
    size_t scratch_cap;
    char *copy; /* a padded copy of a text */
    size_t copy_cap;
    char *head; /* `{"kind":"...","apiVersion":"..."`, padded; NULL for none */
    size_t head_len;

    struct kin__json_trail trail;
    struct kin__json_places *places; /* owned; NULL until needed */
    /* Cached days of timestamps, by their last digit. */
    struct kin__time_day days[KIN__JSON_DAYS];

    const struct kin__projection_node *fields; /* borrowed; NULL keeps all */
    /* The fields to keep of the next value, if it is a container; NULL keeps
     * all.  A frame with fields sets it for each of its members; it stays NULL
     * below a frame without. */
    const struct kin__projection_node *below;

    /* The error. */
    int error;
    const char *error_text; /* static */
    const char *error_at;   /* in the text */
    bool error_in_value; /* inside the innermost member, not between members */
    bool error_in_arena; /* the arena is full */
};

/* `limits` is copied; NULL means the defaults.  Cannot fail. */
void kin__json_parser_init(struct kin__json_parser *ps,
                           struct kin__arena *arena,
                           const struct kin__json_limits *limits,
                           const kin_allocator *alloc);
void kin__json_parser_done(struct kin__json_parser *ps);
/* Frees all buffers of an idle parser; not during a call. */
void kin__json_parser_trim(struct kin__json_parser *ps);

/* Sets the head, which is copied; NULL or empty views remove it.  0 or
 * KIN_ENOMEM, which changes nothing. */
int kin__json_parser_set_head(struct kin__json_parser *ps,
                              const struct kin__json_head *head) KIN_NODISCARD;

/* Sets the fields to keep of the following texts; borrowed, NULL keeps all.
 * Predicted values may have been parsed with other fields. */
static inline void kin__json_parser_set_fields(
    struct kin__json_parser *ps, const struct kin__projection_node *fields)
{
    ps->fields = fields;
}

/* Parses one text.
 * @param predicted  a value of the parser's arena that stays alive during the
 *                   call, or KIN__VAL_NONE
 * @param flags      enum kin__json_flags
 * @param ret_used   offset of the end of the value; may be NULL
 * @return 0, KIN_EPARSE, KIN_ELIMIT or KIN_ENOMEM; for all but the last `err`
 *         names byte and path: "byte 17: bad escape at .spec.nodeName"
 */
int kin__json_parse(struct kin__json_parser *ps, kin_str text,
                    kin__val predicted, unsigned flags, kin__val *ret,
                    size_t *ret_used, kin_error *err) KIN_NODISCARD;

/* Returns the offset of the error of the last call. */
size_t kin__json_error_offset(const struct kin__json_parser *ps);

/* Whether the last call returned KIN_ELIMIT because the arena is full; the text
 * itself may be valid. */
bool kin__json_error_is_full(const struct kin__json_parser *ps);

/* Whether the last call may have failed only because its text is incomplete:
 * the error is within one token's length of the end. */
bool kin__json_error_is_cut(const struct kin__json_parser *ps);

#define KIN__AUTO_JSON_PARSER                                                  \
    __attribute__((cleanup(kin__json_parser_done))) struct kin__json_parser

#endif /* KIN_WIRE_JSON_PARSE_H */
