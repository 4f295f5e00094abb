/* SPDX-License-Identifier: Apache-2.0 */
#include "cache/standard_index.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include <kin/value.h>

#include "base/ip.h"
#include "base/str.h"

enum {
    PORT_MAX = 65535,
    LINK_MAX = 251, /* the kubelet cuts names of links, then adds ".log" */
};

/* A standard index. */
struct standard {
    kin_str name;
    kin_str fields; /* what `emit` reads */
    int (*emit)(const kin_object *object, kin_index_sink *sink);
    /* 0 or KIN_EINVAL. */
    int (*value)(kin_str text, kin_index_value *ret);
};

/* ---- values ---- */

static void value_add(kin_index_value *value, const void *bytes, size_t len)
{
    memcpy(value->bytes + value->len, bytes, len);
    value->len += len;
}

/* Appends formatted text, or the part of it that fits; false if it was cut. */
static __attribute__((format(printf, 2, 3))) bool value_print(
    kin_index_value *value, const char *format, ...)
{
    size_t room = sizeof(value->bytes) - value->len;
    va_list args;

    va_start(args, format);
    int len = vsnprintf(value->bytes + value->len, room, format, args);
    va_end(args);
    bool fits = len >= 0 && (size_t)len < room;
    value->len += fits ? (size_t)len : room - 1;
    return fits;
}

static int value_emit(const kin_index_value *value, kin_index_sink *sink)
{
    return kin_index_emit(sink, kin_index_value_str(value));
}

static int value_of_text(kin_str text, kin_index_value *ret)
{
    ret->len = 0;
    if (text.len == 0 || text.len > sizeof(ret->bytes))
        return KIN_EINVAL;
    value_add(ret, text.ptr, text.len);
    return 0;
}

static int value_of_address(kin_str text, kin_index_value *ret)
{
    unsigned char bytes[KIN__IP_V6_SIZE];
    size_t len = kin__ip_parse(text, bytes);

    ret->len = 0;
    if (len == 0)
        return KIN_EINVAL;
    value_add(ret, bytes, len);
    return 0;
}

/* ---- reading objects ---- */

static kin_value member_of(kin_value value, const char *key)
{
    return kin_value_get(value, kin_s(key));
}

static kin_str text_of(kin_value value, const char *key)
{
    return kin_value_str(member_of(value, key));
}

static kin_value part_of(const kin_object *object, const char *key)
{
    return member_of(kin_object_value(object), key);
}

bool kin__pod_is_in_host_network(const kin_object *pod)
{
    bool is = false;

    return kin_value_bool(member_of(part_of(pod, "spec"), "hostNetwork"),
                          &is) == 0 &&
           is;
}

static bool has_condition(kin_value status, const char *type, const char *state)
{
    kin_value conditions = member_of(status, "conditions");
    size_t count = kin_value_count(conditions);

    for (size_t i = 0; i < count; i++) {
        kin_value condition = kin_value_at(conditions, i);
        if (kin_str_eq(text_of(condition, "type"), kin_s(type)))
            return kin_str_eq(text_of(condition, "status"), kin_s(state));
    }
    return false;
}

bool kin__pod_has_ended(const kin_object *pod)
{
    kin_value status = part_of(pod, "status");
    kin_str phase = text_of(status, "phase");

    return kin_str_eq(phase, KIN__S("Succeeded")) ||
           kin_str_eq(phase, KIN__S("Failed")) ||
           has_condition(status, "PodReadyToStartContainers", "False");
}

/* ---- addresses ---- */

static int address_emit(kin_str text, kin_index_sink *sink)
{
    kin_index_value value;

    return value_of_address(text, &value) < 0 ? 0 : value_emit(&value, sink);
}

/* Emits the address of `one`, and those of the elements of `many`: strings, or
 * objects with a member "ip". */
