/* SPDX-License-Identifier: Apache-2.0 */
#include "informer/handler_call.h"

#include <kin/json.h>

#include "base/str.h"
#include "kin_test.h"

enum { LOG_SIZE = 256 };

/* Records its calls: "+a1" "~a1>2" "-a2", with "!" and "?". */
struct probe {
    char log[LOG_SIZE];
    size_t len;
};

__attribute__((format(printf, 2, 3))) static void record_call(
    struct probe *probe, const char *format, ...)
{
    va_list args;

    va_start(args, format);
    int n = vsnprintf(probe->log + probe->len, LOG_SIZE - probe->len, format,
                      args);
    va_end(args);
    assert_true(n > 0 && probe->len + (size_t)n < LOG_SIZE);
    probe->len += (size_t)n;
}

static const char *version_of(const kin_object *object)
{
    return kin_object_resource_version(object).ptr;
}

static void on_add(const kin_object *object, bool is_initial, void *userdata)
{
    record_call(userdata, "+%s%s ", version_of(object), is_initial ? "!" : "");
}

static void on_update(const kin_object *old, const kin_object *object,
                      void *userdata)
{
    record_call(userdata, "~%s>%s ", version_of(old), version_of(object));
}

static void on_delete(const kin_object *object, bool is_tombstone,
                      void *userdata)
{
    record_call(userdata, "-%s%s ", version_of(object),
                is_tombstone ? "?" : "");
}

static void on_synced(void *userdata)
{
    record_call(userdata, "= ");
}

/* Only objects of even versions. */
static bool wants_even(const kin_object *object, void *userdata)
{
    kin_str version = kin_object_resource_version(object);

    (void)userdata;
    return (version.ptr[version.len - 1] - '0') % 2 == 0;
}

static const kin_handler all = {.size = sizeof(kin_handler),
                                .on_add = on_add,
                                .on_update = on_update,
                                .on_delete = on_delete,
                                .on_synced = on_synced};

static int make(const kin_allocator *alloc, int version, kin_object **ret)
{
    char text[96];

    if (version == 0)
        return 0;
    snprintf(text, sizeof(text),
             "{\"metadata\":{\"name\":\"a\",\"resourceVersion\":\"%d\"}}",
             version);
    return kin_object_parse(alloc, kin_s(text), ret, /* err= */ NULL);
}

/* Calls of a handler for a notification; versions are `old` and `now`, 0 for
 * none. */
static int check_calls(const kin_allocator *alloc, const kin_handler *handler,
                       struct kin__notification note, int old, int now,
                       const char *expected)
{
    KIN_AUTO(kin_object) *was = NULL;
    KIN_AUTO(kin_object) *is = NULL;
    struct probe probe = {.len = 0};
    kin_handler own = *handler;

    TRY(make(alloc, old, &was));
    TRY(make(alloc, now, &is));
    note.old = was;
    note.now = is;
    own.userdata = &probe;
    kin__handler_call(&own, &note);
    assert_string_equal(probe.log, expected);
    return 0;
}

static const struct kin__notification add = {.type = KIN_EVENT_ADDED};
static const struct kin__notification update = {.type = KIN_EVENT_UPDATED};
static const struct kin__notification gone = {.type = KIN_EVENT_DELETED};
static const struct kin__notification synced = {0};

KIN_TEST(calls_the_callbacks_that_are_set)
{
    const kin_handler none = KIN_INIT(kin_handler);
    struct kin__notification initial = add;
    struct kin__notification tombstone = gone;

    initial.is_initial = true;
    tombstone.is_tombstone = true;
    TRY(check_calls(alloc, &all, add, 0, 1, "+1 "));
    TRY(check_calls(alloc, &all, initial, 0, 1, "+1! "));
    TRY(check_calls(alloc, &all, update, 1, 2, "~1>2 "));
    TRY(check_calls(alloc, &all, gone, 0, 2, "-2 "));
    TRY(check_calls(alloc, &all, tombstone, 0, 2, "-2? "));
    TRY(check_calls(alloc, &all, synced, 0, 0, "= "));
    TRY(check_calls(alloc, &none, add, 0, 1, ""));
    TRY(check_calls(alloc, &none, update, 1, 2, ""));
    TRY(check_calls(alloc, &none, gone, 0, 2, ""));
    return check_calls(alloc, &none, synced, 0, 0, "");
}

KIN_TEST(a_filter_turns_updates_into_adds_and_deletes)
{
    kin_handler even = all;

    even.wants = wants_even;
    TRY(check_calls(alloc, &even, add, 0, 1, ""));
    TRY(check_calls(alloc, &even, add, 0, 2, "+2 "));
    TRY(check_calls(alloc, &even, update, 1, 3, ""));
    TRY(check_calls(alloc, &even, update, 1, 2, "+2 "));
    TRY(check_calls(alloc, &even, update, 2, 4, "~2>4 "));
    TRY(check_calls(alloc, &even, update, 2, 3, "-2 "));
    TRY(check_calls(alloc, &even, gone, 0, 3, ""));
    return check_calls(alloc, &even, gone, 0, 4, "-4 ");
}

/* A deletion merged with updates: the last state delivered to the handler
 * counts, and it gets only objects that match its filter. */
KIN_TEST(a_merged_deletion_matches_the_delivered_state)
{
    kin_handler even = all;

    even.wants = wants_even;
    TRY(check_calls(alloc, &even, gone, 2, 4, "-4 "));
    TRY(check_calls(alloc, &even, gone, 2, 5, "-2 "));
    TRY(check_calls(alloc, &even, gone, 1, 2, ""));
    TRY(check_calls(alloc, &even, gone, 1, 3, ""));
    return check_calls(alloc, &all, gone, 1, 2, "-2 ");
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(calls_the_callbacks_that_are_set),
              KIN_TEST_ENTRY(a_filter_turns_updates_into_adds_and_deletes),
              KIN_TEST_ENTRY(a_merged_deletion_matches_the_delivered_state))
