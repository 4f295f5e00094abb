/* SPDX-License-Identifier: Apache-2.0 */
/*
 * json_parse.c - the parser: life cycle, dispatch by first character, and the
 * loop over runs.
 *
 * A call prepares the text, lets a trail choose the prediction, and parses the
 * root.  Scalars are parsed at once.  A container is compared as a whole first
 * (json_match.c), accepted by its fingerprint, or gets a frame; json_loop()
 * then runs the innermost frame until the root is complete.
 */
#include "wire/json_parse.h"

#include <assert.h>

#include "base/alloc.h"
#include "base/str.h"
#include "object/fingerprint.h"
#include "object/shape.h"
#include "wire/json_escape.h"
#include "wire/json_frame.h"
#include "wire/json_trail.h"

enum {
    LIMIT_TEXT_LEN = 64 << 20,
    LIMIT_DEPTH = 10000, /* as Go */
    LIMIT_MEMBERS = 1 << 20,
    LIMIT_STRING_LEN = 16 << 20,
    /* Some offsets within a text have 32 bits. */
    MAX_TEXT_LEN = INT32_MAX,
    MAX_DEPTH = 1 << 20,
};

/* ---- life cycle ---- */

static struct kin__json_limits limits_or_default(
    const struct kin__json_limits *asked)
{
    struct kin__json_limits l = asked ? *asked : (struct kin__json_limits){0};

    if (!l.text_len)
        l.text_len = LIMIT_TEXT_LEN;
    if (l.text_len > MAX_TEXT_LEN)
        l.text_len = MAX_TEXT_LEN;
    if (!l.depth)
        l.depth = LIMIT_DEPTH;
    if (l.depth > MAX_DEPTH)
        l.depth = MAX_DEPTH;
    if (!l.members)
        l.members = LIMIT_MEMBERS;
    if (!l.string_len)
        l.string_len = LIMIT_STRING_LEN;
    return l;
}

void kin__json_parser_init(struct kin__json_parser *ps,
                           struct kin__arena *arena,
                           const struct kin__json_limits *limits,
                           const kin_allocator *alloc)
{
    *ps = (struct kin__json_parser){
        .arena = arena,
        .alloc = alloc,
        .limits = limits_or_default(limits),
    };
}

static void parser_free_stacks(struct kin__json_parser *ps)
{
    void *stacks[] = {ps->frames,  ps->vals,     ps->owned,
                      ps->keys,    ps->key_ends, ps->seen,
                      ps->scratch, ps->copy,     ps->places};

    for (size_t i = 0; i < sizeof(stacks) / sizeof(stacks[0]); i++)
        kin__free(ps->alloc, stacks[i]);
    kin__json_trail_forget(ps);
}

void kin__json_parser_trim(struct kin__json_parser *ps)
{
    assert(ps->depth == 0 && ps->val_count == 0);
    parser_free_stacks(ps);
    ps->frames = NULL;
    ps->frames_cap = 0;
    ps->vals = NULL;
    ps->owned = NULL;
    ps->vals_cap = 0;
    ps->keys = NULL;
    ps->keys_cap = 0;
    ps->key_ends = NULL;
    ps->key_ends_cap = 0;
    ps->seen = NULL;
    ps->seen_cap = 0;
    ps->scratch = NULL;
    ps->scratch_cap = 0;
    ps->copy = NULL;
    ps->copy_cap = 0;
    ps->places = NULL;
}

void kin__json_parser_done(struct kin__json_parser *ps)
{
    parser_free_stacks(ps);
    kin__free(ps->alloc, ps->head);
    *ps = (struct kin__json_parser){0};
}

static char *put_text(char *to, kin_str s)
{
    memcpy(to, s.ptr, s.len);
    return to + s.len;
}

