/* SPDX-License-Identifier: Apache-2.0 */
#include <assert.h>
#include <stdlib.h>

#include <kin/snapshot.h>

#include "base/str.h"
#include "sim/jobs_impl.h"

enum { STEPS_PER_CHECK = 8 };

uint64_t kin__jobs_version_of(const kin_object *object)
{
    return strtoull(kin_object_resource_version(object).ptr, NULL, 10);
}

unsigned kin__jobs_object_of(const kin_object *object)
{
    kin_str key = kin_object_key(object);

    assert(key.len > 0);
    unsigned i = (unsigned)(key.ptr[key.len - 1] - 'a');
    assert(i < KIN__SIM_OBJECTS);
    return i;
}

/* ---- notifications ---- */

static void note_fail(const struct kin__jobs_handler *handler, unsigned i,
                      const char *what)
{
    kin__jobs_fail(handler->informer->run, "informer %u, handler %u: %c %s",
                   handler->informer->number, handler->number, 'a' + (char)i,
                   what);
}

void kin__jobs_check_note(struct kin__jobs_handler *handler,
                          kin_event_type type, const kin_object *old,
                          const kin_object *now)
{
    unsigned i = kin__jobs_object_of(now);
    uint64_t *known = &handler->versions[i];
    uint64_t version = kin__jobs_version_of(now);

    kin__jobs_trace(handler->informer->run,
                    "informer %u, handler %u: %c%c %llu",
                    handler->informer->number, handler->number, "+~-"[type],
                    'a' + (char)i, (unsigned long long)version);
    if (handler->is_inside)
        note_fail(handler, i, "is delivered within another notification");
    if (!handler->registration)
        note_fail(handler, i, "is delivered after the handler was removed");
    if (handler->informer->is_stopped)
        note_fail(handler, i, "is delivered after the stop");
    if (type == KIN_EVENT_ADDED && *known != 0)
        note_fail(handler, i, "is added twice");
    if (type == KIN_EVENT_UPDATED && kin__jobs_version_of(old) != *known)
        note_fail(handler, i, "is not updated from the state before");
    if (type == KIN_EVENT_UPDATED && version < *known)
        note_fail(handler, i, "is updated to an older state");
    if (type == KIN_EVENT_DELETED && *known == 0)
        note_fail(handler, i, "is deleted, but unknown");
    *known = type == KIN_EVENT_DELETED ? 0 : version;
}

/* ---- calls ---- */

void kin__jobs_check_get(const struct kin__jobs_call *call,
                         const kin_object *object)
{
    struct kin__jobs_running *run = call->run;
    const struct kin__sim_change *change =
        object ? kin__sim_change_at(&run->server, kin__jobs_version_of(object))
               : NULL;

    if (!change || change->object != call->object)
        kin__jobs_fail(run, "call %u: wrong object", call->number);
}

void kin__jobs_check_list(const struct kin__jobs_call *call, kin_str version)
{
    struct kin__jobs_running *run = call->run;
    struct kin__sim_state state;

    kin__sim_server_state(&run->server, strtoull(version.ptr, NULL, 10),
                          &state);
    for (unsigned i = 0; i < KIN__SIM_OBJECTS; i++)
        if (call->versions[i] != state.versions[i])
            kin__jobs_fail(run, "call %u: listed %c at %llu instead of %llu",
                           call->number, 'a' + (char)i,
                           (unsigned long long)call->versions[i],
                           (unsigned long long)state.versions[i]);
}

/* ---- caches ---- */

/* Whether the source of that index has an object. */
static bool source_has(const struct kin__sources *sources, size_t index,
                       unsigned object)
{
    return sources->count == 1 || kin__sim_ns_of(object) == index;
}

/* Checks the objects of one source. */
static void check_part(struct kin__jobs_informer *informer, kin_snapshot *snap,
                       size_t index, uint64_t version)
{
    struct kin__jobs_running *run = informer->run;
    const struct kin__sources *sources = &informer->informer->sources;
    struct kin__sim_state *state = &informer->expected[index];
    kin_iter it = kin_snapshot_list(snap);
    const kin_object *object = NULL;
    unsigned count = 0;

    kin__sim_server_advance(&run->server, state, version);
    for (unsigned i = 0; i < KIN__SIM_OBJECTS; i++)
        count += state->versions[i] != 0 && source_has(sources, index, i);
    for (object = kin_iter_next(&it); object; object = kin_iter_next(&it)) {
        unsigned i = kin__jobs_object_of(object);
        if (!source_has(sources, index, i))
            continue;
        count--;
        if (state->versions[i] != kin__jobs_version_of(object))
            kin__jobs_fail(
                run, "cache %u at %llu: %c is at %llu instead of %llu",
                informer->number, (unsigned long long)version, 'a' + (char)i,
                (unsigned long long)kin__jobs_version_of(object),
                (unsigned long long)state->versions[i]);
    }
    if (count != 0)
        kin__jobs_fail(run, "cache %u at %llu: %u objects are missing",
                       informer->number, (unsigned long long)version, count);
}

/* The version of a source's part of the cache.  0: not listed so far, or it is
 * not known because the list of one of several namespaces is being published,
 * or was when the informer was stopped. */
static uint64_t part_version(const struct kin__jobs_informer *informer,
                             kin_snapshot *snap, size_t index)
{
    const struct kin__sources *sources = &informer->informer->sources;
    const struct kin__core *core = sources->all[index].core;
    kin_scratch scratch;
    kin_str text = kin_snapshot_resource_version(snap, &scratch);

    if (sources->count > 1 &&
        (informer->is_stopped || kin__core_is_publishing(core)))
        return 0;
    if (sources->count > 1)
        text = kin__reflector_version(kin__core_reflector(core));
    return text.len > 0 ? strtoull(text.ptr, NULL, 10) : 0;
}

