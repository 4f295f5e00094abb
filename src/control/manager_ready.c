/* SPDX-License-Identifier: Apache-2.0 */
#include <stdio.h>
#include <string.h>

#include "base/str.h"
#include "control/manager.h"
#include "informer/factory_impl.h"
#include "informer/informer_impl.h"
#include "kube/unserved.h"

/* ---- what is missing ---- */

/* Informers without a first list, of those that were started at first. */
struct missing {
    size_t count;
    char name[KIN__RESOURCE_NAME_SIZE]; /* of the first */
    kin_error why;                      /* of the first */
};

/* The text behind `prefix` and ": ", if it begins so. */
static const char *text_behind(const char *text, const char *prefix)
{
    size_t len = strlen(prefix);

    if (strncmp(text, prefix, len) == 0 && strncmp(text + len, ": ", 2) == 0)
        return text + len + 2;
    return text;
}

/* The informer's own words begin with what is said already. */
static void missing_note(struct missing *missing,
                         const struct kin__factory_entry *entry, kin_error *why)
{
    if (missing->count++ > 0)
        return;
    (void)kin__unserved_explain(&entry->resource, why);
    (void)kin__resource_name(&entry->resource, missing->name,
                             sizeof(missing->name));
    const char *text = text_behind(why->message, entry->informer->name);
    text = text_behind(text, "not synced");
    text = text_behind(text, missing->name);
    missing->why = *why;
    (void)kin_error_set(&missing->why, why->code, "%s", text);
}

static void missing_look(struct missing *missing, kin_factory *factory)
{
    struct kin__factory_entry *at = NULL;

    for (at = kin__factory_next(factory, NULL, /* is_started= */ true); at;
         at = kin__factory_next(factory, at, /* is_started= */ true)) {
        kin_error why = KIN_ERROR_INIT;
        if (!at->is_initial || kin__informer_check_synced(at->informer, &why) ||
            kin__factory_is_released(at))
            continue;
        missing_note(missing, at, &why);
    }
}

static int missing_tell(const struct missing *missing, kin_error *err)
{
    const kin_error *why = &missing->why;

    if (missing->count > 1)
        return kin_error_set(err, why->code, "%s not synced: %s (and %zu more)",
                             missing->name, why->message, missing->count - 1);
    return kin_error_set(err, why->code, "%s not synced: %s", missing->name,
                         why->message);
}

/* ---- the check ---- */

/* 1 if informers have to be looked at. */
static int ready_look(kin_manager *self, kin_error *err)
{
    KIN__LOCK_SCOPE(&self->mutex);
    if (self->opts.election && !self->is_working)
        return 0;
    if (self->are_started)
        return 1;
    return kin_error_set(err, KIN_ETIMEDOUT, "not started");
}

int kin__manager_check_ready(kin_error *err, void *manager)
{
    kin_manager *self = manager;
    struct missing missing = {0};
    int r = ready_look(self, err);

    if (r <= 0)
        return r;
    missing_look(&missing, self->factory);
    missing_look(&missing, self->metadata);
    if (missing.count > 0)
        return missing_tell(&missing, err);
    return 0;
}
