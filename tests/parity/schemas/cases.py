# SPDX-License-Identifier: Apache-2.0
"""The cases of the comparison of structural schemas.

A step is a dictionary: group, verb, path, body, query.  Definitions are written
as dry runs, except those of SETUP.
"""
import copy

GROUP = 'schemas.kin.io'
DEFINITIONS = '/apis/apiextensions.k8s.io/v1/customresourcedefinitions'


def string(**more):
    return dict(type='string', **more)


def integer(**more):
    return dict(type='integer', **more)


def number(**more):
    return dict(type='number', **more)


def boolean(**more):
    return dict(type='boolean', **more)


def array(items, **more):
    return dict(type='array', items=items, **more)


def struct(properties=None, **more):
    if properties:
        more['properties'] = properties
    return dict(type='object', **more)


def mapping(values, **more):
    return dict(type='object', additionalProperties=values, **more)


def keyed(keys, properties, **more):
    more.update({'x-kubernetes-list-type': 'map',
                 'x-kubernetes-list-map-keys': keys})
    return array(struct(properties, required=keys), **more)


PRESERVED = {'x-kubernetes-preserve-unknown-fields': True}
EMBEDDED = {'x-kubernetes-embedded-resource': True}
INT_OR_STRING = {'x-kubernetes-int-or-string': True}
FORMATS = ('date', 'date-time', 'duration', 'ipv4', 'ipv6', 'cidr', 'mac',
           'uuid', 'uuid4', 'uri', 'email', 'hostname', 'byte', 'hexcolor',
           'rgbcolor', 'ssn', 'isbn', 'creditcard', 'bsonobjectid', 'password',
           'k8s-short-name', 'k8s-long-name', 'unknown-format')

SPEC = {
    'text': string(minLength=2, maxLength=5, pattern='^[a-z]+$'),
    'choice': string(enum=['A', 'B']),
    'numbers': integer(enum=[1, 2]),
    'flag': boolean(),
    'count': integer(minimum=1, maximum=10),
    'small': integer(minimum=0, exclusiveMinimum=True, maximum=5,
                     exclusiveMaximum=True),
    'even': integer(multipleOf=2),
    'ratio': number(minimum=0.5, maximum=1.5),
    'step': number(multipleOf=0.25),
    'narrow': integer(format='int32'),
    'wide': integer(format='int64'),
    'float': number(format='float'),
    'port': INT_OR_STRING,
    'list': array(string(maxLength=3), minItems=1, maxItems=3),
    'set': array(string(), **{'x-kubernetes-list-type': 'set'}),
    'numset': array(integer(), **{'x-kubernetes-list-type': 'set'}),
    'named': keyed(['name'], {'name': string(), 'value': integer(maximum=9)}),
    'ports': array(struct({'port': integer(), 'proto': string(default='TCP'),
                           'note': string(maxLength=2)}, required=['port']),
                   **{'x-kubernetes-list-type': 'map',
                      'x-kubernetes-list-map-keys': ['port', 'proto']}),
    'labels': mapping(string(minLength=1), minProperties=1, maxProperties=2),
    'sizes': mapping(integer(maximum=3)),
    'nested': struct({'a': string(), 'b': struct({'c': integer()},
                                                 required=['c'])},
                     required=['a']),
    'anything': dict(PRESERVED),
    'partly': struct({'known': struct({'x': integer()})}, **PRESERVED),
    'template': struct(None, **PRESERVED, **EMBEDDED),
    'strict': struct({'spec': struct({'x': integer()})}, **EMBEDDED),
    'maybe': string(nullable=True),
    'mode': string(default='auto'),
    'options': struct({'retries': integer(default=3),
                       'deep': struct({'z': boolean(default=True)},
                                      default={})}, default={}),
    'defaulted': array(struct({'name': string(),
                               'weight': integer(default=1)})),
    'any': {'type': 'string', 'anyOf': [{'pattern': '^a'},
                                        {'minLength': 4}]},
    'one': {'type': 'string', 'oneOf': [{'pattern': '^a'},
                                        {'maxLength': 2}]},
    'all': {'type': 'string', 'allOf': [{'pattern': '^a'},
                                        {'maxLength': 2}]},
    'no': {'type': 'string', 'not': {'pattern': '^a'}},
    'either': struct({'x': string(), 'y': string()},
                     oneOf=[{'required': ['x']}, {'required': ['y']}]),
    'host': string(),
    'replicas': integer(),
    'formats': struct({f.replace('-', '_'): string(format=f)
                       for f in FORMATS}),
}


