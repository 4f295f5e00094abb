/* SPDX-License-Identifier: Apache-2.0 */
#include "net/user_transport.h"

#include <string.h>

#include "kin_test.h"

/* A transport whose transfers the test drives. */
struct program {
    kin_transport_handler handler; /* of the last transfer */
    char seen[256];                /* of the request */
    char calls[64];                /* S, R, C, F, D: in order */
    int refusal;                   /* of start */
    int64_t timeout_ms;
    bool ends_at_once; /* on_done within start, as another thread might */
};

static void note(struct program *program, char call)
{
    size_t len = strlen(program->calls);

    assert_true(len + 1 < sizeof(program->calls));
    program->calls[len] = call;
}

static void end_with(struct program *program, int code, kin_flow_cause cause)
{
    const kin_transport_end end = {
        .size = sizeof(end), .code = code, .cause = cause};

    program->handler.on_done(&end, program->handler.userdata);
}

static int program_start(const kin_transport_request *request,
                         const kin_transport_handler *handler,
                         void **ret_transfer, kin_error *err, void *userdata)
{
    struct program *program = userdata;

    note(program, 'S');
    if (program->refusal < 0)
        return kin_error_set(err, program->refusal, "no");
    program->handler = *handler;
    program->timeout_ms = request->timeout_ms;
    snprintf(program->seen, sizeof(program->seen), "%s %s %zu %.*s=%.*s %d %s",
             request->method, request->url, request->header_count,
             KIN_STR(request->headers[0].name),
             KIN_STR(request->headers[0].value), (int)request->kind,
             request->socket_path ? request->socket_path : "-");
    *ret_transfer = program;
    if (program->ends_at_once)
        end_with(program, 0, KIN_FLOW_COMPLETE);
    return 0;
}

static void program_resume(void *transfer, void *userdata)
{
    assert_ptr_equal(transfer, userdata);
    note(userdata, 'R');
}

static void program_cancel(void *transfer, void *userdata)
{
    assert_ptr_equal(transfer, userdata);
    note(userdata, 'C');
}

static void program_free(void *transfer, void *userdata)
{
    assert_ptr_equal(transfer, userdata);
    note(userdata, 'F');
}

static void program_destroy(void *userdata)
{
    note(userdata, 'D');
}

static int make(const kin_allocator *alloc, struct program *program,
                struct kin__transport **ret)
{
    const kin_transport table = {.size = sizeof(table),
                                 .start = program_start,
                                 .resume = program_resume,
                                 .cancel = program_cancel,
                                 .free = program_free,
                                 .userdata = program,
                                 .destroy = program_destroy};

    return kin__user_transport_new(alloc, &table, ret, NULL);
}

/* What kin's side gets. */
struct record {
    char text[256];
    int code;
    kin_flow_cause cause;
    int done;
    int verdict;
    struct kin__transfer **freed; /* freed by on_done; NULL: not */
};

static int on_headers(const struct kin__http_response *response, void *userdata)
{
    struct record *record = userdata;

    snprintf(record->text, sizeof(record->text), "%d %.*s|", response->status,
             KIN_STR(response->headers[0].value));
    return record->verdict;
}

static int on_data(kin_str bytes, void *userdata)
{
    struct record *record = userdata;

    strncat(record->text, bytes.ptr, bytes.len);
    return record->verdict;
}

static void on_done(const struct kin__transfer_end *end, void *userdata)
{
    struct record *record = userdata;

    record->code = end->code;
    record->cause = end->cause;
    record->done++;
    assert_int_equal(end->err ? end->err->code : 0, end->code);
    if (record->freed)
        *record->freed = kin__transfer_free(*record->freed);
}

