/* SPDX-License-Identifier: Apache-2.0 */
/*
 * yaml_read.c - builds values from the events of libyaml.
 *
 * A loop over events with a heap stack of open sequences and mappings.  Values
 * are added to the document in order; an alias shares an existing value, so it
 * costs nothing here.  It costs time when the value is iterated or written,
 * hence the limits. */
#include "wire/yaml.h"

#include <inttypes.h>
#include <math.h>
#include <string.h>

#include <yaml.h>

#include "base/alloc.h"
#include "base/error.h"
#include "base/map.h"
#include "base/random.h"
#include "base/str.h"
#include "object/builder.h"
#include "object/literal.h"
#include "object/values.h"
#include "wire/yaml_resolve.h"

/* An anchor: a name for a value, written `&name`. */
struct yaml_anchor {
    struct yaml_anchor *next; /* all anchors of a document, newest first */
    char *name;               /* owned */
    kin__val val;             /* KIN__VAL_NONE while the value is open */
    uint64_t nodes;           /* values in it, with aliases expanded */
    uint64_t bytes;           /* of scalars and keys, with aliases expanded */
    uint32_t height;          /* levels below it, 0 for a scalar */
};

static inline kin_str yaml_anchor_name(const struct yaml_anchor *a)
{
    return kin_s(a->name);
}
KIN__MAP_DEFINE_STR(yaml_anchors, struct yaml_anchor, yaml_anchor_name);

/* A key of an open mapping, for merges and messages. */
struct yaml_key {
    kin_str text; /* set while keys are compared; the buffer may move */
    size_t offset;
    size_t len;
    yaml_mark_t mark;
};

enum yaml_state {
    YAML_AT_ELEMENT,    /* of a sequence */
    YAML_AT_KEY,        /* of a mapping */
    YAML_AT_VALUE,      /* of a mapping */
    YAML_AT_MERGE,      /* the value of `<<` */
    YAML_AT_MERGE_LIST, /* an alias in the value of `<<`, or its end */
};

/* An open sequence or mapping. */
struct yaml_frame {
    enum yaml_state state; /* what the next event is */
    size_t first_key;
    size_t first_merge;
    struct yaml_anchor *anchor; /* borrowed, or NULL */
    uint64_t nodes_before;
    uint64_t bytes_before;
    uint32_t height;
    bool is_flow;
};

struct kin__yaml_reader {
    const kin_allocator *alloc;
    kin_str text; /* borrowed */
    yaml_parser_t parser;
    bool is_checked; /* directives are checked */
    bool is_done;
    size_t documents;
    size_t line; /* of the current document, from 1 */
    uint64_t seed;
    kin_error *err; /* of the current call */

    /* The current document. */
    struct kin__builder builder;
    struct yaml_frame *frames;
    size_t frame_count;
    size_t frame_cap;
    struct yaml_key *keys;
    size_t key_count;
    size_t key_cap;
    struct kin__buf key_text;
    kin__val *merges; /* mappings to merge into the open ones */
    size_t merge_count;
    size_t merge_cap;
    struct yaml_anchor *all_anchors; /* owned */
    struct yaml_anchors anchors;     /* the newest of each name */
    size_t anchor_count;
    size_t flow_depth;
    uint64_t nodes; /* values, with aliases expanded */
    uint64_t bytes; /* of scalars and keys, with aliases expanded */

    /* The part of these that aliases add, in all documents. */
    uint64_t aliased;
    uint64_t aliased_bytes;
};

#define AUTO_EVENT __attribute__((cleanup(yaml_event_delete))) yaml_event_t

enum { YAML_MIN_CAP = 16 };

/* Sets an error with the position in the text; returns `code`. */
KIN_PRINTF(4, 5)
static int yaml_fail(struct kin__yaml_reader *r, int code, yaml_mark_t mark,
                     const char *format, ...)
{
    va_list args;

    va_start(args, format);
    (void)kin__error_vset(r->err, code, format, args);
    va_end(args);
    (void)kin_error_wrap(r->err, "%zu:%zu", mark.line + 1, mark.column + 1);
    return code;
}

/* Grows a stack by one element. */
static int yaml_grow(const kin_allocator *alloc, void **items, size_t count,
                     size_t *cap, size_t size)
{
    if (count < *cap)
        return 0;
    size_t wanted = count < YAML_MIN_CAP ? YAML_MIN_CAP : count * 2;
    void *grown = kin__realloc(alloc, *items, wanted, size);
    if (!grown)
        return KIN_ENOMEM;
    *items = grown;
    *cap = wanted;
    return 0;
}

/* ---- directives ---- */

/*
 * These limits are checked before libyaml starts: it compares each %TAG with
 * all earlier ones, and copies its prefix for each tag that uses it.  A `%` at
 * the beginning of any line is a directive for libyaml, so all such lines
 * count.  The text may be UTF-16, so both forms of line ends are recognised.
 */

