/* SPDX-License-Identifier: Apache-2.0 */
/*
 * get.h - what the parts of `kin get` share.
 *
 *   get_plan.c     from the words of the command line to what is asked for
 *   get_fetch.c    asking: objects, and lists page by page
 *   get_human.c    answers as tables
 *   get_objects.c  answers as objects, in the form that -o names
 *   get_object.c   what one object looks like
 *
 * A list is never held as a whole, only a page of it; but for JSONPath, which
 * looks at all of it, and for tables of several kinds, whose look depends on
 * whether there is more than one in the end.
 */
#ifndef KIN_CLI_GET_H
#define KIN_CLI_GET_H

#include <kin/document.h>

#include "connect.h"

enum {
    GET_CHUNK_SIZE = 500,      /* objects on a page, as kubectl */
    GET_MAX_OBJECT = 16 << 20, /* bytes of one object */
    GET_MAX_PAGE = 256 << 20,  /* of a list */
    GET_MAX_TARGETS = 10000,
};

struct get_flags {
    const char *output;
    uint64_t chunk_size; /* 0 for all at once */
    bool no_headers;
    bool show_managed_fields;
    bool ignore_not_found;
};

/* A target: an object, or a whole collection. */
struct get_target {
    const kin_api_resource *api; /* borrowed from the plan's list */
    kin_str name;                /* of the object; empty for all */
};

struct get_plan {
    kin_api_list *list; /* owned reference */
    struct get_target *targets;
    size_t count;
    bool is_one_object; /* print a single object, not a list */
};

/* The running verb. */
struct get_run {
    struct cli_connection connection;
    struct cli_context *ctx;
    const struct get_flags *flags;
    struct get_plan plan;
    struct kin__buf failures; /* error lines, printed at the end */
    bool has_failed;
};

/* ---- get_plan.c ---- */

/* Parses the words.  0, KIN_EINVAL for invalid words, KIN_ENOTFOUND without an
 * HTTP status if the server has no such resource, or the error of the request.
 */
int get_plan_make(struct get_run *run, int count, char **words,
                  kin_error *err) KIN_NODISCARD;
void get_plan_done(struct get_plan *plan);

/* ---- get_fetch.c ---- */

/* Processes an answer: an object, or a page of a list.  A negative code ends
 * the run. */
typedef int get_answer(const struct get_target *target, kin_document *answer,
                       void *userdata);

struct get_question {
    kin_str accept;         /* empty for plain JSON */
    kin_str include_object; /* for tables: includeObject; empty for the server's
                               default */
    get_answer *on_answer;  /* the document is given */
    void *userdata;
};

/* Requests all targets in turn.  Rejections are added to the failures of the
 * run, which continues.  0, or the error that ends the run. */
int get_fetch(struct get_run *run, const struct get_question *question,
              kin_error *err) KIN_NODISCARD;

/* Adds a line to the failures of the run.  0 or KIN_ENOMEM. */
int get_fail(struct get_run *run, const kin_error *failure) KIN_NODISCARD;

/* ---- get_human.c, get_objects.c ---- */

int get_human(struct get_run *run, bool is_wide, kin_error *err) KIN_NODISCARD;

enum get_form {
    GET_NAME,
    GET_JSON,
    GET_YAML,
    GET_JSONPATH,
};

/* `template` is that of a JSONPath. */
int get_objects(struct get_run *run, enum get_form form, const char *template,
                kin_error *err) KIN_NODISCARD;

/* ---- get_object.c ---- */

/* Output options of objects. */
struct get_look {
    kin_str kind; /* for items of lists, which lack it */
    kin_str api_version;
    bool has_managed_fields; /* keep managedFields */
};

/* Copies an object for output.  0, KIN_ELIMIT or KIN_ENOMEM. */
int get_object_show(kin_value object, const struct get_look *look,
                    kin_document **ret, kin_error *err) KIN_NODISCARD;

/* Appends "kind.group/name" and a newline. */
int get_object_name(kin_value object, const struct get_look *look,
                    struct kin__buf *buf) KIN_NODISCARD;

#endif /* KIN_CLI_GET_H */
