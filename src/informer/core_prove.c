/* SPDX-License-Identifier: Apache-2.0 */
/*
 * core_prove.c - proves that the server still has the history of the cache.
 *
 * The reflector doubts a watch whose connection had failed, one that resumes a
 * saved version, and one that is silent (kin__reflector_ops.doubted).  The
 * proof (proof.h) runs beside that watch, whose events are applied and
 * delivered meanwhile.
 */
#include <assert.h>
#include <stdio.h>

#include "base/alloc.h"
#include "base/clock.h"
#include "base/error.h"
#include "base/str.h"
#include "cache/store.h"
#include "informer/core_impl.h"

enum {
    RETRY_S = 60, /* after a proof without a result; then twice, and so on */
    RETRY_MAX_S = 240,
};

/* ---- claims ---- */

static void prover_drop(struct kin__core *self)
{
    struct kin__prover *prover = &self->prover;

    prover->number++;
    prover->is_claimed = false;
    prover->claim.snapshot = kin_snapshot_free(prover->claim.snapshot);
    kin__free(self->opts.alloc, prover->proof);
    prover->proof = NULL;
}

/* The state that the cache has now, from which the basis of a proof is made. */
static void prover_claim(struct kin__core *self, bool is_quiet)
{
    struct kin__prover *prover = &self->prover;
    uint64_t version = kin__proof_number(
        kin__reflector_version(self->reflector));
    bool has_objects = !is_quiet && !self->opts.target && !self->opts.store;

    prover_drop(self);
    prover->retry_ns = INT64_MAX;
    if (version == 0)
        return;
    prover->is_claimed = true;
    prover->is_quiet = is_quiet;
    prover->claim = (struct kin__core_claim){
        .number = prover->number,
        .version = version,
        .ns = self->opts.ns,
        .is_complete = kin__isolated_count(&self->isolated) == 0,
        .has_selectors = self->opts.has_selectors,
        /* Without one, for lack of memory, only the versions are compared. */
        .snapshot = has_objects ? kin_snapshot_new(self->store) : NULL,
    };
}

void kin__core_doubt(struct kin__core *core, bool is_quiet)
{
    if (!core->opts.ops.prove)
        return;
    prover_claim(core, is_quiet);
    core->opts.ops.prove(core->opts.ops.userdata);
}

bool kin__core_take_claim(struct kin__core *core, struct kin__core_claim *ret)
{
    struct kin__prover *prover = &core->prover;

    if (!prover->is_claimed)
        return false;
    prover->is_claimed = false;
    *ret = prover->claim;
    prover->claim.snapshot = NULL;
    return true;
}

static void basis_add_all(struct kin__proof_basis *basis,
                          const struct kin__core_claim *claim)
{
    kin_iter it = claim->ns.len == 0
                      ? kin_snapshot_list(claim->snapshot)
                      : kin_snapshot_by_index(claim->snapshot,
                                              KIN__S(KIN_INDEX_NAMESPACE),
                                              claim->ns);
    const kin_object *object = NULL;

    for (object = kin_iter_next(&it); object; object = kin_iter_next(&it))
        kin__proof_basis_add(basis, object);
    kin__proof_basis_complete(basis, claim->is_complete, claim->has_selectors);
}

void kin__core_claim_fill(struct kin__core_claim *claim,
                          struct kin__proof_basis *ret)
{
    char version[24];

    (void)snprintf(version, sizeof(version), "%llu",
                   (unsigned long long)claim->version);
    bool is_number = kin__proof_basis_init(ret, kin_s(version));
    assert(is_number);
    (void)is_number;
    if (claim->snapshot)
        basis_add_all(ret, claim);
    else
        kin__proof_basis_complete(ret, /* has_all= */ false,
                                  /* has_selectors= */ true);
    claim->snapshot = kin_snapshot_free(claim->snapshot);
}

/* ---- verdicts ---- */

/* A later attempt decides.  Saved objects are listed instead: that proves
 * everything. */
static void prover_retry(struct kin__core *self)
{
    struct kin__prover *prover = &self->prover;

    prover->undecided++;
    if (kin__core_is_unconfirmed(self)) {
        kin__reflector_relist(self->reflector, /* err= */ NULL, self->now_ns);
        return;
    }
    if (prover->retry_s == 0)
        prover->retry_s = RETRY_S;
    prover->retry_ns = kin__time_add_ns(self->now_ns,
                                        prover->retry_s * KIN__NS_PER_S);
    if (prover->retry_s < RETRY_MAX_S)
        prover->retry_s *= 2;
}

/* The saved objects are those of the server. */
static int prover_confirm(struct kin__core *self)
{
    kin_error err = KIN_ERROR_INIT;
    int r = kin__core_note_list(self, &err);

    if (r < 0) {
        kin__reflector_relist(self->reflector, &err, self->now_ns);
        return r;
    }
    self->is_confirmed = true;
    kin__reflector_confirm(self->reflector);
    kin__arrivals_tick(&self->arrivals);
    kin__arrivals_accept(&self->arrivals,
                         kin__reflector_is_watching(self->reflector));
    kin__core_moved(self);
    return 0;
}

