/* SPDX-License-Identifier: Apache-2.0 */
#include "net/proxy.h"

#include "kin_test.h"

/* The expected values are what golang.org/x/net/http/httpproxy answers. */
struct bypass_case {
    const char *list;
    const char *server;
    bool is_bypassed;
};

static const struct bypass_case bypass_cases[] = {
    {"", "https://example.org", false},
    {" , ,", "https://example.org", false},

    /* Loopback, without any list. */
    {"", "https://localhost:6443", true},
    {"", "http://127.0.0.1", true},
    {"", "http://127.200.0.9:1/x", true},
    {"", "http://[::1]", true},
    {"", "http://[::1]:8001", true},
    {"", "http://[::ffff:127.0.0.1]:80", true},
    {"", "https://localhost.example.org", false},
    {"", "https://[::2]", false},
    {"", "https://128.0.0.1", false},

    /* All. */
    {"*", "https://example.org", true},
    {"a, * ,b", "https://10.0.0.1", true},
    {"*example.org", "https://example.org", false},

    /* Domains and their subdomains. */
    {"example.org", "https://example.org", true},
    {"example.org", "https://api.example.org:6443", true},
    {"example.org", "https://a.b.example.org", true},
    {"example.org", "https://notexample.org", false},
    {"example.org", "https://example.org.evil", false},
    {"Example.ORG", "https://API.example.org", true},
    {" x , example.org ", "https://example.org", true},
    {"org", "https://example.org", true},
    {".example.org", "https://example.org", false},
    {".example.org", "https://api.example.org", true},
    {"*.example.org", "https://example.org", false},
    {"*.example.org", "https://api.example.org", true},
    {"*.example.org", "https://a.b.example.org", true},
    {"api.*.org", "https://api.example.org", false},
    {".", "https://example.org", false},
    {".", "https://example.org.", true},
    {"example.org", "https://example.org.", false},

    /* Ports. */
    {"example.org:443", "https://example.org", true},
    {"example.org:80", "http://example.org", true},
    {"example.org:80", "https://example.org", false},
    {"example.org:6443", "https://example.org:6443", true},
    {"example.org:6443", "https://api.example.org:6443", true},
    {".example.org:6443", "https://api.example.org:6444", false},
    {"*.example.org:6443", "https://api.example.org:6443", true},
    {"example.org:", "https://example.org:6443", true},
    {":6443", "https://example.org:6443", false},

    /* Addresses. */
    {"10.0.0.1", "https://10.0.0.1:6443", true},
    {"10.0.0.1", "https://10.0.0.11", false},
    {"10.0.0.1:6443", "https://10.0.0.1:6443", true},
    {"10.0.0.1:6443", "https://10.0.0.1", false},
    {"::ffff:10.0.0.1", "https://10.0.0.1", true},
    {"10.0.0.1", "https://[::ffff:10.0.0.1]", true},
    {"fd00::1", "https://[fd00::1]:6443", true},
    {"FD00:0::1", "https://[fd00::1]", true},
    {"[fd00::1]:6443", "https://[fd00::1]:6443", true},
    {"[fd00::1]:6443", "https://[fd00::1]", false},
    {"[fd00::1]", "https://[fd00::1]", false},
    {"0.0.1", "https://10.0.0.1", false},
    {"1", "https://10.0.0.1", false},
    {"010.0.0.1", "https://10.0.0.1", false},

    /* Networks. */
    {"10.0.0.0/8", "https://10.1.2.3:6443", true},
    {"10.0.0.0/8", "https://11.1.2.3", false},
    {"10.1.2.3/8", "https://10.200.0.1", true},
    {"10.0.0.0/9", "https://10.127.255.255", true},
    {"10.0.0.0/9", "https://10.128.0.0", false},
    {"10.0.0.1/32", "https://10.0.0.1", true},
    {"10.0.0.1/32", "https://10.0.0.2", false},
    {"0.0.0.0/0", "https://10.0.0.1", true},
    {"0.0.0.0/0", "https://[fd00::1]", false},
    {"::/0", "https://[fd00::1]", true},
    {"::/0", "https://10.0.0.1", false},
    {"fd00::/8", "https://[fd12::1]", true},
    {"fd00::/8", "https://[fe80::1]", false},
    {"::ffff:10.0.0.0/104", "https://10.1.1.1", true},
    {"10.0.0.0/8", "https://[::ffff:10.1.1.1]", true},
    {"10.0.0.0/33", "https://10.0.0.1", false},
    {"10.0.0.0/", "https://10.0.0.1", false},
    {"10.0.0.0/8", "https://ten.example.org", false},
    {"10.0.0.0/8:6443", "https://10.0.0.1:6443", false},
    {"192.168.0.0/16,10.0.0.0/8,.svc", "https://kubernetes.default.svc", true},
};

KIN_TEST(no_proxy_has_the_rules_of_go)
{
    const size_t count = sizeof(bypass_cases) / sizeof(bypass_cases[0]);

    (void)alloc;
    for (size_t i = 0; i < count; i++) {
        const struct bypass_case *c = &bypass_cases[i];

        if (kin__proxy_is_bypassed(kin_s(c->list), kin_s(c->server)) !=
            c->is_bypassed)
            fail_msg("NO_PROXY=%s: %s is %sbypassed", c->list, c->server,
                     c->is_bypassed ? "not " : "");
    }
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(no_proxy_has_the_rules_of_go))
