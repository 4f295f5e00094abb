#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Runs nginx with the module of examples/nginx under load.

  nginx.py KIN MODULE [--changes N] [--reloads N] [--figures]

A `kin serve` has the EndpointSlices of a Service.  While `ab` sends requests,
pods come and go, and nginx reloads.  A pod is removed from the slice, then
stopped when all workers have applied that and its connections are closed.

No request may fail.  Each worker has one thread and one connection to the API
server, old workers exit, and neither workers nor the master grow.  Credentials
come from a plugin: nginx's handler of SIGCHLD reaps it before kin can.  When
the API server is gone, workers keep their servers.

--figures prints requests per second, and the time that workers use for each,
with this upstream and with a static one.
"""
import argparse
import json
import os
import random
import re
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time

LIMIT_S = 60
PODS = 6
WORKERS = 2
GROWTH_KIB = 1024
NGINX = shutil.which('nginx', path=os.environ['PATH'] + ':/usr/sbin')
APPLIED = re.compile(r'(\d+)#\d+: kin: upstream "web": (\d+) servers '
                     r'at version (\d+)')

COMMON = '''
pid %(work)s/%(name)s.pid;
error_log %(work)s/%(name)s.log notice;
daemon off;
%(user)s
events { worker_connections 512; }
'''
HTTP = '''
    access_log off;
    client_body_temp_path %(work)s/tmp; proxy_temp_path %(work)s/tmp;
    fastcgi_temp_path %(work)s/tmp; uwsgi_temp_path %(work)s/tmp;
    scgi_temp_path %(work)s/tmp;
'''
POD = 'master_process off;' + COMMON + '''
http {''' + HTTP + '''
    server { listen %(listen)s; return 200 "%(listen)s"; }
}
'''
FRONT = 'load_module %(module)s;' + COMMON + '''
worker_processes %(workers)d;
http {''' + HTTP + '''
    upstream web { %(endpoints)s }
    upstream static { %(static)s }
    server {
        listen %(listen)s;
        location / { proxy_pass http://web; }
        location /static { proxy_pass http://static; }
    }
}
'''
PLUGIN = '''#!/bin/sh
echo '{"apiVersion": "client.authentication.k8s.io/v1",
       "kind": "ExecCredential", "status": {"token": "secret"}}'
'''


def read(path):
    with open(path, encoding='utf-8', errors='replace') as f:
        return f.read()


def write(path, text, mode=0o644):
    with open(path, 'w', encoding='utf-8') as f:
        f.write(text)
    os.chmod(path, mode)


def await_that(what, is_so):
    end = time.monotonic() + LIMIT_S
    while not is_so():
        if time.monotonic() > end:
            raise TimeoutError(f'waited in vain: {what}')
        time.sleep(0.02)


def connections(*wanted):
    """The processes of established connections that a filter of ss selects."""
    out = subprocess.run(
        ['ss', '-Htnp', 'state', 'established', 'state', 'syn-recv', *wanted],
        check=True, capture_output=True, text=True, timeout=LIMIT_S).stdout
    return [re.findall(r'pid=(\d+)', line) for line in out.splitlines()]


def status_of(pid, field):
    return int(re.search(rf'^{field}:\s*(\d+)', read(f'/proc/{pid}/status'),
                         re.MULTILINE).group(1))


class Cluster:
    """KIN as a server with TLS and a token, and a Service's slices."""

    def __init__(self, kin, work):
        self.kin = kin
        self.work = work
        self.version = 0
        self.admin = os.path.join(work, 'admin.kubeconfig')
        out = os.path.join(work, 'serve.out')
        with open(out, 'wb') as file:
            # pylint: disable-next=consider-using-with
            self.process = subprocess.Popen(
                [kin, 'serve', '--tls-dir', os.path.join(work, 'tls'),
                 '--token', 'secret', '--kubeconfig-out', self.admin],
                stdout=file)
        await_that('kin serve', lambda: 'listening on ' in read(out))
        self.url = re.search(r'https://\S+', read(out)).group()
        plugin = os.path.join(work, 'plugin')
        write(plugin, PLUGIN, 0o755)
        self.kubeconfig = os.path.join(work, 'kubeconfig')
        write(self.kubeconfig, json.dumps({
            'clusters': [{'name': 'it', 'cluster': {
                'server': self.url,
                'certificate-authority': os.path.join(work, 'tls/ca.crt')}}],
            'users': [{'name': 'it', 'user': {'exec': {
                'apiVersion': 'client.authentication.k8s.io/v1',
                'command': plugin, 'interactiveMode': 'Never'}}}],
            'contexts': [{'name': 'it',
                          'context': {'cluster': 'it', 'user': 'it'}}],
            'current-context': 'it'}))

    def run(self, *arguments):
        return subprocess.run(
            [self.kin, *arguments], check=True, timeout=LIMIT_S, text=True,
            stdout=subprocess.PIPE,
            env=dict(os.environ, KUBECONFIG=self.admin)).stdout

    def apply(self, name, addresses, port, unready=()):
        """Writes a slice; self.version is its version then."""
        path = os.path.join(self.work, 'slice.yaml')
        write(path, json.dumps({
            'apiVersion': 'discovery.k8s.io/v1', 'kind': 'EndpointSlice',
            'metadata': {'name': name, 'namespace': 'default',
                         'labels': {'kubernetes.io/service-name': 'web'}},
            'addressType': 'IPv4',
            'ports': [{'name': 'other', 'port': 9}, {'name': 'http',
                                                     'port': port}],
            'endpoints': [
                {'addresses': [a], 'conditions': {'ready': True}}
                for a in addresses] + [
                {'addresses': [a], 'conditions': {'ready': False}}
                for a in unready]}))
        self.run('apply', '-f', path)
        got = json.loads(self.run('get', 'endpointslice', name, '-o', 'json'))
        self.version = int(got['metadata']['resourceVersion'])


