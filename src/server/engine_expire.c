/* SPDX-License-Identifier: Apache-2.0 */
/*
 * engine_expire.c - kinds that are kept for an hour only: events.
 *
 * When an object was written is read from its own times, so that it is known
 * after a restart, too.
 */
#include <kin/time.h>

#include "base/str.h"
#include "server/engine_impl.h"
#include "server/kinds.h"
#include "server/stamp.h"

enum {
    EXPIRE_S = 3600,
    EXPIRE_EVERY_S = 60, /* looked at so often */
};

static int64_t seconds_at(kin_value object, const char *key)
{
    kin_scratch scratch;
    kin_time time = {0};
    kin_str text = kin_value_text(kin_value_get(object, kin_s(key)), &scratch);

    return kin_time_parse(text, &time, NULL) < 0 ? 0 : time.seconds;
}

static int64_t later(int64_t a, int64_t b)
{
    return a > b ? a : b;
}

/* The latest time that an event names. */
static int64_t written_s(const kin_object *object)
{
    kin_value value = kin_object_value(object);
    kin_value series = kin_value_get(value, KIN__S("series"));
    int64_t last = later(seconds_at(value, "lastTimestamp"),
                         seconds_at(value, "eventTime"));

    last = later(last, seconds_at(series, "lastObservedTime"));
    return later(last,
                 seconds_at(kin_object_metadata(object), "creationTimestamp"));
}

static void expire_shelf(struct kin__engine *engine, struct kin__served *served,
                         int64_t now_s)
{
    KIN__AUTO_HELD *held = NULL;
    KIN__AUTO_FAILURE failure = {.alloc = engine->alloc};
    uint64_t version = 0;

    if (kin__held_now(&engine->held, served->shelf, KIN__S(""),
                      kin__engine_version(engine), &held, &version) < 0)
        return;
    for (size_t i = 0; i < held->count; i++) {
        const kin_object *object = held->objects[i];
        if (now_s - written_s(object) < EXPIRE_S)
            continue;
        /* One that has changed meanwhile is left alone, and so is one that
         * cannot be deleted now: there is another time. */
        if (kin__engine_commit(engine, served, kin_object_key(object), object,
                               KIN_VALUE_ABSENT, /* ret= */ NULL, &failure) < 0)
            kin__failure_clear(&failure);
    }
}

void kin__engine_expire(struct kin__engine *engine)
{
    int64_t now_ns = kin__clock_now_ns(engine->clock);
    int64_t now_s = kin__clock_wall_ns(engine->clock) / KIN__NS_PER_S;
    int64_t last_ns = atomic_load(&engine->expired_ns);

    if (now_ns - last_ns < EXPIRE_EVERY_S * KIN__NS_PER_S ||
        !atomic_compare_exchange_strong(&engine->expired_ns, &last_ns, now_ns))
        return;
    const struct kin__catalog *catalog = kin__engine_catalog(engine);
    for (size_t i = 0; i < catalog->count; i++) {
        struct kin__served *served = kin__served_of(catalog->resources[i]);
        if (!served->storage &&
            kin__engine_flags(engine, &served->resource) & KIN__KIND_EXPIRES)
            expire_shelf(engine, served, now_s);
    }
    kin__catalog_unref(catalog);
}
