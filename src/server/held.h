/* SPDX-License-Identifier: Apache-2.0 */
/*
 * held.h - the objects of a resource as of one version, in order.
 *
 * Lists are in the order of keys, and the pages of one list are of one version;
 * a store knows neither.  So a list takes a snapshot and sorts it, and if there
 * are more pages to come it is held, so that they need not do it again.  One
 * that is held no more is made anew of the snapshot of now, by taking back what
 * the history says has happened since; if that is gone, too, the list is.
 *
 *   D1  A held list never changes.
 *   D2  Its content is that of every version from `from` to `upto`.
 */
#ifndef KIN_SERVER_HELD_H
#define KIN_SERVER_HELD_H

#include "base/list.h"
#include "base/ref.h"
#include "server/shelf.h"

struct kin__held {
    struct kin__ref ref;
    struct cds_list_head link; /* in the list of held lists, newest first */
    const kin_allocator *alloc;
    struct kin__shelf *shelf;
    kin_snapshot *snapshot;     /* owned; NULL if there is no store */
    const kin_object **objects; /* owned; by key */
    size_t count;
    kin_object *
        *extra; /* owned, and a reference of each: not in the snapshot */
    size_t extra_count;
    uint64_t from;         /* D2 */
    _Atomic uint64_t upto; /* D2; grows */
    int64_t used_ns;       /* guarded by the lock of the lists */
    kin_str space;         /* all are of this namespace; empty: of any */
};

struct kin__held_lists {
    const kin_allocator *alloc;
    struct kin__mutex lock;
    struct cds_list_head list; /* guarded; a reference of each */
    size_t count;
    size_t max;
    int64_t age_ns;
};

void kin__held_lists_init(struct kin__held_lists *lists,
                          const kin_allocator *alloc, size_t max,
                          int64_t age_ns);
void kin__held_lists_done(struct kin__held_lists *lists);

/* The newest content, which is that of `*ret_version`.
 * @param published  read before the call
 * @return 0 or KIN_ENOMEM */
int kin__held_now(struct kin__held_lists *lists, struct kin__shelf *shelf,
                  kin_str space, uint64_t published, struct kin__held **ret,
                  uint64_t *ret_version) KIN_NODISCARD;

/* The same for one name in a namespace, or in none: at most one object. */
int kin__held_one(struct kin__held_lists *lists, struct kin__shelf *shelf,
                  kin_str space, kin_str name, uint64_t published,
                  struct kin__held **ret, uint64_t *ret_version) KIN_NODISCARD;

/* The content of a version that was published.
 * @return 0, KIN_EGONE or KIN_ENOMEM */
int kin__held_at(struct kin__held_lists *lists, struct kin__shelf *shelf,
                 kin_str space, uint64_t version,
                 struct kin__held **ret) KIN_NODISCARD;

/* Keeps it for the pages to come. */
void kin__held_keep(struct kin__held_lists *lists, struct kin__held *held,
                    int64_t now_ns);

/* Drops those that nobody has asked for for too long. */
void kin__held_lists_trim(struct kin__held_lists *lists, int64_t now_ns);

struct kin__held *kin__held_ref(struct kin__held *held);
struct kin__held *kin__held_unref(struct kin__held *held);

static inline void kin__held_cleanup(struct kin__held **held)
{
    (void)kin__held_unref(*held);
}
#define KIN__AUTO_HELD                                                         \
    __attribute__((cleanup(kin__held_cleanup))) struct kin__held

/* The first object whose key is not before `key`. */
size_t kin__held_seek(const struct kin__held *held, kin_str key);

#endif /* KIN_SERVER_HELD_H */
