/* SPDX-License-Identifier: Apache-2.0 */
/*
 * credentials_files.c - tokens and certificates that are files.
 *
 * Content is compared, not times: files are small and read seldom, and a clock
 * that is coarse or wrong cannot hide a change.
 */
#include "base/alloc.h"
#include "base/hash.h"
#include "base/str.h"
#include "kube/credentials_state.h"
#include "kube/file.h"
#include "kube/pem.h"

#define TOKEN_PERIOD_NS (50 * KIN__NS_PER_S)
#define PAIR_PERIOD_NS (1 * KIN__NS_PER_S)
#define CA_PERIOD_NS (300 * KIN__NS_PER_S)

/* A file's content, or a place for it. */
struct secret_file {
    struct kin__buf text;
};

static void secret_file_init(struct secret_file *file,
                             const struct kin__credentials *creds, size_t max)
{
    kin__buf_init(&file->text, &creds->wipe.allocator, max);
}

static void secret_file_done(struct secret_file *file)
{
    kin__buf_done(&file->text);
}

#define AUTO_SECRET_FILE                                                       \
    __attribute__((cleanup(secret_file_done))) struct secret_file

/* --- Tokens --- */

static int token_read(struct kin__credentials *creds, bool *ret_changed,
                      kin_error *err)
{
    const char *path = creds->config->user.token_file;
    AUTO_SECRET_FILE file;

    secret_file_init(&file, creds, KIN__CREDENTIALS_MAX_TOKEN);
    int r = kin__file_read_now(path, &file.text, err);
    if (r < 0)
        return r;
    kin_str token = kin__str_trim(kin__buf_str(&file.text));
    if (token.len == 0)
        return kin_error_set(err, KIN_EPARSE, "%s: empty", path);
    if (!kin__token_is_sound(token))
        return kin_error_set(err, KIN_EPARSE, "%s: holds control characters",
                             path);
    r = kin__secret_set(creds, &creds->token, token, ret_changed);
    return r < 0 ? kin_error_set(err, r, /* format= */ NULL) : 0;
}

/* --- Client certificates --- */

/* One half, from the data or the file. */
static int half_read(const char *path, const struct kin__data *data,
                     struct secret_file *ret, kin_error *err)
{
    if (!data->ptr)
        return kin__file_read_now(path, &ret->text, err);
    int r = kin__buf_append(&ret->text, kin_str_of(data->ptr, data->len));
    return r < 0 ? kin_error_set(err, r, /* format= */ NULL) : 0;
}

static int pair_read_once(const struct kin__credentials *creds,
                          struct secret_file *cert, struct secret_file *key,
                          kin_error *err)
{
    const struct kin__user *user = &creds->config->user;
    int r = half_read(user->cert_file, &user->cert_data, cert, err);

    if (r == 0)
        r = half_read(user->key_file, &user->key_data, key, err);
    if (r < 0)
        return r;
    if (!kin__pem_has_certificate(kin__buf_str(&cert->text)))
        return kin_error_set(err, KIN_EPARSE, "%s: no certificate in PEM",
                             user->cert_file ? user->cert_file
                                             : "client-certificate-data");
    if (!kin__pem_has_key(kin__buf_str(&key->text)))
        return kin_error_set(err, KIN_EPARSE, "%s: no private key in PEM",
                             user->key_file ? user->key_file
                                            : "client-key-data");
    return 0;
}

static bool secret_is(const struct kin__data *secret,
                      const struct secret_file *file)
{
    return kin_str_eq(kin_str_of(secret->ptr, secret->len),
                      kin__buf_str(&file->text));
}

static int pair_take(struct kin__credentials *creds,
                     const struct secret_file *cert,
                     const struct secret_file *key, bool *ret_changed)
{
    struct kin__data fresh = {0};
    bool is_new = false;
    /* Both or none: the key waits until the certificate is in its place. */
    int r = kin__secret_set(creds, &fresh, kin__buf_str(&key->text), &is_new);

    if (r == 0)
        r = kin__secret_set(creds, &creds->cert, kin__buf_str(&cert->text),
                            ret_changed);
    if (r < 0) {
        kin__free(&creds->wipe.allocator, fresh.ptr);
        return r;
    }
    if (!secret_is(&creds->key, key))
        *ret_changed = true;
    kin__free(&creds->wipe.allocator, creds->key.ptr);
    creds->key = fresh;
    return 0;
}

/* Whether a pair of which one half is as before has to wait: the other half may
 * be about to follow, and the two of now would not go together. */
static bool pair_must_wait(struct kin__credentials *creds,
                           const struct secret_file *cert,
                           const struct secret_file *key)
{
    uint64_t seen = creds->pair_seen;

    creds->pair_seen = 0;
    if (!creds->cert.ptr ||
        secret_is(&creds->cert, cert) == secret_is(&creds->key, key))
        return false;
    uint64_t now = kin__hash(
        kin__buf_str(&cert->text),
        kin__hash(kin__buf_str(&key->text), /* seed= */ 1));
    if (now == seen)
        return false;
    creds->pair_seen = now;
    return true;
}

