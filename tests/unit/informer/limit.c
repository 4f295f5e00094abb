/* SPDX-License-Identifier: Apache-2.0 */
/* A cache at its limit, guarantee I of kin/informer.h. */
#include <kin/json.h>

#include "core_fixture.h"

static bool is_torture;

/* A pod with `len` bytes of unique text. */
static int pod_text(struct kin__buf *buf, const char *name, unsigned version,
                    size_t len)
{
    int r = kin__buf_printf(buf,
                            "{\"kind\":\"Pod\",\"metadata\":{\"name\":\"%s\","
                            "\"namespace\":\"n\",\"resourceVersion\":\"%u\"},"
                            "\"data\":\"%s-%u-",
                            name, version, name, version);
    char filler[1000];

    memset(filler, 'x', sizeof(filler));
    for (size_t i = 0; r == 0 && i < len; i += sizeof(filler))
        r = kin__buf_append(buf, kin_str_of(filler, sizeof(filler)));
    return r < 0 ? r : kin__buf_append(buf, KIN__S("\"}"));
}

static int feed_pod(struct fixture *fixture, const char *type, const char *name,
                    unsigned version, size_t len)
{
    KIN__AUTO_BUF text;

    kin__buf_init(&text, /* alloc= */ NULL, 8 << 20);
    assert_int_equal(
        kin__buf_printf(&text, "{\"type\":\"%s\",\"object\":", type), 0);
    assert_int_equal(pod_text(&text, name, version, len), 0);
    assert_int_equal(kin__buf_append(&text, KIN__S("}\n")), 0);
    return kin__core_bytes(fixture->core, kin__buf_str(&text), fixture->now_ns);
}

/* A list of `count` pods of `len` bytes. */
static int feed_list(struct fixture *fixture, unsigned count, size_t len)
{
    KIN__AUTO_BUF text;
    int r = 0;

    kin__buf_init(&text, /* alloc= */ NULL, 64 << 20);
    assert_int_equal(
        kin__buf_append(&text, KIN__S("{\"kind\":\"PodList\",\"apiVersion\":"
                                      "\"v1\",\"metadata\":{"
                                      "\"resourceVersion\":\"50\"},"
                                      "\"items\":[")),
        0);
    for (unsigned i = 0; r == 0 && i < count; i++) {
        char name[16];
        snprintf(name, sizeof(name), "p%u", i);
        if (i > 0)
            assert_int_equal(kin__buf_append(&text, KIN__S(",")), 0);
        assert_int_equal(pod_text(&text, name, 40, len), 0);
        r = kin__core_bytes(fixture->core, kin__buf_str(&text),
                            fixture->now_ns);
        kin__buf_clear(&text);
    }
    return r < 0
               ? r
               : kin__core_bytes(fixture->core, KIN__S("]}"), fixture->now_ns);
}

static uint64_t used(struct fixture *fixture)
{
    kin_store_stats stats = KIN_INIT(kin_store_stats);

    kin_store_get_stats(kin__core_store(fixture->core), &stats);
    return stats.total_bytes;
}

/* The next attempt, after the pause. */
static void next_round(struct fixture *fixture)
{
    assert_true(fixture->timer_ns - fixture->now_ns > KIN__NS_PER_S / 2);
    fixture->now_ns = fixture->timer_ns;
    kin__core_tick(fixture->core, fixture->now_ns);
    kin__core_opened(fixture->core, fixture->now_ns);
}

#define NOT_OUT_OF_MEMORY(fixture)                                             \
    do {                                                                       \
        if ((fixture)->log.ptr &&                                              \
            strstr((fixture)->log.ptr, "failed(ENOMEM)"))                      \
            return KIN_ENOMEM;                                                 \
    } while (0)

enum { CAP = 4 << 20 };

/* Nothing of it is stored, its memory is freed, and a smaller list fits. */
KIN_TEST(a_list_beyond_the_limit_is_dropped)
{
    FIXTURE fixture = {0};
    struct kin__core_opts opts = listing;

    opts.max_bytes = CAP;
    TRY(fixture_init(&fixture, alloc, opts));
    kin__core_opened(fixture.core, fixture.now_ns);
    int r = feed_list(&fixture, 100, 100000);
    NOT_OUT_OF_MEMORY(&fixture);
    assert_int_equal(r, KIN_ECLOSED);
    assert_true(used(&fixture) <= CAP + CAP / 8);
    LOG(&fixture, "list(0) cancel failed(ELIMIT)");
    kin_error err = KIN_ERROR_INIT;
    kin__reflector_error(kin__core_reflector(fixture.core), &err);
    assert_int_equal(err.code, KIN_ELIMIT);
    TRY_TEXT(err.message, KIN_ELIMIT);
    assert_string_equal(
        err.message, "list: the cache would exceed its limit of 4194304 bytes");
    assert_false(kin__core_has_synced(fixture.core));
    assert_int_equal(stored(&fixture), 0);
    next_round(&fixture);
    r = feed_list(&fixture, 20, 100000);
    NOT_OUT_OF_MEMORY(&fixture);
    assert_int_equal(r, 0);
    end(&fixture);
    NOT_OUT_OF_MEMORY(&fixture);
    assert_true(kin__core_has_synced(fixture.core));
    assert_int_equal(stored(&fixture), 20);
    assert_true(used(&fixture) <= CAP);
    return 0;
}

