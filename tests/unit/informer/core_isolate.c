/* SPDX-License-Identifier: Apache-2.0 */
/* Objects that cannot be decoded or stored: all others go on. */
#include "core_scene.h"

enum { LONG = 300 };

/* A pod that is longer than `max_object`. */
#define PAD50 "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"
#define LONG_POD(name, version)                                                \
    "{\"kind\":\"Pod\",\"metadata\":{\"name\":\"" name                         \
    "\",\"namespace\":\"n\",\"uid\":\"u\",\"resourceVersion\":\"" version      \
    "\"},\"pad\":\"" PAD50 PAD50 PAD50 PAD50 PAD50 PAD50 "\"}"

static struct kin__core_opts limited(struct kin__core_opts opts)
{
    opts.max_object = LONG;
    return opts;
}

/* A record may be lost for want of memory, the count may not. */
#define ISOLATED(scene, expected)                                              \
    do {                                                                       \
        const struct kin__isolated *set_ = kin__core_isolated((scene)->core);  \
        if (set_->lost + set_->staged_lost > 0)                                \
            return KIN_ENOMEM;                                                 \
        assert_int_equal(kin__isolated_count(set_), expected);                 \
    } while (0)

static const char *last_version(const struct scene *scene)
{
    return kin__reflector_version(kin__core_reflector(scene->core)).ptr;
}

/* Both queues, with the same result. */
static struct kin__core_opts kind_of(int i)
{
    struct kin__core_opts opts = limited(listing);

    opts.queue = i == 0 ? KIN_QUEUE_IN_ORDER : KIN_QUEUE_DELTA;
    return opts;
}

KIN_TEST(a_watch_goes_on_behind_an_object)
{
    for (int i = 0; i < 2; i++) {
        SCENE scene = {0};
        TRY(synced(&scene, alloc, kind_of(i)));
        /* New: nothing is delivered. */
        BYTES(&scene, EVENT("ADDED", LONG_POD("odd", "11")));
        LOG(&scene, "told(ELIMIT)");
        ISOLATED(&scene, 1);
        assert_string_equal(last_version(&scene), "11");
        /* Cached: it is deleted, with its last good state. */
        BYTES(&scene, EVENT("MODIFIED", LONG_POD("a", "12"))
                          EVENT("MODIFIED", POD("b", "13")));
        LOG(&scene, "told(ELIMIT) -n/a:1# ~n/b:2>13");
        ISOLATED(&scene, 2);
        assert_int_equal(stored(&scene), 1);
        /* The same version once more, and then another. */
        BYTES(&scene, EVENT("MODIFIED", LONG_POD("a", "12")));
        LOG(&scene, "");
        BYTES(&scene, EVENT("MODIFIED", LONG_POD("a", "14")));
        LOG(&scene, "told(ELIMIT)");
        /* An acceptable one is an add. */
        BYTES(&scene, EVENT("MODIFIED", POD("a", "15")));
        LOG(&scene, "+n/a:15");
        ISOLATED(&scene, 1);
        assert_string_equal(last_version(&scene), "15");
    }
    return 0;
}

KIN_TEST(an_isolated_object_is_deleted_once)
{
    for (int i = 0; i < 2; i++) {
        SCENE scene = {0};
        TRY(synced(&scene, alloc, kind_of(i)));
        BYTES(&scene, EVENT("MODIFIED", LONG_POD("a", "12")));
        LOG(&scene, "told(ELIMIT) -n/a:1#");
        ISOLATED(&scene, 1);
        BYTES(&scene, EVENT("DELETED", POD("a", "13")));
        LOG(&scene, "");
        ISOLATED(&scene, 0);
        assert_string_equal(last_version(&scene), "13");
        /* Its last state cannot be decoded. */
        BYTES(&scene, EVENT("DELETED", LONG_POD("b", "14")));
        LOG(&scene, "-n/b:2?");
        ISOLATED(&scene, 0);
        assert_int_equal(stored(&scene), 0);
        BYTES(&scene, EVENT("DELETED", LONG_POD("c", "15")));
        LOG(&scene, "");
        assert_string_equal(last_version(&scene), "15");
    }
    return 0;
}

