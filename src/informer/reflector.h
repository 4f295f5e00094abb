/* SPDX-License-Identifier: Apache-2.0 */
/*
 * reflector.h - keeps something equal to what a server has.
 *
 * A machine without threads, clock or sockets: whoever drives it makes the
 * requests that it asks for, tells what came of them, and calls again when a
 * time has come.  It lists, then watches; when the watch breaks it goes on from
 * the last version that it saw, and lists again only when it must.
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
 *   WATCH      end, after an event   WATCH from the last version
 *              or a second
 *              end, earlier          BACKOFF, then a new round
 *              refused, 429          BACKOFF, then WATCH
 *              500 in the stream     WATCH, as long as that is allowed
 *              anything else         BACKOFF, then a new round
 *   BACKOFF    its time              STREAM, LIST or WATCH
 *   any        end of a single       NEW
 *              round
 *   any        stop                  STOPPED, for ever
 *
 * A round begins with STREAM, if streaming is wanted, else with LIST.
 *
 *   A  At most one request is under way.
 *   B  What a list or a stream brings is staged, and published as one step when
 *      it is whole.  One that fails leaves no trace.
 *   C  After stop nothing is asked for any more.
 *   D  Every failure is reported: those that end a round, and those inside a
 *      stream.  A watch whose connection breaks and that is resumed is not a
 *      failure.
 *   E  An object that cannot be decoded, or that was not asked for, never ends
 *      a request.
 *
 * A driver must not call the machine from within one of its functions.
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

enum kin__reflector_state {
    KIN__REFLECTOR_NEW,
    KIN__REFLECTOR_STREAM,
    KIN__REFLECTOR_LIST,
    KIN__REFLECTOR_WATCH,
    KIN__REFLECTOR_BACKOFF,
    KIN__REFLECTOR_STOPPED,
};

/* What to ask a server for; views are borrowed during the call. */
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
    bool is_foreign; /* not what was asked for: reported and dropped */
    /* The object cannot be decoded: all that is known of it; else NULL. */
    const struct kin__identity *bad;
    const kin_error *error; /* of an ERROR, or of a bad object; borrowed */
    void *payload;          /* for the ops that take items; none if bad */
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

/* What a page of a list says of itself. */
struct kin__reflector_page {
    kin_str resource_version;
    kin_str continue_token; /* empty at the end */
    int64_t remaining; /* objects in the pages to come; -1 if it is not said */
};

struct kin__reflector_ops {
    /* Starts a request; never calls back from within. */
    void (*request)(const struct kin__reflector_request *request,
                    void *userdata);
    /* Ends the request under way; nothing is told of it any more. */
    void (*cancel)(void *userdata);
    /* When to call kin__reflector_tick(); replaces the time before. */
    void (*set_timer)(int64_t due_ns, void *userdata);

    /* A list or stream begins, brings objects, is whole, or is given up.
     * A failure ends the round. */
    int (*stage_begin)(void *userdata, kin_error *err);
    int (*stage_put)(const struct kin__reflector_item *item, void *userdata,
                     kin_error *err);
    int (*stage_delete)(const struct kin__reflector_item *item, void *userdata,
                        kin_error *err);
    int (*stage_publish)(kin_str resource_version, void *userdata,
                         kin_error *err);
    void (*stage_drop)(void *userdata);
    /* An object of a list, a stream or a watch that cannot be decoded. */
    int (*isolate)(const struct kin__reflector_item *item, void *userdata,
                   kin_error *err);

    /* An event of a watch: ADDED, MODIFIED or DELETED.  Lack of memory and
     * limits end the round; other failures are reported, and the watch goes on.
     */
    int (*apply)(const struct kin__reflector_item *item, void *userdata,
                 kin_error *err);
    /* Everything up to this version was seen.  May be NULL. */
    int (*bookmark)(kin_str resource_version, void *userdata, kin_error *err);
    /* A failure ends the round.  May be NULL, and so may be the next two. */
    int (*resync)(void *userdata, kin_error *err);
    bool (*should_resync)(void *userdata);
    void (*failed)(const struct kin__reflector_failure *failure,
                   void *userdata);
    /* A list or stream was published.  May be NULL. */
    void (*listed)(uint64_t objects, int64_t took_ns, void *userdata);
    void *userdata;
};

