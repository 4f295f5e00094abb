/* SPDX-License-Identifier: Apache-2.0 */
#include "informer/applier.h"

#include <string.h>

#include <kin/json.h>
#include <kin/snapshot.h>

#include "base/buf.h"
#include "base/str.h"
#include "kin_test.h"

/* ---- fixture: a store, and a handler that records its calls ---- */

struct fixture {
    const kin_allocator *alloc;
    kin_store *store;
    struct kin__applier applier;
    struct kin__buf log;
};

static void fixture_done(struct fixture *fixture)
{
    fixture->store = kin_store_free(fixture->store);
    kin__buf_done(&fixture->log);
}

#define FIXTURE __attribute__((cleanup(fixture_done))) struct fixture

__attribute__((format(printf, 2, 3))) static void note(struct fixture *fixture,
                                                       const char *format, ...)
{
    va_list args;

    va_start(args, format);
    if (fixture->log.len > 0)
        assert_int_equal(kin__buf_append(&fixture->log, kin_s(" ")), 0);
    assert_int_equal(kin__buf_vprintf(&fixture->log, format, args), 0);
    va_end(args);
}

/* The store is at least as new as the notification. */
static const char *stored(struct fixture *fixture, const kin_object *object)
{
    KIN_AUTO(kin_snapshot) *snap = kin_snapshot_new(fixture->store);

    return snap && kin_snapshot_get(snap, kin_object_key(object)) ? "" : "*";
}

static void on_add(const kin_object *object, bool is_initial, void *userdata)
{
    note(userdata, "+%s:%s%s%s", kin_object_name(object).ptr,
         kin_object_resource_version(object).ptr, is_initial ? "!" : "",
         stored(userdata, object));
}

static void on_update(const kin_object *old, const kin_object *object,
                      void *userdata)
{
    note(userdata, "~%s:%s>%s%s", kin_object_name(object).ptr,
         kin_object_resource_version(old).ptr,
         kin_object_resource_version(object).ptr, stored(userdata, object));
}

static void on_delete(const kin_object *object, bool is_tombstone,
                      void *userdata)
{
    note(userdata, "-%s:%s%s%s", kin_object_name(object).ptr,
         kin_object_resource_version(object).ptr, is_tombstone ? "?" : "",
         stored(userdata, object)[0] ? "" : "*");
}

static bool wants_no_x(const kin_object *object, void *userdata)
{
    (void)userdata;
    return kin_object_name(object).ptr[0] != 'x';
}

static int fixture_init(struct fixture *fixture, const kin_allocator *alloc)
{
    kin_store_opts opts = KIN_INIT(kin_store_opts);

    opts.alloc = alloc;
    fixture->alloc = alloc;
    kin__buf_init(&fixture->log, /* alloc= */ NULL, 1 << 16);
    TRY(kin_store_new(&opts, &fixture->store, NULL));
    fixture->applier = (struct kin__applier){
        .store = fixture->store,
        .alloc = alloc,
        .handler = {.size = sizeof(kin_handler),
                    .on_add = on_add,
                    .on_update = on_update,
                    .on_delete = on_delete,
                    .wants = wants_no_x,
                    .userdata = fixture},
    };
    return 0;
}

#define LOG(fixture, expected)                                                 \
    do {                                                                       \
        if (kin_test_out_of_memory())                                          \
            return KIN_ENOMEM; /* then the handler must not read the store */  \
        assert_string_equal((fixture)->log.ptr ? (fixture)->log.ptr : "",      \
                            expected);                                         \
        kin__buf_clear(&(fixture)->log);                                       \
    } while (0)

static int make(const struct fixture *fixture, const char *name, int version,
                kin_object **ret)
{
    char text[128];

    snprintf(text, sizeof(text),
             "{\"metadata\":{\"name\":\"%s\",\"resourceVersion\":\"%d\"}}",
             name, version);
    return kin_object_parse(fixture->alloc, kin_s(text), ret, /* err= */ NULL);
}

static int apply(struct fixture *fixture, const kin_delta *delta,
                 bool is_initial)
{
    return kin__applier_process(delta, 1, is_initial, NULL, &fixture->applier);
}

static int one(struct fixture *fixture, kin_delta_type type, const char *name,
               int version)
{
    KIN_AUTO(kin_object) *object = NULL;

    TRY(make(fixture, name, version, &object));
    return apply(fixture,
                 &(kin_delta){.type = type,
                              .object = object,
                              .key = kin_object_key(object)},
                 /* is_initial= */ false);
}

/* ---- tests ---- */

KIN_TEST(changes_reach_the_store_and_then_the_handler)
{
    FIXTURE fixture = {0};

    TRY(fixture_init(&fixture, alloc));
    TRY(one(&fixture, KIN_DELTA_ADDED, "a", 1));
    TRY(one(&fixture, KIN_DELTA_UPDATED, "a", 2));
    TRY(one(&fixture, KIN_DELTA_ADDED, "a", 3));   /* stored */
    TRY(one(&fixture, KIN_DELTA_UPDATED, "b", 4)); /* not stored */
    TRY(one(&fixture, KIN_DELTA_REPLACED, "b", 5));
    TRY(one(&fixture, KIN_DELTA_DELETED, "a", 6));
    TRY(one(&fixture, KIN_DELTA_DELETED, "q", 7)); /* notified anyway */
    LOG(&fixture, "+a:1 ~a:1>2 ~a:2>3 +b:4 ~b:4>5 -a:6 -q:7");
    return 0;
}

