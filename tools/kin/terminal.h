/* SPDX-License-Identifier: Apache-2.0 */
/* terminal.h - full-screen terminal output: size, keys, restore. */
#ifndef KIN_CLI_TERMINAL_H
#define KIN_CLI_TERMINAL_H

#include <stdbool.h>
#include <stdio.h>
#include <termios.h>

struct cli_terminal {
    FILE *out;             /* borrowed; a terminal */
    bool is_open;          /* its settings were changed */
    bool has_keys;         /* stdin is a terminal, too */
    struct termios before; /* of stdin */
};

struct cli_size {
    unsigned columns;
    unsigned rows;
};

/* Whether it is an interactive terminal that supports drawing. */
bool cli_is_terminal(FILE *out);

/* Returns its size; 80 by 24 if unknown. */
struct cli_size cli_terminal_size(FILE *out);

/* Switches to the alternate screen without a cursor; keys are read one by one
 * without echo, and job control keys are disabled.  Ctrl-C is still a signal.
 */
void cli_terminal_open(struct cli_terminal *terminal, FILE *out);

/* Restores the terminal.  May be called again. */
void cli_terminal_close(struct cli_terminal *terminal);

/* Restores the open terminal, if any, without waiting for the drawing thread,
 * before the program ends immediately.  Threads: any. */
void cli_terminal_rescue(void);

/* Waits for a key until the timeout or until `stop_fd` is readable.  Returns
 * the key, 0 if none, or -1 if the terminal was closed. */
int cli_terminal_key(struct cli_terminal *terminal, int stop_fd,
                     int timeout_ms);

#define AUTO_TERMINAL                                                          \
    __attribute__((cleanup(cli_terminal_close))) struct cli_terminal

#endif /* KIN_CLI_TERMINAL_H */
