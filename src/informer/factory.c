/* SPDX-License-Identifier: Apache-2.0 */
#include "informer/factory.h"

#include <assert.h>
#include <errno.h>
#include <poll.h>
#include <stdio.h>
#include <string.h>

#include <kin/resource.h>

#include "base/alloc.h"
#include "base/clock.h"
#include "base/opts.h"
#include "base/str.h"
#include "informer/informer.h"
#include "informer/informer_opts.h"
#include "kube/client.h"
#include "kube/discovery.h"

int kin__factory_check(const kin_resource *resource, kin_error *err)
{
    if (!resource || !resource->plural || !*resource->plural)
        return kin_error_set(err, KIN_EINVAL, "factory: no resource");
    if (!resource->version || !*resource->version)
        return kin_error_set(err, KIN_EINVAL, "factory: %s: no version",
                             resource->plural);
    return 0;
}

/* ---- names ---- */

static const char *text_of(const char *text)
{
    return text ? text : "";
}

static bool resource_is_same(const kin_resource *a, const kin_resource *b)
{
    return strcmp(text_of(a->plural), text_of(b->plural)) == 0 &&
           strcmp(text_of(a->group), text_of(b->group)) == 0 &&
           strcmp(text_of(a->version), text_of(b->version)) == 0;
}

/* Copies a text to `*at`, which then points behind it; NULL as the empty text.
 */
static const char *text_put(char **at, const char *text)
{
    char *copy = *at;
    size_t size = strlen(text_of(text)) + 1;

    memcpy(copy, text_of(text), size);
    *at += size;
    return copy;
}

/* Copies a text, NULL as the empty one.  NULL without memory. */
static const char *factory_copy_name(kin_factory *self, const char *name)
{
    return kin__region_strdup(&self->region, kin_s(name ? name : ""));
}

/* ---- resyncs ---- */

static struct kin__factory_resync *factory_find_resync(
    kin_factory *factory, const kin_resource *resource)
{
    struct kin__factory_resync *resync = NULL;

    kin__mutex_assert_held(&factory->mutex);
    cds_list_for_each_entry(resync, &factory->resyncs, link) {
        if (resource_is_same(&resync->resource, resource))
            return resync;
    }
    return NULL;
}

