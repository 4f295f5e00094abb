/* SPDX-License-Identifier: Apache-2.0 */
/*
 * structural_fit.c - objects in the form in which Kubernetes stores custom
 * resources: pruned, without nulls that are not allowed, with defaults.
 *
 * One walk does what Kubernetes does in three.  Without a document it only
 * finds out whether anything would change.
 */
#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include <kin/field.h>

#include "base/alloc.h"
#include "base/buf.h"
#include "base/str.h"
#include "object/document.h"
#include "object/keys.h"
#include "schema/conform.h"
#include "schema/structural.h"

enum {
    UNKNOWN_MAX = 256 * 1024, /* bytes of paths that are reported */
    PATH_MAX_BYTES = 16 * 1024,
};

enum mode {
    PRUNES, /* members that are not declared are dropped */
    KEEPS,  /* below x-kubernetes-preserve-unknown-fields */
    FILLS,  /* values of defaults: only further defaults are added */
};

/* Where a value is in its schema. */
struct fit_place {
    const struct kin__structural *node; /* NULL: not declared */
    enum mode mode;
};

/* Paths, each with a NUL, in the order in which they were found. */
struct paths {
    struct kin__buf text;
    size_t count;
};

struct fitting {
    const kin_allocator *alloc;
    const struct kin__fit_opts *opts;
    kin_document *doc; /* NULL: only looks for changes */
    kin_error *err;
    bool is_changed;
    size_t default_bytes; /* of all defaults that were added */
    struct kin__buf path;
    struct paths pruned;
    struct paths embedded; /* unknown fields of embedded metadata */
    struct paths root;     /* those of the object's own metadata */
};

/* An object without a schema. */
static const struct kin__structural ANYTHING = {.preserves = true,
                                                .is_embedded = true};

static int fit_value(struct fitting *f, struct fit_place place, kin_value value,
                     unsigned depth);

/* ---- unknown members ---- */

static int path_push(struct fitting *f, kin_str name, size_t *ret_len)
{
    *ret_len = f->path.len;
    if (!f->opts->on_unknown)
        return 0;
    int r = kin__buf_printf(&f->path, "%s%.*s", f->path.len ? "." : "",
                            KIN_STR(name));
    return r == KIN_ELIMIT ? 0 : r;
}

static int path_push_index(struct fitting *f, size_t index, size_t *ret_len)
{
    *ret_len = f->path.len;
    if (!f->opts->on_unknown)
        return 0;
    int r = kin__buf_printf(&f->path, "[%zu]", index);
    return r == KIN_ELIMIT ? 0 : r;
}

static void path_pop(struct fitting *f, size_t len)
{
    assert(len <= f->path.len);
    if (f->path.len == len)
        return;
    f->path.len = len;
    f->path.ptr[len] = '\0';
}

static int paths_add(struct paths *paths, kin_str first, const char *separator,
                     kin_str second)
{
    size_t before = paths->text.len;
    int r = kin__buf_append(&paths->text, first);

    if (r == 0)
        r = kin__buf_append(&paths->text, kin_s(separator));
    if (r == 0)
        r = kin__buf_append(&paths->text, second);
    if (r == 0)
        r = kin__buf_append_byte(&paths->text, '\0');
    if (r == 0)
        paths->count++;
    else
        paths->text.len = before;
    /* What does not fit is not reported. */
    return r == KIN_ELIMIT ? 0 : r;
}

static int note_unknown(struct fitting *f, kin_str name)
{
    kin_str above = kin__buf_str(&f->path);

    if (!f->opts->on_unknown)
        return 0;
    return paths_add(&f->pruned, above, above.len > 0 ? "." : "", name);
}

static int on_unknown_metadata(kin_str path, void *userdata)
{
    struct fitting *f = userdata;
    struct paths *paths = f->path.len > 0 ? &f->embedded : &f->root;
    KIN__AUTO_BUF above;

    kin__buf_init(&above, f->alloc, PATH_MAX_BYTES + 16);
    if (!f->opts->on_unknown)
        return 0;
    int r = kin__buf_printf(&above, "%.*s%smetadata",
                            KIN_STR(kin__buf_str(&f->path)),
                            f->path.len > 0 ? "." : "");
    if (r == 0)
        r = paths_add(paths, kin__buf_str(&above), ".", path);
    return r == KIN_ELIMIT ? 0 : r;
}

static int compare_texts(const void *a, const void *b)
{
    return strcmp(*(const char *const *)a, *(const char *const *)b);
}

