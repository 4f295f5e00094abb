/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Running informers receive odd objects, one at a time.
 *
 * A source that checks nothing (raw_source.h) sends objects of odd_rows.h to
 * informers with different options: full objects with a transform and an index
 * that may fail, or a projection; one stream, or one for each namespace; lists
 * in pages or streamed; both queues; each with one handler for every overflow
 * policy.  For each object:
 *
 *   new       it appears during a watch
 *   good      an acceptable version follows, then the odd one again
 *   restart   new informers start, and list it
 *   relist    the watches expire
 *   gone      it is deleted
 *
 * After each step two other objects change, in the same and in another
 * namespace.  The step is over when all handlers have received the changes, and
 * all caches equal the source except for isolated objects.
 */
#include <pthread.h>
#include <string.h>

#include <kin/edit.h>
#include <kin/informer.h>
#include <kin/projection.h>

#include "base/fake_clock.h"
#include "informer/informer.h"
#include "kin_test.h"
#include "odd_rows.h"
#include "raw_source.h"

#ifdef __SANITIZE_THREAD__
#define HAS_TSAN 1
#elif defined(__has_feature)
#if __has_feature(thread_sanitizer)
#define HAS_TSAN 1
#endif
#endif

enum {
#ifdef HAS_TSAN
    LARGE_ROUNDS = 0, /* they would take minutes */
#else
    LARGE_ROUNDS = 1,
#endif
    LARGE = 10000, /* repetitions in a large object */
    SOON_MS = 60000,
    OBJECTS = 200,
    SEED = 16,
    PROBES = 3,
    BELIEFS = 16,
    /* Ids of the source. */
    CANARY_A = 1,
    BYSTANDER_A = 2,
    ODD = 3,
    BYSTANDER_B = 4,
    CANARY_B = 5,
    OTHERS = 4,
};

static const kin_resource pods = {"", "v1", "pods", "Pod", false};

/* ---- handlers ---- */

struct belief {
    char *key; /* NULL: none */
    char *version;
};

/* The state that one handler has built from its notifications. */
struct probe {
    pthread_mutex_t mutex;
    struct belief beliefs[BELIEFS];
    size_t count;
    size_t isolated;   /* deletes marked as isolated */
    const char *wrong; /* the first inconsistent call */
};

static struct belief *probe_find(struct probe *probe, kin_str key)
{
    for (size_t i = 0; i < BELIEFS; i++) {
        const char *known = probe->beliefs[i].key;
        if (known && kin_str_eq(kin_s(known), key))
            return &probe->beliefs[i];
    }
    return NULL;
}

static struct belief *probe_room(struct probe *probe)
{
    for (size_t i = 0; i < BELIEFS; i++) {
        if (!probe->beliefs[i].key)
            return &probe->beliefs[i];
    }
    return NULL;
}

static void belief_clear(struct belief *belief)
{
    free(belief->key);
    free(belief->version);
    *belief = (struct belief){0};
}

/* The text may contain NUL bytes; the copy ends at the first. */
static char *copy_of(kin_str text)
{
    return strndup(text.ptr ? text.ptr : "", text.len);
}

static const char *probe_take(struct probe *probe, const kin_event *event)
{
    char *key = copy_of(kin_object_key(event->object));
    struct belief *known = probe_find(probe, kin_s(key));
    bool is_known = known != NULL;

    if (!known)
        known = probe_room(probe);
    if (known)
        belief_clear(known);
    if (event->type == KIN_EVENT_DELETED || !known) {
        free(key);
        probe->isolated += event->is_isolated;
        probe->count -= is_known;
        return is_known ? NULL : "delete of an unknown object";
    }
    known->key = key;
    known->version = copy_of(kin_object_resource_version(event->object));
    probe->count += !is_known;
    if (is_known != (event->type == KIN_EVENT_UPDATED))
        return is_known ? "add of a known object" : "update of an unknown one";
    return NULL;
}

