/* SPDX-License-Identifier: Apache-2.0 */
#include "object_verify.h"

#include <kin/snapshot.h>

#include "base/alloc.h"
#include "base/map.h"
#include "base/random.h"
#include "object.h"
#include "object/object.h"
#include "object/values.h"
#include "wire/json_write.h"
#include "wire/stream.h"

/* The last state of an object. */
struct verify_entry {
    char *key;    /* owned */
    kin_str text; /* in the file or `copy`; empty if it was deleted */
    char *copy;   /* owned; of a text that the stream had to move */
    struct verify_entry *next;
};

static inline kin_str verify_key(const struct verify_entry *entry)
{
    return kin_s(entry->key);
}
KIN__MAP_DEFINE_STR(verify_map, struct verify_entry, verify_key);

struct verify_run {
    struct object_file file;
    struct kin__arena *arena; /* buffer for reading the file again */
    struct verify_map map;
    struct verify_entry *all;
    struct kin__buf key;
};

/* Texts are in the mapped file, except for an event without a newline. */
static int verify_set_text(const struct verify_run *run,
                           struct verify_entry *entry, kin_str text)
{
    kin_str file = run->file.text;

    kin__free(/* alloc= */ NULL, KIN__STEAL(entry->copy));
    entry->text = text;
    if (text.len == 0 ||
        (text.ptr >= file.ptr && text.ptr < file.ptr + file.len))
        return 0;
    entry->copy = kin__strdup(/* alloc= */ NULL, text);
    if (!entry->copy)
        return KIN_ENOMEM;
    entry->text.ptr = entry->copy;
    return 0;
}

static int verify_note(struct verify_run *run, kin_str key, kin_str text)
{
    struct verify_entry *entry = verify_map_get(&run->map, key);

    if (!entry) {
        entry = kin__alloc0(/* alloc= */ NULL, 1, sizeof(*entry));
        if (!entry)
            return KIN_ENOMEM;
        entry->next = run->all;
        run->all = entry;
        entry->key = kin__strdup(/* alloc= */ NULL, key);
        if (!entry->key)
            return KIN_ENOMEM;
        int r = verify_map_insert(&run->map, entry);
        if (r < 0)
            return r;
    }
    return verify_set_text(run, entry, text);
}

static int verify_item(const struct kin__stream_item *item, void *userdata)
{
    struct verify_run *run = userdata;
    struct kin__object_fields fields;
    bool is_object = item->type != KIN__EVENT_BOOKMARK;
    int r = is_object ? kin__object_fields_find(run->arena, item->val, &fields,
                                                /* err= */ NULL)
                      : 0;

    if (is_object && r == 0) {
        kin__buf_clear(&run->key);
        r = kin__buf_printf(&run->key, "%.*s%s%.*s", KIN_STR(fields.namespace_),
                            fields.namespace_.len ? "/" : "",
                            KIN_STR(fields.name));
    }
    if (is_object && r == 0)
        r = verify_note(run, kin__buf_str(&run->key),
                        item->type == KIN__EVENT_DELETED ? kin_str_of(NULL, 0)
                                                         : item->text);
    kin__val_unref(run->arena, item->val);
    return r;
}

/* Records the last text of each object. */
static int verify_read(struct verify_run *run, kin_error *err)
{
    struct kin__stream_opts opts = {
        .kind = KIN__STREAM_WATCH,
        .is_strict = true,
        .ops = {.on_item = verify_item},
        .userdata = run,
    };
    KIN__AUTO_STREAM stream;
    int r = kin__stream_init(&stream, run->arena, &opts, /* alloc= */ NULL);

    if (r < 0)
        return kin_error_set(err, r, /* format= */ NULL);
    r = kin__stream_feed_padded(&stream, run->file.text, err);
    return r < 0 ? r : kin__stream_finish(&stream, err);
}

static int verify_compare(struct verify_run *run, kin_store *store,
                          size_t *ret_identical, size_t *ret_different)
{
    KIN_AUTO(kin_snapshot) *snapshot = kin_snapshot_new(store);
    KIN__AUTO_BUF buf;
    int r = snapshot ? 0 : KIN_ENOMEM;

    kin__buf_init(&buf, /* alloc= */ NULL, 1 << 30);
    for (struct verify_entry *e = run->all; e && r == 0; e = e->next) {
        const kin_object *object = kin_snapshot_get(snapshot, kin_s(e->key));
        kin__buf_clear(&buf);
        if (object) {
            const struct kin__arena *arena = object->home->arena;
            r = kin__json_write(&buf, arena->ro, object->root,
                                KIN__JSON_COMPACT);
        }
        if (kin_str_eq(kin__buf_str(&buf), e->text))
            ++*ret_identical;
        else
            ++*ret_different;
    }
    return r;
}

static void verify_done(struct verify_run *run)
{
    while (run->all) {
        struct verify_entry *next = run->all->next;
        kin__free(/* alloc= */ NULL, run->all->key);
        kin__free(/* alloc= */ NULL, run->all->copy);
        kin__free(/* alloc= */ NULL, run->all);
        run->all = next;
    }
    verify_map_done(&run->map);
    kin__buf_done(&run->key);
    if (run->arena)
        (void)kin__arena_unref(run->arena);
    object_file_close(&run->file);
}

int object_verify(kin_store *store, const char *name, size_t *ret_identical,
                  size_t *ret_different, kin_error *err)
{
    __attribute__((cleanup(verify_done))) struct verify_run run = {0};
    uint64_t seed = 0;

    kin__buf_init(&run.key, /* alloc= */ NULL, 1 << 20);
    int r = kin__random_seed_from_os(&seed, err);
    verify_map_init(&run.map, /* alloc= */ NULL, seed, 1 << 28);
    if (r == 0)
        r = object_file_open(&run.file, name, err);
    if (r == 0)
        r = kin__arena_new(/* alloc= */ NULL, /* max_bytes= */ 0, &run.arena,
                           err);
    if (r == 0)
        r = verify_read(&run, err);
    if (r == 0) {
        r = verify_compare(&run, store, ret_identical, ret_different);
        if (r < 0)
            (void)kin_error_set(err, r, /* format= */ NULL);
    }
    return r;
}
