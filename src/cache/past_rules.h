/* SPDX-License-Identifier: Apache-2.0 */
/*
 * past_rules.h - when an index entry began and ended, within bounds.
 *
 * An event says that something changed before it arrived.  Objects often say
 * more: when they were created, when a condition changed, when a container
 * started or ended.  These times are cut off to seconds and come from other
 * clocks.  For a user's index only the arrival is known, and that an entry is
 * not older than its object.
 *
 * Threads: any; the functions only read objects.
 */
#ifndef KIN_CACHE_PAST_RULES_H
#define KIN_CACHE_PAST_RULES_H

#include <kin/object.h>
#include <kin/store.h>

#define KIN__PAST_UNKNOWN INT64_MIN
#define KIN__PAST_NEVER INT64_MAX

/* A time is not before `min_ns`, nor after `max_ns`; UNKNOWN and NEVER are no
 * bounds. */
struct kin__bounds {
    int64_t min_ns;
    int64_t max_ns;
};

/* A change, and what is known about its time from its arrival. */
struct kin__past_change {
    const kin_object *old;  /* before it; NULL: no such object */
    const kin_object *now;  /* after it; NULL: the object was deleted */
    const kin_object *last; /* the newest known state of what has ended */
    struct kin__bounds when;
    int64_t skew_ns;  /* `when` includes it */
    int64_t delay_ns; /* of events */
    /* An object may begin to be seen after its creation. */
    bool is_selected;
};

/* What it means that an object does not state a value any more. */
enum kin__past_end {
    KIN__PAST_ENDED,
    KIN__PAST_LOST, /* nothing: the value is still its own */
};

struct kin__past_rules {
    /* At most one object has a value: the one that began last. */
    bool is_exclusive;
    struct kin__bounds (*since)(const struct kin__past_change *change,
                                kin_str value);
    enum kin__past_end (*until)(const struct kin__past_change *change,
                                kin_str value, struct kin__bounds *ret);
};

/* Returns the rules of an index; never NULL. */
const struct kin__past_rules *kin__past_rules_of(const kin_indexer *indexer);

/* When an object was created; `change->now` is it. */
struct kin__bounds kin__past_created(const struct kin__past_change *change);

/* Whether a version of an object has ended all that was lost. */
bool kin__past_is_over(const kin_object *object);

/* Adds to a bound; UNKNOWN and NEVER stay. */
int64_t kin__past_add(int64_t at_ns, int64_t ns);

#endif /* KIN_CACHE_PAST_RULES_H */
