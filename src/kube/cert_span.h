/* SPDX-License-Identifier: Apache-2.0 */
/*
 * cert_span.h - from when until when a certificate is valid.
 *
 * Only for what is told about it: the two times are read from their place in
 * the certificate, and nothing else is looked at.  Whether to trust one is up
 * to the TLS library.
 */
#ifndef KIN_KUBE_CERT_SPAN_H
#define KIN_KUBE_CERT_SPAN_H

#include <stdbool.h>

#include <kin/alloc.h>
#include <kin/str.h>
#include <kin/time.h>

struct kin__cert_span {
    kin_time begins;
    kin_time ends;
};

/* Of the first certificate of a PEM text; false if it cannot be read, or
 * without memory. */
bool kin__cert_span_read(const kin_allocator *alloc, kin_str pem,
                         struct kin__cert_span *ret);

#endif /* KIN_KUBE_CERT_SPAN_H */
