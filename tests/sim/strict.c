/* SPDX-License-Identifier: Apache-2.0 */
/*
 * strict.c - a strict informer, which compares every byte, and a default one,
 * which trusts fingerprints, have identical stores after the same history.
 *
 * A history is random: objects of some families in some namespaces are added,
 * updated and deleted, and come as lists, streamed lists, watches and relists,
 * split at random places.  Its objects are those of a built-in type, sorted
 * custom resources, or odd JSON (heads at odd places, duplicate keys, escapes,
 * odd numbers, white space); or protobuf.  The stores are compared key by key
 * and value by text, and those filled from JSON also with a parser that
 * predicts nothing.
 *
 * KIN_SIM_SEED runs one history; KIN_SIM_COUNT sets how many are tried.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/buf.h"
#include "base/str.h"
#include "cache/store.h"
#include "informer/core.h"
#include "json_test.h"
#include "kin_test.h"
#include "kin_test_proto.h"
#include "object/builder.h"
#include "object/fingerprint.h"

enum {
    SEEDS = 200,
    SEEDS_FOR_EVERYTHING = 100,
    OBJECTS = 24, /* of a history, at most */
    REQUESTS = 7, /* of a history */
    FAMILIES = 5,
    TEXT_MAX = 8 << 20,
    KEY_MAX = 64,
};

enum sort {
    SORT_BUILTIN, /* list items have neither kind nor apiVersion */
    SORT_SORTED,  /* custom resources */
    SORT_ODD,
    SORT_PROTO,
    SORTS,
};

/* What the histories have covered. */
#define COUNTS(X)                                                              \
    X(LISTS, "lists")                                                          \
    X(STREAMS, "streamed lists")                                               \
    X(EVENTS, "events of watches")                                             \
    X(SAME, "objects unchanged in a relist")                                   \
    X(COMPARED, "objects compared")                                            \
    X(PRINTS, "fingerprints in default stores")

enum {
#define NAME(name, text) COUNT_##name,
    COUNTS(NAME)
#undef NAME
        COUNT_KINDS
};

static uint64_t counts[COUNT_KINDS];

/* An object of the simulated server; the same content gives the same text. */
struct object {
    bool exists;
    bool was_listed; /* and did not change since, in view of the informers */
    bool is_item;    /* it was sent as an item of a list, the last time */
    unsigned family;
    uint64_t own;     /* seed of what differs from its family */
    uint64_t version; /* the last resource version; 0: never existed */
};

struct side {
    struct kin__core *core;
    struct history *history;
    char want; /* 'l' list, 's' stream, 'w' watch, '-' nothing */
    int64_t timer_ns;
};

struct history {
    const kin_allocator *alloc;
    uint64_t seed;
    uint64_t random;
    enum sort sort;
    uint64_t version;
    int64_t now_ns;
    struct object objects[OBJECTS];
    struct side sides[2]; /* strict, default */
    struct kin__buf text; /* of the current answer */
    struct kin__buf object;
    struct kin__buf own; /* the text of a value */
    struct kin__buf other;
    struct kin__arena *arena; /* of values that were parsed alone */
};

static uint64_t pick(struct history *h, uint64_t below)
{
    return json_test_random(&h->random) % below;
}

static uint64_t mix(uint64_t seed, uint64_t i)
{
    uint64_t state = (seed ^ (i + 1) * UINT64_C(0x9e3779b97f4a7c15)) | 1;

    (void)json_test_random(&state);
    return json_test_random(&state);
}

/* ---- objects as JSON ---- */

/* The recipe of a text: the members of a family, some of them changed. */
struct maker {
    struct kin__buf *to;
    uint64_t own; /* state of the random numbers of an object */
    bool is_odd;
};

static int put(struct maker *m, const char *text)
{
    return kin__buf_append(m->to, kin_s(text));
}

static bool changes_here(struct maker *m, uint64_t rarity)
{
    return json_test_random(&m->own) % rarity == 0;
}

