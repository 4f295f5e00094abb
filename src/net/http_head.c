/* SPDX-License-Identifier: Apache-2.0 */
#include "net/http_head.h"

#include <string.h>

#include "base/alloc.h"
#include "base/str.h"
#include "net/token.h"

enum {
    HEAD_BAD = 400,
    HEAD_BODY_TOO_LONG = 413,
    HEAD_TARGET_TOO_LONG = 414,
    HEAD_TOO_LONG = 431,
    HEAD_NOT_IMPLEMENTED = 501,
    HEAD_NO_MEMORY = 503,
    HEAD_UNKNOWN_VERSION = 505,
    HEAD_LENGTH_DIGITS = 18, /* fit into 63 bits */
    HEAD_METHOD_MAX = 16,    /* bytes; longer than any known method */
};

/* --- finding the end --------------------------------------------------- */

/* At the LF of a line: whether the head ends here. */
static int scan_line(struct kin__http_scan *scan, kin_str bytes)
{
    if (scan->at == scan->line || bytes.ptr[scan->at - 1] != '\r')
        return HEAD_BAD;
    bool is_empty = scan->at - scan->line == 1;
    if (is_empty && scan->lines > 0)
        return KIN__HTTP_SCAN_WHOLE;
    scan->lines += !is_empty;
    scan->line = scan->at + 1;
    return KIN__HTTP_SCAN_MORE;
}

static int scan_byte(struct kin__http_scan *scan, kin_str bytes)
{
    unsigned char c = (unsigned char)bytes.ptr[scan->at];

    if (c == '\n')
        return scan_line(scan, bytes);
    bool follows_cr = scan->at > scan->line && bytes.ptr[scan->at - 1] == '\r';
    bool is_control = (c < ' ' && c != '\t' && c != '\r') || c == 0x7f;
    return follows_cr || is_control ? HEAD_BAD : KIN__HTTP_SCAN_MORE;
}

int kin__http_scan(struct kin__http_scan *scan, kin_str bytes, size_t max,
                   size_t *ret_len)
{
    for (; scan->at < bytes.len && scan->at < max; scan->at++) {
        int r = scan_byte(scan, bytes);

        if (r == KIN__HTTP_SCAN_WHOLE)
            *ret_len = scan->at + 1;
        if (r != KIN__HTTP_SCAN_MORE)
            return r;
    }
    if (scan->at < max)
        return KIN__HTTP_SCAN_MORE;
    return scan->lines == 0 ? HEAD_TARGET_TOO_LONG : HEAD_TOO_LONG;
}

/* --- characters -------------------------------------------------------- */

static bool is_alnum(char c)
{
    return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') ||
           (c >= 'A' && c <= 'Z');
}

static bool is_one_of(char c, const char *set)
{
    return c != '\0' && strchr(set, c) != NULL;
}

/* Characters of a Host: a name, an address, a port. */
static bool is_host(kin_str text)
{
    for (size_t i = 0; i < text.len; i++)
        if (!is_alnum(text.ptr[i]) &&
            !is_one_of(text.ptr[i], "-._~%!$&'()*+,;=:[]"))
            return false;
    return true;
}

static bool is_blank(char c)
{
    return c == ' ' || c == '\t';
}

static kin_str trim(kin_str text)
{
    while (text.len > 0 && is_blank(text.ptr[0]))
        text = kin_str_of(text.ptr + 1, text.len - 1);
    while (text.len > 0 && is_blank(text.ptr[text.len - 1]))
        text.len--;
    return text;
}

/* --- lines ------------------------------------------------------------- */

/* Terminates a part of the text with NUL, which overwrites a separator. */
static void head_end(struct kin__http_head *head, kin_str part)
{
    head->text[(size_t)(part.ptr - head->text) + part.len] = '\0';
}

/* Takes the next line without its end.  Only complete lines are left. */
static kin_str head_cut_line(kin_str *rest)
{
    kin_str line = kin__str_cut(rest, '\n');

    return kin_str_of(line.ptr, line.len > 0 ? line.len - 1 : 0);
}

static int head_version(struct kin__http_head *head, kin_str version)
{
    if (version.len != 8 || !kin_str_starts_with(version, KIN__S("HTTP/")) ||
        version.ptr[5] < '0' || version.ptr[5] > '9' || version.ptr[6] != '.' ||
        version.ptr[7] < '0' || version.ptr[7] > '9')
        return HEAD_BAD;
    if (version.ptr[5] != '1')
        return HEAD_UNKNOWN_VERSION;
    head->is_old = version.ptr[7] == '0';
    return 0;
}

static int head_request_line(struct kin__http_head *head, kin_str line)
{
    kin_str rest = line;
    kin_str method = kin__str_cut(&rest, ' ');
    kin_str target = kin__str_cut(&rest, ' ');

    if (!kin__is_token(method) || target.len == 0 || !rest.ptr ||
        kin__str_find(target, '\t') != KIN__STR_NONE)
        return HEAD_BAD;
    int status = head_version(head, rest);
    if (status == 0 && method.len > HEAD_METHOD_MAX)
        status = HEAD_NOT_IMPLEMENTED;
    if (status != 0)
        return status;
    head->method = method;
    head->target = target;
    head_end(head, method);
    head_end(head, target);
    return 0;
}

