/* SPDX-License-Identifier: Apache-2.0 */
#include "informer/core.h"

#include <kin/edit.h>
#include <kin/json.h>

#include "core_fixture.h"
#include "kin_test_proto.h"

/* ---- events ---- */

KIN_TEST(follows_a_list_and_a_watch)
{
    FIXTURE fixture = {0};

    TRY(synced(&fixture, alloc, listing));
    BYTES(&fixture,
          EVENT("ADDED", POD("c", "11")) EVENT("MODIFIED", POD("a", "12"))
              EVENT("DELETED", POD("b", "13")));
    LOG(&fixture, "+n/c:11 ~n/a:1>12 -n/b:13");
    assert_int_equal(stored(&fixture), 2);
    /* ADDED of a cached object is an update; MODIFIED of an unknown one is an
     * add; a deletion is always delivered. */
    BYTES(&fixture,
          EVENT("ADDED", POD("a", "14")) EVENT("MODIFIED", POD("x", "15"))
              EVENT("DELETED", POD("y", "16")));
    LOG(&fixture, "~n/a:12>14 +n/x:15 -n/y:16");
    return 0;
}

KIN_TEST(readers_see_a_list_only_when_it_is_whole)
{
    FIXTURE fixture = {0};

    TRY(fixture_init(&fixture, alloc, listing));
    BYTES(&fixture,
          "{\"metadata\":{\"resourceVersion\":\"10\"},\"items\":[" POD(
              "a", "1") "," POD("b", "2"));
    assert_int_equal(stored(&fixture), 0);
    BYTES(&fixture, "]}");
    assert_int_equal(stored(&fixture), 0);
    end(&fixture);
    LOG(&fixture, "list(0) watch(10) +n/a:1! +n/b:2!");
    assert_int_equal(stored(&fixture), 2);
    return 0;
}

KIN_TEST(a_truncated_list_changes_nothing)
{
    FIXTURE fixture = {0};

    TRY(synced(&fixture, alloc, listing));
    kin__core_ended(fixture.core, KIN__END_REFUSED,
                    &(kin_error){.code = KIN_ESERVER}, fixture.now_ns);
    fixture.now_ns = fixture.timer_ns;
    kin__core_tick(fixture.core, fixture.now_ns);
    BYTES(&fixture, "{\"items\":[" POD("z", "20") ",{\"metadata\":");
    end(&fixture);
    LOG(&fixture, "failed(ESERVER) list(10) failed(EPARSE)");
    assert_int_equal(stored(&fixture), 2);
    return 0;
}

/* Fails the watch for lack of a connection and starts the next attempt. */
static int lose_connection(struct fixture *fixture, unsigned attempt)
{
    kin__core_ended(fixture->core, KIN__END_UNREACHABLE,
                    &(kin_error){.code = KIN_ECONNECT}, fixture->now_ns);
    LOG(fixture, "failed(ECONNECT)");
    assert_int_equal(fixture->attempt, attempt);
    assert_true(fixture->timer_ns > fixture->now_ns);
    fixture->now_ns = fixture->timer_ns;
    kin__core_tick(fixture->core, fixture->now_ns);
    LOG(fixture, "watch(10)");
    return 0;
}

static int last_error(const struct fixture *fixture)
{
    kin_error err = KIN_ERROR_INIT;

    kin__reflector_error(kin__core_reflector(fixture->core), &err);
    return err.code;
}

KIN_TEST(a_watch_that_opens_resets_the_failure_count)
{
    FIXTURE fixture = {0};

    TRY(synced(&fixture, alloc, listing));
    fixture.now_ns += 60 * KIN__NS_PER_S;
    end(&fixture);
    LOG(&fixture, "watch(10)");
    TRY(lose_connection(&fixture, 1));
    TRY(lose_connection(&fixture, 2));
    assert_int_equal(last_error(&fixture), KIN_ECONNECT);
    kin__core_opened(fixture.core, fixture.now_ns);
    assert_int_equal(last_error(&fixture), 0);
    fixture.now_ns += 60 * KIN__NS_PER_S;
    end(&fixture);
    LOG(&fixture, "watch(10)");
    return lose_connection(&fixture, 1);
}

KIN_TEST(a_relist_delivers_deletes_then_the_list)
{
    FIXTURE fixture = {0};

    TRY(synced(&fixture, alloc, listing));
    kin__core_ended(fixture.core, KIN__END_REFUSED,
                    &(kin_error){.code = KIN_ESERVER}, fixture.now_ns);
    fixture.now_ns = fixture.timer_ns;
    kin__core_tick(fixture.core, fixture.now_ns);
    /* b is unchanged, a is gone, c is new; b is delivered as an update anyway,
     * as in client-go. */
    BYTES(&fixture, LIST("20", POD("c", "15") "," POD("b", "2")));
    end(&fixture);
    LOG(&fixture,
        "failed(ESERVER) list(10) watch(20) -n/a:1? +n/c:15 ~n/b:2>2");
    assert_int_equal(fixture.syncs, 1);
    return 0;
}

KIN_TEST(unchanged_objects_can_be_skipped)
{
    FIXTURE fixture = {0};
    struct kin__core_opts opts = listing;

    opts.is_silent_on_same = true;
    TRY(synced(&fixture, alloc, opts));
    kin__core_ended(fixture.core, KIN__END_REFUSED,
                    &(kin_error){.code = KIN_ESERVER}, fixture.now_ns);
    fixture.now_ns = fixture.timer_ns;
    kin__core_tick(fixture.core, fixture.now_ns);
    BYTES(&fixture, LIST("20", POD("a", "1") "," POD("b", "3")));
    end(&fixture);
    LOG(&fixture, "failed(ESERVER) list(10) watch(20) ~n/b:2>3");
    return 0;
}

