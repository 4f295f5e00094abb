/* SPDX-License-Identifier: Apache-2.0 */
#include "probes.h"

#include <stdio.h>

#include "address.h"
#include "base/buf.h"
#include "base/str.h"
#include "net/http_server.h"

enum {
    PROBES_METRICS_MAX = 16 << 20,
    PROBES_TEXT_MAX = 64 << 10,
    PROBES_TARGET_MAX = 1024,
};

static int probes_append(kin_str piece, void *userdata)
{
    return kin__buf_append(userdata, piece);
}

static int probes_metrics(struct cli_probes *probes, struct kin__buf *body)
{
    kin__buf_init(body, /* alloc= */ NULL, PROBES_METRICS_MAX);
    return kin_manager_write_metrics(probes->manager, probes_append, body) < 0
               ? 500
               : 200;
}

static int probes_health(struct cli_probes *probes,
                         const struct kin__http_call *call,
                         struct kin__buf *body)
{
    char target[PROBES_TARGET_MAX];
    char *room = NULL;
    kin_str path = kin__http_call_path(call);
    kin_str query = kin__http_call_raw_query(call);

    kin__buf_init(body, /* alloc= */ NULL, PROBES_TEXT_MAX);
    int len = snprintf(target, sizeof(target), "%.*s%s%.*s", KIN_STR(path),
                       query.len > 0 ? "?" : "", KIN_STR(query));
    if (len < 0 || (size_t)len >= sizeof(target))
        return 404;
    if (kin__buf_reserve(body, PROBES_TEXT_MAX - 1, &room) < 0)
        return 500;
    int status = kin_health_answer(probes->health, kin_s(target), room,
                                   PROBES_TEXT_MAX - 1);
    kin__buf_grown(body, kin_s(room).len);
    return status;
}

static void probes_answer(struct kin__http_call *call, void *userdata)
{
    static const struct kin__http_header type = {
        KIN_STR_INIT("Content-Type"),
        KIN_STR_INIT("text/plain; charset=utf-8")};
    KIN__AUTO_BUF body = {.ptr = NULL};
    int status = 405;

    if (kin_str_eq(kin__http_call_method(call), KIN__S("GET")))
        status = kin_str_eq(kin__http_call_path(call), KIN__S("/metrics"))
                     ? probes_metrics(userdata, &body)
                     : probes_health(userdata, call, &body);
    kin__http_call_answer(call, &(struct kin__http_answer){.status = status,
                                                           .headers = &type,
                                                           .header_count = 1,
                                                           .body = &body});
}

int cli_probes_start(struct cli_probes *probes, const char *listen,
                     kin_error *err)
{
    struct kin__http_server_opts opts = {.on_request = probes_answer,
                                         .userdata = probes};
    char host[64] = "";
    int r = cli_split_address(listen, host, sizeof(host), &opts.port, err);

    opts.address = host[0] ? host : NULL;
    return r < 0 ? r
                 : kin__http_server_start(/* alloc= */ NULL, &opts,
                                          &probes->server, err);
}

void cli_probes_stop(struct cli_probes *probes)
{
    probes->server = kin__http_server_free(probes->server);
}

const char *cli_probes_url(const struct cli_probes *probes)
{
    return kin__http_server_url(probes->server);
}
