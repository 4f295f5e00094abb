/* SPDX-License-Identifier: Apache-2.0 */
/*
 * gen_resource.c - types, and what can be done with a collection, as templates.
 *
 *   $T type, $P collection, $I $J the parameter for a namespace and what is
 *   passed on, $G $V $L $K $C group, version, plural, kind and scope,
 *   $S $F subresource and function, $N its body
 */
#include <string.h>

#include "gen.h"

/* ---- types ---- */

/* clang-format off */

static const char inner_type[] =
    "typedef struct $T {\n"
    "    kin_value value;\n"
    "} $T;\n"
    "typedef struct $T_list {\n"
    "    kin_value value;\n"
    "} $T_list;\n"
    "typedef struct $T_edit {\n"
    "    kin_edit *edit;\n"
    "    kin_spot spot;\n"
    "} $T_edit;\n"
    "static inline $T $T_of(kin_value value)\n"
    "{\n"
    "    $T view;\n"
    "    view.value = value;\n"
    "    return view;\n"
    "}\n"
    "static inline $T_list $T_list_of(kin_value value)\n"
    "{\n"
    "    $T_list list;\n"
    "    list.value = value;\n"
    "    return list;\n"
    "}\n"
    "static inline size_t $T_list_count($T_list list)\n"
    "{\n"
    "    return kin_value_count(list.value);\n"
    "}\n"
    "static inline $T $T_list_at($T_list list, size_t index)\n"
    "{\n"
    "    return $T_of(kin_value_at(list.value, index));\n"
    "}\n"
    "static inline $T_edit $T_edit_of(kin_edit *edit, kin_spot spot)\n"
    "{\n"
    "    $T_edit at;\n"
    "    at.edit = edit;\n"
    "    at.spot = kin_edit_want_object(edit, spot);\n"
    "    return at;\n"
    "}\n"
    "static inline int $T_edit_copy($T_edit at, $T view)\n"
    "{\n"
    "    return kin_edit_set_value(at.edit, at.spot, view.value);\n"
    "}\n";

static const char object_type[] =
    "typedef struct $T {\n"
    "    const kin_object *object;\n"
    "} $T;\n"
    "typedef struct $T_edit {\n"
    "    kin_edit *edit;\n"
    "    kin_spot spot;\n"
    "} $T_edit;\n"
    "static inline $T $T_of(const kin_object *object)\n"
    "{\n"
    "    $T view;\n"
    "    view.object = object;\n"
    "    return view;\n"
    "}\n"
    "static inline $T $T_ref($T view)\n"
    "{\n"
    "    return $T_of(kin_object_ref(view.object));\n"
    "}\n"
    "static inline void $T_unref($T view)\n"
    "{\n"
    "    (void)kin_object_unref(view.object);\n"
    "}\n"
    "static inline void $T_auto_release($T *view)\n"
    "{\n"
    "    $T_unref(*view);\n"
    "}\n"
    "static inline $T_edit $T_change(const kin_allocator *alloc, $T view)\n"
    "{\n"
    "    $T_edit at;\n"
    "    at.edit = kin_edit_new_change(alloc, view.object);\n"
    "    at.spot = kin_edit_root();\n"
    "    return at;\n"
    "}\n"
    "static inline void $T_edit_free($T_edit at)\n"
    "{\n"
    "    (void)kin_edit_free(at.edit);\n"
    "}\n"
    "static inline void $T_edit_auto_release($T_edit *at)\n"
    "{\n"
    "    $T_edit_free(*at);\n"
    "}\n";

static const char body_new[] =
    "static inline $T_edit $T_new(const kin_allocator *alloc, kin_str ns,"
    " kin_str name)\n"
    "{\n"
    "    static const kin_resource kind = {$G, $V, \"\", $K, false};\n"
    "    $T_edit at;\n"
    "    kin_namespaced_name named = {ns, name};\n"
    "    at.edit = kin_edit_new_object(alloc, &kind, named);\n"
    "    at.spot = kin_edit_root();\n"
    "    return at;\n"
    "}\n";

/* ---- collections ---- */

