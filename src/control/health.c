/* SPDX-License-Identifier: Apache-2.0 */
#include <kin/health.h>

#include <assert.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdio.h>
#include <string.h>

#include "base/alloc.h"
#include "base/lock.h"
#include "base/log.h"
#include "base/str.h"

struct health_check {
    _Atomic(struct health_check *) next; /* set once, from NULL */
    kin_health_fn *fn;
    void *userdata;
    kin_health_kind kind;
    char name[]; /* NUL-terminated */
};

/* Checks are only appended, so that probes need no lock. */
struct kin_health {
    const kin_allocator *alloc;
    const kin_log *log;
    struct kin__mutex mutex; /* held to add a check */
    _Atomic(struct health_check *) first;
};

/* ---- checks ---- */

static int check_ping(kin_error *err, void *userdata)
{
    (void)err;
    (void)userdata;
    return 0;
}

int kin_health_new(const kin_allocator *alloc, const kin_log *log,
                   kin_health **ret, kin_error *err)
{
    KIN_AUTO(kin_health) *self = kin__alloc0(alloc, 1, sizeof(*self));

    if (!self)
        return kin_error_set(err, KIN_ENOMEM, "health: out of memory");
    self->alloc = alloc;
    self->log = log;
    kin__mutex_init(&self->mutex);
    int r = kin_health_add(self, "ping", check_ping, /* userdata= */ NULL,
                           KIN_HEALTH_LIVE);
    if (r < 0)
        return kin_error_set(err, r, "health: out of memory");
    *ret = KIN__STEAL(self);
    return 0;
}

kin_health *kin_health_free(kin_health *health)
{
    if (!health)
        return NULL;
    struct health_check *check = atomic_load(&health->first);
    while (check) {
        struct health_check *next = atomic_load(&check->next);
        kin__free(health->alloc, check);
        check = next;
    }
    kin__mutex_done(&health->mutex);
    kin__free(health->alloc, health);
    return NULL;
}

