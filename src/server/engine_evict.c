/* SPDX-License-Identifier: Apache-2.0 */
/*
 * engine_evict.c - evictions: deleting a pod unless a PodDisruptionBudget
 * forbids it.
 *
 * The status of a budget is maintained by a controller.  An eviction only takes
 * one of its allowed disruptions, and records the pod, so that the controller
 * does not count it any more.  As in Kubernetes, the disruption stays taken if
 * the deletion fails afterwards.
 */
#include <assert.h>
#include <inttypes.h>
#include <stdio.h>

#include <kin/edit.h>

#include "base/str.h"
#include "object/label_selector.h"
#include "server/engine_write.h"
#include "server/stamp.h"

enum {
    EVICT_TRIES = 20,
    EVICT_DISRUPTED_MAX = 2000, /* pods that the controller has not counted */
    EVICT_RETRY_S = 10,
    EVICT_TEXT = 1024,
};

/* A pod to evict. */
struct evicting {
    struct kin__engine *engine;
    const struct kin__target *target; /* the pod, without subresource */
    struct kin__delete_opts opts;     /* of the request */
    kin_object *pod;                  /* reference */
    struct kin__failure *failure;
};

static void evicting_done(struct evicting *evicting)
{
    evicting->pod = kin_object_unref(evicting->pod);
}

static kin_value status_of(const kin_object *object)
{
    return kin_value_get(kin_object_value(object), KIN__S("status"));
}

/* ---- conditions ---- */

static bool has_type(kin_value condition, const char *type)
{
    return kin_str_eq(kin_value_str(kin_value_get(condition, KIN__S("type"))),
                      kin_s(type));
}

/* Its index, or the number of conditions without it. */
static size_t condition_index(kin_value conditions, const char *type)
{
    size_t count = kin_value_count(conditions);
    size_t i = 0;

    while (i < count && !has_type(kin_value_at(conditions, i), type))
        i++;
    return i;
}

static kin_str condition_str(kin_value conditions, const char *type,
                             const char *key)
{
    kin_value condition = kin_value_at(conditions,
                                       condition_index(conditions, type));

    return kin_value_str(kin_value_get(condition, kin_s(key)));
}

struct condition {
    const char *type;
    const char *status;
    const char *reason;
    const char *message;
    int64_t now_s;
};

static void set_text(kin_edit *edit, kin_spot spot, const char *key,
                     const char *text)
{
    (void)kin_edit_set_str(edit, kin_edit_member(edit, spot, kin_s(key)),
                           kin_s(text));
}

/* Sets status.conditions[type]; returns its spot. */
static kin_spot put_condition(kin_edit *edit, kin_value object,
                              const struct condition *condition)
{
    kin_value conditions = kin_value_get(
        kin_value_get(object, KIN__S("status")), KIN__S("conditions"));
    size_t index = condition_index(conditions, condition->type);
    kin_spot list = kin_edit_at(edit, "status.conditions");
    bool is_new = index == kin_value_count(conditions);

    assert(edit && condition->type);
    kin_spot spot = is_new ? kin_edit_append(edit, list)
                           : kin_edit_element(edit, list, index);
    kin_str status = condition_str(conditions, condition->type, "status");

    set_text(edit, spot, "type", condition->type);
    set_text(edit, spot, "status", condition->status);
    if (is_new || !kin_str_eq(status, kin_s(condition->status)))
        (void)kin_edit_set_time(
            edit, kin_edit_member(edit, spot, KIN__S("lastTransitionTime")),
            (kin_time){.seconds = condition->now_s});
    set_text(edit, spot, "reason", condition->reason);
    set_text(edit, spot, "message", condition->message);
    return spot;
}

/* ---- the pod ---- */

/* Reads the pod again. */
static int evict_load(struct evicting *evicting)
{
    evicting->pod = kin_object_unref(evicting->pod);
    return kin__engine_get(evicting->engine, evicting->target, &evicting->pod,
                           evicting->failure);
}

static kin_str pod_phase(const struct evicting *evicting)
{
    return kin_value_str(
        kin_value_get(status_of(evicting->pod), KIN__S("phase")));
}