struct yaml_lines {
    kin_str text;
    size_t unit; /* bytes of a character in the ASCII range: 1, or 2 */
    size_t low;  /* index of the low byte in a unit */
};

static struct yaml_lines yaml_lines_of(kin_str text)
{
    bool is_little = kin_str_starts_with(text, KIN__S("\xff\xfe"));
    bool is_big = kin_str_starts_with(text, KIN__S("\xfe\xff"));

    return (struct yaml_lines){.text = text,
                               .unit = is_little || is_big ? 2 : 1,
                               .low = is_big ? 1 : 0};
}

/* Returns the UTF-16 unit at an offset; 0 outside of the text. */
static unsigned yaml_unit(const struct yaml_lines *lines, size_t at)
{
    const unsigned char *bytes = (const unsigned char *)lines->text.ptr + at;

    if (at >= lines->text.len || lines->text.len - at < 2)
        return 0;
    return bytes[lines->low] | (unsigned)bytes[1 - lines->low] << 8;
}

/* Whether a line begins at an offset: behind one of libyaml's line breaks (LF,
 * CR, NEL, LS, PS) or the byte order mark. */
static bool yaml_is_line_start(const struct yaml_lines *lines, size_t at)
{
    static const char *const breaks[] = {
        "\n", "\r", "\xc2\x85", "\xe2\x80\xa8", "\xe2\x80\xa9", "\xef\xbb\xbf"};
    kin_str before = kin_str_of(lines->text.ptr, at);

    if (at <= lines->unit - 1)
        return true;
    if (lines->unit == 2) {
        unsigned c = yaml_unit(lines, at - 2);
        return c == '\n' || c == '\r' || c == 0x85 || c == 0x2028 ||
               c == 0x2029 || c == 0xfeff;
    }
    for (size_t i = 0; i < sizeof(breaks) / sizeof(breaks[0]); i++)
        if (kin_str_ends_with(before, kin_s(breaks[i])))
            return true;
    return false;
}

/* Returns the offset of the next directive, or the length of the text. */
static size_t yaml_next_directive(const struct yaml_lines *lines, size_t from)
{
    const char *end = lines->text.ptr + lines->text.len;

    while (from < lines->text.len) {
        const char *found = memchr(lines->text.ptr + from, '%',
                                   lines->text.len - from);
        if (!found)
            break;
        from = (size_t)(found - lines->text.ptr) + 1;
        size_t at = from - 1;
        if (lines->unit == 2) {
            at -= at % 2;
            if (yaml_unit(lines, at) != '%')
                continue;
        }
        if (yaml_is_line_start(lines, at))
            return at;
    }
    return (size_t)(end - lines->text.ptr);
}

static bool yaml_is_long(const struct yaml_lines *lines, size_t from)
{
    size_t end = from + KIN__YAML_MAX_DIRECTIVE * lines->unit;

    for (size_t at = from + lines->unit; at < end; at += lines->unit)
        if (at >= lines->text.len || yaml_is_line_start(lines, at))
            return false;
    return true;
}

/* Returns the line of an offset; counts newlines only, for a message. */
static size_t yaml_line_of(const struct yaml_lines *lines, size_t at)
{
    size_t line = 1;

    for (size_t i = 0; i < at; i++)
        line += lines->text.ptr[i] == '\n';
    return line;
}

/* Checks the number and length of directives.  0 or KIN_ELIMIT. */
static int yaml_check_directives(kin_str text, kin_error *err)
{
    struct yaml_lines lines = yaml_lines_of(text);
    size_t at = yaml_next_directive(&lines, 0);

    for (size_t count = 1; at < text.len; count++) {
        if (count > KIN__YAML_MAX_DIRECTIVES)
            return kin_error_set(
                err, KIN_ELIMIT, "%zu:1: more than %d directives",
                yaml_line_of(&lines, at), KIN__YAML_MAX_DIRECTIVES);
        if (yaml_is_long(&lines, at))
            return kin_error_set(
                err, KIN_ELIMIT, "%zu:1: directive of more than %d characters",
                yaml_line_of(&lines, at), KIN__YAML_MAX_DIRECTIVE);
        at = yaml_next_directive(&lines, at + lines.unit);
    }
    return 0;
}

/* ---- mappings ---- */

/*
 * Keys go directly to the builder.  They are also kept for two rare cases,
 * duplicates and merges, in which the end of the mapping makes a table of them.
 */

static inline kin_str yaml_key_text(const struct yaml_key *key)
{
    return key->text;
}
KIN__MAP_DEFINE_STR(yaml_key_map, struct yaml_key, yaml_key_text);

#define AUTO_KEY_MAP                                                           \
    __attribute__((cleanup(yaml_key_map_done))) struct yaml_key_map

