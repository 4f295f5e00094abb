/* SPDX-License-Identifier: Apache-2.0 */
/*
 * server.h - an API server to simulate with.
 *
 * Behind it is one truth: every change of every object, by version.  In front
 * are a few API servers that know of it a little later, each by itself, and may
 * have forgotten what is old.  A request goes to any of them, as behind a
 * balancer.
 */
#ifndef KIN_SIM_SERVER_H
#define KIN_SIM_SERVER_H

#include <kin/str.h>

#include "base/buf.h"
#include "informer/reflector.h"
#include "sim/world.h"

enum {
    KIN__SIM_OBJECTS = 12,  /* names that there may be */
    KIN__SIM_CHANGES = 400, /* at most */
    KIN__SIM_SERVERS = 3,
};

/* What is wrong with an object at a version.  Whether an informer isolates it
 * depends on the informer: kin__sim_isolates(). */
enum kin__sim_odd {
    KIN__SIM_PLAIN,
    KIN__SIM_REJECT_LIMIT,   /* a transform may reject it: KIN_ELIMIT */
    KIN__SIM_REJECT_INVALID, /* or KIN_EINVAL */
    KIN__SIM_TOO_LONG,       /* more than KIN__SIM_MAX_OBJECT bytes */
    KIN__SIM_TOO_DEEP,       /* .spec.node is nested too deep, and long */
    KIN__SIM_LONG_VALUE,     /* .spec.node is too long for an index */
};

enum {
    KIN__SIM_MAX_OBJECT = 2000,
    KIN__SIM_NODES = 3, /* values of .spec.node */
};

struct kin__sim_change {
    enum kin__event_type type;
    unsigned object;
    unsigned uid; /* of the object in this life */
    enum kin__sim_odd odd;
};

/* Of all objects at a version; that of one is 0 if it is not there. */
struct kin__sim_state {
    uint64_t version;
    uint64_t versions[KIN__SIM_OBJECTS];
    unsigned uids[KIN__SIM_OBJECTS];
    enum kin__sim_odd odds[KIN__SIM_OBJECTS];
};

struct kin__sim_front {
    uint64_t seen;   /* it knows everything up to here */
    uint64_t oldest; /* and can tell what happened after here */
};

struct kin__sim_server {
    struct kin__sim_world *world;
    struct kin__sim_change changes[KIN__SIM_CHANGES]; /* of version i + 1 */
    uint64_t version;                                 /* the newest */
    uint64_t compacted; /* nobody knows older states than this */
    unsigned next_uid;
    struct kin__sim_front fronts[KIN__SIM_SERVERS];
    bool cannot_stream; /* an old one */
    bool cannot_cache;  /* pages also lists of version 0 */
    bool is_absent;     /* the definition is deleted: 404 */
    bool has_long_name; /* the last object: longer than isolated.h records */
};

void kin__sim_server_init(struct kin__sim_server *server,
                          struct kin__sim_world *world);

/* Some object changes. */
void kin__sim_server_change(struct kin__sim_server *server);
/* Some front learns more, restarts, or everything old is forgotten. */
void kin__sim_server_shake(struct kin__sim_server *server);
/* Every front knows everything. */
void kin__sim_server_settle(struct kin__sim_server *server);
/* Every front starts anew: it can only tell what happens from now on. */
void kin__sim_server_restart(struct kin__sim_server *server);

/* Brings a state to a version; cheap if that is not older. */
void kin__sim_server_advance(const struct kin__sim_server *server,
                             struct kin__sim_state *state, uint64_t version);
void kin__sim_server_state(const struct kin__sim_server *server,
                           uint64_t version, struct kin__sim_state *ret);

/* The change that brought an object to a version. */
const struct kin__sim_change *kin__sim_change_at(
    const struct kin__sim_server *server, uint64_t version);
/* The value of .spec.node of an object that is not odd: a number. */
unsigned kin__sim_node_of(uint64_t version);

/* An answer: a refusal, or a body. */
struct kin__sim_answer {
    int http_status; /* 200, or that of the refusal */
    const char *reason;
    const char *cause;
    bool has_error;    /* an event of the body is an error */
    unsigned front;    /* who answered */
    uint64_t followed; /* a watch has told everything up to here */
};

/* Answers a request: fills the answer, and `body` with what can be said at
 * once.  0, or lack of memory. */
int kin__sim_server_answer(struct kin__sim_server *server,
                           const struct kin__reflector_request *request,
                           struct kin__sim_answer *ret,
                           struct kin__buf *body) KIN_NODISCARD;

/* Adds to the body of a watch what has happened since. */
int kin__sim_server_follow(struct kin__sim_server *server,
                           struct kin__sim_answer *answer,
                           struct kin__buf *body) KIN_NODISCARD;

#endif /* KIN_SIM_SERVER_H */
