/* SPDX-License-Identifier: Apache-2.0 */
/*
 * status_decode.h - from a value to a Status, and from that to an error.
 */
#ifndef KIN_KUBE_STATUS_DECODE_H
#define KIN_KUBE_STATUS_DECODE_H

#include <kin/status.h>
#include <kin/value.h>

/* Describes a failed Status as an error: its code, which is negative; 0 for the
 * Status of a success, which leaves `err` alone. */
int kin__status_to_error(const kin_status *status, kin_error *err);

/* Decodes a Status that came as a value, such as the object of a watch's ERROR
 * event.  0, KIN_EINVAL (it is no Status) or KIN_ENOMEM. */
int kin__status_new(const kin_allocator *alloc, kin_value value,
                    kin_status **ret, kin_error *err) KIN_NODISCARD;

#endif /* KIN_KUBE_STATUS_DECODE_H */
