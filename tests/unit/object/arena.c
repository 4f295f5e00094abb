/* SPDX-License-Identifier: Apache-2.0 */
#include "object/arena.h"

#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <sys/time.h>

#include "base/alloc.h"
#include "kin_test.h"
#include "object/blocks.h"
#include "object/fingerprint.h"
#include "object/poison.h"
#include "object/values.h"
#include "test_value.h"

KIN_TEST(arenas_are_independent)
{
    AUTO_ARENA *a = NULL;
    AUTO_ARENA *b = NULL;
    kin__val in_a = KIN__VAL_NONE;
    kin__val in_b = KIN__VAL_NONE;

    TRY(kin__arena_new(alloc, 0, &a, NULL));
    TRY(kin__arena_new(alloc, 0, &b, NULL));
    assert_memory_not_equal(a->secret, b->secret, sizeof(a->secret));
    assert_int_not_equal(a->seed, b->seed);
    TRY(kin__make_string(a, kin_s("one"), 0, &in_a));
    TRY(kin__make_string(b, kin_s("two"), 0, &in_b));
    kin__val_unref(a, in_a);
    assert_true(test_arena_is_empty(a));
    assert_str_equal(kin__node_str(b->ro + in_b), "two");
    return 0;
}

/* Resident memory of memory files, in kB. */
static long resident_shared_kb(void)
{
    char line[128];
    long kb = 0;
    FILE *file = fopen("/proc/self/status", "r");

    assert_non_null(file);
    while (fgets(line, sizeof(line), file))
        if (strncmp(line, "RssShmem:", 9) == 0)
            kb = strtol(line + 9, NULL, 10);
    (void)fclose(file);
    return kb;
}

/* Values count twice in the resident memory of the process until then. */
KIN_TEST(the_pages_of_the_writer_can_be_unmapped)
{
    enum { COUNT = 4096, LEN = 1000 };
    AUTO_ARENA *arena = NULL;
    char text[LEN];
    kin__val vals[COUNT];
    long sum = 0;

    TRY(kin__arena_new(alloc, 0, &arena, NULL));
    for (int i = 0; i < COUNT; i++) {
        memset(text, 'a' + i % 26, LEN);
        (void)snprintf(text, LEN, "%d", i);
        TRY(kin__make_string(arena, kin_str_of(text, LEN), 0, &vals[i]));
    }
    for (int i = 0; i < COUNT; i++) /* as readers do */
        sum += kin__node_str(arena->ro + vals[i]).ptr[LEN - 1];
    assert_true(sum > 0);
    long before_kb = resident_shared_kb();
    kin__arena_unmap_writer(arena);
    if (!KIN__ARENA_ONE_MAPPING)
        assert_in_range(before_kb - resident_shared_kb(), COUNT * LEN / 1024,
                        before_kb);
    for (int i = 0; i < COUNT; i++) {
        kin_str str = kin__node_str(arena->ro + vals[i]);
        assert_int_equal(atoi(str.ptr), i);
        assert_int_equal(str.ptr[LEN - 1], 'a' + i % 26);
        kin__val_unref(arena, vals[i]); /* writes */
    }
    assert_true(test_arena_is_empty(arena));
    return 0;
}

/* A4 */
KIN_TEST(an_arena_lives_until_its_last_reference)
{
    AUTO_ARENA *arena = NULL;
    kin__val val = KIN__VAL_NONE;

    TRY(kin__arena_new(alloc, 0, &arena, NULL));
    TRY(kin__make_string(arena, kin_s("here"), 0, &val));
    struct kin__arena *other = kin__arena_ref(arena);
    assert_null(kin__arena_unref(other));
    assert_str_equal(kin__node_str(arena->ro + val), "here");
    assert_null(kin__arena_unref(NULL));
    return 0;
}

KIN_TEST(the_smallest_arena_works)
{
    AUTO_ARENA *arena = NULL;
    kin__val val = KIN__VAL_NONE;

    TRY(kin__arena_new(alloc, /* max_bytes= */ 1, &arena, NULL));
    arena->interns = false;
    TRY(test_value_block(arena, 900, &val));
    TRY_FAIL(test_value_block(arena, 900, &val), KIN_ELIMIT);
    return test_arena_check(arena);
}

static void limit_restore(struct rlimit *limit)
{
    (void)setrlimit(RLIMIT_FSIZE, limit);
}