/* Keys of custom resources are sorted, so those of the kind may be anywhere. */
#define SORTED(name, version)                                                  \
    "{\"allow\":true,\"apiVersion\":\"v1\",\"data\":{\"text\":\"long enough "  \
    "to be a value of its own in this object: " name "\"},\"kind\":\"Pod\","   \
    "\"metadata\":{\"name\":\"" name                                           \
    "\",\"namespace\":\"n\",\"resourceVersion\":\"" version "\"}}"

KIN_TEST(a_silent_relist_compares_sorted_members)
{
    FIXTURE fixture = {0};
    struct kin__core_opts opts = listing;

    opts.is_silent_on_same = true;
    TRY(fixture_init(&fixture, alloc, opts));
    kin__core_opened(fixture.core, fixture.now_ns);
    BYTES(&fixture, LIST("10", SORTED("a", "1") "," SORTED("b", "2")));
    end(&fixture);
    LOG(&fixture, "list(0) watch(10) +n/a:1! +n/b:2!");
    kin__core_opened(fixture.core, fixture.now_ns);
    BYTES(&fixture, EVENT("MODIFIED", SORTED("b", "3")));
    LOG(&fixture, "~n/b:2>3");
    kin__core_ended(fixture.core, KIN__END_REFUSED,
                    &(kin_error){.code = KIN_ESERVER}, fixture.now_ns);
    fixture.now_ns = fixture.timer_ns;
    kin__core_tick(fixture.core, fixture.now_ns);
    BYTES(&fixture, LIST("20", SORTED("a", "1") "," SORTED("b", "3")));
    end(&fixture);
    LOG(&fixture, "failed(ESERVER) list(3) watch(20)");
    return 0;
}

KIN_TEST(a_delta_queue_delivers_the_list_first)
{
    FIXTURE fixture = {0};
    struct kin__core_opts opts = listing;

    opts.queue = KIN_QUEUE_DELTA;
    TRY(synced(&fixture, alloc, opts));
    kin__core_ended(fixture.core, KIN__END_REFUSED,
                    &(kin_error){.code = KIN_ESERVER}, fixture.now_ns);
    fixture.now_ns = fixture.timer_ns;
    kin__core_tick(fixture.core, fixture.now_ns);
    BYTES(&fixture, LIST("20", POD("c", "15") "," POD("b", "2")));
    end(&fixture);
    LOG(&fixture,
        "failed(ESERVER) list(10) watch(20) +n/c:15 ~n/b:2>2 -n/a:1?");
    kin__core_opened(fixture.core, fixture.now_ns);
    /* And a delete of an unknown object is not delivered. */
    BYTES(&fixture,
          EVENT("DELETED", POD("y", "16")) EVENT("DELETED", POD("c", "17")));
    LOG(&fixture, "-n/c:17");
    return 0;
}

/* ---- streams ---- */

KIN_TEST(a_stream_is_published_at_its_end_mark)
{
    FIXTURE fixture = {0};

    TRY(fixture_init(&fixture, alloc, streaming));
    kin__core_opened(fixture.core, fixture.now_ns);
    BYTES(&fixture,
          EVENT("ADDED", POD("a", "1")) EVENT("ADDED", POD("b", "2"))
              EVENT("ADDED", POD("c", "3")) EVENT("MODIFIED", POD("a", "4"))
                  EVENT("DELETED", POD("b", "5")));
    assert_int_equal(stored(&fixture), 0);
    BYTES(&fixture,
          EVENT("BOOKMARK", MARK("9")) EVENT("ADDED", POD("d", "11")));
    LOG(&fixture, "stream() +n/a:4! +n/c:3! +n/d:11");
    assert_int_equal(stored(&fixture), 3);
    return 0;
}

/* ---- invalid input ---- */

/* If a stream or a list has an object twice, the last one counts.  With
 * KIN_QUEUE_DELTA, both objects of a list are delivered. */
static int brings_twice(const kin_allocator *alloc, bool is_stream,
                        kin_queue_kind queue, const char *expected)
{
    FIXTURE fixture = {0};
    struct kin__core_opts opts = is_stream ? streaming : listing;

    opts.queue = queue;
    TRY(fixture_init(&fixture, alloc, opts));
    kin__core_opened(fixture.core, fixture.now_ns);
    if (is_stream) {
        BYTES(&fixture,
              EVENT("ADDED", POD("a", "1")) EVENT("ADDED", POD("b", "2"))
                  EVENT("ADDED", POD("a", "3")) EVENT("BOOKMARK", MARK("10")));
    } else {
        BYTES(&fixture,
              LIST("10", POD("a", "1") "," POD("b", "2") "," POD("a", "3")));
        end(&fixture);
    }
    LOG(&fixture, expected);
    assert_int_equal(stored(&fixture), 2);
    return 0;
}

KIN_TEST(the_last_duplicate_counts)
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
    FIXTURE fixture = {0};
    struct kin__core_opts opts = streaming;

    opts.queue = queue;
    TRY(fixture_init(&fixture, alloc, opts));
    kin__core_opened(fixture.core, fixture.now_ns);
    BYTES(&fixture,
          EVENT("ADDED", POD("a", "1")) EVENT("ADDED", POD("b", "2"))
              EVENT("ADDED", POD("a", "3")) EVENT("DELETED", POD("a", "4")));
    BYTES(&fixture,
          EVENT("ADDED", POD("c", "5")) EVENT("ADDED", POD("c", "6"))
              EVENT("DELETED", POD("c", "7")) EVENT("BOOKMARK", MARK("10")));
    LOG(&fixture, "stream() +n/b:2!");
    assert_int_equal(stored(&fixture), 1);
    return 0;
}

