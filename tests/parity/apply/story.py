# SPDX-License-Identifier: Apache-2.0
"""The scripted steps of the comparison of server-side apply.

A step is a dictionary: verb, path, body, manager, and options.  Objects live in
a namespace whose name the runner puts in place of NS.
"""
import copy
import json

GROUP = 'ssa.kin.io'

CRD_WIDGET = {
    'apiVersion': 'apiextensions.k8s.io/v1',
    'kind': 'CustomResourceDefinition',
    'metadata': {'name': 'widgets.ssa.kin.io'},
    'spec': {
        'group': 'ssa.kin.io', 'scope': 'Namespaced',
        'names': {'plural': 'widgets', 'singular': 'widget', 'kind': 'Widget',
                  'listKind': 'WidgetList'},
        'versions': [{
            'name': version, 'served': True, 'storage': version == 'v1',
            'subresources': {'status': {}, 'scale': {
                'specReplicasPath': '.spec.replicas',
                'statusReplicasPath': '.status.replicas'}},
            'schema': {'openAPIV3Schema': {'type': 'object', 'properties': {
                'spec': {'type': 'object', 'properties': {
                    'replicas': {'type': 'integer'},
                    'host': {'type': 'string'},
                    'flag': {'type': 'boolean'},
                    'gm': {'type': 'object',
                           'additionalProperties': {'type': 'string'}},
                    'am': {'type': 'object', 'x-kubernetes-map-type': 'atomic',
                           'additionalProperties': {'type': 'string'}},
                    'set': {'type': 'array', 'x-kubernetes-list-type': 'set',
                            'items': {'type': 'string'}},
                    'nums': {'type': 'array', 'x-kubernetes-list-type': 'set',
                             'items': {'type': 'integer'}},
                    'al': {'type': 'array', 'items': {'type': 'string'}},
                    'lm': {'type': 'array', 'x-kubernetes-list-type': 'map',
                           'x-kubernetes-list-map-keys': ['name', 'proto'],
                           'items': {'type': 'object',
                                     'required': ['name'],
                                     'properties': {
                                         'name': {'type': 'string'},
                                         'proto': {'type': 'string',
                                                   'default': 'TCP'},
                                         'port': {'type': 'integer'},
                                         'tags': {
                                             'type': 'array',
                                             'x-kubernetes-list-type': 'set',
                                             'items': {'type': 'string'}}}}},
                    'quantity': {'x-kubernetes-int-or-string': True},
                    'free': {'type': 'object',
                             'x-kubernetes-preserve-unknown-fields': True,
                             'properties': {'known': {'type': 'string'}}},
                }},
                'status': {'type': 'object', 'properties': {
                    'replicas': {'type': 'integer'},
                    'phase': {'type': 'string'},
                    'conditions': {
                        'type': 'array', 'x-kubernetes-list-type': 'map',
                        'x-kubernetes-list-map-keys': ['type'],
                        'items': {'type': 'object', 'required': ['type'],
                                  'properties': {
                                      'type': {'type': 'string'},
                                      'status': {'type': 'string'}}}}}},
            }}}} for version in ('v1', 'v2')]}}

CRD_PLAIN = {
    'apiVersion': 'apiextensions.k8s.io/v1',
    'kind': 'CustomResourceDefinition',
    'metadata': {'name': 'plains.ssa.kin.io'},
    'spec': {
        'group': 'ssa.kin.io', 'scope': 'Namespaced',
        'names': {'plural': 'plains', 'singular': 'plain', 'kind': 'Plain',
                  'listKind': 'PlainList'},
        'versions': [{'name': 'v1', 'served': True, 'storage': True,
                      'schema': {'openAPIV3Schema': {
                          'type': 'object',
                          'x-kubernetes-preserve-unknown-fields': True}}}]}}

PATHS = {
    'ConfigMap': ('/api/v1/namespaces/NS/configmaps', 'v1'),
    'Service': ('/api/v1/namespaces/NS/services', 'v1'),
    'Pod': ('/api/v1/namespaces/NS/pods', 'v1'),
    'Deployment': ('/apis/apps/v1/namespaces/NS/deployments', 'apps/v1'),
    'Ingress': ('/apis/networking.k8s.io/v1/namespaces/NS/ingresses',
                'networking.k8s.io/v1'),
    'Widget': ('/apis/ssa.kin.io/v1/namespaces/NS/widgets', 'ssa.kin.io/v1'),
    'Widget2': ('/apis/ssa.kin.io/v2/namespaces/NS/widgets', 'ssa.kin.io/v2'),
    'Plain': ('/apis/ssa.kin.io/v1/namespaces/NS/plains', 'ssa.kin.io/v1'),
}


