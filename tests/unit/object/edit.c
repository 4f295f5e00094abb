/* SPDX-License-Identifier: Apache-2.0 */
#include <kin/edit.h>

#include <math.h>
#include <stdio.h>

#include <kin/patch.h>

#include "base/alloc.h"
#include "base/random.h"
#include "object/arena.h"
#include "object/document.h"
#include "object/edit.h"
#include "object/overlay.h"
#include "test_json.h"
#include "test_value.h"

#define POD                                                                    \
    "{\"metadata\":{\"name\":\"web\",\"labels\":{\"app\":\"web\"}},"           \
    "\"spec\":{\"replicas\":2,\"containers\":[{\"image\":\"a\"},"              \
    "{\"image\":\"b\"},{\"image\":\"c\"}]}}"

static kin_spot at(kin_edit *edit, const char *text)
{
    return kin_edit_at(edit, text);
}

/* Checks the result of an edit, and that both patches produce it. */
static int check_result(const kin_allocator *alloc, kin_edit *edit,
                        kin_value base, const char *result, const char *merge,
                        const char *json)
{
    KIN_AUTO(kin_document) *doc = NULL;
    KIN_AUTO(kin_document) *merge_doc = NULL;
    KIN_AUTO(kin_document) *json_doc = NULL;
    KIN_AUTO(kin_document) *by_json = NULL;
    KIN_AUTO(kin_document) *by_merge = NULL;
    kin_value view = kin_value_absent();

    TRY(kin_edit_finish(edit, &doc, NULL));
    assert_json_equal(kin_document_root(doc), result);
    TRY(kin_edit_merge_patch(edit, &merge_doc, NULL));
    assert_json_equal(kin_document_root(merge_doc), merge);
    TRY(kin__edit_json_patch(edit, &json_doc, NULL));
    assert_json_equal(kin_document_root(json_doc), json);
    TRY(kin_edit_get(edit, kin_edit_root(), &view));
    assert_json_equal(view, result);
    if (!kin_value_exists(base))
        return 0;
    TRY(kin_patch_json(alloc, base, kin_document_root(json_doc), &by_json,
                       NULL));
    assert_true(kin_value_equal(kin_document_root(by_json), view));
    TRY(kin_patch_merge(alloc, base, kin_document_root(merge_doc), &by_merge,
                        NULL));
    assert_true(kin_value_equal(kin_document_root(by_merge), view));
    return 0;
}

KIN_TEST(changes_members)
{
    KIN_AUTO(kin_document) *doc = NULL;
    KIN_AUTO(kin_edit) *edit = NULL;
    kin_value v = kin_value_absent();

    TRY(test_json_read(alloc, POD, &doc));
    TRY(kin_edit_new(alloc, kin_document_root(doc), &edit, NULL));
    TRY(kin_edit_set_int(edit, at(edit, ".spec.replicas"), 3));
    TRY(kin_edit_set_str(edit, at(edit, ".metadata.labels.tier"),
                         kin_s("front")));
    TRY(kin_edit_remove(edit, at(edit, ".metadata.labels.app")));
    TRY(kin_edit_set_bool(edit, at(edit, ".status.ready"), true));
    TRY(kin_edit_get(edit, at(edit, ".metadata.labels"), &v));
    assert_json_equal(v, "{\"tier\":\"front\"}");
    kin_spot labels = at(edit, ".metadata.labels");
    TRY(kin_edit_check(edit, NULL));
    assert_int_equal(kin_edit_count(edit, labels), 1);
    TRY(kin_edit_get(edit, at(edit, ".metadata.labels.app"), &v));
    assert_json_equal(v, "<absent>");
    TRY(kin_edit_get(edit, at(edit, ".spec.replicas"), &v));
    assert_json_equal(v, "3");
    assert_json_equal(kin_document_root(doc), POD);
    return check_result(
        alloc, edit, kin_document_root(doc),
        "{\"metadata\":{\"name\":\"web\",\"labels\":{\"tier\":\"front\"}},"
        "\"spec\":{\"replicas\":3,\"containers\":[{\"image\":\"a\"},"
        "{\"image\":\"b\"},{\"image\":\"c\"}]},\"status\":{\"ready\":true}}",
        "{\"spec\":{\"replicas\":3},\"metadata\":{\"labels\":{\"tier\":"
        "\"front\",\"app\":null}},\"status\":{\"ready\":true}}",
        "[{\"op\":\"replace\",\"path\":\"/spec/replicas\",\"value\":3},"
        "{\"op\":\"add\",\"path\":\"/metadata/labels/tier\",\"value\":"
        "\"front\"},{\"op\":\"remove\",\"path\":\"/metadata/labels/app\"},"
        "{\"op\":\"add\",\"path\":\"/status\",\"value\":{\"ready\":true}}]");
}