/* Whether it has ended, or is being deleted. */
static bool pod_is_terminal(const struct evicting *evicting)
{
    kin_str phase = pod_phase(evicting);

    return kin_str_eq(phase, KIN__S("Succeeded")) ||
           kin_str_eq(phase, KIN__S("Failed")) ||
           kin_value_exists(kin__meta_get(kin_object_value(evicting->pod),
                                          "deletionTimestamp"));
}

static bool pod_is_ready(const struct evicting *evicting)
{
    kin_value conditions = kin_value_get(status_of(evicting->pod),
                                         KIN__S("conditions"));

    return kin_str_eq(condition_str(conditions, "Ready", "status"),
                      KIN__S("True"));
}

/* Reports the reason for the deletion in the pod's status. */
static int report_try(struct kin__write *w, void *userdata, kin_object **ret)
{
    const struct kin__delete_opts *opts = userdata;

    assert(w->old && !opts->is_dry_run);
    const struct condition condition = {.type = "DisruptionTarget",
                                        .status = "True",
                                        .reason = "EvictionByEvictionAPI",
                                        .message = "Eviction API: evicting",
                                        .now_s = w->call.now_s};
    KIN_AUTO(kin_edit) *edit = NULL;
    KIN_AUTO(kin_document) *edited = NULL;
    KIN_AUTO(kin_document) *doc = NULL;
    kin_error err = KIN_ERROR_INIT;
    kin_value old = kin_object_value(w->old);
    int r = kin__write_check_preconditions(w, opts);

    if (r < 0)
        return r;
    r = kin_edit_new(w->engine->alloc, old, &edit, &err);
    if (r == 0) {
        (void)put_condition(edit, old, &condition);
        r = kin_edit_finish(edit, &edited, &err);
    }
    if (r < 0)
        return kin__failure_of_error(w->failure, &err);
    r = kin__write_decode(w, kin_document_root(edited), &doc);
    return r < 0 ? r : kin__write_change(w, kin_document_root(doc), ret);
}

/* Deletes the pod. */
static int evict_delete(struct evicting *evicting,
                        const struct kin__delete_opts *with)
{
    struct kin__target status = *evicting->target;
    struct kin__delete_opts opts = *with;
    struct kin__deleted deleted = {0};
    KIN_AUTO(kin_object) *reported = NULL;
    int r = 0;

    assert(evicting->target->subresource.len == 0);

    status.subresource = KIN__S("status");
    if (!opts.is_dry_run) {
        KIN__AUTO_WRITE w;

        kin__write_init(&w, evicting->engine, &status, /* opts= */ NULL,
                        evicting->failure);
        r = kin__write_loop(&w, report_try, &opts, &reported);
        if (r == 0 && opts.version.len > 0)
            opts.version = kin_object_resource_version(reported);
    }
    if (r == 0)
        r = kin__engine_delete(evicting->engine, evicting->target, &opts,
                               &deleted, evicting->failure);
    (void)kin_object_unref(deleted.object);
    return r;
}

/* A pod that has not started, or has ended already, needs no budget.
 * @return 0: it is deleted; 1: it needs one; or a failure's code */
static int evict_free(struct evicting *evicting)
{
    for (int i = 0;; i++) {
        struct kin__delete_opts opts = evicting->opts;
        int r = evict_load(evicting);
        bool is_terminal = r == 0 && pod_is_terminal(evicting);

        if (r < 0)
            return r;
        if (!is_terminal && !kin_str_eq(pod_phase(evicting), KIN__S("Pending")))
            return 1;
        /* It might become ready meanwhile. */
        if (!is_terminal && opts.version.len == 0)
            opts.version = kin_object_resource_version(evicting->pod);
        r = evict_delete(evicting, &opts);
        if (r != KIN_ECONFLICT || evicting->opts.version.len > 0 ||
            i == EVICT_TRIES)
            return r;
        kin__failure_clear(evicting->failure);
    }
}

/* ---- the budget ---- */

static int64_t number_of(const kin_object *budget, const char *key)
{
    return kin_value_as_int64(kin_value_get(status_of(budget), kin_s(key)));
}

