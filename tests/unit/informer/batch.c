/* SPDX-License-Identifier: Apache-2.0 */
#include "informer/batch.h"

#include <stdlib.h>

#include <kin/json.h>

#include "base/random.h"
#include "base/str.h"
#include "kin_test.h"

enum { READERS = 3, PARTS_MAX = 64 };

/* A handler: parts that it has not read, and what it should read next. */
struct reader {
    bool has_resyncs;
    struct kin__batch_part parts[PARTS_MAX];
    size_t first;
    size_t count;
    bool is_reading;
    struct kin__batch_part part; /* the one it reads */
    uint32_t left;               /* of that */
    int64_t last;                /* that it has read */
};

struct fixture {
    struct kin__batch_writer writer;
    kin_object *object;
    struct reader readers[READERS];
    bool resyncs[2000]; /* which notifications are for resyncs only */
    int64_t next;
};

/* Moves to the next notification; false at the end. */
static bool reader_next(struct fixture *fixture, struct reader *reader)
{
    if (reader->is_reading) {
        kin__batch_part_next(&reader->part);
        reader->is_reading = --reader->left > 0;
    }
    if (!reader->is_reading) {
        if (reader->first == reader->count)
            return false;
        reader->part = reader->parts[reader->first++ % PARTS_MAX];
        reader->left = reader->part.wanted;
        kin__batch_part_begin(&reader->part);
        reader->is_reading = true;
    }
    const struct kin__notification *got = kin__batch_part_get(&reader->part);
    const struct kin__notification *peeked = kin__batch_part_peek(
        &reader->part);
    int64_t expected = reader->last + 1;
    while (!reader->has_resyncs && fixture->resyncs[expected])
        expected++;
    assert_int_equal(got->since_ns, expected);
    assert_ptr_equal(got->now, fixture->object);
    assert_int_equal(peeked != NULL, reader->left > 1);
    assert_true(!peeked || peeked->since_ns > expected);
    reader->last = expected;
    return true;
}

static void fixture_done(struct fixture *fixture)
{
    kin__batch_writer_done(&fixture->writer);
    for (size_t i = 0; i < READERS; i++) {
        struct reader *reader = &fixture->readers[i];
        while (reader->is_reading || reader->first < reader->count)
            (void)reader_next(fixture, reader);
    }
    (void)kin_object_unref(fixture->object);
}

#define FIXTURE __attribute__((cleanup(fixture_done))) struct fixture

static int fixture_init(struct fixture *fixture, const kin_allocator *alloc)
{
    *fixture = (struct fixture){.readers = {{.has_resyncs = true}}};
    for (size_t i = 0; i < READERS; i++)
        fixture->readers[i].last = -1;
    kin__batch_writer_init(&fixture->writer, alloc);
    return kin_object_parse(alloc, kin_s("{\"metadata\":{\"name\":\"a\"}}"),
                            &fixture->object, /* err= */ NULL);
}

static void add(struct fixture *fixture, bool is_resync)
{
    fixture->resyncs[fixture->next] = is_resync;
    kin__batch_writer_add(
        &fixture->writer,
        &(struct kin__notification){.now = fixture->object,
                                    .is_initial = !is_resync,
                                    .since_ns = fixture->next++},
        is_resync);
}

static void give(struct fixture *fixture, struct reader *reader)
{
    struct kin__batch *batch = NULL;
    struct kin__batch_part part;

    while (kin__batch_writer_part(&fixture->writer, reader->has_resyncs, &batch,
                                  &part)) {
        assert_true(reader->count - reader->first < PARTS_MAX);
        assert_true(reader->has_resyncs || part.wanted == part.initial);
        if (part.wanted == 0) {
            kin__batch_part_skip(&part);
            continue;
        }
        reader->parts[reader->count++ % PARTS_MAX] = part;
    }
}

/* The first reader gets resyncs, the others do not. */
static void flush(struct fixture *fixture)
{
    kin__batch_writer_publish(&fixture->writer, READERS);
    for (size_t i = 0; i < READERS; i++)
        give(fixture, &fixture->readers[i]);
    kin__batch_writer_advance(&fixture->writer);
    assert_int_equal(fixture->writer.count, 0);
}

/* The allocator of the test finds what is not released. */
KIN_TEST(readers_share_what_was_published)
{
    FIXTURE fixture;

    TRY(fixture_init(&fixture, alloc));
    TRY(kin__batch_writer_reserve(&fixture.writer, 3));
    for (int i = 0; i < 3; i++)
        add(&fixture, /* is_resync= */ i == 1);
    assert_int_equal(fixture.writer.count, 3);
    flush(&fixture);
    for (int i = 0; i < 3; i++)
        assert_true(reader_next(&fixture, &fixture.readers[0]));
    assert_false(reader_next(&fixture, &fixture.readers[0]));
    assert_true(reader_next(&fixture, &fixture.readers[1]));
    assert_true(reader_next(&fixture, &fixture.readers[1]));
    assert_false(reader_next(&fixture, &fixture.readers[1]));
    return 0; /* the third one has read nothing */
}

