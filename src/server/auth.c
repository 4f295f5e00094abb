/* SPDX-License-Identifier: Apache-2.0 */
#include "server/auth.h"

#include <assert.h>
#include <stdarg.h>
#include <stdio.h>

#include "base/alloc.h"
#include "base/buf.h"
#include "base/str.h"
#include "net/http_server.h"
#include "server/accounts.h"

struct auth_entry {
    char *token;
    char *user;
    char *uid;
    char *groups[KIN__AUTH_MAX_GROUPS];
    size_t group_count;
};

struct kin__auth {
    const kin_allocator *alloc;
    struct auth_entry *entries; /* owned, with all members */
    size_t count;
    struct kin__accounts *accounts; /* borrowed; may be NULL */
    bool is_required;
};

static int auth_copy(const kin_allocator *alloc, struct auth_entry *entry,
                     const struct kin__auth_token *token)
{
    entry->token = kin__strdup(alloc, token->token);
    entry->user = kin__strdup(alloc, token->user);
    entry->uid = kin__strdup(alloc, token->uid);
    if (!entry->token || !entry->user || !entry->uid)
        return KIN_ENOMEM;
    assert(token->group_count < KIN__AUTH_MAX_GROUPS);
    for (size_t i = 0; i < token->group_count; i++) {
        entry->groups[i] = kin__strdup(alloc, token->groups[i]);
        if (!entry->groups[i])
            return KIN_ENOMEM;
        entry->group_count++;
    }
    return 0;
}

int kin__auth_add(struct kin__auth *auth, const struct kin__auth_token *token,
                  kin_error *err)
{
    if (token->token.len == 0)
        return kin_error_set(err, KIN_EINVAL, "empty token");
    if (token->group_count >= KIN__AUTH_MAX_GROUPS)
        return kin_error_set(err, KIN_ELIMIT, "too many groups");
    if (auth->count >= KIN__AUTH_MAX_TOKENS)
        return kin_error_set(err, KIN_ELIMIT, "more than %d tokens",
                             KIN__AUTH_MAX_TOKENS);
    struct auth_entry *entries = kin__realloc(
        auth->alloc, auth->entries, auth->count + 1, sizeof(*entries));
    if (!entries)
        return kin_error_set(err, KIN_ENOMEM, NULL);
    auth->entries = entries;
    entries[auth->count] = (struct auth_entry){.token = NULL};
    auth->is_required = true;
    int r = auth_copy(auth->alloc, &entries[auth->count++], token);
    return r < 0 ? kin_error_set(err, r, NULL) : 0;
}

int kin__auth_new(const kin_allocator *alloc,
                  const struct kin__auth_token *tokens, size_t count,
                  bool is_required, struct kin__auth **ret, kin_error *err)
{
    KIN__AUTO_AUTH *auth = kin__alloc0(alloc, 1, sizeof(*auth));

    if (!auth)
        return kin_error_set(err, KIN_ENOMEM, NULL);
    auth->alloc = alloc;
    auth->is_required = is_required;
    for (size_t i = 0; i < count; i++) {
        int r = kin__auth_add(auth, &tokens[i], err);
        if (r < 0)
            return r;
    }
    *ret = KIN__STEAL(auth);
    return 0;
}

struct kin__auth *kin__auth_free(struct kin__auth *auth)
{
    if (!auth)
        return NULL;
    for (size_t i = 0; i < auth->count; i++) {
        struct auth_entry *entry = &auth->entries[i];

        kin__free(auth->alloc, entry->token);
        kin__free(auth->alloc, entry->user);
        kin__free(auth->alloc, entry->uid);
        for (size_t j = 0; j < entry->group_count; j++)
            kin__free(auth->alloc, entry->groups[j]);
    }
    kin__free(auth->alloc, auth->entries);
    kin__free(auth->alloc, auth);
    return NULL;
}

const char *kin__auth_first_token(const struct kin__auth *auth)
{
    return auth->count > 0 ? auth->entries[0].token : NULL;
}

bool kin__auth_is_required(const struct kin__auth *auth)
{
    return auth->is_required;
}

void kin__auth_set_accounts(struct kin__auth *auth,
                            struct kin__accounts *accounts)
{
    auth->accounts = accounts;
}

kin_str kin__user_room_printf(struct kin__user_room *room, const char *format,
                              ...)
{
    char *at = room->text + room->len;
    size_t size = sizeof(room->text) - room->len;
    va_list args;

    va_start(args, format);
    int len = vsnprintf(at, size, format, args);
    va_end(args);
    if (len < 0 || (size_t)len >= size)
        return KIN__S("");
    room->len += (size_t)len + 1;
    return kin_str_of(at, (size_t)len);
}