KIN_TEST(changes_elements)
{
    KIN_AUTO(kin_document) *doc = NULL;
    KIN_AUTO(kin_edit) *edit = NULL;

    TRY(test_json_read(alloc, "{\"l\":[0,1,2,3,{\"x\":4}]}", &doc));
    TRY(kin_edit_new(alloc, kin_document_root(doc), &edit, NULL));
    kin_spot list = at(edit, ".l");
    kin_spot two = kin_edit_element(edit, list, 2);
    TRY(kin_edit_remove(edit, kin_edit_element(edit, list, 1)));
    TRY(kin_edit_remove(edit, kin_edit_element(edit, list, 0)));
    TRY(kin_edit_set_str(edit, two, kin_s("two")));
    TRY(kin_edit_set_str(edit, kin__edit_insert(edit, list, 1), kin_s("new")));
    TRY(kin_edit_set_int(edit, kin_edit_append(edit, list), 5));
    TRY(kin_edit_set_int(edit, at(edit, ".l[-2].x"), 44));
    TRY(kin_edit_set_int(edit, at(edit, ".l[-1]"), 55));
    kin_spot extra = kin__edit_insert(edit, list, 0);
    TRY(kin_edit_remove(edit, extra));
    assert_int_equal(kin_edit_count(edit, list), 5);
    return check_result(
        alloc, edit, kin_document_root(doc),
        "{\"l\":[\"two\",\"new\",3,{\"x\":44},55]}",
        "{\"l\":[\"two\",\"new\",3,{\"x\":44},55]}",
        "[{\"op\":\"replace\",\"path\":\"/l/2\",\"value\":\"two\"},"
        "{\"op\":\"replace\",\"path\":\"/l/4/x\",\"value\":44},"
        "{\"op\":\"remove\",\"path\":\"/l/1\"},"
        "{\"op\":\"remove\",\"path\":\"/l/0\"},"
        "{\"op\":\"add\",\"path\":\"/l/1\",\"value\":\"new\"},"
        "{\"op\":\"add\",\"path\":\"/l/4\",\"value\":55}]");
}

KIN_TEST(builds_from_nothing)
{
    KIN_AUTO(kin_edit) *edit = NULL;
    kin_document *none = NULL;
    kin_error err = KIN_ERROR_INIT;

    TRY(kin_edit_new(alloc, kin_value_absent(), &edit, NULL));
    TRY_FAIL(kin_edit_finish(edit, &none, &err), KIN_EINVAL);
    assert_string_equal(err.message, "edit: no value was set");
    kin_spot meta = kin_edit_member(edit, kin_edit_root(), kin_s("metadata"));
    kin_spot ports = kin_edit_member(edit, kin_edit_root(), kin_s("ports"));
    (void)kin_edit_set_str(edit, kin_edit_member(edit, meta, kin_s("name")),
                           kin_s("web"));
    (void)kin_edit_set_time(
        edit, kin_edit_member(edit, meta, kin_s("creationTimestamp")),
        (kin_time){.seconds = 1772366407});
    kin_spot port = kin_edit_append(edit, ports);
    (void)kin_edit_set_int(edit, kin_edit_member(edit, port, kin_s("port")),
                           80);
    (void)kin__edit_set_null(edit, kin_edit_append(edit, ports));
    (void)kin_edit_set_double(edit, kin_edit_append(edit, ports), 1.5);
    (void)kin__edit_set_number(edit, kin_edit_append(edit, ports),
                               kin_s("1.0"));
    (void)kin_edit_set_object(edit, kin_edit_append(edit, ports));
    TRY(kin_edit_check(edit, NULL));
    const char *text = "{\"metadata\":{\"name\":\"web\",\"creationTimestamp\":"
                       "\"2026-03-01T12:00:07Z\"},\"ports\":[{\"port\":80},"
                       "null,1.5,1.0,{}]}";
    char json[512];
    snprintf(json, sizeof(json),
             "[{\"op\":\"add\",\"path\":\"\",\"value\":%s}]", text);
    return check_result(alloc, edit, kin_value_absent(), text, text, json);
}

