/* SPDX-License-Identifier: Apache-2.0 */
/*
 * auth.h - authenticates clients.
 *
 * A client sends a bearer token that the server knows, or a certificate of its
 * client CA; without either it is anonymous, and anonymous clients are rejected
 * (401) once there is a token or a client CA.  An authenticated client may do
 * everything: there is no authorization yet, and access reviews report that.
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
    KIN__AUTH_MAX_GROUPS =
        34, /* those of a certificate, and two that the server adds */
};

struct kin__auth_token {
    kin_str token;
    kin_str user;
    const kin_str *groups;
    size_t group_count;
};

/* Views of the auth or of the connection of the client. */
struct kin__user {
    kin_str name;
    kin_str groups[KIN__AUTH_MAX_GROUPS];
    size_t group_count;
    bool is_anonymous;
};

struct kin__auth;

/* Everything is copied.  `is_required` rejects anonymous clients even without
 * tokens.  0, KIN_EINVAL (an empty token), KIN_ELIMIT or KIN_ENOMEM. */
int kin__auth_new(const kin_allocator *alloc,
                  const struct kin__auth_token *tokens, size_t count,
                  bool is_required, struct kin__auth **ret,
                  kin_error *err) KIN_NODISCARD;
struct kin__auth *kin__auth_free(struct kin__auth *auth);

/* Adds a token; from then on anonymous clients are rejected.  0, KIN_EINVAL (an
 * empty token), KIN_ELIMIT or KIN_ENOMEM. */
int kin__auth_add(struct kin__auth *auth, const struct kin__auth_token *token,
                  kin_error *err) KIN_NODISCARD;

/* The token that was added first; NULL for none. */
const char *kin__auth_first_token(const struct kin__auth *auth);

/* Whether anonymous clients are rejected. */
bool kin__auth_is_required(const struct kin__auth *auth);

/* Authenticates a client.
 * @param authorization  the header; empty for none
 * @param client         the subject of its certificate
 * @return false is a 401 */
bool kin__auth_check(const struct kin__auth *auth, kin_str authorization,
                     const struct kin__http_client *client,
                     struct kin__user *ret);

/* Replaces the user by the one that it impersonates; without authorization
 * every user may. */
void kin__user_impersonate(struct kin__user *user, kin_str name,
                           const kin_str *groups, size_t group_count);

/* The user of a token, for token reviews; false if it is unknown. */
bool kin__auth_find_token(const struct kin__auth *auth, kin_str token,
                          struct kin__user *ret);

static inline void kin__auth_autofree(struct kin__auth **auth)
{
    *auth = kin__auth_free(*auth);
}

#define KIN__AUTO_AUTH                                                         \
    __attribute__((cleanup(kin__auth_autofree))) struct kin__auth

#endif /* KIN_SERVER_AUTH_H */
