/* SPDX-License-Identifier: Apache-2.0 */
/*
 * yaml_read.c - from the events of libyaml to values.
 *
 * One loop over events with a stack of open sequences and mappings: depth costs
 * memory and no stack.  Values go into the document as they come; what an alias
 * stands for is there already and is shared, so an alias costs nothing here.
 * It costs those that walk or write the value, hence the limits.
 */
#include "wire/yaml.h"

#include "base/alloc.h"
#include "base/error.h"
#include "base/random.h"
#include "wire/yaml_reader.h"

#define AUTO_EVENT __attribute__((cleanup(yaml_event_delete))) yaml_event_t

enum { YAML_MIN_CAP = 16 };

int kin__yaml_fail(struct kin__yaml_reader *r, int code, yaml_mark_t mark,
                   const char *format, ...)
{
    va_list args;

    va_start(args, format);
    (void)kin__error_vset(r->err, code, format, args);
    va_end(args);
    (void)kin_error_wrap(r->err, "%zu:%zu", mark.line + 1, mark.column + 1);
    return code;
}

int kin__yaml_grow(const kin_allocator *alloc, void **items, size_t count,
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

/* Says what libyaml found. */
static int reader_fail(struct kin__yaml_reader *r)
{
    const yaml_parser_t *p = &r->parser;
    const char *problem = p->problem ? p->problem : "malformed text";

    if (p->error == YAML_MEMORY_ERROR)
        return KIN_ENOMEM;
    if (p->error == YAML_READER_ERROR)
        return kin_error_set(r->err, KIN_EPARSE, "byte %zu: %s",
                             p->problem_offset, problem);
    return kin__yaml_fail(r, KIN_EPARSE, p->problem_mark, "%s%s%s%s", problem,
                          p->context ? " (" : "", p->context ? p->context : "",
                          p->context ? ")" : "");
}

/* ---- anchors ---- */

static void reader_drop_anchors(struct kin__yaml_reader *r)
{
    kin__yaml_anchors_clear(&r->anchors);
    r->anchor_count = 0;
    while (r->all_anchors) {
        struct kin__yaml_anchor *next = r->all_anchors->next;
        kin__free(r->alloc, r->all_anchors->name);
        kin__free(r->alloc, r->all_anchors);
        r->all_anchors = next;
    }
}

/* Makes an anchor whose value is still to come. */
static int reader_add_anchor(struct kin__yaml_reader *r,
                             const yaml_event_t *event, const yaml_char_t *text,
                             struct kin__yaml_anchor **ret)
{
    const char *name = (const char *)text;
    struct kin__yaml_anchor *old = NULL;
    struct kin__yaml_anchor *anchor = NULL;

    *ret = NULL;
    if (!name)
        return 0;
    if (++r->anchor_count > KIN__YAML_MAX_ANCHORS)
        return kin__yaml_fail(r, KIN_ELIMIT, event->start_mark,
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
    return kin__yaml_anchors_replace(&r->anchors, anchor, &old);
}

/* The anchor that an alias names; NULL if there is none to use, with the error
 * set. */
static const struct kin__yaml_anchor *reader_find_anchor(
    struct kin__yaml_reader *r, const yaml_event_t *event)
{
    const char *name = (const char *)event->data.alias.anchor;
    const struct kin__yaml_anchor *anchor = kin__yaml_anchors_get(&r->anchors,
                                                                  kin_s(name));

    if (anchor && anchor->val)
        return anchor;
    (void)kin__yaml_fail(r, KIN_EPARSE, event->start_mark,
                         anchor ? "anchor '%.64s' contains itself"
                                : "unknown anchor '%.64s'",
                         name);
    return NULL;
}

/* ---- frames ---- */

static struct kin__yaml_frame *reader_top(const struct kin__yaml_reader *r)
{
    return r->frame_count ? &r->frames[r->frame_count - 1] : NULL;
}

/* A value is complete: what comes next, and how high the one around it is. */
static void reader_step(struct kin__yaml_reader *r, uint32_t height)
{
    struct kin__yaml_frame *top = reader_top(r);

    if (!top)
        return;
    if (top->state == KIN__YAML_VALUE)
        top->state = KIN__YAML_KEY;
    if (top->height < height + 1)
        top->height = height + 1;
}

static bool reader_wants_key(const struct kin__yaml_reader *r)
{
    return r->frame_count > 0 && reader_top(r)->state == KIN__YAML_KEY;
}

static bool reader_wants_merge(const struct kin__yaml_reader *r)
{
    return r->frame_count > 0 && reader_top(r)->state >= KIN__YAML_MERGE;
}

static int reader_bad_merge(struct kin__yaml_reader *r,
                            const yaml_event_t *event)
{
    return kin__yaml_fail(r, KIN_EPARSE, event->start_mark,
                          "'<<' takes aliases of mappings");
}

/* Whether a sequence or a mapping is written with brackets. */
static bool event_is_flow(const yaml_event_t *event)
{
    if (event->type == YAML_MAPPING_START_EVENT)
        return event->data.mapping_start.style == YAML_FLOW_MAPPING_STYLE;
    return event->type == YAML_SEQUENCE_START_EVENT &&
           event->data.sequence_start.style == YAML_FLOW_SEQUENCE_STYLE;
}

/* Fails where a value of that many levels would be too deep. */
static int reader_check_depth(struct kin__yaml_reader *r,
                              const yaml_event_t *event, uint32_t levels)
{
    if (event_is_flow(event) && r->flow_depth >= KIN__YAML_MAX_FLOW_DEPTH)
        return kin__yaml_fail(r, KIN_ELIMIT, event->start_mark,
                              "brackets nested more than %d levels deep",
                              KIN__YAML_MAX_FLOW_DEPTH);
    if (r->frame_count + levels > KIN__YAML_MAX_DEPTH)
        return kin__yaml_fail(r, KIN_ELIMIT, event->start_mark,
                              "nested more than %d levels deep",
                              KIN__YAML_MAX_DEPTH);
    return 0;
}

static int reader_open(struct kin__yaml_reader *r, const yaml_event_t *event)
{
    bool is_mapping = event->type == YAML_MAPPING_START_EVENT;
    const yaml_char_t *name = is_mapping ? event->data.mapping_start.anchor
                                         : event->data.sequence_start.anchor;
    struct kin__yaml_anchor *anchor = NULL;

    if (reader_wants_key(r))
        return kin__yaml_fail(r, KIN_EPARSE, event->start_mark,
                              "a key must be a scalar");
    if (reader_wants_merge(r)) {
        if (is_mapping || reader_top(r)->state == KIN__YAML_MERGE_LIST)
            return reader_bad_merge(r, event);
        reader_top(r)->state = KIN__YAML_MERGE_LIST;
        return 0;
    }
    int result = reader_check_depth(r, event, /* levels= */ 1);
    if (result == 0)
        result = reader_add_anchor(r, event, name, &anchor);
    if (result == 0)
        result = kin__yaml_grow(r->alloc, (void **)&r->frames, r->frame_count,
                                &r->frame_cap, sizeof(*r->frames));
    if (result == 0)
        result = kin__builder_open(&r->builder, is_mapping ? KIN_TYPE_OBJECT
                                                           : KIN_TYPE_ARRAY);
    if (result < 0)
        return result;
    r->frames[r->frame_count++] = (struct kin__yaml_frame){
        .state = is_mapping ? KIN__YAML_KEY : KIN__YAML_ELEMENT,
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
    struct kin__yaml_frame frame = *reader_top(r);
    int result = 0;

    if (frame.state == KIN__YAML_MERGE_LIST) {
        reader_top(r)->state = KIN__YAML_KEY;
        return 0;
    }
    if (frame.state == KIN__YAML_ELEMENT)
        result = kin__builder_close(&r->builder);
    else
        result = kin__yaml_close_mapping(r, &frame);
    if (result < 0)
        return result;
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
    bool is_merge = false;
    int result = kin__yaml_scalar_key(r, event, &is_merge);

    if (result == 0)
        reader_top(r)->state = is_merge ? KIN__YAML_MERGE : KIN__YAML_VALUE;
    return result;
}

static int reader_scalar(struct kin__yaml_reader *r, const yaml_event_t *event)
{
    struct kin__yaml_anchor *anchor = NULL;
    kin__val val = KIN__VAL_NONE;

    if (reader_wants_merge(r))
        return reader_bad_merge(r, event);
    int result = reader_add_anchor(r, event, event->data.scalar.anchor,
                                   &anchor);
    if (result == 0 && (anchor || !reader_wants_key(r)))
        result = kin__yaml_make_scalar(r, event, &val);
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

/* A scalar that was given a name, used as a key. */
static int reader_alias_key(struct kin__yaml_reader *r,
                            const yaml_event_t *event, kin__val val)
{
    kin_value value = kin__value_of(r->builder.arena, val);
    kin_type type = kin_value_type(value);
    kin_scratch scratch;

    if (type == KIN_TYPE_NULL || type >= KIN_TYPE_ARRAY)
        return kin__yaml_fail(r, KIN_EPARSE, event->start_mark,
                              "a key must be a scalar");
    reader_top(r)->state = KIN__YAML_VALUE;
    return kin__yaml_add_key(r, kin_value_text(value, &scratch),
                             event->start_mark);
}

static int reader_merge(struct kin__yaml_reader *r, const yaml_event_t *event,
                        const struct kin__yaml_anchor *anchor)
{
    struct kin__yaml_frame *top = reader_top(r);

    if (top->state == KIN__YAML_MERGE)
        top->state = KIN__YAML_KEY;
    if (top->height < anchor->height)
        top->height = anchor->height;
    return kin__yaml_add_merge(r, anchor->val, event->start_mark);
}

/* A limit, or what goes with the size of the text if that is more. */
static size_t at_least(size_t limit, size_t by_text)
{
    return limit > by_text ? limit : by_text;
}

/* Counts what an alias produces. */
static int reader_count_alias(struct kin__yaml_reader *r,
                              const yaml_event_t *event,
                              const struct kin__yaml_anchor *anchor)
{
    size_t max_nodes = at_least(KIN__YAML_MAX_ALIASED, r->text.len / 4);
    size_t max_bytes = at_least(KIN__YAML_MAX_ALIASED_BYTES, r->text.len * 4);

    r->nodes += anchor->nodes;
    r->bytes += anchor->bytes;
    r->aliased += anchor->nodes;
    r->aliased_bytes += anchor->bytes;
    if (r->aliased > max_nodes)
        return kin__yaml_fail(r, KIN_ELIMIT, event->start_mark,
                              "aliases produce more than %zu values",
                              max_nodes);
    if (r->aliased_bytes > max_bytes)
        return kin__yaml_fail(r, KIN_ELIMIT, event->start_mark,
                              "aliases produce more than %zu bytes", max_bytes);
    return reader_check_depth(r, event, anchor->height);
}

static int reader_alias(struct kin__yaml_reader *r, const yaml_event_t *event)
{
    const struct kin__yaml_anchor *anchor = reader_find_anchor(r, event);

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
        /* Stream and document marks hold no value. */
        return 0;
    }
}

static int reader_check(struct kin__yaml_reader *r)
{
    if (r->is_checked)
        return 0;
    r->is_checked = true;
    return kin__yaml_check_directives(r->text, r->err);
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
            return kin__yaml_fail(r, KIN_ELIMIT, event.start_mark,
                                  "more than %d documents",
                                  KIN__YAML_MAX_DOCUMENTS);
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
    kin__yaml_anchors_init(&r->anchors, alloc, seed, KIN__YAML_MAX_TEXT);
    *ret = r;
    return 0;
}

void kin__yaml_reader_free(struct kin__yaml_reader *r)
{
    if (!r)
        return;
    yaml_parser_delete(&r->parser);
    reader_drop_anchors(r);
    kin__yaml_anchors_done(&r->anchors);
    kin__buf_done(&r->key_text);
    kin__free(r->alloc, r->frames);
    kin__free(r->alloc, r->keys);
    kin__free(r->alloc, r->merges);
    kin__free(r->alloc, r);
}
