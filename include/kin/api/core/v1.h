/* SPDX-License-Identifier: Apache-2.0 */
/* generated from Kubernetes 1.37.1 by kin gen; do not edit */
/* clang-format off */
/**
 * @file
 * Typed views of v1.
 * kin/typed.h tells what each line gives.
 *
 * Names that are not as the rule has them:
 *   during_scheduling_ignored_during_execution
 *     is during_scheduling
 */
#ifndef KIN_API_CORE_V1_H
#define KIN_API_CORE_V1_H

#include <kin/api/meta/v1.h>
#include <kin/typed.h>
#include <kin/typed_resource.h>

KIN_BEGIN_DECLS

KIN_TYPE(core_v1_awselasticblockstorevolumesource)
KIN_TYPE(core_v1_affinity)
KIN_TYPE(core_v1_apparmorprofile)
KIN_TYPE(core_v1_attachedvolume)
KIN_TYPE(core_v1_azurediskvolumesource)
KIN_TYPE(core_v1_azurefilepersistentvolumesource)
KIN_TYPE(core_v1_azurefilevolumesource)
KIN_TYPE(core_v1_csipersistentvolumesource)
KIN_TYPE(core_v1_csivolumesource)
KIN_TYPE(core_v1_capabilities)
KIN_TYPE(core_v1_cephfspersistentvolumesource)
KIN_TYPE(core_v1_cephfsvolumesource)
KIN_TYPE(core_v1_cinderpersistentvolumesource)
KIN_TYPE(core_v1_cindervolumesource)
KIN_TYPE(core_v1_clientipconfig)
KIN_TYPE(core_v1_clustertrustbundleprojection)
KIN_TYPE(core_v1_componentcondition)
KIN_OBJECT(core_v1_componentstatus)
KIN_OBJECT(core_v1_configmap)
KIN_TYPE(core_v1_configmapenvsource)
KIN_TYPE(core_v1_configmapkeyselector)
KIN_TYPE(core_v1_configmapnodeconfigsource)
KIN_TYPE(core_v1_configmapprojection)
KIN_TYPE(core_v1_configmapvolumesource)
KIN_TYPE(core_v1_container)
KIN_TYPE(core_v1_containerextendedresourcerequest)
KIN_TYPE(core_v1_containerimage)
KIN_TYPE(core_v1_containerport)
KIN_TYPE(core_v1_containerresizepolicy)
KIN_TYPE(core_v1_containerrestartrule)
KIN_TYPE(core_v1_containerrestartruleonexitcodes)
KIN_TYPE(core_v1_containerstate)
KIN_TYPE(core_v1_containerstaterunning)
KIN_TYPE(core_v1_containerstateterminated)
KIN_TYPE(core_v1_containerstatewaiting)
KIN_TYPE(core_v1_containerstatus)
KIN_TYPE(core_v1_containeruser)
KIN_TYPE(core_v1_daemonendpoint)
KIN_TYPE(core_v1_downwardapiprojection)
KIN_TYPE(core_v1_downwardapivolumefile)
KIN_TYPE(core_v1_downwardapivolumesource)
KIN_TYPE(core_v1_emptydirvolumesource)
KIN_TYPE(core_v1_endpointaddress)
KIN_TYPE(core_v1_endpointport)
KIN_TYPE(core_v1_endpointsubset)
KIN_OBJECT(core_v1_endpoints)
KIN_TYPE(core_v1_envfromsource)
KIN_TYPE(core_v1_envvar)
KIN_TYPE(core_v1_envvarsource)
KIN_TYPE(core_v1_ephemeralcontainer)
KIN_TYPE(core_v1_ephemeralvolumesource)
KIN_OBJECT(core_v1_event)
KIN_TYPE(core_v1_eventseries)
KIN_TYPE(core_v1_eventsource)
KIN_TYPE(core_v1_evictionresponder)
KIN_TYPE(core_v1_execaction)
KIN_TYPE(core_v1_fcvolumesource)
KIN_TYPE(core_v1_filekeyselector)
KIN_TYPE(core_v1_flexpersistentvolumesource)
KIN_TYPE(core_v1_flexvolumesource)
KIN_TYPE(core_v1_flockervolumesource)
KIN_TYPE(core_v1_gcepersistentdiskvolumesource)
KIN_TYPE(core_v1_grpcaction)
KIN_TYPE(core_v1_gitrepovolumesource)
KIN_TYPE(core_v1_glusterfspersistentvolumesource)
KIN_TYPE(core_v1_glusterfsvolumesource)
KIN_TYPE(core_v1_httpgetaction)
KIN_TYPE(core_v1_httpheader)
KIN_TYPE(core_v1_hostalias)
KIN_TYPE(core_v1_hostip)
KIN_TYPE(core_v1_hostpathvolumesource)
KIN_TYPE(core_v1_iscsipersistentvolumesource)
KIN_TYPE(core_v1_iscsivolumesource)
KIN_TYPE(core_v1_imagevolumesource)
KIN_TYPE(core_v1_imagevolumestatus)
KIN_TYPE(core_v1_keytopath)
KIN_TYPE(core_v1_lifecycle)
KIN_TYPE(core_v1_lifecyclehandler)
KIN_OBJECT(core_v1_limitrange)
KIN_TYPE(core_v1_limitrangeitem)
KIN_TYPE(core_v1_limitrangespec)
KIN_TYPE(core_v1_linuxcontaineruser)
KIN_TYPE(core_v1_loadbalanceringress)
KIN_TYPE(core_v1_loadbalancerstatus)
KIN_TYPE(core_v1_localobjectreference)
KIN_TYPE(core_v1_localvolumesource)
KIN_TYPE(core_v1_modifyvolumestatus)
KIN_TYPE(core_v1_nfsvolumesource)
KIN_OBJECT(core_v1_namespace)
KIN_TYPE(core_v1_namespacecondition)
KIN_TYPE(core_v1_namespacespec)
KIN_TYPE(core_v1_namespacestatus)
KIN_OBJECT(core_v1_node)
KIN_TYPE(core_v1_nodeaddress)
KIN_TYPE(core_v1_nodeaffinity)
KIN_TYPE(core_v1_nodeallocatablemappedresources)
KIN_TYPE(core_v1_nodeallocatableoverheadresources)
KIN_TYPE(core_v1_nodeallocatableresourceclaimstatus)
KIN_TYPE(core_v1_nodecondition)
KIN_TYPE(core_v1_nodeconfigsource)
KIN_TYPE(core_v1_nodeconfigstatus)
KIN_TYPE(core_v1_nodedaemonendpoints)
KIN_TYPE(core_v1_nodefeatures)
KIN_TYPE(core_v1_nodepodpreemptionpolicy)
KIN_TYPE(core_v1_noderuntimehandler)
KIN_TYPE(core_v1_noderuntimehandlerfeatures)
KIN_TYPE(core_v1_nodeselector)
KIN_TYPE(core_v1_nodeselectorrequirement)
KIN_TYPE(core_v1_nodeselectorterm)
KIN_TYPE(core_v1_nodespec)
KIN_TYPE(core_v1_nodestatus)
KIN_TYPE(core_v1_nodeswapstatus)
KIN_TYPE(core_v1_nodesysteminfo)
KIN_TYPE(core_v1_objectfieldselector)
KIN_TYPE(core_v1_objectreference)
KIN_OBJECT(core_v1_persistentvolume)
KIN_OBJECT(core_v1_persistentvolumeclaim)
KIN_TYPE(core_v1_persistentvolumeclaim_inner)
KIN_TYPE(core_v1_persistentvolumeclaimcondition)
KIN_TYPE(core_v1_persistentvolumeclaimspec)
KIN_TYPE(core_v1_persistentvolumeclaimstatus)
KIN_TYPE(core_v1_persistentvolumeclaimtemplate)
KIN_TYPE(core_v1_persistentvolumeclaimvolumesource)
KIN_TYPE(core_v1_persistentvolumespec)
KIN_TYPE(core_v1_persistentvolumestatus)
KIN_TYPE(core_v1_photonpersistentdiskvolumesource)
KIN_OBJECT(core_v1_pod)
KIN_TYPE(core_v1_podaffinity)
KIN_TYPE(core_v1_podaffinityterm)
KIN_TYPE(core_v1_podantiaffinity)
KIN_TYPE(core_v1_podcertificateprojection)
KIN_TYPE(core_v1_podcondition)
KIN_TYPE(core_v1_poddnsconfig)
KIN_TYPE(core_v1_poddnsconfigoption)
KIN_TYPE(core_v1_podextendedresourceclaimstatus)
KIN_TYPE(core_v1_podip)
KIN_TYPE(core_v1_podos)
KIN_TYPE(core_v1_podreadinessgate)
KIN_TYPE(core_v1_podresourceclaim)
KIN_TYPE(core_v1_podresourceclaimstatus)
KIN_TYPE(core_v1_podschedulinggate)
KIN_TYPE(core_v1_podschedulinggroup)
KIN_TYPE(core_v1_podsecuritycontext)
KIN_TYPE(core_v1_podspec)
KIN_TYPE(core_v1_podstatus)
KIN_OBJECT(core_v1_podtemplate)
KIN_TYPE(core_v1_podtemplatespec)
KIN_TYPE(core_v1_podvolumehealth)
KIN_TYPE(core_v1_portstatus)
KIN_TYPE(core_v1_portworxvolumesource)
KIN_TYPE(core_v1_preferredschedulingterm)
KIN_TYPE(core_v1_probe)
KIN_TYPE(core_v1_projectedvolumesource)
KIN_TYPE(core_v1_quobytevolumesource)
KIN_TYPE(core_v1_rbdpersistentvolumesource)
KIN_TYPE(core_v1_rbdvolumesource)
KIN_OBJECT(core_v1_replicationcontroller)
KIN_TYPE(core_v1_replicationcontrollercondition)
KIN_TYPE(core_v1_replicationcontrollerspec)
KIN_TYPE(core_v1_replicationcontrollerstatus)
KIN_TYPE(core_v1_resourceclaim)
KIN_TYPE(core_v1_resourcefieldselector)
KIN_TYPE(core_v1_resourcehealth)
KIN_OBJECT(core_v1_resourcequota)
KIN_TYPE(core_v1_resourcequotaspec)
KIN_TYPE(core_v1_resourcequotastatus)
KIN_TYPE(core_v1_resourcerequirements)
KIN_TYPE(core_v1_resourcestatus)
KIN_TYPE(core_v1_selinuxoptions)
KIN_TYPE(core_v1_scaleiopersistentvolumesource)
KIN_TYPE(core_v1_scaleiovolumesource)
KIN_TYPE(core_v1_scopeselector)
KIN_TYPE(core_v1_scopedresourceselectorrequirement)
KIN_TYPE(core_v1_seccompprofile)
KIN_OBJECT(core_v1_secret)
KIN_TYPE(core_v1_secretenvsource)
KIN_TYPE(core_v1_secretkeyselector)
KIN_TYPE(core_v1_secretprojection)
KIN_TYPE(core_v1_secretreference)
KIN_TYPE(core_v1_secretvolumesource)
KIN_TYPE(core_v1_securitycontext)
KIN_OBJECT(core_v1_service)
KIN_OBJECT(core_v1_serviceaccount)
KIN_TYPE(core_v1_serviceaccounttokenprojection)
KIN_TYPE(core_v1_serviceport)
KIN_TYPE(core_v1_servicespec)
KIN_TYPE(core_v1_servicestatus)
KIN_TYPE(core_v1_sessionaffinityconfig)
KIN_TYPE(core_v1_sleepaction)
KIN_TYPE(core_v1_storageospersistentvolumesource)
KIN_TYPE(core_v1_storageosvolumesource)
KIN_TYPE(core_v1_sysctl)
KIN_TYPE(core_v1_tcpsocketaction)
KIN_TYPE(core_v1_taint)
KIN_TYPE(core_v1_toleration)
KIN_TYPE(core_v1_topologyselectorlabelrequirement)
KIN_TYPE(core_v1_topologyselectorterm)
KIN_TYPE(core_v1_topologyspreadconstraint)
KIN_TYPE(core_v1_typedlocalobjectreference)
KIN_TYPE(core_v1_typedobjectreference)
KIN_TYPE(core_v1_volume)
KIN_TYPE(core_v1_volumedevice)
KIN_TYPE(core_v1_volumehealthcondition)
KIN_TYPE(core_v1_volumehealthstatus)
KIN_TYPE(core_v1_volumemount)
KIN_TYPE(core_v1_volumemountstatus)
KIN_TYPE(core_v1_volumenodeaffinity)
KIN_TYPE(core_v1_volumeprojection)
KIN_TYPE(core_v1_volumeresourcerequirements)
KIN_TYPE(core_v1_volumestatus)
KIN_TYPE(core_v1_vspherevirtualdiskvolumesource)
KIN_TYPE(core_v1_weightedpodaffinityterm)
KIN_TYPE(core_v1_windowssecuritycontextoptions)

/* AppArmorProfileType */
typedef enum core_v1_apparmorprofiletype {
    CORE_V1_APPARMORPROFILETYPE_OTHER, /* none of these */
    CORE_V1_APPARMORPROFILETYPE_LOCALHOST,
    CORE_V1_APPARMORPROFILETYPE_RUNTIME_DEFAULT,
    CORE_V1_APPARMORPROFILETYPE_UNCONFINED,
} core_v1_apparmorprofiletype;
KIN_ENUM(core_v1_apparmorprofiletype, "Localhost", "RuntimeDefault",
    "Unconfined")

/* AzureDataDiskCachingMode */
typedef enum core_v1_azuredatadiskcachingmode {
    CORE_V1_AZUREDATADISKCACHINGMODE_OTHER, /* none of these */
    CORE_V1_AZUREDATADISKCACHINGMODE_NONE,
    CORE_V1_AZUREDATADISKCACHINGMODE_READ_ONLY,
    CORE_V1_AZUREDATADISKCACHINGMODE_READ_WRITE,
} core_v1_azuredatadiskcachingmode;
KIN_ENUM(core_v1_azuredatadiskcachingmode, "None", "ReadOnly", "ReadWrite")

/* AzureDataDiskKind */
typedef enum core_v1_azuredatadiskkind {
    CORE_V1_AZUREDATADISKKIND_OTHER, /* none of these */
    CORE_V1_AZUREDATADISKKIND_DEDICATED,
    CORE_V1_AZUREDATADISKKIND_MANAGED,
    CORE_V1_AZUREDATADISKKIND_SHARED,
} core_v1_azuredatadiskkind;
KIN_ENUM(core_v1_azuredatadiskkind, "Dedicated", "Managed", "Shared")

/* ClaimResourceStatus */
typedef enum core_v1_claimresourcestatus {
    CORE_V1_CLAIMRESOURCESTATUS_OTHER, /* none of these */
    CORE_V1_CLAIMRESOURCESTATUS_CONTROLLER_RESIZE_IN_PROGRESS,
    CORE_V1_CLAIMRESOURCESTATUS_CONTROLLER_RESIZE_INFEASIBLE,
    CORE_V1_CLAIMRESOURCESTATUS_NODE_RESIZE_IN_PROGRESS,
    CORE_V1_CLAIMRESOURCESTATUS_NODE_RESIZE_INFEASIBLE,
    CORE_V1_CLAIMRESOURCESTATUS_NODE_RESIZE_PENDING,
} core_v1_claimresourcestatus;
KIN_ENUM(core_v1_claimresourcestatus, "ControllerResizeInProgress",
    "ControllerResizeInfeasible", "NodeResizeInProgress",
    "NodeResizeInfeasible", "NodeResizePending")

/* DNSPolicy */
typedef enum core_v1_dnspolicy {
    CORE_V1_DNSPOLICY_OTHER, /* none of these */
    CORE_V1_DNSPOLICY_CLUSTER_FIRST,
    CORE_V1_DNSPOLICY_CLUSTER_FIRST_WITH_HOST_NET,
    CORE_V1_DNSPOLICY_DEFAULT,
    CORE_V1_DNSPOLICY_NONE,
} core_v1_dnspolicy;
KIN_ENUM(core_v1_dnspolicy, "ClusterFirst", "ClusterFirstWithHostNet",
    "Default", "None")

/* GRPCProbeMode */
typedef enum core_v1_grpcprobemode {
    CORE_V1_GRPCPROBEMODE_OTHER, /* none of these */
    CORE_V1_GRPCPROBEMODE_PLAINTEXT,
    CORE_V1_GRPCPROBEMODE_TLS,
} core_v1_grpcprobemode;
KIN_ENUM(core_v1_grpcprobemode, "Plaintext", "TLS")

/* HTTPProtocol */
typedef enum core_v1_httpprotocol {
    CORE_V1_HTTPPROTOCOL_OTHER, /* none of these */
    CORE_V1_HTTPPROTOCOL_HTTP1,
    CORE_V1_HTTPPROTOCOL_HTTP2,
} core_v1_httpprotocol;
KIN_ENUM(core_v1_httpprotocol, "HTTP1", "HTTP2")

/* HostPathType */
typedef enum core_v1_hostpathtype {
    CORE_V1_HOSTPATHTYPE_OTHER, /* none of these */
    CORE_V1_HOSTPATHTYPE_EMPTY,
    CORE_V1_HOSTPATHTYPE_BLOCK_DEVICE,
    CORE_V1_HOSTPATHTYPE_CHAR_DEVICE,
    CORE_V1_HOSTPATHTYPE_DIRECTORY,
    CORE_V1_HOSTPATHTYPE_DIRECTORY_OR_CREATE,
    CORE_V1_HOSTPATHTYPE_FILE,
    CORE_V1_HOSTPATHTYPE_FILE_OR_CREATE,
    CORE_V1_HOSTPATHTYPE_SOCKET,
} core_v1_hostpathtype;
KIN_ENUM(core_v1_hostpathtype, "", "BlockDevice", "CharDevice", "Directory",
    "DirectoryOrCreate", "File", "FileOrCreate", "Socket")

/* IPFamily */
typedef enum core_v1_ipfamily {
    CORE_V1_IPFAMILY_OTHER, /* none of these */
    CORE_V1_IPFAMILY_EMPTY,
    CORE_V1_IPFAMILY_IPV4,
    CORE_V1_IPFAMILY_IPV6,
} core_v1_ipfamily;
KIN_ENUM(core_v1_ipfamily, "", "IPv4", "IPv6")

/* IPFamilyPolicy */
typedef enum core_v1_ipfamilypolicy {
    CORE_V1_IPFAMILYPOLICY_OTHER, /* none of these */
    CORE_V1_IPFAMILYPOLICY_PREFER_DUAL_STACK,
    CORE_V1_IPFAMILYPOLICY_REQUIRE_DUAL_STACK,
    CORE_V1_IPFAMILYPOLICY_SINGLE_STACK,
} core_v1_ipfamilypolicy;
KIN_ENUM(core_v1_ipfamilypolicy, "PreferDualStack", "RequireDualStack",
    "SingleStack")

/* MountPropagationMode */
typedef enum core_v1_mountpropagationmode {
    CORE_V1_MOUNTPROPAGATIONMODE_OTHER, /* none of these */
    CORE_V1_MOUNTPROPAGATIONMODE_BIDIRECTIONAL,
    CORE_V1_MOUNTPROPAGATIONMODE_HOST_TO_CONTAINER,
    CORE_V1_MOUNTPROPAGATIONMODE_NONE,
} core_v1_mountpropagationmode;
KIN_ENUM(core_v1_mountpropagationmode, "Bidirectional", "HostToContainer",
    "None")

/* NamespacePhase */
typedef enum core_v1_namespacephase {
    CORE_V1_NAMESPACEPHASE_OTHER, /* none of these */
    CORE_V1_NAMESPACEPHASE_ACTIVE,
    CORE_V1_NAMESPACEPHASE_TERMINATING,
} core_v1_namespacephase;
KIN_ENUM(core_v1_namespacephase, "Active", "Terminating")

/* NodeInclusionPolicy */
typedef enum core_v1_nodeinclusionpolicy {
    CORE_V1_NODEINCLUSIONPOLICY_OTHER, /* none of these */
    CORE_V1_NODEINCLUSIONPOLICY_HONOR,
    CORE_V1_NODEINCLUSIONPOLICY_IGNORE,
} core_v1_nodeinclusionpolicy;
KIN_ENUM(core_v1_nodeinclusionpolicy, "Honor", "Ignore")

/* NodePhase */
typedef enum core_v1_nodephase {
    CORE_V1_NODEPHASE_OTHER, /* none of these */
    CORE_V1_NODEPHASE_PENDING,
    CORE_V1_NODEPHASE_RUNNING,
    CORE_V1_NODEPHASE_TERMINATED,
} core_v1_nodephase;
KIN_ENUM(core_v1_nodephase, "Pending", "Running", "Terminated")

/* NodeSelectorOperator */
typedef enum core_v1_nodeselectoroperator {
    CORE_V1_NODESELECTOROPERATOR_OTHER, /* none of these */
    CORE_V1_NODESELECTOROPERATOR_DOES_NOT_EXIST,
    CORE_V1_NODESELECTOROPERATOR_EXISTS,
    CORE_V1_NODESELECTOROPERATOR_GT,
    CORE_V1_NODESELECTOROPERATOR_IN,
    CORE_V1_NODESELECTOROPERATOR_LT,
    CORE_V1_NODESELECTOROPERATOR_NOT_IN,
} core_v1_nodeselectoroperator;
KIN_ENUM(core_v1_nodeselectoroperator, "DoesNotExist", "Exists", "Gt", "In",
    "Lt", "NotIn")

/* PersistentVolumeAccessMode */
typedef enum core_v1_persistentvolumeaccessmode {
    CORE_V1_PERSISTENTVOLUMEACCESSMODE_OTHER, /* none of these */
    CORE_V1_PERSISTENTVOLUMEACCESSMODE_READ_ONLY_MANY,
    CORE_V1_PERSISTENTVOLUMEACCESSMODE_READ_WRITE_MANY,
    CORE_V1_PERSISTENTVOLUMEACCESSMODE_READ_WRITE_ONCE,
    CORE_V1_PERSISTENTVOLUMEACCESSMODE_READ_WRITE_ONCE_POD,
} core_v1_persistentvolumeaccessmode;
KIN_ENUM(core_v1_persistentvolumeaccessmode, "ReadOnlyMany", "ReadWriteMany",
    "ReadWriteOnce", "ReadWriteOncePod")

/* PersistentVolumeClaimModifyVolumeStatus */
typedef enum core_v1_persistentvolumeclaimmodifyvolumestatus {
    CORE_V1_PERSISTENTVOLUMECLAIMMODIFYVOLUMESTATUS_OTHER, /* none of these */
    CORE_V1_PERSISTENTVOLUMECLAIMMODIFYVOLUMESTATUS_IN_PROGRESS,
    CORE_V1_PERSISTENTVOLUMECLAIMMODIFYVOLUMESTATUS_INFEASIBLE,
    CORE_V1_PERSISTENTVOLUMECLAIMMODIFYVOLUMESTATUS_PENDING,
} core_v1_persistentvolumeclaimmodifyvolumestatus;
KIN_ENUM(core_v1_persistentvolumeclaimmodifyvolumestatus, "InProgress",
    "Infeasible", "Pending")

/* PersistentVolumeClaimPhase */
typedef enum core_v1_persistentvolumeclaimphase {
    CORE_V1_PERSISTENTVOLUMECLAIMPHASE_OTHER, /* none of these */
    CORE_V1_PERSISTENTVOLUMECLAIMPHASE_BOUND,
    CORE_V1_PERSISTENTVOLUMECLAIMPHASE_LOST,
    CORE_V1_PERSISTENTVOLUMECLAIMPHASE_PENDING,
} core_v1_persistentvolumeclaimphase;
KIN_ENUM(core_v1_persistentvolumeclaimphase, "Bound", "Lost", "Pending")

/* PersistentVolumeMode */
typedef enum core_v1_persistentvolumemode {
    CORE_V1_PERSISTENTVOLUMEMODE_OTHER, /* none of these */
    CORE_V1_PERSISTENTVOLUMEMODE_BLOCK,
    CORE_V1_PERSISTENTVOLUMEMODE_FILESYSTEM,
} core_v1_persistentvolumemode;
KIN_ENUM(core_v1_persistentvolumemode, "Block", "Filesystem")

/* PersistentVolumePhase */
typedef enum core_v1_persistentvolumephase {
    CORE_V1_PERSISTENTVOLUMEPHASE_OTHER, /* none of these */
    CORE_V1_PERSISTENTVOLUMEPHASE_AVAILABLE,
    CORE_V1_PERSISTENTVOLUMEPHASE_BOUND,
    CORE_V1_PERSISTENTVOLUMEPHASE_FAILED,
    CORE_V1_PERSISTENTVOLUMEPHASE_PENDING,
    CORE_V1_PERSISTENTVOLUMEPHASE_RELEASED,
} core_v1_persistentvolumephase;
KIN_ENUM(core_v1_persistentvolumephase, "Available", "Bound", "Failed",
    "Pending", "Released")

/* PersistentVolumeReclaimPolicy */
typedef enum core_v1_persistentvolumereclaimpolicy {
    CORE_V1_PERSISTENTVOLUMERECLAIMPOLICY_OTHER, /* none of these */
    CORE_V1_PERSISTENTVOLUMERECLAIMPOLICY_DELETE,
    CORE_V1_PERSISTENTVOLUMERECLAIMPOLICY_RECYCLE,
    CORE_V1_PERSISTENTVOLUMERECLAIMPOLICY_RETAIN,
} core_v1_persistentvolumereclaimpolicy;
KIN_ENUM(core_v1_persistentvolumereclaimpolicy, "Delete", "Recycle", "Retain")

/* PodFSGroupChangePolicy */
typedef enum core_v1_podfsgroupchangepolicy {
    CORE_V1_PODFSGROUPCHANGEPOLICY_OTHER, /* none of these */
    CORE_V1_PODFSGROUPCHANGEPOLICY_ALWAYS,
    CORE_V1_PODFSGROUPCHANGEPOLICY_ON_ROOT_MISMATCH,
} core_v1_podfsgroupchangepolicy;
KIN_ENUM(core_v1_podfsgroupchangepolicy, "Always", "OnRootMismatch")

/* PodPhase */
typedef enum core_v1_podphase {
    CORE_V1_PODPHASE_OTHER, /* none of these */
    CORE_V1_PODPHASE_FAILED,
    CORE_V1_PODPHASE_PENDING,
    CORE_V1_PODPHASE_RUNNING,
    CORE_V1_PODPHASE_SUCCEEDED,
    CORE_V1_PODPHASE_UNKNOWN,
} core_v1_podphase;
KIN_ENUM(core_v1_podphase, "Failed", "Pending", "Running", "Succeeded",
    "Unknown")

/* PodQOSClass */
typedef enum core_v1_podqosclass {
    CORE_V1_PODQOSCLASS_OTHER, /* none of these */
    CORE_V1_PODQOSCLASS_BEST_EFFORT,
    CORE_V1_PODQOSCLASS_BURSTABLE,
    CORE_V1_PODQOSCLASS_GUARANTEED,
} core_v1_podqosclass;
KIN_ENUM(core_v1_podqosclass, "BestEffort", "Burstable", "Guaranteed")

/* PreemptionPolicy */
typedef enum core_v1_preemptionpolicy {
    CORE_V1_PREEMPTIONPOLICY_OTHER, /* none of these */
    CORE_V1_PREEMPTIONPOLICY_NEVER,
    CORE_V1_PREEMPTIONPOLICY_PREEMPT_LOWER_PRIORITY,
} core_v1_preemptionpolicy;
KIN_ENUM(core_v1_preemptionpolicy, "Never", "PreemptLowerPriority")

/* ProcMountType */
typedef enum core_v1_procmounttype {
    CORE_V1_PROCMOUNTTYPE_OTHER, /* none of these */
    CORE_V1_PROCMOUNTTYPE_DEFAULT,
    CORE_V1_PROCMOUNTTYPE_UNMASKED,
} core_v1_procmounttype;
KIN_ENUM(core_v1_procmounttype, "Default", "Unmasked")

/* Protocol */
typedef enum core_v1_protocol {
    CORE_V1_PROTOCOL_OTHER, /* none of these */
    CORE_V1_PROTOCOL_SCTP,
    CORE_V1_PROTOCOL_TCP,
    CORE_V1_PROTOCOL_UDP,
} core_v1_protocol;
KIN_ENUM(core_v1_protocol, "SCTP", "TCP", "UDP")

/* PullPolicy */
typedef enum core_v1_pullpolicy {
    CORE_V1_PULLPOLICY_OTHER, /* none of these */
    CORE_V1_PULLPOLICY_ALWAYS,
    CORE_V1_PULLPOLICY_IF_NOT_PRESENT,
    CORE_V1_PULLPOLICY_NEVER,
} core_v1_pullpolicy;
KIN_ENUM(core_v1_pullpolicy, "Always", "IfNotPresent", "Never")

/* ResourceQuotaScope */
typedef enum core_v1_resourcequotascope {
    CORE_V1_RESOURCEQUOTASCOPE_OTHER, /* none of these */
    CORE_V1_RESOURCEQUOTASCOPE_BEST_EFFORT,
    CORE_V1_RESOURCEQUOTASCOPE_CROSS_NAMESPACE_POD_AFFINITY,
    CORE_V1_RESOURCEQUOTASCOPE_NOT_BEST_EFFORT,
    CORE_V1_RESOURCEQUOTASCOPE_NOT_TERMINATING,
    CORE_V1_RESOURCEQUOTASCOPE_PRIORITY_CLASS,
    CORE_V1_RESOURCEQUOTASCOPE_TERMINATING,
    CORE_V1_RESOURCEQUOTASCOPE_VOLUME_ATTRIBUTES_CLASS,
} core_v1_resourcequotascope;
KIN_ENUM(core_v1_resourcequotascope, "BestEffort", "CrossNamespacePodAffinity",
    "NotBestEffort", "NotTerminating", "PriorityClass", "Terminating",
    "VolumeAttributesClass")

/* RestartPolicy */
typedef enum core_v1_restartpolicy {
    CORE_V1_RESTARTPOLICY_OTHER, /* none of these */
    CORE_V1_RESTARTPOLICY_ALWAYS,
    CORE_V1_RESTARTPOLICY_NEVER,
    CORE_V1_RESTARTPOLICY_ON_FAILURE,
} core_v1_restartpolicy;
KIN_ENUM(core_v1_restartpolicy, "Always", "Never", "OnFailure")

/* ScopeSelectorOperator */
typedef enum core_v1_scopeselectoroperator {
    CORE_V1_SCOPESELECTOROPERATOR_OTHER, /* none of these */
    CORE_V1_SCOPESELECTOROPERATOR_DOES_NOT_EXIST,
    CORE_V1_SCOPESELECTOROPERATOR_EXISTS,
    CORE_V1_SCOPESELECTOROPERATOR_IN,
    CORE_V1_SCOPESELECTOROPERATOR_NOT_IN,
} core_v1_scopeselectoroperator;
KIN_ENUM(core_v1_scopeselectoroperator, "DoesNotExist", "Exists", "In", "NotIn")

/* SeccompProfileType */
typedef enum core_v1_seccompprofiletype {
    CORE_V1_SECCOMPPROFILETYPE_OTHER, /* none of these */
    CORE_V1_SECCOMPPROFILETYPE_LOCALHOST,
    CORE_V1_SECCOMPPROFILETYPE_RUNTIME_DEFAULT,
    CORE_V1_SECCOMPPROFILETYPE_UNCONFINED,
} core_v1_seccompprofiletype;
KIN_ENUM(core_v1_seccompprofiletype, "Localhost", "RuntimeDefault",
    "Unconfined")

