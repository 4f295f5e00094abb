/* SPDX-License-Identifier: Apache-2.0 */
#include "sim/server.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/str.h"

enum {
    DEPTH = 10001,       /* maximum depth of an object, plus 1 */
    VALUE_BYTES = 65536, /* maximum length of an index value, plus 1 */
    NAME_BYTES = 4200,   /* more than isolated.h records */
    LOST_CHANGES = 30,   /* at most, when the history is set back */
};

void kin__sim_server_init(struct kin__sim_server *server,
                          struct kin__sim_world *world, bool has_defects)
{
    *server = (struct kin__sim_server){
        .world = world, .next_uid = 1, .has_defects = has_defects};
    server->cannot_stream = kin__sim_chance(world, 250);
    server->cannot_cache = kin__sim_chance(world, 250);
    /* Version 0 has a special meaning in a request. */
    kin__sim_server_change(server);
    kin__sim_server_settle(server);
}

/* ---- history ---- */

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
        state->defects[change->object] = change->defect;
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
    assert(version > 0 && version <= server->version);
    return &server->changes[version - 1];
}

/* Few objects have a defect; cheap defects are more frequent. */
static enum kin__sim_defect some_defect(struct kin__sim_world *world)
{
    static const struct {
        unsigned per_mille;
        enum kin__sim_defect defect;
    } defects[] = {{300, KIN__SIM_REJECT_LIMIT},
                   {300, KIN__SIM_REJECT_INVALID},
                   {250, KIN__SIM_TOO_LONG},
                   {75, KIN__SIM_TOO_DEEP},
                   {75, KIN__SIM_LONG_VALUE}};
    uint64_t left = kin__sim_below(world, 1000);
    size_t i = 0;

    if (!kin__sim_chance(world, 100))
        return KIN__SIM_PLAIN;
    for (; left >= defects[i].per_mille; i++)
        left -= defects[i].per_mille;
    return defects[i].defect;
}

/* The last state of a deleted object is mostly the one before. */
static enum kin__sim_defect next_defect(struct kin__sim_world *world,
                                        const struct kin__sim_change *change,
                                        enum kin__sim_defect last)
{
    bool is_kept = change->type == KIN__EVENT_DELETED &&
                   kin__sim_chance(world, 800);

    return is_kept ? last : some_defect(world);
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
    if (server->has_defects)
        change.defect = next_defect(world, &change, state.defects[object]);
    assert(change.uid > 0);
    assert(server->version < KIN__SIM_CHANGES);
    server->changes[server->version++] = change;
}

void kin__sim_server_disturb(struct kin__sim_server *server)
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
        /* Caches keep history a little longer. */
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

bool kin__sim_server_set_back(struct kin__sim_server *server)
{
    uint64_t most = server->version < LOST_CHANGES ? server->version - 1
                                                   : LOST_CHANGES;

    if (most == 0)
        return false;
    kin__sim_count(server->world, KIN__SIM_SET_BACK);
    server->version -= 1 + kin__sim_below(server->world, most);
    if (server->compacted > server->version)
        server->compacted = server->version;
    for (unsigned i = 0; i < KIN__SIM_SERVERS; i++)
        server->fronts[i] = (struct kin__sim_front){.seen = server->version,
                                                    .oldest = server->version};
    return true;
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

static int write_node(struct kin__buf *out, enum kin__sim_defect defect,
                      uint64_t version)
{
    if (defect == KIN__SIM_TOO_LONG)
        return write_quoted(out, 'l', KIN__SIM_MAX_OBJECT);
    if (defect == KIN__SIM_LONG_VALUE)
        return write_quoted(out, 'v', VALUE_BYTES);
    if (defect != KIN__SIM_TOO_DEEP)
        return kin__buf_printf(out, "\"n%u\"", kin__sim_node_of(version));
    int r = write_times(out, '[', DEPTH);
    return r < 0 ? r : write_times(out, ']', DEPTH);
}

static int write_labels(struct kin__buf *out, enum kin__sim_defect defect)
{
    if (defect == KIN__SIM_REJECT_LIMIT)
        return kin__buf_append(out, KIN__S(",\"labels\":{\"odd\":\"limit\"}"));
    if (defect == KIN__SIM_REJECT_INVALID)
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
                            'a' + (char)object, kin__sim_ns_of(object),
                            change->uid, (unsigned long long)version);
    if (r == 0)
        r = write_labels(out, change->defect);
    return r < 0 ? r : kin__buf_append(out, KIN__S("}"));
}

