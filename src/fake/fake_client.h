/* SPDX-License-Identifier: Apache-2.0 */
/*
 * fake_client.h - the inside of a fake client: a transport that answers
 * requests from a script and records them.
 */
#ifndef KIN_FAKE_FAKE_CLIENT_H
#define KIN_FAKE_FAKE_CLIENT_H

#include <kin/fake_client.h>

#include "base/ring.h"
#include "fake/pump.h"
#include "kube/region.h"
#include "net/transport.h"

enum {
    KIN__FAKE_CLIENT_MAX = 1 << 20 /* recorded requests, and pending replies */
};

KIN__RING_DEFINE(kin__replies, kin_fake_reply);
KIN__RING_DEFINE(kin__records, kin_fake_request);

/* All below `pump` is guarded by its mutex. */
struct kin_fake_client {
    struct kin__transport transport;
    const kin_allocator *alloc;
    struct kin__pump pump;
    struct kin__region region;    /* all strings; NUL-terminated */
    struct kin__replies replies;  /* used once */
    struct kin__replies lasting;  /* used repeatedly */
    struct kin__records requests; /* recorded */
};

#endif /* KIN_FAKE_FAKE_CLIENT_H */
