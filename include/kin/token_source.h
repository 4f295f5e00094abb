/* SPDX-License-Identifier: Apache-2.0 */
/**
 * @file
 * kin_token_source: a program supplies the bearer token of a client.
 *
 * It replaces the token, the password and the exec plugin of the configuration;
 * a client certificate is still used.  As all credentials, it is used for https
 * servers and unix sockets only.
 */
#ifndef KIN_TOKEN_SOURCE_H
#define KIN_TOKEN_SOURCE_H

#include <stdbool.h>
#include <stddef.h>

#include <kin/error.h>
#include <kin/export.h>

KIN_BEGIN_DECLS

/** Supplies tokens; copied by kin_client_new(). */
typedef struct kin_token_source {
    size_t size; /**< of this struct */
    /**
     * Write the current token.  Called before each request by the thread that
     * sends it, and after a 401 by the thread that receives, without a lock,
     * concurrently.  It must not block: return a stored token, and renew it
     * elsewhere.
     * @param buffer       for the token; overwritten after use
     * @param buffer_size  of the buffer: 16 KiB
     * @param is_rejected  the server has answered 401 to the last token; the
     *                     request is sent again if the token is another one
     * @param err          never NULL
     * @return the length of the token, or a negative code, with which the
     *         request fails
     */
    int (*get)(char *buffer, size_t buffer_size, bool is_rejected,
               kin_error *err, void *userdata);
    void *userdata; /**< passed to `get` */
    /** Releases `userdata`, once: when the client is freed, or if it could not
     * be made.  May be NULL. */
    void (*destroy)(void *userdata);
} kin_token_source;

KIN_END_DECLS

#endif /* KIN_TOKEN_SOURCE_H */
