/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Drivers on an executor with seeded interleavings.  KIN_SIM_SEED runs one seed
 * and prints a trace; KIN_SIM_COUNT sets how many seeds are tried.
 */
#include "sim/jobs.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "kin_test.h"

enum {
    SEEDS = 300,
    SEEDS_FOR_A_BUG = 100,
    SEEDS_FOR_TRACES = 3,
    SEEDS_FOR_EVERYTHING = 100, /* enough for every event to happen */
};

static uint64_t number_from_env(const char *name, uint64_t otherwise)
{
    const char *text = getenv(name);

    return text ? strtoull(text, NULL, 10) : otherwise;
}

static void print_trace(int64_t now_ns, const char *text)
{
    fprintf(stderr, "%10.6f %s\n", (double)now_ns / 1e9, text);
}

/* Checks that every event happened. */
static void check_counts(const struct kin__jobs_result *all, uint64_t seeds)
{
    static const char *const texts[] = {
#define TEXT(name, text) [KIN__JOBS_##name] = text,
        KIN__JOBS_EVENT_MAP(TEXT)
#undef TEXT
    };

    for (int i = 0; i < KIN__JOBS_EVENTS; i++) {
        printf("%10llu  %s\n", (unsigned long long)all->counts[i], texts[i]);
        if (seeds >= SEEDS_FOR_EVERYTHING && all->counts[i] == 0)
            fail_msg("never: %s", texts[i]);
    }
}

static void add_result(struct kin__jobs_result *all,
                       const struct kin__jobs_result *result)
{
    all->jobs += result->jobs;
    all->requests += result->requests;
    all->notes += result->notes;
    all->simulated_ns += result->simulated_ns;
    for (int i = 0; i < KIN__JOBS_EVENTS; i++)
        all->counts[i] += result->counts[i];
}

KIN_TEST(holds_under_every_seed)
{
    uint64_t only = number_from_env("KIN_SIM_SEED", 0);
    uint64_t last = only ? only : number_from_env("KIN_SIM_COUNT", SEEDS);
    struct kin__jobs_result all = {.jobs = 0};

    (void)alloc;
    for (uint64_t seed = only ? only : 1; seed <= last; seed++) {
        const struct kin__jobs_opts opts = {.seed = seed,
                                            .trace = only ? print_trace : NULL};
        struct kin__jobs_result result = {.jobs = 0};
        kin_error err = KIN_ERROR_INIT;
        if (kin__jobs_run(&opts, &result, &err) < 0)
            fail_msg("%s; to see it: KIN_SIM_SEED=%llu", err.message,
                     (unsigned long long)seed);
        add_result(&all, &result);
    }
    printf("%llu jobs, %llu requests, %llu notifications, %.0f hours\n",
           (unsigned long long)all.jobs, (unsigned long long)all.requests,
           (unsigned long long)all.notes, (double)all.simulated_ns / 3600e9);
    check_counts(&all, only ? 1 : last);
    return 0;
}

/* ---- determinism ---- */

static FILE *trace_file;

static void write_trace(int64_t now_ns, const char *text)
{
    fprintf(trace_file, "%lld %s\n", (long long)now_ns, text);
}

struct recording {
    char *text;
    size_t length;
    int code;
    kin_error error;
    struct kin__jobs_result result;
};

static void recording_done(struct recording *recording)
{
    free(recording->text);
}

#define AUTO_RECORDING __attribute__((cleanup(recording_done))) struct recording

static void recording_init(struct recording *recording, uint64_t seed,
                           enum kin__jobs_bug bug)
{
    const struct kin__jobs_opts opts = {
        .seed = seed, .bug = bug, .trace = write_trace};

    *recording = (struct recording){.error = KIN_ERROR_INIT};
    trace_file = open_memstream(&recording->text, &recording->length);
    assert_non_null(trace_file);
    recording->code = kin__jobs_run(&opts, &recording->result,
                                    &recording->error);
    assert_int_equal(fclose(trace_file), 0);
}

static void check_again(uint64_t seed, enum kin__jobs_bug bug)
{
    AUTO_RECORDING a;
    AUTO_RECORDING b;

    recording_init(&a, seed, bug);
    recording_init(&b, seed, bug);
    assert_int_equal(a.code, b.code);
    assert_string_equal(a.error.message, b.error.message);
    assert_memory_equal(&a.result, &b.result, sizeof(a.result));
    if (strcmp(a.text, b.text) != 0)
        fail_msg("seed %llu gives a different trace the second time",
                 (unsigned long long)seed);
    assert_true(a.length > 1000 || bug != KIN__JOBS_NO_BUG);
}

KIN_TEST(a_seed_is_reproducible)
{
    (void)alloc;
    for (uint64_t seed = 1; seed <= SEEDS_FOR_TRACES; seed++)
        check_again(seed, KIN__JOBS_NO_BUG);
    return 0;
}

KIN_TEST(seeds_differ)
{
    AUTO_RECORDING a;
    AUTO_RECORDING b;

    (void)alloc;
    recording_init(&a, 1, KIN__JOBS_NO_BUG);
    recording_init(&b, 2, KIN__JOBS_NO_BUG);
    assert_string_not_equal(a.text, b.text);
    return 0;
}

/* ---- bugs ---- */

/* Checks that `wanted` seeds find a planted bug, and that the first of them is
 * reproducible. */
static void check_found(enum kin__jobs_bug bug, unsigned wanted)
{
    unsigned found = 0;
    uint64_t seed = 0;
    kin_error err = KIN_ERROR_INIT;

    while (found < wanted) {
        if (++seed > SEEDS_FOR_A_BUG)
            fail_msg("bug %d: found by %u of %d seeds", (int)bug, found,
                     SEEDS_FOR_A_BUG);
        if (kin__jobs_run(&(struct kin__jobs_opts){.seed = seed, .bug = bug},
                          NULL, &err) != KIN_EINTERNAL)
            continue;
        if (found++ == 0)
            check_again(seed, bug);
    }
    printf("bug %d: found by %u of %llu seeds: %s\n", (int)bug, found,
           (unsigned long long)seed, err.message);
}

KIN_TEST(planted_bugs_are_found)
{
    (void)alloc;
    check_found(KIN__JOBS_LOSE_POST, 10);
    check_found(KIN__JOBS_RUN_STOPPED, 2);
    check_found(KIN__JOBS_OVERTAKE, 2);
    check_found(KIN__JOBS_MIX_FLOWS, 5);
    check_found(KIN__JOBS_COMPLETE_TWICE, 10);
    check_found(KIN__JOBS_END_FREED, 5);
    check_found(KIN__JOBS_FORGET_CALL, 2);
    check_found(KIN__JOBS_STALE_WRITE, 1);
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(holds_under_every_seed),
              KIN_TEST_ENTRY(a_seed_is_reproducible),
              KIN_TEST_ENTRY(seeds_differ),
              KIN_TEST_ENTRY(planted_bugs_are_found))