void kin__user_add_extra(struct kin__user *user, const char *key, kin_str value)
{
    if (value.len > 0 && user->extra_count < KIN__AUTH_MAX_EXTRA)
        user->extra[user->extra_count++] = (struct kin__user_extra){kin_s(key),
                                                                    value};
}

void kin__user_add_group(struct kin__user *user, kin_str group)
{
    for (size_t i = 0; i < user->group_count; i++)
        if (kin_str_eq(user->groups[i], group))
            return;
    if (user->group_count < KIN__AUTH_MAX_GROUPS)
        user->groups[user->group_count++] = group;
}

/* Constant time: does not reveal where the texts differ. */
static bool auth_equal(kin_str a, kin_str b)
{
    unsigned char differs = a.len == b.len ? 0 : 1;

    for (size_t i = 0; i < a.len; i++)
        differs |= (unsigned char)(a.ptr[i] ^ b.ptr[b.len > 0 ? i % b.len : 0]);
    return differs == 0;
}

bool kin__auth_find_token(const struct kin__auth *auth, kin_str token,
                          struct kin__user *ret)
{
    const struct auth_entry *found = NULL;

    if (token.len == 0)
        return false;
    for (size_t i = 0; i < auth->count; i++)
        if (auth_equal(token, kin_s(auth->entries[i].token)))
            found = &auth->entries[i];
    if (!found)
        return false;
    assert(found->group_count < KIN__AUTH_MAX_GROUPS);
    *ret = (struct kin__user){.name = kin_s(found->user),
                              .uid = kin_s(found->uid)};
    for (size_t i = 0; i < found->group_count; i++)
        kin__user_add_group(ret, kin_s(found->groups[i]));
    kin__user_add_group(ret, KIN__S("system:authenticated"));
    return true;
}

static void auth_of_client(const struct kin__http_client *client,
                           struct kin__user_room *room, struct kin__user *ret)
{
    *ret = (struct kin__user){.name = client->name};
    if (client->fingerprint.len > 0)
        kin__user_add_extra(
            ret, KIN__USER_CREDENTIAL,
            kin__user_room_printf(room, "X509SHA256=%.*s",
                                  KIN_STR(client->fingerprint)));
    for (size_t i = 0; i < client->group_count; i++)
        kin__user_add_group(ret, client->groups[i]);
    kin__user_add_group(ret, KIN__S("system:authenticated"));
}

/* The user of a bearer token.  A client without a token that it knows is
 * anonymous if the server accepts such clients. */
static bool auth_of_token(const struct kin__auth *auth, kin_str token,
                          struct kin__user_room *room, struct kin__user *ret,
                          bool *ret_is_known)
{
    *ret_is_known = true;
    if (kin__auth_find_token(auth, token, ret))
        return true;
    int r = auth->accounts
                ? kin__accounts_authenticate(auth->accounts, token, room, ret)
                : KIN_ENOTFOUND;
    /* Without tokens, any that no account has are ignored. */
    *ret_is_known = r != KIN_ENOTFOUND || auth->count > 0;
    return r == 0;
}

bool kin__auth_check(const struct kin__auth *auth, kin_str authorization,
                     const struct kin__http_client *client,
                     struct kin__user_room *room, struct kin__user *ret)
{
    kin_str token = authorization;
    kin_str scheme = kin__str_cut(&token, ' ');
    bool is_known = false;

    room->len = 0;
    if (client->state == KIN__HTTP_CLIENT_TRUSTED) {
        auth_of_client(client, room, ret);
        return true;
    }
    if (kin__str_eq_nocase(scheme, KIN__S("Bearer")) && token.ptr) {
        bool is_valid = auth_of_token(auth, kin__str_trim(token), room, ret,
                                      &is_known);
        if (is_known)
            return is_valid;
    }
    if (auth->is_required || client->state == KIN__HTTP_CLIENT_REFUSED)
        return false;
    *ret = (struct kin__user){.name = KIN__S("system:anonymous"),
                              .is_anonymous = true};
    kin__user_add_group(ret, KIN__S("system:unauthenticated"));
    return true;
}

void kin__user_impersonate(struct kin__user *user, kin_str name,
                           const kin_str *groups, size_t group_count)
{
    bool is_anonymous = kin_str_eq(name, KIN__S("system:anonymous"));

    *user = (struct kin__user){.name = name, .is_anonymous = is_anonymous};
    for (size_t i = 0; i < group_count; i++)
        kin__user_add_group(user, groups[i]);
    kin__user_add_group(user, is_anonymous ? KIN__S("system:unauthenticated")
                                           : KIN__S("system:authenticated"));
}
