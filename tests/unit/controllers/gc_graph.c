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

/* A graph, and what it has asked for. */
struct scene {
    struct kin__gc_graph graph;
    char log[512];
};

static void scene_emit(kin_str uid, enum kin__gc_task task, void *userdata)
{
    struct scene *scene = userdata;
    size_t len = strlen(scene->log);

    snprintf(scene->log + len, sizeof(scene->log) - len, "%s%.*s ",
             task == KIN__GC_ORPHAN ? "orphan:" : "", KIN_STR(uid));
}

static void scene_done(struct scene *scene)
{
    kin__gc_graph_done(&scene->graph);
}

#define SCENE __attribute__((cleanup(scene_done))) struct scene

static void scene_init(struct scene *scene, const kin_allocator *alloc)
{
    kin__gc_graph_init(&scene->graph, alloc, 7);
    scene->log[0] = '\0';
    scene->graph.emit = scene_emit;
    scene->graph.userdata = scene;
}

/* An object; `more` is the rest of its metadata, with ' for ". */
static int see_in(struct scene *scene, const kin_resource *resource,
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
    TRY(kin_object_parse(scene->graph.alloc, kin_str_of(text, (size_t)len),
                         &object, NULL));
    return kin__gc_graph_set(&scene->graph, resource, object);
}

static int see(struct scene *scene, const kin_resource *resource,
               const char *uid, const char *more)
{
    return see_in(scene, resource, "ns", uid, more);
}

#define OWNED_AS(uid, version, kind, name, blocking)                           \
    "'ownerReferences':[{'apiVersion':'" version "','kind':'" kind             \
    "','name':'" name "','uid':'" uid "','blockOwnerDeletion':" blocking "}]"
#define OWNED(uid, blocking)                                                   \
    OWNED_AS(uid, "apps/v1", "ReplicaSet", "n-" uid, blocking)
#define DELETING(finalizer)                                                    \
    "'deletionTimestamp':'2026-01-01T00:00:00Z','finalizers':['" finalizer "'" \
    "]"

/* What is known of the ReplicaSet "n-s" with the uid "s". */
static enum kin__gc_owner owner_of(const struct scene *scene, const char *ns)
{
    const kin_owner owner = {.api_version = KIN__S("apps/v1"),
                             .kind = KIN__S("ReplicaSet"),
                             .name = KIN__S("n-s"),
                             .uid = KIN__S("s")};

    return kin__gc_graph_owner(&scene->graph, &owner, kin_s(ns));
}

static void expect(struct scene *scene, const char *log)
{
    assert_string_equal(scene->log, log);
    scene->log[0] = '\0';
}

KIN_TEST(an_owner_that_is_there_raises_no_doubt)
{
    SCENE scene;
    struct kin__gc_facts facts;

    scene_init(&scene, alloc);
    TRY(see(&scene, &sets, "s", ""));
    TRY(see(&scene, &pods, "p", OWNED("s", "true")));
    expect(&scene, "");
    assert_true(kin__gc_graph_facts(&scene.graph, KIN__S("s"), &facts));
    assert_int_equal(facts.owned, 1);
    assert_int_equal(facts.blocking, 1);
    assert_ptr_equal(facts.resource, &sets);
    assert_string_equal(facts.ns, "ns");
    assert_string_equal(facts.name, "n-s");
    assert_false(facts.is_doubted);
    assert_int_equal(owner_of(&scene, "other"), KIN__GC_ELSEWHERE);
    assert_int_equal(owner_of(&scene, "ns"), KIN__GC_SOLID);
    return 0;
}

KIN_TEST(an_owner_that_nobody_saw_is_doubted)
{
    SCENE scene;
    struct kin__gc_facts facts;

    scene_init(&scene, alloc);
    TRY(see(&scene, &pods, "p", OWNED("s", "true")));
    expect(&scene, "p ");
    assert_int_equal(owner_of(&scene, "ns"), KIN__GC_UNKNOWN);
    assert_false(kin__gc_graph_facts(&scene.graph, KIN__S("s"), &facts));
    /* It comes late. */
    TRY(see(&scene, &sets, "s", ""));
    TRY(see(&scene, &pods, "p", OWNED("s", "true")));
    expect(&scene, "");
    return 0;
}

KIN_TEST(dependents_of_who_goes_are_looked_at)
{
    SCENE scene;

    scene_init(&scene, alloc);
    TRY(see(&scene, &sets, "s", ""));
    TRY(see(&scene, &pods, "p", OWNED("s", "true")));
    TRY(see(&scene, &pods, "q", OWNED("s", "false")));
    kin__gc_graph_remove(&scene.graph, KIN__S("s"));
    expect(&scene, "p q ");
    assert_int_equal(owner_of(&scene, "ns"), KIN__GC_ABSENT);
    kin__gc_graph_remove(&scene.graph, KIN__S("p"));
    kin__gc_graph_remove(&scene.graph, KIN__S("q"));
    expect(&scene, "");
    assert_int_equal(kin__gc_map_count(&scene.graph.nodes), 0);
    return 0;
}