class Story:
    def __init__(self):
        self.steps = []
        self.group = ''

    def begin(self, group):
        """Steps of one group build on each other."""
        self.group = group

    def add(self, verb, kind, name, body=None, manager=None, sub='', **query):
        path, version = PATHS[kind]
        if verb != 'POST':
            path += '/' + name
        if sub:
            path += '/' + sub
        if verb in ('APPLY', 'POST', 'PUT') and isinstance(body, dict):
            body = copy.deepcopy(body)
            body.setdefault('apiVersion',
                            'autoscaling/v1' if sub == 'scale' else version)
            body.setdefault('kind', 'Scale' if sub == 'scale'
                            else kind.rstrip('2'))
            body.setdefault('metadata', {}).setdefault('name', name)
        if manager:
            query['fieldManager'] = manager
        self.steps.append({'group': self.group, 'verb': verb, 'path': path,
                           'body': body, 'query': query})

    def apply(self, kind, name, body, manager='m1', **query):
        self.add('APPLY', kind, name, body, manager, **query)

    def force(self, kind, name, body, manager='m1', **query):
        self.add('APPLY', kind, name, body, manager, force='true', **query)

    def post(self, kind, name, body, manager='upd', **query):
        self.add('POST', kind, name, body, manager, **query)

    def merge(self, kind, name, body, manager='upd', **query):
        self.add('MERGE', kind, name, body, manager, **query)

    def strategic(self, kind, name, body, manager='upd', **query):
        self.add('STRATEGIC', kind, name, body, manager, **query)

    def json(self, kind, name, body, manager='upd', **query):
        self.add('JSON', kind, name, body, manager, **query)

    def put(self, kind, name, change, manager='upd', **query):
        """Reads the object, merges `change` into it, and puts it."""
        self.add('RMW', kind, name, change, manager, **query)

    def get(self, kind, name):
        self.add('GET', kind, name)


def deployment(image='nginx:1', replicas=None, ports=None, **more):
    container = {'name': 'c', 'image': image}
    if ports is not None:
        container['ports'] = ports
    container.update(more)
    spec = {'selector': {'matchLabels': {'app': 'x'}},
            'template': {'metadata': {'labels': {'app': 'x'}},
                         'spec': {'containers': [container]}}}
    if replicas is not None:
        spec['replicas'] = replicas
    return {'spec': spec}


def pod(**more):
    return {'spec': {'containers': [dict({'name': 'c', 'image': 'i'}, **more)]}}


def service(*ports):
    return {'spec': {'selector': {'a': 'b'}, 'ports': list(ports)}}


def configmaps(s):
    s.begin('configmap: sharing')
    s.apply('ConfigMap', 'a', {'data': {'x': '1', 'y': '2'}})
    s.apply('ConfigMap', 'a', {'data': {'x': '1', 'y': '2'}})
    s.apply('ConfigMap', 'a', {'data': {'x': '1'}}, 'm2')
    s.apply('ConfigMap', 'a', {'data': {'x': '2'}}, 'm3')
    s.apply('ConfigMap', 'a', {}, 'm1')
    s.force('ConfigMap', 'a', {'data': {'x': '3'}}, 'm3')
    s.apply('ConfigMap', 'a', {'data': {'x': '4'}}, 'm2')
    s.merge('ConfigMap', 'a', {'data': {'x': '7'}})
    s.apply('ConfigMap', 'a', {'data': {'x': '3'}}, 'm3')
    s.apply('ConfigMap', 'a', {'data': {'x': '3', 'z': '9'}}, 'm2')
    s.apply('ConfigMap', 'a', {'data': {'x': '7', 'z': '9'}}, 'm2')
    s.merge('ConfigMap', 'a', {'metadata': {'managedFields': [{}]}})
    s.merge('ConfigMap', 'a', {'data': {'w': '1'}})
    s.apply('ConfigMap', 'a', {'data': {'x': '7'}}, 'm3')
    s.apply('ConfigMap', 'a', {'data': {'x': '8'}}, 'm3')
    s.force('ConfigMap', 'a', {'data': {'x': '8'}}, 'm3')
    s.apply('ConfigMap', 'a', {}, 'm3')
    s.get('ConfigMap', 'a')

    s.begin('configmap: null and empty')
    s.apply('ConfigMap', 'b', {'data': {'x': None}})
    s.apply('ConfigMap', 'b', {'data': {'x': 'v'}})
    s.apply('ConfigMap', 'b', {'data': None})
    s.apply('ConfigMap', 'b', {'data': {}})
    s.apply('ConfigMap', 'b', {'metadata': {'labels': {}}})
    s.apply('ConfigMap', 'b', {'metadata': {'labels': {'a': ''}}})
    s.apply('ConfigMap', 'b', {'metadata': {'labels': {'a': 'b'},
                                            'annotations': {'q/r': 's'}}})
    s.apply('ConfigMap', 'b', {'metadata': {'annotations': {'q/r': 's'}}})
    s.apply('ConfigMap', 'b', {'immutable': False})
    s.apply('ConfigMap', 'b', {'binaryData': {'k': 'AAEC'}})
    s.apply('ConfigMap', 'b', {'metadata': {'finalizers': ['kin.io/a']}})
    s.apply('ConfigMap', 'b', {'metadata': {'finalizers': ['kin.io/b']}}, 'm2')
    s.apply('ConfigMap', 'b', {'metadata': {'finalizers': []}}, 'm1')
    s.apply('ConfigMap', 'b', {}, 'm1')
    s.apply('ConfigMap', 'b', {}, 'm2')

    s.begin('configmap: updates')
    s.post('ConfigMap', 'c', {'data': {'a': '1', 'b': '2'}})
    s.put('ConfigMap', 'c', {'data': {'a': '1'}}, 'upd')
    s.put('ConfigMap', 'c', {'data': {'a': '2'}}, 'other')
    s.put('ConfigMap', 'c', {'data': {'b': None}}, 'other')
    s.put('ConfigMap', 'c', {'data': None}, 'third')
    s.put('ConfigMap', 'c', {'data': {'n': '1'}}, 'third')
    s.json('ConfigMap', 'c', [{'op': 'add', 'path': '/data/j', 'value': '1'}])
    s.json('ConfigMap', 'c', [{'op': 'remove', 'path': '/data/j'}], 'other')
    s.strategic('ConfigMap', 'c', {'data': {'s': '1'}}, 'other')
    s.strategic('ConfigMap', 'c', {'metadata': {'labels': {'l': '1'}}}, 'other')
    s.merge('ConfigMap', 'c', {'metadata': {'labels': None}}, 'upd')
    s.put('ConfigMap', 'c', {'metadata': {'managedFields': None}}, 'upd')
    s.put('ConfigMap', 'c', {'metadata': {'managedFields': []}}, 'upd')
    s.put('ConfigMap', 'c', {'data': {'n': '2'}}, 'upd')
    s.apply('ConfigMap', 'c', {'data': {'n': '3'}})
    s.force('ConfigMap', 'c', {'data': {'n': '3'}})

    s.begin('configmap: many updates')
    s.post('ConfigMap', 'd', {'data': {'k': '0'}}, 'u0')
    for i in range(1, 16):
        s.merge('ConfigMap', 'd', {'data': {'k%d' % i: '1'}}, 'u%02d' % i)
    s.merge('ConfigMap', 'd', {'data': {'k3': '2', 'k4': '2'}}, 'u20')
    s.apply('ConfigMap', 'd', {'data': {'k3': '9', 'k7': '9'}})
    s.force('ConfigMap', 'd', {'data': {'k3': '9', 'k7': '9'}})

    s.begin('configmap: dry runs')
    s.apply('ConfigMap', 'e', {'data': {'a': '1'}}, dryRun='All')
    s.get('ConfigMap', 'e')
    s.apply('ConfigMap', 'e', {'data': {'a': '1'}})
    s.apply('ConfigMap', 'e', {'data': {'a': '2'}}, dryRun='All')
    s.apply('ConfigMap', 'e', {'data': {'a': '2'}}, 'm2', dryRun='All')
    s.merge('ConfigMap', 'e', {'data': {'a': '2'}}, dryRun='All')
    s.get('ConfigMap', 'e')


