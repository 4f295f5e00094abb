/* SPDX-License-Identifier: Apache-2.0 */
#include "wire/yaml.h"

#include "base/random.h"
#include "kin_test.h"
#include "object/document.h"

static int write_text(const kin_allocator *alloc, kin_value value,
                      const char *expected)
{
    KIN__AUTO_BUF out;

    kin__buf_init(&out, alloc, 1 << 20);
    int r = kin__yaml_write(value, &out, /* err= */ NULL);
    if (r == 0)
        assert_str_equal(kin__buf_str(&out), expected);
    return r;
}

/* A document with one number. */
static int check_number(const kin_allocator *alloc, const char *literal,
                        const char *expected)
{
    KIN_AUTO(kin_document) *doc = NULL;
    int r = kin__document_new(alloc, &doc, NULL);

    if (r == 0)
        r = kin__document_add_number(doc, kin_s(literal));
    if (r == 0)
        r = kin__document_finish(doc, NULL);
    return r < 0 ? r : write_text(alloc, kin_document_root(doc), expected);
}

KIN_TEST(writes_numbers)
{
    TRY(check_number(alloc, "0", "0\n"));
    TRY(check_number(alloc, "-5", "-5\n"));
    TRY(check_number(alloc, "1.0", "1\n"));
    TRY(check_number(alloc, "0.25", "0.25\n"));
    TRY(check_number(alloc, "1e6", "1e+06\n"));
    TRY(check_number(alloc, "123456.5", "123456.5\n"));
    TRY(check_number(alloc, "1234567.5", "1.2345675e+06\n"));
    TRY(check_number(alloc, "0.00001", "1e-05\n"));
    TRY(check_number(alloc, "-1.5e-300", "-1.5e-300\n"));
    TRY(check_number(alloc, "-0", "-0.0\n"));
    TRY(check_number(alloc, "-0e3", "-0.0\n"));
    TRY(check_number(alloc, "0.0", "0\n"));
    /* Not rounded, unlike in Go. */
    TRY(check_number(alloc, "123456789012345678901234567890",
                     "123456789012345678901234567890\n"));
    TRY(check_number(alloc, "1e400", "1e400\n"));
    return 0;
}

static int check_string(const kin_allocator *alloc, const char *string,
                        const char *expected)
{
    KIN_AUTO(kin_document) *doc = NULL;
    int r = kin__document_new(alloc, &doc, NULL);

    if (r == 0)
        r = kin__document_add_string(doc, kin_s(string));
    if (r == 0)
        r = kin__document_finish(doc, NULL);
    return r < 0 ? r : write_text(alloc, kin_document_root(doc), expected);
}

KIN_TEST(writes_strings)
{
    TRY(check_string(alloc, "plain", "plain\n"));
    TRY(check_string(alloc, "", "\"\"\n"));
    TRY(check_string(alloc, "true", "\"true\"\n"));
    TRY(check_string(alloc, "two\nlines", "|-\n  two\n  lines\n"));
    TRY(check_string(alloc, "ends\n\n", "|+\n  ends\n\n"));
    /* Line breaks that YAML would fold. */
    TRY(check_string(alloc,
                     "a\xc2\x85"
                     "b",
                     "\"a\\Nb\"\n"));
    TRY(check_string(alloc,
                     "a\xe2\x80\xa8"
                     "b",
                     "\"a\\Lb\"\n"));
    TRY(check_string(alloc, "a\n\xe2\x80\xa9", "\"a\\n\\P\"\n"));
    return 0;
}

/* The value of each key is its index in `keys`. */
static int check_order(const kin_allocator *alloc, const char *const *keys,
                       size_t count, const char *expected)
{
    KIN_AUTO(kin_document) *doc = NULL;

    TRY(kin__document_new(alloc, &doc, NULL));
    TRY(kin__document_open_object(doc));
    for (size_t i = 0; i < count; i++) {
        TRY(kin__document_key(doc, kin_s(keys[i])));
        TRY(kin__document_add_int(doc, (int64_t)i));
    }
    TRY(kin__document_close(doc));
    TRY(kin__document_finish(doc, NULL));
    return write_text(alloc, kin_document_root(doc), expected);
}

KIN_TEST(orders_keys)
{
    static const char *const keys[] = {"b",  "a10", "a9", "B",  "a.b",     "1",
                                       "10", "2",   "_a", "<<", "\xc3\xa9"};

    return check_order(alloc, keys, sizeof(keys) / sizeof(keys[0]),
                       "\"<<\": 9\n_a: 8\n\"1\": 5\n\"2\": 7\n"
                       "\"10\": 6\nB: 3\na.b: 4\na9: 2\na10: 1\nb: 0\n"
                       "\xc3\xa9: 10\n");
}

/* Two keys may differ in the middle of a number: digits before the difference
 * count, leading zeros do not. */
KIN_TEST(orders_keys_by_their_numbers)
{
    static const char *const keys[] = {"a100", "a15", "a01",  "a000",
                                       "a1",   "a1-", "a205", "a21"};

    return check_order(alloc, keys, sizeof(keys) / sizeof(keys[0]),
                       "a000: 3\na1: 4\na1-: 5\na01: 2\na15: 1\na21: 7\n"
                       "a100: 0\na205: 6\n");
}

