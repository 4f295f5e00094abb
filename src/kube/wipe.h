/* SPDX-License-Identifier: Apache-2.0 */
/*
 * wipe.h - an allocator for secrets that overwrites freed memory.
 *
 * Configuration and credentials allocate everything through one of these, so
 * that no code has to track which strings are secret.  Blocks that grow are
 * moved explicitly for the same reason.
 */
#ifndef KIN_KUBE_WIPE_H
#define KIN_KUBE_WIPE_H

#include <kin/alloc.h>

struct kin__wipe {
    kin_allocator allocator;    /* passed on; does not move */
    const kin_allocator *below; /* borrowed; NULL for the default */
};

void kin__wipe_init(struct kin__wipe *wipe, const kin_allocator *below);

#endif /* KIN_KUBE_WIPE_H */
