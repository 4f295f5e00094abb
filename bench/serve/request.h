/* SPDX-License-Identifier: Apache-2.0 */
/*
 * request.h - a client with one connection and sequential requests.  Uses
 * HTTP/1.1 with every server, so that none has an advantage.
 */
#ifndef KIN_BENCH_REQUEST_H
#define KIN_BENCH_REQUEST_H

#include <stddef.h>

#include "site.h"

struct client;

struct client *client_new(const struct site *site);
struct client *client_free(struct client *client);

/* Passes each block of the response to `visit`, which may be NULL.  Any failure
 * ends the program. */
typedef void request_visit(const char *bytes, size_t len, void *userdata);
void request_get(struct client *client, const char *path, request_visit *visit,
                 void *userdata);
void request_post(struct client *client, const char *path, const char *body);

/* Sends a GET with a temporary client and discards the response. */
void request_once(const struct site *site, const char *path);

#endif /* KIN_BENCH_REQUEST_H */
