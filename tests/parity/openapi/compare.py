#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Compares two documents of /openapi/v2, a real one and that of kin.

usage: compare.py REAL KIN

All definitions and operations of kin must be those of the real document, and
all definitions and paths of resources must be there, except for what is listed
below.
"""
import json
import sys

# Not in the facts about types, or of no use to clients.
IGNORED = {'description', 'x-kubernetes-unions'}
OPERATION = ('operationId', 'x-kubernetes-action',
             'x-kubernetes-group-version-kind', 'responses')
# Discovery and watches; kin lists only what the API serves as objects.
OTHER_DEFINITIONS = ('.meta.v1.API', '.meta.v1.GroupVersionForDiscovery',
                     '.meta.v1.ServerAddressByClientCIDR',
                     '.meta.v1.WatchEvent', '.version.Info')
# What connects to nodes and pods.
CONNECTIONS = ('attach', 'exec', 'log', 'portforward', 'proxy', '{path}')


def clean(value, is_properties=False):
    """Without what is ignored; lists of names and kinds in one order."""
    if isinstance(value, dict):
        return {key: clean(item, key == 'properties')
                for key, item in value.items()
                if is_properties or key not in IGNORED}
    if isinstance(value, list):
        return sorted((clean(item) for item in value),
                      key=lambda item: json.dumps(item, sort_keys=True))
    return value


def definition(name, value):
    value = clean(value)
    if name.endswith('.DeleteOptions'):  # of groups that are not served, too
        value.pop('x-kubernetes-group-version-kind')
    for field in value.get('properties', {}).values():
        if field.get('x-kubernetes-map-type') == 'granular':  # the default
            field.pop('x-kubernetes-map-type')
    return value


def is_resource(path):
    words = path.strip('/').split('/')
    return (words[0] in ('api', 'apis') and 'watch' not in words and
            not path.endswith('/') and words[-1] not in CONNECTIONS)


def operation(method, value):
    value = {key: clean(value.get(key)) for key in OPERATION}
    if method == 'delete':  # some kinds answer with the object
        value.pop('responses')
    return value


def compare_definitions(real, kin):
    for name in sorted(set(real) | set(kin)):
        if name.rpartition('.')[0] and any(
                part in name for part in OTHER_DEFINITIONS):
            continue
        if 'example.com' in name or name.startswith('com.example.'):
            continue  # of other tests
        if name not in kin or name not in real:
            yield f'definition {name}: only in ' + (
                'real' if name in real else 'kin')
        elif definition(name, real[name]) != definition(name, kin[name]):
            yield f'definition {name} differs'


def compare_paths(real, kin):
    for path in sorted(set(real) | set(kin)):
        if not is_resource(path) or 'example.com' in path:
            continue
        if path not in kin or path not in real:
            yield f'path {path}: only in ' + (
                'real' if path in real else 'kin')
            continue
        for method in sorted(set(real[path]) | set(kin[path])):
            if method == 'parameters':
                continue
            pair = [operation(method, one[path].get(method, {}))
                    for one in (real, kin)]
            if pair[0] != pair[1]:
                yield f'{method} {path} differs: {pair[0]} and {pair[1]}'


def main():
    documents = []
    for path in sys.argv[1:3]:
        with open(path, encoding='utf-8') as file:
            documents.append(json.load(file))
    real, kin = documents
    found = list(compare_definitions(real['definitions'], kin['definitions']))
    found += compare_paths(real['paths'], kin['paths'])
    for line in found:
        print(line[:500])
    print('%d definitions and %d paths, %d differences' %
          (len(kin['definitions']), len(kin['paths']), len(found)))
    sys.exit(1 if found else 0)


main()
