/* SPDX-License-Identifier: Apache-2.0 */
#include "informer/pending.h"

#include <kin/json.h>

#include "base/random.h"
#include "base/str.h"
#include "kin_test.h"

static int make(const kin_allocator *alloc, const char *name, int uid,
                int version, kin_object **ret)
{
    char text[128];

    snprintf(text, sizeof(text),
             "{\"metadata\":{\"name\":\"%s\",\"uid\":\"%d\","
             "\"resourceVersion\":\"%d\"}}",
             name, uid, version);
    return kin_object_parse(alloc, kin_s(text), ret, /* err= */ NULL);
}

struct scene {
    const kin_allocator *alloc;
    struct kin__pending pending;
    char out[512];
    size_t lost;
};

static void scene_done(struct scene *scene)
{
    kin__pending_done(&scene->pending);
}

#define SCENE __attribute__((cleanup(scene_done))) struct scene

static void scene_init(struct scene *scene, const kin_allocator *alloc,
                       bool coalesces)
{
    *scene = (struct scene){.alloc = alloc};
    kin__pending_init(&scene->pending, coalesces, 1, alloc);
}

/* "+a" adds, "~a" updates, "-a" deletes object a; versions are `old` and
 * `now`. */
static int push(struct scene *scene, const char *word, int uid, int old,
                int now)
{
    struct kin__note note = {
        .type = word[0] == '+'   ? KIN__NOTE_ADD
                : word[0] == '~' ? KIN__NOTE_UPDATE
                                 : KIN__NOTE_DELETE,
        .is_initial = word[2] == '!',
        .is_tombstone = word[2] == '?',
    };
    char name[2] = {word[1], '\0'};

    TRY(kin__pending_reserve(&scene->pending, 1));
    TRY(make(scene->alloc, name, uid, now, &note.now));
    int r = old ? make(scene->alloc, name, uid, old, &note.old) : 0;
    if (r < 0) {
        kin__note_done(&note);
        return r;
    }
    scene->lost += kin__pending_push(&scene->pending, &note);
    return 0;
}

static void drain(struct scene *scene, const char *expected)
{
    struct kin__note note;
    size_t len = 0;

    scene->out[0] = '\0';
    while (kin__pending_pop(&scene->pending, &note)) {
        len += (size_t)snprintf(
            scene->out + len, sizeof(scene->out) - len, "%s%c%s%s:%s%s%s",
            len ? " " : "", "+~-"[note.type], kin_object_key(note.now).ptr,
            note.is_initial     ? "!"
            : note.is_tombstone ? "?"
                                : "",
            note.old ? kin_object_resource_version(note.old).ptr : "",
            note.old ? ">" : "", kin_object_resource_version(note.now).ptr);
        kin__note_done(&note);
    }
    assert_string_equal(scene->out, expected);
}

KIN_TEST(plain_joins_nothing)
{
    SCENE scene;

    scene_init(&scene, alloc, /* coalesces= */ false);
    TRY(push(&scene, "+a", 1, 0, 1));
    TRY(push(&scene, "~a", 1, 1, 2));
    TRY(push(&scene, "-a", 1, 0, 3));
    drain(&scene, "+a:1 ~a:1>2 -a:3");
    return 0;
}

KIN_TEST(tells_how_old_the_oldest_is)
{
    for (int coalesces = 0; coalesces < 2; coalesces++) {
        SCENE scene;
        struct kin__note note = {.since_ns = 5};
        scene_init(&scene, alloc, coalesces);
        assert_int_equal(kin__pending_since_ns(&scene.pending), INT64_MAX);
        TRY(kin__pending_reserve(&scene.pending, 1));
        TRY(make(alloc, "a", 1, 1, &note.now));
        (void)kin__pending_push(&scene.pending, &note);
        assert_int_equal(kin__pending_since_ns(&scene.pending), 5);
    }
    return 0;
}

