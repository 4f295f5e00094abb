/* SPDX-License-Identifier: Apache-2.0 */
/*
 * loop_controller.h - the sample controller inside an event loop: the same
 * requests as controller.h, without a thread.
 */
#ifndef SAMPLE_LOOP_CONTROLLER_H
#define SAMPLE_LOOP_CONTROLLER_H

#include <kin/kin.h>

struct loop_sample;

/* Everything is borrowed and must outlive the controller. */
struct loop_sample_opts {
    kin_loop *loop;
    kin_client *client;   /* of the loop */
    kin_factory *factory; /* of that client; not started yet */
    kin_events *events;
    const kin_log *log;
};

/* Creates a controller.  0, or as kin_reconciler_new(). */
int loop_sample_new(const struct loop_sample_opts *opts,
                    struct loop_sample **ret, kin_error *err);
/* It must have stopped, with no request under way. */
struct loop_sample *loop_sample_free(struct loop_sample *sample);

/* Starts calling the server.  0, or as kin_reconciler_start(). */
int loop_sample_start(struct loop_sample *sample, kin_error *err);
/* Ends that.  Requests that are under way end in later steps of the loop. */
void loop_sample_stop(struct loop_sample *sample);

/* The number of Foos that are waiting for the server. */
size_t loop_sample_count(const struct loop_sample *sample);

#endif /* SAMPLE_LOOP_CONTROLLER_H */
