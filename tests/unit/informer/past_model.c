/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Pods that come and go on few addresses, and lookups at random times, compared
 * with the true assignments.
 *
 *     unit_informer_past_model [lookups [seed]]
 *
 * The generator moves in true time.  Server, node and program have clocks of
 * their own, statuses arrive late, the watch is interrupted, resumed, and
 * replaced by lists.  Each lookup is made with the time of a random clock.
 */
#include <stdlib.h>

#include "past_fixture.h"

enum {
    SLOTS = 24,
    ADDRESSES = 16,
    ASSIGNMENTS = 4096, /* remembered by the generator */
    QUEUE = 4096,       /* writes that have not arrived */
    SKEW_MS = 100,
    LATENCY_MS = 40,
    GAP_EVERY_MS = 8000,
    NARROW_MS = 2000,
    NARROW_SHARE = 95, /* per cent */
    QUICK = 20000,
    TORTURED = 200,
};

static unsigned long lookups = QUICK;
static uint64_t seed = 42;

#define FOREVER INT64_MAX

/* In true time. */
struct assignment {
    char uid[16];
    int address;
    int64_t since_ms;
    int64_t until_ms; /* FOREVER: not ended */
    bool is_seen;     /* the program has seen it while it was true */
};

enum step {
    CREATE,
    ASSIGN,   /* the sandbox gets its address */
    REPORT,   /* the status shows it */
    FINISH,   /* the container ends */
    RELEASE,  /* the sandbox is gone */
    CONCLUDE, /* the status shows that; or not */
    REMOVE,   /* the object is deleted */
};

struct slot {
    struct pod pod; /* as the server has it */
    char name[16];
    char uid[16];
    char ip[20];
    enum step step;
    int64_t due_ms;
    int address;       /* -1: none */
    size_t assignment; /* the number of its own */
    bool exists;
    bool shows_address;
    int64_t ready_ms; /* on the node's clock */
    int64_t finished_ms;
};

struct write {
    int64_t arrival_ms;
    const char *type;
    struct pod pod;
    char uid[16];
    char ip[20];
    size_t assignment; /* that it shows; SIZE_MAX: none */
};

struct model {
    struct past_fixture past;
    uint64_t random;
    int64_t now_ms;    /* true time */
    int64_t server_ms; /* differences of the clocks */
    int64_t node_ms;
    int64_t program_ms;
    struct slot slots[SLOTS];
    bool is_taken[ADDRESSES];
    struct assignment assignments[ASSIGNMENTS];
    size_t assignment_count;
    struct write queue[QUEUE];
    size_t queue_from;
    size_t queue_end;
    int64_t last_arrival_ms;
    bool is_cut;
    bool is_dead; /* the program has not noticed: no lookups meanwhile */
    bool needs_list;
    int64_t gap_ms; /* when the next gap begins, or this one ends */
    unsigned uids;
    unsigned long done;
    unsigned long owned; /* lookups with an owner, and without a gap */
    unsigned long narrow;
};

static int64_t model_random(struct model *m, int64_t below)
{
    m->random ^= m->random << 13;
    m->random ^= m->random >> 7;
    m->random ^= m->random << 17;
    return (int64_t)(m->random >> 33) % below;
}

static void model_done(struct model **m)
{
    past_fixture_done(&(*m)->past);
}

/* ---- the cluster ---- */

static struct assignment *model_assignment(struct model *m, size_t number)
{
    return &m->assignments[number % ASSIGNMENTS];
}

/* A write to the server, which arrives later, in order. */
static void slot_write(struct model *m, struct slot *slot, const char *type)
{
    struct write *write = &m->queue[m->queue_end++ % QUEUE];
    int64_t arrival_ms = m->now_ms + model_random(m, LATENCY_MS);

    assert_true(m->queue_end - m->queue_from < QUEUE);
    if (arrival_ms < m->last_arrival_ms)
        arrival_ms = m->last_arrival_ms;
    m->last_arrival_ms = arrival_ms;
    *write = (struct write){
        .arrival_ms = arrival_ms,
        .type = type,
        .pod = slot->pod,
        .assignment = slot->step == REPORT ? slot->assignment : SIZE_MAX};
    memcpy(write->uid, slot->uid, sizeof(write->uid));
    memcpy(write->ip, slot->ip, sizeof(write->ip));
}

