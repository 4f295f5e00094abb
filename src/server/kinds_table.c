/* SPDX-License-Identifier: Apache-2.0 */
/*
 * kinds_table.c - the table of kinds.
 *
 * The flags were determined with kube-apiserver 1.37: PUT without a version,
 * PUT of an object that does not exist, DELETE, and field selectors.
 */
#include "server/kinds_impl.h"

enum {
    GENERATION = KIN__KIND_HAS_GENERATION,
    STATUS = KIN__KIND_HAS_STATUS,
    RETURNS = KIN__KIND_RETURNS_DELETED,
    NEEDS = KIN__KIND_PUT_NEEDS_VERSION,
    CREATES = KIN__KIND_PUT_MAY_CREATE,
    ORPHANS = KIN__KIND_ORPHANS,
    SPEC = GENERATION | STATUS, /* a kind with spec and status */
};

#define ADMISSION "admissionregistration.k8s.io"
#define RBAC "rbac.authorization.k8s.io"
#define RESOURCE "resource.k8s.io"
#define STORAGE "storage.k8s.io"

static const char *const POD_FIELDS[] = {
    "spec.nodeName",
    "spec.restartPolicy",
    "spec.schedulerName",
    "spec.serviceAccountName",
    "spec.hostNetwork",
    "status.phase",
    "status.podIP",
    "status.podIPs",
    "status.nominatedNodeName",
    NULL,
};
static const char *const EVENT_FIELDS[] = {
    "involvedObject.kind",
    "involvedObject.namespace",
    "involvedObject.name",
    "involvedObject.uid",
    "involvedObject.apiVersion",
    "involvedObject.resourceVersion",
    "involvedObject.fieldPath",
    "reason",
    "reportingComponent",
    "source",
    "type",
    NULL,
};
static const char *const NEW_EVENT_FIELDS[] = {
    "regarding.kind",
    "regarding.namespace",
    "regarding.name",
    "regarding.uid",
    "regarding.apiVersion",
    "regarding.resourceVersion",
    "regarding.fieldPath",
    "reason",
    "reportingController",
    "type",
    NULL,
};
static const char *const SERVICE_FIELDS[] = {"spec.clusterIP", "spec.type",
                                             NULL};
static const char *const NODE_FIELDS[] = {"spec.unschedulable", NULL};
static const char *const PHASE_FIELDS[] = {"status.phase", NULL};
static const char *const TYPE_FIELDS[] = {"type", NULL};
static const char *const REPLICAS_FIELDS[] = {"status.replicas", NULL};
static const char *const JOB_FIELDS[] = {"status.successful", NULL};
static const char *const SIGNER_FIELDS[] = {"spec.signerName", NULL};
static const char *const REQUEST_FIELDS[] = {"spec.signerName", "spec.podName",
                                             "spec.nodeName", NULL};
static const char *const SLICE_FIELDS[] = {"spec.nodeName", "spec.driver",
                                           NULL};

#define ROW(group_, plural_, flags_, fields_, impl_)                           \
    {                                                                          \
        .group = (group_), .plural = (plural_), .flags = (flags_),             \
        .selectable = (fields_), .impl = (impl_)                               \
    }

