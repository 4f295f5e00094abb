/* SPDX-License-Identifier: Apache-2.0 */
#include "kin_test.h"
#include "object/blocks.h"
#include "object/fingerprint.h"
#include "object/values.h"
#include "test_value.h"

/* An arena with shared, interned, freed and fingerprinted values to corrupt. */
struct sample {
    struct kin__arena *arena;
    kin__val object;
    kin__val text;
    kin__val freed;
};

static void sample_done(struct sample *sample)
{
    (void)kin__arena_unref(sample->arena);
}

#define AUTO_SAMPLE __attribute__((cleanup(sample_done))) struct sample

static int sample_init(struct sample *sample, const kin_allocator *alloc)
{
    int r = kin__arena_new(alloc, 0, &sample->arena, NULL);

    if (r == 0)
        r = test_value_make(sample->arena, "['a freed value']", &sample->freed);
    if (r == 0)
        r = test_value_make(sample->arena, "{'a':['text','text']}",
                            &sample->object);
    if (r < 0)
        return r;
    const uint32_t *base = sample->arena->ro;
    kin__val array = kin__node_values(base + sample->object)[0];
    sample->text = kin__node_values(base + array)[0];
    kin__val_unref(sample->arena, sample->freed);
    kin__fingerprint_add(sample->arena, sample->object, kin_s("text"));
    return 0;
}

/* Asserts that the check reports a fault whose message contains `word`. */
static int expect_fault(const struct sample *sample, const char *word)
{
    kin_error err = KIN_ERROR_INIT;
    int r = kin__arena_check(sample->arena, &err);

    if (r == KIN_ENOMEM)
        return r;
    assert_int_equal(r, KIN_EINTERNAL);
    if (!strstr(err.message, word))
        fail_msg("'%s' does not say '%s'", err.message, word);
    return 0;
}

KIN_TEST(an_intact_arena_passes)
{
    AUTO_SAMPLE sample = {0};

    TRY(sample_init(&sample, alloc));
    return test_arena_check(sample.arena);
}

KIN_TEST(wrong_counts_are_found)
{
    AUTO_SAMPLE sample = {0};
    struct kin__arena *arena = NULL;

    TRY(sample_init(&sample, alloc));
    arena = sample.arena;
    arena->stats.live_nodes[KIN__NODE_STRING]++;
    TRY(expect_fault(&sample, "live nodes"));
    arena->stats.live_nodes[KIN__NODE_STRING]--;
    arena->stats.live_words[KIN__NODE_ARRAY]++;
    TRY(expect_fault(&sample, "live words"));
    arena->stats.live_words[KIN__NODE_ARRAY]--;
    arena->stats.free_words--;
    TRY(expect_fault(&sample, "free words"));
    arena->stats.free_words++;
    arena->intern->count++;
    TRY(expect_fault(&sample, "interned"));
    arena->intern->count--;
    arena->overflow_count++;
    TRY(expect_fault(&sample, "overflows"));
    arena->overflow_count--;
    arena->rw[sample.object] ^= KIN__NODE_EXTRA;
    TRY(expect_fault(&sample, "fingerprints"));
    arena->rw[sample.object] ^= KIN__NODE_EXTRA;
    return test_arena_check(arena);
}

KIN_TEST(a_lost_reference_is_found)
{
    AUTO_SAMPLE sample = {0};

    TRY(sample_init(&sample, alloc));
    sample.arena->rw[sample.text] -= KIN__NODE_REF_ONE;
    TRY(expect_fault(&sample, "more than it counts"));
    sample.arena->rw[sample.text] -= KIN__NODE_REF_ONE;
    return expect_fault(&sample, "no reference");
}

KIN_TEST(a_broken_list_is_found)
{
    AUTO_SAMPLE sample = {0};
    struct kin__arena *arena = NULL;

    TRY(sample_init(&sample, alloc));
    arena = sample.arena;
    unsigned class = 0;
    while (!arena->free_head[class])
        class ++;
    uint32_t head = arena->free_head[class];
    arena->free_head[class] = 0;
    TRY(expect_fault(&sample, "bit of class"));
    arena->free_head[class] = sample.text;
    TRY(expect_fault(&sample, "not free"));
    arena->free_head[class] = head;
    kin__block_link(arena, head, head);
    return expect_fault(&sample, "more than all free blocks");
}

KIN_TEST(a_node_missing_from_the_table_is_found)
{
    AUTO_SAMPLE sample = {0};

    TRY(sample_init(&sample, alloc));
    struct kin__intern *intern = sample.arena->intern;
    for (uint32_t i = 0; i < intern->cap; i++)
        if (intern->entries[i].val == sample.text)
            intern->entries[i].val = KIN__VAL_NONE;
    return expect_fault(&sample, "not in the intern table");
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(an_intact_arena_passes),
              KIN_TEST_ENTRY(wrong_counts_are_found),
              KIN_TEST_ENTRY(a_lost_reference_is_found),
              KIN_TEST_ENTRY(a_broken_list_is_found),
              KIN_TEST_ENTRY(a_node_missing_from_the_table_is_found))
