/* SPDX-License-Identifier: Apache-2.0 */
#include "informer/core.h"

#include <kin/json.h>
#include <kin/snapshot.h>

#include "base/buf.h"
#include "base/str.h"
#include "kin_test.h"
#include "kin_test_proto.h"

/* ---- a core, its driver and one handler ---- */

struct scene {
    const kin_allocator *alloc;
    struct kin__core *core;
    struct kin__listener *listener;
    struct kin__buf log;
    int64_t now_ns;
    int64_t timer_ns;
    unsigned syncs;
};

static void scene_done(struct scene *scene)
{
    scene->core = kin__core_free(scene->core);
    scene->listener = kin__listener_unref(scene->listener);
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

static void on_request(const struct kin__reflector_request *request,
                       void *userdata)
{
    note(userdata, "%s(%.*s)",
         !request->is_watch             ? "list"
         : request->send_initial_events ? "stream"
                                        : "watch",
         KIN_STR(request->resource_version));
}

static void on_cancel(void *userdata)
{
    note(userdata, "cancel");
}

static void on_timer(int64_t due_ns, void *userdata)
{
    struct scene *scene = userdata;

    scene->timer_ns = due_ns;
}

static void on_failed(const kin_error *err, void *userdata)
{
    note(userdata, "told(%s)", kin_error_name(err->code) + 4);
}

static void on_wire_failed(const kin_error *err, void *userdata)
{
    note(userdata, "wire(%s)", kin_error_name(err->code) + 4);
}

static void on_synced(void *userdata)
{
    struct scene *scene = userdata;

    scene->syncs++;
}

static int scene_init(struct scene *scene, const kin_allocator *alloc,
                      struct kin__core_opts opts)
{
    scene->alloc = alloc;
    scene->now_ns = 1000 * KIN__NS_PER_S;
    scene->timer_ns = KIN__REFLECTOR_NEVER;
    kin__buf_init(&scene->log, /* alloc= */ NULL, 1 << 16);
    opts.alloc = alloc;
    opts.seed = 1;
    opts.ops = (struct kin__core_ops){
        .request = on_request,
        .cancel = on_cancel,
        .set_timer = on_timer,
        .failed = on_failed,
        .wire_failed = on_wire_failed,
        .synced = on_synced,
        .userdata = scene,
    };
    TRY(kin__core_new(&opts, &scene->core, /* err= */ NULL));
    TRY(kin__listener_new(&(struct kin__listener_opts){.alloc = alloc},
                          &scene->listener, NULL));
    TRY(kin__core_add_listener(scene->core, scene->listener, scene->now_ns,
                               NULL));
    kin__core_start(scene->core, scene->now_ns);
    return 0;
}

/* What the handler is told: "+a1" add, "!" initial, "~a1>2", "-a2", "?". */
static void hear(struct scene *scene, struct kin__listener *listener)
{
    struct kin__note n;

    while (kin__listener_take(listener, &n)) {
        note(scene, "%c%s:%s%s%s%s", "+~-"[n.type], kin_object_key(n.now).ptr,
             n.old ? kin_object_resource_version(n.old).ptr : "",
             n.old ? ">" : "", kin_object_resource_version(n.now).ptr,
             n.is_initial     ? "!"
             : n.is_tombstone ? "?"
                              : "");
        kin__listener_finish(listener, &n);
    }
}

/* Lack of memory ends a round; then the test says so. */
#define LOG(scene, expected)                                                   \
    do {                                                                       \
        hear(scene, (scene)->listener);                                        \
        const char *log_ = (scene)->log.ptr ? (scene)->log.ptr : "";           \
        if (strstr(log_, "told(ENOMEM)"))                                      \
            return KIN_ENOMEM;                                                 \
        assert_string_equal(log_, expected);                                   \
        kin__buf_clear(&(scene)->log);                                         \
    } while (0)

static int bytes(struct scene *scene, const char *text)
{
    return kin__core_bytes(scene->core, kin_s(text), scene->now_ns);
}

#define POD(name, version)                                                     \
    "{\"kind\":\"Pod\",\"metadata\":{\"name\":\"" name                         \
    "\",\"namespace\":\"n\",\"resourceVersion\":\"" version "\"}}"
#define LIST(version, items)                                                   \
    "{\"kind\":\"PodList\",\"apiVersion\":\"v1\",\"metadata\":{"               \
    "\"resourceVersion\":\"" version "\"},\"items\":[" items "]}"
#define MARK(version)                                                          \
    "{\"kind\":\"Pod\",\"metadata\":{\"resourceVersion\":\"" version           \
    "\",\"annotations\":{\"k8s.io/initial-events-end\":\"true\"}}}"
#define EVENT(type, object) "{\"type\":\"" type "\",\"object\":" object "}\n"

static void end(struct scene *scene)
{
    kin__core_ended(scene->core, KIN__END_WHOLE, NULL, scene->now_ns);
}

/* Whoever runs out of memory in between says so in the log. */
#define BYTES(scene, text)                                                     \
    do {                                                                       \
        int r_ = bytes(scene, text);                                           \
        if (r_ < 0 && strstr((scene)->log.ptr, "told(ENOMEM)"))                \
            return KIN_ENOMEM;                                                 \
        assert_int_equal(r_, 0);                                               \
    } while (0)

static const struct kin__core_opts listing = {
    .expected = {.kind = {"Pod", 3}}, .streaming = KIN__REFLECTOR_STREAM_NEVER};
static const struct kin__core_opts streaming = {
    .expected = {.kind = {"Pod", 3}}};

static int synced(struct scene *scene, const kin_allocator *alloc,
                  struct kin__core_opts opts)
{
    TRY(scene_init(scene, alloc, opts));
    kin__core_opened(scene->core, scene->now_ns);
    BYTES(scene, LIST("10", POD("a", "1") "," POD("b", "2")));
    end(scene);
    LOG(scene, "list(0) watch(10) +n/a:1! +n/b:2!");
    assert_int_equal(scene->syncs, 1);
    assert_true(kin__core_has_synced(scene->core));
    kin__core_opened(scene->core, scene->now_ns);
    return 0;
}

static size_t stored(struct scene *scene)
{
    kin_store_stats stats;

    kin_store_get_stats(kin__core_store(scene->core), &stats);
    return stats.objects;
}

/* ---- events ---- */

KIN_TEST(follows_a_list_and_a_watch)
{
    SCENE scene = {0};

    TRY(synced(&scene, alloc, listing));
    BYTES(&scene,
          EVENT("ADDED", POD("c", "11")) EVENT("MODIFIED", POD("a", "12"))
              EVENT("DELETED", POD("b", "13")));
    LOG(&scene, "+n/c:11 ~n/a:1>12 -n/b:13");
    assert_int_equal(stored(&scene), 2);
    /* ADDED of what is there is an update; MODIFIED of what is not, an add; a
     * deletion is told in any case. */
    BYTES(&scene,
          EVENT("ADDED", POD("a", "14")) EVENT("MODIFIED", POD("x", "15"))
              EVENT("DELETED", POD("y", "16")));
    LOG(&scene, "~n/a:12>14 +n/x:15 -n/y:16");
    return 0;
}

KIN_TEST(readers_see_a_list_only_when_it_is_whole)
{
    SCENE scene = {0};

    TRY(scene_init(&scene, alloc, listing));
    BYTES(&scene, "{\"metadata\":{\"resourceVersion\":\"10\"},\"items\":[" POD(
                      "a", "1") "," POD("b", "2"));
    assert_int_equal(stored(&scene), 0);
    BYTES(&scene, "]}");
    assert_int_equal(stored(&scene), 0);
    end(&scene);
    LOG(&scene, "list(0) watch(10) +n/a:1! +n/b:2!");
    assert_int_equal(stored(&scene), 2);
    return 0;
}

KIN_TEST(a_list_that_is_cut_changes_nothing)
{
    SCENE scene = {0};

    TRY(synced(&scene, alloc, listing));
    kin__core_ended(scene.core, KIN__END_REFUSED,
                    &(kin_error){.code = KIN_ESERVER}, scene.now_ns);
    scene.now_ns = scene.timer_ns;
    kin__core_tick(scene.core, scene.now_ns);
    BYTES(&scene, "{\"items\":[" POD("z", "20") ",{\"metadata\":");
    end(&scene);
    LOG(&scene, "told(ESERVER) list(10) told(EPARSE)");
    assert_int_equal(stored(&scene), 2);
    return 0;
}

KIN_TEST(a_relist_tells_what_is_gone_then_the_list)
{
    SCENE scene = {0};

    TRY(synced(&scene, alloc, listing));
    kin__core_ended(scene.core, KIN__END_REFUSED,
                    &(kin_error){.code = KIN_ESERVER}, scene.now_ns);
    scene.now_ns = scene.timer_ns;
    kin__core_tick(scene.core, scene.now_ns);
    /* b is the same, a has gone, c is new; b comes as an update all the same,
     * as client-go has it. */
    BYTES(&scene, LIST("20", POD("c", "15") "," POD("b", "2")));
    end(&scene);
    LOG(&scene, "told(ESERVER) list(10) watch(20) -n/a:1? +n/c:15 ~n/b:2>2");
    assert_int_equal(scene.syncs, 1);
    return 0;
}

KIN_TEST(an_unchanged_object_can_be_left_out)
{
    SCENE scene = {0};
    struct kin__core_opts opts = listing;

    opts.is_silent_on_same = true;
    TRY(synced(&scene, alloc, opts));
    kin__core_ended(scene.core, KIN__END_REFUSED,
                    &(kin_error){.code = KIN_ESERVER}, scene.now_ns);
    scene.now_ns = scene.timer_ns;
    kin__core_tick(scene.core, scene.now_ns);
    BYTES(&scene, LIST("20", POD("a", "1") "," POD("b", "3")));
    end(&scene);
    LOG(&scene, "told(ESERVER) list(10) watch(20) ~n/b:2>3");
    return 0;
}

KIN_TEST(by_key_the_list_comes_first_and_then_what_is_gone)
{
    SCENE scene = {0};
    struct kin__core_opts opts = listing;

    opts.queue = KIN__QUEUE_DELTA;
    TRY(synced(&scene, alloc, opts));
    kin__core_ended(scene.core, KIN__END_REFUSED,
                    &(kin_error){.code = KIN_ESERVER}, scene.now_ns);
    scene.now_ns = scene.timer_ns;
    kin__core_tick(scene.core, scene.now_ns);
    BYTES(&scene, LIST("20", POD("c", "15") "," POD("b", "2")));
    end(&scene);
    LOG(&scene, "told(ESERVER) list(10) watch(20) +n/c:15 ~n/b:2>2 -n/a:1?");
    kin__core_opened(scene.core, scene.now_ns);
    /* And what nobody knew is not told. */
    BYTES(&scene,
          EVENT("DELETED", POD("y", "16")) EVENT("DELETED", POD("c", "17")));
    LOG(&scene, "-n/c:17");
    return 0;
}

/* ---- streams ---- */

KIN_TEST(a_stream_is_published_at_its_end_mark)
{
    SCENE scene = {0};

    TRY(scene_init(&scene, alloc, streaming));
    kin__core_opened(scene.core, scene.now_ns);
    BYTES(&scene,
          EVENT("ADDED", POD("a", "1")) EVENT("ADDED", POD("b", "2"))
              EVENT("ADDED", POD("c", "3")) EVENT("MODIFIED", POD("a", "4"))
                  EVENT("DELETED", POD("b", "5")));
    assert_int_equal(stored(&scene), 0);
    BYTES(&scene, EVENT("BOOKMARK", MARK("9")) EVENT("ADDED", POD("d", "11")));
    LOG(&scene, "stream() +n/a:4! +n/c:3! +n/d:11");
    assert_int_equal(stored(&scene), 3);
    return 0;
}

/* ---- what is not right ---- */

/* Of what a stream brings twice, the last counts; of what a list does, too, but
 * by key both are told. */
static int brings_twice(const kin_allocator *alloc, bool is_stream,
                        enum kin__queue_kind queue, const char *expected)
{
    SCENE scene = {0};
    struct kin__core_opts opts = is_stream ? streaming : listing;

    opts.queue = queue;
    TRY(scene_init(&scene, alloc, opts));
    kin__core_opened(scene.core, scene.now_ns);
    if (is_stream) {
        BYTES(&scene,
              EVENT("ADDED", POD("a", "1")) EVENT("ADDED", POD("b", "2"))
                  EVENT("ADDED", POD("a", "3")) EVENT("BOOKMARK", MARK("10")));
    } else {
        BYTES(&scene,
              LIST("10", POD("a", "1") "," POD("b", "2") "," POD("a", "3")));
        end(&scene);
    }
    LOG(&scene, expected);
    assert_int_equal(stored(&scene), 2);
    return 0;
}

KIN_TEST(of_what_comes_twice_the_last_counts)
{
    TRY(brings_twice(alloc, true, KIN__QUEUE_IN_ORDER,
                     "stream() +n/b:2! +n/a:3!"));
    TRY(brings_twice(alloc, true, KIN__QUEUE_DELTA,
                     "stream() +n/a:3! +n/b:2!"));
    TRY(brings_twice(alloc, false, KIN__QUEUE_IN_ORDER,
                     "list(0) watch(10) +n/b:2! +n/a:3!"));
    return brings_twice(alloc, false, KIN__QUEUE_DELTA,
                        "list(0) watch(10) +n/a:1! ~n/a:1>3 +n/b:2!");
}

KIN_TEST(errors_in_the_stream_are_read)
{
    SCENE scene = {0};

    TRY(synced(&scene, alloc, listing));
    assert_int_equal(
        bytes(&scene,
              EVENT("ERROR", "{\"kind\":\"Status\",\"code\":410,\"reason\":"
                             "\"Expired\",\"message\":\"too old\"}")
                  EVENT("ADDED", POD("z", "99"))),
        KIN_ECLOSED);
    LOG(&scene, "cancel told(EGONE)");
    assert_int_equal(stored(&scene), 2);
    /* Nothing that comes later of it counts. */
    assert_int_equal(bytes(&scene, EVENT("ADDED", POD("z", "99"))),
                     KIN_ECLOSED);
    end(&scene);
    LOG(&scene, "");
    return 0;
}

static int refuses(const kin_allocator *alloc, const char *text)
{
    SCENE scene = {0};

    TRY(synced(&scene, alloc, listing));
    assert_int_equal(bytes(&scene, text), KIN_ECLOSED);
    hear(&scene, scene.listener);
    if (strstr(scene.log.ptr, "told(ENOMEM)"))
        return KIN_ENOMEM;
    assert_non_null(strstr(scene.log.ptr, "cancel told("));
    kin__buf_clear(&scene.log);
    scene.now_ns = scene.timer_ns;
    kin__core_tick(scene.core, scene.now_ns);
    LOG(&scene, "list(10)");
    return 0;
}

KIN_TEST(what_cannot_be_read_leads_to_another_list)
{
    TRY(refuses(alloc, "{\"type\":\"ADDED\",\"object\":nonsense}\n"));
    TRY(refuses(alloc, EVENT("ADDED", "null")));
    TRY(refuses(alloc, EVENT("ADDED", "[7]")));
    TRY(refuses(alloc, EVENT("ADDED", "{\"metadata\":{\"name\":\"a\"}}")));
    return refuses(alloc, EVENT("RENAMED", POD("a", "11")));
}

KIN_TEST(objects_of_another_kind_are_dropped)
{
    SCENE scene = {0};

    TRY(synced(&scene, alloc, listing));
    BYTES(&scene, EVENT("ADDED", "{\"kind\":\"Service\",\"metadata\":{\"name\":"
                                 "\"s\",\"resourceVersion\":\"50\"}}"));
    LOG(&scene, "told(EPROTOCOL)");
    assert_int_equal(stored(&scene), 2);
    return 0;
}

/* A kind that is not Kubernetes' own, beside one that is. */
KIN_TEST(objects_of_an_unknown_kind_cannot_be_read)
{
    SCENE scene = {0};
    struct kin__core_opts opts = listing;

    opts.expected.version = KIN__S("v1");
    TRY(synced(&scene, alloc, opts));
    assert_int_equal(bytes(&scene, EVENT("ADDED", "{\"kind\":\"Foo\"}")),
                     KIN_ECLOSED);
    LOG(&scene, "cancel told(EPROTOCOL)");
    return 0;
}

KIN_TEST(a_list_of_another_kind_is_refused)
{
    SCENE scene = {0};
    struct kin__core_opts opts = listing;

    opts.expected.version = KIN__S("v1");
    TRY(scene_init(&scene, alloc, opts));
    int r = bytes(&scene, "{\"kind\":\"ServiceList\",\"metadata\":{\"resource"
                          "Version\":\"10\"},\"items\":[" POD("a", "1") "]}");
    if (r == 0)
        end(&scene);
    LOG(&scene,
        r == 0 ? "list(0) told(EPROTOCOL)" : "list(0) cancel told(EPROTOCOL)");
    assert_int_equal(stored(&scene), 0);
    return 0;
}

KIN_TEST(a_table_is_no_list)
{
    SCENE scene = {0};

    TRY(scene_init(&scene, alloc, listing));
    int r = bytes(&scene, "{\"kind\":\"Table\",\"metadata\":{},\"rows\":[]}");
    if (r == 0)
        end(&scene);
    LOG(&scene,
        r == 0 ? "list(0) told(EPROTOCOL)" : "list(0) cancel told(EPROTOCOL)");
    return 0;
}

/* ---- transform ---- */

static int strip(const kin_object *object, kin_object **ret, void *userdata,
                 kin_error *err)
{
    const kin_allocator *alloc = userdata;
    char text[160];

    if (kin_str_eq(kin_object_name(object), KIN__S("b")))
        return 0;
    snprintf(text, sizeof(text),
             "{\"metadata\":{\"name\":\"%s\",\"namespace\":\"n\","
             "\"resourceVersion\":\"%s\"},\"stripped\":true}",
             kin_str_eq(kin_object_name(object), KIN__S("liar"))
                 ? "other"
                 : kin_object_name(object).ptr,
             kin_object_resource_version(object).ptr);
    return kin_object_parse(alloc, kin_s(text), ret, err);
}

KIN_TEST(objects_are_transformed_before_they_are_stored)
{
    SCENE scene = {0};
    struct kin__core_opts opts = listing;
    bool is_stripped = false;

    opts.transform = strip;
    opts.transform_userdata = (void *)(uintptr_t)alloc;
    TRY(synced(&scene, alloc, opts));
    KIN_AUTO(kin_snapshot) *snap = kin_snapshot_new(
        kin__core_store(scene.core));
    TRY_PTR(snap);
    const kin_object *a = kin_snapshot_get(snap, KIN__S("n/a"));
    const kin_object *b = kin_snapshot_get(snap, KIN__S("n/b"));
    assert_int_equal(
        kin_value_bool(kin_value_get(kin_object_value(a), KIN__S("stripped")),
                       &is_stripped),
        0);
    assert_true(is_stripped);
    assert_int_equal(
        kin_value_bool(kin_value_get(kin_object_value(b), KIN__S("stripped")),
                       &is_stripped),
        KIN_ENOTFOUND);
    /* It may not make another object of it. */
    BYTES(&scene, EVENT("ADDED", POD("liar", "20")));
    LOG(&scene, "told(EINVAL)");
    snap = kin_snapshot_free(snap);
    return 0;
}

/* ---- handlers ---- */

KIN_TEST(who_joins_late_is_told_what_there_is)
{
    SCENE scene = {0};
    struct kin__listener *late = NULL;

    TRY(synced(&scene, alloc, listing));
    TRY(kin__listener_new(&(struct kin__listener_opts){.alloc = alloc}, &late,
                          NULL));
    int r = kin__core_add_listener(scene.core, late, scene.now_ns, NULL);
    if (r == 0)
        r = bytes(&scene, EVENT("MODIFIED", POD("a", "12")));
    if (r == 0)
        hear(&scene, late);
    late = kin__listener_unref(late);
    if (r < 0)
        return KIN_ENOMEM;
    assert_string_equal(scene.log.ptr, "+n/a:1! +n/b:2! ~n/a:1>12");
    return 0;
}

KIN_TEST(resyncs_are_told_to_who_asked)
{
    SCENE scene = {0};
    struct kin__core_opts opts = listing;
    struct kin__listener *often = NULL;

    opts.resync_ns = 10 * KIN__NS_PER_S;
    TRY(synced(&scene, alloc, opts));
    TRY(kin__listener_new(
        &(struct kin__listener_opts){.alloc = alloc,
                                     .resync_ns = 10 * KIN__NS_PER_S},
        &often, NULL));
    int r = kin__core_add_listener(scene.core, often, scene.now_ns, NULL);
    if (r == 0) {
        scene.now_ns = scene.timer_ns;
        kin__core_tick(scene.core, scene.now_ns);
        hear(&scene, often);
    }
    often = kin__listener_unref(often);
    if (r < 0 || strstr(scene.log.ptr, "told("))
        return KIN_ENOMEM;
    assert_string_equal(scene.log.ptr, "+n/a:1! +n/b:2! ~n/a:1>1 ~n/b:2>2");
    kin__buf_clear(&scene.log);
    LOG(&scene, ""); /* the other did not */
    return 0;
}

/* The error ends the stream, and the list that follows at once is not mistaken
 * for it. */
KIN_TEST(another_request_may_begin_within_the_one_that_ends)
{
    SCENE scene = {0};

    TRY(scene_init(&scene, alloc, streaming));
    kin__core_opened(scene.core, scene.now_ns);
    assert_int_equal(bytes(&scene,
                           EVENT("ERROR", "{\"kind\":\"Status\",\"code\":500,"
                                          "\"reason\":\"InternalError\"}")
                               EVENT("ADDED", POD("z", "99"))),
                     KIN_ECLOSED);
    LOG(&scene, "stream() cancel told(ESERVER) list(0)");
    kin__core_opened(scene.core, scene.now_ns);
    BYTES(&scene, LIST("10", POD("a", "1")));
    end(&scene);
    LOG(&scene, "watch(10) +n/a:1!");
    return 0;
}

/* ---- protobuf ---- */

#define PROTO_POD(name, version)                                               \
    "1:{1:'v1' 2:'Pod'} 2:{1:{1:'" name "' 3:'n' 6:'" version "'}}"
#define PROTO_ITEM(name, version) " 2:{1:{1:'" name "' 3:'n' 6:'" version "'}}"
#define PROTO_LIST "1:{1:'v1' 2:'PodList'} 2:{1:{2:'10'}"

static int proto_bytes(struct scene *scene, const struct kin__buf *buf)
{
    int r = kin__core_bytes(scene->core, kin__buf_str(buf), scene->now_ns);

    return r < 0 && strstr(scene->log.ptr, "told(ENOMEM)") ? KIN_ENOMEM : r;
}

static int proto_synced(struct scene *scene, const kin_allocator *alloc)
{
    KIN__AUTO_BUF list;

    kin__buf_init(&list, alloc, 1 << 20);
    TRY(scene_init(scene, alloc, listing));
    kin__core_opened(scene->core, scene->now_ns);
    kin__core_expect_protobuf(scene->core);
    TRY(put_envelope(&list,
                     PROTO_LIST PROTO_ITEM("a", "1") PROTO_ITEM("b", "2") "}"));
    TRY(proto_bytes(scene, &list));
    end(scene);
    LOG(scene, "list(0) watch(10) +n/a:1! +n/b:2!");
    kin__core_opened(scene->core, scene->now_ns);
    return 0;
}

KIN_TEST(follows_protobuf)
{
    SCENE scene = {0};
    KIN__AUTO_BUF events;

    kin__buf_init(&events, alloc, 1 << 20);
    TRY(proto_synced(&scene, alloc));
    kin__core_expect_protobuf(scene.core);
    TRY(put_event(&events, "ADDED", PROTO_POD("c", "11")));
    TRY(put_event(&events, "MODIFIED", PROTO_POD("a", "12")));
    TRY(put_event(&events, "DELETED", PROTO_POD("b", "13")));
    TRY(proto_bytes(&scene, &events));
    LOG(&scene, "+n/c:11 ~n/a:1>12 -n/b:13");
    /* The next answer is JSON unless it is said again. */
    end(&scene);
    kin__core_opened(scene.core, scene.now_ns);
    BYTES(&scene, EVENT("ADDED", POD("d", "14")));
    LOG(&scene, "watch(13) +n/d:14");
    return 0;
}

/* What came before the unknown counts, and the next watch goes on behind it. */
KIN_TEST(a_watch_of_unknown_protobuf_goes_on_with_json)
{
    SCENE scene = {0};
    KIN__AUTO_BUF events;

    kin__buf_init(&events, alloc, 1 << 20);
    TRY(proto_synced(&scene, alloc));
    kin__core_expect_protobuf(scene.core);
    TRY(put_event(&events, "ADDED", PROTO_POD("c", "11")));
    TRY(put_event(&events, "ADDED", "1:{1:'v1' 2:'Pod'} 2:{77:'x'}"));
    TRY_FAIL(proto_bytes(&scene, &events), KIN_ECLOSED);
    LOG(&scene, "cancel wire(EUNSUPPORTED) watch(11) +n/c:11");
    kin__core_opened(scene.core, scene.now_ns);
    BYTES(&scene, EVENT("ADDED", POD("d", "12")));
    LOG(&scene, "+n/d:12");
    return 0;
}

KIN_TEST(a_list_of_unknown_protobuf_is_asked_for_again)
{
    SCENE scene = {0};
    KIN__AUTO_BUF list;

    kin__buf_init(&list, alloc, 1 << 20);
    TRY(scene_init(&scene, alloc, listing));
    kin__core_opened(scene.core, scene.now_ns);
    kin__core_expect_protobuf(scene.core);
    TRY(put_envelope(&list, PROTO_LIST PROTO_ITEM("a", "1") " 2:{77:'x'}}"));
    TRY_FAIL(proto_bytes(&scene, &list), KIN_ECLOSED);
    assert_int_equal(stored(&scene), 0);
    LOG(&scene, "list(0) cancel wire(EUNSUPPORTED) told(EUNSUPPORTED)");
    scene.now_ns = scene.timer_ns;
    kin__core_tick(scene.core, scene.now_ns);
    kin__core_opened(scene.core, scene.now_ns);
    BYTES(&scene, LIST("10", POD("a", "1")));
    end(&scene);
    LOG(&scene, "list(0) watch(10) +n/a:1!");
    return 0;
}

KIN_TEST(a_list_of_protobuf_must_be_whole)
{
    SCENE scene = {0};
    KIN__AUTO_BUF list;

    kin__buf_init(&list, alloc, 1 << 20);
    TRY(scene_init(&scene, alloc, listing));
    kin__core_opened(scene.core, scene.now_ns);
    kin__core_expect_protobuf(scene.core);
    TRY(put_envelope(&list, PROTO_LIST PROTO_ITEM("a", "1") "}"));
    list.len--;
    TRY(proto_bytes(&scene, &list));
    end(&scene);
    LOG(&scene, "list(0) told(EPARSE)");
    assert_int_equal(stored(&scene), 0);
    return 0;
}

KIN_TEST(stop_ends_it)
{
    SCENE scene = {0};

    TRY(synced(&scene, alloc, listing));
    kin__core_stop(scene.core);
    assert_int_equal(bytes(&scene, EVENT("ADDED", POD("z", "99"))),
                     KIN_ECLOSED);
    LOG(&scene, "cancel");
    assert_int_equal(stored(&scene), 2);
    return 0;
}

KIN_TEST_MAIN(
    KIN_TEST_ENTRY(follows_a_list_and_a_watch),
    KIN_TEST_ENTRY(readers_see_a_list_only_when_it_is_whole),
    KIN_TEST_ENTRY(a_list_that_is_cut_changes_nothing),
    KIN_TEST_ENTRY(a_relist_tells_what_is_gone_then_the_list),
    KIN_TEST_ENTRY(an_unchanged_object_can_be_left_out),
    KIN_TEST_ENTRY(by_key_the_list_comes_first_and_then_what_is_gone),
    KIN_TEST_ENTRY(a_stream_is_published_at_its_end_mark),
    KIN_TEST_ENTRY(of_what_comes_twice_the_last_counts),
    KIN_TEST_ENTRY(errors_in_the_stream_are_read),
    KIN_TEST_ENTRY(what_cannot_be_read_leads_to_another_list),
    KIN_TEST_ENTRY(objects_of_another_kind_are_dropped),
    KIN_TEST_ENTRY(objects_of_an_unknown_kind_cannot_be_read),
    KIN_TEST_ENTRY(a_list_of_another_kind_is_refused),
    KIN_TEST_ENTRY(a_table_is_no_list),
    KIN_TEST_ENTRY(objects_are_transformed_before_they_are_stored),
    KIN_TEST_ENTRY(who_joins_late_is_told_what_there_is),
    KIN_TEST_ENTRY(resyncs_are_told_to_who_asked),
    KIN_TEST_ENTRY(another_request_may_begin_within_the_one_that_ends),
    KIN_TEST_ENTRY(follows_protobuf),
    KIN_TEST_ENTRY(a_watch_of_unknown_protobuf_goes_on_with_json),
    KIN_TEST_ENTRY(a_list_of_unknown_protobuf_is_asked_for_again),
    KIN_TEST_ENTRY(a_list_of_protobuf_must_be_whole),
    KIN_TEST_ENTRY(stop_ends_it))
