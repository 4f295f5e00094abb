/* SPDX-License-Identifier: Apache-2.0 */
#include "informer/batch.h"

#include <assert.h>

#include "base/pages.h"

enum {
    /* A small batch for single notifications; lists get large ones, which do
     * not fragment the heap. */
    BATCH_ITEMS = 31,
    BATCH_MAX_ITEMS = 2046, /* just below 20 pages */
    RUN_ITEMS = 256,        /* whose objects are released at once, at most */
};

struct kin__notification kin__notification_ref(
    const struct kin__notification *notification)
{
    struct kin__notification own = *notification;

    own.old = kin_object_ref(notification->old);
    own.now = kin_object_ref(notification->now);
    return own;
}

void kin__notification_done(struct kin__notification *notification)
{
    (void)kin_object_unref(notification->old);
    (void)kin_object_unref(notification->now);
    *notification = (struct kin__notification){0};
}

/* ---- batches ---- */

static size_t batch_bytes(size_t cap)
{
    return sizeof(struct kin__batch) + cap * sizeof(struct kin__batch_item);
}

static struct kin__batch *batch_new(const kin_allocator *alloc, size_t wanted)
{
    size_t cap = wanted < BATCH_ITEMS       ? BATCH_ITEMS
                 : wanted < BATCH_MAX_ITEMS ? wanted
                                            : BATCH_MAX_ITEMS;
    struct kin__batch *batch = kin__pages_alloc(alloc, batch_bytes(cap));

    if (!batch)
        return NULL;
    batch->alloc = alloc;
    batch->cap = cap;
    atomic_init(&batch->runs, 1);
    return batch;
}

/* A run was finished, or the writer needs the batch no more. */
static void batch_unref(struct kin__batch *batch)
{
    if (atomic_fetch_sub(&batch->runs, 1) == 1)
        kin__pages_free(batch->alloc, batch, batch_bytes(batch->cap));
}

/* One of the users of a run has finished it.  The batch may be freed then. */
static void batch_finish_run(struct kin__batch *batch, size_t from)
{
    struct kin__batch_item *item = &batch->items[from];

    assert(item->run > 0);
    if (atomic_fetch_sub(&item->users, 1) > 1)
        return;
    for (size_t i = 0; i < item->run; i++)
        kin__notification_done(&batch->items[from + i].notification);
    batch_unref(batch);
}

/* ---- reading ---- */

/* Returns the index of the first notification for the handler, starting at
 * `at`; `end` if the rest is not for it. */
static uint32_t part_find(const struct kin__batch_part *part, uint32_t at)
{
    while (!part->has_resyncs && at < part->end &&
           part->batch->items[at].is_resync)
        at++;
    return at;
}

/* Moves to an index, and finishes the runs before it. */
static void part_move(struct kin__batch_part *part, uint32_t to)
{
    uint32_t end = part->end;

    assert(to <= end);
    part->at = to;
    while (part->run_from < end) {
        uint32_t from = part->run_from;
        uint32_t run_end = from + part->batch->items[from].run;
        if (to < run_end)
            return;
        part->run_from = run_end;
        batch_finish_run(part->batch, from);
    }
    part->batch = NULL;
}

void kin__batch_part_begin(struct kin__batch_part *part)
{
    assert(part->wanted > 0);
    part->run_from = part->at;
    part_move(part, part_find(part, part->at));
}

const struct kin__notification *kin__batch_part_get(
    const struct kin__batch_part *part)
{
    assert(part->batch && part->at < part->end);
    return &part->batch->items[part->at].notification;
}

const struct kin__notification *kin__batch_part_peek(
    const struct kin__batch_part *part)
{
    uint32_t next = part_find(part, part->at + 1);

    return next < part->end ? &part->batch->items[next].notification : NULL;
}

void kin__batch_part_next(struct kin__batch_part *part)
{
    part_move(part, part_find(part, part->at + 1));
}

void kin__batch_part_skip(struct kin__batch_part *part)
{
    assert(part->wanted == 0);
    part->run_from = part->at;
    part_move(part, part->end);
}

/* ---- writing ---- */

static struct kin__batch *batch_of(struct cds_list_head *link)
{
    return cds_list_entry(link, struct kin__batch, link);
}

/* The batch after `batch`, or the first one if that is NULL. */
static struct kin__batch *writer_next(const struct kin__batch_writer *writer,
                                      const struct kin__batch *batch)
{
    struct cds_list_head *link = batch ? batch->link.next
                                       : writer->batches.next;

    return link == &writer->batches ? NULL : batch_of(link);
}

