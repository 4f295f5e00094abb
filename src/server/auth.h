/* SPDX-License-Identifier: Apache-2.0 */
/*
 * auth.h - who asks.
 *
 * A client shows a bearer token that the server was given, or a certificate of
 * its client CA; whoever shows neither is anonymous, and anonymous clients are
 * turned away (401) as soon as there is a token or a client CA.  Whoever is let
 * in may do everything: there is no authorization yet, and access reviews say
 * so.
 */
#ifndef KIN_SERVER_AUTH_H
#define KIN_SERVER_AUTH_H

#include <stdbool.h>

#include <kin/alloc.h>
#include <kin/error.h>
#include <kin/str.h>

struct kin__http_client;

enum {
    KIN__AUTH_MAX_TOKENS = 64,
    KIN__AUTH_MAX_GROUPS = 34, /* of a certificate, and what we add */
};

struct kin__auth_token {
    kin_str token;
    kin_str user;
    const kin_str *groups;
    size_t group_count;
};

/* Views that live as long as what they were read from: the auth, or the
 * client's connection. */
struct kin__user {
    kin_str name;
    kin_str groups[KIN__AUTH_MAX_GROUPS];
    size_t group_count;
    bool is_anonymous;
};

struct kin__auth;

/* All is copied.  `demands` turns anonymous clients away even without tokens.
 * 0, KIN_EINVAL (an empty token), KIN_ELIMIT or KIN_ENOMEM. */
int kin__auth_new(const kin_allocator *alloc,
                  const struct kin__auth_token *tokens, size_t count,
                  bool demands, struct kin__auth **ret,
                  kin_error *err) KIN_NODISCARD;
struct kin__auth *kin__auth_free(struct kin__auth *auth);

/* Whether anonymous clients are turned away. */
bool kin__auth_demands(const struct kin__auth *auth);

/* Finds out who asks.
 * @param authorization  the header; empty for none
 * @param client         whom the certificate names
 * @return whether the client may go on; false is a 401 */
bool kin__auth_check(const struct kin__auth *auth, kin_str authorization,
                     const struct kin__http_client *client,
                     struct kin__user *ret);

/* Whom a token belongs to, for token reviews; false for nobody. */
bool kin__auth_find_token(const struct kin__auth *auth, kin_str token,
                          struct kin__user *ret);

static inline void kin__auth_autofree(struct kin__auth **auth)
{
    *auth = kin__auth_free(*auth);
}

#define KIN__AUTO_AUTH                                                         \
    __attribute__((cleanup(kin__auth_autofree))) struct kin__auth

#endif /* KIN_SERVER_AUTH_H */
