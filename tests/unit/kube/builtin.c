/* SPDX-License-Identifier: Apache-2.0 */
#include "kube/builtin.h"

#include "base/str.h"
#include "kin_test.h"
#include "schema/schema.h"

KIN_TEST(finds_by_names)
{
    const kin_resource *found = kin_builtin_find(KIN__S("apps"), KIN__S("v1"),
                                                 KIN__S("deployments"));

    (void)alloc;
    assert_non_null(found);
    assert_string_equal(found->kind, "Deployment");
    assert_false(found->is_cluster_scoped);
    found = kin_builtin_find(KIN__S(""), KIN__S("v1"), KIN__S("nodes"));
    assert_non_null(found);
    assert_string_equal(found->kind, "Node");
    assert_true(found->is_cluster_scoped);
    assert_ptr_equal(found, kin_builtin_find(kin_str_of(NULL, 0), KIN__S("v1"),
                                             KIN__S("nodes")));
    assert_null(kin_builtin_find(KIN__S("apps"), KIN__S("v1"), KIN__S("pods")));
    assert_null(
        kin_builtin_find(KIN__S("apps"), KIN__S("v2"), KIN__S("deployments")));
    assert_null(kin_builtin_find(KIN__S("zzz"), KIN__S("v1"), KIN__S("pods")));
    assert_null(kin_builtin_find(KIN__S(""), KIN__S(""), KIN__S("")));
    return 0;
}

static int order_of(const kin_resource *a, const kin_resource *b)
{
    int r = kin_str_cmp(kin_s(a->group), kin_s(b->group));

    if (r == 0)
        r = kin_str_cmp(kin_s(a->version), kin_s(b->version));
    return r != 0 ? r : kin_str_cmp(kin_s(a->plural), kin_s(b->plural));
}

KIN_TEST(every_entry_is_found)
{
    (void)alloc;
    assert_null(kin_builtin_at(kin_builtin_count()));
    assert_null(kin_builtin_at(SIZE_MAX));
    for (size_t i = 0; i < kin_builtin_count(); i++) {
        const kin_resource *at = kin_builtin_at(i);
        if (i > 0)
            assert_true(order_of(kin_builtin_at(i - 1), at) < 0);
        assert_ptr_equal(kin_builtin_find(kin_s(at->group), kin_s(at->version),
                                          kin_s(at->plural)),
                         at);
    }
    return 0;
}

/* If this fails, run scripts/make-builtins --update. */
KIN_TEST(the_table_agrees_with_the_schema)
{
    const struct kin__schema *schema = NULL;
    size_t informers = 0;

    (void)alloc;
    TRY(kin__schema_get(&schema, NULL));
    for (size_t i = 0; i < schema->resource_count; i++) {
        const struct kin__schema_resource *fact = &schema->resources[i];
        const kin_resource *found = kin_builtin_find(fact->group, fact->version,
                                                     fact->plural);
        assert_true(fact->has_informer == (found != NULL));
        if (!found)
            continue;
        informers++;
        assert_true(kin_str_eq(kin_s(found->kind), fact->kind));
        assert_true(found->is_cluster_scoped != fact->is_namespaced);
    }
    assert_int_equal(informers, kin_builtin_count());
    assert_int_equal(informers, 147);
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(finds_by_names),
              KIN_TEST_ENTRY(every_entry_is_found),
              KIN_TEST_ENTRY(the_table_agrees_with_the_schema))
