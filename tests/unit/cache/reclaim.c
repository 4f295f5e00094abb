/* SPDX-License-Identifier: Apache-2.0 */
#include "cache/reclaim.h"

#include "kin_test.h"

enum { COUNT = 6 };

/* Versions of one cell, and what the reclaim did with them. */
struct fixture {
    struct kin__readers *readers;
    struct kin__reclaim reclaim;
    struct kin__cell cell;
    struct kin__version versions[COUNT];
    int used;
    bool is_unlinked[COUNT];
    bool is_freed[COUNT];
};

static void fixture_unlink(struct kin__version *version,
                           enum kin__reclaim_kind kind, void *userdata)
{
    struct fixture *f = userdata;

    assert_int_equal(kind, KIN__RECLAIM_TEXT);
    f->is_unlinked[version - f->versions] = true;
    (void)kin__cell_unlink(&f->cell, version);
}

static void fixture_free(struct kin__version *version,
                         enum kin__reclaim_kind kind, void *userdata)
{
    struct fixture *f = userdata;

    assert_int_equal(kind, KIN__RECLAIM_TEXT);
    assert_false(f->is_freed[version - f->versions]);
    f->is_freed[version - f->versions] = true;
}

static void fixture_done(struct fixture *f)
{
    kin__reclaim_done(&f->reclaim);
    kin__readers_done(f->readers);
}

