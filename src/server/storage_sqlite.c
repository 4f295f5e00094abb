/* SPDX-License-Identifier: Apache-2.0 */
#include "server/storage_sqlite.h"

#include <assert.h>
#include <errno.h>
#include <fcntl.h>
#include <unistd.h>

#include <sqlite3.h>

#include <kin/json.h>

#include "base/alloc.h"
#include "base/buf.h"

enum {
    FORMAT = 1,               /* user_version of the file */
    APPLICATION = 0x6b696e31, /* "kin1", for file(1) */
    COMPACT_CHUNK = 1000,     /* rows per transaction */
    VALUE_MAX = 64 << 20,
};

/* Statements that stay prepared. */
enum statement {
    BEGIN,
    COMMIT,
    ROLLBACK,
    ADD_ROW,
    ADD_RESOURCE,
    COMPACT_LIST,
    COMPACT_DROP,
    COMPACT_NOTE,
    STATEMENTS,
};

static const char *const statement_texts[STATEMENTS] = {
    [BEGIN] = "BEGIN IMMEDIATE",
    [COMMIT] = "COMMIT",
    [ROLLBACK] = "ROLLBACK",
    [ADD_ROW] = "INSERT INTO log (version, before, resource, key, value) "
                "VALUES (?1, ?2, ?3, ?4, ?5)",
    [ADD_RESOURCE] = "INSERT INTO resources (id, name) VALUES (?1, ?2)",
    [COMPACT_LIST] = "SELECT version, before, value IS NULL FROM log "
                     "WHERE version > ?1 AND version <= ?2 "
                     "ORDER BY version LIMIT ?3",
    [COMPACT_DROP] = "DELETE FROM log WHERE version = ?1",
    [COMPACT_NOTE] = "UPDATE meta SET value = ?1 WHERE name = 'compacted'",
};

static const char schema[] =
    "CREATE TABLE IF NOT EXISTS meta"
    " (name TEXT PRIMARY KEY, value INTEGER NOT NULL) WITHOUT ROWID;"
    "CREATE TABLE IF NOT EXISTS resources"
    " (id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE);"
    "CREATE TABLE IF NOT EXISTS log"
    " (version INTEGER PRIMARY KEY, before INTEGER NOT NULL,"
    "  resource INTEGER NOT NULL, key TEXT NOT NULL, value BLOB);"
    "INSERT OR IGNORE INTO meta VALUES ('compacted', 0);";

struct sqlite_storage {
    struct kin__storage storage; /* first */
    const kin_allocator *alloc;
    char *path; /* owned */
    sqlite3 *db;
    sqlite3_stmt *statements[STATEMENTS];
    char **resources; /* owned; indexed by id - 1 */
    size_t resource_count;
    size_t saved_resources; /* number of those that are committed */
    uint64_t compacted;
    struct kin__buf json; /* reused for each value */
    bool is_held;         /* commits do not end the transaction */
};

static struct sqlite_storage *sqlite_of(struct kin__storage *storage)
{
    return (struct sqlite_storage *)storage;
}

/* ---- failures ---- */

static int sqlite_code(int code)
{
    switch (code & 0xff) {
    case SQLITE_OK:
    case SQLITE_DONE:
    case SQLITE_ROW:
        return 0;
    case SQLITE_NOMEM:
        return KIN_ENOMEM;
    case SQLITE_BUSY:
    case SQLITE_LOCKED:
        return KIN_ECONFLICT;
    case SQLITE_NOTADB:
    case SQLITE_CORRUPT:
        return KIN_EPARSE;
    default:
        return KIN_ESYSTEM;
    }
}

/* Message: "storage: FILE: what: cause". */
static int sqlite_fail(const struct sqlite_storage *self, int code,
                       const char *what, kin_error *err)
{
    int r = sqlite_code(code);

    if (r == KIN_ECONFLICT)
        return kin_error_set(err, r, "storage: %s: in use by another process",
                             self->path);
    return kin_error_set(err, r, "storage: %s: %s: %s", self->path, what,
                         self->db ? sqlite3_errmsg(self->db)
                                  : sqlite3_errstr(code));
}

/* ---- statements ---- */

static int sqlite_exec(struct sqlite_storage *self, const char *text,
                       const char *what, kin_error *err)
{
    int code = sqlite3_exec(self->db, text, NULL, NULL, NULL);

    return code == SQLITE_OK ? 0 : sqlite_fail(self, code, what, err);
}

