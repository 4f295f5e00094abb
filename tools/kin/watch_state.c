/* SPDX-License-Identifier: Apache-2.0 */
/*
 * watch_state.c - what a row says of an object's state.
 *
 * An informer has objects, not the table that a server would make of them.  So
 * this looks for what the API conventions name: phases, conditions, replicas;
 * and at containers, where pods say more than that.
 */
#include <stdio.h>
#include <string.h>

#include "base/str.h"
#include "watch.h"

static kin_value get(kin_value v, const char *a, const char *b)
{
    return kin_value_get(kin_value_get(v, kin_s(a)), kin_s(b));
}

static bool is_true(kin_value v)
{
    bool boolean = false;

    return kin_value_bool(v, &boolean) == 0 && boolean;
}

static int64_t number_or(kin_value v, int64_t other)
{
    int64_t number = 0;

    return kin_value_int(v, &number) == 0 ? number : other;
}

/* ---- readiness ---- */

static void ready_of_pod(kin_value object, char *ret, size_t size)
{
    kin_value statuses = get(object, "status", "containerStatuses");
    size_t ready = 0;

    for (size_t i = 0; i < kin_value_count(statuses); i++)
        ready += is_true(
            kin_value_get(kin_value_at(statuses, i), KIN__S("ready")));
    snprintf(ret, size, "%zu/%zu", ready,
             kin_value_count(get(object, "spec", "containers")));
}

/* Paths of the desired and the actual number. */
static const struct {
    const char *of;
    const char *wanted;
    const char *ready;
} ready_pairs[] = {
    {"spec", "replicas", "readyReplicas"},
    {"status", "desiredNumberScheduled", "numberReady"},
    {"spec", "completions", "succeeded"},
};

void watch_ready(kin_value object, char *ret, size_t size)
{
    ret[0] = '\0';
    if (kin_value_type(get(object, "spec", "containers")) == KIN_TYPE_ARRAY) {
        ready_of_pod(object, ret, size);
        return;
    }
    for (size_t i = 0; i < sizeof(ready_pairs) / sizeof(ready_pairs[0]); i++) {
        int64_t wanted = number_or(
            get(object, ready_pairs[i].of, ready_pairs[i].wanted), -1);
        if (wanted < 0)
            continue;
        snprintf(ret, size, "%lld/%lld",
                 (long long)number_or(
                     get(object, "status", ready_pairs[i].ready), 0),
                 (long long)wanted);
        return;
    }
}

/* ---- state ---- */

/* Why a container is not running: waiting or terminated reason. */
static kin_str container_trouble(kin_value status)
{
    kin_value state = kin_value_get(status, KIN__S("state"));
    kin_str waits = kin_value_str(get(state, "waiting", "reason"));

    if (waits.len > 0)
        return waits;
    return kin_value_str(get(state, "terminated", "reason"));
}

/* The first init container that has not succeeded, or the last container that
 * is not running. */
static bool status_of_containers(kin_value object, char *ret, size_t size)
{
    kin_value inits = get(object, "status", "initContainerStatuses");
    kin_value statuses = get(object, "status", "containerStatuses");

    for (size_t i = 0; i < kin_value_count(inits); i++) {
        kin_value state = kin_value_get(kin_value_at(inits, i),
                                        KIN__S("state"));
        kin_str trouble = container_trouble(kin_value_at(inits, i));
        if (number_or(get(state, "terminated", "exitCode"), -1) == 0 ||
            trouble.len == 0 || kin_str_eq(trouble, KIN__S("PodInitializing")))
            continue;
        snprintf(ret, size, "Init:%.*s", KIN_STR(trouble));
        return true;
    }
    for (size_t i = kin_value_count(statuses); i > 0; i--) {
        kin_str trouble = container_trouble(kin_value_at(statuses, i - 1));
        if (trouble.len == 0)
            continue;
        snprintf(ret, size, "%.*s", KIN_STR(trouble));
        return true;
    }
    return false;
}

/* Most significant conditions first. */
static const struct {
    const char *type;
    const char *is_true;
    const char *is_false; /* NULL: try the next */
} conditions[] = {
    {"Failed", "Failed", NULL},
    {"Complete", "Complete", NULL},
    {"Ready", "Ready", "NotReady"},
    {"Available", "Available", "Unavailable"},
    {"Established", "Established", "NotEstablished"},
};

static const char *condition_word(kin_value all, size_t which)
{
    for (size_t i = 0; i < kin_value_count(all); i++) {
        kin_value one = kin_value_at(all, i);
        kin_str type = kin_value_str(kin_value_get(one, KIN__S("type")));
        kin_str status = kin_value_str(kin_value_get(one, KIN__S("status")));
        if (kin_str_eq(type, kin_s(conditions[which].type)))
            return kin_str_eq(status, KIN__S("True"))
                       ? conditions[which].is_true
                       : conditions[which].is_false;
    }
    return NULL;
}

void watch_status(kin_value object, char *ret, size_t size)
{
    kin_value all = get(object, "status", "conditions");
    kin_str reason = kin_value_str(get(object, "status", "reason"));
    kin_str phase = kin_value_str(get(object, "status", "phase"));

    ret[0] = '\0';
    if (kin_value_exists(get(object, "metadata", "deletionTimestamp"))) {
        snprintf(ret, size, "Terminating");
        return;
    }
    if (status_of_containers(object, ret, size))
        return;
    if (reason.len > 0 || phase.len > 0) {
        snprintf(ret, size, "%.*s", KIN_STR(reason.len > 0 ? reason : phase));
        return;
    }
    for (size_t i = 0; i < sizeof(conditions) / sizeof(conditions[0]); i++) {
        const char *word = condition_word(all, i);
        if (!word)
            continue;
        snprintf(ret, size, "%s", word);
        return;
    }
}

enum watch_color watch_status_color(kin_str status)
{
    static const char *const good[] = {"Running",   "Ready",     "Active",
                                       "Bound",     "Available", "Complete",
                                       "Completed", "Succeeded", "Established"};
    static const char *const bad[] = {"Err",         "BackOff", "Fail",
                                      "OOMKilled",   "Evicted", "NotReady",
                                      "Unavailable", "Unknown", "Lost"};

    for (size_t i = 0; i < sizeof(good) / sizeof(good[0]); i++)
        if (kin_str_eq(status, kin_s(good[i])))
            return WATCH_GREEN;
    for (size_t i = 0; i < sizeof(bad) / sizeof(bad[0]); i++)
        if (memmem(status.ptr, status.len, bad[i], strlen(bad[i])))
            return WATCH_RED;
    return WATCH_YELLOW;
}
