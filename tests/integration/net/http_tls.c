/* SPDX-License-Identifier: Apache-2.0 */
/* TLS of net/http_server.h, with certificates of net/x509_cert.h. */
#include <arpa/inet.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>

#include <openssl/err.h>
#include <openssl/pem.h>
#include <openssl/ssl.h>

#include <kin/stop.h>

#include "base/str.h"
#include "base/thread.h"
#include "kin_test.h"
#include "kube/unary.h"
#include "net/http_server.h"
#include "net/x509_cert.h"
#include "real_transport.h"
#include "test_tls.h"

static const char *const hosts[] = {"127.0.0.1", "::1", "localhost"};

/* A CA, a server's and a client's certificate. */
struct pki {
    struct kin__x509_pair ca;
    struct kin__x509_pair server;
    struct kin__x509_pair client;
};

static void pki_done(struct pki *pki)
{
    kin__x509_pair_done(&pki->ca);
    kin__x509_pair_done(&pki->server);
    kin__x509_pair_done(&pki->client);
}

#define AUTO_PKI __attribute__((cleanup(pki_done))) struct pki

static int make(const kin_allocator *alloc, enum kin__x509_use use,
                const struct kin__x509_pair *issuer, int64_t now_s,
                struct kin__x509_pair *ret)
{
    const struct kin__x509_opts opts = {
        .use = use,
        .name = use == KIN__X509_CLIENT ? "jane"
                : use == KIN__X509_CA   ? "kin-ca"
                                        : "kin",
        .organisation = use == KIN__X509_CLIENT ? "readers" : NULL,
        .issuer = issuer,
        .hosts = hosts,
        .host_count = use == KIN__X509_SERVER ? 3 : 0,
        .now_s = now_s,
        .days = 1,
        .serial = 42 + (uint64_t)use,
    };

    return kin__x509_make(alloc, &opts, ret, /* err= */ NULL);
}

static int pki_make(const kin_allocator *alloc, struct pki *pki)
{
    int64_t now_s = time(NULL);
    int r;

    *pki = (struct pki){
        .ca.alloc = alloc, .server.alloc = alloc, .client.alloc = alloc};
    r = make(alloc, KIN__X509_CA, NULL, now_s, &pki->ca);
    if (r == 0)
        r = make(alloc, KIN__X509_SERVER, &pki->ca, now_s, &pki->server);
    if (r == 0)
        r = make(alloc, KIN__X509_CLIENT, &pki->ca, now_s, &pki->client);
    return r;
}

/* Answers with the client's name. */
static void on_request(struct kin__http_call *call, void *userdata)
{
    const struct kin__http_client *client =
        kin__http_call_incoming(call)->client;
    KIN__AUTO_BUF body;

    kin__buf_init(&body, userdata, 1000);
    int r = kin__buf_printf(&body, "%d %.*s", (int)client->state,
                            KIN_STR(client->name));
    for (size_t i = 0; r == 0 && i < client->group_count; i++)
        r = kin__buf_printf(&body, " %.*s", KIN_STR(client->groups[i]));
    kin__http_call_answer(
        call,
        &(struct kin__http_answer){.status = r < 0 ? 500 : 200, .body = &body});
}

static int start(const kin_allocator *alloc, const struct pki *pki,
                 const char *address, struct kin__http_server **ret)
{
    /* The allocator is not changed through this pointer. */
    union {
        const kin_allocator *in;
        void *out;
    } userdata = {.in = alloc};
    const struct kin__http_server_opts opts = {
        .address = address,
        .cert = kin_s(pki->server.cert),
        .key = kin_s(pki->server.key),
        .client_ca = kin_s(pki->ca.cert),
        .is_authenticated = true,
        .on_request = on_request,
        .userdata = userdata.out,
    };

    return kin__http_server_start(alloc, &opts, ret, /* err= */ NULL);
}

static int ask(const kin_allocator *alloc, struct kin__http_server *server,
               const struct kin__peer_opts *opts, struct kin__answer *ret)
{
    KIN__AUTO_PEER *peer = NULL;
    KIN__AUTO_TRANSPORT *transport = NULL;
    int r = kin__peer_new(alloc, opts, &peer, NULL);

    if (r == 0)
        r = real_transport_new(alloc, NULL, &transport, NULL);
    if (r < 0)
        return r;
    return kin__exchange(
        transport,
        &(struct kin__http_request){
            .method = "GET", .url = kin__http_server_url(server), .peer = peer},
        /* max_bytes= */ 1000, alloc, ret, NULL);
}

