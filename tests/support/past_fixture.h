/* SPDX-License-Identifier: Apache-2.0 */
/*
 * past_fixture.h - a core that remembers, and pods as its server sends them.
 *
 * Times are in milliseconds after START, and those in pods are cut off to
 * seconds, as the server does.
 */
#ifndef KIN_PAST_FIXTURE_H
#define KIN_PAST_FIXTURE_H

#include <kin/past.h>
#include <kin/standard_index.h>
#include <kin/time.h>

#include "base/fake_clock.h"
#include "cache/past_read.h"
#include "cache/store.h"
#include "core_fixture.h"

enum {
    START_S = 1700000000,
    NEVER_MS = 0, /* of a time in a pod */
    DELAY_MS = 1000,
    KEEP_MS = 120000,
};

/* A time of the fixture in nanoseconds. */
#define AT(ms) ((START_S * INT64_C(1000) + (ms)) * KIN__NS_PER_MS)

struct pod {
    const char *name;
    const char *uid;
    int64_t created_ms;
    const char *ip;      /* NULL: none */
    const char *ipv6;    /* NULL: none */
    int64_t ready_ms;    /* of the sandbox; NEVER: no condition */
    int64_t gone_ms;     /* the condition is false from then on */
    int64_t finished_ms; /* of its container; NEVER: it runs */
    const char *phase;   /* NULL: Running */
    const char *app;     /* a label; NULL: none */
    bool is_host;        /* in the host's network */
    int64_t deleting_ms; /* its deletionTimestamp */
};

struct past_fixture {
    struct fixture fixture;
    struct kin__fake_clock clock;
    unsigned version;
    int64_t verify_ns; /* set before the init */
    struct kin__buf text;
};

static inline void past_fixture_done(struct past_fixture *past)
{
    fixture_done(&past->fixture);
    kin__buf_done(&past->text);
}

#define PAST_FIXTURE                                                           \
    __attribute__((cleanup(past_fixture_done))) struct past_fixture

__attribute__((format(printf, 2, 3))) static inline void past_print(
    struct past_fixture *past, const char *format, ...)
{
    va_list args;

    va_start(args, format);
    assert_int_equal(kin__buf_vprintf(&past->text, format, args), 0);
    va_end(args);
}

/* A member of type time, with a comma before it. */
static inline void past_print_time(struct past_fixture *past, const char *key,
                                   int64_t ms)
{
    char text[KIN_TIME_TEXT_SIZE];
    kin_time time = {.seconds = START_S + ms / 1000};

    (void)kin_time_format(time, text, sizeof(text));
    past_print(past, ",\"%s\":\"%s\"", key, text);
}

static inline void past_print_status(struct past_fixture *past,
                                     const struct pod *pod)
{
    bool is_gone = pod->gone_ms != NEVER_MS;
    int64_t changed_ms = is_gone ? pod->gone_ms : pod->ready_ms;

    past_print(past, "\"phase\":\"%s\"", pod->phase ? pod->phase : "Running");
    past_print_time(past, "startTime", pod->created_ms);
    if (changed_ms != NEVER_MS) {
        past_print(past,
                   ",\"conditions\":[{\"type\":\"PodReadyToStartContainers\","
                   "\"status\":\"%s\"",
                   is_gone ? "False" : "True");
        past_print_time(past, "lastTransitionTime", changed_ms);
        past_print(past, "}]");
    }
    if (pod->ip)
        past_print(past, ",\"podIP\":\"%s\",\"podIPs\":[{\"ip\":\"%s\"}",
                   pod->ip, pod->ip);
    if (pod->ip && pod->ipv6)
        past_print(past, ",{\"ip\":\"%s\"}", pod->ipv6);
    past_print(past, "%s,\"hostIP\":\"192.0.2.1\"", pod->ip ? "]" : "");
    past_print(past,
               ",\"containerStatuses\":[{\"name\":\"c\",\"containerID\":"
               "\"containerd://%s-c\",\"state\":{\"%s\":{\"startedAt\":"
               "null",
               pod->uid,
               pod->finished_ms != NEVER_MS ? "terminated" : "running");
    if (pod->finished_ms != NEVER_MS)
        past_print_time(past, "finishedAt", pod->finished_ms);
    past_print(past, "}}}]");
}

static inline void past_print_pod(struct past_fixture *past,
                                  const struct pod *pod)
{
    past_print(past,
               "{\"kind\":\"Pod\",\"metadata\":{\"name\":\"%s\",\"namespace\":"
               "\"n\",\"uid\":\"%s\",\"resourceVersion\":\"%u\"",
               pod->name, pod->uid, past->version);
    if (pod->app)
        past_print(past, ",\"labels\":{\"app\":\"%s\"}", pod->app);
    past_print_time(past, "creationTimestamp", pod->created_ms);
    if (pod->deleting_ms != NEVER_MS)
        past_print_time(past, "deletionTimestamp", pod->deleting_ms);
    past_print(past, "},\"spec\":{\"hostNetwork\":%s,\"nodeName\":\"node\"}",
               pod->is_host ? "true" : "false");
    past_print(past, ",\"status\":{");
    past_print_status(past, pod);
    past_print(past, "}}");
}

/* Sets the wall clock, which the core reads with the next bytes. */
static inline void past_set(struct past_fixture *past, int64_t ms)
{
    kin__fake_clock_set_wall(&past->clock, AT(ms));
}

/* Feeds the text; 0 or KIN_ENOMEM. */
static inline int past_feed(struct past_fixture *past)
{
    struct fixture *fixture = &past->fixture;
    int r = kin__core_bytes(fixture->core, kin__buf_str(&past->text),
                            fixture->now_ns);

    kin__buf_clear(&past->text);
    if (r < 0)
        return kin_test_out_of_memory() ? KIN_ENOMEM : r;
    kin__buf_clear(&fixture->log);
    return 0;
}

