/* SPDX-License-Identifier: Apache-2.0 */
/* Edits of objects that are only partially known. */
#include <kin/edit.h>

#include <stdio.h>

#include <kin/patch.h>

#include "base/str.h"
#include "object/document.h"
#include "object/edit.h"
#include "object/partial.h"
#include "test_json.h"

#define POD                                                                    \
    "{\"metadata\":{\"name\":\"web\",\"labels\":{\"app\":\"web\"}},"           \
    "\"spec\":{\"replicas\":2,\"containers\":[{\"name\":\"a\"},"               \
    "{\"name\":\"b\"}]}}"

#define METADATA                                                               \
    "{\"kind\":\"PartialObjectMetadata\",\"apiVersion\":\"meta.k8s.io/v1\","   \
    "\"metadata\":{\"name\":\"web\",\"finalizers\":[\"x\",\"y\"]}}"

static int partial(const kin_allocator *alloc, kin_document **ret)
{
    TRY(test_json_read(alloc, POD, ret));
    kin__arena_set_partial((*ret)->arena);
    return 0;
}

static kin_spot at(kin_edit *edit, const char *path)
{
    return kin_edit_at(edit, path);
}

/* Creates both patches, which must be rejected. */
static int check_rejected(kin_edit *edit, const char *path)
{
    KIN_AUTO(kin_document) *doc = NULL;
    kin_error err = KIN_ERROR_INIT;
    char wanted[128];

    (void)snprintf(wanted, sizeof(wanted),
                   "edit: .%s: a list of a partial object cannot be sent as a "
                   "whole",
                   path);
    TRY_FAIL(kin_edit_merge_patch(edit, &doc, &err), KIN_EINVAL);
    assert_string_equal(err.message, wanted);
    TRY_FAIL(kin__edit_json_patch(edit, &doc, NULL), KIN_EINVAL);
    TRY(kin_edit_finish(edit, &doc, NULL)); /* still possible */
    assert_true(kin__value_is_partial(kin_document_root(doc)));
    return 0;
}

static int check_patch(kin_edit *edit, const char *patch)
{
    KIN_AUTO(kin_document) *doc = NULL;

    TRY(kin_edit_merge_patch(edit, &doc, NULL));
    assert_json_equal(kin_document_root(doc), patch);
    return 0;
}

/* ---- lists ---- */

static void change_element(kin_edit *edit)
{
    kin_edit_set_str(edit, at(edit, "spec.containers[1].name"), kin_s("c"));
}

static void change_field(kin_edit *edit)
{
    kin_edit_set_bool(edit, at(edit, "spec.containers[1].tty"), true);
}

static void add_element(kin_edit *edit)
{
    kin_edit_set_object(edit, kin_edit_append(edit, at(edit, "spec."
                                                             "containers")));
}

static void remove_element(kin_edit *edit)
{
    kin_edit_remove(edit, at(edit, "spec.containers[0]"));
}

static void change_list_in_list(kin_edit *edit)
{
    kin_edit_set_array(edit, at(edit, "spec.containers[0].args"));
}

static void add_list(kin_edit *edit)
{
    kin_edit_set_str(edit,
                     kin_edit_append(edit, at(edit, "metadata.finalizers")),
                     kin_s("x"));
}

static void add_list_and_object(kin_edit *edit)
{
    kin_edit_set_object(edit, kin_edit_append(edit, at(edit, "status.hosts")));
}

KIN_TEST(a_list_is_not_sent)
{
    static const struct {
        void (*change)(kin_edit *edit);
        const char *path;
    } rows[] = {
        {change_element, "spec.containers"},
        {change_field, "spec.containers"},
        {add_element, "spec.containers"},
        {remove_element, "spec.containers"},
        {change_list_in_list, "spec.containers"},
        {add_list, "metadata.finalizers"},
        {add_list_and_object, "status.hosts"},
    };
    KIN_AUTO(kin_document) *pod = NULL;

    TRY(partial(alloc, &pod));
    for (size_t i = 0; i < sizeof(rows) / sizeof(rows[0]); i++) {
        KIN_AUTO(kin_edit) *edit = NULL;
        TRY(kin_edit_new(alloc, kin_document_root(pod), &edit, NULL));
        rows[i].change(edit);
        TRY(check_rejected(edit, rows[i].path));
    }
    return 0;
}

