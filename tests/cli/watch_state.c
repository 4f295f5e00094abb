/* SPDX-License-Identifier: Apache-2.0 */
#include <kin/json.h>

#include "kin_test.h"
#include "watch.h"

/* ' stands for ". */
static int parse(const kin_allocator *alloc, const char *text,
                 kin_document **ret)
{
    char json[1024];
    size_t len = strlen(text);

    assert_true(len < sizeof(json));
    for (size_t i = 0; i <= len; i++)
        json[i] = (char)(text[i] == '\'' ? '"' : text[i]);
    return kin_document_parse(alloc, kin_s(json), ret, NULL);
}

static const struct {
    const char *object;
    const char *ready;
    const char *status;
} cases[] = {
    {"{}", "", ""},
    {"{'data':{'a':'b'}}", "", ""},
    /* Pods. */
    {"{'spec':{'containers':[{},{}]},'status':{'phase':'Running',"
     "'containerStatuses':[{'ready':true,'state':{'running':{}}},"
     "{'ready':false,'state':{'running':{}}}]}}",
     "1/2", "Running"},
    {"{'spec':{'containers':[{}]},'status':{'phase':'Pending'}}", "0/1",
     "Pending"},
    {"{'spec':{'containers':[{}]},'status':{'phase':'Running',"
     "'containerStatuses':[{'state':{'waiting':{'reason':"
     "'CrashLoopBackOff'}}}]}}",
     "0/1", "CrashLoopBackOff"},
    {"{'spec':{'containers':[{}]},'status':{'phase':'Succeeded',"
     "'containerStatuses':[{'state':{'terminated':{'reason':'Completed',"
     "'exitCode':0}}}]}}",
     "0/1", "Completed"},
    {"{'spec':{'containers':[{}]},'status':{'phase':'Pending',"
     "'initContainerStatuses':[{'state':{'terminated':{'reason':'Completed',"
     "'exitCode':0}}},{'state':{'terminated':{'reason':'Error','exitCode':1}}}"
     "],'containerStatuses':[{'state':{'waiting':{'reason':"
     "'PodInitializing'}}}]}}",
     "0/1", "Init:Error"},
    {"{'spec':{'containers':[{}]},'status':{'phase':'Failed','reason':"
     "'Evicted'}}",
     "0/1", "Evicted"},
    {"{'metadata':{'deletionTimestamp':'2024-01-01T00:00:00Z'},'status':"
     "{'phase':'Running'}}",
     "", "Terminating"},
    /* Sets of them. */
    {"{'spec':{'replicas':3},'status':{'readyReplicas':2,'conditions':["
     "{'type':'Progressing','status':'True'},{'type':'Available','status':"
     "'False'}]}}",
     "2/3", "Unavailable"},
    {"{'spec':{'replicas':0},'status':{}}", "0/0", ""},
    {"{'status':{'desiredNumberScheduled':5,'numberReady':4}}", "4/5", ""},
    {"{'spec':{'completions':2},'status':{'succeeded':2,'conditions':["
     "{'type':'Complete','status':'True'}]}}",
     "2/2", "Complete"},
    {"{'spec':{'completions':2},'status':{'conditions':[{'type':'Failed',"
     "'status':'True'}]}}",
     "0/2", "Failed"},
    /* Others. */
    {"{'status':{'conditions':[{'type':'Ready','status':'Unknown'}]}}", "",
     "NotReady"},
    {"{'status':{'phase':'Bound'}}", "", "Bound"},
    {"{'status':'odd','spec':7}", "", ""},
};

KIN_TEST(prints_the_state_of_objects)
{
    for (size_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        KIN_AUTO(kin_document) *doc = NULL;
        char ready[WATCH_STATE_SIZE];
        char status[WATCH_STATE_SIZE];
        TRY(parse(alloc, cases[i].object, &doc));
        watch_ready(kin_document_root(doc), ready, sizeof(ready));
        watch_status(kin_document_root(doc), status, sizeof(status));
        assert_string_equal(ready, cases[i].ready);
        assert_string_equal(status, cases[i].status);
    }
    return 0;
}

/* A text that is too long is truncated. */
KIN_TEST(truncates_long_text)
{
    KIN_AUTO(kin_document) *doc = NULL;
    char status[8];

    TRY(parse(alloc, "{'status':{'phase':'Extraordinary'}}", &doc));
    watch_status(kin_document_root(doc), status, sizeof(status));
    assert_string_equal(status, "Extraor");
    return 0;
}

KIN_TEST(judges_states)
{
    (void)alloc;
    assert_int_equal(watch_status_color(kin_s("Running")), WATCH_GREEN);
    assert_int_equal(watch_status_color(kin_s("Init:Error")), WATCH_RED);
    assert_int_equal(watch_status_color(kin_s("ImagePullBackOff")), WATCH_RED);
    assert_int_equal(watch_status_color(kin_s("Pending")), WATCH_YELLOW);
    assert_int_equal(watch_status_color(kin_s("")), WATCH_YELLOW);
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(prints_the_state_of_objects),
              KIN_TEST_ENTRY(truncates_long_text),
              KIN_TEST_ENTRY(judges_states))