static int put_scalar(struct maker *m, uint64_t seed)
{
    static const char *const plain[] = {
        "1",
        "443",
        "2147483648",
        "true",
        "null",
        "{}",
        "[]",
        "\"\"",
        "\"a\"",
        "\"2026-03-01T12:00:07Z\"",
        "\"2026-03-01T12:00:08Z\"",
        "\"a long text, of which most is the same in others, but not this: x\"",
        "\"a long text, of which most is the same in others, but not this: y\"",
    };
    static const char *const odd[] = {
        "-0",      "1e400",
        "1.0",     "\"a\\u003cb\"",
        "\"\\/\"", "\"\\ud800\"",
        "1E+2",    "\"a\\\"b\\\\c\\n\"",
        "-7.50",   "99999999999",
        "[ ]",     "\"\xc3\xa9t\xc3\xa9\"",
        "-1",      "\"\\u0000\\u2028\"",
    };

    if (changes_here(m, 30))
        seed = json_test_random(&m->own);
    if (m->is_odd && seed % 3 == 0)
        return put(m, odd[seed / 3 % (sizeof(odd) / sizeof(odd[0]))]);
    return put(m, plain[seed / 3 % (sizeof(plain) / sizeof(plain[0]))]);
}

static int put_name(struct maker *m, uint64_t seed, uint64_t i)
{
    static const char *const names[] = {"key", "lastTime", "startTime",
                                        "f:k{\\\"a\\\":1}", "x\\u003cy"};
    const char *name = names[mix(seed, i) % (m->is_odd ? 5 : 4)];

    /* Keys of odd objects may come twice. */
    if (m->is_odd && changes_here(m, 20))
        i /= 2;
    return kin__buf_printf(m->to, "\"%s%llu\":", name, (unsigned long long)i);
}

static int put_value(struct maker *m, uint64_t seed, int depth);

static int put_members(struct maker *m, uint64_t seed, int depth,
                       bool is_object)
{
    uint64_t count = 1 + seed / 16 % 8;

    for (uint64_t i = 0; i < count; i++) {
        /* The first member stays, so that separators are correct. */
        if (i > 0 && changes_here(m, 40))
            continue;
        if (i > 0)
            TRY(put(m, ","));
        if (m->is_odd && changes_here(m, 30))
            TRY(put(m, " \t"));
        if (is_object)
            TRY(put_name(m, seed, i));
        TRY(put_value(m, mix(seed, i), depth + 1));
    }
    return 0;
}

static int put_value(struct maker *m, uint64_t seed, int depth)
{
    bool is_object = depth == 0 || seed % 3 == 0;

    if (depth > 0 && changes_here(m, 40))
        seed = json_test_random(&m->own);
    if (depth > 3 || (depth > 0 && seed % 3 == 2))
        return put_scalar(m, seed);
    TRY(put(m, is_object ? "{" : "["));
    TRY(put_members(m, seed, depth, is_object));
    return put(m, is_object ? "}" : "]");
}

static uint64_t family_seed(const struct history *h, unsigned family)
{
    return mix(h->seed, family);
}

/* Returns the namespace of an object: each family has one. */
static unsigned namespace_of(const struct object *o)
{
    return o->family % 3;
}

static int put_metadata(struct history *h, size_t i)
{
    const struct object *o = &h->objects[i];

    return kin__buf_printf(
        &h->object,
        "\"metadata\":{\"name\":\"family-%u-%zu\",\"namespace\":\"n%u\","
        "\"uid\":"
        "\"u%zu\",\"resourceVersion\":\"%llu\",\"labels\":{\"app\":\"f%u\"}}",
        o->family, i, namespace_of(o), i, (unsigned long long)o->version,
        o->family);
}

