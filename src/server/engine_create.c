/* SPDX-License-Identifier: Apache-2.0 */
/*
 * engine_create.c - making objects, and getting them.
 */
#include <stdio.h>

#include "base/alloc.h"
#include "base/str.h"
#include "server/engine_write.h"
#include "server/stamp.h"

/* Names that are invented for one object before it fails. */
enum { NAME_TRIES = 8 };

/* ---- metadata ---- */

static void random_uid(struct kin__random *random, char ret[37])
{
    static const char digits[] = "0123456789abcdef";
    uint8_t b[16];
    char *at = ret;

    kin__random_bytes(random, b, sizeof(b));
    b[6] = (uint8_t)((b[6] & 0x0f) | 0x40);
    b[8] = (uint8_t)((b[8] & 0x3f) | 0x80);
    for (size_t i = 0; i < sizeof(b); i++) {
        if (i == 4 || i == 6 || i == 8 || i == 10)
            *at++ = '-';
        *at++ = digits[b[i] >> 4];
        *at++ = digits[b[i] & 15];
    }
    *at = '\0';
}

/* A name of at most 63 bytes, the last five by chance, from letters that make
 * no words. */
static void random_name(struct kin__random *random, kin_str base, char ret[64])
{
    static const char alphabet[] = "bcdfghjklmnpqrstvwxz2456789";
    size_t len = kin__utf8_valid_prefix(kin__str_slice(base, 0, 58));

    memcpy(ret, base.ptr, len);
    for (int i = 0; i < 5; i++)
        ret[len++] = alphabet[kin__random_below(random, sizeof(alphabet) - 1)];
    ret[len] = '\0';
}

static int fail_no_name(struct kin__write *w)
{
    const struct kin__resource *resource = w->target->resource;

    kin__failure_add_cause(
        w->failure, KIN__S("FieldValueRequired"), KIN__S("metadata.name"),
        KIN__S("Required value: name or generateName is required"));
    return kin__failure_invalid(w->failure, resource->group, resource->kind,
                                KIN__S(""));
}

/* Chooses the name of what is to be made, into `w->name`. */
static int choose_name(struct kin__write *w, kin_value in, bool *ret_invented)
{
    char generated[64];
    kin_str name = kin__meta_str(in, "name");
    kin_str base = kin__meta_str(in, "generateName");

    *ret_invented = name.len == 0 && base.len > 0;
    if (*ret_invented) {
        random_name(&w->random, base, generated);
        name = kin_s(generated);
    }
    if (name.len == 0)
        name = w->target->name;
    if (name.len == 0)
        return fail_no_name(w);
    kin__buf_clear(&w->name);
    int r = kin__buf_append(&w->name, name);
    return r < 0 ? kin__write_no_memory(w, r) : 0;
}

/* Fills in what the server says of a new object. */
static int stamp_new(struct kin__write *w, kin_document *in)
{
    char uid[37];
    kin_error err = KIN_ERROR_INIT;

    random_uid(&w->random, uid);
    kin_str space = w->target->namespace_;
    struct kin__stamp stamps[] = {
        {.key = "name",
         .kind = KIN__STAMP_STRING,
         .text = kin__buf_str(&w->name)},
        {.key = "namespace",
         .kind = space.len ? KIN__STAMP_STRING : KIN__STAMP_REMOVE,
         .text = space},
        {.key = "uid", .kind = KIN__STAMP_STRING, .text = kin_s(uid)},
        {.key = "resourceVersion",
         .kind = KIN__STAMP_STRING,
         .text = KIN__S("0")},
        {.key = "creationTimestamp",
         .kind = KIN__STAMP_SECONDS,
         .number = w->call.now_s},
        {.key = "generation", .kind = KIN__STAMP_REMOVE},
        {.key = "selfLink", .kind = KIN__STAMP_REMOVE},
        {.key = "deletionTimestamp", .kind = KIN__STAMP_REMOVE},
        {.key = "deletionGracePeriodSeconds", .kind = KIN__STAMP_REMOVE},
        {.key = "managedFields", .kind = KIN__STAMP_REMOVE},
    };
    int r = kin__stamp(in, kin__write_is_custom(w), stamps,
                       sizeof(stamps) / sizeof(stamps[0]), &err);
    return r < 0 ? kin__write_error(w, &err) : 0;
}

