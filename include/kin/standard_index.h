/* SPDX-License-Identifier: Apache-2.0 */
/**
 * @file
 * Standard indexes: find pods and services by what logs and packets name them.
 *
 *     kin_standard_indexer(kin_s(KIN_INDEX_POD_IP), &by_ip, &err);
 *     kin_informer_add_indexers(pods, &by_ip, 1, &err);
 *     ...
 *     kin_standard_index_value(kin_s(KIN_INDEX_POD_IP), kin_s("10.0.3.7"),
 *                              &value, &err);
 *     kin_iter it = kin_snapshot_by_index(now, kin_s(KIN_INDEX_POD_IP),
 *                                         kin_index_value_str(&value));
 *
 *   A  Values are canonical: kin_standard_index_value() converts the forms in
 *      which a name occurs.  Different texts of one address are one value.
 *   B  A pod that has ended, or whose sandbox is gone, no longer has its
 *      addresses, although its status still names them.  Its uid, containers
 *      and log files remain its own.
 *   C  A pod in the host's network never has an address of its own.
 *   D  They work with a projection that keeps KIN_FIELDS_POD_INDEXES.
 */
#ifndef KIN_STANDARD_INDEX_H
#define KIN_STANDARD_INDEX_H

#include <stddef.h>

#include <kin/error.h>
#include <kin/export.h>
#include <kin/store.h>
#include <kin/str.h>

KIN_BEGIN_DECLS

/** Pods by their addresses of both families.  The value is the address in
 * network order, 4 or 16 bytes; an IPv4 address within IPv6 is 4 bytes. */
#define KIN_INDEX_POD_IP "pod-ip"

/** Pods by their node's address and a `hostPort` that they declare; pods in the
 * host's network also by the address alone.  The value is the address as in
 * KIN_INDEX_POD_IP, then the port in network order and `T`, `U` or `S` for TCP,
 * UDP or SCTP. */
#define KIN_INDEX_HOST_PORT "host-port"

/** Pods by uid; static pods also by the hash of their configuration, which
 * names their log directory and their cgroup. */
#define KIN_INDEX_POD_UID "pod-uid"

/** Pods by the id of a container, init container or ephemeral container, also
 * of the previous one of each.  The value has no prefix such as
 * `containerd://`. */
#define KIN_INDEX_CONTAINER_ID "container-id"

/** Pods by the log files of the kubelet.  The value is `pods/` and the name of
 * a directory in /var/log/pods, or `containers/` and the name of a file in
 * /var/log/containers without `.log`. */
#define KIN_INDEX_LOG_PATH "log-path"

/** Pods by the name of their node. */
#define KIN_INDEX_NODE_NAME "node-name"

/** Services by their cluster addresses; values as in KIN_INDEX_POD_IP. */
#define KIN_INDEX_CLUSTER_IP "cluster-ip"

/** What the standard indexes of pods read, for kin_projection_parse(). */
#define KIN_FIELDS_POD_INDEXES                                                 \
    ".metadata.annotations['kubernetes.io/config.hash'],"                      \
    ".spec.nodeName,.spec.hostNetwork,"                                        \
    ".spec.containers[*].ports[*].hostPort,"                                   \
    ".spec.containers[*].ports[*].hostIP,"                                     \
    ".spec.containers[*].ports[*].protocol,"                                   \
    ".spec.initContainers[*].ports[*].hostPort,"                               \
    ".spec.initContainers[*].ports[*].hostIP,"                                 \
    ".spec.initContainers[*].ports[*].protocol,"                               \
    ".status.phase,.status.podIP,.status.podIPs,.status.hostIP,"               \
    ".status.hostIPs,"                                                         \
    ".status.conditions[*].type,.status.conditions[*].status,"                 \
    ".status.containerStatuses[*].name,"                                       \
    ".status.containerStatuses[*].containerID,"                                \
    ".status.containerStatuses[*].lastState.terminated.containerID,"           \
    ".status.initContainerStatuses[*].name,"                                   \
    ".status.initContainerStatuses[*].containerID,"                            \
    ".status.initContainerStatuses[*].lastState.terminated.containerID,"       \
    ".status.ephemeralContainerStatuses[*].name,"                              \
    ".status.ephemeralContainerStatuses[*].containerID,"                       \
    ".status.ephemeralContainerStatuses[*].lastState.terminated.containerID"

/**
 * Make a standard index.
 * @param name  one of the names above
 * @param ret   pass it to kin_informer_add_indexers() or
 *              kin_store_add_indexers(); needs no release
 * @return 0 or KIN_EINVAL (an unknown name)
 * Threads: any.
 * Since: 0.2
 */
KIN_API KIN_NODISCARD int kin_standard_indexer(kin_str name, kin_indexer *ret,
                                               kin_error *err);

enum {
    KIN_INDEX_VALUE_SIZE = 384 /**< bytes of the longest value */
};

/** A value of a standard index.  Its members are private.  Frozen. */
typedef struct kin_index_value {
    size_t len;                       /**< private */
    char bytes[KIN_INDEX_VALUE_SIZE]; /**< private */
} kin_index_value;

/**
 * Convert a name to the value under which a standard index has it.
 *
 * | index | text |
 * |---|---|
 * | pod-ip, cluster-ip | `10.0.3.7`, `fd00::7`, an IPv4 address within IPv6 |
 * | host-port | `10.0.3.7:80`, `[fd00::7]:53/UDP`, `10.0.3.7` |
 * | pod-uid | a uid; also with `_` for `-`, and after `pod`, as in cgroups |
 * | container-id | 64 digits, also after a prefix such as `containerd://` |
 * | log-path | a path with `/pods/` or `/containers/` in it |
 * | node-name | a name |
 *
 * @param name  of the index
 * @param text  borrowed
 * @param ret   filled; read it with kin_index_value_str()
 * @return 0 or KIN_EINVAL (an unknown index, or not such a text)
 * Threads: any.
 * Since: 0.2
 */
KIN_API KIN_NODISCARD int kin_standard_index_value(kin_str name, kin_str text,
                                                   kin_index_value *ret,
                                                   kin_error *err);

/**
 * Return a value as a view.
 * @param value  borrowed
 * @return borrowed from `value`
 * Threads: any.
 */
static inline kin_str kin_index_value_str(const kin_index_value *value)
{
    return kin_str_of(value->bytes, value->len);
}

KIN_END_DECLS

#endif /* KIN_STANDARD_INDEX_H */
