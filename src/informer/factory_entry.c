/* SPDX-License-Identifier: Apache-2.0 */
#include <string.h>

#include "base/alloc.h"
#include "informer/factory_impl.h"
#include "informer/informer_impl.h"

/* ---- names ---- */

static const char *text_of(const char *text)
{
    return text ? text : "";
}

bool kin__factory_is_same(const kin_resource *a, const kin_resource *b)
{
    return strcmp(text_of(a->plural), text_of(b->plural)) == 0 &&
           strcmp(text_of(a->group), text_of(b->group)) == 0 &&
           strcmp(text_of(a->version), text_of(b->version)) == 0;
}

/* Copies a text to `*at`, which moves behind it; NULL becomes the empty text.
 */
static const char *text_put(char **at, const char *text)
{
    char *copy = *at;
    size_t size = strlen(text_of(text)) + 1;

    memcpy(copy, text_of(text), size);
    *at += size;
    return copy;
}

/* ---- life ---- */

struct kin__factory_entry *kin__factory_find(kin_factory *factory,
                                             const kin_resource *resource)
{
    struct kin__factory_entry *entry = NULL;

    kin__mutex_assert_held(&factory->mutex);
    cds_list_for_each_entry(entry, &factory->entries, link) {
        if (!entry->is_released &&
            kin__factory_is_same(&entry->resource, resource))
            return entry;
    }
    return NULL;
}

struct kin__factory_entry *kin__factory_add(kin_factory *factory,
                                            const kin_resource *resource)
{
    size_t size = strlen(text_of(resource->group)) +
                  strlen(text_of(resource->version)) +
                  strlen(text_of(resource->plural)) +
                  strlen(text_of(resource->kind)) + 4;
    struct kin__factory_entry *entry = NULL;

    kin__mutex_assert_held(&factory->mutex);
    entry = kin__alloc0(factory->alloc, 1, sizeof(*entry) + size);
    if (!entry)
        return NULL;
    char *at = entry->texts;
    entry->factory = factory;
    entry->resource = (kin_resource){
        .group = text_put(&at, resource->group),
        .version = text_put(&at, resource->version),
        .plural = text_put(&at, resource->plural),
        .kind = resource->kind ? text_put(&at, resource->kind) : NULL,
        .is_cluster_scoped = resource->is_cluster_scoped,
    };
    entry->resync_ms = kin__factory_resync_ms(factory, resource);
    entry->is_making = true;
    cds_list_add_tail(&entry->link, &factory->entries);
    return entry;
}

void kin__factory_entry_free(struct kin__factory_entry *entry)
{
    entry->informer = kin_informer_free(entry->informer);
    kin__free(entry->factory->alloc, entry);
}

/* ---- pins ---- */

/* Takes an entry out of the list if it is to be freed.  The lock is held. */
static struct kin__factory_entry *entry_take_dead(
    struct kin__factory_entry *entry)
{
    kin_factory *factory = entry->factory;

    if (!entry->is_released || entry->pins > 0 ||
        !kin__informer_is_quiet(entry->informer,
                                factory->runner ? &factory->reaper : NULL))
        return NULL;
    kin__list_unlink(&entry->link);
    return entry;
}

void kin__factory_unpin(struct kin__factory_entry *entry)
{
    kin_factory *factory = entry->factory;

    kin__mutex_lock(&factory->mutex);
    entry->pins--;
    struct kin__factory_entry *dead = entry_take_dead(entry);
    kin__mutex_unlock(&factory->mutex);
    if (dead)
        kin__factory_entry_free(dead);
}

bool kin__factory_is_released(struct kin__factory_entry *entry)
{
    KIN__LOCK_SCOPE(&entry->factory->mutex);
    return entry->is_released;
}

static struct kin__factory_entry *factory_pin_next(
    kin_factory *factory, struct kin__factory_entry *entry, bool is_started)
{
    KIN__LOCK_SCOPE(&factory->mutex);
    struct cds_list_head *at = entry ? &entry->link : &factory->entries;

    for (at = at->next; at != &factory->entries; at = at->next) {
        entry = cds_list_entry(at, struct kin__factory_entry, link);
        if (entry->informer && !entry->is_released &&
            (entry->is_started || !is_started)) {
            entry->pins++;
            return entry;
        }
    }
    return NULL;
}

struct kin__factory_entry *kin__factory_next(kin_factory *factory,
                                             struct kin__factory_entry *entry,
                                             bool is_started)
{
    struct kin__factory_entry *next = factory_pin_next(factory, entry,
                                                       is_started);

    if (entry)
        kin__factory_unpin(entry);
    return next;
}

/* ---- the reaper ---- */

static struct kin__factory_entry *factory_take_dead(kin_factory *factory)
{
    struct kin__factory_entry *entry = NULL;

    KIN__LOCK_SCOPE(&factory->mutex);
    cds_list_for_each_entry(entry, &factory->entries, link) {
        if (entry_take_dead(entry))
            return entry;
    }
    return NULL;
}

static void factory_reap(struct kin__job *job, void *userdata)
{
    kin_factory *factory = userdata;
    struct kin__factory_entry *dead = NULL;

    (void)job;
    for (dead = factory_take_dead(factory); dead;
         dead = factory_take_dead(factory))
        kin__factory_entry_free(dead);
}

/* The runner is made with the first informer: a factory without one needs no
 * thread. */
int kin__factory_runner(kin_factory *factory, struct kin__runner **ret,
                        kin_error *err)
{
    const struct kin__runner_opts opts = {.loop = factory->informer.loop};
    struct kin__runner *made = NULL;

    KIN__LOCK_SCOPE(&factory->mutex);
    if (!factory->runner) {
        int r = kin__runner_new(factory->alloc, &opts, &made, err);
        if (r < 0)
            return r;
        r = kin__job_init(&factory->reaper, made, factory_reap, factory);
        if (r == 0)
            r = kin__job_init(&factory->stopper, made, kin__factory_stop,
                              factory);
        if (r < 0) {
            kin__job_done(&factory->reaper);
            (void)kin__runner_free(made);
            return kin_error_set(err, r, "factory: out of memory");
        }
        factory->runner = made;
    }
    *ret = factory->runner;
    return 0;
}
