/* SPDX-License-Identifier: Apache-2.0 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <kin/snapshot.h>

#include "base/str.h"
#include "sim/run_impl.h"

bool kin__sim_isolates(const struct kin__sim_running *run,
                       enum kin__sim_odd odd)
{
    bool is_limited = run->core_opts.max_object > 0;

    switch (odd) {
    case KIN__SIM_REJECT_LIMIT:
    case KIN__SIM_REJECT_INVALID:
        return run->core_opts.transform != NULL;
    case KIN__SIM_TOO_DEEP: /* unless it is passed over */
        return is_limited || run->keeps_spec;
    case KIN__SIM_TOO_LONG:
    case KIN__SIM_LONG_VALUE:
        return is_limited;
    default:
        return false;
    }
}

bool kin__sim_is_unrecorded(const struct kin__sim_running *run, unsigned i)
{
    return run->server.has_long_name && i == KIN__SIM_OBJECTS - 1;
}

/* Whether a record is that of an object whose name is too long to be recorded:
 * its key has none. */
static bool key_lacks_name(kin_str key)
{
    return key.len == 0 || key.ptr[key.len - 1] == '/';
}

uint64_t kin__sim_cached(const struct kin__sim_running *run,
                         const struct kin__sim_state *state, unsigned i)
{
    return kin__sim_isolates(run, state->odds[i]) ? 0 : state->versions[i];
}

static bool is_isolated_at(const struct kin__sim_running *run,
                           const struct kin__sim_state *state, unsigned i)
{
    return state->versions[i] > 0 && kin__sim_isolates(run, state->odds[i]);
}

/* ---- reports ---- */

static uint64_t version_in(const kin_error *err)
{
    static const char before[] = ": isolated at version ";
    const char *at = strstr(err->message, before);

    return at ? strtoull(at + sizeof(before) - 1, NULL, 10) : 0;
}

static void count_report(struct kin__sim_running *run, enum kin__sim_odd odd)
{
    static const enum kin__sim_event kinds[] = {
        [KIN__SIM_REJECT_LIMIT] = KIN__SIM_ODD_REJECTED,
        [KIN__SIM_REJECT_INVALID] = KIN__SIM_ODD_REJECTED,
        [KIN__SIM_TOO_LONG] = KIN__SIM_ODD_LONG,
        [KIN__SIM_TOO_DEEP] = KIN__SIM_ODD_DEEP,
        [KIN__SIM_LONG_VALUE] = KIN__SIM_ODD_LONG,
    };
    static const enum kin__sim_event places[] = {
        [KIN__REFLECTOR_STREAM] = KIN__SIM_ODD_STREAMED,
        [KIN__REFLECTOR_LIST] = KIN__SIM_ODD_LISTED,
        [KIN__REFLECTOR_WATCH] = KIN__SIM_ODD_WATCHED,
    };
    const struct kin__reflector *reflector = kin__core_reflector(run->core);

    kin__sim_count(&run->world, kinds[odd]);
    kin__sim_count(&run->world, places[kin__reflector_state(reflector)]);
}

void kin__sim_check_report(struct kin__sim_running *run,
                           const struct kin__reflector_failure *failure)
{
    uint64_t version = version_in(failure->err);

    if (key_lacks_name(failure->key) && run->server.has_long_name) {
        kin__sim_count(&run->world, KIN__SIM_ODD_NAME);
        return;
    }
    if (key_lacks_name(failure->key) || version == 0 ||
        version > run->server.version) {
        kin__sim_fail(run, "a report without an object: %s",
                      failure->err->message);
        return;
    }
    unsigned i = kin__sim_object_of(failure->key);
    const struct kin__sim_change *change = kin__sim_change_at(&run->server,
                                                              version);
    if (change->object != i || !kin__sim_isolates(run, change->odd))
        kin__sim_fail(run, "%c at %llu is reported, and not odd", 'a' + (char)i,
                      (unsigned long long)version);
    else if (run->reported[i] == version)
        kin__sim_fail(run, "%c at %llu is reported twice", 'a' + (char)i,
                      (unsigned long long)version);
    else
        count_report(run, change->odd);
    run->reported[i] = version;
}

void kin__sim_check_listed(struct kin__sim_running *run)
{
    char key[16];

    for (unsigned i = 0; i < KIN__SIM_OBJECTS; i++) {
        snprintf(key, sizeof(key), "ns%u/app-%c", i % 3, 'a' + (char)i);
        if (!kin__isolated_has(kin__core_isolated(run->core), kin_s(key)))
            run->reported[i] = 0; /* it may become so again */
    }
}

/* ---- notifications ---- */

