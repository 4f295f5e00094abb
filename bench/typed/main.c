/* SPDX-License-Identifier: Apache-2.0 */
/*
 * bench/typed - the cost of reading fields of a cached pod with typed
 * accessors, compared with a path with slot hints and with a path alone.
 *
 *     bench_typed
 */
#include <kin/api/core/v1.h>
#include <kin/json.h>
#include <kin/path.h>
#include <kin/snapshot.h>
#include <kin/store.h>

#include "bench.h"
#include "object/path.h"

enum { READS = 4000000, RUNS = 9 };

/* A scheduled and running pod: spec has its usual members. */
static const char pod_text[] =
    "{\"apiVersion\":\"v1\",\"kind\":\"Pod\",\"metadata\":{\"name\":\"web-0\","
    "\"namespace\":\"shop\",\"uid\":\"u\",\"resourceVersion\":\"12\","
    "\"labels\":{\"app\":\"web\"}},\"spec\":{\"volumes\":[{\"name\":\"v\","
    "\"emptyDir\":{}}],\"containers\":[{\"name\":\"c\","
    "\"image\":\"nginx:latest\",\"resources\":{}}],"
    "\"restartPolicy\":\"Always\",\"terminationGracePeriodSeconds\":30,"
    "\"dnsPolicy\":\"ClusterFirst\",\"serviceAccountName\":\"default\","
    "\"serviceAccount\":\"default\",\"nodeName\":\"node-17\","
    "\"securityContext\":{},\"schedulerName\":\"default-scheduler\"},"
    "\"status\":{\"phase\":\"Running\",\"hostIP\":\"10.0.0.1\","
    "\"podIP\":\"10.1.0.7\"}}";

struct reads {
    const kin_object *object;
    const kin_path *path;
    size_t sum; /* keeps the reads from being optimized away */
};

/* A compiler barrier: memory must be read again. */
#define FORGET() __asm__ volatile("" ::: "memory")

static void read_typed(struct reads *reads)
{
    core_v1_pod pod = core_v1_pod_of(reads->object);

    for (int i = 0; i < READS; i++) {
        reads->sum += core_v1_pod_spec_node_name(pod).len;
        FORGET();
    }
}

static void read_number(struct reads *reads)
{
    core_v1_pod pod = core_v1_pod_of(reads->object);

    for (int i = 0; i < READS; i++) {
        reads->sum += (size_t)core_v1_pod_spec_termination_grace_period_seconds(
            pod);
        FORGET();
    }
}

static void read_slots(struct reads *reads)
{
    uint32_t slots[2] = {0};

    for (int i = 0; i < READS; i++) {
        kin_value root = kin_object_value(reads->object);
        kin_value v = kin__path_get_slots(reads->path, root, slots);
        reads->sum += kin_value_str(v).len;
        FORGET();
    }
}

static void read_path(struct reads *reads)
{
    for (int i = 0; i < READS; i++) {
        kin_value root = kin_object_value(reads->object);
        reads->sum += kin_value_str(kin_path_get(reads->path, root)).len;
        FORGET();
    }
}

/* Returns the nanoseconds per read of the fastest run. */
static double measure(void (*work)(struct reads *reads), struct reads *reads)
{
    double best = 0;

    for (int i = 0; i < RUNS; i++) {
        uint64_t from = bench_cpu_ns();
        work(reads);
        double ns = (double)(bench_cpu_ns() - from) / READS;
        best = i == 0 || ns < best ? ns : best;
    }
    return best;
}

int main(void)
{
    static struct bench_results results;
    KIN_AUTO(kin_store) *store = NULL;
    KIN_AUTO(kin_object) *pod = NULL;
    KIN_AUTO(kin_path) *path = NULL;
    kin_error err = KIN_ERROR_INIT;

    bench_check(kin_store_new(NULL, &store, &err), &err, "store");
    bench_check(kin_object_parse(NULL, kin_s(pod_text), &pod, &err), &err,
                "pod");
    bench_check(kin_store_add(store, pod, &err), &err, "put");
    bench_check(
        kin_path_new(NULL, kin_s(CORE_V1_POD_SPEC_NODE_NAME_PATH), &path, &err),
        &err, "path");
    KIN_AUTO(kin_snapshot) *now = kin_snapshot_new(store);
    struct reads reads = {kin_snapshot_get(now, kin_s("shop/web-0")), path, 0};
    if (!reads.object)
        bench_die("the pod is not in the store");
    double typed = measure(read_typed, &reads);
    double slots = measure(read_slots, &reads);
    bench_at_most(&results, typed, 15, "ns", "typed read of spec.nodeName");
    bench_at_most(&results, measure(read_number, &reads), 15, "ns",
                  "typed read of a number");
    bench_at_most(&results, typed / slots, 1.5, "x",
                  "typed read against a path with slots");
    bench_figure(&results, slots, "ns", "path with slots");
    bench_figure(&results, measure(read_path, &reads), "ns", "path alone");
    bench_figure(&results, (double)reads.sum, "", "sum");
    bench_print(&results, "typed", stdout);
    return 0;
}