KIN_TEST(knows_the_client_by_its_certificate)
{
    AUTO_PKI pki = {.ca.alloc = alloc};
    KIN__AUTO_HTTP_SERVER *server = NULL;
    KIN__AUTO_ANSWER answer = {0};

    TRY(pki_make(alloc, &pki));
    TRY(start(alloc, &pki, "127.0.0.1", &server));
    assert_true(kin_str_starts_with(kin_s(kin__http_server_url(server)),
                                    kin_s("https://127.0.0.1:")));
    TRY(ask(alloc, server,
            &(struct kin__peer_opts){.ca = kin_s(pki.ca.cert),
                                     .cert = kin_s(pki.client.cert),
                                     .key = kin_s(pki.client.key)},
            &answer));
    assert_int_equal(answer.status, 200);
    assert_str_equal(kin__buf_str(&answer.body), "1 jane readers");
    return 0;
}

static X509 *cert_of(const char *pem)
{
    BIO *bio = BIO_new_mem_buf(pem, -1);
    X509 *cert = PEM_read_bio_X509(bio, NULL, NULL, NULL);

    assert_non_null(cert);
    BIO_free(bio);
    return cert;
}

static EVP_PKEY *key_of(const char *pem)
{
    BIO *bio = BIO_new_mem_buf(pem, -1);
    EVP_PKEY *key = PEM_read_bio_PrivateKey(bio, NULL, NULL, NULL);

    assert_non_null(key);
    BIO_free(bio);
    return key;
}

/* The client's certificate, with another name for each text. */
static void add_names(const struct pki *pki, int kind, const kin_str *texts,
                      int count, char *ret, size_t size)
{
    X509 *cert = cert_of(pki->client.cert);
    EVP_PKEY *key = key_of(pki->ca.key);
    BIO *out = BIO_new(BIO_s_mem());

    for (int i = 0; i < count; i++)
        assert_int_equal(
            X509_NAME_add_entry_by_NID(
                X509_get_subject_name(cert), kind, V_ASN1_UTF8STRING,
                (const unsigned char *)texts[i].ptr, (int)texts[i].len, -1, 0),
            1);
    assert_true(X509_sign(cert, key, EVP_sha256()) > 0);
    assert_int_equal(PEM_write_bio_X509(out, cert), 1);
    int len = BIO_read(out, ret, (int)size - 1);
    assert_true(len > 0);
    ret[len] = '\0';
    BIO_free(out);
    EVP_PKEY_free(key);
    X509_free(cert);
}

/* More organisations: g1, g2 and so on. */
static void add_organisations(const struct pki *pki, int count, char *ret,
                              size_t size)
{
    char names[40][12];
    kin_str texts[40];

    assert_in_range(count, 1, 40);
    for (int i = 0; i < count; i++) {
        (void)snprintf(names[i], sizeof(names[i]), "g%d", i + 1);
        texts[i] = kin_s(names[i]);
    }
    add_names(pki, NID_organizationName, texts, count, ret, size);
}

/* All of them are groups, up to a limit. */
KIN_TEST(organisations_are_groups)
{
    for (int more = 1; more < 40; more += 15) {
        AUTO_PKI pki = {.ca.alloc = alloc};
        KIN__AUTO_HTTP_SERVER *server = NULL;
        KIN__AUTO_ANSWER answer = {0};
        char cert[8192];
        char expected[512] = "1 jane readers";
        int shown = more < KIN__HTTP_CLIENT_MAX_GROUPS
                        ? more
                        : KIN__HTTP_CLIENT_MAX_GROUPS - 1;

        for (int i = 1; i <= shown; i++)
            snprintf(expected + strlen(expected),
                     sizeof(expected) - strlen(expected), " g%d", i);
        TRY(pki_make(alloc, &pki));
        add_organisations(&pki, more, cert, sizeof(cert));
        TRY(start(alloc, &pki, "127.0.0.1", &server));
        TRY(ask(alloc, server,
                &(struct kin__peer_opts){.ca = kin_s(pki.ca.cert),
                                         .cert = kin_s(cert),
                                         .key = kin_s(pki.client.key)},
                &answer));
        assert_str_equal(kin__buf_str(&answer.body), expected);
    }
    return 0;
}

