/* SPDX-License-Identifier: Apache-2.0 */
/* `kin watch` on a fake server: its requests, its output, and how it ends.
 * tests/cluster/cli/watch.sh runs it on a real server. */
#include "watch.h"

#include <stdlib.h>
#include <unistd.h>

#include "base/lock.h"
#include "base/str.h"
#include "list_server.h"
#include "verb.h"

enum { OUT_SIZE = 16384 };

/* The data of the server: a list, and the events of the first watch. ' stands
 * for ". */
struct site {
    const char *list;
    const char *events;
    struct kin__mutex mutex; /* guards the log */
    char log[4096];          /* the queries without timeouts */
};

static void requote(const char *text, char *ret, size_t size)
{
    assert_true(strlen(text) < size);
    for (; *text; text++)
        *ret++ = (char)(*text == '\'' ? '"' : *text);
    *ret = '\0';
}

static void site_log(struct site *site, kin_str query)
{
    KIN__LOCK_SCOPE(&site->mutex);
    size_t len = strlen(site->log);
    kin_str rest = query;
    while (rest.ptr) {
        kin_str part = kin__str_cut(&rest, '&');
        if (kin_str_starts_with(part, KIN__S("timeoutSeconds=")))
            continue;
        len += (size_t)snprintf(site->log + len, sizeof(site->log) - len,
                                "%.*s%s", KIN_STR(part), rest.ptr ? "&" : "");
    }
    snprintf(site->log + len, sizeof(site->log) - len, "\n");
}

static void site_answer(struct test_conn *conn, int status, const char *text)
{
    char body[OUT_SIZE];
    char head[160];

    requote(text, body, sizeof(body));
    snprintf(head, sizeof(head),
             "HTTP/1.1 %d X\r\nContent-Type: application/json\r\n"
             "Content-Length: %zu\r\n\r\n",
             status, strlen(body));
    test_conn_send(conn, head);
    test_conn_send(conn, body);
}

/* The events, then silence. */
static void site_watch(struct test_conn *conn, const char *events)
{
    char body[OUT_SIZE];

    requote(events, body, sizeof(body));
    test_conn_send(conn, LIST_SERVER_JSON LIST_SERVER_CHUNKED);
    if (body[0])
        (void)list_server_chunk(conn, kin_s(body));
    test_conn_await_end(conn);
}

/* It has no discovery, and does not stream lists. */
static void site_serve(struct test_conn *conn, void *userdata)
{
    struct site *site = userdata;

    while (test_conn_read(conn)) {
        kin_str rest = test_conn_request(conn);
        (void)kin__str_cut(&rest, ' ');
        kin_str query = kin__str_cut(&rest, ' ');
        kin_str path = kin__str_cut(&query, '?');
        bool is_watch = query.ptr &&
                        memmem(query.ptr, query.len, "watch=", 6) != NULL;
        if (!kin_str_ends_with(path, KIN__S("/pods"))) {
            site_answer(conn, 404, "{}");
            continue;
        }
        site_log(site, query.ptr ? query : KIN__S("-"));
        if (memmem(path.ptr, path.len, "/closed/", 8)) {
            site_answer(conn, 403,
                        "{'kind':'Status','status':'Failure','reason':"
                        "'Forbidden','message':'no','code':403}");
            continue;
        }
        if (is_watch && memmem(query.ptr, query.len, "sendInitial", 11))
            site_answer(conn, 422,
                        "{'kind':'Status','status':'Failure','reason':"
                        "'Invalid','message':'no','code':422}");
        else if (is_watch)
            site_watch(conn, site->events);
        else
            site_answer(conn, 200, site->list);
    }
}

/* ---- a run ---- */

struct outcome {
    enum cli_exit status;
    char out[OUT_SIZE];
    char log[4096];
};

/* Reads the output; when `cue` appears, sends a signal, or closes the pipe if
 * there is no signal. */
struct reader {
    int fd;
    const char *cue;
    int number;
    char *out;
};

