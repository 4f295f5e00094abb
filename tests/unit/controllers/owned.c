/* SPDX-License-Identifier: Apache-2.0 */
#include "controllers/owned.h"

#include <kin/factory.h>
#include <kin/fake_source.h>
#include <kin/json.h>

#include "kin_test.h"

static const kin_resource pods = {"", "v1", "pods", "Pod", false};

#define POD(ns, name, rest)                                                    \
    "{\"apiVersion\":\"v1\",\"kind\":\"Pod\",\"metadata\":{\"name\":\"" name   \
    "\",\"namespace\":\"" ns "\",\"uid\":\"" ns name                           \
    "\",\"resourceVersion\":\"1\"" rest "}}"
#define OWNED(uid, controller)                                                 \
    ",\"ownerReferences\":[{\"apiVersion\":\"apps/v1\","                       \
    "\"kind\":\"ReplicaSet\",\"name\":\"web\",\"uid\":\"" uid                  \
    "\",\"controller\":" controller "}]"

static const char *const objects[] = {
    POD("n", "a", OWNED("r1", "true")),
    POD("n", "b", OWNED("r1", "true")),
    POD("n", "c", OWNED("r2", "true")),
    POD("n", "d", OWNED("r1", "false")),
    POD("n", "e", ""),
    POD("m", "f", ""),
};

/* An informer of these objects, with the index added twice. */
struct copy {
    kin_fake_source *source;
    kin_informer *informer;
    kin_stop *stop;
};

static void copy_done(struct copy *copy)
{
    (void)kin_informer_free(copy->informer);
    (void)kin_fake_source_free(copy->source);
    (void)kin_stop_unref(copy->stop);
}

#define COPY __attribute__((cleanup(copy_done))) struct copy

static int copy_init(struct copy *copy)
{
    kin_informer_opts opts = KIN_INIT(kin_informer_opts);

    TRY(kin_stop_new(NULL, NULL, &copy->stop, NULL));
    TRY(kin_fake_source_new(NULL, &pods, &copy->source, NULL));
    for (size_t i = 0; i < sizeof(objects) / sizeof(objects[0]); i++)
        TRY(kin_fake_source_put_json(copy->source, kin_s(objects[i]), NULL));
    TRY(kin_informer_new_from_source(
        kin_fake_source_lister_watcher(copy->source), &opts, &copy->informer,
        NULL));
    TRY(kin__owned_add_index(copy->informer, NULL));
    TRY(kin__owned_add_index(copy->informer, NULL));
    TRY(kin_informer_start(copy->informer, NULL));
    return kin_informer_wait_synced(copy->informer, copy->stop, NULL);
}

/* The names that an iteration returns, sorted. */
static void names_of(struct kin__owned_iter *it, char ret[9])
{
    bool seen[8] = {false};
    size_t len = 0;

    for (const kin_object *pod = kin__owned_next(it); pod;
         pod = kin__owned_next(it))
        seen[kin_object_name(pod).ptr[0] - 'a'] = true;
    for (size_t i = 0; i < 8; i++) {
        if (seen[i])
            ret[len++] = (char)('a' + (int)i);
    }
    ret[len] = '\0';
}

KIN_TEST(lists_own_objects_and_orphans)
{
    COPY copy = {.source = NULL};
    KIN_AUTO(kin_object) *owner = NULL;
    KIN_AUTO(kin_object) *other = NULL;
    char names[9];

    (void)alloc;
    TRY(copy_init(&copy));
    TRY(kin_object_parse(NULL,
                         kin_s("{\"metadata\":{\"name\":\"web\","
                               "\"namespace\":\"n\",\"uid\":\"r1\"}}"),
                         &owner, NULL));
    TRY(kin_object_parse(NULL,
                         kin_s("{\"metadata\":{\"name\":\"web\","
                               "\"namespace\":\"m\",\"uid\":\"r3\"}}"),
                         &other, NULL));
    KIN_AUTO(kin_snapshot) *now = kin_informer_snapshot(copy.informer);
    struct kin__owned_iter it = kin__owned_list(now, owner);
    names_of(&it, names);
    assert_string_equal(names, "abde");
    it = kin__owned_list(now, other);
    names_of(&it, names);
    assert_string_equal(names, "f");
    kin_iter own = kin__owned_by(now, kin_s("r2"));
    assert_str_equal(kin_object_name(kin_iter_next(&own)), "c");
    assert_null(kin_iter_next(&own));
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(lists_own_objects_and_orphans))