def requests(s):
    s.begin('requests')
    s.apply('ConfigMap', 'r', {'data': {'a': '1'}}, None)
    s.apply('ConfigMap', 'r', {'data': {'a': '1'}}, 'm' * 129)
    s.apply('ConfigMap', 'r', {'data': {'a': '1'}}, 'a\nb')
    s.apply('ConfigMap', 'r', {'data': {'a': '1'}}, 'a\tb\u00e9')
    s.apply('ConfigMap', 'r', {'data': {'a': '1'}}, 'm' * 128)
    s.merge('ConfigMap', 'r', {'data': {'a': '1'}}, 'm' * 129)
    s.merge('ConfigMap', 'r', {'data': {'a': '1'}}, force='true')
    s.merge('ConfigMap', 'r', {'data': {'a': '1'}}, force='false')
    s.add('APPLY-CBOR', 'ConfigMap', 'r', {}, 'm1')
    s.add('APPLY-CBOR', 'Widget', 'r', {}, 'm1')
    s.apply('ConfigMap', 'r', {'apiVersion': 'v2'})
    s.apply('ConfigMap', 'r', {'kind': 'Secret'})
    s.apply('ConfigMap', 'r', {'kind': '', 'apiVersion': ''})
    s.apply('ConfigMap', 'r', {'kind': 'Deployment', 'apiVersion': 'apps/v1'})
    s.apply('ConfigMap', 'r', {'metadata': {'name': 'other'}})
    s.apply('ConfigMap', 'r', {'metadata': {'name': ''}})
    s.apply('ConfigMap', 'r2', {'metadata': {'name': ''}})
    s.apply('ConfigMap', 'r2', {'metadata': {'name': 'other'}})
    s.apply('ConfigMap', 'r', {'metadata': {'namespace': 'other'}})
    s.apply('ConfigMap', 'r', {'metadata': {'namespace': 'NS'}})
    s.apply('ConfigMap', 'r', {'metadata': {'managedFields': []}})
    s.apply('ConfigMap', 'r', {'metadata': {'managedFields': [{}]}})
    s.apply('ConfigMap', 'r', {'metadata': {'managedFields': None}})
    s.apply('ConfigMap', 'r', {'bogus': 1})
    s.apply('ConfigMap', 'r', {'bogus': 1}, fieldValidation='Ignore')
    s.apply('ConfigMap', 'r', {'data': {'x': 1}})
    s.apply('ConfigMap', 'r', {'data': {'x': True}})
    s.apply('ConfigMap', 'r', {'data': {'x': ['a']}})
    s.apply('ConfigMap', 'r', {'data': {'x': {'a': 1.5}}})
    s.apply('ConfigMap', 'r', {'data': 'x'})
    s.apply('ConfigMap', 'r', {'data': ['x']})
    s.apply('ConfigMap', 'r', {'immutable': 'x'})
    s.apply('ConfigMap', 'r', {'metadata': {'finalizers': ['a', 'a']}})
    s.apply('ConfigMap', 'r', {'metadata': {'finalizers': 'a'}})
    s.apply('ConfigMap', 'r', {'metadata': {'finalizers': [{}]}})
    s.apply('ConfigMap', 'r', {'metadata': {'finalizers': [None]}})
    s.apply('ConfigMap', 'r', {'metadata': {'resourceVersion': '1'}})
    s.apply('ConfigMap', 'r', {'metadata': {'uid': '1'}})
    s.apply('ConfigMap', 'r3', {'metadata': {'uid': '1'}})
    s.apply('ConfigMap', 'r3', {'metadata': {'resourceVersion': '1'}})
    s.apply('Deployment', 'r', dict(deployment(), bogus=1))
    bad = deployment()
    bad['spec']['bogus'] = 1
    s.apply('Deployment', 'r', bad)
    s.apply('Deployment', 'r', deployment(replicas='x'))
    s.apply('Deployment', 'r', deployment(
        ports=[{'containerPort': 80}, {'containerPort': 80}]))
    s.apply('Deployment', 'r', deployment(
        ports=[{'containerPort': 80}, {'containerPort': 80,
                                       'protocol': 'UDP'}]))
    s.apply('Deployment', 'r', deployment(ports=[{'protocol': 'UDP'}]))
    s.apply('Deployment', 'r', deployment(ports=[None]))
    s.apply('Deployment', 'r', deployment(ports=['x']))
    s.apply('Deployment', 'r', deployment(ports={'x': 1}))
    s.apply('Deployment', 'nosub', {'spec': {'replicas': 1}}, sub='status')
    s.apply('Deployment', 'nosub', {'spec': {'replicas': 1}}, sub='scale')
    s.add('RAW', 'ConfigMap', 'raw', 'apiVersion: v1\nkind: ConfigMap\n'
          'metadata: {name: raw}\ndata: {x: "1"}\n', 'm1')
    s.add('RAW', 'ConfigMap', 'raw', '{a: [}', 'm1')
    s.add('RAW', 'ConfigMap', 'raw', '[]', 'm1')
    s.add('RAW', 'ConfigMap', 'raw', '', 'm1')
    s.apply('Pod', 'missing-everything', {})
    s.apply('Deployment', 'missing', {})


