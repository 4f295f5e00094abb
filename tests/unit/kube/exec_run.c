/* SPDX-License-Identifier: Apache-2.0 */
#include "kube/exec_run.h"

#include <errno.h>
#include <poll.h>
#include <sched.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "base/clock.h"
#include "kin_test.h"
#include "test_files.h"

/* A command line for /bin/sh, run with a small environment. */
struct script {
    char *argv[4];
    char *envp[3];
    struct kin__buf output;
    struct kin__exec_opts opts;
    struct kin__exec_run run;
};

static char shell[] = "sh";
static char shell_flag[] = "-c";
static char path_variable[] = "PATH=/usr/bin:/bin";
static char other_variable[] = "OTHER=value";

static void script_init(struct script *script, const kin_allocator *alloc,
                        const char *text)
{
    *script = (struct script){
        .argv = {shell, shell_flag, (char *)(uintptr_t)text, NULL},
        .envp = {path_variable, other_variable, NULL}};
    kin__buf_init(&script->output, alloc, 10000);
    script->opts = (struct kin__exec_opts){.program = "/bin/sh",
                                           .argv = script->argv,
                                           .envp = script->envp,
                                           .timeout_ms = 30000,
                                           .output = &script->output};
    kin__exec_run_init(&script->run);
}

static void script_done(struct script *script)
{
    kin__exec_run_done(&script->run);
    kin__buf_done(&script->output);
}

/* Steps a run that was started to its end. */
static int script_finish(struct script *script, int *ret_status, kin_error *err)
{
    int r = kin__exec_run_step(&script->run, ret_status, err);

    while (r > 0) {
        kin__exec_run_wait(kin__exec_run_fd(&script->run), /* stop_fd= */ -1,
                           kin__exec_run_due(&script->run));
        r = kin__exec_run_step(&script->run, ret_status, err);
    }
    assert_int_equal(script->run.state, KIN__EXEC_IDLE);
    return r;
}

static int script_run(struct script *script, int *ret_status, kin_error *err)
{
    int r = kin__exec_run_start(&script->run, &script->opts, err);

    return r < 0 ? r : script_finish(script, ret_status, err);
}

#define AUTO_SCRIPT __attribute__((cleanup(script_done))) struct script

KIN_TEST(returns_output_and_status)
{
    static const struct {
        const char *text;
        const char *output;
        int status;
    } cases[] = {
        {"echo hello", "hello\n", 0},
        {"exit 3", "", 3},
        {"kill -9 $$", "", 128 + SIGKILL},
        {"echo $OTHER $HOME", "value\n", 0},
        {"cat", "", 0},
        {"exec >&-; exit 4", "", 4},
        {"printf '%s' '$(echo not a shell twice)'", "$(echo not a shell twice)",
         0},
    };

    for (size_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        AUTO_SCRIPT script;
        script_init(&script, alloc, cases[i].text);
        /* One run after the other, without and with a pidfd. */
        for (int j = 0; j < 2; j++) {
            int status = -7;
            script.opts.is_without_pidfd = j == 0;
            kin__buf_clear(&script.output);
            TRY(script_run(&script, &status, NULL));
            assert_str_equal(kin__buf_str(&script.output), cases[i].output);
            assert_int_equal(status, cases[i].status);
        }
    }
    return 0;
}

KIN_TEST(signals_are_at_their_defaults)
{
    AUTO_SCRIPT script;
    int status = -7;
    sigset_t blocked;
    sigset_t before;

    sigfillset(&blocked);
    pthread_sigmask(SIG_SETMASK, &blocked, &before);
    signal(SIGPIPE, SIG_IGN);
    script_init(&script, alloc,
                "sed -n 's/^Sig\\(Blk\\|Ign\\)://p' /proc/self/status");
    int r = script_run(&script, &status, NULL);
    signal(SIGPIPE, SIG_DFL);
    pthread_sigmask(SIG_SETMASK, &before, NULL);
    TRY(r);
    char *rest = NULL;
    uint64_t still_blocked = strtoull(script.output.ptr, &rest, 16);
    uint64_t still_ignored = strtoull(rest, NULL, 16);
    /* The C library ignores some internal signals, above the standard ones. */
    uint64_t usual = (UINT64_C(1) << (SIGSYS - 1)) - 1;
    assert_int_equal(still_blocked, 0);
    assert_int_equal(still_ignored & usual, 0);
    return 0;
}

