/* SPDX-License-Identifier: Apache-2.0 */
/*
 * reflector.h - lists and watches a collection of a server.
 *
 * A state machine without threads, clock or sockets: its driver makes the
 * requests that it wants, reports their results, and calls it when a timer is
 * due.  It lists, then watches; a watch that breaks is resumed from the last
 * version, and it relists only when it must.
 *
 *   state      what happens          goes to
 *   NEW        start                 STREAM or LIST
 *   STREAM     the end mark          WATCH, on the same request
 *              refused, 429          BACKOFF, then STREAM
 *              410, too large        STREAM without a version; after some of
 *                                    them LIST
 *              end before the mark   STREAM; after some of them, or one that
 *                                    had all the time of a watch, LIST
 *              anything else         LIST
 *   LIST       a page with more      LIST, the next page
 *              410 on a later page   LIST, all at once
 *              410, too large        LIST without a version, once
 *              the last page         WATCH
 *              anything else         BACKOFF, then a new round
 *   WATCH      its time to verify    LIST at exactly its version, then WATCH
 *                                    from there, also if the list fails
 *              end, after an event   WATCH from the last version
 *              or a second
 *              end, earlier          BACKOFF, then a new round
 *              refused, 429          BACKOFF, then WATCH
 *              500 in the stream     WATCH, as long as that is allowed
 *              anything else         BACKOFF, then a new round
 *   BACKOFF    its time              STREAM, LIST or WATCH
 *   WATCH,     set back, relist      a new round, also from a LIST that
 *   BACKOFF                          verifies
 *   any        end of a single       NEW
 *              round
 *   any        stop                  STOPPED, for ever
 *
 * A round begins with STREAM, if streaming is wanted, else with LIST.  A
 * machine that resumes a saved version begins with WATCH instead.
 *
 *   A  There is at most one request at a time.
 *   B  The objects of a list or a stream are staged, and published in one step
 *      when it is complete.  One that fails has no effect.
 *   C  After the stop there are no more requests.
 *   D  Every failure is reported: those that end a round, and those inside a
 *      stream.  A watch whose connection breaks and that is resumed is not a
 *      failure.
 *   E  An object that cannot be decoded, or was not requested, never ends a
 *      request.
 *
 * The driver must not call the machine from one of its operations.
 */
#ifndef KIN_INFORMER_REFLECTOR_H
#define KIN_INFORMER_REFLECTOR_H

#include <stdbool.h>
#include <stdint.h>

#include <kin/alloc.h>
#include <kin/error.h>
#include <kin/str.h>

#include "base/random.h"
#include "informer/backoff.h"
#include "informer/isolated.h"
#include "wire/stream.h"

#define KIN__REFLECTOR_NEVER INT64_MAX

/* A result of stage_publish(). */
enum { KIN__PUBLISH_LATER = 1 };

enum kin__reflector_state {
    KIN__REFLECTOR_NEW,
    KIN__REFLECTOR_STREAM,
    KIN__REFLECTOR_LIST,
    KIN__REFLECTOR_WATCH,
    KIN__REFLECTOR_BACKOFF,
    KIN__REFLECTOR_STOPPED,
};

/* A request for a server; views are borrowed during the call. */
struct kin__reflector_request {
    bool is_watch;
    kin_str resource_version; /* empty: not given */
    kin_str version_match;    /* empty: not given */
    kin_str continue_token;   /* empty: not given */
    int64_t limit;            /* 0: not given */
    int64_t timeout_s;        /* 0: not given */
    bool allow_bookmarks;
    bool send_initial_events;
};

/* An object of a list, or an event of a watch. */
struct kin__reflector_item {
    enum kin__event_type type; /* NONE in a list */
    kin_str resource_version;  /* of the object */
    bool is_end_mark;          /* a bookmark that ends the initial events */
    bool is_foreign;           /* was not requested: reported and dropped */
    /* The known identity of an object that cannot be decoded; else NULL. */
    const struct kin__object_identity *bad;
    const kin_error *error; /* of an ERROR, or of a bad object; borrowed */
    void *payload;          /* of the driver; none if bad */
};

/* A failed request. */
struct kin__reflector_failure {
    const kin_error *err; /* borrowed */
    unsigned attempt;     /* 1 for the first in a row */
    int64_t retry_ns;     /* when the next request is due; 0 for now */
    bool is_permanent;    /* a retry is unlikely to help */
    bool is_watch;        /* the request was one, and not a list */
    /* Of an object; empty for a request.  The core's own reports have these. */
    kin_str key;
    bool is_isolated; /* the object is left out of the cache */
    /* A single round is over; `err` is NULL if its watch ended in order. */
    bool ends_single;
};

