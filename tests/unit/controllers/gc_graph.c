/* SPDX-License-Identifier: Apache-2.0 */
#include "controllers/gc_graph.h"

#include <stdio.h>
#include <string.h>

#include <kin/json.h>

#include "base/str.h"
#include "kin_test.h"

static const kin_resource pods = {"", "v1", "pods", "Pod", false};
static const kin_resource sets = {"apps", "v1", "replicasets", "ReplicaSet",
                                  false};

/* A graph, and what it has emitted. */
struct fixture {
    struct kin__gc_graph graph;
    char log[512];
};

static void fixture_emit(kin_str uid, enum kin__gc_task task, void *userdata)
{
    struct fixture *fixture = userdata;
    size_t len = strlen(fixture->log);

    snprintf(fixture->log + len, sizeof(fixture->log) - len, "%s%.*s ",
             task == KIN__GC_ORPHAN ? "orphan:" : "", KIN_STR(uid));
}

static void fixture_done(struct fixture *fixture)
{
    kin__gc_graph_done(&fixture->graph);
}

#define FIXTURE __attribute__((cleanup(fixture_done))) struct fixture

static void fixture_init(struct fixture *fixture, const kin_allocator *alloc)
{
    kin__gc_graph_init(&fixture->graph, alloc, 7);
    fixture->log[0] = '\0';
    fixture->graph.emit = fixture_emit;
    fixture->graph.userdata = fixture;
}

/* An object; `more` is the remaining metadata, with ' for ". */
static int see_in(struct fixture *fixture, const kin_resource *resource,
                  const char *ns, const char *uid, const char *more)
{
    KIN_AUTO(kin_object) *object = NULL;
    char text[1024];
    int len = snprintf(text, sizeof(text),
                       "{'metadata':{'name':'n-%s','namespace':'%s','uid':'%s'"
                       "%s%s}}",
                       uid, ns, uid, more[0] ? "," : "", more);

    for (int i = 0; i < len; i++)
        text[i] = (char)(text[i] == '\'' ? '"' : text[i]);
    TRY(kin_object_parse(fixture->graph.alloc, kin_str_of(text, (size_t)len),
                         &object, NULL));
    return kin__gc_graph_set(&fixture->graph, resource, object);
}

static int see(struct fixture *fixture, const kin_resource *resource,
               const char *uid, const char *more)
{
    return see_in(fixture, resource, "ns", uid, more);
}

#define OWNED_AS(uid, version, kind, name, blocking)                           \
    "'ownerReferences':[{'apiVersion':'" version "','kind':'" kind             \
    "','name':'" name "','uid':'" uid "','blockOwnerDeletion':" blocking "}]"
#define OWNED(uid, blocking)                                                   \
    OWNED_AS(uid, "apps/v1", "ReplicaSet", "n-" uid, blocking)
#define DELETING(finalizer)                                                    \
    "'deletionTimestamp':'2026-01-01T00:00:00Z','finalizers':['" finalizer "'" \
    "]"

/* The state of the ReplicaSet "n-s" with the uid "s". */
static enum kin__gc_owner owner_of(const struct fixture *fixture,
                                   const char *ns)
{
    const kin_owner owner = {.api_version = KIN__S("apps/v1"),
                             .kind = KIN__S("ReplicaSet"),
                             .name = KIN__S("n-s"),
                             .uid = KIN__S("s")};

    return kin__gc_graph_owner(&fixture->graph, &owner, kin_s(ns));
}

static void expect(struct fixture *fixture, const char *log)
{
    assert_string_equal(fixture->log, log);
    fixture->log[0] = '\0';
}

KIN_TEST(an_existing_owner_needs_no_check)
{
    FIXTURE fixture;
    struct kin__gc_facts facts;

    fixture_init(&fixture, alloc);
    TRY(see(&fixture, &sets, "s", ""));
    TRY(see(&fixture, &pods, "p", OWNED("s", "true")));
    expect(&fixture, "");
    assert_true(kin__gc_graph_facts(&fixture.graph, KIN__S("s"), &facts));
    assert_int_equal(facts.owned, 1);
    assert_int_equal(facts.blocking, 1);
    assert_ptr_equal(facts.resource, &sets);
    assert_string_equal(facts.ns, "ns");
    assert_string_equal(facts.name, "n-s");
    assert_false(facts.is_doubted);
    assert_int_equal(owner_of(&fixture, "other"), KIN__GC_ELSEWHERE);
    assert_int_equal(owner_of(&fixture, "ns"), KIN__GC_SOLID);
    return 0;
}

