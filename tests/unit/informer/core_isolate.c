/* SPDX-License-Identifier: Apache-2.0 */
/* Objects that cannot be decoded or stored do not affect the others. */
#include "core_fixture.h"

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

/* Without memory a record may be lost, the count must not. */
#define ISOLATED(fixture, expected)                                            \
    do {                                                                       \
        const struct kin__isolated *set_ = kin__core_isolated(                 \
            (fixture)->core);                                                  \
        if (set_->lost + set_->staged_lost > 0)                                \
            return KIN_ENOMEM;                                                 \
        assert_int_equal(kin__isolated_count(set_), expected);                 \
    } while (0)

static const char *last_version(const struct fixture *fixture)
{
    return kin__reflector_version(kin__core_reflector(fixture->core)).ptr;
}

/* Both queues, with the same result. */
static struct kin__core_opts kind_of(int i)
{
    struct kin__core_opts opts = limited(listing);

    opts.queue = i == 0 ? KIN_QUEUE_IN_ORDER : KIN_QUEUE_DELTA;
    return opts;
}

KIN_TEST(a_watch_continues_after_an_isolated_object)
{
    for (int i = 0; i < 2; i++) {
        FIXTURE fixture = {0};
        TRY(synced(&fixture, alloc, kind_of(i)));
        /* New: nothing is delivered. */
        BYTES(&fixture, EVENT("ADDED", LONG_POD("odd", "11")));
        LOG(&fixture, "failed(ELIMIT)");
        ISOLATED(&fixture, 1);
        assert_string_equal(last_version(&fixture), "11");
        /* Cached: it is deleted, with its last good state. */
        BYTES(&fixture, EVENT("MODIFIED", LONG_POD("a", "12"))
                            EVENT("MODIFIED", POD("b", "13")));
        LOG(&fixture, "failed(ELIMIT) -n/a:1# ~n/b:2>13");
        ISOLATED(&fixture, 2);
        assert_int_equal(stored(&fixture), 1);
        /* The same version again, and then a newer one. */
        BYTES(&fixture, EVENT("MODIFIED", LONG_POD("a", "12")));
        LOG(&fixture, "");
        BYTES(&fixture, EVENT("MODIFIED", LONG_POD("a", "14")));
        LOG(&fixture, "failed(ELIMIT)");
        /* A valid version is an add. */
        BYTES(&fixture, EVENT("MODIFIED", POD("a", "15")));
        LOG(&fixture, "+n/a:15");
        ISOLATED(&fixture, 1);
        assert_string_equal(last_version(&fixture), "15");
    }
    return 0;
}

KIN_TEST(an_isolated_object_is_deleted_once)
{
    for (int i = 0; i < 2; i++) {
        FIXTURE fixture = {0};
        TRY(synced(&fixture, alloc, kind_of(i)));
        BYTES(&fixture, EVENT("MODIFIED", LONG_POD("a", "12")));
        LOG(&fixture, "failed(ELIMIT) -n/a:1#");
        ISOLATED(&fixture, 1);
        BYTES(&fixture, EVENT("DELETED", POD("a", "13")));
        LOG(&fixture, "");
        ISOLATED(&fixture, 0);
        assert_string_equal(last_version(&fixture), "13");
        /* Its last state cannot be decoded. */
        BYTES(&fixture, EVENT("DELETED", LONG_POD("b", "14")));
        LOG(&fixture, "-n/b:2?");
        ISOLATED(&fixture, 0);
        assert_int_equal(stored(&fixture), 0);
        BYTES(&fixture, EVENT("DELETED", LONG_POD("c", "15")));
        LOG(&fixture, "");
        assert_string_equal(last_version(&fixture), "15");
    }
    return 0;
}

/* The watch ends with an error, and the next round lists. */
static void relist(struct fixture *fixture)
{
    assert_int_equal(
        bytes(fixture, EVENT("ERROR", "{\"kind\":\"Status\",\"code\":410,"
                                      "\"reason\":\"Expired\"}")),
        KIN_ECLOSED);
    fixture->now_ns = fixture->timer_ns;
    kin__core_tick(fixture->core, fixture->now_ns);
    record_calls(fixture, fixture->handler);
}

#define FORGET(fixture)                                                        \
    do {                                                                       \
        if (strstr((fixture)->log.ptr, "failed(ENOMEM)"))                      \
            return KIN_ENOMEM;                                                 \
        kin__buf_clear(&(fixture)->log);                                       \
    } while (0)

