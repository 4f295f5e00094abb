/* SPDX-License-Identifier: Apache-2.0 */
/* TLS: server verification and client certificates. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#include "kin_test.h"
#include "kube/unary.h"
#include "real_transport.h"
#include "test_server.h"
#include "test_tls.h"

static void serve_hello(struct test_conn *conn, void *userdata)
{
    (void)userdata;
    while (test_conn_read(conn)) {
        bool has_host = strstr(test_conn_request(conn).ptr,
                               "\r\nHost: 127.0.0.1:") != NULL;
        test_conn_send(conn, has_host
                                 ? "HTTP/1.1 200 OK\r\nContent-Length: 5\r\n"
                                   "\r\nhello"
                                 : "HTTP/1.1 421 Misdirected\r\n"
                                   "Content-Length: 0\r\n\r\n");
    }
}

static struct test_server *new_server(struct test_tls *tls)
{
    return test_server_new(
        &(struct test_server_opts){.serve = serve_hello, .tls = tls});
}

static struct test_cert *new_ca(const char *name)
{
    return test_cert_new(&(struct test_cert_opts){
        .name = name, .is_ca = true, .from_days = -1, .to_days = 10});
}

static struct test_cert *new_cert(const struct test_cert *ca,
                                  const char *address)
{
    return test_cert_new(&(struct test_cert_opts){.name = "kin",
                                                  .address = address,
                                                  .issuer = ca,
                                                  .from_days = -1,
                                                  .to_days = 10});
}

/* One request with a peer made of `opts`. */
static int ask(const kin_allocator *alloc, struct test_server *server,
               const struct kin__peer_opts *opts, struct kin__answer *ret,
               kin_error *err)
{
    KIN__AUTO_PEER *peer = NULL;
    KIN__AUTO_TRANSPORT *transport = NULL;
    int r = kin__peer_new(alloc, opts, &peer, err);

    if (r == 0)
        r = real_transport_new(alloc, /* opts= */ NULL, &transport, err);
    if (r < 0)
        return r;
    return kin__exchange(
        transport,
        &(struct kin__http_request){
            .method = "GET", .url = test_server_url(server, "/"), .peer = peer},
        /* max_bytes= */ 100, alloc, ret, err);
}

#define EXPECT_OK(alloc, server, opts)                                         \
    do {                                                                       \
        KIN__AUTO_ANSWER answer_ = {.status = 0};                              \
        kin_error err_ = KIN_ERROR_INIT;                                       \
        int r_ = ask(alloc, server, opts, &answer_, &err_);                    \
        if (r_ < 0 && r_ != KIN_ENOMEM)                                        \
            print_error("%s\n", err_.message);                                 \
        TRY(r_);                                                               \
        assert_int_equal(answer_.status, 200);                                 \
        assert_str_equal(kin__buf_str(&answer_.body), "hello");                \
    } while (0)

#define EXPECT_TLS_ERROR(alloc, server, opts, word)                            \
    do {                                                                       \
        KIN__AUTO_ANSWER answer_ = {.status = 0};                              \
        kin_error err_ = KIN_ERROR_INIT;                                       \
        int r_ = ask(alloc, server, opts, &answer_, &err_);                    \
        if (!strstr(err_.message, word))                                       \
            print_error("%s\n", err_.message);                                 \
        TRY_FAIL(r_, KIN_ETLS);                                                \
        assert_int_equal(answer_.cause, KIN_FLOW_BROKEN);                      \
        assert_non_null(strstr(err_.message, word));                           \
        assert_non_null(strstr(err_.message, "https://127.0.0.1:"));           \
    } while (0)

KIN_TEST(a_trusted_server_is_spoken_to)
{
    AUTO_CERT *ca = new_ca("ca");
    AUTO_CERT *cert = new_cert(ca, "IP:127.0.0.1");
    AUTO_TLS *tls = test_tls_new(&(struct test_tls_opts){.cert = cert});
    AUTO_SERVER *server = new_server(tls);
    const struct kin__peer_opts opts = {.ca = test_cert_pem(ca)};

    EXPECT_OK(alloc, server, &opts);
    return 0;
}