KIN_TEST(other_changes_are_sent)
{
    KIN_AUTO(kin_document) *pod = NULL;
    KIN_AUTO(kin_edit) *edit = NULL;

    TRY(partial(alloc, &pod));
    TRY(kin_edit_new(alloc, kin_document_root(pod), &edit, NULL));
    kin_edit_set_int(edit, at(edit, "spec.replicas"), 3);
    kin_edit_set_str(edit, at(edit, "metadata.annotations.a"), kin_s("b"));
    kin_edit_remove(edit, at(edit, "metadata.labels"));
    TRY(check_patch(edit, "{\"spec\":{\"replicas\":3},\"metadata\":{"
                          "\"annotations\":{\"a\":\"b\"},\"labels\":null}}"));
    return 0;
}

/* Also if an element was set to its own value. */
KIN_TEST(a_restored_list_is_unchanged)
{
    KIN_AUTO(kin_document) *pod = NULL;
    KIN_AUTO(kin_edit) *edit = NULL;

    TRY(partial(alloc, &pod));
    TRY(kin_edit_new(alloc, kin_document_root(pod), &edit, NULL));
    kin_edit_set_str(edit, at(edit, "spec.containers[1].name"), kin_s("b"));
    kin_edit_set_value(
        edit, at(edit, "spec.containers"),
        kin_value_get(kin_value_get(kin_document_root(pod), KIN__S("spec")),
                      KIN__S("containers")));
    TRY(check_patch(edit, "{}"));
    return 0;
}

KIN_TEST(lists_of_a_complete_object_are_sent)
{
    KIN_AUTO(kin_document) *pod = NULL;
    KIN_AUTO(kin_edit) *edit = NULL;

    TRY(test_json_read(alloc, POD, &pod));
    TRY(kin_edit_new(alloc, kin_document_root(pod), &edit, NULL));
    remove_element(edit);
    TRY(check_patch(edit, "{\"spec\":{\"containers\":[{\"name\":\"b\"}]}}"));
    return 0;
}

/* ---- lists set by the caller ---- */

KIN_TEST(a_list_that_was_set_is_sent)
{
    KIN_AUTO(kin_document) *pod = NULL;
    KIN_AUTO(kin_document) *list = NULL;
    KIN_AUTO(kin_edit) *edit = NULL;

    TRY(partial(alloc, &pod));
    TRY(test_json_read(alloc, "[{\"name\":\"z\"}]", &list));
    TRY(kin_edit_new(alloc, kin_document_root(pod), &edit, NULL));
    kin_edit_set_array(edit, at(edit, "spec.args"));
    kin_edit_set_int(edit, kin_edit_append(edit, at(edit, "spec.args")), 1);
    kin_edit_set_value(edit, at(edit, "spec.containers"),
                       kin_document_root(list));
    kin_edit_set_int(edit, at(edit, "spec.containers[0].port"), 1);
    TRY(check_patch(edit, "{\"spec\":{\"args\":[1],\"containers\":[{\"name\":"
                          "\"z\",\"port\":1}]}}"));
    return 0;
}

KIN_TEST(a_removed_list_may_be_created_again)
{
    KIN_AUTO(kin_document) *pod = NULL;
    KIN_AUTO(kin_edit) *edit = NULL;

    TRY(partial(alloc, &pod));
    TRY(kin_edit_new(alloc, kin_document_root(pod), &edit, NULL));
    kin_edit_remove(edit, at(edit, "spec.containers"));
    TRY(check_patch(edit, "{\"spec\":{\"containers\":null}}"));
    kin_edit_set_int(edit, kin_edit_append(edit, at(edit, "spec.containers")),
                     1);
    TRY(check_patch(edit, "{\"spec\":{\"containers\":[1]}}"));
    return 0;
}