/* ServiceAffinity */
typedef enum core_v1_serviceaffinity {
    CORE_V1_SERVICEAFFINITY_OTHER, /* none of these */
    CORE_V1_SERVICEAFFINITY_CLIENT_IP,
    CORE_V1_SERVICEAFFINITY_NONE,
} core_v1_serviceaffinity;
KIN_ENUM(core_v1_serviceaffinity, "ClientIP", "None")

/* ServiceExternalTrafficPolicy */
typedef enum core_v1_serviceexternaltrafficpolicy {
    CORE_V1_SERVICEEXTERNALTRAFFICPOLICY_OTHER, /* none of these */
    CORE_V1_SERVICEEXTERNALTRAFFICPOLICY_CLUSTER,
    CORE_V1_SERVICEEXTERNALTRAFFICPOLICY_LOCAL,
} core_v1_serviceexternaltrafficpolicy;
KIN_ENUM(core_v1_serviceexternaltrafficpolicy, "Cluster", "Local")

/* ServiceInternalTrafficPolicy */
typedef enum core_v1_serviceinternaltrafficpolicy {
    CORE_V1_SERVICEINTERNALTRAFFICPOLICY_OTHER, /* none of these */
    CORE_V1_SERVICEINTERNALTRAFFICPOLICY_CLUSTER,
    CORE_V1_SERVICEINTERNALTRAFFICPOLICY_LOCAL,
} core_v1_serviceinternaltrafficpolicy;
KIN_ENUM(core_v1_serviceinternaltrafficpolicy, "Cluster", "Local")

/* ServiceType */
typedef enum core_v1_servicetype {
    CORE_V1_SERVICETYPE_OTHER, /* none of these */
    CORE_V1_SERVICETYPE_CLUSTER_IP,
    CORE_V1_SERVICETYPE_EXTERNAL_NAME,
    CORE_V1_SERVICETYPE_LOAD_BALANCER,
    CORE_V1_SERVICETYPE_NODE_PORT,
} core_v1_servicetype;
KIN_ENUM(core_v1_servicetype, "ClusterIP", "ExternalName", "LoadBalancer",
    "NodePort")

/* Signal */
typedef enum core_v1_signal {
    CORE_V1_SIGNAL_OTHER, /* none of these */
    CORE_V1_SIGNAL_SIGABRT,
    CORE_V1_SIGNAL_SIGALRM,
    CORE_V1_SIGNAL_SIGBUS,
    CORE_V1_SIGNAL_SIGCHLD,
    CORE_V1_SIGNAL_SIGCLD,
    CORE_V1_SIGNAL_SIGCONT,
    CORE_V1_SIGNAL_SIGFPE,
    CORE_V1_SIGNAL_SIGHUP,
    CORE_V1_SIGNAL_SIGILL,
    CORE_V1_SIGNAL_SIGINT,
    CORE_V1_SIGNAL_SIGIO,
    CORE_V1_SIGNAL_SIGIOT,
    CORE_V1_SIGNAL_SIGKILL,
    CORE_V1_SIGNAL_SIGPIPE,
    CORE_V1_SIGNAL_SIGPOLL,
    CORE_V1_SIGNAL_SIGPROF,
    CORE_V1_SIGNAL_SIGPWR,
    CORE_V1_SIGNAL_SIGQUIT,
    CORE_V1_SIGNAL_SIGRTMAX,
    CORE_V1_SIGNAL_SIGRTMAX_1,
    CORE_V1_SIGNAL_SIGRTMAX_10,
    CORE_V1_SIGNAL_SIGRTMAX_11,
    CORE_V1_SIGNAL_SIGRTMAX_12,
    CORE_V1_SIGNAL_SIGRTMAX_13,
    CORE_V1_SIGNAL_SIGRTMAX_14,
    CORE_V1_SIGNAL_SIGRTMAX_2,
    CORE_V1_SIGNAL_SIGRTMAX_3,
    CORE_V1_SIGNAL_SIGRTMAX_4,
    CORE_V1_SIGNAL_SIGRTMAX_5,
    CORE_V1_SIGNAL_SIGRTMAX_6,
    CORE_V1_SIGNAL_SIGRTMAX_7,
    CORE_V1_SIGNAL_SIGRTMAX_8,
    CORE_V1_SIGNAL_SIGRTMAX_9,
    CORE_V1_SIGNAL_SIGRTMIN,
    CORE_V1_SIGNAL_SIGRTMIN_1,
    CORE_V1_SIGNAL_SIGRTMIN_10,
    CORE_V1_SIGNAL_SIGRTMIN_11,
    CORE_V1_SIGNAL_SIGRTMIN_12,
    CORE_V1_SIGNAL_SIGRTMIN_13,
    CORE_V1_SIGNAL_SIGRTMIN_14,
    CORE_V1_SIGNAL_SIGRTMIN_15,
    CORE_V1_SIGNAL_SIGRTMIN_2,
    CORE_V1_SIGNAL_SIGRTMIN_3,
    CORE_V1_SIGNAL_SIGRTMIN_4,
    CORE_V1_SIGNAL_SIGRTMIN_5,
    CORE_V1_SIGNAL_SIGRTMIN_6,
    CORE_V1_SIGNAL_SIGRTMIN_7,
    CORE_V1_SIGNAL_SIGRTMIN_8,
    CORE_V1_SIGNAL_SIGRTMIN_9,
    CORE_V1_SIGNAL_SIGSEGV,
    CORE_V1_SIGNAL_SIGSTKFLT,
    CORE_V1_SIGNAL_SIGSTOP,
    CORE_V1_SIGNAL_SIGSYS,
    CORE_V1_SIGNAL_SIGTERM,
    CORE_V1_SIGNAL_SIGTRAP,
    CORE_V1_SIGNAL_SIGTSTP,
    CORE_V1_SIGNAL_SIGTTIN,
    CORE_V1_SIGNAL_SIGTTOU,
    CORE_V1_SIGNAL_SIGURG,
    CORE_V1_SIGNAL_SIGUSR1,
    CORE_V1_SIGNAL_SIGUSR2,
    CORE_V1_SIGNAL_SIGVTALRM,
    CORE_V1_SIGNAL_SIGWINCH,
    CORE_V1_SIGNAL_SIGXCPU,
    CORE_V1_SIGNAL_SIGXFSZ,
} core_v1_signal;
KIN_ENUM(core_v1_signal, "SIGABRT", "SIGALRM", "SIGBUS", "SIGCHLD", "SIGCLD",
    "SIGCONT", "SIGFPE", "SIGHUP", "SIGILL", "SIGINT", "SIGIO", "SIGIOT",
    "SIGKILL", "SIGPIPE", "SIGPOLL", "SIGPROF", "SIGPWR", "SIGQUIT", "SIGRTMAX",
    "SIGRTMAX-1", "SIGRTMAX-10", "SIGRTMAX-11", "SIGRTMAX-12", "SIGRTMAX-13",
    "SIGRTMAX-14", "SIGRTMAX-2", "SIGRTMAX-3", "SIGRTMAX-4", "SIGRTMAX-5",
    "SIGRTMAX-6", "SIGRTMAX-7", "SIGRTMAX-8", "SIGRTMAX-9", "SIGRTMIN",
    "SIGRTMIN+1", "SIGRTMIN+10", "SIGRTMIN+11", "SIGRTMIN+12", "SIGRTMIN+13",
    "SIGRTMIN+14", "SIGRTMIN+15", "SIGRTMIN+2", "SIGRTMIN+3", "SIGRTMIN+4",
    "SIGRTMIN+5", "SIGRTMIN+6", "SIGRTMIN+7", "SIGRTMIN+8", "SIGRTMIN+9",
    "SIGSEGV", "SIGSTKFLT", "SIGSTOP", "SIGSYS", "SIGTERM", "SIGTRAP",
    "SIGTSTP", "SIGTTIN", "SIGTTOU", "SIGURG", "SIGUSR1", "SIGUSR2",
    "SIGVTALRM", "SIGWINCH", "SIGXCPU", "SIGXFSZ")

/* SupplementalGroupsPolicy */
typedef enum core_v1_supplementalgroupspolicy {
    CORE_V1_SUPPLEMENTALGROUPSPOLICY_OTHER, /* none of these */
    CORE_V1_SUPPLEMENTALGROUPSPOLICY_MERGE,
    CORE_V1_SUPPLEMENTALGROUPSPOLICY_STRICT,
} core_v1_supplementalgroupspolicy;
KIN_ENUM(core_v1_supplementalgroupspolicy, "Merge", "Strict")

/* TaintEffect */
typedef enum core_v1_tainteffect {
    CORE_V1_TAINTEFFECT_OTHER, /* none of these */
    CORE_V1_TAINTEFFECT_NO_EXECUTE,
    CORE_V1_TAINTEFFECT_NO_SCHEDULE,
    CORE_V1_TAINTEFFECT_PREFER_NO_SCHEDULE,
} core_v1_tainteffect;
KIN_ENUM(core_v1_tainteffect, "NoExecute", "NoSchedule", "PreferNoSchedule")

/* TerminationMessagePolicy */
typedef enum core_v1_terminationmessagepolicy {
    CORE_V1_TERMINATIONMESSAGEPOLICY_OTHER, /* none of these */
    CORE_V1_TERMINATIONMESSAGEPOLICY_FALLBACK_TO_LOGS_ON_ERROR,
    CORE_V1_TERMINATIONMESSAGEPOLICY_FILE,
} core_v1_terminationmessagepolicy;
KIN_ENUM(core_v1_terminationmessagepolicy, "FallbackToLogsOnError", "File")

/* TolerationOperator */
typedef enum core_v1_tolerationoperator {
    CORE_V1_TOLERATIONOPERATOR_OTHER, /* none of these */
    CORE_V1_TOLERATIONOPERATOR_EQUAL,
    CORE_V1_TOLERATIONOPERATOR_EXISTS,
    CORE_V1_TOLERATIONOPERATOR_GT,
    CORE_V1_TOLERATIONOPERATOR_LT,
} core_v1_tolerationoperator;
KIN_ENUM(core_v1_tolerationoperator, "Equal", "Exists", "Gt", "Lt")

/* URIScheme */
typedef enum core_v1_urischeme {
    CORE_V1_URISCHEME_OTHER, /* none of these */
    CORE_V1_URISCHEME_HTTP,
    CORE_V1_URISCHEME_HTTPS,
} core_v1_urischeme;
KIN_ENUM(core_v1_urischeme, "HTTP", "HTTPS")

/* UnsatisfiableConstraintAction */
typedef enum core_v1_unsatisfiableconstraintaction {
    CORE_V1_UNSATISFIABLECONSTRAINTACTION_OTHER, /* none of these */
    CORE_V1_UNSATISFIABLECONSTRAINTACTION_DO_NOT_SCHEDULE,
    CORE_V1_UNSATISFIABLECONSTRAINTACTION_SCHEDULE_ANYWAY,
} core_v1_unsatisfiableconstraintaction;
KIN_ENUM(core_v1_unsatisfiableconstraintaction, "DoNotSchedule",
    "ScheduleAnyway")

/* VolumeHealthStatusType */
typedef enum core_v1_volumehealthstatustype {
    CORE_V1_VOLUMEHEALTHSTATUSTYPE_OTHER, /* none of these */
    CORE_V1_VOLUMEHEALTHSTATUSTYPE_DATA_LOSS,
    CORE_V1_VOLUMEHEALTHSTATUSTYPE_DEGRADED,
    CORE_V1_VOLUMEHEALTHSTATUSTYPE_INACCESSIBLE,
} core_v1_volumehealthstatustype;
KIN_ENUM(core_v1_volumehealthstatustype, "DataLoss", "Degraded", "Inaccessible")

/* AWSElasticBlockStoreVolumeSource */
KIN_FIELD(str, core_v1_awselasticblockstorevolumesource,
    core_v1_awselasticblockstorevolumesource_volume_id, "volumeID")
KIN_FIELD(str, core_v1_awselasticblockstorevolumesource,
    core_v1_awselasticblockstorevolumesource_fs_type, "fsType")
KIN_FIELD(int32, core_v1_awselasticblockstorevolumesource,
    core_v1_awselasticblockstorevolumesource_partition, "partition")
KIN_FIELD(boolean, core_v1_awselasticblockstorevolumesource,
    core_v1_awselasticblockstorevolumesource_read_only, "readOnly")

/* Affinity */
KIN_STRUCT(core_v1_nodeaffinity, core_v1_affinity,
    core_v1_affinity_node_affinity, "nodeAffinity")
KIN_STRUCT(core_v1_podaffinity, core_v1_affinity, core_v1_affinity_pod_affinity,
    "podAffinity")
KIN_STRUCT(core_v1_podantiaffinity, core_v1_affinity,
    core_v1_affinity_pod_anti_affinity, "podAntiAffinity")

/* AppArmorProfile */
/** One of core_v1_apparmorprofiletype. */
KIN_FIELD(str, core_v1_apparmorprofile, core_v1_apparmorprofile_type, "type")
KIN_FIELD(str, core_v1_apparmorprofile,
    core_v1_apparmorprofile_localhost_profile, "localhostProfile")

/* AttachedVolume */
KIN_FIELD(str, core_v1_attachedvolume, core_v1_attachedvolume_name, "name")
KIN_FIELD(str, core_v1_attachedvolume, core_v1_attachedvolume_device_path,
    "devicePath")

/* AzureDiskVolumeSource */
KIN_FIELD(str, core_v1_azurediskvolumesource,
    core_v1_azurediskvolumesource_disk_name, "diskName")
KIN_FIELD(str, core_v1_azurediskvolumesource,
    core_v1_azurediskvolumesource_disk_uri, "diskURI")
/** One of core_v1_azuredatadiskcachingmode. */
KIN_FIELD(str, core_v1_azurediskvolumesource,
    core_v1_azurediskvolumesource_caching_mode, "cachingMode")
KIN_FIELD(str, core_v1_azurediskvolumesource,
    core_v1_azurediskvolumesource_fs_type, "fsType")
KIN_FIELD(boolean, core_v1_azurediskvolumesource,
    core_v1_azurediskvolumesource_read_only, "readOnly")
/** One of core_v1_azuredatadiskkind. */
KIN_FIELD(str, core_v1_azurediskvolumesource,
    core_v1_azurediskvolumesource_kind, "kind")

/* AzureFilePersistentVolumeSource */
KIN_FIELD(str, core_v1_azurefilepersistentvolumesource,
    core_v1_azurefilepersistentvolumesource_secret_name, "secretName")
KIN_FIELD(str, core_v1_azurefilepersistentvolumesource,
    core_v1_azurefilepersistentvolumesource_share_name, "shareName")
KIN_FIELD(boolean, core_v1_azurefilepersistentvolumesource,
    core_v1_azurefilepersistentvolumesource_read_only, "readOnly")
KIN_FIELD(str, core_v1_azurefilepersistentvolumesource,
    core_v1_azurefilepersistentvolumesource_secret_namespace, "secretNamespace")

/* AzureFileVolumeSource */
KIN_FIELD(str, core_v1_azurefilevolumesource,
    core_v1_azurefilevolumesource_secret_name, "secretName")
KIN_FIELD(str, core_v1_azurefilevolumesource,
    core_v1_azurefilevolumesource_share_name, "shareName")
KIN_FIELD(boolean, core_v1_azurefilevolumesource,
    core_v1_azurefilevolumesource_read_only, "readOnly")

/* CSIPersistentVolumeSource */
KIN_FIELD(str, core_v1_csipersistentvolumesource,
    core_v1_csipersistentvolumesource_driver, "driver")
KIN_FIELD(str, core_v1_csipersistentvolumesource,
    core_v1_csipersistentvolumesource_volume_handle, "volumeHandle")
KIN_FIELD(boolean, core_v1_csipersistentvolumesource,
    core_v1_csipersistentvolumesource_read_only, "readOnly")
KIN_FIELD(str, core_v1_csipersistentvolumesource,
    core_v1_csipersistentvolumesource_fs_type, "fsType")
KIN_MAP_TEXT(core_v1_csipersistentvolumesource,
    core_v1_csipersistentvolumesource_volume_attributes, "volumeAttributes")
KIN_STRUCT(core_v1_secretreference, core_v1_csipersistentvolumesource,
    core_v1_csipersistentvolumesource_controller_publish_secret_ref,
    "controllerPublishSecretRef")
KIN_STRUCT(core_v1_secretreference, core_v1_csipersistentvolumesource,
    core_v1_csipersistentvolumesource_node_stage_secret_ref,
    "nodeStageSecretRef")
KIN_STRUCT(core_v1_secretreference, core_v1_csipersistentvolumesource,
    core_v1_csipersistentvolumesource_node_publish_secret_ref,
    "nodePublishSecretRef")
KIN_STRUCT(core_v1_secretreference, core_v1_csipersistentvolumesource,
    core_v1_csipersistentvolumesource_controller_expand_secret_ref,
    "controllerExpandSecretRef")
KIN_STRUCT(core_v1_secretreference, core_v1_csipersistentvolumesource,
    core_v1_csipersistentvolumesource_node_expand_secret_ref,
    "nodeExpandSecretRef")

/* CSIVolumeSource */
KIN_FIELD(str, core_v1_csivolumesource, core_v1_csivolumesource_driver,
    "driver")
KIN_FIELD(boolean, core_v1_csivolumesource, core_v1_csivolumesource_read_only,
    "readOnly")
KIN_FIELD(str, core_v1_csivolumesource, core_v1_csivolumesource_fs_type,
    "fsType")
KIN_MAP_TEXT(core_v1_csivolumesource, core_v1_csivolumesource_volume_attributes,
    "volumeAttributes")
KIN_STRUCT(core_v1_localobjectreference, core_v1_csivolumesource,
    core_v1_csivolumesource_node_publish_secret_ref, "nodePublishSecretRef")

/* Capabilities */
KIN_LIST(str, core_v1_capabilities, core_v1_capabilities_add, "add")
KIN_LIST(str, core_v1_capabilities, core_v1_capabilities_drop, "drop")

/* CephFSPersistentVolumeSource */
KIN_LIST(str, core_v1_cephfspersistentvolumesource,
    core_v1_cephfspersistentvolumesource_monitors, "monitors")
KIN_FIELD(str, core_v1_cephfspersistentvolumesource,
    core_v1_cephfspersistentvolumesource_path, "path")
KIN_FIELD(str, core_v1_cephfspersistentvolumesource,
    core_v1_cephfspersistentvolumesource_user, "user")
KIN_FIELD(str, core_v1_cephfspersistentvolumesource,
    core_v1_cephfspersistentvolumesource_secret_file, "secretFile")
KIN_STRUCT(core_v1_secretreference, core_v1_cephfspersistentvolumesource,
    core_v1_cephfspersistentvolumesource_secret_ref, "secretRef")
KIN_FIELD(boolean, core_v1_cephfspersistentvolumesource,
    core_v1_cephfspersistentvolumesource_read_only, "readOnly")

/* CephFSVolumeSource */
KIN_LIST(str, core_v1_cephfsvolumesource, core_v1_cephfsvolumesource_monitors,
    "monitors")
KIN_FIELD(str, core_v1_cephfsvolumesource, core_v1_cephfsvolumesource_path,
    "path")
KIN_FIELD(str, core_v1_cephfsvolumesource, core_v1_cephfsvolumesource_user,
    "user")
KIN_FIELD(str, core_v1_cephfsvolumesource,
    core_v1_cephfsvolumesource_secret_file, "secretFile")
KIN_STRUCT(core_v1_localobjectreference, core_v1_cephfsvolumesource,
    core_v1_cephfsvolumesource_secret_ref, "secretRef")
KIN_FIELD(boolean, core_v1_cephfsvolumesource,
    core_v1_cephfsvolumesource_read_only, "readOnly")

/* CinderPersistentVolumeSource */
KIN_FIELD(str, core_v1_cinderpersistentvolumesource,
    core_v1_cinderpersistentvolumesource_volume_id, "volumeID")
KIN_FIELD(str, core_v1_cinderpersistentvolumesource,
    core_v1_cinderpersistentvolumesource_fs_type, "fsType")
KIN_FIELD(boolean, core_v1_cinderpersistentvolumesource,
    core_v1_cinderpersistentvolumesource_read_only, "readOnly")
KIN_STRUCT(core_v1_secretreference, core_v1_cinderpersistentvolumesource,
    core_v1_cinderpersistentvolumesource_secret_ref, "secretRef")

/* CinderVolumeSource */
KIN_FIELD(str, core_v1_cindervolumesource, core_v1_cindervolumesource_volume_id,
    "volumeID")
KIN_FIELD(str, core_v1_cindervolumesource, core_v1_cindervolumesource_fs_type,
    "fsType")
KIN_FIELD(boolean, core_v1_cindervolumesource,
    core_v1_cindervolumesource_read_only, "readOnly")
KIN_STRUCT(core_v1_localobjectreference, core_v1_cindervolumesource,
    core_v1_cindervolumesource_secret_ref, "secretRef")

/* ClientIPConfig */
KIN_FIELD(int32, core_v1_clientipconfig, core_v1_clientipconfig_timeout_seconds,
    "timeoutSeconds")

/* ClusterTrustBundleProjection */
KIN_FIELD(str, core_v1_clustertrustbundleprojection,
    core_v1_clustertrustbundleprojection_name, "name")
KIN_FIELD(str, core_v1_clustertrustbundleprojection,
    core_v1_clustertrustbundleprojection_signer_name, "signerName")
KIN_STRUCT(meta_v1_labelselector, core_v1_clustertrustbundleprojection,
    core_v1_clustertrustbundleprojection_label_selector, "labelSelector")
KIN_FIELD(boolean, core_v1_clustertrustbundleprojection,
    core_v1_clustertrustbundleprojection_optional, "optional")
KIN_FIELD(str, core_v1_clustertrustbundleprojection,
    core_v1_clustertrustbundleprojection_path, "path")
KIN_FIELD(int64, core_v1_clustertrustbundleprojection,
    core_v1_clustertrustbundleprojection_user, "user")

/* ComponentCondition */
KIN_FIELD(str, core_v1_componentcondition, core_v1_componentcondition_type,
    "type")
KIN_FIELD(str, core_v1_componentcondition, core_v1_componentcondition_status,
    "status")
KIN_FIELD(str, core_v1_componentcondition, core_v1_componentcondition_message,
    "message")
KIN_FIELD(str, core_v1_componentcondition, core_v1_componentcondition_error,
    "error")

/* ComponentStatus */
KIN_STRUCT(meta_v1_objectmeta, core_v1_componentstatus,
    core_v1_componentstatus_metadata, "metadata")
#define CORE_V1_COMPONENTSTATUS_METADATA_PATH ".metadata"
KIN_STRUCT_LIST(core_v1_componentcondition, core_v1_componentstatus,
    core_v1_componentstatus_conditions, "conditions")
#define CORE_V1_COMPONENTSTATUS_CONDITIONS_PATH ".conditions"

/* ConfigMap */
KIN_STRUCT(meta_v1_objectmeta, core_v1_configmap, core_v1_configmap_metadata,
    "metadata")
#define CORE_V1_CONFIGMAP_METADATA_PATH ".metadata"
KIN_FIELD(boolean, core_v1_configmap, core_v1_configmap_immutable, "immutable")
#define CORE_V1_CONFIGMAP_IMMUTABLE_PATH ".immutable"
KIN_MAP_TEXT(core_v1_configmap, core_v1_configmap_data, "data")
#define CORE_V1_CONFIGMAP_DATA_PATH ".data"
KIN_MAP_BYTES(core_v1_configmap, core_v1_configmap_binary_data, "binaryData")
#define CORE_V1_CONFIGMAP_BINARY_DATA_PATH ".binaryData"

/* ConfigMapEnvSource */
KIN_FIELD(str, core_v1_configmapenvsource, core_v1_configmapenvsource_name,
    "name")
KIN_FIELD(boolean, core_v1_configmapenvsource,
    core_v1_configmapenvsource_optional, "optional")

/* ConfigMapKeySelector */
KIN_FIELD(str, core_v1_configmapkeyselector, core_v1_configmapkeyselector_name,
    "name")
KIN_FIELD(str, core_v1_configmapkeyselector, core_v1_configmapkeyselector_key,
    "key")
KIN_FIELD(boolean, core_v1_configmapkeyselector,
    core_v1_configmapkeyselector_optional, "optional")

/* ConfigMapNodeConfigSource */
KIN_FIELD(str, core_v1_configmapnodeconfigsource,
    core_v1_configmapnodeconfigsource_namespace, "namespace")
KIN_FIELD(str, core_v1_configmapnodeconfigsource,
    core_v1_configmapnodeconfigsource_name, "name")
KIN_FIELD(str, core_v1_configmapnodeconfigsource,
    core_v1_configmapnodeconfigsource_uid, "uid")
KIN_FIELD(str, core_v1_configmapnodeconfigsource,
    core_v1_configmapnodeconfigsource_resource_version, "resourceVersion")
KIN_FIELD(str, core_v1_configmapnodeconfigsource,
    core_v1_configmapnodeconfigsource_kubelet_config_key, "kubeletConfigKey")

/* ConfigMapProjection */
KIN_FIELD(str, core_v1_configmapprojection, core_v1_configmapprojection_name,
    "name")
KIN_STRUCT_LIST(core_v1_keytopath, core_v1_configmapprojection,
    core_v1_configmapprojection_items, "items")
KIN_FIELD(boolean, core_v1_configmapprojection,
    core_v1_configmapprojection_optional, "optional")

/* ConfigMapVolumeSource */
KIN_FIELD(str, core_v1_configmapvolumesource,
    core_v1_configmapvolumesource_name, "name")
KIN_STRUCT_LIST(core_v1_keytopath, core_v1_configmapvolumesource,
    core_v1_configmapvolumesource_items, "items")
KIN_FIELD(int32, core_v1_configmapvolumesource,
    core_v1_configmapvolumesource_default_mode, "defaultMode")
KIN_FIELD(boolean, core_v1_configmapvolumesource,
    core_v1_configmapvolumesource_optional, "optional")
KIN_FIELD(int64, core_v1_configmapvolumesource,
    core_v1_configmapvolumesource_default_user, "defaultUser")

/* Container */
KIN_FIELD(str, core_v1_container, core_v1_container_name, "name")
KIN_FIELD(str, core_v1_container, core_v1_container_image, "image")
KIN_LIST(str, core_v1_container, core_v1_container_command, "command")
KIN_LIST(str, core_v1_container, core_v1_container_args, "args")
KIN_FIELD(str, core_v1_container, core_v1_container_working_dir, "workingDir")
KIN_STRUCT_LIST(core_v1_containerport, core_v1_container,
    core_v1_container_ports, "ports")
KIN_STRUCT_LIST(core_v1_envfromsource, core_v1_container,
    core_v1_container_env_from, "envFrom")
KIN_STRUCT_LIST(core_v1_envvar, core_v1_container, core_v1_container_env, "env")
KIN_STRUCT(core_v1_resourcerequirements, core_v1_container,
    core_v1_container_resources, "resources")
KIN_STRUCT_LIST(core_v1_containerresizepolicy, core_v1_container,
    core_v1_container_resize_policy, "resizePolicy")
KIN_FIELD(str, core_v1_container, core_v1_container_restart_policy,
    "restartPolicy")
KIN_STRUCT_LIST(core_v1_containerrestartrule, core_v1_container,
    core_v1_container_restart_policy_rules, "restartPolicyRules")
KIN_STRUCT_LIST(core_v1_volumemount, core_v1_container,
    core_v1_container_volume_mounts, "volumeMounts")
KIN_STRUCT_LIST(core_v1_volumedevice, core_v1_container,
    core_v1_container_volume_devices, "volumeDevices")
KIN_STRUCT(core_v1_probe, core_v1_container, core_v1_container_liveness_probe,
    "livenessProbe")
KIN_STRUCT(core_v1_probe, core_v1_container, core_v1_container_readiness_probe,
    "readinessProbe")
KIN_STRUCT(core_v1_probe, core_v1_container, core_v1_container_startup_probe,
    "startupProbe")
KIN_STRUCT(core_v1_lifecycle, core_v1_container, core_v1_container_lifecycle,
    "lifecycle")
KIN_FIELD(str, core_v1_container, core_v1_container_termination_message_path,
    "terminationMessagePath")
/** One of core_v1_terminationmessagepolicy. */
KIN_FIELD(str, core_v1_container, core_v1_container_termination_message_policy,
    "terminationMessagePolicy")
/** One of core_v1_pullpolicy. */
KIN_FIELD(str, core_v1_container, core_v1_container_image_pull_policy,
    "imagePullPolicy")
KIN_STRUCT(core_v1_securitycontext, core_v1_container,
    core_v1_container_security_context, "securityContext")
KIN_FIELD(boolean, core_v1_container, core_v1_container_stdin, "stdin")
KIN_FIELD(boolean, core_v1_container, core_v1_container_stdin_once, "stdinOnce")
KIN_FIELD(boolean, core_v1_container, core_v1_container_tty, "tty")

/* ContainerExtendedResourceRequest */
KIN_FIELD(str, core_v1_containerextendedresourcerequest,
    core_v1_containerextendedresourcerequest_container_name, "containerName")
KIN_FIELD(str, core_v1_containerextendedresourcerequest,
    core_v1_containerextendedresourcerequest_resource_name, "resourceName")
KIN_FIELD(str, core_v1_containerextendedresourcerequest,
    core_v1_containerextendedresourcerequest_request_name, "requestName")

/* ContainerImage */
KIN_LIST(str, core_v1_containerimage, core_v1_containerimage_names, "names")
KIN_FIELD(int64, core_v1_containerimage, core_v1_containerimage_size_bytes,
    "sizeBytes")

/* ContainerPort */
KIN_FIELD(str, core_v1_containerport, core_v1_containerport_name, "name")
KIN_FIELD(int32, core_v1_containerport, core_v1_containerport_host_port,
    "hostPort")
KIN_FIELD(int32, core_v1_containerport, core_v1_containerport_container_port,
    "containerPort")
/** One of core_v1_protocol. */
KIN_FIELD(str, core_v1_containerport, core_v1_containerport_protocol,
    "protocol")
KIN_FIELD(str, core_v1_containerport, core_v1_containerport_host_ip, "hostIP")

/* ContainerResizePolicy */
KIN_FIELD(str, core_v1_containerresizepolicy,
    core_v1_containerresizepolicy_resource_name, "resourceName")
KIN_FIELD(str, core_v1_containerresizepolicy,
    core_v1_containerresizepolicy_restart_policy, "restartPolicy")

/* ContainerRestartRule */
KIN_FIELD(str, core_v1_containerrestartrule,
    core_v1_containerrestartrule_action, "action")
KIN_STRUCT(core_v1_containerrestartruleonexitcodes,
    core_v1_containerrestartrule, core_v1_containerrestartrule_exit_codes,
    "exitCodes")

/* ContainerRestartRuleOnExitCodes */
KIN_FIELD(str, core_v1_containerrestartruleonexitcodes,
    core_v1_containerrestartruleonexitcodes_operator, "operator")
KIN_LIST(int32, core_v1_containerrestartruleonexitcodes,
    core_v1_containerrestartruleonexitcodes_values, "values")

/* ContainerState */
KIN_STRUCT(core_v1_containerstatewaiting, core_v1_containerstate,
    core_v1_containerstate_waiting, "waiting")
