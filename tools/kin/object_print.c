/* SPDX-License-Identifier: Apache-2.0 */
#include <string.h>

#include "object.h"
#include "wire/json_write.h"

enum {
    PRINT_INDENT = 2,
    PRINT_MAX = 1 << 30,
};

int object_format_of(const char *name, enum object_format fallback,
                     enum object_format *ret, kin_error *err)
{
    static const char *const names[] = {"compact", "pretty", "yaml"};

    *ret = fallback;
    for (size_t i = 0; name && i < sizeof(names) / sizeof(names[0]); i++) {
        if (strcmp(name, names[i]) != 0)
            continue;
        *ret = (enum object_format)i;
        return 0;
    }
    if (!name)
        return 0;
    return kin_error_set(err, KIN_EINVAL,
                         "flag '-o' takes compact, pretty or yaml here, "
                         "not '%.32s'",
                         name);
}

int object_format_value(struct kin__buf *buf, kin_value value,
                        enum object_format format, kin_error *err)
{
    const struct kin__arena *arena = value.home;

    if (format == OBJECT_YAML)
        return kin__yaml_write(value, buf, err);
    int r = kin__json_write(buf, arena->ro, value.bits,
                            format == OBJECT_PRETTY ? PRINT_INDENT
                                                    : KIN__JSON_COMPACT);
    if (r == 0)
        r = kin__buf_append_byte(buf, '\n');
    return r < 0 ? kin_error_set(err, r, /* format= */ NULL) : 0;
}

int object_print_value(FILE *out, kin_value value, enum object_format format,
                       bool is_first, kin_error *err)
{
    KIN__AUTO_BUF buf;

    kin__buf_init(&buf, /* alloc= */ NULL, PRINT_MAX);
    int r = object_format_value(&buf, value, format, err);
    if (r < 0)
        return r;
    if (format == OBJECT_YAML && !is_first)
        (void)fputs("---\n", out); /* checked when the verb is done */
    (void)fwrite(buf.ptr, 1, buf.len, out);
    return 0;
}
