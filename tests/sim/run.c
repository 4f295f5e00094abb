/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Informers under simulated faults.  KIN_SIM_SEED runs one seed and tells what
 * happens; KIN_SIM_COUNT sets how many seeds are tried.
 */
#include "sim/run.h"

#include <stdlib.h>

#include "kin_test.h"

enum { SEEDS = 1000, SEEDS_FOR_A_BUG = 100 };

static uint64_t number_from_env(const char *name, uint64_t otherwise)
{
    const char *text = getenv(name);

    return text ? strtoull(text, NULL, 10) : otherwise;
}

static void say(int64_t now_ns, const char *text)
{
    fprintf(stderr, "%10.3f %s\n", (double)now_ns / 1e9, text);
}

KIN_TEST(holds_under_every_seed)
{
    uint64_t only = number_from_env("KIN_SIM_SEED", 0);
    uint64_t count = number_from_env("KIN_SIM_COUNT", SEEDS);
    struct kin__sim_result all = {0};

    (void)alloc;
    for (uint64_t seed = only ? only : 1; seed <= (only ? only : count);
         seed++) {
        struct kin__sim_opts opts = {.seed = seed, .say = only ? say : NULL};
        struct kin__sim_result result = {0};
        kin_error err = KIN_ERROR_INIT;
        if (kin__sim_run(&opts, &result, &err) < 0)
            fail_msg("%s; to see it: KIN_SIM_SEED=%llu", err.message,
                     (unsigned long long)seed);
        all.requests += result.requests;
        all.events += result.events;
        all.changes += result.changes;
        all.simulated_ns += result.simulated_ns;
    }
    printf("%llu seeds: %llu changes, %llu requests, %llu events, %.0f hours\n",
           (unsigned long long)(only ? 1 : count),
           (unsigned long long)all.changes, (unsigned long long)all.requests,
           (unsigned long long)all.events, (double)all.simulated_ns / 3600e9);
    return 0;
}

KIN_TEST(the_same_seed_gives_the_same_run)
{
    struct kin__sim_opts opts = {.seed = 77};
    struct kin__sim_result a = {0};
    struct kin__sim_result b = {0};

    (void)alloc;
    TRY(kin__sim_run(&opts, &a, NULL));
    TRY(kin__sim_run(&opts, &b, NULL));
    assert_memory_equal(&a, &b, sizeof(a));
    assert_true(a.requests > 0 && a.events > 0);
    return 0;
}

/* How many seeds find a planted bug. */
static unsigned finds(enum kin__sim_bug bug)
{
    unsigned found = 0;

    for (uint64_t seed = 1; seed <= SEEDS_FOR_A_BUG; seed++)
        found += kin__sim_run(&(struct kin__sim_opts){.seed = seed, .bug = bug},
                              NULL, NULL) == KIN_EINTERNAL;
    return found;
}

KIN_TEST(planted_bugs_are_found)
{
    (void)alloc;
    assert_true(finds(KIN__SIM_LOSE_DELETE) > SEEDS_FOR_A_BUG / 4);
    assert_true(finds(KIN__SIM_SKIP_VERSION) > SEEDS_FOR_A_BUG / 4);
    assert_true(finds(KIN__SIM_LOSE_NOTE) > SEEDS_FOR_A_BUG / 4);
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(holds_under_every_seed),
              KIN_TEST_ENTRY(the_same_seed_gives_the_same_run),
              KIN_TEST_ENTRY(planted_bugs_are_found))