def definition(kind, schema=None, group=GROUP, scope='Namespaced', **version):
    plural = kind.lower() + 's'
    if schema is not None:
        version['schema'] = {'openAPIV3Schema': schema}
    version = dict({'name': 'v1', 'served': True, 'storage': True}, **version)
    return {
        'apiVersion': 'apiextensions.k8s.io/v1',
        'kind': 'CustomResourceDefinition',
        'metadata': {'name': '%s.%s' % (plural, group)},
        'spec': {'group': group, 'scope': scope,
                 'names': {'plural': plural, 'singular': kind.lower(),
                           'kind': kind, 'listKind': kind + 'List'},
                 'versions': [version]}}


STATUS = struct({'phase': string(enum=['Up', 'Down']),
                 'replicas': integer(minimum=0),
                 'items': array(string(), **{'x-kubernetes-list-type': 'set'})})
THING = definition(
    'Thing', struct({'spec': struct(SPEC), 'status': STATUS}),
    subresources={'status': {}, 'scale': {
        'specReplicasPath': '.spec.replicas',
        'statusReplicasPath': '.status.replicas'}},
    selectableFields=[{'jsonPath': '.spec.host'}, {'jsonPath': '.spec.count'}])
BARE = definition('Bare', struct({
    'spec': struct({'a': string(), 'b': integer()}, required=['a']),
    'status': struct({'x': integer()})}, required=['spec']))
MOVED = definition('Moved', struct({'spec': struct({
    'both': string(), 'one': string(default='1')})}))
MOVED['spec']['versions'].append(
    {'name': 'v2', 'served': True, 'storage': False,
     'schema': {'openAPIV3Schema': struct({'spec': struct({
         'both': string(maxLength=3), 'two': string(default='2')})})}})
SETUP = (THING, BARE, MOVED)

PATHS = {kind: '/apis/%s/%s/namespaces/NS/%s' % (GROUP, version, plural)
         for kind, version, plural in (
             ('Thing', 'v1', 'things'), ('Bare', 'v1', 'bares'),
             ('Moved', 'v1', 'moveds'), ('Moved2', 'v2', 'moveds'))}


class Cases:
    def __init__(self):
        self.steps = []
        self.group = ''
        self.number = 0

    def begin(self, group):
        self.group = group

    def add(self, verb, path, body=None, **query):
        query.setdefault('fieldManager', 'm')
        if verb in ('GET', 'WAIT'):
            query.pop('fieldManager')
        self.steps.append({'group': self.group, 'verb': verb, 'path': path,
                           'body': body, 'query': query})

    def name(self):
        self.number += 1
        return 'x%d' % self.number

    def post(self, kind, spec, name=None, more=None, **query):
        version = 'v2' if kind.endswith('2') else 'v1'
        body = {'apiVersion': '%s/%s' % (GROUP, version),
                'kind': kind.rstrip('2'),
                'metadata': {'name': name or self.name()}}
        if spec is not None:
            body['spec'] = spec
        body.update(more or {})
        self.add('POST', PATHS[kind], body, **query)

    def define(self, body, **query):
        self.add('POST', DEFINITIONS, body, dryRun='All', **query)

    def schema(self, properties, **more):
        """A definition with these properties of its spec."""
        self.define(definition('Try', struct({'spec': struct(properties)},
                                             **more)))


# ---- values ----

