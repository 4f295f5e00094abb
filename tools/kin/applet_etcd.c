/* SPDX-License-Identifier: Apache-2.0 */
/*
 * applet_etcd.c - the `etcd` of `kin envtest`.
 *
 * `kube-apiserver` stores its objects itself, so this stores nothing: it
 * answers health checks and ends on SIGTERM.
 */
#include <signal.h>
#include <string.h>

#include <kin/str.h>

#include "address.h"
#include "applet.h"
#include "base/str.h"
#include "net/responder.h"
#include "print.h"

enum { ETCD_MAX_URLS = 8, ETCD_ADDRESS = 64 };

struct etcd_flags {
    const char *urls; /* separated by commas */
};

/* Returns the status; a lost body is a 500. */
static int etcd_body(struct kin__buf *body, const char *text, int status)
{
    return kin__buf_append(body, kin_s(text)) < 0 ? 500 : status;
}

static int etcd_answer(kin_str target, struct kin__buf *body,
                       const char **ret_type, void *userdata)
{
    kin_str path = kin__str_cut(&target, '?');

    (void)userdata;
    *ret_type = "application/json";
    if (kin_str_eq(path, KIN__S("/health")))
        return etcd_body(body, "{\"health\":\"true\",\"reason\":\"\"}", 200);
    if (kin_str_eq(path, KIN__S("/version")))
        return etcd_body(
            body, "{\"etcdserver\":\"3.7.0\",\"etcdcluster\":\"3.7.0\"}", 200);
    *ret_type = "text/plain; charset=utf-8";
    if (kin_str_eq(path, KIN__S("/livez")) ||
        kin_str_eq(path, KIN__S("/readyz")))
        return etcd_body(body, "ok\n", 200);
    return etcd_body(body, "404 page not found\n", 404);
}

static int etcd_listen(kin_str url, struct kin__responder **ret, kin_error *err)
{
    static const kin_str scheme = KIN_STR_INIT("http://");
    struct kin__responder_opts opts = {.is_remote_allowed = true,
                                       .answer = etcd_answer};
    char address[ETCD_ADDRESS];
    char host[ETCD_ADDRESS];

    if (!kin_str_starts_with(url, scheme) ||
        url.len - scheme.len >= sizeof(address))
        return kin_error_set(err, KIN_EINVAL,
                             "--listen-client-urls: '%.*s' is no URL such as "
                             "http://127.0.0.1:2379",
                             url.len > 64 ? 64 : (int)url.len, url.ptr);
    memcpy(address, url.ptr + scheme.len, url.len - scheme.len);
    address[url.len - scheme.len] = '\0';
    int r = cli_split_address(address, host, sizeof(host), &opts.port, err);
    if (r < 0)
        return r;
    opts.address = host;
    r = kin__responder_new(/* alloc= */ NULL, &opts, ret, err);
    if (r == 0)
        cli_say(stderr, "etcd: listening on %s", kin__responder_url(*ret));
    return r;
}

static int etcd_version(FILE *out, kin_error *err)
{
    (void)err;
    cli_say(out, "etcd Version: 3.7.0");
    return 0;
}

static enum cli_exit etcd_run(const void *own, kin_error *err)
{
    const struct etcd_flags *flags = own;
    struct kin__responder *responders[ETCD_MAX_URLS] = {0};
    kin_str rest = kin_s(flags->urls ? flags->urls : "http://127.0.0.1:2379");
    size_t count = 0;
    sigset_t signals;
    int number = 0;
    int r = 0;

    sigemptyset(&signals);
    sigaddset(&signals, SIGTERM);
    sigaddset(&signals, SIGINT);
    sigprocmask(SIG_BLOCK, &signals, /* oldset= */ NULL);
    while (r == 0 && rest.ptr) {
        kin_str url = kin__str_cut(&rest, ',');
        r = count == ETCD_MAX_URLS
                ? kin_error_set(err, KIN_ELIMIT,
                                "--listen-client-urls: more than %d",
                                ETCD_MAX_URLS)
                : etcd_listen(url, &responders[count++], err);
    }
    while (r == 0 && sigwait(&signals, &number) != 0)
        continue;
    for (size_t i = 0; i < count; i++)
        kin__responder_free(responders[i]);
    if (r < 0)
        return CLI_EXIT_FAILED;
    return number == SIGINT ? CLI_EXIT_INTERRUPTED : CLI_EXIT_OK;
}

static const struct applet_flag etcd_flags[] = {
    {"listen-client-urls", APPLET_TEXT, offsetof(struct etcd_flags, urls),
     "URLs for health checks, separated by commas"},
    {"data-dir", APPLET_VAIN, 0, NULL},
    {"name", APPLET_VAIN, 0, NULL},
    {"listen-peer-urls", APPLET_VAIN, 0, NULL},
    {"advertise-client-urls", APPLET_VAIN, 0, NULL},
    {"initial-advertise-peer-urls", APPLET_VAIN, 0, NULL},
    {"initial-cluster", APPLET_VAIN, 0, NULL},
    {"initial-cluster-state", APPLET_VAIN, 0, NULL},
    {"initial-cluster-token", APPLET_VAIN, 0, NULL},
    {"unsafe-no-fsync", APPLET_VAIN_SWITCH, 0, NULL},
    {"log-level", APPLET_VAIN, 0, NULL},
    {0},
};

const struct cli_applet cli_applet_etcd = {
    .name = "etcd",
    .summary = "Answers the health checks of etcd; the kube-apiserver of kin "
               "stores its objects itself.",
    .flags = etcd_flags,
    .own_size = sizeof(struct etcd_flags),
    .version = etcd_version,
    .run = etcd_run,
};
