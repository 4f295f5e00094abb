/* SPDX-License-Identifier: Apache-2.0 */
#include "server/causes.h"

#include "test_kinds.h"

KIN_TEST(messages_are_those_of_kubernetes)
{
    static const char *const CHOICES[] = {"A", "B", NULL};
    KIN_AUTO(kin_document) *doc = NULL;
    KIN__AUTO_CAUSES causes;
    const struct kin__at *at = KIN__AT(NULL, "spec");

    kin__causes_init(&causes, alloc);
    TRY(test_kinds_read(alloc, "{'s':'a\\nb','n':5,'o':{'b':[1]}}", &doc));
    kin_value value = kin_document_root(doc);
    kin__causes_required(&causes, KIN__AT(at, "name"), NULL);
    kin__causes_required(&causes, KIN__AT_INDEX(KIN__AT(at, "list"), 3),
                         "say %d", 1);
    kin__causes_invalid(&causes, KIN__AT_KEY(at, kin_s("a/b")),
                        kin_value_get(value, kin_s("s")), "no");
    kin__causes_invalid(&causes, at, kin_value_get(value, kin_s("n")), "no");
    kin__causes_invalid(&causes, at, kin_value_get(value, kin_s("o")), "no");
    kin__causes_invalid(&causes, at, kin_value_absent(), "no");
    kin__causes_forbidden(&causes, at, "never");
    kin__causes_duplicate(&causes, at, kin_value_get(value, kin_s("n")));
    kin__causes_not_found(&causes, at, kin_value_get(value, kin_s("s")));
    kin__causes_unsupported(&causes, at, kin_value_absent(), CHOICES);
    kin__causes_unsupported_json(&causes, at, kin_s("{}"), CHOICES);
    TRY(causes.error);
    assert_int_equal(causes.count, 11);
    assert_string_equal(
        test_kinds_causes(&causes),
        "spec.name: Required value; spec.list[3]: Required value: say 1; "
        "spec[a/b]: Invalid value: \"a\\nb\": no; spec: Invalid value: 5: no; "
        "spec: Invalid value: {\"b\":[1]}: no; spec: Invalid value: null: no; "
        "spec: Forbidden: never; spec: Duplicate value: 5; spec: Not found: "
        "\"a\\nb\"; spec: Unsupported value: \"\": supported values: \"A\", "
        "\"B\"; spec: Unsupported value: {}: supported values: \"A\", \"B\"");
    assert_string_equal(causes.items[0].reason, "FieldValueRequired");
    assert_string_equal(causes.items[2].reason, "FieldValueInvalid");
    assert_string_equal(causes.items[6].reason, "FieldValueForbidden");
    assert_string_equal(causes.items[7].reason, "FieldValueDuplicate");
    assert_string_equal(causes.items[8].reason, "FieldValueNotFound");
    assert_string_equal(causes.items[9].reason, "FieldValueNotSupported");
    return 0;
}

KIN_TEST(limits_the_number_of_causes)
{
    KIN__AUTO_CAUSES causes;

    kin__causes_init(&causes, alloc);
    for (int i = 0; i < KIN__CAUSES_MAX + 10; i++)
        kin__causes_required(&causes, KIN__AT(NULL, "x"), NULL);
    TRY(causes.error);
    assert_int_equal(causes.count, KIN__CAUSES_MAX);
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(messages_are_those_of_kubernetes),
              KIN_TEST_ENTRY(limits_the_number_of_causes))
