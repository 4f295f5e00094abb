/* SPDX-License-Identifier: Apache-2.0 */
#include "kube/pem.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/base64.h"
#include "kin_test.h"
#include "test_certs.h"

static int expect_span(const kin_allocator *alloc, const char *pem,
                       const char *begins, const char *ends)
{
    struct kin__cert_span span;
    char text[64];

    if (!kin__cert_span_read(alloc, kin_s(pem), &span)) {
        assert_true(kin_test_out_of_memory());
        return KIN_ENOMEM;
    }
    (void)kin_time_format(span.begins, text, sizeof(text));
    assert_string_equal(text, begins);
    (void)kin_time_format(span.ends, text, sizeof(text));
    assert_string_equal(text, ends);
    return 0;
}

KIN_TEST(reads_both_forms_of_a_time)
{
    TRY(expect_span(alloc, TEST_CERT_FEBRUARY("\n"), "2026-02-01T00:00:00Z",
                    "2026-03-01T13:00:00Z"));
    TRY(expect_span(alloc, TEST_CERT_CENTURY("\r\n"), "2026-03-01T12:00:00Z",
                    "2126-01-01T00:00:00Z"));
    return 0;
}

KIN_TEST(the_first_of_a_chain_counts)
{
    TRY(expect_span(alloc,
                    "-----BEGIN PRIVATE KEY-----\nMIIB\n"
                    "-----END PRIVATE KEY-----\n" TEST_CERT_CENTURY("\n")
                        TEST_CERT_FEBRUARY("\n"),
                    "2026-03-01T12:00:00Z", "2126-01-01T00:00:00Z"));
    return 0;
}

KIN_TEST(invalid_certificates_have_no_validity)
{
    static const char *const cases[] = {
        "",
        "-----BEGIN CERTIFICATE-----\nMIIB\n-----END CERTIFICATE-----\n",
        "-----BEGIN CERTIFICATE-----\n!\n-----END CERTIFICATE-----\n",
        /* A length that is indefinite, of five bytes, or past the end. */
        "-----BEGIN CERTIFICATE-----\nMIAwAA==\n-----END CERTIFICATE-----\n",
        "-----BEGIN CERTIFICATE-----\nMIUBAAAAAAA=\n-----END "
        "CERTIFICATE-----\n",
        "-----BEGIN CERTIFICATE-----\nMIT/////MAA=\n-----END "
        "CERTIFICATE-----\n",
    };
    struct kin__cert_span span;

    for (size_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++)
        if (kin__cert_span_read(alloc, kin_s(cases[i]), &span))
            fail_msg("case %zu has one", i);
    return 0;
}

/* Encodes as PEM, in an allocation of exactly that size, so that the sanitizers
 * detect a read past its end. */
static char *wrap(const kin_allocator *alloc, kin_str der)
{
    KIN__AUTO_BUF text;
    char *result = NULL;

    kin__buf_init(&text, alloc, 1 << 16);
    if (kin__buf_append(&text, kin_s("-----BEGIN CERTIFICATE-----\n")) == 0 &&
        kin__base64_encode(der, &text) == 0 &&
        kin__buf_append(&text, kin_s("\n-----END CERTIFICATE-----\n")) == 0)
        result = strdup(text.ptr);
    return result;
}

static void text_free(char **text)
{
    free(*text);
}

/* Truncated and corrupted DER causes no invalid read; the sanitizers check. */
KIN_TEST(corrupt_certificates_are_rejected)
{
    KIN__AUTO_BUF der;
    struct kin__cert_span span;
    const char *pem = TEST_CERT_FEBRUARY("\n");
    const char *from = strchr(pem, '\n');
    const char *to = strstr(pem, "-----END");

    kin__buf_init(&der, alloc, 1 << 16);
    TRY(kin__base64_decode(kin_str_of(from, (size_t)(to - from)), &der));
    for (size_t i = 0; i < der.len; i++) {
        __attribute__((cleanup(text_free))) char *cut = wrap(
            alloc, kin_str_of(der.ptr, i));
        der.ptr[i] = (char)~der.ptr[i];
        __attribute__((cleanup(text_free))) char *odd = wrap(
            alloc, kin__buf_str(&der));
        der.ptr[i] = (char)~der.ptr[i];
        if (!cut || !odd)
            return KIN_ENOMEM;
        assert_false(kin__cert_span_read(alloc, kin_s(cut), &span));
        (void)kin__cert_span_read(alloc, kin_s(odd), &span);
    }
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(reads_both_forms_of_a_time),
              KIN_TEST_ENTRY(the_first_of_a_chain_counts),
              KIN_TEST_ENTRY(invalid_certificates_have_no_validity),
              KIN_TEST_ENTRY(corrupt_certificates_are_rejected))
