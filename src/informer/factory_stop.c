/* SPDX-License-Identifier: Apache-2.0 */
#include "informer/factory_impl.h"

static struct kin__factory_token *factory_find_token(kin_factory *factory,
                                                     const kin_stop *stop)
{
    struct kin__factory_token *token = NULL;

    cds_list_for_each_entry(token, &factory->tokens, link) {
        if (token->stop == stop)
            return token;
    }
    return NULL;
}

/* By the thread that fires it, which cannot wait for handlers. */
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
    *ret = kin__pool_alloc0(&factory->pool, 1, sizeof(**ret));
    if (!*ret)
        return KIN_ENOMEM;
    (*ret)->stop = stop;
    cds_list_add_tail(&(*ret)->link, &factory->tokens);
    return 0;
}

int kin__factory_add_token(kin_factory *factory, kin_stop *stop, kin_error *err)
{
    struct kin__runner *runner = NULL;
    struct kin__factory_token *token = NULL;

    if (!stop)
        return 0;
    int r = kin__factory_runner(factory, &runner, err);
    if (r < 0)
        return r;
    r = factory_new_token(factory, stop, &token);
    if (r < 0)
        return kin_error_set(err, r, "factory: out of memory");
    if (!token)
        return 0;
    kin__stop_watch_add(&token->watch, stop, token_fired, factory);
    kin__job_post(&factory->stopper); /* which looks at its deadline */
    return 0;
}

/* Whether one has fired; if not, when the first will by itself. */
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

void kin__factory_stop(struct kin__job *job, void *factory)
{
    kin_deadline due = KIN_NEVER;

    if (factory_is_stopped(factory, &due))
        kin_factory_shutdown(factory);
    else
        kin__job_set_due(job, due.at_ns);
}

void kin__factory_forget_tokens(kin_factory *factory)
{
    struct kin__factory_token *token = NULL;

    cds_list_for_each_entry(token, &factory->tokens, link) {
        kin__stop_watch_remove(&token->watch);
    }
    if (factory->runner)
        kin__job_cancel(&factory->stopper);
    CDS_INIT_LIST_HEAD(&factory->tokens);
}
