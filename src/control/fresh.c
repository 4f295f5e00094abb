/* SPDX-License-Identifier: Apache-2.0 */
#include "control/fresh.h"

#include <string.h>

#include "base/alloc.h"
#include "informer/informer_impl.h"

void kin__fresh_init(struct kin__fresh *fresh, const kin_allocator *alloc,
                     uint64_t seed, size_t max)
{
    fresh->alloc = alloc;
    fresh->clock = NULL;
    fresh->sweep_at = KIN__FRESH_SWEEP_AT;
    kin__mutex_init(&fresh->mutex);
    kin__fresh_map_init(&fresh->keys, alloc, seed, max);
}

static void fresh_key_free(const kin_allocator *alloc,
                           struct kin__fresh_key *entry)
{
    if (!entry)
        return;
    kin__free(alloc, entry->notes);
    kin__free(alloc, entry);
}

void kin__fresh_done(struct kin__fresh *fresh)
{
    struct kin__fresh_map_iter it = kin__fresh_map_iterate(&fresh->keys);

    for (struct kin__fresh_key *entry = kin__fresh_map_next(&it); entry;
         entry = kin__fresh_map_next(&it))
        fresh_key_free(fresh->alloc, entry);
    kin__fresh_map_done(&fresh->keys);
    kin__mutex_done(&fresh->mutex);
}

static struct kin__informer_place note_place(const struct kin__fresh_note *note)
{
    return (struct kin__informer_place){
        .version = kin_str_of(note->version, note->len),
        .source = note->source};
}

static bool note_is_reached(const struct kin__fresh_note *note)
{
    const struct kin__informer_place place = note_place(note);

    return kin__informer_is_at(note->informer, &place);
}

static bool note_is_over(const struct kin__fresh *fresh,
                         const struct kin__fresh_note *note)
{
    return kin__clock_now_ns(fresh->clock) - note->since_ns >=
           KIN__FRESH_MAX_NS;
}

/* ---- asking ---- */

static struct kin__fresh_key *fresh_hold(struct kin__fresh *fresh,
                                         const kin_work_key *key)
{
    KIN__LOCK_SCOPE(&fresh->mutex);
    struct kin__fresh_key *entry = kin__fresh_map_get(&fresh->keys, *key);

    if (entry) {
        assert(!entry->is_held);
        entry->is_held = true;
    }
    return entry;
}

static void fresh_drop(struct kin__fresh *fresh, struct kin__fresh_key *entry)
{
    {
        KIN__LOCK_SCOPE(&fresh->mutex);
        (void)kin__fresh_map_remove(&fresh->keys, entry->key);
    }
    fresh_key_free(fresh->alloc, entry);
}

int kin__fresh_begin(struct kin__fresh *fresh, const kin_work_key *key,
                     kin_stop *stop, kin_deadline deadline, kin_error *err)
{
    struct kin__fresh_key *entry = fresh_hold(fresh, key);
    bool is_late = false;
    int r = 0;

    if (entry && entry->has_waited)
        deadline = (kin_deadline){0};
    for (size_t i = 0; entry && i < entry->count && r == 0; i++) {
        const struct kin__fresh_note *note = &entry->notes[i];
        struct kin__informer_place place = note_place(note);
        if (note_is_over(fresh, note))
            is_late |= !note_is_reached(note);
        else
            r = kin__informer_wait_place(note->informer, &place, stop, deadline,
                                         err);
    }
    if (r < 0) {
        entry->has_waited = true;
        kin__fresh_end(fresh, key);
        return r;
    }
    if (entry)
        fresh_drop(fresh, entry);
    return is_late;
}

void kin__fresh_end(struct kin__fresh *fresh, const kin_work_key *key)
{
    KIN__LOCK_SCOPE(&fresh->mutex);
    struct kin__fresh_key *entry = kin__fresh_map_get(&fresh->keys, *key);

    if (entry)
        entry->is_held = false;
}

size_t kin__fresh_count(struct kin__fresh *fresh)
{
    KIN__LOCK_SCOPE(&fresh->mutex);
    return kin__fresh_map_count(&fresh->keys);
}

/* ---- noting ---- */

/* Whether no wait for it is left: 1 or 0, or KIN_ETIMEDOUT if that cannot be
 * seen without waiting for an informer. */
static int fresh_key_is_over(const struct kin__fresh *fresh,
                             const struct kin__fresh_key *entry)
{
    int r = 1;

    for (size_t i = 0; i < entry->count && r == 1; i++) {
        const struct kin__informer_place place = note_place(&entry->notes[i]);
        if (!note_is_over(fresh, &entry->notes[i]))
            r = kin__informer_try_at(entry->notes[i].informer, &place);
    }
    return r;
}

