/* SPDX-License-Identifier: Apache-2.0 */
/*
 * credentials.h - the client's identity, kept up to date.
 *
 * Before each request its thread gets the identity: the Authorization header,
 * and the certificates to present and to trust when a connection is made.  An
 * identity is immutable; the credentials make a new one when something has
 * changed:
 *
 *   A  A token file is reloaded every 50 seconds.  While that fails, the old
 *      token is used.
 *   B  Files of a client certificate are reloaded at most once a second.  A new
 *      pair is used when both halves are complete and two reads agree; if only
 *      one half is new, the reads are a second apart, unless the server has
 *      rejected the old pair.
 *   C  A CA file is reloaded at most every five minutes.  While it cannot be
 *      read or contains no certificate, the old one is used.
 *   D  An exec plugin runs when there is no answer from it yet, when the answer
 *      has expired, or when the server has rejected it.  It runs once for all
 *      callers that need it; they wait, and its failure is reported to all of
 *      them.  A plugin that cannot be started is the failure of one caller.
 *   E  One of the waiting callers watches the plugin: a thread that blocks, the
 *      loop of a client, or a job, which looks at it every 10 ms.  If its stop
 *      token fires, another one takes over; the others look at the plugin once
 *      a second, in case the watching one is busy elsewhere.  The plugin is
 *      killed when the last caller gives up.
 *   F  With a token, basic authentication or a client certificate, a plugin is
 *      never run.
 *   G  A token source of the program is asked each time, without a lock.  It
 *      replaces the token, basic authentication and the plugin.
 *
 * All credentials of a configuration are one object with references, so that a
 * plugin runs once for all clients of the configuration.
 */
#ifndef KIN_KUBE_CREDENTIALS_H
#define KIN_KUBE_CREDENTIALS_H

#include <kin/config.h>
#include <kin/stop.h>
#include <kin/token_source.h>

#include "base/clock.h"
#include "base/list.h"
#include "base/loop.h"
#include "base/ref.h"

struct kin__credentials;

/* The result of running a plugin, in the order of client-go's label values. */
enum kin__exec_outcome {
    KIN__EXEC_NOT_RUN,
    KIN__EXEC_OK,       /* exit status 0, whatever the output */
    KIN__EXEC_FAILED,   /* another exit status */
    KIN__EXEC_MISSING,  /* the program was not found */
    KIN__EXEC_INTERNAL, /* it could not be started, or was killed */
};

/* The result of reloading a CA file. */
enum kin__ca_reload {
    KIN__CA_NOT_READ,
    KIN__CA_UPDATED,
    KIN__CA_UNCHANGED,
    KIN__CA_UNREADABLE,
    KIN__CA_EMPTY,
    KIN__CA_UNPARSED, /* contains no certificate */
};

/* What happened while a thread got an identity, for metrics.  An event that
 * concerns several waiting threads is reported to one of them. */
struct kin__credentials_news {
    enum kin__exec_outcome exec;
    int exec_status;   /* of KIN__EXEC_FAILED */
    bool is_rotated;   /* the plugin returned a new certificate */
    int64_t rotated_s; /* age of the replaced certificate */
    enum kin__ca_reload ca;
};

/* The identity of one request.  Read-only except in credentials.c. */
struct kin__identity {
    struct kin__ref refs;
    const kin_allocator *alloc;
    size_t size;         /* of the whole block, to wipe it */
    uint64_t generation; /* changes with every change; starts at 1 */
    uint64_t
        tls_generation; /* changes with certificate, key or CA; starts at 1 */
    const char *authorization; /* the Authorization header; NULL for none */
    kin_str ca;                /* PEM; empty for none, as the next two */
    kin_str cert;
    kin_str key;
};

/* All members may be zero. */
struct kin__credentials_opts {
    const kin_clock *clock;    /* borrowed; for ages and expiry */
    const kin_log *log;        /* borrowed */
    int64_t exec_timeout_ms;   /* default: one minute, or ten if the plugin is
                                  interactive */
    bool (*is_terminal)(void); /* whether standard input is a terminal */
    const kin_token_source *source; /* borrowed: supplies the token; these
                                       credentials are not shared then */
};

