/* SPDX-License-Identifier: Apache-2.0 */
#include <stdarg.h>
#include <string.h>

#include <kin/update.h>

#include "base/alloc.h"
#include "base/str.h"
#include "controllers/conditions.h"
#include "controllers/namespace.h"

enum { REPORT_TEXT_MAX = 64 << 10, REPORT_FINALIZERS_MAX = 1000 };

/* ---- the report ---- */

void kin__namespace_report_init(struct kin__namespace_report *report,
                                const kin_allocator *alloc)
{
    *report = (struct kin__namespace_report){.alloc = alloc};
    for (size_t i = 0; i < KIN__NAMESPACE_ISSUES; i++)
        kin__buf_init(&report->texts[i], alloc, REPORT_TEXT_MAX);
}

void kin__namespace_report_done(struct kin__namespace_report *report)
{
    for (size_t i = 0; i < KIN__NAMESPACE_ISSUES; i++)
        kin__buf_done(&report->texts[i]);
    for (size_t i = 0; i < report->finalizer_count; i++)
        kin__free(report->alloc, report->finalizers[i].name);
    kin__free(report->alloc, report->finalizers);
}

/* What does not fit is left out, and still counted. */
int kin__namespace_report_add(struct kin__namespace_report *report,
                              enum kin__namespace_issue issue,
                              const char *format, ...)
{
    struct kin__buf *text = &report->texts[issue];
    va_list args;
    int r = report->counts[issue]++ ? kin__buf_append(text, KIN__S(", ")) : 0;

    va_start(args, format);
    if (r == 0)
        r = kin__buf_vprintf(text, format, args);
    va_end(args);
    return r == KIN_ELIMIT ? 0 : r;
}

static int report_count_finalizer(struct kin__namespace_report *report,
                                  kin_str name)
{
    size_t count = report->finalizer_count;

    for (size_t i = 0; i < count; i++) {
        if (kin_str_eq(kin_s(report->finalizers[i].name), name)) {
            report->finalizers[i].count++;
            return 0;
        }
    }
    if (count == REPORT_FINALIZERS_MAX)
        return 0;
    struct kin__namespace_finalizer *grown = kin__realloc(
        report->alloc, report->finalizers, count + 1, sizeof(*grown));
    if (!grown)
        return KIN_ENOMEM;
    report->finalizers = grown;
    grown[count] = (struct kin__namespace_finalizer){
        .name = kin__strdup(report->alloc, name), .count = 1};
    if (!grown[count].name)
        return KIN_ENOMEM;
    report->finalizer_count++;
    return 0;
}

int kin__namespace_report_keep(struct kin__namespace_report *report,
                               const kin_object *object)
{
    kin_value list = kin_value_get(kin_object_metadata(object),
                                   KIN__S("finalizers"));
    int r = 0;

    report->remaining++;
    for (size_t i = 0; i < kin_value_count(list) && r == 0; i++)
        r = report_count_finalizer(report,
                                   kin_value_str(kin_value_at(list, i)));
    return r;
}

/* ---- conditions ---- */

struct condition {
    const char *type;
    const char *ok_reason;
    const char *ok_message;
    const char *reason;
    const char *message; /* in front of the parts; %zu of them */
    bool has_count;
};

