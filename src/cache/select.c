/* SPDX-License-Identifier: Apache-2.0 */
/*
 * select.c - selecting objects by labels.
 *
 * Equal labels of one store may be one value (object/node.h, N1), so the result
 * of a match is memoised by the handle of the value: fifty thousand pods have a
 * thousand sets of labels.  If nearly every object has its own labels, the memo
 * is closed; then prefetching the memory of many objects matters most.
 */
#include "cache/select.h"

#include "base/alloc.h"
#include "base/opts.h"
#include "cache/store.h"

enum {
    MEMO_MIN_CAP = 256,
    /* After so many entries the memo must have had as many hits. */
    MEMO_TRIAL = 4096,
    /* Objects that are prefetched together. */
    BATCH = 32,
};

/* Results by handle: (handle + 1) << 1 | matches; 0: a free place. */
struct memo {
    const kin_allocator *alloc;
    uint64_t *words;
    size_t count;
    size_t cap; /* a power of two */
    size_t hits;
    bool is_closed; /* too few hits */
    uint64_t last;  /* word of the previous object */
};

static void memo_done(struct memo *memo)
{
    kin__free(memo->alloc, memo->words);
}

static uint64_t *memo_place(const struct memo *memo, kin__val labels)
{
    assert(memo->count < memo->cap);
    size_t i = labels * 0x9e3779b1u & (memo->cap - 1);

    while (memo->words[i] && memo->words[i] >> 1 != (uint64_t)labels + 1)
        i = (i + 1) & (memo->cap - 1);
    return &memo->words[i];
}

static int memo_reserve(struct memo *memo)
{
    struct memo grown = *memo;

    if (memo->count * 2 < memo->cap)
        return 0;
    grown.cap = memo->cap ? memo->cap * 2 : MEMO_MIN_CAP;
    grown.words = kin__alloc0(memo->alloc, grown.cap, sizeof(*grown.words));
    if (!grown.words)
        return KIN_ENOMEM;
    for (size_t i = 0; i < memo->cap; i++)
        if (memo->words[i])
            *memo_place(&grown,
                        (kin__val)((memo->words[i] >> 1) - 1)) = memo->words[i];
    kin__free(memo->alloc, memo->words);
    *memo = grown;
    return 0;
}

static uint64_t match_word(const kin_object *object,
                           const kin_selection *selection)
{
    bool is_wanted = selection->match(kin_object_labels(object),
                                      selection->userdata);

    /* Absent labels have handle 0, which is memoised like any other. */
    return ((uint64_t)object->labels + 1) << 1 | is_wanted;
}

/* Matches labels that differ from the previous ones: 0 or KIN_ENOMEM. */
static int memo_match_other(struct memo *memo, const kin_object *object,
                            const kin_selection *selection)
{
    int r = memo_reserve(memo);

    if (r < 0)
        return r;
    uint64_t *word = memo_place(memo, object->labels);
    memo->hits += *word != 0;
    if (!*word) {
        *word = match_word(object, selection);
        memo->count++;
        memo->is_closed = memo->count >= MEMO_TRIAL && memo->hits < memo->count;
    }
    memo->last = *word;
    return 0;
}

/* Returns 1 or 0, or KIN_ENOMEM. */
static int memo_match(struct memo *memo, const kin_object *object,
                      const kin_selection *selection)
{
    int r = 0;

    if (memo->last >> 1 == (uint64_t)object->labels + 1)
        memo->hits++;
    else if (memo->is_closed)
        memo->last = match_word(object, selection);
    else
        r = memo_match_other(memo, object, selection);
    return r < 0 ? r : (int)(memo->last & 1);
}

static size_t batch_fill(kin_iter *it, const kin_object **batch)
{
    size_t count = 0;

    while (count < BATCH) {
        const kin_object *object = kin_iter_next(it);
        if (!object)
            break;
        __builtin_prefetch(&object->labels);
        batch[count++] = object;
    }
    return count;
}

/* A few labels fill one cache line, or parts of two. */
static void batch_prefetch_labels(const kin_object *const *batch, size_t count,
                                  const uint32_t *nodes)
{
    for (size_t i = 0; i < count; i++) {
        kin__val labels = batch[i]->labels;
        if (!kin__val_is_node(labels))
            continue;
        __builtin_prefetch(nodes + labels);
        __builtin_prefetch(nodes + labels + KIN__CACHE_LINE / 8);
    }
}

static int select_all(kin_iter *it, const kin_selection *selection,
                      struct memo *memo, kin_error *err)
{
    const uint32_t *nodes = kin__snapshot_store(it->snapshot)->arena->ro;
    const kin_object *batch[BATCH];

