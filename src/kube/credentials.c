/* SPDX-License-Identifier: Apache-2.0 */
#include "kube/credentials.h"

#include <assert.h>
#include <math.h>
#include <string.h>
#include <unistd.h>

#include <kin/time.h>

#include "base/alloc.h"
#include "base/base64.h"
#include "base/hash.h"
#include "base/list.h"
#include "base/lock.h"
#include "base/log.h"
#include "base/stop.h"
#include "base/str.h"
#include "kube/config.h"
#include "kube/exec_info.h"
#include "kube/exec_run.h"
#include "kube/file.h"
#include "kube/pem.h"
#include "kube/token_source.h"
#include "kube/wipe.h"

enum {
    CREDENTIALS_MAX_TOKEN = 1 << 20, /* bytes of a token file */
    CREDENTIALS_MAX_PEM = 4 << 20,   /* bytes of a certificate file */
};

/* The state of the exec plugin. */
struct credentials_exec {
    bool is_used;    /* rule F; never changes */
    bool is_running; /* the plugin runs, or is being killed */
    struct kin__exec_run run;
    struct kin__buf output; /* of the run */
    struct kin__credentials_waiter
        *watcher;     /* that drives the run; NULL for none */
    bool has_answer;  /* an answer that the server has not rejected */
    bool has_expiry;  /* of the answer */
    kin_time expires; /* by the wall clock */
    bool has_span; /* of the certificate in the answer, if it can be parsed */
    struct kin__cert_span span;
    uint64_t flight; /* number of the current run */
    uint64_t
        answered;    /* the last run that succeeded; 0 for none, as the next */
    uint64_t failed; /* the last run that failed */
    kin_error failure;           /* of that run */
    int64_t refused_ns;          /* when a rejection last allowed another run */
    bool was_refused;            /* the other two are valid */
    uint64_t refused_generation; /* the generation that was rejected */
    unsigned hints;              /* install hints reported since the next */
    int64_t hints_ns;
};

struct kin__credentials {
    size_t refs;        /* guarded by config->mutex */
    kin_config *config; /* owned reference */
    const kin_clock *clock;
    const kin_log *log;
    const kin_token_source *source; /* borrowed; NULL for none */
    int64_t exec_timeout_ms;        /* 0 for the default */
    bool (*is_terminal)(void);
    struct kin__wipe wipe; /* allocates all secrets */

    struct kin__mutex mutex; /* guards all below */
    struct kin__cond cond;   /* a run of the plugin has ended, or has no
                                watcher */
    struct kin__data
        token; /* allocated from `wipe` or unset, as the next three */
    struct kin__data cert;
    struct kin__data key;
    struct kin__data ca;
    int64_t token_read_ns; /* when reading the file was last tried */
    int64_t pair_read_ns;
    uint64_t
        pair_seen; /* hash of a pair of which one half is new; 0 for none */
    int64_t ca_read_ns;
    uint64_t generation;            /* of the secrets above; starts at 1 */
    uint64_t tls_generation;        /* starts at 1 */
    struct kin__identity *identity; /* owned; NULL until first used */
    struct credentials_exec exec;
    struct cds_list_head waiters;      /* for the plugin */
    struct kin__credentials_news news; /* for the next caller */
};

/* Replaces a secret if it differs; sets `*ret_changed` then. 0 or
 * KIN_ENOMEM. */
static int secret_set(struct kin__credentials *creds, struct kin__data *at,
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

/* Whether a token is a valid header value. */
static bool token_is_sound(kin_str token)
{
    for (size_t i = 0; i < token.len; i++)
        if ((unsigned char)token.ptr[i] < ' ' || token.ptr[i] == 0x7f)
            return false;
    return token.len > 0;
}

/* The wall-clock time. */
static kin_time creds_now(const struct kin__credentials *creds)
{
    int64_t wall_ns = kin__clock_wall_ns(creds->clock);

    return (kin_time){.seconds = wall_ns / KIN__NS_PER_S,
                      .nanos = (int32_t)(wall_ns % KIN__NS_PER_S)};
}

/* ==== files ==== */

/*
 * Tokens and certificates in files.
 *
 * Contents are compared, not timestamps: the files are small and seldom read,
 * and a coarse or wrong clock cannot hide a change.
 */

#define TOKEN_PERIOD_NS (50 * KIN__NS_PER_S)
#define PAIR_PERIOD_NS (1 * KIN__NS_PER_S)
#define CA_PERIOD_NS (300 * KIN__NS_PER_S)

/* The content of a file. */
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

    secret_file_init(&file, creds, CREDENTIALS_MAX_TOKEN);
    int r = kin__file_read_now(path, &file.text, err);
    if (r < 0)
        return r;
    kin_str token = kin__str_trim(kin__buf_str(&file.text));
    if (token.len == 0)
        return kin_error_set(err, KIN_EPARSE, "%s: empty", path);
    if (!token_is_sound(token))
        return kin_error_set(err, KIN_EPARSE, "%s: contains control characters",
                             path);
    r = secret_set(creds, &creds->token, token, ret_changed);
    return r < 0 ? kin_error_set(err, r, /* format= */ NULL) : 0;
}

