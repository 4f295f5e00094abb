/* SPDX-License-Identifier: Apache-2.0 */
/* Lists that are published in slices, as a loop does. */
#include "informer/publication.h"

#include <stdlib.h>

#include "core_fixture.h"

enum {
    PODS = 600, /* more than two slices */
    SLICES_MAX = 1000,
};

/* The bytes of a list or a stream of pods; of version 1, but for the first
 * `changed`, which are of version 2. */
static void make_text(struct kin__buf *text, bool is_stream, int from,
                      int changed)
{
    const char *head = "{\"kind\":\"PodList\",\"apiVersion\":\"v1\","
                       "\"metadata\":{\"resourceVersion\":\"9\"},"
                       "\"items\":[";

    kin__buf_init(text, /* alloc= */ NULL, 1 << 20);
    if (!is_stream)
        assert_int_equal(kin__buf_append(text, kin_s(head)), 0);
    for (int i = from; i < PODS; i++) {
        const char *behind = i + 1 < PODS ? "," : "]}";
        int r = kin__buf_printf(
            text,
            "%s{\"kind\":\"Pod\",\"metadata\":{\"name\":\"p%04d\","
            "\"namespace\":\"n\",\"resourceVersion\":\"%d\"}}%s",
            is_stream ? "{\"type\":\"ADDED\",\"object\":" : "", i,
            i < changed ? 2 : 1, is_stream ? "}\n" : behind);
        assert_int_equal(r, 0);
    }
}

static int feed(struct fixture *fixture, bool is_stream, int from, int changed)
{
    KIN__AUTO_BUF text;

    make_text(&text, is_stream, from, changed);
    return kin__core_bytes(fixture->core, kin__buf_str(&text), fixture->now_ns);
}

static size_t stored_now(const struct fixture *fixture)
{
    kin_store_stats stats = KIN_INIT(kin_store_stats);

    kin_store_get_stats(kin__core_store(fixture->core), &stats);
    return stats.objects;
}

/* Counts the notifications that a handler gets, and checks their order. */
struct heard {
    size_t added;
    size_t updated;
    size_t deleted;
    char last[64];
};

static void hear(struct fixture *fixture, struct heard *heard)
{
    struct kin_registration *handler = fixture->handler;
    const struct kin__notification *n = &handler->current;

    kin__processor_wake(kin__core_processor(fixture->core));
    kin__mutex_lock(&handler->mutex);
    while (kin__registration_take(handler)) {
        kin__mutex_unlock(&handler->mutex);
        const char *key = kin_object_key(n->now).ptr;
        heard->added += n->type == KIN_EVENT_ADDED;
        heard->updated += n->type == KIN_EVENT_UPDATED;
        heard->deleted += n->type == KIN_EVENT_DELETED;
        if (n->type != KIN_EVENT_DELETED) {
            assert_true(strcmp(heard->last, key) < 0);
            (void)snprintf(heard->last, sizeof(heard->last), "%s", key);
        }
        kin__registration_finish(handler);
    }
    kin__mutex_unlock(&handler->mutex);
}

static bool is_out_of_memory(const struct fixture *fixture)
{
    return fixture->log.ptr && strstr(fixture->log.ptr, "failed(ENOMEM)");
}

#define CHECK_MEMORY(fixture)                                                  \
    do {                                                                       \
        if (is_out_of_memory(fixture))                                         \
            return KIN_ENOMEM;                                                 \
    } while (0)

static struct kin__core_opts sliced(struct kin__core_opts opts)
{
    opts.slice = KIN__CORE_SLICE;
    return opts;
}

/* Begins to publish a list or a stream. */
static int begin(struct fixture *fixture, const kin_allocator *alloc,
                 bool is_stream)
{
    TRY(fixture_init(fixture, alloc, sliced(is_stream ? streaming : listing)));
    kin__core_opened(fixture->core, fixture->now_ns);
    int r = feed(fixture, is_stream, 0, 0);
    CHECK_MEMORY(fixture);
    assert_int_equal(r, 0);
    if (is_stream)
        BYTES(fixture, EVENT("BOOKMARK", MARK("9")));
    else
        end(fixture);
    CHECK_MEMORY(fixture);
    assert_true(kin__core_is_publishing(fixture->core));
    assert_true(kin__core_is_busy(fixture->core));
    return 0;
}

/* Readers see all of it or nothing; handlers are notified after the store has
 * it; the informer has synced when all is done. */
