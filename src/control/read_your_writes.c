/* SPDX-License-Identifier: Apache-2.0 */
#include "control/read_your_writes.h"

#include <assert.h>
#include <string.h>

#include "base/alloc.h"
#include "informer/informer.h"

void kin__read_your_writes_init(struct kin__read_your_writes *writes,
                                const kin_allocator *alloc, uint64_t seed,
                                size_t max)
{
    writes->alloc = alloc;
    writes->clock = NULL;
    writes->sweep_at = KIN__WRITES_SWEEP_AT;
    kin__mutex_init(&writes->mutex);
    kin__read_your_writes_map_init(&writes->keys, alloc, seed, max);
}

static void entry_free(const kin_allocator *alloc,
                       struct kin__read_your_writes_key *entry)
{
    if (!entry)
        return;
    kin__free(alloc, entry->notes);
    kin__free(alloc, entry);
}

void kin__read_your_writes_done(struct kin__read_your_writes *writes)
{
    struct kin__read_your_writes_map_iter it =
        kin__read_your_writes_map_iterate(&writes->keys);

    for (struct kin__read_your_writes_key *entry =
             kin__read_your_writes_map_next(&it);
         entry; entry = kin__read_your_writes_map_next(&it))
        entry_free(writes->alloc, entry);
    kin__read_your_writes_map_done(&writes->keys);
    kin__mutex_done(&writes->mutex);
}

static struct kin__informer_place note_place(
    const struct kin__read_your_writes_note *note)
{
    return (struct kin__informer_place){
        .version = kin_str_of(note->version, note->len),
        .source = note->source};
}

static bool note_is_reached(const struct kin__read_your_writes_note *note)
{
    const struct kin__informer_place place = note_place(note);

    return kin__informer_is_at(note->informer, &place);
}

static bool note_is_expired(const struct kin__read_your_writes *writes,
                            const struct kin__read_your_writes_note *note)
{
    return kin__clock_now_ns(writes->clock) - note->since_ns >=
           KIN__WRITES_MAX_NS;
}

/* ---- begin and end ---- */

static struct kin__read_your_writes_key *writes_acquire(
    struct kin__read_your_writes *writes, const kin_work_key *key)
{
    KIN__LOCK_SCOPE(&writes->mutex);
    struct kin__read_your_writes_key *entry = kin__read_your_writes_map_get(
        &writes->keys, *key);

    if (entry) {
        assert(!entry->is_in_use);
        entry->is_in_use = true;
    }
    return entry;
}

static void writes_remove(struct kin__read_your_writes *writes,
                          struct kin__read_your_writes_key *entry)
{
    {
        KIN__LOCK_SCOPE(&writes->mutex);
        assert(entry->is_in_use);
        (void)kin__read_your_writes_map_remove(&writes->keys, entry->key);
    }
    entry_free(writes->alloc, entry);
}

int kin__read_your_writes_begin(struct kin__read_your_writes *writes,
                                const kin_work_key *key, kin_stop *stop,
                                kin_deadline deadline, kin_error *err)
{
    struct kin__read_your_writes_key *entry = writes_acquire(writes, key);
    bool is_late = false;
    int r = 0;

    if (entry && entry->has_waited)
        deadline = (kin_deadline){0};
    for (size_t i = 0; entry && i < entry->count && r == 0; i++) {
        const struct kin__read_your_writes_note *note = &entry->notes[i];
        struct kin__informer_place place = note_place(note);
        if (note_is_expired(writes, note))
            is_late |= !note_is_reached(note);
        else
            r = kin__informer_wait_place(note->informer, &place, stop, deadline,
                                         err);
    }
    if (r < 0) {
        entry->has_waited = true;
        kin__read_your_writes_end(writes, key);
        return r;
    }
    if (entry)
        writes_remove(writes, entry);
    return is_late;
}

void kin__read_your_writes_end(struct kin__read_your_writes *writes,
                               const kin_work_key *key)
{
    KIN__LOCK_SCOPE(&writes->mutex);
    struct kin__read_your_writes_key *entry = kin__read_your_writes_map_get(
        &writes->keys, *key);

    if (entry)
        entry->is_in_use = false;
}

size_t kin__read_your_writes_count(struct kin__read_your_writes *writes)
{
    KIN__LOCK_SCOPE(&writes->mutex);
    return kin__read_your_writes_map_count(&writes->keys);
}

/* ---- notes ---- */

/* Whether all notes of a key are reached or expired: 1 or 0, or KIN_ETIMEDOUT
 * if that cannot be checked without waiting for an informer. */
static int entry_is_done(const struct kin__read_your_writes *writes,
                         const struct kin__read_your_writes_key *entry)
{
    int r = 1;

    for (size_t i = 0; i < entry->count && r == 1; i++) {
        const struct kin__informer_place place = note_place(&entry->notes[i]);
        if (!note_is_expired(writes, &entry->notes[i]))
            r = kin__informer_try_at(entry->notes[i].informer, &place);
    }
    return r;
}

