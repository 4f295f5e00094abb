/* SPDX-License-Identifier: Apache-2.0 */
/*
 * lists.c - the cost of a request grows at most linearly with its size.
 *
 * Every list and map of every built-in kind is filled with n and with 4n
 * elements, and both are sent through each path of the server: create, update,
 * the three kinds of patches, a table row.  The cost of the longer one, minus
 * that of a single element, is at most RATIO_MAX times the cost of the shorter
 * one. Then all lists of a kind are filled at once, which reveals nested loops
 * over two lists.
 *
 *   work_lists                 all; prints one line per violation
 *   work_lists --report        also prints the others
 *   work_lists --kind PLURAL   one kind
 *   work_lists --part 1/2      every second kind, from the first on
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <kin/edit.h>
#include <kin/json.h>
#include <kin/patch.h>

#include "base/str.h"
#include "facts_value.h"
#include "object/document.h"
#include "schema/schema.h"
#include "schema/strategic.h"
#include "server/check.h"
#include "server/engine.h"
#include "server/kinds.h"
#include "server/rules_kinds.h"
#include "server/table.h"
#include "steps.h"

enum {
    COUNT = 128,      /* n */
    COUNT_EACH = 32,  /* n if all lists are filled */
    STEPS_MAX = 32,   /* of a path */
    PATHS_MAX = 4096, /* of one kind */
    TRIVIAL = 4000,   /* steps; fewer are dominated by constants */
    SLACK = 8000,     /* steps for the growth of hash tables, which only the
                         longer list may cause */
    WORST_SHOWN = 5,
};

static const double RATIO_MAX = 5.0;

static const struct kin__schema *schema;

static void check(int r, const char *what)
{
    if (r >= 0)
        return;
    (void)fprintf(stderr, "work: %s: %s\n", what, kin_error_text(r));
    exit(1);
}

/* ---- paths ---- */

/* Fields from the root to a list or map, through the first element of other
 * lists and the member `k` of other maps. */
struct path {
    const struct kin__schema_field *steps[STEPS_MAX];
    size_t count;
};

struct paths {
    struct path at[PATHS_MAX];
    size_t count;
};

static bool is_within(const struct path *path,
                      const struct kin__schema_type *type)
{
    for (size_t i = 0; i < path->count; i++)
        if (path->steps[i]->type == type)
            return true;
    return false;
}

/* Skips metadata that clients do not write, and managedFields. */
static bool is_left_out(const struct kin__schema_field *field)
{
    return kin_str_eq(field->name, kin_s("managedFields"));
}

static void paths_collect(struct paths *paths, struct path *path,
                          const struct kin__schema_type *type)
{
    for (size_t i = 0; i < type->field_count; i++) {
        const struct kin__schema_field *field = &type->fields[i];
        bool is_deep = field->kind == KIN__SCHEMA_STRUCT &&
                       !is_within(path, field->type);
        if (is_left_out(field) || path->count == STEPS_MAX)
            continue;
        path->steps[path->count++] = field;
        if (field->container != KIN__SCHEMA_ONE && paths->count < PATHS_MAX)
            paths->at[paths->count++] = *path;
        if (is_deep)
            paths_collect(paths, path, field->type);
        path->count--;
    }
}

static void path_print(const struct path *path, char *ret, size_t size)
{
    size_t len = 0;

    ret[0] = '\0';
    for (size_t i = 0; i < path->count && len < size; i++)
        len += (size_t)snprintf(ret + len, size - len, "%s%.*s",
                                i > 0 ? "." : "",
                                KIN_STR(path->steps[i]->name));
}

/* ---- objects ---- */

/* How the lists are filled. */
struct filling {
    size_t first;
    size_t count;
    bool is_reversed;
    enum { FILL_PLAIN, FILL_DELETE, FILL_ORDER } what;
};

