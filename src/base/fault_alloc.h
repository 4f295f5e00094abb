/* SPDX-License-Identifier: Apache-2.0 */
/*
 * fault_alloc.h - an allocator that counts, fails on demand and finds leaks.
 *
 * It stands in front of malloc.  Each block carries its serial number, so that
 * a leak can be named ("allocation 17, 96 bytes") and found again by failing or
 * breaking at that number.  Any thread may use it.
 */
#ifndef KIN_BASE_FAULT_ALLOC_H
#define KIN_BASE_FAULT_ALLOC_H

#include <pthread.h>
#include <stdbool.h>
#include <stdint.h>

#include <kin/alloc.h>

struct kin__fault_block;

struct kin__fault_alloc {
    kin_allocator allocator; /* what is handed to the code under test */
    pthread_mutex_t lock;    /* guards everything below */
    uint64_t count;          /* allocations asked for since the last reset */
    uint64_t fail_at;        /* serial number that fails; 0 for none */
    bool fired;              /* whether a failure was injected since reset */
    size_t live_blocks;
    size_t live_bytes;
    struct kin__fault_block *blocks; /* the live ones, newest first */
};

/* The allocator must not move in memory afterwards. */
void kin__fault_alloc_init(struct kin__fault_alloc *fault);

/* Frees whatever was leaked. */
void kin__fault_alloc_done(struct kin__fault_alloc *fault);

/* Starts counting anew; the `fail_at`-th request from now on (1 is the first)
 * fails, once; 0 fails none. */
void kin__fault_alloc_reset(struct kin__fault_alloc *fault, uint64_t fail_at);

/* Requests since the last reset, the failed one included. */
uint64_t kin__fault_alloc_count(struct kin__fault_alloc *fault);

/* Whether the failure asked for has happened. */
bool kin__fault_alloc_fired(struct kin__fault_alloc *fault);

/* Blocks that are not freed; the serial number and size of the oldest of them
 * go to the pointers if there is one. */
size_t kin__fault_alloc_live(struct kin__fault_alloc *fault,
                             uint64_t *ret_serial, size_t *ret_size);

#endif /* KIN_BASE_FAULT_ALLOC_H */
