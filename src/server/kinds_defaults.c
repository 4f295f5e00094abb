/* SPDX-License-Identifier: Apache-2.0 */
/*
 * kinds_defaults.c - defaults of fields.
 *
 * The rows were determined by creating minimal objects in kube-apiserver 1.37;
 * tests/cluster repeats that and compares.
 */
#include <assert.h>

#include "server/kinds_impl.h"

/* ---- defaults that depend on other fields ---- */

static kin_value at(const struct kin__spot *spot, const char *key)
{
    return kin__get(spot->value, key);
}

static bool is_empty(kin_value value)
{
    return kin_value_str(value).len == 0;
}

/* An image without a tag, or with `latest`, is always pulled. */
static void make_pull_policy(const struct kin__spot *spot,
                             struct kin__default_out *ret)
{
    kin_str image = kin_value_str(at(spot, "image"));
    kin_str tag = kin_s("");

    if (image.len > 0 && memchr(image.ptr, '@', image.len)) {
        ret->text = kin_s("\"IfNotPresent\"");
        return;
    }
    for (size_t i = image.len; i > 0 && image.ptr[i - 1] != '/'; i--)
        if (image.ptr[i - 1] == ':')
            tag = kin_str_of(image.ptr + i, image.len - i);
    bool is_latest = tag.len == 0 || kin_str_eq(tag, kin_s("latest"));
    ret->text = kin_s(is_latest ? "\"Always\"" : "\"IfNotPresent\"");
}

/* With hostNetwork a container port is also a host port. */
static void make_host_port(const struct kin__spot *spot,
                           struct kin__default_out *ret)
{
    assert(kin_str_eq(spot->type->base, kin_s("ContainerPort")));
    if (spot->up && spot->up->up &&
        kin__get_bool(spot->up->up->value, "hostNetwork"))
        ret->value = at(spot, "containerPort");
}

/* serviceAccount is the deprecated name of serviceAccountName. */
static void make_service_account(const struct kin__spot *spot,
                                 struct kin__default_out *ret)
{
    assert(kin_str_eq(spot->type->base, kin_s("PodSpec")));
    ret->value = at(spot, "serviceAccountName");
}

static void make_service_account_name(const struct kin__spot *spot,
                                      struct kin__default_out *ret)
{
    assert(kin_str_eq(spot->type->base, kin_s("PodSpec")));
    ret->value = at(spot, "serviceAccount");
}

/* A volume without a source. */
static void make_empty_dir(const struct kin__spot *spot,
                           struct kin__default_out *ret)
{
    bool has_name = kin_value_exists(at(spot, "name"));

    assert(kin_str_eq(spot->type->base, kin_s("Volume")));
    if (kin_value_count(spot->value) == (has_name ? 1u : 0u))
        ret->text = kin_s("{}");
}

static void make_rolling_update(const struct kin__spot *spot,
                                struct kin__default_out *ret)
{
    kin_value type = at(spot, "type");

    if (is_empty(type) || kin__is_str(type, "RollingUpdate"))
        ret->text = kin_s("{}");
}

static void make_target_port(const struct kin__spot *spot,
                             struct kin__default_out *ret)
{
    assert(kin_str_eq(spot->type->base, kin_s("ServicePort")));
    ret->value = at(spot, "port");
}

static void make_affinity_config(const struct kin__spot *spot,
                                 struct kin__default_out *ret)
{
    assert(kin_str_eq(spot->type->base, kin_s("ServiceSpec")));
    if (kin__is_str(at(spot, "sessionAffinity"), "ClientIP"))
        ret->text = kin_s("{}");
}

static bool is_external_type(kin_value type)
{
    return kin__is_str(type, "NodePort") || kin__is_str(type, "LoadBalancer");
}

static void make_external_policy(const struct kin__spot *spot,
                                 struct kin__default_out *ret)
{
    assert(kin_str_eq(spot->type->base, kin_s("ServiceSpec")));
    if (is_external_type(at(spot, "type")) ||
        kin_value_count(at(spot, "externalIPs")) > 0)
        ret->text = kin_s("\"Cluster\"");
}

