/* SPDX-License-Identifier: Apache-2.0 */
/*
 * main.c - runs the verb of a command line, and returns its exit code.
 *
 * stdout holds results and nothing else; a failure is one line on stderr.  A
 * result that cannot be written is a failure too.
 */
#include <errno.h>
#include <fcntl.h>
#include <malloc.h>
#include <signal.h>
#include <string.h>
#include <unistd.h>

#include <kin/version.h>

#include "base/alloc.h"
#include "print.h"
#include "verb.h"
#ifdef KIN_CLI_SERVER
#include "applet.h"
#endif

/* Flags of the program, and flags before the verb, which are skipped here and
 * parsed by the verb. */
struct main_flags {
    bool version;
    const char *output;
};

static const struct cli_flag main_flags[] = {
    {"version", 0, CLI_BOOL, offsetof(struct main_flags, version), NULL, NULL,
     "print the version"},
    {"output", 'o', CLI_TEXT, offsetof(struct main_flags, output), "FORMAT",
     NULL, "output format"},
    {0},
};

static void main_interrupted(int signal_number)
{
    (void)signal_number;
    _exit(CLI_EXIT_INTERRUPTED);
}

static void main_set_signals(void)
{
    struct sigaction action = {.sa_handler = main_interrupted};
    struct sigaction old;

    /* Keep SIGINT ignored if it was inherited, as for background jobs of
     * shells. */
    if (sigaction(SIGINT, NULL, &old) == 0 && old.sa_handler != SIG_IGN)
        (void)sigaction(SIGINT, &action, NULL);
    /* A closed peer or pipe is a write error, not a signal. */
    action.sa_handler = SIG_IGN;
    (void)sigaction(SIGPIPE, &action, NULL);
}

/* By default glibc raises its thresholds when large blocks are freed, and keeps
 * freed memory: some megabytes per thread, and after a long list permanently.
 */
static void main_set_memory(void)
{
#ifdef __GLIBC__
    enum { LARGE = 128 * 1024 };

    (void)mallopt(M_MMAP_THRESHOLD, LARGE); /* a failure keeps the default */
    (void)mallopt(M_TRIM_THRESHOLD, LARGE);
#endif
}

/* A closed standard descriptor would be reused by the next opened file, which
 * would receive the output.  Opening /dev/null in the wrong direction makes
 * reads and writes still fail. */
static void main_hold_descriptors(void)
{
    for (int fd = 0; fd <= 2; fd++)
        if (fcntl(fd, F_GETFD) < 0 && errno == EBADF)
            (void)open("/dev/null", fd == 0 ? O_WRONLY : O_RDONLY);
}

/* Prints the error line. */
static void main_print_error(const char *verb, const kin_error *err)
{
    cli_say(stderr, "kin%s%s: %s", verb ? " " : "", verb ? verb : "",
            err->message[0] ? err->message : kin_error_text(err->code));
}

static int main_check_words(const struct cli_verb *verb, int count, char **argv,
                            const char *see, kin_error *err)
{
    if (count <= verb->max_words)
        return 0;
    return kin_error_set(err, KIN_EINVAL,
                         "unexpected argument '%.64s'; see '%s'",
                         argv[verb->max_words], see);
}

/* `argv` holds all arguments but the verb's name. */
static enum cli_exit main_run_verb(const struct cli_verb *verb, int count,
                                   char **argv, struct cli_context *ctx)
{
    char see[64];
    struct cli_flags flags = {.see = see};

    snprintf(see, sizeof(see), "kin %s --help", verb->name);
    cli_verb_flags(verb, &ctx->globals, ctx->own, &flags);
    if (cli_flags_parse(&flags, &count, argv, &ctx->err) < 0)
        return CLI_EXIT_USAGE;
    if (ctx->globals.help) {
        cli_help_verb(verb, ctx->out);
        return CLI_EXIT_OK;
    }
    if (main_check_words(verb, count, argv, see, &ctx->err) < 0)
        return CLI_EXIT_USAGE;
    return verb->run(count, argv, ctx);
}

