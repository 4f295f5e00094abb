/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Repeatedly kills the leader of two controller managers while deployments
 * change, and checks the recorded history of the lease.
 *
 *     soak_failover KIN [kills [seed]]
 *
 *   1. At most one manager leads: a term starts when the last renewal of the
 *      previous one is older than the lease duration, according to the lease;
 *      and a killed leader was dead by then.
 *   2. The tokens that the managers print are those of the record; each belongs
 *      to one manager, and they only increase.
 *   3. Another manager takes over within the lease duration and 4.4 retry
 *      periods after the last renewal: a candidate may sleep twice for 2.2 of
 *      them.
 *   4. A leader that was suspended beyond the end of its term exits, and one
 * that is terminated releases the lease.
 *   5. At the end every deployment is in the expected state.
 *
 * For 3, four times the longest observed delay is added: that of a probe which
 * sleeps and reads the lease as candidates do, during the same time.  A delay
 * counts four times: for the renewal's request, for the response before it, for
 * the read that sees it, and for the read that sees its expiry.
 */
#include "fleet.h"
#include "lease_record.h"
#include "serve.h"

enum {
    KILLS = 10,
    MOST_LIVES = 400,
    LEASE_MS = 2000,
    RENEW_MS = 1500,
    RETRY_MS = 250,
    FLEET = 30,
    STIR_MS = 40,
    SOON_MS = 120000,
    SETTLE_MS = 120000,
    LEAD_MS = 600, /* maximum time before a leader is killed */
};

#define LEASE_NS "kube-system"
#define LEASE_NAME "soak"

/* One process of a manager. */
struct life {
    struct process process;
    char version[KIN_FENCE_VERSION_SIZE]; /* of its token; empty: none yet */
    int64_t transitions;
    bool has_stopped; /* it printed that it stopped leading */
    int64_t dead_us;  /* time at which it was dead; 0: exited by itself */
    bool is_over;
};

struct test {
    const char *program;
    struct serve serve;
    struct fleet fleet;
    struct lease_record *record;
    struct kin__mutex mutex; /* guards data from the managers' output */
    struct life lives[MOST_LIVES];
    int life_count;
    struct kin__thread churn;
    atomic_bool is_quiet;
    uint64_t seed;
    int lost; /* processes that lost the lease by themselves */
};

static struct test test;

/* ---- managers ---- */

static void life_hear(const char *line, void *userdata)
{
    struct life *life = userdata;
    const char *version = strstr(line, " version=");
    const char *transitions = strstr(line, " transitions=");

    KIN__LOCK_SCOPE(&test.mutex);
    if (strstr(line, "elector: became leader") && version && transitions) {
        if (life->version[0])
            give_up("a manager leads twice");
        (void)snprintf(life->version, sizeof(life->version), "%.*s",
                       (int)strcspn(version + 9, " "), version + 9);
        life->transitions = strtoll(transitions + 13, NULL, 10);
    } else if (strstr(line, "elector: stopped leading")) {
        life->has_stopped = true;
    } else if (strstr(line, "Sanitizer")) {
        give_up("%s", line);
    }
}

static struct life *life_start(void)
{
    char times[3][16];
    const char *const argv[] = {test.program,
                                "controller-manager",
                                "--server",
                                test.serve.url,
                                "--hollow-nodes",
                                "3",
                                "--leader-elect",
                                "--leader-elect-lease-duration",
                                times[0],
                                "--leader-elect-renew-deadline",
                                times[1],
                                "--leader-elect-retry-period",
                                times[2],
                                "--leader-elect-resource-name",
                                LEASE_NAME,
                                "--kube-api-qps",
                                "1000",
                                "--kube-api-burst",
                                "1000",
                                "-v",
                                "4",
                                NULL};

    if (test.life_count == MOST_LIVES)
        give_up("too many managers");
    struct life *life = &test.lives[test.life_count++];
    (void)snprintf(times[0], sizeof(times[0]), "%dms", LEASE_MS);
    (void)snprintf(times[1], sizeof(times[1]), "%dms", RENEW_MS);
    (void)snprintf(times[2], sizeof(times[2]), "%dms", RETRY_MS);
    life->process.on_line = life_hear;
    life->process.userdata = life;
    process_start(&life->process, argv);
    return life;
}

static bool life_leads(const struct life *life)
{
    KIN__LOCK_SCOPE(&test.mutex);
    return !life->is_over && life->version[0] && !life->has_stopped;
}

/* A manager that could not renew in time exits with 1.  That is not an error,
 * and happens on a busy machine. */
static void life_reap(struct life *life)
{
    int status = process_wait(&life->process);

    life->is_over = true;
    if (!WIFEXITED(status) || WEXITSTATUS(status) != 1 || !life->has_stopped)
        give_up("a manager has ended: %#x", (unsigned)status);
    test.lost++;
    (void)life_start();
}