VALUES = {
    'text': ['abc', 'a', 'abcdef', 'aB', '', 5, True, None, ['a'], {'a': 1},
             'äöü', 1.5, 'a"b'],
    'choice': ['A', 'C', '', 5, None],
    'numbers': [1, 3, '1', 1.0],
    'flag': [True, 'true', 0, None],
    'count': [1, 10, 0, 11, 5.0, 5.5, '5', 9223372036854775807, -1],
    'small': [1, 0, 5, 4],
    'even': [4, 3, 0],
    'ratio': [1, 0.5, 0.4, 2, 1.75, '1', 1e21],
    'step': [0.5, 0.3, 1],
    'narrow': [2147483647, 2147483648, -2147483649],
    'wide': [9223372036854775807, 1e3],
    'float': [1.5, 1e39],
    'port': [80, '80', True, 1.5, ['x'], {}, None],
    'list': [['a'], [], ['a', 'b', 'c', 'd'], ['abcd'], [None], 'a', [1]],
    'set': [['a', 'b'], ['a', 'a'], ['a', 'b', 'a', 'b', 'a']],
    'numset': [[1, 2], [1, 1]],
    'named': [[{'name': 'a'}, {'name': 'b'}], [{'name': 'a'}, {'name': 'a'}],
              [{}], [{'value': 1}, {'value': 2}], ['a'], [None],
              [{'name': 'a', 'value': 10}], [{'name': 'a', 'zz': 1}]],
    'ports': [[{'port': 1}, {'port': 1}],
              [{'port': 1}, {'port': 1, 'proto': 'UDP'}],
              [{'port': 1, 'note': 'long'}]],
    'labels': [{'a': 'b'}, {}, {'a': 'b', 'c': 'd', 'e': 'f'}, {'a': ''},
               {'a': 1}, {'a': None}, 'a'],
    'sizes': [{'a.b': 4}, {'a': 1.5}],
    'nested': [{'a': 'x'}, {}, {'a': 'x', 'b': {}}, {'a': 'x', 'b': None},
               {'b': {'c': 'x'}}, {'a': 'x', 'zz': {'y': 1}}],
    'anything': [{'a': {'b': [1, None, {'c': None}]}}, 'x', 5, None, [1, 'a']],
    'partly': [{'known': {'x': 1, 'y': 2}, 'other': {'y': 2}},
               {'known': {'x': 'a'}}],
    'template': [{}, {'apiVersion': 'v1', 'kind': 'Pod'},
                 {'apiVersion': 'a/b/c', 'kind': 'Pod'},
                 {'apiVersion': '', 'kind': ''},
                 {'apiVersion': 'v1', 'kind': 'foo.bar'},
                 {'apiVersion': 'v1', 'kind': 'Pod', 'metadata': {
                     'name': 'a/b', 'labels': {'#': '#'}}},
                 {'apiVersion': 'v1', 'kind': 'Pod', 'metadata': {
                     'name': 'a', 'bogus': 1}, 'more': {'a': 1}}],
    'strict': [{'apiVersion': 'v1', 'kind': 'Pod', 'spec': {'x': 1, 'y': 2},
                'more': 1}, {'kind': 'Pod', 'spec': {'x': 'a'}}],
    'maybe': [None, 'a', 5],
    'mode': [None, 'manual', 1],
    'options': [{}, None, {'retries': None}, {'deep': {}},
                {'deep': {'z': False}}],
    'defaulted': [[{}], [{'name': 'a', 'weight': 2}, {'name': 'b'}],
                  [{'weight': None}], []],
    'any': ['a', 'bcde', 'bc', 5],
    'one': ['abc', 'bc', 'ab', 'bcd', 5],
    'all': ['ab', 'abc', 'bcd', 'b'],
    'no': ['b', 'ab', 5],
    'either': [{'x': 'a'}, {'y': 'a'}, {}, {'x': 'a', 'y': 'a'}],
    'replicas': [1, -1, 2147483648, 'a'],
}