/* 429: the controller has not seen the budget yet, or the pod has changed. */
static int fail_processing(struct kin__failure *failure, kin_str name)
{
    char text[EVICT_TEXT];

    failure->retry_after_s = EVICT_RETRY_S;
    int r = kin__failure_set(failure, 429, "TooManyRequests",
                             "Cannot evict pod as it would violate the pod's "
                             "disruption budget.");
    (void)snprintf(text, sizeof(text),
                   "The disruption budget %.*s is still being processed by the "
                   "server.",
                   KIN_STR(name));
    kin__failure_add_cause(failure, KIN__S("DisruptionBudget"), KIN__S(""),
                           kin_s(text));
    return r;
}

/* Why a budget without allowed disruptions has none. */
static void budget_reason(const kin_object *budget, char *text, size_t size)
{
    kin_value conditions = kin_value_get(status_of(budget),
                                         KIN__S("conditions"));
    const char *type = "DisruptionAllowed";
    kin_str name = kin_object_name(budget);
    kin_str reason = condition_str(conditions, type, "reason");
    kin_str message = condition_str(conditions, type, "message");
    bool is_told = message.len > 0 &&
                   kin_str_eq(condition_str(conditions, type, "status"),
                              KIN__S("False"));
    int64_t wanted = number_of(budget, "desiredHealthy");
    int64_t healthy = number_of(budget, "currentHealthy");
    char why[EVICT_TEXT / 2] = "";

    message = kin__str_slice(message, 0, EVICT_TEXT / 4);
    if (is_told && kin_str_eq(reason, KIN__S("SyncFailed")))
        (void)snprintf(why, sizeof(why),
                       "does not allow evicting pods currently because it "
                       "failed sync: %.*s",
                       KIN_STR(message));
    else if (healthy <= wanted)
        (void)snprintf(why, sizeof(why),
                       "needs %" PRId64 " healthy pods and has %" PRId64
                       " currently",
                       wanted, healthy);
    else
        (void)snprintf(why, sizeof(why),
                       "does not allow evicting pods currently%s%.*s%s%.*s",
                       is_told ? " (" : "", is_told ? (int)reason.len : 0,
                       is_told ? reason.ptr : "", is_told ? "): " : "",
                       is_told ? (int)message.len : 0,
                       is_told ? message.ptr : "");
    (void)snprintf(text, size, "The disruption budget %.*s %s", KIN_STR(name),
                   why);
}

static int fail_used_up(struct kin__failure *failure, const kin_object *budget)
{
    char text[EVICT_TEXT];
    int r = kin__failure_set(failure, 429, "TooManyRequests",
                             "Cannot evict pod as it would violate the pod's "
                             "disruption budget.");

    budget_reason(budget, text, sizeof(text));
    kin__failure_add_cause(failure, KIN__S("DisruptionBudget"), KIN__S(""),
                           kin_s(text));
    return r;
}

static int fail_budget(struct kin__failure *failure, const kin_object *budget,
                       const char *why, const char *cause)
{
    char text[EVICT_TEXT];
    kin_str name = kin_object_name(budget);
    int r = kin__failure_forbidden(failure, KIN__S("policy"),
                                   KIN__S("poddisruptionbudget"), name, "%s",
                                   why);

    (void)snprintf(text, sizeof(text),
                   "The disruption budget %.*s does not allow evicting pods "
                   "currently: %s",
                   KIN_STR(name), cause);
    kin__failure_add_cause(failure, KIN__S("DisruptionBudget"), KIN__S(""),
                           kin_s(text));
    return r;
}

static int budget_check(struct kin__failure *failure, const kin_object *budget)
{
    int64_t generation = kin_value_as_int64(
        kin__meta_get(kin_object_value(budget), "generation"));
    int64_t allowed = number_of(budget, "disruptionsAllowed");
    kin_value disrupted = kin_value_get(status_of(budget),
                                        KIN__S("disruptedPods"));

    if (number_of(budget, "observedGeneration") < generation)
        return fail_processing(failure, kin_object_name(budget));
    if (allowed < 0)
        return fail_budget(failure, budget,
                           "pdb disruptions allowed is negative",
                           "pdb disruptions allowed is negative");
    if (kin_value_count(disrupted) > EVICT_DISRUPTED_MAX)
        return fail_budget(failure, budget,
                           "DisruptedPods map too big - too many evictions not "
                           "confirmed by PDB controller",
                           "too many pending evictions not confirmed by PDB "
                           "controller");
    return allowed == 0 ? fail_used_up(failure, budget) : 0;
}

