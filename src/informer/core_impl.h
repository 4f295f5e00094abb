/* SPDX-License-Identifier: Apache-2.0 */
/*
 * core_impl.h - the core from inside.
 *
 *   core.c         life, handlers, what is passed on
 *   core_decode.c  from bytes to the items of the reflector
 *   core_apply.c   from items to the store and the handlers
 *   core_isolate.c or past them, for objects that cannot be stored
 *   core_target.c  or to a target
 *   core_limit.c   whether there is room for them
 */
#ifndef KIN_INFORMER_CORE_IMPL_H
#define KIN_INFORMER_CORE_IMPL_H

#include <kin/snapshot.h>

#include "cache/guess.h"
#include "informer/core.h"
#include "informer/stage.h"
#include "wire/proto_stream.h"
#include "wire/stream.h"

struct kin__core {
    struct kin__core_opts opts;
    char *kind;              /* owned; what opts.expected.kind shows */
    struct kin__core *first; /* itself, or whose the next two are */
    kin_store *store;
    bool owns_store;
    struct kin__processor *processor;
    struct kin__processor own_processor; /* of the first */
    size_t unsynced; /* of the first: cores that wait for a list */
    struct kin__guess guess;
    struct kin__stage stage;
    struct kin__isolated isolated;
    struct kin__reflector *reflector;
    struct kin__queue *queue; /* DELTA only: in order, whoever reads applies */
    bool has_parts;           /* guess and stage are there */

    struct kin__stream stream; /* of the request under way */
    bool has_stream;
    struct kin__proto_stream *proto; /* owned; in front of it, or NULL */
    bool is_proto;      /* the answer of the request under way is protobuf */
    bool is_stream_old; /* it was that of a request before */
    uint64_t number;    /* of the request under way */
    bool is_list;       /* and what it is */
    bool is_closed;     /* the reflector wants no more of it */
    int64_t now_ns;     /* of the call in hand */

    bool is_synced;       /* it has had its first list */
    bool is_resyncing;    /* what is known is not limited to the namespace */
    bool is_full;         /* there was no room; what is dropped is given back */
    int64_t confirmed_ns; /* when the server last said what it has; -1: never */
};

/* What the reflector hands back with an item. */
struct kin__core_payload {
    kin__val val; /* owned until somebody takes it; KIN__VAL_NONE after that */
    kin__val whole; /* the same, borrowed, as long as the item */
};

static inline kin__val kin__core_payload_take(
    const struct kin__reflector_item *item)
{
    struct kin__core_payload *payload = item->payload;
    kin__val val = payload->val;

    payload->val = KIN__VAL_NONE;
    return val;
}

int kin__core_make_reflector(struct kin__core *self,
                             kin_error *err) KIN_NODISCARD;
int kin__core_make_queue(struct kin__core *self, kin_error *err) KIN_NODISCARD;

void kin__core_close_proto(struct kin__core *self);

/* Whether one more value, which is made already, may be taken: 0, or KIN_ELIMIT
 * if the copy has its limit. */
int kin__core_check_room(struct kin__core *self, kin_error *err) KIN_NODISCARD;

/* ---- applying: the reflector's ops ---- */

int kin__core_stage_begin(void *userdata, kin_error *err) KIN_NODISCARD;
int kin__core_stage_put(const struct kin__reflector_item *item, void *userdata,
                        kin_error *err) KIN_NODISCARD;
int kin__core_stage_delete(const struct kin__reflector_item *item,
                           void *userdata, kin_error *err) KIN_NODISCARD;
int kin__core_stage_publish(kin_str resource_version, void *userdata,
                            kin_error *err) KIN_NODISCARD;
void kin__core_stage_drop(void *userdata);
int kin__core_apply(const struct kin__reflector_item *item, void *userdata,
                    kin_error *err) KIN_NODISCARD;
int kin__core_bookmark(kin_str resource_version, void *userdata,
                       kin_error *err) KIN_NODISCARD;
int kin__core_resync(void *userdata, kin_error *err) KIN_NODISCARD;
/* What the program says. */
static inline bool kin__core_wants_resync(const struct kin__core *core)
{
    return !core->opts.should_resync ||
           core->opts.should_resync(core->opts.userdata);
}
bool kin__core_should_resync(void *userdata);

/* `*val` is owned before and after; on failure it is released, and
 * `*ret_is_bad` says whether the object itself is to blame. */
int kin__core_transform(struct kin__core *self, kin__val *val, bool *ret_is_bad,
                        kin_error *err) KIN_NODISCARD;
/* Transforms a value, and checks whether it can be stored.  0; 1 if the object
 * was isolated instead; or a failure.  `*val` is released unless it is 0. */
int kin__core_admit(struct kin__core *self,
                    const struct kin__reflector_item *item, kin__val *val,
                    kin_error *err) KIN_NODISCARD;

/* An object that is gone from the cache. */
struct kin__core_gone {
    kin_object *object; /* its last state */
    kin_str version;    /* that the deletion brings; empty: none */
    bool is_tombstone;
    bool is_isolated;
};
int kin__core_delete(struct kin__core *self, const struct kin__core_gone *gone,
                     kin_error *err) KIN_NODISCARD;

/* ---- isolating ---- */

/* What a value says of itself; borrowed from it. */
struct kin__identity kin__core_identity(const struct kin__core *self,
                                        kin__val val);
/* An object of the request under way that cannot be decoded or stored.  0,
 * KIN_ENOMEM, or KIN_ELIMIT: the request has to end. */
int kin__core_isolate_as(struct kin__core *self, enum kin__event_type type,
                         const struct kin__identity *identity,
                         const kin_error *why, kin_error *err) KIN_NODISCARD;
int kin__core_isolate(const struct kin__reflector_item *item, void *userdata,
                      kin_error *err) KIN_NODISCARD;
/* Reports something about one object. */
void kin__core_report_object(struct kin__core *self, kin_str key,
                             bool is_isolated, const kin_error *err);
/* The first list is there. */
void kin__core_become_synced(struct kin__core *self);

/* Makes objects of what is staged and hands them over; then nothing is staged
 * any more. */
typedef int kin__core_replace(struct kin__core *self,
                              kin_object *const *objects, size_t count,
                              kin_str resource_version, kin_error *err);
int kin__core_publish_to(struct kin__core *self, kin_str resource_version,
                         kin__core_replace *replace,
                         kin_error *err) KIN_NODISCARD;

/* ---- the same for a target ---- */

int kin__core_target_publish(kin_str resource_version, void *userdata,
                             kin_error *err) KIN_NODISCARD;
int kin__core_target_apply(const struct kin__reflector_item *item,
                           void *userdata, kin_error *err) KIN_NODISCARD;
int kin__core_target_bookmark(kin_str resource_version, void *userdata,
                              kin_error *err) KIN_NODISCARD;
int kin__core_target_resync(void *userdata, kin_error *err) KIN_NODISCARD;
bool kin__core_target_should_resync(void *userdata);

#endif /* KIN_INFORMER_CORE_IMPL_H */
