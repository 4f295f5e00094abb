#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Reads metrics as Prometheus does, with its own client's parser.

  parse_metrics.py NAME... < TEXT

Says what is wrong: text that the parser refuses, a series that stands there
twice, a histogram whose buckets fall, or a family that is not there.
"""
import collections
import sys

from prometheus_client import parser


def check_histogram(family):
    """Buckets of one series rise to its count."""
    buckets = collections.defaultdict(list)
    counts = {}
    for sample in family.samples:
        labels = dict(sample.labels)
        limit = labels.pop('le', None)
        key = tuple(sorted(labels.items()))
        if limit is not None:
            buckets[key].append((float(limit), sample.value))
        elif sample.name.endswith('_count'):
            counts[key] = sample.value
    for key, rows in buckets.items():
        values = [value for _, value in sorted(rows)]
        if values != sorted(values) or values[-1] != counts.get(key):
            yield f'{family.name}: buckets of {dict(key)} are {values}'


def check(families):
    """Whatever is wrong with the families."""
    seen = set()
    for family in families:
        if not family.samples:
            yield f'{family.name}: no samples'
        for sample in family.samples:
            series = (sample.name, tuple(sorted(sample.labels.items())))
            if series in seen:
                yield f'{series}: twice'
            seen.add(series)
        if family.type == 'histogram':
            yield from check_histogram(family)


def main():
    families = list(parser.text_string_to_metric_families(sys.stdin.read()))
    names = {sample.name for family in families for sample in family.samples}
    names.update(family.name for family in families)
    problems = list(check(families))
    problems += [f'{name}: missing' for name in sys.argv[1:]
                 if name not in names]
    for problem in problems:
        print(problem)
    print(f'{len(families)} families, {len(names)} names')
    return 1 if problems else 0


sys.exit(main())
