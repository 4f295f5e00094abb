/* SPDX-License-Identifier: Apache-2.0 */
/*
 * json_parse.h - from JSON text to a value, by comparing it with a prediction.
 *
 * The caller predicts a value: the object's old version, a sibling, the last
 * object, or none.  The parser walks text and prediction side by side.  As long
 * as they agree nothing is made, hashed or counted; where they part, values are
 * made and the prediction of the next member or element is taken up again.
 *
 *   P1  The result is the value of the text, whatever was predicted.
 *   P2  If the result is the prediction itself, nothing was counted: the caller
 *       owns no reference.  Otherwise the caller owns one.
 *   P3  A failed parse leaves the arena's values as they were; what was made of
 *       the text so far is released.
 *   P4  The stack used does not depend on the text.
 *   P5  With fields (kin__json_parser_set_fields) the result is what P1 says,
 *       less all that is not among them.  That is passed over: its end is
 *       looked for, and whether it is well-formed otherwise is not.
 *
 * What is accepted is JSON as RFC 8259 has it, with one text of any type:
 *   - White space anywhere between tokens.  No comments, no trailing commas, no
 *     byte order mark.
 *   - Strings must be valid UTF-8 without raw control characters, unless they
 *     are to be mended (KIN__JSON_MEND_UTF8).  Escapes are decoded, \u0000 too.
 * A surrogate without its partner becomes U+FFFD, as in Go.
 *   - Numbers keep their literal: nothing is rounded and no range is checked.
 *   - A key that stands twice: the last value wins, at the first one's place.
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
    /* What must follow a text that is parsed in place. */
    KIN__JSON_PADDING = KIN__SCAN_PADDING,
    KIN__JSON_DAYS = 8,
    KIN__JSON_LEVELS = 16,
};

/* What a text may cost.  0 takes the default.  A part of the text that agrees
 * with the prediction costs nothing, so it is not held against a limit. */
struct kin__json_limits {
    size_t text_len;     /* bytes of one text; default 64 MiB */
    uint32_t depth;      /* arrays and objects in each other; default 10000,
                            as in Go */
    uint32_t members;    /* of one object or array; default 1 << 20 */
    uint32_t string_len; /* bytes of one string or key; default 16 MiB */
};

enum kin__json_flags {
    /* Take a big part of the prediction on its fingerprint alone.  Only where
     * whoever wrote the predicted value may be trusted by whoever reads the
     * new one: an old version, a sibling in the same namespace. */
    KIN__JSON_TRUST_FINGERPRINTS = 1u << 0,
    /* Compare all text and neither use nor make fingerprints. */
    KIN__JSON_STRICT = 1u << 1,
    /* The text is followed by a control character (a NUL or newline, say), and
     * KIN__JSON_PADDING bytes from its end on can be read.  Without this flag
     * the text is copied. */
    KIN__JSON_IN_PLACE = 1u << 2,
    /* More may follow the value; `ret_used` tells where. */
    KIN__JSON_PREFIX = 1u << 3,
    /* Give the whole value a fingerprint, if it is big: its text is likely to
     * come again as it is. */
    KIN__JSON_PRINT_ROOT = 1u << 4,
    /* Each byte within a string that is no UTF-8 becomes U+FFFD, as in Go. */
    KIN__JSON_MEND_UTF8 = 1u << 8,
};

/* Members that go in front of the root object's unless it has them: items of a
 * list lack what the list says for all of them.  Empty views: none. */
struct kin__json_head {
    kin_str kind;
    kin_str api_version;
};

struct kin__json_frame;
struct kin__json_seen;
/* How far the comparison of a container came; see json_deep.c.  The parser's
 * own. */
struct kin__json_level {
    const char *begin; /* of its text */
    const char *at;    /* the member or element that differs */
    const char *value; /* of that member, if its key was as predicted */
    kin__val val;      /* what was predicted */
    uint32_t next;     /* which of its members that is */
    uint32_t from;     /* where the text of its key begins; 0 in arrays */
    uint32_t seen_base;
};

struct kin__json_slot;

/* What is remembered of a text that others are likely to resemble; see
 * json_trail.h.  The parser's own, too. */
struct kin__json_trail {
    kin__val root;   /* its value; none if there is no trail */
    uint64_t watch;  /* the arena's number of it */
    kin__val last;   /* the value of the last text that was like it */
    kin__val recent; /* the value of the last text of all; a mere number */
    unsigned flags;  /* it was read with */
    char *text;      /* owned; padded */
    uint32_t len;
    uint32_t cap;
    struct kin__json_slot *slots; /* owned */
    uint32_t slot_count;
    uint32_t slots_cap;
    uint32_t usual; /* how much of a text is leapt over, in 1/256; 0: not known
                     */

    /* The text in hand. */
    uint8_t mode;         /* enum kin__json_trail_mode */
    uint32_t inner;       /* the first slot of the frame that is pushed next */
    const char *begin;    /* of the root */
    const char *same_end; /* up to here it is the same as the trail's text, */
    ptrdiff_t apart;      /* which is so far from it */
    size_t leapt;         /* bytes */
};