static void on_event(const kin_event *event, void *userdata)
{
    struct probe *probe = userdata;

    pthread_mutex_lock(&probe->mutex);
    const char *wrong = probe_take(probe, event);
    if (!probe->wrong)
        probe->wrong = wrong;
    pthread_mutex_unlock(&probe->mutex);
}

static bool probe_agrees_on(struct probe *probe, const kin_object *object)
{
    char *key = copy_of(kin_object_key(object));
    char *version = copy_of(kin_object_resource_version(object));
    const struct belief *known = probe_find(probe, kin_s(key));
    bool agrees = known && strcmp(known->version, version) == 0;

    free(key);
    free(version);
    return agrees;
}

static bool probe_agrees(struct probe *probe, const kin_snapshot *snapshot)
{
    kin_iter it = kin_snapshot_list(snapshot);

    pthread_mutex_lock(&probe->mutex);
    bool agrees = probe->count == kin_snapshot_count(snapshot);
    for (const kin_object *object = kin_iter_next(&it); agrees && object;
         object = kin_iter_next(&it))
        agrees = probe_agrees_on(probe, object);
    pthread_mutex_unlock(&probe->mutex);
    return agrees;
}

/* ---- informers ---- */

struct setup {
    const char *name;
    kin_queue_kind queue;
    kin_watch_list watch_list;
    bool is_narrow; /* a stream for each namespace */
    bool is_projected;
    bool is_edited; /* the transform drops the managed fields */
};

static const struct setup setups[] = {
    {"narrow, streamed", KIN_QUEUE_IN_ORDER, KIN_WATCH_LIST_AUTO, true, false,
     false},
    {"delta, in pages, edited", KIN_QUEUE_DELTA, KIN_WATCH_LIST_OFF, false,
     false, true},
    {"narrow, in pages, projected", KIN_QUEUE_DELTA, KIN_WATCH_LIST_OFF, true,
     true, false},
    {"streamed, projected", KIN_QUEUE_IN_ORDER, KIN_WATCH_LIST_AUTO, false,
     true, false},
};

/* With protobuf nothing is projected, and the full object is the same. */
static const struct setup proto_setups[] = {
    {"protobuf, narrow, streamed", KIN_QUEUE_DELTA, KIN_WATCH_LIST_AUTO, true,
     false, false},
    {"protobuf, in pages", KIN_QUEUE_IN_ORDER, KIN_WATCH_LIST_OFF, false, false,
     true},
};

enum { SETUPS = sizeof(setups) / sizeof(setups[0]) };

struct subject {
    const struct setup *setup;
    kin_informer *informer;
    struct probe probes[PROBES];
    size_t bytes; /* before the first odd object */
    char fate;    /* of the odd object: enum odd_fate, or 0 */
    pthread_mutex_t mutex;
    size_t reports;  /* of isolated objects */
    size_t failures; /* others */
    char last[256];  /* message */
};

static kin_verdict on_error(const kin_failure *failure, const kin_error *err,
                            void *userdata)
{
    struct subject *subject = userdata;

    pthread_mutex_lock(&subject->mutex);
    if (failure->is_isolated)
        subject->reports++;
    else
        subject->failures++;
    (void)snprintf(subject->last, sizeof(subject->last), "%.250s",
                   err->message);
    pthread_mutex_unlock(&subject->mutex);
    return KIN_RETRY;
}

static bool spec_is(const kin_object *object, const char *member)
{
    kin_value spec = kin_value_get(kin_object_value(object), kin_s("spec"));

    bool is_set = false;

    return kin_value_bool(kin_value_get(spec, kin_s(member)), &is_set) == 0 &&
           is_set;
}