static size_t chunks_of(const struct scene *scene)
{
    struct cds_list_head *link = NULL;
    size_t chunks = 0;

    cds_list_for_each(link, &scene->pending.chunks)
        chunks++;
    return chunks;
}

/* Counts what an allocator has given and not got back. */
KIN_TEST(memory_follows_the_number_of_notifications)
{
    SCENE scene;
    struct kin__random random;
    unsigned next = 0;
    unsigned first = 0;

    (void)alloc;
    scene_init(&scene, /* alloc= */ NULL, /* coalesces= */ false);
    kin__random_init(&random, 3);
    for (int round = 0; round < 2000; round++) {
        size_t more = kin__random_below(&random, 40);
        for (size_t i = 0; i < more; i++) {
            TRY(kin__pending_reserve(&scene.pending, 1));
            (void)kin__pending_push(&scene.pending,
                                    &(struct kin__note){.since_ns = next++});
        }
        size_t fewer = kin__random_below(&random, 41);
        struct kin__note note;
        while (fewer-- > 0 && kin__pending_pop(&scene.pending, &note))
            assert_int_equal(note.since_ns, first++);
        assert_int_equal(scene.pending.count, next - first);
        assert_true(chunks_of(&scene) <= scene.pending.count / 31 + 2);
    }
    return 0;
}

KIN_TEST(room_that_was_not_used_is_given_back)
{
    SCENE scene;

    scene_init(&scene, alloc, /* coalesces= */ false);
    kin__pending_trim(&scene.pending);
    TRY(kin__pending_reserve(&scene.pending, 10000));
    TRY(push(&scene, "+a", 1, 0, 1));
    assert_true(chunks_of(&scene) > 3);
    kin__pending_trim(&scene.pending);
    assert_int_equal(chunks_of(&scene), 1);
    TRY(push(&scene, "+b", 2, 0, 2));
    drain(&scene, "+a:1 +b:2");
    TRY(kin__pending_reserve(&scene.pending, 10000));
    kin__pending_trim(&scene.pending);
    assert_int_equal(chunks_of(&scene), 0);
    TRY(push(&scene, "+c", 3, 0, 3));
    drain(&scene, "+c:3");
    return 0;
}

KIN_TEST(a_small_chunk_stays_and_a_large_one_goes)
{
    SCENE scene;

    scene_init(&scene, alloc, /* coalesces= */ false);
    TRY(push(&scene, "+a", 1, 0, 1));
    drain(&scene, "+a:1");
    assert_int_equal(chunks_of(&scene), 1);
    kin__pending_trim(&scene.pending);
    assert_int_equal(chunks_of(&scene), 1);
    TRY(kin__pending_reserve(&scene.pending, 500));
    TRY(push(&scene, "+b", 2, 0, 2));
    assert_int_equal(chunks_of(&scene), 2);
    drain(&scene, "+b:2");
    kin__pending_trim(&scene.pending);
    assert_int_equal(chunks_of(&scene), 1);
    return 0;
}

/* The handler is quicker than who makes room first and pushes then. */
KIN_TEST(room_stays_when_the_last_is_taken_out_meanwhile)
{
    SCENE scene;
    struct kin__note note;

    scene_init(&scene, alloc, /* coalesces= */ false);
    TRY(kin__pending_reserve(&scene.pending, 100));
    (void)kin__pending_push(&scene.pending, &(struct kin__note){.since_ns = 1});
    kin__pending_trim(&scene.pending);
    TRY(kin__pending_reserve(&scene.pending, 50));
    assert_true(kin__pending_pop(&scene.pending, &note));
    for (int i = 0; i < 50; i++)
        (void)kin__pending_push(&scene.pending,
                                &(struct kin__note){.since_ns = 2 + i});
    for (int i = 0; i < 50; i++) {
        assert_true(kin__pending_pop(&scene.pending, &note));
        assert_int_equal(note.since_ns, 2 + i);
    }
    assert_int_equal(chunks_of(&scene), 0);
    return 0;
}

/* Whoever reserves, pushes, takes out and gives back, in any order: what was
 * reserved has room, and nothing is lost. */