static void make_internal_policy(const struct kin__spot *spot,
                                 struct kin__default_out *ret)
{
    assert(kin_str_eq(spot->type->base, kin_s("ServiceSpec")));
    if (!kin__is_str(at(spot, "type"), "ExternalName"))
        ret->text = kin_s("\"Cluster\"");
}

static void make_allocate_ports(const struct kin__spot *spot,
                                struct kin__default_out *ret)
{
    assert(kin_str_eq(spot->type->base, kin_s("ServiceSpec")));
    if (kin__is_str(at(spot, "type"), "LoadBalancer"))
        ret->text = kin_s("true");
}

/* A ReplicationController's selector defaults to its template's labels. */
static void make_selector(const struct kin__spot *spot,
                          struct kin__default_out *ret)
{
    assert(kin_str_eq(spot->type->base, kin_s("ReplicationControllerSpec")));
    ret->value = kin__get2(at(spot, "template"), "metadata", "labels");
}

/* The labels of a ReplicationController or Job default to its template's. */
static void make_labels(const struct kin__spot *spot,
                        struct kin__default_out *ret)
{
    assert(kin_str_eq(spot->type->base, kin_s("ObjectMeta")));
    if (!spot->up || spot->up->up)
        return;
    kin_value template = kin__get2(spot->up->value, "spec", "template");
    if (kin_str_eq(spot->up->type->base, kin_s("ReplicationController")) ||
        kin_str_eq(spot->up->type->base, kin_s("Job")))
        ret->value = kin__get2(template, "metadata", "labels");
}

/* A Job without completions and parallelism runs once. */
static void make_completions(const struct kin__spot *spot,
                             struct kin__default_out *ret)
{
    assert(kin_str_eq(spot->type->base, kin_s("JobSpec")));
    if (!kin_value_exists(at(spot, "parallelism")))
        ret->text = kin_s("1");
}

static void make_backoff_limit(const struct kin__spot *spot,
                               struct kin__default_out *ret)
{
    bool is_per_index = kin_value_exists(at(spot, "backoffLimitPerIndex"));

    assert(kin_str_eq(spot->type->base, kin_s("JobSpec")));
    ret->text = kin_s(is_per_index ? "2147483647" : "6");
}

static void make_replacement(const struct kin__spot *spot,
                             struct kin__default_out *ret)
{
    bool has_policy = kin_value_exists(at(spot, "podFailurePolicy"));

    assert(kin_str_eq(spot->type->base, kin_s("JobSpec")));
    ret->text = kin_s(has_policy ? "\"Failed\"" : "\"TerminatingOrFailed\"");
}

static void make_policy_types(const struct kin__spot *spot,
                              struct kin__default_out *ret)
{
    bool has_egress = kin_value_count(at(spot, "egress")) > 0;

    assert(kin_str_eq(spot->type->base, kin_s("NetworkPolicySpec")));
    ret->text = kin_s(has_egress ? "[\"Ingress\",\"Egress\"]"
                                 : "[\"Ingress\"]");
}

static void make_subject_group(const struct kin__spot *spot,
                               struct kin__default_out *ret)
{
    kin_value kind = at(spot, "kind");

    assert(kin_str_eq(spot->type->base, kin_s("Subject")));
    if (kin__is_str(kind, "User") || kin__is_str(kind, "Group"))
        ret->text = kin_s("\"rbac.authorization.k8s.io\"");
}

static void make_pod_cidr(const struct kin__spot *spot,
                          struct kin__default_out *ret)
{
    assert(kin_str_eq(spot->type->base, kin_s("NodeSpec")));
    ret->value = kin_value_at(at(spot, "podCIDRs"), 0);
}

/* allocatable defaults to capacity. */
static void make_allocatable(const struct kin__spot *spot,
                             struct kin__default_out *ret)
{
    assert(kin_str_eq(spot->type->base, kin_s("NodeStatus")));
    ret->value = at(spot, "capacity");
}

static void make_ip_mode(const struct kin__spot *spot,
                         struct kin__default_out *ret)
{
    assert(kin_str_eq(spot->type->base, kin_s("LoadBalancerIngress")));
    if (!is_empty(at(spot, "ip")))
        ret->text = kin_s("\"VIP\"");
}

static void make_count(const struct kin__spot *spot,
                       struct kin__default_out *ret)
{
    kin_value mode = at(spot, "allocationMode");

