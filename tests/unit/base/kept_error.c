/* SPDX-License-Identifier: Apache-2.0 */
#include "base/kept_error.h"

#include <string.h>

#include "base/alloc.h"
#include "base/fault_alloc.h"
#include "kin_test.h"

static const kin_error refused = {
    .code = KIN_EINVAL,
    .http_status = 422,
    .retry_after_s = 7,
    .reason = "Invalid",
    .cause = "FieldValueInvalid",
    .message = "pods \"a\": spec: too long",
};

/* A cleanup variable, so that it is freed even if the test fails. */
struct keeper {
    const kin_allocator *alloc;
    struct kin__kept_error kept;
};

static void keeper_done(struct keeper *keeper)
{
    kin__kept_error_clear(&keeper->kept, keeper->alloc);
}

#define KEEPER(name)                                                           \
    __attribute__((cleanup(keeper_done))) struct keeper name = {.alloc = alloc}

/* The texts could not be allocated, which is not tested here. */
#define NEED_TEXTS(keeper)                                                     \
    do {                                                                       \
        if (!(keeper).kept.texts)                                              \
            return KIN_ENOMEM;                                                 \
    } while (0)

static void assert_same(const kin_error *got, const kin_error *want)
{
    assert_int_equal(got->code, want->code);
    assert_int_equal(got->http_status, want->http_status);
    assert_int_equal(got->retry_after_s, want->retry_after_s);
    assert_string_equal(got->reason, want->reason);
    assert_string_equal(got->cause, want->cause);
    assert_string_equal(got->message, want->message);
}

KIN_TEST(zero_is_no_error)
{
    KEEPER(keeper);
    kin_error got = refused;

    kin__kept_error_get(&keeper.kept, &got);
    assert_same(&got, &(kin_error){0});
    return 0;
}

KIN_TEST(returns_the_kept_error)
{
    KEEPER(keeper);
    kin_error got = {.code = KIN_EPARSE, .message = "before"};

    kin__kept_error_set(&keeper.kept, alloc, &refused);
    NEED_TEXTS(keeper);
    kin__kept_error_get(&keeper.kept, &got);
    assert_same(&got, &refused);
    return 0;
}

KIN_TEST(set_replaces_the_last_error)
{
    KEEPER(keeper);
    kin_error other = {.code = KIN_ETIMEDOUT, .message = "too late"};
    kin_error got = KIN_ERROR_INIT;

    kin__kept_error_set(&keeper.kept, alloc, &refused);
    kin__kept_error_set(&keeper.kept, alloc, &other);
    NEED_TEXTS(keeper);
    kin__kept_error_get(&keeper.kept, &got);
    assert_same(&got, &other);
    kin__kept_error_clear(&keeper.kept, alloc);
    kin__kept_error_get(&keeper.kept, &got);
    assert_same(&got, &(kin_error){0});
    return 0;
}

KIN_TEST(the_longest_texts_fit)
{
    KEEPER(keeper);
    kin_error full = {.code = KIN_EPARSE};
    kin_error got = KIN_ERROR_INIT;

    memset(full.reason, 'r', sizeof(full.reason) - 1);
    memset(full.cause, 'c', sizeof(full.cause) - 1);
    memset(full.message, 'm', sizeof(full.message) - 1);
    kin__kept_error_set(&keeper.kept, alloc, &full);
    NEED_TEXTS(keeper);
    kin__kept_error_get(&keeper.kept, &got);
    assert_same(&got, &full);
    return 0;
}

KIN_TEST(numbers_need_no_memory)
{
    struct kin__kept_error kept = {0};
    kin_error got = KIN_ERROR_INIT;
    struct kin__fault_alloc faults;

    (void)alloc;
    kin__fault_alloc_init(&faults);
    kin__fault_alloc_reset(&faults, /* fail_at= */ 1);
    kin__kept_error_set(&kept, &faults.allocator, &refused);
    kin__fault_alloc_done(&faults);
    assert_null(kept.texts);
    kin__kept_error_get(&kept, &got);
    assert_int_equal(got.code, KIN_EINVAL);
    assert_int_equal(got.http_status, 422);
    assert_int_equal(got.retry_after_s, 7);
    assert_string_equal(got.message, kin_error_text(KIN_EINVAL));
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(zero_is_no_error),
              KIN_TEST_ENTRY(returns_the_kept_error),
              KIN_TEST_ENTRY(set_replaces_the_last_error),
              KIN_TEST_ENTRY(the_longest_texts_fit),
              KIN_TEST_ENTRY(numbers_need_no_memory))