/* Members are the parser's own.  One thread at a time, the arena's writer. */
struct kin__json_parser {
    struct kin__arena *arena; /* borrowed */
    const kin_allocator *alloc;
    struct kin__json_limits limits;

    /* The call in hand. */
    const char *text; /* its first byte */
    const char *end;  /* one past its last, where the control character is */
    const char *at;   /* up to here it was read; set where a run ends */
    unsigned flags;
    bool uses_prints;    /* makes and asks for fingerprints */
    bool in_head;        /* reading `head` in front of the root's members */
    bool wants_head;     /* the root object may lack some of `head` */
    bool lacks_head;     /* the text's root lacks some of `head` */
    bool has_duplicates; /* a key stood twice in an object, in any text so far
                          */

    /* Open containers, outermost first. */
    struct kin__json_frame *frames;
    uint32_t depth;
    uint32_t frames_cap;

    /* Parts of open containers that are not just the prediction's. */
    kin__val *vals;
    uint8_t *owned; /* 1: a reference is ours */
    size_t val_count;
    size_t vals_cap;

    /* Keys of open objects that differ from the prediction's, as JSON text;
     * ends are relative to the object's first. */
    char *keys;
    size_t keys_len;
    size_t keys_cap;
    uint32_t *key_ends;
    size_t key_count;
    size_t key_ends_cap;

    /* Containers that a comparison was in when it ended, outermost first. */
    struct kin__json_level levels[KIN__JSON_LEVELS];
    uint32_t level_count;
    /* Where the object on top goes on, if that is a value which differs from
     * the next one that was predicted; else NULL. */
    const char *differs_at;

    /* Containers that agreed with the prediction, below one still open. */
    struct kin__json_seen *seen;
    size_t seen_count;
    size_t seen_cap;

    char *scratch; /* a string without its escapes */
    size_t scratch_cap;
    char *copy; /* a text that was not padded */
    size_t copy_cap;
    char *head; /* `{"kind":"...","apiVersion":"..."`, padded; NULL for none */
    size_t head_len;

    struct kin__json_trail trail;
    /* Those that the times of objects are of, by the last digit. */
    struct kin__time_day days[KIN__JSON_DAYS];

    const struct kin__fields *fields; /* borrowed; NULL keeps all */
    /* What is kept of the value that is read next, if it is a container; NULL
     * keeps all.  A frame of which only parts are kept sets it for each of its
     * members; below one of which all is kept, nobody does. */
    const struct kin__fields *below;

    /* Why it failed. */
    int error;
    const char *error_text; /* static */
    const char *error_at;   /* in the text */
    bool error_in_value;    /* of the innermost member, not between members */
    bool error_in_arena;    /* it has no room for more values */
};

/* `limits` is copied; NULL takes the defaults.  Cannot fail. */
void kin__json_parser_init(struct kin__json_parser *ps,
                           struct kin__arena *arena,
                           const struct kin__json_limits *limits,
                           const kin_allocator *alloc);
void kin__json_parser_done(struct kin__json_parser *ps);
/* Gives back all memory that only a text needs; between two of them. */
void kin__json_parser_rest(struct kin__json_parser *ps);

/* Sets (copied) or, with NULL or empty views, drops the members that go in
 * front.  0 or KIN_ENOMEM, which leaves what was set before. */
int kin__json_parser_set_head(struct kin__json_parser *ps,
                              const struct kin__json_head *head) KIN_NODISCARD;

/* Sets what is kept of the texts from now on: borrowed, NULL keeps all.  Values
 * that are predicted need not have been read with the same. */
static inline void kin__json_parser_set_fields(struct kin__json_parser *ps,
                                               const struct kin__fields *fields)
{
    ps->fields = fields;
}

/* Reads one text.
 * @param predicted  a value of the parser's arena that stays alive during the
 *                   call, or KIN__VAL_NONE
 * @param flags      enum kin__json_flags
 * @param ret_used   bytes up to the end of the value; may be NULL
 * @return 0, KIN_EPARSE, KIN_ELIMIT or KIN_ENOMEM; for all but the last `err`
 *         names byte and path: "byte 17: bad escape at .spec.nodeName"
 */
int kin__json_parse(struct kin__json_parser *ps, kin_str text,
                    kin__val predicted, unsigned flags, kin__val *ret,
                    size_t *ret_used, kin_error *err) KIN_NODISCARD;

/* Offset of the failure of the last call. */
size_t kin__json_error_offset(const struct kin__json_parser *ps);

/* Whether the last call failed with KIN_ELIMIT because the arena is full: the
 * text itself may be all right. */
bool kin__json_error_is_full(const struct kin__json_parser *ps);

/* Whether the last call may have failed only because its text ended too soon:
 * the failure lies within a token's length of the end. */
bool kin__json_error_is_cut(const struct kin__json_parser *ps);

#define KIN__AUTO_JSON_PARSER                                                  \
    __attribute__((cleanup(kin__json_parser_done))) struct kin__json_parser

#endif /* KIN_WIRE_JSON_PARSE_H */
