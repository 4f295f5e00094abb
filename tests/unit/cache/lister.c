/* SPDX-License-Identifier: Apache-2.0 */
#include <kin/lister.h>

#include <stdlib.h>

#include <kin/json.h>

#include "base/str.h"
#include "kin_test.h"
#include "object/selector.h"

enum { LONG_NAME_LEN = 600 };

static int store_new(const kin_allocator *alloc, kin_store **ret)
{
    kin_store_opts opts = KIN_INIT(kin_store_opts);

    opts.alloc = alloc;
    return kin_store_new(&opts, ret, NULL);
}

static int object_of(const kin_allocator *alloc, const char *text,
                     kin_object **ret)
{
    char json[2048];
    size_t len = strlen(text);

    assert_true(len < sizeof(json));
    for (size_t i = 0; i < len; i++)
        json[i] = (char)(text[i] == '\'' ? '"' : text[i]);
    return kin_object_parse(alloc, kin_str_of(json, len), ret, NULL);
}

static int put(const kin_allocator *alloc, kin_store *store, const char *text)
{
    KIN_AUTO(kin_object) *object = NULL;
    int r = object_of(alloc, text, &object);

    return r < 0 ? r : kin_store_add(store, object, NULL);
}

#define POD(ns, name, labels)                                                  \
    "{'apiVersion':'v1','kind':'Pod','metadata':{'namespace':'" ns             \
    "','name':'" name "','labels':" labels "}}"

static int fill(const kin_allocator *alloc, kin_store *store)
{
    TRY(put(alloc, store, POD("a", "one", "{'app':'web'}")));
    TRY(put(alloc, store, POD("a", "two", "{'app':'db'}")));
    TRY(put(alloc, store, POD("b", "one", "{'app':'web','tier':'1'}")));
    TRY(put(alloc, store, POD("b", "three", "{}")));
    return put(alloc, store,
               "{'apiVersion':'v1','kind':'Node','metadata':{'name':'n'}}");
}

/* Sorted keys, joined. */
struct keys {
    char text[16][64];
    size_t count;
    char joined[512];
    int result; /* of a visit */
};

static int key_cmp(const void *a, const void *b)
{
    return strcmp(a, b);
}

static int keys_take(const kin_object *object, void *userdata)
{
    struct keys *keys = userdata;

    snprintf(keys->text[keys->count++], sizeof(keys->text[0]), "%s",
             kin_object_key(object).ptr);
    return keys->result;
}

static const char *keys_join(struct keys *keys)
{
    size_t len = 0;

    qsort(keys->text, keys->count, sizeof(keys->text[0]), key_cmp);
    keys->joined[0] = '\0';
    for (size_t i = 0; i < keys->count; i++)
        len += (size_t)snprintf(keys->joined + len, sizeof(keys->joined) - len,
                                "%s%s", i ? " " : "", keys->text[i]);
    return keys->joined;
}

/* Both functions list the same objects. */
static int check_list(const kin_allocator *alloc, kin_store *store,
                      const char *ns, const char *labels, const char *expected)
{
    KIN_AUTO(kin_selector) *selector = NULL;
    struct keys walked = {0};
    struct keys visited = {0};

    TRY(kin_selector_parse_labels(alloc, kin_s(labels), &selector, NULL));
    KIN_AUTO(kin_snapshot) *now = kin_snapshot_new(store);
    TRY_PTR(now);
    kin_lister_iter it = kin_lister_list(now, kin_s(ns), selector);
    for (const kin_object *o = kin_lister_next(&it); o;
         o = kin_lister_next(&it))
        (void)keys_take(o, &walked);
    assert_string_equal(keys_join(&walked), expected);
    TRY(kin_lister_select(now, kin_s(ns), selector, keys_take, &visited, NULL));
    assert_string_equal(keys_join(&visited), expected);
    return 0;
}

KIN_TEST(lists_by_namespace_and_labels)
{
    KIN_AUTO(kin_store) *store = NULL;

    TRY(store_new(alloc, &store));
    TRY(fill(alloc, store));
    TRY(check_list(alloc, store, "", "", "a/one a/two b/one b/three n"));
    TRY(check_list(alloc, store, "a", "", "a/one a/two"));
    TRY(check_list(alloc, store, "b", "", "b/one b/three"));
    TRY(check_list(alloc, store, "c", "", ""));
    TRY(check_list(alloc, store, "", "app=web", "a/one b/one"));
    TRY(check_list(alloc, store, "b", "app=web", "b/one"));
    TRY(check_list(alloc, store, "", "!app", "b/three n"));
    TRY(check_list(alloc, store, "b", "app,tier in (2,3)", ""));
    return 0;
}

