/* SPDX-License-Identifier: Apache-2.0 */
/* object_verify.h - compare a store with a file of events. */
#ifndef KIN_CLI_OBJECT_VERIFY_H
#define KIN_CLI_OBJECT_VERIFY_H

#include <kin/store.h>

/* Reads a file of watch events that was applied to the store, and compares each
 * stored object, printed as JSON, with its last text byte by byte.  Deleted
 * objects that are still stored count as differences. */
int object_verify(kin_store *store, const char *name, size_t *ret_identical,
                  size_t *ret_different, kin_error *err) KIN_NODISCARD;

#endif /* KIN_CLI_OBJECT_VERIFY_H */
