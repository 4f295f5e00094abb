/* SPDX-License-Identifier: Apache-2.0 */
/*
 * object_verify.h - whether a store holds what a file said.
 */
#ifndef KIN_CLI_OBJECT_VERIFY_H
#define KIN_CLI_OBJECT_VERIFY_H

#include <kin/store.h>

/* Reads a file of watch events that was just applied to the store, prints each
 * object that it left there and compares that with its last text, byte by byte.
 * What the file deleted and the store still has counts as different, too. */
int object_verify(kin_store *store, const char *name, size_t *ret_identical,
                  size_t *ret_different, kin_error *err) KIN_NODISCARD;

#endif /* KIN_CLI_OBJECT_VERIFY_H */