/* The budget with one allowed disruption less. */
static int budget_taken(const struct evicting *evicting,
                        const kin_object *budget, kin_document **ret)
{
    KIN_AUTO(kin_edit) *edit = NULL;
    kin_error err = KIN_ERROR_INIT;
    kin_value old = kin_object_value(budget);
    int64_t allowed = number_of(budget, "disruptionsAllowed") - 1;
    int64_t now_s = kin__clock_wall_ns(evicting->engine->clock) / KIN__NS_PER_S;
    int r = kin_edit_new(evicting->engine->alloc, old, &edit, &err);

    assert(allowed >= 0);
    if (r < 0)
        return kin__failure_of_error(evicting->failure, &err);
    (void)kin_edit_set_int(edit, kin_edit_at(edit, "status.disruptionsAllowed"),
                           allowed);
    (void)kin_edit_set_time(
        edit,
        kin_edit_member(edit, kin_edit_at(edit, "status.disruptedPods"),
                        evicting->target->name),
        (kin_time){.seconds = now_s});
    if (allowed == 0) {
        const struct condition condition = {.type = "DisruptionAllowed",
                                            .status = "False",
                                            .reason = "InsufficientPods",
                                            .message = "",
                                            .now_s = now_s};
        kin_spot spot = put_condition(edit, old, &condition);

        (void)kin_edit_set_int(
            edit, kin_edit_member(edit, spot, KIN__S("observedGeneration")),
            number_of(budget, "observedGeneration"));
    }
    r = kin_edit_finish(edit, ret, &err);
    return r < 0 ? kin__failure_of_error(evicting->failure, &err) : 0;
}

/* Takes a disruption of the budget, unless the budget has changed. */
static int budget_take_once(struct evicting *evicting,
                            const struct kin__target *target,
                            const kin_object *budget)
{
    const struct kin__write_opts opts = {.manager = KIN__S("kube-apiserver")};
    KIN_AUTO(kin_document) *taken = NULL;
    KIN__AUTO_WRITTEN written = {0};

    assert(budget && kin_str_eq(target->subresource, KIN__S("status")));
    int r = budget_check(evicting->failure, budget);

    if (r < 0 || evicting->opts.is_dry_run)
        return r;
    r = budget_taken(evicting, budget, &taken);
    return r < 0 ? r
                 : kin__engine_update(evicting->engine, target,
                                      kin_document_root(taken), &opts, &written,
                                      evicting->failure);
}

static int budget_take(struct evicting *evicting,
                       const struct kin__resource *budgets,
                       const kin_object *first)
{
    KIN_AUTO(kin_object) *budget = kin_object_ref(first);
    const struct kin__target target = {
        .resource = budgets,
        .namespace_ = evicting->target->namespace_,
        .name = kin_object_name(first),
        .subresource = KIN__S("status")};

    for (int i = 0; i < EVICT_TRIES; i++) {
        int r = budget_take_once(evicting, &target, budget);

        if (r != KIN_ECONFLICT)
            return r;
        kin__failure_clear(evicting->failure);
        budget = kin_object_unref(budget);
        r = kin__engine_get(evicting->engine, &target, &budget,
                            evicting->failure);
        if (r < 0)
            return r;
    }
    evicting->failure->retry_after_s = EVICT_RETRY_S;
    return kin__failure_set(
        evicting->failure, 504, "Timeout",
        "Timeout: couldn't update PodDisruptionBudget \"%.*s\" due to "
        "conflicts",
        KIN_STR(target.name));
}

/* Whether a pod that is not ready may be deleted without taking a
 * disruption. */
static bool budget_ignores(const kin_object *budget)
{
    kin_value spec = kin_value_get(kin_object_value(budget), KIN__S("spec"));
    kin_str policy = kin_value_str(
        kin_value_get(spec, KIN__S("unhealthyPodEvictionPolicy")));
    int64_t wanted = number_of(budget, "desiredHealthy");

    return kin_str_eq(policy, KIN__S("AlwaysAllow")) ||
           (wanted > 0 && number_of(budget, "currentHealthy") >= wanted);
}

