/* SPDX-License-Identifier: Apache-2.0 */
#include <kin/factory.h>

#include "base/alloc.h"
#include "base/opts.h"
#include "base/str.h"
#include "informer/factory_impl.h"
#include "kube/client.h"

int kin__factory_check(const kin_resource *resource, kin_error *err)
{
    if (!resource || !resource->plural || !*resource->plural)
        return kin_error_set(err, KIN_EINVAL, "factory: no resource");
    if (!resource->version || !*resource->version)
        return kin_error_set(err, KIN_EINVAL, "factory: %s: no version",
                             resource->plural);
    return 0;
}

/* ---- life ---- */

/* A copy; NULL is the empty text.  NULL when memory is short. */
static const char *factory_copy(kin_factory *factory, const char *text)
{
    return kin__pool_strdup(&factory->pool, kin_s(text ? text : ""));
}

static int factory_copy_opts(kin_factory *self)
{
    kin_factory_opts *opts = &self->opts;
    kin_str *texts[] = {&opts->ns, &opts->label_selector,
                        &opts->field_selector};

    for (size_t i = 0; i < sizeof(texts) / sizeof(texts[0]); i++) {
        texts[i]->ptr = kin__pool_strdup(&self->pool, *texts[i]);
        if (!texts[i]->ptr)
            return KIN_ENOMEM;
    }
    if (!opts->name)
        return 0;
    opts->name = factory_copy(self, opts->name);
    return opts->name ? 0 : KIN_ENOMEM;
}

static int factory_check_opts(kin_client *client, const kin_factory_opts *opts,
                              kin_factory_opts *ret, kin_error *err)
{
    *ret = (kin_factory_opts)KIN_INIT(kin_factory_opts);
    if (kin__opts_take(opts, sizeof(*ret), ret) < 0)
        return kin_error_set(err, KIN_EINVAL,
                             "factory: options not initialised");
    if (!client && !ret->source)
        return kin_error_set(err, KIN_EINVAL, "factory: no client");
    if (!ret->alloc)
        ret->alloc = kin_allocator_default();
    if (!ret->loop && client)
        ret->loop = client->opts.loop;
    return 0;
}

int kin_factory_new(kin_client *client, const kin_factory_opts *opts,
                    kin_factory **ret, kin_error *err)
{
    kin_factory_opts own;
    int r = factory_check_opts(client, opts, &own, err);

    if (r < 0)
        return r;
    kin_factory *self = kin__alloc0(own.alloc, 1, sizeof(*self));
    if (!self)
        return kin_error_set(err, KIN_ENOMEM, "factory: out of memory");
    self->alloc = own.alloc;
    self->opts = own;
    self->client = kin_client_ref(client);
    self->discovery = kin_discovery_ref(own.discovery);
    (void)kin_metrics_ref(own.metrics);
    kin__mutex_init(&self->mutex);
    kin__cond_init(&self->changed);
    kin__pool_init(&self->pool, self->alloc);
    CDS_INIT_LIST_HEAD(&self->resyncs);
    CDS_INIT_LIST_HEAD(&self->entries);
    CDS_INIT_LIST_HEAD(&self->calls);
    CDS_INIT_LIST_HEAD(&self->waits);
    CDS_INIT_LIST_HEAD(&self->tokens);
    if (factory_copy_opts(self) < 0) {
        (void)kin_factory_free(self);
        return kin_error_set(err, KIN_ENOMEM, "factory: out of memory");
    }
    *ret = self;
    return 0;
}

/* The first that is left, out of the list.  The reaper may take others
 * meanwhile. */
static struct kin__factory_entry *factory_pop(kin_factory *factory)
{
    KIN__LOCK_SCOPE(&factory->mutex);
    return KIN__LIST_POP(&factory->entries, struct kin__factory_entry, link);
}

