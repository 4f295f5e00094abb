/* SPDX-License-Identifier: Apache-2.0 */
/*
 * controller.h - the sample controller: each Foo gets a Deployment.
 */
#ifndef SAMPLE_CONTROLLER_H
#define SAMPLE_CONTROLLER_H

#include <kin/kin.h>

struct sample;

/* Everything is borrowed and must outlive the controller. */
struct sample_opts {
    kin_client *client;
    kin_factory
        *factory; /* for informers of Foos and Deployments; not started yet */
    kin_events *events; /* may be NULL */
    const kin_log *log; /* may be NULL */
    unsigned workers;   /* 0: 2 */
};

/* Creates a controller.  0, or as kin_reconciler_new(). */
int sample_new(const struct sample_opts *opts, struct sample **ret,
               kin_error *err);
struct sample *sample_free(struct sample *sample);

/* Runs until stopped; the caller starts the factory.  0, or an error, also if
 * it was stopped before the caches had synced. */
int sample_run(struct sample *sample, kin_stop *stop, kin_error *err);

/* Gets statistics. */
void sample_get_stats(struct sample *sample, kin_reconciler_stats *ret);

#endif /* SAMPLE_CONTROLLER_H */
