/* SPDX-License-Identifier: Apache-2.0 */
#include "kube/exec_run.h"

#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/clock.h"
#include "base/thread.h"
#include "kin_test.h"
#include "test_files.h"

/* A command line for /bin/sh, run with a small environment. */
struct script {
    char *argv[4];
    char *envp[3];
    struct kin__buf output;
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
    script->run = (struct kin__exec_run){.program = "/bin/sh",
                                         .argv = script->argv,
                                         .envp = script->envp,
                                         .timeout_ms = 30000,
                                         .output = &script->output};
}

static void script_done(struct script *script)
{
    kin__buf_done(&script->output);
}

#define AUTO_SCRIPT __attribute__((cleanup(script_done))) struct script

KIN_TEST(gives_output_and_status)
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
        int status = -7;
        script_init(&script, alloc, cases[i].text);
        TRY(kin__exec_run(&script.run, &status, NULL));
        assert_str_equal(kin__buf_str(&script.output), cases[i].output);
        assert_int_equal(status, cases[i].status);
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
    int r = kin__exec_run(&script.run, &status, NULL);
    signal(SIGPIPE, SIG_DFL);
    pthread_sigmask(SIG_SETMASK, &before, NULL);
    TRY(r);
    char *rest = NULL;
    uint64_t still_blocked = strtoull(script.output.ptr, &rest, 16);
    uint64_t still_ignored = strtoull(rest, NULL, 16);
    /* The C library ignores some that are its own, above the usual ones. */
    uint64_t usual = (UINT64_C(1) << (SIGSYS - 1)) - 1;
    assert_int_equal(still_blocked, 0);
    assert_int_equal(still_ignored & usual, 0);
    return 0;
}

KIN_TEST(too_much_output_is_refused)
{
    AUTO_SCRIPT script;
    kin_error err = KIN_ERROR_INIT;
    int status = -7;

    script_init(&script, alloc, "while :; do echo aaaaaaaaaaaaaaaaaaaa; done");
    TRY_FAIL(kin__exec_run(&script.run, &status, &err), KIN_ELIMIT);
    assert_int_equal(status, -7);
    assert_non_null(strstr(err.message, "bytes of output"));
    return 0;
}

KIN_TEST(a_missing_program)
{
    AUTO_SCRIPT script;
    AUTO_FOLDER folder;
    int status = 0;

    test_folder_init(&folder);
    script_init(&script, alloc, "");
    script.run.program = "/nowhere/program";
    TRY_FAIL(kin__exec_run(&script.run, &status, NULL), KIN_ENOTFOUND);
    script.run.program = test_folder_write(&folder, "plain", "text");
    TRY_FAIL(kin__exec_run(&script.run, &status, NULL), KIN_ESYSTEM);
    return 0;
}

/* Whether a process of this number, written to a file, still runs. */
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

static void end(struct test_folder *folder, const char *name)
{
    (void)kill(read_pid(folder, name), SIGKILL);
}

KIN_TEST(time_is_limited)
{
    AUTO_SCRIPT script;
    AUTO_FOLDER folder;
    kin_error err = KIN_ERROR_INIT;
    char text[TEST_PATH_MAX + 100] = "";
    int status = 0;

    test_folder_init(&folder);
    snprintf(text, sizeof(text), "trap '' TERM; echo $$ >%s/pid; sleep 600",
             folder.path);
    script_init(&script, alloc, text);
    script.run.timeout_ms = 300;
    TRY_FAIL(kin__exec_run(&script.run, &status, &err), KIN_ETIMEDOUT);
    assert_string_equal(err.message, "not done after 300 ms");
    assert_false(is_alive(&folder, "pid"));
    return 0;
}

/* Asks for a stop once the script says that it runs. */
struct stopper {
    struct kin__thread thread;
    struct test_folder *folder;
    kin_stop *stop;
};