static int addresses_emit(kin_value owner, const char *one, const char *many,
                          kin_index_sink *sink)
{
    kin_value list = member_of(owner, many);
    size_t count = kin_value_count(list);
    int r = address_emit(text_of(owner, one), sink);

    for (size_t i = 0; r == 0 && i < count; i++) {
        kin_value item = kin_value_at(list, i);
        kin_str text = kin_value_type(item) == KIN_TYPE_STRING
                           ? kin_value_str(item)
                           : text_of(item, "ip");
        r = address_emit(text, sink);
    }
    return r;
}

static int pod_ip_emit(const kin_object *pod, kin_index_sink *sink)
{
    if (kin__pod_is_in_host_network(pod) || kin__pod_has_ended(pod))
        return 0;
    return addresses_emit(part_of(pod, "status"), "podIP", "podIPs", sink);
}

static bool is_address_of(kin_str text, size_t len)
{
    kin_index_value value;

    return value_of_address(text, &value) == 0 && value.len == len;
}

bool kin__pod_has_address_like(const kin_object *pod, size_t len)
{
    kin_value status = part_of(pod, "status");
    kin_value list = member_of(status, "podIPs");
    size_t count = kin_value_count(list);
    bool has = is_address_of(text_of(status, "podIP"), len);

    for (size_t i = 0; !has && i < count; i++)
        has = is_address_of(text_of(kin_value_at(list, i), "ip"), len);
    return has;
}

static int cluster_ip_emit(const kin_object *service, kin_index_sink *sink)
{
    return addresses_emit(part_of(service, "spec"), "clusterIP", "clusterIPs",
                          sink);
}

/* ---- ports of the host ---- */

static void value_add_port(kin_index_value *value, int64_t port, char protocol)
{
    const unsigned char bytes[] = {(unsigned char)(port >> 8),
                                   (unsigned char)port,
                                   (unsigned char)protocol};

    value_add(value, bytes, sizeof(bytes));
}

static int host_port_emit_at(kin_str address, int64_t port, char protocol,
                             kin_index_sink *sink)
{
    kin_index_value value;

    if (value_of_address(address, &value) < 0)
        return 0;
    value_add_port(&value, port, protocol);
    return value_emit(&value, sink);
}

/* Emits one declared port: at the address that it names, or at all of the
 * node's. */
static int host_port_emit_one(kin_value status, kin_value port,
                              kin_index_sink *sink)
{
    kin_str own = text_of(port, "hostIP");
    kin_str protocol = text_of(port, "protocol");
    char letter = protocol.len > 0 ? protocol.ptr[0] : 'T';
    kin_value hosts = member_of(status, "hostIPs");
    size_t count = kin_value_count(hosts);
    int64_t number = 0;

    if (kin_value_int(member_of(port, "hostPort"), &number) < 0 ||
        number <= 0 || number > PORT_MAX)
        return 0;
    if (own.len > 0 && !kin_str_eq(own, KIN__S("0.0.0.0")) &&
        !kin_str_eq(own, KIN__S("::")))
        return host_port_emit_at(own, number, letter, sink);
    int r = host_port_emit_at(text_of(status, "hostIP"), number, letter, sink);
    for (size_t i = 0; r == 0 && i < count; i++)
        r = host_port_emit_at(text_of(kin_value_at(hosts, i), "ip"), number,
                              letter, sink);
    return r;
}

static int host_ports_emit(kin_value status, kin_value containers,
                           kin_index_sink *sink)
{
    size_t count = kin_value_count(containers);
    int r = 0;

    for (size_t i = 0; i < count; i++) {
        kin_value ports = member_of(kin_value_at(containers, i), "ports");
        size_t port_count = kin_value_count(ports);
        for (size_t k = 0; r == 0 && k < port_count; k++)
            r = host_port_emit_one(status, kin_value_at(ports, k), sink);
    }
    return r;
}

static int host_port_emit(const kin_object *pod, kin_index_sink *sink)
{
    kin_value spec = part_of(pod, "spec");
    kin_value status = part_of(pod, "status");
    int r = 0;

    if (kin__pod_has_ended(pod))
        return 0;
    if (kin__pod_is_in_host_network(pod))
        r = addresses_emit(status, "hostIP", "hostIPs", sink);
    if (r == 0)
        r = host_ports_emit(status, member_of(spec, "containers"), sink);
    if (r == 0)
        r = host_ports_emit(status, member_of(spec, "initContainers"), sink);
    return r;
}

