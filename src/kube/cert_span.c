/* SPDX-License-Identifier: Apache-2.0 */
#include "kube/cert_span.h"

#include <stdio.h>

#include "base/base64.h"
#include "base/str.h"
#include "kube/pem.h"

enum {
    CERT_MAX = 1 << 20, /* bytes of a certificate */
    CERT_PIVOT = 50,    /* years with two digits are 1950 to 2049: RFC 5280 */
};

/* Tags of DER. */
enum {
    DER_INTEGER = 0x02,
    DER_UTC_TIME = 0x17,
    DER_TIME = 0x18,
    DER_SEQUENCE = 0x30,
    DER_VERSION = 0xa0, /* [0], explicit */
};

/* Takes the next value off `*rest`; `*ret_tag` says what it is. */
static bool der_next(kin_str *rest, unsigned *ret_tag, kin_str *ret)
{
    const unsigned char *at = (const unsigned char *)rest->ptr;
    size_t head = 2;

    if (rest->len < head)
        return false;
    size_t len = at[1];
    if (len > 0x80) {
        size_t digits = len - 0x80;
        head += digits;
        if (digits > 4 || rest->len < head)
            return false;
        len = 0;
        for (size_t i = 0; i < digits; i++)
            len = len << 8 | at[2 + i];
    } else if (len == 0x80) {
        return false; /* no length: not in DER */
    }
    if (len > rest->len - head)
        return false;
    *ret_tag = at[0];
    *ret = kin_str_of(rest->ptr + head, len);
    *rest = kin_str_of(rest->ptr + head + len, rest->len - head - len);
    return true;
}

static bool der_take(kin_str *rest, unsigned tag, kin_str *ret)
{
    unsigned found = 0;

    return der_next(rest, &found, ret) && found == tag;
}

/* Of a certificate: what stands before the two times is skipped. */
static bool der_find_span(kin_str der, kin_str *ret)
{
    kin_str cert;
    kin_str signed_part;
    kin_str skipped;
    unsigned tag = 0;

    if (!der_take(&der, DER_SEQUENCE, &cert) ||
        !der_take(&cert, DER_SEQUENCE, &signed_part) ||
        !der_next(&signed_part, &tag, &skipped))
        return false;
    /* The version is left out if it is the first. */
    if (tag == DER_VERSION && !der_next(&signed_part, &tag, &skipped))
        return false;
    return tag == DER_INTEGER &&
           der_take(&signed_part, DER_SEQUENCE, &skipped) &&
           der_take(&signed_part, DER_SEQUENCE, &skipped) &&
           der_take(&signed_part, DER_SEQUENCE, ret);
}

/* YYMMDDHHMMSSZ or YYYYMMDDHHMMSSZ. */
static bool der_take_time(kin_str *rest, kin_time *ret)
{
    char text[32];
    unsigned tag = 0;
    kin_str digits;
    const char *century = "";

    if (!der_next(rest, &tag, &digits))
        return false;
    if (digits.len != (tag == DER_UTC_TIME ? 13U : 15U) ||
        (tag != DER_UTC_TIME && tag != DER_TIME))
        return false;
    if (tag == DER_UTC_TIME)
        century = digits.ptr[0] >= '0' + CERT_PIVOT / 10 ? "19" : "20";
    const char *at = digits.ptr + (tag == DER_UTC_TIME ? 2 : 4);
    int len = snprintf(text, sizeof(text), "%s%.*s-%.2s-%.2sT%.2s:%.2s:%.3s",
                       century, (int)(at - digits.ptr), digits.ptr, at, at + 2,
                       at + 4, at + 6, at + 8);
    return len > 0 && (size_t)len < sizeof(text) &&
           kin_time_parse(kin_s(text), ret, /* err= */ NULL) == 0;
}

bool kin__cert_span_read(const kin_allocator *alloc, kin_str pem,
                         struct kin__cert_span *ret)
{
    struct kin__cert_span span;
    KIN__AUTO_BUF der;
    kin_str text;
    kin_str times;

    kin__buf_init(&der, alloc, CERT_MAX);
    if (!kin__pem_first_certificate(pem, &text) ||
        kin__base64_decode(text, &der) < 0 ||
        !der_find_span(kin__buf_str(&der), &times) ||
        !der_take_time(&times, &span.begins) ||
        !der_take_time(&times, &span.ends))
        return false;
    *ret = span;
    return true;
}
