/* SPDX-License-Identifier: Apache-2.0 */
#include <string.h>

#include "base/printable.h"
#include "base/str.h"
#include "table_cell.h"
#include "table_layout.h"
#include "top.h"

enum { DRAW_GAP = 2, DRAW_LINE_MAX = 8192 };

/* A page being drawn. */
struct draw {
    const struct top_page *page;
    struct kin__buf *buf;
    struct kin__buf line; /* without colours */
    size_t widths[TOP_COLUMNS];
    bool is_left_out[TOP_COLUMNS];
    unsigned lines;
};

static void draw_measure(struct draw *self)
{
    for (size_t c = 0; c < TOP_COLUMNS; c++) {
        self->widths[c] = strlen(top_headers[c]);
        for (size_t i = 0; i < self->page->count; i++) {
            size_t width = strlen(self->page->rows[i].cells[c]);
            if (width > self->widths[c])
                self->widths[c] = width;
        }
    }
}

static size_t draw_width(const struct draw *self)
{
    size_t width = 0;

    for (size_t c = 0; c < TOP_COLUMNS; c++)
        if (!self->is_left_out[c])
            width += (width > 0 ? DRAW_GAP : 0) + self->widths[c];
    return width;
}

/* Removes columns until the others fit. */
static void draw_choose(struct draw *self)
{
    static const enum top_column least[] = {
        TOP_RELISTS, TOP_VALUES, TOP_VERSION, TOP_FAILURES,
        TOP_EVENTS,  TOP_LAG,    TOP_BYTES};
    unsigned columns = self->page->size.columns;

    for (size_t i = 0; columns > 0 && i < sizeof(least) / sizeof(least[0]) &&
                       draw_width(self) > columns;
         i++)
        self->is_left_out[least[i]] = true;
}

static bool draw_has_room(const struct draw *self, unsigned lines)
{
    return self->page->size.rows == 0 ||
           self->lines + lines <= self->page->size.rows;
}

static kin_str line_cut(kin_str text, unsigned columns)
{
    while (columns > 0 && text.len > 0 && table_text_width(text) > columns) {
        text.len--;
        text.len = kin__utf8_valid_prefix(text);
    }
    return text;
}

/* Ends the current line; `color` may be NULL. */
static int draw_end_line(struct draw *self, const char *color)
{
    bool is_painted = color && self->page->has_color;
    KIN__AUTO_BUF shown;

    kin__buf_init(&shown, /* alloc= */ NULL, 4 * DRAW_LINE_MAX);
    int r = kin__printable_append(&shown, kin__buf_str(&self->line));
    if (r < 0)
        return r;
    kin_str text = line_cut(kin__buf_str(&shown), self->page->size.columns);
    while (text.len > 0 && text.ptr[text.len - 1] == ' ')
        text.len--;
    r = kin__buf_printf(self->buf, "%s%s%s%.*s%s%s", is_painted ? "\x1b[" : "",
                        is_painted ? color : "", is_painted ? "m" : "",
                        KIN_STR(text), is_painted ? "\x1b[0m" : "",
                        self->page->end);
    kin__buf_clear(&self->line);
    self->lines++;
    return r;
}

static bool column_is_text(size_t column)
{
    return column <= TOP_STATE;
}

static int draw_cells(struct draw *self,
                      const char *(*cell)(const void *row, size_t column),
                      const void *row)
{
    int r = 0;

    for (size_t c = 0; r == 0 && c < TOP_COLUMNS; c++) {
        int width = (int)self->widths[c];
        if (self->is_left_out[c])
            continue;
        r = column_is_text(c) ? kin__buf_printf(&self->line, "%-*s%*s", width,
                                                cell(row, c), DRAW_GAP, "")
                              : kin__buf_printf(&self->line, "%*s%*s", width,
                                                cell(row, c), DRAW_GAP, "");
    }
    return r;
}

static const char *header_cell(const void *row, size_t column)
{
    (void)row;
    return top_headers[column];
}

static const char *row_cell(const void *row, size_t column)
{
    const struct top_row *self = row;

    return self->cells[column];
}

static int draw_row(struct draw *self, const struct top_row *row)
{
    int r = draw_cells(self, row_cell, row);

    if (r == 0)
        r = draw_end_line(self, row->error[0]     ? "31"
                                : !row->is_synced ? "33"
                                                  : NULL);
    if (r < 0 || !row->error[0] || !draw_has_room(self, 1))
        return r;
    r = kin__buf_append(&self->line, KIN__S("  "));
    if (r == 0)
        r = table_cell_escape(kin_s(row->error), &self->line);
    return r < 0 ? r : draw_end_line(self, "31");
}

static int draw_rows(struct draw *self)
{
    size_t count = self->page->count;
    int r = 0;

    for (size_t i = 0; r == 0 && i < count; i++) {
        if (!draw_has_room(self, 1))
            return 0;
        /* The last line shows that rows were omitted. */
        if (!draw_has_room(self, i + 1 < count ? 2 : 1)) {
            r = kin__buf_printf(&self->line, "and %zu more", count - i);
            return r < 0 ? r : draw_end_line(self, /* color= */ NULL);
        }
        r = draw_row(self, &self->page->rows[i]);
    }
    return r;
}

static int draw_title(struct draw *self)
{
    if (!self->page->title || !draw_has_room(self, 3))
        return 0;
    int r = kin__buf_append(&self->line, kin_s(self->page->title));
    return r < 0 ? r : draw_end_line(self, /* color= */ NULL);
}

static int draw_help(struct draw *self)
{
    static const char *const lines[] = {
        "",
        "q         quit",
        "?         this text, or back to the table",
        "",
        "STATE     what the informer does, and how much of a",
        "          list has arrived",
        "VERSION   the resource version that it is at",
        "MEMORY    of its cache: B, KiB, MiB (1024)",
        "VALUES    different values, and how many there would",
        "          be if objects shared none; k, M (1000)",
        "EVENTS/S  of the watch, since the last look",
        "LAG       age of the oldest change that its handler",
        "          has not seen, and how many wait",
        "RELISTS   lists after the first",
        "FAILED    requests and objects that failed",
        "",
        "Columns that do not fit are left out.",
    };
    int r = draw_title(self);

    for (size_t i = 0; r == 0 && i < sizeof(lines) / sizeof(lines[0]) &&
                       draw_has_room(self, 1);
         i++) {
        r = kin__buf_append(&self->line, kin_s(lines[i]));
        if (r == 0)
            r = draw_end_line(self, /* color= */ NULL);
    }
    return r;
}

static int draw_all(struct draw *self)
{
    int r = draw_title(self);

    if (r == 0)
        r = draw_cells(self, header_cell, /* row= */ NULL);
    if (r == 0)
        r = draw_end_line(self, "1");
    return r < 0 ? r : draw_rows(self);
}

int top_draw(const struct top_page *page, struct kin__buf *buf)
{
    struct draw draw = {.page = page, .buf = buf};

    kin__buf_init(&draw.line, /* alloc= */ NULL, DRAW_LINE_MAX);
    draw_measure(&draw);
    draw_choose(&draw);
    int r = draw_all(&draw);
    kin__buf_done(&draw.line);
    return r;
}

int top_draw_help(const struct top_page *page, struct kin__buf *buf)
{
    struct draw draw = {.page = page, .buf = buf};

    kin__buf_init(&draw.line, /* alloc= */ NULL, DRAW_LINE_MAX);
    int r = draw_help(&draw);
    kin__buf_done(&draw.line);
    return r;
}
