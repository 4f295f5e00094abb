/* SPDX-License-Identifier: Apache-2.0 */
/*
 * kinds.c - compares the rules of kinds with a real API server.
 *
 * Three files of samples, one per line:
 *   defaults.jsonl  minimal objects: the stored texts must be equal
 *   invalid.jsonl   invalid objects: the causes must be equal, also to those of
 *                   the sample, which tests without this server use
 *   updates.jsonl   merge patches of objects of defaults.jsonl, sent as PUT:
 *                   either of the two
 * Values that only the real server can know (uid, times, addresses) are taken
 * from its response.  It only stores the objects that updates need, in a
 * separate namespace.
 */
#include <unistd.h>

#include <kin/patch.h>

#include "kind_samples.h"

enum { SHOWN_MAX = 20, PUT_TRIES = 10 };

static int total;
static int wrong;

/* ---- requests ---- */

static const char *need(const char *name)
{
    const char *value = getenv(name);

    if (!value)
        die("no cluster: run me through tests/cluster/cluster exec");
    return value;
}

/* A file for curl to send. */
static void write_body(kin_value body, char *path)
{
    KIN__AUTO_BUF text;
    int fd = mkstemp(path);
    FILE *file = fd < 0 ? NULL : fdopen(fd, "w");

    kin__buf_init(&text, NULL, TEXT_MAX);
    if (!file || kin_value_write(body, 0, append_piece, &text) < 0 ||
        fwrite(text.ptr, 1, text.len, file) != text.len || fclose(file) != 0)
        die("cannot write a body");
}

/* Sends a request and returns the response; `body` may be absent. */
static kin_document *request(const char *method, const char *path,
                             kin_value body)
{
    char file[] = "/tmp/kin-kinds-XXXXXX";
    char chunk[4096];
    KIN__AUTO_BUF command;
    KIN__AUTO_BUF text;
    kin_document *answer = NULL;

    kin__buf_init(&command, NULL, TEXT_MAX);
    kin__buf_init(&text, NULL, TEXT_MAX);
    if (kin_value_exists(body))
        write_body(body, file);
    int r = kin__buf_printf(
        &command,
        "curl -s --cacert '%s' --cert '%s' --key '%s' -A kin/1 -X %s "
        "-H 'Content-Type: %s' %s%s '%s%s'",
        need("KIN_CLUSTER_CA"), need("KIN_CLUSTER_CERT"),
        need("KIN_CLUSTER_KEY"), method,
        strcmp(method, "PATCH") == 0 ? "application/merge-patch+json"
                                     : "application/json",
        kin_value_exists(body) ? "-d @" : "",
        kin_value_exists(body) ? file : "", need("KIN_CLUSTER_SERVER"), path);
    /* NOLINTNEXTLINE(cert-env33-c): the paths are our own. */
    FILE *pipe = r < 0 ? NULL : popen(command.ptr, "re");
    if (!pipe)
        die("cannot run curl");
    for (size_t n = fread(chunk, 1, sizeof(chunk), pipe); n > 0 && r == 0;
         n = fread(chunk, 1, sizeof(chunk), pipe))
        r = kin__buf_append(&text, kin_str_of(chunk, n));
    if (pclose(pipe) != 0 || r < 0 ||
        kin_document_parse(NULL, kin__buf_str(&text), &answer, NULL) < 0)
        die("no answer");
    if (kin_value_exists(body))
        (void)unlink(file);
    return answer;
}

/* ---- comparing ---- */

/* Removes values that always differ, and finalizers that only
 * kube-controller-manager could remove. */
static kin_document *mask(kin_value object)
{
    static const char *const MEMBERS[] = {"managedFields", "resourceVersion"};
    kin_edit *edit = NULL;
    kin_document *doc = NULL;
    kin_value finalizers = kin__get2(object, "metadata", "finalizers");

    if (kin_edit_new(NULL, object, &edit, NULL) < 0)
        die("out of memory");
    kin_spot meta = kin_edit_member(edit, kin_edit_root(), kin_s("metadata"));
    for (size_t i = 0; i < 2; i++)
        (void)kin_edit_remove(edit,
                              kin_edit_member(edit, meta, kin_s(MEMBERS[i])));
    kin_str name = kin_value_str(kin_value_at(finalizers, 0));
    if (kin_str_ends_with(name, kin_s("-protection")))
        (void)kin_edit_remove(edit,
                              kin_edit_member(edit, meta, kin_s("finalizers")));
    if (kin_edit_finish(edit, &doc, NULL) < 0)
        die("out of memory");
    (void)kin_edit_free(edit);
    return doc;
}

static void their_causes(kin_value answer, struct kin__buf *buf)
{
    char *lines[KIN__CAUSES_MAX];
    kin_value causes = kin__get2(answer, "details", "causes");
    size_t count = 0;

    for (; count < kin_value_count(causes) && count < KIN__CAUSES_MAX;
         count++) {
        kin_value cause = kin_value_at(causes, count);
        lines[count] = cause_line(kin__get_str(cause, "reason"),
                                  kin__get_str(cause, "field"),
                                  kin__get_str(cause, "message"));
    }
    print_causes(buf, lines, count);
}