static int write_object(const struct kin__sim_server *server,
                        struct kin__buf *out,
                        const struct kin__sim_change *change, uint64_t version)
{
    int r = kin__buf_append(out,
                            KIN__S("{\"kind\":\"Pod\",\"apiVersion\":\"v1\","));

    if (r == 0)
        r = write_metadata(server, out, change, version);
    if (r == 0)
        r = kin__buf_printf(out, ",\"spec\":{\"v\":%llu,\"node\":",
                            (unsigned long long)version);
    if (r == 0)
        r = write_node(out, change->defect, version);
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
        "{\"type\":\"BOOKMARK\",\"object\":{\"kind\":\"Pod\","
        "\"apiVersion\":\"v1\",\"metadata\":{\"resourceVersion\":\"%llu\"%s}}}"
        "\n",
        (unsigned long long)version,
        is_mark ? ",\"annotations\":{\"k8s.io/initial-events-end\":\"true\"}"
                : "");
}

/* Ends the watch with an error event. */
static int write_error(struct kin__sim_answer *answer, struct kin__buf *out,
                       int code, const char *reason)
{
    answer->followed = UINT64_MAX;
    answer->has_error = true;
    return kin__buf_printf(
        out,
        "{\"type\":\"ERROR\",\"object\":{\"kind\":\"Status\","
        "\"apiVersion\":\"v1\",\"status\":\"Failure\",\"code\":%d,\"reason\":"
        "\"%s\"}}\n",
        code, reason);
}

/* ---- responses ---- */

static uint64_t number_of(kin_str text)
{
    char copy[24] = "";

    if (text.len > 0 && text.len < sizeof(copy))
        memcpy(copy, text.ptr, text.len);
    return strtoull(copy, NULL, 10);
}

static int reject(struct kin__sim_answer *ret, int status, const char *reason,
                  const char *cause)
{
    ret->http_status = status;
    ret->reason = reason;
    ret->cause = cause;
    return 0;
}

static bool answer_has(const struct kin__sim_answer *answer, unsigned object)
{
    return answer->ns == KIN__SIM_NAMESPACES ||
           answer->ns == kin__sim_ns_of(object);
}

/* Writes objects from `first` on, at most `limit`; the continue token names the
 * next one. */
