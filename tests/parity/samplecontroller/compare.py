#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Runs the same scenario with several sample controllers, and compares.

  compare.py WORK-DIR NAME=PROGRAM NAME=PROGRAM...

The first one is the judge.  Each gets a namespace of its own on the server of
$KIN_CLUSTER_SERVER, one after the other, and talks to it through a proxy that
writes its requests down.  What must be the same: the objects and events in the
end, and the set of distinct requests, without what differs from run to run.
Repeats are counted, and the others may not have many more.  Those in LOOPS must
have a single thread; their leader election is not compared.
"""
import base64
import json
import os
import re
import signal
import subprocess
import sys
import time

import proxy

GROUP = '/apis/samplecontroller.k8s.io/v1alpha1'
DEFINITIONS = '/apis/apiextensions.k8s.io/v1/customresourcedefinitions'
DEFINITION = DEFINITIONS + '/foos.samplecontroller.k8s.io'
PATIENCE_S = 60
LOOPS = ('epoll', 'libuv')

KUBECONFIG = '''apiVersion: v1
kind: Config
current-context: c
contexts: [{name: c, context: {cluster: c, user: u}}]
clusters: [{name: c, cluster: {server: "%s"}}]
users: [{name: u, user: {}}]
'''


# ---- the server ----

class Api:
    """JSON in, JSON out."""

    def __init__(self, upstream):
        self.upstream = upstream

    def call(self, method, path, body=None, kind='application/json'):
        data = None if body is None else (
            body if isinstance(body, bytes) else json.dumps(body).encode())
        connection = self.upstream.connect()
        headers = {'Content-Type': kind, 'Accept': 'application/json'}
        headers.update(self.upstream.headers)
        connection.request(method, path, data, headers)
        answer = connection.getresponse()
        said = answer.read()
        connection.close()
        is_json = 'json' in answer.getheader('Content-Type', '')
        return answer.status, json.loads(said) if is_json else said

    def must(self, method, path, body=None, kind='application/json'):
        status, answer = self.call(method, path, body, kind)
        if status >= 300:
            raise RuntimeError(f'{method} {path}: {status} {answer}')
        return answer

    def get(self, path):
        status, answer = self.call('GET', path)
        return answer if status == 200 else None

    def patch(self, path, body):
        return self.must('PATCH', path, body, 'application/merge-patch+json')


def wait_for(what, condition):
    end = time.monotonic() + PATIENCE_S
    while True:
        found = condition()
        if found:
            return found
        if time.monotonic() > end:
            raise RuntimeError(f'waited in vain for {what}')
        time.sleep(0.05)


# ---- one controller ----

class Controller:
    """A program, through a proxy."""

    def __init__(self, work, name, program, upstream):
        self.name, self.program, self.work = name, program, work
        self.proxy = proxy.Proxy(upstream)
        self.kubeconfig = os.path.join(work, f'{name}.kubeconfig')
        with open(self.kubeconfig, 'w', encoding='utf-8') as f:
            f.write(KUBECONFIG % self.proxy.url)
        self.process = None

    def start(self):
        log = os.path.join(self.work, f'{self.name}.log')
        with open(log, 'ab') as out:
            self.process = subprocess.Popen(
                [self.program, '-kubeconfig', self.kubeconfig],
                stdout=out, stderr=out)

    def count_threads(self):
        return len(os.listdir(f'/proc/{self.process.pid}/task'))

    def stop(self):
        self.process.send_signal(signal.SIGTERM)
        status = self.process.wait(PATIENCE_S)
        self.process = None
        return status

    def close(self):
        if self.process:
            self.process.kill()
            self.process.wait()
        self.proxy.close()


class Story:
    """The steps of the scenario, in a namespace."""

    def __init__(self, api, ns, controller):
        self.api, self.ns, self.controller = api, ns, controller
        self.foos = f'{GROUP}/namespaces/{ns}/foos'
        self.deployments = f'/apis/apps/v1/namespaces/{ns}/deployments'
        self.events = f'/api/v1/namespaces/{ns}/events'

    def foo(self, name, deployment, replicas):
        spec = {'deploymentName': deployment}
        if replicas is not None:
            spec['replicas'] = replicas
        self.api.must('POST', self.foos, {
            'apiVersion': 'samplecontroller.k8s.io/v1alpha1', 'kind': 'Foo',
            'metadata': {'name': name}, 'spec': spec})

    def await_size(self, name, size):
        def has():
            found = self.api.get(f'{self.deployments}/{name}')
            return found and found['spec']['replicas'] == size and found
        return wait_for(f'{self.ns}: deployment {name} of {size}', has)

    def await_status(self, name, count):
        def tells():
            found = self.api.get(f'{self.foos}/{name}')
            return found and found.get('status', {}).get(
                'availableReplicas') == count
        wait_for(f'{self.ns}: status {count} of {name}', tells)

    def set_available(self, name, count):
        self.api.patch(f'{self.deployments}/{name}/status', {'status': {
            'replicas': 3, 'updatedReplicas': 3, 'readyReplicas': count,
            'availableReplicas': count}})
        self.await_status(name, count)

    def count_events(self, name, reason):
        return sum(event.get('count', 1)
                   for event in self.api.get(self.events)['items']
                   if event['involvedObject']['name'] == name
                   and event['reason'] == reason)

    def await_event(self, name, reason, count):
        """The second one of a kind raises the count of the first.  There is
        always one more: a deployment that was made is a change, too."""
        wait_for(f'{self.ns}: {count} events {reason} of {name}',
                 lambda: self.count_events(name, reason) >= count)

    def tell(self):
        self.controller.start()
        self.create()
        self.scale()
        self.refuse()
        self.delete()
        threads = self.controller.count_threads()
        if self.controller.name in LOOPS and threads != 1:
            raise RuntimeError(f'{self.ns}: {threads} threads instead of one')
        self.restart()

    def create(self):
        self.foo('web', 'web', 1)
        self.foo('free', 'free', None)
        self.foo('nameless', '', 1)
        self.await_size('web', 1)
        self.await_size('free', 1)
        self.await_status('web', 0)
        self.await_status('free', 0)
        self.await_event('web', 'Synced', 2)
        self.await_event('free', 'Synced', 2)
        # No change, except writing the same status again.
        self.api.patch(f'{self.foos}/free', {'metadata': {'labels': {
            'touched': 'yes'}}})

    def scale(self):
        self.api.patch(f'{self.foos}/web', {'spec': {'replicas': 3}})
        self.await_size('web', 3)
        self.set_available('web', 2)

    def refuse(self):
        labels = {'a': 'b'}
        self.api.must('POST', self.deployments, {
            'metadata': {'name': 'taken'}, 'spec': {
                'replicas': 2, 'selector': {'matchLabels': labels},
                'template': {'metadata': {'labels': labels}, 'spec': {
                    'containers': [{'name': 'c', 'image': 'i'}]}}}})
        # A controller that has seen this has seen the other deployment.
        self.set_available('web', 1)
        self.foo('taken', 'taken', 1)
        # More than one: it is counted, with patches.
        self.await_event('taken', 'ErrResourceExists', 3)

    def delete(self):
        self.api.must('DELETE', f'{self.deployments}/web',
                      {'propagationPolicy': 'Background'})
        self.await_status('web', 0)
        self.await_size('web', 3)
        self.api.must('DELETE', f'{self.foos}/web')
        self.api.must('DELETE', f'{self.deployments}/free',
                      {'propagationPolicy': 'Background'})
        wait_for('another deployment free',
                 lambda: self.api.get(f'{self.deployments}/free'))

    def restart(self):
        status = self.controller.stop()
        if status != 0:
            raise RuntimeError(f'{self.ns}: ended with status {status}')
        before = self.count_events('free', 'Synced')
        self.foo('late', 'late', 2)
        self.api.patch(f'{self.foos}/free', {'spec': {'replicas': 4}})
        self.controller.start()
        self.await_size('late', 2)
        self.await_size('free', 4)
        self.await_status('late', 0)
        self.await_event('late', 'Synced', 2)
        self.await_event('free', 'Synced', before + 1)
        self.controller.stop()

    def outcome(self):
        """The final state."""
        return {
            'foos': self.api.get(self.foos)['items'],
            'deployments': self.api.get(self.deployments)['items'],
            'events': self.api.get(self.events)['items'],
        }


# ---- what is compared ----

# Specific to a cluster or a moment.
VOLATILE = {'uid', 'resourceVersion', 'creationTimestamp', 'managedFields',
            'selfLink', 'firstTimestamp', 'lastTimestamp', 'count',
            'eventTime'}


def plain(value):
    """Without fields that differ between runs, and without empty ones."""
    if isinstance(value, dict):
        kept = {key: plain(member) for key, member in value.items()
                if key not in VOLATILE}
        return {key: member for key, member in kept.items()
                if member not in (None, {}, [], '')}
    if isinstance(value, list):
        return [plain(member) for member in value]
    return value


def plain_event(event):
    event = plain(event)
    name = event.get('metadata', {}).get('name')
    if name:
        event['metadata']['name'] = re.sub(r'\.[0-9a-f]+$', '.*', name)
    return event


def text(value):
    return json.dumps(value, sort_keys=True)


def objects(outcome, ns):
    """Lines for the final state, in a fixed order."""
    lines = []
    for kind, items in outcome.items():
        make = plain_event if kind == 'events' else plain
        lines += [f'{kind} {text(make(item))}'.replace(ns, 'NS')
                  for item in items]
    return sorted(set(lines))


def as_json(bodies):
    """The content of bodies, which may be protobuf."""
    packed = [body for body in bodies if body.startswith(b'k8s\0')]
    lines = b'\n'.join(base64.b64encode(body) for body in packed)
    unpacked = subprocess.run([os.environ['KIN_PROTOBUF_TO_JSON']],
                              input=lines, check=True, stdout=subprocess.PIPE)
    texts = iter(unpacked.stdout.splitlines())
    return [json.loads(next(texts) if body.startswith(b'k8s\0') else body)
            if body else None for body in bodies]


def request_line(request, body, ns):
    """Verb, resource and body of a request."""
    path, _, query = request.target.partition('?')
    path = re.sub(r'(/events/[^/]+)\.[0-9a-f]+$', r'\1.*', path)
    verb = request.method
    if verb == 'GET':
        verb = 'watch' if 'watch=' in query else 'list'
    manager = re.search(r'fieldManager=([^&]*)', query)
    line = f'{verb} {path}'
    if manager:
        line += f' by {manager.group(1)}'
    if body is not None:
        make = plain_event if '/events' in path else plain
        line += f' {text(make(body))}'
    return line.replace(ns, 'NS')


def requests(controller, ns):
    """How often each distinct request was made.  A list may be streamed
    instead, so both count as one."""
    counts = {}
    asked = controller.proxy.requests()
    for request, body in zip(asked, as_json([one.body for one in asked])):
        if '/leases' in request.target:
            continue
        line = request_line(request, body, ns)
        if line.startswith(('list ', 'watch ')):
            line = line.replace('list ', 'read ').replace('watch ', 'read ')
        counts[line] = counts.get(line, 0) + 1
    return counts


def show(title, judge, other, names):
    """Whether both are the same; prints the differences."""
    missing = sorted(set(judge) - set(other))
    surplus = sorted(set(other) - set(judge))
    for line in missing:
        print(f'{title}: only {names[0]}: {line}')
    for line in surplus:
        print(f'{title}: only {names[1]}: {line}')
    return not missing and not surplus


def writes(counts):
    """Requests that change something, except events."""
    return sum(count for line, count in counts.items()
               if not line.startswith('read ') and '/events' not in line)


# ---- all of it ----

def define(api, manifest):
    api.call('DELETE', DEFINITION)
    wait_for('the end of an older definition',
             lambda: api.get(DEFINITION) is None)
    with open(manifest, 'rb') as f:
        api.must('POST', DEFINITIONS, f.read(), 'application/yaml')
    wait_for('the definition', lambda: api.get(f'{GROUP}/foos'))


def live(api, upstream, work, name, program):
    """Runs one controller: its final state and its requests."""
    ns = f'sc-{name}-{os.getpid()}'
    controller = Controller(work, name, program, upstream)
    try:
        api.must('POST', '/api/v1/namespaces', {'metadata': {'name': ns}})
        story = Story(api, ns, controller)
        story.tell()
        return objects(story.outcome(), ns), requests(controller, ns)
    finally:
        controller.close()


def compare(judge, other, names):
    """Whether a controller did what the judge did."""
    (left, asked), (other_left, other_asked) = judge, other
    same = show('left', left, other_left, names)
    same = show('asked', asked, other_asked, names) and same
    print(f'{len(left)} objects and events, {len(asked)} distinct requests; '
          f'writes: {names[0]} {writes(asked)}, '
          f'{names[1]} {writes(other_asked)}')
    if writes(other_asked) > 2 * writes(asked) + 10:
        print(f'{names[1]} repeats itself')
        same = False
    return same


def main():
    work = sys.argv[1]
    pairs = [argument.split('=', 1) for argument in sys.argv[2:]]
    names = [name for name, _ in pairs]
    upstream = proxy.Upstream.from_env()
    api = Api(upstream)
    results = []
    for name, program in pairs:
        # Its own definition: the Foos of another would interfere.
        define(api, os.environ['KIN_SAMPLE_CRD'])
        try:
            results.append(live(api, upstream, work, name, program))
        finally:
            api.call('DELETE', DEFINITION)
    same = [compare(results[0], other, (names[0], name))
            for other, name in zip(results[1:], names[1:])]
    return 0 if all(same) else 1


if __name__ == '__main__':
    sys.exit(main())
