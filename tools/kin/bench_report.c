/* SPDX-License-Identifier: Apache-2.0 */
#include <string.h>

#include "bench.h"

static const struct {
    const char *name;
    int digits;
    const char *text;
} keys[] = {
#define BENCH_ENTRY(name, digits, text) {#name, digits, text},
    BENCH_KEYS(BENCH_ENTRY)
#undef BENCH_ENTRY
};

void bench_put(struct bench_run *run, enum bench_key key, double value)
{
    run->values[key] = value;
    run->has[key] = true;
}

static void report_pairs(const struct bench_run *run, const char *before,
                         const char *between, const char *format,
                         const char *after)
{
    FILE *out = run->ctx->out;
    const char *next = "";

    fputs(before, out);
    for (size_t i = 0; i < BENCH_KEY_COUNT; i++) {
        if (!run->has[i])
            continue;
        fputs(next, out);
        fprintf(out, format, keys[i].name, keys[i].digits, run->values[i]);
        next = between;
    }
    fputs(after, out);
}

static void report_table(const struct bench_run *run)
{
    for (size_t i = 0; i < BENCH_KEY_COUNT; i++)
        if (run->has[i])
            fprintf(run->ctx->out, "%-18s %14.*f  %s\n", keys[i].name,
                    keys[i].digits, run->values[i], keys[i].text);
}

void bench_report(const struct bench_run *run)
{
    const char *output = run->flags->output;

    if (!output)
        report_table(run);
    else if (strcmp(output, "json") == 0)
        report_pairs(run, "{", ",", "\"%s\":%.*f", "}\n");
    else
        report_pairs(run, "RESULT ", " ", "%s=%.*f", "\n");
}