/* The watch ends with an error, and the next round lists. */
static void relist(struct scene *scene)
{
    assert_int_equal(
        bytes(scene, EVENT("ERROR", "{\"kind\":\"Status\",\"code\":410,"
                                    "\"reason\":\"Expired\"}")),
        KIN_ECLOSED);
    scene->now_ns = scene->timer_ns;
    kin__core_tick(scene->core, scene->now_ns);
    hear(scene, scene->listener);
}

#define FORGET(scene)                                                          \
    do {                                                                       \
        if (strstr((scene)->log.ptr, "told(ENOMEM)"))                          \
            return KIN_ENOMEM;                                                 \
        kin__buf_clear(&(scene)->log);                                         \
    } while (0)

KIN_TEST(a_list_goes_on_behind_an_object)
{
    for (int i = 0; i < 2; i++) {
        SCENE scene = {0};
        TRY(synced(&scene, alloc, kind_of(i)));
        relist(&scene);
        FORGET(&scene);
        BYTES(&scene, LIST("20", LONG_POD("a", "12") "," POD(
                                     "b", "13") "," LONG_POD("c", "14")));
        LOG(&scene, "told(ELIMIT) told(ELIMIT)");
        assert_memory_equal(scene.failure.message,
                            "n/c: isolated at version 14: ", 28);
        ISOLATED(&scene, 0); /* not published yet */
        end(&scene);
        LOG(&scene, i == 0 ? "watch(20) -n/a:1# ~n/b:2>13"
                           : "watch(20) ~n/b:2>13 -n/a:1#");
        ISOLATED(&scene, 2);
        kin__core_opened(scene.core, scene.now_ns);
        /* The next list brings one as it was, one better, one is gone. */
        relist(&scene);
        FORGET(&scene);
        BYTES(&scene, LIST("30", LONG_POD("a", "12") "," POD("c", "15")));
        end(&scene);
        LOG(&scene, i == 0 ? "watch(30) -n/b:13? +n/c:15"
                           : "watch(30) +n/c:15 -n/b:13?");
        ISOLATED(&scene, 1);
        assert_true(
            kin__isolated_has(kin__core_isolated(scene.core), KIN__S("n/a")));
    }
    return 0;
}

/* There may be more isolated objects than records: an object that the list does
 * not bring may be one of them, and must not look deleted. */
KIN_TEST(an_object_without_a_record_does_not_look_deleted)
{
    for (int i = 0; i < 2; i++) {
        SCENE scene = {0};
        TRY(synced(&scene, alloc, kind_of(i)));
        relist(&scene);
        FORGET(&scene);
        BYTES(&scene, LIST("20", POD("b", "13")));
        kin__core_isolated(scene.core)->staged_lost = 1;
        end(&scene);
        LOG(&scene, i == 0 ? "watch(20) -n/a:1# ~n/b:2>13"
                           : "watch(20) ~n/b:2>13 -n/a:1#");
    }
    return 0;
}

KIN_TEST(a_list_that_fails_isolates_nothing)
{
    SCENE scene = {0};

    TRY(synced(&scene, alloc, limited(listing)));
    relist(&scene);
    FORGET(&scene);
    BYTES(&scene, "{\"kind\":\"PodList\",\"metadata\":{},\"items\":[" LONG_POD(
                      "a", "12"));
    LOG(&scene, "told(ELIMIT)");
    kin__core_ended(scene.core, KIN__END_WHOLE, NULL, scene.now_ns);
    LOG(&scene, "told(EPARSE)");
    ISOLATED(&scene, 0);
    assert_int_equal(stored(&scene), 2);
    return 0;
}

