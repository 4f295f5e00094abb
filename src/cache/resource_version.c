/* SPDX-License-Identifier: Apache-2.0 */
#include "cache/resource_version.h"

#include "base/alloc.h"
#include "base/str.h"

enum {
    /* Numbers with so many digits fit into 63 bits. */
    DIGITS_MAX = 18,
};

uint64_t kin__resource_version_encode(kin_str text)
{
    uint64_t number = 0;

    if (text.len == 0)
        return KIN__RESOURCE_VERSION_NONE;
    /* Only numbers that print as the same text. */
    if (text.len > DIGITS_MAX || (text.ptr[0] == '0' && text.len > 1) ||
        kin__str_to_u64(text, &number) < 0)
        return KIN__RESOURCE_VERSION_TEXT;
    assert(number + 1 < KIN__RESOURCE_VERSION_TEXT);
    return number + 1;
}

kin_str kin__resource_version_print(uint64_t word, kin_scratch *scratch)
{
    char *at = scratch->bytes + sizeof(scratch->bytes) - 1;
    char *end = at;

    assert(word != KIN__RESOURCE_VERSION_TEXT);
    if (word == KIN__RESOURCE_VERSION_NONE)
        return kin_s("");
    uint64_t number = word - 1;
    *at = '\0';
    do {
        *--at = (char)('0' + number % 10);
        number /= 10;
    } while (number > 0);
    return kin_str_of(at, (size_t)(end - at));
}

int kin__text_new(const kin_allocator *alloc, kin_str text,
                  struct kin__version **ret)
{
    if (text.len > KIN__VERSION_TEXT_MAX)
        return KIN_ELIMIT;
    struct kin__version *made = kin__alloc(alloc, 1,
                                           kin__version_text_end(text.len));
    if (!made)
        return KIN_ENOMEM;
    kin__version_init(made);
    kin__version_set_text(made, text);
    *ret = made;
    return 0;
}
