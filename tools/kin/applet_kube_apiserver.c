/* SPDX-License-Identifier: Apache-2.0 */
/* applet_kube_apiserver.c - the `kube-apiserver` of `kin envtest`: the embedded
 * API server with the flags of the real one. */
#include <errno.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include <kin/server.h>
#include <kin/str.h>

#include "applet.h"
#include "base/clock.h"
#include "base/random.h"
#include "base/str.h"
#include "kube/file.h"
#include "net/x509_cert.h"
#include "print.h"
#include "schema/schema.h"
#include "serving.h"

enum { APISERVER_PATH = 4096, APISERVER_CERT_DAYS = 365 };

struct apiserver_flags {
    const char *address;
    const char *port;
    const char *cert_dir;
    const char *cert_file;
    const char *key_file;
    const char *client_ca_file;
    const char *token_file;
};

/* The pair of files in --cert-dir. */
struct apiserver_pair {
    char cert[APISERVER_PATH];
    char key[APISERVER_PATH];
};

/* --- the certificate --------------------------------------------------- */

static int apiserver_pair_of(const char *folder, struct apiserver_pair *ret,
                             kin_error *err)
{
    if (snprintf(ret->cert, APISERVER_PATH, "%s/apiserver.crt", folder) >=
            APISERVER_PATH ||
        snprintf(ret->key, APISERVER_PATH, "%s/apiserver.key", folder) >=
            APISERVER_PATH)
        return kin_error_set(err, KIN_ELIMIT, "--cert-dir: path too long");
    return 0;
}

/* A certificate that is signed by itself, as the real server makes one. */
static int apiserver_make_cert(const char *address, struct kin__x509_pair *ret,
                               kin_error *err)
{
    const char *const hosts[] = {
        "127.0.0.1", "::1", "localhost", "kubernetes", "kubernetes.default.svc",
        address};
    bool is_known = strcmp(address, "127.0.0.1") == 0 ||
                    strcmp(address, "::1") == 0 ||
                    strcmp(address, "localhost") == 0;
    uint64_t serial = 0;
    int r = kin__random_seed_from_os(&serial, err);

    if (r < 0)
        return r;
    const struct kin__x509_opts opts = {
        .use = KIN__X509_SERVER,
        .name = "kube-apiserver",
        .hosts = hosts,
        .host_count = is_known ? 5 : 6,
        .now_s = kin__clock_wall_ns(/* clock= */ NULL) / KIN__NS_PER_S,
        .days = APISERVER_CERT_DAYS,
        .serial = serial | 1,
    };
    return kin__x509_make(/* alloc= */ NULL, &opts, ret, err);
}

static int apiserver_make_pair(const char *folder, const char *address,
                               const struct apiserver_pair *pair,
                               kin_error *err)
{
    KIN__AUTO_X509_PAIR made = {0};
    int r = apiserver_make_cert(address, &made, err);

    if (r < 0)
        return r;
    if (mkdir(folder, 0700) < 0 && errno != EEXIST)
        return kin_error_set_errno(err, errno, "%s", folder);
    r = kin__file_replace(pair->key, kin_s(made.key), 0600, err);
    return r < 0 ? r
                 : kin__file_replace(pair->cert, kin_s(made.cert), 0644, err);
}

/* Without --tls-cert-file it is apiserver.crt in --cert-dir, which is made if
 * it does not exist; without both, one that is not stored. */
static int apiserver_set_cert(const struct apiserver_flags *flags,
                              struct apiserver_pair *pair,
                              kin_server_opts *opts, kin_error *err)
{
    int r = 0;

    opts->cert_file = flags->cert_file;
    opts->key_file = flags->key_file;
    if (flags->cert_file || flags->key_file || !flags->cert_dir)
        return 0;
    r = apiserver_pair_of(flags->cert_dir, pair, err);
    if (r == 0 && access(pair->cert, F_OK) < 0)
        r = apiserver_make_pair(flags->cert_dir, opts->address, pair, err);
    opts->cert_file = pair->cert;
    opts->key_file = pair->key;
    return r;
}

