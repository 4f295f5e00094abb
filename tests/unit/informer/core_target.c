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

struct scene {
    struct kin__core *core;
    kin_reflector_store target;
    int64_t now_ns;
    int64_t timer_ns;
    struct kin__buf log;
    int result;       /* of the target's next call, once */
    bool declines;    /* resyncs */
    kin_object *kept; /* of the last event, a reference */
};

static void scene_done(struct scene *scene)
{
    scene->kept = kin_object_unref(scene->kept);
    scene->core = kin__core_free(scene->core);
    kin__buf_done(&scene->log);
}

#define SCENE __attribute__((cleanup(scene_done))) struct scene

__attribute__((format(printf, 2, 3))) static void note(struct scene *scene,
                                                       const char *format, ...)
{
    va_list args;

    va_start(args, format);
    if (scene->log.len > 0)
        assert_int_equal(kin__buf_append(&scene->log, kin_s(" ")), 0);
    assert_int_equal(kin__buf_vprintf(&scene->log, format, args), 0);
    va_end(args);
}

/* ---- what the core wants ---- */

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
    struct scene *scene = userdata;

    scene->timer_ns = due_ns;
}

static void op_failed(const struct kin__reflector_failure *failure,
                      void *userdata)
{
    note(userdata, "told(%s)", kin_error_name(failure->err->code) + 4);
}

/* ---- the target ---- */

static int answer(struct scene *scene, kin_error *err)
{
    int result = scene->result;

    scene->result = 0;
    return result < 0 ? kin_error_set(err, result, "the target is like that")
                      : 0;
}

static int take(struct scene *scene, char sign, const kin_object *object,
                kin_error *err)
{
    note(scene, "%c%s:%s", sign, kin_object_key(object).ptr,
         kin_object_resource_version(object).ptr);
    (void)kin_object_unref(scene->kept);
    scene->kept = kin_object_ref(object);
    return answer(scene, err);
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
    const struct scene *scene = userdata;

    return !scene->declines;
}

/* ---- a scene ---- */

static int scene_init(struct scene *scene, const kin_allocator *alloc,
                      struct kin__core_opts opts)
{
    scene->now_ns = 1000 * KIN__NS_PER_S;
    scene->timer_ns = KIN__REFLECTOR_NEVER;
    kin__buf_init(&scene->log, /* alloc= */ NULL, 1 << 20);
    scene->target = (kin_reflector_store){.size = sizeof(kin_reflector_store),
                                          .on_add = on_add,
                                          .on_update = on_update,
                                          .on_delete = on_delete,
                                          .on_replace = on_replace,
                                          .on_bookmark = on_bookmark,
                                          .on_resync = on_resync,
                                          .userdata = scene};
    opts.alloc = alloc;
    opts.seed = 1;
    opts.ops = (struct kin__core_ops){.request = op_request,
                                      .cancel = op_cancel,
                                      .set_timer = op_timer,
                                      .failed = op_failed,
                                      .userdata = scene};
    opts.target = &scene->target;
    TRY(kin__core_new(&opts, &scene->core, /* err= */ NULL));
    kin__core_start(scene->core, scene->now_ns);
    return 0;
}

