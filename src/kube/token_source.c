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
    kin_error why = KIN_ERROR_INIT;

    assert(source->get);
    int r = source->get(token, sizeof(token), is_rejected, &why,
                        source->userdata);
    if (r < 0) {
        why.code = r;
        (void)kin_error_wrap(&why, "token source");
    } else if ((size_t)r > sizeof(token) || !token_is_line(token, (size_t)r)) {
        r = kin_error_set(&why, KIN_EINVAL,
                          "token source: not a token of up to %d bytes",
                          KIN__TOKEN_SOURCE_MAX);
    } else {
        r = kin__buf_append(ret, kin_str_of(token, (size_t)r));
        if (r < 0)
            (void)kin_error_set(&why, r, /* format= */ NULL);
    }
    explicit_bzero(token, sizeof(token));
    if (r < 0 && err)
        *err = why;
    return r < 0 ? r : 0;
}
