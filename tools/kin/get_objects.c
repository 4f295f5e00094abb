/* SPDX-License-Identifier: Apache-2.0 */
#include "base/str.h"
#include "get.h"
#include "get_sorted.h"
#include "object/document.h"
#include "object/jsonpath.h"
#include "wire/yaml.h"

enum {
    OBJECTS_INDENT = 4,
    OBJECTS_MAX_TEXT = 1 << 30, /* of one object */
};

struct objects {
    struct get_run *run;
    enum get_form form;
    bool is_list;
    size_t count;         /* of objects so far */
    struct kin__buf text; /* of one object */
    kin_error err;        /* of a callback */

    /* JSONPath only. */
    struct kin__jsonpath *path;
    kin_document *all; /* the whole list */
};

static void objects_done(struct objects *objects)
{
    kin__buf_done(&objects->text);
    (void)kin__jsonpath_free(objects->path);
    (void)kin_document_free(objects->all);
}

static void objects_write(struct objects *objects)
{
    kin_str text = kin__buf_str(&objects->text);

    /* Write errors are detected when the verb is done. */
    (void)fwrite(text.ptr, 1, text.len, objects->run->ctx->out);
}

/* ---- one object ---- */

static int objects_print_json(const kin_value value, struct kin__buf *out,
                              void *userdata)
{
    (void)userdata;
    return get_sorted_json(value, /* indent= */ 0, /* level= */ 0, out);
}

static int objects_run_path(struct objects *objects, kin_value value)
{
    struct kin__jsonpath_opts opts = {.allow_missing = true,
                                      .print = objects_print_json};

    return kin__jsonpath_run(objects->path, value, &opts, &objects->text,
                             &objects->err);
}

/* Writes an object as an element of a YAML list.  Only within one does the
 * writer know where long lines are to be folded. */
static int objects_yaml_element(struct objects *objects, kin_value value)
{
    KIN_AUTO(kin_document) *doc = NULL;
    KIN__AUTO_BUF text;
    int r = kin__document_new(/* alloc= */ NULL, &doc, &objects->err);

    kin__buf_init(&text, /* alloc= */ NULL, OBJECTS_MAX_TEXT);
    if (r < 0)
        return r;
    (void)kin__document_open_object(doc); /* reported by finish */
    (void)kin__document_key(doc, KIN__S("items"));
    (void)kin__document_open_array(doc);
    (void)kin__document_add_value(doc, value);
    (void)kin__document_close(doc);
    (void)kin__document_close(doc);
    r = kin__document_finish(doc, &objects->err);
    if (r == 0)
        r = kin__yaml_write(kin_document_root(doc), &text, &objects->err);
    if (r == 0) {
        kin_str rest = kin__buf_str(&text);
        (void)kin__str_cut(&rest, '\n');
        r = kin__buf_append(&objects->text, rest);
    }
    return r;
}

static int objects_json_element(struct objects *objects, kin_value value)
{
    int r = kin__buf_printf(&objects->text, "%s\n%*s",
                            objects->count > 0 ? "," : "", 2 * OBJECTS_INDENT,
                            "");

    if (r == 0)
        r = get_sorted_json(value, OBJECTS_INDENT, /* level= */ 2,
                            &objects->text);
    return r;
}

static int objects_single(struct objects *objects, kin_value value)
{
    if (objects->form == GET_YAML)
        return kin__yaml_write(value, &objects->text, &objects->err);
    if (objects->form == GET_JSONPATH)
        return objects_run_path(objects, value);
    int r = get_sorted_json(value, OBJECTS_INDENT, /* level= */ 0,
                            &objects->text);
    return r < 0 ? r : kin__buf_append_byte(&objects->text, '\n');
}

static int objects_element(struct objects *objects, kin_value value)
{
    if (objects->form == GET_JSON)
        return objects_json_element(objects, value);
    if (objects->form == GET_YAML)
        return objects_yaml_element(objects, value);
    return kin__document_add_value(objects->all, value);
}

static int objects_begin_list(struct objects *objects);

static int objects_take(struct objects *objects, kin_value object,
                        const struct get_look *look)
{
    KIN_AUTO(kin_document) *shown = NULL;
    int r = 0;

    kin__buf_clear(&objects->text);
    if (objects->form == GET_NAME) {
        r = get_object_name(object, look, &objects->text);
    } else {
        r = get_object_show(object, look, &shown, &objects->err);
        if (r == 0 && objects->is_list && objects->count == 0)
            r = objects_begin_list(objects);
        if (r == 0)
            r = objects->is_list
                    ? objects_element(objects, kin_document_root(shown))
                    : objects_single(objects, kin_document_root(shown));
    }
    objects->count++;
    if (r == 0)
        objects_write(objects);
    return r;
}

/* ---- lists ---- */

