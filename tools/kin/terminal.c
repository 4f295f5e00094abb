/* SPDX-License-Identifier: Apache-2.0 */
#include "terminal.h"

#include <errno.h>
#include <poll.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>

bool cli_is_terminal(FILE *out)
{
    const char *name = getenv("TERM");

    return isatty(fileno(out)) == 1 && name && strcmp(name, "dumb") != 0;
}

struct cli_size cli_terminal_size(FILE *out)
{
    struct winsize window = {0};

    if (ioctl(fileno(out), TIOCGWINSZ, &window) < 0 || window.ws_col == 0 ||
        window.ws_row == 0)
        return (struct cli_size){.columns = 80, .rows = 24};
    return (struct cli_size){.columns = window.ws_col, .rows = window.ws_row};
}

/* ---- drawing ---- */

static const char terminal_back[] = "\x1b[?7h\x1b[?25h\x1b[?1049l";

/* The open terminal, for code that ends the program while drawing. */
static pthread_mutex_t open_mutex = PTHREAD_MUTEX_INITIALIZER;
static const struct cli_terminal *open_terminal;

static void terminal_note(const struct cli_terminal *terminal)
{
    (void)pthread_mutex_lock(&open_mutex);
    open_terminal = terminal;
    (void)pthread_mutex_unlock(&open_mutex);
}

static void terminal_give_back_keys(const struct cli_terminal *self)
{
    if (self->has_keys)
        (void)tcsetattr(STDIN_FILENO, TCSANOW, &self->before);
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
    ours.c_cc[VQUIT] = _POSIX_VDISABLE;
    (void)tcsetattr(STDIN_FILENO, TCSANOW, &ours);
}

void cli_terminal_open(struct cli_terminal *terminal, FILE *out)
{
    *terminal = (struct cli_terminal){.out = out, .is_open = true};
    terminal_take_keys(terminal);
    terminal_note(terminal);
    fputs("\x1b[?1049h\x1b[?25l\x1b[?7l", out);
    fflush(out);
}

void cli_terminal_close(struct cli_terminal *terminal)
{
    if (!terminal->is_open)
        return;
    terminal->is_open = false;
    fputs(terminal_back, terminal->out);
    fflush(terminal->out);
    terminal_note(NULL);
    terminal_give_back_keys(terminal);
}

/* The drawing thread may block in a write with the lock of `out` held: bypass
 * that, and write only if there is room. */
void cli_terminal_rescue(void)
{
    (void)pthread_mutex_lock(&open_mutex);
    if (open_terminal) {
        int fd = fileno(open_terminal->out);
        struct pollfd polled = {.fd = fd, .events = POLLOUT};
        terminal_give_back_keys(open_terminal);
        if (poll(&polled, 1, /* timeout= */ 0) == 1) {
            ssize_t written = write(fd, terminal_back, strlen(terminal_back));
            (void)written;
        }
    }
    (void)pthread_mutex_unlock(&open_mutex);
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