/* --- the server -------------------------------------------------------- */

static int apiserver_set_port(const char *text, uint16_t *ret, kin_error *err)
{
    uint64_t port = 0;

    if (kin__str_to_u64(kin_s(text), &port) < 0 || port > 65535)
        return kin_error_set(err, KIN_EINVAL,
                             "--secure-port: '%.64s' is no port", text);
    *ret = (uint16_t)port;
    return 0;
}

static enum cli_exit apiserver_run(const void *own, kin_error *err)
{
    const struct apiserver_flags *flags = own;
    KIN_AUTO(kin_server) *server = NULL;
    kin_server_opts opts = KIN_INIT(kin_server_opts);
    struct apiserver_pair pair;
    sigset_t signals;

    opts.address = flags->address ? flags->address : "127.0.0.1";
    opts.is_tls = true;
    opts.client_ca_file = flags->client_ca_file;
    opts.token_file = flags->token_file;
    opts.needs_credentials = true;
    cli_serving_begin(&signals);
    if (apiserver_set_port(flags->port ? flags->port : "6443", &opts.port,
                           err) < 0 ||
        apiserver_set_cert(flags, &pair, &opts, err) < 0 ||
        kin_server_start(&opts, &server, err) < 0)
        return CLI_EXIT_FAILED;
    cli_say(stderr, "kube-apiserver: listening on %s", kin_server_url(server));
    enum cli_exit status = cli_serving_wait(server, &signals, stderr);
    kin_server_stop(server);
    return status;
}

static int apiserver_version(FILE *out, kin_error *err)
{
    const struct kin__schema *schema = NULL;
    int r = kin__schema_get(&schema, err);

    if (r == 0)
        cli_say(out, "Kubernetes v%.*s", KIN_STR(schema->release));
    return r;
}

#define MEMBER(name) offsetof(struct apiserver_flags, name)

static const struct applet_flag apiserver_flags[] = {
    {"bind-address", APPLET_TEXT, MEMBER(address),
     "address to listen on (default 127.0.0.1)"},
    {"secure-port", APPLET_TEXT, MEMBER(port),
     "port (default 6443); 0: any free port"},
    {"cert-dir", APPLET_TEXT, MEMBER(cert_dir),
     "folder of apiserver.crt and apiserver.key, made if missing"},
    {"tls-cert-file", APPLET_TEXT, MEMBER(cert_file),
     "certificate of the server"},
    {"tls-private-key-file", APPLET_TEXT, MEMBER(key_file), "its key"},
    {"client-ca-file", APPLET_TEXT, MEMBER(client_ca_file),
     "CA of client certificates"},
    {"token-auth-file", APPLET_TEXT, MEMBER(token_file),
     "bearer tokens of users"},
    {"etcd-servers", APPLET_VAIN, 0, "objects are stored in memory"},
    {"advertise-address", APPLET_VAIN, 0, NULL},
    {"allow-privileged", APPLET_VAIN_SWITCH, 0, NULL},
    {"authorization-mode", APPLET_VAIN, 0, NULL},
    {"disable-admission-plugins", APPLET_VAIN, 0, NULL},
    {"insecure-port", APPLET_VAIN, 0, NULL},
    {"insecure-bind-address", APPLET_VAIN, 0, NULL},
    {"service-cluster-ip-range", APPLET_VAIN, 0, NULL},
    {"v", APPLET_VAIN, 0, NULL},
    {"service-account-issuer", APPLET_VAIN, 0, NULL},
    {"service-account-key-file", APPLET_VAIN, 0, NULL},
    {"service-account-signing-key-file", APPLET_VAIN, 0, NULL},
    {0},
};

const struct cli_applet cli_applet_kube_apiserver = {
    .name = "kube-apiserver",
    .summary = "Serves the Kubernetes API, for tests: kin serve with the flags "
               "of kube-apiserver.",
    .flags = apiserver_flags,
    .own_size = sizeof(struct apiserver_flags),
    .version = apiserver_version,
    .run = apiserver_run,
};
