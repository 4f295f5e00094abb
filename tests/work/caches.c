/* SPDX-License-Identifier: Apache-2.0 */
/*
 * caches.c - the cost of an object of an informer does not grow with what else
 * the cache has: namespaces that are listed separately, values of an index,
 * handlers.
 *
 * Each case does the same work in a small and in a large cache, or n and 4n
 * times, and compares the steps (steps.h) of one object.
 *
 *   work_caches             prints one line per violation
 *   work_caches --report    also prints the others
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <kin/json.h>
#include <kin/snapshot.h>

#include "base/buf.h"
#include "base/str.h"
#include "cache/store.h"
#include "informer/core.h"
#include "steps.h"

enum {
    SPACES = 64,  /* namespaces of the small informer */
    OF_EACH = 8,  /* objects of a namespace */
    VALUES = 256, /* index values of the small object */
    TIMES = 4,    /* how much larger the large one is */
    TEXT_MAX = 1 << 24,
    SPACES_MAX = SPACES * TIMES,
};

static bool is_report;
static int violations;

static void check(int r, const char *what)
{
    if (r >= 0)
        return;
    (void)fprintf(stderr, "work: %s: %s\n", what, kin_error_text(r));
    exit(1);
}

/* Steps of one object in a large cache, at most `limit` times those in a small
 * one. */
static void compare(const char *what, double small, double large, double limit)
{
    bool is_bad = large > small * limit;

    violations += is_bad;
    if (is_bad || is_report)
        printf("%s %-44s %8.0f %8.0f steps each: %.2f, at most %.2f\n",
               is_bad ? "BAD" : "ok ", what, small, large, large / small,
               limit);
}

/* ---- an informer over many namespaces ---- */

static void ignore_request(const struct kin__reflector_request *request,
                           void *userdata)
{
    (void)request;
    (void)userdata;
}

static void ignore_cancel(void *userdata)
{
    (void)userdata;
}

static void ignore_timer(int64_t due_ns, void *userdata)
{
    (void)due_ns;
    (void)userdata;
}

struct crowd {
    size_t count;
    struct kin__core *cores[SPACES_MAX];
    char names[SPACES_MAX][16];
    struct kin_registration *handler;
    struct kin__buf text;
    int64_t now_ns;
};

static void crowd_init(struct crowd *self, size_t count, kin_queue_kind queue,
                       kin_overflow overflow)
{
    self->count = count;
    self->now_ns = 1;
    kin__buf_init(&self->text, /* alloc= */ NULL, TEXT_MAX);
    for (size_t i = 0; i < count; i++) {
        snprintf(self->names[i], sizeof(self->names[i]), "space-%03zu", i);
        struct kin__core_opts opts = {
            .ops = {.request = ignore_request,
                    .cancel = ignore_cancel,
                    .set_timer = ignore_timer},
            .seed = 1,
            .expected = {.kind = KIN__S("Pod")},
            .first = self->cores[0],
            .ns = kin_s(self->names[i]),
            .queue = queue,
            .streaming = KIN__REFLECTOR_STREAM_NEVER,
        };
        check(kin__core_new(&opts, &self->cores[i], NULL), "core");
    }
    check(kin__registration_new(
              &(struct kin__registration_opts){.overflow = overflow},
              &self->handler, NULL),
          "handler");
    check(kin__core_add_handler(self->cores[0], self->handler, self->now_ns,
                                NULL),
          "handler");
    for (size_t i = 0; i < count; i++)
        kin__core_start(self->cores[i], self->now_ns);
}

static void crowd_done(struct crowd *self)
{
    for (size_t i = self->count; i-- > 0;)
        (void)kin__core_free(self->cores[i]);
    kin__registration_free(self->handler);
    kin__buf_done(&self->text);
}

