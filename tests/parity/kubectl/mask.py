#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Replaces what cannot be the same on two servers.

  mask.py < OUTPUT

Times, ages, uids, versions, addresses, generated names and the names of
temporary files; runs of spaces, because columns are as wide as what is in them.
"""
import re
import sys

RULES = [
    # What other tests have left in the real cluster.
    (r'^.*\bkin\.example\.com\b.*\n', ''),
    (r'\bparity-\d+\b', 'parity'),
    (r'\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b',
     'UID'),
    (r'\b(X509SHA256|JTI)=[0-9a-f-]+', r'\1=ID'),
    (r'\b\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z', 'TIME'),
    (r'\b(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d\d \w{3} \d{4} '
     r'\d\d:\d\d:\d\d [+-]\d{4}', 'TIME'),
    (r'\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\.\d+ [+-]\d{4}', 'TIME'),
    # The head of a line of kubectl's log: date, time, process.
    (r'^([IWEF])\d{4} \d\d:\d\d:\d\d\.\d+ +\d+ ', r'\1 '),
    (r'(resourceVersion"?: ?)"\d+"', r'\1"VERSION"'),
    (r'("continue":")[^"]+"', r'\1TOKEN"'),
    (r'/(LIVE|MERGED)-\d+/', r'/\1/'),
    (r'/tmp/kubectl-edit-\d+\.yaml', 'FILE'),
    # Addresses of services; cluster/kinds leaves a range of its own behind.
    (r'\b(10\.\d+|192\.0)\.\d+\.\d+\b', 'IP'),
    (r'(?<![\w.:/-])\d+(s|m|h|d|y)(\d+(s|m|h|d))?(?![\w.:/-])', 'AGE'),
    (r'nodePort"?: \d+', 'nodePort: PORT'),
    (r'[ \t]+', ' '),
    (r' +$', ''),
    # The real server may look for a new service's address too early, and tell.
    (r'^.*\bipallocator-repair-controller\b.*\n', ''),
    (r'^Events:\n Type Reason Age From Message\n [- ]+\n(?! )',
     'Events: <none>\n'),
]


def main():
    rules = [(re.compile(pattern, re.MULTILINE), by) for pattern, by in RULES]
    text = sys.stdin.read()
    for pattern, by in rules:
        text = pattern.sub(by, text)
    sys.stdout.write(text)


main()
