/* SPDX-License-Identifier: Apache-2.0 */
#include "token.h"

#include <errno.h>
#include <string.h>
#include <unistd.h>

/* Reads one line byte by byte, since manifests may follow. */
static int token_read(char *room, kin_error *err)
{
    size_t len = 0;

    while (len < CLI_TOKEN_SIZE) {
        ssize_t n = read(STDIN_FILENO, room + len, 1);
        if (n < 0 && errno == EINTR)
            continue;
        if (n < 0)
            return kin_error_set_errno(err, errno, "--token: standard input");
        if (n == 0 || room[len] == '\n')
            break;
        len++;
    }
    if (len == CLI_TOKEN_SIZE)
        return kin_error_set(err, KIN_ELIMIT,
                             "--token: the line on standard input has more "
                             "than %d bytes",
                             CLI_TOKEN_SIZE - 1);
    if (len > 0 && room[len - 1] == '\r')
        len--;
    room[len] = '\0';
    return len > 0 ? 0
                   : kin_error_set(err, KIN_EINVAL,
                                   "--token: no token on standard input");
}

int cli_token_init(struct cli_token *token, const char *flag, kin_error *err)
{
    token->text = flag;
    token->room[0] = '\0';
    if (!flag || strcmp(flag, "-") != 0)
        return 0;
    token->text = token->room;
    return token_read(token->room, err);
}

void cli_token_done(struct cli_token *token)
{
    explicit_bzero(token->room, sizeof(token->room));
}
