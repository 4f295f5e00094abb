/* SPDX-License-Identifier: Apache-2.0 */
#include "cache/standard_index.h"

#include <kin/json.h>
#include <kin/projection.h>
#include <kin/snapshot.h>

#include "base/str.h"
#include "kin_test.h"
#include "object/projection.h"

#define ID_A "aaaaaaaaaaaaaaaa"
#define ID_B "bbbbbbbbbbbbbbbb"
#define ID_C "cccccccccccccccc"
#define ID_D "dddddddddddddddd"

/* A pod `NAME` of namespace "ns" and uid "u-NAME" with more members. */
#define POD(name, spec, status)                                                \
    "{\"metadata\":{\"name\":\"" name                                          \
    "\",\"namespace\":\"ns\",\"uid\":\"u-" name "\"},\"spec\":{" spec          \
    "},\"status\":{" status "}}"

static int put(const kin_allocator *alloc, kin_store *store, const char *text)
{
    KIN_AUTO(kin_object) *object = NULL;
    int r = kin_object_parse(alloc, kin_s(text), &object, NULL);

    return r < 0 ? r : kin_store_add(store, object, NULL);
}

/* Stores an object in a new store with one index. */
static int stored(const kin_allocator *alloc, const char *index,
                  const char *text, kin_store **ret)
{
    kin_indexer indexer;

    TRY(kin_store_new(KIN_OPTS(kin_store_opts, .alloc = alloc), ret, NULL));
    TRY(kin_standard_indexer(kin_s(index), &indexer, NULL));
    TRY(kin_store_add_indexers(*ret, &indexer, 1, NULL));
    return put(alloc, *ret, text);
}

/* Counts the objects with a name in an index. */
static int count(kin_store *store, const char *index, const char *text,
                 size_t *ret)
{
    KIN_AUTO(kin_snapshot) *snap = kin_snapshot_new(store);
    kin_index_value value;
    size_t n = 0;

    TRY_PTR(snap);
    TRY(kin_standard_index_value(kin_s(index), kin_s(text), &value, NULL));
    kin_iter it = kin_snapshot_by_index(snap, kin_s(index),
                                        kin_index_value_str(&value));
    assert_int_equal(it.code, 0);
    while (kin_iter_next(&it))
        n++;
    *ret = n;
    return 0;
}

struct finding {
    const char *index;
    const char *object;
    const char *text;
    size_t found;
};

static int check(const kin_allocator *alloc, const struct finding *cases,
                 size_t case_count)
{
    for (size_t i = 0; i < case_count; i++) {
        KIN_AUTO(kin_store) *store = NULL;
        size_t found = 0;
        TRY(stored(alloc, cases[i].index, cases[i].object, &store));
        TRY(count(store, cases[i].index, cases[i].text, &found));
        if (found != cases[i].found)
            fail_msg("case %zu: %s: %zu", i, cases[i].text, found);
    }
    return 0;
}

#define CHECK(alloc, cases) check(alloc, cases, sizeof(cases) / sizeof(*cases))

#define TWO_IPS                                                                \
    "\"podIP\":\"10.0.0.1\","                                                  \
    "\"podIPs\":[{\"ip\":\"10.0.0.1\"},{\"ip\":\"fd00::1\"}]"
#define READY(state)                                                           \
    "\"conditions\":[{\"type\":\"Ready\",\"status\":\"False\"},"               \
    "{\"type\":\"PodReadyToStartContainers\",\"status\":\"" state "\"}]"

KIN_TEST(finds_pods_by_their_addresses)
{
    static const struct finding cases[] = {
        {KIN_INDEX_POD_IP, POD("a", "", TWO_IPS), "10.0.0.1", 1},
        {KIN_INDEX_POD_IP, POD("a", "", TWO_IPS), "::ffff:10.0.0.1", 1},
        {KIN_INDEX_POD_IP, POD("a", "", TWO_IPS), "FD00:0:0::1", 1},
        {KIN_INDEX_POD_IP, POD("a", "", TWO_IPS), "10.0.0.2", 0},
        {KIN_INDEX_POD_IP, POD("a", "", TWO_IPS "," READY("True")), "10.0.0.1",
         1},
        /* It has ended, or lost its sandbox. */
        {KIN_INDEX_POD_IP, POD("a", "", "\"phase\":\"Succeeded\"," TWO_IPS),
         "10.0.0.1", 0},
        {KIN_INDEX_POD_IP, POD("a", "", "\"phase\":\"Failed\"," TWO_IPS),
         "fd00::1", 0},
        {KIN_INDEX_POD_IP, POD("a", "", TWO_IPS "," READY("False")), "10.0.0.1",
         0},
        {KIN_INDEX_POD_IP, POD("a", "\"hostNetwork\":true", TWO_IPS),
         "10.0.0.1", 0},
        {KIN_INDEX_POD_IP, POD("a", "", "\"podIP\":\"nonsense\""), "10.0.0.1",
         0},
    };

    return CHECK(alloc, cases);
}

