/* SPDX-License-Identifier: Apache-2.0 */
/*
 * arena.c - blocks of words: where they come from and where they go.
 *
 * All blocks from ARENA_START to `top` lie side by side, and each tells its
 * size: a free one in its first word, a live one by what it holds.  So a sweep
 * can walk the arena from end to end, join free neighbours and sort them into
 * the lists again, without any boundary tag.  A sweep costs a read of every
 * node's first word; it runs when a quarter of the arena was freed since the
 * last one, which bounds its cost per freed word.
 */
#include "object/arena.h"

#include <errno.h>
#include <fcntl.h>
#include <sys/mman.h>
#include <sys/random.h>
#include <unistd.h>

#include "base/alloc.h"
#include "object/fingerprint.h"
#include "object/intern.h"

/* Since Linux 5.14; older headers and musl lack the name. */
#ifndef MADV_POPULATE_WRITE
#define MADV_POPULATE_WRITE 23
#endif

#define WORD sizeof(uint32_t)
#define PAGE_WORDS (4096 / WORD)

enum {
    /* Handle 0 is "none": the first words are never given out. */
    ARENA_START = 4,
    GROW_MIN = 64 * 1024 / WORD,
    GROW_MAX = 2 * 1024 * 1024 / WORD,
    /* Free blocks from this size on lose the pages inside them. */
    PUNCH_MIN = 64 * 1024 / WORD,
    /* Fewer free words than this are never worth a sweep. */
    SWEEP_MIN = 256 * 1024 / WORD,
};

#define ARENA_MAX_WORDS (UINT64_C(1) << 31)
#define DOCUMENT_MAX_WORDS (UINT64_C(1) << 28)

/* ---- classes ---- */

/* The class of a size, and the size rounded up to it. */
static unsigned arena_class(uint32_t *words)
{
    uint32_t n = *words;

    if (n <= KIN__ARENA_EXACT)
        return n;
    unsigned shift = 31 - (unsigned)__builtin_clz(n - 1) - 5;
    n = ((n - 1) >> shift) + 1;
    *words = n << shift;
    /* n is now 33..64; the shift starts at 1 for 65..128. */
    return KIN__ARENA_EXACT + 1 + (shift - 1) * 32 + (n - 33);
}

/* The largest class whose blocks are not larger than `words`. */
static unsigned arena_class_below(uint32_t words)
{
    uint32_t rounded = words;
    unsigned class = arena_class(&rounded);

    return rounded == words ? class : class - 1;
}

static void class_push(struct kin__arena *arena, uint32_t block, uint32_t words)
{
    unsigned class = arena_class_below(words);

    arena->rw[block] = KIN__NODE_FREE | words << KIN__NODE_FREE_SHIFT;
    arena->rw[block + 1] = arena->free_head[class];
    arena->free_head[class] = block;
    arena->free_classes[class / 64] |= UINT64_C(1) << class % 64;
}

static uint32_t class_pop(struct kin__arena *arena, unsigned class)
{
    uint32_t block = arena->free_head[class];

    arena->free_head[class] = arena->rw[block + 1];
    if (!arena->free_head[class])
        arena->free_classes[class / 64] &= ~(UINT64_C(1) << class % 64);
    return block;
}

/* The first class from `class` on that has a block; 0 if none has. */
static unsigned class_find(const struct kin__arena *arena, unsigned class)
{
    unsigned word = class / 64;

    if (class >= KIN__ARENA_CLASSES)
        return 0;
    uint64_t bits = arena->free_classes[word] & (~UINT64_C(0) << class % 64);
    while (!bits) {
        if (++word == KIN__ARENA_CLASS_WORDS)
            return 0;
        bits = arena->free_classes[word];
    }
    return word * 64 + (unsigned)__builtin_ctzll(bits);
}

/* ---- memory of the system ---- */

static int arena_commit_file(struct kin__arena *arena, uint64_t from,
                             uint64_t to)
{
    if (fallocate(arena->fd, 0, (off_t)(from * WORD),
                  (off_t)((to - from) * WORD)) < 0)
        return KIN_ENOMEM;
    /* Saves a page fault for each page; without it they happen one by one. */
    (void)madvise(arena->rw + from, (to - from) * WORD, MADV_POPULATE_WRITE);
    return 0;
}

static int arena_commit_document(struct kin__arena *arena, uint64_t to)
{
    uint32_t *moved = kin__realloc(arena->alloc, arena->rw, to, WORD);

    if (!moved)
        return KIN_ENOMEM;
    arena->rw = moved;
    arena->ro = moved;
    return 0;
}

