/* SPDX-License-Identifier: Apache-2.0 */
/*
 * steps.h - how much work a call did, as a number that a repetition gives
 * again.
 *
 * The libraries are compiled with -fsanitize-coverage=trace-pc, which calls a
 * function at the start of each basic block; that function counts.  Calls of
 * the C library that move or compare bytes count one step for each 16 bytes.
 * Nothing depends on the machine or on its load; seeds of hash tables make
 * differences of a few steps.
 */
#ifndef WORK_STEPS_H
#define WORK_STEPS_H

#include <stdint.h>

/* Steps since the start of the program. */
uint64_t work_steps(void);

#endif /* WORK_STEPS_H */