static int begin(struct kin__transport *transport, struct record *record,
                 kin_stop *stop, struct kin__transfer **ret)
{
    const struct kin__http_header header = {kin_s("A"), kin_s("b")};
    const struct kin__http_request request = {
        .method = "GET",
        .url = "http://h/p",
        .headers = &header,
        .header_count = 1,
        .kind = KIN__HTTP_WATCH,
        .stop = stop,
        .max_body_bytes = 100,
    };

    return kin__transport_start(
        transport, &request,
        &(struct kin__transfer_handler){.on_headers = on_headers,
                                        .on_data = on_data,
                                        .on_done = on_done,
                                        .userdata = record},
        ret, NULL);
}

static int pass_head(struct program *program)
{
    const kin_http_header header = {kin_s("C"), kin_s("d")};
    const kin_transport_response response = {.size = sizeof(response),
                                             .status = 200,
                                             .headers = &header,
                                             .header_count = 1};

    return program->handler.on_headers(&response, program->handler.userdata);
}

static int pass_data(struct program *program, const char *text)
{
    return program->handler.on_data(kin_s(text), program->handler.userdata);
}

KIN_TEST(an_answer_passes)
{
    struct program program = {.refusal = 0};
    struct record record = {.code = 1};
    KIN__AUTO_TRANSPORT *transport = NULL;
    KIN__AUTO_TRANSFER *transfer = NULL;
    struct kin__transport_stats stats;
    size_t size = 0;

    TRY(make(alloc, &program, &transport));
    TRY(begin(transport, &record, NULL, &transfer));
    assert_string_equal(program.seen, "GET http://h/p 1 A=b 2 -");
    kin__transport_stats(transport, &stats);
    assert_int_equal(stats.pools[KIN__HTTP_WATCH].transfers_open, 1);
    int r = pass_head(&program);
    if (r < 0) {
        end_with(&program, r, KIN_FLOW_BROKEN);
        return r;
    }
    char *room = program.handler.on_room(&size, program.handler.userdata);
    assert_int_equal(room != NULL, size > 0);
    assert_int_equal(pass_data(&program, "body"), 0);
    record.verdict = KIN__TRANSFER_PAUSE;
    assert_int_equal(pass_data(&program, "!"), KIN_TRANSPORT_PAUSE);
    kin__transfer_resume(transfer);
    assert_string_equal(record.text, "200 d|body!");
    assert_int_equal(pass_data(&program, "more than the hundred bytes that the "
                                         "request allows: more than the "
                                         "hundred bytes that are allowed"),
                     KIN_ELIMIT);
    end_with(&program, 0, KIN_FLOW_COMPLETE);
    assert_int_equal(record.code, 0);
    assert_int_equal(record.cause, KIN_FLOW_COMPLETE);
    kin__transport_stats(transport, &stats);
    assert_int_equal(stats.pools[KIN__HTTP_WATCH].transfers_open, 0);
    /* The program's transfer lives as long as the handle. */
    assert_string_equal(program.calls, "SR");
    transfer = kin__transfer_free(transfer);
    transport = kin__transport_free(transport);
    assert_string_equal(program.calls, "SRFD");
    return 0;
}

KIN_TEST(nothing_passes_after_a_cancel)
{
    struct program program = {.refusal = 0};
    struct record record = {.code = 1};
    KIN__AUTO_TRANSPORT *transport = NULL;
    KIN__AUTO_TRANSFER *transfer = NULL;

    TRY(make(alloc, &program, &transport));
    TRY(begin(transport, &record, NULL, &transfer));
    kin__transfer_cancel(transfer);
    kin__transfer_cancel(transfer);
    transfer = kin__transfer_free(transfer);
    transport = kin__transport_free(transport);
    assert_string_equal(program.calls, "SC");
    int r = pass_head(&program);
    assert_true(r == KIN_ESTOPPED || r == KIN_ENOMEM);
    assert_int_equal(pass_data(&program, "x"), KIN_ESTOPPED);
    /* The end releases everything. */
    end_with(&program, KIN_ESTOPPED, KIN_FLOW_BROKEN);
    assert_string_equal(program.calls, "SCFD");
    assert_int_equal(record.done, 0);
    assert_string_equal(record.text, "");
    return 0;
}

