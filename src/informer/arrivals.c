/* SPDX-License-Identifier: Apache-2.0 */
#include "informer/arrivals.h"

void kin__arrivals_init(struct kin__arrivals *arrivals, struct kin__past *past,
                        int64_t delay_ns)
{
    *arrivals = (struct kin__arrivals){
        .past = past,
        .delay_ns = delay_ns,
        .confirmed_ns = KIN__PAST_UNKNOWN,
        .gap_ns = KIN__PAST_UNKNOWN,
    };
    if (past)
        kin__past_add_watch(past, &arrivals->watch);
}

void kin__arrivals_done(struct kin__arrivals *arrivals)
{
    if (arrivals->past)
        kin__past_remove_watch(arrivals->past, &arrivals->watch);
    arrivals->past = NULL;
}

void kin__arrivals_tick(struct kin__arrivals *arrivals)
{
    if (arrivals->past)
        arrivals->now_ns = kin__past_now_ns(arrivals->past);
}

void kin__arrivals_expire(struct kin__arrivals *arrivals)
{
    if (arrivals->past)
        kin__past_expire(arrivals->past, kin__past_now_ns(arrivals->past));
}

/* Whether the watch may still bring what has happened before it was opened. */
static bool arrivals_are_late(const struct kin__arrivals *self)
{
    return !self->watch.is_open ||
           self->now_ns <=
               kin__time_add_ns(self->watch.opened_ns, self->delay_ns);
}

void kin__arrivals_confirm(struct kin__arrivals *arrivals)
{
    if (arrivals->watch.is_open && !arrivals_are_late(arrivals))
        arrivals->confirmed_ns = arrivals->now_ns;
}

void kin__arrivals_open(struct kin__arrivals *arrivals)
{
    if (!arrivals->past || arrivals->watch.is_open)
        return;
    arrivals->gap_ns = arrivals->confirmed_ns;
    kin__past_set_open(arrivals->past, &arrivals->watch, /* is_open= */ true,
                       arrivals->now_ns);
}

void kin__arrivals_close(struct kin__arrivals *arrivals, bool is_clean)
{
    if (!arrivals->watch.is_open)
        return;
    if (is_clean)
        kin__arrivals_confirm(arrivals);
    kin__past_set_open(arrivals->past, &arrivals->watch, /* is_open= */ false,
                       arrivals->watch.opened_ns);
    kin__past_know(arrivals->past, &arrivals->watch, arrivals->confirmed_ns);
}

void kin__arrivals_event(struct kin__arrivals *arrivals)
{
    if (!arrivals->past)
        return;
    bool is_late = arrivals_are_late(arrivals);
    int64_t after_ns = is_late ? arrivals->gap_ns : arrivals->now_ns;
    kin__past_arrive(arrivals->past, &(struct kin__past_arrival){
                                         .at_ns = arrivals->now_ns,
                                         .after_ns = kin__past_add(
                                             after_ns, -arrivals->delay_ns),
                                         .is_gap = is_late,
                                     });
}

void kin__arrivals_load(struct kin__arrivals *arrivals)
{
    if (!arrivals->past)
        return;
    kin__arrivals_tick(arrivals);
    kin__past_arrive(arrivals->past, &(struct kin__past_arrival){
                                         .at_ns = arrivals->now_ns,
                                         .after_ns = KIN__PAST_UNKNOWN,
                                         .is_first = true,
                                         .is_gap = true,
                                     });
}

void kin__arrivals_loaded(struct kin__arrivals *arrivals)
{
    if (arrivals->past)
        kin__past_load(arrivals->past, arrivals->now_ns);
}

void kin__arrivals_accept(struct kin__arrivals *arrivals, bool is_open)
{
    if (!arrivals->past)
        return;
    kin__past_start(arrivals->past, arrivals->now_ns);
    if (is_open)
        kin__arrivals_open(arrivals);
}

void kin__arrivals_gone(struct kin__arrivals *arrivals,
                        const kin_object *object, bool is_isolated)
{
    if (arrivals->past)
        kin__past_expect_end(arrivals->past, object, is_isolated);
}

void kin__arrivals_list(struct kin__arrivals *arrivals, bool is_old)
{
    arrivals->listed_ns = is_old ? arrivals->confirmed_ns : arrivals->now_ns;
}

void kin__arrivals_publish(struct kin__arrivals *arrivals, bool is_first,
                           bool is_stream)
{
    if (!arrivals->past)
        return;
    arrivals->is_first = is_first;
    arrivals->is_stream = is_stream;
    arrivals->list_ns = is_stream ? arrivals->now_ns : arrivals->listed_ns;
    kin__past_arrive(arrivals->past,
                     &(struct kin__past_arrival){
                         .at_ns = arrivals->now_ns,
                         .after_ns = kin__past_add(arrivals->confirmed_ns,
                                                   -arrivals->delay_ns),
                         .is_first = is_first,
                         .is_gap = true,
                     });
}

void kin__arrivals_published(struct kin__arrivals *arrivals)
{
    if (!arrivals->past)
        return;
    if (arrivals->is_first)
        kin__past_start(arrivals->past, arrivals->now_ns);
    arrivals->confirmed_ns = arrivals->list_ns;
    kin__past_know(arrivals->past, &arrivals->watch, arrivals->list_ns);
    if (arrivals->is_stream)
        kin__arrivals_open(arrivals);
}
