# SPDX-License-Identifier: Apache-2.0
"""Tokens of service accounts: the same requests to both servers."""
import base64
import json

ACCOUNTS = '/api/v1/namespaces/NAMESPACE/serviceaccounts'
TOKEN = ACCOUNTS + '/x/token'
REVIEWS = '/apis/authentication.k8s.io/v1/tokenreviews'
SELF = '/apis/authentication.k8s.io/v1/selfsubjectreviews'


def request(**spec):
    return {'apiVersion': 'authentication.k8s.io/v1', 'kind': 'TokenRequest',
            'spec': spec}


def bound(kind, name, version='v1', **more):
    return request(boundObjectRef=dict(kind=kind, apiVersion=version,
                                       name=name, **more))


def review(token, *audiences):
    spec = {'token': token}
    if audiences:
        spec['audiences'] = list(audiences)
    return {'apiVersion': 'authentication.k8s.io/v1', 'kind': 'TokenReview',
            'spec': spec}


def claims(token):
    def part(text):
        return json.loads(base64.urlsafe_b64decode(text + '=='))
    head, body, _ = token.split('.')
    return {'head': sorted(part(head)), 'body': part(body)}


POD = {'apiVersion': 'v1', 'kind': 'Pod', 'metadata': {'name': 'p'},
       'spec': {'serviceAccountName': 'x', 'terminationGracePeriodSeconds': 0,
                'automountServiceAccountToken': False,
                'containers': [{'name': 'c', 'image': 'i'}]}}

REFUSED = [
    ('short', request(expirationSeconds=100)),
    ('zero', request(expirationSeconds=0)),
    ('long', request(expirationSeconds=1 << 33)),
    ('kind of the bound object', bound('ConfigMap', 'c')),
    ('group of the bound object', bound('Deployment', 'c', 'apps/v1')),
    ('missing pod', bound('Pod', 'nope')),
    ('missing secret', bound('Secret', 'nope')),
    ('missing node', bound('Node', 'nope')),
    ('pod of another account', bound('Pod', 'other')),
    ('uid of the pod', bound('Pod', 'p', uid='wrong')),
    ('name', dict(request(), metadata={'name': 'y'})),
    ('namespace', dict(request(), metadata={'namespace': 'y'})),
    ('kind', {'apiVersion': 'v1', 'kind': 'ConfigMap'}),
]

TOKENS = [
    ('plain', request()),
    ('null', request(expirationSeconds=None, audiences=None)),
    ('audiences', request(audiences=['a', 'b'], expirationSeconds=700)),
    ('both audiences', request(audiences=['a', 'ISSUER'])),
    ('pod', bound('Pod', 'p')),
    ('pod on a node', bound('Pod', 'placed')),
    ('pod on a missing node', bound('Pod', 'lost')),
    ('secret', bound('Secret', 's')),
    ('node', bound('Node', 'NAMESPACE-n')),
]


def pod(name, **spec):
    return dict(POD, metadata={'name': name}, spec=dict(POD['spec'], **spec))


def prepare(play):
    play.make(ACCOUNTS, {'metadata': {'name': 'x'}})
    play.make(ACCOUNTS, {'metadata': {'name': 'y'}})
    play.make('/api/v1/nodes', {'metadata': {'name': 'NAMESPACE-n'}})
    play.make('/api/v1/namespaces/NAMESPACE/secrets', {
        'metadata': {'name': 's'}})
    for each in (POD, pod('other', serviceAccountName='y'),
                 pod('placed', nodeName='NAMESPACE-n'),
                 pod('lost', nodeName='gone')):
        play.make('/api/v1/namespaces/NAMESPACE/pods', each)


def play_tokens(play):
    """Yields the token of each server for each request."""
    for name, body in TOKENS:
        answers = play.ask('token ' + name, 'POST', TOKEN, body)
        tokens = [a['answer'].get('status', {}).get('token', '..')
                  for a in answers]
        play.compare('claims ' + name, [
            {'answer': claims(t)} if t != '..' else {} for t in tokens])
        yield name, tokens


def play_identity(play):
    prepare(play)
    for name, body in REFUSED:
        play.ask('refused ' + name, 'POST', TOKEN, body)
    play.ask('missing account', 'POST', ACCOUNTS + '/nope/token', request())
    tokens = dict(play_tokens(play))
    for name, both in tokens.items():
        play.ask('review of ' + name, 'POST', REVIEWS,
                 [review(t) for t in both])
        play.ask('review for a of ' + name, 'POST', REVIEWS,
                 [review(t, 'a', 'c') for t in both])
        play.ask('whoami with ' + name, 'POST', SELF, {}, tokens=both)
    for name, token in (('empty', ''), ('unknown', 'unknown'),
                        ('odd', 'a.b.c')):
        play.ask('review ' + name, 'POST', REVIEWS, review(token))
        if token:
            play.ask('request ' + name, 'POST', SELF, {}, tokens=[token] * 2)
    forged = [t[:-8] + 'AAAAAAAA' for t in tokens['plain']]
    play.ask('review forged', 'POST', REVIEWS, [review(t) for t in forged])
    play.ask('request forged', 'POST', SELF, {}, tokens=forged)
    play_deleted(play, tokens)
    for path in ('/.well-known/openid-configuration', '/openid/v1/jwks'):
        play.ask(path, 'GET', path, accept='*/*')


def play_deleted(play, tokens):
    """A review for audiences that no one asked for before is not cached."""
    space = '/api/v1/namespaces/NAMESPACE/'
    for name, path in (('pod', space + 'pods/p'),
                       ('secret', space + 'secrets/s'),
                       ('node', '/api/v1/nodes/NAMESPACE-n'),
                       ('plain', ACCOUNTS + '/x')):
        play.delete(path)
        play.ask('review after the end of ' + name, 'POST', REVIEWS, [
            review(t, 'fresh-' + name, issuer) for t, issuer in
            zip(tokens[name], play.issuers)])
    play.make(ACCOUNTS, {'metadata': {'name': 'x'}})
    play.ask('review of a recreated account', 'POST', REVIEWS, [
        review(t, 'again', issuer) for t, issuer in
        zip(tokens['plain'], play.issuers)])