KIN_TEST(a_deletion_removes_both_duplicates)
{
    TRY(deletes_what_came_twice(alloc, KIN_QUEUE_IN_ORDER));
    return deletes_what_came_twice(alloc, KIN_QUEUE_DELTA);
}

KIN_TEST(errors_in_the_stream_are_read)
{
    FIXTURE fixture = {0};

    TRY(synced(&fixture, alloc, listing));
    assert_int_equal(
        bytes(&fixture,
              EVENT("ERROR", "{\"kind\":\"Status\",\"code\":410,\"reason\":"
                             "\"Expired\",\"message\":\"too old\"}")
                  EVENT("ADDED", POD("z", "99"))),
        KIN_ECLOSED);
    LOG(&fixture, "cancel failed(EGONE)");
    assert_int_equal(stored(&fixture), 2);
    /* The rest of the response is ignored. */
    assert_int_equal(bytes(&fixture, EVENT("ADDED", POD("z", "99"))),
                     KIN_ECLOSED);
    end(&fixture);
    LOG(&fixture, "");
    return 0;
}

static int check_rejected(const kin_allocator *alloc, const char *text)
{
    FIXTURE fixture = {0};

    TRY(synced(&fixture, alloc, listing));
    assert_int_equal(bytes(&fixture, text), KIN_ECLOSED);
    record_calls(&fixture, fixture.handler);
    if (strstr(fixture.log.ptr, "failed(ENOMEM)"))
        return KIN_ENOMEM;
    assert_non_null(strstr(fixture.log.ptr, "cancel failed("));
    kin__buf_clear(&fixture.log);
    fixture.now_ns = fixture.timer_ns;
    kin__core_tick(fixture.core, fixture.now_ns);
    LOG(&fixture, "list(10)");
    return 0;
}

KIN_TEST(unreadable_data_leads_to_a_relist)
{
    TRY(check_rejected(alloc, "{\"type\":\"ADDED\",\"object\":nonsense}\n"));
    TRY(check_rejected(alloc, EVENT("ADDED", "null")));
    TRY(check_rejected(alloc, EVENT("ADDED", "[7]")));
    TRY(check_rejected(alloc,
                       EVENT("ADDED", "{\"metadata\":{\"name\":\"a\"}}")));
    TRY(check_rejected(alloc, EVENT("", POD("a", "11"))));
    return check_rejected(alloc, EVENT("RENAMED", POD("a", "11")));
}

#define NOTED(name, version, text)                                             \
    "{\"kind\":\"Pod\",\"metadata\":{\"name\":\"" name                         \
    "\",\"namespace\":\"n\",\"resourceVersion\":\"" version                    \
    "\",\"annotations\":{\"" text "\":\"" text "\"}}}"

/* One bad object must not keep all others out of the cache. */
KIN_TEST(invalid_utf8_is_replaced)
{
    static const char mended[] = "a\xef\xbf\xbd(\xef\xbf\xbd";
    FIXTURE fixture = {0};

    TRY(fixture_init(&fixture, alloc, listing));
    BYTES(&fixture, LIST("10", NOTED("a", "1", "a\xc3(\xff")));
    end(&fixture);
    kin__core_opened(fixture.core, fixture.now_ns);
    BYTES(&fixture, EVENT("MODIFIED", NOTED("a", "11", "a\xc3(\xff"))
                        EVENT("ADDED", NOTED("b", "12", "a\xc3(\xff")));
    LOG(&fixture, "list(0) watch(10) +n/a:1! ~n/a:1>11 +n/b:12");
    KIN_AUTO(kin_snapshot) *snap = kin_snapshot_new(
        kin__core_store(fixture.core));
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
    FIXTURE fixture = {0};

    TRY(synced(&fixture, alloc, listing));
    BYTES(&fixture,
          EVENT("ADDED", "{\"kind\":\"Service\",\"metadata\":{\"name\":"
                         "\"s\",\"resourceVersion\":\"50\"}}"));
    LOG(&fixture, "failed(EPROTOCOL)");
    assert_int_equal(stored(&fixture), 2);
    return 0;
}

/* A known kind is dropped; an unknown one ends the watch of a built-in kind, as
 * in client-go. */
KIN_TEST(objects_of_an_unknown_kind_cannot_be_read)
{
    FIXTURE fixture = {0};
    struct kin__core_opts opts = listing;

    opts.expected.version = KIN__S("v1");
    TRY(synced(&fixture, alloc, opts));
    assert_int_equal(bytes(&fixture, EVENT("ADDED", "{\"kind\":\"Foo\"}")),
                     KIN_ECLOSED);
    LOG(&fixture, "cancel failed(EPROTOCOL)");
    return 0;
}

KIN_TEST(a_list_of_another_kind_is_rejected)
{
    FIXTURE fixture = {0};
    struct kin__core_opts opts = listing;

    opts.expected.version = KIN__S("v1");
    TRY(fixture_init(&fixture, alloc, opts));
    int r = bytes(&fixture, "{\"kind\":\"ServiceList\",\"metadata\":{\"resource"
                            "Version\":\"10\"},\"items\":[" POD("a", "1") "]}");
    if (r == 0)
        end(&fixture);
    LOG(&fixture, r == 0 ? "list(0) failed(EPROTOCOL)"
                         : "list(0) cancel failed(EPROTOCOL)");
    assert_int_equal(stored(&fixture), 0);
    return 0;
}

