/* SPDX-License-Identifier: Apache-2.0 */
#include "server/history.h"

#include "base/alloc.h"
#include "object/arena.h"
#include "server/stamp.h"

/* An encoded event, shared by watchers. */
struct kin__encoded {
    struct kin__ref ref;
    const kin_allocator *alloc;
    uint32_t form;
    size_t len;
    char text[];
};

static void encoded_unref(struct kin__encoded *encoded)
{
    if (encoded && kin__ref_put(&encoded->ref))
        kin__free(encoded->alloc, encoded);
}

/* ---- events ---- */

/* Size of a node and its descendants, without counting sharing.  The recursion
 * is bounded: stored objects are at most KIN__OBJECT_DEPTH_MAX deep. */
static size_t node_bytes(const uint32_t *base, const uint32_t *node)
{
    size_t bytes = kin__node_words(node) * sizeof(*node);
    enum kin__node_type type = kin__node_type(node);

    if (type != KIN__NODE_OBJECT && type != KIN__NODE_ARRAY)
        return bytes;
    const kin__val *values = kin__node_values(node);
    for (uint32_t i = 0; i < kin__node_count(node); i++)
        if (kin__val_is_node(values[i]))
            bytes += node_bytes(base, base + values[i]);
    return bytes;
}

/* Memory that only the event keeps. */
static size_t event_bytes(const kin_object *old)
{
    size_t bytes = sizeof(struct kin__watch_event);

    if (!old)
        return bytes;
    kin_value value = kin_object_value(old);
    const struct kin__arena *arena = value.home;
    if (kin__val_is_node(value.bits))
        bytes += node_bytes(arena->ro, kin__node(arena->ro, value.bits));
    return bytes;
}

int kin__watch_event_new(struct kin__history *history,
                         const struct kin__watch_event_fields *fields,
                         struct kin__watch_event **ret)
{
    struct kin__watch_event *event = kin__alloc0(history->alloc, 1,
                                                 sizeof(*event));

    if (!event)
        return KIN_ENOMEM;
    kin__ref_init(&event->ref);
    event->history = history;
    event->type = fields->type;
    event->version = fields->version;
    event->at_ns = fields->at_ns;
    event->now = kin_object_ref(fields->now);
    event->old = kin_object_ref(fields->old);
    event->bytes = event_bytes(fields->old);
    atomic_init(&event->gone, NULL);
    *ret = event;
    return 0;
}

struct kin__watch_event *kin__watch_event_ref(struct kin__watch_event *event)
{
    kin__ref_get(&event->ref);
    return event;
}

struct kin__watch_event *kin__watch_event_unref(struct kin__watch_event *event)
{
    if (!event || !kin__ref_put(&event->ref))
        return NULL;
    (void)kin_object_unref(event->now);
    (void)kin_object_unref(event->old);
    (void)kin_object_unref(atomic_load(&event->gone));
    for (size_t i = 0; i < KIN__EVENT_FORMS; i++)
        encoded_unref(event->forms[i]);
    kin__free(event->history->alloc, event);
    return NULL;
}

int kin__watch_event_gone(struct kin__watch_event *event,
                          const kin_object **ret)
{
    kin_object *gone = atomic_load_explicit(&event->gone, memory_order_acquire);

    assert(event->old);
    if (!gone) {
        kin_object *made = NULL;
        int r = kin__stamp_object_version(event->history->alloc, event->old,
                                          event->version, &made, NULL);
        if (r < 0)
            return r;
        if (atomic_compare_exchange_strong(&event->gone, &gone, made))
            gone = made;
        else
            (void)kin_object_unref(made);
    }
    *ret = gone;
    return 0;
}

/* ---- life ---- */

void kin__history_init(struct kin__history *history, const kin_allocator *alloc,
                       const struct kin__history_limits *limits)
{
    *history = (struct kin__history){.alloc = alloc, .limits = *limits};
    kin__mutex_init(&history->lock);
    CDS_INIT_LIST_HEAD(&history->waiters);
    /* Not the limit of events: unpublished ones may exceed it. */
    kin__watch_event_ring_init(&history->events, alloc, SIZE_MAX / 64);
}

static void history_drop_encoded(struct kin__history *history,
                                 struct kin__watch_event *event)
{
    for (size_t i = 0; i < KIN__EVENT_FORMS; i++) {
        struct kin__encoded *encoded = KIN__STEAL(event->forms[i]);
        if (!encoded)
            continue;
        assert(history->encoded_bytes >= encoded->len);
        history->encoded_bytes -= encoded->len;
        encoded_unref(encoded);
    }
}