/* Drops keys whose notes are all reached or expired (D). */
static void writes_sweep(struct kin__read_your_writes *writes)
{
    struct kin__read_your_writes_map_iter it =
        kin__read_your_writes_map_iterate(&writes->keys);
    bool is_any_busy = false;

    for (struct kin__read_your_writes_key *entry =
             kin__read_your_writes_map_next(&it);
         entry; entry = kin__read_your_writes_map_next(&it)) {
        int r = entry->is_in_use ? 0 : entry_is_done(writes, entry);
        is_any_busy |= r == KIN_ETIMEDOUT;
        if (r != 1)
            continue;
        kin__read_your_writes_map_iter_remove(&it);
        entry_free(writes->alloc, entry);
    }
    kin__mutex_assert_held(&writes->mutex);
    size_t left = kin__read_your_writes_map_count(&writes->keys);
    if (left < KIN__WRITES_SWEEP_AT / 2)
        writes->sweep_at = KIN__WRITES_SWEEP_AT;
    else
        writes->sweep_at = is_any_busy ? left + left / 4 : 2 * left;
}

static struct kin__read_your_writes_key *entry_new(const kin_allocator *alloc,
                                                   const kin_work_key *key)
{
    size_t size = sizeof(struct kin__read_your_writes_key) + key->ns.len +
                  key->name.len;
    struct kin__read_your_writes_key *entry = kin__alloc(alloc, size, 1);

    if (!entry)
        return NULL;
    char *ns = (char *)(entry + 1);
    char *name = ns + key->ns.len;
    if (key->ns.len)
        memcpy(ns, key->ns.ptr, key->ns.len);
    if (key->name.len)
        memcpy(name, key->name.ptr, key->name.len);
    *entry = (struct kin__read_your_writes_key){
        .key = {.ns = kin_str_of(ns, key->ns.len),
                .name = kin_str_of(name, key->name.len),
                .tag = key->tag},
        .is_in_use = true};
    return entry;
}

static int writes_find_or_add(struct kin__read_your_writes *writes,
                              const kin_work_key *key,
                              struct kin__read_your_writes_key **ret)
{
    struct kin__read_your_writes_key *entry = kin__read_your_writes_map_get(
        &writes->keys, *key);
    int r = 0;

    kin__mutex_assert_held(&writes->mutex);
    if (!entry) {
        if (kin__read_your_writes_map_count(&writes->keys) >= writes->sweep_at)
            writes_sweep(writes);
        entry = entry_new(writes->alloc, key);
        r = entry ? kin__read_your_writes_map_insert(&writes->keys, entry)
                  : KIN_ENOMEM;
        if (r < 0) {
            entry_free(writes->alloc, entry);
            return r;
        }
    }
    *ret = entry;
    return 0;
}

/* Finds or adds the note of an informer; a new one has version 0, which every
 * cache has reached. */
static int entry_find_or_add_note(struct kin__read_your_writes *writes,
                                  struct kin__read_your_writes_key *entry,
                                  kin_informer *informer, size_t source,
                                  struct kin__read_your_writes_note **ret)
{
    for (size_t i = 0; i < entry->count; i++) {
        *ret = &entry->notes[i];
        if ((*ret)->informer == informer && (*ret)->source == source)
            return 0;
    }
    struct kin__read_your_writes_note *notes = kin__realloc(
        writes->alloc, entry->notes, entry->count + 1, sizeof(*notes));
    if (!notes)
        return KIN_ENOMEM;
    entry->notes = notes;
    *ret = &notes[entry->count++];
    **ret = (struct kin__read_your_writes_note){
        .informer = informer,
        .source = source,
        .since_ns = kin__clock_now_ns(writes->clock),
        .len = 1,
        .version = {'0'}};
    return 0;
}

int kin__read_your_writes_record(struct kin__read_your_writes *writes,
                                 const kin_work_key *key,
                                 kin_informer *informer,
                                 const kin_object *object)
{
    kin_str version = kin_object_resource_version(object);
    size_t source = kin__informer_source_of(informer,
                                            kin_object_namespace(object));
    struct kin__read_your_writes_key *entry = NULL;
    struct kin__read_your_writes_note *note = NULL;

    if (!kin__version_is_number(version))
        return KIN_EINVAL;
    if (version.len > KIN__WRITES_DIGITS)
        return KIN_ELIMIT;
    KIN__LOCK_SCOPE(&writes->mutex);
    int r = writes_find_or_add(writes, key, &entry);
    if (r == 0)
        r = entry_find_or_add_note(writes, entry, informer, source, &note);
    if (r < 0)
        return r;
    if (kin__version_reaches(note_place(note).version, version))
        return 0;
    assert(entry->is_in_use);
    memcpy(note->version, version.ptr, version.len);
    note->len = version.len;
    note->since_ns = kin__clock_now_ns(writes->clock);
    return 0;
}
