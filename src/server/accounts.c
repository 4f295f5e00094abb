/* SPDX-License-Identifier: Apache-2.0 */
#include "server/accounts.h"

#include <assert.h>
#include <stdarg.h>
#include <string.h>

#include <kin/json.h>

#include "base/alloc.h"
#include "base/clock.h"
#include "base/hash.h"
#include "base/lock.h"
#include "base/random.h"
#include "base/str.h"
#include "kube/file.h"
#include "server/engine.h"
#include "server/stamp.h"
#include "server/text.h"

enum {
    ACCOUNTS_MAX_KEYS = 16,
    ACCOUNTS_MAX_FILE = 256 * 1024,
    ACCOUNTS_SLOTS = 64,
};

#define ACCOUNTS_ISSUER "https://kubernetes.default.svc.cluster.local"

/* A token that was valid a moment ago. */
struct accounts_slot {
    char *token; /* owned; NULL if the slot is empty */
    int64_t until_ns;
    struct kin__user user; /* views of `room` */
    struct kin__user_room room;
};

struct kin__accounts {
    const kin_allocator *alloc;
    const kin_clock *clock;
    struct kin__engine *engine; /* borrowed */
    char *issuer;               /* owned, as all below */
    char *kept_file;
    kin_document *audiences;
    struct kin__mutex mutex; /* guards all below */
    /* The first one signs; those from `verify_from` on verify. */
    struct kin__signer signers[ACCOUNTS_MAX_KEYS];
    int signer_count;
    int verify_from;
    struct accounts_slot *slots[ACCOUNTS_SLOTS]; /* made when needed */
};

/* --- keys -------------------------------------------------------------- */

static int accounts_read_keys(struct kin__accounts *accounts, const char *path,
                              kin_error *err)
{
    KIN__AUTO_BUF pem;

    kin__buf_init(&pem, accounts->alloc, ACCOUNTS_MAX_FILE);
    int r = kin__file_read(path, &pem, err);
    if (r < 0)
        return r;
    r = kin__signer_read(kin__buf_str(&pem),
                         accounts->signers + accounts->signer_count,
                         ACCOUNTS_MAX_KEYS - accounts->signer_count, err);
    if (pem.ptr)
        explicit_bzero(pem.ptr, pem.len);
    if (r < 0) {
        kin_error_wrap(err, "%s", path);
        return r;
    }
    accounts->signer_count += r;
    return 0;
}

static int accounts_read_signing(struct kin__accounts *accounts,
                                 const char *path, kin_error *err)
{
    int r = accounts_read_keys(accounts, path, err);

    if (r < 0)
        return r;
    if (!kin__signer_can_sign(&accounts->signers[0]))
        return kin_error_set(err, KIN_EINVAL, "%s: no private key", path);
    return 0;
}

static int accounts_read_files(struct kin__accounts *accounts,
                               const struct kin__accounts_opts *opts,
                               kin_error *err)
{
    int r = 0;

    if (opts->signing_file)
        r = accounts_read_signing(accounts, opts->signing_file, err);
    else if (opts->key_file)
        return kin_error_set(err, KIN_EINVAL,
                             "%s: needs a signing key of service accounts too",
                             opts->key_file);
    if (r < 0 || !opts->key_file)
        return r;
    accounts->verify_from = accounts->signer_count;
    return accounts_read_keys(accounts, opts->key_file, err);
}

static int accounts_make_key(struct kin__accounts *accounts, kin_error *err)
{
    KIN__AUTO_BUF pem;
    struct kin__signer *own = &accounts->signers[accounts->signer_count];

    kin__buf_init(&pem, accounts->alloc, ACCOUNTS_MAX_FILE);
    int r = kin__signer_make(&pem, err);
    if (r == 0 && accounts->kept_file)
        r = kin__file_replace(accounts->kept_file, kin__buf_str(&pem), 0600,
                              err);
    if (r == 0)
        r = kin__signer_read(kin__buf_str(&pem), own, 1, err);
    if (pem.ptr)
        explicit_bzero(pem.ptr, pem.len);
    if (r < 0)
        return r;
    accounts->signer_count++;
    return 0;
}

