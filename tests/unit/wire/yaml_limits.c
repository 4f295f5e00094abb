/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The limits of the YAML reader.  Hostile texts are about 1 MB, like the body
 * of a request; the tests compare peak memory and the position of the error.
 */
#include <malloc.h>
#include <stdlib.h>
#include <string.h>

#include "kin_test.h"
#include "wire/yaml.h"

enum { BODY = 1 << 20 };

static void arena_auto_unref(struct kin__arena **arena)
{
    if (*arena)
        (void)kin__arena_unref(*arena);
}

#define AUTO_ARENA __attribute__((cleanup(arena_auto_unref))) struct kin__arena

/* An allocator that records its peak use. */
struct peak {
    kin_allocator allocator;
    size_t live;
    size_t most;
};

static void *peak_note(struct peak *peak, void *ptr)
{
    if (ptr)
        peak->live += malloc_usable_size(ptr);
    if (peak->live > peak->most)
        peak->most = peak->live;
    return ptr;
}

static void *peak_alloc(size_t size, void *userdata)
{
    return peak_note(userdata, malloc(size));
}

static void *peak_realloc(void *ptr, size_t size, void *userdata)
{
    struct peak *peak = userdata;

    if (ptr)
        peak->live -= malloc_usable_size(ptr);
    return peak_note(peak, realloc(ptr, size));
}

static void peak_free(void *ptr, void *userdata)
{
    struct peak *peak = userdata;

    peak->live -= malloc_usable_size(ptr);
    free(ptr);
}

static void peak_init(struct peak *peak)
{
    *peak = (struct peak){.allocator = {.alloc = peak_alloc,
                                        .realloc = peak_realloc,
                                        .free = peak_free,
                                        .userdata = peak}};
}

/* Reads all documents of a text; returns the last result. */
static int read_all(const kin_allocator *alloc, kin_str text, kin_error *err)
{
    KIN__AUTO_YAML_READER *reader = NULL;
    kin__val val = KIN__VAL_NULL;
    int r = kin__yaml_reader_new(alloc, text, &reader, err);

    for (bool has_more = true; r >= 0 && has_more;) {
        AUTO_ARENA *arena = NULL;
        r = kin__arena_new_document(alloc, /* max_bytes= */ 0, &arena, err);
        if (r == 0)
            r = kin__yaml_read(reader, arena, &val, err);
        has_more = r == 1;
    }
    return r;
}

/* The text must be rejected with that message, with little memory. */
static void check_rejected(const struct kin__buf *text, const char *message)
{
    struct peak peak;
    kin_error err = KIN_ERROR_INIT;

    peak_init(&peak);
    int r = read_all(&peak.allocator, kin__buf_str(text), &err);
    assert_string_equal(err.message, message);
    assert_int_equal(r, KIN_ELIMIT);
    assert_int_equal(err.code, KIN_ELIMIT);
    assert_int_equal(peak.live, 0);
    assert_true(peak.most < 32 * (size_t)BODY);
}

static void check_read(const struct kin__buf *text)
{
    kin_error err = KIN_ERROR_INIT;
    int r = read_all(/* alloc= */ NULL, kin__buf_str(text), &err);

    if (r < 0)
        fail_msg("%s", err.message);
}

static void text_init(struct kin__buf *text)
{
    kin__buf_init(text, /* alloc= */ NULL, 4 * BODY);
}

static int repeat(struct kin__buf *buf, const char *piece, int count)
{
    int r = 0;

    for (int i = 0; i < count && r == 0; i++)
        r = kin__buf_append(buf, kin_s(piece));
    return r;
}

/* 1,000 mappings, each with the same key of 500,000 bytes: 1 GB if copied. */
KIN_TEST(keys_by_alias_are_counted)
{
    KIN__AUTO_BUF text;

    (void)alloc;
    text_init(&text);
    TRY(kin__buf_append(&text, kin_s("- &k ")));
    TRY(repeat(&text, "kkkkkkkkkk", 50000));
    TRY(kin__buf_append(&text, kin_s("\n")));
    TRY(repeat(&text, "- {*k : 1}\n", 1000));
    check_rejected(&text, "6:4: aliases produce more than 2044024 bytes");
    return 0;
}

