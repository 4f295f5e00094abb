/* SPDX-License-Identifier: Apache-2.0 */
/*
 * curl_error.c - from libcurl's errors to ours.
 *
 * libcurl has one code for several failures in places, so some rows also look
 * for words in its message or at what the system said.  Whatever no row knows
 * passes on libcurl's words as KIN_ECONNECT.
 */
#include <errno.h>
#include <string.h>

#include "net/curl_internal.h"

struct error_row {
    CURLcode result;
    const char *word; /* that the message must hold; NULL for any */
    int code;
    enum kin__net_cause cause;
    const char *text; /* NULL for libcurl's message */
};

/* The first row that fits counts. */
static const struct error_row error_rows[] = {
    {CURLE_OUT_OF_MEMORY, NULL, KIN_ENOMEM, KIN__NET_LOCAL, "out of memory"},
    {CURLE_COULDNT_RESOLVE_HOST, NULL, KIN_ECONNECT, KIN__NET_RESOLVE, NULL},
    {CURLE_COULDNT_RESOLVE_PROXY, NULL, KIN_ECONNECT, KIN__NET_RESOLVE, NULL},
    {CURLE_COULDNT_CONNECT, NULL, KIN_ECONNECT, KIN__NET_REFUSED, NULL},
    {CURLE_INTERFACE_FAILED, NULL, KIN_ECONNECT, KIN__NET_REFUSED, NULL},
    {CURLE_PROXY, NULL, KIN_ECONNECT, KIN__NET_REFUSED, NULL},

    {CURLE_GOT_NOTHING, NULL, KIN_ECONNECT, KIN__NET_LOST,
     "the connection ended without an answer"},
    {CURLE_PARTIAL_FILE, NULL, KIN_ECONNECT, KIN__NET_LOST,
     "the connection ended within the answer"},
    {CURLE_HTTP2_STREAM, NULL, KIN_ECONNECT, KIN__NET_LOST, NULL},
    {CURLE_HTTP2, NULL, KIN_ECONNECT, KIN__NET_LOST, NULL},
    /* An alert after the handshake: how TLS 1.3 refuses a client. */
    {CURLE_RECV_ERROR, "alert", KIN_ETLS, KIN__NET_TLS, NULL},
    {CURLE_SEND_ERROR, "alert", KIN_ETLS, KIN__NET_TLS, NULL},
    {CURLE_RECV_ERROR, "chunked", KIN_EPROTOCOL, KIN__NET_PROTOCOL, NULL},
    /* The proxy's refusal of a tunnel. */
    {CURLE_RECV_ERROR, "CONNECT", KIN_ECONNECT, KIN__NET_REFUSED, NULL},
    {CURLE_RECV_ERROR, NULL, KIN_ECONNECT, KIN__NET_LOST, NULL},
    {CURLE_SEND_ERROR, NULL, KIN_ECONNECT, KIN__NET_LOST, NULL},
    {CURLE_SEND_FAIL_REWIND, NULL, KIN_ECONNECT, KIN__NET_LOST, NULL},

    {CURLE_WEIRD_SERVER_REPLY, NULL, KIN_EPROTOCOL, KIN__NET_PROTOCOL, NULL},
    {CURLE_UNSUPPORTED_PROTOCOL, NULL, KIN_EPROTOCOL, KIN__NET_PROTOCOL,
     "the answer is not HTTP; does the server speak TLS?"},
    {CURLE_BAD_CONTENT_ENCODING, NULL, KIN_EPROTOCOL, KIN__NET_PROTOCOL, NULL},
    {CURLE_WRITE_ERROR, NULL, KIN_EPROTOCOL, KIN__NET_PROTOCOL, NULL},
#if LIBCURL_VERSION_NUM >= 0x080600
    {CURLE_TOO_LARGE, NULL, KIN_ELIMIT, KIN__NET_LIMIT,
     "the head of the answer is too long"},
#endif

    /* The peer went away in the middle of the handshake. */
    {CURLE_SSL_CONNECT_ERROR, "SYSCALL", KIN_ECONNECT, KIN__NET_LOST, NULL},
    {CURLE_SSL_CONNECT_ERROR, "reset by peer", KIN_ECONNECT, KIN__NET_LOST,
     NULL},
    {CURLE_SSL_CONNECT_ERROR, "unexpected eof", KIN_ECONNECT, KIN__NET_LOST,
     NULL},
    {CURLE_SSL_CONNECT_ERROR, "wrong version number", KIN_ETLS, KIN__NET_TLS,
     "the server does not speak TLS here; is it http:// instead of https://?"},
    {CURLE_SSL_CONNECT_ERROR, "packet length too long", KIN_ETLS, KIN__NET_TLS,
     "the server does not speak TLS here; is it http:// instead of https://?"},
    {CURLE_SSL_CONNECT_ERROR, NULL, KIN_ETLS, KIN__NET_TLS, NULL},
    {CURLE_PEER_FAILED_VERIFICATION, "subject name", KIN_ETLS, KIN__NET_TLS,
     "the certificate is for another host"},
    {CURLE_PEER_FAILED_VERIFICATION, NULL, KIN_ETLS, KIN__NET_TLS, NULL},
    {CURLE_SSL_CERTPROBLEM, NULL, KIN_ETLS, KIN__NET_TLS, NULL},
    {CURLE_SSL_CLIENTCERT, NULL, KIN_ETLS, KIN__NET_TLS,
     "the server wants a client certificate"},
    {CURLE_SSL_CACERT_BADFILE, NULL, KIN_ETLS, KIN__NET_TLS,
     "the certificate authority is not a PEM certificate"},
    {CURLE_SSL_CIPHER, NULL, KIN_ETLS, KIN__NET_TLS, NULL},
    {CURLE_SSL_ISSUER_ERROR, NULL, KIN_ETLS, KIN__NET_TLS, NULL},
    {CURLE_SSL_INVALIDCERTSTATUS, NULL, KIN_ETLS, KIN__NET_TLS, NULL},
};

