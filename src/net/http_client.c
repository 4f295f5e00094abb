/* SPDX-License-Identifier: Apache-2.0 */
/* The user of a client certificate as in Kubernetes: the common name is the
 * user, organisations are groups. */
#include <gnutls/gnutls.h>
#include <gnutls/x509.h>
#include <string.h>

#include "base/str.h"
#include "net/http_internal.h"

enum { CLIENT_NAME_SIZE = 256 };

static void client_autodeinit(gnutls_x509_crt_t *cert)
{
    if (*cert)
        gnutls_x509_crt_deinit(*cert);
}

/* Adds one name, and its NUL, to the text. */
static int client_add_name(struct kin__http_conn *conn, const char *oid,
                           size_t index, gnutls_x509_crt_t cert)
{
    char name[CLIENT_NAME_SIZE];
    size_t size = sizeof(name);

    if (gnutls_x509_crt_get_dn_by_oid(cert, oid, (unsigned)index,
                                      /* raw_flag= */ 0, name, &size) < 0)
        return KIN_ENOTFOUND;
    int r = kin__buf_append(&conn->client_text, kin_s(name));
    return r < 0 ? r : kin__buf_append_byte(&conn->client_text, '\0');
}

static int client_name(struct kin__http_conn *conn, gnutls_x509_crt_t cert)
{
    struct kin__http_client *client = &conn->client;
    size_t at = conn->client_text.len;
    size_t count = 0;
    int r = client_add_name(conn, GNUTLS_OID_X520_COMMON_NAME, 0, cert);

    if (r < 0)
        return r;
    while (r == 0 && count < KIN__HTTP_CLIENT_MAX_GROUPS) {
        r = client_add_name(conn, GNUTLS_OID_X520_ORGANIZATION_NAME, count,
                            cert);
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

static bool client_is_trusted(gnutls_session_t session)
{
    unsigned status = 0;
    unsigned char oid[] = GNUTLS_KP_TLS_WWW_CLIENT;
    gnutls_typed_vdata_st purpose = {
        .type = GNUTLS_DT_KEY_PURPOSE_OID,
        .data = oid,
    };

    return gnutls_certificate_verify_peers(session, &purpose, 1, &status) >=
               0 &&
           status == 0;
}

static enum kin__http_client_state client_examine(struct kin__http_conn *conn,
                                                  gnutls_session_t session)
{
    unsigned count = 0;
    const gnutls_datum_t *chain = gnutls_certificate_get_peers(session, &count);
    __attribute__((cleanup(client_autodeinit))) gnutls_x509_crt_t cert = NULL;

    if (!chain || count == 0)
        return KIN__HTTP_CLIENT_NONE;
    if (!client_is_trusted(session) || gnutls_x509_crt_init(&cert) < 0 ||
        gnutls_x509_crt_import(cert, &chain[0], GNUTLS_X509_FMT_DER) < 0 ||
        client_name(conn, cert) < 0)
        return KIN__HTTP_CLIENT_REFUSED;
    return KIN__HTTP_CLIENT_TRUSTED;
}

void kin__http_client_read(struct kin__http_conn *conn)
{
    conn->is_client_known = true;
    conn->client.state = client_examine(conn, conn->wire.session);
}