static uint64_t arena_grown(const struct kin__arena *arena, uint64_t need)
{
    uint64_t step = arena->committed / 8;

    if (arena->is_document) {
        uint64_t twice = arena->committed * 2;
        return need > twice ? need : twice;
    }
    if (step < GROW_MIN)
        step = GROW_MIN;
    if (step > GROW_MAX)
        step = GROW_MAX;
    return (need + step + PAGE_WORDS - 1) / PAGE_WORDS * PAGE_WORDS;
}

/* Puts memory behind the first `need` words. */
static int arena_commit(struct kin__arena *arena, uint64_t need)
{
    if (need <= arena->committed)
        return 0;
    if (need > arena->max_words)
        return KIN_ELIMIT;
    uint64_t to = arena_grown(arena, need);
    if (to > arena->max_words)
        to = arena->max_words;
    int r = arena->is_document ? arena_commit_document(arena, to)
                               : arena_commit_file(arena, arena->committed, to);
    if (r == 0)
        arena->committed = to;
    return r;
}

/* Takes the whole pages between two words away; gives their size. */
static uint64_t arena_punch(struct kin__arena *arena, uint64_t from,
                            uint64_t to)
{
    from = (from + PAGE_WORDS - 1) / PAGE_WORDS * PAGE_WORDS;
    to = to / PAGE_WORDS * PAGE_WORDS;
    if (from >= to)
        return 0;
    if (fallocate(arena->fd, FALLOC_FL_PUNCH_HOLE | FALLOC_FL_KEEP_SIZE,
                  (off_t)(from * WORD), (off_t)((to - from) * WORD)) < 0)
        return 0;
    return (to - from) * WORD;
}

/* Words that a free block of that size keeps at its start when it is punched:
 * its header, in a page of its own. */
static bool block_is_punched(uint32_t words)
{
    return words >= PUNCH_MIN;
}

/* ---- taking blocks ---- */

static int arena_take_top(struct kin__arena *arena, uint32_t words,
                          kin__val *ret)
{
    int r = arena_commit(arena, arena->top + words);

    if (r < 0)
        return r;
    *ret = (uint32_t)arena->top;
    arena->top += words;
    return 0;
}

/* A large free block has lost its pages: gets those for its first `words` and
 * for the header of what remains. */
static int block_unpunch(struct kin__arena *arena, uint32_t block,
                         uint32_t block_words, uint32_t words)
{
    uint64_t end = block + (uint64_t)words + KIN__ARENA_MIN_BLOCK;

    if (end > (uint64_t)block + block_words)
        end = (uint64_t)block + block_words;
    uint64_t from = (uint64_t)block / PAGE_WORDS * PAGE_WORDS;
    end = (end + PAGE_WORDS - 1) / PAGE_WORDS * PAGE_WORDS;
    if (fallocate(arena->fd, 0, (off_t)(from * WORD),
                  (off_t)((end - from) * WORD)) < 0)
        return KIN_ENOMEM;
    uint64_t bytes = (end - from) * WORD;
    uint64_t *punched = &arena->stats.punched_bytes;
    *punched -= bytes < *punched ? bytes : *punched;
    return 0;
}

/* Takes `words` off the front of a larger free block. */
static int arena_split(struct kin__arena *arena, unsigned class, uint32_t words,
                       kin__val *ret)
{
    uint32_t block = arena->free_head[class];
    uint32_t block_words = arena->rw[block] >> KIN__NODE_FREE_SHIFT;
    uint32_t rest = block_words - words;

    if (block_is_punched(block_words)) {
        int r = block_unpunch(arena, block, block_words, words);
        if (r < 0)
            return r;
    }
    (void)class_pop(arena, class);
    if (rest > 0)
        class_push(arena, block + words, rest);
    arena->stats.free_words -= words;
    *ret = block;
    return 0;
}

static bool arena_sweep_pays(const struct kin__arena *arena)
{
    return arena->freed_since_sweep >= SWEEP_MIN &&
           arena->freed_since_sweep >= arena->top / 4;
}

/* A free block that is larger, but not by the one word that could not be a
 * block of its own. */
static unsigned class_for_split(const struct kin__arena *arena, uint32_t words)
{
    uint32_t least = words + KIN__ARENA_MIN_BLOCK;

    return class_find(arena, arena_class(&least));
}

/* Lists hold blocks of their class's size or more, short of the next class. */
static bool class_head_fits(const struct kin__arena *arena, unsigned class,
                            uint32_t words)
{
    uint32_t block = arena->free_head[class];

    return block && (arena->rw[block] >> KIN__NODE_FREE_SHIFT) - words !=
                        KIN__ARENA_MIN_BLOCK - 1;
}

