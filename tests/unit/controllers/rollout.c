/* SPDX-License-Identifier: Apache-2.0 */
#include "controllers/rollout.h"

#include <stdlib.h>
#include <string.h>

#include "kin_test.h"

enum { SETS_MAX = 4 };

/* A set in a table: an empty name ends the list. */
#define SET(n, is, made, asked, work)                                          \
    {                                                                          \
        .name = KIN_STR_INIT(n), .is_new = (is), .created_s = (made),          \
        .replicas = (asked), .available = (work), .desired = -1,               \
        .max_replicas = -1                                                     \
    }
#define NOTED(n, is, made, asked, work, size, max)                             \
    {                                                                          \
        .name = KIN_STR_INIT(n), .is_new = (is), .created_s = (made),          \
        .replicas = (asked), .available = (work), .desired = (size),           \
        .max_replicas = (max)                                                  \
    }

struct table {
    const char *what;
    struct kin__rollout rollout;
    struct kin__rollout_set sets[SETS_MAX];
    struct {
        const char *name;
        int32_t wanted;
    } expected[SETS_MAX];
    bool changes;
};

#define ROLLING(size, surge, unavailable)                                      \
    {                                                                          \
        .replicas = (size), .max_surge = (surge),                              \
        .max_unavailable = (unavailable), .is_rolling = true                   \
    }

static size_t table_count(const struct table *row)
{
    size_t count = 0;

    while (count < SETS_MAX && row->sets[count].name.len > 0)
        count++;
    return count;
}

static void expect_wanted(const struct table *row,
                          const struct kin__rollout_set *sets, size_t count)
{
    for (size_t i = 0; i < SETS_MAX && row->expected[i].name; i++) {
        size_t at = 0;
        while (at < count &&
               !kin_str_eq(sets[at].name, kin_s(row->expected[i].name)))
            at++;
        assert_true(at < count);
        if (sets[at].wanted != row->expected[i].wanted)
            fail_msg("%s: %s should be %d, is %d", row->what,
                     row->expected[i].name, row->expected[i].wanted,
                     sets[at].wanted);
    }
}

/* ---- numbers and percentages ---- */

static kin_intstr count_of(const char *text)
{
    bool is_number = text[strspn(text, "0123456789")] == '\0';

    if (!is_number)
        return (kin_intstr){.is_string = true, .text = kin_s(text)};
    return (kin_intstr){.number = (int32_t)strtol(text, NULL, 10)};
}

KIN_TEST(rounds_surge_up_and_unavailable_down)
{
    static const struct {
        const char *surge;
        const char *unavailable;
        int32_t replicas;
        int32_t max_surge;
        int32_t max_unavailable;
    } rows[] = {
        {"25%", "25%", 10, 3, 2}, {"25%", "25%", 4, 1, 1},
        {"25%", "25%", 1, 1, 0},  {"0", "0%", 3, 0, 1},
        {"1%", "1%", 2, 1, 0},    {"0%", "1%", 2, 0, 1},
        {"3", "2", 10, 3, 2},     {"0", "5", 2, 0, 2},
        {"100%", "0", 7, 7, 0},   {"50%", "50%", 0, 0, 0},
    };

    (void)alloc;
    for (size_t i = 0; i < sizeof(rows) / sizeof(rows[0]); i++) {
        kin_intstr surge = count_of(rows[i].surge);
        kin_intstr unavailable = count_of(rows[i].unavailable);
        struct kin__rollout rollout = {.replicas = -1};
        TRY(kin__rollout_resolve(&surge, &unavailable, rows[i].replicas,
                                 &rollout, NULL));
        assert_int_equal(rollout.max_surge, rows[i].max_surge);
        assert_int_equal(rollout.max_unavailable, rows[i].max_unavailable);
        assert_int_equal(rollout.replicas, rows[i].replicas);
    }
    return 0;
}

KIN_TEST(rejects_invalid_percentages)
{
    kin_intstr surge = count_of("some");
    kin_intstr unavailable = count_of("1");
    struct kin__rollout rollout = {.replicas = 77};

    (void)alloc;
    TRY_FAIL(kin__rollout_resolve(&surge, &unavailable, 3, &rollout, NULL),
             KIN_EPARSE);
    TRY_FAIL(kin__rollout_resolve(&unavailable, &surge, 3, &rollout, NULL),
             KIN_EPARSE);
    assert_int_equal(rollout.replicas, 77);
    return 0;
}

/* ---- rolling update ---- */