KIN_TEST(an_unknown_owner_is_checked)
{
    FIXTURE fixture;
    struct kin__gc_facts facts;

    fixture_init(&fixture, alloc);
    TRY(see(&fixture, &pods, "p", OWNED("s", "true")));
    expect(&fixture, "p ");
    assert_int_equal(owner_of(&fixture, "ns"), KIN__GC_UNKNOWN);
    assert_false(kin__gc_graph_facts(&fixture.graph, KIN__S("s"), &facts));
    /* It is observed later. */
    TRY(see(&fixture, &sets, "s", ""));
    TRY(see(&fixture, &pods, "p", OWNED("s", "true")));
    expect(&fixture, "");
    return 0;
}

KIN_TEST(dependents_of_a_deleted_owner_are_checked)
{
    FIXTURE fixture;

    fixture_init(&fixture, alloc);
    TRY(see(&fixture, &sets, "s", ""));
    TRY(see(&fixture, &pods, "p", OWNED("s", "true")));
    TRY(see(&fixture, &pods, "q", OWNED("s", "false")));
    kin__gc_graph_remove(&fixture.graph, KIN__S("s"));
    expect(&fixture, "p q ");
    assert_int_equal(owner_of(&fixture, "ns"), KIN__GC_ABSENT);
    kin__gc_graph_remove(&fixture.graph, KIN__S("p"));
    kin__gc_graph_remove(&fixture.graph, KIN__S("q"));
    expect(&fixture, "");
    assert_int_equal(kin__gc_map_count(&fixture.graph.nodes), 0);
    return 0;
}

KIN_TEST(a_waiting_owner_is_checked_when_a_dependent_is_deleted)
{
    FIXTURE fixture;
    struct kin__gc_facts facts;

    fixture_init(&fixture, alloc);
    TRY(see(&fixture, &sets, "s", ""));
    TRY(see(&fixture, &pods, "p", OWNED("s", "true")));
    TRY(see(&fixture, &pods, "q", OWNED("s", "false")));
    TRY(see(&fixture, &sets, "s", DELETING("foregroundDeletion")));
    expect(&fixture, "p q s ");
    assert_int_equal(owner_of(&fixture, "ns"), KIN__GC_WAITING);
    TRY(see(&fixture, &sets, "s", DELETING("foregroundDeletion")));
    expect(&fixture, "");
    kin__gc_graph_remove(&fixture.graph, KIN__S("q"));
    expect(&fixture, "");
    kin__gc_graph_remove(&fixture.graph, KIN__S("p"));
    expect(&fixture, "s ");
    assert_true(kin__gc_graph_facts(&fixture.graph, KIN__S("s"), &facts));
    assert_int_equal(facts.owned, 0);
    assert_true(facts.is_waiting);
    return 0;
}

KIN_TEST(a_waiting_owner_is_checked_when_a_dependent_stops_blocking)
{
    FIXTURE fixture;

    fixture_init(&fixture, alloc);
    TRY(see(&fixture, &sets, "s", DELETING("foregroundDeletion")));
    expect(&fixture, "s ");
    TRY(see(&fixture, &pods, "p", OWNED("s", "true")));
    expect(&fixture, "p ");
    TRY(see(&fixture, &pods, "p", OWNED("s", "false")));
    expect(&fixture, "s p ");
    TRY(see(&fixture, &pods, "q", OWNED("s", "true")));
    expect(&fixture, "q ");
    TRY(see(&fixture, &pods, "q", ""));
    expect(&fixture, "s ");
    return 0;
}