class Nginx:
    """An nginx process with the given configuration."""

    def __init__(self, work, name, text, **values):
        self.work = work
        self.name = name
        user = 'user root;' if os.geteuid() == 0 else ''
        self.conf = os.path.join(work, name + '.conf')
        write(self.conf, text % dict(values, work=work, name=name, user=user))
        self.process = None

    def command(self, *arguments):
        return [NGINX, '-p', self.work, '-c', self.conf, '-e', 'stderr',
                *arguments]

    def start(self):
        # pylint: disable-next=consider-using-with
        self.process = subprocess.Popen(self.command())
        return self

    def log(self):
        return read(os.path.join(self.work, self.name + '.log'))

    def workers(self):
        pid = self.process.pid
        return {int(p) for p in
                read(f'/proc/{pid}/task/{pid}/children').split()}

    def versions(self):
        """The version that each worker has applied last."""
        return {int(m.group(1)): int(m.group(3))
                for m in APPLIED.finditer(self.log())}

    def await_version(self, version):
        def have_applied():
            applied = self.versions()
            return all(applied.get(w, 0) >= version for w in self.workers())
        await_that(f'version {version}', have_applied)

    def reload(self):
        """Until all old workers have exited."""
        old = self.workers()
        self.process.send_signal(signal.SIGHUP)
        await_that('new workers', lambda: len(self.workers() - old) == WORKERS)
        await_that('the end of old workers', lambda: not self.workers() & old)

    def stop(self):
        self.process.send_signal(signal.SIGQUIT)
        if self.process.wait(LIMIT_S) != 0:
            raise RuntimeError(f'{self.name}: {self.process.returncode}')


