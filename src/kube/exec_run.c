/* SPDX-License-Identifier: Apache-2.0 */
#include "kube/exec_run.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include "base/clock.h"
#include "base/str.h"

enum {
    EXEC_CHUNK = 4096,        /* bytes read at once */
    EXEC_SLICE_MS = 10,       /* between looks at a child without a pidfd */
    EXEC_TERM_GRACE_MS = 200, /* from SIGTERM to SIGKILL */
    EXEC_KILL_GRACE_MS = 500, /* from SIGKILL to giving up */
};

struct exec_child {
    pid_t pid;
    int pid_fd;   /* -1 where the kernel has none; ready when the child ended */
    int out_fd;   /* its standard output; -1 once that has ended */
    bool is_solo; /* leads a process group of its own */
    bool has_ended;
    int status; /* as kin__exec_run gives it */
};

static void fd_done(int *fd)
{
    if (*fd >= 0)
        close(*fd);
    *fd = -1;
}

/* --- Starting --- */

static int spawn_actions(posix_spawn_file_actions_t *actions,
                         const struct kin__exec_run *run, int out)
{
    int errnum = posix_spawn_file_actions_adddup2(actions, out, STDOUT_FILENO);

    if (errnum == 0 && !run->inherits_stdin)
        errnum = posix_spawn_file_actions_addopen(actions, STDIN_FILENO,
                                                  "/dev/null", O_RDONLY, 0);
    return errnum;
}

/* Our threads block all signals, and the program may ignore some: neither is
 * the child's business. */
static int spawn_attributes(posix_spawnattr_t *attr,
                            const struct kin__exec_run *run)
{
    short flags = POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF;
    sigset_t none;
    sigset_t all;

    sigemptyset(&none);
    sigfillset(&all);
    if (!run->inherits_stdin)
        flags |= POSIX_SPAWN_SETPGROUP;
    int errnum = posix_spawnattr_setsigmask(attr, &none);
    if (errnum == 0)
        errnum = posix_spawnattr_setsigdefault(attr, &all);
    if (errnum == 0)
        errnum = posix_spawnattr_setpgroup(attr, 0);
    return errnum ? errnum : posix_spawnattr_setflags(attr, flags);
}

