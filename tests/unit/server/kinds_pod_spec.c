/* SPDX-License-Identifier: Apache-2.0 */
#include "test_kinds.h"

#define POD(spec) "", "v1", "pods", "{'metadata':{'name':'y'},'spec':" spec "}"
#define ONE(more) POD("{'containers':[{'name':'c','image':'i'," more "}]}")
#define AND(more) POD("{'containers':[{'name':'c','image':'i'}]," more "}")
#define MOUNT "'volumeMounts':[{'name':'v','mountPath':'/a'}]"

KIN_TEST(reports_invalid_containers)
{
    static const struct test_kinds_sample samples[] = {
        {POD("{}"), "spec.containers: Required value"},
        {POD("{'containers':[{}]}"),
         "spec.containers[0].name: Required value; spec.containers[0].image: "
         "Required value"},
        {POD("{'containers':[{'name':'a','image':'i'},{'name':'a','image':'i'}]"
             "}"),
         "spec.containers[1].name: Duplicate value: 'a'"},
        {ONE("'imagePullPolicy':'X'"),
         "spec.containers[0].imagePullPolicy: Unsupported value: 'X': "
         "supported "
         "values: 'Always', 'IfNotPresent', 'Never'"},
        {ONE("'ports':[{'containerPort':70000}]"),
         "spec.containers[0].ports[0].containerPort: Invalid value: 70000: "
         "must "
         "be between 1 and 65535, inclusive"},
        {ONE("'ports':[{}]"),
         "spec.containers[0].ports[0].containerPort: Required value"},
        {ONE("'env':[{'value':'x'}]"),
         "spec.containers[0].env[0].name: Required value"},
        {ONE(MOUNT), "spec.containers[0].volumeMounts[0].name: Not found: 'v'"},
        {ONE("'resources':{'limits':{'cpu':'1'},'requests':{'cpu':'2'}}"),
         "spec.containers[0].resources.requests: Invalid value: '2': must be "
         "less than or equal to cpu limit of 1"},
        {ONE("'livenessProbe':{}"),
         "spec.containers[0].livenessProbe: Required value: must specify a "
         "handler type"},
        {ONE("'livenessProbe':{'exec':{'command':['x']},'successThreshold':2}"),
         "spec.containers[0].livenessProbe.successThreshold: Invalid value: 2: "
         "must be 1"},
    };

    return TEST_KINDS_EXPECT(samples);
}

KIN_TEST(reports_other_invalid_fields)
{
    static const struct test_kinds_sample samples[] = {
        {AND("'restartPolicy':'X'"),
         "spec.restartPolicy: Unsupported value: 'X': supported values: "
         "'Always', 'OnFailure', 'Never'"},
        {AND("'volumes':[{'name':'v'},{'name':'v'}]"),
         "spec.volumes[1].name: Duplicate value: 'v'"},
        {AND("'volumes':[{'name':'v','configMap':{}}]"),
         "spec.volumes[0].configMap.name: Required value"},
        {AND("'volumes':[{'name':'v','hostPath':{'path':'/'},'emptyDir':{}}]"),
         "spec.volumes[0].hostPath: Forbidden: may not specify more than 1 "
         "volume type"},
        {AND("'tolerations':[{'key':'a','effect':'Y'}]"),
         "spec.tolerations[0].effect: Unsupported value: 'Y': supported "
         "values: 'NoSchedule', 'PreferNoSchedule', 'NoExecute'"},
        {AND("'activeDeadlineSeconds':0"),
         "spec.activeDeadlineSeconds: Invalid value: 0: must be between 1 and "
         "2147483647, inclusive"},
        {AND("'initContainers':[{'name':'c','image':'i'}]"),
         "spec.initContainers[0].name: Duplicate value: 'c'"},
    };

    return TEST_KINDS_EXPECT(samples);
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(reports_invalid_containers),
              KIN_TEST_ENTRY(reports_other_invalid_fields))
