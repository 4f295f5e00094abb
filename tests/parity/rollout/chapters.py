# SPDX-License-Identifier: Apache-2.0
"""The scenarios: operations on deployments, sets, pods and namespaces.

Rollouts go one pod at a time (no more than one too many, none too few), so that
the number of steps, and with it generations and events, does not depend on
speed.
"""
import state

ROLLING = {'type': 'RollingUpdate',
           'rollingUpdate': {'maxSurge': 1, 'maxUnavailable': 0}}

HELD = {'metadata': {'finalizers': ['example.com/hold']}}
FREE = {'metadata': {'finalizers': None}}


# ---- words

def pod_like(name):
    """The template of a pod, or most of one."""
    return {'metadata': {'labels': {'app': name}}, 'spec': {
        'containers': [{'name': 'main', 'image': 'image:1'}]}}


def make(story, name='web', size=3, strategy=None, min_ready=0):
    app = name[:63]
    story.create('deployments', {
        'metadata': {'name': name, 'labels': {'tier': 'front'}}, 'spec': {
            'replicas': size, 'selector': {'matchLabels': {'app': app}},
            'strategy': strategy or ROLLING, 'minReadySeconds': min_ready,
            'template': pod_like(app)}})


def set_image(story, number, name='web'):
    story.kubectl('set', 'image', f'deployment/{name}', f'main=image:{number}')


def named(world, kind, name):
    for one in world[kind]:
        if one['metadata']['name'] == name:
            return one
    return None


def set_with(image):
    """A function that finds the name of the set with an image."""
    def find(world):
        return next(one['metadata']['name'] for one in world['replicasets']
                    if state.image_of(one['spec']['template']) == image)
    return find


def first_pod(world):
    return min(one['metadata']['name'] for one in world['pods'])


def running(world):
    return sorted(one['metadata']['name'] for one in world['pods']
                  if one['status']['phase'] == 'Running')


def path_of_first_pod(world):
    return 'pods/' + first_pod(world)


def pods(count):
    return lambda world: len(world['pods']) == count


def is_empty(world):
    return not any(world[kind]
                   for kind in ('deployments', 'replicasets', 'pods'))


def is_late(world):
    return all(state.condition_of(one, 'Progressing').get('reason')
               == 'ProgressDeadlineExceeded' for one in world['deployments'])


def anything(_):
    return True


# ---- chapters

def revisions(story):
    """Create, scale, other images, history, back, and sets that expire.  With
    ten different events of a kind they would be combined, some at random."""
    story.kubectl('create', 'deployment', 'web', '--image=image:1',
                  '--replicas=3')
    story.rollout_status()
    story.rest('created')
    story.kubectl('scale', 'deployment/web', '--replicas=1')
    story.rest('scaled')
    story.kubectl('set', 'image', 'deployment/web', 'image=image:2')
    story.rollout_status()
    story.rest('image 2')
    story.kubectl('annotate', 'deployment/web',
                  'kubernetes.io/change-cause=the third')
    story.kubectl('set', 'image', 'deployment/web', 'image=image:3')
    story.rollout_status()
    story.rest('image 3')
    story.kubectl('rollout', 'history', 'deployment/web')
    story.kubectl('rollout', 'history', 'deployment/web', '--revision=2')
    story.kubectl('rollout', 'undo', 'deployment/web')
    story.rollout_status()
    story.rest('undone')
    story.kubectl('rollout', 'undo', 'deployment/web', '--to-revision=1')
    story.rollout_status()
    story.rest('undone to the first')
    story.kubectl('rollout', 'history', 'deployment/web')
    story.kubectl('rollout', 'undo', 'deployment/web', '--to-revision=1')
    story.kubectl('rollout', 'restart', 'deployment/web')
    story.rollout_status()
    story.rest('restarted')
    story.patch('deployments/web', {'spec': {'revisionHistoryLimit': 1}})
    story.rest('fewer old sets',
               lambda world: len(world['replicasets']) == 2)
    story.events()


