/* SPDX-License-Identifier: Apache-2.0 */
#include "kube/scheme.h"

#include <stdio.h>
#include <string.h>

#include "base/str.h"
#include "kube/client.h"
#include "net/exchange.h"

enum { SCHEME_URL_MAX = 512, SCHEME_TIMEOUT_MS = 5000 };

/* "http://host:port/path" to "https://host:port/". */
static bool scheme_url(const char *url, char ret[SCHEME_URL_MAX])
{
    kin_str rest = kin_s(url);

    if (!kin_str_starts_with(rest, KIN__S("http://")))
        return false;
    rest = kin__str_slice(rest, strlen("http://"), SIZE_MAX);
    kin_str host = kin__str_cut(&rest, '/');
    return (size_t)snprintf(ret, SCHEME_URL_MAX, "https://%.*s/",
                            KIN_STR(host)) < SCHEME_URL_MAX;
}

bool kin__scheme_should_be_https(kin_client *client, const char *url,
                                 kin_stop *stop)
{
    KIN__AUTO_ANSWER answer = {0};
    char https[SCHEME_URL_MAX];
    kin_error err = KIN_ERROR_INIT;
    const struct kin__http_request request = {
        .method = "GET",
        .url = https,
        .stop = stop,
        .connect_timeout_ms = SCHEME_TIMEOUT_MS,
        .timeout_ms = SCHEME_TIMEOUT_MS,
    };

    if (!scheme_url(url, https))
        return false;
    int r = kin__exchange(client->transport, &request, /* max_bytes= */ 1 << 16,
                          client->alloc, &answer, &err);
    if (r == 0 || answer.status != 0)
        return true;
    /* A certificate that is not trusted is a certificate. */
    return answer.cause == KIN__NET_TLS &&
           !strstr(err.message, KIN__NET_TEXT_NO_TLS);
}
