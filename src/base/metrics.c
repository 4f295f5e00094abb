/* SPDX-License-Identifier: Apache-2.0 */
#include "base/metrics.h"

#include <assert.h>
#include <inttypes.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "base/buf.h"
#include "base/opts.h"
#include "base/str.h"

enum {
    METRIC_KEY_MAX = 16 * 1024,
    NUMBER_SIZE = 64,
};

/* ---- life cycle ---- */

static void metric_clear(kin_metric *metric)
{
    struct kin__metric_series_map_iter it = kin__metric_series_map_iterate(
        &metric->series);
    struct kin__metric_series *series = NULL;

    for (series = kin__metric_series_map_next(&it); series;
         series = kin__metric_series_map_next(&it)) {
        kin__metric_series_map_iter_remove(&it);
        kin__free(metric->metrics->alloc, series);
    }
}

static void metric_free(kin_metric *metric)
{
    const kin_allocator *alloc = metric->metrics->alloc;

    metric_clear(metric);
    kin__metric_series_map_done(&metric->series);
    for (size_t i = 0; i < metric->label_count; i++)
        kin__free(alloc, metric->labels[i]);
    kin__free(alloc, metric->buckets);
    kin__free(alloc, metric->help);
    kin__free(alloc, metric->name);
    kin__free(alloc, metric);
}

int kin_metrics_new(const kin_allocator *alloc, kin_metrics **ret,
                    kin_error *err)
{
    const kin_allocator *own = alloc ? alloc : kin_allocator_default();
    kin_metrics *self = kin__alloc0(own, 1, sizeof(*self));

    if (!self)
        return kin_error_set(err, KIN_ENOMEM, "metrics: out of memory");
    kin__ref_init(&self->refs);
    self->alloc = own;
    kin__mutex_init(&self->scrape);
    kin__mutex_init(&self->mutex);
    CDS_INIT_LIST_HEAD(&self->collectors);
    kin__metric_map_init(&self->metrics, own, (uint64_t)(uintptr_t)self,
                         KIN__METRICS_MAX);
    *ret = self;
    return 0;
}

kin_metrics *kin_metrics_ref(kin_metrics *metrics)
{
    if (metrics)
        kin__ref_get(&metrics->refs);
    return metrics;
}

kin_metrics *kin_metrics_unref(kin_metrics *metrics)
{
    if (!metrics || !kin__ref_put(&metrics->refs))
        return NULL;
    assert(cds_list_empty(&metrics->collectors));
    struct kin__metric_map_iter it = kin__metric_map_iterate(&metrics->metrics);
    kin_metric *metric = NULL;
    for (metric = kin__metric_map_next(&it); metric;
         metric = kin__metric_map_next(&it)) {
        kin__metric_map_iter_remove(&it);
        metric_free(metric);
    }
    kin__metric_map_done(&metrics->metrics);
    kin__mutex_done(&metrics->mutex);
    kin__mutex_done(&metrics->scrape);
    kin__free(metrics->alloc, metrics);
    return NULL;
}

/* ---- families ---- */

static bool name_is_valid(const char *name, bool is_label)
{
    if (!name || !*name || strlen(name) > KIN__METRIC_VALUE ||
        (is_label && (strncmp(name, "__", 2) == 0 || strcmp(name, "le") == 0 ||
                      strcmp(name, "quantile") == 0)))
        return false;
    for (const char *c = name; *c; c++) {
        bool is_letter = (*c >= 'a' && *c <= 'z') || (*c >= 'A' && *c <= 'Z') ||
                         *c == '_' || (*c == ':' && !is_label);
        if (!is_letter && (c == name || *c < '0' || *c > '9'))
            return false;
    }
    return true;
}

static bool labels_are_valid(const char *const *labels, size_t count)
{
    if (count > KIN__METRIC_LABELS || (count > 0 && !labels))
        return false;
    for (size_t i = 0; i < count; i++) {
        if (!name_is_valid(labels[i], /* is_label= */ true))
            return false;
        for (size_t other = 0; other < i; other++)
            if (strcmp(labels[i], labels[other]) == 0)
                return false;
    }
    return true;
}

