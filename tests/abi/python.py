# SPDX-License-Identifier: Apache-2.0
"""Uses the C ABI from another language: examples/python with a server.

  KIN, KIN_LIBRARY      the program and the library under test
  KUBECONFIG            a server with the objects of examples/shop.yaml
"""
import json
import os
import queue
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import unittest

sys.path.insert(0, os.path.join(os.path.dirname(os.path.realpath(__file__)),
                                '..', '..', 'examples', 'python'))
import kin  # noqa: E402

LIMIT_S = 60


def run_kin(*arguments, stdin=None):
    subprocess.run([os.environ['KIN'], *arguments], input=stdin, text=True,
                   check=True, stdout=subprocess.DEVNULL)


class Heard:
    """Records the calls of a handler, in order."""

    def __init__(self):
        self.calls = queue.Queue()

    def add_to(self, informer):
        return informer.add_handler(
            on_add=lambda o, initial: self.calls.put(('add', o.key, initial)),
            on_update=lambda old, o: self.calls.put(
                ('update', o.key, old.get('.data.a'), o.get('.data.a'))),
            on_delete=lambda o, gone: self.calls.put(('delete', o.key, gone)),
            on_synced=lambda: self.calls.put(('synced',)))

    def next(self):
        return self.calls.get(timeout=LIMIT_S)

    def until(self, *call):
        """Waits for a call; returns all calls up to it."""
        calls = [self.next()]
        while calls[-1] != call:
            calls.append(self.next())
        return calls


class Pods(unittest.TestCase):
    def setUp(self):
        self.pods = kin.Informer(kin.PODS)
        self.addCleanup(self.pods.close)

    def start(self):
        self.pods.start()
        self.pods.wait_synced(LIMIT_S)

    def test_version(self):
        self.assertRegex(kin.version(), r'^\d+\.\d+\.\d+')

    def test_lister(self):
        self.assertFalse(self.pods.has_synced())
        self.start()
        self.assertTrue(self.pods.has_synced())
        with self.pods.snapshot() as now:
            self.assertEqual(len(now), 5)
            self.assertEqual(sorted(o.key for o in now.list('shop')),
                             ['shop/db-0', 'shop/import', 'shop/web-0',
                              'shop/web-1'])
            self.assertEqual(sorted(o.key for o in now.list('', 'app=web')),
                             ['blog/web-0', 'shop/web-0', 'shop/web-1'])
            self.assertIsNone(now.get('shop', 'missing'))
            web = now.get('shop', 'web-0')
        # The object outlives the snapshot.
        self.assertEqual((web.namespace, web.name), ('shop', 'web-0'))
        self.assertEqual(web.get('.status.phase'), 'Running')
        self.assertEqual(web.get('.metadata.labels'), {'app': 'web'})
        self.assertEqual(web.get('.metadata.generation'), 1)
        self.assertIsNone(web.get('.spec.missing'))
        self.assertEqual(web.get()['kind'], 'Pod')

    def test_index(self):
        self.pods.add_index('node', '.spec.nodeName')
        self.start()
        with self.pods.snapshot() as now:
            self.assertEqual(now.index_values('node'), ['node-a', 'node-b'])
            self.assertEqual(sorted(o.key for o in now.by_index('node',
                                                               'node-b')),
                             ['blog/web-0', 'shop/web-1'])
            self.assertEqual(now.by_index('node', 'node-z'), [])
            with self.assertRaises(KeyError):
                now.by_index('missing', 'node-a')

    def test_errors(self):
        with self.assertRaisesRegex(kin.Error, 'node') as caught:
            self.pods.add_index('node', '.spec[')
        self.assertLess(caught.exception.code, 0)
        with self.assertRaisesRegex(kin.Error, 'nowhere'):
            kin.Informer(kin.PODS, kubeconfig='/nowhere/kubeconfig')
        missing = kin.Resource('example.com', 'v1', 'missings', 'Missing')
        with kin.Informer(missing) as informer:
            informer.start()
            for _ in range(LIMIT_S):
                with self.assertRaises(kin.Error) as caught:
                    informer.wait_synced(1)
                if 'not found (404)' in str(caught.exception):
                    break
            self.assertIn('not found (404)', str(caught.exception))

    def test_selector(self):
        with kin.Informer(kin.PODS, 'shop', 'app=db') as some:
            some.start()
            some.wait_synced(LIMIT_S)
            with some.snapshot() as now:
                self.assertEqual([o.key for o in now.list()], ['shop/db-0'])

    def test_exceptions_of_handlers_are_told(self):
        told, before = queue.Queue(), sys.excepthook
        sys.excepthook = lambda kind, *_: told.put(kind)
        self.addCleanup(setattr, sys, 'excepthook', before)
        self.pods.add_handler(on_add=lambda o, is_initial: 1 // 0)
        self.start()
        for _ in range(5):
            self.assertIs(told.get(timeout=LIMIT_S), ZeroDivisionError)


class Silent(unittest.TestCase):
    """A server that accepts connections but never responds."""

    def test_interrupt_ends_a_wait(self):
        with socket.create_server(('127.0.0.1', 0)) as server, \
                tempfile.NamedTemporaryFile('w') as config:
            port = server.getsockname()[1]
            json.dump({'clusters': [{'name': 'c', 'cluster': {
                'server': f'http://127.0.0.1:{port}'}}],
                       'contexts': [{'name': 'c', 'context': {
                           'cluster': 'c'}}],
                       'current-context': 'c'}, config)
            config.flush()
            with kin.Informer(kin.PODS, kubeconfig=config.name) as pods:
                pods.start()
                for wait in (pods.wait_synced,
                             lambda: pods.wait_version('1')):
                    timer = threading.Timer(0.3, signal.raise_signal,
                                            [signal.SIGINT])
                    timer.start()
                    with self.assertRaises(KeyboardInterrupt):
                        wait()
                    timer.join()
                self.assertFalse(pods.has_synced())
                with self.assertRaises(kin.Error) as caught:
                    pods.wait_synced(0.25)
                self.assertEqual(caught.exception.code, -4)


class Changes(unittest.TestCase):
    MAP = ('{"apiVersion":"v1","kind":"ConfigMap","metadata":'
           '{"name":"python","namespace":"default"},"data":{"a":"%s"}}')

    def test_handler(self):
        heard, late = Heard(), Heard()
        with kin.Informer(kin.CONFIGMAPS, 'default') as maps:
            heard.add_to(maps)
            maps.start()
            heard.until('synced')
            run_kin('create', '-f', '-', stdin=self.MAP % '1')
            heard.until('add', 'default/python', False)
            registration = late.add_to(maps)
            late.until('add', 'default/python', True)
            late.until('synced')
            maps.remove_handler(registration)
            run_kin('apply', '-f', '-', stdin=self.MAP % '2')
            heard.until('update', 'default/python', '1', '2')
            run_kin('delete', 'configmap', 'python', '-n', 'default')
            heard.until('delete', 'default/python', False)
            with maps.snapshot() as now:
                self.assertIsNone(now.get('default', 'python'))
            self.assertTrue(late.calls.empty())
            maps.stop()


unittest.main()
