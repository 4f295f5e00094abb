/* SPDX-License-Identifier: Apache-2.0 */
#include "kube/exec_run.h"

#include <assert.h>
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include "base/clock.h"
#include "base/str.h"

enum {
    EXEC_CHUNK = 4096,        /* bytes read at once */
    EXEC_SLICE_MS = 10,       /* between looks without a pidfd */
    EXEC_TERM_GRACE_MS = 200, /* from SIGTERM to SIGKILL */
    EXEC_KILL_GRACE_MS = 500, /* from SIGKILL to giving up */
    EXEC_BY_PIDFD = 3,        /* P_PIDFD, which older C libraries lack */
};

static void fd_done(int *fd)
{
    if (*fd >= 0)
        close(*fd);
    *fd = -1;
}

/* --- Starting --- */

static int spawn_actions(posix_spawn_file_actions_t *actions,
                         const struct kin__exec_opts *opts, int out)
{
    int errnum = posix_spawn_file_actions_adddup2(actions, out, STDOUT_FILENO);

    if (errnum == 0 && !opts->inherits_stdin)
        errnum = posix_spawn_file_actions_addopen(actions, STDIN_FILENO,
                                                  "/dev/null", O_RDONLY, 0);
    return errnum;
}

/* Our threads block all signals, and the program may ignore some; the child
 * must not inherit that. */
static int spawn_attributes(posix_spawnattr_t *attr,
                            const struct kin__exec_opts *opts)
{
    short flags = POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF;
    sigset_t none;
    sigset_t all;

    sigemptyset(&none);
    sigfillset(&all);
    if (!opts->inherits_stdin)
        flags |= POSIX_SPAWN_SETPGROUP;
    int errnum = posix_spawnattr_setsigmask(attr, &none);
    if (errnum == 0)
        errnum = posix_spawnattr_setsigdefault(attr, &all);
    if (errnum == 0)
        errnum = posix_spawnattr_setpgroup(attr, 0);
    return errnum ? errnum : posix_spawnattr_setflags(attr, flags);
}

/* 0 or a value of errno. */
static int spawn_child(const struct kin__exec_opts *opts, int out, pid_t *ret)
{
    posix_spawn_file_actions_t actions;
    posix_spawnattr_t attr;

    int errnum = posix_spawn_file_actions_init(&actions);
    if (errnum)
        return errnum;
    errnum = posix_spawnattr_init(&attr);
    if (errnum == 0) {
        errnum = spawn_actions(&actions, opts, out);
        if (errnum == 0)
            errnum = spawn_attributes(&attr, opts);
        if (errnum == 0)
            errnum = posix_spawn(ret, opts->program, &actions, &attr,
                                 opts->argv, opts->envp);
        posix_spawnattr_destroy(&attr);
    }
    posix_spawn_file_actions_destroy(&actions);
    return errnum;
}

static int open_pid_fd(pid_t pid)
{
#ifdef SYS_pidfd_open
    return (int)syscall(SYS_pidfd_open, pid, 0);
#else
    (void)pid;
    return -1;
#endif
}

static int run_watch(const struct kin__exec_run *run, int fd)
{
    struct epoll_event event = {.events = EPOLLIN};

    return epoll_ctl(run->fd, EPOLL_CTL_ADD, fd, &event);
}

/* Opens a pipe whose reading end is watched; `*ret` is the other one. */
static int run_open_pipe(struct kin__exec_run *run, int *ret)
{
    int ends[2] = {-1, -1};

    if (pipe2(ends, O_CLOEXEC) < 0)
        return -1;
    run->out_fd = ends[0];
    *ret = ends[1];
    return fcntl(run->out_fd, F_SETFL, O_NONBLOCK) < 0
               ? -1
               : run_watch(run, run->out_fd);
}

static int run_spawn(struct kin__exec_run *run,
                     const struct kin__exec_opts *opts, kin_error *err)
{
    __attribute__((cleanup(fd_done))) int in = -1;

    if (run->fd < 0)
        run->fd = epoll_create1(EPOLL_CLOEXEC);
    if (run->fd < 0 || run_open_pipe(run, &in) < 0)
        return kin_error_set_errno(err, errno, "pipe");
    int errnum = spawn_child(opts, in, &run->pid);
    if (errnum == ENOENT)
        return kin_error_set(err, KIN_ENOTFOUND, "%s: %s", opts->program,
                             strerror(errnum));
    if (errnum)
        return kin_error_set_errno(err, errnum, "%s", opts->program);
    if (!opts->is_without_pidfd)
        run->pid_fd = open_pid_fd(run->pid);
    if (run->pid_fd >= 0 && run_watch(run, run->pid_fd) < 0)
        fd_done(&run->pid_fd);
    return 0;
}

