/* SPDX-License-Identifier: Apache-2.0 */
/*
 * bench.h - shared by the benchmarks: clocks, files, child processes, results.
 *
 * A benchmark prints one JSON object: figures, and bars, which are figures with
 * a limit and whether it is met.  A missed bar is not an error: the exit status
 * only reports whether the measurement worked.  A failure ends the program with
 * one line on stderr.
 */
#ifndef KIN_BENCH_H
#define KIN_BENCH_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

#include <kin/error.h>
#include <kin/str.h>

/* ---- time and memory ---- */

/* Return the CPU time of this thread, and wall-clock time, in nanoseconds. */
uint64_t bench_cpu_ns(void);
uint64_t bench_wall_ns(void);

/* Pins this thread to one processor. */
void bench_pin(unsigned cpu);

/* Sorts the numbers and returns their median. */
double bench_median(double *values, size_t count);

/* ---- failing ---- */

void bench_die(const char *format, ...) KIN_PRINTF(1, 2)
    __attribute__((noreturn));

/* For calls that must succeed. */
void bench_check(int result, const kin_error *err, const char *what);

/* ---- files ---- */

/* Maps a file, followed by readable zeros; never unmapped. */
kin_str bench_map(const char *folder, const char *name);

/* ---- children ---- */

/* Runs `work` in a child process with fresh memory; copies its `result` back.
 */
void bench_child(void (*work)(const void *input, void *result),
                 const void *input, void *result, size_t size);

/* ---- results ---- */

enum {
    BENCH_MAX_RESULTS = 512,
    BENCH_NAME_SIZE = 80,
};

enum bench_kind { BENCH_FIGURE, BENCH_AT_MOST, BENCH_AT_LEAST };

struct bench_result {
    char name[BENCH_NAME_SIZE];
    const char *unit;
    enum bench_kind kind;
    double value;
    double limit;
};

struct bench_results {
    struct bench_result items[BENCH_MAX_RESULTS];
    size_t count;
};

/* `name` as printf; `unit` is static. */
void bench_figure(struct bench_results *r, double value, const char *unit,
                  const char *name, ...) KIN_PRINTF(4, 5);
void bench_at_most(struct bench_results *r, double value, double limit,
                   const char *unit, const char *name, ...) KIN_PRINTF(5, 6);
void bench_at_least(struct bench_results *r, double value, double limit,
                    const char *unit, const char *name, ...) KIN_PRINTF(5, 6);

/* {"bench":NAME,"figures":[...],"bars":[...]} */
void bench_print(const struct bench_results *r, const char *bench, FILE *out);

#endif /* KIN_BENCH_H */
