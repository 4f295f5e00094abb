/* SPDX-License-Identifier: Apache-2.0 */
/* Raw requests for what no other call does, the status of a rejected request,
 * and a list page by page. */
#include <kin/kin.h>
#include <kin/server.h>

static const kin_resource namespaces = {"", "v1", "namespaces", "Namespace",
                                        true};

/* doc: request */
/* Requests any path; the response has a status, headers and a body. */
static int show_version(kin_client *client, kin_error *err)
{
    KIN_AUTO(kin_response) *response = NULL;

    if (kin_client_request(client,
                           KIN_OPTS(kin_request, .path = kin_s("/version")),
                           &response, err) < 0)
        return err->code;
    printf("%d %s, %zu bytes\n", kin_response_status(response),
           kin_response_header(response, kin_s("Content-Type")).ptr,
           kin_response_body(response).len);
    return 0;
}
/* doc: end */

/* doc: advice */
/* Kinds of errors, and what a program can do about them. */
static const char *advice(const kin_error *err)
{
    if (kin_error_is_not_found(err))
        return "create it";
    if (kin_error_is_conflict(err))
        return "read the object, and change it again";
    if (kin_error_is_gone(err) || kin_error_is_expired(err))
        return "list again";
    if (kin_error_is_forbidden(err))
        return "grant the permission";
    if (kin_error_is_too_many_requests(err) || kin_error_is_timeout(err) ||
        kin_error_is_server_timeout(err) || kin_error_is_internal(err) ||
        kin_error_is_service_unavailable(err))
        return "try again later";
    return "correct the request";
}
/* doc: end */

/* doc: status */
/* Prints the Status of the server: reason, object, and each invalid field. */
static void show_status(const kin_status *status)
{
    printf("%d %s: %s %s\n", kin_status_code(status),
           kin_status_reason(status).ptr, kin_status_kind(status).ptr,
           kin_status_name(status).ptr);
    printf("  %s\n", kin_status_message(status).ptr);
    for (size_t i = 0; i < kin_status_cause_count(status); i++) {
        const kin_status_cause *cause = kin_status_cause_at(status, i);
        printf("  %s: %s\n", cause->field.ptr, cause->message.ptr);
    }
}
/* doc: end */

static void send_request(kin_client *client, const char *method,
                         const char *path, const char *body)
{
    kin_error err = KIN_ERROR_INIT;
    KIN_AUTO(kin_response) *response = NULL;
    KIN_AUTO(kin_status) *status = NULL;

    if (kin_client_request(
            client,
            KIN_OPTS(kin_request, .method = method, .path = kin_s(path),
                     .body = kin_s(body),
                     .call = KIN_OPTS(kin_call_opts, .ret_status = &status)),
            &response, &err) == 0)
        return;
    printf("%s: %s\n", path, advice(&err));
    if (status)
        show_status(status);
}

static int show(const kin_object *object, void *userdata)
{
    (void)userdata;
    printf("  %s\n", kin_object_name(object).ptr);
    return 0;
}

/* Lists page by page, with the number of remaining objects;
 * kin_client_list_all() gets all of them. */
static int show_pages(kin_client *client, kin_error *err)
{
    const kin_list_handler handler = {.size = sizeof(handler), .on_item = show};
    kin_list_opts opts = KIN_INIT(kin_list_opts);
    KIN_AUTO(kin_list_meta) *page = NULL;

    opts.limit = 3;
    do {
        kin_list_meta *next = NULL;
        if (kin_client_list(client, &namespaces, &opts, &handler, &next, err) <
            0)
            return err->code;
        (void)kin_list_meta_free(page);
        page = next;
        opts.continue_token = kin_list_meta_continue_token(page);
        if (opts.continue_token.len > 0)
            printf("%lld more:\n", (long long)kin_list_meta_remaining(page));
    } while (opts.continue_token.len > 0);
    return 0;
}

int main(void)
{
    kin_error err = KIN_ERROR_INIT;
    KIN_AUTO(kin_server) *server = NULL;
    KIN_AUTO(kin_config) *config = NULL;
    KIN_AUTO(kin_client) *client = NULL;
    kin_config_opts opts = KIN_INIT(kin_config_opts);

    if (kin_server_start(/* opts= */ NULL, &server, &err) < 0)
        return kin_error_print(&err, stderr), 1;
    opts.text = kin_s(kin_server_kubeconfig(server));
    if (kin_config_new(&opts, &config, &err) < 0 ||
        kin_client_new(config, /* opts= */ NULL, &client, &err) < 0 ||
        show_version(client, &err) < 0)
        return kin_error_print(&err, stderr), 1;
    send_request(client, "GET", "/api/v1/namespaces/default/pods/web", NULL);
    send_request(client, "POST", "/api/v1/namespaces/default/pods",
                 "{\"metadata\":{\"name\":\"web\"},\"spec\":{\"containers\":["
                 "{\"name\":\"Not a name\",\"image\":\"\"}]}}");
    if (show_pages(client, &err) < 0)
        return kin_error_print(&err, stderr), 1;
    return 0;
}
