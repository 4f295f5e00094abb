/* SPDX-License-Identifier: Apache-2.0 */
#include <errno.h>
#include <stdarg.h>
#include <string.h>

#include "base/printable.h"
#include "base/str.h"
#include "demo.h"
#include "table_layout.h"
#include "terminal.h"

enum {
    SCREEN_BAR = 30,    /* maximum cells of a bar */
    SCREEN_TEXT = 80,   /* bytes beside a bar */
    SCREEN_EVENTS = 24, /* of one act */
    SCREEN_COLUMNS = 100,
    SCREEN_KEY = 1024,
};

void demo_screen_init(struct demo_screen *screen, FILE *out, const char *color,
                      kin_stop *stop)
{
    *screen = (struct demo_screen){.out = out, .stop = stop};
    screen->is_live = cli_is_terminal(out);
    screen->paint.flags = &screen->paint_flags;
    screen->paint.has_color = watch_wants_color(color, out);
    kin__buf_init(&screen->paint.text, /* alloc= */ NULL, WATCH_MAX_TEXT);
    kin__mutex_init(&screen->lock);
}

/* ---- lines ---- */

/* Maximum line length; the size of a terminal may change. */
static size_t screen_columns(const struct demo_screen *screen)
{
    return screen->is_live ? cli_terminal_size(screen->out).columns
                           : SCREEN_COLUMNS;
}

/* Writes the collected text; `code` is the result of collecting it. */
static void screen_flush(struct demo_screen *screen, int code)
{
    const struct kin__buf *text = &screen->paint.text;

    kin__mutex_assert_held(&screen->lock);
    if (screen->has_bar)
        fputs("\r\x1b[K", screen->out);
    screen->has_bar = false;
    if (code == 0 && text->len > 0)
        (void)fwrite(text->ptr, 1, text->len, screen->out); /* see ferror() */
    kin__buf_clear(&screen->paint.text);
    if (code == 0 && fflush(screen->out) == 0 && !ferror(screen->out))
        return;
    if (screen->errnum == 0)
        screen->errnum = code < 0 ? ENOMEM : errno;
    kin_stop_request(screen->stop);
}

void demo_screen_done(struct demo_screen *screen)
{
    if (!screen->out)
        return;
    kin__mutex_lock(&screen->lock);
    if (screen->has_bar)
        screen_flush(screen, /* code= */ 0);
    kin__mutex_unlock(&screen->lock);
    kin__buf_done(&screen->paint.text);
    kin__mutex_done(&screen->lock);
    screen->out = NULL;
}

/* Appends lines; only newlines at the start of `format` end a line. */
static int screen_format(struct kin__buf *text, const char *format,
                         va_list args)
{
    KIN__AUTO_BUF line;

    kin__buf_init(&line, /* alloc= */ NULL, WATCH_MAX_TEXT);
    int r = 0;
    for (; r == 0 && *format == '\n'; format++)
        r = kin__buf_append_byte(text, '\n');
    if (r == 0)
        r = kin__buf_vprintf(&line, format, args);
    return r < 0 ? r : kin__printable_append(text, kin__buf_str(&line));
}

static void screen_line(struct demo_screen *screen, const char *before,
                        const char *format, va_list args)
{
    struct kin__buf *text = &screen->paint.text;

    kin__mutex_lock(&screen->lock);
    int r = kin__buf_append(text, kin_s(before));
    if (r == 0)
        r = screen_format(text, format, args);
    if (r == 0)
        r = kin__buf_append_byte(text, '\n');
    screen_flush(screen, r);
    kin__mutex_unlock(&screen->lock);
}

void demo_say(struct demo_screen *screen, const char *format, ...)
{
    va_list args;

    va_start(args, format);
    screen_line(screen, "   ", format, args);
    va_end(args);
}

void demo_raw(struct demo_screen *screen, const char *format, ...)
{
    va_list args;

    va_start(args, format);
    screen_line(screen, "", format, args);
    va_end(args);
}

void demo_title(struct demo_screen *screen, int number, const char *text)
{
    char title[128];

    (void)snprintf(title, sizeof(title), "%d. %s", number, text);
    kin__mutex_lock(&screen->lock);
    int r = kin__buf_append_byte(&screen->paint.text, '\n');
    if (r == 0)
        r = watch_paint(&screen->paint, WATCH_BOLD, kin_s(title));
    if (r == 0)
        r = kin__buf_append_byte(&screen->paint.text, '\n');
    screen_flush(screen, r);
    kin__mutex_unlock(&screen->lock);
}

/* Length of a bar beside a text of `len` bytes. */
static size_t bar_cells(const struct demo_screen *screen, size_t text)
{
    size_t columns = screen_columns(screen);
    size_t others = strlen("   [] ") + text + 1; /* including the cursor */

    if (columns <= others)
        return 0;
    return columns - others < SCREEN_BAR ? columns - others : SCREEN_BAR;
}

