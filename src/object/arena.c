/* SPDX-License-Identifier: Apache-2.0 */
/*
 * arena.c - life cycle and memory of an arena.
 *
 * A cache arena reserves address space for its maximum size at once, and memory
 * step by step with fallocate(), so that a lack of memory is an error here and
 * not a signal at the first access.
 */
#include "object/arena.h"

#include <errno.h>
#include <fcntl.h>
#include <sys/mman.h>
#include <sys/random.h>
#include <sys/resource.h>
#include <unistd.h>

#include "base/alloc.h"
#include "object/blocks.h"
#include "object/fingerprint.h"
#include "object/intern.h"
#include "object/overflow.h"
#include "object/poison.h"

/* Since Linux 5.14; older headers and musl lack the name. */
#ifndef MADV_POPULATE_WRITE
#define MADV_POPULATE_WRITE 23
#endif

#define ARENA_MAX_WORDS (UINT64_C(1) << 31)
#define DOCUMENT_MAX_WORDS (UINT64_C(1) << 28)
#define DOCUMENT_MIN_WORDS (UINT64_C(1) << 8)

/* ---- system memory ---- */

uint64_t kin__arena_step(const struct kin__arena *arena)
{
    uint64_t step = arena->committed / 8;

    if (step < KIN__GROW_MIN)
        return KIN__GROW_MIN;
    return step < KIN__GROW_MAX ? step : KIN__GROW_MAX;
}

/* fallocate() that is retried after a signal. */
static int file_allocate(int fd, int mode, uint64_t from, uint64_t to)
{
    int r = 0;

    do {
        r = fallocate(fd, mode, (off_t)(from * KIN__WORD),
                      (off_t)((to - from) * KIN__WORD));
    } while (r < 0 && errno == EINTR);
    return r;
}

int kin__arena_populate(struct kin__arena *arena, uint64_t from, uint64_t to)
{
    assert(from % KIN__PAGE_WORDS == 0 && to % KIN__PAGE_WORDS == 0);
    if (file_allocate(arena->fd, /* mode= */ 0, from, to) < 0)
        return KIN_ENOMEM;
    /* Avoids a page fault per page; failure is harmless. */
    (void)madvise(arena->rw + from, (to - from) * KIN__WORD,
                  MADV_POPULATE_WRITE);
    return 0;
}

void kin__arena_punch(struct kin__arena *arena, uint64_t from, uint64_t to)
{
    assert(from % KIN__PAGE_WORDS == 0 && to % KIN__PAGE_WORDS == 0);
    /* If this fails, the memory is kept although it is counted as returned,
     * which is harmless. */
    if (from < to)
        (void)file_allocate(
            arena->fd, FALLOC_FL_PUNCH_HOLE | FALLOC_FL_KEEP_SIZE, from, to);
}

void kin__arena_trim(struct kin__arena *arena, uint64_t words)
{
    assert(words % KIN__PAGE_WORDS == 0 && !arena->is_document);
    if (arena->committed <= words)
        return;
    kin__arena_punch(arena, words, arena->committed);
    KIN__UNPOISON(arena->rw + words, arena->committed - words);
    arena->committed = words;
}

void kin__arena_unmap_writer(struct kin__arena *arena)
{
    assert(!arena->is_document);
    /* For a shared mapping this forgets only which pages are mapped. */
    if (arena->rw != arena->ro)
        (void)madvise(arena->rw, arena->committed * KIN__WORD, MADV_DONTNEED);
}

/* A whole number of pages. */
static uint64_t arena_mapped_words(const struct kin__arena *arena)
{
    return arena->max_words + KIN__PADDING_WORDS;
}

static int arena_commit_file(struct kin__arena *arena, uint64_t need)
{
    uint64_t from = arena->committed;
    uint64_t to = kin__page_up(need + kin__arena_step(arena));

    if (to > arena_mapped_words(arena))
        to = arena_mapped_words(arena);
    uint32_t *heads = arena->free_head;
    if (!heads)
        heads = kin__alloc0(arena->alloc, KIN__ARENA_CLASSES, sizeof(*heads));
    int r = heads ? kin__arena_populate(arena, from, to) : KIN_ENOMEM;
    if (r < 0) {
        if (heads != arena->free_head)
            kin__free(arena->alloc, heads);
        return r;
    }
    arena->free_head = heads;
    KIN__POISON(arena->rw + from, to - from);
    arena->committed = to;
    return 0;
}

/* write() takes new pages without zeroing them first, and maps none. */
static int file_write(int fd, uint64_t at, const uint32_t *words, size_t count)
{
    const char *from = (const char *)words;
    size_t left = count * KIN__WORD;
    off_t to = (off_t)(at * KIN__WORD);

    while (left > 0) {
        ssize_t n = pwrite(fd, from, left, to);
        if (n < 0 && errno == EINTR)
            continue;
        if (n <= 0)
            return KIN_ENOMEM;
        from += n;
        to += n;
        left -= (size_t)n;
    }
    return 0;
}