static void put_one(kin_edit *edit, kin_spot spot,
                    const struct kin__schema_field *field)
{
    KIN_AUTO(kin_document) *doc = NULL;

    check(kin__document_new(NULL, &doc, NULL), "document");
    check(facts_value_add(doc, field, 0), "value");
    check(kin__document_finish(doc, NULL), "value");
    check(kin_edit_set_value(edit, spot, kin_document_root(doc)), "value");
}

/* The object that contains the last field of a path. */
static kin_spot path_owner(kin_edit *edit, const struct path *path)
{
    kin_spot spot = kin_edit_root();

    for (size_t i = 0; i + 1 < path->count; i++) {
        const struct kin__schema_field *field = path->steps[i];
        kin_value value = kin_value_absent();
        spot = kin_edit_member(edit, spot, field->name);
        if (field->container == KIN__SCHEMA_LIST) {
            bool is_empty = kin_edit_count(edit, spot) == 0;
            spot = is_empty ? kin_edit_append(edit, spot)
                            : kin_edit_element(edit, spot, 0);
            if (is_empty)
                put_one(edit, spot, field);
        } else if (field->container == KIN__SCHEMA_MAP) {
            spot = kin_edit_member(edit, spot, kin_s("k"));
            check(kin_edit_get(edit, spot, &value), "map");
            if (!kin_value_exists(value))
                put_one(edit, spot, field);
        }
    }
    return spot;
}

/* [{"$patch": "delete", KEY: ...}, ...], or the list of $setElementOrder. */
static void add_named(kin_document *doc, kin_value list, kin_str key,
                      bool is_deletion)
{
    (void)kin__document_open_array(doc);
    for (size_t i = 0; i < kin_value_count(list); i++) {
        kin_value element = kin_value_at(list, i);
        if (key.len == 0) {
            (void)kin__document_add_value(doc, element);
            continue;
        }
        (void)kin__document_open_object(doc);
        if (is_deletion) {
            (void)kin__document_key(doc, kin_s("$patch"));
            (void)kin__document_add_string(doc, kin_s("delete"));
        }
        (void)kin__document_key(doc, key);
        (void)kin__document_add_value(doc, kin_value_get(element, key));
        (void)kin__document_close(doc);
    }
    (void)kin__document_close(doc);
}

/* Sets a list, or its directives in a strategic merge patch. */
static void put_list(kin_edit *edit, const struct path *path,
                     const struct filling *filling)
{
    const struct kin__schema_field *field = path->steps[path->count - 1];
    kin_spot owner = path_owner(edit, path);
    KIN_AUTO(kin_document) *list = NULL;
    KIN_AUTO(kin_document) *named = NULL;
    kin_str key = field->merge->merge_key;
    char directive[256];

    check(kin__document_new(NULL, &list, NULL), "document");
    check(kin__document_new(NULL, &named, NULL), "document");
    check(facts_value_add_all(list, field, filling->first, filling->count,
                              filling->is_reversed),
          "list");
    check(kin__document_finish(list, NULL), "list");
    kin_value value = kin_document_root(list);
    add_named(named, value, key, filling->what == FILL_DELETE);
    check(kin__document_finish(named, NULL), "directives");
    bool is_order = filling->what == FILL_ORDER;
    (void)snprintf(directive, sizeof(directive), "%s/%.*s",
                   is_order ? "$setElementOrder" : "$deleteFromPrimitiveList",
                   KIN_STR(field->name));
    if (filling->what == FILL_PLAIN || is_order)
        check(kin_edit_set_value(
                  edit, kin_edit_member(edit, owner, field->name), value),
              "list");
    if (filling->what == FILL_DELETE && key.len > 0)
        check(kin_edit_set_value(edit,
                                 kin_edit_member(edit, owner, field->name),
                                 kin_document_root(named)),
              "list");
    else if (filling->what != FILL_PLAIN)
        check(kin_edit_set_value(edit,
                                 kin_edit_member(edit, owner, kin_s(directive)),
                                 kin_document_root(named)),
              "directive");
}

