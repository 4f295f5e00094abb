/* SPDX-License-Identifier: Apache-2.0 */
/*
 * list_snapshot.h - the objects of a resource at one version, sorted by key.
 *
 * Lists are sorted by key, and all pages of one list have one version; a store
 * provides neither.  So a list takes a snapshot of the store and sorts it, and
 * keeps the result if more pages may follow.  A list that is no longer kept is
 * rebuilt from the current snapshot by undoing the events of the history since
 * its version; if these events were dropped, the version is gone.
 *
 *   D1  A list snapshot never changes.
 *   D2  Its content is that of every version from `from` to `upto`.
 */
#ifndef KIN_SERVER_LIST_SNAPSHOT_H
#define KIN_SERVER_LIST_SNAPSHOT_H

#include "base/list.h"
#include "base/ref.h"
#include "server/resource_store.h"

struct kin__list_snapshot {
    struct kin__ref ref;
    struct cds_list_head link; /* in the list of kept snapshots, newest first */
    const kin_allocator *alloc;
    struct kin__resource_store *resource_store;
    kin_snapshot *snapshot;     /* owned; NULL if there is no store */
    const kin_object **objects; /* owned; by key */
    size_t count;
    kin_object **extra; /* owned, and a reference to each: not in `snapshot` */
    size_t extra_count;
    uint64_t from;         /* D2 */
    _Atomic uint64_t upto; /* D2; grows */
    int64_t used_ns;       /* guarded by the lock of kin__list_snapshots */
    kin_str space; /* the namespace of all objects; empty for all namespaces */
};

struct kin__list_snapshots {
    const kin_allocator *alloc;
    struct kin__mutex lock;
    struct cds_list_head list; /* guarded; a reference to each */
    size_t count;
    size_t max;
    int64_t age_ns;
};

void kin__list_snapshots_init(struct kin__list_snapshots *lists,
                              const kin_allocator *alloc, size_t max,
                              int64_t age_ns);
void kin__list_snapshots_done(struct kin__list_snapshots *lists);

/* The current content, which has the version `*ret_version`.
 * @param published  read before the call
 * @return 0 or KIN_ENOMEM */
int kin__list_snapshot_now(struct kin__list_snapshots *lists,
                           struct kin__resource_store *resource_store,
                           kin_str space, uint64_t published,
                           struct kin__list_snapshot **ret,
                           uint64_t *ret_version) KIN_NODISCARD;

/* The same for one name: at most one object. */
int kin__list_snapshot_one(struct kin__list_snapshots *lists,
                           struct kin__resource_store *resource_store,
                           kin_str space, kin_str name, uint64_t published,
                           struct kin__list_snapshot **ret,
                           uint64_t *ret_version) KIN_NODISCARD;

/* The content at a published version.
 * @return 0, KIN_EGONE or KIN_ENOMEM */
int kin__list_snapshot_at(struct kin__list_snapshots *lists,
                          struct kin__resource_store *resource_store,
                          kin_str space, uint64_t version,
                          struct kin__list_snapshot **ret) KIN_NODISCARD;

/* Keeps it for the next pages. */
void kin__list_snapshot_keep(struct kin__list_snapshots *lists,
                             struct kin__list_snapshot *list, int64_t now_ns);

/* Drops snapshots that were not used for too long. */
void kin__list_snapshots_trim(struct kin__list_snapshots *lists,
                              int64_t now_ns);

struct kin__list_snapshot *kin__list_snapshot_ref(
    struct kin__list_snapshot *list);
struct kin__list_snapshot *kin__list_snapshot_unref(
    struct kin__list_snapshot *list);

static inline void kin__list_snapshot_cleanup(struct kin__list_snapshot **list)
{
    (void)kin__list_snapshot_unref(*list);
}
#define KIN__AUTO_LIST_SNAPSHOT                                                \
    __attribute__((                                                            \
        cleanup(kin__list_snapshot_cleanup))) struct kin__list_snapshot

/* Index of the first object whose key is not less than `key`. */
size_t kin__list_snapshot_seek(const struct kin__list_snapshot *list,
                               kin_str key);

#endif /* KIN_SERVER_LIST_SNAPSHOT_H */
