/* SPDX-License-Identifier: Apache-2.0 */
/*
 * embedded.h - the facts' text inside the library.
 */
#ifndef KIN_SCHEMA_EMBEDDED_H
#define KIN_SCHEMA_EMBEDDED_H

#include <kin/str.h>

/* The file that KIN_SCHEMA_FACTS named when the library was built.  It lives as
 * long as the library. */
kin_str kin__schema_embedded(void);

#endif /* KIN_SCHEMA_EMBEDDED_H */