/* Splits "10.0.0.1:80/UDP" or "[fd00::1]:80"; an address alone has no port. */
static int value_of_host_port(kin_str text, kin_index_value *ret)
{
    kin_str rest = text;
    kin_str front = kin__str_cut(&rest, '/');
    size_t colon = kin__str_rfind(front, ':');
    uint64_t port = 0;

    if (value_of_address(text, ret) == 0)
        return 0;
    if (colon == KIN__STR_NONE ||
        kin__str_to_u64(kin__str_slice(front, colon + 1, front.len), &port) <
            0 ||
        port == 0 || port > PORT_MAX)
        return KIN_EINVAL;
    kin_str address = kin__str_slice(front, 0, colon);
    if (address.len > 1 && address.ptr[0] == '[' &&
        address.ptr[address.len - 1] == ']')
        address = kin__str_slice(address, 1, address.len - 2);
    if (value_of_address(address, ret) < 0 || (rest.ptr && rest.len == 0))
        return KIN_EINVAL;
    value_add_port(ret, (int64_t)port, rest.ptr ? rest.ptr[0] : 'T');
    return 0;
}

/* ---- uids and containers ---- */

static kin_str pod_hash(const kin_object *pod)
{
    kin_value annotations = member_of(part_of(pod, "metadata"), "annotations");

    return text_of(annotations, "kubernetes.io/config.hash");
}

static int uid_emit(const kin_object *pod, kin_index_sink *sink)
{
    kin_str uid = kin_object_uid(pod);
    kin_str hash = pod_hash(pod);
    int r = uid.len > 0 ? kin_index_emit(sink, uid) : 0;

    return r == 0 && hash.len > 0 ? kin_index_emit(sink, hash) : r;
}

static int value_of_uid(kin_str text, kin_index_value *ret)
{
    if (text.len > 3 && memcmp(text.ptr, "pod", 3) == 0)
        text = kin__str_slice(text, 3, text.len);
    int r = value_of_text(text, ret);
    for (size_t i = 0; r == 0 && i < ret->len; i++)
        if (ret->bytes[i] == '_')
            ret->bytes[i] = '-';
    return r;
}

static kin_str bare_id(kin_str id)
{
    size_t colon = kin__str_find(id, ':');

    return colon != KIN__STR_NONE && id.len - colon > 2 &&
                   memcmp(id.ptr + colon, "://", 3) == 0
               ? kin__str_slice(id, colon + 3, id.len)
               : id;
}

static int value_of_container(kin_str text, kin_index_value *ret)
{
    return value_of_text(bare_id(text), ret);
}

typedef int container_fn(const kin_object *pod, kin_str name, kin_str id,
                         kin_index_sink *sink);

static int status_visit(const kin_object *pod, kin_value status,
                        container_fn *visit, kin_index_sink *sink)
{
    kin_value last = member_of(member_of(status, "lastState"), "terminated");
    kin_str ids[] = {bare_id(text_of(status, "containerID")),
                     bare_id(text_of(last, "containerID"))};
    int r = 0;

    for (size_t i = 0; r == 0 && i < sizeof(ids) / sizeof(ids[0]); i++)
        if (ids[i].len > 0)
            r = visit(pod, text_of(status, "name"), ids[i], sink);
    return r;
}

static int containers_visit(const kin_object *pod, container_fn *visit,
                            kin_index_sink *sink)
{
    static const char *const lists[] = {"containerStatuses",
                                        "initContainerStatuses",
                                        "ephemeralContainerStatuses"};
    kin_value status = part_of(pod, "status");
    int r = 0;

    for (size_t i = 0; i < sizeof(lists) / sizeof(lists[0]); i++) {
        kin_value list = member_of(status, lists[i]);
        size_t count = kin_value_count(list);
        for (size_t k = 0; r == 0 && k < count; k++)
            r = status_visit(pod, kin_value_at(list, k), visit, sink);
    }
    return r;
}