KIN_TEST(orphaning_is_emitted_once)
{
    FIXTURE fixture;
    KIN__AUTO_BUF uids;

    kin__buf_init(&uids, alloc, 100);
    fixture_init(&fixture, alloc);
    TRY(see(&fixture, &sets, "s", ""));
    TRY(see(&fixture, &pods, "p", OWNED("s", "true")));
    TRY(see(&fixture, &sets, "s", DELETING("orphan")));
    expect(&fixture, "orphan:s ");
    TRY(see(&fixture, &sets, "s", DELETING("orphan")));
    expect(&fixture, "");
    TRY(kin__gc_graph_owned(&fixture.graph, KIN__S("s"), false, &uids));
    assert_int_equal(uids.len, 2);
    assert_string_equal(uids.ptr, "p");
    return 0;
}

KIN_TEST(cycles_are_detected_and_self_references_ignored)
{
    FIXTURE fixture;
    struct kin__gc_facts facts;

    fixture_init(&fixture, alloc);
    TRY(see(&fixture, &sets, "s", OWNED("p", "true")));
    TRY(see(&fixture, &sets, "p", OWNED("s", "true")));
    expect(&fixture, "s ");
    TRY(see(&fixture, &sets, "t", OWNED("t", "true")));
    expect(&fixture, "");
    TRY(see(&fixture, &sets, "s",
            OWNED("p", "true") "," DELETING("foregroundDeletion")));
    expect(&fixture, "p s ");
    assert_true(kin__gc_graph_facts(&fixture.graph, KIN__S("p"), &facts));
    assert_true(facts.is_circular);
    assert_true(kin__gc_graph_facts(&fixture.graph, KIN__S("t"), &facts));
    assert_int_equal(facts.owned, 0);
    return 0;
}

/* Two objects that wait for each other do so for ever, as in Kubernetes. */
KIN_TEST(a_waiting_owner_skips_waiting_dependents)
{
    FIXTURE fixture;
    KIN__AUTO_BUF uids;

    kin__buf_init(&uids, alloc, 100);
    fixture_init(&fixture, alloc);
    TRY(see(&fixture, &sets, "s",
            OWNED("t", "true") "," DELETING("foregroundDeletion")));
    TRY(see(&fixture, &sets, "t",
            OWNED("s", "true") "," DELETING("foregroundDeletion")));
    TRY(see(&fixture, &pods, "p", OWNED("s", "true")));
    TRY(kin__gc_graph_owned(&fixture.graph, KIN__S("s"), true, &uids));
    assert_int_equal(uids.len, 2);
    assert_string_equal(uids.ptr, "p");
    return 0;
}

KIN_TEST(an_orphaning_owner_does_not_wait)
{
    FIXTURE fixture;

    fixture_init(&fixture, alloc);
    TRY(see(&fixture, &sets, "s", ""));
    TRY(see(&fixture, &pods, "p", OWNED("s", "true")));
    TRY(see(&fixture, &sets, "s", DELETING("foregroundDeletion','orphan")));
    expect(&fixture, "orphan:s ");
    assert_int_equal(owner_of(&fixture, "ns"), KIN__GC_SOLID);
    TRY(see(&fixture, &sets, "s", DELETING("foregroundDeletion")));
    expect(&fixture, "p s ");
    assert_int_equal(owner_of(&fixture, "ns"), KIN__GC_WAITING);
    return 0;
}

KIN_TEST(a_mismatched_owner_is_checked)
{
    static const char *const odd[] = {
        OWNED_AS("s", "apps/v1", "ReplicaSet", "other", "true"),
        OWNED_AS("s", "apps/v1", "Deployment", "n-s", "true"),
        OWNED_AS("s", "v1", "ReplicaSet", "n-s", "true"),
    };
    FIXTURE fixture;
    struct kin__gc_facts facts;

    fixture_init(&fixture, alloc);
    TRY(see(&fixture, &sets, "s", ""));
    TRY(see(&fixture, &pods, "p",
            OWNED_AS("s", "apps/v1beta1", "ReplicaSet", "n-s", "true")));
    expect(&fixture, "");
    for (size_t i = 0; i < sizeof(odd) / sizeof(odd[0]); i++) {
        TRY(see(&fixture, &pods, "p", odd[i]));
        expect(&fixture, "p ");
        assert_true(kin__gc_graph_facts(&fixture.graph, KIN__S("p"), &facts));
        assert_true(facts.is_doubted);
    }
    assert_int_equal(kin__gc_graph_owner(&fixture.graph,
                                         &(kin_owner){.uid = KIN__S("s")},
                                         KIN__S("ns")),
                     KIN__GC_MISNAMED);
    return 0;
}

