/* SPDX-License-Identifier: Apache-2.0 */
#include "kube/config.h"

#include <assert.h>
#include <string.h>
#include <unistd.h>

#include "base/alloc.h"
#include "base/log.h"
#include "base/opts.h"

/* Which of the sources a call may use. */
enum config_source {
    CONFIG_OPTIONS,    /* path, text and overrides */
    CONFIG_ANYTHING,   /* also KUBECONFIG, home and the pod */
    CONFIG_IN_CLUSTER, /* the pod alone */
};

/* --- Making --- */

static kin_config *config_alloc(const kin_allocator *alloc)
{
    kin_config *config = kin__alloc0(alloc, 1, sizeof(*config));

    if (!config)
        return NULL;
    kin__ref_init(&config->refs);
    config->alloc = alloc;
    kin__wipe_init(&config->wipe, alloc);
    kin__pool_init(&config->pool, &config->wipe.allocator);
    kin__mutex_init(&config->mutex);
    return config;
}

static void draft_done(struct kin__config_draft *draft)
{
    kin__problems_done(&draft->problems);
    kin__kubeconfig_done(&draft->kubeconfig);
    /* The last one: the others took their memory through it. */
    (void)kin_config_unref(draft->config);
}

#define AUTO_DRAFT __attribute__((cleanup(draft_done))) struct kin__config_draft

static int draft_init(struct kin__config_draft *draft)
{
    kin_config *config = config_alloc(draft->opts->alloc);

    if (!config)
        return KIN_ENOMEM;
    draft->config = config;
    kin__kubeconfig_init(&draft->kubeconfig, &config->wipe.allocator);
    kin__problems_init(&draft->problems, &config->wipe.allocator);
    config->is_stdin_unavailable = draft->opts->is_stdin_unavailable;
    config->environment = kin__strings_copy(&config->pool, draft->environment);
    if (!config->environment)
        return KIN_ENOMEM;
    if (!draft->opts->exec_allowed)
        return 0;
    config->exec_allowed = kin__strings_copy(
        &config->pool, (char *const *)(uintptr_t)draft->opts->exec_allowed);
    return config->exec_allowed ? 0 : KIN_ENOMEM;
}

/* Says that there is nothing, and as precisely as possible why. */
static void draft_complain_empty(struct kin__config_draft *draft)
{
    const kin_config *config = draft->config;

    if (draft->problems.code)
        return;
    if (config->cluster_name)
        kin__problems_add(&draft->problems, KIN_ENOTFOUND,
                          "context \"%s\": cluster \"%s\" does not exist or is "
                          "empty",
                          config->context_name ? config->context_name : "",
                          config->cluster_name);
    else
        kin__problems_add(&draft->problems, KIN_ENOTFOUND,
                          "no configuration: no kubeconfig with a cluster, no "
                          "server given, and not in a pod");
}

/* Credentials do not travel over plain HTTP. */
static void config_drop_secrets(kin_config *config)
{
    config->cluster = (struct kin__cluster){
        .server = config->cluster.server,
        .proxy_url = config->cluster.proxy_url,
        .is_uncompressed = config->cluster.is_uncompressed};
    config->user = (struct kin__user){
        .impersonate = config->user.impersonate,
        .impersonate_uid = config->user.impersonate_uid,
        .impersonate_groups = config->user.impersonate_groups,
        .impersonate_extra = config->user.impersonate_extra};
}

/* What is common to all ways, once cluster and user are chosen. */
static int draft_finish(struct kin__config_draft *draft)
{
    /* In a pod, TLS is meant; elsewhere a bare host means plain HTTP. */
    int r = kin__config_set_server(draft, draft->config->is_in_cluster);

    if (r == 0)
        r = kin__config_set_namespace(draft);
    if (r < 0)
        return r;
    kin__config_check(draft);
    if (!draft->config->is_tls)
        config_drop_secrets(draft->config);
    return 0;
}

static bool draft_prefers_pod(const struct kin__config_draft *draft,
                              enum config_source source)
{
    const kin_config_opts *opts = draft->opts;

    if (source == CONFIG_IN_CLUSTER)
        return true;
    return source == CONFIG_ANYTHING && opts->is_in_cluster_first &&
           !opts->path && opts->text.len == 0 && !opts->server &&
           kin__config_in_cluster_possible(draft);
}

