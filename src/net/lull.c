/* SPDX-License-Identifier: Apache-2.0 */
#include "net/lull.h"

static void lull_begin_window(struct kin__lull *lull, int64_t now_ns)
{
    lull->since_ns = now_ns;
    lull->turns = 1;
    lull->is_dense = false;
}

static int64_t lull_judge(struct kin__lull *lull, int64_t now_ns)
{
    if (lull->is_dense && lull->pieces >= KIN__LULL_MIN_PIECES)
        return lull->bytes < KIN__LULL_MAX_BYTES ? KIN__LULL_NS : 0;
    if (lull->is_dense || lull->turns == 0 ||
        now_ns - lull->since_ns > KIN__LULL_WINDOW_NS) {
        lull_begin_window(lull, now_ns);
        return 0;
    }
    lull->is_dense = ++lull->turns >= KIN__LULL_TURNS;
    return lull->is_dense ? KIN__LULL_NS : 0;
}

int64_t kin__lull_end_turn(struct kin__lull *lull, int64_t now_ns)
{
    /* It was woken for something else. */
    if (lull->pieces == 0)
        return 0;
    int64_t ns = lull_judge(lull, now_ns);
    lull->pieces = 0;
    lull->bytes = 0;
    return ns;
}
