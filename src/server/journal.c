/* SPDX-License-Identifier: Apache-2.0 */
#include "server/journal.h"

#include "base/alloc.h"
#include "cache/batch.h"
#include "cache/store.h"
#include "object/import.h"
#include "object/values.h"
#include "server/stamp.h"

enum {
    /* Maximum of writes in one commit. */
    COMMIT_MAX = 1024,
};

/* ---- life ---- */

void kin__journal_init(struct kin__journal *journal, const kin_allocator *alloc,
                       const kin_clock *clock, struct kin__storage *storage)
{
    *journal = (struct kin__journal){
        .alloc = alloc, .clock = clock, .storage = storage};
    kin__mutex_init(&journal->lock);
    kin__cond_init(&journal->changed);
    atomic_init(&journal->published, 0);
    CDS_INIT_LIST_HEAD(&journal->open);
}

void kin__journal_done(struct kin__journal *journal)
{
    assert(!kin__list_is_linked(&journal->open));
    (void)kin__storage_free(journal->storage);
    kin__cond_done(&journal->changed);
    kin__mutex_done(&journal->lock);
}

/* ---- operations ---- */

int kin__op_new(const kin_allocator *alloc,
                struct kin__resource_store *resource_store, kin_str key,
                const kin_object *old, struct kin__op **ret)
{
    struct kin__op *op = kin__alloc0(alloc, 1, sizeof(*op) + key.len + 1);

    if (!op)
        return KIN_ENOMEM;
    char *text = (char *)(op + 1);
    memcpy(text, key.ptr, key.len);
    op->key = kin_str_of(text, key.len);
    op->alloc = alloc;
    op->resource_store = resource_store;
    op->old = kin_object_ref(old);
    CDS_INIT_LIST_HEAD(&op->link);
    *ret = op;
    return 0;
}

struct kin__op *kin__op_free(struct kin__op *op)
{
    if (!op)
        return NULL;
    assert(!kin__list_is_linked(&op->link) && op->root == KIN__VAL_NONE);
    (void)kin_object_unref(op->old);
    (void)kin_object_unref(op->now);
    (void)kin__watch_event_unref(op->event);
    kin__free(op->alloc, op);
    return NULL;
}

/* ---- staging ---- */

/* Copies a value into the store's arena, with its version. */
static int op_import(struct kin__op *op, kin_value value, kin_error *err)
{
    kin_store *store = NULL;
    kin__val root = KIN__VAL_NONE;
    int r = kin__resource_store_open(op->resource_store, &store, err);

    if (r < 0)
        return r;
    struct kin__arena *arena = kin__store_arena(store);
    kin__values_next(arena);
    r = kin__val_import(arena, value.home, value.bits, &root);
    if (r == 0)
        r = kin__stamp_version(arena, root, op->version, &op->root);
    return r < 0 ? kin_error_set(err, r, "store: %s", kin_error_text(r)) : 0;
}

static void op_drop_root(struct kin__op *op)
{
    if (op->root != KIN__VAL_NONE)
        kin__val_unref(
            kin__store_arena(kin__resource_store_store(op->resource_store)),
            op->root);
    op->root = KIN__VAL_NONE;
}

int kin__journal_stage(struct kin__journal *journal, struct kin__op *op,
                       kin_value value, kin_error *err)
{
    kin__mutex_assert_held(&journal->lock);
    assert(!kin__op_map_get(&op->resource_store->pending, op->key));
    if (journal->is_stopped)
        return kin_error_set(err, KIN_ESTOPPED, "the server is stopping");
    if (journal->broken) {
        if (err)
            *err = journal->why_broken;
        return journal->broken;
    }
    assert(op->version == 0 && !op->is_done);
    op->version = journal->assigned + 1;
    op->is_deletion = !kin_value_exists(value);
    int r = op->is_deletion ? 0 : op_import(op, value, err);
    if (r < 0)
        return r;
    r = kin__op_map_insert(&op->resource_store->pending, op);
    if (r < 0) {
        op_drop_root(op);
        return kin_error_set(err, r, NULL);
    }
    journal->assigned = op->version;
    cds_list_add_tail(&op->link, &journal->open);
    return 0;
}