/* Adds a key to the innermost mapping. */
static int yaml_add_key(struct kin__yaml_reader *r, kin_str key,
                        yaml_mark_t mark)
{
    int result = yaml_grow(r->alloc, (void **)&r->keys, r->key_count,
                           &r->key_cap, sizeof(*r->keys));

    if (result == 0)
        result = kin__buf_append(&r->key_text, key);
    if (result == 0)
        result = kin__builder_key(&r->builder, key);
    if (result < 0)
        return result;
    assert(r->key_count < r->key_cap);
    r->keys[r->key_count++] = (struct yaml_key){
        .offset = r->key_text.len - key.len, .len = key.len, .mark = mark};
    return 0;
}

/* Adds a mapping to merge into the innermost one. */
static int yaml_add_merge(struct kin__yaml_reader *r, kin__val val,
                          yaml_mark_t mark)
{
    kin_value value = kin__value_of(r->builder.arena, val);

    if (kin_value_type(value) != KIN_TYPE_OBJECT)
        return yaml_fail(r, KIN_EPARSE, mark, "'<<' takes mappings");
    int result = yaml_grow(r->alloc, (void **)&r->merges, r->merge_count,
                           &r->merge_cap, sizeof(*r->merges));
    if (result == 0)
        r->merges[r->merge_count++] = val;
    return result;
}

/* Adds the mapping's own keys to the table. */
static int key_map_fill(struct kin__yaml_reader *r, struct yaml_key_map *map,
                        size_t from)
{
    for (size_t i = from; i < r->key_count; i++) {
        struct yaml_key *key = &r->keys[i];
        key->text = kin_str_of(r->key_text.ptr + key->offset, key->len);
        int result = yaml_key_map_insert(map, key);
        if (result == KIN_EEXISTS)
            return yaml_fail(r, KIN_EPARSE, key->mark,
                             "duplicate key '%.*s' in a mapping",
                             KIN_STR(kin__str_slice(key->text, 0, 64)));
        if (result < 0)
            return result;
    }
    return 0;
}

/* Reserves memory for all keys of the merges, so that none moves later.  Their
 * number is limited, since aliases are counted. */
static int keys_reserve(struct kin__yaml_reader *r,
                        const struct yaml_frame *frame)
{
    size_t count = 0;
    size_t bytes = 0;
    char *room = NULL;

    for (size_t m = frame->first_merge; m < r->merge_count; m++) {
        kin_value object = kin__value_of(r->builder.arena, r->merges[m]);
        count += kin_value_count(object);
        for (size_t i = 0; i < kin_value_count(object); i++)
            bytes += kin_value_key_at(object, i).len;
    }
    size_t last = r->key_count + count;
    int result = yaml_grow(r->alloc, (void **)&r->keys, last, &r->key_cap,
                           sizeof(*r->keys));
    return result < 0 ? result : kin__buf_reserve(&r->key_text, bytes, &room);
}

/* Adds the members of one merged mapping whose keys are new. */
static int mapping_merge(struct kin__yaml_reader *r, struct yaml_key_map *map,
                         kin__val merged)
{
    size_t count = kin_value_count(kin__value_of(r->builder.arena, merged));

    for (size_t i = 0; i < count; i++) {
        /* The arena moves when it grows. */
        kin_value object = kin__value_of(r->builder.arena, merged);
        kin_str name = kin_value_key_at(object, i);
        if (yaml_key_map_get(map, name))
            continue;
        struct yaml_key *key = &r->keys[r->key_count];
        int result = yaml_add_key(r, name, (yaml_mark_t){0});
        if (result == 0)
            result = kin__builder_add(&r->builder,
                                      kin_value_at(object, i).bits);
        if (result < 0)
            return result;
        key->text = kin_str_of(r->key_text.ptr + key->offset, key->len);
        result = yaml_key_map_insert(map, key);
        if (result < 0)
            return result;
    }
    return 0;
}

/* The rare cases: reports a duplicate key, or merges. */
static int mapping_settle(struct kin__yaml_reader *r,
                          const struct yaml_frame *frame)
{
    AUTO_KEY_MAP map;
    int result = keys_reserve(r, frame);

    yaml_key_map_init(&map, r->alloc, r->seed, KIN__YAML_MAX_TEXT);
    if (result == 0)
        result = key_map_fill(r, &map, frame->first_key);
    for (size_t m = frame->first_merge; m < r->merge_count && result == 0; m++)
        result = mapping_merge(r, &map, r->merges[m]);
    return result;
}

