/* SPDX-License-Identifier: Apache-2.0 */
#include "kube/config.h"

#include <stdio.h>
#include <string.h>

#include "kin_test.h"
#include "test_files.h"

/* The output of kin__config_describe(). */
static const char *describe(const kin_config *config)
{
    static char text[4096];

    assert_true(kin__config_describe(config, text, sizeof(text)) <
                sizeof(text));
    return text;
}

/* A configuration from a text alone. */
static int from_text(const kin_allocator *alloc, const char *text,
                     kin_config **ret, kin_error *err)
{
    return kin_config_new(
        KIN_OPTS(kin_config_opts, .alloc = alloc, .text = kin_s(text)), ret,
        err);
}

/* Two clusters, two users, two contexts; `two` is the current one. */
static const char usual[] =
    "current-context: two\n"
    "contexts:\n"
    "- {name: one, context: {cluster: c1, user: u1, namespace: ns1}}\n"
    "- {name: two, context: {cluster: c2, user: u2}}\n"
    "clusters:\n"
    "- {name: c1, cluster: {server: 'https://one:6443/'}}\n"
    "- name: c2\n"
    "  cluster:\n"
    "    server: https://two:6443/prefix/?q#f\n"
    "    tls-server-name: other\n"
    "    certificate-authority-data: Zm9v\n"
    "    disable-compression: true\n"
    "    proxy-url: socks5://user:hunter2@proxy:1080/x\n"
    "users:\n"
    "- {name: u1, user: {username: admin, password: hunter2}}\n"
    "- name: u2\n"
    "  user:\n"
    "    token: hunter2\n"
    "    client-certificate-data: Zm9v\n"
    "    client-key-data: Zm9v\n"
    "    as: someone\n"
    "    as-uid: '7'\n"
    "    as-groups: [g1, g2]\n"
    "    as-user-extra: {scopes: [view]}\n";

KIN_TEST(takes_the_current_context)
{
    KIN_AUTO(kin_config) *config = NULL;

    TRY(from_text(alloc, usual, &config, NULL));
    assert_string_equal(describe(config), "context: two\n"
                                          "cluster: c2\n"
                                          "server: https://two:6443/prefix\n"
                                          "namespace: default\n"
                                          "tls server name: other\n"
                                          "certificate authority: (given)\n"
                                          "proxy: socks5://***@proxy:1080/x\n"
                                          "compression: off\n"
                                          "user: u2\n"
                                          "client certificate: (given)\n"
                                          "client key: (given)\n"
                                          "token: (given)\n"
                                          "impersonated user: someone\n"
                                          "impersonated uid: 7\n"
                                          "impersonated group: g1\n"
                                          "impersonated group: g2\n"
                                          "impersonated extra: scopes\n");
    assert_string_equal(kin_config_server(config), "https://two:6443/prefix");
    assert_string_equal(kin_config_namespace(config), "default");
    assert_string_equal(config->context_name, "two");
    assert_false(config->is_in_cluster);
    assert_int_equal(kin_config_context_count(config), 2);
    assert_string_equal(kin_config_context_at(config, 0), "one");
    assert_null(kin_config_context_at(config, 2));
    return 0;
}

/* The options of one case and the expected result. */
struct override_case {
    kin_config_opts opts;
    const char *expected; /* a description, or an error */
};

static int check_override(const kin_allocator *alloc, const char *text,
                          const struct override_case *c)
{
    KIN_AUTO(kin_config) *config = NULL;
    kin_error err = KIN_ERROR_INIT;
    kin_config_opts opts = c->opts;

    opts.size = sizeof(opts);
    opts.alloc = alloc;
    opts.text = kin_s(text);
    int r = kin_config_new(&opts, &config, &err);
    if (r == KIN_ENOMEM)
        return r;
    assert_string_equal(r == 0 ? describe(config) : err.message, c->expected);
    return 0;
}

#define TWO_HEAD "context: two\ncluster: c2\n"
#define TWO_PROXY "proxy: socks5://***@proxy:1080/x\ncompression: off\n"
#define TWO_CERT "client certificate: (given)\nclient key: (given)\n"
#define TWO_AS                                                                 \
    "impersonated user: someone\nimpersonated uid: 7\n"                        \
    "impersonated group: g1\nimpersonated group: g2\n"                         \
    "impersonated extra: scopes\n"
