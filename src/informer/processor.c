/* SPDX-License-Identifier: Apache-2.0 */
#include "informer/processor.h"

#include "base/alloc.h"
#include "base/clock.h"

enum { LISTENER_CAPACITY = 1024 };

/* ---- listeners ---- */

int kin__listener_new(const struct kin__listener_opts *opts,
                      struct kin__listener **ret, kin_error *err)
{
    struct kin__listener *self = kin__alloc0(opts->alloc, 1, sizeof(*self));

    if (!self)
        return kin_error_set(err, KIN_ENOMEM, "handler: out of memory");
    kin__ref_init(&self->refs);
    self->opts = *opts;
    if (self->opts.capacity == 0)
        self->opts.capacity = LISTENER_CAPACITY;
    CDS_INIT_LIST_HEAD(&self->link);
    kin__mutex_init(&self->mutex);
    kin__pending_init(&self->pending, opts->overflow == KIN__OVERFLOW_COALESCE,
                      opts->seed, opts->alloc);
    *ret = self;
    return 0;
}

struct kin__listener *kin__listener_ref(struct kin__listener *listener)
{
    kin__ref_get(&listener->refs);
    return listener;
}

struct kin__listener *kin__listener_unref(struct kin__listener *listener)
{
    if (!listener || !kin__ref_put(&listener->refs))
        return NULL;
    kin__pending_done(&listener->pending);
    kin__mutex_done(&listener->mutex);
    kin__free(listener->opts.alloc, listener);
    return NULL;
}

static void listener_wake(struct kin__listener *self)
{
    if (self->opts.wake)
        self->opts.wake(self->opts.userdata);
}

/* The mutex is held. */
static void listener_find_synced(struct kin__listener *self)
{
    if (self->is_upstream_synced && self->initial == 0)
        self->is_synced = true;
}

/* The mutex is held. */
static bool listener_owes_synced(const struct kin__listener *self)
{
    return self->opts.tells_synced && self->is_synced && !self->is_synced_told;
}

/* The mutex is held. */
static bool listener_next(struct kin__listener *self, struct kin__note *ret)
{
    if (self->is_removed)
        return false;
    if (!listener_owes_synced(self))
        return kin__pending_pop(&self->pending, ret);
    self->is_synced_told = true;
    *ret = (struct kin__note){.type = KIN__NOTE_SYNCED};
    return true;
}

bool kin__listener_take(struct kin__listener *listener, struct kin__note *ret)
{
    kin__mutex_lock(&listener->mutex);
    listener->taken_from = listener->pending.count;
    bool has = listener_next(listener, ret);
    listener->is_busy = has;
    listener->busy_since_ns = has && ret->type != KIN__NOTE_SYNCED
                                  ? ret->since_ns
                                  : INT64_MAX;
    kin__mutex_unlock(&listener->mutex);
    return has;
}

void kin__listener_finish(struct kin__listener *listener,
                          struct kin__note *note)
{
    kin__mutex_lock(&listener->mutex);
    listener->is_busy = false;
    if (note->type != KIN__NOTE_SYNCED)
        listener->delivered++;
    if (note->is_initial)
        listener->initial--;
    listener_find_synced(listener);
    kin__mutex_unlock(&listener->mutex);
    kin__note_done(note);
}

static bool listener_pop(struct kin__listener *self, struct kin__note *ret)
{
    KIN__LOCK_SCOPE(&self->mutex);
    return kin__pending_pop(&self->pending, ret);
}

void kin__listener_drop(struct kin__listener *listener)
{
    struct kin__note note;

    while (listener_pop(listener, &note))
        kin__note_done(&note);
}

bool kin__listener_is_idle(struct kin__listener *listener)
{
    kin__mutex_lock(&listener->mutex);
    bool has_none = listener->pending.count == 0 &&
                    !listener_owes_synced(listener);
    bool is_idle = !listener->is_busy && (listener->is_removed || has_none);
    kin__mutex_unlock(&listener->mutex);
    return is_idle;
}

void kin__listener_get_stats(struct kin__listener *listener,
                             struct kin__listener_stats *ret)
{
    kin__mutex_lock(&listener->mutex);
    *ret = (struct kin__listener_stats){
        .waiting = listener->pending.count,
        .since_ns = kin__pending_since_ns(&listener->pending),
        .delivered = listener->delivered,
        .is_synced = listener->is_synced,
        .is_busy = listener->is_busy,
        .busy_since_ns = listener->is_busy ? listener->busy_since_ns
                                           : INT64_MAX,
    };
    kin__mutex_unlock(&listener->mutex);
}

int kin__listener_reserve(struct kin__listener *listener, size_t more)
{
    kin__mutex_lock(&listener->mutex);
    int r = kin__pending_reserve(&listener->pending, more);
    kin__mutex_unlock(&listener->mutex);
    return r;
}

void kin__listener_tell(struct kin__listener *listener,
                        const struct kin__note *note)
{
    struct kin__note own = *note;

    own.old = kin_object_ref(note->old);
    own.now = kin_object_ref(note->now);
    kin__mutex_lock(&listener->mutex);
    if (own.is_initial)
        listener->initial++;
    listener->initial -= kin__pending_push(&listener->pending, &own);
    listener_find_synced(listener);
    kin__mutex_unlock(&listener->mutex);
    listener->is_owed_wake = true;
}

