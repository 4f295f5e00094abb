/* SPDX-License-Identifier: Apache-2.0 */
#include "net/http_tls.h"

#include <stdint.h>

static gnutls_datum_t tls_datum(kin_str pem)
{
    /* GnuTLS only reads the data, but its type is not const. */
    union {
        const char *in;
        unsigned char *out;
    } bytes = {.in = pem.ptr};

    return (gnutls_datum_t){.data = bytes.out, .size = (unsigned)pem.len};
}

static int tls_load(struct kin__http_tls *tls, kin_str cert, kin_str key,
                    kin_str client_ca)
{
    const gnutls_datum_t cert_pem = tls_datum(cert);
    const gnutls_datum_t key_pem = tls_datum(key);
    const gnutls_datum_t ca_pem = tls_datum(client_ca);
    int r = gnutls_certificate_allocate_credentials(&tls->credentials);

    if (r >= 0)
        r = gnutls_certificate_set_x509_key_mem(tls->credentials, &cert_pem,
                                                &key_pem, GNUTLS_X509_FMT_PEM);
    if (r >= 0 && client_ca.len > 0) {
        r = gnutls_certificate_set_x509_trust_mem(tls->credentials, &ca_pem,
                                                  GNUTLS_X509_FMT_PEM);
        if (r == 0)
            r = GNUTLS_E_NO_CERTIFICATE_FOUND;
    }
    if (r >= 0)
        r = gnutls_priority_init(&tls->priority,
                                 "NORMAL:-VERS-ALL:+VERS-TLS1.3:+VERS-TLS1.2",
                                 /* err_pos= */ NULL);
    return r;
}

int kin__http_tls_init(struct kin__http_tls *tls, kin_str cert, kin_str key,
                       kin_str client_ca, kin_error *err)
{
    *tls = (struct kin__http_tls){.asks_clients = client_ca.len > 0};
    if (cert.len > UINT32_MAX || key.len > UINT32_MAX ||
        client_ca.len > UINT32_MAX)
        return kin_error_set(err, KIN_ETLS, "a certificate is too long");
    int r = tls_load(tls, cert, key, client_ca);
    if (r >= 0)
        return 0;
    kin__http_tls_done(tls);
    if (r == GNUTLS_E_MEMORY_ERROR)
        return kin_error_set(err, KIN_ENOMEM, NULL);
    return kin_error_set(err, KIN_ETLS,
                         "the server's certificate, key or client CA cannot be "
                         "used: %s",
                         gnutls_strerror(r));
}

void kin__http_tls_done(struct kin__http_tls *tls)
{
    if (tls->priority)
        gnutls_priority_deinit(tls->priority);
    if (tls->credentials)
        gnutls_certificate_free_credentials(tls->credentials);
    *tls = (struct kin__http_tls){0};
}

gnutls_session_t kin__http_tls_session(const struct kin__http_tls *tls, int fd)
{
    static unsigned char protocol[] = "http/1.1";
    const gnutls_datum_t protocols = {protocol, sizeof(protocol) - 1};
    gnutls_session_t session = NULL;

    if (gnutls_init(&session,
                    GNUTLS_SERVER | GNUTLS_NONBLOCK | GNUTLS_NO_SIGNAL) < 0)
        return NULL;
    if (gnutls_priority_set(session, tls->priority) < 0 ||
        gnutls_credentials_set(session, GNUTLS_CRD_CERTIFICATE,
                               tls->credentials) < 0 ||
        gnutls_alpn_set_protocols(session, &protocols, 1, /* flags= */ 0) < 0) {
        gnutls_deinit(session);
        return NULL;
    }
    gnutls_certificate_server_set_request(
        session, tls->asks_clients ? GNUTLS_CERT_REQUEST : GNUTLS_CERT_IGNORE);
    gnutls_transport_set_int(session, fd);
    return session;
}
