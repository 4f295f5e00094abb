/* SPDX-License-Identifier: Apache-2.0 */
#include "controllers/revision.h"

#include <stdio.h>
#include <string.h>

#include <kin/document.h>
#include <kin/edit.h>
#include <kin/json.h>

#include "kin_test.h"
#include "test_json.h"

#define SET(notes)                                                             \
    "{\"metadata\":{\"name\":\"web-1\",\"annotations\":{" notes "}}}"
#define REVISION_IS(text) "\"" KIN__REVISION "\":\"" text "\""
#define HISTORY_IS(text) "\"" KIN__REVISION_HISTORY "\":\"" text "\""

static int set_parse(const kin_allocator *alloc, const char *text,
                     kin_object **ret)
{
    return kin_object_parse(alloc, kin_s(text), ret, NULL);
}

KIN_TEST(reads_revisions_and_sizes)
{
    KIN_AUTO(kin_object) *set = NULL;
    KIN_AUTO(kin_object) *odd = NULL;

    TRY(set_parse(alloc,
                  SET(REVISION_IS("12") ",\"" KIN__DESIRED_REPLICAS
                                        "\":\"3\",\"" KIN__MAX_REPLICAS
                                        "\":\"-4\""),
                  &set));
    TRY(set_parse(alloc, SET(REVISION_IS("new")), &odd));
    assert_int_equal(kin__revision_of(set), 12);
    assert_int_equal(kin__revision_of(odd), 0);
    assert_int_equal(kin__revision_size(set, kin_s(KIN__DESIRED_REPLICAS)), 3);
    assert_int_equal(kin__revision_size(set, kin_s(KIN__MAX_REPLICAS)), -1);
    assert_int_equal(kin__revision_size(odd, kin_s(KIN__MAX_REPLICAS)), -1);
    return 0;
}

KIN_TEST(a_new_set_gets_a_revision)
{
    KIN_AUTO(kin_object) *set = NULL;
    KIN_AUTO(kin_edit) *edit = NULL;

    TRY(set_parse(alloc, "{\"metadata\":{\"name\":\"web-1\"}}", &set));
    edit = kin_edit_new_change(alloc, set);
    TRY_PTR(edit);
    TRY(kin__revision_raise(edit, /* set= */ NULL, 1));
    kin__revision_note_sizes(edit, 3, 4);
    TRY(kin_edit_check(edit, NULL));
    KIN_AUTO(kin_document) *doc = NULL;
    TRY(kin_edit_finish(edit, &doc, NULL));
    kin_value meta = kin_value_get(kin_document_root(doc), kin_s("metadata"));
    assert_json_equal(kin_value_get(meta, kin_s("annotations")),
                      "{\"" KIN__REVISION "\":\"1\",\"" KIN__DESIRED_REPLICAS
                      "\":\"3\",\"" KIN__MAX_REPLICAS "\":\"4\"}");
    return 0;
}

static const struct {
    const char *set;
    int64_t revision;
    const char *expected;
} raises[] = {
    {SET(REVISION_IS("1")), 3, "{" REVISION_IS("3") "," HISTORY_IS("1") "}"},
    {SET(REVISION_IS("3") "," HISTORY_IS("1")), 5,
     "{" REVISION_IS("5") "," HISTORY_IS("1,3") "}"},
    {SET(REVISION_IS("5") "," HISTORY_IS("1,3")), 5,
     "{" REVISION_IS("5") "," HISTORY_IS("1,3") "}"},
    {SET(REVISION_IS("7")), 5, "{" REVISION_IS("7") "}"},
    {SET("\"a\":\"b\""), 2, "{\"a\":\"b\"," REVISION_IS("2") "}"},
};

KIN_TEST(a_reused_set_keeps_its_history)
{
    for (size_t i = 0; i < sizeof(raises) / sizeof(raises[0]); i++) {
        KIN_AUTO(kin_object) *set = NULL;
        KIN_AUTO(kin_edit) *edit = NULL;
        KIN_AUTO(kin_document) *doc = NULL;
        TRY(set_parse(alloc, raises[i].set, &set));
        edit = kin_edit_new_change(alloc, set);
        TRY_PTR(edit);
        TRY(kin__revision_raise(edit, set, raises[i].revision));
        TRY(kin_edit_finish(edit, &doc, NULL));
        kin_value meta = kin_value_get(kin_document_root(doc),
                                       kin_s("metadata"));
        assert_json_equal(kin_value_get(meta, kin_s("annotations")),
                          raises[i].expected);
    }
    return 0;
}

