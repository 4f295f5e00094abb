/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Writes to cached objects are detected: at the instruction, where there are
 * two mappings; later, by the detector, where there is one, or if the write
 * goes through the writer's mapping.
 */
#include "informer/mutation.h"

#include <signal.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <kin/fake_source.h>
#include <kin/json.h>
#include <kin/patch.h>

#include "base/fake_clock.h"
#include "base/str.h"
#include "cache/store.h"
#include "informer/informer.h"
#include "kin_test.h"

enum { CAUGHT = 42, SECONDS = 60, TRIES = 500 };

static const kin_resource pods = {
    .group = "", .version = "v1", .plural = "pods", .kind = "Pod"};

#define TEXT                                                                   \
    "{\"kind\":\"Pod\",\"metadata\":{\"name\":\"a\",\"uid\":"                  \
    "\"a-text-that-is-long-enough-to-have-bytes-of-its-own\"}}"

/* ---- at the instruction ---- */

static char *volatile target; /* what the handler writes to */

/* The fault is at the handler's write, before it takes effect. */
static void on_fault(int number, siginfo_t *info, void *context)
{
    (void)number;
    (void)context;
    _exit(info->si_addr == target && *target == 'a' ? CAUGHT : 1);
}

static void on_add(const kin_object *object, bool is_initial, void *userdata)
{
    (void)is_initial;
    (void)userdata;
    target = (char *)(uintptr_t)kin_object_uid(object).ptr;
    *(volatile char *)target = 'X';
    _exit(2);
}

static void misbehave(void)
{
    const struct rlimit no_core = {0};
    struct sigaction action = {.sa_flags = SA_SIGINFO,
                               .sa_sigaction = on_fault};
    kin_fake_source *source = NULL;
    kin_informer *informer = NULL;
    kin_handler handler = {.size = sizeof(kin_handler), .on_add = on_add};

    setrlimit(RLIMIT_CORE, &no_core);
    sigaction(SIGSEGV, &action, NULL);
    if (kin_fake_source_new(NULL, &pods, &source, NULL) < 0 ||
        kin_fake_source_put_json(source, kin_s(TEXT), NULL) < 0 ||
        kin_informer_new_from_source(kin_fake_source_lister_watcher(source),
                                     NULL, &informer, NULL) < 0 ||
        kin_informer_add_handler(informer, &handler, NULL, NULL, NULL) < 0 ||
        kin_informer_start(informer, NULL) < 0)
        _exit(3);
    (void)kin_stop_wait(NULL, kin_deadline_ms(20000));
    _exit(4);
}

KIN_TEST(a_handler_that_writes_faults_where_it_does)
{
    int status = 0;

    (void)alloc;
    if (KIN__ARENA_ONE_MAPPING)
        return 0; /* detected later: see below */
    pid_t pid = fork();
    if (pid == 0)
        misbehave();
    assert_int_equal(waitpid(pid, &status, 0), pid);
    assert_true(WIFEXITED(status));
    assert_int_equal(WEXITSTATUS(status), CAUGHT);
    return 0;
}

/* ---- by the detector ---- */

/* Where the writer would change a text that readers see. */
static char *writers_view(const kin_store *store, const char *text)
{
    const struct kin__arena *arena = kin__store_arena(store);

    return (char *)arena->rw + (text - (const char *)arena->ro);
}