int kin__arena_write(struct kin__arena *arena, uint64_t at,
                     const uint32_t *words, size_t count)
{
    assert(!arena->is_document && arena->top == KIN__ARENA_START);
    assert(kin__page_up(at) == arena->committed || at == KIN__ARENA_START);
    if (at + count > arena->max_words)
        return KIN_ELIMIT;
    if (!arena->free_head)
        arena->free_head = kin__alloc0(arena->alloc, KIN__ARENA_CLASSES,
                                       sizeof(*arena->free_head));
    if (!arena->free_head)
        return KIN_ENOMEM;
    arena->committed = kin__page_up(at + count);
    return file_write(arena->fd, at, words, count);
}

int kin__arena_write_end(struct kin__arena *arena, uint64_t end)
{
    uint64_t committed = arena->committed;

    if (committed == 0)
        return 0;
    assert(kin__page_up(end) == committed);
    if (end + KIN__PADDING_WORDS > committed) {
        int r = arena_commit_file(arena, end);
        if (r < 0)
            return r;
    }
    KIN__POISON(arena->rw + end, committed - end);
    return 0;
}

/* realloc() that overwrites the old block if the document is secret. */
static uint32_t *document_move(struct kin__arena *arena, uint64_t to)
{
    if (!arena->wipes)
        return kin__realloc(arena->alloc, arena->rw, to, KIN__WORD);
    uint32_t *moved = kin__alloc(arena->alloc, to, KIN__WORD);
    if (moved && arena->rw) {
        memcpy(moved, arena->rw, arena->top * KIN__WORD);
        explicit_bzero(arena->rw, arena->committed * KIN__WORD);
        kin__free(arena->alloc, arena->rw);
    }
    return moved;
}

static int arena_commit_document(struct kin__arena *arena, uint64_t need)
{
    uint64_t most = arena->max_words + KIN__PADDING_WORDS;
    uint64_t to = arena->committed ? arena->committed * 2 : DOCUMENT_MIN_WORDS;

    if (to < need + KIN__PADDING_WORDS)
        to = need + KIN__PADDING_WORDS;
    if (to > most)
        to = most;
    uint32_t *moved = document_move(arena, to);
    if (!moved)
        return KIN_ENOMEM;
    arena->rw = moved;
    arena->ro = moved;
    arena->committed = to;
    assert(arena->top <= arena->committed);
    return 0;
}

int kin__arena_commit(struct kin__arena *arena, uint64_t need)
{
    if (need > arena->max_words)
        return KIN_ELIMIT;
    return arena->is_document ? arena_commit_document(arena, need)
                              : arena_commit_file(arena, need);
}

/* ---- accounting ---- */

/* The arena's struct and the heads of its free lists. */
static uint64_t self_bytes(const struct kin__arena *arena)
{
    return sizeof(*arena) +
           (arena->free_head ? KIN__ARENA_CLASSES * sizeof(*arena->free_head)
                             : 0);
}

static uint64_t live_bytes(const struct kin__arena *arena,
                           enum kin__node_type type)
{
    return arena->stats.live_words[type] * KIN__WORD;
}

void kin__arena_usage(const struct kin__arena *arena,
                      struct kin__arena_usage *ret)
{
    uint64_t free_words = arena->stats.free_words;
    uint64_t live = 0;

    for (int type = 0; type < KIN__NODE_TYPES; type++)
        live += arena->stats.live_words[type];
    *ret = (struct kin__arena_usage){
        .strings = live_bytes(arena, KIN__NODE_STRING),
        .numbers = live_bytes(arena, KIN__NODE_NUMBER),
        .objects = live_bytes(arena, KIN__NODE_OBJECT),
        .arrays = live_bytes(arena, KIN__NODE_ARRAY),
        .shapes = live_bytes(arena, KIN__NODE_SHAPE),
        .rounding = (arena->top - KIN__ARENA_START - free_words - live) *
                    KIN__WORD,
        .free = free_words * KIN__WORD - arena->stats.punched_bytes,
        .intern = kin__intern_bytes(arena->intern),
        .fingerprints = kin__fingerprints_bytes(arena->fingerprints),
        .overflow = kin__overflow_bytes(arena),
        .self = self_bytes(arena),
        .punched = arena->stats.punched_bytes,
    };
    if (arena->committed > 0)
        ret->unused = (arena->committed - arena->top + KIN__ARENA_START) *
                      KIN__WORD;
    ret->total = kin__arena_bytes(arena);
}

uint64_t kin__arena_count(const struct kin__arena *arena)
{
    const uint64_t *nodes = arena->stats.live_nodes;

    return nodes[KIN__NODE_STRING] + nodes[KIN__NODE_NUMBER] +
           nodes[KIN__NODE_OBJECT] + nodes[KIN__NODE_ARRAY];
}

uint64_t kin__arena_bytes(const struct kin__arena *arena)
{
    return self_bytes(arena) + arena->committed * KIN__WORD -
           arena->stats.punched_bytes + kin__intern_bytes(arena->intern) +
           kin__fingerprints_bytes(arena->fingerprints) +
           kin__overflow_bytes(arena);
}

enum {
    TABLE_LOAD = 85, /* maximum load of the tables of intern.c and
                        fingerprint.c, percent */
};