KIN_TEST(strings_by_alias_are_counted)
{
    KIN__AUTO_BUF text;

    (void)alloc;
    text_init(&text);
    TRY(kin__buf_append(&text, kin_s("- &a ")));
    TRY(repeat(&text, "0123456789", 1000));
    TRY(repeat(&text, "\n- *a", 104));
    check_read(&text);
    TRY(repeat(&text, "\n- *a", 1));
    check_rejected(&text, "106:3: aliases produce more than 1048576 bytes");

    /* All documents together. */
    kin__buf_clear(&text);
    for (int i = 0; i < 105; i++) {
        TRY(kin__buf_append(&text, kin_s("---\n- &a ")));
        TRY(repeat(&text, "0123456789", i < 2 ? 10000 : 1));
        TRY(kin__buf_append(&text, kin_s(i < 2 ? "\n- [*a, *a, *a, *a, *a, "
                                                 "*a]\n"
                                               : "\n")));
    }
    check_rejected(&text, "6:20: aliases produce more than 1048576 bytes");
    return 0;
}

/* Each mapping merges the previous one and adds a long key. */
KIN_TEST(merged_keys_are_counted)
{
    KIN__AUTO_BUF text;

    (void)alloc;
    text_init(&text);
    TRY(kin__buf_append(&text, kin_s("- &a0 {k: 1}\n")));
    for (int i = 1; i < 1000; i++) {
        TRY(kin__buf_printf(&text, "- &a%d {<<: *a%d, ", i, i - 1));
        TRY(repeat(&text, "kkkkkkkkkk", 100));
        TRY(kin__buf_printf(&text, "%d: 1}\n", i));
    }
    check_rejected(&text, "92:13: aliases produce more than 4106636 bytes");
    return 0;
}

KIN_TEST(values_by_alias_are_counted)
{
    KIN__AUTO_BUF text;

    (void)alloc;
    text_init(&text);
    TRY(kin__buf_append(&text, kin_s("- &a [")));
    TRY(repeat(&text, "1,", 999));
    TRY(repeat(&text, "]\n- *a", 1));
    TRY(repeat(&text, "\n- *a", 99));
    check_read(&text);
    TRY(repeat(&text, "\n- *a", 1));
    check_rejected(&text, "102:3: aliases produce more than 100000 values");
    return 0;
}

KIN_TEST(directives_are_counted_before_they_are_parsed)
{
    KIN__AUTO_BUF text;

    (void)alloc;
    text_init(&text);
    for (int i = 0; i < KIN__YAML_MAX_DIRECTIVES; i++)
        TRY(kin__buf_printf(&text, "%%TAG !a%d! x\n", i));
    TRY(kin__buf_append(&text, kin_s("---\na: 100 %\n")));
    check_read(&text);

    kin__buf_clear(&text);
    for (int i = 0; i < 100000; i++)
        TRY(kin__buf_printf(&text, "%%TAG !a%d! x\n", i));
    check_rejected(&text, "101:1: more than 100 directives");
    return 0;
}

/* libyaml ends lines at more than newlines. */
KIN_TEST(directives_are_found_after_any_line_break)
{
    static const char *const breaks[] = {"\r", "\r\n", "\xc2\x85",
                                         "\xe2\x80\xa8", "\xe2\x80\xa9"};

    (void)alloc;
    for (size_t k = 0; k < sizeof(breaks) / sizeof(breaks[0]); k++) {
        KIN__AUTO_BUF text;
        kin_error err = KIN_ERROR_INIT;

        text_init(&text);
        TRY(kin__buf_append(&text, kin_s("\xef\xbb\xbf")));
        for (int i = 0; i <= KIN__YAML_MAX_DIRECTIVES; i++)
            TRY(kin__buf_printf(&text, "%%TAG !a%d! x%s", i, breaks[k]));
        TRY_FAIL(read_all(NULL, kin__buf_str(&text), &err), KIN_ELIMIT);
        assert_non_null(strstr(err.message, "more than 100 directives"));
    }
    return 0;
}

/* The same text in UTF-16. */
static int widen(const struct kin__buf *from, bool is_big, struct kin__buf *to)
{
    int r = kin__buf_append(to, is_big ? kin_s("\xfe\xff") : kin_s("\xff\xfe"));

    for (size_t i = 0; i < from->len && r == 0; i++) {
        char unit[2] = {is_big ? '\0' : from->ptr[i],
                        is_big ? from->ptr[i] : '\0'};
        r = kin__buf_append(to, kin_str_of(unit, 2));
    }
    return r;
}