/* The metadata of a page of a list. */
struct kin__reflector_page {
    kin_str resource_version;
    kin_str continue_token; /* empty at the end */
    int64_t remaining;      /* objects in later pages; -1 if unknown */
};

struct kin__reflector_ops {
    /* Starts a request; must not call the machine. */
    void (*request)(const struct kin__reflector_request *request,
                    void *userdata);
    /* Ends the current request; nothing more of it is reported. */
    void (*cancel)(void *userdata);
    /* Sets when to call kin__reflector_tick(); replaces the earlier time. */
    void (*set_timer)(int64_t due_ns, void *userdata);

    /* A list or stream begins, is complete, or is dropped.  A failure ends the
     * round. */
    int (*stage_begin)(void *userdata, kin_error *err);
    /* 0, a failure, or KIN__PUBLISH_LATER: kin__reflector_published() follows,
     * before any other call. */
    int (*stage_publish)(kin_str resource_version, void *userdata,
                         kin_error *err);
    void (*stage_drop)(void *userdata);
    /* A failure ends the round.  May be NULL, and so may be the next two. */
    int (*resync)(void *userdata, kin_error *err);
    bool (*should_resync)(void *userdata);
    void (*failed)(const struct kin__reflector_failure *failure,
                   void *userdata);
    /* A list or stream was published.  May be NULL. */
    void (*listed)(uint64_t objects, int64_t took_ns, void *userdata);
    /* The same of a list that verifies: what it has changed was wrong.  May be
     * NULL. */
    void (*verified)(void *userdata);
    /* The watch is open, but the server may have another history: the one
     * before had failed or ended early, or it resumes a saved version; or, if
     * `is_quiet`, nothing was heard for a long time.  See informer/proof.h. May
     * be NULL.
     */
    void (*doubted)(bool is_quiet, void *userdata);
    void *userdata;
};

enum kin__reflector_streaming {
    KIN__REFLECTOR_STREAM_AUTO, /* if the server supports it */
    KIN__REFLECTOR_STREAM_NEVER,
};

struct kin__reflector_opts {
    const kin_allocator *alloc;
    struct kin__reflector_ops ops;
    uint64_t seed; /* of jitter and watch times */
    struct kin__backoff_opts backoff;
    enum kin__reflector_streaming streaming;
    int64_t page_limit;    /* objects in a page; 0 for client-go's rules */
    int64_t resync_ns;     /* 0 for never */
    int64_t min_timeout_s; /* of a watch; at least and by default 5 min, the
                              most is twice that */
    int64_t max_internal_retry_ns; /* how long a 500 inside a stream is retried
                                      at once; 0 for never */
    int64_t verify_ns; /* between lists that verify what was published and
                          applied; 0 for never */
    int64_t quiet_ns;  /* a watch without events and bookmarks for so long is
                          doubted; then after twice the time, and so on up to
                          16 times; 0 for never */
};

struct kin__reflector_counts {
    uint64_t lists; /* requests, pages counted */
    uint64_t list_items;
    uint64_t watches; /* requests, streams counted */
    uint64_t short_watches;
    uint64_t watch_events;
    uint64_t published; /* lists and streams that were complete */
    int64_t publish_ns; /* their total duration */
    uint64_t ended_watches;
    int64_t watch_ns;       /* their total duration */
    uint64_t verifications; /* lists that verified, and were published */
};

struct kin__reflector;

/* Options and ops are copied.  0 or KIN_ENOMEM. */
int kin__reflector_new(const struct kin__reflector_opts *opts,
                       struct kin__reflector **ret,
                       kin_error *err) KIN_NODISCARD;
struct kin__reflector *kin__reflector_free(struct kin__reflector *reflector);

/* ---- calls of the driver ---- */

/* Sets resync_ns, before the start. */
void kin__reflector_set_resync(struct kin__reflector *reflector,
                               int64_t resync_ns);
void kin__reflector_start(struct kin__reflector *reflector, int64_t now_ns);
/* The same without a list: watches from a saved version, in requests of a few
 * seconds, which bring a bookmark soon, until kin__reflector_confirm().  If the
 * server no longer has that version, a list follows at once.  KIN_ENOMEM has no
 * effect. */
int kin__reflector_resume(struct kin__reflector *reflector, kin_str version,
                          int64_t now_ns) KIN_NODISCARD;
void kin__reflector_confirm(struct kin__reflector *reflector);
/* The same for one round: when it has ended the machine is NEW again, and can
 * be started again.  The reason for its end is not reported as a failure. */
void kin__reflector_start_single(struct kin__reflector *reflector,
                                 int64_t now_ns);
