/* SPDX-License-Identifier: Apache-2.0 */
#include "table_cell.h"

#include <stdlib.h>
#include <string.h>

#include <kin/json.h>
#include <kin/time.h>

#include "base/printable.h"
#include "base/str.h"
#include "get_sorted.h"

static int cell_list(kin_value value, struct kin__buf *buf)
{
    int r = kin__buf_append_byte(buf, '[');

    for (size_t i = 0; r == 0 && i < kin_value_count(value); i++) {
        if (i > 0)
            r = kin__buf_append_byte(buf, ' ');
        if (r == 0)
            r = table_cell_format(kin_value_at(value, i), buf);
    }
    return r < 0 ? r : kin__buf_append_byte(buf, ']');
}

static int cell_map(kin_value value, struct kin__buf *buf)
{
    GET_AUTO_KEYS keys = {0};
    int r = get_keys_sort(&keys, value);

    if (r == 0)
        r = kin__buf_append(buf, KIN__S("map["));
    for (size_t i = 0; r == 0 && i < keys.count; i++) {
        kin_str key = kin_value_key_at(value, keys.places[i]);
        r = kin__buf_printf(buf, "%s%.*s:", i > 0 ? " " : "", KIN_STR(key));
        if (r == 0)
            r = table_cell_format(kin_value_at(value, keys.places[i]), buf);
    }
    return r < 0 ? r : kin__buf_append_byte(buf, ']');
}

/* Go reads a number without fraction and exponent as an integer, and prints
 * others in the shortest form that reads back. */
static int cell_number(kin_value value, struct kin__buf *buf)
{
    kin_scratch scratch;
    kin_str text = kin_value_text(value, &scratch);
    char shortest[40];
    double number = 0;

    if (!memchr(text.ptr, '.', text.len) && !memchr(text.ptr, 'e', text.len) &&
        !memchr(text.ptr, 'E', text.len))
        return kin__buf_append(buf, text);
    if (kin_value_double(value, &number) < 0)
        return kin__buf_append(buf, text);
    for (int digits = 1; digits <= 17; digits++) {
        snprintf(shortest, sizeof(shortest), "%.*g", digits, number);
        if (strtod(shortest, NULL) == number)
            break;
    }
    /* C uses exponents as soon as the digits run out, Go from 1e21. */
    double size = number < 0 ? -number : number;
    if (size >= 1 && size < 1e21 && strchr(shortest, 'e'))
        return kin__buf_printf(buf, "%.0f", number);
    return kin__buf_append(buf, kin_s(shortest));
}

int table_cell_format(kin_value value, struct kin__buf *buf)
{
    kin_scratch scratch;

    switch (kin_value_type(value)) {
    case KIN_TYPE_ABSENT:
    case KIN_TYPE_NULL:
        return kin__buf_append(buf, KIN__S("<nil>"));
    case KIN_TYPE_ARRAY:
        return cell_list(value, buf);
    case KIN_TYPE_OBJECT:
        return cell_map(value, buf);
    case KIN_TYPE_NUMBER:
        return cell_number(value, buf);
    case KIN_TYPE_BOOL:
    case KIN_TYPE_STRING:
        break;
    }
    return kin__buf_append(buf, kin_value_text(value, &scratch));
}

int table_cell_escape(kin_str text, struct kin__buf *buf)
{
    size_t len = 0;

    while (len < text.len && !memchr("\n\r\f", text.ptr[len], 3))
        len++;
    int r = kin__printable_append(buf, kin_str_of(text.ptr, len));
    return r == 0 && len < text.len ? kin__buf_append(buf, KIN__S("...")) : r;
}

kin_str table_cell_age(kin_value timestamp, int64_t now_s, char *buffer,
                       size_t size)
{
    kin_time now = {.seconds = now_s};
    kin_time then = {0};

    if (kin_value_seconds(timestamp, &then.seconds) < 0)
        return KIN__S("<unknown>");
    (void)kin_duration_format_age(kin_time_sub(now, then), buffer, size);
    return kin_s(buffer);
}