KIN_TEST(a_table_is_not_a_list)
{
    FIXTURE fixture = {0};

    TRY(fixture_init(&fixture, alloc, listing));
    int r = bytes(&fixture, "{\"kind\":\"Table\",\"metadata\":{},\"rows\":[]}");
    if (r == 0)
        end(&fixture);
    LOG(&fixture, r == 0 ? "list(0) failed(EPROTOCOL)"
                         : "list(0) cancel failed(EPROTOCOL)");
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
    FIXTURE fixture = {0};
    struct kin__core_opts opts = listing;
    bool is_stripped = false;

    opts.transform = strip;
    opts.userdata = (void *)(uintptr_t)alloc;
    TRY(synced(&fixture, alloc, opts));
    KIN_AUTO(kin_snapshot) *snap = kin_snapshot_new(
        kin__core_store(fixture.core));
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
    /* The transform must not change the identity of the object. */
    BYTES(&fixture, EVENT("ADDED", POD("liar", "20")));
    LOG(&fixture, "failed(EINVAL)");
    snap = kin_snapshot_free(snap);
    return 0;
}

KIN_TEST(a_transform_may_not_change_the_version)
{
    FIXTURE fixture = {0};
    struct kin__core_opts opts = listing;

    opts.transform = strip;
    opts.userdata = (void *)(uintptr_t)alloc;
    TRY(synced(&fixture, alloc, opts));
    BYTES(&fixture, EVENT("ADDED", POD("newer", "20")));
    LOG(&fixture, "failed(EINVAL)");
    assert_int_equal(stored(&fixture), 2);
    return 0;
}

/* An object that cannot be stored is isolated, and the watch continues after
 * it: its version is recorded although the object is not. */
KIN_TEST(an_isolated_object_advances_the_version)
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
        FIXTURE fixture = {0};
        TRY(synced(&fixture, alloc, kinds[i]));
        for (size_t k = 0; k < sizeof(events) / sizeof(events[0]); k++) {
            BYTES(&fixture, events[k]);
            LOG(&fixture, k == 0 ? "failed(EINVAL)" : "");
            const struct kin__isolated *set = kin__core_isolated(fixture.core);
            if (set->lost > 0)
                return KIN_ENOMEM; /* no memory for the record */
            assert_int_equal(kin__isolated_count(set), k == 0);
            kin_str version = kin__reflector_version(
                kin__core_reflector(fixture.core));
            assert_string_equal(version.ptr, versions[k]);
        }
    }
#undef ODD_POD
    return 0;
}

/* Adds a field, and removes one from "b". */
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

/* Whether a cached object is partial. */
static int is_partial(struct fixture *fixture, const char *key, bool *ret)
{
    KIN_AUTO(kin_snapshot) *snap = kin_snapshot_new(
        kin__core_store(fixture->core));

    TRY_PTR(snap);
    const kin_object *object = kin_snapshot_get(snap, kin_s(key));
    assert_non_null(object);
    *ret = kin_object_is_partial(object);
    return 0;
}

KIN_TEST(objects_are_partial_once_a_transform_removed_a_field)
{
    FIXTURE fixture = {0};
    struct kin__core_opts opts = listing;
    bool answer = true;

    opts.transform = mark;
    opts.userdata = (void *)(uintptr_t)alloc;
    TRY(fixture_init(&fixture, alloc, opts));
    kin__core_opened(fixture.core, fixture.now_ns);
    BYTES(&fixture, LIST("10", POD("a", "1")));
    end(&fixture);
    LOG(&fixture, "list(0) watch(10) +n/a:1!");
    TRY(is_partial(&fixture, "n/a", &answer));
    assert_false(answer);
    kin__core_opened(fixture.core, fixture.now_ns);
    BYTES(&fixture, EVENT("ADDED", POD("b", "11")));
    LOG(&fixture, "+n/b:11");
    TRY(is_partial(&fixture, "n/b", &answer));
    assert_true(answer);
    return 0;
}

/* Removes the managedFields. */
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
    FIXTURE fixture = {0};
    struct kin__core_opts opts = listing;
    bool answer = true;

    opts.transform = unmanage;
    opts.userdata = (void *)(uintptr_t)alloc;
    TRY(fixture_init(&fixture, alloc, opts));
    kin__core_opened(fixture.core, fixture.now_ns);
    BYTES(&fixture,
          LIST("10", "{\"metadata\":{\"name\":\"a\",\"namespace\":\"n\","
                     "\"resourceVersion\":\"1\",\"managedFields\":[1]}}"));
    end(&fixture);
    LOG(&fixture, "list(0) watch(10) +n/a:1!");
    TRY(is_partial(&fixture, "n/a", &answer));
    assert_false(answer);
    return 0;
}

/* ---- age ---- */

KIN_TEST(events_bookmarks_and_lists_confirm_the_cache)
{
    FIXTURE fixture = {0};
    struct kin__core_opts opts = listing;

    opts.resync_ns = 30 * KIN__NS_PER_S;
    TRY(fixture_init(&fixture, alloc, opts));
    assert_int_equal(kin__core_confirmed_ns(fixture.core), -1);
    kin__core_opened(fixture.core, fixture.now_ns);
    BYTES(&fixture, LIST("10", POD("a", "1")));
    assert_int_equal(kin__core_confirmed_ns(fixture.core), -1);
    fixture.now_ns += KIN__NS_PER_S;
    end(&fixture);
    LOG(&fixture, "list(0) watch(10) +n/a:1!");
    assert_int_equal(kin__core_confirmed_ns(fixture.core), fixture.now_ns);
    fixture.now_ns += KIN__NS_PER_S;
    kin__core_opened(fixture.core, fixture.now_ns);
    BYTES(&fixture, EVENT("MODIFIED", POD("a", "11")));
    assert_int_equal(kin__core_confirmed_ns(fixture.core), fixture.now_ns);
    fixture.now_ns += KIN__NS_PER_S;
    BYTES(&fixture, EVENT("BOOKMARK", POD("", "12")));
    assert_int_equal(kin__core_confirmed_ns(fixture.core), fixture.now_ns);
    fixture.now_ns += KIN__NS_PER_S;
    BYTES(&fixture, EVENT("DELETED", POD("a", "13")));
    assert_int_equal(kin__core_confirmed_ns(fixture.core), fixture.now_ns);
    /* Actions of the informer itself confirm nothing. */
    int64_t last_ns = fixture.now_ns;
    fixture.now_ns += 60 * KIN__NS_PER_S;
    kin__core_tick(fixture.core, fixture.now_ns);
    assert_int_equal(kin__core_confirmed_ns(fixture.core), last_ns);
    return 0;
}