/* Waits for a leader other than `but`. */
static struct life *await_leader(const struct life *but)
{
    for (int i = 0; i < SOON_MS / 5; i++) {
        for (int j = 0; j < test.life_count; j++) {
            struct life *life = &test.lives[j];
            if (life == but || life->is_over)
                continue;
            if (life_leads(life))
                return life;
            if (process_has_ended(&life->process))
                life_reap(life);
        }
        sleep_ms(5);
    }
    give_up("no manager takes over");
}

static void life_kill(struct life *life)
{
    int status = process_end(&life->process, SIGKILL);

    life->is_over = true;
    if (WIFSIGNALED(status))
        life->dead_us = lease_now_us();
    else
        test.lost++;
}

/* Terminates the manager, which must exit normally and release the lease. */
static void life_end(struct life *life)
{
    int status = process_end(&life->process, SIGTERM);

    life->is_over = true;
    /* It may have lost the lease just before. */
    bool is_lost = WIFEXITED(status) && WEXITSTATUS(status) == 1 &&
                   life->has_stopped;
    test.lost += is_lost;
    if (!is_lost && (!WIFEXITED(status) || WEXITSTATUS(status) != 0))
        give_up("after SIGTERM: %#x", (unsigned)status);
}

/* ---- scenario ---- */

static void churn(void *userdata)
{
    struct kin__random random;

    (void)userdata;
    kin__random_init(&random, test.seed + 1);
    while (!atomic_load(&test.is_quiet)) {
        fleet_stir(&test.fleet, &random);
        sleep_ms((int64_t)kin__random_below(&random, STIR_MS));
    }
}

static void kill_leaders(int kills)
{
    struct kin__random random;
    struct life *leader = NULL;

    kin__random_init(&random, test.seed);
    for (int i = 0; i < kills; i++) {
        leader = await_leader(leader);
        sleep_ms((int64_t)kin__random_below(&random, LEAD_MS));
        life_kill(leader);
        (void)life_start();
    }
}

/* Suspends the leader until another manager leads; it exits when resumed. */
static void freeze_leader(void)
{
    struct life *leader = await_leader(NULL);

    (void)kill(leader->process.pid, SIGSTOP);
    (void)await_leader(leader);
    (void)kill(leader->process.pid, SIGCONT);
    int status = process_wait(&leader->process);
    leader->is_over = true;
    if (!leader->has_stopped || !WIFEXITED(status) || WEXITSTATUS(status) != 1)
        give_up("a leader that woke too late: %#x", (unsigned)status);
    (void)life_start();
}

static void end_all(void)
{
    life_end(await_leader(NULL));
    life_end(await_leader(NULL));
    for (int i = 0; i < test.life_count; i++)
        if (!test.lives[i].is_over)
            give_up("a manager is still running");
}

/* ---- checks ---- */

/* A range of the record in which one manager holds the lease. */
struct term {
    const struct kin__lease *first;
    const struct kin__lease *last;
    const struct life *life; /* that claims the term; may be NULL */
};

static const struct life *life_of(const struct kin__lease *first)
{
    const struct life *found = NULL;

    for (int i = 0; i < test.life_count; i++) {
        const struct life *life = &test.lives[i];
        if (strcmp(life->version, first->version) != 0)
            continue;
        if (found || life->transitions != first->transitions)
            give_up("token %s is printed twice or is wrong", first->version);
        found = life;
    }
    return found;
}

/* Within a term only renewTime changes. */
static void judge_renewal(const struct kin__lease *before,
                          const struct kin__lease *now)
{
    if (now->transitions != before->transitions ||
        lease_us(now->acquired) != lease_us(before->acquired) ||
        lease_us(now->renewed) <= lease_us(before->renewed))
        give_up("version %s is no renewal of %s", now->version,
                before->version);
}

static void judge_takeover(const struct term *old, const struct term *new,
                           int64_t *worst_us, int64_t *worst_stall_us)
{
    int64_t gap_us = lease_us(new->first->acquired) -
                     lease_us(old->last->renewed);
    int64_t stall_us = lease_longest_stall(test.record,
                                           lease_us(old->last->renewed),
                                           lease_us(new->first->acquired));
    int64_t most_us = (LEASE_MS + RETRY_MS * 44 / 10) * INT64_C(1000) +
                      4 * stall_us;

    if (new->first->transitions != old->first->transitions + 1)
        give_up("version %s: %" PRId64 " transitions", new->first->version,
                new->first->transitions);
    if (gap_us < LEASE_MS * INT64_C(1000))
        give_up("version %s: two leaders; taken over after %" PRId64 " us",
                new->first->version, gap_us);
    if (gap_us > most_us)
        give_up("version %s: taken over after %" PRId64 " us, of %" PRId64,
                new->first->version, gap_us, most_us);
    /* A leader that cannot renew loses the lease before it is dead. */
    if (old->life && old->life->dead_us &&
        old->life->dead_us > lease_us(new->first->acquired) &&
        4 * stall_us < (LEASE_MS - RETRY_MS) * INT64_C(1000))
        give_up("version %s: its forerunner was not dead, with delays of "
                "%" PRId64 " us",
                new->first->version, stall_us);
    *worst_us = gap_us > *worst_us ? gap_us : *worst_us;
    *worst_stall_us = stall_us > *worst_stall_us ? stall_us : *worst_stall_us;
}