KIN_TEST(too_much_output_is_an_error)
{
    AUTO_SCRIPT script;
    kin_error err = KIN_ERROR_INIT;
    int status = -7;

    script_init(&script, alloc, "while :; do echo aaaaaaaaaaaaaaaaaaaa; done");
    TRY_FAIL(script_run(&script, &status, &err), KIN_ELIMIT);
    assert_int_equal(status, -7);
    assert_non_null(strstr(err.message, "bytes of output"));
    return 0;
}

KIN_TEST(a_missing_program_is_an_error)
{
    AUTO_SCRIPT script;
    AUTO_FOLDER folder;
    int status = 0;

    test_folder_init(&folder);
    script_init(&script, alloc, "");
    script.opts.program = "/nowhere/program";
    TRY_FAIL(script_run(&script, &status, NULL), KIN_ENOTFOUND);
    script.opts.program = test_folder_write(&folder, "plain", "text");
    TRY_FAIL(script_run(&script, &status, NULL), KIN_ESYSTEM);
    return 0;
}

/* Reads the process id that a script has written to a file. */
static pid_t read_pid(struct test_folder *folder, const char *name)
{
    FILE *file = fopen(test_folder_path(folder, name), "r");
    char text[32] = "";

    assert_non_null(file);
    assert_non_null(fgets(text, sizeof(text), file));
    fclose(file);
    long pid = strtol(text, NULL, 10);
    assert_true(pid > 1);
    return (pid_t)pid;
}

static bool is_alive(struct test_folder *folder, const char *name)
{
    return kill(read_pid(folder, name), 0) == 0;
}

/* Whether a process is a zombie, or gone: init may not have reaped it yet. */
static bool has_ended(pid_t pid)
{
    char path[64];
    char text[512] = "";

    snprintf(path, sizeof(path), "/proc/%d/stat", (int)pid);
    FILE *file = fopen(path, "re");
    if (!file)
        return true;
    (void)!fread(text, 1, sizeof(text) - 1, file);
    fclose(file);
    const char *name_end = strrchr(text, ')');
    return name_end && strncmp(name_end, ") Z", 3) == 0;
}

/* Waits for the end of a process that is not a child of this one. */
static void await_end(struct test_folder *folder, const char *name)
{
    pid_t pid = read_pid(folder, name);

    while (!has_ended(pid))
        sched_yield();
}

static void end(struct test_folder *folder, const char *name)
{
    (void)kill(read_pid(folder, name), SIGKILL);
}

/* Writes its process id to "pid" when it is ready. */
#define TELL_PID "echo $$ >new; mv new pid; "

/* A script that runs in the folder. */
static void script_init_in(struct script *script, const kin_allocator *alloc,
                           struct test_folder *folder, const char *text,
                           char *buf, size_t size)
{
    int len = snprintf(buf, size, "cd '%s' || exit 9; %s", folder->path, text);

    assert_true(len > 0 && (size_t)len < size);
    script_init(script, alloc, buf);
}

static void await_file(struct test_folder *folder, const char *name)
{
    while (test_folder_size(folder, name) == 0)
        sched_yield();
}

KIN_TEST(a_timeout_kills_the_program)
{
    for (int i = 0; i < 2; i++) {
        AUTO_SCRIPT script;
        AUTO_FOLDER folder;
        kin_error err = KIN_ERROR_INIT;
        char text[TEST_PATH_MAX + 200] = "";
        int status = 0;

        test_folder_init(&folder);
        script_init_in(&script, alloc, &folder,
                       "trap '' TERM; " TELL_PID "sleep 600", text,
                       sizeof(text));
        script.opts.timeout_ms = 300;
        script.opts.is_without_pidfd = i == 0;
        TRY(kin__exec_run_start(&script.run, &script.opts, NULL));
        await_file(&folder, "pid");
        TRY_FAIL(script_finish(&script, &status, &err), KIN_ETIMEDOUT);
        assert_string_equal(err.message, "not done after 300 ms");
        assert_false(is_alive(&folder, "pid"));
    }
    return 0;
}