int kin__arena_take(struct kin__arena *arena, uint32_t words, kin__val *ret)
{
    assert(words >= KIN__ARENA_MIN_BLOCK);
    if (arena->is_document)
        return arena_take_top(arena, words, ret);

    unsigned class = arena_class(&words);
    if (class >= KIN__ARENA_CLASSES)
        return KIN_ELIMIT;
    if (class_head_fits(arena, class, words))
        return arena_split(arena, class, words, ret);
    if (arena->top + words > arena->committed && arena_sweep_pays(arena))
        kin__arena_sweep(arena);
    if (arena->stats.free_words >= words) {
        unsigned larger = class_for_split(arena, words);
        if (larger)
            return arena_split(arena, larger, words, ret);
    }
    return arena_take_top(arena, words, ret);
}

/* ---- giving blocks back ---- */

static void arena_reset(struct kin__arena *arena)
{
    (void)arena_punch(arena, GROW_MIN, arena->committed);
    if (arena->committed > GROW_MIN)
        arena->committed = GROW_MIN;
    memset(arena->free_head, 0, sizeof(arena->free_head));
    memset(arena->free_classes, 0, sizeof(arena->free_classes));
    arena->top = ARENA_START;
    arena->stats.free_words = 0;
    arena->stats.punched_bytes = 0;
    arena->freed_since_sweep = 0;
}

void kin__arena_give(struct kin__arena *arena, kin__val block, uint32_t words)
{
    if (arena->is_document)
        return;
    (void)arena_class(&words);
    class_push(arena, block, words);
    arena->stats.free_words += words;
    arena->freed_since_sweep += words;
    if (arena->stats.free_words + ARENA_START == arena->top)
        arena_reset(arena);
}

static uint32_t block_words(const uint32_t *node)
{
    if (kin__node_type(node) == KIN__NODE_FREE)
        return kin__node_head(node) >> KIN__NODE_FREE_SHIFT;
    uint32_t words = kin__node_words(node);
    (void)arena_class(&words);
    return words;
}

/* A run of free words that the sweep has found. */
static void sweep_add(struct kin__arena *arena, uint64_t from, uint64_t to)
{
    if (to == arena->top) {
        arena->top = from;
        return;
    }
    class_push(arena, (uint32_t)from, (uint32_t)(to - from));
    arena->stats.free_words += to - from;
    if (block_is_punched((uint32_t)(to - from)))
        arena->stats.punched_bytes += arena_punch(
            arena, from + KIN__ARENA_MIN_BLOCK, to);
}

static void sweep_trim(struct kin__arena *arena)
{
    uint64_t keep = (arena->top + GROW_MAX) / PAGE_WORDS * PAGE_WORDS;

    if (arena->committed <= keep + GROW_MAX)
        return;
    (void)arena_punch(arena, keep, arena->committed);
    arena->committed = keep;
}

void kin__arena_sweep(struct kin__arena *arena)
{
    uint64_t at = ARENA_START;
    uint64_t end = arena->top;

    if (arena->is_document)
        return;
    memset(arena->free_head, 0, sizeof(arena->free_head));
    memset(arena->free_classes, 0, sizeof(arena->free_classes));
    arena->stats.free_words = 0;
    arena->stats.punched_bytes = 0;
    while (at < end) {
        uint64_t from = at;
        while (at < end && kin__node_type(arena->rw + at) == KIN__NODE_FREE)
            at += block_words(arena->rw + at);
        if (at > from)
            sweep_add(arena, from, at);
        while (at < end && kin__node_type(arena->rw + at) != KIN__NODE_FREE)
            at += block_words(arena->rw + at);
    }
    arena->freed_since_sweep = 0;
    arena->stats.sweeps++;
    sweep_trim(arena);
}

uint64_t kin__arena_bytes(const struct kin__arena *arena)
{
    uint64_t bytes = sizeof(*arena) + arena->committed * WORD -
                     arena->stats.punched_bytes;

    bytes += kin__intern_bytes(arena->intern);
    bytes += kin__fingerprints_bytes(arena->fingerprints);
    return bytes + arena->overflow_cap * 2 * WORD;
}

/* ---- life ---- */

static int arena_map(struct kin__arena *arena, kin_error *err)
{
    size_t size = arena->max_words * WORD;

    arena->fd = memfd_create("kin-arena", MFD_CLOEXEC);
    if (arena->fd < 0)
        return kin_error_set_errno(err, errno, "arena: memory file");
    if (ftruncate(arena->fd, (off_t)size) < 0)
        return kin_error_set_errno(err, errno, "arena: size of memory file");
    void *rw = mmap(NULL, size, PROT_READ | PROT_WRITE,
                    MAP_SHARED | MAP_NORESERVE, arena->fd, 0);
    if (rw == MAP_FAILED)
        return kin_error_set_errno(err, errno, "arena: mapping");
    arena->rw = rw;
    arena->ro = rw;
    if (KIN__ARENA_ONE_MAPPING)
        return 0;
    void *ro = mmap(NULL, size, PROT_READ, MAP_SHARED | MAP_NORESERVE,
                    arena->fd, 0);
    if (ro == MAP_FAILED)
        return kin_error_set_errno(err, errno, "arena: read-only mapping");
    arena->ro = ro;
    return 0;
}

