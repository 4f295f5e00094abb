/* SPDX-License-Identifier: Apache-2.0 */
#include <string.h>

#include "kin_test.h"
#include "top.h"

enum { PAGE_MAX = 1 << 16 };

static void cell(struct top_row *row, enum top_column column, const char *text)
{
    (void)snprintf(row->cells[column], TOP_CELL_SIZE, "%s", text);
}

static void draw(const struct top_page *page, struct kin__buf *ret)
{
    kin__buf_init(ret, /* alloc= */ NULL, PAGE_MAX);
    assert_int_equal(top_draw(page, ret), 0);
}

/* Whether a terminal would interpret a byte, except newlines; U+0080 to U+009F
 * are control characters, too. */
static bool steers(const struct kin__buf *text)
{
    for (size_t i = 0; i < text->len; i++) {
        unsigned char byte = (unsigned char)text->ptr[i];
        unsigned char next = (unsigned char)text->ptr[i + 1];
        if ((byte < ' ' && byte != '\n') || byte == 0x7f ||
            (byte == 0xc2 && next >= 0x80 && next < 0xa0) || byte == 0xff)
            return true;
    }
    return false;
}

KIN_TEST(text_from_servers_cannot_control_the_terminal)
{
    struct top_row row = {.error = "a\x1b[2J\x07\x08\xc2\x9b"
                                   "1mb\tc\nd"};
    const struct top_page page = {.rows = &row,
                                  .count = 1,
                                  .title = "https://\x1b]0;x\x07host",
                                  .end = "\n"};
    KIN__AUTO_BUF text = {.ptr = NULL};

    (void)alloc;
    cell(&row, TOP_RESOURCE, "foos.\x1b[31mexample");
    cell(&row, TOP_VERSION, "12\x1b]0;title\x07\x7f\xff");
    cell(&row, TOP_STATE, "watching");
    draw(&page, &text);
    assert_false(steers(&text));
    assert_non_null(strstr(text.ptr, "watching"));
    assert_non_null(strstr(text.ptr, "\n  a\\x1b[2J\\x07\\x08\\u009b1m"));
    assert_non_null(strstr(text.ptr, "b\\tc...\n"));
    return 0;
}

KIN_TEST(other_letters_stay)
{
    struct top_row row = {.error = "caf\xc3\xa9 \xe2\x82\xac"};
    const struct top_page page = {.rows = &row, .count = 1, .end = "\n"};
    KIN__AUTO_BUF text = {.ptr = NULL};

    (void)alloc;
    draw(&page, &text);
    assert_non_null(strstr(text.ptr, "  caf\xc3\xa9 \xe2\x82\xac\n"));
    return 0;
}

KIN_TEST(lines_and_rows_are_cut)
{
    struct top_row rows[9] = {{.error = "caf\xc3\xa9 and much more"}};
    const struct top_page page = {.rows = rows,
                                  .count = 9,
                                  .title = "a title",
                                  .end = "\n",
                                  .size = {.columns = 6, .rows = 5}};
    KIN__AUTO_BUF text = {.ptr = NULL};

    (void)alloc;
    for (size_t i = 0; i < 9; i++)
        cell(&rows[i], TOP_RESOURCE, "pods");
    draw(&page, &text);
    assert_string_equal(text.ptr,
                        "a titl\nRESOUR\npods\n  caf\xc3\xa9\nand 8\n");
    return 0;
}

/* Columns are shown in full or not at all, depending on their width. */
KIN_TEST(columns_that_do_not_fit_are_left_out)
{
    struct top_row row = {.is_synced = true};
    struct top_page page = {.rows = &row, .count = 1, .end = "\n"};
    static const struct {
        unsigned columns;
        const char *header;
    } cases[] = {
        {0, "RESOURCE          STATE     VERSION  OBJECTS  MEMORY  VALUES  "
            "EVENTS/S  LAG  RELISTS  FAILED\n"},
        {80, "RESOURCE          STATE     VERSION  OBJECTS  MEMORY  EVENTS/S  "
             "LAG  FAILED\n"},
        {59, "RESOURCE          STATE     OBJECTS  MEMORY  EVENTS/S  LAG\n"},
        {46, "RESOURCE          STATE     OBJECTS  MEMORY\n"},
        {20, "RESOURCE          ST\n"},
    };

    (void)alloc;
    cell(&row, TOP_RESOURCE, "deployments.apps");
    cell(&row, TOP_STATE, "watching");
    for (size_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        KIN__AUTO_BUF text = {.ptr = NULL};

        page.size.columns = cases[i].columns;
        draw(&page, &text);
        assert_memory_equal(text.ptr, cases[i].header, strlen(cases[i].header));
    }
    return 0;
}

KIN_TEST(bytes_have_units)
{
    static const struct {
        uint64_t bytes;
        const char *shown;
    } cases[] = {{0, "0B"},
                 {10000, "10000B"},
                 {12000, "11.7KiB"},
                 {1 << 20, "1024KiB"},
                 {UINT64_C(123) << 20, "123MiB"},
                 {UINT64_C(5) << 40, "5120GiB"}};

    (void)alloc;
    for (size_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        char text[32];

        top_format_bytes(cases[i].bytes, text, sizeof(text));
        assert_string_equal(text, cases[i].shown);
    }
    return 0;
}

KIN_TEST(help_fits_into_60_columns)
{
    const struct top_page page = {
        .title = "a title", .end = "\n", .size = {.columns = 59, .rows = 23}};
    KIN__AUTO_BUF text = {.ptr = NULL};

    (void)alloc;
    kin__buf_init(&text, NULL, 1 << 16);
    assert_int_equal(top_draw_help(&page, &text), 0);
    assert_non_null(strstr(text.ptr, "a title\n"));
    assert_non_null(strstr(text.ptr, "Columns that do not fit are left out."));
    for (size_t c = 0; c < TOP_COLUMNS; c++)
        if (c != TOP_RESOURCE && c != TOP_OBJECTS)
            assert_non_null(strstr(text.ptr, top_headers[c]));
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(text_from_servers_cannot_control_the_terminal),
              KIN_TEST_ENTRY(other_letters_stay),
              KIN_TEST_ENTRY(lines_and_rows_are_cut),
              KIN_TEST_ENTRY(columns_that_do_not_fit_are_left_out),
              KIN_TEST_ENTRY(bytes_have_units),
              KIN_TEST_ENTRY(help_fits_into_60_columns))
