/* SPDX-License-Identifier: Apache-2.0 */
#include "net/x509_signer.h"

#include <limits.h>
#include <string.h>

#include <openssl/core_names.h>
#include <openssl/ec.h>
#include <openssl/err.h>
#include <openssl/evp.h>
#include <openssl/pem.h>

#include "base/base64.h"
#include "base/str.h"

enum {
    SIGNER_MAX_BYTES = 66, /* of a number of P-521 */
    SIGNER_MAX_RAW = 2 * SIGNER_MAX_BYTES,
    SIGNER_MIN_RSA_BITS = 1024,
    SIGNER_MAX_RSA_BITS = 8192, /* more makes verifying expensive */
    SIGNER_MAX_SIGNATURE = SIGNER_MAX_RSA_BITS / 8,
};

static const struct signer_kind {
    const char *curve; /* NULL for RSA */
    const char *curve_id;
    const char *algorithm;
    const char *digest;
    size_t bytes; /* of each number of a signature */
} signer_kinds[] = {
    {NULL, NULL, "RS256", "SHA256", 0},
    {"prime256v1", "P-256", "ES256", "SHA256", 32},
    {"secp384r1", "P-384", "ES384", "SHA384", 48},
    {"secp521r1", "P-521", "ES512", "SHA512", 66},
};

static const struct signer_kind *signer_kind(const struct kin__signer *signer)
{
    const struct signer_kind *kind = signer_kinds;

    while (strcmp(kind->algorithm, signer->algorithm) != 0)
        kind++;
    return kind;
}

static bool signer_is_no_memory(void)
{
    return ERR_GET_REASON(ERR_peek_last_error()) == ERR_R_MALLOC_FAILURE;
}

/* --- reading ----------------------------------------------------------- */

static const char *signer_algorithm(EVP_PKEY *key)
{
    char curve[64] = "";

    if (EVP_PKEY_is_a(key, "RSA"))
        return EVP_PKEY_get_bits(key) >= SIGNER_MIN_RSA_BITS &&
                       EVP_PKEY_get_bits(key) <= SIGNER_MAX_RSA_BITS
                   ? "RS256"
                   : NULL;
    if (EVP_PKEY_get_group_name(key, curve, sizeof(curve), NULL) != 1)
        return NULL;
    for (size_t i = 1; i < sizeof(signer_kinds) / sizeof(signer_kinds[0]); i++)
        if (strcmp(curve, signer_kinds[i].curve) == 0)
            return signer_kinds[i].algorithm;
    return NULL;
}

static int signer_set_id(struct kin__signer *signer)
{
    unsigned char digest[EVP_MAX_MD_SIZE];
    unsigned char *der = NULL;
    unsigned len = 0;
    KIN__AUTO_BUF text;
    int size = i2d_PUBKEY(signer->key, &der);

    kin__buf_init(&text, /* alloc= */ NULL, KIN__SIGNER_ID_SIZE);
    int r = size > 0 && EVP_Digest(der, (size_t)size, digest, &len,
                                   EVP_sha256(), /* engine= */ NULL) == 1
                ? 0
                : KIN_ENOMEM;
    OPENSSL_free(der);
    if (r == 0)
        r = kin__base64url_encode(kin_str_of((const char *)digest, len), &text);
    if (r == 0)
        memcpy(signer->id, text.ptr, text.len + 1);
    return r;
}

static char signer_no_password[] = "";

/* The key of one PEM block; NULL if it cannot be used. */
static EVP_PKEY *signer_read_block(const char *name, const unsigned char *der,
                                   long len)
{
    EVP_PKEY *key = NULL;

    if (strcmp(name, PEM_STRING_X509) == 0) {
        X509 *cert = d2i_X509(NULL, &der, len);
        key = cert ? X509_get_pubkey(cert) : NULL;
        X509_free(cert);
    } else if (strcmp(name, PEM_STRING_PUBLIC) == 0) {
        key = d2i_PUBKEY(NULL, &der, len);
    } else if (strcmp(name, PEM_STRING_RSA_PUBLIC) == 0) {
        key = d2i_PublicKey(EVP_PKEY_RSA, NULL, &der, len);
    } else {
        key = d2i_AutoPrivateKey(NULL, &der, len);
    }
    return key;
}