static int transform(const kin_object *object, kin_object **ret, kin_error *err,
                     void *userdata)
{
    const struct subject *subject = userdata;
    KIN_AUTO(kin_edit) *edit = NULL;
    KIN_AUTO(kin_document) *doc = NULL;
    kin_value metadata = kin_value_get(kin_object_value(object),
                                       kin_s("metadata"));

    if (!subject->setup->is_projected && spec_is(object, "reject"))
        return kin_error_set(err, KIN_EINVAL, "rejected");
    if (!subject->setup->is_edited ||
        kin_value_type(kin_value_get(metadata, kin_s("managedFields"))) ==
            KIN_TYPE_ABSENT)
        return 0;
    int r = kin_edit_new(NULL, kin_object_value(object), &edit, err);
    if (r < 0)
        return r;
    kin_spot spot = kin_edit_member(edit, kin_edit_root(), kin_s("metadata"));
    (void)kin_edit_remove(edit,
                          kin_edit_member(edit, spot, kin_s("managedFields")));
    r = kin_edit_finish(edit, &doc, err);
    return r < 0 ? r : kin_object_new(doc, ret, err);
}

static int index_name(const kin_object *object, kin_index_sink *sink,
                      void *userdata)
{
    (void)userdata;
    return spec_is(object, "fails")
               ? KIN_EINVAL
               : kin_index_emit(sink, kin_object_name(object));
}

static int subject_add_indexes(struct subject *subject)
{
    kin_indexer indexers[3] = {{.name = kin_s("name"), .values = index_name}};
    size_t first = subject->setup->is_projected ? 1 : 0;

    TRY(kin_indexer_by_path(NULL, kin_s("one"), kin_s(".spec.one"),
                            &indexers[1], NULL));
    TRY(kin_indexer_by_path(NULL, kin_s("many"), kin_s(".spec.many[*]"),
                            &indexers[2], NULL));
    return kin_informer_add_indexers(subject->informer, indexers + first,
                                     3 - first, NULL);
}

static int subject_add_handlers(struct subject *subject)
{
    static const kin_overflow policies[PROBES] = {
        KIN_OVERFLOW_GROW, KIN_OVERFLOW_BLOCK, KIN_OVERFLOW_COALESCE};

    for (size_t i = 0; i < PROBES; i++) {
        const kin_handler handler = {.size = sizeof(kin_handler),
                                     .on_event = on_event,
                                     .userdata = &subject->probes[i]};
        TRY(kin_informer_add_handler(
            subject->informer, &handler,
            KIN_OPTS(kin_handler_opts, .overflow = policies[i], .capacity = 2),
            NULL, NULL));
    }
    return 0;
}

static int subject_make(struct subject *subject, struct raw_source *source,
                        const kin_clock *clock)
{
    static const kin_str spaces[] = {{"a", 1}, {"b", 1}};
    const struct setup *setup = subject->setup;
    KIN_AUTO(kin_projection) *projection = NULL;
    kin_informer_opts opts = KIN_INIT(kin_informer_opts);

    if (setup->is_projected)
        TRY(kin_projection_parse(NULL, kin_s(".spec.one,.spec.many"),
                                 &projection, NULL));
    opts.queue = setup->queue;
    opts.watch_list = setup->watch_list;
    opts.page_limit = 2;
    opts.projection = projection;
    opts.namespaces = setup->is_narrow ? spaces : NULL;
    opts.namespace_count = setup->is_narrow ? 2 : 0;
    opts.transform = transform;
    opts.on_error = on_error;
    opts.userdata = subject;
    if (source->is_proto) {
        opts.wire = KIN_WIRE_PROTOBUF;
        opts.max_object_bytes = 1 << 16;
    }
    return kin__informer_new(
        &source->lw, &opts,
        &(struct kin__informer_extras){.clock = clock, .seed = SEED},
        &subject->informer, NULL);
}

static int subject_start(struct subject *subject, const struct setup *setup,
                         struct raw_source *source, const kin_clock *clock)
{
    subject->setup = setup;
    pthread_mutex_init(&subject->mutex, NULL);
    for (size_t i = 0; i < PROBES; i++)
        pthread_mutex_init(&subject->probes[i].mutex, NULL);
    TRY(subject_make(subject, source, clock));
    TRY(subject_add_indexes(subject));
    TRY(subject_add_handlers(subject));
    return kin_informer_start(subject->informer, NULL);
}

