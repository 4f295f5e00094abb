/* SPDX-License-Identifier: Apache-2.0 */
/* bench_meter.c - CPU time and memory of this process.  Reading Pss takes the
 * kernel some milliseconds if there are many pages.  So the meter has its own
 * thread, whose time is not counted, and which sleeps ten times as long as a
 * sample took, or a hundred times while measuring CPU time. */
#include <malloc.h>
#include <pthread.h>
#include <stdio.h>
#include <string.h>
#include <sys/resource.h>
#include <time.h>

#include "base/clock.h"
#include "base/str.h"
#include "bench.h"
#include "memory.h"

enum { METER_REST_MS = 5, METER_REST_TIMES = 10, METER_SELDOM_TIMES = 100 };

static int64_t clock_ns(clockid_t id)
{
    struct timespec t;

    (void)clock_gettime(id, &t);
    return (int64_t)t.tv_sec * KIN__NS_PER_S + t.tv_nsec;
}

int64_t bench_now_ns(void)
{
    return clock_ns(CLOCK_MONOTONIC);
}

int64_t bench_epoch_ns(void)
{
    return clock_ns(CLOCK_REALTIME);
}

void bench_sleep_ms(int64_t ms)
{
    (void)kin_stop_wait(/* stop= */ NULL, kin_deadline_ms(ms));
}

static uint64_t meter_look(struct bench_meter *self)
{
    uint64_t bytes = cli_memory_pss();
    uint64_t peak = atomic_load(&self->peak_bytes);

    while (bytes > peak &&
           !atomic_compare_exchange_weak(&self->peak_bytes, &peak, bytes))
        ;
    return bytes;
}

static void meter_thread(void *userdata)
{
    struct bench_meter *self = userdata;

    while (!kin_stop_requested(self->end)) {
        int64_t start_ns = bench_now_ns();
        enum bench_pace pace = atomic_load(&self->pace);
        int64_t times = pace == BENCH_SELDOM ? METER_SELDOM_TIMES
                                             : METER_REST_TIMES;
        if (pace != BENCH_NEVER)
            (void)meter_look(self);
        int64_t took_ms = (bench_now_ns() - start_ns) / KIN__NS_PER_MS;
        (void)kin_stop_wait(self->end,
                            kin_deadline_ms(METER_REST_MS + took_ms * times));
    }
}

int bench_meter_start(struct bench_meter *meter, kin_error *err)
{
    int r = kin_stop_new(/* parent= */ NULL, /* opts= */ NULL, &meter->end,
                         err);

    if (r == 0)
        r = kin__thread_start(&meter->thread,
                              &(struct kin__thread_opts){.name = "meter"},
                              meter_thread, meter, err);
    return r;
}

void bench_meter_stop(struct bench_meter *meter)
{
    kin_stop_request(meter->end);
    if (meter->thread.is_started)
        kin__thread_join(&meter->thread);
    meter->end = kin_stop_unref(meter->end);
}

double bench_cpu_s(const struct bench_meter *meter)
{
    struct rusage usage;
    clockid_t own;
    int64_t own_ns = 0;

    (void)getrusage(RUSAGE_SELF, &usage);
    if (meter->thread.is_started &&
        pthread_getcpuclockid(meter->thread.raw, &own) == 0)
        own_ns = clock_ns(own);
    return (double)(usage.ru_utime.tv_sec + usage.ru_stime.tv_sec) +
           (double)(usage.ru_utime.tv_usec + usage.ru_stime.tv_usec) / 1e6 -
           (double)own_ns / 1e9;
}

double bench_memory_mb(struct bench_meter *meter)
{
    return (double)meter_look(meter) / (1 << 20);
}

double bench_peak_mb(struct bench_meter *meter)
{
    (void)meter_look(meter);
    return (double)atomic_load(&meter->peak_bytes) / (1 << 20);
}

void bench_release_memory(void)
{
#ifdef __GLIBC__
    (void)malloc_trim(0); /* whether a sample was taken */
#endif
}

void bench_meter_set_pace(struct bench_meter *meter, enum bench_pace pace)
{
    atomic_store(&meter->pace, pace);
}

void bench_meter_forget_peak(struct bench_meter *meter)
{
    atomic_store(&meter->peak_bytes, 0);
    (void)meter_look(meter);
}

long bench_waits(void)
{
    struct rusage usage;

    (void)getrusage(RUSAGE_SELF, &usage);
    return usage.ru_nvcsw;
}

unsigned bench_threads(const struct bench_meter *meter)
{
    char line[256];
    uint64_t count = 0;
    FILE *file = fopen("/proc/self/status", "re");

    while (file && fgets(line, sizeof(line), file))
        if (strncmp(line, "Threads:", 8) == 0)
            (void)kin__str_to_u64(kin__str_trim(kin_s(line + 8)), &count);
    if (file)
        (void)fclose(file);
    return (unsigned)count - (meter->thread.is_started ? 1 : 0);
}
