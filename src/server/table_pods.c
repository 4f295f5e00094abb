/* SPDX-License-Identifier: Apache-2.0 */
/*
 * table_pods.c - the table of pods.
 *
 * The status is one word, determined as in Kubernetes: the phase, or the reason
 * of the pod, of the first init container that has not finished, or of the
 * first container with one; Terminating for a pod that is being deleted.
 */
#include "server/table_pods.h"

#include <stdio.h>

#include "base/str.h"

enum { POD_WORD_SIZE = 128 };

/* The summary of a pod's containers. */
struct pod_summary {
    char word[POD_WORD_SIZE];
    int64_t ready;
    int64_t total;
    int64_t restarts;
    bool has_restart_time;
    int64_t restarted_s; /* time of the last restart */
};

static void pod_set_word(struct pod_summary *pod, const char *prefix,
                         kin_str word)
{
    snprintf(pod->word, sizeof(pod->word), "%s%.*s", prefix, KIN_STR(word));
}

static void pod_note_restarts(struct pod_summary *pod, kin_value status)
{
    int64_t finished_s;

    pod->restarts += kin__row_int(status, "restartCount");
    if (!kin__row_time(status, "lastState.terminated.finishedAt", &finished_s))
        return;
    if (!pod->has_restart_time || finished_s > pod->restarted_s)
        pod->restarted_s = finished_s;
    pod->has_restart_time = true;
}

/* "ExitCode:1" or "Signal:9" for a container without a reason. */
static void pod_set_exit(struct pod_summary *pod, const char *prefix,
                         kin_value terminated)
{
    int64_t number = kin__row_int(terminated, "signal");
    const char *what = "Signal";

    if (number == 0) {
        number = kin__row_int(terminated, "exitCode");
        what = "ExitCode";
    }
    snprintf(pod->word, sizeof(pod->word), "%s%s:%lld", prefix, what,
             (long long)number);
}

/* A sidecar is an init container with restartPolicy Always.  `names` indexes
 * the init containers. */
static bool pod_is_sidecar(kin_value spec, const struct kin__seen *names,
                           kin_value name)
{
    kin_value containers = kin__row_get(spec, "initContainers");
    size_t at = kin__seen_find(names, name);

    return at != KIN__SEEN_NONE &&
           kin_str_eq(
               kin__row_str(kin_value_at(containers, at), "restartPolicy"),
               KIN__S("Always"));
}

static int64_t pod_count_sidecars(kin_value spec)
{
    kin_value containers = kin__row_get(spec, "initContainers");
    int64_t count = 0;

    for (size_t i = 0; i < kin_value_count(containers); i++)
        count += kin_str_eq(
            kin__row_str(kin_value_at(containers, i), "restartPolicy"),
            KIN__S("Always"));
    return count;
}

/* Sets the status from an init container; false if it has finished. */
static bool pod_init_container(struct pod_summary *pod, kin_value spec,
                               kin_value status, size_t index, bool is_sidecar)
{
    kin_value terminated = kin__row_get(status, "state.terminated");
    kin_str waiting = kin__row_str(status, "state.waiting.reason");

    if (kin_value_exists(terminated) &&
        kin__row_int(terminated, "exitCode") == 0)
        return false;
    if (is_sidecar && kin__row_bool(status, "started")) {
        pod->ready += kin__row_bool(status, "ready");
        return false;
    }
    if (kin_value_exists(terminated)) {
        kin_str reason = kin__row_str(terminated, "reason");

        if (reason.len > 0)
            pod_set_word(pod, "Init:", reason);
        else
            pod_set_exit(pod, "Init:", terminated);
    } else if (waiting.len > 0 &&
               !kin_str_eq(waiting, KIN__S("PodInitializing"))) {
        pod_set_word(pod, "Init:", waiting);
    } else {
        snprintf(pod->word, sizeof(pod->word), "Init:%zu/%zu", index,
                 kin_value_count(kin__row_get(spec, "initContainers")));
    }
    return true;
}