KIN_TEST(a_changed_value_is_found)
{
    KIN_AUTO(kin_store) *store = NULL;
    KIN_AUTO(kin_object) *object = NULL;
    kin_store_opts opts = KIN_INIT(kin_store_opts);
    kin_error err = KIN_ERROR_INIT;

    opts.alloc = alloc;
    TRY(kin_store_new(&opts, &store, NULL));
    TRY(kin__mutation_check(store, NULL)); /* an empty one */
    TRY(kin_object_parse(alloc, kin_s(TEXT), &object, NULL));
    TRY(kin_store_add(store, object, NULL));
    TRY(kin__mutation_check(store, NULL));
    const kin_object *stored = kin__store_peek(store, kin_s("a"));
    char *byte = writers_view(store, kin_object_uid(stored).ptr);
    char before = *byte;
    for (int c = 'A'; c <= 'Z'; c++) { /* wherever its hash is in a table */
        *byte = (char)c;
        TRY_FAIL(kin__mutation_check(store, &err), KIN_EINTERNAL);
        assert_non_null(strstr(err.message, "a cached object was changed"));
    }
    *byte = before;
    return kin__mutation_check(store, NULL);
}

/* The check needs a pipe to test whether the mapping is writable. */
KIN_TEST(a_check_that_cannot_be_made_fails)
{
    KIN_AUTO(kin_store) *store = NULL;
    kin_store_opts opts = KIN_INIT(kin_store_opts);
    kin_error err = KIN_ERROR_INIT;
    struct rlimit files;

    if (KIN__ARENA_ONE_MAPPING)
        return 0;
    opts.alloc = alloc;
    TRY(kin_store_new(&opts, &store, NULL));
    assert_int_equal(getrlimit(RLIMIT_NOFILE, &files), 0);
    struct rlimit none = {.rlim_cur = 0, .rlim_max = files.rlim_max};
    assert_int_equal(setrlimit(RLIMIT_NOFILE, &none), 0);
    int r = kin__mutation_check(store, &err);
    assert_int_equal(setrlimit(RLIMIT_NOFILE, &files), 0);
    assert_int_equal(r, KIN_ESYSTEM);
    assert_non_null(strstr(err.message, "mutation: pipe"));
    return 0;
}

static kin_verdict count_changes(const kin_failure *failure,
                                 const kin_error *err, void *userdata)
{
    atomic_int *count = userdata;

    if (strstr(err->message, "a cached object was changed"))
        atomic_fetch_add(count, 1);
    (void)failure;
    return KIN_RETRY;
}

static bool await(struct kin__fake_clock *clock, atomic_int *count)
{
    /* Not hurried: after some minutes the server's next list would replace the
     * changed object. */
    for (int s = 0; s < SECONDS && atomic_load(count) == 0; s++) {
        kin__fake_clock_advance(clock, KIN__NS_PER_S);
        for (int i = 0; i < TRIES && atomic_load(count) == 0; i++)
            (void)kin_stop_wait(NULL, kin_deadline_ms(1));
    }
    return atomic_load(count) == 1;
}

static int finds(bool is_asked, bool *ret)
{
    struct kin__fake_clock clock;
    KIN_AUTO(kin_fake_source) *source = NULL;
    KIN_AUTO(kin_informer) *informer = NULL;
    kin_informer_opts opts = KIN_INIT(kin_informer_opts);
    struct kin__informer_extras extras = {.clock = &clock.clock,
                                          .detects_mutation = is_asked};
    atomic_int count = 0;

    kin__fake_clock_init(&clock, 1000 * KIN__NS_PER_S, 0);
    TRY(kin_fake_source_new(NULL, &pods, &source, NULL));
    TRY(kin_fake_source_put_json(source, kin_s(TEXT), NULL));
    opts.on_error = count_changes;
    opts.userdata = &count;
    TRY(kin__informer_new(kin_fake_source_lister_watcher(source), &opts,
                          &extras, &informer, NULL));
    *ret = informer->has_detector;
    if (!*ret)
        return 0;
    TRY(kin_informer_start(informer, NULL));
    TRY(kin_informer_wait_synced(informer, NULL, NULL));
    {
        KIN__LOCK_SCOPE(&informer->mutex); /* as seen by the writer */
        kin_store *store = kin__core_store(informer->core);
        const kin_object *stored = kin__store_peek(store, kin_s("a"));
        assert_int_equal(atomic_load(&count), 0);
        *writers_view(store, kin_object_uid(stored).ptr) = 'X';
    }
    assert_true(await(&clock, &count)); /* and once only */
    kin_informer_stop(informer);
    return 0;
}

