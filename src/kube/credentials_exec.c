/* SPDX-License-Identifier: Apache-2.0 */
/*
 * credentials_exec.c - credentials that another program gives.
 */
#include <string.h>
#include <unistd.h>

#include "base/alloc.h"
#include "base/stop.h"
#include "base/str.h"
#include "kube/credentials_state.h"
#include "kube/exec_info.h"
#include "kube/exec_run.h"

enum {
    EXEC_TIMEOUT_MS = 60 * 1000,
    /* People read, type and look for their phones. */
    EXEC_ASKING_TIMEOUT_MS = 600 * 1000,
    EXEC_MAX_INFO = 8 << 20, /* bytes of KUBERNETES_EXEC_INFO */
};

/* Whoever does not listen is not told more often than so many times an hour how
 * to get a plugin. */
enum { HINTS_MAX = 10 };
#define HINTS_PERIOD_NS (3600 * KIN__NS_PER_S)

/* A plugin that keeps giving what the server refuses is not run more often. */
#define REFUSED_PERIOD_NS (10 * KIN__NS_PER_S)

/* --- One run, without the mutex --- */

/* All that a run needs; lives in its pool. */
struct exec_call {
    const struct kin__credentials *creds;
    const struct kin__exec *exec;
    struct kin__pool pool;
    bool may_hint;
    bool is_interactive;
    struct kin__credentials_news *news; /* the caller's */
    char *program;
    char **argv;
    char **envp;
};

static void call_done(struct exec_call *call)
{
    kin__pool_done(&call->pool);
}

/* Whether the plugin may ask questions; KIN_EUNSUPPORTED if it must and
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
                                     : "standard input is no terminal");
}

/* Where a program is: KIN_ENOTFOUND if nowhere. */
static int call_find(const struct exec_call *call, const char *name,
                     struct kin__buf *path)
{
    kin__buf_init(path, call->pool.alloc, /* max= */ 1 << 16);
    return kin__exec_find(
        name, kin__env_get(call->creds->config->environment, "PATH"), path);
}

/* Whether a name of the list is that of the program. */
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
        return kin_error_set(err, KIN_EFORBIDDEN,
                             "it is not among the plugins that may run");
    return 0;
}

static int call_set_program(struct exec_call *call, kin_error *err)
{
    KIN__AUTO_BUF path;
    int r = call_find(call, call->exec->command, &path);

    if (r == KIN_ENOTFOUND) {
        call->news->exec = KIN__EXEC_MISSING;
        return kin_error_set(err, r, "not found in PATH");
    }
    if (r == 0) {
        call->program = kin__pool_strdup(&call->pool, kin__buf_str(&path));
        r = call->program ? 0 : KIN_ENOMEM;
    }
    return r < 0 ? kin_error_set(err, r, /* format= */ NULL)
                 : call_check_allowed(call, err);
}

static int call_set_argv(struct exec_call *call)
{
    size_t count = kin__strings_count(call->exec->args);

    call->argv = kin__pool_alloc0(&call->pool, count + 2, sizeof(*call->argv));
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
    char *text = kin__pool_alloc0(&call->pool, len + value_len + 2, 1);

    if (!text)
        return NULL;
    memcpy(text, name, len);
    text[len] = '=';
    memcpy(text + len + 1, value, value_len);
    return text;
}

