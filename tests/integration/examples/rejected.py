#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Runs an example program against servers that reject it.

  rejected.py KIN [FLAG]... -- PROGRAM [ARGUMENT]...

The server answers every request with 400, 401, 403, 404, 405 or 422, or has a
certificate of an unknown CA: the program must end by itself with status 1, and
one line of its own that names resource, status and reason.  Lines of the log
may stand beside it.  With --within it must do so in that many seconds; the best
of a few runs counts, since the machine may be busy.

A port without a server: the program must report that once, keep retrying, and
sync when KIN serves there; its arguments then are those of --argument.  With
--once the program sends its requests once, and must end with status 1.

With --endless the program is one that keeps retrying whatever happens: it must
log the cause, and end with status 0 when it is asked to.
"""
import argparse
import http.server
import json
import os
import re
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time

LIMIT_S = 60
HERE = os.path.dirname(os.path.realpath(__file__))
EXAMPLES = os.path.join(HERE, '../../../examples')

# What kube-apiserver says.  Only one of them names the resource.
REJECTIONS = {
    400: ('BadRequest', 'unable to parse requirement: found \'!\''),
    403: ('Forbidden', 'pods is forbidden: User "eve" cannot list resource '
          '"pods" in API group "" at the cluster scope'),
    404: ('NotFound', 'the server could not find the requested resource'),
    405: ('MethodNotAllowed',
          'the server does not allow this method on the requested resource'),
    422: ('Invalid', 'ListOptions.meta.k8s.io "" is invalid: resourceVersion'),
}

# Trusted instead of the server's: the key is lost.
OTHER_CA = '''
MIIBBzCBraADAgECAgEHMAoGCCqGSM49BAMCMAwxCjAIBgNVBAMMAWIwIBcNMjYw
MzAxMTIwMDAwWhgPMjEyNjAxMDEwMDAwMDBaMAwxCjAIBgNVBAMMAWIwWTATBgcq
hkjOPQIBBggqhkjOPQMBBwNCAAR1CQ9NhO8ypRrm5Oafs5ngqlPq4DdY6NMUQThI
LDnafbq18c3RqDXoNtI1WttMJoucWjtgIGABoF8lVIiaYFpmMAoGCCqGSM49BAMC
A0kAMEYCIQCBy3+U7I+9cdKqCk1F+zPhBTT5uFxjdS93e2WKgqlwRQIhAJySC3Ls
HEThY0u+S56ZnI7bFkDctm42sQNS9wnl7D9Z
'''
OTHER_CA = f'-----BEGIN CERTIFICATE-----{OTHER_CA}-----END CERTIFICATE-----\n'

# For the controllers among the examples: something to reconcile.
MANIFEST = '''
apiVersion: v1
kind: ConfigMap
metadata: {name: counted, namespace: default, labels: {example.com/counted: ""}}
data: {a: "1"}
---
apiVersion: example.com/v1
kind: Greeting
metadata: {name: hello, namespace: default}
spec: {text: good morning}
---
apiVersion: samplecontroller.k8s.io/v1alpha1
kind: Foo
metadata: {name: foo, namespace: default}
spec: {deploymentName: foo, replicas: 1}
'''

# A plugin that gives another token each time.
PLUGIN = '''#!/bin/sh
echo x >>"$0.calls"
cat <<END
{"apiVersion": "client.authentication.k8s.io/v1", "kind": "ExecCredential",
 "status": {"token": "t$(wc -l <"$0.calls" | tr -d ' ')"}}
END
'''

LOG_LINE = re.compile(r'kin: \w+ |\d{4}-\d\d-\d\dT[\d:]+Z \w+ ')


class Rejecting(http.server.BaseHTTPRequestHandler):
    """Answers every request with the status of the server."""
    protocol_version = 'HTTP/1.1'

    def answer(self):
        status = self.server.status
        reason, message = REJECTIONS[status]
        body = json.dumps({
            'kind': 'Status', 'apiVersion': 'v1', 'metadata': {},
            'status': 'Failure', 'message': message, 'reason': reason,
            'code': status}).encode()
        self.rfile.read(int(self.headers.get('Content-Length', 0)))
        self.send_response(status)
        self.send_header('Content-Type', 'application/json')
        self.send_header('Content-Length', str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    do_GET = do_POST = do_PUT = do_PATCH = do_DELETE = answer

    def log_message(self, *_):
        pass

    def handle(self):
        try:
            super().handle()
        except ConnectionError:
            pass  # the program has ended


class RejectingServer(http.server.ThreadingHTTPServer):
    daemon_threads = True

    def __init__(self, status):
        super().__init__(('127.0.0.1', 0), Rejecting)
        self.status = status
        self.url = f'http://127.0.0.1:{self.server_address[1]}'
        threading.Thread(target=self.serve_forever, daemon=True).start()

    def __exit__(self, *_):
        self.shutdown()
        self.server_close()


class Served:
    """KIN as a server; as a context it ends with it."""

    def __init__(self, kin, work, *arguments):
        self.out = os.path.join(work, 'serve.out')
        with open(self.out, 'wb') as out:
            # pylint: disable-next=consider-using-with
            self.process = subprocess.Popen([kin, 'serve', *arguments],
                                            stdout=out)
        self.await_line()

    def await_line(self):
        end = time.monotonic() + LIMIT_S
        while 'listening on ' not in read(self.out):
            if self.process.poll() is not None or time.monotonic() > end:
                self.__exit__()
                raise RuntimeError('kin serve does not listen')
            time.sleep(0.02)

    def url(self):
        return re.search(r'https?://\S+', read(self.out)).group()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.terminate()
        self.process.wait(LIMIT_S)


def read(path):
    with open(path, encoding='utf-8', errors='replace') as f:
        return f.read()


def write(path, text, mode=0o644):
    with open(path, 'w', encoding='utf-8') as f:
        f.write(text)
    os.chmod(path, mode)


def write_kubeconfig(path, url, plugin=None, ca=None):
    """A kubeconfig, as JSON, which is YAML."""
    user = {'exec': {
        'apiVersion': 'client.authentication.k8s.io/v1', 'command': plugin,
        'interactiveMode': 'Never'}} if plugin else {}
    cluster = {'server': url}
    if ca:
        cluster['certificate-authority'] = ca
    write(path, json.dumps({
        'apiVersion': 'v1', 'kind': 'Config', 'current-context': 'it',
        'clusters': [{'name': 'it', 'cluster': cluster}],
        'users': [{'name': 'it', 'user': user}],
        'contexts': [{'name': 'it',
                      'context': {'cluster': 'it', 'user': 'it'}}]}))


class Test:
    def __init__(self, flags, work):
        self.flags = flags
        self.work = work
        self.kubeconfig = os.path.join(work, 'kubeconfig')
        self.failures = 0

    def fail(self, case, text, err):
        self.failures += 1
        print(f'{case}: {text}\nstandard error:\n{err}')

    def environment(self):
        return dict(os.environ, KUBECONFIG=self.kubeconfig,
                    PYTHONUNBUFFERED='1')

    def log_cause(self, case, pattern):
        """Runs the program until its log has the cause, then ends it."""
        err = os.path.join(self.work, 'err')
        with open(err, 'wb') as err_file, subprocess.Popen(
                self.flags.program, env=self.environment(),
                stdout=subprocess.DEVNULL, stderr=err_file) as process:
            try:
                # The log quotes the text of an error.
                self.await_that('the cause', lambda: re.search(
                    pattern, read(err).replace('\\"', '"')))
                process.terminate()
                if process.wait(LIMIT_S) != 0:
                    self.fail(case, f'status {process.returncode}', read(err))
            except (TimeoutError, subprocess.TimeoutExpired) as e:
                self.fail(case, str(e), read(err))
            finally:
                process.kill()
        print(f'{case}: {read(err)}', end='')

    def reject(self, case, pattern):
        """Runs the program; it must end as it should."""
        if self.flags.endless:
            self.log_cause(case, pattern)
            return
        for _ in range(5):
            took = self.reject_once(case, pattern)
            if not took or not self.flags.within or took < self.flags.within:
                return
        self.fail(case, f'took {took:.2f} s', '')

    def reject_once(self, case, pattern):
        """The seconds that it took; None if it did not end as it should."""
        begin = time.monotonic()
        try:
            done = subprocess.run(
                self.flags.program, env=self.environment(), timeout=LIMIT_S,
                check=False, capture_output=True, text=True)
        except subprocess.TimeoutExpired as e:
            self.fail(case, 'did not end', e.stderr)
            return None
        took = time.monotonic() - begin
        own = [line for line in done.stderr.splitlines()
               if not LOG_LINE.match(line)]
        if done.returncode != 1:
            self.fail(case, f'status {done.returncode}, not 1', done.stderr)
        elif len(own) != 1:
            self.fail(case, f'{len(own)} lines of its own', done.stderr)
        elif not re.search(pattern, own[0]):
            self.fail(case, f'does not match {pattern}', done.stderr)
        else:
            print(f'{case} ({took:.2f} s): {done.stderr}', end='')
            return took
        return None

    def pattern(self, status, message):
        if self.flags.endless:
            return rf'{self.flags.resource}\b.*{message}'
        return rf'\b{self.flags.resource}: .*\({status}\): .*{message}'

    def run_status(self, status):
        message = re.escape(REJECTIONS[status][1])
        if status == 404:  # kin's own words, unless the program asks once
            message += '|serves '
        with RejectingServer(status) as server:
            write_kubeconfig(self.kubeconfig, server.url)
            self.reject(status, self.pattern(status, f'({message})'))

    def run_unauthorized(self):
        """Credentials go over TLS only, and are refreshed once."""
        plugin = os.path.join(self.work, 'plugin')
        tls = os.path.join(self.work, 'tls')
        write(plugin, PLUGIN, 0o755)
        with Served(self.flags.kin, self.work, '--tls-dir', tls,
                    '--token', 'another') as server:
            write_kubeconfig(self.kubeconfig, server.url(), plugin,
                             os.path.join(tls, 'ca.crt'))
            self.reject(401, self.pattern(401, 'Unauthorized'))
        calls = len(read(plugin + '.calls').splitlines())
        if calls < 2:
            self.fail(401, f'{calls} calls of the plugin', '')

    def run_wrong_ca(self):
        ca = os.path.join(self.work, 'other.crt')
        write(ca, OTHER_CA)
        with Served(self.flags.kin, self.work, '--tls') as server:
            write_kubeconfig(self.kubeconfig, server.url(), ca=ca)
            gap = r'\b.*' if self.flags.endless else ': .*'
            self.reject('wrong CA',
                        rf'\b{self.flags.resource}{gap}certificate')

    def run_refused(self):
        """No server, then one."""
        err = os.path.join(self.work, 'err')
        out = os.path.join(self.work, 'out')
        with socket.socket() as place, open(err, 'wb') as err_file, \
                open(out, 'wb') as out_file:
            place.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            place.bind(('127.0.0.1', 0))  # does not listen
            port = place.getsockname()[1]
            write_kubeconfig(self.kubeconfig, f'http://127.0.0.1:{port}')
            with subprocess.Popen(
                    self.flags.program + self.flags.argument,
                    env=self.environment(), stdout=out_file,
                    stderr=err_file) as process:
                try:
                    self.follow_refused(process, place, err, out)
                except TimeoutError as e:
                    self.fail('refused', str(e), read(err) + read(out))
                finally:
                    process.kill()

    def await_that(self, what, is_so):
        end = time.monotonic() + LIMIT_S
        while not is_so():
            if time.monotonic() > end:
                raise TimeoutError(f'waited in vain: {what}')
            time.sleep(0.02)

    def follow_refused(self, process, place, err, out):
        self.await_that('a line on stderr', lambda: 'refused' in read(err))
        if self.flags.once:
            self.await_that('the end', lambda: process.poll() is not None)
            if process.returncode != 1:
                self.fail('refused', f'status {process.returncode}', read(err))
            return
        port = place.getsockname()[1]
        manifest = os.path.join(self.work, 'manifest.yaml')
        write(manifest, MANIFEST)
        place.close()
        with Served(self.flags.kin, self.work,
                    '--listen', f'127.0.0.1:{port}',
                    '--load', os.path.join(EXAMPLES, 'shop.yaml'),
                    '--load', os.path.join(EXAMPLES,
                                           'sample-controller/crd.yaml'),
                    '--load', os.path.join(EXAMPLES, 'greeting.yaml'),
                    '--load', manifest):
            if self.flags.until:
                self.await_that('its work', self.is_done)
                process.send_signal(signal.SIGTERM)
            if self.flags.until_output:
                self.await_that('its output', lambda:
                                self.flags.until_output in read(out))
                process.send_signal(signal.SIGTERM)
            self.await_that('the end', lambda: process.poll() is not None)
        if process.returncode not in (0, -signal.SIGTERM):
            self.fail('refused', f'status {process.returncode}', read(err))
        lines = [line for line in read(err).splitlines() if 'refused' in line]
        if len(lines) != self.flags.informers and not self.flags.endless:
            self.fail('refused', f'{len(lines)} lines', read(err))
        print(f'refused: {read(err)}', end='')

    def is_done(self):
        """What a controller of the examples leaves on the server."""
        got = subprocess.run(
            [self.flags.kin, 'get', *self.flags.until.split(), '-o', 'json'],
            env=self.environment(), timeout=LIMIT_S, check=False,
            capture_output=True, text=True)
        return got.returncode == 0 and self.flags.until_text in got.stdout


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument('kin')
    parser.add_argument('--resource', default='pods')
    parser.add_argument('--once', action='store_true')
    parser.add_argument('--endless', action='store_true')
    parser.add_argument('--within', type=float, metavar='SECONDS')
    parser.add_argument('--informers', type=int, default=1)
    parser.add_argument('--argument', action='append', default=[],
                        help='added where the program syncs in the end')
    parser.add_argument('--until', help='end it when kin get of this ...')
    parser.add_argument('--until-text', help='... prints this')
    parser.add_argument('--until-output', help='end it when it prints this')
    at = sys.argv.index('--')
    flags = parser.parse_args(sys.argv[1:at])
    flags.program = sys.argv[at + 1:]
    with tempfile.TemporaryDirectory() as work:
        test = Test(flags, work)
        for status in REJECTIONS:
            test.run_status(status)
        test.run_unauthorized()
        test.run_wrong_ca()
        test.run_refused()
    return 1 if test.failures else 0


if __name__ == '__main__':
    sys.exit(main())
