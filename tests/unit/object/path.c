/* SPDX-License-Identifier: Apache-2.0 */
#include "object/path.h"

#include "test_json.h"

#define POD                                                                    \
    "{\"metadata\":{\"name\":\"web\",\"labels\":{\"app.kubernetes.io/name\":"  \
    "\"w\",\"it's\":1,\"a\\\\b\":2,\"\":3,\"]\":4}},"                          \
    "\"spec\":{\"containers\":[{\"image\":\"a\"},{\"image\":\"b\"}]}}"

KIN_TEST(finds_values)
{
    static const struct {
        const char *path;
        const char *value;
    } cases[] = {
        {".metadata.name", "\"web\""},
        {"metadata.name", "\"web\""},
        {".spec.containers[0].image", "\"a\""},
        {".spec.containers[1].image", "\"b\""},
        {".spec.containers[-1].image", "\"b\""},
        {".spec.containers[-2].image", "\"a\""},
        {".spec.containers[-3].image", "<absent>"},
        {".spec.containers[2]", "<absent>"},
        {".spec.containers.image", "<absent>"},
        {".spec[0]", "<absent>"},
        {".metadata.name.more", "<absent>"},
        {".metadata.labels['app.kubernetes.io/name']", "\"w\""},
        {".metadata.labels[\"app.kubernetes.io/name\"]", "\"w\""},
        {".metadata.labels.app\\.kubernetes\\.io/name", "\"w\""},
        {".metadata.labels['it\\'s']", "1"},
        {".metadata.labels[\"it's\"]", "1"},
        {".metadata.labels.it's", "1"},
        {".metadata.labels.a\\\\b", "2"},
        {".metadata.labels['']", "3"},
        {".metadata.labels[']']", "4"},
        {".metadata.labels.\\]", "4"},
        {"['metadata']['name']", "\"web\""},
        {".['metadata'].name", "\"web\""},
    };
    KIN_AUTO(kin_document) *doc = NULL;

    TRY(test_json_read(alloc, POD, &doc));
    for (size_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        KIN_AUTO(kin_path) *path = NULL;
        uint32_t slots[8] = {0};
        kin_value root = kin_document_root(doc);
        kin_value found = kin_value_absent();
        TRY(kin_path_new(alloc, kin_s(cases[i].path), &path, NULL));
        assert_json_equal(kin_path_get(path, root), cases[i].value);
        assert_json_equal(kin__path_get_slots(path, root, slots),
                          cases[i].value);
        assert_json_equal(kin__path_get_slots(path, root, slots),
                          cases[i].value);
        TRY(kin_path_find(root, kin_s(cases[i].path), &found, NULL));
        assert_json_equal(found, cases[i].value);
    }
    return 0;
}

KIN_TEST(an_empty_path_is_the_value_itself)
{
    static const char *const texts[] = {"", "."};
    KIN_AUTO(kin_document) *doc = NULL;

    TRY(test_json_read(alloc, "[7]", &doc));
    for (size_t i = 0; i < 2; i++) {
        KIN_AUTO(kin_path) *path = NULL;
        size_t count = 9;
        TRY(kin_path_new(alloc, kin_s(texts[i]), &path, NULL));
        assert_json_equal(kin_path_get(path, kin_document_root(doc)), "[7]");
        assert_null(kin__path_steps(path, &count));
        assert_int_equal(count, 0);
    }
    return 0;
}

KIN_TEST(reports_the_error_and_its_position)
{
    static const struct {
        const char *path;
        const char *message;
    } cases[] = {
        {"..a", "path: no key after '.' at byte 1 of '..a'"},
        {".a.", "path: no key after '.' at byte 3 of '.a.'"},
        {".a[", "path: neither an index nor a quoted key at byte 3 of '.a['"},
        {".a[*]",
         "path: neither an index nor a quoted key at byte 3 of '.a[*]'"},
        {".a[1", "path: missing ']' at byte 4 of '.a[1'"},
        {".a['b]", "path: missing quote at byte 6 of '.a['b]'"},
        {".a['b\\", "path: missing quote at byte 6 of '.a['b\\'"},
        {".a['b'c]", "path: missing ']' at byte 6 of '.a['b'c]'"},
        {".a[0]b", "path: neither '.' nor '[' at byte 5 of '.a[0]b'"},
        {".a]", "path: ']' without '[' at byte 2 of '.a]'"},
        {".a\\", "path: nothing after '\\' at byte 3 of '.a\\'"},
        {"[99999999999999999999]",
         "path: index too large at byte 1 of '[99999999999999999999]'"},
    };

    (void)alloc;
    for (size_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        kin_error err = KIN_ERROR_INIT;
        kin_path *path = NULL;
        kin_value found = kin_value_absent();
        assert_int_equal(kin_path_new(alloc, kin_s(cases[i].path), &path, &err),
                         KIN_EPARSE);
        assert_string_equal(err.message, cases[i].message);
        assert_null(path);
        assert_int_equal(kin_path_find(kin_value_absent(), kin_s(cases[i].path),
                                       &found, NULL),
                         KIN_EPARSE);
    }
    return 0;
}

