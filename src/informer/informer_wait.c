/* SPDX-License-Identifier: Apache-2.0 */
#include <string.h>

#include "base/str.h"
#include "cache/store.h"
#include "informer/informer_impl.h"

void kin__informer_changed(kin_informer *informer)
{
    if (informer->waiters > 0)
        kin__cond_broadcast(&informer->changed);
}

/* Why a list has not arrived.  The lock is held. */
static int informer_explain(const kin_informer *self, int code, kin_error *err)
{
    const struct kin__reflector *reflector = kin__core_reflector(self->core);
    const kin_error *last = kin__reflector_error(reflector);

    if (!err)
        return code;
    if (self->is_stopped)
        return kin_error_set(err, code, "%s: the informer was stopped",
                             self->name);
    if (!self->is_started)
        return kin_error_set(err, code, "%s: the informer was not started",
                             self->name);
    if (last->code < 0) {
        *err = *last;
        err->code = code;
        (void)kin_error_wrap(err, "%s: not synced", self->name);
        return code;
    }
    return kin_error_set(err, code, "%s: not synced: %llu objects so far",
                         self->name,
                         (unsigned long long)kin__reflector_staged(reflector));
}

bool kin__informer_check_synced(kin_informer *informer, kin_error *err)
{
    KIN__LOCK_SCOPE(&informer->mutex);
    if (kin__core_has_synced(informer->core))
        return true;
    int failure =
        kin__reflector_error(kin__core_reflector(informer->core))->code;
    (void)informer_explain(informer,
                           informer->is_stopped ? KIN_ESTOPPED
                           : failure < 0        ? failure
                                                : KIN_ETIMEDOUT,
                           err);
    return false;
}

struct wait {
    kin_informer *informer;
    kin_stop *stop;
    bool (*is_done)(kin_informer *informer, kin_str version);
    kin_str version;
};

static int informer_wait(const struct wait *wait, kin_error *err)
{
    kin_informer *self = wait->informer;
    int r = 0;
    KIN__AUTO_STOP_WAKER waker = {0};

    kin__stop_waker_add(&waker, wait->stop, &self->mutex, &self->changed);
    KIN__LOCK_SCOPE(&self->mutex);
    self->waiters++;
    while (!wait->is_done(self, wait->version)) {
        r = self->is_stopped ? KIN_ESTOPPED : kin_stop_reason(wait->stop);
        if (r < 0)
            break;
        (void)kin__cond_wait_until(&self->changed, &self->mutex, self->clock,
                                   kin_stop_deadline(wait->stop));
    }
    self->waiters--;
    return r < 0 ? informer_explain(self, r, err) : 0;
}

static bool is_synced(kin_informer *informer, kin_str version)
{
    (void)version;
    return kin__core_has_synced(informer->core);
}

int kin_informer_wait_synced(kin_informer *informer, kin_stop *stop,
                             kin_error *err)
{
    return informer_wait(&(struct wait){.informer = informer,
                                        .stop = stop,
                                        .is_done = is_synced},
                         err);
}

/* Decimal texts of any length: the longer one is the larger. */
static bool version_reaches(kin_str have, kin_str want)
{
    if (have.len != want.len)
        return have.len > want.len;
    return memcmp(have.ptr, want.ptr, want.len) >= 0;
}

static bool has_version(kin_informer *informer, kin_str version)
{
    kin_str have = kin__reflector_version(kin__core_reflector(informer->core));

    return kin__core_has_synced(informer->core) && have.len > 0 &&
           version_reaches(have, version);
}

int kin_informer_wait_version(kin_informer *informer, kin_str resource_version,
                              kin_stop *stop, kin_error *err)
{
    for (size_t i = 0; i < resource_version.len; i++) {
        if (resource_version.ptr[i] < '0' || resource_version.ptr[i] > '9')
            return kin_error_set(err, KIN_EINVAL,
                                 "'%.*s' is no resource version",
                                 KIN_STR(resource_version));
    }
    if (resource_version.len == 0)
        return kin_error_set(err, KIN_EINVAL, "no resource version was given");
    return informer_wait(&(struct wait){.informer = informer,
                                        .stop = stop,
                                        .is_done = has_version,
                                        .version = resource_version},
                         err);
}