int kin__exec_run_start(struct kin__exec_run *run,
                        const struct kin__exec_opts *opts, kin_error *err)
{
    assert(run->state == KIN__EXEC_IDLE);
    assert(run->out_fd < 0 && run->pid_fd < 0);
    int r = run_spawn(run, opts, err);
    if (r < 0) {
        fd_done(&run->out_fd);
        return r;
    }
    run->state = KIN__EXEC_RUNNING;
    run->is_solo = !opts->inherits_stdin;
    run->has_ended = false;
    run->status = KIN__EXEC_STATUS_UNKNOWN;
    run->output = opts->output;
    run->timeout_ms = opts->timeout_ms;
    run->due = kin_deadline_ms(opts->timeout_ms);
    run->err = (kin_error)KIN_ERROR_INIT;
    return 0;
}

/* --- Following --- */

static int status_of(const siginfo_t *info)
{
    return info->si_code == CLD_EXITED ? info->si_status
                                       : 128 + info->si_status;
}

/* waitid() for the child only. */
static int child_waitid(const struct kin__exec_run *run, siginfo_t *ret)
{
    int flags = WEXITED | WNOHANG;
    int r = -1;

    errno = EINVAL;
    if (run->pid_fd >= 0)
        r = waitid((idtype_t)EXEC_BY_PIDFD, (id_t)run->pid_fd, ret, flags);
    if (r < 0 && errno == EINVAL) /* no pidfd, or Linux 5.3 */
        r = waitid(P_PID, (id_t)run->pid, ret, flags);
    return r;
}

/* Records the exit status if the child has ended. */
static void child_look(struct kin__exec_run *run)
{
    siginfo_t info = {.si_pid = 0};

    assert(run->pid > 0);
    if (run->has_ended)
        return;
    if (child_waitid(run, &info) == 0 && info.si_pid == 0)
        return;
    run->has_ended = true;
    /* Otherwise the program has waited for it. */
    if (info.si_pid != 0)
        run->status = status_of(&info);
}

/* Closes a descriptor that may be watched.  Closing does not end that if a
 * process that was forked meanwhile has the descriptor, too. */
static void run_close(const struct kin__exec_run *run, int *fd)
{
    if (*fd >= 0)
        (void)epoll_ctl(run->fd, EPOLL_CTL_DEL, *fd, NULL);
    fd_done(fd);
}

/* Reads all available output; 0, KIN_ELIMIT, KIN_ENOMEM or KIN_ESYSTEM. */
static int child_read(struct kin__exec_run *run)
{
    char chunk[EXEC_CHUNK];
    int r = 0;

    while (r == 0 && run->out_fd >= 0) {
        ssize_t n = read(run->out_fd, chunk, sizeof(chunk));
        if (n < 0 && errno == EINTR)
            continue;
        if (n < 0 && errno != EAGAIN)
            r = KIN_ESYSTEM;
        if (n < 0)
            break;
        if (n == 0)
            run_close(run, &run->out_fd);
        else
            r = kin__buf_append(run->output, kin_str_of(chunk, (size_t)n));
    }
    explicit_bzero(chunk, sizeof(chunk));
    return r;
}

/* Signals the child, unless it has ended: its process id may be used again once
 * it was waited for, perhaps by the program itself. */
static void child_signal(struct kin__exec_run *run, int number)
{
    assert(run->pid > 0);
    child_look(run);
    if (!run->has_ended)
        (void)kill(run->is_solo ? -run->pid : run->pid, number);
}

/* --- Ending --- */

/* Sends a signal; the child has some time to end. */
static void run_enter(struct kin__exec_run *run, enum kin__exec_state state)
{
    bool is_kill = state == KIN__EXEC_KILLED;

    assert(state > run->state);
    run_close(run, &run->out_fd); /* no more output is read */
    child_signal(run, is_kill ? SIGKILL : SIGTERM);
    run->due = kin_deadline_ms(is_kill ? EXEC_KILL_GRACE_MS
                                       : EXEC_TERM_GRACE_MS);
    run->state = state;
}

/* Ends a run that has failed. */
static void run_check(struct kin__exec_run *run)
{
    int r = child_read(run);

    assert(run->state == KIN__EXEC_RUNNING);
    if (r == KIN_ELIMIT)
        (void)kin_error_set(&run->err, r, "more than %zu bytes of output",
                            run->output->len);
    else if (r < 0)
        (void)kin_error_set(&run->err, r, "its output failed after %zu bytes",
                            run->output->len);
    else if (!run->has_ended &&
             kin__deadline_passed(/* clock= */ NULL, run->due))
        (void)kin_error_set(&run->err, KIN_ETIMEDOUT, "not done after %lld ms",
                            (long long)run->timeout_ms);
    if (run->err.code < 0)
        run_enter(run, KIN__EXEC_ENDING);
}

