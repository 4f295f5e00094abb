/* SPDX-License-Identifier: Apache-2.0 */
#include "get_sorted.h"

#include <stdlib.h>

#include "base/alloc.h"
#include "object/arena.h"
#include "wire/json_escape.h"
#include "wire/json_write.h"

/* Elements for qsort(). */
struct sorted_key {
    kin_str key;
    size_t place;
};

static int sorted_compare(const void *a, const void *b)
{
    const struct sorted_key *left = a;
    const struct sorted_key *right = b;

    return kin_str_cmp(left->key, right->key);
}

void get_keys_done(struct get_keys *keys)
{
    kin__free(/* alloc= */ NULL, keys->places);
}

int get_keys_sort(struct get_keys *keys, kin_value object)
{
    size_t count = kin_value_count(object);

    *keys = (struct get_keys){0};
    if (count == 0)
        return 0;
    size_t *places = kin__alloc(/* alloc= */ NULL, count, sizeof(*places));
    struct sorted_key *sorted = kin__alloc(/* alloc= */ NULL, count,
                                           sizeof(*sorted));
    if (places && sorted) {
        for (size_t i = 0; i < count; i++)
            sorted[i] = (struct sorted_key){kin_value_key_at(object, i), i};
        qsort(sorted, count, sizeof(*sorted), sorted_compare);
        for (size_t i = 0; i < count; i++)
            places[i] = sorted[i].place;
        *keys = (struct get_keys){KIN__STEAL(places), count};
    }
    kin__free(/* alloc= */ NULL, sorted);
    kin__free(/* alloc= */ NULL, places);
    return keys->count == 0 ? KIN_ENOMEM : 0;
}

/* Appends a newline and indentation; nothing in the compact form. */
static int sorted_break(unsigned indent, unsigned level, struct kin__buf *buf)
{
    if (indent == 0)
        return 0;
    return kin__buf_printf(buf, "\n%*s", (int)(indent * level), "");
}

static int sorted_write_key(kin_str key, unsigned indent, struct kin__buf *buf)
{
    char *room = NULL;

    if (key.len > SIZE_MAX / KIN__JSON_ESCAPE_MAX - 4)
        return KIN_ELIMIT;
    int r = kin__buf_reserve(buf, KIN__JSON_ESCAPE_MAX * key.len + 4, &room);
    if (r < 0)
        return r;
    char *end = room;
    *end++ = '"';
    end += kin__json_escape(key, end);
    *end++ = '"';
    *end++ = ':';
    if (indent > 0)
        *end++ = ' ';
    kin__buf_grown(buf, (size_t)(end - room));
    return 0;
}

static int sorted_object(kin_value value, unsigned indent, unsigned level,
                         struct kin__buf *buf)
{
    GET_AUTO_KEYS keys = {0};
    int r = get_keys_sort(&keys, value);

    if (r == 0)
        r = kin__buf_append_byte(buf, '{');
    for (size_t i = 0; r == 0 && i < keys.count; i++) {
        if (i > 0)
            r = kin__buf_append_byte(buf, ',');
        if (r == 0)
            r = sorted_break(indent, level + 1, buf);
        if (r == 0)
            r = sorted_write_key(kin_value_key_at(value, keys.places[i]),
                                 indent, buf);
        if (r == 0)
            r = get_sorted_json(kin_value_at(value, keys.places[i]), indent,
                                level + 1, buf);
    }
    if (r == 0 && keys.count > 0)
        r = sorted_break(indent, level, buf);
    return r < 0 ? r : kin__buf_append_byte(buf, '}');
}

static int sorted_array(kin_value value, unsigned indent, unsigned level,
                        struct kin__buf *buf)
{
    size_t count = kin_value_count(value);
    int r = kin__buf_append_byte(buf, '[');

    for (size_t i = 0; r == 0 && i < count; i++) {
        if (i > 0)
            r = kin__buf_append_byte(buf, ',');
        if (r == 0)
            r = sorted_break(indent, level + 1, buf);
        if (r == 0)
            r = get_sorted_json(kin_value_at(value, i), indent, level + 1, buf);
    }
    if (r == 0 && count > 0)
        r = sorted_break(indent, level, buf);
    return r < 0 ? r : kin__buf_append_byte(buf, ']');
}

/* Values are nested 1000 levels deep at most (wire/json_parse.h). */
int get_sorted_json(kin_value value, unsigned indent, unsigned level,
                    struct kin__buf *buf)
{
    const struct kin__arena *arena = value.home;
    kin_type type = kin_value_type(value);

    if (type == KIN_TYPE_OBJECT)
        return sorted_object(value, indent, level, buf);
    if (type == KIN_TYPE_ARRAY)
        return sorted_array(value, indent, level, buf);
    return type == KIN_TYPE_ABSENT
               ? 0
               : kin__json_write(buf, arena->ro, value.bits, KIN__JSON_COMPACT);
}
