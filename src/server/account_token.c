/* SPDX-License-Identifier: Apache-2.0 */
#include "server/account_token.h"

#include <assert.h>

#include <kin/field.h>
#include <kin/json.h>

#include "base/base64.h"
#include "base/str.h"
#include "server/text.h"

/* --- writing ----------------------------------------------------------- */

/* `,"NAME":{"name":"..","uid":".."}` */
static void token_object(struct kin__text *text, const char *name,
                         const struct kin__account_object *object)
{
    if (object->name.len == 0)
        return;
    kin__text_key(text, name);
    kin__text_raw(text, "{\"name\":");
    kin__text_string(text, object->name);
    if (object->uid.len > 0) {
        kin__text_key(text, "uid");
        kin__text_string(text, object->uid);
    }
    kin__text_raw(text, "}");
}

static void token_audiences(struct kin__text *text, kin_value audiences)
{
    size_t count = kin__account_audience_count(audiences);

    kin__text_raw(text, "{\"aud\":[");
    for (size_t i = 0; i < count; i++) {
        kin__text_comma(text);
        kin__text_string(text, kin__account_audience_at(audiences, i));
    }
    kin__text_raw(text, "]");
}

/* In the order of Go, which sorts the claims. */
static void token_body(struct kin__text *text,
                       const struct kin__account_claims *claims)
{
    token_audiences(text, claims->audiences);
    kin__text_printf(text, ",\"exp\":%lld,\"iat\":%lld",
                     (long long)claims->expires_s, (long long)claims->issued_s);
    kin__text_key(text, "iss");
    kin__text_string(text, claims->issuer);
    kin__text_key(text, "jti");
    kin__text_string(text, claims->id);
    kin__text_key(text, "kubernetes.io");
    kin__text_raw(text, "{\"namespace\":");
    kin__text_string(text, claims->namespace_);
    token_object(text, "node", &claims->node);
    token_object(text, "pod", &claims->pod);
    token_object(text, "secret", &claims->secret);
    token_object(text, "serviceaccount", &claims->account);
    kin__text_printf(text,
                     "},\"nbf\":%lld,\"sub\":\"system:serviceaccount:"
                     "%.*s:%.*s\"}",
                     (long long)claims->not_before_s,
                     KIN_STR(claims->namespace_),
                     KIN_STR(claims->account.name));
}

int kin__account_token_write(const struct kin__account_claims *claims,
                             const struct kin__signer *signer,
                             struct kin__buf *ret)
{
    KIN__AUTO_TEXT text;
    KIN__AUTO_BUF token;
    KIN__AUTO_BUF signature;

    kin__text_init(&text, ret->alloc);
    kin__buf_init(&token, ret->alloc, KIN__ACCOUNT_TOKEN_MAX);
    kin__buf_init(&signature, ret->alloc, KIN__ACCOUNT_TOKEN_MAX);
    assert(claims->account.name.len > 0 && claims->issuer.len > 0);
    kin__text_printf(&text, "{\"alg\":\"%s\",\"kid\":\"%s\"}",
                     signer->algorithm, signer->id);
    int r = text.code;
    if (r == 0)
        r = kin__base64url_encode(kin__text_str(&text), &token);
    if (r == 0)
        r = kin__buf_append_byte(&token, '.');
    kin__text_clear(&text);
    token_body(&text, claims);
    if (r == 0)
        r = text.code;
    if (r == 0)
        r = kin__base64url_encode(kin__text_str(&text), &token);
    if (r == 0)
        r = kin__signer_sign(signer, kin__buf_str(&token), &signature);
    if (r == 0)
        r = kin__buf_append_byte(&token, '.');
    if (r == 0)
        r = kin__base64url_encode(kin__buf_str(&signature), &token);
    return r < 0 ? r : kin__buf_append(ret, kin__buf_str(&token));
}

/* --- reading ----------------------------------------------------------- */

size_t kin__account_audience_count(kin_value audiences)
{
    return kin_value_type(audiences) == KIN_TYPE_STRING
               ? 1
               : kin_value_count(audiences);
}

