/* SPDX-License-Identifier: Apache-2.0 */
#include "informer/pending.h"

#include <kin/json.h>

#include "base/random.h"
#include "base/str.h"
#include "kin_test.h"

static int make(const kin_allocator *alloc, const char *name, int uid,
                int version, kin_object **ret)
{
    char text[128];

    snprintf(text, sizeof(text),
             "{\"metadata\":{\"name\":\"%s\",\"uid\":\"%d\","
             "\"resourceVersion\":\"%d\"}}",
             name, uid, version);
    return kin_object_parse(alloc, kin_s(text), ret, /* err= */ NULL);
}

struct fixture {
    const kin_allocator *alloc;
    struct kin__pending pending;
    struct kin__batch_writer writer;
    kin_object *object; /* for notifications of which only the time counts */
    char out[512];
    size_t lost;
    size_t room; /* of the last reserve */
};

static void fixture_done(struct fixture *fixture)
{
    kin__batch_writer_done(&fixture->writer);
    kin__pending_done(&fixture->pending);
    (void)kin_object_unref(fixture->object);
}

#define FIXTURE __attribute__((cleanup(fixture_done))) struct fixture

static void fixture_init(struct fixture *fixture, const kin_allocator *alloc,
                         bool coalesces)
{
    *fixture = (struct fixture){.alloc = alloc};
    kin__pending_init(&fixture->pending, coalesces, 1, alloc);
    kin__batch_writer_init(&fixture->writer, alloc);
}

/* Room for `more` notifications, in the writer and in the queue. */
static int reserve(struct fixture *fixture, size_t more)
{
    TRY(kin__batch_writer_reserve(&fixture->writer, more));
    return kin__pending_reserve(
        &fixture->pending,
        fixture->pending.coalesces ? more : fixture->writer.batch_count,
        &fixture->room);
}

/* Gives the queue what was added. */
static void flush(struct fixture *fixture)
{
    struct kin__batch *batch = NULL;
    struct kin__batch_part part;

    kin__batch_writer_publish(&fixture->writer, /* users= */ 1);
    while (kin__batch_writer_part(&fixture->writer, /* has_resyncs= */ false,
                                  &batch, &part))
        (void)kin__pending_push_part(&fixture->pending, &part);
    kin__batch_writer_advance(&fixture->writer);
}

static void push_notification(struct fixture *fixture,
                              const struct kin__notification *note)
{
    if (fixture->pending.coalesces) {
        fixture->lost += kin__pending_push(&fixture->pending, note);
        return;
    }
    kin__batch_writer_add(&fixture->writer, note, /* is_resync= */ false);
    flush(fixture);
}

/* Pushes a notification of which only the time counts. */
static void push_time(struct fixture *fixture, int64_t since_ns)
{
    push_notification(fixture,
                      &(struct kin__notification){.now = fixture->object,
                                                  .since_ns = since_ns});
}

static bool pop(struct fixture *fixture, struct kin__notification *ret)
{
    if (!kin__pending_take(&fixture->pending, ret))
        return false;
    struct kin__notification taken = *ret;
    kin__pending_finish(&fixture->pending, &taken);
    return true;
}

/* "+a" adds, "~a" updates, "-a" deletes object a; versions are `old` and
 * `now`. */
static int push(struct fixture *fixture, const char *word, int uid, int old,
                int now)
{
    struct kin__notification note = {
        .type = word[0] == '+'   ? KIN_EVENT_ADDED
                : word[0] == '~' ? KIN_EVENT_UPDATED
                                 : KIN_EVENT_DELETED,
        .is_initial = word[2] == '!',
        .is_tombstone = word[2] == '?',
    };
    char name[2] = {word[1], '\0'};

    TRY(reserve(fixture, 1));
    TRY(make(fixture->alloc, name, uid, now, &note.now));
    int r = old ? make(fixture->alloc, name, uid, old, &note.old) : 0;
    if (r == 0)
        push_notification(fixture, &note);
    kin__notification_done(&note);
    return r;
}

