/* SPDX-License-Identifier: Apache-2.0 */
#include "server/webhook_plan.h"

#include <string.h>

#include <kin/field.h>

#include "base/alloc.h"
#include "base/lock.h"
#include "base/str.h"
#include "object/label_selector.h"
#include "server/catalog.h"
#include "server/engine_impl.h"
#include "server/stamp.h"

#define GROUP "admissionregistration.k8s.io"
#define MUTATING "mutatingwebhookconfigurations"
#define VALIDATING "validatingwebhookconfigurations"

enum { DEFAULT_TIMEOUT_S = 10 };

/* ---- when configurations change ---- */

static void hooks_added(struct kin__engine *engine, struct kin__served *served)
{
    (void)engine;
    (void)served;
}

static void hooks_created(struct kin__engine *engine)
{
    atomic_fetch_add(&engine->webhook_changes, 1);
}

static void hooks_written(struct kin__engine *engine,
                          const struct kin__served *served,
                          const kin_object *object)
{
    (void)served;
    (void)object;
    atomic_fetch_add(&engine->webhook_changes, 1);
}

const struct kin__resource_hooks kin__mutating_webhook_hooks = {
    .group = GROUP,
    .plural = MUTATING,
    .added = hooks_added,
    .created = hooks_created,
    .written = hooks_written,
};

const struct kin__resource_hooks kin__validating_webhook_hooks = {
    .group = GROUP,
    .plural = VALIDATING,
    .added = hooks_added,
    .created = hooks_created,
    .written = hooks_written,
};

/* ---- one plan ---- */

const struct kin__webhook_plan *kin__webhook_plan_ref(
    const struct kin__webhook_plan *plan)
{
    kin__ref_get((struct kin__ref *)(uintptr_t)&plan->ref);
    return plan;
}

static void list_done(struct kin__webhook_list *list,
                      const kin_allocator *alloc)
{
    for (size_t i = 0; i < list->count; i++) {
        (void)kin__webhook_endpoint_unref(list->items[i].endpoint);
        kin__free(alloc, list->items[i].problem);
    }
    kin__free(alloc, list->items);
}

void kin__webhook_plan_unref(const struct kin__webhook_plan *plan)
{
    struct kin__webhook_plan *own = (struct kin__webhook_plan *)(uintptr_t)plan;

    if (!own || !kin__ref_put(&own->ref))
        return;
    list_done(&own->mutating, own->alloc);
    list_done(&own->validating, own->alloc);
    for (size_t i = 0; i < own->configuration_count; i++)
        (void)kin_object_unref(own->configurations[i]);
    kin__free(own->alloc, own->configurations);
    kin__free(own->alloc, own);
}

static void plan_cleanup(struct kin__webhook_plan **plan)
{
    kin__webhook_plan_unref(*plan);
}
#define AUTO_PLAN                                                              \
    __attribute__((cleanup(plan_cleanup))) struct kin__webhook_plan

static bool text_is(kin_value in, const char *key, const char *text)
{
    return kin_str_eq(kin_value_str(kin_value_get(in, kin_s(key))),
                      kin_s(text));
}

/* The first version that this server knows. */
static enum kin__review_version review_of(kin_value versions)
{
    for (size_t i = 0; i < kin_value_count(versions); i++) {
        kin_str version = kin_value_str(kin_value_at(versions, i));
        if (kin_str_eq(version, KIN__S("v1")))
            return KIN__REVIEW_V1;
        if (kin_str_eq(version, KIN__S("v1beta1")))
            return KIN__REVIEW_V1BETA1;
    }
    return KIN__REVIEW_NONE;
}

/* An endpoint that is invalid fails the calls, not the plan. */
static int read_endpoint(struct kin__webhook *hook,
                         const struct kin__webhook_caller *caller,
                         const kin_allocator *alloc)
{
    kin_error err = KIN_ERROR_INIT;
    int r = kin__webhook_endpoint_new(
        caller, kin_value_get(hook->value, KIN__S("clientConfig")),
        &hook->endpoint, &err);

    if (r == 0 || r == KIN_ENOMEM)
        return r;
    hook->problem = kin__strdup(alloc, kin_s(err.message));
    return hook->problem ? 0 : KIN_ENOMEM;
}

