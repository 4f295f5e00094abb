/* SPDX-License-Identifier: Apache-2.0 */
/*
 * report_test.h - occurrences and events for tests of recorders.
 */
#ifndef KIN_REPORT_TEST_H
#define KIN_REPORT_TEST_H

#include "base/alloc.h"
#include "control/report.h"

static const kin_reference report_test_pod = {
    .api_version = KIN_STR_INIT("v1"),
    .kind = KIN_STR_INIT("Pod"),
    .ns = KIN_STR_INIT("ns"),
    .name = KIN_STR_INIT("web-0"),
    .uid = KIN_STR_INIT("u-1"),
    .resource_version = KIN_STR_INIT("7"),
};

static inline kin_events_entry report_test_occurrence(const char *message)
{
    return (kin_events_entry){
        .size = sizeof(kin_events_entry),
        .object = &report_test_pod,
        .reason = kin_s("Tested"),
        .action = kin_s("Testing"),
        .message = kin_s(message),
    };
}

struct report_test {
    const kin_allocator *alloc;
    struct kin__report *event; /* owned */
};

static inline void report_test_done(struct report_test *test)
{
    kin__free(test->alloc, test->event);
}

#define AUTO_REPORT                                                            \
    __attribute__((cleanup(report_test_done))) struct report_test

static inline int report_test_make(struct report_test *test,
                                   const kin_allocator *alloc,
                                   kin_events_api api,
                                   const kin_events_entry *occurrence,
                                   int64_t wall_ns)
{
    test->alloc = alloc;
    return kin__report_new(alloc, api, occurrence, wall_ns, &test->event);
}

#endif /* KIN_REPORT_TEST_H */
