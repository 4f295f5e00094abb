/* SPDX-License-Identifier: Apache-2.0 */
#include "kube/client_headers.h"

#include <assert.h>
#include <string.h>

#include <kin/version.h>

#include "base/buf.h"
#include "base/str.h"
#include "kube/config.h"

enum { HEADER_NAME_MAX = 8192 };

/* As Go names it. */
#if defined(__x86_64__)
#define HEADERS_ARCH "amd64"
#elif defined(__aarch64__)
#define HEADERS_ARCH "arm64"
#elif defined(__riscv) && __riscv_xlen == 64
#define HEADERS_ARCH "riscv64"
#elif defined(__s390x__)
#define HEADERS_ARCH "s390x"
#elif defined(__powerpc64__) && defined(__LITTLE_ENDIAN__)
#define HEADERS_ARCH "ppc64le"
#else
#define HEADERS_ARCH "unknown"
#endif

#define HEADERS_USER_AGENT "kin/" KIN_VERSION_STRING " (linux/" HEADERS_ARCH ")"

static size_t headers_count_strings(char *const *strings)
{
    size_t count = 0;

    while (strings && strings[count])
        count++;
    return count;
}

/* How many there may be. */
static size_t headers_bound(const struct kin__user *user)
{
    size_t count = 4 + headers_count_strings(user->impersonate_groups);

    for (const struct kin__list *at = user->impersonate_extra; at && at->name;
         at++)
        count += headers_count_strings(at->values);
    return count;
}

/* Views are not copied. */
static void headers_add(kin_client *client, const char *name, const char *value)
{
    if (!value)
        return;
    client->headers[client->header_count++] = (struct kin__http_header){
        .name = kin_s(name), .value = kin_s(value)};
}

/* Whether a byte may stand in a name as it is; a percent sign begins an escape.
 */
static bool headers_is_plain(char byte)
{
    return byte != '\0' && byte != '%' &&
           strchr("!#$&'*+-.^_`|~0123456789"
                  "abcdefghijklmnopqrstuvwxyz"
                  "ABCDEFGHIJKLMNOPQRSTUVWXYZ",
                  byte) != NULL;
}

/* The name of a header of which a part is not ours to choose. */
static int headers_extra_name(kin_client *client, const char *key,
                              const char **ret)
{
    KIN__AUTO_BUF name;

    kin__buf_init(&name, client->alloc, HEADER_NAME_MAX);
    int r = kin__buf_append(&name, KIN__S("Impersonate-Extra-"));
    for (; r == 0 && *key; key++)
        r = headers_is_plain(*key)
                ? kin__buf_append_byte(&name, *key)
                : kin__buf_printf(&name, "%%%02X", (unsigned char)*key);
    if (r < 0)
        return r;
    *ret = kin__pool_strdup(&client->pool, kin__buf_str(&name));
    return *ret ? 0 : KIN_ENOMEM;
}

static int headers_impersonate(kin_client *client)
{
    const struct kin__user *user = &client->config->user;
    const char *name;

    headers_add(client, "Impersonate-User", user->impersonate);
    headers_add(client, "Impersonate-Uid", user->impersonate_uid);
    for (char **at = user->impersonate_groups; at && *at; at++)
        headers_add(client, "Impersonate-Group", *at);
    for (const struct kin__list *at = user->impersonate_extra; at && at->name;
         at++) {
        int r = headers_extra_name(client, at->name, &name);
        if (r < 0)
            return r;
        for (char **value = at->values; *value; value++)
            headers_add(client, name, *value);
    }
    return 0;
}

static bool headers_is_line(const char *text)
{
    for (; *text; text++) {
        if ((unsigned char)*text < ' ' || *text == 0x7f)
            return false;
    }
    return true;
}

/* The options' string may be gone later. */
static int headers_user_agent(kin_client *client, kin_error *err)
{
    const char *wanted = client->opts.user_agent;

    if (!wanted || !*wanted)
        wanted = HEADERS_USER_AGENT;
    if (!headers_is_line(wanted))
        return kin_error_set(err, KIN_EINVAL,
                             "client: the user agent holds control characters");
    client->opts.user_agent = kin__pool_strdup(&client->pool, kin_s(wanted));
    if (!client->opts.user_agent)
        return kin_error_set(err, KIN_ENOMEM, /* format= */ NULL);
    headers_add(client, "User-Agent", client->opts.user_agent);
    return 0;
}

int kin__client_make_headers(kin_client *client, kin_error *err)
{
    const kin_config *config = client->config;
    size_t bound = headers_bound(&config->user);

    client->headers = kin__pool_alloc0(&client->pool, bound,
                                       sizeof(*client->headers));
    if (!client->headers)
        return kin_error_set(err, KIN_ENOMEM, /* format= */ NULL);
    int r = headers_user_agent(client, err);
    if (r < 0)
        return r;
    if (client->opts.is_compressed && !config->cluster.is_uncompressed)
        headers_add(client, "Accept-Encoding", "gzip");
    r = headers_impersonate(client);
    if (r < 0)
        return kin_error_set(err, r, "client: impersonation: %s",
                             kin_error_text(r));
    assert(client->header_count <= bound);
    return 0;
}