KIN_TEST(an_informer_finds_what_was_changed)
{
    bool found = false;

    (void)alloc;
    (void)unsetenv("KUBE_CACHE_MUTATION_DETECTOR");
    TRY(finds(/* is_asked= */ true, &found));
    assert_true(found);
    TRY(finds(/* is_asked= */ false, &found));
    assert_false(found);
    (void)setenv("KUBE_CACHE_MUTATION_DETECTOR", "true", 1);
    TRY(finds(/* is_asked= */ false, &found));
    (void)unsetenv("KUBE_CACHE_MUTATION_DETECTOR");
    assert_true(found);
    return 0;
}

/* ---- reports ---- */

struct report {
    atomic_int count;
    const kin_informer *informer;
    char text[256];
    bool aborts;
};

static int note_change(const kin_change *change, void *userdata)
{
    struct report *report = userdata;
    char path[64];
    kin_scratch a;
    kin_scratch b;

    (void)kin_steps_print(change->steps, change->step_count, path,
                          sizeof(path));
    snprintf(report->text + strlen(report->text),
             sizeof(report->text) - strlen(report->text), " %s %.3s>%.3s", path,
             kin_value_text(change->old_value, &a).ptr,
             kin_value_text(change->new_value, &b).ptr);
    return 0;
}

static void on_mutation(const kin_mutation *mutation, void *userdata)
{
    struct report *report = userdata;

    report->informer = mutation->informer;
    snprintf(report->text, sizeof(report->text), "%.*s",
             KIN_STR(mutation->key));
    int r = kin_diff(NULL, mutation->old_value, mutation->new_value,
                     note_change, report, NULL);
    if (report->aborts || r < 0)
        abort();
    atomic_fetch_add(&report->count, 1);
}

/* Whether the current version of the object was copied. */
static bool is_copied(kin_informer *informer)
{
    KIN__LOCK_SCOPE(&informer->mutex);
    const kin_object *stored = kin__store_peek(kin__core_store(informer->core),
                                               kin_s("a"));

    return stored->id < informer->mutations.cap &&
           informer->mutations.copies[stored->id].seen == stored;
}

static void await_copy(struct kin__fake_clock *clock, kin_informer *informer)
{
    while (!is_copied(informer)) {
        kin__fake_clock_advance(clock, KIN__NS_PER_S);
        (void)kin_stop_wait(NULL, kin_deadline_ms(1));
    }
}

static void change_uid(kin_informer *informer, char byte)
{
    KIN__LOCK_SCOPE(&informer->mutex); /* as seen by the writer */
    kin_store *store = kin__core_store(informer->core);
    const kin_object *stored = kin__store_peek(store, kin_s("a"));

    *writers_view(store, kin_object_uid(stored).ptr) = byte;
}

/* An informer that has copied its object, which is then changed. */
static int start_and_change(struct kin__fake_clock *clock,
                            kin_fake_source *source,
                            const kin_informer_opts *opts, kin_informer **ret)
{
    struct kin__informer_extras extras = {.clock = &clock->clock};

    TRY(kin_fake_source_put_json(source, kin_s(TEXT), NULL));
    TRY(kin__informer_new(kin_fake_source_lister_watcher(source), opts, &extras,
                          ret, NULL));
    TRY(kin_informer_start(*ret, NULL));
    TRY(kin_informer_wait_synced(*ret, NULL, NULL));
    await_copy(clock, *ret);
    change_uid(*ret, 'X');
    return 0;
}

