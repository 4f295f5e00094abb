/* SPDX-License-Identifier: Apache-2.0 */
/*
 * credentials.c - life, identities and refusals.
 *
 * Lock order: config->mutex (for the count of references only) and the
 * credentials' own are never held together.
 */
#include "kube/credentials.h"

#include <assert.h>
#include <math.h>
#include <string.h>
#include <unistd.h>

#include "base/alloc.h"
#include "base/base64.h"
#include "base/log.h"
#include "base/stop.h"
#include "base/str.h"
#include "kube/credentials_state.h"

/* --- Life --- */

static bool stdin_is_terminal(void)
{
    return isatty(STDIN_FILENO) == 1;
}

/* Rule F. */
static bool config_uses_exec(const kin_config *config)
{
    const struct kin__user *user = &config->user;

    return user->exec && !user->token && !user->token_file && !user->username &&
           !user->password && !user->cert_file && !user->cert_data.ptr;
}

static struct kin__credentials *creds_free(struct kin__credentials *creds)
{
    if (!creds)
        return NULL;
    struct kin__data *secrets[] = {&creds->token, &creds->cert, &creds->key,
                                   &creds->ca};
    for (size_t i = 0; i < sizeof(secrets) / sizeof(secrets[0]); i++)
        kin__free(&creds->wipe.allocator, secrets[i]->ptr);
    (void)kin__identity_unref(creds->identity);
    kin__cond_done(&creds->cond);
    kin__mutex_done(&creds->mutex);
    kin_config *config = creds->config;
    kin__free(config->alloc, creds);
    (void)kin_config_unref(config);
    return NULL;
}

static void creds_auto_free(struct kin__credentials **creds)
{
    (void)creds_free(*creds);
}

/* Not shared with anybody yet. */
#define AUTO_CREDS                                                             \
    __attribute__((cleanup(creds_auto_free))) struct kin__credentials

static int creds_make(kin_config *config,
                      const struct kin__credentials_opts *opts,
                      struct kin__credentials **ret, kin_error *err)
{
    static const struct kin__credentials_opts defaults = {0};
    AUTO_CREDS *creds = kin__alloc0(config->alloc, 1, sizeof(*creds));

    if (!creds)
        return kin_error_set(err, KIN_ENOMEM, /* format= */ NULL);
    opts = opts ? opts : &defaults;
    creds->refs = 1;
    creds->config = kin_config_ref(config);
    creds->clock = opts->clock;
    creds->log = opts->log;
    creds->exec_timeout_ms = opts->exec_timeout_ms;
    creds->is_terminal = opts->is_terminal ? opts->is_terminal
                                           : stdin_is_terminal;
    kin__wipe_init(&creds->wipe, config->alloc);
    kin__mutex_init(&creds->mutex);
    kin__cond_init(&creds->cond);
    creds->generation = 1;
    creds->tls_generation = 1;
    creds->exec.is_used = config_uses_exec(config);
    int r = kin__credentials_read_files(creds, err);
    if (r < 0)
        return r;
    *ret = KIN__STEAL(creds);
    return 0;
}

/* Another reference to those of the configuration.  If it has none yet, it gets
 * the fresh ones; NULL if there are none of these either. */
static struct kin__credentials *creds_share(kin_config *config,
                                            struct kin__credentials **fresh)
{
    KIN__LOCK_SCOPE(&config->mutex);

    if (config->credentials)
        config->credentials->refs++;
    else
        config->credentials = KIN__STEAL(*fresh);
    return config->credentials;
}

int kin__credentials_new(kin_config *config,
                         const struct kin__credentials_opts *opts,
                         struct kin__credentials **ret, kin_error *err)
{
    AUTO_CREDS *fresh = NULL;
    struct kin__credentials *shared = creds_share(config, &fresh);

    if (!shared) {
        /* Made without the lock, and dropped if somebody else was faster. */
        int r = creds_make(config, opts, &fresh, err);
        if (r < 0)
            return r;
        shared = creds_share(config, &fresh);
    }
    *ret = shared;
    return 0;
}

