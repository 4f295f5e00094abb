/* SPDX-License-Identifier: Apache-2.0 */
/*
 * load.h - manifests that are there from the start.
 *
 * Namespaces and definitions of custom resources come first, then all others in
 * the order of their files; so nobody has to sort a folder.  What is there
 * already stays as it is.  Objects as they were exported are welcome: what the
 * server fills in is dropped, a status is kept.
 */
#ifndef KIN_SERVER_LOAD_H
#define KIN_SERVER_LOAD_H

#include <kin/error.h>

#include "server/engine.h"

/* Loads files, and the *.yaml, *.yml and *.json of folders by name.  0,
 * KIN_ESYSTEM, KIN_EPARSE, KIN_EINVAL (an object is refused), KIN_ELIMIT or
 * KIN_ENOMEM; the message names file and object. */
int kin__load(struct kin__engine *engine, const kin_allocator *alloc,
              const char *const *paths, size_t count,
              kin_error *err) KIN_NODISCARD;

#endif /* KIN_SERVER_LOAD_H */