FORMAT_VALUES = {
    'date': ['2024-02-29', '2023-02-29', 'zz'],
    'date_time': ['2014-12-15T19:30:20Z', 'zz', '2014-12-15'],
    'duration': ['1h', '22 ns', 'zz'],
    'ipv4': ['10.0.0.1', '10.0.0.256', '::1'],
    'ipv6': ['::1', '10.0.0.1'],
    'cidr': ['10.0.0.0/8', '10.0.0.0'],
    'mac': ['01:23:45:67:89:ab', '01:23'],
    'uuid': ['123e4567-e89b-12d3-a456-426614174000', 'zz'],
    'uuid4': ['123e4567-e89b-42d3-a456-426614174000',
              '123e4567-e89b-12d3-a456-426614174000'],
    'uri': ['http://a.b/c', '/a', 'a.b'],
    'email': ['a@b.c', 'a@'],
    'hostname': ['a.example.com', '-a'],
    'byte': ['aGk=', 'aGk', ''],
    'hexcolor': ['#FFF', '#FF'],
    'rgbcolor': ['rgb(1,2,3)', 'rgb(1,2,256)'],
    'ssn': ['111-22-3333', '11'],
    'isbn': ['0321751043', '0321751042'],
    'creditcard': ['4111 1111 1111 1111', '4111111111111112'],
    'bsonobjectid': ['507f1f77bcf86cd799439011', '507f'],
    'password': ['x'],
    'k8s_short_name': ['a-b', 'a.b'],
    'k8s_long_name': ['a-b.c', 'A'],
    'unknown_format': ['x'],
}


def values(cases):
    for field, samples in VALUES.items():
        cases.begin('value of ' + field)
        for sample in samples:
            cases.post('Thing', {field: sample})
    cases.begin('formats')
    for field, samples in FORMAT_VALUES.items():
        for sample in samples:
            cases.post('Thing', {'formats': {field: sample}})
    cases.begin('several errors')
    cases.post('Thing', {'text': 5, 'count': 0, 'choice': 'Z', 'flag': 'x',
                         'named': [{'name': 'a'}, {'name': 'a'}]})
    cases.post('Thing', 5)
    cases.post('Thing', [])
    cases.post('Thing', None)
    cases.post('Bare', None)
    cases.post('Bare', {})
    cases.post('Bare', {'a': 1, 'b': 'x'})
    cases.post('Bare', {'a': 'x'}, more={'status': {'x': 'a'}})
    cases.post('Bare', {'a': 'x'}, more={'status': {'x': 1, 'y': 1}})


# ---- requests ----

def validation(cases):
    cases.begin('field validation')
    spec = {'bogus': 1, 'nested': {'a': 'x', 'zz': {'y': 1}},
            'named': [{'name': 'a', 'extra': 1}], 'text': 'abc'}
    more = {'top': 1}
    for mode in ('Strict', 'Warn', 'Ignore', 'Other'):
        cases.post('Thing', spec, more=more, fieldValidation=mode)
    cases.post('Thing', spec, more=more)
    cases.post('Thing', {'template': {
        'apiVersion': 'v1', 'kind': 'Pod', 'metadata': {'bogus': 1}}},
        more={'metadata': {'name': 'meta', 'bogus': 1, 'labels': {'a': 'b'}}},
        fieldValidation='Strict')
    cases.post('Thing', {}, more={'metadata': {
        'name': 'meta2', 'labels': {'a': 1}}})
    cases.post('Thing', {}, more={'metadata': {
        'name': 'meta3', 'labels': {}, 'annotations': None}})
    cases.post('Thing', {}, more={'kind': 'Other'})
    cases.post('Thing', {}, more={'kind': ''})
    cases.post('Thing', {}, more={'apiVersion': GROUP + '/v2'})
    for mode in ('Strict', 'Warn'):
        cases.add('TEXT', PATHS['Thing'],
                  '{"apiVersion":"%s/v1","kind":"Thing","metadata":{"name":'
                  '"dup-%s"},"spec":{"host":"a","host":"b","bogus":1}}' %
                  (GROUP, mode.lower()), fieldValidation=mode)


