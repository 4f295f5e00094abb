# SPDX-License-Identifier: Apache-2.0
"""Random custom resources and changes of them, from a seed."""
import random

import cases


def changed(rng, value):
    """The value, or one of another type."""
    if rng.random() < 0.7:
        return value
    return rng.choice([None, 5, 'x', True, [], {}, 1.5, [value], {'k': value}])


def spec(rng):
    fields = rng.sample(sorted(cases.VALUES), rng.randint(1, 4))
    made = {f: changed(rng, rng.choice(cases.VALUES[f])) for f in fields}
    if rng.random() < 0.2:
        made['bogus'] = rng.choice([1, {'a': [{'b': None}]}])
    return made


def steps(seed, count):
    rng = random.Random(seed)
    made = cases.Cases()
    made.begin('random')
    names = ['n%d' % i for i in range(5)]
    while len(made.steps) < count:
        name = rng.choice(names)
        query = {}
        if rng.random() < 0.3:
            query['fieldValidation'] = rng.choice(['Strict', 'Ignore', 'Warn'])
        verb = rng.choice(['POST', 'POST', 'MERGE', 'RMW', 'STATUS', 'GET'])
        path = cases.PATHS['Thing'] + '/' + name
        if verb == 'POST':
            made.post('Thing', spec(rng), name=name, **query)
        elif verb == 'GET':
            made.add('GET', path)
        elif verb == 'STATUS':
            made.add('MERGE', path + '/status', {'status': {
                'phase': rng.choice(['Up', 'x', 5, None]),
                'items': rng.choice([['a'], ['a', 'a'], 'a', None])}}, **query)
        else:
            made.add(verb, path, {'spec': spec(rng)}, **query)
    return made.steps