static const char resource_names[] =
    "static const kin_resource $P[1] = {\n"
    "    {$G, $V, $L, $K, $C},\n"
    "};\n";

static const char resource_edits[] =
    "static inline $T_edit $T_new(const kin_allocator *alloc, $Ikin_str name)\n"
    "{\n"
    "    $T_edit at;\n"
    "    kin_namespaced_name named = {$J, name};\n"
    "    at.edit = kin_edit_new_object(alloc, $P, named);\n"
    "    at.spot = kin_edit_root();\n"
    "    return at;\n"
    "}\n"
    "static inline $T $T_cast(const kin_object *object)\n"
    "{\n"
    "    return $T_of(kin_object_is_of(object, $P) ? object : NULL);\n"
    "}\n"
    "static inline kin_call_opts $P_part_(const kin_call_opts *opts,"
    " const char *part)\n"
    "{\n"
    "    kin_call_opts own = KIN_INIT(kin_call_opts);\n"
    "    if (opts)\n"
    "        own = *opts;\n"
    "    if (part[0])\n"
    "        own.subresource = kin_s(part);\n"
    "    return own;\n"
    "}\n"
    "static inline int $P_got_(int r, kin_object *object, $T *ret)\n"
    "{\n"
    "    if (r == 0 && ret)\n"
    "        ret->object = object;\n"
    "    return r;\n"
    "}\n";

static const char resource_calls[] =
    "KIN_NODISCARD static inline int $P_get(kin_client *client, $Ikin_str name,"
    " const kin_call_opts *opts, $T *ret, kin_error *err)\n"
    "{\n"
    "    kin_object *got = NULL;\n"
    "    kin_namespaced_name at = {$J, name};\n"
    "    int r = kin_client_get(client, $P, at, opts, ret ? &got : NULL,"
    " err);\n"
    "    return $P_got_(r, got, ret);\n"
    "}\n"
    "KIN_NODISCARD static inline int $P_create(kin_client *client, $T_edit at,"
    " const kin_call_opts *opts, $T *ret, kin_error *err)\n"
    "{\n"
    "    kin_object *got = NULL;\n"
    "    int r = kin_client_create(client, $P, at.edit, opts,"
    " ret ? &got : NULL, err);\n"
    "    return $P_got_(r, got, ret);\n"
    "}\n"
    "KIN_NODISCARD static inline int $P_delete(kin_client *client, $Ikin_str"
    " name,"
    " const kin_delete_opts *opts, kin_error *err)\n"
    "{\n"
    "    kin_namespaced_name at = {$J, name};\n"
    "    return kin_client_delete(client, $P, at, opts, NULL, err);\n"
    "}\n"
    "KIN_NODISCARD static inline int $P_delete_collection(kin_client *client,"
    " const kin_delete_opts *opts, kin_error *err)\n"
    "{\n"
    "    return kin_client_delete_collection(client, $P, opts, NULL, err);\n"
    "}\n";

static const char resource_update[] =
    "KIN_NODISCARD static inline int $F(kin_client *client, $T_edit at,"
    " const kin_call_opts *opts, $T *ret, kin_error *err)\n"
    "{\n"
    "    kin_object *got = NULL;\n"
    "    kin_call_opts own = $P_part_(opts, $S);\n"
    "    int r = kin_client_update(client, $P, at.edit, &own,"
    " ret ? &got : NULL, err);\n"
    "    return $P_got_(r, got, ret);\n"
    "}\n";

static const char resource_patch[] =
    "KIN_NODISCARD static inline int $F(kin_client *client, $T_edit at,"
    " const kin_call_opts *opts, $T *ret, kin_error *err)\n"
    "{\n"
    "    kin_object *got = NULL;\n"
    "    kin_call_opts own = $P_part_(opts, $S);\n"
    "    kin_patch what = KIN_INIT(kin_patch);\n"
    "    what.type = $A;\n"
    "    what.edit = at.edit;\n"
    "    int r = kin_client_patch(client, $P, &what, &own,"
    " ret ? &got : NULL, err);\n"
    "    return $P_got_(r, got, ret);\n"
    "}\n";