static void stopper_run(void *userdata)
{
    struct stopper *stopper = userdata;

    while (test_folder_size(stopper->folder, "pid") == 0)
        (void)kin_stop_wait(stopper->stop, kin_deadline_ms(1));
    kin_stop_request(stopper->stop);
}

KIN_TEST(a_stop_ends_it_and_what_it_started)
{
    AUTO_SCRIPT script;
    AUTO_FOLDER folder;
    KIN_AUTO(kin_stop) *stop = NULL;
    char text[3 * TEST_PATH_MAX] = "";
    int status = 0;

    test_folder_init(&folder);
    snprintf(text, sizeof(text),
             "sleep 600 & echo $! >%s/child; echo $$ >%s/new; "
             "mv %s/new %s/pid; wait",
             folder.path, folder.path, folder.path, folder.path);
    script_init(&script, alloc, text);
    TRY(kin_stop_new(NULL, KIN_OPTS(kin_stop_opts, .alloc = alloc), &stop,
                     NULL));
    script.run.stop = stop;
    struct stopper stopper = {.folder = &folder, .stop = stop};
    TRY(kin__thread_start(&stopper.thread, NULL, stopper_run, &stopper, NULL));
    int r = kin__exec_run(&script.run, &status, NULL);
    kin__thread_join(&stopper.thread);
    TRY_FAIL(r, KIN_ESTOPPED);
    assert_false(is_alive(&folder, "pid"));
    return 0;
}

KIN_TEST(a_stopped_token_lets_nothing_run_long)
{
    AUTO_SCRIPT script;
    KIN_AUTO(kin_stop) *stop = NULL;
    int status = 0;

    script_init(&script, alloc, "sleep 600");
    TRY(kin_stop_new(NULL,
                     KIN_OPTS(kin_stop_opts, .alloc = alloc,
                              .has_deadline = true,
                              .deadline = kin_deadline_ms(50)),
                     &stop, NULL));
    script.run.stop = stop;
    TRY_FAIL(kin__exec_run(&script.run, &status, NULL), KIN_ETIMEDOUT);
    kin_stop_request(stop);
    TRY_FAIL(kin__exec_run(&script.run, &status, NULL), KIN_ETIMEDOUT);
    return 0;
}

KIN_TEST(does_not_wait_for_others_who_hold_the_output)
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
    int r = kin__exec_run(&script.run, &status, NULL);
    /* Of a run that has failed there is nothing left. */
    bool is_held = r == 0 && is_alive(&folder, "pid");
    if (is_held)
        end(&folder, "pid");
    TRY(r);
    assert_true(is_held);
    assert_str_equal(kin__buf_str(&script.output), "done\n");
    return 0;
}

KIN_TEST(a_program_that_ignores_its_children)
{
    AUTO_SCRIPT script;
    int status = -7;

    script_init(&script, alloc, "echo hello; exit 3");
    signal(SIGCHLD, SIG_IGN);
    int r = kin__exec_run(&script.run, &status, NULL);
    signal(SIGCHLD, SIG_DFL);
    TRY(r);
    assert_str_equal(kin__buf_str(&script.output), "hello\n");
    assert_int_equal(status, KIN__EXEC_STATUS_UNKNOWN);
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

KIN_TEST_MAIN(KIN_TEST_ENTRY(gives_output_and_status),
              KIN_TEST_ENTRY(signals_are_at_their_defaults),
              KIN_TEST_ENTRY(too_much_output_is_refused),
              KIN_TEST_ENTRY(a_missing_program),
              KIN_TEST_ENTRY(time_is_limited),
              KIN_TEST_ENTRY(a_stop_ends_it_and_what_it_started),
              KIN_TEST_ENTRY(a_stopped_token_lets_nothing_run_long),
              KIN_TEST_ENTRY(does_not_wait_for_others_who_hold_the_output),
              KIN_TEST_ENTRY(a_program_that_ignores_its_children),
              KIN_TEST_ENTRY(finds_programs))
