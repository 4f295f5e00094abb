/* SPDX-License-Identifier: Apache-2.0 */
#include "net/url.h"

#include <assert.h>
#include <string.h>

#include "base/str.h"

enum { URL_MAX = 64 << 10 };

#define URL_DIGITS "0123456789"
#define URL_LETTERS                                                            \
    "abcdefghijklmnopqrstuvwxyz"                                               \
    "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
#define URL_UNRESERVED URL_DIGITS URL_LETTERS "-._~"

void kin__url_init(struct kin__url *url, const kin_allocator *alloc)
{
    *url = (struct kin__url){.has_query = false};
    kin__buf_init(&url->text, alloc, URL_MAX);
}

void kin__url_done(struct kin__url *url)
{
    kin__buf_done(&url->text);
}

static int url_error(int code, kin_error *err)
{
    return kin_error_set(err, code, "URL: %s", kin_error_text(code));
}

static bool url_is_among(char byte, const char *marks)
{
    return byte != '\0' && strchr(marks, byte);
}

/* Whether all bytes are among the marks. */
static bool url_is_all(kin_str s, const char *marks)
{
    for (size_t i = 0; i < s.len; i++) {
        if (!url_is_among(s.ptr[i], marks))
            return false;
    }
    return true;
}

/* Whether all bytes are valid in a path. */
static bool url_is_path(kin_str s)
{
    return url_is_all(s, URL_UNRESERVED "/%:@!$&'()*+,;=");
}

/* Removes what a failed call has appended: all or nothing. */
static void url_truncate(struct kin__buf *text, size_t len)
{
    text->len = len;
    if (text->ptr)
        text->ptr[len] = '\0';
}

static int url_encode(struct kin__buf *to, kin_str s, const char *marks)
{
    static const char hex[] = "0123456789ABCDEF";

    for (size_t i = 0; i < s.len; i++) {
        unsigned char byte = (unsigned char)s.ptr[i];
        const char code[] = {'%', hex[byte >> 4], hex[byte & 15]};
        int r = url_is_among(s.ptr[i], marks)
                    ? kin__buf_append_byte(to, s.ptr[i])
                    : kin__buf_append(to, kin_str_of(code, sizeof(code)));
        if (r < 0)
            return r;
    }
    return 0;
}

/* Splits off the scheme; false if it is neither http nor https. */
static bool url_cut_scheme(kin_str *rest)
{
    static const char *const schemes[] = {"http://", "https://"};

    for (size_t i = 0; i < 2; i++) {
        size_t len = strlen(schemes[i]);
        if (!kin__str_eq_nocase(kin__str_slice(*rest, 0, len),
                                kin_s(schemes[i])))
            continue;
        *rest = kin__str_slice(*rest, len, rest->len);
        return true;
    }
    return false;
}

/* Rejects user, query and fragment; libcurl validates the rest. */
static bool url_is_base(kin_str base)
{
    kin_str rest = base;

    if (!url_cut_scheme(&rest))
        return false;
    kin_str host = kin__str_cut(&rest, '/');
    return host.len > 0 && url_is_all(host, URL_UNRESERVED ":[]%") &&
           url_is_path(rest);
}

int kin__url_begin(struct kin__url *url, kin_str base, kin_error *err)
{
    if (kin_str_starts_with(base, kin_s("unix:")))
        base = kin_s("http://localhost");
    if (!url_is_base(base))
        return kin_error_set(err, KIN_EINVAL, "\"%.*s\" is not a server's URL",
                             KIN_STR(base));
    while (base.ptr[base.len - 1] == '/')
        base.len--;
    kin__buf_clear(&url->text);
    url->has_query = false;
    int r = kin__buf_append(&url->text, base);
    return r < 0 ? url_error(r, err) : 0;
}

int kin__url_path(struct kin__url *url, kin_str path, kin_error *err)
{
    assert(!url->has_query);
    if (!kin_str_starts_with(path, kin_s("/")) || !url_is_path(path))
        return kin_error_set(err, KIN_EINVAL, "\"%.*s\" is not a path",
                             KIN_STR(path));
    int r = kin__buf_append(&url->text, path);
    return r < 0 ? url_error(r, err) : 0;
}

int kin__url_segment(struct kin__url *url, kin_str segment, kin_error *err)
{
    size_t before = url->text.len;

    assert(!url->has_query);
    if (segment.len == 0 || kin_str_eq(segment, kin_s(".")) ||
        kin_str_eq(segment, kin_s("..")))
        return kin_error_set(err, KIN_EINVAL,
                             "\"%.*s\" cannot be a part of a path",
                             KIN_STR(segment));
    int r = kin__buf_append_byte(&url->text, '/');
    if (r == 0)
        r = url_encode(&url->text, segment, URL_UNRESERVED ":");
    if (r == 0)
        return 0;
    url_truncate(&url->text, before);
    return url_error(r, err);
}

int kin__url_query(struct kin__url *url, kin_str name, kin_str value,
                   kin_error *err)
{
    struct kin__buf *text = &url->text;
    size_t before = text->len;
    int r = kin__buf_append_byte(text, url->has_query ? '&' : '?');

    if (r == 0)
        r = url_encode(text, name, URL_UNRESERVED);
    if (r == 0)
        r = kin__buf_append_byte(text, '=');
    if (r == 0)
        r = url_encode(text, value, URL_UNRESERVED);
    if (r < 0) {
        url_truncate(text, before);
        return url_error(r, err);
    }
    url->has_query = true;
    return 0;
}

int kin__url_raw_query(struct kin__url *url, kin_str query, kin_error *err)
{
    size_t before = url->text.len;

    if (!url_is_all(query, URL_UNRESERVED "/%:@!$&'()*+,;=?"))
        return kin_error_set(err, KIN_EINVAL, "\"%.*s\" is not a query",
                             KIN_STR(query));
    if (query.len == 0)
        return 0;
    int r = kin__buf_append_byte(&url->text, url->has_query ? '&' : '?');
    if (r == 0)
        r = kin__buf_append(&url->text, query);
    if (r < 0) {
        url_truncate(&url->text, before);
        return url_error(r, err);
    }
    url->has_query = true;
    return 0;
}

const char *kin__url_text(const struct kin__url *url)
{
    return kin__buf_str(&url->text).ptr;
}