/* ---- handlers ---- */

static int late_handler_gets_all(const kin_allocator *alloc,
                                 kin_overflow overflow, const char *expected)
{
    FIXTURE fixture = {0};
    struct kin_registration *late = NULL;

    TRY(synced(&fixture, alloc, listing));
    TRY(kin__registration_new(
        &(struct kin__registration_opts){.alloc = alloc, .overflow = overflow},
        &late, NULL));
    int r = kin__core_add_handler(fixture.core, late, fixture.now_ns, NULL);
    if (r == 0)
        r = bytes(&fixture, EVENT("MODIFIED", POD("a", "12")));
    if (r == 0)
        record_calls(&fixture, late);
    (void)kin__processor_remove(kin__core_processor(fixture.core), late);
    kin__registration_free(late);
    if (r < 0)
        return KIN_ENOMEM;
    assert_string_equal(fixture.log.ptr, expected);
    return 0;
}

KIN_TEST(a_late_handler_gets_the_cached_objects)
{
    TRY(late_handler_gets_all(alloc, KIN_OVERFLOW_GROW,
                              "+n/a:1! +n/b:2! ~n/a:1>12"));
    return late_handler_gets_all(alloc, KIN_OVERFLOW_COALESCE,
                                 "+n/a:12! +n/b:2!");
}

KIN_TEST(resyncs_go_to_handlers_that_requested_them)
{
    FIXTURE fixture = {0};
    struct kin__core_opts opts = listing;
    struct kin_registration *often = NULL;

    opts.resync_ns = 10 * KIN__NS_PER_S;
    TRY(synced(&fixture, alloc, opts));
    TRY(kin__registration_new(
        &(struct kin__registration_opts){.alloc = alloc,
                                         .resync_ns = 10 * KIN__NS_PER_S},
        &often, NULL));
    int r = kin__core_add_handler(fixture.core, often, fixture.now_ns, NULL);
    if (r == 0) {
        fixture.now_ns = fixture.timer_ns;
        kin__core_tick(fixture.core, fixture.now_ns);
        record_calls(&fixture, often);
    }
    (void)kin__processor_remove(kin__core_processor(fixture.core), often);
    kin__registration_free(often);
    if (r < 0 || strstr(fixture.log.ptr, "failed("))
        return KIN_ENOMEM;
    assert_string_equal(fixture.log.ptr, "+n/a:1! +n/b:2! ~n/a:1>1 ~n/b:2>2");
    kin__buf_clear(&fixture.log);
    LOG(&fixture, ""); /* the other handler has no resync */
    return 0;
}

/* The error ends the stream and starts a list at once; the remaining bytes of
 * the stream are not parsed as that list. */
KIN_TEST(another_request_may_begin_within_the_one_that_ends)
{
    FIXTURE fixture = {0};

    TRY(fixture_init(&fixture, alloc, streaming));
    kin__core_opened(fixture.core, fixture.now_ns);
    assert_int_equal(bytes(&fixture,
                           EVENT("ERROR", "{\"kind\":\"Status\",\"code\":500,"
                                          "\"reason\":\"InternalError\"}")
                               EVENT("ADDED", POD("z", "99"))),
                     KIN_ECLOSED);
    LOG(&fixture, "stream() cancel failed(ESERVER) list(0)");
    kin__core_opened(fixture.core, fixture.now_ns);
    BYTES(&fixture, LIST("10", POD("a", "1")));
    end(&fixture);
    LOG(&fixture, "watch(10) +n/a:1!");
    return 0;
}

/* ---- several cores for one store ---- */

#define POD_IN(ns, name, version)                                              \
    "{\"kind\":\"Pod\",\"metadata\":{\"name\":\"" name                         \
    "\",\"namespace\":\"" ns "\",\"resourceVersion\":\"" version "\"}}"

static void core_done(struct kin__core **core)
{
    *core = kin__core_free(*core);
}

