# SPDX-License-Identifier: Apache-2.0
"""Admission webhooks: the same configurations and requests to both servers."""
import json
import sys
import time

import receiver

GROUP = '/apis/admissionregistration.k8s.io/v1/'
MAPS = '/api/v1/namespaces/NAMESPACE/configmaps'
PODS = '/api/v1/namespaces/NAMESPACE/pods'
DEPLOYMENTS = '/apis/apps/v1/namespaces/NAMESPACE/deployments'
SCALERS = '/apis/autoscaling/v2/namespaces/NAMESPACE/horizontalpodautoscalers'
MERGE = 'application/merge-patch+json'
APPLY = 'application/apply-patch+yaml'
JSON_PATCH = 'application/json-patch+json'

POD = {'metadata': {'name': 'p'},
       'spec': {'terminationGracePeriodSeconds': 0,
                'automountServiceAccountToken': False,
                'containers': [{'name': 'c', 'image': 'i'}]}}
DEPLOYMENT = {
    'metadata': {'name': 'd'},
    'spec': {'selector': {'matchLabels': {'a': 'b'}},
             'template': {'metadata': {'labels': {'a': 'b'}},
                          'spec': {'containers': [
                              {'name': 'c', 'image': 'i'}]}}}}
SCALER = {'metadata': {'name': 'h'}, 'spec': {
    'maxReplicas': 2, 'scaleTargetRef': {
        'apiVersion': 'apps/v1', 'kind': 'Deployment', 'name': 'd'}}}


def named(name, **more):
    return dict({'metadata': {'name': name}}, **more)


def rule(groups, resources, operations=('*',), versions=('*',)):
    return {'apiGroups': groups, 'apiVersions': list(versions),
            'operations': list(operations), 'resources': resources}


class Stage:
    """Configurations of webhooks on both servers.

    The first webhook of each configuration is a marker: it is called for
    ConfigMaps with a label, so that a dry run shows whether the server knows
    the configuration already.
    """

    def __init__(self, play):
        self.play = play
        self.receiver = receiver.Receiver()
        self.number = 0
        self.active = []

    def body(self, i, kind, name, hooks):
        def hook(own, path, rules, more):
            result = {'name': own + '.a.b', 'rules': rules,
                      'admissionReviewVersions': ['v1'], 'sideEffects': 'None',
                      'clientConfig': self.receiver.client(i, path),
                      # Only this namespace.
                      'namespaceSelector': {'matchLabels': {
                          'kubernetes.io/metadata.name':
                              self.play.servers[i].namespace}}}
            result.update(more)
            return result
        all_hooks = [hook(
            'marker', 'marker', [rule([''], ['configmaps'], ['CREATE'])],
            {'objectSelector': {'matchLabels': {'marker': name}}})]
        all_hooks += [hook('%s%d' % (name, n), path, rules, more)
                      for n, (path, rules, more) in enumerate(hooks)]
        return {'metadata': {'name': name}, 'webhooks': all_hooks}

    def is_marked(self, server, i, name):
        self.receiver.take(i)
        path = MAPS.replace('NAMESPACE', server.namespace)
        server.send('POST', path + '?dryRun=All', {'metadata': {
            'name': 'marker', 'labels': {'marker': name}}})
        return any(path == 'marker' for path, _, _ in self.receiver.take(i))

    def wait(self, name, is_there):
        until = time.monotonic() + 60
        for i, server in enumerate(self.play.servers):
            while self.is_marked(server, i, name) != is_there:
                if time.monotonic() > until:
                    sys.exit('the webhook %s is not ready' % name)
                time.sleep(0.1)

    def add(self, kind, *hooks):
        """Each hook has a path, rules and other members."""
        self.number += 1
        name = 'hook%d' % self.number
        path = GROUP + kind + 'webhookconfigurations'
        for i, server in enumerate(self.play.servers):
            status, answer = server.send('POST', path,
                                         self.body(i, kind, name, hooks))
            if status != 201:
                sys.exit('%s: %s' % (name, answer))
        self.active.append((path + '/' + name, name))
        self.wait(name, True)

    def clear(self):
        while self.active:
            path, name = self.active.pop()
            for server in self.play.servers:
                server.send('DELETE', path)
            self.wait(name, False)

    def ask(self, name, *args, **more):
        """Compares the answers and the reviews."""
        for i in (0, 1):
            self.receiver.take(i)
        answers = self.play.ask('admission ' + name, *args, **more)
        self.play.compare('admission %s: reviews' % name,
                          [self.reviews(i) for i in (0, 1)])
        return answers

    def reviews(self, i):
        shown = []
        for path, query, review in self.receiver.take(i):
            request = review['request']
            request['userInfo'] = 'USER'
            for key in ('object', 'oldObject'):
                if request.get(key):
                    hide_entries(request[key])
            shown.append([path, query, review])
        return {'calls': shown}