KIN_TEST(keeps_what_was_reserved_in_any_order)
{
    SCENE scene;
    struct kin__random random;
    struct kin__note note;
    size_t reserved = 0;
    unsigned next = 0;
    unsigned first = 0;

    (void)alloc;
    scene_init(&scene, /* alloc= */ NULL, /* coalesces= */ false);
    kin__random_init(&random, 11);
    for (int step = 0; step < 20000; step++) {
        size_t n = kin__random_below(&random, 150);
        switch (kin__random_below(&random, 7)) {
        case 0:
            TRY(kin__pending_reserve(&scene.pending, n));
            reserved = n;
            break;
        case 1:
            kin__pending_trim(&scene.pending);
            reserved = 0;
            break;
        case 2:
        case 3:
            for (; n > 0 && reserved > 0; n--, reserved--)
                (void)kin__pending_push(
                    &scene.pending, &(struct kin__note){.since_ns = next++});
            break;
        default:
            while (n-- > 0 && kin__pending_pop(&scene.pending, &note))
                assert_int_equal(note.since_ns, first++);
        }
        assert_int_equal(scene.pending.count, next - first);
    }
    return 0;
}

/* Lists make room for all their notifications, of which some are told while
 * others come. */
KIN_TEST(keeps_the_order_across_chunks_of_all_sizes)
{
    static const size_t sizes[] = {1, 40, 5000, 1, 2047, 300};
    SCENE scene;
    struct kin__note note;
    unsigned next = 0;
    unsigned first = 0;

    scene_init(&scene, alloc, /* coalesces= */ false);
    for (size_t i = 0; i < sizeof(sizes) / sizeof(sizes[0]); i++) {
        TRY(kin__pending_reserve(&scene.pending, sizes[i]));
        for (size_t k = 0; k < sizes[i]; k++)
            (void)kin__pending_push(&scene.pending,
                                    &(struct kin__note){.since_ns = next++});
        for (size_t k = 0; k < sizes[i] / 2; k++) {
            assert_true(kin__pending_pop(&scene.pending, &note));
            assert_int_equal(note.since_ns, first++);
        }
    }
    assert_int_equal(kin__pending_since_ns(&scene.pending), first);
    while (kin__pending_pop(&scene.pending, &note))
        assert_int_equal(note.since_ns, first++);
    assert_int_equal(first, next);
    assert_true(chunks_of(&scene) <= 1);
    return 0;
}

KIN_TEST(coalescing_gives_room_back_too)
{
    SCENE scene;

    scene_init(&scene, alloc, /* coalesces= */ true);
    TRY(kin__pending_reserve(&scene.pending, 1000));
    kin__pending_trim(&scene.pending);
    assert_int_equal(scene.pending.spare_count, 16);
    TRY(push(&scene, "+a", 1, 0, 1));
    drain(&scene, "+a:1");
    return 0;
}

/* A few nodes are kept for the next ones; all others are freed, or the leak
 * check finds them. */
KIN_TEST(coalescing_frees_what_it_does_not_keep)
{
    SCENE scene;
    struct kin__note note;
    size_t count = 0;

    scene_init(&scene, alloc, /* coalesces= */ true);
    for (int name = '0'; name < 'Z'; name++) {
        const char word[] = {'+', (char)name, '\0', '\0'};
        TRY(push(&scene, word, 1, 0, 1));
    }
    assert_int_equal(scene.pending.count, 'Z' - '0');
    while (kin__pending_pop(&scene.pending, &note)) {
        kin__note_done(&note);
        count++;
        assert_int_equal(scene.pending.spare_count, count < 16 ? count : 16);
    }
    assert_int_equal(count, 'Z' - '0');
    return 0;
}

