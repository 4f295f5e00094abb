/* SPDX-License-Identifier: Apache-2.0 */
#include "table_layout.h"

#include <stdlib.h>

#include "kin_test.h"

/* A layout whose output can be checked. */
struct page {
    char *text;
    size_t size;
    FILE *out;
    struct table_layout layout;
};

static void page_open(struct page *page)
{
    page->out = open_memstream(&page->text, &page->size);
    assert_non_null(page->out);
    table_layout_init(&page->layout, page->out);
}

static void page_close(struct page *page)
{
    table_layout_done(&page->layout);
    (void)fclose(page->out);
    free(page->text);
}
#define AUTO_PAGE __attribute__((cleanup(page_close))) struct page

static void assert_page(struct page *page, const char *expected)
{
    (void)fflush(page->out);
    assert_string_equal(page->text, expected);
}

/* Adds a row; '|' stands between cells. */
static void row(struct page *page, const char *cells)
{
    char copy[256];
    char *rest = copy;

    snprintf(copy, sizeof(copy), "%s", cells);
    for (;;) {
        char *end = strchr(rest, '|');
        if (end)
            *end = '\0';
        assert_int_equal(table_layout_cell(&page->layout, kin_s(rest), 0), 0);
        if (!end)
            break;
        rest = end + 1;
    }
    assert_int_equal(table_layout_end_row(&page->layout), 0);
}

KIN_TEST(aligns_columns)
{
    AUTO_PAGE page;

    (void)alloc;
    page_open(&page);
    row(&page, "NAME|READY|AGE");
    row(&page, "a|0/1|5s");
    row(&page, "longer-name|1/1|10m");
    assert_page(&page, "");
    table_layout_flush(&page.layout);
    assert_page(&page, "NAME          READY   AGE\n"
                       "a             0/1     5s\n"
                       "longer-name   1/1     10m\n");
    assert_true(page.layout.has_output);
    return 0;
}

KIN_TEST(keeps_a_minimum_width)
{
    AUTO_PAGE page;

    (void)alloc;
    page_open(&page);
    row(&page, "a||b");
    row(&page, "||");
    table_layout_flush(&page.layout);
    assert_page(&page, "a           b\n"
                       "            \n");
    return 0;
}

KIN_TEST(remembers_widths)
{
    AUTO_PAGE page;

    (void)alloc;
    page_open(&page);
    row(&page, "1234567|x");
    table_layout_flush(&page.layout);
    row(&page, "1|x");
    table_layout_flush(&page.layout);
    row(&page, "123456789|x");
    row(&page, "1|x");
    table_layout_flush(&page.layout);
    table_layout_flush(&page.layout);
    assert_page(&page, "1234567   x\n"
                       "1         x\n"
                       "123456789   x\n"
                       "1           x\n");
    return 0;
}

KIN_TEST(reserves_widths)
{
    AUTO_PAGE page;

    (void)alloc;
    page_open(&page);
    assert_int_equal(table_layout_cell(&page.layout, kin_s("ab"), 10), 0);
    /* The last cell is never padded, even if reserved. */
    assert_int_equal(table_layout_cell(&page.layout, kin_s("c"), 10), 0);
    assert_int_equal(table_layout_end_row(&page.layout), 0);
    table_layout_flush(&page.layout);
    assert_page(&page, "ab           c\n");
    return 0;
}

KIN_TEST(counts_characters)
{
    AUTO_PAGE page;

    (void)alloc;
    page_open(&page);
    row(&page, "日本語文字|x");
    row(&page, "abcde|x");
    row(&page, "\xc3\xbc|x");
    table_layout_flush(&page.layout);
    assert_page(&page, "日本語文字   x\n"
                       "abcde   x\n"
                       "\xc3\xbc       x\n");
    return 0;
}

KIN_TEST(escapes_terminal_control_sequences)
{
    AUTO_PAGE page;

    (void)alloc;
    page_open(&page);
    row(&page, "a\tb\n|\x1b[31mc|\xc2\x9bm");
    row(&page, "a|b|c");
    table_layout_flush(&page.layout);
    assert_page(&page, "a\\tb\\n   \\x1b[31mc   \\u009bm\n"
                       "a        b           c\n");
    return 0;
}

KIN_TEST(separates_tables)
{
    AUTO_PAGE page;

    (void)alloc;
    page_open(&page);
    /* Nothing was written yet: no empty line before it. */
    table_layout_restart(&page.layout, true);
    row(&page, "a-long-cell|x");
    table_layout_restart(&page.layout, true);
    table_layout_restart(&page.layout, true);
    row(&page, "a|x");
    table_layout_restart(&page.layout, false);
    row(&page, "b|x");
    table_layout_restart(&page.layout, true);
    table_layout_flush(&page.layout);
    assert_page(&page, "a-long-cell   x\n"
                       "\n"
                       "a     x\n"
                       "b     x\n");
    return 0;
}

KIN_TEST(drops_oversized_cells)
{
    AUTO_PAGE page;

    (void)alloc;
    page_open(&page);
    for (int i = 0; i < TABLE_MAX_COLUMNS + 10; i++)
        assert_int_equal(table_layout_cell(&page.layout, kin_s("x"), 0), 0);
    assert_int_equal(table_layout_end_row(&page.layout), 0);
    table_layout_flush(&page.layout);
    (void)fflush(page.out);
    assert_int_equal(page.size, (TABLE_MAX_COLUMNS - 1) * 6 + 2);
    return 0;
}

KIN_TEST(writes_empty_rows)
{
    AUTO_PAGE page;

    (void)alloc;
    page_open(&page);
    assert_int_equal(table_layout_end_row(&page.layout), 0);
    row(&page, "a|b");
    table_layout_flush(&page.layout);
    assert_page(&page, "\na     b\n");
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(aligns_columns),
              KIN_TEST_ENTRY(keeps_a_minimum_width),
              KIN_TEST_ENTRY(remembers_widths), KIN_TEST_ENTRY(reserves_widths),
              KIN_TEST_ENTRY(counts_characters),
              KIN_TEST_ENTRY(escapes_terminal_control_sequences),
              KIN_TEST_ENTRY(separates_tables),
              KIN_TEST_ENTRY(drops_oversized_cells),
              KIN_TEST_ENTRY(writes_empty_rows))