/* Elements that lack fields do not become complete in a new list. */
KIN_TEST(a_list_made_of_partial_values_is_not_sent)
{
    KIN_AUTO(kin_document) *pod = NULL;
    KIN_AUTO(kin_document) *copy = NULL;
    KIN_AUTO(kin_edit) *edit = NULL;
    KIN_AUTO(kin_edit) *other = NULL;

    TRY(partial(alloc, &pod));
    kin_value list = kin_value_get(
        kin_value_get(kin_document_root(pod), KIN__S("spec")),
        KIN__S("containers"));
    TRY(kin_edit_new(alloc, kin_document_root(pod), &edit, NULL));
    kin_edit_set_array(edit, at(edit, "spec.containers"));
    kin_edit_set_value(edit, kin_edit_append(edit, at(edit, "spec.containers")),
                       kin_value_at(list, 1));
    TRY(check_rejected(edit, "spec.containers"));
    TRY(kin_document_new_copy(alloc, list, &copy, NULL));
    TRY(kin_edit_new(alloc, kin_document_root(pod), &other, NULL));
    kin_edit_set_value(other, at(other, "spec.others"),
                       kin_document_root(copy));
    TRY(check_rejected(other, "spec.others"));
    return 0;
}

KIN_TEST(an_object_with_lists_of_a_partial_value_is_not_sent)
{
    KIN_AUTO(kin_document) *pod = NULL;
    KIN_AUTO(kin_document) *other = NULL;
    KIN_AUTO(kin_edit) *edit = NULL;

    TRY(partial(alloc, &pod));
    TRY(test_json_read(alloc, "{\"replicas\":4,\"containers\":[]}", &other));
    kin__arena_set_partial(other->arena);
    TRY(kin_edit_new(alloc, kin_document_root(pod), &edit, NULL));
    kin_edit_set_value(edit, at(edit, "spec"), kin_document_root(other));
    TRY(check_rejected(edit, "spec.containers"));
    kin_edit_set_value(edit, at(edit, "spec"),
                       kin_value_get(kin_document_root(pod), KIN__S("spec")));
    kin_edit_set_value(edit, at(edit, "more.spec"), kin_document_root(other));
    TRY(check_rejected(edit, "more.spec"));
    return 0;
}

/* Also if the enclosing object is new and otherwise partial. */
KIN_TEST(a_list_that_was_set_in_a_copy_is_sent)
{
    KIN_AUTO(kin_document) *pod = NULL;
    KIN_AUTO(kin_edit) *edit = NULL;

    TRY(partial(alloc, &pod));
    TRY(kin_edit_new(alloc, kin_value_absent(), &edit, NULL));
    kin_edit_set_value(edit, at(edit, "template"), kin_document_root(pod));
    TRY_FAIL(kin__edit_check_lists(edit, NULL), KIN_EINVAL);
    kin_edit_set_array(edit, at(edit, "template.spec.containers"));
    kin_edit_set_int(
        edit, kin_edit_append(edit, at(edit, "template.spec.containers")), 1);
    TRY(kin__edit_check_lists(edit, NULL));
    return 0;
}

/* RFC 6902: adding an existing member replaces it. */
KIN_TEST(a_json_patch_is_rejected)
{
    KIN_AUTO(kin_document) *pod = NULL;
    KIN_AUTO(kin_document) *doc = NULL;
    KIN_AUTO(kin_edit) *edit = NULL;
    kin_error err = KIN_ERROR_INIT;

    TRY(partial(alloc, &pod));
    TRY(kin_edit_new(alloc, kin_document_root(pod), &edit, NULL));
    kin_edit_set_str(edit, at(edit, "metadata.annotations.a"), kin_s("b"));
    TRY_FAIL(kin__edit_json_patch(edit, &doc, &err), KIN_EINVAL);
    assert_string_equal(err.message,
                        "edit: a JSON patch of a partial object could replace "
                        "what was not kept: use a merge patch");
    return check_patch(edit, "{\"metadata\":{\"annotations\":{\"a\":\"b\"}}}");
}

/* ---- the mark ---- */

KIN_TEST(a_value_set_as_a_whole_keeps_the_mark)
{
    KIN_AUTO(kin_document) *pod = NULL;
    KIN_AUTO(kin_document) *doc = NULL;
    KIN_AUTO(kin_document) *whole = NULL;
    KIN_AUTO(kin_edit) *edit = NULL;

    TRY(partial(alloc, &pod));
    TRY(kin_edit_new(alloc, kin_value_absent(), &edit, NULL));
    kin_edit_set_value(edit, kin_edit_root(), kin_document_root(pod));
    TRY(kin_edit_finish(edit, &doc, NULL));
    assert_true(kin__value_is_partial(kin_document_root(doc)));
    doc = kin_document_free(doc);
    TRY(test_json_read(alloc, POD, &whole));
    kin_edit_set_value(edit, kin_edit_root(), kin_document_root(whole));
    TRY(kin_edit_finish(edit, &doc, NULL));
    assert_false(kin__value_is_partial(kin_document_root(doc)));
    return 0;
}