def managed_entries(s):
    entry = {'manager': 'x', 'operation': 'Update', 'apiVersion': 'v1',
             'fieldsType': 'FieldsV1', 'fieldsV1': {'f:data': {'f:q': {}}},
             'time': '2020-01-01T00:00:00Z'}

    def with_entries(*entries, **data):
        return {'data': data or {'q': '1', 'r': '2'},
                'metadata': {'managedFields': list(entries)}}
    s.begin('managedFields of requests')
    s.post('ConfigMap', 'f', with_entries(entry))
    for change in ({'operation': 'Bogus'}, {'fieldsType': ''},
                   {'fieldsType': 'V2'}, {'apiVersion': ''},
                   {'apiVersion': 'v9'}, {'operation': 'Apply'},
                   {'fieldsV1': {'f:data': {'v:{': {}}}},
                   {'fieldsV1': {'f:data': {'x:y': {}}}},
                   {'fieldsV1': {'data': {}}},
                   {'fieldsV1': {'f:data': {'i:0': {}, 'i:x': {}}}},
                   {'fieldsV1': {'f:data': {'i:0': {}}}},
                   {'fieldsV1': {'f:data': {'.': {}, 'f:r': {'.': {}}}}},
                   {'fieldsV1': {'f:metadata': {'f:finalizers': {
                       'v:"a b"': {}, 'v:1': {}, 'v: "b"': {}, 'v:true': {}}}}},
                   {'fieldsV1': {'f:k': {'k:{"b":2,"a":"x"}': {'f:z': {}}}}},
                   {'fieldsV1': {'f:k': {'k:{}': {}}}},
                   {'fieldsV1': {}}, {'fieldsV1': None}, {'time': None},
                   {'manager': ''}, {'subresource': 'status'},
                   {'manager': 'y' * 130}):
        s.merge('ConfigMap', 'f', {'metadata': {'managedFields': [
            dict(entry, **change)]}}, 'w')
    s.merge('ConfigMap', 'f', {'data': {'q': '5'}}, 'w')
    s.merge('ConfigMap', 'f', {'metadata': {'managedFields': [entry, entry]}})
    s.merge('ConfigMap', 'f', {'metadata': {'managedFields': []}})
    s.merge('ConfigMap', 'f', {'data': {'q': '6'}}, 'w')
    s.merge('ConfigMap', 'f', {'metadata': {'managedFields': [entry]}})
    s.merge('ConfigMap', 'f', {'data': {'q': '7'}}, 'w')


