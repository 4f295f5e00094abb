/* SPDX-License-Identifier: Apache-2.0 */
/*
 * site.h - the servers under test: processes, addresses, memory and CPU.
 */
#ifndef KIN_BENCH_SITE_H
#define KIN_BENCH_SITE_H

#include <stdbool.h>
#include <stdint.h>
#include <sys/types.h>

enum { SITE_MAX_PIDS = 2 };

struct site {
    pid_t pids[SITE_MAX_PIDS]; /* 0: none */
    char url[128];
    uint64_t ready_ns; /* from its start until it is ready */
    /* Files for TLS; empty for plain connections. */
    char ca[512];
    char cert[512];
    char key[512];
};

/* Starts `kin serve` with more flags, NULL-terminated; returns when it is
 * ready. */
void site_start(struct site *site, const char *kin, const char *const *flags);
/* Stops it and waits for its end. */
void site_stop(struct site *site);

/* Finds the cluster of the environment, with the processes of etcd and the
 * apiserver; false without one. */
bool site_real(struct site *site);

/* Returns the memory of all its processes; shared pages count proportionally.
 */
double site_mib(const struct site *site);
/* Returns their CPU time, which other load changes little. */
double site_cpu_s(const struct site *site);

#endif /* KIN_BENCH_SITE_H */
