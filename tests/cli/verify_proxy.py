#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""verify_proxy.py URL [OLD=NEW]...: an HTTP proxy for `kin serve` that replaces
texts in answers, except in lists at an exact version.  Prints its URL.

With --expired N, the first N lists at an exact version are answered with 410.
"""
import http.client
import http.server
import json
import sys
import urllib.parse

upstream = urllib.parse.urlparse(sys.argv[1]).netloc
arguments = sys.argv[2:]
expired = 0
if arguments and arguments[0] == "--expired":
    expired = int(arguments[1])
    arguments = arguments[2:]
changes = [tuple(a.encode().split(b"=", 1)) for a in arguments]


class Proxy(http.server.BaseHTTPRequestHandler):
    def log_message(self, *_):
        pass

    def answer(self, code, kind):
        self.send_response(code)
        self.send_header("Content-Type", kind)
        self.send_header("Connection", "close")
        self.end_headers()

    def do_GET(self):
        global expired
        is_exact = "resourceVersionMatch=Exact" in self.path
        if is_exact and expired > 0:
            expired -= 1
            self.answer(410, "application/json")
            self.wfile.write(json.dumps({
                "kind": "Status", "apiVersion": "v1", "status": "Failure",
                "reason": "Expired", "code": 410,
                "message": "The resourceVersion for the provided list is too "
                           "old."}).encode())
            return
        connection = http.client.HTTPConnection(upstream)
        connection.request("GET", self.path, headers={
            "Accept": "application/json"})
        answer = connection.getresponse()
        self.answer(answer.status, answer.getheader("Content-Type", ""))
        for line in answer:
            if not is_exact:
                for old, new in changes:
                    line = line.replace(old, new)
            self.wfile.write(line)
            self.wfile.flush()


class Server(http.server.ThreadingHTTPServer):
    daemon_threads = True

    def handle_error(self, *_):
        pass  # the client has closed its watch


server = Server(("127.0.0.1", 0), Proxy)
print("proxy on http://127.0.0.1:%d" % server.server_port, flush=True)
server.serve_forever()