static void drain(struct fixture *fixture, const char *expected)
{
    struct kin__notification note;
    size_t len = 0;

    fixture->out[0] = '\0';
    while (kin__pending_take(&fixture->pending, &note)) {
        len += (size_t)snprintf(
            fixture->out + len, sizeof(fixture->out) - len, "%s%c%s%s:%s%s%s",
            len ? " " : "", "+~-"[note.type], kin_object_key(note.now).ptr,
            note.is_initial     ? "!"
            : note.is_tombstone ? "?"
                                : "",
            note.old ? kin_object_resource_version(note.old).ptr : "",
            note.old ? ">" : "", kin_object_resource_version(note.now).ptr);
        kin__pending_finish(&fixture->pending, &note);
    }
    assert_string_equal(fixture->out, expected);
}

KIN_TEST(plain_merges_nothing)
{
    FIXTURE fixture;

    fixture_init(&fixture, alloc, /* coalesces= */ false);
    TRY(push(&fixture, "+a", 1, 0, 1));
    TRY(push(&fixture, "~a", 1, 1, 2));
    TRY(push(&fixture, "-a", 1, 0, 3));
    drain(&fixture, "+a:1 ~a:1>2 -a:3");
    return 0;
}

KIN_TEST(reports_the_age_of_the_oldest)
{
    for (int coalesces = 0; coalesces < 2; coalesces++) {
        FIXTURE fixture;
        fixture_init(&fixture, alloc, coalesces);
        assert_int_equal(kin__pending_since_ns(&fixture.pending), INT64_MAX);
        TRY(reserve(&fixture, 1));
        TRY(make(alloc, "a", 1, 1, &fixture.object));
        push_time(&fixture, 5);
        assert_int_equal(kin__pending_since_ns(&fixture.pending), 5);
    }
    return 0;
}

/* Also while the notifications before it are being delivered. */
KIN_TEST(reports_the_age_of_the_next)
{
    FIXTURE fixture;
    struct kin__notification note;

    fixture_init(&fixture, alloc, /* coalesces= */ false);
    TRY(make(alloc, "a", 1, 1, &fixture.object));
    TRY(reserve(&fixture, 3));
    for (int i = 5; i < 8; i++)
        push_time(&fixture, i);
    for (int i = 5; i < 8; i++) {
        assert_int_equal(kin__pending_since_ns(&fixture.pending), i);
        assert_true(kin__pending_take(&fixture.pending, &note));
        assert_int_equal(note.since_ns, i);
        assert_int_equal(kin__pending_count(&fixture.pending), 7 - i);
        assert_int_equal(kin__pending_since_ns(&fixture.pending),
                         i < 7 ? i + 1 : INT64_MAX);
        kin__pending_finish(&fixture.pending, &note);
    }
    return 0;
}

KIN_TEST(memory_follows_the_number_of_notifications)
{
    FIXTURE fixture;
    struct kin__random random;
    unsigned next = 0;
    unsigned first = 0;

    (void)alloc;
    fixture_init(&fixture, /* alloc= */ NULL, /* coalesces= */ false);
    TRY(make(/* alloc= */ NULL, "a", 1, 1, &fixture.object));
    kin__random_init(&random, 3);
    for (int round = 0; round < 2000; round++) {
        size_t more = kin__random_below(&random, 40);
        for (size_t i = 0; i < more; i++) {
            TRY(reserve(&fixture, 1));
            push_time(&fixture, next++);
        }
        size_t fewer = kin__random_below(&random, 41);
        struct kin__notification note;
        while (fewer-- > 0 && pop(&fixture, &note))
            assert_int_equal(note.since_ns, first++);
        size_t count = kin__pending_count(&fixture.pending);
        assert_int_equal(count, next - first);
        assert_true(fixture.pending.part_count <= count / 31 + 2);
        assert_true(fixture.pending.part_cap <= 64 || count > 31);
        assert_true(fixture.writer.batch_count <= 1);
    }
    return 0;
}

KIN_TEST(an_emptied_queue_becomes_small)
{
    FIXTURE fixture;
    struct kin__notification note;

    fixture_init(&fixture, alloc, /* coalesces= */ false);
    TRY(make(alloc, "a", 1, 1, &fixture.object));
    for (int i = 0; i < 31 * 100; i++) {
        TRY(reserve(&fixture, 1));
        push_time(&fixture, i);
    }
    assert_true(fixture.pending.part_cap >= 100);
    for (int i = 0; i < 31 * 100; i++)
        assert_true(pop(&fixture, &note));
    TRY(kin__pending_reserve(&fixture.pending, 1, &fixture.room));
    assert_true(fixture.pending.part_cap <= 64 || kin_test_out_of_memory());
    kin__pending_trim(&fixture.pending);
    TRY(push(&fixture, "+a", 1, 0, 1));
    drain(&fixture, "+a:1");
    return 0;
}

