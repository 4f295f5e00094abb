/* SPDX-License-Identifier: Apache-2.0 */
/*
 * embedded.h - the text of the facts, embedded in the library.
 */
#ifndef KIN_SCHEMA_EMBEDDED_H
#define KIN_SCHEMA_EMBEDDED_H

#include <kin/str.h>

/* The contents of the file KIN_SCHEMA_FACTS at build time.  Static. */
kin_str kin__schema_embedded(void);

#endif /* KIN_SCHEMA_EMBEDDED_H */
