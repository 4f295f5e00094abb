/* SPDX-License-Identifier: Apache-2.0 */
#include "controllers/gc_graph.h"

#include <stdio.h>
#include <string.h>

#include <kin/json.h>
#include <kin/owner.h>

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

#define IN_NS ",'namespace':'ns'"

/* An object; `more` is the rest of its metadata, with ' for ". */
static int see(struct scene *scene, const kin_resource *resource,
               const char *uid, const char *more)
{
    KIN_AUTO(kin_object) *object = NULL;
    char text[1024];
    int len = snprintf(text, sizeof(text),
                       "{'metadata':{'name':'n-%s','uid':'%s'%s%s%s}}", uid,
                       uid, strstr(more, "'namespace'") ? "" : IN_NS,
                       more[0] ? "," : "", more);

    for (int i = 0; i < len; i++)
        text[i] = (char)(text[i] == '\'' ? '"' : text[i]);
    TRY(kin_object_parse(scene->graph.alloc, kin_str_of(text, (size_t)len),
                         &object, NULL));
    return kin__gc_graph_set(&scene->graph, resource, object);
}

#define OWNED(uid, blocking)                                                   \
    "'ownerReferences':[{'apiVersion':'apps/v1','kind':'ReplicaSet','name':"   \
    "'n-" uid "','uid':'" uid "','blockOwnerDeletion':" blocking "}]"
#define DELETING(finalizer)                                                    \
    "'deletionTimestamp':'2026-01-01T00:00:00Z','finalizers':['" finalizer "'" \
    "]"

static void expect(struct scene *scene, const char *log)
{
    assert_string_equal(scene->log, log);
    scene->log[0] = '\0';
}

/* What is known of the owner "s" of somebody in a namespace. */
static enum kin__gc_owner judge(const struct scene *scene, const char *name,
                                const char *kind, const char *ns)
{
    const kin_owner owner = {.api_version = KIN__S("apps/v1"),
                             .kind = kin_s(kind),
                             .name = kin_s(name),
                             .uid = KIN__S("s")};

    return kin__gc_graph_owner(&scene->graph, &owner, kin_s(ns));
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
    assert_int_equal(judge(&scene, "n-s", "ReplicaSet", "ns"), KIN__GC_SOLID);
    return 0;
}

/* As the server would not find it. */
KIN_TEST(an_owner_that_is_named_wrongly_is_doubted)
{
    static const char *const wrong[] = {
        "'ownerReferences':[{'apiVersion':'apps/v1','kind':'ReplicaSet',"
        "'name':'other','uid':'s'}]",
        "'ownerReferences':[{'apiVersion':'apps/v1','kind':'Other','name':"
        "'n-s','uid':'s'}]",
        "'ownerReferences':[{'apiVersion':'v1','kind':'ReplicaSet','name':"
        "'n-s','uid':'s'}]",
        "'namespace':'far'," OWNED("s", "false"),
    };
    SCENE scene;

    scene_init(&scene, alloc);
    TRY(see(&scene, &sets, "s", ""));
    for (size_t i = 0; i < sizeof(wrong) / sizeof(wrong[0]); i++) {
        TRY(see(&scene, &pods, "p", wrong[i]));
        expect(&scene, "p ");
        kin__gc_graph_remove(&scene.graph, KIN__S("p"));
    }
    assert_int_equal(judge(&scene, "other", "ReplicaSet", "ns"),
                     KIN__GC_UNKNOWN);
    assert_int_equal(judge(&scene, "n-s", "Other", "ns"), KIN__GC_UNKNOWN);
    assert_int_equal(judge(&scene, "n-s", "ReplicaSet", "far"),
                     KIN__GC_MISPLACED);
    return 0;
}

KIN_TEST(an_owner_that_nobody_saw_is_doubted)
{
    SCENE scene;
    struct kin__gc_facts facts;

    scene_init(&scene, alloc);
    TRY(see(&scene, &pods, "p", OWNED("s", "true")));
    expect(&scene, "p ");
    assert_int_equal(judge(&scene, "n-s", "ReplicaSet", "ns"), KIN__GC_UNKNOWN);
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
    assert_int_equal(judge(&scene, "n-s", "ReplicaSet", "ns"), KIN__GC_ABSENT);
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
    assert_int_equal(judge(&scene, "n-s", "ReplicaSet", "ns"), KIN__GC_WAITING);
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

KIN_TEST_MAIN(
    KIN_TEST_ENTRY(an_owner_that_is_there_raises_no_doubt),
    KIN_TEST_ENTRY(an_owner_that_is_named_wrongly_is_doubted),
    KIN_TEST_ENTRY(an_owner_that_nobody_saw_is_doubted),
    KIN_TEST_ENTRY(dependents_of_who_goes_are_looked_at),
    KIN_TEST_ENTRY(who_waits_looks_again_when_one_goes),
    KIN_TEST_ENTRY(who_waits_looks_again_when_one_does_not_block_any_more),
    KIN_TEST_ENTRY(orphaning_is_told_once),
    KIN_TEST_ENTRY(circles_are_seen_and_selves_are_not))
