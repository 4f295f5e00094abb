# SPDX-License-Identifier: Apache-2.0
"""A small node agent, measured from outside: memory, threads, size.

Each program watches the pods of one node over TLS, says that it has them, and
waits.  Sizes are those of stripped programs.
"""
import os
import re
import subprocess
import tempfile
import time

from clients import FIELDS
from replay import PEERS, Failed, ticks_of

PODS = 110  # what a kubelet takes
SETTLE_S = 2
BUILD = os.environ.get('KIN_BUILD', 'build/bench')
OWN = f'{BUILD}/bin/bench_agent'
AGENTS = {
    'client-go': ([f'{PEERS}/agent'], []),
    'kube-rs': ([f'{PEERS}/cargo/release/agent'], []),
    'kin': ([OWN], []),
    'kin, projection': ([OWN], [FIELDS]),
}


def number_of(pid, file, key):
    with open(f'/proc/{pid}/{file}', encoding='ascii') as text:
        found = re.search(rf'^{key}:\s+(\d+)', text.read(), re.MULTILINE)
    return int(found.group(1))


def libraries_of(program):
    """Returns the shared libraries that a program loads."""
    done = subprocess.run(['ldd', program], stdout=subprocess.PIPE, text=True,
                          stderr=subprocess.DEVNULL, check=False)
    return re.findall(r'(/\S+) \(0x', done.stdout)


def sizes_of(program):
    """Returns the MB of the stripped program, and with its libraries."""
    with tempfile.NamedTemporaryFile() as stripped:
        subprocess.run(['strip', '-o', stripped.name, program], check=True)
        own = os.path.getsize(stripped.name)
    loaded = sum(os.path.getsize(path) for path in libraries_of(program))
    return own / 2**20, (own + loaded) / 2**20


def measure(server, name):
    words, more = AGENTS[name]
    own_mb, whole_mb = sizes_of(words[0])
    with subprocess.Popen([*words, server.tls, 'node-1', *more], text=True,
                          stdin=subprocess.PIPE,
                          stdout=subprocess.PIPE) as agent:
        said = agent.stdout.readline()
        if said != f'synced {server.n}\n':
            agent.kill()
            raise Failed(f'the agent says {said!r}')
        time.sleep(SETTLE_S)
        pid = agent.pid
        figures = {
            'items': server.n,
            'peak_mb': number_of(pid, 'status', 'VmHWM') / 1024,
            'rss_mb': number_of(pid, 'status', 'VmRSS') / 1024,
            'pss_mb': number_of(pid, 'smaps_rollup', 'Pss') / 1024,
            'anon_mb': number_of(pid, 'status', 'RssAnon') / 1024,
            'threads': number_of(pid, 'status', 'Threads'),
            'cpu_s': ticks_of(pid),
            'program_mb': own_mb,
            'whole_mb': whole_mb,
        }
        agent.stdin.close()
    return figures
