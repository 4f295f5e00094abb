#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Checks docs/parity.md: what it names exists, and nothing is missing.

  table.py          tests, histories and wanted differences that it names
  table.py --go     also that each test function of client-go has a row, which
                    needs Go and its modules; exits with 77 without them
"""
import glob
import os
import re
import shutil
import subprocess
import sys

ROOT = os.path.realpath(os.path.join(os.path.dirname(__file__), '..', '..'))
MODULE = os.path.join(ROOT, 'tests', 'parity', 'informer')
HISTORIES = os.path.join(MODULE, 'histories')


def read(*path):
    with open(os.path.join(ROOT, *path), encoding='utf-8') as file:
        return file.read()


def unit_tests(program):
    path = f'tests/{program}.c'
    if not os.path.isfile(os.path.join(ROOT, path)):
        return None
    return set(re.findall(r'^KIN_TEST\((\w+)', read(path), re.MULTILINE))


def check_answer(test, answer, findings):
    """An answer names programs, each with its tests, and histories."""
    if not answer:
        findings.append(f'{test}: no answer')
    names = None
    for word in re.findall(r'`([^`]+)`|\b(histories)\b', answer):
        if word[1]:
            names = {os.path.basename(path)[:-len('.jsonl')]
                     for path in glob.glob(HISTORIES + '/*.jsonl')}
        elif word[0].startswith('unit/'):
            names = unit_tests(word[0])
            if names is None:
                findings.append(f'{test}: no program {word[0]}')
        elif '/' in word[0] or '(' in word[0] or '.' in word[0]:
            names = None
        elif re.fullmatch(r'[a-z0-9_-]+', word[0]) and names is not None:
            if word[0] not in names:
                findings.append(f'{test}: {word[0]} does not exist')


def check_wanted(text, findings):
    """The names of wanted differences are those that histories use."""
    told = set(re.findall(r'^\| `([a-z-]+)` \|', text, re.MULTILINE))
    used = set()
    for path in glob.glob(HISTORIES + '/*.jsonl'):
        with open(path, encoding='utf-8') as file:
            used.update(re.findall(r'"wanted": "([^"]*)"', file.readline()))
    for name in sorted(told ^ used):
        findings.append(f'wanted difference {name}: '
                        + ('no history' if name in told else 'not explained'))


def client_go():
    """The test functions of tools/cache by file; None if they cannot be had."""
    if not shutil.which('go'):
        return None
    folder = subprocess.run(
        ['go', 'list', '-m', '-f', '{{.Dir}}', 'k8s.io/client-go'], cwd=MODULE,
        stdout=subprocess.PIPE, check=False, text=True).stdout.strip()
    if not folder:
        return None
    functions = {}
    root = os.path.join(folder, 'tools', 'cache')
    for path in glob.glob(root + '/**/*_test.go', recursive=True):
        with open(path, encoding='utf-8') as file:
            names = re.findall(r'^func (Test\w+)', file.read(), re.MULTILINE)
        if names:
            functions[os.path.relpath(path, root)] = set(names)
    return functions


def main():
    text = read('docs', 'parity.md')
    findings = []
    rows = {}
    for part in re.split(r'^### ', text, flags=re.MULTILINE)[1:]:
        file, _, table = part.partition('\n')
        rows[file] = set()
        for test, answer in re.findall(
                r'^\| (Test\w+) \|[^|]*\| (.*) \|$', table, re.MULTILINE):
            rows[file].add(test)
            check_answer(test, answer, findings)
    check_wanted(text, findings)
    functions = client_go() if '--go' in sys.argv[1:] else rows
    if functions is None:
        print('table.py: the modules of client-go cannot be had',
              file=sys.stderr)
        sys.exit(1 if os.environ.get('KIN_REQUIRE_CLUSTER', '0') != '0'
                 else 77)
    for file in sorted(set(functions) | set(rows)):
        for test in sorted(functions.get(file, set())
                           ^ rows.get(file, set())):
            findings.append(f'{file}: {test} is only in one of both')
    for finding in findings:
        print('docs/parity.md:', finding)
    print(f'{sum(map(len, rows.values()))} rows, {len(findings)} findings')
    sys.exit(1 if findings else 0)


main()