KIN_STRUCT(core_v1_containerstaterunning, core_v1_containerstate,
    core_v1_containerstate_running, "running")
KIN_STRUCT(core_v1_containerstateterminated, core_v1_containerstate,
    core_v1_containerstate_terminated, "terminated")

/* ContainerStateRunning */
KIN_FIELD(time, core_v1_containerstaterunning,
    core_v1_containerstaterunning_started_at, "startedAt")

/* ContainerStateTerminated */
KIN_FIELD(int32, core_v1_containerstateterminated,
    core_v1_containerstateterminated_exit_code, "exitCode")
KIN_FIELD(int32, core_v1_containerstateterminated,
    core_v1_containerstateterminated_signal, "signal")
KIN_FIELD(str, core_v1_containerstateterminated,
    core_v1_containerstateterminated_reason, "reason")
KIN_FIELD(str, core_v1_containerstateterminated,
    core_v1_containerstateterminated_message, "message")
KIN_FIELD(time, core_v1_containerstateterminated,
    core_v1_containerstateterminated_started_at, "startedAt")
KIN_FIELD(time, core_v1_containerstateterminated,
    core_v1_containerstateterminated_finished_at, "finishedAt")
KIN_FIELD(str, core_v1_containerstateterminated,
    core_v1_containerstateterminated_container_id, "containerID")

/* ContainerStateWaiting */
KIN_FIELD(str, core_v1_containerstatewaiting,
    core_v1_containerstatewaiting_reason, "reason")
KIN_FIELD(str, core_v1_containerstatewaiting,
    core_v1_containerstatewaiting_message, "message")

/* ContainerStatus */
KIN_FIELD(str, core_v1_containerstatus, core_v1_containerstatus_name, "name")
KIN_STRUCT(core_v1_containerstate, core_v1_containerstatus,
    core_v1_containerstatus_state, "state")
KIN_STRUCT(core_v1_containerstate, core_v1_containerstatus,
    core_v1_containerstatus_last_state, "lastState")
KIN_FIELD(boolean, core_v1_containerstatus, core_v1_containerstatus_ready,
    "ready")
KIN_FIELD(int32, core_v1_containerstatus, core_v1_containerstatus_restart_count,
    "restartCount")
KIN_FIELD(str, core_v1_containerstatus, core_v1_containerstatus_image, "image")
KIN_FIELD(str, core_v1_containerstatus, core_v1_containerstatus_image_id,
    "imageID")
KIN_FIELD(str, core_v1_containerstatus, core_v1_containerstatus_container_id,
    "containerID")
KIN_FIELD(boolean, core_v1_containerstatus, core_v1_containerstatus_started,
    "started")
KIN_MAP(quantity, core_v1_containerstatus,
    core_v1_containerstatus_allocated_resources, "allocatedResources")
KIN_STRUCT(core_v1_resourcerequirements, core_v1_containerstatus,
    core_v1_containerstatus_resources, "resources")
KIN_STRUCT_LIST(core_v1_volumemountstatus, core_v1_containerstatus,
    core_v1_containerstatus_volume_mounts, "volumeMounts")
KIN_STRUCT(core_v1_containeruser, core_v1_containerstatus,
    core_v1_containerstatus_user, "user")
KIN_STRUCT_LIST(core_v1_resourcestatus, core_v1_containerstatus,
    core_v1_containerstatus_allocated_resources_status,
    "allocatedResourcesStatus")
/** One of core_v1_signal. */
KIN_FIELD(str, core_v1_containerstatus, core_v1_containerstatus_stop_signal,
    "stopSignal")

/* ContainerUser */
KIN_STRUCT(core_v1_linuxcontaineruser, core_v1_containeruser,
    core_v1_containeruser_linux, "linux")

/* DaemonEndpoint */
KIN_FIELD(int32, core_v1_daemonendpoint, core_v1_daemonendpoint_port, "Port")

/* DownwardAPIProjection */
KIN_STRUCT_LIST(core_v1_downwardapivolumefile, core_v1_downwardapiprojection,
    core_v1_downwardapiprojection_items, "items")

/* DownwardAPIVolumeFile */
KIN_FIELD(str, core_v1_downwardapivolumefile,
    core_v1_downwardapivolumefile_path, "path")
KIN_STRUCT(core_v1_objectfieldselector, core_v1_downwardapivolumefile,
    core_v1_downwardapivolumefile_field_ref, "fieldRef")
KIN_STRUCT(core_v1_resourcefieldselector, core_v1_downwardapivolumefile,
    core_v1_downwardapivolumefile_resource_field_ref, "resourceFieldRef")
KIN_FIELD(int32, core_v1_downwardapivolumefile,
    core_v1_downwardapivolumefile_mode, "mode")
KIN_FIELD(int64, core_v1_downwardapivolumefile,
    core_v1_downwardapivolumefile_user, "user")

/* DownwardAPIVolumeSource */
KIN_STRUCT_LIST(core_v1_downwardapivolumefile, core_v1_downwardapivolumesource,
    core_v1_downwardapivolumesource_items, "items")
KIN_FIELD(int32, core_v1_downwardapivolumesource,
    core_v1_downwardapivolumesource_default_mode, "defaultMode")
KIN_FIELD(int64, core_v1_downwardapivolumesource,
    core_v1_downwardapivolumesource_default_user, "defaultUser")

/* EmptyDirVolumeSource */
KIN_FIELD(str, core_v1_emptydirvolumesource,
    core_v1_emptydirvolumesource_medium, "medium")
KIN_FIELD(quantity, core_v1_emptydirvolumesource,
    core_v1_emptydirvolumesource_size_limit, "sizeLimit")
KIN_FIELD(int32, core_v1_emptydirvolumesource,
    core_v1_emptydirvolumesource_mode, "mode")

/* EndpointAddress */
KIN_FIELD(str, core_v1_endpointaddress, core_v1_endpointaddress_ip, "ip")
KIN_FIELD(str, core_v1_endpointaddress, core_v1_endpointaddress_hostname,
    "hostname")
KIN_FIELD(str, core_v1_endpointaddress, core_v1_endpointaddress_node_name,
    "nodeName")
KIN_STRUCT(core_v1_objectreference, core_v1_endpointaddress,
    core_v1_endpointaddress_target_ref, "targetRef")

/* EndpointPort */
KIN_FIELD(str, core_v1_endpointport, core_v1_endpointport_name, "name")
KIN_FIELD(int32, core_v1_endpointport, core_v1_endpointport_port, "port")
/** One of core_v1_protocol. */
KIN_FIELD(str, core_v1_endpointport, core_v1_endpointport_protocol, "protocol")
KIN_FIELD(str, core_v1_endpointport, core_v1_endpointport_app_protocol,
    "appProtocol")

/* EndpointSubset */
KIN_STRUCT_LIST(core_v1_endpointaddress, core_v1_endpointsubset,
    core_v1_endpointsubset_addresses, "addresses")
KIN_STRUCT_LIST(core_v1_endpointaddress, core_v1_endpointsubset,
    core_v1_endpointsubset_not_ready_addresses, "notReadyAddresses")
KIN_STRUCT_LIST(core_v1_endpointport, core_v1_endpointsubset,
    core_v1_endpointsubset_ports, "ports")

/* Endpoints */
KIN_STRUCT(meta_v1_objectmeta, core_v1_endpoints, core_v1_endpoints_metadata,
    "metadata")
#define CORE_V1_ENDPOINTS_METADATA_PATH ".metadata"
KIN_STRUCT_LIST(core_v1_endpointsubset, core_v1_endpoints,
    core_v1_endpoints_subsets, "subsets")
#define CORE_V1_ENDPOINTS_SUBSETS_PATH ".subsets"

/* EnvFromSource */
KIN_FIELD(str, core_v1_envfromsource, core_v1_envfromsource_prefix, "prefix")
KIN_STRUCT(core_v1_configmapenvsource, core_v1_envfromsource,
    core_v1_envfromsource_config_map_ref, "configMapRef")
KIN_STRUCT(core_v1_secretenvsource, core_v1_envfromsource,
    core_v1_envfromsource_secret_ref, "secretRef")

/* EnvVar */
KIN_FIELD(str, core_v1_envvar, core_v1_envvar_name, "name")
KIN_FIELD(str, core_v1_envvar, core_v1_envvar_value, "value")
KIN_STRUCT(core_v1_envvarsource, core_v1_envvar, core_v1_envvar_value_from,
    "valueFrom")

/* EnvVarSource */
KIN_STRUCT(core_v1_objectfieldselector, core_v1_envvarsource,
    core_v1_envvarsource_field_ref, "fieldRef")
KIN_STRUCT(core_v1_resourcefieldselector, core_v1_envvarsource,
    core_v1_envvarsource_resource_field_ref, "resourceFieldRef")
KIN_STRUCT(core_v1_configmapkeyselector, core_v1_envvarsource,
    core_v1_envvarsource_config_map_key_ref, "configMapKeyRef")
KIN_STRUCT(core_v1_secretkeyselector, core_v1_envvarsource,
    core_v1_envvarsource_secret_key_ref, "secretKeyRef")
KIN_STRUCT(core_v1_filekeyselector, core_v1_envvarsource,
    core_v1_envvarsource_file_key_ref, "fileKeyRef")

/* EphemeralContainer */
KIN_FIELD(str, core_v1_ephemeralcontainer, core_v1_ephemeralcontainer_name,
    "name")
KIN_FIELD(str, core_v1_ephemeralcontainer, core_v1_ephemeralcontainer_image,
    "image")
KIN_LIST(str, core_v1_ephemeralcontainer, core_v1_ephemeralcontainer_command,
    "command")
KIN_LIST(str, core_v1_ephemeralcontainer, core_v1_ephemeralcontainer_args,
    "args")
KIN_FIELD(str, core_v1_ephemeralcontainer,
    core_v1_ephemeralcontainer_working_dir, "workingDir")
KIN_STRUCT_LIST(core_v1_containerport, core_v1_ephemeralcontainer,
    core_v1_ephemeralcontainer_ports, "ports")
KIN_STRUCT_LIST(core_v1_envfromsource, core_v1_ephemeralcontainer,
    core_v1_ephemeralcontainer_env_from, "envFrom")
KIN_STRUCT_LIST(core_v1_envvar, core_v1_ephemeralcontainer,
    core_v1_ephemeralcontainer_env, "env")
KIN_STRUCT(core_v1_resourcerequirements, core_v1_ephemeralcontainer,
    core_v1_ephemeralcontainer_resources, "resources")
KIN_STRUCT_LIST(core_v1_containerresizepolicy, core_v1_ephemeralcontainer,
    core_v1_ephemeralcontainer_resize_policy, "resizePolicy")
KIN_FIELD(str, core_v1_ephemeralcontainer,
    core_v1_ephemeralcontainer_restart_policy, "restartPolicy")
KIN_STRUCT_LIST(core_v1_containerrestartrule, core_v1_ephemeralcontainer,
    core_v1_ephemeralcontainer_restart_policy_rules, "restartPolicyRules")
KIN_STRUCT_LIST(core_v1_volumemount, core_v1_ephemeralcontainer,
    core_v1_ephemeralcontainer_volume_mounts, "volumeMounts")
KIN_STRUCT_LIST(core_v1_volumedevice, core_v1_ephemeralcontainer,
    core_v1_ephemeralcontainer_volume_devices, "volumeDevices")
KIN_STRUCT(core_v1_probe, core_v1_ephemeralcontainer,
    core_v1_ephemeralcontainer_liveness_probe, "livenessProbe")
KIN_STRUCT(core_v1_probe, core_v1_ephemeralcontainer,
    core_v1_ephemeralcontainer_readiness_probe, "readinessProbe")
KIN_STRUCT(core_v1_probe, core_v1_ephemeralcontainer,
    core_v1_ephemeralcontainer_startup_probe, "startupProbe")
KIN_STRUCT(core_v1_lifecycle, core_v1_ephemeralcontainer,
    core_v1_ephemeralcontainer_lifecycle, "lifecycle")
KIN_FIELD(str, core_v1_ephemeralcontainer,
    core_v1_ephemeralcontainer_termination_message_path,
    "terminationMessagePath")
/** One of core_v1_terminationmessagepolicy. */
KIN_FIELD(str, core_v1_ephemeralcontainer,
    core_v1_ephemeralcontainer_termination_message_policy,
    "terminationMessagePolicy")
/** One of core_v1_pullpolicy. */
KIN_FIELD(str, core_v1_ephemeralcontainer,
    core_v1_ephemeralcontainer_image_pull_policy, "imagePullPolicy")
KIN_STRUCT(core_v1_securitycontext, core_v1_ephemeralcontainer,
    core_v1_ephemeralcontainer_security_context, "securityContext")
KIN_FIELD(boolean, core_v1_ephemeralcontainer, core_v1_ephemeralcontainer_stdin,
    "stdin")
KIN_FIELD(boolean, core_v1_ephemeralcontainer,
    core_v1_ephemeralcontainer_stdin_once, "stdinOnce")
KIN_FIELD(boolean, core_v1_ephemeralcontainer, core_v1_ephemeralcontainer_tty,
    "tty")
KIN_FIELD(str, core_v1_ephemeralcontainer,
    core_v1_ephemeralcontainer_target_container_name, "targetContainerName")

/* EphemeralVolumeSource */
KIN_STRUCT(core_v1_persistentvolumeclaimtemplate, core_v1_ephemeralvolumesource,
    core_v1_ephemeralvolumesource_volume_claim_template, "volumeClaimTemplate")

/* Event */
KIN_STRUCT(meta_v1_objectmeta, core_v1_event, core_v1_event_metadata,
    "metadata")
#define CORE_V1_EVENT_METADATA_PATH ".metadata"
KIN_STRUCT(core_v1_objectreference, core_v1_event,
    core_v1_event_involved_object, "involvedObject")
#define CORE_V1_EVENT_INVOLVED_OBJECT_PATH ".involvedObject"
KIN_FIELD(str, core_v1_event, core_v1_event_reason, "reason")
#define CORE_V1_EVENT_REASON_PATH ".reason"
KIN_FIELD(str, core_v1_event, core_v1_event_message, "message")
#define CORE_V1_EVENT_MESSAGE_PATH ".message"
KIN_STRUCT(core_v1_eventsource, core_v1_event, core_v1_event_source, "source")
#define CORE_V1_EVENT_SOURCE_PATH ".source"
KIN_FIELD(time, core_v1_event, core_v1_event_first_timestamp, "firstTimestamp")
#define CORE_V1_EVENT_FIRST_TIMESTAMP_PATH ".firstTimestamp"
KIN_FIELD(time, core_v1_event, core_v1_event_last_timestamp, "lastTimestamp")
#define CORE_V1_EVENT_LAST_TIMESTAMP_PATH ".lastTimestamp"
KIN_FIELD(int32, core_v1_event, core_v1_event_count, "count")
#define CORE_V1_EVENT_COUNT_PATH ".count"
KIN_FIELD(str, core_v1_event, core_v1_event_type, "type")
#define CORE_V1_EVENT_TYPE_PATH ".type"
KIN_FIELD(micro_time, core_v1_event, core_v1_event_event_time, "eventTime")
#define CORE_V1_EVENT_EVENT_TIME_PATH ".eventTime"
KIN_STRUCT(core_v1_eventseries, core_v1_event, core_v1_event_series, "series")
#define CORE_V1_EVENT_SERIES_PATH ".series"
KIN_FIELD(str, core_v1_event, core_v1_event_action, "action")
#define CORE_V1_EVENT_ACTION_PATH ".action"
KIN_STRUCT(core_v1_objectreference, core_v1_event, core_v1_event_related,
    "related")
#define CORE_V1_EVENT_RELATED_PATH ".related"
KIN_FIELD(str, core_v1_event, core_v1_event_reporting_component,
    "reportingComponent")
#define CORE_V1_EVENT_REPORTING_COMPONENT_PATH ".reportingComponent"
KIN_FIELD(str, core_v1_event, core_v1_event_reporting_instance,
    "reportingInstance")
#define CORE_V1_EVENT_REPORTING_INSTANCE_PATH ".reportingInstance"

/* EventSeries */
KIN_FIELD(int32, core_v1_eventseries, core_v1_eventseries_count, "count")
KIN_FIELD(micro_time, core_v1_eventseries,
    core_v1_eventseries_last_observed_time, "lastObservedTime")

/* EventSource */
KIN_FIELD(str, core_v1_eventsource, core_v1_eventsource_component, "component")
KIN_FIELD(str, core_v1_eventsource, core_v1_eventsource_host, "host")

/* EvictionResponder */
KIN_FIELD(str, core_v1_evictionresponder, core_v1_evictionresponder_name,
    "name")
KIN_FIELD(int32, core_v1_evictionresponder, core_v1_evictionresponder_priority,
    "priority")

/* ExecAction */
KIN_LIST(str, core_v1_execaction, core_v1_execaction_command, "command")

/* FCVolumeSource */
KIN_LIST(str, core_v1_fcvolumesource, core_v1_fcvolumesource_target_wwns,
    "targetWWNs")
KIN_FIELD(int32, core_v1_fcvolumesource, core_v1_fcvolumesource_lun, "lun")
KIN_FIELD(str, core_v1_fcvolumesource, core_v1_fcvolumesource_fs_type, "fsType")
KIN_FIELD(boolean, core_v1_fcvolumesource, core_v1_fcvolumesource_read_only,
    "readOnly")
KIN_LIST(str, core_v1_fcvolumesource, core_v1_fcvolumesource_wwids, "wwids")

/* FileKeySelector */
KIN_FIELD(str, core_v1_filekeyselector, core_v1_filekeyselector_volume_name,
    "volumeName")
KIN_FIELD(str, core_v1_filekeyselector, core_v1_filekeyselector_path, "path")
KIN_FIELD(str, core_v1_filekeyselector, core_v1_filekeyselector_key, "key")
KIN_FIELD(boolean, core_v1_filekeyselector, core_v1_filekeyselector_optional,
    "optional")

/* FlexPersistentVolumeSource */
KIN_FIELD(str, core_v1_flexpersistentvolumesource,
    core_v1_flexpersistentvolumesource_driver, "driver")
KIN_FIELD(str, core_v1_flexpersistentvolumesource,
    core_v1_flexpersistentvolumesource_fs_type, "fsType")
KIN_STRUCT(core_v1_secretreference, core_v1_flexpersistentvolumesource,
    core_v1_flexpersistentvolumesource_secret_ref, "secretRef")
KIN_FIELD(boolean, core_v1_flexpersistentvolumesource,
    core_v1_flexpersistentvolumesource_read_only, "readOnly")
KIN_MAP_TEXT(core_v1_flexpersistentvolumesource,
    core_v1_flexpersistentvolumesource_options, "options")

/* FlexVolumeSource */
KIN_FIELD(str, core_v1_flexvolumesource, core_v1_flexvolumesource_driver,
    "driver")
KIN_FIELD(str, core_v1_flexvolumesource, core_v1_flexvolumesource_fs_type,
    "fsType")
KIN_STRUCT(core_v1_localobjectreference, core_v1_flexvolumesource,
    core_v1_flexvolumesource_secret_ref, "secretRef")
KIN_FIELD(boolean, core_v1_flexvolumesource, core_v1_flexvolumesource_read_only,
    "readOnly")
KIN_MAP_TEXT(core_v1_flexvolumesource, core_v1_flexvolumesource_options,
    "options")

/* FlockerVolumeSource */
KIN_FIELD(str, core_v1_flockervolumesource,
    core_v1_flockervolumesource_dataset_name, "datasetName")
KIN_FIELD(str, core_v1_flockervolumesource,
    core_v1_flockervolumesource_dataset_uuid, "datasetUUID")

/* GCEPersistentDiskVolumeSource */
KIN_FIELD(str, core_v1_gcepersistentdiskvolumesource,
    core_v1_gcepersistentdiskvolumesource_pd_name, "pdName")
KIN_FIELD(str, core_v1_gcepersistentdiskvolumesource,
    core_v1_gcepersistentdiskvolumesource_fs_type, "fsType")
KIN_FIELD(int32, core_v1_gcepersistentdiskvolumesource,
    core_v1_gcepersistentdiskvolumesource_partition, "partition")
KIN_FIELD(boolean, core_v1_gcepersistentdiskvolumesource,
    core_v1_gcepersistentdiskvolumesource_read_only, "readOnly")

/* GRPCAction */
KIN_FIELD(int32, core_v1_grpcaction, core_v1_grpcaction_port, "port")
KIN_FIELD(str, core_v1_grpcaction, core_v1_grpcaction_service, "service")
/** One of core_v1_grpcprobemode. */
KIN_FIELD(str, core_v1_grpcaction, core_v1_grpcaction_mode, "mode")

/* GitRepoVolumeSource */
KIN_FIELD(str, core_v1_gitrepovolumesource,
    core_v1_gitrepovolumesource_repository, "repository")
KIN_FIELD(str, core_v1_gitrepovolumesource,
    core_v1_gitrepovolumesource_revision, "revision")
KIN_FIELD(str, core_v1_gitrepovolumesource,
    core_v1_gitrepovolumesource_directory, "directory")

/* GlusterfsPersistentVolumeSource */
KIN_FIELD(str, core_v1_glusterfspersistentvolumesource,
    core_v1_glusterfspersistentvolumesource_endpoints, "endpoints")
KIN_FIELD(str, core_v1_glusterfspersistentvolumesource,
    core_v1_glusterfspersistentvolumesource_path, "path")
KIN_FIELD(boolean, core_v1_glusterfspersistentvolumesource,
    core_v1_glusterfspersistentvolumesource_read_only, "readOnly")
KIN_FIELD(str, core_v1_glusterfspersistentvolumesource,
    core_v1_glusterfspersistentvolumesource_endpoints_namespace,
    "endpointsNamespace")

/* GlusterfsVolumeSource */
KIN_FIELD(str, core_v1_glusterfsvolumesource,
    core_v1_glusterfsvolumesource_endpoints, "endpoints")
KIN_FIELD(str, core_v1_glusterfsvolumesource,
    core_v1_glusterfsvolumesource_path, "path")
KIN_FIELD(boolean, core_v1_glusterfsvolumesource,
    core_v1_glusterfsvolumesource_read_only, "readOnly")

/* HTTPGetAction */
KIN_FIELD(str, core_v1_httpgetaction, core_v1_httpgetaction_path, "path")
KIN_FIELD(intstr, core_v1_httpgetaction, core_v1_httpgetaction_port, "port")
KIN_FIELD(str, core_v1_httpgetaction, core_v1_httpgetaction_host, "host")
/** One of core_v1_urischeme. */
KIN_FIELD(str, core_v1_httpgetaction, core_v1_httpgetaction_scheme, "scheme")
KIN_STRUCT_LIST(core_v1_httpheader, core_v1_httpgetaction,
    core_v1_httpgetaction_http_headers, "httpHeaders")
/** One of core_v1_httpprotocol. */
KIN_FIELD(str, core_v1_httpgetaction, core_v1_httpgetaction_protocol,
    "protocol")

/* HTTPHeader */
KIN_FIELD(str, core_v1_httpheader, core_v1_httpheader_name, "name")
KIN_FIELD(str, core_v1_httpheader, core_v1_httpheader_value, "value")

/* HostAlias */
KIN_FIELD(str, core_v1_hostalias, core_v1_hostalias_ip, "ip")
KIN_LIST(str, core_v1_hostalias, core_v1_hostalias_hostnames, "hostnames")

/* HostIP */
KIN_FIELD(str, core_v1_hostip, core_v1_hostip_ip, "ip")

/* HostPathVolumeSource */
KIN_FIELD(str, core_v1_hostpathvolumesource, core_v1_hostpathvolumesource_path,
    "path")
/** One of core_v1_hostpathtype. */
KIN_FIELD(str, core_v1_hostpathvolumesource, core_v1_hostpathvolumesource_type,
    "type")

/* ISCSIPersistentVolumeSource */
KIN_FIELD(str, core_v1_iscsipersistentvolumesource,
    core_v1_iscsipersistentvolumesource_target_portal, "targetPortal")
KIN_FIELD(str, core_v1_iscsipersistentvolumesource,
    core_v1_iscsipersistentvolumesource_iqn, "iqn")
KIN_FIELD(int32, core_v1_iscsipersistentvolumesource,
    core_v1_iscsipersistentvolumesource_lun, "lun")
KIN_FIELD(str, core_v1_iscsipersistentvolumesource,
    core_v1_iscsipersistentvolumesource_iscsi_interface, "iscsiInterface")
KIN_FIELD(str, core_v1_iscsipersistentvolumesource,
    core_v1_iscsipersistentvolumesource_fs_type, "fsType")
KIN_FIELD(boolean, core_v1_iscsipersistentvolumesource,
    core_v1_iscsipersistentvolumesource_read_only, "readOnly")
KIN_LIST(str, core_v1_iscsipersistentvolumesource,
    core_v1_iscsipersistentvolumesource_portals, "portals")
KIN_FIELD(boolean, core_v1_iscsipersistentvolumesource,
    core_v1_iscsipersistentvolumesource_chap_auth_discovery,
    "chapAuthDiscovery")
KIN_FIELD(boolean, core_v1_iscsipersistentvolumesource,
    core_v1_iscsipersistentvolumesource_chap_auth_session, "chapAuthSession")
KIN_STRUCT(core_v1_secretreference, core_v1_iscsipersistentvolumesource,
    core_v1_iscsipersistentvolumesource_secret_ref, "secretRef")
KIN_FIELD(str, core_v1_iscsipersistentvolumesource,
    core_v1_iscsipersistentvolumesource_initiator_name, "initiatorName")

/* ISCSIVolumeSource */
KIN_FIELD(str, core_v1_iscsivolumesource,
    core_v1_iscsivolumesource_target_portal, "targetPortal")
KIN_FIELD(str, core_v1_iscsivolumesource, core_v1_iscsivolumesource_iqn, "iqn")
KIN_FIELD(int32, core_v1_iscsivolumesource, core_v1_iscsivolumesource_lun,
    "lun")
KIN_FIELD(str, core_v1_iscsivolumesource,
    core_v1_iscsivolumesource_iscsi_interface, "iscsiInterface")
KIN_FIELD(str, core_v1_iscsivolumesource, core_v1_iscsivolumesource_fs_type,
    "fsType")
KIN_FIELD(boolean, core_v1_iscsivolumesource,
    core_v1_iscsivolumesource_read_only, "readOnly")
KIN_LIST(str, core_v1_iscsivolumesource, core_v1_iscsivolumesource_portals,
    "portals")
KIN_FIELD(boolean, core_v1_iscsivolumesource,
    core_v1_iscsivolumesource_chap_auth_discovery, "chapAuthDiscovery")
KIN_FIELD(boolean, core_v1_iscsivolumesource,
    core_v1_iscsivolumesource_chap_auth_session, "chapAuthSession")
KIN_STRUCT(core_v1_localobjectreference, core_v1_iscsivolumesource,
    core_v1_iscsivolumesource_secret_ref, "secretRef")
KIN_FIELD(str, core_v1_iscsivolumesource,
    core_v1_iscsivolumesource_initiator_name, "initiatorName")

/* ImageVolumeSource */
KIN_FIELD(str, core_v1_imagevolumesource, core_v1_imagevolumesource_reference,
    "reference")
/** One of core_v1_pullpolicy. */
KIN_FIELD(str, core_v1_imagevolumesource, core_v1_imagevolumesource_pull_policy,
    "pullPolicy")

/* ImageVolumeStatus */
KIN_FIELD(str, core_v1_imagevolumestatus, core_v1_imagevolumestatus_image_ref,
    "imageRef")

/* KeyToPath */
KIN_FIELD(str, core_v1_keytopath, core_v1_keytopath_key, "key")
KIN_FIELD(str, core_v1_keytopath, core_v1_keytopath_path, "path")
KIN_FIELD(int32, core_v1_keytopath, core_v1_keytopath_mode, "mode")
KIN_FIELD(int64, core_v1_keytopath, core_v1_keytopath_user, "user")

/* Lifecycle */
KIN_STRUCT(core_v1_lifecyclehandler, core_v1_lifecycle,
    core_v1_lifecycle_post_start, "postStart")
KIN_STRUCT(core_v1_lifecyclehandler, core_v1_lifecycle,
    core_v1_lifecycle_pre_stop, "preStop")
/** One of core_v1_signal. */
KIN_FIELD(str, core_v1_lifecycle, core_v1_lifecycle_stop_signal, "stopSignal")

/* LifecycleHandler */
KIN_STRUCT(core_v1_execaction, core_v1_lifecyclehandler,
    core_v1_lifecyclehandler_exec, "exec")
KIN_STRUCT(core_v1_httpgetaction, core_v1_lifecyclehandler,
    core_v1_lifecyclehandler_http_get, "httpGet")
KIN_STRUCT(core_v1_tcpsocketaction, core_v1_lifecyclehandler,
    core_v1_lifecyclehandler_tcp_socket, "tcpSocket")
KIN_STRUCT(core_v1_sleepaction, core_v1_lifecyclehandler,
    core_v1_lifecyclehandler_sleep, "sleep")

/* LimitRange */
KIN_STRUCT(meta_v1_objectmeta, core_v1_limitrange, core_v1_limitrange_metadata,
    "metadata")
#define CORE_V1_LIMITRANGE_METADATA_PATH ".metadata"
KIN_STRUCT(core_v1_limitrangespec, core_v1_limitrange, core_v1_limitrange_spec,
    "spec")
#define CORE_V1_LIMITRANGE_SPEC_PATH ".spec"
KIN_STRUCT_LIST2(core_v1_limitrangeitem, core_v1_limitrange,
    core_v1_limitrange_spec_limits, "spec", "limits")
#define CORE_V1_LIMITRANGE_SPEC_LIMITS_PATH ".spec.limits"

/* LimitRangeItem */
KIN_FIELD(str, core_v1_limitrangeitem, core_v1_limitrangeitem_type, "type")
KIN_MAP(quantity, core_v1_limitrangeitem, core_v1_limitrangeitem_max, "max")
KIN_MAP(quantity, core_v1_limitrangeitem, core_v1_limitrangeitem_min, "min")
KIN_MAP(quantity, core_v1_limitrangeitem, core_v1_limitrangeitem_default,
    "default")
KIN_MAP(quantity, core_v1_limitrangeitem,
    core_v1_limitrangeitem_default_request, "defaultRequest")
KIN_MAP(quantity, core_v1_limitrangeitem,
    core_v1_limitrangeitem_max_limit_request_ratio, "maxLimitRequestRatio")

/* LimitRangeSpec */
KIN_STRUCT_LIST(core_v1_limitrangeitem, core_v1_limitrangespec,
    core_v1_limitrangespec_limits, "limits")

/* LinuxContainerUser */
KIN_FIELD(int64, core_v1_linuxcontaineruser, core_v1_linuxcontaineruser_uid,
    "uid")
KIN_FIELD(int64, core_v1_linuxcontaineruser, core_v1_linuxcontaineruser_gid,
    "gid")
KIN_LIST(int64, core_v1_linuxcontaineruser,
    core_v1_linuxcontaineruser_supplemental_groups, "supplementalGroups")

/* LoadBalancerIngress */
KIN_FIELD(str, core_v1_loadbalanceringress, core_v1_loadbalanceringress_ip,
    "ip")
KIN_FIELD(str, core_v1_loadbalanceringress,
    core_v1_loadbalanceringress_hostname, "hostname")
KIN_FIELD(str, core_v1_loadbalanceringress, core_v1_loadbalanceringress_ip_mode,
    "ipMode")