def deployments(s):
    s.begin('deployment')
    s.post('Deployment', 'a', deployment(ports=[{'containerPort': 80}]))
    s.apply('Deployment', 'a', deployment('nginx:2'))
    s.force('Deployment', 'a', deployment('nginx:2'))
    s.apply('Deployment', 'a', deployment('nginx:2', 3))
    s.force('Deployment', 'a', deployment('nginx:2', 3))
    s.apply('Deployment', 'a', {'spec': {'replicas': 5}}, sub='scale')
    s.force('Deployment', 'a', {'spec': {'replicas': 5}}, 'm2', sub='scale')
    s.get('Deployment', 'a')
    s.apply('Deployment', 'a', deployment('nginx:2', 3))
    s.apply('Deployment', 'a', deployment('nginx:2', 5))
    s.merge('Deployment', 'a', {'spec': {'replicas': 7}}, 'hpa', sub='scale')
    s.get('Deployment', 'a')
    s.put('Deployment', 'a', {'spec': {'replicas': 8}}, 'hpa2', sub='scale')
    s.get('Deployment', 'a')
    s.apply('Deployment', 'a', deployment('nginx:2'))
    s.merge('Deployment', 'a', {'status': {'replicas': 1}}, 'ctl', sub='status')
    s.apply('Deployment', 'a', {'status': {'readyReplicas': 1, 'conditions': [
        {'type': 'Available', 'status': 'True', 'reason': 'r', 'message': 'm'}]
    }}, 'st', sub='status')
    s.apply('Deployment', 'a', {'status': {'conditions': [
        {'type': 'Available', 'status': 'False', 'reason': 'r',
         'message': 'm'}]}}, 'st2', sub='status')
    s.force('Deployment', 'a', {'spec': {'replicas': 1}, 'status': {
        'conditions': [{'type': 'Available', 'status': 'False'}]}},
        'st2', sub='status')
    s.apply('Deployment', 'a', {'status': {'replicas': 9}}, 'm9')
    s.strategic('Deployment', 'a', {'spec': {'template': {'spec': {
        'containers': [{'name': 'side', 'image': 's'}]}}}}, 'inj')
    s.apply('Deployment', 'a', deployment('nginx:2', env=[
        {'name': 'A', 'value': '1'}, {'name': 'B', 'value': '2'}]))
    s.apply('Deployment', 'a', deployment('nginx:2', env=[
        {'name': 'B', 'value': '2'}, {'name': 'N', 'value': '3'},
        {'name': 'A', 'value': '1'}]))
    s.apply('Deployment', 'a', deployment('nginx:2', env=[
        {'name': 'N', 'value': '3'}]))
    s.apply('Deployment', 'a', deployment('nginx:2', args=['a', 'b']))
    s.apply('Deployment', 'a', deployment('nginx:2', args=[]))
    s.apply('Deployment', 'a', deployment('nginx:2', resources={
        'limits': {'cpu': '1', 'memory': '1Gi'}, 'requests': {'cpu': '500m'}}))
    s.apply('Deployment', 'a', deployment('nginx:2', resources={
        'limits': {'cpu': 1}}))
    s.apply('Deployment', 'a', deployment('nginx:2', resources={}))
    s.apply('Deployment', 'a', deployment('nginx:2', ports=[
        {'containerPort': 80, 'name': 'http'}]))
    s.force('Deployment', 'a', deployment('nginx:2', ports=[
        {'containerPort': 81, 'name': 'http', 'protocol': 'UDP'}]))
    s.apply('Deployment', 'a', deployment('nginx:2', readinessProbe={
        'httpGet': {'path': '/', 'port': 80}}))
    s.apply('Deployment', 'a', deployment('nginx:2', readinessProbe={
        'tcpSocket': {'port': 'http'}}))
    body = deployment('nginx:2')
    body['spec']['strategy'] = {'type': 'RollingUpdate', 'rollingUpdate': {
        'maxSurge': 1, 'maxUnavailable': '10%'}}
    s.apply('Deployment', 'a', body, 'm4')
    s.force('Deployment', 'a', body, 'm4')
    s.apply('Deployment', 'a', {}, 'm4')
    spec = body['spec']['template']['spec']
    spec['volumes'] = [{'name': 'v', 'configMap': {'name': 'x', 'items': [
        {'key': 'k', 'path': 'p'}]}}, {'name': 'w', 'emptyDir': {}}]
    spec['nodeSelector'] = {'a': 'b'}
    spec['tolerations'] = [{'key': 'k', 'operator': 'Exists'}]
    spec['topologySpreadConstraints'] = [
        {'topologyKey': 'z', 'maxSkew': 1,
         'whenUnsatisfiable': 'DoNotSchedule'}]
    s.apply('Deployment', 'a', body, 'm5')
    s.force('Deployment', 'a', body, 'm5')
    spec['nodeSelector'] = {'c': 'd'}
    s.apply('Deployment', 'a', body, 'm5')
    del spec['volumes']
    s.apply('Deployment', 'a', body, 'm5')
    s.apply('Deployment', 'a', {}, 'm5')
    s.apply('Deployment', 'a', {}, 'm1')
    s.get('Deployment', 'a')

    s.begin('deployment: created by apply')
    s.apply('Deployment', 'b', deployment(ports=[{'containerPort': 80}]))
    s.apply('Deployment', 'b', deployment(ports=[{'containerPort': 80}],
                                          replicas=2))
    s.apply('Deployment', 'b', {'spec': {'replicas': 2}}, 'm2')
    s.apply('Deployment', 'b', deployment(ports=[]))
    s.apply('Deployment', 'b', {'spec': {'replicas': 3}}, 'm2')
    s.apply('Deployment', 'b', {}, 'm2')
    s.apply('Deployment', 'b', deployment(ports=[]))
    s.put('Deployment', 'b', {'spec': {'replicas': 6}})
    s.put('Deployment', 'b', {'spec': {'replicas': 6}}, 'none')


