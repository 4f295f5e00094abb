/* SPDX-License-Identifier: Apache-2.0 */
#include "server/engine.h"

#include <stdio.h>

#include "kin_test.h"
#include "server/kinds.h"
#include "server/rules.h"
#include "test_engine.h"

#define CM "v1/configmaps/default"

/* Rules under which configmaps expire. */
static unsigned short_lived(const struct kin__rules *rules,
                            const struct kin__resource *resource)
{
    unsigned flags = kin__rules_plain.flags(rules, resource);

    if (kin_str_eq(resource->plural, kin_s("configmaps")))
        flags |= KIN__KIND_EXPIRES;
    return flags;
}

static int there(struct test_engine *test, const char *expected)
{
    KIN__AUTO_LIST *list = NULL;
    char names[64];

    TRY(test_list(test, "v1/configmaps", "", NULL, &list));
    assert_string_equal(test_names(list, names, sizeof(names)), expected);
    return 0;
}

KIN_TEST(deletes_after_an_hour)
{
    TEST_ENGINE test;
    struct kin__rules rules = kin__rules_plain;

    rules.flags = short_lived;
    struct kin__engine_opts opts = {.rules = &rules};
    TRY(test_engine_init(&test, alloc, &opts));
    TRY(test_create(&test, CM, "{\"metadata\":{\"name\":\"a\"}}", NULL));
    TRY(test_create(&test, CM,
                    "{\"metadata\":{\"name\":\"b\"},\"lastTimestamp\":"
                    "\"2026-01-01T00:30:00Z\"}",
                    NULL));
    TRY(test_create(&test, CM,
                    "{\"metadata\":{\"name\":\"c\"},\"series\":{"
                    "\"lastObservedTime\":\"2026-01-01T00:50:00.123456Z\"}}",
                    NULL));
    TRY(test_create(&test, "v1/pods/default", "{\"metadata\":{\"name\":\"p\"}}",
                    NULL));
    kin__fake_clock_advance(&test.clock, 3599 * KIN__NS_PER_S);
    kin__engine_tick(test.engine);
    TRY(there(&test, "a,b,c"));
    kin__fake_clock_advance(&test.clock, 60 * KIN__NS_PER_S);
    kin__engine_tick(test.engine);
    if (kin_test_out_of_memory())
        return KIN_ENOMEM;
    TRY(there(&test, "b,c"));
    kin__fake_clock_advance(&test.clock, 1800 * KIN__NS_PER_S);
    kin__engine_tick(test.engine);
    if (kin_test_out_of_memory())
        return KIN_ENOMEM;
    TRY(there(&test, "c"));
    TRY(test_get(&test, "v1/pods/default/p", NULL));
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(deletes_after_an_hour))
