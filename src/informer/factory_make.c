/* SPDX-License-Identifier: Apache-2.0 */
#include <stdio.h>

#include "base/alloc.h"
#include "base/opts.h"
#include "informer/factory_impl.h"
#include "informer/informer_impl.h"
#include "informer/informer_opts.h"

enum { NAME_SIZE = 512 };

/* "NAME/deployments.apps" */
static void make_name(const struct kin__factory_entry *entry, char *name)
{
    const char *prefix = entry->factory->informer.name;
    const kin_resource *resource = &entry->resource;

    snprintf(name, NAME_SIZE, "%s%s%s%s%s", prefix ? prefix : "",
             prefix ? "/" : "", resource->plural, *resource->group ? "." : "",
             resource->group);
}

static int make_opts(struct kin__factory_entry *entry, const char *name,
                     kin_informer_opts *ret, kin_error *err)
{
    const kin_factory_opts *opts = &entry->factory->opts;
    kin_informer_opts own = entry->factory->informer;
    kin_error why = KIN_ERROR_INIT;
    int r = 0;

    own.name = name;
    own.resync_ms = entry->resync_ms;
    own.destroy = NULL; /* the factory's */
    own.is_metadata_only = own.is_metadata_only || opts->is_metadata_only;
    if (entry->resource.is_cluster_scoped) {
        own.namespaces = NULL;
        own.namespace_count = 0;
    }
    if (opts->tweak_informer)
        r = opts->tweak_informer(&entry->resource, &own, &why, opts->userdata);
    if (r == 0)
        r = kin__informer_take_opts(&own, KIN__OPTS_INFORMER, ret, &why);
    if (r < 0) {
        kin__informer_destroy_opts(&own);
        return kin_error_set(err, r, "factory: %s: %s", name,
                             why.message[0] ? why.message : kin_error_text(r));
    }
    return 0;
}

static kin_str make_namespace(const struct kin__factory_entry *entry)
{
    return entry->resource.is_cluster_scoped ? kin_str_of(NULL, 0)
                                             : entry->factory->opts.ns;
}

static int make_source(struct kin__factory_entry *entry, bool is_metadata_only,
                       kin_lister_watcher **ret, kin_error *err)
{
    const kin_factory_opts *opts = &entry->factory->opts;
    kin_client *client = entry->factory->client;
    kin_str ns = make_namespace(entry);

    if (opts->source)
        return opts->source(&entry->resource, ns, ret, err, opts->userdata);
    if (is_metadata_only)
        return kin_lister_watcher_new_metadata(client, &entry->resource, ns,
                                               ret, err);
    return kin_lister_watcher_new(client, &entry->resource, ns, ret, err);
}

static int make_own(struct kin__factory_entry *entry,
                    const kin_informer_opts *opts, kin_informer **ret,
                    kin_error *err)
{
    struct kin__informer_extras extras = {0};
    KIN_AUTO(kin_lister_watcher) *lw = NULL;
    int r = make_source(entry, opts->is_metadata_only, &lw, err);

    if (r == 0 && opts->loop == entry->factory->informer.loop && !opts->clock)
        r = kin__factory_runner(entry->factory, &extras.runner, err);
    if (r == 0)
        return kin__informer_new(lw, opts, &extras, ret, err);
    kin__informer_destroy_opts(opts);
    return r;
}

static int make_by(struct kin__factory_entry *entry,
                   const kin_informer_opts *opts,
                   const kin_factory_maker *maker, kin_informer **ret,
                   kin_error *err)
{
    const kin_informer_args args = {
        .size = sizeof(args),
        .client = entry->factory->client,
        .resource = &entry->resource,
        .ns = make_namespace(entry),
        .opts = opts,
    };
    kin_error own = KIN_ERROR_INIT;
    int r = maker->make(&args, ret, &own, maker->userdata);

    if (r == 0 && !*ret)
        r = kin_error_set(&own, KIN_EINVAL, "the maker gave no informer");
    if (r < 0 && err) {
        *err = own;
        err->code = r;
    }
    return r;
}

