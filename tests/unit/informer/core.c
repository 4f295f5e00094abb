/* SPDX-License-Identifier: Apache-2.0 */
#include "informer/core.h"

#include <kin/edit.h>
#include <kin/json.h>

#include "core_scene.h"
#include "kin_test_proto.h"

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

/* There is no connection, and at the time of the next attempt none either. */
static int lose_connection(struct scene *scene, unsigned attempt)
{
    kin__core_ended(scene->core, KIN__END_UNREACHABLE,
                    &(kin_error){.code = KIN_ECONNECT}, scene->now_ns);
    LOG(scene, "told(ECONNECT)");
    assert_int_equal(scene->attempt, attempt);
    assert_true(scene->timer_ns > scene->now_ns);
    scene->now_ns = scene->timer_ns;
    kin__core_tick(scene->core, scene->now_ns);
    LOG(scene, "watch(10)");
    return 0;
}

static int last_error(const struct scene *scene)
{
    kin_error err = KIN_ERROR_INIT;

    kin__reflector_error(kin__core_reflector(scene->core), &err);
    return err.code;
}

KIN_TEST(a_watch_that_opens_ends_a_row_of_failures)
{
    SCENE scene = {0};

    TRY(synced(&scene, alloc, listing));
    scene.now_ns += 60 * KIN__NS_PER_S;
    end(&scene);
    LOG(&scene, "watch(10)");
    TRY(lose_connection(&scene, 1));
    TRY(lose_connection(&scene, 2));
    assert_int_equal(last_error(&scene), KIN_ECONNECT);
    kin__core_opened(scene.core, scene.now_ns);
    assert_int_equal(last_error(&scene), 0);
    scene.now_ns += 60 * KIN__NS_PER_S;
    end(&scene);
    LOG(&scene, "watch(10)");
    return lose_connection(&scene, 1);
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

    opts.queue = KIN_QUEUE_DELTA;
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
                        kin_queue_kind queue, const char *expected)
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
    TRY(brings_twice(alloc, true, KIN_QUEUE_IN_ORDER,
                     "stream() +n/b:2! +n/a:3!"));
    TRY(brings_twice(alloc, true, KIN_QUEUE_DELTA, "stream() +n/a:3! +n/b:2!"));
    TRY(brings_twice(alloc, false, KIN_QUEUE_IN_ORDER,
                     "list(0) watch(10) +n/b:2! +n/a:3!"));
    return brings_twice(alloc, false, KIN_QUEUE_DELTA,
                        "list(0) watch(10) +n/a:1! ~n/a:1>3 +n/b:2!");
}

static int deletes_what_came_twice(const kin_allocator *alloc,
                                   kin_queue_kind queue)
{
    SCENE scene = {0};
    struct kin__core_opts opts = streaming;

    opts.queue = queue;
    TRY(scene_init(&scene, alloc, opts));
    kin__core_opened(scene.core, scene.now_ns);
    BYTES(&scene,
          EVENT("ADDED", POD("a", "1")) EVENT("ADDED", POD("b", "2"))
              EVENT("ADDED", POD("a", "3")) EVENT("DELETED", POD("a", "4")));
    BYTES(&scene,
          EVENT("ADDED", POD("c", "5")) EVENT("ADDED", POD("c", "6"))
              EVENT("DELETED", POD("c", "7")) EVENT("BOOKMARK", MARK("10")));
    LOG(&scene, "stream() +n/b:2!");
    assert_int_equal(stored(&scene), 1);
    return 0;
}

KIN_TEST(of_what_came_twice_a_deletion_leaves_nothing)
{
    TRY(deletes_what_came_twice(alloc, KIN_QUEUE_IN_ORDER));
    return deletes_what_came_twice(alloc, KIN_QUEUE_DELTA);
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
    TRY(refuses(alloc, EVENT("", POD("a", "11"))));
    return refuses(alloc, EVENT("RENAMED", POD("a", "11")));
}