kin_factory *kin_factory_free(kin_factory *factory)
{
    struct kin__factory_entry *entry = NULL;

    if (!factory)
        return NULL;
    kin__factory_forget_tokens(factory);
    kin_factory_shutdown(factory);
    for (entry = factory_pop(factory); entry; entry = factory_pop(factory))
        kin__factory_entry_free(entry);
    kin__job_done(&factory->reaper);
    kin__job_done(&factory->stopper);
    factory->runner = kin__runner_free(factory->runner);
    factory->discovery = kin_discovery_unref(factory->discovery);
    factory->client = kin_client_unref(factory->client);
    factory->opts.metrics = kin_metrics_unref(factory->opts.metrics);
    kin__pool_done(&factory->pool);
    kin__cond_done(&factory->changed);
    kin__mutex_done(&factory->mutex);
    kin__free(factory->alloc, factory);
    return NULL;
}

/* ---- resyncs ---- */

static struct kin__factory_resync *factory_find_resync(
    kin_factory *factory, const kin_resource *resource)
{
    struct kin__factory_resync *resync = NULL;

    cds_list_for_each_entry(resync, &factory->resyncs, link) {
        if (kin__factory_is_same(&resync->resource, resource))
            return resync;
    }
    return NULL;
}

static struct kin__factory_resync *factory_add_resync(
    kin_factory *factory, const kin_resource *resource)
{
    struct kin__factory_resync *resync = kin__pool_alloc0(&factory->pool, 1,
                                                          sizeof(*resync));

    if (!resync)
        return NULL;
    resync->resource = (kin_resource){
        .group = factory_copy(factory, resource->group),
        .version = factory_copy(factory, resource->version),
        .plural = factory_copy(factory, resource->plural),
    };
    if (!resync->resource.group || !resync->resource.version ||
        !resync->resource.plural)
        return NULL;
    cds_list_add_tail(&resync->link, &factory->resyncs);
    return resync;
}

int64_t kin__factory_resync_ms(kin_factory *factory,
                               const kin_resource *resource)
{
    const struct kin__factory_resync *resync = NULL;

    kin__mutex_assert_held(&factory->mutex);
    resync = factory_find_resync(factory, resource);
    return resync ? resync->ms : factory->opts.resync_ms;
}

int kin_factory_set_resync(kin_factory *factory, const kin_resource *resource,
                           int64_t ms)
{
    int r = kin__factory_check(resource, /* err= */ NULL);

    if (r < 0)
        return r;
    KIN__LOCK_SCOPE(&factory->mutex);
    if (kin__factory_find(factory, resource))
        return KIN_EEXISTS;
    struct kin__factory_resync *resync = factory_find_resync(factory, resource);
    if (!resync)
        resync = factory_add_resync(factory, resource);
    if (!resync)
        return KIN_ENOMEM;
    resync->ms = ms;
    return 0;
}

/* ---- start and shutdown ---- */

static int factory_start_all(kin_factory *factory, kin_error *err)
{
    struct kin__factory_entry *entry = NULL;
    int result = 0;

    KIN__LOCK_SCOPE(&factory->mutex);
    if (factory->is_shut)
        return kin_error_set(err, KIN_ESTOPPED, "factory: it was shut down");
    cds_list_for_each_entry(entry, &factory->entries, link) {
        if (!entry->informer || entry->is_started || entry->is_released)
            continue;
        entry->is_started = true;
        entry->is_initial = !factory->was_started;
        /* One that somebody has stopped keeps no other from being started. */
        int r = kin_informer_start(entry->informer, result < 0 ? NULL : err);
        if (r < 0)
            result = r;
    }
    factory->was_started = true;
    return result;
}

int kin_factory_start(kin_factory *factory, kin_stop *stop, kin_error *err)
{
    if (kin_stop_requested(stop))
        kin_factory_shutdown(factory);
    int r = kin__factory_add_token(factory, stop, err);
    return r < 0 ? r : factory_start_all(factory, err);
}

static void factory_refuse_more(kin_factory *factory)
{
    struct kin__factory_call *call = NULL;

    KIN__LOCK_SCOPE(&factory->mutex);
    factory->is_shut = true;
    cds_list_for_each_entry(call, &factory->calls, link) {
        kin_stop_request(call->stop);
    }
}

void kin_factory_shutdown(kin_factory *factory)
{
    struct kin__factory_entry *entry = NULL;

    if (!factory)
        return;
    factory_refuse_more(factory);
    for (entry = kin__factory_next(factory, NULL, /* is_started= */ false);
         entry;
         entry = kin__factory_next(factory, entry, /* is_started= */ false))
        kin_informer_stop(entry->informer);
}
