/* SPDX-License-Identifier: Apache-2.0 */
#include "net/x509_cert.h"

#include <arpa/inet.h>
#include <limits.h>
#include <string.h>

#include <openssl/err.h>
#include <openssl/evp.h>
#include <openssl/pem.h>
#include <openssl/x509v3.h>

#include "base/alloc.h"

enum {
    X509_HOUR_S = 3600,
    X509_DAY_S = 24 * X509_HOUR_S,
    X509_VERSION = 2, /* which means 3 */
};

/* A certificate and its key under construction. */
struct x509_work {
    X509 *cert;
    EVP_PKEY *key;
};

static void x509_work_done(struct x509_work *work)
{
    X509_free(work->cert);
    EVP_PKEY_free(work->key);
}

static void x509_bio_autofree(BIO **bio)
{
    BIO_free(*bio);
}

#define AUTO_WORK __attribute__((cleanup(x509_work_done))) struct x509_work
#define AUTO_BIO __attribute__((cleanup(x509_bio_autofree))) BIO

static int x509_failed(kin_error *err, int code, const char *what)
{
    unsigned long cause = ERR_peek_last_error();
    const char *reason = ERR_reason_error_string(cause);

    if (code == KIN_ENOMEM || ERR_GET_REASON(cause) == ERR_R_MALLOC_FAILURE)
        return kin_error_set(err, KIN_ENOMEM, NULL);
    return kin_error_set(err, code, "%s: %s", what,
                         reason ? reason : "unknown error");
}

void kin__x509_pair_done(struct kin__x509_pair *pair)
{
    if (pair->key)
        explicit_bzero(pair->key, strlen(pair->key));
    kin__free(pair->alloc, pair->key);
    kin__free(pair->alloc, pair->cert);
    *pair = (struct kin__x509_pair){.alloc = pair->alloc};
}

/* An encrypted key fails.  Without this OpenSSL asks for its password on the
 * terminal. */
static char x509_no_password[] = "";

static bool x509_import(struct x509_work *work,
                        const struct kin__x509_pair *pair)
{
    AUTO_BIO *cert = BIO_new_mem_buf(pair->cert, -1);
    AUTO_BIO *key = BIO_new_mem_buf(pair->key, -1);

    if (!cert || !key)
        return false;
    work->cert = PEM_read_bio_X509(cert, NULL, NULL, x509_no_password);
    work->key = PEM_read_bio_PrivateKey(key, NULL, NULL, x509_no_password);
    return work->cert && work->key;
}

/* --- what it says ------------------------------------------------------ */

static bool x509_add_name(X509_NAME *subject, int kind, const char *text)
{
    return X509_NAME_add_entry_by_NID(
               subject, kind, MBSTRING_UTF8, (const unsigned char *)text,
               /* len= */ -1, /* loc= */ -1, /* set= */ 0) == 1;
}

static bool x509_set_names(X509 *cert, const struct kin__x509_opts *opts,
                           const X509 *issuer)
{
    X509_NAME *subject = X509_get_subject_name(cert);

    return (!opts->organisation ||
            x509_add_name(subject, NID_organizationName, opts->organisation)) &&
           x509_add_name(subject, NID_commonName, opts->name) &&
           X509_set_issuer_name(cert, X509_get_subject_name(issuer)) == 1;
}

static bool x509_set_time(X509 *cert, const struct kin__x509_opts *opts)
{
    /* The serial is a signed number, and must be positive. */
    return ASN1_TIME_set(X509_getm_notBefore(cert),
                         (time_t)(opts->now_s - X509_HOUR_S)) &&
           ASN1_TIME_set(X509_getm_notAfter(cert),
                         (time_t)(opts->now_s + opts->days * X509_DAY_S)) &&
           ASN1_INTEGER_set_uint64(X509_get_serialNumber(cert),
                                   opts->serial & INT64_MAX) == 1 &&
           X509_set_version(cert, X509_VERSION) == 1;
}

static bool x509_add(X509 *cert, int kind, void *value, bool is_critical)
{
    return value && X509_add1_ext_i2d(cert, kind, value, is_critical,
                                      X509V3_ADD_APPEND) == 1;
}

