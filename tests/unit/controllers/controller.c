/* SPDX-License-Identifier: Apache-2.0 */
#include "controllers/controller.h"

#include <string.h>

#include <kin/factory.h>

#include "kin_test.h"

KIN_TEST(names_and_aliases_are_unique)
{
    (void)alloc;
    for (size_t i = 0; kin__controllers[i]; i++) {
        const kin_manager_descriptor *one = kin__controllers[i];
        assert_non_null(one->make);
        assert_non_null(strstr(one->name, "-controller"));
        for (size_t j = 0; j < i; j++) {
            const kin_manager_descriptor *two = kin__controllers[j];
            assert_string_not_equal(one->name, two->name);
            if (one->alias && two->alias)
                assert_string_not_equal(one->alias, two->alias);
        }
    }
    return 0;
}

/* ---- failures ---- */

static int no_source(const kin_resource *resource, kin_str ns,
                     kin_lister_watcher **ret, kin_error *err, void *userdata)
{
    (void)ns;
    (void)ret;
    (void)userdata;
    return kin_error_set(err, KIN_EUNSUPPORTED, "no %s here", resource->plural);
}

KIN_TEST(reports_a_missing_informer)
{
    static const kin_manager_descriptor *const rows[] = {
        &kin__controller_deployment, &kin__controller_replicaset};

    for (size_t i = 0; i < sizeof(rows) / sizeof(rows[0]); i++) {
        KIN_AUTO(kin_factory) *factory = NULL;
        kin_manager_controller made = {.self = NULL};
        kin_error err = KIN_ERROR_INIT;

        TRY(kin_factory_new(
            NULL,
            KIN_OPTS(kin_factory_opts, .alloc = alloc, .source = no_source),
            &factory, NULL));
        const kin_manager_context context = {
            .size = sizeof(context), .alloc = alloc, .factory = factory};
        int r = rows[i]->make(&context, &made, &err);
        if (made.self)
            made.free(made.self);
        TRY_FAIL(r, KIN_EUNSUPPORTED);
        assert_non_null(strstr(err.message, "s here"));
    }
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(names_and_aliases_are_unique),
              KIN_TEST_ENTRY(reports_a_missing_informer))
