/* SPDX-License-Identifier: Apache-2.0 */
/*
 * planted.c - tests with a bug, each with a correct counterpart.
 *
 * CMakeLists.txt states the expected result of each.  This file is excluded
 * from static analysis, which finds some of the bugs, too.
 */
#include <fcntl.h>
#include <pthread.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <unistd.h>

#include "base/alloc.h"
#include "kin_test.h"

KIN_TEST(memory_leak)
{
    void *block = kin__alloc(alloc, 3, 8);

    TRY_PTR(block);
    return 0;
}

KIN_TEST(memory_released)
{
    void *block = kin__alloc(alloc, 3, 8);

    TRY_PTR(block);
    kin__free(alloc, block);
    return 0;
}

KIN_TEST(double_free)
{
    void *block = kin__alloc(alloc, 3, 8);

    TRY_PTR(block);
    kin__free(alloc, block);
    kin__free(alloc, block);
    return 0;
}

KIN_TEST(fd_leak)
{
    (void)alloc;
    assert_true(open("/dev/null", O_RDONLY) >= 0);
    return 0;
}

KIN_TEST(fd_released)
{
    (void)alloc;
    int fd = open("/dev/null", O_RDONLY);
    assert_true(fd >= 0);
    close(fd);
    return 0;
}

KIN_TEST(foreign_fd)
{
    (void)alloc;
    close(STDIN_FILENO);
    return 0;
}

static void *map_memory_file(void)
{
    int fd = memfd_create("kin-planted", MFD_CLOEXEC);

    assert_true(fd >= 0);
    assert_int_equal(ftruncate(fd, 4096), 0);
    void *mapped = mmap(NULL, 4096, PROT_READ, MAP_SHARED, fd, 0);
    assert_true(mapped != MAP_FAILED);
    close(fd);
    return mapped;
}

KIN_TEST(mapping_leak)
{
    (void)alloc;
    assert_non_null(map_memory_file());
    return 0;
}

KIN_TEST(mapping_released)
{
    (void)alloc;
    assert_int_equal(munmap(map_memory_file(), 4096), 0);
    return 0;
}

static void *wait_for_ever(void *unused)
{
    for (;;)
        pause();
    return unused;
}

KIN_TEST(thread_leak)
{
    pthread_t thread;

    (void)alloc;
    assert_int_equal(pthread_create(&thread, NULL, wait_for_ever, NULL), 0);
    return 0;
}

static void *return_at_once(void *argument)
{
    return argument;
}

KIN_TEST(thread_joined)
{
    pthread_t thread;

    (void)alloc;
    assert_int_equal(pthread_create(&thread, NULL, return_at_once, NULL), 0);
    assert_int_equal(pthread_join(thread, NULL), 0);
    return 0;
}

/* The second of its two allocations is not checked. */
KIN_TEST(unchecked_allocation)
{
    char *first = kin__alloc(alloc, 1, 1);
    TRY_PTR(first);
    char *second = kin__alloc(alloc, 1, 1);
    *(volatile char *)second = 'x';
    kin__free(alloc, first);
    kin__free(alloc, second);
    return 0;
}

KIN_TEST(checked_allocation)
{
    char *first = kin__alloc(alloc, 1, 1);
    TRY_PTR(first);
    char *second = kin__alloc(alloc, 1, 1);
    if (second)
        *(volatile char *)second = 'x';
    kin__free(alloc, first);
    kin__free(alloc, second);
    return 0;
}

/* Like library code; correct unless the second allocation fails. */
static int make_pair(const kin_allocator *alloc, bool is_careful, void **ret)
{
    ret[0] = kin__alloc(alloc, 1, 10);
    if (!ret[0])
        return KIN_ENOMEM;
    ret[1] = kin__alloc(alloc, 1, 20);
    if (ret[1])
        return 0;
    if (is_careful)
        kin__free(alloc, ret[0]);
    return KIN_ENOMEM;
}

static int pair_test(const kin_allocator *alloc, bool is_careful)
{
    void *pair[2] = {NULL, NULL};

    TRY(make_pair(alloc, is_careful, pair));
    kin__free(alloc, pair[0]);
    kin__free(alloc, pair[1]);
    return 0;
}

KIN_TEST(error_path_leak)
{
    return pair_test(alloc, /* is_careful= */ false);
}

KIN_TEST(error_path_released)
{
    return pair_test(alloc, /* is_careful= */ true);
}

/* Reports out of memory as another error. */
static int misreport(const kin_allocator *alloc)
{
    void *block = kin__alloc(alloc, 1, 1);

    if (!block)
        return KIN_EPARSE;
    kin__free(alloc, block);
    return 0;
}

KIN_TEST(error_misreported)
{
    TRY(misreport(alloc));
    return 0;
}

/* Leaks memory of another allocator on an error path, which only the leak
 * sanitizer can detect. */
static __attribute__((noinline)) void lose_memory(void)
{
    char *volatile lost = malloc(100);

    if (lost)
        lost[0] = 'x';
    lost = NULL;
}

KIN_TEST(stray_leak)
{
    void *block = kin__alloc(alloc, 1, 1);

    if (!block)
        lose_memory();
    TRY_PTR(block);
    kin__free(alloc, block);
    return 0;
}

KIN_TEST(failed_assertion)
{
    (void)alloc;
    assert_int_equal(1 + 1, 3);
    return 0;
}

KIN_TEST(error_returned)
{
    (void)alloc;
    return KIN_ECONFLICT;
}

KIN_TEST(early_exit)
{
    (void)alloc;
    exit(EXIT_SUCCESS);
}

KIN_TEST(nothing_wrong)
{
    (void)alloc;
    assert_int_equal(1 + 1, 2);
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(memory_leak), KIN_TEST_ENTRY(memory_released),
              KIN_TEST_ENTRY(double_free), KIN_TEST_ENTRY(fd_leak),
              KIN_TEST_ENTRY(fd_released), KIN_TEST_ENTRY(mapping_leak),
              KIN_TEST_ENTRY(mapping_released), KIN_TEST_ENTRY(foreign_fd),
              KIN_TEST_ENTRY(thread_leak), KIN_TEST_ENTRY(thread_joined),
              KIN_TEST_ENTRY(unchecked_allocation),
              KIN_TEST_ENTRY(checked_allocation),
              KIN_TEST_ENTRY(error_path_leak),
              KIN_TEST_ENTRY(error_path_released),
              KIN_TEST_ENTRY(error_misreported), KIN_TEST_ENTRY(stray_leak),
              KIN_TEST_ENTRY(failed_assertion), KIN_TEST_ENTRY(error_returned),
              KIN_TEST_ENTRY(early_exit), KIN_TEST_ENTRY(nothing_wrong))