/* --- Client certificates --- */

/* Reads one half, from inline data or the file. */
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
    const struct kin__kubeconfig_user *user = &creds->config->user;
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
    /* Replaces both or none: the key is set after the certificate. */
    int r = secret_set(creds, &fresh, kin__buf_str(&key->text), &is_new);

    if (r == 0)
        r = secret_set(creds, &creds->cert, kin__buf_str(&cert->text),
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

/* Whether a pair of which only one half is new has to wait: the other half
 * may be about to change, and the two would not match now. */
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

    secret_file_init(&cert, creds, CREDENTIALS_MAX_PEM);
    secret_file_init(&key, creds, CREDENTIALS_MAX_PEM);
    secret_file_init(&cert_again, creds, CREDENTIALS_MAX_PEM);
    secret_file_init(&key_again, creds, CREDENTIALS_MAX_PEM);
    int r = pair_read_once(creds, &cert, &key, err);
    if (r < 0)
        return r;
    if (secret_is(&creds->cert, &cert) && secret_is(&creds->key, &key))
        return 0;
    /* Another program may have replaced one file but not yet the other. */
    r = pair_read_once(creds, &cert_again, &key_again, err);
    if (r < 0)
        return r;
    if (!kin_str_eq(kin__buf_str(&cert.text), kin__buf_str(&cert_again.text)) ||
        !kin_str_eq(kin__buf_str(&key.text), kin__buf_str(&key_again.text)))
        return kin_error_set(err, KIN_ECONFLICT,
                             "client certificate: being replaced");
    /* Do not hold on to a pair that the server rejects. */
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

    secret_file_init(&file, creds, CREDENTIALS_MAX_PEM);
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
    r = secret_set(creds, &creds->ca, kin__buf_str(&file.text), &is_changed);
    if (r < 0)
        return kin_error_set(err, r, /* format= */ NULL);
    *ret_what = is_changed ? KIN__CA_UPDATED : KIN__CA_UNCHANGED;
    *ret_changed |= is_changed;
    return 0;
}

/* --- When --- */

static bool has_pair(const struct kin__kubeconfig_user *user)
{
    return user->cert_file || user->cert_data.ptr;
}

/* An inline token is used first if the file cannot be read. */
static int token_read_first(struct kin__credentials *creds, kin_error *err)
{
    const struct kin__kubeconfig_user *user = &creds->config->user;
    bool changed = false;

    if (user->token) {
        int r = secret_set(creds, &creds->token, kin_s(user->token), &changed);
        if (r < 0)
            return kin_error_set(err, r, /* format= */ NULL);
    }
    if (!user->token_file)
        return 0;
    int r = token_read(creds, &changed, user->token ? NULL : err);
    return user->token && r != KIN_ENOMEM ? 0 : r;
}

/* Reads the files that are required at the start.  The credentials are not
 * shared yet. */
static int creds_read_files(struct kin__credentials *creds, kin_error *err)
{
    const kin_config *config = creds->config;
    int64_t now_ns = kin__clock_now_ns(creds->clock);
    enum kin__ca_reload what = KIN__CA_NOT_READ;
    bool changed = false;
    int r = creds->source ? 0 : token_read_first(creds, err);

    if (r == 0 && has_pair(&config->user))
        r = pair_read(creds, /* is_forced= */ true, &changed, err);
    if (r == 0 && (config->cluster.ca_file || config->cluster.ca_data.ptr))
        r = ca_read(creds, &changed, &what, err);
    creds->token_read_ns = now_ns;
    creds->pair_read_ns = now_ns;
    creds->ca_read_ns = now_ns;
    return r;
}

/* Whether something last read at `*read_ns` is due; updates the time then. */
static bool is_due(struct kin__credentials *creds, int64_t *read_ns,
                   int64_t period_ns, bool is_forced)
{
    int64_t now_ns = kin__clock_now_ns(creds->clock);

    if (!is_forced && now_ns - *read_ns < period_ns)
        return false;
    *read_ns = now_ns;
    return true;
}

/* Reloads the files that are due, or all if `is_forced`.  On failure the old
 * content stays and `warning` is set, to be logged without the mutex. */
static void creds_refresh_files(struct kin__credentials *creds, bool is_forced,
                                kin_error *warning)
{
    const struct kin__kubeconfig_user *user = &creds->config->user;
    bool token_changed = false;
    bool tls_changed = false;

    kin__mutex_assert_held(&creds->mutex);
    if (user->token_file && !creds->source &&
        is_due(creds, &creds->token_read_ns, TOKEN_PERIOD_NS, is_forced))
        (void)token_read(creds, &token_changed, warning); /* rule A */
    if ((user->cert_file || user->key_file) &&
        is_due(creds, &creds->pair_read_ns, PAIR_PERIOD_NS, is_forced))
        (void)pair_read(creds, is_forced, &tls_changed, warning); /* rule B */
    if (creds->config->cluster.ca_file &&
        is_due(creds, &creds->ca_read_ns, CA_PERIOD_NS, /* is_forced= */ false))
        (void)ca_read(creds, &tls_changed, &creds->news.ca,
                      warning); /* rule C */
    creds->tls_generation += tls_changed;
    creds->generation += token_changed || tls_changed;
}