static void reader_thread(void *userdata)
{
    struct reader *reader = userdata;
    size_t len = 0;

    for (;;) {
        ssize_t got = read(reader->fd, reader->out + len, OUT_SIZE - 1 - len);
        if (got <= 0)
            break;
        len += (size_t)got;
        reader->out[len] = '\0';
        if (!reader->cue || !strstr(reader->out, reader->cue))
            continue;
        reader->cue = NULL;
        if (reader->number == 0) {
            (void)close(reader->fd);
            return;
        }
        assert_int_equal(kill(getpid(), reader->number), 0);
    }
    (void)close(reader->fd);
}

/* So that no thread of the test handles them. */
static void block_signals(void)
{
    sigset_t set;

    sigemptyset(&set);
    sigaddset(&set, SIGINT);
    sigaddset(&set, SIGTERM);
    assert_int_equal(pthread_sigmask(SIG_BLOCK, &set, NULL), 0);
}

struct fixture {
    const char *list;
    const char *events;
    struct watch_flags flags;
    const char *words[3];
    const char *namespace;
    const char *cue; /* output at which to send the signal */
    int number;      /* the signal */
};

static const char *or_else(const char *text, const char *other)
{
    return text ? text : other;
}

static void play(const struct fixture *fixture, struct outcome *ret)
{
    struct watch_flags flags = fixture->flags;
    struct site site = {.list = fixture->list,
                        .events = or_else(fixture->events, "")};
    struct cli_context ctx = {.own = &flags, .err = KIN_ERROR_INIT};
    struct kin__thread thread;
    char *words[3] = {NULL};
    int count = 0;
    int ends[2];

    *ret = (struct outcome){0};
    block_signals();
    kin__mutex_init(&site.mutex);
    AUTO_SERVER *server = test_server_new(
        &(struct test_server_opts){.serve = site_serve, .userdata = &site});
    flags.watch_list = or_else(flags.watch_list, "off");
    flags.queue = or_else(flags.queue, "inorder");
    assert_int_equal(pipe(ends), 0);
    struct reader reader = {.fd = ends[0],
                            .cue = fixture->cue,
                            .number = fixture->number,
                            .out = ret->out};
    assert_int_equal(
        kin__thread_start(&thread, NULL, reader_thread, &reader, NULL), 0);
    for (; fixture->words[count]; count++)
        words[count] = strdup(fixture->words[count]);
    char *url = strdup(test_server_url(server, ""));
    ctx.globals.server = url;
    ctx.globals.kubeconfig = "/dev/null";
    ctx.globals.namespace = fixture->namespace;
    ctx.out = fdopen(ends[1], "w");
    assert_non_null(ctx.out);
    ret->status = cli_verb_watch.run(count, words, &ctx);
    (void)fclose(ctx.out);
    kin__thread_join(&thread);
    server = test_server_free(server);
    memcpy(ret->log, site.log, sizeof(site.log));
    kin__mutex_done(&site.mutex);
    for (int i = 0; i < count; i++)
        free(words[i]);
    free(url);
}

static void check_out(const struct outcome *outcome, const char *expected)
{
    char text[OUT_SIZE];

    requote(expected, text, sizeof(text));
    assert_string_equal(outcome->out, text);
}

#define POD(name, version)                                                     \
    "{'metadata':{'namespace':'n','name':'" name "','resourceVersion':'"       \
    "" version "'}}"
#define LIST(version, items)                                                   \
    "{'kind':'PodList','apiVersion':'v1','metadata':{'resourceVersion':'"      \
    "" version "'},'items':[" items "]}"
#define EVENT(type, name, version)                                             \
    "{'type':'" type "','object':{'kind':'Pod','apiVersion':'v1','metadata':{" \
    "'namespace':'n','name':'" name "','resourceVersion':'" version "'}}}\n"

/* ---- trace ---- */

