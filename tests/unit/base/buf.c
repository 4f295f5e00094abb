/* SPDX-License-Identifier: Apache-2.0 */
#include "base/buf.h"

#include "base/alloc.h"
#include "kin_test.h"

KIN_TEST(appends_and_terminates)
{
    KIN__AUTO_BUF buf;

    kin__buf_init(&buf, alloc, 1000);
    assert_str_equal(kin__buf_str(&buf), "");
    TRY(kin__buf_append(&buf, kin_s("hello")));
    TRY(kin__buf_append_byte(&buf, ' '));
    TRY(kin__buf_printf(&buf, "%s %d", "world", 42));
    assert_str_equal(kin__buf_str(&buf), "hello world 42");
    assert_int_equal(buf.ptr[buf.len], '\0');
    return 0;
}

KIN_TEST(grows_up_to_its_maximum)
{
    KIN__AUTO_BUF buf;

    kin__buf_init(&buf, alloc, 100);
    for (int i = 0; i < 100; i++)
        TRY(kin__buf_append_byte(&buf, (char)('a' + i % 26)));
    TRY_FAIL(kin__buf_append_byte(&buf, '!'), KIN_ELIMIT);
    TRY_FAIL(kin__buf_printf(&buf, "%s", "!"), KIN_ELIMIT);
    assert_int_equal(buf.len, 100);
    assert_int_equal(buf.ptr[99], 'a' + 99 % 26);
    assert_true(buf.cap <= 101);
    return 0;
}

KIN_TEST(a_failed_append_changes_nothing)
{
    KIN__AUTO_BUF buf;

    kin__buf_init(&buf, alloc, 8);
    TRY(kin__buf_append(&buf, kin_s("12345")));
    TRY_FAIL(kin__buf_append(&buf, kin_s("6789")), KIN_ELIMIT);
    assert_str_equal(kin__buf_str(&buf), "12345");
    TRY(kin__buf_append(&buf, kin_s("678")));
    assert_str_equal(kin__buf_str(&buf), "12345678");
    return 0;
}

KIN_TEST(consumes_from_the_front)
{
    KIN__AUTO_BUF buf;

    kin__buf_init(&buf, alloc, 100);
    TRY(kin__buf_append(&buf, kin_s("one two")));
    kin__buf_consume(&buf, 4);
    assert_string_equal(buf.ptr, "two");
    kin__buf_consume(&buf, 1000);
    assert_str_equal(kin__buf_str(&buf), "");
    return 0;
}

KIN_TEST(reserved_room_counts_when_used)
{
    KIN__AUTO_BUF buf;
    char *room = NULL;

    kin__buf_init(&buf, alloc, 100);
    TRY(kin__buf_reserve(&buf, 50, &room));
    memcpy(room, "abc", 3);
    assert_int_equal(buf.len, 0);
    kin__buf_grown(&buf, 3);
    assert_str_equal(kin__buf_str(&buf), "abc");
    return 0;
}

KIN_TEST(steal_returns_the_content)
{
    KIN__AUTO_BUF buf;
    char *text = NULL;

    kin__buf_init(&buf, alloc, 100);
    TRY(kin__buf_steal(&buf, &text));
    assert_string_equal(text, "");
    kin__free(alloc, text);

    TRY(kin__buf_append(&buf, kin_s("gone")));
    TRY(kin__buf_steal(&buf, &text));
    assert_string_equal(text, "gone");
    assert_int_equal(buf.len, 0);
    kin__free(alloc, text);
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(appends_and_terminates),
              KIN_TEST_ENTRY(grows_up_to_its_maximum),
              KIN_TEST_ENTRY(a_failed_append_changes_nothing),
              KIN_TEST_ENTRY(consumes_from_the_front),
              KIN_TEST_ENTRY(reserved_room_counts_when_used),
              KIN_TEST_ENTRY(steal_returns_the_content))
