/* SPDX-License-Identifier: Apache-2.0 */
#include "base/alloc.h"
#include "net/curl_internal.h"

#include "kin_test.h"

static void head_init(struct kin__response_head *head,
                      const kin_allocator *alloc, size_t max)
{
    *head = (struct kin__response_head){.count = 0};
    kin__buf_init(&head->bytes, alloc, max);
}

static void head_done(struct kin__response_head *head)
{
    kin__buf_done(&head->bytes);
}

#define AUTO_HEAD __attribute__((cleanup(head_done))) struct kin__response_head

KIN_TEST(takes_lines_until_the_empty_one)
{
    AUTO_HEAD head;
    struct kin__http_header *pairs = NULL;

    head_init(&head, alloc, 1000);
    TRY(kin__response_head_line(&head, kin_s("HTTP/1.1 200 OK\r\n")));
    TRY(kin__response_head_line(&head,
                                kin_s("Content-Type:  text/plain \r\n")));
    TRY(kin__response_head_line(&head, kin_s("Empty:\r\n")));
    TRY(kin__response_head_line(&head, kin_s("location: /a:b\n")));
    assert_false(head.is_complete);
    assert_int_equal(kin__response_head_line(&head, kin_s("\r\n")), 1);
    assert_true(head.is_complete);
    assert_true(head.has_location);
    assert_int_equal(head.status, 200);
    assert_int_equal(head.count, 3);
    TRY(kin__response_head_pairs(&head, alloc, &pairs));
    assert_str_equal(pairs[0].name, "Content-Type");
    assert_str_equal(pairs[0].value, "text/plain");
    assert_str_equal(pairs[1].name, "Empty");
    assert_str_equal(pairs[1].value, "");
    assert_str_equal(pairs[2].value, "/a:b");
    kin__free(alloc, pairs);
    return 0;
}

KIN_TEST(informational_answers_are_skipped)
{
    AUTO_HEAD head;
    struct kin__http_header *pairs = NULL;

    head_init(&head, alloc, 1000);
    TRY(kin__response_head_line(&head, kin_s("HTTP/1.1 103 Early Hints\r\n")));
    TRY(kin__response_head_line(&head, kin_s("Location: /x\r\n")));
    TRY(kin__response_head_line(&head, kin_s("\r\n")));
    assert_false(head.is_complete);
    TRY(kin__response_head_line(&head, kin_s("HTTP/2 404 \r\n")));
    assert_int_equal(kin__response_head_line(&head, kin_s("\r\n")), 1);
    assert_int_equal(head.status, 404);
    assert_int_equal(head.count, 0);
    assert_false(head.has_location);
    TRY(kin__response_head_pairs(&head, alloc, &pairs));
    assert_null(pairs);
    return 0;
}

KIN_TEST(invalid_heads_are_rejected)
{
    static const kin_str wrong[] = {
        KIN_STR_INIT("no colon\r\n"),   KIN_STR_INIT(": no name\r\n"),
        KIN_STR_INIT(" folded: x\r\n"), KIN_STR_INIT("\tfolded: x\r\n"),
        KIN_STR_INIT("nul: a\0b\r\n"),  KIN_STR_INIT("HTTP/1.1 99 x\r\n"),
        KIN_STR_INIT("HTTP/1.1\r\n"),   KIN_STR_INIT("HTTP/1.1 2x0 OK\r\n"),
    };
    AUTO_HEAD head;

    head_init(&head, alloc, 1000);
    TRY_FAIL(kin__response_head_line(&head, kin_s("\r\n")), KIN_EPROTOCOL);
    for (size_t i = 0; i < sizeof(wrong) / sizeof(wrong[0]); i++)
        TRY_FAIL(kin__response_head_line(&head, wrong[i]), KIN_EPROTOCOL);
    return 0;
}

KIN_TEST(informational_answers_are_limited)
{
    AUTO_HEAD head;
    int r = 0;

    head_init(&head, alloc, 1000);
    for (int i = 0; r == 0 && i < 1000; i++) {
        r = kin__response_head_line(&head, kin_s("HTTP/1.1 100\r\n"));
        if (r == 0)
            r = kin__response_head_line(&head, kin_s("\r\n"));
    }
    TRY_FAIL(r, KIN_ELIMIT);
    return 0;
}

KIN_TEST(only_the_first_line_is_a_status)
{
    AUTO_HEAD head;

    head_init(&head, alloc, 1000);
    TRY(kin__response_head_line(&head, kin_s("HTTP/1.1 200 OK\r\n")));
    TRY(kin__response_head_line(&head, kin_s("HTTP/1.1 404 x: y\r\n")));
    assert_int_equal(head.status, 200);
    assert_int_equal(head.count, 1);
    assert_int_equal(kin__response_head_line(&head, kin_s("\r\n")), 1);
    return 0;
}

KIN_TEST(the_limit_is_for_all_lines_together)
{
    AUTO_HEAD head;

    head_init(&head, alloc, 20);
    TRY(kin__response_head_line(&head, kin_s("HTTP/1.1 200 OK\r\n")));
    TRY(kin__response_head_line(&head, kin_s("1234: 678\r\n")));
    TRY(kin__response_head_line(&head, kin_s("1234: 678\r\n")));
    TRY_FAIL(kin__response_head_line(&head, kin_s("1: 3\r\n")), KIN_ELIMIT);
    return 0;
}

KIN_TEST(blanks_count_although_they_are_not_kept)
{
    AUTO_HEAD head;

    head_init(&head, alloc, 20);
    TRY(kin__response_head_line(&head, kin_s("HTTP/1.1 200 OK\r\n")));
    TRY(kin__response_head_line(&head, kin_s("a:          b\r\n")));
    TRY_FAIL(kin__response_head_line(&head, kin_s("a:          b\r\n")),
             KIN_ELIMIT);
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(takes_lines_until_the_empty_one),
              KIN_TEST_ENTRY(informational_answers_are_skipped),
              KIN_TEST_ENTRY(invalid_heads_are_rejected),
              KIN_TEST_ENTRY(informational_answers_are_limited),
              KIN_TEST_ENTRY(only_the_first_line_is_a_status),
              KIN_TEST_ENTRY(the_limit_is_for_all_lines_together),
              KIN_TEST_ENTRY(blanks_count_although_they_are_not_kept))
