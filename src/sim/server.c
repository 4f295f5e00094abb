/* SPDX-License-Identifier: Apache-2.0 */
#include "sim/server.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/str.h"

enum {
    DEPTH = 10001,       /* one more than objects may have */
    VALUE_BYTES = 65536, /* one more than an index takes */
    NAME_BYTES = 4200,   /* more than isolated.h records */
};

void kin__sim_server_init(struct kin__sim_server *server,
                          struct kin__sim_world *world)
{
    *server = (struct kin__sim_server){.world = world, .next_uid = 1};
    server->cannot_stream = kin__sim_chance(world, 250);
    server->cannot_cache = kin__sim_chance(world, 250);
    /* No server is at version 0, which means something else in a request. */
    kin__sim_server_change(server);
    kin__sim_server_settle(server);
}

/* ---- the truth ---- */

void kin__sim_server_advance(const struct kin__sim_server *server,
                             struct kin__sim_state *state, uint64_t version)
{
    if (version > server->version)
        version = server->version;
    if (version < state->version)
        *state = (struct kin__sim_state){.version = 0};
    for (; state->version < version; state->version++) {
        const struct kin__sim_change *change = &server->changes[state->version];
        bool is_gone = change->type == KIN__EVENT_DELETED;
        state->versions[change->object] = is_gone ? 0 : state->version + 1;
        state->uids[change->object] = change->uid;
        state->odds[change->object] = change->odd;
    }
}

void kin__sim_server_state(const struct kin__sim_server *server,
                           uint64_t version, struct kin__sim_state *ret)
{
    *ret = (struct kin__sim_state){.version = 0};
    kin__sim_server_advance(server, ret, version);
}

const struct kin__sim_change *kin__sim_change_at(
    const struct kin__sim_server *server, uint64_t version)
{
    return &server->changes[version - 1];
}

/* Few are odd; the cheap ones more often. */
static enum kin__sim_odd some_odd(struct kin__sim_world *world)
{
    static const struct {
        unsigned per_mille;
        enum kin__sim_odd odd;
    } odds[] = {{300, KIN__SIM_REJECT_LIMIT},
                {300, KIN__SIM_REJECT_INVALID},
                {250, KIN__SIM_TOO_LONG},
                {75, KIN__SIM_TOO_DEEP},
                {75, KIN__SIM_LONG_VALUE}};
    uint64_t left = kin__sim_below(world, 1000);
    size_t i = 0;

    if (!kin__sim_chance(world, 100))
        return KIN__SIM_PLAIN;
    for (; left >= odds[i].per_mille; i++)
        left -= odds[i].per_mille;
    return odds[i].odd;
}

/* Mostly the last state of a deleted object is that before. */
static enum kin__sim_odd next_odd(struct kin__sim_world *world,
                                  const struct kin__sim_change *change,
                                  enum kin__sim_odd last)
{
    bool is_kept = change->type == KIN__EVENT_DELETED &&
                   kin__sim_chance(world, 800);

    return is_kept ? last : some_odd(world);
}

void kin__sim_server_change(struct kin__sim_server *server)
{
    struct kin__sim_world *world = server->world;
    struct kin__sim_state state;
    unsigned object = (unsigned)kin__sim_below(world, KIN__SIM_OBJECTS);

    if (server->version == KIN__SIM_CHANGES)
        return;
    kin__sim_server_state(server, server->version, &state);
    struct kin__sim_change change = {.object = object,
                                     .uid = state.uids[object]};
    if (state.versions[object] == 0) {
        change.type = KIN__EVENT_ADDED;
        change.uid = server->next_uid++;
    } else {
        change.type = kin__sim_chance(world, 300) ? KIN__EVENT_DELETED
                                                  : KIN__EVENT_MODIFIED;
    }
    change.odd = next_odd(world, &change, state.odds[object]);
    server->changes[server->version++] = change;
}

void kin__sim_server_shake(struct kin__sim_server *server)
{
    struct kin__sim_world *world = server->world;
    struct kin__sim_front *front =
        &server->fronts[kin__sim_below(world, KIN__SIM_SERVERS)];

    if (front->seen < server->version)
        front->seen += 1 + kin__sim_below(world, server->version - front->seen);
    if (kin__sim_fault(world, 20)) {
        kin__sim_count(world, KIN__SIM_RESTARTED);
        front->oldest = front->seen;
    }
    if (kin__sim_fault(world, 20)) {
        kin__sim_count(world, KIN__SIM_COMPACTED);
        server->compacted = server->version;
        /* Caches remember a little longer. */
        for (unsigned i = 0; i < KIN__SIM_SERVERS; i++)
            if (kin__sim_chance(world, 500))
                server->fronts[i].oldest = server->fronts[i].seen;
    }
}

