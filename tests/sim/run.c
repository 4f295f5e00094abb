/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Informers under simulated faults.  KIN_SIM_SEED runs one seed and tells what
 * happens; KIN_SIM_COUNT sets how many seeds are tried.
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
    SEEDS_FOR_EVERYTHING = 100, /* in so many, everything happens */
};

static uint64_t number_from_env(const char *name, uint64_t otherwise)
{
    const char *text = getenv(name);

    return text ? strtoull(text, NULL, 10) : otherwise;
}

static void say(int64_t now_ns, const char *text)
{
    fprintf(stderr, "%10.3f %s\n", (double)now_ns / 1e9, text);
}

/* Everything that can go wrong did. */
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
        struct kin__sim_opts opts = {.seed = seed, .say = only ? say : NULL};
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

/* ---- the same again ---- */

static FILE *trace;

static void write_trace(int64_t now_ns, const char *text)
{
    fprintf(trace, "%lld %s\n", (long long)now_ns, text);
}

struct story {
    char *text;
    size_t length;
    int code;
    kin_error error;
    struct kin__sim_result result;
};

static void story_done(struct story *story)
{
    free(story->text);
}

#define AUTO_STORY __attribute__((cleanup(story_done))) struct story

static void story_init(struct story *story, uint64_t seed,
                       enum kin__sim_bug bug)
{
    struct kin__sim_opts opts = {.seed = seed, .bug = bug, .say = write_trace};

    *story = (struct story){.error = KIN_ERROR_INIT};
    trace = open_memstream(&story->text, &story->length);
    assert_non_null(trace);
    story->code = kin__sim_run(&opts, &story->result, &story->error);
    assert_int_equal(fclose(trace), 0);
}

static void check_again(uint64_t seed, enum kin__sim_bug bug)
{
    AUTO_STORY a;
    AUTO_STORY b;

    story_init(&a, seed, bug);
    story_init(&b, seed, bug);
    assert_int_equal(a.code, b.code);
    assert_string_equal(a.error.message, b.error.message);
    assert_memory_equal(&a.result, &b.result, sizeof(a.result));
    assert_int_equal(a.length, b.length);
    if (strcmp(a.text, b.text) != 0)
        fail_msg("seed %llu tells another story the second time",
                 (unsigned long long)seed);
    assert_true(a.length > 1000 || bug != KIN__SIM_NO_BUG);
}

KIN_TEST(the_same_seed_tells_the_same_story)
{
    (void)alloc;
    for (uint64_t seed = 1; seed <= SEEDS_FOR_TRACES; seed++)
        check_again(seed, KIN__SIM_NO_BUG);
    return 0;
}

KIN_TEST(another_seed_tells_another_story)
{
    AUTO_STORY a;
    AUTO_STORY b;

    (void)alloc;
    story_init(&a, 1, KIN__SIM_NO_BUG);
    story_init(&b, 2, KIN__SIM_NO_BUG);
    assert_string_not_equal(a.text, b.text);
    return 0;
}

/* ---- bugs ---- */

/* A planted bug is found by `wanted` seeds, and by one of them again. */
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
    check_found(KIN__SIM_LOSE_NOTE, 10);
    check_found(KIN__SIM_LOSE_WAKE, 10);
    /* Mostly these bytes make no sense, and all is listed again. */
    check_found(KIN__SIM_MIX_BYTES, 1);
    /* Mostly it was told everything by then. */
    check_found(KIN__SIM_TELL_STOPPED, 1);
    check_found(KIN__SIM_KEEP_STALE, 10);
    check_found(KIN__SIM_REPORT_TWICE, 10);
    check_found(KIN__SIM_ASK_RELEASED, 2);
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(holds_under_every_seed),
              KIN_TEST_ENTRY(the_same_seed_tells_the_same_story),
              KIN_TEST_ENTRY(another_seed_tells_another_story),
              KIN_TEST_ENTRY(planted_bugs_are_found))