/* A kind and the lists to fill. */
struct subject {
    kin_value sample;
    const struct kin__schema_resource *facts;
    const struct path *paths;
    size_t path_count;
};

static kin_document *subject_make(const struct subject *subject,
                                  const struct filling *filling)
{
    KIN_AUTO(kin_edit) *edit = NULL;
    kin_document *doc = NULL;

    check(kin_edit_new(NULL, subject->sample, &edit, NULL), "edit");
    for (size_t i = 0; i < subject->path_count; i++)
        put_list(edit, &subject->paths[i], filling);
    check(kin_edit_finish(edit, &doc, NULL), "edit");
    return doc;
}

/* ---- results ---- */

enum { WAY_COUNT = 10 };

struct result {
    double ratio;
    uint64_t steps[3]; /* of 1, n and 4n elements */
    char name[512];
};

static struct {
    struct result worst[WAY_COUNT][WORST_SHOWN];
    size_t cases[WAY_COUNT];
    size_t kinds;
    size_t created; /* valid requests */
    size_t lists;
    size_t failed;
    bool has_report;
} all;

/* ---- paths through the server ---- */

static struct kin__engine *engine;
static struct kin__rules_kinds kinds;

static void start_engine(void)
{
    check(kin__schema_get(&schema, NULL), "schema");
    kin__rules_kinds_init(&kinds, NULL, schema, 42);
    const struct kin__engine_opts opts = {
        .rules = &kinds.rules, .seed = 42, .object_bytes = (size_t)64 << 20};
    check(kin__engine_new(&opts, &engine, NULL), "engine");
    for (size_t i = 0; i < schema->resource_count; i++) {
        const struct kin__schema_resource *facts = &schema->resources[i];
        const struct kin__schema_resource *stored = kin__kind_storage(schema,
                                                                      facts);
        if (!kin__schema_is_served(facts))
            continue;
        int r = kin__engine_add(engine, stored, stored, NULL);
        if (stored != facts && (r == 0 || r == KIN_EEXISTS))
            r = kin__engine_add(engine, facts, stored, NULL);
        if (r != KIN_EEXISTS)
            check(r, "resource");
    }
    check(kin__engine_start(engine, NULL), "engine");
    kinds.claims.engine = engine;
}

static void stop_engine(void)
{
    engine = kin__engine_free(engine);
    kin__rules_kinds_done(&kinds);
}

/* Returns the steps of one request with lists of `count` elements. */
typedef uint64_t way(const struct subject *subject, size_t count);

static int keep_piece(kin_str piece, void *userdata)
{
    return kin__buf_append(userdata, piece);
}

static uint64_t way_read(const struct subject *subject, size_t count)
{
    const struct filling filling = {.count = count};
    KIN_AUTO(kin_document) *body = subject_make(subject, &filling);
    KIN_AUTO(kin_document) *doc = NULL;
    KIN__AUTO_BUF text;

    kin__buf_init(&text, NULL, (size_t)64 << 20);
    check(kin_value_write(kin_document_root(body), 0, keep_piece, &text),
          "text");
    uint64_t before = work_steps();
    check(kin_document_parse(NULL, kin__buf_str(&text), &doc, NULL), "text");
    return work_steps() - before;
}

/* Uses an empty engine, so that the object need not be deleted. */
static uint64_t way_create(const struct subject *subject, size_t count)
{
    const struct filling filling = {.count = count};
    KIN_AUTO(kin_document) *body = subject_make(subject, &filling);
    KIN__AUTO_FAILURE failure = {0};
    struct kin__written written = {0};
    const struct kin__schema_resource *facts = subject->facts;

    start_engine();
    struct kin__resource *resource = kin__engine_find(
        engine, facts->group, facts->version, facts->plural);
    struct kin__target target = {
        .resource = resource,
        .namespace_ = kin_s(facts->is_namespaced ? "default" : ""),
    };
    uint64_t before = work_steps();
    int r = kin__engine_create(engine, &target, kin_document_root(body), NULL,
                               &written, &failure);
    uint64_t steps = work_steps() - before;
    all.created += r == 0;
    kin__written_clear(&written);
    (void)kin__resource_unref(resource);
    stop_engine();
    return steps;
}