/* Writes what comes before metadata. */
static int put_lead(struct history *h, struct maker *m, size_t i,
                    bool is_listed)
{
    static const char *const leads[] = {
        "\"kind\":\"Pod\",\"apiVersion\":\"v1\",",
        "\"apiVersion\":\"v1\",\"kind\":\"Pod\",",
        "\"apiVersion\":\"v1\",\"data\":{\"a\":\"b\"},\"kind\":\"Pod\",",
        "\"allow\":true,\"apiVersion\":\"v1\",\"kind\":\"Pod\",",
        "\"allow\":true,\"kind\":\"Pod\",\"apiVersion\":\"v1\",",
        "\"kind\":\"Pod\",\"data\":[1,{}],\"apiVersion\":\"v1\",",
        "\"x\":1, \"kind\" : \"Pod\",\"apiVersion\":\"v1\",",
        "\"kind\":\"X\",\"apiVersion\":\"v1\",\"y\":2,\"kind\":\"Pod\",",
        "\"allow\":true,\"kind\":\"Pod\",",
        "\"apiVersion\":\"v1\",\"allow\":false,",
        "",
    };
    uint64_t family = family_seed(h, h->objects[i].family);

    if (h->sort == SORT_BUILTIN)
        return put(m, is_listed ? "" : leads[0]);
    if (h->sort == SORT_SORTED)
        return put(m, leads[1 + family % 3]);
    if (m->own % 4 == 0)
        family = m->own / 4;
    /* An event must have both. */
    return put(m, leads[family % (is_listed ? 11 : 8)]);
}

static int put_json(struct history *h, size_t i, bool is_listed)
{
    const struct object *o = &h->objects[i];
    struct maker m = {
        .to = &h->object, .own = o->own, .is_odd = h->sort == SORT_ODD};

    TRY(put(&m, "{"));
    TRY(put_lead(h, &m, i, is_listed));
    TRY(put_metadata(h, i));
    TRY(put(&m, ",\"spec\":"));
    TRY(put_value(&m, family_seed(h, o->family), 0));
    TRY(put(&m, ",\"status\":"));
    TRY(put_value(&m, mix(family_seed(h, o->family), 1), 0));
    return put(&m, "}");
}

/* ---- objects as protobuf, in the notation of kin_test_proto.h ---- */

static int put_proto_container(struct maker *m, uint64_t seed)
{
    TRY(kin__buf_printf(m->to,
                        " 2:{1:'c%u' 2:'registry/image:%u' 3:'run' 4:'--n=%u'",
                        (unsigned)(seed % 5), (unsigned)(seed / 5 % 7),
                        (unsigned)(seed / 35 % 3)));
    uint64_t count = seed / 105 % 12;
    for (uint64_t i = 0; i < count; i++) {
        uint64_t value = changes_here(m, 20) ? m->own : mix(seed, i);
        TRY(kin__buf_printf(m->to, " 7:{1:'VARIABLE_%u' 2:'value of it %u'}",
                            (unsigned)i, (unsigned)(value % 9)));
    }
    return put(m, "}");
}

static int put_proto_spec(struct maker *m, uint64_t seed)
{
    TRY(put(m, " 2:{"));
    for (uint64_t i = 0; i < 1 + seed % 4; i++)
        TRY(put_proto_container(m, changes_here(m, 20) ? m->own >> 8
                                                       : mix(seed, i)));
    TRY(put(m, " 3:'Always'"));
    for (uint64_t i = 0; i < seed / 4 % 4; i++)
        TRY(kin__buf_printf(m->to, " 22:{1:'key-%u' 2:'Exists' 4:'NoExecute'}",
                            (unsigned)((seed + i) % 6)));
    return put(m, "}");
}

static int put_proto(struct history *h, size_t i)
{
    const struct object *o = &h->objects[i];
    struct maker m = {.to = &h->object, .own = o->own};
    uint64_t seed = family_seed(h, o->family) >> 8;

    TRY(kin__buf_printf(m.to,
                        "1:{1:'family-%u-%zu' 3:'n%u' 5:'u%zu' 6:'%llu' "
                        "11:{1:'app' 2:'f%u'}}",
                        o->family, i, namespace_of(o), i,
                        (unsigned long long)o->version, o->family));
    TRY(put_proto_spec(&m, seed));
    return kin__buf_printf(m.to, " 3:{1:'%s' 3:'%u'}",
                           changes_here(&m, 3) ? "Running" : "Pending",
                           (unsigned)(m.own % 3));
}

