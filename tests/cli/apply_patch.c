/* SPDX-License-Identifier: Apache-2.0 */
#include <kin/document.h>
#include <kin/json.h>

#include "base/buf.h"
#include "feed.h"
#include "kin_test.h"
#include "object.h"

static kin_document *parse(const char *json)
{
    kin_document *doc = NULL;

    assert_int_equal(kin_document_parse(NULL, kin_s(json), &doc, NULL), 0);
    return doc;
}

static const struct {
    const char *before;
    const char *wanted;
    const char *live;
    const char *patch; /* NULL if there is nothing to do */
} cases[] = {
    {"{}", "{\"a\":1}", "{\"a\":1}", NULL},
    {"{}", "{\"a\":1}", "{\"a\":1,\"b\":2}", NULL},
    {"{}", "{\"a\":1}", "{\"a\":2}", "{\"a\":1}"},
    {"{}", "{\"a\":1}", "{}", "{\"a\":1}"},
    /* Removed from the file, so removed from the object, if it is still set. */
    {"{\"b\":1}", "{}", "{\"b\":1}", "{\"b\":null}"},
    {"{\"b\":1}", "{}", "{\"c\":1}", NULL},
    {"{\"a\":{\"b\":1}}", "{\"a\":{}}", "{\"a\":{\"b\":1,\"c\":2}}",
     "{\"a\":{\"b\":null}}"},
    {"{}", "{\"a\":{\"b\":1}}", "{\"a\":{\"c\":2}}", "{\"a\":{\"b\":1}}"},
    {"{}", "{\"a\":null}", "{\"b\":1}", NULL},
    {"{}", "{\"a\":null}", "{\"a\":1}", "{\"a\":null}"},
    /* Elements contain defaults from the server: nothing must change. */
    {"{}", "{\"l\":[{\"name\":\"x\"}]}",
     "{\"l\":[{\"name\":\"x\",\"d\":true}]}", NULL},
    {"{}", "{\"l\":[{\"name\":\"x\",\"i\":2},{\"name\":\"y\"}]}",
     "{\"l\":[{\"name\":\"x\",\"i\":1,\"d\":true}]}",
     "{\"l\":[{\"d\":true,\"name\":\"x\",\"i\":2},{\"name\":\"y\"}]}"},
    /* Fields removed from an element go; fields added by others stay. */
    {"{\"l\":[{\"name\":\"x\",\"e\":1}]}", "{\"l\":[{\"name\":\"x\",\"i\":2}]}",
     "{\"l\":[{\"name\":\"x\",\"e\":1,\"d\":true}]}",
     "{\"l\":[{\"d\":true,\"name\":\"x\",\"i\":2}]}"},
    {"{}", "{\"l\":[1,2]}", "{\"l\":[1,2]}", NULL},
    {"{}", "{\"l\":[1]}", "{\"l\":[1,2]}", "{\"l\":[1]}"},
    {"{}", "{\"a\":\"1\"}", "{\"a\":1}", "{\"a\":\"1\"}"},
};

KIN_TEST(computes_the_patch)
{
    (void)alloc;
    for (size_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        KIN_AUTO(kin_document) *before = parse(cases[i].before);
        KIN_AUTO(kin_document) *wanted = parse(cases[i].wanted);
        KIN_AUTO(kin_document) *live = parse(cases[i].live);
        KIN_AUTO(kin_document) *patch = NULL;
        KIN__AUTO_BUF text;

        kin__buf_init(&text, NULL, 1000);
        TRY(apply_patch(kin_document_root(before), kin_document_root(wanted),
                        kin_document_root(live), &patch, NULL));
        if (!cases[i].patch) {
            if (patch)
                fail_msg("case %zu has a patch", i);
            continue;
        }
        assert_non_null(patch);
        TRY(object_format_value(&text, kin_document_root(patch), OBJECT_COMPACT,
                                NULL));
        text.len--;
        assert_str_equal(kin__buf_str(&text), cases[i].patch);
    }
    return 0;
}

KIN_TEST(works_without_a_last_applied_state)
{
    KIN_AUTO(kin_document) *wanted = parse("{\"a\":1}");
    KIN_AUTO(kin_document) *live = parse("{\"b\":2}");
    KIN_AUTO(kin_document) *patch = NULL;

    (void)alloc;
    TRY(apply_patch(KIN_VALUE_ABSENT, kin_document_root(wanted),
                    kin_document_root(live), &patch, NULL));
    assert_int_equal(kin_value_count(kin_document_root(patch)), 1);
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(computes_the_patch),
              KIN_TEST_ENTRY(works_without_a_last_applied_state))
