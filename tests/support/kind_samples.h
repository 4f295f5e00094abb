/* SPDX-License-Identifier: Apache-2.0 */
/*
 * kind_samples.h - runs the objects of cluster/samples through the rules of
 * their kinds, for tests with and without the real server.
 */
#ifndef KIND_SAMPLES_H
#define KIND_SAMPLES_H

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <kin/edit.h>
#include <kin/json.h>

#include "base/buf.h"
#include "schema/schema.h"
#include "server/check.h"
#include "server/kinds.h"

enum { TEXT_MAX = 16 << 20, PATH_SIZE = 512, CAUSE_SIZE = 4096 };

#define SPACE "kinds"

static const struct kin__schema *schema;

static inline void die(const char *what)
{
    (void)fprintf(stderr, "kinds: %s\n", what);
    exit(1);
}

/* ---- files ---- */

struct sample {
    kin_value object;
    const struct kin__schema_resource *resource;
    kin_value causes; /* causes of the answer; empty if it succeeded; absent if
                         the sample has none */
    kin_str subresource;  /* old object of an update; mostly empty */
    char path[PATH_SIZE]; /* of the collection */
};

/* "apps/v1/deployments", or "v1/pods". */
static inline void read_resource(kin_str text, struct sample *ret)
{
    const char *last = memrchr(text.ptr, '/', text.len);
    const char *first = memchr(text.ptr, '/', text.len);
    kin_str plural = kin_str_of(last + 1,
                                text.len - (size_t)(last + 1 - text.ptr));
    kin_str group = kin_s("");
    kin_str version = kin_str_of(text.ptr, (size_t)(last - text.ptr));

    if (first != last) {
        group = kin_str_of(text.ptr, (size_t)(first - text.ptr));
        version = kin_str_of(first + 1, (size_t)(last - first - 1));
    }
    ret->resource = kin__schema_find_resource(schema, group, version, plural);
    if (!ret->resource)
        die("no such resource");
    (void)snprintf(ret->path, sizeof(ret->path), "/%s%.*s%s%.*s%s/%.*s",
                   group.len ? "apis/" : "api", KIN_STR(group), "/",
                   KIN_STR(version),
                   ret->resource->is_namespaced ? "/namespaces/" SPACE : "",
                   KIN_STR(plural));
}

typedef void visit(kin_value line, void *userdata);

static inline void for_each(const char *path, visit *on_line, void *userdata)
{
    char *line = NULL;
    size_t cap = 0;
    FILE *file = fopen(path, "re");

    if (!file)
        die(path);
    for (;;) {
        KIN_AUTO(kin_document) *doc = NULL;
        ssize_t len = getline(&line, &cap, file);
        if (len < 0)
            break;
        if (kin_document_parse(NULL, kin_str_of(line, (size_t)len), &doc,
                               NULL) < 0)
            die("a sample is no JSON");
        on_line(kin_document_root(doc), userdata);
    }
    free(line);
    (void)fclose(file);
}

/* ---- the rules of kin ---- */

/* Claims of the real server, in its order. */
struct claims {
    kin_value spec;
    size_t next_port;
};

static inline int claim_ip(kin_str wanted, char ret[64], void *userdata,
                           kin_error *err)
{
    struct claims *claims = userdata;
    kin_str ip = kin__get_str(claims->spec, "clusterIP");

    if (ip.len == 0 && wanted.len == 0)
        ip = kin_s("10.0.0.77");
    if (ip.len == 0 && kin_str_starts_with(wanted, kin_s("10.0.0.")))
        ip = wanted;
    if (ip.len == 0)
        return kin_error_set(err, KIN_EINVAL,
                             "the provided IP (%.*s) is not in the valid "
                             "range. The range of valid IPs is 10.0.0.0/24",
                             KIN_STR(wanted));
    (void)snprintf(ret, 64, "%.*s", KIN_STR(ip));
    return 0;
}

static inline int claim_port(int64_t wanted, int64_t *ret, void *userdata,
                             kin_error *err)
{
    struct claims *claims = userdata;
    kin_value ports = kin__get(claims->spec, "ports");
    kin_value port = kin_value_at(ports, claims->next_port++);

    (void)err;
    *ret = kin__get_int(port, "nodePort", wanted);
    if (!kin_value_exists(port))
        *ret = kin__get_int(claims->spec, "healthCheckNodePort", wanted);
    return 0;
}

/* Fields that the engine sets, such as the name; here those of the real server.
 * The ids of failed objects are unknown. */
static inline kin_document *with_metadata(kin_value object, kin_value answer,
                                          bool is_namespaced)
{
    static const char *const MEMBERS[] = {"uid", "creationTimestamp"};
    kin_edit *edit = NULL;
    kin_document *doc = NULL;
    kin_value meta = kin__get(answer, "metadata");

    if (kin_edit_new(NULL, object, &edit, NULL) < 0)
        die("out of memory");
    kin_spot spot = kin_edit_member(edit, kin_edit_root(), kin_s("metadata"));
    for (size_t i = 0; i < 2; i++)
        if (kin_value_exists(kin__get(meta, MEMBERS[i])))
            (void)kin_edit_set_value(
                edit, kin_edit_member(edit, spot, kin_s(MEMBERS[i])),
                kin__get(meta, MEMBERS[i]));
    if (!kin_value_exists(answer))
        (void)kin_edit_set_str(edit, kin_edit_member(edit, spot, kin_s("uid")),
                               kin_s("00000000-0000-0000-0000-000000000000"));
    if (is_namespaced)
        (void)kin_edit_set_str(edit,
                               kin_edit_member(edit, spot, kin_s("namespace")),
                               kin_s(SPACE));
    if (kin_edit_finish(edit, &doc, NULL) < 0)
        die("out of memory");
    (void)kin_edit_free(edit);
    return doc;
}

