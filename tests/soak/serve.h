/* SPDX-License-Identifier: Apache-2.0 */
/*
 * serve.h - a `kin serve` that is restarted at the same address.
 */
#ifndef KIN_SOAK_SERVE_H
#define KIN_SOAK_SERVE_H

#include <stdatomic.h>

#include <kin/client.h>

#include "process.h"

enum { SERVE_START_MS = 60000, SERVE_CALL_MS = 30000 };

struct serve {
    const char *program;
    const char *data; /* NULL: in memory */
    char url[64];
    atomic_bool is_ready;
    struct process process;
};

static inline void serve_hear(const char *line, void *userdata)
{
    static const char words[] = "listening on ";
    struct serve *serve = userdata;

    if (strncmp(line, words, sizeof(words) - 1) != 0) {
        (void)fprintf(stderr, "serve: %s\n", line);
        return;
    }
    (void)snprintf(serve->url, sizeof(serve->url), "%s",
                   line + sizeof(words) - 1);
    atomic_store(&serve->is_ready, true);
}

static inline void serve_start(struct serve *serve)
{
    char address[64] = "127.0.0.1:0";
    const char *const argv[] = {
        serve->program,       "serve",
        "--listen",           address,
        "--leave-namespaces", serve->data ? "--data" : NULL,
        serve->data,          NULL};

    if (serve->url[0])
        (void)snprintf(address, sizeof(address), "%s",
                       serve->url + sizeof("http://") - 1);
    serve->process.on_line = serve_hear;
    serve->process.userdata = serve;
    atomic_store(&serve->is_ready, false);
    process_start(&serve->process, argv);
    for (int i = 0; !atomic_load(&serve->is_ready); i++) {
        if (i > SERVE_START_MS / 5 || process_has_ended(&serve->process))
            give_up("kin serve does not start");
        sleep_ms(5);
    }
}

static inline void serve_restart(struct serve *serve, int number)
{
    (void)process_end(&serve->process, number);
    serve_start(serve);
}

static inline kin_client *serve_client(const struct serve *serve)
{
    KIN_AUTO(kin_config) *config = NULL;
    kin_client *client = NULL;

    must(kin_config_new(KIN_OPTS(kin_config_opts, .server = serve->url),
                        &config, NULL),
         "a configuration");
    must(kin_client_new(
             config,
             KIN_OPTS(kin_client_opts, .qps = -1, .timeout_ms = SERVE_CALL_MS),
             &client, NULL),
         "a client");
    return client;
}

#endif /* KIN_SOAK_SERVE_H */