/* Parts without anything for the handler are between those that it gets. */
KIN_TEST(a_batch_needs_room_for_one_part)
{
    FIXTURE fixture;
    struct kin__notification note;

    fixture_init(&fixture, alloc, /* coalesces= */ false);
    TRY(make(alloc, "a", 1, 1, &fixture.object));
    TRY(reserve(&fixture, 31));
    assert_int_equal(fixture.writer.batch_count, 1);
    for (int i = 0; i < 31; i++) {
        kin__batch_writer_add(
            &fixture.writer,
            &(struct kin__notification){.now = fixture.object, .since_ns = i},
            /* is_resync= */ i % 2 == 0);
        flush(&fixture);
        assert_true(fixture.pending.part_count <= 1);
        if (i == 20) /* the next one needs a new part */
            for (int k = 1; k < 20; k += 2)
                assert_true(pop(&fixture, &note) && note.since_ns == k);
    }
    for (int i = 21; i < 31; i += 2)
        assert_true(pop(&fixture, &note) && note.since_ns == i);
    assert_false(pop(&fixture, &note));
    return 0;
}

/* What was reserved before is still there. */
KIN_TEST(a_failed_reserve_keeps_the_room)
{
    for (int coalesces = 0; coalesces < 2; coalesces++) {
        FIXTURE fixture;
        fixture_init(&fixture, alloc, coalesces);
        TRY(reserve(&fixture, 4));
        size_t room = fixture.room;
        if (kin__pending_reserve(&fixture.pending, 1000, &fixture.room) < 0)
            assert_int_equal(fixture.room, room);
        else
            assert_true(fixture.room >= 1000);
    }
    return 0;
}

/* Reserves, pushes, takes and trims in any order: what was reserved has room,
 * and nothing is lost. */
KIN_TEST(keeps_what_was_reserved_in_any_order)
{
    FIXTURE fixture;
    struct kin__random random;
    struct kin__notification note;
    size_t reserved = 0;
    unsigned next = 0;
    unsigned first = 0;

    (void)alloc;
    fixture_init(&fixture, /* alloc= */ NULL, /* coalesces= */ false);
    TRY(make(/* alloc= */ NULL, "a", 1, 1, &fixture.object));
    kin__random_init(&random, 11);
    for (int step = 0; step < 20000; step++) {
        size_t n = kin__random_below(&random, 150);
        switch (kin__random_below(&random, 7)) {
        case 0:
            TRY(reserve(&fixture, n));
            assert_true(fixture.writer.room >= n);
            reserved = n;
            break;
        case 1:
            kin__batch_writer_trim(&fixture.writer);
            kin__pending_trim(&fixture.pending);
            reserved = 0;
            break;
        case 2:
            for (; n > 0 && reserved > 0; n--, reserved--)
                push_time(&fixture, next++);
            break;
        case 3: /* all at once */
            for (; n > 0 && reserved > 0; n--, reserved--)
                kin__batch_writer_add(
                    &fixture.writer,
                    &(struct kin__notification){.now = fixture.object,
                                                .since_ns = next++},
                    /* is_resync= */ false);
            flush(&fixture);
            break;
        default:
            while (n-- > 0 && pop(&fixture, &note))
                assert_int_equal(note.since_ns, first++);
        }
        assert_int_equal(kin__pending_count(&fixture.pending), next - first);
    }
    return 0;
}

KIN_TEST(coalescing_frees_room_too)
{
    FIXTURE fixture;

    fixture_init(&fixture, alloc, /* coalesces= */ true);
    TRY(reserve(&fixture, 1000));
    kin__pending_trim(&fixture.pending);
    assert_int_equal(fixture.pending.spare_count, 16);
    TRY(push(&fixture, "+a", 1, 0, 1));
    drain(&fixture, "+a:1");
    return 0;
}

/* A few nodes are kept for reuse; all others are freed, or the leak check finds
 * them. */