/* Whether the pod is still initialising; counts the restarts of sidecars in
 * `sidecars`. */
static bool pod_init_containers(struct pod_summary *pod, kin_value object,
                                const struct kin__seen *names,
                                struct pod_summary *sidecars)
{
    kin_value spec = kin__row_get(object, "spec");
    kin_value statuses = kin__row_get(object, "status.initContainerStatuses");

    for (size_t i = 0; i < kin_value_count(statuses); i++) {
        kin_value status = kin_value_at(statuses, i);
        bool is_sidecar = pod_is_sidecar(spec, names,
                                         kin__row_get(status, "name"));

        pod_note_restarts(pod, status);
        if (is_sidecar)
            pod_note_restarts(sidecars, status);
        if (pod_init_container(pod, spec, status, i, is_sidecar))
            return true;
    }
    return false;
}

/* Whether the container runs and is ready. */
static bool pod_container(struct pod_summary *pod, kin_value status)
{
    kin_value terminated = kin__row_get(status, "state.terminated");
    kin_str waiting = kin__row_str(status, "state.waiting.reason");
    kin_str reason = kin__row_str(terminated, "reason");

    if (waiting.len > 0) {
        pod_set_word(pod, "", waiting);
    } else if (reason.len > 0) {
        pod_set_word(pod, "", reason);
    } else if (kin_value_exists(terminated)) {
        pod_set_exit(pod, "", terminated);
    } else if (kin__row_bool(status, "ready") &&
               kin_value_exists(kin__row_get(status, "state.running"))) {
        pod->ready++;
        return true;
    }
    return false;
}

static void pod_containers(struct pod_summary *pod, kin_value object)
{
    kin_value statuses = kin__row_get(object, "status.containerStatuses");
    bool has_running = false;

    /* Backwards, so that the first container with a reason wins. */
    for (size_t i = kin_value_count(statuses); i > 0; i--) {
        kin_value status = kin_value_at(statuses, i - 1);

        pod_note_restarts(pod, status);
        has_running = pod_container(pod, status) || has_running;
    }
    if (has_running && kin_str_eq(kin_s(pod->word), KIN__S("Completed")))
        pod_set_word(
            pod, "",
            kin__row_is_true(kin__row_get(object, "status.conditions"), "Ready")
                ? KIN__S("Running")
                : KIN__S("NotReady"));
}

static void pod_deletion(struct pod_summary *pod, kin_value object)
{
    kin_str phase = kin__row_str(object, "status.phase");

    if (!kin_value_exists(kin__row_get(object, "metadata.deletionTimestamp")))
        return;
    if (kin_str_eq(kin__row_str(object, "status.reason"), KIN__S("NodeLost")))
        pod_set_word(pod, "", KIN__S("Unknown"));
    else if (!kin_str_eq(phase, KIN__S("Succeeded")) &&
             !kin_str_eq(phase, KIN__S("Failed")))
        pod_set_word(pod, "", KIN__S("Terminating"));
}

static void pod_summarise(struct kin__row *row, struct pod_summary *ret)
{
    kin_value object = row->object;
    kin_value conditions = kin__row_get(object, "status.conditions");
    kin_value scheduled = kin__row_condition(conditions, "PodScheduled");
    kin_str reason = kin__row_str(object, "status.reason");
    struct pod_summary sidecars = {.restarts = 0};
    struct kin__seen names;

    *ret = (struct pod_summary){.restarts = 0};
    pod_set_word(ret, "",
                 reason.len > 0 ? reason
                                : kin__row_str(object, "status.phase"));
    if (kin_str_eq(kin__row_str(scheduled, "reason"),
                   KIN__S("SchedulingGated")))
        pod_set_word(ret, "", KIN__S("SchedulingGated"));
    ret->total = (int64_t)kin_value_count(
                     kin__row_get(object, "spec.containers")) +
                 pod_count_sidecars(kin__row_get(object, "spec"));
    if (!kin__row_seen(row, &names, kin__row_get(object, "spec.initContainers"),
                       "name"))
        return;
    bool is_starting = pod_init_containers(ret, object, &names, &sidecars);
    kin__seen_done(&names);
    if (!is_starting || kin__row_is_true(conditions, "Initialized")) {
        ret->restarts = sidecars.restarts;
        ret->has_restart_time = sidecars.has_restart_time;
        ret->restarted_s = sidecars.restarted_s;
        pod_containers(ret, object);
    }
    pod_deletion(ret, object);
}

