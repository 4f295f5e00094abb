/* SPDX-License-Identifier: Apache-2.0 */
/* The guarantees of informer/intake.h, by their letters. */
#include "informer/intake.h"

#include <stdlib.h>
#include <string.h>

#include "base/str.h"
#include "kin_test.h"
#include "wire/json_parse.h"

#define INTAKE __attribute__((cleanup(kin__intake_done))) struct kin__intake

static int put(struct kin__intake *intake, const char *text)
{
    size_t waiting = 0;

    return kin__intake_put_bytes(intake, kin_s(text), &waiting);
}

static void assert_takes(struct kin__intake *intake, const char *text)
{
    kin_str piece = kin__intake_take_bytes(intake);

    assert_int_equal(piece.len, strlen(text));
    assert_memory_equal(piece.ptr, text, piece.len);
}

static const kin_flow_end complete = {.cause = KIN_FLOW_COMPLETE,
                                      .retry_after_s = 7};

/* A. */
KIN_TEST(the_end_is_taken_after_the_bytes)
{
    INTAKE intake;
    struct kin__intake_end end;
    bool is_protobuf = false;

    kin__intake_init(&intake, alloc);
    kin__intake_open(&intake);
    TRY(kin__intake_put_begin(&intake, true));
    TRY(put(&intake, "ab"));
    kin__intake_put_rest(&intake);
    kin__intake_put_end(&intake, &complete);
    assert_true(kin__intake_has_work(&intake));
    /* Nothing before the begin. */
    assert_takes(&intake, "");
    assert_false(kin__intake_take_rest(&intake));
    assert_false(kin__intake_take_end(&intake, &end));
    assert_true(kin__intake_take_begin(&intake, &is_protobuf));
    assert_true(is_protobuf);
    assert_false(kin__intake_take_begin(&intake, &is_protobuf));
    assert_false(kin__intake_take_end(&intake, &end));
    assert_takes(&intake, "ab");
    assert_false(kin__intake_take_end(&intake, &end)); /* in use */
    assert_takes(&intake, "");
    assert_true(kin__intake_take_rest(&intake));
    assert_true(kin__intake_take_end(&intake, &end));
    assert_int_equal(end.cause, KIN_FLOW_COMPLETE);
    assert_int_equal(end.retry_after_s, 7);
    assert_false(kin__intake_has_work(&intake));
    return 0;
}

KIN_TEST(the_error_of_an_end_is_kept)
{
    INTAKE intake;
    struct kin__intake_end end = {0};
    kin_error err = KIN_ERROR_INIT;

    kin__intake_init(&intake, alloc);
    kin__intake_open(&intake);
    (void)kin_error_set(&err, KIN_ECONNECT, "refused");
    err.http_status = 503;
    kin__intake_put_end(
        &intake, &(kin_flow_end){.cause = KIN_FLOW_UNREACHABLE, .err = &err});
    (void)kin_error_set(&err, KIN_EINVAL, "another");
    assert_true(kin__intake_take_end(&intake, &end));
    kin__kept_error_get(&end.err, &err);
    kin__kept_error_clear(&end.err, alloc);
    assert_int_equal(err.code, KIN_ECONNECT);
    assert_int_equal(err.http_status, 503);
    return 0;
}

/* Each piece is followed by a control character and padding, and no byte is
 * lost between them. */
KIN_TEST(bytes_are_taken_in_padded_pieces)
{
    enum { LEN = 2 * KIN__INTAKE_PIECE + 10 };
    char *text = malloc(LEN);
    INTAKE intake;
    size_t waiting = 0;
    size_t taken = 0;

    assert_non_null(text);
    for (size_t i = 0; i < LEN; i++)
        text[i] = (char)('a' + i % 23);
    kin__intake_init(&intake, alloc);
    kin__intake_open(&intake);
    int r = kin__intake_put_bytes(&intake, kin_str_of(text, LEN), &waiting);
    for (int i = 0; r == 0 && i < 3; i++) {
        kin_str piece = kin__intake_take_bytes(&intake);
        assert_true(piece.len > 0 && piece.len <= KIN__INTAKE_PIECE);
        assert_memory_equal(piece.ptr, text + taken, piece.len);
        assert_int_equal(piece.ptr[piece.len], 0);
        taken += piece.len;
        size_t readable = (size_t)(intake.out.ptr + intake.out.cap - piece.ptr);
        assert_true(readable >= piece.len + KIN__JSON_PADDING);
    }
    free(text);
    TRY(r);
    assert_int_equal(waiting, LEN);
    assert_int_equal(taken, LEN);
    assert_takes(&intake, "");
    return 0;
}

/* B. */
KIN_TEST(a_full_intake_pauses_its_flow)
{
    static const char run[32 << 10];
    size_t waiting = 0;
    INTAKE intake;
    int r = 0;

    kin__intake_init(&intake, alloc);
    kin__intake_open(&intake);
    while (r == 0)
        r = kin__intake_put_bytes(&intake, kin_str_of(run, sizeof(run)),
                                  &waiting);
    TRY(r < 0 ? r : 0);
    assert_int_equal(r, KIN_SINK_PAUSE);
    assert_true(waiting > KIN__INTAKE_HIGH);
    assert_true(waiting <= KIN__INTAKE_HIGH + sizeof(run));
    assert_false(kin__intake_take_resume(&intake));
    (void)kin__intake_take_bytes(&intake); /* takes all of them */
    assert_true(kin__intake_take_resume(&intake));
    assert_false(kin__intake_take_resume(&intake));
    return 0;
}

