/* SPDX-License-Identifier: Apache-2.0 */
#include "site.h"

#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include "bench.h"
#include "request.h"

enum { MAX_WORDS = 16 };

static void child_exec(const char *kin, const char *const *flags, int out)
{
    char *words[MAX_WORDS] = {strdup(kin), strdup("serve")};
    size_t count = 2;

    while (flags && *flags && count < MAX_WORDS - 1)
        words[count++] = strdup(*flags++);
    (void)prctl(PR_SET_PDEATHSIG, SIGKILL);
    (void)dup2(out, STDOUT_FILENO);
    (void)execv(kin, words);
    _exit(127);
}

/* "listening on URL" */
static void site_await(struct site *site, int from)
{
    char line[256] = "";
    size_t len = 0;

    while (len < sizeof(line) - 1 && !strchr(line, '\n')) {
        ssize_t got = read(from, line + len, sizeof(line) - 1 - len);
        if (got <= 0)
            break;
        len += (size_t)got;
        line[len] = '\0';
    }
    if (sscanf(line, "listening on %127s", site->url) != 1)
        bench_die("kin serve does not listen: '%s'", line);
}

void site_start(struct site *site, const char *kin, const char *const *flags)
{
    int ends[2];

    *site = (struct site){0};
    if (pipe(ends) < 0)
        bench_die("pipe: %s", strerror(errno));
    uint64_t start = bench_wall_ns();
    pid_t child = fork();
    if (child < 0)
        bench_die("fork: %s", strerror(errno));
    if (child == 0)
        child_exec(kin, flags, ends[1]);
    site->pids[0] = child;
    (void)close(ends[1]);
    site_await(site, ends[0]);
    (void)close(ends[0]);
    request_once(site, "/readyz");
    site->ready_ns = bench_wall_ns() - start;
}

void site_stop(struct site *site)
{
    int status = 0;

    if (kill(site->pids[0], SIGTERM) < 0 ||
        waitpid(site->pids[0], &status, 0) < 0 || status != 0)
        bench_die("kin serve has ended badly: %d", status);
    site->pids[0] = 0;
}

static bool copy_variable(char *ret, size_t size, const char *name)
{
    const char *value = getenv(name);

    return value && snprintf(ret, size, "%s", value) < (int)size;
}

static pid_t read_pid(const char *name)
{
    char path[1024];
    char text[32] = "";

    (void)snprintf(path, sizeof(path), "%s/pid/%s", getenv("KIN_CLUSTER_DIR"),
                   name);
    FILE *file = fopen(path, "re");
    if (!file || !fgets(text, sizeof(text), file))
        bench_die("%s: no process", path);
    (void)fclose(file);
    return (pid_t)strtol(text, NULL, 10);
}

bool site_real(struct site *site)
{
    *site = (struct site){0};
    if (!getenv("KIN_CLUSTER_DIR") ||
        !copy_variable(site->url, sizeof(site->url), "KIN_CLUSTER_SERVER") ||
        !copy_variable(site->ca, sizeof(site->ca), "KIN_CLUSTER_CA") ||
        !copy_variable(site->cert, sizeof(site->cert), "KIN_CLUSTER_CERT") ||
        !copy_variable(site->key, sizeof(site->key), "KIN_CLUSTER_KEY"))
        return false;
    site->pids[0] = read_pid("apiserver");
    site->pids[1] = read_pid("etcd");
    return true;
}

static double process_mib(pid_t pid)
{
    char path[64];
    char line[256];
    long kib = -1;
    static const char key[] = "Pss:";

    (void)snprintf(path, sizeof(path), "/proc/%ld/smaps_rollup", (long)pid);
    FILE *file = fopen(path, "re");
    if (!file)
        bench_die("%s: %s", path, strerror(errno));
    while (kib < 0 && fgets(line, sizeof(line), file))
        if (strncmp(line, key, sizeof(key) - 1) == 0)
            kib = strtol(line + sizeof(key) - 1, NULL, 10);
    (void)fclose(file);
    return (double)kib / 1024;
}

double site_mib(const struct site *site)
{
    double mib = 0;

    for (int i = 0; i < SITE_MAX_PIDS; i++)
        if (site->pids[i])
            mib += process_mib(site->pids[i]);
    return mib;
}

/* utime and stime are the 14th and 15th fields; the second one may contain
 * spaces and ends with the last parenthesis. */
static double process_cpu_s(pid_t pid)
{
    char path[64];
    char text[1024] = "";
    char *rest = NULL;

    (void)snprintf(path, sizeof(path), "/proc/%ld/stat", (long)pid);
    FILE *file = fopen(path, "re");
    if (!file || !fgets(text, sizeof(text), file))
        bench_die("%s: %s", path, strerror(errno));
    (void)fclose(file);
    const char *at = strrchr(text, ')');
    for (int word = 2; at && word < 14; word++)
        at = strchr(at + 1, ' ');
    if (!at)
        bench_die("%s: no times", path);
    unsigned long ticks = strtoul(at, &rest, 10);
    ticks += strtoul(rest, NULL, 10);
    return (double)ticks / (double)sysconf(_SC_CLK_TCK);
}

double site_cpu_s(const struct site *site)
{
    double seconds = 0;

    for (int i = 0; i < SITE_MAX_PIDS; i++)
        if (site->pids[i])
            seconds += process_cpu_s(site->pids[i]);
    return seconds;
}
