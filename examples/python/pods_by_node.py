#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Prints the pods of a namespace by node, using an index."""
import sys

import kin


def main():
    namespace = sys.argv[1] if len(sys.argv) > 1 else 'default'
    with kin.Informer(kin.PODS, namespace=namespace) as pods:
        pods.add_index('node', '.spec.nodeName')
        pods.start()
        pods.wait_synced(timeout=30)
        with pods.snapshot() as now:
            for node in now.index_values('node'):
                print(f'{node}:')
                for pod in now.by_index('node', node):
                    print(f"  {pod.name} is {pod.get('.status.phase')}")


try:
    main()
except kin.Error as error:
    sys.exit(str(error))