KIN_TEST(absent_value_is_rejected)
{
    KIN__AUTO_BUF out;

    kin__buf_init(&out, alloc, 100);
    assert_int_equal(kin__yaml_write(KIN_VALUE_ABSENT, &out, NULL), KIN_EINVAL);
    return 0;
}

KIN_TEST(full_buffer_is_unchanged)
{
    KIN_AUTO(kin_document) *doc = NULL;

    TRY(kin__document_new(alloc, &doc, NULL));
    TRY(kin__document_open_array(doc));
    for (int i = 0; i < 10000; i++)
        TRY(kin__document_add_string(doc, kin_s("some text")));
    TRY(kin__document_close(doc));
    TRY(kin__document_finish(doc, NULL));
    /* Full while events are emitted, and at the end. */
    for (size_t max = 20; max <= 119990; max += 119970) {
        KIN__AUTO_BUF out;
        kin__buf_init(&out, alloc, max);
        TRY(kin__buf_append(&out, kin_s("before")));
        TRY_FAIL(kin__yaml_write(kin_document_root(doc), &out, NULL),
                 KIN_ELIMIT);
        assert_str_equal(kin__buf_str(&out), "before");
    }
    return 0;
}

/* ---- round trips ---- */

/* Texts with a meaning in YAML. */
static const char *const pieces[] = {
    "a",        "b",          "0",
    "1",        ".",          "-",
    "+",        "_",          ":",
    " ",        "  ",         "\n",
    "\t",       "\r",         "#",
    "'",        "\"",         "\\",
    "{",        "}",          "[",
    "]",        ",",          "&",
    "*",        "!",          "|",
    ">",        "%",          "@",
    "`",        "?",          "~",
    "<<",       "true",       "null",
    "0x",       "e",          "é",
    "日",       "😀",          "---",
    "...",      "\xc2\x85",   "\xe2\x80\xa8",
    "\x01",     "\x7f",       "\xef\xbb\xbf",
    "\xc2\xa0", "2026-03-01", "word ",
    "\n\n",
};

static int random_string(struct kin__random *random, struct kin__buf *buf)
{
    uint64_t count = kin__random_below(random,
                                       1 + kin__random_below(random, 40));
    int r = 0;

    kin__buf_clear(buf);
    for (uint64_t i = 0; i < count && r == 0; i++)
        r = kin__buf_append(buf,
                            kin_s(pieces[kin__random_below(
                                random, sizeof(pieces) / sizeof(pieces[0]))]));
    return r;
}

/* {STRING: [STRING, {STRING: STRING}]} */
static int random_document(struct kin__random *random, kin_document *doc)
{
    KIN__AUTO_BUF s;
    int r = kin__document_open_object(doc);

    kin__buf_init(&s, /* alloc= */ NULL, 1 << 16);
    if (r == 0 && random_string(random, &s) == 0)
        r = kin__document_key(doc, kin__buf_str(&s));
    if (r == 0)
        r = kin__document_open_array(doc);
    if (r == 0 && random_string(random, &s) == 0)
        r = kin__document_add_string(doc, kin__buf_str(&s));
    if (r == 0)
        r = kin__document_open_object(doc);
    if (r == 0 && random_string(random, &s) == 0)
        r = kin__document_key(doc, kin__buf_str(&s));
    if (r == 0 && random_string(random, &s) == 0)
        r = kin__document_add_string(doc, kin__buf_str(&s));
    for (int i = 0; i < 3 && r == 0; i++)
        r = kin__document_close(doc);
    return r < 0 ? r : kin__document_finish(doc, NULL);
}

KIN_TEST(written_values_read_back_the_same)
{
    struct kin__random random;

    (void)alloc;
    kin__random_init(&random, 7);
    for (int i = 0; i < 5000; i++) {
        KIN_AUTO(kin_document) *doc = NULL;
        KIN_AUTO(kin_document) *again = NULL;
        KIN__AUTO_YAML_READER *reader = NULL;
        KIN__AUTO_BUF out;
        kin_error err = KIN_ERROR_INIT;
        kin__val val = KIN__VAL_NONE;

        kin__buf_init(&out, /* alloc= */ NULL, 1 << 20);
        TRY(kin__document_new(NULL, &doc, NULL));
        TRY(kin__document_new(NULL, &again, NULL));
        TRY(random_document(&random, doc));
        TRY(kin__yaml_write(kin_document_root(doc), &out, NULL));
        TRY(kin__yaml_reader_new(NULL, kin__buf_str(&out), &reader, NULL));
        if (kin__yaml_read(reader, again->arena, &val, &err) != 1)
            fail_msg("%s in [%s]", err.message, out.ptr);
        if (!kin_value_equal(kin_document_root(doc),
                             kin__value_of(again->arena, val)))
            fail_msg("[%s] reads back differently", out.ptr);
    }
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(writes_numbers), KIN_TEST_ENTRY(writes_strings),
              KIN_TEST_ENTRY(orders_keys),
              KIN_TEST_ENTRY(orders_keys_by_their_numbers),
              KIN_TEST_ENTRY(absent_value_is_rejected),
              KIN_TEST_ENTRY(full_buffer_is_unchanged),
              KIN_TEST_ENTRY(written_values_read_back_the_same))
