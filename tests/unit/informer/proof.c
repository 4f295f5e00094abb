/* SPDX-License-Identifier: Apache-2.0 */
#include "informer/proof.h"

#include <stdio.h>
#include <string.h>

#include <kin/json.h>

#include "base/clock.h"
#include "base/str.h"
#include "kin_test.h"

#define S(text) KIN__S(text)

/* ---- the basis ---- */

static int add(const kin_allocator *alloc, struct kin__proof_basis *basis,
               const char *ns, const char *name, unsigned version)
{
    char text[1024];
    KIN_AUTO(kin_object) *object = NULL;

    (void)snprintf(text, sizeof(text),
                   "{\"metadata\":{\"namespace\":\"%s\",\"name\":\"%s\","
                   "\"uid\":\"u-%s\",\"resourceVersion\":\"%u\"}}",
                   ns, name, name, version);
    int r = kin_object_parse(alloc, kin_s(text), &object, NULL);
    if (r == 0)
        kin__proof_basis_add(basis, object);
    return r;
}

/* Five objects, of which the newest was changed at 280; the version is 289. */
static int basis_make(const kin_allocator *alloc,
                      struct kin__proof_basis *basis)
{
    assert_true(kin__proof_basis_init(basis, S("289")));
    TRY(add(alloc, basis, "b", "one", 100));
    TRY(add(alloc, basis, "a", "one", 280));
    TRY(add(alloc, basis, "a-b", "two", 90));
    TRY(add(alloc, basis, "a", "two", 70));
    TRY(add(alloc, basis, "c", "one", 260));
    kin__proof_basis_complete(basis, /* has_all= */ true,
                              /* has_selectors= */ false);
    return 0;
}

KIN_TEST(keeps_the_first_object_and_the_newest)
{
    struct kin__proof_basis basis;

    TRY(basis_make(alloc, &basis));
    assert_int_equal(basis.version, 289);
    assert_int_equal(basis.count, 5);
    assert_true(basis.has_first && basis.has_count);
    /* In the order of etcd's keys '-' precedes '/'. */
    assert_string_equal(basis.first.ns, "a-b");
    assert_string_equal(basis.first.name, "two");
    assert_string_equal(basis.first.uid, "u-two");
    assert_int_equal(basis.sample_count, 3);
    assert_int_equal(basis.samples[0].version, 280);
    assert_int_equal(basis.samples[1].version, 260);
    assert_int_equal(basis.samples[2].version, 100);
    assert_string_equal(basis.samples[0].ns, "a");
    return 0;
}

KIN_TEST(orders_objects_without_a_namespace_by_name)
{
    struct kin__proof_basis basis;

    assert_true(kin__proof_basis_init(&basis, S("9")));
    TRY(add(alloc, &basis, "", "b", 3));
    TRY(add(alloc, &basis, "", "a-b", 2));
    TRY(add(alloc, &basis, "", "a", 1));
    assert_string_equal(basis.first.name, "a");
    assert_int_equal(basis.samples[2].version, 1);
    return 0;
}

KIN_TEST(needs_a_version_that_is_a_number)
{
    static const char *const none[] = {"",    "0",  "abc",
                                       "007", "-1", "12345678901234567890123"};
    struct kin__proof_basis basis;

    (void)alloc;
    for (size_t i = 0; i < sizeof(none) / sizeof(none[0]); i++)
        assert_false(kin__proof_basis_init(&basis, kin_s(none[i])));
    assert_true(kin__proof_basis_init(&basis, S("1")));
    return 0;
}

KIN_TEST(does_not_count_what_the_server_does_not)
{
    struct kin__proof_basis basis;

    TRY(basis_make(alloc, &basis));
    kin__proof_basis_complete(&basis, true, /* has_selectors= */ true);
    assert_true(basis.has_first && !basis.has_count);
    kin__proof_basis_complete(&basis, /* has_all= */ false, false);
    assert_false(basis.has_first || basis.has_count);
    assert_int_equal(basis.sample_count, 3);
    return 0;
}

KIN_TEST(does_not_compare_a_name_that_is_too_long)
{
    struct kin__proof_basis basis;
    char name[301];

    memset(name, 'a', sizeof(name) - 1);
    name[sizeof(name) - 1] = '\0';
    assert_true(kin__proof_basis_init(&basis, S("9")));
    TRY(add(alloc, &basis, "ns", "b", 3));
    TRY(add(alloc, &basis, "ns", name, 4));
    kin__proof_basis_complete(&basis, true, false);
    assert_false(basis.has_first || basis.has_count);
    assert_int_equal(basis.sample_count, 1);
    return 0;
}