KIN_TEST(who_waits_looks_again_when_one_goes)
{
    SCENE scene;
    struct kin__gc_facts facts;

    scene_init(&scene, alloc);
    TRY(see(&scene, &sets, "s", ""));
    TRY(see(&scene, &pods, "p", OWNED("s", "true")));
    TRY(see(&scene, &pods, "q", OWNED("s", "false")));
    TRY(see(&scene, &sets, "s", DELETING("foregroundDeletion")));
    expect(&scene, "p q s ");
    assert_int_equal(owner_of(&scene, "ns"), KIN__GC_WAITING);
    TRY(see(&scene, &sets, "s", DELETING("foregroundDeletion")));
    expect(&scene, "");
    kin__gc_graph_remove(&scene.graph, KIN__S("q"));
    expect(&scene, "");
    kin__gc_graph_remove(&scene.graph, KIN__S("p"));
    expect(&scene, "s ");
    assert_true(kin__gc_graph_facts(&scene.graph, KIN__S("s"), &facts));
    assert_int_equal(facts.owned, 0);
    assert_true(facts.is_waiting);
    return 0;
}

KIN_TEST(who_waits_looks_again_when_one_does_not_block_any_more)
{
    SCENE scene;

    scene_init(&scene, alloc);
    TRY(see(&scene, &sets, "s", DELETING("foregroundDeletion")));
    expect(&scene, "s ");
    TRY(see(&scene, &pods, "p", OWNED("s", "true")));
    expect(&scene, "p ");
    TRY(see(&scene, &pods, "p", OWNED("s", "false")));
    expect(&scene, "s p ");
    TRY(see(&scene, &pods, "q", OWNED("s", "true")));
    expect(&scene, "q ");
    TRY(see(&scene, &pods, "q", ""));
    expect(&scene, "s ");
    return 0;
}

KIN_TEST(orphaning_is_told_once)
{
    SCENE scene;
    KIN__AUTO_BUF uids;

    kin__buf_init(&uids, alloc, 100);
    scene_init(&scene, alloc);
    TRY(see(&scene, &sets, "s", ""));
    TRY(see(&scene, &pods, "p", OWNED("s", "true")));
    TRY(see(&scene, &sets, "s", DELETING("orphan")));
    expect(&scene, "orphan:s ");
    TRY(see(&scene, &sets, "s", DELETING("orphan")));
    expect(&scene, "");
    TRY(kin__gc_graph_owned(&scene.graph, KIN__S("s"), false, &uids));
    assert_int_equal(uids.len, 2);
    assert_string_equal(uids.ptr, "p");
    return 0;
}

KIN_TEST(circles_are_seen_and_selves_are_not)
{
    SCENE scene;
    struct kin__gc_facts facts;

    scene_init(&scene, alloc);
    TRY(see(&scene, &sets, "s", OWNED("p", "true")));
    TRY(see(&scene, &sets, "p", OWNED("s", "true")));
    expect(&scene, "s ");
    TRY(see(&scene, &sets, "t", OWNED("t", "true")));
    expect(&scene, "");
    TRY(see(&scene, &sets, "s",
            OWNED("p", "true") "," DELETING("foregroundDeletion")));
    expect(&scene, "p s ");
    assert_true(kin__gc_graph_facts(&scene.graph, KIN__S("p"), &facts));
    assert_true(facts.is_circular);
    assert_true(kin__gc_graph_facts(&scene.graph, KIN__S("t"), &facts));
    assert_int_equal(facts.owned, 0);
    return 0;
}

/* Two that wait for each other do so for ever, as in Kubernetes: quietly. */
KIN_TEST(who_waits_does_not_have_others_looked_at_that_wait)
{
    SCENE scene;
    KIN__AUTO_BUF uids;

    kin__buf_init(&uids, alloc, 100);
    scene_init(&scene, alloc);
    TRY(see(&scene, &sets, "s",
            OWNED("t", "true") "," DELETING("foregroundDeletion")));
    TRY(see(&scene, &sets, "t",
            OWNED("s", "true") "," DELETING("foregroundDeletion")));
    TRY(see(&scene, &pods, "p", OWNED("s", "true")));
    TRY(kin__gc_graph_owned(&scene.graph, KIN__S("s"), true, &uids));
    assert_int_equal(uids.len, 2);
    assert_string_equal(uids.ptr, "p");
    return 0;
}

