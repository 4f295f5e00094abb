/* SPDX-License-Identifier: Apache-2.0 */
#include "net/x509_cert.h"

#include <arpa/inet.h>
#include <string.h>

#include <gnutls/gnutls.h>
#include <gnutls/x509.h>

#include "base/alloc.h"

enum { X509_HOUR_S = 3600, X509_DAY_S = 24 * X509_HOUR_S };

/* A certificate and its key under construction. */
struct x509_work {
    gnutls_x509_crt_t cert;
    gnutls_x509_privkey_t key;
};

static void x509_work_done(struct x509_work *work)
{
    if (work->cert)
        gnutls_x509_crt_deinit(work->cert);
    if (work->key)
        gnutls_x509_privkey_deinit(work->key);
}

#define AUTO_WORK __attribute__((cleanup(x509_work_done))) struct x509_work

static int x509_failed(kin_error *err, int code, const char *what)
{
    return kin_error_set(err,
                         code == GNUTLS_E_MEMORY_ERROR ? KIN_ENOMEM : KIN_ETLS,
                         "%s: %s", what, gnutls_strerror(code));
}

void kin__x509_pair_done(struct kin__x509_pair *pair)
{
    if (pair->key)
        explicit_bzero(pair->key, strlen(pair->key));
    kin__free(pair->alloc, pair->key);
    kin__free(pair->alloc, pair->cert);
    *pair = (struct kin__x509_pair){.alloc = pair->alloc};
}

static int x509_work_init(struct x509_work *work)
{
    int r = gnutls_x509_crt_init(&work->cert);

    return r < 0 ? r : gnutls_x509_privkey_init(&work->key);
}

/* A certificate and its key. */
static int x509_check_pair(const struct x509_work *work)
{
    unsigned char of_cert[64];
    unsigned char of_key[64];
    size_t cert_size = sizeof(of_cert);
    size_t key_size = sizeof(of_key);
    int r = gnutls_x509_crt_get_key_id(work->cert, /* flags= */ 0, of_cert,
                                       &cert_size);

    if (r == 0)
        r = gnutls_x509_privkey_get_key_id(work->key, /* flags= */ 0, of_key,
                                           &key_size);
    if (r < 0)
        return r;
    return cert_size == key_size && memcmp(of_cert, of_key, key_size) == 0
               ? 0
               : GNUTLS_E_CERTIFICATE_KEY_MISMATCH;
}

static int x509_import(struct x509_work *work,
                       const struct kin__x509_pair *pair)
{
    const gnutls_datum_t cert = {(unsigned char *)pair->cert,
                                 (unsigned)strlen(pair->cert)};
    const gnutls_datum_t key = {(unsigned char *)pair->key,
                                (unsigned)strlen(pair->key)};
    int r = x509_work_init(work);

    if (r == 0)
        r = gnutls_x509_crt_import(work->cert, &cert, GNUTLS_X509_FMT_PEM);
    if (r == 0)
        r = gnutls_x509_privkey_import(work->key, &key, GNUTLS_X509_FMT_PEM);
    return r < 0 ? r : x509_check_pair(work);
}

/* --- what it says ------------------------------------------------------ */

static int x509_set_name(gnutls_x509_crt_t cert,
                         const struct kin__x509_opts *opts)
{
    int r = gnutls_x509_crt_set_dn_by_oid(cert, GNUTLS_OID_X520_COMMON_NAME,
                                          /* raw_flag= */ 0, opts->name,
                                          (unsigned)strlen(opts->name));

    if (r == 0 && opts->organisation)
        r = gnutls_x509_crt_set_dn_by_oid(
            cert, GNUTLS_OID_X520_ORGANIZATION_NAME, /* raw_flag= */ 0,
            opts->organisation, (unsigned)strlen(opts->organisation));
    return r;
}

static int x509_set_time(gnutls_x509_crt_t cert,
                         const struct kin__x509_opts *opts)
{
    unsigned char serial[8];
    int r = gnutls_x509_crt_set_activation_time(
        cert, (time_t)(opts->now_s - X509_HOUR_S));

    for (size_t i = 0; i < sizeof(serial); i++)
        serial[i] = (unsigned char)(opts->serial >> (56 - 8 * i));
    serial[0] &= 0x7f; /* it is a signed number, and must be positive */
    if (r == 0)
        r = gnutls_x509_crt_set_expiration_time(
            cert, (time_t)(opts->now_s + opts->days * X509_DAY_S));
    if (r == 0)
        r = gnutls_x509_crt_set_serial(cert, serial, sizeof(serial));
    return r < 0 ? r : gnutls_x509_crt_set_version(cert, 3);
}

