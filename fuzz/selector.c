/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Any text is parsed or rejected, as a label and as a field selector.  Parsing
 * the canonical text of labels again does not change it; that of fields is
 * stable only after the second time, since "==" is written as "=" after
 * sorting.  All texts match the same objects, and so does a selector created
 * from the requirements.
 */
#include <assert.h>
#include <stddef.h>
#include <stdint.h>

#include <kin/selector.h>

#include "object/selector.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

typedef int parse_fn(const kin_allocator *alloc, kin_str text,
                     kin_selector **ret, kin_error *err);
typedef int new_fn(const kin_allocator *alloc,
                   const struct kin__requirement *reqs, size_t count,
                   kin_selector **ret, kin_error *err);

/* An object derived from a seed: some keys are absent, some values equal their
 * key, some are numbers. */
static bool get(kin_str key, kin_str *ret, void *userdata)
{
    static const kin_str values[] = {KIN_STR_INIT(""), KIN_STR_INIT("5"),
                                     KIN_STR_INIT("-1"), KIN_STR_INIT("a")};
    unsigned choice = *(const unsigned *)userdata + (unsigned)key.len;

    if (choice % 6 == 5)
        return false;
    *ret = choice % 6 == 4 ? key : values[choice % 6];
    return true;
}

static void check_same(const kin_selector *a, const kin_selector *b)
{
    assert(kin__selector_count(a) == kin__selector_count(b));
    for (unsigned seed = 0; seed < 6; seed++)
        assert(kin_selector_matches(a, get, &seed) ==
               kin_selector_matches(b, get, &seed));
}

static void check(kin_str text, parse_fn *parse, new_fn *make)
{
    KIN_AUTO(kin_selector) *first = NULL;
    KIN_AUTO(kin_selector) *second = NULL;
    KIN_AUTO(kin_selector) *third = NULL;
    KIN_AUTO(kin_selector) *made = NULL;

    if (parse(NULL, text, &first, NULL) < 0)
        return;
    int r = parse(NULL, kin_selector_text(first), &second, NULL);
    assert(r == 0);
    check_same(first, second);
    r = parse(NULL, kin_selector_text(second), &third, NULL);
    assert(r == 0);
    assert(kin_str_eq(kin_selector_text(second), kin_selector_text(third)));
    if (parse == kin_selector_parse_labels)
        assert(kin_str_eq(kin_selector_text(first), kin_selector_text(second)));
    /* Some field keys can be parsed but not created from requirements. */
    r = make(NULL, kin__selector_at(first, 0), kin__selector_count(first),
             &made, NULL);
    assert(r == 0 || (r == KIN_EINVAL && make == kin__selector_new_fields));
    if (r == 0)
        check_same(first, made);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    kin_str text = kin_str_of((const char *)data, size);

    check(text, kin_selector_parse_labels, kin__selector_new_labels);
    check(text, kin_selector_parse_fields, kin__selector_new_fields);
    return 0;
}
