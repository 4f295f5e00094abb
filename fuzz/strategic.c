/* SPDX-License-Identifier: Apache-2.0 */
/*
 * strategic.c - two values as an object and its strategic merge patch.
 *
 * The input is a line with the name of a type and a JSON array of the two.  A
 * patch is rejected with a message, or gives the same result each time; a
 * budget stops it, or does not change the result; an empty patch changes
 * nothing.
 */
#include "schema/strategic.h"

#include <assert.h>

#include <kin/json.h>

#include "base/str.h"
#include "fuzz.h"
#include "schema/schema.h"

/* Steps of the second run: some patches need more. */
enum { STEPS = 64 };

static const struct kin__schema_type *read_type(kin_str *rest)
{
    const struct kin__schema *schema = NULL;
    kin_str name = kin__str_cut(rest, '\n');

    int r = kin__schema_get(&schema, /* err= */ NULL);
    assert(r == 0);
    const struct kin__schema_type *type = kin__schema_find_type(schema, name);
    return type ? type : kin__schema_find_type(schema, kin_s("core/v1.Pod"));
}

static void check_patch(const struct kin__schema_type *type, kin_value original,
                        kin_value patch)
{
    KIN_AUTO(kin_document) *once = NULL;
    KIN_AUTO(kin_document) *again = NULL;
    struct kin__budget budget = {.left = STEPS};
    kin_error err = KIN_ERROR_INIT;

    int r = kin__strategic_apply(/* alloc= */ NULL, type, original, patch,
                                 &once, &err);
    assert(r == 0 || r == KIN_EINVAL || r == KIN_ELIMIT);
    assert(r == 0 || (err.code == r && err.message[0] != '\0' && !once));
    int s = kin__strategic_apply_within(/* alloc= */ NULL, type, original,
                                        patch, &budget, &again,
                                        /* err= */ NULL);
    assert(s == r || s == KIN_ETIMEDOUT);
    if (r == 0 && s == 0)
        assert(
            kin_value_equal(kin_document_root(once), kin_document_root(again)));
}

static void check_nothing(const struct kin__schema_type *type,
                          kin_value original)
{
    KIN_AUTO(kin_document) *none = NULL;
    KIN_AUTO(kin_document) *same = NULL;

    if (kin_value_type(original) != KIN_TYPE_OBJECT)
        return;
    int r = kin_document_parse(/* alloc= */ NULL, kin_s("{}"), &none,
                               /* err= */ NULL);
    assert(r == 0);
    r = kin__strategic_apply(/* alloc= */ NULL, type, original,
                             kin_document_root(none), &same, /* err= */ NULL);
    assert(r == 0);
    assert(kin_value_equal(kin_document_root(same), original));
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    kin_str rest = kin_str_of((const char *)data, size);
    const struct kin__schema_type *type = read_type(&rest);
    KIN_AUTO(kin_document) *doc = NULL;

    if (!rest.ptr || kin_document_parse(/* alloc= */ NULL, rest, &doc,
                                        /* err= */ NULL) < 0)
        return 0;
    kin_value original = kin_value_at(kin_document_root(doc), 0);
    kin_value patch = kin_value_at(kin_document_root(doc), 1);
    check_patch(type, original, patch);
    check_nothing(type, original);
    return 0;
}