void kin__sim_server_settle(struct kin__sim_server *server)
{
    for (unsigned i = 0; i < KIN__SIM_SERVERS; i++)
        server->fronts[i].seen = server->version;
}

void kin__sim_server_restart(struct kin__sim_server *server)
{
    kin__sim_count(server->world, KIN__SIM_RESTARTED_ALL);
    for (unsigned i = 0; i < KIN__SIM_SERVERS; i++)
        server->fronts[i].oldest = server->fronts[i].seen;
}

/* ---- text ---- */

unsigned kin__sim_node_of(uint64_t version)
{
    return (unsigned)(version % KIN__SIM_NODES);
}

static int write_times(struct kin__buf *out, char byte, size_t count)
{
    char *room = NULL;
    int r = kin__buf_reserve(out, count, &room);

    if (r < 0)
        return r;
    memset(room, byte, count);
    kin__buf_grown(out, count);
    return 0;
}

static int write_quoted(struct kin__buf *out, char byte, size_t count)
{
    int r = kin__buf_append(out, KIN__S("\""));

    if (r == 0)
        r = write_times(out, byte, count);
    return r < 0 ? r : kin__buf_append(out, KIN__S("\""));
}

static int write_node(struct kin__buf *out, enum kin__sim_odd odd,
                      uint64_t version)
{
    if (odd == KIN__SIM_TOO_LONG)
        return write_quoted(out, 'l', KIN__SIM_MAX_OBJECT);
    if (odd == KIN__SIM_LONG_VALUE)
        return write_quoted(out, 'v', VALUE_BYTES);
    if (odd != KIN__SIM_TOO_DEEP)
        return kin__buf_printf(out, "\"n%u\"", kin__sim_node_of(version));
    int r = write_times(out, '[', DEPTH);
    return r < 0 ? r : write_times(out, ']', DEPTH);
}

static int write_labels(struct kin__buf *out, enum kin__sim_odd odd)
{
    if (odd == KIN__SIM_REJECT_LIMIT)
        return kin__buf_append(out, KIN__S(",\"labels\":{\"odd\":\"limit\"}"));
    if (odd == KIN__SIM_REJECT_INVALID)
        return kin__buf_append(out,
                               KIN__S(",\"labels\":{\"odd\":\"invalid\"}"));
    return 0;
}

static int write_metadata(const struct kin__sim_server *server,
                          struct kin__buf *out,
                          const struct kin__sim_change *change,
                          uint64_t version)
{
    unsigned object = change->object;
    bool is_long = server->has_long_name && object == KIN__SIM_OBJECTS - 1;
    int r = kin__buf_append(out, KIN__S("\"metadata\":{\"name\":\"app-"));

    if (r == 0)
        r = write_times(out, 'x', is_long ? NAME_BYTES : 0);
    if (r == 0)
        r = kin__buf_printf(out,
                            "%c\",\"namespace\":\"ns%u\",\"uid\":\"u%u\","
                            "\"resourceVersion\":\"%llu\"",
                            'a' + (char)object, object % 3, change->uid,
                            (unsigned long long)version);
    if (r == 0)
        r = write_labels(out, change->odd);
    return r < 0 ? r : kin__buf_append(out, KIN__S("}"));
}

static int write_object(const struct kin__sim_server *server,
                        struct kin__buf *out,
                        const struct kin__sim_change *change, uint64_t version)
{
    int r = kin__buf_append(out, KIN__S("{\"kind\":\"Pod\","));

    if (r == 0)
        r = write_metadata(server, out, change, version);
    if (r == 0)
        r = kin__buf_printf(out, ",\"spec\":{\"v\":%llu,\"node\":",
                            (unsigned long long)version);
    if (r == 0)
        r = write_node(out, change->odd, version);
    return r < 0 ? r : kin__buf_append(out, KIN__S("}}"));
}

static int write_event(const struct kin__sim_server *server,
                       struct kin__buf *out,
                       const struct kin__sim_change *change, uint64_t version)
{
    static const char *const types[] = {
        [KIN__EVENT_ADDED] = "ADDED",
        [KIN__EVENT_MODIFIED] = "MODIFIED",
        [KIN__EVENT_DELETED] = "DELETED",
    };
    int r = kin__buf_printf(
        out, "{\"type\":\"%s\",\"object\":", types[change->type]);

    if (r == 0)
        r = write_object(server, out, change, version);
    return r < 0 ? r : kin__buf_append(out, KIN__S("}\n"));
}