KIN_TEST(an_update_beyond_the_limit_keeps_the_cache)
{
    for (int by_key = 0; by_key < 2; by_key++) {
        FIXTURE fixture = {0};
        struct kin__core_opts opts = listing;
        opts.max_bytes = CAP;
        opts.queue = by_key ? KIN_QUEUE_DELTA : KIN_QUEUE_IN_ORDER;
        TRY(synced(&fixture, alloc, opts));
        int r = feed_pod(&fixture, "MODIFIED", "a", 20, 3 << 20);
        NOT_OUT_OF_MEMORY(&fixture);
        assert_int_equal(r, 0);
        LOG(&fixture, "~n/a:1>20");
        r = feed_pod(&fixture, "MODIFIED", "b", 21, 3 << 20);
        NOT_OUT_OF_MEMORY(&fixture);
        assert_int_equal(r, KIN_ECLOSED);
        LOG(&fixture, "cancel failed(ELIMIT)");
        assert_int_equal(stored(&fixture), 2);
        assert_true(kin__core_has_synced(fixture.core));
        assert_str_equal(
            kin__reflector_version(kin__core_reflector(fixture.core)), "20");
        /* The server has fewer objects now: the cache follows. */
        next_round(&fixture);
        LOG(&fixture, "list(20)");
        BYTES(&fixture, LIST("30", POD("b", "25")));
        end(&fixture);
        record_calls(&fixture, fixture.handler);
        NOT_OUT_OF_MEMORY(&fixture);
        assert_int_equal(stored(&fixture), 1);
        kin_store_reclaim(kin__core_store(fixture.core));
        assert_true(used(&fixture) < CAP / 2);
        assert_int_equal(
            kin__reflector_failure(kin__core_reflector(fixture.core)), 0);
    }
    return 0;
}

/* Memory that only a released snapshot used is freed before anything is
 * rejected. */
KIN_TEST(unused_memory_is_reclaimed_first)
{
    FIXTURE fixture = {0};
    struct kin__core_opts opts = listing;
    kin_snapshot *snapshot = NULL;

    opts.max_bytes = CAP;
    TRY(synced(&fixture, alloc, opts));
    for (unsigned i = 0; i < 3; i++) {
        int r = feed_pod(&fixture, "MODIFIED", "a", 20 + i, 3 << 19);
        snapshot = kin_snapshot_free(snapshot);
        record_calls(&fixture, fixture.handler);
        NOT_OUT_OF_MEMORY(&fixture);
        assert_int_equal(r, 0);
        snapshot = kin_snapshot_new(kin__core_store(fixture.core));
        if (!snapshot)
            return KIN_ENOMEM;
        if (i == 1)
            snapshot = kin_snapshot_free(snapshot);
    }
    snapshot = kin_snapshot_free(snapshot);
    LOG(&fixture, "~n/a:1>20 ~n/a:20>21 ~n/a:21>22");
    return 0;
}

/* Bookmarks, and deletions of unknown objects. */
KIN_TEST(events_that_store_nothing_need_no_room)
{
    FIXTURE fixture = {0};
    uint64_t before = 0;

    TRY(synced(&fixture, alloc, listing));
    for (unsigned i = 0; i < 300; i++) {
        char event[256];
        snprintf(event, sizeof(event),
                 EVENT("BOOKMARK", "{\"kind\":\"Pod\",\"metadata\":{"
                                   "\"resourceVersion\":\"%u\",\"labels\":"
                                   "{\"only-of-this-one\":\"%u%u%u%u\"}}}"),
                 i + 20, i, i, i, i);
        int r = bytes(&fixture, event);
        if (r == 0)
            r = feed_pod(&fixture, "DELETED", "z", i + 20, 4096);
        NOT_OUT_OF_MEMORY(&fixture);
        assert_int_equal(r, 0);
        record_calls(&fixture, fixture.handler);
        kin__buf_clear(&fixture.log);
        if (i < 100)
            before = used(&fixture);
    }
    assert_in_range(used(&fixture), 1, before + 16384);
    return 0;
}