static void subject_done(struct subject *subject)
{
    subject->informer = kin_informer_free(subject->informer);
    for (size_t i = 0; i < PROBES; i++) {
        for (size_t k = 0; k < BELIEFS; k++)
            belief_clear(&subject->probes[i].beliefs[k]);
    }
}

#define SUBJECT __attribute__((cleanup(subject_done))) struct subject

/* ---- fixture ---- */

struct rig {
    struct kin__fake_clock clock;
    struct raw_source source;
    struct subject subjects[SETUPS];
    size_t count; /* of subjects */
    struct kin__buf texts[CANARY_B + 1];
    uint64_t stamps[CANARY_B + 1]; /* the versions in them */
    struct odd odd;
    uint64_t odd_stamp;
    uint64_t good_stamp;
    const char *step;
    kin_deadline deadline; /* of the step */
};

static void rig_done(struct rig *rig)
{
    for (size_t i = 0; i < rig->count; i++)
        subject_done(&rig->subjects[i]);
    raw_source_done(&rig->source);
    for (size_t i = 0; i <= CANARY_B; i++)
        kin__buf_done(&rig->texts[i]);
    odd_done(&rig->odd);
}

#define RIG __attribute__((cleanup(rig_done))) struct rig

static void rig_fail(const struct rig *rig, struct subject *subject,
                     const char *what)
{
    kin_informer_stats stats = KIN_INIT(kin_informer_stats);

    kin_informer_get_stats(subject->informer, &stats);
    fail_msg("seed %d, '%s', step '%s', informer '%s': %s (%zu objects, %zu "
             "isolated, %s, last failure: %s)",
             SEED, rig->odd.row ? rig->odd.row->name : "-", rig->step,
             subject->setup->name, what, stats.objects, stats.isolated,
             stats.state, subject->last);
}

/* Writes one of the other objects with the next version. */
static void rig_write(struct rig *rig, int id, char ns)
{
    struct kin__buf *text = &rig->texts[id];
    char message[200];
    const char *at = message;

    if (text->len == 0 && rig->source.is_proto) {
        (void)snprintf(message, sizeof(message),
                       "1:{1:'c%d' 3:'%c' 6:'" ODD_VERSION "'}", id, ns);
        ODD_MUST(put_message(text, &at, '\0'));
    } else if (text->len == 0) {
        ODD_MUST(kin__buf_printf(
            text,
            "{\"kind\":\"Pod\",\"apiVersion\":\"v1\",\"metadata\":{\"name\":"
            "\"c%d\",\"namespace\":\"%c\",\"resourceVersion\":\"" ODD_VERSION
            "\"},\"spec\":{\"one\":\"i%d\",\"many\":[\"x\",\"y%d\"]}}",
            id, ns, id, id));
    }
    odd_stamp(text, rig->stamps[id], rig->source.version + 1);
    rig->stamps[id] = rig->source.version + 1;
}

static void rig_put(struct rig *rig, int id, char ns)
{
    bool is_new = rig->stamps[id] == 0;

    rig_write(rig, id, ns);
    raw_source_set(&rig->source, id, ns, kin__buf_str(&rig->texts[id]));
    raw_source_send(&rig->source, ns, is_new ? "ADDED" : "MODIFIED",
                    kin__buf_str(&rig->texts[id]), rig->stamps[id],
                    /* is_kept= */ true);
}

/* Waits a millisecond, and skips the informer's pause after a failure. */
static void rig_pass_time(struct rig *rig, struct subject *subject)
{
    kin_informer_stats stats = KIN_INIT(kin_informer_stats);

    kin_informer_get_stats(subject->informer, &stats);
    if (strcmp(stats.state, "waiting") == 0)
        kin__fake_clock_advance(&rig->clock, 2 * KIN__NS_PER_S);
    (void)kin_stop_wait(NULL, kin_deadline_ms(1));
}

static bool is_at(const kin_snapshot *snapshot, const char *key,
                  uint64_t version)
{
    const kin_object *object = kin_snapshot_get(snapshot, kin_s(key));
    char text[24];

    (void)snprintf(text, sizeof(text), "%llu", (unsigned long long)version);
    return object &&
           kin_str_eq(kin_object_resource_version(object), kin_s(text));
}

