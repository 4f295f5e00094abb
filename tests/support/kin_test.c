/* SPDX-License-Identifier: Apache-2.0 */
#include "kin_test.h"

#include <dirent.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "base/fault_alloc.h"

#if defined(__has_feature)
#if __has_feature(address_sanitizer)
#define HAS_LEAK_SANITIZER 1
#endif
#elif defined(__SANITIZE_ADDRESS__)
#define HAS_LEAK_SANITIZER 1
#endif
#ifdef HAS_LEAK_SANITIZER
#include <sanitizer/lsan_interface.h>
#endif

enum {
    MAX_FD = 1024,
    /* A joined thread disappears from /proc shortly after pthread_join()
     * returns. */
    THREAD_GRACE_MS = 2000,
    /* No unit test needs more; stops an endless loop. */
    MAX_TORTURE_ROUNDS = 20000,
};

#ifdef __SANITIZE_THREAD__
#define HAS_TSAN 1
#elif defined(__has_feature)
#if __has_feature(thread_sanitizer)
#define HAS_TSAN 1
#endif
#endif

static struct kin__fault_alloc fault;
static const struct kin_test *current_test;
static bool finished; /* whether the exit is intended */

bool kin_test_out_of_memory(void)
{
    return kin__fault_alloc_fired(&fault);
}

void kin_test_str_equal(kin_str s, const char *expected, const char *file,
                        int line)
{
    if (kin_str_eq(s, kin_s(expected)))
        return;
    print_error("\"%.*s\" (%zu bytes) != \"%s\" (%zu bytes)\n", KIN_STR(s),
                s.len, expected, strlen(expected));
    _fail(file, line);
}

/* Resources that a test must not leak. */
struct kin_test_resources {
    bool fds[MAX_FD];
    int threads;
    int memory_files; /* number of their mappings */
};

static int count_threads(void)
{
    DIR *dir = opendir("/proc/self/task");
    int count = 0;

    if (!dir)
        return -1;
    for (struct dirent *e = readdir(dir); e; e = readdir(dir))
        count += e->d_name[0] != '.';
    closedir(dir);
    return count;
}

/* Arenas are memory files; a mapping outlives the descriptor of its file. */
static int count_memory_files(void)
{
    FILE *file = fopen("/proc/self/maps", "re");
    char line[512];
    int count = 0;

    if (!file)
        return -1;
    while (fgets(line, sizeof(line), file))
        count += strstr(line, "/memfd:kin-") != NULL;
    fclose(file);
    return count;
}

static void resources_take(struct kin_test_resources *ret)
{
    memset(ret, 0, sizeof(*ret));
    ret->threads = count_threads();
    ret->memory_files = count_memory_files();
    DIR *dir = opendir("/proc/self/fd");
    if (!dir)
        return;
    for (struct dirent *e = readdir(dir); e; e = readdir(dir)) {
        int fd = (int)strtol(e->d_name, NULL, 10);
        if (e->d_name[0] != '.' && fd != dirfd(dir) && fd < MAX_FD)
            ret->fds[fd] = true;
    }
    closedir(dir);
}

static void *do_nothing(void *userdata)
{
    return userdata;
}

/* The thread sanitizer starts an internal thread together with the program's
 * first thread, and again after a fork.  It never ends, so it must exist before
 * threads are counted. */
static void threads_warm_up(void)
{
#ifdef HAS_TSAN
    pthread_t thread;

    if (pthread_create(&thread, NULL, do_nothing, NULL) == 0)
        pthread_join(thread, NULL);
#else
    (void)do_nothing;
#endif
}

static bool threads_settle(int wanted)
{
    const struct timespec pause = {.tv_nsec = 1000000};

    for (int i = 0; i < THREAD_GRACE_MS; i++) {
        if (count_threads() <= wanted)
            return true;
        nanosleep(&pause, NULL);
    }
    return false;
}

static void check_left_behind(const struct kin_test_resources *before)
{
    uint64_t serial = 0;
    size_t size = 0;
    struct kin_test_resources after;

    /* First: a thread that frees its executor may be about to end. */
    if (!threads_settle(before->threads))
        fail_msg("leak: %d threads, %d at the start", count_threads(),
                 before->threads);
    size_t live = kin__fault_alloc_live(&fault, &serial, &size);
    if (live > 0)
        fail_msg("leak: %zu blocks; the oldest is allocation %llu, %zu bytes",
                 live, (unsigned long long)serial, size);
    resources_take(&after);
    if (after.memory_files != before->memory_files)
        fail_msg("leak: %d mappings of memory files, %d at the start",
                 after.memory_files, before->memory_files);
    for (int fd = 0; fd < MAX_FD; fd++) {
        if (after.fds[fd] && !before->fds[fd])
            fail_msg("leak: file descriptor %d is still open", fd);
        if (!after.fds[fd] && before->fds[fd])
            fail_msg("file descriptor %d was closed by one not its owner", fd);
    }
}

/* Run by cmocka for each test; the failing allocation is already set. */
static void run_body(void **state)
{
    struct kin_test_resources before;

    (void)state;
    threads_warm_up();
    resources_take(&before);
    int r = current_test->body(&fault.allocator);
    if (r < 0 && !kin_test_out_of_memory())
        fail_msg("the test returned %s", kin_error_name(r));
    check_left_behind(&before);
}

/* Runs the current test with its `fail_at`-th allocation failing. */
static bool run_once(uint64_t fail_at)
{
    const struct CMUnitTest unit = {.name = current_test->name,
                                    .test_func = run_body};

    kin__fault_alloc_init(&fault);
    kin__fault_alloc_reset(&fault, fail_at);
    int failed = _cmocka_run_group_tests(current_test->name, &unit, 1,
                                         /* setup= */ NULL,
                                         /* teardown= */ NULL);
    return failed == 0;
}