/* Otherwise SIGXFSZ would kill the process. */
KIN_TEST(the_file_size_limit_is_respected)
{
    __attribute__((cleanup(limit_restore))) struct rlimit old;
    AUTO_ARENA *arena = NULL;
    kin__val val = KIN__VAL_NONE;

    assert_int_equal(getrlimit(RLIMIT_FSIZE, &old), 0);
    struct rlimit limit = old;
    limit.rlim_cur = 1000000;
    assert_int_equal(setrlimit(RLIMIT_FSIZE, &limit), 0);
    TRY(kin__arena_new(alloc, 0, &arena, NULL));
    arena->interns = false;
    TRY(test_value_block(arena, 200000, &val));
    TRY_FAIL(test_value_block(arena, 60000, &val), KIN_ELIMIT);
    return 0;
}

static void ignore_signal(int number)
{
    (void)number;
}

static void alarm_stop(struct sigaction *old)
{
    const struct itimerval none = {0};

    (void)setitimer(ITIMER_REAL, &none, NULL);
    (void)sigaction(SIGALRM, old, NULL);
}

/* On some kernels a signal interrupts fallocate(). */
KIN_TEST(signals_do_not_stop_growth)
{
    __attribute__((cleanup(alarm_stop))) struct sigaction old;
    const struct sigaction action = {.sa_handler = ignore_signal};
    const struct itimerval often = {{0, 50}, {0, 50}};
    AUTO_ARENA *arena = NULL;
    kin__val val = KIN__VAL_NONE;

    assert_int_equal(sigaction(SIGALRM, &action, &old), 0);
    TRY(kin__arena_new(alloc, 0, &arena, NULL));
    arena->interns = false;
    assert_int_equal(setitimer(ITIMER_REAL, &often, NULL), 0);
    for (int i = 0; i < 8; i++)
        TRY(test_value_block(arena, 3 << 20, &val));
    return 0;
}

/* A6, for the last block that fits. */
KIN_TEST(the_padding_is_readable)
{
    AUTO_ARENA *arena = NULL;
    kin__val val = KIN__VAL_NONE;
    volatile unsigned char sum = 0;

    TRY(kin__arena_new(alloc, /* max_bytes= */ 65536, &arena, NULL));
    arena->interns = false;
    TRY(test_value_block(arena, 4, &val));
    while (test_value_block(arena, 4, &val) == 0)
        continue;
    assert_true(arena->top > arena->max_words - 4);
    assert_int_equal(arena->committed, 65536 / 4);
    const unsigned char *end = (const unsigned char *)(arena->ro + arena->top);
    for (int i = 0; i < KIN__ARENA_PADDING && !KIN__ARENA_ONE_MAPPING; i++)
        sum = (unsigned char)(sum + end[i]);
    return 0;
}

/* ---- forbidden access ---- */

static void write_where_readers_read(struct kin__arena *arena, kin__val val)
{
    ((uint32_t *)(uintptr_t)arena->ro)[val] = 0;
}

KIN_TEST(a_reader_that_writes_faults)
{
    AUTO_ARENA *arena = NULL;
    kin__val val = KIN__VAL_NONE;

    TRY(kin__arena_new(alloc, 0, &arena, NULL));
    TRY(kin__make_string(arena, kin_s("mine"), 0, &val));
    if (!KIN__ARENA_ONE_MAPPING)
        assert_true(
            test_dies_of(write_where_readers_read, arena, val, SIGSEGV));
    return 0;
}

static void release_in_a_child(struct kin__arena *arena, kin__val val)
{
    kin__val_unref(arena, val);
}

static void read_in_a_child(struct kin__arena *arena, kin__val val)
{
    if (!kin_str_eq(kin__node_str(arena->ro + val), kin_s("mine")))
        _Exit(1);
    (void)kin__arena_unref(arena);
}

/* A7 */
KIN_TEST(a_child_can_read_and_not_write)
{
    AUTO_ARENA *arena = NULL;
    kin__val val = KIN__VAL_NONE;

    TRY(kin__arena_new(alloc, 0, &arena, NULL));
    TRY(kin__make_string(arena, kin_s("mine"), 0, &val));
    if (!KIN__ARENA_ONE_MAPPING)
        assert_true(test_dies_of(release_in_a_child, arena, val, SIGSEGV));
    assert_false(test_dies_of(read_in_a_child, arena, val, /* signal= */ 0));
    assert_str_equal(kin__node_str(arena->ro + val), "mine");
    return test_arena_check(arena);
}

/* ---- secrets ---- */

