/* SPDX-License-Identifier: Apache-2.0 */
/*
 * test_recorder.h - a client of a recorder that goes by the test's clock, so
 * that tokens of that clock mean something to it.  Calls have no timeout: the
 * test may move the clock while they wait.
 */
#ifndef KIN_TEST_RECORDER_H
#define KIN_TEST_RECORDER_H

#include "base/fake_clock.h"
#include "kube/client.h"
#include "kube/recorder.h"

static inline int test_recorder_client(kin_recorder *recorder,
                                       const kin_allocator *alloc,
                                       struct kin__fake_clock *clock,
                                       kin_client **ret)
{
    KIN_AUTO(kin_config) *config = NULL;
    const struct kin__client_deps deps = {
        .transport = &recorder->transport, .clock = &clock->clock, .seed = 1};
    int r = kin_config_new(
        KIN_OPTS(kin_config_opts, .alloc = alloc, .server = "http://recorder"),
        &config, NULL);

    return r < 0 ? r
                 : kin__client_new(config,
                                   KIN_OPTS(kin_client_opts, .alloc = alloc,
                                            .qps = -1, .timeout_ms = -1),
                                   &deps, ret, NULL);
}

#endif /* KIN_TEST_RECORDER_H */