static bool name_is_valid(const char *name)
{
    static const char letters[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
                                  "abcdefghijklmnopqrstuvwxyz0123456789-_.:";

    return name && name[0] && name[strspn(name, letters)] == '\0';
}

static struct health_check *health_find(kin_health *health, kin_str name)
{
    struct health_check *check = atomic_load(&health->first);

    while (check && !kin_str_eq(kin_s(check->name), name))
        check = atomic_load(&check->next);
    return check;
}

static void health_append(kin_health *health, struct health_check *added)
{
    _Atomic(struct health_check *) *at = &health->first;

    kin__mutex_assert_held(&health->mutex);
    assert(!atomic_load(&added->next));
    while (atomic_load(at))
        at = &atomic_load(at)->next;
    atomic_store(at, added);
}

int kin_health_add(kin_health *health, const char *name, kin_health_fn *check,
                   void *userdata, kin_health_kind kind)
{
    if (!health || !check || !name_is_valid(name))
        return KIN_EINVAL;
    KIN__LOCK_SCOPE(&health->mutex);
    if (health_find(health, kin_s(name)))
        return KIN_EEXISTS;
    size_t size = strlen(name) + 1;
    struct health_check *added = kin__alloc0(health->alloc, 1,
                                             sizeof(*added) + size);
    if (!added)
        return KIN_ENOMEM;
    added->fn = check;
    added->userdata = userdata;
    added->kind = kind;
    memcpy(added->name, name, size);
    health_append(health, added);
    return 0;
}

/* ---- probes ---- */

/* A text that is truncated to its buffer. */
struct text {
    char *buffer;
    size_t size;
    size_t len;
};

__attribute__((format(printf, 2, 3))) static void text_add(struct text *text,
                                                           const char *format,
                                                           ...)
{
    va_list args;

    assert(text->size == 0 || text->buffer);
    if (text->len >= text->size)
        return;
    va_start(args, format);
    int len = vsnprintf(text->buffer + text->len, text->size - text->len,
                        format, args);
    va_end(args);
    text->len += len < 0 ? 0 : (size_t)len;
}

/* A parsed probe. */
struct probe {
    kin_str set;  /* "healthz", "livez" or "readyz" */
    kin_str only; /* one check; empty: all */
    kin_str query;
    bool is_verbose;
    bool is_ready; /* include checks of readiness */
};

static bool probe_parse(kin_str target, struct probe *ret)
{
    kin_str path = kin__str_cut(&target, '?');

    if (path.len < 2 || path.ptr[0] != '/')
        return false;
    path = kin__str_slice(path, 1, path.len);
    *ret = (struct probe){
        .set = kin__str_cut(&path, '/'), .only = path, .query = target};
    ret->is_ready = kin_str_eq(ret->set, KIN__S("readyz"));
    kin_str rest = target;
    while (rest.ptr) {
        kin_str name = kin__str_cut(&rest, '&');
        ret->is_verbose |= kin_str_eq(kin__str_cut(&name, '='),
                                      KIN__S("verbose"));
    }
    return ret->is_ready || kin_str_eq(ret->set, KIN__S("healthz")) ||
           kin_str_eq(ret->set, KIN__S("livez"));
}

static bool probe_excludes(const struct probe *probe, const char *name)
{
    kin_str rest = probe->query;

    while (rest.ptr) {
        kin_str value = kin__str_cut(&rest, '&');
        if (kin_str_eq(kin__str_cut(&value, '='), KIN__S("exclude")) &&
            kin_str_eq(value, kin_s(name)))
            return true;
    }
    return false;
}

static bool probe_wants(const struct probe *probe,
                        const struct health_check *check)
{
    if (check->kind == KIN_HEALTH_READY && !probe->is_ready)
        return false;
    if (probe->only.len > 0)
        return kin_str_eq(probe->only, kin_s(check->name));
    return !probe_excludes(probe, check->name);
}

static bool health_run_check(const kin_health *health,
                             const struct health_check *check, kin_error *err)
{
    if (check->fn(err, check->userdata) == 0)
        return true;
    KIN__LOG(health->log, KIN_LOG_WARN, "health", "check failed",
             KIN__KV_TEXT("check", check->name),
             KIN__KV_TEXT("error", err->message));
    return false;
}

static void text_add_result(const struct health_check *check, bool is_healthy,
                            const kin_error *err, struct text *text)
{
    bool is_shown = check->kind == KIN_HEALTH_READY && err->message[0];

    if (is_healthy)
        text_add(text, "[+]%s ok\n", check->name);
    else
        text_add(text, "[-]%s failed: %s\n", check->name,
                 is_shown ? err->message : "reason withheld");
}

/* Runs all checks of a probe, each once.  Returns the number of failed ones;
 * `ret_count` gets the total. */
static size_t health_run_checks(kin_health *health, const struct probe *probe,
                                struct text *text, size_t *ret_count)
{
    size_t failed = 0;

    *ret_count = 0;
    for (struct health_check *check = atomic_load(&health->first); check;
         check = atomic_load(&check->next)) {
        if (!probe_wants(probe, check))
            continue;
        kin_error err = KIN_ERROR_INIT;
        bool is_healthy = health_run_check(health, check, &err);
        (*ret_count)++;
        failed += !is_healthy;
        text_add_result(check, is_healthy, &err, text);
    }
    return failed;
}

int kin_health_answer(kin_health *health, kin_str target, char *buffer,
                      size_t size)
{
    struct text text = {.buffer = buffer, .size = size};
    struct probe probe;
    size_t count = 0;

    if (size > 0)
        buffer[0] = '\0';
    if (!probe_parse(target, &probe)) {
        text_add(&text, "404 page not found\n");
        return 404;
    }
    size_t failed = health_run_checks(health, &probe, &text, &count);
    if (probe.only.len > 0 && count == 0) {
        text_add(&text, "404 page not found\n");
        return 404;
    }
    if (failed > 0) {
        text_add(&text, "%.*s check failed\n", KIN_STR(probe.set));
        return 500;
    }
    if (probe.is_verbose) {
        text_add(&text, "%.*s check passed\n", KIN_STR(probe.set));
        return 200;
    }
    text.len = 0;
    text_add(&text, "ok");
    return 200;
}