/* The beginning of a list up to its first object. */
static int objects_begin_list(struct objects *objects)
{
    FILE *out = objects->run->ctx->out;

    if (objects->form == GET_JSON)
        (void)fputs("{\n    \"apiVersion\": \"v1\",\n    \"items\": [", out);
    if (objects->form == GET_YAML)
        (void)fputs("apiVersion: v1\nitems:\n", out);
    if (objects->form != GET_JSONPATH)
        return 0;
    int r = kin__document_new(/* alloc= */ NULL, &objects->all, &objects->err);
    if (r < 0)
        return r;
    (void)kin__document_open_object(objects->all); /* reported by finish */
    (void)kin__document_key(objects->all, KIN__S("apiVersion"));
    (void)kin__document_add_string(objects->all, KIN__S("v1"));
    (void)kin__document_key(objects->all, KIN__S("items"));
    return kin__document_open_array(objects->all);
}

static int objects_end_path(struct objects *objects)
{
    kin_document *all = objects->all;

    (void)kin__document_close(all); /* reported by finish */
    (void)kin__document_key(all, KIN__S("kind"));
    (void)kin__document_add_string(all, KIN__S("List"));
    (void)kin__document_key(all, KIN__S("metadata"));
    (void)kin__document_open_object(all);
    (void)kin__document_key(all, KIN__S("resourceVersion"));
    (void)kin__document_add_string(all, KIN__S(""));
    (void)kin__document_close(all);
    (void)kin__document_close(all);
    int r = kin__document_finish(all, &objects->err);
    kin__buf_clear(&objects->text);
    if (r == 0)
        r = objects_run_path(objects, kin_document_root(all));
    if (r == 0)
        objects_write(objects);
    return r;
}

static int objects_end_list(struct objects *objects)
{
    FILE *out = objects->run->ctx->out;
    bool is_empty = objects->count == 0;

    if (objects->form == GET_JSON)
        (void)fprintf(out,
                      "%s],\n    \"kind\": \"List\",\n    \"metadata\": {\n"
                      "        \"resourceVersion\": \"\"\n    }\n}\n",
                      is_empty ? "{\n    \"apiVersion\": \"v1\",\n"
                                 "    \"items\": ["
                               : "\n    ");
    if (objects->form == GET_YAML)
        (void)fprintf(out, "%skind: List\nmetadata:\n  resourceVersion: \"\"\n",
                      is_empty ? "apiVersion: v1\nitems: []\n" : "");
    if (objects->form != GET_JSONPATH)
        return 0;
    int r = is_empty ? objects_begin_list(objects) : 0;
    return r < 0 ? r : objects_end_path(objects);
}

/* ---- answers ---- */

static int objects_take_list(struct objects *objects, kin_value list,
                             struct get_look *look)
{
    kin_value items = kin_value_get(list, KIN__S("items"));
    int r = 0;

    look->kind = kin_value_str(kin_value_get(list, KIN__S("kind")));
    look->api_version = kin_value_str(
        kin_value_get(list, KIN__S("apiVersion")));
    if (kin_str_ends_with(look->kind, KIN__S("List")))
        look->kind.len -= 4;
    for (size_t i = 0; r == 0 && i < kin_value_count(items); i++)
        r = objects_take(objects, kin_value_at(items, i), look);
    return r;
}

static int objects_answer(const struct get_target *target, kin_document *answer,
                          void *userdata)
{
    KIN_AUTO(kin_document) *owned = answer;
    struct objects *objects = userdata;
    kin_value root = kin_document_root(owned);
    struct get_look look = {
        .has_managed_fields = objects->form == GET_JSONPATH ||
                              objects->run->flags->show_managed_fields,
    };

    if (kin_value_type(root) != KIN_TYPE_OBJECT)
        return kin_error_set(&objects->err, KIN_EPROTOCOL,
                             "the server's answer is no object");
    if (target->name.len == 0)
        return objects_take_list(objects, root, &look);
    return objects_take(objects, root, &look);
}

int get_objects(struct get_run *run, enum get_form form, const char *template,
                kin_error *err)
{
    __attribute__((cleanup(objects_done))) struct objects objects = {
        .run = run,
        .form = form,
        .is_list = !run->plan.is_one_object,
    };
    struct get_question question = {
        .on_answer = objects_answer,
        .userdata = &objects,
    };

    kin__buf_init(&objects.text, /* alloc= */ NULL, OBJECTS_MAX_TEXT);
    int r = 0;
    if (form == GET_JSONPATH)
        r = kin__jsonpath_new(/* alloc= */ NULL, kin_s(template), &objects.path,
                              err);
    if (r == 0)
        r = get_fetch(run, &question, err);
    if (r == 0 && objects.is_list && form != GET_NAME)
        r = objects_end_list(&objects);
    if (r < 0 && objects.err.code != KIN_OK)
        *err = objects.err;
    return r;
}
