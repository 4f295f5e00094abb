/* SPDX-License-Identifier: Apache-2.0 */
/*
 * applet.h - programs that this one is when it runs by their name: the
 * `kube-apiserver` and `etcd` of `kin envtest`.
 *
 * Their flags have the syntax of Go: `-name`, `--name`, `--name=value`,
 * `--name value`, `--name=false`.  A flag that is unknown here has no effect
 * and is reported on stderr, since users add flags of the real programs.
 */
#ifndef KIN_CLI_APPLET_H
#define KIN_CLI_APPLET_H

#include <stdbool.h>
#include <stddef.h>

#include <kin/error.h>

#include "verb.h"

enum applet_flag_kind {
    APPLET_TEXT,   /* const char *; the last one wins */
    APPLET_TEXTS,  /* struct cli_texts */
    APPLET_SWITCH, /* bool */
    /* Known without effect here, and not reported: with a value, or without. */
    APPLET_VAIN,
    APPLET_VAIN_SWITCH,
};

/* A table ends with an entry without a name. */
struct applet_flag {
    const char *name;
    enum applet_flag_kind kind;
    size_t offset;    /* of the member in the applet's struct */
    const char *help; /* NULL: not listed */
};

struct cli_applet {
    const char *name;
    const char *summary; /* one line of --help */
    const struct applet_flag *flags;
    size_t own_size; /* of the struct that `flags` fill */
    /* The line of --version; 0 or KIN_ENOMEM. */
    int (*version)(FILE *out, kin_error *err);
    enum cli_exit (*run)(const void *own, kin_error *err);
};

extern const struct cli_applet cli_applet_kube_apiserver;
extern const struct cli_applet cli_applet_etcd;

/* Returns the applet of a program's path; NULL for other programs. */
const struct cli_applet *cli_applet_find(const char *path);

/* Runs an applet.  `argv` holds its arguments. */
enum cli_exit cli_applet_run(const struct cli_applet *applet, int count,
                             char **argv);

/* Fills `own` from the arguments.  `*ret_is_done` is set if they are --help or
 * --version, which are answered on stdout.  0, KIN_EINVAL (a word, or a flag
 * without its value), KIN_ELIMIT (a flag given too often) or KIN_ENOMEM. */
int cli_applet_parse(const struct cli_applet *applet, int count, char **argv,
                     void *own, bool *ret_is_done,
                     kin_error *err) KIN_NODISCARD;

#endif /* KIN_CLI_APPLET_H */