KIN_TEST(an_unknown_authority_is_refused)
{
    AUTO_CERT *ca = new_ca("ca");
    AUTO_CERT *other = new_ca("other");
    AUTO_CERT *cert = new_cert(ca, "IP:127.0.0.1");
    AUTO_CERT *own = new_cert(/* ca= */ NULL, "IP:127.0.0.1");
    AUTO_TLS *tls = test_tls_new(&(struct test_tls_opts){.cert = cert});
    AUTO_TLS *own_tls = test_tls_new(&(struct test_tls_opts){.cert = own});
    AUTO_SERVER *server = new_server(tls);
    AUTO_SERVER *own_server = new_server(own_tls);
    const struct kin__peer_opts opts = {.ca = test_cert_pem(other)};
    const struct kin__peer_opts system = {.server_name = NULL};

    EXPECT_TLS_ERROR(alloc, server, &opts,
                     "tls: the certificate is signed by an unknown authority");
    EXPECT_TLS_ERROR(alloc, server, &system, "by an unknown authority");
    EXPECT_TLS_ERROR(alloc, own_server, &opts, "by an unknown authority");
    return 0;
}

KIN_TEST(a_certificate_for_another_host_is_refused)
{
    AUTO_CERT *ca = new_ca("ca");
    AUTO_CERT *cert = new_cert(ca, "DNS:api.internal");
    AUTO_TLS *tls = test_tls_new(&(struct test_tls_opts){.cert = cert});
    AUTO_SERVER *server = new_server(tls);
    const struct kin__peer_opts opts = {.ca = test_cert_pem(ca)};
    const struct kin__peer_opts named = {.ca = test_cert_pem(ca),
                                         .server_name = "api.internal"};
    const struct kin__peer_opts rooted = {.ca = test_cert_pem(ca),
                                          .server_name = "api.internal."};
    const struct kin__peer_opts misnamed = {.ca = test_cert_pem(ca),
                                            .server_name = "other.internal"};

    EXPECT_TLS_ERROR(alloc, server, &opts,
                     "tls: the certificate is for another host");
    EXPECT_TLS_ERROR(alloc, server, &misnamed, "for another host");
    /* The server still sees the Host that it has. */
    EXPECT_OK(alloc, server, &named);
    EXPECT_OK(alloc, server, &rooted);
    return 0;
}

KIN_TEST(a_certificate_out_of_its_time_is_refused)
{
    AUTO_CERT *ca = new_ca("ca");
    AUTO_CERT *old = test_cert_new(
        &(struct test_cert_opts){.name = "old",
                                 .address = "IP:127.0.0.1",
                                 .issuer = ca,
                                 .from_days = -2,
                                 .to_days = -1});
    AUTO_CERT *early = test_cert_new(
        &(struct test_cert_opts){.name = "early",
                                 .address = "IP:127.0.0.1",
                                 .issuer = ca,
                                 .from_days = 1,
                                 .to_days = 2});
    AUTO_TLS *old_tls = test_tls_new(&(struct test_tls_opts){.cert = old});
    AUTO_TLS *early_tls = test_tls_new(&(struct test_tls_opts){.cert = early});
    AUTO_SERVER *old_server = new_server(old_tls);
    AUTO_SERVER *early_server = new_server(early_tls);
    const struct kin__peer_opts opts = {.ca = test_cert_pem(ca)};

    EXPECT_TLS_ERROR(alloc, old_server, &opts,
                     "tls: the certificate has expired");
    EXPECT_TLS_ERROR(alloc, early_server, &opts,
                     "tls: the certificate is not valid yet");
    return 0;
}

KIN_TEST(an_insecure_peer_accepts_any_certificate)
{
    AUTO_CERT *own = test_cert_new(
        &(struct test_cert_opts){.name = "own",
                                 .address = "DNS:elsewhere",
                                 .from_days = -2,
                                 .to_days = -1});
    AUTO_TLS *tls = test_tls_new(&(struct test_tls_opts){.cert = own});
    AUTO_SERVER *server = new_server(tls);
    const struct kin__peer_opts opts = {.is_insecure = true};

    EXPECT_OK(alloc, server, &opts);
    return 0;
}