static struct kin__kind_ctx subject_ctx(const struct subject *subject)
{
    return (struct kin__kind_ctx){.schema = schema, .resource = subject->facts};
}

static kin_document *subject_decode(const struct subject *subject, kin_value in)
{
    const struct kin__kind_rules *rules = kin__kind_rules_find(
        subject->facts->group, subject->facts->plural);
    struct kin__kind_ctx ctx = subject_ctx(subject);
    kin_error err = KIN_ERROR_INIT;
    kin_document *doc = NULL;

    if (kin__kind_decode(rules, &ctx, in, NULL, &doc, &err) < 0) {
        (void)fprintf(stderr, "work: %.*s: %s\n",
                      KIN_STR(subject->facts->plural), err.message);
        exit(1);
    }
    return doc;
}

static uint64_t update(const struct subject *subject, size_t count,
                       const char *subresource)
{
    const struct filling before = {.count = count};
    const struct filling after = {
        .first = count / 2, .count = count, .is_reversed = true};
    const struct kin__kind_rules *rules = kin__kind_rules_find(
        subject->facts->group, subject->facts->plural);
    KIN_AUTO(kin_document) *old = subject_make(subject, &before);
    KIN_AUTO(kin_document) *now = subject_make(subject, &after);
    KIN_AUTO(kin_document) *had = subject_decode(subject,
                                                 kin_document_root(old));
    KIN_AUTO(kin_document) *in = subject_decode(subject,
                                                kin_document_root(now));
    KIN_AUTO(kin_document) *doc = NULL;
    struct kin__kind_ctx ctx = subject_ctx(subject);
    KIN__AUTO_CAUSES causes;

    kin__causes_init(&causes, NULL);
    ctx.subresource = kin_s(subresource);
    uint64_t start = work_steps();
    int r = kin__kind_prepare_update(rules, &ctx, kin_document_root(had),
                                     kin_document_root(in), &doc, &causes,
                                     NULL);
    (void)r;
    return work_steps() - start;
}

static uint64_t way_update(const struct subject *subject, size_t count)
{
    return update(subject, count, "");
}

static uint64_t way_status(const struct subject *subject, size_t count)
{
    return update(subject, count, "status");
}

static uint64_t strategic(const struct subject *subject, size_t count,
                          struct filling filling)
{
    const struct filling before = {.count = count};
    KIN_AUTO(kin_document) *old = subject_make(subject, &before);
    KIN_AUTO(kin_document) *patch = subject_make(subject, &filling);
    KIN_AUTO(kin_document) *doc = NULL;

    uint64_t start = work_steps();
    int r = kin__strategic_apply(NULL, subject->facts->type,
                                 kin_document_root(old),
                                 kin_document_root(patch), &doc, NULL);
    (void)r;
    return work_steps() - start;
}

static uint64_t way_strategic(const struct subject *subject, size_t count)
{
    return strategic(subject, count,
                     (struct filling){.first = count / 2,
                                      .count = count,
                                      .is_reversed = true});
}

static uint64_t way_strategic_delete(const struct subject *subject,
                                     size_t count)
{
    return strategic(subject, count,
                     (struct filling){.count = count, .what = FILL_DELETE});
}

static uint64_t way_strategic_order(const struct subject *subject, size_t count)
{
    return strategic(subject, count,
                     (struct filling){.count = count,
                                      .is_reversed = true,
                                      .what = FILL_ORDER});
}