/* ==== exec plugins ==== */

enum {
    EXEC_TIMEOUT_MS = 60 * 1000,
    /* An interactive login takes a while. */
    EXEC_ASKING_TIMEOUT_MS = 600 * 1000,
    EXEC_MAX_INFO = 8 << 20, /* bytes of KUBERNETES_EXEC_INFO */
};

/* How often per hour the install hint of a plugin is reported. */
enum { HINTS_MAX = 10 };
#define HINTS_PERIOD_NS (3600 * KIN__NS_PER_S)

/* The least time between two runs caused by rejections. */
#define REFUSED_PERIOD_NS (10 * KIN__NS_PER_S)

/* How long a caller that does not watch the plugin waits for the one that does:
 * the loop or the threads of that one may be busy. */
#define EXEC_LOOK_NS (1 * KIN__NS_PER_S)
/* How often a caller looks at the plugin whose driver cannot watch descriptors:
 * a job on a thread. */
#define EXEC_JOB_LOOK_NS (10 * KIN__NS_PER_MS)

/* --- Starting --- */

/* What a plugin is started with, allocated from its region. */
struct exec_call {
    const struct kin__credentials *creds;
    const struct kin__exec *exec;
    struct kin__region region;
    bool is_interactive;
    char *program;
    char **argv;
    char **envp;
};

static void call_done(struct exec_call *call)
{
    kin__region_done(&call->region);
}

/* Whether the plugin may be interactive; KIN_EUNSUPPORTED if it must be and
 * cannot. */
static int call_set_mode(struct exec_call *call, kin_error *err)
{
    const char *mode = call->exec->interactive_mode;
    bool is_unavailable = call->creds->config->is_stdin_unavailable;

    if (strcmp(mode, "Never") == 0)
        return 0;
    bool is_terminal = call->creds->is_terminal();
    call->is_interactive = is_terminal && !is_unavailable;
    if (strcmp(mode, "Always") != 0 || call->is_interactive)
        return 0;
    return kin_error_set(err, KIN_EUNSUPPORTED,
                         is_terminal ? "standard input is in use"
                                     : "standard input is not a terminal");
}

/* Finds the path of a program, or KIN_ENOTFOUND. */
static int call_find(const struct exec_call *call, const char *name,
                     struct kin__buf *path)
{
    kin__buf_init(path, call->region.alloc, /* max= */ 1 << 16);
    return kin__exec_find(
        name, kin__env_get(call->creds->config->environment, "PATH"), path);
}

/* Whether the list of allowed plugins contains the program. */
static int call_is_named(const struct exec_call *call, const char *name,
                         bool *ret)
{
    KIN__AUTO_BUF path;
    int r = call_find(call, name, &path);

    *ret = r == 0 && kin_str_eq(kin__buf_str(&path), kin_s(call->program));
    return r == KIN_ENOTFOUND ? 0 : r;
}

static int call_check_allowed(const struct exec_call *call, kin_error *err)
{
    char *const *names = call->creds->config->exec_allowed;
    bool is_allowed = !names;
    int r = 0;

    for (; r == 0 && !is_allowed && *names; names++)
        r = call_is_named(call, *names, &is_allowed);
    if (r < 0)
        return kin_error_set(err, r, /* format= */ NULL);
    if (!is_allowed)
        return kin_error_set(
            err, KIN_EFORBIDDEN,
            "the plugin is not in the list of allowed plugins");
    return 0;
}

static int call_set_program(struct exec_call *call, kin_error *err)
{
    KIN__AUTO_BUF path;
    int r = call_find(call, call->exec->command, &path);

    if (r == KIN_ENOTFOUND)
        return kin_error_set(err, r, "not found in PATH");
    if (r == 0) {
        call->program = kin__region_strdup(&call->region, kin__buf_str(&path));
        r = call->program ? 0 : KIN_ENOMEM;
    }
    return r < 0 ? kin_error_set(err, r, /* format= */ NULL)
                 : call_check_allowed(call, err);
}

static int call_set_argv(struct exec_call *call)
{
    size_t count = kin__strings_count(call->exec->args);

    call->argv = kin__region_alloc0(&call->region, count + 2,
                                    sizeof(*call->argv));
    if (!call->argv)
        return KIN_ENOMEM;
    call->argv[0] = call->exec->command;
    for (size_t i = 0; i < count; i++)
        call->argv[i + 1] = call->exec->args[i];
    return 0;
}

static char *call_variable(struct exec_call *call, const char *name,
                           const char *value)
{
    size_t len = strlen(name);
    size_t value_len = strlen(value);
    char *text = kin__region_alloc0(&call->region, len + value_len + 2, 1);

    if (!text)
        return NULL;
    memcpy(text, name, len);
    text[len] = '=';
    memcpy(text + len + 1, value, value_len);
    return text;
}