static bool signer_is_key(const char *name)
{
    size_t len = strlen(name);

    return strcmp(name, PEM_STRING_X509) == 0 ||
           (len >= 3 && strcmp(name + len - 3, "KEY") == 0);
}

static int signer_add(EVP_PKEY *key, struct kin__signer *ret, kin_error *err)
{
    const char *algorithm = key ? signer_algorithm(key) : NULL;

    if (!algorithm) {
        EVP_PKEY_free(key);
        return kin_error_set(err, KIN_EINVAL,
                             "a key is neither RSA of %d to %d bits nor P-256, "
                             "P-384 or P-521",
                             SIGNER_MIN_RSA_BITS, SIGNER_MAX_RSA_BITS);
    }
    *ret = (struct kin__signer){.key = key, .algorithm = algorithm};
    int r = signer_set_id(ret);
    if (r == 0)
        return 0;
    kin__signer_done(ret);
    return kin_error_set(err, r, NULL);
}

static int signer_read_next(BIO *bio, struct kin__signer *ret, int count,
                            int max, kin_error *err)
{
    char *name = NULL;
    char *header = NULL;
    unsigned char *der = NULL;
    long len = 0;
    int r = KIN_ENOTFOUND;

    if (PEM_read_bio(bio, &name, &header, &der, &len) != 1)
        return signer_is_no_memory() ? kin_error_set(err, KIN_ENOMEM, NULL) : r;
    if (!signer_is_key(name))
        r = 0;
    else if (count == max)
        r = kin_error_set(err, KIN_EINVAL, "more than %d keys", max);
    else
        r = signer_add(signer_read_block(name, der, len), &ret[count], err);
    if (r == 0)
        r = signer_is_key(name);
    OPENSSL_free(name);
    OPENSSL_free(header);
    OPENSSL_clear_free(der, (size_t)len);
    return r;
}

static int signer_read_all(BIO *bio, struct kin__signer *ret, int max,
                           kin_error *err)
{
    int count = 0;
    int r;

    do {
        r = signer_read_next(bio, ret, count, max, err);
        count += r > 0;
    } while (r >= 0);
    if (r == KIN_ENOTFOUND && count > 0)
        return count;
    while (count > 0)
        kin__signer_done(&ret[--count]);
    return r == KIN_ENOTFOUND
               ? kin_error_set(err, KIN_EINVAL, "no key or certificate in PEM")
               : r;
}

int kin__signer_read(kin_str pem, struct kin__signer *ret, int max,
                     kin_error *err)
{
    if (pem.len > INT_MAX)
        return kin_error_set(err, KIN_EINVAL, "too long");
    (void)ERR_set_mark();
    BIO *bio = BIO_new_mem_buf(pem.ptr, (int)pem.len);
    int r = bio ? signer_read_all(bio, ret, max, err)
                : kin_error_set(err, KIN_ENOMEM, NULL);
    BIO_free(bio);
    (void)ERR_pop_to_mark();
    return r;
}

void kin__signer_done(struct kin__signer *signer)
{
    EVP_PKEY_free(signer->key);
    *signer = (struct kin__signer){.key = NULL};
}

bool kin__signer_can_sign(const struct kin__signer *signer)
{
    BIGNUM *number = NULL;
    bool is_rsa = EVP_PKEY_is_a(signer->key, "RSA");

    (void)ERR_set_mark();
    (void)EVP_PKEY_get_bn_param(
        signer->key, is_rsa ? OSSL_PKEY_PARAM_RSA_D : OSSL_PKEY_PARAM_PRIV_KEY,
        &number);
    (void)ERR_pop_to_mark();
    bool can_sign = number != NULL;
    BN_clear_free(number);
    return can_sign;
}

