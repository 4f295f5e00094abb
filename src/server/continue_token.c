/* SPDX-License-Identifier: Apache-2.0 */
#include "server/continue_token.h"

#include <assert.h>
#include <string.h>

#include <kin/document.h>
#include <kin/json.h>

#include "base/alloc.h"
#include "base/base64.h"
#include "base/str.h"
#include "object/document.h"

enum { TOKEN_MAX = 8192 };

#define TOKEN_VERSION "meta.k8s.io/v1"

/* ---- base64url without padding ---- */

static int append_base64url(struct kin__buf *buf, kin_str bytes)
{
    size_t from = buf->len;
    int r = kin__base64_encode(bytes, buf);

    if (r < 0)
        return r;
    for (size_t i = from; i < buf->len; i++) {
        if (buf->ptr[i] == '+')
            buf->ptr[i] = '-';
        else if (buf->ptr[i] == '/')
            buf->ptr[i] = '_';
    }
    while (buf->len > from && buf->ptr[buf->len - 1] == '=')
        buf->ptr[--buf->len] = '\0';
    return 0;
}

/* Maps base64url to base64; 0 for an invalid character. */
static char base64_byte(char c)
{
    if (c == '-')
        return '+';
    if (c == '_')
        return '/';
    bool is_plain = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') ||
                    (c >= '0' && c <= '9');
    return is_plain ? c : '\0';
}

static int decode_base64url(const kin_allocator *alloc, kin_str text,
                            struct kin__buf *buf, kin_error *err)
{
    KIN__AUTO_BUF plain;

    kin__buf_init(&plain, alloc, TOKEN_MAX);
    int r = 0;
    for (size_t i = 0; r == 0 && i < text.len; i++) {
        char byte = base64_byte(text.ptr[i]);
        if (!byte)
            return kin_error_set(err, KIN_EINVAL,
                                 "continue key is not valid: illegal base64 "
                                 "data at input byte %zu",
                                 i);
        r = kin__buf_append_byte(&plain, byte);
    }
    while (r == 0 && plain.len % 4)
        r = kin__buf_append_byte(&plain, '=');
    assert(r < 0 || plain.len % 4 == 0);
    if (r == 0)
        r = kin__base64_decode(kin__buf_str(&plain), buf);
    if (r == 0)
        return 0;
    return kin_error_set(err, r == KIN_ENOMEM ? r : KIN_EINVAL,
                         "continue key is not valid: illegal base64 data");
}

/* ---- writing ---- */

static int write_piece(kin_str piece, void *userdata)
{
    return kin__buf_append(userdata, piece);
}

static int token_document(const kin_allocator *alloc, int64_t version,
                          kin_str start, kin_document **ret)
{
    KIN_AUTO(kin_document) *doc = NULL;
    int r = kin__document_new(alloc, &doc, NULL);

    if (r < 0)
        return r;
    (void)kin__document_open_object(doc);
    (void)kin__document_key(doc, KIN__S("v"));
    (void)kin__document_add_string(doc, KIN__S(TOKEN_VERSION));
    (void)kin__document_key(doc, KIN__S("rv"));
    (void)kin__document_add_int(doc, version);
    (void)kin__document_key(doc, KIN__S("start"));
    (void)kin__document_add_string(doc, start);
    (void)kin__document_close(doc);
    r = kin__document_finish(doc, NULL);
    if (r == 0)
        *ret = KIN__STEAL(doc);
    return r;
}

int kin__continue_token_write_start(struct kin__buf *buf,
                                    const kin_allocator *alloc, int64_t version,
                                    kin_str start)
{
    KIN_AUTO(kin_document) *doc = NULL;
    KIN__AUTO_BUF key;
    KIN__AUTO_BUF text;

    kin__buf_init(&key, alloc, TOKEN_MAX);
    kin__buf_init(&text, alloc, TOKEN_MAX);
    int r = kin__buf_append_byte(&key, '/');
    if (r == 0)
        r = kin__buf_append(&key, start);
    if (r == 0)
        r = token_document(alloc, version, kin__buf_str(&key), &doc);
    if (r == 0)
        r = kin_value_write(kin_document_root(doc), 0, write_piece, &text);
    if (r == 0)
        r = append_base64url(buf, kin__buf_str(&text));
    return r;
}

int kin__continue_token_write(struct kin__buf *buf, const kin_allocator *alloc,
                              int64_t version, kin_str key)
{
    KIN__AUTO_BUF start;

    kin__buf_init(&start, alloc, TOKEN_MAX);
    int r = kin__buf_append(&start, key);
    if (r == 0)
        r = kin__buf_append_byte(&start, '\0');
    if (r == 0)
        r = kin__continue_token_write_start(buf, alloc, version,
                                            kin__buf_str(&start));
    return r;
}

/* ---- reading ---- */

static int token_check(kin_value root, struct kin__continue_token *ret,
                       kin_error *err)
{
    kin_str v = kin_value_str(kin_value_get(root, KIN__S("v")));
    kin_str start = kin_value_str(kin_value_get(root, KIN__S("start")));

    if (!kin_str_eq(v, KIN__S(TOKEN_VERSION)))
        return kin_error_set(err, KIN_EINVAL,
                             "continue key is not valid: server does not "
                             "recognize this encoded version \"%.*s\"",
                             KIN_STR(v));
    if (kin_value_int(kin_value_get(root, KIN__S("rv")), &ret->version) < 0 ||
        ret->version == 0)
        return kin_error_set(err, KIN_EINVAL,
                             "continue key is not valid: incorrect encoded "
                             "start resourceVersion (version " TOKEN_VERSION
                             ")");
    if (start.len == 0)
        return kin_error_set(err, KIN_EINVAL,
                             "continue key is not valid: encoded start key "
                             "empty (version " TOKEN_VERSION ")");
    if (start.ptr[0] == '/')
        start = kin__str_slice(start, 1, SIZE_MAX);
    if (start.len > sizeof(ret->start))
        return kin_error_set(err, KIN_EINVAL,
                             "continue key is not valid: it is too long");
    if (start.len)
        memcpy(ret->start, start.ptr, start.len);
    ret->len = start.len;
    assert(ret->len <= sizeof(ret->start));
    return 0;
}

int kin__continue_token_read(const kin_allocator *alloc, kin_str text,
                             struct kin__continue_token *ret, kin_error *err)
{
    KIN_AUTO(kin_document) *doc = NULL;
    KIN__AUTO_BUF json;
    kin_error why = KIN_ERROR_INIT;

    kin__buf_init(&json, alloc, TOKEN_MAX);
    int r = decode_base64url(alloc, text, &json, err);
    if (r < 0)
        return r;
    r = kin_document_parse(alloc, kin__buf_str(&json), &doc, &why);
    if (r < 0)
        return kin_error_set(err, r == KIN_ENOMEM ? r : KIN_EINVAL,
                             "continue key is not valid: %s", why.message);
    return token_check(kin_document_root(doc), ret, err);
}