/* ---- preparing ---- */

static int resource_store_reserve_gone(
    struct kin__resource_store *resource_store)
{
    if (resource_store->gone_count < resource_store->gone_cap)
        return 0;
    size_t cap = resource_store->gone_cap * 2 + 8;
    kin_str *gone = kin__realloc(resource_store->alloc, resource_store->gone,
                                 cap, sizeof(*gone));
    if (!gone)
        return KIN_ENOMEM;
    resource_store->gone = gone;
    resource_store->gone_cap = cap;
    return 0;
}

static enum kin__watch_type op_type(const struct kin__op *op)
{
    if (op->is_deletion)
        return KIN__WATCH_DELETED;
    return op->old ? KIN__WATCH_MODIFIED : KIN__WATCH_ADDED;
}

static int op_prepare_event(struct kin__op *op, int64_t now_ns)
{
    struct kin__history *history = &op->resource_store->history;
    struct kin__watch_event_fields fields = {.type = op_type(op),
                                             .version = op->version,
                                             .at_ns = now_ns,
                                             .old = op->old};
    int r = kin__watch_event_new(history, &fields, &op->event);

    return r < 0 ? r : kin__history_append(history, op->event);
}

static int op_prepare_store(struct kin__op *op, kin_error *err)
{
    struct kin__resource_store *resource_store = op->resource_store;
    kin_store *store = kin__resource_store_store(resource_store);
    kin__val root = op->root;

    if (!op->is_deletion) {
        op->root = KIN__VAL_NONE;
        return kin__batch_put(store, root, &op->now, err);
    }
    int r = resource_store_reserve_gone(resource_store);
    if (r == 0)
        r = kin__batch_delete(store, err);
    if (r == 0)
        resource_store->gone[resource_store->gone_count++] = op->key;
    return r;
}

/* All steps that can fail; readers do not see them. */
static int op_prepare(struct kin__op *op, int64_t now_ns)
{
    assert(op->version > 0 && !op->event && !op->now);
    int r = op_prepare_event(op, now_ns);
    if (r < 0)
        return r;
    r = op_prepare_store(op, /* err= */ NULL);
    if (r < 0) {
        kin__history_retract(&op->resource_store->history);
        return r;
    }
    /* The event is not published yet, so that it may still change. */
    op->event->now = kin_object_ref(op->now);
    op->resource_store->appended++;
    op->resource_store->version = op->version;
    return 0;
}

static void op_finish(struct kin__op *op, int code)
{
    assert(!op->is_done);
    (void)kin__op_map_remove(&op->resource_store->pending, op->key);
    op_drop_root(op);
    op->code = code;
    op->is_done = true;
    kin__list_unlink(&op->link);
}

/* ---- committing ---- */

/* The work of a leader. */
struct commit {
    struct kin__journal *journal;
    struct cds_list_head ops;
    struct cds_list_head resource_stores; /* touched */
    struct kin__storage_row *rows;        /* owned; NULL without a storage */
    size_t count;
    uint64_t version; /* of the last write */
};

static void commit_take(struct commit *commit)
{
    struct cds_list_head *open = &commit->journal->open;

    while (kin__list_is_linked(open) && commit->count < COMMIT_MAX) {
        struct cds_list_head *node = kin__list_pop(open);
        cds_list_add_tail(node, &commit->ops);
        commit->count++;
    }
}

static void commit_prepare(struct commit *commit)
{
    int64_t now_ns = kin__clock_now_ns(commit->journal->clock);
    struct kin__op *op = NULL;
    struct kin__op *next = NULL;

    cds_list_for_each_entry_safe(op, next, &commit->ops, link) {
        int r = op_prepare(op, now_ns);
        if (r < 0) {
            op_finish(op, r);
            commit->count--;
            continue;
        }
        commit->version = op->version;
        if (!kin__list_is_linked(&op->resource_store->touched))
            cds_list_add_tail(&op->resource_store->touched,
                              &commit->resource_stores);
    }
}