def updates(cases):
    cases.begin('updates')
    path = PATHS['Thing'] + '/u'
    cases.post('Thing', {'text': 'abc', 'mode': 'x', 'list': ['a']}, name='u')
    for change in ({'text': 'A'}, {'text': 'abcd', 'count': 3}, {'list': []},
                   {'count': None}, {'mode': None}, {'bogus': 1},
                   {'options': {'retries': 'x'}}):
        cases.add('MERGE', path, {'spec': change})
        cases.add('RMW', path, {'spec': change})
    cases.add('MERGE', path, {'spec': {'bogus': 1}}, fieldValidation='Strict')
    cases.add('RMW', path, {'spec': {'bogus': 1}}, fieldValidation='Strict')
    cases.add('JSON', path, [{'op': 'replace', 'path': '/spec/text',
                              'value': 7}])
    cases.add('MERGE', path, {'status': {'phase': 'Nope'}})
    cases.add('GET', path)
    cases.begin('status')
    for status in ({'phase': 'Up'}, {'phase': 'Nope'}, {'replicas': -1},
                   {'replicas': 'x'}, {'bogus': 1, 'phase': 'Down'},
                   {'items': ['a', 'a']}, {'items': ['a', 'b']},
                   {'phase': None}):
        cases.add('MERGE', path + '/status', {'status': status})
    cases.add('MERGE', path + '/status', {'status': {'bogus': 1}},
              fieldValidation='Strict')
    cases.add('RMW', path + '/status', {'status': 5})
    cases.add('GET', path + '/scale')
    cases.add('MERGE', path, {'spec': {'replicas': 4}})
    cases.add('MERGE', path + '/scale', {'spec': {'replicas': 2}})
    cases.add('MERGE', path + '/scale', {'spec': {'replicas': -2}})
    cases.add('GET', path)
    cases.begin('apply')
    for spec in ({'text': 'abc'}, {'text': 'A'}, {'mode': None},
                 {'ports': [{'port': 1}]}, {'bogus': 1}, {'text': 5},
                 {'named': [{'name': 'a', 'value': 10}]}):
        cases.add('APPLY', PATHS['Thing'] + '/applied', {
            'apiVersion': GROUP + '/v1', 'kind': 'Thing',
            'metadata': {'name': 'applied'}, 'spec': spec}, force='true')


def selection(cases):
    cases.begin('selectable fields')
    cases.post('Thing', {'host': 'h1', 'count': 3}, name='s1')
    cases.post('Thing', {'host': 'h2'}, name='s2')
    for selector in ('spec.host=h1', 'spec.host!=h1', 'spec.host=',
                     'spec.count=3', 'spec.mode=auto', 'metadata.name=s1',
                     'spec.host=h1,spec.count=4', 'bogus=1'):
        cases.add('LIST', PATHS['Thing'], fieldSelector=selector)


def versions(cases):
    cases.begin('versions')
    cases.post('Moved', {'both': 'abcd', 'one': 'x', 'two': 'y'}, name='v')
    cases.add('GET', PATHS['Moved'] + '/v')
    cases.add('GET', PATHS['Moved2'] + '/v')
    cases.add('MERGE', PATHS['Moved2'] + '/v', {'spec': {'two': 'z'}})
    cases.add('MERGE', PATHS['Moved2'] + '/v',
              {'spec': {'both': 'abc', 'two': 'z'}})
    cases.add('MERGE', PATHS['Moved2'] + '/v', {'spec': {'both': 'wxyz'}})
    cases.add('MERGE', PATHS['Moved'] + '/v', {'spec': {'both': 'wxyz'}})
    cases.post('Moved2', {'both': 'abcd'})
    cases.post('Moved2', {'both': 'abc'}, name='w')
    cases.add('GET', PATHS['Moved'] + '/w')
    cases.add('GET', PATHS['Moved2'] + '/w')