#define NOTED(name, version, text)                                             \
    "{\"kind\":\"Pod\",\"metadata\":{\"name\":\"" name                         \
    "\",\"namespace\":\"n\",\"resourceVersion\":\"" version                    \
    "\",\"annotations\":{\"" text "\":\"" text "\"}}}"

/* One object of many must not keep all the others away. */
KIN_TEST(what_is_no_utf8_is_mended)
{
    static const char mended[] = "a\xef\xbf\xbd(\xef\xbf\xbd";
    SCENE scene = {0};

    TRY(scene_init(&scene, alloc, listing));
    BYTES(&scene, LIST("10", NOTED("a", "1", "a\xc3(\xff")));
    end(&scene);
    kin__core_opened(scene.core, scene.now_ns);
    BYTES(&scene, EVENT("MODIFIED", NOTED("a", "11", "a\xc3(\xff"))
                      EVENT("ADDED", NOTED("b", "12", "a\xc3(\xff")));
    LOG(&scene, "list(0) watch(10) +n/a:1! ~n/a:1>11 +n/b:12");
    KIN_AUTO(kin_snapshot) *snap = kin_snapshot_new(
        kin__core_store(scene.core));
    TRY_PTR(snap);
    for (int i = 0; i < 2; i++) {
        const kin_object *object = kin_snapshot_get(
            snap, kin_s(i == 0 ? "n/a" : "n/b"));
        assert_non_null(object);
        kin_value notes = kin_object_annotations(object);
        assert_str_equal(kin_value_str(kin_value_get(notes, kin_s(mended))),
                         mended);
    }
    return 0;
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

static int strip(const kin_object *object, kin_object **ret, kin_error *err,
                 void *userdata)
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
             kin_str_eq(kin_object_name(object), KIN__S("newer"))
                 ? "99"
                 : kin_object_resource_version(object).ptr);
    return kin_object_parse(alloc, kin_s(text), ret, err);
}