static uint64_t way_merge(const struct subject *subject, size_t count)
{
    const struct filling before = {.count = count};
    const struct filling after = {.first = count / 2, .count = count};
    KIN_AUTO(kin_document) *old = subject_make(subject, &before);
    KIN_AUTO(kin_document) *patch = subject_make(subject, &after);
    KIN_AUTO(kin_document) *doc = NULL;

    uint64_t start = work_steps();
    check(kin_patch_merge(NULL, kin_document_root(old),
                          kin_document_root(patch), &doc, NULL),
          "merge patch");
    return work_steps() - start;
}

/* ---- JSON patches ---- */

static size_t pointer_print(const struct path *path, char *ret, size_t size)
{
    size_t len = 0;

    for (size_t i = 0; i < path->count; i++) {
        const struct kin__schema_field *field = path->steps[i];
        const char *below = "";
        if (i + 1 < path->count && field->container == KIN__SCHEMA_LIST)
            below = "/0";
        if (i + 1 < path->count && field->container == KIN__SCHEMA_MAP)
            below = "/k";
        len += (size_t)snprintf(ret + len, size - len, "/%.*s%s",
                                KIN_STR(field->name), below);
    }
    return len;
}

static void add_operation(kin_document *doc, const char *op, const char *path,
                          const struct kin__schema_field *field, size_t number)
{
    (void)kin__document_open_object(doc);
    (void)kin__document_key(doc, kin_s("op"));
    (void)kin__document_add_string(doc, kin_s(op));
    (void)kin__document_key(doc, kin_s("path"));
    (void)kin__document_add_string(doc, kin_s(path));
    if (field) {
        (void)kin__document_key(doc, kin_s("value"));
        (void)facts_value_add(doc, field, number);
    }
    (void)kin__document_close(doc);
}

/* Replaces, inserts and removes elements all over a list. */
static void add_operations(kin_document *doc, const struct path *path,
                           size_t count)
{
    const struct kin__schema_field *field = path->steps[path->count - 1];
    bool is_map = field->container == KIN__SCHEMA_MAP;
    char pointer[1024];
    size_t len = pointer_print(path, pointer, sizeof(pointer) - 64);

    for (size_t i = 0; i < count; i++) {
        size_t place = i * 7919 % count;
        const char *op = i % 3 == 0 ? "replace" : i % 3 == 1 ? "add" : "remove";
        size_t name = i % 3 == 1 && is_map ? count + place : place;
        (void)snprintf(pointer + len, sizeof(pointer) - len, "/%s%zu",
                       is_map ? "e" : "", name);
        add_operation(doc, op, pointer, i % 3 == 2 ? NULL : field, count + i);
    }
}

static uint64_t way_json(const struct subject *subject, size_t count)
{
    const struct filling before = {.count = count};
    KIN_AUTO(kin_document) *old = subject_make(subject, &before);
    KIN_AUTO(kin_document) *patch = NULL;
    KIN_AUTO(kin_document) *doc = NULL;

    check(kin__document_new(NULL, &patch, NULL), "document");
    (void)kin__document_open_array(patch);
    for (size_t i = 0; i < subject->path_count; i++)
        add_operations(patch, &subject->paths[i], count);
    (void)kin__document_close(patch);
    check(kin__document_finish(patch, NULL), "operations");
    uint64_t start = work_steps();
    /* A failing patch has done all work up to the failure. */
    int r = kin_patch_json(NULL, kin_document_root(old),
                           kin_document_root(patch), &doc, NULL);
    (void)r;
    return work_steps() - start;
}

static uint64_t way_table(const struct subject *subject, size_t count)
{
    const struct filling filling = {.count = count};
    KIN_AUTO(kin_document) *body = subject_make(subject, &filling);
    KIN_AUTO(kin_document) *in = subject_decode(subject,
                                                kin_document_root(body));
    const struct kin__resource resource = {.group = subject->facts->group,
                                           .plural = subject->facts->plural,
                                           .facts = subject->facts};
    KIN__AUTO_TEXT text;

    kin__text_init(&text, NULL);
    uint64_t start = work_steps();
    kin__table_cells(&text, &resource, kin_document_root(in), 0,
                     /* budget= */ NULL);
    kin__text_value(&text, kin_document_root(in));
    return work_steps() - start;
}

