/* SPDX-License-Identifier: Apache-2.0 */
#include "cache/past_rules.h"

#include <kin/value.h>

#include "base/clock.h"
#include "base/str.h"
#include "cache/standard_index.h"

/* ---- bounds ---- */

int64_t kin__past_add(int64_t at_ns, int64_t ns)
{
    if (at_ns == KIN__PAST_UNKNOWN || at_ns == KIN__PAST_NEVER)
        return at_ns;
    return kin__time_add_ns(at_ns, ns);
}

static int64_t later_of(int64_t a_ns, int64_t b_ns)
{
    return a_ns > b_ns ? a_ns : b_ns;
}

static int64_t earlier_of(int64_t a_ns, int64_t b_ns)
{
    return a_ns < b_ns ? a_ns : b_ns;
}

/* A time of a server, cut off to seconds. */
static struct kin__bounds bounds_of_second(
    const struct kin__past_change *change, int64_t at_ns)
{
    return (struct kin__bounds){
        .min_ns = kin__past_add(at_ns, -change->skew_ns),
        .max_ns = kin__past_add(at_ns, KIN__NS_PER_S + change->skew_ns),
    };
}

/* What has arrived has happened. */
static struct kin__bounds bounds_arrived(const struct kin__past_change *change,
                                         struct kin__bounds bounds)
{
    bounds.max_ns = earlier_of(bounds.max_ns, change->when.max_ns);
    /* The clocks differ by more than is allowed: trust neither. */
    if (bounds.min_ns > bounds.max_ns)
        bounds.min_ns = earlier_of(bounds.max_ns, change->when.min_ns);
    return bounds;
}

/* ---- times of objects; UNKNOWN if absent ---- */

static kin_value member_of(kin_value value, const char *key)
{
    return kin_value_get(value, kin_s(key));
}

static kin_value part_of(const kin_object *object, const char *key)
{
    return member_of(kin_object_value(object), key);
}

static int64_t time_of(kin_value owner, const char *key)
{
    kin_value value = member_of(owner, key);
    int64_t seconds = 0;

    if (kin_value_seconds(value, &seconds) < 0 ||
        seconds > INT64_MAX / KIN__NS_PER_S / 2 ||
        seconds < INT64_MIN / KIN__NS_PER_S / 2)
        return KIN__PAST_UNKNOWN;
    return seconds * KIN__NS_PER_S;
}

static int64_t object_created(const kin_object *object)
{
    return time_of(part_of(object, "metadata"), "creationTimestamp");
}

/* When a condition got this status, if it has it. */
static int64_t condition_since(const kin_object *pod, const char *type,
                               const char *state)
{
    kin_value conditions = member_of(part_of(pod, "status"), "conditions");
    size_t count = kin_value_count(conditions);

    for (size_t i = 0; i < count; i++) {
        kin_value condition = kin_value_at(conditions, i);
        if (!kin_str_eq(kin_value_str(member_of(condition, "type")),
                        kin_s(type)))
            continue;
        if (!kin_str_eq(kin_value_str(member_of(condition, "status")),
                        kin_s(state)))
            break;
        return time_of(condition, "lastTransitionTime");
    }
    return KIN__PAST_UNKNOWN;
}

#define SANDBOX "PodReadyToStartContainers"

/* When the last container ended; UNKNOWN while one runs or waits. */
static int64_t containers_end(const kin_object *pod)
{
    kin_value list = member_of(part_of(pod, "status"), "containerStatuses");
    size_t count = kin_value_count(list);
    int64_t last_ns = KIN__PAST_UNKNOWN;

    for (size_t i = 0; i < count; i++) {
        kin_value state = member_of(kin_value_at(list, i), "state");
        int64_t at_ns = time_of(member_of(state, "terminated"), "finishedAt");
        if (at_ns == KIN__PAST_UNKNOWN)
            return at_ns;
        last_ns = later_of(last_ns, at_ns);
    }
    return last_ns;
}

/* ---- what has no times of its own ---- */

struct kin__bounds kin__past_created(const struct kin__past_change *change)
{
    int64_t at_ns = object_created(change->now);
    struct kin__bounds when = change->when;