KIN_TEST(who_orphans_waits_for_nobody)
{
    SCENE scene;

    scene_init(&scene, alloc);
    TRY(see(&scene, &sets, "s", ""));
    TRY(see(&scene, &pods, "p", OWNED("s", "true")));
    TRY(see(&scene, &sets, "s", DELETING("foregroundDeletion','orphan")));
    expect(&scene, "orphan:s ");
    assert_int_equal(owner_of(&scene, "ns"), KIN__GC_SOLID);
    TRY(see(&scene, &sets, "s", DELETING("foregroundDeletion")));
    expect(&scene, "p s ");
    assert_int_equal(owner_of(&scene, "ns"), KIN__GC_WAITING);
    return 0;
}

KIN_TEST(an_owner_that_is_something_else_is_doubted)
{
    static const char *const odd[] = {
        OWNED_AS("s", "apps/v1", "ReplicaSet", "other", "true"),
        OWNED_AS("s", "apps/v1", "Deployment", "n-s", "true"),
        OWNED_AS("s", "v1", "ReplicaSet", "n-s", "true"),
    };
    SCENE scene;
    struct kin__gc_facts facts;

    scene_init(&scene, alloc);
    TRY(see(&scene, &sets, "s", ""));
    TRY(see(&scene, &pods, "p",
            OWNED_AS("s", "apps/v1beta1", "ReplicaSet", "n-s", "true")));
    expect(&scene, "");
    for (size_t i = 0; i < sizeof(odd) / sizeof(odd[0]); i++) {
        TRY(see(&scene, &pods, "p", odd[i]));
        expect(&scene, "p ");
        assert_true(kin__gc_graph_facts(&scene.graph, KIN__S("p"), &facts));
        assert_true(facts.is_doubted);
    }
    assert_int_equal(kin__gc_graph_owner(&scene.graph,
                                         &(kin_owner){.uid = KIN__S("s")},
                                         KIN__S("ns")),
                     KIN__GC_MISNAMED);
    return 0;
}

/* Whichever comes first. */
KIN_TEST(an_owner_in_another_namespace_is_doubted)
{
    SCENE scene;
    struct kin__gc_facts facts;

    scene_init(&scene, alloc);
    TRY(see(&scene, &sets, "s", ""));
    TRY(see_in(&scene, &pods, "other", "p", OWNED("s", "true")));
    expect(&scene, "p ");
    TRY(see_in(&scene, &pods, "other", "q", OWNED("t", "true")));
    expect(&scene, "q ");
    TRY(see(&scene, &sets, "t", ""));
    assert_true(kin__gc_graph_facts(&scene.graph, KIN__S("q"), &facts));
    assert_true(facts.is_doubted);
    return 0;
}

/* The server is to say what it is that has no namespace and such an owner. */
KIN_TEST(an_owner_that_has_gone_elsewhere_is_not_absent)
{
    SCENE scene;

    scene_init(&scene, alloc);
    TRY(see(&scene, &sets, "s", ""));
    TRY(see_in(&scene, &pods, "", "p", OWNED("s", "true")));
    TRY(see(&scene, &pods, "q", OWNED("s", "true")));
    kin__gc_graph_remove(&scene.graph, KIN__S("s"));
    assert_int_equal(owner_of(&scene, "ns"), KIN__GC_ABSENT);
    assert_int_equal(owner_of(&scene, ""), KIN__GC_ELSEWHERE);
    return 0;
}

KIN_TEST(looks_in_vain_are_counted_until_there_is_no_doubt)
{
    SCENE scene;

    scene_init(&scene, alloc);
    TRY(see(&scene, &pods, "p", OWNED("s", "true")));
    assert_int_equal(kin__gc_graph_count_look(&scene.graph, KIN__S("p")), 0);
    TRY(see(&scene, &pods, "p", OWNED("s", "true")));
    assert_int_equal(kin__gc_graph_count_look(&scene.graph, KIN__S("p")), 1);
    TRY(see(&scene, &sets, "s", ""));
    TRY(see(&scene, &pods, "p", OWNED("s", "true")));
    assert_int_equal(kin__gc_graph_count_look(&scene.graph, KIN__S("p")), 0);
    assert_int_equal(kin__gc_graph_count_look(&scene.graph, KIN__S("z")), 0);
    return 0;
}

/* Guarantee F. */
KIN_TEST(what_is_forgotten_is_unknown)
{
    SCENE scene;
    struct kin__gc_facts facts;

    scene_init(&scene, alloc);
    TRY(see(&scene, &sets, "s", ""));
    TRY(see(&scene, &sets, "t", ""));
    TRY(see(&scene, &pods, "p", OWNED("s", "true")));
    kin__gc_graph_forget(&scene.graph, &sets);
    expect(&scene, "");
    assert_int_equal(owner_of(&scene, "ns"), KIN__GC_UNKNOWN);
    assert_false(kin__gc_graph_facts(&scene.graph, KIN__S("s"), &facts));
    assert_null(kin__gc_map_get(&scene.graph.nodes, KIN__S("t")));
    assert_true(kin__gc_graph_facts(&scene.graph, KIN__S("p"), &facts));
    assert_true(facts.is_doubted);
    kin__gc_graph_look_again(&scene.graph);
    expect(&scene, "p ");
    TRY(see(&scene, &sets, "s", ""));
    assert_int_equal(owner_of(&scene, "ns"), KIN__GC_SOLID);
    kin__gc_graph_look_again(&scene.graph);
    expect(&scene, "");
    return 0;
}

