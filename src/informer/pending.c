/* SPDX-License-Identifier: Apache-2.0 */
#include "informer/pending.h"

#include <assert.h>

#include "base/alloc.h"
#include "base/pages.h"

enum {
    /* A chunk of a kilobyte for what comes one by one; lists get large ones,
     * which leave nothing behind in the heap. */
    CHUNK_NOTES = 31,
    CHUNK_MAX_NOTES = 2047,
    KEYS_MAX = 1 << 30,
    SPARE_MAX = 16, /* nodes kept for the next notifications */
};

struct kin__pending_chunk {
    struct cds_list_head link;
    size_t cap;
    struct kin__note notes[];
};

struct kin__pending_node {
    struct cds_list_head link;
    struct kin__note note;
};

void kin__note_done(struct kin__note *note)
{
    (void)kin_object_unref(note->old);
    (void)kin_object_unref(note->now);
    *note = (struct kin__note){0};
}

void kin__pending_init(struct kin__pending *pending, bool coalesces,
                       uint64_t seed, const kin_allocator *alloc)
{
    *pending = (struct kin__pending){.alloc = alloc, .coalesces = coalesces};
    CDS_INIT_LIST_HEAD(&pending->chunks);
    CDS_INIT_LIST_HEAD(&pending->nodes);
    CDS_INIT_LIST_HEAD(&pending->spare);
    kin__map_init(&pending->by_key, alloc, seed, KEYS_MAX);
}

/* ---- plain: chunks ---- */

static struct kin__pending_chunk *chunk_of(struct cds_list_head *link)
{
    return cds_list_entry(link, struct kin__pending_chunk, link);
}

static size_t chunk_bytes(size_t cap)
{
    return sizeof(struct kin__pending_chunk) + cap * sizeof(struct kin__note);
}

static struct kin__pending_chunk *chunk_add(struct kin__pending *pending,
                                            size_t wanted)
{
    size_t cap = wanted < CHUNK_NOTES       ? CHUNK_NOTES
                 : wanted < CHUNK_MAX_NOTES ? wanted
                                            : CHUNK_MAX_NOTES;
    struct kin__pending_chunk *chunk = kin__pages_alloc(pending->alloc,
                                                        chunk_bytes(cap));

    if (!chunk)
        return NULL;
    chunk->cap = cap;
    cds_list_add_tail(&chunk->link, &pending->chunks);
    return chunk;
}

static void chunk_free(struct kin__pending *pending,
                       struct kin__pending_chunk *chunk)
{
    kin__list_unlink(&chunk->link);
    kin__pages_free(pending->alloc, chunk, chunk_bytes(chunk->cap));
}

/* Places behind the last notification, in chunks that are there; counted as far
 * as they are wanted. */
static size_t chunks_room(struct kin__pending *pending, size_t wanted)
{
    struct cds_list_head *link = &pending->chunks;
    size_t room = 0;

    if (pending->last) {
        room = pending->last->cap - pending->end;
        link = &pending->last->link;
    }
    for (link = link->next; room < wanted && link != &pending->chunks;
         link = link->next)
        room += chunk_of(link)->cap;
    return room;
}

static int chunks_reserve(struct kin__pending *pending, size_t more)
{
    size_t room = chunks_room(pending, more);

    while (room < more) {
        const struct kin__pending_chunk *chunk = chunk_add(pending,
                                                           more - room);
        if (!chunk)
            return KIN_ENOMEM;
        room += chunk->cap;
    }
    pending->reserved = more;
    return 0;
}

static void chunks_push(struct kin__pending *pending,
                        const struct kin__note *note)
{
    if (!pending->last || pending->end == pending->last->cap) {
        struct cds_list_head *next = pending->last ? pending->last->link.next
                                                   : pending->chunks.next;
        assert(next != &pending->chunks); /* room was reserved */
        pending->last = chunk_of(next);
        pending->end = 0;
    }
    pending->last->notes[pending->end++] = *note;
    if (pending->reserved > 0)
        pending->reserved--;
}