KIN_TEST(a_stream_goes_on_behind_an_object)
{
    for (int i = 0; i < 2; i++) {
        SCENE scene = {0};
        struct kin__core_opts opts = kind_of(i);
        opts.streaming = KIN__REFLECTOR_STREAM_AUTO;
        TRY(scene_init(&scene, alloc, opts));
        kin__core_opened(scene.core, scene.now_ns);
        BYTES(&scene,
              EVENT("ADDED", POD("a", "1")) EVENT("ADDED", LONG_POD("b", "2"))
                  EVENT("ADDED", LONG_POD("c", "3"))
                      EVENT("ADDED", LONG_POD("d", "4")));
        LOG(&scene, "stream() told(ELIMIT) told(ELIMIT) told(ELIMIT)");
        /* They change while the stream goes on. */
        BYTES(&scene, EVENT("MODIFIED", LONG_POD("a", "5"))
                          EVENT("MODIFIED", POD("b", "6"))
                              EVENT("DELETED", LONG_POD("c", "7"))
                                  EVENT("DELETED", POD("d", "8"))
                                      EVENT("BOOKMARK", MARK("10")));
        LOG(&scene, "told(ELIMIT) +n/b:6!");
        ISOLATED(&scene, 1);
        assert_true(
            kin__isolated_has(kin__core_isolated(scene.core), KIN__S("n/a")));
        assert_int_equal(stored(&scene), 1);
    }
    return 0;
}

static int reject_a(const kin_object *object, kin_object **ret, kin_error *err,
                    void *userdata)
{
    (void)ret;
    (void)userdata;
    if (!kin_str_eq(kin_object_name(object), KIN__S("a")) ||
        kin_object_labels(object).bits == 0)
        return 0;
    return kin_error_set(err, KIN_ELIMIT, "too many labels");
}

#define LABELLED(name, version)                                                \
    "{\"kind\":\"Pod\",\"metadata\":{\"name\":\"" name                         \
    "\",\"namespace\":\"n\",\"resourceVersion\":\"" version                    \
    "\",\"labels\":{\"x\":\"y\"}}}"

/* A limit of a transform is one of the object, not of the cache. */
KIN_TEST(what_a_transform_rejects_is_isolated)
{
    for (int i = 0; i < 2; i++) {
        SCENE scene = {0};
        struct kin__core_opts opts = kind_of(i);
        opts.transform = reject_a;
        TRY(synced(&scene, alloc, opts));
        BYTES(&scene, EVENT("MODIFIED", LABELLED("a", "11"))
                          EVENT("MODIFIED", LABELLED("b", "12")));
        LOG(&scene, "told(ELIMIT) -n/a:1# ~n/b:2>12");
        relist(&scene);
        FORGET(&scene);
        BYTES(&scene, LIST("20", LABELLED("a", "13") "," POD("b", "14")));
        end(&scene);
        LOG(&scene, "told(ELIMIT) watch(20) ~n/b:12>14");
        ISOLATED(&scene, 1);
        kin__core_opened(scene.core, scene.now_ns);
        BYTES(&scene, EVENT("DELETED", LABELLED("a", "21")));
        LOG(&scene, "");
        ISOLATED(&scene, 0);
    }
    return 0;
}

/* Longer than isolated.h records. */
#define PAD500 PAD50 PAD50 PAD50 PAD50 PAD50 PAD50 PAD50 PAD50 PAD50 PAD50
#define LONG_NAME PAD500 PAD500 PAD500 PAD500 PAD500 PAD500 PAD500 PAD500 PAD500

static int reject_labelled(const kin_object *object, kin_object **ret,
                           kin_error *err, void *userdata)
{
    (void)ret;
    (void)userdata;
    if (kin_object_labels(object).bits == 0)
        return 0;
    return kin_error_set(err, KIN_ELIMIT, "too many labels");
}

/* The cached state would be stale, and a list takes it out. */
KIN_TEST(an_object_with_a_long_name_is_not_kept_stale)
{
    for (int i = 0; i < 2; i++) {
        SCENE scene = {0};
        struct kin__core_opts opts = kind_of(i);
        opts.max_object = 0;
        opts.transform = reject_labelled;
        TRY(synced(&scene, alloc, opts));
        BYTES(&scene, EVENT("ADDED", POD(LONG_NAME, "11")));
        LOG(&scene, "+n/" LONG_NAME ":11");
        assert_int_equal(stored(&scene), 3);
        assert_int_equal(
            bytes(&scene, EVENT("MODIFIED", LABELLED(LONG_NAME, "12"))),
            KIN_ECLOSED);
        LOG(&scene, "told(ELIMIT) cancel told(ELIMIT)");
        assert_string_equal(last_version(&scene), "11");
        ISOLATED(&scene, 1);
    }
    return 0;
}