class Load:
    """`ab`, as long as the test needs it."""

    def __init__(self, url):
        self.command = ['ab', '-l', '-q', '-r', '-c', '4', '-s', '20',
                        '-n', '2000000', url]
        self.out = ''
        self.begin()

    def begin(self):
        # pylint: disable-next=consider-using-with
        self.process = subprocess.Popen(self.command, text=True,
                                        stdout=subprocess.PIPE,
                                        stderr=subprocess.STDOUT)

    def end(self):
        """The numbers of requests, and of those that failed."""
        self.process.send_signal(signal.SIGINT)
        out = self.process.communicate(timeout=LIMIT_S)[0]

        def number(name):
            found = re.search(rf'^{name}:\s+([\d.]+)', out, re.MULTILINE)
            return float(found.group(1)) if found else 0
        if not number('Complete requests'):
            raise RuntimeError(f'ab: {out}')
        return int(number('Complete requests')), int(
            number('Failed requests') + number('Non-2xx responses'))


class Test:
    def __init__(self, flags, work):
        self.flags = flags
        self.work = work
        self.random = random.Random(7)
        self.processes = []
        self.pods = {}  # address: Nginx
        net = f'127.1.{os.getpid() % 250 + 1}'
        self.addresses = [f'{net}.{i}' for i in range(1, PODS + 1)]
        self.front_address = f'{net}.100'
        self.port = self.free_port()
        self.cluster = Cluster(flags.kin, work)
        self.front = None

    def free_port(self):
        with socket.socket() as s:
            s.bind((self.front_address, 0))
            return s.getsockname()[1]

    def start_pod(self, address):
        pod = Nginx(self.work, 'pod-' + address, POD,
                    listen=f'{address}:{self.port}').start()
        self.pods[address] = pod
        await_that('a pod', lambda: self.is_listening(address))

    def is_listening(self, address):
        with socket.socket() as s:
            return s.connect_ex((address, self.port)) == 0

    def stop_pod(self, address):
        """When no worker connects to it any more."""
        await_that('the connections of a pod', lambda: not connections(
            'src', f'{address}:{self.port}'))
        self.pods.pop(address).stop()

    def front_with(self, name, endpoints):
        static = ''.join(f'server {a}:{self.port};' for a in self.addresses)
        return Nginx(self.work, name, FRONT, workers=WORKERS,
                     module=self.flags.module, endpoints=endpoints,
                     static=static,
                     listen=f'{self.front_address}:{self.port}')

    def check_configuration(self):
        """Errors are reported before a process starts."""
        for endpoints, message in {
                'kin_endpoints web kubeconfig=none;': 'no such file',
                'kin_endpoints web speed=1;': 'invalid argument',
                'kin_endpoints "we b";': 'invalid name',
                'kin_endpoints web server=x:1; server 127.0.0.1;': 'beside',
                'ip_hash; kin_endpoints web server=x:1;': 'conflicts'}.items():
            done = subprocess.run(
                self.front_with('invalid', endpoints).command('-t'),
                check=False, capture_output=True, text=True, timeout=LIMIT_S)
            assert done.returncode == 1, (endpoints, done.stderr)
            assert message in done.stderr, (endpoints, done.stderr)

    def start(self):
        self.cluster.apply('web-1', self.addresses[:2], self.port)
        for address in self.addresses[:2]:
            self.start_pod(address)
        self.front = self.front_with(
            'front', 'kin_endpoints web namespace=default port=http '
            f'kubeconfig={self.cluster.kubeconfig};').start()
        await_that('workers', lambda: os.path.exists(
            os.path.join(self.work, 'front.log')) and
            len(self.front.workers()) == WORKERS)
        self.front.await_version(self.cluster.version)

    def change(self):
        """Another set of pods; some of them are in two slices."""
        count = self.random.randint(1, PODS)
        wanted = set(self.random.sample(self.addresses, count))
        for address in wanted - set(self.pods):
            self.start_pod(address)
        gone = set(self.pods) - wanted
        kept = sorted(wanted)
        self.cluster.apply('web-2', kept[count // 2:], self.port,
                           unready=sorted(gone))
        self.cluster.apply('web-1', kept[:count // 2 + 1], self.port)
        self.front.await_version(self.cluster.version)
        for address in gone:
            self.stop_pod(address)

    def check_workers(self):
        server = self.cluster.url.split('//')[1]

        def has_one_connection(worker):
            return connections('dst', server).count([str(worker)]) == 1
        for worker in self.front.workers():
            threads = status_of(worker, 'Threads')
            assert threads == 1, f'{threads} threads'
            await_that('one connection', lambda w=worker: has_one_connection(w))

    def sizes(self):
        """Resident memory in KiB: of the master, and of workers."""
        return [status_of(self.front.process.pid, 'VmRSS'),
                max(status_of(w, 'VmRSS') for w in self.front.workers())]

    def run(self):
        self.check_configuration()
        self.start()
        load = Load(f'http://{self.front_address}:{self.port}/')
        self.front.reload()
        before = self.sizes()
        for i in range(self.flags.changes):
            for _ in range(self.flags.reloads * i // self.flags.changes,
                           self.flags.reloads * (i + 1) // self.flags.changes):
                self.front.reload()
                self.check_workers()
            self.change()
        requests, failed = load.end()
        self.check_workers()
        after = self.sizes()
        print(f'{requests} requests, {failed} failed, {self.flags.changes} '
              f'changes, {self.flags.reloads} reloads; master {before[0]} to '
              f'{after[0]} KiB, workers {before[1]} to {after[1]} KiB')
        assert failed == 0, self.front.log()
        assert requests > self.flags.changes
        for old, new in zip(before, after):
            assert new - old < GROWTH_KIB, 'memory grows'
        if self.flags.figures:
            self.figures()
        self.check_outage()
        self.front.stop()
        bad = re.findall(r'.*\[(?:alert|crit|emerg|error)\].*',
                         self.front.log())
        assert not bad, bad

    def check_outage(self):
        """Without an API server, workers keep their servers."""
        self.cluster.process.terminate()
        self.cluster.process.wait(LIMIT_S)
        await_that('a warning', lambda: '[warn]' in self.front.log())
        out = subprocess.run(
            ['ab', '-q', '-n', '100',
             f'http://{self.front_address}:{self.port}/'],
            check=True, capture_output=True, text=True, timeout=LIMIT_S).stdout
        assert 'Non-2xx' not in out, out

    def figures(self):
        """Requests per second, in turns."""
        for address in self.addresses:
            if address not in self.pods:
                self.start_pod(address)
        self.cluster.apply('web-1', self.addresses, self.port)
        self.cluster.apply('web-2', self.addresses, self.port)
        self.front.await_version(self.cluster.version)
        for path in ('static', '') * 3:
            before = self.cpu_seconds()
            out = subprocess.run(
                ['ab', '-q', '-k', '-c', '8', '-n', '20000',
                 f'http://{self.front_address}:{self.port}/{path}'],
                check=True, capture_output=True, text=True).stdout
            cost = (self.cpu_seconds() - before) / 20000 * 1e6
            rate = re.search(r'Requests per second:\s+(\d+)', out).group(1)
            print(f'{path or "kin_endpoints"}: {rate} requests/s, '
                  f'{cost:.0f} us of workers for each')

    def cpu_seconds(self):
        """What workers have used: user and system time."""
        ticks = 0
        for worker in self.front.workers():
            fields = read(f'/proc/{worker}/stat').rsplit(')', 1)[1].split()
            ticks += int(fields[11]) + int(fields[12])
        return ticks / os.sysconf('SC_CLK_TCK')

    def end(self):
        """Ends what still runs."""
        for nginx in [self.front, *self.pods.values()]:
            if nginx and nginx.process and nginx.process.poll() is None:
                nginx.process.terminate()
                nginx.process.wait(LIMIT_S)
        self.cluster.process.terminate()
        self.cluster.process.wait(LIMIT_S)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument('kin')
    parser.add_argument('module')
    parser.add_argument('--changes', type=int, default=8)
    parser.add_argument('--reloads', type=int, default=3)
    parser.add_argument('--figures', action='store_true')
    with tempfile.TemporaryDirectory() as work:
        test = Test(parser.parse_args(), work)
        try:
            test.run()
        except BaseException:
            if test.front and test.front.process:
                print(test.front.log())
            raise
        finally:
            test.end()


if __name__ == '__main__':
    sys.exit(main())