    for (;;) {
        size_t count = batch_fill(it, batch);
        if (count == 0)
            return 0;
        if (memo->is_closed)
            batch_prefetch_labels(batch, count, nodes);
        for (size_t i = 0; i < count; i++) {
            int r = selection->match ? memo_match(memo, batch[i], selection)
                                     : 1;
            if (r < 0)
                return kin_error_set(err, r, "select: out of memory");
            if (r == 1)
                r = selection->visit(batch[i], selection->userdata);
            if (r != 0)
                return r;
        }
    }
}

static int selection_take(const kin_selection *selection, kin_selection *ret,
                          kin_error *err)
{
    if (kin__opts_take(selection, sizeof(*ret), ret) < 0)
        return kin_error_set(err, KIN_EINVAL, "selection: size is not set");
    return 0;
}

int kin__iter_select(kin_iter *it, const kin_selection *selection,
                     kin_error *err)
{
    kin_selection own = KIN_INIT(kin_selection);
    int r = selection_take(selection, &own, err);

    if (r < 0)
        return r;
    if (it->code < 0)
        return kin_error_set(err, it->code, "no such index");
    if (!it->snapshot)
        return 0;
    __attribute__((cleanup(memo_done))) struct memo memo = {
        .alloc = kin__snapshot_store(it->snapshot)->alloc};
    return select_all(it, &own, &memo, err);
}

int kin_snapshot_select(const kin_snapshot *snapshot,
                        const kin_selection *selection, kin_error *err)
{
    kin_iter it = kin_snapshot_list(snapshot);

    return kin__iter_select(&it, selection, err);
}

/* ---- objects that share an index value with another ---- */

/* Visits the objects of each emitted value once; `seen` has a bit for each id.
 */
struct common {
    struct kin_index_sink sink;
    const kin_snapshot *snapshot;
    kin_str index;
    kin_selection selection;
    const kin_selection *wanted;
    uint8_t *seen;
    int result; /* of the first visit that was not 0 */
};

static void common_done(struct common *common)
{
    if (common->seen)
        kin__free(kin__snapshot_store(common->snapshot)->alloc, common->seen);
}

static int common_visit(const kin_object *object, void *userdata)
{
    struct common *common = userdata;
    uint8_t bit = (uint8_t)(1u << object->id % 8);
    uint8_t *byte = &common->seen[object->id / 8];

    if (*byte & bit)
        return 0;
    *byte |= bit;
    return common->wanted->visit(object, common->wanted->userdata);
}

static bool common_match(kin_value labels, void *userdata)
{
    struct common *common = userdata;

    return common->wanted->match(labels, common->wanted->userdata);
}

static int common_emit(struct kin_index_sink *sink, kin_str value)
{
    struct common *common = (struct common *)sink;
    kin_iter it = kin_snapshot_by_index(common->snapshot, common->index, value);

    if (common->result != 0)
        return 0;
    common->result = kin__iter_select(&it, &common->selection, /* err= */ NULL);
    return 0;
}

int kin_snapshot_index(const kin_snapshot *snapshot, kin_str index,
                       const kin_object *object, const kin_selection *selection,
                       kin_error *err)
{
    struct kin__index *found = NULL;
    kin_selection wanted = KIN_INIT(kin_selection);
    int r = selection_take(selection, &wanted, err);

    if (r < 0)
        return r;
    if (snapshot)
        found = kin__index_set_find(snapshot->indexes, index);
    if (!found)
        return kin_error_set(err, KIN_ENOTFOUND, "no index \"%.*s\"",
                             KIN_STR(index));
    if (!snapshot->table)
        return 0;
    __attribute__((cleanup(common_done))) struct common common = {
        .sink = {.emit = common_emit},
        .snapshot = snapshot,
        .index = index,
        .selection = {.size = sizeof(kin_selection),
                      .visit = common_visit,
                      .userdata = &common},
        .wanted = &wanted,
    };
    if (wanted.match)
        common.selection.match = common_match;
    size_t ids = (size_t)snapshot->table->chunks << KIN__CHUNK_SHIFT;
    common.seen = kin__alloc0(kin__snapshot_store(snapshot)->alloc, ids / 8, 1);
    if (!common.seen)
        return kin_error_set(err, KIN_ENOMEM, "index: out of memory");
    r = kin__index_run(found, object, &common.sink, err);
    if (r < 0)
        return r;
    if (common.result < 0)
        return kin_error_set(err, common.result, "index: %s",
                             kin_error_text(common.result));
    return common.result;
}