/* ---- answers ---- */

/* Writes the text of an object to h->object; returns it. */
static int object_text(struct history *h, size_t i, bool is_listed,
                       const char **ret)
{
    kin__buf_clear(&h->object);
    TRY(h->sort == SORT_PROTO ? put_proto(h, i) : put_json(h, i, is_listed));
    TRY(kin__buf_append_byte(&h->object, '\0'));
    *ret = h->object.ptr;
    return 0;
}

static int put_list_json(struct history *h)
{
    const char *text = NULL;
    bool is_first = true;

    TRY(kin__buf_printf(
        &h->text,
        "{\"kind\":\"PodList\",\"apiVersion\":\"v1\",\"metadata\""
        ":{\"resourceVersion\":\"%llu\"},\"items\":[",
        (unsigned long long)h->version));
    for (size_t i = 0; i < OBJECTS; i++) {
        if (!h->objects[i].exists)
            continue;
        h->objects[i].is_item = true;
        TRY(object_text(h, i, /* is_listed= */ true, &text));
        TRY(kin__buf_printf(&h->text, "%s%s", is_first ? "" : ",", text));
        is_first = false;
    }
    return kin__buf_append(&h->text, KIN__S("]}\n"));
}

static int put_list_proto(struct history *h)
{
    KIN__AUTO_BUF list;
    const char *text = NULL;

    kin__buf_init(&list, h->alloc, TEXT_MAX);
    TRY(kin__buf_printf(&list, "1:{1:'v1' 2:'PodList'} 2:{1:{2:'%llu'}",
                        (unsigned long long)h->version));
    for (size_t i = 0; i < OBJECTS; i++) {
        if (!h->objects[i].exists)
            continue;
        TRY(object_text(h, i, /* is_listed= */ true, &text));
        TRY(kin__buf_printf(&list, " 2:{%s}", text));
    }
    TRY(kin__buf_append(&list, kin_str_of("}", 2)));
    return put_envelope(&h->text, list.ptr);
}

static int put_event_json(struct history *h, const char *type,
                          const char *object)
{
    return kin__buf_printf(&h->text, "{\"type\":\"%s\",\"object\":%s}\n", type,
                           object);
}

static int put_event_proto(struct history *h, const char *type,
                           const char *object)
{
    KIN__AUTO_BUF event;

    kin__buf_init(&event, h->alloc, TEXT_MAX);
    TRY(kin__buf_printf(&event, "1:{1:'v1' 2:'Pod'} 2:{%s}", object));
    return put_event(&h->text, type, event.ptr);
}

static int put_object_event(struct history *h, const char *type, size_t i)
{
    const char *text = NULL;

    h->objects[i].is_item = false;
    TRY(object_text(h, i, /* is_listed= */ false, &text));
    return h->sort == SORT_PROTO ? put_event_proto(h, type, text)
                                 : put_event_json(h, type, text);
}

/* Ends the initial events of a streamed list. */
static int put_mark(struct history *h)
{
    char text[256];
    const char *form =
        h->sort == SORT_PROTO
            ? "1:{6:'%llu' 12:{1:'k8s.io/initial-events-end' 2:'true'}}"
            : "{\"kind\":\"Pod\",\"apiVersion\":\"v1\",\"metadata\":{"
              "\"resourceVersion\":\"%llu\",\"annotations\":{"
              "\"k8s.io/initial-events-end\":\"true\"}}}";

    (void)snprintf(text, sizeof(text), form, (unsigned long long)h->version);
    return h->sort == SORT_PROTO ? put_event_proto(h, "BOOKMARK", text)
                                 : put_event_json(h, "BOOKMARK", text);
}

/* ---- changes on the simulated server ---- */

/* Changes an object; returns the type of the event. */
static const char *object_change(struct history *h, size_t i)
{
    struct object *o = &h->objects[i];

    o->version = ++h->version;
    if (o->exists && pick(h, 4) == 0) {
        o->exists = false;
        return "DELETED";
    }
    bool is_new = !o->exists;
    /* Otherwise only the version changes. */
    if (is_new || pick(h, 8) > 0)
        o->own = json_test_random(&h->random) | 1;
    o->exists = true;
    return is_new ? "ADDED" : "MODIFIED";
}