/* Sets a variable in the environment, replacing one of the same name. */
static int call_set_variable(struct exec_call *call, size_t *count,
                             const char *name, const char *value)
{
    char *text = call_variable(call, name, value);
    size_t len = strlen(name) + 1;
    size_t at = 0;

    if (!text)
        return KIN_ENOMEM;
    while (at < *count && strncmp(call->envp[at], text, len) != 0)
        at++;
    call->envp[at] = text;
    *count += at == *count;
    return 0;
}

static int call_set_envp(struct exec_call *call, const char *info)
{
    char **inherited = call->creds->config->environment;
    size_t count = kin__strings_count(inherited);
    size_t more = 0;
    int r = 0;

    while (call->exec->env && call->exec->env[more].name)
        more++;
    call->envp = kin__region_alloc0(&call->region, count + more + 2,
                                    sizeof(*call->envp));
    if (!call->envp)
        return KIN_ENOMEM;
    memcpy(call->envp, inherited, count * sizeof(*inherited));
    for (size_t i = 0; r == 0 && i < more; i++)
        r = call_set_variable(call, &count, call->exec->env[i].name,
                              call->exec->env[i].value);
    return r < 0
               ? r
               : call_set_variable(call, &count, "KUBERNETES_EXEC_INFO", info);
}

static int call_prepare(struct exec_call *call, kin_str ca, kin_error *err)
{
    KIN__AUTO_BUF info;
    int r = call_set_mode(call, err);

    kin__buf_init(&info, call->region.alloc, EXEC_MAX_INFO);
    if (r == 0)
        r = call_set_program(call, err);
    if (r < 0)
        return r;
    r = kin__exec_info_write(call->creds->config, call->is_interactive, ca,
                             &info);
    if (r == 0)
        r = call_set_argv(call);
    if (r == 0)
        r = call_set_envp(call, info.ptr);
    return r < 0 ? kin_error_set(err, r, /* format= */ NULL) : 0;
}

static int call_start(const struct exec_call *call,
                      struct credentials_exec *exec, kin_error *err)
{
    int64_t timeout_ms = call->is_interactive ? EXEC_ASKING_TIMEOUT_MS
                                              : EXEC_TIMEOUT_MS;

    if (call->creds->exec_timeout_ms > 0)
        timeout_ms = call->creds->exec_timeout_ms;
    return kin__exec_run_start(
        &exec->run,
        &(struct kin__exec_opts){.program = call->program,
                                 .argv = call->argv,
                                 .envp = call->envp,
                                 .inherits_stdin = call->is_interactive,
                                 .timeout_ms = timeout_ms,
                                 .output = &exec->output},
        err);
}

/* Names the plugin; the hint describes how to install it. */
static void exec_explain(const struct kin__credentials *creds, const char *hint,
                         kin_error *err)
{
    const kin_error why = *err;

    (void)kin_error_set(err, why.code, "exec plugin %s: %s%s%s",
                        creds->config->user.exec->command, why.message,
                        hint ? "; " : "", hint ? hint : "");
}

/* Whether a failure may include the hint. */
static bool exec_may_hint(struct kin__credentials *creds)
{
    struct credentials_exec *exec = &creds->exec;
    int64_t now_ns = kin__clock_now_ns(creds->clock);

    kin__mutex_assert_held(&creds->mutex);
    if (exec->hints == 0 || now_ns - exec->hints_ns >= HINTS_PERIOD_NS) {
        exec->hints = 0;
        exec->hints_ns = now_ns;
    }
    return exec->hints < HINTS_MAX;
}

/* Reports a plugin that could not be started. */
static int exec_reject(struct kin__credentials *creds, kin_error *why,
                       kin_error *err)
{
    const char *hint = NULL;

    if (why->code == KIN_ENOTFOUND) {
        bool may_hint = exec_may_hint(creds);
        creds->news.exec = KIN__EXEC_MISSING;
        creds->exec.hints += may_hint;
        hint = may_hint ? creds->config->user.exec->install_hint : NULL;
    }
    exec_explain(creds, hint, why);
    if (err)
        *err = *why;
    return why->code;
}

/* Starts the plugin. */
static int exec_begin(struct kin__credentials *creds, kin_error *err)
{
    __attribute__((cleanup(call_done))) struct exec_call call = {
        .creds = creds, .exec = creds->config->user.exec};
    kin_error why = KIN_ERROR_INIT;

    kin__mutex_assert_held(&creds->mutex);
    assert(creds->exec.is_used && !creds->exec.is_running);
    kin__region_init(&call.region, &creds->wipe.allocator);
    int r = call_prepare(&call, kin_str_of(creds->ca.ptr, creds->ca.len), &why);
    if (r == 0) {
        r = call_start(&call, &creds->exec, &why);
        creds->news.exec = r < 0 ? KIN__EXEC_INTERNAL : creds->news.exec;
    }
    if (r < 0)
        return exec_reject(creds, &why, err);
    creds->exec.flight++;
    creds->exec.is_running = true;
    return 0;
}

