/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Repeatedly kills a writing server and checks its data.
 *
 *     soak_server_kill [rounds [seed]]
 *
 * A child process opens the file and writes from several threads.  Before each
 * write a thread records its intent in shared memory, and after it the
 * acknowledgement.  The parent kills the child at a random time, opens the file
 * itself, and checks:
 *   1. every acknowledged write exists; a write in progress exists completely
 * or not at all;
 *   2. versions only increase, and none is used twice;
 *   3. a watch from the version before the round sees every event once, in
 *      order, and no other event.
 */
#include <inttypes.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "base/random.h"
#include "base/thread.h"
#include "server/stamp.h"
#include "server/storage_sqlite.h"
#include "test_engine.h"
#include "test_files.h"

enum {
    THREADS = 4,
    KEYS = 12, /* per thread */
    RECORDS = 100000,
    ROUNDS = 25,
    HISTORY = 3000,
};

/* A write: the new value of a key, 0 if it is deleted. */
struct record {
    uint64_t version;
    int key;
    int value;
};

/* The writes of one thread; only that thread writes here. */
struct diary {
    _Atomic int intends; /* 1: `intent` is in progress */
    struct record intent;
    _Atomic int count;
    struct record records[RECORDS];
};

struct shared {
    _Atomic int is_ready;
    struct diary diaries[THREADS];
};

static struct shared *shared;
static const char *path;
static int next_value = 1;

static _Noreturn void give_up(const char *what, int number)
{
    (void)fprintf(stderr, "server_kill: %s (%d)\n", what, number);
    abort();
}

static void check(bool is_so, const char *what, int number)
{
    if (!is_so)
        give_up(what, number);
}

static int engine_open(struct test_engine *test, uint64_t seed)
{
    struct kin__engine_opts opts = {
        .history_count = HISTORY, .history_age_s = 1 << 30, .seed = seed};
    kin_error err = KIN_ERROR_INIT;
    int r = kin__storage_sqlite_open(NULL, path, &opts.storage, &err);

    if (r == 0)
        r = test_engine_init(test, NULL, &opts);
    if (r < 0)
        give_up(err.message, r);
    return r;
}

/* ---- the child ---- */

struct writer {
    struct kin__thread thread;
    struct test_engine *test;
    int number;
    uint64_t seed;
    bool there[KEYS];
    int value;
};

static int write_once(struct test_engine *test, const struct record *intent,
                      bool was, uint64_t *ret_version)
{
    KIN_AUTO(kin_object) *object = NULL;
    struct kin__deleted deleted = {0};
    char where[64];
    char body[256];
    int r = 0;

    (void)snprintf(where, sizeof(where), "v1/configmaps/default/k%d",
                   intent->key);
    (void)snprintf(body, sizeof(body),
                   "{\"metadata\":{\"name\":\"k%d\"},\"data\":{\"x\":\"%d\","
                   "\"y\":\"%d\"}}",
                   intent->key, intent->value, intent->value);
    if (intent->value == 0) {
        r = test_delete(test, where, NULL, &deleted);
        object = deleted.object;
    } else if (was) {
        r = test_update(test, where, body, &object);
    } else {
        r = test_create(test, "v1/configmaps/default", body, &object);
    }
    if (r == 0)
        *ret_version = kin__object_version(object);
    return r;
}

static void writer_run(void *userdata)
{
    struct writer *writer = userdata;
    struct diary *diary = &shared->diaries[writer->number];
    struct test_engine test = *writer->test;
    struct kin__random random;

    kin__failure_init(&test.failure, NULL);
    kin__random_init(&random, writer->seed);
    for (;;) {
        int at = (int)kin__random_below(&random, KEYS);
        struct record record = {.key = writer->number * KEYS + at};
        if (!writer->there[at] || kin__random_below(&random, 3))
            record.value = writer->value++;
        diary->intent = record;
        atomic_store(&diary->intends, 1);
        int r = write_once(&test, &record, writer->there[at], &record.version);
        check(r == 0, "a write failed", r);
        int count = atomic_load(&diary->count);
        check(count < RECORDS, "the diary is full", count);
        diary->records[count] = record;
        atomic_store(&diary->count, count + 1);
        atomic_store(&diary->intends, 0);
        writer->there[at] = record.value != 0;
    }
}

