/* SPDX-License-Identifier: Apache-2.0 */
/* Tables of apps, batch and autoscaling. */
#include "base/str.h"
#include "server/table_row.h"

/* "ready/desired" */
static void ready_of_desired(struct kin__row *row, const char *path)
{
    (void)path;
    kin__text_printf(
        row->text, "\"%lld/%lld\"",
        (long long)kin__row_int(row->object, "status.readyReplicas"),
        (long long)kin__row_int(row->object, "spec.replicas"));
}

static const struct kin__column deployments[] = {
    KIN__COLUMN_NAME,
    KIN__COLUMN("Ready", ready_of_desired, NULL),
    KIN__COLUMN("Up-to-date", kin__cell_int, "status.updatedReplicas"),
    KIN__COLUMN("Available", kin__cell_int, "status.availableReplicas"),
    KIN__COLUMN_AGE,
    KIN__COLUMN_WIDE("Containers", kin__cell_containers, "spec.template.spec"),
    KIN__COLUMN_WIDE("Images", kin__cell_images, "spec.template.spec"),
    KIN__COLUMN_WIDE("Selector", kin__cell_selector, "spec.selector"),
    KIN__COLUMNS_END,
};

static const struct kin__column replica_sets[] = {
    KIN__COLUMN_NAME,
    KIN__COLUMN_INT("Desired", kin__cell_int, "spec.replicas"),
    KIN__COLUMN_INT("Current", kin__cell_int, "status.replicas"),
    KIN__COLUMN_INT("Ready", kin__cell_int, "status.readyReplicas"),
    KIN__COLUMN_AGE,
    KIN__COLUMN_WIDE("Containers", kin__cell_containers, "spec.template.spec"),
    KIN__COLUMN_WIDE("Images", kin__cell_images, "spec.template.spec"),
    KIN__COLUMN_WIDE("Selector", kin__cell_selector, "spec.selector"),
    KIN__COLUMNS_END,
};

static const struct kin__column stateful_sets[] = {
    KIN__COLUMN_NAME,
    KIN__COLUMN("Ready", ready_of_desired, NULL),
    KIN__COLUMN_AGE,
    KIN__COLUMN_WIDE("Containers", kin__cell_containers, "spec.template.spec"),
    KIN__COLUMN_WIDE("Images", kin__cell_images, "spec.template.spec"),
    KIN__COLUMNS_END,
};

static const struct kin__column daemon_sets[] = {
    KIN__COLUMN_NAME,
    KIN__COLUMN_INT("Desired", kin__cell_int, "status.desiredNumberScheduled"),
    KIN__COLUMN_INT("Current", kin__cell_int, "status.currentNumberScheduled"),
    KIN__COLUMN_INT("Ready", kin__cell_int, "status.numberReady"),
    KIN__COLUMN_INT("Up-to-date", kin__cell_int,
                    "status.updatedNumberScheduled"),
    KIN__COLUMN_INT("Available", kin__cell_int, "status.numberAvailable"),
    KIN__COLUMN("Node Selector", kin__cell_labels,
                "spec.template.spec.nodeSelector"),
    KIN__COLUMN_AGE,
    KIN__COLUMN_WIDE("Containers", kin__cell_containers, "spec.template.spec"),
    KIN__COLUMN_WIDE("Images", kin__cell_images, "spec.template.spec"),
    KIN__COLUMN_WIDE("Selector", kin__cell_selector, "spec.selector"),
    KIN__COLUMNS_END,
};

static kin_value revision_owner(kin_value owners)
{
    for (size_t i = 0; i < kin_value_count(owners); i++)
        if (kin__row_bool(kin_value_at(owners, i), "controller"))
            return kin_value_at(owners, i);
    return KIN_VALUE_ABSENT;
}

/* "daemonset.apps/web": the controlling owner. */
static void revision_controller(struct kin__row *row, const char *path)
{
    kin_value owner = revision_owner(kin__row_get(row->object, path));
    kin_str version = kin__row_str(owner, "apiVersion");
    kin_str group = kin__str_cut(&version, '/');

    kin__cell_begin(row);
    if (kin_value_exists(owner)) {
        kin__cell_add_lower(row, kin__row_str(owner, "kind"));
        if (version.ptr) {
            kin__cell_add(row, KIN__S("."));
            kin__cell_add(row, group);
        }
        kin__cell_add(row, KIN__S("/"));
        kin__cell_add(row, kin__row_str(owner, "name"));
    } else {
        kin__cell_add(row, KIN__S("<none>"));
    }
    kin__cell_end(row);
}