#define TWO_USER "user: u2\n" TWO_CERT "token: (given)\n" TWO_AS

/* The server of a configuration, or the error; credentials are kept. */
static int check_socket(const kin_allocator *alloc, const char *server,
                        const char *expected)
{
    KIN_AUTO(kin_config) *config = NULL;
    kin_error err = KIN_ERROR_INIT;
    int r = kin_config_new(KIN_OPTS(kin_config_opts, .alloc = alloc,
                                    .server = server, .token = "hunter2"),
                           &config, &err);

    if (r == KIN_ENOMEM)
        return r;
    assert_string_equal(r == 0 ? kin_config_server(config) : err.message,
                        expected);
    if (r == 0) {
        assert_string_equal(kin__config_socket(config), server + 5);
        assert_string_equal(config->user.token, "hunter2");
    }
    return 0;
}

KIN_TEST(a_server_may_be_a_unix_socket)
{
    KIN_AUTO(kin_config) *config = NULL;
    kin_error err = KIN_ERROR_INIT;
    char server[200] = "unix:/";

    TRY(check_socket(alloc, "unix:/run/kin.sock", "unix:/run/kin.sock"));
    TRY(check_socket(alloc, "unix:/a/?#", "unix:/a/?#"));
    TRY(check_socket(alloc, "unix:kin.sock",
                     "config: cluster \"\": server unix: needs an absolute "
                     "path"));
    TRY(check_socket(alloc, "unix:/a b",
                     "config: cluster \"\": server is not a URL"));
    memset(server + 6, 'x', sizeof(server) - 7);
    TRY(check_socket(alloc, server,
                     "config: cluster \"\": server unix: the path is too "
                     "long"));
    TRY_FAIL(
        kin_config_new(KIN_OPTS(kin_config_opts, .alloc = alloc,
                                .server = "unix:/s", .proxy_url = "http://p"),
                       &config, &err),
        KIN_EINVAL);
    assert_non_null(strstr(err.message, "no sense for a unix socket"));
    return 0;
}

KIN_TEST(overrides_choose_context_cluster_and_user)
{
    static const struct override_case cases[] = {
        {{.context = "one"},
         "context: one\ncluster: c1\nserver: https://one:6443\n"
         "namespace: ns1\nuser: u1\nusername: admin\npassword: (given)\n"},
        {{.context = "one", .ns = "mine"},
         "context: one\ncluster: c1\nserver: https://one:6443\n"
         "namespace: mine\nuser: u1\nusername: admin\npassword: (given)\n"},
        {{.cluster = "c1", .user = "u1"},
         "context: two\ncluster: c1\nserver: https://one:6443\n"
         "namespace: default\nuser: u1\nusername: admin\n"
         "password: (given)\n"},
        {{.context = "x"}, "config: context \"x\" does not exist"},
        {{.cluster = "x", .user = "y"},
         "config: cluster \"x\" does not exist; user \"y\" does not exist"},
        {{.ns = "Bad_One"}, "config: namespace \"Bad_One\" is not a DNS label"},
        {{.context = ""},
         TWO_HEAD "server: https://two:6443/prefix\nnamespace: default\n"
                  "tls server name: other\n"
                  "certificate authority: (given)\n" TWO_PROXY TWO_USER},
    };

    for (size_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++)
        TRY(check_override(alloc, usual, &cases[i]));
    return 0;
}

KIN_TEST(overrides_of_the_cluster_clear_conflicting_fields)
{
    static const struct override_case cases[] = {
        /* A server clears the TLS server name, unless one is given. */
        {{.server = "https://three"},
         TWO_HEAD "server: https://three\nnamespace: default\n"
                  "certificate authority: (given)\n" TWO_PROXY TWO_USER},
        {{.server = "https://three", .tls_server_name = "n"},
         TWO_HEAD "server: https://three\nnamespace: default\n"
                  "tls server name: n\n"
                  "certificate authority: (given)\n" TWO_PROXY TWO_USER},
        /* Insecure clears the CA, and vice versa. */
        {{.is_insecure = true},
         TWO_HEAD "server: https://two:6443/prefix\nnamespace: default\n"
                  "tls server name: other\n"
                  "insecure: the server's certificate is not "
                  "checked\n" TWO_PROXY TWO_USER},
        {{.ca_file = "/dev/null"},
         TWO_HEAD
         "server: https://two:6443/prefix\nnamespace: default\n"
         "tls server name: other\n"
         "certificate authority: (from /dev/null)\n" TWO_PROXY TWO_USER},
        {{.ca_file = "/dev/null", .is_insecure = true},
         "config: cluster \"c2\": a certificate authority makes no sense with "
         "insecure-skip-tls-verify"},
        {{.proxy_url = "http://p"},
         TWO_HEAD "server: https://two:6443/prefix\nnamespace: default\n"
                  "tls server name: other\ncertificate authority: (given)\n"
                  "proxy: http://p\ncompression: off\n" TWO_USER},
    };

    for (size_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++)
        TRY(check_override(alloc, usual, &cases[i]));
    return 0;
}