KIN_TEST(selector_nothing_lists_nothing)
{
    KIN_AUTO(kin_store) *store = NULL;
    KIN_AUTO(kin_selector) *nothing = NULL;
    struct keys keys = {0};

    TRY(store_new(alloc, &store));
    TRY(fill(alloc, store));
    TRY(kin__selector_new_nothing(alloc, &nothing, NULL));
    KIN_AUTO(kin_snapshot) *now = kin_snapshot_new(store);
    TRY_PTR(now);
    kin_lister_iter it = kin_lister_list(now, KIN__S("a"), nothing);
    assert_null(kin_lister_next(&it));
    TRY(kin_lister_select(now, KIN__S(""), nothing, keys_take, &keys, NULL));
    assert_int_equal(keys.count, 0);
    return 0;
}

KIN_TEST(visit_can_end_the_iteration)
{
    KIN_AUTO(kin_store) *store = NULL;
    struct keys keys = {.result = 7};

    TRY(store_new(alloc, &store));
    TRY(fill(alloc, store));
    KIN_AUTO(kin_snapshot) *now = kin_snapshot_new(store);
    TRY_PTR(now);
    assert_int_equal(kin_lister_select(now, KIN__S("a"), /* selector= */ NULL,
                                       keys_take, &keys, NULL),
                     7);
    assert_int_equal(keys.count, 1);
    return 0;
}

KIN_TEST(gets_by_namespace_and_name)
{
    KIN_AUTO(kin_store) *store = NULL;

    TRY(store_new(alloc, &store));
    TRY(fill(alloc, store));
    KIN_AUTO(kin_snapshot) *now = kin_snapshot_new(store);
    TRY_PTR(now);
    assert_str_equal(
        kin_object_key(kin_lister_get(now, KIN__S("a"), KIN__S("two"))),
        "a/two");
    assert_str_equal(
        kin_object_key(kin_lister_get(now, KIN__S(""), KIN__S("n"))), "n");
    assert_null(kin_lister_get(now, KIN__S("b"), KIN__S("two")));
    assert_null(kin_lister_get(now, KIN__S("a"), KIN__S("")));
    assert_null(kin_lister_get(now, KIN__S(""), KIN__S("")));
    assert_null(kin_lister_get(NULL, KIN__S("a"), KIN__S("two")));
    return 0;
}

/* A store may contain other objects than those of Kubernetes. */
KIN_TEST(gets_keys_of_any_length)
{
    KIN_AUTO(kin_store) *store = NULL;
    char name[LONG_NAME_LEN + 1];
    char text[2 * LONG_NAME_LEN];

    memset(name, 'x', LONG_NAME_LEN);
    name[LONG_NAME_LEN] = '\0';
    snprintf(text, sizeof(text), POD("a", "%s", "{}"), name);
    TRY(store_new(alloc, &store));
    TRY(put(alloc, store, text));
    TRY(put(alloc, store, POD("a", "one", "{}")));
    KIN_AUTO(kin_snapshot) *now = kin_snapshot_new(store);
    TRY_PTR(now);
    const kin_object *found = kin_lister_get(now, KIN__S("a"), kin_s(name));
    assert_non_null(found);
    assert_str_equal(kin_object_name(found), name);
    name[0] = 'y';
    assert_null(kin_lister_get(now, KIN__S("a"), kin_s(name)));
    assert_null(kin_lister_get(now, kin_s(name), KIN__S("one")));
    return 0;
}

KIN_TEST(not_found_error_names_the_resource)
{
    static const kin_resource deployments = {"apps", "v1", "deployments",
                                             "Deployment", false};
    static const kin_resource pods = {NULL, "v1", "pods", "Pod", false};
    KIN_AUTO(kin_store) *store = NULL;
    const kin_object *found = NULL;
    kin_error err = KIN_ERROR_INIT;

    TRY(store_new(alloc, &store));
    TRY(fill(alloc, store));
    KIN_AUTO(kin_snapshot) *now = kin_snapshot_new(store);
    TRY_PTR(now);
    TRY(kin_lister_find(now, &pods, KIN__S("a/one"), &found, &err));
    assert_str_equal(kin_object_key(found), "a/one");
    TRY_FAIL(kin_lister_find(now, &deployments, KIN__S("a/x"), &found, &err),
             KIN_ENOTFOUND);
    assert_string_equal(err.message, "deployments.apps \"x\" not found");
    assert_string_equal(err.reason, "NotFound");
    TRY_FAIL(kin_lister_find(now, &pods, KIN__S("y"), &found, &err),
             KIN_ENOTFOUND);
    assert_string_equal(err.message, "pods \"y\" not found");
    TRY_FAIL(kin_lister_find(NULL, NULL, KIN__S(""), &found, &err),
             KIN_ENOTFOUND);
    TRY_FAIL(kin_lister_find(now, &pods, KIN__S("y"), &found, NULL),
             KIN_ENOTFOUND);
    assert_str_equal(kin_object_key(found), "a/one");
    return 0;
}