KIN_TEST(a_client_shows_its_certificate)
{
    AUTO_CERT *ca = new_ca("ca");
    AUTO_CERT *cert = new_cert(ca, "IP:127.0.0.1");
    AUTO_CERT *admin = new_cert(ca, /* address= */ NULL);
    AUTO_CERT *other_ca = new_ca("other");
    AUTO_CERT *stranger = new_cert(other_ca, /* address= */ NULL);
    AUTO_TLS *tls = test_tls_new(
        &(struct test_tls_opts){.cert = cert, .client_ca = ca});
    AUTO_SERVER *server = new_server(tls);
    const struct kin__peer_opts good = {.ca = test_cert_pem(ca),
                                        .cert = test_cert_pem(admin),
                                        .key = test_cert_key_pem(admin)};
    const struct kin__peer_opts none = {.ca = test_cert_pem(ca)};
    const struct kin__peer_opts unknown = {.ca = test_cert_pem(ca),
                                           .cert = test_cert_pem(stranger),
                                           .key = test_cert_key_pem(stranger)};

    EXPECT_OK(alloc, server, &good);
    EXPECT_TLS_ERROR(alloc, server, &none, "certificate");
    EXPECT_TLS_ERROR(alloc, server, &unknown, "unknown ca");
    return 0;
}

KIN_TEST(unusable_keys_and_cas_are_reported)
{
    AUTO_CERT *ca = new_ca("ca");
    AUTO_CERT *cert = new_cert(ca, "IP:127.0.0.1");
    AUTO_CERT *admin = new_cert(ca, /* address= */ NULL);
    AUTO_TLS *tls = test_tls_new(&(struct test_tls_opts){.cert = cert});
    AUTO_SERVER *server = new_server(tls);
    struct kin__peer_opts opts = {.ca = test_cert_pem(ca),
                                  .cert = test_cert_pem(admin)};

    /* The key of another certificate; an encrypted key, without a prompt; an
     * invalid one. */
    opts.key = test_cert_key_pem(cert);
    EXPECT_TLS_ERROR(alloc, server, &opts, "tls: ");
    opts.key = test_cert_locked_key_pem(admin);
    EXPECT_TLS_ERROR(alloc, server, &opts, "tls: ");
    opts.key = kin_s("junk");
    EXPECT_TLS_ERROR(alloc, server, &opts, "tls: ");
    opts.key = test_cert_key_pem(admin);
    EXPECT_OK(alloc, server, &opts);
    opts.ca = kin_s("junk");
    EXPECT_TLS_ERROR(alloc, server, &opts,
                     "the certificate authority is not a PEM certificate");
    return 0;
}

/* Debian's OpenSSL refuses them by itself; here only libkin can. */
__attribute__((constructor)) static void allow_old_versions(void)
{
    static const char text[] = "openssl_conf = c\n[c]\nssl_conf = s\n[s]\n"
                               "system_default = d\n[d]\n"
                               "MinProtocol = None\n"
                               "CipherString = ALL:@SECLEVEL=0\n";
    char path[64];
    int fd = memfd_create("openssl.cnf", /* flags= */ 0);

    if (fd < 0 || write(fd, text, strlen(text)) != (ssize_t)strlen(text))
        abort();
    snprintf(path, sizeof(path), "/proc/self/fd/%d", fd);
    setenv("OPENSSL_CONF", path, /* overwrite= */ 1);
}