/* A list in pages may be of the version that it was asked for: then the watch
 * would get to the same event again. */
KIN_TEST(the_list_that_drops_an_object_is_newer)
{
    SCENE scene = {0};
    struct kin__core_opts opts = kind_of(0);

    opts.max_object = 0;
    opts.transform = reject_labelled;
    opts.page_limit = 500;
    TRY(synced(&scene, alloc, opts));
    relist(&scene);
    BYTES(&scene, LIST("10", POD("a", "1") "," POD("b", "2")));
    end(&scene);
    kin__core_opened(scene.core, scene.now_ns);
    hear(&scene, scene.listener);
    FORGET(&scene);
    assert_int_equal(
        bytes(&scene, EVENT("MODIFIED", LABELLED(LONG_NAME, "12"))),
        KIN_ECLOSED);
    scene.now_ns = scene.timer_ns;
    kin__core_tick(scene.core, scene.now_ns);
    LOG(&scene, "told(ELIMIT) cancel told(ELIMIT) list()");
    return 0;
}

/* Nested deeper than any parser takes. */
KIN_TEST(what_is_too_deep_is_isolated)
{
    enum { DEEP = 10050 };
    KIN__AUTO_BUF text;
    SCENE scene = {0};

    TRY(synced(&scene, alloc, listing));
    kin__buf_init(&text, /* alloc= */ NULL, 1 << 20);
    TRY(kin__buf_append(&text,
                        KIN__S("{\"type\":\"MODIFIED\",\"object\":{\"kind\":"
                               "\"Pod\",\"metadata\":{\"name\":\"a\","
                               "\"namespace\":\"n\",\"resourceVersion\":"
                               "\"11\"},\"spec\":")));
    for (int i = 0; i < DEEP; i++)
        TRY(kin__buf_append(&text, KIN__S("[")));
    for (int i = 0; i < DEEP; i++)
        TRY(kin__buf_append(&text, KIN__S("]")));
    TRY(kin__buf_append(&text, KIN__S("}}\n" EVENT("ADDED", POD("c", "12")))));
    BYTES(&scene, text.ptr);
    LOG(&scene, "told(ELIMIT) -n/a:1# +n/c:12");
    ISOLATED(&scene, 1);
    return 0;
}

/* A pod whose version has too many digits, as the object of an event or in a
 * list. */
static int put_versioned(struct kin__buf *text, const char *head,
                         const char *tail)
{
    enum { DIGITS = 70000 };

    kin__buf_init(text, /* alloc= */ NULL, 1 << 20);
    TRY(kin__buf_append(text, kin_s(head)));
    TRY(kin__buf_append(text, KIN__S("{\"kind\":\"Pod\",\"metadata\":{"
                                     "\"name\":\"a\",\"namespace\":\"n\","
                                     "\"resourceVersion\":\"")));
    for (int i = 0; i < DIGITS; i++)
        TRY(kin__buf_append(text, KIN__S("9")));
    TRY(kin__buf_append(text, KIN__S("\"}}")));
    return kin__buf_append(text, kin_s(tail));
}

KIN_TEST(what_has_too_long_a_version_is_isolated)
{
    for (int i = 0; i < 2; i++) {
        SCENE scene = {0};
        KIN__AUTO_BUF event = {0};
        KIN__AUTO_BUF list = {0};
        struct kin__core_opts opts = listing;
        opts.queue = i == 0 ? KIN_QUEUE_IN_ORDER : KIN_QUEUE_DELTA;
        TRY(synced(&scene, alloc, opts));
        TRY(put_versioned(&event, "{\"type\":\"MODIFIED\",\"object\":",
                          "}\n" EVENT("MODIFIED", POD("b", "12"))));
        BYTES(&scene, event.ptr);
        LOG(&scene, "told(ELIMIT) -n/a:1# ~n/b:2>12");
        ISOLATED(&scene, 1);
        assert_string_equal(last_version(&scene), "12");
        relist(&scene);
        FORGET(&scene);
        TRY(put_versioned(&list,
                          "{\"kind\":\"PodList\",\"metadata\":{"
                          "\"resourceVersion\":\"20\"},\"items\":[",
                          "," POD("b", "13") "]}"));
        BYTES(&scene, list.ptr);
        end(&scene);
        LOG(&scene, "watch(20) ~n/b:12>13");
        ISOLATED(&scene, 1);
    }
    return 0;
}