static void chunks_drop_first(struct kin__pending *pending)
{
    struct kin__pending_chunk *chunk = chunk_of(pending->chunks.next);

    bool is_last = pending->last == chunk;

    pending->first = 0;
    if (is_last) {
        pending->last = NULL;
        pending->end = 0;
    }
    /* A small last one stays for what comes next, and so does one that is part
     * of the room that somebody counts on. */
    if (!is_last || (chunk->cap > CHUNK_NOTES && pending->reserved == 0))
        chunk_free(pending, chunk);
}

static void chunks_pop(struct kin__pending *pending, struct kin__note *ret)
{
    struct kin__pending_chunk *chunk = chunk_of(pending->chunks.next);

    *ret = chunk->notes[pending->first++];
    if (pending->first == chunk->cap || pending->count == 1)
        chunks_drop_first(pending);
}

/* Keeps those that have notifications, or else one that is small. */
static void chunks_trim(struct kin__pending *pending)
{
    struct cds_list_head *keep = &pending->chunks;

    pending->reserved = 0;
    if (pending->last)
        keep = &pending->last->link;
    else if (!cds_list_empty(keep) && chunk_of(keep->next)->cap <= CHUNK_NOTES)
        keep = keep->next;
    while (keep->next != &pending->chunks)
        chunk_free(pending, chunk_of(keep->next));
}

/* ---- coalescing: nodes by key ---- */

static inline kin_str node_key(const struct kin__pending_node *node)
{
    return kin_object_key(node->note.now);
}
KIN__MAP_DEFINE_STR(node_map, struct kin__pending_node, node_key);

/* The typed view of the table. */
static struct node_map *nodes_by_key(struct kin__pending *pending)
{
    return (struct node_map *)&pending->by_key;
}

static int nodes_reserve(struct kin__pending *pending, size_t more)
{
    while (pending->spare_count < more) {
        struct kin__pending_node *node = kin__alloc(pending->alloc, 1,
                                                    sizeof(*node));
        if (!node)
            return KIN_ENOMEM;
        cds_list_add(&node->link, &pending->spare);
        pending->spare_count++;
    }
    return node_map_reserve(nodes_by_key(pending), pending->count + more);
}

static void node_release(struct kin__pending *pending,
                         struct kin__pending_node *node)
{
    if (pending->spare_count < SPARE_MAX) {
        cds_list_add(&node->link, &pending->spare);
        pending->spare_count++;
    } else {
        kin__free(pending->alloc, node);
    }
}

static void nodes_trim(struct kin__pending *pending)
{
    while (pending->spare_count > SPARE_MAX) {
        kin__free(
            pending->alloc,
            KIN__LIST_POP(&pending->spare, struct kin__pending_node, link));
        pending->spare_count--;
    }
}

static void node_forget(struct kin__pending *pending,
                        struct kin__pending_node *node)
{
    if (node_map_get(nodes_by_key(pending), node_key(node)) == node)
        (void)node_map_remove(nodes_by_key(pending), node_key(node));
}

static void node_append(struct kin__pending *pending,
                        const struct kin__note *note)
{
    struct kin__pending_node *node = KIN__LIST_POP(
        &pending->spare, struct kin__pending_node, link);
    struct kin__pending_node *old = NULL;

    assert(node); /* room was reserved */
    pending->spare_count--;
    node->note = *note;
    cds_list_add_tail(&node->link, &pending->nodes);
    int r = node_map_replace(nodes_by_key(pending), node, &old);
    assert(r == 0);
    (void)r;
    pending->count++;
}

static bool note_is_of_same(const struct kin__note *a,
                            const struct kin__note *b)
{
    return kin_str_eq(kin_object_uid(a->now), kin_object_uid(b->now));
}

