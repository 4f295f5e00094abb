/* SPDX-License-Identifier: Apache-2.0 */
/*
 * identity.h - names that identify this process: host name and UUIDs.
 */
#ifndef KIN_CONTROL_IDENTITY_H
#define KIN_CONTROL_IDENTITY_H

#include <stddef.h>

#include "base/random.h"

enum { KIN__UUID_SIZE = 37, /* with the NUL */ KIN__HOST_SIZE = 65 };

/* Makes a random UUID (RFC 9562, version 4). */
void kin__uuid_make(struct kin__random *random, char ret[KIN__UUID_SIZE]);

/* Gets the host name; "localhost" if none is set. */
void kin__host_name(char ret[KIN__HOST_SIZE]);

#endif /* KIN_CONTROL_IDENTITY_H */
