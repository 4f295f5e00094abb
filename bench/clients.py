# SPDX-License-Identifier: Apache-2.0
"""The clients that are measured on the replay server.

Each is an environment and a command; {url}, {tls} and {updates} are filled in.
They all go through the phases of `kin bench sync` and print its keys.
"""
import os

import replay

KIN = os.environ.get('KIN', 'build/bench/bin/kin')
GO = f'{replay.PEERS}/clientgo'
RUST = f'{replay.PEERS}/cargo/release/kubers'
RECEIVE = os.path.join(os.path.dirname(KIN), 'bench_receive')
if not os.path.exists(RECEIVE):
    RECEIVE = 'build/bench/bin/bench_receive'

LIST = {'KUBE_FEATURE_WatchListClient': 'false'}
# The fields for an agent that maps addresses to pods, and the annotation with
# the time of an update.
FIELDS = ('.metadata.labels,.metadata.annotations.kin\\.bench/sent,'
          '.spec.nodeName,.status.phase,.status.podIP')

BEST = 'client-go LIST protobuf'
STREAMED = 'client-go WatchList protobuf'
TEXT = 'client-go LIST JSON'
RECEIVED = 'receiving only'
BEFORE, BEFORE_TLS = 'kin before', 'kin before, TLS'
PEER_TLS = f'{BEST}, TLS'


def go(flags, environment=None, address='{url}'):
    return environment or {}, f'{GO} -server {address} {flags}'


def kin(flags='', address='{url}', program=KIN):
    return {}, f'{program} bench sync --server {address} -o result {flags}'


def kin_json(flags, *more, **which):
    """JSON, whatever the automatic choice is."""
    return kin(f'--wire json {flags}', *more, **which)


def rust(flags=''):
    return {}, f'{RUST} --server {{url}} {flags}'


def before_of(commit):
    """Returns the program of an older commit."""
    return f'build/before/{commit}/build/bench/bin/kin'


UPDATES = '-updates {updates}'
CLIENT_GO = {
    BEST: go(f'-proto {UPDATES}', LIST),
    STREAMED: go(f'-proto {UPDATES}'),
    TEXT: go(UPDATES, LIST),
    'client-go WatchList JSON': go(UPDATES),
}
KUBE_RS = {
    'kube-rs list': rust(f'-{UPDATES}'),
    'kube-rs streaming': rust(f'--stream -{UPDATES}'),
}
KINS = {
    'kin': kin_json(f'-{UPDATES}'),
    'kin, protobuf': kin(f'--wire protobuf -{UPDATES}'),
    'kin, projection': kin_json(f"--fields '{FIELDS}' -{UPDATES}"),
}
# The first list only, of the clients above.
SYNC = {
    BEST: go('-proto -sync', LIST),
    STREAMED: go('-proto -sync'),
    TEXT: go('-sync', LIST),
    'client-go WatchList JSON': go('-sync'),
    'kube-rs list': rust('--updates 0'),
    'kube-rs streaming': rust('--stream --updates 0'),
    'kin': kin_json('--until sync'),
    'kin, protobuf': kin('--wire protobuf --until sync'),
    'kin, projection': kin_json(f"--fields '{FIELDS}' --until sync"),
}
# Not expected to be quick, and without a bar: measured once.
SLOW = ('client-go WatchList JSON', 'kin, projection', *KUBE_RS)
YARDSTICK = {RECEIVED: ({}, f'{RECEIVE} {{url}} {{updates}}')}
# Needed for bars only.
SPECIAL = {
    PEER_TLS: go('-proto -sync', LIST, '{tls}'),
    'kin, TLS': kin_json('--insecure-skip-tls-verify --until sync', '{tls}'),
    'kin, custom objects':
        kin_json('--until relist --silent '
                 '--resource podcopies.bench.example.com'),
    'kin, 2 informers': kin_json('--until sync --informers 2'),
    'kin, 4 handlers': kin_json(f'--until updates --handlers 4 -{UPDATES}'),
    'kin, blocking': kin_json('--until relist --overflow block'),
    'kin, coalescing': kin_json('--until relist --overflow coalesce'),
}
# Points of curves without a bar: measured once.
CURVES = {
    'kin, 8 handlers': kin_json(f'--until updates --handlers 8 -{UPDATES}'),
    'kin, 4 indexes': kin_json(f'--until updates --indexes 4 -{UPDATES}'),
    'kin, 16 indexes': kin_json(f'--until updates --indexes 16 -{UPDATES}'),
}
IDLE = {
    'client-go, 100 idle': go('-proto -idle 100'),
    'kin, 1 idle': kin('--idle 1'),
    'kin, 1,000 idle': kin('--idle 1000'),
}
IDLE_RUST = {'kube-rs, 100 idle': rust('--idle 100')}
BEFORE_IDLE = 'kin before, 1,000 idle'

# Set of bench/gen: the resource for kin and for client-go, and its best mode.
KINDS = {
    'services': ('services', '-proto -resource services'),
    'endpointslices': ('endpointslices.discovery.k8s.io', '-proto '
                       '-resource endpointslices.v1.discovery.k8s.io'),
    'nodes': ('nodes', '-proto -resource nodes'),
    'events': ('events', '-proto -resource events'),
    'configmaps': ('configmaps', '-proto -resource configmaps'),
    'widgets': ('widgets.example.com',
                '-dynamic -resource widgets.v1alpha1.example.com'),
}
CUSTOM_KINDS = ('widgets',)


def of_kind(kind):
    """Returns the clients that are compared on objects of a kind."""
    resource, flags = KINDS[kind]
    chosen = {BEST: go(f'-sync {flags}', LIST),
              'kin': kin_json(f'--until sync --resource {resource}')}
    if kind not in CUSTOM_KINDS:
        chosen['kin, protobuf'] = kin('--wire protobuf --until sync '
                                      f'--resource {resource}')
    return chosen


def of_namespaces(count):
    """One informer over numbered namespaces of services."""
    return {'kin': kin_json('--until sync --resource services '
                            f'--namespaces {count}')}


def of_before(step, tls):
    """Returns clients of older commits; an empty commit has none."""
    chosen = {}
    if step:
        chosen[BEFORE] = kin_json(f'-{UPDATES}', program=before_of(step))
    if tls:
        chosen[BEFORE_TLS] = kin_json(
            '--insecure-skip-tls-verify --updates 0', '{tls}',
            before_of(tls))
    return chosen
