/* SPDX-License-Identifier: Apache-2.0 */
#include "kube/warning.h"

#include <assert.h>
#include <stdio.h>

#include "base/hash.h"
#include "base/log.h"
#include "base/str.h"
#include "kube/client.h"
#include "kube/request.h"

enum { WARNING_CODE_DIGITS = 3 };

static void warning_skip(kin_str *rest, const char *marks)
{
    while (rest->len > 0 && *rest->ptr != '\0' && strchr(marks, *rest->ptr))
        *rest = kin__str_slice(*rest, 1, rest->len);
}

static bool warning_take(kin_str *rest, char byte)
{
    if (rest->len == 0 || *rest->ptr != byte)
        return false;
    *rest = kin__str_slice(*rest, 1, rest->len);
    return true;
}

static int warning_code(kin_str *rest, int *ret)
{
    uint64_t code;
    kin_str digits = kin__str_slice(*rest, 0, WARNING_CODE_DIGITS);

    if (digits.len != WARNING_CODE_DIGITS ||
        kin__str_to_u64(digits, &code) < 0 || code < 100)
        return KIN_EPARSE;
    *ret = (int)code;
    *rest = kin__str_slice(*rest, WARNING_CODE_DIGITS, rest->len);
    return warning_take(rest, ' ') ? 0 : KIN_EPARSE;
}

static int warning_agent(kin_str *rest, kin_str *ret)
{
    size_t len = kin__str_find(*rest, ' ');

    if (len == KIN__STR_NONE || len == 0)
        return KIN_EPARSE;
    for (size_t i = 0; i < len; i++)
        if (rest->ptr[i] <= ' ' || rest->ptr[i] > '~' || rest->ptr[i] == '"')
            return KIN_EPARSE;
    *ret = kin__str_slice(*rest, 0, len);
    *rest = kin__str_slice(*rest, len, rest->len);
    warning_skip(rest, " \t");
    return 0;
}

/* Control characters are removed from messages.  U+0080 to U+009F have two
 * bytes. */
static bool warning_is_shown(kin_str rest)
{
    unsigned char byte = (unsigned char)rest.ptr[0];
    unsigned char next = rest.len > 1 ? (unsigned char)rest.ptr[1] : 0;

    return byte >= ' ' && byte != 0x7f && !(byte == 0xc2 && next < 0xa0);
}

static int warning_quoted(kin_str *rest, struct kin__buf *scratch)
{
    kin__buf_clear(scratch);
    if (!warning_take(rest, '"'))
        return KIN_EPARSE;
    for (;;) {
        if (warning_take(rest, '"'))
            return 0;
        (void)warning_take(rest, '\\');
        if (rest->len == 0 || !warning_is_shown(*rest))
            return KIN_EPARSE;
        int r = kin__buf_append_byte(scratch, *rest->ptr);
        if (r < 0)
            return r;
        *rest = kin__str_slice(*rest, 1, rest->len);
    }
}

/* A date in quotes may follow; it is ignored. */
static int warning_date(kin_str *rest)
{
    warning_skip(rest, " \t");
    if (!warning_take(rest, '"'))
        return 0;
    size_t end = kin__str_find(*rest, '"');
    if (end == KIN__STR_NONE)
        return KIN_EPARSE;
    *rest = kin__str_slice(*rest, end + 1, rest->len);
    warning_skip(rest, " \t");
    return 0;
}

int kin__warning_next(kin_str *rest, struct kin__buf *scratch,
                      struct kin__warning *ret)
{
    struct kin__warning warning = {.code = 0};

    warning_skip(rest, " \t,");
    if (rest->len == 0)
        return KIN_ENOTFOUND;
    int r = warning_code(rest, &warning.code);
    if (r == 0)
        r = warning_agent(rest, &warning.agent);
    if (r == 0)
        r = warning_quoted(rest, scratch);
    if (r == 0)
        r = warning_date(rest);
    if (r == 0 && rest->len > 0 && *rest->ptr != ',')
        r = KIN_EPARSE;
    if (r < 0)
        return r;
    warning.text = kin__buf_str(scratch);
    if (kin__utf8_valid_prefix(warning.text) != warning.text.len)
        return KIN_EPARSE;
    *ret = warning;
    return 0;
}

/* ==== delivery ==== */

enum {
    WARN_CODE = 299,      /* the only one that API servers send */
    WARN_MAX_TEXT = 8192, /* API servers send at most 4 KiB in total */
    WARN_MAX_COUNT = 64,  /* of one header */
    WARN_MAX_AGENT = 256, /* with its NUL; truncated */
};

/* Whether a text is new; remembers the last few hundred. */
static bool warn_is_new(kin_client *client, kin_str text)
{
    uint64_t hash = kin__hash(text, client->random.seed);
    KIN__LOCK_SCOPE(&client->mutex);
    size_t known = client->warning_count;

    if (known > KIN__CLIENT_WARNINGS_KEPT)
        known = KIN__CLIENT_WARNINGS_KEPT;
    for (size_t i = 0; i < known; i++) {
        if (client->warnings[i] == hash)
            return false;
    }
    client->warnings[client->warning_count++ % KIN__CLIENT_WARNINGS_KEPT] =
        hash;
    return true;
}

/* The agent is part of a header, so it needs a NUL-terminated copy. */
static void warn_call(kin_client *client, const struct kin__warning *warning)
{
    char agent[WARN_MAX_AGENT];
    kin_warning shown = {.code = warning->code, .text = warning->text};

    snprintf(agent, sizeof(agent), "%.*s", KIN_STR(warning->agent));
    shown.agent = kin_s(agent);
    client->opts.on_warning(&shown, client->opts.userdata);
}

static void warn_report(kin_client *client, const struct kin__warning *warning)
{
    if (warning->code != WARN_CODE || warning->text.len == 0)
        return;
    if (client->opts.is_warned_once && !warn_is_new(client, warning->text))
        return;
    if (client->opts.on_warning)
        warn_call(client, warning);
    else
        KIN__LOG(client->opts.log, KIN_LOG_WARN, "client", "the server warns",
                 KIN__KV_STR("text", warning->text));
}

/* A warning that cannot be parsed is dropped. */
void kin__client_warn(kin_client *client, kin_str value)
{
    KIN__AUTO_BUF scratch;
    struct kin__warning warning;

    kin__mutex_assert_not_held(&client->mutex);
    kin__buf_init(&scratch, client->alloc, WARN_MAX_TEXT);
    for (int i = 0; i < WARN_MAX_COUNT; i++) {
        if (kin__warning_next(&value, &scratch, &warning) < 0)
            return;
        warn_report(client, &warning);
    }
}
