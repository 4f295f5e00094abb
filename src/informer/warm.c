/* SPDX-License-Identifier: Apache-2.0 */
#include "informer/warm.h"

#include <assert.h>
#include <stdio.h>
#include <string.h>

#include "base/alloc.h"
#include "base/buf.h"
#include "base/hash.h"
#include "base/log.h"
#include "base/str.h"
#include "base/thread.h"
#include "cache/image_file.h"
#include "cache/store.h"
#include "informer/identify.h"
#include "informer/informer.h"
#include "informer/source_prove.h"
#include "kube/client.h"
#include "kube/config.h"
#include "kube/file.h"
#include "kube/lister_watcher.h"
#include "object/projection.h"

enum {
    INTERVAL_MS = 300000, /* by default */
    FIRST_MS = 2000,      /* until the first save, once the informer has synced:
                             it also finds out which cluster this is */
    STEP_OBJECTS = 1024,  /* of a save */
    TEXTS_MAX = 1024 * 1024,
};

struct kin__warm {
    kin_informer *informer; /* borrowed */
    const kin_allocator *alloc;
    struct kin__image_file *file;
    struct kin__buf server; /* what a file is bound to, as the next ones */
    struct kin__buf resource;
    struct kin__buf namespaces;
    struct kin__buf selectors;
    char projection[24];
    int64_t interval_ns;
    struct kin__job job;
    bool has_job;

    struct kin__thread thread; /* of a save */
    atomic_bool is_over;       /* it has ended, and can be joined */

    /* Guarded by the informer's lock. */
    bool is_stopped;
    int64_t saved_ns;   /* of the loaded file, wall clock; -1: none */
    struct kin__buf at; /* the versions that were loaded or saved last */
    char cluster[KIN__CLUSTER_SIZE];  /* identity; empty: unknown */
    char expected[KIN__CLUSTER_SIZE]; /* that of the loaded file */
};

/* A save; owned by its thread. */
struct save {
    struct kin__warm *warm;
    kin_snapshot *snapshot;
    struct kin__buf versions;
    char cluster[KIN__CLUSTER_SIZE];
};

/* ---- what a file is bound to ---- */

int kin__warm_check(const kin_lister_watcher *lw, const kin_informer_opts *opts,
                    kin_error *err)
{
    const kin_resource *resource = lw->resource;
    bool is_secrets = kin_str_eq(
                          kin_s(resource->plural ? resource->plural : ""),
                          KIN__S("secrets")) &&
                      (!resource->group || !resource->group[0]);

    if (!opts->snapshot)
        return 0;
    if (opts->snapshot[0] == '\0' || opts->snapshot_interval_ms < 0)
        return kin_error_set(err, KIN_EINVAL, "informer: bad options");
    if (opts->is_secret || is_secrets)
        return kin_error_set(err, KIN_EINVAL,
                             "informer: secrets are not written to snapshot "
                             "files");
    if (opts->transform && !opts->transform_id)
        return kin_error_set(err, KIN_EINVAL,
                             "informer: a snapshot file and a transform need "
                             "a transform_id");
    return 0;
}

/* Returns the certificates of the CA, or the path of a file that cannot be
 * read.  Borrowed from the cluster or from `text`. */
static kin_str ca_of(const struct kin__cluster *cluster, struct kin__buf *text)
{
    if (cluster->ca_data.len > 0)
        return kin_str_of(cluster->ca_data.ptr, cluster->ca_data.len);
    if (!cluster->ca_file)
        return KIN__S("");
    /* In pods of all clusters the file has the same path. */
    return kin__file_read_regular(cluster->ca_file, text, /* err= */ NULL) < 0
               ? kin_s(cluster->ca_file)
               : kin__buf_str(text);
}

/* The CA of the server, which stays the same where its address may not. */
static int warm_bind_server(struct kin__warm *self)
{
    const kin_client *client = kin__lister_watcher_client(self->informer->lw);
    KIN__AUTO_BUF text;

    kin__buf_init(&text, self->alloc, TEXTS_MAX);
    if (!client)
        return kin__buf_append(&self->server, KIN__S("source"));
    kin_str ca = ca_of(&client->config->cluster, &text);
    return kin__buf_printf(&self->server, "ca %016llx",
                           (unsigned long long)kin__hash(ca, /* seed= */ 0));
}

