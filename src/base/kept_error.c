/* SPDX-License-Identifier: Apache-2.0 */
#include "base/kept_error.h"

#include <string.h>

#include "base/alloc.h"

static char *texts_make(const kin_allocator *alloc, const kin_error *err)
{
    size_t reason = strlen(err->reason) + 1;
    size_t cause = strlen(err->cause) + 1;
    size_t message = strlen(err->message) + 1;
    char *texts = kin__alloc(alloc, reason + cause + message, 1);

    if (!texts)
        return NULL;
    memcpy(texts, err->reason, reason);
    memcpy(texts + reason, err->cause, cause);
    memcpy(texts + reason + cause, err->message, message);
    return texts;
}

void kin__kept_error_set(struct kin__kept_error *kept,
                         const kin_allocator *alloc, const kin_error *err)
{
    kin__free(alloc, kept->texts);
    *kept = (struct kin__kept_error){
        .code = err->code,
        .http_status = err->http_status,
        .retry_after_s = err->retry_after_s,
        .texts = texts_make(alloc, err),
    };
}

void kin__kept_error_clear(struct kin__kept_error *kept,
                           const kin_allocator *alloc)
{
    kin__free(alloc, kept->texts);
    *kept = (struct kin__kept_error){0};
}

/* Copies one text and returns a pointer to the next.  It fits because it came
 * from a buffer of the same size. */
static const char *texts_take(const char *texts, char *to)
{
    size_t size = strlen(texts) + 1;

    memcpy(to, texts, size);
    return texts + size;
}

void kin__kept_error_get(const struct kin__kept_error *kept, kin_error *ret)
{
    kin_error_clear(ret);
    if (kept->code == 0)
        return;
    (void)kin_error_set(ret, kept->code, /* format= */ NULL);
    ret->http_status = kept->http_status;
    ret->retry_after_s = kept->retry_after_s;
    if (!kept->texts)
        return;
    const char *at = texts_take(kept->texts, ret->reason);
    at = texts_take(at, ret->cause);
    (void)texts_take(at, ret->message);
}
