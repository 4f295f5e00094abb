/* SPDX-License-Identifier: Apache-2.0 */
/*
 * quick_test.h - what must take less than a second, on a machine that does
 * other things, too.  Of some tries one has to: a busy machine is slow now and
 * then, a stop that waits for something is so each time.
 */
#ifndef QUICK_TEST_H
#define QUICK_TEST_H

#include "base/clock.h"
#include "kin_test.h"

enum { QUICK_TRIES = 10 };

/* Whether what began then took too long, and is to be tried again.  `*tries`
 * counts those in a row; 0 at first. */
static inline bool quick_fails(int64_t begin_ns, int *tries)
{
    bool is_late = kin__clock_now_ns(NULL) - begin_ns >= KIN__NS_PER_S;

    *tries = is_late ? *tries + 1 : 0;
    assert_true(*tries < QUICK_TRIES);
    return is_late;
}

#endif /* QUICK_TEST_H */