/* The others skip them. */
KIN_TEST(resyncs_alone_are_read_by_readers_that_get_them)
{
    FIXTURE fixture;

    TRY(fixture_init(&fixture, alloc));
    TRY(kin__batch_writer_reserve(&fixture.writer, 2));
    add(&fixture, /* is_resync= */ true);
    flush(&fixture);
    assert_int_equal(fixture.readers[0].count, 1);
    assert_int_equal(fixture.readers[1].count, 0);
    add(&fixture, /* is_resync= */ false);
    flush(&fixture);
    assert_int_equal(fixture.readers[1].count, 1);
    return 0;
}

static void *count_alloc(size_t size, void *userdata)
{
    int *count = userdata;

    (*count)++;
    return malloc(size);
}

static void *count_realloc(void *ptr, size_t size, void *userdata)
{
    int *count = userdata;

    *count += !ptr;
    return realloc(ptr, size);
}

static void count_free(void *ptr, void *userdata)
{
    int *count = userdata;

    (*count)--;
    free(ptr);
}

/* An object lives as long as a reader has to read it, and no longer: not until
 * its batch is full. */
KIN_TEST(the_last_reader_of_a_run_releases_its_objects)
{
    int allocations = 0;
    const kin_allocator counting = {.alloc = count_alloc,
                                    .realloc = count_realloc,
                                    .free = count_free,
                                    .userdata = &allocations};
    FIXTURE fixture;
    kin_object *object = NULL;

    (void)alloc;
    TRY(fixture_init(&fixture, /* alloc= */ NULL));
    TRY(kin__batch_writer_reserve(&fixture.writer, 2));
    TRY(kin_object_parse(&counting, kin_s("{\"metadata\":{\"name\":\"b\"}}"),
                         &object, NULL));
    kin__batch_writer_add(
        &fixture.writer,
        &(struct kin__notification){.now = object, .is_initial = true},
        /* is_resync= */ false);
    (void)kin_object_unref(object);
    flush(&fixture);
    for (size_t i = 0; i < READERS; i++) {
        assert_true(allocations > 0);
        struct reader *reader = &fixture.readers[i];
        reader->part = reader->parts[reader->first++];
        kin__batch_part_begin(&reader->part);
        kin__batch_part_next(&reader->part);
        reader->last = 0;
    }
    assert_int_equal(allocations, 0);
    fixture.next = 1;
    return 0;
}

KIN_TEST(unused_room_is_freed)
{
    FIXTURE fixture;

    TRY(fixture_init(&fixture, alloc));
    TRY(kin__batch_writer_reserve(&fixture.writer, 1));
    assert_int_equal(fixture.writer.batch_count, 1);
    TRY(kin__batch_writer_reserve(&fixture.writer, 10000));
    assert_true(fixture.writer.batch_count > 3);
    for (int i = 0; i < 40; i++) /* into a large one */
        add(&fixture, /* is_resync= */ false);
    flush(&fixture);
    kin__batch_writer_trim(&fixture.writer);
    assert_int_equal(fixture.writer.batch_count, 0);
    assert_int_equal(fixture.writer.room, 0);
    TRY(kin__batch_writer_reserve(&fixture.writer, 1));
    add(&fixture, /* is_resync= */ false);
    flush(&fixture);
    kin__batch_writer_trim(&fixture.writer);
    assert_int_equal(fixture.writer.batch_count, 1); /* a small one is kept */
    return 0;
}

/* Writer and readers in any order: each reader gets what it wants, once and in
 * order. */
KIN_TEST(readers_of_any_speed_get_everything)
{
    struct kin__random random;

    (void)alloc;
    for (unsigned seed = 0; seed < 200; seed++) {
        FIXTURE fixture;
        TRY(fixture_init(&fixture, /* alloc= */ NULL));
        kin__random_init(&random, seed);
        for (int step = 0; step < 60; step++) {
            size_t n = kin__random_below(&random, seed % 3 ? 20 : 700);
            TRY(kin__batch_writer_reserve(&fixture.writer, n));
            for (; n > 0 && fixture.next < 2000 - 700; n--)
                add(&fixture, kin__random_below(&random, 4) == 0);
            flush(&fixture);
            if (kin__random_below(&random, 3) == 0)
                kin__batch_writer_trim(&fixture.writer);
            struct reader *reader =
                &fixture.readers[kin__random_below(&random, READERS)];
            for (size_t i = kin__random_below(&random, 900); i > 0; i--)
                (void)reader_next(&fixture, reader);
        }
        for (size_t i = 0; i < READERS; i++) {
            while (reader_next(&fixture, &fixture.readers[i]))
                continue;
            int64_t last = fixture.next - 1;
            while (last >= 0 && i > 0 && fixture.resyncs[last])
                last--;
            assert_int_equal(fixture.readers[i].last, last);
        }
    }
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(readers_share_what_was_published),
              KIN_TEST_ENTRY(resyncs_alone_are_read_by_readers_that_get_them),
              KIN_TEST_ENTRY(the_last_reader_of_a_run_releases_its_objects),
              KIN_TEST_ENTRY(unused_room_is_freed),
              KIN_TEST_ENTRY(readers_of_any_speed_get_everything))