/* Lack of memory ends a round; then the test says so. */
#define LOG(scene, expected)                                                   \
    do {                                                                       \
        const char *log_ = (scene)->log.ptr ? (scene)->log.ptr : "";           \
        if (strstr(log_, "told(ENOMEM)"))                                      \
            return KIN_ENOMEM;                                                 \
        assert_string_equal(log_, expected);                                   \
        kin__buf_clear(&(scene)->log);                                         \
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

static void bytes(struct scene *scene, const char *text)
{
    int r = kin__core_bytes(scene->core, kin_s(text), scene->now_ns);

    (void)r; /* the log tells */
}

static void end(struct scene *scene)
{
    kin__core_ended(scene->core, KIN__END_WHOLE, NULL, scene->now_ns);
}

static void pass(struct scene *scene, int64_t s)
{
    scene->now_ns += s * KIN__NS_PER_S;
    kin__core_tick(scene->core, scene->now_ns);
}

static const struct kin__core_opts listing = {
    .expected = {.kind = {"Pod", 3}}, .streaming = KIN__REFLECTOR_STREAM_NEVER};
static const struct kin__core_opts streaming = {
    .expected = {.kind = {"Pod", 3}}};

static int listed(struct scene *scene, const kin_allocator *alloc,
                  struct kin__core_opts opts)
{
    TRY(scene_init(scene, alloc, opts));
    bytes(scene, LIST("10", POD("a", "1") "," POD("b", "2")));
    end(scene);
    LOG(scene, "list(0) all(10 n/a:1 n/b:2 ) watch(10)");
    assert_true(kin__core_has_synced(scene->core));
    kin__core_opened(scene->core, scene->now_ns);
    return 0;
}

/* ---- tests ---- */

KIN_TEST(a_target_gets_lists_and_events)
{
    SCENE scene = {0};

    TRY(listed(&scene, alloc, listing));
    bytes(&scene, EVENT("ADDED", POD("c", "11")));
    bytes(&scene, EVENT("MODIFIED", POD("a", "12")));
    bytes(&scene, EVENT("DELETED", POD("b", "13")));
    bytes(&scene, EVENT("BOOKMARK", MARK("20", "")));
    LOG(&scene, "+n/c:11 ~n/a:12 -n/b:13 mark(20)");
    assert_str_equal(kin__reflector_version(kin__core_reflector(scene.core)),
                     "20");
    assert_str_equal(kin_object_name(scene.kept), "b");
    return 0;
}

/* What is modified while the list streams in is listed as it is at the end. */
KIN_TEST(a_stream_is_one_list)
{
    SCENE scene = {0};

    TRY(scene_init(&scene, alloc, streaming));
    bytes(&scene, EVENT("ADDED", POD("a", "1")));
    bytes(&scene, EVENT("ADDED", POD("b", "2")));
    bytes(&scene, EVENT("MODIFIED", POD("a", "3")));
    bytes(&scene, EVENT("ADDED", POD("b", "4")));
    LOG(&scene, "stream()");
    bytes(&scene, EVENT("BOOKMARK", MARK("5", END)));
    bytes(&scene, EVENT("ADDED", POD("c", "6")));
    LOG(&scene, "all(5 n/a:3 n/b:4 ) +n/c:6");
    return 0;
}

KIN_TEST(what_a_target_refuses_is_told)
{
    SCENE scene = {0};

    TRY(listed(&scene, alloc, listing));
    scene.result = KIN_EINVAL;
    bytes(&scene, EVENT("ADDED", POD("c", "11")));
    bytes(&scene, EVENT("ADDED", POD("d", "12")));
    LOG(&scene, "+n/c:11 told(EINVAL) +n/d:12");
    assert_str_equal(kin__reflector_version(kin__core_reflector(scene.core)),
                     "12");
    scene.result = KIN_ELIMIT;
    bytes(&scene, EVENT("ADDED", POD("e", "13")));
    LOG(&scene, "+n/e:13 cancel told(ELIMIT)");
    pass(&scene, 60);
    scene.result = KIN_EINVAL;
    bytes(&scene, LIST("30", POD("a", "1")));
    end(&scene);
    LOG(&scene, "list(12) all(30 n/a:1 ) told(EINVAL)");
    pass(&scene, 60);
    bytes(&scene, LIST("31", POD("a", "1")));
    end(&scene);
    LOG(&scene, "list(12) all(31 n/a:1 ) watch(31)");
    return 0;
}

KIN_TEST(the_program_is_asked_before_resyncs)
{
    SCENE scene = {0};
    struct kin__core_opts opts = listing;

    opts.should_resync = should_resync;
    opts.userdata = &scene;
    opts.resync_ns = 10 * KIN__NS_PER_S;
    TRY(listed(&scene, alloc, opts));
    pass(&scene, 11);
    scene.declines = true;
    pass(&scene, 11);
    scene.declines = false;
    pass(&scene, 11);
    LOG(&scene, "resync resync");
    scene.result = KIN_EINVAL;
    pass(&scene, 11);
    LOG(&scene, "resync cancel told(EINVAL)");
    return 0;
}

KIN_TEST(only_some_functions_are_needed)
{
    SCENE scene = {0};
    struct kin__core_opts opts = listing;

    opts.resync_ns = 10 * KIN__NS_PER_S;
    TRY(listed(&scene, alloc, opts));
    scene.target.on_bookmark = NULL;
    scene.target.on_resync = NULL;
    bytes(&scene, EVENT("BOOKMARK", MARK("20", "")));
    pass(&scene, 11);
    LOG(&scene, "");
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

KIN_TEST(a_target_sees_what_a_transform_made)
{
    SCENE scene = {0};
    struct kin__core_opts opts = listing;

    opts.transform = rename_it;
    opts.userdata = (void *)(uintptr_t)alloc;
    TRY(listed(&scene, alloc, opts));
    bytes(&scene, EVENT("ADDED", POD("c", "11")));
    LOG(&scene, "+n/c:11");
    assert_str_equal(kin_object_uid(scene.kept), "changed");
    return 0;
}

/* Objects that were let go of do not pile up. */
KIN_TEST(what_a_target_lets_go_of_is_freed)
{
    SCENE scene = {0};
    kin_store_stats before = KIN_INIT(kin_store_stats);
    kin_store_stats after = KIN_INIT(kin_store_stats);

    (void)alloc;
    TRY(listed(&scene, /* alloc= */ NULL, listing));
    for (int i = 0; i < UPDATES; i++) {
        char event[256];
        snprintf(event, sizeof(event), EVENT("MODIFIED", POD("a", "%d")),
                 100 + i);
        bytes(&scene, event);
        kin__buf_clear(&scene.log);
        if (i == SETTLED)
            kin_store_get_stats(kin__core_store(scene.core), &before);
    }
    kin_store_get_stats(kin__core_store(scene.core), &after);
    assert_true(after.total_bytes <= before.total_bytes * 2);
    assert_int_equal(after.objects, 0);
    return 0;
}

/* A store of somebody else's is filled, and stays. */
KIN_TEST(a_store_can_be_somebody_elses)
{
    KIN_AUTO(kin_store) *store = NULL;
    kin_store_opts store_opts = KIN_INIT(kin_store_opts);
    kin_store_stats stats = KIN_INIT(kin_store_stats);

    store_opts.alloc = alloc;
    TRY(kin_store_new(&store_opts, &store, NULL));
    {
        SCENE scene = {0};
        struct kin__core_opts opts = listing;
        opts.store = store;
        TRY(scene_init(&scene, alloc, opts));
        scene.core = kin__core_free(scene.core); /* that had a target */
        kin__buf_clear(&scene.log);
        opts.alloc = alloc;
        opts.ops = (struct kin__core_ops){.request = op_request,
                                          .cancel = op_cancel,
                                          .set_timer = op_timer,
                                          .failed = op_failed,
                                          .userdata = &scene};
        TRY(kin__core_new(&opts, &scene.core, NULL));
        kin__core_start(scene.core, scene.now_ns);
        bytes(&scene, LIST("10", POD("a", "1") "," POD("b", "2")));
        end(&scene);
        LOG(&scene, "list(0) watch(10)");
    }
    kin_store_get_stats(store, &stats);
    assert_int_equal(stats.objects, 2);
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(a_target_gets_lists_and_events),
              KIN_TEST_ENTRY(a_stream_is_one_list),
              KIN_TEST_ENTRY(what_a_target_refuses_is_told),
              KIN_TEST_ENTRY(the_program_is_asked_before_resyncs),
              KIN_TEST_ENTRY(only_some_functions_are_needed),
              KIN_TEST_ENTRY(a_target_sees_what_a_transform_made),
              KIN_TEST_ENTRY(what_a_target_lets_go_of_is_freed),
              KIN_TEST_ENTRY(a_store_can_be_somebody_elses))
