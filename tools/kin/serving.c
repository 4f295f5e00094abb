/* SPDX-License-Identifier: Apache-2.0 */
#include "serving.h"

#include <sys/resource.h>

#include "print.h"

/* Each watch has a connection, and many systems default to a limit of 1,024.
 * Failure to raise it is not an error. */
static void serving_raise_limit(void)
{
    struct rlimit limit;

    if (getrlimit(RLIMIT_NOFILE, &limit) < 0)
        return;
    limit.rlim_cur = limit.rlim_max;
    (void)setrlimit(RLIMIT_NOFILE, &limit);
}

void cli_serving_begin(sigset_t *ret)
{
    sigemptyset(ret);
    sigaddset(ret, SIGTERM);
    sigaddset(ret, SIGINT);
    sigaddset(ret, SIGUSR1);
    sigprocmask(SIG_BLOCK, ret, /* oldset= */ NULL);
    serving_raise_limit();
}

/* Callers wait for the line. */
static void serving_compact(kin_server *server, FILE *out)
{
    kin_error err = KIN_ERROR_INIT;

    if (kin_server_compact(server, &err) < 0)
        cli_say(out, "not compacted: %s", err.message);
    else
        cli_say(out, "compacted");
    fflush(out);
}

enum cli_exit cli_serving_wait(kin_server *server, const sigset_t *signals,
                               FILE *out)
{
    int number = 0;

    while (sigwait(signals, &number) != 0 || number == SIGUSR1) {
        if (number == SIGUSR1)
            serving_compact(server, out);
        number = 0;
    }
    return number == SIGINT ? CLI_EXIT_INTERRUPTED : CLI_EXIT_OK;
}