static int read_webhook(struct kin__webhook *hook, kin_value value,
                        const struct kin__webhook_caller *caller,
                        const kin_allocator *alloc)
{
    int64_t timeout_s = 0;

    assert(!hook->endpoint && !hook->problem);
    if (kin_value_int(kin_value_get(value, KIN__S("timeoutSeconds")),
                      &timeout_s) < 0 ||
        timeout_s < 1 || timeout_s > KIN__WEBHOOK_MAX_TIMEOUT_S)
        timeout_s = DEFAULT_TIMEOUT_S;
    *hook = (struct kin__webhook){
        .value = value,
        .name = kin_value_str(kin_value_get(value, KIN__S("name"))),
        .timeout_ms = timeout_s * 1000,
        .review = review_of(
            kin_value_get(value, KIN__S("admissionReviewVersions"))),
        .ignores_failures = text_is(value, "failurePolicy", "Ignore"),
        .is_equivalent = !text_is(value, "matchPolicy", "Exact"),
        .is_reinvoked = text_is(value, "reinvocationPolicy", "IfNeeded"),
        .allows_dry_run = text_is(value, "sideEffects", "None") ||
                          text_is(value, "sideEffects", "NoneOnDryRun"),
    };
    /* Stored by a server that did not reject them. */
    if (kin_value_count(kin_value_get(value, KIN__S("matchConditions"))) == 0)
        return read_endpoint(hook, caller, alloc);
    hook->problem = kin__strdup(alloc,
                                KIN__S("matchConditions are not supported"));
    return hook->problem ? 0 : KIN_ENOMEM;
}

static kin_value webhooks_of(const kin_object *configuration)
{
    return kin_value_get(kin_object_value(configuration), KIN__S("webhooks"));
}

/* Reads the webhooks of configurations of one kind, which are sorted. */
static int read_webhooks(struct kin__webhook_plan *plan,
                         const struct kin__list *from,
                         const struct kin__webhook_caller *caller,
                         struct kin__webhook_list *ret)
{
    size_t count = 0;
    int r = 0;

    for (size_t i = 0; i < kin__list_count(from); i++)
        count += kin_value_count(webhooks_of(kin__list_at(from, i)));
    ret->items = kin__alloc0(plan->alloc, count ? count : 1,
                             sizeof(*ret->items));
    if (!ret->items)
        return KIN_ENOMEM;
    for (size_t i = 0; i < kin__list_count(from); i++) {
        kin_object *configuration = kin_object_ref(kin__list_at(from, i));
        kin_value list = webhooks_of(configuration);
        plan->configurations[plan->configuration_count++] = configuration;
        for (size_t k = 0; r == 0 && k < kin_value_count(list); k++)
            r = read_webhook(&ret->items[ret->count++], kin_value_at(list, k),
                             caller, plan->alloc);
    }
    assert(r < 0 || ret->count == count);
    return r;
}

static int list_configurations(struct kin__engine *engine, const char *plural,
                               struct kin__list **ret,
                               struct kin__failure *failure)
{
    KIN__AUTO_RESOURCE *resource = kin__engine_find(
        engine, KIN__S(GROUP), KIN__S("v1"), kin_s(plural));
    const struct kin__list_opts opts = {.resource = resource};

    return resource ? kin__engine_list(engine, &opts, ret, failure) : 0;
}

static int plan_read(struct kin__webhook_plan *plan, struct kin__engine *engine,
                     const struct kin__webhook_caller *caller,
                     struct kin__failure *failure)
{
    KIN__AUTO_LIST *mutating = NULL;
    KIN__AUTO_LIST *validating = NULL;
    int r = list_configurations(engine, MUTATING, &mutating, failure);

    if (r == 0)
        r = list_configurations(engine, VALIDATING, &validating, failure);
    if (r < 0 || !mutating || !validating)
        return r;
    size_t count = kin__list_count(mutating) + kin__list_count(validating);
    plan->configurations = kin__alloc0(plan->alloc, count ? count : 1,
                                       sizeof(kin_object *));
    r = plan->configurations ? 0 : KIN_ENOMEM;
    if (r == 0)
        r = read_webhooks(plan, mutating, caller, &plan->mutating);
    if (r == 0)
        r = read_webhooks(plan, validating, caller, &plan->validating);
    return r < 0 ? kin__failure_internal(failure, r, "%s", kin_error_text(r))
                 : 0;
}