#define TRACE_A1 "{'type':'ADDED','initial':true,'key':'n/a','rv':'1'}\n"
#define SYNCED "{'type':'SYNCED'}\n"

KIN_TEST(traces_what_happens_until_a_version)
{
    struct outcome outcome;

    (void)alloc;
    for (int i = 0; i < 2; i++) {
        play(
            &(struct fixture){
                .list = LIST("5", POD("b", "2") "," POD("a", "1")),
                .events = EVENT("ADDED", "c", "6") EVENT("MODIFIED", "b", "7")
                    EVENT("DELETED", "a", "8"),
                .flags = {.output = "trace",
                          .until_rv = "8",
                          .queue = i ? "delta" : "inorder"},
                .words = {"pods"},
            },
            &outcome);
        check_out(
            &outcome,
            "{'type':'ADDED','initial':true,'key':'n/b','rv':'2'}\n" TRACE_A1
                SYNCED "{'type':'ADDED','initial':false,'key':'n/c','rv':'6'}\n"
            "{'type':'UPDATED','key':'n/b','oldRv':'2','rv':'7'}\n"
            "{'type':'DELETED','key':'n/a','rv':'8',"
            "'finalStateUnknown':false}\n"
            "{'type':'STORE','rv':'8','objects':[['n/b','7'],"
            "['n/c','6']]}\n");
        assert_int_equal(outcome.status, CLI_EXIT_OK);
    }
    return 0;
}

KIN_TEST(requests_follow_the_flags)
{
    struct outcome outcome;
    struct fixture fixture = {
        .list = LIST("5", ""),
        .flags = {.output = "trace", .until_rv = "5", .watch_list = "auto"},
        .words = {"Pod", "a b"},
        .namespace = "n",
    };

    (void)alloc;
    play(&fixture, &outcome);
    check_out(&outcome, SYNCED "{'type':'STORE','rv':'5','objects':[]}\n");
    /* The server streams no lists: a streaming request, then a plain list. */
    assert_non_null(strstr(outcome.log, "sendInitialEvents=true"));
    assert_non_null(strstr(outcome.log, "fieldSelector=metadata.name%3Da%20b"));
    assert_non_null(strstr(outcome.log, "resourceVersion=0"));
    fixture.flags.watch_list = "off";
    play(&fixture, &outcome);
    assert_null(strstr(outcome.log, "sendInitialEvents=true"));
    return 0;
}

KIN_TEST(signals_end_it_with_the_store)
{
    static const struct {
        int number;
        enum cli_exit status;
    } cases[] = {{SIGTERM, CLI_EXIT_OK}, {SIGINT, CLI_EXIT_INTERRUPTED}};
    struct outcome outcome;

    (void)alloc;
    for (size_t i = 0; i < 2; i++) {
        play(
            &(struct fixture){
                .list = LIST("5", POD("a", "1")),
                .flags = {.output = "trace"},
                .words = {"po"},
                .cue = "SYNCED",
                .number = cases[i].number,
            },
            &outcome);
        check_out(&outcome, TRACE_A1 SYNCED
                  "{'type':'STORE','rv':'5','objects':[['n/a','1']]}\n");
        assert_int_equal(outcome.status, cases[i].status);
    }
    return 0;
}

KIN_TEST(resync_reports_everything_again)
{
    struct outcome outcome;

    (void)alloc;
    play(
        &(struct fixture){
            .list = LIST("5", POD("a", "1")),
            .flags = {.output = "trace", .resync = "10ms"},
            .words = {"pods"},
            .cue = "UPDATED",
            .number = SIGTERM,
        },
        &outcome);
    check_out(&outcome, TRACE_A1 SYNCED
              "{'type':'UPDATED','key':'n/a','oldRv':'1','rv':'1'}\n"
              "{'type':'STORE','rv':'5','objects':[['n/a','1']]}\n");
    return 0;
}