/* ---- the table of answers ---- */

enum { ANSWERS_MAX = 6 };

/* What the cache has when the time is over. */
enum cached {
    CACHED_SAME,  /* what it had */
    CACHED_NEWER, /* the samples are changed or gone */
};

struct row {
    const char *what;
    bool has_no_first; /* rule EXACT is not applied */
    bool has_no_count;
    bool is_empty;       /* the cache has no objects */
    bool lacks_uids;     /* as after some transforms */
    size_t sample_count; /* 0: all */
    bool catches_up;
    struct kin__proof_answer answers[ANSWERS_MAX];
    uint64_t reached; /* by the watch after them; 0: nothing */
    enum cached cached;
    enum kin__proof_verdict expected;
    size_t asked; /* answers that were used */
};

#define LATEST(v)                                                              \
    {                                                                          \
        .http_status = 200, .version = (v), .remaining = -1                    \
    }
#define EXACT(v, r, name_, uid_, object_)                                      \
    {                                                                          \
        .http_status = 200, .version = (v), .remaining = (r),                  \
        .has_more = true, .has_object = true, .ns = KIN_STR_LITERAL("a-b"),    \
        .name = KIN_STR_LITERAL(name_), .uid = KIN_STR_LITERAL(uid_),          \
        .object_version = (object_)                                            \
    }
#define SAME EXACT(289, 4, "two", "u-two", 90)
#define EMPTY(v)                                                               \
    {                                                                          \
        .http_status = 200, .version = (v), .remaining = -1                    \
    }
#define OBJECT(uid_, v)                                                        \
    {                                                                          \
        .http_status = 200, .version = (v), .remaining = -1,                   \
        .uid = KIN_STR_LITERAL(uid_)                                           \
    }
#define STATUS(code)                                                           \
    {                                                                          \
        .http_status = (code), .remaining = -1                                 \
    }
#define KIN_STR_LITERAL(text)                                                  \
    {                                                                          \
        .ptr = (text), .len = sizeof(text) - 1                                 \
    }
#define OLD OBJECT("u-one", 280), OBJECT("u-one", 260), OBJECT("u-one", 100)