static bool budget_covers(const kin_object *budget, const kin_object *pod)
{
    kin_value spec = kin_value_get(kin_object_value(budget), KIN__S("spec"));

    return kin__label_selector_judge(
               kin_value_get(spec, KIN__S("selector")),
               kin__meta_get(kin_object_value(pod), "labels")) !=
           KIN__LABELS_DIFFER;
}

/* The budget of the pod.
 * @param ret  borrowed from the list; NULL if it has none */
static int budget_find(struct evicting *evicting, const struct kin__list *list,
                       const kin_object **ret)
{
    struct kin__budget budget = kin__engine_budget(evicting->engine);

    *ret = NULL;
    for (size_t i = 0; i < kin__list_count(list); i++) {
        const kin_object *at = kin__list_at(list, i);
        int r = kin__budget_take(&budget, 1);

        if (r < 0)
            return kin__failure_of_budget(evicting->failure, r);
        if (!budget_covers(at, evicting->pod))
            continue;
        if (*ret)
            return kin__failure_set(
                evicting->failure, 500, "",
                "This pod has more than one PodDisruptionBudget, which the "
                "eviction subresource does not support.");
        *ret = at;
    }
    return 0;
}

static int evict_budgeted(struct evicting *evicting,
                          const struct kin__resource *budgets)
{
    const struct kin__list_opts all = {
        .resource = budgets, .namespace_ = evicting->target->namespace_};
    struct kin__delete_opts opts = evicting->opts;
    KIN__AUTO_LIST *list = NULL;
    const kin_object *budget = NULL;
    bool is_free = false;
    int r = kin__engine_list(evicting->engine, &all, &list, evicting->failure);

    if (r == 0)
        r = budget_find(evicting, list, &budget);
    if (r < 0)
        return r;
    if (budget) {
        is_free = !pod_is_ready(evicting) && budget_ignores(budget);
        if (!is_free)
            r = budget_take(evicting, budgets, budget);
    }
    if (r < 0)
        return r;
    /* It must not have become ready since. */
    if (is_free)
        opts.version = kin_object_resource_version(evicting->pod);
    r = evict_delete(evicting, &opts);
    if (r != KIN_ECONFLICT || !is_free || evicting->opts.version.len > 0)
        return r;
    kin__failure_clear(evicting->failure);
    return fail_processing(evicting->failure, kin_object_name(budget));
}

/* ---- the request ---- */

static int evict_read(struct evicting *evicting, kin_value body)
{
    kin_str name = kin__meta_str(body, "name");
    int r = kin__engine_check_sub_kind(evicting->failure, body, "Eviction");

    if (r < 0)
        return r;
    if (!kin_str_eq(name, evicting->target->name))
        return kin__failure_bad_request(
            evicting->failure,
            "name in URL does not match name in Eviction object");
    return kin__delete_opts_read(kin_value_get(body, KIN__S("deleteOptions")),
                                 &evicting->opts, evicting->failure);
}

int kin__engine_evict(struct kin__engine *engine,
                      const struct kin__target *target, kin_value body,
                      const struct kin__write_opts *opts,
                      struct kin__written *ret, struct kin__failure *failure)
{
    struct kin__target pod = *target;
    __attribute__((cleanup(evicting_done))) struct evicting evicting = {
        .engine = engine,
        .target = &pod,
        .opts = {.is_dry_run = opts && opts->is_dry_run},
        .failure = failure};
    KIN__AUTO_RESOURCE *budgets = kin__engine_find(
        engine, KIN__S("policy"), KIN__S("v1"), KIN__S("poddisruptionbudgets"));

    pod.subresource = KIN__S("");
    int r = evict_read(&evicting, body);
    if (r == 0)
        r = evict_free(&evicting);
    if (r > 0)
        r = budgets ? evict_budgeted(&evicting, budgets)
                    : evict_delete(&evicting, &evicting.opts);
    if (r < 0)
        return r;
    *ret = (struct kin__written){.is_created = true};
    return 0;
}