#define HOSTS                                                                  \
    "\"hostIP\":\"192.0.2.1\","                                                \
    "\"hostIPs\":[{\"ip\":\"192.0.2.1\"},{\"ip\":\"fd01::1\"}]"
#define PORTS(more)                                                            \
    "\"containers\":[{},{\"ports\":[{\"hostPort\":8080" more "}]}]"

KIN_TEST(finds_pods_by_ports_of_the_host)
{
    static const struct finding cases[] = {
        {KIN_INDEX_HOST_PORT, POD("a", PORTS(""), HOSTS), "192.0.2.1:8080", 1},
        {KIN_INDEX_HOST_PORT, POD("a", PORTS(""), HOSTS), "192.0.2.1:8080/TCP",
         1},
        {KIN_INDEX_HOST_PORT, POD("a", PORTS(""), HOSTS), "[fd01::1]:8080", 1},
        {KIN_INDEX_HOST_PORT, POD("a", PORTS(""), HOSTS), "192.0.2.1:8080/UDP",
         0},
        {KIN_INDEX_HOST_PORT, POD("a", PORTS(""), HOSTS), "192.0.2.1:80", 0},
        {KIN_INDEX_HOST_PORT, POD("a", PORTS(""), HOSTS), "192.0.2.1", 0},
        {KIN_INDEX_HOST_PORT,
         POD("a", PORTS(",\"hostIP\":\"127.0.0.1\",\"protocol\":\"UDP\""),
             HOSTS),
         "127.0.0.1:8080/UDP", 1},
        {KIN_INDEX_HOST_PORT,
         POD("a", PORTS(",\"hostIP\":\"127.0.0.1\""), HOSTS), "192.0.2.1:8080",
         0},
        {KIN_INDEX_HOST_PORT, POD("a", PORTS(",\"hostIP\":\"0.0.0.0\""), HOSTS),
         "192.0.2.1:8080", 1},
        {KIN_INDEX_HOST_PORT, POD("a", "\"hostNetwork\":true", HOSTS),
         "192.0.2.1", 1},
        {KIN_INDEX_HOST_PORT,
         POD("a", PORTS(""), "\"phase\":\"Failed\"," HOSTS), "192.0.2.1:8080",
         0},
    };

    return CHECK(alloc, cases);
}

#define STATIC_POD                                                             \
    "{\"metadata\":{\"name\":\"s\",\"namespace\":\"ns\",\"uid\":\"u-s\","      \
    "\"annotations\":{\"kubernetes.io/config.hash\":\"0123abcd\"}}}"
#define CONTAINERS                                                             \
    "\"containerStatuses\":[{\"name\":\"web\",\"containerID\":\"containerd:/"  \
    "/" ID_A                                                                   \
    "\",\"lastState\":{\"terminated\":{\"containerID\":\"containerd://" ID_B   \
    "\"}}}],"                                                                  \
    "\"initContainerStatuses\":[{\"name\":\"init\",\"containerID\":\""         \
    "cri-o://" ID_C "\"}],"                                                    \
    "\"ephemeralContainerStatuses\":[{\"name\":\"sh\",\"containerID\":\""      \
    "docker://" ID_D "\"}]"