def pods(s):
    s.begin('pod')
    s.post('Pod', 'a', pod(ports=[{'containerPort': 1}]))
    s.apply('Pod', 'a', {'metadata': {'labels': {'a': 'b'}}})
    s.apply('Pod', 'a', {'metadata': {'labels': {'a': 'c'}}}, 'm2')
    s.apply('Pod', 'a', pod(image='j'), 'm2')
    s.force('Pod', 'a', pod(image='j'), 'm2')
    s.merge('Pod', 'a', {'status': {'phase': 'Running', 'podIP': '1.2.3.4',
                                    'podIPs': [{'ip': '1.2.3.4'}]}},
            'kubelet', sub='status')
    s.strategic('Pod', 'a', {'status': {'conditions': [
        {'type': 'Ready', 'status': 'True'}]}}, 'kubelet', sub='status')
    s.strategic('Pod', 'a', {'status': {'conditions': [
        {'type': 'Ready', 'status': 'False'},
        {'type': 'my.io/own', 'status': 'True'}]}}, 'other', sub='status')
    s.apply('Pod', 'a', {'status': {'conditions': [
        {'type': 'Ready', 'status': 'True'}]}}, sub='status')
    s.apply('Pod', 'a', {'metadata': {'ownerReferences': [
        {'apiVersion': 'v1', 'kind': 'ConfigMap', 'name': 'a', 'uid': 'u1'}]}},
        'own')
    s.apply('Pod', 'a', {'metadata': {'ownerReferences': [
        {'apiVersion': 'v1', 'kind': 'ConfigMap', 'name': 'b', 'uid': 'u2'}]}},
        'own2')
    s.apply('Pod', 'a', {}, 'own')
    s.add('BIND', 'Pod', 'a', {'target': {'kind': 'Node', 'name': 'n1'}}, 'sch',
          sub='binding')
    s.get('Pod', 'a')
    s.begin('pod: apply')
    s.apply('Pod', 'b', pod(env=[{'name': 'A', 'value': '1'}]))
    s.apply('Pod', 'b', {'metadata': {'annotations': {'x': 'y'}}}, 'm2')
    body = pod()
    body['spec']['containers'].append({'name': 'second', 'image': 'i'})
    s.apply('Pod', 'b', body, 'm2')
    s.apply('Pod', 'c', {'spec': {'containers': [{'image': 'i'}]}})


def services(s):
    s.begin('service')
    s.post('Service', 'a', service({'port': 80}))
    s.apply('Service', 'a', service({'port': 80, 'name': 'http'}))
    s.force('Service', 'a', service({'port': 80, 'name': 'http'}))
    s.apply('Service', 'a', service(
        {'port': 80, 'name': 'http'}, {'port': 443, 'name': 'tls'}), 'm2')
    s.force('Service', 'a', service(
        {'port': 443, 'name': 'tls', 'protocol': 'UDP'},
        {'port': 443, 'name': 'tcp'}), 'm2')
    s.apply('Service', 'a', {'spec': {'selector': {'c': 'd'}}}, 'm3')
    s.force('Service', 'a', {'spec': {'selector': {'c': 'd'}}}, 'm3')
    s.apply('Service', 'a', {'spec': {'type': 'NodePort'}}, 'm3')
    s.apply('Service', 'a', {'spec': {'type': 'ClusterIP'}}, 'm4')
    s.apply('Service', 'a', {'spec': {'externalIPs': ['1.2.3.4']}}, 'm4')
    s.apply('Service', 'a', {'spec': {}}, 'm3')
    s.apply('Service', 'a', {}, 'm2')
    s.begin('service: apply')
    s.apply('Service', 'b', service({'port': 1}, {'port': 2, 'name': 'n'}))
    s.apply('Service', 'b', service({'port': 1, 'name': 'a'},
                                    {'port': 2, 'name': 'n'}))
    s.apply('Service', 'b', service({'port': 2, 'name': 'n'}))
    s.apply('Service', 'b', {'spec': {'sessionAffinity': 'ClientIP'}}, 'm2')
    s.apply('Service', 'b', {}, 'm2')
    s.merge('Service', 'b', {'spec': {'type': 'LoadBalancer'}}, 'lb')
    s.merge('Service', 'b', {'status': {'loadBalancer': {'ingress': [
        {'ip': '1.1.1.1'}]}}}, 'lb', sub='status')
    s.apply('Service', 'b', service(), 'm1')


def ingress(host, path='/'):
    return {'spec': {'rules': [{'host': host, 'http': {'paths': [
        {'path': path, 'pathType': 'Prefix', 'backend': {'service': {
            'name': 's', 'port': {'number': 80}}}}]}}]}}


