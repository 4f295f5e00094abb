/* SPDX-License-Identifier: Apache-2.0 */
/*
 * chaos_story.h - the notifications of a handler, and checks of them.
 *
 * Each object has an add, updates and a delete, in this order.  The old state
 * of an update is the last delivered one; versions only increase, also when an
 * object is recreated; no notification follows the stop.  The first violation
 * is kept as a complaint.  The last delivered states are the result of the
 * story.
 */
#ifndef KIN_CHAOS_STORY_H
#define KIN_CHAOS_STORY_H

#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#include <kin/handler.h>
#include <kin/snapshot.h>
#include <kin/value.h>

#include "kin_test.h"

enum { CHAOS_OBJECTS = 200 }; /* "map-0" and so on */

struct story {
    const char *name;
    int stall_every; /* every n-th call takes `stall_ms`; 0: never */
    int stall_ms;
    const kin_object *now[CHAOS_OBJECTS]; /* last state; NULL: absent */
    uint64_t highest[CHAOS_OBJECTS];      /* delivered version */
    uint64_t calls;
    uint64_t adds;
    uint64_t updates;
    uint64_t repeats; /* updates without a change */
    uint64_t deletes;
    uint64_t tombstones;
    int synced;
    _Atomic bool is_over;
    char complaint[256];
};

__attribute__((format(printf, 2, 3))) static inline void story_complain(
    struct story *story, const char *format, ...)
{
    va_list args;

    if (story->complaint[0])
        return;
    va_start(args, format);
    (void)vsnprintf(story->complaint, sizeof(story->complaint), format, args);
    va_end(args);
}

static inline unsigned story_index(const kin_object *object)
{
    unsigned long index = strtoul(kin_object_name(object).ptr + 4, NULL, 10);

    if (index >= CHAOS_OBJECTS)
        abort(); /* a test cannot fail on this thread */
    return (unsigned)index;
}

static inline uint64_t story_version(const kin_object *object)
{
    return strtoull(kin_object_resource_version(object).ptr, NULL, 10);
}

/* Every callback starts here. */
static inline void story_called(struct story *story, const kin_object *object)
{
    unsigned i = story_index(object);

    story->calls++;
    if (atomic_load(&story->is_over))
        story_complain(story, "map-%u: told after the stop", i);
    if (story_version(object) < story->highest[i])
        story_complain(story, "map-%u: version %llu after %llu", i,
                       (unsigned long long)story_version(object),
                       (unsigned long long)story->highest[i]);
    story->highest[i] = story_version(object);
    if (story->stall_every && story->calls % (unsigned)story->stall_every == 0)
        (void)nanosleep(
            &(struct timespec){.tv_sec = story->stall_ms / 1000,
                               .tv_nsec = story->stall_ms % 1000 * 1000000L},
            NULL);
}

static inline void story_set(struct story *story, unsigned i,
                             const kin_object *object)
{
    kin_object_unref(story->now[i]);
    story->now[i] = object ? kin_object_ref(object) : NULL;
}

static inline void story_on_add(const kin_object *object, bool is_initial,
                                void *userdata)
{
    struct story *story = userdata;
    unsigned i = story_index(object);
    uint64_t before = story->highest[i];

    story_called(story, object);
    story->adds++;
    if (story->now[i])
        story_complain(story, "map-%u: added twice", i);
    if (before == story_version(object))
        story_complain(story, "map-%u: added again in the version that went",
                       i);
    if (is_initial && story->synced)
        story_complain(story, "map-%u: initial after the first state", i);
    story_set(story, i, object);
}

static inline void story_on_update(const kin_object *old,
                                   const kin_object *object, void *userdata)
{
    struct story *story = userdata;
    unsigned i = story_index(object);
    const kin_object *known = story->now[i];

    story_called(story, object);
    story->updates++;
    if (!known)
        story_complain(story, "map-%u: updated and not there", i);
    else if (!kin_value_equal(kin_object_value(old), kin_object_value(known)))
        story_complain(story, "map-%u: updated from %llu, told was %llu", i,
                       (unsigned long long)story_version(old),
                       (unsigned long long)story_version(known));
    if (story_version(old) == story_version(object)) {
        story->repeats++;
        if (!kin_value_equal(kin_object_value(old), kin_object_value(object)))
            story_complain(story, "map-%u: another state, same version", i);
    }
    story_set(story, i, object);
}

static inline void story_on_delete(const kin_object *object, bool is_tombstone,
                                   void *userdata)
{
    struct story *story = userdata;
    unsigned i = story_index(object);

    story_called(story, object);
    story->deletes++;
    story->tombstones += is_tombstone;
    if (!story->now[i])
        story_complain(story, "map-%u: deleted and not there", i);
    else if (is_tombstone &&
             story_version(object) != story_version(story->now[i]))
        story_complain(story, "map-%u: a tombstone of another state", i);
    story_set(story, i, NULL);
}

static inline void story_on_synced(void *userdata)
{
    struct story *story = userdata;

    story->synced++;
}

static inline kin_handler story_handler(struct story *story)
{
    return (kin_handler){.size = sizeof(kin_handler),
                         .on_add = story_on_add,
                         .on_update = story_on_update,
                         .on_delete = story_on_delete,
                         .on_synced = story_on_synced,
                         .userdata = story};
}

/* Checks that the result equals a snapshot; the handler must be stopped. */
static inline void story_check(struct story *story,
                               const kin_snapshot *snapshot)
{
    kin_iter it = kin_snapshot_list(snapshot);
    size_t count = 0;
    const kin_object *object = NULL;

    for (object = kin_iter_next(&it); object; object = kin_iter_next(&it)) {
        unsigned i = story_index(object);
        const kin_object *told = story->now[i];
        if (!told ||
            !kin_value_equal(kin_object_value(told), kin_object_value(object)))
            story_complain(story, "map-%u: the story ends otherwise", i);
    }
    for (unsigned i = 0; i < CHAOS_OBJECTS; i++)
        count += story->now[i] != NULL;
    if (count != kin_snapshot_count(snapshot))
        story_complain(story, "adds up to %zu objects instead of %zu", count,
                       kin_snapshot_count(snapshot));
    if (story->synced != 1)
        story_complain(story, "told %d times that it has synced",
                       story->synced);
    print_message("  %-9s %llu adds, %llu updates (%llu repeated), %llu "
                  "deletes (%llu tombstones)\n",
                  story->name, (unsigned long long)story->adds,
                  (unsigned long long)story->updates,
                  (unsigned long long)story->repeats,
                  (unsigned long long)story->deletes,
                  (unsigned long long)story->tombstones);
    if (story->complaint[0])
        fail_msg("%s: %s", story->name, story->complaint);
}

static inline void story_done(struct story *story)
{
    for (unsigned i = 0; i < CHAOS_OBJECTS; i++)
        story_set(story, i, NULL);
}

#endif /* KIN_CHAOS_STORY_H */