static int container_emit_id(const kin_object *pod, kin_str name, kin_str id,
                             kin_index_sink *sink)
{
    (void)pod;
    (void)name;
    return kin_index_emit(sink, id);
}

static int container_emit(const kin_object *pod, kin_index_sink *sink)
{
    return containers_visit(pod, container_emit_id, sink);
}

/* ---- log files ---- */

#define LOG_PODS "pods/"
#define LOG_CONTAINERS "containers/"

static int log_emit_directory(const kin_object *pod, kin_str uid,
                              kin_index_sink *sink)
{
    kin_index_value value = {0};

    if (uid.len == 0 ||
        !value_print(&value, LOG_PODS "%.*s_%.*s_%.*s",
                     KIN_STR(kin_object_namespace(pod)),
                     KIN_STR(kin_object_name(pod)), KIN_STR(uid)))
        return 0;
    return value_emit(&value, sink);
}

/* A link is POD_NS_CONTAINER-ID.log, without its end if it is too long. */
static int log_emit_link(const kin_object *pod, kin_str name, kin_str id,
                         kin_index_sink *sink)
{
    kin_index_value value = {0};
    const size_t max = sizeof(LOG_CONTAINERS) - 1 + LINK_MAX;

    (void)value_print(&value, LOG_CONTAINERS "%.*s_%.*s_%.*s-%.*s",
                      KIN_STR(kin_object_name(pod)),
                      KIN_STR(kin_object_namespace(pod)), KIN_STR(name),
                      KIN_STR(id));
    value.len = value.len < max ? value.len : max;
    return value_emit(&value, sink);
}

static int log_emit(const kin_object *pod, kin_index_sink *sink)
{
    int r = log_emit_directory(pod, kin_object_uid(pod), sink);

    if (r == 0)
        r = log_emit_directory(pod, pod_hash(pod), sink);
    return r == 0 ? containers_visit(pod, log_emit_link, sink) : r;
}

/* Returns what follows the last `word`, which begins with a slash, in a path;
 * NULL if it is not there. */
static kin_str after_last(kin_str path, kin_str word)
{
    for (size_t at = kin__str_rfind(path, '/'); at != KIN__STR_NONE;
         at = kin__str_rfind(kin_str_of(path.ptr, at), '/'))
        if (path.len - at >= word.len &&
            memcmp(path.ptr + at, word.ptr, word.len) == 0)
            return kin__str_slice(path, at + word.len, path.len);
    return (kin_str){0};
}

static int value_of_log(kin_str text, kin_index_value *ret)
{
    kin_str link = after_last(text, KIN__S("/" LOG_CONTAINERS));
    kin_str rest = link.ptr ? link : after_last(text, KIN__S("/" LOG_PODS));
    kin_str folder = link.ptr ? KIN__S(LOG_CONTAINERS) : KIN__S(LOG_PODS);
    kin_str name = kin__str_cut(&rest, '/');

    ret->len = 0;
    if (link.ptr && name.len > 4 &&
        memcmp(name.ptr + name.len - 4, ".log", 4) == 0)
        name.len -= 4;
    if (name.len == 0 || folder.len + name.len >= sizeof(ret->bytes))
        return KIN_EINVAL;
    value_add(ret, folder.ptr, folder.len);
    value_add(ret, name.ptr, name.len);
    return 0;
}

/* ---- nodes ---- */

static int node_emit(const kin_object *pod, kin_index_sink *sink)
{
    kin_str node = text_of(part_of(pod, "spec"), "nodeName");

    return node.len > 0 ? kin_index_emit(sink, node) : 0;
}

/* ---- all of them ---- */

#define FIELDS_ENDED                                                           \
    ".status.phase,.status.conditions[*].type,.status.conditions[*].status"
#define FIELDS_HASH ".metadata.annotations['kubernetes.io/config.hash']"
#define FIELDS_CONTAINER(list)                                                 \
    ".status." list "[*].containerID,.status." list                            \
    "[*].lastState.terminated.containerID"