KIN_TEST(coalescing_frees_what_it_does_not_keep)
{
    FIXTURE fixture;
    struct kin__notification note;
    size_t count = 0;

    fixture_init(&fixture, alloc, /* coalesces= */ true);
    for (int name = '0'; name < 'Z'; name++) {
        const char word[] = {'+', (char)name, '\0', '\0'};
        TRY(push(&fixture, word, 1, 0, 1));
    }
    assert_int_equal(kin__pending_count(&fixture.pending), 'Z' - '0');
    while (pop(&fixture, &note)) {
        count++;
        assert_int_equal(fixture.pending.spare_count, count < 16 ? count : 16);
    }
    assert_int_equal(count, 'Z' - '0');
    return 0;
}

KIN_TEST(coalescing_tells_the_last_state_once)
{
    FIXTURE fixture;

    fixture_init(&fixture, alloc, /* coalesces= */ true);
    TRY(push(&fixture, "+a", 1, 0, 1));
    TRY(push(&fixture, "~b", 2, 2, 3));
    TRY(push(&fixture, "~a", 1, 1, 4));
    TRY(push(&fixture, "~b", 2, 3, 5));
    TRY(push(&fixture, "~a", 1, 4, 6));
    drain(&fixture, "+a:6 ~b:2>5");
    /* It was delivered: later notifications are not merged with it. */
    TRY(push(&fixture, "~a", 1, 6, 7));
    drain(&fixture, "~a:6>7");
    return 0;
}

KIN_TEST(coalescing_an_add_and_its_delete_leaves_nothing)
{
    FIXTURE fixture;

    fixture_init(&fixture, alloc, /* coalesces= */ true);
    TRY(push(&fixture, "+a!", 1, 0, 1));
    TRY(push(&fixture, "+b", 2, 0, 2));
    TRY(push(&fixture, "-a", 1, 0, 3));
    assert_int_equal(fixture.lost, 1);
    TRY(push(&fixture, "-b", 2, 0, 4));
    assert_int_equal(fixture.lost, 1);
    drain(&fixture, "");
    return 0;
}

KIN_TEST(coalescing_an_update_and_a_delete_is_the_delete)
{
    FIXTURE fixture;

    fixture_init(&fixture, alloc, /* coalesces= */ true);
    TRY(push(&fixture, "~a", 1, 1, 2));
    TRY(push(&fixture, "-a?", 1, 0, 2));
    drain(&fixture, "-a?:1>2"); /* of the object delivered as 1 */
    return 0;
}

KIN_TEST(coalescing_keeps_objects_of_the_same_name_apart)
{
    FIXTURE fixture;

    fixture_init(&fixture, alloc, /* coalesces= */ true);
    TRY(push(&fixture, "~a", 1, 1, 2));
    TRY(push(&fixture, "-a", 1, 0, 3));
    TRY(push(&fixture, "+a", 9, 0, 4));
    TRY(push(&fixture, "~a", 9, 4, 5));
    drain(&fixture, "-a:1>3 +a:5");
    TRY(push(&fixture, "-a", 9, 0, 6));
    TRY(push(&fixture, "+a", 10, 0, 7));
    TRY(push(&fixture, "-a", 10, 0, 8));
    drain(&fixture, "-a:6");
    /* A missed delete: the uid shows it. */
    TRY(push(&fixture, "~a", 11, 1, 2));
    TRY(push(&fixture, "~a", 12, 2, 3));
    drain(&fixture, "~a:1>2 ~a:2>3");
    return 0;
}

KIN_TEST(coalescing_keeps_the_initial_mark)
{
    FIXTURE fixture;

    fixture_init(&fixture, alloc, /* coalesces= */ true);
    TRY(push(&fixture, "+a!", 1, 0, 1));
    TRY(push(&fixture, "~a", 1, 1, 2));
    drain(&fixture, "+a!:2");
    return 0;
}

