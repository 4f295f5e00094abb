/* SPDX-License-Identifier: Apache-2.0 */
/*
 * json_strict.c - scans JSON text together with the schema of its type.
 *
 * The text is known to be valid, so the first byte of a token identifies it and
 * nothing is checked.  Open objects and arrays are on a heap stack.  The keys
 * of all objects share one table, together with the number of their object.
 */
#include "wire/json_strict.h"

#include "base/alloc.h"
#include "base/buf.h"
#include "base/hash.h"
#include "object/document.h"
#include "schema/schema.h"
#include "wire/json_parse.h"

enum {
    STRICT_PATH_MAX = 8 << 20, /* more than a body has */
    STRICT_MIN_CAP = 64,
};

struct strict_key {
    kin_str key;     /* as written, without quotes */
    uint32_t object; /* its number; 0: a free slot */
};

/* An open object or array. */
struct strict_level {
    const struct kin__schema_type *type; /* of an object, or NULL */
    const struct kin__schema_field
        *field;      /* of the values of an array or map */
    uint32_t number; /* of an object; 0 for an array */
    size_t path_len; /* of the path to it */
    size_t index;    /* of the next element */
    bool is_ignored; /* inside an unknown member: report nothing */
};

struct strict {
    const kin_allocator *alloc;
    const char *at;
    const char *end;
    kin__json_strict_visit *visit;
    void *userdata;
    struct kin__buf path;
    struct strict_key *seen; /* owned */
    size_t seen_count;
    size_t seen_cap;
    struct strict_level *levels; /* owned */
    size_t depth;
    size_t levels_cap;
    uint32_t objects; /* number of the last object */
};

static void strict_done(struct strict *st)
{
    kin__buf_done(&st->path);
    kin__free(st->alloc, st->seen);
    kin__free(st->alloc, st->levels);
}

/* ---- seen keys ---- */

static size_t seen_slot(const struct strict_key *table, size_t cap, kin_str key,
                        uint32_t object)
{
    size_t slot = (size_t)kin__hash(key, kin__hash_seed() + object) & (cap - 1);

    assert(object != 0 && cap > 0);
    while (table[slot].object != 0 &&
           (table[slot].object != object || !kin_str_eq(table[slot].key, key)))
        slot = (slot + 1) & (cap - 1);
    return slot;
}

static int seen_grow(struct strict *st)
{
    size_t cap = st->seen_cap ? st->seen_cap * 2 : STRICT_MIN_CAP;

    if (st->seen_count * 2 < st->seen_cap)
        return 0;
    struct strict_key *table = kin__alloc0(st->alloc, cap, sizeof(*table));
    if (!table)
        return KIN_ENOMEM;
    for (size_t i = 0; i < st->seen_cap; i++)
        if (st->seen[i].object != 0)
            table[seen_slot(table, cap, st->seen[i].key, st->seen[i].object)] =
                st->seen[i];
    kin__free(st->alloc, st->seen);
    st->seen = table;
    st->seen_cap = cap;
    return 0;
}

/* Adds a key; returns 1 if the object has it already. */
static int seen_add(struct strict *st, kin_str key, uint32_t object)
{
    int r = seen_grow(st);

    if (r < 0)
        return r;
    size_t slot = seen_slot(st->seen, st->seen_cap, key, object);
    if (st->seen[slot].object != 0)
        return 1;
    st->seen[slot] = (struct strict_key){.key = key, .object = object};
    st->seen_count++;
    return 0;
}

/* ---- tokens ---- */

static void skip_space(struct strict *st)
{
    while (st->at < st->end && strchr(" \t\r\n,:", *st->at))
        st->at++;
}

/* Returns the bytes between the quotes. */
static kin_str read_string(struct strict *st)
{
    const char *from = ++st->at;

    while (st->at < st->end && *st->at != '"')
        st->at += *st->at == '\\' ? 2 : 1;
    if (st->at > st->end)
        st->at = st->end;
    kin_str text = kin_str_of(from, (size_t)(st->at - from));
    if (st->at < st->end)
        st->at++;
    return text;
}

static void skip_scalar(struct strict *st)
{
    while (st->at < st->end && !strchr(" \t\r\n,:]}", *st->at))
        st->at++;
}

/* ---- scanning ---- */

static void path_cut(struct strict *st, size_t len)
{
    assert(len <= st->path.len);
    st->path.len = len;
    if (st->path.ptr)
        st->path.ptr[len] = '\0';
}

static int strict_report(struct strict *st, const struct strict_level *level,
                         bool is_duplicate)
{
    if (level->is_ignored)
        return 0;
    return st->visit(kin__buf_str(&st->path), is_duplicate, st->userdata);
}

