/* SPDX-License-Identifier: Apache-2.0 */
#include "base/fault_alloc.h"

#include <pthread.h>
#include <stdalign.h>
#include <string.h>

#include "base/alloc.h"
#include "kin_test.h"

#define AUTO_FAULT                                                             \
    __attribute__((cleanup(kin__fault_alloc_done))) struct kin__fault_alloc

KIN_TEST(fails_exactly_the_requested_allocation)
{
    (void)alloc;
    for (uint64_t fail_at = 0; fail_at <= 6; fail_at++) {
        AUTO_FAULT fault;
        kin__fault_alloc_init(&fault);
        kin__fault_alloc_reset(&fault, fail_at);
        for (uint64_t i = 1; i <= 5; i++) {
            void *ptr = kin__alloc(&fault.allocator, 1, 10);
            assert_int_equal(ptr == NULL, i == fail_at);
            assert_int_equal(kin__fault_alloc_fired(&fault),
                             fail_at > 0 && i >= fail_at);
            assert_int_equal(kin__fault_alloc_count(&fault), i);
            kin__free(&fault.allocator, ptr);
        }
    }
    return 0;
}

KIN_TEST(realloc_counts_as_a_request)
{
    AUTO_FAULT fault;

    (void)alloc;
    kin__fault_alloc_init(&fault);
    kin__fault_alloc_reset(&fault, /* fail_at= */ 2);
    char *ptr = kin__alloc(&fault.allocator, 4, 1);
    assert_non_null(ptr);
    memcpy(ptr, "abc", 4);
    assert_null(kin__realloc(&fault.allocator, ptr, 8, 1));
    assert_string_equal(ptr, "abc");
    assert_int_equal(kin__fault_alloc_count(&fault), 2);
    assert_int_equal(fault.live_bytes, 4);
    kin__free(&fault.allocator, ptr);
    return 0;
}

/* Whether it grows or not: stale pointers must be exposed. */
KIN_TEST(realloc_always_moves)
{
    AUTO_FAULT fault;

    (void)alloc;
    kin__fault_alloc_init(&fault);
    char *ptr = kin__alloc(&fault.allocator, 8, 1);
    assert_non_null(ptr);
    memcpy(ptr, "1234567", 8);
    static const size_t sizes[] = {8, 100, 4};
    for (int i = 0; i < 3; i++) {
        uintptr_t before = (uintptr_t)ptr;
        ptr = kin__realloc(&fault.allocator, ptr, sizes[i], 1);
        assert_non_null(ptr);
        assert_true((uintptr_t)ptr != before);
        assert_memory_equal(ptr, "1234567", sizes[i] < 8 ? sizes[i] : 8);
        assert_int_equal(fault.live_blocks, 1);
        assert_int_equal(fault.live_bytes, sizes[i]);
    }
    kin__free(&fault.allocator, ptr);
    return 0;
}

KIN_TEST(reports_the_oldest_leak)
{
    AUTO_FAULT fault;
    void *blocks[4];
    uint64_t serial = 77;
    size_t size = 77;

    (void)alloc;
    kin__fault_alloc_init(&fault);
    assert_int_equal(kin__fault_alloc_live(&fault, &serial, &size), 0);
    assert_int_equal(serial, 77);
    for (size_t i = 0; i < 4; i++) {
        blocks[i] = kin__alloc(&fault.allocator, i + 1, 10);
        assert_non_null(blocks[i]);
    }
    kin__free(&fault.allocator, blocks[0]);
    kin__free(&fault.allocator, blocks[2]);
    assert_int_equal(kin__fault_alloc_live(&fault, &serial, &size), 2);
    assert_int_equal(serial, 2);
    assert_int_equal(size, 20);
    assert_int_equal(fault.live_bytes, 60);
    kin__free(&fault.allocator, blocks[1]);
    assert_int_equal(kin__fault_alloc_live(&fault, &serial, &size), 1);
    assert_int_equal(serial, 4);
    kin__free(&fault.allocator, blocks[3]);
    assert_int_equal(kin__fault_alloc_live(&fault, &serial, &size), 0);
    return 0;
}

/* Verified by the address sanitizer's leak check. */
KIN_TEST(done_frees_leaks)
{
    struct kin__fault_alloc fault;

    (void)alloc;
    kin__fault_alloc_init(&fault);
    for (int i = 0; i < 3; i++)
        assert_non_null(kin__alloc(&fault.allocator, 1, 100));
    kin__fault_alloc_done(&fault);
    assert_null(fault.blocks);
    assert_int_equal(fault.live_bytes, 0);
    return 0;
}

KIN_TEST(blocks_are_aligned_for_anything)
{
    AUTO_FAULT fault;

    (void)alloc;
    kin__fault_alloc_init(&fault);
    for (size_t size = 1; size < 40; size++) {
        void *ptr = kin__alloc(&fault.allocator, size, 1);
        assert_non_null(ptr);
        assert_int_equal((uintptr_t)ptr % alignof(max_align_t), 0);
        memset(ptr, 0xff, size);
    }
    return 0;
}

/* Adding the block header must not overflow: that returned a block of a few
 * bytes for a request of nearly SIZE_MAX. */
KIN_TEST(a_size_near_size_max_fails)
{
    AUTO_FAULT fault;

    (void)alloc;
    kin__fault_alloc_init(&fault);
    assert_null(kin__alloc(&fault.allocator, SIZE_MAX, 1));
    assert_null(kin__alloc(&fault.allocator, SIZE_MAX - 8, 1));
    assert_int_equal(fault.live_blocks, 0);
    assert_int_equal(kin__fault_alloc_count(&fault), 2);
    assert_false(kin__fault_alloc_fired(&fault));
    return 0;
}

static void *fault_worker(void *userdata)
{
    const kin_allocator *allocator = userdata;

    for (size_t i = 1; i <= 500; i++) {
        void *ptr = kin__alloc(allocator, i, 1);
        void *more = ptr ? kin__realloc(allocator, ptr, i * 2, 1) : NULL;
        kin__free(allocator, more ? more : ptr);
    }
    return NULL;
}

KIN_TEST(is_thread_safe)
{
    AUTO_FAULT fault;
    pthread_t threads[3];

    (void)alloc;
    kin__fault_alloc_init(&fault);
    kin__fault_alloc_reset(&fault, /* fail_at= */ 700);
    for (int i = 0; i < 3; i++)
        assert_int_equal(
            pthread_create(&threads[i], NULL, fault_worker, &fault.allocator),
            0);
    for (int i = 0; i < 3; i++)
        pthread_join(threads[i], NULL);
    assert_true(kin__fault_alloc_fired(&fault));
    /* One less if the failed request was an alloc, since the realloc is then
     * skipped. */
    assert_in_range(kin__fault_alloc_count(&fault), 2999, 3000);
    assert_int_equal(fault.live_blocks, 0);
    assert_int_equal(fault.live_bytes, 0);
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(fails_exactly_the_requested_allocation),
              KIN_TEST_ENTRY(realloc_counts_as_a_request),
              KIN_TEST_ENTRY(realloc_always_moves),
              KIN_TEST_ENTRY(reports_the_oldest_leak),
              KIN_TEST_ENTRY(done_frees_leaks),
              KIN_TEST_ENTRY(blocks_are_aligned_for_anything),
              KIN_TEST_ENTRY(a_size_near_size_max_fails),
              KIN_TEST_ENTRY(is_thread_safe))