/* An item without a namespace that can be read is of the one that was asked
 * for. */
KIN_TEST(what_has_no_namespace_is_isolated)
{
    SCENE scene = {0};
    struct kin__core_opts opts = limited(listing);

    opts.ns = KIN__S("n");
    TRY(synced(&scene, alloc, opts));
    relist(&scene);
    FORGET(&scene);
    BYTES(&scene, LIST("20", "{\"pad\":\"" PAD50 PAD50 PAD50 PAD50 PAD50 PAD50
                             "\"}," POD("b", "13")));
    LOG(&scene, "told(ELIMIT)");
    end(&scene);
    LOG(&scene, "watch(20) -n/a:1# ~n/b:2>13"); /* it may be that one */
    ISOLATED(&scene, 1);
    return 0;
}

/* client-go would cache null as an object without a name, and fail for the
 * others again and again. */
KIN_TEST(what_is_no_object_is_isolated)
{
    SCENE scene = {0};

    TRY(synced(&scene, alloc, listing));
    relist(&scene);
    FORGET(&scene);
    BYTES(&scene, LIST("20", "null,5," POD("a", "1") ",[7]," POD("b", "13")));
    if (kin_test_out_of_memory())
        return KIN_ENOMEM;       /* without a record it may be told twice */
    LOG(&scene, "told(EPARSE)"); /* they have no key to be told apart by */
    assert_string_equal(scene.failure.message,
                        "an object without a key: isolated: byte 81: an item "
                        "is no object");
    end(&scene);
    LOG(&scene, "watch(20) ~n/a:1>1 ~n/b:2>13");
    ISOLATED(&scene, 1);
    kin__core_opened(scene.core, scene.now_ns);
    relist(&scene);
    FORGET(&scene);
    BYTES(&scene, LIST("30", POD("a", "1") "," POD("b", "13")));
    end(&scene);
    LOG(&scene, "watch(30) ~n/a:1>1 ~n/b:13>13");
    ISOLATED(&scene, 0);
    return 0;
}

/* Text that is not JSON ends the watch, as with client-go. */
KIN_TEST(what_is_no_json_is_no_object)
{
    SCENE scene = {0};

    TRY(synced(&scene, alloc, listing));
    assert_int_equal(
        bytes(&scene, EVENT("ADDED", "{\"kind\":\"Pod\",\"x\":NaN}")),
        KIN_ECLOSED);
    LOG(&scene, "cancel told(EPARSE)");
    ISOLATED(&scene, 0);
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(a_watch_goes_on_behind_an_object),
              KIN_TEST_ENTRY(an_isolated_object_is_deleted_once),
              KIN_TEST_ENTRY(a_list_goes_on_behind_an_object),
              KIN_TEST_ENTRY(an_object_without_a_record_does_not_look_deleted),
              KIN_TEST_ENTRY(a_list_that_fails_isolates_nothing),
              KIN_TEST_ENTRY(a_stream_goes_on_behind_an_object),
              KIN_TEST_ENTRY(what_a_transform_rejects_is_isolated),
              KIN_TEST_ENTRY(an_object_with_a_long_name_is_not_kept_stale),
              KIN_TEST_ENTRY(the_list_that_drops_an_object_is_newer),
              KIN_TEST_ENTRY(what_is_too_deep_is_isolated),
              KIN_TEST_ENTRY(what_has_too_long_a_version_is_isolated),
              KIN_TEST_ENTRY(what_has_no_namespace_is_isolated),
              KIN_TEST_ENTRY(what_is_no_object_is_isolated),
              KIN_TEST_ENTRY(what_is_no_json_is_no_object))