static bool is_indexed(const struct rig *rig, const kin_snapshot *snapshot)
{
    kin_iter one = kin_snapshot_by_index(snapshot, kin_s("one"), kin_s("i1"));
    kin_iter many = kin_snapshot_by_index(snapshot, kin_s("many"), kin_s("y5"));

    return rig->source.is_proto ||
           (kin_iter_next(&one) != NULL && kin_iter_next(&many) != NULL);
}

/* Why an informer is not in the expected state; NULL if it is. */
static const char *subject_misses(const struct rig *rig,
                                  struct subject *subject)
{
    KIN_AUTO(kin_snapshot) *snapshot = kin_informer_snapshot(subject->informer);

    assert_non_null(snapshot);
    if (!is_at(snapshot, "a/c1", rig->stamps[CANARY_A]) ||
        !is_at(snapshot, "b/c5", rig->stamps[CANARY_B]))
        return "a change of another object is missing";
    if (!is_at(snapshot, "a/c2", rig->stamps[BYSTANDER_A]) ||
        !is_at(snapshot, "b/c4", rig->stamps[BYSTANDER_B]))
        return "another object is missing";
    if (!is_indexed(rig, snapshot))
        return "an index has lost another object";
    for (size_t i = 0; i < PROBES; i++) {
        if (!probe_agrees(&subject->probes[i], snapshot))
            return "a handler does not agree with the cache";
    }
    return NULL;
}

/* Returns the fate of the odd object, 0 if it is neither stored nor isolated.
 * The statistics are not used, since they may be older. */
static char subject_fate(struct subject *subject)
{
    KIN_AUTO(kin_snapshot) *snapshot = kin_informer_snapshot(subject->informer);
    size_t objects = kin_snapshot_count(snapshot);
    kin_isolated *isolated = NULL;
    size_t count = 0;

    assert_int_equal(
        kin_informer_isolated(subject->informer, &isolated, &count, NULL), 0);
    isolated = kin_isolated_free(isolated);
    if (objects == OTHERS + 1 && count == 0)
        return ODD_STORED;
    if (objects == OTHERS && count == 1)
        return ODD_ISOLATED;
    return objects == OTHERS && count == 0 ? 0 : '!';
}

static void subject_await(struct rig *rig, struct subject *subject, char fate,
                          bool is_known)
{
    const char *misses = NULL;

    for (;;) {
        misses = subject_misses(rig, subject);
        if (!misses && is_known && subject_fate(subject) != fate)
            misses = fate == ODD_STORED     ? "the odd object is not stored"
                     : fate == ODD_ISOLATED ? "the odd object is not isolated"
                                            : "the odd object is there";
        if (!misses)
            break;
        if (kin__deadline_passed(/* clock= */ NULL, rig->deadline))
            rig_fail(rig, subject, misses);
        rig_pass_time(rig, subject);
    }
    for (size_t i = 0; i < PROBES; i++) {
        struct probe *probe = &subject->probes[i];
        pthread_mutex_lock(&probe->mutex);
        misses = probe->wrong;
        pthread_mutex_unlock(&probe->mutex);
        if (misses)
            rig_fail(rig, subject, misses);
    }
}

static void rig_begin(struct rig *rig, const char *step)
{
    rig->step = step;
    rig->deadline = kin_deadline_ms(SOON_MS);
    raw_source_compact(&rig->source);
}

/* Changes other objects, and waits until all informers have the changes. */
static void rig_settle(struct rig *rig, bool is_known)
{
    rig_put(rig, CANARY_A, 'a');
    rig_put(rig, CANARY_B, 'b');
    for (size_t i = 0; i < rig->count; i++)
        subject_await(rig, &rig->subjects[i], rig->subjects[i].fate, is_known);
}

