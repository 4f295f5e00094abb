/* SPDX-License-Identifier: Apache-2.0 */
#include "kube/token_source.h"

#include <assert.h>
#include <string.h>

static bool token_is_line(const char *token, size_t len)
{
    for (size_t i = 0; i < len; i++)
        if ((unsigned char)token[i] < ' ' || token[i] == 0x7f)
            return false;
    return len > 0;
}

int kin__token_source_get(const kin_token_source *source, bool is_rejected,
                          struct kin__buf *ret, kin_error *err)
{
    char token[KIN__TOKEN_SOURCE_MAX];

    assert(source->get);
    int r = source->get(token, sizeof(token), is_rejected, err,
                        source->userdata);
    if (r < 0) {
        (void)kin_error_wrap(err, "token source");
        return r;
    }
    if ((size_t)r > sizeof(token) || !token_is_line(token, (size_t)r)) {
        explicit_bzero(token, sizeof(token));
        return kin_error_set(err, KIN_EINVAL,
                             "token source: not a token of up to %d bytes",
                             KIN__TOKEN_SOURCE_MAX);
    }
    int appended = kin__buf_append(ret, kin_str_of(token, (size_t)r));
    explicit_bzero(token, (size_t)r);
    return appended < 0 ? kin_error_set(err, appended, /* format= */ NULL) : 0;
}