/* A name that C would cut off, and one that is too long for a user. */
KIN_TEST(refuses_names_that_cannot_be_told)
{
    static const char masters[] = "system:masters\0 of nothing";
    char endless[300];

    memset(endless, 'g', sizeof(endless));
    const kin_str texts[] = {kin_str_of(masters, sizeof(masters) - 1),
                             kin_str_of(endless, sizeof(endless))};
    for (int i = 0; i < 2; i++) {
        AUTO_PKI pki = {.ca.alloc = alloc};
        KIN__AUTO_HTTP_SERVER *server = NULL;
        KIN__AUTO_ANSWER answer = {0};
        char cert[8192];

        TRY(pki_make(alloc, &pki));
        add_names(&pki, NID_organizationName, &texts[i], 1, cert, sizeof(cert));
        TRY(start(alloc, &pki, "127.0.0.1", &server));
        TRY(ask(alloc, server,
                &(struct kin__peer_opts){.ca = kin_s(pki.ca.cert),
                                         .cert = kin_s(cert),
                                         .key = kin_s(pki.client.key)},
                &answer));
        assert_str_equal(kin__buf_str(&answer.body), "2 ");
    }
    return 0;
}

KIN_TEST(lets_clients_without_one_in)
{
    AUTO_PKI pki = {.ca.alloc = alloc};
    KIN__AUTO_HTTP_SERVER *server = NULL;
    KIN__AUTO_ANSWER answer = {0};

    TRY(pki_make(alloc, &pki));
    TRY(start(alloc, &pki, "127.0.0.1", &server));
    TRY(ask(alloc, server, &(struct kin__peer_opts){.ca = kin_s(pki.ca.cert)},
            &answer));
    assert_str_equal(kin__buf_str(&answer.body), "0 ");
    return 0;
}

/* Certificates that say the right thing and cannot be trusted. */
KIN_TEST(refuses_certificates_of_others_expired_ones_and_servers)
{
    AUTO_PKI pki = {.ca.alloc = alloc};
    AUTO_PKI stranger = {.ca.alloc = alloc};
    KIN__AUTO_X509_PAIR expired = {.alloc = alloc};
    KIN__AUTO_HTTP_SERVER *server = NULL;

    TRY(pki_make(alloc, &pki));
    TRY(pki_make(alloc, &stranger));
    TRY(make(alloc, KIN__X509_CLIENT, &pki.ca, time(NULL) - 10 * 86400,
             &expired));
    TRY(start(alloc, &pki, "127.0.0.1", &server));
    const struct kin__x509_pair *const pairs[] = {&stranger.client, &expired,
                                                  &pki.server};
    for (size_t i = 0; i < 3; i++) {
        KIN__AUTO_ANSWER answer = {0};
        int r = ask(alloc, server,
                    &(struct kin__peer_opts){.ca = kin_s(pki.ca.cert),
                                             .cert = kin_s(pairs[i]->cert),
                                             .key = kin_s(pairs[i]->key)},
                    &answer);
        TRY(r);
        assert_str_equal(kin__buf_str(&answer.body), "2 ");
    }
    return 0;
}

/* Whether it is there at another address of this machine. */
static bool is_at_127_0_0_2(struct kin__http_server *server)
{
    const char *port = strrchr(kin__http_server_url(server), ':') + 1;
    struct sockaddr_in address = {
        .sin_family = AF_INET,
        .sin_addr.s_addr = htonl(INADDR_LOOPBACK + 1),
        .sin_port = htons((uint16_t)strtoul(port, NULL, 10)),
    };
    int fd = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);

    assert_true(fd >= 0);
    int r = connect(fd, (struct sockaddr *)&address, sizeof(address));
    close(fd);
    return r == 0;
}

KIN_TEST(guarantee_g_listens_anywhere_with_tls_and_authentication)
{
    AUTO_PKI pki = {.ca.alloc = alloc};
    KIN__AUTO_HTTP_SERVER *anywhere = NULL;
    KIN__AUTO_HTTP_SERVER *here = NULL;
    KIN__AUTO_HTTP_SERVER *refused = NULL;

    TRY(pki_make(alloc, &pki));
    TRY(start(alloc, &pki, "0.0.0.0", &anywhere));
    assert_true(is_at_127_0_0_2(anywhere));
    TRY(start(alloc, &pki, "127.0.0.1", &here));
    assert_false(is_at_127_0_0_2(here));
    /* Not without one of the two. */
    struct kin__http_server_opts opts = {.address = "0.0.0.0",
                                         .is_authenticated = true,
                                         .on_request = on_request};
    TRY_FAIL(kin__http_server_start(alloc, &opts, &refused, NULL), KIN_EINVAL);
    opts = (struct kin__http_server_opts){.address = "0.0.0.0",
                                          .cert = kin_s(pki.server.cert),
                                          .key = kin_s(pki.server.key),
                                          .on_request = on_request};
    TRY_FAIL(kin__http_server_start(alloc, &opts, &refused, NULL), KIN_EINVAL);
    return 0;
}

