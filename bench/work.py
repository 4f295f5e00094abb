# SPDX-License-Identifier: Apache-2.0
"""Compares the work queues of kin and client-go, alternating.

Both put the same keys through a queue in the same way (bench/queue/main.c has
the words).  A figure is that of the best round; the bars are how often kin's
price goes into client-go's, on the wall and in CPU time of the process.
"""
import json
import os
import shutil
import subprocess
import sys

BUILD = 'build/bench'
PEERS = 'build/bench-data'
MODES = ('base', 'controller', 'named')
THREADS = (1, 2, 8)
TURNS = 3
ROUNDS = 5
BAR = 3.0


def say(text):
    print(f'bench: {text}', file=sys.stderr, flush=True)


def measure(program, mode, threads):
    done = subprocess.run([program, mode, str(threads), str(ROUNDS)],
                          check=True, stdout=subprocess.PIPE, text=True)
    return json.loads(done.stdout)


def best(results):
    return {key: min(result[key] for result in results)
            for key in ('wall_ns', 'cpu_ns')}


def build_peer():
    if not shutil.which('go'):
        say('no Go compiler: nothing is compared with client-go')
        return None
    program = os.path.abspath(f'{PEERS}/clientqueue')
    subprocess.run(['go', 'build', '-buildvcs=false', '-o', program,
                    './clientqueue'], cwd='bench/peers', check=True)
    return program


def bars_of(name, ours, theirs):
    for key, what in (('wall_ns', 'rate'), ('cpu_ns', 'keys for the same CPU')):
        ratio = theirs[key] / ours[key]
        yield {'name': f'{name}: {what}, against client-go', 'value': ratio,
               'unit': 'times', 'bar': 'at least', 'limit': BAR,
               'ok': ratio >= BAR}


def run():
    """Returns the results for bench/run."""
    own = f'{BUILD}/bin/bench_queue'
    if not os.path.exists(own):
        sys.exit(f"bench: {own} is missing: build the preset 'bench'")
    peer = build_peer()
    result = {'bench': 'queue', 'figures': [], 'bars': []}
    for mode in MODES:
        for threads in THREADS:
            say(f'queue, {mode}, {threads} threads, load '
                f'{os.getloadavg()[0]:.1f}')
            turns = [(measure(own, mode, threads),
                      peer and measure(peer, mode, threads))
                     for _ in range(TURNS)]
            name = f'{mode}, {threads} threads'
            ours = best([turn[0] for turn in turns])
            result['figures'].append({'name': name, 'kin': ours})
            if peer:
                theirs = best([turn[1] for turn in turns])
                result['figures'][-1]['client-go'] = theirs
                result['bars'] += bars_of(name, ours, theirs)
    return result
