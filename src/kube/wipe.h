/* SPDX-License-Identifier: Apache-2.0 */
/*
 * wipe.h - memory for secrets: an allocator that overwrites what it gives back.
 *
 * Configuration and credentials take all their memory through one of these, so
 * that no single place has to remember which of its strings was a password.
 * Blocks that grow are moved by hand for the same reason.
 */
#ifndef KIN_KUBE_WIPE_H
#define KIN_KUBE_WIPE_H

#include <kin/alloc.h>

struct kin__wipe {
    kin_allocator allocator;    /* what is handed on; does not move */
    const kin_allocator *below; /* borrowed; NULL for the default */
};

void kin__wipe_init(struct kin__wipe *wipe, const kin_allocator *below);

#endif /* KIN_KUBE_WIPE_H */