    if (at_ns == KIN__PAST_UNKNOWN)
        return when;
    struct kin__bounds own = bounds_of_second(change, at_ns);
    if (!change->is_selected)
        return bounds_arrived(change, own);
    when.min_ns = earlier_of(later_of(own.min_ns, when.min_ns), when.max_ns);
    return when;
}

static struct kin__bounds any_since(const struct kin__past_change *change,
                                    kin_str value)
{
    int64_t created_ns = kin__past_add(object_created(change->now),
                                       -change->skew_ns);
    struct kin__bounds when = change->when;

    (void)value;
    when.min_ns = earlier_of(later_of(created_ns, when.min_ns), when.max_ns);
    return when;
}

static enum kin__past_end any_until(const struct kin__past_change *change,
                                    kin_str value, struct kin__bounds *ret)
{
    (void)value;
    *ret = change->when;
    return KIN__PAST_ENDED;
}

/* ---- uids and their log directories: as long as the object ---- */

static struct kin__bounds object_since(const struct kin__past_change *change,
                                       kin_str value)
{
    (void)value;
    return kin__past_created(change);
}

/* ---- addresses: as long as the sandbox ---- */

static bool pod_has_address(const kin_object *pod)
{
    return kin_value_str(member_of(part_of(pod, "status"), "podIP")).len > 0;
}

/* Whether the time of the sandbox is that of an earlier address. */
static bool sandbox_is_older(const struct kin__past_change *change,
                             int64_t at_ns)
{
    const kin_object *old = change->old;

    return old && pod_has_address(old) &&
           condition_since(old, SANDBOX, "True") == at_ns;
}

static struct kin__bounds sandbox_since(const struct kin__past_change *change,
                                        kin_str value)
{
    int64_t at_ns = condition_since(change->now, SANDBOX, "True");
    struct kin__bounds bounds = change->when;

    (void)value;
    if (at_ns != KIN__PAST_UNKNOWN && !sandbox_is_older(change, at_ns))
        return bounds_arrived(change, bounds_of_second(change, at_ns));
    if (at_ns == KIN__PAST_UNKNOWN)
        at_ns = time_of(part_of(change->now, "status"), "startTime");
    if (at_ns == KIN__PAST_UNKNOWN)
        at_ns = object_created(change->now);
    bounds.min_ns = kin__past_add(at_ns, -change->skew_ns);
    return bounds_arrived(change, bounds);
}

/* The sandbox is gone by the time of its condition, and not before the last
 * container; without containers within the delay before the condition. */
static struct kin__bounds sandbox_end(const struct kin__past_change *change)
{
    struct kin__bounds bounds = change->when;
    int64_t ended_ns = containers_end(change->last);
    int64_t gone_ns = condition_since(change->last, SANDBOX, "False");

    if (gone_ns != KIN__PAST_UNKNOWN)
        bounds = bounds_arrived(change, bounds_of_second(change, gone_ns));
    if (ended_ns != KIN__PAST_UNKNOWN)
        bounds.min_ns = kin__past_add(ended_ns, -change->skew_ns);
    else if (gone_ns != KIN__PAST_UNKNOWN)
        bounds.min_ns = kin__past_add(bounds.min_ns, -change->delay_ns);
    return bounds_arrived(change, bounds);
}

/* Another sandbox of the same pod: the old one was gone when it began. */
static struct kin__bounds sandbox_replaced(
    const struct kin__past_change *change)
{
    struct kin__bounds next = sandbox_since(change, KIN__S(""));

    return (struct kin__bounds){
        .min_ns = kin__past_add(condition_since(change->old, SANDBOX, "True"),
                                -change->skew_ns),
        .max_ns = next.max_ns,
    };
}

bool kin__past_is_over(const kin_object *object)
{
    return kin__pod_has_ended(object) || kin__pod_is_in_host_network(object);
}

static enum kin__past_end port_until(const struct kin__past_change *change,
                                     kin_str value, struct kin__bounds *ret)
{
    (void)value;
    *ret = change->now && !kin__past_is_over(change->now) ? change->when
                                                          : sandbox_end(change);
    return KIN__PAST_ENDED;
}