static int warm_bind_resource(struct kin__warm *self)
{
    kin_str ns = KIN__S("");
    const kin_lister_watcher *lw = self->informer->lw;
    const kin_resource *r = kin__lister_watcher_client(lw)
                                ? kin__lister_watcher_collection(lw, &ns)
                                : lw->resource;

    return kin__buf_printf(
        &self->resource, "%s%s%s/%s", r->group ? r->group : "",
        r->group && r->group[0] ? "/" : "", r->version ? r->version : "",
        r->plural ? r->plural : "");
}

static int warm_bind_namespaces(struct kin__warm *self)
{
    const kin_informer_opts *opts = &self->informer->opts;
    const kin_lister_watcher *lw = self->informer->lw;
    kin_str ns = KIN__S("");

    /* A source may have one of its own. */
    if (opts->namespace_count == 0 && kin__lister_watcher_client(lw))
        (void)kin__lister_watcher_collection(lw, &ns);
    int r = kin__buf_append(&self->namespaces, ns);
    for (size_t i = 0; r == 0 && i < opts->namespace_count; i++)
        r = kin__buf_printf(&self->namespaces, "%s%.*s", i > 0 ? "," : "",
                            KIN_STR(opts->namespaces[i]));
    return r;
}

static int warm_bind(struct kin__warm *self)
{
    const kin_informer_opts *opts = &self->informer->opts;
    int r = warm_bind_server(self);

    if (r == 0)
        r = warm_bind_resource(self);
    if (r == 0)
        r = warm_bind_namespaces(self);
    if (r == 0)
        r = kin__buf_printf(
            &self->selectors, "%.*s\n%.*s\n%.*s", KIN_STR(opts->label_selector),
            KIN_STR(opts->field_selector), KIN_STR(opts->shard_selector));
    if (opts->projection)
        (void)snprintf(
            self->projection, sizeof(self->projection), "%016llx",
            (unsigned long long)kin__projection_digest(opts->projection));
    return r;
}

static struct kin__image_binding warm_binding(const struct kin__warm *self)
{
    const kin_informer_opts *opts = &self->informer->opts;

    return (struct kin__image_binding){
        .server = kin__buf_str(&self->server),
        .resource = kin__buf_str(&self->resource),
        .namespaces = kin__buf_str(&self->namespaces),
        .selectors = kin__buf_str(&self->selectors),
        .projection = kin_s(self->projection),
        .transform = kin_s(opts->transform_id ? opts->transform_id : ""),
        .form = opts->is_metadata_only ? KIN__S("metadata") : KIN__S("full"),
    };
}

/* ---- the state of the sources ---- */

/* The versions of all sources, each on a line; empty if a watch cannot begin
 * there: some objects are isolated, and would not be reported again. */
static int warm_versions(const struct kin__warm *self, struct kin__buf *ret)
{
    const struct kin__sources *sources = &self->informer->sources;
    size_t isolated = 0;
    int r = 0;

    kin__mutex_assert_held(&self->informer->mutex);
    kin__buf_clear(ret);
    for (size_t i = 0; i < sources->count; i++)
        isolated += kin__isolated_count(
            kin__core_isolated(sources->all[i].core));
    for (size_t i = 0; r == 0 && isolated == 0 && i < sources->count; i++) {
        r = kin__buf_append(ret, kin__reflector_version(kin__core_reflector(
                                     sources->all[i].core)));
        if (r == 0)
            r = kin__buf_append(ret, KIN__S("\n"));
    }
    return r;
}

/* ---- loading ---- */

static void warm_log(const struct kin__warm *self, const char *what,
                     const kin_error *err)
{
    KIN__LOG(self->informer->opts.log, KIN_LOG_WARN, "snapshot", what,
             KIN__KV_TEXT("informer", self->informer->name),
             KIN__KV_TEXT("reason", err->message));
}