int kin__signer_make(struct kin__buf *ret, kin_error *err)
{
    const char *bytes = NULL;
    int r = KIN_ETLS;

    (void)ERR_set_mark();
    EVP_PKEY *key = EVP_EC_gen("P-256");
    BIO *bio = BIO_new(BIO_s_secmem()); /* wiped when it is freed */
    if (key && bio &&
        PEM_write_bio_PrivateKey(bio, key, /* cipher= */ NULL, NULL, 0, NULL,
                                 signer_no_password) == 1) {
        long len = BIO_get_mem_data(bio, &bytes);
        r = kin__buf_append(ret, kin_str_of(bytes, (size_t)len));
    }
    BIO_free(bio);
    EVP_PKEY_free(key);
    (void)ERR_pop_to_mark();
    return r < 0 ? kin_error_set(err, r, "making a key") : 0;
}

/* --- signatures -------------------------------------------------------- */

/* From OpenSSL's form of an elliptic signature to the two numbers of a
 * token. */
static int signer_unpack(const struct signer_kind *kind,
                         const unsigned char *der, size_t len,
                         struct kin__buf *ret)
{
    unsigned char raw[SIGNER_MAX_RAW];
    ECDSA_SIG *numbers = d2i_ECDSA_SIG(NULL, &der, (long)len);
    int size = (int)kind->bytes;
    bool is_done = numbers &&
                   BN_bn2binpad(ECDSA_SIG_get0_r(numbers), raw, size) == size &&
                   BN_bn2binpad(ECDSA_SIG_get0_s(numbers), raw + size, size) ==
                       size;

    ECDSA_SIG_free(numbers);
    return is_done ? kin__buf_append(
                         ret, kin_str_of((const char *)raw, 2 * kind->bytes))
                   : KIN_ETLS;
}

/* The reverse; NULL for anything else.  Released with OPENSSL_free(). */
static unsigned char *signer_pack(const struct signer_kind *kind,
                                  kin_str signature, size_t *ret_len)
{
    const unsigned char *raw = (const unsigned char *)signature.ptr;
    int size = (int)kind->bytes;
    unsigned char *der = NULL;

    if (signature.len != 2 * kind->bytes)
        return NULL;
    ECDSA_SIG *numbers = ECDSA_SIG_new();
    BIGNUM *r = BN_bin2bn(raw, size, NULL);
    BIGNUM *s = BN_bin2bn(raw + size, size, NULL);
    if (!numbers || !r || !s || ECDSA_SIG_set0(numbers, r, s) != 1) {
        BN_free(r);
        BN_free(s);
        ECDSA_SIG_free(numbers);
        return NULL;
    }
    int len = i2d_ECDSA_SIG(numbers, &der);
    ECDSA_SIG_free(numbers);
    *ret_len = len > 0 ? (size_t)len : 0;
    return len > 0 ? der : NULL;
}

static int signer_sign(const struct kin__signer *signer, EVP_MD_CTX *work,
                       kin_str text, struct kin__buf *ret)
{
    const struct signer_kind *kind = signer_kind(signer);
    unsigned char signature[SIGNER_MAX_SIGNATURE];
    size_t len = sizeof(signature);

    if (EVP_DigestSignInit_ex(work, NULL, kind->digest, NULL, NULL, signer->key,
                              NULL) != 1 ||
        EVP_DigestSign(work, signature, &len, (const unsigned char *)text.ptr,
                       text.len) != 1)
        return KIN_ETLS;
    return kind->curve
               ? signer_unpack(kind, signature, len, ret)
               : kin__buf_append(ret, kin_str_of((const char *)signature, len));
}

int kin__signer_sign(const struct kin__signer *signer, kin_str text,
                     struct kin__buf *ret)
{
    (void)ERR_set_mark();
    EVP_MD_CTX *work = EVP_MD_CTX_new();
    int r = work ? signer_sign(signer, work, text, ret) : KIN_ENOMEM;