kin_str kin__account_audience_at(kin_value audiences, size_t index)
{
    return kin_value_str(kin_value_type(audiences) == KIN_TYPE_STRING
                             ? audiences
                             : kin_value_at(audiences, index));
}

static struct kin__account_object token_read_object(kin_value claims,
                                                    const char *name)
{
    kin_value object = kin_value_get(claims, kin_s(name));

    return (struct kin__account_object){
        .name = kin_value_str(kin_value_get(object, KIN__S("name"))),
        .uid = kin_value_str(kin_value_get(object, KIN__S("uid")))};
}

static kin_str token_text(kin_value body, const char *name)
{
    return kin_value_str(kin_value_get(body, kin_s(name)));
}

static int64_t token_number(kin_value body, const char *name)
{
    return kin_value_as_int64(kin_value_get(body, kin_s(name)));
}

static void token_read_claims(kin_value body, struct kin__account_claims *ret)
{
    kin_value own = kin_value_get(body, KIN__S("kubernetes.io"));

    *ret = (struct kin__account_claims){
        .issuer = token_text(body, "iss"),
        .id = token_text(body, "jti"),
        .namespace_ = token_text(own, "namespace"),
        .account = token_read_object(own, "serviceaccount"),
        .pod = token_read_object(own, "pod"),
        .secret = token_read_object(own, "secret"),
        .node = token_read_object(own, "node"),
        .audiences = kin_value_get(body, KIN__S("aud")),
        .issued_s = token_number(body, "iat"),
        .not_before_s = token_number(body, "nbf"),
        .expires_s = token_number(body, "exp"),
    };
}

/* Decodes one part; KIN_EPARSE unless it is an object in JSON. */
static int token_read_part(const kin_allocator *alloc, kin_str part,
                           kin_document **ret)
{
    KIN__AUTO_BUF text;

    kin__buf_init(&text, alloc, KIN__ACCOUNT_TOKEN_MAX);
    int r = kin__base64url_decode(part, &text);
    if (r == 0)
        r = kin_document_parse(alloc, kin__buf_str(&text), ret,
                               /* err= */ NULL);
    if (r == 0 && kin_value_type(kin_document_root(*ret)) != KIN_TYPE_OBJECT)
        r = KIN_EPARSE;
    return r == 0 || r == KIN_ENOMEM ? r : KIN_EPARSE;
}

int kin__account_token_read(const kin_allocator *alloc, kin_str text,
                            struct kin__account_token *ret)
{
    kin_str rest = text;
    kin_str head = kin__str_cut(&rest, '.');
    kin_str body = kin__str_cut(&rest, '.');

    *ret = (struct kin__account_token){.alloc = alloc};
    kin__buf_init(&ret->signature, alloc, KIN__ACCOUNT_TOKEN_MAX);
    if (!rest.ptr || text.len > KIN__ACCOUNT_TOKEN_MAX)
        return KIN_EPARSE;
    ret->signed_text = kin_str_of(text.ptr, head.len + 1 + body.len);
    int r = token_read_part(alloc, head, &ret->head);
    if (r == 0)
        r = token_read_part(alloc, body, &ret->body);
    if (r == 0)
        r = kin__base64url_decode(rest, &ret->signature);
    if (r < 0)
        return r;
    token_read_claims(kin_document_root(ret->body), &ret->claims);
    return 0;
}

void kin__account_token_done(struct kin__account_token *token)
{
    kin__buf_done(&token->signature);
    (void)kin_document_free(token->head);
    (void)kin_document_free(token->body);
}

bool kin__account_token_is_signed(const struct kin__account_token *token,
                                  const struct kin__signer *signers,
                                  size_t count)
{
    kin_value head = kin_document_root(token->head);
    kin_str algorithm = token_text(head, "alg");
    kin_str id = token_text(head, "kid");

    for (size_t i = 0; i < count; i++)
        if (kin_str_eq(algorithm, kin_s(signers[i].algorithm)) &&
            (id.len == 0 || kin_str_eq(id, kin_s(signers[i].id))) &&
            kin__signer_verify(&signers[i], token->signed_text,
                               kin__buf_str(&token->signature)))
            return true;
    return false;
}