/* Truncate if it does not fit even without a bar: only one line of the terminal
 * can be overwritten. */
static int bar_line(struct demo_screen *screen, const char *what, size_t done,
                    size_t total)
{
    _Static_assert(SCREEN_BAR == 30, "as long as these");
    static const char full[] = "##############################";
    static const char empty[] = "..............................";
    char text[SCREEN_TEXT];
    char line[2 * SCREEN_BAR + SCREEN_TEXT + 8];

    (void)snprintf(text, sizeof(text), "%zu/%zu %s", done, total, what);
    int cells = (int)bar_cells(screen, strlen(text));
    int filled = done < total ? (int)(done * (size_t)cells / total) : cells;
    (void)snprintf(line, sizeof(line), "   [%.*s%.*s] %s", filled, full,
                   cells - filled, empty, text);
    return kin__buf_append(
        &screen->paint.text,
        kin__str_slice(kin_s(line), 0, screen_columns(screen) - 1));
}

void demo_bar(struct demo_screen *screen, const char *what, size_t done,
              size_t total)
{
    if (!screen->is_live || total == 0)
        return;
    kin__mutex_lock(&screen->lock);
    screen_flush(screen, bar_line(screen, what, done, total));
    screen->has_bar = true;
    kin__mutex_unlock(&screen->lock);
}

void demo_pause(struct demo_screen *screen, int64_t ms)
{
    if (screen->is_live)
        (void)kin_stop_wait(screen->stop, kin_deadline_ms(ms));
}

/* ---- events ---- */

/* Appends a text, truncated to the rest of the line after `used` columns. */
static int event_fit(struct demo_screen *screen, size_t *column, kin_str text)
{
    size_t columns = screen_columns(screen);
    size_t room = columns > *column ? columns - *column : 0;
    size_t width = table_text_width(text);
    bool is_cut = width > room;

    while (is_cut && text.len > 0 && table_text_width(text) + 3 > room) {
        text.len--;
        text.len = kin__utf8_valid_prefix(text);
    }
    *column += is_cut ? room : width;
    int r = kin__buf_append(&screen->paint.text, text);
    return r == 0 && is_cut && room >= 3
               ? kin__buf_append(&screen->paint.text, KIN__S("..."))
               : r;
}

static int event_changes(struct demo_screen *screen, size_t *column,
                         const kin_object *old, const kin_object *object)
{
    KIN__AUTO_BUF changes;

    kin__buf_init(&changes, /* alloc= */ NULL, WATCH_MAX_TEXT);
    int r = kin__buf_append(&changes, KIN__S(": "));
    if (r == 0)
        r = watch_summary(&screen->paint, old, object, &changes);
    return r < 0 ? r : event_fit(screen, column, kin__buf_str(&changes));
}

/* "   12:00:00 changed pods shop/web-0" */
static int event_head(struct demo_screen *screen, const char *resource,
                      const kin_object *old, const kin_object *object,
                      size_t *column)
{
    struct kin__buf *text = &screen->paint.text;
    enum watch_color color = !object ? WATCH_RED
                             : old   ? WATCH_YELLOW
                                     : WATCH_GREEN;
    const char *event = !object ? "deleted" : old ? "changed" : "added";
    char key[SCREEN_KEY];
    char now[16];

    (void)kin__printable_copy(kin_object_key(object ? object : old), key,
                              sizeof(key));
    watch_now(now, sizeof(now));
    *column = strlen("      ") + strlen(now) + strlen(event) + strlen(resource);
    int r = kin__buf_printf(text, "   %s ", now);
    if (r == 0)
        r = watch_paint(&screen->paint, color, kin_s(event));
    if (r == 0)
        r = kin__buf_printf(text, " %s ", resource);
    return r < 0 ? r : event_fit(screen, column, kin_s(key));
}

static int event_line(struct demo_screen *screen, const char *resource,
                      const kin_object *old, const kin_object *object)
{
    size_t column = 0;
    int r = event_head(screen, resource, old, object, &column);

    if (r == 0 && old && object)
        r = event_changes(screen, &column, old, object);
    return r < 0 ? r : kin__buf_append_byte(&screen->paint.text, '\n');
}

void demo_event(struct demo_screen *screen, const char *resource,
                const kin_object *old, const kin_object *object)
{
    kin__mutex_lock(&screen->lock);
    if (screen->shown < SCREEN_EVENTS) {
        screen->shown++;
        screen_flush(screen, event_line(screen, resource, old, object));
    } else {
        screen->hidden++;
    }
    kin__mutex_unlock(&screen->lock);
}

void demo_end_events(struct demo_screen *screen)
{
    kin__mutex_lock(&screen->lock);
    size_t hidden = screen->hidden;
    screen->shown = 0;
    screen->hidden = 0;
    kin__mutex_unlock(&screen->lock);
    if (hidden > 0)
        demo_say(screen, "... and %zu events more", hidden);
}
