/* SPDX-License-Identifier: Apache-2.0 */
/*
 * controller.h - the sample controller: a Foo wants a Deployment of its own.
 */
#ifndef SAMPLE_CONTROLLER_H
#define SAMPLE_CONTROLLER_H

#include <kin/kin.h>

struct sample;

/* What a controller works with; all is borrowed and outlives it. */
struct sample_opts {
    kin_client *client;
    kin_factory *factory; /* of Foos and Deployments; not started yet */
    kin_events *events;   /* may be NULL */
    const kin_log *log;   /* may be NULL */
    unsigned workers;     /* 0: 2 */
};

/* 0, or as kin_reconciler_new(). */
int sample_new(const struct sample_opts *opts, struct sample **ret,
               kin_error *err);
struct sample *sample_free(struct sample *sample);

/* Runs until `stop` does; whoever has the factory starts it.  0, or what it
 * failed with: also if it ended before the copies had synced. */
int sample_run(struct sample *sample, kin_stop *stop, kin_error *err);

/* How it is. */
void sample_get_stats(struct sample *sample, kin_reconciler_stats *ret);

#endif /* SAMPLE_CONTROLLER_H */