KIN_TEST(escapes_what_json_cannot_hold)
{
    struct outcome outcome;

    (void)alloc;
    play(
        &(struct fixture){
            .list = LIST("5", "{'metadata':{'name':'q\\\"\\\\','"
                              "resourceVersion':'1'}}"),
            .flags = {.output = "trace", .until_rv = "5"},
            .words = {"pods"},
        },
        &outcome);
    check_out(
        &outcome,
        "{'type':'ADDED','initial':true,'key':'q\\\"\\\\','rv':'1'}\n" SYNCED
        "{'type':'STORE','rv':'5','objects':[['q\\\"\\\\','1']]}\n");
    return 0;
}

/* ---- human-readable output ---- */

/* Replaces the digits of times of day. */
static void hide_times(char *text)
{
    for (; strlen(text) >= 8; text++)
        if (text[2] == ':' && text[5] == ':' && strspn(text, "0123456789") == 2)
            memcpy(text, "TT:TT:TT", 8);
}

#define WEB(version, replicas, ready)                                          \
    "{'kind':'Pod','apiVersion':'v1','metadata':{'namespace':'n','name':"      \
    "'web','resourceVersion':'" version "','managedFields':[{'time':'" version \
    "'}]},'spec':{'replicas':" replicas "},'status':{'readyReplicas':" ready   \
    ",'conditions':[{'type':'Available','status':'True','lastUpdateTime':"     \
    "'" version "'}]}}"
#define WEB_EVENT(type, version, replicas, ready)                              \
    "{'type':'" type "','object':" WEB(version, replicas, ready) "}\n"

static const struct fixture web_fixture = {
    .list = LIST("5", WEB("5", "1", "1") "," POD("a-long-name", "1")),
    .events = EVENT("ADDED", "c", "6") WEB_EVENT("MODIFIED", "7", "3", "1")
        EVENT("DELETED", "c", "8"),
    .words = {"pods"},
};

KIN_TEST(prints_a_table)
{
    struct fixture fixture = web_fixture;
    struct outcome outcome;

    (void)alloc;
    fixture.flags.until_rv = "8";
    play(&fixture, &outcome);
    hide_times(outcome.out);
    check_out(&outcome,
              "TIME      EVENT    NAMESPACE  NAME         READY  STATUS     "
              "AGE        CHANGED\n"
              "TT:TT:TT  listed   n          a-long-name                    "
              "<unknown>\n"
              "TT:TT:TT  listed   n          web          1/1    Available  "
              "<unknown>\n"
              "TT:TT:TT  added    n          c                              "
              "<unknown>\n"
              "TT:TT:TT  changed  n          web          1/3    Available  "
              "<unknown>  spec.replicas 1->3, "
              "status.conditions[0].lastUpdateTime 5->7\n"
              "TT:TT:TT  deleted  n          c                              "
              "<unknown>\n");
    return 0;
}

/* No column for a single namespace, nor for a field that no object has. */
KIN_TEST(a_table_has_the_columns_that_it_needs)
{
    struct outcome outcome;
    struct fixture fixture = {
        .list = LIST("5", POD("a", "1")),
        .flags = {.until_rv = "5", .color = "always"},
        .words = {"pods"},
        .namespace = "n",
    };

    (void)alloc;
    play(&fixture, &outcome);
    hide_times(outcome.out);
    check_out(&outcome, "\x1b[1mTIME\x1b[0m      \x1b[1mEVENT\x1b[0m    "
                        "\x1b[1mNAME\x1b[0m  \x1b[1mAGE\x1b[0m        "
                        "\x1b[1mCHANGED\x1b[0m\n"
                        "TT:TT:TT  listed   a     <unknown>\n");
    fixture.flags.no_headers = true;
    fixture.list = LIST("5", "");
    play(&fixture, &outcome);
    check_out(&outcome, "");
    return 0;
}

