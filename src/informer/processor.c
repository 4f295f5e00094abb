/* SPDX-License-Identifier: Apache-2.0 */
#include "informer/processor.h"

#include "base/clock.h"

void kin__processor_init(struct kin__processor *processor,
                         const kin_allocator *alloc,
                         const struct kin__mutex *mutex)
{
    *processor = (struct kin__processor){.mutex = mutex};
    CDS_INIT_LIST_HEAD(&processor->registrations);
    kin__batch_writer_init(&processor->writer, alloc);
}

/* The number of handlers that share a batch. */
static uint32_t processor_users(const struct kin__processor *processor)
{
    uint32_t users = 0;
    struct kin_registration *self = NULL;

    cds_list_for_each_entry(self, &processor->registrations, link) {
        users += self->shares;
    }
    return users;
}

/* Gives the handlers what was distributed.  Call it before the list of
 * handlers, their resyncs or `unsynced` change. */
static void processor_hand_over(struct kin__processor *processor)
{
    struct kin_registration *self = NULL;

    if (processor->writer.count == 0)
        return;
    kin__batch_writer_publish(&processor->writer, processor_users(processor));
    cds_list_for_each_entry(self, &processor->registrations, link) {
        kin__registration_push(self, &processor->writer);
    }
    kin__batch_writer_advance(&processor->writer);
}

static void processor_unlink(struct kin__processor *processor,
                             struct kin_registration *registration)
{
    assert(registration->processor == processor);
    kin__list_unlink(&registration->link);
    if (registration->overflow == KIN_OVERFLOW_BLOCK) {
        assert(processor->blocking > 0);
        processor->blocking--;
    }
    kin__registration_close(registration);
    kin__registration_wake(registration);
}

void kin__processor_done(struct kin__processor *processor)
{
    struct kin_registration *self = NULL;
    struct kin_registration *next = NULL;

    processor_hand_over(processor);
    cds_list_for_each_entry_safe(self, next, &processor->registrations, link) {
        processor_unlink(processor, self);
    }
    assert(processor->blocking == 0);
    kin__batch_writer_done(&processor->writer);
}

int64_t kin__processor_start(struct kin__processor *processor)
{
    kin__processor_assert_held(processor);
    processor->is_started = true;
    return processor->check_ns;
}

/* The time between resyncs of a handler; 0 for never. */
static int64_t processor_period_ns(const struct kin__processor *processor,
                                   const struct kin_registration *registration)
{
    int64_t wanted_ns = registration->resync_ns;

    if (wanted_ns == 0 || processor->check_ns == 0)
        return 0;
    return wanted_ns > processor->check_ns ? wanted_ns : processor->check_ns;
}

void kin__processor_add(struct kin__processor *processor,
                        struct kin_registration *registration, int64_t now_ns)
{
    int64_t wanted_ns = registration->resync_ns;

    kin__processor_assert_held(processor);
    assert(!registration->processor); /* added once */
    processor_hand_over(processor);
    if (!processor->is_started && wanted_ns > 0 &&
        wanted_ns < processor->check_ns)
        processor->check_ns = wanted_ns;
    processor->is_wake_due = true; /* for the objects that exist already */
    processor->blocking += registration->overflow == KIN_OVERFLOW_BLOCK;
    registration->processor = processor;
    registration->gets_resyncs = true;
    registration->resync_due_ns = kin__time_add_ns(
        now_ns, processor_period_ns(processor, registration));
    cds_list_add_tail(&registration->link, &processor->registrations);
}

bool kin__processor_remove(struct kin__processor *processor,
                           struct kin_registration *registration)
{
    kin__processor_assert_held(processor);
    if (!kin__list_is_linked(&registration->link))
        return false;
    processor_hand_over(processor);
    processor_unlink(processor, registration);
    return true;
}

void kin__processor_wake(struct kin__processor *processor)
{
    struct kin_registration *self = NULL;

    kin__processor_assert_held(processor);
    if (!processor->is_wake_due)
        return;
    processor->is_wake_due = false;
    processor_hand_over(processor);
    cds_list_for_each_entry(self, &processor->registrations, link) {
        if (!self->is_wake_due)
            continue;
        self->is_wake_due = false;
        kin__registration_wake(self);
    }
}

int kin__processor_prepare(struct kin__processor *processor, size_t more)
{
    struct kin_registration *self = NULL;
    int r = 0;

    kin__processor_assert_held(processor);
    if (cds_list_empty(&processor->registrations) || processor->is_muted)
        return 0;
    r = kin__batch_writer_reserve(&processor->writer, more);
    if (r < 0)
        return r;
    cds_list_for_each_entry(self, &processor->registrations, link) {
        r = kin__registration_reserve(self, &processor->writer);
        if (r < 0)
            return r;
    }
    return 0;
}

int kin__processor_prepare_list(struct kin__processor *processor, size_t more)
{
    kin__processor_assert_held(processor);
    processor_hand_over(processor); /* may be of the same objects */
    processor->writer.is_distinct = true;
    int r = kin__processor_prepare(processor, more);
    if (r < 0)
        processor->writer.is_distinct = false;
    return r;
}

void kin__processor_settle(struct kin__processor *processor)
{
    struct kin_registration *self = NULL;

    kin__processor_assert_held(processor);
    processor_hand_over(processor);
    processor->writer.is_distinct = false;
    kin__batch_writer_trim(&processor->writer);
    cds_list_for_each_entry(self, &processor->registrations, link) {
        kin__registration_trim(self);
    }
}

void kin__processor_distribute(struct kin__processor *processor,
                               const struct kin__notification *notification,
                               bool is_resync)
{
    kin__processor_assert_held(processor);
    if (cds_list_empty(&processor->registrations) || processor->is_muted)
        return;
    processor->is_wake_due = true;
    kin__batch_writer_add(&processor->writer, notification, is_resync);
}

bool kin__processor_should_resync(struct kin__processor *processor,
                                  int64_t now_ns)
{
    struct kin_registration *self = NULL;
    bool is_any = false;

    kin__processor_assert_held(processor);
    processor_hand_over(processor);
    cds_list_for_each_entry(self, &processor->registrations, link) {
        int64_t period_ns = processor_period_ns(processor, self);
        self->gets_resyncs = period_ns > 0 && now_ns >= self->resync_due_ns;
        if (!self->gets_resyncs)
            continue;
        is_any = true;
        self->resync_due_ns = kin__time_add_ns(now_ns, period_ns);
    }
    return is_any;
}

bool kin__processor_is_synced(const struct kin__processor *processor)
{
    return atomic_load(&processor->unsynced) == 0;
}

bool kin__processor_count_synced(struct kin__processor *processor)
{
    struct kin_registration *self = NULL;

    kin__processor_assert_held(processor);
    assert(atomic_load(&processor->unsynced) > 0);
    processor_hand_over(processor);
    if (atomic_fetch_sub(&processor->unsynced, 1) > 1)
        return false;
    processor->is_wake_due = true;
    cds_list_for_each_entry(self, &processor->registrations, link) {
        self->is_wake_due |= kin__registration_owes_synced(self);
    }
    return true;
}

bool kin__processor_is_full(struct kin__processor *processor)
{
    struct kin_registration *self = NULL;
    bool is_full = false;

    kin__processor_assert_held(processor);
    if (processor->blocking == 0)
        return false;
    cds_list_for_each_entry(self, &processor->registrations, link) {
        is_full |= kin__registration_is_full(self, &processor->writer);
    }
    return is_full;
}