uint64_t kin__arena_used_bytes(const struct kin__arena *arena)
{
    const struct kin__intern *intern = arena->intern;
    const struct kin__fingerprints *prints = arena->fingerprints;
    uint64_t bytes = self_bytes(arena) + arena->top * KIN__WORD -
                     arena->stats.punched_bytes + kin__overflow_bytes(arena);

    if (intern)
        bytes += sizeof(*intern) +
                 (intern->sites ? sizeof(*intern->sites) : 0) +
                 (uint64_t)intern->count * sizeof(*intern->entries) * 100 /
                     TABLE_LOAD;
    if (prints)
        bytes += sizeof(*prints) + (uint64_t)prints->count *
                                       sizeof(*prints->entries) * 100 /
                                       TABLE_LOAD;
    return bytes;
}

/* ---- life cycle ---- */

/* Returns the process's file size limit; exceeding it would raise SIGXFSZ. */
static uint64_t file_max_words(void)
{
    struct rlimit limit;

    if (getrlimit(RLIMIT_FSIZE, &limit) < 0 || limit.rlim_cur == RLIM_INFINITY)
        return UINT64_MAX;
    return limit.rlim_cur / KIN__WORD;
}

/* Rounds the limit, including the padding, to whole pages. */
static void arena_round_limit(struct kin__arena *arena)
{
    uint64_t words = file_max_words();

    if (words > arena->max_words)
        words = arena->max_words;
    words = kin__page_down(words);
    if (words < KIN__PAGE_WORDS)
        words = KIN__PAGE_WORDS;
    arena->max_words = words - KIN__PADDING_WORDS;
}

static int arena_map(struct kin__arena *arena, kin_error *err)
{
    arena_round_limit(arena);
    size_t size = arena_mapped_words(arena) * KIN__WORD;

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
    if (madvise(rw, size, MADV_DONTFORK) < 0)
        return kin_error_set_errno(err, errno, "arena: mapping");
    void *ro = mmap(NULL, size, PROT_READ, MAP_SHARED | MAP_NORESERVE,
                    arena->fd, 0);
    if (ro == MAP_FAILED)
        return kin_error_set_errno(err, errno, "arena: read-only mapping");
    arena->ro = ro;
    return 0;
}

static void arena_unmap(struct kin__arena *arena)
{
    size_t size = arena_mapped_words(arena) * KIN__WORD;

    if (arena->rw)
        KIN__UNPOISON(arena->rw, arena->committed);
    if (arena->ro && arena->ro != arena->rw)
        munmap((void *)(uintptr_t)arena->ro, size);
    if (arena->rw)
        munmap(arena->rw, size);
    if (arena->fd >= 0)
        close(arena->fd);
}

static void document_release(struct kin__arena *arena)
{
    if (arena->wipes && arena->rw)
        explicit_bzero(arena->rw, arena->committed * KIN__WORD);
    kin__free(arena->alloc, arena->rw);
}

static void arena_free(struct kin__arena *arena)
{
    kin__intern_free(arena->intern, arena->alloc);
    kin__fingerprints_free(arena->fingerprints, arena->alloc);
    kin__free(arena->alloc, arena->overflow);
    kin__free(arena->alloc, arena->free_head);
    if (arena->is_document)
        document_release(arena);
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
    arena->top = KIN__ARENA_START;
    arena->max_words = max_words;
    if (max_bytes && max_bytes / KIN__WORD < max_words)
        arena->max_words = max_bytes / KIN__WORD;
    atomic_init(&arena->refs, 1);
    return arena;
}

int kin__arena_new(const kin_allocator *alloc, uint64_t max_bytes,
                   struct kin__arena **ret, kin_error *err)
{
    ARENA_AUTO *arena = arena_alloc(alloc, max_bytes, ARENA_MAX_WORDS);

    if (!arena)
        return kin_error_set(err, KIN_ENOMEM, "arena: out of memory");
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

int kin__arena_set_secret(struct kin__arena *arena, kin_error *err)
{
    size_t size = arena_mapped_words(arena) * KIN__WORD;

    if (!arena->is_document &&
        (madvise(arena->rw, size, MADV_DONTDUMP) < 0 ||
         madvise((void *)(uintptr_t)arena->ro, size, MADV_DONTDUMP) < 0))
        return kin_error_set_errno(err, errno, "arena: core dump setting");
    arena->wipes = true;
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
    if (arena->wipes && arena->rw)
        explicit_bzero(arena->rw + mark->top,
                       (arena->top - mark->top) * KIN__WORD);
    arena->top = mark->top;
    arena->stats = mark->stats;
}

struct kin__arena *kin__arena_ref(struct kin__arena *arena)
{
    uint32_t old = atomic_fetch_add_explicit(&arena->refs, 1,
                                             memory_order_relaxed);

    assert(old > 0 && old < UINT32_MAX);
    (void)old;
    return arena;
}

struct kin__arena *kin__arena_unref(struct kin__arena *arena)
{
    if (arena &&
        atomic_fetch_sub_explicit(&arena->refs, 1, memory_order_acq_rel) == 1)
        arena_free(arena);
    return NULL;
}