static void history_drop_first(struct kin__history *history)
{
    struct kin__watch_event *event = NULL;

    if (!kin__watch_event_ring_pop(&history->events, &event))
        return;
    assert(history->dropped <= event->version);
    assert(history->bytes >= event->bytes);
    history->first++;
    history->dropped = event->version;
    history->bytes -= event->bytes;
    history_drop_encoded(history, event);
    (void)kin__watch_event_unref(event);
}

void kin__history_done(struct kin__history *history)
{
    while (kin__watch_event_ring_count(&history->events) > 0)
        history_drop_first(history);
    kin__watch_event_ring_done(&history->events);
    kin__mutex_done(&history->lock);
}

/* ---- writing ---- */

int kin__history_append(struct kin__history *history,
                        struct kin__watch_event *event)
{
    KIN__LOCK_SCOPE(&history->lock);
    assert(event->history == history && event->version > history->dropped);
    int r = kin__watch_event_ring_push(&history->events, &event);

    if (r < 0)
        return r;
    (void)kin__watch_event_ref(event);
    history->bytes += event->bytes;
    return 0;
}

void kin__history_retract(struct kin__history *history)
{
    struct kin__watch_event *event = NULL;

    KIN__LOCK_SCOPE(&history->lock);
    if (!kin__watch_event_ring_pop_back(&history->events, &event))
        return;
    history->bytes -= event->bytes;
    (void)kin__watch_event_unref(event);
}

static bool history_is_due(const struct kin__history *history, int64_t now_ns,
                           uint64_t published)
{
    size_t count = kin__watch_event_ring_count(&history->events);

    if (count == 0)
        return false;
    const struct kin__watch_event *first = *kin__watch_event_ring_at(
        &history->events, 0);
    return first->version <= published &&
           (count > history->limits.count ||
            history->bytes > history->limits.bytes ||
            now_ns - first->at_ns >= history->limits.age_ns);
}

static void history_trim(struct kin__history *history, int64_t now_ns,
                         uint64_t published)
{
    kin__mutex_assert_held(&history->lock);
    while (history_is_due(history, now_ns, published))
        history_drop_first(history);
}

void kin__history_trim(struct kin__history *history, int64_t now_ns,
                       uint64_t published)
{
    KIN__LOCK_SCOPE(&history->lock);
    history_trim(history, now_ns, published);
}

void kin__history_publish(struct kin__history *history, int64_t now_ns,
                          uint64_t published, struct kin__watch_notify *notify)
{
    KIN__LOCK_SCOPE(&history->lock);
    history_trim(history, now_ns, published);
    if (notify)
        kin__watch_notify_collect(notify, &history->waiters, INT64_MAX);
}

void kin__history_forget(struct kin__history *history, uint64_t version)
{
    KIN__LOCK_SCOPE(&history->lock);
    while (kin__watch_event_ring_count(&history->events) > 0 &&
           (*kin__watch_event_ring_at(&history->events, 0))->version <= version)
        history_drop_first(history);
    if (history->dropped < version)
        history->dropped = version;
}

/* ---- reading ---- */

static struct kin__watch_event *history_at(const struct kin__history *history,
                                           uint64_t place)
{
    assert(place >= history->first);
    return *kin__watch_event_ring_at(&history->events,
                                     (size_t)(place - history->first));
}

static uint64_t history_end(const struct kin__history *history)
{
    return history->first + kin__watch_event_ring_count(&history->events);
}

