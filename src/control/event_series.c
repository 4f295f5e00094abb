/* SPDX-License-Identifier: Apache-2.0 */
#include "control/event_series.h"

#include <assert.h>

#include "base/alloc.h"

static void series_release(void *payload, void *userdata)
{
    struct kin__event_series *s = userdata;
    struct kin__series *series = payload;

    assert(series->written <= series->write.count);
    s->lost += series->write.count > series->written;
    kin__free(s->alloc, series->event);
}

void kin__event_series_init(struct kin__event_series *s,
                            const kin_allocator *alloc,
                            const struct kin__event_source *source,
                            const kin_clock *clock, struct kin__random *random)
{
    int64_t now_ns = kin__clock_now_ns(clock);

    *s = (struct kin__event_series){
        .alloc = alloc,
        .source = source,
        .clock = clock,
        .random = random,
        .finish_ns = kin__time_add_ns(now_ns, KIN__SERIES_FINISH_NS),
        .refresh_ns = kin__time_add_ns(now_ns, KIN__SERIES_REFRESH_NS),
    };
    kin__event_cache_init(&s->cache, alloc, sizeof(struct kin__series),
                          KIN__EVENT_CACHE_MAX, random);
    s->cache.release = series_release;
    s->cache.userdata = s;
}

void kin__event_series_done(struct kin__event_series *s)
{
    kin__event_cache_done(&s->cache);
}

/* ---- Events ---- */

static void key_add_reference(struct kin__event_key *key,
                              const kin_reference *reference)
{
    kin__event_key_add(key, reference->api_version);
    kin__event_key_add(key, reference->kind);
    kin__event_key_add(key, reference->ns);
    kin__event_key_add(key, reference->name);
    kin__event_key_add(key, reference->uid);
    kin__event_key_add(key, reference->resource_version);
    kin__event_key_add(key, reference->field_path);
}

static struct kin__event_key series_key(const struct kin__event_series *s,
                                        const struct kin__event_record *event)
{
    struct kin__event_key key = kin__event_key_begin(&s->cache,
                                                     event->has_related);

    kin__event_key_add(&key, kin__event_record_type_text(event->type));
    kin__event_key_add(&key, event->action);
    kin__event_key_add(&key, event->reason);
    key_add_reference(&key, &event->object);
    key_add_reference(&key, &event->related);
    return key;
}

int kin__event_series_take(struct kin__event_series *s,
                           struct kin__event_record **event,
                           struct kin__series **ret)
{
    struct kin__event_record *record = *event;
    void *payload = NULL;

    int r = kin__event_cache_put(&s->cache, series_key(s, record), &payload);
    if (r < 0)
        return r;
    struct kin__series *series = payload;
    *event = NULL;
    series->last_ns = kin__clock_now_ns(s->clock);
    series->write.last_ns = record->wall_ns;
    *ret = series;
    if (!series->event) {
        series->event = record;
        series->write.first_ns = record->wall_ns;
        kin__event_record_make_name(record, record->wall_ns, s->random,
                                    series->write.name);
        return 0;
    }
    assert(series->write.count != 1);
    kin__free(s->alloc, record);
    series->write.is_patch = true;
    series->write.count += series->write.count == 0 ? 2 : 1;
    return series->write.count == 2 ? 0 : KIN_EEXISTS;
}

/* ---- passes ---- */

kin_deadline kin__event_series_due(const struct kin__event_series *s)
{
    int64_t due_ns = s->finish_ns < s->refresh_ns ? s->finish_ns
                                                  : s->refresh_ns;

    return (kin_deadline){due_ns};
}

bool kin__event_series_is_due(struct kin__event_series *s,
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

void kin__event_series_begin_pass(struct kin__event_series *s,
                                  enum kin__series_pass pass)
{
    assert(!s->at);
    s->pass = pass;
    s->pass_ns = kin__clock_now_ns(s->clock);
    s->next = s->cache.latest.next;
}

static struct kin__event_entry *series_entry(struct cds_list_head *link)
{
    return cds_list_entry(link, struct kin__event_entry, link);
}

static struct kin__series *series_of(struct kin__event_entry *entry)
{
    return (struct kin__series *)(void *)entry->payload;
}

struct kin__series *kin__event_series_next(struct kin__event_series *s)
{
    assert(!s->at);
    while (s->next != &s->cache.latest) {
        struct kin__series *series = series_of(series_entry(s->next));
        s->at = s->next;
        s->next = s->next->next;
        bool is_wanted = series_is_of(series, s->pass, s->pass_ns);
        if (is_wanted && series->write.count > 0)
            return series;
        kin__event_series_end_write(s, /* is_kept= */ !is_wanted);
    }
    return NULL;
}

void kin__event_series_end_write(struct kin__event_series *s, bool is_kept)
{
    assert(s->at);
    struct kin__event_entry *entry = series_entry(s->at);
    struct kin__series *series = series_of(entry);

    s->at = NULL;
    if (is_kept || s->pass != KIN__SERIES_FINISH)
        return;
    series->written =
        series->write.count; /* written, or rejected and counted as such */
    kin__event_cache_remove(&s->cache, entry);
}