/* Lists one namespace. */
static void crowd_list(struct crowd *self, size_t space, size_t from, size_t to)
{
    struct kin__buf *text = &self->text;
    struct kin__core *core = self->cores[space];

    kin__buf_clear(text);
    check(kin__buf_printf(text, "{\"kind\":\"PodList\",\"apiVersion\":\"v1\","
                                "\"metadata\":{\"resourceVersion\":\"9\"},"
                                "\"items\":["),
          "text");
    for (size_t i = from; i < to; i++)
        check(
            kin__buf_printf(text,
                            "%s{\"metadata\":{\"name\":\"pod-%zu\","
                            "\"namespace\":\"%s\",\"uid\":\"u-%zu\","
                            "\"resourceVersion\":\"7\"},\"spec\":{\"n\":%zu}}",
                            i > from ? "," : "", i, self->names[space], i, i),
            "text");
    check(kin__buf_printf(text, "]}"), "text");
    kin__core_opened(core, self->now_ns);
    check(kin__core_bytes(core, kin__buf_str(text), self->now_ns), "list");
    kin__core_ended(core, KIN__END_WHOLE, NULL, self->now_ns);
}

/* The notifications are delivered. */
static void crowd_deliver(struct crowd *self)
{
    struct kin_registration *handler = self->handler;

    kin__processor_wake(kin__core_processor(self->cores[0]));
    kin__mutex_lock(&handler->mutex);
    while (kin__registration_take(handler)) {
        kin__mutex_unlock(&handler->mutex);
        kin__registration_finish(handler);
    }
    kin__mutex_unlock(&handler->mutex);
}

static void crowd_list_all(struct crowd *self, size_t from, size_t to)
{
    for (size_t i = 0; i < self->count; i++) {
        crowd_list(self, i, from, to);
        crowd_deliver(self);
    }
}

/* The watch is too old: the next bytes are those of a new list. */
static void crowd_expire(struct crowd *self)
{
    kin_error gone = KIN_ERROR_INIT;

    (void)kin_error_set(&gone, KIN_EGONE, "too old");
    gone.http_status = 410;
    for (size_t i = 0; i < self->count; i++)
        kin__core_ended(self->cores[i], KIN__END_REFUSED, &gone, self->now_ns);
    self->now_ns += (int64_t)1 << 40; /* any delay */
    for (size_t i = 0; i < self->count; i++)
        kin__core_tick(self->cores[i], self->now_ns);
}

struct crowd_cost {
    double first;
    double relist; /* half of the objects are new, the others are deleted */
};

static struct crowd_cost crowd_cost(size_t count, kin_queue_kind queue,
                                    kin_overflow overflow)
{
    struct crowd *self = calloc(1, sizeof(*self));
    struct crowd_cost cost;

    check(self ? 0 : KIN_ENOMEM, "crowd");
    crowd_init(self, count, queue, overflow);
    uint64_t before = work_steps();
    crowd_list_all(self, 0, OF_EACH);
    cost.first = (double)(work_steps() - before) / (double)(count * OF_EACH);
    crowd_expire(self);
    before = work_steps();
    crowd_list_all(self, OF_EACH / 2, OF_EACH / 2 + OF_EACH);
    cost.relist = (double)(work_steps() - before) / (double)(count * OF_EACH);
    kin_store_stats stats = KIN_INIT(kin_store_stats);
    kin_store_get_stats(kin__core_store(self->cores[0]), &stats);
    check(stats.objects == count * OF_EACH ? 0 : KIN_EPROTOCOL, "objects");
    crowd_done(self);
    free(self);
    return cost;
}

static void try_namespaces(const char *name, kin_queue_kind queue,
                           kin_overflow overflow)
{
    struct crowd_cost small = crowd_cost(SPACES, queue, overflow);
    struct crowd_cost large = crowd_cost(SPACES_MAX, queue, overflow);
    char what[64];

    snprintf(what, sizeof(what), "namespaces, %s: first lists", name);
    compare(what, small.first, large.first, 1.2);
    snprintf(what, sizeof(what), "namespaces, %s: relists", name);
    compare(what, small.relist, large.relist, 1.2);
}

/* ---- index values ---- */

/* Values that an object has, and a difference between versions. */
struct many {
    size_t count;
    size_t changed; /* of the first ones */
};