KIN_TEST(overrides_of_the_user_replace_values_and_files)
{
    static const char text[] =
        "current-context: x\n"
        "contexts: [{name: x, context: {cluster: c, user: u}}]\n"
        "clusters: [{name: c, cluster: {server: 'https://s'}}]\n"
        "users: [{name: u, user: {tokenFile: /dev/null, client-key-data: Zg==, "
        "client-certificate-data: Zg==, as: a, as-groups: [g]}}]\n";
#define HEAD                                                                   \
    "context: x\ncluster: c\nserver: https://s\nnamespace: default\n"          \
    "user: u\n"
    static const char *const groups[] = {"h", "i", NULL};
    static const struct override_case cases[] = {
        {{.token = "t"},
         HEAD "client certificate: (given)\nclient key: (given)\n"
              "token: (given)\nimpersonated user: a\nimpersonated group: g\n"},
        {{.token = "t", .cert_file = "/dev/null", .key_file = "/dev/zero"},
         HEAD "client certificate: (from /dev/null)\n"
              "client key: (from /dev/zero)\n"
              "token: (given)\nimpersonated user: a\nimpersonated group: g\n"},
        {{.token = "t",
          .impersonate = "b",
          .impersonate_uid = "1",
          .impersonate_groups = groups},
         HEAD "client certificate: (given)\nclient key: (given)\n"
              "token: (given)\nimpersonated user: b\nimpersonated uid: 1\n"
              "impersonated group: h\nimpersonated group: i\n"},
        {{.token = "t", .username = "n", .password = "p"},
         "config: user \"u\": both a token and basic authentication"},
        {{.token = NULL}, "config: user \"u\": token file /dev/null is empty"},
    };

    for (size_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++)
        TRY(check_override(alloc, text, &cases[i]));
    return 0;
#undef HEAD
}

KIN_TEST(a_server_alone_is_enough)
{
    static const struct override_case cases[] = {
        {{.server = "http://127.0.0.1:8080"},
         "server: http://127.0.0.1:8080\nnamespace: default\n"},
        {{.server = "https://h", .token = "t"},
         "server: https://h\nnamespace: default\ntoken: (given)\n"},
        {{.server = NULL},
         "config: no configuration: no kubeconfig with a cluster, no server "
         "given, and not in a pod"},
    };

    for (size_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++)
        TRY(check_override(alloc, "", &cases[i]));
    return 0;
}

KIN_TEST(servers_are_urls_or_hosts)
{
    static const char *const cases[][2] = {
        {"https://h", "https://h"},
        {"HTTPS://h:1/a/b//", "https://h:1/a/b"},
        {"http://h/?x=y", "http://h"},
        {"https://[::1]:6443", "https://[::1]:6443"},
        {"h", "http://h"},
        {"h:6443", "http://h:6443"},
        {"h:6443/", "http://h:6443"},
        {"h:6443/path", NULL},
        {"/path", NULL},
        {"https://", NULL},
        {"https:///path", NULL},
        {"ftp://h", NULL},
        {"unix://run/x", "unix://run/x"},
        {"file:///run/x", NULL},
        {"https://user:hunter2@h", NULL},
        {"user:hunter2@h", NULL},
        {"https://h h", NULL},
        {"https://h\nX: y", NULL},
    };

    for (size_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        KIN_AUTO(kin_config) *config = NULL;
        kin_error err = KIN_ERROR_INIT;
        int r = kin_config_new(
            KIN_OPTS(kin_config_opts, .alloc = alloc, .server = cases[i][0]),
            &config, &err);
        if (r == KIN_ENOMEM)
            return r;
        if (cases[i][1] && r == 0)
            assert_string_equal(kin_config_server(config), cases[i][1]);
        else if (r != (cases[i][1] ? 0 : KIN_EINVAL))
            fail_msg("%s: %s", cases[i][0], err.message);
        assert_null(strstr(err.message, "hunter2"));
    }
    return 0;
}