#define FIELDS_CONTAINERS                                                      \
    FIELDS_CONTAINER("containerStatuses")                                      \
    "," FIELDS_CONTAINER("initContainerStatuses") "," FIELDS_CONTAINER(        \
        "ephemeralContainerStatuses")
#define FIELDS_NAMES                                                           \
    ".status.containerStatuses[*].name,"                                       \
    ".status.initContainerStatuses[*].name,"                                   \
    ".status.ephemeralContainerStatuses[*].name"
#define FIELDS_PORTS(list)                                                     \
    ".spec." list "[*].ports[*].hostPort,.spec." list                          \
    "[*].ports[*].hostIP,.spec." list "[*].ports[*].protocol"

static const struct standard standards[] = {
    {KIN_STR_INIT(KIN_INDEX_POD_IP),
     KIN_STR_INIT(
         ".spec.hostNetwork,.status.podIP,.status.podIPs," FIELDS_ENDED),
     pod_ip_emit, value_of_address},
    {KIN_STR_INIT(KIN_INDEX_HOST_PORT),
     KIN_STR_INIT(
         ".spec.hostNetwork,.status.hostIP,.status.hostIPs," FIELDS_ENDED
         "," FIELDS_PORTS("containers") "," FIELDS_PORTS("initContainers")),
     host_port_emit, value_of_host_port},
    {KIN_STR_INIT(KIN_INDEX_POD_UID), KIN_STR_INIT(FIELDS_HASH), uid_emit,
     value_of_uid},
    {KIN_STR_INIT(KIN_INDEX_CONTAINER_ID), KIN_STR_INIT(FIELDS_CONTAINERS),
     container_emit, value_of_container},
    {KIN_STR_INIT(KIN_INDEX_LOG_PATH),
     KIN_STR_INIT(FIELDS_HASH "," FIELDS_CONTAINERS "," FIELDS_NAMES), log_emit,
     value_of_log},
    {KIN_STR_INIT(KIN_INDEX_NODE_NAME), KIN_STR_INIT(".spec.nodeName"),
     node_emit, value_of_text},
    {KIN_STR_INIT(KIN_INDEX_CLUSTER_IP),
     KIN_STR_INIT(".spec.clusterIP,.spec.clusterIPs"), cluster_ip_emit,
     value_of_address},
};

static int standard_values(const kin_object *object, kin_index_sink *sink,
                           void *userdata)
{
    const struct standard *self = userdata;

    return self->emit(object, sink);
}

static const struct standard *standard_find(kin_str name, kin_error *err)
{
    for (size_t i = 0; i < sizeof(standards) / sizeof(standards[0]); i++)
        if (kin_str_eq(standards[i].name, name))
            return &standards[i];
    (void)kin_error_set(err, KIN_EINVAL, "no standard index has the name %.*s",
                        KIN_STR(name));
    return NULL;
}

int kin_standard_indexer(kin_str name, kin_indexer *ret, kin_error *err)
{
    const struct standard *self = standard_find(name, err);

    if (!self)
        return KIN_EINVAL;
    *ret = (kin_indexer){.name = self->name,
                         .values = standard_values,
                         .userdata = (void *)(uintptr_t)self};
    return 0;
}

kin_str kin__standard_index_fields(const kin_indexer *indexer)
{
    if (indexer->values != standard_values)
        return (kin_str){0};
    const struct standard *self = indexer->userdata;
    return self->fields;
}

int kin_standard_index_value(kin_str name, kin_str text, kin_index_value *ret,
                             kin_error *err)
{
    const struct standard *self = standard_find(name, err);
    kin_index_value value; /* large: only what is used is written */

    if (!self)
        return KIN_EINVAL;
    if (self->value(text, &value) < 0)
        return kin_error_set(err, KIN_EINVAL, "index %.*s: invalid value %.*s",
                             KIN_STR(name), KIN_STR(text));
    memcpy(ret->bytes, value.bytes, value.len);
    ret->len = value.len;
    return 0;
}