static int make_informer(struct kin__factory_entry *entry,
                         const kin_factory_maker *maker, kin_informer **ret,
                         kin_error *err)
{
    char name[NAME_SIZE];
    kin_informer_opts opts = KIN_INIT(kin_informer_opts);

    make_name(entry, name);
    int r = make_opts(entry, name, &opts, err);
    if (r < 0)
        return r;
    return maker ? make_by(entry, &opts, maker, ret, err)
                 : make_own(entry, &opts, ret, err);
}

/* Waits while another call makes the informer.  0 if it is there, with one
 * holder more; 1 if it is the caller's to make. */
static int factory_claim(kin_factory *factory, const kin_resource *resource,
                         struct kin__factory_entry **ret)
{
    KIN__LOCK_SCOPE(&factory->mutex);
    struct kin__factory_entry *entry = kin__factory_find(factory, resource);

    while (entry && entry->is_making) {
        kin__cond_wait(&factory->changed, &factory->mutex);
        entry = kin__factory_find(factory, resource);
    }
    *ret = entry;
    if (entry) {
        entry->holders++;
        return 0;
    }
    *ret = kin__factory_add(factory, resource);
    return *ret ? 1 : KIN_ENOMEM;
}

/* What could not be made is forgotten: another call may try. */
static void factory_give(struct kin__factory_entry *entry,
                         kin_informer *informer)
{
    kin_factory *factory = entry->factory;

    if (informer) {
        informer->on_rejected = kin__factory_rejected;
        informer->on_rejected_userdata = factory;
    }
    kin__mutex_lock(&factory->mutex);
    entry->informer = informer;
    entry->holders = 1;
    entry->is_making = false;
    if (!informer)
        kin__list_unlink(&entry->link);
    kin__cond_broadcast(&factory->changed);
    kin__mutex_unlock(&factory->mutex);
    if (!informer)
        kin__factory_entry_free(entry);
}

static int factory_make(struct kin__factory_entry *entry,
                        const kin_factory_maker *maker, kin_informer **ret,
                        kin_error *err)
{
    kin_informer *informer = NULL;
    int r = make_informer(entry, maker, &informer, err);

    if (r < 0)
        informer = kin_informer_free(informer);
    factory_give(entry, informer);
    if (r == 0)
        *ret = informer;
    return r;
}

static int factory_get(kin_factory *factory, const kin_resource *resource,
                       const kin_factory_maker *maker, kin_informer **ret,
                       kin_error *err)
{
    struct kin__factory_entry *entry = NULL;
    int r = kin__factory_check(resource, err);

    if (r < 0)
        return r;
    r = factory_claim(factory, resource, &entry);
    if (r < 0)
        return kin_error_set(err, r, "factory: out of memory");
    if (r > 0)
        return factory_make(entry, maker, ret, err);
    *ret = entry->informer;
    return 0;
}

int kin_factory_informer(kin_factory *factory, const kin_resource *resource,
                         kin_informer **ret, kin_error *err)
{
    return factory_get(factory, resource, /* maker= */ NULL, ret, err);
}

int kin_factory_informer_for(kin_factory *factory, const kin_resource *resource,
                             const kin_factory_maker *maker, kin_informer **ret,
                             kin_error *err)
{
    kin_factory_maker own = KIN_INIT(kin_factory_maker);

    if (!maker || kin__opts_take(maker, sizeof(own), &own) < 0)
        return kin_error_set(err, KIN_EINVAL,
                             "factory: the maker's size is not set");
    int r = own.make ? factory_get(factory, resource, &own, ret, err)
                     : kin_error_set(err, KIN_EINVAL, "factory: no maker");
    if (own.destroy)
        own.destroy(own.userdata);
    return r;
}