KIN_TEST(directives_are_found_in_utf16)
{
    (void)alloc;
    for (int k = 0; k < 4; k++) {
        KIN__AUTO_BUF text;
        KIN__AUTO_BUF wide;
        kin_error err = KIN_ERROR_INIT;

        text_init(&text);
        text_init(&wide);
        for (int i = 0; i < KIN__YAML_MAX_DIRECTIVES + k / 2; i++)
            TRY(kin__buf_printf(&text, "%%TAG !a%d! x\n", i));
        TRY(kin__buf_append(&text, kin_s("---\na: b\n")));
        TRY(widen(&text, k % 2 == 0, &wide));
        int r = read_all(NULL, kin__buf_str(&wide), &err);
        assert_int_equal(r, k / 2 == 0 ? 0 : KIN_ELIMIT);
    }
    return 0;
}

/* Each tag would copy the prefix. */
KIN_TEST(directives_are_short)
{
    KIN__AUTO_BUF text;

    (void)alloc;
    text_init(&text);
    TRY(kin__buf_append(&text, kin_s("# here\n%TAG !a! ")));
    TRY(repeat(&text, "x", KIN__YAML_MAX_DIRECTIVE - 9));
    TRY(kin__buf_append(&text, kin_s("\n---\n- !a!b c\n")));
    check_rejected(&text, "2:1: directive of more than 1024 characters");
    return 0;
}

KIN_TEST(anchors_are_counted)
{
    KIN__AUTO_BUF text;

    (void)alloc;
    text_init(&text);
    for (int i = 0; i < 2; i++) {
        TRY(kin__buf_append(&text, kin_s("---\n")));
        TRY(repeat(&text, "- &a b\n", KIN__YAML_MAX_ANCHORS));
    }
    check_read(&text);
    TRY(repeat(&text, "- &a b\n", 100000));
    check_rejected(&text, "20003:3: more than 10000 anchors in a document");
    return 0;
}

KIN_TEST(documents_are_counted)
{
    KIN__AUTO_BUF text;

    (void)alloc;
    text_init(&text);
    TRY(repeat(&text, "---\n", KIN__YAML_MAX_DOCUMENTS));
    check_read(&text);
    TRY(repeat(&text, "---\n", 1));
    check_rejected(&text, "100001:1: more than 100000 documents");
    return 0;
}

KIN_TEST(depth_is_limited)
{
    KIN__AUTO_BUF text;

    (void)alloc;
    text_init(&text);
    TRY(repeat(&text, "- ", KIN__YAML_MAX_DEPTH));
    TRY(kin__buf_append(&text, kin_s("x\n")));
    check_read(&text);
    kin__buf_clear(&text);
    TRY(repeat(&text, "- ", BODY / 2));
    check_rejected(&text, "1:2001: nested more than 1000 levels deep");

    kin__buf_clear(&text);
    TRY(repeat(&text, "[", KIN__YAML_MAX_FLOW_DEPTH));
    TRY(repeat(&text, "]", KIN__YAML_MAX_FLOW_DEPTH));
    TRY(repeat(&text, "\n--- {}", 2 * KIN__YAML_MAX_FLOW_DEPTH));
    check_read(&text);
    kin__buf_clear(&text);
    TRY(repeat(&text, "[", BODY));
    check_rejected(&text, "1:101: brackets nested more than 100 levels deep");
    return 0;
}

KIN_TEST(depth_adds_up_through_aliases)
{
    KIN__AUTO_BUF text;

    (void)alloc;
    text_init(&text);
    TRY(kin__buf_append(&text, kin_s("- &a\n  ")));
    TRY(repeat(&text, "- ", 600));
    TRY(kin__buf_append(&text, kin_s("x\n- ")));
    TRY(repeat(&text, "- ", 399));
    TRY(kin__buf_append(&text, kin_s("*a\n")));
    check_read(&text);
    TRY(kin__buf_append(&text, kin_s("- ")));
    TRY(repeat(&text, "- ", 400));
    TRY(kin__buf_append(&text, kin_s("*a\n")));
    check_rejected(&text, "4:803: nested more than 1000 levels deep");
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(keys_by_alias_are_counted),
              KIN_TEST_ENTRY(strings_by_alias_are_counted),
              KIN_TEST_ENTRY(merged_keys_are_counted),
              KIN_TEST_ENTRY(values_by_alias_are_counted),
              KIN_TEST_ENTRY(directives_are_counted_before_they_are_parsed),
              KIN_TEST_ENTRY(directives_are_found_after_any_line_break),
              KIN_TEST_ENTRY(directives_are_found_in_utf16),
              KIN_TEST_ENTRY(directives_are_short),
              KIN_TEST_ENTRY(anchors_are_counted),
              KIN_TEST_ENTRY(documents_are_counted),
              KIN_TEST_ENTRY(depth_is_limited),
              KIN_TEST_ENTRY(depth_adds_up_through_aliases))