/* Pushes initial adds of the objects "a", "b", ... as a list does. */
static int push_list(struct fixture *fixture, int count)
{
    TRY(kin__batch_writer_reserve(&fixture->writer, (size_t)count));
    TRY(kin__pending_reserve_parts(
        &fixture->pending, fixture->writer.batch_count, &fixture->room));
    for (int i = 0; i < count; i++) {
        struct kin__notification note = {.type = KIN_EVENT_ADDED,
                                         .is_initial = true};
        const char name[] = {(char)('a' + i), '\0'};
        TRY(make(fixture->alloc, name, i + 1, 1, &note.now));
        kin__batch_writer_add(&fixture->writer, &note, /* is_resync= */ false);
        kin__notification_done(&note);
        if (i == count / 2)
            flush(fixture); /* in two slices */
    }
    flush(fixture);
    kin__pending_trim(&fixture->pending);
    return 0;
}

KIN_TEST(coalescing_shares_a_list)
{
    FIXTURE fixture;

    fixture_init(&fixture, alloc, /* coalesces= */ true);
    TRY(push_list(&fixture, 4));
    assert_int_equal(kin__pending_count(&fixture.pending), 4);
    assert_int_equal(kin__pending_since_ns(&fixture.pending), 0);
    /* Without memory for each object. */
    assert_int_equal(fixture.pending.spare_count, 0);
    drain(&fixture, "+a!:1 +b!:1 +c!:1 +d!:1");
    assert_int_equal(kin__pending_count(&fixture.pending), 0);
    return 0;
}

KIN_TEST(coalescing_merges_with_the_rest_of_a_list)
{
    FIXTURE fixture;
    struct kin__notification note;

    fixture_init(&fixture, alloc, /* coalesces= */ true);
    TRY(push_list(&fixture, 5));
    assert_true(pop(&fixture, &note));
    TRY(push(&fixture, "~a", 1, 1, 2)); /* it was delivered */
    TRY(push(&fixture, "~c", 3, 1, 3));
    TRY(push(&fixture, "-d", 4, 0, 4));
    assert_int_equal(fixture.lost, 1);
    drain(&fixture, "+b!:1 +c!:3 +e!:1 ~a:1>2");
    return 0;
}

/* What is left of it keeps its order and is released. */
KIN_TEST(a_failed_reserve_keeps_a_shared_list)
{
    FIXTURE fixture;

    fixture_init(&fixture, alloc, /* coalesces= */ true);
    TRY(push_list(&fixture, 20));
    size_t before = kin__pending_count(&fixture.pending);
    if (reserve(&fixture, 1) < 0) {
        assert_int_equal(kin__pending_count(&fixture.pending), before);
        drain(&fixture, "+a!:1 +b!:1 +c!:1 +d!:1 +e!:1 +f!:1 +g!:1 +h!:1 "
                        "+i!:1 +j!:1 +k!:1 +l!:1 +m!:1 +n!:1 +o!:1 +p!:1 "
                        "+q!:1 +r!:1 +s!:1 +t!:1");
        return KIN_ENOMEM;
    }
    assert_int_equal(kin__pending_count(&fixture.pending), before);
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(plain_merges_nothing),
              KIN_TEST_ENTRY(reports_the_age_of_the_oldest),
              KIN_TEST_ENTRY(reports_the_age_of_the_next),
              KIN_TEST_ENTRY(memory_follows_the_number_of_notifications),
              KIN_TEST_ENTRY(an_emptied_queue_becomes_small),
              KIN_TEST_ENTRY(a_batch_needs_room_for_one_part),
              KIN_TEST_ENTRY(a_failed_reserve_keeps_the_room),
              KIN_TEST_ENTRY(keeps_what_was_reserved_in_any_order),
              KIN_TEST_ENTRY(coalescing_frees_room_too),
              KIN_TEST_ENTRY(coalescing_shares_a_list),
              KIN_TEST_ENTRY(coalescing_merges_with_the_rest_of_a_list),
              KIN_TEST_ENTRY(a_failed_reserve_keeps_a_shared_list),
              KIN_TEST_ENTRY(coalescing_frees_what_it_does_not_keep),
              KIN_TEST_ENTRY(coalescing_tells_the_last_state_once),
              KIN_TEST_ENTRY(coalescing_an_add_and_its_delete_leaves_nothing),
              KIN_TEST_ENTRY(coalescing_an_update_and_a_delete_is_the_delete),
              KIN_TEST_ENTRY(coalescing_keeps_objects_of_the_same_name_apart),
              KIN_TEST_ENTRY(coalescing_keeps_the_initial_mark))