/* What a typed X_edit_copy() does. */
KIN_TEST(copied_objects_and_lists_keep_the_mark)
{
    KIN_AUTO(kin_document) *pod = NULL;
    KIN_AUTO(kin_document) *whole = NULL;
    KIN_AUTO(kin_document) *doc = NULL;
    KIN_AUTO(kin_edit) *edit = NULL;

    TRY(partial(alloc, &pod));
    kin_value spec = kin_value_get(kin_document_root(pod), KIN__S("spec"));
    TRY(test_json_read(alloc, "{\"spec\":{\"replicas\":1}}", &whole));
    TRY(kin_edit_new(alloc, kin_document_root(whole), &edit, NULL));
    kin_edit_set_value(edit, at(edit, "spec.replicas"),
                       kin_value_get(spec, KIN__S("replicas")));
    TRY(kin_edit_finish(edit, &doc, NULL)); /* a number is complete */
    assert_false(kin__value_is_partial(kin_document_root(doc)));
    kin_edit_set_value(edit, at(edit, "spec"), spec);
    TRY(check_rejected(edit, "spec.containers"));
    kin_edit_remove(edit, at(edit, "spec.containers"));
    TRY(check_patch(edit, "{\"spec\":{\"replicas\":2}}"));
    kin_edit_set_array(edit, at(edit, "spec.containers"));
    kin_edit_set_int(edit, kin_edit_append(edit, at(edit, "spec.containers")),
                     1);
    TRY(check_patch(edit, "{\"spec\":{\"replicas\":2,\"containers\":[1]}}"));
    kin_edit_set_object(edit, at(edit, "spec"));
    doc = kin_document_free(doc);
    TRY(kin_edit_finish(edit, &doc, NULL));
    assert_false(kin__value_is_partial(kin_document_root(doc)));
    return 0;
}

KIN_TEST(a_value_read_through_the_edit_keeps_the_mark)
{
    KIN_AUTO(kin_document) *pod = NULL;
    KIN_AUTO(kin_document) *copy = NULL;
    KIN_AUTO(kin_edit) *edit = NULL;
    kin_value view = kin_value_absent();

    TRY(partial(alloc, &pod));
    TRY(kin_edit_new(alloc, kin_document_root(pod), &edit, NULL));
    kin_edit_set_int(edit, at(edit, "spec.replicas"), 3);
    TRY(kin_edit_get(edit, kin_edit_root(), &view));
    TRY(kin_document_new_copy(alloc, view, &copy, NULL));
    assert_true(kin__value_is_partial(kin_document_root(copy)));
    return 0;
}

/* ---- PartialObjectMetadata ---- */

KIN_TEST(partial_object_metadata_is_partial)
{
    KIN_AUTO(kin_document) *doc = NULL;
    KIN_AUTO(kin_document) *made = NULL;
    KIN_AUTO(kin_document) *patch = NULL;
    KIN_AUTO(kin_document) *patched = NULL;
    KIN_AUTO(kin_object) *object = NULL;
    KIN_AUTO(kin_edit) *edit = NULL;

    TRY(test_json_read(alloc, METADATA, &doc));
    TRY(kin_object_new(doc, &object, NULL));
    assert_true(kin_object_is_partial(object));
    /* Changing the kind does not make it complete. */
    TRY(kin_edit_new(alloc, kin_object_value(object), &edit, NULL));
    kin_edit_set_str(edit, at(edit, "kind"), kin_s("Pod"));
    TRY(kin_edit_finish(edit, &made, NULL));
    assert_true(kin__value_is_partial(kin_document_root(made)));
    TRY(test_json_read(alloc, "{\"kind\":\"Pod\"}", &patch));
    TRY(kin_patch_merge(alloc, kin_document_root(doc), kin_document_root(patch),
                        &patched, NULL));
    assert_true(kin__value_is_partial(kin_document_root(patched)));
    patch = kin_document_free(patch);
    patched = kin_document_free(patched);
    TRY(test_json_read(alloc,
                       "[{\"op\":\"replace\",\"path\":\"/kind\",\"value\":"
                       "\"Pod\"}]",
                       &patch));
    TRY(kin_patch_json(alloc, kin_document_root(doc), kin_document_root(patch),
                       &patched, NULL));
    assert_true(kin__value_is_partial(kin_document_root(patched)));
    return 0;
}