#define FIXTURE(name)                                                          \
    __attribute__((aligned(64))) struct kin__readers name##_readers = {0};     \
    __attribute__((cleanup(fixture_done))) struct fixture name = {             \
        .readers = &name##_readers};                                           \
    TRY(fixture_init(&name, alloc))

static int fixture_init(struct fixture *f, const kin_allocator *alloc)
{
    const struct kin__reclaim_ops ops = {
        .unlink = fixture_unlink, .free = fixture_free, .userdata = f};

    kin__reclaim_init(&f->reclaim, alloc, f->readers, &ops);
    kin__cell_init(&f->cell);
    return kin__readers_init(f->readers, alloc);
}

/* Publishes a new version. */
static int step(struct fixture *f)
{
    struct kin__version *version = &f->versions[f->used];
    const struct kin__snapshot_facts facts = {0};
    int r = kin__reclaim_reserve(&f->reclaim, 1);

    if (r < 0)
        return r;
    f->used++;
    kin__version_init(version);
    kin__reclaim_retire(
        &f->reclaim,
        kin__cell_set(&f->cell, version, kin__readers_seq(f->readers) + 1),
        KIN__RECLAIM_TEXT);
    kin__readers_publish(f->readers, &facts);
    kin__reclaim_settle(&f->reclaim);
    return 0;
}

static void run(struct fixture *f, int times)
{
    for (int i = 0; i < times; i++)
        (void)kin__reclaim_run(&f->reclaim);
}

/* 'F' freed, 'u' unlinked, '.' kept. */
static void states(const struct fixture *f, char *ret)
{
    for (int i = 0; i < COUNT; i++)
        ret[i] = f->is_freed[i] ? 'F' : f->is_unlinked[i] ? 'u' : '.';
    ret[COUNT] = '\0';
}

/* Without memory versions stay longer; then the states differ. */
#define STATES(f, expected)                                                    \
    do {                                                                       \
        char states_[COUNT + 1];                                               \
        states(&(f), states_);                                                 \
        if (!kin_test_out_of_memory())                                         \
            assert_string_equal(states_, expected);                            \
    } while (0)

KIN_TEST(without_readers_all_ended_versions_are_freed)
{
    FIXTURE(f);
    for (int i = 0; i < 4; i++)
        TRY(step(&f));
    run(&f, 1);
    STATES(f, "uuu...");
    run(&f, 1);
    STATES(f, "FFF...");
    return 0;
}

KIN_TEST(snapshot_keeps_exactly_its_version)
{
    FIXTURE(f);
    TRY(step(&f));
    TRY(step(&f));
    struct kin_snapshot *held = kin__readers_take(f.readers);
    int r = 0;
    while (r == 0 && f.used < 5)
        r = step(&f);
    run(&f, 2);
    STATES(f, "F.FF..");
    assert_ptr_equal(kin__cell_at(&f.cell, held->seq, held), &f.versions[1]);
    kin__readers_drop(held);
    run(&f, 2);
    STATES(f, "FFFF..");
    TRY(r);
    return 0;
}

KIN_TEST(version_may_be_needed_by_another_snapshot)
{
    FIXTURE(f);
    const struct kin__snapshot_facts facts = {0};
    TRY(step(&f));
    struct kin_snapshot *one = kin__readers_take(f.readers);
    kin__readers_publish(f.readers, &facts);
    struct kin_snapshot *two = kin__readers_take(f.readers);
    int r = step(&f);
    if (r == 0)
        r = step(&f);
    run(&f, 2);
    STATES(f, ".F....");
    assert_ptr_equal(kin__cell_at(&f.cell, one->seq, one), &f.versions[0]);
    kin__readers_drop(one);
    run(&f, 2);
    STATES(f, ".F....");
    assert_ptr_equal(kin__cell_at(&f.cell, two->seq, two), &f.versions[0]);
    kin__readers_drop(two);
    run(&f, 2);
    STATES(f, "FF....");
    TRY(r);
    return 0;
}

KIN_TEST(claim_keeps_versions_that_end_after_it)
{
    FIXTURE(f);
    TRY(step(&f));
    TRY(step(&f));
    struct kin_snapshot *slot = kin__readers_take(f.readers);
    /* Like a thread that is interrupted while taking a snapshot. */
    atomic_store(&slot->state, slot->seq << 1 | 1);
    int r = step(&f);
    run(&f, 3);
    STATES(f, "F.....");
    atomic_store(&slot->state, 0);
    run(&f, 2);
    STATES(f, "FF....");
    TRY(r);
    return 0;
}

/* V5 */
KIN_TEST(walker_prevents_freeing)
{
    FIXTURE(f);
    TRY(step(&f));
    TRY(step(&f));
    struct kin_snapshot *slot = kin__readers_take(f.readers);
    atomic_store(&slot->walkers[0], 1);
    int r = step(&f);
    if (r == 0)
        r = step(&f);
    run(&f, 5);
    STATES(f, "u.u...");
    atomic_store(&slot->walkers[0], 0);
    run(&f, 2);
    STATES(f, "F.F...");
    kin__readers_drop(slot);
    run(&f, 2);
    STATES(f, "FFF...");
    TRY(r);
    return 0;
}

/* Walkers that begin later do not delay freeing. */
KIN_TEST(new_walkers_do_not_delay_freeing)
{
    FIXTURE(f);
    TRY(step(&f));
    struct kin_snapshot *slot = kin__readers_take(f.readers);
    int r = 0;
    /* There is always a walker, first in one phase, then in the other. */
    atomic_store(&slot->walkers[0], 1);
    while (r == 0 && f.used < 3)
        r = step(&f);
    run(&f, 1);
    STATES(f, ".u....");
    run(&f, 1);
    assert_int_equal(atomic_load(&f.readers->phase) & 1, 1);
    atomic_store(&slot->walkers[1], 1);
    atomic_store(&slot->walkers[0], 0);
    run(&f, 1);
    STATES(f, ".F....");
    atomic_store(&slot->walkers[1], 0);
    kin__readers_drop(slot);
    TRY(r);
    return 0;
}

KIN_TEST(unpublished_versions_are_not_examined)
{
    FIXTURE(f);
    struct kin__version *version = &f.versions[1];
    TRY(step(&f));
    TRY(kin__reclaim_reserve(&f.reclaim, 1));
    kin__version_init(version);
    kin__reclaim_retire(
        &f.reclaim,
        kin__cell_set(&f.cell, version, kin__readers_seq(f.readers) + 1),
        KIN__RECLAIM_TEXT);
    run(&f, 3);
    STATES(f, "......");
    struct kin_snapshot *slot = kin__readers_take(f.readers);
    assert_ptr_equal(kin__cell_at(&f.cell, slot->seq, slot), &f.versions[0]);
    kin__readers_drop(slot);
    const struct kin__snapshot_facts facts = {0};
    kin__readers_publish(f.readers, &facts);
    run(&f, 2);
    STATES(f, "F.....");
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(without_readers_all_ended_versions_are_freed),
              KIN_TEST_ENTRY(snapshot_keeps_exactly_its_version),
              KIN_TEST_ENTRY(version_may_be_needed_by_another_snapshot),
              KIN_TEST_ENTRY(claim_keeps_versions_that_end_after_it),
              KIN_TEST_ENTRY(walker_prevents_freeing),
              KIN_TEST_ENTRY(new_walkers_do_not_delay_freeing),
              KIN_TEST_ENTRY(unpublished_versions_are_not_examined))