static int many_values(const kin_object *object, kin_index_sink *sink,
                       void *userdata)
{
    struct many *many = userdata;
    bool is_new = kin_str_eq(kin_object_resource_version(object), KIN__S("2"));

    for (size_t i = 0; i < many->count; i++) {
        char value[32];
        snprintf(value, sizeof(value), "%s-%zu",
                 is_new && i < many->changed ? "new" : "old", i);
        int r = kin_index_emit(sink, kin_s(value));
        if (r == 0 && i % 2 == 0)
            r = kin_index_emit(sink, kin_s(value)); /* a duplicate */
        if (r < 0)
            return r;
    }
    return 0;
}

static void many_put(kin_store *store, size_t number, const char *version)
{
    KIN_AUTO(kin_object) *object = NULL;
    char text[160];

    snprintf(text, sizeof(text),
             "{\"metadata\":{\"name\":\"a-%zu\",\"namespace\":\"n\","
             "\"resourceVersion\":\"%s\"},\"at\":\"%s\"}",
             number, version, version);
    check(kin_object_parse(/* alloc= */ NULL, kin_s(text), &object, NULL),
          "parse");
    check(kin_store_add(store, object, NULL), "add");
}

struct many_cost {
    double add;
    double update;
    double end;
};

static struct many_cost many_cost(size_t count, size_t changed)
{
    struct many many = {.count = count, .changed = changed};
    kin_indexer indexer = {
        .name = KIN__S("many"), .values = many_values, .userdata = &many};
    KIN_AUTO(kin_store) *store = NULL;
    struct many_cost cost;
    double each = 1 / (double)count;

    check(kin_store_new(/* opts= */ NULL, &store, NULL), "store");
    check(kin_store_add_indexers(store, &indexer, 1, NULL), "index");
    uint64_t before = work_steps();
    many_put(store, 0, "1");
    cost.add = (double)(work_steps() - before) * each;
    before = work_steps();
    many_put(store, 0, "2");
    cost.update = (double)(work_steps() - before) * each;
    before = work_steps();
    check(kin_store_delete_key(store, KIN__S("n/a-0"), NULL), "delete");
    kin_store_reclaim(store);
    cost.end = (double)(work_steps() - before) * each;
    return cost;
}

static void try_values(const char *name, size_t changed_of_4)
{
    size_t small_count = VALUES;
    size_t large_count = (size_t)VALUES * TIMES;
    struct many_cost small = many_cost(small_count,
                                       small_count * changed_of_4 / 4);
    struct many_cost large = many_cost(large_count,
                                       large_count * changed_of_4 / 4);
    char what[64];

    snprintf(what, sizeof(what), "index values, %s: add", name);
    compare(what, small.add, large.add, 1.5);
    snprintf(what, sizeof(what), "index values, %s: update", name);
    compare(what, small.update, large.update, 1.5);
    snprintf(what, sizeof(what), "index values, %s: delete", name);
    compare(what, small.end, large.end, 1.5);
}

/* Many objects have the same values: their lists grow and move. */
static double shared_cost(size_t objects)
{
    struct many many = {.count = VALUES};
    kin_indexer indexer = {
        .name = KIN__S("many"), .values = many_values, .userdata = &many};
    KIN_AUTO(kin_store) *store = NULL;

    check(kin_store_new(/* opts= */ NULL, &store, NULL), "store");
    check(kin_store_add_indexers(store, &indexer, 1, NULL), "index");
    uint64_t before = work_steps();
    for (size_t i = 0; i < objects; i++)
        many_put(store, i, "1");
    return (double)(work_steps() - before) / (double)(objects * VALUES);
}

static void try_shared(void)
{
    compare("index values, shared: add", shared_cost(SPACES),
            shared_cost(SPACES_MAX), 1.2);
}

int main(int argc, char **argv)
{
    is_report = argc > 1 && strcmp(argv[1], "--report") == 0;
    try_namespaces("in order", KIN_QUEUE_IN_ORDER, KIN_OVERFLOW_GROW);
    try_namespaces("delta", KIN_QUEUE_DELTA, KIN_OVERFLOW_GROW);
    try_namespaces("coalesced", KIN_QUEUE_IN_ORDER, KIN_OVERFLOW_COALESCE);
    try_values("same", 0);
    try_values("a quarter new", 1);
    try_values("all new", 4);
    try_shared();
    return violations > 0;
}
