/* SPDX-License-Identifier: Apache-2.0 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <kin/snapshot.h>

#include "base/str.h"
#include "sim/run_impl.h"

enum { CHECKS_PER_INDEX = 32 };

static unsigned object_of(kin_str key)
{
    return (unsigned)(key.ptr[key.len - 1] - 'a');
}

static uint64_t version_of(const kin_object *object)
{
    return strtoull(kin_object_resource_version(object).ptr, NULL, 10);
}

static bool isolates(const struct kin__sim_running *run,
                     enum kin__sim_defect defect)
{
    bool is_limited = run->core_opts.max_object > 0;

    switch (defect) {
    case KIN__SIM_REJECT_LIMIT:
    case KIN__SIM_REJECT_INVALID:
        return run->core_opts.transform != NULL;
    case KIN__SIM_TOO_DEEP: /* unless the projection skips it */
        return is_limited || run->keeps_spec;
    case KIN__SIM_TOO_LONG:
    case KIN__SIM_LONG_VALUE:
        return is_limited;
    default:
        return false;
    }
}

static bool is_unrecorded(const struct kin__sim_running *run, unsigned i)
{
    return run->server.has_long_name && i == KIN__SIM_OBJECTS - 1;
}

/* Whether the key belongs to an object whose name is too long to be recorded.
 */
static bool key_lacks_name(kin_str key)
{
    return key.len == 0 || key.ptr[key.len - 1] == '/';
}

static uint64_t cached_version(const struct kin__sim_running *run,
                               const struct kin__sim_state *state, unsigned i)
{
    return isolates(run, state->defects[i]) ? 0 : state->versions[i];
}

static bool is_isolated_at(const struct kin__sim_running *run,
                           const struct kin__sim_state *state, unsigned i)
{
    return state->versions[i] > 0 && isolates(run, state->defects[i]);
}

/* ---- reports ---- */

static uint64_t version_in(const kin_error *err)
{
    static const char before[] = ": isolated at version ";
    const char *at = strstr(err->message, before);

    return at ? strtoull(at + sizeof(before) - 1, NULL, 10) : 0;
}

static void count_report(struct kin__sim_running *run,
                         enum kin__sim_defect defect)
{
    static const enum kin__sim_event kinds[] = {
        [KIN__SIM_REJECT_LIMIT] = KIN__SIM_DEFECT_REJECTED,
        [KIN__SIM_REJECT_INVALID] = KIN__SIM_DEFECT_REJECTED,
        [KIN__SIM_TOO_LONG] = KIN__SIM_DEFECT_LONG,
        [KIN__SIM_TOO_DEEP] = KIN__SIM_DEFECT_DEEP,
        [KIN__SIM_LONG_VALUE] = KIN__SIM_DEFECT_LONG,
    };
    static const enum kin__sim_event places[] = {
        [KIN__REFLECTOR_STREAM] = KIN__SIM_DEFECT_STREAMED,
        [KIN__REFLECTOR_LIST] = KIN__SIM_DEFECT_LISTED,
        [KIN__REFLECTOR_WATCH] = KIN__SIM_DEFECT_WATCHED,
    };
    const struct kin__reflector *reflector = kin__core_reflector(run->core);

    kin__sim_count(&run->world, kinds[defect]);
    kin__sim_count(&run->world, places[kin__reflector_state(reflector)]);
}

void kin__sim_check_report(struct kin__sim_running *run,
                           const struct kin__reflector_failure *failure)
{
    uint64_t version = version_in(failure->err);

    if (run->prover.was_set_back)
        return; /* of any history */
    if (key_lacks_name(failure->key) && run->server.has_long_name) {
        kin__sim_count(&run->world, KIN__SIM_DEFECT_NAME);
        return;
    }
    if (key_lacks_name(failure->key) || version == 0 ||
        version > run->server.version) {
        kin__sim_fail(run, "report without an object: %s",
                      failure->err->message);
        return;
    }
    unsigned i = object_of(failure->key);
    const struct kin__sim_change *change = kin__sim_change_at(&run->server,
                                                              version);
    if (change->object != i || !isolates(run, change->defect))
        kin__sim_fail(run, "%c at %llu is reported without a defect",
                      'a' + (char)i, (unsigned long long)version);
    else if (run->reported[i] == version)
        kin__sim_fail(run, "%c at %llu is reported twice", 'a' + (char)i,
                      (unsigned long long)version);
    else
        count_report(run, change->defect);
    run->reported[i] = version;
}