static const struct table growing[] = {
    {"as large as it should be",
     ROLLING(3, 1, 0),
     {SET("new", true, 2, 3, 3)},
     {{"new", 3}},
     false},
    {"too large",
     ROLLING(3, 1, 0),
     {SET("new", true, 2, 5, 3)},
     {{"new", 3}},
     true},
    {"from nothing, with the surge",
     ROLLING(10, 3, 2),
     {SET("old", false, 1, 10, 10), SET("new", true, 2, 0, 0)},
     {{"old", 10}, {"new", 3}},
     true},
    {"no room",
     ROLLING(10, 3, 2),
     {SET("old", false, 1, 8, 8), SET("new", true, 2, 5, 0)},
     {{"old", 8}, {"new", 5}},
     false},
    {"no more than is wanted",
     ROLLING(10, 5, 2),
     {SET("old", false, 1, 1, 1), SET("new", true, 2, 9, 9)},
     {{"old", 1}, {"new", 10}},
     true},
    {"more than there may be",
     ROLLING(2, 1, 0),
     {SET("old", false, 1, 9, 9), SET("new", true, 2, 1, 1)},
     {{"old", 9}, {"new", 1}},
     false},
    {"no_holder is new",
     ROLLING(2, 1, 0),
     {SET("old", false, 1, 1, 1)},
     {{"old", 1}},
     false},
};

KIN_TEST(the_new_set_grows)
{
    (void)alloc;
    for (size_t i = 0; i < sizeof(growing) / sizeof(growing[0]); i++) {
        struct table row = growing[i];
        size_t count = table_count(&row);
        bool changes = kin__rollout_grow_new(&row.rollout, row.sets, count);
        expect_wanted(&growing[i], row.sets, count);
        assert_int_equal(changes, growing[i].changes);
    }
    return 0;
}

static const struct table shrinking[] = {
    {"nothing is left of old ones",
     ROLLING(10, 3, 2),
     {SET("old", false, 1, 0, 0), SET("new", true, 2, 10, 10)},
     {{"old", 0}, {"new", 10}},
     false},
    {"the new ones are not there yet",
     ROLLING(10, 3, 2),
     {SET("old", false, 1, 8, 8), SET("new", true, 2, 5, 0)},
     {{"old", 8}, {"new", 5}},
     false},
    {"as many as may be missing, at the beginning",
     ROLLING(10, 3, 2),
     {SET("old", false, 1, 10, 10), SET("new", true, 2, 3, 0)},
     {{"old", 8}, {"new", 3}},
     true},
    {"for each new one an old one",
     ROLLING(10, 3, 2),
     {SET("old", false, 1, 8, 8), SET("new", true, 2, 5, 3)},
     {{"old", 5}, {"new", 5}},
     true},
    {"what does not work goes first, and the oldest",
     ROLLING(10, 0, 2),
     {SET("b", false, 2, 5, 1), SET("a", false, 1, 5, 5),
      SET("new", true, 3, 0, 0)},
     {{"a", 5}, {"b", 3}, {"new", 0}},
     true},
    {"rolled over: two old ones, nothing new",
     ROLLING(10, 3, 2),
     {SET("a", false, 1, 8, 8), SET("b", false, 2, 5, 0),
      SET("new", true, 3, 0, 0)},
     {{"a", 8}, {"b", 0}, {"new", 0}},
     true},
    {"at most what is asked for",
     ROLLING(0, 1, 0),
     {SET("a", false, 1, 2, 2), SET("b", false, 2, 1, 1)},
     {{"a", 0}, {"b", 0}},
     true},
    {"reports more than it was asked for",
     ROLLING(2, 1, 0),
     {SET("a", false, 1, 1, 3), SET("new", true, 2, 2, 2)},
     {{"a", 0}, {"new", 2}},
     true},
};

KIN_TEST(old_sets_shrink)
{
    (void)alloc;
    for (size_t i = 0; i < sizeof(shrinking) / sizeof(shrinking[0]); i++) {
        struct table row = shrinking[i];
        size_t count = table_count(&row);
        bool changes = kin__rollout_shrink_old(&row.rollout, row.sets, count);
        expect_wanted(&shrinking[i], row.sets, count);
        assert_int_equal(changes, shrinking[i].changes);
    }
    return 0;
}