/* ---- the current plan ---- */

struct kin__webhooks {
    const kin_allocator *alloc;
    struct kin__engine *engine; /* borrowed, as the next */
    struct kin__webhook_caller *caller;
    struct kin__mutex lock;         /* guards all below */
    struct kin__webhook_plan *plan; /* reference; NULL before the first */
    uint64_t number;                /* of changes that the plan has */
};

int kin__webhooks_new(const kin_allocator *alloc, struct kin__engine *engine,
                      struct kin__webhook_caller *caller,
                      struct kin__webhooks **ret)
{
    struct kin__webhooks *webhooks = kin__alloc0(alloc, 1, sizeof(*webhooks));

    assert(engine && caller);
    if (!webhooks)
        return KIN_ENOMEM;
    webhooks->alloc = alloc;
    webhooks->engine = engine;
    webhooks->caller = caller;
    kin__mutex_init(&webhooks->lock);
    *ret = webhooks;
    return 0;
}

struct kin__webhooks *kin__webhooks_free(struct kin__webhooks *webhooks)
{
    if (!webhooks)
        return NULL;
    kin__webhook_plan_unref(webhooks->plan);
    kin__mutex_done(&webhooks->lock);
    kin__free(webhooks->alloc, webhooks);
    return NULL;
}

struct kin__webhook_caller *kin__webhooks_caller(
    const struct kin__webhooks *webhooks)
{
    return webhooks->caller;
}

/* The plan of that number, if it is the current one. */
static struct kin__webhook_plan *webhooks_peek(struct kin__webhooks *webhooks,
                                               uint64_t number)
{
    KIN__LOCK_SCOPE(&webhooks->lock);

    if (!webhooks->plan || webhooks->number != number)
        return NULL;
    kin__ref_get(&webhooks->plan->ref);
    return webhooks->plan;
}

/* Keeps a plan unless a newer one is kept. */
static void webhooks_keep(struct kin__webhooks *webhooks,
                          struct kin__webhook_plan *plan, uint64_t number)
{
    struct kin__webhook_plan *old = plan;

    assert(plan && plan->alloc == webhooks->alloc);
    kin__ref_get(&plan->ref);
    {
        KIN__LOCK_SCOPE(&webhooks->lock);
        if (!webhooks->plan || webhooks->number < number) {
            old = webhooks->plan;
            webhooks->plan = plan;
            webhooks->number = number;
        }
    }
    kin__webhook_plan_unref(old);
}

/* The plan with at least all changes that were acknowledged before. */
static int webhooks_current(struct kin__webhooks *webhooks,
                            struct kin__webhook_plan **ret,
                            struct kin__failure *failure)
{
    /* Read before the configurations: a change in between is read again. */
    uint64_t number = atomic_load(&webhooks->engine->webhook_changes);
    AUTO_PLAN *plan = webhooks_peek(webhooks, number);

    if (!plan) {
        plan = kin__alloc0(webhooks->alloc, 1, sizeof(*plan));
        if (!plan)
            return kin__failure_internal(failure, KIN_ENOMEM, "out of memory");
        kin__ref_init(&plan->ref);
        plan->alloc = webhooks->alloc;
        int r = plan_read(plan, webhooks->engine, webhooks->caller, failure);
        if (r < 0)
            return r;
        webhooks_keep(webhooks, plan, number);
    }
    *ret = KIN__STEAL(plan);
    return 0;
}

/* ---- rules ---- */

static bool has_text(kin_value list, kin_str text)
{
    for (size_t i = 0; i < kin_value_count(list); i++) {
        kin_str item = kin_value_str(kin_value_at(list, i));
        if (kin_str_eq(item, KIN__S("*")) || kin_str_eq(item, text))
            return true;
    }
    return false;
}