/* Adds the members of merged mappings, and closes the innermost mapping. */
static int yaml_close_mapping(struct kin__yaml_reader *r,
                              const struct yaml_frame *frame)
{
    int result = 0;

    if (r->merge_count > frame->first_merge)
        result = mapping_settle(r, frame);
    if (result == 0)
        result = kin__builder_close(&r->builder);
    if (result == KIN_EEXISTS) {
        result = mapping_settle(r, frame);
        return result < 0 ? result : KIN_EINTERNAL;
    }
    if (result < 0)
        return result;
    assert(frame->first_merge <= r->merge_count);
    assert(frame->first_key <= r->key_count);
    r->merge_count = frame->first_merge;
    if (frame->first_key < r->key_count)
        r->key_text.len = r->keys[frame->first_key].offset;
    r->key_count = frame->first_key;
    return 0;
}

/* ---- scalars ---- */

#define YAML_TAG "tag:yaml.org,2002:"

/* Tags that determine the type of a scalar, without the prefix. */
static const struct {
    const char *name;
    enum kin__yaml_kind kind;
} yaml_tags[] = {
    {"str", KIN__YAML_STRING},  {"null", KIN__YAML_NULL},
    {"bool", KIN__YAML_BOOL},   {"int", KIN__YAML_INT},
    {"float", KIN__YAML_FLOAT}, {"timestamp", KIN__YAML_TIME},
};

static kin_str event_text(const yaml_event_t *event)
{
    return kin_str_of((const char *)event->data.scalar.value,
                      event->data.scalar.length);
}

/* Returns the name of a standard tag, or NULL. */
static const char *event_tag(const yaml_event_t *event)
{
    const char *tag = (const char *)event->data.scalar.tag;

    if (!tag || strncmp(tag, YAML_TAG, strlen(YAML_TAG)) != 0)
        return NULL;
    return tag + strlen(YAML_TAG);
}

/* Applies a tag to a resolved scalar. */
static int scalar_apply_tag(struct kin__yaml_reader *r,
                            const yaml_event_t *event,
                            enum kin__yaml_kind wanted,
                            struct kin__yaml_scalar *scalar)
{
    if (wanted == KIN__YAML_STRING) {
        scalar->kind = KIN__YAML_STRING;
        return 0;
    }
    if (wanted == KIN__YAML_FLOAT && scalar->kind == KIN__YAML_INT) {
        scalar->kind = KIN__YAML_FLOAT;
        scalar->number = (double)scalar->magnitude;
        if (scalar->is_negative)
            scalar->number = -scalar->number;
    }
    if (scalar->kind == wanted)
        return 0;
    return yaml_fail(
        r, KIN_EPARSE, event->start_mark, "'%.*s' is not of type %s",
        KIN_STR(kin__str_slice(event_text(event), 0, 32)), event_tag(event));
}

/* Determines the type of a scalar from its quotes, tag and text. */
static int scalar_resolve(struct kin__yaml_reader *r, const yaml_event_t *event,
                          struct kin__yaml_scalar *ret)
{
    const char *tag = event_tag(event);

    *ret = (struct kin__yaml_scalar){.kind = KIN__YAML_STRING};
    if (!event->data.scalar.tag && !event->data.scalar.plain_implicit)
        return 0;
    if (event->data.scalar.tag && !tag)
        return 0;
    kin__yaml_resolve(event_text(event), ret);
    if (!tag)
        return 0;
    if (strcmp(tag, "binary") == 0)
        return yaml_fail(r, KIN_EPARSE, event->start_mark,
                         "!!binary is not supported");
    for (size_t i = 0; i < sizeof(yaml_tags) / sizeof(yaml_tags[0]); i++)
        if (strcmp(tag, yaml_tags[i].name) == 0)
            return scalar_apply_tag(r, event, yaml_tags[i].kind, ret);
    ret->kind = KIN__YAML_STRING;
    return 0;
}

static kin_str print_int(const struct kin__yaml_scalar *scalar, char *ret,
                         size_t size)
{
    int len = snprintf(ret, size, "%s%" PRIu64, scalar->is_negative ? "-" : "",
                       scalar->magnitude);

    return kin_str_of(ret, (size_t)len);
}

/* Creates the value of a scalar. */
static int yaml_make_scalar(struct kin__yaml_reader *r,
                            const yaml_event_t *event, kin__val *ret)
{
    struct kin__yaml_scalar scalar;
    struct kin__literal literal;
    char text[KIN__DOUBLE_SIZE];
    int result = scalar_resolve(r, event, &scalar);

    if (result < 0)
        return result;
    switch (scalar.kind) {
    case KIN__YAML_NULL:
        *ret = KIN__VAL_NULL;
        return 0;
    case KIN__YAML_BOOL:
        *ret = scalar.boolean ? KIN__VAL_TRUE : KIN__VAL_FALSE;
        return 0;
    case KIN__YAML_INT:
        return kin__make_number(r->builder.arena,
                                print_int(&scalar, text, sizeof(text)),
                                /* site= */ 0, ret);
    case KIN__YAML_FLOAT:
        if (!isfinite(scalar.number))
            return yaml_fail(r, KIN_EPARSE, event->start_mark,
                             "JSON has no number for '%.*s'",
                             KIN_STR(event_text(event)));
        literal = kin__literal_double(scalar.number);
        return kin__literal_make(r->builder.arena, &literal,
                                 /* names_time= */ false, ret);
    default:
        return kin__make_string(r->builder.arena, event_text(event),
                                /* site= */ 0, ret);
    }
}

