/* SPDX-License-Identifier: Apache-2.0 */
/*
 * reflector_impl.h - the machine from inside.
 *
 *   reflector.c         life, rounds, time
 *   reflector_list.c    lists and their pages
 *   reflector_watch.c   streams and watches
 */
#ifndef KIN_INFORMER_REFLECTOR_IMPL_H
#define KIN_INFORMER_REFLECTOR_IMPL_H

#include "base/buf.h"
#include "base/clock.h"
#include "base/kept_error.h"
#include "informer/reflector.h"
#include "kube/page_guard.h"

enum {
    KIN__REFLECTOR_PAGE = 500,
    KIN__REFLECTOR_MIN_TIMEOUT_S = 300,
    KIN__REFLECTOR_MAX_TIMEOUT_S = INT32_MAX / 2, /* twice that is asked for */
    KIN__REFLECTOR_TEXT_MAX = 64 << 10,           /* versions and tokens */
    KIN__REFLECTOR_TEXT_USUAL = 63,               /* and a NUL */
    /* Streams without success and without a pause, until the round lists. */
    KIN__REFLECTOR_STREAM_TRIES = 5,
};

/* A list: its pages, and what was tried already. */
struct kin__reflector_listing {
    int64_t since_ns;
    struct kin__buf asked;   /* the version of the first request */
    struct kin__buf version; /* of the first page */
    struct kin__buf token;   /* where the next page begins; empty: none */
    struct kin__buf next;    /* the same, from the page under way */
    int64_t limit;
    bool is_first; /* it began at version 0 */
    bool is_paged; /* there was more than one page */
    int page_code; /* of the page under way: 0 once it has told of itself */
    bool is_full;  /* asked again without pages */
    bool is_anew;  /* asked again without a version */
    struct kin__page_guard guard;
    uint64_t staged; /* objects up to the page under way */
};

/* A stream or a watch. */
struct kin__reflector_watching {
    int64_t since_ns;
    uint64_t events;
    bool is_open;
    bool follows; /* events move the version; from "" and "0" only the first
                     that is not ADDED starts that */
};

struct kin__reflector {
    struct kin__reflector_opts opts;
    struct kin__random random;
    struct kin__backoff backoff;
    enum kin__reflector_state state;
    enum kin__reflector_state after; /* the backoff */
    int64_t backoff_until_ns;
    int64_t resync_due_ns;
    int64_t timer_ns; /* what the driver was told */
    bool has_foreign; /* the request has brought what was not asked for */
    bool is_single;   /* no other round follows */

    struct kin__buf version;     /* of the last list or event; empty: none */
    bool is_version_unavailable; /* the server does not have it any more */
    bool is_paging;              /* a list of version 0 came in pages */
    bool is_staging;
    uint64_t staged;
    uint64_t expected;     /* in all; 0 if unknown */
    unsigned stream_tries; /* without a pause */

    int64_t internal_since_ns; /* first of a row of internal errors; -1: none */
    unsigned failures;         /* in a row */
    bool asks_watch;           /* the last request was a watch without a list */

    struct kin__reflector_listing list;
    struct kin__reflector_watching watch;

    struct kin__kept_error error;
    struct kin__reflector_counts counts;
};

static inline kin_str kin__reflector_text(const struct kin__buf *buf)
{
    return kin__buf_str(buf);
}

/* Keeps a copy; on failure the old text stays.  0, KIN_ELIMIT or KIN_ENOMEM. */
int kin__reflector_keep(struct kin__buf *buf, kin_str text) KIN_NODISCARD;

/* ---- rounds ---- */

/* Reports a failure that does not end the round; `err` may be NULL. */
void kin__reflector_report(struct kin__reflector *self, const kin_error *err);
/* The same for an object that was not asked for. */
void kin__reflector_report_foreign(struct kin__reflector *self,
                                   const char *where);
/* The round is over; the next begins after a pause.  `err` is reported, if it
 * is not NULL. */
void kin__reflector_end_round(struct kin__reflector *self, const kin_error *err,
                              int64_t now_ns);
/* Waits, and goes on with a state of this round. */
void kin__reflector_wait(struct kin__reflector *self,
                         enum kin__reflector_state after, int64_t now_ns);
void kin__reflector_set_timer(struct kin__reflector *self);
void kin__reflector_drop_stage(struct kin__reflector *self);
/* Publishes what was staged; from there on its version counts. */
int kin__reflector_publish(struct kin__reflector *self, kin_str version,
                           kin_error *err) KIN_NODISCARD;

/* That was done: a list or stream that began at `since_ns` is whole. */
void kin__reflector_published(struct kin__reflector *self, int64_t since_ns,
                              int64_t now_ns);
/* Whatever follows, it is not the watch under way, if there is one. */
void kin__reflector_leave_watch(struct kin__reflector *self, int64_t now_ns);

/* ---- lists ---- */

void kin__reflector_list(struct kin__reflector *self, int64_t now_ns);
int kin__reflector_list_item(struct kin__reflector *self,
                             const struct kin__reflector_item *item,
                             int64_t now_ns) KIN_NODISCARD;
void kin__reflector_list_ended(struct kin__reflector *self,
                               const kin_error *err, int64_t now_ns);

/* ---- streams and watches ---- */

void kin__reflector_stream(struct kin__reflector *self, int64_t now_ns);
void kin__reflector_watch(struct kin__reflector *self, int64_t now_ns);
int kin__reflector_stream_item(struct kin__reflector *self,
                               const struct kin__reflector_item *item,
                               int64_t now_ns) KIN_NODISCARD;
int kin__reflector_watch_item(struct kin__reflector *self,
                              const struct kin__reflector_item *item,
                              int64_t now_ns) KIN_NODISCARD;
void kin__reflector_stream_ended(struct kin__reflector *self,
                                 enum kin__reflector_end end,
                                 const kin_error *err, int64_t now_ns);
void kin__reflector_watch_ended(struct kin__reflector *self,
                                enum kin__reflector_end end,
                                const kin_error *err, int64_t now_ns);

/* ---- what a failure means ---- */

/* The version is too old, or too new. */
bool kin__failure_is_of_version(const kin_error *err);
/* The same request would be rejected again: the server does not have the
 * resource, does not allow the request or does not understand it, or it is not
 * the server that it should be. */
bool kin__failure_is_permanent(const kin_error *err);

#endif /* KIN_INFORMER_REFLECTOR_IMPL_H */
