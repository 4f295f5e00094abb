/* SPDX-License-Identifier: Apache-2.0 */
#include "server/load.h"

#include <dirent.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "base/alloc.h"
#include "base/str.h"
#include "kube/file.h"
#include "object/document.h"
#include "wire/yaml.h"

/* Namespaces and definitions first, then all other objects. */
enum { LOAD_PASSES = 2 };

struct loader {
    struct kin__engine *engine;
    const kin_allocator *alloc;
    int pass;
    const char *path; /* of the current file, for messages */
};

/* --- one object -------------------------------------------------------- */

static int load_pass_of(kin_value object)
{
    kin_str kind = kin_value_str(kin_value_get(object, KIN__S("kind")));

    return kin_str_eq(kind, KIN__S("Namespace")) ||
                   kin_str_eq(kind, KIN__S("CustomResourceDefinition"))
               ? 0
               : 1;
}

/* "apps/v1" -> apps, v1 */
static void load_split(kin_str api_version, kin_str *ret_group,
                       kin_str *ret_version)
{
    kin_str rest = api_version;
    kin_str first = kin__str_cut(&rest, '/');

    *ret_group = rest.ptr ? first : KIN__S("");
    *ret_version = rest.ptr ? rest : first;
}

static bool load_is_server_set(kin_str key)
{
    static const char *const keys[] = {
        "uid",        "resourceVersion", "creationTimestamp",
        "generation", "managedFields",   "selfLink"};

    for (size_t i = 0; i < sizeof(keys) / sizeof(keys[0]); i++)
        if (kin_str_eq(key, kin_s(keys[i])))
            return true;
    return false;
}

static void load_copy_metadata(kin_document *doc, kin_value metadata)
{
    (void)kin__document_open_object(doc);
    for (size_t i = 0; i < kin_value_count(metadata); i++) {
        kin_str key = kin_value_key_at(metadata, i);

        if (load_is_server_set(key))
            continue;
        (void)kin__document_key(doc, key);
        (void)kin__document_add_value(doc, kin_value_at(metadata, i));
    }
    (void)kin__document_close(doc);
}

/* A copy of the object without the metadata that the server fills in. */
static int load_clean(const kin_allocator *alloc, kin_value object,
                      kin_document **ret, kin_error *err)
{
    KIN_AUTO(kin_document) *doc = NULL;
    int r = kin__document_new(alloc, &doc, err);

    if (r < 0)
        return r;
    (void)kin__document_open_object(doc);
    for (size_t i = 0; i < kin_value_count(object); i++) {
        kin_str key = kin_value_key_at(object, i);
        kin_value value = kin_value_at(object, i);

        (void)kin__document_key(doc, key);
        if (kin_str_eq(key, KIN__S("metadata")) &&
            kin_value_type(value) == KIN_TYPE_OBJECT)
            load_copy_metadata(doc, value);
        else
            (void)kin__document_add_value(doc, value);
    }
    (void)kin__document_close(doc);
    r = kin__document_finish(doc, err);
    if (r < 0)
        return r;
    *ret = KIN__STEAL(doc);
    return 0;
}

static int load_rejected(const struct loader *loader, kin_value object,
                         const struct kin__failure *failure, kin_error *err)
{
    kin_value metadata = kin_value_get(object, KIN__S("metadata"));

    return kin_error_set(
        err, failure->code == KIN_ENOMEM ? KIN_ENOMEM : KIN_EINVAL,
        "%s: %.*s \"%.*s\": %s", loader->path,
        KIN_STR(kin_value_str(kin_value_get(object, KIN__S("kind")))),
        KIN_STR(kin_value_str(kin_value_get(metadata, KIN__S("name")))),
        failure->message ? failure->message : kin_error_text(failure->code));
}

