#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Compares `kin enrich` with rsyslog's mmkubernetes on the same lines.

  bench/enrich.py [--kin PROGRAM] [--lines N] [--pods N] [--rounds N] [--quick]
                  [--check]

Each program has a `kin serve` of its own with the same pods, and gets the same
lines, each with the name of a container's log file.  The lines come in ten
parts.  Before each, some pods change, a tenth for each kind of change:

  died       a pod is created and deleted; its first lines come afterwards
  recreated  a pod is deleted, and created again under its name
  late       lines of the pod that was deleted, after that
  restarted  a container is restarted, and has another id
  previous   lines of the container before, after that

Pods to which nothing of this has happened are live.
A line counts as right if it has the uid of the pod that wrote it.  CPU time is
that of the whole process from its start, with reading and writing of the lines.
Requests are counted by a proxy in front of the server.  mmkubernetes is that of
the distribution's packages, which tests/rsyslog/unpack unpacks.
"""
import argparse
import http.client
import json
import os
import random
import re
import shutil
import socket
import statistics
import subprocess
import sys
import tempfile
import threading
import time

ROOT = os.path.dirname(os.path.dirname(os.path.realpath(__file__)))
NAMESPACES = 5
PARTS = 10
CHANGED = 10           # one of so many pods changes before a part
RARE = 5               # one line for so many of a pod that lives
READY_S = 120
DRAIN_S = 900
REMEMBER = '600s'
JSON = 'application/json'
MERGE = 'application/merge-patch+json'
AMBIGUOUS = b'"match":"ambiguous"'
TICKS = os.sysconf('SC_CLK_TCK')

RSYSLOG = '''
global(workDirectory="{dir}/state" maxMessageSize="64k")
main_queue(queue.type="FixedArray" queue.size="100000"
           queue.dequeuebatchsize="1024" queue.workerthreads="1")
module(load="imfile" mode="inotify")
module(load="mmjsonparse")
module(load="mmkubernetes" kubernetesurl="{url}")
template(name="o" type="list") {{ property(name="$!") constant(value="\\n") }}
ruleset(name="k") {{
  action(type="mmjsonparse" cookie="")
  action(type="mmkubernetes")
  action(type="omfile" file="{dir}/out" template="o" ioBufferSize="64k"
         flushOnTXEnd="off" asyncWriting="on" flushInterval="1")
}}
input(type="imfile" file="{dir}/in" tag="k" ruleset="k" freshStartTail="off")
'''


def say(text):
    print(f'bench: {text}', file=sys.stderr, flush=True)


# ---- pods, and the lines of each ----

class Pod:
    """A pod with this name; `life` and `start` change when it does."""

    def __init__(self, number, name):
        self.name = name
        self.namespace = f'team-{number % NAMESPACES}'
        self.number = number
        self.life = 0
        self.start = 0

    def container(self, life=None, start=None):
        life = self.life if life is None else life
        start = self.start if start is None else start
        return f'{self.number:016x}{life:016x}{start:016x}{0:016x}'

    def writer(self, kind, life=None, start=None):
        """What the lines of one container have in common."""
        life = self.life if life is None else life
        file = (f'/var/log/containers/{self.name}_{self.namespace}_app-'
                f'{self.container(life, start)}.log')
        return kind, (self.name, life), file


def kind_of(pod):
    return 'recreated' if pod.life else 'restarted' if pod.start else 'live'


def build_story(pods, lines, seed):
    """Yields (changes, writers of the lines) for each part."""
    choose = random.Random(seed)
    alive = [Pod(i, f'web-{i}') for i in range(pods)]
    changed = max(1, pods // CHANGED)
    yield [('create', pod.number, pod.life) for pod in alive], alive, [], []
    for part in range(PARTS):
        changes, rare = [], []
        chosen = choose.sample(alive, 2 * changed)
        for pod in chosen[:changed]:
            rare.append(pod.writer('late'))
            changes.append(('delete', pod.number, pod.life))
            pod.life, pod.start = pod.life + 1, 0
            changes.append(('create', pod.number, pod.life))
        for pod in chosen[changed:]:
            rare.append(pod.writer('previous'))
            pod.start += 1
            changes.append(('restart', pod.number, pod.start))
        dead = [Pod(pods + part * changed + i, f'job-{part}-{i}')
                for i in range(changed)]
        for pod in dead:
            changes += [('create', pod.number, 0), ('delete', pod.number, 0)]
        writers = [pod.writer(kind_of(pod)) for pod in alive]
        writers = writers * RARE + rare + [pod.writer('died') for pod in dead]
        count = lines // PARTS
        yield (changes, dead, choose.choices(writers, k=count),
               range(part * count, (part + 1) * count))


def text_of(writers, numbers):
    """The lines of a part, of about 280 bytes."""
    message = 'GET /api/v1/items?limit=20 HTTP/1.1 200 in 12 ms, trace 4bf92f3'
    return ''.join(
        f'{{"n":{n},"metadata":{{"filename":"{file}"}},'
        f'"time":"2026-11-19T10:00:{n % 60:02d}.123456789Z",'
        f'"stream":"stdout","log":"{message}"}}\n'
        for n, (_, _, file) in zip(numbers, writers)).encode()


# ---- the server ----

class Server:
    """`kin serve` with pods."""

    def __init__(self, kin):
        self.process = subprocess.Popen(
            [kin, 'serve', '--listen', '127.0.0.1:0'],
            stdout=subprocess.PIPE, text=True)
        for line in self.process.stdout:
            found = re.search(r'http://127\.0\.0\.1:(\d+)', line)
            if found:
                self.port = int(found.group(1))
                break
        else:
            raise SystemExit('bench: kin serve exited before listening')
        self.connection = http.client.HTTPConnection('127.0.0.1', self.port)
        self.uids = {}
        for i in range(NAMESPACES):
            self.ask('POST', '/api/v1/namespaces',
                     {'metadata': {'name': f'team-{i}'}})

    def stop(self):
        self.connection.close()
        self.process.terminate()
        self.process.wait()

    def ask(self, method, path, body=None, content_type=JSON):
        self.connection.request(
            method, path, json.dumps(body) if body else None,
            {'Content-Type': content_type})
        answer = self.connection.getresponse()
        text = answer.read()
        if answer.status >= 300:
            raise SystemExit(f'bench: {method} {path}: {text[:300]!r}')
        return json.loads(text)

    def create(self, pod, life):
        path = f'/api/v1/namespaces/{pod.namespace}/pods'
        number = pod.number
        made = self.ask('POST', path, {
            'metadata': {
                'name': pod.name,
                'labels': {'app': pod.name.split('-', maxsplit=1)[0],
                           'app.kubernetes.io/name': 'shop',
                           'app.kubernetes.io/version': '1.4.2',
                           'tier': 'frontend', 'number': str(number),
                           'life': str(life)},
                'annotations': {'checksum/config': f'{number:064x}'},
                'ownerReferences': [
                    {'apiVersion': 'apps/v1', 'kind': 'StatefulSet',
                     'name': 'web', 'uid': '1', 'controller': True}]},
            'spec': {'nodeName': 'node-1', 'containers': [
                {'name': 'app', 'image': 'registry.invalid/shop:1.4.2',
                 'env': [{'name': f'KEY_{i}', 'value': f'value {i}'}
                         for i in range(10)]}]}})
        self.uids[pod.name, life] = made['metadata']['uid'].encode()
        self.run(pod, pod.container(life, 0), None)

    def run(self, pod, container, previous):
        state = {'name': 'app', 'image': 'i', 'imageID': '', 'ready': True,
                 'restartCount': 0, 'containerID': f'containerd://{container}'}
        if previous:
            state['restartCount'] = 1
            state['lastState'] = {'terminated': {
                'exitCode': 1, 'containerID': f'containerd://{previous}'}}
        self.ask('PATCH', f'/api/v1/namespaces/{pod.namespace}/pods/'
                 f'{pod.name}/status', {'status': {
                     'phase': 'Running',
                     'podIP': f'10.0.{pod.number >> 8}.{pod.number & 255}',
                     'containerStatuses': [state]}}, MERGE)

    def change(self, what, pod, number):
        if what == 'create':
            self.create(pod, number)
        elif what == 'delete':
            self.ask('DELETE', f'/api/v1/namespaces/{pod.namespace}/pods/'
                     f'{pod.name}', {'kind': 'DeleteOptions',
                                     'apiVersion': 'v1',
                                     'gracePeriodSeconds': 0})
        else:
            self.run(pod, pod.container(start=number),
                     pod.container(start=number - 1))


class Proxy:
    """Forwards connections to the server, and keeps the request lines."""

    def __init__(self, port):
        self.to = port
        self.requests = []
        self.socket = socket.create_server(('127.0.0.1', 0))
        self.port = self.socket.getsockname()[1]
        threading.Thread(target=self.accept, daemon=True).start()

    def accept(self):
        while True:
            try:
                client, _ = self.socket.accept()
            except OSError:
                return
            server = socket.create_connection(('127.0.0.1', self.to))
            for pair in ((client, server, True), (server, client, False)):
                threading.Thread(target=self.pump, args=pair,
                                 daemon=True).start()

    def pump(self, source, target, is_request):
        head = b''
        try:
            while data := source.recv(1 << 16):
                if is_request:
                    *lines, head = (head + data).split(b'\r\n')
                    self.requests += [line for line in lines
                                      if line.endswith(b' HTTP/1.1')]
                target.sendall(data)
            target.shutdown(socket.SHUT_WR)
        except OSError:
            pass

    def close(self):
        self.socket.close()


# ---- the programs ----

def cpu_s(pid):
    with open(f'/proc/{pid}/stat', encoding='ascii') as stat:
        fields = stat.read().rsplit(')', 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def pss_mb(pid):
    with open(f'/proc/{pid}/smaps_rollup', encoding='ascii') as rollup:
        for line in rollup:
            if line.startswith('Pss:'):
                return int(line.split()[1]) / 1024
    return 0.0


class Kin:
    name = 'kin enrich'
    mark = b'"uid":"'

    def __init__(self, kin, folder, url):
        with open(f'{folder}/out', 'wb') as out:
            self.process = subprocess.Popen(
                [kin, 'enrich', '--server', url, '--by', 'log-path',
                 '--field', '.metadata.filename', '--wait', '5s',
                 '--remember', REMEMBER],
                stdin=subprocess.PIPE, stdout=out, stderr=subprocess.PIPE)
        line = self.process.stderr.readline()
        if line != b'ready\n':
            raise SystemExit(f'bench: kin enrich: {line!r}')

    def feed(self, text):
        self.process.stdin.write(text)
        self.process.stdin.flush()

    def stop(self):
        self.process.stdin.close()
        if self.process.wait() != 0:
            raise SystemExit('bench: kin enrich failed')


class Rsyslog:
    name = 'mmkubernetes'
    mark = b'"pod_id": "'

    def __init__(self, unpacked, folder, url):
        server, modules, libraries = unpacked
        os.mkdir(f'{folder}/state')
        with open(f'{folder}/conf', 'w', encoding='ascii') as conf:
            conf.write(RSYSLOG.format(dir=folder, url=url))
        self.input = open(f'{folder}/in', 'wb')
        open(f'{folder}/out', 'wb').close()
        self.process = subprocess.Popen(
            [server, '-n', '-f', f'{folder}/conf', '-i', f'{folder}/pid',
             '-M', modules], env={'LD_LIBRARY_PATH': libraries})

    def feed(self, text):
        self.input.write(text)
        self.input.flush()

    def stop(self):
        self.input.close()
        self.process.terminate()
        self.process.wait()


class Meter:
    """Counts the lines of the output that have the right uid."""

    def __init__(self, program, folder, uids):
        self.program = program
        self.out = open(f'{folder}/out', 'rb')
        self.uids = uids
        self.rest = b''
        self.peak_mb = 0.0
        self.right = {}
        self.all = {}

    def check(self, line, writers, first):
        at = line.index(b'"n":') + 4
        end = line.index(b',', at)
        kind, owner, _ = writers[int(line[at:end]) - first]
        want = self.uids[owner]
        at = line.find(self.program.mark)
        at += len(self.program.mark)
        self.all[kind] = self.all.get(kind, 0) + 1
        self.right[kind] = self.right.get(kind, 0) + (
            line[at:at + len(want)] == want and AMBIGUOUS not in line)

    def drain(self, writers, first):
        """Reads the output until each line of a part is there."""
        left = len(writers)
        until = time.monotonic() + DRAIN_S
        while left:
            data = self.out.read(1 << 22)
            *lines, self.rest = (self.rest + data).split(b'\n')
            for line in lines:
                self.check(line, writers, first)
            left -= len(lines)
            if not data:
                self.peak_mb = max(self.peak_mb,
                                   pss_mb(self.program.process.pid))
                if (time.monotonic() > until or
                        self.program.process.poll() is not None):
                    raise SystemExit(f'bench: {self.program.name}: '
                                     f'{left} lines are missing')
                time.sleep(0.1)


def measure(make, kin, folder, args):
    """Runs one program with its own server."""
    server = Server(kin)
    proxy = Proxy(server.port)
    pods = {}
    program = None
    try:
        for changes, new, writers, numbers in build_story(
                args.pods, args.lines, args.seed):
            pods.update({pod.number: pod for pod in new})
            for what, number, state in changes:
                server.change(what, pods[number], state)
            if not program:
                program = make(folder, f'http://127.0.0.1:{proxy.port}')
                meter = Meter(program, folder, server.uids)
                begin = time.monotonic()
                continue
            feed = threading.Thread(target=program.feed,
                                    args=(text_of(writers, numbers),))
            feed.start()
            meter.drain(writers, numbers[0])
            feed.join()
        wall = time.monotonic() - begin
        cpu = cpu_s(program.process.pid)
        return result_of(program, meter, proxy, cpu, wall)
    finally:
        if program:
            program.stop()
        proxy.close()
        server.stop()


def result_of(program, meter, proxy, cpu, wall):
    count = sum(meter.all.values())
    result = {
        'name': program.name, 'lines': count, 'cpu_s': cpu, 'wall_s': wall,
        'lines_per_cpu_s': count / cpu, 'us_per_line': cpu / count * 1e6,
        'requests': len(proxy.requests), 'peak_mb': meter.peak_mb,
        'right': sum(meter.right.values()) / count,
        'right_of': {kind: meter.right[kind] / meter.all[kind]
                     for kind in sorted(meter.all)}}
    shares = ', '.join(f'{kind} {share:.4f}'
                       for kind, share in result['right_of'].items())
    say(f'{program.name}: {count} lines, right {result["right"]:.4f} '
        f'({shares}), {result["lines_per_cpu_s"]:.0f} lines per CPU second '
        f'({result["us_per_line"]:.2f} us), {result["requests"]} requests, '
        f'{result["peak_mb"]:.1f} MB, load {os.getloadavg()[0]:.1f}')
    return result


# ---- results ----

def bar(name, value, unit, limit, kind='at least'):
    is_met = value >= limit if kind == 'at least' else value <= limit
    return {'name': name, 'value': value, 'unit': unit, 'bar': kind,
            'limit': limit, 'ok': is_met}


def bars_of(results):
    ours = [pair[0] for pair in results]
    ratio = statistics.median(
        pair[0]['lines_per_cpu_s'] / pair[1]['lines_per_cpu_s']
        for pair in results)
    return [
        bar('lines with the right pod', min(r['right'] for r in ours), '', 1.0),
        bar('lines per CPU second, compared with mmkubernetes', ratio, 'times',
            10.0),
        bar('requests to the server', max(r['requests'] for r in ours), '', 2,
            'at most')]


def unpack():
    done = subprocess.run(['tests/rsyslog/unpack'], stdout=subprocess.PIPE,
                          text=True, check=False)
    return done.stdout.split() if done.returncode == 0 else None


def run(kin, args):
    """Returns the results for bench/run."""
    unpacked = unpack()
    if not unpacked:
        say('no rsyslog: nothing is compared with mmkubernetes')
        return {'bench': 'enrich', 'bars': []}
    results = []
    programs = (lambda *words: Kin(kin, *words),
                lambda *words: Rsyslog(unpacked, *words))
    for _ in range(args.rounds):
        pair = []
        for make in programs:
            folder = tempfile.mkdtemp(prefix='enrich.', dir='build/bench')
            try:
                pair.append(measure(make, kin, os.path.abspath(folder), args))
            finally:
                shutil.rmtree(folder)
        results.append(pair)
    return {'bench': 'enrich', 'results': results, 'bars': bars_of(results)}


def parse(words):
    parser = argparse.ArgumentParser(description=__doc__.split('\n')[0])
    parser.add_argument('--kin', default='build/bench/bin/kin')
    parser.add_argument('--lines', type=int, default=1000000)
    parser.add_argument('--pods', type=int, default=300)
    parser.add_argument('--rounds', type=int, default=1)
    parser.add_argument('--seed', type=int, default=42)
    parser.add_argument('--quick', action='store_true',
                        help='50,000 lines of 60 pods')
    parser.add_argument('--check', action='store_true',
                        help='exit 1 if a bar is missed')
    args = parser.parse_args(words)
    if args.quick:
        args.lines, args.pods = 50000, 60
    return args


def main():
    args = parse(None)
    os.chdir(ROOT)
    os.makedirs('build/bench', exist_ok=True)
    result = run(os.path.abspath(args.kin), args)
    missed = [entry['name'] for entry in result['bars'] if not entry['ok']]
    for entry in result['bars']:
        print(f'{entry["name"]}: {entry["value"]:.4g} {entry["unit"]}')
    for name in missed:
        print(f'MISSED: {name}')
    return 1 if missed and args.check else 0


if __name__ == '__main__':
    sys.exit(main())