/* An event that arrives at a time. */
static inline int past_event(struct past_fixture *past, int64_t ms,
                             const char *type, const struct pod *pod)
{
    past->version++;
    past_set(past, ms);
    past_print(past, "{\"type\":\"%s\",\"object\":", type);
    past_print_pod(past, pod);
    past_print(past, "}\n");
    return past_feed(past);
}

static inline int past_bookmark(struct past_fixture *past, int64_t ms)
{
    past->version++;
    past_set(past, ms);
    past_print(past,
               "{\"type\":\"BOOKMARK\",\"object\":{\"kind\":\"Pod\","
               "\"metadata\":{\"resourceVersion\":\"%u\"}}}\n",
               past->version);
    return past_feed(past);
}

/* The watch ends, for lack of a connection or, at its timeout, normally. */
static inline void past_cut(struct past_fixture *past, int64_t ms,
                            bool is_clean)
{
    struct fixture *fixture = &past->fixture;
    const kin_error err = {.code = KIN_ECONNECT};

    past_set(past, ms);
    fixture->now_ns += 60 * KIN__NS_PER_S;
    kin__core_ended(fixture->core,
                    is_clean ? KIN__END_WHOLE : KIN__END_UNREACHABLE,
                    is_clean ? NULL : &err, fixture->now_ns);
    if (!is_clean && fixture->timer_ns < INT64_MAX) {
        fixture->now_ns = fixture->timer_ns;
        kin__core_tick(fixture->core, fixture->now_ns);
    }
    kin__buf_clear(&fixture->log);
}

static inline void past_reopen(struct past_fixture *past, int64_t ms)
{
    past_set(past, ms);
    kin__core_opened(past->fixture.core, past->fixture.now_ns);
}

/* A list that is requested and answered at a time, and then a watch. */
static inline int past_list(struct past_fixture *past, int64_t ms,
                            const struct pod *pods, size_t count)
{
    struct fixture *fixture = &past->fixture;

    past_reopen(past, ms);
    past->version++;
    past_print(past,
               "{\"kind\":\"PodList\",\"apiVersion\":\"v1\",\"metadata\":{"
               "\"resourceVersion\":\"%u\"},\"items\":[",
               past->version);
    for (size_t i = 0; i < count; i++) {
        past_print(past, "%s", i ? "," : "");
        past_print_pod(past, &pods[i]);
    }
    past_print(past, "]}");
    int r = past_feed(past);
    if (r < 0)
        return r;
    end(fixture);
    if (kin_test_out_of_memory())
        return KIN_ENOMEM;
    kin__buf_clear(&fixture->log);
    past_reopen(past, ms);
    return 0;
}

/* The watch fails with 410, and a list follows. */
static inline int past_relist(struct past_fixture *past, int64_t ms,
                              const struct pod *pods, size_t count)
{
    struct fixture *fixture = &past->fixture;

    past_set(past, ms);
    kin__core_ended(fixture->core, KIN__END_REFUSED,
                    &(kin_error){.code = KIN_EGONE}, fixture->now_ns);
    if (fixture->timer_ns < INT64_MAX) {
        fixture->now_ns = fixture->timer_ns > fixture->now_ns
                              ? fixture->timer_ns
                              : fixture->now_ns;
        kin__core_tick(fixture->core, fixture->now_ns);
    }
    return past_list(past, ms, pods, count);
}

static inline int past_fixture_init(struct past_fixture *past,
                                    const kin_allocator *alloc,
                                    const struct kin__past_opts *remember)
{
    static const char *const names[] = {
        KIN_INDEX_POD_IP,       KIN_INDEX_HOST_PORT, KIN_INDEX_POD_UID,
        KIN_INDEX_CONTAINER_ID, KIN_INDEX_LOG_PATH,  KIN_INDEX_NODE_NAME,
    };
    struct kin__core_opts opts = listing;
    kin_indexer indexers[sizeof(names) / sizeof(names[0])];

    kin__fake_clock_init(&past->clock, 0, AT(0));
    kin__buf_init(&past->text, /* alloc= */ NULL, 1 << 24);
    opts.past = (struct kin__past_opts){
        .keep_ns = KEEP_MS * KIN__NS_PER_MS,
        .delay_ns = DELAY_MS * KIN__NS_PER_MS,
        .max_bytes = 64 << 20,
    };
    if (remember)
        opts.past = *remember;
    opts.verify_ns = past->verify_ns;
    opts.past.alloc = alloc;
    opts.past.clock = &past->clock.clock;
    TRY(fixture_init(&past->fixture, alloc, opts));
    for (size_t i = 0; i < sizeof(names) / sizeof(names[0]); i++)
        TRY(kin_standard_indexer(kin_s(names[i]), &indexers[i], NULL));
    return kin_store_add_indexers(kin__core_store(past->fixture.core), indexers,
                                  sizeof(names) / sizeof(names[0]), NULL);
}

/* Reads the owners of an address at a time. */
static inline int past_owners(struct past_fixture *past, const char *ip,
                              int64_t ms, kin_past **ret)
{
    kin_index_value value;

    TRY(kin_standard_index_value(kin_s(KIN_INDEX_POD_IP), kin_s(ip), &value,
                                 NULL));
    return kin__past_read(
        kin__core_store(past->fixture.core),
        KIN_OPTS(kin_past_query, .index = kin_s(KIN_INDEX_POD_IP),
                 .value = kin_index_value_str(&value), .at_ns = AT(ms)),
        ret, /* err= */ NULL);
}

#endif /* KIN_PAST_FIXTURE_H */
