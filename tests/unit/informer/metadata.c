/* SPDX-License-Identifier: Apache-2.0 */
#include "informer/metadata.h"

#include <kin/edit.h>
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

KIN_TEST(full_objects_are_reduced_to_metadata)
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

KIN_TEST(metadata_only_objects_stay)
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

/* ---- in an informer ---- */

struct user {
    const kin_allocator *alloc;
    _Atomic int calls;
    char kind[32];
    bool replaces;
};

/* Keeps the name only. */
static int user_transform(const kin_object *object, kin_object **ret,
                          kin_error *err, void *userdata)
{
    struct user *user = userdata;
    kin_value kind = kin_value_get(kin_object_value(object), KIN__S("kind"));

    user->calls++;
    snprintf(user->kind, sizeof(user->kind), "%.*s",
             KIN_STR(kin_value_str(kind)));
    if (!user->replaces)
        return 0;
    return kin_object_parse(user->alloc,
                            KIN__S("{\"metadata\":{\"name\":\"a\","
                                   "\"namespace\":\"x\","
                                   "\"resourceVersion\":\"1\"}}"),
                            ret, err);
}

static int metadata_of(struct user *user, size_t *ret_members)
{
    FAKES fakes = {0};
    KIN_AUTO(kin_informer) *informer = NULL;
    KIN_AUTO(kin_stop) *stop = NULL;

    TRY(fakes_add(&fakes, NULL, &pods));
    TRY(fakes_put(&fakes, 0,
                  "{'kind':'Pod','metadata':{'name':'a','namespace':'x',"
                  "'uid':'u'},'spec':{'b':1}}"));
    TRY(kin_informer_new_from_source(
        kin_fake_source_lister_watcher(fakes.sources[0]),
        KIN_OPTS(kin_informer_opts, .is_metadata_only = true,
                 .transform = user ? user_transform : NULL, .userdata = user),
        &informer, NULL));
    TRY(kin_informer_start(informer, NULL));
    TRY(stop_soon(SOON_MS, &stop));
    TRY(kin_informer_wait_synced(informer, stop, NULL));
    KIN_AUTO(kin_snapshot) *now = kin_informer_snapshot(informer);
    const kin_object *object = kin_snapshot_get(now, KIN__S("x/a"));
    assert_non_null(object);
    assert_false(kin_value_exists(
        kin_value_get(kin_object_value(object), KIN__S("spec"))));
    *ret_members = kin_value_count(kin_object_metadata(object));
    assert_true(kin_object_is_partial(object));
    return 0;
}

KIN_TEST(user_functions_run_after)
{
    struct user user = {0};
    size_t whole = 0;
    size_t replaced = 0;

    (void)alloc;
    TRY(metadata_of(&user, &whole));
    assert_int_equal(user.calls, 1);
    assert_string_equal(user.kind, "PartialObjectMetadata");
    user.replaces = true;
    TRY(metadata_of(&user, &replaced));
    assert_int_equal(replaced, whole - 1);
    return 0;
}

KIN_TEST(user_functions_are_optional)
{
    size_t members = 0;

    (void)alloc;
    TRY(metadata_of(NULL, &members));
    assert_true(members >= 3);
    return 0;
}

/* ---- in a factory ---- */

KIN_TEST(a_factory_keeps_only_metadata)
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

/* Removes the first finalizer of the only object. */
static int patch_finalizers(kin_informer *informer, kin_document **ret,
                            kin_error *err)
{
    KIN_AUTO(kin_snapshot) *now = kin_informer_snapshot(informer);
    const kin_object *object = kin_snapshot_get(now, KIN__S("x/a"));

    assert_non_null(object);
    assert_true(kin_object_is_partial(object));
    KIN_AUTO(kin_edit) *edit = kin_edit_new_change(NULL, object);
    kin_edit_remove(edit, kin_edit_at(edit, "metadata.finalizers[0]"));
    return kin_edit_merge_patch(edit, ret, err);
}

/* Drops the second finalizer. */
static int drop_finalizer(const kin_object *object, kin_object **ret,
                          kin_error *err, void *userdata)
{
    KIN_AUTO(kin_document) *doc = NULL;
    KIN_AUTO(kin_edit) *edit = kin_edit_new_change(NULL, object);

    (void)userdata;
    kin_edit_remove(edit, kin_edit_at(edit, "metadata.finalizers[1]"));
    int r = kin_edit_finish(edit, &doc, err);
    return r < 0 ? r : kin_object_new(doc, ret, err);
}

/* Lists in the metadata are complete, unless a transform cut them. */
KIN_TEST(its_finalizers_can_be_patched)
{
    kin_transform_fn *const transforms[] = {NULL, drop_finalizer};

    (void)alloc;
    for (size_t i = 0; i < 2; i++) {
        FAKES fakes = {0};
        KIN_AUTO(kin_informer) *informer = NULL;
        KIN_AUTO(kin_stop) *stop = NULL;
        KIN_AUTO(kin_document) *patch = NULL;
        TRY(fakes_add(&fakes, NULL, &pods));
        TRY(fakes_put(&fakes, 0,
                      "{'metadata':{'name':'a','namespace':'x','finalizers':"
                      "['f','g','h']},'spec':{'b':1}}"));
        TRY(kin_informer_new_from_source(
            kin_fake_source_lister_watcher(fakes.sources[0]),
            KIN_OPTS(kin_informer_opts, .is_metadata_only = true,
                     .transform = transforms[i]),
            &informer, NULL));
        TRY(kin_informer_start(informer, NULL));
        TRY(stop_soon(SOON_MS, &stop));
        TRY(kin_informer_wait_synced(informer, stop, NULL));
        assert_int_equal(patch_finalizers(informer, &patch, NULL),
                         transforms[i] ? KIN_EINVAL : 0);
    }
    return 0;
}

static int given;
static void *released;

static void release(void *userdata)
{
    released = userdata;
}

static int tweak_destroy(const kin_resource *resource, kin_informer_opts *opts,
                         kin_error *err, void *userdata)
{
    (void)resource;
    (void)err;
    (void)userdata;
    opts->userdata = &given;
    opts->destroy = release;
    return 0;
}

KIN_TEST(destroy_gets_the_users_userdata)
{
    FAKES fakes = {0};
    KIN_AUTO(kin_factory) *factory = NULL;
    kin_informer *informer = NULL;

    (void)alloc;
    TRY(fakes_add(&fakes, NULL, &pods));
    TRY(kin_factory_new(
        /* client= */ NULL,
        KIN_OPTS(kin_factory_opts, .source = fakes_source, .userdata = &fakes,
                 .tweak_informer = tweak_destroy, .is_metadata_only = true),
        &factory, NULL));
    TRY(kin_factory_informer(factory, &pods, &informer, NULL));
    factory = kin_factory_free(factory);
    assert_ptr_equal(released, &given);
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(destroy_gets_the_users_userdata),
              KIN_TEST_ENTRY(full_objects_are_reduced_to_metadata),
              KIN_TEST_ENTRY(metadata_only_objects_stay),
              KIN_TEST_ENTRY(user_functions_run_after),
              KIN_TEST_ENTRY(user_functions_are_optional),
              KIN_TEST_ENTRY(a_factory_keeps_only_metadata),
              KIN_TEST_ENTRY(its_finalizers_can_be_patched))