KIN_TEST(credentials_are_not_used_with_plain_http)
{
    KIN_AUTO(kin_config) *config = NULL;

    TRY(kin_config_new(KIN_OPTS(kin_config_opts, .alloc = alloc,
                                .text = kin_s(usual),
                                .server = "http://two:80"),
                       &config, NULL));
    assert_false(config->is_private);
    assert_string_equal(describe(config), TWO_HEAD
                        "server: http://two:80\nnamespace: default\n" TWO_PROXY
                        "user: u2\n" TWO_AS);
    return 0;
}

/* A user and a cluster in YAML, and the problems that are found in them. */
struct check_case {
    const char *user;
    const char *cluster;
    const char *expected; /* NULL for none */
};

static int check_problems(const kin_allocator *alloc,
                          const struct check_case *c)
{
    KIN_AUTO(kin_config) *config = NULL;
    kin_error err = KIN_ERROR_INIT;
    char text[2000] = "";

    snprintf(text, sizeof(text),
             "current-context: x\n"
             "contexts: [{name: x, context: {cluster: c, user: u}}]\n"
             "clusters: [{name: c, cluster: %s}]\n"
             "users: [{name: u, user: %s}]\n",
             c->cluster ? c->cluster : "{server: 'https://s'}",
             c->user ? c->user : "{}");
    int r = from_text(alloc, text, &config, &err);
    if (r == KIN_ENOMEM)
        return r;
    assert_string_equal(err.message, c->expected ? c->expected : "");
    assert_null(strstr(err.message, "hunter2"));
    return 0;
}

KIN_TEST(checks_the_cluster)
{
    static const struct check_case cases[] = {
        {NULL, NULL, NULL},
        {NULL, "{tls-server-name: me}", "config: cluster \"c\": no server"},
        {NULL, "{server: 'https://s', proxy-url: 'ftp://u:hunter2@p'}",
         "config: cluster \"c\": proxy-url must be an http, https or socks5 "
         "URL"},
        {NULL, "{server: 'https://s', proxy-url: 'http://'}",
         "config: cluster \"c\": proxy-url must be an http, https or socks5 "
         "URL"},
        {NULL,
         "{server: 'https://s', certificate-authority: /dev/null, "
         "certificate-authority-data: Zg==}",
         "config: cluster \"c\": both certificate-authority and its data are "
         "given"},
        {NULL, "{server: 'https://s', certificate-authority: /nowhere/ca}",
         "config: cluster \"c\": certificate-authority /nowhere/ca: No such "
         "file or directory"},
        {NULL,
         "{server: 'https://s', certificate-authority-data: Zg==, "
         "insecure-skip-tls-verify: true}",
         "config: cluster \"c\": a certificate authority makes no sense with "
         "insecure-skip-tls-verify"},
        {NULL, "{}",
         "config: context \"x\": cluster \"c\" does not exist or is empty"},
    };

    for (size_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++)
        TRY(check_problems(alloc, &cases[i]));
    return 0;
}