static struct kin__factory_resync *factory_add_resync(
    kin_factory *factory, const kin_resource *resource)
{
    struct kin__factory_resync *resync = kin__region_alloc0(&factory->region, 1,
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

static int64_t factory_resync_ms(kin_factory *factory,
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

/* ---- entries ---- */

struct kin__factory_entry *kin__factory_find(kin_factory *factory,
                                             const kin_resource *resource)
{
    struct kin__factory_entry *entry = NULL;

    kin__mutex_assert_held(&factory->mutex);
    cds_list_for_each_entry(entry, &factory->entries, link) {
        if (!entry->is_released && resource_is_same(&entry->resource, resource))
            return entry;
    }
    return NULL;
}

static struct kin__factory_entry *factory_add_entry(
    kin_factory *factory, const kin_resource *resource)
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
    entry->resync_ms = factory_resync_ms(factory, resource);
    entry->is_making = true;
    cds_list_add_tail(&entry->link, &factory->entries);
    return entry;
}

static void entry_free(struct kin__factory_entry *entry)
{
    kin__mutex_assert_not_held(&entry->factory->mutex);
    entry->informer = kin_informer_free(entry->informer);
    kin__free(entry->factory->alloc, entry);
}

/* ---- pins ---- */

/* Unlinks an entry that is to be freed. */
static struct kin__factory_entry *entry_take_dead(
    struct kin__factory_entry *entry)
{
    kin_factory *factory = entry->factory;

    kin__mutex_assert_held(&factory->mutex);
    if (!entry->is_released || entry->pins > 0 ||
        !kin__informer_is_quiet(entry->informer,
                                factory->executor ? &factory->reaper : NULL))
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
        entry_free(dead);
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

/* ---- stop tokens, which shut it down ---- */

static struct kin__factory_token *factory_find_token(kin_factory *factory,
                                                     const kin_stop *stop)
{
    struct kin__factory_token *token = NULL;

    kin__mutex_assert_held(&factory->mutex);
    cds_list_for_each_entry(token, &factory->tokens, link) {
        if (token->stop == stop)
            return token;
    }
    return NULL;
}

/* In the thread that fires the token, which must not wait for handlers. */
static void token_fired(void *userdata)
{
    kin_factory *factory = userdata;

    kin__job_post(&factory->stopper);
}

static int factory_new_token(kin_factory *factory, kin_stop *stop,
                             struct kin__factory_token **ret)
{
    KIN__LOCK_SCOPE(&factory->mutex);
    if (factory->is_shut || factory_find_token(factory, stop))
        return 0;
    *ret = kin__region_alloc0(&factory->region, 1, sizeof(**ret));
    if (!*ret)
        return KIN_ENOMEM;
    (*ret)->stop = stop;
    cds_list_add_tail(&(*ret)->link, &factory->tokens);
    return 0;
}

/* ---- the executor ---- */

/* Shuts the factory down if a token has fired. */
static void factory_on_stop(struct kin__job *job, void *factory);

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
        entry_free(dead);
}

/* The executor is made with the first informer: a factory without one needs no
 * thread. */
static int factory_executor(kin_factory *factory, struct kin__executor **ret,
                            kin_error *err)
{
    const struct kin__executor_opts opts = {
        .threads = factory->client ? kin__client_workers(factory->client) : 1,
        .loop = factory->informer.loop};
    struct kin__executor *made = NULL;

    KIN__LOCK_SCOPE(&factory->mutex);
    if (!factory->executor) {
        int r = kin__executor_new(factory->alloc, &opts, &made, err);
        if (r < 0)
            return r;
        r = kin__job_init(&factory->reaper, made, factory_reap, factory);
        if (r == 0)
            r = kin__job_init(&factory->stopper, made, factory_on_stop,
                              factory);
        if (r < 0) {
            kin__job_done(&factory->reaper);
            (void)kin__executor_free(made);
            return kin_error_set(err, r, "factory: out of memory");
        }
        factory->executor = made;
    }
    *ret = factory->executor;
    return 0;
}

/* ---- holders ---- */

static kin_informer *factory_hold(kin_factory *factory,
                                  const kin_resource *resource)
{
    KIN__LOCK_SCOPE(&factory->mutex);
    struct kin__factory_entry *entry = kin__factory_find(factory, resource);

    if (!entry || !entry->informer)
        return NULL;
    entry->holders++;
    return entry->informer;
}

/* Drops a holder.  `*ret` is the entry, pinned, if that was the last one; else
 * NULL. */
static int factory_drop(kin_factory *factory, const kin_informer *informer,
                        struct kin__factory_entry **ret)
{
    struct kin__factory_entry *entry = NULL;

    KIN__LOCK_SCOPE(&factory->mutex);
    cds_list_for_each_entry(entry, &factory->entries, link) {
        if (entry->informer != informer || entry->is_released)
            continue;
        if (--entry->holders > 0)
            return 0;
        entry->is_released = true;
        entry->pins++;
        *ret = entry;
        return 0;
    }
    return KIN_ENOTFOUND;
}

int kin_factory_release(kin_factory *factory, kin_informer *informer)
{
    struct kin__factory_entry *last = NULL;
    struct kin__executor *executor = NULL;
    int r = kin__thread_check_locks(/* err= */ NULL);

    if (r == 0 && informer)
        r = factory_drop(factory, informer, &last);
    if (!last)
        return r;
    kin_informer_stop(informer);
    /* Without an executor, which a factory whose informers were all made by
     * makers need not have, it is freed with the factory. */
    if (!kin__informer_is_quiet(informer, /* reaper= */ NULL))
        (void)factory_executor(factory, &executor, /* err= */ NULL);
    kin__factory_unpin(last);
    return 0;
}

static int factory_add_token(kin_factory *factory, kin_stop *stop,
                             kin_error *err)
{
    struct kin__executor *executor = NULL;
    struct kin__factory_token *token = NULL;

    if (!stop)
        return 0;
    int r = factory_executor(factory, &executor, err);
    if (r < 0)
        return r;
    r = factory_new_token(factory, stop, &token);
    if (r < 0)
        return kin_error_set(err, r, "factory: out of memory");
    if (!token)
        return 0;
    kin__stop_watch_add(&token->watch, stop, token_fired, factory);
    kin__job_post(&factory->stopper); /* checks its deadline */
    return 0;
}

/* ---- start and shutdown ---- */

static int factory_start_all(kin_factory *factory, kin_error *err)
{
    struct kin__factory_entry *entry = NULL;
    int result = 0;

    KIN__LOCK_SCOPE(&factory->mutex);
    if (factory->is_shut)
        return kin_error_set(err, KIN_ESTOPPED, "factory: already shut down");
    cds_list_for_each_entry(entry, &factory->entries, link) {
        if (!entry->informer || entry->is_started || entry->is_released)
            continue;
        entry->is_started = true;
        entry->is_initial = !factory->was_started;
        /* An informer that was stopped does not prevent the start of others. */
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
    int r = factory_add_token(factory, stop, err);
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

/* Whether a token has fired; if not, `*ret` is the earliest deadline. */
static bool factory_is_stopped(kin_factory *factory, kin_deadline *ret)
{
    struct kin__factory_token *token = NULL;

    KIN__LOCK_SCOPE(&factory->mutex);
    cds_list_for_each_entry(token, &factory->tokens, link) {
        if (kin_stop_requested(token->stop))
            return true;
        *ret = kin__deadline_min(*ret, kin_stop_deadline(token->stop));
    }
    return false;
}

static void factory_on_stop(struct kin__job *job, void *factory)
{
    kin_deadline due = KIN_NEVER;

    if (factory_is_stopped(factory, &due))
        kin_factory_shutdown(factory);
    else
        kin__job_set_due(job, due.at_ns);
}

static void factory_forget_tokens(kin_factory *factory)
{
    struct kin__factory_token *token = NULL;

    cds_list_for_each_entry(token, &factory->tokens, link) {
        kin__stop_watch_remove(&token->watch);
    }
    if (factory->executor)
        kin__job_cancel(&factory->stopper);
    CDS_INIT_LIST_HEAD(&factory->tokens);
}

/* ---- life ---- */

static int factory_copy(kin_factory *self, kin_str *text)
{
    text->ptr = kin__region_strdup(&self->region, *text);
    return text->ptr ? 0 : KIN_ENOMEM;
}

static int factory_copy_namespaces(kin_factory *self)
{
    size_t count = self->informer.namespace_count;
    kin_str *copy = NULL;

    if (count == 0)
        return 0;
    copy = kin__region_alloc0(&self->region, count, sizeof(*copy));
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
    const char **names[] = {&opts->name, &opts->snapshot, &opts->transform_id};
    for (size_t i = 0; i < sizeof(names) / sizeof(names[0]); i++) {
        if (!*names[i])
            continue;
        *names[i] = kin__region_strdup(&self->region, kin_s(*names[i]));
        if (!*names[i])
            return KIN_ENOMEM;
    }
    return factory_copy_namespaces(self);
}

/* Releases the userdata of the options. */
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

/* Takes options that are not set from the client. */
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
    kin__region_init(&self->region, self->alloc);
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

/* Unlinks the first entry.  The reaper may take others in between. */
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
    factory_forget_tokens(factory);
    kin_factory_shutdown(factory);
    for (entry = factory_pop(factory); entry; entry = factory_pop(factory))
        entry_free(entry);
    kin__job_done(&factory->reaper);
    kin__job_done(&factory->stopper);
    factory->executor = kin__executor_free(factory->executor);
    factory->discovery = kin_discovery_unref(factory->discovery);
    factory->client = kin_client_unref(factory->client);
    (void)kin_metrics_unref(factory->informer.metrics);
    (void)kin_projection_unref(factory->informer.projection);
    kin__region_done(&factory->region);
    kin__cond_done(&factory->changed);
    kin__mutex_done(&factory->mutex);
    factory_destroy(&factory->opts, &factory->informer);
    kin__free(factory->alloc, factory);
    return NULL;
}

/* ---- making informers ---- */

enum { NAME_SIZE = 512, PATH_SIZE = 4096 };

/* "NAME/deployments.apps" */
static void make_name(const struct kin__factory_entry *entry, char *name)
{
    const char *prefix = entry->factory->informer.name;
    const kin_resource *resource = &entry->resource;

    snprintf(name, NAME_SIZE, "%s%s%s%s%s", prefix ? prefix : "",
             prefix ? "/" : "", resource->plural, *resource->group ? "." : "",
             resource->group);
}

static kin_str make_namespace(const struct kin__factory_entry *entry)
{
    return entry->resource.is_cluster_scoped ? kin_str_of(NULL, 0)
                                             : entry->factory->opts.ns;
}

/* "DIRECTORY/v1.pods.kin", "DIRECTORY/apps.v1.deployments.shop.kin"; NULL for
 * Secrets, which are never written. */
static const char *make_snapshot(const struct kin__factory_entry *entry,
                                 char *path)
{
    const char *folder = entry->factory->informer.snapshot;
    const kin_resource *resource = &entry->resource;
    kin_str ns = make_namespace(entry);
    bool is_core = resource->group[0] == '\0';

    if (!folder || (is_core && strcmp(resource->plural, "secrets") == 0))
        return NULL;
    snprintf(path, PATH_SIZE, "%s/%s%s%s.%s%s%.*s.kin", folder, resource->group,
             is_core ? "" : ".", resource->version, resource->plural,
             ns.len > 0 ? "." : "", KIN_STR(ns));
    return path;
}

static int make_opts(struct kin__factory_entry *entry, const char *name,
                     const char *snapshot, kin_informer_opts *ret,
                     kin_error *err)
{
    const kin_factory_opts *opts = &entry->factory->opts;
    kin_informer_opts own = entry->factory->informer;
    kin_error why = KIN_ERROR_INIT;
    int r = 0;

    own.name = name;
    own.snapshot = snapshot;
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
        r = factory_executor(entry->factory, &extras.executor, err);
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
        r = kin_error_set(&own, KIN_EINVAL, "the maker returned no informer");
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
    char path[PATH_SIZE];
    kin_informer_opts opts = KIN_INIT(kin_informer_opts);

    make_name(entry, name);
    int r = make_opts(entry, name, make_snapshot(entry, path), &opts, err);
    if (r < 0)
        return r;
    return maker ? make_by(entry, &opts, maker, ret, err)
                 : make_own(entry, &opts, ret, err);
}

/* Waits while another call makes the informer.  0 if it exists, with one more
 * holder; 1 if the caller has to make it. */
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
    *ret = factory_add_entry(factory, resource);
    return *ret ? 1 : KIN_ENOMEM;
}

/* Of an informer: wakes the waits for the first lists. */
static void factory_on_rejected(void *factory)
{
    kin_factory *self = factory;
    struct kin__factory_wait *wait = NULL;

    KIN__LOCK_SCOPE(&self->mutex);
    cds_list_for_each_entry(wait, &self->waits, link) {
        kin_stop_request(wait->stop);
    }
}

/* An entry that could not be made is removed: another call may try. */
static void factory_give(struct kin__factory_entry *entry,
                         kin_informer *informer)
{
    kin_factory *factory = entry->factory;

    assert(entry->is_making);
    if (informer) {
        informer->on_rejected = factory_on_rejected;
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
        entry_free(entry);
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

/* ---- which informers have synced ---- */

/* The result of a look at all started informers. */
struct look {
    size_t started;
    size_t missing;
    size_t stopped;  /* of the missing: they never sync */
    kin_error first; /* of those that have not synced */
};

static void sync_look(kin_factory *factory, kin_factory_sync_fn *visit,
                      void *userdata, struct look *ret)
{
    struct kin__factory_entry *at = NULL;

    *ret = (struct look){0};
    for (at = kin__factory_next(factory, NULL, /* is_started= */ true); at;
         at = kin__factory_next(factory, at, /* is_started= */ true)) {
        kin_error why = KIN_ERROR_INIT;
        bool is_synced = kin__informer_check_synced(at->informer, &why);
        if (kin__factory_is_released(at))
            continue;
        ret->started++;
        /* The error of a failed one is preferred to that of a waiting one. */
        if (!is_synced &&
            (ret->missing++ == 0 || ret->first.code == KIN_ETIMEDOUT))
            ret->first = why;
        ret->stopped += !is_synced && kin__informer_is_stopped(at->informer);
        if (visit)
            visit(&(kin_factory_sync){.resource = &at->resource,
                                      .informer = at->informer,
                                      .is_synced = is_synced,
                                      .err = is_synced ? NULL : &why},
                  userdata);
    }
}

bool kin_factory_has_synced(const kin_factory *factory,
                            kin_factory_sync_fn *visit, void *userdata)
{
    struct look look;

    sync_look((kin_factory *)(uintptr_t)factory, visit, userdata, &look);
    return look.missing == 0;
}

/* ---- waiting ---- */

/* The timeout of a poll; -1 for none. */
static int sync_timeout_ms(const kin_stop *stop)
{
    kin_deadline deadline = kin_stop_deadline(stop);

    if (deadline.at_ns == INT64_MAX)
        return -1;
    int64_t left_ns = deadline.at_ns - kin__clock_now_ns(kin__clock_real());
    if (left_ns <= 0)
        return 0;
    int64_t left_ms = left_ns / KIN__NS_PER_MS + 1;
    return left_ms > INT32_MAX ? INT32_MAX : (int)left_ms;
}

/* Returns the first rejection that no wait has returned yet, with `err`; else
 * 0. */
static int sync_find_rejection(kin_factory *factory, kin_error *err)
{
    struct kin__factory_entry *at = NULL;

    for (at = kin__factory_next(factory, NULL, /* is_started= */ true); at;
         at = kin__factory_next(factory, at, /* is_started= */ true)) {
        int r = kin__informer_take_rejection(at->informer, err);
        if (r == 0)
            continue;
        kin__factory_unpin(at);
        return r;
    }
    return 0;
}

/* ---- waiting in a loop ---- */

/* Steps the loop until the lists have arrived. */
static int sync_step(kin_factory *factory, kin_stop *stop, kin_error *err)
{
    kin_loop *loop = factory->informer.loop;
    struct pollfd fds[2] = {{.fd = kin_loop_fd(loop), .events = POLLIN},
                            {.fd = -1, .events = POLLIN}};

    if (stop) {
        fds[1].fd = kin_stop_fd(stop, err);
        if (fds[1].fd < 0)
            return fds[1].fd;
    }
    for (;;) {
        struct look look;
        int r = kin_stop_reason(stop);
        if (r == 0)
            r = sync_find_rejection(factory, err);
        sync_look(factory, /* visit= */ NULL, NULL, &look);
        if (look.missing == 0 || r < 0)
            return look.missing > 0 ? r : 0;
        if (look.missing == look.stopped)
            return KIN_ESTOPPED;
        r = poll(fds, 2, sync_timeout_ms(stop));
        if (r < 0 && errno != EINTR)
            return kin_error_set_errno(err, errno, "factory: poll");
        kin__loop_step(loop);
    }
}

/* ---- waiting for threads ---- */

static int wait_begin(struct kin__factory_wait *wait, kin_factory *factory,
                      kin_stop *stop, kin_error *err)
{
    int r = kin_stop_new(stop, /* opts= */ NULL, &wait->stop, err);

    if (r < 0)
        return r;
    KIN__LOCK_SCOPE(&factory->mutex);
    cds_list_add_tail(&wait->link, &factory->waits);
    return 0;
}

static void wait_end(struct kin__factory_wait *wait, kin_factory *factory)
{
    kin__mutex_lock(&factory->mutex);
    kin__list_unlink(&wait->link);
    kin__mutex_unlock(&factory->mutex);
    wait->stop = kin_stop_unref(wait->stop);
}

/* Waits for each informer in turn.  1 if another one was rejected meanwhile. */
static int sync_wait_all(kin_factory *factory, kin_stop *stop,
                         const struct kin__factory_wait *wait, kin_error *err)
{
    struct kin__factory_entry *at = NULL;
    int result = 0;

    for (at = kin__factory_next(factory, NULL, /* is_started= */ true); at;
         at = kin__factory_next(factory, at, /* is_started= */ true)) {
        int r = kin_informer_wait_synced(at->informer, wait->stop, err);
        if (r == 0 || kin__factory_is_released(at))
            continue;
        bool is_stopped = kin__informer_is_stopped(at->informer);
        bool is_woken = !is_stopped && r == KIN_ESTOPPED &&
                        kin_stop_reason(stop) == 0;
        result = is_woken ? 1 : r;
        if (is_woken || (!is_stopped && kin_stop_reason(stop) == 0)) {
            kin__factory_unpin(at);
            return result;
        }
    }
    return result;
}

static int sync_wait(kin_factory *factory, kin_stop *stop, kin_error *err)
{
    int r = 1;

    while (r > 0) {
        struct kin__factory_wait wait = {0};
        r = wait_begin(&wait, factory, stop, err);
        if (r < 0)
            return r;
        r = kin_stop_reason(stop);
        if (r == 0)
            r = sync_find_rejection(factory, err);
        if (r == 0)
            r = sync_wait_all(factory, stop, &wait, err);
        wait_end(&wait, factory);
    }
    return r;
}

int kin_factory_wait_synced(kin_factory *factory, kin_stop *stop,
                            kin_factory_sync_fn *visit, void *userdata,
                            kin_error *err)
{
    struct look look;
    kin_error why = KIN_ERROR_INIT;
    int r = kin__thread_check_waiting(err);

    if (r < 0)
        return r;
    r = factory->informer.loop ? sync_step(factory, stop, &why)
                               : sync_wait(factory, stop, &why);
    sync_look(factory, visit, userdata, &look);
    if (r == KIN_ESYSTEM || r == KIN_ENOMEM)
        return kin_error_set(err, r, "%s", why.message);
    if (r == 0 || look.missing == 0)
        return 0;
    if (err) {
        bool is_rejected = r != KIN_ESTOPPED && r != KIN_ETIMEDOUT;
        *err = is_rejected ? why : look.first;
        err->code = r;
        (void)kin_error_wrap(err,
                             "factory: %zu of %zu informers have not synced",
                             look.missing, look.started);
    }
    return r;
}

/* ---- resources by name ---- */

enum {
    FIND_REFRESH_MS = 1000,
    FIND_FIRST_WAIT_MS = 100,
    FIND_LAST_WAIT_MS = 2000,
};

static kin_str find_text(const char *text)
{
    return kin_s(text ? text : "");
}

/* ---- calls that a shutdown ends ---- */

static int call_begin(kin_factory *factory, kin_stop *parent,
                      struct kin__factory_call *call, kin_error *err)
{
    kin_stop_opts opts = KIN_INIT(kin_stop_opts);

    opts.alloc = factory->alloc;
    int r = kin_stop_new(parent, &opts, &call->stop, err);
    if (r < 0)
        return r;
    KIN__LOCK_SCOPE(&factory->mutex);
    cds_list_add_tail(&call->link, &factory->calls);
    if (factory->is_shut)
        kin_stop_request(call->stop);
    return 0;
}

static void call_end(kin_factory *factory, struct kin__factory_call *call)
{
    kin__mutex_lock(&factory->mutex);
    cds_list_del(&call->link);
    kin__mutex_unlock(&factory->mutex);
    call->stop = kin_stop_unref(call->stop);
}

/* ---- discovery ---- */

static int find_discovery(kin_factory *factory, kin_discovery **ret,
                          kin_error *err)
{
    kin_discovery_opts opts = KIN_INIT(kin_discovery_opts);
    int r = 0;

    KIN__LOCK_SCOPE(&factory->mutex);
    if (!factory->discovery && !factory->client)
        return kin_error_set(err, KIN_EUNSUPPORTED,
                             "resource lookup needs a client");
    if (!factory->discovery && factory->client->opts.loop)
        return kin_error_set(err, KIN_EUNSUPPORTED,
                             "blocking call on a client that runs in an "
                             "event loop");
    opts.alloc = factory->alloc;
    opts.min_refresh_ms = FIND_REFRESH_MS;
    if (!factory->discovery)
        r = kin_discovery_new(factory->client, &opts, &factory->discovery, err);
    *ret = factory->discovery;
    return r;
}

static int find_by_server(kin_factory *factory, const kin_resource *names,
                          kin_stop *stop, kin_informer **ret, kin_error *err)
{
    KIN_AUTO(kin_api_resource) *found = NULL;
    kin_discovery *discovery = NULL;
    int r = find_discovery(factory, &discovery, err);

    if (r == 0)
        r = kin__discovery_find_exact(discovery, names, stop, &found, err);
    if (r < 0)
        return r;
    if (!kin_api_resource_has_verb(found, "list") ||
        !kin_api_resource_has_verb(found, "watch"))
        return kin_error_set(err, KIN_EUNSUPPORTED,
                             "the resource does not support list and watch");
    return kin_factory_informer(factory, &found->resource, ret, err);
}

/* Built-in resources need no server. */
static const kin_resource *find_known(const kin_resource *names)
{
    return kin_builtin_find(find_text(names->group), find_text(names->version),
                            kin_s(names->plural));
}

static int find_once(kin_factory *factory, const kin_resource *names,
                     kin_stop *stop, kin_informer **ret, kin_error *err)
{
    const kin_resource *known = find_known(names);
    kin_informer *informer = factory_hold(factory, names);

    if (informer) {
        *ret = informer;
        return 0;
    }
    if (known)
        return kin_factory_informer(factory, known, ret, err);
    int r = find_by_server(factory, names, stop, ret, err);
    if (r < 0)
        (void)kin_error_wrap(err, "factory: %s", names->plural);
    return r;
}

static int find_check(const kin_resource *names, kin_error *err)
{
    if (!names || !names->plural || !*names->plural)
        return kin_error_set(err, KIN_EINVAL, "factory: no resource");
    return 0;
}

int kin_factory_for_resource(kin_factory *factory, const char *group,
                             const char *version, const char *plural,
                             kin_informer **ret, kin_error *err)
{
    const kin_resource names = {
        .group = group, .version = version, .plural = plural};
    struct kin__factory_call call = {0};
    int r = find_check(&names, err);

    if (r < 0)
        return r;
    r = call_begin(factory, /* parent= */ NULL, &call, err);
    if (r < 0)
        return r;
    r = find_once(factory, &names, call.stop, ret, err);
    call_end(factory, &call);
    return r;
}

/* ---- waiting ---- */

/* Whether a retry may help. */
static bool find_is_worth_waiting(int code)
{
    return code < 0 && code != KIN_ENOMEM && code != KIN_EINVAL &&
           code != KIN_EUNSUPPORTED;
}

/* The cached discovery may be stale. */
static void find_forget(kin_factory *factory)
{
    kin_discovery *discovery = NULL;

    if (find_discovery(factory, &discovery, /* err= */ NULL) == 0)
        kin_discovery_invalidate(discovery);
}

/* The last failure is more useful than the timeout. */
static int find_give_up(int code, const kin_error *last, kin_error *err)
{
    if (err && last->code < 0 && last->code != code) {
        *err = *last;
        err->code = code;
        return code;
    }
    return kin_error_set(err, code, "factory: %s while waiting for a resource",
                         kin_error_text(code));
}

static int find_patiently(kin_factory *factory, const kin_resource *names,
                          kin_stop *stop, kin_informer **ret, kin_error *err)
{
    kin_error last = KIN_ERROR_INIT;
    int64_t wait_ms = FIND_FIRST_WAIT_MS;

    for (;;) {
        kin_error failure = KIN_ERROR_INIT;
        int r = find_once(factory, names, stop, ret, &failure);
        int why = kin_stop_reason(stop);
        if (why == 0 || last.code == 0)
            last = failure;
        if (!find_is_worth_waiting(r)) {
            if (r < 0 && err)
                *err = failure;
            return r;
        }
        if (why == 0)
            why = kin_stop_wait(stop, kin_deadline_ms(wait_ms));
        if (why < 0)
            return find_give_up(why, &last, err);
        wait_ms = wait_ms * 2 < FIND_LAST_WAIT_MS ? wait_ms * 2
                                                  : FIND_LAST_WAIT_MS;
        find_forget(factory);
    }
}

int kin_factory_wait_resource(kin_factory *factory, const kin_resource *name,
                              kin_stop *stop, kin_informer **ret,
                              kin_error *err)
{
    struct kin__factory_call call = {0};
    int r = find_check(name, err);

    if (r < 0)
        return r;
    r = call_begin(factory, stop, &call, err);
    if (r < 0)
        return r;
    r = find_patiently(factory, name, call.stop, ret, err);
    call_end(factory, &call);
    return r;
}