static int write_bookmark(struct kin__buf *out, uint64_t version, bool is_mark)
{
    return kin__buf_printf(
        out,
        "{\"type\":\"BOOKMARK\",\"object\":{\"kind\":\"Pod\",\"metadata\":{"
        "\"resourceVersion\":\"%llu\"%s}}}\n",
        (unsigned long long)version,
        is_mark ? ",\"annotations\":{\"k8s.io/initial-events-end\":\"true\"}"
                : "");
}

/* It ends the watch. */
static int write_error(struct kin__sim_answer *answer, struct kin__buf *out,
                       int code, const char *reason)
{
    answer->followed = UINT64_MAX;
    answer->has_error = true;
    return kin__buf_printf(out,
                           "{\"type\":\"ERROR\",\"object\":{\"kind\":\"Status\""
                           ",\"status\":\"Failure\",\"code\":%d,\"reason\":"
                           "\"%s\"}}\n",
                           code, reason);
}

/* ---- answers ---- */

static uint64_t number_of(kin_str text)
{
    char copy[24] = "";

    if (text.len > 0 && text.len < sizeof(copy))
        memcpy(copy, text.ptr, text.len);
    return strtoull(copy, NULL, 10);
}

static int refuse(struct kin__sim_answer *ret, int status, const char *reason,
                  const char *cause)
{
    ret->http_status = status;
    ret->reason = reason;
    ret->cause = cause;
    return 0;
}

/* From `first` on, at most `limit`; a token names what comes next. */
static int write_list(struct kin__sim_server *server, uint64_t version,
                      unsigned first, int64_t limit, struct kin__buf *body)
{
    struct kin__sim_state state;
    int r = kin__buf_append(body, KIN__S("{\"kind\":\"PodList\",\"items\":["));
    int64_t count = 0;
    unsigned i = first;

    kin__sim_server_state(server, version, &state);
    for (; r == 0 && i < KIN__SIM_OBJECTS; i++) {
        if (state.versions[i] == 0)
            continue;
        if (limit > 0 && count == limit)
            break;
        if (count++ > 0)
            r = kin__buf_append(body, KIN__S(","));
        if (r == 0)
            r = write_object(server, body,
                             kin__sim_change_at(server, state.versions[i]),
                             state.versions[i]);
    }
    if (r == 0)
        r = kin__buf_printf(body,
                            "],\"metadata\":{\"resourceVersion\":\"%llu\"",
                            (unsigned long long)version);
    if (r == 0 && i < KIN__SIM_OBJECTS)
        r = kin__buf_printf(body, ",\"continue\":\"%llu.%u\"",
                            (unsigned long long)version, i);
    return r < 0 ? r : kin__buf_append(body, KIN__S("}}"));
}

/* A page of 500 is more than there is: pages are small here. */
static int64_t page_limit(const struct kin__reflector_request *request)
{
    return request->limit > 0 ? 3 : 0;
}

static int answer_page(struct kin__sim_server *server,
                       const struct kin__reflector_request *request,
                       struct kin__sim_answer *ret, struct kin__buf *body)
{
    char token[48] = "";

    memcpy(token, request->continue_token.ptr, request->continue_token.len);
    char *dot = strchr(token, '.');
    uint64_t version = strtoull(token, NULL, 10);
    if (version < server->compacted) {
        kin__sim_count(server->world, KIN__SIM_EXPIRED);
        return refuse(ret, 410, "Expired", NULL);
    }
    return write_list(server, version, (unsigned)strtoul(dot + 1, NULL, 10),
                      page_limit(request), body);
}

/* The state at just that version, even if no watch can begin there any more. */
static int answer_exact(struct kin__sim_server *server,
                        const struct kin__reflector_request *request,
                        struct kin__sim_answer *ret, struct kin__buf *body)
{
    uint64_t wanted = number_of(request->resource_version);

    if (wanted < server->compacted) {
        kin__sim_count(server->world, KIN__SIM_EXPIRED);
        return refuse(ret, 410, "Expired", NULL);
    }
    return write_list(server, wanted, 0, page_limit(request), body);
}

static int answer_list(struct kin__sim_server *server,
                       const struct kin__reflector_request *request,
                       struct kin__sim_answer *ret, struct kin__buf *body)
{
    const struct kin__sim_front *front = &server->fronts[ret->front];
    uint64_t wanted = number_of(request->resource_version);

