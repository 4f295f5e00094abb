/* SPDX-License-Identifier: Apache-2.0 */
#include "informer/factory_impl.h"
#include "informer/informer_impl.h"

kin_informer *kin__factory_hold(kin_factory *factory,
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
    struct kin__runner *runner = NULL;
    int r = kin__thread_check_locks(/* err= */ NULL);

    if (r == 0 && informer)
        r = factory_drop(factory, informer, &last);
    if (!last)
        return r;
    kin_informer_stop(informer);
    /* Without a runner, which a factory whose informers were all made by makers
     * need not have, it is freed with the factory. */
    if (!kin__informer_is_quiet(informer, /* reaper= */ NULL))
        (void)kin__factory_runner(factory, &runner, /* err= */ NULL);
    kin__factory_unpin(last);
    return 0;
}