/* Whether the mapping at an address has a VmFlags entry. */
static bool mapping_has_flag(const void *address, const char *flag)
{
    char line[512];
    bool inside = false;
    bool found = false;
    FILE *f = fopen("/proc/self/smaps", "re");

    assert_non_null(f);
    while (fgets(line, sizeof(line), f)) {
        char *end = NULL;
        uintptr_t from = (uintptr_t)strtoull(line, &end, 16);
        if (*end == '-') {
            uintptr_t to = (uintptr_t)strtoull(end + 1, NULL, 16);
            inside = from <= (uintptr_t)address && (uintptr_t)address < to;
        } else if (inside && strncmp(line, "VmFlags:", 8) == 0) {
            found = strstr(line + 8, flag) != NULL;
        }
    }
    fclose(f);
    return found;
}

static bool memory_holds(const void *memory, size_t len, const char *text)
{
    return memmem(memory, len, text, strlen(text)) != NULL;
}

KIN_TEST(secrets_are_wiped_and_not_dumped)
{
    AUTO_ARENA *arena = NULL;
    kin__val keep = KIN__VAL_NONE;
    kin__val val = KIN__VAL_NONE;

    TRY(kin__arena_new(alloc, 0, &arena, NULL));
    TRY(kin__arena_set_secret(arena, NULL));
    assert_true(mapping_has_flag(arena->ro, " dd"));
    assert_true(mapping_has_flag(arena->rw, " dd"));
    TRY(kin__make_string(arena, kin_s("stays"), 0, &keep));
    TRY(kin__make_string(arena, kin_s("a secret of this test"), 0, &val));
    const uint32_t *from = arena->ro + keep;
    size_t len = (arena->top - keep) * sizeof(uint32_t);
    assert_true(memory_holds(from, len, "secret"));
    kin__val_unref(arena, val);
#if !defined(KIN__POISONS)
    assert_false(memory_holds(from, len, "secret"));
#endif
    assert_str_equal(kin__node_str(from), "stays");
    return test_arena_check(arena);
}

/* An allocator that inspects freed blocks. */
struct watcher {
    kin_allocator allocator;
    const kin_allocator *real;
    size_t sizes[64];
    void *blocks[64];
    bool saw_secret;
};

static void *watcher_alloc(size_t size, void *userdata)
{
    struct watcher *watcher = userdata;
    void *ptr = kin__alloc(watcher->real, 1, size);

    for (int i = 0; ptr && i < 64; i++) {
        if (watcher->blocks[i])
            continue;
        watcher->blocks[i] = ptr;
        watcher->sizes[i] = size;
        return ptr;
    }
    return ptr;
}

static void *watcher_realloc(void *ptr, size_t size, void *userdata)
{
    (void)ptr;
    (void)size;
    (void)userdata;
    fail_msg("realloc leaves the old block behind");
    return NULL;
}

static void watcher_free(void *ptr, void *userdata)
{
    struct watcher *watcher = userdata;

    for (int i = 0; i < 64; i++) {
        if (watcher->blocks[i] != ptr)
            continue;
        watcher->blocks[i] = NULL;
        if (memory_holds(ptr, watcher->sizes[i], "secret"))
            watcher->saw_secret = true;
    }
    kin__free(watcher->real, ptr);
}

static int fill_secret_document(const kin_allocator *alloc)
{
    AUTO_ARENA *arena = NULL;
    kin__val val = KIN__VAL_NONE;

    TRY(kin__arena_new_document(alloc, 0, &arena, NULL));
    TRY(kin__arena_set_secret(arena, NULL));
    TRY(kin__make_string(arena, kin_s("a secret"), 0, &val));
    struct kin__document_mark mark = kin__document_mark(arena);
    for (int i = 0; i < 1000; i++)
        TRY(kin__make_string(arena, kin_s("another secret"), 0, &val));
    kin__document_rewind(arena, &mark);
    assert_false(memory_holds(arena->ro + mark.top, 1000, "secret"));
    return 0;
}

KIN_TEST(a_secret_document_is_wiped)
{
    struct watcher watcher = {.allocator = {.alloc = watcher_alloc,
                                            .realloc = watcher_realloc,
                                            .free = watcher_free,
                                            .userdata = &watcher},
                              .real = alloc};
    int r = fill_secret_document(&watcher.allocator);

    assert_false(watcher.saw_secret);
    return r;
}

/* ---- accounting ---- */

static void check_usage(const struct kin__arena *arena)
{
    struct kin__arena_usage u;

    kin__arena_usage(arena, &u);
    assert_int_equal(u.strings + u.numbers + u.objects + u.arrays + u.shapes +
                         u.rounding + u.free + u.unused + u.intern +
                         u.fingerprints + u.overflow + u.self,
                     u.total);
    assert_int_equal(u.total, kin__arena_bytes(arena));
}