static int shares(const kin_allocator *alloc, kin_queue_kind queue)
{
    FIXTURE fixture = {0};
    __attribute__((cleanup(core_done))) struct kin__core *other = NULL;
    struct kin__core_opts opts = listing;

    opts.queue = queue;
    opts.ns = kin_s("n");
    TRY(fixture_init(&fixture, alloc, opts));
    opts.alloc = alloc;
    opts.ops = fixture_ops(&fixture);
    opts.first = fixture.core;
    opts.ns = kin_s("m");
    TRY(kin__core_new(&opts, &other, NULL));
    kin__core_start(other, fixture.now_ns);
    BYTES(&fixture, LIST("10", POD("a", "1")));
    end(&fixture);
    LOG(&fixture, "list(0) list(0) watch(10) +n/a:1!");
    assert_false(kin__core_has_synced(fixture.core));
    assert_true(kin__core_has_list(fixture.core));
    int r = kin__core_bytes(other, kin_s(LIST("12", POD_IN("m", "a", "2"))),
                            fixture.now_ns);
    (void)r; /* checked in the log */
    kin__core_ended(other, KIN__END_WHOLE, NULL, fixture.now_ns);
    LOG(&fixture, "watch(12) +m/a:2!");
    assert_int_equal(fixture.syncs, 1);
    assert_true(kin__core_has_synced(other));
    /* A relist of the first core: only its own objects are removed. */
    kin__core_ended(fixture.core, KIN__END_WHOLE, NULL, fixture.now_ns);
    fixture.now_ns += 60 * KIN__NS_PER_S;
    kin__core_tick(fixture.core, fixture.now_ns);
    BYTES(&fixture, LIST("20", POD("b", "15")));
    end(&fixture);
    LOG(&fixture, queue == KIN_QUEUE_DELTA
                      ? "failed(ECLOSED) list(10) watch(20) +n/b:15 -n/a:1?"
                      : "failed(ECLOSED) list(10) watch(20) -n/a:1? +n/b:15");
    assert_int_equal(stored(&fixture), 2);
    /* An object of another namespace is dropped and reported. */
    BYTES(&fixture, EVENT("ADDED", POD_IN("m", "x", "21")));
    LOG(&fixture, "failed(EPROTOCOL)");
    assert_int_equal(stored(&fixture), 2);
    return 0;
}

KIN_TEST(cores_can_share_a_store)
{
    TRY(shares(alloc, KIN_QUEUE_IN_ORDER));
    return shares(alloc, KIN_QUEUE_DELTA);
}

/* Handlers get one resync, for the objects of all cores. */
static int resyncs_all(const kin_allocator *alloc, kin_queue_kind queue)
{
    FIXTURE fixture = {0};
    __attribute__((cleanup(core_done))) struct kin__core *other = NULL;
    struct kin__core_opts opts = listing;

    opts.queue = queue;
    opts.resync_ns = 10 * KIN__NS_PER_S;
    opts.ns = kin_s("n");
    TRY(fixture_init(&fixture, alloc, opts));
    fixture.handler->resync_ns = opts.resync_ns;
    opts.alloc = alloc;
    opts.ops = fixture_ops(&fixture);
    opts.first = fixture.core;
    opts.ns = kin_s("m");
    TRY(kin__core_new(&opts, &other, NULL));
    kin__core_start(other, fixture.now_ns);
    BYTES(&fixture, LIST("10", POD("a", "1")));
    end(&fixture);
    int r = kin__core_bytes(other, kin_s(LIST("12", POD_IN("m", "a", "2"))),
                            fixture.now_ns);
    (void)r; /* checked in the log */
    kin__core_ended(other, KIN__END_WHOLE, NULL, fixture.now_ns);
    LOG(&fixture, "list(0) list(0) watch(10) watch(12) +n/a:1! +m/a:2!");
    fixture.now_ns += opts.resync_ns;
    kin__core_tick(other, fixture.now_ns);
    LOG(&fixture, "~n/a:1>1 ~m/a:2>2");
    kin__core_tick(fixture.core, fixture.now_ns);
    LOG(&fixture, ""); /* not twice */
    return 0;
}

KIN_TEST(a_resync_of_one_core_covers_all)
{
    TRY(resyncs_all(alloc, KIN_QUEUE_IN_ORDER));
    return resyncs_all(alloc, KIN_QUEUE_DELTA);
}

/* ---- protobuf ---- */

#define PROTO_POD(name, version)                                               \
    "1:{1:'v1' 2:'Pod'} 2:{1:{1:'" name "' 3:'n' 6:'" version "'}}"
#define PROTO_ITEM(name, version) " 2:{1:{1:'" name "' 3:'n' 6:'" version "'}}"
#define PROTO_LIST "1:{1:'v1' 2:'PodList'} 2:{1:{2:'10'}"

static int proto_bytes(struct fixture *fixture, const struct kin__buf *buf)
{
    int r = kin__core_bytes(fixture->core, kin__buf_str(buf), fixture->now_ns);

    return r < 0 && strstr(fixture->log.ptr, "failed(ENOMEM)") ? KIN_ENOMEM : r;
}

static int proto_synced(struct fixture *fixture, const kin_allocator *alloc)
{
    KIN__AUTO_BUF list;

    kin__buf_init(&list, alloc, 1 << 20);
    TRY(fixture_init(fixture, alloc, listing));
    kin__core_opened(fixture->core, fixture->now_ns);
    TRY(kin__core_expect_protobuf(fixture->core, fixture->now_ns));
    TRY(put_envelope(&list,
                     PROTO_LIST PROTO_ITEM("a", "1") PROTO_ITEM("b", "2") "}"));
    TRY(proto_bytes(fixture, &list));
    end(fixture);
    LOG(fixture, "list(0) watch(10) +n/a:1! +n/b:2!");
    kin__core_opened(fixture->core, fixture->now_ns);
    return 0;
}

KIN_TEST(follows_protobuf)
{
    FIXTURE fixture = {0};
    KIN__AUTO_BUF events;

    kin__buf_init(&events, alloc, 1 << 20);
    TRY(proto_synced(&fixture, alloc));
    TRY(kin__core_expect_protobuf(fixture.core, fixture.now_ns));
    TRY(put_event(&events, "ADDED", PROTO_POD("c", "11")));
    TRY(put_event(&events, "MODIFIED", PROTO_POD("a", "12")));
    TRY(put_event(&events, "DELETED", PROTO_POD("b", "13")));
    TRY(proto_bytes(&fixture, &events));
    LOG(&fixture, "+n/c:11 ~n/a:1>12 -n/b:13");
    /* The next response is JSON unless its content type says otherwise. */
    end(&fixture);
    kin__core_opened(fixture.core, fixture.now_ns);
    BYTES(&fixture, EVENT("ADDED", POD("d", "14")));
    LOG(&fixture, "watch(13) +n/d:14");
    return 0;
}

