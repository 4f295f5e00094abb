/* SPDX-License-Identifier: Apache-2.0 */
#include <kin/lister.h>

#include "base/clock.h"
#include "base/str.h"
#include "demo.h"

enum { INFORMERS_LOOK_MS = 5, INFORMERS_READ_MS = 60 };

#define DEMO_RESOURCE(name, group, version, plural, kind, is_cluster_scoped)   \
    [DEMO_##name] = {group, version, plural, kind, is_cluster_scoped},

const kin_resource demo_resources[DEMO_KINDS] = {DEMO_RESOURCES(DEMO_RESOURCE)};

/* ---- handlers ---- */

static bool has_same_generation(const kin_object *old, const kin_object *object)
{
    static const kin_str key = KIN_STR_INIT("generation");

    return kin_value_equal(kin_value_get(kin_object_metadata(old), key),
                           kin_value_get(kin_object_metadata(object), key));
}

/* Replica sets: changes of the spec are enough. */
static bool copy_is_shown(const struct demo_cache *copy, const kin_object *old,
                          const kin_object *object)
{
    const char *ns = atomic_load(&copy->all->of);
    kin_str own = kin_object_namespace(object ? object : old);

    if ((atomic_load(&copy->all->shown) & 1u << copy->kind) == 0 ||
        (ns && !kin_str_eq(own, kin_s(ns))))
        return false;
    return copy->kind != DEMO_REPLICASETS || !old || !object ||
           !has_same_generation(old, object);
}

static void copy_print(struct demo_cache *copy, const kin_object *old,
                       const kin_object *object)
{
    struct demo_screen *screen = copy->all->screen;

    atomic_fetch_add(&copy->all->events, 1);
    if (!copy_is_shown(copy, old, object))
        return;
    demo_event(screen, demo_resources[copy->kind].plural, old, object);
    demo_pause(screen, INFORMERS_READ_MS);
}

static void on_add(const kin_object *object, bool is_initial, void *userdata)
{
    if (!is_initial)
        copy_print(userdata, /* old= */ NULL, object);
}

/* The last number written by demo_measure(), with the time at which the handler
 * received it. */
static void copy_stamp(struct demo_cache *copy, const kin_object *object)
{
    int64_t now_ns = kin__clock_now_ns(kin__clock_real());
    uint64_t number = 0;
    kin_value data = kin_value_get(kin_object_value(object), KIN__S("data"));
    kin_str text = kin_value_str(kin_value_get(data, KIN__S("sample")));

    if (text.len == 0 || kin__str_to_u64(text, &number) < 0)
        return;
    atomic_store(&copy->all->sample_at_ns, now_ns);
    atomic_store(&copy->all->sample_n, (int64_t)number);
}

static void on_update(const kin_object *old, const kin_object *object,
                      void *userdata)
{
    struct demo_cache *copy = userdata;

    if (copy->kind == DEMO_CONFIGMAPS)
        copy_stamp(copy, object);
    if (kin_str_eq(kin_object_resource_version(old),
                   kin_object_resource_version(object)))
        atomic_fetch_add(&copy->all->repeats, 1);
    else
        copy_print(copy, old, object);
}

static void on_delete(const kin_object *object, bool is_tombstone,
                      void *userdata)
{
    (void)is_tombstone;
    copy_print(userdata, object, /* object= */ NULL);
}

/* ---- life ---- */

static int copy_make(struct demo_cache *copy, kin_error *err)
{
    const kin_handler handler = {.size = sizeof(kin_handler),
                                 .on_add = on_add,
                                 .on_update = on_update,
                                 .on_delete = on_delete,
                                 .userdata = copy};
    int r = kin_factory_informer(
        copy->all->factory, &demo_resources[copy->kind], &copy->informer, err);

    return r < 0 ? r
                 : kin_informer_add_handler(copy->informer, &handler,
                                            /* opts= */ NULL, &copy->handler,
                                            err);
}

int demo_informers_start(struct demo *demo, kin_error *err)
{
    struct demo_informers *self = &demo->informers;
    int r = kin_factory_new(demo->server.client, /* opts= */ NULL,
                            &self->factory, err);

    self->screen = &demo->screen;
    for (int i = 0; r == 0 && i < DEMO_KINDS; i++) {
        self->copies[i] = (struct demo_cache){.all = self,
                                              .kind = (enum demo_kind)i};
        r = copy_make(&self->copies[i], err);
    }
    return r < 0 ? r : kin_factory_start(self->factory, NULL, err);
}

void demo_informers_stop(struct demo_informers *informers)
{
    informers->factory = kin_factory_free(informers->factory);
}

/* ---- reading caches ---- */

static bool informers_are_idle(struct demo *demo)
{
    for (int i = 0; i < DEMO_KINDS; i++) {
        kin_handler_stats stats = KIN_INIT(kin_handler_stats);
        kin_registration_get_stats(demo->informers.copies[i].handler, &stats);
        if (stats.waiting > 0 || stats.is_called)
            return false;
    }
    return true;
}

int demo_show(struct demo *demo, unsigned kinds, const char *ns, kin_error *err)
{
    struct demo_informers *self = &demo->informers;
    kin_deadline limit = kin_deadline_ms(DEMO_LIMIT_MS);
    int r = 0;

    while (r == 0 && atomic_load(&self->shown) != 0 &&
           !informers_are_idle(demo) &&
           kin__clock_now_ns(kin__clock_real()) < limit.at_ns)
        r = kin_stop_wait(demo->signals.stop,
                          kin_deadline_ms(INFORMERS_LOOK_MS));
    atomic_store(&self->shown, 0);
    demo_end_events(&demo->screen);
    atomic_store(&self->of, ns);
    atomic_store(&self->shown, kinds);
    return r < 0 ? kin_error_set(err, r, /* format= */ NULL) : 0;
}

kin_object *demo_find(struct demo *demo, enum demo_kind kind, const char *ns,
                      const char *name)
{
    KIN_AUTO(kin_snapshot) *snapshot = kin_informer_snapshot(
        demo->informers.copies[kind].informer);
    const kin_object *found = snapshot ? kin_lister_get(snapshot, kin_s(ns),
                                                        kin_s(name))
                                       : NULL;

    return found ? kin_object_ref(found) : NULL;
}

size_t demo_count(struct demo *demo, enum demo_kind kind)
{
    kin_informer_stats stats = KIN_INIT(kin_informer_stats);

    kin_informer_get_stats(demo->informers.copies[kind].informer, &stats);
    return stats.objects;
}