/* Gets the credentials of a configuration; the options of the first call
 * apply.  Reads files; does not run plugins. 0, KIN_ESYSTEM, KIN_ENOTFOUND,
 * KIN_EPARSE, KIN_ELIMIT or KIN_ENOMEM. */
int kin__credentials_new(kin_config *config,
                         const struct kin__credentials_opts *opts,
                         struct kin__credentials **ret,
                         kin_error *err) KIN_NODISCARD;

/* NULL is fine.  Threads: any. */
struct kin__credentials *kin__credentials_unref(struct kin__credentials *creds);

/* Gives the identity of this moment.  May read files and run a plugin, so not
 * for threads that must not wait.
 * @param stop      ends the wait for a plugin; may be NULL
 * @param ret       released with kin__identity_unref()
 * @param ret_news  what happened meanwhile, also on failure; may be NULL
 * @return 0, why `stop` stopped, what a plugin failed with, or KIN_ENOMEM
 * Threads: any. */
int kin__credentials_get(struct kin__credentials *creds, kin_stop *stop,
                         struct kin__identity **ret,
                         struct kin__credentials_news *ret_news,
                         kin_error *err) KIN_NODISCARD;

/* For callers that do not block: `wake` is called when a run of the plugin has
 * ended, or has to be watched by another caller; with the mutex of the
 * credentials held, so it may only take leaves. */
struct kin__credentials_waiter {
    void (*wake)(void *userdata); /* NULL: a thread that blocks */
    void *userdata;
    kin_loop *loop;  /* borrowed: of the caller; NULL for none */
    uint64_t flight; /* the run that it waits for; 0 for none */
    int64_t wait_ns; /* when to poll again at the latest */
    struct cds_list_head link;
    bool is_watching; /* `source` is in the loop */
    struct kin__loop_source source;
};

/* With a loop all calls for the waiter are made by the thread that steps it.
 */
void kin__credentials_waiter_init(struct kin__credentials_waiter *waiter,
                                  kin_loop *loop, void (*wake)(void *userdata),
                                  void *userdata);
/* Ends the wait.  `wake` is not called any more.  Threads: any. */
void kin__credentials_waiter_remove(struct kin__credentials *creds,
                                    struct kin__credentials_waiter *waiter);

/* As kin__credentials_get(), but returns 1 if a plugin has to run first: call
 * it again with the same waiter when that was woken, after its `wait_ns`, or
 * when `stop` has stopped.  Reads files, and starts the plugin. */
int kin__credentials_poll(struct kin__credentials *creds, kin_stop *stop,
                          struct kin__credentials_waiter *waiter,
                          struct kin__identity **ret,
                          struct kin__credentials_news *ret_news,
                          kin_error *err) KIN_NODISCARD;

/* Seconds until the certificate that a plugin returned expires; negative if
 * it has, infinite if none exists.  Threads: any. */
double kin__credentials_ttl_s(struct kin__credentials *creds);

/* Reports that the server answered 401 to an identity.
 * @param ret_news  what happened meanwhile; may be NULL
 * @return whether another identity is there or may be had: whether it makes
 *         sense to ask again, once
 * Threads: any. */
bool kin__credentials_refused(struct kin__credentials *creds,
                              const struct kin__identity *identity,
                              struct kin__credentials_news *ret_news);

/* Threads: any. */
struct kin__identity *kin__identity_ref(struct kin__identity *identity);
struct kin__identity *kin__identity_unref(struct kin__identity *identity);

static inline void kin__identity_auto_unref(struct kin__identity **identity)
{
    *identity = kin__identity_unref(*identity);
}

static inline void kin__credentials_auto_unref(struct kin__credentials **creds)
{
    *creds = kin__credentials_unref(*creds);
}

#define KIN__AUTO_IDENTITY                                                     \
    __attribute__((cleanup(kin__identity_auto_unref))) struct kin__identity
#define KIN__AUTO_CREDENTIALS                                                  \
    __attribute__((                                                            \
        cleanup(kin__credentials_auto_unref))) struct kin__credentials

#endif /* KIN_KUBE_CREDENTIALS_H */