static const char review_calls[] =
    "static inline $T_edit $T_new(const kin_allocator *alloc)\n"
    "{\n"
    "    kin_namespaced_name none = {{NULL, 0}, {NULL, 0}};\n"
    "    $T_edit at;\n"
    "    at.edit = kin_edit_new_object(alloc, $P, none);\n"
    "    at.spot = kin_edit_root();\n"
    "    return at;\n"
    "}\n"
    "static inline void $T_edit_free($T_edit at)\n"
    "{\n"
    "    (void)kin_edit_free(at.edit);\n"
    "}\n"
    "static inline void $T_edit_auto_release($T_edit *at)\n"
    "{\n"
    "    $T_edit_free(*at);\n"
    "}\n"
    "KIN_NODISCARD static inline int $P_create(kin_client *client, $I$T_edit"
    " at, const kin_call_opts *opts, kin_document **ret, kin_error *err)\n"
    "{\n"
    "    kin_call_opts own = KIN_INIT(kin_call_opts);\n"
    "    if (opts)\n"
    "        own = *opts;\n"
    "    if (ret)\n"
    "        own.ret_document = ret;\n"
    "    own.ns = $J;\n"
    "    return kin_client_create(client, $P, at.edit, &own, NULL, err);\n"
    "}\n";

/* $N is the type of the body. */
static const char sub_scale[] =
    "KIN_NODISCARD static inline int $P_get_scale(kin_client *client,"
    " $Ikin_str name, const kin_call_opts *opts, $N *ret, kin_error *err)\n"
    "{\n"
    "    kin_call_opts own = $P_part_(opts, \"scale\");\n"
    "    kin_namespaced_name at = {$J, name};\n"
    "    kin_object *got = NULL;\n"
    "    int r = kin_client_get(client, $P, at, &own, ret ? &got : NULL,"
    " err);\n"
    "    if (r == 0 && ret)\n"
    "        ret->object = got;\n"
    "    return r;\n"
    "}\n"
    "KIN_NODISCARD static inline int $P_update_scale(kin_client *client,"
    " $N_edit at, const kin_call_opts *opts, $N *ret, kin_error *err)\n"
    "{\n"
    "    kin_object *got = NULL;\n"
    "    kin_call_opts own = $P_part_(opts, \"scale\");\n"
    "    int r = kin_client_update(client, $P, at.edit, &own,"
    " ret ? &got : NULL, err);\n"
    "    if (r == 0 && ret)\n"
    "        ret->object = got;\n"
    "    return r;\n"
    "}\n";

/* The answer is a Status. */
static const char sub_post[] =
    "KIN_NODISCARD static inline int $F(kin_client *client, $N_edit at,"
    " const kin_call_opts *opts, kin_error *err)\n"
    "{\n"
    "    kin_call_opts own = $P_part_(opts, \"$S\");\n"
    "    return kin_client_create(client, $P, at.edit, &own, NULL, err);\n"
    "}\n";

static const char sub_token[] =
    "KIN_NODISCARD static inline int $P_create_token(kin_client *client,"
    " kin_str name, $N_edit at, const kin_call_opts *opts, $N *ret,"
    " kin_error *err)\n"
    "{\n"
    "    kin_call_opts own = $P_part_(opts, \"token\");\n"
    "    kin_object *got = NULL;\n"
    "    own.name = name;\n"
    "    int r = kin_client_create(client, $P, at.edit, &own,"
    " ret ? &got : NULL, err);\n"
    "    if (r == 0 && ret)\n"
    "        ret->object = got;\n"
    "    return r;\n"
    "}\n";

static const char resource_lists[] =
    "typedef struct $T_list_handler {\n"
    "    int (*on_item)($T item, void *userdata);\n"
    "    int (*on_restart)(void *userdata);\n"
    "    void *userdata;\n"
    "} $T_list_handler;\n"
    "static inline int $T_list_each_(const kin_object *object,"
    " void *userdata)\n"
    "{\n"
    "    const $T_list_handler *own = (const $T_list_handler *)userdata;\n"
    "    return own->on_item($T_of(object), own->userdata);\n"
    "}\n"
    "static inline int $T_list_restart_(void *userdata)\n"
    "{\n"
    "    const $T_list_handler *own = (const $T_list_handler *)userdata;\n"
    "    return own->on_restart(own->userdata);\n"
    "}\n"
    "static inline kin_list_handler $T_list_adapt_($T_list_handler *own)\n"
    "{\n"
    "    kin_list_handler handler = KIN_INIT(kin_list_handler);\n"
    "    handler.on_item = $T_list_each_;\n"
    "    handler.on_restart = own->on_restart ? $T_list_restart_ : NULL;\n"
    "    handler.userdata = own;\n"
    "    return handler;\n"
    "}\n";