/* B. */
KIN_TEST(a_flow_that_may_bypass_the_intake_waits_until_it_is_empty)
{
    static const char run[32 << 10];
    size_t waiting = 0;
    INTAKE intake;
    int r = 0;

    kin__intake_init(&intake, alloc);
    kin__intake_open(&intake);
    kin__intake_set_direct(&intake, true);
    while (r == 0)
        r = kin__intake_put_bytes(&intake, kin_str_of(run, sizeof(run)),
                                  &waiting);
    TRY(r < 0 ? r : 0);
    assert_int_equal(waiting, KIN__INTAKE_PIECE + sizeof(run));
    for (int pieces = 0; pieces < 2; pieces++) {
        (void)kin__intake_take_bytes(&intake);
        assert_false(kin__intake_take_resume(&intake)); /* it is in use */
    }
    assert_int_equal(kin__intake_take_bytes(&intake).len, 0);
    assert_true(kin__intake_is_direct(&intake));
    assert_true(kin__intake_take_resume(&intake));
    return 0;
}

/* C. */
KIN_TEST(a_closed_intake_takes_and_has_nothing)
{
    struct kin__intake_end end;
    bool is_protobuf = false;
    INTAKE intake;

    kin__intake_init(&intake, alloc);
    assert_int_equal(put(&intake, "early"), KIN_ECLOSED);
    kin__intake_open(&intake);
    TRY(kin__intake_put_begin(&intake, false));
    TRY(put(&intake, "ab"));
    kin__intake_put_end(&intake, &complete);
    /* A flow of the program may call the sink after its end. */
    assert_int_equal(kin__intake_put_begin(&intake, false), KIN_ECLOSED);
    assert_int_equal(put(&intake, "late"), KIN_ECLOSED);
    kin__intake_put_end(&intake, &complete);
    kin__intake_close(&intake);
    assert_false(kin__intake_has_work(&intake));
    assert_false(kin__intake_take_begin(&intake, &is_protobuf));
    assert_takes(&intake, "");
    assert_false(kin__intake_take_end(&intake, &end));
    assert_int_equal(kin__intake_put_begin(&intake, false), KIN_ECLOSED);
    assert_int_equal(put(&intake, "late"), KIN_ECLOSED);
    kin__intake_put_rest(&intake);
    kin__intake_put_end(&intake, &complete);
    kin__intake_note_pause(&intake);
    assert_false(kin__intake_has_work(&intake));
    kin__intake_open(&intake);
    TRY(put(&intake, "cd"));
    assert_takes(&intake, "cd");
    /* While a piece is in use: the rest of it is gone. */
    kin__intake_close(&intake);
    assert_takes(&intake, "");
    assert_false(kin__intake_take_resume(&intake));
    return 0;
}

KIN_TEST(bytes_bypass_an_empty_intake_only)
{
    bool is_protobuf = false;
    INTAKE intake;

    kin__intake_init(&intake, alloc);
    kin__intake_open(&intake);
    assert_false(kin__intake_is_direct(&intake));
    kin__intake_set_direct(&intake, true);
    assert_true(kin__intake_is_direct(&intake));
    TRY(kin__intake_put_begin(&intake, false));
    assert_false(kin__intake_is_direct(&intake));
    assert_true(kin__intake_take_begin(&intake, &is_protobuf));
    assert_true(kin__intake_is_direct(&intake));
    TRY(put(&intake, "ab"));
    assert_false(kin__intake_is_direct(&intake));
    assert_takes(&intake, "ab");
    assert_false(kin__intake_is_direct(&intake)); /* in use */
    assert_takes(&intake, "");
    assert_true(kin__intake_is_direct(&intake));
    kin__intake_put_end(&intake, &complete);
    assert_false(kin__intake_is_direct(&intake));
    return 0;
}

KIN_TEST(an_empty_intake_can_be_trimmed)
{
    INTAKE intake;

    kin__intake_init(&intake, alloc);
    kin__intake_open(&intake);
    TRY(put(&intake, "ab"));
    kin__intake_trim(&intake, 0);
    assert_takes(&intake, "ab");
    kin__intake_trim(&intake, 0);
    assert_int_equal(intake.out.len, 2);
    assert_takes(&intake, "");
    kin__intake_trim(&intake, KIN__INTAKE_PIECE);
    assert_true(intake.in.cap + intake.out.cap > 0);
    kin__intake_trim(&intake, 0);
    assert_int_equal(intake.in.cap + intake.out.cap, 0);
    TRY(put(&intake, "cd"));
    assert_takes(&intake, "cd");
    return 0;
}

KIN_TEST_MAIN(
    KIN_TEST_ENTRY(the_end_is_taken_after_the_bytes),
    KIN_TEST_ENTRY(the_error_of_an_end_is_kept),
    KIN_TEST_ENTRY(bytes_are_taken_in_padded_pieces),
    KIN_TEST_ENTRY(a_full_intake_pauses_its_flow),
    KIN_TEST_ENTRY(a_flow_that_may_bypass_the_intake_waits_until_it_is_empty),
    KIN_TEST_ENTRY(a_closed_intake_takes_and_has_nothing),
    KIN_TEST_ENTRY(bytes_bypass_an_empty_intake_only),
    KIN_TEST_ENTRY(an_empty_intake_can_be_trimmed))