/* --- Its end --- */

/* The certificate has changed or is gone. */
static void exec_take_span(struct kin__credentials *creds)
{
    struct credentials_exec *exec = &creds->exec;

    creds->news.is_rotated = exec->has_span;
    if (exec->has_span)
        creds->news.rotated_s = creds_now(creds).seconds -
                                exec->span.begins.seconds;
    exec->has_span = creds->cert.len > 0 &&
                     kin__cert_span_read(
                         &creds->wipe.allocator,
                         kin_str_of(creds->cert.ptr, creds->cert.len),
                         &exec->span);
}

static int exec_take(struct kin__credentials *creds,
                     const struct kin__exec_answer *answer)
{
    bool token_changed = false;
    bool tls_changed = false;
    int r = secret_set(creds, &creds->token, kin_s(answer->token),
                       &token_changed);

    if (r == 0)
        r = secret_set(creds, &creds->cert, kin_s(answer->cert), &tls_changed);
    if (tls_changed)
        exec_take_span(creds);
    if (r == 0)
        r = secret_set(creds, &creds->key, kin_s(answer->key), &tls_changed);
    creds->tls_generation += tls_changed;
    creds->generation += token_changed || tls_changed;
    if (r < 0)
        return r;
    creds->exec.has_answer = true;
    creds->exec.has_expiry = answer->has_expiry;
    creds->exec.expires = answer->expires;
    return 0;
}

/* Uses the output of a plugin that has ended. */
static int exec_judge(struct kin__credentials *creds, int status,
                      kin_error *err)
{
    KIN__AUTO_EXEC_ANSWER answer;

    kin__exec_answer_init(&answer, &creds->wipe.allocator);
    creds->news.exec = status > 0 ? KIN__EXEC_FAILED : KIN__EXEC_OK;
    if (status > 0) {
        creds->news.exec_status = status;
        return kin_error_set(err, KIN_EUNAUTHORIZED, "ended with status %d",
                             status);
    }
    int r = kin__exec_answer_read(&answer, kin__buf_str(&creds->exec.output),
                                  creds->config->user.exec->api_version, err);
    if (r < 0)
        return r;
    r = exec_take(creds, &answer);
    return r < 0 ? kin_error_set(err, r, /* format= */ NULL) : 0;
}

/* Wakes all callers that wait for the plugin.  With the mutex held, so that
 * none is called after it was removed. */
static void creds_wake(struct kin__credentials *creds)
{
    struct kin__credentials_waiter *waiter = NULL;

    kin__mutex_assert_held(&creds->mutex);
    kin__cond_broadcast(&creds->cond);
    cds_list_for_each_entry(waiter, &creds->waiters, link) {
        if (waiter->wake)
            waiter->wake(waiter->userdata);
    }
}

/* Looks at the plugin, and takes its answer if it has ended.  Any caller may do
 * that, whether it watches the plugin or not. */
static void exec_step(struct kin__credentials *creds)
{
    struct credentials_exec *exec = &creds->exec;
    kin_error why = KIN_ERROR_INIT;
    int status = KIN__EXEC_STATUS_UNKNOWN;

    kin__mutex_assert_held(&creds->mutex);
    if (!exec->is_running)
        return;
    int r = kin__exec_run_step(&exec->run, &status, &why);
    if (r > 0)
        return;
    if (r == 0)
        r = exec_judge(creds, status, &why);
    else
        creds->news.exec = KIN__EXEC_INTERNAL;
    kin__buf_done(&exec->output);
    exec->is_running = false;
    if (r == 0) {
        exec->answered = exec->flight;
    } else if (r != KIN_ESTOPPED) { /* not because it was killed (rule E) */
        exec_explain(creds, /* hint= */ NULL, &why);
        exec->failed = exec->flight;
        exec->failure = why;
    }
    creds_wake(creds);
}

static bool exec_is_fresh(const struct kin__credentials *creds)
{
    kin_time now = creds_now(creds);

    kin__mutex_assert_held(&creds->mutex);
    return creds->exec.has_answer &&
           (!creds->exec.has_expiry ||
            kin_time_cmp(now, creds->exec.expires) < 0);
}

/* --- Waiting for it --- */

void kin__credentials_waiter_init(struct kin__credentials_waiter *waiter,
                                  kin_loop *loop, void (*wake)(void *userdata),
                                  void *userdata)
{
    *waiter = (struct kin__credentials_waiter){
        .wake = wake, .userdata = userdata, .loop = loop};
    CDS_INIT_LIST_HEAD(&waiter->link);
}

static kin_deadline watch_due(void *userdata)
{
    struct kin__credentials *creds = userdata;
    KIN__LOCK_SCOPE(&creds->mutex);

    return kin__exec_run_due(&creds->exec.run);
}

static void watch_step(void *userdata)
{
    struct kin__credentials *creds = userdata;
    KIN__LOCK_SCOPE(&creds->mutex);

    exec_step(creds);
}