/* Allocates the rows with the lock held, so that nothing else can fail before
 * the storage is called. */
static int commit_make_rows(struct commit *commit)
{
    struct kin__journal *journal = commit->journal;
    struct kin__op *op = NULL;
    size_t i = 0;

    kin__mutex_assert_held(&journal->lock);
    if (!journal->storage || commit->count == 0)
        return 0;
    commit->rows = kin__alloc(journal->alloc, commit->count,
                              sizeof(*commit->rows));
    if (!commit->rows)
        return KIN_ENOMEM;
    cds_list_for_each_entry(op, &commit->ops, link) {
        assert(i < commit->count);
        commit->rows[i++] = (struct kin__storage_row){
            .version = op->version,
            .before = op->old ? kin__object_version(op->old) : 0,
            .resource = op->resource_store->name,
            .key = op->key,
            .value = op->now ? kin_object_value(op->now) : KIN_VALUE_ABSENT};
    }
    return 0;
}

/* Makes the writes durable; releases the lock meanwhile. */
static int commit_store(struct commit *commit, kin_error *err)
{
    struct kin__journal *journal = commit->journal;
    struct kin__storage *storage = journal->storage;

    kin__mutex_assert_held(&journal->lock);
    if (!commit->rows)
        return 0;
    kin__mutex_unlock(&journal->lock);
    int r = storage->ops->commit(storage, commit->rows, commit->count, err);
    kin__mutex_lock(&journal->lock);
    return r;
}

static void resource_store_settle(struct kin__resource_store *resource_store)
{
    resource_store->appended = 0;
    resource_store->gone_count = 0;
    kin__list_unlink(&resource_store->touched);
}

static void commit_publish(struct commit *commit)
{
    struct kin__journal *journal = commit->journal;
    int64_t now_ns = kin__clock_now_ns(journal->clock);
    struct kin__resource_store *resource_store = NULL;
    struct kin__resource_store *next = NULL;

    kin__mutex_assert_held(&journal->lock);
    assert(commit->version > kin__journal_published(journal) &&
           commit->version <= journal->assigned);
    cds_list_for_each_entry(resource_store, &commit->resource_stores, touched) {
        kin__batch_commit(kin__resource_store_store(resource_store),
                          resource_store->gone, resource_store->gone_count,
                          resource_store->version);
    }
    atomic_store_explicit(&journal->published, commit->version,
                          memory_order_release);
    cds_list_for_each_entry_safe(resource_store, next, &commit->resource_stores,
                                 touched) {
        kin__history_publish(&resource_store->history, now_ns, commit->version,
                             journal->notify);
        resource_store_settle(resource_store);
    }
    journal->commits++;
    journal->writes += commit->count;
}

/* Undoes everything that was prepared. */
static void commit_abort(struct commit *commit)
{
    struct kin__resource_store *resource_store = NULL;
    struct kin__resource_store *next = NULL;

    cds_list_for_each_entry_safe(resource_store, next, &commit->resource_stores,
                                 touched) {
        for (; resource_store->appended > 0; resource_store->appended--)
            kin__history_retract(&resource_store->history);
        kin__batch_abort(kin__resource_store_store(resource_store));
        resource_store_settle(resource_store);
    }
}

/* 0, or the error with which all of its writes fail. */
static int commit_run(struct commit *commit)
{
    struct kin__journal *journal = commit->journal;
    kin_error err = KIN_ERROR_INIT;

    commit_take(commit);
    commit_prepare(commit);
    int r = commit_make_rows(commit);
    if (r == 0) {
        r = commit_store(commit, &err);
        if (r < 0) { /* J4 */
            journal->broken = r;
            journal->why_broken = err;
        }
    }
    if (r < 0)
        commit_abort(commit);
    else if (commit->count > 0)
        commit_publish(commit);
    kin__free(journal->alloc, commit->rows);
    return r;
}

static void journal_wake(struct kin__journal *journal)
{
    kin__mutex_assert_held(&journal->lock);
    if (journal->waiting > 0)
        kin__cond_broadcast(&journal->changed);
}