static const struct {
    const char *name;
    way *run;
} WAYS[WAY_COUNT] = {
    {"read", way_read},
    {"create", way_create},
    {"update", way_update},
    {"status", way_status},
    {"strategic", way_strategic},
    {"strategic delete", way_strategic_delete},
    {"strategic order", way_strategic_order},
    {"merge", way_merge},
    {"json", way_json},
    {"table", way_table},
};

/* ---- measuring ---- */

static void keep_worst(struct result *worst, const struct result *result)
{
    size_t at = WORST_SHOWN;

    while (at > 0 && worst[at - 1].ratio < result->ratio)
        at--;
    if (at == WORST_SHOWN)
        return;
    memmove(worst + at + 1, worst + at,
            (WORST_SHOWN - at - 1) * sizeof(*worst));
    worst[at] = *result;
}

static void measure_once(const struct subject *subject, size_t count, size_t w,
                         struct result *ret)
{
    struct result result = {0};

    for (size_t i = 0; i < 3; i++)
        result.steps[i] = WAYS[w].run(subject, i == 0   ? 1
                                               : i == 1 ? count
                                                        : 4 * count);
    double least = (double)result.steps[1] - (double)result.steps[0];
    double most = (double)result.steps[2] - (double)result.steps[0];
    result.ratio = most < TRIVIAL ? 0
                                  : most / (least < 0 ? SLACK : least + SLACK);
    *ret = result;
}

/* Repeats expensive cases, since hash tables have random seeds: a violation
 * must be reproducible. */
static void measure(const struct subject *subject, size_t count, size_t w,
                    const char *name)
{
    struct result result = {0};

    measure_once(subject, count, w, &result);
    for (int i = 0; i < 2 && result.ratio > RATIO_MAX; i++)
        measure_once(subject, count, w, &result);
    (void)snprintf(result.name, sizeof(result.name), "%s", name);
    all.cases[w]++;
    keep_worst(all.worst[w], &result);
    if (result.ratio <= RATIO_MAX)
        return;
    all.failed++;
    printf("not ok - %s %s: %.2f times (%llu, %llu, %llu steps)\n",
           WAYS[w].name, name, result.ratio,
           (unsigned long long)result.steps[0],
           (unsigned long long)result.steps[1],
           (unsigned long long)result.steps[2]);
}

static void measure_all(const struct subject *subject, size_t count,
                        const char *what)
{
    char name[512];

    (void)snprintf(name, sizeof(name), "%.*s/%.*s %s",
                   KIN_STR(subject->facts->version),
                   KIN_STR(subject->facts->plural), what);
    for (size_t w = 0; w < WAY_COUNT; w++)
        measure(subject, count, w, name);
}

/* ---- kinds ---- */

static const char *only; /* one kind, if not NULL */
static int part = 1;     /* of `parts`, counted from 1 */
static int parts = 1;

static void measure_kind(const struct kin__schema_resource *facts,
                         kin_value sample)
{
    static struct paths paths;
    struct path path = {.count = 0};
    char name[384];
    struct subject subject = {.sample = sample, .facts = facts};

    paths.count = 0;
    paths_collect(&paths, &path, facts->type);
    all.lists += paths.count;
    for (size_t i = 0; i < paths.count; i++) {
        subject.paths = &paths.at[i];
        subject.path_count = 1;
        path_print(&paths.at[i], name, sizeof(name));
        measure_all(&subject, COUNT, name);
    }
    subject.paths = paths.at;
    subject.path_count = paths.count;
    measure_all(&subject, COUNT_EACH, "(all lists)");
}

/* Sample objects by kind; kinds without one get only a name. */
struct samples {
    kin_document *docs[256]; /* owned; {"resource": ..., "object": ...} */
    size_t count;
};

