/* SPDX-License-Identifier: Apache-2.0 */
/*
 * core_impl.h - the parts of a core: core.c applies what arrives,
 * core_isolate.c leaves out objects that cannot be decoded or stored.
 */
#ifndef KIN_INFORMER_CORE_IMPL_H
#define KIN_INFORMER_CORE_IMPL_H

#include "informer/announce.h"
#include "informer/arrivals.h"
#include "informer/core.h"
#include "informer/decoder.h"
#include "informer/isolated.h"
#include "informer/known.h"
#include "informer/limit.h"
#include "informer/publication.h"
#include "informer/stage.h"
#include "informer/transform.h"

struct kin__core {
    struct kin__core_opts opts;
    char *kind;              /* owned; opts.expected.kind points to it */
    struct kin__core *first; /* itself, or the owner of store and processor */
    kin_store *store;
    bool owns_store;
    struct kin__processor *processor;
    struct kin__processor own_processor; /* used by the first core */
    struct kin__predictor predictor;
    struct kin__stage stage;
    struct kin__isolated isolated;
    struct kin__transform transform;
    struct kin__limit limit;
    struct kin__reflector *reflector;
    struct kin__queue *queue; /* DELTA only; NULL: changes apply in order */
    struct kin__publication publication;
    struct kin__core *publishing; /* of the first: the core that is publishing;
                                     NULL if none is */
    bool has_parts; /* predictor, stage and isolated are initialised */

    struct kin__decoder decoder;
    uint64_t number; /* of the current request */
    bool is_closed;  /* the reflector ignores the rest of it */
    int64_t now_ns;  /* of the current call */

    bool has_moved; /* see kin__core_take_moved() */
    struct kin__known
        known;            /* those that its lists replace; for a resync all */
    bool is_full;         /* the limit was hit: reclaim what is dropped */
    int64_t relaxed_ns;   /* of the first: kin__core_relax(); 0: never called */
    int64_t confirmed_ns; /* when the server last confirmed the state; -1:
                             never */
    struct kin__arrivals arrivals; /* their times, for the past */
    uint64_t differences;          /* see kin__core_differences() */
};

/* ---- core.c ---- */

/* Removes an object from the store, and notifies handlers. */
int kin__core_remove(struct kin__core *core, const struct kin__gone *gone,
                     kin_error *err) KIN_NODISCARD;
int kin__core_bookmark(struct kin__core *core, kin_str resource_version,
                       kin_error *err) KIN_NODISCARD;

/* ---- core_isolate.c ---- */

/* Reports a failure of one object. */
void kin__core_report_object(struct kin__core *core, kin_str key,
                             bool is_isolated, const kin_error *err);
/* Isolates an object of the current request.  0, KIN_ENOMEM, or KIN_ELIMIT: the
 * request has to end. */
int kin__core_isolate(struct kin__core *core, enum kin__event_type type,
                      const struct kin__object_identity *identity,
                      const kin_error *why, kin_error *err) KIN_NODISCARD;

#endif /* KIN_INFORMER_CORE_IMPL_H */
