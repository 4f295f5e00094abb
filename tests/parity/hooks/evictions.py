# SPDX-License-Identifier: Apache-2.0
"""Evictions with budgets, and the objects of a server's start."""

PODS = '/api/v1/namespaces/NAMESPACE/pods'
BUDGETS = '/apis/policy/v1/namespaces/NAMESPACE/poddisruptionbudgets'
RBAC = '/apis/rbac.authorization.k8s.io/v1'
MERGE = 'application/merge-patch+json'


def make_pod(play, name, phase, ready):
    play.make(PODS, {
        'apiVersion': 'v1', 'kind': 'Pod',
        'metadata': {'name': name, 'labels': {'app': 'a'}},
        'spec': {'terminationGracePeriodSeconds': 0,
                 'automountServiceAccountToken': False,
                 'containers': [{'name': 'c', 'image': 'i'}]}})
    status = {'phase': phase,
              'conditions': [{'type': 'Ready', 'status': ready}]}
    for server in play.servers:
        path = PODS.replace('NAMESPACE', server.namespace)
        server.send('PATCH', '%s/%s/status' % (path, name),
                    {'status': status}, MERGE)


def make_budget(play, name, **status):
    play.make(BUDGETS, {
        'apiVersion': 'policy/v1', 'kind': 'PodDisruptionBudget',
        'metadata': {'name': name},
        'spec': {'minAvailable': 1,
                 'selector': {'matchLabels': {'app': 'a'}}}})
    patch(play, '%s/%s/status' % (BUDGETS, name), {'status': status})


def patch(play, path, body):
    for server in play.servers:
        server.send('PATCH', path.replace('NAMESPACE', server.namespace), body,
                    MERGE)


def evict(play, name, pod, **options):
    body = {'apiVersion': 'policy/v1', 'kind': 'Eviction',
            'metadata': {'name': pod, 'namespace': 'NAMESPACE'}}
    if options:
        body['deleteOptions'] = options
    play.ask('evict ' + name, 'POST', '%s/%s/eviction' % (PODS, pod), body)


def condition(**more):
    return dict({'type': 'DisruptionAllowed', 'status': 'False',
                 'lastTransitionTime': '2026-01-01T00:00:00Z', 'message': ''},
                **more)


def play_causes(play):
    budget = BUDGETS + '/b/status'
    make_pod(play, 'p', 'Running', 'True')
    make_budget(play, 'b', desiredHealthy=1)
    evict(play, 'a new budget', 'p')
    patch(play, budget, {'status': {'observedGeneration': 1,
                                    'currentHealthy': 1}})
    evict(play, 'too few', 'p')
    patch(play, budget, {'status': {'currentHealthy': 2}})
    evict(play, 'none now', 'p')
    patch(play, budget, {'status': {'conditions': [
        condition(reason='SyncFailed', message='no')]}})
    evict(play, 'failed sync', 'p')
    patch(play, budget, {'status': {'conditions': [
        condition(reason='Other', message='why')]}})
    evict(play, 'with a reason', 'p')
    play.ask('negative numbers', 'PATCH', budget, {'status': {
        'disruptionsAllowed': -1, 'expectedPods': -2}}, content_type=MERGE)


def play_taken(play):
    patch(play, BUDGETS + '/b/status', {'status': {
        'disruptionsAllowed': 1, 'conditions': [
            condition(status='True', reason='SufficientPods')]}})
    evict(play, 'dry run', 'p', dryRun=['All'])
    evict(play, 'other version', 'p',
          preconditions={'resourceVersion': '1'})
    play.ask('budget after a failure', 'GET', BUDGETS + '/b')
    patch(play, BUDGETS + '/b/status', {'status': {'disruptionsAllowed': 1}})
    evict(play, 'one', 'p')
    play.ask('evicted pod', 'GET', PODS + '/p')
    play.ask('budget after', 'GET', BUDGETS + '/b')
    make_pod(play, 'q', 'Running', 'True')
    evict(play, 'another', 'q')
    patch(play, PODS + '/q/status', {'status': {'conditions': [
        {'type': 'Ready', 'status': 'False'}]}})
    evict(play, 'unready', 'q')
    make_pod(play, 'r', 'Pending', 'False')
    evict(play, 'pending', 'r')


def play_others(play):
    make_pod(play, 's', 'Running', 'True')
    patch(play, PODS + '/s', {'metadata': {'finalizers': ['ex.io/f']}})
    make_budget(play, 'c', disruptionsAllowed=1)
    evict(play, 'two budgets', 's')
    play.delete(BUDGETS + '/c')
    play.delete(BUDGETS + '/b')
    play.ask('evict another name', 'POST', PODS + '/s/eviction',
             {'apiVersion': 'policy/v1', 'kind': 'Eviction',
              'metadata': {'name': 't'}})
    evict(play, 'missing', 'nope')
    evict(play, 'with a finalizer', 's')
    play.ask('waiting pod', 'GET', PODS + '/s')
    patch(play, PODS + '/s', {'metadata': {'finalizers': None}})


def play_start(play):
    for path in ('/apis/apiregistration.k8s.io/v1/apiservices/v1.apps',
                 '/apis/apiregistration.k8s.io/v1/apiservices/v1.',
                 RBAC + '/clusterroles/cluster-admin',
                 RBAC + '/clusterroles/system:discovery',
                 RBAC + '/clusterrolebindings/system:basic-user',
                 RBAC + '/namespaces/kube-system/roles/'
                 'extension-apiserver-authentication-reader',
                 '/apis/scheduling.k8s.io/v1/priorityclasses/'
                 'system-node-critical',
                 '/api/v1/componentstatuses/etcd-0'):
        play.ask('get ' + path, 'GET', path)


def play_evictions(play):
    play.masks += [(r'in record \(\d+\)', 'in record (N)')]
    play_causes(play)
    play_taken(play)
    play_others(play)
    play_start(play)
