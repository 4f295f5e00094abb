/* SPDX-License-Identifier: Apache-2.0 */
#include "net/http_internal.h"
#include "net/listen.h"

/* See guarantee G. */
int kin__http_listen(struct kin__http_server *server, kin_error *err)
{
    const struct kin__http_server_opts *opts = &server->opts;
    bool is_safe = opts->cert.len > 0 && opts->is_authenticated;
    const struct kin__listen_opts listen_opts = {
        .address = opts->address,
        .port = opts->port,
        .scheme = opts->cert.len > 0 ? "https" : "http",
        .refusal = is_safe ? NULL
                           : "to listen there, both TLS and authentication "
                             "must be on",
    };

    return kin__listen(&listen_opts, &server->door.listen_fd, server->url,
                       sizeof(server->url), err);
}
