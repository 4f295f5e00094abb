/* SPDX-License-Identifier: Apache-2.0 */
/*
 * informer_state.c - how far an informer is.
 */
#include <string.h>

#include "base/str.h"
#include "informer/informer_impl.h"

bool kin_informer_has_started(const kin_informer *informer)
{
    return atomic_load(&informer->is_started);
}

bool kin_informer_is_stopped(const kin_informer *informer)
{
    return atomic_load(&informer->is_stopped);
}

static bool is_older(kin_str a, kin_str b)
{
    if (!kin__version_is_number(a) || !kin__version_is_number(b))
        return a.len == 0 && b.len > 0;
    return !kin__version_reaches(a, b);
}

/* The lock is held. */
static kin_str oldest_version(const struct kin__sources *sources)
{
    kin_str oldest = KIN__S("");

    for (size_t i = 0; i < sources->count; i++) {
        kin_str version = kin__reflector_version(
            kin__core_reflector(sources->all[i].core));
        if (i == 0 || is_older(version, oldest))
            oldest = version;
    }
    return oldest;
}

size_t kin_informer_last_sync_resource_version(const kin_informer *informer,
                                               char *ret, size_t size)
{
    kin_informer *self = (kin_informer *)(uintptr_t)informer;

    KIN__LOCK_SCOPE(&self->mutex);
    kin_str version = oldest_version(&self->sources);
    if (size > 0) {
        size_t kept = version.len < size ? version.len : size - 1;
        if (kept > 0)
            memcpy(ret, version.ptr, kept);
        ret[kept] = '\0';
    }
    return version.len;
}