KIN_TEST(reports_key_and_difference)
{
    struct kin__fake_clock clock;
    KIN_AUTO(kin_fake_source) *source = NULL;
    KIN_AUTO(kin_informer) *informer = NULL;
    struct report report = {.count = 0};

    (void)alloc;
    kin__fake_clock_init(&clock, 1000 * KIN__NS_PER_S, 0);
    TRY(kin_fake_source_new(NULL, &pods, &source, NULL));
    TRY(start_and_change(
        &clock, source,
        KIN_OPTS(kin_informer_opts, .mutation_action = KIN_MUTATION_REPORT,
                 .on_mutation = on_mutation, .userdata = &report),
        &informer));
    assert_true(await(&clock, &report.count));
    assert_ptr_equal(report.informer, informer);
    assert_string_equal(report.text, "a .metadata.uid a-t>X-t");
    /* Once for each version of an object; the next one is reported again. The
     * store finds a value by its bytes in order to free it. */
    change_uid(informer, 'a');
    TRY(kin_fake_source_put_json(
        source,
        kin_s("{\"kind\":\"Pod\",\"metadata\":{\"name\":\"a\",\"uid\":"
              "\"another-text-that-is-long-enough-for-its-own-bytes\"}}"),
        NULL));
    TRY(kin_informer_wait_version(informer, kin_s("2"), NULL, NULL));
    await_copy(&clock, informer);
    assert_int_equal(atomic_load(&report.count), 1);
    atomic_store(&report.count, 0);
    change_uid(informer, 'Y');
    assert_true(await(&clock, &report.count));
    assert_string_equal(report.text, "a .metadata.uid ano>Yno");
    kin_informer_stop(informer);
    return 0;
}

static kin_verdict keep_text(const kin_failure *failure, const kin_error *err,
                             void *userdata)
{
    struct report *report = userdata;

    snprintf(report->text, sizeof(report->text), "%.*s: %.200s",
             KIN_STR(failure->key), err->message);
    atomic_fetch_add(&report->count, 1);
    return KIN_RETRY;
}

KIN_TEST(reports_to_on_error_without_a_callback)
{
    struct kin__fake_clock clock;
    KIN_AUTO(kin_fake_source) *source = NULL;
    KIN_AUTO(kin_informer) *informer = NULL;
    struct report report = {.count = 0};

    (void)alloc;
    kin__fake_clock_init(&clock, 1000 * KIN__NS_PER_S, 0);
    TRY(kin_fake_source_new(NULL, &pods, &source, NULL));
    TRY(start_and_change(&clock, source,
                         KIN_OPTS(kin_informer_opts,
                                  .mutation_action = KIN_MUTATION_REPORT,
                                  .on_error = keep_text, .userdata = &report),
                         &informer));
    assert_true(await(&clock, &report.count));
    kin_informer_stop(informer);
    assert_string_equal(report.text,
                        "a: a cached object was changed: a: .metadata.uid");
    return 0;
}

static void change_and_die(void)
{
    const struct rlimit no_core = {0};
    struct report report = {.aborts = true};
    struct kin__fake_clock clock;
    kin_fake_source *source = NULL;
    kin_informer *informer = NULL;

    setrlimit(RLIMIT_CORE, &no_core);
    signal(SIGABRT, SIG_DFL);
    kin__fake_clock_init(&clock, 1000 * KIN__NS_PER_S, 0);
    if (kin_fake_source_new(NULL, &pods, &source, NULL) < 0 ||
        start_and_change(
            &clock, source,
            KIN_OPTS(kin_informer_opts, .mutation_action = KIN_MUTATION_REPORT,
                     .on_mutation = on_mutation, .userdata = &report),
            &informer) < 0)
        _exit(3);
    (void)await(&clock, &report.count);
    _exit(4);
}

/* Like client-go, which panics. */
KIN_TEST(aborts_if_asked)
{
    int status = 0;

    (void)alloc;
    pid_t pid = fork();
    if (pid == 0)
        change_and_die();
    assert_int_equal(waitpid(pid, &status, 0), pid);
    assert_true(WIFSIGNALED(status));
    assert_int_equal(WTERMSIG(status), SIGABRT);
    return 0;
}

