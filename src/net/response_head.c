/* SPDX-License-Identifier: Apache-2.0 */
#include "net/response_head.h"

#include <assert.h>

#include "base/alloc.h"
#include "base/str.h"

void kin__response_head_clear(struct kin__response_head *head)
{
    kin__buf_clear(&head->bytes);
    head->count = 0;
    head->used = 0;
    head->is_within = false;
    head->is_complete = false;
    head->has_location = false;
    head->status = 0;
}

/* "HTTP/1.1 200 OK", "HTTP/2 200". */
static int head_take_status(struct kin__response_head *head, kin_str line)
{
    uint64_t status = 0;
    size_t used = head->used;

    kin__response_head_clear(head);
    head->used = used;
    head->is_within = true;
    kin__str_cut(&line, ' ');
    if (kin__str_to_u64(kin__str_cut(&line, ' '), &status) < 0 ||
        status < 100 || status > 999)
        return KIN_EPROTOCOL;
    head->status = (int)status;
    return 0;
}

static int head_append(struct kin__response_head *head, kin_str text)
{
    int r = kin__buf_append(&head->bytes, text);

    return r < 0 ? r : kin__buf_append_byte(&head->bytes, '\0');
}

static int head_take_pair(struct kin__response_head *head, kin_str line)
{
    kin_str value = line;
    kin_str name = kin__str_cut(&value, ':');

    /* A line that starts with a blank would continue the previous one, which
     * is obsolete.  A NUL would end a name or value early. */
    if (!value.ptr || name.len == 0 || name.ptr[0] == ' ' ||
        name.ptr[0] == '\t' || kin__str_find(line, '\0') != KIN__STR_NONE)
        return KIN_EPROTOCOL;
    int r = head_append(head, kin__str_trim(name));
    if (r == 0)
        r = head_append(head, kin__str_trim(value));
    head->count += r == 0;
    if (kin__str_eq_nocase(name, kin_s("Location")))
        head->has_location = true;
    return r;
}

/* 1xx answers precede the final one. */
static int head_end(struct kin__response_head *head)
{
    assert(!head->is_complete);
    if (!head->is_within)
        return KIN_EPROTOCOL;
    head->is_within = false;
    head->is_complete = head->status >= 200;
    return head->is_complete;
}

/* Limits what is received, also 1xx answers and blanks, which are not kept. */
static int head_limit(struct kin__response_head *head, size_t len)
{
    head->used += len + 1;
    return head->used > head->bytes.max ? KIN_ELIMIT : 0;
}

static int head_take(struct kin__response_head *head, kin_str line)
{
    /* Within a head, "HTTP/" has no special meaning. */
    if (!head->is_within && kin_str_starts_with(line, kin_s("HTTP/")))
        return head_take_status(head, line);
    return line.len > 0 ? head_take_pair(head, line) : head_end(head);
}

int kin__response_head_line(struct kin__response_head *head, kin_str line)
{
    line = kin_str_ends_with(line, kin_s("\n"))
               ? kin__str_slice(line, 0, line.len - 1)
               : line;
    line = kin_str_ends_with(line, kin_s("\r"))
               ? kin__str_slice(line, 0, line.len - 1)
               : line;
    bool is_status = !head->is_within;
    int r = head_take(head, line);
    if (r == 0 && (!is_status || head->status < 200))
        r = head_limit(head, line.len);
    return r;
}

int kin__response_head_pairs(const struct kin__response_head *head,
                             const kin_allocator *alloc,
                             struct kin__http_header **ret)
{
    const char *at = head->bytes.ptr;

    assert(head->is_complete);
    if (head->count == 0) {
        *ret = NULL;
        return 0;
    }
    struct kin__http_header *pairs = kin__alloc(alloc, head->count,
                                                sizeof(*pairs));
    if (!pairs)
        return KIN_ENOMEM;
    for (size_t i = 0; i < head->count; i++) {
        pairs[i].name = kin_s(at);
        at += pairs[i].name.len + 1;
        pairs[i].value = kin_s(at);
        at += pairs[i].value.len + 1;
    }
    *ret = pairs;
    return 0;
}
