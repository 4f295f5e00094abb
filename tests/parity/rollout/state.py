# SPDX-License-Identifier: Apache-2.0
"""The state to compare, and when it is stable.

Times, uids and versions are left out; the hashes of templates are replaced by
the images of the templates, and the random ends of names by a word.
"""
import collections
import json
import re

HASH = 'pod-template-hash'
TIMES = {'creationTimestamp', 'lastUpdateTime', 'lastTransitionTime',
         'lastProbeTime'}


# ---- masks ----

def image_of(template):
    spec = template['spec']
    name = spec['containers'][0]['image']
    if spec.get('schedulerName') != 'default-scheduler':
        name += '+' + spec.get('schedulerName', '')
    if 'annotations' in template.get('metadata', {}):
        name += '+notes'
    return name


class Mask:
    """Names without hashes.  One that was known once stays known: events speak
    of sets that have gone."""

    def __init__(self):
        self.hashes = {}

    def learn(self, world):
        for one in world['replicasets']:
            label = one['metadata'].get('labels', {}).get(HASH)
            if label:
                self.hashes[label] = image_of(one['spec']['template'])

    def text(self, said):
        for known, image in self.hashes.items():
            said = re.sub(rf'\b{known}-[a-z0-9]{{5}}\b', f'<{image}>-POD', said)
            said = re.sub(rf'\b{known}\b', f'<{image}>', said)
        # Of a set that is yet to come.
        said = re.sub(r'\bweb-[0-9a-z]{8,10}\b', 'web-HASH', said)
        said = re.sub(r'\b[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\b', 'UID',
                      said)
        # Names that are cut, so that longer hashes fit.
        said = re.sub('l{60,}', 'LONG', said)
        # Pods of a set that no deployment has made.
        said = re.sub(r'\bsolo-[a-z0-9]{5}\b', 'solo-POD', said)
        said = re.sub(r'\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(Z|\+00:00)', 'TIME',
                      said)
        return re.sub(r'resourceVersion"?: ?"?\d+"?', 'VERSION', said)

    def tree(self, value):
        if isinstance(value, dict):
            return {self.text(k): self.tree(v) for k, v in value.items()
                    if k not in TIMES}
        if isinstance(value, list):
            return [self.tree(v) for v in value]
        return self.text(value) if isinstance(value, str) else value


# ---- what is compared ----

def in_order(things):
    return sorted(things, key=lambda one: json.dumps(one, sort_keys=True))


def metadata_of(one):
    meta = one['metadata']
    return {
        'name': re.sub('[a-z0-9]{5}$', 'POD', meta['name'])
        if 'generateName' in meta else meta['name'],
        'labels': meta.get('labels', {}),
        'annotations': meta.get('annotations', {}),
        'finalizers': meta.get('finalizers', []),
        'going': 'deletionTimestamp' in meta,
        'owners': [{key: owner.get(key) for key in (
            'apiVersion', 'kind', 'name', 'controller', 'blockOwnerDeletion')}
            for owner in meta.get('ownerReferences', [])],
    }


def conditions_of(one):
    """Their order is that in which they changed last, which depends on speed.
    So does of which set Kubernetes says that it is done: after a conflict that
    is the one of before."""
    found = sorted(one.get('status', {}).get('conditions', []),
                   key=lambda condition: condition['type'])
    return [dict(condition, message='done') if condition.get('reason')
            == 'NewReplicaSetAvailable' else condition for condition in found]


def workload_of(one):
    """A deployment or a set: all of it."""
    status = dict(one.get('status', {}))
    status['conditions'] = conditions_of(one)
    return {'metadata': metadata_of(one), 'spec': one['spec'],
            'generation': one['metadata']['generation'], 'status': status}


def pod_of(one):
    status = one.get('status', {})
    return {
        'metadata': metadata_of(one), 'image': image_of(one),
        'node': bool(one['spec'].get('nodeName')),
        'phase': status.get('phase'),
        'conditions': in_order([c['type'], c['status']]
                               for c in status.get('conditions', [])),
    }


def state_of(world, mask):
    mask.learn(world)
    return {
        'configmaps': in_order(metadata_of(one)
                               for one in world['configmaps']),
        'deployments': in_order(mask.tree(workload_of(one))
                                for one in world['deployments']),
        'replicasets': in_order(mask.tree(workload_of(one))
                                for one in world['replicasets']),
        'pods': in_order(mask.tree(pod_of(one)) for one in world['pods']),
    }


def events_of(events, mask):
    """Of each kind: how many, and how often they happened."""
    found = collections.Counter()
    often = collections.Counter()
    for event in events:
        about = event['involvedObject']
        key = mask.text(' | '.join([
            event['source'].get('component', ''), event['type'],
            event['reason'], about['kind'], about['name'], event['message']]))
        found[key] += 1
        often[key] += event.get('count', 1)
    return [f'{found[key]} {often[key]} {key}' for key in sorted(found)]


# ---- stability ----

def owned(pods, one):
    """The pods that a set looks after, but for those that have ended."""
    uid = one['metadata']['uid']
    return [pod for pod in pods
            if any(owner['uid'] == uid and owner.get('controller')
                   for owner in pod['metadata'].get('ownerReferences', []))
            and pod['status'].get('phase') not in ('Failed', 'Succeeded')]


def is_observed(one):
    return one.get('status', {}).get(
        'observedGeneration') == one['metadata']['generation']


def is_ready(pod):
    return any(c['type'] == 'Ready' and c['status'] == 'True'
               for c in pod['status'].get('conditions', []))


def set_rests(one, pods):
    status, mine = one.get('status', {}), owned(pods, one)
    return (is_observed(one)
            and status['replicas'] == one['spec']['replicas'] == len(mine)
            and status.get('readyReplicas', 0) == sum(map(is_ready, mine))
            and status.get('terminatingReplicas', 0) == 0)


def condition_of(one, kind):
    for condition in one.get('status', {}).get('conditions', []):
        if condition['type'] == kind:
            return condition
    return {}


def deployment_rests(one, sets):
    status, uid = one.get('status', {}), one['metadata']['uid']
    mine = [s for s in sets if any(
        owner['uid'] == uid
        for owner in s['metadata'].get('ownerReferences', []))]

    def same(key):
        return status.get(key, 0) == sum(
            s['status'].get(key, 0) for s in mine)
    return (is_observed(one) and same('replicas') and same('readyReplicas')
            and same('availableReplicas') and same('terminatingReplicas'))


def rests(world):
    """Whether the status of each object is up to date."""
    pods, sets = world['pods'], world['replicasets']
    return (all(set_rests(one, pods) for one in sets)
            and all(deployment_rests(one, sets)
                    for one in world['deployments'])
            and not any('deletionTimestamp' in one['metadata']
                        for one in pods + sets + world['deployments']))


def is_complete(one):
    """Whether a deployment is complete."""
    status, size = one.get('status', {}), one['spec']['replicas']
    return (status.get('updatedReplicas', 0) == size
            and status.get('replicas', 0) == size
            and status.get('availableReplicas', 0) == size
            and condition_of(one, 'Progressing').get('reason')
            == 'NewReplicaSetAvailable')
