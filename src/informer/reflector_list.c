/* SPDX-License-Identifier: Apache-2.0 */
#include <kin/api_error.h>

#include "base/str.h"
#include "informer/reflector_impl.h"

/* The version to list at: what was seen last, so that the server may answer
 * from its cache without going back in time; anything at first; and the very
 * newest if it does not have that any more. */
static kin_str list_version(const struct kin__reflector *self)
{
    if (self->is_version_unavailable)
        return KIN__S("");
    if (self->version.len == 0)
        return KIN__S("0");
    return kin__reflector_text(&self->version);
}

/* Lists from the cache of a server ignore the limit, and pages make the server
 * go past it: so they are asked for only where they are no loss. */
static int64_t list_limit(const struct kin__reflector *self, kin_str version)
{
    if (self->opts.page_limit != 0)
        return self->opts.page_limit;
    if (self->is_paging)
        return KIN__REFLECTOR_PAGE;
    return version.len == 0 || kin_str_eq(version, KIN__S("0"))
               ? KIN__REFLECTOR_PAGE
               : 0;
}

static void list_failed(struct kin__reflector *self, int code, int64_t now_ns)
{
    kin_error err = KIN_ERROR_INIT;

    (void)kin_error_set(&err, code, "list: %s", kin_error_text(code));
    kin__reflector_end_round(self, &err, now_ns);
}

/* With a limit, servers take a version for the very one that is wanted, unless
 * they are told otherwise; and watches may not begin there any more.  Those
 * that page by themselves are asked as client-go asks them. */
static bool list_takes_newer(const struct kin__reflector *self)
{
    kin_str version = kin__reflector_text(&self->list.asked);

    return self->opts.page_limit > 0 && !self->list.is_full &&
           version.len > 0 && !kin_str_eq(version, KIN__S("0"));
}

/* Asks for the page that `token` names. */
static void list_request(struct kin__reflector *self)
{
    struct kin__reflector_listing *list = &self->list;
    struct kin__reflector_request request = {
        .continue_token = kin__reflector_text(&list->token),
        .limit = list->is_full ? 0 : list->limit,
    };

    if (list->token.len == 0) {
        request.resource_version = kin__reflector_text(&list->asked);
        if (list_takes_newer(self))
            request.version_match = KIN__S("NotOlderThan");
    }
    list->page_code = KIN_EPROTOCOL;
    kin__buf_clear(&list->next);
    self->state = KIN__REFLECTOR_LIST;
    self->asks_watch = false;
    self->counts.lists++;
    self->has_foreign = false;
    self->opts.ops.request(&request, self->opts.ops.userdata);
}

/* From the first page on. */
static void list_restart(struct kin__reflector *self, int64_t now_ns)
{
    struct kin__reflector_listing *list = &self->list;
    kin_error err = KIN_ERROR_INIT;

    kin__buf_clear(&list->token);
    kin__buf_clear(&list->version);
    list->guard = (struct kin__page_guard){0};
    list->staged = 0;
    kin__reflector_drop_stage(self);
    int r = self->opts.ops.stage_begin(self->opts.ops.userdata, &err);
    if (r < 0) {
        kin__reflector_end_round(self, &err, now_ns);
        return;
    }
    self->is_staging = true;
    list_request(self);
}

void kin__reflector_list(struct kin__reflector *self, int64_t now_ns)
{
    struct kin__reflector_listing *list = &self->list;
    kin_str version = list_version(self);
    int r = kin__reflector_keep(&list->asked, version);

    if (r < 0) {
        list_failed(self, r, now_ns);
        return;
    }
    list->since_ns = now_ns;
    list->limit = list_limit(self, version);
    list->is_first = kin_str_eq(version, KIN__S("0"));
    list->is_paged = false;
    list->is_full = false;
    list->is_anew = false;
    list_restart(self, now_ns);
}

int kin__reflector_list_item(struct kin__reflector *self,
                             const struct kin__reflector_item *item,
                             int64_t now_ns)
{
    const struct kin__reflector_ops *ops = &self->opts.ops;
    kin_error err = KIN_ERROR_INIT;

    if (item->is_foreign) {
        kin__reflector_report_foreign(self, "list");
        return 0;
    }
    int r = item->bad ? ops->isolate(item, ops->userdata, &err)
                      : ops->stage_put(item, ops->userdata, &err);
    if (r == 0) {
        self->staged++;
        self->counts.list_items++;
        return 0;
    }
    ops->cancel(ops->userdata);
    kin__reflector_end_round(self, &err, now_ns);
    return KIN_ECLOSED;
}

void kin__reflector_take_page(struct kin__reflector *reflector,
                              const struct kin__reflector_page *page)
{
    struct kin__reflector_listing *list = &reflector->list;

    if (reflector->state != KIN__REFLECTOR_LIST)
        return;
    /* Pages after the first may be of a later version; that of the first is
     * where the watch has to begin. */
    bool is_first = list->token.len == 0;
    if (page->remaining > 0)
        reflector->expected = reflector->staged + (uint64_t)page->remaining;
    list->page_code = kin__reflector_keep(&list->next, page->continue_token);
    if (list->page_code == 0 && is_first)
        list->page_code = kin__reflector_keep(&list->version,
                                              page->resource_version);
}

static void list_whole(struct kin__reflector *self, int64_t now_ns)
{
    struct kin__reflector_listing *list = &self->list;
    kin_error err = KIN_ERROR_INIT;
    int r = kin__reflector_publish(self, kin__reflector_text(&list->version),
                                   &err);

    if (r < 0) {
        kin__reflector_end_round(self, &err, now_ns);
        return;
    }
    kin__reflector_published(self, list->since_ns, now_ns);
    /* The server has no cache then, and does not mind pages. */
    if (list->is_first && list->is_paged)
        self->is_paging = true;
    kin__reflector_watch(self, now_ns);
}

static void list_page_ended(struct kin__reflector *self, int64_t now_ns)
{
    struct kin__reflector_listing *list = &self->list;
    kin_error err = KIN_ERROR_INIT;

    if (list->page_code < 0) {
        list_failed(self, list->page_code, now_ns);
        return;
    }
    if (list->next.len == 0) {
        list_whole(self, now_ns);
        return;
    }
    int r = kin__page_guard_take(&list->guard, kin__reflector_text(&list->next),
                                 self->staged - list->staged, &err);
    if (r < 0) {
        kin__reflector_end_round(self, &err, now_ns);
        return;
    }
    list->is_paged = true;
    list->staged = self->staged;
    r = kin__reflector_keep(&list->token, kin__reflector_text(&list->next));
    if (r < 0)
        list_failed(self, r, now_ns);
    else
        list_request(self);
}

void kin__reflector_list_ended(struct kin__reflector *self,
                               const kin_error *err, int64_t now_ns)
{
    struct kin__reflector_listing *list = &self->list;

    if (!err) {
        list_page_ended(self, now_ns);
        return;
    }
    if (kin_error_is_expired(err) && list->token.len > 0 && !list->is_full) {
        list->is_full = true;
        list_restart(self, now_ns);
    } else if (kin__failure_is_of_version(err) && !list->is_anew) {
        kin__reflector_report(self, err);
        self->is_version_unavailable = true;
        list->is_anew = true;
        list->is_full = false;
        kin__buf_clear(&list->asked);
        list_restart(self, now_ns);
    } else {
        kin__reflector_end_round(self, err, now_ns);
    }
}
