/* SPDX-License-Identifier: Apache-2.0 */
#include "schema/format.h"

#include "base/regex.h"
#include "base/str.h"
#include "kin_test.h"

/* 1, 0, or a failure. */
static int fits(const kin_allocator *alloc, const char *name, const char *text)
{
    const struct kin__format *format = kin__format_find(kin_s(name));
    KIN__AUTO_REGEX *regex = NULL;
    int r = 1;

    assert_non_null(format);
    if (format->pattern) {
        r = kin__regex_new(alloc, kin_s(format->pattern), &regex, NULL);
        if (r == 0)
            r = kin__regex_match(regex, kin_s(text), NULL);
    }
    return r == 1 && format->fits ? format->fits(kin_s(text)) : r;
}

struct sample {
    const char *format;
    const char *yes;
    const char *no;
};

KIN_TEST(accepts_what_kubernetes_accepts)
{
    static const struct sample samples[] = {
        {"date", "2024-02-29", "2023-02-29"},
        {"date", "2023-12-31", "2023-13-01"},
        {"date-time", "2014-12-15T19:30:20.000Z", "2014-12-15T24:30:20Z"},
        {"date-time", "2014-12-15t19:30:20+01:00", "2014-12-15"},
        {"duration", "1h30m", "h"},
        {"duration", "22 ns", "22 x"},
        {"duration", "3 weeks", "3 sx"},
        {"ipv4", "10.0.0.01", "10.0.0.256"},
        {"ipv6", "::1", "10.0.0.1"},
        {"cidr", "10.0.0.0/8", "10.0.0.0/33"},
        {"cidr", "fd00::/64", "fd00::"},
        {"mac", "01:23:45:67:89:ab", "01:23:45:67:89"},
        {"mac", "0123.4567.89ab", "01-23:45:67:89:ab"},
        {"uuid", "123e4567-E89B-12d3-a456-426614174000", "123e4567"},
        {"uuid4", "123e4567-e89b-42d3-a456-426614174000",
         "123e4567-e89b-12d3-a456-426614174000"},
        {"uri", "http://a.b/c?d=e", "a.b"},
        {"uri", "/path", "http://a b"},
        {"email", "a.b@c.d", "a@"},
        {"email", "A B <a@b.c>", "@b"},
        {"hostname", "a-b.example.com", "-a"},
        {"hostname", "localhost", "a_b"},
        {"byte", "aGk=", "aGk"},
        {"hexcolor", "#FFF", "#FF"},
        {"rgbcolor", "rgb(1, 2,255)", "rgb(1,2,256)"},
        {"ssn", "111-22-3333", "11-22-3333"},
        {"isbn10", "0321751043", "0321751042"},
        {"isbn13", "978-0321751041", "978-0321751042"},
        {"isbn", "0321751043", "1"},
        {"creditcard", "4111 1111 1111 1111", "4111111111111112"},
        {"bsonobjectid", "507f1f77bcf86cd799439011", "507f"},
        {"k8s-short-name", "a-b", "a.b"},
        {"k8s-long-name", "a-b.c", "A"},
    };

    for (size_t i = 0; i < sizeof(samples) / sizeof(samples[0]); i++) {
        int yes = fits(alloc, samples[i].format, samples[i].yes);
        TRY(yes);
        if (yes != 1)
            fail_msg("%s: %s", samples[i].format, samples[i].yes);
        int no = fits(alloc, samples[i].format, samples[i].no);
        TRY(no);
        if (no != 0)
            fail_msg("%s: %s", samples[i].format, samples[i].no);
    }
    return 0;
}

KIN_TEST(ignores_other_formats)
{
    (void)alloc;
    assert_null(kin__format_find(kin_s("int32")));
    assert_null(kin__format_find(kin_s("")));
    assert_non_null(kin__format_find(kin_s("dat-e")));
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(accepts_what_kubernetes_accepts),
              KIN_TEST_ENTRY(ignores_other_formats))