def hide_entries(value):
    """The managers are compared elsewhere, and users differ."""
    for entry in value.get('metadata', {}).get('managedFields', []):
        entry['manager'] = 'MANAGER'


def play_denials(stage):
    for path in receiver.DENIALS:
        stage.add('validating', (path, [rule([''], ['configmaps'])], {}))
        stage.ask('%s create' % path, 'POST', MAPS, named('x'))
        stage.clear()


def play_verbs(stage):
    stage.ask('first', 'POST', MAPS, named('old', data={'a': 'b'}))
    stage.add('mutating', ('note', [rule([''], ['configmaps'])], {}))
    stage.add('validating', ('allow', [rule([''], ['configmaps'])], {}))
    stage.ask('create', 'POST', MAPS, named('x'),
              query={'fieldManager': 'me', 'fieldValidation': 'Strict'})
    stage.ask('create again', 'POST', MAPS, named('x'))
    stage.ask('dry run', 'POST', MAPS, named('y'), query={'dryRun': 'All'})
    stage.ask('update', 'PUT', MAPS + '/x', named('x', data={'k': 'v'}))
    stage.ask('merge patch', 'PATCH', MAPS + '/x', {'data': {'k': 'w'}},
              content_type=MERGE)
    stage.ask('json patch', 'PATCH', MAPS + '/x', json.dumps([
        {'op': 'add', 'path': '/data/z', 'value': '1'}]),
        content_type=JSON_PATCH)
    for name in ('x', 'new'):
        stage.ask('apply ' + name, 'PATCH', MAPS + '/' + name, dict(
            named(name, data={'own': '1'}), apiVersion='v1', kind='ConfigMap'),
            content_type=APPLY, query={'fieldManager': 'me', 'force': 'true'})
    stage.ask('missing', 'PUT', MAPS + '/none', named('none'))
    stage.ask('delete', 'DELETE', MAPS + '/new',
              query={'propagationPolicy': 'Background'})
    stage.ask('delete missing', 'DELETE', MAPS + '/new')
    stage.ask('delete with options', 'DELETE', MAPS + '/old', {
        'kind': 'DeleteOptions', 'apiVersion': 'v1', 'gracePeriodSeconds': 0})
    stage.clear()


def play_subresources(stage):
    rules = [rule(['*'], ['*/*'])]
    stage.ask('pod', 'POST', PODS, POD)
    stage.ask('deployment', 'POST', DEPLOYMENTS, DEPLOYMENT)
    stage.add('mutating', ('allow', rules, {}))
    stage.ask('status', 'PATCH', PODS + '/p/status',
              {'status': {'phase': 'Running'}}, content_type=MERGE)
    stage.ask('scale', 'PATCH', DEPLOYMENTS + '/d/scale',
              {'spec': {'replicas': 3}}, content_type=MERGE)
    stage.ask('binding', 'POST', PODS + '/p/binding', {
        'apiVersion': 'v1', 'kind': 'Binding', 'metadata': {'name': 'p'},
        'target': {'apiVersion': 'v1', 'kind': 'Node', 'name': 'n'}})
    stage.ask('eviction', 'POST', PODS + '/p/eviction', {
        'apiVersion': 'policy/v1', 'kind': 'Eviction',
        'metadata': {'name': 'p'}}, query={'dryRun': 'All'})
    stage.clear()
    stage.add('mutating', ('replicas', [rule(['apps'], ['*/scale'])], {}))
    stage.ask('patched scale', 'PATCH', DEPLOYMENTS + '/d/scale',
              {'spec': {'replicas': 4}}, content_type=MERGE)
    stage.clear()
    stage.add('validating', ('allow', [rule(
        ['autoscaling'], ['horizontalpodautoscalers'], versions=['v1'])], {}))
    stage.ask('equivalent', 'POST', SCALERS, SCALER)
    stage.clear()
    stage.add('validating', ('deny', [rule(
        ['autoscaling'], ['horizontalpodautoscalers'], versions=['v1'])],
        {'matchPolicy': 'Exact'}))
    stage.ask('exact', 'PATCH', SCALERS + '/h', {'spec': {'maxReplicas': 3}},
              content_type=MERGE)
    stage.clear()
    stage.add('validating', ('deny', rules, {}))
    for kind, path in (('pod', PODS + '/p'), ('maps', MAPS)):
        stage.ask('denied delete of ' + kind, 'DELETE', path)
    stage.clear()


def play_patches(stage):
    for path in ('data', 'empty', 'unknown', 'managed'):
        stage.add('mutating', (path, [rule([''], ['configmaps'])], {}))
        stage.ask('patch %s' % path, 'POST', MAPS, named('patch-' + path))
        stage.clear()
    for path in ('absent', 'test', 'typed', 'untyped', 'nopatch', 'broken'):
        stage.add('mutating', (path, [rule([''], ['configmaps'])], {}))
        stage.ask('patch %s' % path, 'POST', MAPS, named('patch-' + path))
        stage.clear()
    stage.add('mutating', ('note', [rule([''], ['configmaps'])], {}))
    stage.ask('patch of a deletion', 'DELETE', MAPS + '/patch-data')
    stage.clear()