static bool is_merge(const yaml_event_t *event)
{
    const char *tag = event_tag(event);

    return kin_str_eq(event_text(event), KIN__S("<<")) &&
           (event->data.scalar.plain_implicit ||
            (tag && strcmp(tag, "merge") == 0));
}

/* Converts a key that is not a string; KIN_EPARSE if that is impossible. */
static int key_print(struct kin__yaml_reader *r, const yaml_event_t *event,
                     const struct kin__yaml_scalar *scalar,
                     char text[static KIN__YAML_FLOAT_SIZE], kin_str *ret)
{
    bool is_large = !scalar->is_negative && scalar->magnitude > INT64_MAX;

    if (scalar->kind == KIN__YAML_BOOL) {
        *ret = scalar->boolean ? KIN__S("true") : KIN__S("false");
    } else if (scalar->kind == KIN__YAML_INT && !is_large) {
        *ret = print_int(scalar, text, KIN__YAML_FLOAT_SIZE);
    } else if (scalar->kind == KIN__YAML_FLOAT) {
        size_t len = kin__yaml_print_float(scalar->number,
                                           /* is_single= */ true, text);
        *ret = kin_str_of(text, len);
    } else {
        return yaml_fail(r, KIN_EPARSE, event->start_mark,
                         "'%.*s' cannot be a key", KIN_STR(event_text(event)));
    }
    return 0;
}

/* Adds a scalar as a key; `*ret_merge` is set for `<<`. */
static int yaml_scalar_key(struct kin__yaml_reader *r,
                           const yaml_event_t *event, bool *ret_merge)
{
    struct kin__yaml_scalar scalar;
    char text[KIN__YAML_FLOAT_SIZE];
    kin_str key = event_text(event);

    *ret_merge = is_merge(event);
    if (*ret_merge)
        return 0;
    int result = scalar_resolve(r, event, &scalar);
    if (result == 0 && scalar.kind != KIN__YAML_STRING &&
        scalar.kind != KIN__YAML_TIME)
        result = key_print(r, event, &scalar, text, &key);
    return result < 0 ? result : yaml_add_key(r, key, event->start_mark);
}

/* ---- events ---- */

/* Converts libyaml's error. */
static int reader_fail(struct kin__yaml_reader *r)
{
    const yaml_parser_t *p = &r->parser;
    const char *problem = p->problem ? p->problem : "malformed text";

    if (p->error == YAML_MEMORY_ERROR)
        return KIN_ENOMEM;
    if (p->error == YAML_READER_ERROR)
        return kin_error_set(r->err, KIN_EPARSE, "byte %zu: %s",
                             p->problem_offset, problem);
    return yaml_fail(r, KIN_EPARSE, p->problem_mark, "%s%s%s%s", problem,
                     p->context ? " (" : "", p->context ? p->context : "",
                     p->context ? ")" : "");
}

/* ---- anchors ---- */

static void reader_drop_anchors(struct kin__yaml_reader *r)
{
    yaml_anchors_clear(&r->anchors);
    r->anchor_count = 0;
    while (r->all_anchors) {
        struct yaml_anchor *next = r->all_anchors->next;
        kin__free(r->alloc, r->all_anchors->name);
        kin__free(r->alloc, r->all_anchors);
        r->all_anchors = next;
    }
}

/* Adds an anchor; its value is set later. */
static int reader_add_anchor(struct kin__yaml_reader *r,
                             const yaml_event_t *event, const yaml_char_t *text,
                             struct yaml_anchor **ret)
{
    const char *name = (const char *)text;
    struct yaml_anchor *old = NULL;
    struct yaml_anchor *anchor = NULL;

    *ret = NULL;
    if (!name)
        return 0;
    if (++r->anchor_count > KIN__YAML_MAX_ANCHORS)
        return yaml_fail(r, KIN_ELIMIT, event->start_mark,
                         "more than %d anchors in a document",
                         KIN__YAML_MAX_ANCHORS);
    anchor = kin__alloc0(r->alloc, 1, sizeof(*anchor));
    if (!anchor)
        return KIN_ENOMEM;
    anchor->next = r->all_anchors;
    r->all_anchors = anchor;
    anchor->name = kin__strdup(r->alloc, kin_s(name));
    if (!anchor->name)
        return KIN_ENOMEM;
    *ret = anchor;
    return yaml_anchors_replace(&r->anchors, anchor, &old);
}