KIN_STRUCT_LIST(core_v1_portstatus, core_v1_loadbalanceringress,
    core_v1_loadbalanceringress_ports, "ports")

/* LoadBalancerStatus */
KIN_STRUCT_LIST(core_v1_loadbalanceringress, core_v1_loadbalancerstatus,
    core_v1_loadbalancerstatus_ingress, "ingress")

/* LocalObjectReference */
KIN_FIELD(str, core_v1_localobjectreference, core_v1_localobjectreference_name,
    "name")

/* LocalVolumeSource */
KIN_FIELD(str, core_v1_localvolumesource, core_v1_localvolumesource_path,
    "path")
KIN_FIELD(str, core_v1_localvolumesource, core_v1_localvolumesource_fs_type,
    "fsType")

/* ModifyVolumeStatus */
KIN_FIELD(str, core_v1_modifyvolumestatus,
    core_v1_modifyvolumestatus_target_volume_attributes_class_name,
    "targetVolumeAttributesClassName")
/** One of core_v1_persistentvolumeclaimmodifyvolumestatus. */
KIN_FIELD(str, core_v1_modifyvolumestatus, core_v1_modifyvolumestatus_status,
    "status")

/* NFSVolumeSource */
KIN_FIELD(str, core_v1_nfsvolumesource, core_v1_nfsvolumesource_server,
    "server")
KIN_FIELD(str, core_v1_nfsvolumesource, core_v1_nfsvolumesource_path, "path")
KIN_FIELD(boolean, core_v1_nfsvolumesource, core_v1_nfsvolumesource_read_only,
    "readOnly")

/* Namespace */
KIN_STRUCT(meta_v1_objectmeta, core_v1_namespace, core_v1_namespace_metadata,
    "metadata")
#define CORE_V1_NAMESPACE_METADATA_PATH ".metadata"
KIN_STRUCT(core_v1_namespacespec, core_v1_namespace, core_v1_namespace_spec,
    "spec")
#define CORE_V1_NAMESPACE_SPEC_PATH ".spec"
KIN_STRUCT(core_v1_namespacestatus, core_v1_namespace, core_v1_namespace_status,
    "status")
#define CORE_V1_NAMESPACE_STATUS_PATH ".status"
KIN_LIST2(str, core_v1_namespace, core_v1_namespace_spec_finalizers, "spec",
    "finalizers")
#define CORE_V1_NAMESPACE_SPEC_FINALIZERS_PATH ".spec.finalizers"
/** One of core_v1_namespacephase. */
KIN_FIELD2(str, core_v1_namespace, core_v1_namespace_status_phase, "status",
    "phase")
#define CORE_V1_NAMESPACE_STATUS_PHASE_PATH ".status.phase"
KIN_STRUCT_LIST2(core_v1_namespacecondition, core_v1_namespace,
    core_v1_namespace_status_conditions, "status", "conditions")
#define CORE_V1_NAMESPACE_STATUS_CONDITIONS_PATH ".status.conditions"

/* NamespaceCondition */
KIN_FIELD(str, core_v1_namespacecondition, core_v1_namespacecondition_type,
    "type")
KIN_FIELD(str, core_v1_namespacecondition, core_v1_namespacecondition_status,
    "status")
KIN_FIELD(time, core_v1_namespacecondition,
    core_v1_namespacecondition_last_transition_time, "lastTransitionTime")
KIN_FIELD(str, core_v1_namespacecondition, core_v1_namespacecondition_reason,
    "reason")
KIN_FIELD(str, core_v1_namespacecondition, core_v1_namespacecondition_message,
    "message")

/* NamespaceSpec */
KIN_LIST(str, core_v1_namespacespec, core_v1_namespacespec_finalizers,
    "finalizers")

/* NamespaceStatus */
/** One of core_v1_namespacephase. */
KIN_FIELD(str, core_v1_namespacestatus, core_v1_namespacestatus_phase, "phase")
KIN_STRUCT_LIST(core_v1_namespacecondition, core_v1_namespacestatus,
    core_v1_namespacestatus_conditions, "conditions")

/* Node */
KIN_STRUCT(meta_v1_objectmeta, core_v1_node, core_v1_node_metadata, "metadata")
#define CORE_V1_NODE_METADATA_PATH ".metadata"
KIN_STRUCT(core_v1_nodespec, core_v1_node, core_v1_node_spec, "spec")
#define CORE_V1_NODE_SPEC_PATH ".spec"
KIN_STRUCT(core_v1_nodestatus, core_v1_node, core_v1_node_status, "status")
#define CORE_V1_NODE_STATUS_PATH ".status"
KIN_FIELD2(str, core_v1_node, core_v1_node_spec_pod_cidr, "spec", "podCIDR")
#define CORE_V1_NODE_SPEC_POD_CIDR_PATH ".spec.podCIDR"
KIN_LIST2(str, core_v1_node, core_v1_node_spec_pod_cidrs, "spec", "podCIDRs")
#define CORE_V1_NODE_SPEC_POD_CIDRS_PATH ".spec.podCIDRs"
KIN_FIELD2(str, core_v1_node, core_v1_node_spec_provider_id, "spec",
    "providerID")
#define CORE_V1_NODE_SPEC_PROVIDER_ID_PATH ".spec.providerID"
KIN_FIELD2(boolean, core_v1_node, core_v1_node_spec_unschedulable, "spec",
    "unschedulable")
#define CORE_V1_NODE_SPEC_UNSCHEDULABLE_PATH ".spec.unschedulable"
KIN_STRUCT_LIST2(core_v1_taint, core_v1_node, core_v1_node_spec_taints, "spec",
    "taints")
#define CORE_V1_NODE_SPEC_TAINTS_PATH ".spec.taints"
KIN_STRUCT2(core_v1_nodeconfigsource, core_v1_node,
    core_v1_node_spec_config_source, "spec", "configSource")
#define CORE_V1_NODE_SPEC_CONFIG_SOURCE_PATH ".spec.configSource"
KIN_FIELD2(str, core_v1_node, core_v1_node_spec_external_id, "spec",
    "externalID")
#define CORE_V1_NODE_SPEC_EXTERNAL_ID_PATH ".spec.externalID"
KIN_STRUCT2(core_v1_nodepodpreemptionpolicy, core_v1_node,
    core_v1_node_spec_pod_preemption_policy, "spec", "podPreemptionPolicy")
#define CORE_V1_NODE_SPEC_POD_PREEMPTION_POLICY_PATH ".spec.podPreemptionPolicy"
KIN_MAP2(quantity, core_v1_node, core_v1_node_status_capacity, "status",
    "capacity")
#define CORE_V1_NODE_STATUS_CAPACITY_PATH ".status.capacity"
KIN_MAP2(quantity, core_v1_node, core_v1_node_status_allocatable, "status",
    "allocatable")
#define CORE_V1_NODE_STATUS_ALLOCATABLE_PATH ".status.allocatable"
/** One of core_v1_nodephase. */
KIN_FIELD2(str, core_v1_node, core_v1_node_status_phase, "status", "phase")
#define CORE_V1_NODE_STATUS_PHASE_PATH ".status.phase"
KIN_STRUCT_LIST2(core_v1_nodecondition, core_v1_node,
    core_v1_node_status_conditions, "status", "conditions")
#define CORE_V1_NODE_STATUS_CONDITIONS_PATH ".status.conditions"
KIN_STRUCT_LIST2(core_v1_nodeaddress, core_v1_node,
    core_v1_node_status_addresses, "status", "addresses")
#define CORE_V1_NODE_STATUS_ADDRESSES_PATH ".status.addresses"
KIN_STRUCT2(core_v1_nodedaemonendpoints, core_v1_node,
    core_v1_node_status_daemon_endpoints, "status", "daemonEndpoints")
#define CORE_V1_NODE_STATUS_DAEMON_ENDPOINTS_PATH ".status.daemonEndpoints"
KIN_STRUCT2(core_v1_nodesysteminfo, core_v1_node, core_v1_node_status_node_info,
    "status", "nodeInfo")
#define CORE_V1_NODE_STATUS_NODE_INFO_PATH ".status.nodeInfo"
KIN_STRUCT_LIST2(core_v1_containerimage, core_v1_node,
    core_v1_node_status_images, "status", "images")
#define CORE_V1_NODE_STATUS_IMAGES_PATH ".status.images"
KIN_LIST2(str, core_v1_node, core_v1_node_status_volumes_in_use, "status",
    "volumesInUse")
#define CORE_V1_NODE_STATUS_VOLUMES_IN_USE_PATH ".status.volumesInUse"
KIN_STRUCT_LIST2(core_v1_attachedvolume, core_v1_node,
    core_v1_node_status_volumes_attached, "status", "volumesAttached")
#define CORE_V1_NODE_STATUS_VOLUMES_ATTACHED_PATH ".status.volumesAttached"
KIN_STRUCT2(core_v1_nodeconfigstatus, core_v1_node, core_v1_node_status_config,
    "status", "config")
#define CORE_V1_NODE_STATUS_CONFIG_PATH ".status.config"
KIN_STRUCT_LIST2(core_v1_noderuntimehandler, core_v1_node,
    core_v1_node_status_runtime_handlers, "status", "runtimeHandlers")
#define CORE_V1_NODE_STATUS_RUNTIME_HANDLERS_PATH ".status.runtimeHandlers"
KIN_STRUCT2(core_v1_nodefeatures, core_v1_node, core_v1_node_status_features,
    "status", "features")
#define CORE_V1_NODE_STATUS_FEATURES_PATH ".status.features"
KIN_LIST2(str, core_v1_node, core_v1_node_status_declared_features, "status",
    "declaredFeatures")
#define CORE_V1_NODE_STATUS_DECLARED_FEATURES_PATH ".status.declaredFeatures"

/* NodeAddress */
KIN_FIELD(str, core_v1_nodeaddress, core_v1_nodeaddress_type, "type")
KIN_FIELD(str, core_v1_nodeaddress, core_v1_nodeaddress_address, "address")

/* NodeAffinity */
KIN_STRUCT(core_v1_nodeselector, core_v1_nodeaffinity,
    core_v1_nodeaffinity_required_during_scheduling,
    "requiredDuringSchedulingIgnoredDuringExecution")
KIN_STRUCT_LIST(core_v1_preferredschedulingterm, core_v1_nodeaffinity,
    core_v1_nodeaffinity_preferred_during_scheduling,
    "preferredDuringSchedulingIgnoredDuringExecution")

/* NodeAllocatableMappedResources */
KIN_FIELD(str, core_v1_nodeallocatablemappedresources,
    core_v1_nodeallocatablemappedresources_name, "name")
KIN_FIELD(quantity, core_v1_nodeallocatablemappedresources,
    core_v1_nodeallocatablemappedresources_quantity, "quantity")

/* NodeAllocatableOverheadResources */
KIN_FIELD(str, core_v1_nodeallocatableoverheadresources,
    core_v1_nodeallocatableoverheadresources_name, "name")
KIN_FIELD(quantity, core_v1_nodeallocatableoverheadresources,
    core_v1_nodeallocatableoverheadresources_per_pod, "perPod")
KIN_FIELD(quantity, core_v1_nodeallocatableoverheadresources,
    core_v1_nodeallocatableoverheadresources_per_container, "perContainer")

/* NodeAllocatableResourceClaimStatus */
KIN_FIELD(str, core_v1_nodeallocatableresourceclaimstatus,
    core_v1_nodeallocatableresourceclaimstatus_resource_claim_name,
    "resourceClaimName")
KIN_LIST(str, core_v1_nodeallocatableresourceclaimstatus,
    core_v1_nodeallocatableresourceclaimstatus_containers, "containers")
KIN_STRUCT_LIST(core_v1_nodeallocatablemappedresources,
    core_v1_nodeallocatableresourceclaimstatus,
    core_v1_nodeallocatableresourceclaimstatus_mapping, "mapping")
KIN_STRUCT_LIST(core_v1_nodeallocatableoverheadresources,
    core_v1_nodeallocatableresourceclaimstatus,
    core_v1_nodeallocatableresourceclaimstatus_overhead, "overhead")

/* NodeCondition */
KIN_FIELD(str, core_v1_nodecondition, core_v1_nodecondition_type, "type")
KIN_FIELD(str, core_v1_nodecondition, core_v1_nodecondition_status, "status")
KIN_FIELD(time, core_v1_nodecondition,
    core_v1_nodecondition_last_heartbeat_time, "lastHeartbeatTime")
KIN_FIELD(time, core_v1_nodecondition,
    core_v1_nodecondition_last_transition_time, "lastTransitionTime")
KIN_FIELD(str, core_v1_nodecondition, core_v1_nodecondition_reason, "reason")
KIN_FIELD(str, core_v1_nodecondition, core_v1_nodecondition_message, "message")

/* NodeConfigSource */
KIN_STRUCT(core_v1_configmapnodeconfigsource, core_v1_nodeconfigsource,
    core_v1_nodeconfigsource_config_map, "configMap")

/* NodeConfigStatus */
KIN_STRUCT(core_v1_nodeconfigsource, core_v1_nodeconfigstatus,
    core_v1_nodeconfigstatus_assigned, "assigned")
KIN_STRUCT(core_v1_nodeconfigsource, core_v1_nodeconfigstatus,
    core_v1_nodeconfigstatus_active, "active")
KIN_STRUCT(core_v1_nodeconfigsource, core_v1_nodeconfigstatus,
    core_v1_nodeconfigstatus_last_known_good, "lastKnownGood")
KIN_FIELD(str, core_v1_nodeconfigstatus, core_v1_nodeconfigstatus_error,
    "error")

/* NodeDaemonEndpoints */
KIN_STRUCT(core_v1_daemonendpoint, core_v1_nodedaemonendpoints,
    core_v1_nodedaemonendpoints_kubelet_endpoint, "kubeletEndpoint")

/* NodeFeatures */
KIN_FIELD(boolean, core_v1_nodefeatures,
    core_v1_nodefeatures_supplemental_groups_policy, "supplementalGroupsPolicy")

/* NodePodPreemptionPolicy */
KIN_LIST(str, core_v1_nodepodpreemptionpolicy,
    core_v1_nodepodpreemptionpolicy_disable_resize_preemption,
    "disableResizePreemption")

/* NodeRuntimeHandler */
KIN_FIELD(str, core_v1_noderuntimehandler, core_v1_noderuntimehandler_name,
    "name")
KIN_STRUCT(core_v1_noderuntimehandlerfeatures, core_v1_noderuntimehandler,
    core_v1_noderuntimehandler_features, "features")

/* NodeRuntimeHandlerFeatures */
KIN_FIELD(boolean, core_v1_noderuntimehandlerfeatures,
    core_v1_noderuntimehandlerfeatures_recursive_read_only_mounts,
    "recursiveReadOnlyMounts")
KIN_FIELD(boolean, core_v1_noderuntimehandlerfeatures,
    core_v1_noderuntimehandlerfeatures_user_namespaces, "userNamespaces")

/* NodeSelector */
KIN_STRUCT_LIST(core_v1_nodeselectorterm, core_v1_nodeselector,
    core_v1_nodeselector_node_selector_terms, "nodeSelectorTerms")

/* NodeSelectorRequirement */
KIN_FIELD(str, core_v1_nodeselectorrequirement,
    core_v1_nodeselectorrequirement_key, "key")
/** One of core_v1_nodeselectoroperator. */
KIN_FIELD(str, core_v1_nodeselectorrequirement,
    core_v1_nodeselectorrequirement_operator, "operator")
KIN_LIST(str, core_v1_nodeselectorrequirement,
    core_v1_nodeselectorrequirement_values, "values")

/* NodeSelectorTerm */
KIN_STRUCT_LIST(core_v1_nodeselectorrequirement, core_v1_nodeselectorterm,
    core_v1_nodeselectorterm_match_expressions, "matchExpressions")
KIN_STRUCT_LIST(core_v1_nodeselectorrequirement, core_v1_nodeselectorterm,
    core_v1_nodeselectorterm_match_fields, "matchFields")

/* NodeSpec */
KIN_FIELD(str, core_v1_nodespec, core_v1_nodespec_pod_cidr, "podCIDR")
KIN_LIST(str, core_v1_nodespec, core_v1_nodespec_pod_cidrs, "podCIDRs")
KIN_FIELD(str, core_v1_nodespec, core_v1_nodespec_provider_id, "providerID")
KIN_FIELD(boolean, core_v1_nodespec, core_v1_nodespec_unschedulable,
    "unschedulable")
KIN_STRUCT_LIST(core_v1_taint, core_v1_nodespec, core_v1_nodespec_taints,
    "taints")
KIN_STRUCT(core_v1_nodeconfigsource, core_v1_nodespec,
    core_v1_nodespec_config_source, "configSource")
KIN_FIELD(str, core_v1_nodespec, core_v1_nodespec_external_id, "externalID")
KIN_STRUCT(core_v1_nodepodpreemptionpolicy, core_v1_nodespec,
    core_v1_nodespec_pod_preemption_policy, "podPreemptionPolicy")

/* NodeStatus */
KIN_MAP(quantity, core_v1_nodestatus, core_v1_nodestatus_capacity, "capacity")
KIN_MAP(quantity, core_v1_nodestatus, core_v1_nodestatus_allocatable,
    "allocatable")
/** One of core_v1_nodephase. */
KIN_FIELD(str, core_v1_nodestatus, core_v1_nodestatus_phase, "phase")
KIN_STRUCT_LIST(core_v1_nodecondition, core_v1_nodestatus,
    core_v1_nodestatus_conditions, "conditions")
KIN_STRUCT_LIST(core_v1_nodeaddress, core_v1_nodestatus,
    core_v1_nodestatus_addresses, "addresses")
KIN_STRUCT(core_v1_nodedaemonendpoints, core_v1_nodestatus,
    core_v1_nodestatus_daemon_endpoints, "daemonEndpoints")
KIN_STRUCT(core_v1_nodesysteminfo, core_v1_nodestatus,
    core_v1_nodestatus_node_info, "nodeInfo")
KIN_STRUCT_LIST(core_v1_containerimage, core_v1_nodestatus,
    core_v1_nodestatus_images, "images")
KIN_LIST(str, core_v1_nodestatus, core_v1_nodestatus_volumes_in_use,
    "volumesInUse")
KIN_STRUCT_LIST(core_v1_attachedvolume, core_v1_nodestatus,
    core_v1_nodestatus_volumes_attached, "volumesAttached")
KIN_STRUCT(core_v1_nodeconfigstatus, core_v1_nodestatus,
    core_v1_nodestatus_config, "config")
KIN_STRUCT_LIST(core_v1_noderuntimehandler, core_v1_nodestatus,
    core_v1_nodestatus_runtime_handlers, "runtimeHandlers")
KIN_STRUCT(core_v1_nodefeatures, core_v1_nodestatus,
    core_v1_nodestatus_features, "features")
KIN_LIST(str, core_v1_nodestatus, core_v1_nodestatus_declared_features,
    "declaredFeatures")

/* NodeSwapStatus */
KIN_FIELD(int64, core_v1_nodeswapstatus, core_v1_nodeswapstatus_capacity,
    "capacity")

/* NodeSystemInfo */
KIN_FIELD(str, core_v1_nodesysteminfo, core_v1_nodesysteminfo_machine_id,
    "machineID")
KIN_FIELD(str, core_v1_nodesysteminfo, core_v1_nodesysteminfo_system_uuid,
    "systemUUID")
KIN_FIELD(str, core_v1_nodesysteminfo, core_v1_nodesysteminfo_boot_id, "bootID")
KIN_FIELD(str, core_v1_nodesysteminfo, core_v1_nodesysteminfo_kernel_version,
    "kernelVersion")
KIN_FIELD(str, core_v1_nodesysteminfo, core_v1_nodesysteminfo_os_image,
    "osImage")
KIN_FIELD(str, core_v1_nodesysteminfo,
    core_v1_nodesysteminfo_container_runtime_version, "containerRuntimeVersion")
KIN_FIELD(str, core_v1_nodesysteminfo, core_v1_nodesysteminfo_kubelet_version,
    "kubeletVersion")
KIN_FIELD(str, core_v1_nodesysteminfo,
    core_v1_nodesysteminfo_kube_proxy_version, "kubeProxyVersion")
KIN_FIELD(str, core_v1_nodesysteminfo, core_v1_nodesysteminfo_operating_system,
    "operatingSystem")
KIN_FIELD(str, core_v1_nodesysteminfo, core_v1_nodesysteminfo_architecture,
    "architecture")
KIN_STRUCT(core_v1_nodeswapstatus, core_v1_nodesysteminfo,
    core_v1_nodesysteminfo_swap, "swap")
KIN_FIELD(boolean, core_v1_nodesysteminfo,
    core_v1_nodesysteminfo_running_in_user_namespace, "runningInUserNamespace")

/* ObjectFieldSelector */
KIN_FIELD(str, core_v1_objectfieldselector,
    core_v1_objectfieldselector_api_version, "apiVersion")
KIN_FIELD(str, core_v1_objectfieldselector,
    core_v1_objectfieldselector_field_path, "fieldPath")

/* ObjectReference */
KIN_FIELD(str, core_v1_objectreference, core_v1_objectreference_kind, "kind")
KIN_FIELD(str, core_v1_objectreference, core_v1_objectreference_namespace,
    "namespace")
KIN_FIELD(str, core_v1_objectreference, core_v1_objectreference_name, "name")
KIN_FIELD(str, core_v1_objectreference, core_v1_objectreference_uid, "uid")
KIN_FIELD(str, core_v1_objectreference, core_v1_objectreference_api_version,
    "apiVersion")
KIN_FIELD(str, core_v1_objectreference,
    core_v1_objectreference_resource_version, "resourceVersion")
KIN_FIELD(str, core_v1_objectreference, core_v1_objectreference_field_path,
    "fieldPath")

/* PersistentVolume */
KIN_STRUCT(meta_v1_objectmeta, core_v1_persistentvolume,
    core_v1_persistentvolume_metadata, "metadata")
#define CORE_V1_PERSISTENTVOLUME_METADATA_PATH ".metadata"
KIN_STRUCT(core_v1_persistentvolumespec, core_v1_persistentvolume,
    core_v1_persistentvolume_spec, "spec")
#define CORE_V1_PERSISTENTVOLUME_SPEC_PATH ".spec"
KIN_STRUCT(core_v1_persistentvolumestatus, core_v1_persistentvolume,
    core_v1_persistentvolume_status, "status")
#define CORE_V1_PERSISTENTVOLUME_STATUS_PATH ".status"
KIN_MAP2(quantity, core_v1_persistentvolume,
    core_v1_persistentvolume_spec_capacity, "spec", "capacity")
#define CORE_V1_PERSISTENTVOLUME_SPEC_CAPACITY_PATH ".spec.capacity"
KIN_STRUCT2(core_v1_gcepersistentdiskvolumesource, core_v1_persistentvolume,
    core_v1_persistentvolume_spec_gce_persistent_disk, "spec",
    "gcePersistentDisk")
#define CORE_V1_PERSISTENTVOLUME_SPEC_GCE_PERSISTENT_DISK_PATH \
    ".spec.gcePersistentDisk"
KIN_STRUCT2(core_v1_awselasticblockstorevolumesource, core_v1_persistentvolume,
    core_v1_persistentvolume_spec_aws_elastic_block_store, "spec",
    "awsElasticBlockStore")
#define CORE_V1_PERSISTENTVOLUME_SPEC_AWS_ELASTIC_BLOCK_STORE_PATH \
    ".spec.awsElasticBlockStore"
KIN_STRUCT2(core_v1_hostpathvolumesource, core_v1_persistentvolume,
    core_v1_persistentvolume_spec_host_path, "spec", "hostPath")
#define CORE_V1_PERSISTENTVOLUME_SPEC_HOST_PATH_PATH ".spec.hostPath"
KIN_STRUCT2(core_v1_glusterfspersistentvolumesource, core_v1_persistentvolume,
    core_v1_persistentvolume_spec_glusterfs, "spec", "glusterfs")
#define CORE_V1_PERSISTENTVOLUME_SPEC_GLUSTERFS_PATH ".spec.glusterfs"
KIN_STRUCT2(core_v1_nfsvolumesource, core_v1_persistentvolume,
    core_v1_persistentvolume_spec_nfs, "spec", "nfs")
#define CORE_V1_PERSISTENTVOLUME_SPEC_NFS_PATH ".spec.nfs"
KIN_STRUCT2(core_v1_rbdpersistentvolumesource, core_v1_persistentvolume,
    core_v1_persistentvolume_spec_rbd, "spec", "rbd")
#define CORE_V1_PERSISTENTVOLUME_SPEC_RBD_PATH ".spec.rbd"
KIN_STRUCT2(core_v1_iscsipersistentvolumesource, core_v1_persistentvolume,
    core_v1_persistentvolume_spec_iscsi, "spec", "iscsi")
#define CORE_V1_PERSISTENTVOLUME_SPEC_ISCSI_PATH ".spec.iscsi"
KIN_STRUCT2(core_v1_cinderpersistentvolumesource, core_v1_persistentvolume,
    core_v1_persistentvolume_spec_cinder, "spec", "cinder")
#define CORE_V1_PERSISTENTVOLUME_SPEC_CINDER_PATH ".spec.cinder"
KIN_STRUCT2(core_v1_cephfspersistentvolumesource, core_v1_persistentvolume,
    core_v1_persistentvolume_spec_cephfs, "spec", "cephfs")
#define CORE_V1_PERSISTENTVOLUME_SPEC_CEPHFS_PATH ".spec.cephfs"
KIN_STRUCT2(core_v1_fcvolumesource, core_v1_persistentvolume,
    core_v1_persistentvolume_spec_fc, "spec", "fc")
#define CORE_V1_PERSISTENTVOLUME_SPEC_FC_PATH ".spec.fc"
KIN_STRUCT2(core_v1_flockervolumesource, core_v1_persistentvolume,
    core_v1_persistentvolume_spec_flocker, "spec", "flocker")
#define CORE_V1_PERSISTENTVOLUME_SPEC_FLOCKER_PATH ".spec.flocker"
KIN_STRUCT2(core_v1_flexpersistentvolumesource, core_v1_persistentvolume,
    core_v1_persistentvolume_spec_flex_volume, "spec", "flexVolume")
#define CORE_V1_PERSISTENTVOLUME_SPEC_FLEX_VOLUME_PATH ".spec.flexVolume"
KIN_STRUCT2(core_v1_azurefilepersistentvolumesource, core_v1_persistentvolume,
    core_v1_persistentvolume_spec_azure_file, "spec", "azureFile")
#define CORE_V1_PERSISTENTVOLUME_SPEC_AZURE_FILE_PATH ".spec.azureFile"
KIN_STRUCT2(core_v1_vspherevirtualdiskvolumesource, core_v1_persistentvolume,
    core_v1_persistentvolume_spec_vsphere_volume, "spec", "vsphereVolume")
#define CORE_V1_PERSISTENTVOLUME_SPEC_VSPHERE_VOLUME_PATH ".spec.vsphereVolume"
KIN_STRUCT2(core_v1_quobytevolumesource, core_v1_persistentvolume,
    core_v1_persistentvolume_spec_quobyte, "spec", "quobyte")
#define CORE_V1_PERSISTENTVOLUME_SPEC_QUOBYTE_PATH ".spec.quobyte"
KIN_STRUCT2(core_v1_azurediskvolumesource, core_v1_persistentvolume,
    core_v1_persistentvolume_spec_azure_disk, "spec", "azureDisk")
#define CORE_V1_PERSISTENTVOLUME_SPEC_AZURE_DISK_PATH ".spec.azureDisk"
KIN_STRUCT2(core_v1_photonpersistentdiskvolumesource, core_v1_persistentvolume,
    core_v1_persistentvolume_spec_photon_persistent_disk, "spec",
    "photonPersistentDisk")
#define CORE_V1_PERSISTENTVOLUME_SPEC_PHOTON_PERSISTENT_DISK_PATH \
    ".spec.photonPersistentDisk"
KIN_STRUCT2(core_v1_portworxvolumesource, core_v1_persistentvolume,
    core_v1_persistentvolume_spec_portworx_volume, "spec", "portworxVolume")
#define CORE_V1_PERSISTENTVOLUME_SPEC_PORTWORX_VOLUME_PATH \
    ".spec.portworxVolume"
KIN_STRUCT2(core_v1_scaleiopersistentvolumesource, core_v1_persistentvolume,
    core_v1_persistentvolume_spec_scale_io, "spec", "scaleIO")
#define CORE_V1_PERSISTENTVOLUME_SPEC_SCALE_IO_PATH ".spec.scaleIO"
KIN_STRUCT2(core_v1_localvolumesource, core_v1_persistentvolume,
    core_v1_persistentvolume_spec_local, "spec", "local")
#define CORE_V1_PERSISTENTVOLUME_SPEC_LOCAL_PATH ".spec.local"
KIN_STRUCT2(core_v1_storageospersistentvolumesource, core_v1_persistentvolume,
    core_v1_persistentvolume_spec_storageos, "spec", "storageos")
#define CORE_V1_PERSISTENTVOLUME_SPEC_STORAGEOS_PATH ".spec.storageos"
KIN_STRUCT2(core_v1_csipersistentvolumesource, core_v1_persistentvolume,
    core_v1_persistentvolume_spec_csi, "spec", "csi")
#define CORE_V1_PERSISTENTVOLUME_SPEC_CSI_PATH ".spec.csi"
/** One of core_v1_persistentvolumeaccessmode. */
KIN_LIST2(str, core_v1_persistentvolume,
    core_v1_persistentvolume_spec_access_modes, "spec", "accessModes")
#define CORE_V1_PERSISTENTVOLUME_SPEC_ACCESS_MODES_PATH ".spec.accessModes"
KIN_STRUCT2(core_v1_objectreference, core_v1_persistentvolume,
    core_v1_persistentvolume_spec_claim_ref, "spec", "claimRef")
#define CORE_V1_PERSISTENTVOLUME_SPEC_CLAIM_REF_PATH ".spec.claimRef"
/** One of core_v1_persistentvolumereclaimpolicy. */
KIN_FIELD2(str, core_v1_persistentvolume,
    core_v1_persistentvolume_spec_persistent_volume_reclaim_policy, "spec",
    "persistentVolumeReclaimPolicy")
#define CORE_V1_PERSISTENTVOLUME_SPEC_PERSISTENT_VOLUME_RECLAIM_POLICY_PATH \
    ".spec.persistentVolumeReclaimPolicy"
KIN_FIELD2(str, core_v1_persistentvolume,
    core_v1_persistentvolume_spec_storage_class_name, "spec",
    "storageClassName")
#define CORE_V1_PERSISTENTVOLUME_SPEC_STORAGE_CLASS_NAME_PATH \
    ".spec.storageClassName"
KIN_LIST2(str, core_v1_persistentvolume,
    core_v1_persistentvolume_spec_mount_options, "spec", "mountOptions")
#define CORE_V1_PERSISTENTVOLUME_SPEC_MOUNT_OPTIONS_PATH ".spec.mountOptions"
/** One of core_v1_persistentvolumemode. */
KIN_FIELD2(str, core_v1_persistentvolume,
    core_v1_persistentvolume_spec_volume_mode, "spec", "volumeMode")
#define CORE_V1_PERSISTENTVOLUME_SPEC_VOLUME_MODE_PATH ".spec.volumeMode"
KIN_STRUCT2(core_v1_volumenodeaffinity, core_v1_persistentvolume,
    core_v1_persistentvolume_spec_node_affinity, "spec", "nodeAffinity")