KIN_TEST(setting_an_equal_value_changes_nothing)
{
    static const char text[] =
        "{\"a\":1,\"startTime\":\"2026-03-01T12:00:07Z\","
        "\"o\":{\"x\":[1,2]},\"l\":[1,2]}";
    AUTO_ARENA *arena = NULL;
    KIN_AUTO(kin_edit) *edit = NULL;
    kin_value base = kin_value_absent();
    kin_value v = kin_value_absent();

    TRY(kin__arena_new(alloc, 0, &arena, NULL));
    TRY(test_json_import(arena, text, &base));
    TRY(kin_edit_new(alloc, base, &edit, NULL));
    TRY(kin_edit_set_int(edit, at(edit, ".a"), 1));
    TRY(kin_edit_set_str(edit, at(edit, ".startTime"),
                         kin_s("2026-03-01T12:00:07Z")));
    TRY(kin_edit_set_value(edit, at(edit, ".o"),
                           kin_value_get(base, kin_s("o"))));
    TRY(kin_edit_remove(edit, at(edit, ".missing")));
    TRY(kin_edit_set_int(edit, at(edit, ".new"), 1));
    TRY(kin_edit_remove(edit, at(edit, ".new")));
    TRY(kin_edit_set_int(edit, at(edit, ".l[1]"), 2));
    TRY(kin_edit_get(edit, at(edit, ".o.x[0]"), &v));
    assert_json_equal(v, "1");
    return check_result(alloc, edit, base, text, "{}", "[]");
}

KIN_TEST(a_value_that_is_set_can_be_changed_again)
{
    KIN_AUTO(kin_document) *doc = NULL;
    KIN_AUTO(kin_edit) *edit = NULL;
    kin_value v = kin_value_absent();

    TRY(test_json_read(alloc, "{\"a\":{\"b\":{\"c\":1},\"d\":2}}", &doc));
    TRY(kin_edit_new(alloc, kin_document_root(doc), &edit, NULL));
    TRY(kin_edit_set_int(edit, at(edit, ".a.b.c"), 5));
    TRY(kin_edit_get(edit, at(edit, ".a"), &v));
    assert_json_equal(v, "{\"b\":{\"c\":5},\"d\":2}");
    TRY(kin_edit_set_value(edit, at(edit, ".x"), v));
    TRY(kin_edit_set_int(edit, at(edit, ".x.b.e"), 6));
    TRY(kin_edit_set_object(edit, at(edit, ".a")));
    TRY(kin_edit_set_int(edit, at(edit, ".a.b.c"), 7));
    TRY(kin_edit_remove(edit, at(edit, ".a.b.c")));
    return check_result(
        alloc, edit, kin_document_root(doc),
        "{\"a\":{\"b\":{}},\"x\":{\"b\":{\"c\":5,\"e\":6},\"d\":2}}",
        "{\"a\":{\"b\":{\"c\":null},\"d\":null},\"x\":{\"b\":{\"c\":5,\"e\":6},"
        "\"d\":2}}",
        "[{\"op\":\"remove\",\"path\":\"/a/b/c\"},"
        "{\"op\":\"remove\",\"path\":\"/a/d\"},"
        "{\"op\":\"add\",\"path\":\"/x\",\"value\":{\"b\":{\"c\":5,\"e\":6},"
        "\"d\":2}}]");
}

/* Guarantee C: an array whose elements were removed and inserted again. */
KIN_TEST(a_restored_array_is_unchanged)
{
    KIN_AUTO(kin_document) *doc = NULL;
    KIN_AUTO(kin_edit) *edit = NULL;

    TRY(test_json_read(alloc, "{\"a\":[1,2,3]}", &doc));
    TRY(kin_edit_new(alloc, kin_document_root(doc), &edit, NULL));
    TRY(kin_edit_remove(edit, at(edit, ".a[1]")));
    TRY(kin_edit_set_int(edit, at(edit, ".a[0]"), 7));
    TRY(kin_edit_set_int(edit, kin__edit_insert(edit, at(edit, ".a"), 1), 2));
    TRY(check_result(alloc, edit, kin_document_root(doc), "{\"a\":[7,2,3]}",
                     "{\"a\":[7,2,3]}",
                     "[{\"op\":\"replace\",\"path\":\"/a/0\",\"value\":7},"
                     "{\"op\":\"remove\",\"path\":\"/a/1\"},"
                     "{\"op\":\"add\",\"path\":\"/a/1\",\"value\":2}]"));
    TRY(kin_edit_set_int(edit, at(edit, ".a[0]"), 1));
    return check_result(alloc, edit, kin_document_root(doc), "{\"a\":[1,2,3]}",
                        "{}", "[]");
}