/* "pods", "pods/status", "pods/\*", "*" without subresources, "*\/\*" */
static bool rule_has_resource(kin_value rule, kin_str plural, kin_str sub)
{
    kin_value list = kin_value_get(rule, KIN__S("resources"));

    for (size_t i = 0; i < kin_value_count(list); i++) {
        kin_str rest = kin_value_str(kin_value_at(list, i));
        kin_str name = kin__str_cut(&rest, '/');
        if ((kin_str_eq(name, KIN__S("*")) || kin_str_eq(name, plural)) &&
            (kin_str_eq(rest, KIN__S("*")) || kin_str_eq(rest, sub)))
            return true;
    }
    return false;
}

static bool rule_has_version(kin_value rule,
                             const struct kin__resource *resource, kin_str sub)
{
    return has_text(kin_value_get(rule, KIN__S("apiGroups")),
                    resource->group) &&
           has_text(kin_value_get(rule, KIN__S("apiVersions")),
                    resource->version) &&
           rule_has_resource(rule, resource->plural, sub);
}

static bool rule_has_scope(kin_value rule, const struct kin__resource *resource)
{
    kin_str scope = kin_value_str(kin_value_get(rule, KIN__S("scope")));

    if (scope.len == 0 || kin_str_eq(scope, KIN__S("*")))
        return true;
    return kin_str_eq(scope, resource->is_namespaced ? KIN__S("Namespaced")
                                                     : KIN__S("Cluster"));
}

static bool rule_has_operation(kin_value rule,
                               enum kin__admission_operation operation)
{
    static const char *const names[] = {
        [KIN__ADMISSION_CREATE] = "CREATE",
        [KIN__ADMISSION_UPDATE] = "UPDATE",
        [KIN__ADMISSION_DELETE] = "DELETE",
    };

    assert(operation <= KIN__ADMISSION_DELETE);
    return has_text(kin_value_get(rule, KIN__S("operations")),
                    kin_s(names[operation]));
}

/* Whether another version or group serves the same objects. */
static bool is_equivalent(const struct kin__resource *a,
                          const struct kin__resource *b, kin_str sub)
{
    return a != b &&
           kin__served_of(a)->resource_store ==
               kin__served_of(b)->resource_store &&
           (sub.len == 0 || kin__resource_subresource(b, sub)) &&
           !(kin_str_eq(a->group, b->group) &&
             kin_str_eq(a->version, b->version));
}

/* The version of a resource that a rule has; NULL for none.  Borrowed from the
 * catalog, or the resource itself. */
static const struct kin__resource *rule_find(
    kin_value rule, const struct kin__resource *resource, kin_str sub,
    const struct kin__catalog *catalog)
{
    for (size_t i = 0; i < catalog->count; i++)
        if (is_equivalent(resource, catalog->resources[i], sub) &&
            rule_has_version(rule, catalog->resources[i], sub))
            return catalog->resources[i];
    return NULL;
}

static bool webhook_concerns(const struct kin__webhook *hook,
                             const struct kin__resource *resource, kin_str sub,
                             const struct kin__catalog *catalog)
{
    kin_value rules = kin_value_get(hook->value, KIN__S("rules"));

    for (size_t i = 0; i < kin_value_count(rules); i++) {
        kin_value rule = kin_value_at(rules, i);
        if (rule_has_version(rule, resource, sub) ||
            (hook->is_equivalent && rule_find(rule, resource, sub, catalog)))
            return true;
    }
    return false;
}

static bool list_concerns(const struct kin__webhook_list *list,
                          const struct kin__resource *resource, kin_str sub,
                          const struct kin__catalog *catalog)
{
    for (size_t i = 0; i < list->count; i++)
        if (webhook_concerns(&list->items[i], resource, sub, catalog))
            return true;
    return false;
}

int kin__webhooks_plan(struct kin__webhooks *webhooks,
                       const struct kin__resource *resource,
                       kin_str subresource,
                       const struct kin__webhook_plan **ret,
                       struct kin__failure *failure)
{
    AUTO_PLAN *plan = NULL;

    assert(webhooks && resource);
    *ret = NULL;
    /* Kubernetes exempts all kinds of this group: a webhook could prevent its
     * own removal. */
    if (kin_str_eq(resource->group, KIN__S(GROUP)))
        return 0;
    int r = webhooks_current(webhooks, &plan, failure);
    assert(r < 0 || plan);
    if (r < 0 || plan->configuration_count == 0)
        return r;
    const struct kin__catalog *catalog = kin__engine_catalog(webhooks->engine);
    if (list_concerns(&plan->mutating, resource, subresource, catalog) ||
        list_concerns(&plan->validating, resource, subresource, catalog))
        *ret = KIN__STEAL(plan);
    kin__catalog_unref(catalog);
    return 0;
}

