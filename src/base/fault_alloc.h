/* SPDX-License-Identifier: Apache-2.0 */
/*
 * fault_alloc.h - a test allocator that counts, fails on demand and finds
 * leaks.
 *
 * It wraps malloc.  Each block carries its serial number, so that a leak can be
 * reported ("allocation 17, 96 bytes") and debugged by failing or stopping at
 * that number.  It is thread-safe.
 */
#ifndef KIN_BASE_FAULT_ALLOC_H
#define KIN_BASE_FAULT_ALLOC_H

#include <pthread.h>
#include <stdbool.h>
#include <stdint.h>

#include <kin/alloc.h>

struct kin__fault_block;

struct kin__fault_alloc {
    kin_allocator allocator; /* passed to the code under test */
    pthread_mutex_t lock;    /* guards everything below */
    uint64_t count;          /* requests since the last reset */
    uint64_t fail_at; /* serial number of the request that fails; 0 for none */
    bool fired;       /* whether a failure was injected since reset */
    size_t live_blocks;
    size_t live_bytes;
    struct kin__fault_block *blocks; /* live blocks, newest first */
};

/* Initialises the allocator, which must not be moved afterwards. */
void kin__fault_alloc_init(struct kin__fault_alloc *fault);

/* Frees all leaked blocks. */
void kin__fault_alloc_done(struct kin__fault_alloc *fault);

/* Resets the counter.  The `fail_at`-th request from now on (1 is the first)
 * fails, once; 0 makes none fail. */
void kin__fault_alloc_reset(struct kin__fault_alloc *fault, uint64_t fail_at);

/* Returns the number of requests since the last reset, including the failed
 * one. */
uint64_t kin__fault_alloc_count(struct kin__fault_alloc *fault);

/* Returns whether the requested failure has happened. */
bool kin__fault_alloc_fired(struct kin__fault_alloc *fault);

/* Returns the number of live blocks.  If there are any, stores the serial
 * number and the size of the oldest. */
size_t kin__fault_alloc_live(struct kin__fault_alloc *fault,
                             uint64_t *ret_serial, size_t *ret_size);

#endif /* KIN_BASE_FAULT_ALLOC_H */