def ratcheting(cases):
    """Values that a new schema does not allow any more."""
    cases.begin('ratcheting')
    for name in ('r', 'r2', 'r3'):
        cases.post('Bare', {'a': 'long enough', 'b': 7}, name=name)
    cases.add('DEFINE', DEFINITIONS + '/' + BARE['metadata']['name'], struct({
        'spec': struct({'a': string(maxLength=3), 'b': integer(maximum=5),
                        'c': string(default='new')}, required=['a', 'd']),
        'status': struct({'x': integer()})}, required=['spec']))
    cases.add('GET', PATHS['Bare'] + '/r')
    cases.add('LIST', PATHS['Bare'], fieldSelector='metadata.name=r')
    path = PATHS['Bare'] + '/r'
    cases.add('MERGE', path, {'metadata': {'labels': {'a': 'b'}}})
    cases.add('MERGE', path, {'spec': {'b': 6}})
    cases.add('MERGE', path, {'spec': {'d': 'x', 'b': 8}})
    cases.add('MERGE', path, {'spec': {'a': 'other long'}})
    cases.add('MERGE', PATHS['Bare'] + '/r2', {'spec': {'b': 3}})
    cases.add('RMW', PATHS['Bare'] + '/r3',
              {'metadata': {'annotations': {'x': 'y'}}})
    cases.add('GET', path)


# ---- definitions ----