/* Sets metadata.resourceVersion, which rules may have lost on the way. */
static int stamp_placeholder(struct kin__write *w, kin_document *doc)
{
    kin_error err = KIN_ERROR_INIT;
    bool is_dry = w->call.opts->is_dry_run;
    struct kin__stamp stamp = {.key = "resourceVersion",
                               .kind = is_dry ? KIN__STAMP_REMOVE
                                              : KIN__STAMP_STRING,
                               .text = KIN__S("0")};

    if (!is_dry && kin__meta_str(kin_document_root(doc), "resourceVersion").len)
        return 0;
    int r = kin__stamp(doc, kin__write_is_custom(w), &stamp, 1, &err);
    return r < 0 ? kin__write_error(w, &err) : 0;
}

/* Whether what it is to be made in is still there, and no write of its key is
 * under way.  Each wait for one of them gives the lock up, and then the others
 * may have changed: all is looked at until nothing was written meanwhile. */
static int settle_new(struct kin__write *w, kin_str name, kin_str key)
{
    const struct kin__resource *resource = w->target->resource;
    struct kin__journal *journal = &w->engine->journal;
    uint64_t before;
    int r;

    do {
        before = journal->assigned;
        kin__journal_settle(journal, w->served->shelf, key);
        r = kin__namespace_check(w->engine, /* is_locked= */ true, resource,
                                 w->target->namespace_, name, w->failure);
        if (r == 0)
            r = kin__crd_check(w->engine, w->served, name, w->failure);
    } while (r == 0 && journal->assigned != before);
    if (r == 0 && kin__shelf_peek(w->served->shelf, key))
        r = kin__failure_exists(w->failure, resource->group, resource->plural,
                                name);
    return r;
}

static int commit_new(struct kin__write *w, kin_str name, kin_value value,
                      kin_object **ret)
{
    struct kin__journal *journal = &w->engine->journal;
    KIN__AUTO_OP *op = NULL;
    kin_str key = kin__buf_str(&w->key);

    int r = kin__op_new(w->engine->alloc, w->served->shelf, key, NULL, &op);
    if (r < 0)
        return kin__write_no_memory(w, r);
    kin__mutex_lock(&journal->lock);
    r = settle_new(w, name, key);
    if (r == 0)
        r = kin__engine_commit_locked(w->engine, op, value, w->failure);
    kin__mutex_unlock(&journal->lock);
    kin__wakes_run(&w->engine->wakes);
    return r == 0 ? kin__op_result(op, ret, w->failure) : r;
}

/* ---- create ---- */

static int prepare_new(struct kin__write *w, kin_document *in,
                       kin_document **ret)
{
    KIN_AUTO(kin_document) *doc = NULL;
    struct kin__rules_call call = w->call;
    int r = stamp_new(w, in);

    if (r < 0)
        return r;
    call.resource = kin__served_storage(w->served);
    call.name = kin__buf_str(&w->name);
    r = w->engine->rules->prepare_create(&call, kin_document_root(in), &doc,
                                         w->failure);
    if (r < 0)
        return r;
    if (w->served == w->engine->definitions) {
        KIN_AUTO(kin_document) *plain = KIN__STEAL(doc);
        r = kin__crd_complete(w->engine, kin_document_root(plain),
                              KIN_VALUE_ABSENT, &doc, w->failure);
        if (r < 0)
            return r;
    }
    r = stamp_placeholder(w, doc);
    if (r == 0)
        r = kin__write_check_size(w, kin_document_root(doc));
    if (r == 0)
        *ret = KIN__STEAL(doc);
    return r;
}

