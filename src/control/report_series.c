/* SPDX-License-Identifier: Apache-2.0 */
#include "control/report_series.h"

#include "base/alloc.h"

static void series_release(void *payload, void *userdata)
{
    struct kin__report_series *s = userdata;
    struct kin__series *series = payload;

    s->lost += series->write.count > series->written;
    kin__free(s->alloc, series->event);
}

void kin__report_series_init(struct kin__report_series *s,
                             const kin_allocator *alloc,
                             const struct kin__report_source *source,
                             const kin_clock *clock, struct kin__random *random)
{
    int64_t now_ns = kin__clock_now_ns(clock);

    *s = (struct kin__report_series){
        .alloc = alloc,
        .source = source,
        .clock = clock,
        .random = random,
        .finish_ns = kin__time_add_ns(now_ns, KIN__SERIES_FINISH_NS),
        .refresh_ns = kin__time_add_ns(now_ns, KIN__SERIES_REFRESH_NS),
    };
    kin__report_cache_init(&s->cache, alloc, sizeof(struct kin__series),
                           KIN__REPORT_CACHE_MAX, random);
    s->cache.release = series_release;
    s->cache.userdata = s;
}

void kin__report_series_done(struct kin__report_series *s)
{
    kin__report_cache_done(&s->cache);
}

/* ---- events ---- */

static void key_add_reference(struct kin__report_key *key,
                              const kin_reference *reference)
{
    kin__report_key_add(key, reference->api_version);
    kin__report_key_add(key, reference->kind);
    kin__report_key_add(key, reference->ns);
    kin__report_key_add(key, reference->name);
    kin__report_key_add(key, reference->uid);
    kin__report_key_add(key, reference->resource_version);
    kin__report_key_add(key, reference->field_path);
}

static struct kin__report_key series_key(const struct kin__report_series *s,
                                         const struct kin__report *event)
{
    struct kin__report_key key = kin__report_key_begin(&s->cache,
                                                       event->has_related);

    kin__report_key_add(&key, kin__report_type_text(event->type));
    kin__report_key_add(&key, event->action);
    kin__report_key_add(&key, event->reason);
    key_add_reference(&key, &event->object);
    key_add_reference(&key, &event->related);
    return key;
}

int kin__report_series_take(struct kin__report_series *s,
                            struct kin__report **event,
                            struct kin__series **ret)
{
    struct kin__report *ours = *event;
    void *payload = NULL;

    int r = kin__report_cache_put(&s->cache, series_key(s, ours), &payload);
    if (r < 0)
        return r;
    struct kin__series *series = payload;
    *event = NULL;
    series->last_ns = kin__clock_now_ns(s->clock);
    series->write.last_ns = ours->wall_ns;
    *ret = series;
    if (!series->event) {
        series->event = ours;
        series->write.first_ns = ours->wall_ns;
        kin__report_make_name(ours, ours->wall_ns, s->random,
                              series->write.name);
        return 0;
    }
    kin__free(s->alloc, ours);
    series->write.is_patch = true;
    series->write.count += series->write.count == 0 ? 2 : 1;
    return series->write.count == 2 ? 0 : KIN_EEXISTS;
}

/* ---- passes ---- */

kin_deadline kin__report_series_due(const struct kin__report_series *s)
{
    int64_t due_ns = s->finish_ns < s->refresh_ns ? s->finish_ns
                                                  : s->refresh_ns;

    return (kin_deadline){due_ns};
}

bool kin__report_series_is_due(struct kin__report_series *s,
                               enum kin__series_pass *ret)
{
    int64_t now_ns = kin__clock_now_ns(s->clock);

    if (now_ns >= s->finish_ns) {
        s->finish_ns = kin__time_add_ns(now_ns, KIN__SERIES_FINISH_NS);
        *ret = KIN__SERIES_FINISH;
        return true;
    }
    if (now_ns >= s->refresh_ns) {
        s->refresh_ns = kin__time_add_ns(now_ns, KIN__SERIES_REFRESH_NS);
        *ret = KIN__SERIES_REFRESH;
        return true;
    }
    return false;
}

static bool series_is_of(const struct kin__series *series,
                         enum kin__series_pass pass, int64_t now_ns)
{
    switch (pass) {
    case KIN__SERIES_FINISH:
        return now_ns - series->last_ns > KIN__SERIES_FINISH_NS;
    case KIN__SERIES_REFRESH:
        return series->write.count > 0;
    case KIN__SERIES_FLUSH:
        return series->write.count != series->written;
    }
    return false;
}

void kin__report_series_pass(
    struct kin__report_series *s, enum kin__series_pass pass,
    int (*write)(struct kin__series *series, void *userdata), void *userdata)
{
    int64_t now_ns = kin__clock_now_ns(s->clock);
    struct kin__report_entry *entry;
    struct kin__report_entry *next;

    cds_list_for_each_entry_safe(entry, next, &s->cache.latest, link) {
        struct kin__series *series =
            (struct kin__series *)(void *)entry->payload;
        if (!series_is_of(series, pass, now_ns))
            continue;
        int r = series->write.count > 0 ? write(series, userdata) : 0;
        if (pass != KIN__SERIES_FINISH || r == KIN_EEXISTS)
            continue;
        series->written = series->write.count; /* or refused, and counted */
        kin__report_cache_remove(&s->cache, entry);
    }
}
