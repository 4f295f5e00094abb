/* SPDX-License-Identifier: Apache-2.0 */
/*
 * apiservices.h - an APIService for each version of custom resources.
 *
 * Those of built-in groups are created at the start (bootstrap.h); these come
 * and go with the definitions.
 */
#ifndef KIN_SERVER_APISERVICES_H
#define KIN_SERVER_APISERVICES_H

#include "server/engine.h"

/* Creates and deletes APIServices as the resources that are served now need.
 * Belongs to one thread.
 * @param number  of the catalog that was handled last, 0 for none; updated on
 *                success, so that a failure is repaired by the next call
 * @return 0, or the error of the engine */
int kin__apiservices_sync(struct kin__engine *engine,
                          const kin_allocator *alloc, uint64_t *number,
                          kin_error *err);

#endif /* KIN_SERVER_APISERVICES_H */