static int write_list(struct kin__sim_server *server,
                      const struct kin__sim_answer *answer, uint64_t version,
                      unsigned first, int64_t limit, struct kin__buf *body)
{
    struct kin__sim_state state;
    int r = kin__buf_append(
        body,
        KIN__S("{\"kind\":\"PodList\",\"apiVersion\":\"v1\",\"items\":["));
    int64_t count = 0;
    unsigned i = first;

    kin__sim_server_state(server, version, &state);
    for (; r == 0 && i < KIN__SIM_OBJECTS; i++) {
        if (state.versions[i] == 0 || !answer_has(answer, i))
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

/* Pages are small, since there are fewer objects than in a page of 500. */
static int64_t page_limit(const struct kin__reflector_request *request)
{
    return request->limit > 0 ? 3 : 0;
}

static int answer_page(struct kin__sim_server *server,
                       const struct kin__reflector_request *request,
                       struct kin__sim_answer *ret, struct kin__buf *body)
{
    char token[48] = "";

    assert(request->continue_token.len < sizeof(token));
    memcpy(token, request->continue_token.ptr, request->continue_token.len);
    char *dot = strchr(token, '.');
    assert(dot); /* the token is ours */
    uint64_t version = strtoull(token, NULL, 10);
    if (version < server->compacted) {
        kin__sim_count(server->world, KIN__SIM_EXPIRED);
        return reject(ret, 410, "Expired", NULL);
    }
    return write_list(server, ret, version,
                      (unsigned)strtoul(dot + 1, NULL, 10), page_limit(request),
                      body);
}

/* The state at exactly that version, even if it is too old to watch from. */
static int answer_exact(struct kin__sim_server *server,
                        const struct kin__reflector_request *request,
                        struct kin__sim_answer *ret, struct kin__buf *body)
{
    uint64_t wanted = number_of(request->resource_version);

    if (wanted < server->compacted) {
        kin__sim_count(server->world, KIN__SIM_EXPIRED);
        return reject(ret, 410, "Expired", NULL);
    }
    return write_list(server, ret, wanted, 0, page_limit(request), body);
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
        return write_list(server, ret, server->version, 0, page_limit(request),
                          body);
    if (wanted > front->seen) {
        kin__sim_count(server->world, KIN__SIM_STALE);
        return reject(ret, 504, "Timeout", "ResourceVersionTooLarge");
    }
    /* A version with a limit means an exact match by default. */
    if (wanted > 0 && request->limit > 0 && request->version_match.len == 0)
        return answer_exact(server, request, ret, body);
    /* A watch cache ignores the limit. */
    return write_list(server, ret, front->seen, 0,
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
        return reject(ret, 422, "Invalid", NULL);
    if (wanted > front->seen) {
        kin__sim_count(server->world, KIN__SIM_STALE);
        return write_error(ret, body, 504, "Timeout");
    }
    /* A request without a version gets the newest state: the front catches up.
     */
    if (request->resource_version.len == 0)
        front->seen = server->version;
    kin__sim_server_state(server, front->seen, &state);
    for (unsigned i = 0; r == 0 && i < KIN__SIM_OBJECTS; i++) {
        if (state.versions[i] == 0 || !answer_has(ret, i))
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

/* Begins a response; returns whether the request is rejected, for no fault of
 * its own. */
static bool answer_init(struct kin__sim_server *server, unsigned ns,
                        struct kin__sim_answer *ret)
{
    static const struct {
        unsigned per_mille;
        int status;
        const char *reason;
    } rejections[] = {{40, 429, "TooManyRequests"},
                      {40, 500, "InternalError"},
                      {20, 403, "Forbidden"}};
    struct kin__sim_world *world = server->world;

    *ret = (struct kin__sim_answer){
        .http_status = 200,
        .front = (unsigned)kin__sim_below(world, KIN__SIM_SERVERS),
        .ns = ns,
    };
    for (size_t i = 0; i < sizeof(rejections) / sizeof(rejections[0]); i++)
        if (kin__sim_fault(world, rejections[i].per_mille)) {
            kin__sim_count(world, KIN__SIM_REFUSED);
            (void)reject(ret, rejections[i].status, rejections[i].reason, NULL);
            return true;
        }
    if (server->is_absent) {
        kin__sim_count(world, KIN__SIM_ABSENT);
        (void)reject(ret, 404, "NotFound", NULL);
    }
    return server->is_absent;
}

int kin__sim_server_answer(struct kin__sim_server *server,
                           const struct kin__reflector_request *request,
                           unsigned ns, struct kin__sim_answer *ret,
                           struct kin__buf *body)
{
    if (answer_init(server, ns, ret))
        return 0;
    return request->is_watch ? answer_watch(server, request, ret, body)
                             : answer_list(server, request, ret, body);
}

int kin__sim_server_get(struct kin__sim_server *server, unsigned object,
                        struct kin__sim_answer *ret, struct kin__buf *body)
{
    struct kin__sim_state state;

    assert(object < KIN__SIM_OBJECTS);
    if (answer_init(server, kin__sim_ns_of(object), ret))
        return 0;
    kin__sim_server_state(server, server->fronts[ret->front].seen, &state);
    uint64_t version = state.versions[object];
    if (version == 0)
        return reject(ret, 404, "NotFound", NULL);
    return write_object(server, body, kin__sim_change_at(server, version),
                        version);
}

/* ---- proofs ---- */

/* Where an object is in the server's order: by namespace, then by name. */
static unsigned order_of(unsigned object)
{
    return kin__sim_ns_of(object) * KIN__SIM_OBJECTS + object;
}

/* Describes the first object, as a list of one does. */
static void prove_exact(const struct kin__sim_server *server, uint64_t version,
                        struct kin__proof_answer *ret, char uid[16])
{
    static const char *const spaces[] = {"ns0", "ns1", "ns2"};
    static const char names[KIN__SIM_OBJECTS][6] = {
        "app-a", "app-b", "app-c", "app-d", "app-e", "app-f",
        "app-g", "app-h", "app-i", "app-j", "app-k", "app-l"};
    struct kin__sim_state state;
    unsigned first = KIN__SIM_OBJECTS;

    kin__sim_server_state(server, version, &state);
    ret->version = version;
    for (unsigned i = 0; i < KIN__SIM_OBJECTS; i++) {
        if (state.versions[i] == 0)
            continue;
        ret->remaining += ret->has_object;
        ret->has_object = true;
        if (first == KIN__SIM_OBJECTS || order_of(i) < order_of(first))
            first = i;
    }
    ret->has_more = ret->remaining > 0;
    if (!ret->has_object)
        return;
    (void)snprintf(uid, 16, "u%u", state.uids[first]);
    ret->ns = kin_s(spaces[kin__sim_ns_of(first)]);
    ret->name = kin_s(names[first]);
    ret->uid = kin_s(uid);
    ret->object_version = state.versions[first];
}

static void prove_object(const struct kin__sim_server *server,
                         const struct kin__proof_object *object,
                         struct kin__proof_answer *ret, char uid[16])
{
    struct kin__sim_state state;
    unsigned i = (unsigned)(object->name[strlen(object->name) - 1] - 'a');

    kin__sim_server_state(server, server->version, &state);
    ret->version = state.versions[i];
    if (ret->version == 0)
        ret->http_status = 404;
    (void)snprintf(uid, 16, "u%u", state.uids[i]);
    ret->uid = kin_s(uid);
}

void kin__sim_server_prove(struct kin__sim_server *server,
                           const struct kin__proof_request *request,
                           struct kin__proof_answer *ret, char uid[16])
{
    *ret = (struct kin__proof_answer){.http_status = 200};
    if (kin__sim_fault(server->world, 100)) {
        ret->http_status = kin__sim_chance(server->world, 500) ? 0 : 429;
        return;
    }
    if (request->ask == KIN__PROOF_ASK_OBJECT)
        prove_object(server, request->object, ret, uid);
    else if (request->ask == KIN__PROOF_ASK_LATEST)
        ret->version = server->version;
    else if (request->version > server->version)
        ret->http_status = 504;
    else if (request->version < server->compacted)
        ret->http_status = 410;
    else
        prove_exact(server, request->version, ret, uid);
}

int kin__sim_server_follow(struct kin__sim_server *server,
                           struct kin__sim_answer *answer,
                           struct kin__buf *body)
{
    const struct kin__sim_front *front = &server->fronts[answer->front];
    int r = 0;

    assert(answer->front < KIN__SIM_SERVERS && !answer->has_error);
    for (; r == 0 && answer->followed < front->seen; answer->followed++) {
        const struct kin__sim_change *change =
            &server->changes[answer->followed];
        if (answer_has(answer, change->object))
            r = write_event(server, body, change, answer->followed + 1);
    }
    if (r == 0 && kin__sim_chance(server->world, 100) &&
        answer->followed == front->seen)
        r = write_bookmark(body, front->seen, /* is_mark= */ false);
    if (r == 0 && kin__sim_fault(server->world, 10))
        r = write_error(answer, body, 500, "InternalError");
    return r;
}