def pauses(story):
    """A paused deployment follows its size only."""
    make(story, size=2)
    story.rest('created')
    story.kubectl('rollout', 'pause', 'deployment/web')
    story.rest('paused', anything)
    set_image(story, 2)
    story.kubectl('scale', 'deployment/web', '--replicas=3')
    story.rest('changed while it is paused', pods(3))
    story.patch('deployments/web', {'spec': {'strategy': {'rollingUpdate': {
        'maxSurge': 2}}}})
    story.rest('may grow further', anything)
    story.patch('deployments/web', {'spec': {'strategy': {'rollingUpdate': {
        'maxSurge': 1}}}})
    story.rest('may not', anything)
    story.kubectl('rollout', 'pause', 'deployment/web')
    story.kubectl('rollout', 'undo', 'deployment/web')
    story.kubectl('rollout', 'resume', 'deployment/web')
    story.rollout_status()
    story.rest('resumed')
    story.kubectl('rollout', 'history', 'deployment/web')
    story.kubectl('scale', 'deployment/web', '--replicas=0')
    story.rest('scaled to nothing', pods(0))
    story.events()


def takes_its_time(story):
    """Pods that are ready count only after a second."""
    make(story, size=2, min_ready=1)
    story.rollout_status()
    story.rest('created')
    set_image(story, 2)
    story.rollout_status()
    story.rest('image 2')
    story.events()


def recreates(story):
    """All old pods go before the first new one comes."""
    make(story, strategy={'type': 'Recreate'})
    story.rollout_status()
    story.rest('created')
    set_image(story, 2)
    story.rollout_status()
    story.rest('image 2')
    story.kubectl('rollout', 'undo', 'deployment/web')
    story.rollout_status()
    story.rest('undone')
    story.events()


def gets_stuck(story):
    """A rollout that cannot progress: no node takes the new pods."""
    make(story)
    story.rest('created')
    story.patch('deployments/web', {'spec': {
        'progressDeadlineSeconds': 2, 'template': {'spec': {
            'schedulerName': 'missing'}}}})
    story.rollout_status()
    story.rest('stuck', is_late)
    story.kubectl('scale', 'deployment/web', '--replicas=6')
    story.rest('scaled while it is stuck', is_late)
    # The deadline no longer matters.
    story.patch('deployments/web', {'spec': {'progressDeadlineSeconds': 600}})
    story.kubectl('rollout', 'undo', 'deployment/web')
    story.rollout_status()
    story.rest('undone')
    story.events()


def cascades(story):
    """Deletion with each policy."""
    for policy in ('background', 'foreground', 'orphan'):
        make(story, name=policy, size=2)
    story.rest('created', pods(6))
    for policy in ('background', 'foreground', 'orphan'):
        story.kubectl('delete', 'deployment', policy, f'--cascade={policy}')
    story.rest('deleted', pods(2))
    make(story, name='orphan', size=2)
    story.rest('adopted the set')
    story.kubectl('delete', 'rs', set_with('image:1'), '--cascade=orphan')
    story.rest('adopted the pods', lambda world: len(
        world['replicasets']) == 1 and len(world['pods']) == 2)
    story.kubectl('delete', 'rs', set_with('image:1'))
    story.rest('made all anew')
    story.kubectl('delete', 'deployment', 'orphan', '--cascade=foreground')
    story.rest('deleted all', is_empty)
    story.events()


def is_blocked(world):
    """State of a foreground deletion that one pod blocks."""
    return (len(world['pods']) == 1 and len(world['replicasets']) == 1
            and all('deletionTimestamp' in one['metadata']
                    for found in world.values() for one in found)
            and len(world['deployments']) == 1
            and world['replicasets'][0]['status'].get(
                'readyReplicas', 0) == 0
            and state.is_observed(world['replicasets'][0])
            and state.is_observed(world['deployments'][0]))


def waits_for_pods(story):
    """A foreground deletion waits for a pod that stays."""
    make(story, size=2)
    story.rest('created')
    story.patch(path_of_first_pod, HELD)
    story.kubectl('delete', 'deployment', 'web', '--cascade=foreground',
                  '--wait=false')
    story.rest('held up', is_blocked, rests=anything)
    story.patch(path_of_first_pod, FREE)
    story.rest('deleted all', is_empty)
    story.events()