const struct kin__kind_rules kin__kind_table[] = {
    ROW("", "pods", SPEC | RETURNS | KIN__KIND_HAS_GRACE, POD_FIELDS,
        &kin__kind_pod),
    ROW("", "podtemplates", GENERATION | RETURNS, NULL,
        &kin__kind_pod_template),
    ROW("", "services", STATUS | RETURNS | CREATES, SERVICE_FIELDS,
        &kin__kind_service),
    ROW("", "endpoints", CREATES, NULL, &kin__kind_endpoints),
    ROW("", "namespaces", STATUS | RETURNS, PHASE_FIELDS, &kin__kind_namespace),
    ROW("", "nodes", STATUS | KIN__KIND_KEEPS_STATUS, NODE_FIELDS,
        &kin__kind_node),
    ROW("", "persistentvolumes", STATUS | RETURNS, NULL,
        &kin__kind_persistent_volume),
    ROW("", "persistentvolumeclaims", STATUS | RETURNS, NULL,
        &kin__kind_persistent_volume_claim),
    ROW("", "configmaps", 0, NULL, &kin__kind_config_map),
    ROW("", "secrets", 0, TYPE_FIELDS, &kin__kind_secret),
    ROW("", "serviceaccounts", RETURNS, NULL, NULL),
    ROW("", "limitranges", CREATES, NULL, &kin__kind_limit_range),
    ROW("", "resourcequotas", STATUS | RETURNS, NULL,
        &kin__kind_resource_quota),
    ROW("", "replicationcontrollers", SPEC | ORPHANS, REPLICAS_FIELDS,
        &kin__kind_replication_controller),
    ROW("", "events", CREATES | KIN__KIND_EXPIRES, EVENT_FIELDS,
        &kin__kind_event),
    ROW("events.k8s.io", "events", CREATES | KIN__KIND_EXPIRES,
        NEW_EVENT_FIELDS, &kin__kind_event_new),

    ROW("apps", "deployments", SPEC, NULL, &kin__kind_deployment),
    ROW("apps", "replicasets", SPEC, NULL, &kin__kind_replica_set),
    ROW("apps", "statefulsets", SPEC, NULL, &kin__kind_stateful_set),
    ROW("apps", "daemonsets", SPEC, NULL, &kin__kind_daemon_set),
    ROW("apps", "controllerrevisions", 0, NULL, &kin__kind_controller_revision),
    ROW("batch", "jobs", SPEC | ORPHANS, JOB_FIELDS, &kin__kind_job),
    ROW("batch", "cronjobs", SPEC, NULL, &kin__kind_cron_job),
    ROW("autoscaling", "horizontalpodautoscalers", SPEC, NULL,
        &kin__kind_autoscaler),
    ROW("policy", "poddisruptionbudgets", SPEC | NEEDS, NULL,
        &kin__kind_disruption_budget),
    ROW("coordination.k8s.io", "leases", NEEDS | CREATES, NULL,
        &kin__kind_lease),
    ROW("discovery.k8s.io", "endpointslices", GENERATION, NULL,
        &kin__kind_endpoint_slice),
    ROW("node.k8s.io", "runtimeclasses", NEEDS | CREATES, NULL,
        &kin__kind_runtime_class),
    ROW("scheduling.k8s.io", "priorityclasses", 0, NULL,
        &kin__kind_priority_class),

    ROW("networking.k8s.io", "ingresses", SPEC, NULL, &kin__kind_ingress),
    ROW("networking.k8s.io", "ingressclasses", GENERATION, NULL,
        &kin__kind_ingress_class),
    ROW("networking.k8s.io", "networkpolicies", GENERATION, NULL,
        &kin__kind_network_policy),
    ROW("networking.k8s.io", "servicecidrs", STATUS, NULL, NULL),
    ROW("networking.k8s.io", "ipaddresses", 0, NULL, NULL),

    ROW(RBAC, "roles", CREATES, NULL, &kin__kind_role),
    ROW(RBAC, "clusterroles", CREATES, NULL, &kin__kind_cluster_role),
    ROW(RBAC, "rolebindings", CREATES, NULL, &kin__kind_role_binding),
    ROW(RBAC, "clusterrolebindings", CREATES, NULL,
        &kin__kind_cluster_role_binding),

    ROW(STORAGE, "storageclasses", RETURNS, NULL, &kin__kind_storage_class),
    ROW(STORAGE, "csidrivers", NEEDS | RETURNS, NULL, NULL),
    ROW(STORAGE, "csinodes", NEEDS | RETURNS, NULL, NULL),
    ROW(STORAGE, "csistoragecapacities", NEEDS, NULL, NULL),
    ROW(STORAGE, "volumeattachments", STATUS | NEEDS | RETURNS, NULL, NULL),
    ROW(STORAGE, "volumeattributesclasses", RETURNS, NULL, NULL),

    ROW(ADMISSION, "validatingwebhookconfigurations", GENERATION | NEEDS, NULL,
        &kin__kind_webhooks),
    ROW(ADMISSION, "mutatingwebhookconfigurations", GENERATION | NEEDS, NULL,
        &kin__kind_webhooks),
    ROW(ADMISSION, "validatingadmissionpolicies", SPEC | NEEDS, NULL, NULL),
    ROW(ADMISSION, "validatingadmissionpolicybindings", GENERATION | NEEDS,
        NULL, NULL),
    ROW(ADMISSION, "mutatingadmissionpolicies", GENERATION | NEEDS, NULL, NULL),
    ROW(ADMISSION, "mutatingadmissionpolicybindings", GENERATION | NEEDS, NULL,
        NULL),
    ROW("apiextensions.k8s.io", "customresourcedefinitions", SPEC | NEEDS, NULL,
        &kin__kind_definition),
    ROW("apiregistration.k8s.io", "apiservices", STATUS | NEEDS, NULL,
        &kin__kind_api_service),
    ROW("flowcontrol.apiserver.k8s.io", "flowschemas", SPEC, NULL, NULL),
    ROW("flowcontrol.apiserver.k8s.io", "prioritylevelconfigurations", SPEC,
        NULL, NULL),
    ROW("certificates.k8s.io", "certificatesigningrequests", STATUS,
        SIGNER_FIELDS, NULL),
    ROW("certificates.k8s.io", "clustertrustbundles", NEEDS, SIGNER_FIELDS,
        &kin__kind_segment_named),
    ROW("certificates.k8s.io", "podcertificaterequests", STATUS | NEEDS,
        REQUEST_FIELDS, NULL),
    ROW("storagemigration.k8s.io", "storageversionmigrations", STATUS | NEEDS,
        NULL, NULL),
    ROW(RESOURCE, "devicetaintrules", SPEC | NEEDS, NULL, NULL),
    ROW(RESOURCE, "deviceclasses", GENERATION | RETURNS, NULL, NULL),
    ROW(RESOURCE, "resourceclaims", STATUS | RETURNS, NULL, NULL),
    ROW(RESOURCE, "resourceclaimtemplates", RETURNS, NULL, NULL),
    ROW(RESOURCE, "resourceslices", GENERATION | RETURNS, SLICE_FIELDS, NULL),

    ROW("authentication.k8s.io", "tokenreviews", KIN__KIND_VIRTUAL, NULL, NULL),
    ROW("authentication.k8s.io", "selfsubjectreviews", KIN__KIND_VIRTUAL, NULL,
        NULL),
    ROW("authorization.k8s.io", "subjectaccessreviews", KIN__KIND_VIRTUAL, NULL,
        NULL),
    ROW("authorization.k8s.io", "localsubjectaccessreviews", KIN__KIND_VIRTUAL,
        NULL, NULL),
    ROW("authorization.k8s.io", "selfsubjectaccessreviews", KIN__KIND_VIRTUAL,
        NULL, NULL),
    ROW("authorization.k8s.io", "selfsubjectrulesreviews", KIN__KIND_VIRTUAL,
        NULL, NULL),
    ROW("", "bindings", KIN__KIND_VIRTUAL, NULL, NULL),

    /* The default, mainly for custom resources. */
    ROW("", "", GENERATION | NEEDS, NULL, NULL),
};

const size_t kin__kind_table_count = sizeof(kin__kind_table) /
                                     sizeof(kin__kind_table[0]);