static void writer_drop(struct kin__batch_writer *writer,
                        struct kin__batch *batch)
{
    assert(batch->from == batch->count); /* nothing is lost */
    kin__list_unlink(&batch->link);
    writer->batch_count--;
    writer->room -= batch->cap - batch->count;
    if (writer->filling == batch)
        writer->filling = NULL;
    batch_unref(batch);
}

void kin__batch_writer_init(struct kin__batch_writer *writer,
                            const kin_allocator *alloc)
{
    *writer = (struct kin__batch_writer){.alloc = alloc};
    CDS_INIT_LIST_HEAD(&writer->batches);
}

void kin__batch_writer_done(struct kin__batch_writer *writer)
{
    kin__batch_writer_publish(writer, /* users= */ 0);
    kin__batch_writer_advance(writer);
    while (!cds_list_empty(&writer->batches))
        writer_drop(writer, batch_of(writer->batches.next));
}

int kin__batch_writer_reserve(struct kin__batch_writer *writer, size_t more)
{
    while (writer->room < more) {
        struct kin__batch *batch = batch_new(writer->alloc,
                                             more - writer->room);
        if (!batch)
            return KIN_ENOMEM;
        cds_list_add_tail(&batch->link, &writer->batches);
        writer->batch_count++;
        writer->room += batch->cap;
    }
    return 0;
}

void kin__batch_writer_trim(struct kin__batch_writer *writer)
{
    struct kin__batch *batch = NULL;
    struct kin__batch *next = NULL;

    for (batch = writer_next(writer, NULL); batch; batch = next) {
        next = writer_next(writer, batch);
        if (batch->from == batch->count && batch->cap > BATCH_ITEMS)
            writer_drop(writer, batch);
    }
}

void kin__batch_writer_add(struct kin__batch_writer *writer,
                           const struct kin__notification *notification,
                           bool is_resync)
{
    struct kin__batch *batch = writer->filling;

    assert(writer->room > 0);
    assert(notification->now);
    if (!batch || batch->count == batch->cap)
        batch = writer_next(writer, batch);
    assert(batch); /* room was reserved */
    struct kin__batch_item *item = &batch->items[batch->count++];
    item->notification = kin__notification_ref(notification);
    item->is_resync = is_resync;
    batch->resyncs += is_resync;
    batch->initial += notification->is_initial;
    writer->filling = batch;
    writer->room--;
    writer->count++;
    writer->resyncs += is_resync;
}

/* Divides what was not published into runs. */
static void batch_publish(struct kin__batch *batch, uint32_t users)
{
    size_t from = batch->from;

    while (from < batch->count) {
        struct kin__batch_item *item = &batch->items[from];
        size_t left = batch->count - from;
        item->run = left < RUN_ITEMS ? (uint16_t)left : RUN_ITEMS;
        atomic_store(&item->users, users);
        (void)atomic_fetch_add(&batch->runs, 1);
        from += item->run;
    }
}

void kin__batch_writer_publish(struct kin__batch_writer *writer, uint32_t users)
{
    struct kin__batch *batch = NULL;

    for (batch = writer_next(writer, NULL); batch;
         batch = writer_next(writer, batch))
        /* The writer is a user until it advances. */
        batch_publish(batch, users + 1);
}

bool kin__batch_writer_part(const struct kin__batch_writer *writer,
                            bool has_resyncs, struct kin__batch **batch,
                            struct kin__batch_part *ret)
{
    size_t count = 0;

    while (count == 0) {
        *batch = writer_next(writer, *batch);
        if (!*batch)
            return false;
        count = (*batch)->count - (*batch)->from;
    }
    count -= has_resyncs ? 0 : (*batch)->resyncs;
    *ret = (struct kin__batch_part){.batch = *batch,
                                    .at = (uint32_t)(*batch)->from,
                                    .end = (uint32_t)(*batch)->count,
                                    .wanted = (uint32_t)count,
                                    .initial = (uint32_t)(*batch)->initial,
                                    .has_resyncs = has_resyncs};
    return true;
}

/* The writer has finished the runs that were published. */
static void batch_advance(struct kin__batch *batch)
{
    while (batch->from < batch->count) {
        size_t from = batch->from;
        batch->from += batch->items[from].run;
        batch_finish_run(batch, from);
    }
    batch->resyncs = 0;
    batch->initial = 0;
}

void kin__batch_writer_advance(struct kin__batch_writer *writer)
{
    struct kin__batch *batch = NULL;
    struct kin__batch *next = NULL;

    for (batch = writer_next(writer, NULL); batch; batch = next) {
        next = writer_next(writer, batch);
        batch_advance(batch);
        if (batch->count == batch->cap)
            writer_drop(writer, batch);
    }
    writer->count = 0;
    writer->resyncs = 0;
}