/* Names, states and changes come from the server. */
KIN_TEST(human_readable_output_has_no_control_characters)
{
    static const char *const forms[] = {NULL, "diff"};
    struct outcome outcome;
    struct fixture fixture = {
        .list = LIST("5", "{'metadata':{'name':'a\\u001b[2J','namespace':'n',"
                          "'resourceVersion':'4'},'status':{'phase':'x\\u009b1m"
                          "\\r\\nlisted'}}"),
        .events = "{'type':'MODIFIED','object':{'kind':'Pod','apiVersion':'v1',"
                  "'metadata':{'name':'a\\u001b[2J','namespace':'n',"
                  "'resourceVersion':'6'},'status':{'phase':'\\u007f',"
                  "'k\\u001b\\n':'v\\u202e'}}}\n",
        .flags = {.until_rv = "6"},
        .words = {"pods"},
    };

    (void)alloc;
    for (size_t i = 0; i < 2; i++) {
        fixture.flags.output = forms[i];
        play(&fixture, &outcome);
        assert_null(strpbrk(outcome.out, "\x1b\r\x7f\a"));
        assert_null(strstr(outcome.out, "\xc2\x9b"));
        assert_null(strstr(outcome.out, "\xe2\x80\xae"));
        assert_non_null(strstr(outcome.out, "a\\x1b[2J"));
        assert_null(strstr(outcome.out, "\nlisted"));
    }
    return 0;
}

/* Output for one namespace does not wait for another. */
KIN_TEST(a_table_begins_although_a_namespace_is_forbidden)
{
    struct outcome outcome;
    struct fixture fixture = {
        .list = LIST("5", POD("b", "2") "," POD("a", "1")),
        .events = EVENT("ADDED", "c", "6") EVENT("DELETED", "a", "7"),
        .words = {"pods"},
        .namespace = "closed,n",
        .cue = "deleted",
        .number = SIGINT,
    };

    (void)alloc;
    play(&fixture, &outcome);
    hide_times(outcome.out);
    check_out(&outcome, "TIME      EVENT    NAMESPACE  NAME  AGE        "
                        "CHANGED\n"
                        "TT:TT:TT  listed   n          a     <unknown>\n"
                        "TT:TT:TT  listed   n          b     <unknown>\n"
                        "TT:TT:TT  added    n          c     <unknown>\n"
                        "TT:TT:TT  deleted  n          a     <unknown>\n");
    return 0;
}

/* A rejection is not temporary: without --retry it ends the command. */
KIN_TEST(a_rejected_list_ends_it)
{
    static const char *const outputs[] = {NULL, "diff", "json", "trace"};
    struct outcome outcome;

    (void)alloc;
    for (size_t i = 0; i < sizeof(outputs) / sizeof(outputs[0]); i++) {
        struct fixture fixture = {
            .list = LIST("5", ""),
            .flags = {.output = outputs[i]},
            .words = {"pods"},
            .namespace = "closed",
        };
        play(&fixture, &outcome);
        assert_int_equal(outcome.status, CLI_EXIT_FAILED);
        assert_null(strstr(outcome.out, "SYNCED"));
        /* Lists of other namespaces are not tried, this one only once. */
        assert_string_equal(strchr(outcome.log, '\n'), "\n");
    }
    return 0;
}

KIN_TEST(prints_differences)
{
    struct fixture fixture = web_fixture;
    struct outcome outcome;

    (void)alloc;
    fixture.flags.until_rv = "8";
    fixture.flags.output = "diff";
    play(&fixture, &outcome);
    hide_times(outcome.out);
    check_out(&outcome, "* TT:TT:TT synced 2 objects\n"
                        "* TT:TT:TT added n/c 6\n"
                        "* TT:TT:TT changed n/web 5 -> 7\n"
                        "  ~ .spec.replicas: 1 -> 3\n"
                        "  ~ .status.conditions[0].lastUpdateTime: '5' -> '7'\n"
                        "* TT:TT:TT deleted n/c 8\n");
    fixture.flags.show_managed_fields = true;
    play(&fixture, &outcome);
    assert_non_null(strstr(outcome.out, "  ~ .metadata.managedFields[0].time"));
    return 0;
}

