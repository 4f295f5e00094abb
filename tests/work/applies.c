/* SPDX-License-Identifier: Apache-2.0 */
/*
 * applies.c - the cost of tracking owners grows at most linearly with the
 * fields of an object and with its managers, also those that a hostile request
 * makes up.
 *
 * Each case runs once with n and once with 4n elements; the steps (steps.h) of
 * the larger one may be RATIO_MAX times those of the smaller one, which leaves
 * room for sorting.
 *
 *   work_applies             prints one line per violation
 *   work_applies --report    also prints the others
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <kin/json.h>

#include "base/buf.h"
#include "object/document.h"
#include "schema/schema.h"
#include "server/ownership.h"
#include "steps.h"

enum {
    COUNT = 500, /* n */
    TIMES = 4,
    TEXT_MAX = 64 << 20,
};

static const double RATIO_MAX = 5.5;

static void check(int r, const char *what)
{
    if (r >= 0)
        return;
    (void)fprintf(stderr, "work: %s: %s\n", what, kin_error_text(r));
    exit(1);
}

/* ---- values ---- */

/* Where an element of a text has its number. */
struct shape {
    const char *before;
    const char *each; /* a printf format with up to two %zu */
    const char *after;
};

static kin_document *make(const struct shape *shape, size_t count)
{
    KIN__AUTO_BUF text;
    kin_document *doc = NULL;

    kin__buf_init(&text, NULL, TEXT_MAX);
    check(kin__buf_append(&text, kin_s(shape->before)), "text");
    for (size_t i = 0; i < count; i++) {
        if (i > 0)
            check(kin__buf_append_byte(&text, ','), "text");
        check(kin__buf_printf(&text, shape->each, i, i), "text");
    }
    check(kin__buf_append(&text, kin_s(shape->after)), "text");
    check(kin_document_parse(NULL, kin__buf_str(&text), &doc, NULL), "value");
    return doc;
}

static kin_value value_of(kin_document *doc)
{
    return doc ? kin_document_root(doc) : kin_value_absent();
}

#define MANY(entry)                                                            \
    {                                                                          \
        "[", "{\"apiVersion\":\"v1\",\"fieldsType\":\"FieldsV1\"," entry "}",  \
            "]"                                                                \
    }
#define ONE_EACH "\"fieldsV1\":{\"f:data\":{\"f:k%zu\":{}}}"

static const struct shape NONE = {"{", "\"x%zu\":0", "}"};
static const struct shape DATA = {"{\"data\":{", "\"k%zu\":\"1\"", "}}"};
static const struct shape CHANGED = {"{\"data\":{", "\"k%zu\":\"2\"", "}}"};
static const struct shape FINALIZERS = {"{\"metadata\":{\"finalizers\":[",
                                        "\"a/%zu\"", "]}}"};
static const struct shape ENV = {
    "{\"spec\":{\"containers\":[{\"name\":\"c\",\"env\":[",
    "{\"name\":\"e%zu\",\"value\":\"1\"}", "]}]}}"};
static const struct shape APPLIERS = MANY(
    "\"manager\":\"m%zu\",\"operation\":\"Apply\"," ONE_EACH);
static const struct shape SHARERS = MANY(
    "\"manager\":\"m%zu\",\"operation\":\"Apply\",\"fieldsV1\":{\"f:data\":{"
    "\"f:k0\":{},\"f:z%zu\":{}}}");
static const struct shape WIDE = {
    "[{\"apiVersion\":\"v1\",\"fieldsType\":\"FieldsV1\",\"manager\":\"m\","
    "\"operation\":\"Apply\",\"fieldsV1\":{\"f:data\":{",
    "\"f:k%zu\":{}", "}}}]"};

struct work {
    const char *name;
    const char *type;
    const struct shape *live; /* NULL: a create */
    const struct shape *body;
    const struct shape *entries; /* before the write */
    bool applies;
    bool is_forced;
    bool is_trusted; /* the entries are stored ones */
    int expected;
};

/* ---- running ---- */

static int missing(const struct kin__owned_object *object, kin_str version,
                   struct kin__owned_object *ret, struct kin__failure *failure,
                   void *userdata)
{
    (void)object;
    (void)version;
    (void)ret;
    (void)failure;
    (void)userdata;
    return 0;
}

static int write_once(const struct work *work, struct kin__ownership *o,
                      kin_value entries, kin_value live, kin_value body)
{
    KIN_AUTO(kin_document) *result = NULL;
    KIN_AUTO(kin_document) *written = NULL;
    struct kin__managers managers;

    kin__managers_init(&managers, o->pool);
    int r = kin__managers_read(&managers, entries, work->is_trusted);
    if (r == 0 && work->applies)
        r = kin__ownership_apply(o, live, body, work->is_forced, &managers,
                                 &result);
    else if (r == 0)
        r = kin__ownership_update(o, live, body, &managers);
    if (r < 0)
        return r;
    check(kin__document_new(NULL, &written, NULL), "document");
    check(kin__managers_write(&managers, written), "entries");
    return kin__document_finish(written, NULL);
}

