/* SPDX-License-Identifier: Apache-2.0 */
#include "server.h"

#include <arpa/inet.h>
#include <errno.h>
#include <fcntl.h>
#include <netinet/in.h>
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/sendfile.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "bench.h"

/* ---- sockets ---- */

static struct sockaddr_in loopback(int port)
{
    return (struct sockaddr_in){
        .sin_family = AF_INET,
        .sin_port = htons((uint16_t)port),
        .sin_addr = {htonl(INADDR_LOOPBACK)},
    };
}

/* A socket on a free port. */
static int listen_somewhere(int *ret_port)
{
    struct sockaddr_in at = loopback(0);
    socklen_t size = sizeof(at);
    int fd = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);

    if (fd < 0 || bind(fd, (struct sockaddr *)&at, size) < 0 ||
        listen(fd, 8) < 0 || getsockname(fd, (struct sockaddr *)&at, &size) < 0)
        bench_die("listen: %s", strerror(errno));
    *ret_port = ntohs(at.sin_port);
    return fd;
}

static bool can_connect(int port)
{
    struct sockaddr_in at = loopback(port);
    int fd = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    bool can = fd >= 0 && connect(fd, (struct sockaddr *)&at, sizeof(at)) == 0;

    (void)close(fd);
    return can;
}

static pid_t fork_child(void)
{
    (void)fflush(NULL);
    pid_t pid = fork();
    if (pid < 0)
        bench_die("fork: %s", strerror(errno));
    if (pid == 0)
        (void)prctl(PR_SET_PDEATHSIG, SIGKILL);
    return pid;
}

/* ---- plain ---- */

static bool read_request(int fd)
{
    char room[8192];
    size_t len = 0;

    for (;;) {
        ssize_t got = read(fd, room + len, sizeof(room) - 1 - len);
        if (got <= 0)
            return false;
        len += (size_t)got;
        room[len] = '\0';
        if (strstr(room, "\r\n\r\n"))
            return true;
    }
}

static bool send_answer(int fd, int file, off_t size)
{
    char head[128];
    int len = snprintf(head, sizeof(head),
                       "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n"
                       "Content-Length: %lld\r\n\r\n",
                       (long long)size);

    if (write(fd, head, (size_t)len) != len)
        return false;
    for (off_t at = 0; at < size;)
        if (sendfile(fd, file, &at, (size_t)(size - at)) <= 0)
            return false;
    return true;
}

static void serve_plain(int listener, const char *path)
{
    struct stat st;
    int file = open(path, O_RDONLY | O_CLOEXEC);

    if (file < 0 || fstat(file, &st) < 0)
        bench_die("%s: %s", path, strerror(errno));
    (void)signal(SIGPIPE, SIG_IGN);
    for (;;) {
        int fd = accept4(listener, NULL, NULL, SOCK_CLOEXEC);
        if (fd < 0)
            bench_die("accept: %s", strerror(errno));
        while (read_request(fd) && send_answer(fd, file, st.st_size))
            ;
        (void)close(fd);
    }
}

void server_start_plain(struct server *server, const char *file)
{
    int listener = listen_somewhere(&server->port);

    (void)snprintf(server->url, sizeof(server->url), "http://127.0.0.1:%d",
                   server->port);
    server->ca[0] = '\0';
    server->pid = fork_child();
    if (server->pid == 0)
        serve_plain(listener, file);
    (void)close(listener);
}

/* ---- HTTP/2 ---- */

/* Runs a program without output; returns its exit status, or -1. */
static int run(const char *const *words)
{
    int status = -1;
    pid_t pid = fork_child();

    if (pid == 0) {
        int null = open("/dev/null", O_RDWR);
        (void)dup2(null, STDOUT_FILENO);
        (void)dup2(null, STDERR_FILENO);
        execvp(words[0], (char *const *)(uintptr_t)words);
        _exit(127);
    }
    if (waitpid(pid, &status, 0) != pid || !WIFEXITED(status))
        return -1;
    return WEXITSTATUS(status);
}

static void make_certificate(const char *key, const char *cert)
{
    const char *words[] = {"openssl",
                           "req",
                           "-x509",
                           "-newkey",
                           "ec",
                           "-pkeyopt",
                           "ec_paramgen_curve:P-256",
                           "-nodes",
                           "-keyout",
                           key,
                           "-out",
                           cert,
                           "-days",
                           "2",
                           "-subj",
                           "/CN=kin-bench",
                           "-addext",
                           "subjectAltName=IP:127.0.0.1",
                           NULL};

    if (run(words) != 0)
        bench_die("openssl cannot make a certificate");
}

static bool has_nghttpd(void)
{
    const char *words[] = {"nghttpd", "--version", NULL};

    return run(words) == 0;
}

/* Returns a port that was free a moment ago; nghttpd must bind it itself. */
static int free_port(void)
{
    int port = 0;

    (void)close(listen_somewhere(&port));
    return port;
}

static void await_server(const struct server *server)
{
    for (int i = 0; i < 500 && !can_connect(server->port); i++)
        if (waitpid(server->pid, NULL, WNOHANG) != 0 || usleep(10000) != 0)
            bench_die("nghttpd does not start");
}

bool server_start_http2(struct server *server, const char *root)
{
    char key[300];
    char port[16];

    /* PATH may lack the usual folder of servers. */
    (void)setenv("PATH", "/usr/local/bin:/usr/bin:/bin:/usr/sbin", 1);
    if (!has_nghttpd())
        return false;
    (void)snprintf(key, sizeof(key), "%s/key.pem", root);
    (void)snprintf(server->ca, sizeof(server->ca), "%s/cert.pem", root);
    make_certificate(key, server->ca);
    server->port = free_port();
    (void)snprintf(port, sizeof(port), "%d", server->port);
    (void)snprintf(server->url, sizeof(server->url), "https://127.0.0.1:%d",
                   server->port);
    server->pid = fork_child();
    if (server->pid == 0) {
        execlp("nghttpd", "nghttpd", "-a", "127.0.0.1", "-d", root, port, key,
               server->ca, (char *)NULL);
        _exit(127);
    }
    await_server(server);
    return true;
}

void server_stop(struct server *server)
{
    (void)kill(server->pid, SIGKILL);
    (void)waitpid(server->pid, NULL, 0);
}