void kin__sim_check_listed(struct kin__sim_running *run)
{
    char key[16];

    for (unsigned i = 0; i < KIN__SIM_OBJECTS; i++) {
        snprintf(key, sizeof(key), "ns%u/app-%c", kin__sim_ns_of(i),
                 'a' + (char)i);
        if (!kin__isolated_has(kin__core_isolated(run->core), kin_s(key)))
            run->reported[i] = 0; /* it may be isolated again */
    }
}

/* ---- isolated objects in notifications ---- */

/* Whether an object was deleted, or isolated, at `version` or later. */
static bool happens_after(const struct kin__sim_running *run, unsigned i,
                          uint64_t version, bool is_isolated)
{
    for (; version <= run->server.version; version++) {
        const struct kin__sim_change *change = kin__sim_change_at(&run->server,
                                                                  version);
        bool is_gone = change->type == KIN__EVENT_DELETED;
        if (change->object == i &&
            (is_isolated ? !is_gone && isolates(run, change->defect) : is_gone))
            return true;
    }
    return false;
}

static void check_delete(struct kin__sim_handler *handler,
                         const struct kin__notification *note, unsigned i)
{
    struct kin__sim_running *run = handler->run;
    uint64_t version = version_of(note->now);

    if (note->is_isolated)
        kin__sim_count(&run->world, KIN__SIM_ISOLATED);
    if (note->is_isolated && handler->versions[i] == 0)
        kin__sim_fail(run, "handler %u: %c is isolated but unknown",
                      handler->number, 'a' + (char)i);
    /* An object missing from a list may be the one without a record. */
    bool is_either = note->is_isolated && run->server.has_long_name &&
                     happens_after(run, i, version, /* is_isolated= */ false);
    if (!is_unrecorded(run, i) && !is_either &&
        !happens_after(run, i, version, note->is_isolated))
        kin__sim_fail(run, "handler %u: delete of %c, which was not %s",
                      handler->number, 'a' + (char)i,
                      note->is_isolated ? "isolated" : "deleted");
    handler->was_isolated[i] = note->is_isolated;
}

static void check_note_defect(struct kin__sim_handler *handler,
                              const struct kin__notification *note)
{
    struct kin__sim_running *run = handler->run;
    unsigned i = object_of(kin_object_key(note->now));
    uint64_t version = version_of(note->now);

    if (run->prover.was_set_back)
        return; /* of any history */
    if (note->type == KIN_EVENT_DELETED) {
        check_delete(handler, note, i);
        return;
    }
    if (note->is_isolated ||
        isolates(run, kin__sim_change_at(&run->server, version)->defect))
        kin__sim_fail(run, "handler %u: %c at %llu should be isolated",
                      handler->number, 'a' + (char)i,
                      (unsigned long long)version);
    if (note->type == KIN_EVENT_ADDED && handler->was_isolated[i])
        kin__sim_count(&run->world, KIN__SIM_READMITTED);
    handler->was_isolated[i] = false;
}

/* ---- isolated objects ---- */

struct isolated_check {
    struct kin__sim_running *run;
    const struct kin__sim_state *state;
    bool is_end;
    bool seen[KIN__SIM_OBJECTS];
};

static void isolated_each(const struct kin__isolated_object *object,
                          void *userdata)
{
    struct isolated_check *self = userdata;
    uint64_t version = strtoull(object->version.ptr, NULL, 10);

    if (key_lacks_name(object->key) && self->run->server.has_long_name)
        return;
    unsigned i = object_of(object->key);
    if (!is_isolated_at(self->run, self->state, i))
        kin__sim_fail(
            self->run, "store at %llu: %s is isolated without a defect",
            (unsigned long long)self->state->version, object->key.ptr);
    /* A list that was not published may have had a newer version. */
    else if (version < self->state->versions[i] ||
             (self->is_end && version > self->state->versions[i]))
        kin__sim_fail(self->run, "%s is isolated at %llu instead of %llu",
                      object->key.ptr, (unsigned long long)version,
                      (unsigned long long)self->state->versions[i]);
    self->seen[i] = true;
}

static void check_isolated(struct kin__sim_running *run,
                           const struct kin__sim_state *state, bool is_end)
{
    struct isolated_check self = {.run = run, .state = state, .is_end = is_end};

    kin__isolated_each(kin__core_isolated(run->core), isolated_each, &self);
    for (unsigned i = 0; i < KIN__SIM_OBJECTS; i++)
        if (is_isolated_at(run, state, i) && !self.seen[i] &&
            !is_unrecorded(run, i))
            kin__sim_fail(run, "store at %llu: %c should be isolated",
                          (unsigned long long)state->version, 'a' + (char)i);
}

/* ---- the index ---- */

/* Expected number of objects per index value; the last value is that of objects
 * which are too long for some informers. */
enum { VALUES = KIN__SIM_NODES + 1 };