/* Ends a single round: cancels the current request. */
void kin__reflector_end_single(struct kin__reflector *reflector,
                               int64_t now_ns);
/* Cancels the current request.  May be called again. */
void kin__reflector_stop(struct kin__reflector *reflector);

/* The server has accepted the current request. */
void kin__reflector_opened(struct kin__reflector *reflector, int64_t now_ns);

/* What the driver does with an item. */
enum kin__reflector_verdict {
    KIN__VERDICT_CLOSED, /* the request is over and cancelled: the item and
                            everything after it is ignored */
    KIN__VERDICT_DROP,   /* nothing */
    KIN__VERDICT_STAGE,  /* stages it for the list: an object, or a deletion */
    KIN__VERDICT_APPLY,  /* applies the event or the bookmark of a watch */
};

/* Decides about an item of the current request.  STAGE and APPLY are followed
 * by kin__reflector_settle(), with nothing in between; a bad item is isolated
 * then. */
enum kin__reflector_verdict kin__reflector_judge(
    struct kin__reflector *reflector, const struct kin__reflector_item *item,
    int64_t now_ns) KIN_NODISCARD;
/* The result of that: NULL or the error.  A failure to stage ends the round.
 * So do lack of memory and limits in a watch; other errors there are reported,
 * and the watch continues.  0, or KIN_ECLOSED: as the verdict. */
int kin__reflector_settle(struct kin__reflector *reflector,
                          const struct kin__reflector_item *item,
                          const kin_error *err, int64_t now_ns) KIN_NODISCARD;

/* The metadata of the current page, before its end. */
void kin__reflector_take_page(struct kin__reflector *reflector,
                              const struct kin__reflector_page *page);

/* Why a request has ended. */
enum kin__reflector_end {
    KIN__END_WHOLE,       /* it is complete */
    KIN__END_CUT,         /* the connection broke, or timed out */
    KIN__END_UNREACHABLE, /* there was no connection */
    KIN__END_REFUSED,     /* the server refused it, or the answer is invalid */
};

/* The connection of the current request has failed, and the driver sends it
 * again. */
void kin__reflector_retried(struct kin__reflector *reflector);
/* The current request has ended; `err` is NULL if it is WHOLE. */
void kin__reflector_ended(struct kin__reflector *reflector,
                          enum kin__reflector_end end, const kin_error *err,
                          int64_t now_ns);

/* The server's history is another one than that of the last version: lists
 * anew, without a version.  The error is reported, and borrowed.  Ignored
 * unless a watch is the current or the next request, or a list verifies. */
void kin__reflector_set_back(struct kin__reflector *reflector,
                             const kin_error *err, int64_t now_ns);
/* Lists again instead of watching, under the same condition.  The error is the
 * reason, and reported; NULL: without a failure. */
void kin__reflector_relist(struct kin__reflector *reflector,
                           const kin_error *err, int64_t now_ns);

/* What stage_publish() has put off is done, or has failed. */
void kin__reflector_published(struct kin__reflector *reflector,
                              const kin_error *err, int64_t now_ns);

/* The timer is due; too early a call is harmless. */
void kin__reflector_tick(struct kin__reflector *reflector, int64_t now_ns);

/* ---- state ---- */

enum kin__reflector_state kin__reflector_state(
    const struct kin__reflector *reflector);
/* Of the last list or event; empty if there is none. */
kin_str kin__reflector_version(const struct kin__reflector *reflector);
/* The code with which the last round or request failed; 0 if nothing has failed
 * since the last success. */
int kin__reflector_failure(const struct kin__reflector *reflector);
/* The same with its message. */
void kin__reflector_error(const struct kin__reflector *reflector,
                          kin_error *ret);
/* Whether a watch is the current request, and the server has accepted it. */
bool kin__reflector_is_watching(const struct kin__reflector *reflector);
/* Whether that request was a watch. */
bool kin__reflector_failed_watch(const struct kin__reflector *reflector);
/* Whether the current list verifies. */
bool kin__reflector_is_verifying(const struct kin__reflector *reflector);
const struct kin__reflector_counts *kin__reflector_counts(
    const struct kin__reflector *reflector);
/* Objects of the current list or stream so far. */
uint64_t kin__reflector_staged(const struct kin__reflector *reflector);
/* The total number of its objects; 0 if unknown. */
uint64_t kin__reflector_expected(const struct kin__reflector *reflector);

static inline void kin__reflector_autofree(struct kin__reflector **reflector)
{
    *reflector = kin__reflector_free(*reflector);
}

#define KIN__AUTO_REFLECTOR                                                    \
    __attribute__((cleanup(kin__reflector_autofree))) struct kin__reflector

#endif /* KIN_INFORMER_REFLECTOR_H */