KIN_TEST(keeps_the_requested_fields)
{
    struct fixture fixture = {
        .list = LIST("5", "{'metadata':{'namespace':'n','name':'a',"
                          "'resourceVersion':'1','annotations':{'x':'y'}},"
                          "'spec':{'nodeName':'m','containers':[{'image':'i',"
                          "'env':[{'name':'e'}]}]},'status':{'phase':'p'}}"),
        .flags = {.until_rv = "5",
                  .output = "json",
                  .fields = ".spec.nodeName,.spec.containers[*].image"},
        .words = {"pods"},
    };
    struct outcome outcome;

    (void)alloc;
    play(&fixture, &outcome);
    check_out(&outcome,
              "{'type':'ADDED','object':{'kind':'Pod','apiVersion':'v1',"
              "'metadata':{'namespace':'n','name':'a','resourceVersion':'1'},"
              "'spec':{'nodeName':'m','containers':[{'image':'i'}]}}}\n");
    return 0;
}

/* Objects of a list have their kind, too. */
KIN_TEST(prints_events_with_their_objects)
{
    struct fixture fixture = {
        .list = LIST("5", "{'metadata':{'namespace':'n','name':'a',"
                          "'resourceVersion':'1','managedFields':[]}}"),
        .events = EVENT("MODIFIED", "a", "6") EVENT("DELETED", "a", "7"),
        .flags = {.until_rv = "7", .output = "json"},
        .words = {"pods"},
    };
    struct outcome outcome;

    (void)alloc;
    play(&fixture, &outcome);
    check_out(&outcome,
              "{'type':'ADDED','object':{'kind':'Pod','apiVersion':'v1',"
              "'metadata':{'namespace':'n','name':'a','resourceVersion':'1'}}}"
              "\n" EVENT("MODIFIED", "a", "6") EVENT("DELETED", "a", "7"));
    fixture.flags.output = "yaml";
    fixture.flags.until_rv = "5";
    fixture.events = "";
    play(&fixture, &outcome);
    if (strcmp(outcome.out, "") == 0)
        return 0; /* a build without YAML */
    check_out(&outcome, "---\nobject:\n  apiVersion: v1\n  kind: Pod\n  "
                        "metadata:\n    name: a\n    namespace: 'n'\n    "
                        "resourceVersion: '1'\ntype: ADDED\n");
    return 0;
}

/* A closed pipe ends the command. */
KIN_TEST(ends_when_the_reader_is_gone)
{
    struct fixture fixture = {
        .list = LIST("5", POD("a", "1")),
        .flags = {.output = "trace", .resync = "1s"},
        .words = {"pods"},
        .cue = "ADDED",
    };
    struct outcome outcome;

    (void)alloc;
    (void)signal(SIGPIPE, SIG_IGN);
    play(&fixture, &outcome);
    assert_int_equal(outcome.status, CLI_EXIT_FAILED);
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(traces_what_happens_until_a_version),
              KIN_TEST_ENTRY(requests_follow_the_flags),
              KIN_TEST_ENTRY(signals_end_it_with_the_store),
              KIN_TEST_ENTRY(resync_reports_everything_again),
              KIN_TEST_ENTRY(escapes_what_json_cannot_hold),
              KIN_TEST_ENTRY(prints_a_table),
              KIN_TEST_ENTRY(a_table_has_the_columns_that_it_needs),
              KIN_TEST_ENTRY(human_readable_output_has_no_control_characters),
              KIN_TEST_ENTRY(a_table_begins_although_a_namespace_is_forbidden),
              KIN_TEST_ENTRY(a_rejected_list_ends_it),
              KIN_TEST_ENTRY(prints_differences),
              KIN_TEST_ENTRY(keeps_the_requested_fields),
              KIN_TEST_ENTRY(prints_events_with_their_objects),
              KIN_TEST_ENTRY(ends_when_the_reader_is_gone))
