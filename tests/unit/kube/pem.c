/* SPDX-License-Identifier: Apache-2.0 */
#include "kube/pem.h"

#include <stdio.h>

#include "kin_test.h"

#define CERT                                                                   \
    "-----BEGIN CERTIFICATE-----\nMIIB\nAAAA\n-----END CERTIFICATE-----\n"
#define KEY                                                                    \
    "-----BEGIN EC PRIVATE KEY-----\r\nMIIB\r\n-----END EC PRIVATE KEY-----"

KIN_TEST(knows_certificates_and_keys)
{
    static const struct {
        const char *pem;
        bool has_certificate;
        bool has_key;
    } cases[] = {
        {"", false, false},
        {"nonsense", false, false},
        {CERT, true, false},
        {"a comment\n" CERT, true, false},
        {KEY, false, true},
        {CERT KEY, true, true},
        {KEY "\n" CERT, true, true},
        {"-----BEGIN PRIVATE KEY-----\nMIIB\n-----END PRIVATE KEY-----\n",
         false, true},
        {"-----BEGIN CERTIFICATE-----\nMIIB\n", false, false},
        {"-----BEGIN CERTIFICATE-----\n-----END CERTIFICATE-----\n", false,
         false},
        {"-----BEGIN CERTIFICATE-----\nMIIB\n-----END PRIVATE KEY-----\n",
         false, false},
        {"-----BEGIN CERTIFICATE-----\nM\x80IB\n-----END CERTIFICATE-----\n",
         false, false},
        {"-----BEGIN CERTIFICATE-----\nMIIB\n-----END CERTIFICATE----", false,
         false},
        {"-----END CERTIFICATE-----\nMIIB\n-----BEGIN CERTIFICATE-----", false,
         false},
        {"-----BEGIN -----\nMIIB\n-----END -----", false, false},
    };

    (void)alloc;
    for (size_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        kin_str pem = kin_s(cases[i].pem);
        if (kin__pem_has_certificate(pem) != cases[i].has_certificate ||
            kin__pem_has_key(pem) != cases[i].has_key)
            fail_msg("case %zu: %s", i, cases[i].pem);
    }
    return 0;
}

KIN_TEST(truncated_certificates_are_rejected)
{
    kin_str pem = kin_s(CERT);

    (void)alloc;
    /* The last line needs no newline. */
    for (size_t len = 0; len < pem.len - 1; len++)
        assert_false(kin__pem_has_certificate(kin_str_of(pem.ptr, len)));
    assert_true(kin__pem_has_certificate(kin_str_of(pem.ptr, pem.len - 1)));
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(knows_certificates_and_keys),
              KIN_TEST_ENTRY(truncated_certificates_are_rejected))