static const char resource_list[] =
    "KIN_NODISCARD static inline int $F(kin_client *client, const"
    " kin_list_opts *opts,"
    " const $T_list_handler *handler, kin_list_meta **ret, kin_error *err)\n"
    "{\n"
    "    $T_list_handler own = *handler;\n"
    "    kin_list_handler adapted = $T_list_adapt_(&own);\n"
    "    return $A(client, $P, opts, &adapted, ret, err);\n"
    "}\n";

static const char resource_watch[] =
    "typedef struct $T_watch {\n"
    "    kin_watch *watch;\n"
    "} $T_watch;\n"
    "static inline void $T_watch_auto_release($T_watch *watch)\n"
    "{\n"
    "    (void)kin_watch_free(watch->watch);\n"
    "}\n"
    "KIN_NODISCARD static inline int $P_watch(kin_client *client,"
    " const kin_list_opts *opts, $T_watch *ret, kin_error *err)\n"
    "{\n"
    "    return kin_client_watch(client, $P, opts, &ret->watch, err);\n"
    "}\n"
    "KIN_NODISCARD static inline int $T_watch_next($T_watch watch,"
    " kin_deadline deadline,"
    " kin_watch_event *ret, $T *ret_view, kin_error *err)\n"
    "{\n"
    "    int r = kin_watch_next(watch.watch, deadline, ret, err);\n"
    "    if (r == 0)\n"
    "        ret_view->object = ret->object;\n"
    "    return r;\n"
    "}\n";

/* ---- informers ---- */

static const char resource_informer[] =
    "typedef struct $T_informer {\n"
    "    kin_informer *informer;\n"
    "} $T_informer;\n"
    "static inline $T_informer $T_informer_of(kin_informer *informer)\n"
    "{\n"
    "    $T_informer typed;\n"
    "    typed.informer = informer;\n"
    "    return typed;\n"
    "}\n"
    "KIN_NODISCARD static inline int $P_informer(kin_factory *factory,"
    " $T_informer *ret, kin_error *err)\n"
    "{\n"
    "    return kin_factory_informer(factory, $P, &ret->informer, err);\n"
    "}\n";