/* Returns the anchor of an alias; NULL with the error set. */
static const struct yaml_anchor *reader_find_anchor(struct kin__yaml_reader *r,
                                                    const yaml_event_t *event)
{
    const char *name = (const char *)event->data.alias.anchor;
    const struct yaml_anchor *anchor = yaml_anchors_get(&r->anchors,
                                                        kin_s(name));

    if (anchor && anchor->val)
        return anchor;
    (void)yaml_fail(r, KIN_EPARSE, event->start_mark,
                    anchor ? "anchor '%.64s' contains itself"
                           : "unknown anchor '%.64s'",
                    name);
    return NULL;
}

/* ---- frames ---- */

static struct yaml_frame *reader_top(const struct kin__yaml_reader *r)
{
    return r->frame_count ? &r->frames[r->frame_count - 1] : NULL;
}

/* Ends a value: updates state and height of the enclosing container. */
static void reader_step(struct kin__yaml_reader *r, uint32_t height)
{
    struct yaml_frame *top = reader_top(r);

    if (!top)
        return;
    if (top->state == YAML_AT_VALUE)
        top->state = YAML_AT_KEY;
    if (top->height < height + 1)
        top->height = height + 1;
}

static bool reader_wants_key(const struct kin__yaml_reader *r)
{
    return r->frame_count > 0 && reader_top(r)->state == YAML_AT_KEY;
}

static bool reader_wants_merge(const struct kin__yaml_reader *r)
{
    return r->frame_count > 0 && reader_top(r)->state >= YAML_AT_MERGE;
}

static int reader_bad_merge(struct kin__yaml_reader *r,
                            const yaml_event_t *event)
{
    return yaml_fail(r, KIN_EPARSE, event->start_mark,
                     "'<<' takes aliases of mappings");
}

/* Whether a sequence or mapping is in flow style, with brackets. */
static bool event_is_flow(const yaml_event_t *event)
{
    if (event->type == YAML_MAPPING_START_EVENT)
        return event->data.mapping_start.style == YAML_FLOW_MAPPING_STYLE;
    return event->type == YAML_SEQUENCE_START_EVENT &&
           event->data.sequence_start.style == YAML_FLOW_SEQUENCE_STYLE;
}

/* Checks the depth of a value with `levels` levels. */
static int reader_check_depth(struct kin__yaml_reader *r,
                              const yaml_event_t *event, uint32_t levels)
{
    if (event_is_flow(event) && r->flow_depth >= KIN__YAML_MAX_FLOW_DEPTH)
        return yaml_fail(r, KIN_ELIMIT, event->start_mark,
                         "brackets nested more than %d levels deep",
                         KIN__YAML_MAX_FLOW_DEPTH);
    if (r->frame_count + levels > KIN__YAML_MAX_DEPTH)
        return yaml_fail(r, KIN_ELIMIT, event->start_mark,
                         "nested more than %d levels deep",
                         KIN__YAML_MAX_DEPTH);
    return 0;
}

static int reader_open(struct kin__yaml_reader *r, const yaml_event_t *event)
{
    bool is_mapping = event->type == YAML_MAPPING_START_EVENT;
    const yaml_char_t *name = is_mapping ? event->data.mapping_start.anchor
                                         : event->data.sequence_start.anchor;
    struct yaml_anchor *anchor = NULL;

    if (reader_wants_key(r))
        return yaml_fail(r, KIN_EPARSE, event->start_mark,
                         "a key must be a scalar");
    if (reader_wants_merge(r)) {
        if (is_mapping || reader_top(r)->state == YAML_AT_MERGE_LIST)
            return reader_bad_merge(r, event);
        reader_top(r)->state = YAML_AT_MERGE_LIST;
        return 0;
    }
    int result = reader_check_depth(r, event, /* levels= */ 1);
    if (result == 0)
        result = reader_add_anchor(r, event, name, &anchor);
    if (result == 0)
        result = yaml_grow(r->alloc, (void **)&r->frames, r->frame_count,
                           &r->frame_cap, sizeof(*r->frames));
    if (result == 0)
        result = kin__builder_open(&r->builder, is_mapping ? KIN_TYPE_OBJECT
                                                           : KIN_TYPE_ARRAY);
    if (result < 0)
        return result;
    assert(r->frame_count < r->frame_cap);
    r->frames[r->frame_count++] = (struct yaml_frame){
        .state = is_mapping ? YAML_AT_KEY : YAML_AT_ELEMENT,
        .first_key = r->key_count,
        .first_merge = r->merge_count,
        .anchor = anchor,
        .nodes_before = r->nodes++,
        .bytes_before = r->bytes,
        .is_flow = event_is_flow(event),
    };
    r->flow_depth += event_is_flow(event);
    return 0;
}

