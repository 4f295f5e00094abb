/* SPDX-License-Identifier: Apache-2.0 */
/*
 * runner_share.c - which runners there are to share.
 *
 * A list of the whole process, since those who share know nothing of each
 * other.  It is empty when no informer is left.
 */
#include <assert.h>

#include "base/alloc.h"
#include "base/lock.h"
#include "informer/runner.h"

struct shared {
    struct cds_list_head link;
    const void *origin;
    struct kin__runner *runner;
    size_t users;
};

/* A runner is made with the mutex held, so that there is one of each; freed
 * without, since that waits for its threads. */
static struct kin__mutex shared_mutex = KIN__MUTEX_INIT;
static CDS_LIST_HEAD(shared_all);

static int shared_new(const void *origin, struct shared **ret, kin_error *err)
{
    const kin_allocator *alloc = kin_allocator_default();
    struct shared *self = kin__alloc0(alloc, 1, sizeof(*self));
    int r = self ? kin__runner_new(alloc, /* opts= */ NULL, &self->runner, err)
                 : kin_error_set(err, KIN_ENOMEM, "runner: out of memory");

    if (r < 0) {
        kin__free(alloc, self);
        return r;
    }
    assert(self);
    self->origin = origin;
    cds_list_add(&self->link, &shared_all);
    *ret = self;
    return 0;
}

int kin__runner_share(const void *origin, struct kin__runner **ret,
                      kin_error *err)
{
    struct shared *self = NULL;
    struct shared *found = NULL;

    KIN__LOCK_SCOPE(&shared_mutex);
    cds_list_for_each_entry(self, &shared_all, link) {
        if (self->origin == origin)
            found = self;
    }
    int r = found ? 0 : shared_new(origin, &found, err);
    if (r < 0)
        return r;
    found->users++;
    *ret = found->runner;
    return 0;
}

/* Takes it off the list if nobody else has it. */
static struct shared *shared_drop(const struct kin__runner *runner)
{
    struct shared *self = NULL;

    KIN__LOCK_SCOPE(&shared_mutex);
    cds_list_for_each_entry(self, &shared_all, link) {
        if (self->runner != runner)
            continue;
        if (--self->users > 0)
            return NULL;
        cds_list_del(&self->link);
        return self;
    }
    assert(false); /* a runner that is not shared */
    return NULL;
}

struct kin__runner *kin__runner_unshare(struct kin__runner *runner)
{
    struct shared *last = runner ? shared_drop(runner) : NULL;

    if (last) {
        (void)kin__runner_free(runner);
        kin__free(kin_allocator_default(), last);
    }
    return NULL;
}
