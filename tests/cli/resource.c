/* SPDX-License-Identifier: Apache-2.0 */
/* Resources known without a server. */
#include "resource.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>

#include <kin/resource.h>

#include "kin_test.h"

static void assert_known(const char *word, const char *expected)
{
    AUTO_RESOURCE found = {0};
    char text[256];

    assert_int_equal(cli_resource_known(&found, kin_s(word), /* err= */ NULL),
                     0);
    const kin_resource *resource = &found.resource;
    snprintf(text, sizeof(text), "%s/%s/%s %s%s", resource->group,
             resource->version, resource->plural, resource->kind,
             resource->is_cluster_scoped ? ", cluster" : "");
    assert_string_equal(text, expected);
}

KIN_TEST(knows_all_names_of_a_resource)
{
    (void)alloc;
    assert_known("pods", "/v1/pods Pod");
    assert_known("Pod", "/v1/pods Pod");
    assert_known("po", "/v1/pods Pod");
    assert_known("nodes", "/v1/nodes Node, cluster");
    assert_known("deployments", "apps/v1/deployments Deployment");
    assert_known("deployments.apps", "apps/v1/deployments Deployment");
    assert_known("deployments.v1.apps", "apps/v1/deployments Deployment");
    return 0;
}

KIN_TEST(does_not_know_others)
{
    AUTO_RESOURCE found = {0};
    kin_error err = KIN_ERROR_INIT;

    (void)alloc;
    assert_int_equal(cli_resource_known(&found, kin_s("gadgets"), &err),
                     KIN_ENOTFOUND);
    assert_string_equal(err.message, "the server doesn't have a resource type "
                                     "\"gadgets\"");
    return 0;
}

static void upper_case(const char *text, char *ret)
{
    do
        *ret++ = (char)toupper((unsigned char)*text);
    while (*text++);
}

/* An upper-case name is looked up in the facts: their result counts. */
KIN_TEST(the_fast_lookup_agrees_with_the_facts)
{
    (void)alloc;
    for (size_t i = 0; i < kin_builtin_count(); i++) {
        AUTO_RESOURCE quick = {0};
        AUTO_RESOURCE slow = {0};
        const char *plural = kin_builtin_at(i)->plural;
        char upper[128];

        assert_true(strlen(plural) < sizeof(upper));
        upper_case(plural, upper);
        int r = cli_resource_known(&slow, kin_s(upper), /* err= */ NULL);
        assert_int_equal(
            cli_resource_known(&quick, kin_s(plural), /* err= */ NULL), r);
        if (r == KIN_ENOTFOUND)
            continue; /* servers have it only if it is enabled */
        assert_int_equal(r, 0);
        assert_string_equal(quick.resource.group, slow.resource.group);
        assert_string_equal(quick.resource.version, slow.resource.version);
        assert_string_equal(quick.resource.plural, slow.resource.plural);
        assert_string_equal(quick.resource.kind, slow.resource.kind);
        assert_int_equal(quick.resource.is_cluster_scoped,
                         slow.resource.is_cluster_scoped);
    }
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(knows_all_names_of_a_resource),
              KIN_TEST_ENTRY(does_not_know_others),
              KIN_TEST_ENTRY(the_fast_lookup_agrees_with_the_facts))