/* Events before the unknown one are applied, and the next watch resumes after
 * them. */
KIN_TEST(a_watch_of_unknown_protobuf_falls_back_to_json)
{
    FIXTURE fixture = {0};
    KIN__AUTO_BUF events;

    kin__buf_init(&events, alloc, 1 << 20);
    TRY(proto_synced(&fixture, alloc));
    TRY(kin__core_expect_protobuf(fixture.core, fixture.now_ns));
    TRY(put_event(&events, "ADDED", PROTO_POD("c", "11")));
    TRY(put_event(&events, "ADDED", "1:{1:'v1' 2:'Pod'} 2:{77:'x'}"));
    TRY_FAIL(proto_bytes(&fixture, &events), KIN_ECLOSED);
    LOG(&fixture, "cancel wire(EUNSUPPORTED) watch(11) +n/c:11");
    kin__core_opened(fixture.core, fixture.now_ns);
    BYTES(&fixture, EVENT("ADDED", POD("d", "12")));
    LOG(&fixture, "+n/d:12");
    return 0;
}

KIN_TEST(a_list_of_unknown_protobuf_is_requested_again)
{
    FIXTURE fixture = {0};
    KIN__AUTO_BUF list;

    kin__buf_init(&list, alloc, 1 << 20);
    TRY(fixture_init(&fixture, alloc, listing));
    kin__core_opened(fixture.core, fixture.now_ns);
    TRY(kin__core_expect_protobuf(fixture.core, fixture.now_ns));
    TRY(put_envelope(&list, PROTO_LIST PROTO_ITEM("a", "1") " 2:{77:'x'}}"));
    TRY_FAIL(proto_bytes(&fixture, &list), KIN_ECLOSED);
    assert_int_equal(stored(&fixture), 0);
    LOG(&fixture, "list(0) cancel wire(EUNSUPPORTED) failed(EUNSUPPORTED)");
    fixture.now_ns = fixture.timer_ns;
    kin__core_tick(fixture.core, fixture.now_ns);
    kin__core_opened(fixture.core, fixture.now_ns);
    BYTES(&fixture, LIST("10", POD("a", "1")));
    end(&fixture);
    LOG(&fixture, "list(0) watch(10) +n/a:1!");
    return 0;
}

/* A lister-watcher of the program may call its sink in any order. */
KIN_TEST(a_content_type_after_bytes_is_an_error)
{
    FIXTURE fixture = {0};

    TRY(fixture_init(&fixture, alloc, listing));
    kin__core_opened(fixture.core, fixture.now_ns);
    BYTES(&fixture, "{");
    TRY_FAIL(kin__core_expect_protobuf(fixture.core, fixture.now_ns),
             KIN_ECLOSED);
    LOG(&fixture, "list(0) cancel failed(EPROTOCOL)");
    /* The rest of the flow is ignored. */
    TRY_FAIL(kin__core_bytes(fixture.core, KIN__S("}"), fixture.now_ns),
             KIN_ECLOSED);
    fixture.now_ns = fixture.timer_ns;
    kin__core_tick(fixture.core, fixture.now_ns);
    kin__core_opened(fixture.core, fixture.now_ns);
    BYTES(&fixture, LIST("10", POD("a", "1")));
    end(&fixture);
    LOG(&fixture, "list(0) watch(10) +n/a:1!");
    return 0;
}

