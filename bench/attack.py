#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Measures a normal client of `kin serve` while other clients attack it.

  bench/attack.py [--kin PROGRAM] [--only NAME,...] [--seconds S] [--share F]
                  [--check]

Each attack has its own server and its own processes, and continues until it is
killed: connections that the server closes are reopened every second, writes are
repeated.  Meanwhile a client on 127.0.0.1 gets a ConfigMap every 20 ms, each
time over a new connection, like a client that has just started; a failed get
counts as ten seconds.

  slow      2,000 connections, each sending one byte of a head every second
  half      4,000 connections from 127.0.0.2 that send nothing
  same      the same from 127.0.0.1, the client's own address
  unread    50 watches that are never read, and up to 50 writes of 20 KB per
            second
  costly    34 clients that send expensive writes: services with 25,000 ports,
            JSON and strategic merge patches of thousands of elements
  together  1,000 slow, 1,000 half-open, 50 watches, 34 costly

--share 0.1 scales each attack to a tenth, for a quick run.  Attackers, server
and client share the processors: the figures include the cost of the attack.
"""
import argparse
import json
import multiprocessing
import os
import re
import resource
import signal
import socket
import statistics
import subprocess
import sys
import time

ROOT = os.path.dirname(os.path.dirname(os.path.realpath(__file__)))
MAPS = '/api/v1/namespaces/default/configmaps'
SERVICES = '/api/v1/namespaces/default/services'
JSON = 'application/json'
FAILED_MS = 10000.0
MEDIAN_MS, WORST_MS = 100.0, 1000.0
PORTS = 25000
READY_S = 120
STOP_S = 30
ATTACKS = {
    'none': {},
    'slow': {'slow': 2000},
    'half': {'half': 4000},
    'same': {'same': 4000},
    'unread': {'unread': 50},
    'costly': {'costly': 34},
    'together': {'slow': 1000, 'half': 1000, 'unread': 50, 'costly': 34},
}


def say(text):
    print(f'bench: {text}', file=sys.stderr, flush=True)


# ---- raw HTTP ----

def connect(port, source='127.0.0.1', timeout=10.0):
    return socket.create_connection(('127.0.0.1', port), timeout=timeout,
                                    source_address=(source, 0))


def request_of(method, path, body=b'', content_type=JSON):
    return (f'{method} {path} HTTP/1.1\r\nHost: localhost\r\n'
            f'Content-Type: {content_type}\r\n'
            f'Content-Length: {len(body)}\r\n'
            'Connection: close\r\n\r\n').encode() + body


def ask(port, *words, timeout=10.0):
    """Reads the whole response; returns its status."""
    with connect(port, timeout=timeout) as sock:
        sock.sendall(request_of(*words))
        answer = b''
        while True:
            part = sock.recv(65536)
            if not part:
                return int(answer.split(b' ', 2)[1])
            answer += part


# ---- attacks, each in a separate process ----

def open_all(port, source, socks, count):
    """Opens the missing connections; stops at the first failure."""
    while len(socks) < count:
        try:
            sock = connect(port, source)
        except OSError:
            break
        sock.setblocking(False)
        socks.append(sock)


def is_open(sock):
    try:
        return len(sock.recv(4096)) > 0
    except BlockingIOError:
        return True
    except OSError:
        return False


def keep_open(socks):
    """Returns the connections that the server has not closed."""
    kept = []
    for sock in socks:
        if is_open(sock):
            kept.append(sock)
        else:
            sock.close()
    return kept


def hold(port, count, source, drip, ready):
    """Holds connections open for ever without completing a request."""
    socks = []
    while True:
        open_all(port, source, socks, count)
        ready.set()
        for sock in socks:
            try:
                if drip:
                    sock.send(drip)
            except OSError:
                pass
        time.sleep(1)
        socks = keep_open(socks)


def attack_slow(port, count, ready):
    hold(port, count, '127.0.0.2', b'G', ready)


def attack_half(port, count, ready):
    hold(port, count, '127.0.0.2', b'', ready)


def attack_same(port, count, ready):
    hold(port, count, '127.0.0.1', b'', ready)


def attack_unread(port, count, ready):
    watches = []
    for _ in range(count):
        sock = connect(port)
        sock.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        sock.sendall(f'GET {MAPS}?watch=1 HTTP/1.1\r\nHost: localhost\r\n\r\n'
                     .encode())
        watches.append(sock)
    ready.set()
    for i in range(1 << 30):
        body = json.dumps({'metadata': {'name': 'noise'},
                           'data': {'x': str(i) + 'x' * 20000}}).encode()
        try:
            ask(port, 'PUT' if i else 'POST', MAPS + ('/noise' if i else ''),
                body)
        except (OSError, IndexError):
            pass
        time.sleep(0.02)


def many_ports():
    return [{'name': f'p{i}', 'port': 1 + i, 'protocol': 'TCP'}
            for i in range(PORTS)]


def costly_requests():
    """Returns requests that are expensive for the server."""
    name = 'costly'
    service = {'metadata': {'name': name},
               'spec': {'selector': {'a': 'b'}, 'ports': many_ports()}}
    large = {'metadata': {'name': name},
             'data': {f'k{i}': 'v' for i in range(20000)}}
    operations = [{'op': 'replace', 'path': f'/data/k{19999 - i}',
                   'value': 'w'} for i in range(10000)]
    return [
        ('POST', SERVICES + '?dryRun=All', json.dumps(service).encode()),
        ('POST', MAPS, json.dumps(large).encode()),
        ('PATCH', f'{MAPS}/{name}?dryRun=All', json.dumps(operations).encode(),
         'application/json-patch+json'),
        ('PATCH', f'{SERVICES}/target?dryRun=All',
         json.dumps({'spec': {'ports': many_ports()}}).encode(),
         'application/strategic-merge-patch+json'),
    ]


def write_for_ever(port, requests):
    while True:
        for words in requests:
            try:
                ask(port, *words, timeout=600)
            except (OSError, IndexError):
                time.sleep(0.1)


def attack_costly(port, count, ready):
    """Forks the clients after the requests have been built once."""
    ask(port, 'POST', SERVICES, json.dumps(
        {'metadata': {'name': 'target'},
         'spec': {'selector': {'a': 'b'}, 'ports': many_ports()[:5000]}}
    ).encode(), timeout=600)
    requests = costly_requests()
    ask(port, *requests[1], timeout=600)
    for number in range(count):
        first = number % len(requests)
        if os.fork() == 0:
            write_for_ever(port, requests[first:] + requests[:first])
    ready.set()
    signal.pause()


# ---- the client ----

def get_once(port):
    begin = time.monotonic()
    try:
        status = ask(port, 'GET', MAPS + '/mine')
    except (OSError, IndexError):
        status = 0
    took_ms = (time.monotonic() - begin) * 1000
    return took_ms if status == 200 else FAILED_MS


def measure(port, seconds):
    times = []
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        times.append(get_once(port))
        time.sleep(0.02)
    return times


def start_attack(port, parts, share):
    """Starts the processes; returns when all attacks are running."""
    events = []
    processes = []
    for name, count in parts.items():
        events.append(multiprocessing.Event())
        processes.append(multiprocessing.Process(
            target=run_attack,
            args=(name, port, max(1, int(count * share)), events[-1])))
        processes[-1].start()
    for event in events:
        event.wait(READY_S)
    if events:
        time.sleep(2)
    return processes


def run_attack(name, port, count, ready):
    os.setpgid(0, 0)
    globals()[f'attack_{name}'](port, count, ready)


def end_attack(processes):
    for process in processes:
        try:
            os.killpg(process.pid, signal.SIGKILL)
        except ProcessLookupError:
            pass
        process.join()


# ---- the server ----

def start_server(kin):
    server = subprocess.Popen([kin, 'serve', '--listen', '127.0.0.1:0'],
                              stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                              text=True)
    for line in server.stdout:
        found = re.search(r'http://127\.0\.0\.1:(\d+)', line)
        if found:
            return server, int(found.group(1))
    raise SystemExit('bench: kin serve exited before listening')


def stop_server(server):
    """Stops the server with SIGTERM; returns how long it took, in ms."""
    begin = time.monotonic()
    server.send_signal(signal.SIGTERM)
    try:
        server.wait(STOP_S)
    except subprocess.TimeoutExpired:
        server.kill()
        server.wait()
        return (time.monotonic() - begin) * 1000
    if server.returncode != 0:
        raise SystemExit(f'bench: kin serve exited with {server.returncode}')
    return (time.monotonic() - begin) * 1000


def run_one(kin, name, seconds, share):
    server, port = start_server(kin)
    processes = []
    try:
        ask(port, 'POST', MAPS, b'{"metadata":{"name":"mine"}}')
        processes = start_attack(port, ATTACKS[name], share)
        times = measure(port, seconds)
        stop_ms = stop_server(server)
    finally:
        end_attack(processes)
        server.kill()
        server.wait()
    result = {'name': name, 'gets': len(times),
              'failed': times.count(FAILED_MS),
              'median_ms': statistics.median(times), 'worst_ms': max(times),
              'stop_ms': stop_ms}
    say('{name}: {gets} gets, {failed} failed, median {median_ms:.1f} ms, '
        'worst {worst_ms:.1f} ms; stopped in {stop_ms:.0f} ms'.format(**result))
    return result


def bars_of(results):
    for result in results:
        for key, what, limit in (('median_ms', 'median get', MEDIAN_MS),
                                 ('worst_ms', 'worst get', WORST_MS),
                                 ('stop_ms', 'stop', WORST_MS)):
            yield {'name': f'{result["name"]}: {what}', 'value': result[key],
                   'unit': 'ms', 'bar': 'at most', 'limit': limit,
                   'ok': result[key] <= limit}


def run(kin, names=tuple(ATTACKS), seconds=10.0, share=1.0):
    """Returns the results for bench/run."""
    limit = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (limit[1], limit[1]))
    multiprocessing.set_start_method('fork', force=True)
    results = [run_one(kin, name, seconds, share) for name in names]
    return {'bench': 'attack', 'results': results,
            'bars': list(bars_of(results))}


def main():
    parser = argparse.ArgumentParser(description=__doc__.split('\n')[0])
    parser.add_argument('--kin', default='build/bench/bin/kin')
    parser.add_argument('--only', default=','.join(ATTACKS))
    parser.add_argument('--seconds', type=float, default=10.0)
    parser.add_argument('--share', type=float, default=1.0)
    parser.add_argument('--check', action='store_true',
                        help='exit 1 if a bar is missed')
    args = parser.parse_args()
    names = args.only.split(',')
    for name in names:
        if name not in ATTACKS:
            parser.error(f"unknown attack '{name}'; use {', '.join(ATTACKS)}")
    os.chdir(ROOT)
    result = run(args.kin, names, args.seconds, args.share)
    missed = [bar['name'] for bar in result['bars'] if not bar['ok']]
    for name in missed:
        print(f'MISSED: {name}')
    return 1 if missed and args.check else 0


if __name__ == '__main__':
    sys.exit(main())
