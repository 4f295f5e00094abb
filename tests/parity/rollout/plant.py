# SPDX-License-Identifier: Apache-2.0
"""One control plane: what it holds, and kubectl for it."""
import http.client
import json
import os
import ssl
import subprocess
import threading
import urllib.parse

# kubectl is busy with its own start for most of its time.
KUBECTLS = threading.BoundedSemaphore(4)
PATIENCE_S = 120

PATHS = {
    'configmaps': '/api/v1/namespaces/%s/configmaps',
    'deployments': '/apis/apps/v1/namespaces/%s/deployments',
    'events': '/api/v1/namespaces/%s/events',
    'pods': '/api/v1/namespaces/%s/pods',
    'replicasets': '/apis/apps/v1/namespaces/%s/replicasets',
    'resourcequotas': '/api/v1/namespaces/%s/resourcequotas',
}
# Resources that the controllers manage, except those that another controller
# creates in every namespace.
WORLD = {
    'configmaps': '?fieldSelector=metadata.name!=kube-root-ca.crt',
    'deployments': '',
    'pods': '',
    'replicasets': '',
}


class Refused(Exception):
    """A failed request."""

    def __init__(self, status, text):
        super().__init__(text)
        self.status = status


def exchange(connection, method, path, body=None, kind='application/json'):
    """Status and text of the answer."""
    connection.request(method, path, body and json.dumps(body),
                       {'Accept': 'application/json', 'Content-Type': kind})
    answer = connection.getresponse()
    return answer.status, answer.read()


class Plant:
    """A folder of tests/cluster/cluster."""

    def __init__(self, work, name):
        self.name = name
        self.folder = os.path.join(work, name)
        with open(os.path.join(self.folder, 'port'), encoding='utf-8') as f:
            self.url = urllib.parse.urlsplit(
                f'https://127.0.0.1:{f.read().strip()}')
        pki = os.path.join(self.folder, 'pki')
        self.context = ssl.create_default_context(
            cafile=os.path.join(pki, 'ca.crt'))
        self.context.load_cert_chain(os.path.join(pki, 'admin.crt'),
                                     os.path.join(pki, 'admin.key'))
        self.local = threading.local()

    def connect(self):
        return http.client.HTTPSConnection(
            self.url.hostname, self.url.port, context=self.context,
            timeout=PATIENCE_S)

    def call(self, method, path, body=None, kind='application/json'):
        """The response, or None for 404.  Reads share a connection in each
        thread; one that the server has closed meanwhile is replaced."""
        answer = None
        if method == 'GET' and hasattr(self.local, 'connection'):
            try:
                answer = exchange(self.local.connection, method, path)
            except (http.client.HTTPException, OSError):
                self.local.connection.close()
        if not answer:
            connection = self.connect()
            answer = exchange(connection, method, path, body, kind)
            if method == 'GET':
                self.local.connection = connection
            else:
                connection.close()
        status, said = answer
        if status == 404:
            return None
        if status >= 300:
            raise Refused(status, f'{self.name}: {method} {path}: {said!r}')
        return json.loads(said)

    def get(self, path):
        return self.call('GET', path)

    def create(self, ns, plural, body):
        return self.call('POST', PATHS[plural] % ns, body)

    def patch(self, ns, what, change):
        """`what` is PLURAL/NAME, perhaps with a subresource."""
        plural, rest = what.split('/', 1)
        # Where controllers write all the time a server gives up after a few
        # conflicts.
        for left in reversed(range(10)):
            try:
                self.call('PATCH', f'{PATHS[plural] % ns}/{rest}', change,
                          'application/merge-patch+json')
                return
            except Refused as refused:
                if refused.status != 409 or left == 0:
                    raise

    def world(self, ns):
        """All objects in a namespace that controllers manage."""
        return {plural: self.get(PATHS[plural] % ns + query)['items']
                for plural, query in WORLD.items()}

    def events(self, ns):
        return self.get(PATHS['events'] % ns)['items']

    def kubectl(self, ns, arguments):
        """Its exit status and output."""
        # It ends before there is anything to collect.
        environment = dict(
            os.environ, GOGC='off',
            KUBECACHEDIR=os.path.join(self.folder, 'kubectl'),
            KUBECONFIG=os.path.join(self.folder, 'kubeconfig', 'admin'))
        with KUBECTLS:
            done = subprocess.run(
                ['kubectl', '-n', ns, *arguments], text=True,
                env=environment, timeout=PATIENCE_S, check=False,
                stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        return done.returncode, done.stdout