static void slot_create(struct model *m, struct slot *slot)
{
    (void)snprintf(slot->name, sizeof(slot->name), "p%d",
                   (int)(slot - m->slots));
    (void)snprintf(slot->uid, sizeof(slot->uid), "uid-%u", ++m->uids);
    slot->pod = (struct pod){.name = slot->name,
                             .uid = slot->uid,
                             .created_ms = m->now_ms + m->server_ms,
                             .phase = "Pending"};
    slot->exists = true;
    slot->shows_address = false;
    slot_write(m, slot, "ADDED");
    slot->step = ASSIGN;
    slot->due_ms = m->now_ms + 20 + model_random(m, 800);
}

static void slot_assign(struct model *m, struct slot *slot)
{
    int address = (int)model_random(m, ADDRESSES);

    slot->due_ms = m->now_ms + 100;
    if (m->is_taken[address])
        return; /* later */
    m->is_taken[address] = true;
    slot->address = address;
    slot->assignment = m->assignment_count++;
    struct assignment *own = model_assignment(m, slot->assignment);
    *own = (struct assignment){
        .address = address, .since_ms = m->now_ms, .until_ms = FOREVER};
    memcpy(own->uid, slot->uid, sizeof(own->uid));
    slot->ready_ms = m->now_ms + m->node_ms;
    slot->step = REPORT;
    slot->due_ms = m->now_ms + model_random(m, 900);
}

static void slot_report(struct model *m, struct slot *slot)
{
    (void)snprintf(slot->ip, sizeof(slot->ip), "10.0.0.%d", slot->address);
    slot->pod.ip = slot->ip;
    slot->pod.phase = "Running";
    /* Old kubelets do not have the condition. */
    if (model_random(m, 40) > 0)
        slot->pod.ready_ms = slot->ready_ms;
    slot->shows_address = true;
    slot_write(m, slot, "MODIFIED");
    slot->step = FINISH;
    slot->due_ms = m->now_ms + 500 + model_random(m, 20000);
}

static void slot_release(struct model *m, struct slot *slot)
{
    model_assignment(m, slot->assignment)->until_ms = m->now_ms;
    m->is_taken[slot->address] = false;
    slot->step = CONCLUDE;
    slot->due_ms = m->now_ms + model_random(m, 300);
}

/* The status says that the pod has ended in one of several ways; or it says
 * nothing, and the pod is deleted. */
static void slot_conclude(struct model *m, struct slot *slot)
{
    int64_t way = model_random(m, 4);

    slot->step = REMOVE;
    slot->due_ms = m->now_ms;
    if (way == 0)
        return;
    slot->pod.finished_ms = slot->finished_ms;
    if (way == 1)
        slot->pod.gone_ms = m->now_ms + m->node_ms;
    else
        slot->pod.phase = way == 2 ? "Succeeded" : "Failed";
    slot_write(m, slot, "MODIFIED");
    slot->due_ms = m->now_ms + model_random(m, 5000);
}

static void slot_step(struct model *m, struct slot *slot)
{
    switch (slot->step) {
    case CREATE:
        slot_create(m, slot);
        break;
    case ASSIGN:
        slot_assign(m, slot);
        break;
    case REPORT:
        slot_report(m, slot);
        break;
    case FINISH:
        slot->finished_ms = m->now_ms + m->node_ms;
        slot->step = RELEASE;
        slot->due_ms = m->now_ms + model_random(m, 300);
        break;
    case RELEASE:
        slot_release(m, slot);
        break;
    case CONCLUDE:
        slot_conclude(m, slot);
        break;
    case REMOVE:
        slot_write(m, slot, "DELETED");
        slot->exists = false;
        slot->step = CREATE;
        slot->due_ms = m->now_ms + model_random(m, 3000);
        break;
    }
}

/* ---- the program ---- */

static int64_t program_time(const struct model *m, int64_t ms)
{
    return ms + m->program_ms;
}

static void model_see(struct model *m, size_t assignment)
{
    if (assignment != SIZE_MAX)
        model_assignment(m, assignment)->is_seen = true;
}

static int model_deliver(struct model *m, int64_t at_ms)
{
    struct write *write = &m->queue[m->queue_from++ % QUEUE];

    write->pod.uid = write->uid;
    write->pod.ip = write->pod.ip ? write->ip : NULL;
    model_see(m, write->assignment);
    return past_event(&m->past, program_time(m, at_ms), write->type,
                      &write->pod);
}