#define CORE_V1_PERSISTENTVOLUME_SPEC_NODE_AFFINITY_PATH ".spec.nodeAffinity"
KIN_FIELD2(str, core_v1_persistentvolume,
    core_v1_persistentvolume_spec_volume_attributes_class_name, "spec",
    "volumeAttributesClassName")
#define CORE_V1_PERSISTENTVOLUME_SPEC_VOLUME_ATTRIBUTES_CLASS_NAME_PATH \
    ".spec.volumeAttributesClassName"
/** One of core_v1_persistentvolumephase. */
KIN_FIELD2(str, core_v1_persistentvolume, core_v1_persistentvolume_status_phase,
    "status", "phase")
#define CORE_V1_PERSISTENTVOLUME_STATUS_PHASE_PATH ".status.phase"
KIN_FIELD2(str, core_v1_persistentvolume,
    core_v1_persistentvolume_status_message, "status", "message")
#define CORE_V1_PERSISTENTVOLUME_STATUS_MESSAGE_PATH ".status.message"
KIN_FIELD2(str, core_v1_persistentvolume,
    core_v1_persistentvolume_status_reason, "status", "reason")
#define CORE_V1_PERSISTENTVOLUME_STATUS_REASON_PATH ".status.reason"
KIN_FIELD2(time, core_v1_persistentvolume,
    core_v1_persistentvolume_status_last_phase_transition_time, "status",
    "lastPhaseTransitionTime")
#define CORE_V1_PERSISTENTVOLUME_STATUS_LAST_PHASE_TRANSITION_TIME_PATH \
    ".status.lastPhaseTransitionTime"

/* PersistentVolumeClaim */
KIN_STRUCT(meta_v1_objectmeta, core_v1_persistentvolumeclaim,
    core_v1_persistentvolumeclaim_metadata, "metadata")
#define CORE_V1_PERSISTENTVOLUMECLAIM_METADATA_PATH ".metadata"
KIN_STRUCT(core_v1_persistentvolumeclaimspec, core_v1_persistentvolumeclaim,
    core_v1_persistentvolumeclaim_spec, "spec")
#define CORE_V1_PERSISTENTVOLUMECLAIM_SPEC_PATH ".spec"
KIN_STRUCT(core_v1_persistentvolumeclaimstatus, core_v1_persistentvolumeclaim,
    core_v1_persistentvolumeclaim_status, "status")
#define CORE_V1_PERSISTENTVOLUMECLAIM_STATUS_PATH ".status"
/** One of core_v1_persistentvolumeaccessmode. */
KIN_LIST2(str, core_v1_persistentvolumeclaim,
    core_v1_persistentvolumeclaim_spec_access_modes, "spec", "accessModes")
#define CORE_V1_PERSISTENTVOLUMECLAIM_SPEC_ACCESS_MODES_PATH ".spec.accessModes"
KIN_STRUCT2(meta_v1_labelselector, core_v1_persistentvolumeclaim,
    core_v1_persistentvolumeclaim_spec_selector, "spec", "selector")
#define CORE_V1_PERSISTENTVOLUMECLAIM_SPEC_SELECTOR_PATH ".spec.selector"
KIN_STRUCT2(core_v1_volumeresourcerequirements, core_v1_persistentvolumeclaim,
    core_v1_persistentvolumeclaim_spec_resources, "spec", "resources")
#define CORE_V1_PERSISTENTVOLUMECLAIM_SPEC_RESOURCES_PATH ".spec.resources"
KIN_FIELD2(str, core_v1_persistentvolumeclaim,
    core_v1_persistentvolumeclaim_spec_volume_name, "spec", "volumeName")
#define CORE_V1_PERSISTENTVOLUMECLAIM_SPEC_VOLUME_NAME_PATH ".spec.volumeName"
KIN_FIELD2(str, core_v1_persistentvolumeclaim,
    core_v1_persistentvolumeclaim_spec_storage_class_name, "spec",
    "storageClassName")
#define CORE_V1_PERSISTENTVOLUMECLAIM_SPEC_STORAGE_CLASS_NAME_PATH \
    ".spec.storageClassName"
/** One of core_v1_persistentvolumemode. */
KIN_FIELD2(str, core_v1_persistentvolumeclaim,
    core_v1_persistentvolumeclaim_spec_volume_mode, "spec", "volumeMode")
#define CORE_V1_PERSISTENTVOLUMECLAIM_SPEC_VOLUME_MODE_PATH ".spec.volumeMode"
KIN_STRUCT2(core_v1_typedlocalobjectreference, core_v1_persistentvolumeclaim,
    core_v1_persistentvolumeclaim_spec_data_source, "spec", "dataSource")
#define CORE_V1_PERSISTENTVOLUMECLAIM_SPEC_DATA_SOURCE_PATH ".spec.dataSource"
KIN_STRUCT2(core_v1_typedobjectreference, core_v1_persistentvolumeclaim,
    core_v1_persistentvolumeclaim_spec_data_source_ref, "spec", "dataSourceRef")
#define CORE_V1_PERSISTENTVOLUMECLAIM_SPEC_DATA_SOURCE_REF_PATH \
    ".spec.dataSourceRef"
KIN_FIELD2(str, core_v1_persistentvolumeclaim,
    core_v1_persistentvolumeclaim_spec_volume_attributes_class_name, "spec",
    "volumeAttributesClassName")
#define CORE_V1_PERSISTENTVOLUMECLAIM_SPEC_VOLUME_ATTRIBUTES_CLASS_NAME_PATH \
    ".spec.volumeAttributesClassName"
/** One of core_v1_persistentvolumeclaimphase. */
KIN_FIELD2(str, core_v1_persistentvolumeclaim,
    core_v1_persistentvolumeclaim_status_phase, "status", "phase")
#define CORE_V1_PERSISTENTVOLUMECLAIM_STATUS_PHASE_PATH ".status.phase"
/** One of core_v1_persistentvolumeaccessmode. */
KIN_LIST2(str, core_v1_persistentvolumeclaim,
    core_v1_persistentvolumeclaim_status_access_modes, "status", "accessModes")
#define CORE_V1_PERSISTENTVOLUMECLAIM_STATUS_ACCESS_MODES_PATH \
    ".status.accessModes"
KIN_MAP2(quantity, core_v1_persistentvolumeclaim,
    core_v1_persistentvolumeclaim_status_capacity, "status", "capacity")
#define CORE_V1_PERSISTENTVOLUMECLAIM_STATUS_CAPACITY_PATH ".status.capacity"
KIN_STRUCT_LIST2(core_v1_persistentvolumeclaimcondition,
    core_v1_persistentvolumeclaim,
    core_v1_persistentvolumeclaim_status_conditions, "status", "conditions")
#define CORE_V1_PERSISTENTVOLUMECLAIM_STATUS_CONDITIONS_PATH \
    ".status.conditions"
KIN_MAP2(quantity, core_v1_persistentvolumeclaim,
    core_v1_persistentvolumeclaim_status_allocated_resources, "status",
    "allocatedResources")
#define CORE_V1_PERSISTENTVOLUMECLAIM_STATUS_ALLOCATED_RESOURCES_PATH \
    ".status.allocatedResources"
/** One of core_v1_claimresourcestatus. */
KIN_MAP_TEXT2(core_v1_persistentvolumeclaim,
    core_v1_persistentvolumeclaim_status_allocated_resource_statuses, "status",
    "allocatedResourceStatuses")
#define CORE_V1_PERSISTENTVOLUMECLAIM_STATUS_ALLOCATED_RESOURCE_STATUSES_PATH \
    ".status.allocatedResourceStatuses"
KIN_FIELD2(str, core_v1_persistentvolumeclaim,
    core_v1_persistentvolumeclaim_status_current_volume_attributes_class_name,
    "status", "currentVolumeAttributesClassName")
#define CORE_V1_PERSISTENTVOLUMECLAIM_STATUS_CURRENT_VOLUME_ATTRIBUTES_CLASS_NAME_PATH \
    ".status.currentVolumeAttributesClassName"
KIN_STRUCT2(core_v1_modifyvolumestatus, core_v1_persistentvolumeclaim,
    core_v1_persistentvolumeclaim_status_modify_volume_status, "status",
    "modifyVolumeStatus")
#define CORE_V1_PERSISTENTVOLUMECLAIM_STATUS_MODIFY_VOLUME_STATUS_PATH \
    ".status.modifyVolumeStatus"
KIN_STRUCT2(core_v1_volumehealthstatus, core_v1_persistentvolumeclaim,
    core_v1_persistentvolumeclaim_status_health_status, "status",
    "healthStatus")
#define CORE_V1_PERSISTENTVOLUMECLAIM_STATUS_HEALTH_STATUS_PATH \
    ".status.healthStatus"

/* PersistentVolumeClaim */
KIN_STRUCT(meta_v1_objectmeta, core_v1_persistentvolumeclaim_inner,
    core_v1_persistentvolumeclaim_inner_metadata, "metadata")
KIN_STRUCT(core_v1_persistentvolumeclaimspec,
    core_v1_persistentvolumeclaim_inner,
    core_v1_persistentvolumeclaim_inner_spec, "spec")
KIN_STRUCT(core_v1_persistentvolumeclaimstatus,
    core_v1_persistentvolumeclaim_inner,
    core_v1_persistentvolumeclaim_inner_status, "status")
/** One of core_v1_persistentvolumeaccessmode. */
KIN_LIST2(str, core_v1_persistentvolumeclaim_inner,
    core_v1_persistentvolumeclaim_inner_spec_access_modes, "spec",
    "accessModes")
KIN_STRUCT2(meta_v1_labelselector, core_v1_persistentvolumeclaim_inner,
    core_v1_persistentvolumeclaim_inner_spec_selector, "spec", "selector")
KIN_STRUCT2(core_v1_volumeresourcerequirements,
    core_v1_persistentvolumeclaim_inner,
    core_v1_persistentvolumeclaim_inner_spec_resources, "spec", "resources")
KIN_FIELD2(str, core_v1_persistentvolumeclaim_inner,
    core_v1_persistentvolumeclaim_inner_spec_volume_name, "spec", "volumeName")
KIN_FIELD2(str, core_v1_persistentvolumeclaim_inner,
    core_v1_persistentvolumeclaim_inner_spec_storage_class_name, "spec",
    "storageClassName")
/** One of core_v1_persistentvolumemode. */
KIN_FIELD2(str, core_v1_persistentvolumeclaim_inner,
    core_v1_persistentvolumeclaim_inner_spec_volume_mode, "spec", "volumeMode")
KIN_STRUCT2(core_v1_typedlocalobjectreference,
    core_v1_persistentvolumeclaim_inner,
    core_v1_persistentvolumeclaim_inner_spec_data_source, "spec", "dataSource")
KIN_STRUCT2(core_v1_typedobjectreference, core_v1_persistentvolumeclaim_inner,
    core_v1_persistentvolumeclaim_inner_spec_data_source_ref, "spec",
    "dataSourceRef")
KIN_FIELD2(str, core_v1_persistentvolumeclaim_inner,
    core_v1_persistentvolumeclaim_inner_spec_volume_attributes_class_name,
    "spec", "volumeAttributesClassName")
/** One of core_v1_persistentvolumeclaimphase. */
KIN_FIELD2(str, core_v1_persistentvolumeclaim_inner,
    core_v1_persistentvolumeclaim_inner_status_phase, "status", "phase")
/** One of core_v1_persistentvolumeaccessmode. */
KIN_LIST2(str, core_v1_persistentvolumeclaim_inner,
    core_v1_persistentvolumeclaim_inner_status_access_modes, "status",
    "accessModes")
KIN_MAP2(quantity, core_v1_persistentvolumeclaim_inner,
    core_v1_persistentvolumeclaim_inner_status_capacity, "status", "capacity")
KIN_STRUCT_LIST2(core_v1_persistentvolumeclaimcondition,
    core_v1_persistentvolumeclaim_inner,
    core_v1_persistentvolumeclaim_inner_status_conditions, "status",
    "conditions")
KIN_MAP2(quantity, core_v1_persistentvolumeclaim_inner,
    core_v1_persistentvolumeclaim_inner_status_allocated_resources, "status",
    "allocatedResources")
/** One of core_v1_claimresourcestatus. */
KIN_MAP_TEXT2(core_v1_persistentvolumeclaim_inner,
    core_v1_persistentvolumeclaim_inner_status_allocated_resource_statuses,
    "status", "allocatedResourceStatuses")
KIN_FIELD2(str, core_v1_persistentvolumeclaim_inner,
    core_v1_persistentvolumeclaim_inner_status_current_volume_attributes_class_name,
    "status", "currentVolumeAttributesClassName")
KIN_STRUCT2(core_v1_modifyvolumestatus, core_v1_persistentvolumeclaim_inner,
    core_v1_persistentvolumeclaim_inner_status_modify_volume_status, "status",
    "modifyVolumeStatus")
KIN_STRUCT2(core_v1_volumehealthstatus, core_v1_persistentvolumeclaim_inner,
    core_v1_persistentvolumeclaim_inner_status_health_status, "status",
    "healthStatus")

/* PersistentVolumeClaimCondition */
KIN_FIELD(str, core_v1_persistentvolumeclaimcondition,
    core_v1_persistentvolumeclaimcondition_type, "type")
KIN_FIELD(str, core_v1_persistentvolumeclaimcondition,
    core_v1_persistentvolumeclaimcondition_status, "status")
KIN_FIELD(time, core_v1_persistentvolumeclaimcondition,
    core_v1_persistentvolumeclaimcondition_last_probe_time, "lastProbeTime")
KIN_FIELD(time, core_v1_persistentvolumeclaimcondition,
    core_v1_persistentvolumeclaimcondition_last_transition_time,
    "lastTransitionTime")
KIN_FIELD(str, core_v1_persistentvolumeclaimcondition,
    core_v1_persistentvolumeclaimcondition_reason, "reason")
KIN_FIELD(str, core_v1_persistentvolumeclaimcondition,
    core_v1_persistentvolumeclaimcondition_message, "message")

/* PersistentVolumeClaimSpec */
/** One of core_v1_persistentvolumeaccessmode. */
KIN_LIST(str, core_v1_persistentvolumeclaimspec,
    core_v1_persistentvolumeclaimspec_access_modes, "accessModes")
KIN_STRUCT(meta_v1_labelselector, core_v1_persistentvolumeclaimspec,
    core_v1_persistentvolumeclaimspec_selector, "selector")
KIN_STRUCT(core_v1_volumeresourcerequirements,
    core_v1_persistentvolumeclaimspec,
    core_v1_persistentvolumeclaimspec_resources, "resources")
KIN_FIELD(str, core_v1_persistentvolumeclaimspec,
    core_v1_persistentvolumeclaimspec_volume_name, "volumeName")
KIN_FIELD(str, core_v1_persistentvolumeclaimspec,
    core_v1_persistentvolumeclaimspec_storage_class_name, "storageClassName")
/** One of core_v1_persistentvolumemode. */
KIN_FIELD(str, core_v1_persistentvolumeclaimspec,
    core_v1_persistentvolumeclaimspec_volume_mode, "volumeMode")
KIN_STRUCT(core_v1_typedlocalobjectreference, core_v1_persistentvolumeclaimspec,
    core_v1_persistentvolumeclaimspec_data_source, "dataSource")
KIN_STRUCT(core_v1_typedobjectreference, core_v1_persistentvolumeclaimspec,
    core_v1_persistentvolumeclaimspec_data_source_ref, "dataSourceRef")
KIN_FIELD(str, core_v1_persistentvolumeclaimspec,
    core_v1_persistentvolumeclaimspec_volume_attributes_class_name,
    "volumeAttributesClassName")

/* PersistentVolumeClaimStatus */
/** One of core_v1_persistentvolumeclaimphase. */
KIN_FIELD(str, core_v1_persistentvolumeclaimstatus,
    core_v1_persistentvolumeclaimstatus_phase, "phase")
/** One of core_v1_persistentvolumeaccessmode. */
KIN_LIST(str, core_v1_persistentvolumeclaimstatus,
    core_v1_persistentvolumeclaimstatus_access_modes, "accessModes")
KIN_MAP(quantity, core_v1_persistentvolumeclaimstatus,
    core_v1_persistentvolumeclaimstatus_capacity, "capacity")
KIN_STRUCT_LIST(core_v1_persistentvolumeclaimcondition,
    core_v1_persistentvolumeclaimstatus,
    core_v1_persistentvolumeclaimstatus_conditions, "conditions")
KIN_MAP(quantity, core_v1_persistentvolumeclaimstatus,
    core_v1_persistentvolumeclaimstatus_allocated_resources,
    "allocatedResources")
/** One of core_v1_claimresourcestatus. */
KIN_MAP_TEXT(core_v1_persistentvolumeclaimstatus,
    core_v1_persistentvolumeclaimstatus_allocated_resource_statuses,
    "allocatedResourceStatuses")
KIN_FIELD(str, core_v1_persistentvolumeclaimstatus,
    core_v1_persistentvolumeclaimstatus_current_volume_attributes_class_name,
    "currentVolumeAttributesClassName")
KIN_STRUCT(core_v1_modifyvolumestatus, core_v1_persistentvolumeclaimstatus,
    core_v1_persistentvolumeclaimstatus_modify_volume_status,
    "modifyVolumeStatus")
KIN_STRUCT(core_v1_volumehealthstatus, core_v1_persistentvolumeclaimstatus,
    core_v1_persistentvolumeclaimstatus_health_status, "healthStatus")

/* PersistentVolumeClaimTemplate */
KIN_STRUCT(meta_v1_objectmeta, core_v1_persistentvolumeclaimtemplate,
    core_v1_persistentvolumeclaimtemplate_metadata, "metadata")
KIN_STRUCT(core_v1_persistentvolumeclaimspec,
    core_v1_persistentvolumeclaimtemplate,
    core_v1_persistentvolumeclaimtemplate_spec, "spec")
/** One of core_v1_persistentvolumeaccessmode. */
KIN_LIST2(str, core_v1_persistentvolumeclaimtemplate,
    core_v1_persistentvolumeclaimtemplate_spec_access_modes, "spec",
    "accessModes")
KIN_STRUCT2(meta_v1_labelselector, core_v1_persistentvolumeclaimtemplate,
    core_v1_persistentvolumeclaimtemplate_spec_selector, "spec", "selector")
KIN_STRUCT2(core_v1_volumeresourcerequirements,
    core_v1_persistentvolumeclaimtemplate,
    core_v1_persistentvolumeclaimtemplate_spec_resources, "spec", "resources")
KIN_FIELD2(str, core_v1_persistentvolumeclaimtemplate,
    core_v1_persistentvolumeclaimtemplate_spec_volume_name, "spec",
    "volumeName")
KIN_FIELD2(str, core_v1_persistentvolumeclaimtemplate,
    core_v1_persistentvolumeclaimtemplate_spec_storage_class_name, "spec",
    "storageClassName")
/** One of core_v1_persistentvolumemode. */
KIN_FIELD2(str, core_v1_persistentvolumeclaimtemplate,
    core_v1_persistentvolumeclaimtemplate_spec_volume_mode, "spec",
    "volumeMode")
KIN_STRUCT2(core_v1_typedlocalobjectreference,
    core_v1_persistentvolumeclaimtemplate,
    core_v1_persistentvolumeclaimtemplate_spec_data_source, "spec",
    "dataSource")
KIN_STRUCT2(core_v1_typedobjectreference, core_v1_persistentvolumeclaimtemplate,
    core_v1_persistentvolumeclaimtemplate_spec_data_source_ref, "spec",
    "dataSourceRef")
KIN_FIELD2(str, core_v1_persistentvolumeclaimtemplate,
    core_v1_persistentvolumeclaimtemplate_spec_volume_attributes_class_name,
    "spec", "volumeAttributesClassName")

/* PersistentVolumeClaimVolumeSource */
KIN_FIELD(str, core_v1_persistentvolumeclaimvolumesource,
    core_v1_persistentvolumeclaimvolumesource_claim_name, "claimName")
KIN_FIELD(boolean, core_v1_persistentvolumeclaimvolumesource,
    core_v1_persistentvolumeclaimvolumesource_read_only, "readOnly")

/* PersistentVolumeSpec */
KIN_MAP(quantity, core_v1_persistentvolumespec,
    core_v1_persistentvolumespec_capacity, "capacity")
KIN_STRUCT(core_v1_gcepersistentdiskvolumesource, core_v1_persistentvolumespec,
    core_v1_persistentvolumespec_gce_persistent_disk, "gcePersistentDisk")
KIN_STRUCT(core_v1_awselasticblockstorevolumesource,
    core_v1_persistentvolumespec,
    core_v1_persistentvolumespec_aws_elastic_block_store,
    "awsElasticBlockStore")
KIN_STRUCT(core_v1_hostpathvolumesource, core_v1_persistentvolumespec,
    core_v1_persistentvolumespec_host_path, "hostPath")
KIN_STRUCT(core_v1_glusterfspersistentvolumesource,
    core_v1_persistentvolumespec, core_v1_persistentvolumespec_glusterfs,
    "glusterfs")
KIN_STRUCT(core_v1_nfsvolumesource, core_v1_persistentvolumespec,
    core_v1_persistentvolumespec_nfs, "nfs")
KIN_STRUCT(core_v1_rbdpersistentvolumesource, core_v1_persistentvolumespec,
    core_v1_persistentvolumespec_rbd, "rbd")
KIN_STRUCT(core_v1_iscsipersistentvolumesource, core_v1_persistentvolumespec,
    core_v1_persistentvolumespec_iscsi, "iscsi")
KIN_STRUCT(core_v1_cinderpersistentvolumesource, core_v1_persistentvolumespec,
    core_v1_persistentvolumespec_cinder, "cinder")
KIN_STRUCT(core_v1_cephfspersistentvolumesource, core_v1_persistentvolumespec,
    core_v1_persistentvolumespec_cephfs, "cephfs")
KIN_STRUCT(core_v1_fcvolumesource, core_v1_persistentvolumespec,
    core_v1_persistentvolumespec_fc, "fc")
KIN_STRUCT(core_v1_flockervolumesource, core_v1_persistentvolumespec,
    core_v1_persistentvolumespec_flocker, "flocker")
KIN_STRUCT(core_v1_flexpersistentvolumesource, core_v1_persistentvolumespec,
    core_v1_persistentvolumespec_flex_volume, "flexVolume")
KIN_STRUCT(core_v1_azurefilepersistentvolumesource,
    core_v1_persistentvolumespec, core_v1_persistentvolumespec_azure_file,
    "azureFile")
KIN_STRUCT(core_v1_vspherevirtualdiskvolumesource, core_v1_persistentvolumespec,
    core_v1_persistentvolumespec_vsphere_volume, "vsphereVolume")
KIN_STRUCT(core_v1_quobytevolumesource, core_v1_persistentvolumespec,
    core_v1_persistentvolumespec_quobyte, "quobyte")
KIN_STRUCT(core_v1_azurediskvolumesource, core_v1_persistentvolumespec,
    core_v1_persistentvolumespec_azure_disk, "azureDisk")
KIN_STRUCT(core_v1_photonpersistentdiskvolumesource,
    core_v1_persistentvolumespec,
    core_v1_persistentvolumespec_photon_persistent_disk, "photonPersistentDisk")
KIN_STRUCT(core_v1_portworxvolumesource, core_v1_persistentvolumespec,
    core_v1_persistentvolumespec_portworx_volume, "portworxVolume")
KIN_STRUCT(core_v1_scaleiopersistentvolumesource, core_v1_persistentvolumespec,
    core_v1_persistentvolumespec_scale_io, "scaleIO")
KIN_STRUCT(core_v1_localvolumesource, core_v1_persistentvolumespec,
    core_v1_persistentvolumespec_local, "local")
KIN_STRUCT(core_v1_storageospersistentvolumesource,
    core_v1_persistentvolumespec, core_v1_persistentvolumespec_storageos,
    "storageos")
KIN_STRUCT(core_v1_csipersistentvolumesource, core_v1_persistentvolumespec,
    core_v1_persistentvolumespec_csi, "csi")
/** One of core_v1_persistentvolumeaccessmode. */
KIN_LIST(str, core_v1_persistentvolumespec,
    core_v1_persistentvolumespec_access_modes, "accessModes")
KIN_STRUCT(core_v1_objectreference, core_v1_persistentvolumespec,
    core_v1_persistentvolumespec_claim_ref, "claimRef")
/** One of core_v1_persistentvolumereclaimpolicy. */
KIN_FIELD(str, core_v1_persistentvolumespec,
    core_v1_persistentvolumespec_persistent_volume_reclaim_policy,
    "persistentVolumeReclaimPolicy")
KIN_FIELD(str, core_v1_persistentvolumespec,
    core_v1_persistentvolumespec_storage_class_name, "storageClassName")
KIN_LIST(str, core_v1_persistentvolumespec,
    core_v1_persistentvolumespec_mount_options, "mountOptions")
/** One of core_v1_persistentvolumemode. */
KIN_FIELD(str, core_v1_persistentvolumespec,
    core_v1_persistentvolumespec_volume_mode, "volumeMode")
KIN_STRUCT(core_v1_volumenodeaffinity, core_v1_persistentvolumespec,
    core_v1_persistentvolumespec_node_affinity, "nodeAffinity")
KIN_FIELD(str, core_v1_persistentvolumespec,
    core_v1_persistentvolumespec_volume_attributes_class_name,
    "volumeAttributesClassName")

/* PersistentVolumeStatus */
/** One of core_v1_persistentvolumephase. */
KIN_FIELD(str, core_v1_persistentvolumestatus,
    core_v1_persistentvolumestatus_phase, "phase")
KIN_FIELD(str, core_v1_persistentvolumestatus,
    core_v1_persistentvolumestatus_message, "message")
KIN_FIELD(str, core_v1_persistentvolumestatus,
    core_v1_persistentvolumestatus_reason, "reason")
KIN_FIELD(time, core_v1_persistentvolumestatus,
    core_v1_persistentvolumestatus_last_phase_transition_time,
    "lastPhaseTransitionTime")

/* PhotonPersistentDiskVolumeSource */
KIN_FIELD(str, core_v1_photonpersistentdiskvolumesource,
    core_v1_photonpersistentdiskvolumesource_pd_id, "pdID")
KIN_FIELD(str, core_v1_photonpersistentdiskvolumesource,
    core_v1_photonpersistentdiskvolumesource_fs_type, "fsType")

/* Pod */
KIN_STRUCT(meta_v1_objectmeta, core_v1_pod, core_v1_pod_metadata, "metadata")
#define CORE_V1_POD_METADATA_PATH ".metadata"
KIN_STRUCT(core_v1_podspec, core_v1_pod, core_v1_pod_spec, "spec")
#define CORE_V1_POD_SPEC_PATH ".spec"
KIN_STRUCT(core_v1_podstatus, core_v1_pod, core_v1_pod_status, "status")
#define CORE_V1_POD_STATUS_PATH ".status"
KIN_STRUCT_LIST2(core_v1_volume, core_v1_pod, core_v1_pod_spec_volumes, "spec",
    "volumes")
#define CORE_V1_POD_SPEC_VOLUMES_PATH ".spec.volumes"
KIN_STRUCT_LIST2(core_v1_container, core_v1_pod,
    core_v1_pod_spec_init_containers, "spec", "initContainers")
#define CORE_V1_POD_SPEC_INIT_CONTAINERS_PATH ".spec.initContainers"
KIN_STRUCT_LIST2(core_v1_container, core_v1_pod, core_v1_pod_spec_containers,
    "spec", "containers")
#define CORE_V1_POD_SPEC_CONTAINERS_PATH ".spec.containers"
KIN_STRUCT_LIST2(core_v1_ephemeralcontainer, core_v1_pod,
    core_v1_pod_spec_ephemeral_containers, "spec", "ephemeralContainers")
#define CORE_V1_POD_SPEC_EPHEMERAL_CONTAINERS_PATH ".spec.ephemeralContainers"
/** One of core_v1_restartpolicy. */
KIN_FIELD2(str, core_v1_pod, core_v1_pod_spec_restart_policy, "spec",
    "restartPolicy")
#define CORE_V1_POD_SPEC_RESTART_POLICY_PATH ".spec.restartPolicy"
KIN_FIELD2(int64, core_v1_pod,
    core_v1_pod_spec_termination_grace_period_seconds, "spec",
    "terminationGracePeriodSeconds")
#define CORE_V1_POD_SPEC_TERMINATION_GRACE_PERIOD_SECONDS_PATH \
    ".spec.terminationGracePeriodSeconds"
KIN_FIELD2(int64, core_v1_pod, core_v1_pod_spec_active_deadline_seconds, "spec",
    "activeDeadlineSeconds")
#define CORE_V1_POD_SPEC_ACTIVE_DEADLINE_SECONDS_PATH \
    ".spec.activeDeadlineSeconds"
/** One of core_v1_dnspolicy. */
KIN_FIELD2(str, core_v1_pod, core_v1_pod_spec_dns_policy, "spec", "dnsPolicy")
#define CORE_V1_POD_SPEC_DNS_POLICY_PATH ".spec.dnsPolicy"
KIN_MAP_TEXT2(core_v1_pod, core_v1_pod_spec_node_selector, "spec",
    "nodeSelector")
#define CORE_V1_POD_SPEC_NODE_SELECTOR_PATH ".spec.nodeSelector"
KIN_FIELD2(str, core_v1_pod, core_v1_pod_spec_service_account_name, "spec",
    "serviceAccountName")
#define CORE_V1_POD_SPEC_SERVICE_ACCOUNT_NAME_PATH ".spec.serviceAccountName"
KIN_FIELD2(str, core_v1_pod, core_v1_pod_spec_service_account, "spec",
    "serviceAccount")
#define CORE_V1_POD_SPEC_SERVICE_ACCOUNT_PATH ".spec.serviceAccount"
KIN_FIELD2(boolean, core_v1_pod,
    core_v1_pod_spec_automount_service_account_token, "spec",
    "automountServiceAccountToken")
#define CORE_V1_POD_SPEC_AUTOMOUNT_SERVICE_ACCOUNT_TOKEN_PATH \
    ".spec.automountServiceAccountToken"
KIN_FIELD2(str, core_v1_pod, core_v1_pod_spec_node_name, "spec", "nodeName")
#define CORE_V1_POD_SPEC_NODE_NAME_PATH ".spec.nodeName"
KIN_FIELD2(boolean, core_v1_pod, core_v1_pod_spec_host_network, "spec",
    "hostNetwork")
#define CORE_V1_POD_SPEC_HOST_NETWORK_PATH ".spec.hostNetwork"
KIN_FIELD2(boolean, core_v1_pod, core_v1_pod_spec_host_pid, "spec", "hostPID")
#define CORE_V1_POD_SPEC_HOST_PID_PATH ".spec.hostPID"
KIN_FIELD2(boolean, core_v1_pod, core_v1_pod_spec_host_ipc, "spec", "hostIPC")
#define CORE_V1_POD_SPEC_HOST_IPC_PATH ".spec.hostIPC"
KIN_FIELD2(boolean, core_v1_pod, core_v1_pod_spec_share_process_namespace,
    "spec", "shareProcessNamespace")
#define CORE_V1_POD_SPEC_SHARE_PROCESS_NAMESPACE_PATH \
    ".spec.shareProcessNamespace"
KIN_STRUCT2(core_v1_podsecuritycontext, core_v1_pod,
    core_v1_pod_spec_security_context, "spec", "securityContext")
