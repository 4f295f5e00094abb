/* SPDX-License-Identifier: Apache-2.0 */
/*
 * event_test.h - entries and records for tests of the recorder.
 */
#ifndef KIN_EVENT_TEST_H
#define KIN_EVENT_TEST_H

#include "base/alloc.h"
#include "control/event_record.h"

static const kin_reference event_test_pod = {
    .api_version = KIN_STR_INIT("v1"),
    .kind = KIN_STR_INIT("Pod"),
    .ns = KIN_STR_INIT("ns"),
    .name = KIN_STR_INIT("web-0"),
    .uid = KIN_STR_INIT("u-1"),
    .resource_version = KIN_STR_INIT("7"),
};

static inline kin_events_entry event_test_entry(const char *message)
{
    return (kin_events_entry){
        .size = sizeof(kin_events_entry),
        .object = &event_test_pod,
        .reason = kin_s("Tested"),
        .action = kin_s("Testing"),
        .message = kin_s(message),
    };
}

struct event_test {
    const kin_allocator *alloc;
    struct kin__event_record *event; /* owned */
};

static inline void event_test_done(struct event_test *test)
{
    kin__free(test->alloc, test->event);
}

#define AUTO_EVENT_TEST                                                        \
    __attribute__((cleanup(event_test_done))) struct event_test

static inline int event_test_make(struct event_test *test,
                                  const kin_allocator *alloc,
                                  kin_events_api api,
                                  const kin_events_entry *entry,
                                  int64_t wall_ns)
{
    test->alloc = alloc;
    return kin__event_record_new(alloc, api, entry, wall_ns, &test->event);
}

#endif /* KIN_EVENT_TEST_H */
