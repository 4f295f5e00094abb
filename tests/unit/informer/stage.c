/* SPDX-License-Identifier: Apache-2.0 */
#include "informer/stage.h"

#include "kin_make.h"
#include "kin_test.h"

enum { PAIRS = 20000, OTHERS = 100 };

static bool is_torture;

struct scene {
    struct kin__arena *arena;
    struct kin__stage stage;
};

static void scene_done(struct scene *scene)
{
    if (!scene->arena)
        return;
    kin__stage_clear(&scene->stage);
    (void)kin__arena_unref(scene->arena);
}

#define SCENE __attribute__((cleanup(scene_done))) struct scene

static int scene_init(struct scene *scene, const kin_allocator *alloc)
{
    int r = kin__arena_new(alloc, 0, &scene->arena, NULL);

    if (r == 0)
        kin__stage_init(&scene->stage, scene->arena, alloc);
    return r;
}

enum verb { ADD, PUT, DELETE };

static int stage(struct scene *scene, enum verb verb, const char *name,
                 int number)
{
    kin__val val = KIN__VAL_NONE;
    int r = kin_make_root(
        scene->arena,
        &(struct kin_make){.space = "n", .name = name, .number = number}, &val);

    if (r < 0)
        return r;
    if (verb == ADD)
        return kin__stage_add(&scene->stage, val);
    if (verb == PUT)
        return kin__stage_put(&scene->stage, val);
    r = kin__stage_delete(&scene->stage, val);
    kin__val_unref(scene->arena, val);
    return r;
}

static int fill(struct scene *scene)
{
    char name[16];
    int r = 0;

    for (int i = 0; r == 0 && i < (is_torture ? 3 : OTHERS); i++) {
        snprintf(name, sizeof(name), "other-%d", i);
        r = stage(scene, ADD, name, i);
    }
    return r;
}

/* The work of an event does not grow with what came before it. */
static int pairs(const kin_allocator *alloc, enum verb verb)
{
    SCENE scene = {0};
    int count = is_torture ? 3 : PAIRS;

    TRY(scene_init(&scene, alloc));
    TRY(fill(&scene));
    for (int i = 0; i < count; i++) {
        TRY(stage(&scene, verb, "a", i));
        TRY(stage(&scene, DELETE, "a", i));
    }
    assert_in_range(scene.stage.steps, count, 4 * count);
    assert_int_equal(scene.stage.live, is_torture ? 3 : OTHERS);
    /* Nor does memory. */
    assert_in_range(scene.stage.count, 3, OTHERS + 2);
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
    SCENE scene = {0};

    TRY(scene_init(&scene, alloc));
    TRY(stage(&scene, ADD, "a", 1));
    TRY(stage(&scene, ADD, "b", 1));
    TRY(stage(&scene, ADD, "a", 2));
    assert_int_equal(scene.stage.live, 3); /* sorted out when published */
    TRY(stage(&scene, PUT, "b", 2));
    assert_int_equal(scene.stage.live, 2);
    TRY(stage(&scene, DELETE, "a", 0));
    TRY(stage(&scene, DELETE, "a", 0));
    assert_int_equal(scene.stage.live, 1);
    TRY(stage(&scene, ADD, "a", 3));
    TRY(stage(&scene, ADD, "a", 4));
    assert_int_equal(scene.stage.live, 2);
    kin__stage_give(&scene.stage);
    assert_int_equal(scene.stage.count, 2);
    return 0;
}

/* Without memory nothing is lost, and nothing stands twice. */
KIN_TEST(what_fails_changes_nothing)
{
    SCENE scene = {0};

    TRY(scene_init(&scene, alloc));
    (void)stage(&scene, ADD, "a", 1);
    (void)stage(&scene, ADD, "a", 2);
    (void)stage(&scene, PUT, "b", 1);
    (void)stage(&scene, DELETE, "c", 1);
    size_t live = 0;
    for (size_t i = 0; i < scene.stage.count; i++)
        live += scene.stage.vals[i] != KIN__VAL_NONE;
    assert_int_equal(live, scene.stage.live);
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
        KIN_TEST_ENTRY(what_fails_changes_nothing),
    };

    is_torture = argc > 1 && strcmp(argv[1], "--torture") == 0;
    return kin_test_main(tests, sizeof(tests) / sizeof(tests[0]), argc, argv);
}
