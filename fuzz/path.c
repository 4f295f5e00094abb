/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Any text is parsed as a path or rejected.  A parsed path is printed in a form
 * that parses as the same steps, and finds the same value as a search without
 * compiling.
 */
#include <assert.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

#include <kin/document.h>
#include <kin/path.h>

#include "object/document.h"
#include "object/path.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

enum { TEXT_SIZE = 4 * KIN_PATH_MAX_LEN };

static void check_steps(const kin_path *a, const kin_path *b)
{
    size_t a_count = 0;
    size_t b_count = 0;
    const kin_step *a_steps = kin__path_steps(a, &a_count);
    const kin_step *b_steps = kin__path_steps(b, &b_count);

    assert(a_count == b_count);
    for (size_t i = 0; i < a_count; i++) {
        assert(a_steps[i].is_index == b_steps[i].is_index);
        assert(a_steps[i].index == b_steps[i].index);
        assert(kin_str_eq(a_steps[i].key, b_steps[i].key));
    }
}

/* {"a":[{"b":1},{"b":2}],"":{"a.b":3}} */
static kin_document *sample(void)
{
    kin_document *doc = NULL;

    if (kin__document_new(NULL, &doc, NULL) < 0)
        abort();
    (void)kin__document_open_object(doc);
    (void)kin__document_key(doc, kin_s("a"));
    (void)kin__document_open_array(doc);
    for (int i = 1; i <= 2; i++) {
        (void)kin__document_open_object(doc);
        (void)kin__document_key(doc, kin_s("b"));
        (void)kin__document_add_int(doc, i);
        (void)kin__document_close(doc);
    }
    (void)kin__document_close(doc);
    (void)kin__document_key(doc, kin_s(""));
    (void)kin__document_open_object(doc);
    (void)kin__document_key(doc, kin_s("a.b"));
    (void)kin__document_add_int(doc, 3);
    (void)kin__document_close(doc);
    (void)kin__document_close(doc);
    if (kin__document_finish(doc, NULL) < 0)
        abort();
    return doc;
}

static void check_path(const kin_path *path, kin_str text)
{
    static char printed[TEXT_SIZE];
    KIN_AUTO(kin_path) *again = NULL;
    KIN_AUTO(kin_document) *doc = sample();
    uint32_t slots[KIN_PATH_MAX_STEPS] = {0};
    kin_value found = kin_value_absent();
    size_t count = 0;
    const kin_step *steps = kin__path_steps(path, &count);
    kin_value root = kin_document_root(doc);
    kin_value got = kin_path_get(path, root);

    size_t len = kin_steps_print(steps, count, printed, sizeof(printed));
    assert(len < sizeof(printed));
    int r = kin_path_new(NULL, kin_str_of(printed, len), &again, NULL);
    /* Quotes may make it longer than the maximum length of a path. */
    assert(r == 0 || (r == KIN_ELIMIT && len > KIN_PATH_MAX_LEN));
    if (r == 0)
        check_steps(path, again);
    r = kin_path_find(root, text, &found, NULL);
    assert(r == 0 && found.bits == got.bits);
    assert(kin__path_get_slots(path, root, slots).bits == got.bits);
    assert(kin__path_get_slots(path, root, slots).bits == got.bits);
    KIN__AUTO_BUF pointer;
    kin__buf_init(&pointer, NULL, TEXT_SIZE);
    r = kin__steps_append_pointer(steps, count, &pointer);
    assert(r == 0);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    kin_str text = kin_str_of((const char *)data, size);
    KIN_AUTO(kin_path) *path = NULL;
    kin_error err = KIN_ERROR_INIT;
    kin_value found = kin_value_absent();
    int r = kin_path_new(NULL, text, &path, &err);

    if (r == 0) {
        check_path(path, text);
    } else {
        assert(err.code == r && err.message[0]);
        assert(kin_path_find(found, text, &found, NULL) == r);
    }
    return 0;
}