static int x509_set_host(gnutls_x509_crt_t cert, const char *host)
{
    unsigned char address[16];
    unsigned len = 0;

    if (inet_pton(AF_INET, host, address) == 1)
        len = 4;
    else if (inet_pton(AF_INET6, host, address) == 1)
        len = 16;
    if (len > 0)
        return gnutls_x509_crt_set_subject_alt_name(
            cert, GNUTLS_SAN_IPADDRESS, address, len, GNUTLS_FSAN_APPEND);
    return gnutls_x509_crt_set_subject_alt_name(cert, GNUTLS_SAN_DNSNAME, host,
                                                (unsigned)strlen(host),
                                                GNUTLS_FSAN_APPEND);
}

static int x509_set_use(gnutls_x509_crt_t cert,
                        const struct kin__x509_opts *opts)
{
    int r = gnutls_x509_crt_set_basic_constraints(
        cert, opts->use == KIN__X509_CA, /* pathLenConstraint= */ -1);

    if (r == 0)
        r = gnutls_x509_crt_set_key_usage(
            cert, opts->use == KIN__X509_CA
                      ? GNUTLS_KEY_KEY_CERT_SIGN | GNUTLS_KEY_CRL_SIGN
                      : GNUTLS_KEY_DIGITAL_SIGNATURE);
    if (r == 0 && opts->use != KIN__X509_CA)
        r = gnutls_x509_crt_set_key_purpose_oid(cert,
                                                opts->use == KIN__X509_SERVER
                                                    ? GNUTLS_KP_TLS_WWW_SERVER
                                                    : GNUTLS_KP_TLS_WWW_CLIENT,
                                                /* critical= */ 0);
    for (size_t i = 0; r == 0 && i < opts->host_count; i++)
        r = x509_set_host(cert, opts->hosts[i]);
    return r;
}

static int x509_set_key(struct x509_work *work)
{
    unsigned char id[64];
    size_t size = sizeof(id);
    int r = gnutls_x509_privkey_generate(
        work->key, GNUTLS_PK_EC,
        GNUTLS_CURVE_TO_BITS(GNUTLS_ECC_CURVE_SECP256R1), /* flags= */ 0);

    if (r == 0)
        r = gnutls_x509_crt_set_key(work->cert, work->key);
    if (r == 0)
        r = gnutls_x509_crt_get_key_id(work->cert, /* flags= */ 0, id, &size);
    return r < 0 ? r : gnutls_x509_crt_set_subject_key_id(work->cert, id, size);
}

/* --- out --------------------------------------------------------------- */

static int x509_keep(const kin_allocator *alloc, gnutls_datum_t *data,
                     char **ret)
{
    *ret = kin__strdup(alloc, kin_str_of((const char *)data->data, data->size));
    explicit_bzero(data->data, data->size);
    gnutls_free(data->data);
    return *ret ? 0 : GNUTLS_E_MEMORY_ERROR;
}

static int x509_export(const kin_allocator *alloc, struct x509_work *work,
                       struct kin__x509_pair *pair)
{
    gnutls_datum_t data = {NULL, 0};
    int r = gnutls_x509_crt_export2(work->cert, GNUTLS_X509_FMT_PEM, &data);

    if (r < 0)
        return r;
    r = x509_keep(alloc, &data, &pair->cert);
    if (r == 0)
        r = gnutls_x509_privkey_export2(work->key, GNUTLS_X509_FMT_PEM, &data);
    return r < 0 ? r : x509_keep(alloc, &data, &pair->key);
}

int kin__x509_make(const kin_allocator *alloc,
                   const struct kin__x509_opts *opts,
                   struct kin__x509_pair *ret, kin_error *err)
{
    AUTO_WORK work = {NULL, NULL};
    AUTO_WORK issuer = {NULL, NULL};
    KIN__AUTO_X509_PAIR pair = {.alloc = alloc};
    int r = x509_work_init(&work);

    if (r == 0 && opts->issuer) {
        r = x509_import(&issuer, opts->issuer);
        if (r < 0)
            return kin_error_set(err, KIN_EINVAL, "issuer: %s",
                                 gnutls_strerror(r));
    }
    if (r == 0)
        r = x509_set_key(&work);
    if (r == 0)
        r = x509_set_name(work.cert, opts);
    if (r == 0)
        r = x509_set_time(work.cert, opts);
    if (r == 0)
        r = x509_set_use(work.cert, opts);
    if (r == 0)
        r = gnutls_x509_crt_sign2(
            work.cert, opts->issuer ? issuer.cert : work.cert,
            opts->issuer ? issuer.key : work.key, GNUTLS_DIG_SHA256,
            /* flags= */ 0);
    if (r == 0)
        r = x509_export(alloc, &work, &pair);
    if (r < 0)
        return x509_failed(err, r, "making a certificate");
    *ret = pair;
    pair = (struct kin__x509_pair){.alloc = alloc};
    return 0;
}
