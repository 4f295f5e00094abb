/* SPDX-License-Identifier: Apache-2.0 */
#include "kube/kubeconfig.h"

#include <string.h>

#include "base/alloc.h"
#include "base/str.h"
#include "kube/file.h"
#include "kube/json_text.h"

/* --- Tables --- */

#define FIELD(type, name, member, what)                                        \
    {                                                                          \
        .key = (name), .kind = KIN__FIELD_##what,                              \
        .offset = offsetof(struct type, member)                                \
    }
#define TABLE(type, table)                                                     \
    {                                                                          \
        .field = (table), .count = sizeof(table) / sizeof((table)[0]),         \
        .size = sizeof(struct type)                                            \
    }

static const struct kin__config_field cluster_field[] = {
    FIELD(kin__cluster, "server", server, STRING),
    FIELD(kin__cluster, "tls-server-name", tls_server_name, STRING),
    FIELD(kin__cluster, "insecure-skip-tls-verify", is_insecure, BOOL),
    FIELD(kin__cluster, "certificate-authority", ca_file, PATH),
    FIELD(kin__cluster, "certificate-authority-data", ca_data, DATA),
    FIELD(kin__cluster, "proxy-url", proxy_url, STRING),
    FIELD(kin__cluster, "disable-compression", is_uncompressed, BOOL),
    {.key = "extensions",
     .kind = KIN__FIELD_EXTENSION,
     .offset = offsetof(struct kin__cluster, exec_config),
     .extension = "client.authentication.k8s.io/exec"},
};

static const struct kin__config_field exec_field[] = {
    FIELD(kin__exec, "command", command, COMMAND),
    FIELD(kin__exec, "args", args, STRINGS),
    FIELD(kin__exec, "env", env, PAIRS),
    FIELD(kin__exec, "apiVersion", api_version, STRING),
    FIELD(kin__exec, "installHint", install_hint, STRING),
    FIELD(kin__exec, "provideClusterInfo", provides_cluster_info, BOOL),
    FIELD(kin__exec, "interactiveMode", interactive_mode, STRING),
};

static const struct kin__config_fields exec_fields = TABLE(kin__exec,
                                                           exec_field);

static const struct kin__config_field user_field[] = {
    FIELD(kin__kubeconfig_user, "client-certificate", cert_file, PATH),
    FIELD(kin__kubeconfig_user, "client-certificate-data", cert_data, DATA),
    FIELD(kin__kubeconfig_user, "client-key", key_file, PATH),
    FIELD(kin__kubeconfig_user, "client-key-data", key_data, DATA),
    FIELD(kin__kubeconfig_user, "token", token, STRING),
    FIELD(kin__kubeconfig_user, "tokenFile", token_file, PATH),
    FIELD(kin__kubeconfig_user, "username", username, STRING),
    FIELD(kin__kubeconfig_user, "password", password, STRING),
    FIELD(kin__kubeconfig_user, "as", impersonate, STRING),
    FIELD(kin__kubeconfig_user, "as-uid", impersonate_uid, STRING),
    FIELD(kin__kubeconfig_user, "as-groups", impersonate_groups, STRINGS),
    FIELD(kin__kubeconfig_user, "as-user-extra", impersonate_extra, LISTS),
    FIELD(kin__kubeconfig_user, "auth-provider", has_auth_provider, PRESENT),
    {.key = "exec",
     .kind = KIN__FIELD_STRUCT,
     .offset = offsetof(struct kin__kubeconfig_user, exec),
     .fields = &exec_fields},
};

static const struct kin__config_field context_field[] = {
    FIELD(kin__context, "cluster", cluster, STRING),
    FIELD(kin__context, "user", user, STRING),
    FIELD(kin__context, "namespace", namespace_name, STRING),
};

const struct kin__config_fields kin__cluster_fields = TABLE(kin__cluster,
                                                            cluster_field);
const struct kin__config_fields kin__user_fields = TABLE(kin__kubeconfig_user,
                                                         user_field);
const struct kin__config_fields kin__context_fields = TABLE(kin__context,
                                                            context_field);

/* How a list of entries is written: `users: [{name: ..., user: {...}}]`. */
static const struct {
    const char *list;
    const char *body;
    const struct kin__config_fields *fields;
} entry_kinds[KIN__ENTRY_KINDS] = {
    [KIN__ENTRY_CLUSTER] = {"clusters", "cluster", &kin__cluster_fields},
    [KIN__ENTRY_USER] = {"users", "user", &kin__user_fields},
    [KIN__ENTRY_CONTEXT] = {"contexts", "context", &kin__context_fields},
};

