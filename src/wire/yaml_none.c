/* SPDX-License-Identifier: Apache-2.0 */
/*
 * yaml_none.c - replaces YAML in a build without libyaml.
 */
#include "wire/yaml.h"

static int yaml_missing(kin_error *err)
{
    return kin_error_set(err, KIN_EUNSUPPORTED,
                         "YAML is not supported by this build");
}

int kin__yaml_reader_new(const kin_allocator *alloc, kin_str text,
                         struct kin__yaml_reader **ret, kin_error *err)
{
    (void)alloc;
    (void)text;
    (void)ret;
    return yaml_missing(err);
}

void kin__yaml_reader_free(struct kin__yaml_reader *reader)
{
    (void)reader;
}

int kin__yaml_read(struct kin__yaml_reader *reader, struct kin__arena *arena,
                   kin__val *ret, kin_error *err)
{
    (void)reader;
    (void)arena;
    (void)ret;
    return yaml_missing(err);
}

size_t kin__yaml_reader_line(const struct kin__yaml_reader *reader)
{
    (void)reader;
    return 0;
}

int kin__yaml_write(kin_value value, struct kin__buf *buf, kin_error *err)
{
    (void)value;
    (void)buf;
    return yaml_missing(err);
}
