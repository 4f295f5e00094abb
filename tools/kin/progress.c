/* SPDX-License-Identifier: Apache-2.0 */
#include "progress.h"

#include <inttypes.h>

#include "base/clock.h"
#include "base/printable.h"
#include "terminal.h"

enum { PROGRESS_DELAY_MS = 500, PROGRESS_EVERY_MS = 200, PROGRESS_LINE = 160 };

static int64_t now_ns(void)
{
    return kin__clock_now_ns(kin__clock_real());
}

/* Called with the mutex held. */
static void progress_wipe(struct cli_progress *self)
{
    if (!self->is_shown)
        return;
    self->is_shown = false;
    fputs("\r\x1b[K", self->opts.err);
    fflush(self->opts.err);
}

/* Called with the mutex held. */
static void progress_draw(struct cli_progress *self,
                          const struct cli_progress_count *count)
{
    double passed_s = (double)(now_ns() - self->began_ns) /
                      (double)KIN__NS_PER_S;
    char of[32] = "";
    char text[PROGRESS_LINE];
    char line[PROGRESS_LINE];
    unsigned columns = cli_terminal_size(self->opts.err).columns;

    if (count->total > 0)
        snprintf(of, sizeof(of), " of %" PRIu64, count->total);
    snprintf(text, sizeof(text), "%s: %" PRIu64 "%s objects, %.0f/s",
             self->opts.what, count->done, of, (double)count->done / passed_s);
    (void)kin__printable_copy(kin_s(text), line, sizeof(line));
    fprintf(self->opts.err, "\r%.*s\x1b[K", columns > 1 ? (int)columns - 1 : 1,
            line);
    fflush(self->opts.err);
    self->is_shown = true;
}

/* Sleeps; returns whether to continue.  Called with the mutex held. */
static bool progress_wait(struct cli_progress *self, int64_t ms)
{
    kin_deadline next = kin_deadline_ms(ms);
    int r = 0;

    while (r == 0 && !self->is_over)
        r = kin__cond_wait_until(&self->ended, &self->mutex, kin__clock_real(),
                                 next);
    return !self->is_over;
}

/* Reads the progress without the mutex: the source may hold a lock while it
 * waits for the mutex. */
static void progress_thread(void *userdata)
{
    struct cli_progress *self = userdata;
    int64_t wait_ms = self->opts.delay_ms;

    kin__mutex_lock(&self->mutex);
    while (progress_wait(self, wait_ms)) {
        struct cli_progress_count count = {0};
        kin__mutex_unlock(&self->mutex);
        self->opts.look(&count, self->opts.userdata);
        kin__mutex_lock(&self->mutex);
        if (!self->is_over && !self->is_held)
            progress_draw(self, &count);
        wait_ms = PROGRESS_EVERY_MS;
    }
    kin__mutex_unlock(&self->mutex);
}

void cli_progress_start(struct cli_progress *progress,
                        const struct cli_progress_opts *opts)
{
    *progress = (struct cli_progress){.opts = *opts, .began_ns = now_ns()};
    if (!opts->out)
        progress->opts.out = stdout;
    if (!opts->err)
        progress->opts.err = stderr;
    if (opts->delay_ms == 0)
        progress->opts.delay_ms = PROGRESS_DELAY_MS;
    if (!cli_is_terminal(progress->opts.out) ||
        !cli_is_terminal(progress->opts.err))
        return;
    kin__mutex_init(&progress->mutex);
    kin__cond_init(&progress->ended);
    progress->has_parts = true;
    int r = kin__thread_start(
        &progress->thread, &(struct kin__thread_opts){.name = "kin-progress"},
        progress_thread, progress, /* err= */ NULL);
    if (r < 0)
        progress->is_over = true; /* no other thread runs */
}

static void look_at_informer(struct cli_progress_count *ret, void *userdata)
{
    kin_informer_stats stats = KIN_INIT(kin_informer_stats);

    kin_informer_get_stats(userdata, &stats);
    ret->done = stats.is_synced ? stats.objects : stats.staged;
    ret->total = stats.expected;
}

void cli_progress_sync(struct cli_progress *progress, const char *what,
                       kin_informer *informer, FILE *out)
{
    cli_progress_start(progress,
                       &(struct cli_progress_opts){.what = what,
                                                   .look = look_at_informer,
                                                   .userdata = informer,
                                                   .out = out});
}

void cli_progress_hold(struct cli_progress *progress)
{
    if (!progress->has_parts)
        return;
    KIN__LOCK_SCOPE(&progress->mutex);
    progress_wipe(progress);
    progress->is_held = true;
}

void cli_progress_release(struct cli_progress *progress)
{
    if (!progress->has_parts)
        return;
    KIN__LOCK_SCOPE(&progress->mutex);
    progress->is_held = false;
}

void cli_progress_end(struct cli_progress *progress)
{
    if (!progress->has_parts)
        return;
    KIN__LOCK_SCOPE(&progress->mutex);
    progress_wipe(progress);
    progress->is_over = true;
    kin__cond_broadcast(&progress->ended);
}

void cli_progress_done(struct cli_progress *progress)
{
    if (!progress->has_parts)
        return;
    cli_progress_end(progress);
    if (progress->thread.is_started)
        kin__thread_join(&progress->thread);
    progress->has_parts = false;
    kin__cond_done(&progress->ended);
    kin__mutex_done(&progress->mutex);
}
