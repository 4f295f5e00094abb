/* SPDX-License-Identifier: Apache-2.0 */
#include <string.h>

#include "net/http_internal.h"

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

    if (opts->cert.len > 0 && opts->address &&
        strncmp(opts->address, "unix:", 5) == 0)
        return kin_error_set(err, KIN_EINVAL,
                             "%s: TLS is not used on unix sockets",
                             opts->address);
    return kin__listen(&listen_opts, &server->door.listen_fd, server->url,
                       sizeof(server->url), err);
}
