/* SPDX-License-Identifier: Apache-2.0 */
#include "sim/run_impl.h"

static void prover_go_on(struct kin__sim_running *run)
{
    struct kin__sim_prover *prover = &run->prover;
    struct kin__proof_request request;

    prover->number = kin__core_proof_next(run->core, &request);
    prover->is_asked = request.ask != KIN__PROOF_ASK_NOTHING;
    if (!prover->is_asked)
        return;
    kin__sim_server_prove(&run->server, &request, &prover->answer, prover->uid);
    kin__sim_trace(run, "proof: question %d, answer %d at %llu",
                   (int)request.ask, prover->answer.http_status,
                   (unsigned long long)prover->answer.version);
    kin__sim_after(&run->world, &prover->timer,
                   kin__sim_delay_ns(&run->world, 2 * KIN__NS_PER_S));
}

static void prover_count(struct kin__sim_running *run,
                         const struct kin__core_proofs *before)
{
    struct kin__core_proofs now = kin__core_proofs(run->core);

    if (now.current > before->current)
        kin__sim_count(&run->world, KIN__SIM_PROVED_CURRENT);
    if (now.set_back > before->set_back)
        kin__sim_count(&run->world, KIN__SIM_PROVED_SET_BACK);
    if (now.undecided > before->undecided)
        kin__sim_count(&run->world, KIN__SIM_UNPROVED);
}

static void prover_on_timer(struct kin__timer *timer, void *userdata)
{
    struct kin__sim_running *run = userdata;
    struct kin__sim_prover *prover = &run->prover;
    struct kin__core_proofs before = kin__core_proofs(run->core);
    struct kin__core_claim claim;
    struct kin__proof_basis basis;

    (void)timer;
    if (prover->is_asked)
        kin__core_proof_answer(run->core, prover->number, &prover->answer,
                               run->world.now_ns);
    if (kin__core_take_claim(run->core, &claim)) {
        kin__core_claim_fill(&claim, &basis);
        kin__core_begin_proof(run->core, &claim, &basis, run->world.now_ns);
    }
    prover_count(run, &before);
    prover_go_on(run);
}

void kin__sim_prove(struct kin__sim_running *run)
{
    struct kin__sim_prover *prover = &run->prover;

    kin__sim_cancel(&run->world, &prover->timer);
    prover->is_asked = false;
    kin__sim_after(&run->world, &prover->timer,
                   kin__sim_delay_ns(&run->world, 100 * KIN__NS_PER_MS));
}

void kin__sim_prove_end(struct kin__sim_running *run)
{
    kin__sim_cancel(&run->world, &run->prover.timer);
    run->prover.is_asked = false;
}

/* ---- another history ---- */

static void set_back(struct kin__sim_running *run)
{
    struct kin__sim_prover *prover = &run->prover;
    uint64_t lost = run->server.version;

    if (prover->was_set_back || !kin__sim_server_set_back(&run->server))
        return;
    kin__sim_trace(run, "-- set back from %llu to %llu",
                   (unsigned long long)lost,
                   (unsigned long long)run->server.version);
    prover->was_set_back = true;
    prover->is_set_back = run->core != NULL;
    prover->is_refusing = true;
    prover->lost = lost;
    prover->last_number = run->wire.number;
    run->expected = (struct kin__sim_state){.version = 0};
    kin__sim_wire_lose(run);
}

static void doom_on_timer(struct kin__timer *timer, void *userdata)
{
    struct kin__sim_running *run = userdata;

    (void)timer;
    if (run->world.is_faulty)
        set_back(run);
}

void kin__sim_prove_settle(struct kin__sim_running *run)
{
    bool is_bug = run->opts.bug == KIN__SIM_TRUST_WATCH;

    if (is_bug ||
        (run->opts.bug == KIN__SIM_NO_BUG && kin__sim_chance(&run->world, 200)))
        set_back(run);
}

void kin__sim_prove_listed(struct kin__sim_running *run)
{
    if (run->wire.number > run->prover.last_number)
        run->prover.is_set_back = false;
}

bool kin__sim_may_change(const struct kin__sim_running *run)
{
    const struct kin__sim_prover *prover = &run->prover;

    return !prover->is_set_back || prover->may_overtake ||
           run->server.version + 1 < prover->lost;
}

void kin__sim_prove_init(struct kin__sim_running *run)
{
    struct kin__sim_prover *prover = &run->prover;

    kin__timer_init(&prover->timer, prover_on_timer, run);
    kin__timer_init(&prover->doom, doom_on_timer, run);
    if (run->opts.bug != KIN__SIM_NO_BUG)
        return;
    prover->may_overtake = kin__sim_chance(&run->world, 500);
    if (kin__sim_chance(&run->world, 300))
        kin__sim_after(&run->world, &prover->doom,
                       (int64_t)(20 + kin__sim_below(&run->world, 300)) *
                           KIN__NS_PER_S);
}
