/* SPDX-License-Identifier: Apache-2.0 */
/*
 * site.h - the servers under test: processes, where they listen, what they use.
 */
#ifndef KIN_BENCH_SITE_H
#define KIN_BENCH_SITE_H

#include <stdbool.h>
#include <stdint.h>
#include <sys/types.h>

enum { SITE_MAX_PIDS = 2 };

struct site {
    pid_t pids[SITE_MAX_PIDS]; /* 0 for none */
    char url[128];
    uint64_t ready_ns; /* from its start until it said that it is ready */
    /* Files for TLS; empty for plain connections. */
    char ca[512];
    char cert[512];
    char key[512];
};

/* `kin serve` with a few more flags, NULL at the end; returns when it is ready.
 */
void site_start(struct site *site, const char *kin, const char *const *flags);
/* Asks it to end, and waits. */
void site_stop(struct site *site);

/* The cluster that the environment names, with etcd's and the apiserver's
 * processes; false if there is none. */
bool site_real(struct site *site);

/* Memory of all its processes together, shared pages in shares. */
double site_mib(const struct site *site);
/* CPU time that they have used, which others on the machine change little. */
double site_cpu_s(const struct site *site);

#endif /* KIN_BENCH_SITE_H */
