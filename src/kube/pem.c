/* SPDX-License-Identifier: Apache-2.0 */
#include "kube/pem.h"

#include "base/str.h"

/* A block of PEM: its name and what stands between its two lines. */
struct pem_block {
    kin_str name;
    kin_str body;
};

/* The name in a line "-----BEGIN name-----"; empty if it is no such line. */
static kin_str pem_name(kin_str line, kin_str prefix)
{
    line = kin__str_trim(line);
    if (!kin_str_starts_with(line, prefix) ||
        !kin_str_ends_with(line, KIN__S("-----")) || line.len < prefix.len + 5)
        return KIN__S("");
    return kin__str_slice(line, prefix.len, line.len - prefix.len - 5);
}

/* Takes the next whole block off `*rest`. */
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

/* Whether a body has base64 text, be it behind headers, and nothing odd. */
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
