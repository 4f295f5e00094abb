/* SPDX-License-Identifier: Apache-2.0 */
/*
 * auth.h - authenticates clients.
 *
 * A client sends a bearer token that the server knows, a token of a service
 * account (accounts.h), or a certificate of its client CA; without any it is
 * anonymous, and anonymous clients are rejected (401) once there is a token or
 * a client CA.  An authenticated client may do everything: there is no
 * authorization yet, and access reviews report that.
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
    KIN__AUTH_MAX_EXTRA = 5,
    KIN__AUTH_ROOM_BYTES = 4096,
    KIN__AUTH_MAX_GROUPS =
        34, /* those of a certificate, and two that the server adds */
};

struct kin__auth_token {
    kin_str token;
    kin_str user;
    kin_str uid;
    const kin_str *groups;
    size_t group_count;
};

/* Something else that is known about a user; one value. */
struct kin__user_extra {
    kin_str key; /* with static text */
    kin_str value;
};

/* Views of the auth, of the connection of the client, or of a room. */
struct kin__user {
    kin_str name;
    kin_str uid;
    kin_str groups[KIN__AUTH_MAX_GROUPS];
    size_t group_count;
    struct kin__user_extra extra[KIN__AUTH_MAX_EXTRA]; /* sorted by key */
    size_t extra_count;
    bool is_anonymous;
};

/* Text of a user that is stored nowhere else. */
struct kin__user_room {
    char text[KIN__AUTH_ROOM_BYTES];
    size_t len;
};

#define KIN__USER_EXTRA "authentication.kubernetes.io/"
#define KIN__USER_CREDENTIAL KIN__USER_EXTRA "credential-id"

struct kin__accounts;
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

/* Also accepts the tokens of service accounts; borrowed. */
void kin__auth_set_accounts(struct kin__auth *auth,
                            struct kin__accounts *accounts);

/* The token that was added first; NULL for none. */
const char *kin__auth_first_token(const struct kin__auth *auth);

/* Whether anonymous clients are rejected. */
bool kin__auth_is_required(const struct kin__auth *auth);

/* Authenticates a client.
 * @param authorization  the header; empty for none
 * @param client         the subject of its certificate
 * @param room           for text of `ret`
 * @return false is a 401 */
bool kin__auth_check(const struct kin__auth *auth, kin_str authorization,
                     const struct kin__http_client *client,
                     struct kin__user_room *room, struct kin__user *ret);

/* Replaces the user by the one that it impersonates; without authorization
 * every user may. */
void kin__user_impersonate(struct kin__user *user, kin_str name,
                           const kin_str *groups, size_t group_count);

void kin__user_add_group(struct kin__user *user, kin_str group);
void kin__user_add_extra(struct kin__user *user, const char *key,
                         kin_str value);

/* Formats text in the room; an empty text if it does not fit. */
kin_str kin__user_room_printf(struct kin__user_room *room, const char *format,
                              ...) KIN_PRINTF(2, 3);

/* The user of a token that was added; false if it is unknown. */
bool kin__auth_find_token(const struct kin__auth *auth, kin_str token,
                          struct kin__user *ret);

static inline void kin__auth_autofree(struct kin__auth **auth)
{
    *auth = kin__auth_free(*auth);
}

#define KIN__AUTO_AUTH                                                         \
    __attribute__((cleanup(kin__auth_autofree))) struct kin__auth

#endif /* KIN_SERVER_AUTH_H */