/* Another list: what was written meanwhile does not arrive. */
static int model_list(struct model *m, bool is_first)
{
    struct pod pods[SLOTS];
    size_t count = 0;

    for (size_t i = 0; i < SLOTS; i++) {
        if (!m->slots[i].exists)
            continue;
        if (m->slots[i].shows_address && m->slots[i].step != REMOVE)
            model_see(m, m->slots[i].assignment);
        pods[count++] = m->slots[i].pod;
    }
    m->queue_from = m->queue_end;
    return is_first
               ? past_list(&m->past, program_time(m, m->now_ms), pods, count)
               : past_relist(&m->past, program_time(m, m->now_ms), pods, count);
}

static int model_begin_gap(struct model *m)
{
    m->is_cut = true;
    m->needs_list = model_random(m, 2) == 0;
    m->is_dead = model_random(m, 2) == 0;
    m->gap_ms = m->now_ms + model_random(m, 8000);
    if (!m->is_dead)
        past_cut(&m->past, program_time(m, m->now_ms), /* is_clean= */ false);
    return 0;
}

/* The watch goes on where it was: what happened meanwhile arrives at once. */
static int model_end_gap(struct model *m)
{
    int r = 0;

    if (m->is_dead)
        past_cut(&m->past, program_time(m, m->now_ms), /* is_clean= */ false);
    m->is_dead = false;
    m->is_cut = false;
    m->gap_ms = m->now_ms + GAP_EVERY_MS + model_random(m, GAP_EVERY_MS);
    if (m->needs_list)
        return model_list(m, /* is_first= */ false);
    past_reopen(&m->past, program_time(m, m->now_ms));
    while (r == 0 && m->queue_from < m->queue_end &&
           m->queue[m->queue_from % QUEUE].arrival_ms <= m->now_ms)
        r = model_deliver(m, m->now_ms);
    return r;
}

/* ---- time ---- */

static struct slot *model_next_slot(struct model *m)
{
    struct slot *next = &m->slots[0];

    for (size_t i = 1; i < SLOTS; i++)
        if (m->slots[i].due_ms < next->due_ms)
            next = &m->slots[i];
    return next;
}

/* Lets the next thing happen. */
static int model_step(struct model *m)
{
    struct slot *slot = model_next_slot(m);
    const struct write *write = &m->queue[m->queue_from % QUEUE];
    bool has_write = !m->is_cut && m->queue_from < m->queue_end;

    if (has_write && write->arrival_ms <= slot->due_ms &&
        write->arrival_ms <= m->gap_ms) {
        m->now_ms = write->arrival_ms;
        return model_deliver(m, m->now_ms);
    }
    if (slot->due_ms < m->gap_ms) {
        m->now_ms = slot->due_ms;
        slot_step(m, slot);
        return 0;
    }
    if (m->now_ms < m->gap_ms)
        m->now_ms = m->gap_ms;
    return m->is_cut ? model_end_gap(m) : model_begin_gap(m);
}

/* ---- lookups ---- */

static const struct assignment *model_owner(struct model *m, int address,
                                            int64_t ms)
{
    size_t count = m->assignment_count;

    for (size_t i = 1; i <= count && i <= ASSIGNMENTS; i++) {
        const struct assignment *own = model_assignment(m, count - i);
        if (own->address == address && own->since_ms <= ms &&
            own->until_ms > ms)
            return own;
    }
    return NULL;
}

static bool is_within(int64_t min_ns, int64_t ms, int64_t max_ns)
{
    int64_t ns = ms == FOREVER ? INT64_MAX : AT(ms);

    return min_ns <= ns && ns <= max_ns;
}

/* All times are those of the clock that the lookup uses. */
static void check_owner(const kin_past_entry *entry,
                        const struct assignment *own, int64_t clock_ms)
{
    int64_t until_ms = own->until_ms == FOREVER ? FOREVER
                                                : own->until_ms + clock_ms;

    if (!is_within(entry->since_min_ns, own->since_ms + clock_ms,
                   entry->since_max_ns) ||
        !is_within(entry->until_min_ns, until_ms, entry->until_max_ns))
        fail_msg("%s: [%lld %lld, %lld %lld] is not [%lld, %lld]", own->uid,
                 (long long)(entry->since_min_ns - AT(0)) / 1000000,
                 (long long)(entry->since_max_ns - AT(0)) / 1000000,
                 (long long)(entry->until_min_ns - AT(0)) / 1000000,
                 (long long)(entry->until_max_ns - AT(0)) / 1000000,
                 (long long)(own->since_ms + clock_ms), (long long)until_ms);
}

