/* SPDX-License-Identifier: Apache-2.0 */
#include "informer/handler_call.h"

#include <kin/json.h>

#include "base/str.h"
#include "kin_test.h"

enum { LOG_SIZE = 256 };

/* Writes down what it hears: "+a1" "~a1>2" "-a2", with "!" and "?". */
struct hearer {
    char log[LOG_SIZE];
    size_t len;
};

__attribute__((format(printf, 2, 3))) static void hear(struct hearer *hearer,
                                                       const char *format, ...)
{
    va_list args;

    va_start(args, format);
    int n = vsnprintf(hearer->log + hearer->len, LOG_SIZE - hearer->len, format,
                      args);
    va_end(args);
    assert_true(n > 0 && hearer->len + (size_t)n < LOG_SIZE);
    hearer->len += (size_t)n;
}

static const char *version_of(const kin_object *object)
{
    return kin_object_resource_version(object).ptr;
}

static void on_add(const kin_object *object, bool is_initial, void *userdata)
{
    hear(userdata, "+%s%s ", version_of(object), is_initial ? "!" : "");
}

static void on_update(const kin_object *old, const kin_object *object,
                      void *userdata)
{
    hear(userdata, "~%s>%s ", version_of(old), version_of(object));
}

static void on_delete(const kin_object *object, bool is_tombstone,
                      void *userdata)
{
    hear(userdata, "-%s%s ", version_of(object), is_tombstone ? "?" : "");
}

static void on_synced(void *userdata)
{
    hear(userdata, "= ");
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

/* What a handler hears of a note; versions are `old` and `now`, 0 for none. */
static int heard(const kin_allocator *alloc, const kin_handler *handler,
                 struct kin__note note, int old, int now, const char *expected)
{
    KIN_AUTO(kin_object) *was = NULL;
    KIN_AUTO(kin_object) *is = NULL;
    struct hearer hearer = {.len = 0};
    kin_handler own = *handler;

    TRY(make(alloc, old, &was));
    TRY(make(alloc, now, &is));
    note.old = was;
    note.now = is;
    own.userdata = &hearer;
    kin__handler_call(&own, &note);
    assert_string_equal(hearer.log, expected);
    return 0;
}

static const struct kin__note add = {.type = KIN__NOTE_ADD};
static const struct kin__note update = {.type = KIN__NOTE_UPDATE};
static const struct kin__note gone = {.type = KIN__NOTE_DELETE};
static const struct kin__note synced = {.type = KIN__NOTE_SYNCED};

KIN_TEST(calls_what_there_is)
{
    const kin_handler none = KIN_INIT(kin_handler);
    struct kin__note initial = add;
    struct kin__note tombstone = gone;

    initial.is_initial = true;
    tombstone.is_tombstone = true;
    TRY(heard(alloc, &all, add, 0, 1, "+1 "));
    TRY(heard(alloc, &all, initial, 0, 1, "+1! "));
    TRY(heard(alloc, &all, update, 1, 2, "~1>2 "));
    TRY(heard(alloc, &all, gone, 0, 2, "-2 "));
    TRY(heard(alloc, &all, tombstone, 0, 2, "-2? "));
    TRY(heard(alloc, &all, synced, 0, 0, "= "));
    TRY(heard(alloc, &none, add, 0, 1, ""));
    TRY(heard(alloc, &none, update, 1, 2, ""));
    TRY(heard(alloc, &none, gone, 0, 2, ""));
    return heard(alloc, &none, synced, 0, 0, "");
}

KIN_TEST(a_filter_makes_objects_come_and_go)
{
    kin_handler even = all;

    even.wants = wants_even;
    TRY(heard(alloc, &even, add, 0, 1, ""));
    TRY(heard(alloc, &even, add, 0, 2, "+2 "));
    TRY(heard(alloc, &even, update, 1, 3, ""));
    TRY(heard(alloc, &even, update, 1, 2, "+2 "));
    TRY(heard(alloc, &even, update, 2, 4, "~2>4 "));
    TRY(heard(alloc, &even, update, 2, 3, "-2 "));
    TRY(heard(alloc, &even, gone, 0, 3, ""));
    return heard(alloc, &even, gone, 0, 4, "-4 ");
}

/* A deletion into which updates were joined: what counts is what the handler
 * was last told, and it is told only of what it wants. */
KIN_TEST(a_joined_deletion_ends_what_was_told)
{
    kin_handler even = all;

    even.wants = wants_even;
    TRY(heard(alloc, &even, gone, 2, 4, "-4 "));
    TRY(heard(alloc, &even, gone, 2, 5, "-2 "));
    TRY(heard(alloc, &even, gone, 1, 2, ""));
    TRY(heard(alloc, &even, gone, 1, 3, ""));
    return heard(alloc, &all, gone, 1, 2, "-2 ");
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(calls_what_there_is),
              KIN_TEST_ENTRY(a_filter_makes_objects_come_and_go),
              KIN_TEST_ENTRY(a_joined_deletion_ends_what_was_told))
