/* SPDX-License-Identifier: Apache-2.0 */
#include "net/x509_signer.h"

#include <stdlib.h>
#include <string.h>

#include "base/base64.h"
#include "kin_test.h"
#include "test_certs.h"

static const char rsa_key[] =
    "-----BEGIN PRIVATE KEY-----\n"
    "MIICdgIBADANBgkqhkiG9w0BAQEFAASCAmAwggJcAgEAAoGBALY6KhJdWD7dZsLS\n"
    "r5daPn4b8ALTnMUkfKawHARcePD0mvsl4AP4UYPZLWtoaBPJ+fDetdE9mzPiUciZ\n"
    "eGiD5I35tZYkdJ0AlQjhsyvm6c+Zm9ttFkfEOTSMWYiXJ3N89OcgLTAzGcYxD5Iw\n"
    "0BBZXJt9ZmDBoVt1THJUChWETiylAgMBAAECgYBetdBUByvsUIouS+5zTbYZOU//\n"
    "SBi85f/basDFC4LYSWmbis3pglBrpJ7Uqkkdr+Y16Kq6+7gEuWYkSo+oUpSgzAZx\n"
    "xpsl2oPJassqjrKFdJclKuFzDcMuyp4z6FXVxqsITu0K+Asu4iw7l9YsSgBnMtie\n"
    "2pjUmCErs5xjMp0YQQJBAPDH/pPEvaPlI5aaRMauwJZQr5sMB4jmRZZexqY4JNNa\n"
    "h6U65KLHbzy83iisXD/c0GctPlfWyMEVNTn8rKFjlEkCQQDBvrnA9gFw2M/LR+GB\n"
    "U1VOcjl/tVbFDhXdGFXgU7deGBp4qqQmluvJBjHzDVnR0v+JfERYU8F9UqRoI9DC\n"
    "zp19AkB5+seUsrnj+uRhmnu3L7avL+cWpCx5BTdBq3f1o0G8tQM9CK3lbSWEXqYp\n"
    "ctA1JjeJ3ZjUxSHk90qEuuX1yM3JAkASIj3Ul7Hu0/wu9J1gs2IKo5pKH7jtXLIj\n"
    "LYHsKynAftULcj1G910+RXwrWZaMkwkj3yOueLhleHS24pNJiHkpAkEA56mVBRZx\n"
    "Ze/jizLJVGj+FCbW9xasTB2ZnXEFGd8XrF1ECHoksawHBP9PucFCVL4NLsrQb1YM\n"
    "4OmrrhN+p6QZmQ==\n"
    "-----END PRIVATE KEY-----\n";
static const char rsa_public[] =
    "-----BEGIN PUBLIC KEY-----\n"
    "MIGfMA0GCSqGSIb3DQEBAQUAA4GNADCBiQKBgQC2OioSXVg+3WbC0q+XWj5+G/AC\n"
    "05zFJHymsBwEXHjw9Jr7JeAD+FGD2S1raGgTyfnw3rXRPZsz4lHImXhog+SN+bWW\n"
    "JHSdAJUI4bMr5unPmZvbbRZHxDk0jFmIlydzfPTnIC0wMxnGMQ+SMNAQWVybfWZg\n"
    "waFbdUxyVAoVhE4spQIDAQAB\n"
    "-----END PUBLIC KEY-----\n";
static const char p384_key[] =
    "-----BEGIN EC PRIVATE KEY-----\n"
    "MIGkAgEBBDC639n0tgh3gjv9bmQv9tRVmEuolD3mizx6D8LGMqGT3GeThHf1U/0q\n"
    "jj662FG+muigBwYFK4EEACKhZANiAATbpE9y79HZeD5W77ax4is25GhSQ4wWB7Us\n"
    "L3/9vt4g/5VzoJNQ8WCpB7T8ly+dCH6FJUkgVzfDCfwsKhq8EQanFKZxry/+gmsG\n"
    "O+0hdki8ZFqAB9iQuJORDPFGJMs1PaQ=\n"
    "-----END EC PRIVATE KEY-----\n";
static const char ed25519_key[] =
    "-----BEGIN PRIVATE KEY-----\n"
    "MC4CAQAwBQYDK2VwBCIEIHn7Ir7xgaCTzTMGMyNqR/OEeCUa5ZuuQ2D/ZG0OOz9s\n"
    "-----END PRIVATE KEY-----\n";

/* Of the text "hello", by openssl dgst -sha256 -sign. */
#define RSA_SIGNATURE                                                          \
    "QmEbFeSh0AaFbpTDj_4dJlRdmOpqAUD-GCVc5Wrsk-v3J8Zrvr0kz19dvBet8IPk44RbMpiO" \
    "WJsHYllvdz6DOIZZzL7UEil3zcm4be2q27FG1VIkWJtUjdSQciqahsaEvDYem3WVWe8TmBTr" \
    "8KSWIxqfTbLGIYyLGp0UrExnBdQ"

static void signer_cleanup(struct kin__signer *signer)
{
    kin__signer_done(signer);
}
#define AUTO_SIGNER __attribute__((cleanup(signer_cleanup))) struct kin__signer

