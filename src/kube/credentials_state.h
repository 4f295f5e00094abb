/* SPDX-License-Identifier: Apache-2.0 */
/*
 * credentials_state.h - what the parts of the credentials share:
 *   credentials.c        life, identities, refusals
 *   credentials_files.c  tokens and certificates that are files
 *   credentials_exec.c   plugins
 */
#ifndef KIN_KUBE_CREDENTIALS_STATE_H
#define KIN_KUBE_CREDENTIALS_STATE_H

#include <kin/time.h>

#include "base/lock.h"
#include "kube/cert_span.h"
#include "kube/config.h"
#include "kube/credentials.h"
#include "kube/wipe.h"

enum {
    KIN__CREDENTIALS_MAX_TOKEN = 1 << 20, /* bytes of a token file */
    KIN__CREDENTIALS_MAX_PEM = 4 << 20,   /* bytes of a certificate file */
};

/* A plugin's state. */
struct kin__credentials_exec {
    bool is_used;     /* rule F; never changes */
    bool is_running;  /* a thread runs the plugin now */
    bool has_answer;  /* it answered, and the server has not refused that */
    bool has_expiry;  /* of the answer */
    kin_time expires; /* by the wall clock */
    bool has_span;    /* of the certificate in the answer, if it can be read */
    struct kin__cert_span span;
    uint64_t flight;    /* counts the runs */
    uint64_t answered;  /* the last run that did; 0 for none, as the next */
    uint64_t failed;    /* the last run that failed for all who waited */
    kin_error failure;  /* of that run */
    int64_t refused_ns; /* when the last refusal let it run again */
    bool was_refused;   /* so the other two count */
    uint64_t refused_generation; /* what was refused then */
    unsigned hints;              /* given since the next */
    int64_t hints_ns;
};

struct kin__credentials {
    size_t refs;        /* guarded by config->mutex */
    kin_config *config; /* owned reference */
    const kin_clock *clock;
    const kin_log *log;
    int64_t exec_timeout_ms; /* 0 for the default */
    bool (*is_terminal)(void);
    struct kin__wipe wipe; /* for all that is secret here */

    struct kin__mutex mutex; /* guards all below; nothing is locked under it */
    struct kin__cond cond;   /* a plugin's run has ended */
    struct kin__data token;  /* as are the next three: of `wipe`, or unset */
    struct kin__data cert;
    struct kin__data key;
    struct kin__data ca;
    int64_t token_read_ns; /* when the file was last read, or tried */
    int64_t pair_read_ns;
    uint64_t pair_seen; /* hash of a pair with one new half; 0 for none */
    int64_t ca_read_ns;
    uint64_t generation;            /* of what is in here; from 1 */
    uint64_t tls_generation;        /* from 1 */
    struct kin__identity *identity; /* owned; NULL until it is asked for */
    struct kin__credentials_exec exec;
};

/* Replaces a secret if it differs; `*ret_changed` becomes true then, and else
 * stays.  0 or KIN_ENOMEM. */
int kin__secret_set(struct kin__credentials *creds, struct kin__data *at,
                    kin_str value, bool *ret_changed) KIN_NODISCARD;

/* Whether a token can stand in a header. */
bool kin__token_is_sound(kin_str token);

/* Reads what must be there at the start.  Mutex not needed yet. */
int kin__credentials_read_files(struct kin__credentials *creds,
                                kin_error *err) KIN_NODISCARD;

/* Reads again what is due, or all that may be another reason for a refusal.
 * What fails leaves things as they were and fills `warning`, which is to be
 * logged without the mutex.  Mutex held. */
void kin__credentials_refresh_files(struct kin__credentials *creds,
                                    bool is_forced,
                                    struct kin__credentials_news *news,
                                    kin_error *warning);

/* Makes sure that there is a plugin's answer.  Mutex held; given up while the
 * plugin runs and while another thread runs it. */
int kin__credentials_ensure_exec(struct kin__credentials *creds, kin_stop *stop,
                                 struct kin__credentials_news *news,
                                 kin_error *err) KIN_NODISCARD;

/* By the wall clock. */
kin_time kin__credentials_now(const struct kin__credentials *creds);

/* Lets the plugin run again after a refusal, unless it did so just now.  Mutex
 * held. */
bool kin__credentials_refuse_exec(struct kin__credentials *creds);

#endif /* KIN_KUBE_CREDENTIALS_STATE_H */