static void expect_values(const struct kin__sim_running *run,
                          const struct kin__sim_state *state,
                          unsigned ret[VALUES])
{
    for (unsigned i = 0; run->keeps_spec && i < KIN__SIM_OBJECTS; i++) {
        enum kin__sim_defect defect = state->defects[i];
        if (cached_version(run, state, i) == 0 || defect == KIN__SIM_LONG_VALUE)
            continue;
        ret[defect == KIN__SIM_TOO_LONG
                ? KIN__SIM_NODES
                : kin__sim_node_of(state->versions[i])]++;
    }
}

static void check_value(struct kin__sim_running *run, kin_snapshot *snap,
                        unsigned node, unsigned expected)
{
    char value[8];
    unsigned count = 0;
    const kin_object *object = NULL;

    snprintf(value, sizeof(value), "n%u", node);
    kin_iter it = kin_snapshot_by_index(snap, KIN__S("node"), kin_s(value));
    for (object = kin_iter_next(&it); object; object = kin_iter_next(&it))
        count += kin__sim_node_of(version_of(object)) == node;
    if (it.code < 0 || count != expected)
        kin__sim_fail(run, "index: %u objects instead of %u for %s", count,
                      expected, value);
}

static void check_index(struct kin__sim_running *run,
                        const struct kin__sim_state *state)
{
    unsigned expected[VALUES] = {0};
    KIN_AUTO(kin_snapshot) *snap = kin_snapshot_new(kin__core_store(run->core));
    KIN_AUTO(kin_key_list) *values = NULL;
    size_t count = 0;

    expect_values(run, state, expected);
    for (unsigned i = 0; i < KIN__SIM_NODES; i++)
        check_value(run, snap, i, expected[i]);
    for (unsigned i = 0; i < VALUES; i++)
        count += expected[i] > 0;
    if (kin_snapshot_index_values(snap, KIN__S("node"), &values, NULL) < 0 ||
        kin_key_list_count(values) != count)
        kin__sim_fail(run, "index: %zu values instead of %zu",
                      kin_key_list_count(values), count);
}

/* ---- the store ---- */

/* Checks the index only every few steps, because it is slow. */
static void check_more(struct kin__sim_running *run, bool is_end)
{
    check_isolated(run, &run->expected, is_end);
    if (is_end || run->checks++ % CHECKS_PER_INDEX == 0)
        check_index(run, &run->expected);
}

static void check_store(struct kin__sim_running *run, uint64_t version,
                        bool is_end)
{
    uint64_t versions[KIN__SIM_OBJECTS];
    KIN_AUTO(kin_snapshot) *snap = kin_snapshot_new(kin__core_store(run->core));
    kin_iter it = kin_snapshot_list(snap);
    const kin_object *object = NULL;

    kin__sim_server_advance(&run->server, &run->expected, version);
    for (unsigned i = 0; i < KIN__SIM_OBJECTS; i++)
        versions[i] = cached_version(run, &run->expected, i);
    for (object = kin_iter_next(&it); object; object = kin_iter_next(&it)) {
        unsigned i = object_of(kin_object_key(object));
        if (versions[i] != version_of(object))
            kin__sim_fail(run, "store at %llu: %c is at %llu instead of %llu",
                          (unsigned long long)version, 'a' + (char)i,
                          (unsigned long long)version_of(object),
                          (unsigned long long)versions[i]);
        versions[i] = 0;
    }
    for (unsigned i = 0; i < KIN__SIM_OBJECTS; i++)
        if (versions[i] != 0)
            kin__sim_fail(run, "store at %llu: object %u is missing",
                          (unsigned long long)version, i);
    check_more(run, is_end);
}

/* ---- notifications ---- */

void kin__sim_check_note(struct kin__sim_handler *handler,
                         const struct kin__notification *note)
{
    struct kin__sim_running *run = handler->run;
    unsigned i = object_of(kin_object_key(note->now));
    uint64_t *known = &handler->versions[i];
    uint64_t now = version_of(note->now);

    kin__sim_trace(run, "handler %u: %c%c %llu%s", handler->number,
                   "+~-"[note->type], 'a' + (char)i, (unsigned long long)now,
                   note->is_isolated ? " isolated" : "");
    if (run->is_stopped)
        kin__sim_fail(run, "handler %u: notification after the stop",
                      handler->number);
    if (note->type == KIN_EVENT_ADDED && *known != 0)
        kin__sim_fail(run, "handler %u: %c is added twice", handler->number,
                      'a' + (char)i);
    if (note->type == KIN_EVENT_UPDATED && version_of(note->old) != *known)
        kin__sim_fail(run,
                      "handler %u: %c is updated from %llu instead of %llu",
                      handler->number, 'a' + (char)i,
                      (unsigned long long)version_of(note->old),
                      (unsigned long long)*known);
    if (note->type == KIN_EVENT_DELETED && note->is_tombstone && *known == 0)
        kin__sim_fail(run, "handler %u: tombstone of %c, which is unknown",
                      handler->number, 'a' + (char)i);
    check_note_defect(handler, note);
    *known = note->type == KIN_EVENT_DELETED ? 0 : now;
}

