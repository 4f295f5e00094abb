/* SPDX-License-Identifier: Apache-2.0 */
/*
 * watch_trace.c - one JSON object for each event, in a form that does not
 * change: tests compare it with what other informers do.
 */
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "base/str.h"
#include "watch.h"
#include "wire/json_escape.h"

/* Appends a quoted string with a prefix and suffix. */
static int trace_text(struct kin__buf *buf, const char *before, kin_str text,
                      const char *after)
{
    char *room = NULL;
    int r = kin__buf_append(buf, kin_s(before));

    if (r == 0)
        r = kin__buf_append_byte(buf, '"');
    if (r == 0)
        r = kin__buf_reserve(buf, text.len * KIN__JSON_ESCAPE_MAX, &room);
    if (r < 0)
        return r;
    kin__buf_grown(buf, kin__json_escape(text, room));
    return kin__buf_printf(buf, "\"%s", after);
}

static int trace_add(struct watch_run *run, const kin_object *object,
                     bool is_initial)
{
    struct kin__buf *buf = &run->text;
    int r = kin__buf_printf(buf, "{\"type\":\"ADDED\",\"initial\":%s",
                            is_initial ? "true" : "false");

    if (r == 0)
        r = trace_text(buf, ",\"key\":", kin_object_key(object), "");
    if (r == 0)
        r = trace_text(buf, ",\"rv\":", kin_object_resource_version(object),
                       "}\n");
    return r;
}

static int trace_update(struct watch_run *run, const kin_object *old,
                        const kin_object *object)
{
    struct kin__buf *buf = &run->text;
    int r = trace_text(
        buf, "{\"type\":\"UPDATED\",\"key\":", kin_object_key(object), "");

    if (r == 0)
        r = trace_text(buf, ",\"oldRv\":", kin_object_resource_version(old),
                       "");
    if (r == 0)
        r = trace_text(buf, ",\"rv\":", kin_object_resource_version(object),
                       "}\n");
    return r;
}

static int trace_delete(struct watch_run *run, const kin_object *object,
                        bool is_tombstone)
{
    struct kin__buf *buf = &run->text;
    int r = trace_text(
        buf, "{\"type\":\"DELETED\",\"key\":", kin_object_key(object), "");

    if (r == 0)
        r = trace_text(buf, ",\"rv\":", kin_object_resource_version(object),
                       "");
    if (r == 0)
        r = kin__buf_printf(buf, ",\"finalStateUnknown\":%s}\n",
                            is_tombstone ? "true" : "false");
    return r;
}

static int trace_synced(struct watch_run *run)
{
    return kin__buf_append(&run->text, KIN__S("{\"type\":\"SYNCED\"}\n"));
}

/* ---- the store ---- */

static int compare_objects(const void *a, const void *b)
{
    const kin_object *const *x = a;
    const kin_object *const *y = b;

    return kin_str_cmp(kin_object_key(*x), kin_object_key(*y));
}

static int trace_objects(struct kin__buf *buf, const kin_object **objects,
                         size_t count)
{
    int r = 0;

    qsort(objects, count, sizeof(*objects), compare_objects);
    for (size_t i = 0; r == 0 && i < count; i++) {
        r = trace_text(buf, i > 0 ? ",[" : "[", kin_object_key(objects[i]),
                       ",");
        if (r == 0)
            r = trace_text(buf, "", kin_object_resource_version(objects[i]),
                           "]");
    }
    return r;
}

static int trace_end(struct watch_run *run, const kin_snapshot *snapshot)
{
    kin_scratch scratch;
    kin_iter it = kin_snapshot_list(snapshot);
    size_t count = kin_snapshot_count(snapshot);
    const kin_object **objects = kin__alloc0(/* alloc= */ NULL, count + 1,
                                             sizeof(*objects));
    int r = objects ? 0 : KIN_ENOMEM;

    for (size_t i = 0; r == 0 && i < count; i++)
        objects[i] = kin_iter_next(&it);
    if (r == 0)
        r = trace_text(&run->text, "{\"type\":\"STORE\",\"rv\":",
                       kin_snapshot_resource_version(snapshot, &scratch),
                       ",\"objects\":[");
    if (r == 0)
        r = trace_objects(&run->text, objects, count);
    kin__free(/* alloc= */ NULL, objects);
    return r < 0 ? r : kin__buf_append(&run->text, KIN__S("]}\n"));
}

const struct watch_form watch_trace = {
    .add = trace_add,
    .update = trace_update,
    .del = trace_delete,
    .synced = trace_synced,
    .end = trace_end,
};
