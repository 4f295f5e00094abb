/* SPDX-License-Identifier: Apache-2.0 */
#include "server/bootstrap.h"

#include <string.h>

#include "base/str.h"
#include "kin_test.h"
#include "server/apiservices.h"
#include "test_engine.h"

#define AUTHENTICATION                                                         \
    "v1/configmaps/kube-system/extension-apiserver-authentication"

/* The engine of the test has no roles: what it has not is left out. */
KIN_TEST(creates_what_is_missing)
{
    TEST_ENGINE test;
    KIN_AUTO(kin_object) *object = NULL;

    TRY(test_engine_init(&test, alloc, NULL));
    TRY(kin__bootstrap(test.engine, alloc, KIN__S("PEM"), NULL));
    TRY(test_get(&test, AUTHENTICATION, &object));
    kin_value data = kin_value_get(kin_object_value(object), KIN__S("data"));
    assert_str_equal(
        kin_value_str(kin_value_get(data, KIN__S("client-ca-file"))), "PEM");
    uint64_t before = kin__engine_version(test.engine);
    TRY(kin__bootstrap(test.engine, alloc, KIN__S("other"), NULL));
    assert_int_equal(kin__engine_version(test.engine), before);
    return 0;
}

KIN_TEST(has_no_certificate_without_tls)
{
    TEST_ENGINE test;
    KIN_AUTO(kin_object) *object = NULL;

    TRY(test_engine_init(&test, alloc, NULL));
    TRY(kin__bootstrap(test.engine, alloc, KIN__S(""), NULL));
    TRY(test_get(&test, AUTHENTICATION, &object));
    assert_int_equal(kin_value_count(kin_value_get(kin_object_value(object),
                                                   KIN__S("data"))),
                     0);
    return 0;
}

KIN_TEST(needs_no_api_services)
{
    TEST_ENGINE test;
    uint64_t number = 0;

    TRY(test_engine_init(&test, alloc, NULL));
    TRY(kin__apiservices_sync(test.engine, alloc, &number, NULL));
    assert_int_not_equal(number, 0);
    return 0;
}

KIN_TEST(has_facts_of_every_kind)
{
    static const char *const words[] = {
        "\nrole ",    "\nrule ",      "\nbinding ",    "\nto ",
        "\nsubject ", "\naggregate ", "\napiservice ", "\nobject "};
    kin_str facts = kin__bootstrap_facts();

    (void)alloc;
    for (size_t i = 0; i < sizeof(words) / sizeof(words[0]); i++)
        assert_non_null(
            memmem(facts.ptr, facts.len, words[i], strlen(words[i])));
    assert_int_equal(facts.ptr[facts.len - 1], '\n');
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(creates_what_is_missing),
              KIN_TEST_ENTRY(has_no_certificate_without_tls),
              KIN_TEST_ENTRY(needs_no_api_services),
              KIN_TEST_ENTRY(has_facts_of_every_kind))
