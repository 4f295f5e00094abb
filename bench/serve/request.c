/* SPDX-License-Identifier: Apache-2.0 */
#include "request.h"

#include <curl/curl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "bench.h"

struct client {
    const struct site *site;
    CURL *curl;
    struct curl_slist *headers;
    request_visit *visit;
    void *userdata;
    char head[512]; /* the first bytes of a response, for errors */
    size_t head_len;
};

static size_t client_on_bytes(char *bytes, size_t one, size_t len,
                              void *userdata)
{
    struct client *client = userdata;
    size_t room = sizeof(client->head) - 1 - client->head_len;
    size_t kept = len < room ? len : room;

    (void)one;
    memcpy(client->head + client->head_len, bytes, kept);
    client->head_len += kept;
    client->head[client->head_len] = '\0';
    if (client->visit)
        client->visit(bytes, len, client->userdata);
    return len;
}

static void client_set(struct client *client, CURLoption option,
                       const void *value)
{
    if (curl_easy_setopt(client->curl, option, value) != CURLE_OK)
        bench_die("curl: option %d", (int)option);
}

struct client *client_new(const struct site *site)
{
    struct client *client = calloc(1, sizeof(*client));

    if (!client)
        bench_die("no memory");
    client->site = site;
    client->curl = curl_easy_init();
    client->headers = curl_slist_append(NULL, "Content-Type: application/json");
    client->headers = curl_slist_append(client->headers, "Expect:");
    if (!client->curl || !client->headers)
        bench_die("no memory");
    client_set(client, CURLOPT_HTTPHEADER, client->headers);
    client_set(client, CURLOPT_WRITEFUNCTION, client_on_bytes);
    client_set(client, CURLOPT_WRITEDATA, client);
    (void)curl_easy_setopt(client->curl, CURLOPT_NOSIGNAL, 1L);
    (void)curl_easy_setopt(client->curl, CURLOPT_HTTP_VERSION,
                           (long)CURL_HTTP_VERSION_1_1);
    /* kin's certificate is generated: its CA is unknown. */
    (void)curl_easy_setopt(client->curl, CURLOPT_SSL_VERIFYPEER,
                           site->ca[0] ? 1L : 0L);
    if (site->ca[0]) {
        client_set(client, CURLOPT_CAINFO, site->ca);
        client_set(client, CURLOPT_SSLCERT, site->cert);
        client_set(client, CURLOPT_SSLKEY, site->key);
    }
    return client;
}

struct client *client_free(struct client *client)
{
    curl_easy_cleanup(client->curl);
    curl_slist_free_all(client->headers);
    free(client);
    return NULL;
}

static void client_ask(struct client *client, const char *path)
{
    char url[1024];
    long status = 0;

    (void)snprintf(url, sizeof(url), "%s%s", client->site->url, path);
    client_set(client, CURLOPT_URL, url);
    client->head_len = 0;
    CURLcode code = curl_easy_perform(client->curl);
    (void)curl_easy_getinfo(client->curl, CURLINFO_RESPONSE_CODE, &status);
    if (code != CURLE_OK || status / 100 != 2)
        bench_die("%s: %s, status %ld: %s", url, curl_easy_strerror(code),
                  status, client->head_len ? client->head : "");
}

void request_get(struct client *client, const char *path, request_visit *visit,
                 void *userdata)
{
    client->visit = visit;
    client->userdata = userdata;
    (void)curl_easy_setopt(client->curl, CURLOPT_HTTPGET, 1L);
    client_ask(client, path);
    client->visit = NULL;
}

void request_post(struct client *client, const char *path, const char *body)
{
    (void)curl_easy_setopt(client->curl, CURLOPT_POST, 1L);
    client_set(client, CURLOPT_POSTFIELDS, body);
    (void)curl_easy_setopt(client->curl, CURLOPT_POSTFIELDSIZE,
                           (long)strlen(body));
    client_ask(client, path);
}

void request_once(const struct site *site, const char *path)
{
    struct client *client = client_new(site);

    request_get(client, path, NULL, NULL);
    (void)client_free(client);
}