def definitions(cases):
    cases.begin('types')
    for node in ({}, {'type': ''}, {'type': 'text'}, {'type': 'array'},
                 {'type': 'array', 'items': {}},
                 {'type': 'object', 'properties': {'x': {}}},
                 {'type': 'object', 'additionalProperties': {}},
                 dict(INT_OR_STRING), dict(PRESERVED),
                 dict(INT_OR_STRING, type='string'),
                 dict(INT_OR_STRING, **PRESERVED),
                 dict(INT_OR_STRING, **EMBEDDED), dict(EMBEDDED),
                 dict(EMBEDDED, type='string'),
                 dict(EMBEDDED, type='object'),
                 {'type': 'object', 'additionalProperties': True},
                 {'type': 'object', 'additionalProperties': False},
                 {'type': 'object', 'additionalProperties': string(),
                  'properties': {'a': string()}},
                 {'x-kubernetes-preserve-unknown-fields': False},
                 {'type': 'array', 'items': [string()]},
                 string(uniqueItems=True), array(string(), uniqueItems=True),
                 string(**{'$ref': 'x'}), string(**{'$schema': 'x'}),
                 string(id='x'), struct(patternProperties={'a': string()}),
                 struct(definitions={'a': string()}),
                 struct(dependencies={'a': ['b']}),
                 array(string(), additionalItems=True),
                 string(nullable=True), struct({'kind': integer()}),
                 {'type': 'object', 'bogus': 1}):
        cases.schema({'a': node})
    cases.begin('roots')
    for root in ({}, string(), {'type': 'object'}, dict(PRESERVED),
                 struct({'metadata': struct({'name': string(maxLength=3)})}),
                 struct({'metadata': struct({'labels': struct()})}),
                 struct({'metadata': struct(description='x')}),
                 struct({'metadata': string()}),
                 struct({'kind': integer()}), struct({'apiVersion': {}}),
                 mapping(string()), struct({'metadata': struct(
                     {'generateName': string(), 'name': string()})}),
                 struct({'status': string()}), struct(nullable=True),
                 struct(default={})):
        cases.define(definition('Try', root))
    cases.define(definition('Try'))
    cases.define(definition('Try', struct(required=['spec']),
                            subresources={'status': {}}))
    cases.define(definition('Try', struct(anyOf=[{'required': ['a']}]),
                            subresources={'status': {}}))
    cases.begin('alternatives')
    for nested in ({'type': 'string'}, {'default': 'x'}, {'nullable': True},
                   {'description': 'x'}, {'title': 'x'}, {'minLength': 1},
                   dict(PRESERVED), dict(EMBEDDED), dict(INT_OR_STRING),
                   {'x-kubernetes-list-type': 'set'},
                   {'x-kubernetes-map-type': 'atomic'},
                   {'additionalProperties': {'minLength': 1}},
                   {'properties': {'x': {'minLength': 1}}},
                   {'properties': {'metadata': {}}},
                   {'items': {'minLength': 1}}, {'pattern': '('}):
        for word in ('allOf', 'anyOf', 'oneOf'):
            cases.schema({'a': struct({'y': string()}, **{word: [nested]})})
    cases.schema({'a': struct(**{'not': {'type': 'string'}})})
    types = [{'type': 'integer'}, {'type': 'string'}]
    cases.schema({'a': dict(INT_OR_STRING, anyOf=types)})
    cases.schema({'a': dict(INT_OR_STRING, allOf=[
        {'anyOf': types}, {'pattern': 'a'}])})
    cases.schema({'a': dict(INT_OR_STRING, oneOf=types)})
    cases.schema({'a': dict(INT_OR_STRING, anyOf=types[::-1])})
    cases.begin('lists')
    for node in (array(string(), **{'x-kubernetes-list-type': 'map'}),
                 array(struct({'n': string()}), **{
                     'x-kubernetes-list-type': 'map',
                     'x-kubernetes-list-map-keys': ['n']}),
                 array(struct({'n': string(default='x')}), **{
                     'x-kubernetes-list-type': 'map',
                     'x-kubernetes-list-map-keys': ['n']}),
                 array(struct({'n': struct()}, required=['n']), **{
                     'x-kubernetes-list-type': 'map',
                     'x-kubernetes-list-map-keys': ['n']}),
                 array(struct({'n': string()}, required=['n']), **{
                     'x-kubernetes-list-type': 'map',
                     'x-kubernetes-list-map-keys': ['n', 'm', 'n']}),
                 array(struct({'n': string(nullable=True)}, required=['n']), **{
                     'x-kubernetes-list-type': 'map',
                     'x-kubernetes-list-map-keys': ['n']}),
                 array(string(), **{'x-kubernetes-list-map-keys': ['n']}),
                 array(string(), **{'x-kubernetes-list-type': 'other'}),
                 string(**{'x-kubernetes-list-type': 'set'}),
                 array(struct({'a': string()}),
                       **{'x-kubernetes-list-type': 'set'}),
                 array(struct({'a': string()},
                              **{'x-kubernetes-map-type': 'atomic'}),
                       **{'x-kubernetes-list-type': 'set'}),
                 array(array(string()), **{'x-kubernetes-list-type': 'set'}),
                 array(string(nullable=True),
                       **{'x-kubernetes-list-type': 'set'}),
                 struct(**{'x-kubernetes-map-type': 'other'}),
                 string(**{'x-kubernetes-map-type': 'atomic'})):
        cases.schema({'a': node})
    cases.begin('defaults')
    for node in (integer(default='x'), string(default='x'), string(default=5),
                 struct({'b': string()}, default={'c': 1}),
                 struct({'b': integer()}, default={'b': 'x'}),
                 string(default='abc', maxLength=2),
                 string(default=None), string(default=None, nullable=True),
                 array(string(), default=['a', 1]),
                 string(enum=['a'], default='b'),
                 struct({'b': string()}, required=['b'], default={}),
                 dict(INT_OR_STRING, default=5),
                 struct(default={'x': 1}, **PRESERVED)):
        cases.schema({'a': node})
    cases.begin('patterns')
    for pattern in ('(', '[a', 'a**', '*a', '(?=a)', '\\q', 'a{1001}', '[z-a]',
                    'a)', '^[a-z0-9]([-a-z0-9]*[a-z0-9])?$', '\\', ''):
        cases.schema({'a': string(pattern=pattern)})
    cases.begin('selectable definitions')
    for path in ('.spec.a', 'spec.a', '.spec.b', '.spec.o', '.metadata.name',
                 '.spec.l[0]', '', '.spec.i', '.spec.x', '.status.a',
                 '.spec.b.', '.apiVersion', '.spec.l', '.spec.f'):
        cases.define(definition('Try', struct({'spec': struct({
            'b': boolean(), 'i': integer(), 'x': string(enum=['a']),
            'o': struct({'y': string()}), 'l': array(string()),
            'f': number()})}), selectableFields=[{'jsonPath': path}]))
    cases.define(definition('Try', struct({'spec': struct({
        'f%d' % i: string() for i in range(9)})}), selectableFields=[
            {'jsonPath': '.spec.f%d' % i} for i in range(9)]))
    cases.define(definition('Try', struct({'spec': struct({'b': string()})}),
                            selectableFields=[{'jsonPath': '.spec.b'},
                                              {'jsonPath': '.spec.b'}]))
    others(cases)