/* The waiting note takes the newer state; its key is the same. */
static void node_take_state(struct kin__pending *pending,
                            struct kin__pending_node *node,
                            struct kin__note *note)
{
    node_forget(pending, node); /* the key's text moves */
    (void)kin_object_unref(node->note.now);
    (void)kin_object_unref(note->old);
    node->note.now = note->now;
    node->note.is_tombstone = note->is_tombstone;
    node->note.is_isolated = note->is_isolated;
    if (note->type == KIN__NOTE_DELETE)
        node->note.type = KIN__NOTE_DELETE;
    int r = node_map_insert(nodes_by_key(pending), node);
    assert(r == 0);
    (void)r;
}

/* Whether the note could be joined; `*ret_lost` counts an initial one that
 * became nothing. */
static bool nodes_join(struct kin__pending *pending, struct kin__note *note,
                       size_t *ret_lost)
{
    struct kin__pending_node *node = node_map_get(nodes_by_key(pending),
                                                  kin_object_key(note->now));

    if (!node || node->note.type == KIN__NOTE_DELETE ||
        note->type == KIN__NOTE_ADD || !note_is_of_same(&node->note, note))
        return false;
    if (node->note.type == KIN__NOTE_ADD && note->type == KIN__NOTE_DELETE) {
        *ret_lost = node->note.is_initial;
        node_forget(pending, node);
        kin__list_unlink(&node->link);
        kin__note_done(&node->note);
        kin__note_done(note);
        node_release(pending, node);
        pending->count--;
        return true;
    }
    node_take_state(pending, node, note);
    return true;
}

static size_t nodes_push(struct kin__pending *pending,
                         const struct kin__note *note)
{
    struct kin__note own = *note;
    size_t lost = 0;

    if (!nodes_join(pending, &own, &lost))
        node_append(pending, &own);
    return lost;
}

static void nodes_pop(struct kin__pending *pending, struct kin__note *ret)
{
    struct kin__pending_node *node = KIN__LIST_POP(
        &pending->nodes, struct kin__pending_node, link);

    node_forget(pending, node);
    *ret = node->note;
    node_release(pending, node);
}

/* ---- both ---- */

int kin__pending_reserve(struct kin__pending *pending, size_t more)
{
    return pending->coalesces ? nodes_reserve(pending, more)
                              : chunks_reserve(pending, more);
}

void kin__pending_trim(struct kin__pending *pending)
{
    if (pending->coalesces)
        nodes_trim(pending);
    else
        chunks_trim(pending);
}

size_t kin__pending_push(struct kin__pending *pending,
                         const struct kin__note *note)
{
    if (pending->coalesces)
        return nodes_push(pending, note);
    chunks_push(pending, note);
    pending->count++;
    return 0;
}

bool kin__pending_pop(struct kin__pending *pending, struct kin__note *ret)
{
    if (pending->count == 0)
        return false;
    if (pending->coalesces)
        nodes_pop(pending, ret);
    else
        chunks_pop(pending, ret);
    pending->count--;
    return true;
}

int64_t kin__pending_since_ns(const struct kin__pending *pending)
{
    if (pending->count == 0)
        return INT64_MAX;
    if (pending->coalesces)
        return cds_list_entry(pending->nodes.next, struct kin__pending_node,
                              link)
            ->note.since_ns;
    return chunk_of(pending->chunks.next)->notes[pending->first].since_ns;
}

void kin__pending_done(struct kin__pending *pending)
{
    struct kin__note note;
    struct cds_list_head *link = NULL;

    while (kin__pending_pop(pending, &note))
        kin__note_done(&note);
    while (!cds_list_empty(&pending->chunks))
        chunk_free(pending, chunk_of(pending->chunks.next));
    for (link = kin__list_pop(&pending->spare); link;
         link = kin__list_pop(&pending->spare))
        kin__free(pending->alloc,
                  cds_list_entry(link, struct kin__pending_node, link));
    kin__map_done(&pending->by_key);
}