/* Guarantee A. */
KIN_TEST(the_first_failure_is_sticky)
{
    static const struct {
        const char *path;
        int code;
        const char *message;
    } cases[] = {
        {".metadata.name.x", KIN_EINVAL,
         "edit: .metadata.name: a string, not an object"},
        {".spec.containers.x", KIN_EINVAL,
         "edit: .spec.containers: an array, not an object"},
        {".spec.containers[3]", KIN_ENOTFOUND,
         "edit: .spec.containers: no element 3"},
        {".spec.containers[-4]", KIN_ENOTFOUND,
         "edit: .spec.containers: no element -4"},
        {".spec[0]", KIN_ENOTFOUND, "edit: .spec: no element 0"},
    };
    KIN_AUTO(kin_document) *doc = NULL;

    TRY(test_json_read(alloc, POD, &doc));
    for (size_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        KIN_AUTO(kin_edit) *edit = NULL;
        kin_document *none = NULL;
        kin_value v = kin_value_absent();
        kin_error err = KIN_ERROR_INIT;
        TRY(kin_edit_new(alloc, kin_document_root(doc), &edit, NULL));
        kin_spot spot = at(edit, cases[i].path);
        TRY_FAIL(kin_edit_set_int(edit, spot, 1), cases[i].code);
        TRY_FAIL(kin_edit_set_int(edit, kin_edit_root(), 1), cases[i].code);
        TRY_FAIL(kin_edit_remove(edit, spot), cases[i].code);
        TRY_FAIL(kin_edit_get(edit, kin_edit_root(), &v), cases[i].code);
        TRY_FAIL(kin_edit_check(edit, &err), cases[i].code);
        assert_string_equal(err.message, cases[i].message);
        TRY_FAIL(kin_edit_finish(edit, &none, NULL), cases[i].code);
        TRY_FAIL(kin_edit_merge_patch(edit, &none, NULL), cases[i].code);
        TRY_FAIL(kin__edit_json_patch(edit, &none, NULL), cases[i].code);
        assert_int_equal(kin_edit_count(edit, kin_edit_root()), 0);
    }
    return 0;
}

KIN_TEST(an_invalid_path_fails_the_edit)
{
    KIN_AUTO(kin_edit) *edit = NULL;
    kin_error err = KIN_ERROR_INIT;

    TRY(kin_edit_new(alloc, kin_value_absent(), &edit, NULL));
    (void)kin_edit_set_int(edit, kin_edit_at(edit, "a[*]"), 1);
    TRY_FAIL(kin_edit_check(edit, &err), KIN_EPARSE);
    assert_true(kin_str_starts_with(kin_s(err.message), kin_s("edit: ")));
    return 0;
}

KIN_TEST(rejects_invalid_values)
{
    static const char *const messages[] = {
        "edit: .: not UTF-8",
        "edit: .: not finite",
        "edit: .: not a JSON number",
        "edit: .: the year is not between 1 and 9999",
        "edit: .: the root cannot be removed",
        "edit: .: the key is not valid UTF-8",
        "edit: invalid spot",
    };

    for (int i = 0; i < 7; i++) {
        KIN_AUTO(kin_edit) *edit = NULL;
        kin_spot root = kin_edit_root();
        int r = 0;
        TRY(kin_edit_new(alloc, kin_value_absent(), &edit, NULL));
        switch (i) {
        case 0:
            r = kin_edit_set_str(edit, root, kin_s("\xff"));
            break;
        case 1:
            r = kin_edit_set_double(edit, root, NAN);
            break;
        case 2:
            r = kin__edit_set_number(edit, root, kin_s("0x1"));
            break;
        case 3:
            r = kin_edit_set_time(edit, root, (kin_time){.seconds = INT64_MAX});
            break;
        case 4:
            r = kin_edit_remove(edit, root);
            break;
        case 5:
            (void)kin_edit_member(edit, root, kin_s("\xff"));
            r = kin_edit_check(edit, NULL);
            break;
        default:
            r = kin__edit_set_null(edit, (kin_spot){12});
            break;
        }
        TRY_FAIL(r, KIN_EINVAL);
        kin_error err = KIN_ERROR_INIT;
        TRY_FAIL(kin_edit_check(edit, &err), KIN_EINVAL);
        assert_string_equal(err.message, messages[i]);
    }
    return 0;
}

