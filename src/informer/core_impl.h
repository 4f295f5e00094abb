/* SPDX-License-Identifier: Apache-2.0 */
/*
 * core_impl.h - the parts of a core: core.c applies what arrives,
 * core_isolate.c leaves out objects that cannot be decoded or stored,
 * core_prove.c finds out whether the server's history was set back.
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
#include "informer/proof.h"
#include "informer/publication.h"
#include "informer/stage.h"
#include "informer/transform.h"

/* The proof of a core: core_prove.c. */
struct kin__prover {
    struct kin__proof *proof;     /* under way; owned; NULL: none */
    uint64_t number;              /* of it, or of its claim */
    bool is_claimed;              /* `claim` waits to be taken */
    struct kin__core_claim claim; /* its snapshot is owned */
    int64_t retry_ns;             /* when to try again; INT64_MAX: never */
    int64_t retry_s;              /* the next pause */
    int64_t verify_ns;            /* when to list; INT64_MAX: never */
    bool is_verifying;            /* that list is under way */
    bool is_quiet;                /* the proof is only about the version */
    bool is_first;                /* it is about saved objects */
    uint64_t current;             /* proofs that ended so, as the next two */
    uint64_t set_back;
    uint64_t undecided;
};

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
        known; /* those that its lists replace; for a resync all */
    struct kin__prover prover;
    bool is_resumed;   /* it began with saved objects and their version */
    bool is_confirmed; /* the server has confirmed these, without a list */
    int64_t reflector_due_ns; /* the timer of the reflector */
    int64_t armed_ns;         /* that of the driver */

    bool is_full;         /* the limit was hit: reclaim what is dropped */
    int64_t relaxed_ns;   /* of the first: kin__core_relax(); 0: never called */
    int64_t confirmed_ns; /* when the server last confirmed the state; -1:
                             never */
    struct kin__arrivals arrivals; /* their times, for the past */
    uint64_t differences;          /* see kin__core_differences() */
};

/* ---- core.c ---- */

/* Removes an object from the store, and notifies handlers. */
int kin__core_remove(struct kin__core *self, const struct kin__gone *gone,
                     kin_error *err) KIN_NODISCARD;
int kin__core_bookmark(struct kin__core *self, kin_str resource_version,
                       kin_error *err) KIN_NODISCARD;
/* The store has changed, or the server has confirmed its state. */
void kin__core_moved(struct kin__core *core);
/* A list was published, or saved objects were confirmed; before that is
 * counted.  0 or KIN_ENOMEM. */
int kin__core_note_list(struct kin__core *core, kin_error *err) KIN_NODISCARD;
/* Sets the timer of the driver. */
void kin__core_arm(struct kin__core *core);

/* ---- core_prove.c ---- */

void kin__core_prove_init(struct kin__core *core);
void kin__core_prove_stop(struct kin__core *core);
/* Begins a proof, unless the driver cannot ask. */
void kin__core_doubt(struct kin__core *core, bool is_quiet);
/* The watch has moved the version. */
void kin__core_prove_reached(struct kin__core *core);
/* A list was published: there is nothing to prove. */
void kin__core_prove_listed(struct kin__core *core);
void kin__core_prove_tick(struct kin__core *core);
/* When it is due; INT64_MAX for never. */
int64_t kin__core_prove_due_ns(const struct kin__core *core);

/* ---- core_isolate.c ---- */

/* Reports a failure of one object. */
void kin__core_report_object(struct kin__core *self, kin_str key,
                             bool is_isolated, const kin_error *err);
/* Isolates an object of the current request.  0, KIN_ENOMEM, or KIN_ELIMIT: the
 * request has to end. */
int kin__core_isolate(struct kin__core *self, enum kin__event_type type,
                      const struct kin__object_identity *identity,
                      const kin_error *why, kin_error *err) KIN_NODISCARD;

#endif /* KIN_INFORMER_CORE_IMPL_H */
