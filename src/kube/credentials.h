/* SPDX-License-Identifier: Apache-2.0 */
/*
 * credentials.h - who we are, kept fresh.
 *
 * Before each request its thread asks for the identity: what to put into the
 * Authorization header, and what to show and to trust when a connection is
 * made.  The identity is immutable; the credentials make a new one when
 * something has changed:
 *
 *   A  A token file is read again every 50 seconds.  While that fails, the old
 *      token stays.
 *   B  Files of a client certificate are read again at most once a second.  A
 *      new pair counts when both halves are whole and two readings agree; if
 *      only one half is new, these are a second apart, unless the server has
 *      refused the old pair.
 *   C  A CA file is read again at most every five minutes.  While it cannot be
 *      read or holds no certificate, the old one stays.
 *   D  An exec plugin runs when there is no answer of it yet, when that has
 *      expired, or when the server has refused it; once, however many threads
 *      ask, and those wait.  Its failure is the failure of all who waited.
 *   E  A stop of the thread that runs the plugin ends the plugin; one of the
 *      others runs it then.  A stop of a thread that waits ends its wait.
 *   F  Tokens given as such, basic authentication and client certificates keep
 *      a plugin from being asked at all.
 *
 * All credentials of a configuration are one object: whoever asks for them
 * gets another reference, so that plugins run once for all of its clients.
 */
#ifndef KIN_KUBE_CREDENTIALS_H
#define KIN_KUBE_CREDENTIALS_H

#include <kin/config.h>
#include <kin/stop.h>

#include "base/clock.h"
#include "base/ref.h"

struct kin__credentials;

/* What a run of a plugin came to; in the order of client-go's words for it. */
enum kin__exec_outcome {
    KIN__EXEC_NOT_RUN,
    KIN__EXEC_OK,       /* it ended well, whatever it wrote */
    KIN__EXEC_FAILED,   /* with another status */
    KIN__EXEC_MISSING,  /* there is no such program */
    KIN__EXEC_INTERNAL, /* it could not be started, or was ended by us */
};

/* What became of reading a CA file again. */
enum kin__ca_reload {
    KIN__CA_NOT_READ,
    KIN__CA_UPDATED,
    KIN__CA_UNCHANGED,
    KIN__CA_UNREADABLE,
    KIN__CA_EMPTY,
    KIN__CA_UNPARSED, /* holds no certificate */
};

/* What happened while somebody got an identity, for who counts.  Of what
 * happens once for many who ask, one is told. */
struct kin__credentials_news {
    enum kin__exec_outcome exec;
    int exec_status;   /* of KIN__EXEC_FAILED */
    bool is_rotated;   /* a plugin's certificate took the place of another */
    int64_t rotated_s; /* since that one began to be valid */
    enum kin__ca_reload ca;
};

/* What counts for one request.  Read-only for all but credentials.c. */
struct kin__identity {
    struct kin__ref refs;
    const kin_allocator *alloc;
    size_t size;             /* of the whole block, which is wiped */
    uint64_t generation;     /* differs if anything does; from 1 */
    uint64_t tls_generation; /* differs if certificate, key or CA do; from 1 */
    const char *authorization; /* the header's value; NULL for none */
    kin_str ca;                /* PEM; empty for none, as the next two */
    kin_str cert;
    kin_str key;
};

/* All may be zero. */
struct kin__credentials_opts {
    const kin_clock *clock;    /* borrowed; for ages and expiry */
    const kin_log *log;        /* borrowed */
    int64_t exec_timeout_ms;   /* default: a minute, or ten when the plugin
                                  may ask questions */
    bool (*is_terminal)(void); /* whether standard input is one */
};

/* Gives the credentials of a configuration; the options count for the first
 * who asks.  Files are read; plugins do not run yet.  0, KIN_ESYSTEM,
 * KIN_ENOTFOUND, KIN_EPARSE, KIN_ELIMIT or KIN_ENOMEM. */
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

/* In how many seconds the certificate that a plugin gave ends; negative if it
 * has, infinite if there is none.  Threads: any. */
double kin__credentials_ttl_s(struct kin__credentials *creds);

/* Tells that the server answered 401 to an identity.
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
