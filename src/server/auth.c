/* SPDX-License-Identifier: Apache-2.0 */
#include "server/auth.h"

#include <assert.h>

#include "base/alloc.h"
#include "base/buf.h"
#include "base/str.h"
#include "net/http_server.h"

struct auth_entry {
    char *token;
    char *user;
    char *groups[KIN__AUTH_MAX_GROUPS];
    size_t group_count;
};

struct kin__auth {
    const kin_allocator *alloc;
    struct auth_entry *entries; /* owned, and all they hold */
    size_t count;
    bool demands;
};

static int auth_copy(const kin_allocator *alloc, struct auth_entry *entry,
                     const struct kin__auth_token *token)
{
    entry->token = kin__strdup(alloc, token->token);
    entry->user = kin__strdup(alloc, token->user);
    if (!entry->token || !entry->user)
        return KIN_ENOMEM;
    for (size_t i = 0; i < token->group_count; i++) {
        entry->groups[i] = kin__strdup(alloc, token->groups[i]);
        if (!entry->groups[i])
            return KIN_ENOMEM;
        entry->group_count++;
    }
    return 0;
}

int kin__auth_new(const kin_allocator *alloc,
                  const struct kin__auth_token *tokens, size_t count,
                  bool demands, struct kin__auth **ret, kin_error *err)
{
    if (count > KIN__AUTH_MAX_TOKENS)
        return kin_error_set(err, KIN_ELIMIT, "more than %d tokens",
                             KIN__AUTH_MAX_TOKENS);
    KIN__AUTO_AUTH *auth = kin__alloc0(alloc, 1, sizeof(*auth));
    if (!auth)
        return kin_error_set(err, KIN_ENOMEM, NULL);
    auth->alloc = alloc;
    auth->demands = demands || count > 0;
    if (count > 0) {
        auth->entries = kin__alloc0(alloc, count, sizeof(*auth->entries));
        if (!auth->entries)
            return kin_error_set(err, KIN_ENOMEM, NULL);
    }
    for (size_t i = 0; i < count; i++) {
        if (tokens[i].token.len == 0)
            return kin_error_set(err, KIN_EINVAL, "a token is empty");
        if (tokens[i].group_count >= KIN__AUTH_MAX_GROUPS)
            return kin_error_set(err, KIN_ELIMIT, "too many groups");
        auth->count++;
        int r = auth_copy(alloc, &auth->entries[i], &tokens[i]);
        if (r < 0)
            return kin_error_set(err, r, NULL);
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
        for (size_t j = 0; j < entry->group_count; j++)
            kin__free(auth->alloc, entry->groups[j]);
    }
    kin__free(auth->alloc, auth->entries);
    kin__free(auth->alloc, auth);
    return NULL;
}

bool kin__auth_demands(const struct kin__auth *auth)
{
    return auth->demands;
}

static void auth_add_group(struct kin__user *user, kin_str group)
{
    for (size_t i = 0; i < user->group_count; i++)
        if (kin_str_eq(user->groups[i], group))
            return;
    if (user->group_count < KIN__AUTH_MAX_GROUPS)
        user->groups[user->group_count++] = group;
}

/* Takes the same time wherever the two differ. */
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
    *ret = (struct kin__user){.name = kin_s(found->user)};
    for (size_t i = 0; i < found->group_count; i++)
        auth_add_group(ret, kin_s(found->groups[i]));
    auth_add_group(ret, KIN__S("system:authenticated"));
    return true;
}

static void auth_of_client(const struct kin__http_client *client,
                           struct kin__user *ret)
{
    *ret = (struct kin__user){.name = client->name};
    for (size_t i = 0; i < client->group_count; i++)
        auth_add_group(ret, client->groups[i]);
    auth_add_group(ret, KIN__S("system:authenticated"));
}

bool kin__auth_check(const struct kin__auth *auth, kin_str authorization,
                     const struct kin__http_client *client,
                     struct kin__user *ret)
{
    kin_str token = authorization;
    kin_str scheme = kin__str_cut(&token, ' ');

    if (client->state == KIN__HTTP_CLIENT_TRUSTED) {
        auth_of_client(client, ret);
        return true;
    }
    if (kin__str_eq_nocase(scheme, KIN__S("Bearer")) && token.ptr &&
        auth->count > 0)
        return kin__auth_find_token(auth, kin__str_trim(token), ret);
    if (auth->demands || client->state == KIN__HTTP_CLIENT_REFUSED)
        return false;
    *ret = (struct kin__user){.name = KIN__S("system:anonymous"),
                              .is_anonymous = true};
    auth_add_group(ret, KIN__S("system:unauthenticated"));
    return true;
}
