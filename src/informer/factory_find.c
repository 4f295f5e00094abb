/* SPDX-License-Identifier: Apache-2.0 */
#include <kin/resource.h>

#include "base/clock.h"
#include "base/str.h"
#include "informer/factory_impl.h"
#include "kube/client.h"
#include "kube/discovery.h"

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

/* ---- asking ---- */

static int find_discovery(kin_factory *factory, kin_discovery **ret,
                          kin_error *err)
{
    kin_discovery_opts opts = KIN_INIT(kin_discovery_opts);
    int r = 0;

    KIN__LOCK_SCOPE(&factory->mutex);
    if (!factory->discovery && !factory->client)
        return kin_error_set(err, KIN_EUNSUPPORTED,
                             "without a client there is no server to ask");
    if (!factory->discovery && factory->client->opts.loop)
        return kin_error_set(err, KIN_EUNSUPPORTED,
                             "a client of a loop cannot be waited for");
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
        return kin_error_set(err, KIN_EUNSUPPORTED, "it cannot be watched");
    return kin_factory_informer(factory, &found->resource, ret, err);
}

/* What needs no server: built-in resources. */
static const kin_resource *find_known(const kin_resource *names)
{
    return kin_builtin_find(find_text(names->group), find_text(names->version),
                            kin_s(names->plural));
}

static int find_once(kin_factory *factory, const kin_resource *names,
                     kin_stop *stop, kin_informer **ret, kin_error *err)
{
    const kin_resource *known = find_known(names);
    kin_informer *informer = kin__factory_hold(factory, names);

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

/* Whether time may help. */
static bool find_is_worth_waiting(int code)
{
    return code < 0 && code != KIN_ENOMEM && code != KIN_EINVAL &&
           code != KIN_EUNSUPPORTED;
}

/* What somebody has now may be too old. */
static void find_forget(kin_factory *factory)
{
    kin_discovery *discovery = NULL;

    if (find_discovery(factory, &discovery, /* err= */ NULL) == 0)
        kin_discovery_invalidate(discovery);
}

/* The last failure tells more than that time is up. */
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