static bool family_is_valid(const struct kin__family *family)
{
    if (!name_is_valid(family->name, /* is_label= */ false) ||
        (unsigned)family->type > KIN_METRIC_SUMMARY ||
        !labels_are_valid(family->labels, family->label_count) ||
        family->bucket_count > KIN__METRIC_BUCKETS ||
        (family->bucket_count > 0 && !family->buckets) ||
        (family->bucket_count > 0) != (family->type == KIN_METRIC_HISTOGRAM))
        return false;
    for (size_t i = 0; i < family->bucket_count; i++)
        if (!isfinite(family->buckets[i]) ||
            (i > 0 && family->buckets[i] <= family->buckets[i - 1]))
            return false;
    return true;
}

static bool metric_matches(const kin_metric *metric,
                           const struct kin__family *family, bool is_collected)
{
    if (metric->type != family->type || metric->is_collected != is_collected ||
        metric->label_count != family->label_count ||
        metric->bucket_count != family->bucket_count)
        return false;
    for (size_t i = 0; i < family->label_count; i++)
        if (strcmp(metric->labels[i], family->labels[i]) != 0)
            return false;
    for (size_t i = 0; i < family->bucket_count; i++)
        if (metric->buckets[i] < family->buckets[i] ||
            metric->buckets[i] > family->buckets[i])
            return false;
    return true;
}

static int metric_copy(kin_metric *self, const struct kin__family *family)
{
    const kin_allocator *alloc = self->metrics->alloc;
    const char *help = family->help ? family->help : "";

    self->name = kin__strdup(alloc, kin_s(family->name));
    self->help = kin__strdup(alloc, kin_s(help));
    if (!self->name || !self->help)
        return KIN_ENOMEM;
    for (; self->label_count < family->label_count; self->label_count++) {
        const char *label = family->labels[self->label_count];
        self->labels[self->label_count] = kin__strdup(alloc, kin_s(label));
        if (!self->labels[self->label_count])
            return KIN_ENOMEM;
    }
    if (family->bucket_count == 0)
        return 0;
    self->buckets = kin__alloc(alloc, family->bucket_count,
                               sizeof(*self->buckets));
    if (!self->buckets)
        return KIN_ENOMEM;
    memcpy(self->buckets, family->buckets,
           family->bucket_count * sizeof(*self->buckets));
    self->bucket_count = family->bucket_count;
    return 0;
}

static int metrics_create(kin_metrics *metrics,
                          const struct kin__family *family, size_t max_series,
                          kin_metric **ret)
{
    kin__mutex_assert_held(&metrics->mutex);
    kin_metric *self = kin__alloc0(metrics->alloc, 1, sizeof(*self));

    if (!self)
        return KIN_ENOMEM;
    self->metrics = metrics;
    self->type = family->type;
    self->is_highest = family->is_highest;
    self->max_series = max_series;
    kin__metric_series_map_init(&self->series, metrics->alloc,
                                (uint64_t)(uintptr_t)self, max_series + 1);
    int r = metric_copy(self, family);
    if (r == 0)
        r = kin__metric_map_insert(&metrics->metrics, self);
    if (r < 0) {
        metric_free(self);
        return r;
    }
    *ret = self;
    return 0;
}

static int metrics_find(kin_metrics *metrics, const struct kin__family *family,
                        size_t max_series, bool is_collected, kin_metric **ret)
{
    kin_metric *metric = kin__metric_map_get(&metrics->metrics,
                                             kin_s(family->name));
    int r = 0;

    if (!metric)
        r = metrics_create(metrics, family, max_series, &metric);
    else if (!metric_matches(metric, family, is_collected))
        r = KIN_EEXISTS;
    if (r < 0)
        return r;
    metric->is_collected = is_collected;
    *ret = metric;
    return 0;
}

int kin_metrics_add(kin_metrics *metrics, const kin_metric_opts *opts,
                    kin_metric **ret, kin_error *err)
{
    kin_metric_opts own = KIN_INIT(kin_metric_opts);

    if (kin__opts_take(opts, sizeof(own), &own) < 0)
        return kin_error_set(err, KIN_EINVAL,
                             "metric: invalid options: size not set");
    struct kin__family family = {
        .name = own.name,
        .help = own.help,
        .type = own.type,
        .labels = own.labels,
        .label_count = own.label_count,
        .buckets = own.buckets,
        .bucket_count = own.bucket_count,
    };
    if (!family_is_valid(&family) || own.max_series > SIZE_MAX / 2)
        return kin_error_set(err, KIN_EINVAL,
                             "metric '%.64s': invalid name, labels or buckets",
                             own.name ? own.name : "");
    KIN__LOCK_SCOPE(&metrics->mutex);
    int r = metrics_find(metrics, &family,
                         own.max_series ? own.max_series : KIN__METRIC_SERIES,
                         /* is_collected= */ false, ret);
    return r < 0 ? kin_error_set(err, r, "metric '%.64s': %s", own.name,
                                 kin_error_text(r))
                 : 0;
}

