/* SPDX-License-Identifier: Apache-2.0 */
#include "signals.h"

#include <pthread.h>
#include <signal.h>
#include <unistd.h>

static sigset_t wanted;

static void *signals_wait(void *userdata)
{
    int which = 0;

    (void)sigwait(&wanted, &which);
    kin_stop_request(userdata);
    (void)kin_stop_unref(userdata);
    (void)sigwait(&wanted, &which);
    _exit(1);
}

int signals_start(kin_stop *stop, kin_error *err)
{
    pthread_t thread;

    (void)sigemptyset(&wanted);
    (void)sigaddset(&wanted, SIGINT);
    (void)sigaddset(&wanted, SIGTERM);
    int errnum = pthread_sigmask(SIG_BLOCK, &wanted, NULL);
    if (errnum == 0)
        errnum = pthread_create(&thread, NULL, signals_wait,
                                kin_stop_ref(stop));
    if (errnum == 0)
        errnum = pthread_detach(thread);
    return errnum ? kin_error_set_errno(err, errnum, "signals") : 0;
}
