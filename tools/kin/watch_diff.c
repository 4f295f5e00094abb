/* SPDX-License-Identifier: Apache-2.0 */
/* watch_diff.c - a line for each event, and a line for each changed field.
 * Initial objects are only counted. */
#include "base/printable.h"
#include "base/str.h"
#include "object.h"
#include "watch.h"

/* "* 12:00:00 added n/a 5" */
static int diff_head(struct watch_run *run, const char *event,
                     enum watch_color color, const kin_object *object)
{
    char now[16];

    watch_now(now, sizeof(now));
    int r = kin__buf_printf(&run->text, "* %s ", now);
    if (r == 0)
        r = watch_paint(run, color, kin_s(event));
    if (r == 0)
        r = kin__buf_append_byte(&run->text, ' ');
    if (r == 0)
        r = watch_paint(run, WATCH_BOLD, kin_object_key(object));
    if (r == 0)
        r = kin__buf_append_byte(&run->text, ' ');
    return r;
}

static int diff_version(struct watch_run *run, const kin_object *object,
                        const char *after)
{
    kin_str version = kin_object_resource_version(object);

    int r = kin__printable_append(&run->text, version);

    return r < 0 ? r : kin__buf_append(&run->text, kin_s(after));
}

static int diff_add(struct watch_run *run, const kin_object *object,
                    bool is_initial)
{
    if (is_initial) {
        run->synced_count++;
        return 0;
    }
    int r = diff_head(run, "added", WATCH_GREEN, object);
    return r < 0 ? r : diff_version(run, object, "\n");
}

static int diff_delete(struct watch_run *run, const kin_object *object,
                       bool is_tombstone)
{
    int r = diff_head(run, "deleted", WATCH_RED, object);

    return r < 0 ? r
                 : diff_version(run, object,
                                is_tombstone ? " or later, unseen\n" : "\n");
}

static int diff_visit(const kin_change *change, void *userdata)
{
    struct watch_run *run = userdata;
    enum watch_color color = change->kind == KIN_CHANGE_ADDED ? WATCH_GREEN
                             : change->kind == KIN_CHANGE_REMOVED
                                 ? WATCH_RED
                                 : WATCH_YELLOW;

    if (watch_is_noise(run, change))
        return 0;
    KIN__AUTO_BUF line;
    kin__buf_init(&line, /* alloc= */ NULL, WATCH_MAX_TEXT);
    int r = kin__buf_append(&run->text, KIN__S("  "));
    if (r == 0)
        r = object_format_change(&line, change);
    if (r == 0)
        r = watch_paint(run, color, kin__buf_str(&line));
    return r < 0 ? r : kin__buf_append_byte(&run->text, '\n');
}

static int diff_update(struct watch_run *run, const kin_object *old,
                       const kin_object *object)
{
    bool is_same = kin_str_eq(kin_object_resource_version(old),
                              kin_object_resource_version(object));
    int r = diff_head(run, is_same ? "resync" : "changed", WATCH_YELLOW,
                      object);

    if (r == 0 && !is_same)
        r = diff_version(run, old, " -> ");
    if (r == 0)
        r = diff_version(run, object, "\n");
    if (r == 0)
        r = kin_diff(/* alloc= */ NULL, kin_object_value(old),
                     kin_object_value(object), diff_visit, run,
                     /* err= */ NULL);
    return r;
}

static int diff_synced(struct watch_run *run)
{
    char now[16];

    watch_now(now, sizeof(now));
    return kin__buf_printf(&run->text, "* %s synced %zu objects\n", now,
                           run->synced_count);
}

const struct watch_form watch_diff = {
    .add = diff_add,
    .update = diff_update,
    .del = diff_delete,
    .synced = diff_synced,
};
