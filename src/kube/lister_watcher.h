/* SPDX-License-Identifier: Apache-2.0 */
/*
 * lister_watcher.h - the lister-watcher of a client, and list options.
 */
#ifndef KIN_KUBE_LISTER_WATCHER_H
#define KIN_KUBE_LISTER_WATCHER_H

#include <kin/client.h>
#include <kin/list.h>
#include <kin/lister_watcher.h>
#include <kin/request.h>

#include "kube/inbox.h"
#include "kube/region.h"

/* A collection of an API server. */
struct kin__client_lw {
    kin_lister_watcher lw;
    kin_client *client; /* borrowed, or owned if the region is used */
    kin_resource resource;
    kin_resource reported; /* lw.resource if only metadata is read: no version
                              and kind */
    bool is_metadata_only;
    kin_str ns;
    struct kin__region region; /* of the copies */
};

/* Initializes one that borrows all arguments, for the duration of a call:
 * nothing to release. */
void kin__client_lw_borrow(struct kin__client_lw *lw, kin_client *client,
                           const kin_resource *resource, kin_str ns);

/* The client of a lister-watcher that was made by this library; NULL for
 * others. */
kin_client *kin__lister_watcher_client(const kin_lister_watcher *lw);
/* The collection of one that has a client: the resource, with its version also
 * if only metadata is read, and the namespace, empty for all; borrowed. */
const kin_resource *kin__lister_watcher_collection(const kin_lister_watcher *lw,
                                                   kin_str *ret_ns);

/* Starts a list or a watch into an inbox, and retries as kube/retry.h
 * decides until the server accepts it: a state machine.  Must not move. */
struct kin__opening {
    kin_lister_watcher *lw;   /* borrowed */
    const kin_clock *clock;   /* of the delays; NULL for the real one */
    struct kin__inbox *inbox; /* borrowed */
    bool is_watch;
    kin_list_opts opts; /* its strings are borrowed */
    kin_call_opts call;
    struct kin__retry retry;
    bool is_started;  /* a flow is under way; else a retry is due */
    kin_deadline due; /* KIN_NEVER: when the inbox has news */
    bool is_closed;   /* a watch that failed each time: it counts as one that
                         ended   at once */
};

/* `opts` is of our size; opts->call->ret_status is filled by the steps. */
void kin__opening_init(struct kin__opening *opening, kin_lister_watcher *lw,
                       const kin_list_opts *opts, bool is_watch,
                       struct kin__inbox *inbox);
/* 0 if it is accepted, or closed; KIN__PENDING; or the error. */
int kin__opening_step(struct kin__opening *opening,
                      kin_error *err) KIN_NODISCARD;
/* Blocks until the next step is due: 0, or why the token stopped. */
int kin__opening_wait(struct kin__opening *opening) KIN_NODISCARD;

/* Checks that a call of this lister-watcher may block: 0, KIN_EUNSUPPORTED or
 * KIN_EINVAL. */
int kin__lister_watcher_check_blocking(const kin_lister_watcher *lw,
                                       kin_error *err) KIN_NODISCARD;

/* The prefix of an error: "list pods". */
void kin__lister_watcher_wrap(const kin_lister_watcher *lw, bool is_watch,
                              kin_error *err);

/* ---- options ---- */

enum { KIN__LIST_QUERIES = 11 };

/* A query; its values point to the options and to `numbers`, so it must not
 * move. */
struct kin__list_query {
    kin_pair pairs[KIN__LIST_QUERIES]; /* in alphabetical order */
    size_t count;
    char numbers[2][24];
};

/* Converts options of the caller's size; NULL for the defaults. 0, or
 * KIN_EINVAL for an invalid size or a negative number. */
int kin__list_opts_take(const kin_list_opts *opts, kin_list_opts *ret,
                        kin_error *err) KIN_NODISCARD;

/* Copies the strings of options, without their call. 0 or KIN_ENOMEM. */
int kin__list_opts_copy(struct kin__region *region, const kin_list_opts *opts,
                        kin_list_opts *ret) KIN_NODISCARD;

/* Rejects a namespace: a lister-watcher has its own. 0 or KIN_EINVAL. */
int kin__list_check_no_ns(const kin_list_opts *opts,
                          kin_error *err) KIN_NODISCARD;

/* Returns the call options of list options; defaults if `call` is NULL. */
kin_call_opts kin__list_call(const kin_list_opts *opts);

/* Builds the query.  Options that do not apply to a list, or to a watch, are
 * left out. */
void kin__list_query_init(struct kin__list_query *query,
                          const kin_list_opts *opts, bool is_watch);

/* The idle timeout of a call: its timeoutSeconds and a margin; 0 for none. */
int64_t kin__list_idle_timeout_ms(const kin_list_opts *opts);

#endif /* KIN_KUBE_LISTER_WATCHER_H */
