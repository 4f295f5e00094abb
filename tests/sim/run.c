/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Informers under simulated faults.  KIN_SIM_SEED runs one seed and prints a
 * trace; KIN_SIM_COUNT sets how many seeds are tried.
 */
#include "sim/run.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "kin_test.h"

enum {
    SEEDS = 1000,
    SEEDS_FOR_A_BUG = 100,
    SEEDS_FOR_TRACES = 5,
    /* Enough for every event to happen; the rarest does in 2 of 100. */
    SEEDS_FOR_EVERYTHING = 300,
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

/* Checks that every event happened. */
static void check_counts(const struct kin__sim_result *all, uint64_t seeds)
{
    static const char *const texts[] = {
#define TEXT(name, text) [KIN__SIM_##name] = text,
        KIN__SIM_EVENT_MAP(TEXT)
#undef TEXT
    };

    for (int i = 0; i < KIN__SIM_EVENTS; i++) {
        printf("%10llu  %s\n", (unsigned long long)all->counts[i], texts[i]);
        if (seeds >= SEEDS_FOR_EVERYTHING && all->counts[i] == 0)
            fail_msg("never: %s", texts[i]);
    }
}

static void add_result(struct kin__sim_result *all,
                       const struct kin__sim_result *result)
{
    all->requests += result->requests;
    all->events += result->events;
    all->changes += result->changes;
    all->simulated_ns += result->simulated_ns;
    for (int i = 0; i < KIN__SIM_EVENTS; i++)
        all->counts[i] += result->counts[i];
}

KIN_TEST(holds_under_every_seed)
{
    uint64_t only = number_from_env("KIN_SIM_SEED", 0);
    uint64_t count = number_from_env("KIN_SIM_COUNT", SEEDS);
    struct kin__sim_result all = {0};

    (void)alloc;
    for (uint64_t seed = only ? only : 1; seed <= (only ? only : count);
         seed++) {
        struct kin__sim_opts opts = {.seed = seed,
                                     .trace = only ? print_trace : NULL};
        struct kin__sim_result result = {0};
        kin_error err = KIN_ERROR_INIT;
        if (kin__sim_run(&opts, &result, &err) < 0)
            fail_msg("%s; to see it: KIN_SIM_SEED=%llu", err.message,
                     (unsigned long long)seed);
        add_result(&all, &result);
    }
    printf("%llu seeds: %llu changes, %llu requests, %llu events, %.0f hours\n",
           (unsigned long long)(only ? 1 : count),
           (unsigned long long)all.changes, (unsigned long long)all.requests,
           (unsigned long long)all.events, (double)all.simulated_ns / 3600e9);
    check_counts(&all, only ? 1 : count);
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
    struct kin__sim_result result;
};

static void recording_done(struct recording *recording)
{
    free(recording->text);
}

#define AUTO_RECORDING __attribute__((cleanup(recording_done))) struct recording

static void recording_init(struct recording *recording, uint64_t seed,
                           enum kin__sim_bug bug)
{
    struct kin__sim_opts opts = {
        .seed = seed, .bug = bug, .trace = write_trace};

    *recording = (struct recording){.error = KIN_ERROR_INIT};
    trace_file = open_memstream(&recording->text, &recording->length);
    assert_non_null(trace_file);
    recording->code = kin__sim_run(&opts, &recording->result,
                                   &recording->error);
    assert_int_equal(fclose(trace_file), 0);
}

static void check_again(uint64_t seed, enum kin__sim_bug bug)
{
    AUTO_RECORDING a;
    AUTO_RECORDING b;

    recording_init(&a, seed, bug);
    recording_init(&b, seed, bug);
    assert_int_equal(a.code, b.code);
    assert_string_equal(a.error.message, b.error.message);
    assert_memory_equal(&a.result, &b.result, sizeof(a.result));
    assert_int_equal(a.length, b.length);
    if (strcmp(a.text, b.text) != 0)
        fail_msg("seed %llu gives a different trace the second time",
                 (unsigned long long)seed);
    assert_true(a.length > 100 || bug != KIN__SIM_NO_BUG);
}

KIN_TEST(a_seed_is_reproducible)
{
    (void)alloc;
    for (uint64_t seed = 1; seed <= SEEDS_FOR_TRACES; seed++)
        check_again(seed, KIN__SIM_NO_BUG);
    return 0;
}

KIN_TEST(seeds_differ)
{
    AUTO_RECORDING a;
    AUTO_RECORDING b;

    (void)alloc;
    recording_init(&a, 1, KIN__SIM_NO_BUG);
    recording_init(&b, 2, KIN__SIM_NO_BUG);
    assert_string_not_equal(a.text, b.text);
    return 0;
}

/* ---- bugs ---- */

/* Checks that `wanted` seeds find a planted bug, and that one of them is
 * reproducible. */
static void check_found(enum kin__sim_bug bug, unsigned wanted)
{
    unsigned found = 0;
    uint64_t seed = 0;

    while (found < wanted) {
        if (++seed > SEEDS_FOR_A_BUG)
            fail_msg("bug %d: found by %u of %d seeds", (int)bug, found,
                     SEEDS_FOR_A_BUG);
        if (kin__sim_run(&(struct kin__sim_opts){.seed = seed, .bug = bug},
                         NULL, NULL) != KIN_EINTERNAL)
            continue;
        if (found++ == 0)
            check_again(seed, bug);
    }
    printf("bug %d: found by %u of %llu seeds\n", (int)bug, found,
           (unsigned long long)seed);
}

KIN_TEST(planted_bugs_are_found)
{
    (void)alloc;
    check_found(KIN__SIM_LOSE_DELETE, 10);
    check_found(KIN__SIM_SKIP_VERSION, 10);
    check_found(KIN__SIM_LOSE_NOTIFICATION, 10);
    check_found(KIN__SIM_LOSE_WAKE, 10);
    /* These bytes mostly do not parse, and the informer relists. */
    check_found(KIN__SIM_MIX_BYTES, 1);
    /* The handler has mostly received everything by then. */
    check_found(KIN__SIM_NOTIFY_STOPPED, 1);
    check_found(KIN__SIM_KEEP_STALE, 10);
    check_found(KIN__SIM_REPORT_TWICE, 10);
    check_found(KIN__SIM_REQUEST_RELEASED, 2);
    check_found(KIN__SIM_OVERTAKE, 5);
    check_found(KIN__SIM_LOSE_POST, 5);
    check_found(KIN__SIM_TRUST_WATCH, 5);
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(holds_under_every_seed),
              KIN_TEST_ENTRY(a_seed_is_reproducible),
              KIN_TEST_ENTRY(seeds_differ),
              KIN_TEST_ENTRY(planted_bugs_are_found))