int kin__json_parser_set_head(struct kin__json_parser *ps,
                              const struct kin__json_head *head)
{
    char *text = NULL;
    char *end = NULL;

    if (head && head->kind.len > 0 && head->api_version.len > 0) {
        size_t room = (head->kind.len + head->api_version.len) *
                          KIN__JSON_ESCAPE_MAX +
                      64 + KIN__JSON_PADDING;
        text = kin__alloc0(ps->alloc, room, 1);
        if (!text)
            return KIN_ENOMEM;
        end = put_text(text, KIN__S("{\"kind\":\""));
        end += kin__json_escape(head->kind, end);
        end = put_text(end, KIN__S("\",\"apiVersion\":\""));
        end += kin__json_escape(head->api_version, end);
        *end++ = '"';
    }
    kin__free(ps->alloc, ps->head);
    ps->head = text;
    assert(!text || end > text);
    ps->head_len = (size_t)(end - text);
    return 0;
}

/* ---- values ---- */

kin__val kin__json_fail(struct kin__json_parser *ps, int code, const char *at,
                        const char *text)
{
    assert(code < 0);
    ps->error = code;
    ps->error_at = at;
    ps->error_text = text;
    return KIN__VAL_NONE;
}

kin__val kin__json_fail_arena(struct kin__json_parser *ps, int code,
                              const char *at)
{
    assert(code < 0);
    ps->error_in_arena = true;
    return kin__json_fail(ps, code, at, "no room for more values");
}

const char *kin__json_skip_space(const struct kin__json_parser *ps,
                                 const char *p)
{
    while (p < ps->end && (*p == ' ' || *p == '\n' || *p == '\t' || *p == '\r'))
        p++;
    return p;
}

static kin__val json_literal(struct kin__json_parser *ps, const char *p,
                             kin__val literal)
{
    const char *end = kin__json_match_literal(p, literal);

    if (!end)
        return kin__json_fail(ps, KIN_EPARSE, p, "bad value");
    ps->at = end;
    return literal;
}

/* Whether the text at `p` has the fingerprint of a predicted container, created
 * with that salt. */
static bool json_has_fingerprint(const struct kin__json_parser *ps,
                                 const char *p, kin__val expected,
                                 uint64_t salt, size_t *ret_len)
{
    const struct kin__fingerprint *known = kin__fingerprint_get(ps->arena,
                                                                expected);
    size_t len = known->len;

    if (len > (size_t)(ps->end - p))
        return false;
    /* Cheap checks before hashing: few characters can follow a container. */
    char close = *p == '{' ? '}' : ']';
    char after = p[len];
    if (p[len - 1] != close ||
        (after != ',' && after != '}' && after != ']' && after > ' '))
        return false;
    struct kin__fingerprint now = kin__fingerprint_of(ps->arena,
                                                      kin_str_of(p, len));
    *ret_len = len;
    return (now.low ^ salt) == known->low && now.high == known->high;
}

/* The same after checking type, flags and that there is a fingerprint. */
static bool json_match_fingerprint(struct kin__json_parser *ps, const char *p,
                                   kin__val expected, uint64_t salt)
{
    enum kin__node_type type = *p == '{' ? KIN__NODE_OBJECT : KIN__NODE_ARRAY;
    size_t len = 0;

    if (!(ps->flags & KIN__JSON_TRUST_FINGERPRINTS) ||
        !kin__val_is_node(expected))
        return false;
    uint32_t head = kin__node_head(ps->arena->rw + expected);
    if ((head & KIN__NODE_TYPE_MASK) != type || !(head & KIN__NODE_EXTRA) ||
        !ps->uses_fingerprints ||
        !json_has_fingerprint(ps, p, expected, salt, &len))
        return false;
    ps->at = p + len;
    return true;
}

bool kin__json_match_fingerprint(struct kin__json_parser *ps, const char *p,
                                 kin__val expected)
{
    return json_match_fingerprint(ps, p, expected, /* salt= */ 0);
}

/* Pushes a frame for the container at `p`, to be parsed from its start. */
static bool json_enter(struct kin__json_parser *ps, const char *p,
                       kin__val expected, kin_str key)
{
    if (!kin__json_push(ps, p, expected, kin__json_site(ps, key)))
        return false;
    const struct kin__json_frame *f = kin__json_top(ps);
    const uint32_t *base = ps->arena->rw;
    kin__json_prefetch(base, kin__json_words(base, f->values_at),
                       f->predicted_count);
    return true;
}