KIN_TEST(copies_annotations_except_some)
{
    KIN_AUTO(kin_object) *from = NULL;
    KIN_AUTO(kin_object) *set = NULL;
    KIN_AUTO(kin_edit) *edit = NULL;

    TRY(set_parse(
        alloc,
        SET(REVISION_IS("9") ",\"kubernetes.io/change-cause\":\"why\","
                             "\"kubectl.kubernetes.io/last-applied-"
                             "configuration\":\"{}\",\"note\":\"new\""),
        &from));
    TRY(set_parse(
        alloc, SET(REVISION_IS("1") ",\"note\":\"old\",\"own\":\"x\""), &set));
    edit = kin_edit_new_change(alloc, set);
    TRY_PTR(edit);
    kin__revision_copy(edit, from);
    TRY(kin_edit_check(edit, NULL));
    KIN_AUTO(kin_document) *doc = NULL;
    TRY(kin_edit_finish(edit, &doc, NULL));
    kin_value meta = kin_value_get(kin_document_root(doc), kin_s("metadata"));
    assert_json_equal(
        kin_value_get(meta, kin_s("annotations")),
        "{" REVISION_IS("1") ",\"note\":\"new\",\"own\":\"x\","
                             "\"kubernetes.io/change-cause\":\"why\"}");
    return 0;
}

KIN_TEST(a_long_history_drops_its_oldest_entries)
{
    char ret[KIN__REVISION_HISTORY_MAX + 1];
    char many[KIN__REVISION_HISTORY_MAX + 1];
    char huge[KIN__REVISION_HISTORY_MAX + 2];

    (void)alloc;
    assert_int_equal(kin__revision_history(kin_s(""), kin_s("3"), ret), 1);
    assert_string_equal(ret, "3");
    assert_int_equal(kin__revision_history(kin_s("1,2"), kin_s("3"), ret), 5);
    assert_string_equal(ret, "1,2,3");
    for (size_t i = 0; i < sizeof(many) - 1; i++)
        many[i] = i % 2 ? ',' : (char)('0' + i % 10);
    many[sizeof(many) - 2] = '\0';
    size_t len = kin__revision_history(kin_s(many), kin_s("17"), ret);
    assert_true(len <= KIN__REVISION_HISTORY_MAX);
    assert_true(len > KIN__REVISION_HISTORY_MAX - 4);
    assert_string_equal(ret + len - 4, "8,17");
    memset(huge, '1', sizeof(huge) - 1);
    huge[sizeof(huge) - 1] = '\0';
    assert_int_equal(kin__revision_history(kin_s("1"), kin_s(huge), ret), 0);
    return 0;
}

KIN_TEST(expires_the_lowest_idle_revisions)
{
    struct kin__revision_set sets[] = {{.revision = 5, .is_idle = true},
                                       {.revision = 1, .is_idle = true},
                                       {.revision = 4, .is_idle = true},
                                       {.revision = 2},
                                       {.revision = 3, .is_idle = true}};

    (void)alloc;
    assert_int_equal(kin__revision_expire(sets, 5, 5), 0);
    assert_int_equal(kin__revision_expire(sets, 5, 10), 0);
    assert_int_equal(kin__revision_expire(sets, 5, -1), 0);
    assert_int_equal(kin__revision_expire(sets, 5, 2), 2);
    assert_int_equal(sets[0].revision, 1);
    assert_true(sets[0].is_expired && sets[2].is_expired);
    assert_false(sets[1].is_expired || sets[3].is_expired ||
                 sets[4].is_expired);
    assert_int_equal(kin__revision_expire(sets, 5, 0), 4);
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(reads_revisions_and_sizes),
              KIN_TEST_ENTRY(a_new_set_gets_a_revision),
              KIN_TEST_ENTRY(a_reused_set_keeps_its_history),
              KIN_TEST_ENTRY(copies_annotations_except_some),
              KIN_TEST_ENTRY(a_long_history_drops_its_oldest_entries),
              KIN_TEST_ENTRY(expires_the_lowest_idle_revisions))