/* Returns the steps. */
static uint64_t run(const struct work *work, size_t count)
{
    const struct kin__schema *schema = NULL;
    KIN__AUTO_FIELD_POOL pool;
    KIN__AUTO_FAILURE failure = KIN__FAILURE_INIT;
    KIN_AUTO(kin_document) *zero = make(&NONE, 0);
    KIN_AUTO(kin_document) *live = work->live ? make(work->live, count) : NULL;
    KIN_AUTO(kin_document) *body = make(work->body, count);
    KIN_AUTO(kin_document) *entries = work->entries ? make(work->entries, count)
                                                    : NULL;

    check(kin__schema_get(&schema, NULL), "schema");
    kin__field_pool_init(&pool, NULL, /* budget= */ NULL);
    struct kin__ownership o = {
        .pool = &pool,
        .self = {.name = kin_s("self"),
                 .version = kin_s("v1"),
                 .applies = work->applies},
        .type = kin__apply_type_of(
            kin__schema_find_type(schema, kin_s(work->type))),
        .is_schema_fixed = true,
        .zero = kin_document_root(zero),
        .convert = missing,
        .failure = &failure,
    };
    uint64_t before = work_steps();
    int r = write_once(work, &o, value_of(entries), value_of(live),
                       kin_document_root(body));
    uint64_t steps = work_steps() - before;
    if (r != work->expected) {
        (void)fprintf(stderr, "work: %s: %s\n", work->name, kin_error_text(r));
        exit(1);
    }
    return steps;
}

#define CONFIG_MAP .type = "core/v1.ConfigMap"

static const struct work WORKS[] = {
    {"create with many fields", CONFIG_MAP, .body = &DATA},
    {"create with a long list of keys", "core/v1.Pod", .body = &ENV},
    {"apply many fields", CONFIG_MAP, .body = &DATA, .applies = true},
    {"apply a long set", CONFIG_MAP, .body = &FINALIZERS, .applies = true},
    {"apply a long set again", CONFIG_MAP, .live = &FINALIZERS,
     .body = &FINALIZERS, .applies = true},
    {"apply a long list of keys again", "core/v1.Pod", .live = &ENV,
     .body = &ENV, .applies = true},
    {"stop applying many fields", CONFIG_MAP, .live = &DATA,
     .body = &FINALIZERS, .entries = &WIDE, .applies = true},
    {"conflict in many fields", CONFIG_MAP, .live = &DATA, .body = &CHANGED,
     .entries = &WIDE, .applies = true, .expected = KIN_ECONFLICT},
    {"take many fields", CONFIG_MAP, .live = &DATA, .body = &CHANGED,
     .entries = &WIDE},
    {"conflict with many managers", CONFIG_MAP, .live = &DATA, .body = &CHANGED,
     .entries = &APPLIERS, .applies = true, .is_trusted = true,
     .expected = KIN_ECONFLICT},
    {"force many managers", CONFIG_MAP, .live = &DATA, .body = &CHANGED,
     .entries = &APPLIERS, .applies = true, .is_forced = true},
    {"share with many managers", CONFIG_MAP, .live = &DATA, .body = &DATA,
     .entries = &SHARERS, .applies = true, .is_trusted = true},
    {"take from many managers", CONFIG_MAP, .live = &DATA, .body = &CHANGED,
     .entries = &APPLIERS, .is_trusted = true},
};

int main(int argc, char **argv)
{
    bool is_report = argc > 1 && strcmp(argv[1], "--report") == 0;
    size_t count = sizeof(WORKS) / sizeof(WORKS[0]);
    int violations = 0;

    for (size_t i = 0; i < count; i++) {
        uint64_t small = run(&WORKS[i], COUNT);
        uint64_t large = run(&WORKS[i], (size_t)COUNT * TIMES);
        double ratio = (double)large / (double)small;
        bool is_bad = ratio > RATIO_MAX;
        violations += is_bad;
        if (is_bad || is_report)
            printf("%s %-36s %9llu %9llu steps: %.2f, at most %.2f\n",
                   is_bad ? "BAD" : "ok ", WORKS[i].name,
                   (unsigned long long)small, (unsigned long long)large, ratio,
                   RATIO_MAX);
    }
    printf("%zu cases, %d violations\n", count, violations);
    return violations > 0;
}