static int report(struct fitting *f, struct paths *paths, bool is_sorted)
{
    int r = 0;

    assert(f->opts->on_unknown || paths->count == 0);
    if (paths->count == 0)
        return 0;
    const char **items = kin__alloc(f->alloc, paths->count,
                                    sizeof(const char *));
    if (!items)
        return KIN_ENOMEM;
    const char *next = paths->text.ptr;
    for (size_t i = 0; i < paths->count; i++) {
        items[i] = next;
        next += strlen(next) + 1;
    }
    if (is_sorted)
        qsort(items, paths->count, sizeof(*items), compare_texts);
    for (size_t i = 0; r == 0 && i < paths->count; i++)
        r = f->opts->on_unknown(kin_s(items[i]), f->opts->userdata);
    kin__free(f->alloc, items);
    return r;
}

/* ---- scalars ---- */

/* Numbers as Go writes what it has read: integers of 64 bits, else doubles. */
static int add_number(struct fitting *f, kin_value value)
{
    int64_t integer = 0;
    double number = 0;
    kin_scratch scratch;
    kin_str text = kin_value_text(value, &scratch);

    for (size_t i = 0; i < text.len; i++)
        if (text.ptr[i] == '.' || text.ptr[i] == 'e' || text.ptr[i] == 'E') {
            integer = -1;
            break;
        }
    if (integer == 0 && kin__str_to_i64(text, &integer) == 0)
        return kin__document_add_int(f->doc, integer);
    if (kin_value_double(value, &number) == 0)
        return kin__document_add_double(f->doc, number);
    return kin__document_add_value(f->doc, value);
}

static int add_scalar(struct fitting *f, kin_value value)
{
    if (!f->doc)
        return 0;
    if (kin_value_type(value) == KIN_TYPE_NUMBER)
        return add_number(f, value);
    return kin__document_add_value(f->doc, value);
}

/* ---- members ---- */

enum action {
    DROP,
    FIT,
    FALL_BACK, /* to the default of place.node */
};

struct member {
    kin_str key;
    kin_value value;
    struct fit_place place;
    enum action action;
};

static bool is_meta(kin_str key)
{
    return kin_str_eq(key, KIN__S("metadata")) ||
           kin_str_eq(key, KIN__S("kind")) ||
           kin_str_eq(key, KIN__S("apiVersion"));
}

/* A null where the schema allows none. */
static bool is_lost(const struct kin__structural *node, kin_value value)
{
    return node && !node->is_nullable && kin_value_type(value) == KIN_TYPE_NULL;
}

static enum action action_for(const struct fitting *f, struct fit_place place,
                              kin_value value)
{
    if (!is_lost(place.node, value))
        return FIT;
    if (kin_value_exists(place.node->fallback))
        return f->opts->is_pruning ? FIT : FALL_BACK;
    return place.mode == FILLS ? FIT : DROP;
}

/* What happens to a member of an object. */
static void classify(const struct fitting *f, struct fit_place in,
                     struct member *ret)
{
    const struct kin__structural *node = in.node;
    const struct kin__structural *found =
        node ? kin__structural_member(node, ret->key) : NULL;
    bool is_declared = found || (node && node->allows_more);
    enum mode mode = in.mode == FILLS ? FILLS : PRUNES;

    if (node && node->is_embedded && is_meta(ret->key)) {
        ret->place = (struct fit_place){NULL, KEEPS};
        ret->action = FIT;
    } else if (is_declared) {
        ret->place = (struct fit_place){found, mode};
        ret->action = action_for(f, ret->place, ret->value);
    } else {
        ret->place = (struct fit_place){NULL, in.mode};
        ret->action = in.mode == PRUNES ? DROP : FIT;
    }
}

static int fit_metadata(struct fitting *f, kin_value value, unsigned depth)
{
    KIN_AUTO(kin_document) *doc = NULL;
    const struct kin__conform_opts opts = {.on_unknown = on_unknown_metadata,
                                           .userdata = f,
                                           .budget = f->opts->budget};
    struct fit_place raw = {NULL, KEEPS};
    const struct kin__schema_type *type = f->opts->meta_type;

    if (!type || kin_value_type(value) != KIN_TYPE_OBJECT)
        return fit_value(f, raw, value, depth + 1);
    int r = kin__conform(f->alloc, type, value, &opts, &doc, f->err);
    if (r < 0)
        return r;
    return fit_value(f, raw, kin_document_root(doc), depth + 1);
}

