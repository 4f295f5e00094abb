/* SPDX-License-Identifier: Apache-2.0 */
/*
 * limbo.h - what has been superseded, until nobody can see it any more.
 *
 * The writer retires a version when it has ended.  From time to time it judges
 * them: it reads the numbers of all held snapshots, and
 *   - a version in whose interval none of them lies is taken out of its list,
 *     and freed at the next judgement that finds nobody walking (version.h);
 *   - a version that is needed is put aside under one snapshot that needs it,
 *     and not looked at again before that snapshot is gone.
 * So a snapshot that is held for ever costs the versions that it needs, once,
 * and no time.
 *
 *   L1  To retire never fails: the room was promised before (limbo_reserve).
 *   L2  To judge may run short of memory; then things just stay longer.
 */
#ifndef KIN_CACHE_LIMBO_H
#define KIN_CACHE_LIMBO_H

#include "cache/readers.h"

/* What a version is; fits into the lower bits of its address. */
enum kin__limbo_kind {
    KIN__LIMBO_OBJECT,
    KIN__LIMBO_POSTINGS,
    KIN__LIMBO_TABLE,
    KIN__LIMBO_CELLS, /* not in a list */
    KIN__LIMBO_INDEX_SET,
    KIN__LIMBO_TEXT, /* a resource version that is no number */
};

struct kin__limbo_list {
    uintptr_t *items; /* address | kind */
    size_t count;
    size_t cap;
};

/* Needed by the snapshots with this number (and perhaps by others). */
struct kin__limbo_hold {
    kin__seq seq;
    struct kin__limbo_list list;
};

/* How the owner takes a version out of its list, and frees it. */
struct kin__limbo_ops {
    void (*unlink)(struct kin__version *version, enum kin__limbo_kind kind,
                   void *userdata);
    void (*free)(struct kin__version *version, enum kin__limbo_kind kind,
                 void *userdata);
    void *userdata;
};

struct kin__limbo {
    const kin_allocator *alloc;
    struct kin__readers *readers; /* borrowed */
    struct kin__limbo_ops ops;
    struct kin__limbo_list fresh;  /* not yet judged */
    size_t promised;               /* places in `fresh` */
    uint64_t retired;              /* versions, ever */
    struct kin__limbo_hold *holds; /* ascending by number */
    size_t hold_count;
    size_t hold_cap;
    /* Out of their lists, until each phase was seen without walkers. */
    struct kin__limbo_list unlinked; /* by the last judgement */
    struct kin__limbo_list waiting;  /* by those before */
    unsigned unlinked_phases;        /* bit: seen without walkers since */
    unsigned waiting_phases;
    kin__seq *held; /* room for a scan */
    size_t held_cap;
};

void kin__limbo_init(struct kin__limbo *limbo, const kin_allocator *alloc,
                     struct kin__readers *readers,
                     const struct kin__limbo_ops *ops);

/* Frees all that is left; nobody may hold a snapshot. */
void kin__limbo_done(struct kin__limbo *limbo);

/* Promises `more` calls of kin__limbo_retire(), until the next settle. */
int kin__limbo_reserve(struct kin__limbo *limbo, size_t more) KIN_NODISCARD;
/* The operation is over: promises not used are void. */
void kin__limbo_settle(struct kin__limbo *limbo);

/* Takes a version that has ended; NULL is fine. */
void kin__limbo_retire(struct kin__limbo *limbo, struct kin__version *version,
                       enum kin__limbo_kind kind);

/* Judges what is due, frees what can be freed.  Whether anything was unlinked
 * or freed. */
bool kin__limbo_judge(struct kin__limbo *limbo);

/* Frees all that was retired; for things that no reader has ever seen. */
void kin__limbo_flush(struct kin__limbo *limbo);

/* The highest number of a snapshot for which something was put aside; 0: none.
 */
static inline kin__seq kin__limbo_held(const struct kin__limbo *limbo)
{
    return limbo->hold_count ? limbo->holds[limbo->hold_count - 1].seq : 0;
}

/* Versions that are waiting, and bytes of the lists. */
size_t kin__limbo_count(const struct kin__limbo *limbo);
size_t kin__limbo_bytes(const struct kin__limbo *limbo);

#endif /* KIN_CACHE_LIMBO_H */