/* The first position whose event is newer than `version`. */
static uint64_t history_after(const struct kin__history *history,
                              uint64_t version)
{
    uint64_t low = history->first;
    uint64_t high = history_end(history);

    while (low < high) {
        uint64_t middle = low + (high - low) / 2;
        if (history_at(history, middle)->version <= version)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

int kin__history_seek(struct kin__history *history, uint64_t version,
                      uint64_t *ret)
{
    KIN__LOCK_SCOPE(&history->lock);
    if (version < history->dropped)
        return KIN_EGONE;
    *ret = history_after(history, version);
    return 0;
}

int kin__history_read_locked(struct kin__history *history, uint64_t place,
                             uint64_t upto, struct kin__watch_event **ret,
                             int max)
{
    int count = 0;

    kin__mutex_assert_held(&history->lock);
    if (place < history->first)
        return KIN_EGONE;
    for (; count < max && place < history_end(history); place++) {
        struct kin__watch_event *event = history_at(history, place);
        if (event->version > upto)
            break;
        ret[count++] = kin__watch_event_ref(event);
    }
    return count;
}

int kin__history_range(struct kin__history *history, uint64_t from,
                       uint64_t upto, struct kin__watch_event ***ret,
                       size_t *ret_count)
{
    KIN__LOCK_SCOPE(&history->lock);
    if (from < history->dropped)
        return KIN_EGONE;
    uint64_t first = history_after(history, from);
    uint64_t end = history_after(history, upto);
    struct kin__watch_event **events = NULL;
    if (end > first) {
        events = kin__alloc(history->alloc, (size_t)(end - first),
                            sizeof(struct kin__watch_event *));
        if (!events)
            return KIN_ENOMEM;
    }
    size_t count = 0;
    for (uint64_t place = first; place < end; place++)
        events[count++] = kin__watch_event_ref(history_at(history, place));
    *ret = events;
    *ret_count = count;
    return 0;
}

uint64_t kin__history_floor(struct kin__history *history, uint64_t otherwise)
{
    KIN__LOCK_SCOPE(&history->lock);
    if (kin__watch_event_ring_count(&history->events) == 0)
        return otherwise;
    uint64_t first = history_at(history, history->first)->version - 1;
    return first < otherwise ? first : otherwise;
}

size_t kin__history_count(struct kin__history *history)
{
    KIN__LOCK_SCOPE(&history->lock);
    return kin__watch_event_ring_count(&history->events);
}

size_t kin__history_encoded(struct kin__history *history)
{
    KIN__LOCK_SCOPE(&history->lock);
    return history->encoded_bytes;
}

/* ---- encoded events ---- */

static void text_ref_set(struct kin__text_ref *ret,
                         struct kin__encoded *encoded)
{
    kin__ref_get(&encoded->ref);
    ret->owner = encoded;
    ret->text = kin_str_of(encoded->text, encoded->len);
}

static struct kin__encoded *event_form(const struct kin__watch_event *event,
                                       uint32_t form)
{
    for (size_t i = 0; i < KIN__EVENT_FORMS; i++)
        if (event->forms[i] && event->forms[i]->form == form)
            return event->forms[i];
    return NULL;
}

bool kin__watch_event_encoded(struct kin__watch_event *event, uint32_t form,
                              struct kin__text_ref *ret)
{
    KIN__LOCK_SCOPE(&event->history->lock);
    struct kin__encoded *encoded = event_form(event, form);

    if (encoded)
        text_ref_set(ret, encoded);
    return encoded != NULL;
}

/* Drops the oldest texts first; watchers that lag far behind encode events
 * themselves. */
static void history_limit_encoded(struct kin__history *history)
{
    if (history->encoded_first < history->first)
        history->encoded_first = history->first;
    while (history->encoded_bytes > history->limits.encoded_bytes &&
           history->encoded_first < history_end(history))
        history_drop_encoded(history,
                             history_at(history, history->encoded_first++));
}

/* An event that was dropped from the queue keeps no text: its bytes would not
 * be counted. */
static void event_keep(struct kin__watch_event *event,
                       struct kin__encoded *encoded)
{
    struct kin__history *history = event->history;

    kin__mutex_assert_held(&history->lock);
    if (event_form(event, encoded->form) || event->version <= history->dropped)
        return;
    for (size_t i = 0; i < KIN__EVENT_FORMS; i++) {
        if (event->forms[i])
            continue;
        kin__ref_get(&encoded->ref);
        event->forms[i] = encoded;
        history->encoded_bytes += encoded->len;
        uint64_t place = history_after(history, event->version - 1);
        if (place < history->encoded_first)
            history->encoded_first = place;
        history_limit_encoded(history);
        return;
    }
}

int kin__watch_event_encode(struct kin__watch_event *event, uint32_t form,
                            kin_str text, struct kin__text_ref *ret)
{
    const kin_allocator *alloc = event->history->alloc;
    struct kin__encoded *encoded = kin__alloc(alloc, 1,
                                              sizeof(*encoded) + text.len);

    if (!encoded)
        return KIN_ENOMEM;
    kin__ref_init(&encoded->ref);
    encoded->alloc = alloc;
    encoded->form = form;
    encoded->len = text.len;
    if (text.len)
        memcpy(encoded->text, text.ptr, text.len);
    KIN__LOCK_SCOPE(&event->history->lock);
    event_keep(event, encoded);
    ret->owner = encoded;
    ret->text = kin_str_of(encoded->text, encoded->len);
    return 0;
}

void kin__text_ref_done(struct kin__text_ref *ref)
{
    encoded_unref(ref->owner);
    *ref = (struct kin__text_ref){0};
}