/* Runs a statement to completion and resets it. */
static int sqlite_run(struct sqlite_storage *self, enum statement which,
                      const char *what, kin_error *err)
{
    assert(which < STATEMENTS && self->statements[which]);
    sqlite3_stmt *statement = self->statements[which];
    int code = sqlite3_step(statement);
    int r = code == SQLITE_DONE ? 0 : sqlite_fail(self, code, what, err);

    (void)sqlite3_reset(statement);
    return r;
}

static int sqlite_prepare(struct sqlite_storage *self, kin_error *err)
{
    for (int i = 0; i < STATEMENTS; i++) {
        int code = sqlite3_prepare_v3(self->db, statement_texts[i], -1,
                                      SQLITE_PREPARE_PERSISTENT,
                                      &self->statements[i], NULL);
        if (code != SQLITE_OK)
            return sqlite_fail(self, code, "prepare", err);
    }
    return 0;
}

/* Reads the first column of the first row. */
static int sqlite_read_int(struct sqlite_storage *self, const char *text,
                           int64_t *ret, kin_error *err)
{
    sqlite3_stmt *statement = NULL;
    int code = sqlite3_prepare_v2(self->db, text, -1, &statement, NULL);

    if (code == SQLITE_OK)
        code = sqlite3_step(statement);
    if (code == SQLITE_ROW)
        *ret = sqlite3_column_int64(statement, 0);
    int r = code == SQLITE_ROW ? 0 : sqlite_fail(self, code, "read", err);
    (void)sqlite3_finalize(statement);
    return r;
}

/* ---- resources ---- */

static int sqlite_add_name(struct sqlite_storage *self, kin_str name,
                           size_t *ret)
{
    char **resources = kin__realloc(self->alloc, self->resources,
                                    self->resource_count + 1, sizeof(char *));

    if (!resources)
        return KIN_ENOMEM;
    self->resources = resources;
    resources[self->resource_count] = kin__strdup(self->alloc, name);
    if (!resources[self->resource_count])
        return KIN_ENOMEM;
    *ret = ++self->resource_count;
    return 0;
}

/* The number of a resource, which is inserted if it is new. */
static int sqlite_resource(struct sqlite_storage *self, kin_str name,
                           size_t *ret, kin_error *err)
{
    sqlite3_stmt *add = self->statements[ADD_RESOURCE];

    for (size_t i = 0; i < self->resource_count; i++)
        if (kin_str_eq(kin_s(self->resources[i]), name)) {
            *ret = i + 1;
            return 0;
        }
    int r = sqlite_add_name(self, name, ret);
    if (r < 0)
        return kin_error_set(err, r, "storage: out of memory");
    (void)sqlite3_bind_int64(add, 1, (sqlite3_int64)*ret);
    (void)sqlite3_bind_text(add, 2, name.ptr, (int)name.len, SQLITE_STATIC);
    return sqlite_run(self, ADD_RESOURCE, "add a resource", err);
}

static int sqlite_load_resources(struct sqlite_storage *self, kin_error *err)
{
    sqlite3_stmt *statement = NULL;
    int code = sqlite3_prepare_v2(self->db,
                                  "SELECT id, name FROM resources ORDER BY id",
                                  -1, &statement, NULL);
    int r = code == SQLITE_OK ? 0 : sqlite_fail(self, code, "resources", err);

    while (r == 0) {
        size_t id = 0;
        code = sqlite3_step(statement);
        if (code != SQLITE_ROW)
            break;
        const char *name = (const char *)sqlite3_column_text(statement, 1);
        r = name ? sqlite_add_name(self, kin_s(name), &id) : KIN_ENOMEM;
        if (r == 0 && id != (size_t)sqlite3_column_int64(statement, 0))
            r = kin_error_set(err, KIN_EPARSE,
                              "storage: %s: a resource is missing", self->path);
    }
    if (r == 0 && code != SQLITE_DONE)
        r = sqlite_fail(self, code, "resources", err);
    (void)sqlite3_finalize(statement);
    self->saved_resources = self->resource_count;
    return r;
}

/* ---- committing ---- */

static int append_piece(kin_str piece, void *userdata)
{
    return kin__buf_append(userdata, piece);
}