/* Reads or makes the server's own key unless there is one. */
static int accounts_need_key(struct kin__accounts *accounts, kin_error *err)
{
    kin_error why = KIN_ERROR_INIT;
    int r = KIN_ENOTFOUND;

    kin__mutex_assert_held(&accounts->mutex);
    assert(accounts->signer_count <= ACCOUNTS_MAX_KEYS);
    if (accounts->signer_count > 0)
        return 0;
    if (accounts->kept_file)
        r = accounts_read_signing(accounts, accounts->kept_file, &why);
    if (r == KIN_ENOTFOUND)
        return accounts_make_key(accounts, err);
    if (r < 0 && err)
        *err = why;
    return r;
}

/* --- life -------------------------------------------------------------- */

static int accounts_set_audiences(struct kin__accounts *accounts,
                                  const char *list, kin_error *err)
{
    kin_str rest = kin_s(list);
    KIN__AUTO_TEXT text;

    kin__text_init(&text, accounts->alloc);
    kin__text_raw(&text, "[");
    while (rest.ptr) {
        kin_str one = kin__str_trim(kin__str_cut(&rest, ','));

        if (one.len == 0)
            continue;
        kin__text_comma(&text);
        kin__text_string(&text, one);
    }
    kin__text_raw(&text, "]");
    if (text.code < 0)
        return kin_error_set(err, text.code, NULL);
    return kin_document_parse(accounts->alloc, kin__text_str(&text),
                              &accounts->audiences, err);
}

static int accounts_init(struct kin__accounts *accounts,
                         const struct kin__accounts_opts *opts, kin_error *err)
{
    const char *issuer = opts->issuer ? opts->issuer : ACCOUNTS_ISSUER;

    accounts->issuer = kin__strdup(accounts->alloc, kin_s(issuer));
    if (opts->kept_file)
        accounts->kept_file = kin__strdup(accounts->alloc,
                                          kin_s(opts->kept_file));
    if (!accounts->issuer || (opts->kept_file && !accounts->kept_file))
        return kin_error_set(err, KIN_ENOMEM, NULL);
    int r = accounts_set_audiences(
        accounts, opts->audiences ? opts->audiences : issuer, err);
    return r < 0 ? r : accounts_read_files(accounts, opts, err);
}

int kin__accounts_new(const kin_allocator *alloc,
                      const struct kin__accounts_opts *opts,
                      struct kin__accounts **ret, kin_error *err)
{
    KIN__AUTO_ACCOUNTS *accounts = kin__alloc0(alloc, 1, sizeof(*accounts));

    if (!accounts)
        return kin_error_set(err, KIN_ENOMEM, NULL);
    accounts->alloc = alloc;
    accounts->clock = opts->clock;
    kin__mutex_init(&accounts->mutex);
    int r = accounts_init(accounts, opts, err);
    if (r < 0)
        return r;
    *ret = KIN__STEAL(accounts);
    return 0;
}

static void accounts_clear_slot(struct kin__accounts *accounts,
                                struct accounts_slot *slot)
{
    if (slot->token)
        explicit_bzero(slot->token, strlen(slot->token));
    kin__free(accounts->alloc, slot->token);
    slot->token = NULL;
}

struct kin__accounts *kin__accounts_free(struct kin__accounts *accounts)
{
    if (!accounts)
        return NULL;
    for (int i = 0; i < ACCOUNTS_SLOTS; i++) {
        if (accounts->slots[i])
            accounts_clear_slot(accounts, accounts->slots[i]);
        kin__free(accounts->alloc, accounts->slots[i]);
    }
    for (int i = 0; i < accounts->signer_count; i++)
        kin__signer_done(&accounts->signers[i]);
    (void)kin_document_free(accounts->audiences);
    kin__free(accounts->alloc, accounts->issuer);
    kin__free(accounts->alloc, accounts->kept_file);
    kin__mutex_done(&accounts->mutex);
    kin__free(accounts->alloc, accounts);
    return NULL;
}

void kin__accounts_set_engine(struct kin__accounts *accounts,
                              struct kin__engine *engine)
{
    assert(engine && !accounts->engine);
    accounts->engine = engine;
}