/* The waiter drives the run: its loop watches the descriptor; a thread that
 * blocks does so in exec_block(); a job comes back soon. */
static int waiter_watch(struct kin__credentials *creds,
                        struct kin__credentials_waiter *waiter, kin_error *err)
{
    kin__mutex_assert_held(&creds->mutex);
    assert(creds->exec.watcher == waiter);
    if (waiter->is_watching)
        return 0;
    if (!waiter->loop) {
        waiter->wait_ns = EXEC_JOB_LOOK_NS;
        return 0;
    }
    waiter->source = (struct kin__loop_source){
        .fd = kin__exec_run_fd(&creds->exec.run),
        .due = watch_due,
        .step = watch_step,
        .userdata = creds,
    };
    int r = kin__loop_add(waiter->loop, &waiter->source, err);
    waiter->is_watching = r == 0;
    return r;
}

/* Lets a caller wait for the current run. */
static int waiter_join(struct kin__credentials *creds,
                       struct kin__credentials_waiter *waiter, kin_error *err)
{
    kin__mutex_assert_held(&creds->mutex);
    assert(creds->exec.is_running);
    waiter->flight = creds->exec.flight;
    waiter->wait_ns = EXEC_LOOK_NS;
    cds_list_add_tail(&waiter->link, &creds->waiters);
    if (!creds->exec.watcher)
        creds->exec.watcher = waiter;
    int r = creds->exec.watcher == waiter ? waiter_watch(creds, waiter, err)
                                          : 0;
    return r < 0 ? r : 1;
}

/* The caller no longer waits; if it was the last, nothing needs the plugin
 * (rule E). */
static void waiter_leave(struct kin__credentials *creds,
                         struct kin__credentials_waiter *waiter)
{
    struct credentials_exec *exec = &creds->exec;

    kin__mutex_assert_held(&creds->mutex);
    kin__list_unlink(&waiter->link);
    waiter->flight = 0;
    if (waiter->is_watching)
        kin__loop_remove(waiter->loop, &waiter->source);
    waiter->is_watching = false;
    bool was_watcher = exec->watcher == waiter;
    if (was_watcher)
        exec->watcher = NULL;
    if (!exec->is_running)
        return;
    if (!kin__list_is_linked(&creds->waiters)) {
        kin__exec_run_kill(&exec->run);
        exec_step(creds);
    } else if (was_watcher) {
        creds_wake(creds); /* one of them takes over */
    }
}

void kin__credentials_waiter_remove(struct kin__credentials *creds,
                                    struct kin__credentials_waiter *waiter)
{
    KIN__LOCK_SCOPE(&creds->mutex);

    if (waiter->flight)
        waiter_leave(creds, waiter);
}

/* The result of the run that the waiter waits for; 1 without one. */
static int exec_result(struct kin__credentials *creds,
                       const struct kin__credentials_waiter *waiter,
                       kin_error *err)
{
    struct credentials_exec *exec = &creds->exec;

    /* An answer that has expired by now is used once. */
    if (exec_is_fresh(creds) ||
        (waiter->flight && exec->answered >= waiter->flight))
        return 0;
    /* A later run may have failed, too, before this caller looks. */
    if (!waiter->flight || exec->failed < waiter->flight)
        return 1;
    if (err)
        *err = exec->failure;
    return exec->failure.code;
}

/* Ensures that there is an answer of the plugin; 1 while it runs. */
static int creds_poll_exec(struct kin__credentials *creds, kin_stop *stop,
                           struct kin__credentials_waiter *waiter,
                           kin_error *err)
{
    kin__mutex_assert_held(&creds->mutex);
    assert(creds->exec.is_used);
    kin__list_unlink(&waiter->link); /* it need not be woken */
    /* A new caller leaves that to the watching one, whose wait it would
     * prolong: the descriptor of a run that has ended is silent. */
    if (waiter->flight || !creds->exec.watcher)
        exec_step(creds);
    int r = exec_result(creds, waiter, err);
    if (r <= 0)
        return r;
    r = kin_stop_reason(stop);
    if (r < 0)
        return kin_error_set(err, r, "waiting for exec plugin %s",
                             creds->config->user.exec->command);
    if (!creds->exec.is_running)
        r = exec_begin(creds, err);
    return r < 0 ? r : waiter_join(creds, waiter, err);
}

