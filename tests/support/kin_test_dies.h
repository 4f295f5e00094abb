/* SPDX-License-Identifier: Apache-2.0 */
/*
 * kin_test_dies.h - tests that misuse is caught by an assertion.
 *
 * The misuse happens in a child process, which must die by SIGABRT.  If
 * assertions are compiled out, every misuse counts as caught.
 */
#ifndef KIN_TEST_DIES_H
#define KIN_TEST_DIES_H

#include <fcntl.h>
#include <signal.h>
#include <stdbool.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

static inline bool kin_test_dies(void (*misuse)(void *userdata), void *userdata)
{
#ifdef NDEBUG
    (void)misuse;
    (void)userdata;
    return true;
#else
    int status = 0;
    pid_t pid = fork();

    if (pid == 0) {
        const struct rlimit no_core = {0};
        int null = open("/dev/null", O_WRONLY | O_CLOEXEC);
        setrlimit(RLIMIT_CORE, &no_core);
        /* cmocka handles the signal to continue with the next test. */
        signal(SIGABRT, SIG_DFL);
        dup2(null, STDERR_FILENO);
        misuse(userdata);
        _exit(0);
    }
    if (pid < 0 || waitpid(pid, &status, 0) != pid)
        return false;
    return WIFSIGNALED(status) && WTERMSIG(status) == SIGABRT;
#endif
}

#endif /* KIN_TEST_DIES_H */