static kin__val json_container(struct kin__json_parser *ps, const char *p,
                               kin__val expected, kin_str key)
{
    /* An empty container needs no frame, but counts as a level. */
    if (p[1] == (*p == '{' ? '}' : ']') &&
        KIN__LIKELY(ps->depth < ps->limits.depth)) {
        ps->at = p + 2;
        return *p == '{' ? KIN__VAL_EMPTY_OBJECT : KIN__VAL_EMPTY_ARRAY;
    }
    if (KIN__UNLIKELY(ps->below != NULL)) {
        kin__val empty = kin__json_project_empty(ps, p);
        if (empty || ps->error)
            return empty;
    } else if (kin__json_goes_deep(ps, expected)) {
        const char *behind = kin__json_match_deep(ps, p, expected);
        if (behind) {
            ps->at = behind;
            return expected;
        }
        if (ps->level_count > 0) {
            (void)kin__json_push_levels(ps, key);
            return KIN__VAL_NONE;
        }
    } else if (kin__json_match_fingerprint(ps, p, expected)) {
        return expected;
    }
    (void)json_enter(ps, p, expected, key);
    return KIN__VAL_NONE;
}

kin__val kin__json_value(struct kin__json_parser *ps, const char *p,
                         kin__val expected, kin_str key)
{
    char first = *p;

    /* Not a switch: the most frequent cases come first. */
    if (first == '"')
        return kin__json_string(ps, p, expected, key);
    if (first == '{' || first == '[')
        return json_container(ps, p, expected, key);
    if (first <= '9')
        return kin__json_number(ps, p, expected, key);
    if (first == 't')
        return json_literal(ps, p, KIN__VAL_TRUE);
    if (first == 'f')
        return json_literal(ps, p, KIN__VAL_FALSE);
    if (first == 'n')
        return json_literal(ps, p, KIN__VAL_NULL);
    return kin__json_fail(ps, KIN_EPARSE, p, "value expected");
}

/* ---- the loop ---- */

/* Runs until the root is complete.  Returns none after an error. */
static kin__val json_loop(struct kin__json_parser *ps)
{
    kin__val val = KIN__VAL_NONE;

    while (ps->depth > 0) {
        kin__val done = KIN__VAL_NONE;
        enum kin__json_step step = kin__json_top(ps)->is_object
                                       ? kin__json_object_run(ps, val, &done)
                                       : kin__json_array_run(ps, val, &done);
        if (step == KIN__JSON_FAIL)
            return KIN__VAL_NONE;
        val = done;
        if (step == KIN__JSON_PUSH)
            continue;
        const struct kin__json_frame *f = kin__json_top(ps);
        /* A fingerprint covers the text of the whole value. */
        if (val == f->predicted && KIN__LIKELY(!f->fields))
            kin__json_note_same(ps, val, f->begin, ps->at);
        ps->depth--;
    }
    assert(val != KIN__VAL_NONE);
    return val;
}

/* Where the members of the head are in the text of a root. */
enum root_head {
    ROOT_HEAD_NONE,  /* unknown, and not first: supposed to be missing */
    ROOT_HEAD_FIRST, /* both come first */
    ROOT_HEAD_PART,  /* one comes first, the other anywhere or nowhere */
    ROOT_HEAD_EMPTY, /* there are no members */
};

static enum root_head root_find_head(const struct kin__json_parser *ps,
                                     const char *p)
{
    for (int count = 0; count < 2; count++) {
        p = kin__json_space(ps, p + 1);
        size_t len = memcmp(p, "\"kind\":", 7) == 0          ? 7
                     : memcmp(p, "\"apiVersion\":", 13) == 0 ? 13
                                                             : 0;
        if (len == 0)
            return count > 0   ? ROOT_HEAD_PART
                   : *p == '}' ? ROOT_HEAD_EMPTY
                               : ROOT_HEAD_NONE;
        p = kin__json_space(ps, p + len);
        if (*p != '"')
            return ROOT_HEAD_PART;
        p = kin__scan_string(p + 1);
        if (*p != '"')
            return ROOT_HEAD_PART;
        p = kin__json_space(ps, p + 1);
        if (*p != ',')
            return ROOT_HEAD_PART;
    }
    return ROOT_HEAD_FIRST;
}