KIN_TEST(checks_the_user)
{
    static const struct check_case cases[] = {
        {"{token: hunter2, username: me}", NULL,
         "config: user \"u\": both a token and basic authentication"},
        {"{token: \"hunter2\\n\"}", NULL,
         "config: user \"u\": the token contains control characters"},
        {"{username: 'a:hunter2'}", NULL,
         "config: user \"u\": username must not hold a colon"},
        {"{password: \"hunter2\\r\"}", NULL,
         "config: user \"u\": user or password hold control characters"},
        {"{client-certificate-data: Zg==}", NULL,
         "config: user \"u\": a client certificate without its key"},
        {"{client-key-data: Zg==}", NULL,
         "config: user \"u\": a client key without its certificate"},
        {"{client-certificate: /dev/null, client-certificate-data: Zg==, "
         "client-key: /dev/null, client-key-data: Zg==}",
         NULL,
         "config: user \"u\": both client-certificate and its data are given; "
         "user \"u\": both client-key and its data are given"},
        {"{client-certificate: /nowhere/c, client-key: /nowhere/k}", NULL,
         "config: user \"u\": client-certificate /nowhere/c: No such file or "
         "directory; user \"u\": client-key /nowhere/k: No such file or "
         "directory"},
        {"{tokenFile: /nowhere/t}", NULL,
         "config: /nowhere/t: No such file or directory"},
        {"{as-uid: '1'}", NULL,
         "config: user \"u\": impersonating uid, groups or extra needs a user "
         "to impersonate"},
        {"{as-groups: []}", NULL, NULL},
        {"{as-user-extra: {a: [b]}}", NULL,
         "config: user \"u\": impersonating uid, groups or extra needs a user "
         "to impersonate"},
        {"{as: \"a\\nb\"}", NULL,
         "config: user \"u\": impersonation contains control characters"},
        {"{auth-provider: {name: gcp}}", NULL,
         "config: user \"u\": auth-provider is not supported: use exec"},
        {"{token: hunter2, username: me, as-uid: '1'}", "{proxy-url: x}",
         "config: user \"u\": both a token and basic authentication; user "
         "\"u\": impersonating uid, groups or extra needs a user to "
         "impersonate; cluster \"c\": no server; cluster \"c\": proxy-url must "
         "be an http, https or socks5 URL"},
    };

    for (size_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++)
        TRY(check_problems(alloc, &cases[i]));
    return 0;
}

KIN_TEST(checks_the_plugin)
{
    static const struct check_case cases[] = {
        {"{exec: {command: x, apiVersion: client.authentication.k8s.io/v1, "
         "interactiveMode: Never}}",
         NULL, NULL},
        {"{exec: {command: x, "
         "apiVersion: client.authentication.k8s.io/v1beta1}}",
         NULL, NULL},
        {"{exec: {command: x, apiVersion: client.authentication.k8s.io/v1}}",
         NULL, "config: user \"u\": exec: no interactiveMode"},
        {"{exec: {}}", NULL,
         "config: user \"u\": exec: no command; user \"u\": exec: no "
         "apiVersion; user \"u\": exec: no interactiveMode"},
        {"{exec: {command: x, interactiveMode: Maybe, "
         "apiVersion: client.authentication.k8s.io/v1alpha1, "
         "env: [{name: 'A=B'}, {value: hunter2}]}}",
         NULL,
         "config: user \"u\": exec: apiVersion "
         "\"client.authentication.k8s.io/v1alpha1\" is not supported; user "
         "\"u\": exec: interactiveMode must be Never, IfAvailable or Always; "
         "user \"u\": exec: env needs names without '='; user \"u\": exec: env "
         "needs names without '='"},
    };

    for (size_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++)
        TRY(check_problems(alloc, &cases[i]));
    return 0;
}

static void count_problem(const char *text, void *userdata)
{
    int *count = userdata;

    assert_non_null(strstr(text, "does not exist"));
    ++*count;
}

KIN_TEST(problems_can_be_listed)
{
    KIN_AUTO(kin_config) *config = NULL;
    int count = 0;

    TRY_FAIL(kin_config_new(KIN_OPTS(kin_config_opts, .alloc = alloc,
                                     .text = kin_s(usual), .cluster = "x",
                                     .user = "y", .on_problem = count_problem,
                                     .userdata = &count),
                            &config, NULL),
             KIN_ENOTFOUND);
    assert_int_equal(count, 2);
    assert_null(config);
    return 0;
}

KIN_TEST(invalid_options_are_rejected)
{
    KIN_AUTO(kin_config) *config = NULL;
    kin_config_opts opts = KIN_INIT(kin_config_opts);
    struct {
        kin_config_opts opts;
        int more;
    } newer = {.opts = KIN_INIT(kin_config_opts)};

    opts.alloc = alloc;
    opts.path = "x";
    opts.text = kin_s("y");
    TRY_FAIL(kin_config_new(&opts, &config, NULL), KIN_EINVAL);
    opts.size = 7;
    TRY_FAIL(kin_config_new(&opts, &config, NULL), KIN_EINVAL);
    /* Members past `size`, unknown to an older caller, are not read. */
    opts = (kin_config_opts){.size = offsetof(kin_config_opts, exec_allowed),
                             .alloc = alloc,
                             .server = "http://x",
                             .exec_allowed = (void *)1};
    TRY(kin_config_new(&opts, &config, NULL));
    config = kin_config_unref(config);
    opts.size = 7;
    TRY_FAIL(kin_config_new(&opts, NULL, NULL), KIN_EINVAL);
    newer.opts.size = sizeof(newer);
    newer.opts.alloc = alloc;
    newer.opts.server = "http://x";
    TRY(kin_config_new(&newer.opts, &config, NULL));
    newer.more = 1;
    TRY_FAIL(kin_config_new(&newer.opts, &config, NULL), KIN_EINVAL);
    return 0;
}