/* Drops what nobody has asked for since its copies were that far. */
static void fresh_sweep(struct kin__fresh *fresh)
{
    struct kin__fresh_map_iter it = kin__fresh_map_iterate(&fresh->keys);
    bool is_any_busy = false;

    for (struct kin__fresh_key *entry = kin__fresh_map_next(&it); entry;
         entry = kin__fresh_map_next(&it)) {
        int r = entry->is_held ? 0 : fresh_key_is_over(fresh, entry);
        is_any_busy |= r == KIN_ETIMEDOUT;
        if (r != 1)
            continue;
        kin__fresh_map_iter_remove(&it);
        fresh_key_free(fresh->alloc, entry);
    }
    size_t left = kin__fresh_map_count(&fresh->keys);
    if (left < KIN__FRESH_SWEEP_AT / 2)
        fresh->sweep_at = KIN__FRESH_SWEEP_AT;
    else
        fresh->sweep_at = is_any_busy ? left + left / 4 : 2 * left;
}

static struct kin__fresh_key *fresh_key_new(const kin_allocator *alloc,
                                            const kin_work_key *key)
{
    size_t size = sizeof(struct kin__fresh_key) + key->ns.len + key->name.len;
    struct kin__fresh_key *entry = kin__alloc(alloc, size, 1);

    if (!entry)
        return NULL;
    char *ns = (char *)(entry + 1);
    char *name = ns + key->ns.len;
    if (key->ns.len)
        memcpy(ns, key->ns.ptr, key->ns.len);
    if (key->name.len)
        memcpy(name, key->name.ptr, key->name.len);
    *entry = (struct kin__fresh_key){
        .key = {.ns = kin_str_of(ns, key->ns.len),
                .name = kin_str_of(name, key->name.len),
                .tag = key->tag},
        .is_held = true};
    return entry;
}

static int fresh_find(struct kin__fresh *fresh, const kin_work_key *key,
                      struct kin__fresh_key **ret)
{
    struct kin__fresh_key *entry = kin__fresh_map_get(&fresh->keys, *key);
    int r = 0;

    if (!entry) {
        if (kin__fresh_map_count(&fresh->keys) >= fresh->sweep_at)
            fresh_sweep(fresh);
        entry = fresh_key_new(fresh->alloc, key);
        r = entry ? kin__fresh_map_insert(&fresh->keys, entry) : KIN_ENOMEM;
        if (r < 0) {
            fresh_key_free(fresh->alloc, entry);
            return r;
        }
    }
    *ret = entry;
    return 0;
}

/* The note of an informer; a new one is of version 0, which all have. */
static int fresh_key_note(struct kin__fresh *fresh,
                          struct kin__fresh_key *entry, kin_informer *informer,
                          size_t source, struct kin__fresh_note **ret)
{
    for (size_t i = 0; i < entry->count; i++) {
        *ret = &entry->notes[i];
        if ((*ret)->informer == informer && (*ret)->source == source)
            return 0;
    }
    struct kin__fresh_note *notes = kin__realloc(
        fresh->alloc, entry->notes, entry->count + 1, sizeof(*notes));
    if (!notes)
        return KIN_ENOMEM;
    entry->notes = notes;
    *ret = &notes[entry->count++];
    **ret = (struct kin__fresh_note){
        .informer = informer,
        .source = source,
        .since_ns = kin__clock_now_ns(fresh->clock),
        .len = 1,
        .version = {'0'}};
    return 0;
}

int kin__fresh_note(struct kin__fresh *fresh, const kin_work_key *key,
                    kin_informer *informer, const kin_object *object)
{
    kin_str version = kin_object_resource_version(object);
    size_t source = kin__informer_source_of(informer,
                                            kin_object_namespace(object));
    struct kin__fresh_key *entry = NULL;
    struct kin__fresh_note *note = NULL;

    if (!kin__version_is_number(version))
        return KIN_EINVAL;
    if (version.len > KIN__FRESH_DIGITS)
        return KIN_ELIMIT;
    KIN__LOCK_SCOPE(&fresh->mutex);
    int r = fresh_find(fresh, key, &entry);
    if (r == 0)
        r = fresh_key_note(fresh, entry, informer, source, &note);
    if (r < 0)
        return r;
    if (kin__version_reaches(note_place(note).version, version))
        return 0;
    memcpy(note->version, version.ptr, version.len);
    note->len = version.len;
    note->since_ns = kin__clock_now_ns(fresh->clock);
    return 0;
}
