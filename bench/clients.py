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

LIST = {'KUBE_FEATURE_WatchListClient': 'false'}
# The fields for an agent that maps addresses to pods, and the annotation with
# the time of an update.
FIELDS = ('.metadata.labels,.metadata.annotations.kin\\.bench/sent,'
          '.spec.nodeName,.status.phase,.status.podIP')

BEST = 'client-go LIST protobuf'
STREAMED = 'client-go WatchList protobuf'
TEXT = 'client-go LIST JSON'


def go(flags, environment=None, address='{url}'):
    return environment or {}, f'{GO} -server {address} {flags}'


def kin(flags='', address='{url}'):
    return {}, f'{KIN} bench sync --server {address} -o result {flags}'


def rust(flags=''):
    return {}, f'{RUST} --server {{url}} {flags}'


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
    'kin': kin(f'-{UPDATES}'),
    'kin, protobuf': kin(f'--wire protobuf -{UPDATES}'),
    'kin, projection': kin(f"--fields '{FIELDS}' -{UPDATES}"),
}
# Needed for bars only.
SPECIAL = {
    'client-go LIST protobuf, TLS': go('-proto -updates 0', LIST, '{tls}'),
    'kin, TLS': kin('--insecure-skip-tls-verify --updates 0', '{tls}'),
    'kin, custom objects':
        kin('--updates 0 --resource podcopies.bench.example.com'),
}
IDLE = {
    'client-go, 100 idle': go('-proto -idle 100'),
    'kin, 1,000 idle': kin('--idle 1000'),
}
IDLE_RUST = {'kube-rs, 100 idle': rust('--idle 100')}