kin_str kin__accounts_issuer(const struct kin__accounts *accounts)
{
    return kin_s(accounts->issuer);
}

kin_value kin__accounts_audiences(const struct kin__accounts *accounts)
{
    return kin_document_root(accounts->audiences);
}

/* --- issuing ----------------------------------------------------------- */

static int accounts_make_id(struct kin__user_room *room, kin_str *ret,
                            kin_error *err)
{
    uint64_t high = 0;
    uint64_t low = 0;
    int r = kin__random_seed_from_os(&high, err);

    if (r == 0)
        r = kin__random_seed_from_os(&low, err);
    if (r < 0)
        return r;
    *ret = kin__user_room_printf(room, "%08llx-%04llx-4%03llx-%04llx-%012llx",
                                 (unsigned long long)(high >> 32),
                                 (unsigned long long)(high >> 16 & 0xffff),
                                 (unsigned long long)(high & 0xfff),
                                 (unsigned long long)(low >> 48 & 0x3fff) |
                                     0x8000,
                                 (unsigned long long)(low & 0xffffffffffff));
    return 0;
}

int kin__accounts_issue(struct kin__accounts *accounts,
                        struct kin__account_claims *claims,
                        struct kin__buf *ret, kin_error *err)
{
    struct kin__user_room room = {.len = 0};
    int r = accounts_make_id(&room, &claims->id, err);

    if (r < 0)
        return r;
    claims->issuer = kin_s(accounts->issuer);
    KIN__LOCK_SCOPE(&accounts->mutex);
    r = accounts_need_key(accounts, err);
    if (r < 0)
        return r;
    r = kin__account_token_write(claims, &accounts->signers[0], ret);
    claims->id = KIN__S("");
    return r < 0 ? kin_error_set(err, r, "signing a token") : 0;
}

/* --- what a token refers to -------------------------------------------- */

/* A reason is only information: without memory it is cut off. */
static void accounts_say(struct kin__buf *why, const char *format, ...)
    KIN_PRINTF(2, 3);

static void accounts_say(struct kin__buf *why, const char *format, ...)
{
    va_list args;

    va_start(args, format);
    int r = kin__buf_vprintf(why, format, args);
    va_end(args);
    (void)r;
}

/* Whether the object exists; its uid is compared in the message. */
static int accounts_check_object(struct kin__accounts *accounts,
                                 const char *plural, kin_str space,
                                 const struct kin__account_object *claimed,
                                 const char *claim, struct kin__buf *why)
{
    KIN__AUTO_FAILURE failure = {.alloc = accounts->alloc};
    KIN__AUTO_RESOURCE *resource = kin__engine_find(
        accounts->engine, KIN__S(""), KIN__S("v1"), kin_s(plural));
    KIN_AUTO(kin_object) *object = NULL;
    const struct kin__target target = {
        .resource = resource, .namespace_ = space, .name = claimed->name};
    bool is_account = strcmp(plural, "serviceaccounts") == 0;
    assert(claimed->name.len > 0);

    if (!resource)
        return KIN_EINVAL;
    if (kin__engine_get(accounts->engine, &target, &object, &failure) < 0) {
        accounts_say(why, "%s",
                     is_account && failure.message
                         ? failure.message
                         : "service account token has been "
                           "invalidated");
        return KIN_EINVAL;
    }
    if (kin_str_eq(kin_object_uid(object), claimed->uid))
        return 0;
    accounts_say(why, "%s UID (%.*s) does not match %s (%.*s)",
                 is_account ? "service account" : claim,
                 KIN_STR(kin_object_uid(object)),
                 is_account ? "claim" : "service account ref claim",
                 KIN_STR(claimed->uid));
    return KIN_EINVAL;
}