/* Whether a list has to follow: an older history that has overtaken the version
 * of the cache meanwhile can agree with all that was asked. */
static bool prover_must_verify(const struct kin__core *self, bool is_exact)
{
    return self->opts.heal_ns > 0 && !self->prover.is_quiet &&
           (!is_exact || self->prover.is_first || self->opts.heals_always);
}

static void prover_found_current(struct kin__core *self, bool is_exact)
{
    struct kin__prover *prover = &self->prover;

    if (prover->is_first && prover_confirm(self) < 0)
        return;
    prover->current++;
    prover->retry_s = 0;
    if (prover_must_verify(self, is_exact))
        prover->verify_ns = kin__time_add_ns(self->now_ns, self->opts.heal_ns);
}

static void prover_found_set_back(struct kin__core *self, const char *reason)
{
    kin_error err = KIN_ERROR_INIT;

    self->prover.set_back++;
    self->prover.retry_s = 0;
    (void)kin_error_set(&err, KIN_EGONE,
                        "the server's history was set back: %s", reason);
    kin__reflector_set_back(self->reflector, &err, self->now_ns);
}

/* Acts on the verdict, if there is one. */
static void prover_settle(struct kin__core *self)
{
    struct kin__prover *prover = &self->prover;
    enum kin__proof_verdict verdict = prover->proof
                                          ? kin__proof_verdict(prover->proof)
                                          : KIN__PROOF_PENDING;
    char reason[sizeof(prover->proof->reason)] = "";

    if (verdict == KIN__PROOF_PENDING)
        return;
    bool is_exact = prover->proof->is_exact;
    (void)snprintf(reason, sizeof(reason), "%s", prover->proof->reason);
    prover_drop(self);
    if (verdict == KIN__PROOF_CURRENT)
        prover_found_current(self, is_exact);
    else if (verdict == KIN__PROOF_SET_BACK)
        prover_found_set_back(self, reason);
    else if (verdict == KIN__PROOF_UNDECIDED)
        prover_retry(self);
}

/* Acts on the verdict, and says when the core is due next. */
static void prover_go_on(struct kin__core *self)
{
    prover_settle(self);
    kin__core_arm(self);
}

/* ---- questions and answers ---- */

void kin__core_begin_proof(struct kin__core *core,
                           const struct kin__core_claim *claim,
                           const struct kin__proof_basis *basis, int64_t now_ns)
{
    struct kin__prover *prover = &core->prover;

    if (claim->number != prover->number)
        return; /* a list, or another doubt */
    assert(!prover->proof);
    core->now_ns = now_ns;
    if (basis)
        prover->proof = kin__alloc0(core->opts.alloc, 1,
                                    sizeof(*prover->proof));
    if (prover->proof) {
        prover->is_first = kin__core_is_unconfirmed(core);
        kin__proof_begin(prover->proof, basis, prover->is_first);
        kin__core_prove_reached(core);
    } else {
        prover_drop(core);
        prover_retry(core);
    }
    prover_go_on(core);
}

uint64_t kin__core_proof_next(const struct kin__core *core,
                              struct kin__proof_request *ret)
{
    const struct kin__prover *prover = &core->prover;

    *ret = (struct kin__proof_request){.ask = KIN__PROOF_ASK_NOTHING};
    if (prover->proof)
        *ret = kin__proof_next(prover->proof);
    return prover->number;
}

void kin__core_proof_answer(struct kin__core *core, uint64_t number,
                            const struct kin__proof_answer *answer,
                            int64_t now_ns)
{
    struct kin__prover *prover = &core->prover;

    core->now_ns = now_ns;
    kin__core_finish(core);
    if (!prover->proof || number != prover->number)
        return;
    kin__proof_answer(prover->proof, answer, now_ns);
    prover_go_on(core);
    kin__processor_wake(core->processor);
}

/* ---- the watch meanwhile ---- */

/* Looks for an object that the watch should have changed. */
static uint64_t find_object(const struct kin__proof_object *object,
                            void *userdata)
{
    const struct kin__core *self = userdata;
    char key[sizeof(object->ns) + sizeof(object->name)];

    (void)snprintf(key, sizeof(key), "%s%s%s", object->ns,
                   object->ns[0] ? "/" : "", object->name);
    const kin_object *found = kin__store_peek(self->store, kin_s(key));
    if (!found || (object->uid[0] &&
                   !kin_str_eq(kin_object_uid(found), kin_s(object->uid))))
        return 0;
    return kin__proof_number(kin_object_resource_version(found));
}