/* Puts a variable into the list, over one of the same name. */
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
    call->envp = kin__pool_alloc0(&call->pool, count + more + 2,
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

    kin__buf_init(&info, call->pool.alloc, EXEC_MAX_INFO);
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

static int call_run(const struct exec_call *call, kin_stop *stop,
                    struct kin__exec_answer *answer, kin_error *err)
{
    KIN__AUTO_BUF output;
    int64_t timeout_ms = call->is_interactive ? EXEC_ASKING_TIMEOUT_MS
                                              : EXEC_TIMEOUT_MS;
    int status = KIN__EXEC_STATUS_UNKNOWN;

    kin__buf_init(&output, call->pool.alloc, KIN__EXEC_MAX_OUTPUT);
    if (call->creds->exec_timeout_ms > 0)
        timeout_ms = call->creds->exec_timeout_ms;
    const struct kin__exec_run run = {.program = call->program,
                                      .argv = call->argv,
                                      .envp = call->envp,
                                      .inherits_stdin = call->is_interactive,
                                      .timeout_ms = timeout_ms,
                                      .stop = stop,
                                      .output = &output};
    int r = kin__exec_run(&run, &status, err);
    call->news->exec = r == 0               ? KIN__EXEC_OK
                       : r == KIN_ENOTFOUND ? KIN__EXEC_MISSING
                                            : KIN__EXEC_INTERNAL;
    if (r < 0)
        return r;
    if (status > 0) {
        call->news->exec = KIN__EXEC_FAILED;
        call->news->exec_status = status;
        return kin_error_set(err, KIN_EUNAUTHORIZED, "ended with status %d",
                             status);
    }
    return kin__exec_answer_read(answer, kin__buf_str(&output),
                                 call->exec->api_version, err);
}

/* The hint is for whoever has to install the plugin. */
static void call_explain(const struct exec_call *call, int code, kin_error *err)
{
    kin_error why = KIN_ERROR_INIT;
    const char *hint = code == KIN_ENOTFOUND && call->may_hint
                           ? call->exec->install_hint
                           : NULL;

    if (!err)
        return;
    why = *err;
    (void)kin_error_set(err, why.code, "exec plugin %s: %s%s%s",
                        call->exec->command, why.message, hint ? "; " : "",
                        hint ? hint : "");
}

static int exec_call(const struct kin__credentials *creds, kin_str ca,
                     bool may_hint, kin_stop *stop,
                     struct kin__credentials_news *news,
                     struct kin__exec_answer *answer, kin_error *err)
{
    __attribute__((cleanup(call_done))) struct exec_call call = {
        .creds = creds,
        .exec = creds->config->user.exec,
        .may_hint = may_hint,
        .news = news};

    kin__pool_init(&call.pool, &creds->wipe.allocator);
    int r = call_prepare(&call, ca, err);
    if (r == 0)
        r = call_run(&call, stop, answer, err);
    if (r < 0)
        call_explain(&call, r, err);
    return r;
}

/* --- Whose turn it is, with the mutex --- */

/* Another certificate is there, or none. */
static void exec_take_span(struct kin__credentials *creds,
                           struct kin__credentials_news *news)
{
    struct kin__credentials_exec *exec = &creds->exec;

    news->is_rotated = exec->has_span;
    if (exec->has_span)
        news->rotated_s = kin__credentials_now(creds).seconds -
                          exec->span.begins.seconds;
    exec->has_span = creds->cert.len > 0 &&
                     kin__cert_span_read(
                         &creds->wipe.allocator,
                         kin_str_of(creds->cert.ptr, creds->cert.len),
                         &exec->span);
}

static int exec_take(struct kin__credentials *creds,
                     const struct kin__exec_answer *answer,
                     struct kin__credentials_news *news)
{
    bool token_changed = false;
    bool tls_changed = false;
    int r = kin__secret_set(creds, &creds->token, kin_s(answer->token),
                            &token_changed);

    if (r == 0)
        r = kin__secret_set(creds, &creds->cert, kin_s(answer->cert),
                            &tls_changed);
    if (tls_changed)
        exec_take_span(creds, news);
    if (r == 0)
        r = kin__secret_set(creds, &creds->key, kin_s(answer->key),
                            &tls_changed);
    creds->tls_generation += tls_changed;
    creds->generation += token_changed || tls_changed;
    if (r < 0)
        return r;
    creds->exec.has_answer = true;
    creds->exec.has_expiry = answer->has_expiry;
    creds->exec.expires = answer->expires;
    return 0;
}

/* Whether the next failure may come with the hint. */
static bool exec_may_hint(struct kin__credentials *creds)
{
    struct kin__credentials_exec *exec = &creds->exec;
    int64_t now_ns = kin__clock_now_ns(creds->clock);

    if (exec->hints == 0 || now_ns - exec->hints_ns >= HINTS_PERIOD_NS) {
        exec->hints = 0;
        exec->hints_ns = now_ns;
    }
    return exec->hints < HINTS_MAX;
}

/* Runs the plugin; the mutex is given up meanwhile. */
static int exec_fly(struct kin__credentials *creds, kin_stop *stop,
                    struct kin__credentials_news *news, kin_error *err)
{
    KIN__AUTO_EXEC_ANSWER answer;
    kin_error why = KIN_ERROR_INIT;
    struct kin__data ca = {0};
    bool copied = false;

    kin__exec_answer_init(&answer, &creds->wipe.allocator);
    int r = kin__secret_set(creds, &ca,
                            kin_str_of(creds->ca.ptr, creds->ca.len), &copied);
    if (r < 0)
        return kin_error_set(err, r, /* format= */ NULL);
    uint64_t flight = ++creds->exec.flight;
    bool may_hint = exec_may_hint(creds);
    creds->exec.is_running = true;
    kin__mutex_unlock(&creds->mutex);
    r = exec_call(creds, kin_str_of(ca.ptr, ca.len), may_hint, stop, news,
                  &answer, &why);
    kin__mutex_lock(&creds->mutex);
    kin__free(&creds->wipe.allocator, ca.ptr);
    creds->exec.is_running = false;
    creds->exec.hints += r == KIN_ENOTFOUND && may_hint;
    if (r == 0)
        r = exec_take(creds, &answer, news);
    if (r < 0 && !why.code)
        (void)kin_error_set(&why, r, /* format= */ NULL);
    /* Our own stop is nobody else's (rule E). */
    if (r == 0) {
        creds->exec.answered = flight;
    } else if (!kin_stop_requested(stop)) {
        creds->exec.failed = flight;
        creds->exec.failure = why;
    }
    kin__cond_broadcast(&creds->cond);
    if (r < 0 && err)
        *err = why;
    return r;
}

static bool exec_is_fresh(const struct kin__credentials *creds)
{
    kin_time now = kin__credentials_now(creds);

    return creds->exec.has_answer &&
           (!creds->exec.has_expiry ||
            kin_time_cmp(now, creds->exec.expires) < 0);
}

/* Waits for another thread's run.  1 if it answered, 0 if it was stopped. */
static int exec_wait(struct kin__credentials *creds, kin_stop *stop,
                     kin_error *err)
{
    struct kin__credentials_exec *exec = &creds->exec;
    uint64_t flight = exec->flight;

    while (exec->is_running && exec->flight == flight) {
        int reason = kin_stop_reason(stop);
        if (reason < 0)
            return kin_error_set(err, reason, "waiting for exec plugin %s",
                                 creds->config->user.exec->command);
        (void)kin__cond_wait_until(&creds->cond, &creds->mutex, creds->clock,
                                   kin_stop_deadline(stop));
    }
    if (exec->failed == flight) {
        if (err)
            *err = exec->failure;
        return exec->failure.code;
    }
    return exec->answered >= flight;
}

int kin__credentials_ensure_exec(struct kin__credentials *creds, kin_stop *stop,
                                 struct kin__credentials_news *news,
                                 kin_error *err)
{
    kin__mutex_assert_held(&creds->mutex);
    if (exec_is_fresh(creds))
        return 0;
    while (creds->exec.is_running) {
        int r = exec_wait(creds, stop, err);
        if (r != 0)
            return r < 0 ? r : 0;
    }
    return exec_fly(creds, stop, news, err);
}

bool kin__credentials_refuse_exec(struct kin__credentials *creds)
{
    struct kin__credentials_exec *exec = &creds->exec;
    int64_t now_ns = kin__clock_now_ns(creds->clock);

    kin__mutex_assert_held(&creds->mutex);
    if (!exec->has_answer) /* somebody was faster */
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
