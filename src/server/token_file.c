/* SPDX-License-Identifier: Apache-2.0 */
#include "server/token_file.h"

#include <string.h>

#include "base/alloc.h"
#include "base/buf.h"
#include "base/str.h"
#include "kube/file.h"

enum {
    FILE_MAX_BYTES = 1024 * 1024,
    COLUMNS = 4,
    COLUMNS_MIN = 3,
};

/* Position in the text.  Columns are unquoted in place: they are never longer
 * than their source. */
struct reader {
    char *at;
    int line;
};

static bool ends_column(char c)
{
    return c == ',' || c == '\n' || c == '\0';
}

/* Reads a column after its opening quote. */
static int read_quoted(struct reader *reader, kin_str *ret, kin_error *err)
{
    char *to = reader->at;
    const char *from = reader->at;

    for (; *reader->at && (reader->at[0] != '"' || reader->at[1] == '"');
         reader->at++) {
        reader->line += *reader->at == '\n';
        reader->at += *reader->at == '"';
        *to++ = *reader->at;
    }
    if (!*reader->at)
        return kin_error_set(err, KIN_EPARSE, "line %d: unterminated quote",
                             reader->line);
    reader->at++;
    reader->at += reader->at[0] == '\r' && reader->at[1] == '\n';
    if (!ends_column(*reader->at))
        return kin_error_set(err, KIN_EPARSE,
                             "line %d: text after a closing quote",
                             reader->line);
    *ret = kin_str_of(from, (size_t)(to - from));
    return 0;
}

static int read_column(struct reader *reader, kin_str *ret, kin_error *err)
{
    reader->at += strspn(reader->at, " \t");
    if (*reader->at == '"') {
        reader->at++;
        return read_quoted(reader, ret, err);
    }
    size_t len = strcspn(reader->at, ",\n");
    *ret = kin__str_trim(kin_str_of(reader->at, len));
    reader->at += len;
    return 0;
}

static int add_groups(struct kin__auth_token *token, kin_str column,
                      kin_str groups[KIN__AUTH_MAX_GROUPS])
{
    token->groups = groups;
    while (column.len > 0) {
        kin_str group = kin__str_trim(kin__str_cut(&column, ','));

        if (group.len == 0)
            continue;
        if (token->group_count >= KIN__AUTH_MAX_GROUPS)
            return KIN_ELIMIT;
        groups[token->group_count++] = group;
    }
    return 0;
}

static int read_line(struct kin__auth *auth, struct reader *reader,
                     kin_error *err)
{
    kin_str columns[COLUMNS] = {{NULL, 0}};
    kin_str groups[KIN__AUTH_MAX_GROUPS];
    struct kin__auth_token token = {.group_count = 0};
    int line = reader->line;
    int count = 0;

    for (bool is_more = true; is_more; reader->at += is_more) {
        kin_str column = {NULL, 0};
        int r = read_column(reader, &column, err);
        if (r < 0)
            return r;
        if (count < COLUMNS)
            columns[count] = column;
        count++;
        is_more = *reader->at == ',';
    }
    if (count == 1 && columns[0].len == 0)
        return 0;
    if (count < COLUMNS_MIN || columns[0].len == 0 || columns[1].len == 0)
        return kin_error_set(err, KIN_EPARSE,
                             "line %d: expected TOKEN,USER,UID[,GROUPS]", line);
    token.token = columns[0];
    token.user = columns[1];
    token.uid = columns[2];
    if (add_groups(&token, columns[3], groups) < 0)
        return kin_error_set(err, KIN_ELIMIT, "line %d: too many groups", line);
    int r = kin__auth_add(auth, &token, err);
    if (r < 0)
        kin_error_wrap(err, "line %d", line);
    return r;
}

int kin__token_file_parse(const kin_allocator *alloc, struct kin__auth *auth,
                          kin_str text, kin_error *err)
{
    char *copy = kin__strdup(alloc, text);
    int r = 0;

    if (!copy)
        return kin_error_set(err, KIN_ENOMEM, NULL);
    struct reader reader = {.at = copy, .line = 1};
    while (r == 0 && *reader.at) {
        r = read_line(auth, &reader, err);
        reader.line++;
        reader.at += *reader.at == '\n';
    }
    explicit_bzero(copy, text.len);
    kin__free(alloc, copy);
    return r;
}

int kin__token_file_read(const kin_allocator *alloc, struct kin__auth *auth,
                         const char *path, kin_error *err)
{
    KIN__AUTO_BUF text;

    kin__buf_init(&text, alloc, FILE_MAX_BYTES);
    int r = kin__file_read(path, &text, err);
    if (r < 0)
        return r;
    r = kin__token_file_parse(alloc, auth, kin__buf_str(&text), err);
    if (r < 0)
        kin_error_wrap(err, "%s", path);
    if (text.ptr)
        explicit_bzero(text.ptr, text.len);
    return r;
}