KIN_TEST(signs_and_verifies)
{
    static const struct {
        const char *pem; /* NULL: a new key */
        const char *algorithm;
        size_t size;
    } cases[] = {
        {NULL, "ES256", 64}, {rsa_key, "RS256", 128}, {p384_key, "ES384", 96}};

    for (size_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        AUTO_SIGNER signer = {.key = NULL};
        KIN__AUTO_BUF pem;
        KIN__AUTO_BUF signature;

        kin__buf_init(&pem, alloc, 4096);
        kin__buf_init(&signature, alloc, 4096);
        if (cases[i].pem)
            TRY(kin__buf_append(&pem, kin_s(cases[i].pem)));
        else
            TRY(kin__signer_make(&pem, NULL));
        assert_int_equal(kin__signer_read(kin__buf_str(&pem), &signer, 1, NULL),
                         1);
        assert_string_equal(signer.algorithm, cases[i].algorithm);
        assert_true(kin__signer_can_sign(&signer));
        TRY(kin__signer_sign(&signer, kin_s("hello"), &signature));
        assert_int_equal(signature.len, cases[i].size);
        assert_true(kin__signer_verify(&signer, kin_s("hello"),
                                       kin__buf_str(&signature)));
        assert_false(kin__signer_verify(&signer, kin_s("hellp"),
                                        kin__buf_str(&signature)));
        signature.ptr[3] ^= 1;
        assert_false(kin__signer_verify(&signer, kin_s("hello"),
                                        kin__buf_str(&signature)));
        for (size_t len = 0; len < 3; len++)
            assert_false(kin__signer_verify(&signer, kin_s("hello"),
                                            kin_str_of(signature.ptr, len)));
    }
    return 0;
}

/* The id and the numbers are those of Kubernetes. */
KIN_TEST(reads_public_keys)
{
    AUTO_SIGNER signer = {.key = NULL};
    KIN__AUTO_BUF signature;
    KIN__AUTO_BUF text;

    kin__buf_init(&signature, alloc, 4096);
    kin__buf_init(&text, alloc, 4096);
    assert_int_equal(kin__signer_read(kin_s(rsa_public), &signer, 1, NULL), 1);
    assert_false(kin__signer_can_sign(&signer));
    assert_string_equal(signer.id,
                        "OgT6s4MeVv50tlD995JqfSs1-6E65zOQsTgvHdD9NaE");
    TRY(kin__base64url_decode(kin_s(RSA_SIGNATURE), &signature));
    assert_true(
        kin__signer_verify(&signer, kin_s("hello"), kin__buf_str(&signature)));
    TRY(kin__signer_write(&signer, &text));
    assert_string_equal(
        text.ptr,
        "{\"use\":\"sig\",\"kty\":\"RSA\",\"kid\":\""
        "OgT6s4MeVv50tlD995JqfSs1-6E65zOQsTgvHdD9NaE\",\"alg\":\"RS256\","
        "\"n\":\"tjoqEl1YPt1mwtKvl1o-fhvwAtOcxSR8prAcBFx48PSa-yXgA_hRg9kta2ho"
        "E8n58N610T2bM-JRyJl4aIPkjfm1liR0nQCVCOGzK-bpz5mb220WR8Q5NIxZiJcnc3z05"
        "yAtMDMZxjEPkjDQEFlcm31mYMGhW3VMclQKFYROLKU\",\"e\":\"AQAB\"}");
    return 0;
}

KIN_TEST(reads_certificates_and_several_keys)
{
    struct kin__signer signers[3] = {{.key = NULL}};
    KIN__AUTO_BUF pem;

    kin__buf_init(&pem, alloc, 8192);
    TRY(kin__buf_append(&pem, kin_s(rsa_public)));
    TRY(kin__buf_append(&pem, kin_s(TEST_CERT_CENTURY("\n"))));
    TRY(kin__buf_append(&pem, kin_s(p384_key)));
    assert_int_equal(kin__signer_read(kin__buf_str(&pem), signers, 3, NULL), 3);
    assert_string_equal(signers[1].algorithm, "ES256");
    assert_false(kin__signer_can_sign(&signers[1]));
    assert_true(kin__signer_can_sign(&signers[2]));
    for (int i = 0; i < 3; i++)
        kin__signer_done(&signers[i]);
    assert_int_equal(kin__signer_read(kin__buf_str(&pem), signers, 2, NULL),
                     KIN_EINVAL);
    return 0;
}

KIN_TEST(rejects_what_is_no_key)
{
    static const char *const texts[] = {
        "", "hello", ed25519_key,
        "-----BEGIN PUBLIC KEY-----\nAAAA\n-----END PUBLIC KEY-----\n",
        "-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----\n"};

    (void)alloc;
    for (size_t i = 0; i < sizeof(texts) / sizeof(texts[0]); i++) {
        AUTO_SIGNER signer = {.key = NULL};

        assert_int_equal(kin__signer_read(kin_s(texts[i]), &signer, 1, NULL),
                         KIN_EINVAL);
    }
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(signs_and_verifies),
              KIN_TEST_ENTRY(reads_public_keys),
              KIN_TEST_ENTRY(reads_certificates_and_several_keys),
              KIN_TEST_ENTRY(rejects_what_is_no_key))