/* ---- owners ---- */

#define OWNER(ns, name, selector)                                              \
    "{'apiVersion':'apps/v1','kind':'ReplicaSet','metadata':{'namespace':'" ns \
    "','name':'" name "'},'spec':{'selector':" selector "}}"

static int fill_owners(const kin_allocator *alloc, kin_store *store)
{
    TRY(put(alloc, store, OWNER("a", "web", "{'matchLabels':{'app':'web'}}")));
    TRY(put(alloc, store, OWNER("a", "map", "{'app':'web'}")));
    TRY(put(alloc, store, OWNER("a", "db", "{'matchLabels':{'app':'db'}}")));
    TRY(put(alloc, store, OWNER("b", "web", "{'matchLabels':{'app':'web'}}")));
    TRY(put(alloc, store, OWNER("a", "empty", "{}")));
    TRY(put(alloc, store, OWNER("a", "null", "null")));
    return put(alloc, store,
               OWNER("a", "no-db",
                     "{'matchExpressions':[{'key':'app','operator':'NotIn',"
                     "'values':['db']}]}"));
}

static int check_owners(const kin_allocator *alloc, const kin_snapshot *now,
                        const char *pod, kin_empty_selector empty,
                        const char *expected)
{
    KIN_AUTO(kin_object) *object = NULL;
    struct keys keys = {0};

    TRY(object_of(alloc, pod, &object));
    int r = kin_lister_owners(now, object, empty, keys_take, &keys, NULL);
    assert_int_equal(r, *expected ? 0 : KIN_ENOTFOUND);
    assert_string_equal(keys_join(&keys), expected);
    return 0;
}

KIN_TEST(finds_owners_that_select_an_object)
{
    KIN_AUTO(kin_store) *store = NULL;
    const kin_empty_selector nothing = KIN_EMPTY_SELECTS_NOTHING;
    const kin_empty_selector all = KIN_EMPTY_SELECTS_ALL;

    TRY(store_new(alloc, &store));
    TRY(fill_owners(alloc, store));
    KIN_AUTO(kin_snapshot) *now = kin_snapshot_new(store);
    TRY_PTR(now);
    TRY(check_owners(alloc, now, POD("a", "p", "{'app':'web'}"), nothing,
                     "a/map a/no-db a/web"));
    TRY(check_owners(alloc, now, POD("b", "p", "{'app':'web'}"), nothing,
                     "b/web"));
    TRY(check_owners(alloc, now, POD("b", "p", "{'app':'db'}"), nothing, ""));
    TRY(check_owners(alloc, now, POD("a", "p", "{'app':'db'}"), all,
                     "a/db a/empty"));
    /* Without labels: no owner, unless an empty selector selects all. */
    TRY(check_owners(alloc, now, POD("a", "p", "{}"), nothing, ""));
    TRY(check_owners(alloc, now, POD("a", "p", "{}"), all, "a/empty a/no-db"));
    TRY(check_owners(alloc, now,
                     "{'metadata':{'name':'p','labels':{'app':'web'}}}", all,
                     ""));
    TRY(check_owners(alloc, NULL, POD("a", "p", "{'app':'db'}"), all, ""));
    return 0;
}

KIN_TEST(visit_can_end_the_search_for_owners)
{
    KIN_AUTO(kin_store) *store = NULL;
    KIN_AUTO(kin_object) *pod = NULL;
    struct keys keys = {.result = KIN_ELIMIT};

    TRY(store_new(alloc, &store));
    TRY(fill_owners(alloc, store));
    TRY(object_of(alloc, POD("a", "p", "{'app':'web'}"), &pod));
    KIN_AUTO(kin_snapshot) *now = kin_snapshot_new(store);
    TRY_PTR(now);
    assert_int_equal(kin_lister_owners(now, pod, KIN_EMPTY_SELECTS_NOTHING,
                                       keys_take, &keys, NULL),
                     KIN_ELIMIT);
    assert_int_equal(keys.count, 1);
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(lists_by_namespace_and_labels),
              KIN_TEST_ENTRY(selector_nothing_lists_nothing),
              KIN_TEST_ENTRY(visit_can_end_the_iteration),
              KIN_TEST_ENTRY(gets_by_namespace_and_name),
              KIN_TEST_ENTRY(gets_keys_of_any_length),
              KIN_TEST_ENTRY(not_found_error_names_the_resource),
              KIN_TEST_ENTRY(finds_owners_that_select_an_object),
              KIN_TEST_ENTRY(visit_can_end_the_search_for_owners))