static bool x509_add_basic(X509 *cert, bool is_ca)
{
    BASIC_CONSTRAINTS *basic = BASIC_CONSTRAINTS_new();

    if (basic)
        basic->ca = is_ca ? 0xff : 0;
    bool is_added = x509_add(cert, NID_basic_constraints, basic, true);
    BASIC_CONSTRAINTS_free(basic);
    return is_added;
}

/* The bits of a key usage are numbered from the left. */
static bool x509_add_key_usage(X509 *cert, bool is_ca)
{
    enum { DIGITAL_SIGNATURE = 0, KEY_CERT_SIGN = 5, CRL_SIGN = 6 };
    ASN1_BIT_STRING *bits = ASN1_BIT_STRING_new();
    bool is_set = bits &&
                  (is_ca ? ASN1_BIT_STRING_set_bit(bits, KEY_CERT_SIGN, 1) &&
                               ASN1_BIT_STRING_set_bit(bits, CRL_SIGN, 1)
                         : ASN1_BIT_STRING_set_bit(bits, DIGITAL_SIGNATURE, 1));
    bool is_added = is_set && x509_add(cert, NID_key_usage, bits, true);

    ASN1_BIT_STRING_free(bits);
    return is_added;
}

static bool x509_add_purpose(X509 *cert, int purpose)
{
    EXTENDED_KEY_USAGE *usage = EXTENDED_KEY_USAGE_new();
    bool is_added = usage &&
                    sk_ASN1_OBJECT_push(usage, OBJ_nid2obj(purpose)) > 0 &&
                    x509_add(cert, NID_ext_key_usage, usage, false);

    EXTENDED_KEY_USAGE_free(usage);
    return is_added;
}

/* An address in numbers, or else a name. */
static bool x509_add_host(GENERAL_NAMES *names, const char *host)
{
    unsigned char address[16];
    bool is_v4 = inet_pton(AF_INET, host, address) == 1;
    bool is_address = is_v4 || inet_pton(AF_INET6, host, address) == 1;
    GENERAL_NAME *name = GENERAL_NAME_new();
    ASN1_STRING *text = ASN1_STRING_type_new(is_address ? V_ASN1_OCTET_STRING
                                                        : V_ASN1_IA5STRING);
    bool is_set = name && text &&
                  (is_address ? ASN1_STRING_set(text, address, is_v4 ? 4 : 16)
                              : ASN1_STRING_set(text, host, -1)) == 1;

    if (!is_set) {
        GENERAL_NAME_free(name);
        ASN1_STRING_free(text);
        return false;
    }
    GENERAL_NAME_set0_value(name, is_address ? GEN_IPADD : GEN_DNS, text);
    if (sk_GENERAL_NAME_push(names, name) > 0)
        return true;
    GENERAL_NAME_free(name);
    return false;
}

static bool x509_add_hosts(X509 *cert, const struct kin__x509_opts *opts)
{
    GENERAL_NAMES *names = GENERAL_NAMES_new();
    bool is_added = names != NULL;

    for (size_t i = 0; is_added && i < opts->host_count; i++)
        is_added = x509_add_host(names, opts->hosts[i]);
    is_added = is_added && x509_add(cert, NID_subject_alt_name, names, false);
    GENERAL_NAMES_free(names);
    return is_added;
}

static bool x509_set_use(X509 *cert, const struct kin__x509_opts *opts)
{
    bool is_ca = opts->use == KIN__X509_CA;

    return x509_add_basic(cert, is_ca) && x509_add_key_usage(cert, is_ca) &&
           (is_ca || x509_add_purpose(cert, opts->use == KIN__X509_SERVER
                                                ? NID_server_auth
                                                : NID_client_auth)) &&
           (opts->host_count == 0 || x509_add_hosts(cert, opts));
}

