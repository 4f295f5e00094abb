/* SPDX-License-Identifier: Apache-2.0 */
#include <string.h>

#include "base/alloc.h"
#include "base/str.h"
#include "get.h"

void get_plan_done(struct get_plan *plan)
{
    plan->list = kin_api_list_free(plan->list);
    kin__free(/* alloc= */ NULL, plan->targets);
    plan->targets = NULL;
}

/* ---- targets ---- */

static int plan_push(struct get_plan *plan, const kin_api_resource *api,
                     kin_str name)
{
    if (plan->count == GET_MAX_TARGETS)
        return KIN_ELIMIT;
    struct get_target *grown = kin__realloc(/* alloc= */ NULL, plan->targets,
                                            plan->count + 1, sizeof(*grown));
    if (!grown)
        return KIN_ENOMEM;
    plan->targets = grown;
    grown[plan->count++] = (struct get_target){.api = api, .name = name};
    return 0;
}

static bool plan_has(const struct get_plan *plan, const kin_api_resource *api)
{
    for (size_t i = 0; i < plan->count; i++)
        if (plan->targets[i].api == api)
            return true;
    return false;
}

/* Adds an object, or a whole collection unless it was added before. */
static int plan_add(struct get_plan *plan, kin_str resource, kin_str name,
                    kin_error *err)
{
    const kin_api_resource *api = NULL;
    int r = kin_api_list_find(plan->list, resource, &api, err);

    if (r < 0 || (name.len == 0 && plan_has(plan, api)))
        return r;
    r = plan_push(plan, api, name);
    return r < 0 ? kin_error_set(err, r, /* format= */ NULL) : 0;
}

/* ---- categories ---- */

static bool plan_is_in_category(const kin_api_resource *api, kin_str category)
{
    for (size_t i = 0; api->categories[i]; i++)
        if (kin_str_eq(kin_s(api->categories[i]), category))
            return true;
    return false;
}

/* The best version of the same resource. */
static const kin_api_resource *plan_preferred(const kin_api_list *list,
                                              const kin_api_resource *api)
{
    for (size_t i = 0; i < kin_api_list_count(list); i++) {
        const kin_api_resource *other = kin_api_list_at(list, i);
        if (other->is_preferred &&
            strcmp(other->resource.group, api->resource.group) == 0 &&
            strcmp(other->resource.plural, api->resource.plural) == 0)
            return other;
    }
    return api;
}

/* Adds the resources of a category; `*ret_found` is set if it exists. */
static int plan_add_category(struct get_plan *plan, kin_str category,
                             bool *ret_found)
{
    for (size_t i = 0; i < kin_api_list_count(plan->list); i++) {
        const kin_api_resource *api = kin_api_list_at(plan->list, i);
        if (!plan_is_in_category(api, category))
            continue;
        *ret_found = true;
        api = plan_preferred(plan->list, api);
        int r = plan_has(plan, api) ? 0 : plan_push(plan, api, kin_s(""));
        if (r < 0)
            return r;
    }
    return 0;
}

/* ---- words ---- */

static int plan_reject(kin_error *err, const char *text)
{
    return kin_error_set(err, KIN_EINVAL, "%s", text);
}

/* a,b,c: all objects of these, which may be categories too. */
static int plan_collections(struct get_plan *plan, kin_str resources,
                            kin_error *err)
{
    int r = 0;

    while (r == 0 && resources.ptr) {
        kin_str resource = kin__str_cut(&resources, ',');
        bool is_category = false;
        r = plan_add_category(plan, resource, &is_category);
        if (r < 0)
            (void)kin_error_set(err, r, /* format= */ NULL);
        if (r == 0 && !is_category)
            r = plan_add(plan, resource, kin_s(""), err);
    }
    return r;
}

/* a,b x y: a/x a/y b/x b/y */
static int plan_names(struct get_plan *plan, kin_str resources, int count,
                      char **names, kin_error *err)
{
    int r = 0;

    while (r == 0 && resources.ptr) {
        kin_str resource = kin__str_cut(&resources, ',');
        for (int i = 0; r == 0 && i < count; i++) {
            if (names[i][0] == '\0')
                return plan_reject(err, "a name is empty");
            r = plan_add(plan, resource, kin_s(names[i]), err);
        }
    }
    return r;
}

/* a/x b/y */
static int plan_pairs(struct get_plan *plan, int count, char **words,
                      kin_error *err)
{
    int r = 0;

    for (int i = 0; r == 0 && i < count; i++) {
        kin_str name = kin_s(words[i]);
        kin_str resource = kin__str_cut(&name, '/');
        if (!name.ptr)
            return plan_reject(err,
                               "there is no need to specify a resource type as "
                               "a separate argument when passing arguments in "
                               "resource/name form");
        if (kin__str_find(name, '/') != KIN__STR_NONE)
            return plan_reject(err,
                               "arguments in resource/name form may not have "
                               "more than one slash");
        if (resource.len == 0 || name.len == 0 ||
            kin__str_find(resource, ',') != KIN__STR_NONE)
            return plan_reject(err,
                               "arguments in resource/name form must have a "
                               "single resource and name");
        r = plan_add(plan, resource, name, err);
    }
    return r;
}

static bool plan_has_slash(int count, char **words)
{
    for (int i = 0; i < count; i++)
        if (strchr(words[i], '/'))
            return true;
    return false;
}

/* Usage errors independent of the server. */
static int plan_check(const struct cli_globals *globals, int count,
                      char **words, kin_error *err)
{
    bool is_selected = globals->selector || globals->field_selector;

    if (count == 0)
        return plan_reject(err, "no resource; see 'kin get --help'");
    if (words[0][0] == '\0')
        return plan_reject(err, "the resource is empty");
    if (is_selected && plan_has_slash(count, words))
        return plan_reject(err,
                           "selectors and the all flag cannot be used when "
                           "passing resource/name arguments");
    if (is_selected && count > 1)
        return plan_reject(err, "name cannot be provided when a selector is "
                                "specified");
    return 0;
}

/* Usage errors for these resources. */
static int plan_check_targets(const struct get_plan *plan,
                              const struct cli_globals *globals, kin_error *err)
{
    for (size_t i = 0; globals->all_namespaces && i < plan->count; i++)
        if (plan->targets[i].name.len > 0 &&
            !plan->targets[i].api->resource.is_cluster_scoped)
            return plan_reject(err,
                               "a resource cannot be retrieved by name across "
                               "all namespaces");
    return 0;
}

int get_plan_make(struct get_run *run, int count, char **words, kin_error *err)
{
    const struct cli_globals *globals = &run->ctx->globals;
    struct get_plan *plan = &run->plan;
    int r = plan_check(globals, count, words, err);

    if (r == 0)
        r = kin_discovery_list(run->connection.discovery, /* stop= */ NULL,
                               &plan->list, err);
    if (r < 0)
        return r;
    if (plan_has_slash(count, words))
        r = plan_pairs(plan, count, words, err);
    else if (count > 1)
        r = plan_names(plan, kin_s(words[0]), count - 1, words + 1, err);
    else
        r = plan_collections(plan, kin_s(words[0]), err);
    if (r < 0)
        return r;
    plan->is_one_object = plan->count == 1 && plan->targets[0].name.len > 0;
    return plan_check_targets(plan, globals, err);
}
