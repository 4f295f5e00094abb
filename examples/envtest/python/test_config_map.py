# SPDX-License-Identifier: Apache-2.0
"""A test with an API server of its own, and the official Python client.

KIN is the program; default: the `kin` of PATH.

    pip install -r requirements.txt
    python -m unittest
"""
import os
import subprocess
import tempfile
import unittest

from kubernetes import client, config, watch


class Server:
    """`kin serve` on a free port."""

    def __init__(self):
        self.folder = tempfile.TemporaryDirectory()
        self.kubeconfig = os.path.join(self.folder.name, "kubeconfig")
        self.process = subprocess.Popen(
            [os.environ.get("KIN", "kin"), "serve", "--listen", "127.0.0.1:0",
             "--kubeconfig-out", self.kubeconfig],
            stdout=subprocess.PIPE, text=True)
        line = self.process.stdout.readline()
        if not line.startswith("listening on "):
            raise RuntimeError(f"kin serve: {line!r}")

    def stop(self):
        """Ends it; returns its exit status."""
        self.process.terminate()
        status = self.process.wait(timeout=30)
        self.process.stdout.close()
        self.folder.cleanup()
        return status


class ConfigMapTest(unittest.TestCase):
    """Each class has a new, empty server: it starts in milliseconds."""

    @classmethod
    def setUpClass(cls):
        cls.server = Server()
        cls.api_client = config.new_client_from_config(cls.server.kubeconfig)
        cls.api = client.CoreV1Api(cls.api_client)

    @classmethod
    def tearDownClass(cls):
        cls.api_client.close()
        assert cls.server.stop() == 0

    def test_watch_sees_config_map(self):
        """A watch from before the create gets the object."""
        version = self.api.list_namespaced_config_map(
            "default").metadata.resource_version
        menu = client.V1ConfigMap(
            metadata=client.V1ObjectMeta(name="menu"),
            data={"soup": "tomato"})
        self.api.create_namespaced_config_map("default", menu)
        events = watch.Watch().stream(
            self.api.list_namespaced_config_map, "default",
            resource_version=version, timeout_seconds=60)
        event = next(iter(events))
        self.assertEqual(event["type"], "ADDED")
        self.assertEqual(event["object"].data, {"soup": "tomato"})

    def test_conflict(self):
        """A second create is rejected."""
        mine = client.V1ConfigMap(metadata=client.V1ObjectMeta(name="mine"))
        self.api.create_namespaced_config_map("default", mine)
        with self.assertRaises(client.ApiException) as caught:
            self.api.create_namespaced_config_map("default", mine)
        self.assertEqual(caught.exception.status, 409)


if __name__ == "__main__":
    unittest.main()
