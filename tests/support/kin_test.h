/* SPDX-License-Identifier: Apache-2.0 */
/*
 * kin_test.h - the unit test framework.
 *
 *     KIN_TEST(pushes_and_pops)
 *     {
 *         KIN__AUTO_BUF buf;
 *         kin__buf_init(&buf, alloc, 100);
 *         TRY(kin__buf_append(&buf, kin_s("x")));
 *         assert_int_equal(buf.len, 1);
 *         return 0;
 *     }
 *     KIN_TEST_MAIN(KIN_TEST_ENTRY(pushes_and_pops))
 *
 * A test program runs in two modes.  By default, under cmocka, each test gets a
 * counting allocator and must not leak memory blocks, file descriptors or
 * threads.  With `--torture` each test is repeated; in each round a different
 * allocation fails, once.  TRY returns from the test as soon as a call returns
 * KIN_ENOMEM, so everything that a test owns must be released by cleanup
 * variables; the leak checks still apply.
 *
 * In both modes a name as the last argument runs only that test.  tests/harness
 * checks that the framework detects planted bugs.
 */
#ifndef KIN_TEST_H
#define KIN_TEST_H

/* cmocka requires these first. */
#include <setjmp.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include <kin/alloc.h>
#include <kin/error.h>
#include <kin/str.h>

typedef int kin_test_body(const kin_allocator *alloc);

struct kin_test {
    const char *name;
    kin_test_body *body;
};

#define KIN_TEST(name) static int name(const kin_allocator *alloc)
#define KIN_TEST_ENTRY(name)                                                   \
    {                                                                          \
#name, name                                                            \
    }

/* Whether an allocation of this test was made to fail and has failed. */
bool kin_test_out_of_memory(void);

/* For calls that must succeed unless an allocation was made to fail. */
#define TRY(call)                                                              \
    do {                                                                       \
        int try_result_ = (call);                                              \
        if (try_result_ == KIN_ENOMEM && kin_test_out_of_memory())             \
            return KIN_ENOMEM;                                                 \
        if (try_result_ < 0)                                                   \
            fail_msg("%s: %s", #call, kin_error_name(try_result_));            \
    } while (0)

/* For pointers that are NULL only if an allocation was made to fail. */
#define TRY_PTR(pointer)                                                       \
    do {                                                                       \
        if (!(pointer) && kin_test_out_of_memory())                            \
            return KIN_ENOMEM;                                                 \
        assert_non_null(pointer);                                              \
    } while (0)

/* For calls that must fail with `code`, or with KIN_ENOMEM if an allocation was
 * made to fail. */
#define TRY_FAIL(call, code)                                                   \
    do {                                                                       \
        int try_result_ = (call);                                              \
        if (try_result_ == KIN_ENOMEM && kin_test_out_of_memory())             \
            return KIN_ENOMEM;                                                 \
        assert_string_equal(kin_error_name(try_result_),                       \
                            kin_error_name(code));                             \
    } while (0)

/* For the message of a kept error: if memory runs out, only its code is kept.
 */
#define TRY_TEXT(message, code)                                                \
    do {                                                                       \
        if (kin_test_out_of_memory() &&                                        \
            strcmp((message), kin_error_text(code)) == 0)                      \
            return KIN_ENOMEM;                                                 \
    } while (0)

/* Compares a view with a string and prints both when they differ. */
void kin_test_str_equal(kin_str s, const char *expected, const char *file,
                        int line);
#define assert_str_equal(s, expected)                                          \
    kin_test_str_equal((s), (expected), __FILE__, __LINE__)

int kin_test_main(const struct kin_test *tests, size_t count, int argc,
                  char **argv);

#define KIN_TEST_MAIN(...)                                                     \
    int main(int argc, char **argv)                                            \
    {                                                                          \
        static const struct kin_test tests[] = {__VA_ARGS__};                  \
        return kin_test_main(tests, sizeof(tests) / sizeof(tests[0]), argc,    \
                             argv);                                            \
    }

#endif /* KIN_TEST_H */