static const struct row rows[] = {
    {.what = "the same in everything",
     .answers = {LATEST(300), SAME, OLD},
     .expected = KIN__PROOF_CURRENT,
     .asked = 5},
    {.what = "nothing has happened at all",
     .answers = {LATEST(289), SAME, OLD},
     .expected = KIN__PROOF_CURRENT,
     .asked = 5},

    {.what = "rule 1: a server below the version",
     .answers = {LATEST(222)},
     .expected = KIN__PROOF_SET_BACK,
     .asked = 1},
    {.what = "rule 1: the server does not answer",
     .answers = {STATUS(0)},
     .expected = KIN__PROOF_UNDECIDED,
     .asked = 1},
    {.what = "rule 1: the server is overloaded",
     .answers = {STATUS(429)},
     .expected = KIN__PROOF_UNDECIDED,
     .asked = 1},
    {.what = "rule 1: a list without a version",
     .answers = {LATEST(0)},
     .expected = KIN__PROOF_UNDECIDED,
     .asked = 1},

    {.what = "rule 2: a version that the server has not reached",
     .answers = {LATEST(326), STATUS(504)},
     .expected = KIN__PROOF_SET_BACK,
     .asked = 2},
    {.what = "rule 2: fewer objects",
     .answers = {LATEST(317), EXACT(289, 2, "two", "u-two", 90)},
     .expected = KIN__PROOF_SET_BACK,
     .asked = 2},
    {.what = "rule 2: more objects",
     .answers = {LATEST(317), EXACT(289, 5, "two", "u-two", 90)},
     .expected = KIN__PROOF_SET_BACK,
     .asked = 2},
    {.what = "rule 2: no objects",
     .answers = {LATEST(317), EMPTY(289)},
     .expected = KIN__PROOF_SET_BACK,
     .asked = 2},
    {.what = "rule 2: objects where there were none",
     .is_empty = true,
     .answers = {LATEST(317), SAME},
     .expected = KIN__PROOF_SET_BACK,
     .asked = 2},
    {.what = "rule 2: still none",
     .is_empty = true,
     .answers = {LATEST(317), EMPTY(289)},
     .expected = KIN__PROOF_CURRENT,
     .asked = 2},
    {.what = "rule 2: the first object has another uid",
     .answers = {LATEST(317), EXACT(289, 4, "two", "u-new", 90)},
     .expected = KIN__PROOF_SET_BACK,
     .asked = 2},
    {.what = "rule 2: the uid is unknown",
     .lacks_uids = true,
     .answers = {LATEST(317), EXACT(289, 4, "two", "u-new", 90), OLD},
     .expected = KIN__PROOF_CURRENT,
     .asked = 5},
    {.what = "rule 2: the first object has another version",
     .answers = {LATEST(317), EXACT(289, 4, "two", "u-two", 91)},
     .expected = KIN__PROOF_SET_BACK,
     .asked = 2},
    {.what = "rule 2: another first object",
     .answers = {LATEST(317), EXACT(289, 4, "one", "u-two", 90)},
     .expected = KIN__PROOF_SET_BACK,
     .asked = 2},
    {.what = "rule 2: with selectors the server does not count",
     .has_no_count = true,
     .answers = {LATEST(317), EXACT(289, -1, "two", "u-two", 90), OLD},
     .expected = KIN__PROOF_CURRENT,
     .asked = 5},
    {.what = "rule 2: no count although there is more",
     .answers = {LATEST(317), EXACT(289, -1, "two", "u-two", 90), OLD},
     .expected = KIN__PROOF_CURRENT,
     .asked = 5},
    {.what = "rule 2: compacted, so undecided",
     .answers = {LATEST(317), STATUS(410), OLD},
     .expected = KIN__PROOF_CURRENT,
     .asked = 5},
    {.what = "rule 2: a server that does not know Exact",
     .answers = {LATEST(317), EXACT(317, 1, "one", "u-one", 300), OLD},
     .expected = KIN__PROOF_CURRENT,
     .asked = 5},
    {.what = "rule 2 is not applied with isolated objects",
     .has_no_first = true,
     .answers = {LATEST(317), OLD},
     .expected = KIN__PROOF_CURRENT,
     .asked = 4},

    {.what = "rule 3: the object is older",
     .answers = {LATEST(326), STATUS(410), OBJECT("u-one", 200)},
     .expected = KIN__PROOF_SET_BACK,
     .asked = 3},
    {.what = "rule 3: the object changed before the cache's version",
     .answers = {LATEST(326), STATUS(410), OBJECT("u-one", 285)},
     .expected = KIN__PROOF_SET_BACK,
     .asked = 3},
    {.what = "rule 3: another object of that name, and old",
     .answers = {LATEST(326), STATUS(410), OBJECT("u-new", 285)},
     .expected = KIN__PROOF_SET_BACK,
     .asked = 3},
    {.what = "rule 3: the second object is older",
     .answers = {LATEST(326), STATUS(410), OBJECT("u-one", 280),
                 OBJECT("u-one", 259)},
     .expected = KIN__PROOF_SET_BACK,
     .asked = 4},
    {.what = "rule 3: gone, and the watch says nothing",
     .sample_count = 1,
     .answers = {LATEST(326), SAME, STATUS(404)},
     .cached = CACHED_SAME,
     .expected = KIN__PROOF_SET_BACK,
     .asked = 3},
    {.what = "rule 3: gone, and the watch says so",
     .sample_count = 1,
     .answers = {LATEST(326), SAME, STATUS(404)},
     .cached = CACHED_NEWER,
     .expected = KIN__PROOF_CURRENT,
     .asked = 3},
    {.what = "rule 3: newer, and the watch says nothing",
     .sample_count = 1,
     .answers = {LATEST(326), SAME, OBJECT("u-one", 320)},
     .cached = CACHED_SAME,
     .expected = KIN__PROOF_SET_BACK,
     .asked = 3},
    {.what = "rule 3: newer, and the watch says so",
     .sample_count = 1,
     .answers = {LATEST(326), SAME, OBJECT("u-new", 320)},
     .cached = CACHED_NEWER,
     .expected = KIN__PROOF_CURRENT,
     .asked = 3},
    {.what = "rule 3: without the right to get objects",
     .answers = {LATEST(326), STATUS(410), STATUS(403), STATUS(403),
                 STATUS(403)},
     .expected = KIN__PROOF_CURRENT,
     .asked = 5},

    {.what = "caught up: a bookmark at the version",
     .catches_up = true,
     .answers = {LATEST(300), SAME, OLD},
     .reached = 300,
     .expected = KIN__PROOF_CURRENT,
     .asked = 5},
    {.what = "caught up: nothing has happened",
     .catches_up = true,
     .answers = {LATEST(289), SAME, OLD},
     .expected = KIN__PROOF_CURRENT,
     .asked = 5},
    {.what = "not caught up: a bookmark before the version",
     .catches_up = true,
     .answers = {LATEST(300), SAME, OLD},
     .reached = 299,
     .expected = KIN__PROOF_UNDECIDED,
     .asked = 5},
    {.what = "not caught up: no bookmark",
     .catches_up = true,
     .answers = {LATEST(300), SAME, OLD},
     .expected = KIN__PROOF_UNDECIDED,
     .asked = 5},
};