static const char resource_handler[] =
    "typedef struct $T_handler {\n"
    "    void (*on_add)($T view, bool is_initial, void *userdata);\n"
    "    void (*on_update)($T old_view, $T view, void *userdata);\n"
    "    void (*on_delete)($T view, bool is_tombstone, void *userdata);\n"
    "    void (*on_synced)(void *userdata);\n"
    "    bool (*wants)($T view, void *userdata);\n"
    "    void *userdata;\n"
    "    void (*on_event)(const kin_event *event, $T view, void *userdata);\n"
    "} $T_handler;\n"
    "static inline void $T_on_event_(const kin_event *event, void *userdata)\n"
    "{\n"
    "    const $T_handler *own = (const $T_handler *)userdata;\n"
    "    own->on_event(event, $T_of(event->object), own->userdata);\n"
    "}\n"
    "static inline void $T_on_add_(const kin_object *object, bool is_initial,"
    " void *userdata)\n"
    "{\n"
    "    const $T_handler *own = (const $T_handler *)userdata;\n"
    "    own->on_add($T_of(object), is_initial, own->userdata);\n"
    "}\n"
    "static inline void $T_on_update_(const kin_object *old_object,"
    " const kin_object *object, void *userdata)\n"
    "{\n"
    "    const $T_handler *own = (const $T_handler *)userdata;\n"
    "    own->on_update($T_of(old_object), $T_of(object), own->userdata);\n"
    "}\n"
    "static inline void $T_on_delete_(const kin_object *object,"
    " bool is_tombstone, void *userdata)\n"
    "{\n"
    "    const $T_handler *own = (const $T_handler *)userdata;\n"
    "    own->on_delete($T_of(object), is_tombstone, own->userdata);\n"
    "}\n"
    "static inline void $T_on_synced_(void *userdata)\n"
    "{\n"
    "    const $T_handler *own = (const $T_handler *)userdata;\n"
    "    own->on_synced(own->userdata);\n"
    "}\n"
    "static inline bool $T_wants_(const kin_object *object, void *userdata)\n"
    "{\n"
    "    const $T_handler *own = (const $T_handler *)userdata;\n"
    "    return own->wants($T_of(object), own->userdata);\n"
    "}\n"
    "static inline int $T_informer_add_handler($T_informer informer,"
    " const $T_handler *own, const kin_handler_opts *opts,"
    " kin_registration **ret, kin_error *err)\n"
    "{\n"
    "    kin_handler handler = KIN_INIT(kin_handler);\n"
    "    handler.on_add = own->on_add ? $T_on_add_ : NULL;\n"
    "    handler.on_update = own->on_update ? $T_on_update_ : NULL;\n"
    "    handler.on_delete = own->on_delete ? $T_on_delete_ : NULL;\n"
    "    handler.on_synced = own->on_synced ? $T_on_synced_ : NULL;\n"
    "    handler.wants = own->wants ? $T_wants_ : NULL;\n"
    "    handler.userdata = (void *)(uintptr_t)own;\n"
    "    handler.on_event = own->on_event ? $T_on_event_ : NULL;\n"
    "    if (!informer.informer)\n"
    "        return kin_error_set(err, KIN_EINVAL, \"there is no informer\");\n"
    "    return kin_informer_add_handler(informer.informer, &handler, opts,"
    " ret, err);\n"
    "}\n";

static const char resource_lister[] =
    "typedef struct $T_lister {\n"
    "    kin_snapshot *snapshot;\n"
    "} $T_lister;\n"
    "typedef struct $T_iter {\n"
    "    kin_lister_iter it;\n"
    "} $T_iter;\n"
    "static inline $T_lister $T_informer_lister($T_informer informer)\n"
    "{\n"
    "    $T_lister lister;\n"
    "    lister.snapshot = NULL;\n"
    "    if (informer.informer)\n"
    "        lister.snapshot = kin_informer_snapshot(informer.informer);\n"
    "    return lister;\n"
    "}\n"
    "static inline void $T_lister_auto_release($T_lister *lister)\n"
    "{\n"
    "    (void)kin_snapshot_free(lister->snapshot);\n"
    "}\n"
    "static inline $T $T_lister_get($T_lister lister, $Ikin_str name)\n"
    "{\n"
    "    return $T_of(kin_lister_get(lister.snapshot, $J, name));\n"
    "}\n"
    "static inline $T_iter $T_lister_list($T_lister lister,"
    " $Iconst kin_selector *selector)\n"
    "{\n"
    "    $T_iter iter;\n"
    "    iter.it = kin_lister_list(lister.snapshot, $J, selector);\n"
    "    return iter;\n"
    "}\n"
    "static inline $T $T_iter_next($T_iter *iter)\n"
    "{\n"
    "    return $T_of(kin_lister_next(&iter->it));\n"
    "}\n";

/* clang-format on */

/* ---- writing them ---- */

void gen_put_type(struct gen_out *out, const char *name, bool is_object)
{
    struct gen_vars vars = {{0}};

    vars.of['T' - 'A'] = name;
    gen_put_template(out, is_object ? object_type : inner_type, &vars);
}

/* Calls that differ only in their names. */
static void put_call(struct gen_out *out, const char *text,
                     const struct gen_vars *vars, const char *ending,
                     const char *call, const char *part)
{
    struct gen_vars own = *vars;

    own.of['A' - 'A'] = call;
    own.of['F' - 'A'] = gen_printf(out->model, "%s_%s", vars->of['P' - 'A'],
                                   ending);
    own.of['S' - 'A'] = gen_literal(out->model, part);
    gen_put_template(out, text, &own);
}

