/* SPDX-License-Identifier: Apache-2.0 */
#include "informer/metadata.h"

#include <kin/json.h>

#include "base/str.h"
#include "factory_test.h"

static int object_of(const kin_allocator *alloc, const char *text,
                     kin_object **ret)
{
    char json[512];
    size_t len = strlen(text);

    assert_true(len < sizeof(json));
    for (size_t i = 0; i < len; i++)
        json[i] = (char)(text[i] == '\'' ? '"' : text[i]);
    return kin_object_parse(alloc, kin_str_of(json, len), ret, NULL);
}

#define META "'metadata':{'name':'a','labels':{'x':'y'},'uid':'u'}"

KIN_TEST(whole_objects_are_cut_down)
{
    KIN_AUTO(kin_object) *whole = NULL;
    KIN_AUTO(kin_object) *cut = NULL;
    KIN_AUTO(kin_object) *wanted = NULL;

    TRY(object_of(alloc,
                  "{'kind':'Pod','apiVersion':'v1'," META ",'spec':{'a':1}}",
                  &whole));
    TRY(object_of(alloc,
                  "{'kind':'PartialObjectMetadata','apiVersion':"
                  "'meta.k8s.io/v1'," META "}",
                  &wanted));
    TRY(kin__metadata_cut(alloc, whole, &cut, NULL));
    assert_non_null(cut);
    assert_true(
        kin_value_equal(kin_object_value(cut), kin_object_value(wanted)));
    assert_str_equal(kin_object_uid(cut), "u");
    return 0;
}

KIN_TEST(what_is_metadata_alone_stays)
{
    KIN_AUTO(kin_object) *object = NULL;
    KIN_AUTO(kin_object) *cut = NULL;

    TRY(object_of(alloc,
                  "{'kind':'PartialObjectMetadata','apiVersion':"
                  "'meta.k8s.io/v1'," META "}",
                  &object));
    TRY(kin__metadata_cut(alloc, object, &cut, NULL));
    assert_null(cut);
    return 0;
}

/* ---- hooks ---- */

struct user {
    const kin_allocator *alloc;
    bool replaces;
    int calls;
    int errors;
    char kind[32];
};

static int user_transform(const kin_object *object, kin_object **ret,
                          kin_error *err, void *userdata)
{
    struct user *user = userdata;
    kin_value kind = kin_value_get(kin_object_value(object), KIN__S("kind"));

    (void)err;
    user->calls++;
    snprintf(user->kind, sizeof(user->kind), "%.*s",
             KIN_STR(kin_value_str(kind)));
    if (!user->replaces)
        return 0;
    return object_of(user->alloc, "{'metadata':{'name':'a'}}", ret);
}

static kin_verdict user_on_error(const kin_failure *failure,
                                 const kin_error *err, void *userdata)
{
    struct user *user = userdata;

    (void)err;
    user->errors++;
    (void)failure;
    return KIN_RETRY;
}

KIN_TEST(the_users_functions_come_after)
{
    struct user user = {.alloc = alloc};
    struct kin__metadata_hooks hooks;
    kin_informer_opts opts = KIN_INIT(kin_informer_opts);
    KIN_AUTO(kin_object) *whole = NULL;
    KIN_AUTO(kin_object) *cut = NULL;
    KIN_AUTO(kin_object) *replaced = NULL;

    opts.alloc = alloc;
    opts.transform = user_transform;
    opts.on_error = user_on_error;
    opts.userdata = &user;
    kin__metadata_hook(&hooks, &opts);
    TRY(object_of(alloc, "{'kind':'Pod'," META ",'spec':{}}", &whole));
    TRY(opts.transform(whole, &cut, NULL, opts.userdata));
    assert_int_equal(user.calls, 1);
    assert_string_equal(user.kind, "PartialObjectMetadata");
    assert_non_null(cut);
    user.replaces = true;
    TRY(opts.transform(whole, &replaced, NULL, opts.userdata));
    assert_int_equal(kin_value_count(kin_object_metadata(replaced)), 1);
    assert_int_equal(opts.on_error(NULL, NULL, opts.userdata), KIN_RETRY);
    assert_int_equal(user.errors, 1);
    return 0;
}

KIN_TEST(there_need_be_no_functions_of_the_users)
{
    struct kin__metadata_hooks hooks;
    kin_informer_opts opts = KIN_INIT(kin_informer_opts);
    KIN_AUTO(kin_object) *whole = NULL;
    KIN_AUTO(kin_object) *cut = NULL;

    opts.alloc = alloc;
    kin__metadata_hook(&hooks, &opts);
    assert_null(opts.on_error);
    TRY(object_of(alloc, "{'kind':'Pod'," META ",'spec':{}}", &whole));
    TRY(opts.transform(whole, &cut, NULL, opts.userdata));
    assert_non_null(cut);
    return 0;
}

/* ---- in a factory ---- */

KIN_TEST(a_factory_keeps_metadata_alone_whatever_comes)
{
    FAKES fakes = {0};
    KIN_AUTO(kin_factory) *factory = NULL;
    KIN_AUTO(kin_stop) *stop = NULL;
    kin_informer *informer = NULL;

    (void)alloc;
    TRY(fakes_add(&fakes, NULL, &pods));
    TRY(fakes_put(&fakes, 0,
                  "{'metadata':{'name':'a','namespace':'x'},'spec':{'b':1}}"));
    TRY(kin_factory_new(
        /* client= */ NULL,
        KIN_OPTS(kin_factory_opts, .source = fakes_source, .userdata = &fakes,
                 .is_metadata_only = true),
        &factory, NULL));
    TRY(kin_factory_informer(factory, &pods, &informer, NULL));
    TRY(kin_factory_start(factory, NULL, NULL));
    TRY(stop_soon(SOON_MS, &stop));
    TRY(kin_factory_wait_synced(factory, stop, NULL, NULL, NULL));
    KIN_AUTO(kin_snapshot) *now = kin_informer_snapshot(informer);
    const kin_object *object = kin_snapshot_get(now, KIN__S("x/a"));
    assert_non_null(object);
    assert_false(kin_value_exists(
        kin_value_get(kin_object_value(object), KIN__S("spec"))));
    assert_int_equal(kin_value_count(kin_object_value(object)), 3);
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(whole_objects_are_cut_down),
              KIN_TEST_ENTRY(what_is_metadata_alone_stays),
              KIN_TEST_ENTRY(the_users_functions_come_after),
              KIN_TEST_ENTRY(there_need_be_no_functions_of_the_users),
              KIN_TEST_ENTRY(a_factory_keeps_metadata_alone_whatever_comes))