def play_order(stage):
    maps = [rule([''], ['configmaps'])]
    stage.add('mutating', ('allow', maps, {'reinvocationPolicy': 'IfNeeded'}),
              ('empty', maps, {}), ('data', maps, {}),
              ('allow', maps, {'reinvocationPolicy': 'IfNeeded'}))
    stage.ask('order', 'POST', MAPS, named('order'))
    stage.ask('no change', 'PUT', MAPS + '/order',
              named('order', data={'by': 'hook'}))
    stage.clear()


def play_failures(stage):
    maps = [rule([''], ['configmaps'])]
    for path in ('error', 'quiet', 'uid', 'version', 'nothing', 'data'):
        stage.add('validating', (path, maps, {}))
        stage.ask('failing %s' % path, 'POST', MAPS, named('f'))
        stage.clear()
    stage.add('mutating', ('hang', maps, {'timeoutSeconds': 1}))
    stage.ask('failing hang', 'POST', MAPS, named('f'))
    stage.clear()
    stage.add('mutating', ('error', maps, {'failurePolicy': 'Ignore'}),
              ('allow', maps, {'clientConfig': {
                  'url': 'https://127.0.0.1:1/'}, 'failurePolicy': 'Ignore'}))
    stage.ask('ignored', 'POST', MAPS, named('ignored'))
    stage.clear()
    stage.add('mutating', ('allow', maps, {'clientConfig': {
        'url': 'https://127.0.0.1:1/a//b/'}}))
    stage.ask('refused', 'POST', MAPS, named('f'))
    stage.clear()


GOOD = {'name': 'a.b.c', 'admissionReviewVersions': ['v1'],
        'sideEffects': 'None', 'clientConfig': {'url': 'https://h/x'},
        'rules': [rule([''], ['pods'])]}

INVALID = [
    ('nothing', {}),
    ('name', dict(GOOD, name='a.b')),
    ('note', dict(GOOD, name='A.b.c')),
    ('versions', dict(GOOD, admissionReviewVersions=['v2', 'v2', 'V3'])),
    ('policies', dict(GOOD, failurePolicy='x', matchPolicy='y',
                      timeoutSeconds=31, sideEffects='Some')),
    ('zero', dict(GOOD, timeoutSeconds=0)),
    ('rule', dict(GOOD, rules=[{}])),
    ('wildcards', dict(GOOD, rules=[{
        'apiGroups': ['*', 'a'], 'apiVersions': ['*', ''],
        'operations': ['*', 'GET'], 'scope': 'X',
        'resources': ['*', 'pods', '']}])),
    ('resources', dict(GOOD, rules=[rule([''], [
        'pods/*', 'pods/log', '*/scale', 'x/scale', '*/*'])])),
    ('plain url', dict(GOOD, clientConfig={'url': 'http://h/x'})),
    ('query', dict(GOOD, clientConfig={'url': 'https://h/x?y=1'})),
    ('fragment', dict(GOOD, clientConfig={'url': 'https://h/x#y'})),
    ('both', dict(GOOD, clientConfig={'url': 'https://h', 'service': {
        'name': 'a', 'namespace': 'b'}})),
    ('service', dict(GOOD, clientConfig={'service': {
        'name': '', 'namespace': '', 'port': 70000, 'path': 'a//b'}})),
    ('path', dict(GOOD, clientConfig={'service': {
        'name': 'a', 'namespace': 'b', 'path': '/A_'}})),
    ('selector', dict(GOOD, objectSelector={'matchExpressions': [
        {'key': 'a', 'operator': 'In'}]})),
]


def play_invalid(play):
    path = GROUP + 'validatingwebhookconfigurations'
    for name, hook in INVALID:
        play.ask('admission invalid ' + name, 'POST', path, {
            'metadata': {'name': 'x'}, 'webhooks': [hook]})
    play.ask('admission invalid twice', 'POST', path, {
        'metadata': {'name': 'x'}, 'webhooks': [GOOD, GOOD]})
    play.ask('admission invalid reinvocation', 'POST',
             GROUP + 'mutatingwebhookconfigurations', {
                 'metadata': {'name': 'x'}, 'webhooks': [
                     dict(GOOD, reinvocationPolicy='x')]})


def play_admission(play):
    stage = Stage(play)
    play.masks = [(r'127\.0\.0\.1:\d\d+', 'ADDRESS'),
                  (r'ADDRESS/[01]/', 'ADDRESS/N/')]
    try:
        play_invalid(play)
        play_denials(stage)
        play_verbs(stage)
        play_subresources(stage)
        play_patches(stage)
        play_order(stage)
        play_failures(stage)
    finally:
        stage.clear()
        stage.receiver.stop()
        play.masks = []