static int rig_start(struct rig *rig, bool is_proto)
{
    const struct setup *all = is_proto ? proto_setups : setups;

    kin__fake_clock_init(&rig->clock, 1000 * KIN__NS_PER_S, 0);
    for (size_t i = 0; i <= CANARY_B; i++)
        kin__buf_init(&rig->texts[i], NULL, 1 << 16);
    TRY(raw_source_init(&rig->source, &pods, is_proto));
    rig_begin(rig, "start");
    rig_put(rig, CANARY_A, 'a');
    rig_put(rig, BYSTANDER_A, 'a');
    rig_put(rig, BYSTANDER_B, 'b');
    rig_put(rig, CANARY_B, 'b');
    for (size_t i = 0; i < (is_proto ? 2 : SETUPS); i++) {
        TRY(subject_start(&rig->subjects[i], &all[i], &rig->source,
                          &rig->clock.clock));
        rig->count = i + 1;
    }
    rig_settle(rig, true);
    return 0;
}

/* ---- steps ---- */

static void rig_send_odd(struct rig *rig, const char *type, bool is_kept)
{
    struct kin__buf *text = &rig->odd.text;

    odd_stamp(text, rig->odd_stamp, rig->source.version + 1);
    rig->odd_stamp = rig->source.version + 1;
    if (is_kept && strcmp(type, "DELETED") != 0)
        raw_source_set(&rig->source, ODD, 'a', kin__buf_str(text));
    raw_source_send(&rig->source, 'a', type, kin__buf_str(text), rig->odd_stamp,
                    is_kept);
}

static void rig_send_good(struct rig *rig)
{
    struct kin__buf *text = &rig->odd.good;

    odd_stamp(text, rig->good_stamp, rig->source.version + 1);
    rig->good_stamp = rig->source.version + 1;
    raw_source_set(&rig->source, ODD, 'a', kin__buf_str(text));
    raw_source_send(&rig->source, 'a', "MODIFIED", kin__buf_str(text),
                    rig->good_stamp, /* is_kept= */ true);
}

/* Returns which of the four fates of a row is expected. */
static char row_fate(const struct odd_row *row, const struct setup *setup)
{
    char fate = row->fates[2 * setup->is_narrow + setup->is_projected];

    return fate == ODD_BROKEN || fate == ODD_IGNORED ? 0 : fate;
}

static bool row_is_broken(const struct odd_row *row)
{
    return row->fates[0] == ODD_BROKEN;
}

/* Checks that the odd object is listed as isolated, with its key. */
static void check_isolated(const struct rig *rig, struct subject *subject)
{
    kin_isolated *isolated = NULL;
    size_t count = 0;

    assert_int_equal(
        kin_informer_isolated(subject->informer, &isolated, &count, NULL), 0);
    bool is_right = count == 1 && isolated[0].message[0] != '\0' &&
                    (!rig->odd.row->keeps_key ||
                     rig->odd.row->place == ODD_NAME ||
                     strcmp(isolated[0].key, "a/odd") == 0);
    (void)kin_isolated_free(isolated);
    if (!is_right)
        rig_fail(rig, subject, "kin_informer_isolated() does not list it");
}

static void rig_learn_fates(struct rig *rig)
{
    for (size_t i = 0; i < rig->count; i++) {
        struct subject *subject = &rig->subjects[i];
        char expected = row_fate(rig->odd.row, subject->setup);
        subject->fate = subject_fate(subject);
        if (getenv("HOSTILE_LIST"))
            print_message("%c", subject->fate ? subject->fate : '-');
        if (expected != '?' && expected != subject->fate)
            rig_fail(rig, subject, "the odd object has an unexpected fate");
        if (subject->fate == ODD_ISOLATED)
            check_isolated(rig, subject);
    }
    if (getenv("HOSTILE_LIST"))
        print_message(" %s\n", rig->odd.row->name);
}

static void step_new(struct rig *rig)
{
    rig_begin(rig, "new");
    rig_send_odd(rig, "ADDED", !row_is_broken(rig->odd.row));
    rig_settle(rig, false);
    rig_learn_fates(rig);
}

