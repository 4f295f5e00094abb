/* SPDX-License-Identifier: Apache-2.0 */
/*
 * loop.h - sources of an event loop.
 *
 * A source has work to do now and then: a transport, an executor of jobs.  It
 * is embedded in its owner.  All calls but kin__loop_wake() must be made by the
 * stepping thread, or while no thread steps.
 */
#ifndef KIN_BASE_LOOP_H
#define KIN_BASE_LOOP_H

#include <stdbool.h>

#include <kin/loop.h>

#include "base/clock.h"
#include "base/list.h"

/* A step of the loop may end before it gets to a source: until the source was
 * stepped, its descriptor stays readable, or its due time in the past. */
struct kin__loop_source {
    int fd; /* step when it is readable; -1 for none */
    /* The next step even if the descriptor is not readable. */
    kin_deadline (*due)(void *userdata);
    void (*step)(void *userdata);
    /* The last step was left by longjmp(): as if it had ended.  May be NULL. */
    void (*abandon)(void *userdata);
    void *userdata;
    struct cds_list_head link; /* used by the loop */
    uint64_t turn; /* the same: the step of the loop that was its last */
};

/* `source` is borrowed until it is removed.  0 or KIN_ESYSTEM. */
int kin__loop_add(kin_loop *loop, struct kin__loop_source *source,
                  kin_error *err) KIN_NODISCARD;
void kin__loop_remove(kin_loop *loop, struct kin__loop_source *source);

/* As kin_loop_step(), which does not expect to be called within a step. */
void kin__loop_step(kin_loop *loop);

/* Whether the budget of the current step is used: a source then leaves the rest
 * of its work for the next step, but does a part of it whenever it is stepped.
 * True between steps.  Threads: any. */
bool kin__loop_is_over(const kin_loop *loop);

/* Ends a step that was left by longjmp(); otherwise a no-op. */
void kin__loop_abandon(kin_loop *loop);

/* Makes the loop's descriptor readable.  Threads: any. */
void kin__loop_wake(kin_loop *loop);

#endif /* KIN_BASE_LOOP_H */