static bool x509_add_key_id(X509 *cert)
{
    unsigned char id[EVP_MAX_MD_SIZE];
    unsigned len = 0;

    if (X509_pubkey_digest(cert, EVP_sha1(), id, &len) != 1)
        return false;
    ASN1_OCTET_STRING *text = ASN1_OCTET_STRING_new();
    bool is_added = text && ASN1_OCTET_STRING_set(text, id, (int)len) == 1 &&
                    x509_add(cert, NID_subject_key_identifier, text, false);

    ASN1_OCTET_STRING_free(text);
    return is_added;
}

static bool x509_add_issuer_id(X509 *cert, X509 *issuer)
{
    const ASN1_OCTET_STRING *id = X509_get0_subject_key_id(issuer);
    AUTHORITY_KEYID *key_id = AUTHORITY_KEYID_new();

    if (!id || !key_id) {
        AUTHORITY_KEYID_free(key_id);
        return key_id != NULL; /* it is optional */
    }
    key_id->keyid = ASN1_OCTET_STRING_dup(id);
    bool is_added = key_id->keyid &&
                    x509_add(cert, NID_authority_key_identifier, key_id, false);
    AUTHORITY_KEYID_free(key_id);
    return is_added;
}

/* --- out --------------------------------------------------------------- */

static bool x509_fill(struct x509_work *work, const struct kin__x509_opts *opts,
                      const struct x509_work *issuer)
{
    X509 *cert = work->cert;

    return x509_set_names(cert, opts, issuer->cert) &&
           x509_set_time(cert, opts) && X509_set_pubkey(cert, work->key) == 1 &&
           x509_set_use(cert, opts) && x509_add_key_id(cert) &&
           (issuer == work || x509_add_issuer_id(cert, issuer->cert)) &&
           X509_sign(cert, issuer->key, EVP_sha256()) > 0;
}

/* The text that was written, as a string; NULL without memory. */
static char *x509_text(const kin_allocator *alloc, BIO *bio)
{
    const char *bytes = NULL;
    long len = BIO_get_mem_data(bio, &bytes);

    return kin__strdup(alloc, kin_str_of(bytes, (size_t)len));
}

static int x509_export(const kin_allocator *alloc, struct x509_work *work,
                       struct kin__x509_pair *pair)
{
    AUTO_BIO *cert = BIO_new(BIO_s_mem());
    AUTO_BIO *key = BIO_new(BIO_s_secmem()); /* wiped when it is freed */

    if (!cert || !key || PEM_write_bio_X509(cert, work->cert) != 1 ||
        PEM_write_bio_PrivateKey(key, work->key, /* cipher= */ NULL, NULL, 0,
                                 NULL, NULL) != 1)
        return KIN_ETLS;
    pair->cert = x509_text(alloc, cert);
    pair->key = x509_text(alloc, key);
    return pair->cert && pair->key ? 0 : KIN_ENOMEM;
}

static int x509_make(const kin_allocator *alloc,
                     const struct kin__x509_opts *opts,
                     struct kin__x509_pair *pair, kin_error *err)
{
    AUTO_WORK work = {NULL, NULL};
    AUTO_WORK issuer = {NULL, NULL};
    int r = KIN_ETLS;

    if (opts->issuer && !x509_import(&issuer, opts->issuer))
        return x509_failed(err, KIN_EINVAL, "issuer");
    if (opts->issuer && X509_check_private_key(issuer.cert, issuer.key) != 1)
        return kin_error_set(err, KIN_EINVAL,
                             "issuer: certificate and key do not match");
    work.cert = X509_new();
    work.key = EVP_EC_gen("P-256");
    if (work.cert && work.key &&
        x509_fill(&work, opts, opts->issuer ? &issuer : &work))
        r = x509_export(alloc, &work, pair);
    return r == 0 ? 0 : x509_failed(err, r, "making a certificate");
}

int kin__x509_make(const kin_allocator *alloc,
                   const struct kin__x509_opts *opts,
                   struct kin__x509_pair *ret, kin_error *err)
{
    KIN__AUTO_X509_PAIR pair = {.alloc = alloc};

    (void)ERR_set_mark();
    int r = x509_make(alloc, opts, &pair, err);
    (void)ERR_pop_to_mark();
    if (r < 0)
        return r;
    *ret = pair;
    pair = (struct kin__x509_pair){.alloc = alloc};
    return 0;
}
