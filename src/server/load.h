/* SPDX-License-Identifier: Apache-2.0 */
/*
 * load.h - creates objects from manifests when the server starts.
 *
 * Namespaces and CustomResourceDefinitions are created first, then all other
 * objects in the order of their files, so that the files may be in any order.
 * Existing objects are not changed.  Exported objects are accepted: metadata
 * that the server sets is dropped, a status is kept.
 */
#ifndef KIN_SERVER_LOAD_H
#define KIN_SERVER_LOAD_H

#include <kin/error.h>

#include "server/engine.h"

/* Loads files, and the *.yaml, *.yml and *.json files of folders, sorted by
 * name.  0, KIN_ESYSTEM, KIN_ENOTFOUND, KIN_EPARSE, KIN_EINVAL (an object is
 * rejected), KIN_ELIMIT or KIN_ENOMEM.  The message starts with the file, and
 * the object if one is rejected. */
int kin__load(struct kin__engine *engine, const kin_allocator *alloc,
              const char *const *paths, size_t count,
              kin_error *err) KIN_NODISCARD;

#endif /* KIN_SERVER_LOAD_H */
