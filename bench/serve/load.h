/* SPDX-License-Identifier: Apache-2.0 */
/* load.h - clients that create objects as fast as possible. */
#ifndef KIN_BENCH_LOAD_H
#define KIN_BENCH_LOAD_H

#include <stddef.h>

#include "site.h"

/* Writes the text of the object with this number. */
typedef void load_text(char *buffer, size_t size, unsigned number);

struct load {
    const char *path; /* of the collection */
    load_text *text;
    unsigned first;
    unsigned count;
    unsigned clients;
};

#define LOAD_PODS "/api/v1/namespaces/default/pods"
#define LOAD_MAPS "/api/v1/namespaces/default/configmaps"

/* Two containers, 2.6 KB; fifty each belong to one Deployment. */
void load_pod(char *buffer, size_t size, unsigned number);
/* 1 KB as stored. */
void load_map(char *buffer, size_t size, unsigned number);

/* Returns the rate per second. */
double load_run(const struct site *site, const struct load *load);

#endif /* KIN_BENCH_LOAD_H */