/* Kills the program and its child in any state, without waiting. */
KIN_TEST(a_run_can_be_killed_in_each_state)
{
    for (int state = KIN__EXEC_RUNNING; state <= KIN__EXEC_KILLED; state++) {
        AUTO_SCRIPT script;
        AUTO_FOLDER folder;
        char text[TEST_PATH_MAX + 200] = "";
        int status = -7;
        int r = 1;

        test_folder_init(&folder);
        script_init_in(&script, alloc, &folder,
                       "trap '' TERM; sleep 600 & echo $! >child; " TELL_PID
                       "wait",
                       text, sizeof(text));
        TRY(kin__exec_run_start(&script.run, &script.opts, NULL));
        await_file(&folder, "pid");
        assert_int_equal(kin__exec_run_step(&script.run, &status, NULL), 1);
        if (state >= KIN__EXEC_ENDING)
            script.run.due = kin_deadline_ms(0);
        if (state >= KIN__EXEC_ENDING)
            assert_int_equal(kin__exec_run_step(&script.run, &status, NULL), 1);
        if (state == KIN__EXEC_KILLED)
            kin__exec_run_kill(&script.run);
        assert_int_equal(script.run.state, state);
        kin__exec_run_kill(&script.run);
        assert_int_equal(script.run.state, KIN__EXEC_KILLED);
        r = script_finish(&script, &status, NULL);
        assert_int_equal(r, KIN_ESTOPPED);
        assert_int_equal(status, -7);
        assert_false(is_alive(&folder, "pid"));
        await_end(&folder, "child");
        kin__exec_run_kill(&script.run); /* a no-op */
    }
    return 0;
}

KIN_TEST(a_run_can_be_released_in_each_state)
{
    for (int state = KIN__EXEC_RUNNING; state <= KIN__EXEC_KILLED; state++) {
        AUTO_FOLDER folder;
        char text[TEST_PATH_MAX + 200] = "";

        test_folder_init(&folder);
        {
            AUTO_SCRIPT script;
            int status = -7;
            script_init_in(&script, alloc, &folder,
                           "trap '' TERM; " TELL_PID "sleep 600", text,
                           sizeof(text));
            script.opts.is_without_pidfd = state == KIN__EXEC_ENDING;
            TRY(kin__exec_run_start(&script.run, &script.opts, NULL));
            await_file(&folder, "pid");
            if (state == KIN__EXEC_ENDING)
                script.run.due = kin_deadline_ms(0);
            if (state == KIN__EXEC_ENDING)
                assert_int_equal(kin__exec_run_step(&script.run, &status, NULL),
                                 1);
            if (state == KIN__EXEC_KILLED)
                kin__exec_run_kill(&script.run);
            assert_int_equal(script.run.state, state);
        }
        assert_false(is_alive(&folder, "pid"));
    }
    return 0;
}

/* A step takes what there is, and returns. */
KIN_TEST(a_step_does_not_block)
{
    AUTO_SCRIPT script;
    AUTO_FOLDER folder;
    char text[TEST_PATH_MAX + 200] = "";
    int status = -7;

    test_folder_init(&folder);
    script_init_in(&script, alloc, &folder,
                   "while ! test -e go; do sleep 0.01; done; echo done", text,
                   sizeof(text));
    TRY(kin__exec_run_start(&script.run, &script.opts, NULL));
    for (int i = 0; i < 3; i++)
        assert_int_equal(kin__exec_run_step(&script.run, &status, NULL), 1);
    (void)test_folder_write(&folder, "go", "x");
    TRY(script_finish(&script, &status, NULL));
    assert_int_equal(status, 0);
    assert_str_equal(kin__buf_str(&script.output), "done\n");
    assert_true(kin__deadline_is_never(kin__exec_run_due(&script.run)));
    return 0;
}

KIN_TEST(does_not_wait_for_children_that_hold_the_output)
{
    AUTO_SCRIPT script;
    AUTO_FOLDER folder;
    char text[TEST_PATH_MAX + 100] = "";
    int status = -7;

    test_folder_init(&folder);
    snprintf(text, sizeof(text),
             "echo done; sleep 600 2>/dev/null & echo $! >%s/pid; exit 0",
             folder.path);
    script_init(&script, alloc, text);
    int r = script_run(&script, &status, NULL);
    bool is_held = r == 0 && is_alive(&folder, "pid");
    /* A run that fails after the end of the shell leaves it behind, too. */
    if (test_folder_size(&folder, "pid") > 0)
        end(&folder, "pid");
    TRY(r);
    assert_true(is_held);
    assert_str_equal(kin__buf_str(&script.output), "done\n");
    return 0;
}

static void reap_all(int number)
{
    int errnum = errno;

    (void)number;
    while (waitpid(-1, NULL, WNOHANG) > 0)
        continue;
    errno = errnum;
}