static const struct kin__column revisions[] = {
    KIN__COLUMN_NAME,
    KIN__COLUMN("Controller", revision_controller, "metadata.ownerReferences"),
    KIN__COLUMN("Revision", kin__cell_int, "revision"),
    KIN__COLUMN_AGE,
    KIN__COLUMNS_END,
};

/* --- batch ------------------------------------------------------------- */

static void job_status(struct kin__row *row, const char *path)
{
    static const char *const types[] = {"Suspended", "FailureTarget",
                                        "SuccessCriteriaMet"};
    kin_value conditions = kin__row_get(row->object, "status.conditions");
    const char *word = "Running";

    (void)path;
    for (size_t i = sizeof(types) / sizeof(types[0]); i > 0; i--)
        if (kin__row_is_true(conditions, types[i - 1]))
            word = types[i - 1];
    if (kin_value_exists(
            kin__row_get(row->object, "metadata.deletionTimestamp")))
        word = "Terminating";
    if (kin__row_is_true(conditions, "Failed"))
        word = "Failed";
    if (kin__row_is_true(conditions, "Complete"))
        word = "Complete";
    kin__text_string(row->text, kin_s(word));
}

static void job_completions(struct kin__row *row, const char *path)
{
    kin_value completions = kin__row_get(row->object, "spec.completions");
    long long done = kin__row_int(row->object, "status.succeeded");
    long long parallel = kin__row_int(row->object, "spec.parallelism");

    (void)path;
    if (kin_value_exists(completions))
        kin__text_printf(
            row->text, "\"%lld/%lld\"", done,
            (long long)kin__row_int(row->object, "spec.completions"));
    else if (parallel > 1)
        kin__text_printf(row->text, "\"%lld/1 of %lld\"", done, parallel);
    else
        kin__text_printf(row->text, "\"%lld/1\"", done);
}

static void job_duration(struct kin__row *row, const char *path)
{
    char age[KIN__AGE_SIZE] = "";
    int64_t begin_s;
    int64_t end_s = row->now_s;

    (void)path;
    if (kin__row_time(row->object, "status.startTime", &begin_s)) {
        (void)kin__row_time(row->object, "status.completionTime", &end_s);
        kin__age(end_s - begin_s, age);
    }
    kin__text_string(row->text, kin_s(age));
}

static const struct kin__column jobs[] = {
    KIN__COLUMN_NAME,
    KIN__COLUMN("Status", job_status, NULL),
    KIN__COLUMN("Completions", job_completions, NULL),
    KIN__COLUMN("Duration", job_duration, NULL),
    KIN__COLUMN_AGE,
    KIN__COLUMN_WIDE("Containers", kin__cell_containers, "spec.template.spec"),
    KIN__COLUMN_WIDE("Images", kin__cell_images, "spec.template.spec"),
    KIN__COLUMN_WIDE("Selector", kin__cell_selector, "spec.selector"),
    KIN__COLUMNS_END,
};

static void switch_cell(struct kin__row *row, const char *path)
{
    kin_value value = kin__row_get(row->object, path);

    if (!kin_value_exists(value))
        kin__text_string(row->text, KIN__S("<unset>"));
    else
        kin__text_string(row->text, kin__row_bool(row->object, path)
                                        ? KIN__S("True")
                                        : KIN__S("False"));
}

static void cron_last(struct kin__row *row, const char *path)
{
    if (kin_value_exists(kin__row_get(row->object, path)))
        kin__cell_age(row, path);
    else
        kin__text_string(row->text, KIN__S("<none>"));
}

static const struct kin__column cron_jobs[] = {
    KIN__COLUMN_NAME,
    KIN__COLUMN("Schedule", kin__cell_text, "spec.schedule"),
    KIN__COLUMN("Timezone", kin__cell_or_none, "spec.timeZone"),
    KIN__COLUMN_BOOL("Suspend", switch_cell, "spec.suspend"),
    KIN__COLUMN_INT("Active", kin__cell_count, "status.active"),
    KIN__COLUMN("Last Schedule", cron_last, "status.lastScheduleTime"),
    KIN__COLUMN_AGE,
    KIN__COLUMN_WIDE("Containers", kin__cell_containers,
                     "spec.jobTemplate.spec.template.spec"),
    KIN__COLUMN_WIDE("Images", kin__cell_images,
                     "spec.jobTemplate.spec.template.spec"),
    KIN__COLUMN_WIDE("Selector", kin__cell_selector,
                     "spec.jobTemplate.spec.selector"),
    KIN__COLUMNS_END,
};

