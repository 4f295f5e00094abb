/* SPDX-License-Identifier: Apache-2.0 */
#include "kube/pem.h"

#include <stdio.h>

#include "base/base64.h"
#include "base/str.h"

/* A PEM block: its name and the text between its two lines. */
struct pem_block {
    kin_str name;
    kin_str body;
};

/* The name in a line "-----BEGIN name-----"; empty for other lines. */
static kin_str pem_name(kin_str line, kin_str prefix)
{
    line = kin__str_trim(line);
    if (!kin_str_starts_with(line, prefix) ||
        !kin_str_ends_with(line, KIN__S("-----")) || line.len < prefix.len + 5)
        return KIN__S("");
    return kin__str_slice(line, prefix.len, line.len - prefix.len - 5);
}

/* Takes the next complete block from `*rest`. */
static bool pem_next(kin_str *rest, struct pem_block *ret)
{
    struct pem_block block = {.name = KIN__S("")};

    while (rest->ptr && rest->len > 0) {
        kin_str line = kin__str_cut(rest, '\n');
        kin_str begins = pem_name(line, KIN__S("-----BEGIN "));
        kin_str ends = pem_name(line, KIN__S("-----END "));
        if (begins.len > 0) {
            block.name = begins;
            block.body = rest->ptr ? kin_str_of(rest->ptr, 0) : KIN__S("");
        }
        if (ends.len > 0 && kin_str_eq(ends, block.name)) {
            block.body.len = (size_t)(line.ptr - block.body.ptr);
            *ret = block;
            return true;
        }
    }
    return false;
}

/* Whether a body is base64 text, possibly after headers. */
static bool pem_body_is_sound(kin_str body)
{
    size_t digits = 0;

    for (size_t i = 0; i < body.len; i++) {
        unsigned char c = (unsigned char)body.ptr[i];
        if (c == '\0' || c >= 0x7f)
            return false;
        digits += c > ' ';
    }
    return digits >= 4;
}

static bool pem_has(kin_str pem, kin_str name)
{
    struct pem_block block;

    while (pem_next(&pem, &block))
        if (kin_str_ends_with(block.name, name) &&
            pem_body_is_sound(block.body))
            return true;
    return false;
}

bool kin__pem_has_certificate(kin_str pem)
{
    return pem_has(pem, KIN__S("CERTIFICATE"));
}

bool kin__pem_first_certificate(kin_str pem, kin_str *ret)
{
    struct pem_block block;

    while (pem_next(&pem, &block)) {
        if (!kin_str_eq(block.name, KIN__S("CERTIFICATE")))
            continue;
        *ret = block.body;
        return true;
    }
    return false;
}

bool kin__pem_has_key(kin_str pem)
{
    return pem_has(pem, KIN__S("PRIVATE KEY"));
}

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

/* Takes the next value from `*rest`; `*ret_tag` is its tag. */
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
        return false; /* indefinite length: not in DER */
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

/* Skips the fields of a certificate before its validity. */
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
    /* The version is omitted for v1. */
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