/* One attempt, with one name. */
static int create_once(struct kin__write *w, kin_document *in,
                       bool *ret_invented, kin_object **ret)
{
    KIN_AUTO(kin_document) *doc = NULL;
    const struct kin__resource *resource = w->target->resource;
    int r = choose_name(w, kin_document_root(in), ret_invented);

    if (r == 0)
        r = prepare_new(w, in, &doc);
    if (r < 0)
        return r;
    kin_str name = kin__buf_str(&w->name);
    /* No kind has names like this; it would be the key of another object. */
    if (kin__str_find(name, '/') != KIN__STR_NONE)
        return kin__failure_bad_request(w->failure,
                                        "metadata.name: must not contain '/'");
    r = kin__key_join(&w->key, w->target->namespace_, name);
    if (r < 0)
        return kin__write_no_memory(w, r);
    if (!w->call.opts->is_dry_run) {
        r = kin__write_go_on(w, 0);
        return r < 0 ? r : commit_new(w, name, kin_document_root(doc), ret);
    }
    KIN_AUTO(kin_object) *there = NULL;
    r = kin__shelf_get(w->served->shelf, kin__buf_str(&w->key), &there);
    if (r < 0)
        return kin__write_no_memory(w, r);
    if (there)
        return kin__failure_exists(w->failure, resource->group,
                                   resource->plural, name);
    return kin__write_object(w, doc, ret);
}

static int check_new(struct kin__write *w, kin_value in)
{
    kin_str name = kin__meta_str(in, "name");
    int r = kin__write_check_namespace(w, in);

    if (r < 0)
        return r;
    if (kin__meta_str(in, "resourceVersion").len)
        return kin__failure_set(
            w->failure, 500, "",
            "resourceVersion should not be set on objects to be created");
    if (w->served->is_terminating)
        return kin__crd_fail_terminating(w->served, name, w->failure);
    return kin__namespace_check(w->engine, /* is_locked= */ false,
                                w->target->resource, w->target->namespace_,
                                name, w->failure);
}

int kin__write_create(struct kin__write *w, kin_document *in,
                      struct kin__written *ret)
{
    int r = check_new(w, kin_document_root(in));
    bool is_invented = false;
    kin_object *object = NULL;

    if (r < 0)
        return r;
    bool is_naming = w->served == w->engine->definitions;
    if (is_naming)
        kin__mutex_lock(&w->engine->naming_lock);
    for (int i = 0; i < NAME_TRIES; i++) {
        r = create_once(w, in, &is_invented, &object);
        if (r != KIN_EEXISTS || !is_invented || i == NAME_TRIES - 1)
            break;
        kin__failure_clear(w->failure);
    }
    if (is_naming)
        kin__mutex_unlock(&w->engine->naming_lock);
    if (r < 0)
        return r;
    if (!w->call.opts->is_dry_run && w->served == w->engine->definitions)
        kin__crd_republish(w->engine);
    *ret = (struct kin__written){.object = object, .is_created = true};
    return 0;
}

int kin__engine_create(struct kin__engine *engine,
                       const struct kin__target *target, kin_value body,
                       const struct kin__write_opts *opts,
                       struct kin__written *ret, struct kin__failure *failure)
{
    KIN__AUTO_WRITE w;
    KIN_AUTO(kin_document) *in = NULL;

    kin__write_init(&w, engine, target, opts, failure);
    if (target->subresource.len)
        return kin__engine_create_sub(engine, target, body, opts, ret, failure);
    int r = kin__write_decode(&w, body, &in);
    return r < 0 ? r : kin__write_create(&w, in, ret);
}

int kin__engine_get(struct kin__engine *engine,
                    const struct kin__target *target, kin_object **ret,
                    struct kin__failure *failure)
{
    KIN__AUTO_WRITE w;

    kin__write_init(&w, engine, target, NULL, failure);
    int r = kin__write_load(&w);
    if (r < 0)
        return r;
    if (kin_str_eq(target->subresource, KIN__S("scale")))
        return kin__engine_scale_of(&w, w.old, ret);
    *ret = KIN__STEAL(w.old);
    return 0;
}
