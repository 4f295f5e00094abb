/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Simulated work queues.  KIN_SIM_SEED runs one seed and prints a
 * trace; KIN_SIM_COUNT sets how many seeds are tried.
 */
#include "sim/work.h"

#include <stdio.h>
#include <stdlib.h>

#include "kin_test.h"

enum {
    SEEDS = 1000,
    SEEDS_FOR_A_BUG = 100,
};

static uint64_t number_from_env(const char *name, uint64_t otherwise)
{
    const char *text = getenv(name);

    return text ? strtoull(text, NULL, 10) : otherwise;
}

static void print_trace(int64_t now_ns, const char *text)
{
    fprintf(stderr, "%10.3f %s\n", (double)now_ns / 1e9, text);
}

KIN_TEST(holds_under_every_seed)
{
    uint64_t only = number_from_env("KIN_SIM_SEED", 0);
    uint64_t count = number_from_env("KIN_SIM_COUNT", SEEDS);
    struct kin__sim_work_result all = {0};

    (void)alloc;
    for (uint64_t seed = only ? only : 1; seed <= (only ? only : count);
         seed++) {
        struct kin__sim_work_opts opts = {.seed = seed,
                                          .trace = only ? print_trace : NULL};
        struct kin__sim_work_result result = {0};
        kin_error err = KIN_ERROR_INIT;
        if (kin__sim_work(&opts, &result, &err) < 0)
            fail_msg("%s; to see it: KIN_SIM_SEED=%llu", err.message,
                     (unsigned long long)seed);
        all.adds += result.adds;
        all.takes += result.takes;
        all.fails += result.fails;
        all.agains += result.agains;
        all.dropped += result.dropped;
    }
    printf("%llu adds, %llu takes, %llu failures, %llu added while processed, "
           "%llu dropped\n",
           (unsigned long long)all.adds, (unsigned long long)all.takes,
           (unsigned long long)all.fails, (unsigned long long)all.agains,
           (unsigned long long)all.dropped);
    /* Each of them happens. */
    if (!only && count >= SEEDS / 10)
        assert_true(all.fails > 0 && all.agains > 0 && all.dropped > 0);
    return 0;
}

KIN_TEST(a_seed_is_reproducible)
{
    struct kin__sim_work_opts opts = {.seed = 3};
    struct kin__sim_work_result a = {0};
    struct kin__sim_work_result b = {0};

    (void)alloc;
    TRY(kin__sim_work(&opts, &a, NULL));
    TRY(kin__sim_work(&opts, &b, NULL));
    assert_memory_equal(&a, &b, sizeof(a));
    return 0;
}

static void check_found(enum kin__sim_work_bug bug, unsigned wanted)
{
    unsigned found = 0;

    for (uint64_t seed = 1; seed <= SEEDS_FOR_A_BUG; seed++) {
        struct kin__sim_work_opts opts = {.seed = seed, .bug = bug};
        found += kin__sim_work(&opts, NULL, NULL) == KIN_EINTERNAL;
    }
    printf("bug %d: found by %u of %d seeds\n", (int)bug, found,
           SEEDS_FOR_A_BUG);
    assert_true(found >= wanted);
}

KIN_TEST(planted_bugs_are_found)
{
    (void)alloc;
    check_found(KIN__SIM_WORK_LOSE_AGAIN, 20);
    check_found(KIN__SIM_WORK_SHARE, 20);
    /* Before the end, other events wake a worker anyway. */
    check_found(KIN__SIM_WORK_LOSE_TIMER, 5);
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(holds_under_every_seed),
              KIN_TEST_ENTRY(a_seed_is_reproducible),
              KIN_TEST_ENTRY(planted_bugs_are_found))
