/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Any bytes are parsed as requests or rejected, with the same result whether
 * they arrive at once or in pieces of the size given by the first byte.  An
 * accepted request contains nothing that another parser could take for a second
 * request.
 */
#include <assert.h>
#include <string.h>

#include "base/str.h"
#include "fuzz.h"
#include "net/chunks.h"
#include "net/http_head.h"
#include "net/http_target.h"

enum { MAX_HEAD = 2048, MAX_REQUESTS = 64 };

/* A connection that sends no answers. */
struct reader {
    struct kin__http_scan scan;
    struct kin__chunks chunks;
    bool is_in_body;
    bool is_chunked;
    uint64_t body_left;
    size_t at; /* start of the head */
    /* Results. */
    int status; /* status of the rejection; 0 for none */
    int requests;
    uint64_t body_len;
    uint64_t check; /* length of all bodies */
};

static bool is_text(kin_str text)
{
    for (size_t i = 0; i < text.len; i++) {
        unsigned char c = (unsigned char)text.ptr[i];
        if ((c < 0x20 && c != '\t') || c == 0x7f)
            return false;
    }
    return text.ptr[text.len] == '\0';
}

static void check_head(const struct kin__http_head *head)
{
    size_t hosts = 0;
    size_t framings = 0;

    assert(is_text(head->method) && head->method.len > 0);
    assert(is_text(head->target) && head->target.len > 0);
    assert(kin__str_find(head->target, ' ') == KIN__STR_NONE);
    for (size_t i = 0; i < head->field_count; i++) {
        kin_str name = head->fields[i].name;

        assert(is_text(name) && is_text(head->fields[i].value));
        assert(kin__str_find(name, ' ') == KIN__STR_NONE);
        hosts += kin__str_eq_nocase(name, KIN__S("Host"));
        framings += kin__str_eq_nocase(name, KIN__S("Content-Length")) ||
                    kin__str_eq_nocase(name, KIN__S("Transfer-Encoding"));
    }
    assert(hosts == 1 || (hosts == 0 && head->is_old));
    assert(framings == (size_t)(head->is_chunked || head->body_len > 0) ||
           (framings == 1 && head->body_len == 0));
}

static void check_target(kin_str text)
{
    KIN__AUTO_HTTP_TARGET target = {0};

    if (kin__http_target_init(&target, NULL, text, /* err= */ NULL) < 0)
        return;
    assert(target.path.ptr[0] == '/');
    assert(strlen(target.path.ptr) == target.path.len);
    assert(target.parameter_count <= KIN__HTTP_TARGET_MAX_PARAMETERS);
}

/* Whether parsing can continue with these bytes. */
static bool read_head(struct reader *reader, kin_str bytes)
{
    KIN__AUTO_HTTP_HEAD head = {0};
    kin_str rest = kin__str_slice(bytes, reader->at, bytes.len);
    size_t len = 0;
    int found = kin__http_scan(&reader->scan, rest, MAX_HEAD, &len);

    if (found == KIN__HTTP_SCAN_MORE)
        return false;
    if (found == KIN__HTTP_SCAN_WHOLE) {
        assert(len <= MAX_HEAD && len <= rest.len);
        found = kin__http_head_init(&head, NULL, kin_str_of(rest.ptr, len));
    }
    reader->status = found;
    if (found != 0)
        return false;
    check_head(&head);
    check_target(head.target);
    reader->at += len;
    reader->scan = (struct kin__http_scan){0};
    reader->chunks = (struct kin__chunks){0};
    reader->is_in_body = true;
    reader->is_chunked = head.is_chunked;
    reader->body_left = head.body_len;
    return ++reader->requests < MAX_REQUESTS;
}

static void keep(struct reader *reader, kin_str data)
{
    for (size_t i = 0; i < data.len; i++)
        reader->check = reader->check * 31 + (unsigned char)data.ptr[i];
    reader->body_len += data.len;
}

static bool read_chunks(struct reader *reader, kin_str bytes)
{
    kin_str rest = kin__str_slice(bytes, reader->at, bytes.len);
    kin_str data = KIN__S("");
    int found = kin__chunks_next(&reader->chunks, &rest, &data);

    assert(reader->chunks.extra <= KIN__CHUNKS_MAX_EXTRA + 1);
    keep(reader, data);
    reader->at = bytes.len - rest.len;
    if (found == KIN__CHUNKS_END)
        reader->is_in_body = false;
    if (found >= 400)
        reader->status = found;
    return found == KIN__CHUNKS_END || found == KIN__CHUNKS_DATA;
}

static bool read_length(struct reader *reader, kin_str bytes)
{
    kin_str rest = kin__str_slice(bytes, reader->at, bytes.len);
    kin_str data = kin__str_slice(
        rest, 0, reader->body_left < rest.len ? reader->body_left : rest.len);

    keep(reader, data);
    reader->at += data.len;
    reader->body_left -= data.len;
    reader->is_in_body = reader->body_left > 0;
    return !reader->is_in_body;
}

static void feed(struct reader *reader, kin_str bytes)
{
    bool has_more = reader->status == 0 && reader->requests < MAX_REQUESTS;

    while (has_more) {
        if (!reader->is_in_body)
            has_more = read_head(reader, bytes);
        else
            has_more = reader->is_chunked ? read_chunks(reader, bytes)
                                          : read_length(reader, bytes);
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct reader whole = {.at = 0};
    struct reader pieces = {.at = 0};

    if (size < 1)
        return 0;
    kin_str bytes = kin_str_of((const char *)data + 1, size - 1);
    feed(&whole, bytes);
    for (size_t len = 0; len < bytes.len; len += (size_t)data[0] + 1)
        feed(&pieces, kin_str_of(bytes.ptr, len));
    feed(&pieces, bytes);
    assert(whole.status == pieces.status);
    assert(whole.requests == pieces.requests);
    assert(whole.at == pieces.at);
    assert(whole.body_len == pieces.body_len && whole.check == pieces.check);
    return 0;
}