KIN_TEST(describe_returns_the_full_length)
{
    KIN_AUTO(kin_config) *config = NULL;
    char small[16] = "";

    TRY(kin_config_new(
        KIN_OPTS(kin_config_opts, .alloc = alloc, .server = "http://x"),
        &config, NULL));
    const char *whole = describe(config);
    assert_int_equal(kin__config_describe(config, NULL, 0), strlen(whole));
    assert_int_equal(kin__config_describe(config, small, sizeof(small)),
                     strlen(whole));
    assert_memory_equal(small, whole, 15);
    assert_int_equal(small[15], '\0');
    assert_int_equal(kin__config_describe(config, small, 1), strlen(whole));
    assert_int_equal(small[0], '\0');
    assert_int_equal(small[1], whole[1]);
    return 0;
}

KIN_TEST(references_are_counted)
{
    KIN_AUTO(kin_config) *config = NULL;

    TRY(kin_config_new(
        KIN_OPTS(kin_config_opts, .alloc = alloc, .server = "http://x"),
        &config, NULL));
    assert_ptr_equal(kin_config_ref(config), config);
    assert_null(kin_config_unref(config));
    assert_string_equal(kin_config_server(config), "http://x");
    assert_null(kin_config_ref(NULL));
    assert_null(kin_config_unref(NULL));
    return 0;
}

static void count_destroy(void *userdata)
{
    ++*(int *)userdata;
}

/* Before the call returns, whether it succeeds or fails. */
KIN_TEST(userdata_is_destroyed_once)
{
    struct {
        kin_config_opts opts;
        size_t newer; /* unknown to this version of the library */
    } options = {.opts = {.size = sizeof(kin_config_opts),
                          .alloc = alloc,
                          .server = "https://s",
                          .destroy = count_destroy},
                 .newer = 1};
    KIN_AUTO(kin_config) *config = NULL;
    int made = 0;
    int rejected = 0;
    int failed = 0;

    options.opts.userdata = &made;
    int r = kin_config_new(&options.opts, &config, NULL);
    assert_int_equal(made, 1);
    TRY(r);
    config = kin_config_unref(config);
    assert_int_equal(made, 1);
    options.opts.userdata = &rejected;
    options.opts.size = sizeof(options);
    assert_int_equal(kin_config_new(&options.opts, &config, NULL), KIN_EINVAL);
    assert_int_equal(rejected, 1);
    options.opts.userdata = &failed;
    options.opts.size = sizeof(options.opts);
    options.opts.server = "ftp://s";
    r = kin_config_new(&options.opts, &config, NULL);
    assert_int_equal(failed, 1);
    assert_true(r < 0);
    return r == KIN_ENOMEM ? r : 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(takes_the_current_context),
              KIN_TEST_ENTRY(a_server_may_be_a_unix_socket),
              KIN_TEST_ENTRY(overrides_choose_context_cluster_and_user),
              KIN_TEST_ENTRY(overrides_of_the_cluster_clear_conflicting_fields),
              KIN_TEST_ENTRY(overrides_of_the_user_replace_values_and_files),
              KIN_TEST_ENTRY(a_server_alone_is_enough),
              KIN_TEST_ENTRY(servers_are_urls_or_hosts),
              KIN_TEST_ENTRY(credentials_are_not_used_with_plain_http),
              KIN_TEST_ENTRY(checks_the_cluster),
              KIN_TEST_ENTRY(checks_the_user),
              KIN_TEST_ENTRY(checks_the_plugin),
              KIN_TEST_ENTRY(problems_can_be_listed),
              KIN_TEST_ENTRY(invalid_options_are_rejected),
              KIN_TEST_ENTRY(describe_returns_the_full_length),
              KIN_TEST_ENTRY(references_are_counted),
              KIN_TEST_ENTRY(userdata_is_destroyed_once))
