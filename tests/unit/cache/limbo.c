/* SPDX-License-Identifier: Apache-2.0 */
#include "cache/limbo.h"

#include "kin_test.h"

enum { COUNT = 6 };

/* Versions of one cell, and what the limbo did to them. */
struct fixture {
    struct kin__readers *readers;
    struct kin__limbo limbo;
    struct kin__cell cell;
    struct kin__version versions[COUNT];
    int used;
    bool is_unlinked[COUNT];
    bool is_freed[COUNT];
};

static void fixture_unlink(struct kin__version *version,
                           enum kin__limbo_kind kind, void *userdata)
{
    struct fixture *f = userdata;

    assert_int_equal(kind, KIN__LIMBO_TEXT);
    f->is_unlinked[version - f->versions] = true;
    (void)kin__cell_unlink(&f->cell, version);
}

static void fixture_free(struct kin__version *version,
                         enum kin__limbo_kind kind, void *userdata)
{
    struct fixture *f = userdata;

    assert_int_equal(kind, KIN__LIMBO_TEXT);
    assert_false(f->is_freed[version - f->versions]);
    f->is_freed[version - f->versions] = true;
}

static void fixture_done(struct fixture *f)
{
    kin__limbo_done(&f->limbo);
    kin__readers_done(f->readers);
}