static void report(const struct sample *sample, kin_value said,
                   const struct kin__buf *theirs, const struct kin__buf *ours)
{
    KIN__AUTO_BUF text;

    kin__buf_init(&text, NULL, TEXT_MAX);
    total++;
    if (kin_str_eq(kin__buf_str(theirs), kin__buf_str(ours)))
        return;
    if (wrong++ >= SHOWN_MAX)
        return;
    if (text_of(said, &text) < 0)
        die("out of memory");
    (void)printf("%s\n%s\n theirs:\n%s\n ours:\n%s\n\n", sample->path, text.ptr,
                 theirs->ptr ? theirs->ptr : "", ours->ptr ? ours->ptr : "");
}

/* Compares the two results. */
static void compare(const struct sample *sample, kin_value said,
                    kin_value answer, const struct ours *ours)
{
    KIN__AUTO_BUF theirs_text;
    KIN__AUTO_BUF ours_text;
    bool is_failure = kin__is_str(kin__get(answer, "kind"), "Status");

    kin__buf_init(&theirs_text, NULL, TEXT_MAX);
    kin__buf_init(&ours_text, NULL, TEXT_MAX);
    if (is_failure) {
        their_causes(answer, &theirs_text);
    } else {
        KIN_AUTO(kin_document) *masked = mask(answer);
        if (text_of(kin_document_root(masked), &theirs_text) < 0)
            die("out of memory");
    }
    if (ours->result < 0 && ours->causes.count == 0) {
        if (kin__buf_printf(&ours_text, "%s", ours->err.message) < 0)
            die("out of memory");
    } else if (ours->result < 0) {
        our_causes(&ours->causes, &ours_text);
    } else {
        KIN_AUTO(kin_document) *masked = mask(kin_document_root(ours->doc));
        if (text_of(kin_document_root(masked), &ours_text) < 0)
            die("out of memory");
    }
    report(sample, said, &theirs_text, &ours_text);
    if (!kin_value_exists(sample->causes))
        return;
    if (!is_failure)
        kin__buf_clear(&theirs_text);
    kin__buf_clear(&ours_text);
    said_causes(sample->causes, &ours_text);
    report(sample, said, &theirs_text, &ours_text);
}

/* ---- samples ---- */

static void try_create(struct sample *sample)
{
    char path[PATH_SIZE + 32];
    struct claims claims = {0};
    struct ours ours = {0};

    kin__causes_init(&ours.causes, NULL);
    (void)snprintf(path, sizeof(path), "%s?dryRun=All", sample->path);
    KIN_AUTO(kin_document) *answer = request("POST", path, sample->object);
    kin_value said = kin_document_root(answer);
    struct kin__kind_ctx ctx = make_ctx(sample, said, &claims);
    bool is_failure = kin__is_str(kin__get(said, "kind"), "Status");
    KIN_AUTO(kin_document) *object = with_metadata(
        sample->object, is_failure ? kin_value_absent() : said,
        sample->resource->is_namespaced);
    ours.result = prepare(&ctx, sample, kin_value_absent(),
                          kin_document_root(object), &ours);
    compare(sample, sample->object, said, &ours);
    (void)kin_document_free(ours.doc);
    kin__causes_done(&ours.causes);
}

static kin_document *parse(const char *text)
{
    kin_document *doc = NULL;

    if (kin_document_parse(NULL, kin_s(text), &doc, NULL) < 0)
        die("out of memory");
    return doc;
}

/* Does what the namespace controller would do. */
static void finalize(const char *path, kin_str name)
{
    char text[PATH_SIZE];
    char full[2 * PATH_SIZE + 64];

    (void)snprintf(text, sizeof(text),
                   "{\"metadata\":{\"name\":\"%.*s\"},\"spec\":{"
                   "\"finalizers\":[]}}",
                   KIN_STR(name));
    (void)snprintf(full, sizeof(full), "%s/finalize", path);
    KIN_AUTO(kin_document) *body = parse(text);
    (void)kin_document_free(request("PUT", full, kin_document_root(body)));
}

/* Deletes an object that has finalizers. */
static void discard(const struct sample *sample, const char *path, kin_str name)
{

    KIN_AUTO(kin_document) *patch = parse(
        "{\"metadata\":{\"finalizers\":null}}");
    (void)kin_document_free(request("PATCH", path, kin_document_root(patch)));
    char full[2 * PATH_SIZE + 64];
    (void)snprintf(full, sizeof(full),
                   "%s?gracePeriodSeconds=0&propagationPolicy=Background",
                   path);
    (void)kin_document_free(request("DELETE", full, kin_value_absent()));
    if (kin_str_eq(sample->resource->plural, kin_s("namespaces")))
        finalize(path, name);
}