/* Commits all staged writes; releases the lock meanwhile. */
static void journal_lead(struct kin__journal *journal)
{
    struct commit commit = {.journal = journal};

    kin__mutex_assert_held(&journal->lock);
    assert(!journal->is_leading);
    CDS_INIT_LIST_HEAD(&commit.ops);
    CDS_INIT_LIST_HEAD(&commit.resource_stores);
    journal->is_leading = true;
    int r = commit_run(&commit);
    struct kin__op *op = NULL;
    struct kin__op *next = NULL;
    cds_list_for_each_entry_safe(op, next, &commit.ops, link) {
        op_finish(op, r);
    }
    assert(journal->is_leading && !kin__list_is_linked(&commit.ops));
    journal->is_leading = false;
    journal_wake(journal);
}

/* Leads a commit, or waits for the current one. */
static void journal_step(struct kin__journal *journal)
{
    if (!journal->is_leading) {
        journal_lead(journal);
        return;
    }
    journal->waiting++;
    kin__cond_wait(&journal->changed, &journal->lock);
    journal->waiting--;
}

void kin__journal_settle(struct kin__journal *journal,
                         const struct kin__resource_store *resource_store,
                         kin_str key)
{
    kin__mutex_assert_held(&journal->lock);
    while (kin__op_map_get(&resource_store->pending, key))
        journal_step(journal);
}

int kin__journal_wait(struct kin__journal *journal, struct kin__op *op,
                      kin_error *err)
{
    kin__mutex_assert_held(&journal->lock);
    while (!op->is_done)
        journal_step(journal);
    if (op->code == 0)
        return 0;
    if (journal->broken == op->code && err)
        *err = journal->why_broken;
    else
        (void)kin_error_set(err, op->code, NULL);
    return op->code;
}

/* ---- compaction ---- */

/* Compacts a part of the storage; releases the lock meanwhile. */
static int journal_compact_part(struct kin__journal *journal, uint64_t version,
                                kin_error *err)
{
    bool is_left = false;

    kin__mutex_assert_held(&journal->lock);
    assert(journal->storage && !journal->is_leading);
    journal->is_leading = true;
    kin__mutex_unlock(&journal->lock);
    int r = journal->storage->ops->compact(journal->storage, version, &is_left,
                                           err);
    kin__mutex_lock(&journal->lock);
    journal->is_leading = false;
    journal_wake(journal);
    if (r == 0 && !is_left && journal->compacted < version)
        journal->compacted = version;
    return r;
}

void kin__journal_compact(struct kin__journal *journal, uint64_t version)
{
    kin__mutex_assert_held(&journal->lock);
    while (journal->storage && !journal->broken && !journal->is_leading &&
           version > journal->compacted) {
        /* The rest is dropped by a later compaction. */
        if (journal_compact_part(journal, version, /* err= */ NULL) < 0 ||
            kin__list_is_linked(&journal->open))
            return;
    }
}

int kin__journal_compact_all(struct kin__journal *journal, uint64_t version,
                             kin_error *err)
{
    int r = 0;

    kin__mutex_assert_held(&journal->lock);
    while (r == 0 && journal->storage && version > journal->compacted) {
        if (journal->broken) {
            if (err)
                *err = journal->why_broken;
            return journal->broken;
        }
        if (journal->is_leading || kin__list_is_linked(&journal->open))
            journal_step(journal);
        else
            r = journal_compact_part(journal, version, err);
    }
    assert(r < 0 || !journal->storage || journal->compacted >= version);
    return r;
}

void kin__journal_await(struct kin__journal *journal, uint64_t version,
                        kin_deadline deadline)
{
    kin__mutex_assert_held(&journal->lock);
    int r = 0;

    journal->waiting++;
    while (r == 0 && kin__journal_published(journal) < version &&
           !journal->is_stopped)
        r = kin__cond_wait_until(&journal->changed, &journal->lock,
                                 journal->clock, deadline);
    journal->waiting--;
}