static _Noreturn void child_run(uint64_t seed, const int *values)
{
    struct test_engine test;
    struct writer writers[THREADS] = {0};

    (void)engine_open(&test, seed);
    for (int i = 0; i < THREADS; i++) {
        writers[i] = (struct writer){.test = &test,
                                     .number = i,
                                     .seed = seed * THREADS + (uint64_t)i,
                                     .value = next_value + i * 1000000};
        for (int k = 0; k < KEYS; k++)
            writers[i].there[k] = values[i * KEYS + k] != 0;
        int r = kin__thread_start(&writers[i].thread, NULL, writer_run,
                                  &writers[i], NULL);
        check(r == 0, "a thread did not start", r);
    }
    atomic_store(&shared->is_ready, 1);
    for (;;) {
        kin__engine_tick(test.engine);
        (void)usleep(5000);
    }
}

/* ---- the parent ---- */

/* The expected data and all writes. */
struct truth {
    int values[THREADS * KEYS];
    uint64_t version;
    uint64_t writes;
    uint64_t lost; /* in progress at the kill, and not stored */
    uint64_t kept; /* in progress at the kill, and stored */
};

static int value_of(struct test_engine *test, int key)
{
    KIN_AUTO(kin_object) *object = NULL;
    char where[64];

    (void)snprintf(where, sizeof(where), "v1/configmaps/default/k%d", key);
    int r = test_get(test, where, &object);
    if (r == KIN_ENOTFOUND)
        return 0;
    check(r == 0, "a read failed", r);
    kin_value data = kin_value_get(kin_object_value(object), kin_s("data"));
    kin_str x = kin_value_str(kin_value_get(data, kin_s("x")));
    check(kin_str_eq(x, kin_value_str(kin_value_get(data, kin_s("y")))),
          "an object is half there", key);
    return atoi(x.ptr);
}

static void check_states(struct test_engine *test, struct truth *truth)
{
    for (int i = 0; i < THREADS; i++) {
        const struct diary *diary = &shared->diaries[i];
        uint64_t version = truth->version;
        for (int j = 0; j < atomic_load(&diary->count); j++) {
            const struct record *record = &diary->records[j];
            check(record->version > version, "a version went back", i);
            version = record->version;
            truth->values[record->key] = record->value;
            truth->writes++;
        }
        check(version <= kin__engine_version(test->engine),
              "an acknowledged version is gone", i);
    }
    for (int key = 0; key < THREADS * KEYS; key++) {
        const struct diary *diary = &shared->diaries[key / KEYS];
        int value = value_of(test, key);
        if (value == truth->values[key])
            continue;
        check(atomic_load(&diary->intends) && diary->intent.key == key &&
                  diary->intent.value == value,
              "an acknowledged write is gone", key);
        truth->values[key] = value;
        truth->kept++;
    }
}

/* The write of an event: acknowledged, or in progress at the kill. */
static const struct record *find_record(uint64_t version, int key)
{
    struct diary *diary = &shared->diaries[key / KEYS];

    for (int j = 0; j < atomic_load(&diary->count); j++)
        if (diary->records[j].version == version)
            return &diary->records[j];
    return atomic_load(&diary->intends) && diary->intent.key == key
               ? &diary->intent
               : NULL;
}

static void check_event(const struct kin__watch_item *item)
{
    int key = atoi(kin_object_name(item->object).ptr + 1);
    const struct record *record = find_record(item->version, key);
    kin_value data = kin_value_get(kin_object_value(item->object),
                                   kin_s("data"));

    check(record && record->key == key, "an event without a write", key);
    check((record->value == 0) == (item->type == KIN__WATCH_DELETED),
          "an event of another type", key);
    if (record->value)
        check(atoi(kin_value_str(kin_value_get(data, kin_s("x"))).ptr) ==
                  record->value,
              "an event with another value", key);
}