KIN_TEST(a_stop_is_a_cancel_with_a_reason)
{
    struct program program = {.refusal = 0};
    struct record record = {.code = 1};
    KIN__AUTO_TRANSPORT *transport = NULL;
    KIN__AUTO_TRANSFER *transfer = NULL;
    KIN_AUTO(kin_stop) *stop = NULL;

    TRY(kin_stop_new(NULL,
                     KIN_OPTS(kin_stop_opts, .alloc = alloc,
                              .has_deadline = true,
                              .deadline = kin_deadline_ms(3600 * 1000)),
                     &stop, NULL));
    TRY(make(alloc, &program, &transport));
    TRY(begin(transport, &record, stop, &transfer));
    /* The deadline of the token is a timeout. */
    assert_in_range(program.timeout_ms, 3500 * 1000, 3600 * 1000);
    kin_stop_request(stop);
    assert_string_equal(program.calls, "SC");
    assert_int_equal(pass_data(&program, "x"), KIN_ESTOPPED);
    end_with(&program, KIN_ECONNECT, KIN_FLOW_LOST);
    assert_int_equal(record.code, KIN_ESTOPPED);
    assert_int_equal(record.cause, KIN_FLOW_STOPPED);
    return 0;
}

KIN_TEST(an_end_may_come_before_start_returns)
{
    struct program program = {.ends_at_once = true};
    KIN__AUTO_TRANSPORT *transport = NULL;
    struct kin__transfer *transfer = NULL;
    struct record record = {.code = 1, .freed = &transfer};

    TRY(make(alloc, &program, &transport));
    TRY(begin(transport, &record, NULL, &transfer));
    /* An end without an answer is not a success. */
    assert_int_equal(record.code, KIN_ECONNECT);
    assert_int_equal(record.cause, KIN_FLOW_LOST);
    assert_null(transfer);
    assert_string_equal(program.calls, "SF");
    return 0;
}

KIN_TEST(a_start_may_fail)
{
    struct program program = {.refusal = KIN_EUNSUPPORTED};
    struct record record = {.code = 1};
    KIN__AUTO_TRANSPORT *transport = NULL;
    struct kin__transfer *transfer = NULL;
    kin_error err = KIN_ERROR_INIT;

    TRY(make(alloc, &program, &transport));
    TRY_FAIL(begin(transport, &record, NULL, &transfer), KIN_EUNSUPPORTED);
    assert_null(transfer);
    assert_string_equal(program.calls, "S");
    assert_int_equal(record.done, 0);
    transport = kin__transport_free(transport);
    assert_string_equal(program.calls, "SD");
    /* An incomplete table is not taken. */
    TRY_FAIL(
        kin__user_transport_new(alloc,
                                &(kin_transport){.size = sizeof(kin_transport),
                                                 .start = program_start,
                                                 .userdata = &program,
                                                 .destroy = program_destroy},
                                &transport, &err),
        KIN_EINVAL);
    assert_string_equal(program.calls, "SD");
    return 0;
}

/* A failure without a cause or an error is still one. */
KIN_TEST(an_end_is_made_consistent)
{
    struct program program = {.refusal = 0};
    struct record record = {.code = 1};
    KIN__AUTO_TRANSPORT *transport = NULL;
    KIN__AUTO_TRANSFER *transfer = NULL;

    TRY(make(alloc, &program, &transport));
    TRY(begin(transport, &record, NULL, &transfer));
    end_with(&program, KIN_EPROTOCOL, KIN_FLOW_COMPLETE);
    assert_int_equal(record.code, KIN_EPROTOCOL);
    assert_int_equal(record.cause, KIN_FLOW_BROKEN);
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(an_answer_passes),
              KIN_TEST_ENTRY(nothing_passes_after_a_cancel),
              KIN_TEST_ENTRY(a_stop_is_a_cancel_with_a_reason),
              KIN_TEST_ENTRY(an_end_may_come_before_start_returns),
              KIN_TEST_ENTRY(a_start_may_fail),
              KIN_TEST_ENTRY(an_end_is_made_consistent))