KIN_TEST(dependents_that_are_forgotten_are_not_waited_for)
{
    SCENE scene;
    struct kin__gc_facts facts;

    scene_init(&scene, alloc);
    TRY(see(&scene, &sets, "s", DELETING("foregroundDeletion")));
    TRY(see(&scene, &pods, "p", OWNED("s", "true")));
    TRY(see(&scene, &pods, "q", OWNED("z", "true")));
    scene.log[0] = '\0';
    kin__gc_graph_forget(&scene.graph, &pods);
    expect(&scene, "s ");
    assert_true(kin__gc_graph_facts(&scene.graph, KIN__S("s"), &facts));
    assert_int_equal(facts.owned, 0);
    assert_null(kin__gc_map_get(&scene.graph.nodes, KIN__S("p")));
    assert_null(kin__gc_map_get(&scene.graph.nodes, KIN__S("z")));
    return 0;
}

KIN_TEST(what_was_seen_to_go_stays_absent)
{
    SCENE scene;

    scene_init(&scene, alloc);
    TRY(see(&scene, &sets, "s", ""));
    TRY(see(&scene, &pods, "p", OWNED("s", "true")));
    kin__gc_graph_remove(&scene.graph, KIN__S("s"));
    kin__gc_graph_forget(&scene.graph, &sets);
    assert_int_equal(owner_of(&scene, "ns"), KIN__GC_ABSENT);
    return 0;
}

/* Guarantee G. */
KIN_TEST(an_owner_that_is_hidden_is_not_absent)
{
    SCENE scene;
    struct kin__gc_facts facts;

    scene_init(&scene, alloc);
    TRY(see(&scene, &sets, "s", OWNED("o", "false")));
    TRY(see(&scene, &pods, "p", OWNED("s", "true")));
    scene.log[0] = '\0';
    kin__gc_graph_hide(&scene.graph, KIN__S("s"));
    kin__gc_graph_hide(&scene.graph, KIN__S("nothing"));
    expect(&scene, "p ");
    assert_int_equal(owner_of(&scene, "ns"), KIN__GC_UNKNOWN);
    /* As a dependent it is what it was. */
    assert_true(kin__gc_graph_facts(&scene.graph, KIN__S("s"), &facts));
    assert_int_equal(facts.owned, 1);
    assert_true(facts.is_doubted);
    /* A version that can be stored again. */
    TRY(see(&scene, &sets, "s", ""));
    assert_int_equal(owner_of(&scene, "ns"), KIN__GC_SOLID);
    kin__gc_graph_hide(&scene.graph, KIN__S("s"));
    kin__gc_graph_remove(&scene.graph, KIN__S("s"));
    assert_int_equal(owner_of(&scene, "ns"), KIN__GC_ABSENT);
    return 0;
}

KIN_TEST_MAIN(
    KIN_TEST_ENTRY(what_is_forgotten_is_unknown),
    KIN_TEST_ENTRY(dependents_that_are_forgotten_are_not_waited_for),
    KIN_TEST_ENTRY(what_was_seen_to_go_stays_absent),
    KIN_TEST_ENTRY(an_owner_that_is_hidden_is_not_absent),
    KIN_TEST_ENTRY(an_owner_that_is_there_raises_no_doubt),
    KIN_TEST_ENTRY(an_owner_that_nobody_saw_is_doubted),
    KIN_TEST_ENTRY(dependents_of_who_goes_are_looked_at),
    KIN_TEST_ENTRY(who_waits_looks_again_when_one_goes),
    KIN_TEST_ENTRY(who_waits_looks_again_when_one_does_not_block_any_more),
    KIN_TEST_ENTRY(orphaning_is_told_once),
    KIN_TEST_ENTRY(circles_are_seen_and_selves_are_not),
    KIN_TEST_ENTRY(who_waits_does_not_have_others_looked_at_that_wait),
    KIN_TEST_ENTRY(who_orphans_waits_for_nobody),
    KIN_TEST_ENTRY(an_owner_that_is_something_else_is_doubted),
    KIN_TEST_ENTRY(an_owner_in_another_namespace_is_doubted),
    KIN_TEST_ENTRY(an_owner_that_has_gone_elsewhere_is_not_absent),
    KIN_TEST_ENTRY(looks_in_vain_are_counted_until_there_is_no_doubt))
