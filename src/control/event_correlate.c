/* SPDX-License-Identifier: Apache-2.0 */
#include "control/event_correlate.h"

#include <assert.h>
#include <string.h>

#include "base/hash.h"
#include "base/str.h"

/* Similar Events: the different messages so far. */
struct similar {
    int64_t last_ns; /* when the last one occurred */
    unsigned count;
    uint64_t messages[]; /* hashes of the first ones; limit - 1 entries */
};

/* An Event that was written, or would have been. */
struct seen_event {
    int64_t count;
    int64_t first_ns; /* wall time */
    char name[KIN__EVENT_NAME_SIZE];
};

/* A token bucket, as the time at which it is full again. */
struct bucket {
    int64_t full_ns;
};

enum { KEY_EVENT = 1, KEY_SIMILAR = 2, KEY_BUCKET = 3 };

void kin__event_correlator_init(struct kin__event_correlator *c,
                                const kin_allocator *alloc,
                                const struct kin__event_limits *limits,
                                const struct kin__event_source *source,
                                const kin_clock *clock,
                                struct kin__random *random)
{
    *c = (struct kin__event_correlator){
        .limits = *limits, .source = source, .clock = clock, .random = random};
    kin__event_cache_init(&c->similar, alloc,
                          sizeof(struct similar) +
                              limits->similar * sizeof(uint64_t),
                          KIN__EVENT_CACHE_MAX, random);
    kin__event_cache_init(&c->seen, alloc, sizeof(struct seen_event),
                          KIN__EVENT_CACHE_MAX, random);
    kin__event_cache_init(&c->buckets, alloc, sizeof(struct bucket),
                          KIN__EVENT_CACHE_MAX, random);
}

void kin__event_correlator_done(struct kin__event_correlator *c)
{
    kin__event_cache_done(&c->similar);
    kin__event_cache_done(&c->seen);
    kin__event_cache_done(&c->buckets);
}

/* The members common to all keys: source, object and type. */
static struct kin__event_key correlate_key(
    const struct kin__event_correlator *c, const struct kin__event_cache *cache,
    uint64_t what, const struct kin__event_record *event)
{
    struct kin__event_key key = kin__event_key_begin(cache, what);

    kin__event_key_add(&key, c->source->component);
    kin__event_key_add(&key, c->source->host);
    kin__event_key_add(&key, event->object.kind);
    kin__event_key_add(&key, event->object.ns);
    kin__event_key_add(&key, event->object.name);
    kin__event_key_add(&key, event->object.uid);
    kin__event_key_add(&key, event->object.api_version);
    kin__event_key_add(&key, kin__event_record_type_text(event->type));
    return key;
}

/* ---- similar Events ---- */

static bool similar_has(const struct similar *similar, uint64_t message)
{
    for (unsigned i = 0; i < similar->count; i++) {
        if (similar->messages[i] == message)
            return true;
    }
    return false;
}

/* Whether an Event must be combined with similar ones. */
static int correlate_combine(struct kin__event_correlator *c,
                             const struct kin__event_record *event, bool *ret)
{
    int64_t now_ns = kin__clock_now_ns(c->clock);
    struct kin__event_key key = correlate_key(c, &c->similar, KEY_SIMILAR,
                                              event);
    void *payload = NULL;

    kin__event_key_add(&key, event->reason);
    int r = kin__event_cache_put(&c->similar, key, &payload);
    if (r < 0)
        return r;
    struct similar *similar = payload;
    uint64_t message = kin__hash(event->message, c->similar.seed.a);
    if (similar->count > 0 && now_ns - similar->last_ns > c->limits.similar_ns)
        similar->count = 0;
    similar->last_ns = now_ns;
    *ret = false;
    if (similar_has(similar, message))
        return 0;
    if (similar->count + 1 < c->limits.similar)
        similar->messages[similar->count++] = message;
    else
        *ret = true;
    return 0;
}

/* ---- identical Events ---- */

static struct kin__event_key correlate_seen_key(
    const struct kin__event_correlator *c,
    const struct kin__event_record *event, bool is_combined)
{
    uint64_t what = is_combined ? KEY_SIMILAR : KEY_EVENT;
    struct kin__event_key key = correlate_key(c, &c->seen, what, event);

    kin__event_key_add(&key, event->reason);
    if (!is_combined) {
        kin__event_key_add(&key, event->object.field_path);
        kin__event_key_add(&key, event->message);
    }
    return key;
}

static int correlate_count(struct kin__event_correlator *c,
                           const struct kin__event_record *event,
                           struct kin__event_write *write)
{
    void *payload = NULL;
    struct kin__event_key key = correlate_seen_key(c, event,
                                                   write->is_combined);

    int r = kin__event_cache_put(&c->seen, key, &payload);
    if (r < 0)
        return r;
    struct seen_event *seen = payload;
    if (seen->count == 0) {
        seen->first_ns = write->first_ns;
        kin__event_record_make_name(event, write->first_ns, c->random,
                                    seen->name);
    }
    seen->count++;
    assert(seen->count > 0 && seen->name[0]);
    write->is_patch = seen->count > 1;
    write->count = seen->count;
    write->first_ns = seen->first_ns;
    memcpy(write->name, seen->name, sizeof(write->name));
    return 0;
}

/* ---- rate limit ---- */

static int correlate_limit(struct kin__event_correlator *c,
                           const struct kin__event_record *event)
{
    int64_t now_ns = kin__clock_now_ns(c->clock);
    int64_t step_ns = c->limits.refill_ns;
    void *payload = NULL;

    int r = kin__event_cache_put(
        &c->buckets, correlate_key(c, &c->buckets, KEY_BUCKET, event),
        &payload);
    if (r < 0)
        return r;
    assert(c->limits.burst > 0);
    struct bucket *bucket = payload;
    int64_t full_ns = bucket->full_ns > now_ns ? bucket->full_ns : now_ns;
    if (full_ns - now_ns > (int64_t)(c->limits.burst - 1) * step_ns)
        return KIN_ELIMIT;
    bucket->full_ns = full_ns + step_ns;
    return 0;
}

int kin__event_correlate(struct kin__event_correlator *c,
                         const struct kin__event_record *event,
                         struct kin__event_write *ret)
{
    struct kin__event_write write = {.first_ns = event->wall_ns,
                                     .last_ns = event->wall_ns};

    int r = correlate_combine(c, event, &write.is_combined);
    if (r == 0)
        r = correlate_count(c, event, &write);
    if (r == 0)
        r = correlate_limit(c, event);
    /* An Event that is dropped counts as combined, too. */
    if (r == 0 || r == KIN_ELIMIT)
        *ret = write;
    return r;
}