/* Guarantee D. */
KIN_TEST(spots_below_a_new_value_are_invalid)
{
    KIN_AUTO(kin_document) *doc = NULL;
    KIN_AUTO(kin_edit) *edit = NULL;
    kin_error err = KIN_ERROR_INIT;

    TRY(test_json_read(alloc, POD, &doc));
    TRY(kin_edit_new(alloc, kin_document_root(doc), &edit, NULL));
    kin_spot image = at(edit, ".spec.containers[0].image");
    TRY(kin_edit_set_object(edit, at(edit, ".spec")));
    kin_spot again = at(edit, ".spec.containers");
    TRY(kin_edit_set_array(edit, again));
    TRY_FAIL(kin__edit_set_null(edit, image), KIN_EINVAL);
    TRY_FAIL(kin_edit_check(edit, &err), KIN_EINVAL);
    assert_non_null(strstr(err.message, "the spot is gone"));
    return 0;
}

KIN_TEST(strings_may_come_from_the_edit_itself)
{
    KIN_AUTO(kin_edit) *edit = NULL;
    kin_value v = kin_value_absent();

    TRY(kin_edit_new(alloc, kin_value_absent(), &edit, NULL));
    TRY(kin_edit_set_str(edit, kin_edit_append(edit, kin_edit_root()),
                         kin_s("some bytes that move")));
    for (size_t i = 0; i < 1000; i++) {
        TRY(kin_edit_get(edit, kin_edit_element(edit, kin_edit_root(), i), &v));
        kin_spot next = kin_edit_append(edit, kin_edit_root());
        TRY(kin_edit_set_str(edit, next, kin_value_str(v)));
    }
    TRY(kin_edit_get(edit, kin_edit_element(edit, kin_edit_root(), 1000), &v));
    assert_json_equal(v, "\"some bytes that move\"");
    return 0;
}

KIN_TEST(numbers_may_come_from_the_edit_itself)
{
    KIN_AUTO(kin_edit) *edit = NULL;
    kin_value v = kin_value_absent();
    kin_scratch scratch;

    TRY(kin_edit_new(alloc, kin_value_absent(), &edit, NULL));
    TRY(kin__edit_set_number(edit, kin_edit_append(edit, kin_edit_root()),
                             kin_s("3.1415926535897932384626433832795")));
    for (size_t i = 0; i < 1000; i++) {
        TRY(kin_edit_get(edit, kin_edit_element(edit, kin_edit_root(), i), &v));
        kin_spot next = kin_edit_append(edit, kin_edit_root());
        TRY(kin__edit_set_number(edit, next, kin_value_text(v, &scratch)));
    }
    TRY(kin_edit_get(edit, kin_edit_element(edit, kin_edit_root(), 1000), &v));
    assert_json_equal(v, "3.1415926535897932384626433832795");
    return 0;
}

/* The cost of an edit does not depend on the size of its base. */
KIN_TEST(cost_depends_on_the_changes_only)
{
    enum { COUNT = 20000 };
    KIN_AUTO(kin_document) *doc = NULL;
    struct kin__overlay overlay;
    uint32_t id = 0;
    uint32_t place = 0;

    TRY(kin__document_new(alloc, &doc, NULL));
    TRY(kin__document_open_array(doc));
    for (int i = 0; i < COUNT; i++)
        TRY(kin__document_add_string(doc, kin_s("a string of the base")));
    TRY(kin__document_close(doc));
    TRY(kin__document_finish(doc, NULL));
    TRY(kin__overlay_init(&overlay, alloc, kin_document_root(doc), NULL));
    int r = kin__overlay_element(&overlay, KIN__PLACE_ROOT, COUNT / 2, &id);
    if (r == 0)
        r = kin__overlay_put(
            &overlay, id, kin__value_of(overlay.arena, KIN__VAL_NULL), &place);
    uint64_t bytes = kin__arena_bytes(overlay.arena);
    uint32_t count = overlay.count;
    kin__overlay_done(&overlay);
    TRY(r);
    assert_int_equal(count, 2);
    assert_true(bytes < 16384);
    return 0;
}

