/* SPDX-License-Identifier: Apache-2.0 */
#include "wire/proto_wire.h"

#include "base/str.h"
#include "kin_test.h"

static struct kin__proto_cursor cursor_of(kin_str bytes)
{
    return kin__proto_cursor_of(bytes);
}

KIN_TEST(reads_numbers)
{
    static const struct {
        kin_str bytes;
        uint64_t number;
    } known[] = {
        {KIN_STR_INIT("\x00"), 0},
        {KIN_STR_INIT("\x7f"), 127},
        {KIN_STR_INIT("\x80\x01"), 128},
        {KIN_STR_INIT("\xac\x02"), 300},
        {KIN_STR_INIT("\x80\x00"), 0},
        {KIN_STR_INIT("\xff\xff\xff\xff\xff\xff\xff\xff\xff\x01"), UINT64_MAX},
        {KIN_STR_INIT("\xff\xff\xff\xff\xff\xff\xff\xff\xff\x7f"), UINT64_MAX},
    };

    (void)alloc;
    for (size_t i = 0; i < sizeof(known) / sizeof(known[0]); i++) {
        struct kin__proto_cursor cursor = cursor_of(known[i].bytes);
        uint64_t number = 1;
        assert_int_equal(kin__proto_varint(&cursor, &number), 0);
        assert_true(number == known[i].number);
        assert_ptr_equal(cursor.at, cursor.end);
    }
    return 0;
}

KIN_TEST(rejects_incomplete_numbers)
{
    static const kin_str bad[] = {
        KIN_STR_INIT(""),
        KIN_STR_INIT("\x80"),
        KIN_STR_INIT("\xff\xff\xff\xff\xff\xff\xff\xff\xff"),
        KIN_STR_INIT("\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\x01"),
    };

    (void)alloc;
    for (size_t i = 0; i < sizeof(bad) / sizeof(bad[0]); i++) {
        struct kin__proto_cursor cursor = cursor_of(bad[i]);
        uint64_t number = 42;
        assert_int_equal(kin__proto_varint(&cursor, &number), KIN_EPARSE);
        assert_non_null(cursor.problem);
        assert_true(number == 42);
    }
    return 0;
}

KIN_TEST(reads_eight_bytes)
{
    struct kin__proto_cursor cursor = cursor_of(
        KIN__S("\x01\x02\x03\x04\x05\x06\x07\xff\x00"));
    uint64_t number = 0;

    (void)alloc;
    assert_int_equal(kin__proto_fixed64(&cursor, &number), 0);
    assert_true(number == 0xff07060504030201);
    assert_int_equal(kin__proto_fixed64(&cursor, &number), KIN_EPARSE);
    return 0;
}

KIN_TEST(iterates_over_fields)
{
    struct kin__proto_cursor cursor = cursor_of(
        KIN__S("\x08\x05"
               "\x12\x03"
               "abc"
               "\x19\x01\x00\x00\x00\x00\x00\x00\x00"
               "\x25\x02\x00\x00\x00"
               "\x82\x01\x00"));
    struct kin__proto_item item;

    (void)alloc;
    assert_int_equal(kin__proto_next(&cursor, &item), 1);
    assert_int_equal(item.tag, 1);
    assert_int_equal(item.wire, KIN__PROTO_VARINT);
    assert_true(item.number == 5);
    assert_int_equal(kin__proto_next(&cursor, &item), 1);
    assert_int_equal(item.tag, 2);
    assert_str_equal(kin_str_of(item.ptr, item.number), "abc");
    assert_int_equal(kin__proto_next(&cursor, &item), 1);
    assert_int_equal(item.wire, KIN__PROTO_FIXED64);
    assert_true(item.number == 1);
    assert_int_equal(kin__proto_next(&cursor, &item), 1);
    assert_int_equal(item.wire, KIN__PROTO_FIXED32);
    assert_true(item.number == 2);
    assert_int_equal(kin__proto_next(&cursor, &item), 1);
    assert_int_equal(item.tag, 16);
    assert_int_equal(item.number, 0);
    assert_int_equal(kin__proto_next(&cursor, &item), 0);
    assert_int_equal(kin__proto_next(&cursor, &item), 0);
    return 0;
}

/* Nested groups with fields. */
KIN_TEST(skips_groups)
{
    struct kin__proto_cursor cursor = cursor_of(KIN__S("\x0b\x10\x01\x1b"
                                                       "\x22\x02xy\x1c\x0c"
                                                       "\x08\x07"));
    struct kin__proto_item item;

    (void)alloc;
    assert_int_equal(kin__proto_next(&cursor, &item), 1);
    assert_int_equal(item.wire, KIN__PROTO_GROUP);
    assert_int_equal(kin__proto_next(&cursor, &item), 1);
    assert_int_equal(item.tag, 1);
    assert_true(item.number == 7);
    return 0;
}

KIN_TEST(rejects_malformed_fields)
{
    static const kin_str bad[] = {
        KIN_STR_INIT("\x00\x01"),                 /* tag 0 */
        KIN_STR_INIT("\x80"),                     /* half a key */
        KIN_STR_INIT("\x0a"),                     /* no length */
        KIN_STR_INIT("\x0a\x02x"),                /* too short */
        KIN_STR_INIT("\x0c"),                     /* end without a group */
        KIN_STR_INIT("\x0e\x01"),                 /* wire type 6 */
        KIN_STR_INIT("\x0f\x01"),                 /* wire type 7 */
        KIN_STR_INIT("\x0b\x08\x01"),             /* an unterminated group */
        KIN_STR_INIT("\x0d\x01\x02"),             /* half a number */
        KIN_STR_INIT("\x80\x80\x80\x80\x10\x01"), /* a tag beyond the last */
        KIN_STR_INIT("\x0a\xff\xff\xff\xff\xff\xff\xff\xff\xff\x01x"),
    };

    (void)alloc;
    for (size_t i = 0; i < sizeof(bad) / sizeof(bad[0]); i++) {
        struct kin__proto_cursor cursor = cursor_of(bad[i]);
        struct kin__proto_item item;
        assert_int_equal(kin__proto_next(&cursor, &item), KIN_EPARSE);
        assert_non_null(cursor.problem);
    }
    return 0;
}

KIN_TEST(empty_message_has_no_fields)
{
    struct kin__proto_cursor cursor = cursor_of((kin_str){0});
    struct kin__proto_item item;

    (void)alloc;
    assert_int_equal(kin__proto_next(&cursor, &item), 0);
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(reads_numbers),
              KIN_TEST_ENTRY(rejects_incomplete_numbers),
              KIN_TEST_ENTRY(reads_eight_bytes),
              KIN_TEST_ENTRY(iterates_over_fields),
              KIN_TEST_ENTRY(skips_groups),
              KIN_TEST_ENTRY(rejects_malformed_fields),
              KIN_TEST_ENTRY(empty_message_has_no_fields))
