/* SPDX-License-Identifier: Apache-2.0 */
#include <inttypes.h>
#include <string.h>

#include "base/clock.h"
#include "base/printable.h"
#include "base/str.h"
#include "object/node.h"
#include "top.h"

enum {
    ROW_SAMPLE = 200,     /* sampled objects */
    ROW_DEPTH = 64,       /* maximum depth */
    ROW_RATE_MIN_MS = 50, /* minimum interval for a rate */
};

const char *const top_headers[TOP_COLUMNS] = {
    [TOP_RESOURCE] = "RESOURCE", [TOP_STATE] = "STATE",
    [TOP_VERSION] = "VERSION",   [TOP_OBJECTS] = "OBJECTS",
    [TOP_BYTES] = "MEMORY",      [TOP_VALUES] = "VALUES",
    [TOP_EVENTS] = "EVENTS/S",   [TOP_LAG] = "LAG",
    [TOP_RELISTS] = "RELISTS",   [TOP_FAILURES] = "FAILED",
};

__attribute__((format(printf, 3, 4))) static void cell(struct top_row *row,
                                                       enum top_column column,
                                                       const char *format, ...)
{
    char text[TOP_CELL_SIZE];
    va_list args;

    va_start(args, format);
    (void)vsnprintf(text, sizeof(text), format, args);
    va_end(args);
    (void)kin__printable_copy(kin_s(text), row->cells[column], TOP_CELL_SIZE);
}

/* Formats a number with about three digits: 1234567 is 1.2M. */
static void cell_number(struct top_row *row, enum top_column column,
                        double number, const char *suffix)
{
    static const char units[] = " kMGTP";
    size_t unit = 0;

    while (number >= 9995 && unit + 2 < sizeof(units)) {
        number /= 1000;
        unit++;
    }
    if (unit == 0)
        cell(row, column, "%.0f%s", number, suffix);
    else
        cell(row, column, "%.*f%c%s", number < 100 ? 1 : 0, number, units[unit],
             suffix);
}

void top_format_bytes(uint64_t bytes, char *ret, size_t size)
{
    static const char units[] = " KMGTP";
    double number = (double)bytes;
    size_t unit = 0;

    while (number >= 1024 * 9.995 && unit + 2 < sizeof(units)) {
        number /= 1024;
        unit++;
    }
    if (unit == 0)
        (void)snprintf(ret, size, "%.0fB", number);
    else
        (void)snprintf(ret, size, "%.*f%ciB", number < 100 ? 1 : 0, number,
                       units[unit]);
}

/* Milliseconds up to ten seconds, then seconds, then minutes. */
static void format_lag(int64_t ms, char *ret, size_t size)
{
    if (ms < 10000)
        (void)snprintf(ret, size, "%" PRId64 "ms", ms);
    else if (ms < 600000)
        (void)snprintf(ret, size, "%" PRId64 "s", ms / 1000);
    else
        (void)snprintf(ret, size, "%" PRId64 "m", ms / 60000);
}

/* ---- values ---- */

/* Number of values without sharing.  Values that fit into a handle are part of
 * their parent. */
static uint64_t value_count(kin_value value, int depth)
{
    uint64_t count = kin__val_is_immediate(value.bits) ? 0 : 1;
    kin_type type = kin_value_type(value);

    if (depth == 0 || (type != KIN_TYPE_OBJECT && type != KIN_TYPE_ARRAY))
        return count;
    for (size_t i = 0; i < kin_value_count(value); i++)
        count += value_count(kin_value_at(value, i), depth - 1);
    return count;
}

/* The average of a sample. */
static double values_each(kin_informer *informer)
{
    KIN_AUTO(kin_snapshot) *snapshot = kin_informer_snapshot(informer);
    kin_iter it = kin_snapshot_list(snapshot);
    uint64_t values = 0;
    size_t count = 0;

    for (; count < ROW_SAMPLE; count++) {
        const kin_object *object = kin_iter_next(&it);
        if (!object)
            break;
        values += value_count(kin_object_value(object), ROW_DEPTH);
    }
    return count > 0 ? (double)values / (double)count : 0;
}