KIN_TEST(finds_pods_by_uid_and_container)
{
    static const struct finding cases[] = {
        {KIN_INDEX_POD_UID, POD("a-b", "", ""), "u-a-b", 1},
        {KIN_INDEX_POD_UID, POD("a-b", "", ""), "podu_a_b", 1},
        {KIN_INDEX_POD_UID, STATIC_POD, "u-s", 1},
        {KIN_INDEX_POD_UID, STATIC_POD, "0123abcd", 1},
        {KIN_INDEX_CONTAINER_ID, POD("a", "", CONTAINERS), ID_A, 1},
        {KIN_INDEX_CONTAINER_ID, POD("a", "", CONTAINERS), "containerd://" ID_A,
         1},
        {KIN_INDEX_CONTAINER_ID, POD("a", "", CONTAINERS), ID_B, 1},
        {KIN_INDEX_CONTAINER_ID, POD("a", "", CONTAINERS), "cri-o://" ID_C, 1},
        {KIN_INDEX_CONTAINER_ID, POD("a", "", CONTAINERS), ID_D, 1},
        {KIN_INDEX_CONTAINER_ID,
         POD("a", "", "\"phase\":\"Failed\"," CONTAINERS), ID_A, 1},
        {KIN_INDEX_CONTAINER_ID, POD("a", "", ""), ID_A, 0},
        {KIN_INDEX_NODE_NAME, POD("a", "\"nodeName\":\"n1\"", ""), "n1", 1},
        {KIN_INDEX_NODE_NAME, POD("a", "", ""), "n1", 0},
    };

    return CHECK(alloc, cases);
}

KIN_TEST(finds_pods_by_log_files)
{
    static const struct finding cases[] = {
        {KIN_INDEX_LOG_PATH, POD("a", "", ""),
         "/var/log/pods/ns_a_u-a/web/0.log", 1},
        {KIN_INDEX_LOG_PATH, POD("a", "", ""),
         "/host/var/log/pods/ns_a_u-a/web/1.log.20260102-030405.gz", 1},
        {KIN_INDEX_LOG_PATH, POD("a", "", ""),
         "/var/log/pods/ns_a_u-b/web/0.log", 0},
        {KIN_INDEX_LOG_PATH, STATIC_POD,
         "/var/log/pods/ns_s_0123abcd/web/0.log", 1},
        {KIN_INDEX_LOG_PATH, POD("a", "", CONTAINERS),
         "/var/log/containers/a_ns_web-" ID_A ".log", 1},
        {KIN_INDEX_LOG_PATH, POD("a", "", CONTAINERS),
         "/var/log/containers/a_ns_web-" ID_B ".log", 1},
        {KIN_INDEX_LOG_PATH, POD("a", "", CONTAINERS),
         "/var/log/containers/a_ns_init-" ID_C ".log", 1},
        {KIN_INDEX_LOG_PATH, POD("a", "", CONTAINERS),
         "/var/log/containers/a_ns_web-" ID_C ".log", 0},
    };

    return CHECK(alloc, cases);
}

/* The kubelet cuts the name of a link to 251 bytes, then adds ".log". */
KIN_TEST(finds_pods_by_names_that_the_kubelet_has_cut)
{
    KIN_AUTO(kin_store) *store = NULL;
    char name[200];
    char pod[1024];
    char link[512];
    size_t found = 0;

    memset(name, 'x', sizeof(name));
    name[sizeof(name) - 1] = '\0';
    snprintf(pod, sizeof(pod),
             "{\"metadata\":{\"name\":\"%s\",\"namespace\":\"ns\"},\"status\":{"
             "\"containerStatuses\":[{\"name\":\"web\",\"containerID\":\""
             "containerd://%064d\"}]}}",
             name, 7);
    int directory = snprintf(link, sizeof(link), "/var/log/containers/");
    snprintf(link + directory, sizeof(link) - (size_t)directory,
             "%s_ns_web-%064d", name, 7);
    snprintf(link + directory + 251, 5, ".log");
    TRY(stored(alloc, KIN_INDEX_LOG_PATH, pod, &store));
    TRY(count(store, KIN_INDEX_LOG_PATH, link, &found));
    assert_int_equal(found, 1);
    return 0;
}