def ingresses(s):
    s.begin('ingress')
    s.apply('Ingress', 'a', ingress('a.b'))
    s.apply('Ingress', 'a', ingress('a.c'), 'm2')
    s.force('Ingress', 'a', ingress('a.c'), 'm2')
    s.apply('Ingress', 'a', {'spec': {'ingressClassName': 'x',
                                      'defaultBackend': {'service': {
                                          'name': 'd', 'port': {
                                              'name': 'p'}}}}}, 'm1')
    s.apply('Ingress', 'a', {'spec': {'tls': [{'hosts': ['a']}]}}, 'm3')
    s.merge('Ingress', 'a', {'spec': {'rules': None}})
    s.apply('Ingress', 'a', {}, 'm2')
    s.apply('Ingress', 'a', {}, 'm1')
    s.apply('Ingress', 'a', {'status': {'loadBalancer': {'ingress': [
        {'hostname': 'h'}]}}}, 'm5', sub='status')


def widgets(s):
    s.begin('widget')
    s.post('Widget', 'a', {'spec': {'replicas': 1, 'gm': {'a': 'b'},
                                    'set': ['x', 'y'], 'lm': [
                                        {'name': 'n', 'proto': 'UDP'}]}})
    s.apply('Widget', 'a', {'spec': {'gm': {'c': 'd'}, 'set': ['z']}})
    s.apply('Widget', 'a', {'spec': {'gm': {'a': 'x'}, 'am': {'k': 'v'}}})
    s.apply('Widget', 'a', {'spec': {'gm': {'c': 'd'}, 'am': {'k': 'v'}}}, 'm2')
    s.apply('Widget', 'a', {'spec': {'am': {'k': 'w'}}}, 'm2')
    s.force('Widget', 'a', {'spec': {'am': {'j': 'w'}}}, 'm2')
    s.apply('Widget', 'a', {'spec': {'al': ['a', 'b']}}, 'm3')
    s.apply('Widget', 'a', {'spec': {'al': ['b']}}, 'm2')
    s.apply('Widget', 'a', {'spec': {'nums': [3, 1, 20]}}, 'm3')
    s.apply('Widget', 'a', {'spec': {'nums': [1, 5]}}, 'm2')
    s.apply('Widget', 'a', {'spec': {'lm': [
        {'name': 'a', 'proto': 'TCP', 'port': 1, 'tags': ['t']},
        {'name': 'b', 'proto': 'TCP', 'port': 2}]}}, 'm3')
    s.apply('Widget', 'a', {'spec': {'lm': [
        {'name': 'b', 'proto': 'TCP', 'port': 3, 'tags': ['u']}]}}, 'm2')
    s.apply('Widget', 'a', {'spec': {'lm': [
        {'name': 'b', 'proto': 'TCP', 'tags': ['u']}]}}, 'm2')
    s.apply('Widget', 'a', {'spec': {'lm': [
        {'name': 'b', 'proto': 'TCP'},
        {'name': 'n', 'proto': 'UDP'},
        {'name': 'a', 'proto': 'TCP'}]}}, 'm4')
    s.apply('Widget', 'a', {'spec': {'lm': []}}, 'm3')
    s.apply('Widget', 'a', {'spec': {}}, 'm4')
    s.apply('Widget', 'a', {'spec': {'quantity': 5}}, 'm3')
    s.apply('Widget', 'a', {'spec': {'quantity': '5'}}, 'm2')
    s.apply('Widget', 'a', {'spec': {'free': {'known': 'x', 'un': {
        'a': [1], 'b': {'c': True}}}}}, 'm3')
    s.apply('Widget', 'a', {'spec': {'free': {'un': {
        'a': [2], 'd': None}}}}, 'm2')
    s.force('Widget', 'a', {'spec': {'free': {'un': {
        'a': [2]}}}}, 'm2')
    s.apply('Widget', 'a', {'spec': {'free': {'un': 'scalar'}}}, 'm4')
    s.merge('Widget', 'a', {'spec': {'host': 'h', 'flag': True}})
    s.apply('Widget', 'a', {'spec': {'host': 'i'}}, 'm4')
    s.json('Widget', 'a', [{'op': 'remove', 'path': '/spec/gm'}], 'rm')
    s.merge('Widget', 'a', {'status': {'phase': 'p'}}, 'st', sub='status')
    s.apply('Widget', 'a', {'status': {'conditions': [
        {'type': 'A', 'status': 'True'}]}}, 'st2', sub='status')
    s.apply('Widget', 'a', {'status': {'phase': 'q'}}, 'st2', sub='status')
    s.apply('Widget', 'a', {'status': {'phase': 'q'}}, 'st3')
    s.merge('Widget', 'a', {'spec': {'replicas': 4}}, 'hpa', sub='scale')
    s.get('Widget', 'a')
    s.apply('Widget', 'a', {'spec': {'replicas': 6}}, sub='scale')
    s.force('Widget', 'a', {'spec': {'replicas': 6}}, sub='scale')
    s.get('Widget', 'a')
    s.apply('Widget', 'a', {'spec': {'replicas': 6}})
    s.force('Widget', 'a', {'spec': {'replicas': 6}})
    s.put('Widget', 'a', {'spec': {'host': 'put'}}, 'p1')
    s.put('Widget', 'a', {'metadata': {'labels': {'a': 'b'}}}, 'p1')

    s.begin('widget: errors')
    s.apply('Widget', 'e', {'spec': {'bogus': 1}})
    s.apply('Widget', 'e', {'bogus': 1})
    s.apply('Widget', 'e', {'spec': {'host': 1}})
    s.apply('Widget', 'e', {'spec': {'flag': 'x'}})
    s.apply('Widget', 'e', {'spec': {'replicas': 'x'}})
    s.apply('Widget', 'e', {'spec': {'replicas': True}})
    s.apply('Widget', 'e', {'spec': {'set': ['a', 'a']}})
    s.apply('Widget', 'e', {'spec': {'nums': [1, 1]}})
    s.apply('Widget', 'e', {'spec': {'lm': [{'name': 'a'}, {'name': 'a'}]}})
    s.apply('Widget', 'e', {'spec': 'x'})
    s.apply('Widget', 'e', {'spec': {'gm': ['x']}})
    s.apply('Widget', 'e', {'spec': {'set': 'x'}})
    s.apply('Widget', 'e', {'spec': {'set': [{'a': 1}]}})
    s.apply('Widget', 'e', {'spec': {'set': [None]}})

    s.begin('widget: versions')
    s.apply('Widget', 'v', {'spec': {'host': 'a', 'gm': {'x': '1'}}})
    s.apply('Widget2', 'v', {'spec': {'host': 'b'}}, 'm2')
    s.force('Widget2', 'v', {'spec': {'host': 'b'}}, 'm2')
    s.apply('Widget', 'v', {'spec': {'gm': {'x': '2'}}}, 'm2')
    s.apply('Widget2', 'v', {'spec': {'gm': {'x': '1'}}}, 'm1')
    s.merge('Widget2', 'v', {'spec': {'flag': True}}, 'upd')
    s.merge('Widget', 'v', {'spec': {'flag': False}}, 'upd')
    s.apply('Widget2', 'v', {'spec': {'flag': True}}, 'm3')
    s.post('Widget2', 'w', {'spec': {'lm': [{'name': 'a', 'proto': 'x'}]}})
    s.apply('Widget', 'w', {'spec': {'lm': [
        {'name': 'a', 'proto': 'x', 'port': 1}]}})