/* A server sends complete metadata. */
KIN_TEST(lists_of_partial_object_metadata_are_complete)
{
    KIN_AUTO(kin_document) *doc = NULL;
    KIN_AUTO(kin_edit) *edit = NULL;

    TRY(test_json_read(alloc, METADATA, &doc));
    TRY(kin_edit_new(alloc, kin_document_root(doc), &edit, NULL));
    kin_edit_remove(edit, at(edit, "metadata.finalizers[0]"));
    TRY(check_patch(edit, "{\"metadata\":{\"finalizers\":[\"y\"]}}"));
    kin_edit_set_int(edit, kin_edit_append(edit, at(edit, "spec.args")), 1);
    return check_rejected(edit, "spec.args");
}

/* Even if other values were set before. */
KIN_TEST(a_partial_value_keeps_metadata_complete)
{
    KIN_AUTO(kin_document) *doc = NULL;
    KIN_AUTO(kin_document) *pod = NULL;
    KIN_AUTO(kin_edit) *edit = NULL;

    TRY(test_json_read(alloc, METADATA, &doc));
    TRY(partial(alloc, &pod));
    TRY(kin_edit_new(alloc, kin_document_root(doc), &edit, NULL));
    kin_edit_set_value(
        edit, at(edit, "metadata.labels"),
        kin_value_get(kin_value_get(kin_document_root(pod), KIN__S("metadata")),
                      KIN__S("labels")));
    kin_edit_remove(edit, at(edit, "metadata.finalizers[0]"));
    TRY(check_patch(edit, "{\"metadata\":{\"labels\":{\"app\":\"web\"},"
                          "\"finalizers\":[\"y\"]}}"));
    return 0;
}

/* Applying the text that a server sent. */
KIN_TEST(metadata_that_was_read_can_be_applied)
{
    KIN_AUTO(kin_edit) *edit = NULL;

    TRY(kin_edit_parse(alloc, kin_s(METADATA), &edit, NULL));
    return kin__edit_check_lists(edit, NULL);
}

KIN_TEST(lists_of_projected_metadata_are_not_sent)
{
    KIN_AUTO(kin_document) *doc = NULL;
    KIN_AUTO(kin_edit) *edit = NULL;

    TRY(test_json_read(alloc, METADATA, &doc));
    kin__arena_set_partial(doc->arena);
    TRY(kin_edit_new(alloc, kin_document_root(doc), &edit, NULL));
    kin_edit_remove(edit, at(edit, "metadata.finalizers[0]"));
    return check_rejected(edit, "metadata.finalizers");
}

KIN_TEST_MAIN(
    KIN_TEST_ENTRY(a_list_is_not_sent), KIN_TEST_ENTRY(other_changes_are_sent),
    KIN_TEST_ENTRY(a_restored_list_is_unchanged),
    KIN_TEST_ENTRY(lists_of_a_complete_object_are_sent),
    KIN_TEST_ENTRY(a_list_that_was_set_is_sent),
    KIN_TEST_ENTRY(a_removed_list_may_be_created_again),
    KIN_TEST_ENTRY(a_list_made_of_partial_values_is_not_sent),
    KIN_TEST_ENTRY(a_list_that_was_set_in_a_copy_is_sent),
    KIN_TEST_ENTRY(a_json_patch_is_rejected),
    KIN_TEST_ENTRY(a_partial_value_keeps_metadata_complete),
    KIN_TEST_ENTRY(metadata_that_was_read_can_be_applied),
    KIN_TEST_ENTRY(an_object_with_lists_of_a_partial_value_is_not_sent),
    KIN_TEST_ENTRY(a_value_set_as_a_whole_keeps_the_mark),
    KIN_TEST_ENTRY(copied_objects_and_lists_keep_the_mark),
    KIN_TEST_ENTRY(a_value_read_through_the_edit_keeps_the_mark),
    KIN_TEST_ENTRY(partial_object_metadata_is_partial),
    KIN_TEST_ENTRY(lists_of_partial_object_metadata_are_complete),
    KIN_TEST_ENTRY(lists_of_projected_metadata_are_not_sent))
