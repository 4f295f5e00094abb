/* SPDX-License-Identifier: Apache-2.0 */
/* A SOCKS5 proxy gets the server's name and resolves it, as with Go. */
#include <kin/client.h>

#include <dirent.h>
#include <netinet/in.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <kin/call.h>
#include <kin/json.h>
#include <kin/server.h>

#include "kin_test.h"
#include "write_test.h"

#define SERVER_NAME "api.nowhere.invalid"
#define PROXY_NAME "proxy.nowhere.invalid"

enum {
    SOON_MS = 60000,
    /* RFC 1928 and RFC 1929. */
    SOCKS_VERSION = 5,
    SOCKS_NO_PASSWORD = 0,
    SOCKS_PASSWORD = 2,
    SOCKS_NAME = 3,
    SOCKS_BAD_ADDRESS_TYPE = 8,
    SOCKS_MAX_TEXT = 255,
};

static const kin_resource configmaps = {"", "v1", "configmaps", "ConfigMap",
                                        false};

/* ---- the proxy: a process, with one more for each connection ---- */

struct socks {
    pid_t pid;
    int port;
};

static struct sockaddr_in loopback(int port)
{
    struct sockaddr_in address = {.sin_family = AF_INET};

    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    address.sin_port = htons((uint16_t)port);
    return address;
}

/* Ends the process if the client has closed the connection. */
static void socks_read(int fd, void *to, size_t len)
{
    if (recv(fd, to, len, MSG_WAITALL) != (ssize_t)len)
        _exit(1);
}

static void socks_write(int fd, const void *from, size_t len)
{
    if (send(fd, from, len, MSG_NOSIGNAL) != (ssize_t)len)
        _exit(1);
}

/* A text with its length in one byte. */
static void socks_read_text(int fd, char *to)
{
    unsigned char len = 0;

    socks_read(fd, &len, 1);
    socks_read(fd, to, len);
    to[len] = '\0';
}

/* Without credentials, or as "user" with the password "hunter2". */
static void socks_greet(int fd)
{
    unsigned char head[2];
    char methods[SOCKS_MAX_TEXT + 1];
    char user[SOCKS_MAX_TEXT + 1];
    char password[SOCKS_MAX_TEXT + 1];
    unsigned char version = 0;

    socks_read(fd, head, sizeof(head));
    socks_read(fd, methods, head[1]);
    if (!memchr(methods, SOCKS_PASSWORD, head[1])) {
        socks_write(fd, (unsigned char[]){SOCKS_VERSION, SOCKS_NO_PASSWORD}, 2);
        return;
    }
    socks_write(fd, (unsigned char[]){SOCKS_VERSION, SOCKS_PASSWORD}, 2);
    socks_read(fd, &version, 1);
    socks_read_text(fd, user);
    socks_read_text(fd, password);
    bool is_right = strcmp(user, "user") == 0 &&
                    strcmp(password, "hunter2") == 0;
    socks_write(fd, (unsigned char[]){version, is_right ? 0 : 1}, 2);
}

/* Returns the port of a server that is asked for by its name, else 0. */
static int socks_accept(int fd)
{
    unsigned char head[4];
    unsigned char port[2];
    char name[SOCKS_MAX_TEXT + 1];

    socks_greet(fd);
    socks_read(fd, head, sizeof(head));
    if (head[3] != SOCKS_NAME)
        return 0;
    socks_read_text(fd, name);
    socks_read(fd, port, sizeof(port));
    return strcmp(name, SERVER_NAME) == 0 ? port[0] << 8 | port[1] : 0;
}

static void socks_relay(int a, int b)
{
    struct pollfd polled[] = {{.fd = a, .events = POLLIN},
                              {.fd = b, .events = POLLIN}};
    static char bytes[16384];

    while (poll(polled, 2, -1) > 0) {
        for (int i = 0; i < 2; i++) {
            if (!polled[i].revents)
                continue;
            ssize_t len = recv(polled[i].fd, bytes, sizeof(bytes), 0);
            if (len <= 0)
                return;
            socks_write(polled[1 - i].fd, bytes, (size_t)len);
        }
    }
}

static void socks_serve(int fd)
{
    unsigned char answer[10] = {SOCKS_VERSION, 0, 0, 1};
    int port = socks_accept(fd);
    const struct sockaddr_in address = loopback(port);
    int server = socket(AF_INET, SOCK_STREAM, 0);

    if (port == 0)
        answer[1] = SOCKS_BAD_ADDRESS_TYPE;
    else if (connect(server, (const struct sockaddr *)&address,
                     sizeof(address)) < 0)
        _exit(1);
    socks_write(fd, answer, sizeof(answer));
    if (port != 0)
        socks_relay(fd, server);
}

static void socks_run(int listener)
{
    (void)signal(SIGCHLD, SIG_IGN);
    for (;;) {
        int fd = accept(listener, NULL, NULL);
        if (fork() == 0) {
            (void)prctl(PR_SET_PDEATHSIG, SIGKILL);
            socks_serve(fd);
            _exit(0);
        }
        close(fd);
    }
}

/* Before the test has threads. */
static void socks_init(struct socks *socks)
{
    struct sockaddr_in address = loopback(0);
    socklen_t len = sizeof(address);
    int fd = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);

    assert_int_equal(bind(fd, (struct sockaddr *)&address, len), 0);
    assert_int_equal(listen(fd, SOMAXCONN), 0);
    assert_int_equal(getsockname(fd, (struct sockaddr *)&address, &len), 0);
    socks->port = ntohs(address.sin_port);
    socks->pid = fork();
    assert_true(socks->pid >= 0);
    if (socks->pid == 0) {
        (void)prctl(PR_SET_PDEATHSIG, SIGKILL);
        socks_run(fd);
    }
    close(fd);
}

