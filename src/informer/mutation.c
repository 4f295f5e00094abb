/* SPDX-License-Identifier: Apache-2.0 */
#include "informer/mutation.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "cache/store.h"

/* What Go's ParseBool takes for true. */
static bool means_true(const char *text)
{
    static const char *const words[] = {"1", "t", "T", "true", "TRUE", "True"};

    for (size_t i = 0; i < sizeof(words) / sizeof(words[0]); i++) {
        if (strcmp(text, words[i]) == 0)
            return true;
    }
    return false;
}

bool kin__mutation_wanted_from_env(void)
{
    const char *text = getenv("KUBE_CACHE_MUTATION_DETECTOR");

    return text && means_true(text);
}

/* Whether the kernel would write there: it is asked to write what is there
 * already, so that nothing happens if it does. */
static int is_writable(char *address, bool *ret, kin_error *err)
{
    int ends[2];
    ssize_t n = 0;

    if (pipe2(ends, O_CLOEXEC) < 0)
        return kin_error_set_errno(err, errno, "mutation: pipe");
    n = write(ends[1], address, 1);
    if (n == 1)
        n = read(ends[0], address, 1);
    int failure = n < 0 ? errno : 0;
    (void)close(ends[0]);
    (void)close(ends[1]);
    if (n < 0 && failure != EFAULT)
        return kin_error_set_errno(err, failure, "mutation: pipe");
    *ret = n == 1;
    return 0;
}

int kin__mutation_check(const kin_store *store, kin_error *err)
{
    const struct kin__arena *arena = kin__store_arena(store);
    bool writable = false;
    int r = 0;

    if (!KIN__ARENA_ONE_MAPPING)
        r = is_writable((char *)(uintptr_t)arena->ro, &writable, err);
    if (r < 0)
        return r;
    if (writable)
        return kin_error_set(err, KIN_EINTERNAL,
                             "cached objects are not protected from writes");
    r = kin__arena_check_contents(arena, err);
    if (r < 0)
        (void)kin_error_wrap(err, "a cached object was changed");
    return r;
}