static size_t isolated_deletes(struct subject *subject)
{
    size_t count = 0;

    for (size_t i = 0; i < PROBES; i++) {
        pthread_mutex_lock(&subject->probes[i].mutex);
        count += subject->probes[i].isolated;
        pthread_mutex_unlock(&subject->probes[i].mutex);
    }
    return count;
}

/* Good, then odd again: handlers get a delete that is marked as isolated. */
static void step_good(struct rig *rig)
{
    char fates[SETUPS] = {0};
    size_t before[SETUPS] = {0};

    rig_begin(rig, "good");
    rig_send_good(rig);
    for (size_t i = 0; i < rig->count; i++) {
        fates[i] = rig->subjects[i].fate;
        before[i] = isolated_deletes(&rig->subjects[i]);
        rig->subjects[i].fate = ODD_STORED;
    }
    rig_settle(rig, true);
    rig_begin(rig, "odd again");
    rig_send_odd(rig, "MODIFIED", true);
    for (size_t i = 0; i < rig->count; i++)
        rig->subjects[i].fate = fates[i];
    rig_settle(rig, true);
    for (size_t i = 0; i < rig->count; i++) {
        size_t deletes = isolated_deletes(&rig->subjects[i]) - before[i];
        if (deletes != (fates[i] == ODD_ISOLATED ? PROBES : 0))
            rig_fail(rig, &rig->subjects[i], "wrong number of deletes");
    }
}

static int step_restart(struct rig *rig)
{
    for (size_t i = 0; i < rig->count; i++) {
        SUBJECT subject = {.fate = rig->subjects[i].fate};
        rig_begin(rig, "restart");
        TRY(subject_start(&subject, rig->subjects[i].setup, &rig->source,
                          &rig->clock.clock));
        subject_await(rig, &subject, subject.fate, true);
        if (!kin_informer_has_synced(subject.informer))
            rig_fail(rig, &subject, "not synced");
    }
    return 0;
}

static uint64_t relists(struct subject *subject)
{
    kin_informer_stats stats = KIN_INIT(kin_informer_stats);

    kin_informer_get_stats(subject->informer, &stats);
    return stats.relists;
}

/* Checks that each version of an isolated object was reported once. */
static void check_reports(struct rig *rig, size_t versions)
{
    for (size_t i = 0; i < rig->count; i++) {
        struct subject *subject = &rig->subjects[i];
        pthread_mutex_lock(&subject->mutex);
        size_t reports = subject->reports;
        pthread_mutex_unlock(&subject->mutex);
        if (reports != (subject->fate == ODD_ISOLATED ? versions : 0))
            rig_fail(rig, subject, "reported too often, or not at all");
    }
}

static void step_relist(struct rig *rig)
{
    uint64_t before[SETUPS] = {0};

    rig_begin(rig, "relist");
    for (size_t i = 0; i < rig->count; i++)
        before[i] = relists(&rig->subjects[i]);
    raw_source_expire(&rig->source);
    for (size_t i = 0; i < rig->count; i++) {
        struct subject *subject = &rig->subjects[i];
        uint64_t lists = subject->setup->is_narrow ? 2 : 1;
        while (relists(subject) < before[i] + lists) {
            if (kin__deadline_passed(/* clock= */ NULL, rig->deadline))
                rig_fail(rig, subject, "no relist");
            rig_pass_time(rig, subject);
        }
    }
    rig_settle(rig, true);
}

static void step_gone(struct rig *rig)
{
    rig_begin(rig, "gone");
    raw_source_unset(&rig->source, ODD);
    if (!row_is_broken(rig->odd.row))
        rig_send_odd(rig, "DELETED", true);
    for (size_t i = 0; i < rig->count; i++)
        rig->subjects[i].fate = 0;
    rig_settle(rig, true);
}

/* Checks that the memory of the object was freed. */
static void check_memory(struct rig *rig)
{
    for (size_t i = 0; i < rig->count; i++) {
        struct subject *subject = &rig->subjects[i];
        kin_informer_stats stats = KIN_INIT(kin_informer_stats);
        kin_informer_reclaim(subject->informer);
        kin_informer_get_stats(subject->informer, &stats);
        if (subject->bytes == 0)
            subject->bytes = stats.bytes;
        if (stats.bytes > 2 * subject->bytes + (1 << 18))
            rig_fail(rig, subject, "memory was not freed");
    }
}

