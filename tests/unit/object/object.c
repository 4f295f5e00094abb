/* SPDX-License-Identifier: Apache-2.0 */
#include "object/object.h"

#include <kin/json.h>

#include "kin_make.h"
#include "kin_test.h"
#include "object/document.h"

static void release_arena(struct kin__arena **arena)
{
    (void)kin__arena_unref(*arena);
}

#define AUTO_ARENA __attribute__((cleanup(release_arena))) struct kin__arena

static int make(struct kin__arena *arena, const struct kin_make *what,
                kin_object **ret, kin_error *err)
{
    kin__val root = KIN__VAL_NONE;
    int r = kin_make_root(arena, what, &root);

    return r < 0 ? r : kin__object_new(arena, root, ret, err);
}

KIN_TEST(getters_read_the_metadata)
{
    AUTO_ARENA *arena = NULL;
    KIN_AUTO(kin_object) *object = NULL;

    TRY(kin__arena_new_document(alloc, 0, &arena, NULL));
    TRY(make(arena,
             &(struct kin_make){.space = "kube-system",
                                .name = "dns",
                                .uid = "1-2-3",
                                .version = "77",
                                .app = "dns"},
             &object, NULL));
    assert_string_equal(kin_object_key(object).ptr, "kube-system/dns");
    assert_string_equal(kin_object_name(object).ptr, "dns");
    assert_string_equal(kin_object_namespace(object).ptr, "kube-system");
    assert_int_equal(kin_object_namespace(object).len, 11);
    assert_str_equal(kin_object_namespaced_name(object).ns, "kube-system");
    assert_str_equal(kin_object_namespaced_name(object).name, "dns");
    assert_str_equal(kin_named("a", "b").ns, "a");
    assert_str_equal(kin_named(NULL, "b").name, "b");
    assert_int_equal(kin_named(NULL, "b").ns.len, 0);
    assert_string_equal(kin_object_uid(object).ptr, "1-2-3");
    assert_string_equal(kin_object_resource_version(object).ptr, "77");
    assert_true(kin_value_exists(kin_object_labels(object)));
    assert_false(kin_value_exists(kin_object_annotations(object)));
    assert_false(kin_value_exists(kin_object_owner_references(object)));
    assert_true(kin_value_exists(kin_object_metadata(object)));
    assert_ptr_equal(kin_object_value(object).home, arena);
    return 0;
}

KIN_TEST(an_object_outlives_its_document)
{
    KIN_AUTO(kin_document) *doc = NULL;
    KIN_AUTO(kin_object) *object = NULL;
    kin_error err = KIN_ERROR_INIT;

    TRY(kin__document_new(alloc, &doc, NULL));
    (void)kin__document_open_object(doc);
    (void)kin__document_key(doc, kin_s("metadata"));
    (void)kin__document_open_object(doc);
    (void)kin__document_key(doc, kin_s("name"));
    (void)kin__document_add_string(doc, kin_s("a-name-of-many-bytes"));
    (void)kin__document_close(doc);
    (void)kin__document_close(doc);
    TRY_FAIL(kin_object_new(doc, &object, &err), KIN_EINVAL);
    assert_string_equal(err.message, "object: the document is not finished");
    TRY(kin__document_finish(doc, NULL));
    TRY(kin_object_new(doc, &object, NULL));
    doc = kin_document_free(doc);
    assert_str_equal(kin_object_key(object), "a-name-of-many-bytes");
    kin_value name = kin_value_at(kin_object_metadata(object), 0);
    assert_str_equal(kin_value_str(name), "a-name-of-many-bytes");
    return 0;
}

KIN_TEST(a_document_without_a_name_is_rejected)
{
    KIN_AUTO(kin_document) *doc = NULL;
    kin_object *object = NULL;
    kin_error err = KIN_ERROR_INIT;

    TRY(kin__document_new(alloc, &doc, NULL));
    TRY(kin__document_add_int(doc, 7));
    TRY(kin__document_finish(doc, NULL));
    TRY_FAIL(kin_object_new(doc, &object, &err), KIN_EINVAL);
    assert_string_equal(err.message, "object has no metadata");
    assert_null(object);
    return 0;
}

KIN_TEST(missing_metadata_reads_as_empty)
{
    AUTO_ARENA *arena = NULL;
    KIN_AUTO(kin_object) *object = NULL;

    TRY(kin__arena_new_document(alloc, 0, &arena, NULL));
    TRY(make(arena, &(struct kin_make){.name = "node-1"}, &object, NULL));
    assert_str_equal(kin_object_key(object), "node-1");
    assert_str_equal(kin_object_name(object), "node-1");
    assert_string_equal(kin_object_namespace(object).ptr, "");
    assert_string_equal(kin_object_uid(object).ptr, "");
    assert_string_equal(kin_object_resource_version(object).ptr, "");
    assert_false(kin_value_exists(kin_object_labels(object)));
    return 0;
}