static int load_create(const struct loader *loader,
                       const struct kin__target *target, kin_value object,
                       kin_error *err)
{
    KIN__AUTO_FAILURE failure = {.alloc = loader->alloc};
    KIN__AUTO_WRITTEN written = {0};
    struct kin__target status = *target;

    assert(target->name.len == 0);
    const struct kin__write_opts opts = {.manager = KIN__S("kin-load"),
                                         .validation = KIN__VALIDATE_IGNORE};
    int r = kin__engine_create(loader->engine, target, object, &opts, &written,
                               &failure);

    if (r == KIN_EEXISTS)
        return 0;
    if (r < 0)
        return load_rejected(loader, object, &failure, err);
    if (!kin_value_exists(kin_value_get(object, KIN__S("status"))) ||
        !kin__resource_subresource(target->resource, KIN__S("status")))
        return 0;
    KIN__AUTO_WRITTEN updated = {0};
    status.name = kin_object_name(written.object);
    status.subresource = KIN__S("status");
    r = kin__engine_update(loader->engine, &status, object, &opts, &updated,
                           &failure);
    return r < 0 ? load_rejected(loader, object, &failure, err) : 0;
}

static int load_object(const struct loader *loader, kin_value object,
                       kin_error *err)
{
    kin_str api_version = kin_value_str(
        kin_value_get(object, KIN__S("apiVersion")));
    kin_str kind = kin_value_str(kin_value_get(object, KIN__S("kind")));
    kin_value metadata = kin_value_get(object, KIN__S("metadata"));
    KIN_AUTO(kin_document) *clean = NULL;
    kin_str group;
    kin_str version;

    if (load_pass_of(object) != loader->pass)
        return 0;
    load_split(api_version, &group, &version);
    KIN__AUTO_RESOURCE *resource = kin__engine_find_kind(loader->engine, group,
                                                         version, kind);
    if (!resource)
        return kin_error_set(err, KIN_EINVAL,
                             "%s: kind \"%.*s\" of \"%.*s\" is not served",
                             loader->path, KIN_STR(kind), KIN_STR(api_version));
    struct kin__target target = {.resource = resource};
    if (resource->is_namespaced) {
        target.namespace_ = kin_value_str(
            kin_value_get(metadata, KIN__S("namespace")));
        if (target.namespace_.len == 0)
            target.namespace_ = KIN__S("default");
    }
    int r = load_clean(loader->alloc, object, &clean, err);
    if (r < 0)
        return r;
    return load_create(loader, &target, kin_document_root(clean), err);
}

/* Loads the items of a List; null is an empty document. */
static int load_value(const struct loader *loader, kin_value value,
                      kin_error *err)
{
    kin_value items = kin_value_get(value, KIN__S("items"));
    kin_str kind = kin_value_str(kin_value_get(value, KIN__S("kind")));
    int r = 0;

    if (kin_value_type(value) == KIN_TYPE_NULL)
        return 0;
    if (kin_value_type(value) != KIN_TYPE_OBJECT)
        return kin_error_set(err, KIN_EPARSE, "%s: not an object",
                             loader->path);
    if (kin_value_type(items) != KIN_TYPE_ARRAY ||
        !kin_str_ends_with(kind, KIN__S("List")))
        return load_object(loader, value, err);
    for (size_t i = 0; r == 0 && i < kin_value_count(items); i++)
        r = load_object(loader, kin_value_at(items, i), err);
    return r;
}

/* --- files ------------------------------------------------------------- */

/* JSON is YAML, so one reader suffices. */
static int load_text(const struct loader *loader, kin_str text, kin_error *err)
{
    KIN__AUTO_YAML_READER *reader = NULL;
    int r = kin__yaml_reader_new(loader->alloc, text, &reader, err);

    while (r >= 0) {
        KIN_AUTO(kin_document) *doc = NULL;

        r = kin__document_new(loader->alloc, &doc, err);
        if (r == 0)
            r = kin__yaml_read(reader, doc->arena, &doc->root, err);
        if (r < 0)
            break;
        if (r == 0)
            return 0;
        r = load_value(loader, kin_document_root(doc), err);
        if (r < 0)
            return r;
    }
    kin_error_wrap(err, "%s", loader->path);
    return r;
}