/* A handler with queued notifications is awake or about to be woken. */
static void check_wakes(struct kin__sim_running *run)
{
    kin_handler_stats stats = KIN_INIT(kin_handler_stats);

    if (run->is_stopped || kin__core_processor(run->core)->is_wake_due)
        return;
    for (unsigned i = 0; i < KIN__SIM_HANDLERS; i++) {
        struct kin__sim_handler *handler = &run->handlers[i];
        if (!handler->is_added || handler->is_awake)
            continue;
        kin__registration_get_stats(handler->registration, run->world.now_ns,
                                    &stats);
        if (stats.waiting > 0)
            kin__sim_fail(run,
                          "handler %u sleeps with %zu notifications queued", i,
                          stats.waiting);
    }
}

uint64_t kin__sim_store_version(struct kin__sim_running *run)
{
    KIN_AUTO(kin_snapshot) *snap = kin_snapshot_new(kin__core_store(run->core));
    kin_scratch scratch;
    kin_str version = kin_snapshot_resource_version(snap, &scratch);

    return version.len > 0 ? strtoull(version.ptr, NULL, 10) : 0;
}

/* After the informer gave up, no change is applied or queued. */
static void check_silence(struct kin__sim_running *run, uint64_t version)
{
    kin_handler_stats stats = KIN_INIT(kin_handler_stats);

    if (version != run->given_up_at)
        kin__sim_fail(run, "gave up at %llu, but the store is at %llu",
                      (unsigned long long)run->given_up_at,
                      (unsigned long long)version);
    for (unsigned i = 0; i < KIN__SIM_HANDLERS; i++) {
        kin__registration_get_stats(run->handlers[i].registration,
                                    run->world.now_ns, &stats);
        if (stats.waiting > run->handlers[i].left)
            kin__sim_fail(
                run, "handler %u: notifications queued after giving up", i);
        run->handlers[i].left = stats.waiting;
    }
}

void kin__sim_check_now(struct kin__sim_running *run)
{
    if (!run->core)
        return;
    uint64_t version = kin__sim_store_version(run);
    if (version > 0 && !run->prover.is_set_back)
        check_store(run, version, /* is_end= */ false);
    if (run->is_given_up)
        check_silence(run, version);
    check_wakes(run);
}

static void check_handler(struct kin__sim_handler *handler, uint64_t version)
{
    struct kin__sim_running *run = handler->run;
    struct kin__sim_state state;

    (void)kin__sim_handler_take(handler, SIZE_MAX);
    kin__sim_server_state(&run->server, version, &state);
    for (unsigned i = 0; i < KIN__SIM_OBJECTS; i++)
        if (handler->versions[i] != cached_version(run, &state, i))
            kin__sim_fail(run, "handler %u has %c at %llu instead of %llu",
                          handler->number, 'a' + (char)i,
                          (unsigned long long)handler->versions[i],
                          (unsigned long long)cached_version(run, &state, i));
}

static void check_synced(struct kin__sim_handler *handler)
{
    kin_handler_stats stats = KIN_INIT(kin_handler_stats);

    kin__registration_get_stats(handler->registration,
                                handler->run->world.now_ns, &stats);
    if (!stats.is_synced)
        kin__sim_fail(handler->run, "handler %u has not synced",
                      handler->number);
}

void kin__sim_check_given_up(struct kin__sim_running *run)
{
    if (run->prover.was_set_back)
        return;
    for (unsigned i = 0; i < KIN__SIM_HANDLERS; i++)
        if (run->handlers[i].is_added)
            check_handler(&run->handlers[i], run->given_up_at);
}

void kin__sim_check_end(struct kin__sim_running *run)
{
    kin_str version = kin__reflector_version(kin__core_reflector(run->core));

    check_store(run, run->server.version, /* is_end= */ true);
    if (!kin__core_has_synced(run->core))
        kin__sim_fail(run, "the informer has not synced; version %.*s",
                      KIN_STR(version));
    for (unsigned i = 0; i < KIN__SIM_HANDLERS; i++) {
        if (!run->handlers[i].is_added)
            continue;
        check_handler(&run->handlers[i], run->server.version);
        check_synced(&run->handlers[i]);
    }
}