KIN_TEST(many_members_take_linear_time)
{
    enum { COUNT = 100000 };
    KIN_AUTO(kin_edit) *edit = NULL;
    KIN_AUTO(kin_document) *doc = NULL;

    (void)alloc; /* torture would take minutes */
    TRY(kin_edit_new(kin_allocator_default(), kin_value_absent(), &edit, NULL));
    for (int i = 0; i < COUNT; i++) {
        char key[16];
        snprintf(key, sizeof(key), "key%d", i % (COUNT / 2));
        (void)kin_edit_set_int(
            edit, kin_edit_member(edit, kin_edit_root(), kin_s(key)), i);
    }
    TRY(kin_edit_finish(edit, &doc, NULL));
    assert_int_equal(kin_value_count(kin_document_root(doc)), COUNT / 2);
    return 0;
}

KIN_TEST(depth_does_not_use_the_stack)
{
    enum { DEPTH = 20000 };
    KIN_AUTO(kin_edit) *edit = NULL;
    KIN_AUTO(kin_document) *doc = NULL;
    KIN_AUTO(kin_document) *patch = NULL;
    kin_spot spot = kin_edit_root();

    (void)alloc; /* torture would take minutes */
    TRY(kin_edit_new(kin_allocator_default(), kin_value_absent(), &edit, NULL));
    for (int i = 0; i < DEPTH; i++)
        spot = kin_edit_member(edit, spot, kin_s("a"));
    (void)kin_edit_set_int(edit, spot, 1);
    TRY(kin_edit_finish(edit, &doc, NULL));
    kin_value v = kin_document_root(doc);
    for (int i = 0; i < DEPTH; i++)
        v = kin_value_at(v, 0);
    assert_json_equal(v, "1");
    TRY(kin_edit_merge_patch(edit, &patch, NULL));
    TRY(kin__edit_set_null(edit, kin_edit_root()));
    return 0;
}

/* The result shares unedited parts with the base. */
KIN_TEST(finishes_beside_its_base)
{
    KIN_AUTO(kin_document) *base = NULL;
    KIN_AUTO(kin_document) *made = NULL;
    KIN_AUTO(kin_edit) *edit = NULL;

    TRY(test_json_read(alloc, POD, &base));
    kin_value root = kin_document_root(base);
    TRY(kin_edit_new(alloc, root, &edit, NULL));
    TRY(kin_edit_set_str(edit, at(edit, "metadata.name"), kin_s("db")));
    TRY(kin_edit_set_int(edit, at(edit, "spec.replicas"), 3));
    TRY(kin__edit_finish_beside(edit, &made, NULL));
    assert_json_equal(root, POD);
    kin_value result = kin_document_root(made);
    assert_json_equal(result,
                      "{\"metadata\":{\"name\":\"db\",\"labels\":{\"app\":"
                      "\"web\"}},\"spec\":{\"replicas\":3,\"containers\":"
                      "[{\"image\":\"a\"},{\"image\":\"b\"},"
                      "{\"image\":\"c\"}]}}");
    kin_str spec = kin_s("spec");
    kin_str containers = kin_s("containers");
    assert_int_equal(
        kin_value_get(kin_value_get(result, spec), containers).bits,
        kin_value_get(kin_value_get(root, spec), containers).bits);
    return 0;
}

/* ---- many elements, compared with a plain array ---- */

enum { MODEL_MAX = 256, MODEL_STEPS = 300 };

struct model {
    int64_t at[MODEL_MAX];
    size_t count;
};

static void model_insert(struct model *model, size_t index, int64_t number)
{
    memmove(model->at + index + 1, model->at + index,
            (model->count - index) * sizeof(model->at[0]));
    model->at[index] = number;
    model->count++;
}

static void model_remove(struct model *model, size_t index)
{
    model->count--;
    memmove(model->at + index, model->at + index + 1,
            (model->count - index) * sizeof(model->at[0]));
}

