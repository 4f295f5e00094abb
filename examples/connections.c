/* SPDX-License-Identifier: Apache-2.0 */
/*
 * connections.c - what a program can supply to a client: sockets, tokens,
 * headers, and addresses of names in an event loop.
 *
 * An embedded API server stands for one behind a tunnel: its name is that of
 * the cluster, which no DNS server outside knows, but its port is here.
 */
#include <arpa/inet.h>
#include <errno.h>
#include <poll.h>
#include <stdatomic.h>
#include <stdio.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

#include <kin/api/core/v1.h>
#include <kin/kin.h>
#include <kin/server.h>

#define HOST "kubernetes.default.svc" /* in the certificate of the server */

/* doc: dialer */
/* Opens a socket with a source address, and sets where to connect it. */
static int dial(const char *host, uint16_t port, kin_dial_address *ret_address,
                kin_error *err, void *userdata)
{
    const struct sockaddr_in *source = userdata;
    const struct sockaddr_in tunnel = {
        .sin_family = AF_INET,
        .sin_port = htons(port),
        .sin_addr.s_addr = htonl(INADDR_LOOPBACK)};

    if (strcmp(host, HOST) != 0)
        return kin_error_set(err, KIN_ECONNECT, "no tunnel to this host");
    int fd = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, /* protocol= */ 0);
    if (fd < 0)
        return kin_error_set_errno(err, errno, "socket");
    if (bind(fd, (const struct sockaddr *)source, sizeof(*source)) < 0) {
        int r = kin_error_set_errno(err, errno, "bind");
        close(fd);
        return r;
    }
    memcpy(ret_address->sockaddr.bytes, &tunnel, sizeof(tunnel));
    ret_address->len = sizeof(tunnel);
    return fd;
}
/* doc: end */

/* doc: token */
/* Tokens of a program, which renews them elsewhere. */
struct tokens {
    const char *renewed;
    const char *_Atomic current;
};

/* Before each request; again if the server has rejected the token. */
static int get_token(char *buffer, size_t buffer_size, bool is_rejected,
                     kin_error *err, void *userdata)
{
    struct tokens *tokens = userdata;

    if (is_rejected) {
        printf("token rejected\n");
        tokens->current = tokens->renewed;
    }
    int len = snprintf(buffer, buffer_size, "%s", tokens->current);
    return (size_t)len < buffer_size
               ? len
               : kin_error_set(err, KIN_ELIMIT, "the token is too long");
}
/* doc: end */

/* doc: resolver */
/* Answers at once; a program with c-ares would answer when c-ares has. */
static void resolve(kin_resolve *lookup, const char *host, void *userdata)
{
    static const char *const addresses[] = {"127.0.0.1"};

    (void)userdata;
    printf("resolving %s\n", host);
    kin_resolve_finish(lookup, addresses, strcmp(host, HOST) == 0 ? 1 : 0);
}

static const kin_resolver resolver = {.size = sizeof(resolver),
                                      .resolve = resolve};
/* doc: end */

/* A small informer: the thread that receives objects can decode them, too. */
static int count_namespaces(kin_config *config, const kin_token_source *token,
                            kin_error *err)
{
    KIN_AUTO(kin_client) *client = NULL;
    KIN_AUTO(kin_informer) *informer = NULL;
    struct sockaddr_in source = {.sin_family = AF_INET};

    source.sin_addr.s_addr = htonl(INADDR_LOOPBACK + 1);
    /* doc: client */
    const kin_dialer dialer = {
        .size = sizeof(dialer), .dial = dial, .userdata = &source};
    const kin_http_header headers[] = {
        {kin_s("traceparent"),
         kin_s("00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01")}};
    int r = kin_client_new(config,
                           KIN_OPTS(kin_client_opts, .log = kin_log_stderr(),
                                    .dialer = &dialer, .token = token,
                                    .headers = headers, .header_count = 1,
                                    .workers = KIN_NO_WORKERS),
                           &client, err);
    /* doc: end */
    if (r < 0 ||
        kin_informer_new(client, core_v1_namespaces, /* opts= */ NULL,
                         &informer, err) < 0 ||
        kin_informer_start(informer, err) < 0 ||
        kin_informer_wait_synced(informer, /* stop= */ NULL, err) < 0)
        return err->code;
    KIN_AUTO(kin_snapshot) *now = kin_informer_snapshot(informer);
    printf("%zu namespaces with a dialer\n", kin_snapshot_count(now));
    return 0;
}

/* A request without a function of its own, in a loop. */
static int show_version(kin_config *config, const kin_token_source *token,
                        kin_error *err)
{
    KIN_AUTO(kin_loop) *loop = NULL;
    KIN_AUTO(kin_client) *client = NULL;
    KIN_AUTO(kin_call) *call = NULL;

    if (kin_loop_new(/* alloc= */ NULL, &loop, err) < 0 ||
        kin_loop_set_resolver(loop, &resolver, err) < 0 ||
        kin_client_new(config,
                       KIN_OPTS(kin_client_opts, .log = kin_log_stderr(),
                                .loop = loop, .token = token),
                       &client, err) < 0 ||
        kin_client_request_async(
            client, KIN_OPTS(kin_request, .path = kin_s("/version")), &call,
            err) < 0)
        return err->code;
    struct pollfd fd = {.fd = kin_loop_fd(loop), .events = POLLIN};
    while (!kin_call_is_done(call) && poll(&fd, 1, /* timeout= */ -1) > 0)
        kin_loop_step(loop);
    int r = kin_call_wait(call, /* stop= */ NULL, err);
    if (r == 0)
        printf("/version with a resolver: status %d\n",
               kin_response_status(kin_call_response(call)));
    return r;
}

int main(void)
{
    struct tokens tokens = {.renewed = "new", .current = "expired"};
    const kin_token_source token = {
        .size = sizeof(token), .get = get_token, .userdata = &tokens};
    kin_error err = KIN_ERROR_INIT;
    KIN_AUTO(kin_server) *server = NULL;
    KIN_AUTO(kin_config) *config = NULL;
    kin_config_opts opts = KIN_INIT(kin_config_opts);
    char url[64];

    if (kin_server_start(
            KIN_OPTS(kin_server_opts, .is_tls = true, .token = tokens.renewed),
            &server, &err) < 0)
        return kin_error_print(&err, stderr), 1;
    snprintf(url, sizeof(url), "https://" HOST "%s",
             strrchr(kin_server_url(server), ':'));
    opts.text = kin_s(kin_server_kubeconfig(server)); /* has the CA */
    opts.server = url;
    if (kin_config_new(&opts, &config, &err) < 0 ||
        count_namespaces(config, &token, &err) < 0 ||
        show_version(config, &token, &err) < 0)
        return kin_error_print(&err, stderr), 1;
    return 0;
}