static int sqlite_bind_value(struct sqlite_storage *self, sqlite3_stmt *add,
                             kin_value value)
{
    if (!kin_value_exists(value))
        return sqlite_code(sqlite3_bind_null(add, 5));
    kin__buf_clear(&self->json);
    int r = kin_value_write(value, 0, append_piece, &self->json);
    if (r < 0)
        return r;
    return sqlite_code(sqlite3_bind_blob64(add, 5, self->json.ptr,
                                           self->json.len, SQLITE_STATIC));
}

static int sqlite_add_row(struct sqlite_storage *self,
                          const struct kin__storage_row *row, kin_error *err)
{
    sqlite3_stmt *add = self->statements[ADD_ROW];
    size_t resource = 0;

    assert(row->version > row->before);
    int r = sqlite_resource(self, row->resource, &resource, err);

    if (r < 0)
        return r;
    (void)sqlite3_bind_int64(add, 1, (sqlite3_int64)row->version);
    (void)sqlite3_bind_int64(add, 2, (sqlite3_int64)row->before);
    (void)sqlite3_bind_int64(add, 3, (sqlite3_int64)resource);
    (void)sqlite3_bind_text(add, 4, row->key.ptr, (int)row->key.len,
                            SQLITE_STATIC);
    r = sqlite_bind_value(self, add, row->value);
    if (r < 0)
        return kin_error_set(err, r, "storage: %s", kin_error_text(r));
    return sqlite_run(self, ADD_ROW, "add a row", err);
}

/* Rolls back, also the resources that were added. */
static void sqlite_rollback(struct sqlite_storage *self)
{
    (void)sqlite_run(self, ROLLBACK, "rollback", NULL);
    assert(self->resource_count >= self->saved_resources);
    while (self->resource_count > self->saved_resources)
        kin__free(self->alloc, self->resources[--self->resource_count]);
}

static int sqlite_end(struct sqlite_storage *self, int r, kin_error *err)
{
    if (r == 0)
        r = sqlite_run(self, COMMIT, "commit", err);
    if (r < 0)
        sqlite_rollback(self);
    else
        self->saved_resources = self->resource_count;
    return r;
}

/* All rows until the release are one transaction. */
static int sqlite_hold(struct kin__storage *storage, bool is_held,
                       kin_error *err)
{
    struct sqlite_storage *self = sqlite_of(storage);
    int r = 0;

    assert(self->is_held != is_held);
    if (is_held)
        r = sqlite_run(self, BEGIN, "begin", err);
    else
        r = sqlite_end(self, 0, err);
    self->is_held = is_held && r == 0;
    return r;
}

static int sqlite_commit(struct kin__storage *storage,
                         const struct kin__storage_row *rows, size_t count,
                         kin_error *err)
{
    struct sqlite_storage *self = sqlite_of(storage);
    int r = self->is_held ? 0 : sqlite_run(self, BEGIN, "begin", err);

    assert(count > 0);
    if (r < 0)
        return r;
    for (size_t i = 0; r == 0 && i < count; i++)
        r = sqlite_add_row(self, &rows[i], err);
    return self->is_held ? r : sqlite_end(self, r, err);
}

/* ---- compacting ---- */

static int sqlite_drop(struct sqlite_storage *self, int64_t version,
                       kin_error *err)
{
    (void)sqlite3_bind_int64(self->statements[COMPACT_DROP], 1, version);
    return sqlite_run(self, COMPACT_DROP, "drop a row", err);
}

/* Drops the rows that the next rows supersede, and those that are deletions. */
static int sqlite_compact_chunk(struct sqlite_storage *self, uint64_t version,
                                int *ret_seen, int64_t *ret_last,
                                kin_error *err)
{
    sqlite3_stmt *list = self->statements[COMPACT_LIST];
    int code = SQLITE_DONE;
    int r = 0;

    (void)sqlite3_bind_int64(list, 1, (sqlite3_int64)self->compacted);
    (void)sqlite3_bind_int64(list, 2, (sqlite3_int64)version);
    (void)sqlite3_bind_int(list, 3, COMPACT_CHUNK);
    for (*ret_seen = 0; r == 0; ++*ret_seen) {
        code = sqlite3_step(list);
        if (code != SQLITE_ROW)
            break;
        int64_t before = sqlite3_column_int64(list, 1);
        *ret_last = sqlite3_column_int64(list, 0);
        if (before > 0)
            r = sqlite_drop(self, before, err);
        if (r == 0 && sqlite3_column_int(list, 2))
            r = sqlite_drop(self, *ret_last, err);
    }
    if (r == 0 && code != SQLITE_DONE)
        r = sqlite_fail(self, code, "compact", err);
    (void)sqlite3_reset(list);
    return r;
}

