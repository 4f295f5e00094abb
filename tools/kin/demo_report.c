/* SPDX-License-Identifier: Apache-2.0 */
#include <stdlib.h>

#include <kin/json.h>

#include "base/clock.h"
#include "base/str.h"
#include "demo.h"
#include "memory.h"

enum { REPORT_LOOK_MS = 1 };

#define REPORT_MAP "ops/backup-settings"

/* ---- latency ---- */

static int compare_ns(const void *a, const void *b)
{
    const int64_t *x = a;
    const int64_t *y = b;

    return (*x > *y) - (*x < *y);
}

/* Measures the time from a write until the handler, which records its time,
 * receives it. */
static int measure_one(struct demo *demo, int64_t number, int64_t *ret_ns,
                       kin_error *err)
{
    struct demo_informers *informers = &demo->informers;
    kin_deadline limit = kin_deadline_ms(DEMO_LIMIT_MS);
    int64_t began_ns = kin__clock_now_ns(kin__clock_real());
    int r = demo_patch(demo, DEMO_CONFIGMAPS, REPORT_MAP, err,
                       "{\"data\":{\"sample\":\"%lld\"}}", (long long)number);

    while (r == 0 && atomic_load(&informers->sample_n) < number) {
        r = kin_stop_wait(demo->signals.stop, kin_deadline_ms(REPORT_LOOK_MS));
        if (r == 0 && kin__clock_now_ns(kin__clock_real()) > limit.at_ns)
            r = KIN_ETIMEDOUT;
        if (r < 0)
            return kin_error_set(err, r, "a change was not delivered");
    }
    *ret_ns = atomic_load(&informers->sample_at_ns) - began_ns;
    return r;
}

int demo_measure(struct demo *demo, kin_error *err)
{
    int r = 0;

    for (int64_t i = 0; r == 0 && i < DEMO_SAMPLES; i++) {
        r = measure_one(demo, i + 1, &demo->latencies_ns[i], err);
        demo_bar(&demo->screen, "writes measured", (size_t)i + 1, DEMO_SAMPLES);
    }
    qsort(demo->latencies_ns, DEMO_SAMPLES, sizeof(demo->latencies_ns[0]),
          compare_ns);
    return r;
}

/* ---- bytes ---- */

struct report_row {
    size_t objects;
    size_t bytes; /* of the cache */
    size_t json;  /* of the objects as text */
};

static int count_piece(kin_str piece, void *userdata)
{
    *(size_t *)userdata += piece.len;
    return 0;
}

static int report_copy(struct demo *demo, enum demo_kind kind,
                       struct report_row *ret, kin_error *err)
{
    kin_informer *informer = demo->informers.copies[kind].informer;
    kin_informer_stats stats = KIN_INIT(kin_informer_stats);
    KIN_AUTO(kin_snapshot) *snapshot = kin_informer_snapshot(informer);

    if (!snapshot)
        return kin_error_set(err, KIN_ENOMEM, /* format= */ NULL);
    kin_informer_get_stats(informer, &stats);
    *ret = (struct report_row){.bytes = stats.bytes};
    kin_iter it = kin_snapshot_list(snapshot);
    for (const kin_object *object = kin_iter_next(&it); object;
         object = kin_iter_next(&it)) {
        int r = kin_value_write(kin_object_value(object), 0, count_piece,
                                &ret->json);
        if (r < 0)
            return kin_error_set(err, r, /* format= */ NULL);
        ret->objects++;
    }
    return 0;
}

static void report_row(struct demo *demo, const char *name,
                       const struct report_row *row)
{
    size_t count = row->objects > 0 ? row->objects : 1;

    demo_say(&demo->screen,
             "%zu %s: %zu bytes each, tables and indexes included; as JSON %zu",
             row->objects, name, row->bytes / count, row->json / count);
}

static int report_bytes(struct demo *demo, kin_error *err)
{
    struct report_row all = {0};

    for (int i = 0; i < DEMO_KINDS; i++) {
        struct report_row row = {0};
        int r = report_copy(demo, (enum demo_kind)i, &row, err);
        if (r < 0)
            return r;
        if (i == DEMO_PODS)
            report_row(demo, demo_resources[i].plural, &row);
        all.objects += row.objects;
        all.bytes += row.bytes;
        all.json += row.json;
    }
    report_row(demo, "objects in total", &all);
    return 0;
}

/* ---- the end ---- */

static double report_ms(const struct demo *demo, size_t percent)
{
    size_t at = (DEMO_SAMPLES - 1) * percent / 100;

    return (double)demo->latencies_ns[at] / KIN__NS_PER_MS;
}

/* Prints nothing where /proc is not mounted. */
static void report_memory(struct demo_screen *screen)
{
    uint64_t bytes = cli_memory_pss();

    if (bytes > 0)
        demo_say(screen,
                 "this process, server and controllers included: %.0f MB",
                 (double)bytes / (1 << 20));
}

int demo_summary(struct demo *demo, kin_error *err)
{
    struct demo_screen *screen = &demo->screen;

    demo_title(screen, 8, "Summary");
    int r = demo_measure(demo, err);
    if (r == 0)
        r = report_bytes(demo, err);
    if (r < 0)
        return r;
    demo_say(screen,
             "from a write to its handler: p50 %.2f ms, p99 %.2f ms "
             "(%d writes)",
             report_ms(demo, 50), report_ms(demo, 99), DEMO_SAMPLES);
    demo_say(screen, "handlers received %llu changes",
             (unsigned long long)atomic_load(&demo->informers.events));
    report_memory(screen);
    demo_say(screen, "took %.1f s",
             (double)(kin__clock_now_ns(kin__clock_real()) - demo->began_ns) /
                 KIN__NS_PER_S);
    return 0;
}
