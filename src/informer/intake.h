/* SPDX-License-Identifier: Apache-2.0 */
/*
 * intake.h - data that has arrived for a source and is not applied yet.
 *
 * The thread that delivers a flow fills the intake; the source's job empties
 * it, in order: the begin, the bytes, the end.  Its mutex is a leaf, so the
 * delivering thread never waits for the informer.
 *
 *   A  The reader gets the begin before the bytes, and the end after them.
 *   B  Above KIN__INTAKE_HIGH waiting bytes the flow is paused, until at most
 *      half of that is waiting.  The reader takes all waiting bytes at once, so
 *      an intake holds at most twice KIN__INTAKE_HIGH plus one run of bytes.
 *      If bytes may bypass the intake, the flow is paused above
 *      KIN__INTAKE_PIECE, until nothing waits: returning to the bypass is
 *      cheaper than using two threads.
 *   C  A closed intake accepts nothing, and has nothing to read.  While an end
 *      waits in it, it accepts nothing either.
 *
 * "Delivering": the thread that calls the sink, one at a time.  "Reader": the
 * holder of the informer's lock.
 */
#ifndef KIN_INFORMER_INTAKE_H
#define KIN_INFORMER_INTAKE_H

#include <stdatomic.h>

#include <kin/lister_watcher.h>

#include "base/buf.h"
#include "base/kept_error.h"
#include "base/lock.h"

enum {
    KIN__INTAKE_HIGH = 1 << 20,
    /* Limit, with room for one decompressed run of bytes. */
    KIN__INTAKE_MAX = 64 << 20,
    /* Bytes that the reader gets at once. */
    KIN__INTAKE_PIECE = 64 << 10,
};

/* The end of a flow, without the borrowed parts. */
struct kin__intake_end {
    kin_flow_cause cause;
    int retry_after_s;
    bool has_fresh_credentials;
    struct kin__kept_error err;
};

struct kin__intake {
    const kin_allocator *alloc;
    struct kin__mutex mutex; /* a leaf; guards the members up to `out` */
    struct kin__buf in;      /* with room for padding */
    bool is_open;
    bool has_begun; /* not yet taken by the reader, as the next three */
    bool is_protobuf;
    bool has_rested;
    bool has_ended;
    bool is_taken;  /* the reader has bytes that it has not applied */
    bool is_direct; /* small runs of bytes may bypass an empty intake */
    bool is_paused; /* the flow was asked to pause */
    struct kin__intake_end end;

    /* Used by the reader only. */
    struct kin__buf out;
    size_t used; /* bytes of `out` that were returned */
    char behind; /* the byte of `out` that a NUL has replaced */
    bool has_nul;
};

void kin__intake_init(struct kin__intake *intake, const kin_allocator *alloc);
void kin__intake_done(struct kin__intake *intake);

/* Prepares for a new flow; the previous one was freed.  Reader. */
void kin__intake_open(struct kin__intake *intake);
/* Ignores the rest of the flow.  Reader; also while a piece is in use. */
void kin__intake_close(struct kin__intake *intake);

/* ---- delivering ---- */

/* Whether bytes may bypass the intake: nothing waits in it, and the reader
 * permits it. */
bool kin__intake_is_direct(struct kin__intake *intake);
/* 0 or KIN_ECLOSED. */
int kin__intake_put_begin(struct kin__intake *intake,
                          bool is_protobuf) KIN_NODISCARD;
/* `ret_waiting` receives the number of bytes that wait for the reader.  0,
 * KIN_SINK_PAUSE, KIN_ECLOSED, KIN_ELIMIT or KIN_ENOMEM. */
int kin__intake_put_bytes(struct kin__intake *intake, kin_str bytes,
                          size_t *ret_waiting) KIN_NODISCARD;
void kin__intake_put_rest(struct kin__intake *intake);
/* `end` has passed through kin__flow_end_normalize(). */
void kin__intake_put_end(struct kin__intake *intake, const kin_flow_end *end);
/* Called when bytes that bypassed the intake have paused the flow. */
void kin__intake_note_pause(struct kin__intake *intake);

/* ---- reader ---- */

void kin__intake_set_direct(struct kin__intake *intake, bool is_direct);
/* Whether there is anything to take. */
bool kin__intake_has_work(struct kin__intake *intake);
/* Whether the flow has begun; true once per flow. */
bool kin__intake_take_begin(struct kin__intake *intake, bool *ret_is_protobuf);
/* Returns the next bytes, valid until the next call and followed by a NUL and
 * padding as for kin__stream_feed_padded(); those of the previous call count as
 * applied.  Empty if there are none. */
kin_str kin__intake_take_bytes(struct kin__intake *intake);
/* Whether the flow has rested, or ended, and all its bytes were applied; each
 * is reported once.  The caller must clear the error of the end. */
bool kin__intake_take_rest(struct kin__intake *intake);
bool kin__intake_take_end(struct kin__intake *intake,
                          struct kin__intake_end *ret);
/* Whether the flow has to be resumed: it was paused, and there is room. */
bool kin__intake_take_resume(struct kin__intake *intake);
/* Frees the buffers of an empty intake that are larger than `kept` bytes. */
void kin__intake_trim(struct kin__intake *intake, size_t kept);

#endif /* KIN_INFORMER_INTAKE_H */