KIN_TEST(coalescing_tells_the_last_state_once)
{
    SCENE scene;

    scene_init(&scene, alloc, /* coalesces= */ true);
    TRY(push(&scene, "+a", 1, 0, 1));
    TRY(push(&scene, "~b", 2, 2, 3));
    TRY(push(&scene, "~a", 1, 1, 4));
    TRY(push(&scene, "~b", 2, 3, 5));
    TRY(push(&scene, "~a", 1, 4, 6));
    drain(&scene, "+a:6 ~b:2>5");
    /* It was told: from here on things are new. */
    TRY(push(&scene, "~a", 1, 6, 7));
    drain(&scene, "~a:6>7");
    return 0;
}

KIN_TEST(coalescing_an_add_and_its_delete_leaves_nothing)
{
    SCENE scene;

    scene_init(&scene, alloc, /* coalesces= */ true);
    TRY(push(&scene, "+a!", 1, 0, 1));
    TRY(push(&scene, "+b", 2, 0, 2));
    TRY(push(&scene, "-a", 1, 0, 3));
    assert_int_equal(scene.lost, 1);
    TRY(push(&scene, "-b", 2, 0, 4));
    assert_int_equal(scene.lost, 1);
    drain(&scene, "");
    return 0;
}

KIN_TEST(coalescing_an_update_and_a_delete_is_the_delete)
{
    SCENE scene;

    scene_init(&scene, alloc, /* coalesces= */ true);
    TRY(push(&scene, "~a", 1, 1, 2));
    TRY(push(&scene, "-a?", 1, 0, 2));
    drain(&scene, "-a?:1>2"); /* of what was told as 1 */
    return 0;
}

KIN_TEST(coalescing_keeps_objects_of_the_same_name_apart)
{
    SCENE scene;

    scene_init(&scene, alloc, /* coalesces= */ true);
    TRY(push(&scene, "~a", 1, 1, 2));
    TRY(push(&scene, "-a", 1, 0, 3));
    TRY(push(&scene, "+a", 9, 0, 4));
    TRY(push(&scene, "~a", 9, 4, 5));
    drain(&scene, "-a:1>3 +a:5");
    TRY(push(&scene, "-a", 9, 0, 6));
    TRY(push(&scene, "+a", 10, 0, 7));
    TRY(push(&scene, "-a", 10, 0, 8));
    drain(&scene, "-a:6");
    /* A delete that nobody saw: the uid tells. */
    TRY(push(&scene, "~a", 11, 1, 2));
    TRY(push(&scene, "~a", 12, 2, 3));
    drain(&scene, "~a:1>2 ~a:2>3");
    return 0;
}

KIN_TEST(coalescing_keeps_the_initial_mark)
{
    SCENE scene;

    scene_init(&scene, alloc, /* coalesces= */ true);
    TRY(push(&scene, "+a!", 1, 0, 1));
    TRY(push(&scene, "~a", 1, 1, 2));
    drain(&scene, "+a!:2");
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(plain_joins_nothing),
              KIN_TEST_ENTRY(tells_how_old_the_oldest_is),
              KIN_TEST_ENTRY(memory_follows_the_number_of_notifications),
              KIN_TEST_ENTRY(room_that_was_not_used_is_given_back),
              KIN_TEST_ENTRY(a_small_chunk_stays_and_a_large_one_goes),
              KIN_TEST_ENTRY(room_stays_when_the_last_is_taken_out_meanwhile),
              KIN_TEST_ENTRY(keeps_what_was_reserved_in_any_order),
              KIN_TEST_ENTRY(keeps_the_order_across_chunks_of_all_sizes),
              KIN_TEST_ENTRY(coalescing_gives_room_back_too),
              KIN_TEST_ENTRY(coalescing_frees_what_it_does_not_keep),
              KIN_TEST_ENTRY(coalescing_tells_the_last_state_once),
              KIN_TEST_ENTRY(coalescing_an_add_and_its_delete_leaves_nothing),
              KIN_TEST_ENTRY(coalescing_an_update_and_a_delete_is_the_delete),
              KIN_TEST_ENTRY(coalescing_keeps_objects_of_the_same_name_apart),
              KIN_TEST_ENTRY(coalescing_keeps_the_initial_mark))