KIN_TEST(a_protobuf_list_must_be_complete)
{
    FIXTURE fixture = {0};
    KIN__AUTO_BUF list;

    kin__buf_init(&list, alloc, 1 << 20);
    TRY(fixture_init(&fixture, alloc, listing));
    kin__core_opened(fixture.core, fixture.now_ns);
    TRY(kin__core_expect_protobuf(fixture.core, fixture.now_ns));
    TRY(put_envelope(&list, PROTO_LIST PROTO_ITEM("a", "1") "}"));
    list.len--;
    TRY(proto_bytes(&fixture, &list));
    end(&fixture);
    LOG(&fixture, "list(0) failed(EPARSE)");
    assert_int_equal(stored(&fixture), 0);
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
    FIXTURE fixture = {0};
    struct kin__core_opts opts = listing;

    opts.splits_replaced = splits_replaced;
    opts.queue = queue;
    TRY(fixture_init(&fixture, alloc, opts));
    BYTES(&fixture, LIST("10", UID_POD("a", "u1", "1")));
    end(&fixture);
    LOG(&fixture, "list(0) watch(10) +n/a:1!");
    kin__core_opened(fixture.core, fixture.now_ns);
    BYTES(&fixture, EVENT("MODIFIED", UID_POD("a", "u1", "11"))
                        EVENT("ADDED", UID_POD("a", "u2", "12")));
    LOG(&fixture, in_watch);
    kin__core_ended(fixture.core, KIN__END_REFUSED,
                    &(kin_error){.code = KIN_EGONE, .http_status = 410},
                    fixture.now_ns);
    LOG(&fixture, "failed(EGONE)");
    fixture.now_ns = fixture.timer_ns;
    kin__core_tick(fixture.core, fixture.now_ns);
    BYTES(&fixture, LIST("20", UID_POD("a", "u3", "13")));
    end(&fixture);
    LOG(&fixture, in_list);
    assert_int_equal(stored(&fixture), 1);
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

KIN_TEST(stop_cancels_the_watch)
{
    FIXTURE fixture = {0};

    TRY(synced(&fixture, alloc, listing));
    kin__core_stop(fixture.core);
    assert_int_equal(bytes(&fixture, EVENT("ADDED", POD("z", "99"))),
                     KIN_ECLOSED);
    LOG(&fixture, "cancel");
    assert_int_equal(stored(&fixture), 2);
    return 0;
}

/* Resident memory of memory files, in kB. */
static long resident_shared_kb(void)
{
    char line[128];
    long kb = 0;
    FILE *file = fopen("/proc/self/status", "r");

    assert_non_null(file);
    while (fgets(line, sizeof(line), file))
        if (strncmp(line, "RssShmem:", 9) == 0)
            kb = strtol(line + 9, NULL, 10);
    (void)fclose(file);
    return kb;
}

/* Once a minute, and not before. */
KIN_TEST(values_stop_counting_twice_in_the_process)
{
    enum { LEN = 2 << 20, KB = LEN / 1024 };
    FIXTURE fixture = {0};
    struct kin__buf text;

    TRY(fixture_init(&fixture, alloc, listing));
    kin__buf_init(&text, /* alloc= */ NULL, 2 * LEN);
    assert_int_equal(
        kin__buf_append(&text, kin_s("{\"kind\":\"PodList\",\"metadata\":{"
                                     "\"resourceVersion\":\"9\"},\"items\":"
                                     "[{\"metadata\":{\"name\":\"a\"},\"b\":"
                                     "\"")),
        0);
    for (int i = 0; i < LEN; i++)
        assert_int_equal(kin__buf_append_byte(&text, 'x'), 0);
    assert_int_equal(kin__buf_append(&text, kin_s("\"}]}")), 0);
    int r = kin__core_bytes(fixture.core, kin__buf_str(&text), fixture.now_ns);
    kin__buf_done(&text);
    if (r < 0)
        return KIN_ENOMEM;
    end(&fixture);
    kin_store_stats stats = KIN_INIT(kin_store_stats);
    kin_store_get_stats(kin__core_store(fixture.core), &stats);
    if (stats.objects == 0)
        return KIN_ENOMEM;
    kin__core_relax(fixture.core, 1);
    long before_kb = resident_shared_kb();
    kin__core_relax(fixture.core, 59 * KIN__NS_PER_S);
    assert_true(before_kb - resident_shared_kb() < KB);
    kin__core_relax(fixture.core, 1 + 60 * KIN__NS_PER_S);
    if (!KIN__ARENA_ONE_MAPPING)
        assert_true(before_kb - resident_shared_kb() >= KB);
    return 0;
}

KIN_TEST_MAIN(
    KIN_TEST_ENTRY(values_stop_counting_twice_in_the_process),

    KIN_TEST_ENTRY(follows_a_list_and_a_watch),
    KIN_TEST_ENTRY(readers_see_a_list_only_when_it_is_whole),
    KIN_TEST_ENTRY(a_truncated_list_changes_nothing),
    KIN_TEST_ENTRY(a_watch_that_opens_resets_the_failure_count),
    KIN_TEST_ENTRY(a_relist_delivers_deletes_then_the_list),
    KIN_TEST_ENTRY(unchanged_objects_can_be_skipped),
    KIN_TEST_ENTRY(a_silent_relist_compares_sorted_members),
    KIN_TEST_ENTRY(a_delta_queue_delivers_the_list_first),
    KIN_TEST_ENTRY(a_stream_is_published_at_its_end_mark),
    KIN_TEST_ENTRY(the_last_duplicate_counts),
    KIN_TEST_ENTRY(a_deletion_removes_both_duplicates),
    KIN_TEST_ENTRY(errors_in_the_stream_are_read),
    KIN_TEST_ENTRY(unreadable_data_leads_to_a_relist),
    KIN_TEST_ENTRY(invalid_utf8_is_replaced),
    KIN_TEST_ENTRY(objects_of_another_kind_are_dropped),
    KIN_TEST_ENTRY(objects_of_an_unknown_kind_cannot_be_read),
    KIN_TEST_ENTRY(a_list_of_another_kind_is_rejected),
    KIN_TEST_ENTRY(a_table_is_not_a_list),
    KIN_TEST_ENTRY(objects_are_transformed_before_they_are_stored),
    KIN_TEST_ENTRY(a_transform_may_not_change_the_version),
    KIN_TEST_ENTRY(an_isolated_object_advances_the_version),
    KIN_TEST_ENTRY(objects_are_partial_once_a_transform_removed_a_field),
    KIN_TEST_ENTRY(objects_without_managed_fields_are_not_partial),
    KIN_TEST_ENTRY(events_bookmarks_and_lists_confirm_the_cache),
    KIN_TEST_ENTRY(a_late_handler_gets_the_cached_objects),
    KIN_TEST_ENTRY(resyncs_go_to_handlers_that_requested_them),
    KIN_TEST_ENTRY(another_request_may_begin_within_the_one_that_ends),
    KIN_TEST_ENTRY(cores_can_share_a_store),
    KIN_TEST_ENTRY(a_resync_of_one_core_covers_all),
    KIN_TEST_ENTRY(follows_protobuf),
    KIN_TEST_ENTRY(a_watch_of_unknown_protobuf_falls_back_to_json),
    KIN_TEST_ENTRY(a_list_of_unknown_protobuf_is_requested_again),
    KIN_TEST_ENTRY(a_content_type_after_bytes_is_an_error),
    KIN_TEST_ENTRY(a_protobuf_list_must_be_complete),
    KIN_TEST_ENTRY(a_replaced_object_is_an_update_or_split),
    KIN_TEST_ENTRY(stop_cancels_the_watch))