/* OpenSSL's X509_V_ERR_..., whose numbers are part of its ABI. */
enum {
    X509_NOT_YET_VALID = 9,
    X509_EXPIRED = 10,
    X509_SELF_SIGNED = 18,
    X509_SELF_SIGNED_IN_CHAIN = 19,
    X509_NO_ISSUER = 20,
    X509_NO_LEAF_SIGNATURE = 21,
    X509_HOST_MISMATCH = 62,
    X509_ADDRESS_MISMATCH = 64,
};

static const char *error_verify_text(const struct kin__curl_transfer *t)
{
    long verdict = 0;

    curl_easy_getinfo(t->easy, CURLINFO_SSL_VERIFYRESULT, &verdict);
    switch (verdict) {
    case X509_NOT_YET_VALID:
        return "the certificate is not valid yet";
    case X509_EXPIRED:
        return "the certificate has expired";
    case X509_SELF_SIGNED:
    case X509_SELF_SIGNED_IN_CHAIN:
    case X509_NO_ISSUER:
    case X509_NO_LEAF_SIGNATURE:
        return "the certificate is signed by an unknown authority";
    case X509_HOST_MISMATCH:
    case X509_ADDRESS_MISMATCH:
        return "the certificate is for another host";
    default:
        return NULL;
    }
}

static const struct error_row *error_find(const struct kin__curl_transfer *t,
                                          CURLcode result)
{
    const size_t count = sizeof(error_rows) / sizeof(error_rows[0]);

    for (size_t i = 0; i < count; i++) {
        const struct error_row *row = &error_rows[i];
        if (row->result == result &&
            (!row->word || strstr(t->curl_text, row->word)))
            return row;
    }
    return NULL;
}

/* What to say of a row: our words, the system's, or libcurl's. */
static const char *error_text(const struct kin__curl_transfer *t,
                              const struct error_row *row, CURLcode result,
                              char *scratch, size_t size)
{
    long errnum = 0;

    if (result == CURLE_PEER_FAILED_VERIFICATION) {
        const char *text = error_verify_text(t);
        if (text)
            return text;
    }
    if (row && row->text)
        return row->text;
    curl_easy_getinfo(t->easy, CURLINFO_OS_ERRNO, &errnum);
    if (result == CURLE_COULDNT_CONNECT && errnum > 0)
        return strerror_r((int)errnum, scratch, size);
    return t->curl_text[0] ? t->curl_text : curl_easy_strerror(result);
}

/* The only deadline that libcurl keeps is that of the connection. */
static void error_fill_timeout(struct kin__curl_transfer *t)
{
    long port = 0;

    /* Known as soon as TCP is through. */
    curl_easy_getinfo(t->easy, CURLINFO_LOCAL_PORT, &port);
    kin__curl_transfer_doom(
        t, KIN_ETIMEDOUT, KIN__NET_TIMEOUT, "no %s within %g s",
        port > 0 ? "end of the TLS handshake" : "connection",
        (double)t->connect_timeout_ns / (double)KIN__NS_PER_S);
}

void kin__curl_error_fill(struct kin__curl_transfer *t, CURLcode result)
{
    char scratch[128];

    if (result == CURLE_OPERATION_TIMEDOUT) {
        error_fill_timeout(t);
        return;
    }
    /* Before 8.6, also for a line of the head over libcurl's own limit; by then
     * something has been heard. */
    if (result == CURLE_OUT_OF_MEMORY && t->is_sent && !t->head.is_complete) {
        kin__curl_transfer_doom(t, KIN_ELIMIT, KIN__NET_LIMIT,
                                "the head of the answer is too long");
        return;
    }
    const struct error_row *row = error_find(t, result);
    const char *text = error_text(t, row, result, scratch, sizeof(scratch));
    enum kin__net_cause cause = row ? row->cause : KIN__NET_LOST;
    kin__curl_transfer_doom(t, row ? row->code : KIN_ECONNECT, cause, "%s%s",
                            cause == KIN__NET_TLS ? "tls: " : "", text);
}
