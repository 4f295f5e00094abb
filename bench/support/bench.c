/* SPDX-License-Identifier: Apache-2.0 */
#include "bench.h"

#include <errno.h>
#include <fcntl.h>
#include <sched.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

enum { PAGE = 4096 };

static uint64_t clock_ns(clockid_t clock)
{
    struct timespec t;

    (void)clock_gettime(clock, &t);
    return (uint64_t)t.tv_sec * 1000000000u + (uint64_t)t.tv_nsec;
}

uint64_t bench_cpu_ns(void)
{
    return clock_ns(CLOCK_THREAD_CPUTIME_ID);
}

uint64_t bench_wall_ns(void)
{
    return clock_ns(CLOCK_MONOTONIC);
}

void bench_pin(unsigned cpu)
{
    cpu_set_t set;

    CPU_ZERO(&set);
    CPU_SET(cpu, &set);
    if (sched_setaffinity(0, sizeof(set), &set) < 0)
        bench_die("processor %u: %s", cpu, strerror(errno));
}

static int compare_doubles(const void *a, const void *b)
{
    double x = *(const double *)a;
    double y = *(const double *)b;

    return (x > y) - (x < y);
}

double bench_median(double *values, size_t count)
{
    qsort(values, count, sizeof(*values), compare_doubles);
    return values[count / 2];
}

void bench_die(const char *format, ...)
{
    va_list args;

    va_start(args, format);
    (void)fputs("bench: ", stderr);
    (void)vfprintf(stderr, format, args);
    (void)fputc('\n', stderr);
    va_end(args);
    exit(1);
}

void bench_check(int result, const kin_error *err, const char *what)
{
    if (result < 0)
        bench_die("%s: %s", what,
                  err && err->message[0] ? err->message
                                         : kin_error_text(result));
}

kin_str bench_map(const char *folder, const char *name)
{
    char path[PAGE];
    struct stat st;

    (void)snprintf(path, sizeof(path), "%s/%s", folder, name);
    int fd = open(path, O_RDONLY | O_CLOEXEC);
    if (fd < 0 || fstat(fd, &st) < 0)
        bench_die("%s: %s", path, strerror(errno));
    size_t size = (size_t)st.st_size;
    size_t area = (size + PAGE - 1) / PAGE * PAGE + PAGE;
    char *at = mmap(NULL, area, PROT_READ, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (at == MAP_FAILED ||
        mmap(at, size, PROT_READ, MAP_PRIVATE | MAP_FIXED | MAP_POPULATE, fd,
             0) == MAP_FAILED)
        bench_die("%s: %s", path, strerror(errno));
    (void)close(fd);
    return kin_str_of(at, size);
}

static bool read_all(int fd, void *buffer, size_t size)
{
    for (size_t at = 0; at < size;) {
        ssize_t got = read(fd, (char *)buffer + at, size - at);
        if (got <= 0)
            return false;
        at += (size_t)got;
    }
    return true;
}

void bench_child(void (*work)(const void *input, void *result),
                 const void *input, void *result, size_t size)
{
    int ends[2];
    int status = 0;

    if (pipe(ends) < 0)
        bench_die("pipe: %s", strerror(errno));
    (void)fflush(NULL);
    pid_t child = fork();
    if (child < 0)
        bench_die("fork: %s", strerror(errno));
    if (child == 0) {
        (void)close(ends[0]);
        work(input, result);
        _exit(write(ends[1], result, size) == (ssize_t)size ? 0 : 1);
    }
    (void)close(ends[1]);
    bool is_whole = read_all(ends[0], result, size);
    (void)close(ends[0]);
    if (waitpid(child, &status, 0) != child || status != 0 || !is_whole)
        bench_die("a measurement failed");
}

/* ---- results ---- */

static struct bench_result *result_add(struct bench_results *r, double value,
                                       const char *unit, enum bench_kind kind,
                                       double limit)
{
    if (r->count == BENCH_MAX_RESULTS)
        bench_die("more than %d results", BENCH_MAX_RESULTS);
    struct bench_result *result = &r->items[r->count++];
    *result = (struct bench_result){
        .unit = unit, .kind = kind, .value = value, .limit = limit};
    return result;
}

void bench_figure(struct bench_results *r, double value, const char *unit,
                  const char *name, ...)
{
    struct bench_result *result = result_add(r, value, unit, BENCH_FIGURE, 0);
    va_list args;

    va_start(args, name);
    (void)vsnprintf(result->name, sizeof(result->name), name, args);
    va_end(args);
}

void bench_at_most(struct bench_results *r, double value, double limit,
                   const char *unit, const char *name, ...)
{
    struct bench_result *result = result_add(r, value, unit, BENCH_AT_MOST,
                                             limit);
    va_list args;

    va_start(args, name);
    (void)vsnprintf(result->name, sizeof(result->name), name, args);
    va_end(args);
}

void bench_at_least(struct bench_results *r, double value, double limit,
                    const char *unit, const char *name, ...)
{
    struct bench_result *result = result_add(r, value, unit, BENCH_AT_LEAST,
                                             limit);
    va_list args;

    va_start(args, name);
    (void)vsnprintf(result->name, sizeof(result->name), name, args);
    va_end(args);
}

static bool result_is_ok(const struct bench_result *result)
{
    return result->kind == BENCH_AT_MOST ? result->value <= result->limit
                                         : result->value >= result->limit;
}

static void print_list(const struct bench_results *r, bool bars, FILE *out)
{
    const char *between = "";

    for (size_t i = 0; i < r->count; i++) {
        const struct bench_result *item = &r->items[i];
        if ((item->kind != BENCH_FIGURE) != bars)
            continue;
        fprintf(out, "%s\n  {\"name\":\"%s\",\"value\":%.6g,\"unit\":\"%s\"",
                between, item->name, item->value, item->unit);
        if (bars)
            fprintf(out, ",\"bar\":\"%s\",\"limit\":%.6g,\"ok\":%s",
                    item->kind == BENCH_AT_MOST ? "<=" : ">=", item->limit,
                    result_is_ok(item) ? "true" : "false");
        fputc('}', out);
        between = ",";
    }
}

void bench_print(const struct bench_results *r, const char *bench, FILE *out)
{
    fprintf(out, "{\"bench\":\"%s\",\n\"figures\":[", bench);
    print_list(r, /* bars= */ false, out);
    fputs("],\n\"bars\":[", out);
    print_list(r, /* bars= */ true, out);
    fputs("]}\n", out);
}