static int sqlite_compact(struct kin__storage *storage, uint64_t version,
                          bool *ret_left, kin_error *err)
{
    struct sqlite_storage *self = sqlite_of(storage);
    int64_t last = (int64_t)version;
    int seen = 0;

    assert(!self->is_held);
    int r = sqlite_run(self, BEGIN, "begin", err);

    if (r < 0)
        return r;
    r = sqlite_compact_chunk(self, version, &seen, &last, err);
    if (seen < COMPACT_CHUNK)
        last = (int64_t)version;
    (void)sqlite3_bind_int64(self->statements[COMPACT_NOTE], 1, last);
    if (r == 0)
        r = sqlite_run(self, COMPACT_NOTE, "compact", err);
    r = sqlite_end(self, r, err);
    if (r < 0)
        return r;
    self->compacted = (uint64_t)last;
    *ret_left = seen == COMPACT_CHUNK;
    return 0;
}

/* ---- loading ---- */

static int sqlite_load_row(struct sqlite_storage *self, sqlite3_stmt *select,
                           const struct kin__storage_reader *reader,
                           kin_error *err)
{
    int64_t version = sqlite3_column_int64(select, 0);
    size_t resource = (size_t)sqlite3_column_int64(select, 2);
    const char *key = (const char *)sqlite3_column_text(select, 3);
    const char *value = sqlite3_column_blob(select, 4);

    if (resource == 0 || resource > self->resource_count)
        return kin_error_set(err, KIN_EPARSE, "storage: a row has no resource");
    if (version <= 0)
        return kin_error_set(err, KIN_EPARSE, "storage: a row has no version");
    if (!key)
        return kin_error_set(err, KIN_ENOMEM, "storage: out of memory");
    struct kin__storage_row row = {
        .version = (uint64_t)version,
        .before = (uint64_t)sqlite3_column_int64(select, 1),
        .resource = kin_s(self->resources[resource - 1]),
        .key = kin_str_of(key, (size_t)sqlite3_column_bytes(select, 3))};
    kin_str json = kin_str_of(value, (size_t)sqlite3_column_bytes(select, 4));
    int r = reader->row(&row, json, reader->userdata, err);
    if (r < 0)
        (void)kin_error_wrap(err, "storage: %s %s",
                             self->resources[resource - 1], key);
    return r;
}

static int sqlite_load_log(struct sqlite_storage *self,
                           const struct kin__storage_reader *reader,
                           kin_error *err)
{
    sqlite3_stmt *select = NULL;
    int code = sqlite3_prepare_v2(
        self->db,
        "SELECT version, before, resource, key, value "
        "FROM log ORDER BY version",
        -1, &select, NULL);
    int r = code == SQLITE_OK ? 0 : sqlite_fail(self, code, "read", err);

    while (r == 0) {
        code = sqlite3_step(select);
        if (code != SQLITE_ROW)
            break;
        r = sqlite_load_row(self, select, reader, err);
    }
    if (r == 0 && code != SQLITE_DONE)
        r = sqlite_fail(self, code, "read", err);
    (void)sqlite3_finalize(select);
    return r;
}

static int sqlite_load(struct kin__storage *storage,
                       const struct kin__storage_reader *reader,
                       uint64_t *ret_version, uint64_t *ret_compacted,
                       kin_error *err)
{
    struct sqlite_storage *self = sqlite_of(storage);
    int64_t compacted = 0;
    int64_t last = 0;
    int r = sqlite_read_int(self,
                            "SELECT value FROM meta WHERE name = 'compacted'",
                            &compacted, err);

    if (r == 0)
        r = sqlite_read_int(self, "SELECT coalesce(max(version), 0) FROM log",
                            &last, err);
    if (r == 0)
        r = sqlite_load_log(self, reader, err);
    if (r < 0)
        return r;
    self->compacted = (uint64_t)compacted;
    *ret_compacted = (uint64_t)compacted;
    *ret_version = (uint64_t)(last > compacted ? last : compacted);
    return 0;
}

/* ---- life ---- */

static void sqlite_free(struct kin__storage *storage)
{
    struct sqlite_storage *self = sqlite_of(storage);

    for (int i = 0; i < STATEMENTS; i++)
        (void)sqlite3_finalize(self->statements[i]);
    (void)sqlite3_close(self->db);
    for (size_t i = 0; i < self->resource_count; i++)
        kin__free(self->alloc, self->resources[i]);
    kin__free(self->alloc, self->resources);
    kin__buf_done(&self->json);
    kin__free(self->alloc, self->path);
    kin__free(self->alloc, self);
}