/* Returns the shape of a predicted object; NULL for other values. */
static const uint32_t *root_shape(const struct kin__json_parser *ps,
                                  kin__val predicted)
{
    const uint32_t *base = ps->arena->rw;

    if (!kin__val_is_node(predicted) ||
        kin__node_type(base + predicted) != KIN__NODE_OBJECT)
        return NULL;
    return base + kin__node_shape(base + predicted);
}

static bool shape_has_head(const uint32_t *shape)
{
    return shape &&
           kin__shape_find(shape, KIN__S("kind"), 0) != KIN__SHAPE_NO_SLOT &&
           kin__shape_find(shape, KIN__S("apiVersion"), 1) !=
               KIN__SHAPE_NO_SLOT;
}

/* Whether objects of this shape begin as if the head had been inserted. */
static bool shape_begins_with_head(const uint32_t *shape)
{
    static const char lead[] = "\"kind\":\"apiVersion\":";

    return shape && kin__shape_text_len(shape) >= sizeof(lead) - 1 &&
           memcmp(kin__shape_text(shape), lead, sizeof(lead) - 1) == 0;
}

/* Decides how to parse a root that does not begin with the head: the head's
 * members are inserted first, or only those that are missing at the end.  The
 * value is the same; the wrong decision only costs time.  Returns the value to
 * predict. */
static kin__val root_prepare_head(struct kin__json_parser *ps,
                                  enum root_head found, kin__val predicted)
{
    const uint32_t *shape = root_shape(ps, predicted);

    ps->in_head = found == ROOT_HEAD_EMPTY ||
                  (found == ROOT_HEAD_NONE &&
                   (!shape || shape_begins_with_head(shape)));
    ps->lacks_head = ps->in_head;
    ps->wants_head = !ps->in_head;
    if (ps->in_head || shape_has_head(shape))
        return predicted;
    /* The predicted value may lack the same members. */
    ps->trail.mode = KIN__TRAIL_NONE;
    ps->trail.inner = KIN__TRAIL_NO_SLOT;
    return KIN__VAL_NONE;
}

/* Returns the salt of a root that gets the head's members. */
static uint64_t root_salt(const struct kin__json_parser *ps)
{
    return kin__fingerprint_of(ps->arena, kin_str_of(ps->head, ps->head_len))
        .low;
}

static void root_fingerprint(struct kin__json_parser *ps, kin__val val,
                             const char *begin)
{
    kin_str text = kin_str_of(begin, (size_t)(ps->at - begin));

    if (!ps->uses_fingerprints || text.len < KIN__FINGERPRINT_MIN_ROOT ||
        !kin__val_is_node(val))
        return;
    uint32_t head = kin__node_head(ps->arena->rw + val);
    if ((head & KIN__NODE_TYPE_MASK) == KIN__NODE_OBJECT &&
        !(head & KIN__NODE_EXTRA))
        kin__fingerprint_add_salted(ps->arena, val, text,
                                    ps->lacks_head ? root_salt(ps) : 0);
}

static kin__val json_root(struct kin__json_parser *ps, const char *p,
                          kin__val predicted)
{
    if (!ps->head || *p != '{') {
        const char *behind = NULL;
        if (predicted)
            behind = kin__json_match(ps->arena->rw, p, predicted);
        if (behind) {
            ps->at = behind;
            return predicted;
        }
        kin__val val = kin__json_value(ps, p, predicted, kin_str_of(NULL, 0));
        return val || ps->depth == 0 ? val : json_loop(ps);
    }
    enum root_head found = root_find_head(ps, p);
    kin__val used = found == ROOT_HEAD_FIRST
                        ? predicted
                        : root_prepare_head(ps, found, predicted);
    if (!ps->below &&
        json_match_fingerprint(ps, p, used, ps->in_head ? root_salt(ps) : 0))
        return used;
    if (!json_enter(ps, p, used, kin_str_of(NULL, 0)))
        return KIN__VAL_NONE;
    if (ps->in_head)
        ps->at = ps->head + 1;
    kin__val val = json_loop(ps);
    if (used != predicted && val && val == predicted)
        kin__val_unref(ps->arena, val);
    return val;
}