/* Looks at all objects if the version has changed, and every few steps. */
static void check_cache(struct kin__jobs_informer *informer)
{
    KIN_AUTO(kin_snapshot) *snap = kin_informer_snapshot(informer->informer);
    bool is_due = informer->run->steps % STEPS_PER_CHECK == 0;

    for (size_t i = 0; i < informer->informer->sources.count; i++) {
        uint64_t version = part_version(informer, snap, i);
        if (version > 0 && (is_due || version != informer->expected[i].version))
            check_part(informer, snap, i, version);
    }
}

/* ---- jobs ---- */

static bool is_pending(const struct kin__job *job)
{
    return kin__jobs_is_ready(job) || kin__timer_is_armed(&job->timer);
}

static void check_source(const struct kin__jobs_informer *informer,
                         struct kin__source *source)
{
    const struct kin__sources *group = source->group;

    KIN__LOCK_SCOPE(group->mutex);
    if (group->is_paused &&
        !kin__processor_is_full(kin__core_processor(source->core)) &&
        !kin__jobs_is_ready(&source->job))
        kin__jobs_fail(informer->run, "informer %u: paused for no handler",
                       informer->number);
    if (group->is_paused)
        return;
    if (kin__intake_has_work(&source->intake) &&
        !kin__jobs_is_ready(&source->job))
        kin__jobs_fail(informer->run, "informer %u: bytes wait without a job",
                       informer->number);
    if (source->request.is_pending && !group->is_held &&
        !is_pending(&source->job))
        kin__jobs_fail(informer->run,
                       "informer %u: a request waits without a job",
                       informer->number);
}

static void check_wakes(const struct kin__jobs_informer *informer)
{
    kin_handler_stats stats = KIN_INIT(kin_handler_stats);

    if (kin__core_processor(informer->informer->core)->is_wake_due)
        return;
    for (unsigned i = 0; i < KIN__JOBS_HANDLERS; i++) {
        const kin_registration *at = informer->handlers[i].registration;
        if (!at)
            continue;
        kin__registration_get_stats(at, informer->run->world.now_ns, &stats);
        if (stats.waiting > 0 && !kin__jobs_is_ready(&at->job))
            kin__jobs_fail(informer->run,
                           "informer %u, handler %u: notifications wait "
                           "without a job",
                           informer->number, i);
    }
}

/* The jobs of a stopped informer do not run. */
static void check_stopped(const struct kin__jobs_informer *informer)
{
    const struct kin__sources *sources = &informer->informer->sources;
    bool is_left = false;

    for (size_t i = 0; i < sources->count; i++)
        is_left |= is_pending(&sources->all[i].job);
    for (unsigned i = 0; i < KIN__JOBS_HANDLERS; i++)
        if (informer->handlers[i].registration &&
            !informer->handlers[i].has_stopped)
            is_left |= is_pending(&informer->handlers[i].registration->job);
    if (is_left)
        kin__jobs_fail(informer->run, "informer %u: a job after the stop",
                       informer->number);
}

void kin__jobs_check_now(struct kin__jobs_running *run)
{
    if (kin__jobs_elect_leaders(run) > 1)
        kin__jobs_fail(run, "two candidates lead");
    kin__jobs_calls_check(run);
    for (unsigned i = 0; i < KIN__JOBS_INFORMERS; i++) {
        struct kin__jobs_informer *informer = &run->informers[i];
        if (!informer->informer)
            continue;
        check_cache(informer);
        if (informer->is_stopped) {
            check_stopped(informer);
            continue;
        }
        for (size_t j = 0; j < informer->informer->sources.count; j++)
            check_source(informer, &informer->informer->sources.all[j]);
        check_wakes(informer);
    }
}

/* ---- the end ---- */

static void check_handler(const struct kin__jobs_handler *handler)
{
    const struct kin__sim_server *server = &handler->informer->run->server;
    struct kin__sim_state state;

    kin__sim_server_state(server, server->version, &state);
    for (unsigned i = 0; i < KIN__SIM_OBJECTS; i++)
        if (handler->versions[i] != state.versions[i])
            note_fail(handler, i, "is not at its last state");
    if (!handler->is_synced ||
        !kin_registration_has_synced(handler->registration))
        note_fail(handler, 0, "is waited for: not synced");
}

static void check_informer_end(struct kin__jobs_informer *informer)
{
    KIN_AUTO(kin_snapshot) *snap = kin_informer_snapshot(informer->informer);

    assert(!informer->is_stopped);
    for (size_t i = 0; i < informer->informer->sources.count; i++)
        check_part(informer, snap, i, informer->run->server.version);
    for (unsigned i = 0; i < KIN__JOBS_HANDLERS; i++)
        if (informer->handlers[i].registration)
            check_handler(&informer->handlers[i]);
}

void kin__jobs_check_end(struct kin__jobs_running *run)
{
    for (unsigned i = 0; i < KIN__JOBS_INFORMERS; i++)
        check_informer_end(&run->informers[i]);
    if (kin__jobs_elect_leaders(run) != 1)
        kin__jobs_fail(run, "no candidate leads");
    for (unsigned i = 0; i < KIN__JOBS_CALLS; i++) {
        const struct kin__jobs_call *call = &run->calls[i];
        if (call->is_used && !call->is_done && !call->is_freed)
            kin__jobs_fail(run, "call %u has not ended", i);
    }
}

void kin__jobs_check_freed(struct kin__jobs_running *run)
{
    if (!cds_list_empty(&run->transfers))
        kin__jobs_fail(run, "a transfer is left");
    if (!kin__deadline_is_never(kin__executor_due(run->executor)))
        kin__jobs_fail(run, "a job is left");
}
