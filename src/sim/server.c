/* SPDX-License-Identifier: Apache-2.0 */
#include "sim/server.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/str.h"

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

void kin__sim_server_state(const struct kin__sim_server *server,
                           uint64_t version, struct kin__sim_state *ret)
{
    memset(ret, 0, sizeof(*ret));
    for (uint64_t i = 0; i < version && i < server->version; i++) {
        const struct kin__sim_change *change = &server->changes[i];
        bool is_gone = change->type == KIN__EVENT_DELETED;
        ret->versions[change->object] = is_gone ? 0 : i + 1;
        ret->uids[change->object] = change->uid;
    }
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
    server->changes[server->version++] = change;
}

void kin__sim_server_shake(struct kin__sim_server *server)
{
    struct kin__sim_world *world = server->world;
    struct kin__sim_front *front =
        &server->fronts[kin__sim_below(world, KIN__SIM_SERVERS)];

    if (front->seen < server->version)
        front->seen += 1 + kin__sim_below(world, server->version - front->seen);
    if (kin__sim_fault(world, 20)) /* it has started anew */
        front->oldest = front->seen;
    if (kin__sim_fault(world, 20)) {
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

/* ---- text ---- */

int kin__sim_write_object(struct kin__buf *out, unsigned object, unsigned uid,
                          uint64_t version)
{
    return kin__buf_printf(out,
                           "{\"kind\":\"Pod\",\"metadata\":{\"name\":\"app-%c\""
                           ",\"namespace\":\"ns%u\",\"uid\":\"u%u\","
                           "\"resourceVersion\":\"%llu\"},\"spec\":{\"v\":%llu}"
                           "}",
                           'a' + (char)object, object % 3, uid,
                           (unsigned long long)version,
                           (unsigned long long)version);
}

int kin__sim_write_event(struct kin__buf *out,
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
        r = kin__sim_write_object(out, change->object, change->uid, version);
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

static int write_error(struct kin__buf *out, int code, const char *reason)
{
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
            r = kin__sim_write_object(body, i, state.uids[i],
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
    if (version < server->compacted)
        return refuse(ret, 410, "Expired", NULL);
    return write_list(server, version, (unsigned)strtoul(dot + 1, NULL, 10),
                      page_limit(request), body);
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
    if (wanted > front->seen)
        return refuse(ret, 504, "Timeout", "ResourceVersionTooLarge");
    /* From the cache, which pages only if there is none. */
    return write_list(server, front->seen, 0,
                      server->cannot_cache ? page_limit(request) : 0, body);
}

static int answer_stream(struct kin__sim_server *server, uint64_t wanted,
                         struct kin__sim_answer *ret, struct kin__buf *body)
{
    const struct kin__sim_front *front = &server->fronts[ret->front];
    struct kin__sim_state state;
    int r = 0;

    if (server->cannot_stream)
        return refuse(ret, 422, "Invalid", NULL);
    if (wanted > front->seen) {
        ret->followed = UINT64_MAX; /* the error ends it */
        return write_error(body, 504, "Timeout");
    }
    kin__sim_server_state(server, front->seen, &state);
    for (unsigned i = 0; r == 0 && i < KIN__SIM_OBJECTS; i++) {
        struct kin__sim_change change = {
            .type = KIN__EVENT_ADDED, .object = i, .uid = state.uids[i]};
        if (state.versions[i] > 0)
            r = kin__sim_write_event(body, &change, state.versions[i]);
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
        return answer_stream(server, wanted, ret, body);
    ret->followed = wanted;
    if (wanted >= front->oldest)
        return 0;
    ret->followed = UINT64_MAX;
    return write_error(body, 410, "Expired");
}

int kin__sim_server_answer(struct kin__sim_server *server,
                           const struct kin__reflector_request *request,
                           struct kin__sim_answer *ret, struct kin__buf *body)
{
    struct kin__sim_world *world = server->world;

    *ret = (struct kin__sim_answer){
        .http_status = 200,
        .front = (unsigned)kin__sim_below(world, KIN__SIM_SERVERS),
    };
    if (kin__sim_fault(world, 40))
        return refuse(ret, 429, "TooManyRequests", NULL);
    if (kin__sim_fault(world, 40))
        return refuse(ret, 500, "InternalError", NULL);
    if (kin__sim_fault(world, 20))
        return refuse(ret, 403, "Forbidden", NULL);
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
        r = kin__sim_write_event(body, &server->changes[answer->followed],
                                 answer->followed + 1);
    if (r == 0 && kin__sim_chance(server->world, 100) &&
        answer->followed == front->seen)
        r = write_bookmark(body, front->seen, /* is_mark= */ false);
    if (r == 0 && kin__sim_fault(server->world, 10)) {
        answer->followed = UINT64_MAX;
        r = write_error(body, 500, "InternalError");
    }
    return r;
}
