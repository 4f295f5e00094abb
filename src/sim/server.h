/* SPDX-License-Identifier: Apache-2.0 */
/*
 * server.h - a simulated API server.
 *
 * One history holds every change of every object, by version.  Several API
 * servers in front of it lag behind, each by a different amount, and may have
 * dropped old versions.  A request goes to any of them, as behind a load
 * balancer.
 */
#ifndef KIN_SIM_SERVER_H
#define KIN_SIM_SERVER_H

#include <kin/str.h>

#include "base/buf.h"
#include "informer/proof.h"
#include "informer/reflector.h"
#include "sim/world.h"

enum {
    KIN__SIM_OBJECTS = 12,  /* possible names */
    KIN__SIM_CHANGES = 400, /* at most */
    KIN__SIM_SERVERS = 3,
    KIN__SIM_NAMESPACES = 3, /* the number as a namespace: all of them */
};

/* The defect of an object at a version.  Whether an informer isolates the
 * object depends on its options: see isolates() in run_check.c. */
enum kin__sim_defect {
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
    unsigned uid; /* of this incarnation of the object */
    enum kin__sim_defect defect;
};

/* All objects at a version; an object that does not exist has version 0. */
struct kin__sim_state {
    uint64_t version;
    uint64_t versions[KIN__SIM_OBJECTS];
    unsigned uids[KIN__SIM_OBJECTS];
    enum kin__sim_defect defects[KIN__SIM_OBJECTS];
};

struct kin__sim_front {
    uint64_t seen;   /* newest version it has */
    uint64_t oldest; /* a watch can start at this version or later */
};

struct kin__sim_server {
    struct kin__sim_world *world;
    struct kin__sim_change changes[KIN__SIM_CHANGES]; /* of version i + 1 */
    uint64_t version;                                 /* the newest */
    uint64_t compacted; /* older states are gone */
    unsigned next_uid;
    struct kin__sim_front fronts[KIN__SIM_SERVERS];
    bool cannot_stream; /* an old release without streaming lists */
    bool cannot_cache;  /* splits lists of version 0 into pages, too */
    bool is_absent;     /* the definition is deleted: 404 */
    bool has_long_name; /* the last object's is too long for isolated.h */
    bool has_defects;   /* of some objects */
};

void kin__sim_server_init(struct kin__sim_server *server,
                          struct kin__sim_world *world, bool has_defects);

/* Some object changes. */
void kin__sim_server_change(struct kin__sim_server *server);
/* Some front learns more, restarts, or everything old is forgotten. */
void kin__sim_server_disturb(struct kin__sim_server *server);
/* Every front knows everything. */
void kin__sim_server_settle(struct kin__sim_server *server);
/* Every front restarts without a history: watches cannot start from an older
 * version. */
void kin__sim_server_restart(struct kin__sim_server *server);

/* The server is restored from a backup: later changes never happened, and
 * others will.  Every front restarts.  False if there is no older version. */
bool kin__sim_server_set_back(struct kin__sim_server *server);

/* Brings a state to a version; cheap if that is not older. */
void kin__sim_server_advance(const struct kin__sim_server *server,
                             struct kin__sim_state *state, uint64_t version);
void kin__sim_server_state(const struct kin__sim_server *server,
                           uint64_t version, struct kin__sim_state *ret);

/* The change that created a version. */
const struct kin__sim_change *kin__sim_change_at(
    const struct kin__sim_server *server, uint64_t version);
/* The namespace of an object. */
static inline unsigned kin__sim_ns_of(unsigned object)
{
    return object % KIN__SIM_NAMESPACES;
}
/* The number in .spec.node of an object without a defect. */
unsigned kin__sim_node_of(uint64_t version);

/* A response: a rejection or a body. */
struct kin__sim_answer {
    int http_status; /* 200, or that of the rejection */
    const char *reason;
    const char *cause;
    bool has_error;    /* an event of the body is an error */
    unsigned front;    /* the API server that responded */
    unsigned ns;       /* of its objects, or KIN__SIM_NAMESPACES */
    uint64_t followed; /* newest version that the watch has sent */
};

/* Responds to a request for a namespace, or all: fills `ret`, and `body` with
 * what is available now.  0 or KIN_ENOMEM. */
int kin__sim_server_answer(struct kin__sim_server *server,
                           const struct kin__reflector_request *request,
                           unsigned ns, struct kin__sim_answer *ret,
                           struct kin__buf *body) KIN_NODISCARD;

/* The same for a request of one object. */
int kin__sim_server_get(struct kin__sim_server *server, unsigned object,
                        struct kin__sim_answer *ret,
                        struct kin__buf *body) KIN_NODISCARD;

/* Answers a question of a proof; `uid` has its text. */
void kin__sim_server_prove(struct kin__sim_server *server,
                           const struct kin__proof_request *request,
                           struct kin__proof_answer *ret, char uid[16]);

/* Appends the changes since then to the body of a watch. */
int kin__sim_server_follow(struct kin__sim_server *server,
                           struct kin__sim_answer *answer,
                           struct kin__buf *body) KIN_NODISCARD;

#endif /* KIN_SIM_SERVER_H */