static int read_numbers(const kin_allocator *alloc, size_t count,
                        struct model *model, kin_document **ret)
{
    KIN_AUTO(kin_document) *doc = NULL;
    int r = kin__document_new(alloc, &doc, NULL);

    if (r < 0)
        return r;
    (void)kin__document_open_array(doc);
    for (size_t i = 0; i < count; i++) {
        (void)kin__document_add_int(doc, (int64_t)i);
        model->at[model->count++] = (int64_t)i;
    }
    (void)kin__document_close(doc);
    r = kin__document_finish(doc, NULL);
    if (r == 0)
        *ret = KIN__STEAL(doc);
    return r;
}

/* Makes the same change in the model and in the edit, at a random position. */
static int model_step(struct model *model, kin_edit *edit,
                      struct kin__random *random, int64_t number)
{
    size_t index = (size_t)kin__random_below(random, model->count + 1);
    uint64_t what = kin__random_below(random, 4);

    if (index == model->count || what == 0) {
        if (model->count == MODEL_MAX)
            return 0;
        model_insert(model, index, number);
        return kin_edit_set_int(
            edit, kin__edit_insert(edit, kin_edit_root(), index), number);
    }
    if (what == 1) {
        model->at[index] = number;
        return kin_edit_set_int(
            edit, kin_edit_element(edit, kin_edit_root(), index), number);
    }
    model_remove(model, index);
    return kin_edit_remove(edit,
                           kin_edit_element(edit, kin_edit_root(), index));
}

static void check_model(const struct model *model, kin_value list)
{
    assert_int_equal(kin_value_count(list), model->count);
    for (size_t i = 0; i < model->count; i++) {
        int64_t number = -1;
        assert_int_equal(kin_value_int(kin_value_at(list, i), &number), 0);
        assert_int_equal(number, model->at[i]);
    }
}

KIN_TEST(elements_agree_with_a_plain_array)
{
    struct kin__random random;
    struct model model = {.count = 0};
    KIN_AUTO(kin_document) *base = NULL;
    KIN_AUTO(kin_document) *made = NULL;
    KIN_AUTO(kin_document) *patch = NULL;
    KIN_AUTO(kin_document) *patched = NULL;
    KIN_AUTO(kin_edit) *edit = NULL;
    kin_value view = kin_value_absent();

    kin__random_init(&random, 7);
    TRY(read_numbers(alloc, 100, &model, &base));
    kin_value root = kin_document_root(base);
    TRY(kin_edit_new(alloc, root, &edit, NULL));
    for (int64_t i = 0; i < MODEL_STEPS; i++) {
        TRY(model_step(&model, edit, &random, 1000 + i));
        assert_int_equal(kin_edit_count(edit, kin_edit_root()), model.count);
    }
    TRY(kin_edit_get(edit, kin_edit_root(), &view));
    check_model(&model, view);
    TRY(kin_edit_finish(edit, &made, NULL));
    check_model(&model, kin_document_root(made));
    TRY(kin__edit_json_patch(edit, &patch, NULL));
    TRY(kin_patch_json(alloc, root, kin_document_root(patch), &patched, NULL));
    check_model(&model, kin_document_root(patched));
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(changes_members), KIN_TEST_ENTRY(changes_elements),
              KIN_TEST_ENTRY(builds_from_nothing),
              KIN_TEST_ENTRY(setting_an_equal_value_changes_nothing),
              KIN_TEST_ENTRY(a_value_that_is_set_can_be_changed_again),
              KIN_TEST_ENTRY(a_restored_array_is_unchanged),
              KIN_TEST_ENTRY(the_first_failure_is_sticky),
              KIN_TEST_ENTRY(an_invalid_path_fails_the_edit),
              KIN_TEST_ENTRY(rejects_invalid_values),
              KIN_TEST_ENTRY(spots_below_a_new_value_are_invalid),
              KIN_TEST_ENTRY(strings_may_come_from_the_edit_itself),
              KIN_TEST_ENTRY(numbers_may_come_from_the_edit_itself),
              KIN_TEST_ENTRY(cost_depends_on_the_changes_only),
              KIN_TEST_ENTRY(many_members_take_linear_time),
              KIN_TEST_ENTRY(depth_does_not_use_the_stack),
              KIN_TEST_ENTRY(finishes_beside_its_base),
              KIN_TEST_ENTRY(elements_agree_with_a_plain_array))
