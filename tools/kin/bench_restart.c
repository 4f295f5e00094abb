/* SPDX-License-Identifier: Apache-2.0 */
/*
 * bench_restart.c - a cold start, a save, and a new process that starts from
 * the file.
 */
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "base/alloc.h"
#include "base/str.h"
#include "bench.h"
#include "print.h"

enum {
    RESTART_ARGUMENTS = 64,
    RESTART_TEXT = 4096,
    RESTART_READ_S = 100,
    RESTART_NEVER_MS = 86400000,
};

struct restart {
    char folder[64];
    char file[80];
    kin_informer *informer;
};

static void restart_done(struct restart *restart)
{
    char lock[96];

    restart->informer = kin_informer_free(restart->informer);
    if (restart->file[0] == '\0')
        return;
    snprintf(lock, sizeof(lock), "%s.lock", restart->file);
    (void)unlink(lock);
    (void)unlink(restart->file);
    (void)rmdir(restart->folder);
}

#define RESTART __attribute__((cleanup(restart_done))) struct restart

static int restart_make(struct bench_run *run, const char *file,
                        kin_informer **ret, kin_error *err)
{
    kin_informer_opts opts = KIN_INIT(kin_informer_opts);
    kin_handler handler = KIN_INIT(kin_handler);

    opts.log = &run->connection.log;
    opts.snapshot = file;
    opts.snapshot_interval_ms = RESTART_NEVER_MS; /* it is saved at the stop */
    int r = kin_informer_new_from_source(run->lw, &opts, ret, err);
    if (r == 0)
        r = kin_informer_add_handler(*ret, &handler, /* opts= */ NULL,
                                     /* ret= */ NULL, err);
    return r < 0 ? r : kin_informer_start(*ret, err);
}

static double process_cpu_s(void)
{
    struct rusage use;

    if (getrusage(RUSAGE_SELF, &use) < 0)
        return 0;
    return (double)(use.ru_utime.tv_sec + use.ru_stime.tv_sec) +
           (double)(use.ru_utime.tv_usec + use.ru_stime.tv_usec) / 1e6;
}

/* ---- the new process ---- */

static size_t restart_count(kin_informer *informer)
{
    KIN_AUTO(kin_snapshot) *snapshot = kin_informer_snapshot(informer);

    return kin_snapshot_count(snapshot);
}

/* Prints what the other process reads: the time of the first read, when it has
 * synced, and CPU time. */
int bench_restarted(struct bench_run *run, kin_error *err)
{
    struct restart restart = {.folder = ""};
    int64_t began_ns = (int64_t)run->flags->since;
    int r = restart_make(run, run->flags->from, &restart.informer, err);

    while (r == 0 && restart_count(restart.informer) == 0 &&
           !kin_informer_has_synced(restart.informer))
        bench_sleep_ms(1);
    double read_ms = (double)(bench_now_ns() - began_ns) / 1e6;
    if (r == 0)
        r = kin_informer_wait_synced(restart.informer, /* stop= */ NULL, err);
    if (r == 0) {
        cli_say(run->ctx->out, "%.3f %.3f %.6f", read_ms,
                (double)(bench_now_ns() - began_ns) / 1e6, process_cpu_s());
        (void)fflush(run->ctx->out);
    }
    (void)kin_informer_free(restart.informer);
    return r;
}

/* Fills `words` with those of this command and what the new process needs.
 * Returns false if there are too many. */
static bool restart_arguments(char *words[RESTART_ARGUMENTS], char *text,
                              size_t size, char *from, char *since)
{
    int fd = open("/proc/self/cmdline", O_RDONLY | O_CLOEXEC);
    ssize_t len = fd < 0 ? -1 : read(fd, text, size - 1);
    size_t count = 0;

    if (fd >= 0)
        close(fd);
    if (len <= 0 || (size_t)len == size - 1)
        return false;
    text[len] = '\0';
    for (char *at = text; at < text + len; at += strlen(at) + 1) {
        if (count + 3 == RESTART_ARGUMENTS)
            return false;
        words[count++] = at;
    }
    words[count++] = from;
    words[count++] = since;
    words[count] = NULL;
    return true;
}

/* Runs it, and reads its line. */
static int restart_run(const char *file, char *ret, size_t size, kin_error *err)
{
    char *words[RESTART_ARGUMENTS];
    char text[RESTART_TEXT];
    char from[128];
    char since[48];
    int ends[2];

    snprintf(from, sizeof(from), "--from=%s", file);
    snprintf(since, sizeof(since), "--since=%lld", (long long)bench_now_ns());
    if (!restart_arguments(words, text, sizeof(text), from, since) ||
        pipe(ends) < 0)
        return kin_error_set(err, KIN_ESYSTEM, "cannot start a process");
    pid_t pid = fork();
    if (pid == 0) {
        (void)dup2(ends[1], STDOUT_FILENO);
        close(ends[0]);
        close(ends[1]);
        execv("/proc/self/exe", words);
        _exit(127);
    }
    close(ends[1]);
    FILE *in = fdopen(ends[0], "r");
    bool has_line = pid > 0 && in && fgets(ret, (int)size, in);
    if (in)
        (void)fclose(in);
    else
        close(ends[0]);
    int status = 1;
    if (pid > 0 && waitpid(pid, &status, 0) == pid && status == 0 && has_line)
        return 0;
    return kin_error_set(err, KIN_ESYSTEM, "the new process failed");
}

/* ---- this process ---- */

static int restart_cold(struct bench_run *run, struct restart *restart,
                        kin_error *err)
{
    double before_s = bench_cpu_s(&run->meter);
    int64_t start_ns = bench_now_ns();
    int r = restart_make(run, restart->file, &restart->informer, err);

    if (r == 0)
        r = kin_informer_wait_synced(restart->informer, /* stop= */ NULL, err);
    if (r < 0)
        return r;
    BENCH_PUT(run, items, restart_count(restart->informer));
    BENCH_PUT(run, cold_s, (double)(bench_now_ns() - start_ns) / 1e9);
    BENCH_PUT(run, cold_cpu_s, bench_cpu_s(&run->meter) - before_s);
    return 0;
}

static void restart_save(struct bench_run *run, struct restart *restart)
{
    double before_s = bench_cpu_s(&run->meter);
    int64_t start_ns = bench_now_ns();
    struct stat st = {0};

    kin_informer_stop(restart->informer);
    BENCH_PUT(run, save_s, (double)(bench_now_ns() - start_ns) / 1e9);
    BENCH_PUT(run, save_cpu_s, bench_cpu_s(&run->meter) - before_s);
    restart->informer = kin_informer_free(restart->informer);
    if (stat(restart->file, &st) == 0)
        BENCH_PUT(run, file_mb, (double)st.st_size / (1 << 20));
}

int bench_restart(struct bench_run *run, kin_error *err)
{
    RESTART restart = {.folder = "/tmp/kin-bench-XXXXXX"};
    char line[128] = "";
    char *rest = line;

    if (!mkdtemp(restart.folder))
        return kin_error_set(err, KIN_ESYSTEM, "no folder in /tmp");
    snprintf(restart.file, sizeof(restart.file), "%s/file", restart.folder);
    int r = restart_cold(run, &restart, err);
    if (r < 0)
        return r;
    restart_save(run, &restart);
    r = restart_run(restart.file, line, sizeof(line), err);
    if (r < 0)
        return r;
    BENCH_PUT(run, first_read_ms, strtod(rest, &rest));
    BENCH_PUT(run, synced_ms, strtod(rest, &rest));
    BENCH_PUT(run, restart_cpu_s, strtod(rest, &rest));
    return 0;
}
