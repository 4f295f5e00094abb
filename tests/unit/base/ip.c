/* SPDX-License-Identifier: Apache-2.0 */
#include "base/ip.h"

#include <arpa/inet.h>
#include <stdio.h>

#include "base/random.h"
#include "kin_test.h"

/* What inet_pton() says. */
static size_t expected_of(const char *text, unsigned char *ret)
{
    struct in6_addr v6;

    if (inet_pton(AF_INET, text, ret) == 1)
        return KIN__IP_V4_SIZE;
    if (inet_pton(AF_INET6, text, &v6) != 1)
        return 0;
    size_t from = IN6_IS_ADDR_V4MAPPED(&v6) ? 12 : 0;
    memcpy(ret, v6.s6_addr + from, sizeof(v6) - from);
    return sizeof(v6) - from;
}

static size_t compare(const char *text)
{
    unsigned char expected[KIN__IP_V6_SIZE];
    unsigned char got[KIN__IP_V6_SIZE];
    size_t expected_len = expected_of(text, expected);
    size_t len = kin__ip_parse(kin_s(text), got);

    if (len != expected_len || memcmp(got, expected, len) != 0)
        fail_msg("'%s': %zu bytes, not %zu", text, len, expected_len);
    return len;
}

KIN_TEST(parses_addresses_as_libc_does)
{
    static const char *const texts[] = {"",
                                        "0.0.0.0",
                                        "255.255.255.255",
                                        "256.0.0.1",
                                        "1.2.3",
                                        "1.2.3.4.5",
                                        "01.2.3.4",
                                        "1.2.3.4 ",
                                        "1..2.3",
                                        "1.2.3.",
                                        "::",
                                        "::1",
                                        "1::",
                                        "fd00::1",
                                        "FD00::A",
                                        "1:2:3:4:5:6:7:8",
                                        "1:2::7:8",
                                        "1:2:3:4:5:6:7",
                                        "1::2::3",
                                        ":1:2:3:4:5:6:7",
                                        "1:",
                                        ":::",
                                        "::ffff:10.0.0.1",
                                        "::10.0.0.1",
                                        "12345::",
                                        "g::",
                                        "1.2.3.4::",
                                        "1:2:3:4:5:6:1.2.3.4",
                                        "::1.2.3.4:5",
                                        "fe80::1%eth0",
                                        "1:2:3:4:5:6:7:1.2.3.4",
                                        "1:2:3:4:5:6:7::",
                                        "::2:3:4:5:6:7:8",
                                        "::ffff:0a00:0001",
                                        "1::1.2.3",
                                        "-1.2.3.4",
                                        "+1.2.3.4",
                                        "1:2:3:4:5:6:7:8:"};

    (void)alloc;
    for (size_t i = 0; i < sizeof(texts) / sizeof(texts[0]); i++)
        (void)compare(texts[i]);
    assert_int_equal(compare("::ffff:10.0.0.1"), KIN__IP_V4_SIZE);
    assert_int_equal(compare("fd00::1"), KIN__IP_V6_SIZE);
    return 0;
}

KIN_TEST(parses_random_texts_as_libc_does)
{
    static const char letters[] = "0123f:::...";
    struct kin__random random;

    (void)alloc;
    kin__random_init(&random, 7);
    for (int i = 0; i < 200000; i++) {
        char text[24] = "";
        size_t len = kin__random_below(&random, sizeof(text));
        for (size_t k = 0; k < len; k++)
            text[k] = letters[kin__random_below(&random, sizeof(letters) - 1)];
        (void)compare(text);
    }
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(parses_addresses_as_libc_does),
              KIN_TEST_ENTRY(parses_random_texts_as_libc_does))
