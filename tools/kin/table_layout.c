/* SPDX-License-Identifier: Apache-2.0 */
#include "table_layout.h"

#include <string.h>

#include "base/printable.h"
#include "base/str.h"

void table_layout_init(struct table_layout *layout, FILE *out)
{
    *layout = (struct table_layout){.out = out};
    kin__buf_init(&layout->text, /* alloc= */ NULL, TABLE_MAX_TEXT);
    kin__buf_init(&layout->cells, /* alloc= */ NULL, TABLE_MAX_TEXT);
}

void table_layout_done(struct table_layout *layout)
{
    kin__buf_done(&layout->text);
    kin__buf_done(&layout->cells);
}

size_t table_text_width(kin_str text)
{
    size_t width = 0;

    while (text.len > 0) {
        size_t valid = kin__utf8_valid_prefix(text);
        for (size_t i = 0; i < valid; i++)
            width += ((unsigned char)text.ptr[i] & 0xc0) != 0x80;
        if (valid < text.len) {
            width++;
            valid++;
        }
        text = kin__str_slice(text, valid, text.len);
    }
    return width;
}

int table_layout_cell(struct table_layout *layout, kin_str text,
                      size_t min_width)
{
    struct table_cell cell = {0};
    size_t from = layout->text.len;

    if (layout->column >= TABLE_MAX_COLUMNS)
        return 0;
    int r = kin__printable_append(&layout->text, text);
    if (r < 0)
        return r;
    cell.width = table_text_width(
        kin__str_slice(kin__buf_str(&layout->text), from, SIZE_MAX));
    /* Leading spaces are the same as padding, except in a last cell. */
    if (cell.width < min_width)
        cell.width = min_width;
    cell.end = layout->text.len;
    if (r == 0)
        r = kin__buf_append(&layout->cells,
                            kin_str_of((const char *)&cell, sizeof(cell)));
    layout->column++;
    return r;
}

static struct table_cell *layout_cells(const struct table_layout *layout,
                                       size_t *ret_count)
{
    *ret_count = layout->cells.len / sizeof(struct table_cell);
    return (struct table_cell *)(void *)layout->cells.ptr;
}

int table_layout_end_row(struct table_layout *layout)
{
    size_t count = 0;

    if (layout->column == 0) {
        int r = table_layout_cell(layout, kin_s(""), 0);
        if (r < 0)
            return r;
    }
    layout_cells(layout, &count)[count - 1].is_last = true;
    layout->column = 0;
    return 0;
}

static void layout_measure(struct table_layout *layout)
{
    size_t count = 0;
    size_t column = 0;
    const struct table_cell *cells = layout_cells(layout, &count);

    for (size_t i = 0; i < count; i++) {
        size_t *width = &layout->widths[column];
        size_t wanted = cells[i].width + TABLE_PADDING;
        if (cells[i].is_last) {
            column = 0;
            continue;
        }
        if (wanted < TABLE_MIN_WIDTH)
            wanted = TABLE_MIN_WIDTH;
        if (*width < wanted)
            *width = wanted;
        column++;
    }
}

static void layout_write(struct table_layout *layout, kin_str text)
{
    /* Write errors are detected when the verb is done. */
    if (layout->wants_break)
        (void)fputc('\n', layout->out);
    layout->wants_break = false;
    layout->has_output = true;
    (void)fwrite(text.ptr, 1, text.len, layout->out);
}

static void layout_pad(struct table_layout *layout, size_t width)
{
    static const char spaces[] = "                                ";

    while (width > 0) {
        size_t step = width < sizeof(spaces) - 1 ? width : sizeof(spaces) - 1;
        (void)fwrite(spaces, 1, step, layout->out);
        width -= step;
    }
}

void table_layout_flush(struct table_layout *layout)
{
    size_t count = 0;
    size_t column = 0;
    size_t at = 0;
    const struct table_cell *cells = layout_cells(layout, &count);
    const char *all = kin__buf_str(&layout->text).ptr;

    layout_measure(layout);
    for (size_t i = 0; i < count; i++) {
        kin_str text = kin_str_of(all + at, cells[i].end - at);
        at = cells[i].end;
        layout_write(layout, text);
        if (cells[i].is_last) {
            (void)fputc('\n', layout->out);
            column = 0;
            continue;
        }
        layout_pad(layout, layout->widths[column++] - table_text_width(text));
    }
    kin__buf_clear(&layout->text);
    kin__buf_clear(&layout->cells);
}

void table_layout_restart(struct table_layout *layout, bool wants_break)
{
    table_layout_flush(layout);
    memset(layout->widths, 0, sizeof(layout->widths));
    if (wants_break && layout->has_output)
        layout->wants_break = true;
}