static int reader_close(struct kin__yaml_reader *r)
{
    struct yaml_frame frame = *reader_top(r);
    int result = 0;

    if (frame.state == YAML_AT_MERGE_LIST) {
        reader_top(r)->state = YAML_AT_KEY;
        return 0;
    }
    if (frame.state == YAML_AT_ELEMENT)
        result = kin__builder_close(&r->builder);
    else
        result = yaml_close_mapping(r, &frame);
    if (result < 0)
        return result;
    assert(r->frame_count > 0);
    r->frame_count--;
    r->flow_depth -= frame.is_flow;
    if (frame.anchor) {
        frame.anchor->val = r->builder.parts[r->builder.part_count - 1];
        frame.anchor->nodes = r->nodes - frame.nodes_before;
        frame.anchor->bytes = r->bytes - frame.bytes_before;
        frame.anchor->height = frame.height;
    }
    reader_step(r, frame.height);
    return 0;
}

/* ---- scalars and aliases ---- */

static int reader_key(struct kin__yaml_reader *r, const yaml_event_t *event)
{
    assert(reader_wants_key(r));
    bool is_merge = false;
    int result = yaml_scalar_key(r, event, &is_merge);

    if (result == 0)
        reader_top(r)->state = is_merge ? YAML_AT_MERGE : YAML_AT_VALUE;
    return result;
}

static int reader_scalar(struct kin__yaml_reader *r, const yaml_event_t *event)
{
    struct yaml_anchor *anchor = NULL;
    kin__val val = KIN__VAL_NONE;

    if (reader_wants_merge(r))
        return reader_bad_merge(r, event);
    int result = reader_add_anchor(r, event, event->data.scalar.anchor,
                                   &anchor);
    if (result == 0 && (anchor || !reader_wants_key(r)))
        result = yaml_make_scalar(r, event, &val);
    if (result < 0)
        return result;
    r->nodes++;
    r->bytes += event->data.scalar.length;
    if (anchor) {
        anchor->val = val;
        anchor->nodes = 1;
        anchor->bytes = event->data.scalar.length;
    }
    if (reader_wants_key(r))
        return reader_key(r, event);
    result = kin__builder_add(&r->builder, val);
    if (result == 0)
        reader_step(r, 0);
    return result;
}

/* Adds the scalar of an alias as a key. */
static int reader_alias_key(struct kin__yaml_reader *r,
                            const yaml_event_t *event, kin__val val)
{
    kin_value value = kin__value_of(r->builder.arena, val);
    kin_type type = kin_value_type(value);
    kin_scratch scratch;

    if (type == KIN_TYPE_NULL || type >= KIN_TYPE_ARRAY)
        return yaml_fail(r, KIN_EPARSE, event->start_mark,
                         "a key must be a scalar");
    reader_top(r)->state = YAML_AT_VALUE;
    return yaml_add_key(r, kin_value_text(value, &scratch), event->start_mark);
}

static int reader_merge(struct kin__yaml_reader *r, const yaml_event_t *event,
                        const struct yaml_anchor *anchor)
{
    struct yaml_frame *top = reader_top(r);

    assert(top->state == YAML_AT_MERGE || top->state == YAML_AT_MERGE_LIST);
    if (top->state == YAML_AT_MERGE)
        top->state = YAML_AT_KEY;
    if (top->height < anchor->height)
        top->height = anchor->height;
    return yaml_add_merge(r, anchor->val, event->start_mark);
}

/* Returns the larger of a fixed limit and one that depends on the text. */
static size_t at_least(size_t limit, size_t by_text)
{
    return limit > by_text ? limit : by_text;
}

/* Counts the expansion of an alias. */
static int reader_count_alias(struct kin__yaml_reader *r,
                              const yaml_event_t *event,
                              const struct yaml_anchor *anchor)
{
    size_t max_nodes = at_least(KIN__YAML_MAX_ALIASED, r->text.len / 4);
    size_t max_bytes = at_least(KIN__YAML_MAX_ALIASED_BYTES, r->text.len * 4);

    r->nodes += anchor->nodes;
    r->bytes += anchor->bytes;
    r->aliased += anchor->nodes;
    r->aliased_bytes += anchor->bytes;
    if (r->aliased > max_nodes)
        return yaml_fail(r, KIN_ELIMIT, event->start_mark,
                         "aliases produce more than %zu values", max_nodes);
    if (r->aliased_bytes > max_bytes)
        return yaml_fail(r, KIN_ELIMIT, event->start_mark,
                         "aliases produce more than %zu bytes", max_bytes);
    return reader_check_depth(r, event, anchor->height);
}

static int reader_alias(struct kin__yaml_reader *r, const yaml_event_t *event)
{
    const struct yaml_anchor *anchor = reader_find_anchor(r, event);

    if (!anchor)
        return KIN_EPARSE;
    int result = reader_count_alias(r, event, anchor);
    if (result < 0)
        return result;
    if (reader_wants_merge(r))
        return reader_merge(r, event, anchor);
    if (reader_wants_key(r))
        return reader_alias_key(r, event, anchor->val);
    result = kin__builder_add(&r->builder, anchor->val);
    if (result == 0)
        reader_step(r, anchor->height);
    return result;
}

