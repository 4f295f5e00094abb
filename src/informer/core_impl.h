/* SPDX-License-Identifier: Apache-2.0 */
/*
 * core_impl.h - the core from inside.
 *
 *   core.c         life, handlers, what is passed on
 *   core_decode.c  from bytes to the items of the reflector
 *   core_apply.c   from items to the store and the handlers
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
    char *kind; /* owned; what opts.expected.kind shows */
    kin_store *store;
    struct kin__guess guess;
    struct kin__stage stage;
    struct kin__processor processor;
    struct kin__reflector *reflector;
    struct kin__queue *queue; /* DELTA only: in order, whoever reads applies */
    bool has_parts;           /* guess and stage are there */

    struct kin__stream stream; /* of the request under way */
    bool has_stream;
    struct kin__proto_stream proto; /* in front of it, if has_proto */
    bool has_proto;
    bool is_proto;      /* the answer of the request under way is protobuf */
    bool is_stream_old; /* it was that of a request before */
    uint64_t number;    /* of the request under way */
    bool is_list;       /* and what it is */
    bool is_closed;     /* the reflector wants no more of it */
    int64_t now_ns;     /* of the call in hand */

    bool is_synced;
};

/* What the reflector hands back with an item. */
struct kin__core_payload {
    kin__val val; /* owned until somebody takes it; KIN__VAL_NONE after that */
};

int kin__core_make_reflector(struct kin__core *self,
                             kin_error *err) KIN_NODISCARD;
int kin__core_make_queue(struct kin__core *self, kin_error *err) KIN_NODISCARD;

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
bool kin__core_should_resync(void *userdata);

#endif /* KIN_INFORMER_CORE_IMPL_H */
