# SPDX-License-Identifier: Apache-2.0
"""A webhook that behaves as the last part of its path says.

The first part is the number of the server that calls it, for the log.
"""
import base64
import http.server
import json
import os
import ssl
import subprocess
import tempfile
import threading

PATCHES = {
    'note': [{'op': 'add', 'path': '/metadata/annotations',
              'value': {'a': 'b'}}],
    'data': [{'op': 'add', 'path': '/data', 'value': {'by': 'hook'}}],
    'absent': [{'op': 'remove', 'path': '/nope'}],
    'test': [{'op': 'test', 'path': '/metadata/name', 'value': 'nope'}],
    'typed': [{'op': 'add', 'path': '/data', 'value': 7}],
    'unknown': [{'op': 'add', 'path': '/bogus', 'value': {'a': 'b'}}],
    'managed': [{'op': 'remove', 'path': '/metadata/managedFields'}],
    'replicas': [{'op': 'replace', 'path': '/spec/replicas', 'value': 5}],
    'empty': [],
}

DENIALS = {
    'deny': {'code': 403, 'reason': 'Forbidden', 'message': 'no'},
    'silent': None,
    'reason': {'reason': 'Odd'},
    'low': {'code': 200, 'message': 'ok', 'status': 'Success'},
    'gone': {'code': 404, 'reason': 'NotFound', 'message': 'gone',
             'details': {'name': 'x', 'kind': 'y', 'group': 'z',
                         'causes': [{'message': 'c', 'field': 'f'}]}},
}


def answer(path, review):
    """The answer of a path to a review."""
    response = {'uid': review['request']['uid'], 'allowed': True}
    result = {'kind': 'AdmissionReview', 'apiVersion': review['apiVersion'],
              'response': response}
    if path in PATCHES:
        text = json.dumps(PATCHES[path]).encode()
        response['patch'] = base64.b64encode(text).decode()
        response['patchType'] = 'JSONPatch'
    elif path in DENIALS:
        response['allowed'] = False
        if DENIALS[path]:
            response['status'] = DENIALS[path]
    elif path == 'untyped':
        response['patch'] = base64.b64encode(b'[]').decode()
    elif path == 'nopatch':
        response['patchType'] = 'JSONPatch'
    elif path == 'broken':
        response['patch'] = base64.b64encode(b'[{').decode()
        response['patchType'] = 'JSONPatch'
    elif path == 'uid':
        response['uid'] = 'x'
    elif path == 'version':
        result['apiVersion'] = 'admission.k8s.io/v1beta1'
    elif path == 'nothing':
        del result['response']
    return result


class Handler(http.server.BaseHTTPRequestHandler):
    protocol_version = 'HTTP/1.1'

    def log_message(self, format, *args):
        pass

    def reply(self, status, text, content_type='application/json'):
        self.send_response(status)
        self.send_header('Content-Type', content_type)
        self.send_header('Content-Length', str(len(text)))
        self.end_headers()
        self.wfile.write(text)

    def do_POST(self):
        body = self.rfile.read(int(self.headers.get('Content-Length') or 0))
        target, _, query = self.path.partition('?')
        _, number, path = target.split('/', 2)
        review = json.loads(body)
        with self.server.lock:
            self.server.logs[int(number)].append((path, query, review))
        if path == 'error':
            self.reply(500, b'broken\n', 'text/plain')
        elif path == 'quiet':
            self.reply(500, b'{}')
        elif path == 'hang':
            self.server.stopped.wait(20)
        else:
            self.reply(200, json.dumps(answer(path, review)).encode())


class Receiver(http.server.ThreadingHTTPServer):
    daemon_threads = True

    def __init__(self):
        super().__init__(('127.0.0.1', 0), Handler)
        self.lock = threading.Lock()
        self.stopped = threading.Event()
        self.logs = ([], [])
        with tempfile.TemporaryDirectory() as folder:
            key, crt = (os.path.join(folder, n) for n in ('key', 'crt'))
            subprocess.run(
                ['openssl', 'req', '-x509', '-newkey', 'ec', '-pkeyopt',
                 'ec_paramgen_curve:prime256v1', '-nodes', '-keyout', key,
                 '-out', crt, '-days', '2', '-subj', '/CN=hook', '-addext',
                 'subjectAltName=IP:127.0.0.1'], check=True,
                capture_output=True)
            with open(crt, 'rb') as file:
                self.ca = base64.b64encode(file.read()).decode()
            context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
            context.load_cert_chain(crt, key)
        self.socket = context.wrap_socket(self.socket, server_side=True,
                                          do_handshake_on_connect=False)
        threading.Thread(target=self.serve_forever, daemon=True).start()

    def handle_error(self, request, client_address):
        pass

    def client(self, number, path):
        """The clientConfig of a server."""
        return {'caBundle': self.ca, 'url': 'https://127.0.0.1:%d/%d/%s' %
                (self.server_address[1], number, path)}

    def take(self, number):
        """The calls of a server since the last time."""
        with self.lock:
            calls, self.logs[number][:] = list(self.logs[number]), []
        return calls

    def stop(self):
        self.stopped.set()
        self.shutdown()
        self.server_close()