static int pair_read(struct kin__credentials *creds, bool is_forced,
                     bool *ret_changed, kin_error *err)
{
    AUTO_SECRET_FILE cert;
    AUTO_SECRET_FILE key;
    AUTO_SECRET_FILE cert_again;
    AUTO_SECRET_FILE key_again;

    secret_file_init(&cert, creds, KIN__CREDENTIALS_MAX_PEM);
    secret_file_init(&key, creds, KIN__CREDENTIALS_MAX_PEM);
    secret_file_init(&cert_again, creds, KIN__CREDENTIALS_MAX_PEM);
    secret_file_init(&key_again, creds, KIN__CREDENTIALS_MAX_PEM);
    int r = pair_read_once(creds, &cert, &key, err);
    if (r < 0)
        return r;
    if (secret_is(&creds->cert, &cert) && secret_is(&creds->key, &key))
        return 0;
    /* Somebody may be between replacing the one and the other. */
    r = pair_read_once(creds, &cert_again, &key_again, err);
    if (r < 0)
        return r;
    if (!kin_str_eq(kin__buf_str(&cert.text), kin__buf_str(&cert_again.text)) ||
        !kin_str_eq(kin__buf_str(&key.text), kin__buf_str(&key_again.text)))
        return kin_error_set(err, KIN_ECONFLICT,
                             "client certificate: being replaced");
    /* A pair that the server refuses is not worth keeping. */
    if (pair_must_wait(creds, &cert, &key) && !is_forced)
        return 0;
    r = pair_take(creds, &cert, &key, ret_changed);
    return r < 0 ? kin_error_set(err, r, /* format= */ NULL) : 0;
}

/* --- Certificate authorities --- */

static int ca_read(struct kin__credentials *creds, bool *ret_changed,
                   enum kin__ca_reload *ret_what, kin_error *err)
{
    const struct kin__cluster *cluster = &creds->config->cluster;
    bool is_changed = false;
    AUTO_SECRET_FILE file;

    secret_file_init(&file, creds, KIN__CREDENTIALS_MAX_PEM);
    *ret_what = KIN__CA_UNREADABLE;
    int r = half_read(cluster->ca_file, &cluster->ca_data, &file, err);
    if (r < 0)
        return r;
    *ret_what = file.text.len > 0 ? KIN__CA_UNPARSED : KIN__CA_EMPTY;
    if (!kin__pem_has_certificate(kin__buf_str(&file.text)))
        return kin_error_set(err, KIN_EPARSE, "%s: no certificate in PEM",
                             cluster->ca_file ? cluster->ca_file
                                              : "certificate-authority-data");
    *ret_what = KIN__CA_UNREADABLE;
    r = kin__secret_set(creds, &creds->ca, kin__buf_str(&file.text),
                        &is_changed);
    if (r < 0)
        return kin_error_set(err, r, /* format= */ NULL);
    *ret_what = is_changed ? KIN__CA_UPDATED : KIN__CA_UNCHANGED;
    *ret_changed |= is_changed;
    return 0;
}

/* --- When --- */

static bool has_pair(const struct kin__user *user)
{
    return user->cert_file || user->cert_data.ptr;
}

/* A token that is given as such is the first one if the file cannot be read. */
static int token_read_first(struct kin__credentials *creds, kin_error *err)
{
    const struct kin__user *user = &creds->config->user;
    bool changed = false;

    if (user->token) {
        int r = kin__secret_set(creds, &creds->token, kin_s(user->token),
                                &changed);
        if (r < 0)
            return kin_error_set(err, r, /* format= */ NULL);
    }
    if (!user->token_file)
        return 0;
    int r = token_read(creds, &changed, user->token ? NULL : err);
    return user->token && r != KIN_ENOMEM ? 0 : r;
}

int kin__credentials_read_files(struct kin__credentials *creds, kin_error *err)
{
    const kin_config *config = creds->config;
    int64_t now_ns = kin__clock_now_ns(creds->clock);
    enum kin__ca_reload what = KIN__CA_NOT_READ;
    bool changed = false;
    int r = token_read_first(creds, err);

    if (r == 0 && has_pair(&config->user))
        r = pair_read(creds, /* is_forced= */ true, &changed, err);
    if (r == 0 && (config->cluster.ca_file || config->cluster.ca_data.ptr))
        r = ca_read(creds, &changed, &what, err);
    creds->token_read_ns = now_ns;
    creds->pair_read_ns = now_ns;
    creds->ca_read_ns = now_ns;
    return r;
}

/* Whether something last read at `*read_ns` is to be read now; notes that. */
static bool is_due(struct kin__credentials *creds, int64_t *read_ns,
                   int64_t period_ns, bool is_forced)
{
    int64_t now_ns = kin__clock_now_ns(creds->clock);

    if (!is_forced && now_ns - *read_ns < period_ns)
        return false;
    *read_ns = now_ns;
    return true;
}

void kin__credentials_refresh_files(struct kin__credentials *creds,
                                    bool is_forced,
                                    struct kin__credentials_news *news,
                                    kin_error *warning)
{
    const struct kin__user *user = &creds->config->user;
    bool token_changed = false;
    bool tls_changed = false;

    kin__mutex_assert_held(&creds->mutex);
    if (user->token_file &&
        is_due(creds, &creds->token_read_ns, TOKEN_PERIOD_NS, is_forced))
        (void)token_read(creds, &token_changed, warning); /* rule A */
    if ((user->cert_file || user->key_file) &&
        is_due(creds, &creds->pair_read_ns, PAIR_PERIOD_NS, is_forced))
        (void)pair_read(creds, is_forced, &tls_changed, warning); /* rule B */
    if (creds->config->cluster.ca_file &&
        is_due(creds, &creds->ca_read_ns, CA_PERIOD_NS, /* is_forced= */ false))
        (void)ca_read(creds, &tls_changed, &news->ca, warning); /* rule C */
    creds->tls_generation += tls_changed;
    creds->generation += token_changed || tls_changed;
}
