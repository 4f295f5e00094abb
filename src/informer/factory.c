/* SPDX-License-Identifier: Apache-2.0 */
#include <kin/factory.h>

#include <assert.h>

#include "base/alloc.h"
#include "base/opts.h"
#include "base/str.h"
#include "informer/factory_impl.h"
#include "informer/informer_opts.h"
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

static int factory_copy(kin_factory *self, kin_str *text)
{
    text->ptr = kin__pool_strdup(&self->pool, *text);
    return text->ptr ? 0 : KIN_ENOMEM;
}

/* A copy; NULL is the empty text.  NULL when memory is short. */
static const char *factory_copy_name(kin_factory *self, const char *name)
{
    return kin__pool_strdup(&self->pool, kin_s(name ? name : ""));
}

static int factory_copy_namespaces(kin_factory *self)
{
    size_t count = self->informer.namespace_count;
    kin_str *copy = NULL;

    if (count == 0)
        return 0;
    copy = kin__pool_alloc0(&self->pool, count, sizeof(*copy));
    if (!copy)
        return KIN_ENOMEM;
    for (size_t i = 0; i < count; i++) {
        copy[i] = self->informer.namespaces[i];
        if (factory_copy(self, &copy[i]) < 0)
            return KIN_ENOMEM;
    }
    self->informer.namespaces = copy;
    return 0;
}

static int factory_copy_texts(kin_factory *self)
{
    kin_informer_opts *opts = &self->informer;
    kin_str *texts[] = {&self->opts.ns, &opts->label_selector,
                        &opts->field_selector, &opts->shard_selector};

    for (size_t i = 0; i < sizeof(texts) / sizeof(texts[0]); i++)
        if (factory_copy(self, texts[i]) < 0)
            return KIN_ENOMEM;
    if (opts->name) {
        opts->name = kin__pool_strdup(&self->pool, kin_s(opts->name));
        if (!opts->name)
            return KIN_ENOMEM;
    }
    return factory_copy_namespaces(self);
}

/* What the options give away. */
static void factory_destroy(const kin_factory_opts *opts,
                            const kin_informer_opts *informer)
{
    kin__informer_destroy_opts(informer);
    if (opts->destroy)
        opts->destroy(opts->userdata);
}

static int factory_check_opts(kin_client *client, const kin_factory_opts *opts,
                              kin_factory_opts *ret,
                              kin_informer_opts *ret_informer, kin_error *err)
{
    int own_r = kin__opts_take(opts, sizeof(*ret), ret);
    int r = kin__informer_take_opts(ret->informer, KIN__OPTS_INFORMER,
                                    ret_informer, err);

    if (own_r < 0)
        return kin_error_set(err, KIN_EINVAL,
                             "factory: options not initialised");
    if (r < 0)
        return kin_error_wrap(err, "factory"), r;
    if (!client && !ret->source)
        return kin_error_set(err, KIN_EINVAL, "factory: no client");
    if (ret_informer->ns.len > 0)
        return kin_error_set(err, KIN_EINVAL,
                             "factory: option informer.ns is not supported "
                             "here: set kin_factory_opts.ns");
    if (ret_informer->namespace_count > 0 &&
        (!ret_informer->namespaces || ret->ns.len > 0))
        return kin_error_set(err, KIN_EINVAL,
                             "factory: one of ns and informer.namespaces");
    return 0;
}

/* What is not set is the client's. */
static void factory_default_opts(const kin_client *client,
                                 kin_factory_opts *opts,
                                 kin_informer_opts *informer)
{
    if (!opts->alloc)
        opts->alloc = informer->alloc ? informer->alloc
                                      : kin_allocator_default();
    if (!informer->alloc)
        informer->alloc = opts->alloc;
    if (!client)
        return;
    if (!informer->log)
        informer->log = client->opts.log;
    if (!informer->loop)
        informer->loop = client->opts.loop;
}

static void factory_init(kin_factory *self, kin_client *client,
                         const kin_factory_opts *opts,
                         const kin_informer_opts *informer)
{
    self->alloc = opts->alloc;
    self->opts = *opts;
    self->informer = *informer;
    self->client = kin_client_ref(client);
    self->discovery = kin_discovery_ref(opts->discovery);
    (void)kin_metrics_ref(informer->metrics);
    (void)kin_projection_ref(informer->projection);
    kin__mutex_init(&self->mutex);
    kin__cond_init(&self->changed);
    kin__pool_init(&self->pool, self->alloc);
    CDS_INIT_LIST_HEAD(&self->resyncs);
    CDS_INIT_LIST_HEAD(&self->entries);
    CDS_INIT_LIST_HEAD(&self->calls);
    CDS_INIT_LIST_HEAD(&self->waits);
    CDS_INIT_LIST_HEAD(&self->tokens);
}

int kin_factory_new(kin_client *client, const kin_factory_opts *opts,
                    kin_factory **ret, kin_error *err)
{
    kin_factory_opts own = KIN_INIT(kin_factory_opts);
    kin_informer_opts informer = KIN_INIT(kin_informer_opts);
    kin_factory *self = NULL;
    int r = factory_check_opts(client, opts, &own, &informer, err);

    factory_default_opts(client, &own, &informer);
    if (r == 0)
        self = kin__alloc0(own.alloc, 1, sizeof(*self));
    if (r == 0 && !self)
        r = kin_error_set(err, KIN_ENOMEM, "factory: out of memory");
    if (r < 0) {
        factory_destroy(&own, &informer);
        return r;
    }
    assert(self);
    factory_init(self, client, &own, &informer);
    if (factory_copy_texts(self) < 0) {
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
    (void)kin_metrics_unref(factory->informer.metrics);
    (void)kin_projection_unref(factory->informer.projection);
    kin__pool_done(&factory->pool);
    kin__cond_done(&factory->changed);
    kin__mutex_done(&factory->mutex);
    factory_destroy(&factory->opts, &factory->informer);
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
        .group = factory_copy_name(factory, resource->group),
        .version = factory_copy_name(factory, resource->version),
        .plural = factory_copy_name(factory, resource->plural),
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
    return resync ? resync->ms : factory->informer.resync_ms;
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