KIN_TEST(in_programs_that_reap_children_only_the_status_may_be_lost)
{
    static void (*const ways[])(int) = {SIG_IGN, reap_all};

    for (int i = 0; i < 4; i++) {
        AUTO_SCRIPT script;
        int status = -7;

        script_init(&script, alloc, "echo hello; exit 3");
        script.opts.is_without_pidfd = i >= 2;
        signal(SIGCHLD, ways[i % 2]);
        int r = script_run(&script, &status, NULL);
        signal(SIGCHLD, SIG_DFL);
        TRY(r);
        assert_str_equal(kin__buf_str(&script.output), "hello\n");
        if (i % 2 == 0)
            assert_int_equal(status, KIN__EXEC_STATUS_UNKNOWN);
        else /* the library may be faster than the handler */
            assert_true(status == KIN__EXEC_STATUS_UNKNOWN || status == 3);
    }
    return 0;
}

/* Nor is another child of the program waited for. */
KIN_TEST(other_children_are_left_alone)
{
    AUTO_SCRIPT script;
    int status = -7;
    siginfo_t info = {.si_pid = 0};

    pid_t other = fork();
    assert_true(other >= 0);
    if (other == 0)
        _exit(7);
    script_init(&script, alloc, "exit 3");
    int r = script_run(&script, &status, NULL);
    assert_int_equal(waitid(P_PID, (id_t)other, &info, WEXITED), 0);
    assert_int_equal(info.si_status, 7);
    TRY(r);
    assert_int_equal(status, 3);
    return 0;
}

/* A process that was forked during a run has its descriptors, too. */
KIN_TEST(a_forked_process_does_not_keep_the_run_ready)
{
    AUTO_SCRIPT script;
    AUTO_FOLDER folder;
    char text[TEST_PATH_MAX + 200] = "";
    int status = -7;

    test_folder_init(&folder);
    script_init_in(&script, alloc, &folder,
                   "while ! test -e go; do sleep 0.01; done; echo done", text,
                   sizeof(text));
    TRY(kin__exec_run_start(&script.run, &script.opts, NULL));
    pid_t other = fork();
    assert_true(other >= 0);
    if (other == 0)
        for (;;)
            pause();
    (void)test_folder_write(&folder, "go", "x");
    int r = script_finish(&script, &status, NULL);
    struct pollfd fd = {.fd = kin__exec_run_fd(&script.run), .events = POLLIN};
    int ready = poll(&fd, 1, /* timeout= */ 0);
    kill(other, SIGKILL);
    assert_int_equal(waitpid(other, NULL, 0), other);
    TRY(r);
    assert_int_equal(ready, 0);
    return 0;
}

KIN_TEST(finds_programs)
{
    AUTO_FOLDER folder;
    KIN__AUTO_BUF path;
    char folders[3 * TEST_PATH_MAX] = "";

    test_folder_init(&folder);
    kin__buf_init(&path, alloc, 10000);
    (void)test_folder_write(&folder, "a/tool", "");
    (void)test_folder_write(&folder, "b/tool/x", "");
    const char *tool = test_folder_script(&folder, "c/tool", "#!/bin/sh\n");
    snprintf(folders, sizeof(folders), ":.:c:%s/a:%s/b:%s/c", folder.path,
             folder.path, folder.path);
    TRY(kin__exec_find("tool", folders, &path));
    assert_str_equal(kin__buf_str(&path), tool);
    kin__buf_clear(&path);
    TRY_FAIL(kin__exec_find("tools", folders, &path), KIN_ENOTFOUND);
    TRY(kin__exec_find("./tool", folders, &path));
    assert_str_equal(kin__buf_str(&path), "./tool");
    kin__buf_clear(&path);
    TRY(kin__exec_find("sh", NULL, &path));
    assert_true(kin_str_ends_with(kin__buf_str(&path), kin_s("bin/sh")));
    return 0;
}

KIN_TEST_MAIN(
    KIN_TEST_ENTRY(returns_output_and_status),
    KIN_TEST_ENTRY(signals_are_at_their_defaults),
    KIN_TEST_ENTRY(too_much_output_is_an_error),
    KIN_TEST_ENTRY(a_missing_program_is_an_error),
    KIN_TEST_ENTRY(a_timeout_kills_the_program),
    KIN_TEST_ENTRY(a_run_can_be_killed_in_each_state),
    KIN_TEST_ENTRY(a_run_can_be_released_in_each_state),
    KIN_TEST_ENTRY(a_step_does_not_block),
    KIN_TEST_ENTRY(does_not_wait_for_children_that_hold_the_output),
    KIN_TEST_ENTRY(in_programs_that_reap_children_only_the_status_may_be_lost),
    KIN_TEST_ENTRY(other_children_are_left_alone),
    KIN_TEST_ENTRY(a_forked_process_does_not_keep_the_run_ready),
    KIN_TEST_ENTRY(finds_programs))
