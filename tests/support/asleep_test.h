/* SPDX-License-Identifier: Apache-2.0 */
/*
 * asleep_test.h - waits until all other threads of the program are blocked.
 *
 * For tests that a call blocks: once every other thread is blocked, a call that
 * does not block has returned.
 */
#ifndef ASLEEP_TEST_H
#define ASLEEP_TEST_H

#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <kin/stop.h>

#include "kin_test.h"

/* A thread that has ended meanwhile counts as blocked. */
static inline bool asleep_is_running(long thread)
{
    char path[64];
    char text[256];

    snprintf(path, sizeof(path), "/proc/self/task/%ld/stat", thread);
    FILE *file = fopen(path, "re");
    if (!file)
        return false;
    size_t len = fread(text, 1, sizeof(text) - 1, file);
    (void)fclose(file);
    text[len] = '\0';
    const char *name_end = strrchr(text, ')');
    return name_end && strncmp(name_end, ") S", 3) != 0;
}

static inline bool asleep_others(void)
{
    DIR *threads = opendir("/proc/self/task");
    bool is_running = false;

    assert_non_null(threads);
    for (struct dirent *e = readdir(threads); e; e = readdir(threads)) {
        long thread = strtol(e->d_name, NULL, 10); /* 0 for "." and ".." */
        is_running |= thread > 0 && thread != gettid() &&
                      asleep_is_running(thread);
    }
    (void)closedir(threads);
    return !is_running;
}

/* Checks three times in a row, since a thread may briefly wait for a lock. */
static inline void await_others_asleep(void)
{
    for (int looks = 0; looks < 3;) {
        looks = asleep_others() ? looks + 1 : 0;
        (void)kin_stop_wait(NULL, kin_deadline_ms(1));
    }
}

#endif /* ASLEEP_TEST_H */
