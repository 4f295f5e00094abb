/* SPDX-License-Identifier: Apache-2.0 */
/**
 * @file
 * kin_fake_clock: a clock that only moves when a test advances it.
 *
 *     kin_fake_clock_new(NULL, start, &fake, &err);
 *     opts.clock = kin_fake_clock_clock(fake);
 *     ...
 *     kin_fake_clock_wait_timers(fake, 1, kin_deadline_ms(60000));
 *     kin_fake_clock_advance(fake, 30000);
 *
 * Resyncs, retries, delays, leases and the dates of Events use it.  Stop
 * tokens, deadlines and requests use the real clock, so that a hanging test
 * ends.  A timer fires within a real millisecond after the clock has reached
 * its time. Objects of a kin_loop check the clock when the loop is stepped.
 */
#ifndef KIN_FAKE_CLOCK_H
#define KIN_FAKE_CLOCK_H

#include <stddef.h>
#include <stdint.h>

#include <kin/alloc.h>
#include <kin/error.h>
#include <kin/export.h>
#include <kin/stop.h>
#include <kin/time.h>

KIN_BEGIN_DECLS

/** A clock for tests. */
typedef struct kin_fake_clock kin_fake_clock;

/**
 * Create a clock.
 * @param alloc  borrowed; NULL for the default
 * @param start  initial time
 * @param ret    released with kin_fake_clock_free()
 * @return 0, KIN_ENOMEM, or KIN_EINVAL if the date is out of range
 * Threads: any.
 */
KIN_API KIN_NODISCARD int kin_fake_clock_new(const kin_allocator *alloc,
                                             kin_time start,
                                             kin_fake_clock **ret,
                                             kin_error *err);

/**
 * Release a clock that is no longer in use.
 * @param fake  given
 * @return NULL
 * Threads: owner.
 */
KIN_API kin_fake_clock *kin_fake_clock_free(kin_fake_clock *fake);

/**
 * Return the clock for the options of informers, work queues, reconcilers,
 * electors, Events and managers.
 * @param fake  borrowed
 * @return borrowed: valid until kin_fake_clock_free()
 * Threads: any.
 */
KIN_API const kin_clock *kin_fake_clock_clock(const kin_fake_clock *fake);

/**
 * Advance the clock.
 * @param fake  borrowed
 * @param ms    milliseconds; negative values are ignored
 * Threads: any.
 */
KIN_API void kin_fake_clock_advance(kin_fake_clock *fake, int64_t ms);

/**
 * Wait until at least `count` threads are waiting on this clock.  Otherwise a
 * test might advance the clock before a timer is set.  An informer and a work
 * queue wait with one thread each, regardless of the number of timers.
 * @param fake      borrowed
 * @param count     number of threads
 * @param deadline  ends the wait; on the real clock
 * @return 0 or KIN_ETIMEDOUT
 * Threads: any.  Blocks.
 */
KIN_API KIN_NODISCARD int kin_fake_clock_wait_timers(kin_fake_clock *fake,
                                                     size_t count,
                                                     kin_deadline deadline);

KIN_DEFINE_AUTO(kin_fake_clock, kin_fake_clock_free);

KIN_END_DECLS

#endif /* KIN_FAKE_CLOCK_H */