#define FIXTURE(name)                                                          \
    __attribute__((aligned(64))) struct kin__readers name##_readers = {0};     \
    __attribute__((cleanup(fixture_done))) struct fixture name = {             \
        .readers = &name##_readers};                                           \
    TRY(fixture_init(&name, alloc))

static int fixture_init(struct fixture *f, const kin_allocator *alloc)
{
    const struct kin__limbo_ops ops = {
        .unlink = fixture_unlink, .free = fixture_free, .userdata = f};

    kin__limbo_init(&f->limbo, alloc, f->readers, &ops);
    kin__cell_init(&f->cell);
    return kin__readers_init(f->readers, alloc);
}

/* One step: another version becomes current. */
static int step(struct fixture *f)
{
    struct kin__version *version = &f->versions[f->used];
    const struct kin__facts facts = {0};
    int r = kin__limbo_reserve(&f->limbo, 1);

    if (r < 0)
        return r;
    f->used++;
    kin__version_init(version);
    kin__limbo_retire(
        &f->limbo,
        kin__cell_set(&f->cell, version, kin__readers_seq(f->readers) + 1),
        KIN__LIMBO_TEXT);
    kin__readers_publish(f->readers, &facts);
    kin__limbo_settle(&f->limbo);
    return 0;
}

static void judge(struct fixture *f, int times)
{
    for (int i = 0; i < times; i++)
        (void)kin__limbo_judge(&f->limbo);
}

/* 'F' freed, 'u' unlinked, '.' kept. */
static void states(const struct fixture *f, char *ret)
{
    for (int i = 0; i < COUNT; i++)
        ret[i] = f->is_freed[i] ? 'F' : f->is_unlinked[i] ? 'u' : '.';
    ret[COUNT] = '\0';
}

/* Short of memory things stay longer; then the states are not as expected. */
#define STATES(f, expected)                                                    \
    do {                                                                       \
        char states_[COUNT + 1];                                               \
        states(&(f), states_);                                                 \
        if (!kin_test_out_of_memory())                                         \
            assert_string_equal(states_, expected);                            \
    } while (0)

KIN_TEST(without_readers_all_that_ended_goes)
{
    FIXTURE(f);
    for (int i = 0; i < 4; i++)
        TRY(step(&f));
    judge(&f, 1);
    STATES(f, "uuu...");
    judge(&f, 1);
    STATES(f, "FFF...");
    return 0;
}

KIN_TEST(a_snapshot_keeps_exactly_its_version)
{
    FIXTURE(f);
    TRY(step(&f));
    TRY(step(&f));
    struct kin_snapshot *held = kin__readers_take(f.readers);
    int r = 0;
    while (r == 0 && f.used < 5)
        r = step(&f);
    judge(&f, 2);
    STATES(f, "F.FF..");
    assert_ptr_equal(kin__cell_at(&f.cell, held->seq, held), &f.versions[1]);
    kin__readers_drop(held);
    judge(&f, 2);
    STATES(f, "FFFF..");
    TRY(r);
    return 0;
}

KIN_TEST(what_one_snapshot_needed_may_be_needed_by_another)
{
    FIXTURE(f);
    const struct kin__facts facts = {0};
    TRY(step(&f));
    struct kin_snapshot *one = kin__readers_take(f.readers);
    kin__readers_publish(f.readers, &facts);
    struct kin_snapshot *two = kin__readers_take(f.readers);
    int r = step(&f);
    if (r == 0)
        r = step(&f);
    judge(&f, 2);
    STATES(f, ".F....");
    assert_ptr_equal(kin__cell_at(&f.cell, one->seq, one), &f.versions[0]);
    kin__readers_drop(one);
    judge(&f, 2);
    STATES(f, ".F....");
    assert_ptr_equal(kin__cell_at(&f.cell, two->seq, two), &f.versions[0]);
    kin__readers_drop(two);
    judge(&f, 2);
    STATES(f, "FF....");
    TRY(r);
    return 0;
}

KIN_TEST(a_claim_keeps_what_ends_after_it)
{
    FIXTURE(f);
    TRY(step(&f));
    TRY(step(&f));
    struct kin_snapshot *slot = kin__readers_take(f.readers);
    /* As if the thread had been stopped half-way. */
    atomic_store(&slot->state, slot->seq << 1 | 1);
    int r = step(&f);
    judge(&f, 3);
    STATES(f, "F.....");
    atomic_store(&slot->state, 0);
    judge(&f, 2);
    STATES(f, "FF....");
    TRY(r);
    return 0;
}

/* V5 */
KIN_TEST(nothing_is_freed_under_a_walker)
{
    FIXTURE(f);
    TRY(step(&f));
    TRY(step(&f));
    struct kin_snapshot *slot = kin__readers_take(f.readers);
    atomic_store(&slot->walkers[0], 1);
    int r = step(&f);
    if (r == 0)
        r = step(&f);
    judge(&f, 5);
    STATES(f, "u.u...");
    atomic_store(&slot->walkers[0], 0);
    judge(&f, 2);
    STATES(f, "F.F...");
    kin__readers_drop(slot);
    judge(&f, 2);
    STATES(f, "FFF...");
    TRY(r);
    return 0;
}

/* However many walkers there are, those who come later do not count. */
KIN_TEST(busy_walkers_do_not_keep_things_for_ever)
{
    FIXTURE(f);
    TRY(step(&f));
    struct kin_snapshot *slot = kin__readers_take(f.readers);
    int r = 0;
    /* There is always somebody, first in one phase, then in the other. */
    atomic_store(&slot->walkers[0], 1);
    while (r == 0 && f.used < 3)
        r = step(&f);
    judge(&f, 1);
    STATES(f, ".u....");
    judge(&f, 1);
    assert_int_equal(atomic_load(&f.readers->phase) & 1, 1);
    atomic_store(&slot->walkers[1], 1);
    atomic_store(&slot->walkers[0], 0);
    judge(&f, 1);
    STATES(f, ".F....");
    atomic_store(&slot->walkers[1], 0);
    kin__readers_drop(slot);
    TRY(r);
    return 0;
}

KIN_TEST(what_is_not_published_is_not_judged)
{
    FIXTURE(f);
    struct kin__version *version = &f.versions[1];
    TRY(step(&f));
    TRY(kin__limbo_reserve(&f.limbo, 1));
    kin__version_init(version);
    kin__limbo_retire(
        &f.limbo,
        kin__cell_set(&f.cell, version, kin__readers_seq(f.readers) + 1),
        KIN__LIMBO_TEXT);
    judge(&f, 3);
    STATES(f, "......");
    struct kin_snapshot *slot = kin__readers_take(f.readers);
    assert_ptr_equal(kin__cell_at(&f.cell, slot->seq, slot), &f.versions[0]);
    kin__readers_drop(slot);
    const struct kin__facts facts = {0};
    kin__readers_publish(f.readers, &facts);
    judge(&f, 2);
    STATES(f, "F.....");
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(without_readers_all_that_ended_goes),
              KIN_TEST_ENTRY(a_snapshot_keeps_exactly_its_version),
              KIN_TEST_ENTRY(what_one_snapshot_needed_may_be_needed_by_another),
              KIN_TEST_ENTRY(a_claim_keeps_what_ends_after_it),
              KIN_TEST_ENTRY(nothing_is_freed_under_a_walker),
              KIN_TEST_ENTRY(busy_walkers_do_not_keep_things_for_ever),
              KIN_TEST_ENTRY(what_is_not_published_is_not_judged))