static int publishes_in_slices(const kin_allocator *alloc, bool is_stream)
{
    FIXTURE fixture = {0};
    struct heard heard = {0};
    int slices = 0;
    bool has_more = true;

    TRY(begin(&fixture, alloc, is_stream));
    for (; has_more && slices < SLICES_MAX; slices++) {
        size_t count = stored_now(&fixture);
        assert_true(count == 0 || count == PODS);
        hear(&fixture, &heard);
        assert_true(heard.added == 0 || count == PODS);
        assert_false(kin__core_has_synced(fixture.core));
        has_more = kin__core_publish(fixture.core, fixture.now_ns);
        CHECK_MEMORY(&fixture);
    }
    assert_true(slices > 8 && slices < 40);
    assert_false(kin__core_is_busy(fixture.core));
    hear(&fixture, &heard);
    assert_int_equal(heard.added, PODS);
    assert_int_equal(fixture.syncs, 1);
    assert_int_equal(kin__reflector_state(kin__core_reflector(fixture.core)),
                     KIN__REFLECTOR_WATCH);
    assert_string_equal(
        kin__reflector_version(kin__core_reflector(fixture.core)).ptr, "9");
    assert_string_equal(fixture.log.ptr,
                        is_stream ? "stream()" : "list(0) watch(9)");
    BYTES(&fixture, EVENT("MODIFIED", POD("x", "11")));
    hear(&fixture, &heard);
    assert_int_equal(heard.added, PODS + 1);
    return 0;
}

KIN_TEST(a_list_is_published_in_slices)
{
    return publishes_in_slices(alloc, /* is_stream= */ false);
}

KIN_TEST(a_stream_is_published_in_slices)
{
    return publishes_in_slices(alloc, /* is_stream= */ true);
}

/* Publishes some slices; a failure ends them. */
static void publish_some(struct fixture *fixture, int slices)
{
    for (int i = 0; i < slices && kin__core_is_publishing(fixture->core); i++)
        (void)kin__core_publish(fixture->core, fixture->now_ns);
}

/* What needs the store or the handlers finishes the publication, after any of
 * its slices. */
static int is_finished_by(const kin_allocator *alloc, bool is_stream, int after,
                          int (*call)(struct fixture *fixture))
{
    FIXTURE fixture = {0};
    struct heard heard = {0};

    TRY(begin(&fixture, alloc, is_stream));
    publish_some(&fixture, after);
    CHECK_MEMORY(&fixture);
    assert_true(kin__core_is_publishing(fixture.core));
    TRY(call(&fixture));
    CHECK_MEMORY(&fixture);
    assert_false(kin__core_is_busy(fixture.core));
    assert_true(stored_now(&fixture) >= PODS);
    hear(&fixture, &heard);
    assert_true(heard.added >= PODS);
    assert_int_equal(fixture.syncs, 1);
    return 0;
}

static int call_stop(struct fixture *fixture)
{
    kin__core_stop(fixture->core);
    return 0;
}

static int call_tick(struct fixture *fixture)
{
    kin__core_tick(fixture->core, fixture->now_ns);
    return 0;
}

static int call_item(struct fixture *fixture)
{
    BYTES(fixture, EVENT("ADDED", POD("x", "11")));
    return 0;
}

static int call_end(struct fixture *fixture)
{
    end(fixture);
    return 0;
}

KIN_TEST(other_calls_finish_a_publication)
{
    TRY(is_finished_by(alloc, /* is_stream= */ false, 3, call_stop));
    TRY(is_finished_by(alloc, /* is_stream= */ true, 9, call_stop));
    TRY(is_finished_by(alloc, /* is_stream= */ true, 0, call_tick));
    TRY(is_finished_by(alloc, /* is_stream= */ true, 6, call_item));
    TRY(is_finished_by(alloc, /* is_stream= */ true, 12, call_end));
    return 0;
}

/* Bytes that cannot be read end the request, not the publication: they follow
 * the end mark, in the same bytes or in later ones. */
static int fails_after_the_mark(const kin_allocator *alloc, bool is_later)
{
    FIXTURE fixture = {0};
    struct heard heard = {0};

    TRY(fixture_init(&fixture, alloc, sliced(streaming)));
    kin__core_opened(fixture.core, fixture.now_ns);
    int r = feed(&fixture, /* is_stream= */ true, 0, 0);
    CHECK_MEMORY(&fixture);
    assert_int_equal(r, 0);
    if (is_later)
        BYTES(&fixture, EVENT("BOOKMARK", MARK("9")));
    r = bytes(&fixture, is_later ? "]" : EVENT("BOOKMARK", MARK("9")) "]");
    CHECK_MEMORY(&fixture);
    assert_int_equal(r, KIN_ECLOSED);
    assert_false(kin__core_is_busy(fixture.core));
    assert_string_equal(fixture.log.ptr, "stream() cancel failed(EPARSE)");
    assert_int_equal(stored_now(&fixture), PODS);
    hear(&fixture, &heard);
    assert_int_equal(heard.added, PODS);
    assert_int_equal(fixture.syncs, 1);
    assert_string_equal(
        kin__reflector_version(kin__core_reflector(fixture.core)).ptr, "9");
    return 0;
}

KIN_TEST(bad_bytes_after_the_mark_do_not_undo_a_list)
{
    TRY(fails_after_the_mark(alloc, /* is_later= */ false));
    return fails_after_the_mark(alloc, /* is_later= */ true);
}

