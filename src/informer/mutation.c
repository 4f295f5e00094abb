/* SPDX-License-Identifier: Apache-2.0 */
#include "informer/mutation.h"

#include <assert.h>

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <kin/patch.h>

#include "base/alloc.h"
#include "cache/store.h"
#include "informer/informer.h"

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

/* Whether the memory is writable: lets the kernel write the byte that is there
 * already, which has no effect. */
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
    assert(!entry->copy || self->copied > 0);
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

/* Replaces the object of an id's entry, or removes it. */
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

/* ---- the job of an informer ---- */

enum { PATH_SIZE = 256 };

/* ---- describing a change ---- */

static int note_path(const kin_change *change, void *userdata)
{
    (void)kin_steps_print(change->steps, change->step_count, userdata,
                          PATH_SIZE);
    return KIN_EEXISTS; /* the first is enough */
}

static void describe(const kin_informer *self, const kin_object *old,
                     const kin_object *now, kin_error *err)
{
    char path[PATH_SIZE] = "";
    int r = kin_diff(self->alloc, kin_object_value(old), kin_object_value(now),
                     note_path, path, /* err= */ NULL);

    if (r < 0 && r != KIN_EEXISTS)
        (void)snprintf(path, sizeof(path), "%s", kin_error_text(r));
    (void)kin_error_set(err, KIN_EINTERNAL,
                        "a cached object was changed: %.*s: %s",
                        KIN_STR(kin_object_key(old)), path);
}

/* ---- reporting; without the lock ---- */

static void report_to_on_error(kin_informer *self, kin_str key,
                               const kin_error *err)
{
    const struct kin__reflector_failure failure = {.err = err, .key = key};

    kin__mutex_assert_not_held(&self->mutex);
    KIN__LOCK_SCOPE(&self->mutex);
    if (!self->is_stopped)
        kin__informer_report(self, /* source= */ NULL, &failure, err);
}

static void report_object(kin_informer *self, const kin_object *old,
                          const kin_object *now)
{
    const kin_mutation mutation = {
        .size = sizeof(mutation),
        .informer = self,
        .key = kin_object_key(now),
        .old_value = kin_object_value(old),
        .new_value = kin_object_value(now),
    };
    kin_error err = KIN_ERROR_INIT;

    if (self->opts.on_mutation) {
        self->opts.on_mutation(&mutation, self->opts.userdata);
        return;
    }
    describe(self, old, now, &err);
    report_to_on_error(self, mutation.key, &err);
}

/* ---- the job ---- */

/* Checks all objects.  A mismatch of hashes is reported once, since later
 * results are unreliable, and only if the copies show nothing. */
static bool detect(kin_informer *self, struct kin__mutation_found *ret,
                   kin_error *err)
{
    const kin_store *store = kin__core_store(self->core);
    int r = 0;

    kin__mutex_assert_held(&self->mutex);
    if (self->mutations.store)
        r = kin__mutations_look(&self->mutations, store, ret);
    if (r < 0)
        return false; /* retried the next time */
    if (!self->mutations.is_changed)
        r = kin__mutation_check(store, err);
    self->mutations.is_changed |= r < 0;
    return r < 0 && ret->count == 0;
}

static void informer_detect(struct kin__job *job, void *userdata)
{
    __attribute__((cleanup(
        kin__mutation_found_done))) struct kin__mutation_found found = {0};
    kin_informer *self = userdata;
    kin_error err = KIN_ERROR_INIT;

    kin__mutex_lock(&self->mutex);
    bool is_stopped = self->is_stopped;
    bool has_other = !is_stopped && detect(self, &found, &err);
    kin__mutex_unlock(&self->mutex);
    if (is_stopped)
        return;
    for (size_t i = 0; i < found.count && !kin__informer_is_stopped(self); i++)
        report_object(self, found.old[i], found.now[i]);
    if (has_other)
        report_to_on_error(self, /* key= */ kin_s(""), &err);
    kin__job_set_due(job,
                     kin__time_add_ns(kin__informer_now_ns(self),
                                      KIN__MUTATION_PERIOD_S * KIN__NS_PER_S));
}

static bool is_wanted(const kin_informer *self,
                      const struct kin__informer_extras *extras)
{
    if (extras->detects_mutation)
        return true;
    if (self->opts.mutation_action == KIN_MUTATION_DEFAULT)
        return kin__mutation_wanted_from_env();
    return self->opts.mutation_action != KIN_MUTATION_IGNORE;
}

int kin__informer_make_detector(kin_informer *informer,
                                const struct kin__informer_extras *extras,
                                kin_error *err)
{
    if (!is_wanted(informer, extras))
        return 0;
    if (!informer->opts.is_secret) {
        int r = kin__mutations_init(&informer->mutations, informer->alloc, err);
        if (r < 0)
            return r;
    }
    int r = kin__job_init(&informer->detector, informer->executor,
                          informer_detect, informer);
    if (r < 0)
        return kin_error_set(err, r, "informer: out of memory");
    informer->has_detector = true;
    kin__job_post(&informer->detector);
    return 0;
}

bool kin__informer_is_detecting(const kin_informer *informer)
{
    return informer->has_detector &&
           informer->detector.thread == kin__thread_self();
}

void kin__informer_end_detector(kin_informer *informer)
{
    if (informer->has_detector)
        kin__job_done(&informer->detector);
    kin__mutations_done(&informer->mutations);
}