KIN_TEST(objects_are_transformed_before_they_are_stored)
{
    SCENE scene = {0};
    struct kin__core_opts opts = listing;
    bool is_stripped = false;

    opts.transform = strip;
    opts.userdata = (void *)(uintptr_t)alloc;
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

KIN_TEST(a_transform_may_not_change_the_version)
{
    SCENE scene = {0};
    struct kin__core_opts opts = listing;

    opts.transform = strip;
    opts.userdata = (void *)(uintptr_t)alloc;
    TRY(synced(&scene, alloc, opts));
    BYTES(&scene, EVENT("ADDED", POD("newer", "20")));
    LOG(&scene, "told(EINVAL)");
    assert_int_equal(stored(&scene), 2);
    return 0;
}

/* An object that cannot be stored is isolated, and the watch goes on behind it:
 * its version is known even though nothing of it is left. */
KIN_TEST(what_cannot_be_stored_moves_the_version)
{
#define ODD_POD(version)                                                       \
    "{\"kind\":\"Pod\",\"apiVersion\":\"v1\",\"metadata\":{\"name\":\"odd\","  \
    "\"namespace\":5,\"resourceVersion\":\"" version "\"}}"
    static const char *const events[] = {
        EVENT("ADDED", ODD_POD("1000000000020")),
        EVENT("DELETED", ODD_POD("1000000000021")),
    };
    static const char *const versions[] = {"1000000000020", "1000000000021"};
    struct kin__core_opts kinds[] = {listing, listing, listing};

    kinds[1].queue = KIN_QUEUE_DELTA;
    kinds[2].transform = strip;
    kinds[2].userdata = (void *)(uintptr_t)alloc;
    for (size_t i = 0; i < sizeof(kinds) / sizeof(kinds[0]); i++) {
        SCENE scene = {0};
        TRY(synced(&scene, alloc, kinds[i]));
        for (size_t k = 0; k < sizeof(events) / sizeof(events[0]); k++) {
            BYTES(&scene, events[k]);
            LOG(&scene, k == 0 ? "told(EINVAL)" : "");
            const struct kin__isolated *set = kin__core_isolated(scene.core);
            if (set->lost > 0)
                return KIN_ENOMEM; /* the record, not the count */
            assert_int_equal(kin__isolated_count(set), k == 0);
            kin_str version = kin__reflector_version(
                kin__core_reflector(scene.core));
            assert_string_equal(version.ptr, versions[k]);
        }
    }
#undef ODD_POD
    return 0;
}

/* Adds a field, and takes one away from "b". */
static int mark(const kin_object *object, kin_object **ret, kin_error *err,
                void *userdata)
{
    const kin_allocator *alloc = userdata;
    bool is_b = kin_str_eq(kin_object_name(object), KIN__S("b"));
    KIN_AUTO(kin_edit) *edit = NULL;
    KIN_AUTO(kin_document) *doc = NULL;
    int r = kin_edit_new(alloc, kin_object_value(object), &edit, err);

    if (r < 0)
        return r;
    (void)kin_edit_set_int(
        edit, kin_edit_member(edit, kin_edit_root(), KIN__S("seen")), 1);
    if (is_b)
        (void)kin_edit_remove(
            edit, kin_edit_member(edit, kin_edit_root(), KIN__S("kind")));
    r = kin_edit_finish(edit, &doc, err);
    return r < 0 ? r : kin_object_new(doc, ret, err);
}

/* Whether the objects of a core are partial. */
static int is_partial(struct scene *scene, const char *key, bool *ret)
{
    KIN_AUTO(kin_snapshot) *snap = kin_snapshot_new(
        kin__core_store(scene->core));

    TRY_PTR(snap);
    const kin_object *object = kin_snapshot_get(snap, kin_s(key));
    assert_non_null(object);
    *ret = kin_object_is_partial(object);
    return 0;
}

KIN_TEST(objects_are_partial_once_a_transform_has_taken_something)
{
    SCENE scene = {0};
    struct kin__core_opts opts = listing;
    bool answer = true;

    opts.transform = mark;
    opts.userdata = (void *)(uintptr_t)alloc;
    TRY(scene_init(&scene, alloc, opts));
    kin__core_opened(scene.core, scene.now_ns);
    BYTES(&scene, LIST("10", POD("a", "1")));
    end(&scene);
    LOG(&scene, "list(0) watch(10) +n/a:1!");
    TRY(is_partial(&scene, "n/a", &answer));
    assert_false(answer);
    kin__core_opened(scene.core, scene.now_ns);
    BYTES(&scene, EVENT("ADDED", POD("b", "11")));
    LOG(&scene, "+n/b:11");
    TRY(is_partial(&scene, "n/b", &answer));
    assert_true(answer);
    return 0;
}

/* Takes the managedFields away. */
static int unmanage(const kin_object *object, kin_object **ret, kin_error *err,
                    void *userdata)
{
    const kin_allocator *alloc = userdata;
    KIN_AUTO(kin_edit) *edit = NULL;
    KIN_AUTO(kin_document) *doc = NULL;
    int r = kin_edit_new(alloc, kin_object_value(object), &edit, err);

    if (r < 0)
        return r;
    (void)kin_edit_remove(edit,
                          kin_edit_member(edit,
                                          kin_edit_member(edit, kin_edit_root(),
                                                          KIN__S("metadata")),
                                          KIN__S("managedFields")));
    r = kin_edit_finish(edit, &doc, err);
    return r < 0 ? r : kin_object_new(doc, ret, err);
}

KIN_TEST(objects_without_managed_fields_are_not_partial)
{
    SCENE scene = {0};
    struct kin__core_opts opts = listing;
    bool answer = true;

    opts.transform = unmanage;
    opts.userdata = (void *)(uintptr_t)alloc;
    TRY(scene_init(&scene, alloc, opts));
    kin__core_opened(scene.core, scene.now_ns);
    BYTES(&scene,
          LIST("10", "{\"metadata\":{\"name\":\"a\",\"namespace\":\"n\","
                     "\"resourceVersion\":\"1\",\"managedFields\":[1]}}"));
    end(&scene);
    LOG(&scene, "list(0) watch(10) +n/a:1!");
    TRY(is_partial(&scene, "n/a", &answer));
    assert_false(answer);
    return 0;
}

/* ---- age ---- */

KIN_TEST(events_bookmarks_and_lists_confirm_the_copy)
{
    SCENE scene = {0};
    struct kin__core_opts opts = listing;

    opts.resync_ns = 30 * KIN__NS_PER_S;
    TRY(scene_init(&scene, alloc, opts));
    assert_int_equal(kin__core_confirmed_ns(scene.core), -1);
    kin__core_opened(scene.core, scene.now_ns);
    BYTES(&scene, LIST("10", POD("a", "1")));
    assert_int_equal(kin__core_confirmed_ns(scene.core), -1);
    scene.now_ns += KIN__NS_PER_S;
    end(&scene);
    LOG(&scene, "list(0) watch(10) +n/a:1!");
    assert_int_equal(kin__core_confirmed_ns(scene.core), scene.now_ns);
    scene.now_ns += KIN__NS_PER_S;
    kin__core_opened(scene.core, scene.now_ns);
    BYTES(&scene, EVENT("MODIFIED", POD("a", "11")));
    assert_int_equal(kin__core_confirmed_ns(scene.core), scene.now_ns);
    scene.now_ns += KIN__NS_PER_S;
    BYTES(&scene, EVENT("BOOKMARK", POD("", "12")));
    assert_int_equal(kin__core_confirmed_ns(scene.core), scene.now_ns);
    scene.now_ns += KIN__NS_PER_S;
    BYTES(&scene, EVENT("DELETED", POD("a", "13")));
    assert_int_equal(kin__core_confirmed_ns(scene.core), scene.now_ns);
    /* What the informer does by itself confirms nothing. */
    int64_t last_ns = scene.now_ns;
    scene.now_ns += 60 * KIN__NS_PER_S;
    kin__core_tick(scene.core, scene.now_ns);
    assert_int_equal(kin__core_confirmed_ns(scene.core), last_ns);
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

/* ---- several for one store ---- */

#define POD_IN(ns, name, version)                                              \
    "{\"kind\":\"Pod\",\"metadata\":{\"name\":\"" name                         \
    "\",\"namespace\":\"" ns "\",\"resourceVersion\":\"" version "\"}}"

static void core_done(struct kin__core **core)
{
    *core = kin__core_free(*core);
}

static int shares(const kin_allocator *alloc, kin_queue_kind queue)
{
    SCENE scene = {0};
    __attribute__((cleanup(core_done))) struct kin__core *other = NULL;
    struct kin__core_opts opts = listing;

    opts.queue = queue;
    opts.ns = kin_s("n");
    TRY(scene_init(&scene, alloc, opts));
    opts.alloc = alloc;
    opts.ops = scene_ops(&scene);
    opts.first = scene.core;
    opts.ns = kin_s("m");
    TRY(kin__core_new(&opts, &other, NULL));
    kin__core_start(other, scene.now_ns);
    BYTES(&scene, LIST("10", POD("a", "1")));
    end(&scene);
    LOG(&scene, "list(0) list(0) watch(10) +n/a:1!");
    assert_false(kin__core_has_synced(scene.core));
    assert_true(kin__core_has_list(scene.core));
    int r = kin__core_bytes(other, kin_s(LIST("12", POD_IN("m", "a", "2"))),
                            scene.now_ns);
    (void)r; /* the log tells */
    kin__core_ended(other, KIN__END_WHOLE, NULL, scene.now_ns);
    LOG(&scene, "watch(12) +m/a:2!");
    assert_int_equal(scene.syncs, 1);
    assert_true(kin__core_has_synced(other));
    /* Another list of the first: only its own objects go. */
    kin__core_ended(scene.core, KIN__END_WHOLE, NULL, scene.now_ns);
    scene.now_ns += 60 * KIN__NS_PER_S;
    kin__core_tick(scene.core, scene.now_ns);
    BYTES(&scene, LIST("20", POD("b", "15")));
    end(&scene);
    LOG(&scene, queue == KIN_QUEUE_DELTA
                    ? "told(ECLOSED) list(10) watch(20) +n/b:15 -n/a:1?"
                    : "told(ECLOSED) list(10) watch(20) -n/a:1? +n/b:15");
    assert_int_equal(stored(&scene), 2);
    /* What is not of the namespace is dropped, and told. */
    BYTES(&scene, EVENT("ADDED", POD_IN("m", "x", "21")));
    LOG(&scene, "told(EPROTOCOL)");
    assert_int_equal(stored(&scene), 2);
    return 0;
}

KIN_TEST(cores_can_share_a_store)
{
    TRY(shares(alloc, KIN_QUEUE_IN_ORDER));
    return shares(alloc, KIN_QUEUE_DELTA);
}

/* Handlers are due once, for the objects of all. */
static int resyncs_all(const kin_allocator *alloc, kin_queue_kind queue)
{
    SCENE scene = {0};
    __attribute__((cleanup(core_done))) struct kin__core *other = NULL;
    struct kin__core_opts opts = listing;

    opts.queue = queue;
    opts.resync_ns = 10 * KIN__NS_PER_S;
    opts.ns = kin_s("n");
    TRY(scene_init(&scene, alloc, opts));
    scene.listener->opts.resync_ns = opts.resync_ns;
    opts.alloc = alloc;
    opts.ops = scene_ops(&scene);
    opts.first = scene.core;
    opts.ns = kin_s("m");
    TRY(kin__core_new(&opts, &other, NULL));
    kin__core_start(other, scene.now_ns);
    BYTES(&scene, LIST("10", POD("a", "1")));
    end(&scene);
    int r = kin__core_bytes(other, kin_s(LIST("12", POD_IN("m", "a", "2"))),
                            scene.now_ns);
    (void)r; /* the log tells */
    kin__core_ended(other, KIN__END_WHOLE, NULL, scene.now_ns);
    LOG(&scene, "list(0) list(0) watch(10) watch(12) +n/a:1! +m/a:2!");
    scene.now_ns += opts.resync_ns;
    kin__core_tick(other, scene.now_ns);
    LOG(&scene, "~n/a:1>1 ~m/a:2>2");
    kin__core_tick(scene.core, scene.now_ns);
    LOG(&scene, ""); /* not twice */
    return 0;
}

KIN_TEST(a_resync_of_one_core_tells_of_all)
{
    TRY(resyncs_all(alloc, KIN_QUEUE_IN_ORDER));
    return resyncs_all(alloc, KIN_QUEUE_DELTA);
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

/* What came before the unknown counts, and the next watch goes on behind
 * it. */
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

#define UID_POD(name, uid, version)                                            \
    "{\"kind\":\"Pod\",\"metadata\":{\"name\":\"" name                         \
    "\",\"namespace\":\"n\",\"uid\":\"" uid                                    \
    "\",\"resourceVersion\":\"" version "\"}}"

/* Guarantee F of informers. */
static int replaces(const kin_allocator *alloc, bool splits_replaced,
                    kin_queue_kind queue, const char *in_watch,
                    const char *in_list)
{
    SCENE scene = {0};
    struct kin__core_opts opts = listing;

    opts.splits_replaced = splits_replaced;
    opts.queue = queue;
    TRY(scene_init(&scene, alloc, opts));
    BYTES(&scene, LIST("10", UID_POD("a", "u1", "1")));
    end(&scene);
    LOG(&scene, "list(0) watch(10) +n/a:1!");
    kin__core_opened(scene.core, scene.now_ns);
    BYTES(&scene, EVENT("MODIFIED", UID_POD("a", "u1", "11"))
                      EVENT("ADDED", UID_POD("a", "u2", "12")));
    LOG(&scene, in_watch);
    kin__core_ended(scene.core, KIN__END_REFUSED,
                    &(kin_error){.code = KIN_EGONE, .http_status = 410},
                    scene.now_ns);
    LOG(&scene, "told(EGONE)");
    scene.now_ns = scene.timer_ns;
    kin__core_tick(scene.core, scene.now_ns);
    BYTES(&scene, LIST("20", UID_POD("a", "u3", "13")));
    end(&scene);
    LOG(&scene, in_list);
    assert_int_equal(stored(&scene), 1);
    return 0;
}

KIN_TEST(a_replaced_object_is_an_update_or_split)
{
    for (int i = 0; i < 2; i++) {
        kin_queue_kind queue = i == 0 ? KIN_QUEUE_IN_ORDER : KIN_QUEUE_DELTA;
        TRY(replaces(alloc, /* splits_replaced= */ false, queue,
                     "~n/a:1>11 ~n/a:11>12", "list(12) watch(20) ~n/a:12>13"));
        TRY(replaces(alloc, /* splits_replaced= */ true, queue,
                     "~n/a:1>11 -n/a:11? +n/a:12",
                     "list(12) watch(20) -n/a:12? +n/a:13"));
    }
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
    KIN_TEST_ENTRY(a_watch_that_opens_ends_a_row_of_failures),
    KIN_TEST_ENTRY(a_relist_tells_what_is_gone_then_the_list),
    KIN_TEST_ENTRY(an_unchanged_object_can_be_left_out),
    KIN_TEST_ENTRY(by_key_the_list_comes_first_and_then_what_is_gone),
    KIN_TEST_ENTRY(a_stream_is_published_at_its_end_mark),
    KIN_TEST_ENTRY(of_what_comes_twice_the_last_counts),
    KIN_TEST_ENTRY(of_what_came_twice_a_deletion_leaves_nothing),
    KIN_TEST_ENTRY(errors_in_the_stream_are_read),
    KIN_TEST_ENTRY(what_cannot_be_read_leads_to_another_list),
    KIN_TEST_ENTRY(what_is_no_utf8_is_mended),
    KIN_TEST_ENTRY(objects_of_another_kind_are_dropped),
    KIN_TEST_ENTRY(objects_of_an_unknown_kind_cannot_be_read),
    KIN_TEST_ENTRY(a_list_of_another_kind_is_refused),
    KIN_TEST_ENTRY(a_table_is_no_list),
    KIN_TEST_ENTRY(objects_are_transformed_before_they_are_stored),
    KIN_TEST_ENTRY(a_transform_may_not_change_the_version),
    KIN_TEST_ENTRY(what_cannot_be_stored_moves_the_version),
    KIN_TEST_ENTRY(objects_are_partial_once_a_transform_has_taken_something),
    KIN_TEST_ENTRY(objects_without_managed_fields_are_not_partial),
    KIN_TEST_ENTRY(events_bookmarks_and_lists_confirm_the_copy),
    KIN_TEST_ENTRY(who_joins_late_is_told_what_there_is),
    KIN_TEST_ENTRY(resyncs_are_told_to_who_asked),
    KIN_TEST_ENTRY(another_request_may_begin_within_the_one_that_ends),
    KIN_TEST_ENTRY(cores_can_share_a_store),
    KIN_TEST_ENTRY(a_resync_of_one_core_tells_of_all),
    KIN_TEST_ENTRY(follows_protobuf),
    KIN_TEST_ENTRY(a_watch_of_unknown_protobuf_goes_on_with_json),
    KIN_TEST_ENTRY(a_list_of_unknown_protobuf_is_asked_for_again),
    KIN_TEST_ENTRY(a_list_of_protobuf_must_be_whole),
    KIN_TEST_ENTRY(a_replaced_object_is_an_update_or_split),
    KIN_TEST_ENTRY(stop_ends_it))