KIN_TEST(has_limits)
{
    static char text[KIN_PATH_MAX_LEN + 1];
    kin_value found = kin_value_absent();
    KIN_AUTO(kin_path) *longest = NULL;
    kin_path *path = NULL;

    memset(text, 'a', sizeof(text));
    kin_str all = kin_str_of(text, sizeof(text));
    assert_int_equal(kin_path_new(alloc, all, &path, NULL), KIN_ELIMIT);
    TRY(kin_path_new(alloc, kin_str_of(text, KIN_PATH_MAX_LEN), &longest,
                     NULL));
    for (size_t i = 0; i + 1 < sizeof(text); i += 2)
        text[i] = '.';
    all.len = 2 * KIN_PATH_MAX_STEPS + 2;
    assert_int_equal(kin_path_new(alloc, all, &path, NULL), KIN_ELIMIT);
    assert_int_equal(kin_path_find(found, all, &found, NULL), KIN_ELIMIT);
    all.len -= 2;
    TRY(kin_path_find(found, all, &found, NULL));
    return 0;
}

KIN_TEST(prints_what_it_parses)
{
    static const struct {
        const char *path;
        const char *text;
        const char *pointer;
    } cases[] = {
        {"", ".", ""},
        {"spec.a-b.c_1", ".spec.a-b.c_1", "/spec/a-b/c_1"},
        {".a[0]['b.c']", ".a[0]['b.c']", "/a/0/b.c"},
        {".a.b\\.c", ".a['b.c']", "/a/b.c"},
        {"['it\\'s']['x\\\\y']['']", "['it\\'s']['x\\\\y']['']", "/it's/x\\y/"},
        {".a['b/c~d']", ".a['b/c~d']", "/a/b~1c~0d"},
    };

    for (size_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        KIN_AUTO(kin_path) *path = NULL;
        char text[64];
        char small[4];
        size_t count = 0;
        TRY(kin_path_new(alloc, kin_s(cases[i].path), &path, NULL));
        const kin_step *steps = kin__path_steps(path, &count);
        assert_int_equal(kin_steps_print(steps, count, text, sizeof(text)),
                         strlen(cases[i].text));
        assert_string_equal(text, cases[i].text);
        assert_int_equal(kin_steps_print(steps, count, small, sizeof(small)),
                         strlen(cases[i].text));
        assert_memory_equal(small, cases[i].text, strnlen(small, 4));
        assert_int_equal(kin_steps_print(steps, count, NULL, 0),
                         strlen(cases[i].text));
        KIN__AUTO_BUF pointer;
        kin__buf_init(&pointer, alloc, sizeof(text));
        TRY(kin__steps_append_pointer(steps, count, &pointer));
        assert_str_equal(kin__buf_str(&pointer), cases[i].pointer);
    }
    return 0;
}

KIN_TEST(appends_whole_or_not_at_all)
{
    __attribute__((cleanup(kin__steps_done))) struct kin__steps steps = {
        .alloc = alloc};
    KIN__AUTO_BUF buf;

    kin__buf_init(&buf, alloc, 12);
    for (int i = 0; i < 20; i++)
        TRY(kin__steps_push_index(&steps, 1));
    TRY(kin__buf_append(&buf, kin_s("path ")));
    TRY_FAIL(kin__steps_append(steps.items, steps.count, &buf), KIN_ELIMIT);
    assert_str_equal(kin__buf_str(&buf), "path ");
    TRY_FAIL(kin__steps_append_pointer(steps.items, steps.count, &buf),
             KIN_ELIMIT);
    assert_str_equal(kin__buf_str(&buf), "path ");
    TRY(kin__steps_append(steps.items, 1, &buf));
    TRY(kin__steps_append_pointer(steps.items, 1, &buf));
    assert_str_equal(kin__buf_str(&buf), "path [1]/1");
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(finds_values),
              KIN_TEST_ENTRY(an_empty_path_is_the_value_itself),
              KIN_TEST_ENTRY(reports_the_error_and_its_position),
              KIN_TEST_ENTRY(has_limits), KIN_TEST_ENTRY(prints_what_it_parses),
              KIN_TEST_ENTRY(appends_whole_or_not_at_all))
