/* SPDX-License-Identifier: Apache-2.0 */
/* Prints which pod had an address at a time, although the pod is gone and the
 * address was given to another one. */
#include <inttypes.h>

#include <kin/kin.h>

static const kin_resource pods = {"", "v1", "pods", "Pod", false};

enum { NOON_S = 1767268800 }; /* 2026-01-01T12:00:00Z */

#define SECOND_NS INT64_C(1000000000)
#define NOON_NS (NOON_S * SECOND_NS)

/* doc: make */
static int make(kin_lister_watcher *source, const kin_clock *clock,
                kin_informer **ret, kin_error *err)
{
    kin_indexer indexes[2];

    if (kin_standard_indexer(kin_s(KIN_INDEX_POD_IP), &indexes[0], err) < 0 ||
        kin_standard_indexer(kin_s(KIN_INDEX_NODE_NAME), &indexes[1], err) <
            0 ||
        kin_informer_new_from_source(
            source,
            KIN_OPTS(kin_informer_opts, .remember_ms = 120000, .clock = clock),
            ret, err) < 0 ||
        kin_informer_add_indexers(*ret, indexes, 2, err) < 0)
        return err->code;
    return kin_informer_start(*ret, err);
}
/* doc: end */

/* doc: read */
static int find_owner(const kin_informer *informer, const char *address,
                      int64_t at_ns, kin_past **ret, kin_error *err)
{
    kin_index_value value;

    if (kin_standard_index_value(kin_s(KIN_INDEX_POD_IP), kin_s(address),
                                 &value, err) < 0)
        return err->code;
    return kin_informer_past_unique(
        informer,
        KIN_OPTS(kin_past_query, .index = kin_s(KIN_INDEX_POD_IP),
                 .value = kin_index_value_str(&value), .at_ns = at_ns),
        ret, err);
}
/* doc: end */

/* doc: list */
/* Prints the pods that may have been on a node between two times. */
static int print_pods(const kin_informer *informer, const char *node,
                      int64_t from_ns, int64_t to_ns, kin_error *err)
{
    KIN_AUTO(kin_past) *past = NULL;

    if (kin_informer_past(
            informer,
            KIN_OPTS(kin_past_query, .index = kin_s(KIN_INDEX_NODE_NAME),
                     .value = kin_s(node), .at_ns = from_ns, .until_ns = to_ns),
            &past, err) < 0)
        return err->code;
    if (kin_past_complete_since_ns(past) > from_ns)
        printf("there may have been more:\n");
    for (size_t i = 0; i < kin_past_count(past); i++) {
        const kin_past_entry *entry = kin_past_at(past, i);
        printf("%s%s%s\n", kin_object_key(entry->object).ptr,
               entry->is_certain ? "" : ", not all the time",
               entry->is_deleted ? ", deleted" : "");
    }
    return 0;
}
/* doc: end */

static int print_owner(const kin_informer *informer, const char *address, int s,
                       kin_error *err)
{
    KIN_AUTO(kin_past) *past = NULL;
    int r = find_owner(informer, address, NOON_NS + s * SECOND_NS, &past, err);

    if (r < 0 && r != KIN_ENOTFOUND && r != KIN_EAMBIGUOUS)
        return r;
    printf("12:00:%02d %s: %s\n", s, address,
           r < 0 ? err->message
                 : kin_object_key(kin_past_at(past, 0)->object).ptr);
    return 0;
}

/* A pod whose sandbox was ready, and whose container has ended, at a time. */
static int put_pod(kin_fake_source *source, const char *name, int ready_s,
                   int finished_s, kin_error *err)
{
    char json[1024];
    char end[64];

    (void)snprintf(end, sizeof(end),
                   "{\"terminated\":{\"finishedAt\":"
                   "\"2026-01-01T12:00:%02dZ\"}}",
                   finished_s);
    (void)snprintf(
        json, sizeof(json),
        "{\"kind\":\"Pod\",\"metadata\":{\"namespace\":\"shop\",\"name\":"
        "\"%s\",\"uid\":\"uid-of-%s\"},\"spec\":{\"nodeName\":\"node-1\"},"
        "\"status\":{\"podIP\":\"10.0.0.9\","
        "\"phase\":\"%s\",\"conditions\":[{\"type\":"
        "\"PodReadyToStartContainers\",\"status\":\"True\","
        "\"lastTransitionTime\":\"2026-01-01T12:00:%02dZ\"}],"
        "\"containerStatuses\":[{\"name\":\"web\",\"state\":%s}]}}",
        name, name, finished_s ? "Succeeded" : "Running", ready_s,
        finished_s ? end : "{\"running\":{}}");
    return kin_fake_source_put_json(source, kin_s(json), err);
}

/* Waits until the informer has what the source has, then lets time pass. */
static int pass(kin_fake_source *source, kin_informer *informer,
                kin_fake_clock *clock, int s, kin_error *err)
{
    KIN_AUTO(kin_stop) *stop = NULL;
    char version[32];

    (void)snprintf(version, sizeof(version), "%" PRIu64,
                   kin_fake_source_version(source));
    if (kin_stop_new(/* parent= */ NULL, /* opts= */ NULL, &stop, err) < 0 ||
        kin_informer_wait_version(informer, kin_s(version), stop, err) < 0)
        return err->code;
    kin_fake_clock_advance(clock, s * 1000);
    return 0;
}

int main(void)
{
    kin_error err = KIN_ERROR_INIT;
    KIN_AUTO(kin_fake_clock) *clock = NULL;
    KIN_AUTO(kin_fake_source) *source = NULL;
    KIN_AUTO(kin_informer) *informer = NULL;

    if (kin_fake_clock_new(/* alloc= */ NULL, (kin_time){.seconds = NOON_S},
                           &clock, &err) < 0 ||
        kin_fake_source_new(/* alloc= */ NULL, &pods, &source, &err) < 0 ||
        make(kin_fake_source_lister_watcher(source),
             kin_fake_clock_clock(clock), &informer, &err) < 0 ||
        kin_informer_wait_synced(informer, /* stop= */ NULL, &err) < 0)
        return kin_error_print(&err, stderr), 1;
    kin_fake_clock_advance(clock, 4000);
    /* web-0 ends at 20 s, and web-1 gets its address at 22 s. */
    if (put_pod(source, "web-0", 2, 0, &err) < 0 ||
        pass(source, informer, clock, 17, &err) < 0 ||
        put_pod(source, "web-0", 2, 20, &err) < 0 ||
        pass(source, informer, clock, 2, &err) < 0 ||
        put_pod(source, "web-1", 22, 0, &err) < 0 ||
        pass(source, informer, clock, 17, &err) < 0 ||
        kin_fake_source_delete(source, kin_s("shop/web-0"), &err) < 0 ||
        pass(source, informer, clock, 1, &err) < 0)
        return kin_error_print(&err, stderr), 1;
    static const int times[] = {1, 10, 20, 21, 30};
    for (size_t i = 0; i < sizeof(times) / sizeof(times[0]); i++)
        if (print_owner(informer, "10.0.0.9", times[i], &err) < 0)
            return kin_error_print(&err, stderr), 1;
    if (print_pods(informer, "node-1", NOON_NS + 10 * SECOND_NS,
                   NOON_NS + 39 * SECOND_NS, &err) < 0)
        return kin_error_print(&err, stderr), 1;
    return 0;
}