static void count_width(struct model *m, const kin_past_entry *entry)
{
    int64_t width_ns = entry->since_max_ns - entry->since_min_ns;
    int64_t end_ns = entry->until_max_ns == INT64_MAX
                         ? 0
                         : entry->until_max_ns - entry->until_min_ns;

    if (entry->is_gap)
        return;
    m->owned++;
    if (end_ns > width_ns)
        width_ns = end_ns;
    m->narrow += width_ns < NARROW_MS * KIN__NS_PER_MS;
}

static void check_found(struct model *m, const kin_past *found,
                        const struct assignment *own, int64_t clock_ms)
{
    const kin_past_entry *owner = NULL;

    for (size_t i = 0; i < kin_past_count(found); i++) {
        const kin_past_entry *entry = kin_past_at(found, i);
        kin_str uid = kin_object_uid(entry->object);
        if (own && kin_str_eq(uid, kin_s(own->uid)))
            owner = entry;
        else if (entry->is_certain)
            fail_msg("%s is certain, and the owner is %s", uid.ptr,
                     own ? own->uid : "none");
    }
    if (!own || !own->is_seen)
        return;
    if (!owner)
        fail_msg("%s is missing at %lld", own->uid, (long long)m->now_ms);
    assert(owner);
    check_owner(owner, own, clock_ms);
    count_width(m, owner);
}

static int model_lookup(struct model *m)
{
    const int64_t clocks[] = {m->server_ms, m->node_ms, m->program_ms};
    KIN_AUTO(kin_past) *found = NULL;
    int address = (int)model_random(m, ADDRESSES);
    int64_t ms = m->now_ms - model_random(m, KEEP_MS);
    int64_t clock_ms = clocks[model_random(m, 3)];
    char ip[20];

    (void)snprintf(ip, sizeof(ip), "10.0.0.%d", address);
    past_set(&m->past, program_time(m, m->now_ms));
    TRY(past_owners(&m->past, ip, ms + clock_ms, &found));
    m->done++;
    if (AT(ms + clock_ms) >= kin_past_complete_since_ns(found))
        check_found(m, found, model_owner(m, address, ms), clock_ms);
    return 0;
}

static int model_init(struct model *m, const kin_allocator *alloc)
{
    const struct kin__past_opts opts = {
        .keep_ns = KEEP_MS * KIN__NS_PER_MS,
        .delay_ns = DELAY_MS * KIN__NS_PER_MS,
        .skew_ns = SKEW_MS * KIN__NS_PER_MS,
        .max_bytes = 64 << 20,
    };

    m->random = seed;
    m->server_ms = model_random(m, SKEW_MS);
    m->node_ms = model_random(m, SKEW_MS);
    m->program_ms = model_random(m, SKEW_MS);
    m->now_ms = 1000;
    m->gap_ms = GAP_EVERY_MS;
    for (size_t i = 0; i < SLOTS; i++)
        m->slots[i].due_ms = m->now_ms + model_random(m, 5000);
    TRY(past_fixture_init(&m->past, alloc, &opts));
    return model_list(m, /* is_first= */ true);
}

KIN_TEST(the_truth_is_within_the_bounds)
{
    static struct model model; /* large */
    __attribute__((cleanup(model_done))) struct model *m = &model;

    *m = (struct model){0};
    TRY(model_init(m, alloc));
    while (m->done < lookups) {
        TRY(model_step(m));
        if (!m->is_dead)
            TRY(model_lookup(m));
    }
    if (lookups >= QUICK) {
        printf("# %lu lookups, %lu with an owner and no gap, %.2f %% narrow\n",
               m->done, m->owned, 100.0 * (double)m->narrow / (double)m->owned);
        assert_true(m->owned > lookups / 4);
        assert_true(m->narrow * 100 >= m->owned * NARROW_SHARE);
    }
    return 0;
}

int main(int argc, char **argv)
{
    static const struct kin_test tests[] = {
        KIN_TEST_ENTRY(the_truth_is_within_the_bounds),
    };

    if (argc > 1 && strcmp(argv[1], "--torture") == 0) {
        lookups = TORTURED;
    } else if (argc > 1) {
        lookups = strtoul(argv[1], NULL, 10);
        seed = argc > 2 ? strtoull(argv[2], NULL, 10) : seed;
        argc = 1;
    }
    return kin_test_main(tests, sizeof(tests) / sizeof(tests[0]), argc, argv);
}