    EVP_MD_CTX_free(work);
    (void)ERR_pop_to_mark();
    return r;
}

static bool signer_verify(const struct kin__signer *signer, EVP_MD_CTX *work,
                          kin_str text, kin_str signature)
{
    const struct signer_kind *kind = signer_kind(signer);
    const unsigned char *bytes = (const unsigned char *)signature.ptr;
    unsigned char *packed = NULL;
    size_t len = signature.len;

    if (kind->curve) {
        packed = signer_pack(kind, signature, &len);
        if (!packed)
            return false;
        bytes = packed;
    }
    bool is_valid = EVP_DigestVerifyInit_ex(work, NULL, kind->digest, NULL,
                                            NULL, signer->key, NULL) == 1 &&
                    EVP_DigestVerify(work, bytes, len,
                                     (const unsigned char *)text.ptr,
                                     text.len) == 1;
    OPENSSL_free(packed);
    return is_valid;
}

bool kin__signer_verify(const struct kin__signer *signer, kin_str text,
                        kin_str signature)
{
    (void)ERR_set_mark();
    EVP_MD_CTX *work = EVP_MD_CTX_new();
    bool is_valid = work && signer_verify(signer, work, text, signature);

    EVP_MD_CTX_free(work);
    (void)ERR_pop_to_mark();
    return is_valid;
}

/* --- as JSON ----------------------------------------------------------- */

/* Appends `,"NAME":"..."` with a number of the key, at least `bytes` long. */
static int signer_write_number(const struct kin__signer *signer,
                               const char *name, const char *parameter,
                               size_t bytes, struct kin__buf *ret)
{
    unsigned char raw[SIGNER_MAX_SIGNATURE];
    BIGNUM *number = NULL;
    int r = KIN_ETLS;

    if (EVP_PKEY_get_bn_param(signer->key, parameter, &number) == 1) {
        size_t len = (size_t)BN_num_bytes(number);
        len = len < bytes ? bytes : len;
        if (len <= sizeof(raw) && BN_bn2binpad(number, raw, (int)len) >= 0)
            r = kin__buf_printf(ret, ",\"%s\":\"", name);
        if (r == 0)
            r = kin__base64url_encode(kin_str_of((const char *)raw, len), ret);
        if (r == 0)
            r = kin__buf_append_byte(ret, '"');
    }
    BN_free(number);
    return r;
}

static int signer_write_numbers(const struct kin__signer *signer,
                                const struct signer_kind *kind,
                                struct kin__buf *ret)
{
    const char *const names[] = {kind->curve ? "x" : "n",
                                 kind->curve ? "y" : "e"};
    const char *const parameters[] = {
        kind->curve ? OSSL_PKEY_PARAM_EC_PUB_X : OSSL_PKEY_PARAM_RSA_N,
        kind->curve ? OSSL_PKEY_PARAM_EC_PUB_Y : OSSL_PKEY_PARAM_RSA_E};
    int r = 0;

    for (int i = 0; r == 0 && i < 2; i++)
        r = signer_write_number(signer, names[i], parameters[i], kind->bytes,
                                ret);
    return r;
}

int kin__signer_write(const struct kin__signer *signer, struct kin__buf *ret)
{
    const struct signer_kind *kind = signer_kind(signer);
    int r = kin__buf_printf(ret,
                            "{\"use\":\"sig\",\"kty\":\"%s\",\"kid\":\"%s\"",
                            kind->curve ? "EC" : "RSA", signer->id);

    if (r == 0 && kind->curve)
        r = kin__buf_printf(ret, ",\"crv\":\"%s\"", kind->curve_id);
    if (r == 0)
        r = kin__buf_printf(ret, ",\"alg\":\"%s\"", kind->algorithm);
    (void)ERR_set_mark();
    if (r == 0)
        r = signer_write_numbers(signer, kind, ret);
    (void)ERR_pop_to_mark();
    return r < 0 ? r : kin__buf_append_byte(ret, '}');
}