void kin__listener_upstream_synced(struct kin__listener *listener)
{
    kin__mutex_lock(&listener->mutex);
    listener->is_upstream_synced = true;
    listener_find_synced(listener);
    listener->is_owed_wake |= listener_owes_synced(listener);
    kin__mutex_unlock(&listener->mutex);
}

/* ---- the processor ---- */

void kin__processor_init(struct kin__processor *processor)
{
    *processor = (struct kin__processor){0};
    CDS_INIT_LIST_HEAD(&processor->listeners);
}

static void processor_unlink(struct kin__processor *processor,
                             struct kin__listener *listener)
{
    kin__list_unlink(&listener->link);
    processor->count--;
    kin__mutex_lock(&listener->mutex);
    listener->is_removed = true;
    kin__mutex_unlock(&listener->mutex);
    listener_wake(listener);
    (void)kin__listener_unref(listener);
}

void kin__processor_done(struct kin__processor *processor)
{
    struct kin__listener *listener = NULL;
    struct kin__listener *next = NULL;

    cds_list_for_each_entry_safe(listener, next, &processor->listeners, link) {
        processor_unlink(processor, listener);
    }
}

int64_t kin__processor_start(struct kin__processor *processor)
{
    processor->is_started = true;
    return processor->check_ns;
}

/* How often a listener gets resyncs; 0 for never. */
static int64_t processor_period_ns(const struct kin__processor *processor,
                                   const struct kin__listener *listener)
{
    int64_t wanted_ns = listener->opts.resync_ns;

    if (wanted_ns == 0 || processor->check_ns == 0)
        return 0;
    return wanted_ns > processor->check_ns ? wanted_ns : processor->check_ns;
}

void kin__processor_add(struct kin__processor *processor,
                        struct kin__listener *listener, int64_t now_ns)
{
    int64_t wanted_ns = listener->opts.resync_ns;

    if (!processor->is_started && wanted_ns > 0 &&
        wanted_ns < processor->check_ns)
        processor->check_ns = wanted_ns;
    processor->owes_wakes = true; /* it is told of what is there */
    listener->is_syncing = true;
    listener->resync_due_ns = kin__time_add_ns(
        now_ns, processor_period_ns(processor, listener));
    cds_list_add_tail(&kin__listener_ref(listener)->link,
                      &processor->listeners);
    processor->count++;
}

bool kin__processor_remove(struct kin__processor *processor,
                           struct kin__listener *listener)
{
    if (!kin__list_is_linked(&listener->link))
        return false;
    processor_unlink(processor, listener);
    return true;
}

void kin__processor_wake(struct kin__processor *processor)
{
    struct kin__listener *listener = NULL;

    if (!processor->owes_wakes)
        return;
    processor->owes_wakes = false;
    cds_list_for_each_entry(listener, &processor->listeners, link) {
        if (!listener->is_owed_wake)
            continue;
        listener->is_owed_wake = false;
        listener_wake(listener);
    }
}

int kin__processor_prepare(struct kin__processor *processor, size_t more)
{
    struct kin__listener *listener = NULL;

    cds_list_for_each_entry(listener, &processor->listeners, link) {
        int r = kin__listener_reserve(listener, more);
        if (r < 0)
            return r;
    }
    return 0;
}

void kin__processor_settle(struct kin__processor *processor)
{
    struct kin__listener *listener = NULL;

    cds_list_for_each_entry(listener, &processor->listeners, link) {
        kin__mutex_lock(&listener->mutex);
        kin__pending_trim(&listener->pending);
        kin__mutex_unlock(&listener->mutex);
    }
}

void kin__processor_distribute(struct kin__processor *processor,
                               const struct kin__note *note, bool is_resync)
{
    struct kin__listener *listener = NULL;

    processor->owes_wakes = true;
    cds_list_for_each_entry(listener, &processor->listeners, link) {
        if (!is_resync || listener->is_syncing)
            kin__listener_tell(listener, note);
    }
}

bool kin__processor_should_resync(struct kin__processor *processor,
                                  int64_t now_ns)
{
    struct kin__listener *listener = NULL;
    bool is_any = false;

    cds_list_for_each_entry(listener, &processor->listeners, link) {
        int64_t period_ns = processor_period_ns(processor, listener);
        listener->is_syncing = period_ns > 0 &&
                               now_ns >= listener->resync_due_ns;
        if (!listener->is_syncing)
            continue;
        is_any = true;
        listener->resync_due_ns = kin__time_add_ns(now_ns, period_ns);
    }
    return is_any;
}

void kin__processor_synced(struct kin__processor *processor)
{
    struct kin__listener *listener = NULL;

    processor->is_synced = true;
    processor->owes_wakes = true;
    cds_list_for_each_entry(listener, &processor->listeners, link) {
        kin__listener_upstream_synced(listener);
    }
}

bool kin__processor_is_full(struct kin__processor *processor)
{
    struct kin__listener *listener = NULL;
    bool is_full = false;

    cds_list_for_each_entry(listener, &processor->listeners, link) {
        if (listener->opts.overflow != KIN__OVERFLOW_BLOCK)
            continue;
        kin__mutex_lock(&listener->mutex);
        is_full |= listener->pending.count >= listener->opts.capacity;
        kin__mutex_unlock(&listener->mutex);
    }
    return is_full;
}
