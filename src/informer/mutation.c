/* SPDX-License-Identifier: Apache-2.0 */
#include "informer/mutation.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/alloc.h"
#include "cache/store.h"

/* What Go's ParseBool takes for true. */
static bool means_true(const char *text)
{
    static const char *const words[] = {"1", "t", "T", "true", "TRUE", "True"};

    for (size_t i = 0; i < sizeof(words) / sizeof(words[0]); i++) {
        if (strcmp(text, words[i]) == 0)
            return true;
    }
    return false;
}

bool kin__mutation_wanted_from_env(void)
{
    const char *text = getenv("KUBE_CACHE_MUTATION_DETECTOR");

    return text && means_true(text);
}

/* Whether the kernel would write there: it is asked to write what is there
 * already, so that nothing happens if it does. */
static int is_writable(char *address, bool *ret, kin_error *err)
{
    int ends[2];
    ssize_t n = 0;

    if (pipe2(ends, O_CLOEXEC) < 0)
        return kin_error_set_errno(err, errno, "mutation: pipe");
    n = write(ends[1], address, 1);
    if (n == 1)
        n = read(ends[0], address, 1);
    int failure = n < 0 ? errno : 0;
    (void)close(ends[0]);
    (void)close(ends[1]);
    if (n < 0 && failure != EFAULT)
        return kin_error_set_errno(err, failure, "mutation: pipe");
    *ret = n == 1;
    return 0;
}

int kin__mutation_check(const kin_store *store, kin_error *err)
{
    const struct kin__arena *arena = kin__store_arena(store);
    bool writable = false;
    int r = 0;

    if (!KIN__ARENA_ONE_MAPPING)
        r = is_writable((char *)(uintptr_t)arena->ro, &writable, err);
    if (r < 0)
        return r;
    if (writable)
        return kin_error_set(err, KIN_EINTERNAL,
                             "cached objects are not protected from writes");
    r = kin__arena_check_contents(arena, err);
    if (r < 0)
        (void)kin_error_wrap(err, "a cached object was changed");
    return r;
}

/* ---- copies ---- */

int kin__mutations_init(struct kin__mutations *self, const kin_allocator *alloc,
                        kin_error *err)
{
    kin_store_opts opts = KIN_INIT(kin_store_opts);

    opts.alloc = alloc;
    *self = (struct kin__mutations){.alloc = alloc};
    int r = kin_store_new(&opts, &self->store, err);
    if (r == 0)
        self->store->takes_nameless = true; /* as the cache does */
    return r;
}

static void copy_clear(struct kin__mutations *self,
                       struct kin__mutation_copy *entry)
{
    self->copied -= entry->copy != NULL;
    (void)kin_object_unref(entry->seen);
    (void)kin_object_unref(entry->copy);
    *entry = (struct kin__mutation_copy){0};
}

void kin__mutations_done(struct kin__mutations *self)
{
    for (size_t i = 0; i < self->cap; i++)
        copy_clear(self, &self->copies[i]);
    kin__free(self->alloc, self->copies);
    self->store = kin_store_free(self->store);
    self->copies = NULL;
    self->cap = 0;
}

void kin__mutation_found_done(struct kin__mutation_found *found)
{
    for (size_t i = 0; i < found->count; i++) {
        (void)kin_object_unref(found->old[i]);
        (void)kin_object_unref(found->now[i]);
    }
    found->count = 0;
}

static int mutations_reserve(struct kin__mutations *self, size_t ids)
{
    if (ids <= self->cap)
        return 0;
    struct kin__mutation_copy *copies = kin__realloc(self->alloc, self->copies,
                                                     ids, sizeof(*copies));
    if (!copies)
        return KIN_ENOMEM;
    memset(copies + self->cap, 0, (ids - self->cap) * sizeof(*copies));
    self->copies = copies;
    self->cap = ids;
    return 0;
}

/* The entry of an id gets another object, or none. */
static int copy_renew(struct kin__mutations *self,
                      struct kin__mutation_copy *entry,
                      const kin_object *object)
{
    int r = 0;

    if (entry->copy && (!object || !kin_str_eq(kin_object_key(entry->copy),
                                               kin_object_key(object))))
        r = kin_store_delete(self->store, entry->copy, NULL);
    if (r == 0 && object)
        r = kin_store_add(self->store, object, NULL);
    copy_clear(self, entry);
    if (r < 0 || !object)
        return r;
    const kin_object *copy = kin__store_peek(self->store,
                                             kin_object_key(object));
    entry->seen = kin_object_ref(object);
    entry->copy = kin_object_ref(copy);
    self->copied++;
    return 0;
}

static void copy_compare(struct kin__mutation_copy *entry,
                         struct kin__mutation_found *ret)
{
    if (entry->is_reported || ret->count == KIN__MUTATION_FOUND ||
        kin_value_equal(kin_object_value(entry->copy),
                        kin_object_value(entry->seen)))
        return;
    entry->is_reported = true;
    ret->old[ret->count] = kin_object_ref(entry->copy);
    ret->now[ret->count++] = kin_object_ref(entry->seen);
}

/* The object of an id; NULL if there is none. */
static const kin_object *store_object(const kin_store *store, uint32_t id)
{
    if (!kin__vmap_newest(&store->objects, id))
        return NULL;
    return (const kin_object *)kin__cell_now(
        kin__vmap_cell(&store->objects, id));
}

int kin__mutations_look(struct kin__mutations *self, const kin_store *store,
                        struct kin__mutation_found *ret)
{
    uint32_t end = kin__vmap_id_end(&store->objects);
    int r = mutations_reserve(self, end);

    for (uint32_t id = 1; r == 0 && id < self->cap; id++) {
        const kin_object *object = id < end ? store_object(store, id) : NULL;
        struct kin__mutation_copy *entry = &self->copies[id];
        if (object && object == entry->seen)
            copy_compare(entry, ret);
        else if (object || entry->seen)
            r = copy_renew(self, entry, object);
    }
    return r;
}
