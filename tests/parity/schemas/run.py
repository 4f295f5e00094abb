#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Sends the same custom resources and definitions to two API servers.

usage: run.py REAL KIN [--random COUNT] [--seed SEED] [--group TEXT]
                  [--differences FILE] [--verbose]

REAL and KIN are kubeconfig files.  After each request, status, message, causes,
warnings and the object must be the same; times, uids and the order of causes
are masked.  Steps that FILE names may differ, and must.
"""
import argparse
import copy
import json
import os
import re
import sys
import time

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [HERE, os.path.join(os.path.dirname(HERE), 'apply')]
import cases  # noqa: E402
import chance  # noqa: E402
from compare import (TYPES, Server, differences, masked_object,  # noqa: E402
                     merged, read_expected)


class Place(Server):
    """A server, with the warnings of its last answer."""

    warnings = ()

    def connect(self):
        connection = super().connect()
        place = self
        answer = connection.getresponse

        def getresponse():
            response = answer()
            place.warnings = sorted(response.headers.get_all('Warning') or ())
            return response
        connection.getresponse = getresponse
        return connection

    def define(self, step):
        """Replaces the schema of a definition, and waits until it is used."""
        status, live = self.send('GET', step['path'])
        if status == 200:
            live['spec']['versions'][0]['schema'] = {
                'openAPIV3Schema': step['body']}
            status, live = self.send('PUT', step['path'], live)
        time.sleep(3)
        return status, {'kind': live.get('kind')}

    def run(self, step):
        verb, path, body = step['verb'], step['path'], step['body']
        query = step['query']
        if verb == 'DEFINE':
            return self.define(step)
        if verb in ('GET', 'LIST'):
            return self.send('GET', path, query=query)
        if verb in ('POST', 'TEXT'):
            return self.send('POST', path, body, query=query)
        if verb == 'RMW':
            status, live = self.send('GET', path)
            if status != 200:
                return status, live
            return self.send('PUT', path, merged(live, body), query=query)
        return self.send('PATCH', path, body, TYPES[verb], query)


def masked_failure(server, answer):
    answer = copy.deepcopy(answer)
    details = answer.get('details', {}) or {}
    details.pop('uid', None)
    causes = details.get('causes')
    if causes:
        causes.sort(key=lambda c: json.dumps(c, sort_keys=True))
        head, _, rest = answer['message'].partition(' is invalid: ')
        answer['message'] = [head] + sorted(rest.strip('[]').split(', '))
    text = json.dumps(answer).replace(server.namespace, 'NS')
    # Patched objects are part of some messages.
    text = re.sub(r'(uid|resourceVersion|time|creationTimestamp)(\\+":)'
                  r'(\\+")[^"\\]*', r'\1\2\3', text)
    return json.loads(text)


def without_times(value):
    if isinstance(value, dict):
        return {k: 'some' if k in ('lastTransitionTime', 'time') else
                without_times(v) for k, v in value.items()}
    if isinstance(value, list):
        return [without_times(v) for v in value]
    return value


def outcome(server, step):
    status, answer = server.run(step)
    if answer.get('kind') == 'Status' or 'text' in answer:
        shown = masked_failure(server, answer)
    elif 'items' in answer:
        shown = {'items': [i['metadata']['name'] for i in answer['items']],
                 'specs': [i.get('spec') for i in answer['items']]}
    else:
        shown = masked_object(server, answer)
        # Ownership is compared by ../apply.
        if step['verb'] != 'APPLY':
            shown.get('metadata', {}).pop('managedFields', None)
            shown.pop('ordered', None)
        shown = without_times(json.loads(
            json.dumps(shown).replace(server.namespace, 'NS')))
        # A controller writes the status of definitions.
        if step['path'] == cases.DEFINITIONS:
            shown.pop('status', None)
    return {'status': status, 'answer': shown, 'warnings': [
        re.sub(r'^299 \S+ ', '', w) for w in server.warnings]}


def prepare(server):
    for definition in cases.SETUP:
        status, answer = server.send('POST', cases.DEFINITIONS, definition)
        if status != 201:
            sys.exit('cannot create a definition: %s' % answer)
    server.send('POST', '/api/v1/namespaces', {
        'apiVersion': 'v1', 'kind': 'Namespace',
        'metadata': {'name': server.namespace}})
    until = time.monotonic() + 60
    for path in cases.PATHS.values():
        while server.send('GET', path)[0] != 200:
            if time.monotonic() > until:
                sys.exit('%s is not served' % path)
            time.sleep(0.2)


def clean_up(server):
    server.send('DELETE', '/api/v1/namespaces/' + server.namespace)
    for definition in cases.SETUP:
        server.send('DELETE', cases.DEFINITIONS + '/' +
                    definition['metadata']['name'])
    until = time.monotonic() + 60
    while any(group['name'] == cases.GROUP
              for group in server.send('GET', '/apis')[1]['groups']):
        if time.monotonic() > until:
            sys.exit('%s is still served' % cases.GROUP)
        time.sleep(0.2)


def show(step, found):
    print('%s: %s %s %s' % (step['group'], step['verb'], step['path'],
                            json.dumps(step['query'])))
    print('  body %s' % json.dumps(step['body']))
    for path, real, kin in found:
        print('  %s\n    real %s\n    kin  %s' %
              (path, json.dumps(real), json.dumps(kin)))


def compare(real, kin, steps, expected, verbose):
    same, bad, number, group = 0, 0, 0, None
    for step in steps:
        number = number + 1 if step['group'] == group else 1
        group = step['group']
        name = '%s #%d' % (group, number)
        found = list(differences(outcome(real, step), outcome(kin, step)))
        if verbose:
            show(step, found)
        if bool(found) == (name in expected):
            same += 1
            continue
        bad += 1
        print('%s %s' % (name, 'differs' if found else
                         'does not differ any more'))
        if found:
            show(step, found)
    print('%d of %d steps as expected, %d of them with known differences' %
          (same, same + bad, len(expected)))
    return bad


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument('real')
    parser.add_argument('kin')
    parser.add_argument('--random', type=int, default=0)
    parser.add_argument('--seed', type=int, default=None)
    parser.add_argument('--group')
    parser.add_argument('--differences')
    parser.add_argument('--verbose', action='store_true')
    args = parser.parse_args()
    namespace = 'schemas-%d' % os.getpid()
    servers = [Place(path, namespace) for path in (args.real, args.kin)]
    for server in servers:
        prepare(server)
    if args.random:
        seed = args.seed if args.seed is not None else int(time.time())
        print('seed %d' % seed)
        steps = chance.steps(seed, args.random)
    else:
        steps = cases.scripted()
    if args.group:
        steps = [s for s in steps if s['group'].startswith(args.group)]
    expected = read_expected(args.differences)
    try:
        bad = compare(*servers, steps, expected, args.verbose)
    finally:
        for server in servers:
            clean_up(server)
    sys.exit(1 if bad else 0)


if __name__ == '__main__':
    main()
