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
# What controllers look after, but for what another one puts everywhere.
WORLD = {
    'configmaps': '?fieldSelector=metadata.name!=kube-root-ca.crt',
    'deployments': '',
    'pods': '',
    'replicasets': '',
}


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

    def call(self, method, path, body=None, kind='application/json'):
        """What is answered, or None for 404."""
        if not hasattr(self.local, 'connection'):
            self.local.connection = http.client.HTTPSConnection(
                self.url.hostname, self.url.port, context=self.context,
                timeout=PATIENCE_S)
        try:
            self.local.connection.request(
                method, path, body and json.dumps(body),
                {'Accept': 'application/json', 'Content-Type': kind})
            answer = self.local.connection.getresponse()
            said = answer.read()
        except (http.client.HTTPException, OSError):
            del self.local.connection
            raise
        if answer.status == 404:
            return None
        if answer.status >= 300:
            raise RuntimeError(f'{self.name}: {method} {path}: {said!r}')
        return json.loads(said)

    def get(self, path):
        return self.call('GET', path)

    def create(self, ns, plural, body):
        return self.call('POST', PATHS[plural] % ns, body)

    def patch(self, ns, what, change):
        """`what` is PLURAL/NAME, perhaps with a subresource."""
        plural, rest = what.split('/', 1)
        self.call('PATCH', f'{PATHS[plural] % ns}/{rest}', change,
                  'application/merge-patch+json')

    def world(self, ns):
        """All that controllers look after in a namespace."""
        return {plural: self.get(PATHS[plural] % ns + query)['items']
                for plural, query in WORLD.items()}

    def events(self, ns):
        return self.get(PATHS['events'] % ns)['items']

    def kubectl(self, ns, arguments):
        """Its exit status, and what it says."""
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