KIN_TEST(an_object_keeps_its_arena_alive)
{
    AUTO_ARENA *arena = NULL;
    KIN_AUTO(kin_object) *object = NULL;

    TRY(kin__arena_new_document(alloc, 0, &arena, NULL));
    TRY(make(arena, &(struct kin_make){.name = "a", .uid = "u"}, &object,
             NULL));
    arena = kin__arena_unref(arena);
    kin_object *other = kin_object_ref(object);
    assert_ptr_equal(other, object);
    assert_null(kin_object_unref(object));
    assert_str_equal(kin_object_uid(object), "u");
    assert_null(kin_object_ref(NULL));
    assert_null(kin_object_unref(NULL));
    return 0;
}

KIN_TEST(a_value_without_a_key_is_rejected)
{
    AUTO_ARENA *arena = NULL;
    kin_object *object = NULL;
    kin_error err = KIN_ERROR_INIT;

    TRY(kin__arena_new_document(alloc, 0, &arena, NULL));
    TRY_FAIL(make(arena, &(struct kin_make){.space = "x"}, &object, &err),
             KIN_EINVAL);
    assert_string_equal(err.message, "object has no metadata.name");
    TRY_FAIL(make(arena, &(struct kin_make){.name = ""}, &object, &err),
             KIN_EINVAL);
    TRY_FAIL(kin__object_new(arena, KIN__VAL_NULL, &object, &err), KIN_EINVAL);
    assert_string_equal(err.message, "object has no metadata");
    assert_null(object);
    return 0;
}

/* {"metadata":{"m0":0, ..., "name":"a"}} with `count` members. */
static int wide_object(const kin_allocator *alloc, int members,
                       kin_object **ret, kin_error *err)
{
    char text[256 * 10 + 64] = "{\"metadata\":{";

    for (int i = 1; i < members; i++)
        snprintf(text + strlen(text), sizeof(text) - strlen(text), "\"m%d\":0,",
                 i % 1000);
    snprintf(text + strlen(text), sizeof(text) - strlen(text),
             "\"name\":\"a\"}}");
    return kin_object_parse(alloc, kin_s(text), ret, err);
}

KIN_TEST(wide_metadata_is_rejected)
{
    KIN_AUTO(kin_object) *object = NULL;
    kin_error err = KIN_ERROR_INIT;

    TRY(wide_object(alloc, 255, &object, &err));
    assert_str_equal(kin_object_name(object), "a");
    object = kin_object_unref(object);
    TRY_FAIL(wide_object(alloc, 256, &object, &err), KIN_ELIMIT);
    assert_string_equal(err.message, "metadata has 256 members (limit 255)");
    return 0;
}

KIN_TEST(keys_have_one_or_two_parts)
{
    kin_str space;
    kin_str name;
    kin_error err = KIN_ERROR_INIT;

    (void)alloc;
    assert_int_equal(kin_key_split(kin_s("a"), &space, &name, NULL), 0);
    assert_str_equal(space, "");
    assert_str_equal(name, "a");
    assert_int_equal(kin_key_split(kin_s("ns/a"), &space, &name, NULL), 0);
    assert_str_equal(space, "ns");
    assert_str_equal(name, "a");
    assert_int_equal(kin_key_split(kin_s(""), &space, &name, NULL), 0);
    assert_str_equal(name, "");
    assert_int_equal(kin_key_split(kin_s("/"), &space, &name, NULL), 0);
    assert_int_equal(kin_key_split(kin_s("a/b/c"), &space, &name, &err),
                     KIN_EINVAL);
    assert_string_equal(err.message, "key \"a/b/c\" has more than two parts");
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(getters_read_the_metadata),
              KIN_TEST_ENTRY(an_object_outlives_its_document),
              KIN_TEST_ENTRY(a_document_without_a_name_is_rejected),
              KIN_TEST_ENTRY(missing_metadata_reads_as_empty),
              KIN_TEST_ENTRY(an_object_keeps_its_arena_alive),
              KIN_TEST_ENTRY(a_value_without_a_key_is_rejected),
              KIN_TEST_ENTRY(wide_metadata_is_rejected),
              KIN_TEST_ENTRY(keys_have_one_or_two_parts))