static bool is_other_version(kin_value object, const char *path)
{
    KIN_AUTO(kin_document) *now = request("GET", path, kin_value_absent());
    kin_value meta = kin__get(kin_document_root(now), "metadata");

    return !kin_str_eq(
        kin__get_str(meta, "resourceVersion"),
        kin__get_str(kin__get(object, "metadata"), "resourceVersion"));
}

/* Sends the patched object as PUT.  Retries up to ten times, since the server's
 * controllers may change the object meanwhile (a definition is established). */
static kin_document *put_patched(const char *path, const char *dry,
                                 kin_value patch, kin_document **ret_old,
                                 kin_document **ret_changed)
{
    for (int tries = 1;; tries++) {
        *ret_old = request("GET", path, kin_value_absent());
        kin_value old = kin_document_root(*ret_old);
        if (kin_patch_merge(NULL, old, patch, ret_changed, NULL) < 0)
            die("out of memory");
        kin_document *answer = request("PUT", dry,
                                       kin_document_root(*ret_changed));
        if (!kin__is_str(kin__get(kin_document_root(answer), "reason"),
                         "Conflict") ||
            tries == PUT_TRIES || !is_other_version(old, path))
            return answer;
        (void)kin_document_free(answer);
        *ret_changed = kin_document_free(*ret_changed);
        *ret_old = kin_document_free(*ret_old);
    }
}

static void try_update(struct sample *sample, kin_value patch, kin_str name)
{
    char path[2 * PATH_SIZE];
    char dry[2 * PATH_SIZE + 32];
    struct claims claims = {0};
    struct ours ours = {0};
    KIN_AUTO(kin_document) *old = NULL;
    KIN_AUTO(kin_document) *changed = NULL;

    kin__causes_init(&ours.causes, NULL);
    (void)kin_document_free(request("POST", sample->path, sample->object));
    (void)snprintf(path, sizeof(path), "%s/%.*s", sample->path, KIN_STR(name));
    (void)snprintf(dry, sizeof(dry), "%s%s%.*s?dryRun=All", path,
                   sample->subresource.len ? "/" : "",
                   KIN_STR(sample->subresource));
    KIN_AUTO(kin_document) *answer = put_patched(path, dry, patch, &old,
                                                 &changed);
    kin_value said = kin_document_root(answer);
    struct kin__kind_ctx ctx = make_ctx(sample, said, &claims);
    ours.result = prepare(&ctx, sample, kin_document_root(old),
                          kin_document_root(changed), &ours);
    compare(sample, patch, said, &ours);
    discard(sample, path, name);
    (void)kin_document_free(ours.doc);
    kin__causes_done(&ours.causes);
}

/* ---- files ---- */

static void create_line(kin_value line, void *userdata)
{
    struct sample sample = {.object = kin__get(line, "object"),
                            .causes = kin__get(line, "causes")};

    (void)userdata;
    read_resource(kin__get_str(line, "resource"), &sample);
    try_create(&sample);
}

struct update {
    kin_value line;
    kin_str name;
};

/* The version of the request may differ from that of the creation. */
static bool is_wanted(kin_value line, const struct update *update)
{
    kin_str wanted = kin__get_str(update->line, "resource");
    kin_str has = kin__get_str(line, "resource");
    kin_str name = kin__get_str(kin__get2(line, "object", "metadata"), "name");

    return kin_str_eq(name, update->name) &&
           (kin_str_eq(wanted, has) ||
            kin_str_starts_with(wanted, kin_s("autoscaling/")));
}

static void update_match(kin_value line, void *userdata)
{
    const struct update *update = userdata;
    struct sample sample = {
        .object = kin__get(line, "object"),
        .subresource = kin__get_str(update->line, "subresource"),
    };

    if (!is_wanted(line, update))
        return;
    read_resource(kin__get_str(update->line, "resource"), &sample);
    try_update(&sample, kin__get(update->line, "patch"), update->name);
}

static void update_line(kin_value line, void *userdata)
{
    struct update update = {.line = line, .name = kin__get_str(line, "name")};

    (void)userdata;
    for_each(KIN_SAMPLES "/defaults.jsonl", update_match, &update);
}

static void make_namespace(void)
{
    KIN_AUTO(kin_document) *body = NULL;

    if (kin_document_parse(NULL,
                           kin_s("{\"metadata\":{\"name\":\"" SPACE "\"}}"),
                           &body, NULL) < 0)
        die("out of memory");
    (void)kin_document_free(
        request("POST", "/api/v1/namespaces", kin_document_root(body)));
}

int main(void)
{
    if (kin__schema_get(&schema, NULL) < 0)
        die("out of memory");
    make_namespace();
    for_each(KIN_SAMPLES "/defaults.jsonl", create_line, NULL);
    (void)printf("defaults: %d of %d differ\n", wrong, total);
    for_each(KIN_SAMPLES "/invalid.jsonl", create_line, NULL);
    (void)printf("with invalid ones: %d of %d differ\n", wrong, total);
    for_each(KIN_SAMPLES "/updates.jsonl", update_line, NULL);
    (void)printf("with updates: %d of %d differ\n", wrong, total);
    return wrong > 0;
}