KIN_TEST(a_list_continues_after_an_isolated_object)
{
    for (int i = 0; i < 2; i++) {
        FIXTURE fixture = {0};
        TRY(synced(&fixture, alloc, kind_of(i)));
        relist(&fixture);
        FORGET(&fixture);
        BYTES(&fixture, LIST("20", LONG_POD("a", "12") "," POD(
                                       "b", "13") "," LONG_POD("c", "14")));
        LOG(&fixture, "failed(ELIMIT) failed(ELIMIT)");
        assert_memory_equal(fixture.failure.message,
                            "n/c: isolated at version 14: ", 28);
        ISOLATED(&fixture, 0); /* not published yet */
        end(&fixture);
        LOG(&fixture, i == 0 ? "watch(20) -n/a:1# ~n/b:2>13"
                             : "watch(20) ~n/b:2>13 -n/a:1#");
        ISOLATED(&fixture, 2);
        kin__core_opened(fixture.core, fixture.now_ns);
        /* In the next list one is unchanged, one is valid now, one is gone. */
        relist(&fixture);
        FORGET(&fixture);
        BYTES(&fixture, LIST("30", LONG_POD("a", "12") "," POD("c", "15")));
        end(&fixture);
        LOG(&fixture, i == 0 ? "watch(30) -n/b:13? +n/c:15"
                             : "watch(30) +n/c:15 -n/b:13?");
        ISOLATED(&fixture, 1);
        assert_true(
            kin__isolated_has(kin__core_isolated(fixture.core), KIN__S("n/a")));
    }
    return 0;
}

/* There may be more isolated objects than records: an object that is missing
 * from the list may be one of them, and must not be reported as deleted. */
KIN_TEST(an_object_without_a_record_is_not_reported_deleted)
{
    for (int i = 0; i < 2; i++) {
        FIXTURE fixture = {0};
        TRY(synced(&fixture, alloc, kind_of(i)));
        relist(&fixture);
        FORGET(&fixture);
        BYTES(&fixture, LIST("20", POD("b", "13")));
        kin__core_isolated(fixture.core)->staged_lost = 1;
        end(&fixture);
        LOG(&fixture, i == 0 ? "watch(20) -n/a:1# ~n/b:2>13"
                             : "watch(20) ~n/b:2>13 -n/a:1#");
    }
    return 0;
}

KIN_TEST(a_list_that_fails_isolates_nothing)
{
    FIXTURE fixture = {0};

    TRY(synced(&fixture, alloc, limited(listing)));
    relist(&fixture);
    FORGET(&fixture);
    BYTES(&fixture,
          "{\"kind\":\"PodList\",\"metadata\":{},\"items\":[" LONG_POD("a",
                                                                       "12"));
    LOG(&fixture, "failed(ELIMIT)");
    kin__core_ended(fixture.core, KIN__END_WHOLE, NULL, fixture.now_ns);
    LOG(&fixture, "failed(EPARSE)");
    ISOLATED(&fixture, 0);
    assert_int_equal(stored(&fixture), 2);
    return 0;
}