/* --- Entries --- */

void kin__kubeconfig_init(struct kin__kubeconfig *kubeconfig,
                          const kin_allocator *alloc)
{
    *kubeconfig = (struct kin__kubeconfig){0};
    kin__region_init(&kubeconfig->region, alloc);
}

void kin__kubeconfig_done(struct kin__kubeconfig *kubeconfig)
{
    kin__region_done(&kubeconfig->region);
}

static struct kin__entry *entries_find(const struct kin__entries *entries,
                                       size_t from, const char *name)
{
    for (size_t i = from; i < entries->count; i++)
        if (strcmp(entries->items[i].name, name) == 0)
            return &entries->items[i];
    return NULL;
}

const void *kin__kubeconfig_find(const struct kin__kubeconfig *kubeconfig,
                                 enum kin__entry_kind kind, const char *name)
{
    const struct kin__entry *entry = entries_find(&kubeconfig->entries[kind],
                                                  /* from= */ 0,
                                                  name ? name : "");

    return entry ? entry->body : NULL;
}

static int entries_push(struct kin__region *region,
                        struct kin__entries *entries, struct kin__entry entry)
{
    if (entries->count == entries->cap) {
        size_t cap = entries->cap ? entries->cap * 2 : 8;
        struct kin__entry *items = kin__region_alloc0(region, cap,
                                                      sizeof(*items));
        if (!items)
            return KIN_ENOMEM;
        if (entries->count > 0)
            memcpy(items, entries->items, entries->count * sizeof(*items));
        entries->items = items;
        entries->cap = cap;
    }
    entries->items[entries->count++] = entry;
    return 0;
}

/* --- One file --- */

/* A file being read. */
struct kubeconfig_file {
    struct kin__kubeconfig *kubeconfig;
    const char *name;
    const char *folder; /* may be NULL */
    struct kin__problems *problems;
    size_t first[KIN__ENTRY_KINDS]; /* entries of earlier files */
};

static void file_complain(const struct kubeconfig_file *file, const char *what)
{
    kin__problems_add(file->problems, KIN_EPARSE, "%s: %s", file->name, what);
}

static int entry_read_body(const struct kubeconfig_file *file,
                           enum kin__entry_kind kind, kin_value value,
                           struct kin__entry *entry)
{
    KIN__AUTO_BUF where;
    struct kin__config_fields_source source = {
        .region = &file->kubeconfig->region,
        .problems = file->problems,
        .folder = file->folder};
    const struct kin__config_fields *fields = entry_kinds[kind].fields;

    kin__buf_init(&where, source.region->alloc, /* max= */ 4096);
    int r = kin__buf_printf(&where, "%.1000s: %s \"%.200s\"", file->name,
                            entry_kinds[kind].body, entry->name);
    if (r < 0)
        return r;
    source.where = where.ptr;
    entry->body = kin__region_alloc0(source.region, 1, fields->size);
    if (!entry->body)
        return KIN_ENOMEM;
    return kin__config_fields_read(fields, value, &source, entry->body);
}

/* An entry of an earlier file takes precedence; the same name twice in one
 * file is an error. */
static int entry_read(const struct kubeconfig_file *file,
                      enum kin__entry_kind kind, kin_value item)
{
    struct kin__entries *entries = &file->kubeconfig->entries[kind];
    kin_scratch scratch;
    kin_value name = kin_value_get(item, KIN__S("name"));
    struct kin__entry entry = {
        .name = kin__region_strdup(&file->kubeconfig->region,
                                   kin_value_text(name, &scratch))};

    if (!entry.name)
        return KIN_ENOMEM;
    int r = entry_read_body(
        file, kind, kin_value_get(item, kin_s(entry_kinds[kind].body)), &entry);
    if (r < 0)
        return r;
    if (entries_find(entries, file->first[kind], entry.name))
        kin__problems_add(file->problems, KIN_EPARSE,
                          "%s: %s \"%s\" stands twice", file->name,
                          entry_kinds[kind].body, entry.name);
    if (entries_find(entries, /* from= */ 0, entry.name))
        return 0;
    return entries_push(&file->kubeconfig->region, entries, entry);
}

static int entries_read(const struct kubeconfig_file *file,
                        enum kin__entry_kind kind, kin_value root)
{
    kin_value list = kin_value_get(root, kin_s(entry_kinds[kind].list));
    size_t count = kin_value_count(list);
    kin_type type = kin_value_type(list);