/* A list with invalid JSON fails and changes nothing; without the odd object
 * the list succeeds. */
static int step_broken_list(struct rig *rig)
{
    for (size_t i = 0; i < rig->count; i++) {
        SUBJECT subject = {.fate = 0};
        bool has_failed = false;
        rig_begin(rig, "broken list");
        raw_source_set(&rig->source, ODD, 'a', kin__buf_str(&rig->odd.text));
        TRY(subject_start(&subject, rig->subjects[i].setup, &rig->source,
                          &rig->clock.clock));
        while (!has_failed) {
            if (kin__deadline_passed(/* clock= */ NULL, rig->deadline))
                rig_fail(rig, &subject, "no failure is reported");
            rig_pass_time(rig, &subject);
            pthread_mutex_lock(&subject.mutex);
            has_failed = subject.failures > 0;
            pthread_mutex_unlock(&subject.mutex);
        }
        if (kin_informer_has_synced(subject.informer))
            rig_fail(rig, &subject, "synced despite the failed list");
        raw_source_unset(&rig->source, ODD);
        subject_await(rig, &subject, 0, true);
    }
    return 0;
}

static void reports_clear(struct rig *rig)
{
    for (size_t i = 0; i < rig->count; i++) {
        pthread_mutex_lock(&rig->subjects[i].mutex);
        rig->subjects[i].reports = 0;
        pthread_mutex_unlock(&rig->subjects[i].mutex);
    }
}

static int rig_try(struct rig *rig, const struct odd_row *row, uint64_t layout)
{
    odd_done(&rig->odd);
    rig->odd_stamp = 0;
    rig->good_stamp = 0;
    odd_make(&rig->odd, row, layout);
    reports_clear(rig);
    step_new(rig);
    if (row_is_broken(row)) {
        TRY(step_broken_list(rig));
    } else if (row->place != ODD_KIND) { /* lists ignore kinds */
        if (row->keeps_key)
            step_good(rig);
        TRY(step_restart(rig));
        step_relist(rig);
        if (row->keeps_key && row->place != ODD_STAMP)
            check_reports(rig, 2);
    }
    step_gone(rig);
    check_memory(rig);
    return 0;
}

/* Whether to test a row.  For debugging, HOSTILE_ONLY names the only row to
 * test, and HOSTILE_LIST prints the fates of each. */
static bool row_is_wanted(const struct odd_row *row)
{
    const char *only = getenv("HOSTILE_ONLY");

    return !only || strcmp(row->name, only) == 0;
}

KIN_TEST(odd_objects_affect_no_others)
{
    RIG rig = {0};
    struct kin__random random;
    size_t tried = 0;

    (void)alloc;
    kin__random_init(&random, SEED);
    TRY(rig_start(&rig, /* is_proto= */ false));
    check_memory(&rig);
    for (size_t i = 0; tried < OBJECTS; i++) {
        const struct odd_row *row = &odd_rows[i % ODD_ROWS];
        uint64_t layout = kin__random_u64(&random);
        int round = (int)(i / ODD_ROWS);
        if (row->n > LARGE && round + 1 > LARGE_ROUNDS)
            continue;
        if (row_is_wanted(row))
            TRY(rig_try(&rig, row, layout));
        tried++;
    }
    return 0;
}

KIN_TEST(odd_messages_affect_no_others)
{
    RIG rig = {0};

    (void)alloc;
    TRY(rig_start(&rig, /* is_proto= */ true));
    check_memory(&rig);
    for (size_t i = 0; i < ODD_MESSAGES; i++) {
        if (row_is_wanted(&odd_messages[i]))
            TRY(rig_try(&rig, &odd_messages[i], 0));
    }
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(odd_objects_affect_no_others),
              KIN_TEST_ENTRY(odd_messages_affect_no_others))