/* Loads the file into the store, which is empty.  0, or why it is not used. */
static int warm_load(struct kin__warm *self, struct kin__image_load **ret,
                     kin_error *err)
{
    struct kin__image_binding binding = warm_binding(self);
    kin_store *store = kin__core_store(self->informer->core);

    kin__core_begin_load(self->informer->core);
    int r = kin__image_load_new(self->file, store, &binding,
                                /* replaced= */ NULL, ret, err);

    if (r < 0)
        return r;
    do
        r = kin__image_load_step(*ret, SIZE_MAX, err);
    while (r > 0);
    if (r == 0)
        kin__core_end_load(self->informer->core);
    return r;
}

static void warm_keep_facts(struct kin__warm *self,
                            const struct kin__image_facts *facts)
{
    self->saved_ns = facts->saved_ns;
    (void)snprintf(self->expected, sizeof(self->expected), "%.*s",
                   KIN_STR(facts->cluster));
    kin__buf_clear(&self->at);
    /* Without memory the sources list. */
    (void)!kin__buf_append(&self->at, facts->confirmed);
}

/* Reports it as a failure, too, which is no failure of a request. */
static void warm_reject(struct kin__warm *self, kin_error *err)
{
    struct kin__source *source = &self->informer->sources.all[0];
    const struct kin__reflector_failure failure = {.err = err};

    warm_log(self, "snapshot file ignored", err);
    (void)kin_error_wrap(err, "snapshot file ignored");
    kin__informer_report(self->informer, source, &failure, err);
}

/* Whether the file was loaded. */
static bool warm_try_load(struct kin__warm *self)
{
    struct kin__image_load *load = NULL;
    kin_error err = KIN_ERROR_INIT;
    int r = self->file ? warm_load(self, &load, &err) : KIN_ENOTFOUND;

    if (r == 0)
        warm_keep_facts(self, kin__image_load_facts(load));
    else if (r != KIN_ENOTFOUND)
        warm_reject(self, &err);
    kin__image_load_free(load);
    return r == 0;
}

/* Handlers begin with the file, or with what the server has confirmed. */
static void warm_hand_over(struct kin__warm *self, int64_t now_ns)
{
    struct kin__core *core = self->informer->core;
    kin_error err = KIN_ERROR_INIT;

    if (self->informer->opts.early_handlers &&
        kin__core_announce(core, now_ns, &err) == 0)
        return;
    kin__core_mute(core);
}

static void warm_start_source(struct kin__source *source, kin_str version,
                              int64_t now_ns)
{
    if (!kin__source_can_prove(source) || kin__proof_number(version) == 0 ||
        kin__core_resume(source->core, version, now_ns) < 0)
        kin__core_start(source->core, now_ns);
}

static int64_t warm_first_ns(const struct kin__warm *self)
{
    int64_t first_ns = FIRST_MS * KIN__NS_PER_MS;

    return self->interval_ns < first_ns ? self->interval_ns : first_ns;
}

void kin__warm_start(struct kin__warm *warm)
{
    kin_informer *informer = warm->informer;
    struct kin__sources *sources = &informer->sources;
    int64_t now_ns = kin__informer_now_ns(informer);

    kin__mutex_assert_held(&informer->mutex);
    kin__job_set_due(&warm->job, kin__time_add_ns(now_ns, warm_first_ns(warm)));
    if (!warm_try_load(warm)) {
        kin__sources_start(sources);
        return;
    }
    warm_hand_over(warm, now_ns);
    sources->cluster = warm->expected;
    kin_str rest = kin__buf_str(&warm->at);
    for (size_t i = 0; i < sources->count; i++)
        warm_start_source(&sources->all[i], kin__str_cut(&rest, '\n'), now_ns);
    KIN__LOG(informer->opts.log, KIN_LOG_INFO, "snapshot",
             "snapshot file loaded", KIN__KV_TEXT("informer", informer->name),
             KIN__KV_TEXT("file", informer->opts.snapshot),
             KIN__KV_INT("age_s", (kin__clock_wall_ns(informer->clock) -
                                   warm->saved_ns) /
                                      KIN__NS_PER_S));
}