/* Distinct values, and their number without sharing. */
static void row_values(struct top_item *item, const kin_informer_stats *stats,
                       struct top_row *row)
{
    char total[TOP_CELL_SIZE];

    if (stats->objects == 0) {
        cell(row, TOP_VALUES, "0");
        return;
    }
    item->values_each = values_each(item->informer);
    cell_number(row, TOP_VALUES, item->values_each * (double)stats->objects,
                "");
    snprintf(total, sizeof(total), "%s", row->cells[TOP_VALUES]);
    cell_number(row, TOP_VALUES, (double)stats->values, "/");
    size_t len = strlen(row->cells[TOP_VALUES]);
    snprintf(row->cells[TOP_VALUES] + len, TOP_CELL_SIZE - len, "%s", total);
}

/* ---- the rest ---- */

static void row_state(const kin_informer_stats *stats, struct top_row *row)
{
    if (stats->staged > 0 && stats->expected > 0)
        cell(row, TOP_STATE, "%s %" PRIu64 "%%", stats->state,
             stats->staged * 100 / stats->expected);
    else if (stats->staged > 0)
        cell(row, TOP_STATE, "%s %" PRIu64, stats->state, stats->staged);
    else
        cell(row, TOP_STATE, "%s", stats->state);
}

static void row_version(kin_informer *informer, struct top_row *row)
{
    KIN_AUTO(kin_snapshot) *snapshot = kin_informer_snapshot(informer);
    kin_scratch scratch;

    if (!snapshot)
        return;
    kin_str version = kin_snapshot_resource_version(snapshot, &scratch);
    cell(row, TOP_VERSION, "%.*s", KIN_STR(version));
}

static void row_rate(struct top_item *item, const kin_informer_stats *stats,
                     int64_t now_ns)
{
    int64_t passed_ns = now_ns - item->seen_ns;

    if (item->seen_ns != 0 && passed_ns < ROW_RATE_MIN_MS * KIN__NS_PER_MS)
        return;
    if (item->seen_ns != 0)
        item->events_per_s = (double)(stats->events - item->seen_events) *
                             (double)KIN__NS_PER_S / (double)passed_ns;
    item->seen_events = stats->events;
    item->seen_ns = now_ns;
}

static void row_lag(const struct top_item *item, struct top_row *row)
{
    kin_handler_stats stats = KIN_INIT(kin_handler_stats);

    kin_registration_get_stats(item->handler, &stats);
    int64_t lag_ms = stats.oldest_ms;
    if (stats.is_called && stats.called_ms > lag_ms)
        lag_ms = stats.called_ms;
    char lag[32];
    format_lag(lag_ms, lag, sizeof(lag));
    if (stats.waiting > 0)
        cell(row, TOP_LAG, "%s (%zu)", lag, stats.waiting);
    else
        cell(row, TOP_LAG, "%s", lag);
}

void top_look(struct top_item *item, int64_t now_ns, struct top_row *ret)
{
    const kin_resource *resource = &item->resource.resource;
    kin_informer_stats stats = KIN_INIT(kin_informer_stats);
    char bytes[32];

    *ret = (struct top_row){.is_synced = false};
    kin_informer_get_stats(item->informer, &stats);
    ret->is_synced = stats.is_synced;
    ret->bytes = stats.bytes;
    cell(ret, TOP_RESOURCE, "%s%s%s", resource->plural,
         *resource->group ? "." : "", resource->group);
    row_state(&stats, ret);
    row_version(item->informer, ret);
    cell(ret, TOP_OBJECTS, "%zu", stats.objects);
    top_format_bytes(stats.bytes, bytes, sizeof(bytes));
    cell(ret, TOP_BYTES, "%s", bytes);
    row_values(item, &stats, ret);
    row_rate(item, &stats, now_ns);
    cell_number(ret, TOP_EVENTS, item->events_per_s, "");
    row_lag(item, ret);
    cell(ret, TOP_RELISTS, "%" PRIu64, stats.relists);
    cell(ret, TOP_FAILURES, "%" PRIu64, stats.failures);
    if (stats.error.code < 0)
        snprintf(ret->error, sizeof(ret->error), "%s", stats.error.message);
}