#define CORE_V1_POD_SPEC_SECURITY_CONTEXT_PATH ".spec.securityContext"
KIN_STRUCT_LIST2(core_v1_localobjectreference, core_v1_pod,
    core_v1_pod_spec_image_pull_secrets, "spec", "imagePullSecrets")
#define CORE_V1_POD_SPEC_IMAGE_PULL_SECRETS_PATH ".spec.imagePullSecrets"
KIN_FIELD2(str, core_v1_pod, core_v1_pod_spec_hostname, "spec", "hostname")
#define CORE_V1_POD_SPEC_HOSTNAME_PATH ".spec.hostname"
KIN_FIELD2(str, core_v1_pod, core_v1_pod_spec_subdomain, "spec", "subdomain")
#define CORE_V1_POD_SPEC_SUBDOMAIN_PATH ".spec.subdomain"
KIN_STRUCT2(core_v1_affinity, core_v1_pod, core_v1_pod_spec_affinity, "spec",
    "affinity")
#define CORE_V1_POD_SPEC_AFFINITY_PATH ".spec.affinity"
KIN_FIELD2(str, core_v1_pod, core_v1_pod_spec_scheduler_name, "spec",
    "schedulerName")
#define CORE_V1_POD_SPEC_SCHEDULER_NAME_PATH ".spec.schedulerName"
KIN_STRUCT_LIST2(core_v1_toleration, core_v1_pod, core_v1_pod_spec_tolerations,
    "spec", "tolerations")
#define CORE_V1_POD_SPEC_TOLERATIONS_PATH ".spec.tolerations"
KIN_STRUCT_LIST2(core_v1_hostalias, core_v1_pod, core_v1_pod_spec_host_aliases,
    "spec", "hostAliases")
#define CORE_V1_POD_SPEC_HOST_ALIASES_PATH ".spec.hostAliases"
KIN_FIELD2(str, core_v1_pod, core_v1_pod_spec_priority_class_name, "spec",
    "priorityClassName")
#define CORE_V1_POD_SPEC_PRIORITY_CLASS_NAME_PATH ".spec.priorityClassName"
KIN_FIELD2(int32, core_v1_pod, core_v1_pod_spec_priority, "spec", "priority")
#define CORE_V1_POD_SPEC_PRIORITY_PATH ".spec.priority"
KIN_STRUCT2(core_v1_poddnsconfig, core_v1_pod, core_v1_pod_spec_dns_config,
    "spec", "dnsConfig")
#define CORE_V1_POD_SPEC_DNS_CONFIG_PATH ".spec.dnsConfig"
KIN_STRUCT_LIST2(core_v1_podreadinessgate, core_v1_pod,
    core_v1_pod_spec_readiness_gates, "spec", "readinessGates")
#define CORE_V1_POD_SPEC_READINESS_GATES_PATH ".spec.readinessGates"
KIN_FIELD2(str, core_v1_pod, core_v1_pod_spec_runtime_class_name, "spec",
    "runtimeClassName")
#define CORE_V1_POD_SPEC_RUNTIME_CLASS_NAME_PATH ".spec.runtimeClassName"
KIN_FIELD2(boolean, core_v1_pod, core_v1_pod_spec_enable_service_links, "spec",
    "enableServiceLinks")
#define CORE_V1_POD_SPEC_ENABLE_SERVICE_LINKS_PATH ".spec.enableServiceLinks"
/** One of core_v1_preemptionpolicy. */
KIN_FIELD2(str, core_v1_pod, core_v1_pod_spec_preemption_policy, "spec",
    "preemptionPolicy")
#define CORE_V1_POD_SPEC_PREEMPTION_POLICY_PATH ".spec.preemptionPolicy"
KIN_MAP2(quantity, core_v1_pod, core_v1_pod_spec_overhead, "spec", "overhead")
#define CORE_V1_POD_SPEC_OVERHEAD_PATH ".spec.overhead"
KIN_STRUCT_LIST2(core_v1_topologyspreadconstraint, core_v1_pod,
    core_v1_pod_spec_topology_spread_constraints, "spec",
    "topologySpreadConstraints")
#define CORE_V1_POD_SPEC_TOPOLOGY_SPREAD_CONSTRAINTS_PATH \
    ".spec.topologySpreadConstraints"
KIN_FIELD2(boolean, core_v1_pod, core_v1_pod_spec_set_hostname_as_fqdn, "spec",
    "setHostnameAsFQDN")
#define CORE_V1_POD_SPEC_SET_HOSTNAME_AS_FQDN_PATH ".spec.setHostnameAsFQDN"
KIN_STRUCT2(core_v1_podos, core_v1_pod, core_v1_pod_spec_os, "spec", "os")
#define CORE_V1_POD_SPEC_OS_PATH ".spec.os"
KIN_FIELD2(boolean, core_v1_pod, core_v1_pod_spec_host_users, "spec",
    "hostUsers")
#define CORE_V1_POD_SPEC_HOST_USERS_PATH ".spec.hostUsers"
KIN_STRUCT_LIST2(core_v1_podschedulinggate, core_v1_pod,
    core_v1_pod_spec_scheduling_gates, "spec", "schedulingGates")
#define CORE_V1_POD_SPEC_SCHEDULING_GATES_PATH ".spec.schedulingGates"
KIN_STRUCT_LIST2(core_v1_podresourceclaim, core_v1_pod,
    core_v1_pod_spec_resource_claims, "spec", "resourceClaims")
#define CORE_V1_POD_SPEC_RESOURCE_CLAIMS_PATH ".spec.resourceClaims"
KIN_STRUCT2(core_v1_resourcerequirements, core_v1_pod,
    core_v1_pod_spec_resources, "spec", "resources")
#define CORE_V1_POD_SPEC_RESOURCES_PATH ".spec.resources"
KIN_FIELD2(str, core_v1_pod, core_v1_pod_spec_hostname_override, "spec",
    "hostnameOverride")
#define CORE_V1_POD_SPEC_HOSTNAME_OVERRIDE_PATH ".spec.hostnameOverride"
KIN_STRUCT2(core_v1_podschedulinggroup, core_v1_pod,
    core_v1_pod_spec_scheduling_group, "spec", "schedulingGroup")
#define CORE_V1_POD_SPEC_SCHEDULING_GROUP_PATH ".spec.schedulingGroup"
KIN_STRUCT_LIST2(core_v1_evictionresponder, core_v1_pod,
    core_v1_pod_spec_eviction_responders, "spec", "evictionResponders")
#define CORE_V1_POD_SPEC_EVICTION_RESPONDERS_PATH ".spec.evictionResponders"
KIN_FIELD2(int64, core_v1_pod, core_v1_pod_status_observed_generation, "status",
    "observedGeneration")
#define CORE_V1_POD_STATUS_OBSERVED_GENERATION_PATH ".status.observedGeneration"
/** One of core_v1_podphase. */
KIN_FIELD2(str, core_v1_pod, core_v1_pod_status_phase, "status", "phase")
#define CORE_V1_POD_STATUS_PHASE_PATH ".status.phase"
KIN_STRUCT_LIST2(core_v1_podcondition, core_v1_pod,
    core_v1_pod_status_conditions, "status", "conditions")
#define CORE_V1_POD_STATUS_CONDITIONS_PATH ".status.conditions"
KIN_FIELD2(str, core_v1_pod, core_v1_pod_status_message, "status", "message")
#define CORE_V1_POD_STATUS_MESSAGE_PATH ".status.message"
KIN_FIELD2(str, core_v1_pod, core_v1_pod_status_reason, "status", "reason")
#define CORE_V1_POD_STATUS_REASON_PATH ".status.reason"
KIN_FIELD2(str, core_v1_pod, core_v1_pod_status_nominated_node_name, "status",
    "nominatedNodeName")
#define CORE_V1_POD_STATUS_NOMINATED_NODE_NAME_PATH ".status.nominatedNodeName"
KIN_FIELD2(str, core_v1_pod, core_v1_pod_status_host_ip, "status", "hostIP")
#define CORE_V1_POD_STATUS_HOST_IP_PATH ".status.hostIP"
KIN_STRUCT_LIST2(core_v1_hostip, core_v1_pod, core_v1_pod_status_host_ips,
    "status", "hostIPs")
#define CORE_V1_POD_STATUS_HOST_IPS_PATH ".status.hostIPs"
KIN_FIELD2(str, core_v1_pod, core_v1_pod_status_pod_ip, "status", "podIP")
#define CORE_V1_POD_STATUS_POD_IP_PATH ".status.podIP"
KIN_STRUCT_LIST2(core_v1_podip, core_v1_pod, core_v1_pod_status_pod_ips,
    "status", "podIPs")
#define CORE_V1_POD_STATUS_POD_IPS_PATH ".status.podIPs"
KIN_FIELD2(time, core_v1_pod, core_v1_pod_status_start_time, "status",
    "startTime")
#define CORE_V1_POD_STATUS_START_TIME_PATH ".status.startTime"
KIN_STRUCT_LIST2(core_v1_containerstatus, core_v1_pod,
    core_v1_pod_status_init_container_statuses, "status",
    "initContainerStatuses")
#define CORE_V1_POD_STATUS_INIT_CONTAINER_STATUSES_PATH \
    ".status.initContainerStatuses"
KIN_STRUCT_LIST2(core_v1_containerstatus, core_v1_pod,
    core_v1_pod_status_container_statuses, "status", "containerStatuses")
#define CORE_V1_POD_STATUS_CONTAINER_STATUSES_PATH ".status.containerStatuses"
/** One of core_v1_podqosclass. */
KIN_FIELD2(str, core_v1_pod, core_v1_pod_status_qos_class, "status", "qosClass")
#define CORE_V1_POD_STATUS_QOS_CLASS_PATH ".status.qosClass"
KIN_STRUCT_LIST2(core_v1_containerstatus, core_v1_pod,
    core_v1_pod_status_ephemeral_container_statuses, "status",
    "ephemeralContainerStatuses")
#define CORE_V1_POD_STATUS_EPHEMERAL_CONTAINER_STATUSES_PATH \
    ".status.ephemeralContainerStatuses"
KIN_FIELD2(str, core_v1_pod, core_v1_pod_status_resize, "status", "resize")
#define CORE_V1_POD_STATUS_RESIZE_PATH ".status.resize"
KIN_STRUCT_LIST2(core_v1_podresourceclaimstatus, core_v1_pod,
    core_v1_pod_status_resource_claim_statuses, "status",
    "resourceClaimStatuses")
#define CORE_V1_POD_STATUS_RESOURCE_CLAIM_STATUSES_PATH \
    ".status.resourceClaimStatuses"
KIN_STRUCT2(core_v1_podextendedresourceclaimstatus, core_v1_pod,
    core_v1_pod_status_extended_resource_claim_status, "status",
    "extendedResourceClaimStatus")
#define CORE_V1_POD_STATUS_EXTENDED_RESOURCE_CLAIM_STATUS_PATH \
    ".status.extendedResourceClaimStatus"
KIN_MAP2(quantity, core_v1_pod, core_v1_pod_status_allocated_resources,
    "status", "allocatedResources")
#define CORE_V1_POD_STATUS_ALLOCATED_RESOURCES_PATH ".status.allocatedResources"
KIN_STRUCT2(core_v1_resourcerequirements, core_v1_pod,
    core_v1_pod_status_resources, "status", "resources")
#define CORE_V1_POD_STATUS_RESOURCES_PATH ".status.resources"
KIN_STRUCT_LIST2(core_v1_nodeallocatableresourceclaimstatus, core_v1_pod,
    core_v1_pod_status_node_allocatable_resource_claim_statuses, "status",
    "nodeAllocatableResourceClaimStatuses")
#define CORE_V1_POD_STATUS_NODE_ALLOCATABLE_RESOURCE_CLAIM_STATUSES_PATH \
    ".status.nodeAllocatableResourceClaimStatuses"
KIN_STRUCT_LIST2(core_v1_podvolumehealth, core_v1_pod,
    core_v1_pod_status_volume_health, "status", "volumeHealth")
#define CORE_V1_POD_STATUS_VOLUME_HEALTH_PATH ".status.volumeHealth"

/* PodAffinity */
KIN_STRUCT_LIST(core_v1_podaffinityterm, core_v1_podaffinity,
    core_v1_podaffinity_required_during_scheduling,
    "requiredDuringSchedulingIgnoredDuringExecution")
KIN_STRUCT_LIST(core_v1_weightedpodaffinityterm, core_v1_podaffinity,
    core_v1_podaffinity_preferred_during_scheduling,
    "preferredDuringSchedulingIgnoredDuringExecution")

/* PodAffinityTerm */
KIN_STRUCT(meta_v1_labelselector, core_v1_podaffinityterm,
    core_v1_podaffinityterm_label_selector, "labelSelector")
KIN_LIST(str, core_v1_podaffinityterm, core_v1_podaffinityterm_namespaces,
    "namespaces")
KIN_FIELD(str, core_v1_podaffinityterm, core_v1_podaffinityterm_topology_key,
    "topologyKey")
KIN_STRUCT(meta_v1_labelselector, core_v1_podaffinityterm,
    core_v1_podaffinityterm_namespace_selector, "namespaceSelector")
KIN_LIST(str, core_v1_podaffinityterm, core_v1_podaffinityterm_match_label_keys,
    "matchLabelKeys")
KIN_LIST(str, core_v1_podaffinityterm,
    core_v1_podaffinityterm_mismatch_label_keys, "mismatchLabelKeys")

/* PodAntiAffinity */
KIN_STRUCT_LIST(core_v1_podaffinityterm, core_v1_podantiaffinity,
    core_v1_podantiaffinity_required_during_scheduling,
    "requiredDuringSchedulingIgnoredDuringExecution")
KIN_STRUCT_LIST(core_v1_weightedpodaffinityterm, core_v1_podantiaffinity,
    core_v1_podantiaffinity_preferred_during_scheduling,
    "preferredDuringSchedulingIgnoredDuringExecution")

/* PodCertificateProjection */
KIN_FIELD(str, core_v1_podcertificateprojection,
    core_v1_podcertificateprojection_signer_name, "signerName")
KIN_FIELD(str, core_v1_podcertificateprojection,
    core_v1_podcertificateprojection_key_type, "keyType")
KIN_FIELD(int32, core_v1_podcertificateprojection,
    core_v1_podcertificateprojection_max_expiration_seconds,
    "maxExpirationSeconds")
KIN_FIELD(str, core_v1_podcertificateprojection,
    core_v1_podcertificateprojection_credential_bundle_path,
    "credentialBundlePath")
KIN_FIELD(str, core_v1_podcertificateprojection,
    core_v1_podcertificateprojection_key_path, "keyPath")
KIN_FIELD(str, core_v1_podcertificateprojection,
    core_v1_podcertificateprojection_certificate_chain_path,
    "certificateChainPath")
KIN_MAP_TEXT(core_v1_podcertificateprojection,
    core_v1_podcertificateprojection_user_annotations, "userAnnotations")
KIN_FIELD(int64, core_v1_podcertificateprojection,
    core_v1_podcertificateprojection_user, "user")

/* PodCondition */
KIN_FIELD(str, core_v1_podcondition, core_v1_podcondition_type, "type")
KIN_FIELD(int64, core_v1_podcondition, core_v1_podcondition_observed_generation,
    "observedGeneration")
KIN_FIELD(str, core_v1_podcondition, core_v1_podcondition_status, "status")
KIN_FIELD(time, core_v1_podcondition, core_v1_podcondition_last_probe_time,
    "lastProbeTime")
KIN_FIELD(time, core_v1_podcondition, core_v1_podcondition_last_transition_time,
    "lastTransitionTime")
KIN_FIELD(str, core_v1_podcondition, core_v1_podcondition_reason, "reason")
KIN_FIELD(str, core_v1_podcondition, core_v1_podcondition_message, "message")

/* PodDNSConfig */
KIN_LIST(str, core_v1_poddnsconfig, core_v1_poddnsconfig_nameservers,
    "nameservers")
KIN_LIST(str, core_v1_poddnsconfig, core_v1_poddnsconfig_searches, "searches")
KIN_STRUCT_LIST(core_v1_poddnsconfigoption, core_v1_poddnsconfig,
    core_v1_poddnsconfig_options, "options")

/* PodDNSConfigOption */
KIN_FIELD(str, core_v1_poddnsconfigoption, core_v1_poddnsconfigoption_name,
    "name")
KIN_FIELD(str, core_v1_poddnsconfigoption, core_v1_poddnsconfigoption_value,
    "value")

/* PodExtendedResourceClaimStatus */
KIN_STRUCT_LIST(core_v1_containerextendedresourcerequest,
    core_v1_podextendedresourceclaimstatus,
    core_v1_podextendedresourceclaimstatus_request_mappings, "requestMappings")
KIN_FIELD(str, core_v1_podextendedresourceclaimstatus,
    core_v1_podextendedresourceclaimstatus_resource_claim_name,
    "resourceClaimName")

/* PodIP */
KIN_FIELD(str, core_v1_podip, core_v1_podip_ip, "ip")

/* PodOS */
KIN_FIELD(str, core_v1_podos, core_v1_podos_name, "name")

/* PodReadinessGate */
KIN_FIELD(str, core_v1_podreadinessgate,
    core_v1_podreadinessgate_condition_type, "conditionType")

/* PodResourceClaim */
KIN_FIELD(str, core_v1_podresourceclaim, core_v1_podresourceclaim_name, "name")
KIN_FIELD(str, core_v1_podresourceclaim,
    core_v1_podresourceclaim_resource_claim_name, "resourceClaimName")
KIN_FIELD(str, core_v1_podresourceclaim,
    core_v1_podresourceclaim_resource_claim_template_name,
    "resourceClaimTemplateName")

/* PodResourceClaimStatus */
KIN_FIELD(str, core_v1_podresourceclaimstatus,
    core_v1_podresourceclaimstatus_name, "name")
KIN_FIELD(str, core_v1_podresourceclaimstatus,
    core_v1_podresourceclaimstatus_resource_claim_name, "resourceClaimName")

/* PodSchedulingGate */
KIN_FIELD(str, core_v1_podschedulinggate, core_v1_podschedulinggate_name,
    "name")

/* PodSchedulingGroup */
KIN_FIELD(str, core_v1_podschedulinggroup,
    core_v1_podschedulinggroup_pod_group_name, "podGroupName")

/* PodSecurityContext */
KIN_STRUCT(core_v1_selinuxoptions, core_v1_podsecuritycontext,
    core_v1_podsecuritycontext_se_linux_options, "seLinuxOptions")
KIN_STRUCT(core_v1_windowssecuritycontextoptions, core_v1_podsecuritycontext,
    core_v1_podsecuritycontext_windows_options, "windowsOptions")
KIN_FIELD(int64, core_v1_podsecuritycontext,
    core_v1_podsecuritycontext_run_as_user, "runAsUser")
KIN_FIELD(int64, core_v1_podsecuritycontext,
    core_v1_podsecuritycontext_run_as_group, "runAsGroup")
KIN_FIELD(boolean, core_v1_podsecuritycontext,
    core_v1_podsecuritycontext_run_as_non_root, "runAsNonRoot")
KIN_LIST(int64, core_v1_podsecuritycontext,
    core_v1_podsecuritycontext_supplemental_groups, "supplementalGroups")
/** One of core_v1_supplementalgroupspolicy. */
KIN_FIELD(str, core_v1_podsecuritycontext,
    core_v1_podsecuritycontext_supplemental_groups_policy,
    "supplementalGroupsPolicy")
KIN_FIELD(int64, core_v1_podsecuritycontext,
    core_v1_podsecuritycontext_fs_group, "fsGroup")
KIN_STRUCT_LIST(core_v1_sysctl, core_v1_podsecuritycontext,
    core_v1_podsecuritycontext_sysctls, "sysctls")
/** One of core_v1_podfsgroupchangepolicy. */
KIN_FIELD(str, core_v1_podsecuritycontext,
    core_v1_podsecuritycontext_fs_group_change_policy, "fsGroupChangePolicy")
KIN_STRUCT(core_v1_seccompprofile, core_v1_podsecuritycontext,
    core_v1_podsecuritycontext_seccomp_profile, "seccompProfile")
KIN_STRUCT(core_v1_apparmorprofile, core_v1_podsecuritycontext,
    core_v1_podsecuritycontext_app_armor_profile, "appArmorProfile")
KIN_FIELD(str, core_v1_podsecuritycontext,
    core_v1_podsecuritycontext_se_linux_change_policy, "seLinuxChangePolicy")

/* PodSpec */
KIN_STRUCT_LIST(core_v1_volume, core_v1_podspec, core_v1_podspec_volumes,
    "volumes")
KIN_STRUCT_LIST(core_v1_container, core_v1_podspec,
    core_v1_podspec_init_containers, "initContainers")
KIN_STRUCT_LIST(core_v1_container, core_v1_podspec, core_v1_podspec_containers,
    "containers")
KIN_STRUCT_LIST(core_v1_ephemeralcontainer, core_v1_podspec,
    core_v1_podspec_ephemeral_containers, "ephemeralContainers")
/** One of core_v1_restartpolicy. */
KIN_FIELD(str, core_v1_podspec, core_v1_podspec_restart_policy, "restartPolicy")
KIN_FIELD(int64, core_v1_podspec,
    core_v1_podspec_termination_grace_period_seconds,
    "terminationGracePeriodSeconds")
KIN_FIELD(int64, core_v1_podspec, core_v1_podspec_active_deadline_seconds,
    "activeDeadlineSeconds")
/** One of core_v1_dnspolicy. */
KIN_FIELD(str, core_v1_podspec, core_v1_podspec_dns_policy, "dnsPolicy")
KIN_MAP_TEXT(core_v1_podspec, core_v1_podspec_node_selector, "nodeSelector")
KIN_FIELD(str, core_v1_podspec, core_v1_podspec_service_account_name,
    "serviceAccountName")
KIN_FIELD(str, core_v1_podspec, core_v1_podspec_service_account,
    "serviceAccount")
KIN_FIELD(boolean, core_v1_podspec,
    core_v1_podspec_automount_service_account_token,
    "automountServiceAccountToken")
KIN_FIELD(str, core_v1_podspec, core_v1_podspec_node_name, "nodeName")
KIN_FIELD(boolean, core_v1_podspec, core_v1_podspec_host_network, "hostNetwork")
KIN_FIELD(boolean, core_v1_podspec, core_v1_podspec_host_pid, "hostPID")
KIN_FIELD(boolean, core_v1_podspec, core_v1_podspec_host_ipc, "hostIPC")
KIN_FIELD(boolean, core_v1_podspec, core_v1_podspec_share_process_namespace,
    "shareProcessNamespace")
KIN_STRUCT(core_v1_podsecuritycontext, core_v1_podspec,
    core_v1_podspec_security_context, "securityContext")
KIN_STRUCT_LIST(core_v1_localobjectreference, core_v1_podspec,
    core_v1_podspec_image_pull_secrets, "imagePullSecrets")
KIN_FIELD(str, core_v1_podspec, core_v1_podspec_hostname, "hostname")
KIN_FIELD(str, core_v1_podspec, core_v1_podspec_subdomain, "subdomain")
KIN_STRUCT(core_v1_affinity, core_v1_podspec, core_v1_podspec_affinity,
    "affinity")
KIN_FIELD(str, core_v1_podspec, core_v1_podspec_scheduler_name, "schedulerName")
KIN_STRUCT_LIST(core_v1_toleration, core_v1_podspec,
    core_v1_podspec_tolerations, "tolerations")
KIN_STRUCT_LIST(core_v1_hostalias, core_v1_podspec,
    core_v1_podspec_host_aliases, "hostAliases")
KIN_FIELD(str, core_v1_podspec, core_v1_podspec_priority_class_name,
    "priorityClassName")
KIN_FIELD(int32, core_v1_podspec, core_v1_podspec_priority, "priority")
KIN_STRUCT(core_v1_poddnsconfig, core_v1_podspec, core_v1_podspec_dns_config,
    "dnsConfig")
KIN_STRUCT_LIST(core_v1_podreadinessgate, core_v1_podspec,
    core_v1_podspec_readiness_gates, "readinessGates")
KIN_FIELD(str, core_v1_podspec, core_v1_podspec_runtime_class_name,
    "runtimeClassName")
KIN_FIELD(boolean, core_v1_podspec, core_v1_podspec_enable_service_links,
    "enableServiceLinks")
/** One of core_v1_preemptionpolicy. */
KIN_FIELD(str, core_v1_podspec, core_v1_podspec_preemption_policy,
    "preemptionPolicy")
KIN_MAP(quantity, core_v1_podspec, core_v1_podspec_overhead, "overhead")
KIN_STRUCT_LIST(core_v1_topologyspreadconstraint, core_v1_podspec,
    core_v1_podspec_topology_spread_constraints, "topologySpreadConstraints")
KIN_FIELD(boolean, core_v1_podspec, core_v1_podspec_set_hostname_as_fqdn,
    "setHostnameAsFQDN")
KIN_STRUCT(core_v1_podos, core_v1_podspec, core_v1_podspec_os, "os")
KIN_FIELD(boolean, core_v1_podspec, core_v1_podspec_host_users, "hostUsers")
KIN_STRUCT_LIST(core_v1_podschedulinggate, core_v1_podspec,
    core_v1_podspec_scheduling_gates, "schedulingGates")
KIN_STRUCT_LIST(core_v1_podresourceclaim, core_v1_podspec,
    core_v1_podspec_resource_claims, "resourceClaims")
KIN_STRUCT(core_v1_resourcerequirements, core_v1_podspec,
    core_v1_podspec_resources, "resources")
KIN_FIELD(str, core_v1_podspec, core_v1_podspec_hostname_override,
    "hostnameOverride")
KIN_STRUCT(core_v1_podschedulinggroup, core_v1_podspec,
    core_v1_podspec_scheduling_group, "schedulingGroup")
KIN_STRUCT_LIST(core_v1_evictionresponder, core_v1_podspec,
    core_v1_podspec_eviction_responders, "evictionResponders")

/* PodStatus */
KIN_FIELD(int64, core_v1_podstatus, core_v1_podstatus_observed_generation,
    "observedGeneration")
/** One of core_v1_podphase. */
KIN_FIELD(str, core_v1_podstatus, core_v1_podstatus_phase, "phase")
KIN_STRUCT_LIST(core_v1_podcondition, core_v1_podstatus,
    core_v1_podstatus_conditions, "conditions")
KIN_FIELD(str, core_v1_podstatus, core_v1_podstatus_message, "message")
KIN_FIELD(str, core_v1_podstatus, core_v1_podstatus_reason, "reason")
KIN_FIELD(str, core_v1_podstatus, core_v1_podstatus_nominated_node_name,
    "nominatedNodeName")
KIN_FIELD(str, core_v1_podstatus, core_v1_podstatus_host_ip, "hostIP")
KIN_STRUCT_LIST(core_v1_hostip, core_v1_podstatus, core_v1_podstatus_host_ips,
    "hostIPs")
KIN_FIELD(str, core_v1_podstatus, core_v1_podstatus_pod_ip, "podIP")
KIN_STRUCT_LIST(core_v1_podip, core_v1_podstatus, core_v1_podstatus_pod_ips,
    "podIPs")
KIN_FIELD(time, core_v1_podstatus, core_v1_podstatus_start_time, "startTime")
KIN_STRUCT_LIST(core_v1_containerstatus, core_v1_podstatus,
    core_v1_podstatus_init_container_statuses, "initContainerStatuses")
KIN_STRUCT_LIST(core_v1_containerstatus, core_v1_podstatus,
    core_v1_podstatus_container_statuses, "containerStatuses")
/** One of core_v1_podqosclass. */
KIN_FIELD(str, core_v1_podstatus, core_v1_podstatus_qos_class, "qosClass")
KIN_STRUCT_LIST(core_v1_containerstatus, core_v1_podstatus,
    core_v1_podstatus_ephemeral_container_statuses,
    "ephemeralContainerStatuses")
KIN_FIELD(str, core_v1_podstatus, core_v1_podstatus_resize, "resize")
KIN_STRUCT_LIST(core_v1_podresourceclaimstatus, core_v1_podstatus,
    core_v1_podstatus_resource_claim_statuses, "resourceClaimStatuses")
KIN_STRUCT(core_v1_podextendedresourceclaimstatus, core_v1_podstatus,
    core_v1_podstatus_extended_resource_claim_status,
    "extendedResourceClaimStatus")
KIN_MAP(quantity, core_v1_podstatus, core_v1_podstatus_allocated_resources,
    "allocatedResources")
KIN_STRUCT(core_v1_resourcerequirements, core_v1_podstatus,
    core_v1_podstatus_resources, "resources")
KIN_STRUCT_LIST(core_v1_nodeallocatableresourceclaimstatus, core_v1_podstatus,
    core_v1_podstatus_node_allocatable_resource_claim_statuses,
    "nodeAllocatableResourceClaimStatuses")
KIN_STRUCT_LIST(core_v1_podvolumehealth, core_v1_podstatus,
    core_v1_podstatus_volume_health, "volumeHealth")

/* PodTemplate */
KIN_STRUCT(meta_v1_objectmeta, core_v1_podtemplate,
    core_v1_podtemplate_metadata, "metadata")
#define CORE_V1_PODTEMPLATE_METADATA_PATH ".metadata"
KIN_STRUCT(core_v1_podtemplatespec, core_v1_podtemplate,
    core_v1_podtemplate_template, "template")
#define CORE_V1_PODTEMPLATE_TEMPLATE_PATH ".template"

/* PodTemplateSpec */
KIN_STRUCT(meta_v1_objectmeta, core_v1_podtemplatespec,
    core_v1_podtemplatespec_metadata, "metadata")
KIN_STRUCT(core_v1_podspec, core_v1_podtemplatespec,
    core_v1_podtemplatespec_spec, "spec")
KIN_STRUCT_LIST2(core_v1_volume, core_v1_podtemplatespec,
    core_v1_podtemplatespec_spec_volumes, "spec", "volumes")
KIN_STRUCT_LIST2(core_v1_container, core_v1_podtemplatespec,
    core_v1_podtemplatespec_spec_init_containers, "spec", "initContainers")
KIN_STRUCT_LIST2(core_v1_container, core_v1_podtemplatespec,
    core_v1_podtemplatespec_spec_containers, "spec", "containers")
KIN_STRUCT_LIST2(core_v1_ephemeralcontainer, core_v1_podtemplatespec,
    core_v1_podtemplatespec_spec_ephemeral_containers, "spec",
    "ephemeralContainers")
/** One of core_v1_restartpolicy. */
KIN_FIELD2(str, core_v1_podtemplatespec,
    core_v1_podtemplatespec_spec_restart_policy, "spec", "restartPolicy")
KIN_FIELD2(int64, core_v1_podtemplatespec,
    core_v1_podtemplatespec_spec_termination_grace_period_seconds, "spec",
    "terminationGracePeriodSeconds")
KIN_FIELD2(int64, core_v1_podtemplatespec,
    core_v1_podtemplatespec_spec_active_deadline_seconds, "spec",
    "activeDeadlineSeconds")
/** One of core_v1_dnspolicy. */
KIN_FIELD2(str, core_v1_podtemplatespec,
    core_v1_podtemplatespec_spec_dns_policy, "spec", "dnsPolicy")
KIN_MAP_TEXT2(core_v1_podtemplatespec,
    core_v1_podtemplatespec_spec_node_selector, "spec", "nodeSelector")
