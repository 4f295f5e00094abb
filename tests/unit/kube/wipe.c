/* SPDX-License-Identifier: Apache-2.0 */
#include "kube/wipe.h"

#include <string.h>

#include "base/alloc.h"
#include "kin_test.h"

/* An allocator that keeps the last freed block, so that it can be inspected. */
struct keeper {
    const kin_allocator *alloc;
    char *freed; /* the last block, still allocated */
};

static void *keeper_alloc(size_t size, void *userdata)
{
    const struct keeper *keeper = userdata;
    return kin__alloc(keeper->alloc, 1, size);
}

static void *keeper_realloc(void *ptr, size_t size, void *userdata)
{
    const struct keeper *keeper = userdata;
    return kin__realloc(keeper->alloc, ptr, 1, size);
}

static void keeper_free(void *ptr, void *userdata)
{
    struct keeper *keeper = userdata;
    kin__free(keeper->alloc, keeper->freed);
    keeper->freed = ptr;
}

static void keeper_done(struct keeper *keeper)
{
    kin__free(keeper->alloc, keeper->freed);
}

/* Whether `text` is still somewhere in the last freed block. */
static bool keeper_remembers(const struct keeper *keeper, size_t size,
                             const char *text)
{
    return memmem(keeper->freed, size, text, strlen(text)) != NULL;
}

#define KEEPER(name)                                                           \
    __attribute__((cleanup(keeper_done))) struct keeper name = {               \
        .alloc = alloc};                                                       \
    const kin_allocator name##_allocator = {.alloc = keeper_alloc,             \
                                            .realloc = keeper_realloc,         \
                                            .free = keeper_free,               \
                                            .userdata = &(name)};              \
    struct kin__wipe wipe;                                                     \
    kin__wipe_init(&wipe, &name##_allocator)

KIN_TEST(overwrites_what_is_freed)
{
    KEEPER(keeper);
    char *secret = kin__strdup(&wipe.allocator, kin_s("hunter2"));

    TRY_PTR(secret);
    assert_string_equal(secret, "hunter2");
    kin__free(&wipe.allocator, secret);
    assert_non_null(keeper.freed);
    assert_false(keeper_remembers(&keeper, 8, "hunter2"));
    return 0;
}

KIN_TEST(overwrites_what_was_moved)
{
    KEEPER(keeper);
    char *secret = kin__strdup(&wipe.allocator, kin_s("hunter2"));

    TRY_PTR(secret);
    char *moved = kin__realloc(&wipe.allocator, secret, 1000, 1);
    if (!moved)
        kin__free(&wipe.allocator, secret);
    TRY_PTR(moved);
    assert_string_equal(moved, "hunter2");
    assert_false(keeper_remembers(&keeper, 8, "hunter2"));
    char *cut = kin__realloc(&wipe.allocator, moved, 3, 1);
    if (!cut)
        kin__free(&wipe.allocator, moved);
    TRY_PTR(cut);
    assert_memory_equal(cut, "hun", 3);
    kin__free(&wipe.allocator, cut);
    return 0;
}

KIN_TEST(blocks_are_aligned_and_huge_ones_fail)
{
    KEEPER(keeper);
    void *block = kin__alloc(&wipe.allocator, 3, 1);

    TRY_PTR(block);
    assert_int_equal((uintptr_t)block % _Alignof(max_align_t), 0);
    kin__free(&wipe.allocator, block);
    assert_null(wipe.allocator.alloc(SIZE_MAX, &wipe));
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(overwrites_what_is_freed),
              KIN_TEST_ENTRY(overwrites_what_was_moved),
              KIN_TEST_ENTRY(blocks_are_aligned_and_huge_ones_fail))