static int draft_take_pod(struct kin__config_draft *draft)
{
    if (!kin__config_in_cluster_possible(draft)) {
        kin__problems_add(&draft->problems, KIN_ENOTFOUND,
                          "not in a pod: KUBERNETES_SERVICE_HOST, "
                          "KUBERNETES_SERVICE_PORT and the service account's "
                          "token are needed");
        return 0;
    }
    int r = kin__config_take_in_cluster(draft);
    return r < 0 ? r : draft_finish(draft);
}

static int draft_make(struct kin__config_draft *draft,
                      enum config_source source)
{
    bool prefers_pod = draft_prefers_pod(draft, source);
    int r = prefers_pod ? 0 : kin__config_load(draft);

    /* What cannot be read is not worth looking at further. */
    if (r < 0 || draft->problems.code)
        return r;
    r = kin__config_resolve(draft);
    if (r < 0)
        return r;
    if (prefers_pod ||
        (source == CONFIG_ANYTHING && !draft->problems.code &&
         kin__config_is_empty(draft) && kin__config_in_cluster_possible(draft)))
        return draft_take_pod(draft);
    if (kin__config_is_empty(draft)) {
        draft_complain_empty(draft);
        return 0;
    }
    return draft_finish(draft);
}

static int config_make(const kin_config_opts *known, enum config_source source,
                       char *const *environment, kin_config **ret,
                       kin_error *err)
{
    AUTO_DRAFT draft = {.opts = known, .environment = environment};

    if (known->path && known->text.len > 0)
        return kin_error_set(err, KIN_EINVAL,
                             "config: both a path and a text are given");
    if (known->environment)
        draft.environment = (char *const *)(uintptr_t)known->environment;
    int r = draft_init(&draft);
    /* Plugins get what the options give; nothing is read from it here. */
    if (source == CONFIG_OPTIONS)
        draft.environment = NULL;
    if (r == 0)
        r = draft_make(&draft, source);
    if (r < 0)
        return kin_error_set(err, r, /* format= */ NULL);
    r = kin__problems_report(&draft.problems, known->on_problem,
                             known->userdata, err);
    if (r < 0) {
        (void)kin_error_wrap(err, "config");
        return r;
    }
    *ret = KIN__STEAL(draft.config);
    return 0;
}

static int config_new(const kin_config_opts *opts, enum config_source source,
                      char *const *environment, kin_config **ret,
                      kin_error *err)
{
    kin_config_opts known = KIN_INIT(kin_config_opts);

    int r = kin__opts_take(opts, sizeof(known), &known);

    if (r < 0 || !ret)
        r = kin_error_set(err, KIN_EINVAL, "config: bad options");
    else
        r = config_make(&known, source, environment, ret, err);
    kin__userdata_destroy(known.destroy, known.userdata);
    return r;
}

int kin_config_new(const kin_config_opts *opts, kin_config **ret,
                   kin_error *err)
{
    return config_new(opts, CONFIG_OPTIONS, /* environment= */ NULL, ret, err);
}

int kin_config_new_from_env(const kin_config_opts *opts, kin_config **ret,
                            kin_error *err)
{
    return config_new(opts, CONFIG_ANYTHING, environ, ret, err);
}

int kin_config_new_in_cluster_from_env(const kin_config_opts *opts,
                                       kin_config **ret, kin_error *err)
{
    return config_new(opts, CONFIG_IN_CLUSTER, environ, ret, err);
}

kin_config *kin_config_ref(kin_config *config)
{
    if (config)
        kin__ref_get(&config->refs);
    return config;
}

kin_config *kin_config_unref(kin_config *config)
{
    if (!config || !kin__ref_put(&config->refs))
        return NULL;
    assert(!config->credentials);
    kin__pool_done(&config->pool);
    kin__mutex_done(&config->mutex);
    kin__free(config->alloc, config);
    return NULL;
}

/* --- Asking --- */

const char *kin_config_server(const kin_config *config)
{
    return config->server;
}

const char *kin_config_namespace(const kin_config *config)
{
    return config->namespace_name;
}

size_t kin_config_context_count(const kin_config *config)
{
    return kin__strings_count(config->contexts);
}

const char *kin_config_context_at(const kin_config *config, size_t index)
{
    return index < kin_config_context_count(config) ? config->contexts[index]
                                                    : NULL;
}