/* Default mode: one line per test; cmocka explains failures. */
static int run_plain(const struct kin_test *tests, size_t count)
{
    int failures = 0;

    for (size_t i = 0; i < count; i++) {
        current_test = &tests[i];
        failures += !run_once(/* fail_at= */ 0);
        kin__fault_alloc_done(&fault);
    }
    return failures;
}

/* Memory shared by the child process of a tortured test and its parent. */
struct torture {
    _Atomic uint64_t round; /* which allocation fails now */
    int log;                /* output of the child in this round */
};

/* Detects leaks of memory that did not come from the test's allocator.  The
 * leak sanitizer does not check a child that ends with _exit(). */
static bool found_stray_leaks(void)
{
#ifdef HAS_LEAK_SANITIZER
    return __lsan_do_recoverable_leak_check() != 0;
#else
    return false;
#endif
}

/* In the child: runs rounds until there is no allocation left to fail. */
static void torture_child(struct torture *torture)
{
    dup2(torture->log, STDOUT_FILENO);
    dup2(torture->log, STDERR_FILENO);
    for (uint64_t n = 1; n < MAX_TORTURE_ROUNDS; n++) {
        atomic_store(&torture->round, n);
        if (ftruncate(torture->log, 0) < 0)
            _exit(1);
        lseek(torture->log, 0, SEEK_SET);
        bool passed = run_once(n);
        bool fired = kin__fault_alloc_fired(&fault);
        fflush(NULL);
        kin__fault_alloc_done(&fault);
        if (!passed)
            _exit(1);
        if (!fired)
            _exit(found_stray_leaks() ? 1 : 0);
    }
    dprintf(torture->log, "more than %d allocations\n", MAX_TORTURE_ROUNDS);
    _exit(1);
}

static void torture_print_log(const struct torture *torture)
{
    char text[4096];
    ssize_t got = 0;

    lseek(torture->log, 0, SEEK_SET);
    for (;;) {
        got = read(torture->log, text, sizeof(text));
        if (got <= 0)
            break;
        fwrite(text, 1, (size_t)got, stdout);
    }
}

static bool torture_one(struct torture *torture)
{
    int status = 0;

    fflush(NULL);
    pid_t pid = fork();
    if (pid == 0)
        torture_child(torture);
    if (pid < 0 || waitpid(pid, &status, 0) != pid)
        return false;
    unsigned long long round = atomic_load(&torture->round);
    if (WIFEXITED(status) && WEXITSTATUS(status) == 0) {
        printf("ok - %s: %llu allocations failed in turn\n", current_test->name,
               round - 1);
        return true;
    }
    torture_print_log(torture);
    printf("not ok - %s: with allocation %llu failing it %s %d\n",
           current_test->name, round,
           WIFSIGNALED(status) ? "died of signal" : "failed with status",
           WIFSIGNALED(status) ? WTERMSIG(status) : WEXITSTATUS(status));
    return false;
}

static int run_torture(const struct kin_test *tests, size_t count)
{
    int failures = 0;
    struct torture *torture = mmap(NULL, sizeof(*torture),
                                   PROT_READ | PROT_WRITE,
                                   MAP_SHARED | MAP_ANONYMOUS, -1, 0);

    if (torture == MAP_FAILED)
        return 1;
    torture->log = memfd_create("torture", MFD_CLOEXEC);
    if (torture->log < 0)
        return 1;
    for (size_t i = 0; i < count; i++) {
        current_test = &tests[i];
        failures += !torture_one(torture);
    }
    close(torture->log);
    munmap(torture, sizeof(*torture));
    return failures;
}

/* An exit(0) by the code under test must not count as success. */
static void refuse_early_exit(void)
{
    if (finished)
        return;
    fprintf(stderr, "the program ended before its tests did\n");
    fflush(NULL);
    _exit(EXIT_FAILURE);
}

/* Selects the test with this name. */
static bool select_test(const char *name, const struct kin_test **tests,
                        size_t *count)
{
    for (size_t i = 0; i < *count; i++) {
        if (strcmp((*tests)[i].name, name) != 0)
            continue;
        *tests += i;
        *count = 1;
        return true;
    }
    return false;
}

/* [--torture] [NAME]; an unknown name is an error, since running no tests
 * proves nothing. */
static bool parse_arguments(int argc, char **argv, bool *ret_torture,
                            const struct kin_test **tests, size_t *count)
{
    int next = 1;

    *ret_torture = next < argc && strcmp(argv[next], "--torture") == 0;
    next += *ret_torture;
    if (next + 1 < argc)
        return false;
    if (next < argc && !select_test(argv[next], tests, count))
        return false;
    return *count > 0;
}

int kin_test_main(const struct kin_test *tests, size_t count, int argc,
                  char **argv)
{
    bool torture = false;
    struct kin_test_resources before;

    threads_warm_up();
    resources_take(&before);
    if (!parse_arguments(argc, argv, &torture, &tests, &count)) {
        fprintf(stderr, "usage: %s [--torture] [TEST]; no such test\n",
                argv[0]);
        return EXIT_FAILURE;
    }
    atexit(refuse_early_exit);
    int failures = torture ? run_torture(tests, count)
                           : run_plain(tests, count);
    /* A failed test may have left a thread; do not wait for it. */
    if (failures == 0 && !threads_settle(before.threads)) {
        fprintf(stderr, "leak: a thread lives at exit\n");
        failures++;
    }
    fflush(NULL);
    finished = true;
    return failures ? EXIT_FAILURE : EXIT_SUCCESS;
}