/* ---- selectors ---- */

/* Whether a LabelSelector selects the labels. */
static bool selects(kin_value selector, kin_value labels)
{
    return kin_value_count(selector) == 0 ||
           kin__label_selector_judge(selector, labels) != KIN__LABELS_DIFFER;
}

static bool selects_object(kin_value selector, kin_value object)
{
    return kin_value_exists(object) &&
           selects(selector, kin__meta_get(object, "labels"));
}

static bool is_namespace(const struct kin__resource *resource)
{
    return resource->group.len == 0 &&
           kin_str_eq(resource->plural, KIN__S("namespaces"));
}

/* Whether the labels of the namespace are selected; 404 if it does not exist.
 */
static int match_namespace(const struct kin__webhook *hook,
                           const struct kin__webhook_attributes *attributes,
                           bool *ret, struct kin__failure *failure)
{
    KIN_AUTO(kin_object) *space = NULL;
    struct kin__engine *engine = attributes->engine;
    kin_value selector = kin_value_get(hook->value,
                                       KIN__S("namespaceSelector"));

    *ret = true;
    if (kin_value_count(selector) == 0 || attributes->namespace_.len == 0 ||
        !engine->namespaces)
        return 0;
    if (is_namespace(attributes->resource) &&
        attributes->subresource.len == 0 &&
        attributes->operation != KIN__ADMISSION_DELETE) {
        *ret = selects(selector, kin__meta_get(attributes->object, "labels"));
        return 0;
    }
    int r = kin__resource_store_get(engine->namespaces->resource_store,
                                    attributes->namespace_, &space);
    if (r < 0 && r != KIN_ELIMIT)
        return kin__failure_internal(failure, r, "%s", kin_error_text(r));
    if (!space) {
        r = kin__failure_not_found(failure, KIN__S(""), KIN__S("namespaces"),
                                   attributes->namespace_);
        /* The object itself is not missing. */
        return r == KIN_ENOMEM ? r : (failure->code = KIN_EFORBIDDEN);
    }
    *ret = selects(selector, kin__meta_get(kin_object_value(space), "labels"));
    return 0;
}

/* The version of the resource for which the webhook is called; earlier rules
 * first, and the version of the request before others. */
static const struct kin__resource *match_rules(
    const struct kin__webhook *hook,
    const struct kin__webhook_attributes *attributes,
    const struct kin__catalog *catalog)
{
    kin_value rules = kin_value_get(hook->value, KIN__S("rules"));
    const struct kin__resource *resource = attributes->resource;
    const struct kin__resource *other = NULL;

    for (size_t i = 0; i < kin_value_count(rules); i++) {
        kin_value rule = kin_value_at(rules, i);
        if (!rule_has_operation(rule, attributes->operation) ||
            !rule_has_scope(rule, resource))
            continue;
        if (rule_has_version(rule, resource, attributes->subresource))
            return resource;
        if (!other && hook->is_equivalent)
            other = rule_find(rule, resource, attributes->subresource, catalog);
    }
    return other;
}

int kin__webhook_match(const struct kin__webhook *hook,
                       const struct kin__webhook_attributes *attributes,
                       struct kin__resource **ret, struct kin__failure *failure)
{
    kin_value selector = kin_value_get(hook->value, KIN__S("objectSelector"));
    const struct kin__resource *found = NULL;
    bool is_selected = true;

    assert(attributes->engine && attributes->resource);
    *ret = NULL;
    if (kin_value_count(selector) > 0 &&
        !selects_object(selector, attributes->object) &&
        !selects_object(selector, attributes->old))
        return 0;
    const struct kin__catalog *catalog = kin__engine_catalog(
        attributes->engine);
    found = match_rules(hook, attributes, catalog);
    int r = found ? match_namespace(hook, attributes, &is_selected, failure)
                  : 0;
    if (r == 0 && found && is_selected)
        *ret = kin__resource_ref(found);
    kin__catalog_unref(catalog);
    return r;
}