KIN_TEST(ignores_if_asked)
{
    KIN_AUTO(kin_fake_source) *source = NULL;
    KIN_AUTO(kin_informer) *informer = NULL;

    (void)alloc;
    TRY(kin_fake_source_new(NULL, &pods, &source, NULL));
    (void)setenv("KUBE_CACHE_MUTATION_DETECTOR", "true", 1);
    int r = kin_informer_new_from_source(
        kin_fake_source_lister_watcher(source),
        KIN_OPTS(kin_informer_opts, .mutation_action = KIN_MUTATION_IGNORE),
        &informer, NULL);
    (void)unsetenv("KUBE_CACHE_MUTATION_DETECTOR");
    TRY(r);
    assert_false(informer->has_detector);
    TRY_FAIL(kin_informer_new_from_source(
                 kin_fake_source_lister_watcher(source),
                 KIN_OPTS(kin_informer_opts,
                          .mutation_action = (kin_mutation_action)99),
                 &informer, NULL),
             KIN_EINVAL);
    return 0;
}

/* ---- copies ---- */

static void mutations_done(struct kin__mutations *mutations)
{
    kin__mutations_done(mutations);
}

KIN_TEST(copies_follow_the_store)
{
    KIN_AUTO(kin_store) *store = NULL;
    KIN_AUTO(kin_object) *object = NULL;
    __attribute__((cleanup(mutations_done))) struct kin__mutations copies = {
        .alloc = alloc};
    struct kin__mutation_found found = {0};

    TRY(kin_store_new(KIN_OPTS(kin_store_opts, .alloc = alloc), &store, NULL));
    TRY(kin__mutations_init(&copies, alloc, NULL));
    TRY(kin__mutations_look(&copies, store, &found));
    assert_int_equal(copies.copied, 0);
    TRY(kin_object_parse(alloc, kin_s(TEXT), &object, NULL));
    TRY(kin_store_add(store, object, NULL));
    TRY(kin__mutations_look(&copies, store, &found));
    TRY(kin__mutations_look(&copies, store, &found));
    assert_int_equal(copies.copied, 1);
    assert_int_equal(found.count, 0);
    TRY(kin_store_delete(store, object, NULL));
    TRY(kin__mutations_look(&copies, store, &found));
    assert_int_equal(copies.copied, 0);
    assert_int_equal(found.count, 0);
    return 0;
}

KIN_TEST(the_variable_is_read_as_go_does)
{
    static const char *const yes[] = {"1", "t", "T", "true", "TRUE", "True"};
    static const char *const no[] = {"", "0", "f", "false", "yes", "tRUE"};

    (void)alloc;
    for (size_t i = 0; i < 6; i++) {
        (void)setenv("KUBE_CACHE_MUTATION_DETECTOR", yes[i], 1);
        assert_true(kin__mutation_wanted_from_env());
        (void)setenv("KUBE_CACHE_MUTATION_DETECTOR", no[i], 1);
        assert_false(kin__mutation_wanted_from_env());
    }
    (void)unsetenv("KUBE_CACHE_MUTATION_DETECTOR");
    assert_false(kin__mutation_wanted_from_env());
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(a_handler_that_writes_faults_where_it_does),
              KIN_TEST_ENTRY(a_changed_value_is_found),
              KIN_TEST_ENTRY(a_check_that_cannot_be_made_fails),
              KIN_TEST_ENTRY(an_informer_finds_what_was_changed),
              KIN_TEST_ENTRY(reports_key_and_difference),
              KIN_TEST_ENTRY(reports_to_on_error_without_a_callback),
              KIN_TEST_ENTRY(aborts_if_asked), KIN_TEST_ENTRY(ignores_if_asked),
              KIN_TEST_ENTRY(copies_follow_the_store),
              KIN_TEST_ENTRY(the_variable_is_read_as_go_does))
