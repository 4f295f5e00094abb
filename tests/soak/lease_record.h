/* SPDX-License-Identifier: Apache-2.0 */
/*
 * lease_record.h - the history of a lease, recorded by a watch, and the delays
 * of the machine during that time.
 */
#ifndef KIN_SOAK_LEASE_RECORD_H
#define KIN_SOAK_LEASE_RECORD_H

#include <stdatomic.h>

#include <kin/client.h>
#include <kin/list.h>
#include <kin/watch.h>

#include "base/clock.h"
#include "base/lock.h"
#include "control/election.h"
#include "control/lease.h"
#include "kube/watch.h"
#include "process.h"

enum {
    LEASE_STATES = 20000,
    LEASE_STALLS = 100000,
    LEASE_PROBE_MS = 10,
    LEASE_TELL_MS = 200,
};

/* A period in which a short operation took long. */
struct lease_stall {
    int64_t from_us; /* by the wall clock */
    int64_t to_us;
    int64_t us; /* of delay */
};

struct lease_record {
    kin_client *client; /* borrowed */
    const char *ns;
    const char *name;
    atomic_bool is_over;
    struct kin__thread watcher;
    struct kin__thread prober;
    /* Each is written by one thread, and read by others after it has ended. */
    struct kin__lease states[LEASE_STATES];
    size_t state_count;
    struct lease_stall stalls[LEASE_STALLS];
    size_t stall_count;
};

static inline int64_t lease_us(kin_time time)
{
    return time.seconds * 1000000 + time.nanos / 1000;
}

static inline int64_t lease_now_us(void)
{
    return kin__clock_wall_ns(NULL) / KIN__NS_PER_US;
}

static inline void lease_note(struct lease_record *record,
                              const kin_watch_event *event)
{
    kin_error err = KIN_ERROR_INIT;

    if (event->type != KIN_WATCH_ADDED && event->type != KIN_WATCH_MODIFIED)
        give_up("a lease is not only written: %d", (int)event->type);
    if (record->state_count == LEASE_STATES)
        give_up("the record is full");
    if (kin__lease_read(event->object, &record->states[record->state_count++],
                        &err) < 0)
        give_up("no lease: %s", err.message);
}

static inline void lease_watch(void *userdata)
{
    struct lease_record *record = userdata;
    KIN_AUTO(kin_watch) *watch = NULL;
    kin_watch_event event = {.size = sizeof(event)};
    char selector[128];

    (void)snprintf(selector, sizeof(selector), "metadata.name=%s",
                   record->name);
    must(kin_client_watch(record->client, &kin__lease_resource,
                          KIN_OPTS(kin_list_opts, .ns = kin_s(record->ns),
                                   .field_selector = kin_s(selector),
                                   .timeout_s = 3600),
                          &watch, NULL),
         "a watch");
    while (!atomic_load(&record->is_over)) {
        int r = kin_watch_next(watch, kin_deadline_ms(LEASE_TELL_MS), &event,
                               NULL);
        if (r < 0 && (r != KIN_ETIMEDOUT || kin__watch_has_ended(watch)))
            give_up("the watch has ended: %s", kin_error_name(r));
        if (r == 0 && event.type != KIN_WATCH_BOOKMARK)
            lease_note(record, &event);
    }
}

/* Does what a candidate does: sleeps and reads the lease. */
static inline void lease_probe(void *userdata)
{
    struct lease_record *record = userdata;

    while (!atomic_load(&record->is_over)) {
        int64_t from_us = lease_now_us();
        sleep_ms(LEASE_PROBE_MS);
        /* The lease may not exist yet. */
        int r = kin_client_get(record->client, &kin__lease_resource,
                               kin_named(record->ns, record->name), NULL, NULL,
                               NULL);
        (void)r;
        int64_t to_us = lease_now_us();
        if (record->stall_count == LEASE_STALLS)
            give_up("too many stalls");
        record->stalls[record->stall_count++] = (struct lease_stall){
            from_us, to_us, to_us - from_us - LEASE_PROBE_MS * INT64_C(1000)};
    }
}

static inline void lease_record_start(struct lease_record *record)
{
    must(kin__thread_start(&record->watcher, NULL, lease_watch, record, NULL),
         "a watcher");
    must(kin__thread_start(&record->prober, NULL, lease_probe, record, NULL),
         "a prober");
}

/* Stops recording; the record contains everything before this call. */
static inline void lease_record_end(struct lease_record *record)
{
    sleep_ms(LEASE_TELL_MS);
    atomic_store(&record->is_over, true);
    kin__thread_join(&record->watcher);
    kin__thread_join(&record->prober);
}

/* The longest stall between two times. */
static inline int64_t lease_longest_stall(const struct lease_record *record,
                                          int64_t from_us, int64_t to_us)
{
    int64_t longest_us = 0;

    for (size_t i = 0; i < record->stall_count; i++) {
        const struct lease_stall *stall = &record->stalls[i];
        if (stall->to_us >= from_us && stall->from_us <= to_us &&
            stall->us > longest_us)
            longest_us = stall->us;
    }
    return longest_us;
}

#endif /* KIN_SOAK_LEASE_RECORD_H */