KIN_TEST(deletions_always_fit)
{
    FIXTURE fixture = {0};

    TRY(synced(&fixture, alloc, listing));
    kin__core_set_max_bytes(fixture.core, 1);
    BYTES(&fixture, EVENT("DELETED", POD("b", "13")));
    LOG(&fixture, "-n/b:13");
    assert_int_equal(stored(&fixture), 1);
    assert_int_equal(bytes(&fixture, EVENT("ADDED", POD("c", "14"))),
                     KIN_ECLOSED);
    LOG(&fixture, "cancel failed(ELIMIT)");
    assert_int_equal(stored(&fixture), 1);
    return 0;
}

/* A list that replaces the cache may use an eighth more. */
KIN_TEST(a_list_fits_next_to_the_objects_it_replaces)
{
    FIXTURE fixture = {0};

    TRY(synced(&fixture, alloc, listing));
    kin__core_set_max_bytes(fixture.core, used(&fixture));
    (void)bytes(&fixture, EVENT("ERROR", "{\"kind\":\"Status\",\"apiVersion\":"
                                         "\"v1\",\"status\":\"Failure\","
                                         "\"reason\":\"Expired\","
                                         "\"code\":410}"));
    record_calls(&fixture, fixture.handler);
    NOT_OUT_OF_MEMORY(&fixture);
    kin__buf_clear(&fixture.log);
    next_round(&fixture);
    BYTES(&fixture, LIST("30", POD("a", "21") "," POD("b", "22")));
    end(&fixture);
    record_calls(&fixture, fixture.handler);
    NOT_OUT_OF_MEMORY(&fixture);
    assert_non_null(strstr(fixture.log.ptr, "~n/b:2>22"));
    return 0;
}

/* ---- restarts ---- */

enum { GROWN_MAX = 4000 };

/* The objects that exist, by number: 1 + length, or 0. */
static unsigned short grown[GROWN_MAX];

static unsigned short length_of(unsigned i, unsigned round)
{
    return (unsigned short)(1 + (i * 7919 + round * 104729) % 3 * 1000);
}

static int feed_numbered(struct fixture *fixture, const char *type, unsigned i,
                         unsigned version)
{
    char name[32];

    snprintf(name, sizeof(name), "p%.*s%u", (int)(i % 12), "longer-name-", i);
    return feed_pod(fixture, type, name, version, grown[i] - 1u);
}

/* Adds, changes and deletes until nothing more fits. */
static int grow(struct fixture *fixture, uint64_t max_bytes)
{
    unsigned version = 20;
    unsigned i = 0;
    int r = 0;

    memset(grown, 0, sizeof(grown));
    kin__core_set_max_bytes(fixture->core, max_bytes);
    for (; r == 0 && i < GROWN_MAX; i++) {
        grown[i] = length_of(i, 0);
        r = feed_numbered(fixture, "ADDED", i, ++version);
        record_calls(fixture, fixture->handler);
        kin__buf_clear(&fixture->log);
        if (r < 0)
            break;
        unsigned other = i / 2;
        if (i % 7 == 0 && grown[other] > 0) {
            grown[other] = length_of(other, 1);
            r = feed_numbered(fixture, "MODIFIED", other, ++version);
        } else if (i % 11 == 0 && grown[other] > 0) {
            r = feed_numbered(fixture, "DELETED", other, ++version);
            grown[other] = 0;
        }
        record_calls(fixture, fixture->handler);
        kin__buf_clear(&fixture->log);
    }
    assert_true(i < GROWN_MAX);
    return r;
}

static int text_append(kin_str piece, void *userdata)
{
    return kin__buf_append(userdata, piece);
}

/* The stored objects, as a list. */
static int list_stored(struct fixture *from, struct fixture *to)
{
    KIN_AUTO(kin_snapshot) *snap = kin_snapshot_new(
        kin__core_store(from->core));
    KIN__AUTO_BUF text;
    kin_iter it = kin_snapshot_list(snap);
    const kin_object *object = kin_iter_next(&it);
    int r = bytes(to, "{\"kind\":\"PodList\",\"apiVersion\":\"v1\","
                      "\"metadata\":{\"resourceVersion\":\"99999\"},"
                      "\"items\":[");

    kin__buf_init(&text, /* alloc= */ NULL, 1 << 20);
    for (bool is_first = true; r == 0 && object; is_first = false) {
        assert_int_equal(kin__buf_append(&text, kin_s(is_first ? " " : ",")),
                         0);
        assert_int_equal(
            kin_value_write(kin_object_value(object), 0, text_append, &text),
            0);
        r = kin__core_bytes(to->core, kin__buf_str(&text), to->now_ns);
        kin__buf_clear(&text);
        object = kin_iter_next(&it);
    }
    return r < 0 ? r : bytes(to, "]}");
}

