#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Sends the same writes to two API servers and compares the answers.

usage: compare.py REAL KIN [--random COUNT] [--seed SEED] [--group TEXT]
                  [--differences FILE] [--pauses SHARE] [--verbose]

REAL and KIN are kubeconfig files.  With --pauses, that share of the requests to
each server waits for the next second, so that times and the order of entries
differ as they do on slow machines.  After each write, status, message, causes,
whether the object got a new version, and the object with its managedFields must
be the same; times, uids and addresses are masked.  Groups that FILE names may
differ, and must.
"""
import argparse
import base64
import copy
import http.client
import json
import os
import random
import ssl
import subprocess
import sys
import tempfile
import time
import urllib.parse

import story
import wild

TYPES = {
    'APPLY': 'application/apply-patch+yaml',
    'RAW': 'application/apply-patch+yaml',
    'APPLY-CBOR': 'application/apply-patch+cbor',
    'MERGE': 'application/merge-patch+json',
    'STRATEGIC': 'application/strategic-merge-patch+json',
    'JSON': 'application/json-patch+json',
}


def read_kubeconfig(path):
    text = subprocess.run(['kubectl', '--kubeconfig', path, 'config', 'view',
                           '--raw', '--minify', '-o', 'json'], check=True,
                          capture_output=True, text=True).stdout
    config = json.loads(text)
    return config['clusters'][0]['cluster'], config['users'][0]['user']


def as_file(folder, inline, name):
    path = os.path.join(folder, name)
    with open(path, 'wb') as file:
        file.write(base64.b64decode(inline))
    return path


class Server:
    """One server, with a connection that is kept."""

    def __init__(self, kubeconfig, namespace):
        self.namespace = namespace
        self.versions = {}
        cluster, user = read_kubeconfig(kubeconfig)
        url = urllib.parse.urlsplit(cluster['server'])
        self.headers = {'User-Agent': 'compare/1', 'Accept': 'application/json'}
        if user.get('token'):
            self.headers['Authorization'] = 'Bearer ' + user['token']
        self.context = None
        if url.scheme == 'https':
            self.context = self.tls(cluster, user)
        self.address = url.netloc
        self.connection = None

    @staticmethod
    def tls(cluster, user):
        context = ssl.create_default_context()
        with tempfile.TemporaryDirectory() as folder:
            authority = cluster.get('certificate-authority') or as_file(
                folder, cluster['certificate-authority-data'], 'ca')
            context.load_verify_locations(authority)
            if user.get('client-certificate'):
                context.load_cert_chain(user['client-certificate'],
                                        user['client-key'])
            elif user.get('client-certificate-data'):
                context.load_cert_chain(
                    as_file(folder, user['client-certificate-data'], 'crt'),
                    as_file(folder, user['client-key-data'], 'key'))
        return context

    def connect(self):
        if self.context:
            return http.client.HTTPSConnection(self.address, timeout=60,
                                               context=self.context)
        return http.client.HTTPConnection(self.address, timeout=60)

    def send(self, method, path, body=None, content_type='application/json',
             query=None):
        target = path.replace('/NS/', '/%s/' % self.namespace)
        if query:
            target += '?' + urllib.parse.urlencode(query)
        text = None
        if body is not None:
            text = body if isinstance(body, str) else json.dumps(body)
            text = text.replace('"NS"', '"%s"' % self.namespace).encode()
        headers = dict(self.headers)
        if text is not None:
            headers['Content-Type'] = content_type
        if not self.connection:
            self.connection = self.connect()
        self.connection.request(method, target, text, headers)
        response = self.connection.getresponse()
        answer = response.read().decode('utf-8', 'replace')
        try:
            return response.status, json.loads(answer)
        except ValueError:
            return response.status, {'text': answer}

    def run(self, step):
        """Runs one step; read-modify-write takes two requests."""
        verb, path = step['verb'], step['path']
        body, query = step['body'], step['query']
        if verb == 'GET':
            return self.send('GET', path)
        if verb in ('POST', 'BIND'):
            if verb == 'BIND':
                body = dict(body, apiVersion='v1', kind='Binding', metadata={
                    'name': path.split('/')[-2]})
            return self.send('POST', path, body, query=query)
        if verb == 'RMW':
            status, live = self.send('GET', path)
            if status != 200:
                return status, live
            return self.send('PUT', path, merged(live, body), query=query)
        return self.send('PATCH', path, body, TYPES[verb], query)


def merged(live, change):
    """A JSON merge patch, except that null stays where a list was."""
    result = copy.deepcopy(live)
    for key, value in change.items():
        if value is None:
            result.pop(key, None)
        elif isinstance(value, dict) and isinstance(result.get(key), dict):
            result[key] = merged(result[key], value)
        else:
            result[key] = value
    return result


def is_ordered(entries):
    def place(entry):
        return (entry.get('operation', ''), entry.get('time', ''),
                entry.get('manager', ''), entry.get('apiVersion', ''),
                entry.get('subresource', ''))
    return [place(e) for e in entries] == sorted(place(e) for e in entries)


def masked_entries(entries):
    result = []
    for entry in entries:
        entry = dict(entry)
        if 'time' in entry:
            entry['time'] = 'some'
        entry['fieldsV1'] = json.dumps(entry.get('fieldsV1'))
        result.append(entry)
    return sorted(result, key=lambda e: json.dumps(e, sort_keys=True))


VOLATILE = ('uid', 'resourceVersion', 'creationTimestamp')


def masked_object(server, answer):
    answer = copy.deepcopy(answer)
    metadata = answer.get('metadata', {})
    key = (answer.get('kind'), metadata.get('name'))
    version = metadata.get('resourceVersion')
    answer['version'] = ('same' if server.versions.get(key) == version
                         else 'new')
    server.versions[key] = version
    entries = metadata.get('managedFields')
    if entries is not None:
        answer['ordered'] = is_ordered(entries)
        metadata['managedFields'] = masked_entries(entries)
    for name in VOLATILE:
        if name in metadata:
            metadata[name] = 'some'
    spec = answer.get('spec', {})
    if isinstance(spec, dict):
        for name in ('clusterIP', 'clusterIPs'):
            if name in spec:
                spec[name] = 'some'
        for port in spec.get('ports', []) or []:
            if isinstance(port, dict) and 'nodePort' in port:
                port['nodePort'] = 'some'
    return answer


def masked_failure(server, answer):
    answer = copy.deepcopy(answer)
    details = answer.get('details', {})
    details.pop('uid', None)
    if 'causes' in details:
        details['causes'].sort(key=lambda c: json.dumps(c, sort_keys=True))
    text = json.dumps(answer).replace(server.namespace, 'NS')
    return json.loads(text)


def outcome(server, step):
    status, answer = server.run(step)
    if answer.get('kind') == 'Status' or 'text' in answer:
        shown = masked_failure(server, answer)
    else:
        shown = masked_object(server, answer)
        shown = json.loads(json.dumps(shown).replace(server.namespace, 'NS'))
    return {'status': status, 'answer': shown}


def differences(real, kin, path=''):
    """The places where two answers differ."""
    if isinstance(real, dict) and isinstance(kin, dict):
        for key in sorted(set(real) | set(kin)):
            yield from differences(real.get(key), kin.get(key),
                                   path + '.' + key)
    elif (isinstance(real, list) and isinstance(kin, list) and
          len(real) == len(kin)):
        for i, (a, b) in enumerate(zip(real, kin)):
            yield from differences(a, b, '%s[%d]' % (path, i))
    elif real != kin:
        yield path, real, kin


def prepare(server):
    for crd in (story.CRD_WIDGET, story.CRD_PLAIN):
        server.send('POST', '/apis/apiextensions.k8s.io/v1/'
                    'customresourcedefinitions', crd)
    status, answer = server.send('POST', '/api/v1/namespaces', {
        'apiVersion': 'v1', 'kind': 'Namespace',
        'metadata': {'name': server.namespace}})
    if status != 201:
        sys.exit('cannot create the namespace: %s' % answer)
    wait_for_kinds(server)


def wait_for_kinds(server):
    """Definitions are served a moment after they are created."""
    until = time.monotonic() + 60
    for kind in ('Widget', 'Widget2', 'Plain'):
        path = story.PATHS[kind][0]
        while server.send('GET', path)[0] != 200:
            if time.monotonic() > until:
                sys.exit('%s is not served' % path)
            time.sleep(0.2)


def clean_up(server):
    """Other tests on the same server list its kinds."""
    server.send('DELETE', '/api/v1/namespaces/' + server.namespace)
    for crd in (story.CRD_WIDGET, story.CRD_PLAIN):
        server.send('DELETE', '/apis/apiextensions.k8s.io/v1/'
                    'customresourcedefinitions/' + crd['metadata']['name'])
    until = time.monotonic() + 60
    while any(group['name'] == story.GROUP
              for group in server.send('GET', '/apis')[1]['groups']):
        if time.monotonic() > until:
            sys.exit('%s is still served' % story.GROUP)
        time.sleep(0.2)


def show(step, found):
    print('%s: %s %s %s' % (step['group'], step['verb'], step['path'],
                            json.dumps(step['query'])))
    print('  body %s' % json.dumps(step['body']))
    for path, real, kin in found:
        print('  %s\n    real %s\n    kin  %s' %
              (path, json.dumps(real), json.dumps(kin)))


def read_expected(path):
    expected = set()
    if path:
        with open(path, encoding='utf-8') as file:
            for line in file:
                if line.strip() and not line.startswith('#'):
                    expected.add(line.split(' -- ')[0].strip())
    return expected


def label(step, number):
    return '%s #%d' % (step['group'], number)


def next_second():
    """Entries of one second are in another order than those of several."""
    time.sleep(1.05 - time.time() % 1)


def pause(share):
    if random.random() < share:
        next_second()


def is_invalid_null(answer):
    """Custom resources are not validated: null where the schema has none."""
    return answer['status'] == 422 and ': "null"' in json.dumps(
        answer['answer'].get('message', '')).replace('\\', '')


def compare(real, kin, steps, expected, verbose, pauses):
    same, bad, number, group = 0, 0, 0, None
    lost = set()
    for step in steps:
        if step['path'].replace('/v2/', '/v1/') in lost:
            continue
        number = number + 1 if step['group'] == group else 1
        group = step['group']
        if group.endswith('many updates'):
            next_second()
        pause(pauses)
        wanted = outcome(real, step)
        pause(pauses)
        found = list(differences(wanted, outcome(kin, step)))
        if found and is_invalid_null(wanted):
            lost.add(step['path'].replace('/v2/', '/v1/'))
            continue
        if verbose:
            show(step, found)
        if bool(found) == (label(step, number) in expected):
            same += 1
            continue
        bad += 1
        if found:
            print('%s differs' % label(step, number))
            show(step, found)
        else:
            print('%s does not differ any more' % label(step, number))
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
    parser.add_argument('--pauses', type=float, default=0)
    parser.add_argument('--verbose', action='store_true')
    args = parser.parse_args()
    namespace = 'ssa-%d' % os.getpid()
    servers = [Server(path, namespace) for path in (args.real, args.kin)]
    for server in servers:
        prepare(server)
    if args.random:
        seed = args.seed if args.seed is not None else int(time.time())
        print('seed %d' % seed)
        steps = wild.steps(seed, args.random)
    else:
        steps = story.scripted()
    if args.group:
        steps = [s for s in steps if s['group'].startswith(args.group)]
    expected = read_expected(args.differences)
    try:
        bad = compare(*servers, steps, expected, args.verbose, args.pauses)
    finally:
        for server in servers:
            clean_up(server)
    sys.exit(1 if bad else 0)


if __name__ == '__main__':
    main()
