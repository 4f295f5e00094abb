/* SPDX-License-Identifier: Apache-2.0 */
/*
 * accounts.h - tokens of service accounts: issuing and accepting them.
 *
 * A token is signed by a key that the server keeps; it is accepted while its
 * account and the object that it is bound to exist with the same uid.  Success
 * is remembered for ten seconds, as in Kubernetes.
 */
#ifndef KIN_SERVER_ACCOUNTS_H
#define KIN_SERVER_ACCOUNTS_H

#include <kin/value.h>

#include "base/buf.h"
#include "base/clock.h"
#include "server/account_token.h"
#include "server/auth.h"

struct kin__engine;

enum { KIN__ACCOUNTS_CACHE_S = 10 };

struct kin__accounts_opts {
    const kin_clock *clock;   /* NULL for the real one */
    const char *key_file;     /* keys or certificates that verify; NULL: that of
                                 signing_file */
    const char *signing_file; /* a private key; NULL: kept_file */
    const char *kept_file; /* where the server keeps its own key, which it makes
                              when it needs one; NULL: in memory */
    const char *issuer;    /* NULL: that of a cluster */
    const char *audiences; /* separated by commas; NULL: the issuer */
};

/* Reads the files; later the engine must be set.
 * @return 0, KIN_EINVAL (a file has no suitable key), KIN_ENOTFOUND,
 *         KIN_ESYSTEM, KIN_ELIMIT or KIN_ENOMEM */
int kin__accounts_new(const kin_allocator *alloc,
                      const struct kin__accounts_opts *opts,
                      struct kin__accounts **ret, kin_error *err) KIN_NODISCARD;
struct kin__accounts *kin__accounts_free(struct kin__accounts *accounts);
void kin__accounts_set_engine(struct kin__accounts *accounts,
                              struct kin__engine *engine);

static inline void kin__accounts_autofree(struct kin__accounts **accounts)
{
    *accounts = kin__accounts_free(*accounts);
}
#define KIN__AUTO_ACCOUNTS                                                     \
    __attribute__((cleanup(kin__accounts_autofree))) struct kin__accounts

kin_str kin__accounts_issuer(const struct kin__accounts *accounts);
/* An array of strings. */
kin_value kin__accounts_audiences(const struct kin__accounts *accounts);

/* Issues a token; its id and issuer are filled in.  0, KIN_ENOMEM, KIN_ELIMIT,
 * KIN_ESYSTEM or KIN_ETLS. */
int kin__accounts_issue(struct kin__accounts *accounts,
                        struct kin__account_claims *claims,
                        struct kin__buf *ret, kin_error *err) KIN_NODISCARD;

/* The user of a request with that token.
 * @return 0, KIN_ENOTFOUND (no token of this issuer) or KIN_EINVAL (invalid) */
int kin__accounts_authenticate(struct kin__accounts *accounts, kin_str token,
                               struct kin__user_room *room,
                               struct kin__user *ret) KIN_NODISCARD;

/* The same for a review, for certain audiences, without what is remembered.
 * @param audiences  absent for those of the server
 * @param why        why the token is invalid; empty for no particular reason
 * @param ret_fits   those of `audiences` that the token has, as JSON */
int kin__accounts_review(struct kin__accounts *accounts, kin_str token,
                         kin_value audiences, struct kin__user_room *room,
                         struct kin__user *ret, struct kin__buf *ret_fits,
                         struct kin__buf *why) KIN_NODISCARD;

/* Appends the public keys as JSON (RFC 7517), and a list of their algorithms
 * (`"RS256","ES256"`). */
int kin__accounts_write_keys(struct kin__accounts *accounts,
                             struct kin__buf *ret,
                             kin_error *err) KIN_NODISCARD;
int kin__accounts_write_algorithms(struct kin__accounts *accounts,
                                   struct kin__buf *ret,
                                   kin_error *err) KIN_NODISCARD;

#endif /* KIN_SERVER_ACCOUNTS_H */
