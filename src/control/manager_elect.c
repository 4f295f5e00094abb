/* SPDX-License-Identifier: Apache-2.0 */
#include "base/opts.h"
#include "base/str.h"
#include "control/manager.h"

enum { ELECT_TOLERANCE_MS = 20000 };

/* ---- the elector's callbacks ---- */

/* What cannot be run is given back to others. */
static void lead(kin_stop *stop, const kin_fence *fence, void *userdata)
{
    kin_manager *self = userdata;
    kin_error err = KIN_ERROR_INIT;

    (void)fence;
    int r = kin__manager_work(self, stop, &err);
    {
        KIN__LOCK_SCOPE(&self->mutex);
        self->has_led = true;
        self->result = r;
        self->error = err;
    }
    if (r < 0)
        kin_elector_stop(self->elector);
}

static void lose(void *userdata)
{
    (void)userdata;
}

static int check_lease(kin_error *err, void *userdata)
{
    return kin_elector_check(userdata, ELECT_TOLERANCE_MS, err);
}

/* ---- all of it ---- */

static int elect_take(const kin_manager *self, kin_elector_opts *ret,
                      char *identity, kin_error *err)
{
    if (kin__opts_take(self->opts.election, sizeof(*ret), ret) < 0)
        return kin_error_set(err, KIN_EINVAL, "manager: bad election options");
    if (!ret->alloc)
        ret->alloc = self->alloc;
    if (!ret->log)
        ret->log = self->opts.log;
    if (!ret->clock)
        ret->clock = self->opts.clock;
    if (ret->ns.len == 0)
        ret->ns = KIN__S("kube-system");
    if (ret->name.len == 0)
        ret->name = kin_s(self->opts.name);
    ret->on_started = lead;
    ret->on_stopped = lose;
    ret->on_new_leader = NULL;
    ret->destroy = NULL; /* its userdata is the manager */
    ret->size = sizeof(*ret);
    if (ret->metrics == self->opts.metrics)
        ret->metrics = NULL; /* the manager tells for it */
    if (ret->identity.len > 0)
        return 0;
    int r = kin_elector_identity(identity, KIN_ELECTOR_IDENTITY_MAX + 1, err);
    ret->identity = kin_s(identity);
    return r;
}

static int elect_make(kin_manager *self, kin_error *err)
{
    char identity[KIN_ELECTOR_IDENTITY_MAX + 1] = "";
    kin_elector_opts opts = KIN_INIT(kin_elector_opts);
    kin_elector *made = NULL;
    kin_client *client = self->opts.election_client;
    int r = elect_take(self, &opts, identity, err);

    opts.userdata = self;
    if (r == 0)
        r = kin_elector_new(client ? client : self->opts.client, &opts, &made,
                            err);
    if (r < 0)
        return r;
    {
        KIN__LOCK_SCOPE(&self->mutex);
        self->elector = made;
    }
    r = self->opts.health ? kin_health_add(self->opts.health, "leaderElection",
                                           check_lease, made, KIN_HEALTH_LIVE)
                          : 0;
    return r < 0 ? kin_error_set(err, r, "health of the lease: %s",
                                 kin_error_text(r))
                 : 0;
}

static int elect_judge(kin_manager *self, const kin_stop *stop, kin_error *err)
{
    KIN__LOCK_SCOPE(&self->mutex);
    if (self->has_led && self->result < 0) {
        if (err)
            *err = self->error;
        return self->result;
    }
    if (kin_stop_requested(stop))
        return 0;
    return kin_error_set(err, KIN_ECLOSED, "the lease was lost");
}

int kin__manager_elect(kin_manager *manager, kin_stop *stop, kin_error *err)
{
    int r = elect_make(manager, err);

    if (r == 0)
        r = kin_elector_run(manager->elector, stop, err);
    return r < 0 ? r : elect_judge(manager, stop, err);
}