    if (is_empty(mode) || kin__is_str(mode, "ExactCount"))
        ret->text = kin_s("1");
}

/* An autoscaler without metrics targets 80 % CPU utilization. */
static void make_cpu_target(const struct kin__spot *spot,
                            struct kin__default_out *ret)
{
    kin_value notes = kin__get2(spot->up->value, "metadata", "annotations");

    assert(kin_str_eq(spot->type->base, kin_s("HorizontalPodAutoscalerSpec")));
    if (!kin_value_exists(
            kin__get(notes, "autoscaling.alpha.kubernetes.io/metrics")))
        ret->text = kin_s("80");
}

/* ---- rows ---- */

#define TEXT(type_, field_, text_)                                             \
    {                                                                          \
        .type = (type_), .field = (field_), .text = (text_)                    \
    }
#define MAKE(type_, field_, make_)                                             \
    {                                                                          \
        .type = (type_), .field = (field_), .make = (make_)                    \
    }
#define WITHIN(root_, type_, field_, text_)                                    \
    {                                                                          \
        .type = (type_), .field = (field_), .text = (text_), .within = (root_) \
    }
#define MAKE_WITHIN(root_, type_, field_, make_)                               \
    {                                                                          \
        .type = (type_), .field = (field_), .make = (make_), .within = (root_) \
    }

#define ADMISSION "admissionregistration/v1."
#define APPS "apps/v1."
#define BATCH "batch/v1."
#define CORE "core/v1."
#define RBAC "rbac/v1."