/* The value of a default, which may get defaults itself. */
static int fit_default(struct fitting *f, const struct kin__structural *node,
                       unsigned depth)
{
    struct fit_place place = {node, FILLS};

    f->is_changed = true;
    if (!f->doc)
        return 0;
    return fit_value(f, place, node->fallback, depth + 1);
}

static int fit_member(struct fitting *f, struct fit_place in,
                      const struct member *member, unsigned depth)
{
    size_t len = 0;

    if (member->action == DROP) {
        bool is_root = depth == 0;
        bool is_null = is_lost(member->place.node, member->value);
        f->is_changed = true;
        return is_null || (is_root && is_meta(member->key))
                   ? 0
                   : note_unknown(f, member->key);
    }
    if (f->doc)
        (void)kin__document_key(f->doc, member->key);
    if (in.node && in.node->is_embedded &&
        kin_str_eq(member->key, KIN__S("metadata")))
        return fit_metadata(f, member->value, depth);
    int r = path_push(f, member->key, &len);
    if (r == 0)
        r = member->action == FALL_BACK
                ? fit_default(f, member->place.node, depth)
                : fit_value(f, member->place, member->value, depth + 1);
    path_pop(f, len);
    return r;
}

/* Adds the defaults that an object lacks. */
static int find_missing(struct fitting *f, const struct kin__structural *node,
                        kin_value value, struct member *ret, size_t *ret_count)
{
    KIN__AUTO_KEYS keys;
    int r = kin__keys_init(&keys, f->alloc, value);

    if (r < 0)
        return r;
    for (size_t i = 0; i < node->default_count; i++) {
        const struct kin__structural_member *member =
            &node->members[node->defaults[i]];
        if (kin__keys_find(&keys, member->name) != KIN__KEYS_NONE)
            continue;
        ret[(*ret_count)++] = (struct member){
            .key = member->name,
            .place = {member->node, FILLS},
            .action = FALL_BACK,
        };
    }
    return 0;
}

static int compare_keys(const void *a, const void *b)
{
    return kin_str_cmp(((const struct member *)a)->key,
                       ((const struct member *)b)->key);
}

static int fit_members(struct fitting *f, struct fit_place in, kin_value value,
                       struct member *members, unsigned depth)
{
    size_t count = kin_value_count(value);
    int r = 0;

    for (size_t i = 0; i < count; i++) {
        members[i] = (struct member){.key = kin_value_key_at(value, i),
                                     .value = kin_value_at(value, i)};
        classify(f, in, &members[i]);
    }
    if (in.node && in.node->default_count > 0 && !f->opts->is_pruning)
        r = find_missing(f, in.node, value, members, &count);
    if (r < 0)
        return r;
    qsort(members, count, sizeof(*members), compare_keys);
    if (f->doc)
        (void)kin__document_open_object(f->doc);
    for (size_t i = 0; r == 0 && i < count; i++)
        r = fit_member(f, in, &members[i], depth);
    return r == 0 && f->doc ? kin__document_close(f->doc) : r;
}

static int fit_object(struct fitting *f, struct fit_place in, kin_value value,
                      unsigned depth)
{
    size_t count = kin_value_count(value);
    size_t missing = in.node && !f->opts->is_pruning ? in.node->default_count
                                                     : 0;

    if (in.node && in.node->preserves && in.mode == PRUNES)
        in.mode = KEEPS;
    int r = kin__budget_take(f->opts->budget, 1 + count + missing);
    if (r < 0)
        return r;
    struct member *members = kin__alloc(f->alloc, count + missing + 1,
                                        sizeof(*members));
    if (!members)
        return KIN_ENOMEM;
    r = fit_members(f, in, value, members, depth);
    kin__free(f->alloc, members);
    return r;
}

/* ---- arrays ---- */

/* The place of the items.  Below preserved arrays without items everything is
 * kept. */
static struct fit_place items_of(struct fit_place in)
{
    struct fit_place ret = {in.node ? in.node->items : NULL, in.mode};

    if (in.node && in.node->preserves && in.mode == PRUNES)
        ret.mode = KEEPS;
    return ret;
}

static int fit_item(struct fitting *f, struct fit_place place, kin_value value,
                    unsigned depth)
{
    const struct kin__structural *node = place.node;

    /* A null without a default stays in its list. */
    if (node && is_lost(node, value) && kin_value_exists(node->fallback) &&
        !f->opts->is_pruning)
        return fit_default(f, node, depth);
    return fit_value(f, place, value, depth + 1);
}

