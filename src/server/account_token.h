/* SPDX-License-Identifier: Apache-2.0 */
/*
 * account_token.h - the text of a service account's token: a JSON web token
 * (RFC 7519) with Kubernetes' claims.
 */
#ifndef KIN_SERVER_ACCOUNT_TOKEN_H
#define KIN_SERVER_ACCOUNT_TOKEN_H

#include <stdint.h>

#include <kin/document.h>

#include "base/buf.h"
#include "net/x509_signer.h"

enum {
    KIN__ACCOUNT_TOKEN_MAX = 16 * 1024, /* bytes of a token */
    KIN__ACCOUNT_LEEWAY_S = 60,         /* clocks may differ by this */
};

/* An object by name and uid; the name is empty for none. */
struct kin__account_object {
    kin_str name;
    kin_str uid;
};

/* Views of the caller, or of the document that was read. */
struct kin__account_claims {
    kin_str issuer;
    kin_str id; /* jti */
    kin_str namespace_;
    struct kin__account_object account;
    /* What the token is bound to, if anything. */
    struct kin__account_object pod;
    struct kin__account_object secret;
    struct kin__account_object node;
    kin_value audiences; /* an array of strings, or one string */
    int64_t issued_s;    /* since 1970, as the next two */
    int64_t not_before_s;
    int64_t expires_s;
};

/* Appends the signed token.  0, KIN_ENOMEM, KIN_ELIMIT or KIN_ETLS. */
int kin__account_token_write(const struct kin__account_claims *claims,
                             const struct kin__signer *signer,
                             struct kin__buf *ret) KIN_NODISCARD;

/* A token that was taken apart. */
struct kin__account_token {
    const kin_allocator *alloc;
    kin_str signed_text; /* a view of the token */
    struct kin__buf signature;
    kin_document *head; /* owned, as the next */
    kin_document *body;
    struct kin__account_claims claims; /* views of `body` */
};

/* Takes a token apart without verifying it.  0, KIN_EPARSE (no token of that
 * kind) or KIN_ENOMEM.  Released with kin__account_token_done() in any case. */
int kin__account_token_read(const kin_allocator *alloc, kin_str text,
                            struct kin__account_token *ret) KIN_NODISCARD;
void kin__account_token_done(struct kin__account_token *token);
#define KIN__AUTO_ACCOUNT_TOKEN                                                \
    __attribute__((cleanup(kin__account_token_done))) struct kin__account_token

/* Whether one of the keys has signed it, with the algorithm of the key. */
bool kin__account_token_is_signed(const struct kin__account_token *token,
                                  const struct kin__signer *signers,
                                  size_t count);

/* Number of audiences, and one of them. */
size_t kin__account_audience_count(kin_value audiences);
kin_str kin__account_audience_at(kin_value audiences, size_t index);

#endif /* KIN_SERVER_ACCOUNT_TOKEN_H */