KIN_TEST(finds_services_by_cluster_address)
{
    static const char service[] =
        "{\"metadata\":{\"name\":\"web\"},\"spec\":{\"clusterIP\":\"10.96.0.9\""
        ",\"clusterIPs\":[\"10.96.0.9\",\"fd02::9\"]}}";
    static const struct finding cases[] = {
        {KIN_INDEX_CLUSTER_IP, service, "10.96.0.9", 1},
        {KIN_INDEX_CLUSTER_IP, service, "fd02::9", 1},
        {KIN_INDEX_CLUSTER_IP, service, "10.96.0.8", 0},
        {KIN_INDEX_CLUSTER_IP,
         "{\"metadata\":{\"name\":\"web\"},\"spec\":{\"clusterIP\":\"None\"}}",
         "10.96.0.9", 0},
    };

    return CHECK(alloc, cases);
}

KIN_TEST(rejects_names_that_cannot_occur)
{
    static const struct {
        const char *index;
        const char *text;
    } cases[] = {
        {"unknown", "x"},
        {KIN_INDEX_POD_IP, ""},
        {KIN_INDEX_POD_IP, "10.0.0.256"},
        {KIN_INDEX_POD_IP, "10.0.0.1:80"},
        {KIN_INDEX_POD_IP, "0123456789012345678901234567890123456789012345678"},
        {KIN_INDEX_HOST_PORT, "10.0.0.1:0"},
        {KIN_INDEX_HOST_PORT, "10.0.0.1:65536"},
        {KIN_INDEX_HOST_PORT, "10.0.0.1:80/"},
        {KIN_INDEX_HOST_PORT, "a:80"},
        {KIN_INDEX_LOG_PATH, "/var/log/messages"},
        {KIN_INDEX_LOG_PATH, "/var/log/pods/"},
        {KIN_INDEX_POD_UID, ""},
    };

    (void)alloc;
    for (size_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        kin_index_value value = {.len = 77};
        kin_error err = KIN_ERROR_INIT;
        assert_int_equal(kin_standard_index_value(kin_s(cases[i].index),
                                                  kin_s(cases[i].text), &value,
                                                  &err),
                         KIN_EINVAL);
        assert_int_equal(value.len, 77);
        assert_int_equal(err.code, KIN_EINVAL);
    }
    kin_indexer indexer;
    assert_int_equal(kin_standard_indexer(kin_s("unknown"), &indexer, NULL),
                     KIN_EINVAL);
    return 0;
}

/* What the projection for all of them keeps is what each of them reads. */
KIN_TEST(reads_only_what_the_projection_keeps)
{
    static const char *const names[] = {
        KIN_INDEX_POD_IP,       KIN_INDEX_HOST_PORT, KIN_INDEX_POD_UID,
        KIN_INDEX_CONTAINER_ID, KIN_INDEX_LOG_PATH,  KIN_INDEX_NODE_NAME};
    KIN_AUTO(kin_projection) *projection = NULL;

    TRY(kin_projection_parse(alloc, kin_s(KIN_FIELDS_POD_INDEXES), &projection,
                             NULL));
    for (size_t i = 0; i < sizeof(names) / sizeof(names[0]); i++) {
        kin_indexer indexer;
        TRY(kin_standard_indexer(kin_s(names[i]), &indexer, NULL));
        kin_str rest = kin__standard_index_fields(&indexer);
        assert_true(rest.len > 0);
        while (rest.ptr) {
            KIN_AUTO(kin_path) *path = NULL;
            char text[128];
            kin_str field = kin__str_cut(&rest, ',');
            /* Paths of objects have no [*]. */
            size_t len = 0;
            for (size_t k = 0; k < field.len; k++)
                text[len++] = field.ptr[k] == '*' ? '0' : field.ptr[k];
            TRY(kin_path_new(alloc, kin_str_of(text, len), &path, NULL));
            if (!kin__projection_keeps(projection, path))
                fail_msg("%s: %.*s is not kept", names[i], KIN_STR(field));
        }
    }
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(finds_pods_by_their_addresses),
              KIN_TEST_ENTRY(finds_pods_by_ports_of_the_host),
              KIN_TEST_ENTRY(finds_pods_by_uid_and_container),
              KIN_TEST_ENTRY(finds_pods_by_log_files),
              KIN_TEST_ENTRY(finds_pods_by_names_that_the_kubelet_has_cut),
              KIN_TEST_ENTRY(finds_services_by_cluster_address),
              KIN_TEST_ENTRY(rejects_names_that_cannot_occur),
              KIN_TEST_ENTRY(reads_only_what_the_projection_keeps))
