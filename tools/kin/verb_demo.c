/* SPDX-License-Identifier: Apache-2.0 */
/* verb_demo.c - a demonstration of kin without a cluster. */
#include <errno.h>
#include <string.h>

#include "base/clock.h"
#include "demo.h"

enum {
    DEMO_LOOK_MS = 20,
    DEMO_STAY_MS = 500, /* interval of liveness checks */
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

/* Stop clients before the server. */
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
    demo_raw(&demo->screen, "\nNext steps");
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

/* A signal before the end is a failure. */
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
        /* A closed pipe is not reported. */
        demo->ctx->is_reported = demo->screen.errnum == EPIPE;
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
    .summary = "show kin at work, without a cluster",
    .text =
        "Starts the API server, informers, the controller manager with "
        "simulated nodes,\nand the sample controller in one process, and shows "
        "a sync, changes as handlers\nsee them, a rollout, a Foo that becomes "
        "a Deployment, and a server that goes\naway and comes back. At the end "
        "it prints measurements.\n\n"
        "It listens on a free port of 127.0.0.1, stores objects below TMPDIR, "
        "and removes\nthem at the end. With --stay it keeps running until "
        "SIGINT or SIGTERM.",
    .flags = demo_flags,
    .own_size = sizeof(struct demo_flags),
    .defaults = &demo_defaults,
    .run = demo_run,
};