def plains(s):
    s.begin('plain')
    s.post('Plain', 'a', {'spec': {'a': {'b': 1}, 'l': [1, 2]}, 'top': 't'})
    s.apply('Plain', 'a', {'spec': {'a': {'c': 2}, 'l': [1, 2]}})
    s.apply('Plain', 'a', {'spec': {'l': [3]}})
    s.force('Plain', 'a', {'spec': {'l': [3]}})
    s.apply('Plain', 'a', {'spec': {'a': {'b': None}}}, 'm2')
    s.apply('Plain', 'a', {'spec': {'a': {}}}, 'm2')
    s.apply('Plain', 'a', {'spec': {'a': {'deep': {'er': {'x': 1.5}}}}}, 'm2')
    s.apply('Plain', 'a', {'spec': {'a': {'deep': 'flat'}}}, 'm3')
    s.force('Plain', 'a', {'spec': {'a': {'deep': 'flat'}}}, 'm3')
    s.apply('Plain', 'a', {}, 'm3')
    s.apply('Plain', 'a', {'list': [{'name': 'x'}]}, 'm4')
    s.apply('Plain', 'a', {'list': []}, 'm4')
    s.apply('Plain', 'a', {'list': {}}, 'm4')
    s.merge('Plain', 'a', {'spec': None})
    s.apply('Plain', 'a', {'spec': {'x': 1}})
    s.apply('Plain', 'a', {'spec': {'x': 1.0}}, 'm2')
    s.apply('Plain', 'a', {'spec': {'x': 2}}, 'm2')
    s.get('Plain', 'a')


def migration(s):
    last = {'apiVersion': 'v1', 'kind': 'ConfigMap', 'metadata': {
        'annotations': {}, 'name': 'csa', 'namespace': 'NS'},
        'data': {'a': '1', 'b': '2'}}
    note = 'kubectl.kubernetes.io/last-applied-configuration'
    s.begin('migration')
    s.post('ConfigMap', 'csa', {
        'data': {'a': '1', 'b': '2', 'c': '3'},
        'metadata': {'annotations': {note: json.dumps(last) + '\n'}}},
        'kubectl-client-side-apply')
    s.apply('ConfigMap', 'csa', {'data': {'a': '9'}}, 'other')
    s.apply('ConfigMap', 'csa', {'data': {'a': '9', 'c': '9'}}, 'kubectl')
    s.apply('ConfigMap', 'csa', {'data': {'a': '9'}}, 'kubectl')
    s.apply('ConfigMap', 'csa', {'data': {'a': '9'}}, 'kubectl')
    s.apply('ConfigMap', 'csa', {'data': {'b': '8'}, 'metadata': {
        'labels': {'x': 'y'}}}, 'kubectl')
    s.merge('ConfigMap', 'csa', {'data': {'b': '0'}})
    s.apply('ConfigMap', 'csa', {'data': {'b': '7'}}, 'kubectl')
    s.force('ConfigMap', 'csa', {'data': {'b': '7'}, 'metadata': {
        'annotations': {'my': 'own'}}}, 'kubectl')


def scripted():
    story = Story()
    for part in (configmaps, requests, managed_entries, deployments, pods,
                 services, ingresses, widgets, plains, migration):
        part(story)
    return story.steps