static int accounts_check_objects(struct kin__accounts *accounts,
                                  const struct kin__account_claims *claims,
                                  struct kin__buf *why)
{
    /* The node of a bound pod is only information. */
    const struct kin__account_object no_node = {.uid = KIN__S("")};
    const struct {
        const char *plural;
        const char *name;
        kin_str space;
        struct kin__account_object claimed;
    } objects[] = {
        {"serviceaccounts", "", claims->namespace_, claims->account},
        {"secrets", "secret", claims->namespace_, claims->secret},
        {"pods", "pod", claims->namespace_, claims->pod},
        {"nodes", "node", KIN__S(""),
         claims->pod.name.len ? no_node : claims->node},
    };
    int r = claims->account.name.len > 0 ? 0 : KIN_EINVAL;

    for (size_t i = 0; r == 0 && i < sizeof(objects) / sizeof(objects[0]); i++)
        if (objects[i].claimed.name.len > 0)
            r = accounts_check_object(accounts, objects[i].plural,
                                      objects[i].space, &objects[i].claimed,
                                      objects[i].name, why);
    return r;
}

static int accounts_check_time(const struct kin__accounts *accounts,
                               const struct kin__account_claims *claims,
                               struct kin__buf *why)
{
    int64_t now_s = kin__clock_wall_ns(accounts->clock) / KIN__NS_PER_S;

    if (now_s + KIN__ACCOUNT_LEEWAY_S < claims->not_before_s ||
        now_s + KIN__ACCOUNT_LEEWAY_S < claims->issued_s)
        accounts_say(why, "service account token is not valid yet");
    else if (now_s - KIN__ACCOUNT_LEEWAY_S > claims->expires_s)
        accounts_say(why, "service account token has expired");
    else
        return 0;
    return KIN_EINVAL;
}

/* --- audiences --------------------------------------------------------- */

static bool accounts_has_audience(kin_value audiences, kin_str one)
{
    for (size_t i = 0; i < kin__account_audience_count(audiences); i++)
        if (kin_str_eq(kin__account_audience_at(audiences, i), one))
            return true;
    return false;
}

/* ["a" "b"], as Go prints a list of strings. */
static void accounts_print(struct kin__buf *ret, kin_value audiences)
{
    int r = kin__buf_append_byte(ret, '[');

    for (size_t i = 0; r == 0 && i < kin__account_audience_count(audiences);
         i++)
        r = kin__buf_printf(ret, "%s\"%.*s\"", i > 0 ? " " : "",
                            KIN_STR(kin__account_audience_at(audiences, i)));
    if (r == 0)
        accounts_say(ret, "]");
}

static int accounts_check_audience(const struct kin__account_claims *claims,
                                   kin_value wanted, struct kin__text *fits,
                                   struct kin__buf *why)
{
    size_t count = 0;

    kin__text_raw(fits, "[");
    for (size_t i = 0; i < kin__account_audience_count(claims->audiences);
         i++) {
        kin_str one = kin__account_audience_at(claims->audiences, i);

        if (!accounts_has_audience(wanted, one))
            continue;
        kin__text_comma(fits);
        kin__text_string(fits, one);
        count++;
    }
    kin__text_raw(fits, "]");
    if (count > 0)
        return 0;
    accounts_say(why, "token audiences ");
    accounts_print(why, claims->audiences);
    accounts_say(why, " is invalid for the target audiences ");
    accounts_print(why, wanted);
    return KIN_EINVAL;
}

/* --- accepting --------------------------------------------------------- */

static void accounts_make_user(const struct kin__account_claims *claims,
                               struct kin__user_room *room,
                               struct kin__user *ret)
{
    const struct {
        const char *key;
        kin_str value;
    } extra[] = {
        {KIN__USER_EXTRA "node-name", claims->node.name},
        {KIN__USER_EXTRA "node-uid", claims->node.uid},
        {KIN__USER_EXTRA "pod-name", claims->pod.name},
        {KIN__USER_EXTRA "pod-uid", claims->pod.uid},
    };