static void samples_read(struct samples *samples, const char *path)
{
    char *line = NULL;
    size_t cap = 0;
    FILE *file = fopen(path, "re");

    check(file ? 0 : KIN_ENOTFOUND, path);
    while (getline(&line, &cap, file) >= 0 &&
           samples->count < sizeof(samples->docs) / sizeof(samples->docs[0]))
        check(kin_document_parse(NULL, kin_s(line),
                                 &samples->docs[samples->count++], NULL),
              line);
    free(line);
    (void)fclose(file);
}

/* "v1/pods" or "apps/v1/deployments". */
static bool is_named(const struct kin__schema_resource *facts, kin_str text)
{
    char name[256];

    (void)snprintf(name, sizeof(name), "%.*s%s%.*s/%.*s", KIN_STR(facts->group),
                   facts->group.len > 0 ? "/" : "", KIN_STR(facts->version),
                   KIN_STR(facts->plural));
    return kin_str_eq(text, kin_s(name));
}

static kin_value find_sample(const struct samples *samples,
                             const struct kin__schema_resource *facts,
                             kin_value otherwise)
{
    for (size_t i = 0; i < samples->count; i++) {
        kin_value line = kin_document_root(samples->docs[i]);
        if (is_named(facts, kin__get_str(line, "resource")))
            return kin__get(line, "object");
    }
    return otherwise;
}

static void measure_kinds(void)
{
    struct samples samples = {.count = 0};
    KIN_AUTO(kin_document) *plain = NULL;
    int number = 0;

    check(kin_document_parse(NULL, kin_s("{\"metadata\":{\"name\":\"walk\"}}"),
                             &plain, NULL),
          "sample");
    samples_read(&samples, KIN_SAMPLES "/resources.jsonl");
    for (size_t i = 0; i < schema->resource_count; i++) {
        const struct kin__schema_resource *facts = &schema->resources[i];
        if (!kin__schema_is_served(facts) ||
            !(facts->verbs & KIN__SCHEMA_VERB_CREATE) ||
            !(facts->verbs & KIN__SCHEMA_VERB_LIST) ||
            (only && !kin_str_eq(facts->plural, kin_s(only))) ||
            number++ % parts != part - 1)
            continue;
        all.kinds++;
        measure_kind(facts,
                     find_sample(&samples, facts, kin_document_root(plain)));
    }
    while (samples.count > 0)
        (void)kin_document_free(samples.docs[--samples.count]);
}

static void print_report(void)
{
    for (size_t w = 0; w < WAY_COUNT; w++) {
        printf("# %s: %zu cases; the most for four times as many:\n",
               WAYS[w].name, all.cases[w]);
        for (size_t i = 0; i < WORST_SHOWN; i++)
            if (all.worst[w][i].ratio > 0)
                printf("#   %5.2f  %s (%llu, %llu, %llu)\n",
                       all.worst[w][i].ratio, all.worst[w][i].name,
                       (unsigned long long)all.worst[w][i].steps[0],
                       (unsigned long long)all.worst[w][i].steps[1],
                       (unsigned long long)all.worst[w][i].steps[2]);
    }
}

int main(int argc, char **argv)
{
    for (int i = 1; i < argc; i++) {
        if (strcmp(argv[i], "--report") == 0)
            all.has_report = true;
        else if (strcmp(argv[i], "--kind") == 0 && i + 1 < argc)
            only = argv[++i];
        else if (strcmp(argv[i], "--part") == 0 && i + 1 < argc &&
                 sscanf(argv[++i], "%d/%d", &part, &parts) == 2)
            continue;
        else
            return 2;
    }
    check(kin__schema_get(&schema, NULL), "schema");
    measure_kinds();
    if (all.has_report)
        print_report();
    printf(
        "%zu lists and maps of %zu kinds, %zu objects were stored, %zu cases "
        "too costly\n",
        all.lists, all.kinds, all.created, all.failed);
    return all.failed > 0 || all.lists == 0;
}