const struct kin__default kin__kind_defaults[] = {
    /* Pods and templates */
    TEXT(CORE "PodSpec", "restartPolicy", "\"Always\""),
    TEXT(CORE "PodSpec", "terminationGracePeriodSeconds", "30"),
    TEXT(CORE "PodSpec", "dnsPolicy", "\"ClusterFirst\""),
    TEXT(CORE "PodSpec", "securityContext", "{}"),
    TEXT(CORE "PodSpec", "schedulerName", "\"default-scheduler\""),
    MAKE(CORE "PodSpec", "serviceAccountName", make_service_account_name),
    MAKE(CORE "PodSpec", "serviceAccount", make_service_account),
    WITHIN(CORE "Pod", CORE "PodSpec", "enableServiceLinks", "true"),
    TEXT(CORE "Container", "terminationMessagePath",
         "\"/dev/termination-log\""),
    TEXT(CORE "Container", "terminationMessagePolicy", "\"File\""),
    MAKE(CORE "Container", "imagePullPolicy", make_pull_policy),
    TEXT(CORE "EphemeralContainer", "terminationMessagePath",
         "\"/dev/termination-log\""),
    TEXT(CORE "EphemeralContainer", "terminationMessagePolicy", "\"File\""),
    MAKE(CORE "EphemeralContainer", "imagePullPolicy", make_pull_policy),
    TEXT(CORE "ContainerPort", "protocol", "\"TCP\""),
    MAKE_WITHIN(CORE "Pod", CORE "ContainerPort", "hostPort", make_host_port),
    TEXT(CORE "Probe", "timeoutSeconds", "1"),
    TEXT(CORE "Probe", "periodSeconds", "10"),
    TEXT(CORE "Probe", "successThreshold", "1"),
    TEXT(CORE "Probe", "failureThreshold", "3"),
    TEXT(CORE "HTTPGetAction", "path", "\"/\""),
    TEXT(CORE "HTTPGetAction", "scheme", "\"HTTP\""),
    TEXT(CORE "GRPCAction", "service", "\"\""),
    TEXT(CORE "ObjectFieldSelector", "apiVersion", "\"v1\""),
    MAKE(CORE "Volume", "emptyDir", make_empty_dir),
    TEXT(CORE "ConfigMapVolumeSource", "defaultMode", "420"),
    TEXT(CORE "SecretVolumeSource", "defaultMode", "420"),
    TEXT(CORE "DownwardAPIVolumeSource", "defaultMode", "420"),
    TEXT(CORE "ProjectedVolumeSource", "defaultMode", "420"),
    TEXT(CORE "ServiceAccountTokenProjection", "expirationSeconds", "3600"),
    TEXT(CORE "HostPathVolumeSource", "type", "\"\""),
    TEXT(CORE "ISCSIVolumeSource", "iscsiInterface", "\"default\""),
    TEXT(CORE "ISCSIPersistentVolumeSource", "iscsiInterface", "\"default\""),
    TEXT(CORE "RBDVolumeSource", "pool", "\"rbd\""),
    TEXT(CORE "RBDVolumeSource", "user", "\"admin\""),
    TEXT(CORE "RBDVolumeSource", "keyring", "\"/etc/ceph/keyring\""),
    TEXT(CORE "RBDPersistentVolumeSource", "pool", "\"rbd\""),
    TEXT(CORE "RBDPersistentVolumeSource", "user", "\"admin\""),
    TEXT(CORE "RBDPersistentVolumeSource", "keyring", "\"/etc/ceph/keyring\""),
    TEXT(CORE "AzureDiskVolumeSource", "cachingMode", "\"ReadWrite\""),
    TEXT(CORE "AzureDiskVolumeSource", "fsType", "\"ext4\""),
    TEXT(CORE "AzureDiskVolumeSource", "readOnly", "false"),
    TEXT(CORE "AzureDiskVolumeSource", "kind", "\"Shared\""),
    TEXT(CORE "ScaleIOVolumeSource", "storageMode", "\"ThinProvisioned\""),
    TEXT(CORE "ScaleIOVolumeSource", "fsType", "\"xfs\""),

    /* Workloads */
    TEXT(APPS "DeploymentSpec", "replicas", "1"),
    TEXT(APPS "DeploymentSpec", "revisionHistoryLimit", "10"),
    TEXT(APPS "DeploymentSpec", "progressDeadlineSeconds", "600"),
    TEXT(APPS "DeploymentStrategy", "type", "\"RollingUpdate\""),
    MAKE(APPS "DeploymentStrategy", "rollingUpdate", make_rolling_update),
    TEXT(APPS "RollingUpdateDeployment", "maxUnavailable", "\"25%\""),
    TEXT(APPS "RollingUpdateDeployment", "maxSurge", "\"25%\""),
    TEXT(APPS "ReplicaSetSpec", "replicas", "1"),
    TEXT(APPS "StatefulSetSpec", "replicas", "1"),
    TEXT(APPS "StatefulSetSpec", "podManagementPolicy", "\"OrderedReady\""),
    TEXT(APPS "StatefulSetSpec", "revisionHistoryLimit", "10"),
    TEXT(APPS "StatefulSetSpec", "persistentVolumeClaimRetentionPolicy", "{}"),
    TEXT(APPS "StatefulSetPersistentVolumeClaimRetentionPolicy", "whenDeleted",
         "\"Retain\""),
    TEXT(APPS "StatefulSetPersistentVolumeClaimRetentionPolicy", "whenScaled",
         "\"Retain\""),
    TEXT(APPS "StatefulSetUpdateStrategy", "type", "\"RollingUpdate\""),
    MAKE(APPS "StatefulSetUpdateStrategy", "rollingUpdate",
         make_rolling_update),
    TEXT(APPS "RollingUpdateStatefulSetStrategy", "partition", "0"),
    TEXT(APPS "RollingUpdateStatefulSetStrategy", "maxUnavailable", "1"),
    WITHIN(APPS "StatefulSet", CORE "PersistentVolumeClaim", "kind",
           "\"PersistentVolumeClaim\""),
    WITHIN(APPS "StatefulSet", CORE "PersistentVolumeClaim", "apiVersion",
           "\"v1\""),
    TEXT(APPS "DaemonSetSpec", "revisionHistoryLimit", "10"),
    TEXT(APPS "DaemonSetUpdateStrategy", "type", "\"RollingUpdate\""),
    MAKE(APPS "DaemonSetUpdateStrategy", "rollingUpdate", make_rolling_update),
    TEXT(APPS "RollingUpdateDaemonSet", "maxUnavailable", "1"),
    TEXT(APPS "RollingUpdateDaemonSet", "maxSurge", "0"),
    TEXT(CORE "ReplicationControllerSpec", "replicas", "1"),
    MAKE(CORE "ReplicationControllerSpec", "selector", make_selector),
    MAKE("meta/v1.ObjectMeta", "labels", make_labels),
    MAKE_WITHIN(BATCH "Job", BATCH "JobSpec", "completions", make_completions),
    WITHIN(BATCH "Job", BATCH "JobSpec", "parallelism", "1"),
    MAKE_WITHIN(BATCH "Job", BATCH "JobSpec", "backoffLimit",
                make_backoff_limit),
    WITHIN(BATCH "Job", BATCH "JobSpec", "completionMode", "\"NonIndexed\""),
    WITHIN(BATCH "Job", BATCH "JobSpec", "suspend", "false"),
    WITHIN(BATCH "Job", BATCH "JobSpec", "manualSelector", "false"),
    MAKE_WITHIN(BATCH "Job", BATCH "JobSpec", "podReplacementPolicy",
                make_replacement),
    TEXT(BATCH "CronJobSpec", "concurrencyPolicy", "\"Allow\""),
    TEXT(BATCH "CronJobSpec", "suspend", "false"),
    TEXT(BATCH "CronJobSpec", "successfulJobsHistoryLimit", "3"),
    TEXT(BATCH "CronJobSpec", "failedJobsHistoryLimit", "1"),

    /* Services and networks */
    TEXT(CORE "ServiceSpec", "type", "\"ClusterIP\""),
    TEXT(CORE "ServiceSpec", "sessionAffinity", "\"None\""),
    MAKE(CORE "ServiceSpec", "sessionAffinityConfig", make_affinity_config),
    MAKE(CORE "ServiceSpec", "externalTrafficPolicy", make_external_policy),
    MAKE(CORE "ServiceSpec", "internalTrafficPolicy", make_internal_policy),
    MAKE(CORE "ServiceSpec", "allocateLoadBalancerNodePorts",
         make_allocate_ports),
    TEXT(CORE "SessionAffinityConfig", "clientIP", "{}"),
    TEXT(CORE "ClientIPConfig", "timeoutSeconds", "10800"),
    TEXT(CORE "ServicePort", "protocol", "\"TCP\""),
    MAKE(CORE "ServicePort", "targetPort", make_target_port),
    TEXT(CORE "EndpointPort", "protocol", "\"TCP\""),
    TEXT("discovery/v1.EndpointPort", "name", "\"\""),
    TEXT("discovery/v1.EndpointPort", "protocol", "\"TCP\""),
    MAKE("networking/v1.NetworkPolicySpec", "policyTypes", make_policy_types),
    TEXT("networking/v1.NetworkPolicyPort", "protocol", "\"TCP\""),

    /* Storage */
    TEXT(CORE "PersistentVolumeSpec", "persistentVolumeReclaimPolicy",
         "\"Retain\""),
    TEXT(CORE "PersistentVolumeSpec", "volumeMode", "\"Filesystem\""),
    TEXT(CORE "PersistentVolumeStatus", "phase", "\"Pending\""),
    TEXT(CORE "PersistentVolumeClaimSpec", "volumeMode", "\"Filesystem\""),
    TEXT(CORE "PersistentVolumeClaimStatus", "phase", "\"Pending\""),
    TEXT("storage/v1.StorageClass", "reclaimPolicy", "\"Delete\""),
    TEXT("storage/v1.StorageClass", "volumeBindingMode", "\"Immediate\""),
    TEXT("storage/v1.CSIDriverSpec", "attachRequired", "true"),
    TEXT("storage/v1.CSIDriverSpec", "podInfoOnMount", "false"),
    TEXT("storage/v1.CSIDriverSpec", "volumeLifecycleModes",
         "[\"Persistent\"]"),
    TEXT("storage/v1.CSIDriverSpec", "storageCapacity", "false"),
    TEXT("storage/v1.CSIDriverSpec", "fsGroupPolicy",
         "\"ReadWriteOnceWithFSType\""),
    TEXT("storage/v1.CSIDriverSpec", "requiresRepublish", "false"),
    TEXT("storage/v1.CSIDriverSpec", "seLinuxMount", "false"),
    TEXT("storage/v1.CSIDriverSpec", "preventPodSchedulingIfMissing", "false"),

    /* Other kinds of core and other groups */
    TEXT(CORE "Secret", "type", "\"Opaque\""),
    TEXT(CORE "NamespaceStatus", "phase", "\"Active\""),
    MAKE(CORE "NodeSpec", "podCIDR", make_pod_cidr),
    MAKE(CORE "NodeStatus", "allocatable", make_allocatable),
    MAKE(CORE "LoadBalancerIngress", "ipMode", make_ip_mode),
    TEXT("autoscaling/v1.HorizontalPodAutoscalerSpec", "minReplicas", "1"),
    MAKE("autoscaling/v1.HorizontalPodAutoscalerSpec",
         "targetCPUUtilizationPercentage", make_cpu_target),
    TEXT("autoscaling/v2.HorizontalPodAutoscalerSpec", "minReplicas", "1"),
    TEXT(RBAC "RoleRef", "apiGroup", "\"rbac.authorization.k8s.io\""),
    MAKE(RBAC "Subject", "apiGroup", make_subject_group),
    TEXT("scheduling/v1.PriorityClass", "preemptionPolicy",
         "\"PreemptLowerPriority\""),
    TEXT("flowcontrol/v1.FlowSchemaSpec", "matchingPrecedence", "1000"),
    TEXT("flowcontrol/v1.LimitedPriorityLevelConfiguration",
         "nominalConcurrencyShares", "30"),
    TEXT("flowcontrol/v1.LimitedPriorityLevelConfiguration", "lendablePercent",
         "0"),
    TEXT("resource/v1.ExactDeviceRequest", "allocationMode", "\"ExactCount\""),
    MAKE("resource/v1.ExactDeviceRequest", "count", make_count),
    TEXT("resource/v1.DeviceSubRequest", "allocationMode", "\"ExactCount\""),
    MAKE("resource/v1.DeviceSubRequest", "count", make_count),

    /* Admission and API extensions */
    TEXT(ADMISSION "ServiceReference", "port", "443"),
    TEXT(ADMISSION "RuleWithOperations", "scope", "\"*\""),
    TEXT(ADMISSION "NamedRuleWithOperations", "scope", "\"*\""),
    TEXT(ADMISSION "ValidatingWebhook", "failurePolicy", "\"Fail\""),
    TEXT(ADMISSION "ValidatingWebhook", "matchPolicy", "\"Equivalent\""),
    TEXT(ADMISSION "ValidatingWebhook", "namespaceSelector", "{}"),
    TEXT(ADMISSION "ValidatingWebhook", "objectSelector", "{}"),
    TEXT(ADMISSION "ValidatingWebhook", "timeoutSeconds", "10"),
    TEXT(ADMISSION "MutatingWebhook", "failurePolicy", "\"Fail\""),
    TEXT(ADMISSION "MutatingWebhook", "matchPolicy", "\"Equivalent\""),
    TEXT(ADMISSION "MutatingWebhook", "namespaceSelector", "{}"),
    TEXT(ADMISSION "MutatingWebhook", "objectSelector", "{}"),
    TEXT(ADMISSION "MutatingWebhook", "timeoutSeconds", "10"),
    TEXT(ADMISSION "MutatingWebhook", "reinvocationPolicy", "\"Never\""),
    TEXT(ADMISSION "ValidatingAdmissionPolicySpec", "failurePolicy",
         "\"Fail\""),
    TEXT(ADMISSION "MutatingAdmissionPolicySpec", "failurePolicy", "\"Fail\""),
    TEXT(ADMISSION "MatchResources", "namespaceSelector", "{}"),
    TEXT(ADMISSION "MatchResources", "objectSelector", "{}"),
    TEXT(ADMISSION "MatchResources", "matchPolicy", "\"Equivalent\""),
    TEXT("apiextensions/v1.CustomResourceDefinitionSpec", "conversion", "{}"),
    TEXT("apiextensions/v1.CustomResourceConversion", "strategy", "\"None\""),
    TEXT("apiextensions/v1.ServiceReference", "port", "443"),
    TEXT("apiregistration/v1.ServiceReference", "port", "443"),
};

const size_t kin__kind_default_count = sizeof(kin__kind_defaults) /
                                       sizeof(kin__kind_defaults[0]);
