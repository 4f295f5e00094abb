/* SPDX-License-Identifier: Apache-2.0 */
/*
 * json_text.h - JSON for exec plugins, in and out; JSON or YAML of kubeconfigs.
 */
#ifndef KIN_KUBE_JSON_TEXT_H
#define KIN_KUBE_JSON_TEXT_H

#include <kin/document.h>
#include <kin/value.h>

#include "base/buf.h"

/* Appends a string with its quotes.  0, KIN_ENOMEM or KIN_ELIMIT. */
int kin__json_text_string(struct kin__buf *buf, kin_str s) KIN_NODISCARD;

/* Appends a value.  Also KIN_EINVAL if absent. */
int kin__json_text_value(struct kin__buf *buf, kin_value value) KIN_NODISCARD;

/* Parses one document of JSON or YAML; null if the text is empty. 0,
 * KIN_EPARSE, KIN_ELIMIT, KIN_ENOMEM or KIN_EUNSUPPORTED. The message never
 * quotes the text, which may contain secrets. */
int kin__json_text_read(const kin_allocator *alloc, kin_str text,
                        kin_document **ret, kin_error *err) KIN_NODISCARD;

#endif /* KIN_KUBE_JSON_TEXT_H */