/* Changes that no watch shows. */
static void change_unseen(struct history *h)
{
    for (uint64_t left = pick(h, 8); left > 0; left--) {
        size_t i = pick(h, OBJECTS);
        (void)object_change(h, i);
        h->objects[i].was_listed = false;
    }
    for (size_t i = 0; i < OBJECTS; i++) {
        struct object *o = &h->objects[i];
        counts[COUNT_SAME] += o->exists && o->was_listed;
        o->was_listed = o->exists;
    }
}

static int put_changes(struct history *h)
{
    for (uint64_t left = pick(h, 20); left > 0; left--) {
        size_t i = pick(h, OBJECTS);
        const char *type = object_change(h, i);
        TRY(put_object_event(h, type, i));
        h->objects[i].was_listed = false;
        counts[COUNT_EVENTS]++;
    }
    return 0;
}

static int put_stream(struct history *h)
{
    for (size_t i = 0; i < OBJECTS; i++)
        if (h->objects[i].exists)
            TRY(put_object_event(h, "ADDED", i));
    TRY(put_mark(h));
    return put_changes(h);
}

/* ---- the informers ---- */

static void on_request(const struct kin__reflector_request *request,
                       void *userdata)
{
    struct side *side = userdata;

    side->want = !request->is_watch             ? 'l'
                 : request->send_initial_events ? 's'
                                                : 'w';
}

static void on_cancel(void *userdata)
{
    struct side *side = userdata;

    side->want = '-';
}

static void on_timer(int64_t due_ns, void *userdata)
{
    struct side *side = userdata;

    side->timer_ns = due_ns;
}

static void on_failed(const struct kin__reflector_failure *failure,
                      void *userdata)
{
    const struct side *side = userdata;

    if (failure->err->code != KIN_ESERVER)
        fail_msg("seed %llu: %s", (unsigned long long)side->history->seed,
                 failure->err->message);
}

static int side_init(struct history *h, size_t i)
{
    struct side *side = &h->sides[i];
    struct kin__core_opts opts = {
        .alloc = h->alloc,
        .seed = h->seed,
        .expected = {.kind = KIN_STR_INIT("Pod")},
        .is_strict = i == 0,
        .is_silent_on_same = h->seed / SORTS % 2 == 0,
        .streaming = h->seed / SORTS % 3 == 0 ? KIN__REFLECTOR_STREAM_NEVER : 0,
        .ops = {.request = on_request,
                .cancel = on_cancel,
                .set_timer = on_timer,
                .failed = on_failed,
                .userdata = side},
    };

    *side = (struct side){
        .history = h, .want = '-', .timer_ns = KIN__REFLECTOR_NEVER};
    TRY(kin__core_new(&opts, &side->core, NULL));
    kin__core_start(side->core, h->now_ns);
    return 0;
}

/* Delivers h->text to both informers, in the same random pieces. */
static int deliver(struct history *h)
{
    uint64_t longest = pick(h, 3) == 0 ? 64 : 20000;

    for (size_t i = 0; i < 2; i++)
        kin__core_opened(h->sides[i].core, h->now_ns);
    for (size_t i = 0; h->sort == SORT_PROTO && i < 2; i++)
        TRY(kin__core_expect_protobuf(h->sides[i].core, h->now_ns));
    for (size_t at = 0; at < h->text.len;) {
        size_t len = 1 + pick(h, longest);
        kin_str piece = kin__str_slice(kin__buf_str(&h->text), at, at + len);
        for (size_t i = 0; i < 2; i++)
            TRY(kin__core_bytes(h->sides[i].core, piece, h->now_ns));
        at += piece.len;
    }
    return 0;
}

/* Ends the current request: a list regularly, a watch sometimes with an error,
 * which leads to a relist. */