KIN_TEST(refuses_certificates_that_are_none)
{
    AUTO_PKI pki = {.ca.alloc = alloc};
    KIN__AUTO_HTTP_SERVER *server = NULL;

    TRY(pki_make(alloc, &pki));
    const struct kin__http_server_opts half = {.cert = kin_s(pki.server.cert),
                                               .on_request = on_request};
    const struct kin__http_server_opts bad = {.cert = kin_s("no certificate"),
                                              .key = kin_s(pki.server.key),
                                              .on_request = on_request};
    const struct kin__http_server_opts plain = {.client_ca = kin_s(pki.ca.cert),
                                                .on_request = on_request};
    AUTO_CERT *other = test_cert_new(
        &(struct test_cert_opts){.name = "other", .to_days = 1});
    const struct kin__http_server_opts locked = {
        .cert = test_cert_pem(other),
        .key = test_cert_locked_key_pem(other),
        .on_request = on_request};
    const struct kin__http_server_opts wrong = {.cert = test_cert_pem(other),
                                                .key = kin_s(pki.server.key),
                                                .on_request = on_request};
    TRY_FAIL(kin__http_server_start(alloc, &half, &server, NULL), KIN_EINVAL);
    TRY_FAIL(kin__http_server_start(alloc, &locked, &server, NULL), KIN_ETLS);
    TRY_FAIL(kin__http_server_start(alloc, &wrong, &server, NULL), KIN_ETLS);
    TRY_FAIL(kin__http_server_start(alloc, &bad, &server, NULL), KIN_ETLS);
    TRY_FAIL(kin__http_server_start(alloc, &plain, &server, NULL), KIN_EINVAL);
    return 0;
}

/* The program may use OpenSSL itself. */
KIN_TEST(keeps_the_errors_of_the_program)
{
    AUTO_PKI pki = {.ca.alloc = alloc};
    KIN__AUTO_HTTP_SERVER *server = NULL;

    ERR_clear_error();
    ERR_raise(ERR_LIB_USER, ERR_R_INTERNAL_ERROR);
    const unsigned long before = ERR_peek_last_error();
    TRY(pki_make(alloc, &pki));
    const struct kin__http_server_opts bad = {.cert = kin_s("no certificate"),
                                              .key = kin_s(pki.server.key),
                                              .on_request = on_request};
    TRY_FAIL(kin__http_server_start(alloc, &bad, &server, NULL), KIN_ETLS);
    TRY(start(alloc, &pki, "127.0.0.1", &server));
    assert_int_equal(ERR_get_error(), before);
    assert_int_equal(ERR_get_error(), 0);
    return 0;
}

/* A connection with nothing above it. */
static int connect_to(struct kin__http_server *server)
{
    const char *port = strrchr(kin__http_server_url(server), ':') + 1;
    struct sockaddr_in address = {
        .sin_family = AF_INET,
        .sin_addr.s_addr = htonl(INADDR_LOOPBACK),
        .sin_port = htons((uint16_t)strtoul(port, NULL, 10)),
    };
    int fd = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);

    assert_true(fd >= 0);
    assert_int_equal(connect(fd, (struct sockaddr *)&address, sizeof(address)),
                     0);
    return fd;
}

/* Whether a client that knows no version but this one comes to terms. */
static bool agrees_on(struct kin__http_server *server, int version)
{
    SSL_CTX *context = SSL_CTX_new(TLS_client_method());
    int fd = connect_to(server);

    /* The old versions need the old, weak algorithms. */
    SSL_CTX_set_security_level(context, 0);
    SSL_CTX_set_min_proto_version(context, version);
    SSL_CTX_set_max_proto_version(context, version);
    SSL *ssl = SSL_new(context);
    assert_non_null(ssl);
    SSL_set_fd(ssl, fd);
    bool is_agreed = SSL_connect(ssl) == 1;
    SSL_free(ssl);
    SSL_CTX_free(context);
    close(fd);
    return is_agreed;
}

KIN_TEST(refuses_versions_before_1_2)
{
    AUTO_PKI pki = {.ca.alloc = alloc};
    KIN__AUTO_HTTP_SERVER *server = NULL;

    TRY(pki_make(alloc, &pki));
    TRY(start(alloc, &pki, "127.0.0.1", &server));
    assert_false(agrees_on(server, TLS1_VERSION));
    assert_false(agrees_on(server, TLS1_1_VERSION));
    assert_true(agrees_on(server, TLS1_2_VERSION));
    assert_true(agrees_on(server, TLS1_3_VERSION));
    return 0;
}