/* Whether the child has ended, or its end is not awaited any longer. */
static bool run_is_over(struct kin__exec_run *run)
{
    if (run->has_ended)
        return true;
    if (run->state == KIN__EXEC_RUNNING ||
        !kin__deadline_passed(/* clock= */ NULL, run->due))
        return false;
    if (run->state == KIN__EXEC_KILLED)
        return true; /* the kernel prevents its end */
    run_enter(run, KIN__EXEC_KILLED);
    return run->has_ended;
}

static void run_clear(struct kin__exec_run *run)
{
    run_close(run, &run->out_fd);
    run_close(run, &run->pid_fd);
    run->state = KIN__EXEC_IDLE;
}

int kin__exec_run_step(struct kin__exec_run *run, int *ret_status,
                       kin_error *err)
{
    assert(run->state != KIN__EXEC_IDLE);
    /* Check for the end first, then read: output written before the end is
     * read. */
    child_look(run);
    if (run->state == KIN__EXEC_RUNNING)
        run_check(run);
    if (!run_is_over(run))
        return 1;
    run_clear(run);
    if (run->err.code < 0 && err)
        *err = run->err;
    if (run->err.code == 0)
        *ret_status = run->status;
    return run->err.code;
}

void kin__exec_run_kill(struct kin__exec_run *run)
{
    if (run->state == KIN__EXEC_IDLE)
        return;
    (void)kin_error_set(&run->err, KIN_ESTOPPED, /* format= */ NULL);
    if (run->state != KIN__EXEC_KILLED)
        run_enter(run, KIN__EXEC_KILLED);
}

/* --- Waiting --- */

int kin__exec_run_fd(const struct kin__exec_run *run)
{
    return run->fd;
}

kin_deadline kin__exec_run_due(const struct kin__exec_run *run)
{
    if (run->state == KIN__EXEC_IDLE)
        return KIN_NEVER;
    return run->pid_fd >= 0
               ? run->due
               : kin__deadline_min(run->due, kin_deadline_ms(EXEC_SLICE_MS));
}

void kin__exec_run_wait(int fd, int stop_fd, kin_deadline deadline)
{
    struct pollfd fds[] = {{.fd = fd, .events = POLLIN},
                           {.fd = stop_fd, .events = POLLIN}};
    int64_t ms = -1;

    if (!kin__deadline_is_never(deadline))
        ms = kin__deadline_remaining_ns(/* clock= */ NULL, deadline) /
                 KIN__NS_PER_MS +
             1;
    (void)poll(fds, sizeof(fds) / sizeof(fds[0]),
               ms < INT32_MAX ? (int)ms : INT32_MAX);
}

/* --- Life --- */

void kin__exec_run_init(struct kin__exec_run *run)
{
    *run = (struct kin__exec_run){.fd = -1, .out_fd = -1, .pid_fd = -1};
}

void kin__exec_run_done(struct kin__exec_run *run)
{
    int status = 0;

    kin__exec_run_kill(run);
    while (run->state != KIN__EXEC_IDLE &&
           kin__exec_run_step(run, &status, /* err= */ NULL) > 0)
        kin__exec_run_wait(run->fd, /* stop_fd= */ -1, kin__exec_run_due(run));
    fd_done(&run->fd);
}

/* --- Finding --- */

static bool is_program(const char *path)
{
    struct stat st;

    return stat(path, &st) == 0 && S_ISREG(st.st_mode) &&
           access(path, X_OK) == 0;
}

int kin__exec_find(const char *command, const char *path, struct kin__buf *buf)
{
    kin_str rest = kin_s(path ? path : "/usr/local/bin:/usr/bin:/bin");
    size_t before = buf->len;

    if (strchr(command, '/'))
        return kin__buf_append(buf, kin_s(command));
    while (rest.ptr) {
        kin_str folder = kin__str_cut(&rest, ':');
        /* Relative folders are skipped: another user may be able to write to
         * the current one. */
        if (!kin_str_starts_with(folder, KIN__S("/")))
            continue;
        int r = kin__buf_printf(buf, "%.*s/%s", KIN_STR(folder), command);
        if (r < 0)
            return r;
        if (is_program(buf->ptr + before))
            return 0;
        buf->len = before;
    }
    return KIN_ENOTFOUND;
}