static void finish(struct history *h, bool is_whole)
{
    const kin_error err = {.code = KIN_ESERVER};

    h->now_ns += 5 * KIN__NS_PER_S;
    for (size_t i = 0; i < 2; i++)
        kin__core_ended(h->sides[i].core,
                        is_whole ? KIN__END_WHOLE : KIN__END_REFUSED,
                        is_whole ? NULL : &err, h->now_ns);
}

/* Waits for the next request of both. */
static void wait_for_request(struct history *h)
{
    for (int i = 0; h->sides[0].want == '-' && i < 100; i++) {
        h->now_ns = h->sides[0].timer_ns;
        for (size_t j = 0; j < 2; j++)
            kin__core_tick(h->sides[j].core, h->now_ns);
    }
    assert_int_not_equal(h->sides[0].want, '-');
    assert_int_equal(h->sides[0].want, h->sides[1].want);
}

static int answer(struct history *h)
{
    wait_for_request(h);
    char want = h->sides[0].want;
    kin__buf_clear(&h->text);
    if (want != 'w')
        change_unseen(h);
    if (want == 'l')
        TRY(h->sort == SORT_PROTO ? put_list_proto(h) : put_list_json(h));
    else
        TRY(want == 's' ? put_stream(h) : put_changes(h));
    counts[COUNT_LISTS] += want == 'l';
    counts[COUNT_STREAMS] += want == 's';
    h->sides[0].want = '-';
    h->sides[1].want = '-';
    TRY(deliver(h));
    finish(h, want == 'l' || pick(h, 3) == 0);
    return 0;
}

/* ---- comparing ---- */

static const kin_object *stored(const struct side *side, const char *key)
{
    return kin__store_peek(kin__core_store(side->core), kin_s(key));
}

static struct kin__arena *arena_of(const struct side *side)
{
    return kin__core_store(side->core)->arena;
}

static void object_key(const struct history *h, size_t i, char ret[KEY_MAX])
{
    const struct object *o = &h->objects[i];

    (void)snprintf(ret, KEY_MAX, "n%u/family-%u-%zu", namespace_of(o),
                   o->family, i);
}

static int stored_text(const struct side *side, const kin_object *object,
                       struct kin__buf *to)
{
    return json_test_text(arena_of(side), object->root, to);
}

/* Compares the stored objects of a key, which exists on the server or not. */
static int compare_object(struct history *h, size_t i)
{
    const struct object *o = &h->objects[i];
    char key[KEY_MAX];

    object_key(h, i, key);
    const kin_object *a = stored(&h->sides[0], key);
    const kin_object *b = stored(&h->sides[1], key);
    if (!a != !o->exists || !b != !o->exists)
        fail_msg("seed %llu: %s", (unsigned long long)h->seed, key);
    if (!a)
        return 0;
    TRY(stored_text(&h->sides[0], a, &h->own));
    TRY(stored_text(&h->sides[1], b, &h->other));
    if (!kin_str_eq(kin__buf_str(&h->own), kin__buf_str(&h->other)))
        fail_msg("seed %llu: %s: %.*s, but %.*s", (unsigned long long)h->seed,
                 key, KIN_STR(kin__buf_str(&h->own)),
                 KIN_STR(kin__buf_str(&h->other)));
    counts[COUNT_COMPARED]++;
    return 0;
}

/* Compares a stored object with what its text is without any prediction. */
static int compare_alone(struct history *h, size_t i)
{
    const struct object *o = &h->objects[i];
    const struct kin__json_head head = {KIN_STR_INIT("Pod"),
                                        KIN_STR_INIT("v1")};
    KIN__AUTO_JSON_PARSER ps;
    const char *text = NULL;
    kin__val val = KIN__VAL_NONE;
    char key[KEY_MAX];

    object_key(h, i, key);
    kin__json_parser_init(&ps, h->arena, NULL, h->alloc);
    if (o->is_item)
        TRY(kin__json_parser_set_head(&ps, &head));
    TRY(object_text(h, i, o->is_item, &text));
    TRY(kin__json_parse(&ps, kin_s(text), KIN__VAL_NONE, KIN__JSON_STRICT, &val,
                        NULL, NULL));
    kin_value alone = kin__value_of(h->arena, val);
    bool is_same = kin_value_equal(
        alone,
        kin__value_of(arena_of(&h->sides[1]), stored(&h->sides[1], key)->root));
    kin__val_unref(h->arena, val);
    if (!is_same)
        fail_msg("seed %llu: %s is not %s", (unsigned long long)h->seed, key,
                 text);
    return 0;
}

