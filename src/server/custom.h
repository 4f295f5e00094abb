/* SPDX-License-Identifier: Apache-2.0 */
/*
 * custom.h - the rules of custom resources that their schema determines.
 */
#ifndef KIN_SERVER_CUSTOM_H
#define KIN_SERVER_CUSTOM_H

#include "schema/structural.h"
#include "server/rules.h"

/* The compiled schema of a version; NULL if it has none.
 * @return 0, KIN_ELIMIT or KIN_ENOMEM */
int kin__custom_schema(const struct kin__resource *resource,
                       const struct kin__structural **ret) KIN_NODISCARD;

/* Prunes a body, reports unknown members as the request asks for, and adds
 * defaults. */
int kin__custom_decode(const struct kin__rules_call *call, kin_value in,
                       kin_document **ret,
                       struct kin__failure *failure) KIN_NODISCARD;

/* Brings a stored object into the form of the version in which it was stored,
 * and then into that of another version.
 * @param to  may be call->resource
 * @return 0, 1 if the object already has that form, or the failure's code */
int kin__custom_convert(const struct kin__rules_call *call,
                        const struct kin__resource *to, kin_value in,
                        kin_document **ret,
                        struct kin__failure *failure) KIN_NODISCARD;

/* Validates an object in the version of the request.
 * @param old   its former state as stored; absent for a create
 * @return 0, or the code of the failure with all causes */
int kin__custom_validate(const struct kin__rules_call *call, kin_value old,
                         kin_value in,
                         struct kin__failure *failure) KIN_NODISCARD;

#endif /* KIN_SERVER_CUSTOM_H */