void kin__core_prove_reached(struct kin__core *core)
{
    struct kin__prover *prover = &core->prover;

    if (!prover->proof)
        return;
    kin__proof_reached(prover->proof, kin__proof_number(kin__reflector_version(
                                          core->reflector)));
    /* More may arrive: at the end of the time kin__core_prove_tick() decides.
     */
    kin__proof_tick(prover->proof, find_object, core, INT64_MIN);
    if (kin__proof_verdict(prover->proof) != KIN__PROOF_PENDING)
        prover_go_on(core);
}

void kin__core_prove_listed(struct kin__core *core)
{
    prover_drop(core);
    core->prover.retry_ns = INT64_MAX;
    core->prover.verify_ns = INT64_MAX;
    core->prover.retry_s = 0;
    core->prover.is_verifying = false;
}

/* A watch of saved objects is short, and followed by the next one. */
void kin__core_interrupt_proof(struct kin__core *core)
{
    struct kin__prover *prover = &core->prover;

    if (!prover->proof || prover->is_first)
        return;
    kin__proof_interrupted(prover->proof);
    prover_go_on(core);
}

static void prover_tick_proof(struct kin__core *self)
{
    struct kin__proof *proof = self->prover.proof;

    if (!proof || self->now_ns < kin__proof_due_ns(proof))
        return;
    if (kin__reflector_is_watching(self->reflector))
        kin__proof_tick(proof, find_object, self, self->now_ns);
    else
        kin__proof_interrupted(proof);
    prover_settle(self);
}

void kin__core_prove_tick(struct kin__core *core)
{
    struct kin__prover *prover = &core->prover;

    prover_tick_proof(core);
    if (core->now_ns >= prover->retry_ns) {
        prover->retry_ns = INT64_MAX;
        if (kin__reflector_is_watching(core->reflector))
            kin__core_doubt(core, /* is_quiet= */ false);
        else
            prover_retry(core);
    }
    if (core->now_ns >= prover->verify_ns) {
        prover->verify_ns = INT64_MAX;
        prover->is_verifying = true;
        kin__reflector_relist(core->reflector, /* err= */ NULL, core->now_ns);
    }
}

int64_t kin__core_prove_due_ns(const struct kin__core *core)
{
    const struct kin__prover *prover = &core->prover;
    int64_t due_ns = prover->proof ? kin__proof_due_ns(prover->proof)
                                   : INT64_MAX;

    if (prover->retry_ns < due_ns)
        due_ns = prover->retry_ns;
    return prover->verify_ns < due_ns ? prover->verify_ns : due_ns;
}

void kin__core_prove_init(struct kin__core *core)
{
    core->prover.retry_ns = INT64_MAX;
    core->prover.verify_ns = INT64_MAX;
}

void kin__core_prove_stop(struct kin__core *core)
{
    prover_drop(core);
    core->prover.retry_ns = INT64_MAX;
    core->prover.verify_ns = INT64_MAX;
}

struct kin__core_proofs kin__core_proofs(const struct kin__core *core)
{
    return (struct kin__core_proofs){
        .current = core->prover.current,
        .set_back = core->prover.set_back,
        .undecided = core->prover.undecided,
    };
}

/* ---- saved objects ---- */

void kin__core_begin_load(struct kin__core *core)
{
    kin__arrivals_load(&core->arrivals);
}

void kin__core_end_load(struct kin__core *core)
{
    kin__arrivals_loaded(&core->arrivals);
}

int kin__core_resume(struct kin__core *core, kin_str version, int64_t now_ns)
{
    assert(core->opts.ops.prove);
    core->now_ns = now_ns;
    kin__reflector_set_resync(core->reflector,
                              kin__processor_start(core->processor));
    int r = kin__reflector_resume(core->reflector, version, now_ns);
    core->is_resumed = r == 0;
    return r;
}

void kin__core_mute(struct kin__core *core)
{
    kin__processor_assert_held(core->processor);
    core->processor->is_muted = true;
}

int kin__core_announce(struct kin__core *core, int64_t now_ns, kin_error *err)
{
    KIN_AUTO(kin_snapshot) *snapshot = kin_snapshot_new(core->store);
    int r = snapshot ? 0 : KIN_ENOMEM;

    core->processor->is_muted = true;
    if (r == 0)
        r = kin__announce_first(core->processor, snapshot, now_ns);
    core->processor->is_muted = false;
    kin__processor_wake(core->processor);
    return r < 0 ? kin_error_set(err, r, "handlers: %s", kin_error_text(r)) : 0;
}

void kin__core_reject_saved(struct kin__core *core, const kin_error *err,
                            int64_t now_ns)
{
    if (!kin__core_is_unconfirmed(core))
        return;
    core->now_ns = now_ns;
    prover_drop(core);
    core->prover.set_back++;
    kin__reflector_set_back(core->reflector, err, now_ns);
    kin__core_arm(core);
}

bool kin__core_is_unconfirmed(const struct kin__core *core)
{
    return core->is_resumed && !kin__core_has_list(core);
}