static void arena_unmap(struct kin__arena *arena)
{
    size_t size = arena->max_words * WORD;

    if (arena->ro && arena->ro != arena->rw)
        munmap((void *)(uintptr_t)arena->ro, size);
    if (arena->rw)
        munmap(arena->rw, size);
    if (arena->fd >= 0)
        close(arena->fd);
}

static void arena_free(struct kin__arena *arena)
{
    kin__intern_free(arena->intern, arena->alloc);
    kin__fingerprints_free(arena->fingerprints, arena->alloc);
    kin__free(arena->alloc, arena->overflow);
    if (arena->is_document)
        kin__free(arena->alloc, arena->rw);
    else
        arena_unmap(arena);
    kin__free(arena->alloc, arena);
}

static void arena_auto_free(struct kin__arena **arena)
{
    if (*arena)
        arena_free(*arena);
}

#define ARENA_AUTO __attribute__((cleanup(arena_auto_free))) struct kin__arena

static int arena_seed(struct kin__arena *arena, kin_error *err)
{
    if (getrandom(&arena->seed, sizeof(arena->seed), 0) !=
            sizeof(arena->seed) ||
        getrandom(arena->secret, sizeof(arena->secret), 0) !=
            sizeof(arena->secret))
        return kin_error_set_errno(err, errno, "arena: random seed");
    return 0;
}

static struct kin__arena *arena_alloc(const kin_allocator *alloc,
                                      uint64_t max_bytes, uint64_t max_words)
{
    struct kin__arena *arena = kin__alloc0(alloc, 1, sizeof(*arena));

    if (!arena)
        return NULL;
    arena->alloc = alloc;
    arena->fd = -1;
    arena->top = ARENA_START;
    arena->max_words = max_words;
    if (max_bytes && max_bytes / WORD < max_words)
        arena->max_words = max_bytes / WORD;
    atomic_init(&arena->refs, 1);
    return arena;
}

int kin__arena_new(const kin_allocator *alloc, uint64_t max_bytes,
                   struct kin__arena **ret, kin_error *err)
{
    ARENA_AUTO *arena = arena_alloc(alloc, max_bytes, ARENA_MAX_WORDS);

    if (!arena)
        return kin_error_set(err, KIN_ENOMEM, "arena: out of memory");
    /* A mapping is made of whole growth steps. */
    arena->max_words = (arena->max_words + GROW_MIN - 1) / GROW_MIN * GROW_MIN;
    arena->interns = true;
    int r = arena_seed(arena, err);
    if (r < 0)
        return r;
    r = arena_map(arena, err);
    if (r < 0)
        return r;
    r = kin__intern_new(alloc, &arena->intern);
    if (r < 0)
        return kin_error_set(err, r, "arena: out of memory");
    *ret = KIN__STEAL(arena);
    return 0;
}

int kin__arena_new_document(const kin_allocator *alloc, uint64_t max_bytes,
                            struct kin__arena **ret, kin_error *err)
{
    struct kin__arena *arena = arena_alloc(alloc, max_bytes,
                                           DOCUMENT_MAX_WORDS);

    if (!arena)
        return kin_error_set(err, KIN_ENOMEM, "document: out of memory");
    arena->is_document = true;
    *ret = arena;
    return 0;
}

struct kin__document_mark kin__document_mark(const struct kin__arena *arena)
{
    return (struct kin__document_mark){.top = arena->top,
                                       .stats = arena->stats};
}

void kin__document_rewind(struct kin__arena *arena,
                          const struct kin__document_mark *mark)
{
    if (!arena->is_document)
        return;
    assert(mark->top <= arena->top);
    arena->top = mark->top;
    arena->stats = mark->stats;
}

struct kin__arena *kin__arena_ref(struct kin__arena *arena)
{
    atomic_fetch_add_explicit(&arena->refs, 1, memory_order_relaxed);
    return arena;
}

struct kin__arena *kin__arena_unref(struct kin__arena *arena)
{
    if (arena &&
        atomic_fetch_sub_explicit(&arena->refs, 1, memory_order_acq_rel) == 1)
        arena_free(arena);
    return NULL;
}