    room->len = 0;
    *ret = (struct kin__user){
        .name = kin__user_room_printf(room, "system:serviceaccount:%.*s:%.*s",
                                      KIN_STR(claims->namespace_),
                                      KIN_STR(claims->account.name)),
        .uid = kin__user_room_printf(room, "%.*s",
                                     KIN_STR(claims->account.uid))};
    kin__user_add_group(ret, KIN__S("system:serviceaccounts"));
    kin__user_add_group(
        ret, kin__user_room_printf(room, "system:serviceaccounts:%.*s",
                                   KIN_STR(claims->namespace_)));
    kin__user_add_group(ret, KIN__S("system:authenticated"));
    if (claims->id.len > 0)
        kin__user_add_extra(
            ret, KIN__USER_CREDENTIAL,
            kin__user_room_printf(room, "JTI=%.*s", KIN_STR(claims->id)));
    for (size_t i = 0; i < sizeof(extra) / sizeof(extra[0]); i++)
        if (extra[i].value.len > 0)
            kin__user_add_extra(
                ret, extra[i].key,
                kin__user_room_printf(room, "%.*s", KIN_STR(extra[i].value)));
}

/* Whether the signature is one of ours; a copy of the keys would not be
 * cheaper than the lock. */
static bool accounts_is_signed(struct kin__accounts *accounts,
                               const struct kin__account_token *token)
{
    KIN__LOCK_SCOPE(&accounts->mutex);
    int from = accounts->verify_from;

    if (accounts_need_key(accounts, /* err= */ NULL) < 0)
        return false;
    return kin__account_token_is_signed(
        token, accounts->signers + from,
        (size_t)(accounts->signer_count - from));
}

static int accounts_check(struct kin__accounts *accounts, kin_str token,
                          kin_value audiences, struct kin__user_room *room,
                          struct kin__user *ret, struct kin__text *fits,
                          struct kin__buf *why)
{
    KIN__AUTO_ACCOUNT_TOKEN parts;
    int r = kin__account_token_read(accounts->alloc, token, &parts);

    if (r < 0)
        return r == KIN_ENOMEM ? KIN_EINVAL : KIN_ENOTFOUND;
    if (!kin_str_eq(parts.claims.issuer, kin_s(accounts->issuer)))
        return KIN_ENOTFOUND;
    if (!accounts_is_signed(accounts, &parts)) {
        accounts_say(why, "go-jose/go-jose: error in cryptographic primitive");
        return KIN_EINVAL;
    }
    if (!kin_value_exists(audiences))
        audiences = kin__accounts_audiences(accounts);
    r = accounts_check_audience(&parts.claims, audiences, fits, why);
    if (r == 0)
        r = accounts_check_time(accounts, &parts.claims, why);
    if (r == 0)
        r = accounts_check_objects(accounts, &parts.claims, why);
    if (r == 0)
        accounts_make_user(&parts.claims, room, ret);
    return r == 0 && ret->name.len == 0 ? KIN_EINVAL : r;
}

/* --- the cache --------------------------------------------------------- */

static kin_str accounts_move(kin_str text, const struct kin__user_room *from,
                             const struct kin__user_room *to)
{
    bool is_in = text.ptr >= from->text &&
                 text.ptr < from->text + sizeof(from->text);

    return is_in ? kin_str_of(to->text + (text.ptr - from->text), text.len)
                 : text;
}

static void accounts_copy_user(const struct kin__user *user,
                               const struct kin__user_room *room,
                               struct kin__user *ret,
                               struct kin__user_room *ret_room)
{
    assert(room->len <= sizeof(room->text) && room != ret_room);
    memcpy(ret_room->text, room->text, room->len);
    ret_room->len = room->len;
    *ret = *user;
    ret->name = accounts_move(ret->name, room, ret_room);
    ret->uid = accounts_move(ret->uid, room, ret_room);
    for (size_t i = 0; i < ret->group_count; i++)
        ret->groups[i] = accounts_move(ret->groups[i], room, ret_room);
    for (size_t i = 0; i < ret->extra_count; i++)
        ret->extra[i].value = accounts_move(ret->extra[i].value, room,
                                            ret_room);
}

static struct accounts_slot **accounts_slot(struct kin__accounts *accounts,
                                            kin_str token)
{
    kin__mutex_assert_held(&accounts->mutex);
    return &accounts
                ->slots[kin__hash(token, kin__hash_seed()) % ACCOUNTS_SLOTS];
}