static inline struct kin__kind_ctx make_ctx(const struct sample *sample,
                                            kin_value answer,
                                            struct claims *claims)
{
    kin_value time = kin__get2(answer, "status", "lastPhaseTransitionTime");
    struct kin__kind_ctx ctx = {
        .schema = schema,
        .resource = sample->resource,
        .subresource = sample->subresource,
        .claim_ip = claim_ip,
        .claim_port = claim_port,
        .userdata = claims,
    };

    claims->spec = kin__get(answer, "spec");
    if (kin_value_seconds(time, &ctx.now_s) < 0)
        ctx.now_s = 0;
    return ctx;
}

struct ours {
    kin_document *doc;
    struct kin__causes causes;
    kin_error err;
    int result;
};

/* Converts to the stored form and back, like the engine. */
static inline int prepare(struct kin__kind_ctx *ctx,
                          const struct sample *sample, kin_value old,
                          kin_value in, struct ours *ours)
{
    const struct kin__schema_resource *stored = kin__kind_storage(
        schema, sample->resource);
    const struct kin__kind_rules *rules = kin__kind_rules_find(
        sample->resource->group, sample->resource->plural);
    KIN_AUTO(kin_document) *decoded = NULL;
    KIN_AUTO(kin_document) *made = NULL;
    KIN_AUTO(kin_document) *old_stored = NULL;
    KIN_AUTO(kin_document) *hub = NULL;

    int r = kin__kind_decode(rules, ctx, in, NULL, &decoded, &ours->err);
    if (r == 0)
        r = kin__kind_convert(ctx, sample->resource, stored,
                              kin_document_root(decoded), &hub, &ours->err);
    if (r < 0)
        return r;
    ctx->resource = stored;
    if (kin_value_exists(old)) {
        r = kin__kind_convert(ctx, sample->resource, stored, old, &old_stored,
                              &ours->err);
        if (r == 0)
            r = kin__kind_prepare_update(
                rules, ctx, kin_document_root(old_stored),
                kin_document_root(hub), &made, &ours->causes, &ours->err);
    } else {
        r = kin__kind_prepare_create(rules, ctx, kin_document_root(hub), &made,
                                     &ours->causes, &ours->err);
    }
    if (r < 0)
        return r;
    return kin__kind_convert(ctx, stored, sample->resource,
                             kin_document_root(made), &ours->doc, &ours->err);
}

/* ---- causes, as text ---- */

static inline int append_piece(kin_str piece, void *userdata)
{
    return kin__buf_append(userdata, piece);
}

static inline int text_of(kin_value value, struct kin__buf *buf)
{
    kin__buf_clear(buf);
    return kin_value_write(value, 0, append_piece, buf);
}

/* Ids differ between the servers. */
static inline void mask_ids(char *text)
{
    for (size_t i = 0; text[i]; i++) {
        size_t len = strspn(text + i, "0123456789abcdef-");
        if (len == 36 && text[i + 8] == '-')
            memset(text + i, 'u', len);
        if (len > 0)
            i += len - 1;
    }
}

static inline int cause_cmp(const void *a, const void *b)
{
    const char *const *left = a;
    const char *const *right = b;

    return strcmp(*left, *right);
}

/* Returns the causes as sorted lines without what follows a newline
 * (differences of Go structs). */
static inline void print_causes(struct kin__buf *buf, char **lines,
                                size_t count)
{
    qsort(lines, count, sizeof(*lines), cause_cmp);
    for (size_t i = 0; i < count; i++) {
        mask_ids(lines[i]);
        if (kin__buf_printf(buf, "  %s\n", lines[i]) < 0)
            die("out of memory");
        free(lines[i]);
    }
}

static inline char *cause_line(kin_str reason, kin_str field, kin_str message)
{
    char line[CAUSE_SIZE];

    (void)snprintf(line, sizeof(line), "%.*s | %.*s | %.*s", KIN_STR(reason),
                   KIN_STR(field), KIN_STR(message));
    line[strcspn(line, "\n")] = '\0';
    return strdup(line);
}

static inline void our_causes(const struct kin__causes *causes,
                              struct kin__buf *buf)
{
    char *lines[KIN__CAUSES_MAX];

    for (size_t i = 0; i < causes->count; i++)
        lines[i] = cause_line(kin_s(causes->items[i].reason),
                              kin_s(causes->items[i].field),
                              kin_s(causes->items[i].message));
    print_causes(buf, lines, causes->count);
}

/* Returns the expected causes of a sample as sorted lines. */
static inline void said_causes(kin_value causes, struct kin__buf *buf)
{
    for (size_t i = 0; i < kin_value_count(causes); i++) {
        kin_str line = kin_value_str(kin_value_at(causes, i));
        if (kin__buf_printf(buf, "  %.*s\n", KIN_STR(line)) < 0)
            die("out of memory");
    }
}

#endif /* KIND_SAMPLES_H */