static void put_sends(struct gen_out *out, const struct gen_resource *resource,
                      const struct gen_vars *vars)
{
    put_call(out, resource_update, vars, "update", "", "");
    put_call(out, resource_patch, vars, "patch", "KIN_PATCH_MERGE", "");
    put_call(out, resource_patch, vars, "apply", "KIN_PATCH_APPLY", "");
    if (!resource->has_status)
        return;
    put_call(out, resource_update, vars, "update_status", "", "status");
    put_call(out, resource_patch, vars, "patch_status", "KIN_PATCH_MERGE",
             "status");
    put_call(out, resource_patch, vars, "apply_status", "KIN_PATCH_APPLY",
             "status");
}

/* The only verb of several words. */
static const char *sub_words(const char *name)
{
    return strcmp(name, "ephemeralcontainers") == 0 ? "ephemeral_containers"
                                                    : name;
}

static void put_sub(struct gen_out *out, const struct gen_sub *sub,
                    const struct gen_vars *vars)
{
    struct gen_vars own = *vars;
    bool is_bind = strcmp(sub->name, "binding") == 0;

    if (!sub->body) {
        put_call(out, resource_update, vars,
                 gen_printf(out->model, "update_%s", sub_words(sub->name)), "",
                 sub->name);
        return;
    }
    own.of['F' - 'A'] = gen_printf(out->model, "%s_%s", vars->of['P' - 'A'],
                                   is_bind ? "bind" : "evict");
    own.of['N' - 'A'] = sub->body->name;
    own.of['S' - 'A'] = sub->name;
    gen_put_template(out,
                     strcmp(sub->name, "scale") == 0   ? sub_scale
                     : strcmp(sub->name, "token") == 0 ? sub_token
                                                       : sub_post,
                     &own);
}

void gen_put_body(struct gen_out *out, const struct gen_type *type)
{
    struct gen_vars vars = {{0}};

    vars.of['G' - 'A'] = gen_literal(out->model, type->package->group);
    vars.of['K' - 'A'] = gen_literal(out->model, type->base);
    vars.of['T' - 'A'] = type->name;
    vars.of['V' - 'A'] = gen_literal(out->model, type->package->version);
    gen_put_template(out, body_new, &vars);
}

void gen_put_resource(struct gen_out *out, const struct gen_resource *resource)
{
    struct gen_model *model = out->model;
    const struct gen_package *package = resource->type->package;
    struct gen_vars vars = {{0}};

    vars.of['C' - 'A'] = resource->is_namespaced ? "false" : "true";
    vars.of['G' - 'A'] = gen_literal(model, package->group);
    vars.of['I' - 'A'] = resource->is_namespaced ? "kin_str ns, " : "";
    vars.of['J' - 'A'] = resource->is_namespaced ? "ns" : "kin_str_of(NULL, 0)";
    vars.of['K' - 'A'] = gen_literal(model, resource->kind);
    vars.of['L' - 'A'] = gen_literal(model, resource->plural);
    vars.of['P' - 'A'] = resource->name;
    vars.of['T' - 'A'] = resource->type->name;
    vars.of['V' - 'A'] = gen_literal(model, package->version);
    gen_put(out, "\n");
    gen_put_note(out, resource->type->note);
    gen_put_template(out, resource_names, &vars);
    if (resource->is_review) {
        gen_put_template(out, review_calls, &vars);
        return;
    }
    gen_put_template(out, resource_edits, &vars);
    gen_put_template(out, resource_calls, &vars);
    put_sends(out, resource, &vars);
    for (const struct gen_sub *sub = resource->subs; sub; sub = sub->next)
        put_sub(out, sub, &vars);
    gen_put_template(out, resource_lists, &vars);
    put_call(out, resource_list, &vars, "list", "kin_client_list", "");
    put_call(out, resource_list, &vars, "list_all", "kin_client_list_all", "");
    gen_put_template(out, resource_watch, &vars);
    gen_put_template(out, resource_informer, &vars);
    gen_put_template(out, resource_handler, &vars);
    gen_put_template(out, resource_lister, &vars);
}