/* In either order. */
KIN_TEST(an_owner_in_another_namespace_is_checked)
{
    FIXTURE fixture;
    struct kin__gc_facts facts;

    fixture_init(&fixture, alloc);
    TRY(see(&fixture, &sets, "s", ""));
    TRY(see_in(&fixture, &pods, "other", "p", OWNED("s", "true")));
    expect(&fixture, "p ");
    TRY(see_in(&fixture, &pods, "other", "q", OWNED("t", "true")));
    expect(&fixture, "q ");
    TRY(see(&fixture, &sets, "t", ""));
    assert_true(kin__gc_graph_facts(&fixture.graph, KIN__S("q"), &facts));
    assert_true(facts.is_doubted);
    return 0;
}

/* The server must be asked for the owner of a cluster-scoped object. */
KIN_TEST(an_owner_deleted_in_another_namespace_is_not_absent)
{
    FIXTURE fixture;

    fixture_init(&fixture, alloc);
    TRY(see(&fixture, &sets, "s", ""));
    TRY(see_in(&fixture, &pods, "", "p", OWNED("s", "true")));
    TRY(see(&fixture, &pods, "q", OWNED("s", "true")));
    kin__gc_graph_remove(&fixture.graph, KIN__S("s"));
    assert_int_equal(owner_of(&fixture, "ns"), KIN__GC_ABSENT);
    assert_int_equal(owner_of(&fixture, ""), KIN__GC_ELSEWHERE);
    return 0;
}

KIN_TEST(unresolved_checks_are_counted)
{
    FIXTURE fixture;

    fixture_init(&fixture, alloc);
    TRY(see(&fixture, &pods, "p", OWNED("s", "true")));
    assert_int_equal(kin__gc_graph_count_check(&fixture.graph, KIN__S("p")), 0);
    TRY(see(&fixture, &pods, "p", OWNED("s", "true")));
    assert_int_equal(kin__gc_graph_count_check(&fixture.graph, KIN__S("p")), 1);
    TRY(see(&fixture, &sets, "s", ""));
    TRY(see(&fixture, &pods, "p", OWNED("s", "true")));
    assert_int_equal(kin__gc_graph_count_check(&fixture.graph, KIN__S("p")), 0);
    assert_int_equal(kin__gc_graph_count_check(&fixture.graph, KIN__S("z")), 0);
    return 0;
}

/* Guarantee F. */
KIN_TEST(forgotten_objects_are_unknown)
{
    FIXTURE fixture;
    struct kin__gc_facts facts;

    fixture_init(&fixture, alloc);
    TRY(see(&fixture, &sets, "s", ""));
    TRY(see(&fixture, &sets, "t", ""));
    TRY(see(&fixture, &pods, "p", OWNED("s", "true")));
    kin__gc_graph_forget(&fixture.graph, &sets);
    expect(&fixture, "");
    assert_int_equal(owner_of(&fixture, "ns"), KIN__GC_UNKNOWN);
    assert_false(kin__gc_graph_facts(&fixture.graph, KIN__S("s"), &facts));
    assert_null(kin__gc_map_get(&fixture.graph.nodes, KIN__S("t")));
    assert_true(kin__gc_graph_facts(&fixture.graph, KIN__S("p"), &facts));
    assert_true(facts.is_doubted);
    kin__gc_graph_recheck(&fixture.graph);
    expect(&fixture, "p ");
    TRY(see(&fixture, &sets, "s", ""));
    assert_int_equal(owner_of(&fixture, "ns"), KIN__GC_SOLID);
    kin__gc_graph_recheck(&fixture.graph);
    expect(&fixture, "");
    return 0;
}

