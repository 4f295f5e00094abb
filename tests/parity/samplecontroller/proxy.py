# SPDX-License-Identifier: Apache-2.0
"""A proxy in front of an API server that records requests."""
import collections
import http.client
import http.server
import os
import ssl
import threading
import urllib.parse

Request = collections.namedtuple('Request', 'method target body')

# Headers of one connection, not of the message.
OWN = {'connection', 'keep-alive', 'transfer-encoding', 'content-length',
       'host', 'upgrade', 'authorization'}


class Upstream:
    """A server and its credentials."""

    def __init__(self, url, context=None, headers=None):
        self.url = urllib.parse.urlsplit(url)
        self.context = context
        self.headers = headers or {}

    @classmethod
    def from_env(cls):
        """The server of tests/cluster, or a plain one."""
        url = os.environ['KIN_CLUSTER_SERVER']
        if url.startswith('http:'):
            return cls(url)
        context = ssl.create_default_context(
            cafile=os.environ['KIN_CLUSTER_CA'])
        context.load_cert_chain(os.environ['KIN_CLUSTER_CERT'],
                                os.environ['KIN_CLUSTER_KEY'])
        return cls(url, context)

    def connect(self):
        if self.context:
            return http.client.HTTPSConnection(
                self.url.hostname, self.url.port, context=self.context)
        return http.client.HTTPConnection(self.url.hostname, self.url.port)


class Handler(http.server.BaseHTTPRequestHandler):
    """Forwards one request, and streams its response back."""
    protocol_version = 'HTTP/1.1'
    upstream = None
    seen = None

    def handle_any(self):
        length = int(self.headers.get('Content-Length') or 0)
        body = self.rfile.read(length) if length else b''
        self.seen.append(Request(self.command, self.path, body))
        connection = self.upstream.connect()
        headers = {name: value for name, value in self.headers.items()
                   if name.lower() not in OWN}
        headers.update(self.upstream.headers)
        try:
            connection.request(self.command, self.path, body or None, headers)
            self.pass_on(connection.getresponse())
        except (OSError, http.client.HTTPException):
            self.close_connection = True
        finally:
            connection.close()

    def pass_on(self, answer):
        self.send_response(answer.status)
        for name, value in answer.getheaders():
            if name.lower() not in OWN:
                self.send_header(name, value)
        self.send_header('Transfer-Encoding', 'chunked')
        self.end_headers()
        self.wfile.flush()
        while True:
            piece = answer.read1(65536)
            self.wfile.write(b'%x\r\n%s\r\n' % (len(piece), piece))
            self.wfile.flush()
            if not piece:
                break

    do_GET = do_POST = do_PUT = do_PATCH = do_DELETE = handle_any

    def log_message(self, format, *args):  # noqa: A002
        pass


class Server(http.server.ThreadingHTTPServer):
    """Reports no error for clients that disconnect."""
    daemon_threads = True
    block_on_close = False

    def handle_error(self, request, client_address):
        pass


class Proxy:
    """Listens until it is closed."""

    def __init__(self, upstream):
        self.seen = []
        handler = type('Own', (Handler,),
                       {'upstream': upstream, 'seen': self.seen})
        self.server = Server(('127.0.0.1', 0), handler)
        self.url = 'http://127.0.0.1:%d' % self.server.server_address[1]
        self.thread = threading.Thread(target=self.server.serve_forever,
                                       daemon=True)
        self.thread.start()

    def requests(self):
        return list(self.seen)

    def close(self):
        self.server.shutdown()
        self.server.server_close()
