# SPDX-License-Identifier: Apache-2.0
"""Random steps for the comparison of server-side apply."""
import random

import story

MANAGERS = ('m1', 'm2', 'm3', 'kubectl')


def strings(rng, few):
    return {rng.choice('abcd'): rng.choice('12')
            for _ in range(rng.randrange(few))}


def maybe(rng, result, name, value):
    if rng.random() < 0.5:
        result[name] = value


def config_map(rng):
    body = {}
    maybe(rng, body, 'data', strings(rng, 4))
    metadata = {}
    maybe(rng, metadata, 'labels', strings(rng, 3))
    maybe(rng, metadata, 'annotations', strings(rng, 3))
    maybe(rng, metadata, 'finalizers',
          ['kin.io/' + x for x in rng.sample('abc', rng.randrange(3))])
    if metadata:
        body['metadata'] = metadata
    return body


def container(rng, name):
    result = {'name': name, 'image': rng.choice('xy')}
    maybe(rng, result, 'env', [{'name': n, 'value': rng.choice('12')}
                               for n in rng.sample('ABCD', rng.randrange(4))])
    maybe(rng, result, 'args', [rng.choice('ab')] * rng.randrange(3))
    maybe(rng, result, 'ports', [{'containerPort': p}
                                 for p in rng.sample((80, 81, 443, 9000),
                                                     rng.randrange(3))])
    maybe(rng, result, 'resources', {'limits': {'cpu': rng.choice(('1', '2'))}})
    return result


def deployment(rng):
    body = story.deployment()
    spec = body['spec']['template']['spec']
    spec['containers'] = [container(rng, n)
                          for n in rng.sample('pqr', rng.randrange(1, 3))]
    maybe(rng, body['spec'], 'replicas', rng.randrange(3))
    maybe(rng, spec, 'nodeSelector', strings(rng, 3))
    maybe(rng, spec, 'terminationGracePeriodSeconds', rng.randrange(1, 3))
    return body


def widget(rng):
    spec = {}
    maybe(rng, spec, 'gm', strings(rng, 4))
    maybe(rng, spec, 'am', strings(rng, 4))
    maybe(rng, spec, 'set', rng.sample('abcde', rng.randrange(4)))
    maybe(rng, spec, 'nums', rng.sample(range(1, 30), rng.randrange(4)))
    maybe(rng, spec, 'al', rng.sample('abc', rng.randrange(4)))
    maybe(rng, spec, 'host', rng.choice('xyz'))
    maybe(rng, spec, 'replicas', rng.randrange(3))
    items = []
    for name in rng.sample('abcd', rng.randrange(4)):
        item = {'name': name, 'proto': rng.choice(('TCP', 'UDP'))}
        maybe(rng, item, 'port', rng.randrange(3))
        maybe(rng, item, 'tags', rng.sample('tuv', rng.randrange(3)))
        items.append(item)
    maybe(rng, spec, 'lm', items)
    maybe(rng, spec, 'free', {'un': rng.choice((
        1, 'x', [1], {'a': 1}, {'a': {'b': rng.randrange(3)}, 'c': 2}))})
    return {'spec': spec}


def plain(rng):
    return {'spec': {rng.choice('abc'): rng.choice((
        1, 'x', [1, 2], {'y': 1}, {'y': {'z': rng.randrange(3)}}, {}))}}


KINDS = {'ConfigMap': config_map, 'Deployment': deployment, 'Widget': widget,
         'Widget2': widget, 'Plain': plain}


def steps(seed, count):
    rng = random.Random(seed)
    result = story.Story()
    result.begin('random %d' % seed)
    for number in range(count):
        kind = rng.choice(sorted(KINDS))
        name = 'w%d' % (number // 40)
        body = KINDS[kind](rng)
        manager = rng.choice(MANAGERS)
        verb = rng.choice(('APPLY',) * 6 + ('FORCE',) * 3 +
                          ('MERGE', 'RMW', 'RMW'))
        if verb == 'FORCE':
            result.force(kind, name, body, manager)
        else:
            result.add(verb, kind, name, body, manager)
    return result.steps