KIN_TEST(tombstones_have_the_last_known_state)
{
    FIXTURE fixture = {0};
    KIN_AUTO(kin_object) *object = NULL;

    TRY(fixture_init(&fixture, alloc));
    TRY(one(&fixture, KIN_DELTA_ADDED, "a", 1));
    TRY(one(&fixture, KIN_DELTA_ADDED, "b", 2));
    TRY(make(&fixture, "a", 1, &object));
    TRY(apply(&fixture,
              &(kin_delta){.type = KIN_DELTA_DELETED,
                           .is_tombstone = true,
                           .object = object,
                           .key = kin_s("a")},
              false));
    /* Given only a key, the state comes from the store. */
    kin_delta bare = {
        .type = KIN_DELTA_DELETED, .is_tombstone = true, .key = kin_s("b")};
    TRY(apply(&fixture, &bare, false));
    TRY(apply(&fixture, &bare,
              false)); /* nothing if the store does not have it */
    LOG(&fixture, "+a:1 +b:2 -a:1? -b:2?");
    return 0;
}

KIN_TEST(a_list_is_one_step)
{
    FIXTURE fixture = {0};
    KIN_AUTO(kin_object) *same = NULL;
    KIN_AUTO(kin_object) *fresh = NULL;
    KIN_AUTO(kin_object) *newer = NULL;
    kin_scratch scratch;

    TRY(fixture_init(&fixture, alloc));
    TRY(one(&fixture, KIN_DELTA_ADDED, "a", 1));
    TRY(one(&fixture, KIN_DELTA_ADDED, "g", 2));
    TRY(make(&fixture, "a", 1, &same));
    TRY(make(&fixture, "n", 3, &fresh));
    TRY(make(&fixture, "n", 4, &newer));
    kin_object *const list[] = {same, fresh, newer};
    TRY(apply(&fixture,
              &(kin_delta){.type = KIN_DELTA_REPLACED_ALL,
                           .objects = list,
                           .count = 3,
                           .resource_version = kin_s("9")},
              /* is_initial= */ true));
    LOG(&fixture, "+a:1 +g:2 -g:2? ~a:1>1 +n:4!");
    TRY(apply(&fixture, &(kin_delta){.type = KIN_DELTA_SYNC_ALL}, false));
    LOG(&fixture, "~a:1>1 ~n:4>4");
    TRY(apply(&fixture,
              &(kin_delta){.type = KIN_DELTA_BOOKMARK,
                           .resource_version = kin_s("12")},
              false));
    KIN_AUTO(kin_snapshot) *snap = kin_snapshot_new(fixture.store);
    TRY_PTR(snap);
    assert_str_equal(kin_snapshot_resource_version(snap, &scratch), "12");
    assert_int_equal(kin_snapshot_count(snap), 2);
    snap = kin_snapshot_free(snap);
    return 0;
}

KIN_TEST(unset_callbacks_are_not_called)
{
    FIXTURE fixture = {0};

    TRY(fixture_init(&fixture, alloc));
    TRY(one(&fixture, KIN_DELTA_ADDED, "x", 1));
    TRY(one(&fixture, KIN_DELTA_DELETED, "x", 2));
    LOG(&fixture, "");
    return 0;
}

/* ---- known objects of a queue ---- */

static int count_it(const kin_object *object, void *context)
{
    size_t *count = context;

    (void)object;
    ++*count;
    return *count < 2 ? 0 : KIN_ELIMIT;
}

KIN_TEST(known_objects_are_those_of_the_store)
{
    FIXTURE fixture = {0};
    size_t count = 0;

    TRY(fixture_init(&fixture, alloc));
    kin_known_objects known = kin__applier_known(&fixture.applier);
    TRY(known.each(count_it, &count, known.userdata));
    TRY(one(&fixture, KIN_DELTA_ADDED, "a", 1));
    TRY(one(&fixture, KIN_DELTA_ADDED, "b", 1));
    TRY(one(&fixture, KIN_DELTA_ADDED, "c", 1));
    TRY_FAIL(known.each(count_it, &count, known.userdata), KIN_ELIMIT);
    assert_int_equal(count, 2);
    TRY_PTR(known.get(kin_s("a"), known.userdata));
    assert_null(known.get(kin_s("d"), known.userdata));
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(changes_reach_the_store_and_then_the_handler),
              KIN_TEST_ENTRY(tombstones_have_the_last_known_state),
              KIN_TEST_ENTRY(a_list_is_one_step),
              KIN_TEST_ENTRY(unset_callbacks_are_not_called),
              KIN_TEST_ENTRY(known_objects_are_those_of_the_store))
