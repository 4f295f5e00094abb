/* SPDX-License-Identifier: Apache-2.0 */
/*
 * A text is accepted exactly if the parser accepts it as an object, apart from
 * UTF-8 and limits, and then each path has the value that it has in the parsed
 * object.  A member that is added at the end makes no text malformed.
 */
#include <assert.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <kin/document.h>
#include <kin/json.h>
#include <kin/path.h>

#include "base/scan.h"
#include "base/str.h"
#include "object/path.h"
#include "wire/json_pick.h"

#include "fuzz.h"

static const char *const paths[] = {".a", ".b.c", ".l[1].x", ".a.l[0]"};

enum { PATHS = sizeof(paths) / sizeof(paths[0]) };

static void check_value(kin_value root, const char *path, kin_str text)
{
    KIN_AUTO(kin_document) *part = NULL;
    kin_value expected = kin_value_absent();

    int r = kin_path_find(root, kin_s(path), &expected, NULL);
    assert(r == 0);
    assert((text.ptr != NULL) == kin_value_exists(expected));
    if (!text.ptr)
        return;
    r = kin_document_parse(NULL, text, &part, NULL);
    assert(r == 0);
    assert(kin_value_equal(kin_document_root(part), expected));
}

/* Adds a member, and parses the result. */
static void check_added(kin_str text, const struct kin__json_picked *picked)
{
    KIN_AUTO(kin_document) *doc = NULL;
    const char *member = picked->is_empty ? "\"new\":1" : ",\"new\":1";
    size_t len = strlen(member);
    char *added = malloc(text.len + len);

    if (!added)
        abort();
    memcpy(added, text.ptr, picked->end);
    memcpy(added + picked->end, member, len);
    memcpy(added + picked->end + len, text.ptr + picked->end,
           text.len - picked->end);
    int r = kin_document_parse(NULL, kin_str_of(added, text.len + len), &doc,
                               NULL);
    assert(r == 0);
    assert(
        kin_value_exists(kin_value_get(kin_document_root(doc), kin_s("new"))));
    free(added);
}

static void check(kin_str text)
{
    struct kin__json_pick picks[PATHS];
    kin_path *compiled[PATHS];
    struct kin__json_picked picked;
    KIN_AUTO(kin_document) *doc = NULL;

    for (size_t i = 0; i < PATHS; i++) {
        if (kin_path_new(NULL, kin_s(paths[i]), &compiled[i], NULL) < 0)
            abort();
        picks[i].steps = kin__path_steps(compiled[i], &picks[i].count);
    }
    int r = kin__json_pick(text, picks, PATHS, &picked);
    int parsed = kin_document_parse(NULL, text, &doc, NULL);
    bool is_object = parsed == 0 &&
                     kin_value_type(kin_document_root(doc)) == KIN_TYPE_OBJECT;
    if (is_object)
        assert(r == 0 || r == KIN_ELIMIT);
    else if (kin__utf8_valid_prefix(text) == text.len && parsed != KIN_ELIMIT)
        assert(r < 0);
    for (size_t i = 0; i < PATHS; i++) {
        if (r == 0 && is_object)
            check_value(kin_document_root(doc), paths[i], picked.values[i]);
        compiled[i] = kin_path_free(compiled[i]);
    }
    if (r == 0 && is_object)
        check_added(text, &picked);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    char *text = calloc(1, size + 1 + KIN__SCAN_PADDING);

    if (!text)
        abort();
    if (size > 0)
        memcpy(text, data, size);
    text[size] = '\n';
    check(kin_str_of(text, size));
    free(text);
    return 0;
}