KIN_FIELD2(str, core_v1_podtemplatespec,
    core_v1_podtemplatespec_spec_service_account_name, "spec",
    "serviceAccountName")
KIN_FIELD2(str, core_v1_podtemplatespec,
    core_v1_podtemplatespec_spec_service_account, "spec", "serviceAccount")
KIN_FIELD2(boolean, core_v1_podtemplatespec,
    core_v1_podtemplatespec_spec_automount_service_account_token, "spec",
    "automountServiceAccountToken")
KIN_FIELD2(str, core_v1_podtemplatespec, core_v1_podtemplatespec_spec_node_name,
    "spec", "nodeName")
KIN_FIELD2(boolean, core_v1_podtemplatespec,
    core_v1_podtemplatespec_spec_host_network, "spec", "hostNetwork")
KIN_FIELD2(boolean, core_v1_podtemplatespec,
    core_v1_podtemplatespec_spec_host_pid, "spec", "hostPID")
KIN_FIELD2(boolean, core_v1_podtemplatespec,
    core_v1_podtemplatespec_spec_host_ipc, "spec", "hostIPC")
KIN_FIELD2(boolean, core_v1_podtemplatespec,
    core_v1_podtemplatespec_spec_share_process_namespace, "spec",
    "shareProcessNamespace")
KIN_STRUCT2(core_v1_podsecuritycontext, core_v1_podtemplatespec,
    core_v1_podtemplatespec_spec_security_context, "spec", "securityContext")
KIN_STRUCT_LIST2(core_v1_localobjectreference, core_v1_podtemplatespec,
    core_v1_podtemplatespec_spec_image_pull_secrets, "spec", "imagePullSecrets")
KIN_FIELD2(str, core_v1_podtemplatespec, core_v1_podtemplatespec_spec_hostname,
    "spec", "hostname")
KIN_FIELD2(str, core_v1_podtemplatespec, core_v1_podtemplatespec_spec_subdomain,
    "spec", "subdomain")
KIN_STRUCT2(core_v1_affinity, core_v1_podtemplatespec,
    core_v1_podtemplatespec_spec_affinity, "spec", "affinity")
KIN_FIELD2(str, core_v1_podtemplatespec,
    core_v1_podtemplatespec_spec_scheduler_name, "spec", "schedulerName")
KIN_STRUCT_LIST2(core_v1_toleration, core_v1_podtemplatespec,
    core_v1_podtemplatespec_spec_tolerations, "spec", "tolerations")
KIN_STRUCT_LIST2(core_v1_hostalias, core_v1_podtemplatespec,
    core_v1_podtemplatespec_spec_host_aliases, "spec", "hostAliases")
KIN_FIELD2(str, core_v1_podtemplatespec,
    core_v1_podtemplatespec_spec_priority_class_name, "spec",
    "priorityClassName")
KIN_FIELD2(int32, core_v1_podtemplatespec,
    core_v1_podtemplatespec_spec_priority, "spec", "priority")
KIN_STRUCT2(core_v1_poddnsconfig, core_v1_podtemplatespec,
    core_v1_podtemplatespec_spec_dns_config, "spec", "dnsConfig")
KIN_STRUCT_LIST2(core_v1_podreadinessgate, core_v1_podtemplatespec,
    core_v1_podtemplatespec_spec_readiness_gates, "spec", "readinessGates")
KIN_FIELD2(str, core_v1_podtemplatespec,
    core_v1_podtemplatespec_spec_runtime_class_name, "spec", "runtimeClassName")
KIN_FIELD2(boolean, core_v1_podtemplatespec,
    core_v1_podtemplatespec_spec_enable_service_links, "spec",
    "enableServiceLinks")
/** One of core_v1_preemptionpolicy. */
KIN_FIELD2(str, core_v1_podtemplatespec,
    core_v1_podtemplatespec_spec_preemption_policy, "spec", "preemptionPolicy")
KIN_MAP2(quantity, core_v1_podtemplatespec,
    core_v1_podtemplatespec_spec_overhead, "spec", "overhead")
KIN_STRUCT_LIST2(core_v1_topologyspreadconstraint, core_v1_podtemplatespec,
    core_v1_podtemplatespec_spec_topology_spread_constraints, "spec",
    "topologySpreadConstraints")
KIN_FIELD2(boolean, core_v1_podtemplatespec,
    core_v1_podtemplatespec_spec_set_hostname_as_fqdn, "spec",
    "setHostnameAsFQDN")
KIN_STRUCT2(core_v1_podos, core_v1_podtemplatespec,
    core_v1_podtemplatespec_spec_os, "spec", "os")
KIN_FIELD2(boolean, core_v1_podtemplatespec,
    core_v1_podtemplatespec_spec_host_users, "spec", "hostUsers")
KIN_STRUCT_LIST2(core_v1_podschedulinggate, core_v1_podtemplatespec,
    core_v1_podtemplatespec_spec_scheduling_gates, "spec", "schedulingGates")
KIN_STRUCT_LIST2(core_v1_podresourceclaim, core_v1_podtemplatespec,
    core_v1_podtemplatespec_spec_resource_claims, "spec", "resourceClaims")
KIN_STRUCT2(core_v1_resourcerequirements, core_v1_podtemplatespec,
    core_v1_podtemplatespec_spec_resources, "spec", "resources")
KIN_FIELD2(str, core_v1_podtemplatespec,
    core_v1_podtemplatespec_spec_hostname_override, "spec", "hostnameOverride")
KIN_STRUCT2(core_v1_podschedulinggroup, core_v1_podtemplatespec,
    core_v1_podtemplatespec_spec_scheduling_group, "spec", "schedulingGroup")
KIN_STRUCT_LIST2(core_v1_evictionresponder, core_v1_podtemplatespec,
    core_v1_podtemplatespec_spec_eviction_responders, "spec",
    "evictionResponders")

/* PodVolumeHealth */
KIN_FIELD(str, core_v1_podvolumehealth, core_v1_podvolumehealth_name, "name")
KIN_STRUCT_LIST(core_v1_volumehealthcondition, core_v1_podvolumehealth,
    core_v1_podvolumehealth_health_conditions, "healthConditions")
KIN_FIELD(time, core_v1_podvolumehealth,
    core_v1_podvolumehealth_last_transition_time, "lastTransitionTime")

/* PortStatus */
KIN_FIELD(int32, core_v1_portstatus, core_v1_portstatus_port, "port")
/** One of core_v1_protocol. */
KIN_FIELD(str, core_v1_portstatus, core_v1_portstatus_protocol, "protocol")
KIN_FIELD(str, core_v1_portstatus, core_v1_portstatus_error, "error")

/* PortworxVolumeSource */
KIN_FIELD(str, core_v1_portworxvolumesource,
    core_v1_portworxvolumesource_volume_id, "volumeID")
KIN_FIELD(str, core_v1_portworxvolumesource,
    core_v1_portworxvolumesource_fs_type, "fsType")
KIN_FIELD(boolean, core_v1_portworxvolumesource,
    core_v1_portworxvolumesource_read_only, "readOnly")

/* PreferredSchedulingTerm */
KIN_FIELD(int32, core_v1_preferredschedulingterm,
    core_v1_preferredschedulingterm_weight, "weight")
KIN_STRUCT(core_v1_nodeselectorterm, core_v1_preferredschedulingterm,
    core_v1_preferredschedulingterm_preference, "preference")

/* Probe */
KIN_STRUCT(core_v1_execaction, core_v1_probe, core_v1_probe_exec, "exec")
KIN_STRUCT(core_v1_httpgetaction, core_v1_probe, core_v1_probe_http_get,
    "httpGet")
KIN_STRUCT(core_v1_tcpsocketaction, core_v1_probe, core_v1_probe_tcp_socket,
    "tcpSocket")
KIN_STRUCT(core_v1_grpcaction, core_v1_probe, core_v1_probe_grpc, "grpc")
KIN_FIELD(int32, core_v1_probe, core_v1_probe_initial_delay_seconds,
    "initialDelaySeconds")
KIN_FIELD(int32, core_v1_probe, core_v1_probe_timeout_seconds, "timeoutSeconds")
KIN_FIELD(int32, core_v1_probe, core_v1_probe_period_seconds, "periodSeconds")
KIN_FIELD(int32, core_v1_probe, core_v1_probe_success_threshold,
    "successThreshold")
KIN_FIELD(int32, core_v1_probe, core_v1_probe_failure_threshold,
    "failureThreshold")
KIN_FIELD(int64, core_v1_probe, core_v1_probe_termination_grace_period_seconds,
    "terminationGracePeriodSeconds")

/* ProjectedVolumeSource */
KIN_STRUCT_LIST(core_v1_volumeprojection, core_v1_projectedvolumesource,
    core_v1_projectedvolumesource_sources, "sources")
KIN_FIELD(int32, core_v1_projectedvolumesource,
    core_v1_projectedvolumesource_default_mode, "defaultMode")
KIN_FIELD(int64, core_v1_projectedvolumesource,
    core_v1_projectedvolumesource_default_user, "defaultUser")

/* QuobyteVolumeSource */
KIN_FIELD(str, core_v1_quobytevolumesource,
    core_v1_quobytevolumesource_registry, "registry")
KIN_FIELD(str, core_v1_quobytevolumesource, core_v1_quobytevolumesource_volume,
    "volume")
KIN_FIELD(boolean, core_v1_quobytevolumesource,
    core_v1_quobytevolumesource_read_only, "readOnly")
KIN_FIELD(str, core_v1_quobytevolumesource, core_v1_quobytevolumesource_user,
    "user")
KIN_FIELD(str, core_v1_quobytevolumesource, core_v1_quobytevolumesource_group,
    "group")
KIN_FIELD(str, core_v1_quobytevolumesource, core_v1_quobytevolumesource_tenant,
    "tenant")

/* RBDPersistentVolumeSource */
KIN_LIST(str, core_v1_rbdpersistentvolumesource,
    core_v1_rbdpersistentvolumesource_monitors, "monitors")
KIN_FIELD(str, core_v1_rbdpersistentvolumesource,
    core_v1_rbdpersistentvolumesource_image, "image")
KIN_FIELD(str, core_v1_rbdpersistentvolumesource,
    core_v1_rbdpersistentvolumesource_fs_type, "fsType")
KIN_FIELD(str, core_v1_rbdpersistentvolumesource,
    core_v1_rbdpersistentvolumesource_pool, "pool")
KIN_FIELD(str, core_v1_rbdpersistentvolumesource,
    core_v1_rbdpersistentvolumesource_user, "user")
KIN_FIELD(str, core_v1_rbdpersistentvolumesource,
    core_v1_rbdpersistentvolumesource_keyring, "keyring")
KIN_STRUCT(core_v1_secretreference, core_v1_rbdpersistentvolumesource,
    core_v1_rbdpersistentvolumesource_secret_ref, "secretRef")
KIN_FIELD(boolean, core_v1_rbdpersistentvolumesource,
    core_v1_rbdpersistentvolumesource_read_only, "readOnly")

/* RBDVolumeSource */
KIN_LIST(str, core_v1_rbdvolumesource, core_v1_rbdvolumesource_monitors,
    "monitors")
KIN_FIELD(str, core_v1_rbdvolumesource, core_v1_rbdvolumesource_image, "image")
KIN_FIELD(str, core_v1_rbdvolumesource, core_v1_rbdvolumesource_fs_type,
    "fsType")
KIN_FIELD(str, core_v1_rbdvolumesource, core_v1_rbdvolumesource_pool, "pool")
KIN_FIELD(str, core_v1_rbdvolumesource, core_v1_rbdvolumesource_user, "user")
KIN_FIELD(str, core_v1_rbdvolumesource, core_v1_rbdvolumesource_keyring,
    "keyring")
KIN_STRUCT(core_v1_localobjectreference, core_v1_rbdvolumesource,
    core_v1_rbdvolumesource_secret_ref, "secretRef")
KIN_FIELD(boolean, core_v1_rbdvolumesource, core_v1_rbdvolumesource_read_only,
    "readOnly")

/* ReplicationController */
KIN_STRUCT(meta_v1_objectmeta, core_v1_replicationcontroller,
    core_v1_replicationcontroller_metadata, "metadata")
#define CORE_V1_REPLICATIONCONTROLLER_METADATA_PATH ".metadata"
KIN_STRUCT(core_v1_replicationcontrollerspec, core_v1_replicationcontroller,
    core_v1_replicationcontroller_spec, "spec")
#define CORE_V1_REPLICATIONCONTROLLER_SPEC_PATH ".spec"
KIN_STRUCT(core_v1_replicationcontrollerstatus, core_v1_replicationcontroller,
    core_v1_replicationcontroller_status, "status")
#define CORE_V1_REPLICATIONCONTROLLER_STATUS_PATH ".status"
KIN_FIELD2(int32, core_v1_replicationcontroller,
    core_v1_replicationcontroller_spec_replicas, "spec", "replicas")
#define CORE_V1_REPLICATIONCONTROLLER_SPEC_REPLICAS_PATH ".spec.replicas"
KIN_FIELD2(int32, core_v1_replicationcontroller,
    core_v1_replicationcontroller_spec_min_ready_seconds, "spec",
    "minReadySeconds")
#define CORE_V1_REPLICATIONCONTROLLER_SPEC_MIN_READY_SECONDS_PATH \
    ".spec.minReadySeconds"
KIN_MAP_TEXT2(core_v1_replicationcontroller,
    core_v1_replicationcontroller_spec_selector, "spec", "selector")
#define CORE_V1_REPLICATIONCONTROLLER_SPEC_SELECTOR_PATH ".spec.selector"
KIN_STRUCT2(core_v1_podtemplatespec, core_v1_replicationcontroller,
    core_v1_replicationcontroller_spec_template, "spec", "template")
#define CORE_V1_REPLICATIONCONTROLLER_SPEC_TEMPLATE_PATH ".spec.template"
KIN_FIELD2(int32, core_v1_replicationcontroller,
    core_v1_replicationcontroller_status_replicas, "status", "replicas")
#define CORE_V1_REPLICATIONCONTROLLER_STATUS_REPLICAS_PATH ".status.replicas"
KIN_FIELD2(int32, core_v1_replicationcontroller,
    core_v1_replicationcontroller_status_fully_labeled_replicas, "status",
    "fullyLabeledReplicas")
#define CORE_V1_REPLICATIONCONTROLLER_STATUS_FULLY_LABELED_REPLICAS_PATH \
    ".status.fullyLabeledReplicas"
KIN_FIELD2(int32, core_v1_replicationcontroller,
    core_v1_replicationcontroller_status_ready_replicas, "status",
    "readyReplicas")
#define CORE_V1_REPLICATIONCONTROLLER_STATUS_READY_REPLICAS_PATH \
    ".status.readyReplicas"
KIN_FIELD2(int32, core_v1_replicationcontroller,
    core_v1_replicationcontroller_status_available_replicas, "status",
    "availableReplicas")
#define CORE_V1_REPLICATIONCONTROLLER_STATUS_AVAILABLE_REPLICAS_PATH \
    ".status.availableReplicas"
KIN_FIELD2(int64, core_v1_replicationcontroller,
    core_v1_replicationcontroller_status_observed_generation, "status",
    "observedGeneration")
#define CORE_V1_REPLICATIONCONTROLLER_STATUS_OBSERVED_GENERATION_PATH \
    ".status.observedGeneration"
KIN_STRUCT_LIST2(core_v1_replicationcontrollercondition,
    core_v1_replicationcontroller,
    core_v1_replicationcontroller_status_conditions, "status", "conditions")
#define CORE_V1_REPLICATIONCONTROLLER_STATUS_CONDITIONS_PATH \
    ".status.conditions"

/* ReplicationControllerCondition */
KIN_FIELD(str, core_v1_replicationcontrollercondition,
    core_v1_replicationcontrollercondition_type, "type")
KIN_FIELD(str, core_v1_replicationcontrollercondition,
    core_v1_replicationcontrollercondition_status, "status")
KIN_FIELD(time, core_v1_replicationcontrollercondition,
    core_v1_replicationcontrollercondition_last_transition_time,
    "lastTransitionTime")
KIN_FIELD(str, core_v1_replicationcontrollercondition,
    core_v1_replicationcontrollercondition_reason, "reason")
KIN_FIELD(str, core_v1_replicationcontrollercondition,
    core_v1_replicationcontrollercondition_message, "message")

/* ReplicationControllerSpec */
KIN_FIELD(int32, core_v1_replicationcontrollerspec,
    core_v1_replicationcontrollerspec_replicas, "replicas")
KIN_FIELD(int32, core_v1_replicationcontrollerspec,
    core_v1_replicationcontrollerspec_min_ready_seconds, "minReadySeconds")
KIN_MAP_TEXT(core_v1_replicationcontrollerspec,
    core_v1_replicationcontrollerspec_selector, "selector")
KIN_STRUCT(core_v1_podtemplatespec, core_v1_replicationcontrollerspec,
    core_v1_replicationcontrollerspec_template, "template")

/* ReplicationControllerStatus */
KIN_FIELD(int32, core_v1_replicationcontrollerstatus,
    core_v1_replicationcontrollerstatus_replicas, "replicas")
KIN_FIELD(int32, core_v1_replicationcontrollerstatus,
    core_v1_replicationcontrollerstatus_fully_labeled_replicas,
    "fullyLabeledReplicas")
KIN_FIELD(int32, core_v1_replicationcontrollerstatus,
    core_v1_replicationcontrollerstatus_ready_replicas, "readyReplicas")
KIN_FIELD(int32, core_v1_replicationcontrollerstatus,
    core_v1_replicationcontrollerstatus_available_replicas, "availableReplicas")
KIN_FIELD(int64, core_v1_replicationcontrollerstatus,
    core_v1_replicationcontrollerstatus_observed_generation,
    "observedGeneration")
KIN_STRUCT_LIST(core_v1_replicationcontrollercondition,
    core_v1_replicationcontrollerstatus,
    core_v1_replicationcontrollerstatus_conditions, "conditions")

/* ResourceClaim */
KIN_FIELD(str, core_v1_resourceclaim, core_v1_resourceclaim_name, "name")
KIN_FIELD(str, core_v1_resourceclaim, core_v1_resourceclaim_request, "request")

/* ResourceFieldSelector */
KIN_FIELD(str, core_v1_resourcefieldselector,
    core_v1_resourcefieldselector_container_name, "containerName")
KIN_FIELD(str, core_v1_resourcefieldselector,
    core_v1_resourcefieldselector_resource, "resource")
KIN_FIELD(quantity, core_v1_resourcefieldselector,
    core_v1_resourcefieldselector_divisor, "divisor")

/* ResourceHealth */
KIN_FIELD(str, core_v1_resourcehealth, core_v1_resourcehealth_resource_id,
    "resourceID")
KIN_FIELD(str, core_v1_resourcehealth, core_v1_resourcehealth_health, "health")
KIN_FIELD(str, core_v1_resourcehealth, core_v1_resourcehealth_message,
    "message")

/* ResourceQuota */
KIN_STRUCT(meta_v1_objectmeta, core_v1_resourcequota,
    core_v1_resourcequota_metadata, "metadata")
#define CORE_V1_RESOURCEQUOTA_METADATA_PATH ".metadata"
KIN_STRUCT(core_v1_resourcequotaspec, core_v1_resourcequota,
    core_v1_resourcequota_spec, "spec")
#define CORE_V1_RESOURCEQUOTA_SPEC_PATH ".spec"
KIN_STRUCT(core_v1_resourcequotastatus, core_v1_resourcequota,
    core_v1_resourcequota_status, "status")
#define CORE_V1_RESOURCEQUOTA_STATUS_PATH ".status"
KIN_MAP2(quantity, core_v1_resourcequota, core_v1_resourcequota_spec_hard,
    "spec", "hard")
#define CORE_V1_RESOURCEQUOTA_SPEC_HARD_PATH ".spec.hard"
/** One of core_v1_resourcequotascope. */
KIN_LIST2(str, core_v1_resourcequota, core_v1_resourcequota_spec_scopes, "spec",
    "scopes")
#define CORE_V1_RESOURCEQUOTA_SPEC_SCOPES_PATH ".spec.scopes"
KIN_STRUCT2(core_v1_scopeselector, core_v1_resourcequota,
    core_v1_resourcequota_spec_scope_selector, "spec", "scopeSelector")
#define CORE_V1_RESOURCEQUOTA_SPEC_SCOPE_SELECTOR_PATH ".spec.scopeSelector"
KIN_MAP2(quantity, core_v1_resourcequota, core_v1_resourcequota_status_hard,
    "status", "hard")
#define CORE_V1_RESOURCEQUOTA_STATUS_HARD_PATH ".status.hard"
KIN_MAP2(quantity, core_v1_resourcequota, core_v1_resourcequota_status_used,
    "status", "used")
#define CORE_V1_RESOURCEQUOTA_STATUS_USED_PATH ".status.used"

/* ResourceQuotaSpec */
KIN_MAP(quantity, core_v1_resourcequotaspec, core_v1_resourcequotaspec_hard,
    "hard")
/** One of core_v1_resourcequotascope. */
KIN_LIST(str, core_v1_resourcequotaspec, core_v1_resourcequotaspec_scopes,
    "scopes")
KIN_STRUCT(core_v1_scopeselector, core_v1_resourcequotaspec,
    core_v1_resourcequotaspec_scope_selector, "scopeSelector")

/* ResourceQuotaStatus */
KIN_MAP(quantity, core_v1_resourcequotastatus, core_v1_resourcequotastatus_hard,
    "hard")
KIN_MAP(quantity, core_v1_resourcequotastatus, core_v1_resourcequotastatus_used,
    "used")

/* ResourceRequirements */
KIN_MAP(quantity, core_v1_resourcerequirements,
    core_v1_resourcerequirements_limits, "limits")
KIN_MAP(quantity, core_v1_resourcerequirements,
    core_v1_resourcerequirements_requests, "requests")
KIN_STRUCT_LIST(core_v1_resourceclaim, core_v1_resourcerequirements,
    core_v1_resourcerequirements_claims, "claims")

/* ResourceStatus */
KIN_FIELD(str, core_v1_resourcestatus, core_v1_resourcestatus_name, "name")
KIN_STRUCT_LIST(core_v1_resourcehealth, core_v1_resourcestatus,
    core_v1_resourcestatus_resources, "resources")

/* SELinuxOptions */
KIN_FIELD(str, core_v1_selinuxoptions, core_v1_selinuxoptions_user, "user")
KIN_FIELD(str, core_v1_selinuxoptions, core_v1_selinuxoptions_role, "role")
KIN_FIELD(str, core_v1_selinuxoptions, core_v1_selinuxoptions_type, "type")
KIN_FIELD(str, core_v1_selinuxoptions, core_v1_selinuxoptions_level, "level")

/* ScaleIOPersistentVolumeSource */
KIN_FIELD(str, core_v1_scaleiopersistentvolumesource,
    core_v1_scaleiopersistentvolumesource_gateway, "gateway")
KIN_FIELD(str, core_v1_scaleiopersistentvolumesource,
    core_v1_scaleiopersistentvolumesource_system, "system")
KIN_STRUCT(core_v1_secretreference, core_v1_scaleiopersistentvolumesource,
    core_v1_scaleiopersistentvolumesource_secret_ref, "secretRef")
KIN_FIELD(boolean, core_v1_scaleiopersistentvolumesource,
    core_v1_scaleiopersistentvolumesource_ssl_enabled, "sslEnabled")
KIN_FIELD(str, core_v1_scaleiopersistentvolumesource,
    core_v1_scaleiopersistentvolumesource_protection_domain, "protectionDomain")
KIN_FIELD(str, core_v1_scaleiopersistentvolumesource,
    core_v1_scaleiopersistentvolumesource_storage_pool, "storagePool")
KIN_FIELD(str, core_v1_scaleiopersistentvolumesource,
    core_v1_scaleiopersistentvolumesource_storage_mode, "storageMode")
KIN_FIELD(str, core_v1_scaleiopersistentvolumesource,
    core_v1_scaleiopersistentvolumesource_volume_name, "volumeName")
KIN_FIELD(str, core_v1_scaleiopersistentvolumesource,
    core_v1_scaleiopersistentvolumesource_fs_type, "fsType")
KIN_FIELD(boolean, core_v1_scaleiopersistentvolumesource,
    core_v1_scaleiopersistentvolumesource_read_only, "readOnly")

/* ScaleIOVolumeSource */
KIN_FIELD(str, core_v1_scaleiovolumesource, core_v1_scaleiovolumesource_gateway,
    "gateway")
KIN_FIELD(str, core_v1_scaleiovolumesource, core_v1_scaleiovolumesource_system,
    "system")
KIN_STRUCT(core_v1_localobjectreference, core_v1_scaleiovolumesource,
    core_v1_scaleiovolumesource_secret_ref, "secretRef")
KIN_FIELD(boolean, core_v1_scaleiovolumesource,
    core_v1_scaleiovolumesource_ssl_enabled, "sslEnabled")
KIN_FIELD(str, core_v1_scaleiovolumesource,
    core_v1_scaleiovolumesource_protection_domain, "protectionDomain")
KIN_FIELD(str, core_v1_scaleiovolumesource,
    core_v1_scaleiovolumesource_storage_pool, "storagePool")
KIN_FIELD(str, core_v1_scaleiovolumesource,
    core_v1_scaleiovolumesource_storage_mode, "storageMode")
KIN_FIELD(str, core_v1_scaleiovolumesource,
    core_v1_scaleiovolumesource_volume_name, "volumeName")
KIN_FIELD(str, core_v1_scaleiovolumesource, core_v1_scaleiovolumesource_fs_type,
    "fsType")
KIN_FIELD(boolean, core_v1_scaleiovolumesource,
    core_v1_scaleiovolumesource_read_only, "readOnly")

/* ScopeSelector */
KIN_STRUCT_LIST(core_v1_scopedresourceselectorrequirement,
    core_v1_scopeselector, core_v1_scopeselector_match_expressions,
    "matchExpressions")

/* ScopedResourceSelectorRequirement */
/** One of core_v1_resourcequotascope. */
KIN_FIELD(str, core_v1_scopedresourceselectorrequirement,
    core_v1_scopedresourceselectorrequirement_scope_name, "scopeName")
/** One of core_v1_scopeselectoroperator. */
KIN_FIELD(str, core_v1_scopedresourceselectorrequirement,
    core_v1_scopedresourceselectorrequirement_operator, "operator")
KIN_LIST(str, core_v1_scopedresourceselectorrequirement,
    core_v1_scopedresourceselectorrequirement_values, "values")

/* SeccompProfile */
/** One of core_v1_seccompprofiletype. */
KIN_FIELD(str, core_v1_seccompprofile, core_v1_seccompprofile_type, "type")
KIN_FIELD(str, core_v1_seccompprofile, core_v1_seccompprofile_localhost_profile,
    "localhostProfile")

/* Secret */
KIN_STRUCT(meta_v1_objectmeta, core_v1_secret, core_v1_secret_metadata,
    "metadata")
#define CORE_V1_SECRET_METADATA_PATH ".metadata"
KIN_FIELD(boolean, core_v1_secret, core_v1_secret_immutable, "immutable")
#define CORE_V1_SECRET_IMMUTABLE_PATH ".immutable"
KIN_MAP_BYTES(core_v1_secret, core_v1_secret_data, "data")
#define CORE_V1_SECRET_DATA_PATH ".data"
KIN_MAP_TEXT(core_v1_secret, core_v1_secret_string_data, "stringData")
#define CORE_V1_SECRET_STRING_DATA_PATH ".stringData"
KIN_FIELD(str, core_v1_secret, core_v1_secret_type, "type")
#define CORE_V1_SECRET_TYPE_PATH ".type"

/* SecretEnvSource */
KIN_FIELD(str, core_v1_secretenvsource, core_v1_secretenvsource_name, "name")
KIN_FIELD(boolean, core_v1_secretenvsource, core_v1_secretenvsource_optional,
    "optional")

/* SecretKeySelector */
KIN_FIELD(str, core_v1_secretkeyselector, core_v1_secretkeyselector_name,
    "name")
KIN_FIELD(str, core_v1_secretkeyselector, core_v1_secretkeyselector_key, "key")
KIN_FIELD(boolean, core_v1_secretkeyselector,
    core_v1_secretkeyselector_optional, "optional")

/* SecretProjection */
KIN_FIELD(str, core_v1_secretprojection, core_v1_secretprojection_name, "name")
KIN_STRUCT_LIST(core_v1_keytopath, core_v1_secretprojection,
    core_v1_secretprojection_items, "items")
KIN_FIELD(boolean, core_v1_secretprojection, core_v1_secretprojection_optional,
    "optional")

/* SecretReference */
KIN_FIELD(str, core_v1_secretreference, core_v1_secretreference_name, "name")
KIN_FIELD(str, core_v1_secretreference, core_v1_secretreference_namespace,
    "namespace")

/* SecretVolumeSource */
KIN_FIELD(str, core_v1_secretvolumesource,
    core_v1_secretvolumesource_secret_name, "secretName")
KIN_STRUCT_LIST(core_v1_keytopath, core_v1_secretvolumesource,
    core_v1_secretvolumesource_items, "items")
KIN_FIELD(int32, core_v1_secretvolumesource,
    core_v1_secretvolumesource_default_mode, "defaultMode")
KIN_FIELD(boolean, core_v1_secretvolumesource,
    core_v1_secretvolumesource_optional, "optional")
KIN_FIELD(int64, core_v1_secretvolumesource,
    core_v1_secretvolumesource_default_user, "defaultUser")

/* SecurityContext */
KIN_STRUCT(core_v1_capabilities, core_v1_securitycontext,
    core_v1_securitycontext_capabilities, "capabilities")
KIN_FIELD(boolean, core_v1_securitycontext, core_v1_securitycontext_privileged,
    "privileged")
KIN_STRUCT(core_v1_selinuxoptions, core_v1_securitycontext,
    core_v1_securitycontext_se_linux_options, "seLinuxOptions")
KIN_STRUCT(core_v1_windowssecuritycontextoptions, core_v1_securitycontext,
    core_v1_securitycontext_windows_options, "windowsOptions")
KIN_FIELD(int64, core_v1_securitycontext, core_v1_securitycontext_run_as_user,
    "runAsUser")
KIN_FIELD(int64, core_v1_securitycontext, core_v1_securitycontext_run_as_group,
    "runAsGroup")
KIN_FIELD(boolean, core_v1_securitycontext,
    core_v1_securitycontext_run_as_non_root, "runAsNonRoot")
KIN_FIELD(boolean, core_v1_securitycontext,
    core_v1_securitycontext_read_only_root_filesystem, "readOnlyRootFilesystem")
KIN_FIELD(boolean, core_v1_securitycontext,
    core_v1_securitycontext_allow_privilege_escalation,
    "allowPrivilegeEscalation")
/** One of core_v1_procmounttype. */
KIN_FIELD(str, core_v1_securitycontext, core_v1_securitycontext_proc_mount,
    "procMount")
KIN_STRUCT(core_v1_seccompprofile, core_v1_securitycontext,
    core_v1_securitycontext_seccomp_profile, "seccompProfile")
KIN_STRUCT(core_v1_apparmorprofile, core_v1_securitycontext,
    core_v1_securitycontext_app_armor_profile, "appArmorProfile")

/* Service */
KIN_STRUCT(meta_v1_objectmeta, core_v1_service, core_v1_service_metadata,
    "metadata")
