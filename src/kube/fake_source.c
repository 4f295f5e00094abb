/* SPDX-License-Identifier: Apache-2.0 */
#include "kube/fake_source.h"

#include <inttypes.h>

#include <kin/edit.h>
#include <kin/json.h>

#include "base/alloc.h"
#include "base/opts.h"
#include "base/str.h"

/* ---- entries ---- */

size_t kin__fake_find(const kin_fake_source *source, kin_str key,
                      bool *ret_is_there)
{
    size_t low = 0;
    size_t high = source->entry_count;

    *ret_is_there = false;
    while (low < high) {
        size_t middle = low + (high - low) / 2;
        int order = kin_str_cmp(kin_s(source->entries[middle].key), key);
        if (order == 0) {
            *ret_is_there = true;
            return middle;
        }
        if (order < 0)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

static int entry_reserve(kin_fake_source *source)
{
    size_t cap = source->entry_cap ? source->entry_cap * 2 : 16;

    if (source->entry_count < source->entry_cap)
        return 0;
    struct kin__fake_entry *entries = kin__realloc(
        source->alloc, source->entries, cap, sizeof(*entries));
    if (!entries)
        return KIN_ENOMEM;
    source->entries = entries;
    source->entry_cap = cap;
    return 0;
}

static void entry_done(const kin_fake_source *source,
                       struct kin__fake_entry *entry)
{
    kin__free(source->alloc, entry->key);
    kin__free(source->alloc, entry->text);
}

/* Puts an entry at its place; there is room. */
static void entry_insert(kin_fake_source *source, size_t at,
                         struct kin__fake_entry entry)
{
    memmove(source->entries + at + 1, source->entries + at,
            (source->entry_count - at) * sizeof(entry));
    source->entries[at] = entry;
    source->entry_count++;
}

static void entry_remove(kin_fake_source *source, size_t at)
{
    entry_done(source, &source->entries[at]);
    source->entry_count--;
    memmove(source->entries + at, source->entries + at + 1,
            (source->entry_count - at) * sizeof(*source->entries));
}

/* ---- what happens ---- */

/* Tells those who watch.  One whose text would become too long is ended. */
static void source_tell(kin_fake_source *source, kin_str key, kin_str event)
{
    struct kin__pump_job *job = NULL;

    cds_list_for_each_entry(job, &source->pump.jobs, link) {
        const struct kin__fake_flow *watch = kin__fake_open_watch(job);
        if (watch && kin__fake_concerns(watch, key) &&
            kin__buf_append(&job->out, event) < 0)
            job->code = KIN_ENOMEM;
    }
    kin__pump_wake(&source->pump);
}

static void source_note(kin_fake_source *source, uint64_t version)
{
    source->version = version;
}

static void change_done(const kin_fake_source *source,
                        struct kin__fake_change *change)
{
    kin__free(source->alloc, change->event);
    kin__free(source->alloc, change->key);
}

/* Writes an event down and tells it. */
static int source_change(kin_fake_source *source, const char *type, kin_str key,
                         const char *text, uint64_t version)
{
    KIN__AUTO_BUF line;
    struct kin__fake_change change = {.version = version};

    kin__buf_init(&line, source->alloc, KIN__FAKE_MAX_TEXT);
    int r = kin__fake_write_event(&line, type, text);
    if (r == 0)
        r = kin__buf_steal(&line, &change.event);
    if (r < 0)
        return r;
    change.key = kin__strdup(source->alloc, key);
    r = change.key ? kin__fake_changes_push(&source->changes, &change)
                   : KIN_ENOMEM;
    if (r < 0) {
        change_done(source, &change);
        return r;
    }
    source_note(source, version);
    if (!source->is_silent)
        source_tell(source, key, kin_s(change.event));
    return 0;
}

static int text_append(kin_str piece, void *userdata)
{
    return kin__buf_append(userdata, piece);
}

/* Says what an object does not say itself, as a server does. */
static void edit_complete(kin_edit *edit, kin_value object, kin_str key,
                          const char *text)
{
    if (kin_value_type(kin_value_get(object, key)) != KIN_TYPE_STRING)
        (void)kin_edit_set_str(edit,
                               kin_edit_member(edit, kin_edit_root(), key),
                               kin_s(text)); /* sticks */
}

/* The text of an object with another version. */
static int source_text(const kin_fake_source *source, kin_value object,
                       uint64_t version, char **ret, kin_error *err)
{
    KIN_AUTO(kin_edit) *edit = NULL;
    KIN_AUTO(kin_document) *doc = NULL;
    KIN__AUTO_BUF text;
    char number[24];

    (void)snprintf(number, sizeof(number), "%" PRIu64, version);
    kin__buf_init(&text, source->alloc, KIN__FAKE_MAX_TEXT);
    int r = kin_edit_new(source->alloc, object, &edit, err);
    if (r < 0)
        return r;
    kin_spot metadata = kin_edit_member(edit, kin_edit_root(),
                                        KIN__S("metadata"));
    (void)kin_edit_set_str(
        edit, kin_edit_member(edit, metadata, KIN__S("resourceVersion")),
        kin_s(number)); /* sticks */
    edit_complete(edit, object, KIN__S("kind"), source->kind);
    edit_complete(edit, object, KIN__S("apiVersion"), source->api_version);
    r = kin_edit_finish(edit, &doc, err);
    if (r == 0)
        r = kin_value_write(kin_document_root(doc), 0, text_append, &text);
    if (r == 0)
        r = kin__buf_steal(&text, ret);
    return r;
}

/* A new entry, or a new text for one that is there. */
static int source_store(kin_fake_source *source, kin_str key, char *text,
                        uint64_t version)
{
    bool is_there = false;
    size_t at = kin__fake_find(source, key, &is_there);
    struct kin__fake_entry entry = {.text = text};
    int r = entry_reserve(source);

    if (r == 0 && !is_there) {
        entry.key = kin__strdup(source->alloc, key);
        r = entry.key ? 0 : KIN_ENOMEM;
    }
    if (r == 0)
        r = source_change(source, is_there ? "MODIFIED" : "ADDED", key, text,
                          version);
    if (r < 0) {
        entry_done(source, &entry);
        return r;
    }
    if (!is_there) {
        entry_insert(source, at, entry);
    } else {
        kin__free(source->alloc, source->entries[at].text);
        source->entries[at].text = text;
    }
    return 0;
}

static int source_put(kin_fake_source *source, const kin_object *object,
                      kin_error *err)
{
    char *text = NULL;

    KIN__LOCK_SCOPE(&source->pump.mutex);
    uint64_t version = source->version + 1;
    int r = source_text(source, kin_object_value(object), version, &text, err);
    if (r == 0)
        r = source_store(source, kin_object_key(object), text, version);
    return r < 0 ? kin_error_set(err, r, NULL) : 0;
}

int kin_fake_source_put_json(kin_fake_source *source, kin_str json,
                             kin_error *err)
{
    KIN_AUTO(kin_object) *object = NULL;
    int r = kin_object_parse(source->alloc, json, &object, err);

    return r < 0 ? r : source_put(source, object, err);
}

/* The last state carries the version of the deletion. */
static int source_delete(kin_fake_source *source, size_t at, kin_error *err)
{
    KIN_AUTO(kin_object) *object = NULL;
    char *text = NULL;
    uint64_t version = source->version + 1;
    int r = kin_object_parse(source->alloc, kin_s(source->entries[at].text),
                             &object, err);

    if (r == 0)
        r = source_text(source, kin_object_value(object), version, &text, err);
    if (r == 0)
        r = source_change(source, "DELETED", kin_s(source->entries[at].key),
                          text, version);
    kin__free(source->alloc, text);
    if (r == 0)
        entry_remove(source, at);
    return r < 0 ? kin_error_set(err, r, NULL) : 0;
}

int kin_fake_source_delete(kin_fake_source *source, kin_str key, kin_error *err)
{
    bool is_there = false;

    KIN__LOCK_SCOPE(&source->pump.mutex);
    size_t at = kin__fake_find(source, key, &is_there);
    if (!is_there)
        return kin_error_set(err, KIN_ENOTFOUND, "no object '%.*s'",
                             KIN_STR(key));
    return source_delete(source, at, err);
}

void kin_fake_source_set_silent(kin_fake_source *source, bool is_silent)
{
    KIN__LOCK_SCOPE(&source->pump.mutex);
    source->is_silent = is_silent;
}

static void source_forget(kin_fake_source *source)
{
    struct kin__fake_change change;

    while (kin__fake_changes_pop(&source->changes, &change))
        change_done(source, &change);
}

void kin_fake_source_compact(kin_fake_source *source)
{
    KIN__LOCK_SCOPE(&source->pump.mutex);
    source_forget(source);
    source->compacted = source->version;
}

int kin_fake_source_bookmark(kin_fake_source *source)
{
    struct kin__pump_job *job = NULL;
    int r = 0;

    KIN__LOCK_SCOPE(&source->pump.mutex);
    cds_list_for_each_entry(job, &source->pump.jobs, link) {
        const struct kin__fake_flow *watch = kin__fake_open_watch(job);
        if (r == 0 && watch && watch->wants_bookmarks)
            r = kin__fake_write_bookmark(source, &job->out, false);
    }
    kin__pump_wake(&source->pump);
    return r;
}

int kin_fake_source_send(kin_fake_source *source, kin_str bytes)
{
    struct kin__pump_job *job = NULL;
    int r = 0;

    KIN__LOCK_SCOPE(&source->pump.mutex);
    cds_list_for_each_entry(job, &source->pump.jobs, link) {
        if (r == 0 && kin__fake_open_watch(job))
            r = kin__buf_append(&job->out, bytes);
    }
    kin__pump_wake(&source->pump);
    return r;
}

void kin_fake_source_end_watches(kin_fake_source *source, kin_flow_cause cause)
{
    struct kin__pump_job *job = NULL;

    KIN__LOCK_SCOPE(&source->pump.mutex);
    cds_list_for_each_entry(job, &source->pump.jobs, link) {
        struct kin__fake_flow *watch = kin__fake_open_watch(job);
        if (!watch)
            continue;
        watch->cause = cause;
        job->is_ending = true;
    }
    kin__pump_wake(&source->pump);
}

/* ---- what was asked ---- */

static uint64_t source_open(kin_fake_source *source)
{
    struct kin__pump_job *job = NULL;
    uint64_t count = 0;

    cds_list_for_each_entry(job, &source->pump.jobs, link) {
        if (kin__fake_open_watch(job))
            count++;
    }
    return count;
}

uint64_t kin_fake_source_version(const kin_fake_source *source)
{
    kin_fake_source *self = (kin_fake_source *)(uintptr_t)source;

    KIN__LOCK_SCOPE(&self->pump.mutex);
    return self->version;
}

void kin_fake_source_get_counts(const kin_fake_source *source,
                                kin_fake_counts *ret)
{
    kin_fake_source *self = (kin_fake_source *)(uintptr_t)source;

    KIN__LOCK_SCOPE(&self->pump.mutex);
    const kin_fake_counts counts = {
        .lists = self->lists,
        .watches = self->watches,
        .open = source_open(self),
    };
    kin__opts_give(&counts, sizeof(counts), ret);
}

int kin_fake_source_wait_watches(kin_fake_source *source, uint64_t count,
                                 kin_deadline deadline)
{
    KIN__LOCK_SCOPE(&source->pump.mutex);
    while (source_open(source) < count) {
        int r = kin__cond_wait_until(&source->pump.changed, &source->pump.mutex,
                                     /* clock= */ NULL, deadline);
        if (r < 0)
            return r;
    }
    return 0;
}

/* ---- failures ---- */

static int source_fail(kin_fake_source *source,
                       struct kin__fake_scripts *scripts,
                       const kin_fake_failure *failure, kin_error *err)
{
    struct kin__fake_script script = {.status = NULL};
    kin_fake_failure how = {.size = sizeof(how)};

    if (!failure || kin__opts_take(failure, sizeof(how), &how) < 0)
        return kin_error_set(err, KIN_EINVAL, "failure of a wrong size");
    if (how.http_status == 0 && !how.is_event && how.cause == KIN_FLOW_COMPLETE)
        return kin_error_set(err, KIN_EINVAL, "not a failure");
    int r = kin__fake_status(source->alloc, &how, &script.status);
    if (r < 0)
        return kin_error_set(err, r, NULL);
    script.how = how;
    if (how.ns) {
        script.ns = kin__strdup(source->alloc, kin_s(how.ns));
        if (!script.ns) {
            kin__free(source->alloc, script.status);
            return kin_error_set(err, KIN_ENOMEM, NULL);
        }
    }
    KIN__LOCK_SCOPE(&source->pump.mutex);
    r = kin__fake_scripts_push(scripts, &script);
    if (r < 0) {
        kin__free(source->alloc, script.status);
        kin__free(source->alloc, script.ns);
        return kin_error_set(err, r, NULL);
    }
    return 0;
}

int kin_fake_source_fail_list(kin_fake_source *source,
                              const kin_fake_failure *failure, kin_error *err)
{
    return source_fail(source, &source->list_scripts, failure, err);
}

int kin_fake_source_fail_watch(kin_fake_source *source,
                               const kin_fake_failure *failure, kin_error *err)
{
    return source_fail(source, &source->watch_scripts, failure, err);
}

/* ---- life ---- */

kin_lister_watcher *kin_fake_source_lister_watcher(kin_fake_source *source)
{
    return &source->lw;
}

static void scripts_done(const kin_fake_source *source,
                         struct kin__fake_scripts *scripts)
{
    struct kin__fake_script script;

    while (kin__fake_scripts_pop(scripts, &script)) {
        kin__free(source->alloc, script.status);
        kin__free(source->alloc, script.ns);
    }
    kin__fake_scripts_done(scripts);
}

static void source_release(kin_fake_source *source)
{
    for (size_t i = 0; i < source->entry_count; i++)
        entry_done(source, &source->entries[i]);
    kin__free(source->alloc, source->entries);
    source_forget(source);
    kin__fake_changes_done(&source->changes);
    scripts_done(source, &source->list_scripts);
    scripts_done(source, &source->watch_scripts);
    kin__free(source->alloc, source->api_version);
    kin__free(source->alloc, source);
}

void kin__fake_source_release(kin_fake_source *source)
{
    kin__pump_done(&source->pump);
    source_release(source);
}

kin_fake_source *kin_fake_source_free(kin_fake_source *source)
{
    if (source)
        (void)kin_lister_watcher_unref(&source->lw);
    return NULL;
}

static int source_init(kin_fake_source *source, const kin_resource *resource)
{
    KIN__AUTO_BUF text;
    bool is_core = !resource->group || !*resource->group;

    kin__buf_init(&text, source->alloc, 4096);
    source->lw = (kin_lister_watcher){
        .ops = &kin__fake_lw_ops, .resource = resource, .alloc = source->alloc};
    source->kind = resource->kind ? resource->kind : "Object";
    kin__fake_changes_init(&source->changes, source->alloc,
                           KIN__FAKE_MAX_COUNT);
    kin__fake_scripts_init(&source->list_scripts, source->alloc,
                           KIN__FAKE_MAX_COUNT);
    kin__fake_scripts_init(&source->watch_scripts, source->alloc,
                           KIN__FAKE_MAX_COUNT);
    int r = is_core ? kin__buf_append(&text, kin_s(resource->version))
                    : kin__buf_printf(&text, "%s/%s", resource->group,
                                      resource->version);
    return r < 0 ? r : kin__buf_steal(&text, &source->api_version);
}

int kin_fake_source_new(const kin_allocator *alloc,
                        const kin_resource *resource, kin_fake_source **ret,
                        kin_error *err)
{
    if (!resource || !resource->version || !ret)
        return kin_error_set(err, KIN_EINVAL, "no resource");
    kin_fake_source *source = kin__alloc0(alloc, 1, sizeof(*source));
    if (!source)
        return kin_error_set(err, KIN_ENOMEM, NULL);
    source->alloc = alloc;
    int r = source_init(source, resource);
    if (r < 0)
        (void)kin_error_set(err, r, NULL);
    else
        r = kin__pump_init(&source->pump, alloc, err);
    if (r < 0) {
        source_release(source);
        return r;
    }
    *ret = source;
    return 0;
}