    if (request->continue_token.len > 0)
        return answer_page(server, request, ret, body);
    if (request->resource_version.len == 0)
        return write_list(server, server->version, 0, page_limit(request),
                          body);
    if (wanted > front->seen) {
        kin__sim_count(server->world, KIN__SIM_STALE);
        return refuse(ret, 504, "Timeout", "ResourceVersionTooLarge");
    }
    /* What a limit makes of a version, unless it is said otherwise. */
    if (wanted > 0 && request->limit > 0 && request->version_match.len == 0)
        return answer_exact(server, request, ret, body);
    /* From the cache, which pages only if there is none. */
    return write_list(server, front->seen, 0,
                      server->cannot_cache ? page_limit(request) : 0, body);
}

static int answer_stream(struct kin__sim_server *server,
                         const struct kin__reflector_request *request,
                         struct kin__sim_answer *ret, struct kin__buf *body)
{
    struct kin__sim_front *front = &server->fronts[ret->front];
    uint64_t wanted = number_of(request->resource_version);
    struct kin__sim_state state;
    int r = 0;

    if (server->cannot_stream)
        return refuse(ret, 422, "Invalid", NULL);
    if (wanted > front->seen) {
        kin__sim_count(server->world, KIN__SIM_STALE);
        return write_error(ret, body, 504, "Timeout");
    }
    /* Without a version the newest state is wanted: the front catches up. */
    if (request->resource_version.len == 0)
        front->seen = server->version;
    kin__sim_server_state(server, front->seen, &state);
    for (unsigned i = 0; r == 0 && i < KIN__SIM_OBJECTS; i++) {
        if (state.versions[i] == 0)
            continue;
        struct kin__sim_change change = *kin__sim_change_at(server,
                                                            state.versions[i]);
        change.type = KIN__EVENT_ADDED;
        r = write_event(server, body, &change, state.versions[i]);
    }
    ret->followed = front->seen;
    return r < 0 ? r : write_bookmark(body, front->seen, /* is_mark= */ true);
}

static int answer_watch(struct kin__sim_server *server,
                        const struct kin__reflector_request *request,
                        struct kin__sim_answer *ret, struct kin__buf *body)
{
    const struct kin__sim_front *front = &server->fronts[ret->front];
    uint64_t wanted = number_of(request->resource_version);

    if (request->send_initial_events)
        return answer_stream(server, request, ret, body);
    ret->followed = wanted;
    if (wanted >= front->oldest)
        return 0;
    kin__sim_count(server->world, KIN__SIM_EXPIRED);
    return write_error(ret, body, 410, "Expired");
}

int kin__sim_server_answer(struct kin__sim_server *server,
                           const struct kin__reflector_request *request,
                           struct kin__sim_answer *ret, struct kin__buf *body)
{
    static const struct {
        unsigned per_mille;
        int status;
        const char *reason;
    } refusals[] = {{40, 429, "TooManyRequests"},
                    {40, 500, "InternalError"},
                    {20, 403, "Forbidden"}};
    struct kin__sim_world *world = server->world;

    *ret = (struct kin__sim_answer){
        .http_status = 200,
        .front = (unsigned)kin__sim_below(world, KIN__SIM_SERVERS),
    };
    for (size_t i = 0; i < sizeof(refusals) / sizeof(refusals[0]); i++)
        if (kin__sim_fault(world, refusals[i].per_mille)) {
            kin__sim_count(world, KIN__SIM_REFUSED);
            return refuse(ret, refusals[i].status, refusals[i].reason, NULL);
        }
    if (server->is_absent) {
        kin__sim_count(world, KIN__SIM_ABSENT);
        return refuse(ret, 404, "NotFound", NULL);
    }
    return request->is_watch ? answer_watch(server, request, ret, body)
                             : answer_list(server, request, ret, body);
}

int kin__sim_server_follow(struct kin__sim_server *server,
                           struct kin__sim_answer *answer,
                           struct kin__buf *body)
{
    const struct kin__sim_front *front = &server->fronts[answer->front];
    int r = 0;

    for (; r == 0 && answer->followed < front->seen; answer->followed++)
        r = write_event(server, body, &server->changes[answer->followed],
                        answer->followed + 1);
    if (r == 0 && kin__sim_chance(server->world, 100) &&
        answer->followed == front->seen)
        r = write_bookmark(body, front->seen, /* is_mark= */ false);
    if (r == 0 && kin__sim_fault(server->world, 10))
        r = write_error(answer, body, 500, "InternalError");
    return r;
}
