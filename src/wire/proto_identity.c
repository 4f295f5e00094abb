/* SPDX-License-Identifier: Apache-2.0 */
#include "wire/proto_identity.h"

#include "base/str.h"
#include "wire/proto.h"
#include "wire/proto_wire.h"

enum {
    MAGIC_LEN = 4,
    /* The tags that all Kubernetes objects share. */
    TAG_METADATA = 1,
    TAG_NAME = 1,
    TAG_NAMESPACE = 3,
    TAG_UID = 5,
    TAG_VERSION = 6,
    TAG_ENCLOSED = 2, /* in an envelope */
    TAG_LAST = 6,
};

/* Skips a number.  False for other wire types. */
static bool skip_number(struct kin__proto_cursor *cursor, unsigned wire)
{
    size_t left = (size_t)(cursor->end - cursor->at);
    size_t len = wire == KIN__PROTO_FIXED64 ? 8 : 4;
    uint64_t number = 0;

    if (wire == KIN__PROTO_VARINT)
        return kin__proto_varint(cursor, &number) == 0;
    if ((wire != KIN__PROTO_FIXED64 && wire != KIN__PROTO_FIXED32) ||
        len > left)
        return false;
    cursor->at += len;
    return true;
}

/* Reads the bytes fields of a message, the last one of each tag; the last field
 * may be incomplete.  Stops at an error. */
static void open_incomplete(kin_str bytes, kin_str fields[TAG_LAST + 1])
{
    struct kin__proto_cursor cursor = kin__proto_cursor_of(bytes);
    uint64_t key = 0;
    uint64_t len = 0;

    while (cursor.at < cursor.end && kin__proto_varint(&cursor, &key) == 0) {
        if ((key & 7) != KIN__PROTO_BYTES) {
            if (!skip_number(&cursor, key & 7))
                return;
            continue;
        }
        if (kin__proto_varint(&cursor, &len) < 0)
            return;
        size_t left = (size_t)(cursor.end - cursor.at);
        size_t part = len < left ? (size_t)len : left;
        if (key >> 3 <= TAG_LAST)
            fields[key >> 3] = kin_str_of(cursor.at, part);
        cursor.at += part;
    }
}

static kin_str text_or_none(kin_str text)
{
    if (!text.ptr || text.len > KIN__IDENTITY_MAX ||
        kin__utf8_valid_prefix(text) < text.len)
        return kin_str_of("", 0);
    return text;
}

void kin__proto_identify(kin_str object, struct kin__stream_bad *ret)
{
    kin_str root[TAG_LAST + 1] = {{0}};
    kin_str meta[TAG_LAST + 1] = {{0}};

    open_incomplete(object, root);
    open_incomplete(root[TAG_METADATA], meta);
    ret->name = text_or_none(meta[TAG_NAME]);
    ret->namespace_ = text_or_none(meta[TAG_NAMESPACE]);
    ret->uid = text_or_none(meta[TAG_UID]);
    ret->resource_version = text_or_none(meta[TAG_VERSION]);
}

void kin__proto_name(kin_str object, kin_str *ret_ns, kin_str *ret_name)
{
    struct kin__proto_cursor cursor = kin__proto_cursor_of(object);
    struct kin__proto_item item;

    /* Go writes fields in the order of their tags; another order only costs the
     * prediction. */
    if (kin__proto_next(&cursor, &item) <= 0 || item.tag != TAG_METADATA ||
        item.wire != KIN__PROTO_BYTES)
        return;
    cursor = kin__proto_cursor_of(kin_str_of(item.ptr, (size_t)item.number));
    while (kin__proto_next(&cursor, &item) > 0 && item.tag <= TAG_NAMESPACE) {
        if (item.wire != KIN__PROTO_BYTES)
            return;
        kin_str text = kin_str_of(item.ptr, (size_t)item.number);
        if (item.tag == TAG_NAME)
            *ret_name = text;
        else if (item.tag == TAG_NAMESPACE)
            *ret_ns = text;
    }
}

void kin__proto_open_event(kin_str bytes, kin_str *ret_type, kin_str *ret_raw)
{
    kin_str event[TAG_LAST + 1] = {{0}}; /* type, object */
    kin_str object[TAG_LAST + 1] = {{0}};

    open_incomplete(bytes, event);
    open_incomplete(event[2], object);
    *ret_type = text_or_none(event[1]);
    *ret_raw = object[1];
}

kin_str kin__proto_enclosed(kin_str envelope)
{
    kin_str fields[TAG_LAST + 1] = {{0}};

    if (!kin__proto_is_envelope(envelope))
        return kin_str_of(NULL, 0);
    open_incomplete(kin__str_slice(envelope, MAGIC_LEN, SIZE_MAX), fields);
    return fields[TAG_ENCLOSED];
}
