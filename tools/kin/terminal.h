/* SPDX-License-Identifier: Apache-2.0 */
/*
 * terminal.h - a terminal for verbs that draw: its size, its keys, and the way
 * back to what it was.
 */
#ifndef KIN_CLI_TERMINAL_H
#define KIN_CLI_TERMINAL_H

#include <stdbool.h>
#include <stdio.h>
#include <termios.h>

struct cli_terminal {
    FILE *out;             /* borrowed; a terminal */
    bool is_open;          /* it has been changed */
    bool has_keys;         /* stdin is a terminal, too */
    struct termios before; /* of stdin */
};

struct cli_size {
    unsigned columns;
    unsigned rows;
};

/* Whether somebody looks at it, on something that can be drawn on. */
bool cli_is_terminal(FILE *out);

/* Its size; 80 by 24 if it has none. */
struct cli_size cli_terminal_size(FILE *out);

/* Begins to draw on a page of its own, without a cursor; keys come one by one
 * and are not shown, and none stops the program in the middle of that.  Ctrl-C
 * is a signal as before. */
void cli_terminal_open(struct cli_terminal *terminal, FILE *out);

/* Back to what was there before.  May be called again. */
void cli_terminal_close(struct cli_terminal *terminal);

/* The same for whichever is open, if any, without waiting for who draws: before
 * the program ends at once.  Threads: any. */
void cli_terminal_rescue(void);

/* Waits for a key, at most so long, or until `stop_fd` is readable.  The key, 0
 * if there was none, or -1 when the terminal is gone. */
int cli_terminal_key(struct cli_terminal *terminal, int stop_fd,
                     int timeout_ms);

#define AUTO_TERMINAL                                                          \
    __attribute__((cleanup(cli_terminal_close))) struct cli_terminal

#endif /* KIN_CLI_TERMINAL_H */