static bool accounts_recall(struct kin__accounts *accounts, kin_str token,
                            struct kin__user_room *room, struct kin__user *ret)
{
    int64_t now_ns = kin__clock_now_ns(accounts->clock);

    KIN__LOCK_SCOPE(&accounts->mutex);
    const struct accounts_slot *slot = *accounts_slot(accounts, token);
    if (!slot || !slot->token || slot->until_ns <= now_ns ||
        !kin_str_eq(kin_s(slot->token), token))
        return false;
    accounts_copy_user(&slot->user, &slot->room, ret, room);
    return true;
}

/* Without memory the token is checked again the next time. */
static void accounts_remember(struct kin__accounts *accounts, kin_str token,
                              const struct kin__user_room *room,
                              const struct kin__user *user)
{
    int64_t now_ns = kin__clock_now_ns(accounts->clock);

    KIN__LOCK_SCOPE(&accounts->mutex);
    struct accounts_slot **slot = accounts_slot(accounts, token);
    if (!*slot)
        *slot = kin__alloc0(accounts->alloc, 1, sizeof(**slot));
    if (!*slot)
        return;
    accounts_clear_slot(accounts, *slot);
    (*slot)->token = kin__strdup(accounts->alloc, token);
    (*slot)->until_ns = now_ns + KIN__ACCOUNTS_CACHE_S * KIN__NS_PER_S;
    accounts_copy_user(user, room, &(*slot)->user, &(*slot)->room);
}

int kin__accounts_authenticate(struct kin__accounts *accounts, kin_str token,
                               struct kin__user_room *room,
                               struct kin__user *ret)
{
    KIN__AUTO_BUF why;
    KIN__AUTO_TEXT fits;

    kin__buf_init(&why, accounts->alloc, KIN__FAILURE_MESSAGE_MAX);
    kin__text_init(&fits, accounts->alloc);
    if (accounts_recall(accounts, token, room, ret))
        return 0;
    int r = accounts_check(accounts, token, KIN_VALUE_ABSENT, room, ret, &fits,
                           &why);
    if (r == 0)
        accounts_remember(accounts, token, room, ret);
    return r;
}

int kin__accounts_review(struct kin__accounts *accounts, kin_str token,
                         kin_value audiences, struct kin__user_room *room,
                         struct kin__user *ret, struct kin__buf *ret_fits,
                         struct kin__buf *why)
{
    KIN__AUTO_TEXT fits;

    kin__text_init(&fits, accounts->alloc);
    int r = accounts_check(accounts, token, audiences, room, ret, &fits, why);
    if (r == 0 && fits.code < 0)
        r = KIN_EINVAL;
    return r < 0 ? r : kin__buf_append(ret_fits, kin__text_str(&fits));
}

/* --- discovery --------------------------------------------------------- */

int kin__accounts_write_keys(struct kin__accounts *accounts,
                             struct kin__buf *ret, kin_error *err)
{
    KIN__LOCK_SCOPE(&accounts->mutex);
    int r = accounts_need_key(accounts, err);

    if (r < 0)
        return r;
    r = kin__buf_printf(ret, "{\"keys\":[");
    for (int i = accounts->verify_from; r == 0 && i < accounts->signer_count;
         i++) {
        if (i > accounts->verify_from)
            r = kin__buf_append_byte(ret, ',');
        if (r == 0)
            r = kin__signer_write(&accounts->signers[i], ret);
    }
    if (r == 0)
        r = kin__buf_printf(ret, "]}");
    return r < 0 ? kin_error_set(err, r, NULL) : 0;
}

int kin__accounts_write_algorithms(struct kin__accounts *accounts,
                                   struct kin__buf *ret, kin_error *err)
{
    KIN__LOCK_SCOPE(&accounts->mutex);
    int r = accounts_need_key(accounts, err);

    for (int i = accounts->verify_from; r == 0 && i < accounts->signer_count;
         i++) {
        const char *own = accounts->signers[i].algorithm;

        if (!strstr(kin__buf_str(ret).ptr, own))
            r = kin__buf_printf(ret, "%s\"%s\"", ret->len > 0 ? "," : "", own);
    }
    return r < 0 ? kin_error_set(err, r, NULL) : 0;
}
