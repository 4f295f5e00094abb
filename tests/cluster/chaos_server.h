/* SPDX-License-Identifier: Apache-2.0 */
/*
 * chaos_server.h - a server under faults.
 *
 * The control plane that KIN_CLUSTER names; or, if KIN_CHAOS_SERVE names a
 * program, `kin serve` with a file, which is only killed.
 */
#ifndef KIN_CHAOS_SERVER_H
#define KIN_CHAOS_SERVER_H

#include <signal.h>
#include <sys/prctl.h>

#include "base/random.h"
#include "cluster_client.h"
#include "test_files.h"

struct chaos_server {
    const char *program; /* NULL: the control plane */
    struct test_folder folder;
    char address[32]; /* survives restarts */
    pid_t pid;
};

struct chaos_fault {
    const char *name;
    void (*happen)(struct chaos_server *server);
};

static inline void chaos_pause_ms(int ms)
{
    (void)nanosleep(&(struct timespec){.tv_sec = ms / 1000,
                                       .tv_nsec = ms % 1000 * 1000000L},
                    NULL);
}

static inline void chaos_verb(const char *verb)
{
    if (cluster_run(verb) != 0)
        fail_msg("cluster %s has failed", verb);
}

/* ---- the control plane ---- */

static inline void fault_compact(struct chaos_server *server)
{
    (void)server;
    chaos_verb("compact");
}

static inline void fault_kill_apiserver(struct chaos_server *server)
{
    fault_compact(server);
    chaos_verb("kill-apiserver");
    chaos_verb("start-apiserver");
}

static inline void fault_kill_etcd(struct chaos_server *server)
{
    (void)server;
    chaos_verb("kill-etcd");
    chaos_pause_ms(1500);
    chaos_verb("start-etcd");
}

static inline void fault_kill_both(struct chaos_server *server)
{
    fault_compact(server);
    chaos_verb("kill-etcd");
    chaos_verb("kill-apiserver");
    chaos_verb("start-etcd");
    chaos_verb("start-apiserver");
}

/* After SIGTERM the server keeps watches open and rejects requests; after a
 * while it gets SIGKILL, as from a kubelet. */
static inline void fault_restart_apiserver(struct chaos_server *server)
{
    char verb[] = "kill-apiserver";
    char signal[] = "TERM";
    char *argv[] = {getenv("KIN_CLUSTER"), verb, signal, NULL};
    pid_t child = 0;

    (void)server;
    assert_int_equal(posix_spawn(&child, argv[0], NULL, NULL, argv, environ),
                     0);
    chaos_pause_ms(3000);
    chaos_verb("kill-apiserver");
    assert_true(waitpid(child, NULL, 0) == child);
    chaos_verb("start-apiserver");
}

static inline void fault_restart_etcd(struct chaos_server *server)
{
    (void)server;
    assert_int_equal(
        cluster_run_with("restart-etcd",
                         (const char *const[CLUSTER_ARGS]){"TERM"}),
        0);
}

/* ---- kin's own server ---- */

/* Reads "listening on http://ADDRESS". */
static inline void serve_await(struct chaos_server *server, int fd)
{
    static const char words[] = "listening on http://";
    char line[128] = "";
    size_t len = 0;

    while (len + 1 < sizeof(line) && !strchr(line, '\n')) {
        ssize_t n = read(fd, line + len, sizeof(line) - 1 - len);
        if (n <= 0)
            fail_msg("kin serve says only: %s", line);
        len += (size_t)n;
    }
    assert_int_equal(strncmp(line, words, sizeof(words) - 1), 0);
    (void)snprintf(server->address, sizeof(server->address), "%.*s",
                   (int)strcspn(line + sizeof(words) - 1, "\n"),
                   line + sizeof(words) - 1);
}

static inline void serve_start(struct chaos_server *server)
{
    int fds[2] = {-1, -1};
    const char *data = test_folder_path(&server->folder, "data");
    const char *config = test_folder_path(&server->folder, "config");

    assert_int_equal(pipe(fds), 0);
    server->pid = fork();
    assert_true(server->pid >= 0);
    if (server->pid == 0) {
        /* A failing test skips all cleanup. */
        (void)prctl(PR_SET_PDEATHSIG, SIGKILL);
        (void)dup2(fds[1], STDOUT_FILENO);
        (void)close(fds[0]);
        (void)close(fds[1]);
        (void)execl(server->program, server->program, "serve", "--data", data,
                    "--kubeconfig-out", config, "--listen", server->address,
                    (char *)NULL);
        _exit(127);
    }
    (void)close(fds[1]);
    serve_await(server, fds[0]);
    (void)close(fds[0]);
}

static inline void serve_kill(struct chaos_server *server)
{
    if (server->pid <= 0)
        return;
    (void)kill(server->pid, SIGKILL);
    (void)waitpid(server->pid, NULL, 0);
    server->pid = 0;
}

static inline void fault_kill_serve(struct chaos_server *server)
{
    serve_kill(server);
    chaos_pause_ms(500);
    serve_start(server);
}

/* ---- either ---- */

static const struct chaos_fault cluster_faults[] = {
    {"kill -9 apiserver", fault_kill_apiserver},
    {"kill -9 etcd", fault_kill_etcd},
    {"restart apiserver", fault_restart_apiserver},
    {"kill -9 both", fault_kill_both},
    {"restart etcd", fault_restart_etcd},
    {"compact", fault_compact},
};

static const struct chaos_fault serve_faults[] = {
    {"kill -9", fault_kill_serve},
};

static inline void chaos_server_init(struct chaos_server *server)
{
    *server = (struct chaos_server){.program = getenv("KIN_CHAOS_SERVE"),
                                    .address = "127.0.0.1:0"};
    if (!server->program)
        return;
    test_folder_init(&server->folder);
    serve_start(server);
}

static inline void chaos_server_done(struct chaos_server *server)
{
    if (!server->program)
        return;
    serve_kill(server);
    test_folder_done(&server->folder);
}

static inline int chaos_server_client(struct chaos_server *server,
                                      const kin_allocator *alloc,
                                      const kin_client_opts *opts,
                                      kin_client **ret)
{
    KIN_AUTO(kin_config) *config = NULL;
    kin_client_opts ours = *opts;

    if (!server->program)
        return cluster_client(alloc, NULL, opts, ret);
    ours.alloc = alloc;
    int r = kin_config_new(
        KIN_OPTS(kin_config_opts, .alloc = alloc,
                 .path = test_folder_path(&server->folder, "config")),
        &config, NULL);
    return r < 0 ? r : kin_client_new(config, &ours, ret, NULL);
}

#endif /* KIN_CHAOS_SERVER_H */