/* ---- labels ---- */

/* Returns the length of the first character, or 0 if it is not valid UTF-8. */
static size_t text_character(kin_str rest)
{
    unsigned char first = (unsigned char)rest.ptr[0];
    size_t len = first < 0x80 ? 1 : first >= 0xf0 ? 4 : first >= 0xe0 ? 3 : 2;

    if (len > rest.len ||
        kin__utf8_valid_prefix(kin_str_of(rest.ptr, len)) != len)
        return 0;
    return len;
}

/* Appends text escaped for Prometheus.  NUL and invalid UTF-8 become '?'. */
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

/* Appends labels as they appear between braces. */
static int metric_labels(const kin_metric *metric, const kin_str *values,
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
            r = text_escape(buf, value, /* is_quoted= */ true);
        if (r == 0)
            r = kin__buf_append_byte(buf, '"');
    }
    return r;
}

/* ---- series ---- */

static int series_new(kin_metric *metric, kin_str labels,
                      struct kin__metric_series **ret)
{
    size_t buckets = metric->bucket_count ? metric->bucket_count + 1 : 0;
    size_t head = sizeof(struct kin__metric_series) +
                  buckets * sizeof(uint64_t);
    struct kin__metric_series *self = kin__alloc0(metric->metrics->alloc, 1,
                                                  head + labels.len + 1);

    if (!self)
        return KIN_ENOMEM;
    char *text = (char *)self + head;
    if (labels.len > 0)
        memcpy(text, labels.ptr, labels.len);
    self->labels = kin_str_of(text, labels.len);
    int r = kin__metric_series_map_insert(&metric->series, self);
    if (r < 0) {
        kin__free(metric->metrics->alloc, self);
        return r;
    }
    *ret = self;
    return 0;
}

/* Labels of the series that collects everything beyond the limit. */
static int metric_other(const kin_metric *metric, struct kin__buf *key)
{
    kin_str values[KIN__METRIC_LABELS];

    for (size_t i = 0; i < KIN__METRIC_LABELS; i++)
        values[i] = KIN__S(KIN__METRIC_OTHER);
    kin__buf_clear(key);
    return metric_labels(metric, values, key);
}

/* Finds or creates a series; see A in kin/metrics.h. */
static int metric_series(kin_metric *metric, const kin_str *values,
                         struct kin__metric_series **ret, bool *ret_is_new)
{
    KIN__AUTO_BUF key;

    kin__mutex_assert_held(&metric->metrics->mutex);
    kin__buf_init(&key, metric->metrics->alloc, METRIC_KEY_MAX);
    int r = metric_labels(metric, values, &key);
    if (r < 0)
        return r;
    *ret_is_new = false;
    *ret = kin__metric_series_map_get(&metric->series, kin__buf_str(&key));
    if (*ret)
        return 0;
    if (kin__metric_series_map_count(&metric->series) >= metric->max_series) {
        r = metric_other(metric, &key);
        if (r < 0)
            return r;
        *ret = kin__metric_series_map_get(&metric->series, kin__buf_str(&key));
        if (*ret)
            return 0;
    }
    *ret_is_new = true;
    return series_new(metric, kin__buf_str(&key), ret);
}

static void series_observe(const kin_metric *metric,
                           struct kin__metric_series *series, double value)
{
    size_t at = 0;

    while (at < metric->bucket_count && value > metric->buckets[at])
        at++;
    if (metric->bucket_count > 0)
        series->buckets[at]++;
    series->count++;
    series->sum += value;
}

int kin_metric_add(kin_metric *metric, const kin_str *values, double by)
{
    struct kin__metric_series *series = NULL;
    bool is_new;

    if (metric->type > KIN_METRIC_GAUGE || isnan(by) ||
        (metric->type == KIN_METRIC_COUNTER && by < 0))
        return KIN_EINVAL;
    KIN__LOCK_SCOPE(&metric->metrics->mutex);
    int r = metric_series(metric, values, &series, &is_new);
    if (r == 0)
        series->value += by;
    return r;
}