/* Drops a reference; true if it was the last. */
static bool creds_put(struct kin__credentials *creds)
{
    KIN__LOCK_SCOPE(&creds->config->mutex);

    assert(creds->refs > 0);
    if (--creds->refs > 0)
        return false;
    creds->config->credentials = NULL;
    return true;
}

struct kin__credentials *kin__credentials_unref(struct kin__credentials *creds)
{
    if (creds && creds_put(creds))
        (void)creds_free(creds);
    return NULL;
}

/* --- Secrets --- */

int kin__secret_set(struct kin__credentials *creds, struct kin__data *at,
                    kin_str value, bool *ret_changed)
{
    if (kin_str_eq(kin_str_of(at->ptr, at->len), value))
        return 0;
    char *copy = kin__strdup(&creds->wipe.allocator, value);
    if (!copy)
        return KIN_ENOMEM;
    kin__free(&creds->wipe.allocator, at->ptr);
    *at = (struct kin__data){.ptr = copy, .len = value.len};
    *ret_changed = true;
    return 0;
}

bool kin__token_is_sound(kin_str token)
{
    for (size_t i = 0; i < token.len; i++)
        if ((unsigned char)token.ptr[i] < ' ' || token.ptr[i] == 0x7f)
            return false;
    return token.len > 0;
}

/* --- Identities --- */

struct kin__identity *kin__identity_ref(struct kin__identity *identity)
{
    if (identity)
        kin__ref_get(&identity->refs);
    return identity;
}

struct kin__identity *kin__identity_unref(struct kin__identity *identity)
{
    if (!identity || !kin__ref_put(&identity->refs))
        return NULL;
    const kin_allocator *alloc = identity->alloc;
    explicit_bzero(identity, identity->size);
    kin__free(alloc, identity);
    return NULL;
}

/* Appends the value of the header; nothing if there is none. */
static int authorization_write(const struct kin__credentials *creds,
                               struct kin__buf *buf)
{
    const struct kin__user *user = &creds->config->user;
    KIN__AUTO_BUF pair;

    kin__buf_init(&pair, buf->alloc, KIN__KUBECONFIG_MAX_BYTES);
    if (creds->token.len > 0)
        return kin__buf_printf(buf, "Bearer %s", creds->token.ptr);
    if (!user->username && !user->password)
        return 0;
    int r = kin__buf_printf(&pair, "%s:%s",
                            user->username ? user->username : "",
                            user->password ? user->password : "");
    if (r == 0)
        r = kin__buf_append(buf, KIN__S("Basic "));
    return r < 0 ? r : kin__base64_encode(kin__buf_str(&pair), buf);
}

/* Copies a secret to `*at`, with a NUL, and moves on. */
static kin_str identity_put(char **at, const char *ptr, size_t len)
{
    char *to = *at;

    if (len > 0)
        memcpy(to, ptr, len);
    to[len] = '\0';
    *at = to + len + 1;
    return kin_str_of(to, len);
}

static int identity_make(struct kin__credentials *creds,
                         struct kin__identity **ret)
{
    KIN__AUTO_BUF header;

    kin__buf_init(&header, &creds->wipe.allocator,
                  2 * KIN__KUBECONFIG_MAX_BYTES);
    int r = authorization_write(creds, &header);
    if (r < 0)
        return r;
    size_t size = sizeof(struct kin__identity) + header.len + creds->ca.len +
                  creds->cert.len + creds->key.len + 4;
    struct kin__identity *identity = kin__alloc0(creds->config->alloc, 1, size);
    if (!identity)
        return KIN_ENOMEM;
    char *at = (char *)(identity + 1);
    kin__ref_init(&identity->refs);
    identity->alloc = creds->config->alloc;
    identity->size = size;
    identity->generation = creds->generation;
    identity->tls_generation = creds->tls_generation;
    kin_str value = identity_put(&at, header.ptr, header.len);
    identity->authorization = value.len > 0 ? value.ptr : NULL;
    identity->ca = identity_put(&at, creds->ca.ptr, creds->ca.len);
    identity->cert = identity_put(&at, creds->cert.ptr, creds->cert.len);
    identity->key = identity_put(&at, creds->key.ptr, creds->key.len);
    *ret = identity;
    return 0;
}

