/* SPDX-License-Identifier: Apache-2.0 */
#include <stdlib.h>
#include <string.h>

#include <kin/snapshot.h>

#include "base/str.h"
#include "sim/run_impl.h"

enum { CHECKS_PER_INDEX = 32 };

/* ---- the store ---- */

unsigned kin__sim_object_of(kin_str key)
{
    return (unsigned)(key.ptr[key.len - 1] - 'a');
}

uint64_t kin__sim_version_of(const kin_object *object)
{
    return strtoull(kin_object_resource_version(object).ptr, NULL, 10);
}

/* Every so many moments, as it takes long. */
static void check_more(struct kin__sim_running *run, bool is_end)
{
    kin__sim_check_isolated(run, &run->expected, is_end);
    if (is_end || run->checks++ % CHECKS_PER_INDEX == 0)
        kin__sim_check_index(run, &run->expected);
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
        versions[i] = kin__sim_cached(run, &run->expected, i);
    for (object = kin_iter_next(&it); object; object = kin_iter_next(&it)) {
        unsigned i = kin__sim_object_of(kin_object_key(object));
        if (versions[i] != kin__sim_version_of(object))
            kin__sim_fail(run, "store at %llu: %c is at %llu instead of %llu",
                          (unsigned long long)version, 'a' + (char)i,
                          (unsigned long long)kin__sim_version_of(object),
                          (unsigned long long)versions[i]);
        versions[i] = 0;
    }
    for (unsigned i = 0; i < KIN__SIM_OBJECTS; i++)
        if (versions[i] != 0)
            kin__sim_fail(run, "store at %llu: object %u is missing",
                          (unsigned long long)version, i);
    check_more(run, is_end);
}

/* ---- stories ---- */

void kin__sim_check_note(struct kin__sim_hearer *hearer,
                         const struct kin__note *note)
{
    struct kin__sim_running *run = hearer->run;
    unsigned i = kin__sim_object_of(kin_object_key(note->now));
    uint64_t *known = &hearer->versions[i];
    uint64_t now = kin__sim_version_of(note->now);

    kin__sim_say(run, "handler %u: %c%c %llu%s", hearer->number,
                 "+~-"[note->type], 'a' + (char)i, (unsigned long long)now,
                 note->is_isolated ? " isolated" : "");
    if (run->is_stopped)
        kin__sim_fail(run, "handler %u is told after the stop", hearer->number);
    if (note->type == KIN__NOTE_ADD && *known != 0)
        kin__sim_fail(run, "handler %u: %c is added twice", hearer->number,
                      'a' + (char)i);
    if (note->type == KIN__NOTE_UPDATE &&
        kin__sim_version_of(note->old) != *known)
        kin__sim_fail(run, "handler %u: %c is updated from %llu, told was %llu",
                      hearer->number, 'a' + (char)i,
                      (unsigned long long)kin__sim_version_of(note->old),
                      (unsigned long long)*known);
    if (note->type == KIN__NOTE_DELETE && note->is_tombstone && *known == 0)
        kin__sim_fail(run, "handler %u: %c has a tombstone and was not there",
                      hearer->number, 'a' + (char)i);
    kin__sim_check_note_odd(hearer, note);
    *known = note->type == KIN__NOTE_DELETE ? 0 : now;
}

/* Who has something waiting is awake, or is about to be woken. */
static void check_wakes(struct kin__sim_running *run)
{
    struct kin__listener_stats stats;

    if (run->is_stopped || kin__core_owes_wakes(run->core))
        return;
    for (unsigned i = 0; i < KIN__SIM_HANDLERS; i++) {
        struct kin__sim_hearer *hearer = &run->hearers[i];
        if (!hearer->is_added || hearer->is_awake)
            continue;
        kin__listener_get_stats(hearer->listener, &stats);
        if (stats.waiting > 0)
            kin__sim_fail(run, "handler %u sleeps, and %zu wait for it", i,
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

/* Nothing is applied or queued after an informer gave up. */
static void check_silence(struct kin__sim_running *run, uint64_t version)
{
    struct kin__listener_stats stats;

    if (version != run->given_up_at)
        kin__sim_fail(run, "it gave up at %llu, and is at %llu",
                      (unsigned long long)run->given_up_at,
                      (unsigned long long)version);
    for (unsigned i = 0; i < KIN__SIM_HANDLERS; i++) {
        kin__listener_get_stats(run->hearers[i].listener, &stats);
        if (stats.waiting > run->hearers[i].left)
            kin__sim_fail(run, "handler %u: more is queued after it gave up",
                          i);
        run->hearers[i].left = stats.waiting;
    }
}

void kin__sim_check_now(struct kin__sim_running *run)
{
    if (!run->core)
        return;
    uint64_t version = kin__sim_store_version(run);
    if (version > 0)
        check_store(run, version, /* is_end= */ false);
    if (run->is_given_up)
        check_silence(run, version);
    check_wakes(run);
}

static void check_hearer(struct kin__sim_hearer *hearer, uint64_t version)
{
    struct kin__sim_running *run = hearer->run;
    struct kin__sim_state state;

    (void)kin__sim_hearer_take(hearer, SIZE_MAX);
    kin__sim_server_state(&run->server, version, &state);
    for (unsigned i = 0; i < KIN__SIM_OBJECTS; i++)
        if (hearer->versions[i] != kin__sim_cached(run, &state, i))
            kin__sim_fail(run,
                          "the story of handler %u gives %c at %llu "
                          "instead of %llu",
                          hearer->number, 'a' + (char)i,
                          (unsigned long long)hearer->versions[i],
                          (unsigned long long)kin__sim_cached(run, &state, i));
}

static void check_synced(struct kin__sim_hearer *hearer)
{
    struct kin__listener_stats stats;

    kin__listener_get_stats(hearer->listener, &stats);
    if (!stats.is_synced)
        kin__sim_fail(hearer->run, "handler %u has not synced", hearer->number);
}

void kin__sim_check_given_up(struct kin__sim_running *run)
{
    for (unsigned i = 0; i < KIN__SIM_HANDLERS; i++)
        if (run->hearers[i].is_added)
            check_hearer(&run->hearers[i], run->given_up_at);
}

void kin__sim_check_end(struct kin__sim_running *run)
{
    kin_str version = kin__reflector_version(kin__core_reflector(run->core));

    check_store(run, run->server.version, /* is_end= */ true);
    if (!kin__core_has_synced(run->core))
        kin__sim_fail(run, "it has not synced; version %.*s", KIN_STR(version));
    for (unsigned i = 0; i < KIN__SIM_HANDLERS; i++) {
        if (!run->hearers[i].is_added)
            continue;
        check_hearer(&run->hearers[i], run->server.version);
        check_synced(&run->hearers[i]);
    }
}
