#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Runs a program on a terminal of its own, and plays the person before it.

  terminal.py SCRIPT -- COMMAND...

The script is one of the functions below.  Says what is wrong; all waits end
after a minute.
"""
import fcntl
import os
import pty
import select
import signal
import struct
import sys
import termios
import time

LIMIT_S = 60


class Terminal:
    """A program, and what it has shown so far."""

    def __init__(self, command, columns=100, rows=24):
        self.shown = b''
        self.pid, self.fd = pty.fork()
        if self.pid == 0:
            os.environ['TERM'] = 'xterm'
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
                raise AssertionError(f'it goes on: {self.shown[-2000:]}')
        _, status = os.waitpid(self.pid, 0)
        return os.waitstatus_to_exitcode(status)


def check(condition, *what):
    if not condition:
        raise AssertionError(' '.join(map(str, what)))


def last_page(shown):
    """The lines of the last whole page that was drawn."""
    pages = shown.split(b'\x1b[H')[1:]
    whole = [page for page in pages if b'\x1b[J' in page]
    return whole[-1].split(b'\x1b[J')[0].split(b'\r\n')


def top_quits_on_q(command):
    """Draws, follows the size, quits on q, leaves all as it was."""
    terminal = Terminal(command)
    terminal.await_text(b'\x1b[?1049h', b'RESOURCE', b'watching', b'\x1b[J')
    during = terminal.settings()
    check(not during[3] & termios.ECHO, 'keys are shown')
    for columns, rows in ((30, 10), (120, 40), (1, 1), (200, 3), (80, 24)):
        terminal.resize(columns, rows)
        terminal.shown = b''
        terminal.await_text(b'\x1b[H', b'\x1b[J')
        terminal.shown = b''
        shown = terminal.await_text(b'\x1b[H', b'\x1b[J')
        lines = last_page(shown)
        check(len(lines) <= max(rows, 2), 'lines', len(lines), 'of', rows)
    terminal.press(b'x')
    terminal.press(b'q')
    status = terminal.await_end()
    check(status == 0, 'status', status)
    check(terminal.shown.endswith(b'\x1b[?25h\x1b[?1049l'),
          'the end is', terminal.shown[-100:])


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
    terminal.press(b'q')
    terminal.await_text(b'ended', b'susp = ^Z')
    check(terminal.settings()[:4] == before[:4], 'settings differ')
    terminal.press(b'\n')
    check(terminal.await_end() == 0, 'the shell fails')


def progress_shows(command):
    """A line that goes away when there is something to show."""
    terminal = Terminal(command)
    terminal.await_text(b'\r', b'objects', b'\x1b[K', b'ADDED')
    terminal.press(b'\x03')
    status = terminal.await_end()
    check(status == 130, 'status', status)


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