/* --- cells ------------------------------------------------------------- */

static void pod_ready(struct kin__row *row, const char *path)
{
    struct pod_summary pod;

    (void)path;
    pod_summarise(row, &pod);
    kin__text_printf(row->text, "\"%lld/%lld\"", (long long)pod.ready,
                     (long long)pod.total);
}

static void pod_status(struct kin__row *row, const char *path)
{
    struct pod_summary pod;

    (void)path;
    pod_summarise(row, &pod);
    kin__text_string(row->text, kin_s(pod.word));
}

static void pod_restarts(struct kin__row *row, const char *path)
{
    struct pod_summary pod;
    char age[KIN__AGE_SIZE];

    (void)path;
    pod_summarise(row, &pod);
    kin__cell_begin(row);
    kin__cell_addf(row, "%lld", (long long)pod.restarts);
    if (pod.restarts != 0 && pod.has_restart_time) {
        kin__age(row->now_s - pod.restarted_s, age);
        kin__cell_addf(row, " (%s ago)", age);
    }
    kin__cell_end(row);
}

static void pod_ip(struct kin__row *row, const char *path)
{
    kin_value ips = kin__row_get(row->object, "status.podIPs");
    kin_str ip = kin__row_str(row->object, path);

    if (kin_value_count(ips) > 0)
        ip = kin__row_str(kin_value_at(ips, 0), "ip");
    kin__text_string(row->text, ip.len > 0 ? ip : KIN__S("<none>"));
}

static void pod_gates(struct kin__row *row, const char *path)
{
    kin_value gates = kin__row_get(row->object, path);
    kin_value conditions = kin__row_get(row->object, "status.conditions");
    size_t count = kin_value_count(gates);
    size_t true_count = 0;
    struct kin__seen types;

    if (!kin__row_seen(row, &types, conditions, "type"))
        return;
    for (size_t i = 0; i < count; i++) {
        size_t at = kin__seen_find(
            &types, kin__row_get(kin_value_at(gates, i), "conditionType"));
        true_count += at != KIN__SEEN_NONE &&
                      kin_str_eq(
                          kin__row_str(kin_value_at(conditions, at), "status"),
                          KIN__S("True"));
    }
    kin__seen_done(&types);
    if (count == 0)
        kin__text_string(row->text, KIN__S("<none>"));
    else
        kin__text_printf(row->text, "\"%zu/%zu\"", true_count, count);
}

const struct kin__column kin__table_pods[] = {
    KIN__COLUMN_NAME,
    KIN__COLUMN("Ready", pod_ready, NULL),
    KIN__COLUMN("Status", pod_status, NULL),
    KIN__COLUMN("Restarts", pod_restarts, NULL),
    KIN__COLUMN_AGE,
    KIN__COLUMN_WIDE("IP", pod_ip, "status.podIP"),
    KIN__COLUMN_WIDE("Node", kin__cell_or_none, "spec.nodeName"),
    KIN__COLUMN_WIDE("Nominated Node", kin__cell_or_none,
                     "status.nominatedNodeName"),
    KIN__COLUMN_WIDE("Readiness Gates", pod_gates, "spec.readinessGates"),
    KIN__COLUMNS_END,
};
