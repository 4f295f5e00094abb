/* SPDX-License-Identifier: Apache-2.0 */
/*
 * metrics_text.c - metrics as Prometheus reads them.
 */
#include <inttypes.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "base/buf.h"
#include "base/metrics.h"
#include "base/str.h"

enum { NUMBER_SIZE = 64 };

/* ---- pieces ---- */

/* The length of a character that may stand in a value, else 0. */
static size_t text_character(kin_str rest)
{
    unsigned char first = (unsigned char)rest.ptr[0];
    size_t len = first < 0x80 ? 1 : first >= 0xf0 ? 4 : first >= 0xe0 ? 3 : 2;

    if (len > rest.len ||
        kin__utf8_valid_prefix(kin_str_of(rest.ptr, len)) != len)
        return 0;
    return len;
}

/* What cannot be told is told as '?'. */
static int text_escape(struct kin__buf *buf, kin_str text, bool is_quoted)
{
    int r = 0;

    while (r == 0 && text.len > 0) {
        size_t len = text_character(text);
        char byte = text.ptr[0];
        if (len == 0 || byte == '\0')
            r = kin__buf_append_byte(buf, '?');
        else if (byte == '\n')
            r = kin__buf_append(buf, KIN__S("\\n"));
        else if (byte == '\\' || (byte == '"' && is_quoted))
            r = kin__buf_printf(buf, "\\%c", byte);
        else
            r = kin__buf_append(buf, kin_str_of(text.ptr, len));
        text = kin__str_slice(text, len ? len : 1, text.len);
    }
    return r;
}

int kin__metric_escape(struct kin__buf *buf, kin_str text)
{
    return text_escape(buf, text, /* is_quoted= */ true);
}

int kin__metric_labels(const kin_metric *metric, const kin_str *values,
                       struct kin__buf *buf)
{
    int r = 0;

    for (size_t i = 0; r == 0 && i < metric->label_count; i++) {
        kin_str value = values[i];
        if (value.len > KIN__METRIC_VALUE)
            value.len = KIN__METRIC_VALUE;
        r = kin__buf_printf(buf, "%s%s=\"", i > 0 ? "," : "",
                            metric->labels[i]);
        if (r == 0)
            r = kin__metric_escape(buf, value);
        if (r == 0)
            r = kin__buf_append_byte(buf, '"');
    }
    return r;
}

/* The locale of the program may have another decimal point. */
static void number_fix(char *text)
{
    char *to = text;
    bool was_other = false;

    for (const char *from = text; *from; from++) {
        bool is_other = !strchr("0123456789+-e", *from);
        if (!is_other)
            *to++ = *from;
        else if (!was_other)
            *to++ = '.';
        was_other = is_other;
    }
    *to = '\0';
}

/* The shortest text that reads as the same number. */
static void number_print(double number, char *ret)
{
    if (isnan(number)) {
        snprintf(ret, NUMBER_SIZE, "NaN");
        return;
    }
    if (isinf(number)) {
        snprintf(ret, NUMBER_SIZE, "%cInf", number > 0 ? '+' : '-');
        return;
    }
    for (int digits = 15; digits <= 17; digits++) {
        snprintf(ret, NUMBER_SIZE, "%.*g", digits, number);
        double back = strtod(ret, /* endptr= */ NULL);
        if (!(back < number) && !(back > number))
            break;
    }
    number_fix(ret);
}

/* ---- series ---- */

/* One line; `le` may be NULL. */
static int line_write(struct kin__buf *buf, const kin_metric *metric,
                      const char *suffix,
                      const struct kin__metric_series *series, const char *le,
                      double number)
{
    char text[NUMBER_SIZE];
    bool has_braces = series->labels.len > 0 || le;
    bool has_comma = series->labels.len > 0 && le;

    number_print(number, text);
    return kin__buf_printf(buf, "%s%s%s%.*s%s%s%s%s%s %s\n", metric->name,
                           suffix, has_braces ? "{" : "",
                           KIN_STR(series->labels), has_comma ? "," : "",
                           le ? "le=\"" : "", le ? le : "", le ? "\"" : "",
                           has_braces ? "}" : "", text);
}

static int series_write_buckets(struct kin__buf *buf, const kin_metric *metric,
                                const struct kin__metric_series *series)
{
    uint64_t sum = 0;
    int r = 0;

    for (size_t i = 0; r == 0 && i <= metric->bucket_count; i++) {
        char le[NUMBER_SIZE];
        number_print(i < metric->bucket_count ? metric->buckets[i] : INFINITY,
                     le);
        sum += series->buckets[i];
        r = line_write(buf, metric, "_bucket", series, le, (double)sum);
    }
    return r;
}

static int series_write(struct kin__buf *buf, const kin_metric *metric,
                        const struct kin__metric_series *series)
{
    int r = 0;

    if (metric->type <= KIN_METRIC_GAUGE)
        return line_write(buf, metric, "", series, /* le= */ NULL,
                          series->value);
    if (metric->type == KIN_METRIC_HISTOGRAM)
        r = series_write_buckets(buf, metric, series);
    if (r == 0)
        r = line_write(buf, metric, "_sum", series, /* le= */ NULL,
                       series->sum);
    if (r == 0)
        r = line_write(buf, metric, "_count", series, /* le= */ NULL,
                       (double)series->count);
    return r;
}

static int series_compare(const void *a, const void *b)
{
    const struct kin__metric_series *const *left = a;
    const struct kin__metric_series *const *right = b;

    return kin_str_cmp((*left)->labels, (*right)->labels);
}

static int metric_write_series(kin_metric *metric,
                               struct kin__metric_series **all, size_t count,
                               struct kin__buf *buf)
{
    struct kin__metric_series_map_iter it = kin__metric_series_map_iterate(
        &metric->series);
    int r = 0;

    for (size_t i = 0; i < count; i++)
        all[i] = kin__metric_series_map_next(&it);
    qsort(all, count, sizeof(struct kin__metric_series *), series_compare);
    for (size_t i = 0; r == 0 && i < count; i++)
        r = series_write(buf, metric, all[i]);
    return r;
}

static int metric_write_head(struct kin__buf *buf, const kin_metric *metric)
{
    static const char *const types[] = {
        [KIN_METRIC_COUNTER] = "counter",
        [KIN_METRIC_GAUGE] = "gauge",
        [KIN_METRIC_HISTOGRAM] = "histogram",
        [KIN_METRIC_SUMMARY] = "summary",
    };
    int r = kin__buf_printf(buf, "# HELP %s ", metric->name);

    if (r == 0)
        r = text_escape(buf, kin_s(metric->help), /* is_quoted= */ false);
    return r < 0 ? r
                 : kin__buf_printf(buf, "\n# TYPE %s %s\n", metric->name,
                                   types[metric->type]);
}

int kin__metric_write(kin_metric *metric, struct kin__buf *buf)
{
    const kin_allocator *alloc = metric->metrics->alloc;
    size_t count = kin__metric_series_map_count(&metric->series);

    if (count == 0)
        return 0;
    struct kin__metric_series **all = kin__alloc(
        alloc, count, sizeof(struct kin__metric_series *));
    if (!all)
        return KIN_ENOMEM;
    int r = metric_write_head(buf, metric);
    if (r == 0)
        r = metric_write_series(metric, all, count, buf);
    kin__free(alloc, all);
    return r;
}