static const struct kin__storage_ops sqlite_ops = {
    .load = sqlite_load,
    .commit = sqlite_commit,
    .compact = sqlite_compact,
    .hold = sqlite_hold,
    .free = sqlite_free,
};

/* SQLite creates its other files with the same mode. */
static int sqlite_make_file(const char *path, kin_error *err)
{
    int fd = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0600);

    if (fd < 0)
        return kin_error_set_errno(err, errno, "storage: %s", path);
    (void)close(fd);
    return 0;
}

static int sqlite_check_format(struct sqlite_storage *self, kin_error *err)
{
    int64_t format = 0;
    int64_t application = 0;
    int64_t tables = 0;
    int r = sqlite_read_int(self, "PRAGMA user_version", &format, err);

    if (r == 0)
        r = sqlite_read_int(self, "PRAGMA application_id", &application, err);
    if (r == 0)
        r = sqlite_read_int(self, "SELECT count(*) FROM sqlite_schema", &tables,
                            err);
    if (r < 0)
        return r;
    if (tables > 0 && application != APPLICATION)
        return kin_error_set(err, KIN_EPARSE,
                             "storage: %s: database of another program",
                             self->path);
    if (format > FORMAT)
        return kin_error_set(err, KIN_EUNSUPPORTED,
                             "storage: %s: created by a newer version of kin",
                             self->path);
    return 0;
}

static int sqlite_setup(struct sqlite_storage *self, kin_error *err)
{
    char identity[96];
    int64_t unused = 0;

    (void)sqlite3_extended_result_codes(self->db, 1);
    /* Exclusive before the first read: this locks out other processes, and
     * SQLite needs no shared memory file. */
    int r = sqlite_exec(self, "PRAGMA locking_mode = EXCLUSIVE", "lock", err);
    if (r == 0)
        r = sqlite_check_format(self, err);
    if (r == 0)
        r = sqlite_exec(self,
                        "PRAGMA journal_mode = WAL;"
                        "PRAGMA synchronous = FULL;"
                        "PRAGMA wal_autocheckpoint = 2000;"
                        "PRAGMA temp_store = MEMORY",
                        "set up", err);
    (void)sqlite3_snprintf(sizeof(identity), identity,
                           "PRAGMA application_id = %d;"
                           "PRAGMA user_version = %d",
                           APPLICATION, FORMAT);
    /* In one transaction: tables without our application_id belong to another
     * program. */
    if (r == 0)
        r = sqlite_exec(self, statement_texts[BEGIN], "set up", err);
    if (r == 0)
        r = sqlite_exec(self, schema, "make tables", err);
    if (r == 0)
        r = sqlite_exec(self, identity, "set up", err);
    if (r == 0)
        r = sqlite_exec(self, statement_texts[COMMIT], "set up", err);
    if (r == 0)
        r = sqlite_read_int(self, "SELECT count(*) FROM meta", &unused, err);
    return r;
}

static int sqlite_open(struct sqlite_storage *self, const char *path,
                       kin_error *err)
{
    int r = sqlite_make_file(path, err);

    if (r < 0)
        return r;
    self->path = kin__strdup(self->alloc, kin_s(path));
    if (!self->path)
        return kin_error_set(err, KIN_ENOMEM, "storage: out of memory");
    int code = sqlite3_open_v2(
        path, &self->db, SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX, NULL);
    if (code != SQLITE_OK)
        return sqlite_fail(self, code, "open", err);
    r = sqlite_setup(self, err);
    if (r == 0)
        r = sqlite_prepare(self, err);
    return r < 0 ? r : sqlite_load_resources(self, err);
}

int kin__storage_sqlite_open(const kin_allocator *alloc, const char *path,
                             struct kin__storage **ret, kin_error *err)
{
    struct sqlite_storage *self = kin__alloc0(alloc, 1, sizeof(*self));

    if (!self)
        return kin_error_set(err, KIN_ENOMEM, "storage: out of memory");
    self->storage.ops = &sqlite_ops;
    self->alloc = alloc;
    kin__buf_init(&self->json, alloc, VALUE_MAX);
    int r = sqlite_open(self, path, err);
    if (r < 0) {
        sqlite_free(&self->storage);
        return r;
    }
    *ret = &self->storage;
    return 0;
}
