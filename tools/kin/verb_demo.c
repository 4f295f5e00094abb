/* SPDX-License-Identifier: Apache-2.0 */
/*
 * verb_demo.c - the whole of kin in half a minute, with nothing installed.
 */
#include <errno.h>
#include <string.h>

#include "base/clock.h"
#include "demo.h"

enum {
    DEMO_LOOK_MS = 20,
    DEMO_STAY_MS = 500, /* between looks whether all are still there */
    DEMO_COMMAND_WIDTH = 24,
};

int demo_await(struct demo *demo, const struct demo_wait *wait, kin_error *err)
{
    kin_deadline limit = kin_deadline_ms(DEMO_LIMIT_MS);

    for (;;) {
        size_t done = 0;
        size_t total = 0;
        bool is_done = wait->look(demo, &done, &total);
        int r = 0;
        demo_bar(&demo->screen, wait->what, done, total);
        if (is_done)
            return 0;
        if (demo->controllers.server)
            r = demo_controllers_check(&demo->controllers, err);
        if (r < 0)
            return r;
        r = kin_stop_wait(demo->signals.stop, kin_deadline_ms(DEMO_LOOK_MS));
        if (r < 0)
            return kin_error_set(err, r, /* format= */ NULL);
        if (kin__clock_now_ns(kin__clock_real()) > limit.at_ns)
            return kin_error_set(err, KIN_ETIMEDOUT,
                                 "%zu/%zu %s after %d s, which is too long",
                                 done, total, wait->what, DEMO_LIMIT_MS / 1000);
    }
}

/* ---- the end ---- */

/* Whoever asks the server ends before it does. */
static void demo_done(struct demo *demo)
{
    demo_controllers_stop(&demo->controllers);
    demo_informers_stop(&demo->informers);
    demo_server_done(&demo->server);
    demo_home_remove(&demo->home);
    demo_screen_done(&demo->screen);
    cli_signals_stop(&demo->signals);
}

/* A command as the user would type it. */
static void demo_say_command(struct demo *demo, const char *words,
                             const char *text)
{
    demo_say(&demo->screen, "%s %-*s %s", program_invocation_name,
             DEMO_COMMAND_WIDTH, words, text);
}

static void demo_say_more(struct demo *demo)
{
    demo_raw(&demo->screen, "\nGo on with");
    demo_say_command(demo, "demo --stay", "the same, and keep it running");
    demo_say_command(demo, "serve", "the server alone");
    demo_say_command(demo, "watch pods", "an informer on a cluster of yours");
    demo_say_command(demo, "help", "the other verbs");
}

static int demo_stay(struct demo *demo, kin_error *err)
{
    struct demo_screen *screen = &demo->screen;
    char kubeconfig[DEMO_PATH_SIZE];
    int r = demo_home_file(&demo->home, "kubeconfig", kubeconfig, err);

    if (r < 0)
        return r;
    demo_raw(screen,
             "\nIt stays until Ctrl-C. Elsewhere, with kin or kubectl:");
    demo_say(screen, "export KUBECONFIG=%s", kubeconfig);
    demo_say_command(demo, "get pods -A", "what there is");
    demo_say_command(demo, "watch deploy -A -o diff", "what happens");
    demo_raw(screen, "\nlistening on %s", kin_server_url(demo->server.server));
    while (r == 0 && kin_stop_wait(demo->signals.stop,
                                   kin_deadline_ms(DEMO_STAY_MS)) == 0)
        r = demo_controllers_check(&demo->controllers, err);
    return r;
}

/* A signal before the end is a failure, for the story was not told. */
static enum cli_exit demo_exit(struct demo *demo, int code, bool has_stayed)
{
    int taken = atomic_load(&demo->signals.taken);

    if (taken == SIGINT)
        return CLI_EXIT_INTERRUPTED;
    if (taken != 0 && !has_stayed) {
        (void)kin_error_set(&demo->ctx->err, KIN_ESTOPPED,
                            "ended by a signal before it was over");
        return CLI_EXIT_FAILED;
    }
    if (demo->screen.errnum != 0) {
        (void)kin_error_set(&demo->ctx->err, KIN_ESYSTEM, "write to stdout: %s",
                            strerror(demo->screen.errnum));
        /* The reader of a pipe that has seen enough wants no message. */
        demo->ctx->is_told = demo->screen.errnum == EPIPE;
        return CLI_EXIT_FAILED;
    }
    return code < 0 ? CLI_EXIT_FAILED : CLI_EXIT_OK;
}

static enum cli_exit demo_run(int argc, char **argv, struct cli_context *ctx)
{
    __attribute__((cleanup(demo_done))) struct demo demo = {
        .ctx = ctx,
        .flags = ctx->own,
        .signals = {.fd = -1},
        .began_ns = kin__clock_now_ns(kin__clock_real()),
    };

    (void)argc;
    (void)argv;
    if (cli_signals_start(&demo.signals, &ctx->err) < 0)
        return CLI_EXIT_FAILED;
    demo_screen_init(&demo.screen, ctx->out, demo.flags->color,
                     demo.signals.stop);
    int r = demo_home_make(&demo.home, &ctx->err);
    if (r == 0)
        r = demo_story(&demo, &ctx->err);
    if (r == 0 && demo.flags->stay)
        r = demo_stay(&demo, &ctx->err);
    else if (r == 0)
        demo_say_more(&demo);
    return demo_exit(&demo, r, r == 0 && demo.flags->stay);
}

#define MEMBER(name) offsetof(struct demo_flags, name)

static const struct cli_flag demo_flags[] = {
    {"stay", 0, CLI_BOOL, MEMBER(stay), NULL, NULL,
     "keep the cluster running at the end"},
    {"color", 0, CLI_CHOICE, MEMBER(color), "WHEN", "auto|always|never",
     "colors"},
    {0},
};

static const struct demo_flags demo_defaults = {.color = "auto"};

const struct cli_verb cli_verb_demo = {
    .name = "demo",
    .summary = "show all of it at work, with nothing installed",
    .text =
        "Starts the API server, informers, the controller manager with nodes "
        "that have\nno machine, and the sample controller, all in this "
        "process, and tells what\nhappens: a sync, changes as handlers see "
        "them, a rollout, a Foo that becomes a\nDeployment, a server that "
        "goes away and comes back. Then it sums up what was\nmeasured.\n\n"
        "It listens on a free port of 127.0.0.1, keeps its objects below "
        "TMPDIR, and\nremoves them at the end. With --stay all of it goes on "
        "until SIGINT or SIGTERM.",
    .flags = demo_flags,
    .own_size = sizeof(struct demo_flags),
    .defaults = &demo_defaults,
    .run = demo_run,
};