static int compare(struct history *h)
{
    for (size_t i = 0; i < OBJECTS; i++) {
        TRY(compare_object(h, i));
        if (h->objects[i].exists && h->sort != SORT_PROTO)
            TRY(compare_alone(h, i));
    }
    return 0;
}

/* ---- histories ---- */

static void history_done(struct history *h)
{
    for (size_t i = 0; i < 2; i++)
        if (h->sides[i].core)
            h->sides[i].core = kin__core_free(h->sides[i].core);
    kin__buf_done(&h->text);
    kin__buf_done(&h->object);
    kin__buf_done(&h->own);
    kin__buf_done(&h->other);
    json_test_release(&h->arena);
}

#define AUTO_HISTORY __attribute__((cleanup(history_done))) struct history

static void history_init(struct history *h, uint64_t seed,
                         const kin_allocator *alloc)
{
    *h = (struct history){
        .alloc = alloc,
        .seed = seed,
        .random = mix(seed, 0) | 1,
        .sort = seed % SORTS,
        .now_ns = 1000 * KIN__NS_PER_S,
        .version = 10,
    };
    kin__buf_init(&h->text, alloc, TEXT_MAX);
    kin__buf_init(&h->object, alloc, TEXT_MAX);
    kin__buf_init(&h->own, alloc, TEXT_MAX);
    kin__buf_init(&h->other, alloc, TEXT_MAX);
    for (size_t i = 0; i < OBJECTS; i++)
        h->objects[i].family = (unsigned)pick(h, FAMILIES);
}

static void count_prints(const struct history *h)
{
    const struct kin__fingerprints *prints =
        arena_of(&h->sides[1])->fingerprints;

    assert_true(arena_of(&h->sides[0])->fingerprints == NULL ||
                arena_of(&h->sides[0])->fingerprints->count == 0);
    counts[COUNT_PRINTS] += prints ? prints->count : 0;
}

static int history_run(uint64_t seed, const kin_allocator *alloc)
{
    AUTO_HISTORY h;

    history_init(&h, seed, alloc);
    TRY(kin__arena_new(alloc, 0, &h.arena, NULL));
    for (size_t i = 0; i < 2; i++)
        TRY(side_init(&h, i));
    for (int i = 0; i < REQUESTS; i++) {
        TRY(answer(&h));
        TRY(compare(&h));
    }
    count_prints(&h);
    return 0;
}

static uint64_t number_from_env(const char *name, uint64_t otherwise)
{
    const char *text = getenv(name);

    return text ? strtoull(text, NULL, 10) : otherwise;
}

/* Not in torture mode: an informer that runs out of memory lists again. */
KIN_TEST(stores_are_identical_under_every_seed)
{
    static const char *const texts[] = {
#define TEXT(name, text) text,
        COUNTS(TEXT)
#undef TEXT
    };
    uint64_t only = number_from_env("KIN_SIM_SEED", 0);
    uint64_t last = only ? only : number_from_env("KIN_SIM_COUNT", SEEDS);

    (void)alloc;
    for (uint64_t seed = only ? only : 1; seed <= last; seed++) {
        int r = history_run(seed, /* alloc= */ NULL);
        if (r < 0)
            fail_msg("seed %llu: %s", (unsigned long long)seed,
                     kin_error_name(r));
    }
    for (int i = 0; i < COUNT_KINDS; i++) {
        printf("%10llu  %s\n", (unsigned long long)counts[i], texts[i]);
        if (last >= SEEDS_FOR_EVERYTHING && !only && counts[i] == 0)
            fail_msg("never: %s", texts[i]);
    }
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(stores_are_identical_under_every_seed))
