/* SPDX-License-Identifier: Apache-2.0 */
#include "terminal.h"

#include <errno.h>
#include <poll.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include "base/str.h"

bool cli_is_terminal(FILE *out)
{
    const char *name = getenv("TERM");

    return isatty(fileno(out)) == 1 && name && strcmp(name, "dumb") != 0;
}

/* The length of a character that can be shown, else 0. */
static size_t text_shown(kin_str rest)
{
    unsigned char first = (unsigned char)rest.ptr[0];
    size_t len = first < 0x80 ? 1 : first >= 0xf0 ? 4 : first >= 0xe0 ? 3 : 2;

    if (first < ' ' || first == 0x7f || len > rest.len ||
        kin__utf8_valid_prefix(kin_str_of(rest.ptr, len)) != len ||
        (first == 0xc2 && (unsigned char)rest.ptr[1] < 0xa0))
        return 0;
    return len;
}

void cli_terminal_clean(char *text)
{
    while (*text) {
        size_t len = text_shown(kin_s(text));
        if (len == 0)
            *text = *text == '\t' ? ' ' : '?';
        text += len ? len : 1;
    }
}

struct cli_size cli_terminal_size(FILE *out)
{
    struct winsize window = {0};

    if (ioctl(fileno(out), TIOCGWINSZ, &window) < 0 || window.ws_col == 0 ||
        window.ws_row == 0)
        return (struct cli_size){.columns = 80, .rows = 24};
    return (struct cli_size){.columns = window.ws_col, .rows = window.ws_row};
}

static void terminal_take_keys(struct cli_terminal *self)
{
    struct termios ours;

    self->has_keys = isatty(STDIN_FILENO) == 1 &&
                     tcgetattr(STDIN_FILENO, &self->before) == 0;
    if (!self->has_keys)
        return;
    ours = self->before;
    ours.c_lflag &= ~(tcflag_t)(ICANON | ECHO);
    ours.c_cc[VMIN] = 1;
    ours.c_cc[VTIME] = 0;
    ours.c_cc[VSUSP] = _POSIX_VDISABLE;
    (void)tcsetattr(STDIN_FILENO, TCSANOW, &ours);
}

void cli_terminal_open(struct cli_terminal *terminal, FILE *out)
{
    *terminal = (struct cli_terminal){.out = out, .is_open = true};
    terminal_take_keys(terminal);
    fputs("\x1b[?1049h\x1b[?25l\x1b[?7l", out);
    fflush(out);
}

void cli_terminal_close(struct cli_terminal *terminal)
{
    if (!terminal->is_open)
        return;
    terminal->is_open = false;
    fputs("\x1b[?7h\x1b[?25h\x1b[?1049l", terminal->out);
    fflush(terminal->out);
    if (terminal->has_keys)
        (void)tcsetattr(STDIN_FILENO, TCSANOW, &terminal->before);
}

int cli_terminal_key(struct cli_terminal *terminal, int stop_fd, int timeout_ms)
{
    struct pollfd polled[] = {
        {.fd = stop_fd, .events = POLLIN},
        {.fd = terminal->has_keys ? STDIN_FILENO : -1, .events = POLLIN}};
    unsigned char key = 0;

    int count = poll(polled, 2, timeout_ms);
    if (count < 0)
        return errno == EINTR ? 0 : -1;
    if (count == 0 || !polled[1].revents)
        return 0;
    return read(STDIN_FILENO, &key, 1) == 1 ? key : -1;
}