def others(cases):
    cases.begin('subresources')
    for scale in ({'specReplicasPath': '.spec.replicas',
                   'statusReplicasPath': '.status.replicas'},
                  {'specReplicasPath': '', 'statusReplicasPath': ''},
                  {'specReplicasPath': 'spec.replicas',
                   'statusReplicasPath': '.spec.replicas'},
                  {'specReplicasPath': '.spec.replicas[0]',
                   'statusReplicasPath': '.status.replicas',
                   'labelSelectorPath': '.x'}):
        cases.define(definition('Try', struct(), subresources={
            'scale': scale}))
    cases.begin('columns')
    for column in ({'name': 'A', 'type': 'string', 'jsonPath': '.spec.a'},
                   {'name': '', 'type': '', 'jsonPath': ''},
                   {'name': 'A', 'type': 'other', 'jsonPath': 'x'},
                   {'name': 'A', 'type': 'string', 'jsonPath': '.spec.a',
                    'format': 'other'}):
        cases.define(definition('Try', struct(),
                                additionalPrinterColumns=[column]))
    cases.begin('conversion')
    two = definition('Try', struct())
    two['spec']['versions'].append({
        'name': 'v2', 'served': True, 'storage': False,
        'schema': {'openAPIV3Schema': struct({'spec': {}})}})
    cases.define(two)
    for conversion in ({'strategy': 'None'}, {'strategy': 'Other'}, {},
                       {'strategy': 'Webhook'},
                       {'strategy': 'None', 'webhook': {
                           'conversionReviewVersions': ['v1']}},
                       {'strategy': 'Webhook', 'webhook': {
                           'conversionReviewVersions': ['v1']}},
                       {'strategy': 'Webhook', 'webhook': {
                           'conversionReviewVersions': ['v3'],
                           'clientConfig': {'url': 'http://a'}}},
                       {'strategy': 'Webhook', 'webhook': {
                           'conversionReviewVersions': ['v1'],
                           'clientConfig': {'url': 'https://a/b'}}}):
        body = definition('Try', struct())
        body['spec']['conversion'] = conversion
        cases.define(body)
    cases.begin('names')
    cases.define(definition('Try', struct(), group='x.k8s.io'))
    cases.define(definition('Try', struct(), group='x'))
    cases.define(definition('Try', struct(), scope='Other'))
    bad = definition('Try', struct())
    bad['metadata']['name'] = 'z'
    cases.define(bad)
    bad = definition('Try', struct())
    bad['spec']['names']['kind'] = 'try.it'
    cases.define(bad)
    bad = definition('Try', struct())
    bad['spec']['preserveUnknownFields'] = True
    cases.define(bad)
    cases.define(definition('Try', struct(), deprecationWarning='x'))
    cases.define(definition('Try', struct(), name='V1'))


def scripted():
    cases = Cases()
    values(cases)
    validation(cases)
    updates(cases)
    selection(cases)
    versions(cases)
    ratcheting(cases)
    definitions(cases)
    return copy.deepcopy(cases.steps)