KIN_TEST(recreate_scales_down_all_old_sets)
{
    struct kin__rollout_set sets[] = {SET("a", false, 1, 3, 3),
                                      SET("b", false, 2, 0, 0),
                                      SET("new", true, 3, 4, 0)};
    struct kin__rollout rollout = {.replicas = 5};

    (void)alloc;
    assert_true(kin__rollout_drop_old(sets, 3));
    assert_int_equal(sets[0].wanted, 0);
    assert_int_equal(sets[2].wanted, 4);
    assert_false(kin__rollout_drop_old(&sets[1], 2));
    assert_int_equal(kin__rollout_new_size(&rollout, sets, 3, 4), 5);
    return 0;
}

/* ---- changes of size ---- */

KIN_TEST(detects_a_change_of_size)
{
    const struct kin__rollout rollout = ROLLING(5, 1, 0);
    const struct kin__rollout_set same[] = {NOTED("a", true, 1, 3, 3, 5, 6)};
    const struct kin__rollout_set other[] = {NOTED("a", true, 1, 3, 3, 4, 5)};
    const struct kin__rollout_set idle[] = {NOTED("a", false, 1, 0, 0, 4, 5)};
    const struct kin__rollout_set silent[] = {SET("a", true, 1, 3, 3)};

    (void)alloc;
    assert_false(kin__rollout_is_resized(&rollout, same, 1));
    assert_true(kin__rollout_is_resized(&rollout, other, 1));
    assert_false(kin__rollout_is_resized(&rollout, idle, 1));
    assert_false(kin__rollout_is_resized(&rollout, silent, 1));
    return 0;
}

static const struct table resizing[] = {
    {"the only active one follows",
     ROLLING(7, 1, 0),
     {NOTED("a", false, 1, 0, 0, 3, 4), NOTED("new", true, 2, 3, 3, 3, 4)},
     {{"a", 0}, {"new", 7}},
     false},
    {"none is active: the new one",
     ROLLING(7, 1, 0),
     {NOTED("a", false, 1, 0, 0, 0, 0), NOTED("new", true, 2, 0, 0, 0, 0)},
     {{"a", 0}, {"new", 7}},
     false},
    {"none is active, none is new: the latest",
     ROLLING(7, 1, 0),
     {NOTED("a", false, 1, 0, 0, 0, 0), NOTED("b", false, 2, 0, 0, 0, 0)},
     {{"a", 0}, {"b", 7}},
     false},
    {"the new one has all: the rest goes",
     ROLLING(5, 1, 0),
     {NOTED("a", false, 1, 2, 2, 4, 5), NOTED("new", true, 2, 5, 5, 5, 6)},
     {{"a", 0}, {"new", 5}},
     false},
    {"up, shared out by size",
     ROLLING(20, 0, 1),
     {NOTED("a", false, 1, 5, 5, 10, 10), NOTED("new", true, 2, 5, 5, 10, 10)},
     {{"a", 10}, {"new", 10}},
     true},
    {"up, what rounding leaves goes to the largest",
     ROLLING(12, 0, 1),
     {NOTED("a", false, 1, 1, 1, 10, 10), NOTED("b", false, 2, 2, 2, 10, 10),
      NOTED("new", true, 3, 7, 7, 10, 10)},
     {{"a", 1}, {"b", 2}, {"new", 9}},
     true},
    {"down, by size",
     ROLLING(5, 0, 1),
     {NOTED("a", false, 1, 8, 8, 10, 10), NOTED("new", true, 2, 2, 2, 10, 10)},
     {{"a", 4}, {"new", 1}},
     true},
    {"down to nothing",
     ROLLING(0, 3, 0),
     {NOTED("a", false, 1, 8, 8, 10, 13), NOTED("new", true, 2, 5, 2, 10, 13)},
     {{"a", 0}, {"new", 0}},
     true},
    {"with a surge of its own",
     ROLLING(20, 6, 1),
     {NOTED("a", false, 1, 8, 8, 10, 13), NOTED("new", true, 2, 5, 5, 10, 13)},
     {{"a", 16}, {"new", 10}},
     true},
    {"nothing to share out, but to note",
     ROLLING(10, 0, 1),
     {NOTED("a", false, 1, 5, 5, 9, 9), NOTED("new", true, 2, 5, 5, 9, 9)},
     {{"a", 5}, {"new", 5}},
     true},
    {"never sized before: by what was reported",
     {.replicas = 20, .is_rolling = true, .reported = 10},
     {SET("a", false, 1, 5, 5), SET("new", true, 2, 5, 5)},
     {{"a", 10}, {"new", 10}},
     true},
    {"nothing is known: all to the largest",
     {.replicas = 20, .is_rolling = true},
     {SET("a", false, 1, 6, 5), SET("new", true, 2, 4, 4)},
     {{"a", 16}, {"new", 4}},
     true},
    {"recreate does not share",
     {.replicas = 20},
     {SET("a", false, 1, 6, 5), SET("new", true, 2, 4, 4)},
     {{"a", 6}, {"new", 4}},
     false},
};