KIN_TEST(does_not_wait_for_forgotten_dependents)
{
    FIXTURE fixture;
    struct kin__gc_facts facts;

    fixture_init(&fixture, alloc);
    TRY(see(&fixture, &sets, "s", DELETING("foregroundDeletion")));
    TRY(see(&fixture, &pods, "p", OWNED("s", "true")));
    TRY(see(&fixture, &pods, "q", OWNED("z", "true")));
    fixture.log[0] = '\0';
    kin__gc_graph_forget(&fixture.graph, &pods);
    expect(&fixture, "s ");
    assert_true(kin__gc_graph_facts(&fixture.graph, KIN__S("s"), &facts));
    assert_int_equal(facts.owned, 0);
    assert_null(kin__gc_map_get(&fixture.graph.nodes, KIN__S("p")));
    assert_null(kin__gc_map_get(&fixture.graph.nodes, KIN__S("z")));
    return 0;
}

KIN_TEST(a_deleted_object_stays_absent)
{
    FIXTURE fixture;

    fixture_init(&fixture, alloc);
    TRY(see(&fixture, &sets, "s", ""));
    TRY(see(&fixture, &pods, "p", OWNED("s", "true")));
    kin__gc_graph_remove(&fixture.graph, KIN__S("s"));
    kin__gc_graph_forget(&fixture.graph, &sets);
    assert_int_equal(owner_of(&fixture, "ns"), KIN__GC_ABSENT);
    return 0;
}

/* Guarantee G. */
KIN_TEST(a_hidden_owner_is_not_absent)
{
    FIXTURE fixture;
    struct kin__gc_facts facts;

    fixture_init(&fixture, alloc);
    TRY(see(&fixture, &sets, "s", OWNED("o", "false")));
    TRY(see(&fixture, &pods, "p", OWNED("s", "true")));
    fixture.log[0] = '\0';
    kin__gc_graph_hide(&fixture.graph, KIN__S("s"));
    kin__gc_graph_hide(&fixture.graph, KIN__S("nothing"));
    expect(&fixture, "p ");
    assert_int_equal(owner_of(&fixture, "ns"), KIN__GC_UNKNOWN);
    /* As a dependent it does not change. */
    assert_true(kin__gc_graph_facts(&fixture.graph, KIN__S("s"), &facts));
    assert_int_equal(facts.owned, 1);
    assert_true(facts.is_doubted);
    /* A version that can be stored. */
    TRY(see(&fixture, &sets, "s", ""));
    assert_int_equal(owner_of(&fixture, "ns"), KIN__GC_SOLID);
    kin__gc_graph_hide(&fixture.graph, KIN__S("s"));
    kin__gc_graph_remove(&fixture.graph, KIN__S("s"));
    assert_int_equal(owner_of(&fixture, "ns"), KIN__GC_ABSENT);
    return 0;
}

KIN_TEST_MAIN(
    KIN_TEST_ENTRY(forgotten_objects_are_unknown),
    KIN_TEST_ENTRY(does_not_wait_for_forgotten_dependents),
    KIN_TEST_ENTRY(a_deleted_object_stays_absent),
    KIN_TEST_ENTRY(a_hidden_owner_is_not_absent),
    KIN_TEST_ENTRY(an_existing_owner_needs_no_check),
    KIN_TEST_ENTRY(an_unknown_owner_is_checked),
    KIN_TEST_ENTRY(dependents_of_a_deleted_owner_are_checked),
    KIN_TEST_ENTRY(a_waiting_owner_is_checked_when_a_dependent_is_deleted),
    KIN_TEST_ENTRY(a_waiting_owner_is_checked_when_a_dependent_stops_blocking),
    KIN_TEST_ENTRY(orphaning_is_emitted_once),
    KIN_TEST_ENTRY(cycles_are_detected_and_self_references_ignored),
    KIN_TEST_ENTRY(a_waiting_owner_skips_waiting_dependents),
    KIN_TEST_ENTRY(an_orphaning_owner_does_not_wait),
    KIN_TEST_ENTRY(a_mismatched_owner_is_checked),
    KIN_TEST_ENTRY(an_owner_in_another_namespace_is_checked),
    KIN_TEST_ENTRY(an_owner_deleted_in_another_namespace_is_not_absent),
    KIN_TEST_ENTRY(unresolved_checks_are_counted))
