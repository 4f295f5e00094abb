# SPDX-License-Identifier: Apache-2.0
"""Shared code of the check-* scripts: the project's files, and C sources.

C is not parsed.  Comments and literals are recognised exactly, functions by the
brace in the first column, which clang-format guarantees.
"""
import os
import re
import subprocess
import sys

TOKEN = re.compile(
    r'(?P<line>//[^\n]*)'
    r'|(?P<block>/\*.*?\*/)'
    r'|(?P<literal>"(?:\\.|[^"\\\n])*"|\'(?:\\.|[^\'\\\n])*\')',
    re.DOTALL)
CONTROL = re.compile(r'^( *)(?:\} )?(?:else )?(?:if|for|while|switch|do)\b')
BRANCH = re.compile(r'\b(?:if|for|while|case)\b|&&|\|\||\?')
NAME = re.compile(r'([A-Za-z_]\w*)\s*\(\s*(\w*)')


def project_root():
    """The tree of the running script."""
    return os.path.dirname(os.path.dirname(os.path.realpath(sys.argv[0])))


def is_clone(root):
    """Whether git knows the tree: not that of an unpacked release."""
    return os.path.exists(os.path.join(root, '.git'))


def project_files(root):
    """Paths of all files, also of new ones, but of none that git ignores."""
    listed = subprocess.run(
        [os.path.join(root, 'scripts/lib/files')],
        check=True, capture_output=True, text=True).stdout
    return sorted(p for p in set(listed.split('\0'))
                  if p and os.path.isfile(os.path.join(root, p)))


def c_files(root):
    return [p for p in project_files(root)
            if p.endswith(('.c', '.h', '.h.in'))]


def blank(text):
    return re.sub(r'[^\n]', ' ', text)


class Function:
    """A function definition; lines count from 1."""

    def __init__(self, name, first, last, body):
        self.name = name
        self.first = first
        self.last = last
        self.length = last - first + 1
        self.body = body
        self.complexity = 1 + len(BRANCH.findall(body))
        self.nesting = max((len(m.group(1)) // 4 for m in
                            map(CONTROL.match, body.split('\n')) if m),
                           default=0)


def is_generated(lines):
    return any('generated from' in line for line in lines[:5])


class Source:
    """A C file: `text` as it is, `bare` without comments, `code` without
    comments and without the content of literals.  All have the same lines."""

    def __init__(self, root, path):
        self.path = path
        with open(os.path.join(root, path), encoding='utf-8') as f:
            self.text = f.read()
        self.lines = self.text.split('\n')
        if self.lines[-1] == '':
            self.lines.pop()
        self.line_comments = []
        self.comment_lines = set()
        self.bare = TOKEN.sub(self._without_comment, self.text)
        self.code = TOKEN.sub(self._without_literal, self.bare)

    def line_of(self, offset):
        return self.text.count('\n', 0, offset) + 1

    def _without_comment(self, match):
        if match.group('literal'):
            return match.group()
        first = self.line_of(match.start())
        self.comment_lines.update(
            range(first, first + match.group().count('\n') + 1))
        if match.group('line'):
            self.line_comments.append(first)
        return blank(match.group())

    @staticmethod
    def _without_literal(match):
        literal = match.group()
        return literal[0] + blank(literal[1:-1]) + literal[-1]

    def is_generated(self):
        return is_generated(self.lines)

    def includes(self):
        """(line, form, path); form is '<' or '"'."""
        for m in re.finditer(r'^[ \t]*#[ \t]*include[ \t]*([<"])([^>"\n]*)',
                             self.bare, re.MULTILINE):
            yield self.line_of(m.start(1)), m.group(1), m.group(2)

    def functions(self):
        lines = self.code.split('\n')
        start = None
        for number, line in enumerate(lines, 1):
            if line.startswith('{'):
                start = number
            elif line.startswith('}') and start:
                head = self._head_of(lines, start)
                signature = '\n'.join(lines[head - 1:start - 1])
                yield Function(self._name_in(signature), head, number,
                               '\n'.join(lines[start:number - 1]))
                start = None

    @staticmethod
    def _head_of(lines, start):
        head = start
        while head > 1 and lines[head - 2].strip() and \
                lines[head - 2].rstrip()[-1] not in ';}' and \
                not lines[head - 2].startswith('#'):
            head -= 1
        return head

    @staticmethod
    def _name_in(signature):
        for m in NAME.finditer(signature):
            if m.group(1) == 'KIN_TEST':
                return m.group(2)
            if not m.group(1).startswith('__') and not m.group(1).isupper():
                return m.group(1)
        return '?'


class Findings:
    """Collects what is wrong; `report` prints it and gives the exit code."""

    def __init__(self, name):
        self.name = name
        self.found = []

    def add(self, path, line, text):
        self.found.append((path, line, text))

    def report(self, checked):
        for path, line, text in sorted(set(self.found)):
            print(f'{path}:{line}: {text}')
        if self.found:
            print(f'{self.name}: {len(set(self.found))} found')
            return 1
        print(f'{self.name}: ok, {checked}')
        return 0
