/* SPDX-License-Identifier: Apache-2.0 */
/* A work queue without threads, for a program with its own event loop: requests
 * a certificate until it is issued, and renews it once. */
#include <kin/kin.h>

/* doc: work */
/* Processes one key, and sets its outcome. */
static void request(kin_work *work, int *issued)
{
    const kin_work_key *key = kin_work_key_of(work);
    bool has_answer = kin_work_failures(work) >= 2 || *issued > 0;

    printf("%.*s: %s\n", KIN_STR(key->name),
           has_answer ? "issued" : "no answer yet");
    if (!has_answer)
        kin_work_set_outcome(work, KIN_WORK_RETRY, 0);
    else if (++*issued == 1)
        kin_work_set_outcome(work, KIN_WORK_AFTER, /* delay_ms= */ 20);
    else
        kin_work_set_outcome(work, KIN_WORK_FORGET, 0);
}

/* Processes keys that are due and waits for the others, until none is left.  An
 * event loop would wait for its other events at the same time. */
static void run(kin_workqueue *queue, int *issued)
{
    kin_deadline next = kin_deadline_ms(0);
    kin_work *work = NULL;

    while (next.at_ns != KIN_NEVER.at_ns) {
        (void)kin_stop_wait(/* stop= */ NULL, next);
        while (kin_workqueue_try_get(queue, &work) == 0) {
            request(work, issued);
            kin_workqueue_done(queue, work);
        }
        next = kin_workqueue_next_at(queue);
    }
}
/* doc: end */

int main(void)
{
    const kin_work_key key = {.ns = KIN_STR_INIT("shop"),
                              .name = KIN_STR_INIT("certificate")};
    kin_error err = KIN_ERROR_INIT;
    KIN_AUTO(kin_workqueue) *queue = NULL;
    int issued = 0;

    if (kin_workqueue_new(/* opts= */ NULL, &queue, &err) < 0 ||
        kin_workqueue_add(queue, &key, &err) < 0)
        return kin_error_print(&err, stderr), 1;
    run(queue, &issued);
    return issued == 2 ? 0 : 1;
}