def is_released(world):
    free = [one for one in world['pods']
            if not one['metadata'].get('ownerReferences')]
    return len(free) == 1 and len(world['pods']) == 3


def picks_pods(story):
    """Pods that are deleted, fail, are released and adopted."""
    stray = pod_like('solo')
    stray['metadata']['name'] = 'stray'
    story.create('pods', stray)
    story.create('replicasets', {'metadata': {'name': 'solo'}, 'spec': {
        'replicas': 2, 'selector': {'matchLabels': {'app': 'solo'}},
        'template': pod_like('solo')}})
    story.rest('took one in', lambda world: len(world['pods']) == 2 and all(
        'ownerReferences' in one['metadata'] for one in world['pods']))
    story.kubectl('delete', 'pod', 'stray')
    story.rest('replaced', pods(2))
    story.kubectl('label', 'pod', first_pod, 'app=other', '--overwrite')
    story.rest('let one go', is_released)
    story.kubectl('label', 'pod', '-l', 'app=other', 'app=solo', '--overwrite')
    story.rest('took it in again', pods(2))
    story.patch(lambda world: path_of_first_pod(world) + '/status',
                {'status': {'phase': 'Failed'}})
    story.rest('replaced a failed one', pods(3))
    story.kubectl('scale', 'rs', 'solo', '--replicas=5')
    story.rest('scaled up', pods(6))
    story.patch(lambda world: 'pods/' + running(world)[-1], {'metadata': {
        'annotations': {'controller.kubernetes.io/pod-deletion-cost': '9'}}})
    story.kubectl('scale', 'rs', 'solo', '--replicas=1')
    story.rest('scaled down', pods(2))
    story.events()


def picks_sets(story):
    """A set that its deployment releases: its name is taken."""
    make(story, size=2)
    story.rest('created')
    story.kubectl('label', 'rs', set_with('image:1'), 'app=other',
                  '--overwrite')
    story.rest('let one go', lambda world: len(world['pods']) == 4)
    story.kubectl('label', 'rs', '-l', 'app=other', 'app=web', '--overwrite')
    story.rest('took it in again', lambda world: len(
        world['replicasets']) == 2 and all(
            'ownerReferences' in one['metadata']
            for one in world['replicasets']))
    story.events()
    # It may go before it has a pod.
    story.create('replicasets', {
        'metadata': {'name': 'stray', 'labels': {'app': 'web'}}, 'spec': {
            'replicas': 1, 'selector': {'matchLabels': {
                'app': 'web', 'stray': 'yes'}}, 'template': {
                    'metadata': {'labels': {'app': 'web', 'stray': 'yes'}},
                    'spec': pod_like('web')['spec']}}})
    story.rest('took in a stray one', lambda world: named(
        world, 'replicasets', 'stray')['spec']['replicas'] == 0)


def owner(name, uid=None):
    """A reference to a config map, with an unused uid if one is given."""
    def find(world):
        found = uid or named(world, 'configmaps', name)['metadata']['uid']
        return {'apiVersion': 'v1', 'kind': 'ConfigMap', 'name': name,
                'uid': found, 'blockOwnerDeletion': True}
    return find


def make_owned(story, name, *references):
    story.create('configmaps', lambda world: {'metadata': {
        'name': name, 'ownerReferences': [one(world) for one in references]}})


def has_only(*names):
    return lambda world: sorted(one['metadata']['name'] for one in world[
        'configmaps']) == sorted(names)