static int add_index(struct fixture *fixture, const kin_allocator *alloc)
{
    kin_indexer indexer;
    int r = kin_indexer_by_path(alloc, kin_s("name"), kin_s("metadata.name"),
                                &indexer, NULL);

    return r < 0 ? r
                 : kin_store_add_indexers(kin__core_store(fixture->core),
                                          &indexer, 1, NULL);
}

/* The objects of an informer that has grown to its limit fit after a restart;
 * half as many more do not. */
static int comes_back(const kin_allocator *alloc, uint64_t max_bytes,
                      bool has_index)
{
    FIXTURE old = {0};
    FIXTURE fixture = {0};
    FIXTURE less = {0};
    struct kin__core_opts opts = listing;

    TRY(synced(&old, alloc, opts));
    if (has_index)
        TRY(add_index(&old, alloc));
    int r = grow(&old, max_bytes);
    assert_int_equal(r, KIN_ECLOSED);
    opts.max_bytes = max_bytes;
    TRY(fixture_init(&fixture, alloc, opts));
    if (has_index)
        TRY(add_index(&fixture, alloc));
    kin__core_opened(fixture.core, fixture.now_ns);
    assert_int_equal(list_stored(&old, &fixture), 0);
    end(&fixture);
    assert_true(kin__core_has_synced(fixture.core));
    assert_int_equal(stored(&fixture), stored(&old));
    /* With room to grow. */
    assert_true(used(&fixture) <= max_bytes + max_bytes / 8 + (64 << 10));
    opts.max_bytes = max_bytes * 2 / 3;
    TRY(fixture_init(&less, alloc, opts));
    if (has_index)
        TRY(add_index(&less, alloc));
    kin__core_opened(less.core, less.now_ns);
    (void)list_stored(&old, &less);
    end(&less);
    assert_false(kin__core_has_synced(less.core));
    assert_true(used(&less) <= max_bytes);
    return 0;
}

KIN_TEST(a_cache_at_its_limit_fits_after_a_restart)
{
    if (is_torture)
        return 0; /* thousands of allocations */
    for (uint64_t kib = 300; kib < 1200; kib += 37) {
        TRY(comes_back(alloc, kib << 10, /* has_index= */ false));
        TRY(comes_back(alloc, kib << 10, /* has_index= */ true));
    }
    return 0;
}

/* Indexes are counted before a list is published, not while it arrives. */
KIN_TEST(a_list_whose_indexes_do_not_fit_is_dropped)
{
    FIXTURE fixture = {0};
    struct kin__core_opts opts = listing;

    if (is_torture)
        return 0; /* thousands of allocations */
    opts.max_bytes = 400 << 10;
    TRY(fixture_init(&fixture, alloc, opts));
    TRY(add_index(&fixture, alloc));
    kin__core_opened(fixture.core, fixture.now_ns);
    assert_int_equal(feed_list(&fixture, 1300, 0), 0);
    end(&fixture);
    LOG(&fixture, "list(0) failed(ELIMIT)");
    assert_false(kin__core_has_synced(fixture.core));
    assert_int_equal(stored(&fixture), 0);
    assert_in_range(used(&fixture), 1, opts.max_bytes / 2);
    next_round(&fixture);
    assert_int_equal(feed_list(&fixture, 600, 0), 0);
    end(&fixture);
    assert_true(kin__core_has_synced(fixture.core));
    return 0;
}

int main(int argc, char **argv)
{
    static const struct kin_test tests[] = {
        KIN_TEST_ENTRY(a_list_beyond_the_limit_is_dropped),
        KIN_TEST_ENTRY(an_update_beyond_the_limit_keeps_the_cache),
        KIN_TEST_ENTRY(unused_memory_is_reclaimed_first),
        KIN_TEST_ENTRY(events_that_store_nothing_need_no_room),
        KIN_TEST_ENTRY(deletions_always_fit),
        KIN_TEST_ENTRY(a_list_fits_next_to_the_objects_it_replaces),
        KIN_TEST_ENTRY(a_cache_at_its_limit_fits_after_a_restart),
        KIN_TEST_ENTRY(a_list_whose_indexes_do_not_fit_is_dropped),
    };

    is_torture = argc > 1 && strcmp(argv[1], "--torture") == 0;
    return kin_test_main(tests, sizeof(tests) / sizeof(tests[0]), argc, argv);
}
