/* SPDX-License-Identifier: Apache-2.0 */
/*
 * list_test.h - helpers for tests of lists and watches.
 */
#ifndef KIN_LIST_TEST_H
#define KIN_LIST_TEST_H

#include <stdio.h>

#include <kin/list.h>
#include <kin/watch.h>

#include "base/buf.h"
#include "kin_test.h"

static const kin_resource list_test_pods = {"", "v1", "pods", "Pod", false};

/* Records keys and versions: "a/x@3 a/y@4 ". */
struct list_test_log {
    struct kin__buf text;
    int restarts;
    int refuse_after; /* the handler fails at this call; 0: never */
    int count;
};

static inline void list_test_log_done(struct list_test_log *log)
{
    kin__buf_done(&log->text);
}

#define AUTO_LIST_LOG                                                          \
    __attribute__((cleanup(list_test_log_done))) struct list_test_log

static inline void list_test_log_init(struct list_test_log *log,
                                      const kin_allocator *alloc)
{
    *log = (struct list_test_log){.count = 0};
    kin__buf_init(&log->text, alloc, 1 << 20);
}

static inline int list_test_item(const kin_object *object, void *userdata)
{
    struct list_test_log *log = userdata;

    if (log->refuse_after && log->count == log->refuse_after)
        return KIN_ECONFLICT;
    log->count++;
    return kin__buf_printf(&log->text, "%.*s@%.*s ",
                           KIN_STR(kin_object_key(object)),
                           KIN_STR(kin_object_resource_version(object)));
}

static inline int list_test_restart(void *userdata)
{
    struct list_test_log *log = userdata;

    log->restarts++;
    kin__buf_clear(&log->text);
    return 0;
}

static inline kin_list_handler list_test_handler(struct list_test_log *log)
{
    return (kin_list_handler){.size = sizeof(kin_list_handler),
                              .on_item = list_test_item,
                              .userdata = log};
}

/* Returns the next event as text: "ADDED a/x@3", "BOOKMARK 7", "BOOKMARK 7
 * end", "ERROR Expired", or the name of the code: "KIN_ECLOSED". */
static inline const char *list_test_event(kin_watch *watch, char text[128],
                                          kin_error *err)
{
    static const char *const names[] = {"?",       "ADDED",    "MODIFIED",
                                        "DELETED", "BOOKMARK", "ERROR"};
    kin_watch_event event = {.size = sizeof(event)};
    int r = kin_watch_next(watch, kin_deadline_ms(10000), &event, err);

    if (r < 0)
        snprintf(text, 128, "%s", kin_error_name(r));
    else if (event.type == KIN_WATCH_ERROR)
        snprintf(text, 128, "ERROR %s", event.error->reason);
    else if (event.type == KIN_WATCH_BOOKMARK)
        snprintf(text, 128, "BOOKMARK %.*s%s", KIN_STR(event.resource_version),
                 event.is_initial_end ? " end" : "");
    else
        snprintf(text, 128, "%s %.*s@%.*s", names[event.type],
                 KIN_STR(kin_object_key(event.object)),
                 KIN_STR(event.resource_version));
    return text;
}

/* Reads an event and compares it; ends the test if memory runs out. */
#define TRY_EVENT(watch, expected)                                             \
    do {                                                                       \
        char try_event_[128];                                                  \
        kin_error try_err_ = KIN_ERROR_INIT;                                   \
        list_test_event((watch), try_event_, &try_err_);                       \
        if (try_err_.code == KIN_ENOMEM)                                       \
            TRY(KIN_ENOMEM);                                                   \
        if (strcmp(try_event_, (expected)) != 0)                               \
            fail_msg("%s:%d: %s instead of %s (%s)", __FILE__, __LINE__,       \
                     try_event_, (expected), try_err_.message);                \
    } while (0)

#endif /* KIN_LIST_TEST_H */