/* Whether an object was deleted, or isolated, at some version after another. */
static bool happens_after(const struct kin__sim_running *run, unsigned i,
                          uint64_t version, bool is_isolated)
{
    for (; version <= run->server.version; version++) {
        const struct kin__sim_change *change = kin__sim_change_at(&run->server,
                                                                  version);
        bool is_gone = change->type == KIN__EVENT_DELETED;
        if (change->object == i &&
            (is_isolated ? !is_gone && kin__sim_isolates(run, change->odd)
                         : is_gone))
            return true;
    }
    return false;
}

static void check_delete(struct kin__sim_hearer *hearer,
                         const struct kin__note *note, unsigned i)
{
    struct kin__sim_running *run = hearer->run;
    uint64_t version = kin__sim_version_of(note->now);

    if (note->is_isolated)
        kin__sim_count(&run->world, KIN__SIM_ISOLATED);
    if (note->is_isolated && hearer->versions[i] == 0)
        kin__sim_fail(run, "handler %u: %c is isolated and was not there",
                      hearer->number, 'a' + (char)i);
    /* An object that is missing from a list may be the one without a record. */
    bool is_either = note->is_isolated && run->server.has_long_name &&
                     happens_after(run, i, version, /* is_isolated= */ false);
    if (!kin__sim_is_unrecorded(run, i) && !is_either &&
        !happens_after(run, i, version, note->is_isolated))
        kin__sim_fail(run, "handler %u: %c is deleted, and was not %s",
                      hearer->number, 'a' + (char)i,
                      note->is_isolated ? "isolated" : "deleted");
    hearer->was_isolated[i] = note->is_isolated;
}

void kin__sim_check_note_odd(struct kin__sim_hearer *hearer,
                             const struct kin__note *note)
{
    struct kin__sim_running *run = hearer->run;
    unsigned i = kin__sim_object_of(kin_object_key(note->now));
    uint64_t version = kin__sim_version_of(note->now);

    if (note->type == KIN__NOTE_DELETE) {
        check_delete(hearer, note, i);
        return;
    }
    if (note->is_isolated ||
        kin__sim_isolates(run, kin__sim_change_at(&run->server, version)->odd))
        kin__sim_fail(run, "handler %u is told of %c at %llu, which is odd",
                      hearer->number, 'a' + (char)i,
                      (unsigned long long)version);
    if (note->type == KIN__NOTE_ADD && hearer->was_isolated[i])
        kin__sim_count(&run->world, KIN__SIM_READMITTED);
    hearer->was_isolated[i] = false;
}

/* ---- the isolated objects ---- */

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
    unsigned i = kin__sim_object_of(object->key);
    if (!is_isolated_at(self->run, self->state, i))
        kin__sim_fail(self->run, "store at %llu: %s is isolated, and not odd",
                      (unsigned long long)self->state->version,
                      object->key.ptr);
    /* A list that was not published may have brought a newer one. */
    else if (version < self->state->versions[i] ||
             (self->is_end && version > self->state->versions[i]))
        kin__sim_fail(self->run, "%s is isolated at %llu instead of %llu",
                      object->key.ptr, (unsigned long long)version,
                      (unsigned long long)self->state->versions[i]);
    self->seen[i] = true;
}

void kin__sim_check_isolated(struct kin__sim_running *run,
                             const struct kin__sim_state *state, bool is_end)
{
    struct isolated_check self = {.run = run, .state = state, .is_end = is_end};

    kin__isolated_each(kin__core_isolated(run->core), isolated_each, &self);
    for (unsigned i = 0; i < KIN__SIM_OBJECTS; i++)
        if (is_isolated_at(run, state, i) && !self.seen[i] &&
            !kin__sim_is_unrecorded(run, i))
            kin__sim_fail(run, "store at %llu: %c is odd, and not isolated",
                          (unsigned long long)state->version, 'a' + (char)i);
}

/* ---- the index ---- */

/* The objects that must have a value in the index, by that value: the last is
 * that of objects which are too long for some informers. */
enum { VALUES = KIN__SIM_NODES + 1 };

static void expect_values(const struct kin__sim_running *run,
                          const struct kin__sim_state *state,
                          unsigned ret[VALUES])
{
    for (unsigned i = 0; run->keeps_spec && i < KIN__SIM_OBJECTS; i++) {
        enum kin__sim_odd odd = state->odds[i];
        if (kin__sim_cached(run, state, i) == 0 || odd == KIN__SIM_LONG_VALUE)
            continue;
        ret[odd == KIN__SIM_TOO_LONG ? KIN__SIM_NODES
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
        count += kin__sim_node_of(kin__sim_version_of(object)) == node;
    if (it.code < 0 || count != expected)
        kin__sim_fail(run, "index: %u objects instead of %u have %s", count,
                      expected, value);
}

void kin__sim_check_index(struct kin__sim_running *run,
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