/* ---- one text ---- */

static int json_copy(struct kin__json_parser *ps, kin_str *text)
{
    size_t need = text->len + KIN__JSON_PADDING;

    if (ps->copy_cap < need) {
        char *copy = kin__realloc(ps->alloc, ps->copy, need, 1);
        if (!copy)
            return KIN_ENOMEM;
        ps->copy = copy;
        ps->copy_cap = need;
    }
    if (text->len > 0)
        memcpy(ps->copy, text->ptr, text->len);
    memset(ps->copy + text->len, 0, KIN__JSON_PADDING);
    text->ptr = ps->copy;
    return 0;
}

static int json_prepare(struct kin__json_parser *ps, kin_str text,
                        unsigned flags)
{
    if (!text.ptr)
        text = KIN__S("");
    ps->text = text.ptr;
    ps->end = text.ptr + text.len;
    ps->at = text.ptr;
    ps->flags = flags;
    ps->uses_fingerprints = !(flags & KIN__JSON_STRICT) &&
                            !ps->arena->is_document;
    ps->in_head = false;
    ps->wants_head = false;
    ps->below = ps->fields;
    ps->differs_at = NULL;
    ps->lacks_head = false;
    ps->error = 0;
    ps->error_text = "";
    ps->error_at = text.ptr;
    ps->error_in_value = false;
    ps->error_in_arena = false;
    if (text.len > ps->limits.text_len) {
        (void)kin__json_fail(ps, KIN_ELIMIT, text.ptr + ps->limits.text_len,
                             "text too long");
        return KIN_ELIMIT;
    }
    if (!(flags & KIN__JSON_IN_PLACE)) {
        int r = json_copy(ps, &text);
        if (r < 0)
            return r;
        ps->text = text.ptr;
        ps->end = text.ptr + text.len;
    }
    assert((unsigned char)*ps->end < ' ');
    kin__values_next(ps->arena);
    return 0;
}

/* Only white space may follow. */
static bool json_check_rest(struct kin__json_parser *ps)
{
    const char *rest = kin__json_space(ps, ps->at);

    if (rest == ps->end || (ps->flags & KIN__JSON_PREFIX))
        return true;
    (void)kin__json_fail(ps, KIN_EPARSE, rest, "text after the value");
    return false;
}

int kin__json_parse(struct kin__json_parser *ps, kin_str text,
                    kin__val predicted, unsigned flags, kin__val *ret,
                    size_t *ret_used, kin_error *err)
{
    int r = json_prepare(ps, text, flags);

    if (r < 0)
        return kin__json_error_set(ps, r, err);
    assert(ps->depth == 0 && ps->val_count == 0 && ps->seen_count == 0);
    const char *begin = kin__json_space(ps, ps->text);
    kin__val used = kin__json_trail_begin(ps, begin, predicted);
    kin__val val = json_root(ps, begin, used);
    if (!val || !json_check_rest(ps)) {
        if (val && val != used)
            kin__val_unref(ps->arena, val);
        (void)kin__json_error_set(ps, ps->error, err);
        kin__json_drop(ps);
        /* Cached values may be freed. */
        kin__values_next(ps->arena);
        ps->trail.mode = KIN__TRAIL_NONE;
        return ps->error;
    }
    assert(ps->val_count == 0 && ps->key_count == 0 && ps->keys_len == 0);
    ps->seen_count = 0;
    /* P2 refers to the caller's prediction. */
    if (used != predicted && val == used)
        kin__val_ref(ps->arena, val);
    else if (used != predicted && val == predicted)
        kin__val_unref(ps->arena, val);
    kin__json_trail_end(ps, val);
    if (flags & KIN__JSON_FINGERPRINT_ROOT)
        root_fingerprint(ps, val, begin);
    *ret = val;
    if (ret_used)
        *ret_used = (size_t)(ps->at - ps->text);
    return 0;
}