/* ---- documents ---- */

static int reader_node(struct kin__yaml_reader *r, const yaml_event_t *event)
{
    switch (event->type) {
    case YAML_SCALAR_EVENT:
        return reader_scalar(r, event);
    case YAML_ALIAS_EVENT:
        return reader_alias(r, event);
    case YAML_SEQUENCE_START_EVENT:
    case YAML_MAPPING_START_EVENT:
        return reader_open(r, event);
    case YAML_SEQUENCE_END_EVENT:
    case YAML_MAPPING_END_EVENT:
        return reader_close(r);
    default:
        /* Stream and document events have no value. */
        return 0;
    }
}

static int reader_check(struct kin__yaml_reader *r)
{
    if (r->is_checked)
        return 0;
    r->is_checked = true;
    return yaml_check_directives(r->text, r->err);
}

/* Reads to the end of a document: 1, or 0 at the end of the stream. */
static int reader_run(struct kin__yaml_reader *r)
{
    for (;;) {
        AUTO_EVENT event = {0};
        if (!yaml_parser_parse(&r->parser, &event))
            return reader_fail(r);
        if (event.type == YAML_DOCUMENT_START_EVENT &&
            ++r->documents > KIN__YAML_MAX_DOCUMENTS)
            return yaml_fail(r, KIN_ELIMIT, event.start_mark,
                             "more than %d documents", KIN__YAML_MAX_DOCUMENTS);
        if (event.type == YAML_DOCUMENT_START_EVENT)
            r->line = event.start_mark.line + 1;
        if (event.type == YAML_DOCUMENT_END_EVENT)
            return 1;
        if (event.type == YAML_STREAM_END_EVENT)
            return 0;
        int result = reader_node(r, &event);
        if (result < 0)
            return result;
    }
}

int kin__yaml_read(struct kin__yaml_reader *r, struct kin__arena *arena,
                   kin__val *ret, kin_error *err)
{
    kin_error ignored = KIN_ERROR_INIT;

    if (r->is_done)
        return 0;
    r->err = err ? err : &ignored;
    r->nodes = 0;
    r->bytes = 0;
    kin__builder_init(&r->builder, arena);
    int result = reader_check(r);
    if (result == 0)
        result = reader_run(r);
    if (result == 1)
        result = kin__builder_take(&r->builder, ret) < 0 ? KIN_EINTERNAL : 1;
    if (result != 1)
        r->is_done = true;
    if (result == KIN_ENOMEM)
        (void)kin_error_set(r->err, KIN_ENOMEM, /* format= */ NULL);
    else if (result < 0 && r->err->code != result)
        (void)kin_error_set(r->err, result, "line %zu: document too large",
                            r->line);
    kin__builder_done(&r->builder);
    reader_drop_anchors(r);
    r->frame_count = 0;
    r->flow_depth = 0;
    return result;
}

size_t kin__yaml_reader_line(const struct kin__yaml_reader *r)
{
    return r->line;
}

int kin__yaml_reader_new(const kin_allocator *alloc, kin_str text,
                         struct kin__yaml_reader **ret, kin_error *err)
{
    uint64_t seed = 0;

    if (text.len > KIN__YAML_MAX_TEXT)
        return kin_error_set(err, KIN_ELIMIT, "YAML of more than %d MiB",
                             KIN__YAML_MAX_TEXT >> 20);
    int result = kin__random_seed_from_os(&seed, err);
    if (result < 0)
        return result;
    struct kin__yaml_reader *r = kin__alloc0(alloc, 1, sizeof(*r));
    if (!r)
        return kin_error_set(err, KIN_ENOMEM, /* format= */ NULL);
    if (!yaml_parser_initialize(&r->parser)) {
        kin__free(alloc, r);
        return kin_error_set(err, KIN_ENOMEM, /* format= */ NULL);
    }
    yaml_parser_set_input_string(&r->parser, (const yaml_char_t *)text.ptr,
                                 text.len);
    r->alloc = alloc;
    r->text = text;
    r->seed = seed;
    kin__buf_init(&r->key_text, alloc, KIN__YAML_MAX_TEXT);
    yaml_anchors_init(&r->anchors, alloc, seed, KIN__YAML_MAX_TEXT);
    *ret = r;
    return 0;
}

void kin__yaml_reader_free(struct kin__yaml_reader *r)
{
    if (!r)
        return;
    yaml_parser_delete(&r->parser);
    reader_drop_anchors(r);
    yaml_anchors_done(&r->anchors);
    kin__buf_done(&r->key_text);
    kin__free(r->alloc, r->frames);
    kin__free(r->alloc, r->keys);
    kin__free(r->alloc, r->merges);
    kin__free(r->alloc, r);
}