/* After a release the next term may start immediately. */
static void judge_states(int *ret_terms, int *ret_released)
{
    struct term old = {.life = NULL};
    struct term now = {.life = NULL};
    int64_t worst_us = 0;
    int64_t stall_us = 0;
    uint64_t version = 0;

    for (size_t i = 0; i < test.record->state_count; i++) {
        const struct kin__lease *state = &test.record->states[i];
        uint64_t next = strtoull(state->version, NULL, 10);
        if (next <= version)
            give_up("version %s comes after %" PRIu64, state->version, version);
        version = next;
        if (now.last && strcmp(state->holder, now.last->holder) == 0) {
            judge_renewal(now.last, state);
            now.last = state;
            continue;
        }
        old = now;
        now = (struct term){state, state, life_of(state)};
        *ret_terms += state->holder[0] != '\0';
        *ret_released += state->holder[0] == '\0';
        if (old.last && old.last->holder[0] && state->holder[0])
            judge_takeover(&old, &now, &worst_us, &stall_us);
    }
    (void)printf("failover: slowest takeover %" PRId64 " ms after the last "
                 "renewal, longest delay %" PRId64 " ms\n",
                 worst_us / 1000, stall_us / 1000);
}

/* No manager claims a token that is not in the record, or holds the lease
 * twice. */
static void judge_lives(int kills)
{
    int terms = 0;
    int claims = 0;
    int released = 0;

    judge_states(&terms, &released);
    for (int i = 0; i < test.life_count; i++) {
        bool is_known = test.lives[i].version[0] == '\0';
        for (size_t j = 0; j < test.record->state_count && !is_known; j++)
            is_known = life_of(&test.record->states[j]) == &test.lives[i];
        if (!is_known)
            give_up("token %s is not in the record", test.lives[i].version);
        claims += test.lives[i].version[0] != '\0';
    }
    if (claims < kills || claims > terms)
        give_up("%d kills, %d terms, %d tokens", kills, terms, claims);
    /* A manager that could not renew still tries to release the lease. */
    if (released + test.lost < 2 || released > 2 + test.lost)
        give_up("the lease was given back %d times", released);
    (void)printf("failover: %d kills, %d terms, %d tokens, %d lost; %zu states "
                 "of the lease\n",
                 kills, terms, claims, test.lost, test.record->state_count);
}

/* ---- main ---- */

static void finish(void)
{
    int pods = 0;

    atomic_store(&test.is_quiet, true);
    kin__thread_join(&test.churn);
    fleet_settle(&test.fleet, SETTLE_MS);
    int wanted = fleet_wanted(&test.fleet, &pods);
    (void)printf("failover: after %" PRIu64 " changes all %d deployments and "
                 "%d pods are as wanted\n",
                 (uint64_t)atomic_load(&test.fleet.writes), wanted, pods);
    end_all();
    lease_record_end(test.record);
}

int main(int argc, char **argv)
{
    int kills = argc > 2 ? atoi(argv[2]) : KILLS;

    if (argc < 2)
        give_up("usage: soak_failover KIN [kills [seed]]");
    test.program = argv[1];
    test.seed = argc > 3 ? strtoull(argv[3], NULL, 10) : (uint64_t)time(NULL);
    (void)printf("failover: %d kills, seed %" PRIu64 "\n", kills, test.seed);
    (void)fflush(stdout);
    kin__mutex_init(&test.mutex);
    test.serve.program = argv[1];
    serve_start(&test.serve);
    kin_client *client = serve_client(&test.serve);
    test.record = calloc(1, sizeof(*test.record));
    if (!test.record)
        give_up("no memory");
    test.record->client = client;
    test.record->ns = LEASE_NS;
    test.record->name = LEASE_NAME;
    fleet_init(&test.fleet, client, FLEET);
    lease_record_start(test.record);
    (void)life_start();
    (void)life_start();
    must(kin__thread_start(&test.churn, NULL, churn, NULL, NULL), "churn");
    kill_leaders(kills);
    freeze_leader();
    finish();
    judge_lives(kills);
    (void)process_end(&test.serve.process, SIGTERM);
    free(test.record);
    fleet_done(&test.fleet);
    (void)kin_client_unref(client);
    kin__mutex_done(&test.mutex);
    return 0;
}
