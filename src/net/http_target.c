/* SPDX-License-Identifier: Apache-2.0 */
#include "net/http_target.h"

#include <assert.h>
#include <string.h>

#include "base/alloc.h"
#include "base/str.h"

/* Decodes one part to `*out`, adds a NUL and advances `*out` past it.  Decoding
 * never makes text longer. */
static int target_decode(kin_str in, bool plus_is_space, char **out,
                         kin_str *ret, kin_error *err)
{
    char *to = *out;

    for (size_t i = 0; i < in.len; i++) {
        char c = in.ptr[i];

        if (c == '%') {
            bool is_whole = in.len - i > 2;
            int high = is_whole ? kin__hex_digit(in.ptr[i + 1]) : -1;
            int low = is_whole ? kin__hex_digit(in.ptr[i + 2]) : -1;
            if (high < 0 || low < 0)
                return kin_error_set(err, KIN_EPARSE,
                                     "invalid URL escape \"%.*s\"",
                                     KIN_STR(kin__str_slice(in, i, 3)));
            c = (char)(high * 16 + low);
            i += 2;
        } else if (c == '+' && plus_is_space) {
            c = ' ';
        }
        if (c == '\0')
            return kin_error_set(err, KIN_EPARSE, "NUL in a URL");
        *to++ = c;
    }
    *to = '\0';
    kin_str text = kin_str_of(*out, (size_t)(to - *out));
    if (kin__utf8_valid_prefix(text) != text.len)
        return kin_error_set(err, KIN_EPARSE, "a URL that is not UTF-8");
    *out = to + 1;
    *ret = text;
    return 0;
}

/* "http://host:1/path" -> "/path". */
static kin_str target_strip_authority(kin_str text)
{
    static const char *const schemes[] = {"http://", "https://"};

    for (size_t i = 0; i < sizeof(schemes) / sizeof(schemes[0]); i++) {
        kin_str scheme = kin_s(schemes[i]);

        if (!kin__str_eq_nocase(kin__str_slice(text, 0, scheme.len), scheme))
            continue;
        kin_str rest = kin__str_slice(text, scheme.len, text.len);
        size_t slash = kin__str_find(rest, '/');
        /* A slash after a question mark is part of the query. */
        return slash == KIN__STR_NONE || kin__str_find(rest, '?') < slash
                   ? KIN__S("/")
                   : kin__str_slice(rest, slash, rest.len);
    }
    return text;
}

static size_t target_count_parameters(kin_str query)
{
    size_t count = 0;

    while (query.ptr)
        count += kin__str_cut(&query, '&').len > 0;
    return count;
}

static int target_decode_parameter(kin_str text, char **out,
                                   struct kin__http_parameter *ret,
                                   kin_error *err)
{
    kin_str rest = text;
    kin_str name = kin__str_cut(&rest, '=');
    int r = target_decode(name, /* plus_is_space= */ true, out, &ret->name,
                          err);

    if (r < 0)
        return r;
    return target_decode(rest.ptr ? rest : KIN__S(""),
                         /* plus_is_space= */ true, out, &ret->value, err);
}

static int target_decode_query(struct kin__http_target *target, kin_str query,
                               char **out, kin_error *err)
{
    size_t count = target_count_parameters(query);

    if (count > KIN__HTTP_TARGET_MAX_PARAMETERS)
        return kin_error_set(err, KIN_ELIMIT, "too many query parameters");
    if (count == 0)
        return 0;
    target->parameters = kin__alloc0(target->alloc, count,
                                     sizeof(*target->parameters));
    if (!target->parameters)
        return kin_error_set(err, KIN_ENOMEM, NULL);
    while (query.ptr) {
        kin_str part = kin__str_cut(&query, '&');

        if (part.len == 0)
            continue;
        assert(target->parameter_count < count);
        int r = target_decode_parameter(
            part, out, &target->parameters[target->parameter_count], err);
        if (r < 0)
            return r;
        target->parameter_count++;
    }
    return 0;
}

static int target_fill(struct kin__http_target *target, kin_str text,
                       kin_error *err)
{
    kin_str rest = target_strip_authority(text);
    kin_str path = kin__str_cut(&rest, '?');

    if (path.len == 0 || path.ptr[0] != '/')
        return kin_error_set(err, KIN_EPARSE,
                             "a request target must begin with a slash");
    /* Room for the query twice, raw and decoded, and a NUL per part. */
    size_t parts = 3 + 2 * (size_t)KIN__HTTP_TARGET_MAX_PARAMETERS;
    target->text = kin__alloc(target->alloc, 2 * text.len + parts + 1, 1);
    if (!target->text)
        return kin_error_set(err, KIN_ENOMEM, NULL);
    char *out = target->text;
    int r = target_decode(path, /* plus_is_space= */ false, &out, &target->path,
                          err);
    if (r < 0)
        return r;
    target->raw_query = kin_str_of(out, rest.ptr ? rest.len : 0);
    if (rest.ptr && rest.len > 0)
        memcpy(out, rest.ptr, rest.len);
    out[target->raw_query.len] = '\0';
    out += target->raw_query.len + 1;
    return target_decode_query(target, target->raw_query, &out, err);
}

int kin__http_target_init(struct kin__http_target *target,
                          const kin_allocator *alloc, kin_str text,
                          kin_error *err)
{
    *target = (struct kin__http_target){.alloc = alloc};
    int r = target_fill(target, text, err);
    if (r < 0)
        kin__http_target_done(target);
    return r;
}

void kin__http_target_done(struct kin__http_target *target)
{
    kin__free(target->alloc, target->parameters);
    kin__free(target->alloc, target->text);
    *target = (struct kin__http_target){.alloc = target->alloc};
}

bool kin__http_target_find(const struct kin__http_target *target, kin_str name,
                           kin_str *ret)
{
    for (size_t i = 0; i < target->parameter_count; i++) {
        if (!kin_str_eq(target->parameters[i].name, name))
            continue;
        if (ret)
            *ret = target->parameters[i].value;
        return true;
    }
    return false;
}