    if (type != KIN_TYPE_ARRAY && type != KIN_TYPE_ABSENT &&
        type != KIN_TYPE_NULL) {
        kin__problems_add(file->problems, KIN_EPARSE, "%s: %s must be a list",
                          file->name, entry_kinds[kind].list);
        return 0;
    }
    if (count >
        KIN__KUBECONFIG_MAX_ENTRIES - file->kubeconfig->entries[kind].count) {
        kin__problems_add(file->problems, KIN_ELIMIT,
                          "%s: more than %d %s in all", file->name,
                          KIN__KUBECONFIG_MAX_ENTRIES, entry_kinds[kind].list);
        return 0;
    }
    for (size_t i = 0; i < count; i++) {
        int r = entry_read(file, kind, kin_value_at(list, i));
        if (r < 0)
            return r;
    }
    return 0;
}

/* Whether a member is absent, null, or the expected string. */
static bool member_is(kin_value root, kin_str key, kin_str wanted)
{
    kin_value v = kin_value_get(root, key);

    return kin_value_type(v) <= KIN_TYPE_NULL || kin_value_str(v).len == 0 ||
           kin_str_eq(kin_value_str(v), wanted);
}

static int current_context_read(const struct kubeconfig_file *file,
                                kin_value root)
{
    kin_value v = kin_value_get(root, KIN__S("current-context"));
    kin_scratch scratch;
    kin_str name = kin_value_text(v, &scratch);

    if (kin_value_type(v) > KIN_TYPE_NULL &&
        kin_value_type(v) != KIN_TYPE_STRING)
        file_complain(file, "current-context must be a string");
    if (kin_value_type(v) != KIN_TYPE_STRING || name.len == 0 ||
        file->kubeconfig->current_context)
        return 0;
    file->kubeconfig->current_context = kin__region_strdup(
        &file->kubeconfig->region, name);
    return file->kubeconfig->current_context ? 0 : KIN_ENOMEM;
}

static int file_read_root(struct kubeconfig_file *file, kin_value root)
{
    if (kin_value_type(root) == KIN_TYPE_NULL)
        return 0;
    if (kin_value_type(root) != KIN_TYPE_OBJECT ||
        !member_is(root, KIN__S("apiVersion"), KIN__S("v1")) ||
        !member_is(root, KIN__S("kind"), KIN__S("Config"))) {
        file_complain(file, "not a kubeconfig (kind Config of version v1)");
        return 0;
    }
    int r = current_context_read(file, root);
    for (int kind = 0; r == 0 && kind < KIN__ENTRY_KINDS; kind++) {
        file->first[kind] = file->kubeconfig->entries[kind].count;
        r = entries_read(file, (enum kin__entry_kind)kind, root);
    }
    return r;
}

int kin__kubeconfig_add_text(struct kin__kubeconfig *kubeconfig, kin_str text,
                             const char *name, const char *folder,
                             struct kin__problems *problems)
{
    KIN_AUTO(kin_document) *doc = NULL;
    kin_error err = KIN_ERROR_INIT;
    struct kubeconfig_file file = {.kubeconfig = kubeconfig,
                                   .name = name,
                                   .folder = folder,
                                   .problems = problems};

    int r = kin__json_text_read(kubeconfig->region.alloc, text, &doc, &err);
    if (r == KIN_ENOMEM)
        return r;
    if (r < 0) {
        kin__problems_add(problems, r, "%s: %s", name, err.message);
        return 0;
    }
    return file_read_root(&file, kin_document_root(doc));
}

int kin__kubeconfig_add_file(struct kin__kubeconfig *kubeconfig,
                             const char *path, struct kin__problems *problems)
{
    KIN__AUTO_BUF text;
    kin_error err = KIN_ERROR_INIT;

    kin__buf_init(&text, kubeconfig->region.alloc, KIN__KUBECONFIG_MAX_BYTES);
    int r = kin__file_read_regular(path, &text, &err);
    if (r == KIN_ENOMEM || r == KIN_ENOTFOUND)
        return r;
    const char *folder = r == 0
                             ? kin__path_folder(&kubeconfig->region, path, &err)
                             : NULL;
    if (!folder) {
        kin__problems_add_error(problems, &err);
        return err.code == KIN_ENOMEM ? KIN_ENOMEM : 0;
    }
    return kin__kubeconfig_add_text(kubeconfig, kin__buf_str(&text), path,
                                    folder, problems);
}
