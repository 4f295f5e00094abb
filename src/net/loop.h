/* SPDX-License-Identifier: Apache-2.0 */
/*
 * loop.h - what a loop steps.
 *
 * A source is something with work to do now and then: a transport, a runner of
 * jobs.  It is embedded in its owner.  All calls but kin__loop_wake() belong to
 * the thread that steps, or to one that is sure that nobody does.
 */
#ifndef KIN_NET_LOOP_H
#define KIN_NET_LOOP_H

#include <kin/loop.h>

#include "base/clock.h"
#include "base/list.h"

struct kin__loop_source {
    int fd; /* to be stepped when it is readable; -1 for none */
    /* When to be stepped next, however quiet the descriptor is. */
    kin_deadline (*due)(void *userdata);
    void (*step)(void *userdata);
    /* The last step was left by longjmp(): as if it had ended.  May be NULL. */
    void (*abandon)(void *userdata);
    void *userdata;
    struct cds_list_head link; /* the loop's */
};

/* `source` is borrowed until it is removed.  0 or KIN_ESYSTEM. */
int kin__loop_add(kin_loop *loop, struct kin__loop_source *source,
                  kin_error *err) KIN_NODISCARD;
void kin__loop_remove(kin_loop *loop, struct kin__loop_source *source);

/* As kin_loop_step(), which does not expect to be called within a step. */
void kin__loop_step(kin_loop *loop);

/* Ends a step that was left by longjmp(); otherwise a no-op. */
void kin__loop_abandon(kin_loop *loop);

/* Makes the loop's descriptor readable.  Threads: any. */
void kin__loop_wake(kin_loop *loop);

#endif /* KIN_NET_LOOP_H */