static uint64_t row_lookup(const struct kin__proof_object *object,
                           void *userdata)
{
    const struct row *row = userdata;

    return row->cached == CACHED_SAME ? object->version : 0;
}

static int row_basis(const kin_allocator *alloc, const struct row *row,
                     struct kin__proof_basis *basis)
{
    TRY(basis_make(alloc, basis));
    if (row->has_no_first)
        basis->has_first = false;
    if (row->has_no_count)
        basis->has_count = false;
    if (row->sample_count > 0)
        basis->sample_count = row->sample_count;
    if (row->lacks_uids)
        basis->first.uid[0] = '\0';
    if (!row->is_empty)
        return 0;
    assert_true(kin__proof_basis_init(basis, S("289")));
    kin__proof_basis_complete(basis, true, false);
    return 0;
}

/* Passes answers as long as the proof asks.  Returns how many. */
static size_t row_answer(const struct row *row, struct kin__proof *proof)
{
    size_t asked = 0;

    while (kin__proof_next(proof).ask != KIN__PROOF_ASK_NOTHING) {
        assert_true(asked < 2 + KIN__PROOF_SAMPLES);
        kin__proof_answer(proof, &row->answers[asked++], /* now_ns= */ 100);
    }
    return asked;
}

KIN_TEST(decides_by_the_table)
{
    for (size_t i = 0; i < sizeof(rows) / sizeof(rows[0]); i++) {
        const struct row *row = &rows[i];
        struct kin__proof_basis basis;
        struct kin__proof proof;
        TRY(row_basis(alloc, row, &basis));
        kin__proof_begin(&proof, &basis, row->catches_up);
        size_t asked = row_answer(row, &proof);
        if (row->reached > 0)
            kin__proof_reached(&proof, row->reached);
        int64_t due_ns = kin__proof_due_ns(&proof);
        if (kin__proof_verdict(&proof) == KIN__PROOF_PENDING) {
            assert_int_equal(due_ns,
                             100 + KIN__PROOF_AWAIT_MS * KIN__NS_PER_MS);
            kin__proof_tick(&proof, row_lookup, (void *)(uintptr_t)row, due_ns);
        }
        if (kin__proof_verdict(&proof) != row->expected || asked != row->asked)
            fail_msg("%s: verdict %d after %zu answers: %s", row->what,
                     (int)kin__proof_verdict(&proof), asked, proof.reason);
        assert_int_equal(kin__proof_due_ns(&proof), INT64_MAX);
        if (row->expected == KIN__PROOF_SET_BACK)
            assert_true(strlen(proof.reason) > 0);
    }
    return 0;
}

KIN_TEST(asks_for_what_the_basis_has)
{
    struct kin__proof_answer latest = LATEST(300);
    struct kin__proof_answer gone = STATUS(410);
    struct kin__proof_basis basis;
    struct kin__proof proof;

    TRY(basis_make(alloc, &basis));
    kin__proof_begin(&proof, &basis, /* catches_up= */ false);
    assert_int_equal(kin__proof_next(&proof).ask, KIN__PROOF_ASK_LATEST);
    kin__proof_answer(&proof, &latest, 0);
    assert_int_equal(kin__proof_next(&proof).ask, KIN__PROOF_ASK_EXACT);
    assert_int_equal(kin__proof_next(&proof).version, 289);
    kin__proof_answer(&proof, &gone, 0);
    assert_int_equal(kin__proof_next(&proof).ask, KIN__PROOF_ASK_OBJECT);
    assert_string_equal(kin__proof_next(&proof).object->ns, "a");
    assert_string_equal(kin__proof_next(&proof).object->name, "one");
    return 0;
}