/* Blocks until there may be a result.  Releases the mutex meanwhile. */
static int exec_block(struct kin__credentials *creds, kin_stop *stop,
                      const struct kin__credentials_waiter *waiter,
                      kin_error *err)
{
    const struct credentials_exec *exec = &creds->exec;

    kin__mutex_assert_held(&creds->mutex);
    if (exec->watcher != waiter) {
        kin_deadline look = kin__deadline_after(creds->clock, EXEC_LOOK_NS);
        (void)kin__cond_wait_until(
            &creds->cond, &creds->mutex, creds->clock,
            kin__deadline_min(look, kin__stop_deadline_on(stop, creds->clock)));
        return 0;
    }
    int stop_fd = stop ? kin_stop_fd(stop, err) : -1;
    if (stop && stop_fd < 0)
        return stop_fd;
    /* Another caller may have found the end of the plugin. */
    kin_deadline until = kin__deadline_min(
        kin__exec_run_due(&exec->run),
        kin__deadline_after(/* clock= */ NULL, EXEC_LOOK_NS));
    until = kin__deadline_min(until,
                              kin__stop_deadline_on(stop, /* clock= */ NULL));
    int fd = kin__exec_run_fd(&exec->run);
    kin__mutex_unlock(&creds->mutex);
    kin__exec_run_wait(fd, stop_fd, until);
    kin__mutex_lock(&creds->mutex);
    return 0;
}

/* Allows another run after a rejection, unless one was allowed just before. */
static bool creds_refuse_exec(struct kin__credentials *creds)
{
    struct credentials_exec *exec = &creds->exec;
    int64_t now_ns = kin__clock_now_ns(creds->clock);

    kin__mutex_assert_held(&creds->mutex);
    assert(creds->exec.is_used);
    if (!exec->has_answer) /* another thread was faster */
        return true;
    if (exec->was_refused && now_ns - exec->refused_ns < REFUSED_PERIOD_NS &&
        exec->refused_generation == creds->generation)
        return false;
    exec->was_refused = true;
    exec->refused_ns = now_ns;
    exec->refused_generation = creds->generation;
    exec->has_answer = false;
    return true;
}

/* ==== credentials ==== */

/*
 * Lifetime, identities and rejections.
 *
 * Lock order: config->mutex, which guards the reference count, and the mutex of
 * the credentials are never held together.
 */

/* --- Life --- */

static bool stdin_is_terminal(void)
{
    return isatty(STDIN_FILENO) == 1;
}

/* Rule F. */
static bool config_uses_exec(const kin_config *config)
{
    const struct kin__kubeconfig_user *user = &config->user;

    return user->exec && !user->token && !user->token_file && !user->username &&
           !user->password && !user->cert_file && !user->cert_data.ptr;
}

static struct kin__credentials *creds_free(struct kin__credentials *creds)
{
    if (!creds)
        return NULL;
    assert(!kin__list_is_linked(&creds->waiters));
    kin__exec_run_done(&creds->exec.run);
    kin__buf_done(&creds->exec.output);
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

/* Not shared with another thread yet. */
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
    CDS_INIT_LIST_HEAD(&creds->waiters);
    kin__exec_run_init(&creds->exec.run);
    kin__buf_init(&creds->exec.output, &creds->wipe.allocator,
                  KIN__EXEC_MAX_OUTPUT);
    creds->generation = 1;
    creds->tls_generation = 1;
    creds->source = config->is_private ? opts->source : NULL;
    creds->exec.is_used = !creds->source && config_uses_exec(config);
    int r = creds_read_files(creds, err);
    if (r < 0)
        return r;
    *ret = KIN__STEAL(creds);
    return 0;
}

/* Returns a new reference to the credentials of the configuration.  If it has
 * none, it gets `*fresh`; NULL if that is NULL too. */
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

    if (opts && opts->source)
        return creds_make(config, opts, ret, err);
    struct kin__credentials *shared = creds_share(config, &fresh);

    if (!shared) {
        /* Made without the lock; dropped if another thread was faster. */
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
    if (creds->config->credentials == creds)
        creds->config->credentials = NULL;
    return true;
}

struct kin__credentials *kin__credentials_unref(struct kin__credentials *creds)
{
    if (creds && creds_put(creds))
        (void)creds_free(creds);
    return NULL;
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

/* Appends the value of the Authorization header, if any. */
static int authorization_write(const struct kin__credentials *creds,
                               struct kin__buf *buf)
{
    const struct kin__kubeconfig_user *user = &creds->config->user;
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

/* Copies a secret to `*at` with a NUL, and advances `*at`. */
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

static int creds_identify(struct kin__credentials *creds,
                          struct kin__identity **ret)
{
    struct kin__identity *fresh = NULL;

    kin__mutex_assert_held(&creds->mutex);
    assert(creds->generation >= creds->tls_generation);
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

static void creds_warn(const struct kin__credentials *creds,
                       const kin_error *warning)
{
    if (warning->code)
        KIN__LOG(creds->log, KIN_LOG_WARN, "credentials",
                 "cannot refresh, keeping what was read before",
                 KIN__KV_TEXT("error", warning->message));
}

/* Rule G. */
static int creds_ask_source(struct kin__credentials *creds, bool is_rejected,
                            kin_error *err)
{
    AUTO_SECRET_FILE token;
    bool changed = false;

    secret_file_init(&token, creds, KIN__TOKEN_SOURCE_MAX);
    if (!creds->source)
        return 0;
    int r = kin__token_source_get(creds->source, is_rejected, &token.text, err);
    if (r < 0)
        return r;
    KIN__LOCK_SCOPE(&creds->mutex);
    r = secret_set(creds, &creds->token, kin__buf_str(&token.text), &changed);
    creds->generation += changed;
    return r < 0 ? kin_error_set(err, r, /* format= */ NULL) : 0;
}

/* What has happened since the last caller. */
static struct kin__credentials_news creds_take_news(
    struct kin__credentials *creds)
{
    struct kin__credentials_news news = creds->news;

