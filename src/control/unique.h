/* SPDX-License-Identifier: Apache-2.0 */
/*
 * unique.h - names that nobody else makes.
 */
#ifndef KIN_CONTROL_UNIQUE_H
#define KIN_CONTROL_UNIQUE_H

#include <stddef.h>

#include "base/random.h"

enum { KIN__UUID_SIZE = 37, /* with the NUL */ KIN__HOST_SIZE = 65 };

/* A random UUID (RFC 9562, version 4). */
void kin__uuid_make(struct kin__random *random, char ret[KIN__UUID_SIZE]);

/* The system's name of this machine; "localhost" if it has none. */
void kin__host_name(char ret[KIN__HOST_SIZE]);

#endif /* KIN_CONTROL_UNIQUE_H */
