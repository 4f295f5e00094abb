/* SPDX-License-Identifier: Apache-2.0 */
/*
 * steps.h - a reproducible measure of the work of a call.
 *
 * The libraries are compiled with -fsanitize-coverage=trace-pc, which calls a
 * function at the start of each basic block; that function counts.  Calls of
 * the C library that move or compare bytes count one step per 16 bytes.  The
 * result does not depend on the machine or its load; the seeds of hash tables
 * cause differences of a few steps.
 */
#ifndef WORK_STEPS_H
#define WORK_STEPS_H

#include <stdint.h>

/* Steps since the start of the program. */
uint64_t work_steps(void);

#endif /* WORK_STEPS_H */
