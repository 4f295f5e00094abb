/* SPDX-License-Identifier: Apache-2.0 */
#include "server/apiservices.h"

#include <assert.h>

#include "base/str.h"
#include "server/bootstrap.h"

static void catalog_cleanup(const struct kin__catalog **catalog)
{
    kin__catalog_unref(*catalog);
}

#define AUTO_CATALOG                                                           \
    __attribute__((cleanup(catalog_cleanup))) const struct kin__catalog

static bool is_of(const struct kin__resource *resource, kin_str group,
                  kin_str version)
{
    return resource->definition && kin_str_eq(resource->group, group) &&
           kin_str_eq(resource->version, version);
}

/* Custom resources are sorted by group and version. */
static bool is_first(const struct kin__catalog *catalog, size_t index)
{
    const struct kin__resource *resource = catalog->resources[index];

    return resource->definition &&
           (index == 0 || !is_of(catalog->resources[index - 1], resource->group,
                                 resource->version));
}

static int services_create(struct kin__engine *engine,
                           const kin_allocator *alloc,
                           const struct kin__catalog *catalog, kin_error *err)
{
    int r = 0;

    for (size_t i = 0; r == 0 && i < catalog->count; i++) {
        const struct kin__resource *resource = catalog->resources[i];

        if (is_first(catalog, i))
            r = kin__bootstrap_group(engine, alloc, resource->group,
                                     resource->version, err);
    }
    return r;
}

static bool is_served(const struct kin__catalog *catalog,
                      const kin_object *service)
{
    kin_value spec = kin_value_get(kin_object_value(service), KIN__S("spec"));
    kin_str group = kin_value_str(kin_value_get(spec, KIN__S("group")));
    kin_str version = kin_value_str(kin_value_get(spec, KIN__S("version")));

    for (size_t i = catalog->count; i > 0; i--)
        if (is_of(catalog->resources[i - 1], group, version))
            return true;
    return false;
}

static int services_delete(struct kin__engine *engine,
                           const struct kin__catalog *catalog,
                           const struct kin__resource *services,
                           struct kin__failure *failure)
{
    const struct kin__list_opts own = {
        .resource = services, .labels = KIN__S(KIN__AUTOMANAGED "=true")};
    const struct kin__delete_opts at_once = {.has_grace = true};
    KIN__AUTO_LIST *list = NULL;
    int r = kin__engine_list(engine, &own, &list, failure);

    for (size_t i = 0; r == 0 && i < kin__list_count(list); i++) {
        const kin_object *service = kin__list_at(list, i);
        const struct kin__target target = {.resource = services,
                                           .name = kin_object_name(service)};
        struct kin__deleted deleted = {0};

        if (is_served(catalog, service))
            continue;
        r = kin__engine_delete(engine, &target, &at_once, &deleted, failure);
        (void)kin_object_unref(deleted.object);
        if (r == KIN_ENOTFOUND) {
            kin__failure_clear(failure);
            r = 0;
        }
    }
    return r;
}

int kin__apiservices_sync(struct kin__engine *engine,
                          const kin_allocator *alloc, uint64_t *number,
                          kin_error *err)
{
    KIN__AUTO_FAILURE failure = {.alloc = alloc};
    AUTO_CATALOG *catalog = kin__engine_catalog(engine);
    KIN__AUTO_RESOURCE *services = kin__engine_find(
        engine, KIN__S("apiregistration.k8s.io"), KIN__S("v1"),
        KIN__S("apiservices"));
    int r = 0;

    assert(catalog->number > 0);
    if (catalog->number == *number)
        return 0;
    if (services)
        r = services_create(engine, alloc, catalog, err);
    if (r < 0)
        return r;
    if (services)
        r = services_delete(engine, catalog, services, &failure);
    if (r < 0)
        return kin_error_set(err, r, "apiservices: %s",
                             failure.message ? failure.message
                                             : kin_error_text(r));
    *number = catalog->number;
    return 0;
}