static enum kin__past_end address_until(const struct kin__past_change *change,
                                        kin_str value, struct kin__bounds *ret)
{
    if (!change->now || kin__past_is_over(change->now))
        return port_until(change, value, ret);
    if (!kin__pod_has_address_like(change->now, value.len)) {
        *ret = (struct kin__bounds){.min_ns = change->when.min_ns,
                                    .max_ns = KIN__PAST_NEVER};
        return KIN__PAST_LOST;
    }
    *ret = sandbox_replaced(change);
    return KIN__PAST_ENDED;
}

/* ---- containers: from their start on, as long as the object names them ----
 */

static bool has_end(kin_str text, kin_str end)
{
    return end.len > 0 && text.len >= end.len &&
           memcmp(text.ptr + text.len - end.len, end.ptr, end.len) == 0;
}

static kin_str bare_id(kin_value status)
{
    kin_str id = kin_value_str(member_of(status, "containerID"));
    size_t slash = kin__str_rfind(id, '/');

    return slash == KIN__STR_NONE ? id : kin__str_slice(id, slash + 1, id.len);
}

/* When the container began that a value ends with. */
static int64_t started_in(kin_value list, kin_str value)
{
    size_t count = kin_value_count(list);

    for (size_t i = 0; i < count; i++) {
        kin_value status = kin_value_at(list, i);
        kin_value state = member_of(status, "state");
        if (!has_end(value, bare_id(status)))
            continue;
        int64_t at_ns = time_of(member_of(state, "running"), "startedAt");
        return at_ns != KIN__PAST_UNKNOWN
                   ? at_ns
                   : time_of(member_of(state, "terminated"), "startedAt");
    }
    return KIN__PAST_UNKNOWN;
}

static struct kin__bounds container_since(const struct kin__past_change *change,
                                          kin_str value)
{
    kin_value status = part_of(change->now, "status");
    int64_t at_ns = started_in(member_of(status, "containerStatuses"), value);

    if (at_ns == KIN__PAST_UNKNOWN)
        at_ns = started_in(member_of(status, "initContainerStatuses"), value);
    if (at_ns != KIN__PAST_UNKNOWN)
        return bounds_arrived(change, bounds_of_second(change, at_ns));
    /* Its status may arrive long after its start. */
    return bounds_arrived(
        change, (struct kin__bounds){
                    .min_ns = kin__past_add(object_created(change->now),
                                            -change->skew_ns),
                    .max_ns = change->when.max_ns,
                });
}

static struct kin__bounds log_since(const struct kin__past_change *change,
                                    kin_str value)
{
    return value.len > 5 && memcmp(value.ptr, "pods/", 5) == 0
               ? kin__past_created(change)
               : container_since(change, value);
}

/* ---- nodes ---- */

static struct kin__bounds node_since(const struct kin__past_change *change,
                                     kin_str value)
{
    int64_t at_ns = condition_since(change->now, "PodScheduled", "True");

    if (at_ns == KIN__PAST_UNKNOWN)
        return any_since(change, value);
    return bounds_arrived(change, bounds_of_second(change, at_ns));
}

/* ---- all of them ---- */

const struct kin__past_rules *kin__past_rules_of(const kin_indexer *indexer)
{
    static const struct kin__past_rules any = {.since = any_since,
                                               .until = any_until};
    static const struct {
        kin_str name;
        struct kin__past_rules rules;
    } standard[] = {
        {KIN_STR_INIT(KIN_INDEX_POD_IP),
         {.is_exclusive = true,
          .since = sandbox_since,
          .until = address_until}},
        {KIN_STR_INIT(KIN_INDEX_HOST_PORT),
         {.since = sandbox_since, .until = port_until}},
        {KIN_STR_INIT(KIN_INDEX_POD_UID),
         {.since = object_since, .until = any_until}},
        {KIN_STR_INIT(KIN_INDEX_CONTAINER_ID),
         {.since = container_since, .until = any_until}},
        {KIN_STR_INIT(KIN_INDEX_LOG_PATH),
         {.since = log_since, .until = any_until}},
        {KIN_STR_INIT(KIN_INDEX_NODE_NAME),
         {.since = node_since, .until = any_until}},
    };

    if (kin__standard_index_fields(indexer).len == 0)
        return &any;
    for (size_t i = 0; i < sizeof(standard) / sizeof(standard[0]); i++)
        if (kin_str_eq(standard[i].name, indexer->name))
            return &standard[i].rules;
    return &any;
}