static int push(struct strict *st, const struct strict_level *level)
{
    if (st->depth == st->levels_cap) {
        size_t cap = st->levels_cap ? st->levels_cap * 2 : STRICT_MIN_CAP;
        struct strict_level *levels = kin__realloc(st->alloc, st->levels, cap,
                                                   sizeof(*levels));
        if (!levels)
            return KIN_ENOMEM;
        st->levels = levels;
        st->levels_cap = cap;
    }
    assert(st->depth < st->levels_cap);
    st->levels[st->depth++] = *level;
    return 0;
}

/* Begins a value of `field`, if any; `is_element`: it is an element of the
 * field's list or map. */
static int begin_value(struct strict *st, const struct kin__schema_field *field,
                       const struct kin__schema_type *type, bool is_element,
                       bool is_ignored)
{
    struct strict_level level = {.path_len = st->path.len,
                                 .is_ignored = is_ignored};

    skip_space(st);
    if (st->at == st->end)
        return 0;
    if (*st->at == '"') {
        (void)read_string(st);
        return 0;
    }
    if (*st->at != '{' && *st->at != '[') {
        skip_scalar(st);
        return 0;
    }
    bool is_object = *st->at++ == '{';
    bool is_many = field && !is_element && field->container != KIN__SCHEMA_ONE;
    if (field)
        type = field->type;
    level.field = is_many || !is_object ? field : NULL;
    level.type = is_object && !is_many ? type : NULL;
    if (is_object)
        level.number = ++st->objects;
    return push(st, &level);
}

/* Scans a member; its key comes next. */
static int walk_member(struct strict *st)
{
    struct strict_level level = st->levels[st->depth - 1];
    const struct kin__schema_field *field = level.field;
    kin_str key = read_string(st);
    bool is_unknown = false;

    if (level.type) {
        field = kin__schema_find_field(level.type, key);
        is_unknown = !field;
    }
    int r = kin__buf_printf(&st->path, "%s%.*s", level.path_len > 0 ? "." : "",
                            KIN_STR(key));
    if (r < 0)
        return r;
    r = seen_add(st, key, level.number);
    if (r == 1)
        r = strict_report(st, &level, /* is_duplicate= */ true);
    else if (r == 0 && is_unknown)
        r = strict_report(st, &level, /* is_duplicate= */ false);
    if (r < 0)
        return r;
    return begin_value(st, field, /* type= */ NULL,
                       /* is_element= */ !level.type,
                       level.is_ignored || is_unknown);
}

static int walk_element(struct strict *st)
{
    struct strict_level *level = &st->levels[st->depth - 1];
    const struct kin__schema_field *field = level->field;
    bool is_ignored = level->is_ignored;

    int r = kin__buf_printf(&st->path, "[%zu]", level->index++);
    if (r < 0)
        return r;
    return begin_value(st, field, /* type= */ NULL, /* is_element= */ true,
                       is_ignored);
}

/* Scans one token of the innermost container. */
static int walk_step(struct strict *st)
{
    assert(st->depth > 0);
    struct strict_level *level = &st->levels[st->depth - 1];

    path_cut(st, level->path_len);
    skip_space(st);
    if (st->at == st->end || *st->at == '}' || *st->at == ']') {
        st->at += st->at < st->end ? 1 : 0;
        st->depth--;
        return 0;
    }
    return level->number != 0 ? walk_member(st) : walk_element(st);
}

int kin__json_strict(const kin_allocator *alloc,
                     const struct kin__schema_type *type, kin_str text,
                     kin__json_strict_visit *visit, void *userdata)
{
    __attribute__((cleanup(strict_done))) struct strict st = {
        .alloc = alloc,
        .at = text.ptr,
        .end = text.ptr + text.len,
        .visit = visit,
        .userdata = userdata,
    };

    kin__buf_init(&st.path, alloc, STRICT_PATH_MAX);
    int r = begin_value(&st, /* field= */ NULL, type, /* is_element= */ false,
                        /* is_ignored= */ false);
    while (r == 0 && st.depth > 0)
        r = walk_step(&st);
    return r;
}

int kin__document_parse_noting(const kin_allocator *alloc, kin_str text,
                               bool *ret_has_duplicates, kin_document **ret,
                               kin_error *err)
{
    static const struct kin__json_limits limits = {
        .depth = KIN__JSON_BODY_DEPTH};
    KIN__AUTO_JSON_PARSER parser = {.arena = NULL};
    KIN_AUTO(kin_document) *doc = NULL;

    int r = kin__document_new(alloc, &doc, err);
    if (r < 0)
        return r;
    kin__json_parser_init(&parser, doc->arena, &limits, alloc);
    r = kin__json_parse(&parser, text, /* predicted= */ KIN__VAL_NONE,
                        /* flags= */ 0, &doc->root, /* ret_used= */ NULL, err);
    if (r < 0)
        return r;
    *ret_has_duplicates = parser.has_duplicates;
    *ret = KIN__STEAL(doc);
    return 0;
}