/* A handler that is added meanwhile gets each object once. */
KIN_TEST(a_handler_added_meanwhile_misses_nothing)
{
    for (int after = 0; after < 14; after += 6) {
        FIXTURE fixture = {0};
        struct heard heard = {0};
        TRY(begin(&fixture, alloc, /* is_stream= */ false));
        publish_some(&fixture, after);
        struct kin_registration *late = NULL;
        TRY(kin__registration_new(
            &(struct kin__registration_opts){.alloc = alloc}, &late, NULL));
        int r = kin__core_add_handler(fixture.core, late, fixture.now_ns, NULL);
        if (r == 0) {
            kin__mutex_lock(&late->mutex);
            assert_int_equal(late->pending.count,
                             is_out_of_memory(&fixture) ? 0 : PODS);
            kin__mutex_unlock(&late->mutex);
            (void)kin__processor_remove(kin__core_processor(fixture.core),
                                        late);
        }
        kin__registration_free(late);
        TRY(r);
        CHECK_MEMORY(&fixture);
        assert_false(kin__core_is_busy(fixture.core));
        hear(&fixture, &heard);
        assert_int_equal(heard.added, PODS);
    }
    return 0;
}

/* Lists `from` to the last, of which those before `changed` have changed. */
static int relist(struct fixture *fixture, int from, int changed)
{
    kin__core_ended(fixture->core, KIN__END_REFUSED,
                    &(kin_error){.code = KIN_EGONE}, fixture->now_ns);
    fixture->now_ns = fixture->timer_ns;
    kin__core_tick(fixture->core, fixture->now_ns);
    kin__core_opened(fixture->core, fixture->now_ns);
    int r = feed(fixture, /* is_stream= */ false, from, changed);
    CHECK_MEMORY(fixture);
    assert_int_equal(r, 0);
    end(fixture);
    CHECK_MEMORY(fixture);
    return 0;
}

KIN_TEST(a_relist_in_slices_has_changes_and_deletions)
{
    FIXTURE fixture = {0};
    struct heard heard = {0};
    bool has_more = true;

    TRY(begin(&fixture, alloc, /* is_stream= */ false));
    kin__core_finish(fixture.core);
    CHECK_MEMORY(&fixture);
    hear(&fixture, &heard);
    heard = (struct heard){0};
    TRY(relist(&fixture, 20, 50));
    assert_true(kin__core_is_publishing(fixture.core));
    while (has_more) {
        size_t count = stored_now(&fixture);
        assert_true(count == PODS || count == PODS - 20);
        has_more = kin__core_publish(fixture.core, fixture.now_ns);
        CHECK_MEMORY(&fixture);
    }
    hear(&fixture, &heard);
    assert_int_equal(heard.deleted, 20);
    assert_int_equal(heard.updated, PODS - 20);
    assert_int_equal(heard.added, 0);
    assert_int_equal(stored_now(&fixture), PODS - 20);
    return 0;
}

/* What is deleted is work as well. */
KIN_TEST(a_short_list_that_deletes_many_is_published_in_slices)
{
    FIXTURE fixture = {0};
    struct heard heard = {0};
    int slices = 0;

    TRY(begin(&fixture, alloc, /* is_stream= */ false));
    kin__core_finish(fixture.core);
    CHECK_MEMORY(&fixture);
    hear(&fixture, &heard);
    heard = (struct heard){0};
    TRY(relist(&fixture, PODS - 1, 0));
    assert_true(kin__core_is_publishing(fixture.core));
    for (; kin__core_is_publishing(fixture.core); slices++) {
        size_t deleted = heard.deleted;
        (void)kin__core_publish(fixture.core, fixture.now_ns);
        CHECK_MEMORY(&fixture);
        hear(&fixture, &heard);
        assert_true(heard.deleted - deleted <= 256);
    }
    assert_true(slices > 2);
    assert_int_equal(heard.deleted, PODS - 1);
    assert_int_equal(stored_now(&fixture), 1);
    return 0;
}

KIN_TEST(a_short_list_is_published_at_once)
{
    FIXTURE fixture = {0};

    TRY(synced(&fixture, alloc, sliced(listing)));
    assert_false(kin__core_is_busy(fixture.core));
    return 0;
}

KIN_TEST_MAIN(
    KIN_TEST_ENTRY(a_list_is_published_in_slices),
    KIN_TEST_ENTRY(a_stream_is_published_in_slices),
    KIN_TEST_ENTRY(other_calls_finish_a_publication),
    KIN_TEST_ENTRY(bad_bytes_after_the_mark_do_not_undo_a_list),
    KIN_TEST_ENTRY(a_handler_added_meanwhile_misses_nothing),
    KIN_TEST_ENTRY(a_relist_in_slices_has_changes_and_deletions),
    KIN_TEST_ENTRY(a_short_list_that_deletes_many_is_published_in_slices),
    KIN_TEST_ENTRY(a_short_list_is_published_at_once))