KIN_TEST(distributes_a_change_of_size)
{
    (void)alloc;
    for (size_t i = 0; i < sizeof(resizing) / sizeof(resizing[0]); i++) {
        struct table row = resizing[i];
        size_t count = table_count(&row);
        kin__rollout_resize(&row.rollout, row.sets, count);
        expect_wanted(&resizing[i], row.sets, count);
    }
    return 0;
}

static const struct {
    const char *what;
    struct kin__rollout rollout;
    struct kin__rollout_set sets[2];
    bool is_noted[2];
} notes[] = {
    {"sized for this already, with another surge",
     ROLLING(3, 2, 0),
     {NOTED("a", false, 1, 0, 0, 3, 4), NOTED("new", true, 2, 3, 3, 3, 4)},
     {false, false}},
    {"sized by another program",
     ROLLING(5, 1, 0),
     {NOTED("a", false, 1, 0, 0, 3, 4), NOTED("new", true, 2, 5, 5, 3, 4)},
     {false, true}},
    {"shared out, nothing to do",
     ROLLING(10, 1, 0),
     {NOTED("a", false, 1, 6, 5, 10, 10), NOTED("new", true, 2, 5, 5, 10, 10)},
     {true, true}},
    {"never sized",
     ROLLING(10, 0, 1),
     {SET("a", false, 1, 0, 0), SET("new", true, 2, 10, 10)},
     {false, false}},
};

KIN_TEST(notes_resized_sets)
{
    (void)alloc;
    for (size_t i = 0; i < sizeof(notes) / sizeof(notes[0]); i++) {
        struct kin__rollout_set sets[] = {notes[i].sets[0], notes[i].sets[1]};
        kin__rollout_resize(&notes[i].rollout, sets, 2);
        for (size_t j = 0; j < 2; j++) {
            bool is_second = kin_str_eq(sets[j].name, kin_s("new"));
            if (sets[j].is_noted != notes[i].is_noted[is_second])
                fail_msg("%s: %s", notes[i].what, sets[j].name.ptr);
        }
    }
    return 0;
}

/* From any state, a rolling update ends with the requested state, never exceeds
 * its limit, and keeps enough replicas available. */
KIN_TEST(every_rollout_ends)
{
    (void)alloc;
    for (int32_t i = 0; i < 4 * 3 * 3 * 6; i++) {
        struct kin__rollout rollout = ROLLING(1 + i % 4, i / 4 % 3, i / 12 % 3);
        struct kin__rollout_set sets[] = {SET("a", false, 1, i / 36 % 6, 0),
                                          SET("b", false, 2, 2, 2),
                                          SET("new", true, 3, 0, 0)};
        int32_t rounds = 0;
        if (rollout.max_surge == 0 && rollout.max_unavailable == 0)
            rollout.max_unavailable = 1;
        for (; rounds < 100; rounds++) {
            bool changes = kin__rollout_grow_new(&rollout, sets, 3) ||
                           kin__rollout_shrink_old(&rollout, sets, 3);
            if (!changes)
                break;
            for (size_t j = 0; j < 3; j++) {
                assert_true(sets[j].wanted >= 0);
                sets[j].replicas = sets[j].wanted;
                sets[j].available = sets[j].wanted;
            }
        }
        assert_true(rounds < 100);
        for (size_t j = 0; j < 3; j++)
            assert_int_equal(sets[j].replicas,
                             sets[j].is_new ? rollout.replicas : 0);
    }
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(rounds_surge_up_and_unavailable_down),
              KIN_TEST_ENTRY(rejects_invalid_percentages),
              KIN_TEST_ENTRY(the_new_set_grows),
              KIN_TEST_ENTRY(old_sets_shrink),
              KIN_TEST_ENTRY(recreate_scales_down_all_old_sets),
              KIN_TEST_ENTRY(detects_a_change_of_size),
              KIN_TEST_ENTRY(distributes_a_change_of_size),
              KIN_TEST_ENTRY(notes_resized_sets),
              KIN_TEST_ENTRY(every_rollout_ends))
