/* SPDX-License-Identifier: Apache-2.0 */
/*
 * test_fake_client.h - a fake client on the test's clock, so that it can be
 * used with stop tokens of that clock.  Calls have no timeout: the test may
 * move the clock while they wait.
 */
#ifndef KIN_TEST_FAKE_CLIENT_H
#define KIN_TEST_FAKE_CLIENT_H

#include "base/fake_clock.h"
#include "fake/fake_client.h"
#include "kube/client.h"

static inline int test_fake_client(kin_fake_client *fake,
                                   const kin_allocator *alloc,
                                   struct kin__fake_clock *clock,
                                   kin_client **ret)
{
    KIN_AUTO(kin_config) *config = NULL;
    const struct kin__client_deps deps = {
        .transport = &fake->transport, .clock = &clock->clock, .seed = 1};
    int r = kin_config_new(
        KIN_OPTS(kin_config_opts, .alloc = alloc, .server = "http://fake"),
        &config, NULL);

    return r < 0 ? r
                 : kin__client_new(config,
                                   KIN_OPTS(kin_client_opts, .alloc = alloc,
                                            .qps = -1, .timeout_ms = -1),
                                   &deps, ret, NULL);
}

#endif /* KIN_TEST_FAKE_CLIENT_H */