int64_t kin__warm_saved_ns(const struct kin__warm *warm)
{
    return warm ? warm->saved_ns : -1;
}

/* ---- saving ---- */

static void save_free(struct save *save)
{
    kin_snapshot_free(save->snapshot);
    kin__buf_done(&save->versions);
    kin__free(save->warm->alloc, save);
}

/* Takes the state to save; NULL if there is nothing new, or no memory.  The
 * lock is held. */
static struct save *warm_take(struct kin__warm *self)
{
    kin_informer *informer = self->informer;

    kin__mutex_assert_held(&informer->mutex);
    if (!self->file || !kin__core_has_synced(informer->core))
        return NULL;
    struct save *save = kin__alloc0(self->alloc, 1, sizeof(*save));
    if (!save)
        return NULL;
    save->warm = self;
    kin__buf_init(&save->versions, self->alloc, TEXTS_MAX);
    memcpy(save->cluster, self->cluster, sizeof(save->cluster));
    kin__core_finish(informer->core);
    int r = warm_versions(self, &save->versions);
    bool is_same = save->versions.len > 0 &&
                   kin_str_eq(kin__buf_str(&save->versions),
                              kin__buf_str(&self->at));
    if (r == 0 && !is_same)
        save->snapshot = kin_snapshot_new(kin__core_store(informer->core));
    if (save->snapshot)
        return save;
    save_free(save);
    return NULL;
}

/* Finds out which cluster it is, once.  Blocking calls fail on a client in a
 * loop: its files are bound to the CA alone. */
static void save_identify(struct save *save)
{
    struct kin__warm *warm = save->warm;
    kin_client *client = kin__lister_watcher_client(warm->informer->lw);

    if (save->cluster[0] != '\0' || !client)
        return;
    kin__cluster_get(client, warm->informer->stop, save->cluster);
    KIN__LOCK_SCOPE(&warm->informer->mutex);
    memcpy(warm->cluster, save->cluster, sizeof(save->cluster));
}

static int save_write(struct save *save, kin_error *err)
{
    struct kin__warm *warm = save->warm;
    struct kin__image_binding binding = warm_binding(warm);
    struct kin__image_save *image = NULL;
    const struct kin__image_facts facts = {
        .confirmed = kin__buf_str(&save->versions),
        .saved_ns = kin__clock_wall_ns(warm->informer->clock)};

    binding.cluster = kin_s(save->cluster);
    int r = kin__image_save_new(warm->file, save->snapshot, &binding, &facts,
                                &image, err);
    if (r == 0)
        do
            r = kin__image_save_step(image, STEP_OBJECTS, err);
        while (r > 0);
    kin__image_save_free(image);
    return r;
}

/* Frees the save. */
static void save_run(struct save *save)
{
    struct kin__warm *warm = save->warm;
    kin_error err = KIN_ERROR_INIT;
    int r = save_write(save, &err);

    if (r < 0)
        warm_log(warm, "snapshot file not written", &err);
    kin__mutex_lock(&warm->informer->mutex);
    if (r == 0) {
        kin__buf_clear(&warm->at);
        (void)!kin__buf_append(&warm->at, kin__buf_str(&save->versions));
    }
    kin__mutex_unlock(&warm->informer->mutex);
    save_free(save);
}

static void on_thread(void *userdata)
{
    struct save *save = userdata;
    struct kin__warm *warm = save->warm;

    save_identify(save);
    save_run(save);
    /* The next run of the job, or the stop, joins it: a post could come after
     * the job was cancelled. */
    atomic_store(&warm->is_over, true);
}

static void warm_join(struct kin__warm *self)
{
    if (!self->thread.is_started)
        return;
    kin__thread_join(&self->thread);
    self->thread.is_started = false;
}