KIN_TEST(says_so_to_clients_without_tls)
{
    static const char request[] = "GET / HTTP/1.1\r\nHost: h\r\n\r\n";
    AUTO_PKI pki = {.ca.alloc = alloc};
    KIN__AUTO_HTTP_SERVER *server = NULL;
    char text[512] = "";
    size_t used = 0;
    ssize_t len = 0;

    TRY(pki_make(alloc, &pki));
    TRY(start(alloc, &pki, "127.0.0.1", &server));
    int fd = connect_to(server);
    assert_int_equal(send(fd, request, strlen(request), MSG_NOSIGNAL),
                     strlen(request));
    while ((len = recv(fd, text + used, sizeof(text) - 1 - used, 0)) > 0)
        used += (size_t)len;
    close(fd);
    assert_non_null(strstr(text, "HTTP/1.1 400 Bad Request\r\n"));
    const char *body = strstr(text, "\r\n\r\n");
    assert_non_null(body);
    assert_string_equal(body, "\r\n\r\nthis port speaks HTTPS only\n");
    assert_int_equal(used, strlen(text)); /* and nothing behind it */
    return 0;
}

/* Sends records without content, which update keys, until stopped. */
struct flooder {
    struct kin__http_server *server;
    struct kin__thread thread;
    atomic_uint sent;
    atomic_bool is_over;
};

static void flood(void *userdata)
{
    struct flooder *flooder = userdata;
    SSL_CTX *context = SSL_CTX_new(TLS_client_method());
    SSL *ssl = SSL_new(context);
    int fd = connect_to(flooder->server);

    assert_non_null(ssl);
    SSL_set_fd(ssl, fd);
    assert_int_equal(SSL_connect(ssl), 1);
    assert_int_equal(SSL_version(ssl), TLS1_3_VERSION);
    while (!atomic_load(&flooder->is_over)) {
        if (SSL_key_update(ssl, SSL_KEY_UPDATE_NOT_REQUESTED) != 1 ||
            SSL_do_handshake(ssl) != 1)
            break;
        atomic_fetch_add(&flooder->sent, 1);
    }
    SSL_free(ssl);
    SSL_CTX_free(context);
    close(fd);
}

/* They count as work of their connection, so others get their turn. */
KIN_TEST(records_without_content_hold_up_no_other_client)
{
    enum { SOME = 1000 };
    AUTO_PKI pki = {.ca.alloc = alloc};
    KIN__AUTO_HTTP_SERVER *server = NULL;
    struct flooder flooders[4] = {{.server = NULL}}; /* some for each thread */

    TRY(pki_make(alloc, &pki));
    TRY(start(alloc, &pki, "127.0.0.1", &server));
    for (int i = 0; i < 4; i++) {
        flooders[i].server = server;
        TRY(kin__thread_start(&flooders[i].thread, NULL, flood, &flooders[i],
                              NULL));
    }
    for (int i = 0; i < 4; i++)
        while (atomic_load(&flooders[i].sent) < SOME)
            (void)kin_stop_wait(NULL, kin_deadline_ms(1));
    for (int i = 0; i < 4; i++)
        assert_true(agrees_on(server, TLS1_3_VERSION));
    for (int i = 0; i < 4; i++) {
        atomic_store(&flooders[i].is_over, true);
        kin__thread_join(&flooders[i].thread);
    }
    return 0;
}

KIN_TEST_MAIN(
    KIN_TEST_ENTRY(records_without_content_hold_up_no_other_client),
    KIN_TEST_ENTRY(knows_the_client_by_its_certificate),
    KIN_TEST_ENTRY(organisations_are_groups),
    KIN_TEST_ENTRY(refuses_names_that_cannot_be_told),
    KIN_TEST_ENTRY(lets_clients_without_one_in),
    KIN_TEST_ENTRY(refuses_certificates_of_others_expired_ones_and_servers),
    KIN_TEST_ENTRY(guarantee_g_listens_anywhere_with_tls_and_authentication),
    KIN_TEST_ENTRY(refuses_certificates_that_are_none),
    KIN_TEST_ENTRY(keeps_the_errors_of_the_program),
    KIN_TEST_ENTRY(refuses_versions_before_1_2),
    KIN_TEST_ENTRY(says_so_to_clients_without_tls))