/* Mutex held. */
static int creds_identify(struct kin__credentials *creds,
                          struct kin__identity **ret)
{
    struct kin__identity *fresh = NULL;

    if (!creds->identity || creds->identity->generation != creds->generation) {
        int r = identity_make(creds, &fresh);
        if (r < 0)
            return r;
        (void)kin__identity_unref(creds->identity);
        creds->identity = fresh;
    }
    *ret = kin__identity_ref(creds->identity);
    return 0;
}

static int creds_get(struct kin__credentials *creds, kin_stop *stop,
                     struct kin__identity **ret,
                     struct kin__credentials_news *news, kin_error *warning,
                     kin_error *err)
{
    KIN__LOCK_SCOPE(&creds->mutex);
    int r = 0;

    kin__credentials_refresh_files(creds, /* is_forced= */ false, news,
                                   warning);
    if (creds->exec.is_used)
        r = kin__credentials_ensure_exec(creds, stop, news, err);
    if (r < 0)
        return r;
    r = creds_identify(creds, ret);
    return r < 0 ? kin_error_set(err, r, /* format= */ NULL) : 0;
}

static void creds_warn(const struct kin__credentials *creds,
                       const kin_error *warning)
{
    if (warning->code)
        KIN__LOG(creds->log, KIN_LOG_WARN, "credentials",
                 "cannot refresh, keeping what was read before",
                 KIN__KV_TEXT("error", warning->message));
}

int kin__credentials_get(struct kin__credentials *creds, kin_stop *stop,
                         struct kin__identity **ret,
                         struct kin__credentials_news *ret_news, kin_error *err)
{
    KIN__AUTO_STOP_WAKER waker = {.mutex = NULL};
    struct kin__credentials_news news = {.exec = KIN__EXEC_NOT_RUN};
    kin_error warning = KIN_ERROR_INIT;

    if (creds->exec.is_used)
        kin__stop_waker_add(&waker, stop, &creds->mutex, &creds->cond);
    int r = creds_get(creds, stop, ret, &news, &warning, err);
    creds_warn(creds, &warning);
    if (ret_news)
        *ret_news = news;
    return r;
}

kin_time kin__credentials_now(const struct kin__credentials *creds)
{
    int64_t wall_ns = kin__clock_wall_ns(creds->clock);

    return (kin_time){.seconds = wall_ns / KIN__NS_PER_S,
                      .nanos = (int32_t)(wall_ns % KIN__NS_PER_S)};
}

double kin__credentials_ttl_s(struct kin__credentials *creds)
{
    KIN__LOCK_SCOPE(&creds->mutex);
    kin_time now = kin__credentials_now(creds);

    if (!creds->exec.has_span)
        return INFINITY;
    return (double)(creds->exec.span.ends.seconds - now.seconds);
}

static bool creds_refused(struct kin__credentials *creds, uint64_t generation,
                          struct kin__credentials_news *news,
                          kin_error *warning)
{
    KIN__LOCK_SCOPE(&creds->mutex);

    if (generation != creds->generation)
        return true;
    kin__credentials_refresh_files(creds, /* is_forced= */ true, news, warning);
    if (generation != creds->generation)
        return true;
    return creds->exec.is_used && kin__credentials_refuse_exec(creds);
}

bool kin__credentials_refused(struct kin__credentials *creds,
                              const struct kin__identity *identity,
                              struct kin__credentials_news *ret_news)
{
    struct kin__credentials_news news = {.exec = KIN__EXEC_NOT_RUN};
    kin_error warning = KIN_ERROR_INIT;
    bool result = creds_refused(creds, identity->generation, &news, &warning);

    creds_warn(creds, &warning);
    if (ret_news)
        *ret_news = news;
    return result;
}
