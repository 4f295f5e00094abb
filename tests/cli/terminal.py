#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Runs a program on a terminal of its own, and plays the person before it.

  terminal.py SCRIPT -- COMMAND...

The script is one of the functions below.  Says what is wrong; all waits end
after a minute.
"""
import contextlib
import fcntl
import http.server
import json
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
import threading
import time

LIMIT_S = 60


class Terminal:
    """A program, and what it has shown so far."""

    def __init__(self, command, columns=100, rows=24):
        self.shown = b''
        self.pid, self.fd = pty.fork()
        if self.pid == 0:
            os.environ['TERM'] = 'xterm'
            # Shells make background processes ignore some.
            for number in (signal.SIGINT, signal.SIGQUIT, signal.SIGHUP,
                           signal.SIGTERM):
                signal.signal(number, signal.SIG_DFL)
            # Wait until the other side has set the size.
            sys.stdin.readline()
            os.execvp(command[0], command)
        self.resize(columns, rows)
        self.before = termios.tcgetattr(self.fd)
        os.write(self.fd, b'\n')

    def resize(self, columns, rows):
        fcntl.ioctl(self.fd, termios.TIOCSWINSZ,
                    struct.pack('HHHH', rows, columns, 0, 0))

    def read(self, timeout):
        """More of what is shown; false at the end."""
        ready, _, _ = select.select([self.fd], [], [], timeout)
        if not ready:
            return True
        try:
            piece = os.read(self.fd, 65536)
        except OSError:
            piece = b''
        self.shown += piece
        return piece != b''

    def await_text(self, *texts):
        """Until all of them were shown since the last call."""
        end = time.monotonic() + LIMIT_S
        while not all(text in self.shown for text in texts):
            if time.monotonic() > end or not self.read(0.1):
                raise AssertionError(f'no {texts} in {self.shown[-2000:]}')
        shown, self.shown = self.shown, b''
        return shown

    def await_full(self):
        """Waits until the terminal buffer is full, since nothing reads it."""
        before, now = -1, 0
        while now != before:
            time.sleep(0.5)
            size = fcntl.ioctl(self.fd, termios.FIONREAD, bytes(4))
            before, now = now, struct.unpack('i', size)[0]

    def settings(self):
        return termios.tcgetattr(self.fd)

    def press(self, keys):
        os.write(self.fd, keys)

    def await_end(self):
        """The exit status, or minus the signal; all is read."""
        end = time.monotonic() + LIMIT_S
        while self.read(0.1):
            if time.monotonic() > end:
                os.kill(self.pid, signal.SIGKILL)
                raise AssertionError(
                    f'it is still running: {self.shown[-2000:]}')
        _, status = os.waitpid(self.pid, 0)
        return os.waitstatus_to_exitcode(status)


def check(condition, *what):
    if not condition:
        raise AssertionError(' '.join(map(str, what)))


def await_page(terminal):
    """The lines of a page that is drawn from now on, as they stand there."""
    terminal.shown = b''
    end = time.monotonic() + LIMIT_S
    while True:
        _, begun, rest = terminal.shown.partition(b'\x1b[H')
        page, ended, _ = rest.partition(b'\x1b[J')
        if begun and ended:
            text = re.sub(rb'\x1b\[[0-9;]*[mK]|\r', b'', page)
            return text.split(b'\n')
        if time.monotonic() > end or not terminal.read(0.1):
            raise AssertionError(f'no page in {terminal.shown[-2000:]}')


def fits(lines, columns, rows):
    # A line that fills the last column would lose it when cleared.
    return len(lines) <= max(rows, 2) and \
        max(map(len, lines)) < max(columns, 2)


def await_fitting_page(terminal, columns, rows):
    """Pages for another size may be on their way; after one that fits none."""
    end = time.monotonic() + LIMIT_S
    while not fits(await_page(terminal), columns, rows):
        check(time.monotonic() < end, 'no page fits', columns, rows)
    lines = await_page(terminal)
    check(fits(lines, columns, rows), lines, 'in', columns, rows)


def top_quits_on_q(command):
    """Draws, follows the size, quits on q, leaves all as it was."""
    terminal = Terminal(command)
    terminal.await_text(b'\x1b[?1049h', b'RESOURCE', b'watching', b'\x1b[J')
    during = terminal.settings()
    check(not during[3] & termios.ECHO, 'keys are shown')
    for columns, rows in ((30, 10), (120, 40), (1, 1), (200, 3), (80, 24)):
        terminal.resize(columns, rows)
        await_fitting_page(terminal, columns, rows)
    terminal.press(b'x')
    terminal.press(b'q')
    status = terminal.await_end()
    check(status == 0, 'status', status)
    check(terminal.shown.endswith(b'\x1b[?25h\x1b[?1049l'),
          'the end is', terminal.shown[-100:])


def top_explains_itself(command):
    """All columns are whole at 60; ? shows help, and the table again."""
    terminal = Terminal(command, columns=60)
    terminal.await_text(b'replicasets.apps', b'watching', b'\x1b[J')
    title, header, *rows = await_page(terminal)
    check(b'? help' in title and b'q quit' in title, 'title', title)
    words = header.split()
    check(words[:3] == [b'RESOURCE', b'STATE', b'OBJECTS'] and
          b'MEMORY' in words and b'LAG' in words, 'columns', header)
    check(all(len(row.split()) == len(words) for row in rows if row),
          'rows', rows, 'below', header)
    terminal.press(b'?')
    terminal.await_text(b'EVENTS/S  of the watch', b'quit', b'\x1b[J')
    terminal.press(b'?')
    terminal.await_text(b'RESOURCE', b'watching', b'\x1b[J')
    terminal.press(b'q')
    check(terminal.await_end() == 0, 'it fails')


def top_ends_on_interrupt(command):
    """Ctrl-C is 130, and the terminal is as it was."""
    terminal = Terminal(command)
    terminal.await_text(b'RESOURCE', b'watching')
    terminal.press(b'\x03')
    status = terminal.await_end()
    check(status == 130, 'status', status)
    check(b'\x1b[?1049l' in terminal.shown, 'no way back')


def shell_is_restored(command):
    """What a shell that started it finds afterwards."""
    terminal = Terminal(['sh', '-c', '"$@"; echo ended; stty -a; read x',
                         'sh'] + command)
    before = terminal.before
    terminal.await_text(b'watching')
    terminal.press(b'\x1a\x1cq')  # Ctrl-Z and Ctrl-\ are no way out
    terminal.await_text(b'ended', b'susp = ^Z')
    check(terminal.settings()[:4] == before[:4], 'settings differ')
    terminal.press(b'\n')
    check(terminal.await_end() == 0, 'the shell fails')


def top_is_killed(command):
    """A second signal restores the terminal, even if output is blocked."""
    inner = 'echo pid $$.; exec "$@"'
    terminal = Terminal(['sh', '-c', f"sh -c '{inner}' sh \"$@\"; "
                         'echo ended; read x', 'sh'] + command)
    before = terminal.before
    shown = terminal.await_text(b'pid ', b'.', b'\x1b[?1049h', b'\x1b[J')
    pid = int(re.search(rb'pid (\d+)\.', shown)[1])
    terminal.await_full()
    os.kill(pid, signal.SIGTERM)
    # On a busy machine it may have had room left, and have ended.
    with contextlib.suppress(ProcessLookupError):
        os.kill(pid, signal.SIGHUP)
    terminal.await_text(b'ended')
    check(terminal.settings()[:4] == before[:4], 'settings differ')
    terminal.press(b'\n')
    check(terminal.await_end() == 0, 'the shell fails')


class SlowServer(http.server.BaseHTTPRequestHandler):
    """Lists pods in two pages, of which the second waits for a word."""
    protocol_version = 'HTTP/1.1'
    is_asked = threading.Event()
    go_on = threading.Event()

    discovery = {
        '/api': {'kind': 'APIVersions', 'versions': ['v1']},
        '/apis': {'kind': 'APIGroupList', 'apiVersion': 'v1', 'groups': []},
        '/api/v1': {'kind': 'APIResourceList', 'groupVersion': 'v1',
                    'resources': [{'name': 'pods', 'singularName': 'pod',
                                   'namespaced': True, 'kind': 'Pod',
                                   'verbs': ['get', 'list', 'watch']}]}}

    def do_GET(self):  # the name is http.server's
        path, _, query = self.path.partition('?')
        if path in self.discovery:
            self.answer(self.discovery[path])
        elif path != '/api/v1/pods' or 'watch=' in query:
            self.send_error(404)
        else:
            self.answer(self.page(query))

    def page(self, query):
        metadata = {'resourceVersion': '7'}
        if 'continue=' in query:
            self.is_asked.set()
            self.go_on.wait(LIMIT_S)
        else:
            metadata.update({'continue': 'more', 'remainingItemCount': 1})
        pod = {'metadata': {'name': 'b' if 'continue=' in query else 'a',
                            'namespace': 'default', 'resourceVersion': '5'}}
        return {'kind': 'PodList', 'apiVersion': 'v1', 'metadata': metadata,
                'items': [pod]}

    def answer(self, value):
        body = json.dumps(value).encode()
        self.send_response(200)
        self.send_header('Content-Type', 'application/json')
        self.send_header('Content-Length', str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_):
        pass


def slow_server():
    """Where it is."""
    server = http.server.ThreadingHTTPServer(('127.0.0.1', 0), SlowServer)
    server.daemon_threads = True
    server.handle_error = lambda *_: None  # clients may leave early
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return f'http://127.0.0.1:{server.server_port}'


LINE = b'\rpods: 1 of 2 objects, '


def progress_shows(command):
    """A line that goes away when there is something to show."""
    terminal = Terminal(command + ['--server', slow_server()])
    terminal.await_text(LINE)
    SlowServer.go_on.set()
    shown = terminal.await_text(b'NAME', b'b  ')
    check(b'\r\x1b[K' in shown, 'it is not wiped', shown)
    terminal.press(b'\x03')
    status = terminal.await_end()
    check(status in (0, 130), 'status', status)


def progress_is_silent(command):
    """Nothing of it comes when stdout is piped."""
    terminal = Terminal(['sh', '-c', '"$@" | cat', 'sh'] + command +
                        ['--server', slow_server()])
    check(SlowServer.is_asked.wait(LIMIT_S), 'it asks for nothing')
    beside = Terminal(command + ['--server', slow_server()])
    beside.await_text(LINE)  # begun later: the other would show it by now
    terminal.read(0.1)
    check(LINE not in terminal.shown, 'it shows', terminal.shown)
    SlowServer.go_on.set()
    terminal.await_text(b'a')
    for each in terminal, beside:
        each.press(b'\x03')
        each.await_end()


def once_fails_on_term(command):
    """No table, so it has not succeeded; no terminal is needed."""
    with subprocess.Popen(command + ['--server', slow_server()],
                          stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                          text=True) as program:
        check(SlowServer.is_asked.wait(LIMIT_S), 'it asks for nothing')
        program.send_signal(signal.SIGTERM)
        out, err = program.communicate(timeout=LIMIT_S)
    SlowServer.go_on.set()
    check(program.returncode == 1, 'status', program.returncode)
    check(out == '', 'stdout is', out)
    check(err == 'kin top: ended by a signal before all had synced\n',
          'stderr is', err)


def demo_leaves_no_bar(command):
    """Bars fit into a narrow terminal, and none is left by Ctrl-C."""
    columns = 40
    terminal = Terminal(command, columns=columns)
    shown = terminal.await_text(b'objects synced', b'/272 pods run')
    terminal.press(b'\x03')
    status = terminal.await_end()
    shown += terminal.shown
    # On a busy machine all may have been printed before.
    if status != 0 or b'Next steps' not in shown:
        check(status == 130, 'status', status)
    for line in shown.split(b'\n'):
        for bar in line.split(b'\r\x1b[K'):
            bar = bar.removesuffix(b'^C')
            check(not bar.startswith(b'   [') or len(bar) < columns,
                  'too long:', bar)
    left = shown.rpartition(b'\n')[2].rpartition(b'\x1b[K')[2]
    check(left in (b'', b'^C'), 'the last line is', left)


def demo_fits(command):
    """No line about an event is longer than the terminal is wide."""
    columns = 72
    terminal = Terminal(command, columns=columns)
    shown = terminal.await_text(b'Next steps')
    widest = 0
    for line in shown.split(b'\n'):
        line = re.sub(rb'\x1b\[[0-9;]*[mK]|\r', b'', line)
        if re.match(rb'   \d\d:\d\d:\d\d ', line):
            widest = max(widest, len(line.decode()))
    check(widest == columns, 'the widest line has', widest)
    check(terminal.await_end() == 0, 'it fails')


def shell_completes(command, setup):
    """The key Tab in a shell: for a name, for one with a colon, for a value
    behind an equals sign, for a word that others follow without a blank, and
    for a file."""
    terminal = Terminal(command)
    # Input is echoed too, so it must not look like output.
    terminal.press(setup + b'\n')
    terminal.await_text(b'ready> ')
    # The line is not run; Ctrl-U clears it.
    terminal.press(b'kin get --kubeconfig "$(touch ran)" pods d\t\x15')
    for keys, answer in (
            (b'kin get pods -n shop db\t-o name', b'pod/db-0'),
            (b'kin get clusterroles system:ba\t-o name',
             b'k8s.io/system:basic-user'),
            (b"kin get -n shop po/im\t-o jsonp\t'{.status.phase}'",
             b'Pending'),
            (b'kin api-reso\t--api-group=app\t--verbs get,pat\t-o name',
             b'statefulsets.apps'),
            (b'kin get --kubeconfig=./shop.\t--namespace=sh\tpods db-0 -o name',
             b'pod/db-0'),
            (b'kin object print -o comp\tod\t', b'{"odd":"yes"}')):
        terminal.press(keys + b'\n')
        terminal.await_text(answer, b'ready> ')
    terminal.press(b'exit\n')
    check(terminal.await_end() == 0, 'the shell fails')


def bash_completes(command):
    shell_completes(command,
                    b"source <(kin help -o bash); PS1='rea''dy> '")


def zsh_completes(command):
    """With the script in a folder of fpath, as it is installed."""
    shell_completes(command,
                    b'mkdir functions; kin help -o zsh >functions/_kin; '
                    b'fpath=($PWD/functions $fpath); autoload -U compinit; '
                    b"compinit -u -D; PS1='rea''dy> '")


def zsh_completes_by_source(command):
    shell_completes(command,
                    b'autoload -U compinit; compinit -u -D; '
                    b"source <(kin help -o zsh); PS1='rea''dy> '")


def fish_completes(command):
    shell_completes(command,
                    b'kin help -o fish | source; '
                    b"function fish_prompt; echo -n 'rea''dy> '; end")


def main():
    script, dashes, *command = sys.argv[1:]
    check(dashes == '--', 'usage')
    try:
        globals()[script](command)
    except AssertionError as problem:
        print(f'{script}: {problem}')
        return 1
    return 0


sys.exit(main())