static void socks_done(struct socks *socks)
{
    (void)kill(socks->pid, SIGKILL);
    (void)waitpid(socks->pid, NULL, 0);
}

#define AUTO_SOCKS __attribute__((cleanup(socks_done))) struct socks

/* ---- the client ---- */

/* A client of an embedded server whose name only the proxy knows. */
static int client_through(const char *proxy, const kin_server *server,
                          const kin_client_opts *opts, kin_client **ret)
{
    KIN_AUTO(kin_config) *config = NULL;
    char url[128];
    char variable[160];
    const char *environment[] = {variable, NULL};

    snprintf(url, sizeof(url), "https://" SERVER_NAME "%s",
             strrchr(kin_server_url(server), ':'));
    snprintf(variable, sizeof(variable), "HTTPS_PROXY=%s", proxy);
    TRY(kin_config_new_from_env(
        KIN_OPTS(kin_config_opts, .text = kin_s(kin_server_kubeconfig(server)),
                 .server = url, .tls_server_name = "localhost",
                 .environment = environment),
        &config, NULL));
    return kin_client_new(config, opts, ret, NULL);
}

static int create(kin_client *client, const char *name)
{
    KIN_AUTO(kin_document) *body = NULL;
    kin_error err = KIN_ERROR_INIT;
    char text[128];

    snprintf(text, sizeof(text), "{\"metadata\":{\"name\":\"%s\"}}", name);
    TRY(kin_document_parse(NULL, kin_s(text), &body, NULL));
    int r = write_create(client, &configmaps, kin_s("default"),
                         kin_document_root(body), NULL, NULL, &err);
    if (r < 0)
        fail_msg("%s: %s", name, err.message);
    return r;
}

KIN_TEST(the_proxy_resolves_the_name)
{
    static const char *const prefixes[] = {"socks5://", "socks5h://",
                                           "socks5://user:hunter2@",
                                           "socks5h://user:hunter2@"};
    AUTO_SOCKS socks;
    KIN_AUTO(kin_server) *server = NULL;
    char url[64];
    char name[16];

    (void)alloc;
    socks_init(&socks);
    TRY(kin_server_start(KIN_OPTS(kin_server_opts, .is_tls = true), &server,
                         NULL));
    for (size_t i = 0; i < sizeof(prefixes) / sizeof(prefixes[0]); i++) {
        KIN_AUTO(kin_client) *client = NULL;

        snprintf(url, sizeof(url), "%s127.0.0.1:%d", prefixes[i], socks.port);
        TRY(client_through(url, server, KIN_OPTS(kin_client_opts, .qps = -1),
                           &client));
        snprintf(name, sizeof(name), "map-%zu", i);
        TRY(create(client, name));
    }
    return 0;
}

/* ---- in a loop ---- */

static void resolve(kin_resolve *lookup, const char *host, void *userdata)
{
    int *asked = userdata;

    assert_string_equal(host, PROXY_NAME);
    (*asked)++;
    kin_resolve_finish(lookup, (const char *const[]){"127.0.0.1"}, 1);
}

static int count_threads(void)
{
    DIR *folder = opendir("/proc/self/task");
    int count = 0;

    assert_non_null(folder);
    for (const struct dirent *entry = readdir(folder); entry;
         entry = readdir(folder))
        count += entry->d_name[0] != '.';
    (void)closedir(folder);
    return count;
}

/* Steps until a call has ended; no step may start a thread. */
static void step_to_the_end(kin_loop *loop, const kin_call *call)
{
    struct pollfd polled = {.fd = kin_loop_fd(loop), .events = POLLIN};
    int threads = count_threads();

    while (!kin_call_is_done(call)) {
        assert_int_equal(poll(&polled, 1, SOON_MS), 1);
        kin_loop_step(loop);
        assert_int_equal(count_threads(), threads);
    }
}

static int check_loop(const char *scheme)
{
    AUTO_SOCKS socks;
    int asked = 0;
    const kin_resolver resolver = {
        .size = sizeof(resolver), .resolve = resolve, .userdata = &asked};
    KIN_AUTO(kin_server) *server = NULL;
    KIN_AUTO(kin_loop) *loop = NULL;
    KIN_AUTO(kin_client) *client = NULL;
    KIN_AUTO(kin_call) *call = NULL;
    kin_error err = KIN_ERROR_INIT;
    char url[64];

    socks_init(&socks);
    snprintf(url, sizeof(url), "%s://" PROXY_NAME ":%d", scheme, socks.port);
    TRY(kin_server_start(KIN_OPTS(kin_server_opts, .is_tls = true), &server,
                         NULL));
    TRY(kin_loop_new(NULL, &loop, NULL));
    TRY(kin_loop_set_resolver(loop, &resolver, NULL));
    TRY(client_through(url, server,
                       KIN_OPTS(kin_client_opts, .qps = -1, .loop = loop),
                       &client));
    TRY(kin_client_get_async(client, &configmaps, kin_named("default", "none"),
                             NULL, &call, NULL));
    step_to_the_end(loop, call);
    if (kin_call_wait(call, NULL, &err) != KIN_ENOTFOUND)
        fail_msg("%s: %s", scheme, err.message);
    assert_int_equal(asked, 1);
    return 0;
}

KIN_TEST(a_loop_resolves_only_the_name_of_the_proxy)
{
    (void)alloc;
    TRY(check_loop("socks5"));
    return check_loop("socks5h");
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(the_proxy_resolves_the_name),
              KIN_TEST_ENTRY(a_loop_resolves_only_the_name_of_the_proxy))