KIN_TEST(versions_before_1_2_are_refused)
{
    AUTO_CERT *ca = new_ca("ca");
    AUTO_CERT *cert = new_cert(ca, "IP:127.0.0.1");
    AUTO_TLS *old = test_tls_new(
        &(struct test_tls_opts){.cert = cert, .max_version = TLS1_1_VERSION});
    AUTO_TLS *good = test_tls_new(
        &(struct test_tls_opts){.cert = cert, .max_version = TLS1_2_VERSION});
    AUTO_SERVER *old_server = new_server(old);
    AUTO_SERVER *good_server = new_server(good);
    const struct kin__peer_opts opts = {.ca = test_cert_pem(ca)};

    EXPECT_TLS_ERROR(alloc, old_server, &opts, "version");
    EXPECT_OK(alloc, good_server, &opts);
    if (real_transport_is_direct())
        return 0;
    /* Nor in a proxy. */
    const struct kin__peer_opts through = {
        .ca = test_cert_pem(ca), .proxy_url = test_server_url(old_server, "")};
    EXPECT_TLS_ERROR(alloc, good_server, &through, "version");
    return 0;
}

KIN_TEST(a_plain_server_is_no_tls_server)
{
    AUTO_SERVER *plain = test_server_new(
        &(struct test_server_opts){.serve = serve_hello});
    KIN__AUTO_TRANSPORT *transport = NULL;
    KIN__AUTO_ANSWER answer = {.status = 0};
    kin_error err = KIN_ERROR_INIT;
    char url[64];

    snprintf(url, sizeof(url), "https://127.0.0.1:%d/",
             test_server_port(plain));
    TRY(real_transport_new(alloc, /* opts= */ NULL, &transport, NULL));
    /* The hello of TLS has no empty line, so the server waits for more. */
    TRY_FAIL(kin__exchange(
                 transport,
                 &(struct kin__http_request){
                     .method = "GET", .url = url, .connect_timeout_ms = 50},
                 100, alloc, &answer, &err),
             KIN_ETIMEDOUT);
    return 0;
}

/* Counts connections as the certificate changes. */
KIN_TEST(a_new_certificate_gets_a_new_connection)
{
    AUTO_CERT *ca = new_ca("ca");
    AUTO_CERT *cert = new_cert(ca, "IP:127.0.0.1");
    AUTO_CERT *first = new_cert(ca, /* address= */ NULL);
    AUTO_CERT *second = new_cert(ca, /* address= */ NULL);
    AUTO_TLS *tls = test_tls_new(
        &(struct test_tls_opts){.cert = cert, .client_ca = ca});
    AUTO_SERVER *server = new_server(tls);
    KIN__AUTO_TRANSPORT *transport = NULL;
    const struct test_cert *shown[] = {first, first, second, second};
    static const int expected[] = {1, 1, 2, 2};

    TRY(real_transport_new(alloc, /* opts= */ NULL, &transport, NULL));
    for (int i = 0; i < 4; i++) {
        KIN__AUTO_PEER *peer = NULL;
        KIN__AUTO_ANSWER answer = {.status = 0};
        TRY(kin__peer_new(
            alloc,
            &(struct kin__peer_opts){.ca = test_cert_pem(ca),
                                     .cert = test_cert_pem(shown[i]),
                                     .key = test_cert_key_pem(shown[i])},
            &peer, NULL));
        TRY(kin__exchange(
            transport,
            &(struct kin__http_request){.method = "GET",
                                        .url = test_server_url(server, "/"),
                                        .peer = peer},
            100, alloc, &answer, NULL));
        assert_int_equal(answer.status, 200);
        assert_int_equal(test_server_accepted(server), expected[i]);
    }
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(a_trusted_server_is_spoken_to),
              KIN_TEST_ENTRY(an_unknown_authority_is_refused),
              KIN_TEST_ENTRY(a_certificate_for_another_host_is_refused),
              KIN_TEST_ENTRY(a_certificate_out_of_its_time_is_refused),
              KIN_TEST_ENTRY(an_insecure_peer_accepts_any_certificate),
              KIN_TEST_ENTRY(a_client_shows_its_certificate),
              KIN_TEST_ENTRY(unusable_keys_and_cas_are_reported),
              KIN_TEST_ENTRY(versions_before_1_2_are_refused),
              KIN_TEST_ENTRY(a_plain_server_is_no_tls_server),
              KIN_TEST_ENTRY(a_new_certificate_gets_a_new_connection))
