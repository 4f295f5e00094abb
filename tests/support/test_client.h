/* SPDX-License-Identifier: Apache-2.0 */
/*
 * test_client.h - a client of a scripted server, for tests without sockets.
 *
 *     AUTO_TEST_CLIENT t;
 *     TRY(test_client_start(&t, alloc, replies, 2, NULL));
 *     ... kin_client_get(t.client, ...) ...
 *     assert_true(test_transport_has_line(&t.transport, 0, "GET https://..."));
 */
#ifndef KIN_TEST_CLIENT_H
#define KIN_TEST_CLIENT_H

#include <kin/json.h>

#include "kin_test.h"
#include "kube/client.h"
#include "test_transport.h"

struct test_client {
    struct test_transport transport;
    struct test_clock clock;
    kin_log log;
    char logged[4096]; /* lines */
    kin_config *config;
    kin_client *client;
};

static inline void test_client_logged(const kin_log_record *record,
                                      void *userdata)
{
    struct test_client *t = userdata;
    size_t len = strlen(t->logged);

    (void)kin_log_format(record, t->logged + len, sizeof(t->logged) - len);
}

/* A client of `config`, or of https://s with a token. */
static inline int test_client_start_with(struct test_client *t,
                                         const kin_allocator *alloc,
                                         const kin_config_opts *config,
                                         const kin_client_opts *opts)
{
    kin_client_opts ours = KIN_INIT(kin_client_opts);
    const struct kin__client_deps deps = {
        .transport = &t->transport.base, .clock = &t->clock.clock, .seed = 1};

    if (opts)
        ours = *opts;
    ours.alloc = alloc;
    ours.log = &t->log;
    int r = kin_config_new(config, &t->config, NULL);
    return r < 0 ? r
                 : kin__client_new(t->config, &ours, &deps, &t->client, NULL);
}

static inline void test_client_init(struct test_client *t,
                                    const struct test_reply *replies,
                                    size_t count)
{
    *t = (struct test_client){.client = NULL};
    test_transport_init(&t->transport, replies, count);
    test_clock_init(&t->clock);
    t->log = (kin_log){.size = sizeof(kin_log),
                       .level = KIN_LOG_DEBUG,
                       .write = test_client_logged,
                       .userdata = t};
}

static inline int test_client_start(struct test_client *t,
                                    const kin_allocator *alloc,
                                    const struct test_reply *replies,
                                    size_t count, const kin_client_opts *opts)
{
    test_client_init(t, replies, count);
    return test_client_start_with(t, alloc,
                                  KIN_OPTS(kin_config_opts, .alloc = alloc,
                                           .server = "https://s/base",
                                           .token = "hunter2"),
                                  opts);
}

static inline void test_client_done(struct test_client *t)
{
    assert_null(strstr(t->logged, "hunter2"));
    (void)kin_client_unref(t->client);
    (void)kin_config_unref(t->config);
}

#define AUTO_TEST_CLIENT                                                       \
    __attribute__((cleanup(test_client_done))) struct test_client

/* Returns the seconds that have passed on the client's clock. */
static inline double test_client_waited_s(const struct test_client *t)
{
    return (double)(t->clock.now_ns - 1000 * KIN__NS_PER_S) /
           (double)KIN__NS_PER_S;
}

static const kin_resource test_pods = {"", "v1", "pods", "Pod", false};
static const kin_resource test_nodes = {NULL, "v1", "nodes", "Node", true};
static const kin_resource test_deployments = {"apps", "v1", "deployments",
                                              "Deployment", false};

#define TEST_POD                                                               \
    "{\"kind\":\"Pod\",\"apiVersion\":\"v1\",\"metadata\":{\"name\":\"p\","    \
    "\"namespace\":\"n\",\"resourceVersion\":\"7\"}}"

#endif /* KIN_TEST_CLIENT_H */
