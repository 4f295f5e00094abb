/* SPDX-License-Identifier: Apache-2.0 */
/* A program with GET /metrics, /livez and /readyz.  Its "cluster" is a fake
 * source with one pod. */
#include <time.h>

#include <kin/kin.h>

static const kin_resource pods = {"", "v1", "pods", "Pod", false};

/* Ready: the cache has synced. */
static int check_synced(kin_error *err, void *userdata)
{
    return kin_informer_has_synced(userdata)
               ? 0
               : kin_error_set(err, KIN_ETIMEDOUT,
                               "the first list is not complete");
}

/* The program's own metrics. */
struct pod_metrics {
    kin_metric *seen;   /* counter by namespace and pod */
    kin_metric *synced; /* gauge: time of the first sync */
    kin_metric *names;  /* histogram: length of names */
};

static void on_add(const kin_object *object, bool is_initial, void *userdata)
{
    struct pod_metrics *self = userdata;
    const kin_str key[] = {kin_object_namespace(object),
                           kin_object_name(object)};

    (void)is_initial;
    (void)kin_metric_add(self->seen, key, 1);
    (void)kin_metric_observe(self->names, /* values= */ NULL,
                             (double)key[1].len);
}

/* Removes the series of a deleted pod. */
static void on_delete(const kin_object *object, bool is_tombstone,
                      void *userdata)
{
    struct pod_metrics *self = userdata;
    const kin_str key[] = {kin_object_namespace(object),
                           kin_object_name(object)};

    (void)is_tombstone;
    (void)kin_metric_remove(self->seen, key);
}

static void on_synced(void *userdata)
{
    struct pod_metrics *self = userdata;

    (void)kin_metric_set(self->synced, /* values= */ NULL, (double)time(NULL));
}

static int add_metrics(kin_metrics *metrics, struct pod_metrics *ret,
                       kin_error *err)
{
    static const char *const labels[] = {"namespace", "pod"};
    static const double lengths[] = {4, 16, 64};

    if (kin_metrics_add(metrics,
                        KIN_OPTS(kin_metric_opts, .name = "pods_seen_total",
                                 .help = "Pods seen.", .labels = labels,
                                 .label_count = 2),
                        &ret->seen, err) < 0 ||
        kin_metrics_add(metrics,
                        KIN_OPTS(kin_metric_opts,
                                 .name = "pods_synced_timestamp_seconds",
                                 .help = "Time of the first sync.",
                                 .type = KIN_METRIC_GAUGE),
                        &ret->synced, err) < 0)
        return err->code;
    return kin_metrics_add(metrics,
                           KIN_OPTS(kin_metric_opts, .name = "pods_name_bytes",
                                    .help = "Length of names.",
                                    .type = KIN_METRIC_HISTOGRAM,
                                    .buckets = lengths, .bucket_count = 3),
                           &ret->names, err);
}

static int print(kin_str piece, void *userdata)
{
    return fwrite(piece.ptr, 1, piece.len, userdata) == piece.len ? 0
                                                                  : KIN_ESYSTEM;
}

/* Prints what Prometheus would get from the URL. */
static int show(const kin_probes *probes, kin_metrics *metrics)
{
    printf("GET %s/metrics\n", kin_probes_url(probes));
    return kin_metrics_write(metrics, print, stdout);
}

int main(void)
{
    kin_error err = KIN_ERROR_INIT;
    KIN_AUTO(kin_metrics) *metrics = NULL;
    KIN_AUTO(kin_health) *health = NULL;
    KIN_AUTO(kin_fake_source) *source = NULL;
    KIN_AUTO(kin_informer) *informer = NULL;
    KIN_AUTO(kin_probes) *probes = NULL;
    struct pod_metrics own = {NULL, NULL, NULL};

    if (kin_metrics_new(/* alloc= */ NULL, &metrics, &err) < 0 ||
        kin_health_new(/* alloc= */ NULL, kin_log_stderr(), &health, &err) <
            0 ||
        add_metrics(metrics, &own, &err) < 0 ||
        kin_fake_source_new(/* alloc= */ NULL, &pods, &source, &err) < 0 ||
        kin_fake_source_put_json(
            source,
            kin_s("{\"metadata\":{\"namespace\":\"shop\",\"name\":\"web\"}}"),
            &err) < 0 ||
        kin_informer_new_from_source(kin_fake_source_lister_watcher(source),
                                     KIN_OPTS(kin_informer_opts,
                                              .log = kin_log_stderr(),
                                              .metrics = metrics),
                                     &informer, &err) < 0)
        return kin_error_print(&err, stderr), 1;
    kin_handler handler = {.size = sizeof(kin_handler),
                           .on_add = on_add,
                           .on_delete = on_delete,
                           .on_synced = on_synced,
                           .userdata = &own};
    if (kin_informer_add_handler(informer, &handler,
                                 KIN_OPTS(kin_handler_opts, .name = "count"),
                                 /* ret= */ NULL, &err) < 0 ||
        kin_health_add(health, "pods", check_synced, informer,
                       KIN_HEALTH_READY) < 0 ||
        kin_probes_new(
            KIN_OPTS(kin_probes_opts, .health = health, .metrics = metrics),
            &probes, &err) < 0 ||
        kin_informer_start(informer, &err) < 0 ||
        kin_informer_wait_synced(informer, /* stop= */ NULL, &err) < 0 ||
        /* Wait until all handlers have been notified. */
        kin_informer_drain(informer, /* stop= */ NULL, &err) < 0)
        return kin_error_print(&err, stderr), 1;
    return show(probes, metrics) < 0;
}