def owners(story):
    """Objects with several owners, some of which never existed."""
    missing = '11111111-1111-1111-1111-111111111111'
    make_owned(story, 'a')
    make_owned(story, 'b')
    make_owned(story, 'of-a', owner('a'))
    make_owned(story, 'of-both', owner('a'), owner('b'))
    make_owned(story, 'of-of-both', owner('of-both'))
    make_owned(story, 'of-missing', owner('c', missing))
    make_owned(story, 'of-some', owner('b'), owner('c', missing))
    story.rest('objects without an owner go', has_only(
        'a', 'b', 'of-a', 'of-both', 'of-of-both', 'of-some'))
    story.kubectl('delete', 'configmap', 'a')
    story.rest('objects with another owner stay', lambda world: has_only(
        'b', 'of-both', 'of-of-both', 'of-some')(world) and len(
            named(world, 'configmaps', 'of-both')['metadata'][
                'ownerReferences']) == 1)
    story.kubectl('delete', 'configmap', 'of-both', '--cascade=orphan')
    story.rest('left alone', has_only('b', 'of-of-both', 'of-some'))
    story.kubectl('delete', 'configmap', 'b', '--cascade=foreground')
    story.rest('all that is owned has gone', has_only('of-of-both'))
    story.events()


def misnamed(story):
    """Owners that exist, but with another namespace or name than referenced."""
    def make_far(at, _):
        far = at.create('default', 'configmaps', {'metadata': {'name': 'far'}})
        for name, of in (('of-far', 'far'), ('of-none', 'none')):
            at.create(story.ns, 'configmaps', {'metadata': {
                'name': name, 'ownerReferences': [
                    {'apiVersion': 'v1', 'kind': 'ConfigMap', 'name': of,
                     'uid': far['metadata']['uid']}]}})
    make_owned(story, 'near')
    make_owned(story, 'of-near', owner('near'))
    make_owned(story, 'of-other', lambda world: dict(
        owner('near')(world), name='other'))
    story.rest('what names another one goes', has_only('near', 'of-near'))
    story.each(make_far)
    story.rest('what names a far one goes', has_only('near', 'of-near'))
    story.events()


def has_long_names(story):
    """Names of sets and pods are cut where they would be too long."""
    make(story, name='l' * 250, size=1)
    story.rest('created')


def limit(story, what, used, most):
    """Without the quota controller their status is as written."""
    story.patch('resourcequotas/few/status', {'status': {
        'hard': {what: most}, 'used': {what: used}}})


def make_quota(story, what):
    story.create('resourcequotas', {'metadata': {'name': 'few'},
                                    'spec': {'hard': {what: '9'}}})


def has_failed(world):
    return all(state.condition_of(one, 'ReplicaFailure').get('status') == 'True'
               for one in world['deployments'] + world['replicasets'])


def is_refused(story):
    """Pods that the server rejects.  How often they are tried depends on
    speed, and with it the number of events."""
    make_quota(story, 'pods')
    limit(story, 'pods', '1', '2')
    make(story)
    story.rest('one of three', lambda world: len(
        world['pods']) == 1 and has_failed(world), rests=anything)
    limit(story, 'pods', '2', '9')
    story.rollout_status()
    story.rest('all of them')


def has_no_set(story):
    """A set that the server rejects."""
    make_quota(story, 'count/replicasets.apps')
    limit(story, 'count/replicasets.apps', '0', '0')
    make(story)
    story.rest('none', lambda world: all(
        state.condition_of(one, 'Progressing').get('reason')
        == 'ReplicaSetCreateError' for one in world['deployments']),
        rests=anything)
    limit(story, 'count/replicasets.apps', '0', '9')
    story.rollout_status()
    story.rest('there it is')


def namespaces(story):
    """A namespace is deleted with everything that has no finalizer."""
    make(story, size=2)
    story.create('configmaps', {'metadata': {
        'name': 'held', 'finalizers': ['example.com/hold']}})
    story.rest('created')
    story.kubectl('delete', 'namespace', story.ns, '--wait=false')
    story.rest('all but one', is_empty)
    story.namespace('held up', lambda found: any(
        c['type'] == 'NamespaceFinalizersRemaining' and c['status'] == 'True'
        for c in found['status'].get('conditions', [])))
    story.patch('configmaps/held', FREE)
    story.gone()


ALL = (namespaces, revisions, gets_stuck, pauses, takes_its_time,
       recreates, cascades, waits_for_pods,
       picks_pods, picks_sets, owners, misnamed, has_long_names, is_refused,
       has_no_set)

# kin's own has no quotas.
NEEDS_REAL_SERVER = (is_refused, has_no_set)