static void check_watch(struct test_engine *test, const struct truth *truth)
{
    KIN__AUTO_WATCH *watch = NULL;
    struct kin__watch_item item = {0};
    uint64_t last = truth->version;
    int events = 0;
    int acknowledged = 0;
    int under_way = 0;
    char version[32];

    (void)snprintf(version, sizeof(version), "%" PRIu64, truth->version);
    struct kin__watch_opts opts = {.version = kin_s(version)};
    check(test_watch(test, "v1/configmaps", "", &opts, &watch) == 0, "no watch",
          0);
    while (kin__watch_next(watch, &item) == KIN__WATCH_ITEM) {
        check(item.type != KIN__WATCH_ERROR, "the watch failed", events);
        check(item.version > last, "events are out of order", events);
        last = item.version;
        events++;
        check_event(&item);
    }
    for (int i = 0; i < THREADS; i++) {
        acknowledged += atomic_load(&shared->diaries[i].count);
        under_way += atomic_load(&shared->diaries[i].intends);
    }
    check(events >= acknowledged, "an event is missing", events);
    check(events <= acknowledged + under_way, "an event came twice", events);
}

static void check_round(struct truth *truth, uint64_t seed)
{
    TEST_ENGINE test;
    uint64_t kept = truth->kept;

    (void)engine_open(&test, seed);
    check_watch(&test, truth);
    check_states(&test, truth);
    for (int i = 0; i < THREADS; i++)
        truth->lost += (uint64_t)atomic_load(&shared->diaries[i].intends);
    truth->lost -= truth->kept - kept;
    truth->version = kin__engine_version(test.engine);
}

static void sleep_us(uint64_t us)
{
    struct timespec time = {.tv_sec = (time_t)(us / 1000000),
                            .tv_nsec = (long)(us % 1000000) * 1000};

    (void)nanosleep(&time, NULL);
}

static void run_round(struct truth *truth, struct kin__random *random,
                      int round)
{
    uint64_t seed = kin__random_u64(random) | 1;

    atomic_store(&shared->is_ready, 0);
    for (int i = 0; i < THREADS; i++) {
        atomic_store(&shared->diaries[i].count, 0);
        atomic_store(&shared->diaries[i].intends, 0);
    }
    next_value = 1 + round * 10000;
    pid_t pid = fork();
    check(pid >= 0, "no process", 0);
    if (pid == 0)
        child_run(seed, truth->values);
    while (!atomic_load(&shared->is_ready)) {
        check(waitpid(pid, NULL, WNOHANG) == 0, "the child ended", round);
        sleep_us(200);
    }
    sleep_us(kin__random_below(random, 60000));
    check(kill(pid, SIGKILL) == 0, "it cannot be killed", 0);
    check(waitpid(pid, NULL, 0) == pid, "it does not end", 0);
    check_round(truth, seed + 1);
}

int main(int argc, char **argv)
{
    int rounds = argc > 1 ? atoi(argv[1]) : ROUNDS;
    uint64_t seed = argc > 2 ? strtoull(argv[2], NULL, 10)
                             : (uint64_t)time(NULL);
    struct truth truth = {.version = 4};
    struct kin__random random;
    AUTO_FOLDER folder;

    test_folder_init(&folder);
    path = test_folder_path(&folder, "data");
    shared = mmap(NULL, sizeof(*shared), PROT_READ | PROT_WRITE,
                  MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    check(shared != MAP_FAILED, "no memory", 0);
    kin__random_init(&random, seed);
    (void)printf("server_kill: %d rounds, seed %" PRIu64 "\n", rounds, seed);
    (void)fflush(stdout);
    for (int round = 0; round < rounds; round++)
        run_round(&truth, &random, round);
    (void)printf("server_kill: %" PRIu64 " writes acknowledged, all there; of "
                 "those under way %" PRIu64 " there, %" PRIu64 " not; version "
                 "%" PRIu64 "\n",
                 truth.writes, truth.kept, truth.lost, truth.version);
    return munmap(shared, sizeof(*shared)) == 0 ? 0 : 1;
}