static enum cli_exit main_verb(const struct cli_verb *verb, int count,
                               char **argv)
{
    struct cli_context ctx = {.out = stdout, .err = KIN_ERROR_INIT};
    enum cli_exit status = CLI_EXIT_FAILED;

    if (verb->own_size > 0) {
        ctx.own = kin__alloc0(/* alloc= */ NULL, 1, verb->own_size);
        if (!ctx.own)
            (void)kin_error_set(&ctx.err, KIN_ENOMEM, /* format= */ NULL);
        else if (verb->defaults)
            memcpy(ctx.own, verb->defaults, verb->own_size);
    }
    if (ctx.err.code == KIN_OK)
        status = main_run_verb(verb, count, argv, &ctx);
    if ((status == CLI_EXIT_FAILED || status == CLI_EXIT_USAGE) &&
        !ctx.is_reported)
        main_print_error(verb->name, &ctx.err);
    kin__free(/* alloc= */ NULL, ctx.own);
    return status;
}

/* Without a verb: handles the program's own flags, or fails with the usage. */
static enum cli_exit main_no_verb(const struct main_flags *own,
                                  const struct cli_globals *globals)
{
    if (globals->help) {
        cli_help_program(stdout);
        return CLI_EXIT_OK;
    }
    if (own->version) {
        cli_say(stdout, "kin %s", kin_version());
        return CLI_EXIT_OK;
    }
    cli_help_program(stderr);
    return CLI_EXIT_USAGE;
}

/* `argv` holds all arguments. */
static enum cli_exit main_dispatch(int count, char **argv)
{
    struct main_flags own = {0};
    struct cli_globals globals = {0};
    struct cli_flags flags = {.see = "kin --help"};
    const struct cli_verb *verb = NULL;
    kin_error err = KIN_ERROR_INIT;
    int at = 0;

    cli_flags_add(&flags, main_flags, &own);
    cli_flags_add_groups(&flags, ~0u, &globals);
    int r = cli_flags_first_word(&flags, count, argv, &at, &err);
    if (r == 0 && at == count)
        return main_no_verb(&own, &globals);
    if (r == 0)
        r = cli_verb_find(argv[at], &verb, &err);
    if (r == KIN_EUNSUPPORTED) {
        cli_say(stderr, "%s", err.message);
        return CLI_EXIT_USAGE;
    }
    if (r < 0 || !verb) {
        main_print_error(/* verb= */ NULL, &err);
        return CLI_EXIT_USAGE;
    }
    /* Including the final NULL. */
    memmove(&argv[at], &argv[at + 1], sizeof(*argv) * (size_t)(count - at));
    return main_verb(verb, count - 1, argv);
}

/* A write error turns success into failure. */
static enum cli_exit main_flush(enum cli_exit status)
{
    bool failed = ferror(stdout) != 0;

    errno = 0;
    if (fflush(stdout) != 0)
        failed = true;
    int errnum = errno;
    if (!failed || status != CLI_EXIT_OK)
        return status;
    /* A closed pipe is not reported. */
    if (errnum != EPIPE)
        cli_say(stderr, "kin: write to stdout: %s",
                errnum ? strerror(errnum) : "output was lost");
    return CLI_EXIT_FAILED;
}

int main(int argc, char **argv)
{
    static char buffer[1 << 16];

    main_hold_descriptors();
    main_set_memory();
    main_set_signals();
    /* C libraries differ in buffering. */
    (void)setvbuf(stdout, buffer, _IOFBF, sizeof(buffer));
    /* argc may be 0. */
    if (argc < 1)
        return (int)main_flush(main_dispatch(0, argv));
#ifdef KIN_CLI_SERVER
    const struct cli_applet *applet = cli_applet_find(argv[0]);
    if (applet)
        return (int)main_flush(cli_applet_run(applet, argc - 1, argv + 1));
#endif
    return (int)main_flush(main_dispatch(argc - 1, argv + 1));
}
