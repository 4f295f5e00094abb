/* SPDX-License-Identifier: Apache-2.0 */
/* watch_paint.c - colours, times, and summaries of changes. */
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "base/printable.h"
#include "base/str.h"
#include "object.h"
#include "table_cell.h"
#include "watch.h"

enum {
    SUMMARY_CHANGES = 3,
    SUMMARY_VALUE = 24, /* characters of one change */
    SUMMARY_PATH = 256,
};

bool watch_wants_color(const char *flag, FILE *out)
{
    const char *none = getenv("NO_COLOR");
    const char *terminal = getenv("TERM");

    if (flag && strcmp(flag, "always") == 0)
        return true;
    if (!flag || strcmp(flag, "never") == 0 || (none && none[0]))
        return false;
    return isatty(fileno(out)) == 1 && terminal &&
           strcmp(terminal, "dumb") != 0;
}

int watch_paint(struct watch_run *run, enum watch_color color, kin_str text)
{
    static const char *const codes[] = {
        [WATCH_PLAIN] = "",   [WATCH_BOLD] = "1",    [WATCH_RED] = "31",
        [WATCH_GREEN] = "32", [WATCH_YELLOW] = "33",
    };
    bool is_painted = run->has_color && color != WATCH_PLAIN && text.len > 0;
    int r = 0;

    if (is_painted)
        r = kin__buf_printf(&run->text, "\x1b[%sm", codes[color]);
    if (r == 0)
        r = kin__printable_append(&run->text, text);
    if (r == 0 && is_painted)
        r = kin__buf_append(&run->text, KIN__S("\x1b[0m"));
    return r;
}

void watch_now(char *ret, size_t size)
{
    time_t now = time(/* ret= */ NULL);
    struct tm local;

    if (!localtime_r(&now, &local) ||
        strftime(ret, size, "%H:%M:%S", &local) == 0)
        ret[0] = '\0';
}

/* ---- changes ---- */

static bool step_is(const kin_change *change, size_t index, kin_str key)
{
    return index < change->step_count &&
           kin_str_eq(change->steps[index].key, key);
}

bool watch_is_noise(const struct watch_run *run, const kin_change *change)
{
    if (!step_is(change, 0, KIN__S("metadata")))
        return false;
    return step_is(change, 1, KIN__S("resourceVersion")) ||
           (step_is(change, 1, KIN__S("managedFields")) &&
            !run->flags->show_managed_fields);
}

struct summary {
    const struct watch_run *run;
    struct kin__buf *buf;
    struct kin__buf value; /* for one change, not truncated */
    bool is_lesser;        /* the changes of the current pass */
    size_t count;
};

/* Show spec and status first; times and managed fields last. */
static bool is_lesser(const kin_change *change)
{
    const kin_step *last = change->step_count > 0
                               ? &change->steps[change->step_count - 1]
                               : NULL;

    return step_is(change, 0, KIN__S("metadata")) ||
           (last && !last->is_index &&
            (kin_str_ends_with(last->key, KIN__S("Time")) ||
             kin_str_eq(last->key, KIN__S("observedGeneration"))));
}

/* A value on one line, truncated. */
static int summary_value(struct summary *self, kin_value value)
{
    kin_scratch scratch;
    bool is_large = kin_value_type(value) == KIN_TYPE_OBJECT ||
                    kin_value_type(value) == KIN_TYPE_ARRAY;
    kin_str text = kin_value_text(value, &scratch);

    if (is_large)
        return kin__buf_append(self->buf,
                               kin_value_type(value) == KIN_TYPE_OBJECT
                                   ? KIN__S("{...}")
                                   : KIN__S("[...]"));
    kin__buf_clear(&self->value);
    int r = table_cell_escape(text, &self->value);
    text = kin__buf_str(&self->value);
    if (r < 0 || text.len <= SUMMARY_VALUE)
        return r < 0 ? r : kin__buf_append(self->buf, text);
    text = kin__str_slice(text, 0, SUMMARY_VALUE - 3);
    text.len = kin__utf8_valid_prefix(text);
    r = kin__buf_append(self->buf, text);
    return r < 0 ? r : kin__buf_append(self->buf, KIN__S("..."));
}

/* "path old->new", "+path=new" or "-path" */
static int summary_change(struct summary *self, const kin_change *change)
{
    char path[SUMMARY_PATH];
    const char *sign = change->kind == KIN_CHANGE_ADDED     ? "+"
                       : change->kind == KIN_CHANGE_REMOVED ? "-"
                                                            : "";

    (void)kin_steps_print(change->steps, change->step_count, path,
                          sizeof(path));
    /* Omit the leading dot of paths. */
    int r = kin__buf_printf(self->buf, "%s%s", self->count > 1 ? ", " : "",
                            sign);
    if (r == 0)
        r = kin__printable_append(self->buf,
                                  kin_s(path[0] == '.' ? path + 1 : path));
    if (r < 0 || change->kind == KIN_CHANGE_REMOVED)
        return r;
    if (change->kind == KIN_CHANGE_ADDED) {
        r = kin__buf_append_byte(self->buf, '=');
        return r < 0 ? r : summary_value(self, change->new_value);
    }
    r = kin__buf_append_byte(self->buf, ' ');
    if (r == 0)
        r = summary_value(self, change->old_value);
    if (r == 0)
        r = kin__buf_append(self->buf, KIN__S("->"));
    return r < 0 ? r : summary_value(self, change->new_value);
}

static int summary_visit(const kin_change *change, void *userdata)
{
    struct summary *self = userdata;

    if (watch_is_noise(self->run, change) ||
        is_lesser(change) != self->is_lesser)
        return 0;
    self->count++;
    return self->count <= SUMMARY_CHANGES ? summary_change(self, change) : 0;
}

int watch_summary(const struct watch_run *run, const kin_object *old,
                  const kin_object *object, struct kin__buf *buf)
{
    struct summary self = {.run = run, .buf = buf};

    kin__buf_init(&self.value, /* alloc= */ NULL, WATCH_MAX_TEXT);
    int r = 0;
    for (int i = 0; r == 0 && i < 2; i++) {
        self.is_lesser = i == 1;
        r = kin_diff(/* alloc= */ NULL, kin_object_value(old),
                     kin_object_value(object), summary_visit, &self,
                     /* err= */ NULL);
    }
    if (r == 0 && self.count > SUMMARY_CHANGES)
        r = kin__buf_printf(buf, ", +%zu more", self.count - SUMMARY_CHANGES);
    kin__buf_done(&self.value);
    return r;
}