static int fit_array(struct fitting *f, struct fit_place in, kin_value value,
                     unsigned depth)
{
    struct fit_place place = items_of(in);
    int r = kin__budget_take(f->opts->budget, 1 + kin_value_count(value));

    if (r < 0)
        return r;
    if (f->doc)
        (void)kin__document_open_array(f->doc);
    for (size_t i = 0; r == 0 && i < kin_value_count(value); i++) {
        size_t len = 0;
        r = path_push_index(f, i, &len);
        if (r == 0)
            r = fit_item(f, place, kin_value_at(value, i), depth);
        path_pop(f, len);
    }
    return r == 0 && f->doc ? kin__document_close(f->doc) : r;
}

/* ---- values ---- */

/* Defaults multiply with lists: their sum is limited. */
static int count_default(struct fitting *f, kin_value value)
{
    size_t bytes = 8;

    if (kin_value_type(value) == KIN_TYPE_STRING)
        bytes += kin_value_str(value).len;
    f->default_bytes += bytes;
    return f->opts->max_bytes > 0 && f->default_bytes > f->opts->max_bytes
               ? KIN_ELIMIT
               : 0;
}

static int fit_value(struct fitting *f, struct fit_place place, kin_value value,
                     unsigned depth)
{
    int r = 0;

    if (depth >= KIN__STRUCTURAL_DEPTH_MAX)
        return KIN_EPARSE;
    if (place.mode == FILLS && !f->opts->is_filling)
        r = count_default(f, value);
    if (r < 0)
        return r;
    switch (kin_value_type(value)) {
    case KIN_TYPE_OBJECT:
        return fit_object(f, place, value, depth);
    case KIN_TYPE_ARRAY:
        return fit_array(f, place, value, depth);
    default:
        return add_scalar(f, value);
    }
}

static void fitting_done(struct fitting *f)
{
    kin__buf_done(&f->path);
    kin__buf_done(&f->pruned.text);
    kin__buf_done(&f->embedded.text);
    kin__buf_done(&f->root.text);
}

static void fitting_init(struct fitting *f, const kin_allocator *alloc,
                         const struct kin__fit_opts *opts, kin_error *err)
{
    *f = (struct fitting){.alloc = alloc, .opts = opts, .err = err};
    kin__buf_init(&f->path, alloc, PATH_MAX_BYTES);
    kin__buf_init(&f->pruned.text, alloc, UNKNOWN_MAX);
    kin__buf_init(&f->embedded.text, alloc, UNKNOWN_MAX);
    kin__buf_init(&f->root.text, alloc, UNKNOWN_MAX);
}

static int fit_root(struct fitting *f, const struct kin__structural *node,
                    kin_value in)
{
    const struct fit_place place = {node ? node : &ANYTHING,
                                    f->opts->is_filling ? FILLS : PRUNES};
    int r = fit_value(f, place, in, 0);

    if (r == 0)
        r = report(f, &f->root, /* is_sorted= */ false);
    if (r == 0)
        r = report(f, &f->pruned, /* is_sorted= */ true);
    if (r == 0)
        r = report(f, &f->embedded, /* is_sorted= */ true);
    return r;
}

int kin__structural_fit(const kin_allocator *alloc,
                        const struct kin__structural *node, kin_value in,
                        const struct kin__fit_opts *opts, kin_document **ret,
                        kin_error *err)
{
    __attribute__((cleanup(fitting_done))) struct fitting f;
    KIN_AUTO(kin_document) *doc = NULL;

    fitting_init(&f, alloc, opts, err);
    int r = kin__document_new(alloc, &doc, err);
    if (r < 0)
        return r;
    f.doc = doc;
    r = fit_root(&f, node, in);
    if (r == 0)
        r = kin__document_finish(doc, err);
    else if (r != KIN_EINVAL)
        (void)kin_error_set(err, r, NULL);
    if (r == 0)
        *ret = KIN__STEAL(doc);
    return r;
}

int kin__structural_would_change(const kin_allocator *alloc,
                                 const struct kin__structural *node,
                                 kin_value in, const struct kin__fit_opts *opts)
{
    __attribute__((cleanup(fitting_done))) struct fitting f;
    const struct kin__fit_opts quiet = {.budget = opts->budget,
                                        .is_filling = opts->is_filling,
                                        .is_pruning = opts->is_pruning};

    fitting_init(&f, alloc, &quiet, NULL);
    int r = fit_root(&f, node, in);
    return r < 0 ? r : f.is_changed;
}