int kin_metric_set(kin_metric *metric, const kin_str *values, double value)
{
    struct kin__metric_series *series = NULL;
    bool is_new;

    if (metric->type != KIN_METRIC_GAUGE)
        return KIN_EINVAL;
    KIN__LOCK_SCOPE(&metric->metrics->mutex);
    int r = metric_series(metric, values, &series, &is_new);
    if (r == 0)
        series->value = value;
    return r;
}

int kin_metric_observe(kin_metric *metric, const kin_str *values, double value)
{
    struct kin__metric_series *series = NULL;
    bool is_new;

    if (metric->type < KIN_METRIC_HISTOGRAM || isnan(value))
        return KIN_EINVAL;
    KIN__LOCK_SCOPE(&metric->metrics->mutex);
    int r = metric_series(metric, values, &series, &is_new);
    if (r == 0)
        series_observe(metric, series, value);
    return r;
}

int kin_metric_remove(kin_metric *metric, const kin_str *values)
{
    KIN__AUTO_BUF key;

    kin__buf_init(&key, metric->metrics->alloc, METRIC_KEY_MAX);
    int r = metric_labels(metric, values, &key);
    if (r < 0)
        return r;
    KIN__LOCK_SCOPE(&metric->metrics->mutex);
    struct kin__metric_series *series = kin__metric_series_map_remove(
        &metric->series, kin__buf_str(&key));
    kin__free(metric->metrics->alloc, series);
    return series ? 0 : KIN_ENOTFOUND;
}

/* ---- collectors ---- */

void kin__collector_attach(
    struct kin__collector *collector, kin_metrics *metrics,
    void (*collect)(kin_metrics *metrics, void *userdata), void *userdata)
{
    *collector = (struct kin__collector){
        .metrics = kin_metrics_ref(metrics),
        .collect = collect,
        .userdata = userdata,
    };
    if (!metrics)
        return;
    KIN__LOCK_SCOPE(&metrics->scrape);
    cds_list_add_tail(&collector->link, &metrics->collectors);
}

void kin__collector_detach(struct kin__collector *collector)
{
    kin_metrics *metrics = KIN__STEAL(collector->metrics);

    if (!metrics)
        return;
    kin__mutex_lock(&metrics->scrape);
    cds_list_del(&collector->link);
    kin__mutex_unlock(&metrics->scrape);
    (void)kin_metrics_unref(metrics);
}

/* Finds or creates a series of a family.  Returns NULL and fails the scrape if
 * memory runs out.  If the program uses the name for a different metric, the
 * program's metric wins. */
static struct kin__metric_series *metrics_find_series(
    kin_metrics *metrics, const struct kin__family *family,
    const kin_str *values, bool *ret_is_new)
{
    struct kin__metric_series *series = NULL;
    kin_metric *metric = NULL;

    kin__mutex_assert_held(&metrics->mutex);
    assert(family_is_valid(family));
    int r = metrics_find(metrics, family, KIN__METRIC_SERIES,
                         /* is_collected= */ true, &metric);
    if (r == 0)
        r = metric_series(metric, values, &series, ret_is_new);
    if (r < 0 && r != KIN_EEXISTS)
        metrics->failure = r;
    return series;
}

void kin__metrics_add_sample(kin_metrics *metrics,
                             const struct kin__family *family,
                             const kin_str *values, double value)
{
    bool is_new = false;

    assert(family->type <= KIN_METRIC_GAUGE);
    KIN__LOCK_SCOPE(&metrics->mutex);
    struct kin__metric_series *series = metrics_find_series(metrics, family,
                                                            values, &is_new);
    if (!series)
        return;
    bool is_extreme = family->is_highest || family->is_lowest;
    if (!is_extreme)
        series->value += value;
    else if (is_new || (family->is_highest ? value > series->value
                                           : value < series->value))
        series->value = value;
}

void kin__metrics_add_samples(kin_metrics *metrics,
                              const struct kin__family *family,
                              const kin_str *values, const uint64_t *buckets,
                              uint64_t count, double sum)
{
    bool is_new = false;

    assert(family->type >= KIN_METRIC_HISTOGRAM);
    KIN__LOCK_SCOPE(&metrics->mutex);
    struct kin__metric_series *series = metrics_find_series(metrics, family,
                                                            values, &is_new);
    if (!series)
        return;
    series->count += count;
    series->sum += sum;
    for (size_t i = 0; family->bucket_count > 0 && i <= family->bucket_count;
         i++)
        series->buckets[i] += buckets[i];
}