/* --- autoscaling ------------------------------------------------------- */

static void scaler_reference(struct kin__row *row, const char *path)
{
    kin_value target = kin__row_get(row->object, path);

    kin__cell_begin(row);
    kin__cell_add(row, kin__row_str(target, "kind"));
    kin__cell_add(row, KIN__S("/"));
    kin__cell_add(row, kin__row_str(target, "name"));
    kin__cell_end(row);
}

/* Current and target value of a resource metric: "cpu: <unknown>/80%". */
static void scaler_add_resource(struct kin__row *row, kin_value metric,
                                kin_value current)
{
    kin_value target = kin__row_get(metric, "target");
    kin_value now = kin__row_get(current, "current");
    kin_scratch scratch;

    kin__cell_add(row, kin__row_str(metric, "name"));
    kin__cell_add(row, KIN__S(": "));
    if (kin_value_exists(kin__row_get(target, "averageUtilization"))) {
        if (kin_value_exists(kin__row_get(now, "averageUtilization")))
            kin__cell_addf(row, "%lld%%",
                           (long long)kin__row_int(now, "averageUtilization"));
        else
            kin__cell_add(row, KIN__S("<unknown>"));
        kin__cell_addf(row, "/%lld%%",
                       (long long)kin__row_int(target, "averageUtilization"));
        return;
    }
    kin_str average = kin_value_text(kin__row_get(now, "averageValue"),
                                     &scratch);
    kin__cell_add(row, average.len > 0 ? average : KIN__S("<unknown>"));
    kin__cell_add(row, KIN__S("/"));
    kin__cell_add(
        row, kin_value_text(kin__row_get(target, "averageValue"), &scratch));
}

static void scaler_targets(struct kin__row *row, const char *path)
{
    enum { SHOWN = 2 };
    kin_value metrics = kin__row_get(row->object, path);
    kin_value now = kin__row_get(row->object, "status.currentMetrics");
    size_t count = kin_value_count(metrics);

    kin__cell_begin(row);
    if (count == 0)
        kin__cell_add(row, KIN__S("<none>"));
    for (size_t i = 0; i < count && i < SHOWN; i++) {
        kin_value metric = kin_value_at(metrics, i);
        kin_value resource = kin__row_get(metric, "resource");

        kin__cell_add(row, i > 0 ? KIN__S(", ") : KIN__S(""));
        if (kin_value_exists(resource))
            scaler_add_resource(row, resource,
                                kin__row_get(kin_value_at(now, i), "resource"));
        else
            kin__cell_add(row, KIN__S("<unknown>"));
    }
    if (count > SHOWN)
        kin__cell_addf(row, " + %zu more...", count - SHOWN);
    kin__cell_end(row);
}

static const struct kin__column scalers[] = {
    KIN__COLUMN_NAME,
    KIN__COLUMN("Reference", scaler_reference, "spec.scaleTargetRef"),
    KIN__COLUMN("Targets", scaler_targets, "spec.metrics"),
    KIN__COLUMN("MinPods", kin__cell_or_unset, "spec.minReplicas"),
    KIN__COLUMN("MaxPods", kin__cell_int, "spec.maxReplicas"),
    KIN__COLUMN("Replicas", kin__cell_int, "status.currentReplicas"),
    KIN__COLUMN_AGE,
    KIN__COLUMNS_END,
};

const struct kin__table_kind kin__tables_apps[] = {
    {"apps", "deployments", deployments},
    {"apps", "replicasets", replica_sets},
    {"apps", "statefulsets", stateful_sets},
    {"apps", "daemonsets", daemon_sets},
    {"apps", "controllerrevisions", revisions},
    {"batch", "jobs", jobs},
    {"batch", "cronjobs", cron_jobs},
    {"autoscaling", "horizontalpodautoscalers", scalers},
    KIN__TABLES_END,
};
