/* SPDX-License-Identifier: Apache-2.0 */
/* Starts a server, says where it listens, and stops it. */
#include <stdio.h>

#include <kin/kin.h>
#include <kin/server.h>

int main(void)
{
    kin_error err = KIN_ERROR_INIT;
    kin_server *server = NULL;

    if (kin_server_start(NULL, &server, &err) < 0) {
        kin_error_print(&err, stderr);
        return 1;
    }
    puts(kin_server_url(server));
    kin_server_free(server);
    return 0;
}
