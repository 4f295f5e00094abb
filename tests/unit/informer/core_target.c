/* SPDX-License-Identifier: Apache-2.0 */
/*
 * A core with a target instead of handlers, without threads.
 */
#include <kin/json.h>

#include "base/buf.h"
#include "base/clock.h"
#include "base/str.h"
#include "informer/core.h"
#include "kin_test.h"

enum { UPDATES = 20000, SETTLED = 1000 };

struct fixture {
    struct kin__core *core;
    kin_reflector_store target;
    int64_t now_ns;
    int64_t timer_ns;
    struct kin__buf log;
    int result;       /* of the target's next call, once */
    bool is_bare;     /* the target does not fill the error */
    bool declines;    /* resyncs */
    kin_object *kept; /* of the last event, a reference */
};

static void fixture_done(struct fixture *fixture)
{
    fixture->kept = kin_object_unref(fixture->kept);
    fixture->core = kin__core_free(fixture->core);
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

/* ---- requests of the core ---- */

static void op_request(const struct kin__reflector_request *request,
                       void *userdata)
{
    note(userdata, "%s(%.*s)",
         !request->is_watch             ? "list"
         : request->send_initial_events ? "stream"
                                        : "watch",
         KIN_STR(request->resource_version));
}

static void op_cancel(void *userdata)
{
    note(userdata, "cancel");
}

static void op_timer(int64_t due_ns, void *userdata)
{
    struct fixture *fixture = userdata;

    fixture->timer_ns = due_ns;
}

static void op_failed(const struct kin__reflector_failure *failure,
                      void *userdata)
{
    note(userdata, "failed(%s)", kin_error_name(failure->err->code) + 4);
}

/* ---- the target ---- */

static int answer(struct fixture *fixture, kin_error *err)
{
    int result = fixture->result;

    fixture->result = 0;
    if (fixture->is_bare)
        return result;
    return result < 0 ? kin_error_set(err, result, "the target is like that")
                      : 0;
}

static int take(struct fixture *fixture, char sign, const kin_object *object,
                kin_error *err)
{
    note(fixture, "%c%s:%s", sign, kin_object_key(object).ptr,
         kin_object_resource_version(object).ptr);
    (void)kin_object_unref(fixture->kept);
    fixture->kept = kin_object_ref(object);
    return answer(fixture, err);
}

static int on_add(const kin_object *object, kin_error *err, void *userdata)
{
    return take(userdata, '+', object, err);
}

static int on_update(const kin_object *object, kin_error *err, void *userdata)
{
    return take(userdata, '~', object, err);
}

static int on_delete(const kin_object *object, kin_error *err, void *userdata)
{
    return take(userdata, '-', object, err);
}

static int on_replace(kin_object *const *objects, size_t count,
                      kin_str resource_version, kin_error *err, void *userdata)
{
    note(userdata, "all(%.*s", KIN_STR(resource_version));
    for (size_t i = 0; i < count; i++)
        note(userdata, "%s:%s", kin_object_key(objects[i]).ptr,
             kin_object_resource_version(objects[i]).ptr);
    note(userdata, ")");
    return answer(userdata, err);
}

static int on_bookmark(kin_str resource_version, kin_error *err, void *userdata)
{
    note(userdata, "mark(%.*s)", KIN_STR(resource_version));
    return answer(userdata, err);
}

static int on_resync(kin_error *err, void *userdata)
{
    note(userdata, "resync");
    return answer(userdata, err);
}

static bool should_resync(void *userdata)
{
    const struct fixture *fixture = userdata;

    return !fixture->declines;
}

/* ---- fixture ---- */

static int fixture_init(struct fixture *fixture, const kin_allocator *alloc,
                        struct kin__core_opts opts)
{
    fixture->now_ns = 1000 * KIN__NS_PER_S;
    fixture->timer_ns = KIN__REFLECTOR_NEVER;
    kin__buf_init(&fixture->log, /* alloc= */ NULL, 1 << 20);
    fixture->target = (kin_reflector_store){.size = sizeof(kin_reflector_store),
                                            .on_add = on_add,
                                            .on_update = on_update,
                                            .on_delete = on_delete,
                                            .on_replace = on_replace,
                                            .on_bookmark = on_bookmark,
                                            .on_resync = on_resync,
                                            .userdata = fixture};
    opts.alloc = alloc;
    opts.seed = 1;
    opts.ops = (struct kin__core_ops){.request = op_request,
                                      .cancel = op_cancel,
                                      .set_timer = op_timer,
                                      .failed = op_failed,
                                      .userdata = fixture};
    opts.target = &fixture->target;
    TRY(kin__core_new(&opts, &fixture->core, /* err= */ NULL));
    kin__core_start(fixture->core, fixture->now_ns);
    return 0;
}

/* Out of memory ends a round; the test then returns KIN_ENOMEM. */
#define LOG(fixture, expected)                                                 \
    do {                                                                       \
        const char *log_ = (fixture)->log.ptr ? (fixture)->log.ptr : "";       \
        if (strstr(log_, "failed(ENOMEM)"))                                    \
            return KIN_ENOMEM;                                                 \
        assert_string_equal(log_, expected);                                   \
        kin__buf_clear(&(fixture)->log);                                       \
    } while (0)

#define POD(name, version)                                                     \
    "{\"kind\":\"Pod\",\"metadata\":{\"name\":\"" name                         \
    "\",\"namespace\":\"n\",\"resourceVersion\":\"" version "\"}}"
#define LIST(version, items)                                                   \
    "{\"kind\":\"PodList\",\"apiVersion\":\"v1\",\"metadata\":{"               \
    "\"resourceVersion\":\"" version "\"},\"items\":[" items "]}"
#define MARK(version, annotations)                                             \
    "{\"kind\":\"Pod\",\"metadata\":{\"resourceVersion\":\"" version           \
    "\"" annotations "}}"
#define END ",\"annotations\":{\"k8s.io/initial-events-end\":\"true\"}"
#define EVENT(type, object) "{\"type\":\"" type "\",\"object\":" object "}\n"

static void bytes(struct fixture *fixture, const char *text)
{
    int r = kin__core_bytes(fixture->core, kin_s(text), fixture->now_ns);

    (void)r; /* checked in the log */
}

static void end(struct fixture *fixture)
{
    kin__core_ended(fixture->core, KIN__END_WHOLE, NULL, fixture->now_ns);
}

static void pass(struct fixture *fixture, int64_t s)
{
    fixture->now_ns += s * KIN__NS_PER_S;
    kin__core_tick(fixture->core, fixture->now_ns);
}

static const struct kin__core_opts listing = {
    .expected = {.kind = {"Pod", 3}}, .streaming = KIN__REFLECTOR_STREAM_NEVER};
static const struct kin__core_opts streaming = {
    .expected = {.kind = {"Pod", 3}}};

static int listed(struct fixture *fixture, const kin_allocator *alloc,
                  struct kin__core_opts opts)
{
    TRY(fixture_init(fixture, alloc, opts));
    bytes(fixture, LIST("10", POD("a", "1") "," POD("b", "2")));
    end(fixture);
    LOG(fixture, "list(0) all(10 n/a:1 n/b:2 ) watch(10)");
    assert_true(kin__core_has_synced(fixture->core));
    kin__core_opened(fixture->core, fixture->now_ns);
    return 0;
}

/* ---- tests ---- */

KIN_TEST(a_target_gets_lists_and_events)
{
    FIXTURE fixture = {0};

    TRY(listed(&fixture, alloc, listing));
    bytes(&fixture, EVENT("ADDED", POD("c", "11")));
    bytes(&fixture, EVENT("MODIFIED", POD("a", "12")));
    bytes(&fixture, EVENT("DELETED", POD("b", "13")));
    bytes(&fixture, EVENT("BOOKMARK", MARK("20", "")));
    LOG(&fixture, "+n/c:11 ~n/a:12 -n/b:13 mark(20)");
    assert_str_equal(kin__reflector_version(kin__core_reflector(fixture.core)),
                     "20");
    assert_str_equal(kin_object_name(fixture.kept), "b");
    return 0;
}

/* An object modified during a streamed list has its final state in the list. */
KIN_TEST(a_stream_is_one_list)
{
    FIXTURE fixture = {0};

    TRY(fixture_init(&fixture, alloc, streaming));
    bytes(&fixture, EVENT("ADDED", POD("a", "1")));
    bytes(&fixture, EVENT("ADDED", POD("b", "2")));
    bytes(&fixture, EVENT("MODIFIED", POD("a", "3")));
    bytes(&fixture, EVENT("ADDED", POD("b", "4")));
    LOG(&fixture, "stream()");
    bytes(&fixture, EVENT("BOOKMARK", MARK("5", END)));
    bytes(&fixture, EVENT("ADDED", POD("c", "6")));
    LOG(&fixture, "all(5 n/a:3 n/b:4 ) +n/c:6");
    return 0;
}

KIN_TEST(errors_of_a_target_are_reported)
{
    FIXTURE fixture = {0};

    TRY(listed(&fixture, alloc, listing));
    fixture.result = KIN_EINVAL;
    bytes(&fixture, EVENT("ADDED", POD("c", "11")));
    bytes(&fixture, EVENT("ADDED", POD("d", "12")));
    LOG(&fixture, "+n/c:11 failed(EINVAL) +n/d:12");
    assert_str_equal(kin__reflector_version(kin__core_reflector(fixture.core)),
                     "12");
    fixture.result = KIN_ELIMIT;
    bytes(&fixture, EVENT("ADDED", POD("e", "13")));
    LOG(&fixture, "+n/e:13 cancel failed(ELIMIT)");
    pass(&fixture, 60);
    fixture.result = KIN_EINVAL;
    bytes(&fixture, LIST("30", POD("a", "1")));
    end(&fixture);
    LOG(&fixture, "list(12) all(30 n/a:1 ) failed(EINVAL)");
    pass(&fixture, 60);
    bytes(&fixture, LIST("31", POD("a", "1")));
    end(&fixture);
    LOG(&fixture, "list(12) all(31 n/a:1 ) watch(31)");
    return 0;
}

KIN_TEST(the_code_that_a_target_returns_counts)
{
    FIXTURE fixture = {.is_bare = true};

    TRY(listed(&fixture, alloc, listing));
    fixture.result = KIN_EINVAL;
    bytes(&fixture, EVENT("ADDED", POD("c", "11")));
    LOG(&fixture, "+n/c:11 failed(EINVAL)");
    fixture.result = KIN_ELIMIT;
    bytes(&fixture, EVENT("ADDED", POD("d", "12")));
    LOG(&fixture, "+n/d:12 cancel failed(ELIMIT)");
    return 0;
}

KIN_TEST(events_and_bookmarks_confirm_the_state_of_a_target)
{
    FIXTURE fixture = {0};

    TRY(listed(&fixture, alloc, listing));
    fixture.now_ns += KIN__NS_PER_S;
    bytes(&fixture, EVENT("ADDED", POD("c", "11")));
    LOG(&fixture, "+n/c:11");
    assert_int_equal(kin__core_confirmed_ns(fixture.core), fixture.now_ns);
    fixture.now_ns += KIN__NS_PER_S;
    bytes(&fixture, EVENT("BOOKMARK", MARK("20", "")));
    LOG(&fixture, "mark(20)");
    assert_int_equal(kin__core_confirmed_ns(fixture.core), fixture.now_ns);
    return 0;
}

KIN_TEST(should_resync_is_called_before_resyncs)
{
    FIXTURE fixture = {0};
    struct kin__core_opts opts = listing;

    opts.should_resync = should_resync;
    opts.userdata = &fixture;
    opts.resync_ns = 10 * KIN__NS_PER_S;
    TRY(listed(&fixture, alloc, opts));
    pass(&fixture, 11);
    fixture.declines = true;
    pass(&fixture, 11);
    fixture.declines = false;
    pass(&fixture, 11);
    LOG(&fixture, "resync resync");
    fixture.result = KIN_EINVAL;
    pass(&fixture, 11);
    LOG(&fixture, "resync cancel failed(EINVAL)");
    return 0;
}

KIN_TEST(most_callbacks_are_optional)
{
    FIXTURE fixture = {0};
    struct kin__core_opts opts = listing;

    opts.resync_ns = 10 * KIN__NS_PER_S;
    TRY(listed(&fixture, alloc, opts));
    fixture.target.on_bookmark = NULL;
    fixture.target.on_resync = NULL;
    bytes(&fixture, EVENT("BOOKMARK", MARK("20", "")));
    pass(&fixture, 11);
    LOG(&fixture, "");
    return 0;
}

static int rename_it(const kin_object *object, kin_object **ret, kin_error *err,
                     void *userdata)
{
    const char *text = "{\"kind\":\"Pod\",\"metadata\":{\"name\":\"%s\","
                       "\"namespace\":\"n\",\"resourceVersion\":\"%s\","
                       "\"uid\":\"changed\"}}";
    char json[256];

    snprintf(json, sizeof(json), text, kin_object_name(object).ptr,
             kin_object_resource_version(object).ptr);
    return kin_object_parse(userdata, kin_s(json), ret, err);
}

KIN_TEST(a_target_gets_transformed_objects)
{
    FIXTURE fixture = {0};
    struct kin__core_opts opts = listing;

    opts.transform = rename_it;
    opts.userdata = (void *)(uintptr_t)alloc;
    TRY(listed(&fixture, alloc, opts));
    bytes(&fixture, EVENT("ADDED", POD("c", "11")));
    LOG(&fixture, "+n/c:11");
    assert_str_equal(kin_object_uid(fixture.kept), "changed");
    return 0;
}

/* Released objects do not accumulate. */
KIN_TEST(objects_that_a_target_released_are_freed)
{
    FIXTURE fixture = {0};
    kin_store_stats before = KIN_INIT(kin_store_stats);
    kin_store_stats after = KIN_INIT(kin_store_stats);

    (void)alloc;
    TRY(listed(&fixture, /* alloc= */ NULL, listing));
    for (int i = 0; i < UPDATES; i++) {
        char event[256];
        snprintf(event, sizeof(event), EVENT("MODIFIED", POD("a", "%d")),
                 100 + i);
        bytes(&fixture, event);
        kin__buf_clear(&fixture.log);
        if (i == SETTLED)
            kin_store_get_stats(kin__core_store(fixture.core), &before);
    }
    kin_store_get_stats(kin__core_store(fixture.core), &after);
    assert_true(after.total_bytes <= before.total_bytes * 2);
    assert_int_equal(after.objects, 0);
    return 0;
}

/* A store passed by the caller is filled, and not freed. */
KIN_TEST(a_store_of_the_caller_can_be_used)
{
    KIN_AUTO(kin_store) *store = NULL;
    kin_store_opts store_opts = KIN_INIT(kin_store_opts);
    kin_store_stats stats = KIN_INIT(kin_store_stats);

    store_opts.alloc = alloc;
    TRY(kin_store_new(&store_opts, &store, NULL));
    {
        FIXTURE fixture = {0};
        struct kin__core_opts opts = listing;
        opts.store = store;
        TRY(fixture_init(&fixture, alloc, opts));
        fixture.core = kin__core_free(fixture.core); /* that had a target */
        kin__buf_clear(&fixture.log);
        opts.alloc = alloc;
        opts.ops = (struct kin__core_ops){.request = op_request,
                                          .cancel = op_cancel,
                                          .set_timer = op_timer,
                                          .failed = op_failed,
                                          .userdata = &fixture};
        TRY(kin__core_new(&opts, &fixture.core, NULL));
        kin__core_start(fixture.core, fixture.now_ns);
        bytes(&fixture, LIST("10", POD("a", "1") "," POD("b", "2")));
        end(&fixture);
        LOG(&fixture, "list(0) watch(10)");
    }
    kin_store_get_stats(store, &stats);
    assert_int_equal(stats.objects, 2);
    return 0;
}

KIN_TEST_MAIN(
    KIN_TEST_ENTRY(a_target_gets_lists_and_events),
    KIN_TEST_ENTRY(a_stream_is_one_list),
    KIN_TEST_ENTRY(errors_of_a_target_are_reported),
    KIN_TEST_ENTRY(the_code_that_a_target_returns_counts),
    KIN_TEST_ENTRY(events_and_bookmarks_confirm_the_state_of_a_target),
    KIN_TEST_ENTRY(should_resync_is_called_before_resyncs),
    KIN_TEST_ENTRY(most_callbacks_are_optional),
    KIN_TEST_ENTRY(a_target_gets_transformed_objects),
    KIN_TEST_ENTRY(objects_that_a_target_released_are_freed),
    KIN_TEST_ENTRY(a_store_of_the_caller_can_be_used))