    kin__mutex_assert_held(&creds->mutex);
    creds->news = (struct kin__credentials_news){.exec = KIN__EXEC_NOT_RUN};
    return news;
}

/* 1 while a plugin runs; then the waiter waits for it. */
static int creds_poll(struct kin__credentials *creds, kin_stop *stop,
                      struct kin__credentials_waiter *waiter,
                      struct kin__identity **ret, kin_error *warning,
                      kin_error *err)
{
    int r = 0;

    kin__mutex_assert_held(&creds->mutex);
    creds_refresh_files(creds, /* is_forced= */ false, warning);
    if (creds->exec.is_used)
        r = creds_poll_exec(creds, stop, waiter, err);
    if (r > 0)
        return r;
    waiter_leave(creds, waiter);
    if (r < 0)
        return r;
    r = creds_identify(creds, ret);
    return r < 0 ? kin_error_set(err, r, /* format= */ NULL) : 0;
}

/* Polls until there is a result. */
static int creds_get(struct kin__credentials *creds, kin_stop *stop,
                     struct kin__identity **ret,
                     struct kin__credentials_news *news, kin_error *warning,
                     kin_error *err)
{
    struct kin__credentials_waiter waiter;

    kin__credentials_waiter_init(&waiter, /* loop= */ NULL, /* wake= */ NULL,
                                 /* userdata= */ NULL);
    KIN__LOCK_SCOPE(&creds->mutex);
    int r = creds_poll(creds, stop, &waiter, ret, warning, err);
    while (r > 0) {
        r = exec_block(creds, stop, &waiter, err);
        if (r == 0)
            r = creds_poll(creds, stop, &waiter, ret, warning, err);
    }
    waiter_leave(creds, &waiter);
    *news = creds_take_news(creds);
    return r;
}

int kin__credentials_get(struct kin__credentials *creds, kin_stop *stop,
                         struct kin__identity **ret,
                         struct kin__credentials_news *ret_news, kin_error *err)
{
    KIN__AUTO_STOP_WAKER waker = {.mutex = NULL};
    struct kin__credentials_news news = {.exec = KIN__EXEC_NOT_RUN};
    kin_error warning = KIN_ERROR_INIT;
    int r = creds_ask_source(creds, /* is_rejected= */ false, err);

    if (creds->exec.is_used)
        kin__stop_waker_add(&waker, stop, &creds->mutex, &creds->cond);
    if (r == 0)
        r = creds_get(creds, stop, ret, &news, &warning, err);
    creds_warn(creds, &warning);
    if (ret_news)
        *ret_news = news;
    return r;
}

int kin__credentials_poll(struct kin__credentials *creds, kin_stop *stop,
                          struct kin__credentials_waiter *waiter,
                          struct kin__identity **ret,
                          struct kin__credentials_news *ret_news,
                          kin_error *err)
{
    struct kin__credentials_news news = {.exec = KIN__EXEC_NOT_RUN};
    kin_error warning = KIN_ERROR_INIT;
    int r = creds_ask_source(creds, /* is_rejected= */ false, err);

    if (r == 0) {
        KIN__LOCK_SCOPE(&creds->mutex);
        r = creds_poll(creds, stop, waiter, ret, &warning, err);
        news = creds_take_news(creds);
    }
    creds_warn(creds, &warning);
    if (ret_news)
        *ret_news = news;
    return r;
}

double kin__credentials_ttl_s(struct kin__credentials *creds)
{
    KIN__LOCK_SCOPE(&creds->mutex);
    kin_time now = creds_now(creds);

    if (!creds->exec.has_span)
        return INFINITY;
    return (double)(creds->exec.span.ends.seconds - now.seconds);
}

static bool creds_refused(struct kin__credentials *creds, uint64_t generation,
                          kin_error *warning)
{
    kin__mutex_assert_held(&creds->mutex);
    if (generation != creds->generation)
        return true;
    creds_refresh_files(creds, /* is_forced= */ true, warning);
    if (generation != creds->generation)
        return true;
    return creds->exec.is_used && creds_refuse_exec(creds);
}

bool kin__credentials_refused(struct kin__credentials *creds,
                              const struct kin__identity *identity,
                              struct kin__credentials_news *ret_news)
{
    kin_error warning = KIN_ERROR_INIT;

    (void)creds_ask_source(creds, /* is_rejected= */ true, &warning);
    kin__mutex_lock(&creds->mutex);
    bool result = creds_refused(creds, identity->generation, &warning);
    struct kin__credentials_news news = creds_take_news(creds);
    kin__mutex_unlock(&creds->mutex);
    creds_warn(creds, &warning);
    if (ret_news)
        *ret_news = news;
    return result;
}
