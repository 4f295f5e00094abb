/* SPDX-License-Identifier: Apache-2.0 */
/* The user of a client certificate as in Kubernetes: the common name is the
 * user, organisations are groups. */
#include <assert.h>
#include <string.h>

#include <openssl/err.h>
#include <openssl/evp.h>
#include <openssl/x509.h>

#include "base/str.h"
#include "net/http_internal.h"

enum { CLIENT_NAME_SIZE = 256 };

/* Adds one name, and its NUL, to the text.  `*at` is the name after which the
 * search starts, or -1, and becomes the place of this one. */
static int client_add_name(struct kin__http_conn *conn, int kind, int *at,
                           const X509_NAME *subject)
{
    unsigned char *text = NULL;

    *at = X509_NAME_get_index_by_NID(subject, kind, *at);
    if (*at < 0)
        return KIN_ENOTFOUND;
    int len = ASN1_STRING_to_UTF8(
        &text, X509_NAME_ENTRY_get_data(X509_NAME_get_entry(subject, *at)));
    if (len < 0) {
        ERR_clear_error();
        return KIN_EINVAL;
    }
    const kin_str name = kin_str_of((const char *)text, (size_t)len);
    int r = KIN_EINVAL;
    if (len < CLIENT_NAME_SIZE && !memchr(text, '\0', name.len))
        r = kin__buf_append(&conn->client_text, name);
    if (r == 0)
        r = kin__buf_append_byte(&conn->client_text, '\0');
    OPENSSL_free(text);
    return r;
}

static int client_name(struct kin__http_conn *conn, const X509_NAME *subject)
{
    struct kin__http_client *client = &conn->client;
    size_t at = conn->client_text.len;
    size_t count = 0;
    int place = -1;
    int r = client_add_name(conn, NID_commonName, &place, subject);

    if (r < 0)
        return r;
    place = -1;
    while (r == 0 && count < KIN__HTTP_CLIENT_MAX_GROUPS) {
        r = client_add_name(conn, NID_organizationName, &place, subject);
        count += r == 0;
    }
    if (r < 0 && r != KIN_ENOTFOUND)
        return r;
    /* The text does not move from here on. */
    const char *text = conn->client_text.ptr + at;
    client->name = kin_s(text);
    for (size_t i = 0; i < count; i++) {
        text += strlen(text) + 1;
        client->groups[i] = kin_s(text);
    }
    client->group_count = count;
    return 0;
}

static void client_fingerprint(struct kin__http_conn *conn, const X509 *cert)
{
    static const char digits[] = "0123456789abcdef";
    unsigned char digest[EVP_MAX_MD_SIZE];
    unsigned len = 0;
    char *at = conn->client_digest;

    /* A client without one, for lack of memory, is not rejected. */
    if (X509_digest(cert, EVP_sha256(), digest, &len) != 1)
        return;
    assert(2 * len < sizeof(conn->client_digest));
    for (unsigned i = 0; i < len; i++) {
        *at++ = digits[digest[i] >> 4];
        *at++ = digits[digest[i] & 15];
    }
    *at = '\0';
    conn->client.fingerprint = kin_s(conn->client_digest);
}

static enum kin__http_client_state client_examine(struct kin__http_conn *conn)
{
    SSL *session = conn->wire.session;
    X509 *cert = SSL_get0_peer_certificate(session);

    if (!cert)
        return KIN__HTTP_CLIENT_NONE;
    if (!kin__http_tls_trusts(&conn->server->tls, session) ||
        client_name(conn, X509_get_subject_name(cert)) < 0)
        return KIN__HTTP_CLIENT_REFUSED;
    client_fingerprint(conn, cert);
    return KIN__HTTP_CLIENT_TRUSTED;
}

void kin__http_client_read(struct kin__http_conn *conn)
{
    conn->is_client_known = true;
    conn->client.state = client_examine(conn);
}
