/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Any text is parsed as a JSONPath template or rejected.  A template gives the
 * same result twice, or fails the same way twice without output.
 */
#include <assert.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

#include <kin/document.h>

#include "object/document.h"
#include "object/jsonpath.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

enum { OUT_MAX = 1 << 16 };

static void add_item(kin_document *doc, int i)
{
    (void)kin__document_open_object(doc);
    (void)kin__document_key(doc, kin_s("n"));
    (void)kin__document_add_int(doc, i);
    (void)kin__document_key(doc, kin_s("f"));
    (void)kin__document_add_double(doc, i + 0.5);
    (void)kin__document_key(doc, kin_s("z"));
    (void)kin__document_add_null(doc);
    (void)kin__document_key(doc, kin_s("a"));
    (void)kin__document_open_array(doc);
    (void)kin__document_add_string(doc, kin_s("x"));
    (void)kin__document_add_bool(doc, true);
    (void)kin__document_close(doc);
    (void)kin__document_close(doc);
}

static kin_document *sample(void)
{
    kin_document *doc = NULL;

    if (kin__document_new(NULL, &doc, NULL) < 0)
        abort();
    (void)kin__document_open_object(doc);
    (void)kin__document_key(doc, kin_s("items"));
    (void)kin__document_open_array(doc);
    for (int i = 0; i < 3; i++)
        add_item(doc, i);
    (void)kin__document_close(doc);
    (void)kin__document_key(doc, kin_s("a"));
    (void)kin__document_open_object(doc);
    (void)kin__document_close(doc);
    (void)kin__document_close(doc);
    if (kin__document_finish(doc, NULL) < 0)
        abort();
    return doc;
}

static int print(kin_value value, struct kin__buf *out, void *userdata)
{
    (void)userdata;
    return kin__buf_printf(out, "<%zu>", kin_value_count(value));
}

static void check_run(const struct kin__jsonpath *path, kin_value value,
                      bool allow_missing)
{
    const struct kin__jsonpath_opts opts = {.allow_missing = allow_missing,
                                            .print = print};
    KIN__AUTO_BUF first;
    KIN__AUTO_BUF second;
    kin_error err = KIN_ERROR_INIT;

    kin__buf_init(&first, NULL, OUT_MAX);
    kin__buf_init(&second, NULL, OUT_MAX);
    int r = kin__jsonpath_run(path, value, &opts, &first, &err);
    assert(r == 0 || (first.len == 0 && err.message[0]));
    /* A template that exceeds a limit is slow: do not run it again. */
    if (r == KIN_ELIMIT)
        return;
    assert(kin__jsonpath_run(path, value, &opts, &second, NULL) == r);
    assert(kin_str_eq(kin__buf_str(&first), kin__buf_str(&second)));
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct kin__jsonpath *path = NULL;
    kin_error err = KIN_ERROR_INIT;
    int r = kin__jsonpath_new(NULL, kin_str_of((const char *)data, size), &path,
                              &err);

    if (r < 0) {
        assert(err.code == r && err.message[0]);
        return 0;
    }
    kin_document *doc = sample();
    check_run(path, kin_document_root(doc), /* allow_missing= */ false);
    check_run(path, kin_document_root(doc), /* allow_missing= */ true);
    (void)kin_document_free(doc);
    (void)kin__jsonpath_free(path);
    return 0;
}
