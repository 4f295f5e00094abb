#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Compares tokens of service accounts, evictions and webhooks on two API
servers.

usage: judge.py REAL KIN [--group TEXT] [--differences FILE] [--verbose]

REAL and KIN are kubeconfig files.  Each step is a request to both; the answers
must be the same after masking.  Steps that FILE names may differ, and must.
"""
import argparse
import json
import os
import re
import sys
import time

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)),
                                '..', 'apply'))
# pylint: disable=wrong-import-position
import compare  # noqa: E402

import admission  # noqa: E402
import evictions  # noqa: E402
import identity  # noqa: E402

UUID = r'[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}'
TIME = r'20\d\d-\d\d-\d\dT\d\d:\d\d:\d\dZ'
JWT = r'eyJ[\w-]+\.[\w-]+\.[\w-]+'
MASKS = [
    (JWT, 'TOKEN'), (UUID, 'UID'), (TIME, 'TIME'),
    (r'"(exp|iat|nbf)": \d+', r'"\1": 0'),
    (r'"(resourceVersion|generation)": "?\d+"?', r'"\1": "0"'),
    (r'(https?)://(127\.0\.0\.1|[\d.]+|localhost):\d+', r'\1://ADDRESS'),
    # The keys differ in kind.
    (r'"alg": "\w+"', '"alg": "ALG"'), (r'"\w\w256"', '"ALG"'),
]


def issuer_of(server):
    status, answer = server.send('GET', '/.well-known/openid-configuration')
    if status != 200:
        sys.exit('no issuer: %s' % answer)
    return answer['issuer']


class Play:
    """Sends requests to both servers and compares the answers."""

    def __init__(self, servers, expected, verbose, group):
        self.servers, self.expected = servers, expected
        self.verbose, self.group = verbose, group
        self.issuers = [issuer_of(server) for server in servers]
        self.good = self.bad = 0
        self.masks = []

    def masked(self, number, answer):
        text = json.dumps(answer, sort_keys=True)
        text = text.replace(self.servers[number].namespace, 'NS')
        text = text.replace(self.issuers[number], 'ISSUER')
        for pattern, word in self.masks + MASKS:
            text = re.sub(pattern, word, text)
        answer = json.loads(text)
        if isinstance(answer.get('answer'), dict):
            # Reviews are not stored.
            if answer['answer'].get('kind', '').startswith('Token'):
                answer['answer'].get('metadata', {}).pop('managedFields', None)
            for key in answer['answer'].get('keys', []):
                for name in ('kid', 'kty', 'crv', 'x', 'y', 'n', 'e'):
                    key.pop(name, None)
        return answer

    def make(self, path, body):
        for server in self.servers:
            text, place = (each.replace('NAMESPACE', server.namespace)
                           for each in (json.dumps(body), path))
            status, answer = server.send('POST', place, text)
            if status not in (200, 201):
                sys.exit('%s: %s %s' % (path, status, answer))

    def delete(self, path):
        until = time.monotonic() + 30
        for server in self.servers:
            path_here = path.replace('NAMESPACE', server.namespace)
            server.send('DELETE', path_here)
            while server.send('GET', path_here)[0] != 404:
                if time.monotonic() > until:
                    sys.exit('%s does not go' % path)
                time.sleep(0.1)

    def ask(self, name, method, path, body=None, tokens=None, query=None,
            content_type='application/json', accept=None):
        """`body` may be a list with one for each server."""
        answers = []
        for i, server in enumerate(self.servers):
            own = body[i] if isinstance(body, list) else body
            if own is not None and not isinstance(own, str):
                own = json.dumps(own)
            if own is not None:
                own = own.replace('NAMESPACE', server.namespace).replace(
                    'ISSUER', self.issuers[i])
            path_here = path.replace('NAMESPACE', server.namespace)
            if tokens:
                # Another connection: without its client certificate.
                server = self.bare(i)
            kept = dict(server.headers)
            if accept:
                server.headers['Accept'] = accept
            if tokens:
                server.headers['Authorization'] = 'Bearer ' + tokens[i]
            status, answer = server.send(method, path_here, own, content_type,
                                         query)
            server.headers = kept
            answers.append({'status': status, 'answer': answer})
        self.compare(name, answers)
        return answers

    def bare(self, number):
        raise NotImplementedError

    def compare(self, name, answers):
        real, kin = (self.masked(i, a) for i, a in enumerate(answers))
        found = list(compare.differences(real, kin))
        if self.verbose:
            print('%s\n  %s' % (name, json.dumps(real)))
        if bool(found) == (name in self.expected):
            self.good += 1
            return
        self.bad += 1
        print('%s %s' % (name, 'differs' if found else 'is the same now'))
        for path, one, other in found:
            print('  %s\n    real %s\n    kin  %s' %
                  (path, json.dumps(one), json.dumps(other)))


class BarePlay(Play):
    """With connections that have no client certificate."""

    def __init__(self, paths, *more):
        super().__init__(*more)
        self.bares = []
        for path, server in zip(paths, self.servers):
            one = compare.Server(path, server.namespace)
            cluster, _ = compare.read_kubeconfig(path)
            if one.context:
                one.context = one.tls(cluster, {})
            self.bares.append(one)

    def bare(self, number):
        return self.bares[number]


PARTS = {'identity': identity.play_identity,
         'evictions': evictions.play_evictions,
         'admission': admission.play_admission}


def prepare(server):
    status, answer = server.send('POST', '/api/v1/namespaces', {
        'metadata': {'name': server.namespace}})
    if status != 201:
        sys.exit('cannot create the namespace: %s' % answer)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument('real')
    parser.add_argument('kin')
    parser.add_argument('--group', default='')
    parser.add_argument('--differences')
    parser.add_argument('--verbose', action='store_true')
    args = parser.parse_args()
    namespace = 'hooks-%d' % os.getpid()
    paths = (args.real, args.kin)
    servers = [compare.Server(path, namespace) for path in paths]
    for server in servers:
        prepare(server)
    play = BarePlay(paths, servers, compare.read_expected(args.differences),
                    args.verbose, args.group)
    try:
        for name, part in PARTS.items():
            if name.startswith(args.group):
                part(play)
    finally:
        for server in servers:
            server.send('DELETE', '/api/v1/namespaces/' + namespace)
    print('%d of %d answers as expected' % (play.good, play.good + play.bad))
    sys.exit(1 if play.bad else 0)


if __name__ == '__main__':
    main()