#define CORE_V1_SERVICE_METADATA_PATH ".metadata"
KIN_STRUCT(core_v1_servicespec, core_v1_service, core_v1_service_spec, "spec")
#define CORE_V1_SERVICE_SPEC_PATH ".spec"
KIN_STRUCT(core_v1_servicestatus, core_v1_service, core_v1_service_status,
    "status")
#define CORE_V1_SERVICE_STATUS_PATH ".status"
KIN_STRUCT_LIST2(core_v1_serviceport, core_v1_service,
    core_v1_service_spec_ports, "spec", "ports")
#define CORE_V1_SERVICE_SPEC_PORTS_PATH ".spec.ports"
KIN_MAP_TEXT2(core_v1_service, core_v1_service_spec_selector, "spec",
    "selector")
#define CORE_V1_SERVICE_SPEC_SELECTOR_PATH ".spec.selector"
KIN_FIELD2(str, core_v1_service, core_v1_service_spec_cluster_ip, "spec",
    "clusterIP")
#define CORE_V1_SERVICE_SPEC_CLUSTER_IP_PATH ".spec.clusterIP"
KIN_LIST2(str, core_v1_service, core_v1_service_spec_cluster_ips, "spec",
    "clusterIPs")
#define CORE_V1_SERVICE_SPEC_CLUSTER_IPS_PATH ".spec.clusterIPs"
/** One of core_v1_servicetype. */
KIN_FIELD2(str, core_v1_service, core_v1_service_spec_type, "spec", "type")
#define CORE_V1_SERVICE_SPEC_TYPE_PATH ".spec.type"
KIN_LIST2(str, core_v1_service, core_v1_service_spec_external_ips, "spec",
    "externalIPs")
#define CORE_V1_SERVICE_SPEC_EXTERNAL_IPS_PATH ".spec.externalIPs"
/** One of core_v1_serviceaffinity. */
KIN_FIELD2(str, core_v1_service, core_v1_service_spec_session_affinity, "spec",
    "sessionAffinity")
#define CORE_V1_SERVICE_SPEC_SESSION_AFFINITY_PATH ".spec.sessionAffinity"
KIN_FIELD2(str, core_v1_service, core_v1_service_spec_load_balancer_ip, "spec",
    "loadBalancerIP")
#define CORE_V1_SERVICE_SPEC_LOAD_BALANCER_IP_PATH ".spec.loadBalancerIP"
KIN_LIST2(str, core_v1_service,
    core_v1_service_spec_load_balancer_source_ranges, "spec",
    "loadBalancerSourceRanges")
#define CORE_V1_SERVICE_SPEC_LOAD_BALANCER_SOURCE_RANGES_PATH \
    ".spec.loadBalancerSourceRanges"
KIN_FIELD2(str, core_v1_service, core_v1_service_spec_external_name, "spec",
    "externalName")
#define CORE_V1_SERVICE_SPEC_EXTERNAL_NAME_PATH ".spec.externalName"
/** One of core_v1_serviceexternaltrafficpolicy. */
KIN_FIELD2(str, core_v1_service, core_v1_service_spec_external_traffic_policy,
    "spec", "externalTrafficPolicy")
#define CORE_V1_SERVICE_SPEC_EXTERNAL_TRAFFIC_POLICY_PATH \
    ".spec.externalTrafficPolicy"
KIN_FIELD2(int32, core_v1_service, core_v1_service_spec_health_check_node_port,
    "spec", "healthCheckNodePort")
#define CORE_V1_SERVICE_SPEC_HEALTH_CHECK_NODE_PORT_PATH \
    ".spec.healthCheckNodePort"
KIN_FIELD2(boolean, core_v1_service,
    core_v1_service_spec_publish_not_ready_addresses, "spec",
    "publishNotReadyAddresses")
#define CORE_V1_SERVICE_SPEC_PUBLISH_NOT_READY_ADDRESSES_PATH \
    ".spec.publishNotReadyAddresses"
KIN_STRUCT2(core_v1_sessionaffinityconfig, core_v1_service,
    core_v1_service_spec_session_affinity_config, "spec",
    "sessionAffinityConfig")
#define CORE_V1_SERVICE_SPEC_SESSION_AFFINITY_CONFIG_PATH \
    ".spec.sessionAffinityConfig"
/** One of core_v1_ipfamily. */
KIN_LIST2(str, core_v1_service, core_v1_service_spec_ip_families, "spec",
    "ipFamilies")
#define CORE_V1_SERVICE_SPEC_IP_FAMILIES_PATH ".spec.ipFamilies"
/** One of core_v1_ipfamilypolicy. */
KIN_FIELD2(str, core_v1_service, core_v1_service_spec_ip_family_policy, "spec",
    "ipFamilyPolicy")
#define CORE_V1_SERVICE_SPEC_IP_FAMILY_POLICY_PATH ".spec.ipFamilyPolicy"
KIN_FIELD2(boolean, core_v1_service,
    core_v1_service_spec_allocate_load_balancer_node_ports, "spec",
    "allocateLoadBalancerNodePorts")
#define CORE_V1_SERVICE_SPEC_ALLOCATE_LOAD_BALANCER_NODE_PORTS_PATH \
    ".spec.allocateLoadBalancerNodePorts"
KIN_FIELD2(str, core_v1_service, core_v1_service_spec_load_balancer_class,
    "spec", "loadBalancerClass")
#define CORE_V1_SERVICE_SPEC_LOAD_BALANCER_CLASS_PATH ".spec.loadBalancerClass"
/** One of core_v1_serviceinternaltrafficpolicy. */
KIN_FIELD2(str, core_v1_service, core_v1_service_spec_internal_traffic_policy,
    "spec", "internalTrafficPolicy")
#define CORE_V1_SERVICE_SPEC_INTERNAL_TRAFFIC_POLICY_PATH \
    ".spec.internalTrafficPolicy"
KIN_FIELD2(str, core_v1_service, core_v1_service_spec_traffic_distribution,
    "spec", "trafficDistribution")
#define CORE_V1_SERVICE_SPEC_TRAFFIC_DISTRIBUTION_PATH \
    ".spec.trafficDistribution"
KIN_STRUCT2(core_v1_loadbalancerstatus, core_v1_service,
    core_v1_service_status_load_balancer, "status", "loadBalancer")
#define CORE_V1_SERVICE_STATUS_LOAD_BALANCER_PATH ".status.loadBalancer"
KIN_STRUCT_LIST2(meta_v1_condition, core_v1_service,
    core_v1_service_status_conditions, "status", "conditions")
#define CORE_V1_SERVICE_STATUS_CONDITIONS_PATH ".status.conditions"

/* ServiceAccount */
KIN_STRUCT(meta_v1_objectmeta, core_v1_serviceaccount,
    core_v1_serviceaccount_metadata, "metadata")
#define CORE_V1_SERVICEACCOUNT_METADATA_PATH ".metadata"
KIN_STRUCT_LIST(core_v1_objectreference, core_v1_serviceaccount,
    core_v1_serviceaccount_secrets, "secrets")
#define CORE_V1_SERVICEACCOUNT_SECRETS_PATH ".secrets"
KIN_STRUCT_LIST(core_v1_localobjectreference, core_v1_serviceaccount,
    core_v1_serviceaccount_image_pull_secrets, "imagePullSecrets")
#define CORE_V1_SERVICEACCOUNT_IMAGE_PULL_SECRETS_PATH ".imagePullSecrets"
KIN_FIELD(boolean, core_v1_serviceaccount,
    core_v1_serviceaccount_automount_service_account_token,
    "automountServiceAccountToken")
#define CORE_V1_SERVICEACCOUNT_AUTOMOUNT_SERVICE_ACCOUNT_TOKEN_PATH \
    ".automountServiceAccountToken"

/* ServiceAccountTokenProjection */
KIN_FIELD(str, core_v1_serviceaccounttokenprojection,
    core_v1_serviceaccounttokenprojection_audience, "audience")
KIN_FIELD(int64, core_v1_serviceaccounttokenprojection,
    core_v1_serviceaccounttokenprojection_expiration_seconds,
    "expirationSeconds")
KIN_FIELD(str, core_v1_serviceaccounttokenprojection,
    core_v1_serviceaccounttokenprojection_path, "path")
KIN_FIELD(int64, core_v1_serviceaccounttokenprojection,
    core_v1_serviceaccounttokenprojection_user, "user")

/* ServicePort */
KIN_FIELD(str, core_v1_serviceport, core_v1_serviceport_name, "name")
/** One of core_v1_protocol. */
KIN_FIELD(str, core_v1_serviceport, core_v1_serviceport_protocol, "protocol")
KIN_FIELD(str, core_v1_serviceport, core_v1_serviceport_app_protocol,
    "appProtocol")
KIN_FIELD(int32, core_v1_serviceport, core_v1_serviceport_port, "port")
KIN_FIELD(intstr, core_v1_serviceport, core_v1_serviceport_target_port,
    "targetPort")
KIN_FIELD(int32, core_v1_serviceport, core_v1_serviceport_node_port, "nodePort")

/* ServiceSpec */
KIN_STRUCT_LIST(core_v1_serviceport, core_v1_servicespec,
    core_v1_servicespec_ports, "ports")
KIN_MAP_TEXT(core_v1_servicespec, core_v1_servicespec_selector, "selector")
KIN_FIELD(str, core_v1_servicespec, core_v1_servicespec_cluster_ip, "clusterIP")
KIN_LIST(str, core_v1_servicespec, core_v1_servicespec_cluster_ips,
    "clusterIPs")
/** One of core_v1_servicetype. */
KIN_FIELD(str, core_v1_servicespec, core_v1_servicespec_type, "type")
KIN_LIST(str, core_v1_servicespec, core_v1_servicespec_external_ips,
    "externalIPs")
/** One of core_v1_serviceaffinity. */
KIN_FIELD(str, core_v1_servicespec, core_v1_servicespec_session_affinity,
    "sessionAffinity")
KIN_FIELD(str, core_v1_servicespec, core_v1_servicespec_load_balancer_ip,
    "loadBalancerIP")
KIN_LIST(str, core_v1_servicespec,
    core_v1_servicespec_load_balancer_source_ranges, "loadBalancerSourceRanges")
KIN_FIELD(str, core_v1_servicespec, core_v1_servicespec_external_name,
    "externalName")
/** One of core_v1_serviceexternaltrafficpolicy. */
KIN_FIELD(str, core_v1_servicespec, core_v1_servicespec_external_traffic_policy,
    "externalTrafficPolicy")
KIN_FIELD(int32, core_v1_servicespec,
    core_v1_servicespec_health_check_node_port, "healthCheckNodePort")
KIN_FIELD(boolean, core_v1_servicespec,
    core_v1_servicespec_publish_not_ready_addresses, "publishNotReadyAddresses")
KIN_STRUCT(core_v1_sessionaffinityconfig, core_v1_servicespec,
    core_v1_servicespec_session_affinity_config, "sessionAffinityConfig")
/** One of core_v1_ipfamily. */
KIN_LIST(str, core_v1_servicespec, core_v1_servicespec_ip_families,
    "ipFamilies")
/** One of core_v1_ipfamilypolicy. */
KIN_FIELD(str, core_v1_servicespec, core_v1_servicespec_ip_family_policy,
    "ipFamilyPolicy")
KIN_FIELD(boolean, core_v1_servicespec,
    core_v1_servicespec_allocate_load_balancer_node_ports,
    "allocateLoadBalancerNodePorts")
KIN_FIELD(str, core_v1_servicespec, core_v1_servicespec_load_balancer_class,
    "loadBalancerClass")
/** One of core_v1_serviceinternaltrafficpolicy. */
KIN_FIELD(str, core_v1_servicespec, core_v1_servicespec_internal_traffic_policy,
    "internalTrafficPolicy")
KIN_FIELD(str, core_v1_servicespec, core_v1_servicespec_traffic_distribution,
    "trafficDistribution")

/* ServiceStatus */
KIN_STRUCT(core_v1_loadbalancerstatus, core_v1_servicestatus,
    core_v1_servicestatus_load_balancer, "loadBalancer")
KIN_STRUCT_LIST(meta_v1_condition, core_v1_servicestatus,
    core_v1_servicestatus_conditions, "conditions")

/* SessionAffinityConfig */
KIN_STRUCT(core_v1_clientipconfig, core_v1_sessionaffinityconfig,
    core_v1_sessionaffinityconfig_client_ip, "clientIP")

/* SleepAction */
KIN_FIELD(int64, core_v1_sleepaction, core_v1_sleepaction_seconds, "seconds")

/* StorageOSPersistentVolumeSource */
KIN_FIELD(str, core_v1_storageospersistentvolumesource,
    core_v1_storageospersistentvolumesource_volume_name, "volumeName")
KIN_FIELD(str, core_v1_storageospersistentvolumesource,
    core_v1_storageospersistentvolumesource_volume_namespace, "volumeNamespace")
KIN_FIELD(str, core_v1_storageospersistentvolumesource,
    core_v1_storageospersistentvolumesource_fs_type, "fsType")
KIN_FIELD(boolean, core_v1_storageospersistentvolumesource,
    core_v1_storageospersistentvolumesource_read_only, "readOnly")
KIN_STRUCT(core_v1_objectreference, core_v1_storageospersistentvolumesource,
    core_v1_storageospersistentvolumesource_secret_ref, "secretRef")

/* StorageOSVolumeSource */
KIN_FIELD(str, core_v1_storageosvolumesource,
    core_v1_storageosvolumesource_volume_name, "volumeName")
KIN_FIELD(str, core_v1_storageosvolumesource,
    core_v1_storageosvolumesource_volume_namespace, "volumeNamespace")
KIN_FIELD(str, core_v1_storageosvolumesource,
    core_v1_storageosvolumesource_fs_type, "fsType")
KIN_FIELD(boolean, core_v1_storageosvolumesource,
    core_v1_storageosvolumesource_read_only, "readOnly")
KIN_STRUCT(core_v1_localobjectreference, core_v1_storageosvolumesource,
    core_v1_storageosvolumesource_secret_ref, "secretRef")

/* Sysctl */
KIN_FIELD(str, core_v1_sysctl, core_v1_sysctl_name, "name")
KIN_FIELD(str, core_v1_sysctl, core_v1_sysctl_value, "value")

/* TCPSocketAction */
KIN_FIELD(intstr, core_v1_tcpsocketaction, core_v1_tcpsocketaction_port, "port")
KIN_FIELD(str, core_v1_tcpsocketaction, core_v1_tcpsocketaction_host, "host")

/* Taint */
KIN_FIELD(str, core_v1_taint, core_v1_taint_key, "key")
KIN_FIELD(str, core_v1_taint, core_v1_taint_value, "value")
/** One of core_v1_tainteffect. */
KIN_FIELD(str, core_v1_taint, core_v1_taint_effect, "effect")
KIN_FIELD(time, core_v1_taint, core_v1_taint_time_added, "timeAdded")

/* Toleration */
KIN_FIELD(str, core_v1_toleration, core_v1_toleration_key, "key")
/** One of core_v1_tolerationoperator. */
KIN_FIELD(str, core_v1_toleration, core_v1_toleration_operator, "operator")
KIN_FIELD(str, core_v1_toleration, core_v1_toleration_value, "value")
/** One of core_v1_tainteffect. */
KIN_FIELD(str, core_v1_toleration, core_v1_toleration_effect, "effect")
KIN_FIELD(int64, core_v1_toleration, core_v1_toleration_toleration_seconds,
    "tolerationSeconds")

/* TopologySelectorLabelRequirement */
KIN_FIELD(str, core_v1_topologyselectorlabelrequirement,
    core_v1_topologyselectorlabelrequirement_key, "key")
KIN_LIST(str, core_v1_topologyselectorlabelrequirement,
    core_v1_topologyselectorlabelrequirement_values, "values")

/* TopologySelectorTerm */
KIN_STRUCT_LIST(core_v1_topologyselectorlabelrequirement,
    core_v1_topologyselectorterm,
    core_v1_topologyselectorterm_match_label_expressions,
    "matchLabelExpressions")

/* TopologySpreadConstraint */
KIN_FIELD(int32, core_v1_topologyspreadconstraint,
    core_v1_topologyspreadconstraint_max_skew, "maxSkew")
KIN_FIELD(str, core_v1_topologyspreadconstraint,
    core_v1_topologyspreadconstraint_topology_key, "topologyKey")
/** One of core_v1_unsatisfiableconstraintaction. */
KIN_FIELD(str, core_v1_topologyspreadconstraint,
    core_v1_topologyspreadconstraint_when_unsatisfiable, "whenUnsatisfiable")
KIN_STRUCT(meta_v1_labelselector, core_v1_topologyspreadconstraint,
    core_v1_topologyspreadconstraint_label_selector, "labelSelector")
KIN_FIELD(int32, core_v1_topologyspreadconstraint,
    core_v1_topologyspreadconstraint_min_domains, "minDomains")
/** One of core_v1_nodeinclusionpolicy. */
KIN_FIELD(str, core_v1_topologyspreadconstraint,
    core_v1_topologyspreadconstraint_node_affinity_policy, "nodeAffinityPolicy")
/** One of core_v1_nodeinclusionpolicy. */
KIN_FIELD(str, core_v1_topologyspreadconstraint,
    core_v1_topologyspreadconstraint_node_taints_policy, "nodeTaintsPolicy")
KIN_LIST(str, core_v1_topologyspreadconstraint,
    core_v1_topologyspreadconstraint_match_label_keys, "matchLabelKeys")

/* TypedLocalObjectReference */
KIN_FIELD(str, core_v1_typedlocalobjectreference,
    core_v1_typedlocalobjectreference_api_group, "apiGroup")
KIN_FIELD(str, core_v1_typedlocalobjectreference,
    core_v1_typedlocalobjectreference_kind, "kind")
KIN_FIELD(str, core_v1_typedlocalobjectreference,
    core_v1_typedlocalobjectreference_name, "name")

/* TypedObjectReference */
KIN_FIELD(str, core_v1_typedobjectreference,
    core_v1_typedobjectreference_api_group, "apiGroup")
KIN_FIELD(str, core_v1_typedobjectreference, core_v1_typedobjectreference_kind,
    "kind")
KIN_FIELD(str, core_v1_typedobjectreference, core_v1_typedobjectreference_name,
    "name")
KIN_FIELD(str, core_v1_typedobjectreference,
    core_v1_typedobjectreference_namespace, "namespace")

/* Volume */
KIN_FIELD(str, core_v1_volume, core_v1_volume_name, "name")
KIN_STRUCT(core_v1_hostpathvolumesource, core_v1_volume,
    core_v1_volume_host_path, "hostPath")
KIN_STRUCT(core_v1_emptydirvolumesource, core_v1_volume,
    core_v1_volume_empty_dir, "emptyDir")
KIN_STRUCT(core_v1_gcepersistentdiskvolumesource, core_v1_volume,
    core_v1_volume_gce_persistent_disk, "gcePersistentDisk")
KIN_STRUCT(core_v1_awselasticblockstorevolumesource, core_v1_volume,
    core_v1_volume_aws_elastic_block_store, "awsElasticBlockStore")
KIN_STRUCT(core_v1_gitrepovolumesource, core_v1_volume, core_v1_volume_git_repo,
    "gitRepo")
KIN_STRUCT(core_v1_secretvolumesource, core_v1_volume, core_v1_volume_secret,
    "secret")
KIN_STRUCT(core_v1_nfsvolumesource, core_v1_volume, core_v1_volume_nfs, "nfs")
KIN_STRUCT(core_v1_iscsivolumesource, core_v1_volume, core_v1_volume_iscsi,
    "iscsi")
KIN_STRUCT(core_v1_glusterfsvolumesource, core_v1_volume,
    core_v1_volume_glusterfs, "glusterfs")
KIN_STRUCT(core_v1_persistentvolumeclaimvolumesource, core_v1_volume,
    core_v1_volume_persistent_volume_claim, "persistentVolumeClaim")
KIN_STRUCT(core_v1_rbdvolumesource, core_v1_volume, core_v1_volume_rbd, "rbd")
KIN_STRUCT(core_v1_flexvolumesource, core_v1_volume, core_v1_volume_flex_volume,
    "flexVolume")
KIN_STRUCT(core_v1_cindervolumesource, core_v1_volume, core_v1_volume_cinder,
    "cinder")
KIN_STRUCT(core_v1_cephfsvolumesource, core_v1_volume, core_v1_volume_cephfs,
    "cephfs")
KIN_STRUCT(core_v1_flockervolumesource, core_v1_volume, core_v1_volume_flocker,
    "flocker")
KIN_STRUCT(core_v1_downwardapivolumesource, core_v1_volume,
    core_v1_volume_downward_api, "downwardAPI")
KIN_STRUCT(core_v1_fcvolumesource, core_v1_volume, core_v1_volume_fc, "fc")
KIN_STRUCT(core_v1_azurefilevolumesource, core_v1_volume,
    core_v1_volume_azure_file, "azureFile")
KIN_STRUCT(core_v1_configmapvolumesource, core_v1_volume,
    core_v1_volume_config_map, "configMap")
KIN_STRUCT(core_v1_vspherevirtualdiskvolumesource, core_v1_volume,
    core_v1_volume_vsphere_volume, "vsphereVolume")
KIN_STRUCT(core_v1_quobytevolumesource, core_v1_volume, core_v1_volume_quobyte,
    "quobyte")
KIN_STRUCT(core_v1_azurediskvolumesource, core_v1_volume,
    core_v1_volume_azure_disk, "azureDisk")
KIN_STRUCT(core_v1_photonpersistentdiskvolumesource, core_v1_volume,
    core_v1_volume_photon_persistent_disk, "photonPersistentDisk")
KIN_STRUCT(core_v1_projectedvolumesource, core_v1_volume,
    core_v1_volume_projected, "projected")
KIN_STRUCT(core_v1_portworxvolumesource, core_v1_volume,
    core_v1_volume_portworx_volume, "portworxVolume")
KIN_STRUCT(core_v1_scaleiovolumesource, core_v1_volume, core_v1_volume_scale_io,
    "scaleIO")
KIN_STRUCT(core_v1_storageosvolumesource, core_v1_volume,
    core_v1_volume_storageos, "storageos")
KIN_STRUCT(core_v1_csivolumesource, core_v1_volume, core_v1_volume_csi, "csi")
KIN_STRUCT(core_v1_ephemeralvolumesource, core_v1_volume,
    core_v1_volume_ephemeral, "ephemeral")
KIN_STRUCT(core_v1_imagevolumesource, core_v1_volume, core_v1_volume_image,
    "image")

/* VolumeDevice */
KIN_FIELD(str, core_v1_volumedevice, core_v1_volumedevice_name, "name")
KIN_FIELD(str, core_v1_volumedevice, core_v1_volumedevice_device_path,
    "devicePath")

/* VolumeHealthCondition */
/** One of core_v1_volumehealthstatustype. */
KIN_FIELD(str, core_v1_volumehealthcondition,
    core_v1_volumehealthcondition_status, "status")
KIN_FIELD(str, core_v1_volumehealthcondition,
    core_v1_volumehealthcondition_reason, "reason")
KIN_FIELD(str, core_v1_volumehealthcondition,
    core_v1_volumehealthcondition_message, "message")

/* VolumeHealthStatus */
KIN_STRUCT_LIST(core_v1_volumehealthcondition, core_v1_volumehealthstatus,
    core_v1_volumehealthstatus_health_conditions, "healthConditions")
KIN_FIELD(time, core_v1_volumehealthstatus,
    core_v1_volumehealthstatus_last_transition_time, "lastTransitionTime")

/* VolumeMount */
KIN_FIELD(str, core_v1_volumemount, core_v1_volumemount_name, "name")
KIN_FIELD(boolean, core_v1_volumemount, core_v1_volumemount_read_only,
    "readOnly")
KIN_FIELD(str, core_v1_volumemount, core_v1_volumemount_recursive_read_only,
    "recursiveReadOnly")
KIN_FIELD(str, core_v1_volumemount, core_v1_volumemount_mount_path, "mountPath")
KIN_FIELD(str, core_v1_volumemount, core_v1_volumemount_sub_path, "subPath")
/** One of core_v1_mountpropagationmode. */
KIN_FIELD(str, core_v1_volumemount, core_v1_volumemount_mount_propagation,
    "mountPropagation")
KIN_FIELD(str, core_v1_volumemount, core_v1_volumemount_sub_path_expr,
    "subPathExpr")
KIN_LIST(str, core_v1_volumemount, core_v1_volumemount_bind_mount_options,
    "bindMountOptions")

/* VolumeMountStatus */
KIN_FIELD(str, core_v1_volumemountstatus, core_v1_volumemountstatus_name,
    "name")
KIN_FIELD(str, core_v1_volumemountstatus, core_v1_volumemountstatus_mount_path,
    "mountPath")
KIN_FIELD(boolean, core_v1_volumemountstatus,
    core_v1_volumemountstatus_read_only, "readOnly")
KIN_FIELD(str, core_v1_volumemountstatus,
    core_v1_volumemountstatus_recursive_read_only, "recursiveReadOnly")
KIN_STRUCT(core_v1_volumestatus, core_v1_volumemountstatus,
    core_v1_volumemountstatus_volume_status, "volumeStatus")

/* VolumeNodeAffinity */
KIN_STRUCT(core_v1_nodeselector, core_v1_volumenodeaffinity,
    core_v1_volumenodeaffinity_required, "required")

/* VolumeProjection */
KIN_STRUCT(core_v1_secretprojection, core_v1_volumeprojection,
    core_v1_volumeprojection_secret, "secret")
KIN_STRUCT(core_v1_downwardapiprojection, core_v1_volumeprojection,
    core_v1_volumeprojection_downward_api, "downwardAPI")
KIN_STRUCT(core_v1_configmapprojection, core_v1_volumeprojection,
    core_v1_volumeprojection_config_map, "configMap")
KIN_STRUCT(core_v1_serviceaccounttokenprojection, core_v1_volumeprojection,
    core_v1_volumeprojection_service_account_token, "serviceAccountToken")
KIN_STRUCT(core_v1_clustertrustbundleprojection, core_v1_volumeprojection,
    core_v1_volumeprojection_cluster_trust_bundle, "clusterTrustBundle")
KIN_STRUCT(core_v1_podcertificateprojection, core_v1_volumeprojection,
    core_v1_volumeprojection_pod_certificate, "podCertificate")

/* VolumeResourceRequirements */
KIN_MAP(quantity, core_v1_volumeresourcerequirements,
    core_v1_volumeresourcerequirements_limits, "limits")
KIN_MAP(quantity, core_v1_volumeresourcerequirements,
    core_v1_volumeresourcerequirements_requests, "requests")

/* VolumeStatus */
KIN_STRUCT(core_v1_imagevolumestatus, core_v1_volumestatus,
    core_v1_volumestatus_image, "image")

/* VsphereVirtualDiskVolumeSource */
KIN_FIELD(str, core_v1_vspherevirtualdiskvolumesource,
    core_v1_vspherevirtualdiskvolumesource_volume_path, "volumePath")
KIN_FIELD(str, core_v1_vspherevirtualdiskvolumesource,
    core_v1_vspherevirtualdiskvolumesource_fs_type, "fsType")
KIN_FIELD(str, core_v1_vspherevirtualdiskvolumesource,
    core_v1_vspherevirtualdiskvolumesource_storage_policy_name,
    "storagePolicyName")
KIN_FIELD(str, core_v1_vspherevirtualdiskvolumesource,
    core_v1_vspherevirtualdiskvolumesource_storage_policy_id, "storagePolicyID")

/* WeightedPodAffinityTerm */
KIN_FIELD(int32, core_v1_weightedpodaffinityterm,
    core_v1_weightedpodaffinityterm_weight, "weight")
KIN_STRUCT(core_v1_podaffinityterm, core_v1_weightedpodaffinityterm,
    core_v1_weightedpodaffinityterm_pod_affinity_term, "podAffinityTerm")

/* WindowsSecurityContextOptions */
KIN_FIELD(str, core_v1_windowssecuritycontextoptions,
    core_v1_windowssecuritycontextoptions_gmsa_credential_spec_name,
    "gmsaCredentialSpecName")
KIN_FIELD(str, core_v1_windowssecuritycontextoptions,
    core_v1_windowssecuritycontextoptions_gmsa_credential_spec,
    "gmsaCredentialSpec")
KIN_FIELD(str, core_v1_windowssecuritycontextoptions,
    core_v1_windowssecuritycontextoptions_run_as_user_name, "runAsUserName")
KIN_FIELD(boolean, core_v1_windowssecuritycontextoptions,
    core_v1_windowssecuritycontextoptions_host_process, "hostProcess")

KIN_RESOURCE(cluster, core_v1_componentstatus, core_v1_componentstatuses, "",
    "v1", "componentstatuses", "ComponentStatus")

KIN_RESOURCE(namespaced, core_v1_configmap, core_v1_configmaps, "", "v1",
    "configmaps", "ConfigMap")

KIN_RESOURCE(namespaced, core_v1_endpoints, core_v1_endpoints_all, "", "v1",
    "endpoints", "Endpoints")

KIN_RESOURCE(namespaced, core_v1_event, core_v1_events, "", "v1", "events",
    "Event")

KIN_RESOURCE(namespaced, core_v1_limitrange, core_v1_limitranges, "", "v1",
    "limitranges", "LimitRange")

KIN_RESOURCE(cluster, core_v1_namespace, core_v1_namespaces, "", "v1",
    "namespaces", "Namespace")
KIN_STATUS(core_v1_namespace, core_v1_namespaces)

KIN_RESOURCE(cluster, core_v1_node, core_v1_nodes, "", "v1", "nodes", "Node")
KIN_STATUS(core_v1_node, core_v1_nodes)

KIN_RESOURCE(namespaced, core_v1_persistentvolumeclaim,
    core_v1_persistentvolumeclaims, "", "v1", "persistentvolumeclaims",
    "PersistentVolumeClaim")
KIN_STATUS(core_v1_persistentvolumeclaim, core_v1_persistentvolumeclaims)

KIN_RESOURCE(cluster, core_v1_persistentvolume, core_v1_persistentvolumes, "",
    "v1", "persistentvolumes", "PersistentVolume")
KIN_STATUS(core_v1_persistentvolume, core_v1_persistentvolumes)

KIN_RESOURCE(namespaced, core_v1_pod, core_v1_pods, "", "v1", "pods", "Pod")
KIN_STATUS(core_v1_pod, core_v1_pods)

KIN_RESOURCE(namespaced, core_v1_podtemplate, core_v1_podtemplates, "", "v1",
    "podtemplates", "PodTemplate")

KIN_RESOURCE(namespaced, core_v1_replicationcontroller,
    core_v1_replicationcontrollers, "", "v1", "replicationcontrollers",
    "ReplicationController")
KIN_STATUS(core_v1_replicationcontroller, core_v1_replicationcontrollers)

KIN_RESOURCE(namespaced, core_v1_resourcequota, core_v1_resourcequotas, "",
    "v1", "resourcequotas", "ResourceQuota")
KIN_STATUS(core_v1_resourcequota, core_v1_resourcequotas)

KIN_RESOURCE(namespaced, core_v1_secret, core_v1_secrets, "", "v1", "secrets",
    "Secret")

KIN_RESOURCE(namespaced, core_v1_serviceaccount, core_v1_serviceaccounts, "",
    "v1", "serviceaccounts", "ServiceAccount")

KIN_RESOURCE(namespaced, core_v1_service, core_v1_services, "", "v1",
    "services", "Service")
KIN_STATUS(core_v1_service, core_v1_services)

KIN_END_DECLS

#endif /* KIN_API_CORE_V1_H */