enum kin__reflector_streaming {
    KIN__REFLECTOR_STREAM_AUTO, /* as long as the server can do it */
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
    int64_t max_internal_retry_ns; /* how long 500 inside a stream is retried at
                                      once; 0 for not at all */
};

struct kin__reflector_counts {
    uint64_t lists; /* requests, pages counted */
    uint64_t list_items;
    uint64_t watches; /* requests, streams counted */
    uint64_t short_watches;
    uint64_t watch_events;
    uint64_t published; /* lists and streams that were whole */
    int64_t publish_ns; /* how long these took, together */
    uint64_t ended_watches;
    int64_t watch_ns; /* how long these lasted, together */
};

struct kin__reflector;

/* Options and ops are copied.  0 or KIN_ENOMEM. */
int kin__reflector_new(const struct kin__reflector_opts *opts,
                       struct kin__reflector **ret,
                       kin_error *err) KIN_NODISCARD;
struct kin__reflector *kin__reflector_free(struct kin__reflector *reflector);

/* ---- what happens ---- */

/* Before the start: another resync_ns. */
void kin__reflector_set_resync(struct kin__reflector *reflector,
                               int64_t resync_ns);
void kin__reflector_start(struct kin__reflector *reflector, int64_t now_ns);
/* The same for one round: when it is over the machine is NEW again, from where
 * the next start goes on.  What ends it is not a failure to be reported. */
void kin__reflector_start_single(struct kin__reflector *reflector,
                                 int64_t now_ns);
/* Ends a single round: cancels what is under way. */
void kin__reflector_end_single(struct kin__reflector *reflector,
                               int64_t now_ns);
/* Cancels what is under way.  May be called again. */
void kin__reflector_stop(struct kin__reflector *reflector);

/* The server has accepted the request under way. */
void kin__reflector_opened(struct kin__reflector *reflector, int64_t now_ns);

/* An item of the request under way.  0, or KIN_ECLOSED: the request is over and
 * cancelled, nothing more of it counts. */
int kin__reflector_take(struct kin__reflector *reflector,
                        const struct kin__reflector_item *item,
                        int64_t now_ns) KIN_NODISCARD;

/* What the list under way says of itself, before its end. */
void kin__reflector_take_page(struct kin__reflector *reflector,
                              const struct kin__reflector_page *page);

/* Why a request has ended. */
enum kin__reflector_end {
    KIN__END_WHOLE,       /* all of it arrived */
    KIN__END_CUT,         /* the connection broke, or was silent for too long */
    KIN__END_UNREACHABLE, /* there was no connection */
    KIN__END_REFUSED,     /* the server said no, or what it sent is no use */
};

/* The request under way has ended; `err` is NULL if it is WHOLE. */
void kin__reflector_ended(struct kin__reflector *reflector,
                          enum kin__reflector_end end, const kin_error *err,
                          int64_t now_ns);

/* The time that was asked for has come; too early is harmless. */
void kin__reflector_tick(struct kin__reflector *reflector, int64_t now_ns);

/* ---- how it is ---- */

enum kin__reflector_state kin__reflector_state(
    const struct kin__reflector *reflector);
/* Of the last list or event; empty if there is none. */
kin_str kin__reflector_version(const struct kin__reflector *reflector);
/* The code with which the last round or request failed; 0 if nothing has failed
 * since the last success. */
int kin__reflector_failure(const struct kin__reflector *reflector);
/* The same with what is known of it. */
void kin__reflector_error(const struct kin__reflector *reflector,
                          kin_error *ret);
/* Whether that request was a watch. */
bool kin__reflector_failed_watch(const struct kin__reflector *reflector);
const struct kin__reflector_counts *kin__reflector_counts(
    const struct kin__reflector *reflector);
/* Objects that the list or stream under way has brought so far. */
uint64_t kin__reflector_staged(const struct kin__reflector *reflector);
/* How many it will bring in all; 0 if the server has not said. */
uint64_t kin__reflector_expected(const struct kin__reflector *reflector);

static inline void kin__reflector_autofree(struct kin__reflector **reflector)
{
    *reflector = kin__reflector_free(*reflector);
}

#define KIN__AUTO_REFLECTOR                                                    \
    __attribute__((cleanup(kin__reflector_autofree))) struct kin__reflector

#endif /* KIN_INFORMER_REFLECTOR_H */
