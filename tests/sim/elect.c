/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Leader election under simulated faults.  KIN_SIM_SEED runs one seed,
 * KIN_SIM_COUNT sets how many are tried.
 */
#include "sim/elect.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "kin_test.h"

enum { SEEDS = 1000, SEEDS_FOR_A_BUG = 5000, SEEDS_FOR_EVERYTHING = 20 };

static uint64_t number_from_env(const char *name, uint64_t otherwise)
{
    const char *text = getenv(name);

    return text ? strtoull(text, NULL, 10) : otherwise;
}

/* Checks that every event happened. */
static void check_counts(const struct kin__elect_result *all, uint64_t seeds)
{
    static const char *const texts[] = {
#define TEXT(name, text) [KIN__ELECT_##name] = text,
        KIN__ELECT_EVENT_MAP(TEXT)
#undef TEXT
    };

    for (int i = 0; i < KIN__ELECT_EVENTS; i++) {
        printf("%10llu  %s\n", (unsigned long long)all->counts[i], texts[i]);
        if (seeds >= SEEDS_FOR_EVERYTHING && all->counts[i] == 0)
            fail_msg("never: %s", texts[i]);
    }
}

KIN_TEST(one_leads_under_every_seed)
{
    uint64_t only = number_from_env("KIN_SIM_SEED", 0);
    uint64_t last = only ? only : number_from_env("KIN_SIM_COUNT", SEEDS);
    struct kin__elect_result all = {.simulated_ns = 0};

    (void)alloc;
    for (uint64_t seed = only ? only : 1; seed <= last; seed++) {
        struct kin__elect_result result;
        kin_error err = KIN_ERROR_INIT;
        if (kin__elect_run(&(struct kin__elect_opts){.seed = seed}, &result,
                           &err) < 0)
            fail_msg("%s", err.message);
        all.simulated_ns += result.simulated_ns;
        for (int i = 0; i < KIN__ELECT_EVENTS; i++)
            all.counts[i] += result.counts[i];
    }
    printf("%.0f hours\n", (double)all.simulated_ns / 3600e9);
    check_counts(&all, only ? 1 : last);
    return 0;
}

KIN_TEST(a_seed_is_reproducible)
{
    struct kin__elect_result a;
    struct kin__elect_result b;

    (void)alloc;
    for (uint64_t seed = 1; seed <= 5; seed++) {
        TRY(kin__elect_run(&(struct kin__elect_opts){.seed = seed}, &a, NULL));
        TRY(kin__elect_run(&(struct kin__elect_opts){.seed = seed}, &b, NULL));
        assert_memory_equal(&a, &b, sizeof(a));
    }
    return 0;
}

/* Checks that a planted bug violates the invariant of that letter.  Where that
 * is rare, the search starts just before a seed that shows it. */
static void check_found(enum kin__elect_bug bug, const char *letter,
                        uint64_t first)
{
    for (uint64_t seed = first; seed < first + SEEDS_FOR_A_BUG; seed++) {
        kin_error err = KIN_ERROR_INIT;
        if (kin__elect_run(&(struct kin__elect_opts){.seed = seed, .bug = bug},
                           NULL, &err) == 0 ||
            !strstr(err.message, letter))
            continue;
        printf("bug %d: %s\n", (int)bug, err.message);
        return;
    }
    fail_msg("bug %d is not found", (int)bug);
}

KIN_TEST(planted_bugs_are_found)
{
    (void)alloc;
    check_found(KIN__ELECT_NO_VERSIONS, "A: ", 1);
    check_found(KIN__ELECT_LATE, "A: ", 1480);
    check_found(KIN__ELECT_RELEASE_EARLY, "B: ", 1);
    check_found(KIN__ELECT_NO_TAKEOVER, "D: ", 1);
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(one_leads_under_every_seed),
              KIN_TEST_ENTRY(a_seed_is_reproducible),
              KIN_TEST_ENTRY(planted_bugs_are_found))