/* At intervals. */
static void warm_run(struct kin__job *job, void *userdata)
{
    struct kin__warm *self = userdata;
    kin_informer *informer = self->informer;
    int64_t now_ns = kin__informer_now_ns(informer);
    const struct kin__thread_opts opts = {.name = "kin-snapshot"};
    struct save *save = NULL;

    if (self->thread.is_started && !atomic_load(&self->is_over)) {
        kin__job_set_due(job, kin__time_add_ns(now_ns, self->interval_ns));
        return;
    }
    warm_join(self);
    kin__mutex_lock(&informer->mutex);
    bool is_synced = kin__core_has_synced(informer->core);
    if (!self->is_stopped)
        save = warm_take(self);
    kin__mutex_unlock(&informer->mutex);
    kin__job_set_due(job,
                     kin__time_add_ns(now_ns, is_synced ? self->interval_ns
                                                        : warm_first_ns(self)));
    atomic_store(&self->is_over, false);
    if (save && kin__thread_start(&self->thread, &opts, on_thread, save,
                                  /* err= */ NULL) < 0) {
        self->thread.is_started = false;
        save_free(save); /* the next interval tries again */
    }
}

void kin__warm_stop(struct kin__warm *warm)
{
    if (!warm)
        return;
    kin_informer *informer = warm->informer;
    kin__mutex_lock(&informer->mutex);
    bool is_done = warm->is_stopped;
    warm->is_stopped = true;
    kin__mutex_unlock(&informer->mutex);
    if (is_done)
        return;
    kin__job_cancel(&warm->job);
    warm_join(warm);
    kin__mutex_lock(&informer->mutex);
    struct save *save = warm_take(warm);
    kin__mutex_unlock(&informer->mutex);
    if (save)
        save_run(save);
}

/* ---- life ---- */

struct kin__warm *kin__warm_free(struct kin__warm *warm)
{
    if (!warm)
        return NULL;
    if (warm->has_job)
        kin__job_done(&warm->job);
    warm_join(warm);
    kin__image_file_free(warm->file);
    kin__buf_done(&warm->server);
    kin__buf_done(&warm->resource);
    kin__buf_done(&warm->namespaces);
    kin__buf_done(&warm->selectors);
    kin__buf_done(&warm->at);
    kin__free(warm->alloc, warm);
    return NULL;
}

static void warm_init(struct kin__warm *self, kin_informer *informer)
{
    int64_t interval_ms = informer->opts.snapshot_interval_ms;

    self->informer = informer;
    self->alloc = informer->alloc;
    self->saved_ns = -1;
    self->interval_ns = kin__time_of_ms(interval_ms > 0 ? interval_ms
                                                        : INTERVAL_MS);
    kin__buf_init(&self->server, self->alloc, TEXTS_MAX);
    kin__buf_init(&self->resource, self->alloc, TEXTS_MAX);
    kin__buf_init(&self->namespaces, self->alloc, TEXTS_MAX);
    kin__buf_init(&self->selectors, self->alloc, TEXTS_MAX);
    kin__buf_init(&self->at, self->alloc, TEXTS_MAX);
}

/* A file that another process has, or in a folder that is missing, is logged:
 * the informer works without it. */
static int warm_open(struct kin__warm *self, kin_error *err)
{
    kin_error why = KIN_ERROR_INIT;
    int r = kin__image_file_open(
        self->alloc, kin_s(self->informer->opts.snapshot), &self->file, &why);

    if (r == KIN_ENOMEM)
        return kin_error_set(err, r, "%s", why.message);
    if (r < 0)
        warm_log(self, "no snapshot file", &why);
    return 0;
}

int kin__warm_new(kin_informer *informer, struct kin__warm **ret,
                  kin_error *err)
{
    if (!informer->opts.snapshot)
        return 0;
    struct kin__warm *self = kin__alloc0(informer->alloc, 1, sizeof(*self));
    if (!self)
        return kin_error_set(err, KIN_ENOMEM, "informer: out of memory");
    warm_init(self, informer);
    int r = warm_bind(self);
    if (r == 0) {
        r = kin__job_init(&self->job, informer->executor, warm_run, self);
        self->has_job = r == 0;
    }
    if (r < 0)
        (void)kin_error_set(err, r, "informer: out of memory");
    else
        r = warm_open(self, err);
    if (r < 0) {
        kin__warm_free(self);
        return r;
    }
    *ret = self;
    return 0;
}