static int head_field(struct kin__http_head *head, kin_str line)
{
    size_t colon = kin__str_find(line, ':');
    kin_str name = kin__str_slice(line, 0, colon);

    /* A folded line starts with a blank, which is not in a token. */
    if (colon == KIN__STR_NONE || !kin__is_token(name))
        return HEAD_BAD;
    if (head->field_count == KIN__HTTP_HEAD_MAX_FIELDS)
        return HEAD_TOO_LONG;
    kin_str value = trim(kin__str_slice(line, colon + 1, line.len));
    head->fields[head->field_count++] = (struct kin__http_field){name, value};
    head_end(head, name);
    head_end(head, value);
    return 0;
}

static int head_lines(struct kin__http_head *head, kin_str rest)
{
    kin_str line = head_cut_line(&rest);

    while (line.len == 0 && rest.len > 0)
        line = head_cut_line(&rest);
    int status = head_request_line(head, line);
    while (status == 0) {
        line = head_cut_line(&rest);
        if (line.len == 0)
            break;
        status = head_field(head, line);
    }
    return status;
}

/* --- what the fields mean ---------------------------------------------- */

/* Finds the field of that name; returns how many there are. */
static size_t head_count(const struct kin__http_head *head, kin_str name,
                         kin_str *ret)
{
    size_t count = 0;

    for (size_t i = 0; i < head->field_count; i++) {
        if (!kin__str_eq_nocase(head->fields[i].name, name))
            continue;
        *ret = head->fields[i].value;
        count++;
    }
    return count;
}

static int head_host(const struct kin__http_head *head)
{
    kin_str host = KIN__S("");
    size_t count = head_count(head, KIN__S("Host"), &host);

    if (count > 1 || (count == 0 && !head->is_old) || !is_host(host))
        return HEAD_BAD;
    return 0;
}

static int head_length(struct kin__http_head *head, kin_str text)
{
    for (size_t i = 0; i < text.len; i++)
        if (text.ptr[i] < '0' || text.ptr[i] > '9')
            return HEAD_BAD;
    if (text.len > HEAD_LENGTH_DIGITS)
        return HEAD_BODY_TOO_LONG;
    return kin__str_to_u64(text, &head->body_len) < 0 ? HEAD_BAD : 0;
}

/* RFC 9112, 6.1 and 6.3. */
static int head_framing(struct kin__http_head *head)
{
    kin_str coding = KIN__S("");
    kin_str length = KIN__S("");
    size_t codings = head_count(head, KIN__S("Transfer-Encoding"), &coding);
    size_t lengths = head_count(head, KIN__S("Content-Length"), &length);

    if (codings + lengths > 1)
        return HEAD_BAD;
    if (lengths == 1)
        return head_length(head, length);
    if (codings == 0)
        return 0;
    size_t comma = kin__str_rfind(coding, ',');
    kin_str last = comma == KIN__STR_NONE
                       ? coding
                       : trim(kin__str_slice(coding, comma + 1, coding.len));
    if (head->is_old || !kin__str_eq_nocase(last, KIN__S("chunked")))
        return HEAD_BAD;
    head->is_chunked = true;
    return comma == KIN__STR_NONE ? 0 : HEAD_NOT_IMPLEMENTED;
}

static bool list_has(kin_str list, kin_str word)
{
    while (list.ptr)
        if (kin__str_eq_nocase(trim(kin__str_cut(&list, ',')), word))
            return true;
    return false;
}

static void head_connection(struct kin__http_head *head)
{
    kin_str expect = KIN__S("");

    head->is_last = head->is_old;
    for (size_t i = 0; i < head->field_count; i++)
        if (kin__str_eq_nocase(head->fields[i].name, KIN__S("Connection")) &&
            list_has(head->fields[i].value, KIN__S("close")))
            head->is_last = true;
    head->awaits_continue = !head->is_old &&
                            kin__http_head_find(head, KIN__S("Expect"),
                                                &expect) &&
                            kin__str_eq_nocase(expect, KIN__S("100-continue"));
}

static int head_fill(struct kin__http_head *head, kin_str text)
{
    head->text = kin__strdup(head->alloc, text);
    head->fields = kin__alloc(head->alloc, KIN__HTTP_HEAD_MAX_FIELDS,
                              sizeof(*head->fields));
    if (!head->text || !head->fields)
        return HEAD_NO_MEMORY;
    int status = head_lines(head, kin_str_of(head->text, text.len));
    if (status == 0)
        status = head_host(head);
    if (status == 0)
        status = head_framing(head);
    if (status == 0)
        head_connection(head);
    return status;
}

int kin__http_head_init(struct kin__http_head *head, const kin_allocator *alloc,
                        kin_str text)
{
    *head = (struct kin__http_head){.alloc = alloc};
    int status = head_fill(head, text);
    if (status != 0)
        kin__http_head_done(head);
    return status;
}

void kin__http_head_done(struct kin__http_head *head)
{
    kin__free(head->alloc, head->fields);
    kin__free(head->alloc, head->text);
    *head = (struct kin__http_head){.alloc = head->alloc};
}

bool kin__http_head_find(const struct kin__http_head *head, kin_str name,
                         kin_str *ret)
{
    for (size_t i = 0; i < head->field_count; i++) {
        if (!kin__str_eq_nocase(head->fields[i].name, name))
            continue;
        *ret = head->fields[i].value;
        return true;
    }
    return false;
}
