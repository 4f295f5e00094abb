/* SPDX-License-Identifier: Apache-2.0 */
#include "net/read_coalesce.h"

#include <assert.h>

static void coalesce_begin_window(struct kin__read_coalesce *coalesce,
                                  int64_t now_ns)
{
    coalesce->since_ns = now_ns;
    coalesce->turns = 1;
    coalesce->is_dense = false;
}

static int64_t coalesce_judge(struct kin__read_coalesce *coalesce,
                              int64_t now_ns)
{
    if (coalesce->is_dense && coalesce->pieces >= KIN__READ_COALESCE_MIN_PIECES)
        return coalesce->bytes < KIN__READ_COALESCE_MAX_BYTES
                   ? KIN__READ_COALESCE_NS
                   : 0;
    if (coalesce->is_dense || coalesce->turns == 0 ||
        now_ns - coalesce->since_ns > KIN__READ_COALESCE_WINDOW_NS) {
        coalesce_begin_window(coalesce, now_ns);
        return 0;
    }
    coalesce->is_dense = ++coalesce->turns >= KIN__READ_COALESCE_TURNS;
    return coalesce->is_dense ? KIN__READ_COALESCE_NS : 0;
}

int64_t kin__read_coalesce_end_turn(struct kin__read_coalesce *coalesce,
                                    int64_t now_ns)
{
    /* The wake-up had another reason. */
    if (coalesce->pieces == 0)
        return 0;
    int64_t ns = coalesce_judge(coalesce, now_ns);
    coalesce->pieces = 0;
    coalesce->bytes = 0;
    return ns;
}