static const struct condition conditions[KIN__NAMESPACE_ISSUES] = {
    [KIN__NAMESPACE_DISCOVERY] =
        {"NamespaceDeletionDiscoveryFailure", "ResourcesDiscovered",
         "All resources successfully discovered", "DiscoveryFailed",
         "Discovery failed for some groups, %zu failing: ", true},
    [KIN__NAMESPACE_PARSING] = {"NamespaceDeletionGroupVersionParsingFailure",
                                "ParsedGroupVersions",
                                "All legacy kube types successfully parsed",
                                "GroupVersionParsingFailed", "", false},
    [KIN__NAMESPACE_DELETION] =
        {"NamespaceDeletionContentFailure", "ContentDeleted",
         "All content successfully deleted, may be waiting on finalization",
         "ContentDeletionFailed",
         "Failed to delete all resource types, %zu remaining: ", true},
    [KIN__NAMESPACE_REMAINING] = {"NamespaceContentRemaining", "ContentRemoved",
                                  "All content successfully removed",
                                  "SomeResourcesRemain",
                                  "Some resources are remaining: ", false},
    [KIN__NAMESPACE_FINALIZERS] =
        {"NamespaceFinalizersRemaining", "ContentHasNoFinalizers",
         "All content-preserving finalizers finished", "SomeFinalizersRemain",
         "Some content in the namespace has finalizers remaining: ", false},
};

/* What is to be written, for each issue in turn. */
struct telling {
    const struct kin__namespace_job *job;
    struct kin__buf messages[KIN__NAMESPACE_ISSUES];
};

static void telling_done(struct telling *telling)
{
    for (size_t i = 0; i < KIN__NAMESPACE_ISSUES; i++)
        kin__buf_done(&telling->messages[i]);
}

static int telling_make_message(struct telling *telling, size_t issue)
{
    const struct kin__namespace_report *report = telling->job->report;
    const struct condition *condition = &conditions[issue];
    struct kin__buf *message = &telling->messages[issue];
    int r = 0;

    kin__buf_init(message, report->alloc, 2 * REPORT_TEXT_MAX);
    if (report->counts[issue] == 0)
        return kin__buf_append(message, kin_s(condition->ok_message));
    if (condition->has_count)
        r = kin__buf_printf(message, condition->message, report->counts[issue]);
    else
        r = kin__buf_append(message, kin_s(condition->message));
    return r < 0
               ? r
               : kin__buf_append(message, kin__buf_str(&report->texts[issue]));
}

static void telling_set(const struct telling *telling, kin_edit *edit,
                        kin_spot list, size_t issue)
{
    const struct kin__namespace_job *job = telling->job;
    const struct condition *condition = &conditions[issue];
    bool is_bad = job->report->counts[issue] > 0;
    const struct kin__condition now = {
        .type = kin_s(condition->type),
        .status = is_bad ? KIN__S("True") : KIN__S("False"),
        .reason = kin_s(is_bad ? condition->reason : condition->ok_reason),
        .message = kin__buf_str(&telling->messages[issue]),
        .changed_s = kin_manager_now(job->context).seconds,
    };

    kin__condition_put(edit, list, &now);
}

static int telling_fill(kin_edit *edit, const kin_object *object,
                        void *userdata)
{
    const struct telling *telling = userdata;
    kin_spot status = kin_edit_member(edit, kin_edit_root(), KIN__S("status"));
    kin_spot list = kin_edit_member(edit, status, KIN__S("conditions"));

    (void)object;
    for (size_t i = 0; i < KIN__NAMESPACE_ISSUES; i++)
        telling_set(telling, edit, list, i);
    return 0;
}

int kin__namespace_tell(const struct kin__namespace_job *job, kin_error *err)
{
    __attribute__((cleanup(telling_done))) struct telling telling = {
        .job = job};
    kin_update update = KIN_INIT(kin_update);
    kin_call_opts call = KIN_INIT(kin_call_opts);

    for (size_t i = 0; i < KIN__NAMESPACE_ISSUES; i++) {
        int r = telling_make_message(&telling, i);
        if (r < 0)
            return kin_error_set(err, r, "conditions: %s", kin_error_text(r));
    }
    call.stop = job->stop;
    update.resource = &kin__namespaces;
    update.object = job->space;
    update.subresource = KIN__S("status");
    update.how = KIN_UPDATE_WHOLE;
    update.fill = telling_fill;
    update.userdata = &telling;
    return kin_client_update_with_retry(job->context->client, &update, &call,
                                        /* ret= */ NULL, err);
}