/* ---- time ---- */

static int proof_awaiting(const kin_allocator *alloc, const struct row *row,
                          struct kin__proof *proof)
{
    struct kin__proof_basis basis;

    TRY(row_basis(alloc, row, &basis));
    kin__proof_begin(proof, &basis, row->catches_up);
    (void)row_answer(row, proof);
    assert_int_equal(kin__proof_verdict(proof), KIN__PROOF_PENDING);
    return 0;
}

KIN_TEST(ends_before_its_time_if_the_watch_reports_the_change)
{
    static const struct row gone = {
        .sample_count = 1, .answers = {LATEST(326), SAME, STATUS(404)}};
    static const struct row changed = {.cached = CACHED_NEWER};
    struct kin__proof proof;

    TRY(proof_awaiting(alloc, &gone, &proof));
    kin__proof_tick(&proof, row_lookup, (void *)(uintptr_t)&gone, 200);
    assert_int_equal(kin__proof_verdict(&proof), KIN__PROOF_PENDING);
    kin__proof_tick(&proof, row_lookup, (void *)(uintptr_t)&changed, 300);
    assert_int_equal(kin__proof_verdict(&proof), KIN__PROOF_CURRENT);
    return 0;
}

KIN_TEST(is_undecided_if_the_watch_ends_first)
{
    static const struct row gone = {
        .sample_count = 1, .answers = {LATEST(326), SAME, STATUS(404)}};
    struct kin__proof proof;

    TRY(proof_awaiting(alloc, &gone, &proof));
    kin__proof_interrupted(&proof);
    assert_int_equal(kin__proof_verdict(&proof), KIN__PROOF_UNDECIDED);
    return 0;
}

KIN_TEST(needs_both_the_change_and_the_bookmark)
{
    static const struct row both = {
        .sample_count = 1,
        .catches_up = true,
        .answers = {LATEST(326), SAME, OBJECT("u-one", 320)}};
    static const struct row changed = {.cached = CACHED_NEWER};
    struct kin__proof proof;

    TRY(proof_awaiting(alloc, &both, &proof));
    kin__proof_tick(&proof, row_lookup, (void *)(uintptr_t)&changed, 200);
    assert_int_equal(kin__proof_verdict(&proof), KIN__PROOF_PENDING);
    kin__proof_reached(&proof, 326);
    assert_int_equal(kin__proof_verdict(&proof), KIN__PROOF_CURRENT);
    return 0;
}

KIN_TEST(a_list_makes_it_needless)
{
    struct kin__proof_answer latest = LATEST(222);
    struct kin__proof_basis basis;
    struct kin__proof proof;

    TRY(basis_make(alloc, &basis));
    kin__proof_begin(&proof, &basis, /* catches_up= */ true);
    kin__proof_expired(&proof);
    assert_int_equal(kin__proof_verdict(&proof), KIN__PROOF_EXPIRED);
    kin__proof_answer(&proof, &latest, 0); /* too late */
    assert_int_equal(kin__proof_verdict(&proof), KIN__PROOF_EXPIRED);
    assert_int_equal(kin__proof_next(&proof).ask, KIN__PROOF_ASK_NOTHING);
    return 0;
}

KIN_TEST_MAIN(
    KIN_TEST_ENTRY(keeps_the_first_object_and_the_newest),
    KIN_TEST_ENTRY(orders_objects_without_a_namespace_by_name),
    KIN_TEST_ENTRY(needs_a_version_that_is_a_number),
    KIN_TEST_ENTRY(does_not_count_what_the_server_does_not),
    KIN_TEST_ENTRY(does_not_compare_a_name_that_is_too_long),
    KIN_TEST_ENTRY(decides_by_the_table),
    KIN_TEST_ENTRY(asks_for_what_the_basis_has),
    KIN_TEST_ENTRY(ends_before_its_time_if_the_watch_reports_the_change),
    KIN_TEST_ENTRY(is_undecided_if_the_watch_ends_first),
    KIN_TEST_ENTRY(needs_both_the_change_and_the_bookmark),
    KIN_TEST_ENTRY(a_list_makes_it_needless))
