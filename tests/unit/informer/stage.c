/* SPDX-License-Identifier: Apache-2.0 */
#include "informer/stage.h"

#include "kin_make.h"
#include "kin_test.h"

enum { PAIRS = 20000, OTHERS = 100 };

static bool is_torture;

struct fixture {
    struct kin__arena *arena;
    struct kin__stage stage;
};

static void fixture_done(struct fixture *fixture)
{
    if (!fixture->arena)
        return;
    kin__stage_clear(&fixture->stage);
    (void)kin__arena_unref(fixture->arena);
}

#define FIXTURE __attribute__((cleanup(fixture_done))) struct fixture

static int fixture_init(struct fixture *fixture, const kin_allocator *alloc)
{
    int r = kin__arena_new(alloc, 0, &fixture->arena, NULL);

    if (r == 0)
        kin__stage_init(&fixture->stage, fixture->arena, alloc);
    return r;
}

enum verb { ADD, PUT, DELETE };

static int stage(struct fixture *fixture, enum verb verb, const char *name,
                 int number)
{
    kin__val val = KIN__VAL_NONE;
    int r = kin_make_root(
        fixture->arena,
        &(struct kin_make){.space = "n", .name = name, .number = number}, &val);

    if (r < 0)
        return r;
    if (verb == ADD)
        return kin__stage_add(&fixture->stage, val);
    if (verb == PUT)
        return kin__stage_put(&fixture->stage, val);
    r = kin__stage_delete(&fixture->stage, val);
    kin__val_unref(fixture->arena, val);
    return r;
}

static int fill(struct fixture *fixture)
{
    char name[16];
    int r = 0;

    for (int i = 0; r == 0 && i < (is_torture ? 3 : OTHERS); i++) {
        snprintf(name, sizeof(name), "other-%d", i);
        r = stage(fixture, ADD, name, i);
    }
    return r;
}

/* The cost of an event does not grow with earlier events. */
static int pairs(const kin_allocator *alloc, enum verb verb)
{
    FIXTURE fixture = {0};
    int count = is_torture ? 3 : PAIRS;

    TRY(fixture_init(&fixture, alloc));
    TRY(fill(&fixture));
    for (int i = 0; i < count; i++) {
        TRY(stage(&fixture, verb, "a", i));
        TRY(stage(&fixture, DELETE, "a", i));
    }
    assert_in_range(fixture.stage.steps, count, 4 * count);
    assert_int_equal(fixture.stage.live, is_torture ? 3 : OTHERS);
    /* Nor does memory. */
    assert_in_range(fixture.stage.count, 3, OTHERS + 2);
    return 0;
}

KIN_TEST(added_and_deleted_many_times)
{
    return pairs(alloc, ADD);
}

KIN_TEST(put_and_deleted_many_times)
{
    return pairs(alloc, PUT);
}

KIN_TEST(the_last_of_a_key_counts)
{
    FIXTURE fixture = {0};

    TRY(fixture_init(&fixture, alloc));
    TRY(stage(&fixture, ADD, "a", 1));
    TRY(stage(&fixture, ADD, "b", 1));
    TRY(stage(&fixture, ADD, "a", 2));
    assert_int_equal(fixture.stage.live, 3); /* removed when published */
    TRY(stage(&fixture, PUT, "b", 2));
    assert_int_equal(fixture.stage.live, 2);
    TRY(stage(&fixture, DELETE, "a", 0));
    TRY(stage(&fixture, DELETE, "a", 0));
    assert_int_equal(fixture.stage.live, 1);
    TRY(stage(&fixture, ADD, "a", 3));
    TRY(stage(&fixture, ADD, "a", 4));
    assert_int_equal(fixture.stage.live, 2);
    kin__stage_give(&fixture.stage);
    assert_int_equal(fixture.stage.count, 2);
    return 0;
}

/* Without memory nothing is lost or duplicated. */
KIN_TEST(a_failed_call_changes_nothing)
{
    FIXTURE fixture = {0};

    TRY(fixture_init(&fixture, alloc));
    (void)stage(&fixture, ADD, "a", 1);
    (void)stage(&fixture, ADD, "a", 2);
    (void)stage(&fixture, PUT, "b", 1);
    (void)stage(&fixture, DELETE, "c", 1);
    size_t live = 0;
    for (size_t i = 0; i < fixture.stage.count; i++)
        live += fixture.stage.vals[i] != KIN__VAL_NONE;
    assert_int_equal(live, fixture.stage.live);
    if (!kin_test_out_of_memory())
        assert_int_equal(live, 2);
    return 0;
}

int main(int argc, char **argv)
{
    static const struct kin_test tests[] = {
        KIN_TEST_ENTRY(added_and_deleted_many_times),
        KIN_TEST_ENTRY(put_and_deleted_many_times),
        KIN_TEST_ENTRY(the_last_of_a_key_counts),
        KIN_TEST_ENTRY(a_failed_call_changes_nothing),
    };

    is_torture = argc > 1 && strcmp(argv[1], "--torture") == 0;
    return kin_test_main(tests, sizeof(tests) / sizeof(tests[0]), argc, argv);
}
