/* SPDX-License-Identifier: Apache-2.0 */
/*
 * api_error.h - kin/api_error.h from inside.
 */
#ifndef KIN_KUBE_API_ERROR_H
#define KIN_KUBE_API_ERROR_H

#include <kin/api_error.h>

/* Whether a resource version was asked for that the server has not reached yet.
 */
bool kin__error_is_too_large_resource_version(const kin_error *err);

#endif /* KIN_KUBE_API_ERROR_H */
