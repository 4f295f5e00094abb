/* SPDX-License-Identifier: Apache-2.0 */
#include "base/alloc.h"

#include "base/str.h"
#include "kin_test.h"

/* An allocator that returns one dirty block and records the requests. */
struct stub {
    kin_allocator allocator;
    _Alignas(16) char block[64];
    size_t size; /* last size requested */
    int allocs;
    int reallocs;
    int frees;
};

static void *stub_alloc(size_t size, void *userdata)
{
    struct stub *stub = userdata;

    stub->allocs++;
    stub->size = size;
    memset(stub->block, 0xee, sizeof(stub->block));
    return size <= sizeof(stub->block) ? stub->block : NULL;
}

static void *stub_realloc(void *ptr, size_t size, void *userdata)
{
    struct stub *stub = userdata;

    stub->reallocs++;
    stub->size = size;
    return size <= sizeof(stub->block) ? ptr : NULL;
}

static void stub_free(void *ptr, void *userdata)
{
    struct stub *stub = userdata;

    assert_ptr_equal(ptr, stub->block);
    stub->frees++;
}

static void stub_init(struct stub *stub)
{
    *stub = (struct stub){.allocator = {.alloc = stub_alloc,
                                        .realloc = stub_realloc,
                                        .free = stub_free,
                                        .userdata = stub}};
}

KIN_TEST(sizes_are_multiplied)
{
    struct stub stub;

    (void)alloc;
    stub_init(&stub);
    char *ptr = kin__alloc(&stub.allocator, 3, 7);
    assert_ptr_equal(ptr, stub.block);
    assert_int_equal(stub.size, 21);
    assert_ptr_equal(kin__realloc(&stub.allocator, ptr, 5, 8), stub.block);
    assert_int_equal(stub.size, 40);
    kin__free(&stub.allocator, ptr);
    assert_int_equal(stub.frees, 1);
    return 0;
}

KIN_TEST(an_overflowing_size_fails)
{
    struct stub stub;

    (void)alloc;
    stub_init(&stub);
    assert_null(kin__alloc(&stub.allocator, SIZE_MAX / 2 + 1, 2));
    assert_null(kin__alloc(&stub.allocator, SIZE_MAX, SIZE_MAX));
    assert_null(kin__alloc0(&stub.allocator, 3, SIZE_MAX / 2));
    assert_null(kin__realloc(&stub.allocator, NULL, SIZE_MAX / 4 + 1, 4));
    assert_null(kin__realloc(&stub.allocator, stub.block, 2, SIZE_MAX));
    assert_null(kin__strdup(&stub.allocator, kin_str_of("x", SIZE_MAX)));
    assert_int_equal(stub.allocs + stub.reallocs, 0);
    assert_null(kin__alloc(&stub.allocator, SIZE_MAX, 1));
    assert_int_equal(stub.size, SIZE_MAX);
    return 0;
}

KIN_TEST(a_size_of_zero_fails)
{
    struct stub stub;

    (void)alloc;
    stub_init(&stub);
    assert_null(kin__alloc(&stub.allocator, 0, 8));
    assert_null(kin__alloc(&stub.allocator, 8, 0));
    assert_null(kin__alloc0(&stub.allocator, 0, 0));
    assert_null(kin__realloc(&stub.allocator, NULL, 0, 8));
    assert_null(kin__realloc(&stub.allocator, stub.block, 8, 0));
    kin__free(&stub.allocator, NULL);
    assert_int_equal(stub.allocs + stub.reallocs + stub.frees, 0);
    return 0;
}

KIN_TEST(alloc0_zeroes_all_bytes)
{
    struct stub stub;

    (void)alloc;
    stub_init(&stub);
    char *ptr = kin__alloc0(&stub.allocator, 3, 5);
    assert_non_null(ptr);
    for (int i = 0; i < 15; i++)
        assert_int_equal(ptr[i], 0);
    assert_int_equal(ptr[15], (char)0xee);
    return 0;
}

KIN_TEST(realloc_of_null_allocates)
{
    struct stub stub;

    (void)alloc;
    stub_init(&stub);
    assert_ptr_equal(kin__realloc(&stub.allocator, NULL, 2, 2), stub.block);
    assert_int_equal(stub.allocs, 1);
    assert_int_equal(stub.reallocs, 0);
    return 0;
}

KIN_TEST(a_failed_realloc_keeps_the_block)
{
    char *ptr = kin__alloc(alloc, 4, 1);

    TRY_PTR(ptr);
    memcpy(ptr, "abc", 4);
    char *more = kin__realloc(alloc, ptr, 400, 1);
    assert_string_equal(more ? more : ptr, "abc");
    kin__free(alloc, more ? more : ptr);
    return 0;
}

KIN_TEST(null_is_the_default_allocator)
{
    (void)alloc;
    char *ptr = kin__alloc0(NULL, 10, 1);
    assert_non_null(ptr);
    ptr = kin__realloc(NULL, ptr, 10000, 1);
    assert_non_null(ptr);
    assert_int_equal(ptr[9], 0);
    kin__free(NULL, ptr);
    kin__free(NULL, NULL);

    const kin_allocator *libc = kin_allocator_default();
    ptr = libc->alloc(8, libc->userdata);
    assert_non_null(ptr);
    ptr = libc->realloc(ptr, 16, libc->userdata);
    assert_non_null(ptr);
    libc->free(ptr, libc->userdata);
    return 0;
}

KIN_TEST(strdup_copies_views)
{
    char *text = kin__strdup(alloc, kin__str_slice(kin_s("a text"), 2, 4));

    TRY_PTR(text);
    assert_string_equal(text, "text");
    kin__free(alloc, text);

    text = kin__strdup(alloc, kin_str_of(NULL, 0));
    TRY_PTR(text);
    assert_string_equal(text, "");
    kin__free(alloc, text);

    text = kin__strdup(alloc, KIN__S("a\0b"));
    TRY_PTR(text);
    assert_memory_equal(text, "a\0b", 4);
    kin__free(alloc, text);
    return 0;
}

KIN_TEST(steal_leaves_null)
{
    char text[] = "mine";
    char *variable = text;

    (void)alloc;
    char *stolen = KIN__STEAL(variable);
    assert_ptr_equal(stolen, text);
    assert_null(variable);
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(sizes_are_multiplied),
              KIN_TEST_ENTRY(an_overflowing_size_fails),
              KIN_TEST_ENTRY(a_size_of_zero_fails),
              KIN_TEST_ENTRY(alloc0_zeroes_all_bytes),
              KIN_TEST_ENTRY(realloc_of_null_allocates),
              KIN_TEST_ENTRY(a_failed_realloc_keeps_the_block),
              KIN_TEST_ENTRY(null_is_the_default_allocator),
              KIN_TEST_ENTRY(strdup_copies_views),
              KIN_TEST_ENTRY(steal_leaves_null))
