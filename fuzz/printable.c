/* SPDX-License-Identifier: Apache-2.0 */
/*
 * printable.c - escapes any bytes for a terminal: the result is UTF-8 without
 * control characters, and escaping it again changes nothing.
 */
#include "base/printable.h"

#include <assert.h>
#include <string.h>

#include "base/str.h"
#include "fuzz.h"

enum { ROOM = 64 };

static bool has(kin_str text, const char *what)
{
    return memmem(text.ptr, text.len, what, strlen(what)) != NULL;
}

static void check_safe(kin_str text)
{
    assert(kin__utf8_valid_prefix(text) == text.len);
    for (size_t i = 0; i < text.len; i++) {
        unsigned char c = (unsigned char)text.ptr[i];
        assert(c >= ' ' && c != 0x7f);
        /* U+0080 to U+009F */
        assert(c != 0xc2 || (unsigned char)text.ptr[i + 1] >= 0xa0);
    }
    assert(!has(text, "\xe2\x80\xae") && !has(text, "\xe2\x80\xa8") &&
           !has(text, "\xe2\x81\xa6") && !has(text, "\xef\xbb\xbf"));
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    kin_str text = kin_str_of((const char *)data, size);
    KIN__AUTO_BUF once;
    KIN__AUTO_BUF twice;
    char cut[ROOM];

    kin__buf_init(&once, /* alloc= */ NULL, 64 << 20);
    kin__buf_init(&twice, /* alloc= */ NULL, 64 << 20);
    int r = kin__printable_append(&once, text);
    assert(r == 0);
    check_safe(kin__buf_str(&once));
    r = kin__printable_append(&twice, kin__buf_str(&once));
    assert(r == 0);
    assert(kin_str_eq(kin__buf_str(&once), kin__buf_str(&twice)));
    size_t len = kin__printable_copy(text, cut, sizeof(cut));
    assert(len < sizeof(cut) && cut[len] == '\0');
    check_safe(kin_str_of(cut, len));
    assert(kin_str_starts_with(kin__buf_str(&once), kin_str_of(cut, len)));
    return 0;
}
