/* SPDX-License-Identifier: Apache-2.0 */
#include "controllers/slow_start.h"

#include <stdatomic.h>
#include <string.h>

#include "kin_test.h"

enum { PIECES_MAX = 600 };

/* The pieces that were processed, and which one fails. */
struct record {
    atomic_uint times[PIECES_MAX];
    atomic_size_t count;
    size_t fails; /* PIECES_MAX: none */
    kin_stop *stop;
};

static int record_piece(size_t index, kin_error *err, void *userdata)
{
    struct record *record = userdata;

    assert_true(index < PIECES_MAX);
    atomic_fetch_add(&record->times[index], 1);
    atomic_fetch_add(&record->count, 1);
    if (record->stop)
        kin_stop_request(record->stop);
    if (index != record->fails)
        return 0;
    return kin_error_set(err, KIN_EFORBIDDEN, "quota");
}

static int run(const kin_allocator *alloc, struct record *record, size_t count,
               kin_error *err)
{
    const struct kin__slow_start what = {.alloc = alloc,
                                         .count = count,
                                         .first = 1,
                                         .fn = record_piece,
                                         .userdata = record,
                                         .stop = record->stop};

    return kin__slow_start(&what, err);
}

KIN_TEST(processes_every_piece_once)
{
    static const size_t counts[] = {0, 1, 2, 3, 7, 8, 100, 500};

    for (size_t i = 0; i < sizeof(counts) / sizeof(counts[0]); i++) {
        struct record record = {.fails = PIECES_MAX};
        TRY(run(alloc, &record, counts[i], NULL));
        for (size_t j = 0; j < PIECES_MAX; j++)
            assert_int_equal(record.times[j], j < counts[i]);
    }
    return 0;
}

/* Pieces 0 | 1 2 | 3 4 5 6 | 7 ... 14 | ... */
KIN_TEST(no_batch_begins_after_a_failure)
{
    static const struct {
        size_t fails;
        size_t tried;
    } rows[] = {{0, 1}, {1, 3}, {2, 3}, {3, 7}, {6, 7}, {7, 15}, {14, 15}};

    for (size_t i = 0; i < sizeof(rows) / sizeof(rows[0]); i++) {
        struct record record = {.fails = rows[i].fails};
        kin_error err = KIN_ERROR_INIT;
        TRY_FAIL(run(alloc, &record, 500, &err), KIN_EFORBIDDEN);
        assert_string_equal(err.message, "quota");
        assert_int_equal(record.count, rows[i].tried);
    }
    return 0;
}

KIN_TEST(no_batch_begins_after_the_stop)
{
    KIN_AUTO(kin_stop) *stop = NULL;
    struct record record = {.fails = PIECES_MAX};

    TRY(kin_stop_new(NULL, KIN_OPTS(kin_stop_opts, .alloc = alloc), &stop,
                     NULL));
    record.stop = stop;
    TRY_FAIL(run(alloc, &record, 100, NULL), KIN_ESTOPPED);
    assert_int_equal(record.count, 1);
    return 0;
}

/* The first piece fails and stops the rest: code and message are of the same
 * error */
KIN_TEST(a_failure_takes_precedence_over_the_stop)
{
    KIN_AUTO(kin_stop) *stop = NULL;
    struct record record = {.fails = 0};
    kin_error err = KIN_ERROR_INIT;

    TRY(kin_stop_new(NULL, KIN_OPTS(kin_stop_opts, .alloc = alloc), &stop,
                     NULL));
    record.stop = stop;
    const struct kin__slow_start what = {.alloc = alloc,
                                         .count = PIECES_MAX,
                                         .first = PIECES_MAX,
                                         .fn = record_piece,
                                         .userdata = &record,
                                         .stop = stop};
    TRY_FAIL(kin__slow_start(&what, &err), KIN_EFORBIDDEN);
    assert_string_equal(err.message, "quota");
    assert_true(record.count < PIECES_MAX);
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(processes_every_piece_once),
              KIN_TEST_ENTRY(no_batch_begins_after_a_failure),
              KIN_TEST_ENTRY(no_batch_begins_after_the_stop),
              KIN_TEST_ENTRY(a_failure_takes_precedence_over_the_stop))
