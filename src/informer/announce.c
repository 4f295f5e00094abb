/* SPDX-License-Identifier: Apache-2.0 */
#include "informer/announce.h"

#include <assert.h>

#include "informer/lookup.h"

static bool change_keeps_version(const struct kin__store_change *change)
{
    return change->old && kin_str_eq(kin_object_resource_version(change->old),
                                     kin_object_resource_version(change->now));
}

/* Whether an object has replaced another one. */
static bool change_replaces(const struct kin__store_change *change)
{
    return change->old && !kin_str_eq(kin_object_uid(change->old),
                                      kin_object_uid(change->now));
}

void kin__announce_gone(const struct kin__announcer *announcer,
                        const struct kin__gone *gone)
{
    struct kin__notification notification = {
        .type = KIN_EVENT_DELETED,
        .is_tombstone = gone->is_tombstone,
        .is_isolated = gone->is_isolated,
        .now = gone->object,
        .since_ns = announcer->now_ns,
    };

    kin__processor_distribute(announcer->processor, &notification,
                              /* is_resync= */ false);
}

void kin__announce_change(const struct kin__announcer *announcer,
                          const struct kin__store_change *change)
{
    kin_object *old = change->old;

    if (announcer->splits_replaced && change_replaces(change)) {
        kin__announce_gone(announcer, &(struct kin__gone){
                                          .object = old, .is_tombstone = true});
        old = NULL;
    }
    struct kin__notification notification = {
        .type = old ? KIN_EVENT_UPDATED : KIN_EVENT_ADDED,
        .is_initial = !old && announcer->is_initial,
        .old = old,
        .now = change->now,
        .since_ns = announcer->now_ns,
    };

    kin__processor_distribute(announcer->processor, &notification,
                              old && change_keeps_version(change));
    struct kin__lookups *lookups = announcer->processor->lookups;
    if (lookups && change->old != change->now)
        kin__lookups_note(lookups, change->now);
}

static void announce_all(struct kin__batch_writer *writer,
                         kin_snapshot *snapshot, int64_t now_ns)
{
    kin_iter it = kin_snapshot_list(snapshot);
    const kin_object *object = NULL;

    for (object = kin_iter_next(&it); object; object = kin_iter_next(&it))
        kin__batch_writer_add(writer,
                              &(struct kin__notification){
                                  .type = KIN_EVENT_ADDED,
                                  .is_initial = true,
                                  .now = kin__object_of(object),
                                  .since_ns = now_ns,
                              },
                              /* is_resync= */ false);
}

int kin__announce_all(struct kin_registration *registration,
                      kin_snapshot *snapshot, int64_t now_ns)
{
    struct kin__batch_writer writer;

    kin__batch_writer_init(&writer, registration->alloc);
    writer.is_distinct = true;
    int r = kin__batch_writer_reserve(&writer, kin_snapshot_count(snapshot));
    if (r == 0)
        r = kin__registration_reserve(registration, &writer);
    if (r == 0) {
        announce_all(&writer, snapshot, now_ns);
        kin__batch_writer_publish(&writer, registration->shares);
        kin__registration_push(registration, &writer);
        kin__batch_writer_advance(&writer);
    }
    kin__batch_writer_done(&writer);
    return r;
}

/* Makes room for each handler; returns how many share the notifications. */
static int first_reserve(struct kin__processor *processor,
                         struct kin__batch_writer *writer, uint32_t *ret_users)
{
    struct kin_registration *self = NULL;

    cds_list_for_each_entry(self, &processor->registrations, link) {
        int r = kin__registration_reserve(self, writer);
        if (r < 0)
            return r;
        *ret_users += self->shares;
    }
    return 0;
}

static void first_push(struct kin__processor *processor,
                       struct kin__batch_writer *writer, uint32_t users)
{
    struct kin_registration *self = NULL;

    kin__batch_writer_publish(writer, users);
    cds_list_for_each_entry(self, &processor->registrations, link) {
        kin__registration_push(self, writer);
    }
    kin__batch_writer_advance(writer);
}

int kin__announce_first(struct kin__processor *processor,
                        kin_snapshot *snapshot, int64_t now_ns)
{
    struct kin__batch_writer writer;
    uint32_t users = 0;
    int r = 0;

    kin__processor_assert_held(processor);
    assert(processor->is_muted);
    if (cds_list_empty(&processor->registrations)) {
        processor->is_muted = false;
        return 0;
    }
    kin__batch_writer_init(&writer, processor->writer.alloc);
    writer.is_distinct = true;
    r = kin__batch_writer_reserve(&writer, kin_snapshot_count(snapshot));
    if (r == 0)
        r = first_reserve(processor, &writer, &users);
    if (r == 0) {
        announce_all(&writer, snapshot, now_ns);
        first_push(processor, &writer, users);
        processor->is_muted = false;
        processor->is_wake_due = true;
    }
    kin__batch_writer_done(&writer);
    return r;
}