KIN_TEST(bytes_are_counted_by_kind)
{
    AUTO_ARENA *arena = NULL;
    struct kin__arena_usage u;
    kin__val val = KIN__VAL_NONE;
    kin__val keep = KIN__VAL_NONE;

    TRY(kin__arena_new(alloc, 0, &arena, NULL));
    check_usage(arena);
    TRY(test_value_make(arena, "{'a':'text','b':[1.5,2.5,3],'c':{}}", &val));
    kin__arena_usage(arena, &u);
    assert_int_equal(u.strings, 4 * (1 + 2));
    assert_int_equal(u.numbers, 2 * 4 * (1 + 1));
    assert_int_equal(u.arrays, 4 * (1 + 3));
    assert_int_equal(u.objects, 4 * (1 + 1 + 3));
    assert_int_equal(u.shapes, 4 * (1 + 1 + 2 + 3 + 2));
    assert_int_equal(u.free, 0);
    assert_int_equal(u.overflow, 0);
    assert_int_equal(u.fingerprints, 0);
    assert_true(u.intern > 0);
    check_usage(arena);
    kin__fingerprint_add(arena, val, kin_s("the text of it"));
    TRY(kin__make_string(arena, kin_s("keep"), 0, &keep));
    for (int i = 0; i < 3000; i++)
        kin__val_ref(arena, keep);
    kin__arena_usage(arena, &u);
    assert_true(u.fingerprints > 0 || kin_test_out_of_memory());
    assert_true(u.overflow > 0 || kin_test_out_of_memory());
    check_usage(arena);
    kin__val_unref(arena, val);
    kin__arena_usage(arena, &u);
    assert_true(u.free > 0);
    assert_int_equal(u.objects + u.arrays + u.shapes + u.numbers, 0);
    check_usage(arena);
    return test_arena_check(arena);
}

KIN_TEST(rounding_and_holes_are_counted)
{
    AUTO_ARENA *arena = NULL;
    struct kin__arena_usage u;
    kin__val val = KIN__VAL_NONE;
    kin__val keep = KIN__VAL_NONE;

    TRY(kin__arena_new(alloc, 0, &arena, NULL));
    arena->interns = false;
    TRY(test_value_block(arena, 1024 * 1024 + 1, &val));
    TRY(test_value_block(arena, 10, &keep));
    kin__arena_usage(arena, &u);
    assert_int_equal(u.rounding, 4 * (1024 * 1024 / 32 - 1));
    check_usage(arena);
    kin__val_unref(arena, val);
    kin__arena_sweep(arena);
    kin__arena_usage(arena, &u);
    assert_int_equal(u.rounding, 0);
    assert_true(u.punched > 4 * 1024 * 1024 && u.free < 3 * 4096);
    check_usage(arena);
    return 0;
}

KIN_TEST(bytes_of_a_document_are_counted)
{
    AUTO_ARENA *arena = NULL;
    struct kin__arena_usage u;
    kin__val val = KIN__VAL_NONE;

    TRY(kin__arena_new_document(alloc, 0, &arena, NULL));
    check_usage(arena);
    TRY(test_value_make(arena, "['text','text']", &val));
    kin__arena_usage(arena, &u);
    assert_int_equal(u.strings, 2 * 4 * (1 + 2));
    check_usage(arena);
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(arenas_are_independent),
              KIN_TEST_ENTRY(the_pages_of_the_writer_can_be_unmapped),
              KIN_TEST_ENTRY(an_arena_lives_until_its_last_reference),
              KIN_TEST_ENTRY(the_smallest_arena_works),
              KIN_TEST_ENTRY(the_file_size_limit_is_respected),
              KIN_TEST_ENTRY(signals_do_not_stop_growth),
              KIN_TEST_ENTRY(the_padding_is_readable),
              KIN_TEST_ENTRY(a_reader_that_writes_faults),
              KIN_TEST_ENTRY(a_child_can_read_and_not_write),
              KIN_TEST_ENTRY(secrets_are_wiped_and_not_dumped),
              KIN_TEST_ENTRY(a_secret_document_is_wiped),
              KIN_TEST_ENTRY(bytes_are_counted_by_kind),
              KIN_TEST_ENTRY(rounding_and_holes_are_counted),
              KIN_TEST_ENTRY(bytes_of_a_document_are_counted))