static int load_file(struct loader *loader, const char *path, kin_error *err)
{
    KIN__AUTO_BUF text;

    kin__buf_init(&text, loader->alloc, KIN__YAML_MAX_TEXT);
    loader->path = path;
    int r = kin__file_read(path, &text, err);
    return r < 0 ? r : load_text(loader, kin__buf_str(&text), err);
}

static bool load_is_manifest(const char *name)
{
    static const char *const ends[] = {".yaml", ".yml", ".json"};

    for (size_t i = 0; i < sizeof(ends) / sizeof(ends[0]); i++)
        if (kin_str_ends_with(kin_s(name), kin_s(ends[i])))
            return true;
    return false;
}

/* File names of the manifests of a folder. */
struct names {
    const kin_allocator *alloc;
    char **items; /* owned, with all elements */
    size_t count;
};

static void names_done(struct names *names)
{
    for (size_t i = 0; i < names->count; i++)
        kin__free(names->alloc, names->items[i]);
    kin__free(names->alloc, names->items);
}

static int names_add(struct names *names, const char *name)
{
    char **more = kin__realloc(names->alloc, names->items, names->count + 1,
                               sizeof(*more));

    if (!more)
        return KIN_ENOMEM;
    names->items = more;
    more[names->count] = kin__strdup(names->alloc, kin_s(name));
    return more[names->count++] ? 0 : KIN_ENOMEM;
}

static int names_compare(const void *a, const void *b)
{
    const char *const *left = a;
    const char *const *right = b;

    return strcmp(*left, *right);
}

static int names_read(struct names *names, const char *folder, kin_error *err)
{
    DIR *dir = opendir(folder);
    const struct dirent *entry;
    int r = 0;

    if (!dir)
        return kin_error_set_errno(err, errno, "%s", folder);
    for (entry = readdir(dir); r == 0 && entry; entry = readdir(dir))
        if (load_is_manifest(entry->d_name))
            r = names_add(names, entry->d_name);
    closedir(dir);
    if (r < 0)
        return kin_error_set(err, r, "%s", folder);
    if (names->count > 0)
        qsort(names->items, names->count, sizeof(*names->items), names_compare);
    return 0;
}

static int load_entry(struct loader *loader, const char *folder,
                      const char *name, kin_error *err)
{
    KIN__AUTO_BUF path;

    kin__buf_init(&path, loader->alloc, 1 << 16);
    int r = kin__buf_printf(&path, "%s/%s", folder, name);
    if (r < 0)
        return kin_error_set(err, r, "%s/%s", folder, name);
    return load_file(loader, path.ptr, err);
}

static int load_folder(struct loader *loader, const char *folder,
                       kin_error *err)
{
    __attribute__((cleanup(names_done))) struct names names = {
        .alloc = loader->alloc};
    int r = names_read(&names, folder, err);

    for (size_t i = 0; r == 0 && i < names.count; i++)
        r = load_entry(loader, folder, names.items[i], err);
    return r;
}

static int load_path(struct loader *loader, const char *path, kin_error *err)
{
    struct stat status;

    if (stat(path, &status) == 0 && S_ISDIR(status.st_mode))
        return load_folder(loader, path, err);
    return load_file(loader, path, err);
}

int kin__load(struct kin__engine *engine, const kin_allocator *alloc,
              const char *const *paths, size_t count, kin_error *err)
{
    struct loader loader = {.engine = engine, .alloc = alloc};
    int r = 0;

    for (loader.pass = 0; loader.pass < LOAD_PASSES; loader.pass++)
        for (size_t i = 0; r == 0 && i < count; i++)
            r = load_path(&loader, paths[i], err);
    return r;
}