/* ---- times ---- */

const double kin__times_limits[KIN__TIMES_LIMITS] = {
    1e-8, 1e-7, 1e-6, 1e-5, 1e-4, 1e-3, 1e-2, 1e-1, 1, 10, 100, 1000};

void kin__times_add(struct kin__times *times, int64_t ns)
{
    uint64_t limit = 10;
    uint64_t took = ns > 0 ? (uint64_t)ns : 0;
    size_t at = 0;

    for (; at < KIN__TIMES_LIMITS && took > limit; at++)
        limit *= 10;
    times->buckets[at]++;
    times->count++;
    times->sum_ns += took;
}

/* ---- text format of Prometheus ---- */

/* Replaces the decimal point of the program's locale with '.'. */
static void number_fix_locale(char *text)
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

/* Writes the shortest text that parses as the same number. */
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
    number_fix_locale(ret);
}

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

/* Appends one metric: its head and all its series.  0, KIN_ELIMIT or
 * KIN_ENOMEM. */
static int metric_write(kin_metric *metric, struct kin__buf *buf)
{
    const kin_allocator *alloc = metric->metrics->alloc;
    size_t count = kin__metric_series_map_count(&metric->series);

    kin__mutex_assert_held(&metric->metrics->mutex);
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

/* ---- scraping ---- */

static int metric_compare(const void *a, const void *b)
{
    const kin_metric *const *left = a;
    const kin_metric *const *right = b;

    return strcmp((*left)->name, (*right)->name);
}

/* Returns all metrics sorted by name.  They live as long as `metrics`. */
static int metrics_sorted(kin_metrics *metrics, kin_metric ***ret,
                          size_t *ret_count)
{
    KIN__LOCK_SCOPE(&metrics->mutex);
    struct kin__metric_map_iter it = kin__metric_map_iterate(&metrics->metrics);
    size_t count = kin__metric_map_count(&metrics->metrics);
    kin_metric **all = kin__alloc(metrics->alloc, count + 1, sizeof(*all));

    if (!all)
        return KIN_ENOMEM;
    for (size_t i = 0; i < count; i++)
        all[i] = kin__metric_map_next(&it);
    qsort(all, count, sizeof(*all), metric_compare);
    *ret = all;
    *ret_count = count;
    return 0;
}

/* Runs all collectors. */
static int metrics_collect(kin_metrics *metrics)
{
    struct kin__collector *collector = NULL;

    kin__mutex_assert_held(&metrics->scrape);
    kin__mutex_lock(&metrics->mutex);
    struct kin__metric_map_iter it = kin__metric_map_iterate(&metrics->metrics);
    kin_metric *metric = NULL;
    for (metric = kin__metric_map_next(&it); metric;
         metric = kin__metric_map_next(&it))
        if (metric->is_collected)
            metric_clear(metric);
    metrics->failure = 0;
    kin__mutex_unlock(&metrics->mutex);
    cds_list_for_each_entry(collector, &metrics->collectors, link) {
        collector->collect(metrics, collector->userdata);
    }
    KIN__LOCK_SCOPE(&metrics->mutex);
    return metrics->failure;
}

static int metrics_render(kin_metrics *metrics, kin_metric **all, size_t count,
                          struct kin__buf *text)
{
    int r = 0;

    for (size_t i = 0; r == 0 && i < count; i++) {
        KIN__LOCK_SCOPE(&metrics->mutex);
        r = metric_write(all[i], text);
    }
    return r;
}

/* Builds the whole text in memory, so that a slow reader does not block others.
 */
static int metrics_scrape(kin_metrics *metrics, struct kin__buf *text)
{
    KIN__LOCK_SCOPE(&metrics->scrape);
    kin_metric **all = NULL;
    size_t count = 0;
    int r = metrics_collect(metrics);

    if (r == 0)
        r = metrics_sorted(metrics, &all, &count);
    if (r == 0)
        r = metrics_render(metrics, all, count, text);
    kin__free(metrics->alloc, all);
    return r;
}

int kin_metrics_write(kin_metrics *metrics, kin_write_fn *sink, void *userdata)
{
    KIN__AUTO_BUF text;

    kin__buf_init(&text, metrics->alloc, KIN__METRICS_TEXT);
    int r = metrics_scrape(metrics, &text);
    return r < 0 || text.len == 0 ? r : sink(kin__buf_str(&text), userdata);
}
