/* SPDX-License-Identifier: Apache-2.0 */
/* test_site.h - an embedded server with an HTTP client. */
#ifndef KIN_TEST_SITE_H
#define KIN_TEST_SITE_H

#include <stdio.h>
#include <string.h>

#include <kin/server.h>

#include "kin_test.h"
#include "kube/unary.h"
#include "real_transport.h"

/* A server and a client. */
struct site {
    const kin_allocator *alloc;
    kin_server *server;
    struct kin__transport *transport;
    struct kin__answer answer; /* answer to the last request */
    const char *accept;        /* for the next requests */
    const char *content_type;
    const char *token;
    const char *act_as;
    const char *groups[2]; /* to act in */
};

static inline void site_done(struct site *site)
{
    kin__answer_done(&site->answer);
    kin__transport_free(site->transport);
    kin_server_free(site->server);
}

#define AUTO_SITE __attribute__((cleanup(site_done))) struct site

static inline int site_start(struct site *site, const kin_allocator *alloc,
                             const kin_server_opts *more)
{
    kin_server_opts opts = KIN_INIT(kin_server_opts);

    *site = (struct site){.alloc = alloc};
    if (more)
        opts = *more;
    opts.alloc = alloc;
    int r = kin_server_start(&opts, &site->server, /* err= */ NULL);
    return r < 0 ? r : real_transport_new(alloc, NULL, &site->transport, NULL);
}

static inline int ask(struct site *site, const char *method, const char *path,
                      const char *body)
{
    char url[4096];
    char bearer[2048];
    struct kin__http_header headers[6];
    size_t count = 0;

    snprintf(url, sizeof(url), "%s%s", kin_server_url(site->server), path);
    snprintf(bearer, sizeof(bearer), "Bearer %s",
             site->token ? site->token : "");
    if (site->accept)
        headers[count++] = (struct kin__http_header){kin_s("Accept"),
                                                     kin_s(site->accept)};
    if (site->content_type)
        headers[count++] = (struct kin__http_header){kin_s("Content-Type"),
                                                     kin_s(site->content_type)};
    if (site->token)
        headers[count++] = (struct kin__http_header){kin_s("Authorization"),
                                                     kin_s(bearer)};
    if (site->act_as)
        headers[count++] = (struct kin__http_header){kin_s("Impersonate-User"),
                                                     kin_s(site->act_as)};
    for (int i = 0; i < 2 && site->groups[i]; i++)
        headers[count++] = (struct kin__http_header){kin_s("Impersonate-Group"),
                                                     kin_s(site->groups[i])};
    kin__answer_done(&site->answer);
    site->answer = (struct kin__answer){0};
    return kin__exchange(site->transport,
                         &(struct kin__http_request){
                             .method = method,
                             .url = url,
                             .headers = headers,
                             .header_count = count,
                             .body = body ? kin_s(body) : (kin_str){NULL, 0}},
                         /* max_bytes= */ 64 << 20, site->alloc, &site->answer,
                         NULL);
}

static inline const char *text_of(struct site *site)
{
    return site->answer.body.ptr ? site->answer.body.ptr : "";
}

/* Sends a request and checks the status and that the answer contains a word. */
#define EXPECT(site, method, path, body, code, word)                           \
    do {                                                                       \
        TRY(ask((site), (method), (path), (body)));                            \
        if ((site)->answer.status != (code) || !strstr(text_of(site), (word))) \
            fail_msg("%s %s: %d %.1000s", (method), (path),                    \
                     (site)->answer.status, text_of(site));                    \
    } while (0)

#endif /* KIN_TEST_SITE_H */