KIN_TEST(a_stream_continues_after_an_isolated_object)
{
    for (int i = 0; i < 2; i++) {
        FIXTURE fixture = {0};
        struct kin__core_opts opts = kind_of(i);
        opts.streaming = KIN__REFLECTOR_STREAM_AUTO;
        TRY(fixture_init(&fixture, alloc, opts));
        kin__core_opened(fixture.core, fixture.now_ns);
        BYTES(&fixture,
              EVENT("ADDED", POD("a", "1")) EVENT("ADDED", LONG_POD("b", "2"))
                  EVENT("ADDED", LONG_POD("c", "3"))
                      EVENT("ADDED", LONG_POD("d", "4")));
        LOG(&fixture, "stream() failed(ELIMIT) failed(ELIMIT) failed(ELIMIT)");
        /* They change during the stream. */
        BYTES(&fixture, EVENT("MODIFIED", LONG_POD("a", "5"))
                            EVENT("MODIFIED", POD("b", "6"))
                                EVENT("DELETED", LONG_POD("c", "7"))
                                    EVENT("DELETED", POD("d", "8"))
                                        EVENT("BOOKMARK", MARK("10")));
        LOG(&fixture, "failed(ELIMIT) +n/b:6!");
        ISOLATED(&fixture, 1);
        assert_true(
            kin__isolated_has(kin__core_isolated(fixture.core), KIN__S("n/a")));
        assert_int_equal(stored(&fixture), 1);
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

/* KIN_ELIMIT from a transform concerns the object, not the cache. */
KIN_TEST(an_object_that_a_transform_rejects_is_isolated)
{
    for (int i = 0; i < 2; i++) {
        FIXTURE fixture = {0};
        struct kin__core_opts opts = kind_of(i);
        opts.transform = reject_a;
        TRY(synced(&fixture, alloc, opts));
        BYTES(&fixture, EVENT("MODIFIED", LABELLED("a", "11"))
                            EVENT("MODIFIED", LABELLED("b", "12")));
        LOG(&fixture, "failed(ELIMIT) -n/a:1# ~n/b:2>12");
        relist(&fixture);
        FORGET(&fixture);
        BYTES(&fixture, LIST("20", LABELLED("a", "13") "," POD("b", "14")));
        end(&fixture);
        LOG(&fixture, "failed(ELIMIT) watch(20) ~n/b:12>14");
        ISOLATED(&fixture, 1);
        kin__core_opened(fixture.core, fixture.now_ns);
        BYTES(&fixture, EVENT("DELETED", LABELLED("a", "21")));
        LOG(&fixture, "");
        ISOLATED(&fixture, 0);
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

/* The cached state would be stale; a relist removes it. */
KIN_TEST(an_object_with_a_long_name_is_not_kept_stale)
{
    for (int i = 0; i < 2; i++) {
        FIXTURE fixture = {0};
        struct kin__core_opts opts = kind_of(i);
        opts.max_object = 0;
        opts.transform = reject_labelled;
        TRY(synced(&fixture, alloc, opts));
        BYTES(&fixture, EVENT("ADDED", POD(LONG_NAME, "11")));
        LOG(&fixture, "+n/" LONG_NAME ":11");
        assert_int_equal(stored(&fixture), 3);
        assert_int_equal(
            bytes(&fixture, EVENT("MODIFIED", LABELLED(LONG_NAME, "12"))),
            KIN_ECLOSED);
        LOG(&fixture, "failed(ELIMIT) cancel failed(ELIMIT)");
        assert_string_equal(last_version(&fixture), "11");
        ISOLATED(&fixture, 1);
    }
    return 0;
}

/* A paged list may have exactly the requested version: then the watch would
 * receive the same event again. */
KIN_TEST(the_list_that_drops_an_object_is_newer)
{
    FIXTURE fixture = {0};
    struct kin__core_opts opts = kind_of(0);

    opts.max_object = 0;
    opts.transform = reject_labelled;
    opts.page_limit = 500;
    TRY(synced(&fixture, alloc, opts));
    relist(&fixture);
    BYTES(&fixture, LIST("10", POD("a", "1") "," POD("b", "2")));
    end(&fixture);
    kin__core_opened(fixture.core, fixture.now_ns);
    record_calls(&fixture, fixture.handler);
    FORGET(&fixture);
    assert_int_equal(
        bytes(&fixture, EVENT("MODIFIED", LABELLED(LONG_NAME, "12"))),
        KIN_ECLOSED);
    fixture.now_ns = fixture.timer_ns;
    kin__core_tick(fixture.core, fixture.now_ns);
    LOG(&fixture, "failed(ELIMIT) cancel failed(ELIMIT) list()");
    return 0;
}

/* Nested more deeply than the parser accepts. */
KIN_TEST(an_object_nested_too_deeply_is_isolated)
{
    enum { DEEP = 10050 };
    KIN__AUTO_BUF text;
    FIXTURE fixture = {0};

    kin__buf_init(&text, /* alloc= */ NULL, 1 << 20);
    TRY(synced(&fixture, alloc, listing));
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
    BYTES(&fixture, text.ptr);
    LOG(&fixture, "failed(ELIMIT) -n/a:1# +n/c:12");
    ISOLATED(&fixture, 1);
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

KIN_TEST(an_object_with_too_long_a_version_is_isolated)
{
    for (int i = 0; i < 2; i++) {
        FIXTURE fixture = {0};
        KIN__AUTO_BUF event = {0};
        KIN__AUTO_BUF list = {0};
        struct kin__core_opts opts = listing;
        opts.queue = i == 0 ? KIN_QUEUE_IN_ORDER : KIN_QUEUE_DELTA;
        TRY(synced(&fixture, alloc, opts));
        TRY(put_versioned(&event, "{\"type\":\"MODIFIED\",\"object\":",
                          "}\n" EVENT("MODIFIED", POD("b", "12"))));
        BYTES(&fixture, event.ptr);
        LOG(&fixture, "failed(ELIMIT) -n/a:1# ~n/b:2>12");
        ISOLATED(&fixture, 1);
        assert_string_equal(last_version(&fixture), "12");
        relist(&fixture);
        FORGET(&fixture);
        TRY(put_versioned(&list,
                          "{\"kind\":\"PodList\",\"metadata\":{"
                          "\"resourceVersion\":\"20\"},\"items\":[",
                          "," POD("b", "13") "]}"));
        BYTES(&fixture, list.ptr);
        end(&fixture);
        LOG(&fixture, "watch(20) ~n/b:12>13");
        ISOLATED(&fixture, 1);
    }
    return 0;
}

/* An item without a readable namespace belongs to the requested one. */
KIN_TEST(an_object_without_a_namespace_is_isolated)
{
    FIXTURE fixture = {0};
    struct kin__core_opts opts = limited(listing);

    opts.ns = KIN__S("n");
    TRY(synced(&fixture, alloc, opts));
    relist(&fixture);
    FORGET(&fixture);
    BYTES(&fixture, LIST("20", "{\"pad\":\"" PAD50 PAD50 PAD50 PAD50 PAD50 PAD50
                               "\"}," POD("b", "13")));
    LOG(&fixture, "failed(ELIMIT)");
    end(&fixture);
    LOG(&fixture, "watch(20) -n/a:1# ~n/b:2>13"); /* it may be that object */
    ISOLATED(&fixture, 1);
    return 0;
}

/* client-go would cache null as an object without a name, and then fail
 * repeatedly for the others. */
KIN_TEST(a_value_that_is_not_an_object_is_isolated)
{
    FIXTURE fixture = {0};

    TRY(synced(&fixture, alloc, listing));
    relist(&fixture);
    FORGET(&fixture);
    BYTES(&fixture, LIST("20", "null,5," POD("a", "1") ",[7]," POD("b", "13")));
    if (kin_test_out_of_memory())
        return KIN_ENOMEM; /* without a record it may be reported twice */
    LOG(&fixture, "failed(EPARSE)"); /* they have no key to distinguish them */
    assert_string_equal(fixture.failure.message,
                        "an object without a key: isolated: byte 81: item is "
                        "not an object");
    end(&fixture);
    LOG(&fixture, "watch(20) ~n/a:1>1 ~n/b:2>13");
    ISOLATED(&fixture, 1);
    kin__core_opened(fixture.core, fixture.now_ns);
    relist(&fixture);
    FORGET(&fixture);
    BYTES(&fixture, LIST("30", POD("a", "1") "," POD("b", "13")));
    end(&fixture);
    LOG(&fixture, "watch(30) ~n/a:1>1 ~n/b:13>13");
    ISOLATED(&fixture, 0);
    return 0;
}

/* Text that is not JSON ends the watch, as with client-go. */
KIN_TEST(invalid_json_is_not_isolated)
{
    FIXTURE fixture = {0};

    TRY(synced(&fixture, alloc, listing));
    assert_int_equal(
        bytes(&fixture, EVENT("ADDED", "{\"kind\":\"Pod\",\"x\":NaN}")),
        KIN_ECLOSED);
    LOG(&fixture, "cancel failed(EPARSE)");
    ISOLATED(&fixture, 0);
    return 0;
}

KIN_TEST_MAIN(
    KIN_TEST_ENTRY(a_watch_continues_after_an_isolated_object),
    KIN_TEST_ENTRY(an_isolated_object_is_deleted_once),
    KIN_TEST_ENTRY(a_list_continues_after_an_isolated_object),
    KIN_TEST_ENTRY(an_object_without_a_record_is_not_reported_deleted),
    KIN_TEST_ENTRY(a_list_that_fails_isolates_nothing),
    KIN_TEST_ENTRY(a_stream_continues_after_an_isolated_object),
    KIN_TEST_ENTRY(an_object_that_a_transform_rejects_is_isolated),
    KIN_TEST_ENTRY(an_object_with_a_long_name_is_not_kept_stale),
    KIN_TEST_ENTRY(the_list_that_drops_an_object_is_newer),
    KIN_TEST_ENTRY(an_object_nested_too_deeply_is_isolated),
    KIN_TEST_ENTRY(an_object_with_too_long_a_version_is_isolated),
    KIN_TEST_ENTRY(an_object_without_a_namespace_is_isolated),
    KIN_TEST_ENTRY(a_value_that_is_not_an_object_is_isolated),
    KIN_TEST_ENTRY(invalid_json_is_not_isolated))