/* 0 or a value of errno. */
static int spawn_child(const struct kin__exec_run *run, int out, pid_t *ret)
{
    posix_spawn_file_actions_t actions;
    posix_spawnattr_t attr;

    int errnum = posix_spawn_file_actions_init(&actions);
    if (errnum)
        return errnum;
    errnum = posix_spawnattr_init(&attr);
    if (errnum == 0) {
        errnum = spawn_actions(&actions, run, out);
        if (errnum == 0)
            errnum = spawn_attributes(&attr, run);
        if (errnum == 0)
            errnum = posix_spawn(ret, run->program, &actions, &attr, run->argv,
                                 run->envp);
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

static int child_start(const struct kin__exec_run *run,
                       struct exec_child *child, kin_error *err)
{
    __attribute__((cleanup(fd_done))) int in = -1;
    int ends[2] = {-1, -1};

    if (pipe2(ends, O_CLOEXEC) < 0)
        return kin_error_set_errno(err, errno, "pipe");
    child->out_fd = ends[0];
    in = ends[1];
    if (fcntl(child->out_fd, F_SETFL, O_NONBLOCK) < 0)
        return kin_error_set_errno(err, errno, "pipe");
    int errnum = spawn_child(run, in, &child->pid);
    if (errnum == ENOENT)
        return kin_error_set(err, KIN_ENOTFOUND, "%s: %s", run->program,
                             strerror(errnum));
    if (errnum) {
        child->pid = 0;
        return kin_error_set_errno(err, errnum, "%s", run->program);
    }
    child->pid_fd = open_pid_fd(child->pid);
    child->is_solo = !run->inherits_stdin;
    return 0;
}

/* --- Following --- */

static int status_of(int raw)
{
    return WIFSIGNALED(raw) ? 128 + WTERMSIG(raw) : WEXITSTATUS(raw);
}

/* Takes note if the child has ended. */
static void child_look(struct exec_child *child)
{
    int raw = 0;
    pid_t got = 0;

    if (child->has_ended)
        return;
    do
        got = waitpid(child->pid, &raw, WNOHANG);
    while (got < 0 && errno == EINTR);
    if (got == 0)
        return;
    child->has_ended = true;
    child->status = got > 0 ? status_of(raw) : KIN__EXEC_STATUS_UNKNOWN;
}

/* Reads all that is there; 0, KIN_ELIMIT, KIN_ENOMEM or KIN_ESYSTEM. */
static int child_read(struct exec_child *child, struct kin__buf *output)
{
    char chunk[EXEC_CHUNK];
    int r = 0;

    while (r == 0 && child->out_fd >= 0) {
        ssize_t n = read(child->out_fd, chunk, sizeof(chunk));
        if (n < 0 && errno == EINTR)
            continue;
        if (n < 0 && errno != EAGAIN)
            r = KIN_ESYSTEM;
        if (n < 0)
            break;
        if (n == 0)
            fd_done(&child->out_fd);
        else
            r = kin__buf_append(output, kin_str_of(chunk, (size_t)n));
    }
    explicit_bzero(chunk, sizeof(chunk));
    return r;
}

/* Waits until there is something to do, at most until the deadline. */
static void child_wait(const struct exec_child *child, int stop_fd,
                       kin_deadline deadline)
{
    struct pollfd fds[] = {{.fd = child->out_fd, .events = POLLIN},
                           {.fd = child->pid_fd, .events = POLLIN},
                           {.fd = stop_fd, .events = POLLIN}};
    int64_t ms = kin__deadline_remaining_ns(/* clock= */ NULL, deadline) /
                     KIN__NS_PER_MS +
                 1;

    if (child->pid_fd < 0 && ms > EXEC_SLICE_MS)
        ms = EXEC_SLICE_MS;
    (void)poll(fds, sizeof(fds) / sizeof(fds[0]),
               ms < INT32_MAX ? (int)ms : INT32_MAX);
}

/* Waits for the end alone. */
static void child_wait_end(struct exec_child *child, int64_t grace_ms)
{
    kin_deadline deadline = kin_deadline_ms(grace_ms);
    struct exec_child quiet = *child;

    quiet.out_fd = -1;
    child_look(child);
    while (!child->has_ended &&
           !kin__deadline_passed(/* clock= */ NULL, deadline)) {
        child_wait(&quiet, /* stop_fd= */ -1, deadline);
        child_look(child);
    }
}

static void child_signal(const struct exec_child *child, int number)
{
    /* Until it is waited for, its number belongs to nobody else. */
    if (!child->has_ended)
        (void)kill(child->is_solo ? -child->pid : child->pid, number);
}

/* Leaves no child behind, unless the kernel keeps it from ending. */
static void child_done(struct exec_child *child)
{
    if (child->pid > 0) {
        child_look(child);
        child_signal(child, SIGTERM);
        child_wait_end(child, EXEC_TERM_GRACE_MS);
        child_signal(child, SIGKILL);
        child_wait_end(child, EXEC_KILL_GRACE_MS);
    }
    fd_done(&child->out_fd);
    fd_done(&child->pid_fd);
}

/* 0 while there is time. */
static int run_over(const struct kin__exec_run *run, kin_deadline deadline,
                    kin_error *err)
{
    int reason = kin_stop_reason(run->stop);

    if (reason < 0)
        return kin_error_set(err, reason, /* format= */ NULL);
    if (kin__deadline_passed(/* clock= */ NULL, deadline))
        return kin_error_set(err, KIN_ETIMEDOUT, "not done after %lld ms",
                             (long long)run->timeout_ms);
    return 0;
}

static int run_follow(const struct kin__exec_run *run, struct exec_child *child,
                      int stop_fd, kin_error *err)
{
    kin_deadline limit = kin_deadline_ms(run->timeout_ms);
    int r = 0;

    while (r == 0 && !child->has_ended) {
        child_wait(child, stop_fd,
                   kin__deadline_min(limit, kin_stop_deadline(run->stop)));
        /* First the end, then the output: what came before it is read. */
        child_look(child);
        r = child_read(child, run->output);
        if (r < 0)
            return kin_error_set(err, r,
                                 r == KIN_ELIMIT ? "more than %zu bytes of "
                                                   "output"
                                                 : "its output failed after "
                                                   "%zu bytes",
                                 run->output->len);
        if (!child->has_ended)
            r = run_over(run, limit, err);
    }
    return r;
}

int kin__exec_run(const struct kin__exec_run *run, int *ret_status,
                  kin_error *err)
{
    __attribute__((cleanup(child_done))) struct exec_child child = {
        .pid_fd = -1, .out_fd = -1, .status = KIN__EXEC_STATUS_UNKNOWN};
    int stop_fd = run->stop ? kin_stop_fd(run->stop, err) : -1;

    if (run->stop && stop_fd < 0)
        return stop_fd;
    int r = child_start(run, &child, err);
    if (r == 0)
        r = run_follow(run, &child, stop_fd, err);
    if (r == 0)
        *ret_status = child.status;
    return r;
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
        /* Whoever may write to the current folder is not asked. */
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
